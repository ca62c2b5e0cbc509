//! Exact rationals with a machine-integer fast path.
//!
//! Almost every number in a formula and its evaluation fits in an `i128`; those that do not fall
//! back to [`BigRational`] and come back as soon as they fit. Nothing ever wraps or rounds.

mod repr;
#[cfg(test)]
mod tests;

use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, Signed, ToPrimitive, Zero};
use repr::{Repr, View};
use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Mul, Neg, Sub};

/// An exact rational number.
///
/// ```
/// use symprof_core::expr::Num;
/// let third = Num::ratio(1, 3);
/// assert_eq!(third.clone() + Num::ratio(2, 3), Num::int(1));
/// assert_eq!(Num::ratio(-7, 2).floor(), Num::int(-4));
/// let big = Num::int(i128::MAX) * Num::int(2);
/// assert_eq!(big.to_string(), "340282366920938463463374607431768211454");
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Num(Repr);

impl Num {
    /// Zero.
    pub const ZERO: Num = Num(Repr::integer(0));
    /// One.
    pub const ONE: Num = Num(Repr::integer(1));

    /// An integer.
    pub fn int(v: impl Into<i128>) -> Num {
        Num(Repr::integer(v.into()))
    }

    /// The quotient of two integers; a denominator of 0 counts as 1.
    pub fn ratio(n: i64, d: i64) -> Num {
        Num::small(n as i128, if d == 0 { 1 } else { d as i128 })
    }

    /// A big integer.
    pub fn big_int(v: BigInt) -> Num {
        Num::from_big(BigRational::from_integer(v))
    }

    /// `e` of `2^e`, if it is such a number below `2^127`.
    pub(crate) fn exponent_of_two(&self) -> Option<u32> {
        let v = self.as_i128().filter(|v| *v > 0 && v.count_ones() == 1)?;
        Some(v.trailing_zeros())
    }

    /// A power of at most so many binary digits and one.
    pub(crate) fn power_within(base: u32, e: u32, digits: u32) -> Option<Num> {
        if base == 2 {
            return (e <= digits).then(|| Num::pow2(e));
        }
        // each factor has at least one digit, and no more than 32
        if u64::from(e) * u64::from(base.ilog2()) > u64::from(digits) {
            return None;
        }
        let power = BigInt::from(base).pow(e);
        (power.bits() <= u64::from(digits) + 1).then(|| Num::big_int(power))
    }

    /// Two to the power `e`.
    pub fn pow2(e: u32) -> Num {
        if e < 127 {
            Num::int(1i128 << e)
        } else {
            Num::big_int(BigInt::one() << e)
        }
    }

    fn small(n: i128, d: i128) -> Num {
        if d == 1 {
            return Num(Repr::integer(n));
        }
        let (n, d) = match (n.checked_neg(), d.checked_neg()) {
            (Some(n), Some(d)) if d > 0 => (n, d),
            _ => (n, d),
        };
        if let (Ok(d), true) = (u64::try_from(d), n != i128::MIN) {
            // a denominator is short, mostly: the numerator is divided by it once
            let size = n.unsigned_abs();
            let rest = match u64::try_from(size) {
                Ok(size) => size,
                Err(_) => (size % d as u128) as u64,
            };
            let g = rest.gcd(&d);
            return Num(match u64::try_from(size) {
                _ if g == 1 => Repr::small(n, d),
                Ok(size) => Repr::small((size / g) as i128 * n.signum(), d / g),
                Err(_) => Repr::small(n / g as i128, d / g),
            });
        }
        Num::from_big(BigRational::new(n.into(), d.into()))
    }

    /// From a big rational, in the smallest representation.
    pub fn from_big(r: BigRational) -> Num {
        match (r.numer().to_i128(), r.denom().to_u64()) {
            (Some(n), Some(d)) => Num(Repr::small(n, d)),
            _ => Num(Repr::big(r)),
        }
    }

