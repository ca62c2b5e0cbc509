//! Powers of a number, and how many digits a number has: `b^e`, and the least `e` with `b^e > x`.
//!
//! Each undoes the other in comparisons with a number, which are of exponents then, or of what has the digits.

use super::node::{BitFn, Expr, Node};
use super::num::Num;
use super::store::Store;
use num_integer::Roots;

/// Digits beyond which a comparison of a number of digits stays one.
const MOST_DIGITS: u32 = 128;

impl Store {
    /// `2^e` for `e ≥ 0`.
    pub fn pow2(&mut self, e: Expr) -> Expr {
        self.power(2, e)
    }

    /// `b^e` for `e ≥ 0`; of a base that is itself a power the power of its root: `9^k` is
    /// `3^(2*k)`.
    ///
    /// ```
    /// use symprof_core::expr::Store;
    /// let mut s = Store::new();
    /// let k = s.parameter("k", 32);
    /// let [ten, nine] = [10, 9].map(|base| s.power(base, k));
    /// assert_eq!(s.display(ten).to_string(), "10^k");
    /// assert_eq!(s.display(nine).to_string(), "3^(2*k)");
    /// ```
    pub fn power(&mut self, base: u32, e: Expr) -> Expr {
        match base {
            0 => return self.eq0(e),
            1 => return self.one(),
            _ => {}
        }
        let (root, times) = root(base);
        let e = self.scale(Num::int(times), e);
        let written = |v: &Num| {
            let exponent = u32::try_from(v.as_i128()?).ok()?;
            Num::power_within(root, exponent, self.limits().expressions.power_of_two)
        };
        match self.as_const(e).and_then(written) {
            Some(power) => self.num(power),
            None => self.intern(Node::Power(root, e)),
        }
    }

    /// How many digits an integer that is not negative has in a base of 2 or more: the least `e` with `b^e > x`, 0 for 0.
    /// No value in other bases.
    ///
    /// ```
    /// use symprof_core::expr::{Evaluator, Num, Store};
    /// let mut s = Store::new();
    /// let n = s.parameter("n", 32);
    /// let [ten, two] = [10, 2].map(|base| s.digits(base, n));
    /// assert_eq!(s.display(ten).to_string(), "digits10(n)");
    /// assert_eq!(s.display(two).to_string(), "bitlen(n)");
    /// let mut at = Evaluator::new(&s);
    /// at.bind_name("n", Num::int(1000));
    /// assert_eq!(at.eval(ten), Ok(Num::int(4)));
    /// ```
    pub fn digits(&mut self, base: u32, x: Expr) -> Expr {
        self.bit_fn(BitFn::Digits(base), x)
    }

    /// `c + k·t ≥ 0` of a power or a number of digits `t`: of its exponent, or of what has the digits.
    pub(super) fn sign_of_power(
        &mut self,
        c: &Num,
        (k, t): &(Num, Expr),
        splits: &mut u32,
    ) -> Option<Expr> {
        let bound = (-c.clone()).checked_div(k)?;
        // t ≥ least, or t ≤ least - 1
        let least = if k.is_positive() { bound.ceil() } else { bound.floor() + Num::ONE };
        let reached = match *self.node(*t) {
            Node::Power(base, e) if least > Num::ONE => {
                let below = self.num(least - Num::ONE);
                let digits = self.digits(base, below);
                let more = self.sub(e, digits);
                self.ge0_splitting(more, splits)
            }
            Node::BitFn(f @ (BitFn::Length | BitFn::Digits(_)), x) if least.is_positive() => {
                let base = if let BitFn::Digits(base) = f { base } else { 2 };
                let digits = u32::try_from(least.as_i128()?).ok().filter(|d| *d <= MOST_DIGITS)?;
                let smallest = Num::power_within(base, digits - 1, 32 * MOST_DIGITS)?;
                let more = self.add_num(x, -smallest);
                self.ge0_splitting(more, splits)
            }
            _ => return None,
        };
        Some(if k.is_positive() { reached } else { self.not(reached) })
    }
}

/// The number that a base is a power of, and which.
pub(super) fn root(base: u32) -> (u32, u32) {
    // the bases of nodes, mostly
    if base < 4 {
        return (base, 1);
    }
    for times in (2..32).rev() {
        let root = base.nth_root(times);
        if root > 1 && root.checked_pow(times) == Some(base) {
            return (root, times);
        }
    }
    (base, 1)
}

#[cfg(test)]
mod tests {
    use crate::expr::{Evaluator, Num, Store};

    #[test]
    fn bases_without_digits_and_powers() {
        let mut s = Store::new();
        let n = s.parameter("n", 32);
        let [zeroth, first] = [0, 1].map(|base| s.power(base, n));
        assert_eq!(s.display(zeroth).to_string(), "n == 0");
        assert!(s.is_one(first));
        for base in [0, 1] {
            let [digits, of_a_number] = [n, s.int(5)].map(|x| s.digits(base, x));
            let mut at = Evaluator::new(&s);
            at.bind_name("n", Num::int(5));
            assert!(at.eval(digits).is_err() && at.eval(of_a_number).is_err(), "{base}");
        }
    }

    #[test]
    fn comparisons_with_numbers_are_of_exponents_and_of_what_has_the_digits() {
        for (text, wanted) in [
            ("3^n >= 28", "n >= 4"),
            ("3^n >= 27", "n >= 3"),
            ("3^n <= 27", "n <= 3"),
            ("2*3^n < 54", "n <= 2"),
            ("4*2^n <= 2147483647", "n <= 28"),
            ("2^n >= 2", "n > 0"),
            ("bitlen(n) >= 3", "n >= 4"),
            ("bitlen(n) <= 30", "n < 2^30"),
            ("2*digits10(n) > 5", "n >= 100"),
            ("digits10(n) < 1", "n <= 0"),
            ("n + 3^n >= 28", "n + 3^n >= 28"),
        ] {
            let mut s = Store::new();
            s.parameter("n", 64);
            let e = s.parse(text).unwrap_or_else(|e| panic!("{text}: {e}"));
            assert_eq!(s.display(e).to_string(), wanted, "{text}");
        }
    }
}
