//! How large the numbers of a program can be, for inputs within bounds: interval arithmetic, so that native
//! code needs no checks for overflow. Moore, *Interval Analysis* (1966); flow is ignored, but that code runs
//! forward: what a register holds when it is read was put there by an operation further up.

use crate::NotNative;
use num_integer::Integer;
use std::collections::HashMap;
use symprof_core::compile::{Op, Program, Reg};
use symprof_core::expr::{BitFn, BitOp};
use symprof_core::num_bigint::{BigInt, Sign};

/// From `low` to `high`, both included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Interval {
    pub low: BigInt,
    pub high: BigInt,
}

/// Values that `floor_sum` and `first_index` may give natively; beyond, the program does not answer.
pub const LONGEST_RESULT: u32 = 62;

/// Binary digits of the longest number that is looked at: no register holds half as many.
const LONGEST_NUMBER: u64 = 256;

/// The exponent of the greatest power of a base that is no longer than that.
pub fn last_exponent(base: u32) -> u32 {
    let most = 1u64 << LONGEST_RESULT;
    (0..=LONGEST_RESULT)
        .rev()
        .find(|&e| u64::from(base).checked_pow(e).is_some_and(|p| p <= most))
        .unwrap_or(0)
}

impl Interval {
    pub fn new(low: impl Into<BigInt>, high: impl Into<BigInt>) -> Interval {
        Interval { low: low.into(), high: high.into() }
    }

    /// One value.
    pub fn of(value: &BigInt) -> Interval {
        Interval { low: value.clone(), high: value.clone() }
    }

    fn hull(values: impl IntoIterator<Item = BigInt>) -> Option<Interval> {
        let mut values = values.into_iter();
        let first = values.next()?;
        let mut all = Interval::new(first.clone(), first);
        for v in values {
            all = all.with(&Interval::new(v.clone(), v));
        }
        Some(all)
    }

    fn with(&self, other: &Interval) -> Interval {
        Interval {
            low: self.low.clone().min(other.low.clone()),
            high: self.high.clone().max(other.high.clone()),
        }
    }

    /// Is no value longer than a signed integer of so many bits, its least one excepted?
    pub fn fits(&self, bits: u32) -> bool {
        let most: BigInt = (BigInt::from(1) << (bits - 1)) - 1;
        self.high <= most && self.low >= -most
    }

    pub fn has_zero(&self) -> bool {
        self.low.sign() != Sign::Plus && self.high.sign() != Sign::Minus
    }

    pub fn is_natural(&self) -> bool {
        self.low.sign() != Sign::Minus
    }

    /// Is 0 the only value?
    pub fn is_zero(&self) -> bool {
        self.value().is_some_and(|v| v.sign() == Sign::NoSign)
    }

    /// Which way a condition with these values goes, where they all go one way: set unless it is 0.
    pub fn decided(&self) -> Option<bool> {
        match () {
            () if self.is_zero() => Some(false),
            () if !self.has_zero() => Some(true),
            () => None,
        }
    }

    /// The only value.
    pub fn value(&self) -> Option<&BigInt> {
        (self.low == self.high).then_some(&self.low)
    }

    /// The truth values of what always holds, never holds, or may.
    fn truth(always: bool, never: bool) -> Interval {
        Interval::new(u8::from(always), u8::from(!never))
    }

    /// The largest absolute value.
    pub fn size(&self) -> BigInt {
        self.low.magnitude().max(self.high.magnitude()).clone().into()
    }

    fn symmetric(size: BigInt) -> Interval {
        Interval { low: -size.clone(), high: size }
    }

    pub fn times(&self, other: &Interval) -> Interval {
        let corners = [(&self.low, &other.low), (&self.low, &other.high)]
            .into_iter()
            .chain([(&self.high, &other.low), (&self.high, &other.high)]);
        Interval::hull(corners.map(|(a, b)| a * b)).unwrap_or_else(|| self.clone())
    }

