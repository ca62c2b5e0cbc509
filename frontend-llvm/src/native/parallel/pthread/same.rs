//! Which values are the same: computed by the same operations from the same parts, or in two loops from counters that
//! start and step alike.

use crate::native::parallel::flow::Flow;
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMIntPredicate::{self, *};
use llvm_sys::{LLVMOpcode, LLVMTypeKind};
use rustc_hash::FxHashMap;

/// Operations within operations that are followed.
const DEPTH: usize = 24;
/// Steps of counters, which take no value twice as long as fewer threads are created than any system has.
const STEPS: std::ops::RangeInclusive<u64> = 1..=16;

/// Equal numbers are equal values, of one function.
pub(super) type Same = u32;

#[derive(PartialEq, Eq, Hash)]
enum Shape {
    /// a value of its own
    Leaf(LLVMValueRef),
    Operation(u32, u32, LLVMTypeRef, LLVMTypeRef, Vec<Same>),
    /// what a loop starts with, and adds in each iteration
    Counter(Same, i64),
}

/// Where values are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Within {
    /// in one iteration of a loop
    Loop(usize),
    /// in a whole execution of the function: values that it computes once
    Function,
}

#[derive(Default)]
pub(super) struct Values {
    shapes: FxHashMap<Shape, Same>,
    known: FxHashMap<(LLVMValueRef, Within), Option<Same>>,
}

impl Values {
    fn number(&mut self, shape: Shape) -> Same {
        let next = self.shapes.len() as Same;
        *self.shapes.entry(shape).or_insert(next)
    }

    /// None of values that are computed otherwise.
    pub(super) unsafe fn of(
        &mut self,
        flow: &Flow,
        value: LLVMValueRef,
        within: Within,
        depth: usize,
    ) -> Option<Same> {
        if let Some(&known) = self.known.get(&(value, within)) {
            return known;
        }
        if depth > DEPTH {
            return None;
        }
        let found = self.find(flow, value, within, depth);
        self.known.insert((value, within), found);
        found
    }

    unsafe fn find(
        &mut self,
        flow: &Flow,
        value: LLVMValueRef,
        within: Within,
        depth: usize,
    ) -> Option<Same> {
        if LLVMIsAInstruction(value).is_null() {
            let fixed = !LLVMIsAConstant(value).is_null() || !LLVMIsAArgument(value).is_null();
            let defined = LLVMIsUndef(value) == 0 && LLVMIsPoison(value) == 0;
            return (fixed && defined).then(|| self.number(Shape::Leaf(value)));
        }
        let block = flow.block_of(value)?;
        let (inside, stays) = match within {
            Within::Loop(l) => (flow.is_in(block, l), !flow.is_in(block, l)),
            Within::Function => (true, block == 0),
        };
        if let Some(shape) = self.operation(flow, value, within, depth) {
            return Some(self.number(shape));
        }
        if let (true, Within::Loop(l)) = (inside, within) {
            let shape = self.counter(flow, value, l, depth)?;
            return Some(self.number(shape));
        }
        stays.then(|| self.number(Shape::Leaf(value)))
    }

    unsafe fn operation(
        &mut self,
        flow: &Flow,
        value: LLVMValueRef,
        within: Within,
        depth: usize,
    ) -> Option<Shape> {
        use LLVMOpcode::*;
        let opcode = LLVMGetInstructionOpcode(value);
        let (mut detail, mut source) = (0, std::ptr::null_mut());
        match opcode {
            LLVMAdd | LLVMSub | LLVMMul | LLVMUDiv | LLVMSDiv | LLVMURem | LLVMSRem | LLVMShl
            | LLVMLShr | LLVMAShr | LLVMAnd | LLVMOr | LLVMXor | LLVMSelect => {}
            LLVMTrunc | LLVMZExt | LLVMSExt => source = LLVMTypeOf(LLVMGetOperand(value, 0)),
            LLVMICmp => detail = LLVMGetICmpPredicate(value) as u32,
            LLVMGetElementPtr => source = LLVMGetGEPSourceElementType(value),
            _ => return None,
        }
        let count = LLVMGetNumOperands(value).max(0) as u32;
        let mut parts = Vec::new();
        for k in 0..count {
            parts.push(self.of(flow, LLVMGetOperand(value, k), within, depth + 1)?);
        }
        Some(Shape::Operation(opcode as u32, detail, LLVMTypeOf(value), source, parts))
    }

