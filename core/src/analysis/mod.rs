//! Graph analyses over one [`Function`](crate::ir::Function): flow graph, dominators, loops.
//!
//! Each analysis is a finished object from the moment it is made (`X::new(…)`); there is no
//! half-computed state. All of them are iterative, near-linear in blocks plus edges, and expect a
//! function whose jump targets are blocks of that function; unreachable blocks are allowed and
//! belong to no tree and no loop.
//!
//! Reading order: [`mod@cfg`], [`dominators`], [`loops`], [`influence`].

pub(crate) mod addresses;
pub(crate) mod call_summaries;
pub(crate) mod callbacks;
pub mod cfg;
pub(crate) mod coming_back;
pub(crate) mod congruence;
pub mod dominators;
pub(crate) mod endings;
pub(crate) mod endless_loops;
pub(crate) mod flagged;
pub mod influence;
pub(crate) mod looping;
pub mod loops;
pub(crate) mod promised;
pub(crate) mod reachability;
#[cfg(test)]
pub(crate) mod tests_support;

pub use cfg::Cfg;
pub use dominators::{Dominators, PostDominators};
pub use influence::Influence;
pub use loops::{Edge, LoopForest, LoopId};
