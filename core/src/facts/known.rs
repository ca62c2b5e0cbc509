//! Direct consequences of conditions: their conjuncts, linear forms that are not negative, bounds of
//! single terms and of remainders. Bounds are propagated from form to form (bounds consistency in
//! constraint programming).

use super::linear::Linear;
use crate::expr::{Expr, Interval, Node, Num, Store};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::rc::Rc;

/// The conditions and their direct consequences.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    /// conditions, and negations of conditions, with their truth
    pub truths: FxHashMap<Expr, bool>,
    /// linear forms known to be 0 or more
    pub forms: Vec<Rc<Linear>>,
    /// in which of them a term occurs
    pub by_term: FxHashMap<Expr, SmallVec<[u32; 4]>>,
    /// sharper intervals of single terms
    pub bounds: FxHashMap<Expr, Interval>,
    /// bounds of remainders by a constant
    pub residues: Vec<Residue>,
    pub conditions: Vec<Expr>,
    /// the sample points at which some condition does not hold
    pub excluded: u128,
    /// disjunctions, inequations and choices that further conditions may decide
    pub open: Vec<Expr>,
    /// the symbols with news since `open` was last gone through, as a set of bits
    pub touched: u64,
    pub contradiction: bool,
}

/// `lo ≤ dividend mod modulus ≤ hi`
#[derive(Clone, Debug)]
pub(super) struct Residue {
    pub dividend: Expr,
    pub modulus: Num,
    pub lo: Num,
    pub hi: Num,
}

/// The conjuncts that all parts of a disjunction share.
fn common_conjuncts(s: &Store, parts: &[Expr]) -> SmallVec<[Expr; 4]> {
    let conjuncts = |p: Expr| match s.node(p) {
        Node::And(args) => args.clone(),
        _ => smallvec::smallvec![p],
    };
    let Some((&first, rest)) = parts.split_first() else { return SmallVec::new() };
    let mut common = conjuncts(first);
    for &p in rest {
        if common.is_empty() {
            break;
        }
        let args = conjuncts(p);
        common.retain(|c| args.contains(c));
    }
    common
}

/// Consequences of `e ≥ 0` for the operands of a minimum that is added, or of a maximum that is
/// subtracted: the inequality holds with each operand in its place. A comparison with a single such term
/// is a conjunction already.
fn of_each_operand(s: &mut Store, e: Expr, terms: &[(Num, Expr)]) -> SmallVec<[Expr; 4]> {
    let extremum = |s: &Store, (k, t): &(Num, Expr)| match s.node(*t) {
        Node::Min(args) if k.is_positive() => Some((k.clone(), *t, args.clone())),
        Node::Max(args) if k.is_negative() => Some((k.clone(), *t, args.clone())),
        _ => None,
    };
    let mut found = terms.iter().filter_map(|t| extremum(s, t));
    let (Some((k, t, args)), Some(_)) = (found.next(), found.next()) else {
        return SmallVec::new();
    };
    let operands = args.into_iter().take(s.limits().proofs.extremum_operands);
    let with = operands.map(|a| {
        let x = s.linear_sum(Num::ZERO, [(Num::ONE, e), (-k.clone(), t), (k.clone(), a)]);
        s.ge0(x)
    });
    with.collect()
}

/// A disjunction of two inequalities that differ in one term, as the inequality of the extremum of these terms that it
/// is, where something else speaks of that: `x <= c || y <= c` is `min(x, y) <= c`.
fn of_extremum(s: &mut Store, disjuncts: &[Expr]) -> Option<Expr> {
    let &[a, b] = disjuncts else { return None };
    let (Node::Ge0(a), Node::Ge0(b)) = (s.node(a), s.node(b)) else { return None };
    let (a, b) = (*a, *b);
    let apart = s.sub(a, b);
    let view = s.linear_view(apart);
    let [(k, x), (l, y)] = &view.terms[..] else { return None };
    if !view.constant.is_zero() || *k != -l.clone() {
        return None;
    }
    let has = |k: &Num, t: Expr| s.linear_view(a).terms.iter().any(|(l, u)| l == k && *u == t);
    // a = rest + k*x, b = rest + k*y
    let (k, x, y) = if has(k, *x) { (k.clone(), *x, *y) } else { (l.clone(), *y, *x) };
    let args = smallvec::smallvec![x.min(y), x.max(y)];
    let of_both = if k.is_positive() { Node::Max(args) } else { Node::Min(args) };
    let extremum = s.existing(&of_both)?;
    Some(s.linear_sum(Num::ZERO, [(Num::ONE, a), (-k.clone(), x), (k, extremum)]))
}