    /// As a big rational.
    pub fn to_big(&self) -> BigRational {
        match self.0.view() {
            View::Small(n, d) => BigRational::new_raw(n.into(), d.into()),
            View::Big(b) => b.clone(),
        }
    }

    /// The value if it is an integer that fits.
    pub fn as_i128(&self) -> Option<i128> {
        match self.0.view() {
            View::Small(n, 1) => Some(n),
            _ => None,
        }
    }

    /// The value if it is an integer.
    pub fn as_big_int(&self) -> Option<BigInt> {
        match self.0.view() {
            View::Small(n, 1) => Some(n.into()),
            View::Small(..) => None,
            View::Big(b) => b.is_integer().then(|| b.numer().clone()),
        }
    }

    /// The value if it is an integer: integers need no common denominators, and no reduction.
    fn integer(&self) -> Option<Cow<'_, BigInt>> {
        match self.0.view() {
            View::Small(n, 1) => Some(Cow::Owned(n.into())),
            View::Small(..) => None,
            View::Big(b) => b.is_integer().then(|| Cow::Borrowed(b.numer())),
        }
    }

    /// Is it a whole number?
    pub fn is_integer(&self) -> bool {
        match self.0.view() {
            View::Small(_, d) => d == 1,
            View::Big(b) => b.is_integer(),
        }
    }

    /// Is it zero?
    pub fn is_zero(&self) -> bool {
        matches!(self.0.view(), View::Small(0, _))
    }

    /// Is it one?
    pub fn is_one(&self) -> bool {
        matches!(self.0.view(), View::Small(1, 1))
    }

    /// Is it below zero?
    pub fn is_negative(&self) -> bool {
        match self.0.view() {
            View::Small(n, _) => n < 0,
            View::Big(b) => b.is_negative(),
        }
    }

    /// Is it above zero?
    pub fn is_positive(&self) -> bool {
        !self.is_zero() && !self.is_negative()
    }

    /// Number of binary digits of the numerator, or of the denominator if that is longer.
    pub(super) fn digits(&self) -> u64 {
        match self.0.view() {
            View::Small(n, d) => (n.unsigned_abs().max(d as u128).ilog2() + 1) as u64,
            View::Big(b) => b.numer().bits().max(b.denom().bits()),
        }
    }

    /// Does it take more than 512 binary digits, so that it is of no use as a bound?
    pub(super) fn is_huge(&self) -> bool {
        matches!(self.0.view(), View::Big(_)) && self.digits() > 512
    }

    /// The greatest integer not above it.
    #[must_use]
    pub fn floor(&self) -> Num {
        match self.0.view() {
            View::Small(n, 1) => Num::int(n),
            View::Small(n, d) => match (i64::try_from(n), i64::try_from(d)) {
                (Ok(n), Ok(d)) => Num::int(n.div_euclid(d)),
                _ => Num::int(n.div_euclid(d as i128)),
            },
            View::Big(b) => Num::from_big(b.floor()),
        }
    }

    /// The least integer not below it.
    #[must_use]
    pub fn ceil(&self) -> Num {
        -(-self.clone()).floor()
    }

    /// Absolute value.
    #[must_use]
    pub fn abs(&self) -> Num {
        if self.is_negative() {
            -self.clone()
        } else {
            self.clone()
        }
    }

    /// The quotient, `None` for a divisor of 0.
    pub fn checked_div(&self, by: &Num) -> Option<Num> {
        if by.is_zero() {
            return None;
        }
        if let (View::Small(a, b), View::Small(c, d)) = (self.0.view(), by.0.view()) {
            if let (Some(n), Some(m)) = (a.checked_mul(d as i128), c.checked_mul(b as i128)) {
                return Some(Num::small(n, m));
            }
        }
        if let Some(q) = self.long_over_short(by) {
            return Some(q);
        }
        Some(Num::from_big(self.to_big() / by.to_big()))
    }

    /// The quotient of a long integer and a short one, where it comes out even: the ordinary way
    /// looks for common divisors of two long numbers.
    fn long_over_short(&self, by: &Num) -> Option<Num> {
        let (View::Big(a), View::Small(b, 1)) = (self.0.view(), by.0.view()) else { return None };
        if !a.is_integer() {
            return None;
        }
        let (q, rest) = a.numer().div_rem(&BigInt::from(b));
        rest.is_zero().then(|| Num::big_int(q))
    }

    /// `floor(self / by)`, `None` for a divisor of 0.
    pub fn floor_div(&self, by: &Num) -> Option<Num> {
        if let (View::Small(a, 1), View::Small(b, 1)) = (self.0.view(), by.0.view()) {
            if b != 0 && a != i128::MIN {
                return Some(Num::int(match (i64::try_from(a), i64::try_from(b)) {
                    (Ok(a), Ok(b)) if b > 0 => a.div_euclid(b) as i128,
                    _ => Integer::div_floor(&a, &b),
                }));
            }
        }
        if let (Some(a), Some(b)) = (self.integer(), by.integer()) {
            return (!b.is_zero()).then(|| Num::big_int(a.div_floor(&b)));
        }
        self.checked_div(by).map(|q| q.floor())
    }

    /// `self - by·floor(self / by)`: the sign is the divisor's. `None` for a divisor of 0.
    pub fn floor_mod(&self, by: &Num) -> Option<Num> {
        if let (View::Small(a, 1), View::Small(b, 1)) = (self.0.view(), by.0.view()) {
            if b != 0 && a != i128::MIN {
                return Some(Num::int(Integer::mod_floor(&a, &b)));
            }
        }
        if let (Some(a), Some(b)) = (self.integer(), by.integer()) {
            return (!b.is_zero()).then(|| Num::big_int(a.mod_floor(&b)));
        }
        let q = self.floor_div(by)?;
        Some(self.clone() - by.clone() * q)
    }

    /// The denominator in lowest terms.
    #[must_use]
    pub fn denominator(&self) -> Num {
        match self.0.view() {
            View::Small(_, d) => Num::int(d as i128),
            View::Big(b) => Num::big_int(b.denom().clone()),
        }
    }

    /// The numerator in lowest terms.
    #[must_use]
    pub fn numerator(&self) -> Num {
        match self.0.view() {
            View::Small(n, _) => Num::int(n),
            View::Big(b) => Num::big_int(b.numer().clone()),
        }
    }

    /// Greatest common divisor of two integers (of the numerators, should they not be).
    #[must_use]
    pub fn gcd(&self, other: &Num) -> Num {
        match (self.0.view(), other.0.view()) {
            (View::Small(a, _), View::Small(b, _)) if a != i128::MIN && b != i128::MIN => {
                // most are short
                Num::int(match (u64::try_from(a.unsigned_abs()), u64::try_from(b.unsigned_abs())) {
                    (Ok(1), _) | (_, Ok(1)) => 1,
                    (Ok(a), Ok(b)) => a.gcd(&b) as i128,
                    _ => a.gcd(&b),
                })
            }
            // one step of Euclid's brings a long number down to a short one
            (View::Big(a), View::Small(b, _)) | (View::Small(b, _), View::Big(a)) if b != 0 => {
                match (a.numer() % BigInt::from(b)).to_i128() {
                    Some(rest) if b != i128::MIN => Num::int(rest.gcd(&b)),
                    _ => Num::big_int(a.numer().gcd(&b.into())),
                }
            }
            _ => Num::big_int(self.to_big().numer().gcd(other.to_big().numer())),
        }
    }

    /// Least common multiple of two positive integers.
    #[must_use]
    pub fn lcm(&self, other: &Num) -> Num {
        let g = self.gcd(other);
        match self.checked_div(&g) {
            Some(q) => q * other.clone(),
            None => Num::ZERO,
        }
    }

    /// The value wrapped to `w` bits, signed or unsigned; the value must be an integer.
    #[must_use]
    pub fn wrap(&self, w: u8, signed: bool) -> Num {
        let m = Num::pow2(w as u32);
        let r = self.floor_mod(&m).unwrap_or(Num::ZERO);
        if signed && w > 0 && r >= Num::pow2(w as u32 - 1) {
            r - m
        } else {
            r
        }
    }

    /// `self + a·b`, without numbers in between where all are short integers.
    pub(crate) fn plus_product(self, a: &Num, b: &Num) -> Num {
        if let (View::Small(x, 1), View::Small(a, 1), View::Small(b, 1)) =
            (self.0.view(), a.0.view(), b.0.view())
        {
            if let Some(sum) = multiplied(a, b).and_then(|p| x.checked_add(p)) {
                return Num::int(sum);
            }
        }
        self + a.clone() * b.clone()
    }

    /// Power, by repeated squaring.
    #[must_use]
    pub fn pow(&self, e: u32) -> Num {
        let (mut r, mut base, mut e) = (Num::ONE, self.clone(), e);
        while e > 0 {
            if e & 1 == 1 {
                r = r * base.clone();
            }
            e >>= 1;
            if e > 0 {
                base = base.clone() * base;
            }
        }
        r
    }
}

