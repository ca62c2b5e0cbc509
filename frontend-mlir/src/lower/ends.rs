//! Where one of several threads may end the program. The others run side by side with it: how far they are by then,
//! nobody says. A function with such a place, and what its threads call, has no counts.

use super::function::has_body;
use super::module::qualified;
use super::regions::{reached, reaching, Facts};
use crate::native::{Attr, Op};
use rustc_hash::{FxHashMap, FxHashSet};
use symprof_core::known;

/// Why a function has no counts whose threads may do so.
pub(super) const REASON: &str =
    "a thread may end the program, and how far the others are by then is not known; \
     check what may fail before the threads start";

/// Operations that may end the program, or whose execution is the end of what is defined.
const ENDS: [&str; 7] = [
    "cf.assert",
    "llvm.intr.debugtrap",
    "llvm.intr.trap",
    "llvm.intr.ubsantrap",
    "llvm.resume",
    "llvm.unreachable",
    "ub.unreachable",
];

/// Functions that leave a thread in another way than by returning.
const LEAVES: [&str; 7] = [
    "_longjmp",
    "llvm.debugtrap",
    "llvm.ubsantrap",
    "longjmp",
    "pthread_exit",
    "siglongjmp",
    "thrd_exit",
];

/// What an operation has to do with ends of the program.
#[derive(Default)]
pub(super) struct End {
    /// it may be one
    pub(super) happens: bool,
    /// a function whose calls are ends, and whose address it takes
    pub(super) taken: Option<String>,
}

/// Does a function of that name not return, going by its name?
fn never_returns(name: &str) -> bool {
    let last = name.rsplit("::").next().unwrap_or(name);
    known::lookup(last).is_some_and(|k| k.ends) || known::throws(last) || LEAVES.contains(&last)
}

/// What an operation has to do with ends of the program; calls by name are left to [`refused`].
pub(super) fn of(op: Op<'_>, path: &str, bodies: &FxHashSet<&str>) -> End {
    let name = op.name();
    let mut end = End { happens: ENDS.contains(&&*name), taken: None };
    if name == "func.call" {
        return end;
    }
    let calls = name.contains("call") || name.contains("invoke");
    let mut work: Vec<Attr<'_>> = op.attrs().map(|(_, a)| a).collect();
    while let Some(attr) = work.pop() {
        let named = match (attr.symbol(), attr.string()) {
            (Some(parts), _) => qualified(path, &parts),
            (None, Some(text)) if calls => text.into_owned(),
            _ => {
                work.extend(attr.children());
                continue;
            }
        };
        if never_returns(&named) && !bodies.contains(named.as_str()) {
            let is_address = ["func.constant", "llvm.mlir.addressof"].contains(&&*name);
            end.happens |= !is_address;
            end.taken = Some(named).filter(|_| !calls).or(end.taken);
        }
    }
    end
}

/// Does a call or a function say that what it calls, or is called, is not the library's, whatever its name
/// (LLVM's attributes `nobuiltin` and `"no-builtins"`, passed through)?
pub(super) fn is_without_library(op: Op<'_>) -> bool {
    let says = |text: &str| text.contains("nobuiltin") || text.contains("no-builtin");
    op.attrs().any(|(name, attr)| says(&name) || says(&attr.text()))
}

/// Does a function, or a call, say that it may come back several times (LLVM's attribute, passed through)?
pub(super) fn returns_twice(op: Op<'_>) -> bool {
    op.attrs()
        .any(|(name, attr)| name.contains("returns_twice") || attr.text().contains("returns_twice"))
}

/// Is a function declared never to come back, by LLVM's attribute, passed through? Names that sound so do not count.
pub(super) fn never_comes_back(function: Op<'_>) -> bool {
    let passed = function.attr("passthrough").map(|a| a.children()).unwrap_or_default();
    passed.into_iter().any(|a| a.string().is_some_and(|name| name == "noreturn"))
}

/// Is a function without a body one of the library that never comes back?
pub(super) fn is_known_end(name: &str, function: Op<'_>) -> bool {
    let inputs = function.attr("function_type").and_then(|a| a.ty()).and_then(|t| t.input_count());
    // functions of LLVM's dialect do not tell theirs
    let is_end = |k: &known::KnownCallee| k.ends && inputs.is_none_or(|n| n == k.params.len());
    !has_body(function) && known::lookup(name).is_some_and(is_end) && !is_without_library(function)
}

/// Is a function declared not to return?
fn is_declared_so(function: Op<'_>) -> bool {
    function.attrs().any(|(name, attr)| {
        ["noreturn", "no_return"].iter().any(|w| name.contains(w) || attr.text().contains(w))
    })
}

/// The functions in which a thread may end the program while others run, and what these threads call: see [`REASON`].
pub(super) fn refused(
    functions: &[(String, String, Op<'_>)],
    facts: &FxHashMap<&str, Facts>,
) -> FxHashSet<String> {
    let mut seeds: Vec<&str> = facts.iter().filter(|(_, f)| f.ends).map(|(&n, _)| n).collect();
    let outside = |name: &str| never_returns(name) && !facts.contains_key(name);
    let named = facts.values().flat_map(|f| f.calls.iter().chain(&f.takes));
    seeds.extend(named.map(String::as_str).filter(|name| outside(name)));
    let declared = functions.iter().filter(|f| !has_body(f.2) && is_declared_so(f.2));
    seeds.extend(declared.map(|f| f.0.as_str()));
    if seeds.is_empty() {
        return FxHashSet::default();
    }
    let ending = reaching(facts, seeds);
    let taken = facts.values().flat_map(|f| &f.takes).any(|name| ending.contains(name));
    let mut refused = FxHashSet::default();
    for (&name, f) in facts {
        let beside = &f.beside;
        let calls = beside.calls.iter().any(|callee| ending.contains(callee));
        if !(beside.ends || calls || taken && beside.runs_unknown) {
            continue;
        }
        let called = beside.calls.iter().map(String::as_str).collect();
        let called = reached(facts, called, beside.runs_unknown);
        refused.extend(called.into_iter().chain([name.to_owned()]));
    }
    refused
}
