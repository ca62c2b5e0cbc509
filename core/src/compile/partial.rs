//! Which nodes may have no value where the requirements of a program hold: divisions by what may be 0, bit lengths of what
//! may be negative, and all that is made of them. A program computes them nowhere but where they are asked for
//! ([`place`](super::place)); a point that breaks a requirement has no answer of the program at all.

use super::place::Shape;
use crate::expr::{Expr, Node, Num, Store};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

/// The nodes below these roots that may have no value. Linear in nodes, times the requirements for a division.
pub(super) fn partial(
    store: &Store,
    shape: &Shape<'_>,
    roots: &[Expr],
    required: &[Expr],
) -> FxHashSet<Expr> {
    let nonzero = NonZero::new(store, required);
    let mut order = Vec::new();
    store.visit(roots, |e, _| order.push(e));
    order.sort_unstable();
    let mut found = FxHashSet::default();
    for e in order {
        let divides = match store.node(e) {
            Node::FloorDiv(_, b) | Node::Mod(_, b) | Node::Quotient(_, b) => nonzero.has(*b),
            _ => false,
        };
        let mut none = shape.may_fail(e) && !divides;
        shape.operands(e, |x| none |= found.contains(&x));
        if none {
            found.insert(e);
        }
    }
    found
}

/// Terms with their coefficients.
type Combination = SmallVec<[(Num, Expr); 2]>;

/// What is no 0 where requirements hold.
struct NonZero<'s> {
    store: &'s Store,
    /// numbers that are not negative, and those that are not 0, each as a linear combination
    bounds: Vec<(Num, Combination)>,
    others: FxHashSet<Expr>,
}

impl<'s> NonZero<'s> {
    fn new(store: &'s Store, required: &[Expr]) -> NonZero<'s> {
        let (mut bounds, mut others) = (Vec::new(), FxHashSet::default());
        for c in required.iter().flat_map(|c| store.conjuncts(*c)) {
            match *store.node(c) {
                Node::Ge0(e) => bounds.push(store.linear(e)),
                Node::Not(c) => {
                    if let Node::Eq0(e) = *store.node(c) {
                        others.insert(e);
                    }
                }
                _ => {}
            }
        }
        NonZero { store, bounds, others }
    }

    fn has(&self, e: Expr) -> bool {
        let (c, terms) = self.store.linear(e);
        self.others.contains(&e) || self.bounds.iter().any(|b| b.1 == terms && b.0 < c)
    }
}
