//! Golden formulas: what every kernel of the corpora reads like today, in files beside the corpora.
//!
//! `golden/NAME.formulas` has the blocks of a kernel with statuses and formulas, what these rest on,
//! and that of the functions it calls; `golden/NAME.reasons` says why blocks are no closed forms. The
//! tests that solve the kernels anyway compare; `SYMPROF_BLESS=1` in the environment makes them write
//! the files instead. No formula is written whose value differs from a true count: the text itself is
//! read back and evaluated at the points where these are known.
//!
//! Reading order: [`page`] (a profile as text), [`read`] (that text as formulas), [`evaluate`] (against
//! true counts), [`assume`] (domains given back as assumptions), [`replay`]
//! (explanations against true counts), [`compiled`] (compiled profiles against true counts), [`book`] (files, differences, blessing), [`version`] (which clang
//! made the IR).

pub mod assume;
pub mod book;
pub mod compiled;
pub mod evaluate;
pub mod page;
mod read;
pub mod replay;
mod tests;
pub mod version;
mod written;

pub use assume::{assume, Assumed};
pub use book::Book;
pub use compiled::{answered, Answered};
pub use evaluate::{evaluate, Evaluated, Truth};
pub use page::{page, Page};
pub use replay::{replay, Replayed};
