//! What instructions do that a thread's work is looked at by: decide, compute, count, come first.

use crate::native::name_of;
use crate::native::parallel::callee;
use crate::native::parallel::flow::condition;
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMOpcode;

/// The condition, or number, that the end of a block decides by.
pub(super) unsafe fn decides(block: LLVMBasicBlockRef) -> Option<LLVMValueRef> {
    if let Some(condition) = condition(block) {
        return Some(condition);
    }
    let last = LLVMGetBasicBlockTerminator(block);
    let chooses = matches!(
        LLVMGetInstructionOpcode(last),
        LLVMOpcode::LLVMSwitch | LLVMOpcode::LLVMIndirectBr
    );
    chooses.then(|| LLVMGetOperand(last, 0))
}

/// Is it floating-point arithmetic that an intrinsic does?
pub(super) unsafe fn computes(call: LLVMValueRef) -> bool {
    const ARITHMETIC: [&str; 11] =
        ["cos", "exp", "exp2", "fma", "fmuladd", "log", "log10", "log2", "pow", "sin", "sqrt"];
    let name = callee(call).map(|c| name_of(c)).unwrap_or_default();
    let family = name.strip_prefix("llvm.").and_then(|rest| rest.split('.').next());
    family.is_some_and(|family| ARITHMETIC.contains(&family))
}

/// Does a merge step by a number from iteration to iteration?
pub(super) unsafe fn is_counter(phi: LLVMValueRef) -> bool {
    let steps = |value: LLVMValueRef| unsafe {
        use LLVMOpcode::*;
        !LLVMIsAInstruction(value).is_null()
            && matches!(LLVMGetInstructionOpcode(value), LLVMAdd | LLVMSub | LLVMGetElementPtr)
            && LLVMGetNumOperands(value) == 2
            && LLVMGetOperand(value, 0) == phi
            && !LLVMIsAConstant(LLVMGetOperand(value, 1)).is_null()
    };
    let values = (0..LLVMCountIncoming(phi)).map(|k| unsafe { LLVMGetIncomingValue(phi, k) });
    let (again, first): (Vec<_>, Vec<_>) = values.partition(|&v| steps(v));
    !again.is_empty() && first.len() == 1 && again.iter().all(|v| *v == again[0])
}

pub(super) unsafe fn comes_first(first: LLVMValueRef, second: LLVMValueRef) -> bool {
    let mut at = LLVMGetNextInstruction(first);
    while !at.is_null() && at != second {
        at = LLVMGetNextInstruction(at);
    }
    !at.is_null()
}
