//! Where an expression has a value: wherever no divisor in it is 0. The condition of a choice may exclude
//! a divisor of 0, so an arm stands for the whole choice only if it has a value under both conditions.

use crate::expr::{for_each_operand, Expr, Node, Num, Store};
use crate::facts::Facts;
use rustc_hash::FxHashSet;

impl Facts {
    /// Is every divisor in `e` certainly not 0, wherever it divides?
    pub(super) fn has_value(&mut self, s: &mut Store, e: Expr) -> bool {
        let mut divides = false;
        s.visit(&[e], |_, node| divides |= divisor(node).is_some_and(|d| s.as_const(d).is_none()));
        !divides || self.divides_by_no_zero(s, e, s.limits().simplification.nesting)
    }

    fn divides_by_no_zero(&mut self, s: &mut Store, e: Expr, nested: u32) -> bool {
        let mut seen = FxHashSet::default();
        let mut pending = vec![e];
        while let Some(x) = pending.pop() {
            if !seen.insert(x) {
                continue;
            }
            let node = s.node(x).clone();
            if divisor(&node).is_some_and(|d| !self.is_not_zero(s, d)) {
                return false;
            }
            match node {
                // only the arm that is chosen is evaluated
                Node::Ite(c, a, b) => {
                    pending.push(c);
                    match self.decide(s, c) {
                        Some(true) => pending.push(a),
                        Some(false) => pending.push(b),
                        None if nested == 0 => pending.extend([a, b]),
                        None => {
                            let n = s.not(c);
                            for (c, arm) in [(c, a), (n, b)] {
                                let mut inner = self.clone();
                                inner.assume(s, c);
                                let contradiction = inner.is_contradictory();
                                if !contradiction && !inner.divides_by_no_zero(s, arm, nested - 1) {
                                    return false;
                                }
                            }
                        }
                    }
                }
                node => for_each_operand(&node, |y| pending.push(y)),
            }
        }
        true
    }

    fn is_not_zero(&mut self, s: &mut Store, d: Expr) -> bool {
        let apart = |lo: Option<&Num>, hi: Option<&Num>| {
            lo.is_some_and(Num::is_positive) || hi.is_some_and(Num::is_negative)
        };
        let known = self.interval(s, d);
        if apart(known.lo.as_ref(), known.hi.as_ref()) {
            return true;
        }
        let zero = s.eq0(d);
        self.decide(s, zero) == Some(false)
    }
}

/// What a node divides by.
fn divisor(node: &Node) -> Option<Expr> {
    match node {
        Node::FloorDiv(_, d) | Node::Mod(_, d) => Some(*d),
        Node::FloorSum(sum) => Some(sum.divisor),
        Node::FirstIndex(first) => Some(first.modulus),
        _ => None,
    }
}
