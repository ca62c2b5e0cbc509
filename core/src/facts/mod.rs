//! Facts: conditions taken as true (path conditions, ranges of indices, assumptions of the user), and
//! proof and simplification under them.
//!
//! No step is a guess. A proof that is not found leaves the formula longer; every search has a limit
//! ([`ProofLimits`](crate::limits::ProofLimits)).
//!
//! This file adds conditions. `known` derives their direct consequences, `linear` has the linear forms of
//! inequalities, `bounds` interval arithmetic, `prove` the rules of proofs and their search, `decide` the
//! questions that proofs answer, `simplify` the simplification of expressions, `wraps` that of wraps, `connectives`
//! that of conjunctions and disjunctions, `defined` where an expression has a value. The method is that of
//! refinement by path conditions in abstract interpretation (Cousot and Cousot, 1977), over intervals and
//! linear inequalities.

mod bounds;
mod connectives;
mod decide;
mod defined;
mod known;
mod linear;
mod prove;
mod simplify;
#[cfg(test)]
mod tests;
mod wraps;

use crate::expr::{Expr, Interval, Node, Num, Store, Sym};
use known::Known;
use linear::Linear;
use prove::product::OfProduct;
pub(crate) use prove::proof_rules;
use prove::Proof;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::cell::RefCell;
use std::rc::Rc;

/// A set of conditions taken as true.
///
/// A clone costs nothing: what is known, and what was found out under it, is shared until one of
/// the clones assumes more. For that, facts stay in the thread that made them.
///
/// ```
/// use symprof_core::expr::Store;
/// use symprof_core::facts::Facts;
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
    /// what is known, shared by the clones that know the same
    known: Rc<Known>,
    /// what was derived under it, shared by them too
    memo: Rc<RefCell<Memo>>,
    /// whether more is tried, for formulas that people read
    thorough: bool,
    /// attempts at proofs since the last top-level call
    effort: u32,
    /// nodes simplified under the condition of an arm since the last top-level call
    refined: usize,
}

/// Results under a set of conditions. They hold as long as no condition is added: facts that assume
/// more start with an empty memo.
#[derive(Debug, Default)]
struct Memo {
    intervals: FxHashMap<Expr, Interval>,
    /// with the number of further conditions that were allowed: a call that allows more simplifies again
    simplified: FxHashMap<Expr, (Expr, u32)>,
    proved: FxHashMap<Expr, Proof>,
    /// inequalities about a product, by whether it is bounded from below
    products: FxHashMap<(Expr, bool), OfProduct>,
    /// The facts with one condition more, the most recently used first: the arms of one choice are
    /// simplified many times.
    further: Vec<(Further, Facts)>,
}

/// How a condition was added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Further {
    /// by [`Facts::assume`]
    With(Expr),
    /// by [`Facts::assume_non_negative`]
    NonNegative(Expr),
    /// none, but those before were looked at again ([`Facts::refresh`])
    Refreshed,
}

impl Clone for Facts {
    fn clone(&self) -> Facts {
        let (known, memo) = (Rc::clone(&self.known), Rc::clone(&self.memo));
        Facts { known, memo, thorough: self.thorough, effort: 0, refined: 0 }
    }
}

impl Facts {
    /// Nothing known.
    pub fn new() -> Facts {
        Facts::default()
    }

    /// The same facts, by which more is tried: conjuncts are looked at in the light of all that are short. For what
    /// people read in the end; on the way there it takes the work that proofs need.
    pub(crate) fn thorough(&self) -> Facts {
        let known = Rc::clone(&self.known);
        Facts { known, memo: Rc::default(), thorough: true, effort: 0, refined: 0 }
    }

    /// The conditions assumed, in order.
    pub fn conditions(&self) -> &[Expr] {
        &self.known.conditions
    }

    /// Do the conditions exclude each other, as far as was noticed?
    pub fn is_contradictory(&self) -> bool {
        self.known.contradiction
    }

    /// Takes a condition as true.
    pub fn assume(&mut self, s: &mut Store, cond: Expr) {
        self.with(s, Further::With(cond), |f, s| {
            f.take(s, vec![cond]);
            f.follow_up(s);
        });
    }

