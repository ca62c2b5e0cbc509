//! Choices and extrema of several sizes.
//!
//! An arm that says what the other says where the condition fails needs no condition:
//! `ite(n > 0, max(0, min(n, m)), 0)` is `max(0, min(n, m))`. What holds within bounds of the symbols is asked of
//! the constructors: the symbols are replaced by others with those bounds, and intervals do the rest.

use super::context::Context;
use super::Writer;
use crate::expr::{Expr, Node, Num, SymKind};

/// Most parts of a condition that are tried one by one.
const PARTS: usize = 6;

impl Writer<'_> {
    /// The choice without parts of its condition at whose failure both arms are equal.
    pub(super) fn with_fewer_conditions(&mut self, e: Expr, context: Context) -> Expr {
        let Node::Ite(c, a, b) = *self.store.node(e) else { return e };
        if !self.store.is_total(a) || !self.store.is_total(b) {
            return e;
        }
        let parts = self.store.conjuncts(c);
        if parts.len() > PARTS {
            return e;
        }
        let mut kept = parts.clone();
        for part in parts {
            let others: Vec<Expr> = kept.iter().copied().filter(|&p| p != part).collect();
            let mut fails = context;
            for &other in &others {
                fails = self.restricted(fails, other, true);
            }
            fails = self.restricted(fails, part, false);
            if fails == context {
                continue;
            }
            let arms = [a, b].map(|arm| self.within(arm, fails));
            if arms[0] == arms[1] {
                kept = others;
            }
        }
        let c = self.store.and_all(&kept);
        self.store.ite(c, a, b)
    }

    /// What is left of an expression where symbols have the bounds of a context.
    fn within(&mut self, e: Expr, context: Context) -> Expr {
        let mut there = Vec::new();
        let mut back = Vec::new();
        for (symbol, lo, hi) in self.contexts.bounds(context).to_vec() {
            let (lo, hi) = (Num::int(lo), Num::int(hi));
            let named = &mut self.narrowed;
            let narrow = *named.entry((symbol, context)).or_insert_with(|| {
                let name = self.store.symbol_data(symbol).name.clone();
                let kind = match self.store.symbol_data(symbol).kind {
                    SymKind::Free => SymKind::Parameter,
                    kind => kind,
                };
                self.store.fresh(&name, kind, Some(lo), Some(hi))
            });
            let (narrow_expr, wide) = (self.store.sym(narrow), self.store.sym(symbol));
            there.push((symbol, narrow_expr));
            back.push((narrow, wide));
        }
        let inside = self.store.substitute(e, &there);
        self.store.substitute(inside, &back)
    }

    /// A sum with a minimum or maximum, the rest of the sum moved into it.
    pub(super) fn in_extremum(&mut self, e: Expr) -> Option<Expr> {
        let (c, terms) = self.store.linear(e);
        let is_extremum =
            |t: &(Num, Expr)| matches!(self.store.node(t.1), Node::Min(_) | Node::Max(_));
        let at = terms.iter().position(is_extremum)?;
        if terms.len() > 3 || terms.len() == 1 && c.is_zero() {
            return None;
        }
        let (k, extremum) = terms[at].clone();
        let rest: Vec<(Num, Expr)> =
            terms.iter().enumerate().filter(|t| t.0 != at).map(|t| t.1.clone()).collect();
        let rest = self.store.linear_sum(c, rest);
        let (args, greatest) = match self.store.node(extremum) {
            Node::Max(args) => (args.clone(), k.is_positive()),
            Node::Min(args) => (args.clone(), k.is_negative()),
            _ => return None,
        };
        let mut moved = Vec::new();
        for a in args {
            let a = self.store.scale(k.clone(), a);
            moved.push(self.store.add(a, rest));
        }
        Some(match greatest {
            true => self.store.max_all(&moved),
            false => self.store.min_all(&moved),
        })
    }
}
