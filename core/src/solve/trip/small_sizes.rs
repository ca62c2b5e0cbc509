//! Sizes compared without signs, taken to be below half of what their type holds: a guard says so, and
//! the cases of their sign go.

use crate::expr::{Expr, Node};
use crate::rules::{Example, Rule, RuleInfo};
use crate::solve::context::SolveContext;
use crate::solve::guards::no_wrap::strip_wraps;
use crate::solve::guards::over_parameters;
use crate::solve::loop_facts::entry_facts;
use crate::solve::trip::accept::{accept, Accepted};
use crate::solve::trip::{Exit, Find};
use crate::sum::first_true;

pub(in crate::solve) const SMALL_SIZES: Rule<Find> = Rule {
    info: RuleInfo {
        name: "small-sizes",
        stage: "trip",
        statement: "exit(k) = ite(s >= 0, e(k), e'(k)): the count of e",
        conditions:
            "s is free of the index, and something in the index wraps; s >= 0 is a guard; wraps as \
                     in no-wrap-exit",
        source: "design, \"What makes it exact\", 5",
        example: Example::trip_count("ite(d >= 0, signed8(k) >= d, d*k + k mod 3 >= n)", "d"),
    },
    apply: small_sizes,
};

fn small_sizes(cx: &mut SolveContext<'_>, exit: &Exit) -> Option<Accepted> {
    // Cases by the sign of a size come from machine arithmetic; a choice of the program that turns on a
    // sign is not to be guarded away.
    let mut wraps = Vec::new();
    strip_wraps(cx, exit.condition, Some(exit.k), &mut wraps);
    if wraps.is_empty() {
        return None;
    }
    let (mut entry, mut inside) = (entry_facts(cx, exit.l), exit.inside.clone());
    let mut guards = Vec::new();
    for c in signs_of_sizes(cx, exit.condition) {
        let c = entry.simplify(cx, c);
        if cx.as_const(c).is_some() {
            continue;
        }
        entry.assume(cx, c);
        if entry.is_contradictory() {
            return None;
        }
        inside.assume(cx, c);
        guards.push(over_parameters(cx, exit.l, c)?);
    }
    if guards.is_empty() {
        return None;
    }
    let condition = inside.simplify(cx, exit.condition);
    let mut obligations = Vec::new();
    let stripped = strip_wraps(cx, condition, Some(exit.k), &mut obligations);
    let f = first_true(cx, &mut inside, exit.k, stripped).ok()?;
    let mut accepted = accept(cx, exit, entry, f, &obligations)?;
    accepted.predicates.extend(guards);
    Some(accepted)
}

/// The comparisons `size ≥ 0`, without the index, that choices in an expression turn on.
fn signs_of_sizes(cx: &SolveContext<'_>, e: Expr) -> Vec<Expr> {
    let mut signs = Vec::new();
    cx.visit(&[e], |_, node| {
        if let Node::Ite(c, ..) = *node {
            let sign = matches!(cx.node(c), Node::Ge0(_)) && cx.vars(c).is_empty();
            if sign && !signs.contains(&c) {
                signs.push(c);
            }
        }
    });
    signs
}
