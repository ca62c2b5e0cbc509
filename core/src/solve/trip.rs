//! Backedge-taken counts: the index of the first iteration that does not go round again.
//!
//! The condition to leave in iteration `k` is the negation of the back edges' path conditions;
//! [`first_true`] finds its first index. Wraps that stand in the way are taken off, solved
//! without, and put back as obligations: each must not happen in iterations up to the answer.
//! An obligation that is not proved becomes a guard on the parameters, outside which the function
//! is simulated (design, "What makes it exact", 4 and 5).

use super::assumed::speaks_of_addresses;
use super::early::bound_early;
use super::known::{entry_facts, facts_in};
use super::reach::{edge_reached, node_of, reach};
use super::recurrence::Remembered;
use super::recurrence::{has_placeholder, remember};
use super::relax::affine_bounds;
use super::unsigned::read_without_signs;
use super::wraps::strip_wraps;
use super::wraps::Obligation;
use super::{slot, Endless, Progress, Reason, SolveContext};
use crate::analysis::LoopId;
use crate::expr::{Expr, Facts, Node, Num, Sym, SymKind};
use crate::sum::{first_true, FirstTrue};

/// A backedge-taken count, and expressions that are not negative up to that iteration because the
/// guards say so.
struct Accepted {
    btc: Expr,
    not_negative: Vec<Expr>,
}

/// The backedge-taken count of a loop per entry, over the indices of the loops around it;
/// `None` if there is no formula, with the reason in [`loop_reason`].
pub(super) fn trip(cx: &mut SolveContext<'_>, l: LoopId) -> Option<Expr> {
    let i = slot(Some(l));
    match cx.loops[i].progress {
        Progress::Done => return cx.loops[i].btc,
        Progress::Working => return None,
        Progress::Open => {}
    }
    cx.loops[i].progress = Progress::Working;
    remember(cx, Remembered::Loop(i));
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
            cx.loops[i].btc = Some(btc);
        }
        Err(reason) => cx.loops[i].reason = Some(reason),
    }
    cx.loops[i].body_facts = Some(body);
    cx.loops[i].progress = Progress::Done;
    cx.loops[i].btc
}

/// Why a loop has no trip count.
pub(super) fn loop_reason(cx: &SolveContext<'_>, l: LoopId) -> Reason {
    cx.loops[slot(Some(l))].reason.clone().unwrap_or_else(|| {
        let name = &cx.func.blocks[cx.forest.header(l)].name;
        Reason::Unsolved(format!("the trip count of the loop at `{name}` depends on itself"))
    })
}

/// Is the one condition the other, or a conjunction with it?
pub(super) fn implies(cx: &SolveContext<'_>, c: Expr, other: Expr) -> bool {
    let parts = |e: Expr| match cx.node(e) {
        Node::And(args) => args.to_vec(),
        _ => vec![e],
    };
    let given = parts(c);
    cx.is_one(other) || parts(other).iter().all(|p| given.contains(p))
}

