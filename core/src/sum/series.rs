//! Summands with a closed form of their own: floors of an affine dividend, powers of two, halvings.

use super::engine::{closing_rule, Close, Closed, Engine, Sign, Summation};
use crate::expr::{BitFn, Expr, FloorSum, Node, Num};
use crate::facts::Facts;
use crate::rules::{Example, NewRule, Rule};

pub(super) const CONSECUTIVE_FLOORS: Rule<Close> = closing_rule(NewRule {
    name: "consecutive-floors",
    statement: "Σ_{0 ≤ x < y} floor(x/m) = q·y - m·q·(q + 1)/2 with q = floor(y/m)",
    conditions:
        "m > 0, and the dividend moves by 1 or -1 with the index; for a number m, more than a few",
    source: "Graham, Knuth, Patashnik, Concrete Mathematics (1994), section 3.4",
    example: Example::sum(
        "n >= 0 && m > 0",
        ["0", "n"],
        "floor(i/m)",
        "(n + 1)*floor((n + 1)/m) - m*floor((n + 1)/m)*(floor((n + 1)/m) + 1)/2",
    ),
    apply: consecutive_floors,
});

pub(super) const FLOOR_SUM: Rule<Close> = closing_rule(NewRule {
    name: "floor-sum",
    statement: "Σ_{0 ≤ j < len} floor((a·j + b)/m) = floor_sum(len, m, a, b)",
    conditions: "m > 0, and neither a nor b nor m speaks of the index; for numbers, more than a few residues",
    source: "Graham, Knuth, Patashnik, Concrete Mathematics (1994), section 3.5 and exercise 3.36; the Euclid-like descent on (a, m)",
    example: Example::sum("n >= 0 && m > 0", ["0", "n"], "floor((3*i + a)/m)", "floor_sum(n + 1, m, 3, a)"),
    apply: floor_sum,
});

pub(super) const GEOMETRIC: Rule<Close> = closing_rule(NewRule {
    name: "geometric",
    statement: "Σ_{0 ≤ j < len} a^(m·j + b) = a^b·(a^(m·len) - 1)/(a^m - 1)",
    conditions: "a and m are numbers, and a^m is one of at most 64 bits",
    source:
        "the geometric series; Graham, Knuth, Patashnik, Concrete Mathematics (1994), section 2.3",
    example: Example::sum("n >= 0", ["0", "n"], "2^(2*i + 1)", "2*2^(2*n + 2)/3 - 2/3"),
    apply: geometric,
});

pub(super) const HALVINGS: Rule<Close> = closing_rule(NewRule {
    name: "halvings",
    statement: "Σ_{j ≥ 0} floor(y/2^j) = 2·y - popcount(y); a range of it is a difference of two",
    conditions: "y ≥ 0 does not speak of the index, and the exponents are not negative",
    source:
        "Legendre's formula; Graham, Knuth, Patashnik, Concrete Mathematics (1994), section 4.4",
    example: Example::sum(
        "n >= 0 && m >= 0",
        ["0", "n"],
        "floor(m/2^i)",
        "2*m + popcount(floor(m/(2^(n + 1)))) - popcount(m) - 2*floor(m/(2^(n + 1)))",
    ),
    apply: halvings,
});

/// Widths of machine integers bound the ratios `a^m` of geometric series.
const RATIO_BITS: u32 = 64;

/// Floors of an affine dividend, `floor((step·var + offset)/divisor)`, at `len` indices from `lo` on.
struct AffineFloors {
    step: Expr,
    offset: Expr,
    divisor: Expr,
    lo: Expr,
    len: Expr,
}

fn consecutive_floors(e: &mut Engine<'_>, outer: &mut Facts, sum: &Summation) -> Option<Closed> {
    let floors = e.affine_floors(sum.part.body, sum.part.lo, sum.len)?;
    e.consecutive_floors(outer, &floors).map(Ok)
}

fn floor_sum(e: &mut Engine<'_>, outer: &mut Facts, sum: &Summation) -> Option<Closed> {
    let floors = e.affine_floors(sum.part.body, sum.part.lo, sum.len)?;
    e.stepped_floors(outer, &floors).map(Ok)
}

