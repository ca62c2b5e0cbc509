//! How large the numbers of a program get, as a constant times a product of powers of its inputs, which are sizes: 1
//! or more. Counts of a nest are such products of many factors, of which few are large at a time; one bound for each
//! factor alone ([`interval`](crate::interval)) makes numbers long that are short. Whether the product is short is
//! known at a point from the lengths of the inputs. Where it is, conditions that no number exceeds a word hold, so that
//! what they compare, which may be as long as a word, need not be computed ([`live`](crate::live)).

use crate::interval::{intervals, written, Interval};
use crate::live::live;
use crate::NotNative;
use symprof_core::compile::{Op, Program, Reg};
use symprof_core::expr::{BitFn, BitOp};
use symprof_core::num_bigint::BigInt;

/// No number of the program exceeds a word, unless `2^digits · Π input^degree` does: half of what it may be, as a
/// constant may be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Envelope {
    pub digits: u32,
    pub degrees: Vec<u32>,
}

/// Binary digits that numbers may have: so few that sums of some of them are within a word.
pub const DIGITS: u32 = 60;

/// Registers times inputs up to which there is an envelope.
const LARGEST: usize = 1 << 22;

/// Intervals of no larger numbers are bounds without inputs.
const SMALL: u32 = 16;

impl Envelope {
    /// The least sum, over the inputs, of the degree times the number of leading zeros among the 64 digits of the
    /// input less 1, at which all numbers are short enough.
    pub fn least_zeros(&self) -> u64 {
        let degrees: u64 = self.degrees.iter().map(|d| u64::from(*d)).sum();
        (64 * degrees + u64::from(self.digits)).saturating_sub(u64::from(DIGITS - 1))
    }

    /// Is an input within these bounds where the lengths of all inputs are [few enough](Envelope::least_zeros)? Each
    /// has 64 zeros at most, so that one of degree 1 or more has the others' missing ones and its own in less than
    /// [`DIGITS`] digits; a number below 1 has none.
    pub fn implies(&self, input: usize, (low, high): (i128, i128)) -> bool {
        self.degrees[input] > 0 && low == 1 && high >= 1 << (DIGITS - 1)
    }

    /// Are there numbers short enough where all inputs have so many digits?
    fn allows(&self, digits: u32) -> bool {
        let degrees: u32 = self.degrees.iter().fold(0, |s, d| s.saturating_add(*d));
        degrees.saturating_mul(digits).saturating_add(self.digits) < DIGITS
    }

    /// The envelope of a program for inputs in these [intervals](short_intervals), if inputs of some digits are
    /// within it. Linear in operations times inputs.
    pub fn of(program: &Program, intervals: &[Option<Interval>], digits: u32) -> Option<Envelope> {
        let inputs = program.inputs();
        if program.registers().saturating_mul(inputs) > LARGEST {
            return None;
        }
        let mut all: Vec<Option<Bound>> = vec![None; program.registers()];
        for (k, interval) in intervals.iter().enumerate().take(inputs) {
            let interval = interval.as_ref()?;
            let is_size = interval.low >= 1.into() && interval.high > 1.into();
            all[k] = Some(match is_size {
                true => Bound::input(inputs, k),
                false => Bound::constant(inputs, interval.size()),
            });
        }
        for &(r, c) in program.preset() {
            let size = program.constant(c).magnitude().clone();
            all[r.index()] = Some(Bound::constant(inputs, size.into()));
        }
        let constants = long_constants(program);
        let mut long = constants.clone();
        // inputs are short by their bounds
        let mut largest = Bound::constant(inputs, 1.into());
        for &op in program.ops() {
            let Some(to) = written(op) else { continue };
            let interval = intervals[to.index()].as_ref()?;
            let is_long = compares(program, &constants, op);
            let bound = match (op, interval.size()) {
                // of what is compared
                (Op::Add(_, a, b), _) if is_long => {
                    all[if constants[a.index()] { b } else { a }.index()].clone()?
                }
                (_, size) if size.bits() <= u64::from(SMALL) => Bound::constant(inputs, size),
                _ => bound(program, &all, intervals, op)?,
            };
            if bound.constant.bits() >= u64::from(DIGITS)
                || bound.factor.bits() >= u64::from(DIGITS)
            {
                return None;
            }
            largest = largest.with(&bound);
            long[to.index()] |= is_long;
            let slot = &mut all[to.index()];
            *slot = match slot.take() {
                // no bound of what it is itself
                _ if long[to.index()] => None,
                Some(old) => Some(old.with(&bound)),
                None => Some(bound),
            };
        }
        let live = live(program, intervals);
        if live.iter().zip(&long).any(|(live, long)| *live && *long) {
            return None;
        }
        let of_factor = u32::try_from(largest.factor.bits()).ok()?;
        let found = Envelope { digits: of_factor, degrees: largest.degrees };
        found.allows(digits).then_some(found)
    }
}

