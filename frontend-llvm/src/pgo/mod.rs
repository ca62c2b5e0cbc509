//! Profile-guided optimisation without a run: what LLVM's own instrumentation would have measured at a point.
//!
//! [`annotate`] writes branch weights and entry counts (LangRef, "prof Metadata") into a module;
//! [`text_profile`] writes the profile that `llvm-profdata merge` takes, for the counters that
//! `pgo-instr-gen` inserts. Both load the module once more with a change after which its blocks have the
//! counts that are asked for: every edge a block of its own (LLVM's `break-crit-edges`), the condition of
//! each select handed to a marker, LLVM's counters in their places. So each number is the count of a block
//! at the point, by formula or by execution, as in any profile.
//!
//! ```
//! use symprof_core::profile::{Options, Point};
//! use symprof_llvm::pgo::{annotate, text_profile, Form, Request};
//! let ir = b"
//! define void @f(i32 %n) {
//! entry:
//!   br label %head
//! head:
//!   %i = phi i32 [ 0, %entry ], [ %next, %body ]
//!   %more = icmp slt i32 %i, %n
//!   br i1 %more, label %body, label %exit
//! body:
//!   %next = add nsw i32 %i, 1
//!   br label %head
//! exit:
//!   ret void
//! }";
//! let point: Point = [("n", 7)].into_iter().collect();
//! let request = Request { function: Some("f"), point: &point, options: Options::default() };
//! let annotated = annotate(ir, "f.ll", &request, Form::Text)?;
//! let text = String::from_utf8_lossy(&annotated.output);
//! assert!(text.contains("!{!\"branch_weights\", i32 7, i32 1}"), "{text}");
//! assert!(text.contains("!{!\"function_entry_count\", i64 1}"), "{text}");
//!
//! let profile = text_profile(ir, "f.ll", &request)?;
//! assert!(profile.output.starts_with(":ir\nf\n"), "{}", profile.output);
//! # Ok::<(), symprof_llvm::pgo::PgoError>(())
//! ```

mod counts;
mod irreducible;
pub(crate) mod markers;
mod proftext;
mod weights;

pub use proftext::text_profile;
pub use weights::annotate;

use crate::Error;
use rustc_hash::FxHashMap;
use std::ffi::CStr;
use symprof_core::profile::{Options, Point, ProfileError};

/// The function to which conditions are handed.
pub(crate) const MARKER: &CStr = c"symprof.observe";

/// Which execution is asked for.
#[derive(Clone, Debug)]
pub struct Request<'a> {
    /// the function that is executed; may be left out where the module defines one
    pub function: Option<&'a str>,
    /// the values of its symbols
    pub point: &'a Point,
    /// what is assumed, and how long it may take
    pub options: Options,
}

/// In which form a module is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// textual IR
    Text,
    /// bitcode
    Bitcode,
}

/// What was made, and what could not be.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Made<T> {
    /// the module or the profile
    pub output: T,
    /// branches and selects that stay as they are, with the reasons
    pub left: Vec<String>,
    /// notes of reading the module
    pub warnings: Vec<String>,
    /// what the counts rest on
    pub assumptions: Vec<String>,
}

/// Why there is no annotated module, or no profile.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PgoError {
    /// The module cannot be read.
    #[error(transparent)]
    Read(#[from] Error),
    /// The point has no counts.
    #[error(transparent)]
    Profile(#[from] ProfileError),
    /// No function was named, and there are several, or none.
    #[error("{name} defines {count} functions with a body; choose one with --function ({names})")]
    Ambiguous {
        /// the file
        name: String,
        /// how many
        count: usize,
        /// their names
        names: String,
    },
    /// A counter is not known.
    #[error("counter {index} of `{function}` (block `{block}`) is not known: {reason}{remedy}")]
    Counter {
        /// the function
        function: String,
        /// the block in which it stands
        block: String,
        /// its number
        index: u64,
        /// why
        reason: String,
        /// what to bind
        remedy: String,
    },
    /// `pgo-instr-gen` inserted no counter in any function reached.
    #[error(
        "`pgo-instr-gen` inserts no counters into `{function}` or what it reaches; it leaves functions \
         alone that are `naked`, `noprofile` or `available_externally`"
    )]
    NoCounters {
        /// the function asked for
        function: String,
    },
}

/// What a changed module tells beside its functions.
#[derive(Debug, Default)]
pub(crate) struct Reworked {
    pub(crate) edges: Vec<BodyEdges>,
    pub(crate) selects: Vec<Select>,
    pub(crate) counters: Vec<Counter>,
    pub(crate) lengths: Vec<Length>,
}

/// The edges of a function.
#[derive(Debug)]
pub(crate) struct BodyEdges {
    pub(crate) function: String,
    /// in the order of the file
    pub(crate) blocks: Vec<BlockEdges>,
}

/// Where a block leads.
#[derive(Debug)]
pub(crate) struct BlockEdges {
    pub(crate) name: String,
    /// the block behind each edge, and whether no other leads there
    pub(crate) successors: Vec<(String, bool)>,
}

/// A select that one bit decides.
#[derive(Debug)]
pub(crate) struct Select {
    pub(crate) function: String,
    /// position of its block, and its own there
    pub(crate) block: usize,
    pub(crate) inst: usize,
    pub(crate) name: String,
    pub(crate) in_block: String,
    /// the number of its marker
    pub(crate) tag: u64,
}

/// A copy or filling of memory whose length is not constant.
#[derive(Debug)]
pub(crate) struct Length {
    pub(crate) function: String,
    /// position of its block, and its own there
    pub(crate) block: usize,
    pub(crate) inst: usize,
    /// the number of its marker
    pub(crate) tag: u64,
}

/// A counter of LLVM's.
#[derive(Debug)]
pub(crate) struct Counter {
    pub(crate) function: String,
    pub(crate) block: String,
    /// the function's name in profiles
    pub(crate) profile: String,
    pub(crate) hash: u64,
    /// how many the function has
    pub(crate) counters: u64,
    pub(crate) index: u64,
    pub(crate) step: Step,
}

/// By how much a counter grows whenever its block executes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    One,
    Constant(u64),
    /// one where the condition of that marker is true
    Where(u64),
    Unknown,
}

/// Metadata for a function; blocks and instructions by position.
#[derive(Debug, Default)]
pub(crate) struct FunctionWeights {
    pub(crate) entries: Option<u64>,
    pub(crate) branches: FxHashMap<usize, Vec<u32>>,
    /// how often each header of an irreducible loop executes
    pub(crate) headers: FxHashMap<usize, u64>,
    pub(crate) selects: FxHashMap<(usize, usize), Vec<u32>>,
}
