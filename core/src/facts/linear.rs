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
    /// constant rounded down. `None` if that is the form itself.
    pub fn tightened(&self) -> Option<Linear> {
        let mut gcd = Num::ZERO;
        for (k, _) in &self.terms {
            gcd = gcd.gcd(k);
            if gcd.is_one() {
                return None;
            }
        }
        let constant = self.constant.floor_div(&gcd)?;
        let divided = |(k, t): &(Num, Expr)| (k.checked_div(&gcd).unwrap_or(Num::ZERO), *t);
        Some(Linear { constant, terms: self.terms.iter().map(divided).collect() })
    }

    /// A positive multiple of `self`, where `t` has the coefficient `k`, minus a positive multiple
    /// of `other`, so that `t` cancels; `None` if the signs are not the same. Of an integer form
    /// `e` a multiple `m·e` above `-m` proves `e ≥ 0`: there `m - 1` is added.
    pub fn without<'a>(
        &'a self,
        (k, t): (&Num, Expr),
        other: &'a Linear,
        integral: bool,
    ) -> Option<Combined<'a>> {
        let m = other.coefficient(t)?;
        if m.is_positive() != k.is_positive() {
            return None;
        }
        // integers stay integers: |m|·self - |k|·other
        let (k, m) = (k.abs(), m.abs());
        let (scale, factor) = if m.is_one() {
            (None, -k)
        } else if k == m {
            (None, Num::int(-1))
        } else {
            (Some(m), -k)
        };
        let margin = scale.as_ref().filter(|_| integral).map(|m| m.clone() - Num::ONE);
        Some(Combined { form: self, scale, factor, other, margin: margin.unwrap_or(Num::ZERO) })
    }

    /// `self + factor·other`
    pub fn plus(&self, factor: &Num, other: &Linear) -> Linear {
        let factor = factor.clone();
        Combined { form: self, scale: None, factor, other, margin: Num::ZERO }.written_out()
    }
}

/// `scale·form + factor·other + margin`, not written out: most of what a proof looks at is decided by its first terms.
#[derive(Clone, Debug)]
pub(super) struct Combined<'a> {
    form: &'a Linear,
    /// none for 1
    scale: Option<Num>,
    factor: Num,
    other: &'a Linear,
    margin: Num,
}

impl<'a> Combined<'a> {
    pub fn constant(&self) -> Num {
        self.scaled(&self.form.constant).plus_product(&self.factor, &self.other.constant)
            + self.margin.clone()
    }

    fn scaled(&self, k: &Num) -> Num {
        match &self.scale {
            Some(scale) => k.clone() * scale.clone(),
            None => k.clone(),
        }
    }

    /// The terms, ascending.
    pub fn terms(&self) -> impl Iterator<Item = (Num, Expr)> + use<'_, 'a> {
        let (mut a, mut b) = (self.form.terms.as_slice(), self.other.terms.as_slice());
        std::iter::from_fn(move || loop {
            match (a.split_first(), b.split_first()) {
                (Some((x, rest)), Some((y, others))) if x.1 == y.1 => {
                    (a, b) = (rest, others);
                    let k = self.scaled(&x.0).plus_product(&self.factor, &y.0);
                    if !k.is_zero() {
                        return Some((k, x.1));
                    }
                }
                (Some((x, rest)), y) if y.is_none_or(|y| x.1 < y.0 .1) => {
                    a = rest;
                    return Some((self.scaled(&x.0), x.1));
                }
                (_, Some((y, others))) => {
                    b = others;
                    return Some((self.factor.clone() * y.0.clone(), y.1));
                }
                _ => return None,
            }
        })
    }

    pub fn written_out(&self) -> Linear {
        let longest = self.form.terms.len().max(self.other.terms.len());
        let mut terms = SmallVec::with_capacity(longest);
        terms.extend(self.terms());
        Linear { constant: self.constant(), terms }
    }
}
