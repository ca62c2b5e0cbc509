//! Linearity: sums of terms, and factors that the index has no part in.

use super::engine::{closing_rule, Close, Closed, Engine, Summation};
use super::polynomial::sum_polynomial;
use super::range_sum::NoClosedForm;
use crate::expr::{Expr, Node, Num};
use crate::facts::Facts;
use crate::rules::{Example, NewRule, Rule};

const SOURCE: &str = "Graham, Knuth, Patashnik, Concrete Mathematics (1994), section 2.3";

pub(super) const TERMS: Rule<Close> = closing_rule(NewRule {
    name: "terms",
    statement: "Σ (f(i) + g(i)) = Σ f(i) + Σ g(i), the polynomial terms in one go",
    conditions: "the summand has several terms",
    source: SOURCE,
    example: Example::sum("n >= 0", ["0", "n"], "i + 2^i", "2^(n + 1) + n*(n + 1)/2 - 1"),
    apply: terms,
});

pub(super) const CONSTANT_FACTOR: Rule<Close> = closing_rule(NewRule {
    name: "constant-factor",
    statement: "Σ k·f(i) = k·Σ f(i)",
    conditions: "k is a number other than 1",
    source: SOURCE,
    example: Example::sum("n >= 0", ["0", "n"], "3*2^i", "3*2^(n + 1) - 3"),
    apply: constant_factor,
});

pub(super) const FREE_FACTORS: Rule<Close> = closing_rule(NewRule {
    name: "index-free-factors",
    statement: "Σ x·f(i) = x·Σ f(i)",
    conditions: "x does not speak of i",
    source: SOURCE,
    example: Example::sum("n >= 0", ["0", "n"], "m*2^i", "m*(2^(n + 1) - 1)"),
    apply: free_factors,
});

fn terms(e: &mut Engine<'_>, outer: &mut Facts, sum: &Summation) -> Option<Closed> {
    let (c, terms) = e.s.linear(sum.part.body);
    if terms.len() <= 1 && c.is_zero() {
        return None;
    }
    Some(sum_terms(e, outer, sum, c, terms.to_vec()))
}

fn sum_terms(
    e: &mut Engine<'_>,
    outer: &mut Facts,
    sum: &Summation,
    c: Num,
    terms: Vec<(Num, Expr)>,
) -> Closed {
    let mut polynomial = vec![];
    let mut total = vec![];
    let mut terms = terms;
    while let Some((at, carried)) = carried_pair(e, sum, &terms) {
        total.push((terms[at.0].0.clone(), carried));
        terms = (0..).zip(terms).filter(|(i, _)| *i != at.0 && *i != at.1).map(|t| t.1).collect();
    }
    for (k, t) in terms {
        if e.s.coefficients(t, e.var).is_some() {
            polynomial.push((k, t));
        } else {
            let x = e.sum(outer, sum.part.with_body(t))?;
            total.push((k, x));
        }
    }
    let p = e.s.linear_sum(c, polynomial);
    let closed = sum_polynomial(e.s, e.var, sum.part.lo, sum.len, p);
    let p = closed.ok_or(NoClosedForm::NoRule { part: p })?;
    total.push((Num::ONE, p));
    let total = e.s.linear_sum(Num::ZERO, total);
    // what telescopes cancels
    let multiplied_out = e.s.expand(total);
    let fewer = e.s.linear(multiplied_out).1.len() < e.s.linear(total).1.len();
    Ok(if fewer { multiplied_out } else { total })
}

/// The places of two floors whose difference cancels but for its ends, and the sum of that. Steps by a number have
/// polynomials, which say more.
fn carried_pair(
    e: &mut Engine<'_>,
    sum: &Summation,
    terms: &[(Num, Expr)],
) -> Option<((usize, usize), Expr)> {
    let mut floors = Vec::new();
    for (at, (k, t)) in terms.iter().enumerate() {
        let Node::FloorDiv(x, m) = *e.s.node(*t) else { continue };
        let step = e.s.affine_in(x, e.var).map(|(step, _)| step);
        if !e.s.has_var(m, e.var) && step.is_some_and(|step| e.s.as_const(step).is_none()) {
            floors.push((at, k, x, m));
        }
    }
    floors.iter().find_map(|&(at, k, x, m)| {
        let others = floors.iter().filter(|o| o.3 == m && *o.1 == -k.clone());
        others.into_iter().find_map(|&(other, _, y, _)| {
            let by = e.s.sub(x, y);
            e.carries(y, m, by, sum).map(|carried| ((at, other), carried))
        })
    })
}

fn constant_factor(e: &mut Engine<'_>, outer: &mut Facts, sum: &Summation) -> Option<Closed> {
    let (c, terms) = e.s.linear(sum.part.body);
    let [(k, t)] = &terms[..] else { return None };
    if !c.is_zero() || k.is_one() {
        return None;
    }
    let x = e.sum(outer, sum.part.with_body(*t));
    Some(x.map(|x| e.s.scale(k.clone(), x)))
}

fn free_factors(e: &mut Engine<'_>, outer: &mut Facts, sum: &Summation) -> Option<Closed> {
    let Node::Product(factors) = e.s.node(sum.part.body).clone() else { return None };
    let (depending, free): (Vec<_>, Vec<_>) =
        factors.into_iter().partition(|f| e.s.has_var(f.0, e.var));
    if free.is_empty() {
        return None;
    }
    let (free, depending) = (e.s.product(free), e.s.product(depending));
    let x = e.sum(outer, sum.part.with_body(depending));
    Some(x.map(|x| e.s.mul(free, x)))
}
