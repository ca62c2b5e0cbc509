//! Intervals of exact numbers, and the interval of every kind of node from its operands'.

use super::node::{BitFn, BitOp, Expr, Node};
use super::num::Num;
use super::store::Store;
use super::wrapping::bit_fn;
use num_bigint::BigInt;
use num_traits::ToPrimitive;
use std::cmp::Ordering;

/// Exponents above these have powers that are too long to be of use as a bound.
const LONGEST_POWER: u32 = 64;
/// Binary digits of a power of a number beyond which it is of no use as a bound.
const LONGEST_POWER_OF_A_NUMBER: u32 = 256;

/// A closed interval; an absent bound is infinite.
///
/// ```
/// use symprof_core::expr::{Num, Store};
/// let mut s = Store::new();
/// let n = s.parameter("n", 32);
/// let e = s.positive_part(n);
/// let interval = s.interval(e);
/// assert!(interval.non_negative() && interval.at_most(&Num::pow2(31)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[must_use]
pub struct Interval {
    /// least value
    pub lo: Option<Num>,
    /// greatest value
    pub hi: Option<Num>,
}

impl Interval {
    /// No bound at all.
    pub const ALL: Interval = Interval { lo: None, hi: None };

    /// From `lo` to `hi`.
    pub fn new(lo: Num, hi: Num) -> Interval {
        Interval { lo: Some(lo), hi: Some(hi) }
    }

    /// Without bounds so long that arithmetic on them would be slow.
    pub(crate) fn trimmed(self) -> Interval {
        let trim = |v: Option<Num>| v.filter(|v| !v.is_huge());
        Interval { lo: trim(self.lo), hi: trim(self.hi) }
    }

    /// One point.
    pub fn point(v: Num) -> Interval {
        Interval { lo: Some(v.clone()), hi: Some(v) }
    }

    /// Both truth values.
    pub fn boolean() -> Interval {
        Interval::new(Num::ZERO, Num::ONE)
    }

    /// Is every value at least `v`?
    pub fn at_least(&self, v: &Num) -> bool {
        self.lo.as_ref().is_some_and(|l| l >= v)
    }

    /// Is every value at most `v`?
    pub fn at_most(&self, v: &Num) -> bool {
        self.hi.as_ref().is_some_and(|h| h <= v)
    }

    /// Is every value 0 or more?
    pub fn non_negative(&self) -> bool {
        self.lo.as_ref().is_some_and(|l| !l.is_negative())
    }

    /// Does it lie within the machine integers of that width and sign?
    pub fn fits(&self, width: u8, signed: bool) -> bool {
        let (lo, hi) = machine_range(width, signed);
        self.at_least(&lo) && self.at_most(&hi)
    }

    /// `self + other`
    pub fn plus(&self, other: &Interval) -> Interval {
        Interval {
            lo: both(&self.lo, &other.lo).map(|(a, b)| a + b),
            hi: both(&self.hi, &other.hi).map(|(a, b)| a + b),
        }
    }

    /// `self + c·other`
    pub fn plus_scaled(self, c: &Num, other: &Interval) -> Interval {
        let (lo, hi) = match c.is_negative() {
            true => (&other.hi, &other.lo),
            false => (&other.lo, &other.hi),
        };
        let end = |own: Option<Num>, end: &Option<Num>| match (own, end) {
            (Some(x), Some(y)) => Some(x.plus_product(c, y)),
            _ => None,
        };
        Interval { lo: end(self.lo, lo), hi: end(self.hi, hi) }
    }

    /// `c · self`
    pub fn scaled(&self, c: &Num) -> Interval {
        if c.is_zero() {
            return Interval::point(Num::ZERO);
        }
        if c.is_one() {
            return self.clone();
        }
        let lo = self.lo.clone().map(|v| v * c.clone());
        let hi = self.hi.clone().map(|v| v * c.clone());
        if c.is_negative() {
            Interval { lo: hi, hi: lo }
        } else {
            Interval { lo, hi }
        }
    }

    /// `self · other`
    pub fn times(&self, other: &Interval) -> Interval {
        let is_one = |i: &Interval| {
            i.lo.as_ref().is_some_and(Num::is_one) && i.hi.as_ref().is_some_and(Num::is_one)
        };
        if is_one(self) {
            return other.clone();
        }
        if let (Some(a), Some(b), Some(c), Some(d)) = (&self.lo, &self.hi, &other.lo, &other.hi) {
            let corners = [
                a.clone() * c.clone(),
                a.clone() * d.clone(),
                b.clone() * c.clone(),
                b.clone() * d.clone(),
            ];
            return Interval {
                lo: corners.iter().min().cloned(),
                hi: corners.iter().max().cloned(),
            };
        }
        if self.non_negative() && other.non_negative() {
            return Interval {
                lo: both(&self.lo, &other.lo).map(|(a, b)| a * b),
                hi: both(&self.hi, &other.hi).map(|(a, b)| a * b),
            };
        }
        Interval::ALL
    }

