//! What keeps its value where the width of a number changes, and what values are always the same as factors.

use super::sums::Factor;
use super::{Form, Forms, Of};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::target::{LLVMABISizeOfType, LLVMGetModuleDataLayout, LLVMPointerSize};
use llvm_sys::{LLVMOpcode, LLVMTypeKind};

/// Operations that a factor is taken apart by.
const DEPTH: usize = 8;

impl Forms<'_> {
    /// The form of a change of width: that of what is changed, if it keeps that apart from other numbers.
    pub(super) unsafe fn of_changed(&self, inst: LLVMValueRef, of: Form) -> Form {
        use LLVMOpcode::*;
        let ty = LLVMTypeOf(inst);
        if LLVMGetTypeKind(ty) != LLVMTypeKind::LLVMIntegerTypeKind {
            return Form::of_all([of]);
        }
        let signed = self.bounds.signed;
        let value = LLVMGetOperand(inst, 0);
        let keeps = match LLVMGetInstructionOpcode(inst) {
            // as a sum it is that of a narrower ring, as a number it is not the iteration
            LLVMTrunc if LLVMGetIntTypeWidth(ty) < self.bounds.bits => return of.of_a_number(),
            LLVMTrunc => true,
            LLVMSExt => signed && self.is_exact(value, &of, 0),
            LLVMZExt if LLVMGetNNeg(inst) != 0 => self.is_exact(value, &of, 0),
            LLVMZExt => match signed {
                true => self.is_positive(&of),
                false => self.is_exact(value, &of, 0),
            },
            _ => false,
        };
        match keeps {
            true => of,
            false if self.is_same_modulo(&of, LLVMTypeOf(value)) => Form::same(),
            false => Form::Unknown,
        }
    }

    /// Is a form of a signed number that of one which is not negative?
    fn is_positive(&self, of: &Form) -> bool {
        let next = |bound| of.next_to(bound);
        let at_least = next(Of::Iteration).or(next(Of::Lower));
        self.bounds.from_zero
            && (at_least.is_some_and(|c| c >= 0) || next(Of::Upper).is_some_and(|c| c == 1))
    }

    /// Is a number, read with a sign, the one that stands there, or beside a bound one that does not wrap around? Without
    /// a sign, what is less than 0 is large.
    pub(super) fn is_near(&self, number: i64) -> bool {
        self.bounds.signed || number >= 0
    }

    /// Is a value its form as an integer with the sign of the loop, not only modulo a power of two?
    unsafe fn is_exact(&self, value: LLVMValueRef, of: &Form, depth: usize) -> bool {
        let is_number = [Of::Iteration, Of::Lower, Of::Upper]
            .into_iter()
            .any(|bound| of.next_to(bound).is_some_and(|c| self.is_near(c)));
        if !LLVMIsAConstantInt(value).is_null() {
            return self.is_near(LLVMConstIntGetSExtValue(value));
        }
        let is_read = || unsafe { self.is_outside(value) || !LLVMIsALoadInst(value).is_null() };
        if is_number || is_unknown_number(of) || *of != Form::Unknown && is_read() {
            return true;
        }
        let operands = [0, 1].map(|k| unsafe { LLVMGetOperand(value, k) });
        depth < DEPTH
            && may_promise(value)
            && self.promises(value)
            && operands.iter().all(|&v| unsafe { self.is_exact(v, &self.of(v), depth + 1) })
    }

    /// Does an operation promise not to wrap around, with the sign of the loop?
    unsafe fn promises(&self, operation: LLVMValueRef) -> bool {
        match self.bounds.signed {
            true => LLVMGetNSW(operation) != 0,
            false => LLVMGetNUW(operation) != 0,
        }
    }

    /// A value as a factor, if it is the same throughout the portion: as an integer with the sign of the loop.
    pub(super) unsafe fn factor(&self, value: LLVMValueRef) -> Option<Factor> {
        self.factor_modulo(value, 64, 0)
    }

    /// Is a form of a value the same however iterations are cut, be it that its products show so only once they are
    /// taken apart modulo what the value is taken by?
    pub(super) unsafe fn is_same_modulo(&self, form: &Form, ty: LLVMTypeRef) -> bool {
        if form.is_same() {
            return true;
        }
        let width = match LLVMGetTypeKind(ty) {
            LLVMTypeKind::LLVMIntegerTypeKind => LLVMGetIntTypeWidth(ty),
            _ => return false,
        };
        form.apart(&|value| unsafe { self.factor_modulo(value, width, 0) }).is_same()
    }

    /// The same, modulo two to the `ring`.
    unsafe fn factor_modulo(&self, value: LLVMValueRef, ring: u32, depth: usize) -> Option<Factor> {
        use LLVMOpcode::*;
        if LLVMGetTypeKind(LLVMTypeOf(value)) != LLVMTypeKind::LLVMIntegerTypeKind {
            return None;
        }
        let width = LLVMGetIntTypeWidth(LLVMTypeOf(value));
        if !LLVMIsAConstantInt(value).is_null() && width <= 64 {
            // what stands there itself is looked at where the width changes
            let number = match self.bounds.signed || width >= ring || depth == 0 {
                true => LLVMConstIntGetSExtValue(value),
                false => i64::try_from(LLVMConstIntGetZExtValue(value)).ok()?,
            };
            return Some(Factor::number(number));
        }
        let is_kept = self.is_outside(value) || self.of_outer(value, 0).is_fixed();
        if !is_kept {
            return None;
        }
        let atom = Some(Factor::value(value));
        if LLVMIsAInstruction(value).is_null() || depth > DEPTH {
            return atom;
        }
        let operand =
            |k: u32| unsafe { self.factor_modulo(LLVMGetOperand(value, k), ring, depth + 1) };
        let opcode = LLVMGetInstructionOpcode(value);
        let signed = self.bounds.signed;
        let as_it_is = match opcode {
            LLVMSExt => signed,
            LLVMZExt => !signed || LLVMGetNNeg(value) != 0,
            LLVMFreeze => false,
            _ => width >= ring || may_promise(value) && self.promises(value),
        };
        if !as_it_is {
            return atom;
        }
        let apart = match opcode {
            LLVMSExt | LLVMZExt => operand(0),
            LLVMAdd => operand(0).zip(operand(1)).and_then(|(a, b)| a.plus(1, &b)),
            LLVMSub => operand(0).zip(operand(1)).and_then(|(a, b)| a.plus(-1, &b)),
            LLVMMul => operand(0).zip(operand(1)).and_then(|(a, b)| a.times(&b)),
            LLVMShl => match operand(1).and_then(|n| n.as_number()) {
                Some(n @ 0..62) => operand(0).and_then(|a| a.times(&Factor::number(1 << n))),
                _ => None,
            },
            _ => None,
        };
        apart.or(atom)
    }
}

