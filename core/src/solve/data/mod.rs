//! What memory and addresses decide: loads of shapes as symbols ([`loads`]), values that an execution reads
//! once ([`read_once`]), what may change what is read ([`conflicts`]), comparisons of addresses ([`pointers`]),
//! parameters that bound one array (`walks`).

pub(in crate::solve) mod conflicts;
pub(in crate::solve) mod loads;
pub(in crate::solve) mod pointers;
pub(in crate::solve) mod read_once;
#[cfg(test)]
mod tests;
mod walks;
