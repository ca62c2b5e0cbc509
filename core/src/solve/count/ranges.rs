//! Ranges that loops run over between them: a loop and the one around it, the shares of threads or tiles, or these
//! two and a third within, chunks that threads take in turns. Which value steps through them is found among the inner
//! loop's header parameters; whether it makes a range say the rules of [`sum::nests`](crate::sum).

use super::activations::stands_for_many;
use crate::analysis::LoopId;
use crate::expr::{Expr, Node, Num, Sym};
use crate::facts::Facts;
use crate::ir::Type;
use crate::solve::body::RegionNode;
use crate::solve::context::addresses::speaks_of_addresses;
use crate::solve::context::atoms::know_atoms;
use crate::solve::context::{slot, Apart, OneRange, Reading, SolveContext};
use crate::solve::loop_facts::{chosen, entry_facts, facts_in, implies};
use crate::solve::path::{node_of, reach};
use crate::solve::trip::trip;
use crate::solve::value::asserted::block_assumptions;
use crate::sum::{join, Joined, Nest};
use std::rc::Rc;

/// The range that a loop and those around it run over between them; looked for once.
pub(super) fn range_of(cx: &mut SolveContext<'_>, l: LoopId) -> Option<Rc<OneRange>> {
    if let Some(known) = cx.memos().ranges.get(&l) {
        return known.clone();
    }
    let found = one_range(cx, l).or_else(|| over_range(cx, l)).map(Rc::new);
    cx.memos_mut().ranges.insert(l, found.clone());
    found
}

/// The range that a loop and the one around it run over between them: all iterations, or those but the last one of each
/// entry, which leaves the loop at its header.
fn one_range(cx: &mut SolveContext<'_>, l: LoopId) -> Option<OneRange> {
    let Way { around, between, path } = way_to(cx, l)?;
    let last = trip(cx, around)?;
    let (outer, btc) = (cx.index(around), trip(cx, l)?);
    let btc = in_the_only_iteration(cx, &between, btc);
    if unfit(cx, last) || unfit(cx, btc) {
        return None;
    }
    // what holds in each iteration but the last one says which iterations count
    let again = cx.loop_state(Some(around)).again.filter(|&again| implies(cx, path, again));
    let last = match again {
        Some(_) => cx.add_num(last, Num::int(-1)),
        None => last,
    };
    let (on_index, free): (Vec<Expr>, Vec<Expr>) =
        cx.conjuncts(path).into_iter().partition(|&c| cx.has_var(c, outer));
    let given = cx.and_all(&free);
    let mut facts = facts_in(cx, Some(around));
    facts.assume(cx, given);
    if let Some(again) = again {
        facts.assume(cx, again);
    }
    let i = cx.sym(outer);
    let left = cx.sub(last, i);
    facts.assume_non_negative(cx, left);
    let first_within = between.last().copied().unwrap_or(l);
    asserted_on_the_way(cx, around, first_within, &mut facts);
    let entered = cx.and_all(&on_index);
    let entered = facts.simplify(cx, entered);
    if facts.is_contradictory() {
        return None;
    }
    let zero = cx.zero();
    let goes_on = cx.gt(btc, zero);
    let goes_on = cx.and(entered, goes_on);
    let apart = Apart { entered, last, given };
    for (entered, length, apart) in
        [(entered, cx.add_num(btc, Num::ONE), None), (goes_on, btc, Some(apart))]
    {
        let (mut facts, mut given, mut last) = (facts.clone(), given, last);
        let entered = chosen(cx, &facts, entered, |s, c| s.has_var(c, outer));
        if let Some(bound) = entered_as_far_as(cx, &facts, outer, last, entered) {
            let some = cx.ge0(last);
            given = cx.and(given, some);
            last = bound;
            let left = cx.sub(last, i);
            facts.assume_non_negative(cx, left);
        }
        // the value and the length matter where the inner loop is entered only; but `min(m, i*q)` goes on beyond that
        let mut within = facts.clone();
        within.assume(cx, entered);
        let shape = Shape { outer, last, entered, length };
        for (mut known, inside) in [(facts.clone(), None), (within, Some(facts_in(cx, Some(l))))] {
            let seen = |cx: &mut SolveContext<'_>, e: Expr| {
                let e = in_the_only_iteration(cx, &between, e);
                Some(known.simplify(cx, e))
            };
            if let Some((nest, joined)) = joined_by_value(cx, l, &shape, (&facts, inside), seen) {
                return Some(OneRange {
                    around,
                    between,
                    under: None,
                    apart,
                    path,
                    nest,
                    joined,
                    given,
                    facts,
                });
            }
        }
    }
    None
}

