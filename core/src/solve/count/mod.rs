//! Counts: `#(b) = Σ over the iterations of the loops around b of [path condition of b]`.
//!
//! From the inside out: the count of a block per iteration of its own loop is the truth of its
//! path condition; per entry of the loop it is the sum of that over the iterations; per iteration
//! of the loop around, that sum where the loop is entered and 0 elsewhere; and so on.

pub(in crate::solve) mod addresses;
pub(in crate::solve) mod asserted;
pub(in crate::solve) mod conditions;
pub(in crate::solve) mod ends;
pub(in crate::solve) mod free_symbols;
pub(in crate::solve) mod promises;
pub(in crate::solve) mod simplification;

use crate::analysis::LoopId;
use crate::expr::{Expr, Node, Num};
use crate::facts::Facts;
use crate::ir::Block;
use crate::solve::body::{EdgeRef, RegionNode};
use crate::solve::context::{slot, SolveContext};
use crate::solve::guards::no_wrap::{without_wraps, Plain};
use crate::solve::guards::preconditions::ordinary_parameters;
use crate::solve::loop_facts::{entry_facts, facts_in, implies};
use crate::solve::path::{branch_condition, reach};
use crate::solve::trip::{loop_reason, trip};
use crate::solve::value::asserted::{assumes, block_assumptions};
use crate::solve::Reason;
use crate::sum::{sum_range_within, RangeSum};
use cranelift_entity::SecondaryMap;

/// Work that one sum may take at first.
const SUM_WORK: u64 = 16_000;
/// Work that one sum may take where divisors are parameters, known to be positive.
const WITH_DIVISORS: u64 = 5_000;
/// Work that one sum may take at first where they may be negative: with their signs it has fewer
/// cases.
const WITH_SIGNS: u64 = 3_200;
/// So much work without an end says that a sum needs more than there is.
const LONG: u64 = 1_000;

/// So much work without an end halves what the next sum of the loop may take.
const HALVED_AFTER: u64 = 1_500;

/// After so many sums without a closed form the next one of the loop is tried only as it is.
const HOPELESS: u32 = 8;

/// What a summand is freed from, under guards, if it has no closed form as it is.
#[derive(Clone, Copy)]
enum Without {
    /// wraps of what loop indices decide
    Wraps,
    /// divisors that are not positive, sizes that wrap
    Oddities,
    /// wraps of parameters too
    AnyWraps,
}

/// What an expression divides by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Divisors {
    Numbers,
    /// parameters that are known to be positive
    Positive,
    /// others too
    Unsure,
}

impl Without {
    /// Work for another attempt at a sum. Where one took [`LONG`] and failed, what helps is that
    /// most of the summand goes, as the cases by the sign of a divisor do.
    fn work(self, was_long: bool) -> u64 {
        match self {
            _ if !was_long => SUM_WORK,
            Without::Oddities => 3_000,
            Without::Wraps | Without::AnyWraps => 500,
        }
    }
}

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

fn block_count(cx: &mut SolveContext<'_>, b: Block) -> Result<Expr, Reason> {
    let one = cx.one();
    summed(cx, b, one)
}

/// The count of an edge per execution of the function.
pub(in crate::solve) fn edge_count(cx: &mut SolveContext<'_>, e: EdgeRef) -> Result<Expr, Reason> {
    settle(cx, cx.program().forest.innermost(e.from));
    let taken = branch_condition(cx, e.from, e.slot, false);
    summed(cx, e.from, taken)
}

/// The sum of `count` over all executions of a block.
pub(in crate::solve) fn summed(
    cx: &mut SolveContext<'_>,
    b: Block,
    count: Expr,
) -> Result<Expr, Reason> {
    summed_from(cx, b, cx.program().forest.innermost(b), count)
}

/// How often a loop is entered per execution of the function.
pub(in crate::solve) fn entry_count(cx: &mut SolveContext<'_>, l: LoopId) -> Result<Expr, Reason> {
    if let Some(r) = cx.memos().entries.get(&l) {
        return r.clone();
    }
    let one = cx.one();
    let r = summed_from(cx, cx.program().forest.header(l), cx.program().forest.parent(l), one);
    cx.memos_mut().entries.insert(l, r.clone());
    r
}

