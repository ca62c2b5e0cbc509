//! Polynomials in one variable over exact rationals, and where they change their sign on integers.
//!
//! Sign changes are isolated as in Rolle's theorem on integers: between sign changes of its difference a
//! polynomial is monotone, so that its own are found by bisection.

use crate::expr::Num;
use num_integer::Integer;
use smallvec::{smallvec, SmallVec};

/// Coefficients by ascending power; the last is not zero.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Poly(SmallVec<[Num; 4]>);

impl Poly {
    pub(super) fn new(coefficients: impl IntoIterator<Item = Num>) -> Poly {
        Poly::trimmed(coefficients.into_iter().collect())
    }

    fn trimmed(mut coefficients: SmallVec<[Num; 4]>) -> Poly {
        while coefficients.last().is_some_and(Num::is_zero) {
            coefficients.pop();
        }
        Poly(coefficients)
    }

    pub(super) fn constant(v: Num) -> Poly {
        Poly::new([v])
    }

    /// The variable itself.
    pub(super) fn variable() -> Poly {
        Poly::new([Num::ZERO, Num::ONE])
    }

    /// The degree; that of 0 is 0.
    pub(super) fn degree(&self) -> usize {
        self.0.len().saturating_sub(1)
    }

    pub(super) fn coefficient(&self, power: usize) -> Num {
        self.0.get(power).cloned().unwrap_or(Num::ZERO)
    }

    pub(super) fn as_constant(&self) -> Option<Num> {
        (self.0.len() <= 1).then(|| self.coefficient(0))
    }

    pub(super) fn at(&self, x: i128) -> Num {
        let x = Num::int(x);
        self.0.iter().rev().fold(Num::ZERO, |acc, c| c.clone().plus_product(&acc, &x))
    }

    pub(super) fn plus(&self, other: &Poly, k: &Num) -> Poly {
        let mut sum = self.0.clone();
        if sum.len() < other.0.len() {
            sum.resize(other.0.len(), Num::ZERO);
        }
        for (a, b) in sum.iter_mut().zip(&other.0) {
            *a = std::mem::take(a).plus_product(b, k);
        }
        Poly::trimmed(sum)
    }

    pub(super) fn scaled(&self, k: &Num) -> Poly {
        Poly::new(self.0.iter().map(|c| c.clone() * k.clone()))
    }

    pub(super) fn times(&self, other: &Poly) -> Poly {
        if self.0.is_empty() || other.0.is_empty() {
            return Poly::default();
        }
        let mut out = vec![Num::ZERO; self.0.len() + other.0.len() - 1];
        for (i, a) in self.0.iter().enumerate() {
            for (j, b) in other.0.iter().enumerate() {
                out[i + j] = std::mem::take(&mut out[i + j]).plus_product(a, b);
            }
        }
        Poly::new(out)
    }

    /// The polynomial of `slope·x + offset`.
    pub(super) fn composed(&self, slope: &Num, offset: &Num) -> Poly {
        let inner = Poly::new([offset.clone(), slope.clone()]);
        let step =
            |acc: Poly, c: &Num| acc.times(&inner).plus(&Poly::constant(c.clone()), &Num::ONE);
        self.0.iter().rev().fold(Poly::default(), step)
    }

    /// The least common denominator of the coefficients.
    pub(super) fn denominator(&self) -> Num {
        self.0.iter().fold(Num::ONE, |d, c| d.lcm(&c.denominator()))
    }

    /// The quotient by `x - root`, where that divides.
    pub(super) fn without_root(&self, root: i128) -> Option<Poly> {
        if self.0.len() < 2 || !self.at(root).is_zero() {
            return None;
        }
        let root = Num::int(root);
        let mut quotient = vec![Num::ZERO; self.0.len() - 1];
        let mut carry = Num::ZERO;
        for i in (1..self.0.len()).rev() {
            carry = self.0[i].clone() + carry * root.clone();
            quotient[i - 1] = carry.clone();
        }
        Some(Poly::new(quotient))
    }

    /// -1, 0 or 1.
    pub(super) fn sign(&self, x: i128) -> i8 {
        let v = self.at(x);
        i8::from(v.is_positive()) - i8::from(v.is_negative())
    }

