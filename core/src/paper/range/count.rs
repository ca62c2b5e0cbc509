//! Counting: `len`, unions of overlapping ranges, `trueRatio`.

use super::transfer::{in_stride, Range};
use super::{AffineConditions, RangeError};
use crate::expr::{ConditionExpr, CountExpr, Num, RatioExpr, Store};
use crate::facts::Facts;

/// A range that counts where its guard holds.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
#[non_exhaustive]
pub struct Guarded {
    /// truth value that does not depend on the induction variable
    pub guard: ConditionExpr,
    /// range
    pub range: Range,
}

impl Range {
    /// `len(range(s, e, D)) = (e - s + 1) - |D ∩ [s, e]|` where `s ≤ e`, else 0; with a stride,
    /// the numbers of its class.
    ///
    /// Points of `D` that lie outside, or equal an earlier one, do not count: each is taken off
    /// under the condition that it is in the range and new.
    ///
    /// ```
    /// use symprof_core::expr::{Num, Store};
    /// use symprof_core::paper::range::Range;
    /// let mut s = Store::new();
    /// let (n, v, w) = (s.parameter("n", 32), s.parameter("v", 32), s.parameter("w", 32));
    /// let one = s.one();
    /// let r = Range::new(one, n).f_ne(v).f_ne(w);
    /// let len = r.len(&mut s);
    /// let at = |v: i64, w: i64| {
    ///     let mut ev = symprof_core::expr::Evaluator::new(&s);
    ///     ev.bind_name("n", Num::int(10));
    ///     ev.bind_name("v", Num::int(v));
    ///     ev.bind_name("w", Num::int(w));
    ///     ev.eval(len).unwrap()
    /// };
    /// assert_eq!(at(3, 4), Num::int(8));
    /// assert_eq!(at(3, 3), Num::int(9)); // one point
    /// assert_eq!(at(3, 11), Num::int(9)); // one outside
    /// ```
    pub fn len(&self, s: &mut Store) -> CountExpr {
        let all = match self.stride {
            None => s.linear_sum(Num::ONE, [(Num::ONE, self.end), (Num::int(-1), self.start)]),
            Some(t) => {
                // floor((e - a)/p) - floor((s - 1 - a)/p)
                let to = s.sub(self.end, t.anchor);
                let from = s.sub(self.start, t.anchor);
                let from = s.add_num(from, -1i64);
                let (to, from) = (s.floor_div(to, t.step), s.floor_div(from, t.step));
                s.sub(to, from)
            }
        };
        let mut terms = vec![(Num::ONE, s.positive_part(all))];
        for (j, &d) in self.deleted.iter().enumerate() {
            let mut within = vec![s.ge(d, self.start), s.le(d, self.end)];
            if let Some(t) = self.stride {
                within.push(in_stride(s, t, d));
            }
            for &earlier in &self.deleted[..j] {
                within.push(s.ne(d, earlier));
            }
            terms.push((Num::int(-1), s.and_all(&within)));
        }
        CountExpr::new(s.linear_sum(Num::ZERO, terms))
    }

    /// Is the range empty whatever the symbols' values, under the facts?
    pub fn is_empty(&self, s: &mut Store, facts: &mut Facts) -> bool {
        let e = s.linear_sum(Num::int(-1), [(Num::ONE, self.start), (Num::int(-1), self.end)]);
        facts.prove_ge0(s, e)
    }
}

impl Guarded {
    /// Its length where the guard holds, else 0.
    pub fn len(&self, s: &mut Store) -> CountExpr {
        let (len, zero) = (self.range.len(s), s.zero());
        CountExpr::new(s.ite(self.guard.expr(), len.expr(), zero))
    }

    /// Is it empty, or never on, under the facts?
    pub fn is_empty(&self, s: &mut Store, facts: &mut Facts) -> bool {
        facts.decide(s, self.guard.expr()) == Some(false) || self.range.is_empty(s, facts)
    }

    fn omega(&self, s: &mut Store, other: &Guarded) -> Result<Guarded, RangeError> {
        Ok(Guarded {
            guard: both(s, self.guard, other.guard),
            range: self.range.omega(s, &other.range)?,
        })
    }
}

fn both(s: &mut Store, a: ConditionExpr, b: ConditionExpr) -> ConditionExpr {
    ConditionExpr::new(s.and(a.expr(), b.expr()))
}