    /// `self^n`
    pub fn power(&self, n: u32) -> Interval {
        if n == 0 {
            return Interval::point(Num::ONE);
        }
        if n == 1 {
            return self.clone();
        }
        if n > LONGEST_POWER {
            let lo = (n % 2 == 0 || self.non_negative()).then_some(Num::ZERO);
            return Interval { lo, hi: None };
        }
        let bound = |v: &Option<Num>| v.as_ref().map(|v| v.pow(n));
        let (lo, hi) = (bound(&self.lo), bound(&self.hi));
        if n % 2 == 1 || self.non_negative() {
            return Interval { lo, hi };
        }
        if self.at_most(&Num::ZERO) {
            return Interval { lo: hi, hi: lo };
        }
        Interval { lo: Some(Num::ZERO), hi: both(&lo, &hi).map(|(a, b)| a.max(b)) }
    }

    /// The integers in it: bounds of a sum with fractions (`n*(n - 1)/2`) may be none.
    fn integers(&self) -> Interval {
        Interval { lo: self.lo.as_ref().map(Num::ceil), hi: self.hi.as_ref().map(Num::floor) }
    }

    /// Of a function of the bits of what lies in it, which are integers.
    pub(crate) fn bit_fn(&self, f: BitFn) -> Interval {
        let Interval { lo, hi } = self.integers();
        let hi = hi.as_ref();
        let up_to = |hi: Option<Num>| Interval { lo: Some(Num::ZERO), hi };
        let positive = lo.as_ref().filter(|l| l.is_positive());
        match f {
            BitFn::Length => Interval {
                lo: Some(positive.map_or(Num::ZERO, |l| Num::int(bit_length(l)))),
                hi: hi.map(|h| Num::int(bit_length(h))),
            },
            BitFn::Digits(base) => {
                let digits = |v: &Num| Num::int(digits(base, v));
                Interval {
                    lo: Some(positive.map_or(Num::ZERO, digits)),
                    hi: hi.map(|h| if h.is_positive() { digits(h) } else { Num::ZERO }),
                }
            }
            BitFn::Count => Interval {
                lo: Some(if positive.is_some() { Num::ONE } else { Num::ZERO }),
                hi: hi.map(|h| Num::int(bit_length(h))),
            },
            BitFn::TrailingZeros(w) => up_to(Some(Num::int(w))),
            BitFn::ByteSwap(w) | BitFn::Reverse(w) => machine(w, false),
            BitFn::Sqrt => up_to(hi.and_then(|h| h.as_big_int()).map(|h| match h.sign() {
                num_bigint::Sign::Minus => Num::ZERO,
                _ => Num::big_int(h.sqrt()),
            })),
        }
    }

    /// Of the powers of a base whose exponents lie in it; [`power`](Interval::power) is of what lies in it.
    pub(crate) fn as_exponent_of(&self, base: u32) -> Interval {
        let end = |v: &Option<Num>| {
            let exponent = u32::try_from(v.as_ref()?.as_i128()?).ok()?;
            Num::power_within(base, exponent, LONGEST_POWER_OF_A_NUMBER)
        };
        let Interval { lo, hi } = self.integers();
        Interval { lo: end(&lo).or(Some(Num::ZERO)), hi: end(&hi) }
    }

    /// Values of either.
    pub fn union(&self, other: &Interval) -> Interval {
        Interval {
            lo: both(&self.lo, &other.lo).map(|(a, b)| a.min(b)),
            hi: both(&self.hi, &other.hi).map(|(a, b)| a.max(b)),
        }
    }

    /// Values of both, where both are known to hold.
    pub fn meet(self, other: &Interval) -> Interval {
        let pick = |own: Option<Num>, other: &Option<Num>, sharper: Ordering| match (own, other) {
            (Some(a), Some(b)) if b.cmp(&a) == sharper => Some(b.clone()),
            (None, Some(b)) => Some(b.clone()),
            (own, _) => own,
        };
        Interval {
            lo: pick(self.lo, &other.lo, Ordering::Greater),
            hi: pick(self.hi, &other.hi, Ordering::Less),
        }
    }
}

/// The values of a machine integer.
///
/// ```
/// use symprof_core::expr::{machine_range, Num};
/// assert_eq!(machine_range(8, true), (Num::int(-128), Num::int(127)));
/// assert_eq!(machine_range(8, false), (Num::int(0), Num::int(255)));
/// ```
pub fn machine_range(width: u8, signed: bool) -> (Num, Num) {
    let w = width as u32;
    if signed {
        let half = Num::pow2(w.max(1) - 1);
        (-half.clone(), half - Num::ONE)
    } else {
        (Num::ZERO, Num::pow2(w) - Num::ONE)
    }
}

