//! `Σ_{var=lo}^{hi} body` in closed form, where there is one.

use super::compare::without_division;
use super::polynomial::sum_polynomial;
use crate::expr::{Expr, Facts, Node, Num, Store, Sym, SymKind};

/// How many ranges one sum may be split into. Sums that come to an end take up to 50.
const FUEL: u32 = 96;
/// How much work one sum may take. Sums that come to an end take up to 7,000.
const WORK: u64 = 12_000;
/// Up to so many residues are summed one by one, beyond block by block.
const FEW_RESIDUES: i128 = 4;
/// The most residues a sum is split into for a floor division by a constant.
const MAX_RESIDUES: i128 = 16;

/// The sum of `body` for `var` from `lo` to `hi` (0 if `hi < lo`), in closed form under `facts`,
/// which must not mention `var`. `None` where no closed form was found; the caller may then keep
/// [`Store::sum_over`].
///
/// ```
/// use symprof_core::expr::{Facts, Store, SymKind};
/// use symprof_core::sum::sum_range;
/// let mut s = Store::new();
/// let (n, zero) = (s.parameter("n", 32), s.zero());
/// let i = s.symbol("i", SymKind::Index, None, None);
/// let body = s.sym(i);
/// let hi = s.sub(n, body); // n - i, summed over i = 0 .. n
/// let mut facts = Facts::new();
/// let c = s.ge(n, zero);
/// facts.assume(&mut s, c);
/// let e = sum_range(&mut s, &facts, i, zero, n, hi).unwrap();
/// assert_eq!(s.display(e).to_string(), "n*(n + 1)/2");
/// ```
pub fn sum_range(
    s: &mut Store,
    facts: &Facts,
    var: Sym,
    lo: Expr,
    hi: Expr,
    body: Expr,
) -> Option<Expr> {
    sum_range_within(s, facts, var, lo, hi, body, &mut u64::MAX.clone())
}

/// As [`sum_range`], taking what it needs from a common allowance of [work](Store::work): where
/// that is used up there is no closed form.
pub fn sum_range_within(
    s: &mut Store,
    facts: &Facts,
    var: Sym,
    lo: Expr,
    hi: Expr,
    body: Expr,
    allowance: &mut u64,
) -> Option<Expr> {
    let start = s.work();
    let work_limit = start + WORK.min(*allowance);
    let mut engine = Engine { s, var, fuel: FUEL, work_limit, blocks_deep: 0 };
    let mut outer = facts.clone();
    let e = engine.range(&mut outer, lo, hi, body);
    *allowance = allowance.saturating_sub(engine.s.work() - start);
    e.map(|e| outer.simplify(s, e))
}

struct Engine<'a> {
    s: &'a mut Store,
    var: Sym,
    fuel: u32,
    /// the store's work at which to give up
    work_limit: u64,
    /// how many sums over blocks are being taken, one in the other
    blocks_deep: u32,
}

/// What to split a summand at.
enum Split {
    /// a condition that does not depend on the index
    Free(Expr),
    /// `a·var + b ≥ 0`
    Compare { atom: Expr, a: Expr, b: Expr },
    /// `a·var + b = 0`
    Equal { atom: Expr, a: Expr, b: Expr },
    /// `rest ± floor(x/d) ≥ 0`
    Quotient { atom: Expr, rest: Expr, x: Expr, d: Expr, below: bool },
    /// the residue of the index modulo a constant
    Residue(Num),
    /// an extremum: the larger of two of its operands
    Extremum { node: Expr, a: Expr, b: Expr },
    /// the blocks of indices between two multiples: `floor((±var + b)/m)`
    Blocks { node: Expr, a: Num, b: Expr, m: Expr },
}

