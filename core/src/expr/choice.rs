//! Constructors of choices: joins of complementary paths collapse, an arm that equals the other one under
//! its condition is replaced by it, choices between two numbers by their own comparison are a minimum or
//! a maximum. On request, what both arms have in common stands in front of a choice.

use super::node::{Expr, Node};
use super::num::Num;
use super::store::Store;
use rustc_hash::FxHashMap;

impl Store {
    /// `a` where `c` is true, else `b`.
    pub fn ite(&mut self, c: Expr, a: Expr, b: Expr) -> Expr {
        if let Some(v) = self.as_const(c) {
            return if v.is_zero() { b } else { a };
        }
        if a == b {
            return a;
        }
        if let Node::Not(x) = *self.node(c) {
            return self.ite(x, b, a);
        }
        let a = match *self.node(a) {
            Node::Ite(c2, x, _) if c2 == c => x,
            _ => a,
        };
        let b = match *self.node(b) {
            Node::Ite(c2, _, y) if c2 == c => y,
            _ => b,
        };
        if a == b {
            return a;
        }
        if let Some(e) = self.choice_of_truths(c, a, b) {
            return e;
        }
        // nested choices with a common arm are one choice
        match *self.node(a) {
            Node::Ite(c2, x, y) if y == b && self.are_few(c, c2) => {
                let both = self.and(c, c2);
                return self.ite(both, x, b);
            }
            _ => {}
        }
        match *self.node(b) {
            Node::Ite(c2, x, y) if x == a && self.are_few(c, c2) => {
                let either = self.or(c, c2);
                return self.ite(either, a, y);
            }
            _ => {}
        }
        if self.covers(b, c, a) {
            return b;
        }
        if let Some(rest) = self.uncovered(c, a, b) {
            return self.ite(rest, a, b);
        }
        // Two conditions that choose among four values have one order, that of their ids.
        if let (Node::Ite(c2, x, y), Node::Ite(c3, z, w)) = (self.node(a), self.node(b)) {
            let (c2, x, y, c3, z, w) = (*c2, *x, *y, *c3, *z, *w);
            let small = |s: &Self, e: Expr| {
                s.dag_size_within(e, s.limits().expressions.reordered_nodes).is_some()
            };
            if c2 == c3 && c2 < c && small(self, a) && small(self, b) {
                let (yes, no) = (self.ite(c, x, z), self.ite(c, y, w));
                return self.ite(c2, yes, no);
            }
        }
        if matches!(self.node(c), Node::Ge0(_)) && !(self.is_boolean(a) && self.is_boolean(b)) {
            if let Some(e) = self.extremum_of_choice(c, a, b) {
                return e;
            }
        }
        self.intern(Node::Ite(c, a, b))
    }

    /// A choice between truth values as a conjunction or disjunction, where one of them is known.
    fn choice_of_truths(&mut self, c: Expr, a: Expr, b: Expr) -> Option<Expr> {
        let (a1, a0) = (self.is_one(a), self.is_zero(a));
        let (b1, b0) = (self.is_one(b), self.is_zero(b));
        if a1 && b0 {
            return Some(c);
        }
        if a0 && b1 {
            return Some(self.not(c));
        }
        if !self.is_boolean(a) || !self.is_boolean(b) {
            return None;
        }
        if b0 {
            Some(self.and(c, a))
        } else if a1 {
            Some(self.or(c, b))
        } else if a0 {
            let n = self.not(c);
            Some(self.and(n, b))
        } else if b1 {
            let n = self.not(c);
            Some(self.or(n, a))
        } else {
            None
        }
    }

    /// Does `b` equal `a` at the one value of a symbol that satisfies `c`? This joins the first value of a
    /// recurrence with the others: `ite(t = 0, n, floor(n/2^t))` is `floor(n/2^t)`.
    pub(super) fn covers(&mut self, b: Expr, c: Expr, a: Expr) -> bool {
        let Node::Eq0(e) = *self.node(c) else { return false };
        let (constant, terms) = self.linear(e);
        let [(k, t)] = terms.as_slice() else { return false };
        let Node::Symbol(v) = *self.node(*t) else { return false };
        let value = (-constant).checked_div(k);
        let small = self.dag_size_within(b, self.limits().expressions.covered_nodes).is_some();
        let Some(value) = value.filter(|_| small) else { return false };
        let (t, index) = (*t, self.has_var(b, v));
        let mut speaks = index;
        let mut divides = false;
        self.visit(&[b], |x, node| {
            speaks |= x == t;
            if let Node::FloorDiv(_, d) | Node::Mod(_, d) | Node::Quotient(_, d) = *node {
                divides |= self.has_var(d, v) && !matches!(self.node(d), Node::Power(..));
            }
        });
        // `k·floor(n/k)` would be 0 at 0, but has no value there
        if !speaks || divides || !index && !self.is_total(b) {
            return false;
        }
        let value = self.num(value);
        match index {
            true => self.substitute(b, &[(v, value)]) == a,
            false => self.with_node(b, t, value) == a,
        }
    }

