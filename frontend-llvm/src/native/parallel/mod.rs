//! Parallel regions: what a runtime runs in threads is written out as the loop over threads that it stands for,
//! with the body of the region in it, so that what a region gets through memory is known there.
//!
//! A call of the runtime that starts threads becomes a loop over them around a copy of the outlined function;
//! in the copy, calls that ask the runtime for a thread's share of the work become the arithmetic of the
//! runtime. Markers at the starts of blocks tell lowering which blocks of which functions were copied. The
//! outlined functions themselves stay as they are, for profiles of their own.
//!
//! What threads tell each other is not followed: at barriers, critical sections and reductions all that
//! another thread may have written is unknown.
//!
//! Threads of POSIX ([`pthread`]) that synchronize with nobody are run where they are created.
//!
//! Sources: LLVM's `openmp/runtime/src` (`kmp_sched.cpp`, `kmp_runtime.cpp`, `kmp_csupport.cpp`), release 19;
//! TVM's `c_backend_api.h`.
//!
//! Sound as the rest of `native`: calls are looked at only where the callee is a function, with as many
//! arguments as are asked for; what is made is verified by the caller; an instruction is erased when all of its
//! uses have been replaced.

mod build;
mod callers;
mod endings;
mod flow;
mod omp;
mod pthread;
mod shared;
mod tvm;

use super::passes;
use super::{attribute_kind, blocks, bodies, insts, name_of, params, NativeError};
use crate::facts::Expanded;
use crate::pgo::MARKER;
use build::Builder;
use callers::{askers, asking, bodies_of, copied_in, reached, within_regions};
use endings::is_copyable;
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::{LLVMAttributeFunctionIndex, LLVMLinkage, LLVMOpcode};
use omp::{LeftOpen, Open, WholeLoops};
pub(crate) use pthread::{UNKNOWN, WRITTEN};
use rustc_hash::{FxHashMap, FxHashSet};
use shared::Shared;
use std::ffi::CStr;

/// Called at the start of a block with the number of its place.
pub(crate) const BLOCK: &CStr = c"symprof.block";
/// How many threads a region has unless the program says otherwise.
pub(crate) const THREADS: &CStr = c"symprof.num_threads";
/// What other threads may do; called with the memory that they may reach.
pub(crate) const OTHERS: &CStr = c"symprof.other_threads";
/// Answers with a floating-point number that nobody knows, of the type that its name ends with.
pub(crate) const NUMBER: &CStr = c"symprof.number.";

/// How many portions threads take of a loop whose iterations they take as the run has it.
pub(crate) const PORTIONS: &CStr = c"symprof.portions";
/// What stands for its operand, a number of so many bits: one unknown in formulas, until these are found.
pub(crate) const ATOM: &str = "symprof.atom.";

/// What the name of the block starts with behind the body of a region.
const NEXT: &str = "symprof.next_thread";
/// What functions start with that hold regions while these are worked on.
const REGION: &str = "symprof.region.";
/// What fails where regions cannot be written out.
pub(super) const STEP: &str = "writing out parallel regions";
/// Regions within regions that are followed.
const DEPTH: usize = 2;
/// Regions of a module that are followed.
const MOST: usize = 4096;

/// The runtime that starts threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Runtime {
    OpenMp,
    Tvm,
}

impl Runtime {
    fn of_launch(name: &str) -> Option<Runtime> {
        match name {
            "__kmpc_fork_call" => Some(Runtime::OpenMp),
            "TVMBackendParallelLaunch" => Some(Runtime::Tvm),
            _ => None,
        }
    }

    /// What is assumed of it, where a region leaves something open that any thread may take.
    fn assumed(self, open: LeftOpen) -> &'static str {
        match (self, open) {
            (Runtime::OpenMp, LeftOpen::Nothing) => {
                "parallel regions are run by LLVM's OpenMP runtime on x86-64, outside of other regions, \
                 by `num_threads` threads where the program does not say by how many"
            }
            (Runtime::OpenMp, LeftOpen::Who) => {
                "parallel regions are run by LLVM's OpenMP runtime on x86-64, outside of other regions, \
                 by `num_threads` threads where the program does not say by how many, and it makes no \
                 difference which of them takes work that any may take"
            }
            (Runtime::OpenMp, LeftOpen::HowMuch) => {
                "parallel regions are run by LLVM's OpenMP runtime on x86-64, outside of other regions, \
                 by `num_threads` threads where the program does not say by how many, and it makes no \
                 difference which of them takes work that any may take, and how much of it at once"
            }
            (Runtime::Tvm, _) => {
                "parallel loops are run by as many tasks as TVM's runtime has threads, `num_threads`"
            }
        }
    }
}

