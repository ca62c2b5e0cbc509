//! Loops whose iterations threads take in portions that only the run decides (schedules `guided`, `auto` and
//! `runtime`): which blocks execute as often however the iterations are cut into portions.
//!
//! clang writes such a loop as two. The outer one asks the runtime for the next portion, from a lower to an upper
//! iteration, and the inner one runs through it. An inner loop that every portion enters, that advances by one
//! iteration, ends behind the upper one, and in which no branch looks at the portion executes its body once for each
//! iteration of the source's loop. All other blocks that execute between a portion's beginning and the end of the last
//! one do so as the portions are cut: once for each, in a vector loop once for each full vector of each.
//!
//! An execution has one thread take all iterations at once, which is one way to cut them. Blocks that depend on the way
//! are told as often as nobody knows, where the runtime is told what there is to share out.
//!
//! Chunks of the schedule `dynamic` are the same whoever takes them, but not in how many threads take some.
//!
//! [`forms`](super::forms) tells which values are the same however the iterations are cut; [`telling`] puts what is known of the others
//! in the place of what an execution would say.

mod telling;

use super::super::flow::{condition, Flow};
use super::super::{arguments, callee, instructions};
use super::forms::{is_floating, Bounds, Forms, Place};
use super::{constant, family, is_runtime, LeftOpen, MODIFIERS, ORDERED_STATIC};
use crate::native::parallel::endings::goes_on;
use crate::native::{insts, name_of};

use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMIntPredicate::*;
use llvm_sys::LLVMOpcode;
use rustc_hash::{FxHashMap, FxHashSet};
pub(in super::super) use telling::places;
pub(super) use telling::{forget, marked, told_at_one};

/// Schedules of `kmp.h` that cut iterations as the run has it, also in loops of which some parts run in order.
const GUIDED: [i64; 2] = [36, 68];
const RUNTIME: [i64; 2] = [37, 69];
const AUTO: [i64; 2] = [38, 70];

/// Is it open which portions a thread takes of a loop with that schedule?
pub(super) fn is_open(schedule: i64) -> bool {
    [GUIDED, RUNTIME, AUTO].iter().any(|s| s.contains(&schedule))
}

/// Blocks whose counts depend on how iterations are cut.
#[derive(Default)]
pub(in super::super) struct Open {
    pub(in super::super) blocks: FxHashSet<LLVMBasicBlockRef>,
    /// a thread without others does not take all iterations at once either
    pub(in super::super) even_alone: bool,
}

unsafe fn schedule(call: LLVMValueRef) -> Option<i64> {
    constant(LLVMGetOperand(call, 2)).map(|s| s & !MODIFIERS)
}

/// What a call of the runtime leaves open.
pub(super) unsafe fn left_open(call: LLVMValueRef) -> LeftOpen {
    let name = callee(call).map(|c| unsafe { name_of(c) }).unwrap_or_default();
    match name.as_str() {
        "__kmpc_single" => LeftOpen::Who,
        n if n.starts_with("__kmpc_dispatch_init") => match schedule(call) {
            Some(s) if is_open(s) => LeftOpen::HowMuch,
            _ => LeftOpen::Who,
        },
        _ => LeftOpen::Nothing,
    }
}

/// Does a thread alone ask for portions in the function, and not take all at once?
pub(in super::super) unsafe fn cuts_alone(function: LLVMValueRef) -> bool {
    let runtime = |i: LLVMValueRef| unsafe {
        left_open(i) == LeftOpen::HowMuch && schedule(i).is_some_and(|s| RUNTIME.contains(&s))
    };
    instructions(function).into_iter().any(runtime)
}

/// Finds them in a function. None if counts of anything else would depend on it too: of functions that it calls.
pub(in super::super) unsafe fn open_blocks(function: LLVMValueRef) -> Option<Open> {
    let mut open = Open::default();
    if !instructions(function).into_iter().any(|i| is_of_a_loop(i)) {
        return Some(open);
    }
    let flow = Flow::of(function, goes_on)?;
    let asked = asked_for(function, &flow)?;
    open.even_alone = asked.schedules.iter().any(|s| RUNTIME.contains(s));
    for portions in asked.loops {
        portions.find(asked.are_cut, &mut open.blocks)?;
    }
    Some(open)
}

