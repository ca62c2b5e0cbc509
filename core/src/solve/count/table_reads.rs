//! That constant tables are read within their ends (LangRef, "load": a read beyond an object is undefined), of the reads
//! whose elements formulas speak of. Those say nothing of an index outside, and would give a number there all the same:
//! so each read is a guard, where parameters decide it, as a divisor that is not 0 is; in loops at their ends, as promises
//! are. Elsewhere it is assumed.

use crate::analysis::LoopId;
use crate::expr::Expr;
use crate::ir::{Block, Inst, Value};
use crate::solve::context::addresses::speaks_of_addresses;
use crate::solve::context::notes::Cause;
use crate::solve::context::SolveContext;
use crate::solve::count::flags::is_known_number;
use crate::solve::count::promises::{at_all_ends, at_the_ends_of, Counts, Unchecked};
use crate::solve::loop_facts::facts_in;
use crate::solve::path::{node_of, path_facts, reach};

/// Makes guards of what the reads of tables rest on that were met since this was last asked, as far as parameters
/// decide it, and says what is left.
pub(in crate::solve) fn table_reads(cx: &mut SolveContext<'_>, counts: &Counts) -> Vec<Unchecked> {
    let mut unchecked = Vec::new();
    let reads = cx.ledger_mut().table_reads.iter_mut();
    let reads = reads.flat_map(|(at, reads)| reads.iter_mut().map(move |read| (*at, read)));
    let new = reads.filter(|(_, read)| !read.is_stated);
    let new: Vec<_> = new
        .map(|(at, read)| {
            read.is_stated = true;
            (at, read.condition, read.broken.clone())
        })
        .collect();
    for ((block, inst), condition, broken) in new {
        if matches!(&counts[block], Some(Ok(count)) if cx.is_zero(*count)) {
            continue;
        }
        let (needed, exact) = over_parameters(cx, block, condition);
        let guarded = needed.is_some_and(|guard| {
            let decided = cx.vars(guard).is_empty() && !speaks_of_addresses(cx, &[guard]);
            if decided && !cx.is_one(guard) {
                cx.guard(&[guard]);
                cx.ledger_mut().within_tables.push((guard, broken.clone()));
            }
            decided && exact
        });
        let value = cx.program().func.blocks[block].insts[inst as usize].0;
        if let (false, Some(value)) = (guarded, value) {
            let cause = Cause::CalleePromise(format!("never: {broken}"), None);
            unchecked.push(Unchecked { value, block, cause });
        }
    }
    unchecked
}

/// A condition that is to hold whenever a block is reached, as one on the parameters, and whether it says so of all
/// iterations of the loops around: that of each loop whose index the condition does not speak of as it is, that of the
/// next one at its ends. It may say more than is needed.
fn over_parameters(
    cx: &mut SolveContext<'_>,
    block: Block,
    condition: Expr,
) -> (Option<Expr>, bool) {
    let always = cx.truth(true);
    let (mut key, mut region) = (block, cx.program().forest.innermost(block));
    let mut condition = where_reached(cx, (key, region), condition);
    while let Some(l) = region {
        let k = cx.index(l);
        if cx.has_var(condition, k) {
            break;
        }
        (key, region) = (cx.program().forest.header(l), cx.program().forest.parent(l));
        condition = where_reached(cx, (key, region), condition);
    }
    if cx.is_one(condition) {
        return (Some(always), true);
    }
    let stated = at_the_ends_of(cx, condition, always, (key, region, None));
    let exact = stated.as_ref().is_some_and(|s| s.all);
    let enough = match exact {
        true => None,
        false => at_all_ends(cx, condition, region),
    };
    let needed = enough.or(stated.map(|s| s.condition));
    let needed = needed.map(|needed| {
        let entered = entered(cx, (key, region));
        let missed = cx.not(entered);
        cx.or(missed, needed)
    });
    (needed, exact || enough.is_some())
}

/// What is left of a condition where a block is reached, or a loop by its header, in an iteration of a loop around.
fn where_reached(
    cx: &mut SolveContext<'_>,
    (key, region): (Block, Option<LoopId>),
    condition: Expr,
) -> Expr {
    let mut facts = facts_in(cx, region);
    let Some(node) = node_of(cx, region, key) else { return condition };
    for c in path_facts(cx, region, node) {
        if is_known_number(cx, c) {
            let c = facts.simplify(cx, c);
            facts.assume(cx, c);
        }
    }
    facts.simplify(cx, condition)
}

/// When a block is reached, or the outermost loop around it entered, as far as parameters decide it.
fn entered(cx: &mut SolveContext<'_>, (mut key, mut region): (Block, Option<LoopId>)) -> Expr {
    while let Some(l) = region {
        (key, region) = (cx.program().forest.header(l), cx.program().forest.parent(l));
    }
    let always = cx.truth(true);
    let Some(node) = node_of(cx, None, key) else { return always };
    let reached = reach(cx, None, node);
    match cx.vars(reached).is_empty() && is_known_number(cx, reached) {
        true => reached,
        false => always,
    }
}

/// The addresses of the tables that a block reads elements of: it is undefined where they break a promise.
pub(super) fn table_addresses(cx: &SolveContext<'_>, block: Block) -> Vec<Value> {
    let insts = &cx.program().func.blocks[block].insts;
    let reads = cx.ledger().table_reads.range((block, 0)..=(block, u32::MAX));
    let address = |k: u32| match insts.get(k as usize)?.1 {
        Inst::Load(address) => Some(address),
        _ => None,
    };
    let mut found: Vec<Value> = reads.filter_map(|((_, k), _)| address(*k)).collect();
    found.dedup();
    found
}