/// A call that starts threads.
#[derive(Clone, Copy)]
struct Launch {
    call: LLVMValueRef,
    runtime: Runtime,
    task: LLVMValueRef,
    /// the outlined function is called as any other, by one thread
    is_serial: bool,
}

/// A region that is written out: a function of its own, until it is copied to where it starts.
struct Region {
    function: LLVMValueRef,
    launch: Launch,
    /// the number of the thread, and of the threads of the region
    thread: LLVMValueRef,
    team: LLVMValueRef,
    depth: usize,
}

/// Is the value the call of a function by its name, and of which?
unsafe fn callee(inst: LLVMValueRef) -> Option<LLVMValueRef> {
    if LLVMIsACallInst(inst).is_null() {
        return None;
    }
    let callee = LLVMGetCalledValue(inst);
    (!LLVMIsAFunction(callee).is_null()).then_some(callee)
}

/// The function that an instruction runs by its name, be it one that may leave by an exception.
unsafe fn runs(inst: LLVMValueRef) -> Option<LLVMValueRef> {
    if !may_leave(inst) {
        return callee(inst);
    }
    let callee = LLVMGetCalledValue(inst);
    (!LLVMIsAFunction(callee).is_null()).then_some(callee)
}

/// Is it a call, be it one that may leave by an exception?
unsafe fn is_call(inst: LLVMValueRef) -> bool {
    !LLVMIsACallInst(inst).is_null() || !LLVMIsAInvokeInst(inst).is_null()
}

/// Is it a call that ends its block?
unsafe fn may_leave(inst: LLVMValueRef) -> bool {
    !LLVMIsAInvokeInst(inst).is_null() || !LLVMIsACallBrInst(inst).is_null()
}

/// The name of what a call calls: of the function, or of the variable that its address is loaded from, which
/// TVM's modules get from their runtime.
unsafe fn called_name(inst: LLVMValueRef) -> Option<String> {
    if let Some(function) = callee(inst) {
        return Some(name_of(function));
    }
    if LLVMIsACallInst(inst).is_null() {
        return None;
    }
    let pointer = LLVMGetCalledValue(inst);
    if LLVMIsALoadInst(pointer).is_null() {
        return None;
    }
    let variable = LLVMGetOperand(pointer, 0);
    if LLVMIsAGlobalVariable(variable).is_null() {
        return None;
    }
    name_of(variable).strip_prefix("__TVMBackend").map(|rest| format!("TVMBackend{rest}"))
}

unsafe fn arguments(call: LLVMValueRef) -> Vec<LLVMValueRef> {
    (0..LLVMGetNumArgOperands(call)).map(|k| LLVMGetOperand(call, k)).collect()
}

unsafe fn instructions(function: LLVMValueRef) -> Vec<LLVMValueRef> {
    blocks(function).into_iter().flat_map(|b| unsafe { insts(b) }).collect()
}

/// The calls of a function that start threads.
unsafe fn launches(function: LLVMValueRef) -> Vec<Launch> {
    let launch = |call| unsafe {
        let runtime = Runtime::of_launch(&called_name(call)?)?;
        let place = match runtime {
            Runtime::OpenMp => 2,
            Runtime::Tvm => 0,
        };
        let task = *arguments(call).get(place)?;
        let has_body = !LLVMIsAFunction(task).is_null() && LLVMIsDeclaration(task) == 0;
        has_body.then_some(Launch { call, runtime, task, is_serial: false })
    };
    instructions(function).into_iter().filter_map(launch).collect()
}

