//! Checks that an analysis takes to pass.

use crate::expr::SymbolData;
use crate::ir::Block;
use rustc_hash::FxHashSet;

/// Checks that an analysis takes to pass.
#[derive(Debug, Default)]
pub(in crate::solve) struct Passing {
    /// the blocks that branch on them
    pub(in crate::solve) checks: FxHashSet<Block>,
    /// the outermost loops around them, by their headers
    pub(in crate::solve) nests: Vec<Block>,
    /// symbols that are compared in these loops and that may be negative
    pub(in crate::solve) sizes: Vec<SymbolData>,
}

impl Passing {
    pub(in crate::solve) fn is_empty(&self) -> bool {
        self.checks.is_empty()
    }

    /// Is the check of that block taken to pass?
    pub(in crate::solve) fn contains(&self, b: Block) -> bool {
        self.checks.contains(&b)
    }
}
