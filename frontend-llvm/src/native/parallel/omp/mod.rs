//! OpenMP as clang emits it, for LLVM's runtime: who runs a region, and what its calls of the runtime answer.
//!
//! Here the calls that are understood, and a region in place of its launch; [`schedules`]: which iterations of a loop
//! a thread gets; [`portions`]: what is known where that is open, by the [`forms`] of values; [`whole`]: static loops
//! that may be one thread's; [`zones`]: where work is open, and [`divergence`]: whether a branch looks at it;
//! [`addresses`]: which memory is a thread's own; [`found`]: what it knows by taking turns with others; [`quiet`]: which calls wait for nobody;
//! [`reductions`]: who combines results; [`serial`]: regions with one thread, and how many threads are asked for;
//! [`notes`]: what shares lie within.
//!
//! Sources: `openmp/runtime/src` of LLVM 19, `__kmp_reserve_threads` and `__kmp_serialized_parallel` in
//! `kmp_runtime.cpp`.

mod addresses;
mod divergence;
mod forms;
mod found;
mod notes;
mod portions;
mod quiet;
mod reductions;
mod schedules;
mod serial;
mod whole;
mod zones;

pub(super) use notes::use_notes;
pub(super) use portions::{cuts_alone, is_unreachable, open_blocks, places as open_places, Open};
pub(super) use quiet::synchronizes_unseen;
use schedules::Slots;
pub(super) use serial::{alone_in, launches_of_one};
use whole::Taken;
pub(super) use whole::{find as whole_loops, WholeLoops};

use super::build::{Builder, Declared};
use super::shared::Shared;
use super::{
    arguments, around, called_name, callee, first_of, instructions, name_of, params, runs, tvm,
    Launch, Region, BLOCK, NEXT, THREADS,
};
use crate::native::{attribute_kind, bodies};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMIntPredicate::*;
use llvm_sys::{LLVMAttributeFunctionIndex, LLVMOpcode};
use rustc_hash::{FxHashMap, FxHashSet};
use std::ffi::CStr;

/// Runs the function that combines what two threads reduced, if it is to.
pub(super) const REDUCE: &CStr = c"symprof.reduce";

/// Says that a number is at most another.
pub(super) const WITHIN: &CStr = c"symprof.within";

/// Schedules of `kmp.h`, without the bits that say whether chunks come in order.
const STATIC_CHUNKED: i64 = 33;
const STATIC: i64 = 34;
const DYNAMIC: i64 = 35;
/// The same in loops of which some parts run in order.
const ORDERED_STATIC_CHUNKED: i64 = 65;
const ORDERED_STATIC: i64 = 66;
const ORDERED_DYNAMIC: i64 = 67;
const MODIFIERS: i64 = (1 << 29) | (1 << 30);

/// Calls with no effect on what is counted.
const NOTHING: [&str; 16] = [
    "__kmpc_for_static_fini",
    "__kmpc_dispatch_deinit",
    "__kmpc_dispatch_fini_4",
    "__kmpc_dispatch_fini_4u",
    "__kmpc_dispatch_fini_8",
    "__kmpc_dispatch_fini_8u",
    "__kmpc_end_single",
    "__kmpc_end_master",
    "__kmpc_end_masked",
    "__kmpc_end_critical",
    "__kmpc_end_ordered",
    "__kmpc_end_reduce",
    "__kmpc_end_reduce_nowait",
    "__kmpc_serialized_parallel",
    "__kmpc_end_serialized_parallel",
    "__kmpc_push_num_threads",
];

/// Calls after which other threads may have written.
const SYNCHRONIZE: [&str; 5] = [
    "__kmpc_barrier",
    "__kmpc_critical",
    "__kmpc_critical_with_hint",
    "__kmpc_flush",
    "__kmpc_ordered",
];

/// The width and signedness of a worksharing function, and what is before it in its name.
fn family(name: &str) -> Option<(&str, u32, bool)> {
    let stems = ["__kmpc_for_static_init", "__kmpc_dispatch_init", "__kmpc_dispatch_next"];
    let stem = stems.into_iter().find(|s| name.starts_with(s))?;
    let (bits, signed) = match &name[stem.len()..] {
        "_4" => (32, true),
        "_4u" => (32, false),
        "_8" => (64, true),
        "_8u" => (64, false),
        _ => return None,
    };
    Some((stem, bits, signed))
}

unsafe fn constant(value: LLVMValueRef) -> Option<i64> {
    (!LLVMIsAConstantInt(value).is_null()).then(|| LLVMConstIntGetSExtValue(value))
}

