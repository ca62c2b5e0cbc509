//! What holds where a loop is entered, and in each of its iterations.

use super::assumed::header_assumptions;
use super::reach::{node_of, path_facts, reach};
use super::recurrence::remember;
use super::recurrence::Remembered;
use super::trip::implies;
use super::{slot, Progress, SolveContext};
use crate::analysis::LoopId;
use crate::expr::{Facts, Num};

/// What holds in each iteration of a loop, as far as it is solved.
pub(super) fn facts_in(cx: &mut SolveContext<'_>, region: Option<LoopId>) -> Facts {
    let i = slot(region);
    if let Some(f) = &cx.loops[i].body_facts {
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
    if let Some(bound) = cx.loops[i].at_most {
        let k = cx.sym(k);
        let left = cx.sub(bound, k);
        f.assume_non_negative(cx, left);
    }
    f
}

/// What holds whenever the loop is entered.
pub(super) fn entry_facts(cx: &mut SolveContext<'_>, l: LoopId) -> Facts {
    let i = slot(Some(l));
    if let Some(f) = &cx.loops[i].entry_facts {
        return f.clone();
    }
    let parent = cx.forest.parent(l);
    let mut f = facts_in(cx, parent);
    let header = cx.forest.header(l);
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
    let settled = parent.is_none_or(|p| cx.loops[slot(Some(p))].progress == Progress::Done);
    if settled {
        cx.loops[i].entry_facts = Some(f.clone());
        remember(cx, Remembered::Loop(i));
    }
    f
}

/// What runs only in iterations that are not the last one knows so.
fn assume_not_last(cx: &mut SolveContext<'_>, region: Option<LoopId>, node: u32, f: &mut Facts) {
    let Some(l) = region else { return };
    let state = &cx.loops[slot(region)];
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
