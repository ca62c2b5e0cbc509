//! Callees whose behaviour is known without their body: a published table.
//!
//! The table is keyed by the name of a callee; of TVM's runtime also by the name of the global variable that
//! a called pointer is loaded from, with or without leading `__`, and of Rust's allocator also by the name
//! that newer compilers mangle. A name alone says nothing: the call has the types of the function that is
//! known ([`KnownCallee::fits`]), and the source does not say that it means another function
//! ([`CallEffects::not_library`](crate::ir::CallEffects::not_library)). What a user binds the result of a
//! call to (`--assume TVMBackendParallelLaunch=1`) overrides the table. What the source says of a callee by
//! an attribute ([`Allocation`]) counts where the table has no entry.
//!
//! Each entry is an assumption that a profile prints when it uses it (design, 7).

use crate::ir::{Allocation, CallInfo, Callee, Type};

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

/// Whose function a known callee is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Provider {
    /// The library of C or C++: where a program is compiled without it, the name is anybody's.
    Library,
    /// The library's, but a program may bring its own (C++: [new.delete]): known where a new or delete
    /// expression calls it, as compilers take these, and not where the program calls it by its name.
    Replaceable,
    /// The runtime of a compiler.
    Runtime,
}

/// What a known callee does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct KnownCallee {
    /// name
    pub name: &'static str,
    /// the types of its parameters: `i` an integer, `p` a pointer
    pub params: &'static str,
    /// whose it is
    pub provider: Provider,
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

impl KnownCallee {
    /// Is it an allocator that a program may bring its own of, in code that stands elsewhere: by `operator new`, or as
    /// Rust's global allocator?
    ///
    /// ```
    /// use symprof_core::known::lookup;
    /// let own = |name| lookup(name).is_some_and(|k| k.may_be_the_programs());
    /// assert!(own("_Znwm") && own("__rust_alloc") && !own("malloc"));
    /// ```
    #[must_use]
    pub fn may_be_the_programs(&self) -> bool {
        let of_rust = self.name.starts_with("__rust_") && !self.params.is_empty();
        self.provider == Provider::Replaceable || of_rust
    }

    /// Is it called as what it is: with such arguments, for such a result? Integers may have any width (that
    /// of `size_t` is the target's).
    ///
    /// ```
    /// use symprof_core::{ir::Type, known::lookup};
    /// let malloc = lookup("malloc").unwrap();
    /// assert!(malloc.fits(&[Type::Int(64)], Some(Type::Ptr)));
    /// assert!(!malloc.fits(&[Type::Ptr, Type::Int(64)], Some(Type::Ptr)));
    /// ```
    #[must_use]
    pub fn fits(&self, args: &[Type], result: Option<Type>) -> bool {
        let is = |kind: u8, ty: Type| match ty {
            Type::Int(_) => kind == b'i',
            Type::Ptr => kind == b'p',
            Type::Opaque => false,
        };
        let returns = match self.result {
            KnownResult::FreshObject => result == Some(Type::Ptr),
            KnownResult::Value(_) => matches!(result, Some(Type::Int(_))),
            KnownResult::Unspecified => result.is_none(),
        };
        returns
            && self.params.len() == args.len()
            && self.params.bytes().zip(args).all(|(kind, &ty)| is(kind, ty))
    }
}

const fn entry(name: &'static str, params: &'static str, result: KnownResult) -> KnownCallee {
    let provider = Provider::Library;
    let (writes, ends, calls_back, zeroed) = (false, false, false, false);
    KnownCallee { name, params, provider, result, writes, ends, calls_back, zeroed }
}

const fn allocator(name: &'static str, params: &'static str) -> KnownCallee {
    entry(name, params, KnownResult::FreshObject)
}

const fn zeroed(name: &'static str, params: &'static str) -> KnownCallee {
    let mut callee = allocator(name, params);
    callee.zeroed = true;
    callee
}

/// Puts an address into memory that it is given, and says that it could.
const fn stores_address(name: &'static str, params: &'static str) -> KnownCallee {
    let mut callee = entry(name, params, KnownResult::Value(0));
    callee.writes = true;
    callee
}

const fn release(name: &'static str, params: &'static str) -> KnownCallee {
    entry(name, params, KnownResult::Unspecified)
}

const fn end(name: &'static str, params: &'static str) -> KnownCallee {
    let mut callee = entry(name, params, KnownResult::Unspecified);
    callee.ends = true;
    callee
}

const fn launch(name: &'static str, params: &'static str) -> KnownCallee {
    runtime(of_unknown_code(entry(name, params, KnownResult::Value(0))))
}

const fn runtime(mut callee: KnownCallee) -> KnownCallee {
    callee.provider = Provider::Runtime;
    callee
}

/// What it does besides is not known by its name.
const fn of_unknown_code(mut callee: KnownCallee) -> KnownCallee {
    callee.writes = true;
    callee.calls_back = true;
    callee
}

