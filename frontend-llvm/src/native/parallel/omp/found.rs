//! What a thread found: results that may be other for each thread although it did not ask who it is.
//!
//! Threads that take turns, by atomic accesses, in critical sections, by locks, or within a function that is not known,
//! find what the others left: the next ticket, the next part of a pool. Counts that are decided by that are data
//! anyway; but memory which such a result leads to may be of the thread's own.
//!
//! Source: the mutual exclusion constructs of the OpenMP API 5.2, section 15 (`critical`, `atomic`, `ordered`, locks).

use super::{is_atomic, is_runtime, synchronizes};
use crate::native::parallel::flow::Flow;
use crate::native::parallel::{callee, instructions, reached, runs, waits_inside};
use crate::native::{insts, name_of};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMTypeKind;
use rustc_hash::FxHashSet;

/// A thread may exclude others: in sections that the runtime guards, which end where they say so,
const GUARDED: u8 = 1;
/// and by locks of the program, which are held until all threads meet, for all that is known.
const LOCKED: u8 = 2;

/// The instructions of a function whose results a thread may have found.
pub(super) unsafe fn found(flow: &Flow) -> FxHashSet<LLVMValueRef> {
    let mut found = FxHashSet::default();
    let mut entered = vec![0; flow.blocks.len()];
    let mut work: Vec<usize> = flow.order.clone();
    work.reverse();
    while let Some(block) = work.pop() {
        let mut held: u8 = entered[block];
        for inst in insts(flow.blocks[block]) {
            if is_found(inst) || held != 0 && !LLVMIsALoadInst(inst).is_null() {
                found.insert(inst);
            }
            held = held & !ended_by(inst) | started_by(inst);
        }
        for edge in &flow.edges[block] {
            if entered[edge.to] | held != entered[edge.to] {
                entered[edge.to] |= held;
                work.push(edge.to);
            }
        }
    }
    found
}

/// Is the result one of an atomic access, or of a function that may have found it?
unsafe fn is_found(inst: LLVMValueRef) -> bool {
    if is_atomic(inst) || answers(inst) || waits_inside(inst) {
        return true;
    }
    let body = runs(inst).filter(|&f| unsafe { LLVMIsDeclaration(f) } == 0);
    body.is_some_and(|f| unsafe {
        let mut all = reached(vec![f]).into_iter().flat_map(|f| instructions(f));
        all.any(|i| is_atomic(i) || answers(i))
    })
}

/// Does a function that is not known answer with anything but a floating-point number?
pub(super) unsafe fn answers(call: LLVMValueRef) -> bool {
    runs(call).is_some_and(|f| unsafe {
        let name = name_of(f);
        let kind = LLVMGetTypeKind(LLVMTypeOf(call));
        let is_data = kind == LLVMTypeKind::LLVMVoidTypeKind || super::forms::is_floating(call);
        let is_known = name.starts_with("llvm.") || is_runtime(&name);
        LLVMIsDeclaration(f) != 0 && !is_known && !is_data
    })
}

/// Which exclusion of others may begin with an instruction?
unsafe fn started_by(inst: LLVMValueRef) -> u8 {
    let Some(name) = callee(inst).map(|c| name_of(c)).filter(|n| is_runtime(n)) else {
        return if synchronizes(inst) || waits_inside(inst) { LOCKED } else { 0 };
    };
    let guards = ["__kmpc_critical", "__kmpc_ordered", "__kmpc_reduce"];
    if guards.iter().any(|g| name.starts_with(g)) {
        GUARDED
    } else {
        0
    }
}

/// Which exclusion of others ends with an instruction?
unsafe fn ended_by(inst: LLVMValueRef) -> u8 {
    match callee(inst).map(|c| name_of(c)).unwrap_or_default().as_str() {
        "__kmpc_barrier" => GUARDED | LOCKED,
        n if n.starts_with("__kmpc_end_") => GUARDED,
        _ => 0,
    }
}
