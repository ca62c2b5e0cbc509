//! Operand bundles, which llvm-ir does not carry. By the LangRef their operands escape, and those of an
//! unknown bundle let the call read and write any memory.
//!
//! Sound as the rest of `native`: instructions are added before calls, nothing is taken away.

use crate::facts::BundleFacts;
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::{LLVMOpcode, LLVMTypeKind};

/// Bundles that read memory and do not write it (LLVM's `hasClobberingOperandBundles`).
const READ: [&str; 2] = ["deopt", "funclet"];
/// Bundles that do neither.
const NEITHER: [&str; 3] = ["convergencectrl", "kcfi", "ptrauth"];

/// Makes an integer of each pointer in a bundle, before the call that has it.
pub(super) unsafe fn expose(module: LLVMModuleRef) {
    let context = LLVMGetModuleContext(module);
    let word = LLVMInt64TypeInContext(context);
    let builder = LLVMCreateBuilderInContext(context);
    for inst in super::bodies(module)
        .into_iter()
        .flat_map(|f| unsafe { super::blocks(f) })
        .flat_map(|b| unsafe { super::insts(b) })
    {
        for_each_operand(inst, |_, operand| unsafe {
            if LLVMIsConstant(operand) != 0 {
                return;
            }
            LLVMPositionBuilderBefore(builder, inst);
            match LLVMGetTypeKind(LLVMTypeOf(operand)) {
                LLVMTypeKind::LLVMPointerTypeKind => {
                    LLVMBuildPtrToInt(builder, operand, word, c"".as_ptr());
                }
                // The lowering exposes what is in these.
                LLVMTypeKind::LLVMVectorTypeKind
                | LLVMTypeKind::LLVMStructTypeKind
                | LLVMTypeKind::LLVMArrayTypeKind => {
                    LLVMBuildFreeze(builder, operand, c"".as_ptr());
                }
                _ => {}
            }
        });
    }
    LLVMDisposeBuilder(builder);
}

/// What the bundles of an instruction add, if it has any.
pub(super) unsafe fn facts(inst: LLVMValueRef) -> Option<BundleFacts> {
    let mut found: Option<BundleFacts> = None;
    for_each(inst, |tag, _| {
        let facts = found.get_or_insert_with(BundleFacts::default);
        facts.reads |= !NEITHER.contains(&tag);
        facts.writes |= !NEITHER.contains(&tag) && !READ.contains(&tag);
    });
    for_each_operand(inst, |_, operand| {
        if let Some(facts) = &mut found {
            super::globals_in(operand, &mut facts.globals);
        }
    });
    found
}

unsafe fn for_each_operand(inst: LLVMValueRef, mut f: impl FnMut(&str, LLVMValueRef)) {
    for_each(inst, |tag, bundle| unsafe {
        for k in 0..LLVMGetNumOperandBundleArgs(bundle) {
            f(tag, LLVMGetOperandBundleArgAtIndex(bundle, k));
        }
    });
}

/// Calls `f` with the bundles of a call and their tags; `llvm.assume` only promises by its own.
unsafe fn for_each(inst: LLVMValueRef, mut f: impl FnMut(&str, LLVMOperandBundleRef)) {
    let calls = matches!(
        LLVMGetInstructionOpcode(inst),
        LLVMOpcode::LLVMCall | LLVMOpcode::LLVMInvoke | LLVMOpcode::LLVMCallBr
    );
    if !calls || super::name_of(LLVMGetCalledValue(inst)) == "llvm.assume" {
        return;
    }
    for k in 0..LLVMGetNumOperandBundles(inst) {
        let bundle = LLVMGetOperandBundleAtIndex(inst, k);
        let mut len = 0;
        let tag = LLVMGetOperandBundleTag(bundle, &mut len);
        let tag = std::slice::from_raw_parts(tag.cast::<u8>(), len);
        f(&String::from_utf8_lossy(tag), bundle);
        LLVMDisposeOperandBundle(bundle);
    }
}
