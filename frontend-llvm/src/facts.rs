//! Facts of the IR that llvm-ir drops, gathered through LLVM's C API, as plain data.

use crate::headers::Range;
use rustc_hash::{FxHashMap, FxHashSet};
use symprof_core::ir::{
    AccessType, AccessTypes, Allocation, Location, SourceNames, SourceVariable, ValueSource,
};

/// Flags of one instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct InstFacts(u8);

impl InstFacts {
    pub(crate) const NUW: InstFacts = InstFacts(1);
    pub(crate) const NSW: InstFacts = InstFacts(2);
    /// `zext nneg`
    pub(crate) const NNEG: InstFacts = InstFacts(4);
    /// `or disjoint`
    pub(crate) const DISJOINT: InstFacts = InstFacts(8);
    /// `getelementptr inbounds` or `nusw`: offset arithmetic does not wrap signed
    pub(crate) const NUSW: InstFacts = InstFacts(16);
    /// The flags are no promises of the program: they hold by what was put there
    pub(crate) const KEPT: InstFacts = InstFacts(32);

    pub(crate) fn has(self, flag: InstFacts) -> bool {
        self.0 & flag.0 != 0
    }

    pub(crate) fn set(&mut self, flag: InstFacts, on: bool) {
        if on {
            self.0 |= flag.0;
        }
    }
}

/// What a function may do to memory, as LLVM's `memory(…)` attribute tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effects {
    /// reads and writes of what pointer arguments point to
    pub(crate) argument: Access,
    /// reads and writes of memory that the module cannot see, which may hold the addresses of its functions
    pub(crate) hidden: Access,
    /// reads and writes of any other memory that the program can see
    pub(crate) other: Access,
}

/// Kinds of access to one kind of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Access {
    pub(crate) reads: bool,
    pub(crate) writes: bool,
}

impl Access {
    pub(crate) const ANY: Access = Access { reads: true, writes: true };

    pub(crate) fn any(self) -> bool {
        self.reads || self.writes
    }

    fn and(self, o: Access) -> Access {
        Access { reads: self.reads && o.reads, writes: self.writes && o.writes }
    }
}

impl Effects {
    pub(crate) const UNKNOWN: Effects =
        Effects { argument: Access::ANY, hidden: Access::ANY, other: Access::ANY };

    /// Both are true of the call: what the call site and the callee promise.
    pub(crate) fn and(self, o: Effects) -> Effects {
        Effects {
            argument: self.argument.and(o.argument),
            hidden: self.hidden.and(o.hidden),
            other: self.other.and(o.other),
        }
    }
}

/// Facts about a function, declared or defined.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SymbolFacts {
    pub(crate) effects: Effects,
    pub(crate) no_return: bool,
    /// throws no exception
    pub(crate) no_unwind: bool,
    /// may return more than once (`setjmp`)
    pub(crate) returns_twice: bool,
    /// makes or ends an object (`allockind`)
    pub(crate) allocation: Allocation,
    /// It is not the library's function of that name (`nobuiltin`, `"no-builtins"`).
    pub(crate) not_library: bool,
}

/// What the operand bundles of a call add to it.
#[derive(Clone, Debug, Default)]
pub(crate) struct BundleFacts {
    /// any memory may be read
    pub(crate) reads: bool,
    /// any memory may be written
    pub(crate) writes: bool,
    /// globals whose addresses they hold; other pointers are made integers before the call
    pub(crate) globals: Vec<String>,
}

/// What is known of the result of an instruction that executes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ResultFacts {
    pub(crate) not_null: bool,
    /// where it lies; outside it is poison if it is `promised`
    pub(crate) range: Option<Range>,
    /// It is poison where something that is promised of it is wrong, and that is not undefined yet.
    pub(crate) promised: bool,
}

impl ResultFacts {
    /// None if nothing is known.
    pub(crate) fn says_something(self) -> Option<ResultFacts> {
        (self != ResultFacts::default()).then_some(self)
    }
}