/// The number of elements of a union of ranges, by inclusion and exclusion over all overlaps that
/// are not empty. The paper stops at pairs; this does not.
///
/// # Errors
/// [`RangeError::TooManyTerms`] if there are more than 4096 overlaps,
/// [`RangeError::DifferentSteps`] as for [`Range::omega`].
///
/// ```
/// use symprof_core::expr::{Store, SymKind};
/// use symprof_core::facts::Facts;
/// use symprof_core::paper::range::{count_by_inclusion_exclusion, AffineConditions, Range};
/// let mut s = Store::new();
/// let i = s.symbol("i", SymKind::Index, None, None);
/// let condition = s.parse("i <= 5 || i >= 3 && i <= 8").unwrap();
/// let (first, last) = (s.zero(), s.int(9));
/// let conditions = AffineConditions::of(&mut s, condition, i)?;
/// let ranges = conditions.ranges(&mut s, &Range::new(first, last))?;
/// // 0 .. 5 and 3 .. 8: what both have counts once
/// let count = count_by_inclusion_exclusion(&mut s, &mut Facts::new(), &ranges)?;
/// assert_eq!(s.display(count).to_string(), "9");
/// # Ok::<(), symprof_core::paper::range::RangeError>(())
/// ```
pub fn count_by_inclusion_exclusion(
    s: &mut Store,
    facts: &mut Facts,
    ranges: &[Guarded],
) -> Result<CountExpr, RangeError> {
    // overlaps of the ranges so far, each with the sign of its length
    let mut overlaps: Vec<(Num, Guarded)> = Vec::new();
    let limit = s.limits().ranges.parts;
    for i in ranges {
        if i.is_empty(s, facts) {
            continue;
        }
        for k in 0..overlaps.len() {
            let o = overlaps[k].1.omega(s, i)?;
            if !o.is_empty(s, facts) {
                let sign = -overlaps[k].0.clone();
                overlaps.push((sign, o));
            }
        }
        overlaps.push((Num::ONE, i.clone()));
        if overlaps.len() > limit {
            return Err(RangeError::TooManyTerms { limit });
        }
    }
    let mut terms = Vec::new();
    for (sign, o) in overlaps {
        let len = o.len(s);
        terms.push((sign, facts.simplify(s, len.expr())));
    }
    let sum = s.linear_sum(Num::ZERO, terms);
    Ok(CountExpr::new(facts.simplify(s, sum)))
}

/// The number of elements of a union of ranges, by disjoint parts: of each range what no earlier
/// one has.
///
/// # Errors
/// [`RangeError::TooManyTerms`] if there are more than 4096 parts, [`RangeError::DifferentSteps`]
/// if the ranges do not have one stride.
///
/// ```
/// use symprof_core::expr::{Store, SymKind};
/// use symprof_core::facts::Facts;
/// use symprof_core::paper::range::{count_by_decomposition, AffineConditions, Range};
/// let mut s = Store::new();
/// let i = s.symbol("i", SymKind::Index, None, None);
/// let condition = s.parse("i <= 5 || i >= 3 && i <= 8").unwrap();
/// let (first, last) = (s.zero(), s.int(9));
/// let conditions = AffineConditions::of(&mut s, condition, i)?;
/// let ranges = conditions.ranges(&mut s, &Range::new(first, last))?;
/// // 0 .. 5 and 3 .. 8: what both have counts once
/// let count = count_by_decomposition(&mut s, &mut Facts::new(), &ranges)?;
/// assert_eq!(s.display(count).to_string(), "9");
/// # Ok::<(), symprof_core::paper::range::RangeError>(())
/// ```
pub fn count_by_decomposition(
    s: &mut Store,
    facts: &mut Facts,
    ranges: &[Guarded],
) -> Result<CountExpr, RangeError> {
    let mut terms = Vec::new();
    let limit = s.limits().ranges.parts;
    for (k, i) in ranges.iter().enumerate() {
        let mut parts = vec![i.clone()];
        for earlier in &ranges[..k] {
            let off = ConditionExpr::new(s.not(earlier.guard.expr()));
            let mut next = Vec::new();
            for p in parts {
                // where the earlier one is off the part stays whole
                next.push(Guarded { guard: both(s, p.guard, off), range: p.range.clone() });
                let guard = both(s, p.guard, earlier.guard);
                let outside = p.range.difference(s, &earlier.range)?;
                next.extend(outside.into_iter().map(|range| Guarded { guard, range }));
            }
            parts = Vec::new();
            for p in next {
                if !p.is_empty(s, facts) {
                    parts.push(p);
                }
            }
            if parts.len() > limit {
                return Err(RangeError::TooManyTerms { limit });
            }
        }
        for p in parts {
            let len = p.len(s);
            terms.push((Num::ONE, facts.simplify(s, len.expr())));
        }
    }
    let sum = s.linear_sum(Num::ZERO, terms);
    Ok(CountExpr::new(facts.simplify(s, sum)))
}

/// A branch's ratio and what it is the ratio of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
#[non_exhaustive]
pub struct TrueRatio {
    /// iterations that satisfy the conditions
    pub satisfied: CountExpr,
    /// all iterations, `len(R₀)`
    pub total: CountExpr,
    /// their quotient, 0 for an empty range
    pub ratio: RatioExpr,
}

/// `trueRatio_AC = (Σ_{I ∈ 𝓘} len(I) - Σ_{O ∈ 𝓞} len(O) ± …) / len(R₀)`, under the facts.
///
/// An empty or negative `R₀` counts 0, and its ratio is 0.
///
/// # Errors
/// As [`count_by_inclusion_exclusion`].
pub fn true_ratio(
    s: &mut Store,
    facts: &mut Facts,
    r0: &Range,
    conditions: &AffineConditions,
) -> Result<TrueRatio, RangeError> {
    let ranges = conditions.ranges(s, r0)?;
    let satisfied = count_by_inclusion_exclusion(s, facts, &ranges)?;
    let total = r0.len(s);
    let total = CountExpr::new(facts.simplify(s, total.expr()));
    let ratio = RatioExpr::new(s.quotient(satisfied.expr(), total.expr()));
    Ok(TrueRatio { satisfied, total, ratio })
}
