//! The sum of a summand over the iterations of a loop: in closed form where one is found, with what
//! stands in the way put aside under guards ([`SUMMANDS`]); else as a bounded sum that evaluation steps
//! through, with the obstruction noted.

use crate::analysis::LoopId;
use crate::expr::{Expr, Node, Num};
use crate::facts::Facts;
use crate::ir::Block;
use crate::rules::{Part, RuleInfo, Subject, Tries};
use crate::solve::context::predicated::Predicated;
use crate::solve::context::questions::{answered, asked, given};
use crate::solve::context::{slot, SolveContext};
use crate::solve::count::summands::SUMMANDS;
use crate::solve::guards::no_wrap::{Plain, Summand};
use crate::solve::guards::usual_sizes::usual_points_without;
use crate::solve::loop_facts::{entry_facts, facts_in, implies};
use crate::solve::path::reach;
use crate::solve::trip::{loop_reason, trip};
use crate::solve::value::asserted::{assumes, block_assumptions};
use crate::solve::{Obstruction, Reason};
use crate::sum::{first_true, sum_range_within, NoClosedForm, RangeSum};
use rustc_hash::{FxHashMap, FxHashSet};

/// What an expression divides by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Divisors {
    Numbers,
    /// parameters that are known to be positive
    Positive,
    /// others too
    Unsure,
}

/// The sum of `body` over the iterations of a loop, per entry.
pub(in crate::solve::count) fn sum_iterations(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    body: Expr,
) -> Result<Predicated, Reason> {
    let Some(btc) = trip(cx, l) else { return Err(loop_reason(cx, l)) };
    let key = (slot(Some(l)), body);
    let (last, body) = up_to_last(cx, l, btc, body);
    let mut inside = facts_in(cx, Some(l));
    let body = inside.simplify(cx, body);
    let body = closed_again(cx, &mut inside, body);
    if let Some(r) = cx.unknown_in(body) {
        return Err(r);
    }
    given(cx, Part::Summand, body);
    given(cx, Part::Last, last);
    let zero = cx.zero();
    let mut entry = entry_facts(cx, l);
    let promised = if last == btc { Vec::new() } else { promises(cx, l, &mut entry) };
    let work = first_work(cx, body, &mut inside);
    let summand = Summand { l, body, last, entry };
    match closed(cx, &summand, work) {
        Ok(Predicated { value, predicates }) => {
            let some = cx.ge(last, zero);
            let value = if promised.is_empty() { value } else { cx.ite(some, value, zero) };
            let mut facts = entry_facts(cx, l);
            predicates.iter().for_each(|&p| facts.assume(cx, p));
            let value = facts.simplify(cx, value);
            Ok(Predicated::new(value, predicates))
        }
        Err(why) => {
            let header = cx.program().forest.header(l);
            let what = Obstruction::Sum { header, summand: body, why };
            cx.ledger_mut().obstructions.sums.insert(key, what);
            let k = cx.index(l);
            let sum = cx.sum_over(k, zero, last, body);
            cx.ledger_mut().obstructions.left.insert(sum);
            Ok(sum.into())
        }
    }
}

/// The value with closed forms for sums in it that were left without one, and have changed since: where an outer
/// sum is closed at few indices, or a condition is known, what is left of an inner one is less. `facts` must not
/// mention the indices of such sums.
pub(super) fn closed_again(cx: &mut SolveContext<'_>, facts: &mut Facts, value: Expr) -> Expr {
    let is_left = |cx: &SolveContext<'_>, sum: Expr| cx.ledger().obstructions.left.contains(&sum);
    let has_changed = |cx: &SolveContext<'_>, e: Expr| {
        let mut found = false;
        cx.visit(&[e], |x, node| {
            found |= matches!(node, Node::SumOver { .. } | Node::First { .. }) && !is_left(cx, x);
        });
        found
    };
    if !has_changed(cx, value) {
        return value;
    }
    let (closed, behind) = closed_in(cx, facts, value, true);
    // Where there is no first index the search ends behind its range, a number that nobody would write. It is left
    // where the conditions around do not exclude that, and worth a closed form only.
    let (mut is_left_over, mut is_open) = (false, false);
    cx.visit(&[closed], |x, node| {
        is_left_over |= behind.contains(&x);
        is_open |= matches!(node, Node::SumOver { .. } | Node::First { .. });
    });
    match is_left_over && is_open {
        true => closed_in(cx, facts, value, false).0,
        false => closed,
    }
}

/// The same, for first indices too or for sums only; beside it the ends of ranges that stand for no index.
fn closed_in(
    cx: &mut SolveContext<'_>,
    facts: &mut Facts,
    value: Expr,
    firsts: bool,
) -> (Expr, FxHashSet<Expr>) {
    let mut behind = FxHashSet::default();
    let is_left = |cx: &SolveContext<'_>, sum: Expr| cx.ledger().obstructions.left.contains(&sum);
    let mut order = Vec::new();
    cx.visit(&[value], |x, _| order.push(x));
    let mut done: FxHashMap<Expr, Expr> = FxHashMap::default();
    for x in order {
        let mut new = cx.rebuild(x, &|a| done.get(&a).copied().unwrap_or(a));
        if let Node::SumOver { var, lo, hi, body } = *cx.node(new) {
            if !is_left(cx, new) {
                let work = cx.limits().counts.unwrapped_after_long;
                let sum = RangeSum { var, lo, hi, summand: body };
                match within_allowance(cx, facts, &sum, work).0 {
                    Ok(e) => new = e,
                    Err(_) => drop(cx.ledger_mut().obstructions.left.insert(new)),
                }
            }
        }
        if firsts && matches!(cx.node(new), Node::First { .. }) && !is_left(cx, new) {
            match first_in_closed_form(cx, facts, new) {
                Some((e, end)) => {
                    new = e;
                    behind.insert(end);
                }
                None => drop(cx.ledger_mut().obstructions.left.insert(new)),
            }
        }
        done.insert(x, new);
    }
    let new = done.get(&value).copied().unwrap_or(value);
    let new = if new == value { value } else { facts.simplify(cx, new) };
    (new, behind)
}

