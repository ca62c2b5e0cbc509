//! # symprof-core: exact symbolic block counts, without LLVM
//!
//! How often does each basic block of a function execute, as an exact formula over its parameters?
//! This crate has all but the reading of files: give it a control-flow graph of scalar SSA ([`ir`]), by
//! text, by a builder, or by a [`frontend`] for an IR of your own.
//!
//! ```
//! use symprof_core::ir::{text::parse_function, Module};
//! use symprof_core::profile::{ModuleProfile, Options, Status};
//! let mut module = Module::new();
//! let id = module.add(parse_function("
//! func @steps(%n: i64, %t: i64) {
//! block entry:
//!   %zero = const i64 0
//!   jump head(%zero)
//! block head(%i: i64):
//!   %more = icmp slt %i, %n
//!   branch %more, body, exit
//! block body:
//!   %next = add nsw i64 %i, %t
//!   jump head(%next)
//! block exit:
//!   return
//! }")?);
//! let options = Options::default().assuming("n >= 0")?.assuming("t >= 1")?;
//! let profile = ModuleProfile::new(&module, options);
//!
//! let steps = profile.function(id);
//! let body = steps.block("body").ok_or("no body")?;
//! assert_eq!(body.count.status(), Status::ClosedForm);
//! assert_eq!(steps.formula_text(body).as_deref(), Some("ceil(n/t)"));
//!
//! let counts = profile.evaluate(id, &[("n", 1_000_000_007), ("t", 10)].into_iter().collect())?;
//! assert_eq!(counts.root().block("body"), Some(100_000_001.into()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The method is the one of Qiu, Dong and Pai, *Symbolic Basic Block Profiling for Machine
//! Learning Kernels* (PACMPL 10, OOPSLA2, 2026), called "the paper" throughout, and what lies
//! beyond it. Data flows one way:
//!
//! `IR → frontend lowers → neutral control flow ([ir]) → graph grammar → inference rules →
//! raw profile → solver → symbolic profile → evaluate`.
//!
//! The order of the modules below is the suggested reading order.
//!
//! # Versions
//!
//! What users only read (answers, errors, options, nodes of formulas) is `#[non_exhaustive]`: fields and
//! variants may join without a break. What frontends write (blocks, values, calls, flags) is not.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod newtype;

// What an analysis may take and what it tries.
pub mod limits;
pub mod rules;
pub mod stack;

// Programs.
pub mod frontend;
pub mod ir;
pub mod known;

// What is found out about their flow and their memory.
pub mod analysis;
pub mod memory;
pub mod verify;

// Expressions, and what is known of them.
pub mod equality;
pub mod expr;
pub mod facts;
pub mod readable;
pub mod sum;

// From a function to formulas.
pub mod paper;
pub mod solve;

// From formulas to counts.
pub mod assume;
pub mod interp;
pub mod profile;

// From formulas to code.
pub mod compile;
pub mod export;

#[doc(hidden)]
pub mod testing;

/// The maps and ids in which functions hold blocks and values.
pub use cranelift_entity;
/// The integers of counts.
pub use num_bigint;
/// The fractions of the raw profile.
pub use num_rational;

/// The examples of the README are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
