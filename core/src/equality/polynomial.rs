//! Polynomials in several variables over exact rationals, in the distributed form: a coefficient for each
//! power product.

use crate::expr::Num;
use smallvec::SmallVec;
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// A variable: a symbol, the quotient of one by a period, or what stands for a part outside the class.
pub(super) type Var = u32;

/// Numbers in the place of variables.
pub(super) type Assignment = BTreeMap<Var, Num>;

/// A power product: variables ascending, each with its exponent; the empty one is 1.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(super) struct Monomial(SmallVec<[(Var, u32); 2]>);

impl Monomial {
    fn times(&self, other: &Monomial) -> Monomial {
        let mut all = SmallVec::with_capacity(self.0.len() + other.0.len());
        let (mut a, mut b) = (self.0.as_slice(), other.0.as_slice());
        while let (Some((x, next_a)), Some((y, next_b))) = (a.split_first(), b.split_first()) {
            let (takes_a, takes_b) = (x.0 <= y.0, y.0 <= x.0);
            let exponent = if takes_a { x.1 } else { 0 } + if takes_b { y.1 } else { 0 };
            all.push((x.0.min(y.0), exponent));
            a = if takes_a { next_a } else { a };
            b = if takes_b { next_b } else { b };
        }
        all.extend_from_slice(a);
        all.extend_from_slice(b);
        Monomial(all)
    }

    fn exponent(&self, v: Var) -> u32 {
        self.0.iter().find(|f| f.0 == v).map_or(0, |f| f.1)
    }

    /// The exponent of a variable, and the power product without it.
    fn without(&self, v: Var) -> (u32, Monomial) {
        (self.exponent(v), Monomial(self.0.iter().copied().filter(|f| f.0 != v).collect()))
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

/// A polynomial: its terms by power products ascending, each once; no coefficient is zero. A vector is copied and
/// freed at once, which systems of inequalities do more often than anything else.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(super) struct Poly(Vec<(Monomial, Num)>);

impl Poly {
    pub(super) fn constant(v: Num) -> Poly {
        Poly::of(vec![(Monomial::default(), v)])
    }

    pub(super) fn variable(v: Var) -> Poly {
        Poly(vec![(Monomial(SmallVec::from_slice(&[(v, 1)])), Num::ONE)])
    }

    /// The sum of terms in any order.
    fn of(mut terms: Vec<(Monomial, Num)>) -> Poly {
        terms.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        let mut all: Vec<(Monomial, Num)> = Vec::with_capacity(terms.len());
        for (m, c) in terms {
            match all.last_mut() {
                Some(last) if last.0 == m => last.1 = last.1.clone() + c,
                _ => all.push((m, c)),
            }
        }
        all.retain(|(_, c)| !c.is_zero());
        Poly(all)
    }

    pub(super) fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// The degree in all variables together.
    pub(super) fn degree(&self) -> u64 {
        let of = |m: &Monomial| m.0.iter().map(|&(_, n)| u64::from(n)).sum();
        self.0.iter().map(|t| of(&t.0)).max().unwrap_or(0)
    }

    /// The exponent of a variable, the largest of all terms.
    pub(super) fn exponent(&self, v: Var) -> u32 {
        self.0.iter().map(|(m, _)| m.exponent(v)).max().unwrap_or(0)
    }

    /// How many terms it has.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn terms(&self) -> impl Iterator<Item = (&Monomial, &Num)> {
        self.0.iter().map(|(m, c)| (m, c))
    }

    /// The terms but for the constant one.
    pub(super) fn varying(&self) -> impl Iterator<Item = (&Monomial, &Num)> {
        self.terms().filter(|(m, _)| !m.is_one())
    }

    pub(super) fn coefficient(&self, m: &Monomial) -> Num {
        let found = self.0.binary_search_by(|t| t.0.cmp(m)).ok().and_then(|at| self.0.get(at));
        found.map_or(Num::ZERO, |t| t.1.clone())
    }

    /// The constant term.
    pub(super) fn offset(&self) -> Num {
        self.coefficient(&Monomial::default())
    }

    /// The number that it is, if it is one.
    pub(super) fn as_constant(&self) -> Option<Num> {
        self.varying().next().is_none().then(|| self.offset())
    }

    /// The sum of this polynomial and a multiple of another.
    pub(super) fn plus(&self, other: &Poly, k: &Num) -> Poly {
        if k.is_zero() {
            return self.clone();
        }
        let times = |c: &Num| if k.is_one() { c.clone() } else { c.clone() * k.clone() };
        let mut all = Vec::with_capacity(self.0.len() + other.0.len());
        let (mut a, mut b) = (self.0.iter().peekable(), other.0.iter().peekable());
        while let (Some(x), Some(y)) = (a.peek(), b.peek()) {
            match x.0.cmp(&y.0) {
                Ordering::Less => all.extend(a.next().cloned()),
                Ordering::Greater => all.extend(b.next().map(|(m, c)| (m.clone(), times(c)))),
                Ordering::Equal => {
                    let sum = x.1.clone() + times(&y.1);
                    if !sum.is_zero() {
                        all.push((x.0.clone(), sum));
                    }
                    a.next();
                    b.next();
                }
            }
        }
        all.extend(a.cloned());
        all.extend(b.map(|(m, c)| (m.clone(), times(c))));
        Poly(all)
    }

    pub(super) fn plus_constant(&self, k: Num) -> Poly {
        self.plus(&Poly::constant(k), &Num::ONE)
    }

    pub(super) fn scaled(&self, k: &Num) -> Poly {
        match k.is_one() {
            true => self.clone(),
            false => Poly::default().plus(self, k),
        }
    }

    pub(super) fn times(&self, other: &Poly) -> Poly {
        let of =
            |a: &(Monomial, Num), b: &(Monomial, Num)| (a.0.times(&b.0), a.1.clone() * b.1.clone());
        Poly::of(self.0.iter().flat_map(|a| other.0.iter().map(move |b| of(a, b))).collect())
    }

    pub(super) fn variables(&self) -> impl Iterator<Item = Var> + '_ {
        self.0.iter().flat_map(|(m, _)| m.variables())
    }

