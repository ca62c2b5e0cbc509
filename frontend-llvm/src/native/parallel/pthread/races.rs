//! Threads that are seen to race: a place in memory with a name is written to by one while another one, or the function
//! that creates them, reads it or writes to it. Such programs have no meaning; that no count is claimed of them
//! holds the assumption of no data races to what cannot be seen.
//!
//! A place has a name where its address is that of a variable, a stack slot or a parameter, and a constant distance;
//! of others it is not known whether they are the same.

use super::joins::Runs;
use super::{arguments, Created};
use crate::native::constants::has_fixed_size;
use crate::native::parallel::flow::Flow;
use crate::native::parallel::{callee, instructions, params, reached};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::target::{
    LLVMABISizeOfType, LLVMOffsetOfElement, LLVMStoreSizeOfType, LLVMTargetDataRef,
};
use llvm_sys::{LLVMOpcode, LLVMTypeKind};
use rustc_hash::{FxHashMap, FxHashSet};

/// Accesses of a function and its threads, and pairs of them, that are looked at.
const MOST: usize = 100_000;
/// Displacements behind each other that are followed.
const CHAIN: usize = 16;

/// An access to memory with a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Access {
    root: LLVMValueRef,
    from: i64,
    to: i64,
    writes: bool,
}

impl Access {
    fn races(&self, other: &Access) -> bool {
        (self.writes || other.writes) && self.from < other.to && other.from < self.to
    }
}

/// Who accesses memory: the thread of a call, or the function that creates it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Party {
    Thread(usize),
    Instruction(LLVMValueRef),
}

/// Is no race of these threads, and the function that creates them, seen?
pub(super) unsafe fn are_absent(
    flow: &Flow,
    threads: &[Created],
    runs: &Runs,
    layout: LLVMTargetDataRef,
) -> bool {
    let mut by_root: FxHashMap<LLVMValueRef, Vec<(Party, Access)>> = FxHashMap::default();
    let mut count = 0;
    let mut add = |party, found: FxHashSet<Access>| {
        count += found.len();
        for access in found {
            by_root.entry(access.root).or_default().push((party, access));
        }
        count <= MOST
    };
    for (k, thread) in threads.iter().enumerate() {
        if !add(Party::Thread(k), of_thread(flow, thread, layout)) {
            return false;
        }
    }
    for &inst in runs.meanwhile.keys() {
        let mut found = FxHashSet::default();
        found.extend(access(inst, layout).filter(|a| unsafe { is_one(flow, a.root) }));
        if let Some(f) = callee(inst).filter(|&f| LLVMIsDeclaration(f) == 0) {
            found.extend(of_functions(vec![f], layout));
        }
        if !add(Party::Instruction(inst), found) {
            return false;
        }
    }
    let mut pairs = 0;
    for all in by_root.values().filter(|all| all.iter().any(|a| a.1.writes)) {
        // the threads come first
        let threads_alone = |a: &&(Party, Access)| matches!(a.0, Party::Thread(_));
        for (k, (party, access)) in all.iter().take_while(threads_alone).enumerate() {
            for (other, another) in &all[k..] {
                pairs += 1;
                if pairs > 10 * MOST {
                    return false;
                }
                if access.races(another) && at_once(threads, runs, *party, *other) {
                    return false;
                }
            }
        }
    }
    true
}

/// May both run at once?
fn at_once(threads: &[Created], runs: &Runs, a: Party, b: Party) -> bool {
    let place = |k: usize| {
        let call: &LLVMValueRef = &threads[k].call;
        runs.places.iter().find(|p| p.creates.contains(call))
    };
    match (a, b) {
        (Party::Instruction(_), Party::Instruction(_)) => false,
        (Party::Thread(k), Party::Instruction(i)) | (Party::Instruction(i), Party::Thread(k)) => {
            place(k).is_none_or(|p| p.meanwhile.contains(&i) && !p.creates.contains(&i))
        }
        (Party::Thread(k), Party::Thread(l)) => {
            let (Some(one), Some(other)) = (place(k), place(l)) else { return true };
            match std::ptr::eq(one, other) {
                true => one.several,
                false => {
                    one.meanwhile.contains(&threads[l].call)
                        || other.meanwhile.contains(&threads[k].call)
                }
            }
        }
    }
}

/// Is it one place in a whole execution of the function? What a loop makes is another one each time.
unsafe fn is_one(flow: &Flow, root: LLVMValueRef) -> bool {
    LLVMIsAInstruction(root).is_null()
        || flow.block_of(root).is_some_and(|b| flow.innermost(b).is_none())
}

