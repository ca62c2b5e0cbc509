//! All that writes in a function, grouped: whether the writes of a group may touch a place is one question,
//! or one of offsets.

use crate::ir::AccessType;
use crate::memory::writes::Write;
use crate::memory::Bases;
use std::collections::BTreeMap;

/// All that writes in a function, in order, and in groups.
#[derive(Debug)]
pub(in crate::solve) struct Writes {
    pub(in crate::solve) all: Vec<Write>,
    pub(in crate::solve) groups: Vec<Group>,
    /// those of callees that write wherever they get to, by type
    pub(in crate::solve) anywhere: Vec<(Option<AccessType>, Vec<u32>)>,
    /// those of callees that write globals by name, by global and type
    pub(in crate::solve) globals: Vec<Vec<u32>>,
    /// those of callees that write through their arguments
    pub(in crate::solve) through: Vec<u32>,
}

/// Writes at addresses that are based on the same, made as the same type, by their number.
#[derive(Debug)]
pub(in crate::solve) struct Group {
    pub(in crate::solve) bases: Bases,
    pub(in crate::solve) access: Option<AccessType>,
    pub(in crate::solve) all: Vec<u32>,
    /// those at constant offsets
    pub(in crate::solve) at: BTreeMap<i64, Vec<u32>>,
    /// those at others
    pub(in crate::solve) elsewhere: Vec<u32>,
    /// bytes of the largest at a constant offset
    pub(in crate::solve) widest: u64,
}
