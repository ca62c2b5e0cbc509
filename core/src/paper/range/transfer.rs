//! Ranges, the six transfer functions `F`, and `Ω`.

use super::RangeError;
use crate::expr::{ConditionExpr, Expr, Num, Store};
use std::fmt;

/// `range(s, e, D) := { n ∈ ℤ | s ≤ n ≤ e, n ∉ D }`, with a [`Stride`] only those `n` in its
/// residue class. Where `e < s` it is `∅`.
///
/// Bounds and deleted points are expressions that do not depend on the induction variable.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct Range {
    /// `s`, the first candidate
    pub start: Expr,
    /// `e`, the last candidate
    pub end: Expr,
    /// `D`, the deleted points; they may be equal to each other, or lie outside
    pub deleted: Vec<Expr>,
    /// which candidates are in the range, if not all
    pub stride: Option<Stride>,
}

/// The numbers `n ≡ anchor (mod step)`, for `step ≥ 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stride {
    /// distance of neighbours, positive
    pub step: Expr,
    /// one of the numbers, not necessarily in the range
    pub anchor: Expr,
}

impl Range {
    /// `range(s, e, ∅)`: the first candidate, then the last one.
    pub fn new(start: Expr, end: Expr) -> Range {
        Range { start, end, deleted: Vec::new(), stride: None }
    }

    /// `∅`
    pub fn empty(s: &mut Store) -> Range {
        let (zero, minus) = (s.zero(), s.int(-1));
        Range::new(zero, minus)
    }

    /// The values of a loop's induction variable: `start, start + step, …` up to `end`, for
    /// `step ≥ 1`.
    ///
    /// ```
    /// use symprof_core::expr::Store;
    /// use symprof_core::paper::range::Range;
    /// let mut s = Store::new();
    /// let (n, zero, three) = (s.parameter("n", 32), s.zero(), s.int(3));
    /// let r = Range::with_step(&mut s, zero, n, three);
    /// let len = r.len(&mut s);
    /// assert_eq!(s.display(len).to_string(), "max(0, floor(n/3) + 1)");
    /// ```
    pub fn with_step(s: &mut Store, start: Expr, end: Expr, step: Expr) -> Range {
        let stride = (!s.is_one(step)).then_some(Stride { step, anchor: start });
        Range { start, end, deleted: Vec::new(), stride }
    }

    /// `F_{i ≤ v}(R) = range(s, min(e, v), D)`
    pub fn f_le(&self, s: &mut Store, v: Expr) -> Range {
        Range { end: s.min(self.end, v), ..self.clone() }
    }

    /// `F_{i < v}(R) = range(s, min(e, v - 1), D)`
    pub fn f_lt(&self, s: &mut Store, v: Expr) -> Range {
        let v = s.add_num(v, -1i64);
        self.f_le(s, v)
    }

    /// `F_{i ≥ v}(R) = range(max(s, v), e, D)`
    pub fn f_ge(&self, s: &mut Store, v: Expr) -> Range {
        Range { start: s.max(self.start, v), ..self.clone() }
    }

    /// `F_{i > v}(R) = range(max(s, v + 1), e, D)`
    pub fn f_gt(&self, s: &mut Store, v: Expr) -> Range {
        let v = s.add_num(v, 1i64);
        self.f_ge(s, v)
    }

    /// `F_{i ≠ v}(R) = range(s, e, D ∪ {v})`
    pub fn f_ne(&self, v: Expr) -> Range {
        let mut r = self.clone();
        if !r.deleted.contains(&v) {
            r.deleted.push(v);
        }
        r
    }

    /// `F_{i = v}(R) = range(v, v, D)` where `s ≤ v ≤ e`, else `∅`.
    ///
    /// As one range for both cases: `range(max(s, v), min(e, v), D)`, which holds `v` alone in the
    /// first case and nothing in the second.
    pub fn f_eq(&self, s: &mut Store, v: Expr) -> Range {
        let r = self.f_ge(s, v);
        r.f_le(s, v)
    }

    /// `F_{i ≡ r (mod m)}(R)`, past the paper: a range with a step.
    ///
    /// # Errors
    /// [`RangeError::DifferentSteps`] if the range has a step that is not a number.
    pub fn f_congruent(&self, s: &mut Store, m: &Num, r: Expr) -> Result<Range, RangeError> {
        let step = s.num(m.clone());
        self.in_class(s, Stride { step, anchor: r })
    }

