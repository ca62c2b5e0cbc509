//! Extrema from iteration to iteration: `m = max(m, x)` in a loop whose `x` moves in one direction is the largest of
//! its first value and the last, or the first, `x`; and `p = min(c, p + s)`, the end of a chunk that never lies
//! beyond the last iteration, is an add recurrence that stops at `c`.

use crate::analysis::LoopId;
use crate::expr::{Expr, Node, Num, Sym, SymKind};
use crate::rules::{Example, Rule, RuleInfo};
use crate::solve::context::predicated::Predicated;
use crate::solve::context::SolveContext;
use crate::solve::guards::no_wrap::{not_negative, unwrapped};
use crate::solve::loop_facts::facts_in;
use crate::solve::recurrence::{Find, Recurrence};
use crate::sum::{sum_range, RangeSum};

pub(in crate::solve) const CAPPED: Rule<Find> = Rule {
    info: RuleInfo {
        name: "capped",
        stage: "recurrence",
        statement: "next = min(c, P + s): value = min(c, start + s*k) for k > 0, start at 0, and min(c, x + s*k) \
                    where start = min(c, x); likewise next = max(c, P - s)",
        conditions: "c and s speak neither of P nor of k; s is not negative; that it is positive may become a guard. \
                     Of a step s(k), s*k is the sum of the steps so far, which has a closed form",
        source: "min(c, min(c, x) + s) = min(c, x + s) for s >= 0",
        example: Example::recurrence("a", "min(b, P + 3)", "ite(k == 0, a, min(b, a + 3*k))"),
    },
    apply: capped,
};

/// The value around the back edge: an extremum of the value before and `with`, where `when` holds.
struct Running {
    when: Expr,
    with: Expr,
    max: bool,
}

pub(in crate::solve) const RUNNING: Rule<Find> = Rule {
    info: RuleInfo {
        name: "running-extremum",
        stage: "recurrence",
        statement: "next = max(P, x(k)) where c, else P: value = max(start, x(k - 1)) for a rising x and max(start, x(0)) for a falling one, where c and k > 0, else start; likewise for min",
        conditions: "x is affine in k with a slope of known sign; neither x nor c speaks of P, nor c of k",
        source: "extrema of a monotone function lie at the ends",
        example: Example::recurrence("a", "max(P, 2*k)", "ite(k >= 1, max(a, 2*k - 2), a)"),
    },
    apply: running_extremum,
};

fn running_extremum(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let Recurrence { l, k, start, next, p, .. } = *r;
    let Running { when, with, max } = running(cx, next, p)?;
    if cx.has_var(when, k) {
        return None;
    }
    let (with, guards) = unwrapped(cx, l, with);
    let (slope, _) = cx.affine_in(with, k)?;
    let mut facts = facts_in(cx, Some(l));
    let fall = cx.neg(slope);
    let rises = facts.prove_ge0(cx, slope);
    if !rises && !facts.prove_ge0(cx, fall) {
        return None;
    }
    let ke = cx.sym(k);
    let zero = cx.zero();
    let before = cx.add_num(ke, Num::int(-1));
    let at = if rises == max { before } else { zero };
    let most = cx.substitute(with, &[(k, at)]);
    let most = if max { cx.max(start, most) } else { cx.min(start, most) };
    let later = cx.ge0(before);
    let changed = cx.and(when, later);
    Some(Predicated::new(cx.ite(changed, most, start), guards))
}

fn running(cx: &mut SolveContext<'_>, next: Expr, p: Sym) -> Option<Running> {
    let pe = cx.sym(p);
    match cx.node(next).clone() {
        Node::Max(args) | Node::Min(args) if args.contains(&pe) => {
            let max = matches!(cx.node(next), Node::Max(_));
            let rest: Vec<Expr> = args.into_iter().filter(|&a| a != pe).collect();
            if rest.iter().any(|&a| cx.has_var(a, p)) {
                return None;
            }
            let with = if max { cx.max_all(&rest) } else { cx.min_all(&rest) };
            Some(Running { when: cx.truth(true), with, max })
        }
        Node::Ite(c, a, b) if !cx.has_var(c, p) && (a == pe || b == pe) => {
            let (c, changed) = if a == pe { (cx.not(c), b) } else { (c, a) };
            let r = running(cx, changed, p)?;
            Some(Running { when: cx.and(c, r.when), ..r })
        }
        _ => None,
    }
}

