//! `Σ_{var=lo}^{hi} body` in closed form, where there is one.

use super::factor_abstraction::Aside;
use super::polynomial::sum_polynomial;
use super::split_selection::Split;
use crate::expr::{Expr, Node, Num, Store, Sym};
use crate::facts::Facts;

/// The sum of `body` for `var` from `lo` to `hi` (0 if `hi < lo`), in closed form under `facts`,
/// which must not mention `var`. `None` where no closed form was found; the caller may then keep
/// [`Store::sum_over`].
///
/// ```
/// use symprof_core::expr::{Store, SymKind};
/// use symprof_core::facts::Facts;
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
    let limits = &s.limits().sums;
    let (ranges_left, choices_left) = (limits.ranges, limits.choices);
    let work_limit = start.saturating_add(limits.work.min(*allowance));
    let mut engine = Engine {
        s,
        var,
        nothing: Facts::new(),
        ranges_left,
        choices_left,
        work_limit,
        nested_blocks: 0,
    };
    let mut outer = facts.clone();
    let Aside { body, factors } = Aside::new(engine.s, var, body);
    let e = engine.range(&mut outer, lo, hi, body);
    *allowance = allowance.saturating_sub(engine.s.work() - start);
    let e = if factors.is_empty() { e? } else { s.substitute(e?, &factors) };
    Some(outer.simplify(s, e))
}

pub(super) struct Engine<'a> {
    pub(super) s: &'a mut Store,
    pub(super) var: Sym,
    /// no facts: what is assumed on top of them is remembered
    nothing: Facts,
    ranges_left: u32,
    pub(super) choices_left: u32,
    /// the store's work at which to give up
    work_limit: u64,
    /// how many sums over blocks are being taken, one in the other
    pub(super) nested_blocks: u32,
}

impl Engine<'_> {
    /// The sum over one range; `outer` holds what is known independent of the index.
    pub(super) fn range(
        &mut self,
        outer: &mut Facts,
        lo: Expr,
        hi: Expr,
        body: Expr,
    ) -> Option<Expr> {
        if self.ranges_left == 0 || self.s.work() >= self.work_limit {
            return None;
        }
        self.ranges_left -= 1;
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
        let (span, len) = self.length(outer, lo, hi);
        if self.s.is_zero(len) {
            return Some(len);
        }
        if !self.s.has_var(body, self.var) {
            return Some(self.s.mul(len, body));
        }
        if let Some(v) = self.s.as_const(len).and_then(Num::as_i128) {
            if v <= i128::from(self.s.limits().sums.few_indices) {
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
        if let Some(e) = self.halvings(outer, (lo, hi), len, body) {
            return Some(e);
        }
        if let Some(e) = self.remainder_sum(outer, lo, hi, body) {
            return Some(e);
        }
        let split = self.pick(body)?;
        self.split(outer, lo, hi, body, split)
    }

    /// Residues that are summed one by one in any case.
    pub(super) fn few_residues(&self) -> Num {
        Num::int(self.s.limits().sums.few_residues)
    }

    /// `hi - lo + 1`, and how many indices that is.
    pub(super) fn length(&mut self, outer: &mut Facts, lo: Expr, hi: Expr) -> (Expr, Expr) {
        let span = self.s.sub(hi, lo);
        let span = self.s.add_num(span, Num::ONE);
        let len = self.s.positive_part(span);
        (span, outer.simplify(self.s, len))
    }

    pub(super) fn within(&mut self, outer: &Facts, lo: Expr, hi: Expr) -> Facts {
        let v = self.s.sym(self.var);
        let (a, b) = (self.s.sub(v, lo), self.s.sub(hi, v));
        let mut inner = outer.clone();
        inner.assume_non_negative(self.s, a);
        inner.assume_non_negative(self.s, b);
        inner
    }

    pub(super) fn split(
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
            Split::Extremum { node, a, b, apart } => {
                if let Some(c) = apart.filter(|&c| outer.decide(self.s, c).is_none()) {
                    return self.cases(outer, c, |e, facts| e.range(facts, lo, hi, body));
                }
                let (if_a, if_b) = self.without_either(body, node, a, b);
                let larger = self.s.ge(a, b);
                self.choice(outer, lo, hi, larger, if_a, if_b)
            }
            Split::Same { atom, by } => {
                let body = self.replaced(body, atom, by);
                self.range(outer, lo, hi, body)
            }
            Split::Residue(m) => self.residues(outer, lo, hi, body, m, false),
            Split::ResidueOfMultiples(m) => self.residues(outer, lo, hi, body, m, true),
            Split::Blocks { node, a, b, m } => self.blocks(outer, lo, hi, body, node, a, b, m),
        }
    }

    /// `ite(c, f under c, f under ¬c)`
    pub(super) fn cases(
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
    pub(super) fn body_with(&mut self, body: Expr, atom: Expr, truth: bool) -> Expr {
        let mut facts = self.nothing.clone();
        let n = self.s.not(atom);
        facts.assume(self.s, if truth { atom } else { n });
        facts.simplify(self.s, body)
    }

    /// The body with an atom replaced by another condition.
    pub(super) fn replaced(&mut self, body: Expr, atom: Expr, by: Expr) -> Expr {
        let yes = self.body_with(body, atom, true);
        let no = self.body_with(body, atom, false);
        self.s.ite(by, yes, no)
    }

    /// A body with an extremum of `a`, `b` and maybe others, where `a ≥ b` and where not.
    pub(super) fn without_either(
        &mut self,
        body: Expr,
        node: Expr,
        a: Expr,
        b: Expr,
    ) -> (Expr, Expr) {
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
}
