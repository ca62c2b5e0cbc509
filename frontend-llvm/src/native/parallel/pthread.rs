//! POSIX threads: `pthread_create` of a function of the module, in a function that waits for threads.
//!
//! A thread is followed if it, and all that it calls, synchronizes with nobody: no atomic or volatile access, no lock,
//! no call of code that is not known. Then all that it reads was written before it was created, and all that it writes
//! is read after it was waited for; anything else is a data race, which programs do not have. So it is run where it is
//! created, once, and memory is as it left it (S. Adve and M. Hill, *Weak ordering, a new definition*, ISCA 1990:
//! programs without data races execute as some interleaving would; without synchronization but this all
//! interleavings are one). A thread that does synchronize is not followed, and neither are any in a module that
//! can end them otherwise.
//!
//! Source: POSIX.1-2017, `pthread_create` and `pthread_join`.

use super::build::{Builder, Declared};
use super::{
    arguments, around, called_name, instructions, name_of, omp, params, reached, Launch, Region,
    Runtime,
};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMTypeKind;
use std::ffi::CStr;

const CREATE: &str = "pthread_create";
const JOIN: &str = "pthread_join";
/// Called with memory that gets a number nobody knows.
pub(crate) const WRITTEN: &CStr = c"symprof.written";

/// With these, threads may end before their function does, or are not waited for; or other runtimes start some.
const OTHERWISE: [&CStr; 11] = [
    c"pthread_exit",
    c"pthread_cancel",
    c"pthread_detach",
    c"pthread_kill",
    c"pthread_attr_setdetachstate",
    c"pthread_tryjoin_np",
    c"pthread_timedjoin_np",
    c"thrd_create",
    c"__kmpc_fork_call",
    c"TVMBackendParallelLaunch",
    c"fork",
];

unsafe fn kind(value: LLVMValueRef) -> LLVMTypeKind {
    LLVMGetTypeKind(LLVMTypeOf(value))
}

unsafe fn is_pointer(value: LLVMValueRef) -> bool {
    kind(value) == LLVMTypeKind::LLVMPointerTypeKind
        && LLVMGetPointerAddressSpace(LLVMTypeOf(value)) == 0
}

unsafe fn is_int(value: LLVMValueRef) -> bool {
    kind(value) == LLVMTypeKind::LLVMIntegerTypeKind && LLVMGetIntTypeWidth(LLVMTypeOf(value)) == 32
}

/// Is it a call of the runtime's function of that name, with so many arguments and a number as its result?
unsafe fn is_call(inst: LLVMValueRef, name: &str, count: usize) -> bool {
    called_name(inst).as_deref() == Some(name)
        && super::callee(inst).is_some_and(|c| unsafe { LLVMIsDeclaration(c) != 0 })
        && arguments(inst).len() == count
        && is_int(inst)
}

/// The threads that a function creates and waits for, in a module without other ways to end or start some.
pub(super) unsafe fn launches(function: LLVMValueRef) -> Vec<Launch> {
    if LLVMIsDeclaration(function) != 0 {
        return Vec::new();
    }
    let module = LLVMGetGlobalParent(function);
    let named = |name: &CStr| unsafe { !LLVMGetNamedFunction(module, name.as_ptr()).is_null() };
    let other = !LLVMGetNamedGlobal(module, c"__TVMBackendParallelLaunch".as_ptr()).is_null();
    if !named(c"pthread_create")
        || !named(c"pthread_join")
        || other
        || OTHERWISE.iter().any(|n| named(n))
    {
        return Vec::new();
    }
    let all = instructions(function);
    if !all.iter().any(|&i| unsafe { is_call(i, JOIN, 2) }) {
        return Vec::new();
    }
    let launch = |call| unsafe {
        let task = if is_call(call, CREATE, 4) { *arguments(call).get(2)? } else { return None };
        let has_body = !LLVMIsAFunction(task).is_null() && LLVMIsDeclaration(task) == 0;
        has_body.then_some(Launch { call, runtime: Runtime::Posix, task, is_serial: false })
    };
    all.into_iter().filter_map(launch).collect()
}