    pub(super) fn mentions(&self, v: Var) -> bool {
        self.variables().any(|w| w == v)
    }

    /// With another polynomial in a variable's place.
    pub(super) fn substituted(&self, v: Var, by: &Poly) -> Poly {
        if !self.mentions(v) {
            return self.clone();
        }
        // the polynomial as one in that variable alone: what stands beside each of its powers
        let mut beside = vec![Vec::new(); self.exponent(v) as usize + 1];
        for (m, c) in &self.0 {
            let (exponent, rest) = m.without(v);
            if let Some(terms) = beside.get_mut(exponent as usize) {
                terms.push((rest, c.clone()));
            }
        }
        // Horner's rule
        let highest_first = beside.into_iter().rev().map(Poly::of);
        highest_first.fold(Poly::default(), |sum, p| sum.times(by).plus(&p, &Num::ONE))
    }

    /// The value where all its variables have one.
    pub(super) fn value(&self, at: &Assignment) -> Option<Num> {
        self.0.iter().try_fold(Num::ZERO, |sum, (m, c)| {
            let powers = m.0.iter().flat_map(|&(v, n)| std::iter::repeat_n(v, n as usize));
            let term =
                powers.map(|v| at.get(&v)).try_fold(c.clone(), |t, x| Some(t * x?.clone()))?;
            Some(sum + term)
        })
    }

    /// The least positive number that makes all coefficients integers.
    pub(super) fn denominator(&self) -> Num {
        self.0.iter().fold(Num::ONE, |d, (_, c)| d.lcm(&c.denominator()))
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
        // (x + 2*z)^2*y with x := 1 - y at y = 3, z = 5
        let z = Poly::variable(2);
        let other = x.plus(&z, &Num::int(2));
        let product = other.times(&other).times(&y).substituted(0, &by);
        let at = Assignment::from([(1, Num::int(3)), (2, Num::int(5))]);
        assert_eq!(product.value(&at), Some(Num::int(192)));
        assert_eq!(other.value(&at), None);
        assert_eq!(
            product.coefficient(&Monomial(SmallVec::from_slice(&[(1, 2), (2, 1)]))),
            Num::int(-4)
        );
        assert_eq!(
            x.scaled(&Num::ratio(1, 6)).plus_constant(Num::ratio(1, 4)).denominator(),
            Num::int(12)
        );
    }
}