pub(super) fn capped(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let Recurrence { l, k, start, next, p, .. } = *r;
    let (cap, stepped, is_min) = capped_at(cx, next, p)?;
    let pe = cx.sym(p);
    let step = cx.sub(stepped, pe);
    if cx.has_var(cap, p) || cx.has_var(cap, k) || cx.has_var(step, p) {
        return None;
    }
    let mut facts = facts_in(cx, Some(l));
    let (step, mut guards) = unwrapped(cx, l, step);
    let towards = if is_min { step } else { cx.neg(step) };
    if !facts.prove_ge0(cx, towards) {
        // a chunk of nothing has no end, and its size divides what there is
        let some = cx.add_num(towards, Num::int(-1));
        guards.extend(not_negative(cx, l, &mut facts, &[some])?);
    }
    let ke = cx.sym(k);
    let total = match cx.has_var(step, k) {
        false => cx.mul(step, ke),
        true => steps_before(cx, l, step, k)?,
    };
    if let Some(uncapped) = without_cap(cx, start, cap, is_min) {
        let moved = cx.add(uncapped, total);
        let value = if is_min { cx.min(cap, moved) } else { cx.max(cap, moved) };
        return Some(Predicated::new(value, guards));
    }
    let moved = cx.add(start, total);
    let (value, room) = match is_min {
        true => (cx.min(cap, moved), cx.sub(cap, start)),
        false => (cx.max(cap, moved), cx.sub(start, cap)),
    };
    if facts.prove_ge0_in_each_case(cx, room) {
        return Some(Predicated::new(value, guards));
    }
    let first = cx.eq0(ke);
    Some(Predicated::new(cx.ite(first, start, value), guards))
}

/// The sum of the steps of the iterations before this one.
fn steps_before(cx: &mut SolveContext<'_>, l: LoopId, step: Expr, k: Sym) -> Option<Expr> {
    let ke = cx.sym(k);
    let before = cx.fresh("before", SymKind::Index, None, None);
    let at = cx.sym(before);
    let summand = cx.substitute(step, &[(k, at)]);
    let (lo, hi) = (cx.zero(), cx.add_num(ke, Num::int(-1)));
    let facts = facts_in(cx, Some(l));
    sum_range(cx, &facts, &RangeSum { var: before, lo, hi, summand }).ok()
}

/// What a start is that does not lie beyond the cap, without the cap: `min(c, x)` is `x`.
fn without_cap(cx: &mut SolveContext<'_>, start: Expr, cap: Expr, is_min: bool) -> Option<Expr> {
    let args = match cx.node(start) {
        Node::Min(args) if is_min && args.contains(&cap) => args.clone(),
        Node::Max(args) if !is_min && args.contains(&cap) => args.clone(),
        _ => return None,
    };
    let rest: Vec<Expr> = args.into_iter().filter(|&a| a != cap).collect();
    Some(if is_min { cx.min_all(&rest) } else { cx.max_all(&rest) })
}

/// The two values of which the next is an extremum, that without the value before first; and whether it is the
/// lesser. Of a sum with an extremum in it, the sum with either.
pub(super) fn capped_at(
    cx: &mut SolveContext<'_>,
    next: Expr,
    p: Sym,
) -> Option<(Expr, Expr, bool)> {
    let parts = |cx: &mut SolveContext<'_>, e: Expr| {
        let (args, is_min) = match cx.node(e).clone() {
            Node::Min(args) => (args, true),
            Node::Max(args) => (args, false),
            _ => return None,
        };
        let (of, rest): (Vec<Expr>, Vec<Expr>) = args.into_iter().partition(|&a| cx.has_var(a, p));
        let [of] = of[..] else { return None };
        let cap = if is_min { cx.min_all(&rest) } else { cx.max_all(&rest) };
        Some((cap, of, is_min))
    };
    if let Some(found) = parts(cx, next) {
        return Some(found);
    }
    let Node::Sum(_, terms) = cx.node(next).clone() else { return None };
    let mut extrema = terms
        .into_iter()
        .filter(|t| matches!(cx.node(t.1), Node::Min(_) | Node::Max(_)) && cx.has_var(t.1, p));
    let (factor, term) = extrema.next()?;
    if extrema.next().is_some() || !factor.abs().is_one() {
        return None;
    }
    // what is added to an extremum is added to each; of what it is taken from, the other one is left
    let args = match cx.node(term).clone() {
        Node::Min(args) | Node::Max(args) => args,
        _ => return None,
    };
    let least = matches!(cx.node(term), Node::Min(_)) == factor.is_one();
    let inside = cx.scale(factor.clone(), term);
    let rest = cx.sub(next, inside);
    let args: Vec<Expr> = args
        .into_iter()
        .map(|a| cx.linear_sum(Num::ZERO, [(Num::ONE, rest), (factor.clone(), a)]))
        .collect();
    let whole = if least { cx.min_all(&args) } else { cx.max_all(&args) };
    parts(cx, whole)
}
