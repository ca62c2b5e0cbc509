//! Polynomials in several variables over exact rationals, in the distributed form: a coefficient for each
//! power product.

use crate::expr::Num;
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// A variable: a symbol, the quotient of one by a period, or what stands for a part outside the class.
pub(super) type Var = u32;

/// A power product: variables ascending, each with its exponent; the empty one is 1.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(super) struct Monomial(SmallVec<[(Var, u32); 2]>);

impl Monomial {
    fn times(&self, other: &Monomial) -> Monomial {
        let mut all: BTreeMap<Var, u32> = self.0.iter().copied().collect();
        for &(v, n) in &other.0 {
            *all.entry(v).or_default() += n;
        }
        Monomial(all.into_iter().collect())
    }

    pub(super) fn is_one(&self) -> bool {
        self.0.is_empty()
    }

    /// The variable, where it is one alone and to the first power.
    pub(super) fn single(&self) -> Option<Var> {
        match self.0.as_slice() {
            [(v, 1)] => Some(*v),
            _ => None,
        }
    }

    pub(super) fn variables(&self) -> impl Iterator<Item = Var> + '_ {
        self.0.iter().map(|&(v, _)| v)
    }
}

/// A polynomial; no coefficient is zero.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(super) struct Poly(BTreeMap<Monomial, Num>);

impl Poly {
    pub(super) fn constant(v: Num) -> Poly {
        let mut p = Poly::default();
        p.add(Monomial::default(), v);
        p
    }

    pub(super) fn variable(v: Var) -> Poly {
        let mut p = Poly::default();
        p.add(Monomial(SmallVec::from_slice(&[(v, 1)])), Num::ONE);
        p
    }

    fn add(&mut self, m: Monomial, c: Num) {
        if c.is_zero() {
            return;
        }
        let sum = match self.0.remove(&m) {
            Some(before) => before + c,
            None => c,
        };
        if !sum.is_zero() {
            self.0.insert(m, sum);
        }
    }

    pub(super) fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// The degree in all variables together.
    pub(super) fn degree(&self) -> u64 {
        let of = |m: &Monomial| m.0.iter().map(|&(_, n)| u64::from(n)).sum();
        self.0.keys().map(of).max().unwrap_or(0)
    }

    /// The exponent of a variable, the largest of all terms.
    pub(super) fn exponent(&self, v: Var) -> u32 {
        let of = |m: &Monomial| m.0.iter().find(|f| f.0 == v).map_or(0, |f| f.1);
        self.0.keys().map(of).max().unwrap_or(0)
    }

    /// How many terms it has.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn terms(&self) -> impl Iterator<Item = (&Monomial, &Num)> {
        self.0.iter()
    }

    /// The terms but for the constant one.
    pub(super) fn varying(&self) -> impl Iterator<Item = (&Monomial, &Num)> {
        self.0.iter().filter(|(m, _)| !m.is_one())
    }

    pub(super) fn coefficient(&self, m: &Monomial) -> Num {
        self.0.get(m).cloned().unwrap_or(Num::ZERO)
    }

    /// The constant term.
    pub(super) fn offset(&self) -> Num {
        self.coefficient(&Monomial::default())
    }

    /// The number that it is, if it is one.
    pub(super) fn as_constant(&self) -> Option<Num> {
        self.varying().next().is_none().then(|| self.offset())
    }

    pub(super) fn plus(&self, other: &Poly, k: &Num) -> Poly {
        let mut sum = self.clone();
        for (m, c) in &other.0 {
            sum.add(m.clone(), c.clone() * k.clone());
        }
        sum
    }

    pub(super) fn plus_constant(&self, k: Num) -> Poly {
        let mut sum = self.clone();
        sum.add(Monomial::default(), k);
        sum
    }

    pub(super) fn scaled(&self, k: &Num) -> Poly {
        Poly::default().plus(self, k)
    }

    pub(super) fn times(&self, other: &Poly) -> Poly {
        let mut product = Poly::default();
        for (a, x) in &self.0 {
            for (b, y) in &other.0 {
                product.add(a.times(b), x.clone() * y.clone());
            }
        }
        product
    }

    pub(super) fn variables(&self) -> impl Iterator<Item = Var> + '_ {
        self.0.keys().flat_map(Monomial::variables)
    }

    pub(super) fn mentions(&self, v: Var) -> bool {
        self.variables().any(|w| w == v)
    }

    /// With another polynomial in a variable's place.
    pub(super) fn substituted(&self, v: Var, by: &Poly) -> Poly {
        if !self.mentions(v) {
            return self.clone();
        }
        let mut result = Poly::default();
        for (m, c) in &self.0 {
            let mut term = Poly::constant(c.clone());
            for &(w, n) in &m.0 {
                let factor = if w == v { by.clone() } else { Poly::variable(w) };
                for _ in 0..n {
                    term = term.times(&factor);
                }
            }
            result = result.plus(&term, &Num::ONE);
        }
        result
    }

    /// The least positive number that makes all coefficients integers.
    pub(super) fn denominator(&self) -> Num {
        self.0.values().fold(Num::ONE, |d, c| d.lcm(&c.denominator()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic_is_that_of_polynomials() {
        let (x, y) = (Poly::variable(0), Poly::variable(1));
        let one = Poly::constant(Num::ONE);
        let sum = x.plus(&y, &Num::ONE);
        let square = sum.times(&sum);
        let parts = x.times(&x).plus(&x.times(&y), &Num::int(2)).plus(&y.times(&y), &Num::ONE);
        assert_eq!(square, parts);
        assert!(square.plus(&parts, &Num::int(-1)).is_zero());
        // x := 1 - y
        let by = one.plus(&y, &Num::int(-1));
        assert_eq!(square.substituted(0, &by), one);
        assert_eq!(
            x.scaled(&Num::ratio(1, 6)).plus_constant(Num::ratio(1, 4)).denominator(),
            Num::int(12)
        );
    }
}
