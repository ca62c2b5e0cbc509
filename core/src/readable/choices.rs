//! Choices and extrema of several sizes.
//!
//! An arm that says what the other says where the condition fails needs no condition:
//! `ite(n > 0, max(0, min(n, m)), 0)` is `max(0, min(n, m))`. What holds within bounds of the symbols is asked of
//! the constructors: the symbols are replaced by others with those bounds, and intervals do the rest.

use super::atoms::of_a_number;
use super::context::Context;
use super::Writer;
use crate::expr::{Expr, Node, Num, SymKind};

impl Writer<'_> {
    /// The choice without parts of its condition at whose failure both arms are equal.
    pub(super) fn with_fewer_conditions(&mut self, e: Expr, context: Context) -> Expr {
        let Node::Ite(c, a, b) = *self.store.node(e) else { return e };
        if !self.is_total(a, context) || !self.is_total(b, context) {
            return e;
        }
        let parts = self.store.conjuncts(c);
        if parts.len() > self.store.limits().readable.condition_parts {
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
        let inside = self.narrowed(e, context);
        let mut back = Vec::new();
        for (symbol, _, _) in self.contexts.bounds(context).to_vec() {
            if let Some(&narrow) = self.narrow.get(&(symbol, context)) {
                back.push((narrow, self.store.sym(symbol)));
            }
        }
        self.store.substitute(inside, &back)
    }

    /// The expression with symbols in place of those that a context bounds, of these bounds.
    pub(super) fn narrowed(&mut self, e: Expr, context: Context) -> Expr {
        let mut there = Vec::new();
        for (symbol, lo, hi) in self.contexts.bounds(context).to_vec() {
            let truth = self.store.sym(symbol);
            let truth = self.store.is_boolean(truth);
            let (lo, hi) = (Num::int(lo), Num::int(hi));
            let hi = if truth { hi } else { of_a_number(&lo, hi) };
            let named = &mut self.narrow;
            let narrow = *named.entry((symbol, context)).or_insert_with(|| {
                let name = self.store.symbol_data(symbol).name.clone();
                let kind = match self.store.symbol_data(symbol).kind {
                    SymKind::Free => SymKind::Parameter,
                    kind => kind,
                };
                self.store.fresh(&name, kind, Some(lo), Some(hi))
            });
            there.push((symbol, self.store.sym(narrow)));
        }
        self.store.substitute(e, &there)
    }

    /// A sum with a choice, the rest of the sum moved into both arms: `ite(c, n - 1, m - 1) + 1`.
    pub(super) fn in_choice(&mut self, e: Expr) -> Option<Expr> {
        let (c, terms) = self.store.linear(e);
        let is_choice = |t: &(Num, Expr)| matches!(self.store.node(t.1), Node::Ite(..));
        let at = terms.iter().position(is_choice)?;
        if terms.len() > 3 || terms.len() == 1 && c.is_zero() {
            return None;
        }
        let (k, choice) = terms[at].clone();
        let Node::Ite(condition, a, b) = *self.store.node(choice) else { return None };
        let others = terms.iter().enumerate().filter(|t| t.0 != at).map(|t| t.1.clone());
        let rest: Vec<(Num, Expr)> = others.collect();
        let rest = self.store.linear_sum(c, rest);
        let arms = [a, b].map(|arm| {
            let arm = self.store.scale(k.clone(), arm);
            self.store.add(arm, rest)
        });
        Some(self.store.ite(condition, arms[0], arms[1]))
    }

    /// A sum or a choice, with what both arms of a choice in it have in common before it: `n + ite(c, m, 0)`, where it
    /// adds up with the rest of the sum.
    pub(super) fn out_of_choices(&mut self, e: Expr) -> Option<Expr> {
        let (c, terms) = self.store.linear(e);
        let mut out = vec![(Num::ONE, self.store.num(c))];
        let mut changed = false;
        for (k, t) in terms {
            let moved = match *self.store.node(t) {
                Node::Ite(condition, a, b) => self.common_terms(a, b).map(|(common, a, b)| {
                    let rest = self.store.ite(condition, a, b);
                    [(k.clone(), common), (k.clone(), rest)]
                }),
                _ => None,
            };
            match moved {
                Some(parts) => {
                    changed = true;
                    out.extend(parts);
                }
                None => out.push((k, t)),
            }
        }
        changed.then(|| self.store.linear_sum(Num::ZERO, out))
    }

    /// What two sums have in common, and what each has beside it.
    fn common_terms(&mut self, a: Expr, b: Expr) -> Option<(Expr, Expr, Expr)> {
        if self.store.is_boolean(a) && self.store.is_boolean(b) {
            return None;
        }
        let [(_, of_a), (_, of_b)] = [a, b].map(|e| self.store.linear(e));
        let common: Vec<(Num, Expr)> =
            of_a.into_iter().filter(|term| of_b.contains(term)).collect();
        if common.is_empty() {
            return None;
        }
        let common = self.store.linear_sum(Num::ZERO, common);
        let [a, b] = [a, b].map(|e| self.store.sub(e, common));
        Some((common, a, b))
    }

    /// A minimum or maximum, with what divides all of its operands before it: `max(4*n, 8*m)`.
    pub(super) fn divided_extremum(&mut self, e: Expr) -> Option<Expr> {
        let (Node::Min(args) | Node::Max(args)) = self.store.node(e).clone() else { return None };
        let mut divisor = Num::ZERO;
        for &a in &args {
            let (c, terms) = self.store.linear(a);
            divisor = terms.iter().map(|t| &t.0).chain([&c]).fold(divisor, |g, k| g.gcd(k));
        }
        if !divisor.is_integer() || divisor <= Num::ONE {
            return None;
        }
        let inverse = Num::ONE.checked_div(&divisor)?;
        let args: Vec<Expr> = args.iter().map(|&a| self.store.scale(inverse.clone(), a)).collect();
        let extremum = match self.store.node(e) {
            Node::Min(_) => self.store.min_all(&args),
            _ => self.store.max_all(&args),
        };
        Some(self.store.scale(divisor, extremum))
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

    /// A negated product without the sign: `-m*min(0, 1 - n)` is `m*max(0, n - 1)`. In a sum it saves nothing, and
    /// takes from other terms what they have in common with it.
    pub(super) fn with_sign_turned(&mut self, e: Expr) -> Option<Expr> {
        let (c, terms) = self.store.linear(e);
        let [(k, t)] = terms.as_slice() else { return None };
        if !c.is_zero() || !k.is_negative() {
            return None;
        }
        let negated = self.negated_factor(*t)?;
        Some(self.store.scale(-k.clone(), negated))
    }

    /// The negation of a product, by that of its first factor that is a minimum or maximum.
    fn negated_factor(&mut self, t: Expr) -> Option<Expr> {
        let factors = match self.store.node(t) {
            Node::Product(factors) => factors.to_vec(),
            _ => vec![(t, 1)],
        };
        let is_extremum = |f: &(Expr, u32)| {
            f.1 == 1 && matches!(self.store.node(f.0), Node::Min(_) | Node::Max(_))
        };
        let at = factors.iter().position(is_extremum)?;
        let (args, is_min) = match self.store.node(factors[at].0) {
            Node::Min(args) => (args.clone(), true),
            Node::Max(args) => (args.clone(), false),
            _ => return None,
        };
        let negated: Vec<Expr> = args.into_iter().map(|a| self.store.neg(a)).collect();
        let extremum = match is_min {
            true => self.store.max_all(&negated),
            false => self.store.min_all(&negated),
        };
        let others =
            factors.into_iter().enumerate().map(|(k, f)| if k == at { (extremum, 1) } else { f });
        Some(self.store.product(others))
    }
}
