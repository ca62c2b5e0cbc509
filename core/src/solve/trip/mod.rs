//! Backedge-taken counts: the index of the first iteration that does not go round again.
//!
//! The condition to leave in iteration `k` is the negation of the back edges' path conditions. The rules
//! of [`TRIP_COUNTS`] find its first index ([`crate::sum::first_true`]): of the condition as it stands and
//! without wraps ([`exits`]), read without signs ([`unsigned`]), and with sizes below half of what their
//! type holds ([`small_sizes`]). What a rule puts aside is an obligation, which [`accept`] proves or makes
//! a guard on the parameters, outside which the function is simulated (design, "What makes it exact", 4
//! and 5). Where no rule applies, the count is a search for the first exit, step by step.

mod accept;
pub(in crate::solve) mod bounds;
mod exits;
mod small_sizes;
#[cfg(test)]
mod tests;
mod unsigned;

use crate::analysis::LoopId;
use crate::expr::{ConditionExpr, Expr, Node, Num, Sym, SymKind};

use crate::facts::Facts;
use crate::rules::{first_that_applies, Part, Rule, Subject};
use crate::solve::context::addresses::{has_placeholder, speaks_of_addresses};
use crate::solve::context::notes::{in_words, loop_in_words, note, Cause, Note};
use crate::solve::context::questions::{answered, asked, given};
use crate::solve::context::{slot, Progress, SolveContext};
use crate::solve::loop_facts::{entry_facts, facts_in, index_at_most};
use crate::solve::path::edge_reached;
use crate::solve::recurrence::ones::by_ones;
use crate::solve::trip::accept::Accepted;
use crate::solve::trip::bounds::{bound_around, bound_early};
use crate::solve::{Endless, Obstruction, Reason};
use crate::sum::NoClosedForm;
use std::cell::Cell;
use std::iter::successors;

/// The backedge-taken count of a loop per entry, over the indices of the loops around it;
/// `None` if there is no formula, with the reason in [`loop_reason`].
pub(in crate::solve) fn trip(cx: &mut SolveContext<'_>, l: LoopId) -> Option<Expr> {
    let i = slot(Some(l));
    let progress = cx.loop_state(Some(l)).progress;
    match progress {
        Progress::Done => return cx.loop_state(Some(l)).btc,
        Progress::Working if !rests_on_values_around(cx, l) => return None,
        Progress::Working => cx.memos_mut().begin_anew(i),
        Progress::Open => {}
    }
    cx.memos_mut().loops.begin_trip(i);
    asked(cx, Subject::TripCount(l));
    let solved = solve_trip(cx, l);
    if let Ok(Accepted { predicates, ends, .. }) = &solved {
        cx.guard(predicates);
        if let Some(ends) = *ends {
            let header = cx.program().forest.header(l);
            note(cx, Note { cause: Cause::Ends(header, Some(ends)), at: None, block: header });
        }
    }
    answered(cx, Subject::TripCount(l), solved.as_ref().ok().map(|a| a.btc));
    let k = cx.index(l);
    let mut body = facts_in(cx, Some(l));
    let ke = cx.sym(k);
    match solved {
        Ok(Accepted { btc, not_negative, .. }) => {
            index_at_most(cx, &mut body, ke, btc);
            for e in not_negative {
                body.assume_non_negative(cx, e);
            }
            cx.loop_state_mut(Some(l)).btc = Some(btc);
        }
        Err(reason) => cx.loop_state_mut(Some(l)).reason = Some(reason),
    }
    cx.loop_state_mut(Some(l)).body_facts = Some(body);
    cx.loop_state_mut(Some(l)).progress = Progress::Done;
    cx.loop_state(Some(l)).btc
}

/// Is it only for values of loops around that a loop that is being solved is asked for again? What it rests on are
/// their placeholders then, no longer values that rest on the loop.
fn rests_on_values_around(cx: &SolveContext<'_>, l: LoopId) -> bool {
    let since = cx.memos().in_force_since(slot(Some(l)));
    let around = slots_around(cx, l);
    !since.is_empty() && since.iter().all(|(s, _)| around.contains(s))
}

fn slots_around(cx: &SolveContext<'_>, l: LoopId) -> Vec<usize> {
    let parent = |l: &LoopId| cx.program().forest.parent(*l);
    successors(parent(&l), parent).map(|p| slot(Some(p))).collect()
}

/// Why a loop has no trip count.
pub(in crate::solve) fn loop_reason(cx: &SolveContext<'_>, l: LoopId) -> Reason {
    cx.loop_state(Some(l)).reason.clone().unwrap_or_else(|| {
        let name = loop_in_words(cx, cx.program().forest.header(l));
        Reason::Unsolved(format!("the trip count of {name} depends on itself"))
    })
}

