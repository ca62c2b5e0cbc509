//! Sums: values that do not change, that are one step behind, and that grow by a step.

use crate::expr::{Expr, Node, Num, Sym, SymKind};
use crate::rules::{Example, Rule, RuleInfo};
use crate::solve::context::predicated::Predicated;
use crate::solve::context::SolveContext;
use crate::solve::loop_facts::{entry_facts, facts_in};
use crate::solve::recurrence::back_edge::where_going_on;
use crate::solve::recurrence::{Find, Recurrence};
use crate::sum::{sum_range_within, RangeSum};

pub(in crate::solve) const CONSTANT: Rule<Find> = Rule {
    info: RuleInfo {
        name: "constant",
        stage: "recurrence",
        statement: "next = P, next = start, or a choice of these: value = start",
        conditions: "whatever decides the choice, data and values that are being solved among it",
        source: "Bachmann, Wang, Zima, Chains of Recurrences (1994); LLVM's ScalarEvolution",
        example: Example::recurrence("a", "ite(P + k > d, P, a)", "a"),
    },
    apply: constant,
};

pub(in crate::solve) const FIXED_POINT: Rule<Find> = Rule {
    info: RuleInfo {
        name: "fixed-point",
        stage: "recurrence",
        statement: "next = x(P) with x(start) = start: value = start",
        conditions: "x(start) = start in each iteration, whatever else changes",
        source: "induction over the iterations; a field that is loaded again on some paths only (LLVM's GVN, partial redundancies of loads)",
        example: Example::recurrence("b", "ite(P <= 0, P, 2*b - P)", "b"),
    },
    apply: fixed_point,
};

pub(in crate::solve) const DELAYED: Rule<Find> = Rule {
    info: RuleInfo {
        name: "delayed",
        stage: "recurrence",
        statement:
            "next = x(k): value = start if k = 0, else x(k - 1); x(k - 1) where start = x(-1)",
        conditions: "next does not speak of P",
        source: "Bachmann, Wang, Zima, Chains of Recurrences (1994); LLVM's ScalarEvolution",
        example: Example::recurrence("a", "b + k", "ite(k == 0, a, b + k - 1)"),
    },
    apply: delayed,
};

pub(in crate::solve) const ADD: Rule<Find> = Rule {
    info: RuleInfo {
        name: "add-recurrence",
        stage: "recurrence",
        statement: "next = P + d: value = start + d*k",
        conditions:
            "d speaks of neither P nor k; where the sum is taken modulo 2^w, so is the value",
        source: "Bachmann, Wang, Zima, Chains of Recurrences (1994); LLVM's ScalarEvolution",
        example: Example::recurrence("a", "P + d", "a + d*k"),
    },
    apply: add,
};

pub(in crate::solve) const SUM: Rule<Find> = Rule {
    info: RuleInfo {
        name: "sum-recurrence",
        stage: "recurrence",
        statement: "next = P + d(k): value = start + sum of d(j) for 0 <= j < k",
        conditions: "d does not speak of P, and is what it is where the loop goes on; where the sum is taken modulo \
                     2^w, so is the value",
        source: "Bachmann, Wang, Zima, Chains of Recurrences (1994); LLVM's ScalarEvolution",
        example: Example::recurrence("a", "P + k", "a + k*(k - 1)/2"),
    },
    apply: sum,
};

fn constant(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let pe = cx.sym(r.p);
    if r.next == pe || r.next == r.start {
        return Some(r.start.into());
    }
    // what is not known may be another value each time
    if cx.unknown_in(r.start).is_some() {
        return None;
    }
    let mut choices = vec![r.next];
    for _ in 0..cx.limits().recurrences.iterated_nodes {
        let Some(e) = choices.pop() else { return Some(r.start.into()) };
        match *cx.node(e) {
            _ if e == pe || e == r.start => {}
            Node::Ite(_, a, b) => choices.extend([a, b]),
            _ => return None,
        }
    }
    None
}