/// Does a block end where no execution that has a meaning comes?
pub(in super::super) unsafe fn is_unreachable(block: LLVMBasicBlockRef) -> bool {
    !LLVMIsAUnreachableInst(LLVMGetBasicBlockTerminator(block)).is_null()
}

/// Is it a call that says, or asks, what there is to share out as threads ask for it?
unsafe fn is_of_a_loop(inst: LLVMValueRef) -> bool {
    callee(inst).is_some_and(|c| unsafe { name_of(c) }.starts_with("__kmpc_dispatch_"))
}

/// Loops of a function whose portions threads ask for.
pub(super) struct Asked<'a> {
    pub(super) schedules: Vec<i64>,
    /// the run decides how large portions of some are
    pub(super) are_cut: bool,
    /// none where each thread has its fixed share
    pub(super) loops: Vec<Portions<'a>>,
}

/// Finds them. None if they are not as clang writes them.
pub(super) unsafe fn asked_for(function: LLVMValueRef, flow: &Flow) -> Option<Asked<'_>> {
    let mut schedules = Vec::new();
    let mut asks: Vec<(LLVMValueRef, u32, bool)> = Vec::new();
    for inst in instructions(function) {
        let Some(name) = callee(inst).map(|c| name_of(c)) else { continue };
        match family(&name) {
            Some(("__kmpc_dispatch_init", ..)) => schedules.push(schedule(inst)?),
            Some(("__kmpc_dispatch_next", bits, signed)) => asks.push((inst, bits, signed)),
            _ => {}
        }
    }
    if schedules.is_empty() != asks.is_empty() {
        return None; // who is told what there is to share out asks for it
    }
    let are_cut = schedules.iter().any(|&s| is_open(s));
    let mut asked = Asked { schedules, are_cut, loops: Vec::new() };
    if asked.schedules.iter().all(|&s| s == ORDERED_STATIC) {
        return Some(asked);
    }
    let mut portions: FxHashMap<Bounds, Vec<LLVMValueRef>> = FxHashMap::default();
    for (call, bits, signed) in asks {
        if flow.block_of(call).is_some() {
            let [last, lower, upper, stride] =
                [2, 3, 4, 5].map(|k| unsafe { LLVMGetOperand(call, k) });
            let (from_zero, end) = (false, None);
            let bounds = Bounds { last, lower, upper, stride, bits, signed, from_zero, end };
            portions.entry(bounds).or_default().push(call);
        }
    }
    for (bounds, asks) in portions {
        asked.loops.push(Portions::of(flow, bounds, asks)?);
    }
    Some(asked)
}

/// Is a condition whether one of these calls answers that there is something for the thread?
pub(super) unsafe fn is_test_of(condition: LLVMValueRef, calls: &[LLVMValueRef]) -> bool {
    !LLVMIsAICmpInst(condition).is_null()
        && calls.contains(&LLVMGetOperand(condition, 0))
        && LLVMIsNull(LLVMGetOperand(condition, 1)) != 0
        && matches!(LLVMGetICmpPredicate(condition), LLVMIntEQ | LLVMIntNE)
}

/// An outer loop, which asks for portions.
pub(super) struct Portions<'a> {
    flow: &'a Flow,
    bounds: Bounds,
    asks: Vec<LLVMValueRef>,
    pub(super) outer: usize,
    /// blocks that execute only where there is a portion, and behind it until there is none
    pub(super) within: FxHashSet<usize>,
    /// the block where all ways meet then
    pub(super) end: usize,
}

/// Where an outer loop goes on behind one of its blocks.
enum Next {
    /// the same way for each portion
    Ways(Vec<usize>),
    /// as the portion has it
    Open,
}