/// The product; most factors are short, and a product of short ones needs no check.
fn multiplied(a: i128, b: i128) -> Option<i128> {
    match (i64::try_from(a), i64::try_from(b)) {
        (Ok(a), Ok(b)) => Some(a as i128 * b as i128),
        _ => a.checked_mul(b),
    }
}

/// A long numerator over a short denominator, in lowest terms: what the rationals of bounds are, and
/// all that has to be looked for in a long number are divisors of a short one.
struct Long<'a>(Cow<'a, BigInt>, u64);

impl<'a> Long<'a> {
    fn of(v: &'a Num) -> Option<Long<'a>> {
        match v.0.view() {
            View::Small(n, d) => Some(Long(Cow::Owned(n.into()), d)),
            View::Big(b) => Some(Long(Cow::Borrowed(b.numer()), b.denom().to_u64()?)),
        }
    }

    fn common(n: &BigInt, d: u64) -> u64 {
        if d == 1 {
            return 1;
        }
        (n % d).magnitude().to_u64().map_or(1, |rest| rest.gcd(&d))
    }

    fn product(&self, by: &Long<'_>) -> Num {
        let (g, h) = (Long::common(&self.0, by.1), Long::common(&by.0, self.1));
        let reduced = |n: &Cow<'_, BigInt>, g: u64| match g {
            1 => n.clone().into_owned(),
            _ => &**n / g,
        };
        let n = reduced(&self.0, g) * reduced(&by.0, h);
        let d = BigInt::from((self.1 / h) as u128 * (by.1 / g) as u128);
        Num::from_big(BigRational::new_raw(n, d))
    }

