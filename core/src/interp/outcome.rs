//! The result of an execution: counts, assumptions, missing symbols, or why there is none.

use crate::assume::AssumptionKind;
use crate::ir::{Block, FuncId, Type};
use cranelift_entity::SecondaryMap;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// How often something was executed.
///
/// ```
/// use symprof_core::interp::Count;
/// let unknown = Count::Unknown { reason: "the load of `p[0]` in block `entry`".into() };
/// assert_eq!((Count::Known(3).known(), unknown.known()), (Some(3), None));
/// assert_eq!(unknown.to_string(), "unknown: the load of `p[0]` in block `entry`");
/// ```
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
///
/// ```
/// use symprof_core::interp::{Count, Inputs, Interpreter, Options};
/// use symprof_core::ir::text::parse_module;
/// let module = parse_module("
/// func @f() {
/// block entry:
///   call @g()
///   call @g()
///   return
/// }
/// func @g() {
/// block entry:
///   return
/// }")?;
/// let (f, g) = (module.by_name("f").ok_or("f")?, module.by_name("g").ok_or("g")?);
/// let run = Interpreter::new(&module).run(f, &Inputs::new(), &Options::default())?;
/// assert_eq!(run.functions[&f].calls["g"], Count::Known(2));
/// let entry = module.functions[g].entry();
/// assert_eq!(run.functions[&g].blocks[entry], Count::Known(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct FunctionCounts {
    /// executions of each block
    pub blocks: SecondaryMap<Block, Count>,
    /// calls to each callee by name: of a function, or of the global variable that the pointer
    /// called is loaded from; other indirect calls have no name and are left out
    pub calls: BTreeMap<String, Count>,
}

/// An assumption on which counts rest. Each has a published kind, which can be disabled
/// ([`Options::without`](super::Options::without)).
///
/// ```
/// use symprof_core::assume::AssumptionKind;
/// use symprof_core::interp::{Assumption, Count, Inputs, Interpreter, Options};
/// use symprof_core::ir::{text::parse_function, Module};
/// let mut module = Module::new();
/// let f = module.add(parse_function("
/// func @f(%p: ptr) {
/// block entry:
///   %0 = const i64 0
///   %none = inttoptr %0
///   %c = icmp eq %p, %none
///   branch %c, null, exit
/// block null:
///   jump exit
/// block exit:
///   return
/// }")?);
/// let null = module.functions[f].block_by_name("null").ok_or("no block")?;
/// let interpreter = Interpreter::new(&module);
/// let run = interpreter.run(f, &Inputs::new(), &Options::default())?;
/// assert_eq!(run.count(f, null), Count::Known(0));
/// assert_eq!(run.assumptions, [Assumption::NotNull("p".into())]);
///
/// let without = Options::default().without([AssumptionKind::NotNull]);
/// let run = interpreter.run(f, &Inputs::new(), &without)?;
/// assert_eq!(run.count(f, null).known(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
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
    /// a loop ends of which data decides that: its header, and the function if that is not the one run
    LoopEnds(String, Option<String>),
    /// every call of a function of the module ends whose loops or recursion data decides
    CallsEnd(String),
    /// code outside the module calls none of its functions back, but those that it is told of meanwhile
    NoCallback,
    /// no function of which nothing is known throws an exception
    NoThrow,
    /// no pointer leads to `errno`
    NoErrno,
    /// allocators that a program may bring its own of write nothing that it reads
    QuietAllocators,
    /// what is frozen though it breaks a promise of its flags has the bits that machine arithmetic gives
    FrozenBits,
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
            Assumption::LoopEnds(..) | Assumption::CallsEnd(_) => AssumptionKind::Ends,
            Assumption::NoCallback => AssumptionKind::NoCallback,
            Assumption::NoThrow => AssumptionKind::NoExit,
            Assumption::NoErrno => AssumptionKind::Disjoint,
            Assumption::QuietAllocators => AssumptionKind::Allocation,
            Assumption::FrozenBits => AssumptionKind::Defined,
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

    /// The set, and these kinds.
    #[must_use]
    pub fn with(self, kinds: impl IntoIterator<Item = AssumptionKind>) -> AssumptionKinds {
        AssumptionKinds(kinds.into_iter().fold(self.0, |set, kind| set | 1 << kind as u16))
    }

    /// Is that kind in the set?
    pub fn contains(self, kind: AssumptionKind) -> bool {
        self.0 >> kind as u16 & 1 != 0
    }
}

