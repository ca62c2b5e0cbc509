//! Quotients: values that are divided by a number in each iteration, rounded down, up, or towards 0, also down to a
//! number only (the levels of a pyramid of images).
//!
//! Nested floors are one: `floor(floor(x/a)/b) = floor(x/(a*b))`. A number added before the division is taken off where
//! the division leaves it as it is: with `c = s*(r - 1)`, `floor((s + x + c)/r) = s + floor(x/r)`.

use crate::expr::{machine_range, Expr, Node, Num};
use crate::rules::{Example, Rule, RuleInfo};
use crate::solve::context::predicated::Predicated;
use crate::solve::context::SolveContext;
use crate::solve::guards::no_wrap::not_negative;
use crate::solve::loop_facts::facts_in;
use crate::solve::recurrence::geometric::{factor, ratio};
use crate::solve::recurrence::{Find, Recurrence};

pub(in crate::solve) const DIVIDING: Rule<Find> = Rule {
    info: RuleInfo {
        name: "dividing",
        stage: "recurrence",
        statement: "next = floor(P/r): value = floor(start/r^k)",
        conditions: "r is a number from 2 to 2^32; where P is read without a sign, so is the start",
        source: "nested floors: floor(floor(x/a)/b) = floor(x/(a*b))",
        example: Example::recurrence("a", "floor(P/10)", "floor(a/10^k)"),
    },
    apply: dividing,
};

pub(in crate::solve) const DIVIDING_TOWARDS_ZERO: Rule<Find> = Rule {
    info: RuleInfo {
        name: "dividing-towards-zero",
        stage: "recurrence",
        statement: "next = P/r rounded towards 0: value = start/r^k, rounded towards 0",
        conditions: "r is a number from 2 to 2^32",
        source: "nested floors, on each side of 0",
        example: Example::recurrence(
            "a",
            "ite(P >= 0, floor(P/2), ceil(P/2))",
            "ite(a >= 0, floor(a/2^k), ceil(a/2^k))",
        ),
    },
    apply: dividing_towards_zero,
};

pub(in crate::solve) const DIVIDING_UP: Rule<Find> = Rule {
    info: RuleInfo {
        name: "dividing-up",
        stage: "recurrence",
        statement: "next = floor((P + s*(r - 1))/r): value = s + floor((start - s)/r^k); s = 1 where the quotient is \
                    rounded up",
        conditions: "r is a number from 2 to 2^32, s a number. Where the start is not negative, and s is not, signs are \
                     taken off P; that it is not may become a guard",
        source: "nested floors, at a distance of s",
        example: Example::recurrence("a", "floor((P + 1)/2)", "floor((a - 1)/2^k) + 1"),
    },
    apply: dividing_up,
};

pub(in crate::solve) const DIVIDING_DOWN_TO: Rule<Find> = Rule {
    info: RuleInfo {
        name: "dividing-down-to",
        stage: "recurrence",
        statement: "next = max(c, floor(P/r)): value = max(c, floor(start/r^k)) for k > 0, start at 0",
        conditions: "r is a number from 2 to 2^32, c one of at least 0. Where the start is not negative, signs are taken \
                     off P; that it is not may become a guard",
        source: "max(c, floor(max(c, x)/r)) = max(c, floor(x/r)) as floor(c/r) <= c",
        example: Example::recurrence(
            "a",
            "max(1, floor(P/2))",
            "ite(k == 0, a, max(1, floor(a/2^k)))",
        ),
    },
    apply: dividing_down_to,
};

fn dividing(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let pe = cx.sym(r.p);
    let Node::FloorDiv(x, d) = *cx.node(r.next) else { return None };
    let ratio = ratio(cx.as_const(d)?)?;
    let f = factor(cx, r, ratio);
    if x == pe {
        return Some(cx.floor_div(r.start, f).into());
    }
    let Node::Unsigned(w, y) = *cx.node(x) else { return None };
    if y != pe || w != r.width {
        return None;
    }
    let u = cx.unsigned(r.width, r.start);
    if u == r.start {
        return Some(cx.floor_div(r.start, f).into());
    }
    let later = cx.floor_div(u, f);
    let ke = cx.sym(r.k);
    let first = cx.eq0(ke);
    Some(cx.ite(first, r.start, later).into())
}

// rounded towards 0, again and again, is so once
fn dividing_towards_zero(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let pe = cx.sym(r.p);
    let Node::Ite(_, a, _) = *cx.node(r.next) else { return None };
    let Node::FloorDiv(x, d) = *cx.node(a) else { return None };
    let ratio = ratio(cx.as_const(d)?)?;
    if x != pe || cx.trunc_div(pe, d) != r.next {
        return None;
    }
    let f = factor(cx, r, ratio);
    let (down, up) = (cx.floor_div(r.start, f), cx.ceil_div(r.start, f));
    let zero = cx.zero();
    let positive = cx.ge(r.start, zero);
    Some(cx.ite(positive, down, up).into())
}

fn dividing_up(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let (ratio, added, guards) = signless(cx, r, quotient_with_sum)?;
    let off = added.checked_div(&(Num::int(ratio) - Num::ONE))?;
    if off.is_zero() || !off.is_integer() {
        return None;
    }
    let f = factor(cx, r, ratio);
    let start = cx.add_num(r.start, -off.clone());
    let quotient = cx.floor_div(start, f);
    Some(Predicated::new(cx.add_num(quotient, off), guards))
}

