//! Callees whose behaviour is known without their body: a published table.
//!
//! The table is keyed by the *symbol name* of a callee: the callee's name, or the name of the global
//! variable that a called pointer is loaded from, without leading `__` (`__TVMBackendAllocWorkspace`
//! and `TVMBackendAllocWorkspace` are one). The same name is the one under which a user binds the
//! result of a call (`--assume TVMBackendParallelLaunch=1`), which overrides the table.
//!
//! Each entry is an assumption that a profile prints when it uses it (design, 7).

use crate::ir::{CallInfo, Callee};

/// What a known callee returns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum KnownResult {
    /// a fresh object, so a pointer that is not null and points to nothing else
    FreshObject,
    /// this number
    Value(i64),
    /// nothing, or nothing known
    Unspecified,
}

/// What a known callee does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct KnownCallee {
    /// symbol name
    pub name: &'static str,
    /// result
    pub result: KnownResult,
    /// May write memory that the caller can see. Entries without it leave all memory that a defined
    /// program still reads as it was.
    pub writes: bool,
    /// never returns: the program, or at least this activation of its caller, ends here
    pub ends: bool,
    /// may call functions whose address it was given
    pub calls_back: bool,
}

const fn entry(name: &'static str, result: KnownResult) -> KnownCallee {
    KnownCallee { name, result, writes: false, ends: false, calls_back: false }
}

const fn allocator(name: &'static str) -> KnownCallee {
    entry(name, KnownResult::FreshObject)
}

const fn release(name: &'static str) -> KnownCallee {
    entry(name, KnownResult::Unspecified)
}

const fn end(name: &'static str) -> KnownCallee {
    let mut callee = entry(name, KnownResult::Unspecified);
    callee.ends = true;
    callee
}

const fn launch(name: &'static str) -> KnownCallee {
    let mut callee = entry(name, KnownResult::Value(0));
    callee.writes = true;
    callee.calls_back = true;
    callee
}

/// The table.
pub const KNOWN: &[KnownCallee] = &[
    allocator("malloc"),
    allocator("calloc"),
    allocator("realloc"),
    allocator("aligned_alloc"),
    allocator("memalign"),
    allocator("valloc"),
    allocator("_Znwm"),
    allocator("_Znam"),
    allocator("_Znwj"),
    allocator("_Znaj"),
    allocator("_ZnwmSt11align_val_t"),
    allocator("_ZnamSt11align_val_t"),
    allocator("_ZnwmRKSt9nothrow_t"),
    allocator("_ZnamRKSt9nothrow_t"),
    allocator("rust_alloc"),
    allocator("rust_alloc_zeroed"),
    allocator("rust_realloc"),
    allocator("TVMBackendAllocWorkspace"),
    release("free"),
    release("_ZdlPv"),
    release("_ZdaPv"),
    release("_ZdlPvm"),
    release("_ZdaPvm"),
    release("_ZdlPvSt11align_val_t"),
    release("_ZdlPvmSt11align_val_t"),
    release("rust_dealloc"),
    entry("TVMBackendFreeWorkspace", KnownResult::Value(0)),
    launch("TVMBackendParallelLaunch"),
    end("exit"),
    end("_exit"),
    end("_Exit"),
    end("quick_exit"),
    end("abort"),
    end("assert_fail"),
    end("assert_rtn"),
    end("stack_chk_fail"),
    end("_ZSt9terminatev"),
    end("llvm.trap"),
];

/// The name under which a callee is looked up and bound: its own without leading `__`.
///
/// ```
/// use symprof_core::known::symbol_name;
/// assert_eq!(symbol_name("__TVMBackendAllocWorkspace"), "TVMBackendAllocWorkspace");
/// assert_eq!(symbol_name("malloc"), "malloc");
/// ```
#[must_use]
pub fn symbol_name(callee: &str) -> &str {
    callee.strip_prefix("__").unwrap_or(callee)
}

/// The entry of a callee, by its name or the name of the global that it is loaded from.
///
/// ```
/// use symprof_core::known::{lookup, KnownResult};
/// assert_eq!(lookup("__TVMBackendParallelLaunch").unwrap().result, KnownResult::Value(0));
/// assert!(lookup("sinf").is_none());
/// ```
#[must_use]
pub fn lookup(callee: &str) -> Option<&'static KnownCallee> {
    let name = symbol_name(callee);
    KNOWN.iter().find(|k| k.name == name)
}

/// The entry of the callee of a call: none where the module has a body of that name.
///
/// ```
/// use symprof_core::{ir::*, known::of_call};
/// let callee = Callee::Direct("free".into());
/// let effects = CallEffects::UNKNOWN;
/// let mut call = CallInfo { callee, args: vec![], effects, counted: true };
/// assert!(of_call(&call).is_some());
/// call.effects.own_body = true;
/// assert!(of_call(&call).is_none());
/// ```
#[must_use]
pub fn of_call(call: &CallInfo) -> Option<&'static KnownCallee> {
    match &call.callee {
        Callee::Direct(name) | Callee::Global(name) if !call.effects.own_body => lookup(name),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_in_symbol_form() {
        for (i, k) in KNOWN.iter().enumerate() {
            assert_eq!(symbol_name(k.name), k.name);
            assert!(KNOWN[..i].iter().all(|other| other.name != k.name), "{} twice", k.name);
        }
    }
}
