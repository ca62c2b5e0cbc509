//! The integers that programs compute with: checked machine integers, and integers of any length.

use super::Trap;
use crate::expr::primitives::{first_index, floor_sum, FirstIndex, FloorSum};
use crate::expr::{bit_fn, bit_op, BitFn, BitOp, Num};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};

/// Binary digits of the longest number of a program. The interpreted evaluation counts steps for longer
/// ones.
pub(super) const LONGEST: u64 = 1000;

/// An integer of a program. What has no value, or none that fits, is a [`Trap`].
pub(super) trait Number: Clone + Ord + Sized {
    fn of_bool(v: bool) -> Self;
    fn is_zero(&self) -> bool;
    fn is_negative(&self) -> bool;
    fn add(&self, b: &Self) -> Result<Self, Trap>;
    fn mul(&self, b: &Self) -> Result<Self, Trap>;
    /// the quotient where it is an integer
    fn exact_div(&self, b: &Self) -> Result<Self, Trap>;
    fn floor_div(&self, b: &Self) -> Result<Self, Trap>;
    fn floor_mod(&self, b: &Self) -> Result<Self, Trap>;
    fn wrap(&self, width: u8, signed: bool) -> Result<Self, Trap>;
    fn bits(&self, op: BitOp, b: &Self) -> Self;
    fn bit_fn(&self, f: BitFn) -> Result<Self, Trap>;
    fn power(&self, base: u32, largest: u32) -> Result<Self, Trap>;
    fn to_num(&self) -> Num;
    fn from_num(v: &Num) -> Result<Self, Trap>;

    fn floor_sum([terms, divisor, slope, offset]: [&Self; 4]) -> Result<Self, Trap> {
        let [terms, divisor, slope, offset] = [terms, divisor, slope, offset].map(Self::to_num);
        let sum = floor_sum(&FloorSum { terms, divisor, slope, offset });
        Self::from_num(&sum.ok_or(Trap::NoValue)?)
    }

    fn first_index([slope, offset, modulus, low, high]: [&Self; 5]) -> Result<Self, Trap> {
        let [slope, offset, modulus, low, high] =
            [slope, offset, modulus, low, high].map(Self::to_num);
        let first = first_index(&FirstIndex { slope, offset, modulus, low, high });
        Self::from_num(&first.ok_or(Trap::NoValue)?)
    }
}

impl Number for i128 {
    fn of_bool(v: bool) -> i128 {
        i128::from(v)
    }

    fn is_zero(&self) -> bool {
        *self == 0
    }

    fn is_negative(&self) -> bool {
        *self < 0
    }

    fn add(&self, b: &i128) -> Result<i128, Trap> {
        self.checked_add(*b).ok_or(Trap::Overflow)
    }

    /// Most factors are short, and a product of short ones needs no check.
    fn mul(&self, b: &i128) -> Result<i128, Trap> {
        let (x, y) = (*self as i64, *b as i64);
        if i128::from(x) == *self && i128::from(y) == *b {
            return Ok(i128::from(x) * i128::from(y));
        }
        self.checked_mul(*b).ok_or(Trap::Overflow)
    }

    fn exact_div(&self, b: &i128) -> Result<i128, Trap> {
        if let Some((x, y)) = short(*self, *b) {
            return if x % y == 0 { Ok(i128::from(x / y)) } else { Err(Trap::NoValue) };
        }
        match self.checked_rem(*b) {
            Some(0) => self.checked_div(*b).ok_or(Trap::Overflow),
            Some(_) => Err(Trap::NoValue),
            None => Err(if *b == 0 { Trap::NoValue } else { Trap::Overflow }),
        }
    }

    fn floor_div(&self, b: &i128) -> Result<i128, Trap> {
        if let Some((x, y)) = short(*self, *b) {
            return Ok(i128::from(Integer::div_floor(&x, &y)));
        }
        match (*self, *b) {
            (_, 0) => Err(Trap::NoValue),
            (i128::MIN, _) => Err(Trap::Overflow),
            (a, b) => Ok(Integer::div_floor(&a, &b)),
        }
    }

    fn floor_mod(&self, b: &i128) -> Result<i128, Trap> {
        if let Some((x, y)) = short(*self, *b) {
            return Ok(i128::from(Integer::mod_floor(&x, &y)));
        }
        match (*self, *b) {
            (_, 0) => Err(Trap::NoValue),
            (i128::MIN, _) => Err(Trap::Overflow),
            (a, b) => Ok(Integer::mod_floor(&a, &b)),
        }
    }

    fn wrap(&self, width: u8, signed: bool) -> Result<i128, Trap> {
        if !(1..=120).contains(&width) {
            return Err(Trap::Overflow);
        }
        let low = *self & ((1i128 << width) - 1);
        let negative = signed && low >> (width - 1) & 1 == 1;
        Ok(if negative { low - (1i128 << width) } else { low })
    }

