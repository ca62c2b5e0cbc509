//! Dense ids of the neutral control flow. Ids are `u32` newtypes, so that graphs are plain
//! vectors and never keyed by strings (habit of cranelift-entity, whose macro makes them).

use cranelift_entity::entity_impl;

/// A function of a [`Module`](super::Module).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FuncId(u32);
entity_impl!(FuncId, "fn");

/// A basic block of a [`Function`](super::Function).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Block(u32);
entity_impl!(Block, "block");

/// An SSA value: a function parameter, a block parameter or the result of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(u32);
entity_impl!(Value, "v");
