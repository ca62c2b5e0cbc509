//! What may run while threads do: what cannot wait for another thread, exclude it, end it or tell it anything.
//!
//! It is all listed here. Functions of the module are harmless where they consist of plain instructions and calls of
//! harmless functions; of others that are called, the library's known ones are, intrinsics that compute or move
//! memory, and what the source says synchronizes with nobody. Whatever is not listed is not harmless.
//!
//! Sources: LLVM's LangRef, "Memory Model for Concurrent Operations" and the `nosync` attribute.

use crate::native::attribute_kind;
use crate::native::gather::{is_replaced_when_loaded, says_no_builtin};
use crate::native::parallel::{callee, instructions, name_of, params};
use crate::pgo::MARKER;
use llvm_sys::comdat::LLVMGetComdat;
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::{
    LLVMAtomicOrdering, LLVMAttributeFunctionIndex, LLVMLinkage, LLVMOpcode, LLVMTailCallKind,
    LLVMTypeKind,
};
use rustc_hash::{FxHashMap, FxHashSet};
use symprof_core::known::{lookup, returns_twice, Provider};

/// Intrinsics that compute values or move memory, or count executions, by the first part of their names.
const COMPUTE: [&str; 77] = [
    "abs",
    "annotation",
    "assume",
    "bitreverse",
    "bswap",
    "canonicalize",
    "ceil",
    "copysign",
    "cos",
    "cosh",
    "ctlz",
    "ctpop",
    "cttz",
    "dbg",
    "donothing",
    "exp",
    "exp10",
    "exp2",
    "expect",
    "fabs",
    "floor",
    "fma",
    "fmuladd",
    "fptosi",
    "fptoui",
    "frexp",
    "fshl",
    "fshr",
    "instrprof",
    "invariant",
    "is",
    "ldexp",
    "lifetime",
    "llrint",
    "llround",
    "log",
    "log10",
    "log2",
    "lrint",
    "lround",
    "maximum",
    "maxnum",
    "memcpy",
    "memmove",
    "memset",
    "minimum",
    "minnum",
    "nearbyint",
    "objectsize",
    "pow",
    "powi",
    "prefetch",
    "rint",
    "round",
    "roundeven",
    "sadd",
    "scmp",
    "sdiv",
    "sin",
    "smax",
    "smin",
    "smul",
    "sqrt",
    "sshl",
    "ssub",
    "stackrestore",
    "stacksave",
    "stepvector",
    "trunc",
    "uadd",
    "ucmp",
    "udiv",
    "umax",
    "umin",
    "umul",
    "ushl",
    "usub",
];
/// The same by their first two parts.
const COMPUTE_TWO: [&str; 8] = [
    "experimental.noalias",
    "get.active",
    "masked.gather",
    "masked.load",
    "masked.store",
    "vector.extract",
    "vector.insert",
    "vector.reduce",
];

/// What is harmless, by function.
#[derive(Default)]
pub(super) struct Harmless {
    known: FxHashMap<LLVMValueRef, bool>,
}

impl Harmless {
    /// Is a function, with all that it calls?
    pub(super) unsafe fn function(&mut self, function: LLVMValueRef) -> bool {
        let mut reached = vec![function];
        let mut seen = FxHashSet::from_iter([function]);
        let mut next = 0;
        let mut fits = true;
        while let Some(&f) = reached.get(next) {
            next += 1;
            match self.known.get(&f) {
                Some(true) => continue,
                Some(false) => fits = false,
                None => {
                    fits = is_final(f)
                        && self.own(f, &mut |f| {
                            if seen.insert(f) {
                                reached.push(f)
                            }
                        })
                }
            }
            if !fits {
                break;
            }
        }
        // of those of which one is not, which are is not known
        match fits {
            true => self.known.extend(reached.into_iter().map(|f| (f, true))),
            false => drop(self.known.insert(function, false)),
        }
        fits
    }

    /// Is an instruction, with all that it calls?
    pub(super) unsafe fn instruction(&mut self, inst: LLVMValueRef) -> bool {
        match called(inst) {
            Some(Called::Body(f)) => is_usual_call(inst) && self.function(f),
            other => is_harmless(inst, other),
        }
    }