    /// A parameter of a loop's header to which each iteration adds the same.
    unsafe fn counter(
        &mut self,
        flow: &Flow,
        value: LLVMValueRef,
        of: usize,
        depth: usize,
    ) -> Option<Shape> {
        let (start, step) = counter(flow, value, of)?;
        let start = self.of(flow, start, Within::Loop(of), depth + 1)?;
        Some(Shape::Counter(start, step))
    }

    /// The condition of a branch, and whether it is the opposite of what has that number.
    pub(super) unsafe fn condition(
        &mut self,
        flow: &Flow,
        value: LLVMValueRef,
        within: Within,
    ) -> Option<(Same, bool)> {
        if LLVMIsAICmpInst(value).is_null() {
            return Some((self.of(flow, value, within, 0)?, false));
        }
        let a = self.of(flow, LLVMGetOperand(value, 0), within, 1)?;
        let b = self.of(flow, LLVMGetOperand(value, 1), within, 1)?;
        let (predicate, opposite) = positive(LLVMGetICmpPredicate(value));
        let source = LLVMTypeOf(LLVMGetOperand(value, 0));
        let ty = LLVMTypeOf(value);
        let shape =
            Shape::Operation(LLVMOpcode::LLVMICmp as u32, predicate as u32, ty, source, vec![a, b]);
        Some((self.number(shape), opposite))
    }
}

/// One of a comparison and its opposite, and whether it is that.
fn positive(predicate: LLVMIntPredicate) -> (LLVMIntPredicate, bool) {
    match predicate {
        LLVMIntNE => (LLVMIntEQ, true),
        LLVMIntSGE => (LLVMIntSLT, true),
        LLVMIntSLE => (LLVMIntSGT, true),
        LLVMIntUGE => (LLVMIntULT, true),
        LLVMIntULE => (LLVMIntUGT, true),
        other => (other, false),
    }
}

/// Where a counter of a loop starts, and its step.
unsafe fn counter(flow: &Flow, value: LLVMValueRef, of: usize) -> Option<(LLVMValueRef, i64)> {
    if LLVMIsAPHINode(value).is_null()
        || flow.block_of(value) != Some(flow.loops[of].header)
        || LLVMCountIncoming(value) != 2
    {
        return None;
    }
    let enters = |k| unsafe {
        let block = LLVMGetIncomingBlock(value, k);
        flow.block_of(LLVMGetBasicBlockTerminator(block)).is_some_and(|b| !flow.is_in(b, of))
    };
    let (first, next) = match (enters(0), enters(1)) {
        (true, false) => (0, 1),
        (false, true) => (1, 0),
        _ => return None,
    };
    let next = LLVMGetIncomingValue(value, next);
    let adds = !LLVMIsAInstruction(next).is_null()
        && LLVMGetInstructionOpcode(next) == LLVMOpcode::LLVMAdd
        && LLVMGetOperand(next, 0) == value;
    let number = || unsafe {
        let step = LLVMGetOperand(next, 1);
        let narrow =
            !LLVMIsAConstantInt(step).is_null() && LLVMGetIntTypeWidth(LLVMTypeOf(step)) <= 64;
        narrow.then(|| LLVMConstIntGetSExtValue(step))
    };
    Some((LLVMGetIncomingValue(value, first), adds.then(number)??))
}

/// Does a value differ in any two iterations of a loop? Counters do, also as wider numbers, and with a constant added.
pub(super) unsafe fn differs(flow: &Flow, mut value: LLVMValueRef, of: usize) -> bool {
    for _ in 0..DEPTH {
        if LLVMIsAInstruction(value).is_null() {
            return false;
        }
        match LLVMGetInstructionOpcode(value) {
            LLVMOpcode::LLVMSExt | LLVMOpcode::LLVMZExt => value = LLVMGetOperand(value, 0),
            LLVMOpcode::LLVMAdd if !LLVMIsAConstantInt(LLVMGetOperand(value, 1)).is_null() => {
                value = LLVMGetOperand(value, 0);
            }
            LLVMOpcode::LLVMPHI => {
                let ty = LLVMTypeOf(value);
                let wide = LLVMGetTypeKind(ty) == LLVMTypeKind::LLVMIntegerTypeKind
                    && [32, 64].contains(&LLVMGetIntTypeWidth(ty));
                let step = counter(flow, value, of);
                return wide && step.is_some_and(|(_, s)| STEPS.contains(&s.unsigned_abs()));
            }
            _ => return false,
        }
    }
    false
}
