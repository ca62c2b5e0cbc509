//! Reductions: who combines what threads have computed.
//!
//! Source: `__kmp_determine_reduction_method` in LLVM's `kmp_runtime.cpp`.

use super::super::build::Declared;
use super::super::{params, OTHERS};
use super::{Work, REDUCE};
use crate::native::attribute_kind;
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMIntPredicate::*;
use llvm_sys::{LLVMAttributeFunctionIndex, LLVMLinkage};
use std::ffi::CStr;

/// Of an `ident_t`: atomic operations for a reduction were made.
const ATOMIC_REDUCE: u64 = 0x10;
/// Teams of more threads reduce in a tree.
const REDUCED_ATOMICALLY: i64 = 4;

impl Work<'_> {
    /// By which way a thread is to reduce: 1 within a critical section, 2 atomically, 0 not at all, since
    /// the runtime did.
    pub(super) unsafe fn reduce(&self) -> LLVMValueRef {
        let b = self.b;
        let int = LLVMInt32TypeInContext(b.context);
        let (thread, team) = (self.member.thread, self.member.team);
        let number = |n| unsafe { b.int(int, n) };
        if self.member.is_alone() {
            return number(1);
        }
        let [data, function] = [4, 5].map(|k| unsafe { self.argument(k) });
        let is_given = |v| unsafe { LLVMIsAConstantPointerNull(v).is_null() };
        let by_hand = match atomically(self.argument(0)) {
            true => number(2),
            false => number(1),
        };
        let mut way = by_hand;
        if is_given(data) && is_given(function) {
            let first = b.compare(LLVMIntEQ, thread, number(0));
            let in_tree = b.select(first, number(1), number(0));
            let many = b.compare(LLVMIntSGT, team, number(REDUCED_ATOMICALLY));
            way = b.select(many, in_tree, by_hand);
            let rest = b.compare(LLVMIntSGT, thread, number(0));
            let combines = LLVMBuildAnd(b.raw, many, rest, c"".as_ptr());
            // what the other thread has is not known, nor what this one has then
            let void = LLVMVoidTypeInContext(b.context);
            let pointer = LLVMPointerTypeInContext(b.context, 0);
            let caller = LLVMGetBasicBlockParent(LLVMGetInstructionParent(self.call));
            b.before(LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(caller)));
            let slot = LLVMBuildAlloca(b.raw, pointer, c"symprof.other".as_ptr());
            b.before(self.call);
            let others = b.declare(OTHERS, void, &[], true);
            b.call(&others, &[slot, data]);
            let other = b.load(pointer, slot);
            let helper = self.combining();
            b.call(&helper, &[combines, function, data, other]);
            b.call(&others, &[data]);
        }
        let alone = b.compare(LLVMIntEQ, team, number(1));
        b.select(alone, number(1), way)
    }

    /// The function that combines what two threads have, or not.
    unsafe fn combining(&self) -> Declared {
        let b = self.b;
        let void = LLVMVoidTypeInContext(b.context);
        let bit = LLVMInt1TypeInContext(b.context);
        let pointer = LLVMPointerTypeInContext(b.context, 0);
        let helper = b.declare(REDUCE, void, &[bit, pointer, pointer, pointer], false);
        if LLVMIsDeclaration(helper.function) == 0 {
            return helper;
        }
        LLVMSetLinkage(helper.function, LLVMLinkage::LLVMInternalLinkage);
        let always = LLVMCreateEnumAttribute(b.context, attribute_kind("alwaysinline"), 0);
        LLVMAddAttributeAtIndex(helper.function, LLVMAttributeFunctionIndex, always);
        let block = |name: &CStr| unsafe {
            LLVMAppendBasicBlockInContext(b.context, helper.function, name.as_ptr())
        };
        let (entry, then) = (block(c"symprof.reducing"), block(c"symprof.combining"));
        let exit = block(c"symprof.reduced");
        let taken = params(helper.function);
        b.at_end(entry);
        b.branch(taken[0], then, exit);
        b.at_end(then);
        let mut two = [pointer, pointer];
        let ty = LLVMFunctionType(void, two.as_mut_ptr(), 2, 0);
        b.call(&Declared { ty, function: taken[1] }, &[taken[2], taken[3]]);
        b.jump(exit);
        b.at_end(exit);
        LLVMBuildRetVoid(b.raw);
        b.before(self.call);
        helper
    }
}

/// Does an `ident_t` say that atomic operations for a reduction were made?
unsafe fn atomically(ident: LLVMValueRef) -> bool {
    if LLVMIsAGlobalVariable(ident).is_null() {
        return false;
    }
    let contents = LLVMGetInitializer(ident);
    if contents.is_null() || LLVMGetNumOperands(contents) < 2 {
        return false;
    }
    let flags = LLVMGetOperand(contents, 1);
    !LLVMIsAConstantInt(flags).is_null() && LLVMConstIntGetZExtValue(flags) & ATOMIC_REDUCE != 0
}
