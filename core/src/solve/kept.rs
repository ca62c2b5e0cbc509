//! Values kept from the last, or the first, iteration that met a condition.
//!
//! `last = c(k) ? v(k) : last` is `v(j)` of the greatest `j < k` with `c(j)`, and the start where
//! there is none. Counted back from `k - 1` the greatest is a least one, which [`first_true`]
//! finds. `first = g(first) && c(k) ? v(k) : first`, where `g` holds of no `v(k)`, changes once: to
//! `v(j)` of the least `j` with `c(j)`, if `g` holds of the start.

use super::Solver;
use crate::analysis::LoopId;
use crate::expr::{Expr, Node, Num, Sym, SymKind};
use crate::sum::{first_true, FirstTrue};

/// Choices within choices are followed so deep.
const NESTED: u32 = 8;

/// A value that is assigned in some iterations.
struct Assigned {
    when: Expr,
    value: Expr,
}

impl Solver<'_> {
    /// The closed form of a header parameter whose value around the back edge, `next`, is either
    /// the value before (the placeholder `p`) or one that does not depend on it.
    pub(super) fn kept_value(
        &mut self,
        l: LoopId,
        start: Expr,
        next: Expr,
        p: Sym,
    ) -> Option<Expr> {
        let Assigned { when, value } = self.assigned(next, p, NESTED)?;
        match (self.s.has_var(value, p), self.s.has_var(when, p)) {
            (true, _) => None,
            (false, false) => self.last_assigned(l, start, when, value),
            (false, true) => self.first_assigned(l, start, when, value, p),
        }
    }

    /// The value of the last iteration before with `when`.
    fn last_assigned(&mut self, l: LoopId, start: Expr, when: Expr, value: Expr) -> Option<Expr> {
        let k = self.index(l);
        let ke = self.s.sym(k);
        let mut facts = self.facts(Some(l));
        let when = facts.simplify(&mut self.s, when);
        let (when, guards) = self.unwrapped(l, when);
        let when = facts.simplify(&mut self.s, when);
        let before = self.s.add_num(ke, Num::int(-1));
        let back = self.s.fresh("s", SymKind::Index, Some(Num::ZERO), None);
        let steps = self.s.sym(back);
        let at = self.s.sub(before, steps);
        let met = self.s.substitute(when, &[(k, at)]);
        let FirstTrue { index, exists } = first_true(&mut self.s, &mut facts, back, met)?;
        let last = self.s.sub(before, index);
        let inside = self.s.ge0(last);
        let exists = self.s.and(exists, inside);
        let kept = self.s.substitute(value, &[(k, last)]);
        self.guard(guards);
        Some(self.s.ite(exists, kept, start))
    }

    /// The value of the first iteration with `when`, which `p` decides too: a change after which it
    /// does not hold.
    fn first_assigned(
        &mut self,
        l: LoopId,
        start: Expr,
        when: Expr,
        value: Expr,
        p: Sym,
    ) -> Option<Expr> {
        let parts = match self.s.node(when) {
            Node::And(args) => args.to_vec(),
            _ => vec![when],
        };
        let (open, when): (Vec<Expr>, Vec<Expr>) =
            parts.into_iter().partition(|&c| self.s.has_var(c, p));
        let k = self.index(l);
        if open.iter().any(|&g| self.s.has_var(g, k)) {
            return None;
        }
        let (open, when) = (self.s.and_all(&open), self.s.and_all(&when));
        let mut facts = self.facts(Some(l));
        let when = facts.simplify(&mut self.s, when);
        let (when, guards) = self.unwrapped(l, when);
        let when = facts.simplify(&mut self.s, when);
        let mut once = facts.clone();
        once.assume(&mut self.s, when);
        let again = self.s.substitute(open, &[(p, value)]);
        let again = once.simplify(&mut self.s, again);
        if !self.s.is_zero(again) {
            return None;
        }
        let j = self.s.fresh("s", SymKind::Index, Some(Num::ZERO), None);
        let je = self.s.sym(j);
        let met = self.s.substitute(when, &[(k, je)]);
        let FirstTrue { index, exists } = first_true(&mut self.s, &mut facts, j, met)?;
        let ke = self.s.sym(k);
        let passed = self.s.gt(ke, index);
        let open = self.s.substitute(open, &[(p, start)]);
        let changed = self.s.and_all(&[open, exists, passed]);
        let kept = self.s.substitute(value, &[(k, index)]);
        self.guard(guards);
        Some(self.s.ite(changed, kept, start))
    }

    /// When `e` is something else than `p`, and what.
    fn assigned(&mut self, e: Expr, p: Sym, depth: u32) -> Option<Assigned> {
        if !self.s.has_var(e, p) {
            return Some(Assigned { when: self.s.truth(true), value: e });
        }
        match self.s.node(e).clone() {
            Node::Symbol(s) if s == p => Some(Assigned { when: self.s.truth(false), value: e }),
            Node::Ite(c, a, b) if depth > 0 => {
                let a = self.assigned(a, p, depth - 1)?;
                let b = self.assigned(b, p, depth - 1)?;
                let value = match (self.s.is_zero(a.when), self.s.is_zero(b.when)) {
                    (true, _) => b.value,
                    (_, true) => a.value,
                    _ => self.s.ite(c, a.value, b.value),
                };
                Some(Assigned { when: self.s.ite(c, a.when, b.when), value })
            }
            // a flag that stays up, or down
            Node::Or(args) | Node::And(args) => {
                let up = matches!(self.s.node(e), Node::Or(_));
                let pe = self.s.sym(p);
                let rest: Vec<Expr> = args.iter().copied().filter(|&a| a != pe).collect();
                if rest.len() == args.len() || rest.iter().any(|&a| self.s.has_var(a, p)) {
                    return None;
                }
                let when = if up {
                    self.s.or_all(&rest)
                } else {
                    let stays = self.s.and_all(&rest);
                    self.s.not(stays)
                };
                Some(Assigned { when, value: self.s.truth(up) })
            }
            _ => None,
        }
    }
}
