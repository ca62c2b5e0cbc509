//! Quotients and remainders of the index: sums over residues, over blocks of equal quotient, and
//! over periods.

use super::engine::{Closed, Engine, Part};
use super::range_sum::NoClosedForm;
use super::split_selection::Dividend;
use crate::expr::{Expr, Node, Num, Store, SymKind};
use crate::facts::Facts;
use crate::rules::{first_that_applies, Example, NewRule, Rule};

/// The blocks of indices between two multiples of `m`: a quotient or remainder of `a·var + b`, with
/// `a = ±1`.
pub(super) struct Blocks {
    pub(super) node: Expr,
    pub(super) a: Num,
    pub(super) b: Expr,
    pub(super) m: Expr,
}

/// What is known of a divisor.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Divisor {
    Positive,
    Unsure,
}

/// A sum with a quotient or remainder in its body.
pub(super) struct BlockSum<'a> {
    pub(super) part: Part,
    pub(super) blocks: &'a Blocks,
    pub(super) divisor: Divisor,
}

/// A rule's function: `None` where it does not apply.
pub(super) type CloseBlocks = fn(&mut Engine<'_>, &mut Facts, &BlockSum<'_>) -> Option<Closed>;

/// A rule of the table of sums over blocks.
const fn block_rule(rule: NewRule<CloseBlocks>) -> Rule<CloseBlocks> {
    rule.of("blocks")
}

/// What is tried where a sum is split at a quotient or remainder, in order.
pub(super) static BLOCKS: &[Rule<CloseBlocks>] = &[DIVISOR_SIGN, PERIODS, BLOCK_BY_BLOCK];

const DIVISOR_SIGN: Rule<CloseBlocks> = block_rule(NewRule {
    name: "divisor-sign",
    statement: "floor(x/m) = floor(-x/-m) and x mod m = -(-x mod -m), in cases of the sign of m",
    conditions: "m is not known to be positive; a quotient by 0 counts as 0, for an execution that uses it is undefined",
    source: "Graham, Knuth, Patashnik, Concrete Mathematics (1994), section 3.4",
    example: Example::sum("n >= 0 && m != 0", ["0", "n"], "i mod m", "ite(m > 0, ((n + 1) mod m)*(((n + 1) mod m) - 1)/2 + m*(m - 1)*floor((n + 1)/m)/2, ((-n) mod (-m))*(((-n) mod (-m)) - 1)/2 - m*(m + 1)*floor(1/(-m))/2 - m*(m + 1)*ceil(n/(-m))/2)"),
    apply: divisor_sign,
});

const PERIODS: Rule<CloseBlocks> = block_rule(NewRule {
    name: "periods",
    statement: "Σ_{x < y} g(x mod m) = floor(y/m)·G(m) + G(y mod m) with G(t) = Σ_{r < t} g(r)",
    conditions: "m > 0; the summand depends on the index by one remainder alone; G(m) and G(y mod m) have closed forms",
    source: "sums over whole periods, and what is left of the last one",
    example: Example::sum("n >= 0 && m > 0", ["0", "n"], "[i mod m >= 3]", "max(0, ((n + 1) mod m) - 3) + max(0, m - 3)*floor((n + 1)/m)"),
    apply: periods,
});

const BLOCK_BY_BLOCK: Rule<CloseBlocks> = block_rule(NewRule {
    name: "block-by-block",
    statement: "Σ_i f(i, floor(x/m)) = Σ_q Σ_{i: m·q ≤ x < m·(q + 1)} f(i, q), the first and last block cut",
    conditions: "m > 0, x = ±i + b; sums over blocks are not nested too deep (limit `nested_blocks`)",
    source: "Graham, Knuth, Patashnik, Concrete Mathematics (1994), section 3.5: summing in blocks of equal floor",
    example: Example::sum("n >= 0 && m > 0", ["0", "n"], "floor(i/m)^2", "(1 - ceil((n + 1)/m))^2*(n + m*(1 - ceil((n + 1)/m)) + 1) + m*(3*(1 - ceil((n + 1)/m))*(2 - ceil((n + 1)/m)) + 2*(ceil((n + 1)/m) - 1)*(2 - ceil((n + 1)/m))*(3 - ceil((n + 1)/m)))/6"),
    apply: block_by_block,
});