/// Is the launch as clang writes it: do the arguments fit the outlined function?
pub(super) unsafe fn fits(launch: Launch) -> bool {
    let given = given(launch);
    let taken = params(launch.task);
    let ty = LLVMGlobalGetValueType(launch.task);
    let void = llvm_sys::LLVMTypeKind::LLVMVoidTypeKind;
    let same = |(a, b): (&LLVMValueRef, &LLVMValueRef)| unsafe { LLVMTypeOf(*a) == LLVMTypeOf(*b) };
    let own = if launch.is_serial { 0 } else { 2 };
    taken.len() == given.len() + own
        && taken[own..].iter().zip(&given).all(same)
        && LLVMIsFunctionVarArg(ty) == 0
        && LLVMGetTypeKind(LLVMGetReturnType(ty)) == void
}

/// What the outlined function gets besides the numbers of its thread; all that it gets, where the program calls it
/// itself (and the compiler may have dropped what it does not look at).
unsafe fn given(launch: Launch) -> Vec<LLVMValueRef> {
    let skipped = if launch.is_serial { 0 } else { 3 };
    arguments(launch.call).into_iter().skip(skipped).collect()
}

pub(super) fn is_runtime(name: &str) -> bool {
    ["__kmpc_", "__kmp_", "omp_", "kmp_", "GOMP_"].iter().any(|p| name.starts_with(p))
}

/// Can regions of the module be followed: no variable has one instance for each thread, and the runtime is not part of
/// the module?
pub(super) unsafe fn is_plain(module: LLVMModuleRef) -> bool {
    let mut global = LLVMGetFirstGlobal(module);
    while !global.is_null() {
        if LLVMIsThreadLocal(global) != 0 {
            return false;
        }
        global = LLVMGetNextGlobal(global);
    }
    bodies(module).into_iter().all(|f| !is_runtime(&name_of(f)) && serial::asks_are_clear(f))
}

/// May other threads have written behind the instruction what they had not before?
pub(super) unsafe fn synchronizes(inst: LLVMValueRef) -> bool {
    is_atomic(inst)
        || synchronizes_unseen(inst)
        || called_name(inst).is_some_and(|name| {
            name.starts_with("__kmpc_reduce")
                || name == tvm::BARRIER
                || SYNCHRONIZE.contains(&name.as_str()) && unsafe { looks_at_memory_after(inst) }
        })
}

pub(super) unsafe fn has_attribute(function: LLVMValueRef, name: &str) -> bool {
    let kind = attribute_kind(name);
    !LLVMGetEnumAttributeAtIndex(function, LLVMAttributeFunctionIndex, kind).is_null()
}

/// Does a function ask the runtime for anything that depends on who asks?
pub(super) unsafe fn asks(function: LLVMValueRef) -> bool {
    instructions(function).into_iter().filter_map(|i| runs(i)).any(|c| {
        let name = name_of(c);
        is_runtime(&name) && name != "omp_get_wtime"
    })
}

/// Can a function with such calls be rewritten: are those that it shares with others understood?
pub(super) unsafe fn is_clear(function: LLVMValueRef, within: bool) -> bool {
    let alone = alone_in(function);
    let in_parallel = || unsafe {
        let mut names =
            instructions(function).into_iter().filter_map(|i| callee(i)).map(|c| name_of(c));
        names.any(|n| n == "omp_in_parallel")
    };
    // one thread of several, in a team of its own, is in a parallel region too
    let told = |a: &FxHashSet<LLVMValueRef>| !within && a.is_empty() || !in_parallel();
    alone.as_ref().is_some_and(told) && serial::asks_are_clear(function)
}

/// Is a call in a region understood, if it is one of the runtime?
pub(super) unsafe fn is_known(call: LLVMValueRef, name: &str) -> bool {
    let arguments = arguments(call);
    let number = |k: usize| arguments.get(k).and_then(|&a| unsafe { constant(a) });
    if let Some((stem, ..)) = family(name) {
        return match stem {
            "__kmpc_for_static_init" => {
                let schedule = number(2).map(|s| s & !MODIFIERS);
                let known = matches!(schedule, Some(STATIC | STATIC_CHUNKED));
                known && arguments.len() == 9 && number(7) == Some(1)
            }
            "__kmpc_dispatch_init" => {
                let schedule = number(2).map(|s| s & !MODIFIERS);
                let known = match schedule {
                    Some(DYNAMIC | ORDERED_STATIC_CHUNKED | ORDERED_DYNAMIC) => true,
                    Some(ORDERED_STATIC) => true,
                    Some(s) => portions::is_open(s),
                    None => false,
                };
                known && arguments.len() == 7 && number(5) == Some(1)
            }
            _ => arguments.len() == 6,
        };
    }
    !is_runtime(name)
        || NOTHING.contains(&name)
        || SYNCHRONIZE.contains(&name)
        || match name {
            "__kmpc_fork_call" => arguments.get(2).is_some_and(|&task| unsafe {
                !LLVMIsAFunction(task).is_null() && LLVMIsDeclaration(task) == 0
            }),
            "__kmpc_masked" => number(2) == Some(0),
            "__kmpc_reduce" | "__kmpc_reduce_nowait" => arguments.len() == 7,
            "__kmpc_single" | "__kmpc_master" | "__kmpc_global_thread_num" => true,
            "omp_get_thread_num" | "omp_get_num_threads" | "omp_get_max_threads" => true,
            "omp_in_parallel" | "omp_get_wtime" => true,
            _ => false,
        }
}

