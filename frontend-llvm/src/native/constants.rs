//! Constants as llvm-ir can read them: geps as displacements in bytes (it does not tell the element type
//! of a constant `getelementptr`, and without it its indices mean nothing), and `undef` in the place of
//! what it has no form for.
//!
//! Sound as the rest of `native`: constants are never changed or destroyed, new ones are made of
//! old ones and put in as operands of the same type.

use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::target::{
    LLVMABISizeOfType, LLVMGetModuleDataLayout, LLVMOffsetOfElement, LLVMStoreSizeOfType,
    LLVMTargetDataRef,
};
use llvm_sys::{LLVMOpcode, LLVMTypeKind, LLVMValueKind};
use rustc_hash::{FxHashMap, FxHashSet};

/// Constant expressions and types nested deeper are left alone; the lowering looks less deep.
const DEPTH: usize = 128;

struct Rebuilder {
    layout: LLVMTargetDataRef,
    byte: LLVMTypeRef,
    word: LLVMTypeRef,
    /// a gep with a single index was left that is no displacement in bytes
    odd: bool,
    /// constants seen, and what they became
    done: FxHashMap<usize, LLVMValueRef>,
    /// those among them that lost a part to `undef`
    lossy: FxHashSet<usize>,
}

/// What became of a module's constants.
#[derive(Default)]
pub(super) struct Rewritten {
    /// a gep is left that looks like a displacement in bytes and is none
    pub(super) odd_geps: bool,
    /// globals named in what gave way to `undef`, by the name of the function or variable that has it
    pub(super) hidden: FxHashMap<String, Vec<String>>,
}

impl Rewritten {
    unsafe fn hide(&mut self, owner: LLVMValueRef, constant: LLVMValueRef) {
        let hidden = self.hidden.entry(super::name_of(owner)).or_default();
        super::globals_in(constant, hidden);
    }
}

/// Rewrites the constants among the operands of all instructions, in the initializers of variables and
/// in what aliases stand for.
pub(super) unsafe fn rewrite(module: LLVMModuleRef) -> Rewritten {
    let context = LLVMGetModuleContext(module);
    let mut rebuilder = Rebuilder {
        layout: LLVMGetModuleDataLayout(module),
        byte: LLVMInt8TypeInContext(context),
        word: LLVMInt64TypeInContext(context),
        odd: false,
        done: FxHashMap::default(),
        lossy: FxHashSet::default(),
    };
    let mut rewritten = Rewritten::default();
    for variable in super::globals(module) {
        let old = LLVMGetInitializer(variable);
        if !old.is_null() {
            let new = rebuilder.constant(old, 0);
            if new != old {
                LLVMSetInitializer(variable, new);
            }
            if rebuilder.is_lossy(old) {
                rewritten.hide(variable, old);
            }
        }
    }
    for alias in super::aliases(module) {
        let old = LLVMAliasGetAliasee(alias);
        let new = rebuilder.constant(old, 0);
        if new != old {
            LLVMAliasSetAliasee(alias, new);
        }
    }
    for function in super::bodies(module) {
        if LLVMHasPersonalityFn(function) != 0 {
            let old = LLVMGetPersonalityFn(function);
            let new = rebuilder.constant(old, 0);
            if rebuilder.is_lossy(old) {
                rewritten.hide(function, old);
                LLVMSetPersonalityFn(function, new);
            }
        }
        for inst in super::blocks(function).into_iter().flat_map(|b| unsafe { super::insts(b) }) {
            for k in 0..LLVMGetNumOperands(inst) as u32 {
                let old = LLVMGetOperand(inst, k);
                if old.is_null() || LLVMIsConstant(old) == 0 {
                    continue;
                }
                let new = match called(inst, k, old) {
                    Some(function) => function,
                    None => rebuilder.constant(old, 0),
                };
                if new != old {
                    LLVMSetOperand(inst, k, new);
                }
                if rebuilder.is_lossy(old) {
                    rewritten.hide(function, old);
                }
            }
        }
    }
    Rewritten { odd_geps: rebuilder.odd, ..rewritten }
}

