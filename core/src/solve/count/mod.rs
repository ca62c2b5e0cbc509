//! Counts: `#(b) = Σ over the iterations of the loops around b of [path condition of b]`.
//!
//! From the inside out: the count of a block per iteration of its own loop is the truth of its
//! path condition; per entry of the loop it is the sum of that over the iterations; per iteration
//! of the loop around, that sum where the loop is entered and 0 elsewhere; and so on.

mod activations;
pub(in crate::solve) mod addresses;
pub(in crate::solve) mod asserted;
pub(in crate::solve) mod conditions;
mod each_iteration;
pub(in crate::solve) mod ends;
pub(in crate::solve) mod flags;
pub(in crate::solve) mod free_symbols;
pub(in crate::solve) mod frozen;
pub(in crate::solve) mod idle_choices;
pub(in crate::solve) mod left_nests;
mod looked_at;
pub(in crate::solve) mod nests;
#[cfg(test)]
mod nests_tests;
pub(in crate::solve) mod promises;
mod ranges;
pub(in crate::solve) mod simplification;
pub(in crate::solve) mod summands;
pub(in crate::solve) mod sums;
pub(in crate::solve) mod table_reads;
#[cfg(test)]
mod tests;
mod undefined_targets;
pub(in crate::solve) mod whole_shares;

use crate::analysis::LoopId;
use crate::expr::Expr;
use crate::ir::Block;
use crate::rules::{Part, Step, Subject, Tries};
use crate::solve::body::{EdgeRef, RegionNode};
use crate::solve::context::predicated::noted;
use crate::solve::context::questions::{answered, asked, given};
use crate::solve::context::{slot, Reading, SolveContext};
use crate::solve::loop_facts::facts_in;
use crate::solve::path::{branch_condition, reach};
use crate::solve::trip::trip;
use crate::solve::{Obstruction, Reason};
use cranelift_entity::SecondaryMap;

/// The count of every block per execution of the function.
pub(in crate::solve) fn block_counts(
    cx: &mut SolveContext<'_>,
) -> SecondaryMap<Block, Option<Result<Expr, Reason>>> {
    let mut counts: SecondaryMap<Block, Option<Result<Expr, Reason>>> = SecondaryMap::new();
    for &b in &cx.program().func.layout {
        let c = if cx.program().cfg.is_reachable(b) { block_count(cx, b) } else { Ok(cx.zero()) };
        counts[b] = Some(c);
    }
    counts
}

/// The count of a block per execution of the function.
pub(in crate::solve) fn block_count(cx: &mut SolveContext<'_>, b: Block) -> Result<Expr, Reason> {
    let one = cx.one();
    asked(cx, Subject::Count(b));
    cx.ledger_mut().obstructions.first = None;
    let count = summed(cx, b, one);
    let first = cx.ledger_mut().obstructions.first.take();
    cx.ledger_mut().obstructions.blocks[b] = match &count {
        Ok(e) if cx.is_stepped(*e) => first,
        _ => None,
    };
    answered(cx, Subject::Count(b), count.as_ref().ok().copied());
    count
}

/// The count of an edge per execution of the function.
pub(in crate::solve) fn edge_count(cx: &mut SolveContext<'_>, e: EdgeRef) -> Result<Expr, Reason> {
    settle(cx, cx.program().forest.innermost(e.from));
    let taken = branch_condition(cx, e.from, e.slot, Reading::Promised);
    summed(cx, e.from, taken)
}

/// The sum of `count` over all executions of a block.
pub(in crate::solve) fn summed(
    cx: &mut SolveContext<'_>,
    b: Block,
    count: Expr,
) -> Result<Expr, Reason> {
    let region = cx.program().forest.innermost(b);
    summed_from(cx, b, region, count, None)
}

