//! # symprof-llvm: LLVM IR into the neutral control flow
//!
//! Reads LLVM IR (text or bitcode, LLVM 19; text of newer LLVMs through a documented
//! compatibility step), promotes stack slots with LLVM's own pass that keeps the control-flow
//! graph, and lowers every function with a body into [`symprof_core::ir`]. Blocks and values keep
//! the names and numbers that they have in the file.
//!
//! ```
//! let text = b"define i32 @twice(i32 %n) {\n  %r = shl i32 %n, 1\n  ret i32 %r\n}\n";
//! let loaded = symprof_llvm::load_bytes(text, "twice.ll").unwrap();
//! let id = loaded.module.by_name("twice").unwrap();
//! let function = &loaded.module.functions[id];
//! assert_eq!(function.params[0].name, "n");
//! assert_eq!(function.blocks[function.entry()].name, "0"); // unnamed: its number in the file
//! ```
//!
//! What is loaded is profiled by core, or by the crate `symprof`, which reads files of every kind:
//!
//! ```
//! use symprof_core::profile::{ModuleProfile, Options};
//! let text = b"
//! define void @f(i32 %n) {
//! entry:
//!   %many = icmp sgt i32 %n, 7
//!   br i1 %many, label %then, label %exit
//! then:
//!   br label %exit
//! exit:
//!   ret void
//! }";
//! let loaded = symprof_llvm::load_bytes(text, "f.ll")?;
//! let profile = ModuleProfile::new(&loaded.module, Options::default());
//! let f = profile.function(profile.by_name("f")?);
//! let then = f.block("then").ok_or("no block")?;
//! assert_eq!(f.formula_text(then).as_deref(), Some("n >= 8"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Llvm`] and [`LlvmInMemory`] are core's [`Frontend`](symprof_core::frontend::Frontend); the functions
//! here are shorter ways to the same.
//!
//! Reading order: [`reader`] (the steps in order), [`compat`], `headers`, `native` (all `unsafe` code),
//! `layout`, [`lower`]; `instructions` (what features are made of), [`pgo`] (weights
//! and profiles for LLVM's optimiser).
#![deny(unsafe_code)]
#![warn(missing_docs)]

pub mod compat;
mod error;
mod facts;
mod frontend;
mod headers;
mod instructions;
mod layout;
pub mod lower;
#[allow(unsafe_code)]
mod native;
pub mod pgo;
mod quiet;
pub mod reader;

pub use error::Error;
pub use frontend::{Llvm, LlvmInMemory};
/// The crate whose data structures are lowered, for callers that hold a module already.
pub use llvm_ir;
pub use lower::lower_module;
pub use reader::{load, load_bytes, load_with_instructions};
pub use symprof_core::frontend::{FunctionOutcome, Loaded};