/// Can the region be written out, with those in it?
unsafe fn is_followed(launch: Launch, depth: usize, called: &Called) -> bool {
    if depth > DEPTH {
        return false;
    }
    let fits = match launch.runtime {
        Runtime::OpenMp => omp::fits(launch),
        Runtime::Tvm => tvm::fits(launch),
    };
    let is_known = |inst| unsafe {
        called_name(inst).is_none_or(|name| match launch.runtime {
            Runtime::OpenMp => omp::is_known(inst, &name),
            Runtime::Tvm => tvm::is_known(&name),
        })
    };
    let bodies = bodies_of(launch.task, &called.copied);
    // what is done atomically in functions that a region calls, other threads do meanwhile
    let all = reached(vec![launch.task]);
    let plain = |f: &LLVMValueRef| unsafe {
        bodies.contains(f) || !instructions(*f).into_iter().any(|i| omp::is_atomic(i))
    };
    // who calls itself is not copied
    let ends = |f: &LLVMValueRef| unsafe {
        let calls = instructions(*f).into_iter().filter_map(|i| runs(i)).collect();
        *f == launch.task || !reached(calls).contains(f)
    };
    // what may leave by an exception is neither answered nor copied
    let leaves = |i: LLVMValueRef| unsafe {
        may_leave(i)
            && runs(i).is_some_and(|c| called.copied.contains(&c) || omp::is_runtime(&name_of(c)))
    };
    let by_address = |&f: &LLVMValueRef| unsafe {
        instructions(f).into_iter().any(|i| endings::calls_by_address(i))
    };
    fits && is_copyable(launch.task, &called.copied)
        && !(called.may_end_by_address && all.iter().any(by_address))
        && !all.iter().flat_map(|&f| unsafe { instructions(f) }).any(leaves)
        && bodies.iter().flat_map(|&f| unsafe { instructions(f) }).all(is_known)
        && bodies.iter().all(|&f| unsafe { omp::is_clear(f, depth > 1) })
        && bodies.iter().all(ends)
        && !omp::depends_on_order(&bodies)
        && bodies.iter().all(|&f| unsafe { omp::open_blocks(f) }.is_some())
        && !omp::looks_at_shares(&bodies, &called.askers)
        && all.iter().all(plain)
        && bodies.iter().all(|&f| unsafe {
            all_launches(f).into_iter().all(|l| is_followed(l, depth + 1, called))
        })
}

/// Launches by the runtime, and those of one thread.
unsafe fn all_launches(function: LLVMValueRef) -> Vec<Launch> {
    launches(function).into_iter().chain(omp::launches_of_one(function)).collect()
}

/// Does a call run code in which threads wait for each other, or exclude each other: code that is not known, another
/// function, or an inner region?
unsafe fn waits_inside(inst: LLVMValueRef) -> bool {
    if omp::synchronizes_unseen(inst) {
        return true;
    }
    let inner = runs(inst).is_some_and(|c| unsafe { name_of(c) } == "__kmpc_fork_call");
    if inner {
        return arguments(inst).get(2).is_some_and(|&task| unsafe { synchronizes(task, 1) });
    }
    runs(inst).is_some_and(|f| unsafe { LLVMIsDeclaration(f) == 0 && synchronizes(f, 1) })
}

/// In a region whose threads wait for each other, or exclude each other, a thread may start when others have written,
/// and it is not known which of them wrote last.
unsafe fn between_threads(b: &Builder, region: &Region, shared: &Shared) {
    if !synchronizes(region.launch.task, region.depth) {
        return;
    }
    for block in blocks(region.function) {
        let name = name_of(LLVMBasicBlockAsValue(block));
        if name == "symprof.thread" || name == "symprof.join" {
            b.before(LLVMGetFirstInstruction(block));
            shared.write(b);
        }
    }
}

/// Do the threads of a region wait for each other, or exclude each other, anywhere in it?
unsafe fn synchronizes(task: LLVMValueRef, depth: usize) -> bool {
    depth > DEPTH + 1
        || reached(vec![task]).into_iter().any(|f| unsafe {
            instructions(f).into_iter().any(|i| omp::synchronizes(i))
                || all_launches(f).into_iter().any(|l| synchronizes(l.task, depth + 1))
        })
}

