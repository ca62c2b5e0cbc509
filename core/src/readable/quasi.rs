//! Quasi-polynomials in one variable: one polynomial for each residue of the variable modulo a period.
//!
//! The method is that of Ehrhart's theory in one variable: sums, products and quotients by constants,
//! rounded down, of quasi-polynomials are quasi-polynomials of a multiple of the period.

use super::polynomial::Poly;
use crate::expr::Num;

/// Longest period.
const PERIOD: usize = 128;
/// Highest degree.
pub(super) const DEGREE: usize = 10;

/// One polynomial for each residue; there is at least one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Quasi(Vec<Poly>);

impl Quasi {
    pub(super) fn polynomial(p: Poly) -> Quasi {
        Quasi(vec![p])
    }

    pub(super) fn constant(v: Num) -> Quasi {
        Quasi::polynomial(Poly::constant(v))
    }

    pub(super) fn zero() -> Quasi {
        Quasi::polynomial(Poly::default())
    }

    /// With these polynomials, in order of the residues; none count as 0.
    pub(super) fn new(residues: Vec<Poly>) -> Quasi {
        match residues.is_empty() {
            true => Quasi::zero(),
            false => Quasi(residues).shortest(),
        }
    }

    pub(super) fn period(&self) -> usize {
        self.0.len()
    }

    pub(super) fn residues(&self) -> &[Poly] {
        &self.0
    }

    pub(super) fn degree(&self) -> usize {
        self.0.iter().map(Poly::degree).max().unwrap_or(0)
    }

    /// The polynomial at `x`.
    pub(super) fn of(&self, x: i128) -> &Poly {
        &self.0[x.rem_euclid(self.0.len() as i128) as usize]
    }

    pub(super) fn at(&self, x: i128) -> Num {
        self.of(x).at(x)
    }

    pub(super) fn as_polynomial(&self) -> Option<&Poly> {
        match self.0.as_slice() {
            [p] => Some(p),
            _ => None,
        }
    }

    pub(super) fn as_constant(&self) -> Option<Num> {
        self.as_polynomial()?.as_constant()
    }

    /// With the least period.
    fn shortest(self) -> Quasi {
        let l = self.0.len();
        let repeats = |p: usize| (p..l).all(|k| self.0[k] == self.0[k - p]);
        match (1..l).find(|&p| l % p == 0 && repeats(p)) {
            Some(p) => Quasi(self.0[..p].to_vec()),
            None => self,
        }
    }

    /// Both, residue by residue of the common period; `None` beyond the limits.
    pub(super) fn with(&self, other: &Quasi, f: impl Fn(&Poly, &Poly) -> Poly) -> Option<Quasi> {
        let (a, b) = (self.0.len(), other.0.len());
        let period = a / num_integer::gcd(a, b) * b;
        if period > PERIOD {
            return None;
        }
        let q = Quasi::new((0..period).map(|k| f(&self.0[k % a], &other.0[k % b])).collect());
        (q.degree() <= DEGREE).then_some(q)
    }

    pub(super) fn each(&self, f: impl Fn(&Poly) -> Poly) -> Quasi {
        Quasi::new(self.0.iter().map(f).collect())
    }

    /// `floor(f / d)` of what is an integer everywhere, for `d > 0`; `None` beyond the limits.
    pub(super) fn floor_div(&self, d: &Num) -> Option<Quasi> {
        let l = self.0.len();
        // x = l·t + k: the quotient as a polynomial in t has a denominator, which is the period in t
        let inverse = Num::ONE.checked_div(d)?;
        let in_t = |k: usize| {
            self.0[k].composed(&Num::int(l as i128), &Num::int(k as i128)).scaled(&inverse)
        };
        let quotients: Vec<Poly> = (0..l).map(in_t).collect();
        let periods = quotients.iter().map(Poly::denominator);
        let period = periods.fold(Num::ONE, |a, b| a.lcm(&b)).as_i128()?;
        let whole = usize::try_from(period).ok()?.checked_mul(l).filter(|&w| w <= PERIOD)?;
        let mut residues = Vec::with_capacity(whole);
        for x in 0..whole {
            let (k, j) = (x % l, (x / l) as i128);
            // the fraction that is cut off depends on t modulo its denominator only
            let exact = self.0[k].scaled(&inverse);
            let at = quotients[k].at(j);
            let fraction = at.clone() - at.floor();
            residues.push(exact.plus(&Poly::constant(fraction), &Num::int(-1)));
        }
        Some(Quasi::new(residues))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotients_are_rounded_down() -> Result<(), &'static str> {
        let x = Quasi::polynomial(Poly::variable());
        let square = x.with(&x, Poly::times).ok_or("square")?;
        for d in [1, 2, 3, 4, 6, 7] {
            let q = x.floor_div(&Num::int(d)).ok_or("period")?;
            let s = square.floor_div(&Num::int(d)).ok_or("period")?;
            let twice = q.floor_div(&Num::int(2)).ok_or("period")?;
            for v in -40i128..40 {
                assert_eq!(q.at(v), Num::int(v.div_euclid(d)), "{v}/{d}");
                assert_eq!(s.at(v), Num::int((v * v).div_euclid(d)), "{v}^2/{d}");
                assert_eq!(twice.at(v), Num::int(v.div_euclid(2 * d)), "{v}/{d}/2");
            }
        }
        Ok(())
    }

    #[test]
    fn periods_are_shortest() {
        let (zero, one) = (Poly::default(), Poly::constant(Num::ONE));
        let q = Quasi::new(vec![zero.clone(), one.clone(), zero, one]);
        assert_eq!(q.period(), 2);
    }
}
