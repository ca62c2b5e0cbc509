//! Guards that formulas need, made from what stands in their way.
//!
//! - Guards made affine in loop indices: a quotient, an extremum or a choice that depends on the
//!   index of a loop around is replaced by a bound, so that the guard follows from the ends of that
//!   index's range. The result implies the guard; where it fails and the guard would not, the
//!   function is simulated for nothing, near the edge of the machine integers.
//! - Guards that keep parameters ordinary: positive divisors, sizes that do not wrap. Elsewhere the
//!   function is simulated.

use super::Solver;
use crate::analysis::LoopId;
use crate::expr::{Expr, Facts, Node, Num};
use crate::ir::{BinaryOp, Block, Inst, Value};

/// Replacements in one guard.
const STEPS: usize = 32;

impl Solver<'_> {
    /// Conditions on parameters under which expressions of a loop are free of cases that only
    /// unusual ones bring about: divisors are positive, unsigned readings and wraps that do not
    /// depend on loop indices change nothing.
    pub(super) fn ordinary_parameters(&mut self, l: LoopId, roots: &[Expr]) -> Vec<Expr> {
        let mut order = Vec::new();
        self.s.visit(roots, |x, _| order.push(x));
        let mut wanted = Vec::new();
        for x in order {
            if !self.s.vars(x).is_empty() {
                // a division by a parameter, in cases by its sign
                if let Node::FloorDiv(_, d) = *self.s.node(x) {
                    if self.s.vars(d).is_empty() && self.s.as_const(d).is_none() {
                        wanted.push(self.positive_divisor(d));
                    }
                }
                continue;
            }
            match *self.s.node(x) {
                Node::FloorDiv(_, d) if self.s.as_const(d).is_none() => {
                    wanted.push(self.positive_divisor(d));
                }
                Node::Unsigned(_, arg) => wanted.push(self.s.ge0(arg)),
                Node::Wrap { signed, width, arg } => {
                    let (lo, hi) = crate::expr::machine_range(width, signed);
                    let above = self.s.add_num(arg, -lo);
                    let below = self.s.linear_sum(hi, [(Num::int(-1), arg)]);
                    wanted.extend([self.s.ge0(above), self.s.ge0(below)]);
                }
                _ => {}
            }
        }
        let mut known = self.entry_facts(l);
        let mut guards = Vec::new();
        for g in wanted {
            let g = known.simplify(&mut self.s, g);
            if self.s.as_const(g).is_some() {
                continue;
            }
            let mut with = known.clone();
            with.assume(&mut self.s, g);
            if with.is_contradictory() {
                continue;
            }
            known = with;
            if let Some(g) = self.over_parameters(l, g) {
                guards.push(g);
            }
        }
        guards
    }

    /// Takes the divisors that parameters decide as positive wherever the function divides by them,
    /// and what is divided as free of wraps, so that formulas do not speak of each sign: a number
    /// of tiles reads `ceil(n/b)`.
    pub(super) fn guard_divisors(&mut self) {
        let divisions: Vec<(Block, Value, Value)> = self
            .func
            .layout
            .iter()
            .flat_map(|&b| self.func.blocks[b].insts.iter().map(move |(_, i)| (b, i)))
            .filter_map(|(b, i)| match *i {
                Inst::Binary(BinaryOp::SDiv | BinaryOp::SRem, _, x, d) => Some((b, x, d)),
                _ => None,
            })
            .collect();
        for (b, x, d) in divisions {
            let Some(d) = self.over_parameters_alone(d) else { continue };
            if self.s.as_const(d).is_some() {
                continue;
            }
            let mut wanted = vec![self.positive_divisor(d)];
            if let Some(x) = self.over_parameters_alone(x) {
                // what is computed before it is divided is a length
                let plain = self.strip_wraps(x, None, &mut Vec::new());
                if self.s.linear(plain).1.len() > 1 {
                    wanted.push(self.s.ge0(plain));
                }
                self.unwrapped_sizes(x, &mut wanted);
            }
            let Some(node) = self.node_of(None, b) else { continue };
            let reached = self.reach(None, node);
            if !self.s.vars(reached).is_empty() {
                continue;
            }
            let mut known = self.facts(None);
            known.assume(&mut self.s, reached);
            let not_reached = self.s.not(reached);
            for g in wanted {
                let g = known.simplify(&mut self.s, g);
                let mut with = known.clone();
                with.assume(&mut self.s, g);
                if self.s.as_const(g).is_some() || with.is_contradictory() {
                    continue;
                }
                known = with;
                let g = self.s.or(not_reached, g);
                self.guard(vec![g]);
            }
        }
    }

    /// The value of what is computed before any loop, if it rests on parameters and nothing else.
    fn over_parameters_alone(&mut self, v: Value) -> Option<Expr> {
        if self.forest.innermost(self.func.def_block(v)).is_some() {
            return None;
        }
        let e = self.value(v, false);
        (self.s.vars(e).is_empty() && !self.speaks_of_addresses(&[e])).then_some(e)
    }

    /// The conditions under which no wrap in an expression over parameters happens.
    fn unwrapped_sizes(&mut self, e: Expr, wanted: &mut Vec<Expr>) {
        let mut wraps = Vec::new();
        self.s.visit(&[e], |_, node| {
            if let Node::Wrap { signed, width, arg } = *node {
                wraps.push((signed, width, arg));
            }
        });
        for (signed, width, arg) in wraps {
            let (lo, hi) = crate::expr::machine_range(width, signed);
            let above = self.s.add_num(arg, -lo);
            let below = self.s.linear_sum(hi, [(Num::int(-1), arg)]);
            wanted.extend([self.s.ge0(above), self.s.ge0(below)]);
        }
    }

    /// `d > 0`, of `d` and `-d` the one that reads so.
    fn positive_divisor(&mut self, d: Expr) -> Expr {
        let (_, terms) = self.s.linear(d);
        let negated = terms.first().is_some_and(|(k, _)| k.is_negative());
        let d = if negated { self.s.neg(d) } else { d };
        let zero = self.s.zero();
        self.s.gt(d, zero)
    }

    /// A condition that implies `g`, without the quotients and extrema over loop indices that keep
    /// `g` from being affine in these: `a·floor(x/d)` is at most `a·x/d`, and at least
    /// `a·(x - d)/d`.
    pub(super) fn affine_bounds(&mut self, facts: &mut Facts, g: Expr) -> Option<Expr> {
        let atoms: Vec<Expr> = match self.s.node(g).clone() {
            Node::And(args) => args.to_vec(),
            _ => vec![g],
        };
        let mut out = Vec::new();
        for a in atoms {
            let Node::Ge0(e) = *self.s.node(a) else {
                out.push(a);
                continue;
            };
            let mut work = vec![e];
            let mut steps = 0;
            while let Some(e) = work.pop() {
                steps += 1;
                if steps > STEPS {
                    return None;
                }
                match self.nearer_to_affine(facts, e) {
                    Some(parts) => work.extend(parts),
                    None => out.push(self.s.ge0(e)),
                }
            }
        }
        Some(self.s.and_all(&out))
    }

    /// A product with a minimum, a maximum or a choice, as one of products: the other factors must
    /// not be negative.
    fn choice_factor(&mut self, facts: &mut Facts, factors: &[(Expr, u32)]) -> Option<Expr> {
        let is_choice =
            |s: &Self, e: Expr| matches!(s.s.node(e), Node::Min(_) | Node::Max(_) | Node::Ite(..));
        let at = factors.iter().position(|f| f.1 == 1 && is_choice(self, f.0))?;
        let others = factors.iter().enumerate().filter(|x| x.0 != at).map(|x| *x.1);
        let rest = self.s.product(others.collect::<Vec<_>>());
        if !facts.prove_ge0(&mut self.s, rest) {
            return None;
        }
        let times = |s: &mut Self, a: Expr| {
            let p = s.s.mul(a, rest);
            s.s.expand(p)
        };
        Some(match self.s.node(factors[at].0).clone() {
            Node::Ite(c, a, b) => {
                let (a, b) = (times(self, a), times(self, b));
                self.s.ite(c, a, b)
            }
            Node::Min(args) => {
                let args: Vec<Expr> = args.iter().map(|&a| times(self, a)).collect();
                self.s.min_all(&args)
            }
            Node::Max(args) => {
                let args: Vec<Expr> = args.iter().map(|&a| times(self, a)).collect();
                self.s.max_all(&args)
            }
            _ => return None,
        })
    }

    /// Expressions that, none of them negative, keep `e` from being negative, with one quotient or
    /// extremum over loop indices less; `None` if there is none.
    fn nearer_to_affine(&mut self, facts: &mut Facts, e: Expr) -> Option<Vec<Expr>> {
        let (c, terms) = self.s.linear(e);
        for (i, (coefficient, t)) in terms.iter().enumerate() {
            if self.s.vars(*t).is_empty() {
                continue;
            }
            let up = coefficient.is_positive();
            let rest: Vec<(Num, Expr)> =
                terms.iter().enumerate().filter(|x| x.0 != i).map(|x| x.1.clone()).collect();
            let with = |s: &mut Self, x: Expr| {
                let own = (coefficient.clone(), x);
                s.s.linear_sum(c.clone(), rest.iter().cloned().chain([own]))
            };
            let (x, d, scaled) = match self.s.node(*t).clone() {
                Node::Max(args) | Node::Min(args) => {
                    let is_max = matches!(self.s.node(*t), Node::Max(_));
                    if is_max != up {
                        return Some(args.iter().map(|&a| with(self, a)).collect());
                    }
                    // any one of them bounds it: the simplest
                    let one = args.iter().copied().min_by_key(|&a| self.s.vars(a).len())?;
                    return Some(vec![with(self, one)]);
                }
                // whichever it is
                Node::Ite(_, a, b) => return Some(vec![with(self, a), with(self, b)]),
                Node::FloorDiv(x, d) => (x, d, false),
                Node::Product(factors) if self.choice_factor(facts, &factors).is_some() => {
                    let t = self.choice_factor(facts, &factors)?;
                    return Some(vec![with(self, t)]);
                }
                Node::Product(factors) => {
                    let [(a, 1), (b, 1)] = factors.as_slice() else { continue };
                    match (self.s.node(*a), self.s.node(*b)) {
                        (Node::FloorDiv(x, d), _) if d == b => (*x, *d, true),
                        (_, Node::FloorDiv(x, d)) if d == a => (*x, *d, true),
                        _ => continue,
                    }
                }
                _ => continue,
            };
            let minus_one = self.s.add_num(d, Num::int(-1));
            if !facts.prove_ge0(&mut self.s, minus_one) {
                continue;
            }
            let x = if up { self.s.sub(x, d) } else { x };
            if scaled {
                return Some(vec![with(self, x)]);
            }
            // times the divisor, which must be a number for the whole to stay affine
            let Some(d) = self.s.as_const(d).cloned() else { continue };
            let others = rest.iter().map(|(k, t)| (k.clone() * d.clone(), *t));
            let terms: Vec<_> = others.chain([(coefficient.clone(), x)]).collect();
            return Some(vec![self.s.linear_sum(c.clone() * d, terms)]);
        }
        None
    }
}