/// The work list of conditions that are being added.
struct Intake {
    /// still to be taken
    conditions: Vec<Expr>,
    /// numbers of the forms that came in, by which bounds are sharpened in the end
    fresh: Vec<u32>,
    /// how many more minima and maxima are looked at operand by operand
    extrema: u32,
}

impl Known {
    /// The forms in which a term occurs.
    pub fn forms_of(&self, t: Expr) -> impl Iterator<Item = &Linear> {
        let places = self.by_term.get(&t).map_or(&[][..], |p| p.as_slice());
        places.iter().map(|&at| &*self.forms[at as usize])
    }

    /// Adds conditions and their conjuncts; true if one of them is new.
    pub fn take(&mut self, s: &mut Store, conditions: Vec<Expr>) -> bool {
        let mut news = false;
        let extrema = s.limits().proofs.extrema;
        let mut intake = Intake { conditions, fresh: Vec::new(), extrema };
        while let Some(c) = intake.conditions.pop() {
            if self.truths.get(&c) == Some(&true) {
                continue;
            }
            news = true;
            self.touched |= s.symbol_bits(c);
            self.contradiction |= self.truths.get(&c) == Some(&false);
            self.truths.insert(c, true);
            let n = s.not(c);
            self.truths.insert(n, false);
            if let Node::And(args) = s.node(c) {
                intake.conditions.extend(args);
                continue;
            }
            self.take_one(s, c, &mut intake);
            if self.excluded != u128::MAX {
                self.excluded |= s.not_true_at(c);
            }
            self.conditions.push(c);
        }
        self.sharpen(s, intake.fresh);
        news
    }

    /// Adds a condition that is no conjunction.
    fn take_one(&mut self, s: &mut Store, c: Expr, intake: &mut Intake) {
        match s.node(c).clone() {
            Node::Const(v) => self.contradiction |= v.is_zero(),
            Node::Or(args) => {
                intake.conditions.extend(common_conjuncts(s, &args));
                if let Some((n, least)) = unsigned_comparison(s, &args) {
                    self.unsigned_is_at_least(s, n, &least);
                }
                if let Some(e) = of_extremum(s, &args) {
                    intake.fresh.push(self.add_non_negative(s, e));
                }
                let limits = &s.limits().proofs;
                let short = args.len() <= limits.disjunction_parts;
                if short && s.dag_size_within(c, limits.disjunction_nodes).is_some() {
                    self.open.push(c);
                }
            }
            Node::Ge0(e) => self.take_inequality(s, c, e, intake),
            Node::Eq0(e) => {
                let m = s.neg(e);
                intake.fresh.push(self.add_non_negative(s, e));
                intake.fresh.push(self.add_non_negative(s, m));
            }
            Node::Symbol(_) if s.is_boolean(c) => self.bound(s, c, Interval::point(Num::ONE)),
            Node::Not(x) => match *s.node(x) {
                Node::Symbol(_) if s.is_boolean(x) => {
                    self.bound(s, x, Interval::point(Num::ZERO));
                }
                Node::Eq0(e) if s.is_integral(e) => {
                    self.open.push(c);
                    self.unsigned_is_at_least(s, e, &Num::ONE);
                }
                // of a number that need not be an integer
                Node::Ge0(e) => {
                    let m = s.neg(e);
                    intake.fresh.push(self.add_non_negative(s, m));
                }
                _ => {}
            },
            _ => {}
        }
    }

