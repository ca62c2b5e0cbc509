//! Ranges and summands that need no formula: nothing to sum, the same at each index, few indices.

use super::engine::{closing_rule, Close, Closed, Engine, Summation};
use crate::expr::{Expr, Node, Num, Store};
use crate::facts::Facts;
use crate::rules::{Example, NewRule, Rule};

pub(super) const EMPTY_RANGE: Rule<Close> = closing_rule(NewRule {
    name: "empty-range",
    statement: "Σ_{lo ≤ i ≤ hi} f(i) = 0",
    conditions: "hi < lo",
    source: "the paper's range analysis: the empty range",
    example: Example::sum("n >= 0", ["n + 1", "n"], "floor(n/(i^2 + 1))", "0"),
    apply: empty_range,
});

pub(super) const CONSTANT_SUMMAND: Rule<Close> = closing_rule(NewRule {
    name: "constant-summand",
    statement: "Σ_{lo ≤ i ≤ hi} c = c·max(0, hi - lo + 1)",
    conditions: "c does not speak of i",
    source: "Graham, Knuth, Patashnik, Concrete Mathematics (1994), section 2.3",
    example: Example::sum("1", ["a", "n"], "m", "m*max(0, n - a + 1)"),
    apply: constant_summand,
});

pub(super) const FEW_INDICES: Rule<Close> = closing_rule(NewRule {
    name: "few-indices",
    statement: "Σ_{lo ≤ i ≤ hi} f(i) = f(lo) + f(lo + 1) + … + f(hi)",
    conditions: "the number of indices is a number, and small (limit `few_indices`)",
    source: "the definition of a sum",
    example: Example::sum("1", ["n", "n + 1"], "max(i, m)", "max(n, m) + max(m, n + 1)"),
    apply: few_indices,
});

pub(super) const ONE_INDEX: Rule<Close> = closing_rule(NewRule {
    name: "one-index",
    statement: "Σ_{lo ≤ i ≤ hi} f(i) = f(lo) if lo ≤ hi, else 0",
    conditions: "hi ≤ lo",
    source: "the definition of a sum; the remainder of a tile is such a range",
    example: Example::sum("n >= m", ["n", "m"], "i^2", "ite(m >= n, n^2, 0)"),
    apply: one_index,
});

pub(super) const ENDS_MEET: Rule<Close> = closing_rule(NewRule {
    name: "ends-meet",
    statement:
        "Σ_{max(a, b, …) ≤ i ≤ min(c, d, …)} f(i) = f(max(a, b, …)) if there is such an i, else 0",
    conditions:
        "d ≤ b, quotients by the same divisor; nothing wraps: without wraps the sum may be simpler",
    source: "the definition of a sum; a last tile is cut off in such a range",
    example: Example::sum(
        "m > 0",
        ["max(0, ceil(n/m), ceil((n - 8*floor(m/8))/m))", "ceil((n - 7)/m)"],
        "floor(n/(i^2 + 1))",
        "ite(ceil((n - 7)/m) >= ceil(n/m) && n + m >= 8, floor(n/(floor((-n)/m)^2 + 1)), 0)",
    ),
    apply: ends_meet,
});

fn empty_range(e: &mut Engine<'_>, _: &mut Facts, sum: &Summation) -> Option<Closed> {
    e.s.is_zero(sum.len).then_some(Ok(sum.len))
}

fn constant_summand(e: &mut Engine<'_>, _: &mut Facts, sum: &Summation) -> Option<Closed> {
    if e.s.has_var(sum.part.body, e.var) {
        return None;
    }
    Some(Ok(e.s.mul(sum.len, sum.part.body)))
}

fn few_indices(e: &mut Engine<'_>, _: &mut Facts, sum: &Summation) -> Option<Closed> {
    let len = e.s.as_const(sum.len)?.as_i128()?;
    if len > e.s.limits().sums.few_indices.into() {
        return None;
    }
    let mut total = e.s.zero();
    for k in 0..len {
        let at = e.s.add_num(sum.part.lo, Num::int(k));
        let x = e.s.substitute(sum.part.body, &[(e.var, at)]);
        total = e.s.add(total, x);
    }
    Some(Ok(total))
}

fn one_index(e: &mut Engine<'_>, outer: &mut Facts, sum: &Summation) -> Option<Closed> {
    let spare = e.s.linear_sum(Num::ONE, [(Num::int(-1), sum.span)]);
    if !outer.prove_ge0(e.s, spare) {
        return None;
    }
    Some(at_first(e, outer, sum))
}

fn ends_meet(e: &mut Engine<'_>, outer: &mut Facts, sum: &Summation) -> Option<Closed> {
    let (firsts, lasts) = match (e.s.node(sum.part.lo), e.s.node(sum.part.hi)) {
        (Node::Max(firsts), Node::Min(lasts)) => (firsts.to_vec(), lasts.to_vec()),
        (Node::Max(firsts), _) => (firsts.to_vec(), vec![sum.part.hi]),
        (_, Node::Min(lasts)) => (vec![sum.part.lo], lasts.to_vec()),
        _ => return None,
    };
    let mut wraps = false;
    e.s.visit(&[sum.part.lo, sum.part.hi, sum.part.body], |_, node| {
        wraps |= matches!(node, Node::Wrap { .. } | Node::Unsigned(..));
    });
    if wraps {
        return None;
    }
    let pairs = firsts.iter().flat_map(|&first| lasts.iter().map(move |&last| (first, last)));
    let meet = pairs.into_iter().any(|(first, last)| {
        let divisor = divisor_of(e.s, first);
        divisor.is_some() && divisor == divisor_of(e.s, last) && {
            let left = e.s.sub(first, last);
            outer.prove_ge0(e.s, left)
        }
    });
    meet.then(|| at_first(e, outer, sum))
}

/// What is divided by, of a quotient beside which there are numbers only.
fn divisor_of(s: &Store, e: Expr) -> Option<Expr> {
    let terms = s.linear(e).1;
    match (terms.len(), terms.first().map(|t| s.node(t.1))) {
        (1, Some(&Node::FloorDiv(_, d))) => Some(d),
        _ => None,
    }
}

/// The summand at the first index, where there is one.
fn at_first(e: &mut Engine<'_>, outer: &mut Facts, sum: &Summation) -> Closed {
    let at = e.s.substitute(sum.part.body, &[(e.var, sum.part.lo)]);
    let zero = e.s.zero();
    let any = e.s.gt(sum.span, zero);
    let one = e.s.ite(any, at, zero);
    Ok(outer.simplify(e.s, one))
}
