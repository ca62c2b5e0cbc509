//! Summands with a closed form of their own: floors of an affine dividend, powers of two, halvings.

use super::range_sum::Engine;
use crate::expr::{BitFn, Expr, Node, Num};
use crate::facts::Facts;

impl Engine<'_> {
    /// `Σ floor((a·var + b)/m)` for an `m` known to be positive; few residues of constants are left
    /// to be summed one by one.
    pub(super) fn floor_sum(
        &mut self,
        outer: &mut Facts,
        body: Expr,
        lo: Expr,
        len: Expr,
    ) -> Option<Expr> {
        let Node::FloorDiv(x, m) = *self.s.node(body) else { return None };
        if self.s.has_var(m, self.var) {
            return None;
        }
        let (a, b) = self.s.affine_in(x, self.var)?;
        let less_one = self.s.add_num(m, Num::int(-1));
        if !outer.prove_ge0(self.s, less_one) {
            return None;
        }
        if let (Some(m), Some(a)) = (self.s.as_const(m), self.s.as_const(a)) {
            let residues = m.checked_div(&m.gcd(a))?;
            if residues <= self.few_residues() {
                return None; // residues read better
            }
        }
        let start = self.s.mul(a, lo);
        let start = self.s.add(start, b);
        let step = self.s.as_const(a).and_then(Num::as_i128);
        if let Some(1 | -1) = step {
            // consecutive numbers, downwards from `start` or upwards
            let end = if step == Some(1) {
                self.s.add(start, len)
            } else {
                self.s.add_num(start, Num::ONE)
            };
            let start = self.s.sub(end, len);
            let (upto, before) = (self.floors_below(end, m), self.floors_below(start, m));
            return Some(self.s.sub(upto, before));
        }
        Some(self.s.floor_sum(len, m, a, start))
    }

    /// What differs between `x + 1` and `x` by `floor(x/m)`, for any integers `x` and `m > 0`:
    /// `q·x - m·q·(q + 1)/2` with `q = floor(x/m)`.
    pub(super) fn floors_below(&mut self, x: Expr, m: Expr) -> Expr {
        let q = self.s.floor_div(x, m);
        let next = self.s.add_num(q, Num::ONE);
        let full = self.s.mul_all([m, q, next]);
        let whole = self.s.mul(q, x);
        self.s.linear_sum(Num::ZERO, [(Num::ONE, whole), (Num::ratio(-1, 2), full)])
    }

    /// `Σ floor(x/2^(var + b))` for an `x` that is not negative: halving `x` to the end adds up to
    /// `2x - popcount(x)` (Legendre), so that from `y` down to `z` it is the difference.
    pub(super) fn halvings(
        &mut self,
        outer: &mut Facts,
        (lo, hi): (Expr, Expr),
        len: Expr,
        body: Expr,
    ) -> Option<Expr> {
        let Node::FloorDiv(x, d) = *self.s.node(body) else { return None };
        let Node::Pow2(e) = *self.s.node(d) else { return None };
        let (a, b) = self.s.affine_in(e, self.var)?;
        if !self.s.is_one(a) || self.s.has_var(x, self.var) {
            return None;
        }
        let positive = self.s.ge0(x);
        match outer.decide(self.s, positive) {
            Some(true) => {}
            Some(false) => return None,
            None => return self.cases(outer, positive, |e, f| e.range(f, lo, hi, body)),
        }
        let start = self.s.add(lo, b);
        if !outer.prove_ge0(self.s, start) {
            return None;
        }
        let end = self.s.add(start, len);
        let length = self.s.bit_fn(BitFn::Length, x);
        let beyond = self.s.sub(end, length);
        let mut to_the_end = |exponent: Expr| {
            let p = self.s.pow2(exponent);
            let y = self.s.floor_div(x, p);
            let bits = self.s.bit_fn(BitFn::Count, y);
            self.s.linear_sum(Num::ZERO, [(Num::int(2), y), (Num::int(-1), bits)])
        };
        let whole = to_the_end(start);
        let past = to_the_end(end);
        let nothing_left = outer.prove_ge0(self.s, beyond);
        Some(if nothing_left { whole } else { self.s.sub(whole, past) })
    }

    /// `Σ 2^(m·var + b)` for a constant `m ≥ 1`: a geometric series.
    pub(super) fn geometric(&mut self, body: Expr, lo: Expr, len: Expr) -> Option<Expr> {
        let Node::Pow2(x) = *self.s.node(body) else { return None };
        let (a, b) = self.s.affine_in(x, self.var)?;
        let m = self.s.as_const(a)?.as_i128().filter(|m| (1..=64).contains(m))?;
        // 2^(m·lo + b)·(2^(m·len) - 1)/(2^m - 1)
        let start = self.s.mul(a, lo);
        let start = self.s.add(start, b);
        let start = self.s.pow2(start);
        let exponent = self.s.scale(Num::int(m), len);
        let power = self.s.pow2(exponent);
        let power = self.s.add_num(power, Num::int(-1));
        let product = self.s.mul(start, power);
        let d = Num::ONE.checked_div(&(Num::pow2(m as u32) - Num::ONE))?;
        Some(self.s.scale(d, product))
    }
}
