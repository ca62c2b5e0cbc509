//! What a value of a loop is by the portion that it runs through: the same however iterations are cut, a linear form
//! in the iteration and the bounds of its portion, or unknown.
//!
//! The iteration is the lower bound plus how often the inner loop's latch was passed, so that a counter which starts
//! at `lower + c` is the iteration plus `c`, and one which starts at 0 is the iteration minus `lower`. Forms of values
//! within the inner loop are found by going through its blocks until none changes, as in sparse constant propagation
//! (M. Wegman and K. Zadeck, 1991). The runtime hands out no portion that wraps around: comparisons with the sign of the
//! loop, of numbers that are one away from a bound at most, are those of integers.

mod exact;
mod kept;
mod predicates;
mod sums;

use super::family;
use crate::native::parallel::callee;
use crate::native::parallel::flow::Flow;
use crate::native::{insts, name_of};
use exact::step_of;
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::{LLVMIntPredicate, LLVMOpcode, LLVMTypeKind};
use predicates::{inverse, swapped};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;
use sums::{Factor, Form, Of};

/// Operands that are followed from a value outside of inner loops.
const DEPTH: usize = 64;
/// Rounds through the blocks of an inner loop.
const ROUNDS: usize = 64;

/// The stack slots that the runtime writes a portion to, and the type of its bounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Bounds {
    pub(super) last: LLVMValueRef,
    pub(super) lower: LLVMValueRef,
    pub(super) upper: LLVMValueRef,
    pub(super) stride: LLVMValueRef,
    pub(super) bits: u32,
    pub(super) signed: bool,
    /// a signed loop of which no portion begins below 0
    pub(super) from_zero: bool,
    /// the last iteration of all, where a portion is known to end there or before
    pub(super) end: Option<LLVMValueRef>,
}

impl Bounds {
    pub(super) fn slots(&self) -> [LLVMValueRef; 4] {
        [self.last, self.lower, self.upper, self.stride]
    }