/// What a region leaves open that any of its threads may take, or one in it.
pub(super) unsafe fn left_open(task: LLVMValueRef) -> LeftOpen {
    let called = super::reached(vec![task]);
    let calls_of_runtime = |f: &LLVMValueRef| unsafe {
        let calls = instructions(*f).into_iter().filter(|&i| callee(i).is_some());
        calls.map(|i| portions::left_open(i)).max().unwrap_or_default()
    };
    // regions in regions have threads of their own
    let inner = |f: &LLVMValueRef| unsafe {
        let inner = super::launches(*f).into_iter().filter(|l| l.task != task);
        inner.map(|l| left_open(l.task)).max().unwrap_or_default()
    };
    let each = called.iter().flat_map(|f| [calls_of_runtime(f), inner(f)]);
    each.max().unwrap_or_default()
}

/// May a branch in the bodies of a region look at who took what of the work that they leave open?
pub(super) unsafe fn looks_at_shares(
    bodies: &[LLVMValueRef],
    askers: &FxHashSet<LLVMValueRef>,
) -> bool {
    let opens = |f: &LLVMValueRef| unsafe {
        instructions(*f).into_iter().any(|i| portions::left_open(i) != LeftOpen::Nothing)
    };
    let looks = |&f: &LLVMValueRef| unsafe {
        divergence::looks_at_shares(f, &|callee| askers.contains(&callee))
    };
    bodies.iter().any(opens) && bodies.iter().any(looks)
}

/// What the run decides that makes no difference.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) enum LeftOpen {
    #[default]
    Nothing,
    /// which thread takes work that any may take
    Who,
    /// also how much of it a thread takes at once
    HowMuch,
}

/// Does a region, with what it calls, ask which thread runs it, and share out iterations as threads ask for them?
pub(super) unsafe fn depends_on_order(bodies: &[LLVMValueRef]) -> bool {
    let all = bodies.iter().flat_map(|&f| unsafe { instructions(f) });
    let names: Vec<String> = all.filter_map(|i| callee(i)).map(|c| name_of(c)).collect();
    let dynamic = |n: &String| n.starts_with("__kmpc_dispatch_init");
    names.iter().any(dynamic) && names.iter().any(|n| n == "omp_get_thread_num")
}

/// A number that is the same in all of an execution.
unsafe fn threads(b: &Builder) -> LLVMValueRef {
    let int = LLVMInt32TypeInContext(b.context);
    let asked = b.declare(THREADS, int, &[], false);
    b.is_a_number(asked.function);
    b.call(&asked, &[])
}

/// Replaces what is asked of the runtime outside of regions, where a thread is alone.
pub(super) unsafe fn outside(b: &Builder, function: LLVMValueRef) {
    serial::note_asks(b, function);
    let member = Member::alone(b);
    answer(b, function, |_| member, None);
}

/// Replaces what is asked of the runtime in a region that was copied.
/// `open` are the places of blocks whose counts depend on what threads take at once, and whether those of a thread
/// alone do too; `whole` are the loops of which a thread may take all iterations.
pub(super) unsafe fn inside(
    b: &Builder,
    region: &Region,
    open: &FxHashMap<i64, bool>,
    whole: &WholeLoops,
) {
    let shared = Shared::of(region.function);
    let alone = alone_in(region.function).unwrap_or_default();
    serial::note_asks(b, region.function);
    let several = Member { thread: region.thread, team: region.team };
    let one = Member::alone(b);
    let member = |inst| if alone.contains(&inst) { one } else { several };
    portions::forget(b, region, open, member);
    let whole = whole.take(region);
    answer(b, region.function, member, Some((&shared, &whole)));
    super::between_threads(b, region, &shared);
}

