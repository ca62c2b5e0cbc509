//! Presentation of an expression: each polynomial in its shortest form.

use super::factor::Factored;
use super::{Monomial, Polynomial};
use crate::expr::node::{Expr, Node};
use crate::expr::num::Num;
use crate::expr::store::{for_each_operand, Store};
use rustc_hash::{FxHashMap, FxHashSet};

impl Store {
    /// The expressions with each polynomial in them multiplied out and factored, and choices of one condition
    /// in a sum made one, where that is shorter. The values are the same. Linear in the distinct nodes,
    /// polynomials being bounded.
    ///
    /// ```
    /// use symprof_core::expr::Store;
    /// let mut s = Store::new();
    /// let n = s.parameter("n", 32);
    /// let before = s.parse("n + n*(n - 1)/2").unwrap();
    /// let after = s.factored(&[before])[0];
    /// assert_eq!(s.display(after).to_string(), "n*(n + 1)/2");
    /// let before = s.parse("ite(n >= 4, 2*n, 0) + ite(n >= 4, n^2, 1)").unwrap();
    /// let after = s.factored(&[before])[0];
    /// assert_eq!(s.display(after).to_string(), "ite(n >= 4, n*(n + 2), 1)");
    /// ```
    pub fn factored(&mut self, roots: &[Expr]) -> Vec<Expr> {
        // Only positions whose value is counted: no conditions, divisions or bounds of sums.
        let mut order = Vec::new();
        let mut whole: FxHashSet<Expr> = FxHashSet::default();
        let mut seen = FxHashSet::default();
        let mut stack: Vec<Expr> = roots.to_vec();
        whole.extend(roots);
        while let Some(x) = stack.pop() {
            if !seen.insert(x) {
                continue;
            }
            order.push(x);
            match self.node(x) {
                Node::Sum(_, terms) => stack.extend(terms.iter().map(|t| t.1)),
                Node::Product(factors) => stack.extend(factors.iter().map(|f| f.0)),
                Node::Min(args) | Node::Max(args) => {
                    whole.extend(args);
                    stack.extend(args);
                }
                Node::Ite(_, a, b) => {
                    whole.extend([a, b]);
                    stack.extend([a, b]);
                }
                Node::SumOver { body, .. } => {
                    whole.insert(*body);
                    stack.push(*body);
                }
                _ => {}
            }
        }
        order.sort_unstable();
        let mut done: FxHashMap<Expr, Expr> = FxHashMap::default();
        let mut sizes: FxHashMap<Expr, u64> = FxHashMap::default();
        for x in order {
            let rebuilt = match *self.node(x) {
                Node::Sum(..) => {
                    let get = |a: Expr| done.get(&a).copied().unwrap_or(a);
                    let sum = self.rebuild(x, &get);
                    self.with_choices_merged(sum, &mut sizes)
                }
                Node::Product(_) | Node::Min(_) | Node::Max(_) => {
                    let get = |a: Expr| done.get(&a).copied().unwrap_or(a);
                    self.rebuild(x, &get)
                }
                Node::Ite(c, a, b) => {
                    let get = |a: Expr| done.get(&a).copied().unwrap_or(a);
                    self.ite(c, get(a), get(b))
                }
                Node::SumOver { var, lo, hi, body } => {
                    let body = done.get(&body).copied().unwrap_or(body);
                    self.sum_over(var, lo, hi, body)
                }
                _ => x,
            };
            let polynomial = matches!(self.node(rebuilt), Node::Sum(..) | Node::Product(_));
            let r = if polynomial && whole.contains(&x) {
                self.shortest(rebuilt, &mut sizes)
            } else {
                rebuilt
            };
            done.insert(x, r);
        }
        roots.iter().map(|r| done.get(r).copied().unwrap_or(*r)).collect()
    }

    /// Choices of one condition in a sum as one: `ite(c, x, 0) + 2*ite(c, y, z)` is `ite(c, x + 2*y, 2*z)`.
    fn with_choices_merged(&mut self, sum: Expr, sizes: &mut FxHashMap<Expr, u64>) -> Expr {
        let Node::Sum(constant, terms) = self.node(sum).clone() else { return sum };
        let mut conditions: Vec<(Expr, usize)> = Vec::new();
        for (_, t) in &terms {
            if let Node::Ite(c, ..) = *self.node(*t) {
                match conditions.iter_mut().find(|x| x.0 == c) {
                    Some(x) => x.1 += 1,
                    None => conditions.push((c, 1)),
                }
            }
        }
        conditions.retain(|x| x.1 > 1);
        if conditions.is_empty() {
            return sum;
        }
        let mut new: Vec<(Num, Expr)> = Vec::new();
        let mut arms: Vec<[Vec<(Num, Expr)>; 2]> = vec![Default::default(); conditions.len()];
        for (k, t) in terms {
            let Node::Ite(c, a, b) = *self.node(t) else {
                new.push((k, t));
                continue;
            };
            match conditions.iter().position(|x| x.0 == c) {
                Some(i) => {
                    arms[i][0].push((k.clone(), a));
                    arms[i][1].push((k, b));
                }
                None => new.push((k, t)),
            }
        }
        for ((c, _), arms) in conditions.into_iter().zip(arms) {
            let [a, b] = arms.map(|terms| {
                let sum = self.linear_sum(Num::ZERO, terms);
                self.shortest(sum, sizes)
            });
            let choice = self.ite(c, a, b);
            new.push((Num::ONE, choice));
        }
        let merged = self.linear_sum(constant, new);
        if self.leaves(merged, sizes) < self.leaves(sum, sizes) {
            merged
        } else {
            sum
        }
    }