const fn replaceable(mut callee: KnownCallee) -> KnownCallee {
    callee.provider = Provider::Replaceable;
    callee
}

/// `operator new` in a form of its own.
const fn new(name: &'static str, params: &'static str) -> KnownCallee {
    replaceable(allocator(name, params))
}

/// `operator delete` in a form of its own.
const fn delete(name: &'static str, params: &'static str) -> KnownCallee {
    replaceable(release(name, params))
}

/// The table.
pub const KNOWN: &[KnownCallee] = &[
    allocator("malloc", "i"),
    zeroed("calloc", "ii"),
    allocator("realloc", "pi"),
    allocator("aligned_alloc", "ii"),
    allocator("memalign", "ii"),
    allocator("valloc", "i"),
    allocator("strdup", "p"),
    allocator("strndup", "pi"),
    allocator("wcsdup", "p"),
    // names that no standard reserves: programs bring functions of their own
    of_unknown_code(allocator("reallocf", "pi")),
    of_unknown_code(allocator("reallocarray", "pii")),
    of_unknown_code(allocator("pvalloc", "i")),
    stores_address("posix_memalign", "pii"),
    // C++: `operator new` and `operator new[]`, plain, `nothrow`, aligned, and both; then MSVC's
    new("_Znwm", "i"),
    new("_ZnwmRKSt9nothrow_t", "ip"),
    new("_ZnwmSt11align_val_t", "ii"),
    new("_ZnwmSt11align_val_tRKSt9nothrow_t", "iip"),
    new("_Znam", "i"),
    new("_ZnamRKSt9nothrow_t", "ip"),
    new("_ZnamSt11align_val_t", "ii"),
    new("_ZnamSt11align_val_tRKSt9nothrow_t", "iip"),
    new("_Znwj", "i"),
    new("_ZnwjRKSt9nothrow_t", "ip"),
    new("_ZnwjSt11align_val_t", "ii"),
    new("_ZnwjSt11align_val_tRKSt9nothrow_t", "iip"),
    new("_Znaj", "i"),
    new("_ZnajRKSt9nothrow_t", "ip"),
    new("_ZnajSt11align_val_t", "ii"),
    new("_ZnajSt11align_val_tRKSt9nothrow_t", "iip"),
    new("??2@YAPEAX_K@Z", "i"),
    new("??_U@YAPEAX_K@Z", "i"),
    new("??2@YAPEAX_KAEBUnothrow_t@std@@@Z", "ip"),
    new("??_U@YAPEAX_KAEBUnothrow_t@std@@@Z", "ip"),
    new("??2@YAPAXI@Z", "i"),
    new("??_U@YAPAXI@Z", "i"),
    release("free", "p"),
    release("free_sized", "pi"),
    release("free_aligned_sized", "pii"),
    // C++: `operator delete` and `operator delete[]`
    delete("_ZdlPv", "p"),
    delete("_ZdlPvRKSt9nothrow_t", "pp"),
    delete("_ZdlPvSt11align_val_t", "pi"),
    delete("_ZdlPvSt11align_val_tRKSt9nothrow_t", "pip"),
    delete("_ZdlPvm", "pi"),
    delete("_ZdlPvmSt11align_val_t", "pii"),
    delete("_ZdlPvj", "pi"),
    delete("_ZdlPvjSt11align_val_t", "pii"),
    delete("_ZdaPv", "p"),
    delete("_ZdaPvRKSt9nothrow_t", "pp"),
    delete("_ZdaPvSt11align_val_t", "pi"),
    delete("_ZdaPvSt11align_val_tRKSt9nothrow_t", "pip"),
    delete("_ZdaPvm", "pi"),
    delete("_ZdaPvmSt11align_val_t", "pii"),
    delete("_ZdaPvj", "pi"),
    delete("_ZdaPvjSt11align_val_t", "pii"),
    delete("??3@YAXPEAX@Z", "p"),
    delete("??_V@YAXPEAX@Z", "p"),
    delete("??3@YAXPEAX_K@Z", "pi"),
    delete("??_V@YAXPEAX_K@Z", "pi"),
    delete("??3@YAXPAX@Z", "p"),
    delete("??_V@YAXPAX@Z", "p"),
    // Rust
    runtime(allocator("__rust_alloc", "ii")),
    runtime(zeroed("__rust_alloc_zeroed", "ii")),
    runtime(allocator("__rust_realloc", "piii")),
    runtime(release("__rust_dealloc", "pii")),
    // empty: its call asks the linker for an allocator
    runtime(release("__rust_no_alloc_shim_is_unstable", "")),
    runtime(release("__rust_no_alloc_shim_is_unstable_v2", "")),
    // TVM
    runtime(allocator("TVMBackendAllocWorkspace", "iiiii")),
    runtime(entry("TVMBackendFreeWorkspace", "iip", KnownResult::Value(0))),
    launch("TVMBackendParallelLaunch", "ppi"),
    end("exit", "i"),
    end("_exit", "i"),
    end("_Exit", "i"),
    end("quick_exit", "i"),
    end("abort", ""),
    end("__assert_fail", "ppip"),
    end("__assert_rtn", "ppip"),
    end("__stack_chk_fail", ""),
    end("_ZSt9terminatev", ""),
    end("llvm.trap", ""),
];