impl Engine<'_> {
    /// The sum over one range; `outer` holds what is known independent of the index.
    fn range(&mut self, outer: &mut Facts, lo: Expr, hi: Expr, body: Expr) -> Option<Expr> {
        if self.fuel == 0 || self.s.work() >= self.work_limit {
            return None;
        }
        self.fuel -= 1;
        self.s.count_work();
        let lo = outer.simplify(self.s, lo);
        let hi = outer.simplify(self.s, hi);
        let body = {
            let mut inner = self.within(outer, lo, hi);
            if inner.is_contradictory() {
                return Some(self.s.zero());
            }
            inner.simplify(self.s, body)
        };
        if self.s.is_zero(body) {
            return Some(body);
        }
        let span = self.s.sub(hi, lo);
        let span = self.s.add_num(span, Num::ONE);
        let len = self.s.positive_part(span);
        let len = outer.simplify(self.s, len);
        if self.s.is_zero(len) {
            return Some(len);
        }
        if !self.s.has_var(body, self.var) {
            return Some(self.s.mul(len, body));
        }
        if let Some(v) = self.s.as_const(len).and_then(Num::as_i128) {
            if v <= 4 {
                // a handful of values: name them
                let mut total = self.s.zero();
                for k in 0..v {
                    let at = self.s.add_num(lo, Num::int(k));
                    let x = self.s.substitute(body, &[(self.var, at)]);
                    total = self.s.add(total, x);
                }
                return Some(total);
            }
        }
        // one value at most: what is left of a tile
        let more = self.s.linear_sum(Num::ONE, [(Num::int(-1), span)]);
        if outer.prove_ge0(self.s, more) {
            let at = self.s.substitute(body, &[(self.var, lo)]);
            let zero = self.s.zero();
            let any = self.s.gt(span, zero);
            let one = self.s.ite(any, at, zero);
            return Some(outer.simplify(self.s, one));
        }
        if let Some(e) = sum_polynomial(self.s, self.var, lo, len, body) {
            return Some(e);
        }
        // Terms are summed apart, the polynomial ones in one go.
        let (c, terms) = self.s.linear(body);
        if terms.len() > 1 || !c.is_zero() {
            let mut polynomial = vec![];
            let mut total = vec![];
            for (k, t) in terms {
                if self.s.coefficients(t, self.var).is_some() {
                    polynomial.push((k, t));
                } else {
                    let x = self.range(outer, lo, hi, t)?;
                    total.push((k, x));
                }
            }
            let p = self.s.linear_sum(c, polynomial);
            let p = sum_polynomial(self.s, self.var, lo, len, p)?;
            total.push((Num::ONE, p));
            return Some(self.s.linear_sum(Num::ZERO, total));
        }
        if !terms.is_empty() && !terms[0].0.is_one() {
            let (k, t) = terms[0].clone();
            let x = self.range(outer, lo, hi, t)?;
            return Some(self.s.scale(k, x));
        }
        // Factors that do not depend on the index move out.
        if let Node::Product(factors) = self.s.node(body).clone() {
            let (dep, free): (Vec<_>, Vec<_>) =
                factors.into_iter().partition(|f| self.s.has_var(f.0, self.var));
            if !free.is_empty() {
                let f = self.s.product(free);
                let d = self.s.product(dep);
                let x = self.range(outer, lo, hi, d)?;
                return Some(self.s.mul(f, x));
            }
        }
        if let Some(e) = self.floor_sum(outer, body, lo, len) {
            return Some(e);
        }
        if let Some(e) = self.geometric(body, lo, len) {
            return Some(e);
        }
        let split = self.pick(body)?;
        self.split(outer, lo, hi, body, split)
    }

    fn within(&mut self, outer: &Facts, lo: Expr, hi: Expr) -> Facts {
        let v = self.s.sym(self.var);
        let (a, b) = (self.s.sub(v, lo), self.s.sub(hi, v));
        let mut inner = outer.clone();
        inner.assume_non_negative(self.s, a);
        inner.assume_non_negative(self.s, b);
        inner
    }

    /// `Σ floor((a·var + b)/m)` with constant `a` and `m`, where `m` has too many residues.
    fn floor_sum(&mut self, outer: &mut Facts, body: Expr, lo: Expr, len: Expr) -> Option<Expr> {
        let Node::FloorDiv(x, m) = *self.s.node(body) else { return None };
        if self.s.has_var(m, self.var) {
            return None;
        }
        let (a, b) = self.s.affine_in(x, self.var)?;
        let less_one = self.s.add_num(m, Num::int(-1));
        if !outer.prove_ge0(self.s, less_one) {
            return None;
        }
        if let (Some(m), Some(a)) = (self.s.as_const(m), self.s.as_const(a)) {
            let residues = m.checked_div(&m.gcd(a))?;
            if residues <= Num::int(4) {
                return None; // residues read better
            }
        }
        let start = self.s.mul(a, lo);
        let start = self.s.add(start, b);
        let step = self.s.as_const(a).and_then(Num::as_i128);
        if let Some(1 | -1) = step {
            // consecutive numbers, downwards from `start` or upwards
            let end = if step == Some(1) {
                self.s.add(start, len)
            } else {
                self.s.add_num(start, Num::ONE)
            };
            let start = self.s.sub(end, len);
            let (upto, before) = (self.floors_below(end, m), self.floors_below(start, m));
            return Some(self.s.sub(upto, before));
        }
        Some(self.s.floor_sum(len, m, a, start))
    }

    /// What differs between `x + 1` and `x` by `floor(x/m)`, for any integers `x` and `m > 0`:
    /// `q·x - m·q·(q + 1)/2` with `q = floor(x/m)`.
    fn floors_below(&mut self, x: Expr, m: Expr) -> Expr {
        let q = self.s.floor_div(x, m);
        let next = self.s.add_num(q, Num::ONE);
        let full = self.s.mul_all([m, q, next]);
        let whole = self.s.mul(q, x);
        self.s.linear_sum(Num::ZERO, [(Num::ONE, whole), (Num::ratio(-1, 2), full)])
    }

    /// Finds what keeps the summand from being a polynomial.
    fn pick(&mut self, e: Expr) -> Option<Split> {
        if !self.s.has_var(e, self.var) {
            return None;
        }
        match self.s.node(e).clone() {
            Node::Sum(_, terms) => terms.iter().find_map(|(_, t)| self.pick(*t)),
            Node::Product(factors) => factors.iter().find_map(|(f, _)| self.pick(*f)),
            Node::Ite(c, a, b) => {
                if self.s.has_var(c, self.var) {
                    self.pick_condition(c)
                } else {
                    let _ = (a, b);
                    Some(Split::Free(c))
                }
            }
            Node::Ge0(_) | Node::Eq0(_) | Node::Not(_) | Node::And(_) | Node::Or(_) => {
                self.pick_condition(e)
            }
            Node::Max(args) | Node::Min(args) => {
                let a = args.iter().copied().find(|&a| self.s.has_var(a, self.var))?;
                let b = args.iter().copied().find(|&b| b != a)?;
                Some(Split::Extremum { node: e, a, b })
            }
            Node::Unsigned(_, x) => {
                let c = self.s.ge0(x);
                self.pick_condition(c)
            }
            Node::FloorDiv(x, d) => {
                if self.s.has_var(d, self.var) {
                    return None;
                }
                match self.s.affine_in(x, self.var) {
                    Some((a, b)) => {
                        let a = self.s.as_const(a).cloned().filter(Num::is_integer)?;
                        if let Some(c) = self.s.as_const(d).filter(|c| c.is_positive()) {
                            let residues = c.checked_div(&c.gcd(&a))?;
                            if residues <= Num::int(FEW_RESIDUES) || !a.abs().is_one() {
                                return Some(Split::Residue(residues));
                            }
                        }
                        a.abs().is_one().then_some(Split::Blocks { node: e, a, b, m: d })
                    }
                    None => self.pick(x),
                }
            }
            Node::Mod(x, m) => {
                if self.s.has_var(m, self.var) {
                    return None;
                }
                match self.s.affine_in(x, self.var) {
                    Some((a, b)) => {
                        let a = self.s.as_const(a).cloned().filter(|a| a.abs().is_one())?;
                        Some(Split::Blocks { node: e, a, b, m })
                    }
                    None => self.pick(x),
                }
            }
            _ => None,
        }
    }

    fn pick_condition(&mut self, c: Expr) -> Option<Split> {
        if !self.s.has_var(c, self.var) {
            return match self.s.node(c) {
                Node::Const(_) => None,
                _ => Some(Split::Free(c)),
            };
        }
        match self.s.node(c).clone() {
            Node::Not(x) => self.pick_condition(x),
            Node::And(args) | Node::Or(args) => {
                // comparisons of the index first: they narrow the range for what is left
                let mut fallback = None;
                for a in args {
                    if !self.s.has_var(a, self.var) {
                        fallback = fallback.or(Some(Split::Free(a)));
                        continue;
                    }
                    match self.pick_condition(a) {
                        Some(p @ (Split::Compare { .. } | Split::Equal { .. })) => return Some(p),
                        other => fallback = fallback.or(other),
                    }
                }
                fallback
            }
            Node::Ge0(x) => {
                let plain = without_division(self.s, x, self.var);
                match self.s.affine_in(plain, self.var) {
                    Some((a, b)) => Some(Split::Compare { atom: c, a, b }),
                    None => self.pick_quotient(c, plain).or_else(|| self.pick(plain)),
                }
            }
            Node::Eq0(x) => match self.s.affine_in(x, self.var) {
                Some((a, b)) => Some(Split::Equal { atom: c, a, b }),
                None => self.pick(x),
            },
            Node::Ite(x, a, b) => {
                if self.s.has_var(x, self.var) {
                    self.pick_condition(x)
                } else {
                    let _ = (a, b);
                    Some(Split::Free(x))
                }
            }
            _ => None,
        }
    }

    fn split(
        &mut self,
        outer: &mut Facts,
        lo: Expr,
        hi: Expr,
        body: Expr,
        split: Split,
    ) -> Option<Expr> {
        match split {
            Split::Free(c) => self.cases(outer, c, |e, facts| e.range(facts, lo, hi, body)),
            Split::Compare { atom, a, b } => self.compare(outer, lo, hi, body, atom, a, b),
            Split::Equal { atom, a, b } => self.equal(outer, lo, hi, body, atom, a, b),
            Split::Quotient { atom, rest, x, d, below } => {
                self.quotient(outer, lo, hi, body, atom, rest, (x, d), below)
            }
            Split::Extremum { node, a, b } => {
                let (if_a, if_b) = self.without_either(body, node, a, b);
                let larger = self.s.ge(a, b);
                self.choice(outer, lo, hi, larger, if_a, if_b)
            }
            Split::Residue(m) => self.residues(outer, lo, hi, body, m),
            Split::Blocks { node, a, b, m } => self.blocks(outer, lo, hi, body, node, a, b, m),
        }
    }

    /// `ite(c, f under c, f under ¬c)`
    fn cases(
        &mut self,
        outer: &mut Facts,
        c: Expr,
        mut f: impl FnMut(&mut Self, &mut Facts) -> Option<Expr>,
    ) -> Option<Expr> {
        if let Some(v) = outer.decide(self.s, c) {
            let _ = v;
            return f(self, outer);
        }
        let n = self.s.not(c);
        let mut arm = |e: &mut Self, c: Expr| -> Option<Option<Expr>> {
            let mut facts = outer.clone();
            facts.assume(e.s, c);
            if facts.is_contradictory() {
                return Some(None);
            }
            f(e, &mut facts).map(Some)
        };
        let yes = arm(self, c)?;
        let no = arm(self, n)?;
        Some(match (yes, no) {
            (Some(a), Some(b)) => self.s.ite(c, a, b),
            (Some(a), None) | (None, Some(a)) => a,
            (None, None) => self.s.zero(),
        })
    }

    /// The body with an atom replaced by its truth, under the range it implies.
    fn body_with(&mut self, body: Expr, atom: Expr, truth: bool) -> Expr {
        let mut facts = Facts::new();
        let n = self.s.not(atom);
        facts.assume(self.s, if truth { atom } else { n });
        facts.simplify(self.s, body)
    }

    /// The body with an atom replaced by another condition.
    fn replaced(&mut self, body: Expr, atom: Expr, by: Expr) -> Expr {
        let yes = self.body_with(body, atom, true);
        let no = self.body_with(body, atom, false);
        self.s.ite(by, yes, no)
    }

    /// A body with an extremum of `a`, `b` and maybe others, where `a ≥ b` and where not.
    fn without_either(&mut self, body: Expr, node: Expr, a: Expr, b: Expr) -> (Expr, Expr) {
        let mut without = |x: Expr| {
            let by = match self.s.node(node).clone() {
                Node::Max(args) => {
                    let args: Vec<Expr> = args.into_iter().filter(|&y| y != x).collect();
                    self.s.max_all(&args)
                }
                Node::Min(args) => {
                    let args: Vec<Expr> = args.into_iter().filter(|&y| y != x).collect();
                    self.s.min_all(&args)
                }
                _ => node,
            };
            self.s.with_node(body, node, by)
        };
        let (no_a, no_b) = (without(a), without(b));
        match self.s.node(node) {
            Node::Max(_) => (no_b, no_a),
            _ => (no_a, no_b),
        }
    }

    /// `Σ ite(c, yes, no)`, one comparison of the condition after the other.
    fn choice(
        &mut self,
        outer: &mut Facts,
        lo: Expr,
        hi: Expr,
        c: Expr,
        yes: Expr,
        no: Expr,
    ) -> Option<Expr> {
        if let Some(truth) = outer.decide(self.s, c) {
            return self.range(outer, lo, hi, if truth { yes } else { no });
        }
        match self.pick_condition(c)? {
            Split::Free(atom) => self.cases(outer, atom, |e, f| {
                let holds = f.decide(e.s, atom);
                let c = match holds {
                    Some(truth) => e.body_with(c, atom, truth),
                    None => c,
                };
                e.choice(f, lo, hi, c, yes, no)
            }),
            Split::Compare { atom, a, b } => {
                let rising = match self.rising(outer, a) {
                    Ok(rising) => rising,
                    Err(sign) => {
                        return self.cases(outer, sign, |e, f| e.choice(f, lo, hi, c, yes, no))
                    }
                };
                let (on, off) = (self.body_with(c, atom, true), self.body_with(c, atom, false));
                let Some(rising) = rising else {
                    let holds = self.s.ge0(b);
                    let c = self.s.ite(holds, on, off);
                    return self.choice(outer, lo, hi, c, yes, no);
                };
                let [holds, fails] = self.cut(lo, hi, a, b, rising);
                let x = self.choice(outer, holds.0, holds.1, on, yes, no)?;
                let y = self.choice(outer, fails.0, fails.1, off, yes, no)?;
                Some(self.s.add(x, y))
            }
            other => {
                let body = self.s.ite(c, yes, no);
                self.split(outer, lo, hi, body, other)
            }
        }
    }

    /// Is the number positive (true), negative (false) or 0 (none)? If that is not known, a
    /// condition to make cases of.
    fn rising(&mut self, outer: &mut Facts, a: Expr) -> Result<Option<bool>, Expr> {
        let zero = self.s.zero();
        let above = self.s.gt(a, zero);
        let below = self.s.lt(a, zero);
        match (outer.decide(self.s, above), outer.decide(self.s, below)) {
            (Some(true), _) => Ok(Some(true)),
            (_, Some(true)) => Ok(Some(false)),
            (None, _) => Err(above),
            (_, None) => Err(below),
            (Some(false), Some(false)) => Ok(None),
        }
    }

    /// The paper's `F` for the comparisons: `a·var + b ≥ 0` cuts the range at one point. The range
    /// where it holds, and the one where it does not.
    fn cut(&mut self, lo: Expr, hi: Expr, a: Expr, b: Expr, rising: bool) -> [(Expr, Expr); 2] {
        if rising {
            // var ≥ ceil(-b / a)
            let nb = self.s.neg(b);
            let p = self.s.ceil_div(nb, a);
            let before = self.s.add_num(p, Num::int(-1));
            [(self.s.max(lo, p), hi), (lo, self.s.min(hi, before))]
        } else {
            // var ≤ floor(b / -a)
            let na = self.s.neg(a);
            let p = self.s.floor_div(b, na);
            let after = self.s.add_num(p, Num::ONE);
            [(lo, self.s.min(hi, p)), (self.s.max(lo, after), hi)]
        }
    }

    /// A summand with a comparison of the index in it.
    #[allow(clippy::too_many_arguments)]
    fn compare(
        &mut self,
        outer: &mut Facts,
        lo: Expr,
        hi: Expr,
        body: Expr,
        atom: Expr,
        a: Expr,
        b: Expr,
    ) -> Option<Expr> {
        // The sign of the coefficient, where it is not known, is a case of its own.
        let rising = match self.rising(outer, a) {
            Ok(rising) => rising,
            Err(sign) => return self.cases(outer, sign, |e, f| e.range(f, lo, hi, body)),
        };
        let Some(rising) = rising else {
            // a = 0: the atom does not depend on the index after all
            let c = self.s.ge0(b);
            let body = self.replaced(body, atom, c);
            return self.range(outer, lo, hi, body);
        };
        let yes = self.body_with(body, atom, true);
        let no = self.body_with(body, atom, false);
        let [holds, fails] = self.cut(lo, hi, a, b, rising);
        let x = self.range(outer, holds.0, holds.1, yes)?;
        let y = self.range(outer, fails.0, fails.1, no)?;
        Some(self.s.add(x, y))
    }

    /// If a comparison is one of a single quotient by an index-free divisor, and becomes affine in
    /// the index without it.
    fn pick_quotient(&mut self, atom: Expr, e: Expr) -> Option<Split> {
        let (c, terms) = self.s.linear(e);
        if !c.is_integer() || !terms.iter().all(|(k, t)| k.is_integer() && self.s.is_integral(*t)) {
            return None;
        }
        let of_index =
            |s: &Self, t: Expr| matches!(s.s.node(t), Node::FloorDiv(..)) && s.s.has_var(t, s.var);
        let at = terms.iter().position(|(k, t)| k.abs().is_one() && of_index(self, *t))?;
        let (k, t) = terms[at].clone();
        let Node::FloorDiv(x, d) = *self.s.node(t) else { return None };
        let rest = self.s.linear_sum(c, terms.into_iter().filter(|y| y.1 != t));
        if self.s.has_var(d, self.var)
            || self.s.affine_in(x, self.var).is_none()
            || self.s.affine_in(rest, self.var).is_none()
        {
            return None;
        }
        Some(Split::Quotient { atom, rest, x, d, below: k.is_negative() })
    }

    /// `rest + floor(x/d) ≥ 0` is `d·rest + x ≥ 0` for `d > 0`, and `rest - floor(x/d) ≥ 0` is
    /// `d·rest + d - 1 - x ≥ 0`.
    #[allow(clippy::too_many_arguments)]
    fn quotient(
        &mut self,
        outer: &mut Facts,
        lo: Expr,
        hi: Expr,
        body: Expr,
        atom: Expr,
        rest: Expr,
        (x, d): (Expr, Expr),
        below: bool,
    ) -> Option<Expr> {
        let zero = self.s.zero();
        let positive = self.s.gt(d, zero);
        let (x, d) = match outer.decide(self.s, positive) {
            Some(true) => (x, d),
            None => return self.cases(outer, positive, |e, f| e.range(f, lo, hi, body)),
            Some(false) => {
                let negative = self.s.lt(d, zero);
                match outer.decide(self.s, negative) {
                    Some(true) => (self.s.neg(x), self.s.neg(d)),
                    None => return self.cases(outer, negative, |e, f| e.range(f, lo, hi, body)),
                    // by 0: an execution that uses the result is undefined
                    Some(false) => {
                        let never = self.s.truth(false);
                        let body = self.replaced(body, atom, never);
                        return self.range(outer, lo, hi, body);
                    }
                }
            }
        };
        let scaled = self.s.mul(rest, d);
        let scaled = self.s.expand(scaled);
        let by = if below {
            let e = self
                .s
                .linear_sum(Num::int(-1), [(Num::ONE, scaled), (Num::ONE, d), (Num::int(-1), x)]);
            self.s.ge0(e)
        } else {
            let e = self.s.add(scaled, x);
            self.s.ge0(e)
        };
        let body = self.replaced(body, atom, by);
        self.range(outer, lo, hi, body)
    }

    /// The paper's `F_{i==v}` and its deleted points: one value of the index is apart.
    #[allow(clippy::too_many_arguments)]
    fn equal(
        &mut self,
        outer: &mut Facts,
        lo: Expr,
        hi: Expr,
        body: Expr,
        atom: Expr,
        a: Expr,
        b: Expr,
    ) -> Option<Expr> {
        let a = self.s.as_const(a).cloned().filter(|a| !a.is_zero() && a.is_integer())?;
        let (a, b) = if a.is_negative() { (-a, self.s.neg(b)) } else { (a, b) };
        // a·var + b = 0
        let nb = self.s.neg(b);
        let d = self.s.num(a);
        let q = self.s.floor_div(nb, d);
        let remainder = self.s.modulo(nb, d);
        let divides = self.s.eq0(remainder);
        let (above, below) = (self.s.ge(q, lo), self.s.le(q, hi));
        let hit = self.s.and_all(&[divides, above, below]);
        let hit = outer.simplify(self.s, hit);
        let no = self.body_with(body, atom, false);
        let rest = self.range(outer, lo, hi, no)?;
        if self.s.is_zero(hit) {
            return Some(rest);
        }
        let yes = self.body_with(body, atom, true);
        let yes = self.s.substitute(yes, &[(self.var, q)]);
        let no = self.s.substitute(no, &[(self.var, q)]);
        let change = self.s.sub(yes, no);
        let mut facts = outer.clone();
        facts.assume(self.s, hit);
        let change = facts.simplify(self.s, change);
        let zero = self.s.zero();
        let at = self.s.ite(hit, change, zero);
        Some(self.s.add(rest, at))
    }

    /// `var = m·q + r`, summed over `q` for each residue `r`.
    fn residues(
        &mut self,
        outer: &mut Facts,
        lo: Expr,
        hi: Expr,
        body: Expr,
        m: Num,
    ) -> Option<Expr> {
        let count = m.as_i128()?;
        if !(2..=MAX_RESIDUES).contains(&count) {
            return None;
        }
        let q = self.s.fresh("q", SymKind::Index, None, None);
        let qe = self.s.sym(q);
        let d = self.s.num(m.clone());
        let mut total = self.s.zero();
        for r in 0..count {
            let r = Num::int(r);
            let at = self.s.linear_sum(r.clone(), [(m.clone(), qe)]);
            let part = self.s.substitute(body, &[(self.var, at)]);
            let first = self.s.add_num(lo, -r.clone());
            let first = self.s.ceil_div(first, d);
            let last = self.s.add_num(hi, -r);
            let last = self.s.floor_div(last, d);
            let outer_var = self.var;
            self.var = q;
            let x = self.range(outer, first, last, part);
            self.var = outer_var;
            total = {
                let x = x?;
                self.s.add(total, x)
            };
        }
        Some(total)
    }

    /// Within a block of indices `floor((a·var + b)/m)` is one number `q`, and
    /// `(a·var + b) mod m` is affine: `Σ_q Σ_{var in block q}`, the first and last block cut.
    #[allow(clippy::too_many_arguments)]
    fn blocks(
        &mut self,
        outer: &mut Facts,
        lo: Expr,
        hi: Expr,
        body: Expr,
        node: Expr,
        a: Num,
        b: Expr,
        m: Expr,
    ) -> Option<Expr> {
        let zero = self.s.zero();
        let positive = self.s.gt(m, zero);
        match outer.decide(self.s, positive) {
            Some(true) => {}
            None => return self.cases(outer, positive, |e, f| e.range(f, lo, hi, body)),
            Some(false) => {
                let negative = self.s.lt(m, zero);
                let by = match outer.decide(self.s, negative) {
                    None => return self.cases(outer, negative, |e, f| e.range(f, lo, hi, body)),
                    Some(true) => self.by_positive_divisor(node)?,
                    // by 0: an execution that uses the result is undefined
                    Some(false) => zero,
                };
                let body = self.s.with_node(body, node, by);
                return self.range(outer, lo, hi, body);
            }
        }
        let v = self.s.sym(self.var);
        let x = self.s.linear_sum(Num::ZERO, [(a.clone(), v), (Num::ONE, b)]);
        if let Some(e) = self.periodic(outer, lo, hi, body, node, (&a, b, m)) {
            return Some(e);
        }
        if self.blocks_deep >= 2 {
            return None;
        }
        let at = |s: &mut Store, e: Expr| s.linear_sum(Num::ZERO, [(a.clone(), e), (Num::ONE, b)]);
        let (x_lo, x_hi) = (at(self.s, lo), at(self.s, hi));
        let (x_lo, x_hi) = if a.is_negative() { (x_hi, x_lo) } else { (x_lo, x_hi) };
        let (q_lo, q_hi) = (self.s.floor_div(x_lo, m), self.s.floor_div(x_hi, m));
        let q = self.s.fresh("q", SymKind::Index, None, None);
        let qe = self.s.sym(q);
        let start = self.s.mul(qe, m); // a·var + b from m·q to m·q + m - 1
        let replacement = match self.s.node(node) {
            Node::Mod(..) => self.s.sub(x, start),
            _ => qe,
        };
        let inner_body = self.s.with_node(body, node, replacement);
        let last = self.s.add(start, m);
        let last = self.s.add_num(last, Num::int(-1));
        let (first, last) = if a.is_negative() {
            (self.s.sub(b, last), self.s.sub(b, start))
        } else {
            (self.s.sub(start, b), self.s.sub(last, b))
        };
        let (first, last) = (self.s.max(lo, first), self.s.min(hi, last));
        // the inner sum, for a block that has indices within the range
        let mut facts = outer.clone();
        let nonempty = self.s.sub(hi, lo);
        facts.assume_non_negative(self.s, nonempty);
        let (ge, le) = (self.s.sub(qe, q_lo), self.s.sub(q_hi, qe));
        facts.assume_non_negative(self.s, ge);
        facts.assume_non_negative(self.s, le);
        self.blocks_deep += 1;
        let inner = self.range(&mut facts, first, last, inner_body);
        let var = self.var;
        self.var = q;
        let total = inner.and_then(|inner| {
            // an empty range has no blocks, though its ends may lie in one
            let mut facts = outer.clone();
            facts.assume_non_negative(self.s, nonempty);
            self.range(&mut facts, q_lo, q_hi, inner)
        });
        self.var = var;
        self.blocks_deep -= 1;
        let total = total?;
        let any = self.s.ge0(nonempty);
        let zero = self.s.zero();
        Some(self.s.ite(any, total, zero))
    }

    /// A summand that depends on the index by one remainder alone: `Σ_{x<y} g(x mod m)` is
    /// `floor(y/m)·G(m) + G(y mod m)` with `G(t) = Σ_{r<t} g(r)`.
    fn periodic(
        &mut self,
        outer: &mut Facts,
        lo: Expr,
        hi: Expr,
        body: Expr,
        node: Expr,
        (a, b, m): (&Num, Expr, Expr),
    ) -> Option<Expr> {
        if !matches!(self.s.node(node), Node::Mod(..)) {
            return None;
        }
        let r = self.s.fresh("r", SymKind::Index, Some(Num::ZERO), None);
        let re = self.s.sym(r);
        let g = self.s.with_node(body, node, re);
        if self.s.has_var(g, self.var) {
            return None;
        }
        // the numbers a·var + b, ascending: from one end up to before the other
        let mut ends =
            [lo, hi].map(|e| self.s.linear_sum(Num::ZERO, [(a.clone(), e), (Num::ONE, b)]));
        if a.is_negative() {
            ends.reverse();
        }
        let nonempty = self.s.sub(hi, lo);
        let mut facts = outer.clone();
        facts.assume_non_negative(self.s, nonempty);
        let past = self.s.add_num(ends[1], Num::ONE);
        let zero = self.s.zero();
        let var = std::mem::replace(&mut self.var, r);
        let mut upto = |e: &mut Self, t: Expr| {
            let last = e.s.add_num(t, Num::int(-1));
            e.range(&mut facts, zero, last, g)
        };
        let whole = upto(self, m);
        let mut below = |e: &mut Self, y: Expr| {
            let q = e.s.floor_div(y, m);
            let rest = e.s.modulo(y, m);
            let rest = upto(e, rest)?;
            let periods = e.s.mul(q, whole?);
            Some(e.s.add(periods, rest))
        };
        let sums = (below(self, past), below(self, ends[0]));
        self.var = var;
        let (Some(x), Some(y)) = sums else { return None };
        let total = self.s.sub(x, y);
        let any = self.s.ge0(nonempty);
        Some(self.s.ite(any, total, zero))
    }

    /// A division or remainder by a negative number as one by its negation.
    fn by_positive_divisor(&mut self, node: Expr) -> Option<Expr> {
        match *self.s.node(node) {
            Node::FloorDiv(x, m) => {
                let (x, m) = (self.s.neg(x), self.s.neg(m));
                Some(self.s.floor_div(x, m))
            }
            Node::Mod(x, m) => {
                let (x, m) = (self.s.neg(x), self.s.neg(m));
                let r = self.s.modulo(x, m);
                Some(self.s.neg(r))
            }
            _ => None,
        }
    }

    /// `Σ 2^(m·var + b)` for a constant `m ≥ 1`: a geometric series.
    fn geometric(&mut self, body: Expr, lo: Expr, len: Expr) -> Option<Expr> {
        let Node::Pow2(x) = *self.s.node(body) else { return None };
        let (a, b) = self.s.affine_in(x, self.var)?;
        let m = self.s.as_const(a)?.as_i128().filter(|m| (1..=64).contains(m))?;
        // 2^(m·lo + b)·(2^(m·len) - 1)/(2^m - 1)
        let start = self.s.mul(a, lo);
        let start = self.s.add(start, b);
        let start = self.s.pow2(start);
        let exponent = self.s.scale(Num::int(m), len);
        let power = self.s.pow2(exponent);
        let power = self.s.add_num(power, Num::int(-1));
        let product = self.s.mul(start, power);
        let d = Num::ONE.checked_div(&(Num::pow2(m as u32) - Num::ONE))?;
        Some(self.s.scale(d, product))
    }
}
