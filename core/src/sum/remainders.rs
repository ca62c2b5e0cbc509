//! How often a remainder by a parameter lies above a bound: `[x mod m ≥ t]` is
//! `floor((x + m - t)/m) - floor(x/m)` for `0 ≤ t ≤ m`, and floors of an affine dividend have sums
//! (see [`Store::floor_sum`](crate::expr::Store::floor_sum)).
//!
//! Where `m - t` is a step of `x` the floors cancel but for two.
//!
//! For an index that steps by more than 1 through the remainders, as in an unrolled loop over
//! `i % k == 0`; steps of 1 go block by block (see `quotient_blocks`).

use super::engine::{closing_rule, Close, Closed, Engine, Summation};
use crate::expr::{Expr, Node, Num};
use crate::facts::Facts;
use crate::rules::{Example, NewRule, Rule};

pub(super) const REMAINDERS: Rule<Close> = closing_rule(NewRule {
    name: "remainders",
    statement: "Σ [x(i) mod m ≥ t] = Σ floor((x(i) + m - t)/m) - Σ floor(x(i)/m)",
    conditions: "m > 0 (else cases of its sign), 0 ≤ t ≤ m; x is affine in i with another step than 1 or -1, and conditions on x mod m alone decide the summand",
    source: "Graham, Knuth, Patashnik, Concrete Mathematics (1994), section 3.4: mod as a difference of floors",
    example: Example::sum("n >= 0 && m > 0", ["0", "n"], "[(2*i) mod m >= 3]", "floor_sum(n + 1, m, 2, m - min(3, m)) - floor_sum(n + 1, m, 2, 0)"),
    apply: remainders,
});

pub(super) const QUOTIENTS_OF_REMAINDERS: Rule<Close> = closing_rule(NewRule {
    name: "quotients-of-remainders",
    statement: "Σ floor((x(i) mod m + c)/m) = Σ floor((x(i) + c)/m) - Σ floor(x(i)/m)",
    conditions: "m > 0; x is affine in i, and c does not speak of i; likewise of -(x mod m)",
    source: "Graham, Knuth, Patashnik, Concrete Mathematics (1994), section 3.4: mod as a difference of floors",
    example: Example::sum("n >= 0 && m > 0", ["0", "n"], "floor((((3*i) mod m) + 3)/m)", "floor((3*n + 3)/m)"),
    apply: quotients_of_remainders,
});

/// A condition on one remainder: `at_least ≤ x mod m`, `≤ at_most`, or both.
struct Remainder {
    node: Expr,
    x: Expr,
    m: Expr,
    at_least: Option<Expr>,
    at_most: Option<Expr>,
    reading: Reading,
}

/// `x mod m`, and the node that tells it from others.
struct Modulo {
    node: Expr,
    x: Expr,
    m: Expr,
}

/// Whether a condition says what was read, or the contrary.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    Plain,
    Negated,
}

fn remainders(e: &mut Engine<'_>, outer: &mut Facts, sum: &Summation) -> Option<Closed> {
    let body = sum.part.body;
    let (c, yes, no) = match *e.s.node(body) {
        Node::Ite(c, a, b) if !e.s.has_var(a, e.var) && !e.s.has_var(b, e.var) => (c, a, b),
        _ => (body, e.s.one(), e.s.zero()),
    };
    let r = e.remainder(c)?;
    if !e.is_positive(outer, r.m) {
        return Some(e.sum_by_sign(outer, sum.part, r.node, r.m));
    }
    let from = match r.at_least {
        Some(t) => e.remainders_from(outer, &r, t, sum)?,
        None => sum.len,
    };
    let beyond = match r.at_most {
        Some(t) => {
            let t = e.s.add_num(t, Num::ONE);
            e.remainders_from(outer, &r, t, sum)?
        }
        None => e.s.zero(),
    };
    let mut count = e.s.sub(from, beyond);
    if r.at_least.is_some() && r.at_most.is_some() && r.at_least != r.at_most {
        // bounds that exclude each other leave nothing
        count = e.s.positive_part(count);
    }
    if r.reading == Reading::Negated {
        count = e.s.sub(sum.len, count);
    }
    let difference = e.s.sub(yes, no);
    let (whole, more) = (e.s.mul(sum.len, no), e.s.mul(count, difference));
    Some(Ok(e.s.add(whole, more)))
}