    /// Takes `e ≥ 0` as true, as it stands: unlike [`assume`](Facts::assume) of the comparison,
    /// which splits minima and maxima into cases, this bounds `e` as one form.
    pub fn assume_non_negative(&mut self, s: &mut Store, e: Expr) {
        self.with(s, Further::NonNegative(e), |f, s| {
            let cond = s.ge0(e);
            f.take(s, vec![cond]);
            if s.as_const(e).is_none() {
                let known = f.change();
                let at = known.add_non_negative(s, e);
                known.sharpen(s, vec![at]);
            }
            f.follow_up(s);
        });
    }

    /// Adds a condition, unless that was done before.
    fn with(&mut self, s: &mut Store, how: Further, add: impl FnOnce(&mut Facts, &mut Store)) {
        let limits = &s.limits().proofs;
        let (most, conditions) = (limits.continuations, limits.continued_conditions);
        // a memo without other users is not asked for a continuation again
        let alone = Rc::strong_count(&self.memo) == 1;
        if alone || most == 0 || self.known.conditions.len() > conditions {
            return add(self, s);
        }
        let before = Rc::clone(&self.memo);
        let at = before.borrow().further.iter().position(|f| f.0 == how);
        if let Some(at) = at {
            let kept = &mut before.borrow_mut().further;
            kept[..=at].rotate_right(1);
            (self.known, self.memo) = (Rc::clone(&kept[0].1.known), Rc::clone(&kept[0].1.memo));
            return;
        }
        add(self, s);
        // a condition without news is no continuation: the facts would hold a reference to themselves
        if Rc::ptr_eq(&before, &self.memo) {
            return;
        }
        let kept = &mut before.borrow_mut().further;
        kept.truncate(most - 1);
        kept.insert(0, (how, self.clone()));
    }

    fn take(&mut self, s: &mut Store, conditions: Vec<Expr>) {
        if conditions.iter().any(|c| self.known.truths.get(c) != Some(&true)) {
            self.change().take(s, conditions);
        }
    }

    /// Mutable access to what is known; the memo starts anew.
    fn change(&mut self) -> &mut Known {
        self.forget_derived();
        Rc::make_mut(&mut self.known)
    }

    /// Simplifies the compound conditions taken so far under those that came later: a disjunction may
    /// have one part left, a wrap may be absent.
    pub fn refresh(&mut self, s: &mut Store) {
        self.with(s, Further::Refreshed, Facts::refreshed);
    }

