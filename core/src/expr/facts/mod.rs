//! What is known while an expression is looked at: path conditions, ranges of indices,
//! assumptions of the user; and proof and simplification under it.
//!
//! Nothing is ever guessed: a failed proof only leaves more in the formula, and every search has
//! a limit at which it gives up.
//!
//! Here: taking conditions in, and the bounds of single terms that follow from them. `linear` has
//! the forms that inequalities are kept in, `bounds` intervals of whole expressions, `prove` the
//! search for proofs, `simplify` what uses them.

mod bounds;
mod linear;
mod prove;
mod simplify;
#[cfg(test)]
mod tests;

use super::interval::Interval;
use super::node::{Expr, Node, Sym};
use super::num::Num;
use super::store::Store;
use linear::Linear;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// A set of conditions taken as true.
///
/// ```
/// use symprof_core::expr::{Facts, Store};
/// let mut s = Store::new();
/// let (n, zero) = (s.parameter("n", 32), s.zero());
/// let e = s.max(n, zero);
/// let mut facts = Facts::new();
/// let positive = s.gt(n, zero);
/// facts.assume(&mut s, positive);
/// assert_eq!(facts.simplify(&mut s, e), n);
/// ```
#[derive(Debug, Default)]
pub struct Facts {
    /// conditions, and negations of conditions, with their truth
    truths: FxHashMap<Expr, bool>,
    /// linear forms known to be 0 or more
    known: Vec<Linear>,
    /// in which of them a term occurs
    by_term: FxHashMap<Expr, SmallVec<[u32; 4]>>,
    /// sharper intervals of single terms
    bounds: FxHashMap<Expr, Interval>,
    /// what is known of remainders by a constant
    residues: Vec<Residue>,
    conditions: Vec<Expr>,
    /// the sample points at which some condition does not hold
    excluded: u128,
    /// disjunctions, inequalities and choices from which more may follow once more is known
    open: Vec<Expr>,
    contradiction: bool,
    // memos, valid for the conditions so far
    intervals: FxHashMap<Expr, Interval>,
    simplified: FxHashMap<Expr, Expr>,
    proved: FxHashMap<Expr, bool>,
    /// attempts at proofs since the last top-level call
    effort: u32,
    /// nodes looked at under the condition of an arm since the last top-level call
    refined: usize,
}

/// `lo ≤ dividend mod modulus ≤ hi`
#[derive(Clone, Debug)]
struct Residue {
    dividend: Expr,
    modulus: Num,
    lo: Num,
    hi: Num,
}

/// The conditions, without what was derived of expressions: a clone is about to assume more.
impl Clone for Facts {
    fn clone(&self) -> Facts {
        Facts {
            truths: self.truths.clone(),
            known: self.known.clone(),
            by_term: self.by_term.clone(),
            bounds: self.bounds.clone(),
            residues: self.residues.clone(),
            conditions: self.conditions.clone(),
            excluded: self.excluded,
            open: self.open.clone(),
            contradiction: self.contradiction,
            ..Facts::default()
        }
    }
}

/// What each part of a disjunction says.
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

/// How often the bounds of terms are sharpened by one another after a condition came in.
const SHARPENINGS: usize = 40;

/// How many rounds of consequences a new condition may have.
const FOLLOW_UPS: usize = 6;

/// Disjunctions of more nodes are not looked at again whenever something comes to be known.
const FOLLOWED: usize = 120;

impl Facts {
    /// Nothing known.
    pub fn new() -> Facts {
        Facts::default()
    }

    /// The conditions assumed, in order.
    pub fn conditions(&self) -> &[Expr] {
        &self.conditions
    }

    /// Do the conditions exclude each other, as far as was noticed?
    pub fn is_contradictory(&self) -> bool {
        self.contradiction
    }

    /// Takes a condition as true.
    pub fn assume(&mut self, s: &mut Store, cond: Expr) {
        self.take(s, vec![cond]);
        self.follow_up(s);
    }

    /// Takes `e ≥ 0` as true, as it stands: unlike [`assume`](Facts::assume) of the comparison,
    /// which splits minima and maxima into cases, this bounds `e` as one form.
    pub fn assume_non_negative(&mut self, s: &mut Store, e: Expr) {
        let cond = s.ge0(e);
        self.take(s, vec![cond]);
        if s.as_const(e).is_none() {
            let at = self.add_non_negative(s, e);
            self.forget_derived();
            self.sharpen(s, vec![at]);
        }
        self.follow_up(s);
    }

