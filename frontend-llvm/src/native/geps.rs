//! Constant geps as displacements in bytes: llvm-ir does not tell the element type of a constant
//! `getelementptr`, and without it its indices mean nothing.
//!
//! Sound as the rest of `native`: constants are never changed or destroyed, new ones are made of
//! old ones and put in as operands of the same type.

use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::target::{
    LLVMABISizeOfType, LLVMGetModuleDataLayout, LLVMOffsetOfElement, LLVMStoreSizeOfType,
    LLVMTargetDataRef,
};
use llvm_sys::{LLVMOpcode, LLVMTypeKind};
use rustc_hash::FxHashMap;

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
}

/// Rewrites the constant geps among the operands of all instructions, in the initializers of variables
/// and in what aliases stand for. True if one is left that looks like a displacement in bytes and is
/// none.
pub(super) unsafe fn to_bytes(module: LLVMModuleRef) -> bool {
    let context = LLVMGetModuleContext(module);
    let mut rebuilder = Rebuilder {
        layout: LLVMGetModuleDataLayout(module),
        byte: LLVMInt8TypeInContext(context),
        word: LLVMInt64TypeInContext(context),
        odd: false,
        done: FxHashMap::default(),
    };
    for variable in super::globals(module) {
        let old = LLVMGetInitializer(variable);
        if !old.is_null() && is_compound(old) {
            let new = rebuilder.constant(old, 0);
            if new != old {
                LLVMSetInitializer(variable, new);
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
        for block in super::blocks(function) {
            for inst in super::insts(block) {
                for k in 0..LLVMGetNumOperands(inst) as u32 {
                    let operand = LLVMGetOperand(inst, k);
                    if operand.is_null() || !is_compound(operand) {
                        continue;
                    }
                    let rebuilt = rebuilder.constant(operand, 0);
                    if rebuilt != operand {
                        LLVMSetOperand(inst, k, rebuilt);
                    }
                }
            }
        }
    }
    rebuilder.odd
}

unsafe fn is_compound(value: LLVMValueRef) -> bool {
    !LLVMIsAConstantExpr(value).is_null()
        || !LLVMIsAConstantVector(value).is_null()
        || !LLVMIsAConstantStruct(value).is_null()
        || !LLVMIsAConstantArray(value).is_null()
}

impl Rebuilder {
    unsafe fn constant(&mut self, value: LLVMValueRef, depth: usize) -> LLVMValueRef {
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
        let rebuilt = if !LLVMIsAConstantExpr(value).is_null() {
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
            _ => value,
        }
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
        let fixed = LLVMTypeIsSized(ty) != 0 && !scalable(ty, 0);
        fixed.then(|| LLVMABISizeOfType(self.layout, ty))
    }
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
