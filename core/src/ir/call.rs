//! Calls: who is called, with what, and what the callee may do that the caller can see.

use super::entities::Value;

/// Who is called.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Callee {
    /// a function by name, with or without a body in the module
    Direct(String),
    /// through a pointer that was loaded from the named global (`@__TVMBackendAllocWorkspace`)
    Global(String),
    /// through a pointer of unknown origin
    Indirect(Value),
}

/// What a callee does with objects, where the source says so of it (LLVM's `allockind`) whatever its name
/// is. A body in the module counts for more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Allocation {
    /// nothing is said
    #[default]
    Unknown,
    /// It returns the address of a fresh object, or null.
    Fresh,
    /// As `Fresh`, and all bytes of the object are 0.
    Zeroed,
    /// It ends the life of an object.
    Release,
}

/// What a call may do to memory that the caller can see, and whether it comes back.
///
/// More fields may join these: start from [`UNKNOWN`](Self::UNKNOWN) or [`PURE`](Self::PURE).
///
/// ```
/// use symprof_core::ir::CallEffects;
/// let exit = CallEffects { no_return: true, ..CallEffects::PURE };
/// assert!(exit.no_return && !exit.writes);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CallEffects {
    /// may read memory
    pub reads: bool,
    /// may write memory
    pub writes: bool,
    /// reads and writes only through its pointer arguments
    pub argument_memory_only: bool,
    /// never returns to the caller
    pub no_return: bool,
    /// may return again later (`setjmp`): what follows it may run more often than it
    pub returns_twice: bool,
    /// makes or ends an object
    pub allocation: Allocation,
    /// The module has a body for the name of the callee, whatever the table of known callees says of
    /// that name. Set by [`Module::mark_own_callees`](super::Module::mark_own_callees).
    pub own_body: bool,
    /// The source does not let the callee be taken for the known one of its name: it is compiled without
    /// that library (`-fno-builtin`), or the types are others. The types are looked at by
    /// [`Module::mark_own_callees`](super::Module::mark_own_callees).
    pub not_library: bool,
    /// It may set `errno`, which is no part of what the other effects say: of memory that pointers of unknown
    /// origin lead to, it is assumed that it is not that (see [`AssumptionKind::Disjoint`](crate::assume::AssumptionKind)).
    pub sets_errno: bool,
}

impl CallEffects {
    /// Nothing is known: may read and write everything, is assumed to return.
    pub const UNKNOWN: CallEffects = CallEffects {
        reads: true,
        writes: true,
        argument_memory_only: false,
        no_return: false,
        returns_twice: false,
        allocation: Allocation::Unknown,
        own_body: false,
        not_library: false,
        sets_errno: false,
    };
    /// Touches no memory.
    pub const PURE: CallEffects = CallEffects {
        reads: false,
        writes: false,
        argument_memory_only: true,
        no_return: false,
        returns_twice: false,
        allocation: Allocation::Unknown,
        own_body: false,
        not_library: false,
        sets_errno: false,
    };
}

/// A call.
///
/// ```
/// use symprof_core::ir::*;
/// let mut b = FunctionBuilder::new("f");
/// let entry = b.block("entry");
/// b.switch_to(entry);
/// let one = b.iconst(Type::Int(32), 1);
/// let callee = Callee::Direct("putchar".into());
/// let call = CallInfo { callee, args: vec![one], effects: CallEffects::UNKNOWN, counted: true };
/// let result = b.call(Some(Type::Int(32)), call);
/// b.ret(result);
/// assert_eq!(b.finish().blocks[entry].insts.len(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CallInfo {
    /// who is called
    pub callee: Callee,
    /// arguments, in the callee's order
    pub args: Vec<Value>,
    /// effects on memory and return
    pub effects: CallEffects,
    /// Ghost calls are counted in no `calls` table: they stand for intrinsics that the frontend
    /// keeps only for their effect on memory.
    pub counted: bool,
}
