//! Open work of a function: where a thread does what any thread may take, chunks of a loop or what stands in `single`,
//! and the stack slots in which the runtime says what a thread gets.

use super::portions::{asked_for, is_test_of, is_unreachable};
use super::whole::WholeLoop;
use super::{family, ORDERED_STATIC};
use crate::native::name_of;
use crate::native::parallel::flow::{condition, Flow};
use crate::native::parallel::{callee, instructions};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMIntPredicate::LLVMIntNE;
use rustc_hash::{FxHashMap, FxHashSet};

/// A place of open work.
pub(super) struct Zone {
    /// the block where those meet who took work and those who did not
    pub(super) end: usize,
    /// the loop that asks for portions, if it is one
    pub(super) outer: Option<usize>,
    /// the loops through the iterations of a thread, if it has one portion
    pub(super) through: Vec<usize>,
    /// the run decides how large these are
    pub(super) are_cut: bool,
}

impl Zone {
    /// The loop through a portion that a block is in.
    pub(super) fn through(&self, flow: &Flow, block: usize) -> Option<usize> {
        match self.outer {
            Some(outer) => flow.child(outer, block),
            None => self.through.iter().copied().find(|&l| flow.is_in(block, l)),
        }
    }
}

/// What a stack slot says that the runtime writes.
pub(super) enum Slot {
    /// the portion that is being worked on, read where it is
    Portion { inside: bool },
    /// a fixed share
    Share,
    /// whether the last iteration was the thread's
    Last,
}

pub(super) struct Zones {
    pub(super) all: Vec<Zone>,
    /// each thread has its fixed share also of loops that ask for portions
    pub(super) are_shares: bool,
    of_block: FxHashMap<usize, usize>,
    /// blocks that end with the question whether a thread takes work
    tests: FxHashSet<usize>,
    /// slots of fixed shares, and of the portions of a zone
    shares: FxHashSet<LLVMValueRef>,
    portions: FxHashMap<LLVMValueRef, usize>,
    lasts: FxHashSet<LLVMValueRef>,
    /// blocks on the way from where a thread is told its iterations to them
    ways: FxHashMap<usize, usize>,
}

impl Zones {
    /// None if what a thread takes cannot be told from the rest. Loops that are given are such that any thread may take,
    /// all of their iterations at once.
    pub(super) unsafe fn of(
        function: LLVMValueRef,
        flow: &Flow,
        whole: &[WholeLoop],
    ) -> Option<Zones> {
        let mut zones = Zones {
            all: Vec::new(),
            are_shares: false,
            of_block: FxHashMap::default(),
            tests: FxHashSet::default(),
            shares: FxHashSet::default(),
            portions: FxHashMap::default(),
            lasts: FxHashSet::default(),
            ways: FxHashMap::default(),
        };
        for l in whole {
            zones.add_whole(l)?;
        }
        let asked = asked_for(function, flow)?;
        let are_shares = asked.schedules.iter().all(|&s| s == ORDERED_STATIC);
        zones.are_shares = are_shares;
        for inst in instructions(function) {
            let Some(name) = callee(inst).map(|c| name_of(c)) else { continue };
            let slots: &[u32] = match family(&name) {
                Some(("__kmpc_for_static_init", ..)) if whole.iter().all(|l| l.call != inst) => {
                    &[3, 4, 5, 6]
                }
                Some(("__kmpc_dispatch_next", ..)) if are_shares => &[2, 3, 4, 5],
                _ => &[],
            };
            zones.shares.extend(slots.iter().map(|&k| unsafe { LLVMGetOperand(inst, k) }));
            if name == "__kmpc_single" && flow.block_of(inst).is_some() {
                zones.add_single(inst, flow)?;
            }
        }
        if are_shares {
            return Some(zones);
        }
        for portions in asked.loops {
            let number = zones.all.len();
            zones.tests.extend(portions.tests());
            let [last, lower, upper, stride] = portions.slots();
            zones.lasts.insert(last);
            zones.portions.extend([lower, upper, stride].map(|slot| (slot, number)));
            let (end, outer) = (portions.end, Some(portions.outer));
            let zone = Zone { end, outer, through: Vec::new(), are_cut: asked.are_cut };
            zones.add(portions.within, zone)?;
        }
        Some(zones)
    }

    /// What stands in `single`: from where it is the thread's turn to where all meet.
    unsafe fn add_single(&mut self, call: LLVMValueRef, flow: &Flow) -> Option<()> {
        let block = flow.block_of(call)?;
        let test = condition(flow.blocks[block]).filter(|&c| is_test_of(c, &[call]))?;
        let takes = LLVMGetICmpPredicate(test) == LLVMIntNE;
        let to = |when| flow.edges[block].iter().find(|e| e.when == Some(when)).map(|e| e.to);
        let (start, end) = (to(takes)?, to(!takes)?);
        let mut blocks = FxHashSet::default();
        let mut work = vec![start];
        while let Some(b) = work.pop() {
            if b == end || !blocks.insert(b) {
                continue;
            }
            let returns = flow.edges[b].is_empty() && !is_unreachable(flow.blocks[b]);
            if b == block || returns || !flow.dominates(start, b) {
                return None;
            }
            work.extend(flow.edges[b].iter().map(|e| e.to));
        }
        self.tests.insert(block);
        self.add(blocks, Zone { end, outer: None, through: Vec::new(), are_cut: false })
    }

    /// A loop of which a thread may take all iterations.
    unsafe fn add_whole(&mut self, whole: &WholeLoop) -> Option<()> {
        let number = self.all.len();
        self.tests.extend(&whole.tests);
        self.portions.extend(whole.slots.iter().map(|&slot| (slot, number)));
        for &block in &whole.way {
            if self.ways.insert(block, number).is_some() {
                return None;
            }
        }
        // all that its loop carries on counts iterations
        let (through, are_cut) = (whole.through.clone(), false);
        let zone = Zone { end: whole.end, outer: None, through, are_cut };
        self.add(whole.within.clone(), zone)
    }

    unsafe fn add(&mut self, blocks: FxHashSet<usize>, zone: Zone) -> Option<()> {
        let number = self.all.len();
        self.all.push(zone);
        let apart = |b: usize| self.of_block.insert(b, number).is_none();
        blocks.into_iter().all(apart).then_some(())
    }

    pub(super) fn of_block(&self, block: usize) -> Option<usize> {
        self.of_block.get(&block).copied()
    }

    /// The place of open work that a block is on the way to.
    pub(super) fn on_the_way(&self, block: usize) -> Option<usize> {
        self.ways.get(&block).copied()
    }

    /// Does a block end with the question whether there is work for the thread?
    pub(super) fn is_test(&self, block: usize) -> bool {
        self.tests.contains(&block)
    }

    pub(super) fn is_slot(&self, memory: LLVMValueRef) -> bool {
        self.shares.contains(&memory)
            || self.portions.contains_key(&memory)
            || self.lasts.contains(&memory)
    }

    /// What is read in a block from a slot, if the address is one.
    pub(super) fn slot(&self, address: LLVMValueRef, block: usize) -> Option<Slot> {
        if let Some(&zone) = self.portions.get(&address) {
            let at = [self.of_block(block), self.on_the_way(block)];
            return Some(Slot::Portion { inside: at.contains(&Some(zone)) });
        }
        if self.lasts.contains(&address) {
            return Some(Slot::Last);
        }
        self.shares.contains(&address).then_some(Slot::Share)
    }
}
