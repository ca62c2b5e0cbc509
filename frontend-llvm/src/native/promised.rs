//! What loads and calls promise of their results: `!range`, `!nonnull` and `!noundef` (LangRef, "Metadata"),
//! `range(…)`, `nonnull` and `noundef` of what calls and invokes return (LangRef, "Parameter Attributes").
//!
//! A result outside of its range, or a null that is promised not to be, is poison; only that it may not be poison
//! either (`noundef`) makes the program undefined there and then. So only the two together are taken for true. Another
//! result is poison outside of its range; these values, and parameters and arguments of that kind, are told for what
//! freezes them.
//!
//! Sound as the rest of `native`: nothing is changed, and what leaves is plain data.

use super::access::{integer, operands};
use super::{attribute_kind, take_message};
use crate::compat::{tokens, Token};
use crate::facts::ResultFacts;
use crate::headers::{fit, range, Range};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::{LLVMAttributeReturnIndex, LLVMOpcode, LLVMTypeKind};

/// Kinds of metadata and of attributes, by the numbers that LLVM gives them.
pub(super) struct Kinds {
    metadata: [u32; 4],
    attributes: [u32; 4],
    by_value: u32,
}

/// Texts of calls are read for `range(…)` only so often in a function: printing numbers the whole function.
const PRINTED: u32 = 200;

impl Kinds {
    pub(super) unsafe fn new(module: LLVMModuleRef) -> Kinds {
        let context = LLVMGetModuleContext(module);
        let kind = |name: &str| unsafe {
            LLVMGetMDKindIDInContext(context, name.as_ptr().cast(), name.len() as u32)
        };
        Kinds {
            metadata: ["range", "nonnull", "noundef", "align"].map(kind),
            attributes: ["range", "nonnull", "noundef", "align"].map(attribute_kind),
            by_value: attribute_kind("byval"),
        }
    }

    /// Is this metadata of a result to be kept? That of stack slots is none of memory that anybody else sees;
    /// as slots are promoted, LLVM would make code of it.
    pub(super) unsafe fn keep(&self, inst: LLVMValueRef, kind: u32) -> bool {
        self.metadata.contains(&kind)
            && (LLVMIsALoadInst(inst).is_null()
                || LLVMIsAAllocaInst(LLVMGetOperand(inst, 0)).is_null())
    }

    /// What an instruction promises of its result; `printed` counts the texts that were looked at.
    pub(super) unsafe fn of(&self, inst: LLVMValueRef, printed: &mut u32) -> Option<ResultFacts> {
        match LLVMGetInstructionOpcode(inst) {
            LLVMOpcode::LLVMLoad => self.of_load(inst),
            LLVMOpcode::LLVMCall | LLVMOpcode::LLVMInvoke => self.of_call(inst, printed),
            _ => None,
        }
    }

    unsafe fn of_load(&self, inst: LLVMValueRef) -> Option<ResultFacts> {
        if LLVMHasMetadata(inst) == 0 {
            return None;
        }
        let [ranges, not_null, defined, aligned] =
            self.metadata.map(|kind| unsafe { LLVMGetMetadata(inst, kind) });
        if defined.is_null() {
            let promised = [ranges, not_null, aligned].iter().any(|m| !m.is_null());
            let range = whole(inst, ranges);
            return ResultFacts { promised, range, not_null: false }.says_something();
        }
        let (not_null, range) = (!not_null.is_null(), whole(inst, ranges));
        let facts = ResultFacts { not_null, range, promised: false };
        facts.says_something()
    }

    unsafe fn of_call(&self, inst: LLVMValueRef, printed: &mut u32) -> Option<ResultFacts> {
        let kind = LLVMGetTypeKind(LLVMTypeOf(inst));
        if !matches!(kind, LLVMTypeKind::LLVMIntegerTypeKind | LLVMTypeKind::LLVMPointerTypeKind) {
            return None;
        }
        let callee = LLVMGetCalledValue(inst);
        let known = !LLVMIsAFunction(callee).is_null()
            && LLVMGlobalGetValueType(callee) == LLVMGetCalledFunctionType(inst);
        let at_call = |kind| unsafe {
            !LLVMGetCallSiteEnumAttribute(inst, LLVMAttributeReturnIndex, kind).is_null()
        };
        let of_callee = |kind| unsafe {
            known && !LLVMGetEnumAttributeAtIndex(callee, LLVMAttributeReturnIndex, kind).is_null()
        };
        let [ranged, not_null, defined, aligned] = self.attributes;
        let metadata = match LLVMHasMetadata(inst) {
            0 => std::ptr::null_mut(),
            _ => LLVMGetMetadata(inst, self.metadata[0]),
        };
        let by = |kind| at_call(kind) || of_callee(kind);
        let mut facts = ResultFacts { range: whole(inst, metadata), ..ResultFacts::default() };
        match by(defined) {
            true => facts.not_null = by(not_null),
            false => {
                let said = [ranged, not_null, aligned].into_iter().any(by);
                facts.promised = said || !metadata.is_null();
            }
        }
        let said_by = match (at_call(ranged), of_callee(ranged)) {
            (true, _) => Some(inst),
            (_, true) if LLVMIsDeclaration(callee) != 0 => Some(callee),
            _ => None,
        };
        if let (None, Some(said_by), true) = (facts.range, said_by, *printed < PRINTED) {
            *printed += 1;
            let text = take_message(LLVMPrintValueToString(said_by));
            facts.range = of_result(&text);
        }
        facts.says_something()
    }

