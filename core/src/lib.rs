//! # symprof-core: exact symbolic block counts, without LLVM
//!
//! The method is the one of Qiu, Dong and Pai, *Symbolic Basic Block Profiling for Machine
//! Learning Kernels* (PACMPL 10, OOPSLA2, 2026), called "the paper" throughout, and what lies
//! beyond it. Data flows one way:
//!
//! `IR → frontend lowers → neutral control flow ([ir]) → graph grammar → inference rules →
//! raw profile → solver → symbolic profile → evaluate`.
//!
//! The order of the modules below is the suggested reading order.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

// What an analysis may take and what it tries.
pub mod limits;
pub mod rules;

// Programs.
pub mod frontend;
pub mod ir;
pub mod known;

// What is found out about their flow and their memory.
pub mod analysis;
pub mod memory;
pub mod verify;

// Expressions, and what is known of them.
pub mod expr;
pub mod facts;
pub mod sum;

// From a function to formulas.
pub mod paper;
pub mod solve;

// From formulas to counts.
pub mod assume;
pub mod interp;
pub mod profile;

#[doc(hidden)]
pub mod testing;