/// How far an address is moved by each one of an index, if that is one, as wide as an address.
pub(super) unsafe fn step_of(address: LLVMValueRef) -> Option<i64> {
    use LLVMTypeKind::*;
    if LLVMGetNumOperands(address) != 2 {
        return None;
    }
    let [base, index] = [0, 1].map(|k| unsafe { LLVMTypeOf(LLVMGetOperand(address, k)) });
    let is_integer = LLVMGetTypeKind(index) == LLVMIntegerTypeKind;
    let plain =
        LLVMGetTypeKind(base) == LLVMPointerTypeKind && LLVMGetPointerAddressSpace(base) == 0;
    let block = LLVMGetInstructionParent(address);
    let module = LLVMGetGlobalParent(LLVMGetBasicBlockParent(block));
    let layout = LLVMGetModuleDataLayout(module);
    if !is_integer || !plain || LLVMGetIntTypeWidth(index) != 8 * LLVMPointerSize(layout) {
        return None;
    }
    let element = LLVMGetGEPSourceElementType(address);
    let is_scalar = matches!(
        LLVMGetTypeKind(element),
        LLVMIntegerTypeKind
            | LLVMHalfTypeKind
            | LLVMFloatTypeKind
            | LLVMDoubleTypeKind
            | LLVMPointerTypeKind
    );
    let size = is_scalar.then(|| unsafe { LLVMABISizeOfType(layout, element) })?;
    i64::try_from(size).ok()
}

/// Is a form that of a value which is the same throughout, and no more is known of it?
fn is_unknown_number(of: &Form) -> bool {
    of.is_fixed() && of.beyond(&[]).is_none()
}

unsafe fn may_promise(value: LLVMValueRef) -> bool {
    use LLVMOpcode::*;
    !LLVMIsAInstruction(value).is_null()
        && matches!(LLVMGetInstructionOpcode(value), LLVMAdd | LLVMSub | LLVMMul | LLVMShl)
}
