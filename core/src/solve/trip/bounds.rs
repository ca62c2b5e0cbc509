//! A bound of a loop's index from before the loop is solved.
//!
//! A loop with several exits, or with inner loops that may leave it, is solved from conditions in
//! which its own index stands; wraps in these go only where the index is bounded. One exit that
//! every iteration passes on its way round (a counted loop's own test) is enough for that: the
//! loop is left there, if not before.

use crate::analysis::LoopId;
use crate::ir::{Block, Inst, Terminator, Value, ValueDef};
use crate::solve::body::RegionNode;
use crate::solve::context::addresses::has_placeholder;
use crate::solve::context::{slot, Progress, Reading, SolveContext};
use crate::solve::loop_facts::{entry_facts, facts_in};
use crate::solve::path::{branch_condition, node_of};
use crate::solve::value::edge_argument;
use crate::sum::first_true;
use rustc_hash::FxHashSet;

/// Notes a bound of the loop's index, if one of its tests gives one.
pub(in crate::solve) fn bound_early(cx: &mut SolveContext<'_>, l: LoopId) {
    let region = &cx.program().regions[slot(Some(l))];
    let own_exit = |b: Block| cx.program().forest.innermost(b) == Some(l);
    if region.exits.len() < 2 && region.exits.iter().all(|e| own_exit(e.from)) {
        return; // nothing stands in the way of solving it
    }
    for (b, stays) in tests_on_the_way(cx, l) {
        let condition = cx.program().func.blocks[b].terminator.condition();
        if !condition.is_some_and(|c| is_plain_in(cx, l, c)) {
            continue;
        }
        let stay = branch_condition(cx, b, stays, Reading::Promised);
        let leave = cx.not(stay);
        let mut facts = facts_in(cx, Some(l));
        let leave = facts.simplify(cx, leave);
        if cx.unknown_in(leave).is_some() || has_placeholder(cx, leave) {
            continue;
        }
        let k = cx.index(l);
        let Ok(f) = first_true(cx, &mut facts, k, leave) else { continue };
        let mut entry = entry_facts(cx, l);
        let exists = entry.simplify(cx, f.exists);
        if cx.is_one(exists) {
            let bound = entry.simplify(cx, f.index);
            cx.loop_state_mut(Some(l)).at_most = Some(bound);
            return;
        }
    }
}

/// Notes bounds of the indices of the loops around, from the outside in: what leaves several loops at once
/// may be asked for before the loops between are.
pub(in crate::solve) fn bound_around(cx: &mut SolveContext<'_>, l: LoopId) {
    let mut around = Vec::new();
    let mut next = cx.program().forest.parent(l);
    while let Some(p) = next {
        let state = cx.loop_state(Some(p));
        if state.progress == Progress::Open && state.at_most.is_none() {
            around.push(p);
        }
        next = cx.program().forest.parent(p);
    }
    for p in around.into_iter().rev() {
        cx.memos_mut().loops.begin(slot(Some(p)));
        bound_early(cx, p);
    }
}

/// The blocks of the loop's own that every way round passes and that may leave it, and the
/// target by which each stays.
fn tests_on_the_way(cx: &SolveContext<'_>, l: LoopId) -> Vec<(Block, u32)> {
    let region = &cx.program().regions[slot(Some(l))];
    let mut latches = region.back_edges.iter().map(|e| e.from);
    let (Some(latch), None) = (latches.next(), latches.next()) else { return Vec::new() };
    let Some(mut n) = node_of(cx, Some(l), latch) else { return Vec::new() };
    let mut tests = Vec::new();
    let inside = |b: Block| cx.program().forest.contains(l, b);
    loop {
        if let RegionNode::Block(b) = region.nodes[n as usize] {
            if let Terminator::Branch(_, x, y) = &cx.program().func.blocks[b].terminator {
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
fn is_plain_in(cx: &SolveContext<'_>, l: LoopId, v: Value) -> bool {
    let mut seen: FxHashSet<Value> = FxHashSet::default();
    let mut work = vec![v];
    while let Some(v) = work.pop() {
        if !cx.program().forest.contains(l, cx.program().func.def_block(v)) || !seen.insert(v) {
            continue;
        }
        if seen.len() > cx.limits().recurrences.test_values
            || cx.program().forest.innermost(cx.program().func.def_block(v)) != Some(l)
        {
            return false;
        }
        match cx.program().func.values[v].def {
            ValueDef::Param(_) => {}
            ValueDef::BlockParam(b, k) if b == cx.program().forest.header(l) => {
                for e in &cx.program().regions[slot(Some(l))].back_edges {
                    match edge_argument(cx, e.from, e.slot, k) {
                        Some(a) => work.push(a),
                        None => return false,
                    }
                }
            }
            ValueDef::BlockParam(..) => return false,
            ValueDef::Inst(..) => match cx.program().func.inst(v) {
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
