//! POSIX threads: `pthread_create` of a function of the module, in a function that waits for what it creates.
//!
//! A thread is followed if it, and all that runs meanwhile in the function that creates it, is [`harmless`]: no atomic
//! or volatile access, no lock, no call of code that is not known. Then all that it reads was written before it was
//! created, and all that it writes is read after it was waited for; anything else is a data race, and programs with one
//! have no meaning. So it is run where it is created, once (S. Adve and M. Hill, *Weak ordering, a new definition*,
//! ISCA 1990: programs without data races execute as some interleaving would; without synchronization but this,
//! all interleavings come to the same). Where anything runs beside a thread, what it writes is unknown from
//! there on all the same, [`races`] that are seen are refused, and so are threads to which it makes a difference where
//! their [`stack`] is.
//!
//! [`joins`] says when threads run, and that each is waited for once; [`places`] where their handles stand, [`same`]
//! which loops fill an array of handles and empty it, [`Flow`] on which ways. Modules that use another runtime, or
//! have variables of threads, are left as they are, and so are functions of which any of this cannot be shown: then
//! `pthread_create` is a call of unknown code.
//!
//! That threads are created and waited for without failure is an assumption, and so is that there are no data races.
//!
//! Source: POSIX.1-2017, `pthread_create` and `pthread_join`.

mod harmless;
mod joins;
mod places;
mod races;
mod same;
mod stack;
mod writes;

use super::build::{Builder, Declared};
use super::flow::Flow;
use super::{
    arguments, callee, drop_markers, inline_on_demand_only, instructions, mark_blocks, name_of,
    params, reached, MARKER, OTHERS, REGION, STEP,
};
use crate::facts::Expanded;
use crate::native::passes;
use crate::native::{attribute_kind, bodies, functions, globals, verify, NativeError};
use harmless::Harmless;
use joins::Runs;
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::target::{LLVMGetModuleDataLayout, LLVMPointerSize};
use llvm_sys::{LLVMAttributeFunctionIndex, LLVMLinkage, LLVMTypeKind};
use rustc_hash::FxHashSet;
use std::ffi::CStr;

/// Called with memory that gets a content nobody knows, and how many bytes of it.
pub(crate) const WRITTEN: &CStr = c"symprof.written";

/// What functions start with that give a number nobody knows.
pub(crate) const UNKNOWN: &str = "symprof.unknown.";
/// What only symprof's own functions start with.
const OWN: &str = "symprof.";

/// What is assumed of threads.
const ASSUMED: &str = "calls of `pthread_create` and `pthread_join` succeed, each thread runs its function to its end, \
    and there are no data races";
const CREATE: &CStr = c"pthread_create";
const JOIN: &CStr = c"pthread_join";
/// Instructions of threads that are copied, in a module.
const MOST: usize = 200_000;
/// Threads of a function, as calls that create them.
const MOST_CREATED: usize = 256;

/// With a function whose name starts so, or is that, threads are not followed: other runtimes start some too, threads
/// may be waited for elsewhere or end before their function does, or control leaves functions in another way.
const OTHER_RUNTIMES: [&str; 9] =
    ["__kmpc_", "__kmp_", "kmp_", "omp_", "GOMP_", "TVMBackend", "__tgt_", "thrd_", "__cilk"];
const OTHERWISE: [&str; 29] = [
    "__errno",
    "__errno_location",
    "__error",
    "___errno",
    "_errno",
    "clone",
    "fork",
    "longjmp",
    "_longjmp",
    "__longjmp_chk",
    "siglongjmp",
    "setjmp",
    "_setjmp",
    "__sigsetjmp",
    "sigsetjmp",
    "makecontext",
    "setcontext",
    "swapcontext",
    "getcontext",
    "vfork",
    "pthread_cancel",
    "pthread_clockjoin_np",
    "pthread_detach",
    "pthread_exit",
    "pthread_getattr_np",
    "pthread_kill",
    "pthread_sigqueue",
    "pthread_timedjoin_np",
    "pthread_tryjoin_np",
];

unsafe fn is_pointer(ty: LLVMTypeRef) -> bool {
    LLVMGetTypeKind(ty) == LLVMTypeKind::LLVMPointerTypeKind && LLVMGetPointerAddressSpace(ty) == 0
}