    pub fn plus(&self, other: &Interval) -> Interval {
        Interval { low: &self.low + &other.low, high: &self.high + &other.high }
    }

    /// Quotients, rounded down, by integers other than 0.
    fn quotient(&self, by: &Interval) -> Interval {
        if !by.is_natural() {
            return Interval::symmetric(self.size());
        }
        // growing in the dividend, and for each of them towards 0 or -1 in the divisor
        let (least, most) = (by.low.clone().max(1.into()), by.high.clone().max(1.into()));
        let ends = [&self.low, &self.high].into_iter();
        let corners = ends.flat_map(|a| [a.div_floor(&least), a.div_floor(&most)]);
        Interval::hull(corners).unwrap_or_else(|| self.clone())
    }

    /// Remainders, which have the sign of the divisor.
    fn remainder(self, by: Interval) -> Interval {
        if self.is_natural() && self.high < by.low {
            return self;
        }
        let most = (by.size() - 1u32).max(BigInt::ZERO);
        let low = if by.is_natural() { BigInt::ZERO } else { -most.clone() };
        let high = if self.is_natural() && by.is_natural() { most.min(self.high) } else { most };
        Interval { low, high }
    }

    /// The lesser of two.
    fn least(self, other: Interval) -> Interval {
        Interval { low: self.low.min(other.low), high: self.high.min(other.high) }
    }

    /// The greater of two.
    fn greatest(self, other: Interval) -> Interval {
        Interval { low: self.low.max(other.low), high: self.high.max(other.high) }
    }

    fn bitwise(self, op: BitOp, other: Interval) -> Interval {
        let bits = self.size().bits().max(other.size().bits());
        let all_ones = (BigInt::from(1) << bits) - 1;
        match (op, self.is_natural(), other.is_natural()) {
            (BitOp::And, true, true) => Interval::new(0, self.high.min(other.high)),
            (BitOp::And, true, false) => Interval::new(0, self.high),
            (BitOp::And, false, true) => Interval::new(0, other.high),
            (_, true, true) => Interval::new(0, all_ones),
            _ => Interval::symmetric(all_ones + 1),
        }
    }

    /// Powers of 2 with these exponents; what exceeds the longest result does not answer.
    fn power(self, base: u32) -> Interval {
        let last = last_exponent(base);
        let most = self.high.min(BigInt::from(last)).max(BigInt::ZERO);
        Interval::new(1, BigInt::from(base).pow(u32::try_from(&most).unwrap_or(last)))
    }

    /// What two intervals have in common, if they have anything; else the first.
    pub fn within(self, other: &Interval) -> Interval {
        let low = (&self.low).max(&other.low).clone();
        let high = (&self.high).min(&other.high).clone();
        if low <= high {
            Interval { low, high }
        } else {
            self
        }
    }

    /// Does the interval contain the other?
    pub fn has(&self, other: &Interval) -> bool {
        self.low <= other.low && other.high <= self.high
    }

    /// The integers of so many bits, of 64 at most.
    pub fn word(width: u8, signed: bool) -> Interval {
        let modulus = BigInt::from(1) << width;
        let half: BigInt = &modulus >> 1;
        match signed {
            true => Interval { low: -half.clone(), high: half - 1 },
            false => Interval { low: BigInt::ZERO, high: modulus - 1 },
        }
    }
}