impl Engine<'_> {
    /// `Σ body` for a floor of an affine dividend, over `len` indices from `lo` on.
    pub(super) fn floors(
        &mut self,
        outer: &mut Facts,
        body: Expr,
        lo: Expr,
        len: Expr,
    ) -> Option<Expr> {
        let floors = self.affine_floors(body, lo, len)?;
        match self.unit_step(&floors) {
            Some(_) => self.consecutive_floors(outer, &floors),
            None => self.stepped_floors(outer, &floors),
        }
    }

    fn affine_floors(&mut self, body: Expr, lo: Expr, len: Expr) -> Option<AffineFloors> {
        let Node::FloorDiv(x, divisor) = *self.s.node(body) else { return None };
        if self.s.has_var(divisor, self.var) {
            return None;
        }
        let (step, offset) = self.s.affine_in(x, self.var)?;
        Some(AffineFloors { step, offset, divisor, lo, len })
    }

    fn consecutive_floors(&mut self, outer: &mut Facts, floors: &AffineFloors) -> Option<Expr> {
        let step = self.unit_step(floors)?;
        let start = self.first_dividend(outer, floors)?;
        // downwards from the start, or upwards
        let end = match step {
            Sign::Positive => self.s.add(start, floors.len),
            _ => self.s.add_num(start, Num::ONE),
        };
        let start = self.s.sub(end, floors.len);
        let m = floors.divisor;
        let (upto, before) = (self.floors_below(end, m), self.floors_below(start, m));
        Some(self.s.sub(upto, before))
    }

    fn stepped_floors(&mut self, outer: &mut Facts, floors: &AffineFloors) -> Option<Expr> {
        if self.unit_step(floors).is_some() {
            return None;
        }
        let start = self.first_dividend(outer, floors)?;
        let AffineFloors { step: slope, divisor, len: terms, .. } = *floors;
        Some(self.s.floor_sum(FloorSum { terms, divisor, slope, offset: start }))
    }

    /// The direction in which a dividend goes through consecutive numbers, if it does.
    fn unit_step(&self, floors: &AffineFloors) -> Option<Sign> {
        match self.s.as_const(floors.step).and_then(Num::as_i128) {
            Some(1) => Some(Sign::Positive),
            Some(-1) => Some(Sign::Negative),
            _ => None,
        }
    }

    /// The dividend at the first index. `None` where the divisor is not known to be positive, or the
    /// residues are few: a sum of polynomials by residues reads better.
    fn first_dividend(&mut self, outer: &mut Facts, floors: &AffineFloors) -> Option<Expr> {
        let less_one = self.s.add_num(floors.divisor, Num::int(-1));
        if !outer.prove_ge0(self.s, less_one) {
            return None;
        }
        if let (Some(m), Some(a)) = (self.s.as_const(floors.divisor), self.s.as_const(floors.step))
        {
            let residues = m.checked_div(&m.gcd(a))?;
            if residues <= self.few_residues() {
                return None;
            }
        }
        let start = self.s.mul(floors.step, floors.lo);
        Some(self.s.add(start, floors.offset))
    }

    /// What differs between `x + 1` and `x` by `floor(x/m)`, for any integers `x` and `m > 0`:
    /// `q·x - m·q·(q + 1)/2` with `q = floor(x/m)`.
    fn floors_below(&mut self, x: Expr, m: Expr) -> Expr {
        let q = self.s.floor_div(x, m);
        let next = self.s.add_num(q, Num::ONE);
        let full = self.s.mul_all([m, q, next]);
        let whole = self.s.mul(q, x);
        self.s.linear_sum(Num::ZERO, [(Num::ONE, whole), (Num::ratio(-1, 2), full)])
    }

    /// `Σ floor(y/2^j)` for all `j ≥ exponent`.
    fn halved_to_the_end(&mut self, y: Expr, exponent: Expr) -> Expr {
        let p = self.s.pow2(exponent);
        let y = self.s.floor_div(y, p);
        let bits = self.s.bit_fn(BitFn::Count, y);
        self.s.linear_sum(Num::ZERO, [(Num::int(2), y), (Num::int(-1), bits)])
    }
}

fn halvings(e: &mut Engine<'_>, outer: &mut Facts, sum: &Summation) -> Option<Closed> {
    let Node::FloorDiv(y, d) = *e.s.node(sum.part.body) else { return None };
    let Node::Power(2, exponent) = *e.s.node(d) else { return None };
    let (a, b) = e.s.affine_in(exponent, e.var)?;
    if !e.s.is_one(a) || e.s.has_var(y, e.var) {
        return None;
    }
    let non_negative = e.s.ge0(y);
    match outer.decide(e.s, non_negative) {
        Some(true) => {}
        Some(false) => return None,
        None => return Some(e.sum_by_cases(outer, non_negative, sum.part)),
    }
    let start = e.s.add(sum.part.lo, b);
    if !outer.prove_ge0(e.s, start) {
        return None;
    }
    let end = e.s.add(start, sum.len);
    let length = e.s.bit_fn(BitFn::Length, y);
    let beyond = e.s.sub(end, length);
    let whole = e.halved_to_the_end(y, start);
    let past = e.halved_to_the_end(y, end);
    let nothing_left = outer.prove_ge0(e.s, beyond);
    Some(Ok(if nothing_left { whole } else { e.s.sub(whole, past) }))
}

fn geometric(e: &mut Engine<'_>, _: &mut Facts, sum: &Summation) -> Option<Closed> {
    let Node::Power(base, x) = *e.s.node(sum.part.body) else { return None };
    let (a, b) = e.s.affine_in(x, e.var)?;
    let m = u32::try_from(e.s.as_const(a)?.as_i128()?).ok().filter(|m| *m > 0)?;
    let ratio = Num::power_within(base, m, RATIO_BITS)?;
    let start = e.s.mul(a, sum.part.lo);
    let start = e.s.add(start, b);
    let start = e.s.power(base, start);
    let exponent = e.s.scale(Num::int(m), sum.len);
    let power = e.s.power(base, exponent);
    let power = e.s.add_num(power, Num::int(-1));
    let product = e.s.mul(start, power);
    let d = Num::ONE.checked_div(&(ratio - Num::ONE))?;
    Some(Ok(e.s.scale(d, product)))
}
