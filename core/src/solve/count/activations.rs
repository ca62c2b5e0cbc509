//! Activations of a recursion that calls itself several times: iterations of the loop over the depths of their tree
//! ([`recursion`](crate::solve::calls::recursion)) count as often as there are activations at a depth.
//!
//! Where each activation that calls the function does so equally often, K times, there are K^d of them at depth d.

use crate::analysis::LoopId;
use crate::expr::{Expr, Num};
use crate::rules::{Part, Subject};
use crate::solve::context::questions::{answered, asked, given};
use crate::solve::context::{SolveContext, Tree};
use crate::solve::count::summed_from;
use crate::solve::loop_facts::facts_in;
use crate::solve::trip::trip;
use crate::solve::Reason;

/// What is counted in an iteration of a loop, in all activations that it stands for.
pub(super) fn in_all_of_them(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    count: Expr,
) -> Result<Expr, Reason> {
    let Some(tree) = of_loop(cx, l) else { return Ok(count) };
    let calls = calls_of_each(cx, l, tree)?;
    let depth = cx.index(l);
    let depth = cx.sym(depth);
    let activations = if calls == 1 { cx.one() } else { cx.power(calls, depth) };
    given(cx, Part::Activations, activations);
    Ok(cx.mul(activations, count))
}

/// Does an iteration of the loop stand for several activations?
pub(super) fn stands_for_many(cx: &SolveContext<'_>, l: LoopId) -> bool {
    of_loop(cx, l).is_some()
}

fn of_loop<'a>(cx: &SolveContext<'a>, l: LoopId) -> Option<&'a Tree> {
    cx.program().tree.filter(|tree| cx.program().forest.header(l) == tree.header)
}

/// How often an activation calls the function, where it does.
fn calls_of_each(cx: &mut SolveContext<'_>, l: LoopId, tree: &Tree) -> Result<u32, Reason> {
    if let Some(known) = cx.memos().calls_of_each_activation.clone() {
        return known;
    }
    let name = cx.program().func.name.clone();
    let varies =
        || Reason::Unsolved(format!("`{name}` is recursive; its activations are not summed"));
    // what the calls themselves are counted by must not ask for this
    cx.memos_mut().calls_of_each_activation = Some(Err(varies()));
    asked(cx, Subject::Attempt("the calls of an activation"));
    let found = count_calls(cx, l, tree).ok_or_else(varies);
    answered(cx, Subject::Attempt("the calls of an activation"), None);
    cx.memos_mut().calls_of_each_activation = Some(found.clone());
    found
}

fn count_calls(cx: &mut SolveContext<'_>, l: LoopId, tree: &Tree) -> Option<u32> {
    trip(cx, l)?;
    let again = cx.loop_state(Some(l)).again?;
    let mut calls = cx.zero();
    for &block in &tree.calls {
        let (region, one) = (cx.program().forest.innermost(block), cx.one());
        let count = summed_from(cx, block, region, one, Some(l)).ok()?;
        calls = cx.add(calls, count);
    }
    let mut facts = facts_in(cx, Some(l));
    facts.assume(cx, again);
    let calls = facts.simplify(cx, calls);
    let calls = cx.as_const(calls).filter(|n| **n >= Num::ONE)?;
    u32::try_from(calls.as_i128()?).ok()
}
