//! # symprof-mlir: MLIR into the neutral control flow
//!
//! Reads MLIR (text or bytecode, MLIR 19), or takes a module or an operation that the caller holds
//! in memory, and lowers every function with a body into [`symprof_core::ir`], through core's
//! structured builder. Loops, bounds and maps stay what they are: arithmetic in the neutral form,
//! solved by core as for every other frontend.
//!
//! ```
//! let text = b"
//! func.func private @t0()
//! func.func @f(%a: memref<?x?xf32>) {
//!   %c1 = arith.constant 1 : index
//!   %n = memref.dim %a, %c1 : memref<?x?xf32>
//!   affine.for %i = 0 to %n step 4 {
//!     func.call @t0() : () -> ()
//!   }
//!   return
//! }";
//! let loaded = symprof_mlir::load_bytes(text, "f.mlir")?;
//! let id = loaded.module.by_name("f").unwrap();
//! let function = &loaded.module.functions[id];
//! let names: Vec<&str> = function.params.iter().map(|p| p.name.as_str()).collect();
//! assert_eq!(names, ["arg0", "arg0.dim0", "arg0.dim1"]);
//! assert!(function.block_by_name("affine.for#0.body").is_some());
//! # Ok::<(), symprof_mlir::Error>(())
//! ```
//!
//! What is loaded is profiled by core, or by the crate `symprof`, which reads files of every kind:
//!
//! ```
//! use symprof_core::profile::{ModuleProfile, Options};
//! let text = b"
//! func.func @f(%n: index) {
//!   affine.for %i = 0 to %n step 4 {
//!   }
//!   return
//! }";
//! let loaded = symprof_mlir::load_bytes(text, "f.mlir")?;
//! let options = Options::default().assuming("arg0 >= 0")?;
//! let profile = ModuleProfile::new(&loaded.module, options);
//! let f = profile.function(profile.by_name("f")?);
//! let body = f.block("affine.for#0.body").ok_or("no block")?;
//! assert_eq!(f.formula_text(body).as_deref(), Some("floor((arg0 + 3)/4)"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Names
//! Arguments are `arg0`, `arg1`, … by position, dynamic sizes of memrefs and tensors `arg0.dim1`.
//! Blocks are named by their path: `scf.for#0.body/scf.if#1.then`. A function of one block has the
//! block `entry`; the blocks of a region with several are `bb0`, `bb1`, …, and operations in them
//! `bb1/scf.for#0.body`.
//!
//! [`Mlir`] and [`MlirInMemory`] are core's [`Frontend`](symprof_core::frontend::Frontend); the functions
//! here are shorter ways to the same.
//!
//! Reading order: [`reader`] (the steps in order), `native` (all `unsafe` code), [`lower`].
#![deny(unsafe_code)]
#![warn(missing_docs)]

mod error;
mod frontend;
mod instructions;
pub mod lower;
#[allow(unsafe_code)]
mod native;
pub mod reader;

pub use error::Error;
pub use frontend::{Mlir, MlirInMemory};
/// The crate whose modules and operations are lowered, for callers that build them.
pub use melior;
pub use native::{lower_raw_module, lower_raw_operation};
pub use reader::{
    annotate, annotate_bytes, llvm_ir, load, load_bytes, load_with_instructions, lower_module,
    lower_operation, Formulas,
};
pub use symprof_core::frontend::{FunctionOutcome, Loaded};
