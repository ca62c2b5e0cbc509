//! Addresses in a region: whether they lead to memory of a thread's own, and to whom that is handed.

use super::is_runtime;
use crate::native::parallel::flow::Flow;
use crate::native::parallel::{arguments, callee};
use crate::native::{attribute_kind, insts, name_of, params};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::{LLVMOpcode, LLVMTypeKind};
use rustc_hash::FxHashSet;

/// Operations from an address to the memory that it lies in; beyond, it may lie in any.
const DEPTH: usize = 1024;

/// Memory that an address lies in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Root {
    /// of the thread's own: a stack slot, or what a call gave
    Own(LLVMValueRef),
    Others,
    /// the one or the other
    Unknown,
}

/// Does a call promise that nobody else knows the memory that it gives?
unsafe fn is_allocation(call: LLVMValueRef) -> bool {
    let noalias = attribute_kind("noalias");
    let at = llvm_sys::LLVMAttributeReturnIndex;
    !LLVMGetCallSiteEnumAttribute(call, at, noalias).is_null()
        || callee(call)
            .is_some_and(|f| unsafe { !LLVMGetEnumAttributeAtIndex(f, at, noalias).is_null() })
}

/// Is it a parameter that leads to a copy made for the call?
unsafe fn is_copied(value: LLVMValueRef) -> bool {
    if LLVMIsAArgument(value).is_null() {
        return false;
    }
    let function = LLVMGetParamParent(value);
    let place = params(function).iter().position(|&p| p == value).unwrap_or_default() as u32;
    ["byval", "inalloca", "preallocated"].into_iter().any(|name| unsafe {
        !LLVMGetEnumAttributeAtIndex(function, place + 1, attribute_kind(name)).is_null()
    })
}

/// The memory that an address lies in.
pub(super) unsafe fn root(address: LLVMValueRef) -> Root {
    let mut found = None;
    let mut seen = FxHashSet::default();
    let mut work = vec![address];
    while let Some(v) = work.pop() {
        if !seen.insert(v) {
            continue;
        }
        if seen.len() > DEPTH {
            return Root::Unknown;
        }
        use LLVMOpcode::*;
        let is_inst = !LLVMIsAInstruction(v).is_null();
        let here = match is_inst.then(|| LLVMGetInstructionOpcode(v)) {
            // parameters, globals, and what is read from memory: own memory is stored nowhere
            None if !LLVMIsAGlobalVariable(v).is_null() && LLVMIsThreadLocal(v) != 0 => {
                Root::Unknown
            }
            None if is_copied(v) => Root::Own(v),
            None | Some(LLVMLoad) => Root::Others,
            Some(LLVMAlloca) => Root::Own(v),
            Some(LLVMCall | LLVMInvoke) if is_allocation(v) => Root::Own(v),
            // intrinsics mark and align addresses
            Some(LLVMCall) if is_intrinsic(v) => {
                work.extend(arguments(v).into_iter().filter(|&a| unsafe { is_pointer(a) }));
                continue;
            }
            // an allocator that does not promise it, what a thread has of its own, or what others know too
            Some(LLVMCall | LLVMInvoke) => Root::Unknown,
            Some(LLVMGetElementPtr | LLVMBitCast | LLVMAddrSpaceCast | LLVMFreeze) => {
                work.push(LLVMGetOperand(v, 0));
                continue;
            }
            Some(LLVMSelect) => {
                work.extend([LLVMGetOperand(v, 1), LLVMGetOperand(v, 2)]);
                continue;
            }
            Some(LLVMPHI) => {
                let all = 0..LLVMCountIncoming(v);
                work.extend(all.map(|k| unsafe { LLVMGetIncomingValue(v, k) }));
                continue;
            }
            Some(_) => Root::Unknown,
        };
        match found {
            None => found = Some(here),
            Some(known) if known == here => {}
            Some(_) => return Root::Unknown,
        }
    }
    found.unwrap_or(Root::Unknown)
}

unsafe fn is_intrinsic(call: LLVMValueRef) -> bool {
    callee(call).is_some_and(|c| unsafe { name_of(c) }.starts_with("llvm."))
}

/// Is an address of memory of the thread's own among what a value is made of, be it a vector or a structure? So it is
/// said where that is far to seek.
unsafe fn may_hold_own(value: LLVMValueRef) -> bool {
    let mut seen = FxHashSet::default();
    let mut work = vec![value];
    while let Some(v) = work.pop() {
        if is_copied(v) {
            return true;
        }
        if LLVMIsAInstruction(v).is_null() || is_number(v) || !seen.insert(v) {
            continue;
        }
        if seen.len() > DEPTH {
            return true;
        }
        use LLVMOpcode::*;
        match LLVMGetInstructionOpcode(v) {
            LLVMAlloca => return true,
            LLVMCall | LLVMInvoke if is_allocation(v) => return true,
            // what others return, and what memory holds, is not of the thread's own: that is handed to neither
            LLVMLoad => {}
            LLVMCall | LLVMInvoke if !is_intrinsic(v) => {}
            LLVMPHI => {
                let all = 0..LLVMCountIncoming(v);
                work.extend(all.map(|k| unsafe { LLVMGetIncomingValue(v, k) }));
            }
            _ => {
                let count = LLVMGetNumOperands(v).max(0) as u32;
                work.extend((0..count).map(|k| unsafe { LLVMGetOperand(v, k) }));
            }
        }
    }
    false
}

