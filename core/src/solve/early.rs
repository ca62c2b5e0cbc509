//! A bound of a loop's index from before the loop is solved.
//!
//! A loop with several exits, or with inner loops that may leave it, is solved from conditions in
//! which its own index stands; wraps in these go only where the index is bounded. One exit that
//! every iteration passes on its way round (a counted loop's own test) is enough for that: the
//! loop is left there, if not before.

use super::region::RegionNode;
use super::{slot, Solver};
use crate::analysis::LoopId;
use crate::ir::{Block, Inst, Terminator, Value, ValueDef};
use crate::sum::first_true;
use rustc_hash::FxHashSet;

/// Values that the test of a counted loop depends on, at most.
const TEST: usize = 32;

impl Solver<'_> {
    /// Notes a bound of the loop's index, if one of its tests gives one.
    pub(super) fn bound_early(&mut self, l: LoopId) {
        let region = &self.regions[slot(Some(l))];
        let own_exit = |b: Block| self.forest.innermost(b) == Some(l);
        if region.exits.len() < 2 && region.exits.iter().all(|e| own_exit(e.from)) {
            return; // nothing stands in the way of solving it
        }
        for (b, stays) in self.tests_on_the_way(l) {
            let condition = self.func.blocks[b].terminator.condition();
            if !condition.is_some_and(|c| self.is_plain_in(l, c)) {
                continue;
            }
            let stay = self.branch_condition(b, stays, false);
            let leave = self.s.not(stay);
            let mut facts = self.facts(Some(l));
            let leave = facts.simplify(&mut self.s, leave);
            if self.unknown_in(leave).is_some() || self.has_placeholder(leave) {
                continue;
            }
            let k = self.index(l);
            let Some(f) = first_true(&mut self.s, &mut facts, k, leave) else { continue };
            let mut entry = self.entry_facts(l);
            let exists = entry.simplify(&mut self.s, f.exists);
            if self.s.is_one(exists) {
                let bound = entry.simplify(&mut self.s, f.index);
                self.loops[slot(Some(l))].at_most = Some(bound);
                return;
            }
        }
    }

    /// The blocks of the loop's own that every way round passes and that may leave it, and the
    /// target by which each stays.
    fn tests_on_the_way(&self, l: LoopId) -> Vec<(Block, u32)> {
        let region = &self.regions[slot(Some(l))];
        let mut latches = region.back_edges.iter().map(|e| e.from);
        let (Some(latch), None) = (latches.next(), latches.next()) else { return Vec::new() };
        let Some(mut n) = self.node_of(Some(l), latch) else { return Vec::new() };
        let mut tests = Vec::new();
        let inside = |b: Block| self.forest.contains(l, b);
        loop {
            if let RegionNode::Block(b) = region.nodes[n as usize] {
                if let Terminator::Branch(_, x, y) = &self.func.blocks[b].terminator {
                    match (inside(x.block), inside(y.block)) {
                        (true, false) => tests.push((b, 0)),
                        (false, true) => tests.push((b, 1)),
                        _ => {}
                    }
                }
            }
            if n == 0 {
                return tests;
            }
            n = region.idom[n as usize];
        }
    }

    /// Is the value made of the loop's own arithmetic alone, without inner loops and merges?
    fn is_plain_in(&self, l: LoopId, v: Value) -> bool {
        let mut seen: FxHashSet<Value> = FxHashSet::default();
        let mut work = vec![v];
        while let Some(v) = work.pop() {
            if !self.forest.contains(l, self.func.def_block(v)) || !seen.insert(v) {
                continue;
            }
            if seen.len() > TEST || self.forest.innermost(self.func.def_block(v)) != Some(l) {
                return false;
            }
            match self.func.values[v].def {
                ValueDef::Param(_) => {}
                ValueDef::BlockParam(b, k) if b == self.forest.header(l) => {
                    for e in &self.regions[slot(Some(l))].back_edges {
                        match self.edge_argument(e.from, e.slot, k) {
                            Some(a) => work.push(a),
                            None => return false,
                        }
                    }
                }
                ValueDef::BlockParam(..) => return false,
                ValueDef::Inst(..) => match self.func.inst(v) {
                    Some(
                        i @ (Inst::Const(_)
                        | Inst::Unary(..)
                        | Inst::Binary(..)
                        | Inst::Compare(..)
                        | Inst::Cast(..)
                        | Inst::Select(..)),
                    ) => i.for_each_operand(|a| work.push(a)),
                    _ => return false,
                },
            }
        }
        true
    }
}
