//! Questions to stages, written down: in the journal, where one is kept, and to the log.

use crate::expr::Expr;
use crate::ir::Function;
use crate::rules::{Part, Step, Subject, Tries};
use crate::solve::context::SolveContext;

/// What is asked from now on belongs to that question, up to the matching [`answered`].
pub(in crate::solve) fn asked(cx: &mut SolveContext<'_>, subject: Subject) {
    if log::log_enabled!(target: "symprof::solve", log::Level::Debug) {
        let text = in_words(cx, subject);
        log::debug!(target: "symprof::solve", "{}: {text}", cx.program().func.name);
    }
    cx.rule_log().begin(subject);
}

/// The question that was asked last has that answer, or none.
pub(in crate::solve) fn answered(
    cx: &mut SolveContext<'_>,
    subject: Subject,
    answer: Option<Expr>,
) {
    if log::log_enabled!(target: "symprof::solve", log::Level::Debug) {
        let (name, text) = (&cx.program().func.name, in_words(cx, subject));
        match answer {
            Some(e) => log::debug!(target: "symprof::solve", "{name}: {text} = {}", cx.display(e)),
            None => log::debug!(target: "symprof::solve", "{name}: {text} has no formula"),
        }
    }
    cx.rule_log().end(answer);
}

/// What the question speaks of.
pub(in crate::solve) fn given(cx: &mut SolveContext<'_>, part: Part, e: Expr) {
    cx.rule_log().step(Step::Given(part, e));
}

/// The question, in words.
fn in_words(cx: &SolveContext<'_>, subject: Subject) -> String {
    let program = cx.program();
    let header = |l| program.func.blocks[program.forest.header(l)].name.as_str();
    match subject {
        Subject::Count(b) => format!("count of `{}`", program.func.blocks[b].name),
        Subject::Entries(l) => format!("entries of the loop at `{}`", header(l)),
        Subject::TripCount(l) => format!("trip count of the loop at `{}`", header(l)),
        Subject::Recurrence(v) => format!("recurrence of {}", value_name(program.func, v)),
        Subject::Sum(l, e) => format!("sum of {} over the loop at `{}`", cx.display(e), header(l)),
        Subject::Attempt(name) => format!("attempt: {name}"),
        Subject::Check(b) => format!("check in `{}`", program.func.blocks[b].name),
        Subject::Division(v) => format!("division {}", value_name(program.func, v)),
    }
}

fn value_name(func: &Function, v: crate::ir::Value) -> String {
    format!("`{}`", func.value_name(v))
}