/// Is it a call of the library's function of that name, with so many arguments and a number as its result?
unsafe fn is_call(inst: LLVMValueRef, name: &CStr, count: usize) -> bool {
    let Some(function) = callee(inst) else { return false };
    let result = LLVMTypeOf(inst);
    LLVMIsDeclaration(function) != 0
        && name.to_str() == Ok(&name_of(function))
        && LLVMGetCalledFunctionType(inst) == LLVMGlobalGetValueType(function)
        && LLVMGetNumOperandBundles(inst) == 0
        && arguments(inst).len() == count
        && LLVMGetTypeKind(result) == LLVMTypeKind::LLVMIntegerTypeKind
        && LLVMGetIntTypeWidth(result) == 32
}

/// A thread is created, with the usual attributes.
unsafe fn is_create(inst: LLVMValueRef) -> bool {
    is_call(inst, CREATE, 4) && {
        let given = arguments(inst);
        is_pointer(LLVMTypeOf(given[0]))
            && !LLVMIsAConstantPointerNull(given[1]).is_null()
            && is_pointer(LLVMTypeOf(given[3]))
    }
}

/// A thread is waited for, and what it returns is not asked for.
unsafe fn is_join(inst: LLVMValueRef) -> bool {
    is_call(inst, JOIN, 2) && !LLVMIsAConstantPointerNull(arguments(inst)[1]).is_null()
}

/// The function that the thread of a call runs, if it is one of a pointer with a pointer as its result.
unsafe fn task(create: LLVMValueRef) -> Option<LLVMValueRef> {
    let task = arguments(create)[2];
    if LLVMIsAFunction(task).is_null() || LLVMIsDeclaration(task) != 0 {
        return None;
    }
    let [taken] = params(task)[..] else { return None };
    let passed_otherwise =
        ["byval", "byref", "inalloca", "preallocated", "sret", "nest", "swiftself", "swifterror"]
            .iter()
            .any(|a| unsafe { !LLVMGetEnumAttributeAtIndex(task, 1, attribute_kind(a)).is_null() });
    let usual = is_pointer(LLVMTypeOf(taken))
        && is_pointer(LLVMGetReturnType(LLVMGlobalGetValueType(task)))
        && LLVMGetFunctionCallConv(task) == 0
        && !passed_otherwise;
    usual.then_some(task)
}

/// Does a module create threads, and leave it to this alone what they may be?
unsafe fn is_plain(module: LLVMModuleRef) -> bool {
    let declared = |name: &CStr| unsafe {
        let function = LLVMGetNamedFunction(module, name.as_ptr());
        !function.is_null() && LLVMIsDeclaration(function) != 0
    };
    if !declared(CREATE) || !declared(JOIN) {
        return false;
    }
    let other = |name: &String| {
        let runtime =
            |p: &&str| name.trim_start_matches("__").starts_with(p.trim_start_matches("__"));
        OTHER_RUNTIMES.iter().any(runtime) || OTHERWISE.contains(&name.as_str())
    };
    let variables = globals(module);
    let mut length = 0;
    LLVMGetModuleInlineAsm(module, &mut length);
    let ours = |f: &LLVMValueRef| unsafe {
        let name = name_of(*f);
        name.starts_with(OWN) && MARKER.to_str() != Ok(&name)
    };
    length == 0
        && LLVMPointerSize(LLVMGetModuleDataLayout(module)) == 8
        && variables.iter().all(|&v| unsafe { LLVMIsThreadLocal(v) == 0 })
        && !variables
            .into_iter()
            .chain(functions(module))
            .map(|v| unsafe { name_of(v) })
            .any(|n| other(&n))
        && !functions(module).iter().any(ours)
}

/// A call that creates a thread.
struct Created {
    call: LLVMValueRef,
    task: LLVMValueRef,
    /// nothing else runs until it is waited for
    alone: bool,
}

