//! Quotients by sizes: a size as multiples of another and a rest.
//!
//! What speaks of `floor(n/b)`, `ceil(n/b)` and `n` is a function of the quotient `q`, the rest `r` and `b`, with
//! `n = b·q + r` and `0 ≤ r < b`: all tiles but the last, and the last. Such functions are mostly polynomials in
//! `q` and `b` with pieces in `r`, and come back to functions of `n` where `b·q + r` is left.

use super::atoms::put_back;
use super::context::Context;
use super::Writer;
use crate::expr::{Expr, Node, Num, Store, Sym};

/// `floor(dividend/divisor)`, where a symbol stands in the dividend with the coefficient 1.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct QuotientAtom {
    pub(super) dividend: Expr,
    divisor: Expr,
    of: Sym,
    /// quotients, rounded down or up, and remainders of it
    pub(super) places: usize,
}

/// The symbols in place of a quotient and its remainder.
struct Parts {
    quotient: Expr,
    remainder: Expr,
}

impl Writer<'_> {
    /// The quotients by positive symbols within these nodes.
    pub(super) fn quotients_of(&mut self, nodes: &[Expr], context: Context) -> Vec<QuotientAtom> {
        let mut found: Vec<QuotientAtom> = Vec::new();
        for &x in nodes {
            let (Node::FloorDiv(a, b) | Node::Mod(a, b)) = *self.store.node(x) else { continue };
            let Node::Symbol(divisor) = *self.store.node(b) else { continue };
            let positive = self.contexts.range(self.store, context, divisor);
            if positive.is_none_or(|r| r.0 < 1) {
                continue;
            }
            for dividend in [a, self.store.neg(a)] {
                match found.iter_mut().find(|q| q.dividend == dividend && q.divisor == b) {
                    Some(q) => q.places += 1,
                    None => {
                        let Some(of) = self.split_symbol(dividend, b) else { continue };
                        found.push(QuotientAtom { dividend, divisor: b, of, places: 1 });
                    }
                }
            }
        }
        found.sort_by_key(|q| std::cmp::Reverse(q.places));
        found.truncate(self.store.limits().readable.quotients);
        found
    }

    /// `floor(a/b) ≥ k` as `a ≥ k·b`, and `floor(a/b) ≤ k` as `a < (k + 1)·b`, for positive symbols `b`.
    pub(super) fn without_quotient(&mut self, e: Expr, context: Context) -> Option<Expr> {
        let Node::Ge0(operand) = *self.store.node(e) else { return None };
        let (c, terms) = self.store.linear(operand);
        let [(k, quotient)] = terms.as_slice() else { return None };
        let Node::FloorDiv(a, b) = *self.store.node(*quotient) else { return None };
        let Node::Symbol(divisor) = *self.store.node(b) else { return None };
        if self.contexts.range(self.store, context, divisor).is_none_or(|r| r.0 < 1) {
            return None;
        }
        let bound = -c.checked_div(k)?;
        if k.is_positive() {
            let least = self.store.scale(bound.ceil(), b);
            Some(self.store.ge(a, least))
        } else {
            let above = self.store.scale(bound.floor() + Num::ONE, b);
            Some(self.store.lt(a, above))
        }
    }

    /// A symbol with the coefficient 1 that stands nowhere else in the dividend.
    fn split_symbol(&mut self, dividend: Expr, divisor: Expr) -> Option<Sym> {
        let (c, terms) = self.store.linear(dividend);
        if !c.is_integer() || !terms.iter().all(|t| t.0.is_integer() && self.store.is_integral(t.1))
        {
            return None;
        }
        if !self.store.vars(dividend).is_empty() {
            return None;
        }
        terms.iter().filter(|t| t.0.is_one() && t.1 != divisor).find_map(|t| {
            let Node::Symbol(v) = *self.store.node(t.1) else { return None };
            let elsewhere = terms.iter().any(|u| u.1 != t.1 && speaks_of(self.store, u.1, v));
            (!elsewhere).then_some(v)
        })
    }

    /// What is written in terms of a quotient and its remainder.
    pub(super) fn with_quotient(
        &mut self,
        e: Expr,
        atom: &QuotientAtom,
        context: Context,
        levels: u32,
    ) -> Option<Expr> {
        let (x, b) = (atom.dividend, atom.divisor);
        let there = self.narrowed(x, context);
        let interval = self.store.interval(there);
        let (lo, hi) = (interval.lo.clone()?, interval.hi.clone()?);
        let Node::Symbol(divisor) = *self.store.node(b) else { return None };
        let widest = Num::int(self.contexts.range(self.store, context, divisor)?.1);
        let (none, minus) = (Num::ZERO, Num::int(-1));
        let quotients = (lo.clone().min(none.clone()), hi.clone().max(minus));
        let mut last = widest - Num::ONE;
        if !lo.is_negative() {
            last = last.min(hi);
        }
        let (floor, modulo) = (self.store.floor_div(x, b), self.store.modulo(x, b));
        let lengths = [self.length(floor), self.length(modulo)];
        let (q, quotient) = self.symbol_between(floor, quotients.0, quotients.1, lengths[0]);
        let (r, remainder) = self.symbol_between(modulo, none, last, lengths[1]);
        let parts = Parts { quotient, remainder };
        // n = b·q + r - (x - n)
        let n = self.store.sym(atom.of);
        let multiples = self.store.mul(b, quotient);
        let whole = self.store.add(multiples, remainder);
        let others = self.store.sub(x, n);
        let size = self.store.sub(whole, others);
        let inside = self.store.mapped(e, |s, node, done| {
            if node == n {
                return size;
            }
            let of_quotient = match *s.node(node) {
                Node::FloorDiv(a, d) if d == b => floor_of(s, a, x, &parts),
                Node::Mod(a, d) if d == b => floor_of(s, a, x, &parts).map(|f| {
                    let (a, m) = (done(a), s.mul(b, f));
                    s.sub(a, m)
                }),
                _ => None,
            };
            let rebuilt = of_quotient.unwrap_or_else(|| s.rebuild(node, done));
            decided(s, rebuilt, b, &parts).unwrap_or(rebuilt)
        });
        let written = self.walk(inside, context, levels);
        // a remainder is a name for it, or a difference in which multiples vanish
        let multiples = self.store.mul(b, floor);
        let difference = self.store.sub(x, multiples);
        let ways = [modulo, difference]
            .map(|rest| put_back(self.store, written, &[(q, floor), (r, rest)]));
        self.shortest(ways)
    }
}

