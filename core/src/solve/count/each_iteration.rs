//! Promises in loops that halve, or multiply, what they go on with, and in recursions that do: no condition at the ends of
//! such a loop says that they hold in between, but there are no more iterations than a number has bits, so that each is
//! looked at. This is how a recursion that divides its size is checked, which is a loop like that.

use crate::analysis::LoopId;
use crate::expr::{Expr, Node, Sym};
use crate::ir::Block;
use crate::solve::context::SolveContext;
use crate::solve::count::flags::is_known_number;
use crate::solve::count::promises::{at_the_ends_of, Stated};
use crate::solve::loop_facts::facts_in;
use crate::solve::path::{node_of, reach};

/// A condition that is to hold where a block branches, and looks at it, as one on the parameters: that no iteration of
/// the outermost loop breaks it, in which the block stands, or a loop around the block that is checked at its ends.
/// None where what is promised is not made of powers by the iteration's number.
pub(super) fn in_each_iteration(
    cx: &mut SolveContext<'_>,
    condition: Expr,
    when: Expr,
    block: Block,
) -> Option<Stated> {
    let here = cx.program().forest.innermost(block)?;
    let (l, in_iteration) = match cx.program().forest.parent(here) {
        None => {
            let missed = not_reached(cx, here, block)?;
            let unseen = cx.not(when);
            let condition = cx.or_all(&[missed, unseen, condition]);
            (here, Stated { condition, all: true })
        }
        Some(l) => {
            let place = (block, Some(here), Some(l));
            let Stated { condition, all } = at_the_ends_of(cx, condition, when, place)?;
            let missed = not_reached(cx, l, cx.program().forest.header(here))?;
            (l, Stated { condition: cx.or(missed, condition), all })
        }
    };
    let header = cx.program().forest.header(l);
    let (k, last) = (cx.index(l), cx.loop_state(Some(l)).btc?);
    let entry = node_of(cx, None, header)?;
    let broken = cx.not(in_iteration.condition);
    let broken = facts_in(cx, Some(l)).simplify(cx, broken);
    if !is_of_powers(cx, broken, k) || !is_known_number(cx, broken) {
        return None;
    }
    let zero = cx.zero();
    let times = cx.sum_over(k, zero, last, broken);
    let entered = reach(cx, None, entry);
    let (left_out, never) = (cx.not(entered), cx.eq0(times));
    let condition = cx.or(left_out, never);
    cx.vars(condition).is_empty().then_some(Stated { condition, all: in_iteration.all })
}

/// That an iteration of a loop does not come to a block.
fn not_reached(cx: &mut SolveContext<'_>, l: LoopId, block: Block) -> Option<Expr> {
    let node = node_of(cx, Some(l), block)?;
    let reached = reach(cx, Some(l), node);
    Some(cx.not(reached))
}

/// Is the index the exponent of a power in it?
fn is_of_powers(cx: &SolveContext<'_>, e: Expr, index: Sym) -> bool {
    let mut found = false;
    cx.visit(&[e], |_, node| {
        found |= matches!(*node, Node::Power(_, exponent) if cx.has_var(exponent, index));
    });
    found
}
