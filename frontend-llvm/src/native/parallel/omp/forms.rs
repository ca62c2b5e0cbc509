//! What a value of a loop is by the portion that it runs through: the same however iterations are cut, a linear form
//! in the iteration and the bounds of its portion, or unknown.
//!
//! The iteration is the lower bound plus how often the inner loop's latch was passed, so that a counter which starts
//! at `lower + c` is the iteration plus `c`, and one which starts at 0 is the iteration minus `lower`. Forms of values
//! within the inner loop are found by going through its blocks until none changes, as in sparse constant propagation
//! (M. Wegman and K. Zadeck, 1991). The runtime hands out no portion that wraps around: comparisons with the sign of the
//! loop, of numbers that are one away from a bound at most, are those of integers.

mod kept;
mod predicates;

use super::family;
use crate::native::parallel::callee;
use crate::native::parallel::flow::Flow;
use crate::native::{insts, name_of};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::{LLVMIntPredicate, LLVMOpcode, LLVMTypeKind};
use predicates::{inverse, swapped};
use rustc_hash::{FxHashMap, FxHashSet};

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

/// What a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// A sum of multiples of the iteration, the lower and the upper bound, and a number, or something that is the same
    /// however iterations are cut.
    Linear(Multiples, Option<i64>),
    Unknown,
}

/// How often the iteration, the lower and the upper bound go into a sum: so often a number that is always the same, or 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Multiples([i64; 3], Option<LLVMValueRef>);

const ITERATION: Form = Form::Linear(Multiples([1, 0, 0], None), Some(0));
const LOWER: Form = Form::Linear(Multiples([0, 1, 0], None), Some(0));
const UPPER: Form = Form::Linear(Multiples([0, 0, 1], None), Some(0));
/// The same however iterations are cut.
const SAME: Form = Form::Linear(Multiples([0; 3], None), None);

impl Form {
    fn constant(n: i64) -> Form {
        Form::Linear(Multiples([0; 3], None), Some(n))
    }

    fn is_same(self) -> bool {
        matches!(self, Form::Linear(Multiples([_, 0, 0], _), _))
    }

    /// What does not depend on how iterations are cut is all that is known where forms are not linear.
    fn of_all(forms: impl IntoIterator<Item = Form>) -> Form {
        match forms.into_iter().all(Form::is_same) {
            true => SAME,
            false => Form::Unknown,
        }
    }

    /// The sum of one form and a multiple of another.
    fn plus(self, times: i64, other: Form) -> Form {
        let (Form::Linear(Multiples(a, of), c), Form::Linear(Multiples(b, other_of), d)) =
            (self, other)
        else {
            return Form::Unknown;
        };
        let of = match (a, b) {
            (_, [0, 0, 0]) => of,
            ([0, 0, 0], _) => other_of,
            _ if of == other_of => of,
            _ => return Form::of_all([self, other]),
        };
        let sum = |x: i64, y: i64| y.checked_mul(times).and_then(|y| x.checked_add(y));
        let number = c.zip(d).and_then(|(c, d)| sum(c, d));
        match [sum(a[0], b[0]), sum(a[1], b[1]), sum(a[2], b[2])] {
            [Some(0), Some(0), Some(0)] => Form::Linear(Multiples([0; 3], None), number),
            [Some(i), Some(l), Some(u)] => Form::Linear(Multiples([i, l, u], of), number),
            _ => Form::of_all([self, other]),
        }
    }

    /// The form so often as a number says that is always the same.
    fn times(self, number: LLVMValueRef) -> Form {
        match self {
            Form::Linear(Multiples(m, None), c) => {
                let c = c.filter(|&c| c == 0);
                Form::Linear(Multiples(m, Some(number).filter(|_| m != [0; 3])), c)
            }
            _ => Form::of_all([self]),
        }
    }

    /// Its number, if it is that and the multiples, or one away from them at most.
    fn next_to(self, multiples: [i64; 3]) -> Option<i64> {
        self.beyond(multiples).filter(|c| c.abs() <= 1)
    }

