//! Cases: a formula by the truth of one of its comparisons.
//!
//! A flag, a stride of 1, an alignment decide between two formulas that are simple each: where a comparison
//! stands in many places, `ite(c, f, g)` with the formula for either truth is shorter than the comparison in all
//! of them. This is Shannon's expansion.

use super::context::Context;
use super::{Symbols, Writer};
use crate::expr::{Expr, Node};

impl Writer<'_> {
    /// The shortest choice by one of the comparisons of an expression of several symbols.
    pub(super) fn by_cases(&mut self, e: Expr, context: Context, levels: u32) -> Option<Expr> {
        let length = self.length(e);
        let limits = &self.store.limits().readable;
        let is_worth = limits.case_characters.contains(&length);
        if self.cases >= limits.nested_cases || levels < 8 || !is_worth {
            return None;
        }
        self.cases += 1;
        let mut found = Vec::new();
        for c in self.comparisons(e) {
            let then = self.store.decided(e, c, true);
            let other = self.store.decided(e, c, false);
            let within = self.restricted(context, c, true);
            let then = self.walk(then, within, levels - 8);
            let within = self.restricted(context, c, false);
            let other = self.walk(other, within, levels - 8);
            let choice = self.store.ite(c, then, other);
            found.push(self.with_fewer_conditions(choice, context));
        }
        self.cases -= 1;
        self.shortest(found)
    }

    /// Comparisons of one symbol within an expression, those in most places first.
    fn comparisons(&mut self, e: Expr) -> Vec<Expr> {
        let mut places: Vec<(Expr, usize)> = Vec::new();
        let mut atoms = Vec::new();
        self.store.visit(&[e], |x, node| {
            if matches!(node, Node::Ge0(_) | Node::Eq0(_)) {
                atoms.push(x);
            }
        });
        if atoms.len() > self.store.limits().readable.case_comparisons {
            return Vec::new();
        }
        for x in atoms {
            if !matches!(self.symbols(x), Symbols::One(_)) || !self.store.is_free_in(x, e) {
                continue;
            }
            let not = self.store.not(x);
            match places.iter_mut().find(|p| p.0 == not) {
                Some(p) => p.1 += 1,
                None => places.push((x, 0)),
            }
        }
        self.store.visit(&[e], |_, node| {
            crate::expr::for_each_operand(node, |a| {
                if let Some(p) = places.iter_mut().find(|p| p.0 == a) {
                    p.1 += 1;
                }
            });
        });
        // a condition that is part of one place only stands well where it is
        places.retain(|p| p.1 >= 2);
        places.sort_by_key(|p| std::cmp::Reverse(p.1));
        places.truncate(self.store.limits().readable.cases);
        places.into_iter().map(|p| p.0).collect()
    }
}
