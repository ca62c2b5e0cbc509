//! What memory and addresses decide: loads of shapes as symbols ([`loads`]), comparisons of addresses
//! ([`pointers`]).

pub(in crate::solve) mod loads;
pub(in crate::solve) mod pointers;