/// Writes out the parallel regions of a module, if it has some that can be followed.
pub(super) unsafe fn expand(module: LLVMModuleRef) -> Result<Expanded, NativeError> {
    if let Some(threads) = pthread::expand(module)? {
        return Ok(threads);
    }
    let asks = |f: &LLVMValueRef| unsafe { omp::asks(*f) || !launches(*f).is_empty() };
    let starts: Vec<LLVMValueRef> = bodies(module).into_iter().filter(asks).collect();
    if starts.is_empty() || !is_expandable(module) {
        return Ok(Expanded::default());
    }
    // what runs within regions may start none: it would have one thread, or as many as the program allows
    let within = within_regions(module, &starts);
    passes::promote(module);
    let tasks = starts.iter().flat_map(|&f| unsafe { all_launches(f) }).map(|l| l.task).collect();
    let called = Called {
        askers: askers(module),
        copied: copied_in(module),
        may_end_by_address: endings::may_end_by_address(module, &tasks),
    };
    let followed = followed(starts.iter().filter(|f| !within.contains(f)), &called);
    let mut expanded = Expanded::default();
    if followed.callers.is_empty() || followed.launches.len() > MOST {
        return Ok(expanded);
    }
    let b = Builder::new(module);
    for f in bodies(module) {
        inline_on_demand_only(f);
    }
    let tasks: FxHashSet<LLVMValueRef> =
        within.iter().copied().filter(|&f| LLVMIsDeclaration(f) == 0).collect();
    let switches =
        |i: LLVMValueRef| unsafe { LLVMGetInstructionOpcode(i) == LLVMOpcode::LLVMCatchSwitch };
    if bodies(module).into_iter().flat_map(|f| instructions(f)).any(switches) {
        return Ok(expanded); // nothing may stand before one
    }
    for task in tasks.iter().copied() {
        for (call, _) in asking(task, &called.copied) {
            let always = LLVMCreateEnumAttribute(b.context, attribute_kind("alwaysinline"), 0);
            LLVMAddCallSiteAttribute(call, LLVMAttributeFunctionIndex, always);
        }
    }
    let whole: Vec<_> = tasks
        .iter()
        .map(|&f| unsafe { omp::whole_loops(f, &|callee| called.askers.contains(&callee)) })
        .collect();
    let found: Vec<Open> = tasks.iter().filter_map(|&f| unsafe { omp::open_blocks(f) }).collect();
    mark_blocks(&b, tasks.iter().chain(&followed.callers).copied(), &mut expanded.places);
    let in_portions: FxHashMap<i64, bool> =
        found.iter().flat_map(|o| unsafe { omp::open_places(o) }).collect();
    note_assumed(&followed, &mut expanded);
    for &f in &followed.callers {
        omp::outside(&b, f);
    }
    let mut whole_loops = WholeLoops::default();
    for found in &whole {
        whole_loops.note(found);
    }
    let regions = copied(&b, &followed.launches, &in_portions, &whole_loops)?;
    put_back(&b, &regions)?;
    Ok(expanded)
}

/// Is there nothing in a module that keeps its regions from being followed?
unsafe fn is_expandable(module: LLVMModuleRef) -> bool {
    // what sets the number of threads for later regions is not followed
    let sets = |f: &LLVMValueRef| unsafe { name_of(*f).starts_with("omp_set_") };
    let own_names = [BLOCK, THREADS, OTHERS, PORTIONS, WRITTEN, omp::REDUCE, omp::WITHIN];
    omp::is_plain(module)
        && !super::functions(module).iter().any(sets)
        && own_names.iter().all(|n| LLVMGetNamedFunction(module, n.as_ptr()).is_null())
        && !super::functions(module).iter().any(|&f| {
            let name = name_of(f);
            name.starts_with(ATOM) || name.as_bytes().starts_with(NUMBER.to_bytes())
        })
}

/// Functions that regions may call.
struct Called {
    /// those that ask the runtime, be it through others
    askers: FxHashSet<LLVMValueRef>,
    /// these, and those that may end the program: what is copied into the region
    copied: FxHashSet<LLVMValueRef>,
    /// may one that is called by its address end the program?
    may_end_by_address: bool,
}

/// The functions whose regions are followed, and what starts these.
#[derive(Default)]
struct Followed {
    callers: FxHashSet<LLVMValueRef>,
    launches: Vec<(LLVMValueRef, Launch)>,
}

/// Which of the functions that start regions can be followed: all of a function's regions or none.
unsafe fn followed<'f>(
    starts: impl Iterator<Item = &'f LLVMValueRef>,
    called: &Called,
) -> Followed {
    let mut followed = Followed::default();
    for &f in starts {
        let all = all_launches(f);
        let known = instructions(f).into_iter().all(|inst| unsafe {
            !(may_leave(inst) && runs(inst).is_some_and(|c| omp::is_runtime(&name_of(c))))
                && called_name(inst)
                    .is_none_or(|n| all.iter().any(|l| l.call == inst) || omp::is_known(inst, &n))
        });
        // outside of regions a thread takes all at once, unless the environment says otherwise
        let known = known && !omp::cuts_alone(f);
        if known && omp::is_clear(f, false) && all.iter().all(|&l| is_followed(l, 1, called)) {
            followed.callers.insert(f);
            followed.launches.extend(all.into_iter().map(|l| (f, l)));
        }
    }
    followed
}

