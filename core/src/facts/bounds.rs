//! Intervals of expressions under facts.

use super::Facts;
use crate::expr::{Args, Expr, Interval, Node, Num, Store};

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

    /// The interval that follows from the operands'.
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
            Node::Min(args) => self.extremum(s, args, d, false),
            Node::Max(args) => self.extremum(s, args, d, true),
            Node::Ite(_, a, b) => {
                let x = self.interval_within(s, *a, d);
                x.union(&self.interval_within(s, *b, d))
            }
            Node::FloorDiv(a, b) => {
                let ia = self.interval_within(s, *a, d);
                match s.as_const(*b) {
                    Some(v) if v.is_positive() => Interval {
                        lo: ia.lo.and_then(|l| l.floor_div(v)),
                        hi: ia.hi.and_then(|h| h.floor_div(v)),
                    },
                    _ => {
                        let ib = self.interval_within(s, *b, d);
                        if !ib.lo.as_ref().is_some_and(Num::is_positive) {
                            return Interval::ALL;
                        }
                        let lo = if ia.non_negative() {
                            Some(Num::ZERO)
                        } else {
                            ia.lo.map(|l| l.min(Num::ZERO))
                        };
                        let b_lo = ib.lo.unwrap_or(Num::ONE);
                        let hi = ia.hi.and_then(|h| {
                            if h.is_negative() {
                                Some(Num::int(-1))
                            } else {
                                h.floor_div(&b_lo)
                            }
                        });
                        Interval { lo, hi }
                    }
                }
            }
            Node::Mod(a, b) => {
                let ib = self.interval_within(s, *b, d);
                if !ib.lo.as_ref().is_some_and(Num::is_positive) {
                    return Interval::ALL;
                }
                let ia = self.interval_within(s, *a, d);
                let mut r = Interval { lo: Some(Num::ZERO), hi: ib.hi.map(|h| h - Num::ONE) };
                if ia.non_negative() {
                    r = r.meet(&Interval { lo: None, hi: ia.hi });
                }
                r
            }
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
            _ => Interval::ALL,
        }
    }

    /// The bound on the one side holds if one operand has it, on the other if all have one.
    fn extremum(&mut self, s: &Store, args: &Args, d: u32, max: bool) -> Interval {
        let mut all: Option<Interval> = None;
        let mut one = Interval::ALL;
        for a in args {
            let i = self.interval_within(s, *a, d);
            one = one.meet(&if max {
                Interval { lo: i.lo.clone(), hi: None }
            } else {
                Interval { lo: None, hi: i.hi.clone() }
            });
            all = Some(match all {
                None => i,
                Some(r) => r.union(&i),
            });
        }
        all.unwrap_or(Interval::ALL).meet(&one)
    }
}
