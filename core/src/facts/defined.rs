//! Where an expression has a value: wherever no divisor in it is 0, and nothing negative has its digits counted or is
//! an exponent. The condition of a choice may exclude these, so an arm stands for the whole choice only if it has a
//! value under both conditions.

use crate::expr::{for_each_operand, Expr, Node, Num, Store};
use crate::facts::Facts;
use rustc_hash::FxHashSet;

impl Facts {
    /// Has `e` certainly a value?
    pub(super) fn has_value(&mut self, s: &mut Store, e: Expr) -> bool {
        let mut partial = false;
        s.visit(&[e], |_, node| {
            partial |= match needed(node) {
                Some(Need::NotZero(d)) => s.as_const(d).is_none(),
                Some(Need::NotNegative(x)) => !s.interval(x).non_negative(),
                None => false,
            }
        });
        !partial || self.has_each_value(s, e, s.limits().simplification.nesting)
    }

    fn has_each_value(&mut self, s: &mut Store, e: Expr, nested: u32) -> bool {
        let mut seen = FxHashSet::default();
        let mut pending = vec![e];
        while let Some(x) = pending.pop() {
            if !seen.insert(x) {
                continue;
            }
            let node = s.node(x).clone();
            let holds = match needed(&node) {
                Some(Need::NotZero(d)) => self.is_not_zero(s, d),
                Some(Need::NotNegative(x)) => self.prove_ge0(s, x),
                None => true,
            };
            if !holds {
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
                                if !contradiction && !inner.has_each_value(s, arm, nested - 1) {
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

/// What a node needs of an operand to have a value.
enum Need {
    NotZero(Expr),
    NotNegative(Expr),
}

fn needed(node: &Node) -> Option<Need> {
    match node {
        Node::FloorDiv(_, d) | Node::Mod(_, d) => Some(Need::NotZero(*d)),
        Node::FloorSum(sum) => Some(Need::NotZero(sum.divisor)),
        Node::FirstIndex(first) => Some(Need::NotZero(first.modulus)),
        Node::BitFn(_, x) | Node::Power(_, x) => Some(Need::NotNegative(*x)),
        _ => None,
    }
}