    /// Adds the condition `c`, which is `e ≥ 0`.
    fn take_inequality(&mut self, s: &mut Store, c: Expr, e: Expr, intake: &mut Intake) {
        let form = self.add_non_negative(s, e);
        intake.fresh.push(form);
        let (constant, terms) = s.linear(e);
        if let [(_, t)] = terms.as_slice() {
            if matches!(s.node(*t), Node::Wrap { .. }) {
                self.sharpen(s, vec![form]);
                intake.conditions.extend(self.unwrapped(s, *t));
            }
        }
        if terms.iter().any(|(_, t)| matches!(s.node(*t), Node::Ite(..))) {
            self.open.push(c);
        }
        if intake.extrema > 0 {
            let parts = of_each_operand(s, e, &terms);
            intake.extrema -= u32::from(!parts.is_empty());
            intake.conditions.extend(parts);
        }
        // a remainder that is at most 0 is 0
        let remainder = s.split_mod(&constant, &terms).is_some_and(|p| {
            p.rest_terms.is_empty() && p.rest_constant.is_zero() && p.scale.is_negative()
        });
        if remainder {
            let m = s.neg(e);
            intake.fresh.push(self.add_non_negative(s, m));
        }
    }

    /// Bounds of a wrap are bounds of its operand, shifted by a multiple of the period, where only one
    /// multiple is possible.
    fn unwrapped(&self, s: &mut Store, t: Expr) -> Vec<Expr> {
        let Node::Wrap { width, arg, .. } = *s.node(t) else { return Vec::new() };
        let operand = s.interval(arg).clone();
        let wrapped = self.term_interval(s, t);
        let (Some(lo), Some(hi)) = (&operand.lo, &operand.hi) else { return Vec::new() };
        let (Some(least), Some(most)) = (wrapped.lo, wrapped.hi) else { return Vec::new() };
        let period = Num::pow2(width as u32);
        // least + period·q ≤ operand ≤ most + period·q
        let fits = |q: &Num| {
            let shift = period.clone() * q.clone();
            least.clone() + shift.clone() <= *hi && most.clone() + shift >= *lo
        };
        let Some(q) = (lo.clone() - most.clone()).checked_div(&period).map(|q| q.ceil()) else {
            return Vec::new();
        };
        if !fits(&q) || fits(&(q.clone() + Num::ONE)) {
            return Vec::new();
        }
        let shift = period * q;
        let (least, most) = (least + shift.clone(), most + shift);
        let mut conditions = Vec::new();
        if least > *lo {
            let e = s.add_num(arg, -least);
            conditions.push(s.ge0(e));
        }
        if most < *hi {
            let e = s.linear_sum(most, [(Num::int(-1), arg)]);
            conditions.push(s.ge0(e));
        }
        conditions
    }

    /// Bounds a machine integer where it is read without its sign: one that is not 0 is positive there.
    fn unsigned_is_at_least(&mut self, s: &mut Store, e: Expr, least: &Num) {
        if !matches!(s.node(e), Node::Symbol(_) | Node::Wrap { .. }) {
            return;
        }
        for width in [8, 16, 32, 64] {
            // negative numbers read as at least 2^(width - 1)
            let half = Num::pow2(u32::from(width) - 1);
            if s.interval(e).fits(width, true) && *least <= half {
                let t = s.unsigned(width, e);
                self.bound(s, t, Interval { lo: Some(least.clone()), hi: None });
            }
        }
    }

    /// Adds a form that is not negative; its number.
    pub fn add_non_negative(&mut self, s: &Store, e: Expr) -> u32 {
        self.contradiction |= s.interval(e).hi.as_ref().is_some_and(Num::is_negative);
        let at = self.forms.len() as u32;
        let form = Linear::of(s, e);
        self.note_residue(s, &form);
        for (_, t) in &form.terms {
            self.by_term.entry(*t).or_default().push(at);
        }
        self.forms.push(Rc::new(form));
        at
    }

