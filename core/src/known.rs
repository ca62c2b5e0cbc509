//! Callees whose behaviour is known without their body: a published table.
//!
//! The table is keyed by the *symbol name* of a callee: the callee's name, or the name of the global
//! variable that a called pointer is loaded from, without leading `__` (`__TVMBackendAllocWorkspace`
//! and `TVMBackendAllocWorkspace` are one) and without the mangling of Rust's own symbols. The same name
//! is the one under which a user binds the result of a call (`--assume TVMBackendParallelLaunch=1`),
//! which overrides the table. What the source says of a callee by an attribute ([`Allocation`]) counts
//! where the table has no entry.
//!
//! Each entry is an assumption that a profile prints when it uses it (design, 7).

use crate::ir::{Allocation, CallInfo, Callee};

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
    /// all bytes of the fresh object are 0
    pub zeroed: bool,
}

const fn entry(name: &'static str, result: KnownResult) -> KnownCallee {
    KnownCallee { name, result, writes: false, ends: false, calls_back: false, zeroed: false }
}

const fn allocator(name: &'static str) -> KnownCallee {
    entry(name, KnownResult::FreshObject)
}

const fn zeroed(name: &'static str) -> KnownCallee {
    let mut callee = allocator(name);
    callee.zeroed = true;
    callee
}

/// Puts an address into memory that it is given, and says that it could.
const fn stores_address(name: &'static str) -> KnownCallee {
    let mut callee = entry(name, KnownResult::Value(0));
    callee.writes = true;
    callee
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
    zeroed("calloc"),
    allocator("realloc"),
    allocator("reallocf"),
    allocator("reallocarray"),
    allocator("aligned_alloc"),
    allocator("memalign"),
    allocator("valloc"),
    allocator("pvalloc"),
    allocator("strdup"),
    allocator("strndup"),
    allocator("wcsdup"),
    stores_address("posix_memalign"),
    // C++: `operator new` and `operator new[]`, plain, `nothrow`, aligned, and both; then MSVC's
    allocator("_Znwm"),
    allocator("_ZnwmRKSt9nothrow_t"),
    allocator("_ZnwmSt11align_val_t"),
    allocator("_ZnwmSt11align_val_tRKSt9nothrow_t"),
    allocator("_Znam"),
    allocator("_ZnamRKSt9nothrow_t"),
    allocator("_ZnamSt11align_val_t"),
    allocator("_ZnamSt11align_val_tRKSt9nothrow_t"),
    allocator("_Znwj"),
    allocator("_ZnwjRKSt9nothrow_t"),
    allocator("_ZnwjSt11align_val_t"),
    allocator("_ZnwjSt11align_val_tRKSt9nothrow_t"),
    allocator("_Znaj"),
    allocator("_ZnajRKSt9nothrow_t"),
    allocator("_ZnajSt11align_val_t"),
    allocator("_ZnajSt11align_val_tRKSt9nothrow_t"),
    allocator("??2@YAPEAX_K@Z"),
    allocator("??_U@YAPEAX_K@Z"),
    allocator("??2@YAPEAX_KAEBUnothrow_t@std@@@Z"),
    allocator("??_U@YAPEAX_KAEBUnothrow_t@std@@@Z"),
    allocator("??2@YAPAXI@Z"),
    allocator("??_U@YAPAXI@Z"),
    // Rust
    allocator("rust_alloc"),
    zeroed("rust_alloc_zeroed"),
    allocator("rust_realloc"),
    allocator("TVMBackendAllocWorkspace"),
    release("free"),
    release("cfree"),
    release("free_sized"),
    release("free_aligned_sized"),
    // C++: `operator delete` and `operator delete[]`
    release("_ZdlPv"),
    release("_ZdlPvRKSt9nothrow_t"),
    release("_ZdlPvSt11align_val_t"),
    release("_ZdlPvSt11align_val_tRKSt9nothrow_t"),
    release("_ZdlPvm"),
    release("_ZdlPvmSt11align_val_t"),
    release("_ZdlPvj"),
    release("_ZdlPvjSt11align_val_t"),
    release("_ZdaPv"),
    release("_ZdaPvRKSt9nothrow_t"),
    release("_ZdaPvSt11align_val_t"),
    release("_ZdaPvSt11align_val_tRKSt9nothrow_t"),
    release("_ZdaPvm"),
    release("_ZdaPvmSt11align_val_t"),
    release("_ZdaPvj"),
    release("_ZdaPvjSt11align_val_t"),
    release("??3@YAXPEAX@Z"),
    release("??_V@YAXPEAX@Z"),
    release("??3@YAXPEAX_K@Z"),
    release("??_V@YAXPEAX_K@Z"),
    release("??3@YAXPAX@Z"),
    release("??_V@YAXPAX@Z"),
    release("rust_dealloc"),
    // empty: its call asks the linker for an allocator
    release("rust_no_alloc_shim_is_unstable"),
    release("rust_no_alloc_shim_is_unstable_v2"),
    entry("TVMBackendFreeWorkspace", KnownResult::Value(0)),
    launch("TVMBackendParallelLaunch"),
    end("exit"),
    end("_exit"),
    end("_Exit"),
    end("quick_exit"),
    end("abort"),
    end("__assert_fail"),
    end("__assert_rtn"),
    end("__stack_chk_fail"),
    end("_ZSt9terminatev"),
    end("llvm.trap"),
];

