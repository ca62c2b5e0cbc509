//! Where threads without iterations of a static loop go another way, found again in the copies of a region by the
//! markers of blocks, and what they have then where the loop ends.

use super::super::super::build::Builder;
use super::super::super::{callee, instructions, users, Region, NUMBER};
use super::super::forms::is_floating;
use super::super::portions::marked;
use crate::native::parallel::flow::condition;
use crate::native::{blocks, insts, name_of};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMTypeKind;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;
use std::ffi::{CStr, CString};

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

/// Merges what a loop leaves behind with what threads have that pass by it from a block: of floating-point numbers,
/// what nobody knows.
pub(in super::super) unsafe fn merge_at_the_end(
    b: &Builder,
    l: &PassedBy,
    from: LLVMBasicBlockRef,
) {
    let phis: Vec<LLVMValueRef> =
        insts(l.to).into_iter().filter(|&i| unsafe { !LLVMIsAPHINode(i).is_null() }).collect();
    let within = within(l, from);
    // where a thread ends the program, which it comes to from the loop alone
    let is_end = |block: LLVMBasicBlockRef| {
        unsafe { before(block) }.into_iter().all(|b| within.contains(&b))
    };
    for value in within.iter().flat_map(|&block| unsafe { insts(block) }).filter(|&i| is_data(i)) {
        let is_behind = |user: &LLVMValueRef| unsafe {
            let block = LLVMGetInstructionParent(*user);
            !within.contains(&block) && !phis.contains(user) && (block == l.to || !is_end(block))
        };
        let behind: Vec<LLVMValueRef> = users(value).into_iter().filter(is_behind).collect();
        if behind.is_empty() {
            continue;
        }
        // one for each edge, and the same for those from one block
        let mut ways: Vec<(LLVMBasicBlockRef, LLVMValueRef)> = Vec::new();
        for block in before(l.to).into_iter().chain([from]) {
            let known = ways.last().filter(|w| w.0 == block).map(|w| w.1);
            let own = (block == l.exit).then_some(value);
            let other = || unsafe { unknown(b, value, block) };
            ways.push((block, known.or(own).unwrap_or_else(other)));
        }
        b.before(LLVMGetFirstInstruction(l.to));
        let merged = LLVMBuildPhi(b.raw, LLVMTypeOf(value), c"".as_ptr());
        for (block, value) in ways {
            b.incoming(merged, value, block);
        }
        for user in behind {
            let operands = 0..LLVMGetNumOperands(user).max(0) as u32;
            for k in operands.filter(|&k| unsafe { LLVMGetOperand(user, k) } == value) {
                LLVMSetOperand(user, k, merged);
            }
        }
    }
    for phi in phis {
        let of_exit = |&k: &u32| unsafe { LLVMGetIncomingBlock(phi, k) == l.exit };
        if let Some(k) = (0..LLVMCountIncoming(phi)).find(of_exit) {
            let value = match is_data(phi) {
                true => unknown(b, phi, from),
                false => LLVMGetIncomingValue(phi, k),
            };
            b.incoming(phi, value, from);
        }
    }
}

/// The blocks that lead to another, once for each edge.
pub(super) unsafe fn before(block: LLVMBasicBlockRef) -> Vec<LLVMBasicBlockRef> {
    let mut all = Vec::new();
    for other in blocks(LLVMGetBasicBlockParent(block)) {
        let last = LLVMGetBasicBlockTerminator(other);
        let edges = (0..LLVMGetNumSuccessors(last)).map(|k| LLVMGetSuccessor(last, k));
        all.extend(edges.filter(|&to| to == block).map(|_| other));
    }
    all
}

/// The blocks of a loop, which is left by one edge, that lead to its header again.
unsafe fn within(l: &PassedBy, from: LLVMBasicBlockRef) -> FxHashSet<LLVMBasicBlockRef> {
    let mut behind: FxHashSet<LLVMBasicBlockRef> = FxHashSet::from_iter([l.header]);
    let mut work = vec![l.header];
    while let Some(block) = work.pop() {
        let last = LLVMGetBasicBlockTerminator(block);
        for to in (0..LLVMGetNumSuccessors(last)).map(|k| LLVMGetSuccessor(last, k)) {
            if (block, to) != (l.exit, l.to) && behind.insert(to) {
                work.push(to);
            }
        }
    }
    let mut within: FxHashSet<LLVMBasicBlockRef> = FxHashSet::from_iter([l.header]);
    let mut work = vec![l.header];
    while let Some(block) = work.pop() {
        for other in before(block) {
            let enters = block == l.header && other == from;
            if !enters && behind.contains(&other) && within.insert(other) {
                work.push(other);
            }
        }
    }
    within
}

/// What nobody knows at the end of a block, in place of a floating-point number that is data.
unsafe fn unknown(b: &Builder, number: LLVMValueRef, block: LLVMBasicBlockRef) -> LLVMValueRef {
    let ty = LLVMTypeOf(number);
    let text = LLVMPrintTypeToString(ty);
    let name = [NUMBER.to_bytes(), CStr::from_ptr(text).to_bytes()].concat();
    LLVMDisposeMessage(text);
    let answers = b.declare(&CString::new(name).unwrap_or_default(), ty, &[], false);
    b.keeps_memory(answers.function);
    b.before(LLVMGetBasicBlockTerminator(block));
    b.call(&answers, &[])
}

/// Is a value one floating-point number, not a vector of them?
pub(super) fn is_data(value: LLVMValueRef) -> bool {
    // SAFETY: a value of a module that is being worked on
    unsafe {
        is_floating(value) && LLVMGetTypeKind(LLVMTypeOf(value)) != LLVMTypeKind::LLVMVectorTypeKind
    }
}