/// What a user may call a callee whose result is bound, where that is no other callee's name: its own without
/// leading `__`, and without the crate in which Rust puts the symbols of its runtime.
///
/// ```
/// use symprof_core::known::short_name;
/// assert_eq!(short_name("__TVMBackendAllocWorkspace"), "TVMBackendAllocWorkspace");
/// assert_eq!(short_name("malloc"), "malloc");
/// assert_eq!(short_name("_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc"), "rust_alloc");
/// ```
#[must_use]
pub fn short_name(callee: &str) -> &str {
    let name = shown_name(callee);
    name.strip_prefix("__").unwrap_or(name)
}

/// What messages call a callee: its name, without the crate in which Rust puts the symbols of its runtime
/// (RFC 2603: each part of a path after its length).
pub(crate) fn shown_name(callee: &str) -> &str {
    rust_symbol(callee).unwrap_or(callee)
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

/// The entry of a name. Whether a call of that name is one of the known callee, [`of_call`] says.
///
/// ```
/// use symprof_core::known::{lookup, KnownResult};
/// assert_eq!(lookup("__TVMBackendParallelLaunch").unwrap().result, KnownResult::Value(0));
/// assert!(lookup("_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc").is_some());
/// assert!(lookup("sinf").is_none() && lookup("__malloc").is_none());
/// ```
#[must_use]
pub fn lookup(callee: &str) -> Option<&'static KnownCallee> {
    // a user's `__malloc` or `assert_fail` is another function
    let rust = rust_symbol(callee).filter(|name| name.starts_with("__rust_"));
    let tvm = callee.strip_prefix("__").filter(|name| name.starts_with("TVMBackend"));
    let name = rust.or(tvm).unwrap_or(callee);
    KNOWN.iter().find(|k| k.name == name)
}

/// Is that a function of the C or C++ library, as long as the source does not say that it is not?
///
/// ```
/// use symprof_core::known::is_of_library;
/// assert!(is_of_library("free") && !is_of_library("TVMBackendFreeWorkspace"));
/// ```
#[must_use]
pub fn is_of_library(callee: &str) -> bool {
    lookup(callee).is_some_and(|k| k.provider == Provider::Library)
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

/// May a function of that name return again after it returned, whatever its declaration says?
///
/// ```
/// use symprof_core::known::returns_twice;
/// assert!(returns_twice("_setjmp") && !returns_twice("longjmp"));
/// ```
#[must_use]
pub fn returns_twice(callee: &str) -> bool {
    const THEY: [&str; 12] = [
        "setjmp",
        "_setjmp",
        "_setjmp3",
        "_setjmpex",
        "__setjmp",
        "sigsetjmp",
        "__sigsetjmp",
        "savectx",
        "vfork",
        "getcontext",
        "llvm.eh.sjlj.setjmp",
        "llvm.eh.sjlj.setup.dispatch",
    ];
    THEY.contains(&callee)
}

// What they do besides, the effects of the call say.
const FRESH: KnownCallee = of_unknown_code(allocator("an allocator", ""));
const ZEROED: KnownCallee = of_unknown_code(zeroed("an allocator of zeros", ""));
const RELEASE: KnownCallee = of_unknown_code(release("a deallocator", ""));

/// The entry of the callee of a call: none where the module has a body of that name, or the call is
/// [not one of the library](crate::ir::CallEffects::not_library). Callees that the table
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
    if call.effects.own_body {
        return None;
    }
    by_name(call).filter(|_| !call.effects.not_library).or(match call.effects.allocation {
        Allocation::Unknown => None,
        Allocation::Fresh => Some(&FRESH),
        Allocation::Zeroed => Some(&ZEROED),
        Allocation::Release => Some(&RELEASE),
    })
}

/// The entry of the name of a callee.
pub(crate) fn by_name(call: &CallInfo) -> Option<&'static KnownCallee> {
    match &call.callee {
        Callee::Direct(name) => lookup(name),
        // of the program's own variables, whatever they are called, nothing is known
        Callee::Global(name) => lookup(name).filter(|k| k.provider == Provider::Runtime),
        Callee::Indirect(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_found() {
        for (i, k) in KNOWN.iter().enumerate() {
            assert_eq!(lookup(k.name), Some(k));
            assert!(KNOWN[..i].iter().all(|other| other.name != k.name), "{} twice", k.name);
        }
    }
}
