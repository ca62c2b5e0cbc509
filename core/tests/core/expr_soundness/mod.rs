//! Soundness of expressions against an independent definition: random raw trees are evaluated
//! naively with big numbers and compared with what the store's constructors, rewrites, facts and
//! parser make of them. A failure prints a minimal tree.
//!
//! `SYMPROF_CASES=1000000 cargo test -p symprof-core --test core expr_soundness` looks longer.

mod constructors;
mod facts;
mod generate;
mod scale;
mod tree;