    /// Its number, if all else of it is the given multiples.
    fn beyond(self, multiples: [i64; 3]) -> Option<i64> {
        match self {
            Form::Linear(Multiples(m, None), c) if m == multiples => c,
            _ => None,
        }
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
}

impl<'a> Forms<'a> {
    pub(super) fn new(flow: &'a Flow, place: Place, bounds: Bounds) -> Forms<'a> {
        Forms { flow, place, bounds, found: FxHashMap::default() }
    }

    /// Does a value stay the same from portion to portion?
    pub(super) unsafe fn is_outside(&self, value: LLVMValueRef) -> bool {
        LLVMIsAInstruction(value).is_null()
            || self.place.before.contains(&value)
            || !self.flow.block_of(value).is_some_and(|b| self.place.blocks.contains(&b))
    }

    /// Is all that the inner loop that is followed carries from iteration to iteration counters, in terms of the
    /// iteration?
    pub(super) unsafe fn counts_only(&self, header: usize) -> bool {
        let phis = insts(self.flow.blocks[header]).into_iter();
        let mut phis = phis.filter(|&i| unsafe { !LLVMIsAPHINode(i).is_null() });
        phis.all(|phi| unsafe { self.of(phi) } != Form::Unknown)
    }

    /// Is a value the upper bound of a portion?
    pub(super) unsafe fn is_upper(&self, value: LLVMValueRef) -> bool {
        self.of(value) == UPPER
    }

    /// The truth of a condition that asks whether a portion ends behind the last iteration.
    pub(super) unsafe fn is_beyond(&self, condition: LLVMValueRef) -> Option<bool> {
        let (a, b, predicate) = self.compared(condition)?;
        let [x, y] = [0, 1].map(|k| unsafe { LLVMGetOperand(condition, k) });
        let predicate = match () {
            () if a == UPPER && self.bounds.end == Some(y) => predicate,
            () if b == UPPER && self.bounds.end == Some(x) => swapped(predicate),
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
                false => SAME,
            };
        }
        let in_inner =
            self.flow.block_of(value).is_some_and(|b| self.flow.innermost(b) != self.place.around);
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
            LLVMFreeze => operand(0),
            LLVMSExt | LLVMZExt | LLVMTrunc if self.keeps_bounds(inst, operand(0)) => operand(0),
            LLVMAdd => operand(0).plus(1, operand(1)),
            LLVMSub => operand(0).plus(-1, operand(1)),
            LLVMMul => match (operand(0).beyond([0; 3]), operand(1).beyond([0; 3])) {
                (_, Some(n)) => Form::constant(0).plus(n, operand(0)),
                (Some(n), _) => Form::constant(0).plus(n, operand(1)),
                _ => {
                    let [a, b] = [0, 1].map(|k| unsafe { LLVMGetOperand(inst, k) });
                    match (self.is_outside(a), self.is_outside(b)) {
                        (_, true) => operand(0).times(b),
                        (true, _) => operand(1).times(a),
                        _ => Form::of_all([operand(0), operand(1)]),
                    }
                }
            },
            LLVMShl => match operand(1).beyond([0; 3]) {
                Some(n @ 0..62) => Form::constant(0).plus(1 << n, operand(0)),
                _ => Form::of_all([operand(0), operand(1)]),
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
                let ends_there = |a, b| operand(a) == UPPER && is_end(b);
                if smallest && count == 2 && (ends_there(0, 1) || ends_there(1, 0)) {
                    return UPPER;
                }
                if (largest || smallest) && count == 2 {
                    // a portion is not empty
                    let (a, b) = (operand(0), operand(1));
                    let is_more = |a: Form, b: Form| {
                        let (upper, lower) = (a.next_to([0, 0, 1]), b.next_to([0, 1, 0]));
                        upper.zip(lower).is_some_and(|(a, b)| a >= b)
                    };
                    if is_more(a, b) {
                        return if largest { a } else { b };
                    }
                    if is_more(b, a) {
                        return if largest { b } else { a };
                    }
                }
                let called = LLVMGetCalledValue(inst);
                Form::of_all((0..count).map(operand).chain([of(called)]))
            }
            _ => Form::of_all((0..LLVMGetNumOperands(inst) as u32).map(operand)),
        }
    }