    /// Which parameters of a function are poison where a promise of their attributes is wrong?
    pub(super) unsafe fn of_parameters(&self, function: LLVMValueRef) -> Vec<bool> {
        let of = |k: u32| {
            self.is_poison_if_wrong(|kind| unsafe {
                !LLVMGetEnumAttributeAtIndex(function, k + 1, kind).is_null()
            })
        };
        (0..LLVMCountParams(function)).map(of).collect()
    }

    /// The arguments of a call or an invoke of that kind, by what is said at the call.
    pub(super) unsafe fn of_arguments(&self, inst: LLVMValueRef) -> Vec<u32> {
        let op = LLVMGetInstructionOpcode(inst);
        if !matches!(op, LLVMOpcode::LLVMCall | LLVMOpcode::LLVMInvoke) {
            return Vec::new();
        }
        let of = |k: &u32| {
            self.is_poison_if_wrong(|kind| unsafe {
                !LLVMGetCallSiteEnumAttribute(inst, k + 1, kind).is_null()
            })
        };
        (0..LLVMGetNumArgOperands(inst)).filter(of).collect()
    }

    fn is_poison_if_wrong(&self, has: impl Fn(u32) -> bool) -> bool {
        let [ranged, not_null, defined, aligned] = self.attributes;
        !has(defined) && !has(self.by_value) && [ranged, not_null, aligned].into_iter().any(has)
    }
}

/// The range that all the ranges of a result lie in.
unsafe fn whole(inst: LLVMValueRef, node: LLVMValueRef) -> Option<Range> {
    let ty = LLVMTypeOf(inst);
    if node.is_null() || LLVMGetTypeKind(ty) != LLVMTypeKind::LLVMIntegerTypeKind {
        return None;
    }
    let width = LLVMGetIntTypeWidth(ty);
    let mut ends = Vec::new();
    for operand in operands(node)? {
        ends.push(fit(integer(operand)?.into(), width)?);
    }
    let ascending = ends.windows(2).all(|w| w[0] < w[1]);
    let (&[low, .., high], true) = (ends.as_slice(), ends.len() % 2 == 0) else { return None };
    (ends.len() == 2 || ascending).then_some(Range { low, high })
}

/// The range of what a call or a declaration returns, which stands before the name of what is called.
fn of_result(text: &str) -> Option<Range> {
    let text = text.lines().find(|line| !line.trim_start().starts_with(';'))?;
    let all = tokens(text);
    let words: Vec<&str> = all.iter().map(|t: &Token| &text[t.start..t.end]).collect();
    let start = words.iter().position(|w| matches!(*w, "call" | "invoke" | "declare"))?;
    let words = &words[start..];
    let end = words.iter().position(|w| w.starts_with(['@', '%']))?;
    range(&words[..end], true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_of_results() {
        let range = |low, high| Some(Range { low, high });
        for (text, expected) in [
            ("  %x = tail call range(i32 0, 5) i32 @f(i32 range(i32 1, 2) %a)", range(0, 5)),
            ("%x = call i32 @f(i32 range(i32 1, 2) %a)", None),
            ("; Function Attrs: nounwind\ndeclare noundef range(i8 -1, 3) i8 @g(i8)", range(-1, 3)),
            ("%x = invoke noundef range(i32 0, 5) i32 %p(i32 range(i32 1, 2) %a)\n  to label %a unwind label %b", range(0, 5)),
            ("  %range = call i32 %p(i32 range(i32 1, 2) %a)", None),
        ] {
            assert_eq!(of_result(text), expected, "{text}");
        }
    }
}
