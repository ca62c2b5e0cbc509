//! What a thread found: results that may be other for each thread although it did not ask who it is.
//!
//! Threads that take turns, by atomic accesses, in critical sections, by locks, or within a function that is not known,
//! find what the others left: the next ticket, the next part of a pool. Counts that are decided by that are data
//! anyway; but memory which such a result leads to may be of the thread's own.
//!
//! Source: the mutual exclusion constructs of the OpenMP API 5.2, section 15 (`critical`, `atomic`, `ordered`, locks).

use super::{is_atomic, is_runtime, synchronizes, synchronizes_unseen};
use crate::native::parallel::flow::Flow;
use crate::native::parallel::{callee, instructions, is_call, reached, runs, waits_inside};
use crate::native::{insts, name_of};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMTypeKind;
use rustc_hash::FxHashSet;

/// How a thread may exclude others: in how many sections that the runtime guards, within one another,
const GUARDED: u8 = 0b0111;
/// and by locks of the program, which are held until all threads meet, for all that is known.
const LOCKED: u8 = 0b1000;

/// The exclusion behind an instruction by that before it. From as many sections as are told apart, none leads out.
unsafe fn held_behind(held: u8, inst: LLVMValueRef) -> u8 {
    let (guarded, locked) = (held & GUARDED, held & LOCKED);
    let Some(name) = callee(inst).map(|c| name_of(c)).filter(|n| is_runtime(n)) else {
        return if may_lock(inst) { held | LOCKED } else { held };
    };
    let sections = ["critical", "ordered", "reduce"];
    let is = |prefix: &str| {
        let rest = name.strip_prefix(prefix);
        rest.is_some_and(|r| sections.iter().any(|s| r.starts_with(s)))
    };
    match () {
        () if name == "__kmpc_barrier" => 0,
        () if is("__kmpc_end_") && guarded < GUARDED => guarded.saturating_sub(1) | locked,
        () if is("__kmpc_") => (guarded + 1).min(GUARDED) | locked,
        () => held,
    }
}

/// May the program exclude others by an instruction, be it within what it calls? Sections that the runtime guards end
/// in the function that they begin in.
unsafe fn may_lock(inst: LLVMValueRef) -> bool {
    match runs(inst).filter(|&f| unsafe { LLVMIsDeclaration(f) } == 0) {
        Some(body) => {
            let reached = reached(vec![body]);
            let mut all = reached.into_iter().flat_map(|f| unsafe { instructions(f) });
            all.any(|i| unsafe { is_atomic(i) || synchronizes_unseen(i) })
        }
        None => synchronizes(inst) || waits_inside(inst),
    }
}

/// Either exclusion: as many sections as there may be.
fn either(a: u8, b: u8) -> u8 {
    (a & GUARDED).max(b & GUARDED) | (a | b) & LOCKED
}

/// The instructions of a function whose results a thread may have found.
pub(super) unsafe fn found(flow: &Flow) -> FxHashSet<LLVMValueRef> {
    let mut found = FxHashSet::default();
    let mut entered = vec![0; flow.blocks.len()];
    let mut work: Vec<usize> = flow.order.clone();
    work.reverse();
    while let Some(block) = work.pop() {
        let mut held: u8 = entered[block];
        for inst in insts(flow.blocks[block]) {
            if is_found(inst) || held != 0 && reads(inst) {
                found.insert(inst);
            }
            held = held_behind(held, inst);
        }
        for edge in &flow.edges[block] {
            let known = entered[edge.to];
            if either(known, held) != known {
                entered[edge.to] = either(known, held);
                work.push(edge.to);
            }
        }
    }
    found
}

/// May an instruction read from memory, be it within what it calls?
unsafe fn reads(inst: LLVMValueRef) -> bool {
    let is_asked = |f: LLVMValueRef| unsafe { is_runtime(&name_of(f)) };
    !LLVMIsALoadInst(inst).is_null() || is_call(inst) && !runs(inst).is_some_and(is_asked)
}

/// Is the result one of an atomic access, or of a function that may have found it?
unsafe fn is_found(inst: LLVMValueRef) -> bool {
    if is_atomic(inst) || answers(inst) || measures(inst) || waits_inside(inst) {
        return true;
    }
    let body = runs(inst).filter(|&f| unsafe { LLVMIsDeclaration(f) } == 0);
    body.is_some_and(|f| unsafe {
        let mut all = reached(vec![f]).into_iter().flat_map(|f| instructions(f));
        all.any(|i| is_atomic(i) || answers(i) || measures(i))
    })
}

/// Does a function that is not known answer with a floating-point number, which an index may be made of?
unsafe fn measures(call: LLVMValueRef) -> bool {
    runs(call).is_some_and(|f| unsafe {
        let name = name_of(f);
        let is_known = name.starts_with("llvm.")
            || is_runtime(&name)
            || symprof_core::known::lookup(&name).is_some();
        name == "omp_get_wtime"
            || LLVMIsDeclaration(f) != 0 && !is_known && super::forms::is_floating(call)
    })
}

/// Does an intrinsic answer with what each thread has of its own: its stack, its registers, its time?
fn is_of_the_thread(name: &str) -> bool {
    const ALL: [&str; 11] = [
        "addressofreturnaddress",
        "frameaddress",
        "get.dynamic.area.offset",
        "localaddress",
        "read_register",
        "read_volatile_register",
        "readcyclecounter",
        "readsteadycounter",
        "sponentry",
        "stacksave",
        "thread.pointer",
    ];
    let family = name.strip_prefix("llvm.").unwrap_or_default();
    ALL.iter().any(|n| family.strip_prefix(n).is_some_and(|r| r.is_empty() || r.starts_with('.')))
}

/// Does a function that is not known answer with anything but a floating-point number?
pub(super) unsafe fn answers(call: LLVMValueRef) -> bool {
    runs(call).is_some_and(|f| unsafe {
        let name = name_of(f);
        let kind = LLVMGetTypeKind(LLVMTypeOf(call));
        let is_data = kind == LLVMTypeKind::LLVMVoidTypeKind || super::forms::is_floating(call);
        let is_known = name.starts_with("llvm.") || is_runtime(&name);
        is_of_the_thread(&name) || LLVMIsDeclaration(f) != 0 && !is_known && !is_data
    })
}
