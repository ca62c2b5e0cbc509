//! Rules that cancel a term by known inequalities.

use super::{Form, Goal, OwnBound, Prove};
use crate::expr::Store;
use crate::facts::linear::Combined;
use crate::facts::Facts;
use crate::rules::{Example, Rule, RuleInfo};
use smallvec::SmallVec;
use std::rc::Rc;

const FOURIER_MOTZKIN: &str =
    "Fourier-Motzkin elimination (Schrijver, Theory of Linear and Integer Programming, 12.2)";

pub(in crate::facts) const ONE: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "one-known-inequality",
        stage: "proof",
        statement: "f >= 0 and p*e - q*f >= 0 by the bounds of its terms: e >= 0",
        conditions: "f >= 0 is known; p, q > 0 cancel a term of e; \
            over the integers p*e - q*f > -p is enough",
        source: FOURIER_MOTZKIN,
        example: Example::proof_also_by("n >= m", "n - m + 1", "known-inequalities-combined"),
    },
    apply: Prove::Form(by_one),
};

pub(in crate::facts) const COMBINED: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "known-inequalities-combined",
        stage: "proof",
        statement: "f >= 0 and p*e - q*f >= 0: e >= 0",
        conditions: "f >= 0 is known; p, q > 0 cancel a term of e that may be negative, \
            or a term of a short e; over the integers p*e - q*f > -p is enough",
        source: FOURIER_MOTZKIN,
        example: Example::proof("n >= m && m >= d", "n - d"),
    },
    apply: Prove::Term(by_combination),
};

/// Is some known inequality all that is needed?
fn by_one(facts: &mut Facts, s: &mut Store, form: &Form<'_>) -> bool {
    let known = Rc::clone(&facts.known);
    for term in &form.form.terms {
        let goal = Goal::new(*form, term, 1, OwnBound::TooWeak);
        for form in known.forms_of(term.1) {
            let x = goal.without(form);
            s.count_attempt();
            if x.is_some_and(|x| facts.is_non_negative(s, &x)) {
                return true;
            }
        }
    }
    false
}

/// Uses known inequalities in which the term has the same sign: they cancel it.
fn by_combination(facts: &mut Facts, s: &mut Store, goal: &Goal<'_>, fuel: &mut u32) -> bool {
    let bounded = goal.own_bound == OwnBound::Enough;
    if *fuel == 0 || bounded && goal.form.terms.len() > s.limits().proofs.short_form {
        return false;
    }
    let known = Rc::clone(&facts.known);
    // what cancels several terms leaves less to prove
    let last = goal.form.terms.len() - 1;
    let mut others: SmallVec<[Combined<'_>; 8]> = SmallVec::new();
    for x in known.forms_of(goal.t).filter_map(|form| goal.without(form)) {
        if x.terms().nth(last).is_some() {
            others.push(x);
        } else if facts.attempt_combined(s, &x, goal.depth, fuel) {
            return true;
        }
        if *fuel == 0 {
            return false;
        }
    }
    others.iter().any(|x| facts.attempt_combined(s, x, goal.depth, fuel))
}
