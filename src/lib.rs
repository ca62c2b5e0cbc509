//! # symprof: how often does each basic block execute, as an exact formula?
//!
//! Reads a kernel as LLVM IR and says, without running it, how often every basic block executes,
//! as a formula over the kernel's parameters and tensor shapes. The method is that of Qiu, Dong
//! and Pai, *Symbolic Basic Block Profiling for Machine Learning Kernels*, extended; the promise is
//! "exact, or it says so".
//!
//! This crate is the facade over [`symprof_core`] (expressions, control flow, solver, profiles) and
//! the frontends, and holds the command line.
//!
//! ```
//! use symprof::profile::{ModuleProfile, Options};
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
//! let loaded = symprof::input::load_bytes(ir, "triangle.ll")?;
//! let profile = ModuleProfile::new(&loaded.module, Options::default());
//! let id = profile.by_name("triangle")?;
//! let counts = profile.evaluate(id, &[("n", 100)].into_iter().collect())?;
//! assert_eq!(counts.root().block("cell"), Some(5050.into()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod built_in;
pub mod input;
pub mod report;

pub use symprof_core;
pub use symprof_core::paper::{grammar, range, raw};
pub use symprof_core::{expr, facts, frontend, interp, ir, profile, solve, sum, verify};
#[cfg(feature = "llvm")]
pub use symprof_llvm;
#[cfg(feature = "mlir")]
pub use symprof_mlir;
