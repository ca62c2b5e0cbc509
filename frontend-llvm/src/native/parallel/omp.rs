//! OpenMP as clang emits it, for LLVM's runtime: who runs a region, and which iterations of a loop a thread gets.
//!
//! Sources: `openmp/runtime/src` of LLVM 19: `__kmp_for_static_init` in `kmp_sched.cpp` (static schedules),
//! `__kmp_dispatch_next_algorithm` in `kmp_dispatch.cpp` (dynamic ones), `__kmp_reserve_threads` and
//! `__kmp_determine_reduction_method` in `kmp_runtime.cpp`.

use super::build::{Builder, Declared};
use super::shared::Shared;
use super::{
    arguments, around, callee, instructions, name_of, params, Launch, Region, Runtime, BLOCK, NEXT,
    THREADS,
};
use crate::native::{attribute_kind, blocks, insts};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMIntPredicate::*;
use llvm_sys::{LLVMAttributeFunctionIndex, LLVMLinkage, LLVMOpcode};
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
const MODIFIERS: i64 = (1 << 29) | (1 << 30);

/// Of an `ident_t`: atomic operations for a reduction were made.
const ATOMIC_REDUCE: u64 = 0x10;
/// Teams of more threads reduce in a tree.
const REDUCED_ATOMICALLY: i64 = 4;

/// Calls with no effect on what is counted.
const NOTHING: [&str; 15] = [
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
    "__kmpc_end_reduce",
    "__kmpc_end_reduce_nowait",
    "__kmpc_serialized_parallel",
    "__kmpc_end_serialized_parallel",
    "__kmpc_push_num_threads",
];

/// Calls after which other threads may have written.
const SYNCHRONIZE: [&str; 4] =
    ["__kmpc_barrier", "__kmpc_critical", "__kmpc_critical_with_hint", "__kmpc_flush"];

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
    taken.len() == given.len() + 2
        && taken[2..].iter().zip(&given).all(same)
        && LLVMIsFunctionVarArg(ty) == 0
        && LLVMGetTypeKind(LLVMGetReturnType(ty)) == void
        && (launch.is_serial || pushes_are_clear(launch.call))
}

/// What the outlined function gets besides the numbers of its thread.
unsafe fn given(launch: Launch) -> Vec<LLVMValueRef> {
    let skipped = if launch.is_serial { 2 } else { 3 };
    arguments(launch.call).into_iter().skip(skipped).collect()
}

/// Does each call that sets the number of threads stand right before a launch, in its block?
unsafe fn pushes_are_clear(launch: LLVMValueRef) -> bool {
    let function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(launch));
    blocks(function).into_iter().all(|block| {
        let mut open = false;
        for inst in unsafe { insts(block) } {
            match unsafe { callee(inst).map(|c| name_of(c)) }.as_deref() {
                Some("__kmpc_push_num_threads") if open => return false,
                Some("__kmpc_push_num_threads") => open = true,
                Some("__kmpc_fork_call") => open = false,
                _ => {}
            }
        }
        !open
    })
}

/// The call that sets the number of threads for a launch.
unsafe fn push_of(launch: LLVMValueRef) -> Option<LLVMValueRef> {
    let mut at = LLVMGetPreviousInstruction(launch);
    while !at.is_null() {
        match callee(at).map(|c| unsafe { name_of(c) }).as_deref() {
            Some("__kmpc_push_num_threads") => return Some(at),
            Some("__kmpc_fork_call") => return None,
            _ => at = LLVMGetPreviousInstruction(at),
        }
    }
    None
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
                let chunk = number(6).is_some_and(|c| c > 0);
                schedule == Some(DYNAMIC) && arguments.len() == 7 && number(5) == Some(1) && chunk
            }
            _ => arguments.len() == 6,
        };
    }
    let runtime =
        ["__kmpc_", "__kmp_", "omp_", "kmp_", "GOMP_"].iter().any(|p| name.starts_with(p));
    !runtime
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

/// Does a region have work that any of its threads may take, or one in it?
pub(super) unsafe fn leaves_open(task: LLVMValueRef) -> bool {
    super::reached(vec![task]).into_iter().any(|f| {
        let name = unsafe { name_of(f) };
        name.starts_with("__kmpc_dispatch_init") || name == "__kmpc_single"
    })
}