/// The name under which a callee is looked up and bound: its own without leading `__`, and without the
/// crate in which Rust puts the symbols of its runtime (RFC 2603: each part of a path after its length).
///
/// ```
/// use symprof_core::known::symbol_name;
/// assert_eq!(symbol_name("__TVMBackendAllocWorkspace"), "TVMBackendAllocWorkspace");
/// assert_eq!(symbol_name("malloc"), "malloc");
/// assert_eq!(symbol_name("_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc"), "rust_alloc");
/// ```
#[must_use]
pub fn symbol_name(callee: &str) -> &str {
    let name = rust_symbol(callee).unwrap_or(callee);
    name.strip_prefix("__").unwrap_or(name)
}

/// `NAME` of `_RNvC…7___rustcLENGTH_NAME`.
fn rust_symbol(callee: &str) -> Option<&str> {
    let (_, rest) = callee.strip_prefix("_RNvC")?.split_once("7___rustc")?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let length: usize = rest.get(..digits)?.parse().ok()?;
    // a name that starts with an underscore has one before it
    let name = rest.get(digits..)?.strip_prefix('_')?;
    (name.len() == length).then_some(name)
}

/// As what lowering calls what other threads may do to memory; such a call is not
/// [counted](crate::ir::CallInfo::counted), and runs nothing in this thread.
pub const OTHER_THREAD: &str = "another thread";

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
    // what ends the program has exactly that name: a user's `assert_fail` may come back
    KNOWN.iter().find(|k| k.name == if k.ends { callee } else { name })
}

/// Does a function of that name do nothing but throw an exception? Those of the Itanium C++ ABI, and
/// `std::__throw_length_error` and its kin of libstdc++.
///
/// ```
/// use symprof_core::known::throws;
/// assert!(throws("__cxa_throw") && throws("_ZSt20__throw_length_errorPKc"));
/// assert!(!throws("abort"));
/// ```
#[must_use]
pub fn throws(callee: &str) -> bool {
    const THROWERS: [&str; 3] = ["__cxa_throw", "__cxa_rethrow", "_Unwind_Resume"];
    let of_library =
        |rest: &str| rest.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with("__throw_");
    THROWERS.contains(&callee) || callee.strip_prefix("_ZSt").is_some_and(of_library)
}

const FRESH: KnownCallee = of_unknown_code(allocator("an allocator"));
const ZEROED: KnownCallee = of_unknown_code(zeroed("an allocator of zeros"));
const RELEASE: KnownCallee = of_unknown_code(release("a deallocator"));

/// What it does besides is not known by its name: the effects of the call say it.
const fn of_unknown_code(mut callee: KnownCallee) -> KnownCallee {
    callee.writes = true;
    callee.calls_back = true;
    callee
}

/// The entry of the callee of a call: none where the module has a body of that name. Callees that the table
/// does not have, but of which the source says what they do with objects, have one of their own.
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
    let named = match &call.callee {
        _ if call.effects.own_body => return None,
        Callee::Direct(name) | Callee::Global(name) => lookup(name),
        Callee::Indirect(_) => None,
    };
    named.or(match call.effects.allocation {
        Allocation::Unknown => None,
        Allocation::Fresh => Some(&FRESH),
        Allocation::Zeroed => Some(&ZEROED),
        Allocation::Release => Some(&RELEASE),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_in_symbol_form() {
        for (i, k) in KNOWN.iter().enumerate() {
            // what ends the program is found by exactly its name
            assert!(k.ends || symbol_name(k.name) == k.name, "{}", k.name);
            assert!(KNOWN[..i].iter().all(|other| other.name != k.name), "{} twice", k.name);
        }
    }
}