    /// The shortest of a polynomial as it is, multiplied out, and factored.
    fn shortest(&mut self, e: Expr, sizes: &mut FxHashMap<Expr, u64>) -> Expr {
        let levels = self.limits().expressions.factored_levels;
        let Some(p) = Polynomial::of(self, e, &|a| a, levels) else { return e };
        if p.0.keys().all(|m| m.iter().map(|f| f.1).sum::<u32>() <= 1) {
            // linear: there is one way to write it
            return p.to_expr(self);
        }
        let hints = self.linear_parts(e);
        let mut best = (self.leaves(e, sizes), e);
        let mut consider = |s: &mut Store, x: Expr| {
            let size = s.leaves(x, sizes);
            if size < best.0 {
                best = (size, x);
            }
        };
        let x = Factored::of(self, &p, &hints).to_expr(self);
        consider(self, x);
        // Parts that share no atom are factored apart; the constant may belong to any of them.
        let (parts, constant) = components(&p);
        for home in 0..=parts.len() {
            if (parts.len() < 2 || constant.is_zero()) && home < parts.len() {
                continue;
            }
            let mut sum = Vec::new();
            for (i, part) in parts.iter().enumerate() {
                let mut part = part.clone();
                if i == home {
                    part.add_term(Monomial::new(), constant.clone());
                }
                sum.push(Factored::of(self, &part, &hints).to_expr(self));
            }
            if home == parts.len() {
                sum.push(self.num(constant.clone()));
            }
            let x = self.add_all(sum);
            consider(self, x);
        }
        let x = p.to_expr(self);
        consider(self, x);
        best.1
    }

    /// The sums of atoms that stand as factors in a polynomial.
    fn linear_parts(&self, e: Expr) -> Vec<Polynomial> {
        let mut out: Vec<Polynomial> = Vec::new();
        let mut stack = vec![e];
        let mut seen = FxHashSet::default();
        while let Some(x) = stack.pop() {
            if !seen.insert(x) || out.len() >= self.limits().expressions.divisors {
                continue;
            }
            match self.node(x) {
                Node::Sum(_, terms) => {
                    stack.extend(terms.iter().map(|t| t.1));
                    let mut atoms = terms.iter().map(|t| self.node(t.1));
                    if terms.len() > 1 && atoms.all(|n| !matches!(n, Node::Product(_))) {
                        let mut p = Polynomial::default();
                        for (k, t) in terms {
                            p.add_scaled(k, &Polynomial::atom(*t));
                        }
                        if !out.contains(&p) {
                            out.push(p);
                        }
                    }
                }
                Node::Product(factors) => stack.extend(factors.iter().map(|f| f.0)),
                _ => {}
            }
        }
        out
    }

    /// How many numbers and symbols are written, each as often as it appears.
    fn leaves(&self, root: Expr, memo: &mut FxHashMap<Expr, u64>) -> u64 {
        let mut stack = vec![(root, false)];
        while let Some((x, ready)) = stack.pop() {
            if memo.contains_key(&x) {
                continue;
            }
            if !ready {
                stack.push((x, true));
                for_each_operand(self.node(x), |a| stack.push((a, false)));
                continue;
            }
            let of = |a: &Expr| memo.get(a).copied().unwrap_or(1);
            let written = |k: &Num| u64::from(!k.abs().is_one()) + u64::from(!k.is_integer());
            let n = match self.node(x) {
                Node::Const(_) | Node::Symbol(_) => 1,
                Node::Sum(c, terms) => terms
                    .iter()
                    .map(|(k, t)| of(t).saturating_add(written(k)))
                    .fold(u64::from(!c.is_zero()), u64::saturating_add),
                Node::Product(factors) => factors
                    .iter()
                    .map(|(f, n)| of(f).saturating_add(u64::from(*n > 1)))
                    .fold(0, u64::saturating_add),
                node => {
                    let mut n = 1u64;
                    for_each_operand(node, |a| n = n.saturating_add(of(&a)));
                    n
                }
            };
            memo.insert(x, n);
        }
        memo.get(&root).copied().unwrap_or(1)
    }
}

/// The parts of a polynomial that share no atom, and its constant.
fn components(p: &Polynomial) -> (Vec<Polynomial>, Num) {
    let mut parts: Vec<(Vec<Expr>, Polynomial)> = Vec::new();
    let mut constant = Num::ZERO;
    for (m, k) in &p.0 {
        if m.is_empty() {
            constant = k.clone();
            continue;
        }
        let mut joined: (Vec<Expr>, Polynomial) =
            (m.iter().map(|f| f.0).collect(), Polynomial::default());
        joined.1.add_term(m.clone(), k.clone());
        let (touching, apart): (Vec<_>, Vec<_>) =
            parts.into_iter().partition(|part| part.0.iter().any(|a| joined.0.contains(a)));
        for (atoms, part) in touching {
            joined.0.extend(atoms);
            joined.1.add_scaled(&Num::ONE, &part);
        }
        parts = apart;
        parts.push(joined);
    }
    (parts.into_iter().map(|part| part.1).collect(), constant)
}
