//! Raw profiles: block counts in *counting functions*, before anything is solved (the paper's
//! sections "Syntax-Guided Execution Count Computation" and "Early Exits").
//!
//! Reading order: [`formula`] (what a count is made of), [`rules`] (the inference rules, one
//! function each), [`profile`] (the rules applied to a whole program), [`mod@env`] (values of the
//! counting functions, from counts of an execution), [`metrics`] (the paper's measures of
//! complexity).
//!
//! # Definitions
//! All counts are of one finished execution of the function, or sums over several.
//!
//! * `#(x)` is the number of executions of block `x`. For a member of a sequence the paper means
//!   "the execution count of the construct's incoming edge". For a branch that is the count of its
//!   branching node; for a loop `L` it is the number of entries from outside, written `#(L)` below.
//! * `trueRatio(BR)` is the number of times that the edge into `G1` is taken, divided by `#(BR)`.
//! * `loopCount(L)` is the number of times that the body `Gb` is entered, divided by `#(L)`. What
//!   `Gb` is depends on the loop's shape ([`LoopTest`](crate::paper::grammar::LoopTest)). If the header
//!   tests, `Gb` starts behind the header: `loopCount` counts iterations that pass the test. Else
//!   `Gb` starts with the header, and `loopCount` counts executions of the header. In both shapes
//!   an iteration that a break cuts short counts as one ("its loopCount is the taken iterations").
//! * `escapeRatio(J, D)` is the share of the flow into `D` that does not reach the label `J`, where
//!   `J` is a member of a sequence and `D` the member before it that all flow to `J` has passed.
//!   There is one for each label, and none where no escape skips `J`. The paper's
//!   `escapeRatio(BG)` is this with the members from `D` up to `J` as `BG`.
//! * `escapeRatio(break, L)` is the share of the visits to loop `L` that do not leave through its
//!   normal exit.
//!
//! A ratio with denominator 0 is 0. It never matters: what it multiplies is 0.
//!
//! # Exactness
//! Control that enters a basic graph leaves it once, by falling through or by an escape. So the
//! flow out of a member is what came in, and each rule of [`rules`] is an equation between counts,
//! not an estimate. The header of a loop whose header tests is passed once for each iteration and
//! once for each normal exit:
//! `#(header) = #(L)·(loopCount(L) + 1 - escapeRatio(break, L))`,
//! which without breaks is the paper's "exiting from loop head will increase the loop head count
//! by one".
//!
//! # Example
//! ```
//! use symprof_core::{ir::text::parse_function, paper::{grammar::GraphView, raw::RawProfile}};
//! let function = parse_function("
//! func @sum(%n: i32) {
//! block entry:
//!   %0 = const i32 0
//!   jump for.cond(%0)
//! block for.cond(%i: i32):
//!   %more = icmp slt %i, %n
//!   branch %more, for.body, for.end
//! block for.body:
//!   %1 = const i32 1
//!   %next = add nsw i32 %i, %1
//!   jump for.cond(%next)
//! block for.end:
//!   return
//! }")?;
//! let view = GraphView::from_function(&function)?;
//! let raw = RawProfile::new(&view);
//! let text = |name: &str| {
//!     function.block_by_name(name).map(|b| raw.display(&view, raw.one_step(b)).to_string())
//! };
//! assert_eq!(text("entry").as_deref(), Some("1"));
//! assert_eq!(text("for.cond").as_deref(), Some("#(entry)·(loopCount(for.cond) + 1)"));
//! assert_eq!(text("for.body").as_deref(), Some("#(entry)·loopCount(for.cond)"));
//! assert_eq!(text("for.end").as_deref(), Some("#(entry)"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod env;
pub mod formula;
pub mod metrics;
pub mod profile;
pub mod rules;
#[cfg(test)]
mod tests;

pub use env::{CountMismatch, RawEnv, UnboundFunction};
pub use formula::{
    CountingFunction, Formulas, RawCount, RawId, RawLoopCount, RawNode, RawRatio, Site, Skip,
};
pub use metrics::Metrics;
pub use profile::RawProfile;
