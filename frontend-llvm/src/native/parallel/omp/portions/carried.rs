//! What a thread carries from one portion of a loop to the next: which portions it had before decides it, and so no
//! branch may look at it.
//!
//! Values of the outer loop's header and of its end, and the thread's own memory that portions write, are followed
//! through what is computed from them. Floating-point numbers decide no branch that is followed, and are left aside.

use super::super::is_runtime;
use super::forms::is_floating;
use crate::native::parallel::callee;
use crate::native::parallel::flow::Flow;
use crate::native::{insts, name_of};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMOpcode;
use rustc_hash::FxHashSet;

/// Steps from an address to the memory that it lies in.
const DEPTH: usize = 32;

/// The outer loop that asks for portions.
pub(super) struct Carried<'a> {
    pub(super) flow: &'a Flow,
    pub(super) outer: usize,
    /// the block behind the last portion
    pub(super) end: usize,
    /// stack slots that the runtime writes
    pub(super) slots: &'a [LLVMValueRef],
    /// portions are cut as the run has it: what an iteration leaves is carried too
    pub(super) by_iteration: bool,
}

impl Carried<'_> {
    /// May a branch, or a function that is called, look at what is carried?
    pub(super) unsafe fn decides(&self) -> bool {
        let mut seen: FxHashSet<LLVMValueRef> = FxHashSet::default();
        let mut work = self.carried_values();
        let Some(memory) = self.written_memory() else { return true };
        let mut tainted: FxHashSet<LLVMValueRef> = FxHashSet::default();
        for base in memory {
            tainted.insert(base);
            work.extend(self.loads_of(base));
        }
        while let Some(value) = work.pop() {
            if is_floating(value) || !seen.insert(value) {
                continue;
            }
            let mut at = LLVMGetFirstUse(value);
            while !at.is_null() {
                let user = LLVMGetUser(at);
                at = LLVMGetNextUse(at);
                if LLVMIsAInstruction(user).is_null() || self.flow.block_of(user).is_none() {
                    continue;
                }
                use LLVMOpcode::*;
                match LLVMGetInstructionOpcode(user) {
                    LLVMRet => {}
                    LLVMStore => {
                        let base = base_of(LLVMGetOperand(user, 1));
                        let is_value = LLVMGetOperand(user, 0) == value;
                        if let Some(base) = base.filter(|_| is_value) {
                            if !self.slots.contains(&base) && tainted.insert(base) {
                                work.extend(self.loads_of(base));
                            }
                        }
                    }
                    LLVMCall if is_ours(user) => {
                        if !is_intrinsic(user) {
                            continue;
                        }
                        work.push(user);
                    }
                    LLVMBr | LLVMSwitch | LLVMIndirectBr | LLVMCall | LLVMInvoke | LLVMCallBr => {
                        return true;
                    }
                    _ => work.push(user),
                }
            }
        }
        false
    }

    fn has(&self, block: usize) -> bool {
        self.flow.is_in(block, self.outer)
    }

    /// The merges at the loop's header and at its end that do not merge one value.
    unsafe fn carried_values(&self) -> Vec<LLVMValueRef> {
        let mut found = Vec::new();
        for block in [self.flow.loops[self.outer].header, self.end] {
            for phi in insts(self.flow.blocks[block]) {
                if LLVMIsAPHINode(phi).is_null() {
                    break;
                }
                let first = LLVMGetIncomingValue(phi, 0);
                let other = |k| unsafe { LLVMGetIncomingValue(phi, k) != first };
                if (1..LLVMCountIncoming(phi)).any(other) {
                    found.push(phi);
                }
            }
        }
        found
    }

    /// The thread's own memory that portions write. None if functions that are called may look at it, or if memory of
    /// others is written once for each portion.
    unsafe fn written_memory(&self) -> Option<FxHashSet<LLVMValueRef>> {
        let mut found = FxHashSet::default();
        let blocks = self.flow.order.iter().copied().filter(|&b| self.has(b));
        let mut calls_others = false;
        for block in blocks {
            let once_for_each = self.flow.innermost(block) == Some(self.outer);
            for inst in insts(self.flow.blocks[block]) {
                use LLVMOpcode::*;
                match LLVMGetInstructionOpcode(inst) {
                    LLVMStore => match base_of(LLVMGetOperand(inst, 1)) {
                        Some(base) if !self.slots.contains(&base) => {
                            found.insert(base);
                        }
                        Some(_) => {}
                        None if once_for_each => {
                            let value = LLVMGetOperand(inst, 0);
                            if !is_floating(value) {
                                return None;
                            }
                        }
                        None => {}
                    },
                    LLVMCall if is_ours(inst) => {
                        if !is_intrinsic(inst) {
                            continue;
                        }
                        let writes = name_of(callee(inst)?).starts_with("llvm.mem");
                        if writes {
                            found.extend(base_of(LLVMGetOperand(inst, 0)));
                        }
                    }
                    LLVMCall | LLVMInvoke | LLVMCallBr => calls_others = true,
                    _ => {}
                }
            }
        }
        (!calls_others || !self.has_escaped()).then_some(found)
    }

    /// May a function that is called reach the thread's own memory?
    unsafe fn has_escaped(&self) -> bool {
        self.flow.order.iter().any(|&b| unsafe {
            insts(self.flow.blocks[b]).into_iter().any(|inst| {
                let own = |v| base_of(v).is_some_and(|base| !self.slots.contains(&base));
                match LLVMGetInstructionOpcode(inst) {
                    LLVMOpcode::LLVMStore => {
                        let value = LLVMGetOperand(inst, 0);
                        let to_others = base_of(LLVMGetOperand(inst, 1)).is_none();
                        is_pointer(value) && own(value) && to_others
                    }
                    LLVMOpcode::LLVMCall | LLVMOpcode::LLVMInvoke if !is_ours(inst) => {
                        let count = LLVMGetNumArgOperands(inst);
                        (0..count).any(|k| {
                            let v = LLVMGetOperand(inst, k);
                            is_pointer(v) && own(v)
                        })
                    }
                    _ => false,
                }
            })
        })
    }

    /// What is loaded from memory of the thread's own, but for what the same portion, or iteration, stored before.
    unsafe fn loads_of(&self, base: LLVMValueRef) -> Vec<LLVMValueRef> {
        let mut loads = Vec::new();
        let mut stores = Vec::new();
        for &block in &self.flow.order {
            for inst in insts(self.flow.blocks[block]) {
                match LLVMGetInstructionOpcode(inst) {
                    LLVMOpcode::LLVMLoad if base_of(LLVMGetOperand(inst, 0)) == Some(base) => {
                        loads.push((block, inst));
                    }
                    LLVMOpcode::LLVMStore if base_of(LLVMGetOperand(inst, 1)) == Some(base) => {
                        stores.push((block, inst));
                    }
                    _ => {}
                }
            }
        }
        loads.retain(|&(block, load)| {
            let is_before = |&(at, store): &(usize, LLVMValueRef)| unsafe {
                let same_place = LLVMGetOperand(store, 1) == LLVMGetOperand(load, 0)
                    && LLVMTypeOf(LLVMGetOperand(store, 0)) == LLVMTypeOf(load);
                let same_part = !self.by_iteration
                    || self.flow.child(self.outer, at) == self.flow.child(self.outer, block)
                        && self.flow.child(self.outer, at).is_some();
                let first = match at == block {
                    true => comes_first(store, load),
                    false => self.flow.dominates(at, block),
                };
                same_place && same_part && first && self.has(at) && self.has(block)
            };
            !stores.iter().any(is_before)
        });
        loads.into_iter().map(|l| l.1).collect()
    }
}