/// Does a region ask which thread runs it, and share out iterations as threads ask for them?
pub(super) unsafe fn depends_on_order(task: LLVMValueRef) -> bool {
    let names: Vec<String> =
        instructions(task).into_iter().filter_map(|i| callee(i)).map(|c| name_of(c)).collect();
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

/// Replaces what is asked of the runtime outside of regions.
pub(super) unsafe fn outside(b: &Builder, function: LLVMValueRef) {
    for inst in instructions(function) {
        let Some(name) = callee(inst).map(|c| name_of(c)) else { continue };
        b.before(inst);
        let int = LLVMTypeOf(inst);
        let value = match name.as_str() {
            "__kmpc_global_thread_num" | "omp_get_thread_num" | "omp_in_parallel" => b.int(int, 0),
            "omp_get_num_threads" => b.int(int, 1),
            "omp_get_max_threads" => threads(b),
            _ => continue,
        };
        if LLVMGetTypeKind(int) == llvm_sys::LLVMTypeKind::LLVMIntegerTypeKind
            && LLVMGetIntTypeWidth(int) == 32
        {
            b.replace(inst, Some(value));
        }
    }
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
        let body = LLVMGetInsertBlock(b.raw);
        let function = LLVMGetBasicBlockParent(body);
        b.before(LLVMGetBasicBlockTerminator(LLVMGetEntryBasicBlock(function)));
        let slots = [c"symprof.gtid", c"symprof.btid"]
            .map(|name| unsafe { LLVMBuildAlloca(b.raw, int, name.as_ptr()) });
        b.at_end(body);
        b.store(thread, slots[0]);
        b.store(b.int(int, 0), slots[1]);
        let ty = LLVMGlobalGetValueType(launch.task);
        let all: Vec<LLVMValueRef> = slots.into_iter().chain(given.iter().copied()).collect();
        b.call(&Declared { ty, function: launch.task }, &all)
    });

    b.before(launch.call);
    let one = b.int(int, 1);
    let size = match push_of(launch.call) {
        _ if launch.is_serial => one,
        None => threads(b),
        Some(push) => {
            let asked = LLVMGetOperand(push, 2);
            let size = match constant(asked) {
                Some(1..) => asked,
                _ => {
                    let positive = b.compare(LLVMIntSGT, asked, b.int(int, 0));
                    let otherwise = threads(b);
                    b.select(positive, asked, otherwise)
                }
            };
            b.replace(push, None);
            size
        }
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

/// Replaces what is asked of the runtime in a region that was copied.
pub(super) unsafe fn inside(b: &Builder, region: &Region) {
    let shared = Shared::of(region.function);
    let mut slots: FxHashMap<(u32, bool), Slots> = FxHashMap::default();
    for inst in instructions(region.function) {
        if is_atomic(inst) {
            b.before(inst);
            shared.write(b);
            continue;
        }
        let Some(name) = callee(inst).map(|c| name_of(c)) else { continue };
        b.before(inst);
        let int = LLVMInt32TypeInContext(b.context);
        let work = Work { b, region, call: inst };
        if let Some((stem, bits, signed)) = family(&name) {
            if stem == "__kmpc_for_static_init" {
                work.static_init(LLVMIntTypeInContext(b.context, bits), signed);
                b.replace(inst, None);
                continue;
            }
            let slots =
                slots.entry((bits, signed)).or_insert_with(|| unsafe { Slots::new(b, region) });
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
            let first = b.compare(LLVMIntEQ, region.thread, b.int(int, 0));
            LLVMBuildZExt(b.raw, first, int, c"".as_ptr())
        };
        let value = match name.as_str() {
            n if NOTHING.contains(&n) => None,
            n if SYNCHRONIZE.contains(&n) => {
                if looks_at_memory_after(inst) {
                    shared.write(b);
                }
                None
            }
            "__kmpc_single" | "__kmpc_master" | "__kmpc_masked" => Some(is_first()),
            "__kmpc_reduce" | "__kmpc_reduce_nowait" => {
                let value = work.reduce();
                shared.write(b);
                Some(value)
            }
            "__kmpc_global_thread_num" | "omp_get_thread_num" => Some(region.thread),
            "omp_get_num_threads" => Some(region.team),
            "omp_get_max_threads" => Some(threads(b)),
            "omp_in_parallel" => {
                let several = b.compare(LLVMIntSGT, region.team, b.int(int, 1));
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
        LLVMOpcode::LLVMAtomicRMW | LLVMOpcode::LLVMAtomicCmpXchg => true,
        LLVMOpcode::LLVMLoad | LLVMOpcode::LLVMStore => {
            LLVMGetOrdering(inst) != llvm_sys::LLVMAtomicOrdering::LLVMAtomicOrderingNotAtomic
        }
        _ => false,
    }
}

/// A call of the runtime that shares out work.
struct Work<'a> {
    b: &'a Builder,
    region: &'a Region,
    call: LLVMValueRef,
}

impl Work<'_> {
    unsafe fn argument(&self, k: u32) -> LLVMValueRef {
        LLVMGetOperand(self.call, k)
    }

    /// Thread and size of the team as numbers of that type.
    unsafe fn numbers(&self, ty: LLVMTypeRef) -> (LLVMValueRef, LLVMValueRef) {
        let b = self.b;
        (b.widen(self.region.thread, ty, true), b.widen(self.region.team, ty, true))
    }

    /// The bounds of a thread's iterations, of all of them before.
    unsafe fn static_init(&self, ty: LLVMTypeRef, signed: bool) {
        let b = self.b;
        let [last, lower, upper, stride] = [3, 4, 5, 6].map(|k| unsafe { self.argument(k) });
        let (thread, team) = self.numbers(ty);
        let (first, end) = (b.load(ty, lower), b.load(ty, upper));
        let less = if signed { LLVMIntSLT } else { LLVMIntULT };
        let empty = b.compare(less, end, first);
        let span = LLVMBuildSub(b.raw, end, first, c"".as_ptr());
        let trips = b.select(empty, b.int(ty, 0), b.add(span, b.int(ty, 1), false));
        if !signed {
            // shares are computed with signs
            self.assume(b.compare(LLVMIntSGE, trips, b.int(ty, 0)));
        }
        let schedule = constant(self.argument(2)).map(|s| s & !MODIFIERS);
        let share = match schedule {
            Some(STATIC_CHUNKED) => self.chunked((thread, team), (first, end), (trips, empty)),
            _ => self.balanced((thread, team), (first, end), trips),
        };
        b.store(share.first, lower);
        b.store(share.end, upper);
        b.store(share.stride, stride);
        let int = LLVMInt32TypeInContext(b.context);
        b.store(LLVMBuildZExt(b.raw, share.is_last, int, c"".as_ptr()), last);
    }

    /// Quotient and remainder.
    unsafe fn divided(&self, n: LLVMValueRef, by: LLVMValueRef) -> (LLVMValueRef, LLVMValueRef) {
        let (raw, none) = (self.b.raw, c"".as_ptr());
        (LLVMBuildSDiv(raw, n, by, none), LLVMBuildSRem(raw, n, by, none))
    }

    /// As equal shares as there are, the larger ones first.
    unsafe fn balanced(
        &self,
        (thread, team): (LLVMValueRef, LLVMValueRef),
        (first, end): (LLVMValueRef, LLVMValueRef),
        trips: LLVMValueRef,
    ) -> Share {
        let b = self.b;
        let (ty, none) = (LLVMTypeOf(trips), c"".as_ptr());
        let one = b.int(ty, 1);
        let (quotient, rest) = self.divided(trips, team);
        let larger = b.compare(LLVMIntSLT, thread, rest);
        let extra_before = b.select(larger, thread, rest);
        let before = LLVMBuildNSWMul(b.raw, thread, quotient, none);
        let before = b.add(before, extra_before, true);
        let length = b.add(quotient, LLVMBuildZExt(b.raw, larger, ty, none), true);
        let start = b.add(first, before, true);
        let stop = LLVMBuildNSWSub(b.raw, b.add(start, length, true), one, none);
        // without iterations the runtime leaves the bounds alone: no thread has any then either
        self.within(stop, end);
        let fewer = b.compare(LLVMIntSLT, trips, team);
        let shares = b.select(fewer, trips, team);
        let is_last = b.compare(LLVMIntEQ, thread, LLVMBuildSub(b.raw, shares, one, none));
        Share { first: start, end: stop, stride: trips, is_last }
    }

    /// Chunks in turns; one thread takes all at once.
    unsafe fn chunked(
        &self,
        (thread, team): (LLVMValueRef, LLVMValueRef),
        (first, end): (LLVMValueRef, LLVMValueRef),
        (trips, empty): (LLVMValueRef, LLVMValueRef),
    ) -> Share {
        let b = self.b;
        let (ty, none) = (LLVMTypeOf(trips), c"".as_ptr());
        let one = b.int(ty, 1);
        let given = self.argument(8);
        let chunk = match constant(given) {
            Some(1..) => given,
            _ => b.select(b.compare(LLVMIntSGE, given, one), given, one),
        };
        let fewer = b.compare(LLVMIntSLT, trips, chunk);
        let chunk = b.select(fewer, trips, chunk);
        // a loop without iterations has no chunks: what is divided by is not 0 where it counts
        let (full, rest) = self.divided(trips, b.select(empty, one, chunk));
        let partly = b.compare(LLVMIntNE, rest, b.int(ty, 0));
        let chunks = b.add(full, LLVMBuildZExt(b.raw, partly, ty, none), false);
        let few = b.compare(LLVMIntSLT, chunks, team);
        let stride = LLVMBuildMul(b.raw, chunk, b.select(few, chunks, team), none);
        let start = b.add(first, LLVMBuildMul(b.raw, chunk, thread, none), false);
        let stop = LLVMBuildSub(b.raw, b.add(start, chunk, false), one, none);
        let idle = b.compare(LLVMIntSGE, thread, chunks);
        let behind = b.add(end, one, false);
        let (start, stop) = (b.select(idle, behind, start), b.select(idle, end, stop));
        let alone = b.compare(LLVMIntEQ, team, one);
        let whole = LLVMBuildOr(b.raw, alone, empty, none);
        let (start, stop) = (b.select(whole, first, start), b.select(whole, end, stop));
        let stride = b.select(alone, trips, stride);
        let turn = self.divided(LLVMBuildSub(b.raw, chunks, one, none), team).1;
        let is_last = LLVMBuildOr(b.raw, b.compare(LLVMIntEQ, thread, turn), alone, none);
        Share { first: start, end: stop, stride, is_last }
    }

    unsafe fn assume(&self, condition: LLVMValueRef) {
        let b = self.b;
        let bit = LLVMInt1TypeInContext(b.context);
        let void = LLVMVoidTypeInContext(b.context);
        let assume = b.declare(c"llvm.assume", void, &[bit], false);
        b.call(&assume, &[condition]);
    }

    /// Notes that a share lies within the iterations: a number is at most another.
    unsafe fn within(&self, number: LLVMValueRef, bound: LLVMValueRef) {
        let b = self.b;
        let void = LLVMVoidTypeInContext(b.context);
        let within = b.declare(WITHIN, void, &[], true);
        b.keeps_memory(within.function);
        b.call(&within, &[number, bound]);
    }

    /// Notes what is to be shared out: the first thread takes all chunks, one alone takes all at once.
    unsafe fn dispatch_init(&self, slots: &Slots, signed: bool) {
        let b = self.b;
        let (ty, int) = (slots.ty, LLVMInt32TypeInContext(b.context));
        let one = b.int(ty, 1);
        let [first, end, chunk] =
            [3, 4, 6].map(|k| unsafe { b.widen(self.argument(k), ty, signed) });
        let trips = b.add(LLVMBuildSub(b.raw, end, first, c"".as_ptr()), one, false);
        if !signed && LLVMTypeOf(self.argument(3)) == ty {
            // shares are computed with signs
            self.assume(b.compare(LLVMIntSGE, trips, b.int(ty, 0)));
        }
        let takes = b.compare(LLVMIntEQ, self.region.thread, b.int(int, 0));
        let none = LLVMBuildSub(b.raw, first, one, c"".as_ptr());
        let alone = b.compare(LLVMIntEQ, self.region.team, b.int(int, 1));
        let some = b.compare(LLVMIntSGT, trips, one);
        b.store(first, slots.next);
        b.store(b.select(takes, end, none), slots.end);
        b.store(b.select(alone, b.select(some, trips, one), chunk), slots.chunk);
    }

    /// The next chunk.
    unsafe fn dispatch_next(&self, slots: &Slots, bits: u32) -> LLVMValueRef {
        let b = self.b;
        let int = LLVMInt32TypeInContext(b.context);
        let one = b.int(slots.ty, 1);
        let [next, end, chunk] =
            [slots.next, slots.end, slots.chunk].map(|slot| unsafe { b.load(slots.ty, slot) });
        let more = b.compare(LLVMIntSLE, next, end);
        let behind = b.add(next, chunk, false);
        let full = LLVMBuildSub(b.raw, behind, one, c"".as_ptr());
        let stop = b.select(b.compare(LLVMIntSGT, full, end), end, full);
        let [last, lower, upper, stride] = [2, 3, 4, 5].map(|k| unsafe { self.argument(k) });
        let ty = LLVMIntTypeInContext(b.context, bits);
        for (value, to) in [(next, lower), (stop, upper), (one, stride)] {
            b.store(b.narrow(value, ty), to);
        }
        let is_last = b.compare(LLVMIntEQ, stop, end);
        b.store(LLVMBuildZExt(b.raw, is_last, int, c"".as_ptr()), last);
        b.store(behind, slots.next);
        LLVMBuildZExt(b.raw, more, int, c"".as_ptr())
    }

    /// By which way a thread is to reduce: 1 within a critical section, 2 atomically, 0 not at all, since
    /// the runtime did.
    unsafe fn reduce(&self) -> LLVMValueRef {
        let b = self.b;
        let int = LLVMInt32TypeInContext(b.context);
        let (thread, team) = (self.region.thread, self.region.team);
        let number = |n| unsafe { b.int(int, n) };
        let [data, function] = [4, 5].map(|k| unsafe { self.argument(k) });
        let is_given = |v| unsafe { LLVMIsAConstantPointerNull(v).is_null() };
        let by_hand = match atomically(self.argument(0)) {
            true => number(2),
            false => number(1),
        };
        let mut way = by_hand;
        if is_given(data) && is_given(function) {
            let first = b.compare(LLVMIntEQ, thread, number(0));
            let in_tree = b.select(first, number(1), number(0));
            let many = b.compare(LLVMIntSGT, team, number(REDUCED_ATOMICALLY));
            way = b.select(many, in_tree, by_hand);
            let rest = b.compare(LLVMIntSGT, thread, number(0));
            let combines = LLVMBuildAnd(b.raw, many, rest, c"".as_ptr());
            let helper = self.combining();
            b.call(&helper, &[combines, function, data]);
        }
        let alone = b.compare(LLVMIntEQ, team, number(1));
        b.select(alone, number(1), way)
    }

    /// The function that combines what two threads have, or not.
    unsafe fn combining(&self) -> Declared {
        let b = self.b;
        let void = LLVMVoidTypeInContext(b.context);
        let bit = LLVMInt1TypeInContext(b.context);
        let pointer = LLVMPointerTypeInContext(b.context, 0);
        let helper = b.declare(REDUCE, void, &[bit, pointer, pointer], false);
        if LLVMIsDeclaration(helper.function) == 0 {
            return helper;
        }
        LLVMSetLinkage(helper.function, LLVMLinkage::LLVMInternalLinkage);
        let always = LLVMCreateEnumAttribute(b.context, attribute_kind("alwaysinline"), 0);
        LLVMAddAttributeAtIndex(helper.function, LLVMAttributeFunctionIndex, always);
        let block = |name: &CStr| unsafe {
            LLVMAppendBasicBlockInContext(b.context, helper.function, name.as_ptr())
        };
        let (entry, then) = (block(c"symprof.reducing"), block(c"symprof.combining"));
        let exit = block(c"symprof.reduced");
        let taken = params(helper.function);
        b.at_end(entry);
        b.branch(taken[0], then, exit);
        b.at_end(then);
        let mut two = [pointer, pointer];
        let ty = LLVMFunctionType(void, two.as_mut_ptr(), 2, 0);
        b.call(&Declared { ty, function: taken[1] }, &[taken[2], taken[2]]);
        b.jump(exit);
        b.at_end(exit);
        LLVMBuildRetVoid(b.raw);
        b.before(self.call);
        helper
    }
}

/// Where a loop stands whose iterations are shared out as threads ask for them.
struct Slots {
    ty: LLVMTypeRef,
    next: LLVMValueRef,
    end: LLVMValueRef,
    chunk: LLVMValueRef,
}

impl Slots {
    /// Stack slots of a region: a thread is in one such loop at a time. Of 64 bits, so that what is behind the
    /// last chunk of a loop of 32 bits is a number too.
    unsafe fn new(b: &Builder, region: &Region) -> Slots {
        let ty = LLVMInt64TypeInContext(b.context);
        let entry = LLVMGetEntryBasicBlock(region.function);
        b.before(LLVMGetBasicBlockTerminator(entry));
        let slot = |name: &CStr| unsafe { LLVMBuildAlloca(b.raw, ty, name.as_ptr()) };
        let (next, end) = (slot(c"symprof.next"), slot(c"symprof.end"));
        Slots { ty, next, end, chunk: slot(c"symprof.chunk") }
    }
}

/// What a thread gets of a loop.
struct Share {
    first: LLVMValueRef,
    end: LLVMValueRef,
    stride: LLVMValueRef,
    is_last: LLVMValueRef,
}

/// Does an `ident_t` say that atomic operations for a reduction were made?
unsafe fn atomically(ident: LLVMValueRef) -> bool {
    if LLVMIsAGlobalVariable(ident).is_null() {
        return false;
    }
    let contents = LLVMGetInitializer(ident);
    if contents.is_null() || LLVMGetNumOperands(contents) < 2 {
        return false;
    }
    let flags = LLVMGetOperand(contents, 1);
    !LLVMIsAConstantInt(flags).is_null() && LLVMConstIntGetZExtValue(flags) & ATOMIC_REDUCE != 0
}

/// Decides the comparisons that notes of shares decide: programs limit a share to the iterations, which it is
/// already. The notes go.
pub(super) unsafe fn use_notes(module: LLVMModuleRef, zero_one: [LLVMValueRef; 2]) {
    let note = LLVMGetNamedFunction(module, WITHIN.as_ptr());
    if note.is_null() {
        return;
    }
    let mut notes = Vec::new();
    let mut at = LLVMGetFirstUse(note);
    while !at.is_null() {
        notes.push(LLVMGetUser(at));
        at = LLVMGetNextUse(at);
    }
    for call in notes {
        let (number, bound) = (LLVMGetOperand(call, 0), LLVMGetOperand(call, 1));
        LLVMInstructionEraseFromParent(call);
        let mut users = Vec::new();
        let mut at = LLVMGetFirstUse(number);
        while !at.is_null() {
            users.push(LLVMGetUser(at));
            at = LLVMGetNextUse(at);
        }
        for user in users {
            let pair =
                |a, b| unsafe { LLVMGetOperand(user, 0) == a && LLVMGetOperand(user, 1) == b };
            let (forward, backward) = (pair(number, bound), pair(bound, number));
            if LLVMIsAInstruction(user).is_null() || !(forward || backward) {
                continue;
            }
            let value = match LLVMGetInstructionOpcode(user) {
                LLVMOpcode::LLVMICmp => match (LLVMGetICmpPredicate(user), forward) {
                    (LLVMIntSGT | LLVMIntUGT, true) | (LLVMIntSLT | LLVMIntULT, false) => {
                        zero_one[0]
                    }
                    (LLVMIntSLE | LLVMIntULE, true) | (LLVMIntSGE | LLVMIntUGE, false) => {
                        zero_one[1]
                    }
                    _ => continue,
                },
                LLVMOpcode::LLVMCall => match callee(user).map(|c| name_of(c)) {
                    Some(n) if n.starts_with("llvm.smin.") || n.starts_with("llvm.umin.") => number,
                    _ => continue,
                },
                _ => continue,
            };
            LLVMReplaceAllUsesWith(user, value);
            LLVMInstructionEraseFromParent(user);
        }
    }
    LLVMDeleteFunction(note);
}

/// Calls of outlined functions by the thread that comes to them, where the program asks for one thread.
pub(super) unsafe fn serial(function: LLVMValueRef, tasks: &[LLVMValueRef]) -> Vec<Launch> {
    let launch = |call| unsafe {
        let task = callee(call)?;
        let runtime = Runtime::OpenMp;
        tasks.contains(&task).then_some(Launch { call, runtime, task, is_serial: true })
    };
    instructions(function).into_iter().filter_map(launch).collect()
}