/// A number of at most `constant + factor · Π input^degree`, its sign aside.
#[derive(Clone)]
struct Bound {
    constant: BigInt,
    factor: BigInt,
    degrees: Vec<u32>,
}

impl Bound {
    fn constant(inputs: usize, constant: BigInt) -> Bound {
        Bound { constant, factor: BigInt::ZERO, degrees: vec![0; inputs] }
    }

    fn input(inputs: usize, k: usize) -> Bound {
        let degrees = (0..inputs).map(|i| u32::from(i == k)).collect();
        Bound { constant: BigInt::ZERO, factor: 1.into(), degrees }
    }

    fn degrees(&self, other: &Bound, f: impl Fn(u32, u32) -> u32) -> Vec<u32> {
        self.degrees.iter().zip(&other.degrees).map(|(a, b)| f(*a, *b)).collect()
    }

    /// What bounds both.
    fn with(&self, other: &Bound) -> Bound {
        Bound {
            constant: (&self.constant).max(&other.constant).clone(),
            factor: (&self.factor).max(&other.factor).clone(),
            degrees: self.degrees(other, u32::max),
        }
    }

    fn plus(&self, other: &Bound) -> Bound {
        Bound {
            constant: &self.constant + &other.constant,
            factor: &self.factor + &other.factor,
            degrees: self.degrees(other, u32::max),
        }
    }

    fn times(&self, other: &Bound) -> Bound {
        // inputs are 1 or more, so that a higher degree is a bound of a lower one
        let (a, b) = (self, other);
        Bound {
            constant: &a.constant * &b.constant,
            factor: &a.constant * &b.factor + &a.factor * &b.constant + &a.factor * &b.factor,
            degrees: self.degrees(other, u32::saturating_add),
        }
    }

    fn scaled(mut self, by: &BigInt) -> Bound {
        let by = BigInt::from(by.magnitude().clone());
        self.constant *= &by;
        self.factor *= by;
        self
    }
}

/// Is a constant one that numbers are compared with which must not exceed a word?
fn is_long(constant: &BigInt) -> bool {
    constant.bits() > u64::from(DIGITS)
}

/// Registers that hold such constants.
fn long_constants(program: &Program) -> Vec<bool> {
    let mut long = vec![false; program.registers()];
    for &(r, c) in program.preset() {
        long[r.index()] = is_long(program.constant(c));
    }
    long
}

/// Is the result of an operation the difference between a number and such a constant?
fn compares(program: &Program, long_constants: &[bool], op: Op) -> bool {
    match op {
        Op::Linear { constant, .. } => is_long(program.constant(constant)),
        Op::Add(_, a, b) => long_constants[a.index()] || long_constants[b.index()],
        _ => false,
    }
}

/// The intervals of registers for inputs within bounds and an envelope, whatever that is: no number is long but those
/// that are compared with long constants.
///
/// # Errors
/// If an operation has no native form.
pub fn short_intervals(
    program: &Program,
    bounds: &[(i128, i128)],
) -> Result<Vec<Option<Interval>>, NotNative> {
    let most: BigInt = (BigInt::from(1) << DIGITS) - 1;
    let short = Interval::new(-most.clone(), most);
    let constants = long_constants(program);
    intervals(program, bounds, &|op, found| match op {
        // what is compared is short
        Op::Linear { constant, .. } if is_long(program.constant(constant)) => {
            found.within(&short.plus(&Interval::of(program.constant(constant))))
        }
        op if compares(program, &constants, op) => found,
        _ => found.within(&short),
    })
}

