//! Backedge-taken counts: the index of the first iteration that does not go round again.
//!
//! The condition to leave in iteration `k` is the negation of the back edges' path conditions;
//! [`first_true`] finds its first index. Wraps that stand in the way are taken off, solved
//! without, and put back as obligations: each must not happen in iterations up to the answer.
//! An obligation that is not proved becomes a guard on the parameters, outside which the function
//! is simulated (design, "What makes it exact", 4 and 5).

pub(in crate::solve) mod bounds;
pub(in crate::solve) mod unsigned;

use crate::analysis::LoopId;
use crate::expr::{Expr, Node, Num, Sym, SymKind};
use crate::facts::Facts;
use crate::solve::context::addresses::{has_placeholder, speaks_of_addresses};
use crate::solve::context::{slot, Progress, SolveContext};
use crate::solve::guards::affine_bounds::affine_bounds;
use crate::solve::guards::no_wrap::{strip_wraps, Obligation};
use crate::solve::guards::{always_holds, over_parameters};
use crate::solve::loop_facts::{entry_facts, entry_simplified, facts_in};
use crate::solve::path::edge_reached;
use crate::solve::trip::bounds::bound_early;
use crate::solve::trip::unsigned::read_without_signs;
use crate::solve::{Endless, Reason};
use crate::sum::{first_true, FirstTrue};

/// A backedge-taken count, and expressions that are not negative up to that iteration because the
/// guards say so.
struct Accepted {
    btc: Expr,
    not_negative: Vec<Expr>,
}