    fn refreshed(&mut self, s: &mut Store) {
        let compound = |s: &Store, c: Expr| matches!(s.node(c), Node::Or(_) | Node::Not(_));
        let old: Vec<Expr> = {
            let conditions = self.known.conditions.iter().copied();
            conditions.filter(|&c| compound(s, c)).collect()
        };
        for c in old {
            // the condition is simplified under the others alone
            let parts: Vec<Expr> = match s.node(c).clone() {
                Node::Or(args) => args.to_vec(),
                _ => vec![c],
            };
            let n = s.not(c);
            let known = self.change();
            let truths = [c, n].map(|x| (x, known.truths.remove(&x)));
            let open = known.open.clone();
            known.open.retain(|&o| o != c);
            let parts: Vec<Expr> = parts
                .into_iter()
                .map(|p| {
                    let p = self.simplify(s, p);
                    self.one_sided(s, p)
                })
                .collect();
            let new = s.or_all(&parts);
            let new = self.simplify(s, new);
            let known = self.change();
            for (x, truth) in truths {
                if let Some(t) = truth {
                    known.truths.insert(x, t);
                }
            }
            known.open = open;
            // a condition that became false is a contradiction
            if new != c && !s.is_one(new) {
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
        match Rc::get_mut(&mut self.memo) {
            Some(memo) => {
                let memo = memo.get_mut();
                memo.intervals.clear();
                memo.simplified.clear();
                memo.proved.clear();
                memo.further.clear();
            }
            None => self.memo = Rc::default(),
        }
    }

    /// What follows from disjunctions of which one part is left, from choices whose condition is
    /// known, and from `e ≠ 0` where `e` has a sign.
    fn follow_up(&mut self, s: &mut Store) {
        for _ in 0..s.limits().proofs.follow_ups {
            if self.known.open.is_empty() {
                return;
            }
            let touched = self.known.touched;
            if touched == 0 {
                return;
            }
            let mut news = Vec::new();
            let open = self.known.open.clone();
            let mut still = Vec::new();
            let mut contradiction = false;
            for &c in &open {
                if s.symbol_bits(c) & touched == 0 {
                    still.push(c);
                    continue;
                }
                match s.node(c).clone() {
                    Node::Or(args) => {
                        let mut left: SmallVec<[Expr; 4]> = SmallVec::new();
                        for a in args {
                            if self.known.truths.get(&a) != Some(&false) && self.is_possible(s, a) {
                                left.push(a);
                            }
                        }
                        match left.as_slice() {
                            [] => contradiction = true,
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
            let known = Rc::make_mut(&mut self.known);
            known.open = still;
            known.touched = 0;
            known.contradiction |= contradiction;
            if news.is_empty() || self.known.contradiction {
                break;
            }
            self.take(s, news);
        }
    }

    /// The expression with a choice among its terms, or within that choice, replaced by its arm, where
    /// the condition is known.
    fn chosen(&mut self, s: &mut Store, e: Expr) -> Option<Expr> {
        if !s.linear_view(e).terms.iter().any(|t| matches!(s.node(t.1), Node::Ite(..))) {
            return None;
        }
        let (constant, mut terms) = s.linear(e);
        for (_, t) in terms.iter_mut() {
            if let Some(arm) = self.arm(s, *t, s.limits().proofs.choices) {
                *t = arm;
                return Some(s.linear_sum(constant, terms));
            }
        }
        None
    }

    /// A choice in which choices with a known condition, at most `depth` levels down, are replaced by
    /// their arm.
    fn arm(&self, s: &mut Store, t: Expr, depth: u32) -> Option<Expr> {
        let Node::Ite(c, a, b) = *s.node(t) else { return None };
        if let Some(&truth) = self.known.truths.get(&c) {
            return Some(if truth { a } else { b });
        }
        let deeper = depth.checked_sub(1)?;
        let (x, y) = (self.arm(s, a, deeper), self.arm(s, b, deeper));
        if x.is_none() && y.is_none() {
            return None;
        }
        Some(s.ite(c, x.unwrap_or(a), y.unwrap_or(b)))
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
        let stated = |f: &Linear| {
            self.known.forms.iter().any(|k| k.terms == f.terms && k.constant <= f.constant)
        };
        if stated(&form) {
            Some(true)
        } else if stated(&opposite) {
            Some(false)
        } else {
            None
        }
    }

    /// Is a condition possible, as far as sample points and intervals tell?
    fn is_possible(&mut self, s: &mut Store, cond: Expr) -> bool {
        let (e, equal) = match s.node(cond).clone() {
            Node::Ge0(e) => (e, false),
            Node::Eq0(e) => (e, true),
            Node::And(args) if args.len() <= s.limits().proofs.conjunction_parts => {
                return args
                    .iter()
                    .all(|&a| self.known.truths.get(&a) != Some(&false) && self.is_possible(s, a))
            }
            _ => return true,
        };
        if s.is_true_at(cond, !self.known.excluded) {
            return true;
        }
        let i = self.interval(s, e);
        let below = i.hi.is_some_and(|h| h.is_negative());
        let above = i.lo.is_some_and(|l| l.is_positive());
        !(below || (equal && above))
    }

    /// The facts without a bound symbol: those that hold inside a sum over it.
    fn without(&self, s: &mut Store, var: Sym) -> Facts {
        if !self.mentions(s, var) {
            return self.clone();
        }
        let mut facts = Facts { thorough: self.thorough, ..Facts::new() };
        facts.change().contradiction = self.known.contradiction;
        for &c in &self.known.conditions {
            if !s.has_var(c, var) {
                facts.assume(s, c);
            }
        }
        facts
    }

    fn mentions(&self, s: &Store, var: Sym) -> bool {
        self.known.conditions.iter().any(|&c| s.has_var(c, var))
    }
}
