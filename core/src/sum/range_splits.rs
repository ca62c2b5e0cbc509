//! Ranges cut at a comparison of the index: the paper's transfer functions `F` for `<`, `≤`, `>`,
//! `≥`, `==` and `!=`, with coefficients on the index, quotients and choices past the paper.

use super::engine::{Closed, Engine, Part, Sign};
use super::range_sum::NoClosedForm;
use super::split_selection::Split;
use crate::expr::{Expr, Num};
use crate::facts::Facts;

/// A condition on `a·var + b`, or a quotient of it.
#[derive(Clone, Copy)]
pub(super) struct AffineAtom {
    pub(super) atom: Expr,
    pub(super) a: Expr,
    pub(super) b: Expr,
}

/// The side on which a quotient is bounded.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    AtLeast,
    AtMost,
}

impl Side {
    fn other(self) -> Side {
        match self {
            Side::AtLeast => Side::AtMost,
            Side::AtMost => Side::AtLeast,
        }
    }
}

/// A comparison with a quotient: `rest + floor(x/d) ≥ 0` bounds it from below, `rest - floor(x/d) ≥ 0`
/// from above.
pub(super) struct QuotientBound {
    pub(super) atom: Expr,
    pub(super) rest: Expr,
    /// what the quotient is multiplied by
    pub(super) factor: Option<Expr>,
    pub(super) x: Expr,
    pub(super) d: Expr,
    pub(super) side: Side,
}

/// One of two summands, by a condition.
#[derive(Clone, Copy)]
struct Choice {
    c: Expr,
    yes: Expr,
    no: Expr,
}

/// A range cut in two.
pub(super) struct Cut {
    holds: (Expr, Expr),
    fails: (Expr, Expr),
}

