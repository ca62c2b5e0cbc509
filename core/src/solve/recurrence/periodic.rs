//! Values that come back: header parameters with `next` a function of the value alone (a toggle, a
//! mirror, the state of a small machine).
//!
//! Where a few applications of `next` give the value back, whatever it was, it is periodic from the
//! start; where the start is a number, its orbit is followed until it repeats; where a second application changes
//! nothing, one is all there is.

use crate::expr::{Expr, Sym};
use crate::facts::Facts;
use crate::rules::{Example, Rule, RuleInfo};
use crate::solve::context::predicated::Predicated;
use crate::solve::context::SolveContext;
use crate::solve::recurrence::{Find, Recurrence};

pub(in crate::solve) const PERIOD: Rule<Find> = Rule {
    info: RuleInfo {
        name: "period",
        stage: "recurrence",
        statement: "next = f(P) with f(f(...f(P))) = P after q steps: value = the (k mod q)-th of start, f(start), ...",
        conditions: "f speaks of P, of parameters and of indices of loops around, not of k; q <= 4",
        source: "orbits of a function",
        example: Example::recurrence("a", "-P", "ite(k mod 2 == 0, a, -a)"),
    },
    apply: period,
};

pub(in crate::solve) const ORBIT_OF_A_NUMBER: Rule<Find> = Rule {
    info: RuleInfo {
        name: "orbit",
        stage: "recurrence",
        statement: "next = f(P), start a number whose orbit comes back to itself: value by k, up to the period",
        conditions: "f as for period; at most 12 numbers",
        source: "orbits of a function",
        example: Example::recurrence("0", "ite(P == 0, 3, ite(P == 3, 5, 3))", "ite(k == 0, 0, ite((k - 1) mod 2 == 0, 3, 5))"),
    },
    apply: orbit_of_a_number,
};

pub(in crate::solve) const SETTLING: Rule<Find> = Rule {
    info: RuleInfo {
        name: "settling",
        stage: "recurrence",
        statement: "next = f(P) with f(f(P)) = f(P): value = start if k = 0, else f(start)",
        conditions: "f as for period",
        source: "orbits of a function: an idempotent one",
        example: Example::recurrence("a", "ite(P <= 0, P, b)", "ite(k == 0 || a <= 0, a, b)"),
    },
    apply: settling,
};

/// Does `next` speak of `P`, and else of what does not change meanwhile only: indices of the loops
/// around?
fn is_function_of_the_value(cx: &SolveContext<'_>, r: &Recurrence) -> bool {
    if cx.dag_size_within(r.next, cx.limits().recurrences.iterated_nodes).is_none() {
        return false;
    }
    let mut around = Vec::new();
    let mut outer = cx.program().forest.parent(r.l);
    while let Some(o) = outer {
        around.extend(cx.loop_state(Some(o)).index);
        outer = cx.program().forest.parent(o);
    }
    cx.vars(r.next).iter().all(|v| *v == r.p || around.contains(v))
}

fn period(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    if !is_function_of_the_value(cx, r) {
        return None;
    }
    let orbit = symbolic_period(cx, r.start, r.next, r.p)?;
    by_phase(cx, r.k, &orbit, 0).map(Predicated::from)
}

fn orbit_of_a_number(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    if !is_function_of_the_value(cx, r) {
        return None;
    }
    let (orbit, prefix) = orbit(cx, r.start, r.next, r.p)?;
    by_phase(cx, r.k, &orbit, prefix).map(Predicated::from)
}

fn settling(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    if !is_function_of_the_value(cx, r) {
        return None;
    }
    let twice = applied(cx, r.next, r.p, r.next);
    let once = Facts::new().simplify(cx, r.next);
    if twice != once {
        return None;
    }
    let settled = applied(cx, r.next, r.p, r.start);
    by_phase(cx, r.k, &[r.start, settled], 1).map(Predicated::from)
}

/// `orbit[..prefix]` once, then the rest again and again.
fn by_phase(cx: &mut SolveContext<'_>, k: Sym, orbit: &[Expr], prefix: usize) -> Option<Expr> {
    let ke = cx.sym(k);
    let period = cx.int((orbit.len() - prefix) as i64);
    let since = cx.add_num(ke, -(prefix as i64));
    let phase = cx.modulo(since, period);
    let mut value = *orbit.last()?;
    for (j, &v) in orbit.iter().enumerate().rev().skip(1) {
        let here = if j < prefix { cx.int(j as i64) } else { cx.int((j - prefix) as i64) };
        let at = if j < prefix { cx.eq(ke, here) } else { cx.eq(phase, here) };
        value = cx.ite(at, v, value);
    }
    Some(value)
}

fn applied(cx: &mut SolveContext<'_>, next: Expr, p: Sym, value: Expr) -> Expr {
    let e = cx.substitute(next, &[(p, value)]);
    Facts::new().simplify(cx, e)
}

/// The values from the start until `next` has given back whatever it was applied to.
fn symbolic_period(
    cx: &mut SolveContext<'_>,
    start: Expr,
    next: Expr,
    p: Sym,
) -> Option<Vec<Expr>> {
    let own = cx.sym(p);
    let mut e = own;
    for period in 1..=cx.limits().recurrences.period {
        e = applied(cx, next, p, e);
        if e == own {
            let mut values = vec![start];
            for _ in 1..period {
                let last = *values.last()?;
                values.push(applied(cx, next, p, last));
            }
            return Some(values);
        }
        cx.dag_size_within(e, cx.limits().recurrences.iterated_nodes)?;
    }
    None
}

/// The numbers from the start until one comes again, and how many come before that one.
fn orbit(cx: &mut SolveContext<'_>, start: Expr, next: Expr, p: Sym) -> Option<(Vec<Expr>, usize)> {
    cx.as_const(start)?;
    let mut values = vec![start];
    for _ in 0..cx.limits().recurrences.orbit {
        let last = *values.last()?;
        let e = applied(cx, next, p, last);
        cx.as_const(e)?;
        if let Some(at) = values.iter().position(|&v| v == e) {
            return Some((values, at));
        }
        values.push(e);
    }
    None
}