/// One block of a function with a body.
#[derive(Clone, Debug)]
pub(crate) struct BlockFacts {
    pub(crate) name: String,
    /// one entry per instruction but the terminator
    pub(crate) insts: Vec<InstFacts>,
    /// indices of the successors
    pub(crate) successors: Vec<u32>,
    /// It is not in the module as it was given.
    pub(crate) added: bool,
    pub(crate) places: Places,
}

/// Where a block is written, and the loop whose latch it is.
#[derive(Clone, Debug, Default)]
pub(crate) struct Places {
    pub(crate) own: Option<Location>,
    pub(crate) of_loop: Option<Location>,
}

/// Facts about a function with a body.
#[derive(Clone, Debug, Default)]
pub(crate) struct BodyFacts {
    pub(crate) name: String,
    /// parameters without a name in the file
    pub(crate) unnamed_params: Vec<bool>,
    /// least and, if it is bounded, greatest `vscale`
    pub(crate) vscale_range: Option<(u32, Option<u32>)>,
    /// ranges outside of which no defined execution has a parameter
    pub(crate) ranges: Vec<Option<Range>>,
    pub(crate) blocks: Vec<BlockFacts>,
    /// Constants of 65 to 128 bits, low and high word, by block, instruction (without the
    /// terminators) and operand.
    pub(crate) wide: FxHashMap<(u32, u32, u32), (u64, u64)>,
    /// Operand bundles, by block and instruction (the terminator comes last).
    pub(crate) bundles: FxHashMap<(u32, u32), BundleFacts>,
    /// As which types memory is accessed, by block and instruction.
    pub(crate) access: FxHashMap<(u32, u32), AccessType>,
    /// What each execution that goes on has as results, by block and instruction.
    pub(crate) results: FxHashMap<(u32, u32), ResultFacts>,
    /// what the source calls the parameters
    pub(crate) variables: Vec<Option<SourceVariable>>,
    /// the names of all variables of the function's outermost scope
    pub(crate) variable_names: FxHashSet<String>,
    /// what the source says of values, by their names
    pub(crate) values: FxHashMap<String, ValueSource>,
    /// Is a parameter poison where a promise of its attributes is wrong?
    pub(crate) promised: Vec<bool>,
    /// The same of arguments, by block and instruction.
    pub(crate) arguments: FxHashMap<(u32, u32), Vec<u32>>,
}

/// A body that llvm-ir cannot read.
#[derive(Clone, Debug)]
pub(crate) struct LostBody {
    /// why
    pub(crate) reason: String,
    /// the globals that it names: functions that it may call, and whose addresses it may hand on
    pub(crate) globals: Vec<String>,
}

/// Parallel regions that were written out; see [`native`](crate::native).
#[derive(Clone, Debug, Default)]
pub(crate) struct Expanded {
    /// function and block by the numbers that markers are called with
    pub(crate) places: Vec<(String, String)>,
    /// functions with regions: what is assumed, in words
    pub(crate) assumed: FxHashMap<String, &'static str>,
}

/// Facts about a module.
#[derive(Clone, Debug, Default)]
pub(crate) struct ModuleFacts {
    pub(crate) symbols: FxHashMap<String, SymbolFacts>,
    /// variables whose initializer somebody else replaces before the program starts
    pub(crate) externally_initialized: FxHashSet<String>,
    /// globals named beside a function's body (its personality, data before its code), by its name
    pub(crate) attached: FxHashMap<String, Vec<String>>,
    /// globals named in constants that llvm-ir cannot read, by the function or variable that has them
    pub(crate) hidden: FxHashMap<String, Vec<String>>,
    /// the types of accesses to memory
    pub(crate) access_types: AccessTypes,
    /// types and global variables of the source
    pub(crate) source: SourceNames,
    /// The loader may replace functions and variables that other modules see (`SemanticInterposition`).
    pub(crate) replaced_when_loaded: bool,
    /// constant geps were left that are no displacements in bytes
    pub(crate) odd_geps: bool,
    /// functions with a body, in the order of the module
    pub(crate) bodies: Vec<BodyFacts>,
    /// parallel regions that were written out
    pub(crate) expanded: Expanded,
}
