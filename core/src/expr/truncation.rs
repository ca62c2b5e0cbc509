//! Quotients rounded towards 0, and their remainders, as C's `/` and `%` are: choices by the signs of dividend and
//! divisor among quotients rounded down.
//!
//! Such a choice is several lines long where the signs are not known. The store remembers which expressions are one,
//! so that they are printed as that: `trunc(n/d)`, `rem(n, d)`. That is what they are by construction, whatever
//! the constructors make of the choices.
//!
//! Source: Leijen, "Division and Modulus for Computer Scientists" (2001), truncated and floored division.

use super::node::{Expr, Node};
use super::store::{for_each_operand, Store};

/// A quotient rounded towards 0, or its remainder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Truncated {
    /// dividend and divisor of the quotient
    Quotient(Expr, Expr),
    /// those of the remainder
    Remainder(Expr, Expr),
}

impl Truncated {
    /// The dividend and the divisor.
    pub(crate) fn operands(self) -> [Expr; 2] {
        let (Truncated::Quotient(a, b) | Truncated::Remainder(a, b)) = self;
        [a, b]
    }
}

impl Store {
    /// Division rounded towards 0.
    ///
    /// ```
    /// use symprof_core::expr::Store;
    /// let mut s = Store::new();
    /// let (n, d) = (s.parameter("n", 32), s.parameter("d", 32));
    /// let q = s.trunc_div(n, d);
    /// assert_eq!(s.display(q).to_string(), "trunc(n/d)");
    /// ```
    pub fn trunc_div(&mut self, a: Expr, b: Expr) -> Expr {
        let (na, nb) = (self.neg(a), self.neg(b));
        let zero = self.zero();
        let (pa, pb) = (self.ge0(a), self.gt(b, zero));
        let (pp, pn) = (self.floor_div(a, b), self.floor_div(a, nb));
        let (np, nn) = (self.floor_div(na, b), self.floor_div(na, nb));
        let (pn, np) = (self.neg(pn), self.neg(np));
        let when_pos = self.ite(pb, pp, pn);
        let when_neg = self.ite(pb, np, nn);
        let e = self.ite(pa, when_pos, when_neg);
        self.remember(e, [pa, pb], Truncated::Quotient(a, b))
    }

    /// Remainder of [`trunc_div`](Store::trunc_div): the sign is the dividend's.
    ///
    /// ```
    /// use symprof_core::expr::Store;
    /// let mut s = Store::new();
    /// let (n, d) = (s.parameter("n", 32), s.parameter("d", 32));
    /// let r = s.trunc_rem(n, d);
    /// assert_eq!(s.display(r).to_string(), "rem(n, d)");
    /// ```
    pub fn trunc_rem(&mut self, a: Expr, b: Expr) -> Expr {
        let (na, nb) = (self.neg(a), self.neg(b));
        let zero = self.zero();
        let (pa, pb) = (self.ge0(a), self.gt(b, zero));
        let (pp, pn) = (self.modulo(a, b), self.modulo(a, nb));
        let (np, nn) = (self.modulo(na, b), self.modulo(na, nb));
        let (np, nn) = (self.neg(np), self.neg(nn));
        let when_pos = self.ite(pb, pp, pn);
        let when_neg = self.ite(pb, np, nn);
        let e = self.ite(pa, when_pos, when_neg);
        self.remember(e, [pa, pb], Truncated::Remainder(a, b))
    }

    /// Takes note of what is a choice by one of these signs still. What became of others, where more is known of the
    /// operands, reads better as it is, and may be one of the operands itself.
    fn remember(&mut self, e: Expr, signs: [Expr; 2], as_what: Truncated) -> Expr {
        let is_choice = matches!(self.node(e), Node::Ite(c, ..) if signs.contains(c));
        // operands have lower ids than what is made of them
        if is_choice && as_what.operands().into_iter().all(|operand| operand < e) {
            self.truncated.entry(e).or_insert(as_what);
        }
        e
    }

    /// What the expression is printed as, if it is a quotient rounded towards 0 or its remainder.
    pub(crate) fn truncated(&self, e: Expr) -> Option<Truncated> {
        self.truncated.get(&e).copied()
    }

    /// Calls `f` with what stands in the text of an expression, once for each place.
    pub(crate) fn for_each_shown(&self, e: Expr, f: impl FnMut(Expr)) {
        match self.truncated(e) {
            Some(t) => t.operands().into_iter().for_each(f),
            None => for_each_operand(self.node(e), f),
        }
    }

    /// Calls `f` with every distinct expression that stands in the texts of `roots`, operands first.
    pub(crate) fn visit_shown(&self, roots: &[Expr], f: impl FnMut(Expr)) {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut stack = roots.to_vec();
        while let Some(e) = stack.pop() {
            if seen.insert(e) {
                self.for_each_shown(e, |a| stack.push(a));
            }
        }
        // ids ascend from operands to users
        let mut order: Vec<Expr> = seen.into_iter().collect();
        order.sort_unstable();
        order.into_iter().for_each(f);
    }

    /// The quotient or remainder that a choice between those of a positive divisor is, `a ≥ 0 ? floor(a/b) : ceil(a/b)`,
    /// for whatever sign of `b`; with the divisor.
    pub(crate) fn of_positive_divisor(&mut self, e: Expr) -> Option<(Expr, Expr)> {
        let Node::Ite(c, ..) = *self.node(e) else { return None };
        let Node::Ge0(a) = *self.node(c) else { return None };
        let (b, is_quotient) = self.division_of(e, a)?;
        let minus_a = self.neg(a);
        let arms = match is_quotient {
            true => [a, minus_a].map(|x| self.floor_div(x, b)),
            false => [a, minus_a].map(|x| self.modulo(x, b)),
        };
        let other = self.neg(arms[1]);
        if self.ite(c, arms[0], other) != e {
            return None;
        }
        let whole = match is_quotient {
            true => self.trunc_div(a, b),
            false => self.trunc_rem(a, b),
        };
        Some((whole, b))
    }

    /// The divisor of a division of `a` in the first arm of a choice; is it a quotient?
    fn division_of(&self, choice: Expr, a: Expr) -> Option<(Expr, bool)> {
        let Node::Ite(_, x, _) = *self.node(choice) else { return None };
        match *self.node(x) {
            Node::FloorDiv(dividend, b) if dividend == a => Some((b, true)),
            Node::Mod(dividend, b) if dividend == a => Some((b, false)),
            _ => None,
        }
    }
}
