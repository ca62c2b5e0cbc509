//! Sums over two or three loops at once: where the iterations of a loop, over those of the loops around it, run over
//! one range between them ([`ranges`](super::ranges)), counts are summed over that range (`sum::nests`). Iterations
//! that leave the inner loop at its header are none of the range, and are summed apart.

use super::ranges::{at_position, in_the_only_iteration, range_of};
use crate::analysis::LoopId;
use crate::expr::{Expr, Node};
use crate::rules::{Part, Step, Subject, Tries};
use crate::solve::context::questions::{answered, asked, given};
use crate::solve::context::{OneRange, SolveContext};
use crate::solve::count::sums::within_allowance;
use crate::solve::loop_facts::{entry_facts, facts_in, implies};
use crate::solve::trip::trip;
use crate::sum::{Joined, RangeSum};

/// The sum of a count per iteration of a loop over that loop and the one around it, per entry of the latter; beside
/// it the loop around. `None` where they do not run over one range, or there is no closed form so.
pub(in crate::solve::count) fn sum_over_both(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    body: Expr,
) -> Option<(LoopId, Expr)> {
    let range = range_of(cx, l)?;
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
    let found = summed(cx, l, &range, body);
    answered(cx, Subject::Attempt("two loops as one range"), found.map(|f| f.sum));
    cx.memos_mut().joined.insert((l, body), found.map(|f| f.sum));
    let found = found?;
    if let Some(attempt) = attempt {
        tell(cx, l, &range, (body, found), attempt);
    }
    Some((range.around, found.sum))
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
    (body, found): (Expr, Summed),
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
    given(cx, Part::Summand, found.summand);
    given(cx, Part::Last, range.joined.hi);
    if let Some(leaving) = found.leaving {
        given(cx, Part::Leaving, leaving);
    }
    cx.rule_log().step(Step::Asks(attempt));
    answered(cx, of_both, Some(found.sum));
}

/// A sum over a range of two loops.
#[derive(Clone, Copy)]
struct Summed {
    /// at a position in the range
    summand: Expr,
    /// what the iterations count that leave the inner loop at its header, if that is anything
    leaving: Option<Expr>,
    /// both
    sum: Expr,
}

fn summed(cx: &mut SolveContext<'_>, l: LoopId, range: &OneRange, body: Expr) -> Option<Summed> {
    let OneRange { around, ref nest, joined, given: free, ref facts, .. } = *range;
    if cx.is_stepped(body) || cx.unknown_in(body).is_some() {
        return None;
    }
    let (mut body, mut at_exit) = (body, None);
    if let Some(apart) = range.apart {
        let (exit, others) = with_exit(cx, l, body)?;
        body = others;
        at_exit = Some((apart, over_outer(cx, l, range, exit)?));
    }
    let body = over_outer(cx, l, range, body)?;
    // a product of both counts is the simpler sum
    if ![body, nest.length, nest.entered].iter().any(|&e| cx.has_var(e, nest.outer)) {
        return None;
    }
    let summand = joined.summand(cx, facts, nest, body)?;
    let Joined { var, lo, hi, .. } = joined;
    let some = cx.ge0(nest.last);
    let runs = cx.and(free, some);
    let within = where_it_runs(cx, around, runs, RangeSum { var, lo, hi, summand })?;
    let (zero, mut leaving) = (cx.zero(), None);
    let mut sum = cx.ite(runs, within, zero);
    // iterations that enter the inner loop may all lie beyond the range
    if let Some((apart, at_exit)) = at_exit.filter(|e| !cx.is_zero(e.1)) {
        let some = cx.ge0(apart.last);
        let made = cx.and(apart.given, some);
        let summand = cx.ite(apart.entered, at_exit, zero);
        let exits = RangeSum { var: nest.outer, lo: zero, hi: apart.last, summand };
        let exits = where_it_runs(cx, around, made, exits)?;
        let both = cx.add(within, exits);
        let all = cx.ite(made, exits, zero);
        sum = if made == runs { cx.ite(runs, both, zero) } else { cx.add(sum, all) };
        leaving = Some(entry_facts(cx, around).simplify(cx, all));
    }
    let sum = entry_facts(cx, around).simplify(cx, sum);
    Some(Summed { summand, leaving, sum })
}

/// A sum per entry of a loop where a condition holds.
fn where_it_runs(
    cx: &mut SolveContext<'_>,
    around: LoopId,
    runs: Expr,
    sum: RangeSum,
) -> Option<Expr> {
    let mut entry = entry_facts(cx, around);
    entry.assume(cx, runs);
    if entry.is_contradictory() {
        return Some(cx.zero());
    }
    let work = cx.limits().counts.sum_work;
    within_allowance(cx, &entry, &sum, work).0.ok()
}

/// An expression with the index of the range in the place of those of the two outer loops, where these are one range.
fn over_outer(cx: &mut SolveContext<'_>, l: LoopId, range: &OneRange, e: Expr) -> Option<Expr> {
    let Some((under, known)) = &range.under else {
        return Some(in_the_only_iteration(cx, &range.between, e));
    };
    let middle = cx.program().forest.parent(l)?;
    at_position(cx, middle, under, &mut known.clone(), e)
}

/// What the iteration counts that leaves the inner loop at its header, and what others do.
fn with_exit(cx: &mut SolveContext<'_>, l: LoopId, body: Expr) -> Option<(Expr, Expr)> {
    let (btc, index, zero) = (trip(cx, l)?, cx.index(l), cx.zero());
    let again = cx.loop_state(Some(l)).again?;
    let mut inside = facts_in(cx, Some(l));
    inside.assume(cx, again);
    let known = cx.truth(true);
    let others = cx.with_node(body, again, known);
    let others = inside.simplify(cx, others);
    let when = match *cx.node(body) {
        Node::Ite(c, _, none) if cx.is_zero(none) => c,
        _ if cx.is_boolean(body) => body,
        _ => cx.truth(true),
    };
    if implies(cx, when, again) {
        return Some((zero, others));
    }
    let at_exit = cx.substitute(body, &[(index, btc)]);
    Some((entry_facts(cx, l).simplify(cx, at_exit), others))
}
