//! Writes branch weights and entry counts (LangRef, "prof Metadata") into a module as it was read, and the
//! module as text or bitcode.
//!
//! Sound as the rest of `native`: metadata is made in the module's context; blocks and instructions are
//! found by their positions, and only those that take weights get some.

use super::{blocks, bodies, insts, name_of, take_message};
use crate::pgo::{Form, FunctionWeights};
use llvm_sys::bit_writer::LLVMWriteBitcodeToMemoryBuffer;
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMOpcode;
use rustc_hash::FxHashMap;

/// Sets the metadata that is given for each function by name.
pub(super) unsafe fn annotate(module: LLVMModuleRef, weights: &FxHashMap<String, FunctionWeights>) {
    let context = LLVMGetModuleContext(module);
    let kind = LLVMGetMDKindIDInContext(context, c"prof".as_ptr(), 4);
    let irreducible = LLVMGetMDKindIDInContext(context, c"irr_loop".as_ptr(), 8);
    for function in bodies(module) {
        let Some(weights) = weights.get(&name_of(function)) else { continue };
        if let Some(count) = weights.entries {
            let count = LLVMConstInt(LLVMInt64TypeInContext(context), count, 0);
            let node = node(context, "function_entry_count", &[count]);
            LLVMGlobalSetMetadata(function, kind, node);
        }
        for (k, block) in blocks(function).into_iter().enumerate() {
            let all = insts(block);
            let set = |inst: LLVMValueRef, weights: &[u32]| {
                let ty = LLVMInt32TypeInContext(context);
                let weights: Vec<_> =
                    weights.iter().map(|&w| LLVMConstInt(ty, w.into(), 0)).collect();
                let node = node(context, "branch_weights", &weights);
                LLVMSetMetadata(inst, kind, LLVMMetadataAsValue(context, node));
            };
            let takes = |inst: LLVMValueRef| match LLVMGetInstructionOpcode(inst) {
                LLVMOpcode::LLVMBr | LLVMOpcode::LLVMSwitch | LLVMOpcode::LLVMInvoke => {
                    LLVMGetNumSuccessors(inst) as usize
                }
                LLVMOpcode::LLVMSelect => 2,
                _ => 0,
            };
            if let (Some(&last), Some(found)) = (all.last(), weights.branches.get(&k)) {
                if takes(last) == found.len() {
                    set(last, found);
                }
            }
            if let (Some(&last), Some(&count)) = (all.last(), weights.headers.get(&k)) {
                let count = LLVMConstInt(LLVMInt64TypeInContext(context), count, 0);
                let node = node(context, "loop_header_weight", &[count]);
                LLVMSetMetadata(last, irreducible, LLVMMetadataAsValue(context, node));
            }
            for (j, &inst) in all.iter().enumerate() {
                if let Some(found) = weights.selects.get(&(k, j)) {
                    if LLVMGetInstructionOpcode(inst) == LLVMOpcode::LLVMSelect {
                        set(inst, found);
                    }
                }
            }
        }
    }
}

unsafe fn node(context: LLVMContextRef, name: &str, values: &[LLVMValueRef]) -> LLVMMetadataRef {
    let name = LLVMMDStringInContext2(context, name.as_ptr().cast(), name.len());
    let mut all = vec![name];
    all.extend(values.iter().map(|&v| LLVMValueAsMetadata(v)));
    LLVMMDNodeInContext2(context, all.as_mut_ptr(), all.len())
}

/// The module in that form.
pub(super) unsafe fn written(module: LLVMModuleRef, form: Form) -> Vec<u8> {
    match form {
        Form::Text => take_message(LLVMPrintModuleToString(module)).into_bytes(),
        Form::Bitcode => {
            let buffer = LLVMWriteBitcodeToMemoryBuffer(module);
            let (start, len) = (LLVMGetBufferStart(buffer), LLVMGetBufferSize(buffer));
            let bytes = std::slice::from_raw_parts(start.cast::<u8>(), len).to_vec();
            LLVMDisposeMemoryBuffer(buffer);
            bytes
        }
    }
}
