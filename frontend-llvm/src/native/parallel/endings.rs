//! Where a thread may end the program: then others go on for a while or not, and nobody knows what they have counted.
//!
//! One thread after the other is run, so that an end would be that of all that come after it. Such a point has no
//! counts: an assumption that never holds stands before the end. Functions that may end the program are copied into the
//! regions that call them, with those that call these.
//!
//! Source: the LLVM Language Reference, `unreachable` and `llvm.assume`.

use super::build::Builder;
use super::callers::{asking, is_address_taken, reached};
use super::{arguments, blocks, called_name, instructions, insts, is_call, omp, runs, users};
use crate::native::{attribute_kind, functions, name_of};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMAttributeFunctionIndex;
use rustc_hash::{FxHashMap, FxHashSet};

/// Instructions of a region with all that is copied into it.
const MOST_COPIED: usize = 50_000;

/// What throws an exception, which a landing pad of the region may catch.
const THROWS: [&str; 3] = ["__cxa_throw", "__cxa_rethrow", "_Unwind_Resume"];

/// The call of a block behind which control does not go on: `abort`, `exit`, an exception that is thrown.
unsafe fn ending(block: LLVMBasicBlockRef) -> Option<LLVMValueRef> {
    let all = insts(block);
    if let Some(&call) = all.iter().find(|&&i| unsafe { never_returns(i) }) {
        return Some(call);
    }
    let last = LLVMGetBasicBlockTerminator(block);
    if !LLVMIsAInvokeInst(last).is_null() {
        let next = LLVMGetNormalDest(last);
        let is_end = omp::is_unreachable(next) && last_call(next).is_none() && !throws(last);
        return is_end.then_some(last);
    }
    if omp::is_unreachable(block) {
        last_call(block)
    } else {
        None
    }
}

/// The last call of a block that runs code.
unsafe fn last_call(block: LLVMBasicBlockRef) -> Option<LLVMValueRef> {
    let marks = |c: LLVMValueRef| {
        let name = unsafe { name_of(c) };
        name.starts_with("llvm.") || name.starts_with("symprof.")
    };
    let runs_code = |i: &LLVMValueRef| unsafe { is_call(*i) && !runs(*i).is_some_and(marks) };
    insts(block).into_iter().rfind(runs_code)
}

/// Does an instruction throw an exception that may be caught where it stands?
unsafe fn throws(inst: LLVMValueRef) -> bool {
    !LLVMIsAInvokeInst(inst).is_null()
        && runs(inst).is_some_and(|f| THROWS.contains(&unsafe { name_of(f) }.as_str()))
}

/// Does a call say that it never returns, or is it one of those that do not, by name?
unsafe fn never_returns(inst: LLVMValueRef) -> bool {
    if !is_call(inst) || throws(inst) {
        return false;
    }
    let (at, noreturn) = (LLVMAttributeFunctionIndex, attribute_kind("noreturn"));
    !LLVMGetCallSiteEnumAttribute(inst, at, noreturn).is_null()
        || runs(inst).is_some_and(|f| unsafe { is_end(f) })
}

/// Does a function never return: by its attributes, as one of the library's, or as a trap?
unsafe fn is_end(function: LLVMValueRef) -> bool {
    let name = name_of(function);
    let is_known = || {
        let is_declared = unsafe { LLVMIsDeclaration(function) } != 0;
        is_declared && symprof_core::known::lookup(&name).is_some_and(|known| known.ends)
    };
    omp::has_attribute(function, "noreturn")
        || matches!(name.as_str(), "llvm.trap" | "llvm.ubsantrap")
        || is_known()
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
    let taken = functions(module).into_iter().filter(by_address).collect();
    let ends = |f: LLVMValueRef| unsafe { is_end(f) || LLVMIsDeclaration(f) == 0 && may_end(f) };
    reached(taken).into_iter().any(ends)
}

/// Does an instruction call a function by its address, or hand one over that may be?
pub(super) unsafe fn calls_by_address(inst: LLVMValueRef) -> bool {
    if !is_call(inst) {
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

/// Says of a region that no thread ends the program. What could not be copied into it and may, a function of variable
/// arguments, is not called then.
pub(super) unsafe fn exclude(b: &Builder, function: LLVMValueRef) {
    let mut left: FxHashMap<LLVMValueRef, bool> = FxHashMap::default();
    let mut ends: Vec<LLVMValueRef> =
        blocks(function).into_iter().filter_map(|block| unsafe { ending(block) }).collect();
    for inst in instructions(function) {
        let Some(called) = runs(inst).filter(|&f| unsafe { LLVMIsDeclaration(f) } == 0) else {
            continue;
        };
        let may = left.entry(called).or_insert_with(|| unsafe {
            reached(vec![called]).into_iter().any(|f| LLVMIsDeclaration(f) == 0 && may_end(f))
        });
        if *may && !ends.contains(&inst) {
            ends.push(inst);
        }
    }
    for end in ends {
        b.before(end);
        b.assume(b.int(LLVMInt1TypeInContext(b.context), 0));
    }
}
