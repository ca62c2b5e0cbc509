//! What a thread writes is unknown where others run meanwhile: they may read it, or write there too, only in programs
//! without a meaning, of which no count is claimed either.

use super::{Builder, OTHERS, UNKNOWN, WRITTEN};
use crate::native::constants::has_fixed_size;
use crate::native::parallel::{callee, instructions, name_of, reached};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::target::{LLVMGetModuleDataLayout, LLVMStoreSizeOfType};
use llvm_sys::{LLVMOpcode, LLVMTypeKind};
use std::ffi::CString;

/// Displacements behind each other that are followed.
const CHAIN: usize = 64;

/// Says behind each instruction of a thread that writes to memory which is not its own what it wrote to.
pub(super) unsafe fn forget(b: &Builder, function: LLVMValueRef) {
    let word = LLVMInt64TypeInContext(b.context);
    let void = LLVMVoidTypeInContext(b.context);
    let layout = LLVMGetModuleDataLayout(b.module);
    for inst in instructions(function) {
        let (address, size) = match LLVMGetInstructionOpcode(inst) {
            LLVMOpcode::LLVMStore if is_own(LLVMGetOperand(inst, 1)) => continue,
            LLVMOpcode::LLVMStore if holds_unknown(b, inst) => continue,
            LLVMOpcode::LLVMStore => {
                let ty = LLVMTypeOf(LLVMGetOperand(inst, 0));
                (LLVMGetOperand(inst, 1), size_of(b, layout, ty))
            }
            LLVMOpcode::LLVMCall => match moves(b, inst, word) {
                Some((address, size)) => (address, Some(size)),
                None if writes(inst) => {
                    b.before(LLVMGetNextInstruction(inst));
                    call_others(b, inst);
                    continue;
                }
                None => continue,
            },
            _ => continue,
        };
        if is_own(address) {
            continue;
        }
        b.before(LLVMGetNextInstruction(inst));
        match size {
            Some(size) => {
                let written = b.declare(WRITTEN, void, &[LLVMTypeOf(address), word], false);
                b.call(&written, &[address, size]);
            }
            None => {
                let others = b.declare(OTHERS, void, &[], true);
                b.call(&others, &[address]);
            }
        }
    }
}

/// A store of floating point holds what nobody knows; one of a number does from here on.
unsafe fn holds_unknown(b: &Builder, store: LLVMValueRef) -> bool {
    use LLVMTypeKind::*;
    let value = LLVMGetOperand(store, 0);
    let ty = LLVMTypeOf(value);
    let element = match LLVMGetTypeKind(ty) {
        LLVMVectorTypeKind => LLVMGetElementType(ty),
        _ => ty,
    };
    match LLVMGetTypeKind(element) {
        LLVMFloatTypeKind | LLVMDoubleTypeKind => LLVMIsAConstant(value).is_null(),
        LLVMIntegerTypeKind if element == ty => {
            let bits = LLVMGetIntTypeWidth(ty);
            if ![8, 16, 32, 64].contains(&bits) {
                return false;
            }
            let name = CString::new(format!("{UNKNOWN}{bits}")).unwrap_or_default();
            let unknown = b.declare(&name, ty, &[], false);
            b.keeps_memory(unknown.function);
            b.before(store);
            LLVMSetOperand(store, 0, b.call(&unknown, &[]));
            true
        }
        _ => false,
    }
}

/// Anything that a call got, and what is known elsewhere, may have been written to.
unsafe fn call_others(b: &Builder, call: LLVMValueRef) {
    let pointers: Vec<LLVMValueRef> = super::arguments(call)
        .into_iter()
        .filter(|&v| unsafe { LLVMGetTypeKind(LLVMTypeOf(v)) == LLVMTypeKind::LLVMPointerTypeKind })
        .collect();
    let others = b.declare(OTHERS, LLVMVoidTypeInContext(b.context), &[], true);
    b.call(&others, &pointers);
}

unsafe fn size_of(
    b: &Builder,
    layout: llvm_sys::target::LLVMTargetDataRef,
    ty: LLVMTypeRef,
) -> Option<LLVMValueRef> {
    has_fixed_size(ty).then(|| {
        let bytes = LLVMStoreSizeOfType(layout, ty);
        b.int(LLVMInt64TypeInContext(b.context), bytes.try_into().unwrap_or(i64::MAX))
    })
}

/// What an intrinsic that moves memory writes to, and how many bytes.
unsafe fn moves(
    b: &Builder,
    call: LLVMValueRef,
    word: LLVMTypeRef,
) -> Option<(LLVMValueRef, LLVMValueRef)> {
    let name = name_of(callee(call)?);
    let known = ["llvm.memcpy.", "llvm.memmove.", "llvm.memset."];
    let given = super::arguments(call);
    if !known.iter().any(|k| name.starts_with(k)) || given.len() < 3 {
        return None;
    }
    if LLVMGetIntTypeWidth(LLVMTypeOf(given[2])) > 64 {
        return None;
    }
    b.before(LLVMGetNextInstruction(call));
    Some((given[0], b.widen(given[2], word, false)))
}

/// May a call write to memory that others see?
unsafe fn writes(call: LLVMValueRef) -> bool {
    let Some(callee) = callee(call) else { return true };
    let stores = |i: LLVMValueRef| unsafe {
        match LLVMGetInstructionOpcode(i) {
            LLVMOpcode::LLVMStore => true,
            LLVMOpcode::LLVMCall => super::callee(i).is_none_or(|c| is_written_by(c)),
            _ => false,
        }
    };
    match LLVMIsDeclaration(callee) != 0 {
        true => is_written_by(callee),
        false => {
            let all = reached(vec![callee]).into_iter();
            all.flat_map(|f| instructions(f)).any(stores)
        }
    }
}

/// May a function without a body write to memory that others see? Of intrinsics, those that move memory do.
unsafe fn is_written_by(function: LLVMValueRef) -> bool {
    let name = name_of(function);
    if LLVMIsDeclaration(function) == 0 {
        return false; // looked at by itself
    }
    match name.strip_prefix("llvm.") {
        Some(rest) => ["mem", "masked.store"].iter().any(|p| rest.starts_with(p)),
        None => !name.starts_with("symprof."),
    }
}

/// Is it an address within the thread's own stack?
unsafe fn is_own(mut address: LLVMValueRef) -> bool {
    for _ in 0..CHAIN {
        if LLVMIsAGetElementPtrInst(address).is_null() {
            break;
        }
        address = LLVMGetOperand(address, 0);
    }
    !LLVMIsAAllocaInst(address).is_null()
}
