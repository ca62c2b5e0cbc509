//! Notes of what shares lie within: clang limits a thread's share to the iterations of the loop, which it is
//! already.

use super::super::{callee, users};
use super::WITHIN;
use crate::native::name_of;
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMIntPredicate::*;
use llvm_sys::LLVMOpcode;
use rustc_hash::FxHashSet;

/// Decides the comparisons that notes of shares decide: programs limit a share to the iterations, which it is
/// already. The notes go.
pub(in super::super) unsafe fn use_notes(module: LLVMModuleRef, zero_one: [LLVMValueRef; 2]) {
    let note = LLVMGetNamedFunction(module, WITHIN.as_ptr());
    if note.is_null() {
        return;
    }
    for call in users(note) {
        let (number, bound) = (LLVMGetOperand(call, 0), LLVMGetOperand(call, 1));
        LLVMInstructionEraseFromParent(call);
        let mut comparing = users(number);
        // both of its operands may be the number
        let mut seen = FxHashSet::default();
        comparing.retain(|user| seen.insert(*user));
        for user in comparing {
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
