//! The ways through a function: its blocks and edges, but for edges that are known not to be taken, dominators, and
//! loops.
//!
//! Source of the dominators: K. Cooper, T. Harvey and K. Kennedy, *A simple, fast dominance algorithm*, 2001; loops are
//! natural loops, found from the inner ones out as LLVM's `LoopInfo` does. Functions with a cycle that is no natural
//! loop have no flow.

use super::blocks;
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMOpcode;
use rustc_hash::FxHashMap;

/// Blocks of functions that are looked at.
const MOST_BLOCKS: usize = 20_000;

pub(super) struct Edge {
    pub(super) to: usize,
    /// the truth of the branch's condition on it, where it has one that decides
    pub(super) when: Option<bool>,
}

pub(super) struct Loop {
    pub(super) header: usize,
    pub(super) latches: Vec<usize>,
    parent: Option<usize>,
}

pub(super) struct Flow {
    pub(super) blocks: Vec<LLVMBasicBlockRef>,
    index: FxHashMap<LLVMBasicBlockRef, usize>,
    pub(super) edges: Vec<Vec<Edge>>,
    /// by block, those before it that are reached
    pub(super) before: Vec<Vec<usize>>,
    /// the blocks that are reached, each before those behind it but for loops
    pub(super) order: Vec<usize>,
    /// by block, its place in `order`
    rank: Vec<usize>,
    dominator: Vec<usize>,
    pub(super) loops: Vec<Loop>,
    innermost: Vec<Option<usize>>,
}

const NONE: usize = usize::MAX;

impl Flow {
    /// None of functions that are too large, or jump into loops; `known` are conditions that always have one value.
    pub(super) unsafe fn of(
        function: LLVMValueRef,
        known: unsafe fn(LLVMValueRef) -> Option<bool>,
    ) -> Option<Flow> {
        let blocks = blocks(function);
        if blocks.len() > MOST_BLOCKS {
            return None;
        }
        let index: FxHashMap<_, _> = blocks.iter().enumerate().map(|(k, &b)| (b, k)).collect();
        let edges: Vec<Vec<Edge>> =
            blocks.iter().map(|&b| unsafe { edges_of(b, &index, known) }).collect();
        let count = blocks.len();
        let mut flow = Flow {
            blocks,
            index,
            edges,
            before: vec![Vec::new(); count],
            order: Vec::new(),
            rank: vec![NONE; count],
            dominator: vec![NONE; count],
            loops: Vec::new(),
            innermost: vec![None; count],
        };
        flow.reach();
        flow.dominate();
        flow.find_loops()?;
        Some(flow)
    }

    /// The block of an instruction, if it is reached.
    pub(super) unsafe fn block_of(&self, inst: LLVMValueRef) -> Option<usize> {
        let block = *self.index.get(&LLVMGetInstructionParent(inst))?;
        (self.rank[block] != NONE).then_some(block)
    }

    /// Does every way to the second block pass the first?
    pub(super) fn dominates(&self, first: usize, mut second: usize) -> bool {
        while self.rank[second] > self.rank[first] {
            second = self.dominator[second];
        }
        first == second
    }

    /// The last block that every way to a block passes before it; the first block is its own.
    pub(super) fn dominator(&self, block: usize) -> usize {
        self.dominator[block]
    }

    /// The loop directly around a loop.
    pub(super) fn parent(&self, of: usize) -> Option<usize> {
        self.loops[of].parent
    }

    pub(super) fn innermost(&self, block: usize) -> Option<usize> {
        self.innermost[block]
    }

    /// Is a block in a loop, be it in one within it?
    pub(super) fn is_in(&self, block: usize, of: usize) -> bool {
        let mut at = self.innermost[block];
        while let Some(l) = at {
            if l == of {
                return true;
            }
            at = self.loops[l].parent;
        }
        false
    }

    /// The loop directly within a loop that has a block of it, if the block is in one.
    pub(super) fn child(&self, of: usize, block: usize) -> Option<usize> {
        let mut at = self.innermost[block].filter(|&l| l != of)?;
        while let Some(parent) = self.loops[at].parent.filter(|&p| p != of) {
            at = parent;
        }
        Some(at)
    }