    /// Does a change of width keep the bounds apart that it is given, in a sum with what may be any number only if that
    /// sum does not wrap around?
    unsafe fn keeps_bounds(&self, inst: LLVMValueRef, of: Form) -> bool {
        let Bounds { bits, signed, .. } = self.bounds;
        let ty = LLVMTypeOf(inst);
        if LLVMGetTypeKind(ty) != LLVMTypeKind::LLVMIntegerTypeKind {
            return false;
        }
        let is_number = [[1, 0, 0], [0, 1, 0], [0, 0, 1]].iter().any(|&m| of.next_to(m).is_some())
            || of.is_same()
            || self.does_not_wrap(LLVMGetOperand(inst, 0));
        match LLVMGetInstructionOpcode(inst) {
            LLVMOpcode::LLVMSExt => signed && is_number,
            LLVMOpcode::LLVMZExt => !signed && is_number,
            _ => LLVMGetIntTypeWidth(ty) >= bits,
        }
    }

    /// Is a value a sum or product of a bound and what is always the same, that does not wrap around?
    unsafe fn does_not_wrap(&self, value: LLVMValueRef) -> bool {
        use LLVMOpcode::*;
        if LLVMIsAInstruction(value).is_null() {
            return false;
        }
        let is_plain = |v: LLVMValueRef| unsafe {
            self.is_outside(v) || !LLVMIsALoadInst(v).is_null() && self.of(v) != Form::Unknown
        };
        let may_promise =
            matches!(LLVMGetInstructionOpcode(value), LLVMAdd | LLVMSub | LLVMMul | LLVMShl);
        let promises = || unsafe {
            match self.bounds.signed {
                true => LLVMGetNSW(value) != 0,
                false => LLVMGetNUW(value) != 0,
            }
        };
        may_promise
            && promises()
            && [0, 1].into_iter().all(|k| is_plain(unsafe { LLVMGetOperand(value, k) }))
    }

    /// How a condition compares the upper bound of a portion, and so much more, with the lower one.
    unsafe fn compared_bounds(&self, condition: LLVMValueRef) -> Option<(LLVMIntPredicate, i64)> {
        let (a, b, predicate) = self.compared(condition)?;
        let bounds =
            |upper: Form, lower: Form| Some(upper.next_to([0, 0, 1])? - lower.next_to([0, 1, 0])?);
        Some(match bounds(a, b) {
            Some(distance) => (predicate, distance),
            None => (swapped(predicate), bounds(b, a)?),
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
            let counter = self.of_counter(phi, inner);
            let form = counter.or_else(|| unsafe { self.at_the_start(phi, inner) });
            if counter.is_none() && form.is_some() {
                kept.push(phi);
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
                    changed |= forms.insert(inst, form) != Some(form);
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
            if LLVMGetOperand(value, 0) != phi || step.is_some() || !self.is_outside(by) {
                return None;
            }
            let passed = ITERATION.plus(-1, LOWER);
            step = Some(match self.of_outer(by, 0).beyond([0; 3]) {
                Some(n) => Form::constant(0).plus(n.checked_mul(sign)?, passed),
                None => Form::constant(0).plus(sign, passed.times(by)),
            });
        }
        let (Some(start @ Form::Linear(Multiples([0, ..], _), _)), Some(step)) = (start, step)
        else {
            return None;
        };
        Some(start.plus(1, step))
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
        let Some((a, b, predicate)) = self.compared(test) else { return false };
        let predicate = if stays { predicate } else { inverse(predicate) };
        use LLVMIntPredicate::*;
        if predicate == LLVMIntNE {
            let distances = [a.plus(-1, b), b.plus(-1, a)];
            let mut found = distances.iter().filter_map(|d| d.beyond([1, 0, -1]));
            return found.next().is_some_and(|c| c + i64::from(!at_the_end) == 0);
        }
        let distance = |iteration: Form, upper: Form| {
            Some(iteration.next_to([1, 0, 0])? - upper.next_to([0, 0, 1])?)
        };
        let (c, predicate) = match distance(a, b) {
            Some(c) => (c, predicate),
            None => match distance(b, a) {
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