/// `call no_cfi @f` and `call dso_local_equivalent @f` call `f`: the function, for the callee's operand.
unsafe fn called(inst: LLVMValueRef, k: u32, operand: LLVMValueRef) -> Option<LLVMValueRef> {
    let calls = matches!(
        LLVMGetInstructionOpcode(inst),
        LLVMOpcode::LLVMCall | LLVMOpcode::LLVMInvoke | LLVMOpcode::LLVMCallBr
    );
    let is_callee = calls && k + 1 == LLVMGetNumOperands(inst) as u32;
    if !is_callee || !stands_for_function(operand) {
        return None;
    }
    Some(LLVMGetOperand(operand, 0))
}

/// Is it `no_cfi @f` or `dso_local_equivalent @f`? The C API has no kind for the two, and tells the one
/// of instructions.
unsafe fn stands_for_function(value: LLVMValueRef) -> bool {
    LLVMIsConstant(value) != 0
        && LLVMGetValueKind(value) == LLVMValueKind::LLVMInstructionValueKind
        && LLVMGetNumOperands(value) == 1
        && !LLVMIsAGlobalValue(LLVMGetOperand(value, 0)).is_null()
}

/// Has llvm-ir no form for a constant, whatever its operands are? A gep over vectors of unknown length
/// is one that LLVM's own reader of bitcode refuses in the initializer of a variable.
unsafe fn is_unreadable(value: LLVMValueRef) -> bool {
    match LLVMGetValueKind(value) {
        LLVMValueKind::LLVMInstructionValueKind
        | LLVMValueKind::LLVMConstantTargetNoneValueKind => true,
        LLVMValueKind::LLVMConstantExprValueKind => match LLVMGetConstOpcode(value) {
            LLVMOpcode::LLVMShuffleVector => true,
            LLVMOpcode::LLVMGetElementPtr => scalable(LLVMGetGEPSourceElementType(value), 0),
            _ => false,
        },
        _ => false,
    }
}

unsafe fn is_compound(value: LLVMValueRef) -> bool {
    !LLVMIsAConstantExpr(value).is_null()
        || !LLVMIsAConstantVector(value).is_null()
        || !LLVMIsAConstantStruct(value).is_null()
        || !LLVMIsAConstantArray(value).is_null()
        || !LLVMIsAConstantPtrAuth(value).is_null()
}

impl Rebuilder {
    /// Did a constant that was seen lose a part of it?
    fn is_lossy(&self, value: LLVMValueRef) -> bool {
        self.lossy.contains(&(value as usize))
    }

    unsafe fn constant(&mut self, value: LLVMValueRef, depth: usize) -> LLVMValueRef {
        if is_unreadable(value) {
            return self.lose(value);
        }
        if !is_compound(value) {
            return value;
        }
        if depth > DEPTH {
            self.odd = true;
            return value;
        }
        if let Some(&done) = self.done.get(&(value as usize)) {
            return done;
        }
        let count = LLVMGetNumOperands(value) as u32;
        let old: Vec<_> = (0..count).map(|k| LLVMGetOperand(value, k)).collect();
        let mut new: Vec<_> = old.iter().map(|&o| self.constant(o, depth + 1)).collect();
        if old.iter().any(|&o| self.is_lossy(o)) {
            self.lossy.insert(value as usize);
        }
        let rebuilt = if !LLVMIsAConstantPtrAuth(value).is_null() {
            match new == old {
                true => value,
                false => self.lose(value),
            }
        } else if !LLVMIsAConstantExpr(value).is_null() {
            self.expression(value, &old, &new)
        } else if new == old {
            value
        } else if !LLVMIsAConstantVector(value).is_null() {
            LLVMConstVector(new.as_mut_ptr(), count)
        } else if !LLVMIsAConstantArray(value).is_null() {
            let element = LLVMGetElementType(LLVMTypeOf(value));
            LLVMConstArray2(element, new.as_mut_ptr(), u64::from(count))
        } else {
            LLVMConstNamedStruct(LLVMTypeOf(value), new.as_mut_ptr(), count)
        };
        self.done.insert(value as usize, rebuilt);
        rebuilt
    }