impl<'a> Portions<'a> {
    unsafe fn of(flow: &'a Flow, bounds: Bounds, asks: Vec<LLVMValueRef>) -> Option<Portions<'a>> {
        let blocks: Vec<usize> = asks.iter().filter_map(|&a| unsafe { flow.block_of(a) }).collect();
        let loops: Vec<usize> = blocks.iter().filter_map(|&b| flow.innermost(b)).collect();
        let is_around =
            |l: usize, other: usize| l != other && flow.is_in(flow.loops[other].header, l);
        let mut inner: Vec<usize> =
            loops.iter().copied().filter(|&l| !loops.iter().any(|&o| is_around(l, o))).collect();
        inner.sort_unstable();
        inner.dedup();
        let [outer] = inner[..] else { return None };
        let within = FxHashSet::default();
        let mut portions = Portions { flow, bounds, asks, outer, within, end: 0 };
        let start = portions.until_the_end(&blocks)?;
        let is_plain = bounds.are_plain(flow, outer, start) && portions.is_left_at_the_end();
        is_plain.then_some(portions)
    }

    /// Finds the blocks that execute only where there is a portion, and answers where one starts in the outer loop. None
    /// if there is no block at which all ways meet again that part where the runtime is asked first.
    unsafe fn until_the_end(&mut self, blocks: &[usize]) -> Option<usize> {
        let mut edges = Vec::new();
        for &block in blocks {
            let condition = condition(self.flow.blocks[block]).filter(|&c| self.is_ask(c))?;
            let more = LLVMGetICmpPredicate(condition) == LLVMIntNE;
            let to = |when| self.flow.edges[block].iter().find(|e| e.when == Some(when));
            edges.push((block, to(more)?.to, to(!more)?.to));
        }
        let first: Vec<_> = edges.iter().filter(|e| !self.has(e.0)).collect();
        let ends = if first.is_empty() { edges.iter().collect() } else { first };
        let end = ends.first()?.2;
        if ends.iter().any(|e| e.2 != end) || self.has(end) {
            return None;
        }
        let mut within = FxHashSet::default();
        let mut work: Vec<usize> = edges.iter().map(|e| e.1).collect();
        while let Some(block) = work.pop() {
            if block == end || !within.insert(block) {
                continue;
            }
            if is_unreachable(self.flow.blocks[block]) {
                within.remove(&block);
            } else if self.flow.edges[block].is_empty() {
                return None;
            }
            work.extend(self.flow.edges[block].iter().map(|e| e.to));
        }
        let asked_outside = edges.iter().filter(|e| !self.has(e.0));
        let apart = asked_outside.into_iter().all(|e| !within.contains(&e.0));
        let fits = apart && self.blocks().all(|b| within.contains(&b));
        let mut starts = edges.iter().filter(|e| self.has(e.0)).map(|e| e.1);
        let start = starts.next()?;
        let same = starts.all(|s| s == start) && self.has(start);
        (self.within, self.end) = (within, end);
        (fits && same).then_some(start)
    }

    fn has(&self, block: usize) -> bool {
        self.flow.is_in(block, self.outer)
    }

    fn place(&self) -> Place {
        let (blocks, before) = (self.blocks().collect(), FxHashSet::default());
        Place { blocks, around: Some(self.outer), before }
    }

    fn blocks(&self) -> impl Iterator<Item = usize> + '_ {
        self.flow.order.iter().copied().filter(|&b| self.has(b))
    }

    unsafe fn terminator(&self, block: usize) -> LLVMValueRef {
        LLVMGetBasicBlockTerminator(self.flow.blocks[block])
    }

    /// Is a condition whether there is another portion?
    unsafe fn is_ask(&self, condition: LLVMValueRef) -> bool {
        is_test_of(condition, &self.asks)
    }

    /// The blocks that ask for a portion.
    pub(super) unsafe fn tests(&self) -> Vec<usize> {
        self.asks.iter().filter_map(|&a| unsafe { self.flow.block_of(a) }).collect()
    }

    /// The slots in which the runtime says what a portion is: whether it is the last, its bounds, its stride.
    pub(super) fn slots(&self) -> [LLVMValueRef; 4] {
        self.bounds.slots()
    }

    /// Is the outer loop left where there is no other portion, and only there?
    unsafe fn is_left_at_the_end(&self) -> bool {
        self.blocks().all(|b| {
            let leaves = self.flow.edges[b].iter().any(|e| !self.has(e.to));
            !leaves || condition(self.flow.blocks[b]).is_some_and(|c| unsafe { self.is_ask(c) })
        })
    }

