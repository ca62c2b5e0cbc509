//! Terms of several sizes: what speaks of one size is written together.
//!
//! A sum of products is `Σ u(n)·X` with functions `u` of one symbol and factors `X` of the others, for each of
//! its symbols. All terms with the same `X` are one function of that symbol; all with the same `u` have it in
//! common. A choice with 0 is a product with the truth of its condition.

use super::context::Context;
use super::{Symbols, Writer};
use crate::expr::{Expr, Node, Num, Sym};

/// A number and factors.
type Term = (Num, Vec<Expr>);

impl Writer<'_> {
    /// The shortest of the ways to split the expression by one of its symbols.
    pub(super) fn by_terms(&mut self, e: Expr, context: Context, levels: u32) -> Option<Expr> {
        let terms = self.terms(e)?;
        // a product has no value where a factor has none, be another 0
        if !terms.iter().flat_map(|t| &t.1).all(|&f| self.is_total(f, context)) {
            return None;
        }
        let mut symbols: Vec<Sym> = Vec::new();
        for &factor in terms.iter().flat_map(|t| &t.1) {
            if let Symbols::One(v) = self.symbols(factor) {
                if !symbols.contains(&v) {
                    symbols.push(v);
                }
            }
        }
        symbols.truncate(self.store.limits().readable.symbols);
        let mut found = Vec::new();
        for v in symbols {
            found.extend(self.split(&terms, v, context, levels));
        }
        self.shortest(found)
    }

    /// `Σ u(v)·X`, each `u` written from its canonical form.
    fn split(&mut self, terms: &[Term], v: Sym, context: Context, levels: u32) -> Option<Expr> {
        let mut by_rest: Vec<(Expr, Vec<Expr>)> = Vec::new();
        for (k, factors) in terms {
            let (of_v, others): (Vec<Expr>, Vec<Expr>) =
                factors.iter().partition(|&&f| self.symbols(f) == Symbols::One(v));
            let u = self.store.mul_all(of_v);
            let u = self.store.scale(k.clone(), u);
            let rest = self.store.mul_all(others);
            put(&mut by_rest, rest, u);
        }
        let mut by_function: Vec<(Expr, Vec<Expr>)> = Vec::new();
        for (rest, functions) in by_rest {
            let u = self.store.add_all(functions);
            let u = self.of_one(u, v, context).unwrap_or(u);
            let (content, u) = self.store.primitive(u);
            let rest = self.store.scale(content, rest);
            put(&mut by_function, u, rest);
        }
        let mut sum = Vec::new();
        for (u, rests) in by_function {
            let rest = self.store.add_all(rests);
            let rest = match levels {
                0 => rest,
                _ => self.walk(rest, context, levels.saturating_sub(8)),
            };
            sum.push(self.store.mul(u, rest));
        }
        Some(self.store.add_all(sum))
    }

    /// The terms of a sum, a product, or a choice with 0; `None` of anything else, or if there are many.
    fn terms(&mut self, e: Expr) -> Option<Vec<Term>> {
        let (constant, linear) = self.store.linear(e);
        if linear.len() > self.store.limits().readable.terms {
            return None;
        }
        let mut out: Vec<Term> = Vec::new();
        for (k, t) in linear {
            let mut term = (k, Vec::new());
            self.factors(t, &mut term);
            out.push(term);
        }
        if let [(_, factors)] = out.as_slice() {
            if factors.len() < 2 {
                return None;
            }
        }
        if !constant.is_zero() {
            out.push((constant, Vec::new()));
        }
        Some(out)
    }

    fn factors(&mut self, e: Expr, out: &mut Term) {
        let mut stack = vec![e];
        while let Some(x) = stack.pop() {
            match self.store.node(x).clone() {
                Node::Product(factors) => {
                    for (f, n) in factors {
                        match n {
                            1 => stack.push(f),
                            _ => out.1.push(self.store.product([(f, n)])),
                        }
                    }
                }
                Node::Ite(c, a, b) if self.store.is_zero(b) => stack.extend([c, a]),
                Node::Ite(c, a, b) if self.store.is_zero(a) => {
                    let not = self.store.not(c);
                    stack.extend([not, b]);
                }
                Node::And(args) => stack.extend(args),
                Node::Sum(c, terms) if c.is_zero() && terms.len() == 1 => {
                    out.0 = out.0.clone() * terms[0].0.clone();
                    stack.push(terms[0].1);
                }
                _ => out.1.push(x),
            }
        }
    }
}

/// Adds to the group of a key; groups are few.
fn put(groups: &mut Vec<(Expr, Vec<Expr>)>, key: Expr, value: Expr) {
    match groups.iter_mut().find(|g| g.0 == key) {
        Some(group) => group.1.push(value),
        None => groups.push((key, vec![value])),
    }
}
