//! What a value of a loop is by the portion that it runs through: the same however iterations are cut, a linear form
//! in the iteration and the bounds of its portion, or unknown.
//!
//! The iteration is the lower bound plus how often the inner loop's latch was passed, so that a counter which starts
//! at `lower + c` is the iteration plus `c`, and one which starts at 0 is the iteration minus `lower`. Forms of values
//! within the inner loop are found by going through its blocks until none changes, as in sparse constant propagation
//! (M. Wegman and K. Zadeck, 1991); wrap-around is left aside, as the runtime hands out no portion that wraps.

use super::super::family;
use crate::native::parallel::callee;
use crate::native::parallel::flow::Flow;
use crate::native::{insts, name_of};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::{LLVMIntPredicate, LLVMOpcode, LLVMTypeKind};
use rustc_hash::FxHashMap;

/// Operands that are followed from a value outside of inner loops.
const DEPTH: usize = 64;
/// Rounds through the blocks of an inner loop.
const ROUNDS: usize = 64;

/// The stack slots that the runtime writes a portion to.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Bounds {
    pub(super) last: LLVMValueRef,
    pub(super) lower: LLVMValueRef,
    pub(super) upper: LLVMValueRef,
}

impl Bounds {
    /// Are lower and upper bound two slots that nobody else reads or writes, and only the outer loop reads?
    pub(super) unsafe fn are_plain(&self, flow: &Flow, outer: usize) -> bool {
        let is_plain = |slot: LLVMValueRef| unsafe {
            if LLVMIsAAllocaInst(slot).is_null() {
                return false;
            }
            let mut at = LLVMGetFirstUse(slot);
            while !at.is_null() {
                let user = LLVMGetUser(at);
                let fits = match LLVMGetInstructionOpcode(user) {
                    LLVMOpcode::LLVMLoad => {
                        let whole = LLVMTypeOf(user) == LLVMGetAllocatedType(slot);
                        let block = flow.block_of(user);
                        whole && block.is_none_or(|b| flow.is_in(b, outer))
                    }
                    LLVMOpcode::LLVMStore => {
                        let outside = !flow.block_of(user).is_some_and(|b| flow.is_in(b, outer));
                        LLVMGetOperand(user, 0) != slot && outside
                    }
                    LLVMOpcode::LLVMCall => callee(user).is_some_and(|c| {
                        let name = name_of(c);
                        name.starts_with("llvm.lifetime.") || family(&name).is_some()
                    }),
                    _ => false,
                };
                if !fits {
                    return false;
                }
                at = LLVMGetNextUse(at);
            }
            true
        };
        self.lower != self.upper && is_plain(self.lower) && is_plain(self.upper)
    }
}

/// What a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// the same however iterations are cut
    Same,
    /// a sum of multiples of the iteration, the lower and the upper bound, and a number
    Linear([i64; 3], i64),
    Unknown,
}

const ITERATION: Form = Form::Linear([1, 0, 0], 0);
const LOWER: Form = Form::Linear([0, 1, 0], 0);
const UPPER: Form = Form::Linear([0, 0, 1], 0);

impl Form {
    fn constant(n: i64) -> Form {
        Form::Linear([0; 3], n)
    }

    fn is_same(self) -> bool {
        matches!(self, Form::Same | Form::Linear([_, 0, 0], _))
    }

    /// What does not depend on how iterations are cut is all that is known where forms are not linear.
    fn of_all(forms: impl IntoIterator<Item = Form>) -> Form {
        match forms.into_iter().all(Form::is_same) {
            true => Form::Same,
            false => Form::Unknown,
        }
    }

    /// The sum of one form and a multiple of another.
    fn plus(self, times: i64, other: Form) -> Form {
        let (Form::Linear(a, c), Form::Linear(b, d)) = (self, other) else {
            return Form::of_all([self, other]);
        };
        let sum = |x: i64, y: i64| y.checked_mul(times).and_then(|y| x.checked_add(y));
        let all = [sum(a[0], b[0]), sum(a[1], b[1]), sum(a[2], b[2]), sum(c, d)];
        match all {
            [Some(i), Some(l), Some(u), Some(c)] => Form::Linear([i, l, u], c),
            _ => Form::of_all([self, other]),
        }
    }

    /// Its number, if all else of it is the given multiples.
    fn beyond(self, multiples: [i64; 3]) -> Option<i64> {
        match self {
            Form::Linear(m, c) if m == multiples => Some(c),
            _ => None,
        }
    }
}