fn solve_trip(cx: &mut SolveContext<'_>, l: LoopId) -> Result<Accepted, Reason> {
    let name = cx.func.blocks[cx.forest.header(l)].name.clone();
    let k = cx.index(l);
    bound_early(cx, l);
    let back = cx.regions[slot(Some(l))].back_edges.clone();
    let again: Vec<Expr> = back.iter().map(|e| edge_reached(cx, Some(l), *e)).collect();
    let again = cx.or_all(&again);
    cx.loops[slot(Some(l))].again = Some(again);
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
        if !always_holds(cx, g) && !cx.guards.contains(&g) {
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
    let settled = cx.placeholders == 0 && !has_placeholder(cx, ends);
    if settled && cx.vars(ends).is_empty() && !speaks_of_addresses(cx, &[ends]) {
        let (header, blocks) = (cx.forest.header(l), cx.forest.blocks(l).to_vec());
        cx.endless.push(Endless { header, blocks, ends, guard });
    }
}

/// A condition that must hold at each entry of the loop, as a condition on parameters alone:
/// needed only where the loop is entered at all, and at the ends of the ranges of the indices
/// around it where it is affine in them.
pub(super) fn over_parameters(cx: &mut SolveContext<'_>, l: LoopId, g: Expr) -> Option<Expr> {
    if cx.unknown_in(g).is_some() {
        return None;
    }
    // the part of the path to the loop that does not change from iteration to iteration
    let parent = cx.forest.parent(l);
    let mut g = {
        let plain = without_indices(cx, g);
        // a condition under which the loop never runs would send all to simulation
        let mut entered = entry_facts(cx, l);
        entered.assume(cx, plain);
        if entered.is_contradictory() {
            return None;
        }
        plain
    };
    if let Some(node) = node_of(cx, parent, cx.forest.header(l)) {
        let path = reach(cx, parent, node);
        let path: Vec<Expr> = match cx.node(path).clone() {
            Node::And(args) => args.to_vec(),
            _ => vec![path],
        };
        for c in path {
            if cx.vars(c).is_empty() {
                let n = cx.not(c);
                g = cx.or(n, g);
            }
        }
    }
    if cx.is_one(g) {
        return Some(g);
    }
    let mut around = parent;
    let mut inner = l;
    while let Some(p) = around {
        let k = cx.index(p);
        if cx.has_var(g, k) {
            g = at_both_ends(cx, p, g, k)?;
        }
        inner = p;
        around = cx.forest.parent(p);
    }
    if !cx.vars(g).is_empty() {
        return None;
    }
    // no point binds an address
    if speaks_of_addresses(cx, &[g]) {
        return None;
    }
    let node = node_of(cx, None, cx.forest.header(inner))?;
    let entered = reach(cx, None, node);
    if cx.vars(entered).is_empty() {
        let not_entered = cx.not(entered);
        g = cx.or(not_entered, g);
    }
    Some(g)
}

/// Is a disjunction true because its parts exclude that all fail?
pub(super) fn always_holds(cx: &mut SolveContext<'_>, g: Expr) -> bool {
    let parts: Vec<Expr> = match cx.node(g).clone() {
        Node::Or(args) => args.to_vec(),
        _ => vec![g],
    };
    let mut facts = facts_in(cx, None);
    let (plain, nested): (Vec<Expr>, Vec<Expr>) = parts
        .into_iter()
        .partition(|&p| matches!(cx.node(p), Node::Ge0(_) | Node::Eq0(_) | Node::Not(_)));
    for p in plain {
        let n = cx.not(p);
        facts.assume(cx, n);
    }
    if facts.is_contradictory() {
        return true;
    }
    nested.into_iter().any(|p| {
        let p = facts.simplify(cx, p);
        cx.is_one(p)
    })
}

/// A condition that implies `g`: disjunctions lose the parts that speak of indices, as long as
/// one is left.
fn without_indices(cx: &mut SolveContext<'_>, g: Expr) -> Expr {
    match cx.node(g).clone() {
        Node::And(args) => {
            let parts: Vec<Expr> = args.iter().map(|&a| without_indices(cx, a)).collect();
            cx.and_all(&parts)
        }
        Node::Or(args) => {
            let left: Vec<Expr> = args.iter().copied().filter(|&a| cx.vars(a).is_empty()).collect();
            if left.is_empty() {
                g
            } else {
                cx.or_all(&left)
            }
        }
        _ => g,
    }
}

pub(super) fn at_both_ends(cx: &mut SolveContext<'_>, p: LoopId, g: Expr, k: Sym) -> Option<Expr> {
    let btc = cx.loops[slot(Some(p))].btc?;
    let atoms: Vec<Expr> = match cx.node(g).clone() {
        Node::And(args) => args.to_vec(),
        _ => vec![g],
    };
    let zero = cx.zero();
    let mut out = Vec::new();
    for a in atoms {
        if !cx.has_var(a, k) {
            out.push(a);
            continue;
        }
        if !decided_at_the_ends(cx, a, k) {
            return None;
        }
        for end in [zero, btc] {
            out.push(cx.substitute(a, &[(k, end)]));
        }
    }
    Some(cx.and_all(&out))
}

/// Does a condition hold in a range of `k` where it does at both ends? A comparison affine in
/// `k` does, and one that is needed only where something does not hold that `k` has no part in.
fn decided_at_the_ends(cx: &mut SolveContext<'_>, a: Expr, k: Sym) -> bool {
    let with_k = |s: &SolveContext<'_>, parts: &[Expr]| -> Vec<Expr> {
        parts.iter().copied().filter(|&p| s.has_var(p, k)).collect()
    };
    let needed = match cx.node(a) {
        Node::Or(parts) => match with_k(cx, parts)[..] {
            [only] => only,
            _ => return false,
        },
        _ => a,
    };
    let atoms = match cx.node(needed) {
        Node::And(parts) => with_k(cx, parts),
        _ => vec![needed],
    };
    atoms.into_iter().all(|a| match *cx.node(a) {
        Node::Ge0(e) => cx.affine_in(e, k).is_some(),
        _ => false,
    })
}

pub(super) fn entry_simplified(cx: &mut SolveContext<'_>, l: LoopId, g: Expr) -> Expr {
    let mut f = entry_facts(cx, l);
    f.simplify(cx, g)
}
