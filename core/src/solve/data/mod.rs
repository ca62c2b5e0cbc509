//! What memory and addresses decide: loads of shapes as symbols ([`loads`]), values that an execution reads
//! once ([`read_once`]), what may change what is read ([`conflicts`]), what was stored there ([`reaching`], [`definitions`], [`entry`]), comparisons of addresses ([`pointers`]),
//! elements of constant tables ([`tables`]),
//! parameters that bound one array (`walks`).

pub(in crate::solve) mod conflicts;
mod constant_fields;
mod definitions;
pub(in crate::solve) mod entry;
pub(in crate::solve) mod loads;
pub(in crate::solve) mod pointers;
pub(in crate::solve) mod reaching;
#[cfg(test)]
mod reaching_tests;
pub(in crate::solve) mod read_once;
pub(in crate::solve) mod tables;
#[cfg(test)]
mod tables_tests;
#[cfg(test)]
mod tests;
mod walks;