/// A sum with a quotient or remainder by a divisor that is not known to be positive, in cases of its
/// sign.
fn divisor_sign(e: &mut Engine<'_>, outer: &mut Facts, sum: &BlockSum<'_>) -> Option<Closed> {
    match sum.divisor {
        Divisor::Positive => None,
        Divisor::Unsure => Some(e.sum_by_sign(outer, sum.part, sum.blocks.node, sum.blocks.m)),
    }
}

/// A summand that depends on the index by one remainder alone.
fn periods(e: &mut Engine<'_>, outer: &mut Facts, sum: &BlockSum<'_>) -> Option<Closed> {
    let (Part { lo, hi, body }, Blocks { node, a, b, m }) = (sum.part, sum.blocks);
    if sum.divisor != Divisor::Positive || !matches!(e.s.node(*node), Node::Mod(..)) {
        return None;
    }
    let r = e.s.fresh("r", SymKind::Index, Some(Num::ZERO), None);
    let re = e.s.sym(r);
    let g = e.s.with_node(body, *node, re);
    if e.s.has_var(g, e.var) {
        return None;
    }
    // the numbers a·var + b, ascending: from one end up to before the other
    let mut ends =
        [lo, hi].map(|end| e.s.linear_sum(Num::ZERO, [(a.clone(), end), (Num::ONE, *b)]));
    if a.is_negative() {
        ends.reverse();
    }
    let nonempty = e.s.sub(hi, lo);
    let mut facts = outer.clone();
    facts.assume_non_negative(e.s, nonempty);
    let past = e.s.add_num(ends[1], Num::ONE);
    let zero = e.s.zero();
    let (upto_past, upto_start) = e.over_index(r, |e| {
        let mut upto = |e: &mut Engine<'_>, t: Expr| {
            let last = e.s.add_num(t, Num::int(-1));
            e.sum(&mut facts, Part { lo: zero, hi: last, body: g })
        };
        let whole = upto(e, *m);
        let mut below = |e: &mut Engine<'_>, y: Expr| {
            let q = e.s.floor_div(y, *m);
            let rest = e.s.modulo(y, *m);
            let rest = upto(e, rest)?;
            let periods = e.s.mul(q, whole?);
            Ok::<_, NoClosedForm>(e.s.add(periods, rest))
        };
        (below(e, past), below(e, ends[0]))
    });
    let total = e.s.sub(upto_past.ok()?, upto_start.ok()?);
    let any = e.s.ge0(nonempty);
    Some(Ok(e.s.ite(any, total, zero)))
}

/// Within a block of indices `floor((a·var + b)/m)` is one number `q`, and `(a·var + b) mod m` is
/// affine.
fn block_by_block(e: &mut Engine<'_>, outer: &mut Facts, sum: &BlockSum<'_>) -> Option<Closed> {
    if sum.divisor != Divisor::Positive {
        return None;
    }
    if e.nested_blocks >= e.s.limits().sums.nested_blocks {
        return Some(Err(e.ended.note("nested_blocks")));
    }
    Some(e.sum_by_blocks(outer, sum.part, sum.blocks))
}

