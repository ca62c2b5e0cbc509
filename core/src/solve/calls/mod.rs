//! Calls: results of callees, counts inside callees, and recursion.
//!
//! [`results`]: a callee's result as a formula over its arguments; [`inclusive`]: the counts of all
//! blocks that a function reaches, with those of callees added up over its calls in [`sites`];
//! [`outcomes`]: what a callee leaves in memory;
//! [`recursion`]: a function that calls itself once as a loop; [`frozen`]: promises that one function makes and
//! another freezes.

pub(in crate::solve) mod frozen;
pub(in crate::solve) mod inclusive;
pub(in crate::solve) mod inherited;
pub(in crate::solve) mod outcomes;
pub(in crate::solve) mod recursion;
#[cfg(test)]
mod recursion_tests;
pub(in crate::solve) mod results;
mod sites;
#[cfg(test)]
mod tests;
