//! Regions that one thread executes alone (`if` clauses), and how many threads the next region is asked to have.
//!
//! Between `__kmpc_serialized_parallel` and its end, a thread is a team of its own: what stands there, be it a call
//! of the outlined function or its inlined body, has all iterations to itself. What `__kmpc_push_num_threads` asks
//! for holds for the next region, serial or not.

use super::super::build::Builder;
use super::super::{callee, instructions, Launch, Runtime};
use super::{constant, threads};
use crate::native::{blocks, insts, name_of};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMIntPredicate::*;
use rustc_hash::{FxHashMap, FxHashSet};

const BEGIN: &str = "__kmpc_serialized_parallel";
const END: &str = "__kmpc_end_serialized_parallel";
pub(super) const ASK: &str = "__kmpc_push_num_threads";
const LAUNCH: &str = "__kmpc_fork_call";
/// The stack slot for what was asked for.
const SLOT: &str = "symprof.asked";

/// The instructions of a function that a thread executes as a team of its own; none if they cannot be told.
pub(in super::super) unsafe fn alone_in(function: LLVMValueRef) -> Option<FxHashSet<LLVMValueRef>> {
    let mut alone = FxHashSet::default();
    if LLVMIsDeclaration(function) != 0 {
        return Some(alone);
    }
    let mut entered: FxHashMap<LLVMBasicBlockRef, bool> = FxHashMap::default();
    let mut work = vec![(LLVMGetEntryBasicBlock(function), false)];
    while let Some((block, mut inside)) = work.pop() {
        match entered.insert(block, inside) {
            Some(before) if before == inside => continue,
            Some(_) => return None,
            None => {}
        }
        for inst in insts(block) {
            match callee(inst).map(|c| unsafe { name_of(c) }).as_deref() {
                // regions in regions of one thread are rare
                Some(BEGIN) if inside => return None,
                Some(BEGIN) => inside = true,
                Some(END) if !inside => return None,
                Some(END) => inside = false,
                _ if inside => drop(alone.insert(inst)),
                _ => {}
            }
        }
        let last = LLVMGetBasicBlockTerminator(block);
        let ends = LLVMGetNumSuccessors(last) == 0;
        if ends && inside && LLVMIsAUnreachableInst(last).is_null() {
            return None;
        }
        work.extend((0..LLVMGetNumSuccessors(last)).map(|k| (LLVMGetSuccessor(last, k), inside)));
    }
    Some(alone)
}

/// Calls of outlined functions by the thread that comes to them, where the program asks for one thread.
pub(in super::super) unsafe fn launches_of_one(function: LLVMValueRef) -> Vec<Launch> {
    let Some(alone) = alone_in(function) else { return Vec::new() };
    let launch = |call| unsafe {
        let task = callee(call).filter(|_| alone.contains(&call))?;
        let is_outlined = LLVMIsDeclaration(task) == 0 && name_of(task).contains(".omp_outlined");
        is_outlined.then_some(Launch { call, runtime: Runtime::OpenMp, task, is_serial: true })
    };
    instructions(function).into_iter().filter_map(launch).collect()
}

/// Does whatever asks for a number of threads come to the next region before anything else may start one?
pub(super) unsafe fn asks_are_clear(function: LLVMValueRef) -> bool {
    instructions(function).into_iter().all(|inst| unsafe {
        callee(inst).is_none_or(|c| name_of(c) != ASK || comes_to_a_region(inst))
    })
}

unsafe fn comes_to_a_region(ask: LLVMValueRef) -> bool {
    let mut seen: FxHashSet<LLVMBasicBlockRef> = FxHashSet::default();
    let mut work = vec![LLVMGetNextInstruction(ask)];
    'paths: while let Some(mut at) = work.pop() {
        let block = LLVMGetInstructionParent(at);
        while !at.is_null() {
            let calls = LLVMIsACallInst(at);
            if !calls.is_null() {
                let name = callee(at).map(|c| unsafe { name_of(c) });
                match name.as_deref() {
                    Some(BEGIN | LAUNCH) => continue 'paths,
                    Some(n) if n.starts_with("llvm.") => {}
                    _ => return false,
                }
            }
            if !LLVMIsAInvokeInst(at).is_null() {
                return false;
            }
            at = LLVMGetNextInstruction(at);
        }
        let last = LLVMGetBasicBlockTerminator(block);
        if LLVMGetNumSuccessors(last) == 0 {
            return false;
        }
        for k in 0..LLVMGetNumSuccessors(last) {
            let to = LLVMGetSuccessor(last, k);
            if seen.insert(to) {
                work.push(LLVMGetFirstInstruction(to));
            }
        }
    }
    true
}

/// The slot of a function, if it asks for numbers of threads.
unsafe fn slot_of(function: LLVMValueRef) -> Option<LLVMValueRef> {
    let entry = blocks(function).into_iter().next()?;
    insts(entry).into_iter().find(|&i| unsafe { name_of(i) == SLOT })
}

/// Writes down what is asked for, and forgets it where a region of one thread starts.
pub(super) unsafe fn note_asks(b: &Builder, function: LLVMValueRef) {
    let named = |inst: &LLVMValueRef, name: &str| unsafe {
        callee(*inst).is_some_and(|c| name_of(c) == name)
    };
    let all = instructions(function);
    if !all.iter().any(|i| named(i, ASK)) {
        return;
    }
    let int = LLVMInt32TypeInContext(b.context);
    b.before(LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(function)));
    let slot = LLVMBuildAlloca(b.raw, int, c"symprof.asked".as_ptr());
    b.store(b.int(int, 0), slot);
    for inst in all {
        if named(&inst, ASK) {
            b.before(inst);
            b.store(LLVMGetOperand(inst, 2), slot);
            b.replace(inst, None);
        } else if named(&inst, BEGIN) {
            b.before(inst);
            b.store(b.int(int, 0), slot);
        }
    }
}

/// How many threads a region gets that starts here.
pub(super) unsafe fn asked_for(b: &Builder, launch: LLVMValueRef) -> LLVMValueRef {
    let function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(launch));
    let int = LLVMInt32TypeInContext(b.context);
    b.before(launch);
    let Some(slot) = slot_of(function) else { return threads(b) };
    let asked = b.load(int, slot);
    b.store(b.int(int, 0), slot);
    let positive = b.compare(LLVMIntSGT, asked, b.int(int, 0));
    let otherwise = threads(b);
    match constant(asked) {
        Some(1..) => asked,
        _ => b.select(positive, asked, otherwise),
    }
}
