//! The table of closing rules, and the recursion that they share.
//!
//! A rule closes a sum, hands smaller sums to the table again, or does not apply. The first one that
//! applies answers, and so does its failure: no other is tried.

use super::ended_limit::EndedLimit;
use super::range_sum::NoClosedForm;
use super::{
    bits, clipped, linearity, points, polynomial, remainders, series, short_ranges, split_selection,
};
use crate::expr::{Expr, Node, Num, Store, Sym};
use crate::facts::Facts;
use crate::rules::{first_that_applies, NewRule, Rule, RuleLog, Tries};

/// A closed form, or why there is none.
pub(super) type Closed = Result<Expr, NoClosedForm>;

/// A rule's function: `None` where it does not apply. The facts say nothing of the index.
pub(super) type Close = fn(&mut Engine<'_>, &mut Facts, &Summation) -> Option<Closed>;

/// A rule of the table of sums.
pub(super) const fn closing_rule(rule: NewRule<Close>) -> Rule<Close> {
    rule.of("sum")
}

/// What is tried, in order.
pub(super) static SUMS: &[Rule<Close>] = &[
    short_ranges::EMPTY_RANGE,
    short_ranges::CONSTANT_SUMMAND,
    short_ranges::FEW_INDICES,
    short_ranges::ONE_INDEX,
    polynomial::FAULHABER,
    linearity::TERMS,
    linearity::CONSTANT_FACTOR,
    linearity::FREE_FACTORS,
    clipped::CLIPPED_AT_AN_END,
    series::CONSECUTIVE_FLOORS,
    series::FLOOR_SUM,
    series::GEOMETRIC,
    series::HALVINGS,
    remainders::REMAINDERS,
    remainders::QUOTIENTS_OF_REMAINDERS,
    short_ranges::ENDS_MEET,
    bits::BITS,
    points::POINTS,
    split_selection::SPLIT,
];

/// A summand over a range of the index.
#[derive(Clone, Copy)]
pub(super) struct Part {
    pub(super) lo: Expr,
    pub(super) hi: Expr,
    pub(super) body: Expr,
}

impl Part {
    /// Another summand over the same range.
    pub(super) fn with_body(self, body: Expr) -> Part {
        Part { body, ..self }
    }
}

/// What a rule looks at: simplified under what is known, the summand within the range.
#[derive(Clone, Copy)]
pub(super) struct Summation {
    pub(super) part: Part,
    /// `hi - lo + 1`
    pub(super) span: Expr,
    /// the number of indices
    pub(super) len: Expr,
}

pub(super) struct Engine<'a> {
    pub(super) s: &'a mut Store,
    pub(super) var: Sym,
    /// no facts: what is assumed on top of them is remembered
    nothing: Facts,
    ranges_left: u32,
    pub(super) choices_left: u32,
    /// the store's work at which to give up
    work_limit: u64,
    /// sums over blocks that are being taken, one in the other
    pub(super) nested_blocks: u32,
    /// the first limit that ended
    pub(super) ended: EndedLimit,
}

impl Tries for Engine<'_> {
    fn rule_log(&mut self) -> &mut RuleLog {
        self.s.rule_log()
    }
}

/// The sign of a number, where it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    Positive,
    Negative,
    Zero,
}

