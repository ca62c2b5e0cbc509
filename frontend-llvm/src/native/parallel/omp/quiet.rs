//! Which calls may wait for other threads, or exclude them, without saying so.
//!
//! Sources: the LLVM Language Reference (`nosync`); for the library's functions, the table of known callees.

use super::super::{called_name, is_call, params, tvm};
use super::{has_attribute, is_runtime};
use crate::native::gather::says_no_builtin;
use crate::native::{attribute_kind, name_of};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMAttributeFunctionIndex;

/// Does an instruction run code that may wait for other threads, or exclude them, without saying so?
pub(in super::super) unsafe fn synchronizes_unseen(inst: LLVMValueRef) -> bool {
    if !is_call(inst) {
        return false;
    }
    let callee = LLVMGetCalledValue(inst);
    if LLVMIsAFunction(callee).is_null() {
        // TVM's modules call their runtime through variables
        let known = |n: &String| n == tvm::BARRIER || symprof_core::known::lookup(n).is_some();
        return !called_name(inst).is_some_and(|n| known(&n) || n == "TVMBackendParallelLaunch");
    }
    let name = name_of(callee);
    let quiet = name.starts_with("llvm.") && is_quiet_intrinsic(&name);
    LLVMIsDeclaration(callee) != 0
        && !quiet
        && !name.starts_with("symprof.")
        && !is_runtime(&name)
        && !has_attribute(callee, "nosync")
        && !runs_known(inst, callee, &name)
}

/// Is it an intrinsic that waits for nobody? Those of a target, and those with atomic accesses, say so by `nosync`.
fn is_quiet_intrinsic(name: &str) -> bool {
    const TARGETS: [&str; 19] = [
        "aarch64",
        "amdgcn",
        "arm",
        "bpf",
        "dx",
        "hexagon",
        "loongarch",
        "mips",
        "nvvm",
        "objc",
        "ppc",
        "r600",
        "riscv",
        "s390",
        "spv",
        "ve",
        "wasm",
        "x86",
        "xcore",
    ];
    let mut parts = name.split('.').skip(1);
    let family = parts.next().unwrap_or_default();
    !TARGETS.contains(&family) && !parts.any(|part| part == "atomic")
}

/// Is the function that is called a known one, whatever else is called so?
unsafe fn runs_known(inst: LLVMValueRef, callee: LLVMValueRef, name: &str) -> bool {
    let Some(known) = symprof_core::known::lookup(name) else { return false };
    let (at, nobuiltin) = (LLVMAttributeFunctionIndex, attribute_kind("nobuiltin"));
    let caller = LLVMGetBasicBlockParent(LLVMGetInstructionParent(inst));
    let another = known.provider == symprof_core::known::Provider::Library
        && (!LLVMGetCallSiteEnumAttribute(inst, at, nobuiltin).is_null()
            || has_attribute(callee, "nobuiltin")
            || says_no_builtin(callee, name)
            || says_no_builtin(caller, name));
    !another && params(callee).len() == known.params.len()
}
