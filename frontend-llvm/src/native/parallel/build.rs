//! Making instructions: thin names for LLVM's builder.

use crate::native::attribute_kind;
use crate::native::gather::kind_of_kept;
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::{LLVMAttributeFunctionIndex, LLVMIntPredicate};
use std::ffi::{CStr, CString};

const NO_NAME: *const std::ffi::c_char = c"".as_ptr();

pub(super) struct Builder {
    pub(super) module: LLVMModuleRef,
    pub(super) context: LLVMContextRef,
    pub(super) raw: LLVMBuilderRef,
}

/// A function that may be called.
#[derive(Clone, Copy)]
pub(super) struct Declared {
    pub(super) ty: LLVMTypeRef,
    pub(super) function: LLVMValueRef,
}

impl Drop for Builder {
    fn drop(&mut self) {
        // SAFETY: made in `new`, disposed of once
        unsafe { LLVMDisposeBuilder(self.raw) }
    }
}

impl Builder {
    pub(super) unsafe fn new(module: LLVMModuleRef) -> Builder {
        let context = LLVMGetModuleContext(module);
        Builder { module, context, raw: LLVMCreateBuilderInContext(context) }
    }

    pub(super) unsafe fn before(&self, inst: LLVMValueRef) {
        LLVMPositionBuilderBefore(self.raw, inst);
    }

    pub(super) unsafe fn at_end(&self, block: LLVMBasicBlockRef) {
        LLVMPositionBuilderAtEnd(self.raw, block);
    }

    /// The function of that name, declared if it is not.
    pub(super) unsafe fn declare(
        &self,
        name: &CStr,
        result: LLVMTypeRef,
        parameters: &[LLVMTypeRef],
        variadic: bool,
    ) -> Declared {
        let mut parameters = parameters.to_vec();
        let count = parameters.len() as u32;
        let ty = LLVMFunctionType(result, parameters.as_mut_ptr(), count, variadic.into());
        let known = LLVMGetNamedFunction(self.module, name.as_ptr());
        let function = match known.is_null() {
            true => LLVMAddFunction(self.module, name.as_ptr(), ty),
            false => known,
        };
        Declared { ty, function }
    }

    /// A new function with a body to be filled.
    pub(super) unsafe fn define(
        &self,
        name: &str,
        result: LLVMTypeRef,
        parameters: &[LLVMTypeRef],
    ) -> LLVMValueRef {
        let mut parameters = parameters.to_vec();
        let count = parameters.len() as u32;
        let ty = LLVMFunctionType(result, parameters.as_mut_ptr(), count, 0);
        let name = CString::new(name).unwrap_or_default();
        LLVMAddFunction(self.module, name.as_ptr(), ty)
    }

    /// The function comes back, and what it does nobody sees (`memory(inaccessiblemem: readwrite)` is 12).
    pub(super) unsafe fn keeps_memory(&self, function: LLVMValueRef) {
        for (name, value) in [("memory", 12), ("nounwind", 0), ("willreturn", 0)] {
            let attribute = LLVMCreateEnumAttribute(self.context, attribute_kind(name), value);
            LLVMAddAttributeAtIndex(function, LLVMAttributeFunctionIndex, attribute);
        }
    }

    /// The function comes back with the same number each time.
    pub(super) unsafe fn is_a_number(&self, function: LLVMValueRef) {
        for name in ["memory", "nounwind", "willreturn"] {
            let attribute = LLVMCreateEnumAttribute(self.context, attribute_kind(name), 0);
            LLVMAddAttributeAtIndex(function, LLVMAttributeFunctionIndex, attribute);
        }
    }

    pub(super) unsafe fn call(&self, to: &Declared, arguments: &[LLVMValueRef]) -> LLVMValueRef {
        let mut arguments = arguments.to_vec();
        let count = arguments.len() as u32;
        LLVMBuildCall2(self.raw, to.ty, to.function, arguments.as_mut_ptr(), count, NO_NAME)
    }

    /// Executions in which the condition does not hold are undefined.
    pub(super) unsafe fn assume(&self, condition: LLVMValueRef) {
        let bit = LLVMInt1TypeInContext(self.context);
        let void = LLVMVoidTypeInContext(self.context);
        let assume = self.declare(c"llvm.assume", void, &[bit], false);
        self.call(&assume, &[condition]);
    }

