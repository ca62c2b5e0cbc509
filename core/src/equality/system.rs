//! Systems of inequalities over integers: whether they have a solution, and the bounds of a polynomial on
//! their solutions.
//!
//! Products of variables are columns of their own, so that a system without a solution in this relaxation
//! has none. Variables are eliminated by Fourier and Motzkin's method; constants are rounded where all is
//! integer, as Chvátal's cuts are (Schrijver, "Theory of Linear and Integer Programming", 12.2 and 23.1).

use super::polynomial::{Assignment, Monomial, Poly, Var};
use crate::expr::Num;
use crate::limits::EqualityLimits;
use rustc_hash::FxHashMap;
use std::cell::Cell;
use std::collections::BTreeSet;

/// A polynomial that is not negative, or positive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Constraint {
    poly: Poly,
    strict: bool,
}

/// What is known of the variables.
#[derive(Clone, Debug, Default)]
pub(super) struct System {
    constraints: Vec<Constraint>,
    /// variables that need not be integers
    fractional: BTreeSet<Var>,
}

/// The bounds of a polynomial; none where there is none, or none is found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Bounds {
    pub(super) lo: Option<Num>,
    pub(super) hi: Option<Num>,
}

impl System {
    /// That variable need not be an integer.
    pub(super) fn let_be_fractional(&mut self, v: Var) {
        self.fractional.insert(v);
    }

    pub(super) fn is_fractional(&self, v: Var) -> bool {
        self.fractional.contains(&v)
    }

    pub(super) fn constraints(&self) -> impl Iterator<Item = &Poly> {
        self.constraints.iter().map(|c| &c.poly)
    }

    /// Takes in that a polynomial is not negative.
    pub(super) fn assume_not_negative(&mut self, p: &Poly) {
        self.push(self.normal(Constraint { poly: p.clone(), strict: false }));
    }

    /// Takes in that a polynomial is negative.
    pub(super) fn assume_negative(&mut self, p: &Poly) {
        self.push(self.normal(Constraint { poly: p.scaled(&Num::int(-1)), strict: true }));
    }

    /// Takes in a constraint in its normal form.
    fn push(&mut self, c: Constraint) {
        if !self.constraints.contains(&c) {
            self.constraints.push(c);
        }
    }

    /// With coprime integer coefficients; over integers without `>`, and as tight as the divisor of its
    /// coefficients makes it.
    fn normal(&self, c: Constraint) -> Constraint {
        let Constraint { poly, mut strict } = c;
        let mut poly = poly.scaled(&poly.denominator());
        let integer = poly.variables().all(|v| !self.is_fractional(v));
        if integer && strict {
            poly = poly.plus_constant(Num::int(-1));
            strict = false;
        }
        let divisor = poly.varying().fold(Num::ZERO, |g, (_, c)| g.gcd(&c.abs()));
        let Some(inverse) = Num::ONE.checked_div(&divisor) else {
            return Constraint { poly, strict };
        };
        let offset = poly.offset();
        let linear = poly.plus_constant(-offset.clone()).scaled(&inverse);
        let offset = offset * inverse;
        let offset = if integer { offset.floor() } else { offset };
        Constraint { poly: linear.plus_constant(offset), strict }
    }

    /// With another polynomial in a variable's place.
    pub(super) fn substituted(&self, v: Var, by: &Poly) -> System {
        let mut system = System { constraints: Vec::new(), fractional: self.fractional.clone() };
        for c in &self.constraints {
            system.push(match c.poly.mentions(v) {
                true => {
                    self.normal(Constraint { poly: c.poly.substituted(v, by), strict: c.strict })
                }
                false => c.clone(),
            });
        }
        system
    }

    /// May there be a solution in which the polynomial is not negative, or negative? `false` is proved, and is
    /// the answer where just that was taken in.
    pub(super) fn allows(&self, p: &Poly, negative: bool, effort: &Effort<'_>) -> bool {
        let opposite = match negative {
            true => Constraint { poly: p.clone(), strict: false },
            false => Constraint { poly: p.scaled(&Num::int(-1)), strict: true },
        };
        if self.constraints.contains(&self.normal(opposite)) {
            return false;
        }
        let mut with = self.clone();
        match negative {
            true => with.assume_negative(p),
            false => with.assume_not_negative(p),
        }
        with.may_have_solution(effort)
    }

    /// May there be a solution? `false` is proved.
    pub(super) fn may_have_solution(&self, effort: &Effort<'_>) -> bool {
        !matches!(self.eliminated(None, effort), Eliminated::Contradiction)
    }

