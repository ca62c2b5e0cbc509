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
use crate::solve::loop_facts::{entry_facts, facts_in, implies};
use crate::solve::path::reach;
use crate::solve::trip::trip;
use crate::sum::{join, sum_range_within, Joined, Nest, RangeSum};

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
    let known = cx.memos().joined.get(&(l, body)).copied();
    let found = match known {
        Some(found) => found,
        None => {
            asked(cx, Subject::Attempt("two loops as one range"));
            let found = summed(cx, &range, body);
            answered(cx, Subject::Attempt("two loops as one range"), found);
            cx.memos_mut().joined.insert((l, body), found);
            found
        }
    };
    let sum = found?;
    if cx.rule_log().keeps_journal() {
        tell(cx, l, &range, (body, sum), known.is_some());
    }
    Some((range.around, sum))
}

/// Enters the sums of both loops in the journal, as if they had been taken one after the other.
fn tell(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    range: &OneRange,
    (body, sum): (Expr, Expr),
    again: bool,
) {
    let Some(btc) = trip(cx, l) else { return };
    let zero = cx.zero();
    let inner = cx.sum_over(range.nest.inner, zero, btc, body);
    let (own, of_both) = (Subject::Sum(l, body), Subject::Sum(range.around, inner));
    if again {
        cx.rule_log().step(Step::Again(own));
        given(cx, Part::PathCondition, range.path);
        cx.rule_log().step(Step::Again(of_both));
        return;
    }
    asked(cx, own);
    given(cx, Part::Summand, body);
    given(cx, Part::Last, btc);
    cx.rule_log().step(Step::Applied(range.joined.rule));
    answered(cx, own, Some(inner));
    given(cx, Part::PathCondition, range.path);
    asked(cx, of_both);
    // once more, for the rules on the way
    summed(cx, range, body);
    answered(cx, of_both, Some(sum));
}

fn summed(cx: &mut SolveContext<'_>, range: &OneRange, body: Expr) -> Option<Expr> {
    let OneRange { around, ref nest, joined, given: free, ref facts, .. } = *range;
    if cx.is_stepped(body) || cx.unknown_in(body).is_some() {
        return None;
    }
    // a product of both counts is the simpler sum
    if ![body, nest.length, nest.entered].iter().any(|&e| cx.has_var(e, nest.outer)) {
        return None;
    }
    let summand = joined.summand(cx, facts, nest, body)?;
    let k = cx.sym(joined.var);
    given(cx, Part::Index, k);
    given(cx, Part::Start, joined.lo);
    given(cx, Part::Summand, summand);
    given(cx, Part::Last, joined.hi);
    let zero = cx.zero();
    let some = cx.ge(nest.last, zero);
    let runs = cx.and(free, some);
    let mut entry = entry_facts(cx, around);
    entry.assume(cx, runs);
    if entry.is_contradictory() {
        return Some(zero);
    }
    let Joined { var, lo, hi, .. } = joined;
    let given = (*cx.allowance()).min(cx.limits().counts.sum_work);
    let mut left = given;
    let sum = RangeSum { var, lo, hi, summand };
    let found = sum_range_within(cx, &entry, &sum, &mut left);
    *cx.allowance() -= given - left;
    let sum = cx.ite(runs, found.ok()?, zero);
    Some(entry_facts(cx, around).simplify(cx, sum))
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