unsafe fn is_pointer(value: LLVMValueRef) -> bool {
    LLVMGetTypeKind(LLVMTypeOf(value)) == llvm_sys::LLVMTypeKind::LLVMPointerTypeKind
}

unsafe fn comes_first(first: LLVMValueRef, second: LLVMValueRef) -> bool {
    let mut at = LLVMGetNextInstruction(first);
    while !at.is_null() {
        if at == second {
            return true;
        }
        at = LLVMGetNextInstruction(at);
    }
    false
}

/// Is it a call of an intrinsic, of the runtime, or of what stands for it?
unsafe fn is_ours(call: LLVMValueRef) -> bool {
    callee(call).is_some_and(|c| {
        let name = unsafe { name_of(c) };
        let starts_some = name == "__kmpc_fork_call";
        name.starts_with("llvm.")
            || name.starts_with("symprof.")
            || is_runtime(&name) && !starts_some
    })
}

unsafe fn is_intrinsic(call: LLVMValueRef) -> bool {
    callee(call).is_some_and(|c| unsafe { name_of(c) }.starts_with("llvm."))
}

/// The memory of the thread's own that an address lies in: a stack slot, or what a call gave.
unsafe fn base_of(mut address: LLVMValueRef) -> Option<LLVMValueRef> {
    for _ in 0..DEPTH {
        if LLVMIsAInstruction(address).is_null() {
            return None;
        }
        use LLVMOpcode::*;
        match LLVMGetInstructionOpcode(address) {
            LLVMAlloca | LLVMCall | LLVMInvoke => return Some(address),
            LLVMGetElementPtr | LLVMBitCast | LLVMAddrSpaceCast | LLVMFreeze => {
                address = LLVMGetOperand(address, 0);
            }
            LLVMSelect => address = LLVMGetOperand(address, 1),
            LLVMPHI => {
                let own = (0..LLVMCountIncoming(address))
                    .map(|k| unsafe { LLVMGetIncomingValue(address, k) })
                    .find(|&v| unsafe { !LLVMIsAAllocaInst(v).is_null() });
                return own;
            }
            _ => return None,
        }
    }
    None
}
