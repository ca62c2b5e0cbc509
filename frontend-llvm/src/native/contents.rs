//! What stack slots hold where nothing was written yet, before LLVM promotes them: promotion may take any value for
//! it, and where that is frozen, here or in a function that it gets to, the count is not that of the program as it
//! stands. In a module that freezes something, slots hold frozen poison first (LangRef, "'freeze' Instruction"): a
//! value that no two readers see differently and that nobody knows. What is too large for that stays in memory.
//!
//! Sound as the rest of `native`: instructions are only added, and those that keep slots in memory erased again.

use super::promotable::{instructions, is};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::target::*;
use llvm_sys::{LLVMAttributeFunctionIndex, LLVMOpcode, LLVMTypeKind};
use std::ffi::CStr;

/// Slots of more numbers and pointers are not given contents.
const MOST: usize = 64;
/// Constants of more parts are taken to have one that is not defined.
const PARTS: usize = 4096;

/// The slots of a module that promotion leaves alone, by functions that take their addresses and do nothing.
pub(super) struct Kept {
    takers: Vec<LLVMValueRef>,
}

impl Kept {
    /// Erases what keeps the slots.
    pub(super) unsafe fn release(self) {
        for taker in self.takers {
            loop {
                let at = LLVMGetFirstUse(taker);
                if at.is_null() {
                    break;
                }
                LLVMInstructionEraseFromParent(LLVMGetUser(at));
            }
            LLVMDeleteFunction(taker);
        }
    }

    /// Keeps a slot in memory.
    unsafe fn keep(&mut self, slot: LLVMValueRef, module: LLVMModuleRef, builder: LLVMBuilderRef) {
        let mut address = LLVMTypeOf(slot);
        let of = |&f: &LLVMValueRef| LLVMTypeOf(LLVMGetParam(f, 0)) == address;
        let known = self.takers.iter().copied().find(of);
        let taker = known.unwrap_or_else(|| {
            let context = LLVMGetModuleContext(module);
            let ty = LLVMFunctionType(LLVMVoidTypeInContext(context), &mut address, 1, 0);
            let taker = LLVMAddFunction(module, c"symprof.kept".as_ptr(), ty);
            for name in QUIET {
                let kind = LLVMGetEnumAttributeKindForName(name.as_ptr(), name.count_bytes());
                // of `memory`, 0 says none
                let attribute = LLVMCreateEnumAttribute(context, kind, 0);
                LLVMAddAttributeAtIndex(taker, LLVMAttributeFunctionIndex, attribute);
            }
            self.takers.push(taker);
            taker
        });
        let mut address = slot;
        LLVMPositionBuilderBefore(builder, LLVMGetNextInstruction(slot));
        let ty = LLVMGlobalGetValueType(taker);
        LLVMBuildCall2(builder, ty, taker, &mut address, 1, c"".as_ptr());
    }
}

/// What a call is that does nothing, so that nothing is found of its caller that was not there before.
const QUIET: [&CStr; 7] =
    [c"memory", c"nounwind", c"willreturn", c"nosync", c"nofree", c"norecurse", c"nocallback"];

/// Does the module freeze something?
pub(super) unsafe fn is_asked_for(module: LLVMModuleRef) -> bool {
    let freezes =
        |f| unsafe { instructions(f) }.iter().any(|&i| unsafe { is(i, LLVMOpcode::LLVMFreeze) });
    super::bodies(module).into_iter().any(freezes)
}