fn both(a: &Option<Num>, b: &Option<Num>) -> Option<(Num, Num)> {
    Some((a.clone()?, b.clone()?))
}

/// Of a positive integer.
fn digits(base: u32, v: &Num) -> u32 {
    let length = |v: BigInt| bit_fn(BitFn::Digits(base), &v).and_then(|d| d.to_u32());
    v.as_big_int().and_then(length).unwrap_or(0)
}

/// Of an integer.
fn bit_length(v: &Num) -> u32 {
    v.as_big_int().map_or(0, |b| b.bits() as u32)
}

impl Store {
    /// The interval of a node from those of its operands.
    pub(super) fn node_interval(&self, node: &Node) -> Interval {
        let of = |e: &Expr| self.interval(*e);
        match node {
            Node::Const(v) => Interval::point(v.clone()),
            Node::Symbol(s) => {
                let d = self.symbol_data(*s);
                Interval { lo: d.lo.clone(), hi: d.hi.clone() }
            }
            Node::Sum(c, terms) => self.sum_interval(c, terms),
            Node::Product(factors) => {
                let mut r = Interval::point(Num::ONE);
                for (e, n) in factors {
                    r = r.times(&of(e).power(*n));
                }
                r
            }
            Node::Quotient(a, b) if of(a).non_negative() && of(b).non_negative() => {
                Interval { lo: Some(Num::ZERO), hi: None }
            }
            Node::Quotient(..) | Node::FloorSum(_) => Interval::ALL,
            Node::FloorDiv(a, b) => floor_div(of(a), of(b)),
            Node::Mod(a, b) => modulo(of(a), of(b)),
            Node::Min(args) => {
                let lo = args.iter().map(|a| of(a).lo.clone()).collect::<Option<Vec<_>>>();
                let hi = args.iter().filter_map(|a| of(a).hi.clone()).min();
                Interval { lo: lo.and_then(|v| v.into_iter().min()), hi }
            }
            Node::Max(args) => {
                let hi = args.iter().map(|a| of(a).hi.clone()).collect::<Option<Vec<_>>>();
                let lo = args.iter().filter_map(|a| of(a).lo.clone()).max();
                Interval { lo, hi: hi.and_then(|v| v.into_iter().max()) }
            }
            Node::Ge0(_) | Node::Eq0(_) | Node::Not(_) | Node::And(_) | Node::Or(_) => {
                Interval::boolean()
            }
            Node::Ite(_, a, b) => of(a).union(of(b)),
            Node::Wrap { signed, width, arg } if of(arg).fits(*width, *signed) => of(arg).clone(),
            Node::Wrap { signed, width, .. } => machine(*width, *signed),
            Node::Unsigned(_, e) if of(e).non_negative() => of(e).clone(),
            Node::Unsigned(w, _) => machine(*w, false),
            Node::Bits(op, a, b) => bits(*op, of(a), of(b)),
            Node::BitFn(f, a) => of(a).bit_fn(*f),
            Node::Power(b, e) => of(e).as_exponent_of(*b),
            Node::SumOver { body, .. } if !of(body).non_negative() => Interval::ALL,
            Node::SumOver { .. } | Node::Simulation { .. } => {
                Interval { lo: Some(Num::ZERO), hi: None }
            }
            Node::First { lo, .. } => Interval { lo: of(lo).lo.clone(), hi: None },
            Node::FirstIndex(_) => Interval { lo: Some(Num::int(-1)), hi: None },
        }
    }

    /// Term by term, and once more with a remainder as one term.
    fn sum_interval(&self, c: &Num, terms: &[(Num, Expr)]) -> Interval {
        let of = |e: &Expr| self.interval(*e);
        let mut plain = Interval::point(c.clone());
        for (k, e) in terms {
            plain = plain.plus_scaled(k, of(e));
        }
        if let Some(parts) = self.split_mod(c, terms) {
            let mut r = Interval::new(Num::ZERO, parts.modulus.clone() - Num::ONE)
                .scaled(&parts.scale)
                .plus(&Interval::point(parts.rest_constant.clone()));
            for (k, e) in &parts.rest_terms {
                r = r.plus_scaled(k, of(e));
            }
            plain = plain.meet(&r);
        }
        plain
    }
}

fn machine(width: u8, signed: bool) -> Interval {
    let (lo, hi) = machine_range(width, signed);
    Interval::new(lo, hi)
}