/// Notes for each function what is assumed of the runtime: of its regions, what leaves most open.
unsafe fn note_assumed(followed: &Followed, expanded: &mut Expanded) {
    for &f in followed.callers.iter().filter(|f| unsafe { omp::asks(**f) }) {
        expanded.assumed.insert(name_of(f), Runtime::OpenMp.assumed(LeftOpen::Nothing));
    }
    let mut left_open: FxHashMap<String, LeftOpen> = FxHashMap::default();
    for (f, launch) in &followed.launches {
        let name = name_of(*f);
        let most = left_open.entry(name.clone()).or_default();
        *most = omp::left_open(launch.task).max(*most);
        expanded.assumed.insert(name, launch.runtime.assumed(*most));
    }
}

/// Copies the outlined functions into functions of their own, regions within regions after those around them, and
/// works on them there.
unsafe fn copied(
    b: &Builder,
    launches: &[(LLVMValueRef, Launch)],
    in_portions: &FxHashMap<i64, bool>,
    whole_loops: &WholeLoops,
) -> Result<Vec<Region>, NativeError> {
    let mut all: Vec<Region> = Vec::new();
    let mut open: Vec<(Launch, Option<LLVMValueRef>, usize)> =
        launches.iter().map(|w| (w.1, None, 1)).collect();
    while !open.is_empty() {
        if all.len() + open.len() > MOST {
            return Err(NativeError::Step(STEP, "too many of them".into()));
        }
        let first = all.len();
        for (launch, outer, depth) in open.drain(..) {
            let number = all.len();
            all.push(match launch.runtime {
                Runtime::OpenMp => omp::region(b, launch, outer, number, depth),
                Runtime::Tvm => tvm::region(b, launch, number, depth),
            });
        }
        passes::inline_and_promote(b.module);
        for region in &all[first..] {
            drop_markers(region.function);
            endings::exclude(b, region.function);
            let inner = all_launches(region.function);
            match region.launch.runtime {
                Runtime::OpenMp => omp::inside(b, region, in_portions, whole_loops),
                Runtime::Tvm => tvm::inside(b, region),
            }
            let team = Some(region.team);
            open.extend(inner.into_iter().map(|launch| (launch, team, region.depth + 1)));
        }
    }
    Ok(all)
}

/// Puts the regions into the functions that start them.
unsafe fn put_back(b: &Builder, regions: &[Region]) -> Result<(), NativeError> {
    let always = attribute_kind("alwaysinline");
    let never = attribute_kind("noinline");
    for region in regions {
        LLVMRemoveEnumAttributeAtIndex(region.function, LLVMAttributeFunctionIndex, never);
        let attribute = LLVMCreateEnumAttribute(b.context, always, 0);
        LLVMAddAttributeAtIndex(region.function, LLVMAttributeFunctionIndex, attribute);
    }
    passes::inline_and_promote(b.module);
    let bit = LLVMInt1TypeInContext(b.context);
    omp::use_notes(b.module, [b.int(bit, 0), b.int(bit, 1)]);
    let is_left = |f: &LLVMValueRef| unsafe { name_of(*f).starts_with(REGION) };
    if super::functions(b.module).iter().any(is_left) || super::verify(b.module).is_err() {
        return Err(NativeError::Step(STEP, "a region could not be copied".into()));
    }
    Ok(())
}

/// Values are observed in the functions of the file, not in copies of them.
unsafe fn drop_markers(function: LLVMValueRef) {
    for inst in instructions(function) {
        let is_marker = |name: String| MARKER.to_str() == Ok(name.as_str());
        if callee(inst).is_some_and(|c| is_marker(unsafe { name_of(c) })) {
            LLVMInstructionEraseFromParent(inst);
        }
    }
}