    pub(super) unsafe fn int(&self, ty: LLVMTypeRef, n: i64) -> LLVMValueRef {
        LLVMConstInt(ty, n as u64, 1)
    }

    pub(super) unsafe fn jump(&self, to: LLVMBasicBlockRef) {
        LLVMBuildBr(self.raw, to);
    }

    pub(super) unsafe fn branch(
        &self,
        condition: LLVMValueRef,
        then: LLVMBasicBlockRef,
        otherwise: LLVMBasicBlockRef,
    ) {
        LLVMBuildCondBr(self.raw, condition, then, otherwise);
    }

    pub(super) unsafe fn phi(&self, ty: LLVMTypeRef) -> LLVMValueRef {
        LLVMBuildPhi(self.raw, ty, NO_NAME)
    }

    pub(super) unsafe fn incoming(
        &self,
        phi: LLVMValueRef,
        mut value: LLVMValueRef,
        mut from: LLVMBasicBlockRef,
    ) {
        LLVMAddIncoming(phi, &mut value, &mut from, 1);
    }

    pub(super) unsafe fn compare(
        &self,
        predicate: LLVMIntPredicate,
        a: LLVMValueRef,
        b: LLVMValueRef,
    ) -> LLVMValueRef {
        LLVMBuildICmp(self.raw, predicate, a, b, NO_NAME)
    }

    pub(super) unsafe fn select(
        &self,
        condition: LLVMValueRef,
        then: LLVMValueRef,
        otherwise: LLVMValueRef,
    ) -> LLVMValueRef {
        LLVMBuildSelect(self.raw, condition, then, otherwise, NO_NAME)
    }

    /// A sum; with `promise`, one that does not overflow as a signed number.
    pub(super) unsafe fn add(
        &self,
        a: LLVMValueRef,
        b: LLVMValueRef,
        promise: bool,
    ) -> LLVMValueRef {
        match promise {
            true => LLVMBuildNSWAdd(self.raw, a, b, NO_NAME),
            false => LLVMBuildAdd(self.raw, a, b, NO_NAME),
        }
    }

    /// The number as one that has a proof: what is promised of it holds in every execution.
    pub(super) unsafe fn proven(&self, number: LLVMValueRef) -> LLVMValueRef {
        if !LLVMIsAInstruction(number).is_null() {
            let node = LLVMMDNodeInContext2(self.context, std::ptr::null_mut(), 0);
            let kind = kind_of_kept(self.context);
            LLVMSetMetadata(number, kind, LLVMMetadataAsValue(self.context, node));
        }
        number
    }

    /// The number in a type that is as wide or wider.
    pub(super) unsafe fn widen(
        &self,
        value: LLVMValueRef,
        ty: LLVMTypeRef,
        signed: bool,
    ) -> LLVMValueRef {
        match (LLVMTypeOf(value) == ty, signed) {
            (true, _) => value,
            (_, true) => LLVMBuildSExt(self.raw, value, ty, NO_NAME),
            (_, false) => LLVMBuildZExt(self.raw, value, ty, NO_NAME),
        }
    }

    /// The number in a type that is as wide or narrower.
    pub(super) unsafe fn narrow(&self, value: LLVMValueRef, ty: LLVMTypeRef) -> LLVMValueRef {
        match LLVMTypeOf(value) == ty {
            true => value,
            false => LLVMBuildTrunc(self.raw, value, ty, NO_NAME),
        }
    }

    pub(super) unsafe fn load(&self, ty: LLVMTypeRef, from: LLVMValueRef) -> LLVMValueRef {
        LLVMBuildLoad2(self.raw, ty, from, NO_NAME)
    }

    pub(super) unsafe fn store(&self, value: LLVMValueRef, to: LLVMValueRef) {
        LLVMBuildStore(self.raw, value, to);
    }

    /// Puts a value in the place of an instruction, which goes.
    pub(super) unsafe fn replace(&self, inst: LLVMValueRef, value: Option<LLVMValueRef>) {
        if let Some(value) = value {
            LLVMReplaceAllUsesWith(inst, value);
        }
        LLVMInstructionEraseFromParent(inst);
    }
}
