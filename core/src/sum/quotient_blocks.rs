//! Quotients and remainders of the index: sums over residues, over blocks of equal quotient, and
//! over periods.

use super::range_sum::Engine;
use crate::expr::{Expr, Node, Num, Store, SymKind};
use crate::facts::Facts;

impl Engine<'_> {
    /// `var = m·q + r`, summed over `q` for each residue `r`. Where products of the index are
    /// divided, `multiples` of `m` show only once these are multiplied out.
    pub(super) fn residues(
        &mut self,
        outer: &mut Facts,
        lo: Expr,
        hi: Expr,
        body: Expr,
        m: Num,
        multiples: bool,
    ) -> Option<Expr> {
        let count = m.as_i128()?;
        if !(2..=self.s.limits().sums.residues.into()).contains(&count) {
            return None;
        }
        let q = self.s.fresh("q", SymKind::Index, None, None);
        let qe = self.s.sym(q);
        let d = self.s.num(m.clone());
        let mut total = self.s.zero();
        for r in 0..count {
            let r = Num::int(r);
            let at = self.s.linear_sum(r.clone(), [(m.clone(), qe)]);
            let mut part = self.s.substitute(body, &[(self.var, at)]);
            if multiples {
                part = self.s.expand_within(part);
            }
            let first = self.s.add_num(lo, -r.clone());
            let first = self.s.ceil_div(first, d);
            let last = self.s.add_num(hi, -r);
            let last = self.s.floor_div(last, d);
            let outer_var = self.var;
            self.var = q;
            let x = self.range(outer, first, last, part);
            self.var = outer_var;
            total = {
                let x = x?;
                self.s.add(total, x)
            };
        }
        Some(total)
    }

    /// Within a block of indices `floor((a·var + b)/m)` is one number `q`, and
    /// `(a·var + b) mod m` is affine: `Σ_q Σ_{var in block q}`, the first and last block cut.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn blocks(
        &mut self,
        outer: &mut Facts,
        lo: Expr,
        hi: Expr,
        body: Expr,
        node: Expr,
        a: Num,
        b: Expr,
        m: Expr,
    ) -> Option<Expr> {
        if !self.is_positive(outer, m) {
            return self.by_sign(outer, lo, hi, body, node, m);
        }
        let v = self.s.sym(self.var);
        let x = self.s.linear_sum(Num::ZERO, [(a.clone(), v), (Num::ONE, b)]);
        if let Some(e) = self.periodic(outer, lo, hi, body, node, (&a, b, m)) {
            return Some(e);
        }
        if self.nested_blocks >= self.s.limits().sums.nested_blocks {
            return None;
        }
        let at = |s: &mut Store, e: Expr| s.linear_sum(Num::ZERO, [(a.clone(), e), (Num::ONE, b)]);
        let (x_lo, x_hi) = (at(self.s, lo), at(self.s, hi));
        let (x_lo, x_hi) = if a.is_negative() { (x_hi, x_lo) } else { (x_lo, x_hi) };
        let (q_lo, q_hi) = (self.s.floor_div(x_lo, m), self.s.floor_div(x_hi, m));
        let q = self.s.fresh("q", SymKind::Index, None, None);
        let qe = self.s.sym(q);
        let start = self.s.mul(qe, m); // a·var + b from m·q to m·q + m - 1
        let replacement = match self.s.node(node) {
            Node::Mod(..) => self.s.sub(x, start),
            _ => qe,
        };
        let inner_body = self.s.with_node(body, node, replacement);
        let last = self.s.add(start, m);
        let last = self.s.add_num(last, Num::int(-1));
        let (first, last) = if a.is_negative() {
            (self.s.sub(b, last), self.s.sub(b, start))
        } else {
            (self.s.sub(start, b), self.s.sub(last, b))
        };
        let (first, last) = (self.s.max(lo, first), self.s.min(hi, last));
        // the inner sum, for a block that has indices within the range
        let mut facts = outer.clone();
        let nonempty = self.s.sub(hi, lo);
        facts.assume_non_negative(self.s, nonempty);
        let (ge, le) = (self.s.sub(qe, q_lo), self.s.sub(q_hi, qe));
        facts.assume_non_negative(self.s, ge);
        facts.assume_non_negative(self.s, le);
        self.nested_blocks += 1;
        let inner = self.range(&mut facts, first, last, inner_body);
        let var = self.var;
        self.var = q;
        let total = inner.and_then(|inner| {
            // an empty range has no blocks, though its ends may lie in one
            let mut facts = outer.clone();
            facts.assume_non_negative(self.s, nonempty);
            self.range(&mut facts, q_lo, q_hi, inner)
        });
        self.var = var;
        self.nested_blocks -= 1;
        let total = total?;
        let any = self.s.ge0(nonempty);
        let zero = self.s.zero();
        Some(self.s.ite(any, total, zero))
    }

    /// Is it known to be?
    pub(super) fn is_positive(&mut self, outer: &mut Facts, m: Expr) -> bool {
        let zero = self.s.zero();
        let positive = self.s.gt(m, zero);
        outer.decide(self.s, positive) == Some(true)
    }

    /// A sum with a quotient or remainder by `m`, in cases of the sign of `m`, which is not known
    /// to be positive.
    pub(super) fn by_sign(
        &mut self,
        outer: &mut Facts,
        lo: Expr,
        hi: Expr,
        body: Expr,
        node: Expr,
        m: Expr,
    ) -> Option<Expr> {
        let zero = self.s.zero();
        let (positive, negative) = (self.s.gt(m, zero), self.s.lt(m, zero));
        if outer.decide(self.s, positive).is_none() {
            return self.cases(outer, positive, |e, f| e.range(f, lo, hi, body));
        }
        let by = match outer.decide(self.s, negative) {
            None => return self.cases(outer, negative, |e, f| e.range(f, lo, hi, body)),
            Some(true) => self.by_positive_divisor(node)?,
            // by 0: an execution that uses the result is undefined
            Some(false) => zero,
        };
        let body = self.s.with_node(body, node, by);
        self.range(outer, lo, hi, body)
    }

    /// A summand that depends on the index by one remainder alone: `Σ_{x<y} g(x mod m)` is
    /// `floor(y/m)·G(m) + G(y mod m)` with `G(t) = Σ_{r<t} g(r)`.
    pub(super) fn periodic(
        &mut self,
        outer: &mut Facts,
        lo: Expr,
        hi: Expr,
        body: Expr,
        node: Expr,
        (a, b, m): (&Num, Expr, Expr),
    ) -> Option<Expr> {
        if !matches!(self.s.node(node), Node::Mod(..)) {
            return None;
        }
        let r = self.s.fresh("r", SymKind::Index, Some(Num::ZERO), None);
        let re = self.s.sym(r);
        let g = self.s.with_node(body, node, re);
        if self.s.has_var(g, self.var) {
            return None;
        }
        // the numbers a·var + b, ascending: from one end up to before the other
        let mut ends =
            [lo, hi].map(|e| self.s.linear_sum(Num::ZERO, [(a.clone(), e), (Num::ONE, b)]));
        if a.is_negative() {
            ends.reverse();
        }
        let nonempty = self.s.sub(hi, lo);
        let mut facts = outer.clone();
        facts.assume_non_negative(self.s, nonempty);
        let past = self.s.add_num(ends[1], Num::ONE);
        let zero = self.s.zero();
        let var = std::mem::replace(&mut self.var, r);
        let mut upto = |e: &mut Self, t: Expr| {
            let last = e.s.add_num(t, Num::int(-1));
            e.range(&mut facts, zero, last, g)
        };
        let whole = upto(self, m);
        let mut below = |e: &mut Self, y: Expr| {
            let q = e.s.floor_div(y, m);
            let rest = e.s.modulo(y, m);
            let rest = upto(e, rest)?;
            let periods = e.s.mul(q, whole?);
            Some(e.s.add(periods, rest))
        };
        let sums = (below(self, past), below(self, ends[0]));
        self.var = var;
        let (Some(x), Some(y)) = sums else { return None };
        let total = self.s.sub(x, y);
        let any = self.s.ge0(nonempty);
        Some(self.s.ite(any, total, zero))
    }

    /// A division or remainder by a negative number as one by its negation.
    pub(super) fn by_positive_divisor(&mut self, node: Expr) -> Option<Expr> {
        match *self.s.node(node) {
            Node::FloorDiv(x, m) => {
                let (x, m) = (self.s.neg(x), self.s.neg(m));
                Some(self.s.floor_div(x, m))
            }
            Node::Mod(x, m) => {
                let (x, m) = (self.s.neg(x), self.s.neg(m));
                let r = self.s.modulo(x, m);
                Some(self.s.neg(r))
            }
            _ => None,
        }
    }
}