/// The sum of `count` over all executions of a node of a region: of a block, or of the loop
/// whose header is `key`.
fn summed_from(
    cx: &mut SolveContext<'_>,
    mut key: Block,
    mut region: Option<LoopId>,
    mut count: Expr,
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
        let zero = cx.zero();
        count = cx.ite(reach, count, zero);
        let Some(l) = region else {
            if let Some(r) = cx.unknown_in(count) {
                return Err(r);
            }
            let mut f = facts_in(cx, None);
            return Ok(f.simplify(cx, count));
        };
        count = over_iterations(cx, l, count)?;
        // The same at each entry: what is around the loop is summed once for all its blocks.
        if cx.vars(count).is_empty() {
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

/// The sum of a count over the iterations of a loop, per entry of the loop.
fn over_iterations(cx: &mut SolveContext<'_>, l: LoopId, body: Expr) -> Result<Expr, Reason> {
    let i = slot(Some(l));
    if let Some(r) = cx.memos().sums.get(&(i, body)) {
        return r.clone();
    }
    let r = sum_iterations(cx, l, body);
    cx.memos_mut().sums.insert((i, body), r.clone());
    r
}

fn sum_iterations(cx: &mut SolveContext<'_>, l: LoopId, body: Expr) -> Result<Expr, Reason> {
    let Some(btc) = trip(cx, l) else { return Err(loop_reason(cx, l)) };
    let (last, body) = up_to_last(cx, l, btc, body);
    let mut inside = facts_in(cx, Some(l));
    let body = inside.simplify(cx, body);
    if let Some(r) = cx.unknown_in(body) {
        return Err(r);
    }
    let k = cx.index(l);
    let zero = cx.zero();
    let mut entry = entry_facts(cx, l);
    let promised = if last == btc { Vec::new() } else { promises(cx, l, &mut entry) };
    let some = cx.ge(last, zero);
    let closed = |s: &mut SolveContext<'_>, e: Expr| {
        let e = if promised.is_empty() { e } else { s.ite(some, e, zero) };
        let mut entry = entry_facts(s, l);
        entry.simplify(s, e)
    };
    let mut was_long = false;
    let work = match divisors(cx, body, &mut inside) {
        Divisors::Numbers => SUM_WORK,
        Divisors::Positive => WITH_DIVISORS,
        Divisors::Unsure => WITH_SIGNS,
    };
    if let Some(e) = closed_sum(cx, l, &entry, last, body, work, &mut was_long) {
        return Ok(closed(cx, e));
    }
    // A wrap of something that changes may stand in the way: without it the sum holds where it
    // cannot happen. So may parameters out of the ordinary, and at last wraps of any kind.
    for attempt in [Without::Wraps, Without::Oddities, Without::AnyWraps] {
        if *cx.allowance() == 0 || cx.loop_state(Some(l)).failed_sums >= HOPELESS {
            break;
        }
        let plain = match attempt {
            Without::Wraps => without_wraps(cx, l, body, last, entry.clone(), false, &[]),
            Without::AnyWraps => without_wraps(cx, l, body, last, entry.clone(), true, &[]),
            Without::Oddities => without_oddities(cx, l, body, last, &entry),
        };
        if let Some(Plain { body, facts, guards }) = plain {
            let work = attempt.work(was_long);
            if let Some(e) = closed_sum(cx, l, &facts, last, body, work, &mut was_long) {
                cx.guard(guards);
                return Ok(closed(cx, e));
            }
        }
    }
    Ok(cx.sum_over(k, zero, last, body))
}

/// What something is divided by in an expression, the worst of it.
fn divisors(cx: &SolveContext<'_>, e: Expr, facts: &mut Facts) -> Divisors {
    let mut found = Divisors::Numbers;
    cx.visit(&[e], |_, node| {
        let Node::FloorDiv(_, d) = *node else { return };
        if cx.as_const(d).is_none() {
            let positive = facts.interval(cx, d).lo.is_some_and(|l| l.is_positive());
            found = found.max(if positive { Divisors::Positive } else { Divisors::Unsure });
        }
    });
    found
}

/// A summand where divisors are positive and sizes do not wrap.
fn without_oddities(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    body: Expr,
    last: Expr,
    entry: &Facts,
) -> Option<Plain> {
    let ordinary = ordinary_parameters(cx, l, &[body, last]);
    if ordinary.is_empty() {
        return None;
    }
    let (mut entry, mut inside) = (entry.clone(), facts_in(cx, Some(l)));
    for &g in &ordinary {
        entry.assume(cx, g);
        inside.assume(cx, g);
    }
    let body = inside.simplify(cx, body);
    let plain = without_wraps(cx, l, body, last, entry.clone(), false, &ordinary);
    let mut plain = plain.unwrap_or(Plain { body, facts: entry, guards: Vec::new() });
    plain.guards.extend(ordinary);
    Some(plain)
}

/// Takes in what is assumed of the parameters in blocks that run in every iteration but the
/// last one: where there is such an iteration, it holds.
fn promises(cx: &mut SolveContext<'_>, l: LoopId, facts: &mut Facts) -> Vec<Expr> {
    let Some(again) = cx.loop_state(Some(l)).again else { return Vec::new() };
    let blocks: Vec<Block> = cx.program().forest.blocks(l).to_vec();
    let blocks: Vec<Block> = blocks.into_iter().filter(|&b| assumes(cx, b)).collect();
    let mut promised = Vec::new();
    for b in blocks {
        let Some(node) = cx.program().regions[slot(Some(l))].node(b) else { continue };
        let runs = reach(cx, Some(l), node);
        if cx.program().forest.innermost(b) != Some(l) || !implies(cx, again, runs) {
            continue;
        }
        for c in block_assumptions(cx, b) {
            if facts.decide(cx, c) != Some(true) {
                facts.assume(cx, c);
                promised.push(c);
            }
        }
    }
    promised
}

/// The last iteration that counts for a summand, and the summand there. The condition to go
/// round again holds in every iteration but the last one: a summand that is 0 where it fails
/// is summed over the iterations before, and there the condition says nothing new.
fn up_to_last(cx: &mut SolveContext<'_>, l: LoopId, btc: Expr, body: Expr) -> (Expr, Expr) {
    let Some(again) = cx.loop_state(Some(l)).again else { return (btc, body) };
    let not_again = cx.not(again);
    let (t, f) = (cx.truth(true), cx.truth(false));
    let mut at_last = cx.ledger().nothing.clone();
    at_last.assume(cx, not_again);
    let rest = cx.with_node(body, again, f);
    let rest = at_last.simplify(cx, rest);
    if at_last.is_contradictory() || !cx.is_zero(rest) {
        return (btc, body);
    }
    let mut before = cx.ledger().nothing.clone();
    before.assume(cx, again);
    let body = cx.with_node(body, again, t);
    let body = before.simplify(cx, body);
    // without iterations before the last one the range is empty, by how much is no matter
    let zero = cx.zero();
    let parts = match cx.node(btc) {
        Node::Max(args) => args.clone(),
        _ => smallvec::smallvec![btc],
    };
    let parts: Vec<Expr> = parts.into_iter().filter(|&a| a != zero).collect();
    let count = cx.max_all(&parts);
    (cx.add_num(count, Num::int(-1)), body)
}

/// The sum over the iterations in closed form. A loop whose sums had none gets less and less
/// work for the next: its blocks tend to share what stands in the way.
fn closed_sum(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    entry: &Facts,
    last: Expr,
    body: Expr,
    work: u64,
    was_long: &mut bool,
) -> Option<Expr> {
    let k = cx.index(l);
    let zero = cx.zero();
    let given = SUM_WORK >> (cx.loop_state(Some(l)).failed_work / HALVED_AFTER).min(6);
    let given = (*cx.allowance()).min(given).min(work);
    let mut left = given;
    let sum = RangeSum { var: k, lo: zero, hi: last, summand: body };
    let e = sum_range_within(cx, entry, &sum, &mut left).ok();
    *cx.allowance() -= given - left;
    if e.is_none() {
        cx.loop_state_mut(Some(l)).failed_sums += 1;
        cx.loop_state_mut(Some(l)).failed_work += given - left;
        *was_long |= given - left >= LONG;
    }
    e
}