    fn bits(&self, op: BitOp, b: &i128) -> i128 {
        match op {
            BitOp::And => self & b,
            BitOp::Or => self | b,
            BitOp::Xor => self ^ b,
        }
    }

    fn bit_fn(&self, f: BitFn) -> Result<i128, Trap> {
        if *self < 0 {
            return Err(Trap::NoValue);
        }
        Ok(match f {
            BitFn::Length => i128::from(128 - self.leading_zeros()),
            BitFn::Count => i128::from(self.count_ones()),
            BitFn::TrailingZeros(w) if *self == 0 => i128::from(w),
            BitFn::TrailingZeros(_) => i128::from(self.trailing_zeros()),
            _ => {
                let v = bit_fn(f, &BigInt::from(*self)).ok_or(Trap::NoValue)?;
                v.to_i128().ok_or(Trap::Overflow)?
            }
        })
    }

    fn power(&self, base: u32, _: u32) -> Result<i128, Trap> {
        match (base, *self) {
            (2, 0..=126) => Ok(1i128 << *self),
            (2, _) => Err(Trap::Overflow),
            (_, e) => {
                let power = u32::try_from(e).ok().and_then(|e| i128::from(base).checked_pow(e));
                power.ok_or(Trap::Overflow)
            }
        }
    }

    fn to_num(&self) -> Num {
        Num::int(*self)
    }

    fn from_num(v: &Num) -> Result<i128, Trap> {
        match v.as_i128() {
            Some(v) => Ok(v),
            None => Err(if v.is_integer() { Trap::Overflow } else { Trap::NoValue }),
        }
    }
}

/// Both as machine words, for a divisor that is neither 0 nor -1: those divide fast.
fn short(a: i128, b: i128) -> Option<(i64, i64)> {
    let (x, y) = (a as i64, b as i64);
    let fits = i128::from(x) == a && i128::from(y) == b;
    (fits && !matches!(y, 0 | -1)).then_some((x, y))
}

/// The number, unless it is too long.
fn bounded(v: BigInt) -> Result<BigInt, Trap> {
    match v.bits() <= LONGEST {
        true => Ok(v),
        false => Err(Trap::TooLong),
    }
}

impl Number for BigInt {
    fn of_bool(v: bool) -> BigInt {
        BigInt::from(v)
    }

    fn is_zero(&self) -> bool {
        Zero::is_zero(self)
    }

    fn is_negative(&self) -> bool {
        Signed::is_negative(self)
    }

    fn add(&self, b: &BigInt) -> Result<BigInt, Trap> {
        bounded(self + b)
    }

    fn mul(&self, b: &BigInt) -> Result<BigInt, Trap> {
        bounded(self * b)
    }

    fn exact_div(&self, b: &BigInt) -> Result<BigInt, Trap> {
        if Zero::is_zero(b) {
            return Err(Trap::NoValue);
        }
        let (quotient, rest) = self.div_rem(b);
        match Zero::is_zero(&rest) {
            true => Ok(quotient),
            false => Err(Trap::NoValue),
        }
    }

    fn floor_div(&self, b: &BigInt) -> Result<BigInt, Trap> {
        match Zero::is_zero(b) {
            true => Err(Trap::NoValue),
            false => Ok(self.div_floor(b)),
        }
    }

    fn floor_mod(&self, b: &BigInt) -> Result<BigInt, Trap> {
        match Zero::is_zero(b) {
            true => Err(Trap::NoValue),
            false => Ok(self.mod_floor(b)),
        }
    }

    fn wrap(&self, width: u8, signed: bool) -> Result<BigInt, Trap> {
        let modulus = BigInt::one() << width;
        let low = self.mod_floor(&modulus);
        let negative = signed && width > 0 && low.bit(u64::from(width) - 1);
        Ok(if negative { low - modulus } else { low })
    }

    fn bits(&self, op: BitOp, b: &BigInt) -> BigInt {
        bit_op(op, self, b)
    }

    fn bit_fn(&self, f: BitFn) -> Result<BigInt, Trap> {
        bit_fn(f, self).ok_or(Trap::NoValue)
    }

    fn power(&self, base: u32, largest: u32) -> Result<BigInt, Trap> {
        let longest = largest.min((LONGEST - 1) as u32);
        let power = self.to_u32().and_then(|k| Num::power_within(base, k, longest));
        power.and_then(|v| v.as_big_int()).ok_or(Trap::NoValue)
    }

    fn to_num(&self) -> Num {
        Num::big_int(self.clone())
    }

    fn from_num(v: &Num) -> Result<BigInt, Trap> {
        bounded(v.as_big_int().ok_or(Trap::NoValue)?)
    }
}