    /// Looks again at the compound conditions taken so far, in the light of those that came later:
    /// a disjunction may have one part left, a wrap may have gone.
    pub fn refresh(&mut self, s: &mut Store) {
        let compound = |s: &Store, c: Expr| matches!(s.node(c), Node::Or(_) | Node::Not(_));
        let old: Vec<Expr> = self.conditions.iter().copied().filter(|&c| compound(s, c)).collect();
        for c in old {
            // as if it were not known itself
            let parts: Vec<Expr> = match s.node(c).clone() {
                Node::Or(args) => args.to_vec(),
                _ => vec![c],
            };
            let n = s.not(c);
            let truths = [c, n].map(|x| (x, self.truths.remove(&x)));
            let open = self.open.clone();
            self.open.retain(|&o| o != c);
            self.forget_derived();
            let parts: Vec<Expr> = parts
                .into_iter()
                .map(|p| {
                    let p = self.simplify(s, p);
                    self.one_sided(s, p)
                })
                .collect();
            let new = s.or_all(&parts);
            let new = self.simplify(s, new);
            for (x, truth) in truths {
                if let Some(t) = truth {
                    self.truths.insert(x, t);
                }
            }
            self.open = open;
            self.forget_derived();
            if new != c && s.as_const(new).is_none() {
                self.assume(s, new);
            }
        }
    }

    /// `e ≠ 0` as a comparison, where `e` is known to have a sign.
    pub(super) fn one_sided(&mut self, s: &mut Store, c: Expr) -> Expr {
        let Node::Not(x) = *s.node(c) else { return c };
        let Node::Eq0(e) = *s.node(x) else { return c };
        if !s.is_integral(e) {
            return c;
        }
        let n = s.neg(e);
        for e in [e, n] {
            if self.prove_ge0(s, e) {
                let e = s.add_num(e, Num::int(-1));
                return s.ge0(e);
            }
        }
        c
    }

    fn forget_derived(&mut self) {
        self.intervals.clear();
        self.simplified.clear();
        self.proved.clear();
    }

    fn take(&mut self, s: &mut Store, mut work: Vec<Expr>) {
        let mut fresh = Vec::new();
        while let Some(c) = work.pop() {
            if self.truths.get(&c) == Some(&true) {
                continue;
            }
            self.contradiction |= self.truths.get(&c) == Some(&false);
            self.truths.insert(c, true);
            let n = s.not(c);
            self.truths.insert(n, false);
            match s.node(c).clone() {
                Node::Const(v) => self.contradiction |= v.is_zero(),
                Node::And(args) => {
                    work.extend(args);
                    continue;
                }
                Node::Or(args) => {
                    work.extend(common_conjuncts(s, &args));
                    if args.len() <= 4 && s.dag_size_within(c, FOLLOWED).is_some() {
                        self.open.push(c);
                    }
                }
                Node::Ge0(e) => {
                    fresh.push(self.add_non_negative(s, e));
                    let (constant, terms) = s.linear(e);
                    if terms.iter().any(|(_, t)| matches!(s.node(*t), Node::Ite(..))) {
                        self.open.push(c);
                    }
                    // a remainder that is at most 0 is 0
                    let remainder = s.split_mod(&constant, &terms).is_some_and(|p| {
                        p.rest_terms.is_empty()
                            && p.rest_constant.is_zero()
                            && p.scale.is_negative()
                    });
                    if remainder {
                        let m = s.neg(e);
                        fresh.push(self.add_non_negative(s, m));
                    }
                }
                Node::Eq0(e) => {
                    let m = s.neg(e);
                    fresh.push(self.add_non_negative(s, e));
                    fresh.push(self.add_non_negative(s, m));
                }
                Node::Symbol(_) if s.is_boolean(c) => self.bound(s, c, Interval::point(Num::ONE)),
                Node::Not(x) => match *s.node(x) {
                    Node::Symbol(_) if s.is_boolean(x) => {
                        self.bound(s, x, Interval::point(Num::ZERO));
                    }
                    Node::Eq0(e) if s.is_integral(e) => self.open.push(c),
                    // of a number that need not be an integer
                    Node::Ge0(e) => {
                        let m = s.neg(e);
                        fresh.push(self.add_non_negative(s, m));
                    }
                    _ => {}
                },
                _ => {}
            }
            self.excluded |= s.not_true_at(c);
            self.conditions.push(c);
        }
        self.forget_derived();
        self.sharpen(s, fresh);
    }

    /// What follows from disjunctions of which one part is left, from choices whose condition is
    /// known, and from `e ≠ 0` where `e` has a sign.
    fn follow_up(&mut self, s: &mut Store) {
        for _ in 0..FOLLOW_UPS {
            let mut news = Vec::new();
            let open = std::mem::take(&mut self.open);
            let mut still = Vec::new();
            for c in open {
                match s.node(c).clone() {
                    Node::Or(args) => {
                        let mut left: SmallVec<[Expr; 4]> = SmallVec::new();
                        for a in args {
                            if self.truths.get(&a) != Some(&false) && self.is_possible(s, a) {
                                left.push(a);
                            }
                        }
                        match left.as_slice() {
                            [] => self.contradiction = true,
                            [one] => news.push(*one),
                            _ => still.push(c),
                        }
                    }
                    Node::Not(x) => {
                        let Node::Eq0(e) = *s.node(x) else { continue };
                        match self.sign(s, e) {
                            Some(true) => {
                                let e = s.add_num(e, Num::int(-1));
                                news.push(s.ge0(e));
                            }
                            Some(false) => {
                                let e = s.linear_sum(Num::int(-1), [(Num::int(-1), e)]);
                                news.push(s.ge0(e));
                            }
                            None => still.push(c),
                        }
                    }
                    Node::Ge0(e) => match self.chosen(s, e) {
                        Some(e) => news.push(s.ge0(e)),
                        None => still.push(c),
                    },
                    _ => {}
                }
            }
            self.open = still;
            if news.is_empty() || self.contradiction {
                break;
            }
            self.take(s, news);
        }
    }