/// How often a loop is entered per execution of the function.
pub(in crate::solve) fn entry_count(cx: &mut SolveContext<'_>, l: LoopId) -> Result<Expr, Reason> {
    if let Some(r) = cx.memos().entries.get(&l).cloned() {
        cx.rule_log().step(Step::Again(Subject::Entries(l)));
        let known = cx.ledger().obstructions.entries.get(&l).cloned();
        met(cx, known);
        return r;
    }
    let one = cx.one();
    asked(cx, Subject::Entries(l));
    let before = cx.ledger_mut().obstructions.first.take();
    let (header, parent) = (cx.program().forest.header(l), cx.program().forest.parent(l));
    let r = summed_from(cx, header, parent, one, None);
    answered(cx, Subject::Entries(l), r.as_ref().ok().copied());
    if let Some(o) = std::mem::replace(&mut cx.ledger_mut().obstructions.first, before) {
        cx.ledger_mut().obstructions.entries.insert(l, o.clone());
        met(cx, Some(o));
    }
    cx.memos_mut().entries.insert(l, r.clone());
    r
}

/// The sum of `count` over all executions of a node of a region: of a block, or of the loop
/// whose header is `key`; or over those in one iteration of a loop around it.
fn summed_from(
    cx: &mut SolveContext<'_>,
    mut key: Block,
    mut region: Option<LoopId>,
    mut count: Expr,
    of_iteration: Option<LoopId>,
) -> Result<Expr, Reason> {
    loop {
        // where the node runs in this iteration
        let Some(node) = cx.program().regions[slot(region)].node(key) else {
            return Ok(cx.zero());
        };
        debug_assert!(match cx.program().regions[slot(region)].nodes[node as usize] {
            RegionNode::Block(x) => x == key,
            RegionNode::Loop(l) => cx.program().forest.header(l) == key,
        });
        // loops are solved from the outside in: an inner one rests on what holds around it
        settle(cx, region);
        let reach = reach(cx, region, node);
        given(cx, Part::PathCondition, reach);
        let zero = cx.zero();
        count = cx.ite(reach, count, zero);
        let Some(l) = region else {
            if let Some(r) = cx.unknown_in(count) {
                return Err(r);
            }
            let mut f = facts_in(cx, None);
            return Ok(f.simplify(cx, count));
        };
        if of_iteration == Some(l) {
            return Ok(count);
        }
        count = activations::in_all_of_them(cx, l, count)?;
        let both = nests::sum_over_both(cx, l, count);
        let l = match both {
            Some((around, sum)) => {
                count = sum;
                around
            }
            None => {
                count = over_iterations(cx, l, count)?;
                l
            }
        };
        // The same at each entry: what is around the loop is summed once for all its blocks.
        if cx.vars(count).is_empty() && of_iteration.is_none() {
            let entries = entry_count(cx, l)?;
            return Ok(cx.mul(entries, count));
        }
        key = cx.program().forest.header(l);
        region = cx.program().forest.parent(l);
    }
}

pub(in crate::solve) fn settle(cx: &mut SolveContext<'_>, region: Option<LoopId>) {
    let mut chain = Vec::new();
    let mut l = region;
    while let Some(x) = l {
        chain.push(x);
        l = cx.program().forest.parent(x);
    }
    for x in chain.into_iter().rev() {
        trip(cx, x);
    }
}

/// Notes what stands in the way of a closed form, unless something else did before.
fn met(cx: &mut SolveContext<'_>, obstruction: Option<Obstruction>) {
    let first = &mut cx.ledger_mut().obstructions.first;
    *first = first.take().or(obstruction);
}

/// The sum of a count over the iterations of a loop, per entry of the loop.
fn over_iterations(cx: &mut SolveContext<'_>, l: LoopId, body: Expr) -> Result<Expr, Reason> {
    let i = slot(Some(l));
    let search = trip(cx, l).and_then(|_| cx.loop_state(Some(l)).obstruction.clone());
    met(cx, search);
    if let Some(r) = cx.memos().sums.get(&(i, body)).cloned() {
        cx.rule_log().step(Step::Again(Subject::Sum(l, body)));
        let known = cx.ledger().obstructions.sums.get(&(i, body)).cloned();
        met(cx, known);
        return r;
    }
    asked(cx, Subject::Sum(l, body));
    let r = sums::sum_iterations(cx, l, body).map(|sum| noted(cx, sum));
    answered(cx, Subject::Sum(l, body), r.as_ref().ok().copied());
    let new = cx.ledger().obstructions.sums.get(&(i, body)).cloned();
    met(cx, new);
    cx.memos_mut().sums.insert((i, body), r.clone());
    r
}