    fn sum(&self, with: &Long<'_>, sign: i32) -> Num {
        // over the least common denominator only divisors of `g` can be common to both
        let g = self.1.gcd(&with.1);
        let n = &*self.0 * (with.1 / g) + &*with.0 * (self.1 / g) * sign;
        let h = Long::common(&n, g);
        let d = BigInt::from((self.1 / g) as u128 * (with.1 / h) as u128);
        Num::from_big(BigRational::new_raw(if h == 1 { n } else { n / h }, d))
    }
}

macro_rules! op {
    ($trait:ident, $method:ident, $checked:path, $small:expr, $long:expr) => {
        impl $trait for Num {
            type Output = Num;
            fn $method(self, rhs: Num) -> Num {
                if let (View::Small(a, b), View::Small(c, d)) = (self.0.view(), rhs.0.view()) {
                    if b == 1 && d == 1 {
                        if let Some(r) = $checked(a, c) {
                            return Num::int(r);
                        }
                    } else if let Some(r) = $small(a, b, c, d) {
                        return r;
                    }
                }
                if let (Some(a), Some(b)) = (self.integer(), rhs.integer()) {
                    return Num::big_int($trait::$method(&*a, &*b));
                }
                if let (Some(a), Some(b)) = (Long::of(&self), Long::of(&rhs)) {
                    return $long(a, b);
                }
                Num::from_big($trait::$method(self.to_big(), rhs.to_big()))
            }
        }
    };
}
op!(
    Add,
    add,
    i128::checked_add,
    |a: i128, b: u64, c: i128, d: u64| {
        if b == d {
            return Some(Num::small(a.checked_add(c)?, b as i128));
        }
        let n = a.checked_mul(d as i128)?.checked_add(c.checked_mul(b as i128)?)?;
        Some(Num::small(n, (b as i128).checked_mul(d as i128)?))
    },
    |a: Long<'_>, b: Long<'_>| a.sum(&b, 1)
);
op!(
    Sub,
    sub,
    i128::checked_sub,
    |a: i128, b: u64, c: i128, d: u64| {
        if b == d {
            return Some(Num::small(a.checked_sub(c)?, b as i128));
        }
        let n = a.checked_mul(d as i128)?.checked_sub(c.checked_mul(b as i128)?)?;
        Some(Num::small(n, (b as i128).checked_mul(d as i128)?))
    },
    |a: Long<'_>, b: Long<'_>| a.sum(&b, -1)
);
op!(
    Mul,
    mul,
    multiplied,
    |a: i128, b: u64, c: i128, d: u64| {
        Some(Num::small(a.checked_mul(c)?, (b as i128).checked_mul(d as i128)?))
    },
    |a: Long<'_>, b: Long<'_>| a.product(&b)
);

