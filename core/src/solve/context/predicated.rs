//! Answers that hold under conditions on the parameters, as ScalarEvolution's exit limits carry their
//! predicates (`PredicatedScalarEvolution`). Rules return them and change nothing: what asks a table for
//! an answer notes its predicates among the guards.

use crate::expr::Expr;
use crate::solve::context::SolveContext;

/// A formula, and the conditions on the parameters under which it holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::solve) struct Predicated {
    pub(in crate::solve) value: Expr,
    /// all of them together; none: it holds everywhere
    pub(in crate::solve) predicates: Vec<Expr>,
}

impl Predicated {
    pub(in crate::solve) fn new(value: Expr, predicates: Vec<Expr>) -> Predicated {
        Predicated { value, predicates }
    }
}

impl From<Expr> for Predicated {
    fn from(value: Expr) -> Predicated {
        Predicated { value, predicates: Vec::new() }
    }
}

/// Notes an answer's predicates among the guards; the formula.
pub(in crate::solve) fn noted(cx: &mut SolveContext<'_>, answer: Predicated) -> Expr {
    cx.guard(&answer.predicates);
    answer.value
}