/// The region of a launch, which it is replaced by; `outer` is the number of threads of the region around.
pub(super) unsafe fn region(
    b: &Builder,
    launch: Launch,
    outer: Option<LLVMValueRef>,
    number: usize,
    depth: usize,
) -> Region {
    let given = given(launch);
    let types: Vec<LLVMTypeRef> = given.iter().map(|&v| LLVMTypeOf(v)).collect();
    let int = LLVMInt32TypeInContext(b.context);
    let (function, thread, team) = around(b, number, &types, |b, thread, _, given| {
        let ty = LLVMGlobalGetValueType(launch.task);
        let task = Declared { ty, function: launch.task };
        if launch.is_serial {
            let called = b.call(&task, given);
            LLVMSetInstructionCallConv(called, LLVMGetFunctionCallConv(launch.task));
            return called;
        }
        let body = LLVMGetInsertBlock(b.raw);
        let function = LLVMGetBasicBlockParent(body);
        b.before(LLVMGetBasicBlockTerminator(LLVMGetEntryBasicBlock(function)));
        let slots = [c"symprof.gtid", c"symprof.btid"]
            .map(|name| unsafe { LLVMBuildAlloca(b.raw, int, name.as_ptr()) });
        b.at_end(body);
        b.store(thread, slots[0]);
        b.store(b.int(int, 0), slots[1]);
        let all: Vec<LLVMValueRef> = slots.into_iter().chain(given.iter().copied()).collect();
        b.call(&task, &all)
    });

    b.before(launch.call);
    let one = b.int(int, 1);
    let size = match launch.is_serial {
        true => one,
        false => serial::asked_for(b, launch.call),
    };
    // a region within one that several threads run is run by each of these alone
    let size = match outer {
        Some(outer) => {
            let several = b.compare(LLVMIntSGT, outer, one);
            b.select(several, one, size)
        }
        None => size,
    };
    let all: Vec<LLVMValueRef> = given.into_iter().chain([size]).collect();
    let ty = LLVMGlobalGetValueType(function);
    b.call(&Declared { ty, function }, &all);
    b.replace(launch.call, None);
    Region { function, launch, thread, team, depth }
}

/// Replaces what is asked of the runtime by its answers to who asks; in regions, memory is shared with other threads,
/// and some calls share out loops as a whole.
unsafe fn answer(
    b: &Builder,
    function: LLVMValueRef,
    member: impl Fn(LLVMValueRef) -> Member,
    region: Option<(&Shared, &FxHashMap<LLVMValueRef, Taken>)>,
) {
    let (shared, whole) = (region.map(|r| r.0), region.map(|r| r.1));
    let mut slots: FxHashMap<(u32, bool, bool), Slots> = FxHashMap::default();
    let mut passed: Vec<(Member, LLVMValueRef, &Taken)> = Vec::new();
    let write = || unsafe {
        if let Some(shared) = shared {
            shared.write(b);
        }
    };
    for inst in instructions(function) {
        if is_atomic(inst) {
            b.before(inst);
            write();
            continue;
        }
        if shared.is_some() && super::waits_inside(inst) {
            for next in next_of(inst) {
                b.before(next);
                write();
            }
            continue;
        }
        let Some(name) = callee(inst).map(|c| name_of(c)) else { continue };
        b.before(inst);
        let int = LLVMInt32TypeInContext(b.context);
        let member = member(inst);
        let work = Work { b, member, call: inst };
        if let Some((stem, bits, signed)) = family(&name) {
            if stem == "__kmpc_for_static_init" {
                let ty = LLVMIntTypeInContext(b.context, bits);
                match whole.and_then(|w| w.get(&inst)) {
                    Some(taken) => {
                        let has_some = work.static_init_of_all(ty, signed);
                        passed.push((member, has_some, taken));
                    }
                    None => work.static_init(ty, signed),
                }
                b.replace(inst, None);
                continue;
            }
            let slots = slots
                .entry((bits, signed, member.is_alone()))
                .or_insert_with(|| unsafe { Slots::new(b, function, bits) });
            b.before(inst);
            let value = match stem {
                "__kmpc_dispatch_init" => {
                    work.dispatch_init(slots, signed);
                    None
                }
                _ => Some(work.dispatch_next(slots, bits)),
            };
            b.replace(inst, value);
            continue;
        }
        let is_first = || unsafe {
            let first = b.compare(LLVMIntEQ, member.thread, b.int(int, 0));
            LLVMBuildZExt(b.raw, first, int, c"".as_ptr())
        };
        let value = match name.as_str() {
            n if NOTHING.contains(&n) => None,
            n if SYNCHRONIZE.contains(&n) => {
                if looks_at_memory_after(inst) {
                    write();
                }
                None
            }
            "__kmpc_single" | "__kmpc_master" | "__kmpc_masked" => Some(is_first()),
            "__kmpc_reduce" | "__kmpc_reduce_nowait" => {
                let value = work.reduce();
                write();
                Some(value)
            }
            "__kmpc_global_thread_num" | "omp_get_thread_num" => Some(member.thread),
            "omp_get_num_threads" => Some(member.team),
            "omp_get_max_threads" => Some(threads(b)),
            "omp_in_parallel" => {
                let several = b.compare(LLVMIntSGT, member.team, b.int(int, 1));
                Some(LLVMBuildZExt(b.raw, several, int, c"".as_ptr()))
            }
            _ => continue,
        };
        if let Some(value) = value {
            if LLVMTypeOf(value) != LLVMTypeOf(inst) {
                continue; // declared as something else
            }
        }
        b.replace(inst, value);
    }
    for (member, has_some, taken) in passed {
        schedules::pass_by(b, member, has_some, taken);
    }
}

