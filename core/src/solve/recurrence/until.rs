//! Values that step as long as they meet a condition: what a saturating counter does (`i += i < n`, the
//! ranges of Rust), and what is left of a size that is taken in blocks (`n -= min(n, b)`).
//!
//! While the condition holds the value is an add recurrence, so that the first iteration in which it does
//! not hold is the first index of its negation; from there on the value stays. That every value which meets
//! the condition can be stepped within the machine integers is proved; then none up to that iteration wraps,
//! and as a step leads out of them in the end, there is such an iteration.

use crate::expr::{machine_range, Expr, Node, Num, Store, SymKind};
use crate::facts::Facts;
use crate::rules::{Example, Rule, RuleInfo};
use crate::solve::context::addresses::speaks_of_addresses;
use crate::solve::context::predicated::Predicated;
use crate::solve::context::SolveContext;
use crate::solve::loop_facts::{entry_facts, facts_in};
use crate::solve::recurrence::add::step;
use crate::solve::recurrence::{Find, Recurrence};
use crate::sum::first_true;

pub(in crate::solve) const SATURATING: Rule<Find> = Rule {
    info: RuleInfo {
        name: "saturating",
        stage: "recurrence",
        statement: "next = P + s where c(P), else P: value = start + s*min(k, j) for the least j >= 0 without \
                    c(start + s*j)",
        conditions: "s is a number other than 0; c speaks of nothing that changes but P; where c(P), P + s is a \
                     machine integer; j has a closed form. A condition on the parameters alone within c may \
                     become a guard",
        source: "add recurrences up to the first index (sum::first_index)",
        example: Example::recurrence("a", "signed32(P + [b > P])", "a + min(k, max(0, b - a))"),
    },
    apply: saturating,
};

pub(in crate::solve) const RUNNING_OUT: Rule<Find> = Rule {
    info: RuleInfo {
        name: "running-out",
        stage: "recurrence",
        statement: "next = P + s where c(P), else d: value = start + s*k for k <= j, d beyond, for the least \
                    j >= 0 without c(start + s*j)",
        conditions: "as of saturating; d is a number without c(d)",
        source: "add recurrences up to the first index (sum::first_index)",
        example: Example::recurrence("a", "ite(P >= 5, P - 3, 0)", "ite(k > 0 && 3*k + 1 >= a, 0, a - 3*k)"),
    },
    apply: running_out,
};

pub(in crate::solve) const FLOORED: Rule<Find> = Rule {
    info: RuleInfo {
        name: "floored",
        stage: "recurrence",
        statement: "next = max(c, P + s): value = max(c, start + s*k) for k > 0, start at 0",
        conditions: "c is a number; s is one below 0, or is never above and speaks of parameters alone. Where \
                     the start is not negative, and c is not, signs are taken off P; that it is not may become \
                     a guard",
        source: "max(c, max(c, x) + s) = max(c, x + s) for s <= 0",
        example: Example::recurrence("a", "max(1, P - 3)", "ite(k == 0, a, max(1, a - 3*k))"),
    },
    apply: floored,
};

/// A step that is taken where a condition holds.
struct Stepping {
    condition: Expr,
    step: Num,
    /// what comes where it does not hold
    otherwise: Expr,
}

fn saturating(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let pe = cx.sym(r.p);
    let (found, predicates) = stepping(cx, r, |_, _, otherwise| otherwise == pe)?;
    let last = last_step(cx, r, &found)?;
    let ke = cx.sym(r.k);
    let steps = cx.min(ke, last);
    let total = cx.scale(found.step, steps);
    Some(Predicated::new(cx.add(r.start, total), predicates))
}

fn running_out(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let p = r.p;
    // from a number, no step is taken again
    let ends = |s: &mut Store, condition: Expr, otherwise: Expr| {
        s.as_const(otherwise).is_some() && {
            let again = s.substitute(condition, &[(p, otherwise)]);
            s.is_zero(again)
        }
    };
    let (found, predicates) = stepping(cx, r, ends)?;
    let last = last_step(cx, r, &found)?;
    let ke = cx.sym(r.k);
    let total = cx.scale(found.step.clone(), ke);
    let stepped = cx.add(r.start, total);
    let beyond = cx.gt(ke, last);
    Some(Predicated::new(cx.ite(beyond, found.otherwise, stepped), predicates))
}