    /// Adds the blocks that execute as the run has it: where iterations `are_cut`, all but the bodies of loops through
    /// them; else those that execute once for each thread that takes some.
    unsafe fn find(&self, are_cut: bool, open: &mut FxHashSet<LLVMBasicBlockRef>) -> Option<()> {
        let mut fixed: FxHashSet<usize> = FxHashSet::default();
        if are_cut {
            let mut forms = Forms::new(self.flow, self.place(), self.bounds);
            for l in self.entered(&mut forms) {
                if let Some(found) = each_iteration_once(self.flow, l, &mut forms) {
                    fixed.extend(found);
                }
            }
            let others = Forms::new(self.flow, self.place(), self.bounds);
            let keeps = |&b: &usize| unsafe {
                let insts = insts(self.flow.blocks[b]);
                fixed.contains(&b) || insts.into_iter().all(|i| is_no_bound_kept(i, &others))
            };
            if !self.blocks().all(|b| keeps(&b)) {
                fixed.clear();
            }
        } else {
            fixed.extend(self.blocks());
        }
        for &b in self.within.difference(&fixed) {
            let is_own = |i: LLVMValueRef| unsafe { is_of_the_block(i) };
            if !insts(self.flow.blocks[b]).into_iter().all(is_own) {
                return None;
            }
            open.insert(self.flow.blocks[b]);
        }
        Some(())
    }

    /// The inner loops that each portion enters, or none.
    unsafe fn entered(&self, forms: &mut Forms<'_>) -> Vec<usize> {
        let start = self.flow.loops[self.outer].header;
        let mut ways: FxHashSet<usize> = FxHashSet::from_iter([start]);
        let mut behind: FxHashSet<usize> = FxHashSet::default();
        let mut work = vec![(start, false)];
        while let Some((block, is_open)) = work.pop() {
            let next = match is_open {
                true => Next::Ways(self.all_ways(block)),
                false => self.next(block, forms),
            };
            let (to, is_open) = match next {
                Next::Ways(to) => (to, is_open),
                Next::Open => (self.all_ways(block), true),
            };
            for to in to.into_iter().filter(|&to| to != start) {
                let seen = if is_open { &mut behind } else { &mut ways };
                if seen.insert(to) {
                    work.push((to, is_open));
                }
            }
        }
        let mut found: Vec<usize> =
            ways.difference(&behind).filter_map(|&b| self.flow.child(self.outer, b)).collect();
        found.sort_unstable();
        found.retain(|&l| !behind.contains(&self.flow.loops[l].header));
        found
    }

    /// The blocks of the outer loop behind a block of it, or behind the inner loop that the block is in.
    fn all_ways(&self, block: usize) -> Vec<usize> {
        let inner = self.flow.child(self.outer, block);
        let leaves = |b: usize| inner.is_none() || !self.flow.is_in(b, inner.unwrap_or(b));
        let from: Vec<usize> = match inner {
            None => vec![block],
            Some(l) => self.blocks().filter(|&b| self.flow.is_in(b, l)).collect(),
        };
        let edges = from.iter().flat_map(|&b| &self.flow.edges[b]);
        let mut to: Vec<usize> =
            edges.map(|e| e.to).filter(|&to| self.has(to) && leaves(to)).collect();
        to.sort_unstable();
        to.dedup();
        to
    }

    unsafe fn next(&self, block: usize, forms: &mut Forms<'_>) -> Next {
        let all = self.all_ways(block);
        if all.len() < 2 {
            return Next::Ways(all);
        }
        if self.flow.child(self.outer, block).is_some() {
            return Next::Open;
        }
        let Some(condition) = condition(self.flow.blocks[block]) else {
            let last = self.terminator(block);
            let is_switch = LLVMGetInstructionOpcode(last) == LLVMOpcode::LLVMSwitch;
            return match is_switch && forms.is_outside(LLVMGetOperand(last, 0)) {
                true => Next::Ways(all),
                false => Next::Open,
            };
        };
        if self.is_ask(condition) || forms.is_outside(condition) {
            return Next::Ways(all);
        }
        let Some(truth) = forms.decided(condition) else { return Next::Open };
        let taken = self.flow.edges[block].iter().filter(|e| e.when == Some(truth));
        Next::Ways(taken.map(|e| e.to).filter(|&to| self.has(to)).collect())
    }
}

