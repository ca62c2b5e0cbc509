//! Interval arithmetic under facts (Moore, *Interval Analysis*, 1966): an interval of each operation from
//! those of its operands, met with the bounds that conditions set.

use super::Facts;
use crate::expr::{Args, Expr, Extremum, Interval, Node, Num, Store};

fn is_leaf(s: &Store, e: Expr) -> bool {
    matches!(s.node(e), Node::Const(_) | Node::Symbol(_))
}

impl Facts {
    /// An interval of the expression under the facts.
    pub fn interval(&mut self, s: &Store, e: Expr) -> Interval {
        self.interval_within(s, e, s.limits().proofs.interval_levels)
    }

    /// `sum + k·t` at the least value of `k·t`, if there is a bound.
    pub(super) fn plus_least(&mut self, s: &Store, sum: Num, k: &Num, t: Expr) -> Option<Num> {
        let least = |i: &Interval| {
            let end = if k.is_negative() { i.hi.as_ref()? } else { i.lo.as_ref()? };
            Some(sum.clone().plus_product(k, end))
        };
        if is_leaf(s, t) {
            return least(self.known.term_bounds(s, t));
        }
        if let Some(i) = self.memo.borrow().intervals.get(&t) {
            return least(i);
        }
        least(&self.interval(s, t))
    }

    fn interval_within(&mut self, s: &Store, e: Expr, depth: u32) -> Interval {
        if is_leaf(s, e) {
            return self.known.term_interval(s, e);
        }
        if let Some(i) = self.memo.borrow().intervals.get(&e) {
            return i.clone();
        }
        let own = self.known.term_bounds(s, e);
        let exact = own.lo.is_some() && own.lo == own.hi;
        if depth == 0 || exact {
            return own.clone();
        }
        let derived = self.derived(s, e, depth - 1);
        let r = derived.meet(self.known.term_bounds(s, e)).trimmed();
        self.memo.borrow_mut().intervals.insert(e, r.clone());
        r
    }

    /// The interval that follows from those of the operands.
    fn derived(&mut self, s: &Store, e: Expr, d: u32) -> Interval {
        match s.node(e) {
            Node::Sum(c, terms) => {
                let mut r = Interval::point(c.clone());
                for (k, t) in terms {
                    r = r.plus_scaled(k, &self.interval_within(s, *t, d));
                }
                r
            }
            Node::Product(factors) => {
                let mut r = Interval::point(Num::ONE);
                for (f, n) in factors {
                    let i = self.interval_within(s, *f, d);
                    r = r.times(&i.power(*n));
                }
                r
            }
            Node::Min(args) => self.extremum(s, args, d, Extremum::Min),
            Node::Max(args) => self.extremum(s, args, d, Extremum::Max),
            Node::Ite(_, a, b) => {
                let x = self.interval_within(s, *a, d);
                x.union(&self.interval_within(s, *b, d))
            }
            Node::FloorDiv(a, b) => self.quotient(s, (*a, *b), d),
            Node::Mod(a, b) => self.remainder(s, (*a, *b), d),
            Node::Wrap { signed, width, arg } => {
                let i = self.interval_within(s, *arg, d);
                if i.fits(*width, *signed) {
                    i
                } else {
                    Interval::ALL
                }
            }
            Node::Unsigned(_, arg) => {
                let i = self.interval_within(s, *arg, d);
                if i.non_negative() {
                    i
                } else {
                    Interval::ALL
                }
            }
            Node::BitFn(f, a) => self.interval_within(s, *a, d).bit_fn(*f),
            Node::Power(b, e) => self.interval_within(s, *e, d).as_exponent_of(*b),
            _ => Interval::ALL,
        }
    }

    /// The interval of `floor(a/b)`.
    fn quotient(&mut self, s: &Store, (a, b): (Expr, Expr), d: u32) -> Interval {
        let ia = self.interval_within(s, a, d).meet(&self.known_sum(s, a));
        if let Some(v) = s.as_const(b).filter(|v| v.is_positive()) {
            let end = |end: Option<Num>| end.and_then(|e| e.floor_div(v));
            return Interval { lo: end(ia.lo), hi: end(ia.hi) };
        }
        let ib = self.interval_within(s, b, d);
        let Some(mut least) = ib.lo.filter(Num::is_positive) else { return Interval::ALL };
        // a remainder is below its divisor
        if let Some(rest) = s.existing(&Node::Mod(a, b)) {
            if let Some(rest) = &self.known.term_bounds(s, rest).lo {
                least = least.max(rest.clone() + Num::ONE);
            }
        }
        let lo = match ia.non_negative() {
            true => Some(Num::ZERO),
            false => ia.lo.map(|l| l.min(Num::ZERO)),
        };
        let hi = ia.hi.and_then(|h| match h.is_negative() {
            true => Some(Num::int(-1)),
            false => h.floor_div(&least),
        });
        Interval { lo, hi }
    }

    /// What known inequalities over the terms of a sum, and no others, say of it.
    pub(super) fn known_sum(&self, s: &Store, sum: Expr) -> Interval {
        let mut found = Interval::ALL;
        let Node::Sum(c, terms) = s.node(sum) else { return found };
        let [(k, t), ..] = terms.as_slice() else { return found };
        for form in self.known.forms_of(*t).filter(|form| form.terms.len() == terms.len()) {
            // form = factor*(sum - c) + constant
            let Some(factor) = form.coefficient(*t).and_then(|f| f.checked_div(k)) else {
                continue;
            };
            let same = |(x, y): (&(Num, Expr), &(Num, Expr))| {
                x.1 == y.1 && x.0 == y.0.clone() * factor.clone()
            };
            let Some(apart) = form.constant.checked_div(&factor) else { continue };
            if !form.terms.iter().zip(terms).all(same) {
                continue;
            }
            let end = Some(c.clone() - apart);
            found = found.meet(&match factor.is_positive() {
                true => Interval { lo: end, hi: None },
                false => Interval { lo: None, hi: end },
            });
        }
        found
    }

    /// The interval of `a mod b`.
    fn remainder(&mut self, s: &Store, (a, b): (Expr, Expr), d: u32) -> Interval {
        let ib = self.interval_within(s, b, d);
        if !ib.lo.as_ref().is_some_and(Num::is_positive) {
            return Interval::ALL;
        }
        let ia = self.interval_within(s, a, d);
        let below = Interval { lo: Some(Num::ZERO), hi: ib.hi.map(|h| h - Num::ONE) };
        match ia.non_negative() {
            true => below.meet(&Interval { lo: None, hi: ia.hi }),
            false => below,
        }
    }

    /// The interval of a minimum or maximum: on one side a bound of one operand is enough, on the other
    /// each operand needs one.
    fn extremum(&mut self, s: &Store, args: &Args, d: u32, which: Extremum) -> Interval {
        let mut all: Option<Interval> = None;
        let mut one = Interval::ALL;
        for a in args {
            let i = self.interval_within(s, *a, d);
            one = one.meet(&match which {
                Extremum::Max => Interval { lo: i.lo.clone(), hi: None },
                Extremum::Min => Interval { lo: None, hi: i.hi.clone() },
            });
            all = Some(match all {
                None => i,
                Some(r) => r.union(&i),
            });
        }
        all.unwrap_or(Interval::ALL).meet(&one)
    }
}
