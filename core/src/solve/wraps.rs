//! Wraps put aside: an expression without them, and the conditions on the parameters under which
//! none of them happens (design, "What makes it exact", 4).

use super::trip::entry_simplified;
use super::Solver;
use crate::analysis::LoopId;
use crate::expr::{machine_range, Expr, Facts, Node, Num, Store, Sym};
use rustc_hash::FxHashMap;

/// A summand without wraps, what is known where its loop is entered, and the conditions on the
/// parameters that this rests on.
pub(super) struct Plain {
    pub body: Expr,
    pub facts: Facts,
    pub guards: Vec<Expr>,
}

/// A wrap that was taken off: the operand must be a machine integer of that width and sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Obligation {
    pub(super) arg: Expr,
    pub(super) width: u8,
    pub(super) signed: bool,
}

impl Obligation {
    /// Two expressions that are not negative where it is met.
    pub(super) fn bounds(self, s: &mut Store) -> [Expr; 2] {
        let (lo, hi) = machine_range(self.width, self.signed);
        [s.add_num(self.arg, -lo), s.linear_sum(hi, [(Num::int(-1), self.arg)])]
    }
}

impl Solver<'_> {
    /// The expression with every wrap taken off, or every one of something that depends on an
    /// index.
    pub(super) fn strip_wraps(
        &mut self,
        e: Expr,
        k: Option<Sym>,
        out: &mut Vec<Obligation>,
    ) -> Expr {
        let mut order = Vec::new();
        self.s.visit(&[e], |x, _| order.push(x));
        let mut done: FxHashMap<Expr, Expr> = FxHashMap::default();
        for x in order {
            if k.is_some_and(|k| !self.s.has_var(x, k)) {
                continue;
            }
            let r = match *self.s.node(x) {
                Node::Wrap { signed, width, arg } => {
                    let arg = done.get(&arg).copied().unwrap_or(arg);
                    out.push(Obligation { arg, width, signed });
                    arg
                }
                Node::Unsigned(width, arg) => {
                    let arg = done.get(&arg).copied().unwrap_or(arg);
                    out.push(Obligation { arg, width, signed: false });
                    arg
                }
                // the high part of an index that stays low: `floor(k / 2^32)` is 0
                Node::FloorDiv(arg, d) if k.is_some() && self.high_part(d).is_some() => {
                    let arg = done.get(&arg).copied().unwrap_or(arg);
                    let width = self.high_part(d).unwrap_or(64);
                    out.push(Obligation { arg, width, signed: false });
                    self.s.zero()
                }
                _ => {
                    let get = |a: Expr| done.get(&a).copied().unwrap_or(a);
                    self.s.rebuild(x, &get)
                }
            };
            done.insert(x, r);
        }
        done.get(&e).copied().unwrap_or(e)
    }

    /// The exponent of a large power of two.
    fn high_part(&self, d: Expr) -> Option<u8> {
        let v = self.s.as_const(d)?.as_i128()?;
        let bits = v.trailing_zeros();
        (v > 0 && v.count_ones() == 1 && (16..=64).contains(&bits)).then_some(bits as u8)
    }

    /// A summand of a loop with wraps taken off, of what its indices decide, or, if `all`, of
    /// parameters too. `last` is the last iteration that counts, `facts` hold where the loop is
    /// entered. `None` if there is nothing to take off, or no condition on the
    /// parameters under which none of them happens. The conditions `given` are going to be guards.
    pub(super) fn without_wraps(
        &mut self,
        l: LoopId,
        body: Expr,
        last: Expr,
        mut facts: Facts,
        all: bool,
        given: &[Expr],
    ) -> Option<Plain> {
        let mut obligations = Vec::new();
        let mut plain = body;
        if all {
            plain = self.strip_wraps(plain, None, &mut obligations);
        } else {
            for v in self.s.vars(body).clone() {
                plain = self.strip_wraps(plain, Some(v), &mut obligations);
            }
        }
        if obligations.is_empty() {
            return None;
        }
        let guards = self.wrap_guards(l, last, &obligations, given)?;
        // what is known of a wrapped value is known of the value
        for c in facts.conditions().to_vec() {
            let mut found = Vec::new();
            let c = self.strip_wraps(c, None, &mut found);
            if !found.is_empty() && found.iter().all(|o| obligations.contains(o)) {
                facts.assume(&mut self.s, c);
            }
        }
        for &g in &guards {
            facts.assume(&mut self.s, g);
        }
        Some(Plain { body: plain, facts, guards })
    }

    /// An expression of a loop's iterations without the wraps of what changes, and the conditions
    /// under which none of them happens; as it is, where there is nothing to take off.
    pub(super) fn unwrapped(&mut self, l: LoopId, e: Expr) -> (Expr, Vec<Expr>) {
        let plain = self.trip(l).and_then(|btc| {
            let entry = self.entry_facts(l);
            self.without_wraps(l, e, btc, entry, false, &[])
        });
        match plain {
            Some(Plain { body, guards, .. }) => (body, guards),
            None => (e, Vec::new()),
        }
    }

    /// The conditions on the parameters under which no obligation of an iteration up to the last
    /// one that counts is broken.
    fn wrap_guards(
        &mut self,
        l: LoopId,
        last: Expr,
        obligations: &[Obligation],
        given: &[Expr],
    ) -> Option<Vec<Expr>> {
        let mut inside = self.facts(Some(l));
        given.iter().for_each(|&g| inside.assume(&mut self.s, g));
        let k = self.index(l);
        let ke = self.s.sym(k);
        let left = self.s.sub(last, ke);
        inside.assume_non_negative(&mut self.s, left);
        let mut guards = Vec::new();
        for o in obligations {
            for e in o.bounds(&mut self.s) {
                if inside.prove_ge0(&mut self.s, e) {
                    continue;
                }
                let g = self.s.ge0(e);
                let g = match self.at_entry(l, g) {
                    Some(g) => g,
                    None => {
                        let stronger = self.affine_bounds(&mut inside, g)?;
                        self.at_entry(l, stronger)?
                    }
                };
                if !self.always_holds(g) && !self.guards.contains(&g) && !guards.contains(&g) {
                    if self.s.is_stepped(g) {
                        return None;
                    }
                    guards.push(g);
                }
            }
        }
        Some(guards)
    }

    /// A condition on an iteration of the loop as one on the parameters.
    fn at_entry(&mut self, l: LoopId, g: Expr) -> Option<Expr> {
        let k = self.index(l);
        let mut g = g;
        if self.s.has_var(g, k) {
            g = self.at_both_ends(l, g, k)?;
        }
        let g = entry_simplified(self, l, g);
        self.over_parameters(l, g)
    }
}