/// The blocks of a loop that execute as often however iterations are cut, if it runs through a portion.
pub(super) unsafe fn each_iteration_once(
    flow: &Flow,
    l: usize,
    forms: &mut Forms<'_>,
) -> Option<Vec<usize>> {
    let Flow { loops, edges, .. } = flow;
    let header = loops[l].header;
    let [latch] = loops[l].latches[..] else { return None };
    let blocks: Vec<usize> = flow.order.iter().copied().filter(|&b| flow.is_in(b, l)).collect();
    let leaves = |b: usize| edges[b].iter().any(|e| !flow.is_in(e.to, l));
    let exits: Vec<usize> = blocks.iter().copied().filter(|&b| leaves(b)).collect();
    let [exit] = exits[..] else { return None };
    let at_the_end = exit == latch;
    if !at_the_end && exit != header {
        return None;
    }
    forms.follow(l, &blocks)?;
    let stays = edges[exit].iter().find(|e| flow.is_in(e.to, l))?.when?;
    let test = condition(flow.blocks[exit])?;
    if !forms.runs_through(test, stays, at_the_end) {
        return None;
    }
    for &b in &blocks {
        let last = LLVMGetBasicBlockTerminator(flow.blocks[b]);
        let decides = b != exit && LLVMGetNumSuccessors(last) > 1;
        let is_same = || unsafe {
            match LLVMGetInstructionOpcode(last) {
                LLVMOpcode::LLVMBr => forms.is_same(LLVMGetCondition(last)),
                LLVMOpcode::LLVMSwitch => forms.is_same(LLVMGetOperand(last, 0)),
                _ => false,
            }
        };
        let keeps = |i: LLVMValueRef| unsafe { keeps_portions_apart(i, forms) };
        if decides && !is_same() || !insts(flow.blocks[b]).into_iter().all(keeps) {
            return None;
        }
    }
    let body = blocks.into_iter().filter(|&b| at_the_end || b != header);
    Some(body.collect())
}

/// Does an instruction store no integer that depends on how iterations are cut?
unsafe fn is_no_bound_kept(inst: LLVMValueRef, forms: &Forms<'_>) -> bool {
    let is_store = LLVMGetInstructionOpcode(inst) == LLVMOpcode::LLVMStore;
    let value = || LLVMGetOperand(inst, 0);
    !is_store || forms.is_same(value()) || is_floating(value())
}

/// Does an instruction hand nothing on to memory, or to callees, that depends on how iterations are cut? Results of
/// floating-point arithmetic, which may, are data.
unsafe fn keeps_portions_apart(inst: LLVMValueRef, forms: &Forms<'_>) -> bool {
    match LLVMGetInstructionOpcode(inst) {
        LLVMOpcode::LLVMStore => is_no_bound_kept(inst, forms),
        LLVMOpcode::LLVMCall => {
            let is_same = |&a: &LLVMValueRef| unsafe { forms.is_same(a) };
            is_of_the_block(inst)
                || is_same(&LLVMGetCalledValue(inst)) && arguments(inst).iter().all(is_same)
        }
        LLVMOpcode::LLVMInvoke | LLVMOpcode::LLVMCallBr => false,
        _ => true,
    }
}

/// Does an instruction run no other code whose counts are told?
pub(super) unsafe fn is_of_the_block(inst: LLVMValueRef) -> bool {
    if !LLVMIsAInvokeInst(inst).is_null() || !LLVMIsACallBrInst(inst).is_null() {
        return false;
    }
    if LLVMIsACallInst(inst).is_null() {
        return true;
    }
    let starts_none = |n: &str| n != "__kmpc_fork_call" && is_runtime(n);
    callee(inst).is_some_and(|c| {
        let name = unsafe { name_of(c) };
        name.starts_with("llvm.") || name.starts_with("symprof.") || starts_none(&name)
    })
}