    /// The function's own instructions; adds what they call.
    unsafe fn own(&self, function: LLVMValueRef, add: &mut impl FnMut(LLVMValueRef)) -> bool {
        for inst in instructions(function) {
            let called = called(inst);
            if let Some(Called::Body(f)) = called {
                if !is_usual_call(inst) {
                    return false;
                }
                add(f);
            } else if !is_harmless(inst, called) {
                return false;
            }
        }
        true
    }
}

/// What a call calls.
enum Called {
    Body(LLVMValueRef),
    Declared(LLVMValueRef),
    Unknown,
}

unsafe fn called(inst: LLVMValueRef) -> Option<Called> {
    if LLVMGetInstructionOpcode(inst) != LLVMOpcode::LLVMCall {
        return None;
    }
    Some(match callee(inst) {
        Some(f) if LLVMIsDeclaration(f) == 0 => Called::Body(f),
        Some(f) => Called::Declared(f),
        None => Called::Unknown,
    })
}

/// Is it a call as functions are declared, that comes back to where it stands?
unsafe fn is_usual_call(call: LLVMValueRef) -> bool {
    let Some(callee) = callee(call) else { return false };
    LLVMGetCalledFunctionType(call) == LLVMGlobalGetValueType(callee)
        && LLVMGetInstructionCallConv(call) == LLVMGetFunctionCallConv(callee)
        && LLVMGetNumOperandBundles(call) == 0
        && LLVMGetTailCallKind(call) != LLVMTailCallKind::LLVMTailCallKindMustTail
        && !returns_twice(&name_of(callee))
        && !says_of_call(call, "returns_twice")
        && !has_attribute(callee, "returns_twice")
}

/// Is the body of a function the one that runs, whatever it is linked with, and a usual one?
pub(super) unsafe fn is_final(function: LLVMValueRef) -> bool {
    use LLVMLinkage::{LLVMExternalLinkage, LLVMInternalLinkage, LLVMPrivateLinkage};
    let linkage = LLVMGetLinkage(function);
    let interposed = is_replaced_when_loaded(LLVMGetGlobalParent(function));
    let final_one = match linkage {
        LLVMInternalLinkage | LLVMPrivateLinkage => true,
        LLVMExternalLinkage => !interposed && LLVMGetComdat(function).is_null(),
        _ => false,
    };
    LLVMIsDeclaration(function) == 0
        && final_one
        && !has_attribute(function, "naked")
        && !has_attribute(function, "presplitcoroutine")
        && LLVMIsFunctionVarArg(LLVMGlobalGetValueType(function)) == 0
}

unsafe fn has_attribute(function: LLVMValueRef, name: &str) -> bool {
    let kind = attribute_kind(name);
    !LLVMGetEnumAttributeAtIndex(function, LLVMAttributeFunctionIndex, kind).is_null()
}

unsafe fn says_of_call(call: LLVMValueRef, name: &str) -> bool {
    let kind = attribute_kind(name);
    !LLVMGetCallSiteEnumAttribute(call, LLVMAttributeFunctionIndex, kind).is_null()
}

/// Is a load or store one that other threads make no difference to?
pub(super) unsafe fn is_plain_access(inst: LLVMValueRef) -> bool {
    let address = match LLVMGetInstructionOpcode(inst) {
        LLVMOpcode::LLVMLoad => 0,
        _ => 1,
    };
    LLVMGetVolatile(inst) == 0
        && LLVMGetOrdering(inst) == LLVMAtomicOrdering::LLVMAtomicOrderingNotAtomic
        // others are those of a thread's own segments, and devices
        && LLVMGetPointerAddressSpace(LLVMTypeOf(LLVMGetOperand(inst, address))) == 0
}