fn floored(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let (floor, step, predicates) = match floor_of(cx, r, r.next, &Facts::new()) {
        Some((floor, step)) => (floor, step, Vec::new()),
        None => floored_without_signs(cx, r)?,
    };
    let ke = cx.sym(r.k);
    let total = cx.mul(step, ke);
    let stepped = cx.add(r.start, total);
    let stepped = cx.max(floor, stepped);
    let first = cx.eq0(ke);
    Some(Predicated::new(cx.ite(first, r.start, stepped), predicates))
}

/// The number that a next value is no less than, and the step towards it.
fn floor_of(
    cx: &mut SolveContext<'_>,
    r: &Recurrence,
    next: Expr,
    facts: &Facts,
) -> Option<(Expr, Expr)> {
    let [a, b] = greater_of(cx, next)?;
    let (floor, stepped) = if cx.as_const(a).is_some() { (a, b) } else { (b, a) };
    cx.as_const(floor)?;
    let pe = cx.sym(r.p);
    let step = cx.sub(stepped, pe);
    let down = match cx.as_const(step) {
        Some(s) => s.is_negative(),
        None => {
            let back = cx.neg(step);
            cx.vars(step).is_empty() && facts.clone().prove_ge0(cx, back)
        }
    };
    down.then_some((floor, step))
}

/// The same of a value that starts at no less than 0, and that a step never takes below; that it starts there,
/// and that the step is no large number without sign, may become conditions on the parameters.
fn floored_without_signs(
    cx: &mut SolveContext<'_>,
    r: &Recurrence,
) -> Option<(Expr, Expr, Vec<Expr>)> {
    let pe = cx.sym(r.p);
    if !tests_sign(cx, r) {
        return None;
    }
    let of_parameters = |s: &SolveContext<'_>, e: Expr| {
        s.vars(e).is_empty() && s.unknown_in(e).is_none() && !speaks_of_addresses(s, &[e])
    };
    let (mut next, mut predicates) = (r.next, Vec::new());
    let conditions = conditions(cx, next, |s, c| s.vars(c).is_empty());
    if let Some(&guard) = conditions.first().filter(|&&c| of_parameters(cx, c)) {
        let truth = cx.truth(true);
        next = cx.with_node(next, guard, truth);
        predicates.push(guard);
    }
    if !entry_facts(cx, r.l).prove_ge0(cx, r.start) {
        if !of_parameters(cx, r.start) {
            return None;
        }
        predicates.push(cx.ge0(r.start));
    }
    let mut facts = facts_in(cx, Some(r.l));
    for &c in &predicates {
        facts.assume(cx, c);
    }
    facts.assume_non_negative(cx, pe);
    let next = facts.simplify(cx, next);
    let (floor, step) = floor_of(cx, r, next, &facts)?;
    let not_below = cx.as_const(floor).is_some_and(|c| !c.is_negative());
    not_below.then_some((floor, step, predicates))
}

/// Does the next value ask whether this one is negative? Of a small function, for facts take longer.
fn tests_sign(cx: &mut SolveContext<'_>, r: &Recurrence) -> bool {
    let pe = cx.sym(r.p);
    let sign = cx.ge0(pe);
    let mut found = false;
    if cx.dag_size_within(r.next, cx.limits().recurrences.iterated_nodes).is_some() {
        cx.visit(&[r.next], |e, node| {
            found |= e == sign || matches!(node, Node::Unsigned(_, x) if *x == pe);
        });
    }
    found
}

/// The two values of which an expression is the greater: of a sum with an extremum in it, `x - min(a, b)`, the
/// sum with either.
fn greater_of(cx: &mut SolveContext<'_>, e: Expr) -> Option<[Expr; 2]> {
    let two = |s: &Store, e: Expr, k: &Num| match (s.node(e), k) {
        (Node::Max(args), k) if k.is_one() => <[Expr; 2]>::try_from(args.as_slice()).ok(),
        (Node::Min(args), k) if *k == Num::int(-1) => <[Expr; 2]>::try_from(args.as_slice()).ok(),
        _ => None,
    };
    if let Some(found) = two(cx, e, &Num::ONE) {
        return Some(found);
    }
    let Node::Sum(_, terms) = cx.node(e).clone() else { return None };
    let (k, term, found) =
        terms.iter().find_map(|(k, t)| Some((k.clone(), *t, two(cx, *t, k)?)))?;
    Some(found.map(|x| {
        let less = cx.scale(-k.clone(), term);
        let rest = cx.add(e, less);
        let with = cx.scale(k.clone(), x);
        cx.add(rest, with)
    }))
}