/// Is a value, or are the parts of a vector, numbers?
unsafe fn is_number(value: LLVMValueRef) -> bool {
    use LLVMTypeKind::*;
    let mut ty = LLVMTypeOf(value);
    if matches!(LLVMGetTypeKind(ty), LLVMVectorTypeKind | LLVMScalableVectorTypeKind) {
        ty = LLVMGetElementType(ty);
    }
    !matches!(
        LLVMGetTypeKind(ty),
        LLVMPointerTypeKind | LLVMStructTypeKind | LLVMArrayTypeKind | LLVMTargetExtTypeKind
    )
}

/// Is memory a list of what the runtime is to reduce, and nothing else?
unsafe fn is_list_to_reduce(list: LLVMValueRef) -> bool {
    let mut work = vec![list];
    let mut reduces = false;
    while let Some(address) = work.pop() {
        let mut at = LLVMGetFirstUse(address);
        while !at.is_null() {
            let user = LLVMGetUser(at);
            at = LLVMGetNextUse(at);
            if LLVMIsAInstruction(user).is_null() {
                return false;
            }
            let name = callee(user).map(|c| name_of(c)).unwrap_or_default();
            let fits = match LLVMGetInstructionOpcode(user) {
                LLVMOpcode::LLVMGetElementPtr => {
                    work.push(user);
                    true
                }
                LLVMOpcode::LLVMStore => LLVMGetOperand(user, 0) != address,
                _ => name.starts_with("llvm.lifetime.") || name.starts_with("__kmpc_reduce"),
            };
            reduces |= name.starts_with("__kmpc_reduce");
            if !fits {
                return false;
            }
        }
    }
    reduces
}

/// Does a call promise of an address that it is given only to read there, and to keep it nowhere?
unsafe fn is_read_only(call: LLVMValueRef, address: LLVMValueRef) -> bool {
    let Some(function) = callee(call) else { return false };
    let has = |k: u32, name: &str| unsafe {
        let kind = attribute_kind(name);
        !LLVMGetCallSiteEnumAttribute(call, k + 1, kind).is_null()
            || k < params(function).len() as u32
                && !LLVMGetEnumAttributeAtIndex(function, k + 1, kind).is_null()
    };
    (0u32..)
        .zip(arguments(call))
        .filter(|(_, v)| *v == address)
        .all(|(k, _)| (has(k, "readonly") || has(k, "readnone")) && has(k, "nocapture"))
}

pub(super) unsafe fn is_pointer(value: LLVMValueRef) -> bool {
    LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMTypeKind::LLVMPointerTypeKind
}

/// Is it a call that runs no code of the program, nor looks at memory but as it is told?
pub(super) unsafe fn is_harmless(call: LLVMValueRef) -> bool {
    callee(call).is_some_and(|c| {
        let name = unsafe { name_of(c) };
        let starts_some = name == "__kmpc_fork_call";
        name.starts_with("llvm.")
            || name.starts_with("symprof.")
            || is_runtime(&name) && !starts_some
    })
}

/// May memory of the thread's own be reached by other ways than its address: is that stored (but for the runtime to
/// reduce), merged with others, made a number, or kept by a function?
pub(super) unsafe fn hands_out_own_memory(flow: &Flow) -> bool {
    flow.order
        .iter()
        .any(|&b| unsafe { insts(flow.blocks[b]).into_iter().any(|inst| hands_out(inst)) })
}

unsafe fn hands_out(inst: LLVMValueRef) -> bool {
    use LLVMOpcode::*;
    let own = |v: LLVMValueRef| unsafe { may_hold_own(v) };
    match LLVMGetInstructionOpcode(inst) {
        LLVMStore => {
            let (value, to) = (LLVMGetOperand(inst, 0), LLVMGetOperand(inst, 1));
            let reduces = || match unsafe { root(to) } {
                Root::Own(list) => unsafe { is_list_to_reduce(list) },
                _ => false,
            };
            own(value) && !reduces()
        }
        LLVMPtrToInt => own(LLVMGetOperand(inst, 0)),
        LLVMPHI | LLVMSelect => is_pointer(inst) && root(inst) == Root::Unknown,
        LLVMRet => LLVMGetNumOperands(inst) > 0 && own(LLVMGetOperand(inst, 0)),
        // accesses at several addresses
        LLVMCall if is_harmless(inst) => {
            arguments(inst).into_iter().any(|v| unsafe { !is_pointer(v) && own(v) })
        }
        LLVMCall | LLVMInvoke if !is_harmless(inst) => {
            let kept = |v: LLVMValueRef| unsafe { own(v) && !is_read_only(inst, v) };
            arguments(inst).into_iter().any(kept)
        }
        _ => false,
    }
}
