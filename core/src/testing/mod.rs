//! Random core programs for differential tests: what the solver says against what the interpreter
//! counts.
//!
//! Not part of the public interface (hidden from the documentation); it is here rather than in a
//! test folder because the tests of several packages and the benches use it. The habit is that of
//! regalloc2's `src/fuzzing` and of Csmith: a small structured language ([`Program`]) that can be
//! printed, shrunk and generated from a seed, lowered into the flow graph that is under test.
//!
//! ```
//! use symprof_core::testing::{generate, random_points, Rng, Size};
//! let program = generate(42, Size::MEDIUM);
//! let module = program.lower();
//! let main = &module.functions.values().next().unwrap();
//! for point in random_points(&mut Rng::new(1), main) {
//!     // compare the solver's counts with the interpreter's at this point
//!     assert!(main.params.iter().all(|p| p.ty.width() == Some(64) || point.contains_key(&p.name)));
//! }
//! // a failing program is made smaller step by step
//! assert!(program.shrinks().all(|smaller| smaller.weight() < program.weight()));
//! ```

mod generate;
mod lower;
mod points;
mod program;
mod rng;
mod shrink;
#[cfg(test)]
mod tests;

pub use generate::{generate, Size};
pub use points::{random_points, Point};
pub use program::{Cond, Counted, Expr, Func, Join, Program, Shape, Step, Stmt};
pub use rng::{seeds, Rng};
