//! Rules for quotients and remainders.

use super::{Goal, Prove};
use crate::expr::{Expr, Node, Num, Store};
use crate::facts::{Facts, Linear};
use crate::rules::{Example, Rule, RuleInfo};

const DEFINITION: &str = "Graham, Knuth, Patashnik, Concrete Mathematics, chapter 3";

pub(in crate::facts) const QUOTIENT: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "quotient-times-divisor",
        stage: "proof",
        statement: "r*b + k*x >= 0: r + k*floor(x/b) >= 0 where k < 0; \
            with x - b + 1 in place of x where k > 0",
        conditions: "b > 0; where r + k*floor(x/b) is an integer, > -b is enough; \
            where b is no number, r is short and has no product",
        source: DEFINITION,
        example: Example::proof("n >= 2*d", "floor(n/2) - d"),
    },
    apply: Prove::Term(quotient),
};

pub(in crate::facts) const REMAINDER: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "remainder-below-modulus",
        stage: "proof",
        statement: "r + k*(b - 1) >= 0: r + k*(x mod b) >= 0",
        conditions: "b > 0, k < 0",
        source: DEFINITION,
        example: Example::proof("b >= 1", "b - a mod b - 1"),
    },
    apply: Prove::Term(remainder),
};

fn is_positive(facts: &mut Facts, s: &Store, e: Expr) -> bool {
    facts.interval(s, e).lo.is_some_and(|l| l.is_positive())
}

fn remainder(facts: &mut Facts, s: &mut Store, goal: &Goal<'_>, fuel: &mut u32) -> bool {
    let Some(&Node::Mod(_, b)) = goal.weak_node(s) else { return false };
    if !goal.k.is_negative() || !is_positive(facts, s, b) {
        return false;
    }
    let mut f = Linear::of(s, b).plus(&Num::int(-1), &Linear::of(s, goal.t));
    f.constant = f.constant - Num::ONE;
    facts.by_inequality(s, goal, &f, fuel)
}

/// Of `e ≥ 0` with a term `k·floor(x/b)`, `b` positive: `e·b` is at least as large with `x` (or
/// `x - b + 1`) in place of `b·floor(x/b)`; an integer `e` is not negative if `e·b` is above `-b`.
fn quotient(facts: &mut Facts, s: &mut Store, goal: &Goal<'_>, fuel: &mut u32) -> bool {
    let Node::FloorDiv(x, b) = *s.node(goal.t) else { return false };
    let Goal { form: e, k, .. } = *goal;
    let number = s.as_const(b).cloned();
    let positive = match &number {
        Some(b) => b.is_positive(),
        None => is_positive(facts, s, b),
    };
    // times a symbol, only what is short enough to stay so
    let is_product = |t: &(Num, Expr)| matches!(s.node(t.1), Node::Product(_));
    let short =
        e.terms.len() <= s.limits().proofs.quotient_terms && !e.terms.iter().any(is_product);
    if !positive || number.is_none() && !short {
        return false;
    }
    let rest = goal.rest(s);
    let rest = match number {
        Some(b) => Linear::default().plus(&b, &rest),
        None => {
            let rest = s.linear_sum(rest.constant, rest.terms);
            let rest = s.mul(rest, b);
            let rest = s.expand(rest);
            Linear::of(s, rest)
        }
    };
    let b = Linear::of(s, b);
    let mut bound = rest.plus(k, &Linear::of(s, x));
    if k.is_positive() {
        bound = bound.plus(&-k.clone(), &b);
        bound.constant = bound.constant + k.clone();
    }
    if goal.integral {
        bound = bound.plus(&Num::ONE, &b);
        bound.constant = bound.constant - Num::ONE;
    }
    facts.attempt(s, &bound, goal.depth, fuel)
}