/// A search that was left to be made step by step, by the rules for first indices: within an outer sum the condition
/// may have been one for each residue of its index. Beside it stands what it is where there is none.
fn first_in_closed_form(
    cx: &mut SolveContext<'_>,
    facts: &mut Facts,
    first: Expr,
) -> Option<(Expr, Expr)> {
    let Node::First { var, lo, hi, cond } = *cx.node(first) else { return None };
    if !cx.is_zero(lo) {
        return None;
    }
    let found = first_true(cx, &mut facts.clone(), var, cond).ok()?;
    let within = cx.le(found.index, hi);
    let exists = cx.and(found.exists, within);
    let behind = cx.add_num(hi, Num::ONE);
    Some((cx.ite(exists, found.index, behind), behind))
}

/// The closed form of a sum as it is, or under guards without what stands in the way: of the rules that find one, that
/// whose guards leave out the fewest usual points. What stood in the way, if there is none either way.
fn closed(
    cx: &mut SolveContext<'_>,
    summand: &Summand,
    work: u64,
) -> Result<Predicated, NoClosedForm> {
    let Summand { l, body, last, ref entry } = *summand;
    let mut was_long = false;
    let mut attempt = |cx: &mut SolveContext<'_>, name, facts: (&Facts, bool), body, work| {
        asked(cx, Subject::Attempt(name));
        let (facts, of_iterations) = facts;
        let (mut e, long) = closed_sum(cx, l, facts, (last, body), work);
        if let (Ok(e), true) = (&mut e, of_iterations) {
            let (zero, some) = (cx.zero(), cx.ge0(last));
            *e = cx.ite(some, *e, zero);
        }
        answered(cx, Subject::Attempt(name), e.as_ref().ok().copied());
        was_long |= long;
        (e, was_long)
    };
    let (as_it_is, mut long) = attempt(cx, "the summand as it is", (entry, false), body, work);
    let why = match as_it_is {
        Ok(e) => return Ok(e.into()),
        Err(why) => why,
    };
    let limits = cx.limits().counts.clone();
    let mut best: Option<(usize, &RuleInfo, Predicated)> = None;
    for rule in SUMMANDS {
        if *cx.allowance() == 0 {
            break;
        }
        if !cx.rule_log().tries(&rule.info) {
            continue;
        }
        let Some(Plain { body, facts, of_iterations, guards }) = (rule.apply)(cx, summand) else {
            continue;
        };
        // Where one attempt took long and failed, what helps is that most of the summand goes, as the
        // cases by the sign of a divisor do.
        let work = match (long, rule.info.name) {
            (false, _) => limits.sum_work,
            (true, "ordinary-parameters") => limits.ordinary_after_long,
            (true, _) => limits.unwrapped_after_long,
        };
        let facts = (&facts, of_iterations);
        let (e, now_long) = attempt(cx, rule.info.name, facts, body, work);
        long = now_long;
        if let Ok(e) = e {
            // guards of other rules may leave more of the sizes that programs have
            let left_out = usual_points_without(cx, l, &guards);
            if best.as_ref().is_none_or(|b| left_out < b.0) {
                best = Some((left_out, &rule.info, Predicated::new(e, guards)));
            }
            if left_out == 0 {
                break;
            }
        }
    }
    let (_, rule, sum) = best.ok_or(why)?;
    cx.rule_log().answered(rule);
    Ok(sum)
}

/// Work that a sum may take as it is: cases by the signs of divisors are many, and with the signs known
/// there are fewer.
fn first_work(cx: &SolveContext<'_>, body: Expr, inside: &mut Facts) -> u64 {
    let limits = &cx.limits().counts;
    match divisors(cx, body, inside) {
        Divisors::Numbers => limits.sum_work,
        Divisors::Positive => limits.with_divisors,
        Divisors::Unsure => limits.with_signs,
    }
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

/// The sum over the iterations in closed form, and whether it took long. What it may take depends on no other
/// sum, up to the ceiling of the function.
fn closed_sum(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    entry: &Facts,
    (last, body): (Expr, Expr),
    work: u64,
) -> (Result<Expr, NoClosedForm>, bool) {
    let (k, zero) = (cx.index(l), cx.zero());
    let sum = RangeSum { var: k, lo: zero, hi: last, summand: body };
    let (e, taken) = within_allowance(cx, entry, &sum, work);
    let long = e.is_err() && taken >= cx.limits().counts.long;
    (e, long)
}

/// The closed form of a sum that takes at most so much work, and no more than all sums may take; what it took.
pub(in crate::solve::count) fn within_allowance(
    cx: &mut SolveContext<'_>,
    facts: &Facts,
    sum: &RangeSum,
    work: u64,
) -> (Result<Expr, NoClosedForm>, u64) {
    let given = (*cx.allowance()).min(work);
    let mut left = given;
    let found = sum_range_within(cx, facts, sum, &mut left);
    let taken = given - left;
    *cx.allowance() -= taken;
    (found, taken)
}