/// Of `floor(a/b)`.
fn floor_div(a: &Interval, b: &Interval) -> Interval {
    let by = |end: &Option<Num>, d: &Num| end.as_ref().and_then(|v| v.floor_div(d));
    let least = b.lo.as_ref().filter(|l| l.is_positive());
    if let Some(d) = least.filter(|_| b.lo == b.hi) {
        return Interval { lo: by(&a.lo, d), hi: by(&a.hi, d) };
    }
    if let Some(d) = least.filter(|_| a.non_negative()) {
        return Interval { lo: Some(Num::ZERO), hi: by(&a.hi, d) };
    }
    if b.non_negative() {
        // |floor(a/b)| never exceeds |a|, and its sign is that of a
        return Interval {
            lo: a.lo.as_ref().map(|l| l.clone().min(Num::ZERO)),
            hi: a.hi.as_ref().map(|h| h.clone().max(Num::ZERO)),
        };
    }
    // whatever the divisor's sign, no further from 0 than the dividend
    match (&a.lo, &a.hi) {
        (Some(l), Some(h)) => {
            let most = l.abs().max(h.abs()).ceil();
            Interval { lo: Some(-most.clone()), hi: Some(most) }
        }
        _ => Interval::ALL,
    }
}

/// Of `a mod b`.
fn modulo(a: &Interval, b: &Interval) -> Interval {
    if !b.lo.as_ref().is_some_and(|l| l.is_positive()) {
        return Interval::ALL;
    }
    let below = Interval { lo: Some(Num::ZERO), hi: b.hi.clone().map(|h| h - Num::ONE) };
    match a.non_negative() {
        true => below.meet(&Interval { lo: None, hi: a.hi.clone() }),
        false => below,
    }
}

fn bits(op: BitOp, a: &Interval, b: &Interval) -> Interval {
    let [a, b] = &[a.integers(), b.integers()];
    let (a_positive, b_positive) = (a.non_negative(), b.non_negative());
    match op {
        BitOp::And if a_positive && b_positive => {
            Interval { lo: Some(Num::ZERO), hi: a.clone().meet(b).hi }
        }
        BitOp::And if a_positive => Interval { lo: Some(Num::ZERO), hi: a.hi.clone() },
        BitOp::And if b_positive => Interval { lo: Some(Num::ZERO), hi: b.hi.clone() },
        BitOp::Or | BitOp::Xor if a_positive && b_positive => match (&a.hi, &b.hi) {
            (Some(x), Some(y)) => {
                let n = bit_length(x).max(bit_length(y));
                Interval::new(Num::ZERO, Num::pow2(n) - Num::ONE)
            }
            _ => signed_hull(a, b),
        },
        _ => signed_hull(a, b),
    }
}

/// The machine range that holds both operands holds every bitwise combination.
fn signed_hull(a: &Interval, b: &Interval) -> Interval {
    let bits = |i: &Interval| -> Option<u32> {
        let l = i.lo.as_ref()?;
        let h = i.hi.as_ref()?;
        Some(bit_length(&l.abs()).max(bit_length(&h.abs())))
    };
    match (bits(a), bits(b)) {
        (Some(x), Some(y)) => {
            let p = Num::pow2(x.max(y));
            Interval::new(-p.clone(), p - Num::ONE)
        }
        _ => Interval::ALL,
    }
}

#[cfg(test)]
mod tests {
    use crate::expr::{Evaluator, Num, Store};

    /// Bounds of sums with fractions are none of their values; what looks at bits takes the integers between them.
    #[test]
    fn bits_of_sums_with_fractions() {
        let terms = [
            "bitlen(max(0, m - n*(n - 1)/2))",
            "popcount(max(0, m - n*(n - 1)/2))",
            "isqrt(max(0, m - n*(n + 1)/2))",
            "2^(min(9, max(0, m - n*(n - 1)/2)))",
            "bitand(m - n*(n - 1)/2, m)",
            "bitor(m + n*(n + 1)/2, n)",
            "bitxor(max(0, m - n*(n - 1)/2), max(0, n))",
        ];
        for text in terms {
            let mut s = Store::new();
            for name in ["n", "m"] {
                s.parameter(name, 4);
            }
            let e = s.parse(text).expect("it parses");
            let i = s.interval(e);
            for n in -8..8 {
                for m in -8..8 {
                    let mut ev = Evaluator::new(&s);
                    ev.bind_name("n", Num::int(n));
                    ev.bind_name("m", Num::int(m));
                    let v = ev.eval(e).expect("a value");
                    assert!(
                        i.lo.as_ref().is_none_or(|l| *l <= v),
                        "{text} = {v} at n={n},m={m}: {i:?}"
                    );
                    assert!(
                        i.hi.as_ref().is_none_or(|h| *h >= v),
                        "{text} = {v} at n={n},m={m}: {i:?}"
                    );
                }
            }
        }
    }
}