fn quotients_of_remainders(
    e: &mut Engine<'_>,
    outer: &mut Facts,
    sum: &Summation,
) -> Option<Closed> {
    let Node::FloorDiv(y, m) = *e.s.node(sum.part.body) else { return None };
    let (k, Modulo { x, m: by, .. }, rest) = e.one_remainder(y)?;
    if by != m || !e.is_positive(outer, m) {
        return None;
    }
    if k.is_positive() {
        return e.raised_floors(outer, (x, m), rest, sum).map(Ok);
    }
    // floor((-y)/m) = -floor((y - 1)/m) - 1
    let by = e.s.linear_sum(Num::int(-1), [(Num::int(-1), rest)]);
    let raised = e.raised_floors(outer, (x, m), by, sum)?;
    let terms = [(Num::int(-1), raised), (Num::int(-1), sum.len)];
    Some(Ok(e.s.linear_sum(Num::ZERO, terms)))
}

impl Engine<'_> {
    /// How many of the numbers `x` have `x mod m ≥ t`.
    fn remainders_from(
        &mut self,
        outer: &mut Facts,
        &Remainder { x, m, .. }: &Remainder,
        t: Expr,
        sum: &Summation,
    ) -> Option<Expr> {
        let zero = self.s.zero();
        let t = self.s.max(t, zero);
        let t = self.s.min(t, m);
        let t = outer.simplify(self.s, t);
        let by = self.s.sub(m, t);
        self.raised_floors(outer, (x, m), by, sum)
    }

    /// `Σ floor((x + by)/m) - floor(x/m)`
    fn raised_floors(
        &mut self,
        outer: &mut Facts,
        (x, m): (Expr, Expr),
        by: Expr,
        sum: &Summation,
    ) -> Option<Expr> {
        if let Some(carries) = self.carries(x, m, by, sum) {
            return Some(carries);
        }
        // a few residues read better one by one
        if self.s.as_const(m).is_some_and(|m| *m <= self.few_residues()) {
            return None;
        }
        let len = sum.len;
        let raised = self.s.add(x, by);
        let mut floors = |x: Expr| {
            let q = self.s.floor_div(x, m);
            // whole multiples of the divisor stand beside the quotient
            let (whole, rest) = match self.s.linear(q) {
                (whole, terms) if terms.len() == 1 && terms[0].0.is_one() => (whole, terms[0].1),
                _ => (Num::ZERO, q),
            };
            let sum = self.floors(outer, rest, sum.part.lo, sum.len)?;
            Some(self.s.linear_sum(Num::ZERO, [(Num::ONE, sum), (whole, len)]))
        };
        let (above, below) = (floors(raised)?, floors(x)?);
        Some(self.s.sub(above, below))
    }

    /// `Σ floor((x + by)/m) - floor(x/m)` where `by` is a step of `x`, forwards or backwards, or `m` and a step: the floors
    /// cancel but for the first and the last. How often a sum of steps passes a multiple of `m`: it is carried then.
    pub(super) fn carries(&mut self, x: Expr, m: Expr, by: Expr, sum: &Summation) -> Option<Expr> {
        let (step, offset) = self.s.affine_in(x, self.var)?;
        let floor_at = |e: &mut Self, i: Expr| {
            let at = e.s.mul(step, i);
            let at = e.s.add(at, offset);
            let multiplied_out = e.s.expand(at);
            let fewer = e.s.linear(multiplied_out).1.len() < e.s.linear(at).1.len();
            e.s.floor_div(if fewer { multiplied_out } else { at }, m)
        };
        let lo = sum.part.lo;
        let end = self.s.add(lo, sum.len);
        for (whole, by) in [(self.s.zero(), by), (sum.len, self.s.sub(by, m))] {
            let back = self.s.neg(by);
            let (from, to, sign) = match (by == step, back == step) {
                (true, _) => (lo, end, Num::ONE),
                (_, true) => {
                    let one = Num::int(-1);
                    (self.s.add_num(lo, one.clone()), self.s.add_num(end, one.clone()), one)
                }
                _ => continue,
            };
            let (first, last) = (floor_at(self, from), floor_at(self, to));
            let terms = [(Num::ONE, whole), (sign.clone(), last), (-sign, first)];
            return Some(self.s.linear_sum(Num::ZERO, terms));
        }
        None
    }

    /// Reads comparisons of one `x mod m` for an `x` that the index moves in steps of more than 1.
    fn remainder(&mut self, c: Expr) -> Option<Remainder> {
        match self.s.node(c).clone() {
            Node::Not(x) => {
                let r = self.comparison(x)?;
                Some(Remainder { reading: Reading::Negated, ..r })
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

    /// Reads `±(x mod m)` and a rest that does not speak of the index. A remainder by a number `m` is written as
    /// `x - m*floor(x/m)`.
    fn one_remainder(&mut self, e: Expr) -> Option<(Num, Modulo, Expr)> {
        let (_, terms) = self.s.linear(e);
        let found = terms.into_iter().find_map(|(k, node)| match *self.s.node(node) {
            Node::Mod(x, m) if self.s.has_var(node, self.var) => {
                Some((k, Modulo { node, x, m }, node))
            }
            Node::FloorDiv(x, m) if self.s.has_var(node, self.var) => {
                let k = -(k.checked_div(self.s.as_const(m)?)?);
                let whole = self.s.mul(m, node);
                Some((k, Modulo { node, x, m }, self.s.sub(x, whole)))
            }
            _ => None,
        });
        let (k, of, value) = found.filter(|(k, ..)| k.abs().is_one())?;
        let part = self.s.scale(k.clone(), value);
        let rest = self.s.sub(e, part);
        let is_free = |of: Expr| !self.s.has_var(of, self.var);
        (is_free(rest) && is_free(of.m) && self.s.is_integral(rest)).then_some((k, of, rest))
    }

    /// Reads one comparison, `≥ 0` or `= 0`, of `±(x mod m)` and what does not depend on the index.
    fn comparison(&mut self, atom: Expr) -> Option<Remainder> {
        let (e, equal) = match *self.s.node(atom) {
            Node::Ge0(e) => (e, false),
            Node::Eq0(e) => (e, true),
            _ => return None,
        };
        let (k, Modulo { node, x, m }, rest) = self.one_remainder(e)?;
        let (step, _) = self.s.affine_in(x, self.var)?;
        if self.s.as_const(step).is_some_and(|a| a.abs().is_one()) {
            return None;
        }
        // rest ± (x mod m) against 0
        let bound = if k.is_positive() { self.s.neg(rest) } else { rest };
        let (at_least, at_most) = match (equal, k.is_positive()) {
            (true, _) => (Some(bound), Some(bound)),
            (false, true) => (Some(bound), None),
            (false, false) => (None, Some(bound)),
        };
        Some(Remainder { node, x, m, at_least, at_most, reading: Reading::Plain })
    }
}

#[cfg(test)]
mod tests {
    use crate::expr::{Evaluator, Node, Num, Store, SymKind};
    use crate::facts::Facts;
    use crate::sum::{sum_range, RangeSum};

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
            "[m + ((m*i) % k) >= k]",
            "[(m*i + d) % k >= m]",
            "[m + ((m*i) % 64) >= 64]",
            // what a step carries over a multiple
            "[(3*i + d) % k < 3]",
            "[(5 - 4*i) % k >= 4]",
            "[(7*i + d) % 64 >= 57]",
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
            let sum = RangeSum { var: i, lo, hi, summand: body };
            let sum = sum_range(&mut s, &Facts::new(), &sum).expect(text);
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