/// `floor(a/b)` by that of `x`, for `a` one of `x`, `x - 1`, `-x`, `-x - 1`.
fn floor_of(s: &mut Store, a: Expr, x: Expr, parts: &Parts) -> Option<Expr> {
    let offset = |s: &mut Store, y: Expr| {
        let d = s.sub(a, y);
        s.as_const(d).and_then(Num::as_i128)
    };
    let Parts { quotient, remainder } = *parts;
    let minus_x = s.neg(x);
    let zero = s.zero();
    match (offset(s, x), offset(s, minus_x)) {
        (Some(0), _) => Some(quotient),
        (Some(-1), _) => {
            let even = s.eq(remainder, zero);
            Some(s.sub(quotient, even))
        }
        (_, Some(0)) => {
            let some = s.gt(remainder, zero);
            let up = s.add(quotient, some);
            Some(s.neg(up))
        }
        (_, Some(-1)) => {
            let next = s.add_num(quotient, Num::ONE);
            Some(s.neg(next))
        }
        _ => None,
    }
}

/// A comparison of `b·A + B` with 0, for `B` one of `0`, `r`, `r - 1`, `-r`, `-r - 1`: `A` decides, or the
/// remainder where `A` is 0.
fn decided(s: &mut Store, e: Expr, b: Expr, parts: &Parts) -> Option<Expr> {
    let (operand, equation) = match *s.node(e) {
        Node::Ge0(a) => (a, false),
        Node::Eq0(a) => (a, true),
        _ => return None,
    };
    let (a, rest) = by_divisor(s, operand, b)?;
    let r = parts.remainder;
    let zero = s.zero();
    let minus = s.neg(r);
    let (above, below) = (s.add_num(r, Num::int(-1)), s.add_num(minus, Num::int(-1)));
    if equation {
        let none = s.eq(a, zero);
        let even = match rest {
            _ if rest == zero => return Some(none),
            _ if rest == r || rest == minus => s.eq(r, zero),
            _ => return None,
        };
        return Some(s.and(none, even));
    }
    let at_rest = match rest {
        _ if rest == zero || rest == r => return Some(s.ge0(a)),
        // r < b: one multiple more is enough, and needed
        _ if rest == below => return Some(s.gt(a, zero)),
        _ if rest == minus => s.eq(r, zero),
        _ if rest == above => s.gt(r, zero),
        _ => return None,
    };
    let (more, same) = (s.gt(a, zero), s.eq(a, zero));
    let last = s.and(same, at_rest);
    Some(s.or(more, last))
}

/// `b·A + B`: the terms that `b` divides, once, and the others, in which it does not stand.
fn by_divisor(s: &mut Store, e: Expr, b: Expr) -> Option<(Expr, Expr)> {
    let Node::Symbol(divisor) = *s.node(b) else { return None };
    let (c, terms) = s.linear(e);
    if !c.is_integer() || !terms.iter().all(|t| t.0.is_integer() && s.is_integral(t.1)) {
        return None;
    }
    let (mut multiples, mut rest) = (Vec::new(), Vec::new());
    for (k, t) in terms {
        let factors = match s.node(t) {
            Node::Product(factors) => factors.to_vec(),
            _ => vec![(t, 1)],
        };
        match factors.iter().find(|f| f.0 == b) {
            Some(_) => {
                let less = factors.iter().map(|f| (f.0, f.1 - u32::from(f.0 == b)));
                let less: Vec<(Expr, u32)> = less.filter(|f| f.1 > 0).collect();
                let term = s.product(less);
                if !s.is_integral(term) {
                    return None;
                }
                multiples.push((k, term));
            }
            None => rest.push((k, t)),
        }
    }
    if multiples.is_empty() || rest.iter().any(|t| speaks_of(s, t.1, divisor)) {
        return None;
    }
    let multiples = s.linear_sum(Num::ZERO, multiples);
    let rest = s.linear_sum(c, rest);
    Some((multiples, rest))
}

fn speaks_of(s: &Store, e: Expr, v: Sym) -> bool {
    let mut found = false;
    s.visit(&[e], |_, node| found |= matches!(node, Node::Symbol(u) if *u == v));
    found
}