    /// The part of the range in a residue class.
    fn in_class(&self, s: &mut Store, other: Stride) -> Result<Range, RangeError> {
        if s.is_one(other.step) {
            return Ok(self.clone());
        }
        let Some(own) = self.stride else {
            return Ok(Range { stride: Some(other), ..self.clone() });
        };
        if own == other {
            return Ok(self.clone());
        }
        let (Some(p), Some(m)) = (s.as_const(own.step).cloned(), s.as_const(other.step).cloned())
        else {
            let show = |e| s.display(e).to_string();
            return Err(RangeError::DifferentSteps { a: show(own.step), b: show(other.step) });
        };
        // n = a + p·k with a + p·k ≡ r (mod m): soluble where g = gcd(p, m) divides r - a, and
        // then k ≡ (r - a)/g · (p/g)⁻¹ (mod m/g), the Chinese remainder theorem.
        let g = p.gcd(&m);
        let div = |x: &Num| x.checked_div(&g).unwrap_or(Num::ONE);
        let (pg, mg) = (div(&p), div(&m));
        let d = s.sub(other.anchor, own.anchor);
        let ge = s.num(g.clone());
        let (rest, quotient) = (s.modulo(d, ge), s.floor_div(d, ge));
        let soluble = s.eq0(rest);
        let k = s.scale(inverse(&pg, &mg), quotient);
        let modulus = s.num(mg.clone());
        let k = s.modulo(k, modulus);
        let anchor = s.linear_sum(Num::ZERO, [(Num::ONE, own.anchor), (p.clone(), k)]);
        let step = s.num(p * mg);
        let nothing = s.add_num(self.start, -1i64);
        let end = s.ite(soluble, self.end, nothing);
        Ok(Range { end, stride: Some(Stride { step, anchor }), ..self.clone() })
    }

    /// `Ω(I, J) = range(max(s, s'), min(e, e'), D ∪ D')`, what both have.
    ///
    /// # Errors
    /// [`RangeError::DifferentSteps`] if the steps differ and are not both numbers.
    pub fn omega(&self, s: &mut Store, other: &Range) -> Result<Range, RangeError> {
        let mut r = match other.stride {
            Some(stride) => self.in_class(s, stride)?,
            None => self.clone(),
        };
        r = r.f_ge(s, other.start).f_le(s, other.end);
        for &d in &other.deleted {
            r = r.f_ne(d);
        }
        Ok(r)
    }

    /// The parts of the range outside another of the same stride: disjoint ranges.
    ///
    /// # Errors
    /// [`RangeError::DifferentSteps`] if the strides are not the same.
    pub fn difference(&self, s: &mut Store, other: &Range) -> Result<Vec<Range>, RangeError> {
        if self.stride != other.stride {
            let show = |r: &Range| r.stride.map_or("1".into(), |t| s.display(t.step).to_string());
            return Err(RangeError::DifferentSteps { a: show(self), b: show(other) });
        }
        let below = self.f_lt(s, other.start);
        // an empty `other` ends before its start: nothing may be in both parts
        let after = s.add_num(other.end, 1i64);
        let after = s.max(other.start, after);
        let mut parts = vec![below, self.f_ge(s, after)];
        // what `other` deleted stays, each point once
        let within = self.f_ge(s, other.start).f_le(s, other.end);
        for (j, &d) in other.deleted.iter().enumerate() {
            let mut point = within.f_eq(s, d);
            for &earlier in &other.deleted[..j] {
                point = point.f_ne(earlier);
            }
            parts.push(point);
        }
        Ok(parts)
    }

    /// Is `n` in the range?
    pub fn contains(&self, s: &mut Store, n: Expr) -> ConditionExpr {
        let mut all = vec![s.ge(n, self.start), s.le(n, self.end)];
        if let Some(stride) = self.stride {
            all.push(in_stride(s, stride, n));
        }
        for &d in &self.deleted {
            all.push(s.ne(n, d));
        }
        ConditionExpr::new(s.and_all(&all))
    }

    /// Prints the range in the paper's notation.
    pub fn display<'a>(&'a self, s: &'a Store) -> RangeDisplay<'a> {
        RangeDisplay { range: self, store: s }
    }
}

/// `n ≡ anchor (mod step)`
pub(super) fn in_stride(s: &mut Store, stride: Stride, n: Expr) -> Expr {
    let d = s.sub(n, stride.anchor);
    let r = s.modulo(d, stride.step);
    s.eq0(r)
}

/// `a⁻¹` modulo `m`, for coprime positive numbers, by Euclid's algorithm; 0 for `m = 1`.
pub(super) fn inverse(a: &Num, m: &Num) -> Num {
    let (mut r0, mut r1) = (m.clone(), a.floor_mod(m).unwrap_or(Num::ZERO));
    let (mut t0, mut t1) = (Num::ZERO, Num::ONE);
    while let Some(q) = r0.floor_div(&r1) {
        (r0, r1) = (r1.clone(), r0 - q.clone() * r1);
        (t0, t1) = (t1.clone(), t0 - q * t1);
    }
    t0.floor_mod(m).unwrap_or(Num::ZERO)
}

/// A range with its store, ready to be printed.
#[derive(Clone, Copy, Debug)]
pub struct RangeDisplay<'a> {
    range: &'a Range,
    store: &'a Store,
}

impl fmt::Display for RangeDisplay<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (r, s) = (self.range, self.store);
        write!(f, "range({}, {}, ", s.display(r.start), s.display(r.end))?;
        if r.deleted.is_empty() {
            write!(f, "∅")?;
        } else {
            let points: Vec<String> = r.deleted.iter().map(|&d| s.display(d).to_string()).collect();
            write!(f, "{{{}}}", points.join(", "))?;
        }
        if let Some(stride) = r.stride {
            write!(f, ", ≡ {} mod {}", s.display(stride.anchor), s.display(stride.step))?;
        }
        write!(f, ")")
    }
}