fn solve_trip(cx: &mut SolveContext<'_>, l: LoopId) -> Result<Accepted, Reason> {
    let name = loop_in_words(cx, cx.program().forest.header(l));
    let k = cx.index(l);
    bound_around(cx, l);
    bound_early(cx, l);
    let back = cx.program().regions[slot(Some(l))].back_edges.clone();
    let again: Vec<Expr> = back.iter().map(|e| edge_reached(cx, Some(l), *e)).collect();
    let again = cx.or_all(&again);
    cx.loop_state_mut(Some(l)).again = Some(again);
    let exit = cx.not(again);
    let mut facts = facts_in(cx, Some(l));
    let exit = facts.simplify(cx, exit);
    let exit = by_ones(cx, l, exit);
    let ke = cx.sym(k);
    given(cx, Part::Index, ke);
    given(cx, Part::Exit, exit);
    if let Some(reason) = cx.unknown_in(exit) {
        return Err(reason);
    }
    if cx.is_zero(exit) {
        if entry_facts(cx, l).is_contradictory() {
            // never entered: any count is right
            let btc = cx.zero();
            return Ok(Accepted::everywhere(btc));
        }
        let never = cx.truth(false);
        may_be_endless(cx, l, never, None);
        return Err(Reason::Unsolved(format!("{name} has no exit")));
    }
    if !is_of_values_around(cx, l, exit) {
        return Err(Reason::Unsolved(on_each_other(cx, &name, exit)));
    }
    let wanted = Exit { l, k, condition: exit, inside: facts, why: Cell::default() };
    if let Some(btc) = first_that_applies(cx, TRIP_COUNTS, |find, cx| find(cx, &wanted)) {
        return Ok(btc);
    }
    // a search for the first exit is no value to solve another by
    if has_placeholder(cx, exit) {
        return Err(Reason::Unsolved(on_each_other(cx, &name, exit)));
    }
    if has_endless_power(cx, k, exit) {
        return Err(Reason::Unsolved(format!(
            "an exit of {name} tests powers that may wrap around"
        )));
    }
    // No closed form: search for the first exit, step by step.
    let header = cx.program().forest.header(l);
    let what =
        Obstruction::Exit { header, condition: ConditionExpr::new(exit), why: wanted.why.get() };
    cx.loop_state_mut(Some(l)).obstruction = Some(what);
    let j = cx.fresh("t", SymKind::Index, Some(Num::ZERO), None);
    let je = cx.sym(j);
    let zero = cx.zero();
    let cond = cx.substitute(exit, &[(k, je)]);
    let far = cx.num(Num::pow2(64));
    let btc = cx.first(j, zero, far, cond);
    Ok(Accepted::everywhere(btc))
}

/// A loop whose exit is to be found.
pub(in crate::solve) struct Exit {
    pub(in crate::solve) l: LoopId,
    /// the loop's index
    pub(in crate::solve) k: Sym,
    /// the condition to leave in iteration `k`
    pub(in crate::solve) condition: Expr,
    /// what holds in each iteration
    pub(in crate::solve) inside: Facts,
    /// why the condition as it stands has no first index, once that was asked
    pub(in crate::solve) why: Cell<Option<NoClosedForm>>,
}

/// A rule's function.
pub(in crate::solve) type Find = fn(&mut SolveContext<'_>, &Exit) -> Option<Accepted>;

/// What is tried, in order.
pub(in crate::solve) static TRIP_COUNTS: &[Rule<Find>] =
    &[exits::AS_WRITTEN, exits::NO_WRAP, unsigned::WITHOUT_SIGNS, small_sizes::SMALL_SIZES];

/// Are powers of the index taken modulo 2^w that never become 0 there? They are as long as the search: to execute is
/// faster.
fn has_endless_power(cx: &SolveContext<'_>, k: Sym, exit: Expr) -> bool {
    let mut wrapped = Vec::new();
    cx.visit(&[exit], |_, node| match node {
        Node::Wrap { arg, .. } | Node::Unsigned(_, arg) => wrapped.push(*arg),
        _ => {}
    });
    while let Some(e) = wrapped.pop() {
        match cx.node(e) {
            Node::Power(base, _) if *base != 2 && cx.has_var(e, k) => return true,
            Node::Sum(_, terms) => wrapped.extend(terms.iter().map(|t| t.1)),
            Node::Product(factors) => wrapped.extend(factors.iter().map(|f| f.0)),
            _ => {}
        }
    }
    false
}

/// Are the values that are being solved, of which the expression speaks, those of loops around this one? They do not
/// change while the loop runs.
fn is_of_values_around(cx: &SolveContext<'_>, l: LoopId, e: Expr) -> bool {
    let around = slots_around(cx, l);
    let of_loop_around =
        |v: &Sym| cx.memos().in_force().iter().any(|(s, p)| p == v && around.contains(s));
    let is_placeholder = |v: &&Sym| cx.symbol_data(**v).kind == SymKind::Placeholder;
    cx.vars(e).iter().filter(is_placeholder).all(of_loop_around)
}

/// The reason of a loop whose exit rests on a value that is being solved, and that rests on the loop.
fn on_each_other(cx: &SolveContext<'_>, header: &str, exit: Expr) -> String {
    let owner = |v: &Sym| cx.ledger().placeholders.get(v).copied();
    match cx.vars(exit).iter().find_map(owner) {
        Some(v) => {
            let v = in_words(cx, v);
            format!("the exit of {header} and the value `{v}` depend on each other")
        }
        None => format!("the exit of {header} depends on what it decides"),
    }
}

/// Notes that a loop ends only where that condition holds, if the parameters alone decide it.
fn may_be_endless(cx: &mut SolveContext<'_>, l: LoopId, ends: Expr, guard: Option<Expr>) {
    // what is solved with placeholders is solved again
    let settled = !cx.memos().is_provisional() && !has_placeholder(cx, ends);
    if settled && cx.vars(ends).is_empty() && !speaks_of_addresses(cx, &[ends]) {
        let (header, blocks) =
            (cx.program().forest.header(l), cx.program().forest.blocks(l).to_vec());
        let (ends, guard) = (ConditionExpr::new(ends), guard.map(ConditionExpr::new));
        cx.ledger_mut().endless.push(Endless { header, blocks, ends, guard });
    }
}
