//! Large factors that a sum's index has no part in: put aside as symbols while the sum is taken,
//! so that they are not simplified anew in each part of the range.
//!
//! Only what the summand is linear in is put aside, so that nothing has to be known of it.

use crate::expr::{Expr, Node, Store, Sym, SymKind};

/// From so many nodes on an expression is large.
const LARGE: usize = 24;
/// Choices within choices and sums within sums are followed so deep.
const DEEP: u32 = 12;

/// A summand with symbols in place of its large factors.
pub(super) struct Aside {
    pub(super) body: Expr,
    /// what the symbols stand for
    pub(super) factors: Vec<(Sym, Expr)>,
}

impl Aside {
    pub(super) fn new(s: &mut Store, var: Sym, body: Expr) -> Aside {
        let mut aside = Aside { body, factors: Vec::new() };
        if is_large(s, body) {
            aside.body = aside.without(s, var, body, DEEP);
        }
        aside
    }

    /// A part of the summand that it is linear in.
    fn without(&mut self, s: &mut Store, var: Sym, e: Expr, depth: u32) -> Expr {
        if depth == 0 {
            return e;
        }
        if !s.has_var(e, var) {
            return self.put(s, e);
        }
        match s.node(e).clone() {
            Node::Sum(c, terms) => {
                let terms: Vec<_> = terms
                    .into_iter()
                    .map(|(k, t)| (k, self.without(s, var, t, depth - 1)))
                    .collect();
                s.linear_sum(c, terms)
            }
            Node::Ite(c, a, b) if !s.is_boolean(e) => {
                let (a, b) =
                    (self.without(s, var, a, depth - 1), self.without(s, var, b, depth - 1));
                s.ite(c, a, b)
            }
            Node::Product(factors) => {
                let (with, free): (Vec<_>, Vec<_>) =
                    factors.into_iter().partition(|f| s.has_var(f.0, var));
                if free.is_empty() {
                    return e;
                }
                let free = s.product(free);
                let (free, with) = (self.put(s, free), s.product(with));
                s.mul(free, with)
            }
            _ => e,
        }
    }

    fn put(&mut self, s: &mut Store, e: Expr) -> Expr {
        if !s.is_integral(e) || !is_large(s, e) {
            return e;
        }
        if let Some((symbol, _)) = self.factors.iter().find(|f| f.1 == e) {
            return s.sym(*symbol);
        }
        let symbol = s.fresh("F", SymKind::Placeholder, None, None);
        self.factors.push((symbol, e));
        s.sym(symbol)
    }
}

fn is_large(s: &Store, e: Expr) -> bool {
    s.dag_size_within(e, LARGE - 1).is_none()
}
