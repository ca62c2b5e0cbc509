//! The neutral control flow: what every frontend lowers into and the one input of the solver.
//!
//! A [`Module`] holds [`Function`]s; a function is a control-flow graph of [`Block`]s with
//! parameters (in place of phi nodes) over scalar SSA values. Only what can decide control flow
//! is modelled: integers of 1 to 64 bits and pointers (64-bit addresses). Everything else
//! (floating point, vectors, aggregates) is an *opaque* value that carries the reason why it is
//! not known.
//!
//! Arithmetic is modulo 2^w. The flags `nsw` and `nuw` promise the absence of a wrap; a broken
//! promise makes the value poison, and branching on poison is an undefined execution.
//!
//! Reading order: [`entities`], [`types`], [`inst`], [`predicate`], [`call`], [`access`], [`function`],
//! [`source_names`], [`value_source`], [`builder`], [`structured`], [`text`], and [`verify`](crate::verify) checks it.

pub mod access;
pub mod builder;
pub mod call;
pub mod entities;
pub mod function;
pub mod inst;
pub mod location;
pub mod predicate;
pub mod source_names;
pub mod structured;
pub mod text;
pub mod types;
pub mod value_source;

pub use access::{AccessTag, AccessType, AccessTypes};
pub use builder::FunctionBuilder;
pub use call::{Allocation, CallEffects, CallInfo, Callee};
pub use entities::{Block, FuncId, Value};
pub use function::{
    BlockData, ConstantAddress, CopiedBlock, Function, LoopAnnotation, Module, Param, ValueData,
    ValueDef,
};
pub use inst::{BinaryOp, BlockCall, CastOp, Flags, Inst, Terminator, UnaryOp, POISON, UNDEF};
pub use location::Location;
pub use predicate::Predicate;
pub use source_names::{SourceMember, SourceNames, SourceType, SourceTypeId, SourceVariable};
pub use types::Type;
pub use value_source::{name_in_words, ValueSource};
