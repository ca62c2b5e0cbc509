//! Linear forms, in which inequalities are stored and combined: cancellation of a term as in
//! Fourier-Motzkin elimination, rounding over the integers as in a Gomory-Chvátal cut.

use crate::expr::{Expr, Num, Store};
use smallvec::SmallVec;

/// `constant + Σ coefficient·term`, terms ascending, as in a sum's node.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Linear {
    pub constant: Num,
    pub terms: SmallVec<[(Num, Expr); 2]>,
}

impl Linear {
    pub fn of(s: &Store, e: Expr) -> Linear {
        let (constant, terms) = s.linear(e);
        Linear { constant, terms }
    }

    pub fn coefficient(&self, t: Expr) -> Option<&Num> {
        self.terms.iter().find(|x| x.1 == t).map(|x| &x.0)
    }

    /// Is the form an integer for all values of its terms?
    pub fn is_integral(&self, s: &Store) -> bool {
        self.constant.is_integer()
            && self.terms.iter().all(|(k, t)| k.is_integer() && s.is_integral(*t))
    }

    /// For a form with an integer value and common denominator `d`, the form plus `1 - 1/d`: it is not
    /// negative at the same points, for an integer below 0 is at most -1.
    pub fn rounded(mut self, s: &Store) -> Linear {
        if !self.is_integral(s) {
            let mut den = self.constant.denominator();
            for (k, _) in &self.terms {
                den = den.lcm(&k.denominator());
            }
            if let Some(part) = Num::ONE.checked_div(&den) {
                self.constant = self.constant + Num::ONE - part;
            }
        }
        self
    }

    /// For an integer form, an equivalent one: the coefficients divided by their common divisor, the
    /// constant rounded down.
    pub fn tightened(mut self) -> Linear {
        let gcd = self.terms.iter().fold(Num::ZERO, |g, (k, _)| g.gcd(k));
        if gcd.is_zero() || gcd.is_one() {
            return self;
        }
        let Some(constant) = self.constant.floor_div(&gcd) else { return self };
        self.constant = constant;
        for (k, _) in &mut self.terms {
            *k = k.checked_div(&gcd).unwrap_or(Num::ZERO);
        }
        self
    }

    /// As [`without`](Self::without) of an integer form: a multiple `m·e` above `-m` proves
    /// `e ≥ 0`.
    pub fn integer_without(&self, k: &Num, t: Expr, other: &Linear) -> Option<Linear> {
        let mut x = self.without(k, t, other)?;
        let m = other.coefficient(t)?.abs();
        if !m.is_one() && m != k.abs() {
            x.constant = x.constant + m - Num::ONE;
        }
        Some(x)
    }

    /// A positive multiple of `self`, where `t` has the coefficient `k`, minus a positive multiple
    /// of `other`, so that `t` cancels; `None` if the signs are not the same.
    pub fn without(&self, k: &Num, t: Expr, other: &Linear) -> Option<Linear> {
        let m = other.coefficient(t)?;
        if m.is_positive() != k.is_positive() {
            return None;
        }
        // integers stay integers: |m|·self - |k|·other
        let (k, m) = (k.abs(), m.abs());
        if m.is_one() {
            return Some(self.plus(&-k, other));
        }
        if k == m {
            return Some(self.plus(&Num::int(-1), other));
        }
        let scaled = Linear {
            constant: self.constant.clone() * m.clone(),
            terms: self.terms.iter().map(|(c, t)| (c.clone() * m.clone(), *t)).collect(),
        };
        Some(scaled.plus(&-k, other))
    }

    /// `self + factor·other`
    pub fn plus(&self, factor: &Num, other: &Linear) -> Linear {
        let mut terms = SmallVec::with_capacity(self.terms.len().max(other.terms.len()));
        let (mut a, mut b) = (self.terms.iter().peekable(), other.terms.iter().peekable());
        loop {
            match (a.peek(), b.peek()) {
                (Some(x), Some(y)) if x.1 == y.1 => {
                    let k = x.0.clone().plus_product(factor, &y.0);
                    if !k.is_zero() {
                        terms.push((k, x.1));
                    }
                    a.next();
                    b.next();
                }
                (Some(x), y) if y.is_none_or(|y| x.1 < y.1) => {
                    terms.push((*x).clone());
                    a.next();
                }
                (_, Some(y)) => {
                    terms.push((factor.clone() * y.0.clone(), y.1));
                    b.next();
                }
                _ => break,
            }
        }
        Linear { constant: self.constant.clone().plus_product(factor, &other.constant), terms }
    }
}