/// Stores a value of which nothing is known wherever a slot's contents are not defined any more: where it is made,
/// where its lifetime starts again or ends, and where what is stored is not defined.
pub(super) unsafe fn give(module: LLVMModuleRef, builder: LLVMBuilderRef) -> Kept {
    let layout = LLVMGetModuleDataLayout(module);
    let mut kept = Kept { takers: Vec::new() };
    for function in super::bodies(module) {
        let mut large: Vec<LLVMValueRef> = Vec::new();
        for inst in instructions(function) {
            if is(inst, LLVMOpcode::LLVMStore) && has_undefined(LLVMGetOperand(inst, 0)) {
                freeze_operand(inst, 0, builder);
                continue;
            }
            if is(inst, LLVMOpcode::LLVMAlloca) {
                match parts(inst, layout) {
                    Some(parts) => {
                        LLVMPositionBuilderBefore(builder, LLVMGetNextInstruction(inst));
                        store_unknown(inst, &parts, builder);
                    }
                    None => large.push(inst),
                }
                continue;
            }
            let Some(intrinsic) = intrinsic(inst) else { continue };
            if intrinsic.starts_with("llvm.memset.") && has_undefined(LLVMGetOperand(inst, 1)) {
                // its bytes may differ
                freeze_operand(inst, 1, builder);
                let slot = slot_of(LLVMGetOperand(inst, 0));
                large.extend(Some(slot).filter(|&s| is(s, LLVMOpcode::LLVMAlloca)));
            }
            let starts = intrinsic.starts_with("llvm.lifetime.start.");
            if !starts && !intrinsic.starts_with("llvm.lifetime.end.") {
                continue;
            }
            let slot = slot_of(LLVMGetOperand(inst, 1));
            if !is(slot, LLVMOpcode::LLVMAlloca) {
                continue;
            }
            let place = if starts { LLVMGetNextInstruction(inst) } else { inst };
            LLVMPositionBuilderBefore(builder, place);
            match parts(slot, layout) {
                Some(parts) => store_unknown(slot, &parts, builder),
                None => fill_unknown(slot, layout, builder),
            }
        }
        large.sort_unstable();
        large.dedup();
        large.into_iter().for_each(|slot| unsafe { kept.keep(slot, module, builder) });
    }
    kept
}

/// The name of the intrinsic that is called.
unsafe fn intrinsic(inst: LLVMValueRef) -> Option<String> {
    if !is(inst, LLVMOpcode::LLVMCall) {
        return None;
    }
    let callee = LLVMGetCalledValue(inst);
    (!LLVMIsAFunction(callee).is_null() && LLVMGetIntrinsicID(callee) != 0)
        .then(|| unsafe { super::name_of(callee) })
}

/// The slot that an address in it is computed from.
unsafe fn slot_of(mut address: LLVMValueRef) -> LLVMValueRef {
    while is(address, LLVMOpcode::LLVMGetElementPtr)
        || is(address, LLVMOpcode::LLVMBitCast)
        || is(address, LLVMOpcode::LLVMAddrSpaceCast)
    {
        address = LLVMGetOperand(address, 0);
    }
    address
}

/// What a slot consists of, by offset, if its size is known and it is of few parts: numbers, pointers and vectors, and
/// bytes for what lies between them.
unsafe fn parts(slot: LLVMValueRef, layout: LLVMTargetDataRef) -> Option<Vec<(u64, LLVMTypeRef)>> {
    let count = LLVMGetOperand(slot, 0);
    let one = !LLVMIsAConstantInt(count).is_null()
        && LLVMGetIntTypeWidth(LLVMTypeOf(count)) <= 64
        && LLVMConstIntGetZExtValue(count) == 1;
    let ty = LLVMGetAllocatedType(slot);
    if !one || !has_size(ty) {
        return None;
    }
    let mut leaves = Vec::new();
    add_leaves(ty, 0, layout, &mut leaves)?;
    let byte = LLVMInt8TypeInContext(LLVMGetTypeContext(ty));
    let (mut all, mut end) = (Vec::new(), 0);
    let last = (LLVMABISizeOfType(layout, ty), None);
    for (offset, leaf) in leaves.into_iter().map(|(o, t)| (o, Some(t))).chain([last]) {
        let size = leaf.map_or(0, |t| unsafe { LLVMStoreSizeOfType(layout, t) });
        if offset.saturating_sub(end) > MOST as u64 {
            return None;
        }
        all.extend((end..offset).map(|k| (k, byte)));
        all.extend(leaf.map(|t| (offset, t)));
        end = end.max(offset + size);
    }
    (all.len() <= MOST).then_some(all)
}

/// Is the size of values of the type a number?
unsafe fn has_size(ty: LLVMTypeRef) -> bool {
    use LLVMTypeKind::*;
    match LLVMGetTypeKind(ty) {
        LLVMScalableVectorTypeKind | LLVMTargetExtTypeKind => false,
        LLVMArrayTypeKind => has_size(LLVMGetElementType(ty)),
        LLVMStructTypeKind => {
            let mut parts = 0..LLVMCountStructElementTypes(ty);
            LLVMIsOpaqueStruct(ty) == 0
                && parts.all(|k| unsafe { has_size(LLVMStructGetTypeAtIndex(ty, k)) })
        }
        _ => LLVMTypeIsSized(ty) != 0,
    }
}