    /// The sign changes of `a + b·x` on all integers: at the root and behind it, or behind the gap it lies in.
    /// `None` for other degrees, and where `a` and `b` are no machine integers.
    fn linear_sign_changes(&self) -> Option<SmallVec<[i128; 2]>> {
        let [a, b] = self.0.as_slice() else { return None };
        let denominator = self.denominator();
        let whole = |c: &Num| (c.clone() * denominator.clone()).as_i128();
        let (minus_a, b) = (whole(a)?.checked_neg()?, whole(b)?);
        if minus_a == i128::MIN {
            return None;
        }
        let (floor, rest) = minus_a.div_mod_floor(&b);
        let behind = floor.checked_add(1)?;
        Some(if rest == 0 { [floor, behind].into() } else { smallvec![behind] })
    }

    /// Cauchy's bound: all real roots lie in `[-bound, bound]`. Sizes reach from -2^63 to 2^63 and roots seldom
    /// beyond 100, so that bisection takes a few steps instead of 64. `None` for constants and beyond 64 bits.
    fn root_bound(&self) -> Option<i128> {
        let (leading, rest) = self.0.split_last().filter(|(_, rest)| !rest.is_empty())?;
        let mut bound = 0;
        for c in rest {
            let quotient = c.clone().checked_div(leading)?.floor().as_i128()?;
            // from the quotient rounded down to the next integer above its magnitude
            bound = bound.max(quotient.checked_abs()?.checked_add(1)?);
        }
        (bound < i128::from(i64::MAX)).then_some(bound + 1)
    }

    /// The integers `x` in `(lo, hi]` at which the sign is another than at `x - 1`, ascending.
    pub(super) fn sign_changes(&self, lo: i128, hi: i128) -> Vec<i128> {
        if self.0.len() < 2 || lo >= hi {
            return Vec::new();
        }
        if let Some(changes) = self.linear_sign_changes() {
            return changes.into_iter().filter(|&x| lo < x && x <= hi).collect();
        }
        let (lo, hi) = match self.root_bound() {
            Some(bound) => (lo.max(-bound - 1), hi.min(bound + 1)),
            None => (lo, hi),
        };
        if lo >= hi {
            return Vec::new();
        }
        // d(x) = p(x) - p(x - 1)
        let difference = self.plus(&self.composed(&Num::ONE, &Num::int(-1)), &Num::int(-1));
        let mut ends = difference.sign_changes(lo + 1, hi);
        ends.push(hi + 1);
        let mut out = Vec::new();
        // between two ends p is monotone, steps into the first of them included
        let mut from = lo;
        for end in ends {
            let to = end - 1;
            let mut at = from;
            while self.sign(at) != self.sign(to) {
                // the first x in (at, to] whose sign is another than that at `at`
                let (mut same, mut other) = (at, to);
                while other - same > 1 {
                    let middle = same + (other - same) / 2;
                    match self.sign(middle) == self.sign(at) {
                        true => same = middle,
                        false => other = middle,
                    }
                }
                out.push(other);
                at = other;
            }
            from = to;
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_change_where_a_table_says() {
        let poly = |c: &[i64]| Poly::new(c.iter().map(|&v| Num::int(v)));
        for p in [
            poly(&[-6, 5, -1]),
            poly(&[0, -1, 0, 1]),
            poly(&[4, 0, -5, 0, 1]),
            poly(&[-3, 1]),
            poly(&[1]),
            poly(&[-7, 2]),
            poly(&[7, 2]),
            poly(&[8, -2]),
            poly(&[9, -2]),
            poly(&[0, 5]),
            poly(&[2, -7]).scaled(&Num::ratio(1, 3)),
            poly(&[i64::MAX, 1]).scaled(&Num::pow2(100)),
            poly(&[0, 0, 1]),
            poly(&[-120, 274, -225, 85, -15, 1]),
        ] {
            let found = p.sign_changes(-20, 20);
            let table: Vec<i128> = (-19..=20).filter(|&x| p.sign(x) != p.sign(x - 1)).collect();
            assert_eq!(found, table, "{p:?}");
            // however wide the range is
            let wide = p.sign_changes(-(1 << 63), 1 << 63);
            let near: Vec<i128> = wide.into_iter().filter(|x| (-19..=20).contains(x)).collect();
            assert_eq!(near, table, "{p:?}");
        }
    }

    #[test]
    fn a_root_is_divided_out() {
        let p = Poly::new([-6, 11, -6, 1].map(|v: i64| Num::int(v)));
        let q = p.without_root(2).and_then(|q| q.without_root(3)).and_then(|q| q.without_root(1));
        assert_eq!(q, Some(Poly::constant(Num::ONE)));
        assert_eq!(p.without_root(4), None);
    }
}
