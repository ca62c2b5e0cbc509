//! Quasi-polynomials of one size whose residues follow a pattern: what unrolled loops leave to their prologues and
//! epilogues.
//!
//! - *coarse*: the values depend on a quotient of the size only, and are a quasi-polynomial of a shorter period in it:
//!   `(floor(n/2) + 2) mod 4` (a loop of step 2, unrolled by 4).
//! - *ramp*: a line over the quotient, and above some remainder one over that: `4*floor(n/8) + max(0, (n mod 8) - 4)`.
//!
//! Both are identities by construction; what is written is read back and compared as all forms are.

use super::forms::Forms;
use super::polynomial::Poly;
use super::quasi::Quasi;
use crate::expr::{Expr, Num};

impl Forms<'_> {
    /// As a function of `floor((n + shift)/d)` for the divisors `d` of the period, the largest first.
    pub(super) fn by_coarse_quotient(&mut self, q: &Quasi) -> Vec<Expr> {
        let period = q.period();
        let mut out = Vec::new();
        for d in (2..period).rev().filter(|d| period % d == 0) {
            for shift in 0..d {
                let Some(coarse) = coarse(q, d, shift) else { continue };
                let n = self.variable();
                let shifted = self.store.add_num(n, Num::int(shift as i128));
                let divisor = self.store.int(d as i128);
                let quotient = self.store.floor_div(shifted, divisor);
                for e in self.by_residues(&coarse) {
                    out.push(self.store.substitute(e, &[(self.symbol, quotient)]));
                }
            }
            if !out.is_empty() {
                break;
            }
        }
        out
    }

    /// `a + k·floor((n + s)/q) + b·max(0, ((n + s) mod q) - c)`, or with a minimum, for each shift `s`.
    pub(super) fn by_ramp(&mut self, q: &Quasi) -> Vec<Expr> {
        let period = q.period() as i128;
        let slope = q.residues()[0].coefficient(1);
        let is_linear = |p: &Poly| p.degree() <= 1 && p.coefficient(1) == slope;
        if period < 3 || !q.residues().iter().all(is_linear) {
            return Vec::new();
        }
        let step = slope * Num::int(period);
        let mut out = Vec::new();
        for shift in (0..period).take(self.store.limits().readable.shifts) {
            // of one period of n + shift, from 0 on
            let values: Vec<Num> = (0..period).map(|r| q.at(r - shift)).collect();
            let Some((bend, first, second)) = two_lines(&values) else { continue };
            let n = self.variable();
            let shifted = self.store.add_num(n, Num::int(shift));
            let divisor = self.store.int(period);
            let (quotient, remainder) =
                (self.store.floor_div(shifted, divisor), self.store.modulo(shifted, divisor));
            let bend = self.store.int(bend);
            // flat below the bend or above it
            let (slope, part) = if first.is_zero() {
                let above = self.store.sub(remainder, bend);
                (second, self.store.positive_part(above))
            } else if second.is_zero() {
                (first, self.store.min(remainder, bend))
            } else {
                continue;
            };
            let ramp = self.store.scale(slope, part);
            let tiles = self.store.scale(step.clone(), quotient);
            let sum = self.store.add(tiles, ramp);
            out.push(self.store.add_num(sum, values[0].clone()));
        }
        out
    }
}

/// The function of `floor((n + shift)/d)` that a quasi-polynomial is, if it is one.
fn coarse(q: &Quasi, d: usize, shift: usize) -> Option<Quasi> {
    let (period, width, shift) = (q.period() as i128, d as i128, shift as i128);
    let mut residues: Vec<Poly> = Vec::with_capacity(q.period() / d);
    for y in 0..period / width {
        // n = d·y + k - shift
        let of =
            |k: i128| q.of(width * y + k - shift).composed(&Num::int(width), &Num::int(k - shift));
        let first = of(0);
        if (1..width).any(|k| of(k) != first) {
            return None;
        }
        residues.push(first);
    }
    Some(Quasi::new(residues))
}

/// Two lines that meet: where, and their slopes. `None` for one line, and for more than two.
fn two_lines(values: &[Num]) -> Option<(i128, Num, Num)> {
    let steps: Vec<Num> = values.windows(2).map(|w| w[1].clone() - w[0].clone()).collect();
    let first = steps.first()?;
    let bend = steps.iter().position(|s| s != first)?;
    let second = &steps[bend];
    steps[bend..].iter().all(|s| s == second).then(|| (bend as i128, first.clone(), second.clone()))
}
