//! Exact symbolic expressions: what counts are written in.
//!
//! An expression is an id into a [`Store`], a hash-consed DAG. Constructors (methods of `Store`)
//! keep a normal form; [`Facts`](crate::facts::Facts) simplify under assumptions; [`Evaluator`] computes exactly;
//! [`Display`] prints what a person would have written and [`Store::parse`] reads it back:
//! [`parse`] has the language.
//!
//! Reading order: [`Num`], [`Node`], [`Store`], then the constructors in `arith`, `division`, `logic`,
//! `connectives`, `choice` and `wrapping`.

mod arith;
mod bit_signs;
mod choice;
mod connectives;
mod display;
mod division;
mod eval;
mod integer_valued;
mod interval;
mod logic;
mod node;
mod num;
pub mod parse;
mod polynomial;
pub mod primitives;
mod rewrite;
mod sample_points;
mod simulation;
mod store;
mod wrapping;

pub use arith::ModParts;
pub use display::Display;
pub use eval::{EvalError, Evaluator};
pub use interval::{machine_range, Interval};
pub use node::{Args, BitFn, BitOp, Expr, Node, SliceRef, Sym, SymKind, SymbolData};
pub use num::Num;
pub use parse::{ParseError, Written};
pub use simulation::{Simulate, Slice, SliceOutput};
pub use store::{for_each_operand, Store, VarSet};