unsafe fn is_harmless(inst: LLVMValueRef, called: Option<Called>) -> bool {
    use LLVMOpcode::*;
    match LLVMGetInstructionOpcode(inst) {
        LLVMRet | LLVMBr | LLVMSwitch | LLVMUnreachable | LLVMAdd | LLVMFAdd | LLVMSub
        | LLVMFSub | LLVMMul | LLVMFMul | LLVMUDiv | LLVMSDiv | LLVMFDiv | LLVMURem | LLVMSRem
        | LLVMFRem | LLVMShl | LLVMLShr | LLVMAShr | LLVMAnd | LLVMOr | LLVMXor | LLVMAlloca
        | LLVMGetElementPtr | LLVMTrunc | LLVMZExt | LLVMSExt | LLVMFPToUI | LLVMFPToSI
        | LLVMUIToFP | LLVMSIToFP | LLVMFPTrunc | LLVMFPExt | LLVMPtrToInt | LLVMIntToPtr
        | LLVMBitCast | LLVMICmp | LLVMFCmp | LLVMPHI | LLVMSelect | LLVMExtractElement
        | LLVMInsertElement | LLVMShuffleVector | LLVMExtractValue | LLVMInsertValue | LLVMFNeg
        | LLVMFreeze => true,
        LLVMLoad | LLVMStore => is_plain_access(inst),
        LLVMCall => match called {
            Some(Called::Declared(f)) => is_harmless_call(inst, f),
            _ => false,
        },
        _ => false,
    }
}

/// Does a call of a function without a body leave other threads alone?
unsafe fn is_harmless_call(call: LLVMValueRef, callee: LLVMValueRef) -> bool {
    let name = name_of(callee);
    if MARKER.to_str() == Ok(&name) {
        return true;
    }
    if let Some(intrinsic) = name.strip_prefix("llvm.") {
        return is_quiet_intrinsic(call, intrinsic);
    }
    is_usual_call(call) && (is_of_library(call, callee, &name) || is_silent(call, callee))
}

unsafe fn is_quiet_intrinsic(call: LLVMValueRef, name: &str) -> bool {
    let mut parts = name.split('.');
    let first = parts.next().unwrap_or_default();
    let second = parts.next().unwrap_or_default();
    let two = [first, second].join(".");
    let known = COMPUTE.contains(&first) || COMPUTE_TWO.contains(&two.as_str());
    let moves = ["memcpy", "memmove", "memset"].contains(&first);
    known
        && (first == "assume" || LLVMGetNumOperandBundles(call) == 0)
        && !name.split('.').any(|part| part == "atomic")
        && (!moves || moves_plainly(call))
}

/// Does it move memory of the usual kind, and say that nobody looks on?
unsafe fn moves_plainly(call: LLVMValueRef) -> bool {
    let given = super::arguments(call);
    let usual = |&v: &LLVMValueRef| unsafe {
        LLVMGetTypeKind(LLVMTypeOf(v)) != LLVMTypeKind::LLVMPointerTypeKind
            || LLVMGetPointerAddressSpace(LLVMTypeOf(v)) == 0
    };
    let volatile = given.last().is_none_or(|&v| unsafe {
        LLVMIsAConstantInt(v).is_null() || LLVMConstIntGetZExtValue(v) != 0
    });
    !volatile && given.iter().all(usual)
}

/// Is it a known function of C's library that comes back and calls nobody?
unsafe fn is_of_library(call: LLVMValueRef, callee: LLVMValueRef, name: &str) -> bool {
    let Some(known) = lookup(name) else { return false };
    let caller = LLVMGetBasicBlockParent(LLVMGetInstructionParent(call));
    let another = says_of_call(call, "nobuiltin")
        || has_attribute(callee, "nobuiltin")
        || says_no_builtin(callee, name)
        || says_no_builtin(caller, name);
    known.provider == Provider::Library
        && !known.ends
        && !known.calls_back
        && !another
        && params(callee).len() == known.params.len()
}

/// Does the source say that it comes back and synchronizes with nobody? What it gives may tell threads apart: a
/// pointer to a variable of the thread, or the thread itself (`pthread_self`), so nobody may look at it.
unsafe fn is_silent(call: LLVMValueRef, callee: LLVMValueRef) -> bool {
    LLVMGetFirstUse(call).is_null()
        && ["nosync", "willreturn", "nounwind"].iter().all(|a| unsafe { has_attribute(callee, a) })
}