    /// Are the bounds slots that nobody else reads or writes, read only in the outer loop, behind the block where a
    /// portion starts?
    pub(super) unsafe fn are_plain(&self, flow: &Flow, outer: usize, start: usize) -> bool {
        let is_plain = |slot: LLVMValueRef, is_read: bool| unsafe {
            if LLVMIsAAllocaInst(slot).is_null() {
                return false;
            }
            let mut at = LLVMGetFirstUse(slot);
            while !at.is_null() {
                let user = LLVMGetUser(at);
                let fits = match LLVMGetInstructionOpcode(user) {
                    LLVMOpcode::LLVMLoad => {
                        let whole = LLVMTypeOf(user) == LLVMGetAllocatedType(slot);
                        let behind = |b| flow.is_in(b, outer) && flow.dominates(start, b);
                        is_read && whole && flow.block_of(user).is_none_or(behind)
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
        let [last, lower, upper, stride] = self.slots();
        let apart = ![last, upper, stride].contains(&lower) && ![last, stride].contains(&upper);
        apart && is_plain(lower, true) && is_plain(upper, true) && is_plain(stride, false)
    }
}

/// Where values may depend on portions.
#[derive(Clone)]
pub(super) struct Place {
    pub(super) blocks: FxHashSet<usize>,
    /// the loop directly around those through portions
    pub(super) around: Option<usize>,
    /// what stands in the blocks before a portion is asked for
    pub(super) before: FxHashSet<LLVMValueRef>,
}

/// The forms of the values at a place.
pub(super) struct Forms<'a> {
    flow: &'a Flow,
    place: Place,
    bounds: Bounds,
    /// values of the inner loop that is followed
    found: FxHashMap<LLVMValueRef, Form>,
    /// values outside of inner loops, of which one may go into another twice
    outer: RefCell<FxHashMap<LLVMValueRef, Form>>,
}

impl<'a> Forms<'a> {
    pub(super) fn new(flow: &'a Flow, place: Place, bounds: Bounds) -> Forms<'a> {
        let (found, outer) = (FxHashMap::default(), RefCell::default());
        Forms { flow, place, bounds, found, outer }
    }

    /// Does a value stay the same from portion to portion?
    pub(super) unsafe fn is_outside(&self, value: LLVMValueRef) -> bool {
        LLVMIsAInstruction(value).is_null()
            || self.place.before.contains(&value)
            || !self.flow.block_of(value).is_some_and(|b| self.place.blocks.contains(&b))
    }

    /// Is all that the inner loop that is followed carries from iteration to iteration counters, in terms of the
    /// iteration, what it keeps, and floating-point numbers, which are data?
    pub(super) unsafe fn counts_only(&self, header: usize) -> bool {
        let phis = insts(self.flow.blocks[header]).into_iter();
        let mut phis = phis.filter(|&i| unsafe { !LLVMIsAPHINode(i).is_null() });
        phis.all(|phi| is_floating(phi) || unsafe { self.of(phi) } != Form::Unknown)
    }

    /// Is a value the upper bound of a portion?
    pub(super) unsafe fn is_upper(&self, value: LLVMValueRef) -> bool {
        self.of(value) == Form::of(Of::Upper)
    }

    /// The truth of a condition that asks whether a portion ends behind the last iteration.
    pub(super) unsafe fn is_beyond(&self, condition: LLVMValueRef) -> Option<bool> {
        let (a, b, predicate) = self.compared(condition)?;
        let upper = Form::of(Of::Upper);
        let [x, y] = [0, 1].map(|k| unsafe { LLVMGetOperand(condition, k) });
        let predicate = match () {
            () if a == upper && self.bounds.end == Some(y) => predicate,
            () if b == upper && self.bounds.end == Some(x) => swapped(predicate),
            () => return None,
        };
        use LLVMIntPredicate::*;
        match predicate {
            LLVMIntSGT | LLVMIntUGT => Some(false),
            LLVMIntSLE | LLVMIntULE => Some(true),
            _ => None,
        }
    }

    pub(super) unsafe fn is_same(&self, value: LLVMValueRef) -> bool {
        self.is_same_modulo(&self.of(value), LLVMTypeOf(value))
    }

    unsafe fn of(&self, value: LLVMValueRef) -> Form {
        self.found.get(&value).cloned().unwrap_or_else(|| unsafe { self.of_outer(value, 0) })
    }

    /// The form of a value outside of inner loops: what one leaves behind depends on where its portion ends.
    unsafe fn of_outer(&self, value: LLVMValueRef, depth: usize) -> Form {
        if self.is_outside(value) {
            let narrow = |v| unsafe {
                !LLVMIsAConstantInt(v).is_null() && LLVMGetIntTypeWidth(LLVMTypeOf(v)) <= 64
            };
            return match narrow(value) {
                true => Form::constant(LLVMConstIntGetSExtValue(value)),
                false => Form::same(),
            };
        }
        let in_inner =
            self.flow.block_of(value).is_some_and(|b| self.flow.innermost(b) != self.place.around);
        if in_inner || depth > DEPTH || !LLVMIsAPHINode(value).is_null() {
            return Form::Unknown;
        }
        if let Some(form) = self.outer.borrow().get(&value) {
            return form.clone();
        }
        let form = self.of_operation(value, &|v| unsafe { self.of_outer(v, depth + 1) });
        self.outer.borrow_mut().insert(value, form.clone());
        form
    }

    /// An operation on values of these forms.
    unsafe fn of_operation(&self, inst: LLVMValueRef, of: &dyn Fn(LLVMValueRef) -> Form) -> Form {
        use LLVMOpcode::*;
        let operand = |k: u32| of(unsafe { LLVMGetOperand(inst, k) });
        match LLVMGetInstructionOpcode(inst) {
            LLVMLoad => match LLVMGetOperand(inst, 0) {
                slot if slot == self.bounds.lower => Form::of(Of::Lower),
                slot if slot == self.bounds.upper => Form::of(Of::Upper),
                slot if slot == self.bounds.last => Form::Unknown,
                _ => Form::of_all([operand(0)]),
            },
            LLVMFreeze => operand(0),
            LLVMSExt | LLVMZExt | LLVMTrunc => self.of_changed(inst, operand(0)),
            LLVMAdd => operand(0).plus(1, operand(1)),
            LLVMSub => operand(0).plus(-1, operand(1)),
            LLVMOr if LLVMGetIsDisjoint(inst) != 0 => operand(0).plus(1, operand(1)),
            LLVMXor if LLVMGetOperand(inst, 1) == LLVMConstAllOnes(LLVMTypeOf(inst)) => {
                Form::constant(-1).plus(-1, operand(0))
            }
            LLVMMul => {
                let [a, b] = [0, 1].map(|k| unsafe { self.factor(LLVMGetOperand(inst, k)) });
                match (a, b) {
                    (_, Some(factor)) => operand(0).times(&factor),
                    (Some(factor), None) => operand(1).times(&factor),
                    (None, None) => Form::of_all([operand(0), operand(1)]),
                }
            }
            LLVMShl => match operand(1).beyond(&[]) {
                Some(n @ 0..62) => operand(0).times(&Factor::number(1 << n)),
                _ => Form::of_all([operand(0), operand(1)]),
            },
            LLVMICmp => {
                let [a, b] = [operand(0), operand(1)];
                let ty = LLVMTypeOf(LLVMGetOperand(inst, 0));
                let is_same = |form: &Form| unsafe { self.is_same_modulo(form, ty) };
                let equality = matches!(
                    LLVMGetICmpPredicate(inst),
                    LLVMIntPredicate::LLVMIntEQ | LLVMIntPredicate::LLVMIntNE
                );
                let all = is_same(&a) && is_same(&b) || equality && is_same(&a.plus(-1, b));
                if all {
                    Form::same()
                } else {
                    Form::Unknown
                }
            }
            LLVMGetElementPtr => match step_of(inst) {
                Some(size) => operand(0).plus(size, operand(1)),
                None => Form::of_all((0..LLVMGetNumOperands(inst) as u32).map(operand)),
            },
            LLVMCall => {
                let name = callee(inst).map(|c| unsafe { name_of(c) }).unwrap_or_default();
                let (max, min) = match self.bounds.signed {
                    true => ("llvm.smax.", "llvm.smin."),
                    false => ("llvm.umax.", "llvm.umin."),
                };
                let (largest, smallest) = (name.starts_with(max), name.starts_with(min));
                let count = LLVMGetNumArgOperands(inst);
                let is_end = |k: u32| self.bounds.end == Some(unsafe { LLVMGetOperand(inst, k) });
                let ends_there = |a, b| operand(a) == Form::of(Of::Upper) && is_end(b);
                if smallest && count == 2 && (ends_there(0, 1) || ends_there(1, 0)) {
                    return Form::of(Of::Upper);
                }
                if (largest || smallest) && count == 2 {
                    // a portion is not empty
                    let (a, b) = (operand(0), operand(1));
                    let is_more = |a: &Form, b: &Form| {
                        let (upper, lower) = (a.next_to(Of::Upper), b.next_to(Of::Lower));
                        let near = |&(a, b): &(i64, i64)| self.is_near(a) && self.is_near(b);
                        upper.zip(lower).filter(near).is_some_and(|(a, b)| a >= b)
                    };
                    if is_more(&a, &b) {
                        return if largest { a } else { b };
                    }
                    if is_more(&b, &a) {
                        return if largest { b } else { a };
                    }
                }
                let called = LLVMGetCalledValue(inst);
                Form::of_all((0..count).map(operand).chain([of(called)]))
            }
            _ => Form::of_all((0..LLVMGetNumOperands(inst) as u32).map(operand)),
        }
    }

    /// How a condition compares the upper bound of a portion, and so much more, with the lower one.
    unsafe fn compared_bounds(&self, condition: LLVMValueRef) -> Option<(LLVMIntPredicate, i64)> {
        let (a, b, predicate) = self.compared(condition)?;
        let bounds = |upper: &Form, lower: &Form| {
            Some(upper.next_to(Of::Upper)? - lower.next_to(Of::Lower)?)
        };
        Some(match bounds(&a, &b) {
            Some(distance) => (predicate, distance),
            None => (swapped(predicate), bounds(&b, &a)?),
        })
    }

    /// The truth of a condition that compares the bounds of a portion, which is not empty.
    pub(super) unsafe fn decided(&self, condition: LLVMValueRef) -> Option<bool> {
        use LLVMIntPredicate::*;
        let (predicate, distance) = self.compared_bounds(condition)?;
        let (above, at_least) = (distance >= 1, distance >= 0);
        match predicate {
            LLVMIntSGT | LLVMIntUGT | LLVMIntNE if above => Some(true),
            LLVMIntSGE | LLVMIntUGE if at_least => Some(true),
            LLVMIntSLE | LLVMIntULE | LLVMIntEQ if above => Some(false),
            LLVMIntSLT | LLVMIntULT if at_least => Some(false),
            _ => None,
        }
    }

    /// What is compared, and how; with the sign of the loop, where that makes a difference.
    unsafe fn compared(&self, condition: LLVMValueRef) -> Option<(Form, Form, LLVMIntPredicate)> {
        if LLVMIsAInstruction(condition).is_null() || LLVMIsAICmpInst(condition).is_null() {
            return None;
        }
        let predicate = LLVMGetICmpPredicate(condition);
        use LLVMIntPredicate::*;
        let fits = match predicate {
            LLVMIntEQ | LLVMIntNE => true,
            LLVMIntSLT | LLVMIntSLE | LLVMIntSGT | LLVMIntSGE => self.bounds.signed,
            LLVMIntULT | LLVMIntULE | LLVMIntUGT | LLVMIntUGE => !self.bounds.signed,
        };
        let [a, b] = [0, 1].map(|k| unsafe { self.of(LLVMGetOperand(condition, k)) });
        fits.then_some((a, b, predicate))
    }

    /// Of a condition that asks whether a share has iterations, its answer where it has some; where it has none, the upper
    /// bound is one less than the lower one.
    pub(super) unsafe fn asks_for_some(&self, condition: LLVMValueRef) -> Option<bool> {
        use LLVMIntPredicate::*;
        let (predicate, distance) = self.compared_bounds(condition)?;
        match (predicate, distance) {
            (LLVMIntSGE | LLVMIntUGE, 0) | (LLVMIntSGT | LLVMIntUGT, 1) => Some(true),
            (LLVMIntSLT | LLVMIntULT, 0) | (LLVMIntSLE | LLVMIntULE, 1) => Some(false),
            _ => None,
        }
    }

    /// Finds the forms of the values of an inner loop. None if they do not settle.
    pub(super) unsafe fn follow(&mut self, inner: usize, blocks: &[usize]) -> Option<()> {
        self.found.clear();
        let header = self.flow.loops[inner].header;
        let mut carried: FxHashMap<LLVMValueRef, Form> = FxHashMap::default();
        let mut kept: Vec<LLVMValueRef> = Vec::new();
        for phi in insts(self.flow.blocks[header]) {
            if LLVMIsAPHINode(phi).is_null() {
                continue;
            }
            let mut form = self.of_counter(phi, inner);
            if form.is_none() {
                form = self.at_the_start(phi, inner);
                kept.extend(form.is_some().then_some(phi));
            }
            carried.insert(phi, form.unwrap_or(Form::Unknown));
        }
        // what a value keeps is assumed until the rest shows that it does not
        loop {
            let forms = self.settled(blocks, &carried)?;
            let lost = |phi: &LLVMValueRef| unsafe { !self.is_kept(*phi, inner, &forms) };
            let (others, still): (Vec<_>, Vec<_>) = kept.into_iter().partition(lost);
            if others.is_empty() {
                self.found = forms;
                return Some(());
            }
            carried.extend(others.into_iter().map(|phi| (phi, Form::Unknown)));
            kept = still;
        }
    }

    /// The forms of the values of an inner loop by those that its iterations carry on.
    unsafe fn settled(
        &self,
        blocks: &[usize],
        carried: &FxHashMap<LLVMValueRef, Form>,
    ) -> Option<FxHashMap<LLVMValueRef, Form>> {
        let mut forms = carried.clone();
        for _ in 0..ROUNDS {
            let mut changed = false;
            for &block in blocks {
                for inst in insts(self.flow.blocks[block]) {
                    if carried.contains_key(&inst) {
                        continue;
                    }
                    let Some(form) = self.of_inner(inst, blocks, &forms) else { continue };
                    changed |= forms.get(&inst) != Some(&form);
                    forms.insert(inst, form);
                }
            }
            if !changed {
                return Some(forms);
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
            let by = LLVMGetOperand(value, 1);
            if LLVMGetOperand(value, 0) != phi || step.is_some() {
                return None;
            }
            let passed = Form::of(Of::Iteration).plus(-1, Form::of(Of::Lower));
            step = Some(Form::constant(0).plus(sign, passed.times(&self.factor(by)?)));
        }
        let (start, step) = (start?, step?);
        start.is_at_the_start().then(|| start.plus(1, step))
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
            true => forms.get(&v).cloned(),
            false => Some(unsafe { self.of_outer(v, 0) }),
        };
        if !LLVMIsAPHINode(inst).is_null() {
            let all: Vec<Form> = (0..LLVMCountIncoming(inst))
                .filter_map(|k| known(unsafe { LLVMGetIncomingValue(inst, k) }))
                .collect();
            let first = all.first()?.clone();
            return Some(match all.iter().all(|f| *f == first) {
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
        let Some((a, b, predicate)) = self.compared(test) else { return false };
        let predicate = if stays { predicate } else { inverse(predicate) };
        use LLVMIntPredicate::*;
        if predicate == LLVMIntNE {
            let distances = [a.clone().plus(-1, b.clone()), b.plus(-1, a)];
            let left = [(Of::Iteration, 1), (Of::Upper, -1)];
            let mut found = distances.iter().filter_map(|d| d.beyond(&left));
            return found.next().is_some_and(|c| c + i64::from(!at_the_end) == 0);
        }
        let next = |form: &Form, of| form.next_to(of).filter(|&c| self.is_near(c));
        let distance = |iteration: &Form, upper: &Form| {
            Some(next(iteration, Of::Iteration)? - next(upper, Of::Upper)?)
        };
        let (c, predicate) = match distance(&a, &b) {
            Some(c) => (c, predicate),
            None => match distance(&b, &a) {
                Some(c) => (c, swapped(predicate)),
                None => return false,
            },
        };
        // `iteration - upper + c` is compared with 0
        let c = c + i64::from(!at_the_end);
        match predicate {
            LLVMIntSLT | LLVMIntULT => c == 0,
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