    /// The bounds of a polynomial; `fresh` is a variable that does not stand in the system.
    pub(super) fn bounds(&self, p: &Poly, fresh: Var, effort: &Effort<'_>) -> Bounds {
        let mut with = self.clone();
        with.let_be_fractional(fresh);
        let difference = p.plus(&Poly::variable(fresh), &Num::int(-1));
        with.assume_not_negative(&difference);
        with.assume_not_negative(&difference.scaled(&Num::int(-1)));
        let mut bounds = Bounds::default();
        let Eliminated::Rest(rest, Some(column)) = with.eliminated(Some(fresh), effort) else {
            return bounds;
        };
        for row in rest {
            let k = &row.coefficients[column];
            let Some(end) = (-row.offset).checked_div(k) else { continue };
            if k.is_positive() {
                bounds.lo = Some(bounds.lo.map_or(end.clone(), |b| b.max(end)));
            } else {
                bounds.hi = Some(bounds.hi.map_or(end.clone(), |b| b.min(end)));
            }
        }
        bounds
    }

    /// Eliminates all columns, or all but that of a variable.
    fn eliminated(&self, keep: Option<Var>, effort: &Effort<'_>) -> Eliminated {
        let mut columns: Vec<&Monomial> =
            self.constraints().flat_map(|p| p.varying()).map(|t| t.0).collect();
        columns.sort_unstable();
        columns.dedup();
        let is_kept = |m: &Monomial| m.single().is_some_and(|v| Some(v) == keep);
        let kept = columns.iter().position(|m| is_kept(m));
        let whole = |m: &Monomial| m.variables().all(|v| !self.is_fractional(v));
        let whole: Vec<bool> = columns.iter().map(|m| whole(m)).collect();
        let mut rows: Vec<Row> = Vec::new();
        for c in &self.constraints {
            let coefficients = columns.iter().map(|m| c.poly.coefficient(m)).collect();
            rows.push(Row { coefficients, offset: c.poly.offset(), strict: c.strict });
        }
        let mut left: Vec<usize> = (0..columns.len()).filter(|&k| Some(k) != kept).collect();
        loop {
            rows = match strongest(rows) {
                Some(rows) => rows,
                None => return Eliminated::Contradiction,
            };
            if rows.len() > effort.limits.rows || effort.is_over() {
                return Eliminated::GivenUp;
            }
            let cost = |k: &usize| {
                let up = rows.iter().filter(|r| r.coefficients[*k].is_positive()).count();
                let down = rows.iter().filter(|r| r.coefficients[*k].is_negative()).count();
                up * down
            };
            let Some(at) = (0..left.len()).min_by_key(|&at| cost(&left[at])) else {
                return Eliminated::Rest(rows, kept);
            };
            let column = left.swap_remove(at);
            let (with, mut next): (Vec<Row>, Vec<Row>) =
                rows.into_iter().partition(|r| !r.coefficients[column].is_zero());
            let (up, down): (Vec<Row>, Vec<Row>) =
                with.into_iter().partition(|r| r.coefficients[column].is_positive());
            effort.spend((up.len() * down.len() * (columns.len() + 1)) as u64);
            for a in &up {
                next.extend(down.iter().map(|b| a.without(b, column).tight(&whole)));
            }
            rows = next;
        }
    }

    /// Does an assignment of all variables satisfy what is known?
    pub(super) fn holds_at(&self, at: &Assignment) -> bool {
        self.constraints.iter().all(|c| match c.poly.value(at) {
            Some(v) => !(v.is_negative() || c.strict && v.is_zero()),
            None => false,
        })
    }
}

enum Eliminated {
    /// no solution
    Contradiction,
    /// what is left, and the column of the variable that is kept
    Rest(Vec<Row>, Option<usize>),
    /// there were too many rows, or the effort is over
    GivenUp,
}

/// An inequality as a row of a table: a coefficient a column.
#[derive(Clone, Debug)]
struct Row {
    coefficients: Vec<Num>,
    offset: Num,
    strict: bool,
}

impl Row {
    /// The sum of multiples of both that has nothing in the column.
    fn without(&self, other: &Row, column: usize) -> Row {
        let (x, y) = (self.coefficients[column].clone(), -other.coefficients[column].clone());
        let of = |a: &Num, b: &Num| a.clone() * y.clone() + b.clone() * x.clone();
        let pairs = self.coefficients.iter().zip(&other.coefficients);
        Row {
            coefficients: pairs.map(|(a, b)| of(a, b)).collect(),
            offset: of(&self.offset, &other.offset),
            strict: self.strict || other.strict,
        }
    }

    /// With coprime coefficients, and the constant rounded where all is integer.
    fn tight(self, whole: &[bool]) -> Row {
        let divisor = self.coefficients.iter().fold(Num::ZERO, |g, c| match c.is_zero() {
            true => g,
            false => g.gcd(&c.abs()),
        });
        let Some(inverse) = Num::ONE.checked_div(&divisor) else { return self };
        let Row { coefficients, offset, strict } = self;
        let integer = coefficients.iter().zip(whole).all(|(c, whole)| c.is_zero() || *whole);
        let coefficients = match divisor.is_one() {
            true => coefficients,
            false => coefficients.into_iter().map(|c| c * inverse.clone()).collect(),
        };
        let offset = offset * inverse;
        match (integer, strict) {
            // x > -k for an integer x is x >= 1 - ceil(k)
            (true, true) => Row { coefficients, offset: offset.ceil() - Num::ONE, strict: false },
            (true, false) => Row { coefficients, offset: offset.floor(), strict },
            (false, _) => Row { coefficients, offset, strict },
        }
    }
}

