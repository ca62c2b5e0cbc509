//! Before LLVM promotes stack slots. What keeps it from slots that it could promote: addresses that pass through
//! aggregates, and slots that are made in loops; both are what lowered descriptors of memory consist of. What it
//! would decide is in `contents`.
//!
//! Sound as the rest of `native`: an instruction is erased when it has no use left, and moved only to a
//! place that dominates all of its uses.

use super::contents::{self, Kept};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::{LLVMOpcode, LLVMTypeKind};

/// Insertions behind each other that are followed, and geps of geps.
const CHAIN: usize = 256;
/// Slots of more values are left as they are.
const MOST: u64 = 1 << 20;

/// Prepares all functions for promotion. Control flow stays as it is. The slots that promotion must leave alone are
/// to be released after it.
pub(super) unsafe fn prepare(module: LLVMModuleRef) -> Option<Kept> {
    let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
    for function in super::bodies(module) {
        forward_parts(function);
        for slot in private_slots(function) {
            one_array(slot, builder);
        }
    }
    let kept = contents::is_asked_for(module).then(|| unsafe { contents::give(module, builder) });
    for function in super::bodies(module) {
        for slot in private_slots(function) {
            hoist(slot, builder);
        }
    }
    LLVMDisposeBuilder(builder);
    kept
}

/// Slots of a known size that are only loaded from and stored to.
unsafe fn private_slots(function: LLVMValueRef) -> Vec<LLVMValueRef> {
    let slot = |&i: &LLVMValueRef| unsafe {
        is(i, LLVMOpcode::LLVMAlloca)
            && !LLVMIsAConstantInt(LLVMGetOperand(i, 0)).is_null()
            && is_private(i)
    };
    instructions(function).into_iter().filter(slot).collect()
}

pub(super) unsafe fn instructions(function: LLVMValueRef) -> Vec<LLVMValueRef> {
    super::blocks(function).into_iter().flat_map(|b| unsafe { super::insts(b) }).collect()
}

pub(super) unsafe fn is(value: LLVMValueRef, opcode: LLVMOpcode) -> bool {
    !LLVMIsAInstruction(value).is_null() && LLVMGetInstructionOpcode(value) == opcode
}

/// The indices of an `insertvalue` or `extractvalue`.
unsafe fn indices(inst: LLVMValueRef) -> Vec<u32> {
    let count = LLVMGetNumIndices(inst) as usize;
    std::slice::from_raw_parts(LLVMGetIndices(inst), count).to_vec()
}

/// Replaces what is extracted of an aggregate by what was inserted there, and erases the extractions and
/// the insertions that have no use any more.
unsafe fn forward_parts(function: LLVMValueRef) {
    let parts: Vec<LLVMValueRef> = instructions(function)
        .into_iter()
        .filter(|&i| unsafe {
            is(i, LLVMOpcode::LLVMExtractValue) || is(i, LLVMOpcode::LLVMInsertValue)
        })
        .collect();
    let mut done: Vec<LLVMValueRef> = Vec::new();
    for inst in parts {
        if LLVMGetFirstUse(inst).is_null() {
            continue; // it had no use before
        }
        if is(inst, LLVMOpcode::LLVMInsertValue) {
            done.push(inst);
            continue;
        }
        // In code that is never reached a value may be made of itself.
        if let Some(part) = inserted(inst).filter(|&p| p != inst) {
            LLVMReplaceAllUsesWith(inst, part);
            done.push(inst);
        }
    }
    // Uses come after definitions but for cycles, which keep their values.
    for &inst in done.iter().rev() {
        if LLVMGetFirstUse(inst).is_null() {
            LLVMInstructionEraseFromParent(inst);
        }
    }
}

/// The value that was inserted where an `extractvalue` looks.
unsafe fn inserted(extract: LLVMValueRef) -> Option<LLVMValueRef> {
    let mut wanted = indices(extract);
    let mut at = LLVMGetOperand(extract, 0);
    for _ in 0..CHAIN {
        if wanted.is_empty() {
            return Some(at);
        }
        if !is(at, LLVMOpcode::LLVMInsertValue) {
            return None;
        }
        let place = indices(at);
        if wanted.starts_with(&place) {
            wanted.drain(..place.len());
            at = LLVMGetOperand(at, 1);
        } else if place.starts_with(&wanted) {
            return None;
        } else {
            at = LLVMGetOperand(at, 0);
        }
    }
    None
}

/// A slot of several values as a slot of one array, which promotion looks into.
unsafe fn one_array(slot: LLVMValueRef, builder: LLVMBuilderRef) {
    let count = LLVMGetOperand(slot, 0);
    if LLVMGetIntTypeWidth(LLVMTypeOf(count)) > 64 {
        return;
    }
    let count = LLVMConstIntGetZExtValue(count);
    let element = LLVMGetAllocatedType(slot);
    if count <= 1 || count > MOST || LLVMGetTypeKind(element) == LLVMTypeKind::LLVMTargetExtTypeKind
    {
        return;
    }
    LLVMPositionBuilderBefore(builder, slot);
    let array = LLVMBuildAlloca(builder, LLVMArrayType2(element, count), c"".as_ptr());
    if LLVMTypeOf(array) != LLVMTypeOf(slot) {
        // an address space that is not the default one of slots
        LLVMInstructionEraseFromParent(array);
        return;
    }
    LLVMSetAlignment(array, LLVMGetAlignment(slot));
    LLVMReplaceAllUsesWith(slot, array);
    let name = super::name_of(slot);
    LLVMInstructionEraseFromParent(slot);
    super::set_name(array, &name);
}

/// Moves a slot into the entry, where promotion looks for them. Nothing but loads and stores through it
/// could tell, and a slot that is made anew has contents that are not defined.
unsafe fn hoist(slot: LLVMValueRef, builder: LLVMBuilderRef) {
    let block = LLVMGetInstructionParent(slot);
    let entry = LLVMGetEntryBasicBlock(LLVMGetBasicBlockParent(block));
    if block == entry {
        return;
    }
    let name = super::name_of(slot);
    LLVMInstructionRemoveFromParent(slot);
    LLVMPositionBuilderBefore(builder, LLVMGetFirstInstruction(entry));
    // The builder sets a name of its own.
    LLVMInsertIntoBuilder(builder, slot);
    super::set_name(slot, &name);
}

/// Is a slot only loaded from and stored to?
unsafe fn is_private(slot: LLVMValueRef) -> bool {
    let mut work = vec![slot];
    let mut seen = 0;
    while let Some(address) = work.pop() {
        seen += 1;
        if seen > CHAIN {
            return false;
        }
        let mut at = LLVMGetFirstUse(address);
        while !at.is_null() {
            let user = LLVMGetUser(at);
            at = LLVMGetNextUse(at);
            let scalar = LLVMGetTypeKind(LLVMTypeOf(user)) == LLVMTypeKind::LLVMPointerTypeKind;
            if is(user, LLVMOpcode::LLVMLoad) {
                continue;
            }
            if is(user, LLVMOpcode::LLVMStore) && LLVMGetOperand(user, 0) != address {
                continue;
            }
            if is(user, LLVMOpcode::LLVMGetElementPtr) && scalar {
                work.push(user);
                continue;
            }
            return false;
        }
    }
    true
}
