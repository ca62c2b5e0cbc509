//! Questions that proofs of `e ≥ 0` answer: comparisons, equality, truth, and whether an integer fits
//! a machine integer.

use super::Facts;
use crate::expr::{machine_range, Expr, Node, Num, Store};

impl Facts {
    /// Is `a = b` certain?
    pub fn prove_equal(&mut self, s: &mut Store, a: Expr, b: Expr) -> bool {
        if a == b {
            return true;
        }
        let points = if self.known.contradiction { 0 } else { !self.known.excluded };
        if s.is_less_at(a, b, points) || s.is_less_at(b, a, points) {
            return false;
        }
        let d = s.sub(a, b);
        let n = s.neg(d);
        self.prove_ge0(s, d) && self.prove_ge0(s, n)
    }

    /// Do they differ at a sample point at which the facts hold? Refuting by sample point is cheaper than any proof.
    pub(crate) fn differ_at_a_sample(&self, s: &mut Store, a: Expr, b: Expr) -> bool {
        let points = if self.known.contradiction { 0 } else { !self.known.excluded };
        s.is_less_at(a, b, points) || s.is_less_at(b, a, points)
    }

    /// As [`prove_equal`](Facts::prove_equal), with a case distinction over choices.
    pub(crate) fn equal_in_each_case(&mut self, s: &mut Store, a: Expr, b: Expr) -> bool {
        let points = if self.known.contradiction { 0 } else { !self.known.excluded };
        if s.is_less_at(a, b, points) || s.is_less_at(b, a, points) {
            return false;
        }
        let d = s.sub(a, b);
        self.is_zero_by_cases(s, d, s.limits().simplification.nesting)
    }

    /// Is it 0 under the condition of each choice within it, and under its negation?
    fn is_zero_by_cases(&mut self, s: &mut Store, e: Expr, depth: u32) -> bool {
        let e = self.simplify(s, e);
        if s.is_zero(e) || self.is_contradictory() {
            return true;
        }
        let Some(x) = s.free_choice(e, &|_, node| matches!(node, Node::Ite(..))) else {
            return false;
        };
        let Node::Ite(c, ..) = *s.node(x) else { return false };
        let n = s.not(c);
        depth > 0
            && [c, n].into_iter().all(|c| {
                let mut inner = self.clone();
                inner.assume(s, c);
                inner.is_zero_by_cases(s, e, depth - 1)
            })
    }

    /// Is `a ≥ b` certain?
    pub fn prove_ge(&mut self, s: &mut Store, a: Expr, b: Expr) -> bool {
        if !self.known.contradiction && s.is_less_at(a, b, !self.known.excluded) {
            return false;
        }
        let d = s.sub(a, b);
        self.prove_ge0(s, d)
    }

    /// Is the condition certainly true, or certainly false?
    pub fn decide(&mut self, s: &mut Store, cond: Expr) -> Option<bool> {
        if let Some(&t) = self.known.truths.get(&cond) {
            return Some(t);
        }
        match s.node(cond).clone() {
            Node::Const(v) => Some(!v.is_zero()),
            Node::Ge0(e) => {
                if self.prove_ge0(s, e) {
                    return Some(true);
                }
                self.prove_at_most(s, e, -1).then_some(false)
            }
            Node::Eq0(e) => {
                let above = s.add_num(e, Num::int(-1));
                if self.prove_ge0(s, above) || self.prove_at_most(s, e, -1) {
                    return Some(false);
                }
                (self.prove_ge0(s, e) && self.prove_at_most(s, e, 0)).then_some(true)
            }
            Node::Not(x) => self.decide(s, x).map(|t| !t),
            Node::Symbol(_) if s.is_boolean(cond) => {
                let i = self.known.term_interval(s, cond);
                (i.lo == i.hi).then(|| i.lo.is_some_and(|v| v.is_one()))
            }
            _ => None,
        }
    }

    /// Is `e ≤ at` certain?
    fn prove_at_most(&mut self, s: &mut Store, e: Expr, at: i64) -> bool {
        if self.known.contradiction {
            return true;
        }
        if s.is_above_at(e, at, !self.known.excluded) {
            return false;
        }
        if self.interval(s, e).lo.is_some_and(|l| l > Num::int(at)) {
            return false;
        }
        let n = s.linear_sum(Num::int(at), [(Num::int(-1), e)]);
        self.prove_ge0(s, n)
    }

    /// As [`prove_ge0`](Facts::prove_ge0), each way that the first choice in it may go; what is known may be plainer
    /// there.
    pub(crate) fn prove_ge0_in_each_case(&mut self, s: &mut Store, e: Expr) -> bool {
        if self.prove_ge0(s, e) {
            return true;
        }
        let is_choice = |_: Expr, node: &Node| matches!(node, Node::Ite(..));
        let (_, terms) = s.linear(e);
        let term = terms.into_iter().map(|t| t.1).find(|&t| is_choice(t, s.node(t)));
        let Some(choice) = term.or_else(|| s.free_choice(e, &is_choice)) else { return false };
        let Node::Ite(c, a, b) = *s.node(choice) else { return false };
        let not = s.not(c);
        [(c, a), (not, b)].into_iter().all(|(case, arm)| {
            let mut inner = self.clone();
            inner.assume(s, case);
            // one condition may be decided by another that is decided by the case
            inner.refresh(s);
            inner.refresh(s);
            let x = s.with_node(e, choice, arm);
            let x = s.expand_within(x);
            let x = inner.simplify(s, x);
            inner.excludes_a_condition(s) || inner.prove_ge0(s, x)
        })
    }

    /// Do the conditions exclude each other, also by the interval of an inequality that came to be known?
    fn excludes_a_condition(&mut self, s: &Store) -> bool {
        let inequalities = |c: &Expr| match s.node(*c) {
            Node::Ge0(e) => Some(*e),
            _ => None,
        };
        let known: Vec<Expr> = self.known.conditions.iter().filter_map(inequalities).collect();
        let is_false = |hi: Option<Num>| hi.is_some_and(|hi| hi.is_negative());
        self.is_contradictory() || known.into_iter().any(|e| is_false(self.interval(s, e).hi))
    }

    /// Is a condition certain whichever part of a known disjunction holds? They are taken apart one at a time, no
    /// more of them than choices are nested.
    pub(crate) fn implies_in_each_case(&self, s: &mut Store, g: Expr) -> bool {
        let cases = |c: &Expr| match s.node(*c) {
            Node::Or(parts) => Some(parts.to_vec()),
            _ => None,
        };
        let known: Vec<Vec<Expr>> = self.known.conditions.iter().filter_map(cases).collect();
        known.iter().take(s.limits().simplification.nesting as usize).any(|parts| {
            parts.iter().all(|&part| {
                let mut inner = self.clone();
                inner.assume(s, part);
                if inner.is_contradictory() {
                    return true;
                }
                let left = inner.simplify(s, g);
                s.is_one(left)
            })
        })
    }

    /// Does the integer certainly lie within the machine integers of that width and sign?
    pub fn fits(&mut self, s: &mut Store, e: Expr, width: u8, signed: bool) -> bool {
        if self.interval(s, e).fits(width, signed) {
            return true;
        }
        let (lo, hi) = machine_range(width, signed);
        let above = s.add_num(e, -lo);
        if !self.prove_ge0(s, above) {
            return false;
        }
        let below = s.linear_sum(hi, [(Num::int(-1), e)]);
        self.prove_ge0(s, below)
    }
}
