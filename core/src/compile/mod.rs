//! Compiled profiles: the formulas of a function as one straight-line program, for many points.
//!
//! [`ModuleProfile::compile`](crate::profile::ModuleProfile::compile) makes a [`Compiled`] of a function and
//! the symbols that all points bind. It answers as
//! [`ModuleProfile::evaluate`](crate::profile::ModuleProfile::evaluate) does, at every point: its program
//! checks all that an evaluation by formulas checks (values in the range of their types, what the user and
//! the solver assume, the domain, Kirchhoff's law) and, where one of these fails, a block has no formula, or
//! a sum takes more steps than it is given at first, asks `evaluate`, which executes or says what is wrong.
//! [`Counts::tally`] says how often that happened.
//!
//! Numbers are integers over common denominators: 128-bit ones with checks, and where one does not fit, the
//! point runs again on integers of any length.
//!
//! Reading order: [`program`] (the form), `partial` (what may have no value), `place` (what is computed
//! where), `lower` (expressions), `build` (conditions, answers), `number` and `run` (execution), [`counts`] (the
//! caller's buffer), [`compiled`], `fill` (who answers a point).

pub(crate) mod build;
pub mod compiled;
pub mod counts;
mod fill;
pub(crate) mod formulas;
pub(crate) mod lower;
mod number;
mod partial;
mod place;
pub mod program;
mod run;
#[cfg(test)]
mod tests;

pub use compiled::{Answered, Backend, Compiled, CompiledColumn, Counted};
pub use counts::{Count, Counts, Row, Tally};
pub use program::{Const, Op, Program, Reg};

/// Why a program has no answer at a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Trap {
    /// a number does not fit into 128 bits
    Overflow,
    /// a number has too many digits for a program
    TooLong,
    /// a division by zero, a logarithm of a negative number, a count that is a fraction
    NoValue,
    /// a condition does not hold
    Guard,
    /// sums and searches take too many steps
    Budget,
}