/// What a thread accesses: variables, and what it is given.
unsafe fn of_thread(flow: &Flow, thread: &Created, layout: LLVMTargetDataRef) -> FxHashSet<Access> {
    let mut found = of_functions(vec![thread.task], layout);
    let given = named(arguments(thread.call)[3], layout);
    let Some((root, at)) = given.filter(|g| unsafe { is_one(flow, g.0) }) else { return found };
    let taken = params(thread.task);
    for inst in instructions(thread.task) {
        if let Some(access) = access(inst, layout).filter(|a| taken.contains(&a.root)) {
            let from = access.from.saturating_add(at);
            let to = access.to.saturating_add(at);
            found.insert(Access { root, from, to, writes: access.writes });
        }
    }
    found
}

/// The variables that functions access, with all that they call.
unsafe fn of_functions(
    functions: Vec<LLVMValueRef>,
    layout: LLVMTargetDataRef,
) -> FxHashSet<Access> {
    let all = reached(functions).into_iter().flat_map(|f| unsafe { instructions(f) });
    all.filter_map(|i| unsafe { access(i, layout) })
        .filter(|a| unsafe { !LLVMIsAGlobalVariable(a.root).is_null() })
        .collect()
}

/// What an instruction accesses, if it has a name. Of what is moved, the start is looked at.
unsafe fn access(inst: LLVMValueRef, layout: LLVMTargetDataRef) -> Option<Access> {
    let (address, ty, writes) = match LLVMGetInstructionOpcode(inst) {
        LLVMOpcode::LLVMLoad => (LLVMGetOperand(inst, 0), LLVMTypeOf(inst), false),
        LLVMOpcode::LLVMStore => {
            (LLVMGetOperand(inst, 1), LLVMTypeOf(LLVMGetOperand(inst, 0)), true)
        }
        _ => return None,
    };
    let (root, from) = named(address, layout)?;
    let size = match has_fixed_size(ty) {
        true => i64::try_from(LLVMStoreSizeOfType(layout, ty)).ok()?,
        false => 1,
    };
    Some(Access { root, from, to: from.checked_add(size)?, writes })
}

/// The name of an address: what it is a constant distance behind.
unsafe fn named(
    mut pointer: LLVMValueRef,
    layout: LLVMTargetDataRef,
) -> Option<(LLVMValueRef, i64)> {
    let mut at: i64 = 0;
    for _ in 0..CHAIN {
        let is_gep = !LLVMIsAGetElementPtrInst(pointer).is_null()
            || !LLVMIsAConstantExpr(pointer).is_null()
                && LLVMGetConstOpcode(pointer) == LLVMOpcode::LLVMGetElementPtr;
        if !is_gep {
            break;
        }
        at = at.checked_add(distance(pointer, layout)?)?;
        pointer = LLVMGetOperand(pointer, 0);
    }
    let known = !LLVMIsAGlobalVariable(pointer).is_null()
        || !LLVMIsAAllocaInst(pointer).is_null()
        || !LLVMIsAArgument(pointer).is_null()
        || !LLVMIsACallInst(pointer).is_null();
    known.then_some((pointer, at))
}

/// How many bytes a gep adds, if they are constant.
unsafe fn distance(gep: LLVMValueRef, layout: LLVMTargetDataRef) -> Option<i64> {
    let mut at: i64 = 0;
    let mut ty = LLVMGetGEPSourceElementType(gep);
    let count = LLVMGetNumOperands(gep).max(1) as u32;
    for k in 1..count {
        let operand = LLVMGetOperand(gep, k);
        let narrow = !LLVMIsAConstantInt(operand).is_null()
            && LLVMGetIntTypeWidth(LLVMTypeOf(operand)) <= 64;
        let index = narrow.then(|| LLVMConstIntGetSExtValue(operand))?;
        if k > 1 {
            match LLVMGetTypeKind(ty) {
                LLVMTypeKind::LLVMStructTypeKind if !has_fixed_size(ty) => return None,
                LLVMTypeKind::LLVMStructTypeKind => {
                    let field = u32::try_from(index).ok()?;
                    at = at.checked_add(LLVMOffsetOfElement(layout, ty, field).try_into().ok()?)?;
                    ty = LLVMStructGetTypeAtIndex(ty, field);
                    continue;
                }
                LLVMTypeKind::LLVMArrayTypeKind => ty = LLVMGetElementType(ty),
                _ => return None,
            }
        }
        if !has_fixed_size(ty) {
            return None;
        }
        let size = i64::try_from(LLVMABISizeOfType(layout, ty)).ok()?;
        at = at.checked_add(index.checked_mul(size)?)?;
    }
    Some(at)
}