/// The interval of each register for inputs within bounds; `known` may make that of what an operation writes
/// smaller.
///
/// # Errors
/// If an operation has no native form, or numbers are too long for any.
pub fn intervals(
    program: &Program,
    bounds: &[(i128, i128)],
    known: &dyn Fn(Op, Interval) -> Interval,
) -> Result<Vec<Option<Interval>>, NotNative> {
    let mut all: Vec<Option<Interval>> = vec![None; program.registers()];
    for (input, &(low, high)) in all.iter_mut().zip(bounds) {
        // bounds that no value meets are met by no point
        *input = Some(if low <= high { Interval::new(low, high) } else { Interval::new(0, 0) });
    }
    for &(r, c) in program.preset() {
        let v = program.constant(c).clone();
        all[r.index()] = Some(Interval { low: v.clone(), high: v });
    }
    let mut quotients = Quotients::new(program);
    for &op in program.ops() {
        let Some((to, found)) = result(program, &all, op)? else { continue };
        let found = match quotients.remainder(op) {
            Some(remainder) => found.within(&remainder),
            None => found,
        };
        quotients.note(&all, op);
        let found = known(op, found);
        if found.size().bits() > LONGEST_NUMBER {
            return Err(NotNative::Long);
        }
        let slot = &mut all[to.index()];
        *slot = Some(slot.as_ref().map_or_else(|| found.clone(), |old| old.with(&found)));
    }
    Ok(all)
}

/// For each register, whether it holds one value all along.
pub fn settled(program: &Program) -> Vec<bool> {
    let mut writes = vec![0u8; program.registers()];
    let preset = program.preset().iter().map(|p| p.0.index());
    let given = (0..program.inputs()).chain(preset);
    let computed = program.ops().iter().filter_map(|&op| written(op)).map(Reg::index);
    given.chain(computed).for_each(|r| writes[r] = writes[r].saturating_add(1));
    writes.into_iter().map(|n| n == 1).collect()
}

/// Which registers hold a quotient of which, rounded down, or the same number: the remainder of a number stands in programs as the difference
/// between it and a multiple of its quotient, whose interval is that of unrelated numbers.
struct Quotients<'p> {
    program: &'p Program,
    /// registers that hold one value all along
    settled: Vec<bool>,
    /// of which register, by what
    all: HashMap<Reg, (Reg, BigInt)>,
    constants: HashMap<Reg, BigInt>,
}