fn fixed_point(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let small = cx.limits().recurrences.iterated_nodes;
    cx.dag_size_within(r.next, small)?;
    let again = cx.substitute(r.next, &[(r.p, r.start)]);
    let again = facts_in(cx, Some(r.l)).simplify(cx, again);
    (again == r.start).then(|| r.start.into())
}

fn delayed(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    if cx.has_var(r.next, r.p) {
        return None;
    }
    let ke = cx.sym(r.k);
    let before = cx.add_num(ke, Num::int(-1));
    let prior = cx.substitute(r.next, &[(r.k, before)]);
    // a loop whose test stands at its end computes the start as it does the next value
    let zero = cx.zero();
    let at_start = cx.substitute(prior, &[(r.k, zero)]);
    if entry_facts(cx, r.l).equal_in_each_case(cx, r.start, at_start) {
        return Some(prior.into());
    }
    let first = cx.eq0(ke);
    Some(cx.ite(first, r.start, prior).into())
}

fn add(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let (step, wrapped) = free_step(cx, r)?;
    if cx.has_var(step, r.k) {
        return None;
    }
    let ke = cx.sym(r.k);
    let total = cx.mul(step, ke);
    Some(grown(cx, r, total, wrapped).into())
}

fn sum(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let (step, wrapped) = free_step(cx, r)?;
    let step = where_going_on(cx, r, step);
    let j = cx.fresh("s", SymKind::Index, Some(Num::ZERO), None);
    let (je, ke) = (cx.sym(j), cx.sym(r.k));
    let body = cx.substitute(step, &[(r.k, je)]);
    let zero = cx.zero();
    let last = cx.add_num(ke, Num::int(-1));
    let facts = facts_in(cx, Some(r.l));
    let mut left = *cx.allowance();
    let sum = RangeSum { var: j, lo: zero, hi: last, summand: body };
    let sum = sum_range_within(cx, &facts, &sum, &mut left);
    *cx.allowance() = left;
    let total = match sum {
        Ok(e) => e,
        Err(_) => cx.sum_over(j, zero, last, body),
    };
    Some(grown(cx, r, total, wrapped).into())
}

/// The start and what was added to it.
fn grown(cx: &mut SolveContext<'_>, r: &Recurrence, total: Expr, wrapped: bool) -> Expr {
    let value = cx.add(r.start, total);
    match wrapped {
        true => cx.wrap(true, r.width, value),
        false => value,
    }
}

/// A step that does not speak of `P`, and whether the sum is taken modulo `2^width`.
fn free_step(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<(Expr, bool)> {
    let mut wrapped = false;
    let step = step(cx, r.next, r.p, r.width, &mut wrapped)?;
    (!cx.has_var(step, r.p)).then_some((step, wrapped))
}

/// If `next = P + δ`: `δ`. Sets `wrapped` if the sum is taken modulo `2^width`.
pub(in crate::solve) fn step(
    cx: &mut SolveContext<'_>,
    next: Expr,
    p: Sym,
    width: u8,
    wrapped: &mut bool,
) -> Option<Expr> {
    match cx.node(next).clone() {
        Node::Symbol(s) if s == p => Some(cx.zero()),
        Node::Wrap { signed: true, width: w, arg } if w == width => {
            *wrapped = true;
            step(cx, arg, p, width, wrapped)
        }
        Node::Ite(c, a, b) if !cx.has_var(c, p) => {
            let a = step(cx, a, p, width, wrapped)?;
            let b = step(cx, b, p, width, wrapped)?;
            Some(cx.ite(c, a, b))
        }
        Node::Sum(c, terms) => {
            let mut carrying = terms.iter().filter(|t| cx.has_var(t.1, p));
            let (k, t) = carrying.next()?.clone();
            if carrying.next().is_some() || !k.is_one() {
                return None;
            }
            let inner = step(cx, t, p, width, wrapped)?;
            let rest: Vec<_> = terms.into_iter().filter(|x| x.1 != t).collect();
            let rest = cx.linear_sum(c, rest);
            Some(cx.add(inner, rest))
        }
        _ => None,
    }
}
