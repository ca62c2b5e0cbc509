//! Places in memory that are watched for what they hold: what the variables of memory SSA are
//! ([`reaching`](crate::solve::data::reaching)).

use crate::expr::Expr;
use crate::ir::{AccessType, Block, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// What the offset of a place counts from.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::solve) enum Origin {
    Global(String),
    /// a pointer that is loaded by a constant path from what nothing changes
    Loaded(String),
    /// any other pointer
    Value(Value),
}

/// A place in memory, read as a type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::solve) struct Spot {
    pub(in crate::solve) origin: Origin,
    pub(in crate::solve) offset: i64,
    pub(in crate::solve) ty: Type,
    pub(in crate::solve) access: Option<AccessType>,
}

/// What a place holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::solve) enum Held {
    /// what it held when the function was entered
    AtEntry,
    Known(Expr),
    Unknown,
}

/// A place with all that may write it.
#[derive(Debug)]
pub(in crate::solve) struct Watched {
    pub(in crate::solve) spot: Spot,
    /// where the pointer is defined that its offset counts from: before that there is no such place
    pub(in crate::solve) defined: Option<(Block, Option<u32>)>,
    /// by block, in order
    pub(in crate::solve) writes: FxHashMap<Block, Vec<u32>>,
    /// nodes of regions with such a write, by slot
    pub(in crate::solve) written: FxHashSet<(usize, u32)>,
}
