//! Compiled profiles as native code.
//!
//! [`native`] gives a [`Compiled`] profile code for the machine it runs on, made by
//! [Cranelift](https://cranelift.dev). It answers as before, at every point: the code is for points whose
//! values are so small that no number of the program exceeds 64 bits, or 128 bits; other points, and those
//! at which a condition fails, run as they did. So the code has no checks for overflow. The fastest code is for
//! sizes, which are 1 or more: what that decides, it does not ask.
//!
//! ```
//! use symprof_core::{compile::Counts, ir::text::parse_module, profile::*};
//! let module = parse_module("
//! func @f(%n: i64) {
//! block entry:
//!   %0 = const i64 0
//!   %1 = const i64 1
//!   jump head(%0)
//! block head(%i: i64):
//!   %more = icmp slt %i, %n
//!   branch %more, body, exit
//! block body:
//!   %next = add nsw i64 %i, %1
//!   jump head(%next)
//! block exit:
//!   return
//! }")?;
//! let profile = ModuleProfile::new(&module, Options::default());
//! let f = profile.compile(profile.by_name("f")?, &["n"])?;
//! let f = symprof_native::native(f)?;
//! let mut counts = Counts::default();
//! f.evaluate_all(&[5, -5, i64::MAX.into()], &mut counts)?;
//! let body = f.column("f", "body").ok_or("no body")?;
//! let all: Vec<String> =
//!     counts.iter().filter_map(|row| Some(row.ok()?.get(body)?.to_string())).collect();
//! assert_eq!(all, ["5", "0", "9223372036854775807"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Reading order: `interval`, `envelope` and `live` (how large numbers get), `translate` (the loop over points, control flow,
//! registers), `operations`, `jit` (code in memory, the only module with `unsafe`).
#![deny(unsafe_code)]
#![warn(missing_docs)]

mod envelope;
mod interval;
mod jit;
mod live;
mod operations;
mod translate;

use envelope::{short_intervals, Envelope};
use interval::{intervals, Interval};
use jit::Code;
use symprof_core::compile::{Answered, Backend, Compiled, Op, Program, Reg};
use translate::Source;

/// Why there is no native code.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NotNative {
    /// The profile has no program.
    #[error("all points are interpreted: {0}")]
    NoProgram(String),
    /// An operation has no native form here.
    #[error("no native code for {0}; the points are answered without")]
    Operation(&'static str),
    /// Numbers outgrow 128 bits, however small the inputs are.
    #[error("numbers outgrow 128 bits, however small the values of the symbols are")]
    Long,
    /// The code generator refused.
    #[error("the code generator failed: {0}")]
    Generator(String),
}

/// Code for some inputs.
#[derive(Debug)]
struct Version {
    /// results of two words?
    long: bool,
    code: Code,
}

/// Code for a program: the version for the fewest points, which is the fastest, first.
#[derive(Debug)]
struct NativeProgram {
    versions: Vec<Version>,
}

impl Backend for NativeProgram {
    fn run(&self, points: &[i128], count: usize, answers: &mut [u64]) -> Answered {
        for v in &self.versions {
            let done = v.code.call(points, count, answers);
            if done > 0 {
                return Answered { points: done, long: v.long };
            }
        }
        Answered::default()
    }
}

/// The profile with native code. It takes some milliseconds, about linear in the program.
///
/// # Errors
/// [`NotNative`] if the program has no native form: where it steps through sums, or is none.
pub fn native<'p, 'm>(compiled: Compiled<'p, 'm>) -> Result<Compiled<'p, 'm>, NotNative> {
    let code = match (compiled.program(), compiled.obstacle()) {
        (Some(program), _) => backend(program)?,
        (None, why) => return Err(NotNative::NoProgram(why.unwrap_or_default().to_owned())),
    };
    Ok(compiled.with_backend(code))
}