/// The threads that a function creates, if they are followed.
unsafe fn created(function: LLVMValueRef, harmless: &mut Harmless) -> Option<Vec<Created>> {
    let all = instructions(function);
    let calls: Vec<LLVMValueRef> =
        all.iter().copied().filter(|&i| unsafe { calls_library(i, CREATE) }).collect();
    if calls.is_empty() || calls.len() > MOST_CREATED {
        return None;
    }
    let layout = LLVMGetModuleDataLayout(LLVMGetGlobalParent(function));
    let flow = Flow::of(function, succeeds)?;
    for inst in all {
        let other = calls_library(inst, CREATE) && !is_create(inst)
            || calls_library(inst, JOIN) && !is_join(inst);
        if other {
            return None;
        }
    }
    let mut tasks = FxHashSet::default();
    for &call in &calls {
        let task = task(call)?;
        let is_new = tasks.insert(task);
        let fits = |h: &mut Harmless| unsafe {
            let own = || reached(vec![task]).into_iter().filter(|&f| LLVMIsDeclaration(f) == 0);
            h.function(task) && !calls_itself(task) && stack::is_kept(own())
        };
        if is_new && !fits(harmless) {
            return None;
        }
    }
    let runs = joins::follow(&flow, layout)?;
    for &inst in runs.meanwhile.keys() {
        if !is_create(inst) && !is_join(inst) && !harmless.instruction(inst) {
            return None;
        }
    }
    let mut found = Vec::new();
    for call in calls {
        // others come after a failure
        if flow.block_of(call).is_some() {
            let alone = runs.is_alone(&flow, call);
            found.push(Created { call, task: task(call)?, alone });
        }
    }
    races::are_absent(&flow, &found, &runs, layout).then_some(found)
}

/// Does an instruction call the library's function, however it does?
unsafe fn calls_library(inst: LLVMValueRef, name: &CStr) -> bool {
    let calls = !LLVMIsACallInst(inst).is_null()
        || !LLVMIsAInvokeInst(inst).is_null()
        || !LLVMIsACallBrInst(inst).is_null();
    calls && name.to_str() == Ok(&name_of(LLVMGetCalledValue(inst)))
}

/// Does a function come to itself by calls?
unsafe fn calls_itself(function: LLVMValueRef) -> bool {
    let calls = instructions(function).into_iter().filter_map(|i| unsafe { callee(i) });
    reached(calls.collect()).contains(&function)
}

impl Runs {
    /// Does nothing else run, nor look at memory, from where a thread is created until it is waited for?
    unsafe fn is_alone(&self, flow: &Flow, create: LLVMValueRef) -> bool {
        let Some(mut block) = flow.block_of(create) else { return false };
        if self.meanwhile.get(&create) != Some(&1) {
            return false;
        }
        let mut at = LLVMGetNextInstruction(create);
        // a loop comes to where the thread is created, or is left
        for _ in 0..flow.blocks.len() {
            while !at.is_null() {
                if is_join(at) {
                    return true;
                }
                if !is_idle(at) {
                    return false;
                }
                at = LLVMGetNextInstruction(at);
            }
            let [edge] = &flow.edges[block][..] else { return false };
            block = edge.to;
            at = LLVMGetFirstInstruction(flow.blocks[block]);
        }
        false
    }
}

/// Does an instruction leave memory alone, but for reading a handle?
unsafe fn is_idle(inst: LLVMValueRef) -> bool {
    use llvm_sys::LLVMOpcode::*;
    match LLVMGetInstructionOpcode(inst) {
        LLVMLoad => {
            let first = LLVMGetFirstUse(inst);
            !first.is_null() && LLVMGetNextUse(first).is_null() && is_join(LLVMGetUser(first))
        }
        LLVMCall => callee(inst).is_some_and(|c| {
            let name = unsafe { name_of(c) };
            let marks = ["llvm.lifetime.", "llvm.dbg.", "llvm.instrprof.", OWN];
            marks.iter().any(|m| name.starts_with(m))
        }),
        LLVMBr | LLVMICmp | LLVMPHI | LLVMGetElementPtr | LLVMAdd | LLVMSExt | LLVMZExt => true,
        _ => false,
    }
}