impl Engine<'_> {
    /// A sum, split at a quotient or remainder by something that does not depend on the index.
    pub(super) fn sum_blocks(&mut self, outer: &mut Facts, part: Part, blocks: &Blocks) -> Closed {
        let positive = self.is_positive(outer, blocks.m);
        let divisor = if positive { Divisor::Positive } else { Divisor::Unsure };
        let sum = BlockSum { part, blocks, divisor };
        let found = first_that_applies(self, BLOCKS, |close, e| close(e, outer, &sum));
        found.unwrap_or(Err(NoClosedForm::NoRule { part: part.body }))
    }

    /// `var = m·q + r`, summed over `q` for each residue `r`.
    pub(super) fn sum_residues(
        &mut self,
        outer: &mut Facts,
        part: Part,
        modulus: Num,
        of: Dividend,
    ) -> Closed {
        let most = i128::from(self.s.limits().sums.residues);
        let count = match modulus.as_i128() {
            Some(count) if count < 2 => return Err(NoClosedForm::NoRule { part: part.body }),
            Some(count) if count <= most => count,
            _ => return Err(self.ended.note("residues")),
        };
        let q = self.s.fresh("q", SymKind::Index, None, None);
        let qe = self.s.sym(q);
        let d = self.s.num(modulus.clone());
        let mut total = self.s.zero();
        for r in 0..count {
            let r = Num::int(r);
            let at = self.s.linear_sum(r.clone(), [(modulus.clone(), qe)]);
            let mut body = self.s.substitute(part.body, &[(self.var, at)]);
            if of == Dividend::Products {
                body = self.s.expand_within(body);
            }
            let first = self.s.add_num(part.lo, -r.clone());
            let first = self.s.ceil_div(first, d);
            let last = self.s.add_num(part.hi, -r);
            let last = self.s.floor_div(last, d);
            let x = self.over_index(q, |e| e.sum(outer, Part { lo: first, hi: last, body }))?;
            total = self.s.add(total, x);
        }
        Ok(total)
    }

    fn sum_by_blocks(&mut self, outer: &mut Facts, part: Part, blocks: &Blocks) -> Closed {
        let (Part { lo, hi, body }, Blocks { node, a, b, m }) = (part, blocks);
        let (node, b, m) = (*node, *b, *m);
        let at = |s: &mut Store, e: Expr| s.linear_sum(Num::ZERO, [(a.clone(), e), (Num::ONE, b)]);
        let v = self.s.sym(self.var);
        let x = at(self.s, v);
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
        let inner = self.sum(&mut facts, Part { lo: first, hi: last, body: inner_body });
        let total = self.over_index(q, |e| {
            // an empty range has no blocks, though its ends may lie in one
            let mut facts = outer.clone();
            facts.assume_non_negative(e.s, nonempty);
            e.sum(&mut facts, Part { lo: q_lo, hi: q_hi, body: inner? })
        });
        self.nested_blocks -= 1;
        let total = total?;
        let any = self.s.ge0(nonempty);
        let zero = self.s.zero();
        Ok(self.s.ite(any, total, zero))
    }

    /// Is it known to be?
    pub(super) fn is_positive(&mut self, outer: &mut Facts, m: Expr) -> bool {
        let zero = self.s.zero();
        let positive = self.s.gt(m, zero);
        outer.decide(self.s, positive) == Some(true)
    }

    /// A sum with a quotient or remainder by `m`, in cases of the sign of `m`, which is not known
    /// to be positive.
    pub(super) fn sum_by_sign(
        &mut self,
        outer: &mut Facts,
        part: Part,
        node: Expr,
        m: Expr,
    ) -> Closed {
        let zero = self.s.zero();
        let (positive, negative) = (self.s.gt(m, zero), self.s.lt(m, zero));
        if outer.decide(self.s, positive).is_none() {
            return self.sum_by_cases(outer, positive, part);
        }
        let by = match outer.decide(self.s, negative) {
            None => return self.sum_by_cases(outer, negative, part),
            Some(true) => {
                let by = self.by_positive_divisor(node);
                by.ok_or(NoClosedForm::NoRule { part: node })?
            }
            // by 0: an execution that uses the result is undefined
            Some(false) => zero,
        };
        let body = self.s.with_node(part.body, node, by);
        self.sum(outer, part.with_body(body))
    }

    /// A division or remainder by a negative number as one by its negation.
    fn by_positive_divisor(&mut self, node: Expr) -> Option<Expr> {
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