/// The range that a loop runs over with two around it that have one range between them already.
fn over_range(cx: &mut SolveContext<'_>, l: LoopId) -> Option<OneRange> {
    let middle = cx.program().forest.parent(l)?;
    // an outer index starts at 0
    let under = range_of(cx, middle)?;
    if under.under.is_some() || !cx.is_zero(under.joined.lo) {
        return None;
    }
    let (around, outer) = (under.around, under.joined.var);
    let path = path_to(cx, middle, l)?;
    // the iteration that leaves the loop in the middle is none of the range: nothing enters from there
    let again = cx.loop_state(Some(middle)).again;
    if under.apart.is_some() && !again.is_some_and(|again| implies(cx, path, again)) {
        return None;
    }
    let indices = [cx.index(middle), cx.index(around)];
    let (on_index, free): (Vec<Expr>, Vec<Expr>) = cx
        .conjuncts(path)
        .into_iter()
        .partition(|&c| indices.iter().any(|&index| cx.has_var(c, index)));
    let free = cx.and_all(&free);
    let given = cx.and(under.given, free);
    let mut facts = entry_facts(cx, around);
    facts.assume(cx, given);
    let (index, last) = (cx.sym(outer), under.joined.hi);
    let left = cx.sub(last, index);
    facts.assume_non_negative(cx, left);
    if facts.is_contradictory() {
        return None;
    }
    let mut at_entries = facts_in(cx, Some(middle));
    at_entries.assume(cx, under.nest.entered);
    let mut inside = at_entries.clone();
    inside.assume(cx, path);
    let entered = cx.and_all(&on_index);
    let entered = at_position(cx, middle, &under, &mut at_entries, entered)?;
    let entered = facts.simplify(cx, entered);
    let btc = trip(cx, l)?;
    if unfit(cx, btc) {
        return None;
    }
    let btc_there = at_position(cx, middle, &under, &mut inside, btc)?;
    let zero = cx.zero();
    let goes_on = cx.gt(btc_there, zero);
    let goes_on = cx.and(entered, goes_on);
    let apart = Apart { entered, last, given };
    for (entered, length, apart) in
        [(entered, cx.add_num(btc, Num::ONE), None), (goes_on, btc, Some(apart))]
    {
        let mut within = facts.clone();
        within.assume(cx, entered);
        let shape = Shape { outer, last, entered, length };
        let seen = |cx: &mut SolveContext<'_>, e: Expr| {
            let e = at_position(cx, middle, &under, &mut inside, e)?;
            Some(within.simplify(cx, e))
        };
        let steps = Some(facts_in(cx, Some(l)));
        if let Some((nest, joined)) = joined_by_value(cx, l, &shape, (&facts, steps), seen) {
            let (between, under) = (Vec::new(), Some((under, inside)));
            return Some(OneRange {
                around,
                between,
                under,
                apart,
                path,
                nest,
                joined,
                given,
                facts,
            });
        }
    }
    None
}

/// What is known of a nest but what its inner loop runs over.
struct Shape {
    outer: Sym,
    last: Expr,
    entered: Expr,
    length: Expr,
}

