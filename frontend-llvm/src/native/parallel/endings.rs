//! Where a thread may end the program: then others go on for a while or not, and nobody knows what they have counted.
//!
//! One thread after the other is run, so that an end would be that of all that come after it. Such a point has no
//! counts: an assumption that never holds stands before the end. Functions that may end the program are copied into the
//! regions that call them, with those that call these.
//!
//! Source: the LLVM Language Reference, `unreachable` and `llvm.assume`.

use super::build::Builder;
use super::callers::{asking, is_address_taken, reached};
use super::{arguments, blocks, bodies, called_name, instructions, insts, omp, runs, users};
use crate::native::name_of;
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

/// Instructions of a region with all that is copied into it.
const MOST_COPIED: usize = 50_000;

/// The last call of a block that does not end where control goes on: `abort`, `exit`, an exception that is thrown.
unsafe fn ending(block: LLVMBasicBlockRef) -> Option<LLVMValueRef> {
    let last = LLVMGetBasicBlockTerminator(block);
    if LLVMIsAUnreachableInst(last).is_null() {
        return None;
    }
    let is_call = |i: &LLVMValueRef| unsafe {
        (!LLVMIsACallInst(*i).is_null() || !LLVMIsAInvokeInst(*i).is_null())
            && !runs(*i).is_some_and(|c| {
                let name = name_of(c);
                name.starts_with("llvm.") || name.starts_with("symprof.")
            })
    };
    insts(block).into_iter().rfind(is_call)
}

/// May a function end the program by itself, not by what it calls?
pub(super) unsafe fn may_end(function: LLVMValueRef) -> bool {
    blocks(function).into_iter().any(|b| unsafe { ending(b) }.is_some())
}

/// May a function that a region runs by its address end the program? Calls by address are not copied; the outlined
/// functions, the `tasks`, are run by their launches.
pub(super) unsafe fn may_end_by_address(
    module: LLVMModuleRef,
    tasks: &FxHashSet<LLVMValueRef>,
) -> bool {
    let by_address = |f: &LLVMValueRef| unsafe { !tasks.contains(f) && is_address_taken(*f) };
    let taken = bodies(module).into_iter().filter(by_address).collect();
    let ends = |f: LLVMValueRef| unsafe { LLVMIsDeclaration(f) == 0 && may_end(f) };
    reached(taken).into_iter().any(ends)
}

/// Does an instruction call a function by its address, or hand one over that may be?
pub(super) unsafe fn calls_by_address(inst: LLVMValueRef) -> bool {
    if LLVMIsACallInst(inst).is_null() && LLVMIsAInvokeInst(inst).is_null() {
        return false;
    }
    let Some(called) = runs(inst) else {
        return LLVMIsAInlineAsm(LLVMGetCalledValue(inst)).is_null() && called_name(inst).is_none();
    };
    let is_function = |v: LLVMValueRef| unsafe { !LLVMIsAFunction(v).is_null() };
    !omp::is_runtime(&name_of(called)) && arguments(inst).into_iter().any(is_function)
}

/// The truth of a condition by which no thread ends the program, if only one branch decides by it.
pub(super) unsafe fn goes_on(condition: LLVMValueRef) -> Option<bool> {
    let [branch] = users(condition)[..] else { return None };
    if LLVMIsABranchInst(branch).is_null() || LLVMGetNumSuccessors(branch) != 2 {
        return None;
    }
    match [0, 1].map(|k| unsafe { ending(LLVMGetSuccessor(branch, k)) }.is_some()) {
        [true, false] => Some(false),
        [false, true] => Some(true),
        _ => None,
    }
}

/// Is a region with what is copied into it of a size that can be copied? Linear in the functions.
pub(super) unsafe fn is_copyable(task: LLVMValueRef, copied: &FxHashSet<LLVMValueRef>) -> bool {
    let mut sizes: FxHashMap<LLVMValueRef, usize> = FxHashMap::default();
    let mut open: FxHashSet<LLVMValueRef> = FxHashSet::default();
    let mut work = vec![task];
    while let Some(&f) = work.last() {
        let calls: Vec<LLVMValueRef> = asking(f, copied).into_iter().map(|c| c.1).collect();
        let is_first = open.insert(f);
        let missing = calls.iter().copied().filter(|c| !sizes.contains_key(c));
        let missing: Vec<LLVMValueRef> = missing.filter(|c| !open.contains(c)).collect();
        if is_first && !missing.is_empty() {
            work.extend(missing);
            continue;
        }
        work.pop();
        let inner = calls.iter().map(|c| sizes.get(c).copied().unwrap_or(MOST_COPIED));
        let size = inner.fold(instructions(f).len(), usize::saturating_add);
        sizes.insert(f, size);
    }
    sizes.get(&task).is_some_and(|&size| size <= MOST_COPIED)
}

/// Says of a region that no thread ends the program.
pub(super) unsafe fn exclude(b: &Builder, function: LLVMValueRef) {
    for block in blocks(function) {
        if let Some(end) = ending(block) {
            b.before(end);
            b.assume(b.int(LLVMInt1TypeInContext(b.context), 0));
        }
    }
}