/// Of rows with the same coefficients the strongest one; none where a row without coefficients fails.
fn strongest(rows: Vec<Row>) -> Option<Vec<Row>> {
    let mut all: FxHashMap<Vec<Num>, (Num, bool)> = FxHashMap::default();
    let mut order = Vec::new();
    for Row { coefficients, offset, strict } in rows {
        if coefficients.iter().all(Num::is_zero) {
            if offset.is_negative() || strict && offset.is_zero() {
                return None;
            }
            continue;
        }
        match all.get_mut(&coefficients) {
            Some(now) if (&offset, !strict) < (&now.0, !now.1) => *now = (offset, strict),
            Some(_) => {}
            None => {
                order.push(coefficients.clone());
                all.insert(coefficients, (offset, strict));
            }
        }
    }
    let row = |coefficients: Vec<Num>| {
        let (offset, strict) = all.remove(&coefficients)?;
        Some(Row { coefficients, offset, strict })
    };
    Some(order.into_iter().filter_map(row).collect())
}

/// Work that a comparison may take: numbers that are computed, and terms.
#[derive(Debug)]
pub(super) struct Effort<'l> {
    pub(super) limits: &'l EqualityLimits,
    left: Cell<u64>,
}

impl<'l> Effort<'l> {
    pub(super) fn new(limits: &'l EqualityLimits) -> Effort<'l> {
        Effort { limits, left: Cell::new(limits.work) }
    }

    pub(super) fn spend(&self, work: u64) {
        self.left.set(self.left.get().saturating_sub(work));
    }

    pub(super) fn is_over(&self) -> bool {
        self.left.get() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn linear(parts: &[(Var, i64)], offset: i64) -> Poly {
        let terms = parts.iter().map(|&(v, k)| Poly::variable(v).scaled(&Num::int(k)));
        terms.fold(Poly::constant(Num::int(offset)), |sum, t| sum.plus(&t, &Num::ONE))
    }

    #[test]
    fn contradictions_are_found_over_integers() {
        let limits = EqualityLimits::default();
        let effort = &Effort::new(&limits);
        let mut s = System::default();
        // 1 <= 2x - 2y <= 1
        s.assume_not_negative(&linear(&[(0, 2), (1, -2)], -1));
        assert!(s.may_have_solution(effort));
        s.assume_not_negative(&linear(&[(0, -2), (1, 2)], 1));
        assert!(!s.may_have_solution(effort));
    }

    #[test]
    fn fractions_satisfy_what_no_integer_does() {
        let limits = EqualityLimits::default();
        let effort = &Effort::new(&limits);
        let mut s = System::default();
        s.let_be_fractional(0);
        s.assume_not_negative(&linear(&[(0, 2)], -1));
        s.assume_not_negative(&linear(&[(0, -2)], 1));
        assert!(s.may_have_solution(effort));
        s.assume_negative(&linear(&[(0, 2)], -1));
        assert!(!s.may_have_solution(effort));
    }

    #[test]
    fn strict_rows_are_rounded_where_fractions_are_gone() {
        let limits = EqualityLimits::default();
        let effort = &Effort::new(&limits);
        let mut s = System::default();
        s.let_be_fractional(1);
        // 2x + 1 > 24690 + q, q >= 0: 12345 is a solution, 12344 is none
        s.assume_negative(&linear(&[(0, -2), (1, 1)], 24_689));
        s.assume_not_negative(&linear(&[(1, 1)], 0));
        assert!(s.allows(&linear(&[(0, -1)], 12_345), false, effort));
        assert!(!s.allows(&linear(&[(0, -1)], 12_344), false, effort));
    }

    #[test]
    fn bounds_are_those_of_the_solutions() {
        let limits = EqualityLimits::default();
        let effort = &Effort::new(&limits);
        let mut s = System::default();
        // 0 <= x <= y <= 10
        s.assume_not_negative(&linear(&[(0, 1)], 0));
        s.assume_not_negative(&linear(&[(1, 1), (0, -1)], 0));
        s.assume_not_negative(&linear(&[(1, -1)], 10));
        let bounds = s.bounds(&linear(&[(0, 1), (1, 2)], 1), 7, effort);
        assert_eq!(bounds, Bounds { lo: Some(Num::ONE), hi: Some(Num::int(31)) });
        let product = Poly::variable(0).times(&Poly::variable(1));
        assert_eq!(s.bounds(&product, 7, effort), Bounds::default());
    }
}