/// The range of the first header parameter that runs over one. `seen` says what an expression is in terms of the outer
/// index; what holds in the iterations of the inner loop, if it is given, may shorten the value before.
fn joined_by_value(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    shape: &Shape,
    (facts, mut inside): (&Facts, Option<Facts>),
    mut seen: impl FnMut(&mut SolveContext<'_>, Expr) -> Option<Expr>,
) -> Option<(Nest, Joined)> {
    let Shape { outer, last, entered, length } = *shape;
    let inner = cx.index(l);
    let params = cx.program().func.blocks[cx.program().forest.header(l)].params.clone();
    for v in params {
        if !matches!(cx.program().func.values[v].ty, Type::Int(_)) {
            continue;
        }
        // what the loop runs over decides its exit, and is solved by now; others may be sums of any kind
        let Some(&value) = cx.memos().values.get((Reading::Promised, v)) else { continue };
        let value = inside.as_mut().map_or(value, |inside| inside.simplify(cx, value));
        if unfit(cx, value) {
            continue;
        }
        let Some((step, first)) = cx.affine_in(value, inner) else { continue };
        let [Some(first), Some(step), Some(length)] = [first, step, length].map(|e| seen(cx, e))
        else {
            continue;
        };
        if cx.is_zero(step) || cx.has_var(step, outer) || !cx.has_var(first, outer) {
            continue;
        }
        let nest = Nest { outer, last, inner, entered, length, first, step };
        if let Some(joined) = join(cx, facts, &nest) {
            return Some((nest, joined));
        }
    }
    None
}

/// An expression of the loop in the middle, where `known` holds, with the index of the range over that loop and the one
/// around it in the place of theirs.
pub(super) fn at_position(
    cx: &mut SolveContext<'_>,
    middle: LoopId,
    under: &OneRange,
    known: &mut Facts,
    e: Expr,
) -> Option<Expr> {
    let indices = [cx.index(middle), cx.index(under.around)];
    let e = in_the_only_iteration(cx, &under.between, e);
    let e = known.simplify(cx, e);
    let e = without_first(cx, known, indices[0], e);
    let e = under.joined.summand(cx, &under.facts, &under.nest, e)?;
    let free_of_both = !indices.iter().any(|&index| cx.has_var(e, index));
    free_of_both.then_some(e)
}

/// From a loop to one within it.
struct Way {
    around: LoopId,
    /// loops of one iteration between the two, from the inside out
    between: Vec<LoopId>,
    /// when the inner loop is entered in an iteration of the outer one
    path: Expr,
}

/// The way to a loop from the next one around it that may have several iterations: a runtime that hands out shares is
/// asked in a loop for each, also where a thread has one.
fn way_to(cx: &mut SolveContext<'_>, l: LoopId) -> Option<Way> {
    let mut around = cx.program().forest.parent(l).filter(|&l| !stands_for_many(cx, l))?;
    let mut path = path_to(cx, around, l)?;
    let mut between = Vec::new();
    while let Some(further) = cx.program().forest.parent(around) {
        let is_once = trip(cx, around).is_some_and(|last| cx.is_zero(last));
        if !is_once || stands_for_many(cx, further) {
            break;
        }
        let outer_path = path_to(cx, further, around)?;
        between.push(around);
        path = cx.and(outer_path, path);
        around = further;
    }
    Some(Way { around, path: in_the_only_iteration(cx, &between, path), between })
}

/// An expression in the one iteration that loops have.
pub(super) fn in_the_only_iteration(cx: &mut SolveContext<'_>, loops: &[LoopId], e: Expr) -> Expr {
    let zero = cx.zero();
    let indices: Vec<_> = loops.iter().map(|&l| (cx.index(l), zero)).collect();
    cx.substitute(e, &indices)
}

/// When a loop is entered in an iteration of the one around it.
fn path_to(cx: &mut SolveContext<'_>, around: LoopId, l: LoopId) -> Option<Expr> {
    let node = cx.program().regions[slot(Some(around))].node(cx.program().forest.header(l))?;
    let path = reach(cx, Some(around), node);
    (!unfit(cx, path)).then_some(path)
}

/// Takes what is asserted of the parameters on the way from a loop to one within, in blocks that each iteration runs
/// where the facts hold.
fn asserted_on_the_way(cx: &mut SolveContext<'_>, around: LoopId, l: LoopId, facts: &mut Facts) {
    let region = Some(around);
    let Some(mut node) = node_of(cx, region, cx.program().forest.header(l)) else { return };
    while node > 0 {
        node = cx.program().regions[slot(region)].idom[node as usize];
        let RegionNode::Block(b) = cx.program().regions[slot(region)].nodes[node as usize] else {
            continue;
        };
        let path = reach(cx, region, node);
        if unfit(cx, path) {
            continue;
        }
        let path = facts.simplify(cx, path);
        if !cx.is_one(path) {
            continue;
        }
        for asserted in block_assumptions(cx, b) {
            if !unfit(cx, asserted) {
                facts.assume(cx, asserted);
            }
        }
    }
}

fn unfit(cx: &SolveContext<'_>, e: Expr) -> bool {
    cx.is_stepped(e) || cx.unknown_in(e).is_some() || speaks_of_addresses(cx, &[e])
}

/// The last index of the outer loop in whose iteration the inner one may be entered, where a bound says so.
fn entered_as_far_as(
    cx: &mut SolveContext<'_>,
    facts: &Facts,
    outer: Sym,
    last: Expr,
    entered: Expr,
) -> Option<Expr> {
    let mut facts = facts.clone();
    know_atoms(cx, &mut facts, &[last, entered]);
    let last = facts.simplify(cx, last);
    for c in cx.conjuncts(entered) {
        let Node::Ge0(left) = *cx.node(c) else { continue };
        // left = bound - i
        let Some((slope, bound)) = cx.affine_in(left, outer) else { continue };
        if cx.as_const(slope) != Some(&Num::int(-1)) {
            continue;
        }
        let less = cx.sub(last, bound);
        if facts.prove_ge0(cx, less) {
            return Some(bound);
        }
    }
    None
}

/// The expression without choices between the first iteration and all others where the first is like these.
fn without_first(cx: &mut SolveContext<'_>, inside: &mut Facts, index: Sym, e: Expr) -> Expr {
    let k = cx.sym(index);
    let first = cx.eq0(k);
    if !cx.has_var(e, index) {
        return e;
    }
    let zero = cx.zero();
    let mut at_first = inside.clone();
    at_first.assume(cx, first);
    let e = cx.mapped(e, |s, x, done| {
        let x = s.rebuild(x, done);
        let Node::Ite(c, a, later) = *s.node(x) else { return x };
        if c != first {
            return x;
        }
        let [a, b] = [a, later].map(|e| {
            let e = s.substitute(e, &[(index, zero)]);
            at_first.simplify(s, e)
        });
        if a == b {
            later
        } else {
            x
        }
    });
    inside.simplify(cx, e)
}
