//! Why a value is unknown: numbers of texts that messages contain.
//!
//! Each program has a list of texts; values carry indices into it. The list begins with the fixed
//! reasons below; a reason that names a load, a call or a parameter is appended by `compile`.

/// Why a value is unknown: an index into [`Program::reasons`](super::program::Program::reasons).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct ReasonId(pub u32);

/// Why a load has no known result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LoadReasons {
    /// The contents are those at the start of the run, and the inputs do not bind them.
    pub unbound: ReasonId,
    /// A write may have changed the contents.
    pub overwritten: ReasonId,
}

impl ReasonId {
    pub(crate) const OVERSHIFT: ReasonId = ReasonId(0);
    pub(crate) const ADDRESS_ARITHMETIC: ReasonId = ReasonId(1);
    pub(crate) const LOADED_POINTERS: ReasonId = ReasonId(2);
    pub(crate) const UNINITIALISED: ReasonId = ReasonId(3);
    pub(crate) const OBJECT_ORDER: ReasonId = ReasonId(4);
    pub(crate) const MEMORY_LIMIT: ReasonId = ReasonId(5);
    pub(crate) const NOT_AN_INTEGER: ReasonId = ReasonId(6);
    pub(crate) const NOT_ASSUMED_DISJOINT: ReasonId = ReasonId(7);
    pub(crate) const NOT_ASSUMED_NON_NULL: ReasonId = ReasonId(8);
    pub(crate) const NOT_ASSUMED_NO_WRAP: ReasonId = ReasonId(9);
    pub(crate) const UNBOUND_DEPTH_LIMIT: ReasonId = ReasonId(10);
    pub(crate) const NON_NULL_LIMIT: ReasonId = ReasonId(11);
    pub(crate) const INEXACT: ReasonId = ReasonId(12);
    pub(crate) const FROZEN: ReasonId = ReasonId(13);
    /// What the branch decides may never come to an end; `join_runs` says what.
    pub(crate) const NOT_ASSUMED_TO_END: ReasonId = ReasonId(14);
    pub(crate) const LINK: ReasonId = ReasonId(15);
}

/// The texts of the fixed reasons, by number.
pub(crate) const FIXED_REASONS: [&str; 16] = [
    "a shift by the width or more",
    "arithmetic on an address",
    "a relation of pointers that were loaded from memory",
    "memory whose contents are not known",
    "the order of objects in memory",
    "memory beyond what the interpreter keeps",
    "a value that is no integer",
    "a relation of pointers to objects that are not assumed to lie apart",
    "a pointer that is not assumed to be other than null",
    "the order of addresses that are not assumed not to wrap",
    "a pointer behind more than 8 others, where the point binds nothing",
    "whether a pointer in memory is null, which is assumed of the first 256 only",
    "a division that leaves a remainder against its promise (exact)",
    "what is frozen against its promise, of which nothing is assumed",
    "whether what it leads to ends, which is not assumed,",
    "whether a pointer in memory is null, which may be the last of a list",
];