impl FromIterator<AssumptionKind> for AssumptionKinds {
    fn from_iter<I: IntoIterator<Item = AssumptionKind>>(kinds: I) -> Self {
        AssumptionKinds::NONE.with(kinds)
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
            Assumption::LoopEnds(header, None) => write!(f, "the loop at `{header}` ends"),
            Assumption::LoopEnds(header, Some(function)) => {
                write!(f, "the loop at `{header}` ends (in {function})")
            }
            Assumption::CallsEnd(c) => write!(f, "calls of {c} end"),
            Assumption::NoCallback => {
                f.write_str("code outside the module calls none of its functions back")
            }
            Assumption::NoThrow => f.write_str("no exception is thrown"),
            Assumption::NoErrno => f.write_str(crate::assume::NO_ERRNO),
            Assumption::QuietAllocators => f.write_str(crate::assume::QUIET_ALLOCATORS),
            Assumption::FrozenBits => f.write_str(crate::assume::FROZEN_BITS),
        }
    }
}

/// The counts of one execution.
///
/// ```
/// use symprof_core::interp::{Inputs, Interpreter, Options};
/// use symprof_core::ir::{text::parse_function, Module};
/// let mut module = Module::new();
/// let f = module.add(parse_function("
/// func @f(%n: i32) {
/// block entry:
///   %zero = const i32 0
///   %c = icmp sgt %n, %zero
///   branch %c, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?);
/// let run = Interpreter::new(&module).run(f, &Inputs::new(), &Options::default())?;
/// // nothing says what `n` is, and the count says that it is not known
/// assert_eq!(run.missing_symbols, ["n"]);
/// let then = module.functions[f].block_by_name("then").ok_or("no block")?;
/// assert_eq!(run.count(f, then).known(), None);
/// assert!(run.steps > 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[must_use]
#[non_exhaustive]
pub struct Execution {
    /// the function run and every function with a body that it may reach by direct calls or by
    /// taking its address
    pub functions: BTreeMap<FuncId, FunctionCounts>,
    /// what was assumed
    pub assumptions: Vec<Assumption>,
    /// the parameters and load symbols that were read and not bound, so that they were unknown
    pub missing_symbols: Vec<String>,
    /// A callee threw where an `invoke` waited: what assumes that no exception is thrown does not hold.
    pub thrown: bool,
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
///
/// ```
/// use symprof_core::interp::{InterpError, Interpreter, Options};
/// use symprof_core::ir::{text::parse_function, Module};
/// let mut module = Module::new();
/// let f = module.add(parse_function("
/// func @f(%n: i32) {
/// block entry:
///   jump loop
/// block loop:
///   jump loop
/// }")?);
/// let interpreter = Interpreter::new(&module);
/// let run = |n| {
///     let inputs = [("n", n)].into_iter().collect();
///     interpreter.run(f, &inputs, &Options::default().with_steps(1000))
/// };
/// assert!(matches!(run(1), Err(InterpError::Budget { steps: 1000, .. })));
/// assert_eq!(
///     run(1 << 40).unwrap_err().to_string(),
///     "symbol `n` is bound to 1099511627776, but i32 takes -2147483648 to 4294967295; bind a value in \
///      that range"
/// );
/// # Ok::<(), symprof_core::ir::text::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InterpError {
    /// The execution is undefined, so it lies outside every formula's domain.
    #[error("function `{function}`, block `{block}`: {what}; the behaviour of this execution is undefined, so these inputs are outside the domain of its counts: change them")]
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
    #[error("symbol `{symbol}` is bound to {value}, but {ty} takes {low} to {high}; bind a value in that range")]
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
