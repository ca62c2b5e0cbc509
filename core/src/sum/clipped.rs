//! Summands that an extremum clips at one end of the range only: the sizes of tiles, the last of which is a rest.
//!
//! A split at the first clipped index would make two ranges, the second of one index at most, and two quotients
//! that nothing brings together again; the end of the range is an index that is known.

use super::engine::{closing_rule, Close, Closed, Engine, Summation};
use super::polynomial::sum_polynomial;
use super::range_sum::NoClosedForm;
use crate::expr::{Expr, Node, Num};
use crate::facts::Facts;
use crate::rules::{Example, NewRule, Rule};

pub(super) const CLIPPED_AT_AN_END: Rule<Close> = closing_rule(NewRule {
    name: "clipped-at-an-end",
    statement: "Σ_{lo ≤ i ≤ hi} min(f(i), g(i)) = Σ_{lo ≤ i < hi} f(i) + min(f(hi), g(hi)); likewise with maxima, and \
                apart from the first index",
    conditions: "lo ≤ hi, f(i) ≤ g(i) but for the last index, and f, g are polynomials in i",
    source: "the definition of a sum; f is the size of a tile, g what is left of the whole",
    example: Example::sum("n >= 1 && m >= 1", ["0", "ceil(n/m) - 1"], "min(m, n - m*i)", "n"),
    apply: clipped_at_an_end,
});

/// The end of a range.
#[derive(Clone, Copy)]
enum End {
    First,
    Last,
}

/// An extremum of two: `kept` but at one end of the range.
#[derive(Clone, Copy)]
struct Clipped {
    kept: Expr,
    other: Expr,
    /// a minimum, not a maximum
    least: bool,
}

fn clipped_at_an_end(e: &mut Engine<'_>, outer: &mut Facts, sum: &Summation) -> Option<Closed> {
    let (args, least) = match e.s.node(sum.part.body) {
        Node::Min(args) => (args.to_vec(), true),
        Node::Max(args) => (args.to_vec(), false),
        _ => return None,
    };
    let &[x, y] = args.as_slice() else { return None };
    let is_polynomial = |e: &mut Engine<'_>, x: Expr| e.s.coefficients(x, e.var).is_some();
    if !is_polynomial(e, x) || !is_polynomial(e, y) {
        return None;
    }
    for end in [End::Last, End::First] {
        let mut others = e.all_but(outer, sum, end);
        for (kept, other) in [(x, y), (y, x)] {
            let above = if least { e.s.sub(other, kept) } else { e.s.sub(kept, other) };
            if others.prove_ge0(e.s, above) {
                return Some(e.with_end_apart(outer, sum, end, Clipped { kept, other, least }));
            }
        }
    }
    None
}

impl Engine<'_> {
    /// What holds at all indices but the one at that end.
    fn all_but(&mut self, outer: &Facts, sum: &Summation, end: End) -> Facts {
        let Summation { part, .. } = *sum;
        let (lo, hi) = match end {
            End::First => (self.s.add_num(part.lo, Num::ONE), part.hi),
            End::Last => (part.lo, self.s.add_num(part.hi, Num::int(-1))),
        };
        self.within(outer, lo, hi)
    }

    /// `Σ kept` without the index at that end, and the summand there; 0 for an empty range.
    fn with_end_apart(
        &mut self,
        outer: &mut Facts,
        sum: &Summation,
        end: End,
        clipped: Clipped,
    ) -> Closed {
        let Summation { part, span, .. } = *sum;
        let Clipped { kept, other, least } = clipped;
        let zero = self.s.zero();
        let any = self.s.gt(span, zero);
        self.cases(outer, any, |e, facts| {
            if facts.decide(e.s, any) != Some(true) {
                return Ok(zero);
            }
            let (lo, at) = match end {
                End::First => (e.s.add_num(part.lo, Num::ONE), part.lo),
                End::Last => (part.lo, part.hi),
            };
            let len = e.s.add_num(span, Num::int(-1));
            let others = sum_polynomial(e.s, e.var, lo, len, kept);
            let others = others.ok_or(NoClosedForm::NoRule { part: kept })?;
            let [kept, other] = [kept, other].map(|x| {
                let there = e.s.substitute(x, &[(e.var, at)]);
                e.s.expand(there)
            });
            let (more, less) = if least { (kept, other) } else { (other, kept) };
            let above = e.s.sub(more, less);
            let clipped = match facts.prove_ge0(e.s, above) {
                true => other,
                false if least => e.s.min(kept, other),
                false => e.s.max(kept, other),
            };
            let total = e.s.add(others, clipped);
            Ok(e.s.expand(total))
        })
    }
}