/// Where control goes on behind a call, be it one that may leave by an exception.
unsafe fn next_of(call: LLVMValueRef) -> Vec<LLVMValueRef> {
    let next = LLVMGetNextInstruction(call);
    if !next.is_null() {
        return vec![next];
    }
    let first = |k| unsafe { first_of(LLVMGetSuccessor(call, k)) };
    (0..LLVMGetNumSuccessors(call)).filter_map(first).collect()
}

/// May the thread look at memory, or write to it, behind an instruction? At the end of a region it does not,
/// so that what others wrote until then makes no difference to it.
pub(super) unsafe fn looks_at_memory_after(inst: LLVMValueRef) -> bool {
    let mut seen: FxHashSet<LLVMBasicBlockRef> = FxHashSet::default();
    let mut work = vec![LLVMGetNextInstruction(inst)];
    while let Some(mut at) = work.pop() {
        let block = LLVMGetInstructionParent(at);
        while !at.is_null() {
            if looks_at_memory(at) {
                return true;
            }
            at = LLVMGetNextInstruction(at);
        }
        let last = LLVMGetBasicBlockTerminator(block);
        for k in 0..LLVMGetNumSuccessors(last) {
            let to = LLVMGetSuccessor(last, k);
            // the next thread starts with memory as it is
            let ends = name_of(LLVMBasicBlockAsValue(to)).starts_with(NEXT);
            if !ends && seen.insert(to) {
                work.push(LLVMGetFirstInstruction(to));
            }
        }
    }
    false
}

unsafe fn looks_at_memory(inst: LLVMValueRef) -> bool {
    use LLVMOpcode::*;
    match LLVMGetInstructionOpcode(inst) {
        LLVMCall => !callee(inst).is_some_and(|c| {
            let name = unsafe { name_of(c) };
            NOTHING.contains(&name.as_str()) || BLOCK.to_str() == Ok(name.as_str())
        }),
        LLVMLoad | LLVMStore | LLVMAtomicRMW | LLVMAtomicCmpXchg => true,
        LLVMInvoke | LLVMCallBr | LLVMVAArg | LLVMFence => true,
        _ => false,
    }
}

pub(super) unsafe fn is_atomic(inst: LLVMValueRef) -> bool {
    match LLVMGetInstructionOpcode(inst) {
        LLVMOpcode::LLVMAtomicRMW | LLVMOpcode::LLVMAtomicCmpXchg | LLVMOpcode::LLVMFence => true,
        LLVMOpcode::LLVMLoad | LLVMOpcode::LLVMStore => {
            LLVMGetVolatile(inst) != 0
                || LLVMGetOrdering(inst)
                    != llvm_sys::LLVMAtomicOrdering::LLVMAtomicOrderingNotAtomic
        }
        _ => false,
    }
}

/// A call of the runtime that shares out work.
struct Work<'a> {
    b: &'a Builder,
    member: Member,
    call: LLVMValueRef,
}

/// Who executes an instruction: a thread, of so many.
#[derive(Clone, Copy)]
struct Member {
    thread: LLVMValueRef,
    team: LLVMValueRef,
}

impl Member {
    /// The only thread of its team.
    unsafe fn alone(b: &Builder) -> Member {
        let int = LLVMInt32TypeInContext(b.context);
        Member { thread: b.int(int, 0), team: b.int(int, 1) }
    }

    unsafe fn is_alone(self) -> bool {
        constant(self.team) == Some(1)
    }
}

impl Work<'_> {
    unsafe fn argument(&self, k: u32) -> LLVMValueRef {
        LLVMGetOperand(self.call, k)
    }
}
