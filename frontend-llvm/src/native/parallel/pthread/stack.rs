//! Where a thread's stack is, nothing may depend on: threads that run at once have one each, and where they are copied
//! to where they are created they share one. So the address of a stack slot goes nowhere but to accesses of it, also
//! in functions that get it.

use super::super::users;
use super::arguments;
use crate::native::parallel::{callee, instructions, name_of, params};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMOpcode;
use rustc_hash::FxHashSet;

/// Intrinsics that access what they are given.
const ACCESS: [&str; 6] = [
    "llvm.lifetime.",
    "llvm.dbg.",
    "llvm.memcpy.",
    "llvm.memmove.",
    "llvm.memset.",
    "llvm.masked.",
];

/// Does no address of these functions' stack slots go anywhere?
pub(super) unsafe fn is_kept(functions: impl Iterator<Item = LLVMValueRef>) -> bool {
    let is_slot = |i: &LLVMValueRef| unsafe { !LLVMIsAAllocaInst(*i).is_null() };
    let mut work: Vec<LLVMValueRef> =
        functions.flat_map(|f| unsafe { instructions(f) }).filter(is_slot).collect();
    let mut seen: FxHashSet<LLVMValueRef> = FxHashSet::default();
    while let Some(address) = work.pop() {
        if !seen.insert(address) {
            continue;
        }
        for user in users(address) {
            let fits = match LLVMGetInstructionOpcode(user) {
                LLVMOpcode::LLVMLoad => true,
                LLVMOpcode::LLVMStore => LLVMGetOperand(user, 0) != address,
                LLVMOpcode::LLVMGetElementPtr | LLVMOpcode::LLVMPHI | LLVMOpcode::LLVMSelect => {
                    work.push(user);
                    true
                }
                LLVMOpcode::LLVMICmp => [0, 1].into_iter().any(|k| unsafe {
                    !LLVMIsAConstantPointerNull(LLVMGetOperand(user, k)).is_null()
                }),
                LLVMOpcode::LLVMCall => goes_on(user, address, &mut work),
                _ => false,
            };
            if !fits {
                return false;
            }
        }
    }
    true
}

/// Is a call one of a function of the module, where the address is looked for, or does it access it itself?
unsafe fn goes_on(call: LLVMValueRef, address: LLVMValueRef, work: &mut Vec<LLVMValueRef>) -> bool {
    let Some(callee) = callee(call) else { return false };
    if LLVMIsDeclaration(callee) != 0 {
        let name = name_of(callee);
        return ACCESS.iter().any(|p| name.starts_with(p));
    }
    let given = arguments(call);
    let taken = params(callee);
    if given.len() != taken.len() {
        return false;
    }
    work.extend(given.into_iter().zip(taken).filter(|g| g.0 == address).map(|g| g.1));
    true
}