    /// The expression with a choice among its terms made, if its condition is known.
    fn chosen(&mut self, s: &mut Store, e: Expr) -> Option<Expr> {
        let (constant, terms) = s.linear(e);
        let (i, arm) = terms.iter().enumerate().find_map(|(i, (_, t))| {
            let Node::Ite(c, a, b) = *s.node(*t) else { return None };
            self.truths.get(&c).map(|&truth| (i, if truth { a } else { b }))
        })?;
        let mut terms = terms;
        terms[i].1 = arm;
        Some(s.linear_sum(constant, terms))
    }

    /// Is the expression known to be 0 or more (true), or 0 or less (false)?
    fn sign(&mut self, s: &mut Store, e: Expr) -> Option<bool> {
        let i = self.interval(s, e);
        if i.non_negative() {
            return Some(true);
        }
        if i.at_most(&Num::ZERO) {
            return Some(false);
        }
        let form = Linear::of(s, e);
        let opposite = Linear::of(s, e).plus(&Num::int(-2), &form);
        let stated =
            |f: &Linear| self.known.iter().any(|k| k.terms == f.terms && k.constant <= f.constant);
        if stated(&form) {
            Some(true)
        } else if stated(&opposite) {
            Some(false)
        } else {
            None
        }
    }

    /// Might a condition hold, by the intervals?
    fn is_possible(&mut self, s: &mut Store, cond: Expr) -> bool {
        let (e, equal) = match s.node(cond).clone() {
            Node::Ge0(e) => (e, false),
            Node::Eq0(e) => (e, true),
            Node::And(args) if args.len() <= 4 => {
                return args
                    .iter()
                    .all(|&a| self.truths.get(&a) != Some(&false) && self.is_possible(s, a))
            }
            _ => return true,
        };
        let i = self.interval(s, e);
        let below = i.hi.is_some_and(|h| h.is_negative());
        let above = i.lo.is_some_and(|l| l.is_positive());
        !(below || (equal && above))
    }

    fn add_non_negative(&mut self, s: &Store, e: Expr) -> u32 {
        self.contradiction |= s.interval(e).hi.as_ref().is_some_and(Num::is_negative);
        let at = self.known.len() as u32;
        let form = Linear::of(s, e);
        self.note_residue(s, &form);
        for (_, t) in &form.terms {
            self.by_term.entry(*t).or_default().push(at);
        }
        self.known.push(form);
        at
    }

    /// Notes the bound of a remainder that a form which is not negative sets.
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

    /// Narrows the interval of a term; tells whether that was news.
    fn narrow(&mut self, s: &Store, t: Expr, new: Interval) -> bool {
        let old = self.term_interval(s, t);
        let met = old.meet(&new);
        if met == old {
            return false;
        }
        if let (Some(l), Some(h)) = (&met.lo, &met.hi) {
            self.contradiction |= l > h;
        }
        self.bounds.insert(t, met);
        true
    }

    fn bound(&mut self, s: &Store, t: Expr, i: Interval) {
        self.narrow(s, t, i);
    }

    /// `k·t + rest ≥ 0` bounds the term `t` by the bounds of the rest's terms.
    fn sharpen(&mut self, s: &Store, fresh: Vec<u32>) {
        let mut queue: std::collections::VecDeque<u32> = fresh.into();
        for _ in 0..SHARPENINGS {
            let Some(at) = queue.pop_front() else { break };
            let form = self.known[at as usize].clone();
            if form.terms.len() > 4 {
                continue;
            }
            for (i, (k, t)) in form.terms.iter().enumerate() {
                let mut rest = Interval::point(form.constant.clone());
                for (j, (k, t)) in form.terms.iter().enumerate() {
                    if j != i {
                        rest = rest.plus(&self.term_interval(s, *t).scaled(k));
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

    fn term_interval(&self, s: &Store, t: Expr) -> Interval {
        match self.bounds.get(&t) {
            Some(b) => b.clone(),
            None => s.interval(t).clone(),
        }
    }

    /// The facts that do not speak of a bound symbol: what is known inside a sum over it.
    fn without(&self, s: &mut Store, var: Sym) -> Facts {
        if !self.mentions(s, var) {
            return self.clone();
        }
        let mut facts = Facts::new();
        facts.contradiction = self.contradiction;
        for &c in &self.conditions {
            if !s.has_var(c, var) {
                facts.assume(s, c);
            }
        }
        facts
    }

    fn mentions(&self, s: &Store, var: Sym) -> bool {
        self.conditions.iter().any(|&c| s.has_var(c, var))
    }
}
