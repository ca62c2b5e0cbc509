//! Expressions as linear combinations where they stand: most of what is asked of their terms takes no copy of them.

use super::node::{Expr, Node};
use super::num::Num;
use super::store::Store;
use std::ops::Deref;

static ZERO: Num = Num::ZERO;

/// The constant and the terms of an expression, as [`Store::linear`] gives them.
pub(crate) struct LinearView<'s> {
    pub constant: &'s Num,
    pub terms: TermsView<'s>,
}

/// The terms, as a slice.
pub(crate) enum TermsView<'s> {
    OfSum(&'s [(Num, Expr)]),
    /// of what is no sum
    Itself([(Num, Expr); 1]),
}

impl Deref for TermsView<'_> {
    type Target = [(Num, Expr)];

    fn deref(&self) -> &[(Num, Expr)] {
        match self {
            TermsView::OfSum(terms) => terms,
            TermsView::Itself(term) => term,
        }
    }
}

impl Store {
    /// As [`linear`](Store::linear), borrowed.
    pub(crate) fn linear_view(&self, e: Expr) -> LinearView<'_> {
        match self.node(e) {
            Node::Const(v) => LinearView { constant: v, terms: TermsView::OfSum(&[]) },
            Node::Sum(c, t) => LinearView { constant: c, terms: TermsView::OfSum(t) },
            _ => LinearView { constant: &ZERO, terms: TermsView::Itself([(Num::ONE, e)]) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_is_what_a_copy_is() {
        let mut s = Store::new();
        s.parameter("n", 32);
        s.parameter("m", 32);
        for text in ["7", "n", "2*n", "3*n - m + 1", "min(n, m)"] {
            let e = s.parse(text).expect("an expression");
            let (view, (constant, terms)) = (s.linear_view(e), s.linear(e));
            assert_eq!((view.constant, &*view.terms), (&constant, terms.as_slice()), "{text}");
        }
    }
}
