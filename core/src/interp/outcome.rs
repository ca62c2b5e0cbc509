//! The result of an execution: counts, assumptions, missing symbols, or why there is none.

use crate::assume::AssumptionKind;
use crate::ir::{Block, FuncId, Type};
use cranelift_entity::SecondaryMap;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// How often something was executed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Count {
    /// this number of times
    Known(u64),
    /// unknown, and why
    Unknown {
        /// names the load, call or opaque value and the branch that it decides
        reason: Arc<str>,
    },
}

impl Count {
    /// The number, if it is known.
    pub fn known(&self) -> Option<u64> {
        match self {
            Count::Known(n) => Some(*n),
            Count::Unknown { .. } => None,
        }
    }
}

impl Default for Count {
    fn default() -> Self {
        Count::Known(0)
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Count::Known(n) => write!(f, "{n}"),
            Count::Unknown { reason } => write!(f, "unknown: {reason}"),
        }
    }
}

/// The counts of one function, summed over its activations.
#[derive(Clone, Debug, Default)]
pub struct FunctionCounts {
    /// executions of each block
    pub blocks: SecondaryMap<Block, Count>,
    /// calls to each callee by name: of a function, or of the global variable that the pointer
    /// called is loaded from; other indirect calls have no name and are left out
    pub calls: BTreeMap<String, Count>,
}

/// An assumption on which counts rest. Each has a published kind, which can be disabled.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Assumption {
    /// two objects do not overlap and are farther apart than any offset
    Disjoint(String, String),
    /// a pointer is not null
    NotNull(String),
    /// the addresses in an object do not wrap around the address space
    NoWrap(String),
    /// every call of a callee returns a fresh object
    FreshObject(String),
    /// every call of a callee returns a value
    CallResult(String, i128),
    /// every call of a callee of which nothing is known returns
    CallReturns(String),
}

impl Assumption {
    /// Its published kind.
    ///
    /// ```
    /// use symprof_core::{assume::AssumptionKind, interp::Assumption};
    /// assert_eq!(Assumption::NotNull("p".into()).kind(), AssumptionKind::NotNull);
    /// ```
    pub fn kind(&self) -> AssumptionKind {
        match self {
            Assumption::Disjoint(..) => AssumptionKind::Disjoint,
            Assumption::NotNull(_) => AssumptionKind::NotNull,
            Assumption::NoWrap(_) => AssumptionKind::NoWrap,
            Assumption::FreshObject(_) => AssumptionKind::Allocation,
            Assumption::CallResult(..) => AssumptionKind::CallResult,
            Assumption::CallReturns(_) => AssumptionKind::Returns,
        }
    }
}

/// A set of kinds of assumptions, as [`Options`](super::Options) holds those that are not made.
///
/// ```
/// use symprof_core::{assume::AssumptionKind, interp::AssumptionKinds};
/// let kinds: AssumptionKinds = [AssumptionKind::NotNull].into_iter().collect();
/// assert!(kinds.contains(AssumptionKind::NotNull) && !kinds.contains(AssumptionKind::NoWrap));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct AssumptionKinds(u16);

impl AssumptionKinds {
    /// No kind.
    pub const NONE: AssumptionKinds = AssumptionKinds(0);

    /// Is that kind in the set?
    pub fn contains(self, kind: AssumptionKind) -> bool {
        self.0 >> kind as u16 & 1 != 0
    }
}

impl FromIterator<AssumptionKind> for AssumptionKinds {
    fn from_iter<I: IntoIterator<Item = AssumptionKind>>(kinds: I) -> Self {
        AssumptionKinds(kinds.into_iter().fold(0, |set, kind| set | 1 << kind as u16))
    }
}

impl fmt::Display for Assumption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Assumption::Disjoint(a, b) => {
                write!(f, "{a} and {b} do not overlap and are farther apart than any offset")
            }
            Assumption::NotNull(a) => write!(f, "{a} is not null"),
            Assumption::NoWrap(a) => {
                write!(f, "addresses in {a} do not wrap around the address space")
            }
            Assumption::FreshObject(c) => write!(f, "{c} returns a fresh object, never null"),
            Assumption::CallResult(c, v) => write!(f, "{c} returns {v}"),
            Assumption::CallReturns(c) => write!(f, "calls of {c} return"),
        }
    }
}

/// The counts of one execution.
#[derive(Clone, Debug, Default)]
pub struct Execution {
    /// the function run and every function with a body that it may reach by direct calls or by
    /// taking its address
    pub functions: BTreeMap<FuncId, FunctionCounts>,
    /// what was assumed
    pub assumptions: Vec<Assumption>,
    /// the parameters and load symbols that were read and not bound, so that they were unknown
    pub missing_symbols: Vec<String>,
    /// steps used: one a block and one an operation of the control slice, summed over the orders
    /// of objects that were tried
    pub steps: u64,
}

impl Execution {
    /// The count of a block.
    pub fn count(&self, func: FuncId, block: Block) -> Count {
        match self.functions.get(&func) {
            Some(f) => f.blocks[block].clone(),
            None => Count::Known(0),
        }
    }
}

/// Why an execution has no result.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InterpError {
    /// The execution is undefined, so it lies outside every formula's domain.
    #[error("function `{function}`, block `{block}`: {what}; the behaviour of this execution is undefined, so these inputs are outside the domain of its counts")]
    Undefined {
        /// function
        function: String,
        /// block
        block: String,
        /// what happened
        what: String,
    },
    /// The steps ran out: a loop that does not end, or a long one.
    #[error("function `{function}`, block `{block}`: {steps} steps did not suffice; the loop may not end, otherwise allow more steps")]
    Budget {
        /// function
        function: String,
        /// block that was about to run
        block: String,
        /// the budget
        steps: u64,
    },
    /// Activations of functions took too much memory.
    #[error("function `{function}`: {depth} nested calls need more memory than allowed; the recursion may not end, otherwise allow more frame memory")]
    Depth {
        /// function about to be called
        function: String,
        /// calls on the stack
        depth: usize,
    },
    /// A value does not fit the type of what it is bound to.
    #[error("symbol `{symbol}` is bound to {value}, but {ty} takes {low} to {high}")]
    OutOfRange {
        /// symbol
        symbol: String,
        /// its type
        ty: Type,
        /// value bound
        value: i128,
        /// least value
        low: i128,
        /// greatest value
        high: i128,
    },
    /// Two places that overlap are bound to different bytes.
    #[error("symbols `{first}` and `{second}` overlap in memory and are bound to different bytes; bind one of them, or make them agree")]
    Contradiction {
        /// what is bound
        first: String,
        /// what contradicts it
        second: String,
    },
    /// A place is named without its type, and the function does not say which.
    #[error("symbol `{symbol}` is no load of function `{function}`, which reads {loads} by way of that root; write the type behind the path, as in `{symbol}:i32`")]
    Untyped {
        /// symbol
        symbol: String,
        /// function
        function: String,
        /// the integer types that it loads through the root
        loads: String,
    },
    /// The module has no such function.
    #[error(
        "the module has no function number {0}; ids come from `Module::by_name` of the same module"
    )]
    NoFunction(FuncId),
}
