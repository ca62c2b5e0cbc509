//! How numbers are stored: in three words, for formulas and facts are made of little else.

use num_rational::BigRational;
use std::num::NonZeroU64;

/// A number as it is stored. Each number has one representation: what fits is short.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Repr(Stored);

/// No denominator is 0, so that the other case needs no word of its own.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Stored {
    Small(Numerator, NonZeroU64),
    Big(Box<BigRational>),
}

/// An `i128` where any word may stand: on its own it would be aligned to two, and a number take four.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(Rust, packed(8))]
struct Numerator(i128);

/// A number as it is looked at.
#[derive(Clone, Copy)]
pub(super) enum View<'a> {
    /// numerator and denominator, in lowest terms, denominator positive
    Small(i128, u64),
    /// only what does not fit in `Small`
    Big(&'a BigRational),
}

impl Repr {
    pub(super) const fn integer(v: i128) -> Repr {
        Repr(Stored::Small(Numerator(v), NonZeroU64::MIN))
    }

    /// Of a fraction in lowest terms; a denominator of 0 counts as 1.
    pub(super) fn small(n: i128, d: u64) -> Repr {
        Repr(Stored::Small(Numerator(n), NonZeroU64::new(d).unwrap_or(NonZeroU64::MIN)))
    }

    /// Of a number that does not fit.
    pub(super) fn big(v: BigRational) -> Repr {
        Repr(Stored::Big(Box::new(v)))
    }

    #[inline(always)]
    pub(super) fn view(&self) -> View<'_> {
        match &self.0 {
            Stored::Small(n, d) => View::Small(n.0, d.get()),
            Stored::Big(b) => View::Big(b),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_takes_three_words() {
        assert_eq!(size_of::<Repr>(), 3 * size_of::<u64>());
    }
}