/// The forms of the values of an outer loop.
pub(super) struct Forms<'a> {
    flow: &'a Flow,
    outer: usize,
    bounds: Bounds,
    /// values of the inner loop that is followed
    found: FxHashMap<LLVMValueRef, Form>,
}

impl<'a> Forms<'a> {
    pub(super) fn new(flow: &'a Flow, outer: usize, bounds: Bounds) -> Forms<'a> {
        Forms { flow, outer, bounds, found: FxHashMap::default() }
    }

    /// Does a value not change while the outer loop executes?
    pub(super) unsafe fn is_outside(&self, value: LLVMValueRef) -> bool {
        LLVMIsAInstruction(value).is_null()
            || !self.flow.block_of(value).is_some_and(|b| self.flow.is_in(b, self.outer))
    }

    pub(super) unsafe fn is_same(&self, value: LLVMValueRef) -> bool {
        self.of(value).is_same()
    }

    unsafe fn of(&self, value: LLVMValueRef) -> Form {
        self.found.get(&value).copied().unwrap_or_else(|| unsafe { self.of_outer(value, 0) })
    }

    /// The form of a value outside of inner loops: what one leaves behind depends on where its portion ends.
    unsafe fn of_outer(&self, value: LLVMValueRef, depth: usize) -> Form {
        if self.is_outside(value) {
            let narrow = |v| unsafe {
                !LLVMIsAConstantInt(v).is_null() && LLVMGetIntTypeWidth(LLVMTypeOf(v)) <= 64
            };
            return match narrow(value) {
                true => Form::constant(LLVMConstIntGetSExtValue(value)),
                false => Form::Same,
            };
        }
        let in_inner =
            self.flow.block_of(value).is_some_and(|b| self.flow.innermost(b) != Some(self.outer));
        if in_inner || depth > DEPTH || !LLVMIsAPHINode(value).is_null() {
            return Form::Unknown;
        }
        self.of_operation(value, &|v| unsafe { self.of_outer(v, depth + 1) })
    }

    /// An operation on values of these forms.
    unsafe fn of_operation(&self, inst: LLVMValueRef, of: &dyn Fn(LLVMValueRef) -> Form) -> Form {
        use LLVMOpcode::*;
        let operand = |k: u32| of(unsafe { LLVMGetOperand(inst, k) });
        match LLVMGetInstructionOpcode(inst) {
            LLVMLoad => match LLVMGetOperand(inst, 0) {
                slot if slot == self.bounds.lower => LOWER,
                slot if slot == self.bounds.upper => UPPER,
                slot if slot == self.bounds.last => Form::Unknown,
                _ => Form::of_all([operand(0)]),
            },
            LLVMSExt | LLVMZExt | LLVMTrunc | LLVMFreeze => operand(0),
            LLVMAdd => operand(0).plus(1, operand(1)),
            LLVMSub => operand(0).plus(-1, operand(1)),
            LLVMMul => match (operand(0).beyond([0; 3]), operand(1).beyond([0; 3])) {
                (_, Some(n)) => Form::constant(0).plus(n, operand(0)),
                (Some(n), _) => Form::constant(0).plus(n, operand(1)),
                _ => Form::of_all([operand(0), operand(1)]),
            },
            LLVMShl => match operand(1).beyond([0; 3]) {
                Some(n @ 0..62) => Form::constant(0).plus(1 << n, operand(0)),
                _ => Form::of_all([operand(0), operand(1)]),
            },
            LLVMCall => {
                let name = callee(inst).map(|c| unsafe { name_of(c) }).unwrap_or_default();
                let largest = name.starts_with("llvm.smax.") || name.starts_with("llvm.umax.");
                let smallest = name.starts_with("llvm.smin.") || name.starts_with("llvm.umin.");
                let count = LLVMGetNumArgOperands(inst);
                if (largest || smallest) && count == 2 {
                    // a portion is not empty
                    let (a, b) = (operand(0), operand(1));
                    let is_more =
                        |a: Form, b: Form| a.plus(-1, b).beyond([0, -1, 1]).is_some_and(|c| c >= 0);
                    if is_more(a, b) {
                        return if largest { a } else { b };
                    }
                    if is_more(b, a) {
                        return if largest { b } else { a };
                    }
                }
                Form::of_all((0..count).map(operand))
            }
            _ => Form::of_all((0..LLVMGetNumOperands(inst) as u32).map(operand)),
        }
    }

    /// The truth of a condition that compares the bounds of a portion, which is not empty.
    pub(super) unsafe fn decided(&self, condition: LLVMValueRef) -> Option<bool> {
        let (difference, predicate) = self.compared(condition)?;
        let (distance, predicate) = match difference.beyond([0, -1, 1]) {
            Some(c) => (c, predicate),
            // the other way round
            None => {
                let turned = Form::constant(0).plus(-1, difference);
                (turned.beyond([0, -1, 1])?, swapped(predicate))
            }
        };
        use LLVMIntPredicate::*;
        let (above, at_least) = (distance >= 1, distance >= 0);
        match predicate {
            LLVMIntSGT | LLVMIntUGT | LLVMIntNE if above => Some(true),
            LLVMIntSGE | LLVMIntUGE if at_least => Some(true),
            LLVMIntSLE | LLVMIntULE | LLVMIntEQ if above => Some(false),
            LLVMIntSLT | LLVMIntULT if at_least => Some(false),
            _ => None,
        }
    }

    /// What is compared with 0, and how.
    unsafe fn compared(&self, condition: LLVMValueRef) -> Option<(Form, LLVMIntPredicate)> {
        if LLVMIsAInstruction(condition).is_null() || LLVMIsAICmpInst(condition).is_null() {
            return None;
        }
        let [a, b] = [0, 1].map(|k| unsafe { self.of(LLVMGetOperand(condition, k)) });
        Some((a.plus(-1, b), LLVMGetICmpPredicate(condition)))
    }

    /// Finds the forms of the values of an inner loop. None if they do not settle.
    pub(super) unsafe fn follow(&mut self, inner: usize, blocks: &[usize]) -> Option<()> {
        self.found.clear();
        let flow = self.flow;
        let header = flow.loops[inner].header;
        let mut forms: FxHashMap<LLVMValueRef, Form> = FxHashMap::default();
        for phi in insts(flow.blocks[header]) {
            if !LLVMIsAPHINode(phi).is_null() {
                let form = self.of_counter(phi, inner).unwrap_or(Form::Unknown);
                forms.insert(phi, form);
            }
        }
        let counters: Vec<LLVMValueRef> = forms.keys().copied().collect();
        for _ in 0..ROUNDS {
            let mut changed = false;
            for &block in blocks {
                for inst in insts(flow.blocks[block]) {
                    if counters.contains(&inst) {
                        continue;
                    }
                    let Some(form) = self.of_inner(inst, blocks, &forms) else { continue };
                    changed |= forms.insert(inst, form) != Some(form);
                }
            }
            if !changed {
                self.found = forms;
                return Some(());
            }
        }
        None
    }

    /// A counter of the inner loop that steps by a number; its form is that at its start, where the iteration is the
    /// lower bound, and further with the iteration.
    unsafe fn of_counter(&self, phi: LLVMValueRef, inner: usize) -> Option<Form> {
        let flow = self.flow;
        let mut start = None;
        let mut step = None;
        for k in 0..LLVMCountIncoming(phi) {
            let from = LLVMGetIncomingBlock(phi, k);
            let value = LLVMGetIncomingValue(phi, k);
            let inside = flow.block_of(LLVMGetBasicBlockTerminator(from))?;
            if !flow.is_in(inside, inner) {
                let form = self.of_outer(value, 0);
                if start.is_some_and(|s| s != form) {
                    return None;
                }
                start = Some(form);
                continue;
            }
            let sign = match LLVMIsAInstruction(value).is_null() {
                true => return None,
                false => match LLVMGetInstructionOpcode(value) {
                    LLVMOpcode::LLVMAdd => 1,
                    LLVMOpcode::LLVMSub => -1,
                    _ => return None,
                },
            };
            let by = self.of_outer(LLVMGetOperand(value, 1), 0).beyond([0; 3])?;
            if LLVMGetOperand(value, 0) != phi || step.is_some() {
                return None;
            }
            step = Some(by.checked_mul(sign)?);
        }
        let (Some(start @ Form::Linear([0, ..], _)), Some(step)) = (start, step) else {
            return None;
        };
        Some(start.plus(step, ITERATION.plus(-1, LOWER)))
    }

    /// The form of an instruction of an inner loop, by those that are known of others; none if it has none yet.
    unsafe fn of_inner(
        &self,
        inst: LLVMValueRef,
        blocks: &[usize],
        forms: &FxHashMap<LLVMValueRef, Form>,
    ) -> Option<Form> {
        let flow = self.flow;
        let is_inner = |v: LLVMValueRef| unsafe {
            !LLVMIsAInstruction(v).is_null()
                && flow.block_of(v).is_some_and(|b| blocks.contains(&b))
        };
        let known = |v: LLVMValueRef| match is_inner(v) {
            true => forms.get(&v).copied(),
            false => Some(unsafe { self.of_outer(v, 0) }),
        };
        if !LLVMIsAPHINode(inst).is_null() {
            let all: Vec<Form> = (0..LLVMCountIncoming(inst))
                .filter_map(|k| known(unsafe { LLVMGetIncomingValue(inst, k) }))
                .collect();
            let first = *all.first()?;
            return Some(match all.iter().all(|&f| f == first) {
                true => first,
                false => Form::of_all(all),
            });
        }
        let operands = 0..LLVMGetNumOperands(inst).max(0) as u32;
        let mut values = operands.map(|k| unsafe { LLVMGetOperand(inst, k) });
        if !values.all(|v| unsafe { LLVMIsABasicBlock(v) }.is_null() && known(v).is_some()) {
            return None;
        }
        Some(self.of_operation(inst, &|v| known(v).unwrap_or(Form::Unknown)))
    }

    /// Does the test of an inner loop let it run through all iterations of its portion: does it go on where the test
    /// is `stays`? The test is that of an iteration to come, or, `at_the_end`, of one that is done.
    pub(super) unsafe fn runs_through(
        &self,
        test: LLVMValueRef,
        stays: bool,
        at_the_end: bool,
    ) -> bool {
        let Some((difference, predicate)) = self.compared(test) else { return false };
        let predicate = if stays { predicate } else { inverse(predicate) };
        let (c, predicate) = match difference.beyond([1, 0, -1]) {
            Some(c) => (c, predicate),
            None => match Form::constant(0).plus(-1, difference).beyond([1, 0, -1]) {
                Some(c) => (c, swapped(predicate)),
                None => return false,
            },
        };
        // `iteration - upper + c` is compared with 0
        let c = c + i64::from(!at_the_end);
        use LLVMIntPredicate::*;
        match predicate {
            LLVMIntSLT | LLVMIntULT | LLVMIntNE => c == 0,
            LLVMIntSLE | LLVMIntULE => c == 1,
            _ => false,
        }
    }
}

pub(super) unsafe fn is_floating(value: LLVMValueRef) -> bool {
    use LLVMTypeKind::*;
    let ty = LLVMTypeOf(value);
    let element = match LLVMGetTypeKind(ty) {
        LLVMVectorTypeKind => LLVMGetElementType(ty),
        _ => ty,
    };
    matches!(LLVMGetTypeKind(element), LLVMHalfTypeKind | LLVMFloatTypeKind | LLVMDoubleTypeKind)
}

/// The predicate with operands swapped.
fn swapped(predicate: LLVMIntPredicate) -> LLVMIntPredicate {
    use LLVMIntPredicate::*;
    match predicate {
        LLVMIntSGT => LLVMIntSLT,
        LLVMIntSGE => LLVMIntSLE,
        LLVMIntSLT => LLVMIntSGT,
        LLVMIntSLE => LLVMIntSGE,
        LLVMIntUGT => LLVMIntULT,
        LLVMIntUGE => LLVMIntULE,
        LLVMIntULT => LLVMIntUGT,
        LLVMIntULE => LLVMIntUGE,
        LLVMIntEQ => LLVMIntEQ,
        LLVMIntNE => LLVMIntNE,
    }
}

/// The predicate that holds where the other does not.
fn inverse(predicate: LLVMIntPredicate) -> LLVMIntPredicate {
    use LLVMIntPredicate::*;
    match predicate {
        LLVMIntSGT => LLVMIntSLE,
        LLVMIntSGE => LLVMIntSLT,
        LLVMIntSLT => LLVMIntSGE,
        LLVMIntSLE => LLVMIntSGT,
        LLVMIntUGT => LLVMIntULE,
        LLVMIntUGE => LLVMIntULT,
        LLVMIntULT => LLVMIntUGE,
        LLVMIntULE => LLVMIntUGT,
        LLVMIntEQ => LLVMIntNE,
        LLVMIntNE => LLVMIntEQ,
    }
}