/// Writes out the threads of a module: none if it has none that are followed.
pub(super) unsafe fn expand(module: LLVMModuleRef) -> Result<Option<Expanded>, NativeError> {
    if !is_plain(module) {
        return Ok(None);
    }
    passes::promote(module);
    let mut harmless = Harmless::default();
    let mut all: Vec<(LLVMValueRef, Vec<Created>)> = Vec::new();
    let mut copied = 0;
    for f in bodies(module) {
        let Some(found) = created(f, &mut harmless) else { continue };
        for thread in &found {
            copied += instructions(thread.task).len();
        }
        if copied > MOST {
            return Ok(None);
        }
        all.push((f, found));
    }
    if all.is_empty() {
        return Ok(None);
    }
    let b = Builder::new(module);
    for f in bodies(module) {
        inline_on_demand_only(f);
    }
    let mut expanded = Expanded::default();
    let tasks: Vec<LLVMValueRef> =
        all.iter().flat_map(|(_, found)| found.iter().map(|c| c.task)).collect();
    let own = reached(tasks).into_iter().filter(|&f| LLVMIsDeclaration(f) == 0);
    let creators = all.iter().map(|(f, _)| *f);
    mark_blocks(&b, own.chain(creators), &mut expanded.places);
    let mut threads: Vec<(LLVMValueRef, bool)> = Vec::new();
    for (f, found) in &all {
        expanded.assumed.insert(name_of(*f), ASSUMED);
        for inst in instructions(*f) {
            if is_join(inst) {
                b.replace(inst, Some(b.int(LLVMTypeOf(inst), 0)));
            }
        }
        for thread in found {
            threads.push((thread_of(&b, thread, threads.len()), thread.alone));
        }
    }
    passes::inline_and_promote(module);
    for &(function, alone) in &threads {
        drop_markers(function);
        if !alone {
            writes::forget(&b, function);
        }
        let never = attribute_kind("noinline");
        LLVMRemoveEnumAttributeAtIndex(function, LLVMAttributeFunctionIndex, never);
        let always = LLVMCreateEnumAttribute(b.context, attribute_kind("alwaysinline"), 0);
        LLVMAddAttributeAtIndex(function, LLVMAttributeFunctionIndex, always);
    }
    passes::inline_and_promote(module);
    let is_left = |f: &LLVMValueRef| unsafe { name_of(*f).starts_with(REGION) };
    if functions(module).iter().any(is_left) || verify(module).is_err() {
        return Err(NativeError::Step(STEP, "a thread could not be copied".into()));
    }
    Ok(Some(expanded))
}

/// The thread of a call as a function, whose call replaces it.
unsafe fn thread_of(b: &Builder, thread: &Created, number: usize) -> LLVMValueRef {
    let given = arguments(thread.call);
    let void = LLVMVoidTypeInContext(b.context);
    let function = b.define(&format!("{REGION}{number}"), void, &[LLVMTypeOf(given[3])]);
    LLVMSetLinkage(function, LLVMLinkage::LLVMInternalLinkage);
    b.at_end(LLVMAppendBasicBlockInContext(b.context, function, c"symprof.thread".as_ptr()));
    let task = Declared { ty: LLVMGlobalGetValueType(thread.task), function: thread.task };
    let called = b.call(&task, &params(function));
    let always = LLVMCreateEnumAttribute(b.context, attribute_kind("alwaysinline"), 0);
    LLVMAddCallSiteAttribute(called, LLVMAttributeFunctionIndex, always);
    LLVMBuildRetVoid(b.raw);
    b.before(thread.call);
    let ty = LLVMGlobalGetValueType(function);
    b.call(&Declared { ty, function }, &given[3..]);
    b.replace(thread.call, Some(b.int(LLVMInt32TypeInContext(b.context), 0)));
    function
}

/// A comparison of what `pthread_create` or `pthread_join` returns with 0, where that is 0.
unsafe fn succeeds(condition: LLVMValueRef) -> Option<bool> {
    if LLVMIsAICmpInst(condition).is_null() {
        return None;
    }
    let (a, b) = (LLVMGetOperand(condition, 0), LLVMGetOperand(condition, 1));
    if !(is_create(a) || is_join(a)) || LLVMIsNull(b) == 0 {
        return None;
    }
    use llvm_sys::LLVMIntPredicate::{LLVMIntEQ, LLVMIntNE};
    match LLVMGetICmpPredicate(condition) {
        LLVMIntEQ => Some(true),
        LLVMIntNE => Some(false),
        _ => None,
    }
}