/// Native code for a program, to be given to the profile that it is of
/// ([`Compiled::with_backend`]).
///
/// # Errors
/// As [`native`].
pub fn backend(program: &Program) -> Result<Box<dyn Backend>, NotNative> {
    let is_call = |op: &&Op| matches!(op, Op::FloorSum(..) | Op::FirstIndex(..));
    if program.ops().len() > LONGEST || program.ops().iter().filter(is_call).count() > MOST_CALLS {
        return Err(NotNative::Operation("a program as long as that"));
    }
    // sizes first: those that one word a number is enough for, then others; last what is below 1 too
    let word = largest(program, true, 64)?;
    let every_size = word == Some(MOST);
    let envelope = if every_size { None } else { envelope(program)? };
    let mut wanted: Vec<(Bounds, Option<&Envelope>)> = match (&envelope, word) {
        (Some(envelope), _) => vec![(bounds(program, true, SHORT), Some(envelope))],
        (None, Some(bits)) => vec![(bounds(program, true, bits), None)],
        (None, None) => Vec::new(),
    };
    let covered = if envelope.is_some() { None } else { word };
    let longer = if every_size { None } else { largest(program, true, 128)? };
    let longer = longer.filter(|bits| covered.is_none_or(|c| *bits > c));
    wanted.extend(longer.map(|bits| (bounds(program, true, bits), None)));
    let any = largest(program, false, 128)?;
    wanted.extend(any.map(|bits| (bounds(program, false, bits), None)));

    let (mut versions, mut why) = (Vec::new(), NotNative::Long);
    for (bounds, envelope) in wanted {
        match version(program, &bounds, envelope) {
            Ok(found) => versions.extend(found),
            Err(e) => why = e,
        }
    }
    match versions.is_empty() {
        true => Err(why),
        false => Ok(Box::new(NativeProgram { versions })),
    }
}

/// Operations up to which code is made.
const LONGEST: usize = 1 << 17;

/// Calls up to which it is: to find registers for what lives across many takes more than linear time.
const MOST_CALLS: usize = 128;

/// The least and the greatest value of each input.
type Bounds = Vec<(i128, i128)>;

/// How large numbers get for sizes of any length, if that is a product of them.
fn envelope(program: &Program) -> Result<Option<Envelope>, NotNative> {
    match short_intervals(program, &bounds(program, true, SHORT)) {
        Ok(intervals) => Ok(Envelope::of(program, &intervals, LEAST)),
        Err(NotNative::Long) => Ok(None),
        Err(e) => Err(e),
    }
}

fn plain_intervals(
    program: &Program,
    bounds: &[(i128, i128)],
) -> Result<Vec<Option<Interval>>, NotNative> {
    intervals(program, bounds, &|_, found| found)
}

/// Code for inputs within bounds, and within an envelope if there is one; none if no value meets the bounds.
fn version(
    program: &Program,
    bounds: &[(i128, i128)],
    envelope: Option<&Envelope>,
) -> Result<Option<Version>, NotNative> {
    if bounds.iter().any(|b| b.0 > b.1) {
        return Ok(None);
    }
    let intervals = match envelope {
        Some(_) => short_intervals(program, bounds)?,
        None => plain_intervals(program, bounds)?,
    };
    let short = |r: &Reg| intervals[r.index()].as_ref().is_some_and(|i| i.fits(64));
    let long = envelope.is_none() && !program.results().iter().all(short);
    let source = Source { program, bounds, intervals: &intervals, envelope, long };
    Ok(Some(Version { long, code: Code::new(source)? }))
}

/// The inputs that code is for: of at most so many binary digits, and, where `sizes`, none below 1 that need not be.
/// Sizes of tensors are such numbers; what they decide, the code for them does not ask.
fn bounds(program: &Program, sizes: bool, bits: u32) -> Bounds {
    let most = (1i128 << bits) - 1;
    let bound = |&(low, high): &(i128, i128)| match sizes && high > 1 {
        true => (low.max(1), high.min(most)),
        false => (low.max(-most), high.min(most)),
    };
    program.input_ranges().iter().map(bound).collect()
}

/// Code for shorter inputs would be for no points.
const LEAST: u32 = 4;

/// Binary digits of inputs that code is for, at most.
const MOST: u32 = 63;

/// Those of inputs whose numbers are short; sums of some of them are within a word.
const SHORT: u32 = envelope::DIGITS;

/// Up to how many binary digits of the inputs all numbers fit into words of that size.
fn largest(program: &Program, sizes: bool, word: u32) -> Result<Option<u32>, NotNative> {
    // longer inputs give wider intervals
    let fits = |bits: u32| match plain_intervals(program, &bounds(program, sizes, bits)) {
        Ok(all) => Ok(all.iter().flatten().all(|i| i.fits(word))),
        Err(NotNative::Long) => Ok(false),
        Err(e) => Err(e),
    };
    let (mut low, mut high) = (LEAST, MOST);
    if !fits(low)? {
        return Ok(None);
    }
    while low < high {
        let middle = (low + high).div_ceil(2);
        if fits(middle)? {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    Ok(Some(low))
}

/// The examples of the README are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