impl Neg for Num {
    type Output = Num;
    fn neg(self) -> Num {
        if let View::Small(n, d) = self.0.view() {
            if let Some(n) = n.checked_neg() {
                return Num(Repr::small(n, d));
            }
        }
        Num::ZERO - self
    }
}

impl PartialOrd for Num {
    fn partial_cmp(&self, other: &Num) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Num {
    fn cmp(&self, other: &Num) -> Ordering {
        if let (View::Small(a, b), View::Small(c, d)) = (self.0.view(), other.0.view()) {
            if b == d {
                return a.cmp(&c);
            }
            if let (Some(x), Some(y)) = (a.checked_mul(d as i128), c.checked_mul(b as i128)) {
                return x.cmp(&y);
            }
        }
        match (self.integer(), other.integer()) {
            (Some(a), Some(b)) => a.cmp(&b),
            _ => self.to_big().cmp(&other.to_big()),
        }
    }
}

impl From<i128> for Num {
    fn from(v: i128) -> Num {
        Num::int(v)
    }
}

impl From<i64> for Num {
    fn from(v: i64) -> Num {
        Num::int(v)
    }
}

impl From<i32> for Num {
    fn from(v: i32) -> Num {
        Num::int(v)
    }
}

impl From<BigInt> for Num {
    fn from(v: BigInt) -> Num {
        Num::big_int(v)
    }
}

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.view() {
            View::Small(n, 1) => write!(f, "{n}"),
            View::Small(n, d) => write!(f, "{n}/{d}"),
            View::Big(b) => write!(f, "{b}"),
        }
    }
}

impl fmt::Debug for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Default for Num {
    fn default() -> Num {
        Num::ZERO
    }
}

impl std::str::FromStr for Num {
    type Err = num_bigint::ParseBigIntError;
    /// An integer (`-3`) or a fraction (`1/4`) in decimal.
    fn from_str(s: &str) -> Result<Num, Self::Err> {
        let Some((n, d)) = s.split_once('/') else { return Ok(Num::big_int(s.parse()?)) };
        let (n, d) = (Num::big_int(n.parse()?), Num::big_int(d.parse()?));
        // division by zero is no number: the same error as of an empty denominator
        n.checked_div(&d).map_or_else(|| "".parse::<BigInt>().map(Num::big_int), Ok)
    }
}

impl Zero for Num {
    fn zero() -> Num {
        Num::ZERO
    }
    fn is_zero(&self) -> bool {
        Num::is_zero(self)
    }
}