impl Engine<'_> {
    /// A sum, split at what was selected.
    pub(super) fn sum_split(&mut self, outer: &mut Facts, part: Part, split: Split) -> Closed {
        match split {
            Split::Free(c) => self.sum_by_cases(outer, c, part),
            Split::Compare(atom) => self.sum_compared(outer, part, atom),
            Split::Equal(atom) => self.sum_equal(outer, part, atom),
            Split::Quotient(bound) => self.sum_bounded_quotient(outer, part, bound),
            Split::Extremum { node, a, b, apart } => {
                if let Some(c) = apart.filter(|&c| outer.decide(self.s, c).is_none()) {
                    return self.sum_by_cases(outer, c, part);
                }
                let (yes, no) = self.without_either(part.body, node, a, b);
                let c = self.s.ge(a, b);
                self.sum_choice(outer, (part.lo, part.hi), Choice { c, yes, no })
            }
            Split::Same { atom, by } => {
                let body = self.replaced(part.body, atom, by);
                self.sum(outer, part.with_body(body))
            }
            Split::Residues { modulus, of } => self.sum_residues(outer, part, modulus, of),
            Split::Blocks(blocks) => self.sum_blocks(outer, part, &blocks),
        }
    }

    /// `Σ ite(c, yes, no)`, one comparison of the condition after the other.
    fn sum_choice(&mut self, outer: &mut Facts, (lo, hi): (Expr, Expr), choice: Choice) -> Closed {
        let Choice { c, yes, no } = choice;
        if let Some(truth) = outer.decide(self.s, c) {
            return self.sum(outer, Part { lo, hi, body: if truth { yes } else { no } });
        }
        if self.choices_left == 0 {
            return Err(self.ended.note("choices"));
        }
        self.choices_left -= 1;
        let stuck = NoClosedForm::NoRule { part: c };
        match self.select_at_condition(c).ok_or(stuck)? {
            Split::Free(atom) => self.cases(outer, atom, |e, f| {
                let less = match f.decide(e.s, atom).ok_or(stuck)? {
                    true => e.body_where(c, atom),
                    false => e.body_where_not(c, atom),
                };
                if less == c {
                    return Err(stuck); // it would be split at for ever
                }
                e.sum_choice(f, (lo, hi), Choice { c: less, ..choice })
            }),
            Split::Compare(AffineAtom { atom, a, b }) => {
                let sign = match self.sign(outer, a) {
                    Ok(sign) => sign,
                    Err(c) => {
                        return self.cases(outer, c, |e, f| e.sum_choice(f, (lo, hi), choice))
                    }
                };
                let (on, off) = (self.body_where(c, atom), self.body_where_not(c, atom));
                let Some(Cut { holds, fails }) = self.cut((lo, hi), a, b, sign) else {
                    let holds = self.s.ge0(b);
                    let c = self.s.ite(holds, on, off);
                    return self.sum_choice(outer, (lo, hi), Choice { c, ..choice });
                };
                let x = self.sum_choice(outer, holds, Choice { c: on, ..choice })?;
                let y = self.sum_choice(outer, fails, Choice { c: off, ..choice })?;
                Ok(self.s.add(x, y))
            }
            other => {
                let body = self.s.ite(c, yes, no);
                self.sum_split(outer, Part { lo, hi, body }, other)
            }
        }
    }

    /// The paper's `F` for the comparisons: `a·var + b ≥ 0` cuts the range at one point. None for
    /// `a = 0`.
    fn cut(&mut self, (lo, hi): (Expr, Expr), a: Expr, b: Expr, sign: Sign) -> Option<Cut> {
        match sign {
            Sign::Positive => {
                // var ≥ ceil(-b / a)
                let nb = self.s.neg(b);
                let p = self.s.ceil_div(nb, a);
                let before = self.s.add_num(p, Num::int(-1));
                Some(Cut { holds: (self.s.max(lo, p), hi), fails: (lo, self.s.min(hi, before)) })
            }
            Sign::Negative => {
                // var ≤ floor(b / -a)
                let na = self.s.neg(a);
                let p = self.s.floor_div(b, na);
                let after = self.s.add_num(p, Num::ONE);
                Some(Cut { holds: (lo, self.s.min(hi, p)), fails: (self.s.max(lo, after), hi) })
            }
            Sign::Zero => None,
        }
    }

    /// A summand with a comparison of the index in it.
    fn sum_compared(&mut self, outer: &mut Facts, part: Part, atom: AffineAtom) -> Closed {
        let AffineAtom { atom, a, b } = atom;
        // The sign of the coefficient, where it is not known, is a case of its own.
        let sign = match self.sign(outer, a) {
            Ok(Sign::Zero) => {
                // the atom does not depend on the index after all
                let c = self.s.ge0(b);
                let body = self.replaced(part.body, atom, c);
                return self.sum(outer, part.with_body(body));
            }
            Ok(sign) => sign,
            Err(c) => return self.sum_by_cases(outer, c, part),
        };
        let yes = self.body_where(part.body, atom);
        let no = self.body_where_not(part.body, atom);
        let Some(Cut { holds, fails }) = self.cut((part.lo, part.hi), a, b, sign) else {
            return Err(NoClosedForm::NoRule { part: atom });
        };
        let x = self.sum(outer, Part { lo: holds.0, hi: holds.1, body: yes })?;
        let y = self.sum(outer, Part { lo: fails.0, hi: fails.1, body: no })?;
        Ok(self.s.add(x, y))
    }

    /// `rest + floor(x/d) ≥ 0` is `d·rest + x ≥ 0` for `d > 0`, and `rest - floor(x/d) ≥ 0` is
    /// `d·rest + d - 1 - x ≥ 0`.
    fn sum_bounded_quotient(
        &mut self,
        outer: &mut Facts,
        part: Part,
        bound: QuotientBound,
    ) -> Closed {
        let QuotientBound { atom, mut rest, factor, x, d, mut side } = bound;
        if let Some(f) = factor {
            let f = match self.sign(outer, f) {
                Ok(Sign::Positive) => f,
                Ok(Sign::Negative) => {
                    side = side.other();
                    self.s.neg(f)
                }
                Ok(Sign::Zero) => {
                    let by = self.s.ge0(rest);
                    let body = self.replaced(part.body, atom, by);
                    return self.sum(outer, part.with_body(body));
                }
                Err(c) => return self.sum_by_cases(outer, c, part),
            };
            rest = self.s.floor_div(rest, f);
        }
        let (x, d) = match self.sign(outer, d) {
            Ok(Sign::Positive) => (x, d),
            Ok(Sign::Negative) => (self.s.neg(x), self.s.neg(d)),
            Ok(Sign::Zero) => {
                // by 0: an execution that uses the result is undefined
                let never = self.s.truth(false);
                let body = self.replaced(part.body, atom, never);
                return self.sum(outer, part.with_body(body));
            }
            Err(c) => return self.sum_by_cases(outer, c, part),
        };
        let scaled = self.s.mul(rest, d);
        let scaled = self.s.expand(scaled);
        let compared = match side {
            Side::AtLeast => self.s.add(scaled, x),
            Side::AtMost => self
                .s
                .linear_sum(Num::int(-1), [(Num::ONE, scaled), (Num::ONE, d), (Num::int(-1), x)]),
        };
        let by = self.s.ge0(compared);
        let body = self.replaced(part.body, atom, by);
        self.sum(outer, part.with_body(body))
    }

    /// The paper's `F_{i==v}` and its deleted points: one value of the index is apart.
    fn sum_equal(&mut self, outer: &mut Facts, part: Part, atom: AffineAtom) -> Closed {
        let AffineAtom { atom, a, b } = atom;
        if !self.s.is_integral(a) {
            return Err(NoClosedForm::NoRule { part: atom });
        }
        // a·var + b = 0 with a positive factor d
        let (d, nb) = match self.sign(outer, a) {
            Ok(Sign::Positive) => (a, self.s.neg(b)),
            Ok(Sign::Negative) => (self.s.neg(a), b),
            Ok(Sign::Zero) => {
                let c = self.s.eq0(b);
                let body = self.replaced(part.body, atom, c);
                return self.sum(outer, part.with_body(body));
            }
            Err(c) => return self.sum_by_cases(outer, c, part),
        };
        let q = self.s.floor_div(nb, d);
        let remainder = self.s.modulo(nb, d);
        let divides = self.s.eq0(remainder);
        let (above, below) = (self.s.ge(q, part.lo), self.s.le(q, part.hi));
        let hit = self.s.and_all(&[divides, above, below]);
        let hit = outer.simplify(self.s, hit);
        let no = self.body_where_not(part.body, atom);
        let rest = self.sum(outer, part.with_body(no))?;
        if self.s.is_zero(hit) {
            return Ok(rest);
        }
        let yes = self.body_where(part.body, atom);
        let yes = self.s.substitute(yes, &[(self.var, q)]);
        let no = self.s.substitute(no, &[(self.var, q)]);
        let change = self.s.sub(yes, no);
        let mut facts = outer.clone();
        facts.assume(self.s, hit);
        let change = facts.simplify(self.s, change);
        let zero = self.s.zero();
        let at = self.s.ite(hit, change, zero);
        Ok(self.s.add(rest, at))
    }
}
