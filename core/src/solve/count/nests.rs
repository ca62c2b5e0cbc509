//! Sums over two loops at once: where the iterations of a loop, over those of the loop around it, run over one
//! range between them, counts are summed over that range (`sum::nests`): the shares of threads, and tiles.
//!
//! What stands in both loops as one value is found among the inner loop's header parameters.

use crate::analysis::LoopId;
use crate::expr::{Expr, Num};
use crate::ir::Type;
use crate::rules::{Part, Step, Subject, Tries};
use crate::solve::context::addresses::speaks_of_addresses;
use crate::solve::context::questions::{answered, asked, given};
use crate::solve::context::{slot, OneRange, Reading, SolveContext};
use crate::solve::count::sums::within_allowance;
use crate::solve::loop_facts::{entry_facts, facts_in, implies};
use crate::solve::path::reach;
use crate::solve::trip::trip;
use crate::sum::{join, Joined, Nest, RangeSum};

/// The sum of a count per iteration of a loop over that loop and the one around it, per entry of the latter; beside
/// it the loop around. `None` where they do not run over one range, or there is no closed form so.
pub(in crate::solve::count) fn sum_over_both(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    body: Expr,
) -> Option<(LoopId, Expr)> {
    if !cx.memos().ranges.contains_key(&l) {
        let found = one_range(cx, l);
        cx.memos_mut().ranges.insert(l, found);
    }
    let range = cx.memos().ranges.get(&l)?.clone()?;
    if let Some(known) = cx.memos().joined.get(&(l, body)).copied() {
        let sum = known?;
        if cx.rule_log().keeps_journal() {
            let (own, of_both) = subjects(cx, l, &range, body)?;
            cx.rule_log().step(Step::Again(own));
            given(cx, Part::PathCondition, range.path);
            cx.rule_log().step(Step::Again(of_both));
        }
        return Some((range.around, sum));
    }
    let attempt = cx.rule_log().asked();
    asked(cx, Subject::Attempt("two loops as one range"));
    let found = summed(cx, &range, body);
    answered(cx, Subject::Attempt("two loops as one range"), found.map(|f| f.1));
    cx.memos_mut().joined.insert((l, body), found.map(|f| f.1));
    let (summand, sum) = found?;
    if let Some(attempt) = attempt {
        tell(cx, l, &range, (body, summand, sum), attempt);
    }
    Some((range.around, sum))
}

/// The questions that stand in the journal for both sums.
fn subjects(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    range: &OneRange,
    body: Expr,
) -> Option<(Subject, Subject)> {
    let (btc, zero) = (trip(cx, l)?, cx.zero());
    let inner = cx.sum_over(range.nest.inner, zero, btc, body);
    Some((Subject::Sum(l, body), Subject::Sum(range.around, inner)))
}

/// Enters the sums of both loops in the journal as if they had been taken one after the other, the outer one by the
/// attempt of that number.
fn tell(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    range: &OneRange,
    (body, summand, sum): (Expr, Expr, Expr),
    attempt: usize,
) {
    let Some((own, of_both)) = subjects(cx, l, range, body) else { return };
    let (Subject::Sum(_, inner), Some(btc)) = (of_both, trip(cx, l)) else { return };
    asked(cx, own);
    given(cx, Part::Summand, body);
    given(cx, Part::Last, btc);
    cx.rule_log().step(Step::Applied(range.joined.rule));
    answered(cx, own, Some(inner));
    given(cx, Part::PathCondition, range.path);
    asked(cx, of_both);
    let k = cx.sym(range.joined.var);
    given(cx, Part::Index, k);
    given(cx, Part::Start, range.joined.lo);
    given(cx, Part::Summand, summand);
    given(cx, Part::Last, range.joined.hi);
    cx.rule_log().step(Step::Asks(attempt));
    answered(cx, of_both, Some(sum));
}

/// The summand at a position in the range, and the sum.
fn summed(cx: &mut SolveContext<'_>, range: &OneRange, body: Expr) -> Option<(Expr, Expr)> {
    let OneRange { around, ref nest, joined, given: free, ref facts, .. } = *range;
    if cx.is_stepped(body) || cx.unknown_in(body).is_some() {
        return None;
    }
    // a product of both counts is the simpler sum
    if ![body, nest.length, nest.entered].iter().any(|&e| cx.has_var(e, nest.outer)) {
        return None;
    }
    let summand = joined.summand(cx, facts, nest, body)?;
    let zero = cx.zero();
    let some = cx.ge(nest.last, zero);
    let runs = cx.and(free, some);
    let mut entry = entry_facts(cx, around);
    entry.assume(cx, runs);
    if entry.is_contradictory() {
        return Some((summand, zero));
    }
    let Joined { var, lo, hi, .. } = joined;
    let work = cx.limits().counts.sum_work;
    let found = within_allowance(cx, &entry, &RangeSum { var, lo, hi, summand }, work).0;
    let sum = cx.ite(runs, found.ok()?, zero);
    Some((summand, entry_facts(cx, around).simplify(cx, sum)))
}

/// The range that a loop and the one around it run over between them.
fn one_range(cx: &mut SolveContext<'_>, l: LoopId) -> Option<OneRange> {
    let around = cx.program().forest.parent(l)?;
    let (last, btc) = (trip(cx, around)?, trip(cx, l)?);
    let header = cx.program().forest.header(l);
    let (outer, inner) = (cx.index(around), cx.index(l));
    let node = cx.program().regions[slot(Some(around))].node(header)?;
    let path = reach(cx, Some(around), node);
    let unfit = |cx: &SolveContext<'_>, e: Expr| {
        cx.is_stepped(e) || cx.unknown_in(e).is_some() || speaks_of_addresses(cx, &[e])
    };
    if [last, btc, path].into_iter().any(|e| unfit(cx, e)) {
        return None;
    }
    // what holds in each iteration but the last one says which iterations count
    let again = cx.loop_state(Some(around)).again;
    let last = match again.is_some_and(|again| implies(cx, path, again)) {
        true => cx.add_num(last, Num::int(-1)),
        false => last,
    };
    let (on_index, free): (Vec<Expr>, Vec<Expr>) =
        cx.conjuncts(path).into_iter().partition(|&c| cx.has_var(c, outer));
    let given = cx.and_all(&free);
    let mut facts = facts_in(cx, Some(around));
    facts.assume(cx, given);
    let i = cx.sym(outer);
    let left = cx.sub(last, i);
    facts.assume_non_negative(cx, left);
    let entered = cx.and_all(&on_index);
    let entered = facts.simplify(cx, entered);
    let length = cx.add_num(btc, Num::ONE);
    let length = facts.simplify(cx, length);
    if facts.is_contradictory() {
        return None;
    }
    let params = cx.program().func.blocks[header].params.clone();
    for v in params {
        if !matches!(cx.program().func.values[v].ty, Type::Int(_)) {
            continue;
        }
        // what the loop runs over decides its exit, and is solved by now; others may be sums of any kind
        let Some(&value) = cx.memos().values.get((Reading::Promised, v)) else { continue };
        if unfit(cx, value) || !cx.has_var(value, outer) {
            continue;
        }
        let Some((step, first)) = cx.affine_in(value, inner) else { continue };
        let first = facts.simplify(cx, first);
        if cx.is_zero(step) || cx.has_var(step, outer) || !cx.has_var(first, outer) {
            continue;
        }
        let nest = Nest { outer, last, inner, entered, length, first, step };
        if let Some(joined) = join(cx, &facts, &nest) {
            return Some(OneRange { around, path, nest, joined, given, facts });
        }
    }
    None
}
