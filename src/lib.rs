//! # symprof: how often does each basic block execute, as an exact formula?
//!
//! Reads a kernel as LLVM IR or MLIR and says, without running it, how often every basic block
//! executes, as a formula over the kernel's parameters and tensor shapes. The method is that of Qiu,
//! Dong and Pai, *Symbolic Basic Block Profiling for Machine Learning Kernels*, extended; the promise
//! is "exact, or it says so".
//!
//! ```
//! use symprof::profile::{ModuleProfile, Options, Status};
//! let ir = b"
//! define void @triangle(i32 %n) {
//! entry:
//!   %any = icmp sgt i32 %n, 0
//!   br i1 %any, label %row, label %exit
//! row:
//!   %i = phi i32 [ 0, %entry ], [ %i.next, %row.end ]
//!   br label %cell
//! cell:
//!   %j = phi i32 [ 0, %row ], [ %j.next, %cell ]
//!   %j.next = add nsw i32 %j, 1
//!   %more = icmp sle i32 %j.next, %i
//!   br i1 %more, label %cell, label %row.end
//! row.end:
//!   %i.next = add nsw i32 %i, 1
//!   %again = icmp slt i32 %i.next, %n
//!   br i1 %again, label %row, label %exit
//! exit:
//!   ret void
//! }";
//! # #[cfg(feature = "llvm")] {
//! let loaded = symprof::input::load_bytes(ir, "triangle.ll")?;
//! let profile = ModuleProfile::new(&loaded.module, Options::default().assuming("n >= 1")?);
//! let id = profile.by_name("triangle")?;
//!
//! // the formula
//! let triangle = profile.function(id);
//! let cell = triangle.block("cell").expect("it is in the file");
//! assert_eq!(cell.count.status(), Status::ClosedForm);
//! assert_eq!(triangle.formula_text(cell).as_deref(), Some("n*(n + 1)/2"));
//!
//! // its value at a point, of every block
//! let counts = profile.evaluate(id, &[("n", 100)].into_iter().collect())?;
//! assert_eq!(counts.root().block("cell"), Some(5050.into()));
//! # }
//! # Ok::<(), symprof::Error>(())
//! ```
//!
//! # Where to look
//!
//! | to | see |
//! |---|---|
//! | read a file, or what is in memory | [`input`], [`frontend`] for an IR of your own |
//! | ask for formulas, reasons, counts | [`profile`]: [`ModuleProfile`](profile::ModuleProfile) |
//! | print what was found, as the command line does | [`report`] |
//! | see how a count came about, or ask for one trip count or recurrence | [`ModuleProfile::explain`](profile::ModuleProfile::explain), [`solve::Analysis`] |
//! | know functions by the names of C++ and Rust | [`names`] |
//! | compute with formulas | [`expr`]: [`Store`](expr::Store), [`Evaluator`](expr::Evaluator); [`facts`], [`sum`], [`solve`] |
//! | see what is assumed, and switch it off | [`assume`], [`known`] |
//! | give the analysis more or less time, or fewer rules | [`limits`], [`rules`] |
//! | count by execution | [`interp`] |
//! | follow the paper | [`paper`]: [`grammar`], [`raw`], [`range`] |
//! | handle what goes wrong | [`enum@Error`], [`Result`] |
//!
//! All but [`input`], [`names`], [`report`] and the errors is `symprof-core`, which links neither LLVM nor MLIR:
//! depend on it alone where there is an IR of your own. Here the frontends are features, `llvm` and
//! `mlir`, both on by default.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod built_in;
mod error;
pub mod input;
pub mod names;
#[cfg(all(feature = "llvm", feature = "mlir"))]
mod pipeline;
pub mod report;

pub use error::{Error, Result};
pub use symprof_core;
pub use symprof_core::paper::{grammar, range, raw};
pub use symprof_core::{
    analysis, assume, compile, equality, export, expr, facts, frontend, interp, ir, known, limits,
    memory, paper, profile, rules, solve, stack, sum, verify,
};
pub use symprof_core::{cranelift_entity, num_bigint, num_rational};
#[cfg(feature = "llvm")]
pub use symprof_llvm;
#[cfg(feature = "mlir")]
pub use symprof_mlir;
#[cfg(feature = "native")]
pub use symprof_native as native;

/// The examples of the README are tested.
#[cfg(all(doctest, feature = "llvm"))]
#[doc = include_str!("../README.md")]
struct Readme;
