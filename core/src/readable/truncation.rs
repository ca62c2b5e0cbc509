//! Quotients rounded towards 0 and their remainders, of what is left of them where the divisor is positive:
//! `ite(n >= 0, floor(n/d), ceil(n/d))` is `trunc(n/d)` wherever `d > 0`.
//!
//! A formula holds within its domain, and an arm of a choice where the choice takes it. There the whole quotient, with
//! its choices by the sign of the divisor, has the same value, and a short text.

use super::context::Context;
use super::Writer;
use crate::expr::{for_each_operand, Expr, Node, Num};
use rustc_hash::FxHashMap;

impl Writer<'_> {
    /// The expression with such quotients and remainders, if it is shorter. Near-linear in the nodes, once for each
    /// context; last of all, since no other rule knows the choices again.
    pub(super) fn with_truncation(&mut self, e: Expr) -> Expr {
        let mut any = false;
        self.store.visit(&[e], |x, node| {
            any |= matches!(node, Node::Ite(..)) && self.store.truncated(x).is_none();
        });
        if !any {
            return e;
        }
        let levels = self.store.limits().readable.levels;
        let written = self.truncated_within(e, self.base, levels, &mut FxHashMap::default());
        self.shortest([e, written]).unwrap_or(e)
    }

    fn truncated_within(
        &mut self,
        e: Expr,
        context: Context,
        levels: u32,
        done: &mut FxHashMap<(Expr, Context), Expr>,
    ) -> Expr {
        if let Some(&known) = done.get(&(e, context)) {
            return known;
        }
        let is_whole = self.store.truncated(e).is_some();
        let node = self.store.node(e).clone();
        let written = match node {
            // what is searched and executed stays as it is
            _ if levels == 0 || is_whole => e,
            Node::Const(_) | Node::Symbol(_) | Node::First { .. } | Node::Simulation { .. } => e,
            Node::Ite(c, a, b) => match self.of_positive_divisor(e, context) {
                Some(whole) => whole,
                None => {
                    let then = self.restricted(context, c, true);
                    let other = self.restricted(context, c, false);
                    let c = self.truncated_within(c, context, levels - 1, done);
                    let a = self.truncated_within(a, then, levels - 1, done);
                    let b = self.truncated_within(b, other, levels - 1, done);
                    self.store.ite(c, a, b)
                }
            },
            Node::SumOver { var, lo, hi, body } => {
                let index = self.with_index(context, var, lo, hi);
                let body = self.truncated_within(body, index, levels - 1, done);
                let lo = self.truncated_within(lo, context, levels - 1, done);
                let hi = self.truncated_within(hi, context, levels - 1, done);
                self.store.sum_over(var, lo, hi, body)
            }
            node => {
                let inside = self.beside_conditions(&node, context);
                let mut operands = Vec::new();
                for_each_operand(&node, |a| operands.push(a));
                let mut written = FxHashMap::default();
                for a in operands {
                    // a condition of one symbol is what makes the context beside it
                    let own = matches!(self.symbols(a), super::Symbols::One(_));
                    let there = if own { context } else { inside };
                    written.insert(a, self.truncated_within(a, there, levels - 1, done));
                }
                self.store.rebuild(e, &|a| written.get(&a).copied().unwrap_or(a))
            }
        };
        done.insert((e, context), written);
        written
    }

    /// The quotient or remainder that a choice by the sign of the dividend is within the context.
    fn of_positive_divisor(&mut self, choice: Expr, context: Context) -> Option<Expr> {
        let (whole, divisor) = self.store.of_positive_divisor(choice)?;
        let there = self.narrowed(divisor, context);
        self.store.interval(there).at_least(&Num::ONE).then_some(whole)
    }
}