    /// The condition of a choice without the parts at which both arms are equal: `ite(n = 0 ∨ m = 0, 0, n)` is
    /// `ite(m = 0, 0, n)`. None if there is no such part.
    fn uncovered(&mut self, c: Expr, a: Expr, b: Expr) -> Option<Expr> {
        let few = self.parts(c) <= self.limits().expressions.merged_conditions;
        let (parts, is_or) = match self.node(c) {
            Node::Or(parts) if few => (parts.clone(), true),
            Node::And(parts) if few => (parts.clone(), false),
            _ => return None,
        };
        let before = parts.len();
        let mut kept: Vec<Expr> = Vec::with_capacity(before);
        for &p in &parts {
            let covered = match *self.node(p) {
                Node::Not(x) if !is_or => self.covers(a, x, b),
                _ => is_or && self.covers(b, p, a),
            };
            if !covered {
                kept.push(p);
            }
        }
        if kept.len() == before {
            return None;
        }
        Some(if is_or { self.or_all(&kept) } else { self.and_all(&kept) })
    }

    /// A choice between 0 and what always has a value, times factors: without the conditions by which it is 0 where a
    /// factor is 0 as well. None if there are none.
    pub(super) fn chosen_beside(&mut self, e: Expr, factors: &[(Expr, u32)]) -> Option<Expr> {
        let Node::Ite(c, a, b) = *self.node(e) else { return None };
        let is_or = self.is_zero(a);
        let arm = if is_or { b } else { a };
        if !is_or && !self.is_zero(b) || !self.is_total(arm) {
            return None;
        }
        let parts = match self.node(c) {
            Node::Or(parts) if is_or => parts.to_vec(),
            Node::And(parts) if !is_or => parts.to_vec(),
            _ => vec![c],
        };
        let zero_of = |s: &Self, p: Expr| match *s.node(p) {
            Node::Eq0(x) if is_or => Some(x),
            Node::Not(x) if !is_or => match *s.node(x) {
                Node::Eq0(x) => Some(x),
                _ => None,
            },
            _ => None,
        };
        let factor = |p: &Expr| zero_of(self, *p).is_some_and(|x| factors.iter().any(|f| f.0 == x));
        let kept: Vec<Expr> = parts.iter().copied().filter(|p| !factor(p)).collect();
        if kept.len() == parts.len() {
            return None;
        }
        let rest = if is_or { self.or_all(&kept) } else { self.and_all(&kept) };
        Some(self.ite(rest, a, b))
    }

    /// Has it a value whatever its symbols are, and without stepping?
    pub(crate) fn is_total(&self, e: Expr) -> bool {
        use Node::{And, Const, Eq0, Ge0, Ite, Max, Min, Not, Or, Product, Sum, Symbol, Wrap};
        let mut all = true;
        self.visit(&[e], |_, node| {
            all &= match node {
                Const(_) | Symbol(_) | Sum(..) | Product(_) | Min(_) | Max(_) | Wrap { .. } => true,
                Ge0(_) | Eq0(_) | Not(_) | And(_) | Or(_) | Ite(..) => true,
                Node::FloorDiv(_, d) | Node::Mod(_, d) => {
                    self.as_const(*d).is_some_and(|d| !d.is_zero())
                }
                _ => false,
            }
        });
        all
    }

    /// Are the conditions few enough to be joined into one?
    fn are_few(&self, c: Expr, d: Expr) -> bool {
        self.parts(c) + self.parts(d) <= self.limits().expressions.merged_conditions
    }

    /// Number of parts of a junction.
    pub(super) fn parts(&self, c: Expr) -> usize {
        match self.node(c) {
            Node::And(args) | Node::Or(args) => args.len(),
            _ => 1,
        }
    }

    /// `ite(a ≥ b, a, b)` is a maximum, `ite(a ≤ b, a, b)` a minimum, strict or not.
    pub(super) fn extremum_of_choice(&mut self, c: Expr, a: Expr, b: Expr) -> Option<Expr> {
        let (ca, ta) = self.linear(a);
        let (cb, tb) = self.linear(b);
        let integral =
            ta.iter().chain(tb.iter()).all(|t| t.0.is_integer() && self.is_integral(t.1));
        if ta.len() + tb.len() > self.limits().expressions.chosen_terms
            || !integral
            || !ca.is_integer()
            || !cb.is_integer()
        {
            return None;
        }
        let d = self.sub(a, b);
        for strict in [0i64, -1] {
            let e = self.add_num(d, Num::int(strict));
            if self.plain_ge0(e) == Some(c) {
                return Some(self.max(a, b));
            }
            let n = self.neg(d);
            let e = self.add_num(n, Num::int(strict));
            if self.plain_ge0(e) == Some(c) {
                return Some(self.min(a, b));
            }
        }
        None
    }