/// The numbers, pointers and vectors that a type consists of, by offset; none if they are too many.
unsafe fn add_leaves(
    ty: LLVMTypeRef,
    offset: u64,
    layout: LLVMTargetDataRef,
    out: &mut Vec<(u64, LLVMTypeRef)>,
) -> Option<()> {
    match LLVMGetTypeKind(ty) {
        LLVMTypeKind::LLVMArrayTypeKind => {
            let element = LLVMGetElementType(ty);
            let (size, count) = (LLVMABISizeOfType(layout, element), LLVMGetArrayLength2(ty));
            for k in 0..if size == 0 { 0 } else { count } {
                add_leaves(element, offset + k * size, layout, out)?;
            }
        }
        LLVMTypeKind::LLVMStructTypeKind => {
            for k in 0..LLVMCountStructElementTypes(ty) {
                let at = offset + LLVMOffsetOfElement(layout, ty, k);
                add_leaves(LLVMStructGetTypeAtIndex(ty, k), at, layout, out)?;
            }
        }
        _ => out.push((offset, ty)),
    }
    (out.len() <= MOST).then_some(())
}

/// Stores a frozen poison to each part of a slot.
unsafe fn store_unknown(slot: LLVMValueRef, parts: &[(u64, LLVMTypeRef)], builder: LLVMBuilderRef) {
    let context = LLVMGetTypeContext(LLVMTypeOf(slot));
    let (byte, index) = (LLVMInt8TypeInContext(context), LLVMInt64TypeInContext(context));
    for &(offset, ty) in parts {
        let mut indices = [LLVMConstInt(index, offset, 0)];
        let name = c"undefined.at".as_ptr();
        let at = match offset {
            0 => slot,
            _ => LLVMBuildInBoundsGEP2(builder, byte, slot, indices.as_mut_ptr(), 1, name),
        };
        let unknown = LLVMBuildFreeze(builder, LLVMGetPoison(ty), c"undefined".as_ptr());
        LLVMSetAlignment(LLVMBuildStore(builder, unknown, at), 1);
    }
}

/// Writes bytes over a slot that stays in memory, of which nothing is known there.
unsafe fn fill_unknown(slot: LLVMValueRef, layout: LLVMTargetDataRef, builder: LLVMBuilderRef) {
    let (count, ty) = (LLVMGetOperand(slot, 0), LLVMGetAllocatedType(slot));
    // of others, nothing is followed
    if !has_size(ty) || LLVMGetIntTypeWidth(LLVMTypeOf(count)) > 64 {
        return;
    }
    let context = LLVMGetTypeContext(ty);
    let (byte, word) = (LLVMInt8TypeInContext(context), LLVMInt64TypeInContext(context));
    let unknown = LLVMBuildFreeze(builder, LLVMGetPoison(byte), c"undefined".as_ptr());
    let each = LLVMConstInt(word, LLVMABISizeOfType(layout, ty), 0);
    let count = LLVMBuildIntCast2(builder, count, word, 0, c"".as_ptr());
    let size = LLVMBuildMul(builder, count, each, c"".as_ptr());
    LLVMBuildMemSet(builder, slot, unknown, size, 1);
}

unsafe fn freeze_operand(inst: LLVMValueRef, k: u32, builder: LLVMBuilderRef) {
    LLVMPositionBuilderBefore(builder, inst);
    let frozen = LLVMBuildFreeze(builder, LLVMGetOperand(inst, k), c"undefined".as_ptr());
    LLVMSetOperand(inst, k, frozen);
}

/// Is the value a constant with a part that is not defined?
unsafe fn has_undefined(value: LLVMValueRef) -> bool {
    let mut work = vec![value];
    let mut seen = 0;
    while let Some(v) = work.pop() {
        seen += 1;
        if LLVMIsUndef(v) != 0 || seen > PARTS {
            return true;
        }
        let composed = !LLVMIsAConstantArray(v).is_null()
            || !LLVMIsAConstantStruct(v).is_null()
            || !LLVMIsAConstantVector(v).is_null()
            || !LLVMIsAConstantExpr(v).is_null();
        if composed {
            work.extend((0..LLVMGetNumOperands(v)).map(|k| unsafe { LLVMGetOperand(v, k as u32) }));
        }
    }
    false
}
