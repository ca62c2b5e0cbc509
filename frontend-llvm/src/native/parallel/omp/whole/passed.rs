//! Where threads without iterations of a static loop go another way, found again in the copies of a region by the
//! markers of blocks.

use super::super::super::{callee, instructions, Region};
use super::super::portions::marked;
use crate::native::parallel::flow::condition;
use crate::native::{insts, name_of};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// What is known of the functions of a module, by the markers of their blocks.
#[derive(Default)]
pub(in super::super::super) struct WholeLoops {
    /// by the block that a thread is told its iterations in
    loops: FxHashMap<i64, Blocks<i64>>,
    /// blocks of functions that look at shares
    against: FxHashSet<i64>,
}

/// Where threads without iterations go another way.
#[derive(Clone)]
pub(super) struct Blocks<B> {
    /// the block on the way that asks whether there are some, with the answer then
    pub(super) guard: Option<(B, bool)>,
    pub(super) loops: Vec<Through<B>>,
}

/// A loop through iterations.
#[derive(Clone, Copy)]
pub(super) struct Through<B> {
    /// the block before it, with one way to it
    pub(super) from: B,
    pub(super) header: B,
    /// the block that it is left from, and where to
    pub(super) exit: B,
    pub(super) to: B,
    /// the header asks whether there is another iteration
    pub(super) asks: bool,
}

impl<B> Blocks<B> {
    pub(super) fn in_other<C>(&self, block: impl Fn(&B) -> Option<C>) -> Option<Blocks<C>> {
        let guard = match &self.guard {
            Some((b, truth)) => Some((block(b)?, *truth)),
            None => None,
        };
        let of_loop = |l: &Through<B>| {
            let [from, header, exit, to] = [&l.from, &l.header, &l.exit, &l.to].map(&block);
            Some(Through { from: from?, header: header?, exit: exit?, to: to?, asks: l.asks })
        };
        let loops = self.loops.iter().map(of_loop).collect::<Option<_>>()?;
        Some(Blocks { guard, loops })
    }
}

/// The blocks of a function that these are found by, before there are markers.
pub(in super::super::super) struct Found {
    pub(super) loops: Vec<(LLVMBasicBlockRef, Blocks<LLVMBasicBlockRef>)>,
    /// those of a function that looks at shares
    pub(super) against: Vec<LLVMBasicBlockRef>,
}

/// A call of a region that shares out a loop as a whole: where threads go another way.
pub(in super::super) struct Taken {
    /// a branch on the way, and its truth where there are iterations
    pub(in super::super) guard: Option<(LLVMValueRef, bool)>,
    pub(in super::super) loops: Vec<PassedBy>,
}

/// A loop that all threads but the first pass by.
pub(in super::super) struct PassedBy {
    /// the block before it
    pub(in super::super) from: LLVMBasicBlockRef,
    pub(in super::super) header: LLVMBasicBlockRef,
    pub(in super::super) exit: LLVMBasicBlockRef,
    pub(in super::super) to: LLVMBasicBlockRef,
    /// the header's number, where each of them asks for an iteration once
    pub(in super::super) told: Option<i64>,
}

impl WholeLoops {
    /// Notes what was found by the markers that blocks have now.
    pub(in super::super::super) unsafe fn note(&mut self, found: &Found) {
        let number = |b: &LLVMBasicBlockRef| unsafe { number_of(*b) };
        self.against.extend(found.against.iter().filter_map(number));
        for (call, blocks) in &found.loops {
            if let Some((call, blocks)) = number(call).zip(blocks.in_other(number)) {
                self.loops.insert(call, blocks);
            }
        }
    }

    /// The calls of a region that tell threads their iterations: all of a region, or none.
    pub(in super::super) unsafe fn take(&self, region: &Region) -> FxHashMap<LLVMValueRef, Taken> {
        self.calls(region).unwrap_or_default()
    }

    unsafe fn calls(&self, region: &Region) -> Option<FxHashMap<LLVMValueRef, Taken>> {
        let mut calls = FxHashMap::default();
        for inst in instructions(region.function) {
            if marked(inst).is_some_and(|n| self.against.contains(&n)) {
                return None;
            }
            let name = callee(inst).map(|c| name_of(c)).unwrap_or_default();
            if name.starts_with("__kmpc_for_static_init") {
                let blocks = self.loops.get(&number_before(inst)?)?;
                calls.insert(inst, taken(inst, blocks)?);
            }
        }
        Some(calls)
    }
}

unsafe fn taken(call: LLVMValueRef, blocks: &Blocks<i64>) -> Option<Taken> {
    let guard = match blocks.guard {
        Some((number, truth)) => {
            let block = block_behind(call, number)?;
            condition(block)?;
            Some((LLVMGetBasicBlockTerminator(block), truth))
        }
        None => None,
    };
    let mut loops = Vec::new();
    for l in &blocks.loops {
        let [from, header, exit, to] =
            [l.from, l.header, l.exit, l.to].map(|n| unsafe { block_behind(call, n) });
        let (from, header) = (from?, header?);
        let jump = LLVMGetBasicBlockTerminator(from);
        let mut all = (0..LLVMGetNumSuccessors(jump)).map(|k| LLVMGetSuccessor(jump, k));
        let is_plain = all.len() == 1 || condition(from).is_some();
        if !is_plain || all.find(|&to| to == header).is_none() || all.any(|to| to == header) {
            return None;
        }
        let told = l.asks.then_some(l.header);
        loops.push(PassedBy { from, header, exit: exit?, to: to?, told });
    }
    Some(Taken { guard, loops })
}

/// The next block with that marker on the way from an instruction.
unsafe fn block_behind(inst: LLVMValueRef, number: i64) -> Option<LLVMBasicBlockRef> {
    let mut seen: FxHashSet<LLVMBasicBlockRef> = FxHashSet::default();
    let mut work = VecDeque::from([LLVMGetInstructionParent(inst)]);
    while let Some(block) = work.pop_front() {
        if insts(block).into_iter().any(|i| unsafe { marked(i) } == Some(number)) {
            return Some(block);
        }
        let last = LLVMGetBasicBlockTerminator(block);
        for k in 0..LLVMGetNumSuccessors(last) {
            let to = LLVMGetSuccessor(last, k);
            if seen.insert(to) {
                work.push_back(to);
            }
        }
    }
    None
}

unsafe fn number_of(block: LLVMBasicBlockRef) -> Option<i64> {
    insts(block).into_iter().find_map(|i| unsafe { marked(i) })
}

/// The number of the marker that stands last before an instruction in its block.
unsafe fn number_before(inst: LLVMValueRef) -> Option<i64> {
    let mut at = LLVMGetPreviousInstruction(inst);
    while !at.is_null() {
        if let Some(number) = marked(at) {
            return Some(number);
        }
        at = LLVMGetPreviousInstruction(at);
    }
    None
}