    /// Adds the bound of a remainder that follows from a form that is not negative.
    fn note_residue(&mut self, s: &Store, form: &Linear) {
        let Some(p) = s.split_mod(&form.constant, &form.terms) else { return };
        // scale·(x mod m) + rest ≥ 0
        let bound = (-p.rest_constant.clone()).checked_div(&p.scale);
        let (Some(bound), true) = (bound, p.rest_terms.is_empty()) else { return };
        let same = |r: &&mut Residue| r.dividend == p.dividend && r.modulus == p.modulus;
        let known = match self.residues.iter_mut().find(same) {
            Some(r) => r,
            None => {
                let (lo, hi) = (Num::ZERO, p.modulus.clone() - Num::ONE);
                let fresh = Residue { dividend: p.dividend, modulus: p.modulus, lo, hi };
                self.residues.push(fresh);
                let Some(last) = self.residues.last_mut() else { return };
                last
            }
        };
        if p.scale.is_positive() {
            known.lo = known.lo.clone().max(bound.ceil());
        } else {
            known.hi = known.hi.clone().min(bound.floor());
        }
    }

    /// Narrows the interval of a term; true if it is narrower than before.
    fn narrow(&mut self, s: &Store, t: Expr, new: Interval) -> bool {
        let old = self.term_bounds(s, t);
        let met = old.clone().meet(&new);
        if met == *old {
            return false;
        }
        if let (Some(l), Some(h)) = (&met.lo, &met.hi) {
            self.contradiction |= l > h;
        }
        self.touched |= s.symbol_bits(t);
        self.bounds.insert(t, met);
        true
    }

    fn bound(&mut self, s: &Store, t: Expr, i: Interval) {
        self.narrow(s, t, i);
    }

    /// Propagates bounds: `k·t + rest ≥ 0` bounds the term `t` by the bounds of the other terms.
    pub fn sharpen(&mut self, s: &Store, fresh: Vec<u32>) {
        let mut queue: std::collections::VecDeque<u32> = fresh.into();
        for _ in 0..s.limits().proofs.sharpenings {
            let Some(at) = queue.pop_front() else { break };
            let form = Rc::clone(&self.forms[at as usize]);
            if form.terms.len() > s.limits().proofs.sharpened_terms {
                continue;
            }
            for (i, (k, t)) in form.terms.iter().enumerate() {
                let mut rest = Interval::point(form.constant.clone());
                for (j, (k, t)) in form.terms.iter().enumerate() {
                    if j != i {
                        rest = rest.plus_scaled(k, self.term_bounds(s, *t));
                    }
                }
                // k·t ≥ -rest, so k·t ≥ -max(rest)
                let Some(max) = rest.hi else { continue };
                let Some(q) = (-max).checked_div(k) else { continue };
                let integral = s.is_integral(*t);
                let new = if k.is_positive() {
                    Interval { lo: Some(if integral { q.ceil() } else { q }), hi: None }
                } else {
                    Interval { lo: None, hi: Some(if integral { q.floor() } else { q }) }
                };
                if self.narrow(s, *t, new) {
                    if let Some(users) = self.by_term.get(t) {
                        let more = users.iter().filter(|u| **u != at && !queue.contains(u));
                        let more: SmallVec<[u32; 8]> = more.copied().collect();
                        queue.extend(more);
                    }
                }
            }
        }
    }

    /// The interval of a single term.
    pub fn term_interval(&self, s: &Store, t: Expr) -> Interval {
        self.term_bounds(s, t).clone()
    }

    pub fn term_bounds<'a>(&'a self, s: &'a Store, t: Expr) -> &'a Interval {
        self.bounds.get(&t).unwrap_or_else(|| s.interval(t))
    }
}

/// `n` and `c` of `n ≤ -1 ∨ n ≥ c` for a positive `c`, as which `n ≥ c` reads without signs.
fn unsigned_comparison(s: &Store, disjuncts: &[Expr]) -> Option<(Expr, Num)> {
    let [a, b] = disjuncts else { return None };
    // a term with the sign and the constant of its comparison with 0
    let bound = |e: Expr| {
        let Node::Ge0(x) = *s.node(e) else { return None };
        match s.linear(x) {
            (c, terms) if terms.len() == 1 => Some((terms[0].1, terms[0].0.clone(), c)),
            _ => None,
        }
    };
    let ((x, k, c), (y, l, d)) = (bound(*a)?, bound(*b)?);
    let (above, below) = if k.is_one() { ((k, c), (l, d)) } else { ((l, d), (k, c)) };
    let minus = Num::int(-1);
    let holds = x == y && above.0.is_one() && below == (minus.clone(), minus);
    (holds && above.1.is_negative()).then(|| (x, -above.1))
}