/// Is it a function of one pointer with a pointer as its result, which synchronizes with nobody?
pub(super) unsafe fn fits(launch: Launch) -> bool {
    let (given, taken) = (arguments(launch.call), params(launch.task));
    let ty = LLVMGlobalGetValueType(launch.task);
    let pointer = LLVMGetReturnType(ty);
    given.len() == 4
        && is_pointer(given[0])
        && is_pointer(given[3])
        && taken.len() == 1
        && is_pointer(taken[0])
        && LLVMGetTypeKind(pointer) == LLVMTypeKind::LLVMPointerTypeKind
        && LLVMIsFunctionVarArg(ty) == 0
        && reached(vec![launch.task]).into_iter().all(|f| unsafe { is_quiet(f) })
        && !calls_itself(launch.task)
}

/// Does a function come to itself by calls?
unsafe fn calls_itself(function: LLVMValueRef) -> bool {
    let calls = instructions(function).into_iter().filter_map(|i| unsafe { super::callee(i) });
    reached(calls.collect()).contains(&function)
}

/// Does a function, as far as its own instructions go, leave other threads alone?
unsafe fn is_quiet(function: LLVMValueRef) -> bool {
    instructions(function).into_iter().all(|inst| {
        let calls_back = || {
            let known = called_name(inst).and_then(|n| symprof_core::known::lookup(&n));
            known.is_some_and(|k| k.calls_back || k.ends)
        };
        let is_intrinsic = super::callee(inst).is_some_and(|c| name_of(c).starts_with("llvm."));
        let invokes = !LLVMIsAInvokeInst(inst).is_null() || !LLVMIsACallBrInst(inst).is_null();
        let is_other_call = !LLVMIsACallInst(inst).is_null() && super::callee(inst).is_none();
        !omp::is_atomic(inst)
            && !omp::synchronizes_unseen(inst)
            && !invokes
            && !is_other_call
            && (is_intrinsic || !calls_back())
    })
}

/// Is a call in a thread understood? Threads that create threads are not.
pub(super) fn is_known(name: &str) -> bool {
    !["pthread_", "sem_", "mtx_", "cnd_", "thrd_"].iter().any(|p| name.starts_with(p))
}

/// The thread of a call, which is replaced by it.
pub(super) unsafe fn region(b: &Builder, launch: Launch, number: usize, depth: usize) -> Region {
    let given = arguments(launch.call);
    let int = LLVMInt32TypeInContext(b.context);
    let (function, thread, team) = around(b, number, &[LLVMTypeOf(given[3])], |b, _, _, given| {
        let ty = LLVMGlobalGetValueType(launch.task);
        let called = b.call(&Declared { ty, function: launch.task }, given);
        LLVMSetInstructionCallConv(called, LLVMGetFunctionCallConv(launch.task));
        called
    });
    b.before(launch.call);
    write(b, given[0]);
    let ty = LLVMGlobalGetValueType(function);
    b.call(&Declared { ty, function }, &[given[3], b.int(int, 1)]);
    b.replace(launch.call, Some(b.int(int, 0)));
    Region { function, launch, thread, team, depth }
}

/// A number that nobody knows is put somewhere.
unsafe fn write(b: &Builder, to: LLVMValueRef) {
    let void = LLVMVoidTypeInContext(b.context);
    let written = b.declare(WRITTEN, void, &[LLVMPointerTypeInContext(b.context, 0)], false);
    b.call(&written, &[to]);
}

/// Waiting for threads: they have run.
pub(super) unsafe fn outside(b: &Builder, function: LLVMValueRef) {
    for inst in instructions(function) {
        if is_call(inst, JOIN, 2) {
            b.before(inst);
            let result = LLVMGetOperand(inst, 1);
            if is_pointer(result) && LLVMIsAConstantPointerNull(result).is_null() {
                write(b, result);
            }
            b.replace(inst, Some(b.int(LLVMTypeOf(inst), 0)));
        }
    }
}
