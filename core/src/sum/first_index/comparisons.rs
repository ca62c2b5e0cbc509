//! Comparisons of something affine in the index.

use super::equalities::modular_points;
use super::{first_index_rule, Find, FirstTrue, Found, Search};
use crate::expr::{Expr, Node, Num, Store, Sym};
use crate::facts::Facts;
use crate::rules::{Example, NewRule, Rule};
use crate::sum::compare::affine_comparison;

pub(super) const AFFINE: Rule<Find> = first_index_rule(NewRule {
    name: "first-affine",
    statement: "first k with a·k + b ≥ 0 = max(0, ceil(-b/a)) for a > 0; 0, if b ≥ 0, for a ≤ 0",
    conditions: "neither a nor b speaks of k; quotients by numbers are multiplied out",
    source: "the paper's loop counts; LLVM's ScalarEvolution (howManyLessThans)",
    example: Example::first_index("1", "2*k >= n", ["max(0, n - floor(n/2))", "1"]),
    apply: affine,
});

pub(super) const GREATEST_REMAINDER: Rule<Find> = first_index_rule(NewRule {
    name: "first-greatest-remainder",
    statement: "first k with r(k) ≥ 0 = first k with r(k) = 0",
    conditions: "r is a remainder modulo a number, and at most 0",
    source: "reduction to a linear congruence",
    example: Example::first_index("1", "(3*k + 1) mod 8 >= 7", ["2", "1"]),
    apply: greatest_remainder,
});

fn affine(s: &mut Store, facts: &mut Facts, r: &Search) -> Option<Found> {
    let Node::Ge0(e) = *s.node(r.cond) else { return None };
    let (a, b) = affine_comparison(s, e, r.var, &r.ended)?;
    Some(Ok(first_affine(s, facts, a, b)))
}

/// `a·k + b ≥ 0`
fn first_affine(s: &mut Store, facts: &mut Facts, a: Expr, b: Expr) -> FirstTrue {
    let zero = s.zero();
    let now = s.ge0(b);
    let ia = facts.interval(s, a);
    if ia.hi.as_ref().is_some_and(|h| !h.is_positive()) {
        // it can only get worse
        return FirstTrue { index: zero, exists: now };
    }
    let nb = s.neg(b);
    let later = s.ceil_div(nb, a);
    let grows = s.gt(a, zero);
    let grows = match ia.lo.as_ref().is_some_and(Num::is_positive) {
        true => s.truth(true),
        // of a choice each arm may be positive where it is taken
        false => facts.simplify(s, grows),
    };
    if s.is_one(grows) {
        let index = s.positive_part(later);
        let index = facts.simplify(s, index);
        return FirstTrue { index, exists: s.truth(true) };
    }
    let exists = s.or(now, grows);
    let index = s.ite(now, zero, later);
    FirstTrue { index, exists }
}

fn greatest_remainder(s: &mut Store, facts: &mut Facts, r: &Search) -> Option<Found> {
    let Node::Ge0(e) = *s.node(r.cond) else { return None };
    Some(Ok(at_most_zero(s, facts, r.var, e)?.first))
}

/// `e ≥ 0` for a remainder that reaches 0 at its greatest: an equality.
pub(super) fn at_most_zero(
    s: &mut Store,
    facts: &mut Facts,
    var: Sym,
    e: Expr,
) -> Option<super::equalities::Points> {
    facts.interval(s, e).hi.filter(Num::is_zero)?;
    modular_points(s, facts, var, e)
}
