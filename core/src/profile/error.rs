//! What can go wrong when a profile is asked for. Each message names the entity, what is wrong
//! with it and what to do.

use super::condition::ConditionError;
use crate::interp::InterpError;
use crate::ir::Type;

/// Why there is no answer.
///
/// ```
/// use symprof_core::{ir::{text::parse_function, Module}, profile::*};
/// let mut module = Module::new();
/// let id = module.add(parse_function("
/// func @f(%n: i32) {
/// block entry:
///   %zero = const i32 0
///   %positive = icmp sgt %n, %zero
///   branch %positive, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?);
/// let profile = ModuleProfile::new(&module, Options::default());
/// let error = profile.evaluate(id, &Point::default()).unwrap_err();
/// assert!(matches!(&error, ProfileError::MissingSymbol { symbol, .. } if symbol == "n"));
/// assert_eq!(
///     error.to_string(),
///     "the count of block `then` of function `f` depends on `n`, which has no value; give it with \
///      `--at n=…`"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ProfileError {
    /// The module has no function of that name.
    #[error("no function `{name}` with a body in this module; {available}")]
    NoFunction {
        /// name asked for
        name: String,
        /// what there is, in words
        available: String,
    },
    /// How often a value is true at the end of a block cannot be asked.
    #[error(
        "how often `{value}` is true at the end of block `{block}` of function `{function}` cannot be \
         counted: {why}; give an i1 that is known there"
    )]
    NotObservable {
        /// function
        function: String,
        /// block asked for
        block: String,
        /// value asked for
        value: String,
        /// why
        why: String,
    },
    /// The function has no block of that name.
    #[error("function `{function}` has no block `{block}`; it has {available}")]
    NoBlock {
        /// function
        function: String,
        /// block asked for
        block: String,
        /// what there is, in words
        available: String,
    },
    /// A symbol that the function does not have.
    #[error("function `{function}` has no symbol `{symbol}`; {available}")]
    UnknownSymbol {
        /// function
        function: String,
        /// symbol given
        symbol: String,
        /// what there is, in words
        available: String,
    },
    /// A symbol that a count uses has no value.
    #[error(
        "the count of block `{block}` of function `{function}` depends on `{symbol}`, which has no \
         value; give it with `--at {symbol}=…`"
    )]
    MissingSymbol {
        /// function
        function: String,
        /// block
        block: String,
        /// symbol
        symbol: String,
    },
    /// A value that the symbol's type cannot hold.
    #[error(
        "`{symbol}` = {value} is out of range; {symbol} of function `{function}` is of type {ty}, \
         which takes {low} … {high}"
    )]
    OutOfRange {
        /// function
        function: String,
        /// symbol
        symbol: String,
        /// value given
        value: i128,
        /// its type
        ty: Type,
        /// least value
        low: i128,
        /// greatest value
        high: i128,
    },
    /// A fraction for what is an integer.
    #[error(
        "`{symbol}` = {value} is no integer; `{symbol}` of function `{function}` is one, only \
         ratios of what data decides take fractions"
    )]
    NotInteger {
        /// function
        function: String,
        /// symbol
        symbol: String,
        /// value given
        value: String,
    },
    /// A value that a free symbol cannot have.
    #[error("`{symbol}` = {value} is out of range; in function `{function}` it lies in {range}")]
    FreeOutOfRange {
        /// function
        function: String,
        /// symbol
        symbol: String,
        /// value given
        value: String,
        /// the values it takes
        range: String,
    },
    /// Two names of one symbol with different values.
    #[error(
        "`{first}` and `{second}` are the same symbol of function `{function}` and have different \
         values; give one of them"
    )]
    Conflict {
        /// function
        function: String,
        /// one name
        first: String,
        /// the other
        second: String,
    },
    /// A point for a compiled profile that has another number of values than there are symbols.
    #[error(
        "{given} values for function `{function}`, which was compiled for {symbols} symbols; give one \
         value for each"
    )]
    Width {
        /// function
        function: String,
        /// values given
        given: usize,
        /// symbols there are
        symbols: usize,
    },
    /// A row that a table of counts does not have.
    #[error("there is no row {row}; the table has {rows} rows, counted from 0")]
    NoRow {
        /// row asked for
        row: usize,
        /// rows there are
        rows: usize,
    },
    /// Two places that overlap and get different bytes.
    #[error(
        "`{first}` and `{second}` overlap in memory and have different bytes at this point of function \
         `{function}`; give one of them, or make them agree"
    )]
    Overlap {
        /// function
        function: String,
        /// one place
        first: String,
        /// the other
        second: String,
    },
    /// A point at which an assumption does not hold.
    #[error(
        "the point violates the assumption `{condition}`; change the point or drop the assumption"
    )]
    OutsideDomain {
        /// the assumption
        condition: String,
    },
    /// An assumption that has no value at a point, or none within the steps allowed.
    #[error(
        "the assumption `{condition}` cannot be checked at this point: {why}; change the point or the \
         assumption"
    )]
    Undecided {
        /// the assumption
        condition: String,
        /// what is in the way
        why: String,
    },
    /// An assumption that speaks of something that is not there.
    #[error("the assumption `{text}`, column {column}: {error}")]
    Assumption {
        /// the assumption, or the part in question of a long one
        text: String,
        /// where, counted in characters from 1
        column: usize,
        /// what is wrong there, in the message
        error: Box<ProfileError>,
    },
    /// Assumptions that no point meets together.
    #[error(
        "function `{function}`: the assumptions {conditions} contradict each other; drop one of them"
    )]
    Contradictory {
        /// function
        function: String,
        /// the assumptions, quoted
        conditions: String,
    },
    /// An assumption that no point meets.
    #[error(
        "function `{function}`: no values of its symbols meet the assumption `{condition}`; change it \
         or drop it"
    )]
    Impossible {
        /// function
        function: String,
        /// the assumption
        condition: String,
    },
    /// A condition on what a call returns.
    #[error(
        "`{symbol}` is the result of a call, which no condition speaks of; bind it instead, `--assume \
         {symbol}=VALUE`"
    )]
    OfCall {
        /// the callee
        symbol: String,
    },
    /// The text of an assumption is not understood.
    #[error(transparent)]
    Condition(#[from] ConditionError),
    /// A simulation takes too long.
    #[error(
        "function `{function}`, block `{block}`: a simulation of {steps} steps did not come to an \
         end; the loop may never end, or it takes more steps (`--steps N`)"
    )]
    Budget {
        /// function
        function: String,
        /// block that was about to run
        block: String,
        /// steps allowed
        steps: u64,
    },
    /// A loop without an end.
    #[error(
        "block `{block}` of function `{function}` is in a loop that never ends at this point{}, so it \
         has no counts there; change the point",
        as_long_as(assumptions)
    )]
    Endless {
        /// function
        function: String,
        /// block that was about to run
        block: String,
        /// what that rests on, in words
        assumptions: Vec<String>,
    },
    /// An execution whose behaviour is undefined.
    #[error(
        "undefined at this point: in block `{block}` of function `{function}`, {what}; only defined \
         executions have counts, change the point"
    )]
    Undefined {
        /// function
        function: String,
        /// block
        block: String,
        /// what is undefined
        what: String,
    },
    /// The simulation had no answer.
    #[error(transparent)]
    Simulation(InterpError),
    /// A formula and the simulation disagree, and the formula assumes that fields do not change.
    #[error(
        "the formula of block `{block}` of function `{function}` gives {formula} where execution gives {simulated}: \
         a field changes at this point that is assumed not to; leave out `fields-constant`, which is part of `typical`"
    )]
    ChangingField {
        /// function
        function: String,
        /// block
        block: String,
        /// value of the formula
        formula: String,
        /// count of the simulation
        simulated: String,
    },
    /// A formula and the simulation disagree, and the point says of the data what the execution does not find.
    #[error(
        "the formula of block `{block}` of function `{function}` gives {formula} for {given} where execution \
         gives {simulated}: the point says of the data what does not hold of it; leave such symbols out, \
         execution finds them"
    )]
    OtherData {
        /// function
        function: String,
        /// block
        block: String,
        /// the free symbols of the point, as `NAME=VALUE`
        given: Box<str>,
        /// value of the formula
        formula: Box<str>,
        /// count of the simulation
        simulated: Box<str>,
    },
    /// A formula and the simulation disagree: a defect of this program.
    #[error(
        "the formula of block `{block}` of function `{function}` gives {formula} where execution \
         gives {simulated}; this is a defect of symprof, please report it with the IR"
    )]
    Contradiction {
        /// function
        function: String,
        /// block
        block: String,
        /// value of the formula
        formula: String,
        /// count of the simulation
        simulated: String,
    },
}

/// What a statement rests on, as a clause.
fn as_long_as(assumptions: &[String]) -> String {
    match assumptions {
        [] => String::new(),
        some => format!(" (as long as {})", some.join(", and ")),
    }
}

/// What stopped an execution.
impl From<InterpError> for ProfileError {
    fn from(e: InterpError) -> ProfileError {
        match e {
            InterpError::Budget { function, block, steps } => {
                ProfileError::Budget { function, block, steps }
            }
            InterpError::Undefined { function, block, what } => {
                ProfileError::Undefined { function, block, what }
            }
            other => ProfileError::Simulation(other),
        }
    }
}