/// Functions that are always inlined are left where they are called, unless it is one of ours.
unsafe fn inline_on_demand_only(function: LLVMValueRef) {
    let always = attribute_kind("alwaysinline");
    LLVMRemoveEnumAttributeAtIndex(function, LLVMAttributeFunctionIndex, always);
    for inst in instructions(function) {
        if is_call(inst) {
            LLVMRemoveCallSiteEnumAttribute(inst, LLVMAttributeFunctionIndex, always);
        }
    }
}

/// The first instruction of a block that others may stand before.
unsafe fn first_of(block: LLVMBasicBlockRef) -> Option<LLVMValueRef> {
    insts(block).into_iter().find(|&i| unsafe {
        let opcode = LLVMGetInstructionOpcode(i);
        use LLVMOpcode::{LLVMCatchPad, LLVMCleanupPad, LLVMLandingPad, LLVMPHI};
        ![LLVMPHI, LLVMLandingPad, LLVMCleanupPad, LLVMCatchPad].contains(&opcode)
    })
}

/// Calls the marker at the start of each block of these functions.
unsafe fn mark_blocks(
    b: &Builder,
    functions: impl Iterator<Item = LLVMValueRef>,
    places: &mut Vec<(String, String)>,
) {
    let number = LLVMInt64TypeInContext(b.context);
    let marker = b.declare(BLOCK, LLVMVoidTypeInContext(b.context), &[number], false);
    b.keeps_memory(marker.function);
    let mut functions: Vec<(String, LLVMValueRef)> = functions.map(|f| (name_of(f), f)).collect();
    functions.sort();
    functions.dedup_by_key(|f| f.1);
    for (name, function) in functions {
        for block in blocks(function) {
            let Some(first) = first_of(block) else { continue };
            b.before(first);
            b.call(&marker, &[LLVMConstInt(number, places.len() as u64, 0)]);
            places.push((name.clone(), name_of(LLVMBasicBlockAsValue(block))));
        }
    }
}

/// A loop over `team` threads around one call, as a function that takes `given` and the number of threads; what
/// is called is copied into it.
unsafe fn around(
    b: &Builder,
    number: usize,
    given: &[LLVMTypeRef],
    make: impl FnOnce(&Builder, LLVMValueRef, LLVMValueRef, &[LLVMValueRef]) -> LLVMValueRef,
) -> (LLVMValueRef, LLVMValueRef, LLVMValueRef) {
    let int = LLVMInt32TypeInContext(b.context);
    let types: Vec<LLVMTypeRef> = given.iter().copied().chain([int]).collect();
    let name = format!("{REGION}{number}");
    let function = b.define(&name, LLVMVoidTypeInContext(b.context), &types);
    LLVMSetLinkage(function, LLVMLinkage::LLVMInternalLinkage);
    let parameters = params(function);
    let team = parameters[given.len()];
    super::set_name(team, "symprof.team");
    let block =
        |name: &CStr| unsafe { LLVMAppendBasicBlockInContext(b.context, function, name.as_ptr()) };
    let (entry, header) = (block(c"symprof.start"), block(c"symprof.threads"));
    let (body, latch) = (block(c"symprof.thread"), block(c"symprof.next_thread"));
    let exit = block(c"symprof.join");
    b.at_end(entry);
    b.jump(header);
    b.at_end(header);
    let thread = b.phi(int);
    super::set_name(thread, "symprof.number");
    let more = b.compare(llvm_sys::LLVMIntPredicate::LLVMIntSLT, thread, team);
    b.branch(more, body, exit);
    b.at_end(body);
    let called = make(b, thread, team, &parameters[..given.len()]);
    let always = LLVMCreateEnumAttribute(b.context, attribute_kind("alwaysinline"), 0);
    LLVMAddCallSiteAttribute(called, LLVMAttributeFunctionIndex, always);
    b.jump(latch);
    b.at_end(latch);
    let next = b.add(thread, b.int(int, 1), true);
    b.jump(header);
    b.incoming(thread, b.int(int, 0), entry);
    b.incoming(thread, next, latch);
    b.at_end(exit);
    LLVMBuildRetVoid(b.raw);
    (function, thread, team)
}

/// The instructions that use a value.
unsafe fn users(value: LLVMValueRef) -> Vec<LLVMValueRef> {
    let mut found = Vec::new();
    let mut at = LLVMGetFirstUse(value);
    while !at.is_null() {
        found.push(LLVMGetUser(at));
        at = LLVMGetNextUse(at);
    }
    found
}
