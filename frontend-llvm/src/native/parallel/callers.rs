//! Which functions run within regions, and which of them ask the runtime: by the calls of a module.
//!
//! Sound as the rest of `native`: nothing is changed.

use super::endings::may_end;
use super::{all_launches, bodies, instructions, is_call, omp, runs};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

/// The outlined function of a region, and the functions it calls that are copied into it: those that ask the runtime,
/// be it through others, what they are answered depends on the region, and those that may end the program.
pub(super) unsafe fn bodies_of(
    task: LLVMValueRef,
    copied: &FxHashSet<LLVMValueRef>,
) -> Vec<LLVMValueRef> {
    let mut bodies = vec![task];
    let mut next = 0;
    while let Some(&f) = bodies.get(next) {
        for (_, callee) in asking(f, copied) {
            if !bodies.contains(&callee) {
                bodies.push(callee);
            }
        }
        next += 1;
    }
    bodies
}

/// The calls of a function, and what they call, that are copied, or ask the runtime on behalf of the region around.
pub(super) unsafe fn asking(
    function: LLVMValueRef,
    called: &FxHashSet<LLVMValueRef>,
) -> Vec<(LLVMValueRef, LLVMValueRef)> {
    let own: FxHashSet<LLVMValueRef> =
        omp::launches_of_one(function).into_iter().map(|l| l.call).collect();
    let calls = instructions(function).into_iter().filter_map(|i| Some((i, runs(i)?)));
    calls.filter(|(call, f)| !own.contains(call) && called.contains(f)).collect()
}

/// The functions that regions may run: what they call by name, and where they call what is not known, every function
/// whose address is taken.
pub(super) unsafe fn within_regions(
    module: LLVMModuleRef,
    starts: &[LLVMValueRef],
) -> FxHashSet<LLVMValueRef> {
    let tasks: Vec<LLVMValueRef> =
        starts.iter().flat_map(|&f| unsafe { all_launches(f) }).map(|l| l.task).collect();
    let mut within = reached(tasks.clone());
    let calls_unknown = |f: &LLVMValueRef| unsafe {
        instructions(*f).into_iter().any(|i| omp::synchronizes_unseen(i))
    };
    if within.iter().any(calls_unknown) {
        let taken = bodies(module).into_iter().filter(|&f| unsafe { is_address_taken(f) });
        within = reached(tasks.into_iter().chain(taken).collect());
    }
    within
}

/// Is a function used as a value?
pub(super) unsafe fn is_address_taken(function: LLVMValueRef) -> bool {
    let mut at = LLVMGetFirstUse(function);
    while !at.is_null() {
        let user = LLVMGetUser(at);
        let among = |k| unsafe { LLVMGetOperand(user, k) == function };
        let count = LLVMGetNumOperands(user).max(1) as u32;
        if !is_call(user) || LLVMGetCalledValue(user) != function || (0..count - 1).any(among) {
            return true;
        }
        at = LLVMGetNextUse(at);
    }
    false
}

/// The functions that ask OpenMP's runtime, be it through others.
pub(super) unsafe fn askers(module: LLVMModuleRef) -> FxHashSet<LLVMValueRef> {
    calling(module, |f| unsafe { omp::asks(f) })
}

/// The functions that are copied into regions which call them: those, and what may end the program.
pub(super) unsafe fn copied_in(module: LLVMModuleRef) -> FxHashSet<LLVMValueRef> {
    calling(module, |f| unsafe { omp::asks(f) || may_end(f) })
}

/// Functions with a body that `wanted` accepts, and those that call one, be it through others.
unsafe fn calling(
    module: LLVMModuleRef,
    wanted: impl Fn(LLVMValueRef) -> bool,
) -> FxHashSet<LLVMValueRef> {
    let mut callers: FxHashMap<LLVMValueRef, Vec<LLVMValueRef>> = FxHashMap::default();
    let mut work = Vec::new();
    for f in bodies(module) {
        for callee in instructions(f).into_iter().filter_map(|i| runs(i)) {
            callers.entry(callee).or_default().push(f);
        }
        if wanted(f) {
            work.push(f);
        }
    }
    let mut found = FxHashSet::default();
    while let Some(f) = work.pop() {
        if found.insert(f) {
            work.extend(callers.get(&f).into_iter().flatten());
        }
    }
    found
}

/// Functions that these call by name, and they themselves.
pub(super) unsafe fn reached(mut work: Vec<LLVMValueRef>) -> FxHashSet<LLVMValueRef> {
    let mut seen = FxHashSet::default();
    while let Some(f) = work.pop() {
        if seen.insert(f) && LLVMIsDeclaration(f) == 0 {
            work.extend(instructions(f).into_iter().filter_map(|i| runs(i)));
        }
    }
    seen
}
