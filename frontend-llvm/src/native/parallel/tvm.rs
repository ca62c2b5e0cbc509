//! Parallel loops of TVM: a function that is run once a task.
//!
//! Source: `TVMBackendParallelLaunch` and `TVMBackendParallelBarrier` in TVM's `c_backend_api.h`, and
//! `thread_pool.cc`: the launch returns 0 if all tasks do.

use super::build::{Builder, Declared};
use super::shared::Shared;
use super::{arguments, around, called_name, instructions, omp, params, Launch, Region, THREADS};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMIntPredicate::*;
use llvm_sys::LLVMTypeKind;

pub(super) const BARRIER: &str = "TVMBackendParallelBarrier";

/// Is it `int launch(int (*task)(int, struct *, void *), void *, int)`?
pub(super) unsafe fn fits(launch: Launch) -> bool {
    let kind = |v: &LLVMValueRef| unsafe { LLVMGetTypeKind(LLVMTypeOf(*v)) };
    let is_int = |v: LLVMValueRef| unsafe {
        kind(&v) == LLVMTypeKind::LLVMIntegerTypeKind && LLVMGetIntTypeWidth(LLVMTypeOf(v)) == 32
    };
    let pointer = LLVMTypeKind::LLVMPointerTypeKind;
    let (given, taken) = (arguments(launch.call), params(launch.task));
    let ty = LLVMGlobalGetValueType(launch.task);
    let result = LLVMGetReturnType(ty);
    given.len() == 3
        && kind(&given[1]) == pointer
        && is_int(given[2])
        && is_int(launch.call)
        && taken.len() == 3
        && is_int(taken[0])
        && kind(&taken[1]) == pointer
        && kind(&taken[2]) == pointer
        && result == LLVMTypeOf(launch.call)
}

/// Is a call in a task understood? Launches within tasks are not.
pub(super) unsafe fn is_known(name: &str) -> bool {
    name == BARRIER || !name.starts_with("TVMBackendParallel")
}

/// The tasks of a launch, which is replaced by them.
pub(super) unsafe fn region(b: &Builder, launch: Launch, number: usize, depth: usize) -> Region {
    let given = arguments(launch.call);
    let int = LLVMInt32TypeInContext(b.context);
    let pointer = LLVMTypeOf(given[1]);
    let mut environment = [LLVMPointerTypeInContext(b.context, 0), int];
    let environment =
        LLVMStructTypeInContext(b.context, environment.as_mut_ptr(), environment.len() as u32, 0);
    let none = c"".as_ptr();
    let (function, thread, team) =
        around(b, number, &[pointer, pointer], |b, thread, team, given| {
            let body = LLVMGetInsertBlock(b.raw);
            let entry = LLVMGetEntryBasicBlock(LLVMGetBasicBlockParent(body));
            b.before(LLVMGetBasicBlockTerminator(entry));
            let slot = LLVMBuildAlloca(b.raw, environment, c"symprof.environment".as_ptr());
            b.store(b.int(int, 0), given[1]);
            b.at_end(body);
            b.store(team, LLVMBuildStructGEP2(b.raw, environment, slot, 1, none));
            let ty = LLVMGlobalGetValueType(launch.task);
            let called = b.call(&Declared { ty, function: launch.task }, &[thread, slot, given[0]]);
            // one that fails makes the launch fail
            let good = b.compare(LLVMIntEQ, called, b.int(int, 0));
            let before = b.load(int, given[1]);
            b.store(b.select(good, before, b.int(int, -1)), given[1]);
            called
        });
    b.before(launch.call);
    let caller = LLVMGetBasicBlockParent(LLVMGetInstructionParent(launch.call));
    b.before(LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(caller)));
    let result = LLVMBuildAlloca(b.raw, int, c"symprof.result".as_ptr());
    b.before(launch.call);
    let size = match LLVMIsAConstantInt(given[2]).is_null() {
        false if LLVMConstIntGetSExtValue(given[2]) > 0 => given[2],
        _ => {
            let asked = b.declare(THREADS, int, &[], false);
            b.is_a_number(asked.function);
            let all = b.call(&asked, &[]);
            match LLVMIsAConstantInt(given[2]).is_null() {
                false => all,
                true => {
                    let none = b.compare(LLVMIntEQ, given[2], b.int(int, 0));
                    b.select(none, all, given[2])
                }
            }
        }
    };
    let ty = LLVMGlobalGetValueType(function);
    b.call(&Declared { ty, function }, &[given[1], result, size]);
    let value = b.load(int, result);
    b.replace(launch.call, Some(value));
    Region { function, launch, thread, team, depth }
}

/// Replaces the barriers of tasks that were copied.
pub(super) unsafe fn inside(b: &Builder, region: &Region) {
    let shared = Shared::of(region.function);
    for inst in instructions(region.function) {
        if omp::is_atomic(inst) {
            b.before(inst);
            shared.write(b);
        } else if called_name(inst).as_deref() == Some(BARRIER) {
            b.before(inst);
            shared.write(b);
            let zero = b.int(LLVMTypeOf(inst), 0);
            b.replace(inst, Some(zero));
        } else if super::waits_inside(inst) {
            b.before(LLVMGetNextInstruction(inst));
            shared.write(b);
        }
    }
    super::between_threads(b, region, &shared);
}
