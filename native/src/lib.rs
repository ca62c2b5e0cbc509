//! Compiled profiles as native code.
//!
//! [`native`] gives a [`Compiled`] profile code for the machine it runs on, made by
//! [Cranelift](https://cranelift.dev). It answers as before, at every point: the code is for points whose
//! values are so small that no number of the program exceeds 64 bits, or 128 bits; other points, and those
//! at which a condition fails, run as they did. So the code has no checks for overflow.
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
//! Reading order: `interval` (how large numbers get), `translate` (operations), `jit` (code in memory, the
//! only module with `unsafe`).
#![deny(unsafe_code)]
#![warn(missing_docs)]

mod interval;
mod jit;
mod translate;

use interval::intervals;
use jit::Code;
use symprof_core::compile::{Backend, Compiled, Program};

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

/// Code for inputs within bounds.
#[derive(Debug)]
struct Version {
    bits: u32,
    bounds: Vec<(i128, i128)>,
    code: Code,
}

/// Code for a program: the version for the smallest values first.
#[derive(Debug)]
struct NativeProgram {
    versions: Vec<Version>,
}

impl Backend for NativeProgram {
    fn run(&self, inputs: &[i128], outputs: &mut [i128]) -> bool {
        // what the code was made for; beyond, its numbers may overflow, and its divisions trap
        let takes = |v: &&Version| {
            let mut all = v.bounds.iter().zip(inputs);
            v.bounds.len() == inputs.len() && all.all(|(b, v)| b.0 <= *v && *v <= b.1)
        };
        self.versions.iter().find(takes).is_some_and(|v| v.code.call(inputs, outputs))
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
    let mut versions: Vec<Version> = Vec::new();
    let mut why = NotNative::Long;
    for word in [64, 128] {
        match version(program, word, versions.last().map(|v| v.bits)) {
            Ok(found) => versions.extend(found),
            Err(e) => why = e,
        }
    }
    match versions.is_empty() {
        true => Err(why),
        false => Ok(Box::new(NativeProgram { versions })),
    }
}

/// Code for words of that size, if it is for longer inputs than there is code for.
fn version(
    program: &Program,
    word: u32,
    shorter: Option<u32>,
) -> Result<Option<Version>, NotNative> {
    let Some(bits) = largest(program, word)?.filter(|b| shorter.is_none_or(|s| *b > s)) else {
        return Ok(None);
    };
    let most = (1i128 << bits) - 1;
    let bound = |r: &(i128, i128)| (r.0.max(-most), r.1.min(most));
    let bounds = program.input_ranges().iter().map(bound).collect();
    let code = Code::new(program, &intervals(program, bits)?)?;
    Ok(Some(Version { bits, bounds, code }))
}

/// Code for shorter inputs would be for no points.
const LEAST: u32 = 4;

/// Up to how many binary digits of the inputs all numbers fit into words of that size.
fn largest(program: &Program, word: u32) -> Result<Option<u32>, NotNative> {
    // longer inputs give wider intervals
    let fits = |bits: u32| Ok(intervals(program, bits)?.iter().flatten().all(|i| i.fits(word)));
    let (mut low, mut high) = (LEAST, 63);
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
