//! The first exit of the condition as it stands, and with its wraps put aside.

use crate::expr::Expr;
use crate::rules::{Example, Rule, RuleInfo};
use crate::solve::context::SolveContext;
use crate::solve::guards::no_wrap::strip_wraps;
use crate::solve::loop_facts::entry_facts;
use crate::solve::trip::accept::{accept, Accepted};
use crate::solve::trip::{Exit, Find};
use crate::sum::first_true;

pub(in crate::solve) const AS_WRITTEN: Rule<Find> = Rule {
    info: RuleInfo {
        name: "first-exit",
        stage: "trip",
        statement: "backedge-taken count = min { k >= 0 : exit(k) }",
        conditions: "the exit condition has a first index in closed form; that there is one is proved or \
                     a guard",
        source: "LLVM's ScalarEvolution, howFarToZero and howManyLessThans; paper, section \"Simple Case\"",
        example: Example::trip_count("k >= n", "max(0, n)"),
    },
    apply: as_written,
};

pub(in crate::solve) const NO_WRAP: Rule<Find> = Rule {
    info: RuleInfo {
        name: "no-wrap-exit",
        stage: "trip",
        statement: "exit(wrap(x(k))) = exit(x(k)) for k up to the count: the count of exit(x(k))",
        conditions: "no x(k) up to the count leaves the machine integers of its width: proved, or a guard at \
                     both ends of the range where x is affine in k",
        source: "design, \"What makes it exact\", 4; predicated ScalarEvolution's no-wrap predicates",
        example: Example::trip_count("signed8(a + k) >= n", "max(0, n - a)"),
    },
    apply: no_wrap,
};

fn as_written(cx: &mut SolveContext<'_>, exit: &Exit) -> Option<Accepted> {
    let f = match first_true(cx, &mut exit.inside.clone(), exit.k, exit.condition) {
        Ok(f) => f,
        Err(why) => {
            exit.why.set(Some(why));
            return None;
        }
    };
    let entry = entry_facts(cx, exit.l);
    accept(cx, exit, entry, f, &[])
}

fn no_wrap(cx: &mut SolveContext<'_>, exit: &Exit) -> Option<Accepted> {
    let found = without_wraps(cx, exit, exit.condition);
    if found.is_some() {
        return found;
    }
    // a case that never is has wraps too, which need not be put aside
    let condition = exit.inside.clone().simplify(cx, exit.condition);
    (condition != exit.condition).then(|| without_wraps(cx, exit, condition)).flatten()
}

fn without_wraps(cx: &mut SolveContext<'_>, exit: &Exit, condition: Expr) -> Option<Accepted> {
    let mut obligations = Vec::new();
    let stripped = strip_wraps(cx, condition, Some(exit.k), &mut obligations);
    if obligations.is_empty() {
        return None;
    }
    let f = first_true(cx, &mut exit.inside.clone(), exit.k, stripped).ok()?;
    let entry = entry_facts(cx, exit.l);
    accept(cx, exit, entry, f, &obligations)
}