impl<'a> Engine<'a> {
    /// For a sum over that index, that takes no more work than allowed.
    pub(super) fn new(s: &'a mut Store, var: Sym, allowance: u64) -> Engine<'a> {
        let limits = &s.limits().sums;
        let (ranges_left, choices_left) = (limits.ranges, limits.choices);
        let work_limit = s.work().saturating_add(limits.work.min(allowance));
        Engine {
            s,
            var,
            nothing: Facts::new(),
            ranges_left,
            choices_left,
            work_limit,
            nested_blocks: 0,
            ended: EndedLimit::default(),
        }
    }

    /// The sum over one range; `outer` holds what is known independent of the index.
    pub(super) fn sum(&mut self, outer: &mut Facts, part: Part) -> Closed {
        if self.ranges_left == 0 {
            return Err(self.ended.note("ranges"));
        }
        if self.s.work() >= self.work_limit {
            return Err(self.ended.note("work"));
        }
        self.ranges_left -= 1;
        self.s.count_work();
        let sum = self.prepared(outer, part);
        if self.s.is_zero(sum.part.body) {
            return Ok(sum.part.body);
        }
        let found = first_that_applies(self, SUMS, |close, e| close(e, outer, &sum));
        found.unwrap_or(Err(NoClosedForm::NoRule { part: sum.part.body }))
    }

    /// A sum as the rules look at it.
    pub(super) fn prepared(&mut self, outer: &mut Facts, part: Part) -> Summation {
        let lo = outer.simplify(self.s, part.lo);
        let hi = outer.simplify(self.s, part.hi);
        let mut inner = self.within(outer, lo, hi);
        let zero = self.s.zero();
        if inner.is_contradictory() {
            return Summation { part: Part { lo, hi, ..part }, span: zero, len: zero };
        }
        let body = inner.simplify(self.s, part.body);
        let body = self.without_index_that_cancels(body);
        drop(inner);
        let part = Part { lo, hi, body };
        if self.s.is_zero(body) {
            return Summation { part, span: zero, len: zero };
        }
        let (span, len) = self.length(outer, part);
        Summation { part, span, len }
    }

    /// The summand with dividends multiplied out in which the index cancels, as in `m·(i + 1) - m·i`: what a tile
    /// holds where it is a full one.
    fn without_index_that_cancels(&mut self, body: Expr) -> Expr {
        let mut dividends = Vec::new();
        self.s.visit(&[body], |_, node| {
            if let Node::FloorDiv(x, _) | Node::Mod(x, _) = node {
                dividends.push(*x);
            }
        });
        dividends.into_iter().fold(body, |body, x| {
            if !self.s.has_var(x, self.var) {
                return body;
            }
            let by = self.s.expand(x);
            match self.s.has_var(by, self.var) {
                true => body,
                false => self.s.with_node(body, x, by),
            }
        })
    }

    /// What is done with another index in the place of this one.
    pub(super) fn over_index<T>(&mut self, var: Sym, f: impl FnOnce(&mut Self) -> T) -> T {
        let outer = std::mem::replace(&mut self.var, var);
        let result = f(self);
        self.var = outer;
        result
    }

    /// Residues that are summed one by one in any case.
    pub(super) fn few_residues(&self) -> Num {
        Num::int(self.s.limits().sums.few_residues)
    }

    /// `hi - lo + 1`, and how many indices that is.
    fn length(&mut self, outer: &mut Facts, part: Part) -> (Expr, Expr) {
        let span = self.s.sub(part.hi, part.lo);
        let span = self.s.add_num(span, Num::ONE);
        let len = self.s.positive_part(span);
        (span, outer.simplify(self.s, len))
    }

    pub(super) fn within(&mut self, outer: &Facts, lo: Expr, hi: Expr) -> Facts {
        let v = self.s.sym(self.var);
        let (a, b) = (self.s.sub(v, lo), self.s.sub(hi, v));
        let mut inner = outer.clone();
        inner.assume_non_negative(self.s, a);
        inner.assume_non_negative(self.s, b);
        inner
    }

    /// The same sum where a condition holds and where not.
    pub(super) fn sum_by_cases(&mut self, outer: &mut Facts, c: Expr, part: Part) -> Closed {
        self.cases(outer, c, |e, facts| e.sum(facts, part))
    }

    /// `ite(c, f under c, f under ¬c)`
    pub(super) fn cases(
        &mut self,
        outer: &mut Facts,
        c: Expr,
        mut f: impl FnMut(&mut Self, &mut Facts) -> Closed,
    ) -> Closed {
        if outer.decide(self.s, c).is_some() {
            return f(self, outer);
        }
        let n = self.s.not(c);
        let mut case = |e: &mut Self, c: Expr| -> Result<Option<Expr>, NoClosedForm> {
            let mut facts = outer.clone();
            facts.assume(e.s, c);
            if facts.is_contradictory() {
                return Ok(None);
            }
            f(e, &mut facts).map(Some)
        };
        let yes = case(self, c)?;
        let no = case(self, n)?;
        Ok(match (yes, no) {
            (Some(a), Some(b)) => self.s.ite(c, a, b),
            (Some(a), None) | (None, Some(a)) => a,
            (None, None) => self.s.zero(),
        })
    }

    /// The sign of a number; where it is not known, a condition to make cases of.
    pub(super) fn sign(&mut self, outer: &mut Facts, a: Expr) -> Result<Sign, Expr> {
        let zero = self.s.zero();
        let above = self.s.gt(a, zero);
        let below = self.s.lt(a, zero);
        match (outer.decide(self.s, above), outer.decide(self.s, below)) {
            (Some(true), _) => Ok(Sign::Positive),
            (_, Some(true)) => Ok(Sign::Negative),
            (None, _) => Err(above),
            (_, None) => Err(below),
            (Some(false), Some(false)) => Ok(Sign::Zero),
        }
    }

    /// The body where an atom holds, under the range that this implies.
    pub(super) fn body_where(&mut self, body: Expr, atom: Expr) -> Expr {
        let mut facts = self.nothing.clone();
        facts.assume(self.s, atom);
        facts.simplify(self.s, body)
    }

    /// The body where an atom does not hold.
    pub(super) fn body_where_not(&mut self, body: Expr, atom: Expr) -> Expr {
        let n = self.s.not(atom);
        self.body_where(body, n)
    }

    /// The body with an atom replaced by another condition.
    pub(super) fn replaced(&mut self, body: Expr, atom: Expr, by: Expr) -> Expr {
        let yes = self.body_where(body, atom);
        let no = self.body_where_not(body, atom);
        self.s.ite(by, yes, no)
    }

    /// A body with an extremum of `a`, `b` and maybe others, where `a ≥ b` and where not.
    pub(super) fn without_either(
        &mut self,
        body: Expr,
        node: Expr,
        a: Expr,
        b: Expr,
    ) -> (Expr, Expr) {
        let mut without = |x: Expr| {
            let by = match self.s.node(node).clone() {
                Node::Max(args) => {
                    let args: Vec<Expr> = args.into_iter().filter(|&y| y != x).collect();
                    self.s.max_all(&args)
                }
                Node::Min(args) => {
                    let args: Vec<Expr> = args.into_iter().filter(|&y| y != x).collect();
                    self.s.min_all(&args)
                }
                _ => node,
            };
            self.s.with_node(body, node, by)
        };
        let (no_a, no_b) = (without(a), without(b));
        match self.s.node(node) {
            Node::Max(_) => (no_b, no_a),
            _ => (no_a, no_b),
        }
    }
}
