//! `Σ_{var=lo}^{hi} body` in closed form, where there is one.

use super::polynomial::sum_polynomial;
use crate::expr::{Expr, Facts, Node, Num, Store, Sym, SymKind};

/// How many ranges one sum may be split into.
const FUEL: u32 = 240;
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
/// assert_eq!(s.display(e).to_string(), "n*(n + 1) - n*(n + 1)/2");
/// ```
pub fn sum_range(
    s: &mut Store,
    facts: &Facts,
    var: Sym,
    lo: Expr,
    hi: Expr,
    body: Expr,
) -> Option<Expr> {
    let mut engine = Engine { s, var, fuel: FUEL };
    let mut outer = facts.clone();
    let e = engine.range(&mut outer, lo, hi, body)?;
    Some(outer.simplify(s, e))
}

struct Engine<'a> {
    s: &'a mut Store,
    var: Sym,
    fuel: u32,
}

/// What to split a summand at.
enum Split {
    /// a condition that does not depend on the index
    Free(Expr),
    /// `a·var + b ≥ 0`
    Compare { atom: Expr, a: Expr, b: Expr },
    /// `a·var + b = 0`
    Equal { atom: Expr, a: Expr, b: Expr },
    /// the residue of the index modulo a constant
    Residue(Num),
}

impl Engine<'_> {
    /// The sum over one range; `outer` holds what is known independent of the index.
    fn range(&mut self, outer: &mut Facts, lo: Expr, hi: Expr, body: Expr) -> Option<Expr> {
        if self.fuel == 0 {
            return None;
        }
        self.fuel -= 1;
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
        if let Some(e) = self.floor_sum(body, lo, len) {
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
    fn floor_sum(&mut self, body: Expr, lo: Expr, len: Expr) -> Option<Expr> {
        let Node::FloorDiv(x, m) = *self.s.node(body) else { return None };
        if self.s.has_var(m, self.var) {
            return None;
        }
        let (a, b) = self.s.affine_in(x, self.var)?;
        let positive = self.s.interval(m).lo.as_ref().is_some_and(Num::is_positive);
        if !positive {
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
        Some(self.s.floor_sum(len, m, a, start))
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
                let c = self.s.ge(a, b);
                self.pick_condition(c)
            }
            Node::Unsigned(_, x) => {
                let c = self.s.ge0(x);
                self.pick_condition(c)
            }
            Node::FloorDiv(x, d) => {
                let d = self.s.as_const(d).cloned()?;
                if !d.is_positive() {
                    return None;
                }
                match self.s.affine_in(x, self.var) {
                    Some((a, _)) => {
                        let a = self.s.as_const(a).cloned().filter(Num::is_integer)?;
                        Some(Split::Residue(d.checked_div(&d.gcd(&a))?))
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
            Node::Ge0(x) => match self.s.affine_in(x, self.var) {
                Some((a, b)) => Some(Split::Compare { atom: c, a, b }),
                None => self.pick(x),
            },
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
            Split::Residue(m) => self.residues(outer, lo, hi, body, m),
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

    /// The paper's `F` for the comparisons: `a·var + b ≥ 0` cuts the range at one point.
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
        let zero = self.s.zero();
        let above = self.s.gt(a, zero);
        let below = self.s.lt(a, zero);
        let positive = outer.decide(self.s, above);
        let negative = outer.decide(self.s, below);
        let positive = match (positive, negative) {
            (Some(true), _) => true,
            (_, Some(true)) => false,
            (None, _) => return self.cases(outer, above, |e, f| e.range(f, lo, hi, body)),
            (_, None) => return self.cases(outer, below, |e, f| e.range(f, lo, hi, body)),
            (Some(false), Some(false)) => {
                // a = 0: the atom does not depend on the index after all
                let c = self.s.ge0(b);
                let body = self.replaced(body, atom, c);
                return self.range(outer, lo, hi, body);
            }
        };
        let yes = self.body_with(body, atom, true);
        let no = self.body_with(body, atom, false);
        let (true_range, false_range) = if positive {
            // var ≥ ceil(-b / a)
            let nb = self.s.neg(b);
            let p = self.s.ceil_div(nb, a);
            let before = self.s.add_num(p, Num::int(-1));
            ((self.s.max(lo, p), hi), (lo, self.s.min(hi, before)))
        } else {
            // var ≤ floor(b / -a)
            let na = self.s.neg(a);
            let p = self.s.floor_div(b, na);
            let after = self.s.add_num(p, Num::ONE);
            ((lo, self.s.min(hi, p)), (self.s.max(lo, after), hi))
        };
        let x = self.range(outer, true_range.0, true_range.1, yes)?;
        let y = self.range(outer, false_range.0, false_range.1, no)?;
        Some(self.s.add(x, y))
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
}