/// The backedge-taken count of a loop per entry, over the indices of the loops around it;
/// `None` if there is no formula, with the reason in [`loop_reason`].
pub(in crate::solve) fn trip(cx: &mut SolveContext<'_>, l: LoopId) -> Option<Expr> {
    let i = slot(Some(l));
    match cx.loop_state(Some(l)).progress {
        Progress::Done => return cx.loop_state(Some(l)).btc,
        Progress::Working => return None,
        Progress::Open => {}
    }
    cx.loop_state_mut(Some(l)).progress = Progress::Working;
    cx.memos_mut().loops.begin(i);
    let solved = solve_trip(cx, l);
    let k = cx.index(l);
    let mut body = facts_in(cx, Some(l));
    let ke = cx.sym(k);
    match solved {
        Ok(Accepted { btc, not_negative }) => {
            let left = cx.sub(btc, ke);
            body.assume_non_negative(cx, left);
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

/// Why a loop has no trip count.
pub(in crate::solve) fn loop_reason(cx: &SolveContext<'_>, l: LoopId) -> Reason {
    cx.loop_state(Some(l)).reason.clone().unwrap_or_else(|| {
        let name = &cx.program().func.blocks[cx.program().forest.header(l)].name;
        Reason::Unsolved(format!("the trip count of the loop at `{name}` depends on itself"))
    })
}

fn solve_trip(cx: &mut SolveContext<'_>, l: LoopId) -> Result<Accepted, Reason> {
    let name = cx.program().func.blocks[cx.program().forest.header(l)].name.clone();
    let k = cx.index(l);
    bound_early(cx, l);
    let back = cx.program().regions[slot(Some(l))].back_edges.clone();
    let again: Vec<Expr> = back.iter().map(|e| edge_reached(cx, Some(l), *e)).collect();
    let again = cx.or_all(&again);
    cx.loop_state_mut(Some(l)).again = Some(again);
    let exit = cx.not(again);
    let mut facts = facts_in(cx, Some(l));
    let exit = facts.simplify(cx, exit);
    if let Some(reason) = cx.unknown_in(exit) {
        return Err(reason);
    }
    if cx.is_zero(exit) {
        if entry_facts(cx, l).is_contradictory() {
            // never entered: any count is right
            let btc = cx.zero();
            return Ok(Accepted { btc, not_negative: Vec::new() });
        }
        let never = cx.truth(false);
        may_be_endless(cx, l, never, None);
        return Err(Reason::Unsolved(format!("the loop at `{name}` has no exit")));
    }
    if has_placeholder(cx, exit) {
        return Err(Reason::Unsolved(format!("the exit of the loop at `{name}`")));
    }
    if let Some(btc) = direct(cx, l, &facts, k, exit) {
        return Ok(btc);
    }
    // No closed form: search for the first exit, step by step.
    let j = cx.fresh("t", SymKind::Index, Some(Num::ZERO), None);
    let je = cx.sym(j);
    let zero = cx.zero();
    let cond = cx.substitute(exit, &[(k, je)]);
    let far = cx.num(Num::pow2(64));
    let btc = cx.first(j, zero, far, cond);
    Ok(Accepted { btc, not_negative: Vec::new() })
}

/// The first exit in closed form, wraps put aside if need be.
fn direct(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    facts: &Facts,
    k: Sym,
    exit: Expr,
) -> Option<Accepted> {
    let mut entry = entry_facts(cx, l);
    let mut work = facts.clone();
    if let Some(f) = first_true(cx, &mut work, k, exit) {
        if let Some(btc) = accept(cx, l, &mut entry, f, &[], k) {
            return Some(btc);
        }
    }
    let mut obligations = Vec::new();
    let stripped = strip_wraps(cx, exit, Some(k), &mut obligations);
    if obligations.is_empty() {
        return None;
    }
    if let Some(f) = first_true(cx, &mut work, k, stripped) {
        if let Some(btc) = accept(cx, l, &mut entry.clone(), f, &obligations, k) {
            return Some(btc);
        }
    }
    obligations.clear();
    if let Some(read) = read_without_signs(cx, exit, k, &mut obligations) {
        let read = strip_wraps(cx, read, Some(k), &mut obligations);
        if let Some(f) = first_true(cx, &mut work, k, read) {
            if let Some(btc) = accept(cx, l, &mut entry.clone(), f, &obligations, k) {
                return Some(btc);
            }
        }
    }
    with_small_sizes(cx, l, (entry, work), k, exit)
}

/// The first exit where sizes that are compared without signs are below half of what their
/// type holds: a guard says so.
fn with_small_sizes(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    (mut entry, mut inside): (Facts, Facts),
    k: Sym,
    exit: Expr,
) -> Option<Accepted> {
    let mut guards = Vec::new();
    for c in signs_of_sizes(cx, exit) {
        let c = entry.simplify(cx, c);
        if cx.as_const(c).is_some() {
            continue;
        }
        entry.assume(cx, c);
        if entry.is_contradictory() {
            return None;
        }
        inside.assume(cx, c);
        guards.push(over_parameters(cx, l, c)?);
    }
    if guards.is_empty() {
        return None;
    }
    let exit = inside.simplify(cx, exit);
    let mut obligations = Vec::new();
    let stripped = strip_wraps(cx, exit, Some(k), &mut obligations);
    let f = first_true(cx, &mut inside, k, stripped)?;
    let btc = accept(cx, l, &mut entry, f, &obligations, k)?;
    cx.guard(guards);
    Some(btc)
}

/// The comparisons `size ≥ 0`, without the index, that choices in an expression turn on.
fn signs_of_sizes(cx: &SolveContext<'_>, e: Expr) -> Vec<Expr> {
    let mut signs = Vec::new();
    cx.visit(&[e], |_, node| {
        if let Node::Ite(c, ..) = *node {
            let sign = matches!(cx.node(c), Node::Ge0(_)) && cx.vars(c).is_empty();
            if sign && !signs.contains(&c) {
                signs.push(c);
            }
        }
    });
    signs
}

/// Checks what a solution rests on. `None` if that can neither be proved nor be stated over
/// the parameters alone.
fn accept(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    entry: &mut Facts,
    f: FirstTrue,
    obligations: &[Obligation],
    k: Sym,
) -> Option<Accepted> {
    let mut guards = Vec::new();
    let mut not_negative = Vec::new();
    let exists = entry.simplify(cx, f.exists);
    if !cx.is_one(exists) {
        if cx.is_zero(exists) {
            return None;
        }
        guards.push(exists);
        entry.assume(cx, exists);
    }
    let btc = entry.simplify(cx, f.index);
    let mut inside = entry.clone();
    let ke = cx.sym(k);
    let zero = cx.zero();
    let lower = cx.ge(ke, zero);
    let left = cx.sub(btc, ke);
    inside.assume(cx, lower);
    inside.assume_non_negative(cx, left);
    for o in obligations {
        if inside.fits_in_each_case(cx, o.arg, o.width, o.signed) {
            continue;
        }
        // Monotone in the index: the ends suffice, one each where the direction is known.
        let (slope, _) = cx.affine_in(o.arg, k)?;
        let fall = cx.neg(slope);
        let rises = inside.prove_ge0(cx, slope);
        let falls = !rises && inside.prove_ge0(cx, fall);
        let [above, below] = o.bounds(cx);
        for (end, needed) in [(zero, [!falls, !rises]), (btc, [!rises, !falls])] {
            for (e, needed) in [above, below].into_iter().zip(needed) {
                if needed {
                    let x = cx.substitute(e, &[(k, end)]);
                    guards.push(cx.ge0(x));
                }
            }
        }
        not_negative.extend([above, below]);
    }
    let mut pending = Vec::new();
    for (k, g) in guards.into_iter().enumerate() {
        let g = entry_simplified(cx, l, g);
        if cx.is_one(g) {
            continue;
        }
        let g = match over_parameters(cx, l, g) {
            Some(g) => g,
            None => {
                let stronger = affine_bounds(cx, entry, g)?;
                over_parameters(cx, l, stronger)?
            }
        };
        if !always_holds(cx, g) && !cx.ledger().guards.contains(&g) {
            if cx.is_stepped(g) {
                return None;
            }
            // the first one is that there is an exit, of the loop as it is if nothing was put aside
            if k == 0 && !cx.is_one(exists) && obligations.is_empty() {
                may_be_endless(cx, l, exists, Some(g));
            }
            pending.push(g);
        }
    }
    cx.guard(pending);
    Some(Accepted { btc, not_negative })
}

/// Notes that a loop ends only where that condition holds, if the parameters alone decide it.
fn may_be_endless(cx: &mut SolveContext<'_>, l: LoopId, ends: Expr, guard: Option<Expr>) {
    // what is solved with placeholders is solved again
    let settled = !cx.memos().is_provisional() && !has_placeholder(cx, ends);
    if settled && cx.vars(ends).is_empty() && !speaks_of_addresses(cx, &[ends]) {
        let (header, blocks) =
            (cx.program().forest.header(l), cx.program().forest.blocks(l).to_vec());
        cx.ledger_mut().endless.push(Endless { header, blocks, ends, guard });
    }
}
