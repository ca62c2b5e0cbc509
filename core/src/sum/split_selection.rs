//! What keeps a summand from being a polynomial in the index: where a range is split next.

use super::compare::without_division;
use super::first_index::power;
use super::range_sum::Engine;
use super::sign_regions::without_powers;
use crate::expr::{Expr, Node, Num};
use crate::facts::Facts;

/// What to split a summand at.
pub(super) enum Split {
    /// a condition that does not depend on the index
    Free(Expr),
    /// `a·var + b ≥ 0`
    Compare { atom: Expr, a: Expr, b: Expr },
    /// `a·var + b = 0`
    Equal { atom: Expr, a: Expr, b: Expr },
    /// `rest ± floor(x/d) ≥ 0`
    Quotient { atom: Expr, rest: Expr, x: Expr, d: Expr, below: bool },
    /// a condition as another that is nearer to comparisons of the index
    Same { atom: Expr, by: Expr },
    /// the residue of the index modulo a constant
    Residue(Num),
    /// likewise, for multiples of the index by something that is no number
    ResidueOfMultiples(Num),
    /// an extremum: the larger of two of its operands, which a condition may decide that does not
    /// depend on the index
    Extremum { node: Expr, a: Expr, b: Expr, apart: Option<Expr> },
    /// the blocks of indices between two multiples: `floor((±var + b)/m)`
    Blocks { node: Expr, a: Num, b: Expr, m: Expr },
}

/// `c + floor(x/d)`, or `c - floor(x/d)`
struct QuotientIn {
    c: Num,
    negated: bool,
    x: Expr,
    d: Expr,
}

impl Engine<'_> {
    /// Finds what keeps the summand from being a polynomial.
    pub(super) fn pick(&mut self, e: Expr) -> Option<Split> {
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
                Some(Split::Extremum { node: e, a, b, apart: self.distance_of_quotients(a, b) })
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
                        let Some(a) = self.s.as_const(a).cloned() else {
                            let c = self.s.as_const(d).filter(|c| c.is_positive())?.clone();
                            let few = self.s.is_integral(a) && c <= self.few_residues();
                            return few.then_some(Split::ResidueOfMultiples(c));
                        };
                        if !a.is_integer() {
                            return None;
                        }
                        if let Some(c) = self.s.as_const(d).filter(|c| c.is_positive()) {
                            let residues = c.checked_div(&c.gcd(&a))?;
                            if residues <= self.few_residues() || !a.abs().is_one() {
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

    pub(super) fn pick_condition(&mut self, c: Expr) -> Option<Split> {
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
                    None => self
                        .pick_polynomial(c)
                        .or_else(|| self.pick_power(c, plain))
                        .or_else(|| self.pick_quotient(c, plain))
                        .or_else(|| self.pick(plain)),
                }
            }
            Node::Eq0(x) => match self.s.affine_in(x, self.var) {
                Some((a, b)) => Some(Split::Equal { atom: c, a, b }),
                None => self.pick_polynomial(c).or_else(|| self.pick(x)),
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

    /// Where the difference of two operands is `c + floor(x/d) + floor(y/d)` and `w = x + y` does not
    /// depend on the index: `w ≥ d·(1 - c)`. The quotients add up to `floor(w/d)` or to one less, so
    /// the difference is not negative where that holds, and not positive where it does not. The
    /// windows of a strided, dilated convolution are such: `floor(x/d) - ceil(y/d) + 1`, clipped or
    /// not.
    fn distance_of_quotients(&mut self, a: Expr, b: Expr) -> Option<Expr> {
        let e = self.s.sub(a, b);
        let (c, terms) = self.s.linear(e);
        let [(k1, t1), (k2, t2)] = &terms[..] else { return None };
        let (first, second) = (self.quotient_in(k1, *t1)?, self.quotient_in(k2, *t2)?);
        if first.d != second.d || self.s.has_var(first.d, self.var) {
            return None;
        }
        let c = c + first.c + second.c;
        // of the quotients' difference: `floor(w/d)`, or one more
        let (w, least) = match (first.negated, second.negated) {
            (false, false) => (self.s.add(first.x, second.x), Num::ONE - c),
            (false, true) => (self.s.sub(first.x, second.x), -c),
            (true, false) => (self.s.sub(second.x, first.x), -c),
            (true, true) => return None,
        };
        let least = self.s.scale(least, first.d);
        (!self.s.has_var(w, self.var)).then(|| self.s.ge(w, least))
    }

    /// `k·t` as `c ± floor(x/d)`; of an extremum, the operand that is one.
    fn quotient_in(&mut self, k: &Num, t: Expr) -> Option<QuotientIn> {
        let operands = match self.s.node(t) {
            Node::Min(args) | Node::Max(args) => args.to_vec(),
            _ => vec![t],
        };
        operands.into_iter().find_map(|e| {
            let (c, terms) = self.s.linear(e);
            let [(k2, q)] = &terms[..] else { return None };
            let sign = k.clone() * k2.clone();
            match *self.s.node(*q) {
                Node::FloorDiv(x, d) if sign.abs().is_one() && self.s.has_var(x, self.var) => {
                    Some(QuotientIn { c: k.clone() * c, negated: sign.is_negative(), x, d })
                }
                _ => None,
            }
        })
    }

    fn pick_polynomial(&mut self, atom: Expr) -> Option<Split> {
        let by = without_powers(self.s, atom, self.var)?;
        Some(Split::Same { atom, by })
    }

    /// A comparison that holds from some index on because a power of two grows, or up to one.
    fn pick_power(&mut self, atom: Expr, e: Expr) -> Option<Split> {
        let v = self.s.sym(self.var);
        // the negation of a comparison of integers is one too
        if !self.s.interval(v).non_negative() || !self.s.is_integral(e) {
            return None;
        }
        let mut facts = Facts::new();
        if let Some(f) = power(self.s, &mut facts, self.var, e) {
            return Some(Split::Same { atom, by: self.s.ge(v, f.index) });
        }
        let negated = self.s.linear_sum(Num::int(-1), [(Num::int(-1), e)]);
        let f = power(self.s, &mut facts, self.var, negated)?;
        Some(Split::Same { atom, by: self.s.lt(v, f.index) })
    }

    /// If a comparison is one of a single quotient by an index-free divisor, and becomes affine in
    /// the index without it.
    pub(super) fn pick_quotient(&mut self, atom: Expr, e: Expr) -> Option<Split> {
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
}
