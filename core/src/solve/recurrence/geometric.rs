//! Powers of two: values that are doubled, also with a number added, or halved, in each iteration.

use crate::expr::{Expr, Node, Num};
use crate::rules::{Example, Rule, RuleInfo};
use crate::solve::context::predicated::Predicated;
use crate::solve::context::SolveContext;
use crate::solve::recurrence::{Find, Recurrence};

pub(in crate::solve) const DOUBLING: Rule<Find> = Rule {
    info: RuleInfo {
        name: "doubling",
        stage: "recurrence",
        statement: "next = P*2^m: value = start*2^(m*k)",
        conditions: "m > 0; where the product is taken modulo 2^w, so is the value",
        source: "closed form of a geometric progression",
        example: Example::recurrence("a", "2*P", "a*2^k"),
    },
    apply: doubling,
};

pub(in crate::solve) const DOUBLING_AND_ADDING: Rule<Find> = Rule {
    info: RuleInfo {
        name: "doubling-and-adding",
        stage: "recurrence",
        statement: "next = P*2^m + d: value = start*2^(m*k) + d*(2^(m*k) - 1)/(2^m - 1)",
        conditions:
            "m > 0; d speaks of neither P nor k; where the sum is taken modulo 2^w, so is the value",
        source: "sum of a geometric progression: 1 + r + ... + r^(k - 1) = (r^k - 1)/(r - 1)",
        example: Example::recurrence("a", "4*P + d", "a*2^(2*k) + d*(2^(2*k) - 1)/3"),
    },
    apply: doubling_and_adding,
};

pub(in crate::solve) const HALVING: Rule<Find> = Rule {
    info: RuleInfo {
        name: "halving",
        stage: "recurrence",
        statement: "next = floor(P/2^m): value = floor(start/2^(m*k))",
        conditions: "m > 0; where P is read without a sign, so is the start",
        source: "nested floors: floor(floor(x/a)/b) = floor(x/(a*b))",
        example: Example::recurrence("a", "floor(P/2)", "floor(a/2^k)"),
    },
    apply: halving,
};

pub(in crate::solve) const HALVING_TOWARDS_ZERO: Rule<Find> = Rule {
    info: RuleInfo {
        name: "halving-towards-zero",
        stage: "recurrence",
        statement: "next = P/2^m rounded towards 0: value = start/2^(m*k), rounded towards 0",
        conditions: "m > 0",
        source: "nested floors, on each side of 0",
        example: Example::recurrence(
            "a",
            "ite(P >= 0, floor(P/2), ceil(P/2))",
            "ite(a >= 0, floor(a/2^k), ceil(a/2^k))",
        ),
    },
    apply: halving_towards_zero,
};

fn power(v: &Num) -> Option<u32> {
    let v = v.as_i128()?;
    (v > 1 && v.count_ones() == 1).then(|| v.trailing_zeros())
}

/// `2^(m·k)`
fn factor(cx: &mut SolveContext<'_>, r: &Recurrence, m: u32) -> Expr {
    let ke = cx.sym(r.k);
    let e = cx.scale(Num::int(i128::from(m)), ke);
    cx.pow2(e)
}

fn doubling(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let pe = cx.sym(r.p);
    let (wrapped, inner) = match *cx.node(r.next) {
        Node::Wrap { signed: true, width: w, arg } if w == r.width => (true, arg),
        _ => (false, r.next),
    };
    let Node::Sum(c, terms) = cx.node(inner).clone() else { return None };
    if !c.is_zero() || terms.len() != 1 || terms[0].1 != pe {
        return None;
    }
    let m = power(&terms[0].0)?;
    let f = factor(cx, r, m);
    let v = cx.mul(r.start, f);
    Some(if wrapped { cx.wrap(true, r.width, v) } else { v }.into())
}

/// `2^m - 1` divides `2^(m*k) - 1`: the quotient is how often `d` was added, each time as often as it has been doubled since.
fn doubling_and_adding(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let pe = cx.sym(r.p);
    let (wrapped, inner) = match *cx.node(r.next) {
        Node::Wrap { signed: true, width: w, arg } if w == r.width => (true, arg),
        _ => (false, r.next),
    };
    let Node::Sum(c, mut terms) = cx.node(inner).clone() else { return None };
    let own = terms.iter().position(|t| t.1 == pe)?;
    let (ratio, _) = terms.remove(own);
    let m = power(&ratio)?;
    let d = cx.linear_sum(c, terms);
    if cx.has_var(d, r.p) || cx.has_var(d, r.k) {
        return None;
    }
    let f = factor(cx, r, m);
    let doubled = cx.mul(r.start, f);
    let times = cx.add_num(f, Num::int(-1));
    let times = cx.scale(Num::ONE.checked_div(&(Num::pow2(m) - Num::ONE))?, times);
    let added = cx.mul(d, times);
    let v = cx.add(doubled, added);
    Some(if wrapped { cx.wrap(true, r.width, v) } else { v }.into())
}

fn halving(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let pe = cx.sym(r.p);
    let Node::FloorDiv(x, d) = *cx.node(r.next) else { return None };
    let m = power(cx.as_const(d)?)?;
    let f = factor(cx, r, m);
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
fn halving_towards_zero(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let pe = cx.sym(r.p);
    let Node::Ite(_, a, _) = *cx.node(r.next) else { return None };
    let Node::FloorDiv(x, d) = *cx.node(a) else { return None };
    let m = power(cx.as_const(d)?)?;
    if x != pe || cx.trunc_div(pe, d) != r.next {
        return None;
    }
    let f = factor(cx, r, m);
    let (down, up) = (cx.floor_div(r.start, f), cx.ceil_div(r.start, f));
    let zero = cx.zero();
    let positive = cx.ge(r.start, zero);
    Some(cx.ite(positive, down, up).into())
}
