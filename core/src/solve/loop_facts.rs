//! What holds where a loop is entered, and in each of its iterations.

use crate::analysis::LoopId;
use crate::expr::{Expr, Num};
use crate::facts::Facts;
use crate::solve::context::{slot, Progress, SolveContext};
use crate::solve::path::{node_of, path_facts, reach};
use crate::solve::value::asserted::header_assumptions;

/// What holds in each iteration of a loop, as far as it is solved.
pub(in crate::solve) fn facts_in(cx: &mut SolveContext<'_>, region: Option<LoopId>) -> Facts {
    if let Some(f) = &cx.loop_state(region).body_facts {
        return f.clone();
    }
    let Some(l) = region else { return Facts::new() };
    let mut f = entry_facts(cx, l);
    let k = cx.index(l);
    let c = {
        let zero = cx.zero();
        let k = cx.sym(k);
        cx.ge(k, zero)
    };
    f.assume(cx, c);
    if let Some(bound) = cx.loop_state(region).at_most {
        let k = cx.sym(k);
        let left = cx.sub(bound, k);
        f.assume_non_negative(cx, left);
    }
    f
}

/// What holds whenever the loop is entered.
pub(in crate::solve) fn entry_facts(cx: &mut SolveContext<'_>, l: LoopId) -> Facts {
    let i = slot(Some(l));
    if let Some(f) = &cx.loop_state(Some(l)).entry_facts {
        return f.clone();
    }
    let parent = cx.program().forest.parent(l);
    let mut f = facts_in(cx, parent);
    let header = cx.program().forest.header(l);
    if let Some(node) = node_of(cx, parent, header) {
        for c in path_facts(cx, parent, node) {
            if cx.unknown_in(c).is_some() {
                continue;
            }
            let c = f.simplify(cx, c);
            f.assume(cx, c);
        }
        for c in header_assumptions(cx, l) {
            f.assume(cx, c);
        }
        assume_not_last(cx, parent, node, &mut f);
        f.refresh(cx);
    }
    // While a loop around is still being solved, more may come to be known.
    let settled = parent.is_none_or(|p| cx.loop_state(Some(p)).progress == Progress::Done);
    if settled {
        cx.loop_state_mut(Some(l)).entry_facts = Some(f.clone());
        cx.memos_mut().loops.begin(i);
    }
    f
}

/// What runs only in iterations that are not the last one knows so.
fn assume_not_last(cx: &mut SolveContext<'_>, region: Option<LoopId>, node: u32, f: &mut Facts) {
    let Some(l) = region else { return };
    let state = &cx.loop_state(region);
    let (Some(btc), Some(again)) = (state.btc, state.again) else { return };
    let reach = reach(cx, region, node);
    if implies(cx, reach, again) {
        let k = cx.index(l);
        let ke = cx.sym(k);
        let left = cx.sub(btc, ke);
        let left = cx.add_num(left, Num::int(-1));
        f.assume_non_negative(cx, left);
    }
}

/// Is the one condition the other, or a conjunction with it?
pub(in crate::solve) fn implies(cx: &SolveContext<'_>, c: Expr, other: Expr) -> bool {
    let parts = |e: Expr| cx.conjuncts(e);
    let given = parts(c);
    cx.is_one(other) || parts(other).iter().all(|p| given.contains(p))
}

pub(in crate::solve) fn entry_simplified(cx: &mut SolveContext<'_>, l: LoopId, g: Expr) -> Expr {
    let mut f = entry_facts(cx, l);
    f.simplify(cx, g)
}
