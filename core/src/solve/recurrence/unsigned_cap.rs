//! The end of a chunk that never lies beyond the last iteration, in unsigned numbers: `p = umin(c, p + s)`, as parallel
//! runtimes step through loops whose iterations are counted without signs.
//!
//! Where nothing lies beyond the largest signed number, order and sum are those of signed numbers. That is an
//! invariant of the loop, proved by induction: what the value is before lies in that range, so does what it becomes.

use crate::expr::{machine_range, Expr, Node};
use crate::rules::{Example, Rule, RuleInfo};
use crate::solve::context::predicated::Predicated;
use crate::solve::context::SolveContext;
use crate::solve::guards::no_wrap::not_negative;
use crate::solve::loop_facts::facts_in;
use crate::solve::recurrence::min_max::{capped, capped_at};
use crate::solve::recurrence::{Find, Recurrence};

pub(in crate::solve) const CAPPED_UNSIGNED: Rule<Find> = Rule {
    info: RuleInfo {
        name: "capped-unsigned",
        stage: "recurrence",
        statement: "next = min(c, wrap(P + s)), wrap(min(c, P) + s) or wrap(P + min(wrap(c - P), s)), in the order of \
                    unsigned numbers: as `capped`, where nothing on the way is negative or beyond the largest signed \
                    number",
        conditions: "c and s speak neither of P nor of k; start, c and s are not negative, and start + s and c + s are \
                     signed numbers; where c - P is looked at, start <= c",
        source: "induction over the iterations: 0 <= P <= max(start, c)",
        example: Example::recurrence(
            "0",
            "ite(s32(P + 3) >= 0 && s32(P + 3) <= 9, s32(P + 3), 9)",
            "min(9, 3*k)",
        ),
    },
    apply: capped_unsigned,
};

fn capped_unsigned(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let Recurrence { l, k, start, next, p, width } = *r;
    let small = cx.limits().recurrences.iterated_nodes;
    cx.dag_size_within(next, small)?;
    let (mut wraps, mut caps) = (Vec::new(), Vec::new());
    cx.visit(&[next], |_, node| match *node {
        Node::Wrap { signed: true, width: w, arg } if w == width => wraps.push(arg),
        Node::Ite(_, a, b) => caps.extend([a, b]),
        _ => {}
    });
    caps.retain(|&e| !cx.is_boolean(e) && !cx.has_var(e, p) && !cx.has_var(e, k));
    let pe = cx.sym(p);
    let steps = |cx: &mut SolveContext<'_>, e: Expr| {
        let step = cx.sub(e, pe);
        !cx.has_var(step, p) && !cx.has_var(step, k)
    };
    // what is left before the cap is not negative either
    let ends: Vec<Expr> = wraps.iter().map(|&arg| cx.add(arg, pe)).collect();
    let left: Vec<(Expr, Expr)> = wraps
        .iter()
        .copied()
        .zip(ends)
        .filter(|&(_, end)| !cx.has_var(end, p) && !cx.has_var(end, k))
        .collect();
    wraps.retain(|&arg| steps(cx, arg));
    let most = cx.num(machine_range(width, true).1);
    let mut facts = facts_in(cx, Some(l));
    for &e in caps.iter().chain([&pe]) {
        facts.assume_non_negative(cx, e);
    }
    for &arg in &wraps {
        let room = cx.sub(most, arg);
        facts.assume_non_negative(cx, room);
    }
    for &(rest, end) in &left {
        facts.assume_non_negative(cx, end);
        facts.assume_non_negative(cx, rest);
    }
    let plain = facts.simplify(cx, next);
    let (plain, around) = match *cx.node(plain) {
        Node::Wrap { signed: true, width: w, arg } if w == width => (arg, true),
        _ => (plain, false),
    };
    let (cap, stepped, is_min) = capped_at(cx, plain, p)?;
    if !is_min || plain == next || !steps(cx, stepped) || cx.has_var(cap, p) || cx.has_var(cap, k) {
        return None;
    }
    if left.iter().any(|&(_, end)| end != cap) {
        return None;
    }
    let step = cx.sub(stepped, pe);
    let mut inside = facts_in(cx, Some(l));
    let start = inside.simplify(cx, start);
    let mut bounds = vec![start, cap, step];
    bounds.extend(caps);
    bounds.extend(left.iter().map(|_| cx.sub(cap, start)));
    if around {
        bounds.push(cx.sub(most, cap));
    }
    for &arg in &wraps {
        for value in [start, cap] {
            let moved = cx.substitute(arg, &[(p, value)]);
            bounds.push(cx.sub(most, moved));
        }
    }
    let guards = not_negative(cx, l, &mut inside, &bounds)?;
    let mut found = capped(cx, &Recurrence { start, next: plain, ..*r })?;
    found.predicates.extend(guards);
    Some(found)
}
