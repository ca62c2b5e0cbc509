//! Ranges and summands that need no formula: nothing to sum, the same at each index, few indices.

use super::engine::{closing_rule, Close, Closed, Engine, Summation};
use crate::expr::Num;
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
    let at = e.s.substitute(sum.part.body, &[(e.var, sum.part.lo)]);
    let zero = e.s.zero();
    let any = e.s.gt(sum.span, zero);
    let one = e.s.ite(any, at, zero);
    Some(Ok(outer.simplify(e.s, one)))
}
