//! The last stage of a pipeline: modules of the LLVM dialect as LLVM IR, by MLIR's own translation.
//!
//! # Why it is sound
//! - The module is verified, and a copy of it is what MLIR translates, so that nothing a caller holds changes.
//! - The functions of LLVM declared here are those of its stable C interface, with the types that it gives
//!   them; they come with the libraries that `mlir-sys` links. Context, module and message are disposed of
//!   once, the module before its context.

use super::dialects::register_translations;
use super::read::Catcher;
use super::Op;
use mlir_sys::*;
use std::ffi::{c_char, CStr};

extern "C" {
    fn LLVMContextCreate() -> LLVMContextRef;
    fn LLVMContextDispose(context: LLVMContextRef);
    fn LLVMPrintModuleToString(module: LLVMModuleRef) -> *mut c_char;
    fn LLVMDisposeMessage(message: *mut c_char);
    fn LLVMDisposeModule(module: LLVMModuleRef);
}

/// The module as text of LLVM IR; `None` if MLIR cannot translate it.
pub(crate) fn llvm_ir(module: Op<'_>) -> Option<String> {
    // SAFETY: see the module's documentation
    unsafe {
        let context = mlirOperationGetContext(module.0);
        register_translations(context);
        // what cannot be translated is no error of the file
        let _quiet = Catcher::new(context);
        let copy = mlirOperationClone(module.0);
        let llvm = LLVMContextCreate();
        let translated = mlirTranslateModuleToLLVMIR(copy, llvm);
        let mut text = None;
        if !translated.is_null() {
            let message = LLVMPrintModuleToString(translated);
            if !message.is_null() {
                text = Some(CStr::from_ptr(message).to_string_lossy().into_owned());
                LLVMDisposeMessage(message);
            }
            LLVMDisposeModule(translated);
        }
        LLVMContextDispose(llvm);
        mlirOperationDestroy(copy);
        text
    }
}
