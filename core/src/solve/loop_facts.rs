//! What holds where a loop is entered, and in each of its iterations.

use crate::analysis::LoopId;
use crate::expr::{Expr, Node, Num};
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
        index_at_most(cx, &mut f, k, bound);
    }
    f
}

/// Takes it that an index is at most so much, and of a bound by a quotient what it says of the index times the
/// divisor: where `k <= ceil(x/d) - 1`, a step of `d` is one in the affine form `d*k <= x - 1`.
pub(in crate::solve) fn index_at_most(
    cx: &mut SolveContext<'_>,
    facts: &mut Facts,
    k: Expr,
    bound: Expr,
) {
    let left = cx.sub(bound, k);
    facts.assume_non_negative(cx, left);
    let (quotient, or_0) = match *cx.node(bound) {
        Node::Max(ref args) => match args[..] {
            [a, b] if cx.is_zero(a) => (b, true),
            [a, b] if cx.is_zero(b) => (a, true),
            _ => return,
        },
        _ => (bound, false),
    };
    let (c, terms) = cx.linear(quotient);
    let [(factor, term)] = &terms[..] else { return };
    let Node::FloorDiv(x, d) = *cx.node(*term) else { return };
    let positive = cx.add_num(d, Num::int(-1));
    if cx.as_const(d).is_some() || !facts.prove_ge0(cx, positive) {
        return;
    }
    // floor(x/d)*d lies between x - d + 1 and x
    let whole = cx.scale(c, d);
    let most = if factor.is_one() {
        cx.add(whole, x)
    } else if *factor == Num::int(-1) {
        let upper = cx.sub(positive, x);
        cx.add(whole, upper)
    } else {
        return;
    };
    if or_0 && !facts.prove_ge0(cx, most) {
        return;
    }
    let steps = cx.mul(d, k);
    let left = cx.sub(most, steps);
    let left = cx.expand_within(left);
    facts.assume_non_negative(cx, left);
}

/// A condition by the one way that a choice in it may go, where it is false the other way: a thread without a share
/// has one behind the end.
pub(in crate::solve) fn chosen(
    cx: &mut SolveContext<'_>,
    facts: &Facts,
    condition: Expr,
    looked_at: impl Fn(&SolveContext<'_>, Expr) -> bool,
) -> Expr {
    let mut choices = Vec::new();
    cx.visit(&[condition], |_, node| match *node {
        Node::Ite(c, ..) if !choices.contains(&c) => choices.push(c),
        _ => {}
    });
    choices.retain(|&c| cx.is_free_in(c, condition) && looked_at(cx, c));
    choices.truncate(cx.limits().sums.nest_cases as usize);
    for c in choices {
        let [taken, other] = [true, false].map(|holds| {
            let known = cx.truth(holds);
            let e = cx.with_node(condition, c, known);
            let mut facts = facts.clone();
            let case = if holds { c } else { cx.not(c) };
            facts.assume(cx, case);
            facts.simplify(cx, e)
        });
        match (cx.is_zero(taken), cx.is_zero(other)) {
            (true, false) => {
                let not = cx.not(c);
                return cx.and(not, other);
            }
            (false, true) => return cx.and(c, taken),
            _ => {}
        }
    }
    condition
}

/// Takes the conditions of a path, each in the light of those before it, as far as they are known.
pub(in crate::solve) fn assume_known(cx: &mut SolveContext<'_>, f: &mut Facts, path: Vec<Expr>) {
    for c in path {
        if cx.unknown_in(c).is_some() {
            continue;
        }
        let c = f.simplify(cx, c);
        let c = match cx.node(c) {
            Node::Ge0(_) => chosen(cx, f, c, |s, c| !s.vars(c).is_empty()),
            _ => c,
        };
        f.assume(cx, c);
    }
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
        let path = path_facts(cx, parent, node);
        assume_known(cx, &mut f, path);
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

#[cfg(test)]
mod tests {
    use super::{facts_in, index_at_most};
    use crate::solve::tests::{read, with_loop};

    /// Of each bound, the steps that it leaves; more than that are not known to fit.
    #[test]
    fn a_bound_by_a_quotient_is_one_of_the_steps() {
        for (bound, known, wanted) in [
            ("ceil(a/d) - 1", "d >= 1", "a - 1 - d*k"),
            ("max(0, ceil(a/d) - 1)", "d >= 1 && a >= 1", "a - 1 - d*k"),
            ("floor(a/d)", "d >= 1", "a - d*k"),
        ] {
            with_loop(&[], |cx, l, k, p| {
                let [bound, known, wanted] = [bound, known, wanted].map(|e| read(cx, e, k, p));
                let mut facts = facts_in(cx, Some(l));
                facts.assume(cx, known);
                let ke = cx.sym(k);
                index_at_most(cx, &mut facts, ke, bound);
                let text = cx.display(bound).to_string();
                assert!(facts.prove_ge0(cx, wanted), "{text}");
                let less = cx.add_num(wanted, crate::expr::Num::int(-1));
                assert!(!facts.prove_ge0(cx, less), "{text}");
            });
        }
        // of a divisor that may be 0 nothing is said, and nothing where the bound may be 0 for want of iterations
        for (bound, known) in [("ceil(a/d) - 1", "d >= 0"), ("max(0, ceil(a/d) - 1)", "d >= 1")] {
            with_loop(&[], |cx, l, k, p| {
                let [bound, known, steps] =
                    [bound, known, "a - 1 - d*k"].map(|e| read(cx, e, k, p));
                let mut facts = facts_in(cx, Some(l));
                facts.assume(cx, known);
                let ke = cx.sym(k);
                index_at_most(cx, &mut facts, ke, bound);
                assert!(!facts.prove_ge0(cx, steps));
            });
        }
    }
}