    unsafe fn expression(
        &mut self,
        value: LLVMValueRef,
        old: &[LLVMValueRef],
        new: &[LLVMValueRef],
    ) -> LLVMValueRef {
        let opcode = LLVMGetConstOpcode(value);
        let ty = LLVMTypeOf(value);
        if opcode == LLVMOpcode::LLVMGetElementPtr {
            let Some(offset) = self.offset(value, old) else {
                self.odd |= old.len() == 2;
                return value;
            };
            let mut index = LLVMConstInt(self.word, offset as u64, 0);
            let flags = LLVMGEPGetNoWrapFlags(value);
            return LLVMConstGEPWithNoWrapFlags(self.byte, new[0], &mut index, 1, flags);
        }
        if new == old {
            return value;
        }
        match (opcode, new) {
            (LLVMOpcode::LLVMAdd, &[a, b]) => LLVMConstAdd(a, b),
            (LLVMOpcode::LLVMSub, &[a, b]) => LLVMConstSub(a, b),
            (LLVMOpcode::LLVMMul, &[a, b]) => LLVMConstMul(a, b),
            (LLVMOpcode::LLVMXor, &[a, b]) => LLVMConstXor(a, b),
            (LLVMOpcode::LLVMTrunc, &[a]) => LLVMConstTrunc(a, ty),
            (LLVMOpcode::LLVMPtrToInt, &[a]) => LLVMConstPtrToInt(a, ty),
            (LLVMOpcode::LLVMIntToPtr, &[a]) => LLVMConstIntToPtr(a, ty),
            (LLVMOpcode::LLVMBitCast, &[a]) => LLVMConstBitCast(a, ty),
            (LLVMOpcode::LLVMAddrSpaceCast, &[a]) => LLVMConstAddrSpaceCast(a, ty),
            _ if self.is_lossy(value) => self.lose(value),
            _ => value,
        }
    }

    unsafe fn lose(&mut self, value: LLVMValueRef) -> LLVMValueRef {
        self.lossy.insert(value as usize);
        LLVMGetUndef(LLVMTypeOf(value))
    }

    /// The displacement of a gep of one pointer with constant indices, in bytes.
    unsafe fn offset(&self, gep: LLVMValueRef, operands: &[LLVMValueRef]) -> Option<i64> {
        if LLVMGetTypeKind(LLVMTypeOf(gep)) != LLVMTypeKind::LLVMPointerTypeKind {
            return None;
        }
        let mut ty = LLVMGetGEPSourceElementType(gep);
        let mut total = 0i64;
        for (k, &index) in operands.iter().skip(1).enumerate() {
            if LLVMIsAConstantInt(index).is_null() || LLVMGetIntTypeWidth(LLVMTypeOf(index)) > 64 {
                return None;
            }
            let index = LLVMConstIntGetSExtValue(index);
            let kind = LLVMGetTypeKind(ty);
            let scale = if k == 0 {
                self.size(ty)?
            } else if kind == LLVMTypeKind::LLVMStructTypeKind {
                let field = u32::try_from(index).ok()?;
                self.size(ty)?;
                total = total.wrapping_add(LLVMOffsetOfElement(self.layout, ty, field) as i64);
                ty = LLVMStructGetTypeAtIndex(ty, field);
                continue;
            } else {
                ty = LLVMGetElementType(ty);
                self.size(ty)?;
                match kind {
                    LLVMTypeKind::LLVMVectorTypeKind => LLVMStoreSizeOfType(self.layout, ty),
                    _ => LLVMABISizeOfType(self.layout, ty),
                }
            };
            total = total.wrapping_add(index.wrapping_mul(scale as i64));
        }
        Some(total)
    }

    /// The size of a type that has a fixed one; LLVM complains loudly about others.
    unsafe fn size(&self, ty: LLVMTypeRef) -> Option<u64> {
        let fixed = has_fixed_size(ty);
        fixed.then(|| LLVMABISizeOfType(self.layout, ty))
    }
}

/// Does the type have a size that LLVM tells?
pub(super) unsafe fn has_fixed_size(ty: LLVMTypeRef) -> bool {
    LLVMTypeIsSized(ty) != 0 && !scalable(ty, 0)
}

/// Does the type hold a vector of unknown length?
unsafe fn scalable(ty: LLVMTypeRef, depth: usize) -> bool {
    if depth > DEPTH {
        return true;
    }
    match LLVMGetTypeKind(ty) {
        LLVMTypeKind::LLVMScalableVectorTypeKind | LLVMTypeKind::LLVMTargetExtTypeKind => true,
        LLVMTypeKind::LLVMArrayTypeKind => scalable(LLVMGetElementType(ty), depth + 1),
        LLVMTypeKind::LLVMStructTypeKind => (0..LLVMCountStructElementTypes(ty))
            .any(|k| scalable(LLVMStructGetTypeAtIndex(ty, k), depth + 1)),
        _ => false,
    }
}
