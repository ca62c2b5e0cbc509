//! What a summand is freed from, under guards, if it has no closed form as it is: wraps of what indices
//! decide, parameters out of the ordinary, and at last wraps of any kind.

use crate::expr::Expr;
use crate::rules::{Example, Rule, RuleInfo};
use crate::solve::context::SolveContext;
use crate::solve::guards::no_wrap::{without_wraps, Plain, Summand, Wraps};
use crate::solve::guards::preconditions::ordinary_parameters;
use crate::solve::loop_facts::facts_in;

/// A rule's function: the summand without something, and the guards that this takes.
pub(in crate::solve) type Free = fn(&mut SolveContext<'_>, &Summand) -> Option<Plain>;

/// What is tried, in order.
pub(in crate::solve) static SUMMANDS: &[Rule<Free>] = &[
    Rule {
        info: RuleInfo {
            name: "no-wrap-summand",
            stage: "count",
            statement: "sum of f(wrap(x(k))) = sum of f(x(k))",
            conditions: "no x(k) of the range leaves the machine integers of its width: proved, or a guard \
                         at both ends of the range where x is affine in k; only wraps of what indices decide",
            source: "design, \"What makes it exact\", 4",
            example: Example::summand("max(signed8(a + k), 0)", "max(a + k, 0)"),
        },
        apply: without_index_wraps,
    },
    Rule {
        info: RuleInfo {
            name: "ordinary-parameters",
            stage: "count",
            statement: "sum of f(floor(x/d), u(y), wrap(z)) = sum of f(floor(x/d), y, z) where d > 0",
            conditions: "d, y and z are free of indices; d > 0, y >= 0 and that z does not wrap are guards",
            source: "design, \"What makes it exact\", 5",
            example: Example::summand("max(unsigned32(b) - k, 0)", "max(b - k, 0)"),
        },
        apply: with_ordinary_parameters,
    },
    Rule {
        info: RuleInfo {
            name: "no-wrap-parameters",
            stage: "count",
            statement: "sum of f(wrap(x(k)), wrap(z)) = sum of f(x(k), z)",
            conditions: "as of no-wrap-summand; wraps of parameters too",
            source: "design, \"What makes it exact\", 4",
            example: Example::summand("max(signed8(a + b) - k, 0)", "max(a + b - k, 0)"),
        },
        apply: without_any_wraps,
    },
];

fn without_index_wraps(cx: &mut SolveContext<'_>, s: &Summand) -> Option<Plain> {
    without_wraps(cx, s, Wraps::OfIndices, &[])
}

fn without_any_wraps(cx: &mut SolveContext<'_>, s: &Summand) -> Option<Plain> {
    without_wraps(cx, s, Wraps::All, &[])
}

/// A summand where divisors are positive and sizes do not wrap.
fn with_ordinary_parameters(cx: &mut SolveContext<'_>, s: &Summand) -> Option<Plain> {
    let Summand { l, body, last, ref entry } = *s;
    let ordinary = ordinary_parameters(cx, l, &[body, last]);
    if ordinary.is_empty() {
        return None;
    }
    let (mut entry, mut inside) = (entry.clone(), facts_in(cx, Some(l)));
    for &g in &ordinary {
        entry.assume(cx, g);
        inside.assume(cx, g);
    }
    let body: Expr = inside.simplify(cx, body);
    let simplified = Summand { l, body, last, entry: entry.clone() };
    let plain = without_wraps(cx, &simplified, Wraps::OfIndices, &ordinary);
    let mut plain =
        plain.unwrap_or(Plain { body, facts: entry, of_iterations: false, guards: Vec::new() });
    plain.guards.extend(ordinary);
    Some(plain)
}
