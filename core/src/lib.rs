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

pub mod analysis;
pub mod assume;
pub mod expr;
pub mod frontend;
pub mod grammar;
pub mod interp;
pub mod ir;
pub mod known;
pub mod memory;
pub mod profile;
pub mod range;
pub mod raw;
pub mod solve;
pub mod sum;
#[doc(hidden)]
pub mod testing;