/// The bound of what an operation writes, if it has one of its operands.
fn bound(
    program: &Program,
    all: &[Option<Bound>],
    intervals: &[Option<Interval>],
    op: Op,
) -> Option<Bound> {
    let inputs = program.inputs();
    let of = |r: Reg| all[r.index()].as_ref();
    let interval = |r: Reg| intervals[r.index()].as_ref();
    Some(match op {
        Op::Linear { constant, first, len, .. } => {
            let mut sum = Bound::constant(inputs, 0.into());
            for &(k, x) in &program.terms()[first as usize..(first + len) as usize] {
                sum = sum.plus(&of(x)?.clone().scaled(program.constant(k)));
            }
            match program.constant(constant) {
                // of what is compared
                long if is_long(long) => sum,
                short => sum.plus(&Bound::constant(inputs, short.magnitude().clone().into())),
            }
        }
        Op::Add(_, a, b) => of(a)?.plus(of(b)?),
        Op::Mul(_, a, b) => of(a)?.times(of(b)?),
        // a divisor is 1 or more, its sign aside; rounding goes no further from 0
        Op::ExactDiv(_, a, _) | Op::FloorDiv(_, a, _) | Op::Copy(_, a) => of(a)?.clone(),
        // the sign of the divisor, and smaller
        Op::Mod(_, _, b) => of(b)?.clone(),
        Op::Min(_, a, b) | Op::Max(_, a, b) | Op::Select { a, b, .. } => of(a)?.with(of(b)?),
        // no number is nearer to 0 among those that are the same modulo a power of two
        Op::Wrap { a, signed: true, .. } => of(a)?.clone(),
        Op::Wrap { a, signed: false, .. } if interval(a)?.is_natural() => of(a)?.clone(),
        Op::Bits(op, _, a, b) if interval(a)?.is_natural() && interval(b)?.is_natural() => match op
        {
            BitOp::And => of(a)?.with(of(b)?),
            BitOp::Or | BitOp::Xor => of(a)?.plus(of(b)?),
        },
        Op::BitFn(BitFn::Length | BitFn::Count, _, a) => of(a)?.clone(),
        // a number without a bound of its own has all the digits that it may have, which are too many for a constant
        _ => Bound::constant(inputs, interval(written(op)?)?.size()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{bounds, SHORT};
    use symprof_core::compile::Counts;
    use symprof_core::ir::text::parse_module;
    use symprof_core::profile::{ModuleProfile, Options};
    use symprof_core::testing::Rng;

    /// A loop of `%a` iterations.
    fn count_of(operations: &str) -> String {
        format!(
            "func @f(%n: i64, %m: i64) {{
block entry:
  %0 = const i64 0
  %1 = const i64 1
  %3 = const i64 3
  %b = const i64 1000003
{operations}
  jump head(%0)
block head(%i: i64):
  %more = icmp slt %i, %a
  branch %more, body, exit
block body:
  %next = add nsw i64 %i, %1
  jump head(%next)
block exit:
  return
}}"
        )
    }

    /// No count exceeds the envelope and a constant, at sizes of any length; and the envelope is no larger than it has
    /// to be.
    #[test]
    fn numbers_are_within_envelopes() {
        for (operations, digits, degrees) in [
            ("  %a = add nsw i64 %n, %3", 2, [1, 0]),
            ("  %x = mul nsw i64 %n, %b\n  %a = add nsw i64 %x, %m", 21, [1, 1]),
            ("  %x = mul nsw i64 %n, %m\n  %a = mul nsw i64 %x, %n", 2, [2, 1]),
            ("  %a = urem i64 %n, %m", 2, [1, 1]),
            ("  %a = urem i64 %n, %b", 21, [1, 0]),
            ("  %a = sdiv i64 %n, %m", 2, [1, 1]),
            ("  %a = or i64 %n, %m", 3, [1, 1]),
            ("  %a = and i64 %n, %m", 2, [1, 1]),
        ] {
            let module = parse_module(&count_of(operations)).expect("it parses");
            let profile = ModuleProfile::new(&module, Options::default());
            let id = profile.by_name("f").expect("f");
            let f = profile.compile(id, &["n", "m"]).expect("symbols");
            let program = f.program().unwrap_or_else(|| panic!("{operations}: {:?}", f.obstacle()));
            let found = short_intervals(program, &bounds(program, true, SHORT)).expect("intervals");
            let envelope =
                Envelope::of(program, &found, 4).unwrap_or_else(|| panic!("{operations}"));
            assert!(envelope.digits <= digits, "{operations}: {envelope:?}");
            assert!(
                envelope.degrees.iter().zip(degrees).all(|(a, b)| *a <= b),
                "{operations}: {envelope:?}"
            );
            let mut rng = Rng::new(7);
            let mut counts = Counts::default();
            for _ in 0..500 {
                let point = [(); 2].map(|()| {
                    let digits = rng.range(1, 63);
                    i128::from(rng.bits() & ((1 << digits) - 1)).max(1)
                });
                if f.evaluate(&point, &mut counts).is_err() || counts.tally().interpreted > 0 {
                    continue;
                }
                let powers =
                    point.iter().zip(&envelope.degrees).map(|(x, d)| BigInt::from(*x).pow(*d));
                let most = (powers.product::<BigInt>() << envelope.digits) + 1_000_003;
                let row = counts.row(0).expect("counts");
                let all = row.iter().flatten().map(|c| c.to_big_int());
                all.for_each(|c| {
                    assert!(c <= most, "{operations} at {point:?}: {c}, {envelope:?}")
                });
            }
        }
    }
}
