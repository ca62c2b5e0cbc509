//! Values that an execution reads once, by where they come from.

use crate::expr::Expr;
use crate::ir::{Block, Type, Value};
use crate::solve::FreeSymbol;
use rustc_hash::FxHashMap;

/// What becomes of values that an execution reads once.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::solve) enum Observation {
    /// They are data, and none was met.
    #[default]
    NoneMet,
    /// They are data, and some was met: a second analysis may say more.
    Met,
    /// They are symbols.
    Symbols,
}

/// What is known of values that an execution reads once.
#[derive(Default)]
pub(in crate::solve) struct ReadOnce {
    pub(in crate::solve) observation: Observation,
    /// by where they come from, with their places in the list
    pub(in crate::solve) of: FxHashMap<Source, (Expr, usize)>,
    /// the symbols, in the order in which they were asked for
    pub(in crate::solve) free: Vec<FreeSymbol>,
}

/// Where a value comes from: two of one source are the same.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::solve) enum Source {
    Call(Value),
    Load(State),
}

/// A place in memory at some time, read as a type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::solve) struct State {
    pub(in crate::solve) root: Root,
    pub(in crate::solve) offset: i64,
    pub(in crate::solve) ty: Type,
    /// what may have written it
    pub(in crate::solve) writes: Vec<(Block, u32)>,
}

/// What an address starts at.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::solve) enum Root {
    Global(String),
    /// defined outside loops
    Value(Value),
    Loaded(Box<State>),
}
