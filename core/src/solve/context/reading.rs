//! How values are read: as instructions promise (LangRef, "Poison Values"), or as they execute.

use crate::ir::Flags;

/// How a value is read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reading {
    /// as the flags of instructions promise: where a promise is broken the execution is undefined
    Promised,
    /// as it executes, flags ignored: that is what `freeze` lets through
    Executed,
}

impl Reading {
    pub(in crate::solve) const ALL: [Reading; 2] = [Reading::Promised, Reading::Executed];

    /// The flags that count.
    pub(in crate::solve) fn of(self, flags: Flags) -> Flags {
        match self {
            Reading::Promised => flags,
            Reading::Executed => Flags::NONE,
        }
    }
}