    fn reach(&mut self) {
        let mut seen = vec![false; self.blocks.len()];
        let mut after = Vec::new();
        let mut work = vec![(0, 0)];
        seen[0] = true;
        while let Some((block, next)) = work.pop() {
            match self.edges[block].get(next) {
                None => after.push(block),
                Some(edge) => {
                    work.push((block, next + 1));
                    if !std::mem::replace(&mut seen[edge.to], true) {
                        work.push((edge.to, 0));
                    }
                }
            }
        }
        after.reverse();
        for (k, &block) in after.iter().enumerate() {
            self.rank[block] = k;
            for edge in &self.edges[block] {
                self.before[edge.to].push(block);
            }
        }
        self.order = after;
    }

    fn dominate(&mut self) {
        self.dominator[0] = 0;
        let mut changed = true;
        while changed {
            changed = false;
            for &block in &self.order[1..] {
                let mut new = NONE;
                for &b in &self.before[block] {
                    if self.dominator[b] == NONE {
                        continue;
                    }
                    new = if new == NONE { b } else { self.common(b, new) };
                }
                if new != self.dominator[block] {
                    self.dominator[block] = new;
                    changed = true;
                }
            }
        }
    }

    fn common(&self, mut a: usize, mut b: usize) -> usize {
        while a != b {
            while self.rank[a] > self.rank[b] {
                a = self.dominator[a];
            }
            while self.rank[b] > self.rank[a] {
                b = self.dominator[b];
            }
        }
        a
    }

    fn find_loops(&mut self) -> Option<()> {
        for k in (0..self.order.len()).rev() {
            let header = self.order[k];
            let back = self.before[header].iter().copied();
            let latches: Vec<usize> = back.filter(|&b| self.rank[b] >= k).collect();
            if latches.is_empty() {
                continue;
            }
            if !latches.iter().all(|&l| self.dominates(header, l)) {
                return None;
            }
            let number = self.loops.len();
            self.loops.push(Loop { header, latches: latches.clone(), parent: None });
            let mut work = latches;
            while let Some(block) = work.pop() {
                let Some(outermost) = self.outermost(block) else {
                    self.innermost[block] = Some(number);
                    if block != header {
                        work.extend(&self.before[block]);
                    }
                    continue;
                };
                if outermost != number {
                    self.loops[outermost].parent = Some(number);
                    work.extend(&self.before[self.loops[outermost].header]);
                }
            }
        }
        Some(())
    }

    fn outermost(&self, block: usize) -> Option<usize> {
        let mut at = self.innermost[block]?;
        while let Some(parent) = self.loops[at].parent {
            at = parent;
        }
        Some(at)
    }
}

/// The condition of a block's branch, if it has one that decides.
pub(super) unsafe fn condition(block: LLVMBasicBlockRef) -> Option<LLVMValueRef> {
    let end = LLVMGetBasicBlockTerminator(block);
    let decides = LLVMGetInstructionOpcode(end) == LLVMOpcode::LLVMBr
        && LLVMIsConditional(end) != 0
        && LLVMGetSuccessor(end, 0) != LLVMGetSuccessor(end, 1);
    decides.then(|| LLVMGetCondition(end))
}

unsafe fn edges_of(
    block: LLVMBasicBlockRef,
    index: &FxHashMap<LLVMBasicBlockRef, usize>,
    known: unsafe fn(LLVMValueRef) -> Option<bool>,
) -> Vec<Edge> {
    let end = LLVMGetBasicBlockTerminator(block);
    let to = |k| unsafe { index[&LLVMGetSuccessor(end, k)] };
    let Some(condition) = condition(block) else {
        let mut all: Vec<usize> = (0..LLVMGetNumSuccessors(end)).map(to).collect();
        all.sort_unstable();
        all.dedup();
        return all.into_iter().map(|to| Edge { to, when: None }).collect();
    };
    let known = known(condition);
    [(0, true), (1, false)]
        .into_iter()
        .filter(|(_, when)| known.is_none_or(|k| k == *when))
        .map(|(k, when)| Edge { to: to(k), when: Some(when) })
        .collect()
}