fn dividing_down_to(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let (ratio, least, guards) = signless(cx, r, quotient_down_to)?;
    let f = factor(cx, r, ratio);
    let quotient = cx.floor_div(r.start, f);
    let least = cx.num(least);
    let later = cx.max(least, quotient);
    let ke = cx.sym(r.k);
    let first = cx.eq0(ke);
    Some(Predicated::new(cx.ite(first, r.start, later), guards))
}

/// A quotient of the value in `next`: the divisor and a number.
type Quotient = fn(&mut SolveContext<'_>, &Recurrence, Expr) -> Option<(u32, Num)>;

/// A quotient in `next` as it is, or without signs where no value is negative, nor beyond the largest signed number
/// with what is added before the division; and the guards under which none is.
fn signless(
    cx: &mut SolveContext<'_>,
    r: &Recurrence,
    quotient: Quotient,
) -> Option<(u32, Num, Vec<Expr>)> {
    if cx.has_var(r.next, r.k) || !cx.has_var(r.next, r.p) {
        return None;
    }
    cx.dag_size_within(r.next, cx.limits().recurrences.iterated_nodes)?;
    if let Some((ratio, number)) = quotient(cx, r, r.next) {
        return Some((ratio, number, Vec::new()));
    }
    let pe = cx.sym(r.p);
    let most = machine_range(r.width, true).1;
    // half of all numbers is more than any quotient, and leaves room for what is added
    let added = {
        let mut added = Vec::new();
        cx.visit(&[r.next], |x, _| added.push(x));
        let added = added.into_iter().filter_map(|x| {
            let rest = cx.sub(x, pe);
            cx.as_const(rest).cloned()
        });
        added.filter(Num::is_positive).max()
    };
    let added = added.unwrap_or(Num::ZERO);
    if Num::int(2) * added.clone() > most {
        return None;
    }
    let (most, added) = (cx.num(most), cx.num(added));
    let room = cx.sub(most, added);
    let within = |cx: &mut SolveContext<'_>, e: Expr| [e, cx.sub(room, e)];
    let mut facts = facts_in(cx, Some(r.l));
    let wanted = within(cx, r.start);
    let guards = not_negative(cx, r.l, &mut facts, &wanted)?;
    guards.iter().for_each(|&g| facts.assume(cx, g));
    for e in within(cx, pe) {
        facts.assume_non_negative(cx, e);
    }
    let next = facts.simplify(cx, r.next);
    let (ratio, number) = quotient(cx, r, next).filter(|q| !q.1.is_negative())?;
    // by induction: what is on that side of both bounds stays there
    let stays = within(cx, next);
    stays.into_iter().all(|e| facts.prove_ge0(cx, e)).then_some((ratio, number, guards))
}

/// `floor((P + c)/r)`, or `P - floor(P/2)`, with what is added.
fn quotient_with_sum(cx: &mut SolveContext<'_>, r: &Recurrence, next: Expr) -> Option<(u32, Num)> {
    let pe = cx.sym(r.p);
    if let Node::FloorDiv(x, d) = *cx.node(next) {
        let ratio = ratio(cx.as_const(d)?)?;
        let added = cx.sub(x, pe);
        return Some((ratio, cx.as_const(added)?.clone()));
    }
    let two = cx.int(2);
    let half = cx.floor_div(pe, two);
    let rest = cx.sub(pe, half);
    (rest == next).then_some((2, Num::ONE))
}

/// `max(c, floor(P/r))`, also by a choice, with `c`.
fn quotient_down_to(cx: &mut SolveContext<'_>, r: &Recurrence, next: Expr) -> Option<(u32, Num)> {
    let pe = cx.sym(r.p);
    let (condition, parts) = match cx.node(next) {
        Node::Max(args) => (None, <[Expr; 2]>::try_from(args.as_slice()).ok()?),
        Node::Ite(c, a, b) => (Some(*c), [*a, *b]),
        _ => return None,
    };
    let is_number = |cx: &SolveContext<'_>, e: Expr| cx.as_const(e).is_some();
    let (least, quotient, is_first) = match parts {
        [a, b] if is_number(cx, a) => (a, b, true),
        [a, b] if is_number(cx, b) => (b, a, false),
        _ => return None,
    };
    let Node::FloorDiv(x, d) = *cx.node(quotient) else { return None };
    let ratio = ratio(cx.as_const(d)?).filter(|_| x == pe)?;
    if let Some(condition) = condition {
        // the choice is for the greater one
        let not = cx.not(condition);
        let (to_least, to_quotient) = if is_first { (condition, not) } else { (not, condition) };
        let less = cx.sub(least, quotient);
        let more = cx.neg(less);
        for (condition, difference) in [(to_least, less), (to_quotient, more)] {
            let mut facts = facts_in(cx, Some(r.l));
            facts.assume(cx, condition);
            if !facts.prove_ge0(cx, difference) {
                return None;
            }
        }
    }
    let least = cx.as_const(least)?.clone();
    (!least.is_negative()).then_some((ratio, least))
}
