//! How often a remainder by a parameter lies above a bound: `[x mod m ≥ t]` is
//! `floor((x + m - t)/m) - floor(x/m)` for `0 ≤ t ≤ m`, and floors of an affine dividend have sums
//! (see [`Store::floor_sum`](crate::expr::Store::floor_sum)).
//!
//! For an index that steps by more than 1 through the remainders, as in an unrolled loop over
//! `i % k == 0`; steps of 1 go block by block (see `blocks`).

use super::range_sum::Engine;
use crate::expr::{Expr, Node, Num};
use crate::facts::Facts;

/// A condition on one remainder: `at_least ≤ x mod m`, `≤ at_most`, or both.
struct Remainder {
    node: Expr,
    x: Expr,
    m: Expr,
    at_least: Option<Expr>,
    at_most: Option<Expr>,
    negated: bool,
}

impl Engine<'_> {
    /// `Σ body` for a body that one condition on a remainder decides.
    pub(super) fn remainder_sum(
        &mut self,
        outer: &mut Facts,
        lo: Expr,
        hi: Expr,
        body: Expr,
    ) -> Option<Expr> {
        let (c, yes, no) = match *self.s.node(body) {
            Node::Ite(c, a, b) if !self.s.has_var(a, self.var) && !self.s.has_var(b, self.var) => {
                (c, a, b)
            }
            _ => (body, self.s.one(), self.s.zero()),
        };
        let Remainder { node, x, m, at_least, at_most, negated } = self.remainder(c)?;
        if !self.is_positive(outer, m) {
            return self.by_sign(outer, lo, hi, body, node, m);
        }
        let (_, len) = self.length(outer, lo, hi);
        let from = match at_least {
            Some(t) => self.remainders_from(outer, (x, m), t, lo, len)?,
            None => len,
        };
        let beyond = match at_most {
            Some(t) => {
                let t = self.s.add_num(t, Num::ONE);
                self.remainders_from(outer, (x, m), t, lo, len)?
            }
            None => self.s.zero(),
        };
        let mut count = self.s.sub(from, beyond);
        if at_least.is_some() && at_most.is_some() && at_least != at_most {
            // bounds that exclude each other leave nothing
            count = self.s.positive_part(count);
        }
        if negated {
            count = self.s.sub(len, count);
        }
        let difference = self.s.sub(yes, no);
        let (whole, more) = (self.s.mul(len, no), self.s.mul(count, difference));
        Some(self.s.add(whole, more))
    }

    /// How many of `len` numbers `x` have `x mod m ≥ t`.
    fn remainders_from(
        &mut self,
        outer: &mut Facts,
        (x, m): (Expr, Expr),
        t: Expr,
        lo: Expr,
        len: Expr,
    ) -> Option<Expr> {
        let zero = self.s.zero();
        let t = self.s.max(t, zero);
        let t = self.s.min(t, m);
        let t = outer.simplify(self.s, t);
        let raised =
            self.s.linear_sum(Num::ZERO, [(Num::ONE, x), (Num::ONE, m), (Num::int(-1), t)]);
        let mut floors = |x: Expr| {
            let q = self.s.floor_div(x, m);
            self.floor_sum(outer, q, lo, len)
        };
        let (above, below) = (floors(raised)?, floors(x)?);
        Some(self.s.sub(above, below))
    }

    /// Reads comparisons of one `x mod m` for an `x` that the index moves in steps of more than 1.
    fn remainder(&mut self, c: Expr) -> Option<Remainder> {
        match self.s.node(c).clone() {
            Node::Not(x) => {
                let r = self.comparison(x)?;
                Some(Remainder { negated: !r.negated, ..r })
            }
            Node::And(parts) => {
                let mut parts = parts.into_iter();
                let mut all = self.comparison(parts.next()?)?;
                for c in parts {
                    let r = self.comparison(c)?;
                    if r.node != all.node {
                        return None;
                    }
                    all.at_least = match all.at_least.zip(r.at_least) {
                        Some((a, b)) => Some(self.s.max(a, b)),
                        None => all.at_least.or(r.at_least),
                    };
                    all.at_most = match all.at_most.zip(r.at_most) {
                        Some((a, b)) => Some(self.s.min(a, b)),
                        None => all.at_most.or(r.at_most),
                    };
                }
                Some(all)
            }
            _ => self.comparison(c),
        }
    }

    /// Reads one comparison, `≥ 0` or `= 0`, of `±(x mod m)` and what does not depend on the index.
    fn comparison(&mut self, atom: Expr) -> Option<Remainder> {
        let (e, equal) = match *self.s.node(atom) {
            Node::Ge0(e) => (e, false),
            Node::Eq0(e) => (e, true),
            _ => return None,
        };
        let (constant, terms) = self.s.linear(e);
        let at = terms.iter().position(|t| self.s.has_var(t.1, self.var))?;
        let (k, node) = terms[at].clone();
        let Node::Mod(x, m) = *self.s.node(node) else { return None };
        let rest = self.s.linear_sum(constant, terms.into_iter().filter(|t| t.1 != node));
        if !k.abs().is_one() || self.s.has_var(rest, self.var) || self.s.has_var(m, self.var) {
            return None;
        }
        let (step, _) = self.s.affine_in(x, self.var)?;
        if !self.s.is_integral(rest) || self.s.as_const(step).is_some_and(|a| a.abs().is_one()) {
            return None;
        }
        // rest ± (x mod m) against 0
        let bound = if k.is_positive() { self.s.neg(rest) } else { rest };
        let (at_least, at_most) = match (equal, k.is_positive()) {
            (true, _) => (Some(bound), Some(bound)),
            (false, true) => (Some(bound), None),
            (false, false) => (None, Some(bound)),
        };
        Some(Remainder { node, x, m, at_least, at_most, negated: false })
    }
}

