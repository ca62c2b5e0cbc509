//! Values kept from the last, or the first, iteration that met a condition.
//!
//! `last = c(k) ? v(k) : last` is `v(j)` of the greatest `j < k` with `c(j)`, and the start where
//! there is none. Counted back from `k - 1` the greatest is a least one, which [`first_true`]
//! finds. `first = g(first) && c(k) ? v(k) : first`, where `g` holds of no `v(k)`, changes once: to
//! `v(j)` of the least `j` with `c(j)`, if `g` holds of the start.

use crate::analysis::LoopId;
use crate::expr::{Expr, Node, Num, Sym, SymKind};
use crate::rules::{Example, Rule, RuleInfo};
use crate::solve::context::predicated::Predicated;
use crate::solve::context::SolveContext;
use crate::solve::guards::no_wrap::unwrapped;
use crate::solve::loop_facts::facts_in;
use crate::solve::recurrence::{Find, Recurrence};
use crate::sum::{first_true, FirstTrue};

/// A value that is assigned in some iterations.
struct Assigned {
    when: Expr,
    value: Expr,
}

pub(in crate::solve) const LAST: Rule<Find> = Rule {
    info: RuleInfo {
        name: "last-assigned",
        stage: "recurrence",
        statement: "next = v(k) where c(k), else P: value = v(j) of the greatest j < k with c(j), start where there is none",
        conditions: "neither v nor c speaks of P; the greatest j has a closed form",
        source: "the least index of c, counted back from k - 1 (sum::first)",
        example: Example::recurrence("a", "ite(k mod 2 == 0, k, P)", "ite(k > u1(k + 1), k - u1(k + 1) - 1, a)"),
    },
    apply: last,
};

pub(in crate::solve) const FIRST: Rule<Find> = Rule {
    info: RuleInfo {
        name: "first-assigned",
        stage: "recurrence",
        statement: "next = v(k) where g(P) and c(k), else P: value = v(j) of the least j < k with c(j) if g(start), else start",
        conditions: "g does not speak of k, and holds of no v(k) with c(k); the least j has a closed form",
        source: "the least index of c (sum::first)",
        example: Example::recurrence("a", "ite(P <= -1 && k >= 2, k, P)", "ite(k >= 3 && a <= -1, 2, a)"),
    },
    apply: first,
};

fn last(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let Assigned { when, value } =
        assigned(cx, r.next, r.p, cx.limits().recurrences.nested_choices)?;
    if cx.has_var(value, r.p) || cx.has_var(when, r.p) {
        return None;
    }
    last_assigned(cx, r.l, r.start, when, value)
}

fn first(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let Assigned { when, value } =
        assigned(cx, r.next, r.p, cx.limits().recurrences.nested_choices)?;
    if cx.has_var(value, r.p) || !cx.has_var(when, r.p) {
        return None;
    }
    first_assigned(cx, r.l, r.start, when, value, r.p)
}

/// The value of the last iteration before with `when`.
fn last_assigned(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    start: Expr,
    when: Expr,
    value: Expr,
) -> Option<Predicated> {
    let k = cx.index(l);
    let ke = cx.sym(k);
    let mut facts = facts_in(cx, Some(l));
    let when = facts.simplify(cx, when);
    let (when, guards) = unwrapped(cx, l, when);
    let when = facts.simplify(cx, when);
    let before = cx.add_num(ke, Num::int(-1));
    let back = cx.fresh("s", SymKind::Index, Some(Num::ZERO), None);
    let steps = cx.sym(back);
    let at = cx.sub(before, steps);
    let met = cx.substitute(when, &[(k, at)]);
    let FirstTrue { index, exists } = first_true(cx, &mut facts, back, met).ok()?;
    let last = cx.sub(before, index);
    let inside = cx.ge0(last);
    let exists = cx.and(exists, inside);
    let kept = cx.substitute(value, &[(k, last)]);
    Some(Predicated::new(cx.ite(exists, kept, start), guards))
}

/// The value of the first iteration with `when`, which `p` decides too: a change after which it
/// does not hold.
fn first_assigned(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    start: Expr,
    when: Expr,
    value: Expr,
    p: Sym,
) -> Option<Predicated> {
    let parts = cx.conjuncts(when);
    let (open, when): (Vec<Expr>, Vec<Expr>) = parts.into_iter().partition(|&c| cx.has_var(c, p));
    let k = cx.index(l);
    if open.iter().any(|&g| cx.has_var(g, k)) {
        return None;
    }
    let (open, when) = (cx.and_all(&open), cx.and_all(&when));
    let mut facts = facts_in(cx, Some(l));
    let when = facts.simplify(cx, when);
    let (when, guards) = unwrapped(cx, l, when);
    let when = facts.simplify(cx, when);
    let mut once = facts.clone();
    once.assume(cx, when);
    let again = cx.substitute(open, &[(p, value)]);
    let again = once.simplify(cx, again);
    if !cx.is_zero(again) {
        return None;
    }
    let j = cx.fresh("s", SymKind::Index, Some(Num::ZERO), None);
    let je = cx.sym(j);
    let met = cx.substitute(when, &[(k, je)]);
    let FirstTrue { index, exists } = first_true(cx, &mut facts, j, met).ok()?;
    let ke = cx.sym(k);
    let passed = cx.gt(ke, index);
    let open = cx.substitute(open, &[(p, start)]);
    let changed = cx.and_all(&[open, exists, passed]);
    let kept = cx.substitute(value, &[(k, index)]);
    Some(Predicated::new(cx.ite(changed, kept, start), guards))
}

/// When `e` is something else than `p`, and what.
fn assigned(cx: &mut SolveContext<'_>, e: Expr, p: Sym, depth: u32) -> Option<Assigned> {
    if !cx.has_var(e, p) {
        return Some(Assigned { when: cx.truth(true), value: e });
    }
    match cx.node(e).clone() {
        Node::Symbol(s) if s == p => Some(Assigned { when: cx.truth(false), value: e }),
        Node::Ite(c, a, b) if depth > 0 => {
            let a = assigned(cx, a, p, depth - 1)?;
            let b = assigned(cx, b, p, depth - 1)?;
            let value = match (cx.is_zero(a.when), cx.is_zero(b.when)) {
                (true, _) => b.value,
                (_, true) => a.value,
                _ => cx.ite(c, a.value, b.value),
            };
            Some(Assigned { when: cx.ite(c, a.when, b.when), value })
        }
        // a flag that stays up, or down
        Node::Or(args) | Node::And(args) => {
            let up = matches!(cx.node(e), Node::Or(_));
            let pe = cx.sym(p);
            let rest: Vec<Expr> = args.iter().copied().filter(|&a| a != pe).collect();
            if rest.len() == args.len() || rest.iter().any(|&a| cx.has_var(a, p)) {
                return None;
            }
            let when = if up {
                cx.or_all(&rest)
            } else {
                let stays = cx.and_all(&rest);
                cx.not(stays)
            };
            Some(Assigned { when, value: cx.truth(up) })
        }
        _ => None,
    }
}