    /// `e ≥ 0` if that is a plain comparison of a sum without choices.
    pub(super) fn plain_ge0(&mut self, e: Expr) -> Option<Expr> {
        let plain = self.linear_view(e).terms.iter().all(|t| {
            !matches!(self.node(t.1), Node::Ite(..) | Node::Min(_) | Node::Max(_))
                && !self.is_boolean(t.1)
        });
        plain.then(|| self.ge0(e))
    }
}

impl Store {
    /// The expression, where choices between sums have in front of them the terms that both sums have, and that a
    /// number may be added: `ite(c, n + 1, n)` as `n + [c]`.
    pub(crate) fn with_common_terms_in_front(&mut self, e: Expr) -> Expr {
        let mut order = Vec::new();
        self.visit(&[e], |x, _| order.push(x));
        let mut done: FxHashMap<Expr, Expr> = FxHashMap::default();
        for x in order {
            let new = self.rebuild(x, &|a| done.get(&a).copied().unwrap_or(a));
            let new = match *self.node(new) {
                Node::Ite(c, a, b) => self.common_terms_in_front(c, a, b).unwrap_or(new),
                Node::Sum(..) => self.remainder_rebuilt(x, &done).unwrap_or(new),
                _ => new,
            };
            done.insert(x, new);
        }
        done.get(&e).copied().unwrap_or(e)
    }

    /// A sum with a remainder in it, of a dividend that is rebuilt.
    fn remainder_rebuilt(&mut self, sum: Expr, done: &FxHashMap<Expr, Expr>) -> Option<Expr> {
        let (c, terms) = self.linear(sum);
        let parts = self.split_mod(&c, &terms)?;
        let dividend = *done.get(&parts.dividend).filter(|new| **new != parts.dividend)?;
        let modulus = self.num(parts.modulus);
        let remainder = self.modulo(dividend, modulus);
        let rest = parts.rest_terms.into_iter();
        let rest = rest.map(|(k, t)| (k, done.get(&t).copied().unwrap_or(t)));
        Some(self.linear_sum(parts.rest_constant, rest.chain([(parts.scale, remainder)])))
    }

    fn common_terms_in_front(&mut self, c: Expr, a: Expr, b: Expr) -> Option<Expr> {
        let ((ca, ta), (cb, tb)) = (self.linear(a), self.linear(b));
        let common: Vec<(Num, Expr)> = ta.iter().filter(|t| tb.contains(t)).cloned().collect();
        if common.is_empty() {
            return None;
        }
        let [a, b] = [(ca, ta), (cb, tb)]
            .map(|(c, t)| self.linear_sum(c, t.into_iter().filter(|x| !common.contains(x))));
        let rest = match [a, b].map(|e| self.as_const(e).cloned()) {
            [Some(a), Some(b)] => self.linear_sum(b.clone(), [(a - b, c)]),
            _ => self.ite(c, a, b),
        };
        Some(self.linear_sum(Num::ZERO, common.into_iter().chain([(Num::ONE, rest)])))
    }
}

#[cfg(test)]
mod tests {
    use crate::expr::Store;

    #[test]
    fn what_both_arms_have_stands_in_front() {
        let mut s = Store::new();
        for n in ["n", "m", "k"] {
            s.parameter(n, 32);
        }
        for (e, wanted) in [
            ("ite(k > 0, n + 8*m, n)", "n + ite(k > 0, 8*m, 0)"),
            ("ite(k > 0, n + 3, n + 1)", "n + 2*[k > 0] + 1"),
            ("2*ite(k > 0, n*m + m, 3*k + m)", "2*m + 2*ite(k > 0, n*m, 3*k)"),
            ("floor(ite(k > 0, n + 8, n)/8)", "floor((n + 8*[k > 0])/8)"),
            // of a dividend that is rebuilt the remainder is one
            ("[(m + n + ite(k > 0, n + 4*m, n)) mod 2 == 1]", "[m mod 2 == 1]"),
            ("ite(k > 0, n, m)", "ite(k > 0, n, m)"),
            ("ite(k > 0, 2*n, n)", "ite(k > 0, 2*n, n)"),
        ] {
            let (e, wanted) = [e, wanted].map(|e| s.parse(e).expect("an expression")).into();
            let found = s.with_common_terms_in_front(e);
            assert_eq!(s.display(found).to_string(), s.display(wanted).to_string());
        }
    }

    #[test]
    fn two_conditions_over_four_values_have_one_order() {
        let mut s = Store::new();
        for n in ["m", "n", "a", "b", "c", "d"] {
            s.parameter(n, 32);
        }
        let by_m = s.parse("ite(m > 0, ite(n > 0, a, b), ite(n > 0, c, d))").expect("a choice");
        let by_n = s.parse("ite(n > 0, ite(m > 0, a, c), ite(m > 0, b, d))").expect("a choice");
        assert_eq!(by_m, by_n);
    }
}