#[cfg(test)]
mod tests {
    use crate::expr::{Evaluator, Node, Num, Store, SymKind};
    use crate::facts::Facts;
    use crate::sum::sum_range;

    /// Sums over conditions on remainders, by divisors of both signs, in closed form, against the
    /// conditions at each index.
    #[test]
    fn remainders_of_steps_are_counted() {
        let bodies = [
            "[(2*i) % k == 0]",
            "[(3*i + m) % k == d]",
            "[(2*i + 1) % k != d]",
            "[(m*i + d) % k >= 2]",
            "[(5 - 4*i) % k <= d]",
            "ite((2*i + d) % k < m, 3, m)",
            "ite((6*i - d) % k > m && (6*i - d) % k <= m + 2, 1, 0)",
            // remainders by a number, of multiples by a parameter
            "[(m*i) % 4 == 0]",
            "[(m*i + d) % 4 >= 2]",
            "i*[(m*i + d*i + 1) % 3 == 1]",
        ];
        for text in bodies {
            let mut s = Store::new();
            for name in ["n", "m", "k", "d"] {
                s.parameter(name, 16);
            }
            let i = s.symbol("i", SymKind::Index, None, None);
            let body = s.parse(text).expect("it parses");
            let (lo, hi) = (s.parse("d").expect("d"), s.parse("n - 1").expect("n - 1"));
            let sum = sum_range(&mut s, &Facts::new(), i, lo, hi, body);
            let Some(sum) = sum else { panic!("{text}: no closed form") };
            s.visit(&[sum], |_, node| assert!(!matches!(node, Node::SumOver { .. })));
            for k in [-7, -4, -1, 1, 2, 3, 4, 6, 9, 40] {
                for (n, m, d) in [(0, 1, 0), (1, 2, 0), (13, 3, 1), (30, -5, -4), (17, 8, 3)] {
                    let mut ev = Evaluator::new(&s);
                    for (name, v) in [("n", n), ("m", m), ("k", k), ("d", d)] {
                        ev.bind_name(name, Num::int(v));
                    }
                    let mut want = Num::ZERO;
                    for at in d..n {
                        let mut one = Evaluator::new(&s);
                        for (name, v) in [("n", n), ("m", m), ("k", k), ("d", d)] {
                            one.bind_name(name, Num::int(v));
                        }
                        one.bind(i, Num::int(at));
                        want = want + one.eval(body).expect("a value");
                    }
                    let got = ev.eval(sum);
                    assert_eq!(got, Ok(want), "{text} at n={n},m={m},k={k},d={d}");
                }
            }
        }
    }
}
