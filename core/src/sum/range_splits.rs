//! Ranges cut at a comparison of the index: the paper's transfer functions `F` for `<`, `≤`, `>`,
//! `≥`, `==` and `!=`, with coefficients on the index, quotients and choices past the paper.

use super::range_sum::Engine;
use super::split_selection::Split;
use crate::expr::{Expr, Num};
use crate::facts::Facts;

impl Engine<'_> {
    /// `Σ ite(c, yes, no)`, one comparison of the condition after the other.
    pub(super) fn choice(
        &mut self,
        outer: &mut Facts,
        lo: Expr,
        hi: Expr,
        c: Expr,
        yes: Expr,
        no: Expr,
    ) -> Option<Expr> {
        if let Some(truth) = outer.decide(self.s, c) {
            return self.range(outer, lo, hi, if truth { yes } else { no });
        }
        if self.choices_left == 0 {
            return None;
        }
        self.choices_left -= 1;
        match self.pick_condition(c)? {
            Split::Free(atom) => self.cases(outer, atom, |e, f| {
                let truth = f.decide(e.s, atom)?;
                let less = e.body_with(c, atom, truth);
                if less == c {
                    return None; // it would be split at for ever
                }
                e.choice(f, lo, hi, less, yes, no)
            }),
            Split::Compare { atom, a, b } => {
                let rising = match self.rising(outer, a) {
                    Ok(rising) => rising,
                    Err(sign) => {
                        return self.cases(outer, sign, |e, f| e.choice(f, lo, hi, c, yes, no))
                    }
                };
                let (on, off) = (self.body_with(c, atom, true), self.body_with(c, atom, false));
                let Some(rising) = rising else {
                    let holds = self.s.ge0(b);
                    let c = self.s.ite(holds, on, off);
                    return self.choice(outer, lo, hi, c, yes, no);
                };
                let [holds, fails] = self.cut(lo, hi, a, b, rising);
                let x = self.choice(outer, holds.0, holds.1, on, yes, no)?;
                let y = self.choice(outer, fails.0, fails.1, off, yes, no)?;
                Some(self.s.add(x, y))
            }
            other => {
                let body = self.s.ite(c, yes, no);
                self.split(outer, lo, hi, body, other)
            }
        }
    }

    /// Is the number positive (true), negative (false) or 0 (none)? If that is not known, a
    /// condition to make cases of.
    pub(super) fn rising(&mut self, outer: &mut Facts, a: Expr) -> Result<Option<bool>, Expr> {
        let zero = self.s.zero();
        let above = self.s.gt(a, zero);
        let below = self.s.lt(a, zero);
        match (outer.decide(self.s, above), outer.decide(self.s, below)) {
            (Some(true), _) => Ok(Some(true)),
            (_, Some(true)) => Ok(Some(false)),
            (None, _) => Err(above),
            (_, None) => Err(below),
            (Some(false), Some(false)) => Ok(None),
        }
    }

    /// The paper's `F` for the comparisons: `a·var + b ≥ 0` cuts the range at one point. The range
    /// where it holds, and the one where it does not.
    pub(super) fn cut(
        &mut self,
        lo: Expr,
        hi: Expr,
        a: Expr,
        b: Expr,
        rising: bool,
    ) -> [(Expr, Expr); 2] {
        if rising {
            // var ≥ ceil(-b / a)
            let nb = self.s.neg(b);
            let p = self.s.ceil_div(nb, a);
            let before = self.s.add_num(p, Num::int(-1));
            [(self.s.max(lo, p), hi), (lo, self.s.min(hi, before))]
        } else {
            // var ≤ floor(b / -a)
            let na = self.s.neg(a);
            let p = self.s.floor_div(b, na);
            let after = self.s.add_num(p, Num::ONE);
            [(lo, self.s.min(hi, p)), (self.s.max(lo, after), hi)]
        }
    }

    /// A summand with a comparison of the index in it.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn compare(
        &mut self,
        outer: &mut Facts,
        lo: Expr,
        hi: Expr,
        body: Expr,
        atom: Expr,
        a: Expr,
        b: Expr,
    ) -> Option<Expr> {
        // The sign of the coefficient, where it is not known, is a case of its own.
        let rising = match self.rising(outer, a) {
            Ok(rising) => rising,
            Err(sign) => return self.cases(outer, sign, |e, f| e.range(f, lo, hi, body)),
        };
        let Some(rising) = rising else {
            // a = 0: the atom does not depend on the index after all
            let c = self.s.ge0(b);
            let body = self.replaced(body, atom, c);
            return self.range(outer, lo, hi, body);
        };
        let yes = self.body_with(body, atom, true);
        let no = self.body_with(body, atom, false);
        let [holds, fails] = self.cut(lo, hi, a, b, rising);
        let x = self.range(outer, holds.0, holds.1, yes)?;
        let y = self.range(outer, fails.0, fails.1, no)?;
        Some(self.s.add(x, y))
    }

    /// `rest + floor(x/d) ≥ 0` is `d·rest + x ≥ 0` for `d > 0`, and `rest - floor(x/d) ≥ 0` is
    /// `d·rest + d - 1 - x ≥ 0`.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn quotient(
        &mut self,
        outer: &mut Facts,
        lo: Expr,
        hi: Expr,
        body: Expr,
        atom: Expr,
        rest: Expr,
        (x, d): (Expr, Expr),
        below: bool,
    ) -> Option<Expr> {
        let (x, d) = match self.rising(outer, d) {
            Ok(Some(true)) => (x, d),
            Ok(Some(false)) => (self.s.neg(x), self.s.neg(d)),
            Ok(None) => {
                // by 0: an execution that uses the result is undefined
                let never = self.s.truth(false);
                let body = self.replaced(body, atom, never);
                return self.range(outer, lo, hi, body);
            }
            Err(sign) => return self.cases(outer, sign, |e, f| e.range(f, lo, hi, body)),
        };
        let scaled = self.s.mul(rest, d);
        let scaled = self.s.expand(scaled);
        let by = if below {
            let e = self
                .s
                .linear_sum(Num::int(-1), [(Num::ONE, scaled), (Num::ONE, d), (Num::int(-1), x)]);
            self.s.ge0(e)
        } else {
            let e = self.s.add(scaled, x);
            self.s.ge0(e)
        };
        let body = self.replaced(body, atom, by);
        self.range(outer, lo, hi, body)
    }

    /// The paper's `F_{i==v}` and its deleted points: one value of the index is apart.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn equal(
        &mut self,
        outer: &mut Facts,
        lo: Expr,
        hi: Expr,
        body: Expr,
        atom: Expr,
        a: Expr,
        b: Expr,
    ) -> Option<Expr> {
        if !self.s.is_integral(a) {
            return None;
        }
        // a·var + b = 0 with a positive factor d
        let (d, nb) = match self.rising(outer, a) {
            Ok(Some(true)) => (a, self.s.neg(b)),
            Ok(Some(false)) => (self.s.neg(a), b),
            Ok(None) => {
                let c = self.s.eq0(b);
                let body = self.replaced(body, atom, c);
                return self.range(outer, lo, hi, body);
            }
            Err(sign) => return self.cases(outer, sign, |e, f| e.range(f, lo, hi, body)),
        };
        let q = self.s.floor_div(nb, d);
        let remainder = self.s.modulo(nb, d);
        let divides = self.s.eq0(remainder);
        let (above, below) = (self.s.ge(q, lo), self.s.le(q, hi));
        let hit = self.s.and_all(&[divides, above, below]);
        let hit = outer.simplify(self.s, hit);
        let no = self.body_with(body, atom, false);
        let rest = self.range(outer, lo, hi, no)?;
        if self.s.is_zero(hit) {
            return Some(rest);
        }
        let yes = self.body_with(body, atom, true);
        let yes = self.s.substitute(yes, &[(self.var, q)]);
        let no = self.s.substitute(no, &[(self.var, q)]);
        let change = self.s.sub(yes, no);
        let mut facts = outer.clone();
        facts.assume(self.s, hit);
        let change = facts.simplify(self.s, change);
        let zero = self.s.zero();
        let at = self.s.ite(hit, change, zero);
        Some(self.s.add(rest, at))
    }
}