impl<'p> Quotients<'p> {
    fn new(program: &'p Program) -> Quotients<'p> {
        let constants =
            program.preset().iter().map(|&(r, c)| (r, program.constant(c).clone())).collect();
        let settled = settled(program);
        Quotients { program, settled, all: HashMap::new(), constants }
    }

    /// Of which register one is the quotient: of itself, by 1, at least.
    fn of(&self, r: Reg) -> (Reg, BigInt) {
        self.all.get(&r).cloned().unwrap_or((r, 1.into()))
    }

    fn note(&mut self, intervals: &[Option<Interval>], op: Op) {
        let (to, a, by) = match op {
            Op::FloorDiv(to, a, b) => (to, a, self.constants.get(&b).cloned()),
            Op::Copy(to, a) => (to, a, Some(1.into())),
            Op::Wrap { to, a, width: width @ 1..=64, signed } => {
                let word = Interval::word(width, signed);
                let same = intervals[a.index()].as_ref().is_some_and(|i| word.has(i));
                (to, a, same.then(|| 1.into()))
            }
            _ => return,
        };
        let settled = self.settled[to.index()] && self.settled[a.index()];
        if let Some(by) = by.filter(|by| settled && by.sign() == Sign::Plus) {
            // floor(floor(x/p)/q) = floor(x/(p*q))
            let (dividend, so_far) = self.of(a);
            self.all.insert(to, (dividend, so_far * by));
        }
    }

    /// The values of `c + k*(floor(x/p) - m*floor(x/(p*m)))`: `k` times a remainder of what is divided by `m`.
    fn remainder(&self, op: Op) -> Option<Interval> {
        let Op::Linear { constant, first, len: 2, .. } = op else { return None };
        let [(j, a), (k, b)] = self.program.terms()[first as usize..][..2] else { return None };
        if !self.settled[a.index()] || !self.settled[b.index()] {
            return None;
        }
        let ((x, p), (y, q)) = (self.of(a), self.of(b));
        let (j, k) = (self.program.constant(j), self.program.constant(k));
        let (k, less, [p, q]) = if p < q { (j, k, [p, q]) } else { (k, j, [q, p]) };
        let (times, rest) = q.div_rem(&p);
        if x != y || rest.sign() != Sign::NoSign || *less != -(k * &times) {
            return None;
        }
        let remainders = Interval::new(0, times - 1);
        Some(
            Interval::of(self.program.constant(constant)).plus(&remainders.times(&Interval::of(k))),
        )
    }
}

/// The operand that a minimum, a maximum or a choice gives at any rate. What is not needed therefore
/// ([`live`](crate::live)) and what is not read ([`operations`](crate::operations)) is the same.
pub fn choice(all: &[Option<Interval>], op: Op) -> Option<Reg> {
    let of = |r: Reg| all[r.index()].as_ref();
    match op {
        Op::Min(_, a, b) | Op::Max(_, a, b) => {
            let (x, y) = (of(a)?, of(b)?);
            let first_is_less = match () {
                () if x.high <= y.low => true,
                () if y.high <= x.low => false,
                () => return None,
            };
            Some(if first_is_less == matches!(op, Op::Min(..)) { a } else { b })
        }
        Op::Select { condition, a, b, .. } => {
            of(condition)?.decided().map(|set| if set { a } else { b })
        }
        _ => None,
    }
}

/// The register that an operation writes.
pub fn written(op: Op) -> Option<Reg> {
    Some(match op {
        Op::Linear { to, .. } | Op::Select { to, .. } | Op::Wrap { to, .. } => to,
        Op::Add(to, ..)
        | Op::Mul(to, ..)
        | Op::ExactDiv(to, ..)
        | Op::FloorDiv(to, ..)
        | Op::Mod(to, ..)
        | Op::Min(to, ..)
        | Op::Max(to, ..)
        | Op::NotNegative(to, _)
        | Op::IsZero(to, _)
        | Op::IsNonZero(to, _)
        | Op::Both(to, ..)
        | Op::Either(to, ..)
        | Op::Copy(to, _)
        | Op::Bits(_, to, ..)
        | Op::BitFn(_, to, _)
        | Op::Power(to, ..)
        | Op::FloorSum(to, _)
        | Op::FirstIndex(to, _) => to,
        _ => return None,
    })
}

/// The register that an operation writes, and what it may put there.
fn result(
    program: &Program,
    all: &[Option<Interval>],
    op: Op,
) -> Result<Option<(Reg, Interval)>, NotNative> {
    let of =
        |r: Reg| all[r.index()].clone().ok_or(NotNative::Operation("a register without a value"));
    Ok(Some(match op {
        Op::Linear { to, constant, first, len } => {
            let mut sum = Interval::of(program.constant(constant));
            for &(k, x) in &program.terms()[first as usize..(first + len) as usize] {
                sum = sum.plus(&of(x)?.times(&Interval::of(program.constant(k))));
            }
            (to, sum)
        }
        Op::Add(to, a, b) => (to, of(a)?.plus(&of(b)?)),
        Op::Mul(to, a, b) => (to, of(a)?.times(&of(b)?)),
        Op::ExactDiv(to, a, b) | Op::FloorDiv(to, a, b) => (to, of(a)?.quotient(&of(b)?)),
        Op::Mod(to, a, b) => (to, of(a)?.remainder(of(b)?)),
        Op::Min(to, a, b) => (to, of(a)?.least(of(b)?)),
        Op::Max(to, a, b) => (to, of(a)?.greatest(of(b)?)),
        Op::NotNegative(to, a) => {
            let a = of(a)?;
            (to, Interval::truth(a.is_natural(), a.high.sign() == Sign::Minus))
        }
        Op::IsZero(to, a) => (to, Interval::truth(of(a)?.is_zero(), !of(a)?.has_zero())),
        Op::IsNonZero(to, a) => (to, Interval::truth(!of(a)?.has_zero(), of(a)?.is_zero())),
        Op::Both(to, a, b) => {
            let (a, b) = (of(a)?, of(b)?);
            (to, Interval::truth(!a.has_zero() && !b.has_zero(), a.is_zero() || b.is_zero()))
        }
        Op::Either(to, a, b) => {
            let (a, b) = (of(a)?, of(b)?);
            (to, Interval::truth(!a.has_zero() || !b.has_zero(), a.is_zero() && b.is_zero()))
        }
        Op::Select { to, a, b, .. } => (
            to,
            match choice(all, op) {
                Some(chosen) => of(chosen)?,
                None => of(a)?.with(&of(b)?),
            },
        ),
        Op::Copy(to, a) => (to, of(a)?),
        Op::Wrap { to, a, width: width @ 1..=64, signed } => {
            let (a, word) = (of(a)?, Interval::word(width, signed));
            (to, if word.has(&a) { a } else { word })
        }
        Op::Bits(op, to, a, b) => (to, of(a)?.bitwise(op, of(b)?)),
        Op::BitFn(
            BitFn::Length | BitFn::Digits(_) | BitFn::Count | BitFn::TrailingZeros(_),
            to,
            _,
        ) => (to, Interval::new(0, 255)),
        Op::Power(to, base, a) => (to, of(a)?.power(base)),
        Op::FloorSum(to, _) | Op::FirstIndex(to, _) => {
            (to, Interval::symmetric(BigInt::from(1) << LONGEST_RESULT))
        }
        Op::Jump(_)
        | Op::JumpIfZero(..)
        | Op::JumpIfNonZero(..)
        | Op::Require(_)
        | Op::RequireNotNegative(_)
        | Op::Fail => return Ok(None),
        Op::Step(_) | Op::JumpIfGreater(..) => {
            return Err(NotNative::Operation("a sum that steps"))
        }
        _ => return Err(NotNative::Operation("an operation of long numbers")),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use symprof_core::ir::text::parse_module;
    use symprof_core::profile::{ModuleProfile, Options};

    /// A loop of `n mod 4` iterations behind one of `floor(n/4)`, and one of `n/4 mod 2` of each eight.
    const REMAINDERS: &str = "func @f(%n: i64) {
block entry:
  %0 = const i64 0
  %1 = const i64 1
  %4 = const i64 4
  %8 = const i64 8
  %fours = udiv i64 %n, %4
  %eights = udiv i64 %n, %8
  %2 = const i64 2
  %twice = mul nsw i64 %eights, %2
  %odd = sub nsw i64 %fours, %twice
  %rest = urem i64 %n, %4
  jump a(%0)
block a(%i: i64):
  %ca = icmp ult %i, %fours
  branch %ca, abody, b(%0)
block abody:
  %ai = add i64 %i, %1
  jump a(%ai)
block b(%j: i64):
  %cb = icmp ult %j, %rest
  branch %cb, bbody, c(%0)
block bbody:
  %bj = add i64 %j, %1
  jump b(%bj)
block c(%k: i64):
  %cc = icmp ult %k, %odd
  branch %cc, cbody, d(%0)
block cbody:
  %ck = add i64 %k, %1
  jump c(%ck)
block d(%l: i64):
  %cd = icmp ult %l, %eights
  branch %cd, dbody, exit
block dbody:
  %dl = add i64 %l, %1
  jump d(%dl)
block exit:
  return
}";

    #[test]
    fn remainders_are_as_small_as_they_are() {
        let module = parse_module(REMAINDERS).expect("it parses");
        let profile = ModuleProfile::new(&module, Options::default());
        let id = profile.by_name("f").expect("f");
        let f = profile.compile(id, &["n"]).expect("symbols");
        let program = f.program().expect("a program");
        let all = intervals(program, &[(1, 1 << 40)], &|_, found| found).expect("intervals");
        for most in [1, 3] {
            assert!(all.iter().flatten().any(|i| *i == Interval::new(0, most)), "{most}: {all:?}");
        }
    }
}