/// The step of a recurrence that is one, and the guards under which it is.
fn stepping(
    cx: &mut SolveContext<'_>,
    r: &Recurrence,
    fits: impl Fn(&mut Store, Expr, Expr) -> bool,
) -> Option<(Stepping, Vec<Expr>)> {
    if cx.has_var(r.next, r.k) {
        return None;
    }
    cx.dag_size_within(r.next, cx.limits().recurrences.iterated_nodes)?;
    if let Some(found) = stepping_in(cx, r, r.next, &fits) {
        return Some((found, Vec::new()));
    }
    // signs of parameters decide what an unsigned comparison says
    let guard = conditions(cx, r.next, |s, c| s.vars(c).is_empty()).into_iter().next()?;
    if cx.unknown_in(guard).is_some() || speaks_of_addresses(cx, &[guard]) {
        return None;
    }
    let truth = cx.truth(true);
    let next = cx.with_node(r.next, guard, truth);
    let found = stepping_in(cx, r, next, &fits)?;
    Some((found, vec![guard]))
}

fn stepping_in(
    cx: &mut SolveContext<'_>,
    r: &Recurrence,
    next: Expr,
    fits: &impl Fn(&mut Store, Expr, Expr) -> bool,
) -> Option<Stepping> {
    let p = r.p;
    conditions(cx, next, |s, c| s.has_var(c, p)).into_iter().find_map(|c| {
        let [yes, no] = [true, false].map(|holds| {
            let truth = cx.truth(holds);
            cx.with_node(next, c, truth)
        });
        let not = cx.not(c);
        [(c, yes, no), (not, no, yes)].into_iter().find_map(|(condition, then, otherwise)| {
            if !fits(cx, condition, otherwise) {
                return None;
            }
            let step = step(cx, then, p, r.width, &mut false)?;
            let step = cx.as_const(step).filter(|s| !s.is_zero())?.clone();
            let found = Stepping { condition, step, otherwise };
            stays_machine_integer(cx, r, &found).then_some(found)
        })
    })
}

/// The conditions in an expression by which something is chosen or counted, the outermost first.
pub(super) fn conditions(s: &Store, e: Expr, wanted: impl Fn(&Store, Expr) -> bool) -> Vec<Expr> {
    let mut found = Vec::new();
    s.visit(&[e], |_, node| match node {
        Node::Ite(c, ..) => found.push(*c),
        Node::Sum(_, terms) => found.extend(terms.iter().map(|t| t.1).filter(|&t| s.is_boolean(t))),
        _ => {}
    });
    found.retain(|&c| s.is_free_in(c, e) && wanted(s, c));
    found.dedup();
    found.reverse();
    found
}

/// Is the value after a step one of the machine integers? Of a value that starts at no less than 0, and
/// that a step never takes below, only those from 0 on are looked at.
fn stays_machine_integer(cx: &mut SolveContext<'_>, r: &Recurrence, found: &Stepping) -> bool {
    let pe = cx.sym(r.p);
    let next = cx.add_num(pe, found.step.clone());
    let mut facts = facts_in(cx, Some(r.l));
    let starts = entry_facts(cx, r.l).prove_ge0(cx, r.start);
    if starts {
        facts.assume_non_negative(cx, pe);
    }
    facts.assume(cx, found.condition);
    if starts && !facts.prove_ge0(cx, next) {
        facts = facts_in(cx, Some(r.l));
        facts.assume(cx, found.condition);
    }
    // the value itself is one: only the end that the step goes to can be passed
    let (lo, hi) = machine_range(r.width, true);
    let room = match found.step.is_positive() {
        true => {
            let hi = cx.num(hi);
            cx.sub(hi, next)
        }
        false => cx.add_num(next, -lo),
    };
    facts.prove_ge0(cx, room)
}

/// The first iteration from which on no step is taken.
fn last_step(cx: &mut SolveContext<'_>, r: &Recurrence, found: &Stepping) -> Option<Expr> {
    let j = cx.fresh("s", SymKind::Index, Some(Num::ZERO), None);
    let je = cx.sym(j);
    let total = cx.scale(found.step.clone(), je);
    let value = cx.add(r.start, total);
    let holds = cx.substitute(found.condition, &[(r.p, value)]);
    let stops = cx.not(holds);
    let mut facts = facts_in(cx, Some(r.l));
    Some(first_true(cx, &mut facts, j, stops).ok()?.index)
}
