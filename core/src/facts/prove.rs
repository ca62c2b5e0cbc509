//! Proof of `e ≥ 0` is by intervals, then by a short search in the habit of Fourier-Motzkin:
//! subtract a positive multiple of a known non-negative expression so that a term whose bound is
//! too weak cancels, and try again. Floor divisions, minima, maxima and choices bring their
//! defining inequalities.

use super::{Facts, Linear};
use crate::expr::{machine_range, Expr, Node, Num, Store};
use smallvec::SmallVec;
use std::rc::Rc;

/// Search effort of one proof: attempts, over all branches.
const FUEL: u32 = 48;
/// The same where no sample point is left: most likely there is none at all, and it does not
/// matter much what is known.
const UNLIKELY_FUEL: u32 = 6;
/// How many known inequalities one proof may combine.
const DEPTH: u32 = 4;
/// Forms of so many terms are tried also where their terms have bounds of their own.
const SHORT: usize = 2;
/// Attempts after which proofs of one top-level call get only a little fuel.
const PATIENCE: u32 = 20_000;

/// A form to prove not negative by what is known of one of its terms, `k·t`.
#[derive(Clone, Copy)]
struct Goal<'a> {
    form: &'a Linear,
    /// is the form an integer?
    integral: bool,
    k: &'a Num,
    t: Expr,
    /// how many more known inequalities may be combined
    depth: u32,
}

impl Goal<'_> {
    /// The form without the term, by a known inequality in which the term has the same sign.
    fn without(&self, known: &Linear) -> Option<Linear> {
        match self.integral {
            true => self.form.integer_without(self.k, self.t, known),
            false => self.form.without(self.k, self.t, known),
        }
    }

    /// The form less the term.
    fn rest(&self, s: &Store) -> Linear {
        self.form.plus(&-self.k.clone(), &Linear::of(s, self.t))
    }
}

impl Facts {
    fn fuel(&self, s: &Store) -> u32 {
        if s.proofs_exhausted() {
            1
        } else if self.effort > PATIENCE {
            4
        } else if !self.known.excluded == 0 {
            UNLIKELY_FUEL
        } else {
            FUEL
        }
    }

    /// Is `e ≥ 0` certain?
    pub fn prove_ge0(&mut self, s: &mut Store, e: Expr) -> bool {
        if self.known.contradiction || s.interval(e).non_negative() {
            return true;
        }
        // a point says no sooner than intervals say yes
        if s.is_negative_at(e, !self.known.excluded) {
            return false;
        }
        if let Some(&p) = self.memo.borrow().proved.get(&e) {
            return p;
        }
        if self.interval(s, e).non_negative() {
            return true;
        }
        let mut fuel = self.fuel(s);
        let form = Linear::of(s, e).rounded(s, s.is_integral(e));
        let mut p = self.search(s, &form, DEPTH, &mut fuel);
        if !p {
            let x = s.expand(e);
            if x != e {
                fuel = self.fuel(s);
                let form = Linear::of(s, x).rounded(s, s.is_integral(e));
                p = self.interval(s, x).non_negative() || self.search(s, &form, DEPTH, &mut fuel);
            }
        }
        self.memo.borrow_mut().proved.insert(e, p);
        p
    }

    /// Is `a = b` certain?
    pub fn prove_equal(&mut self, s: &mut Store, a: Expr, b: Expr) -> bool {
        if a == b {
            return true;
        }
        let points = if self.known.contradiction { 0 } else { !self.known.excluded };
        if s.is_less_at(a, b, points) || s.is_less_at(b, a, points) {
            return false;
        }
        let d = s.sub(a, b);
        let n = s.neg(d);
        self.prove_ge0(s, d) && self.prove_ge0(s, n)
    }

    /// Is `a ≥ b` certain?
    pub fn prove_ge(&mut self, s: &mut Store, a: Expr, b: Expr) -> bool {
        if !self.known.contradiction && s.is_less_at(a, b, !self.known.excluded) {
            return false;
        }
        let d = s.sub(a, b);
        self.prove_ge0(s, d)
    }

    fn form_is_non_negative(&mut self, s: &Store, form: &Linear) -> bool {
        let mut lo = form.constant.clone();
        for (k, t) in &form.terms {
            match self.plus_least(s, lo, k, *t) {
                Some(sum) => lo = sum,
                None => return false,
            }
        }
        !lo.is_negative()
    }

    fn search(&mut self, s: &mut Store, e: &Linear, depth: u32, fuel: &mut u32) -> bool {
        if depth == 0 || *fuel == 0 || e.terms.len() > 12 {
            return false;
        }
        let tight;
        let integral = e.is_integral(s);
        let e = if integral {
            tight = e.clone().tightened();
            &tight
        } else {
            e
        };
        // what one known inequality settles must not wait behind long searches
        if depth == DEPTH && self.by_one_known(s, e, integral) {
            return true;
        }
        // first the terms whose own bound is too weak
        let mut bounded: SmallVec<[(Num, Expr); 2]> = SmallVec::new();
        for (k, t) in e.terms.iter() {
            let goal = Goal { form: e, integral, k, t: *t, depth };
            if self.plus_least(s, Num::ZERO, k, *t).is_some_and(|l| !l.is_negative()) {
                bounded.push((k.clone(), *t));
            } else if self.by_known(s, &goal, fuel) || self.by_definition(s, &goal, fuel) {
                return true;
            }
        }
        // A term may be more than its least value: a quotient moves with its dividend, and of a
        // short form much may be known.
        bounded.iter().any(|(k, t)| {
            let goal = Goal { form: e, integral, k, t: *t, depth };
            (e.terms.len() <= SHORT && self.by_known(s, &goal, fuel))
                || matches!(s.node(*t), Node::FloorDiv(..)) && self.by_definition(s, &goal, fuel)
        })
    }

    /// Is some known inequality all that is needed?
    fn by_one_known(&mut self, s: &mut Store, e: &Linear, integral: bool) -> bool {
        let known = Rc::clone(&self.known);
        for (k, t) in &e.terms {
            let goal = Goal { form: e, integral, k, t: *t, depth: 1 };
            for form in known.forms_of(*t) {
                let x = goal.without(form);
                s.count_attempt();
                if x.is_some_and(|x| self.form_is_non_negative(s, &x)) {
                    return true;
                }
            }
        }
        false
    }

    /// Uses known inequalities in which the term has the same sign: they cancel it.
    fn by_known(&mut self, s: &mut Store, goal: &Goal, fuel: &mut u32) -> bool {
        let known = Rc::clone(&self.known);
        let found = known
            .forms_of(goal.t)
            .any(|form| goal.without(form).is_some_and(|x| self.attempt(s, &x, goal.depth, fuel)));
        found
    }

    /// Uses what the term's own operation says of it.
    fn by_definition(&mut self, s: &mut Store, goal: &Goal, fuel: &mut u32) -> bool {
        let Goal { k, t, .. } = *goal;
        let mut candidates: Vec<Linear> = Vec::new();
        match s.node(t).clone() {
            Node::FloorDiv(x, b) => return self.times_divisor(s, goal, (x, b), fuel),
            Node::Mod(_, b)
                if k.is_negative() && self.interval(s, b).lo.is_some_and(|l| l.is_positive()) =>
            {
                let mut f = Linear::of(s, b).plus(&Num::int(-1), &Linear::of(s, t));
                f.constant = f.constant - Num::ONE;
                candidates.push(f);
            }
            // for the least of several, e must hold with each; it is at most each of them
            Node::Min(args) if k.is_positive() => {
                return self.with_each(s, goal, &args, fuel);
            }
            Node::Max(args) if k.is_negative() => {
                return self.with_each(s, goal, &args, fuel);
            }
            Node::Min(args) => {
                let term = Linear::of(s, t);
                candidates.extend(middle(s, &args).map(|m| m.plus(&Num::int(-2), &term)));
                for a in args {
                    candidates.push(Linear::of(s, a).plus(&Num::int(-1), &term));
                }
            }
            Node::Max(args) => {
                let term = Linear::of(s, t);
                let twice = term.plus(&Num::ONE, &term);
                candidates.extend(middle(s, &args).map(|m| twice.plus(&Num::int(-1), &m)));
                for a in args {
                    candidates.push(term.plus(&Num::int(-1), &Linear::of(s, a)));
                }
            }
            Node::Ite(_, a, b) => return self.with_each(s, goal, &[a, b], fuel),
            Node::Product(factors) if factors.iter().map(|f| f.1 as u64).sum::<u64>() <= 4 => {
                let known = self.product_candidates(s, t, k.is_positive(), &factors);
                return self.any_candidate(s, goal, &known, fuel);
            }
            _ => {}
        }
        self.any_candidate(s, goal, &candidates, fuel)
    }

    /// Does one of the inequalities cancel the term and leave what is not negative?
    fn any_candidate(
        &mut self,
        s: &mut Store,
        goal: &Goal,
        candidates: &[Linear],
        fuel: &mut u32,
    ) -> bool {
        candidates.iter().any(|f| {
            let x = goal.form.without(goal.k, goal.t, f);
            x.is_some_and(|x| self.attempt(s, &x, goal.depth, fuel))
        })
    }

    /// `e ≥ 0` for an `e` with a term `k·floor(x/b)`, `b` positive: `e·b` is at least as large with
    /// `x` (or `x - b + 1`) in place of `b·floor(x/b)`; an integer `e` is not negative if `e·b` is
    /// above `-b`.
    fn times_divisor(
        &mut self,
        s: &mut Store,
        goal: &Goal,
        (x, b): (Expr, Expr),
        fuel: &mut u32,
    ) -> bool {
        let Goal { form: e, k, .. } = *goal;
        let number = s.as_const(b).cloned();
        let positive = match &number {
            Some(b) => b.is_positive(),
            None => self.interval(s, b).lo.is_some_and(|l| l.is_positive()),
        };
        // times a symbol, only what is short enough to stay so
        let is_product = |t: &(Num, Expr)| matches!(s.node(t.1), Node::Product(_));
        if !positive || number.is_none() && (e.terms.len() > 4 || e.terms.iter().any(is_product)) {
            return false;
        }
        let rest = goal.rest(s);
        let rest = match number {
            Some(b) => {
                let zero = Linear { constant: Num::ZERO, terms: Default::default() };
                zero.plus(&b, &rest)
            }
            None => {
                let rest = s.linear_sum(rest.constant, rest.terms);
                let rest = s.mul(rest, b);
                let rest = s.expand(rest);
                Linear::of(s, rest)
            }
        };
        let b = Linear::of(s, b);
        let mut bound = rest.plus(k, &Linear::of(s, x));
        if k.is_positive() {
            bound = bound.plus(&-k.clone(), &b);
            bound.constant = bound.constant + k.clone();
        }
        if goal.integral {
            bound = bound.plus(&Num::ONE, &b);
            bound.constant = bound.constant - Num::ONE;
        }
        self.attempt(s, &bound, goal.depth, fuel)
    }

    /// Does `e ≥ 0` hold whichever of the operands stands in place of the term?
    fn with_each(&mut self, s: &mut Store, goal: &Goal, operands: &[Expr], fuel: &mut u32) -> bool {
        let rest = goal.rest(s);
        operands.iter().all(|&a| {
            let x = rest.plus(goal.k, &Linear::of(s, a));
            self.attempt(s, &x, goal.depth, fuel)
        })
    }

    fn attempt(&mut self, s: &mut Store, x: &Linear, depth: u32, fuel: &mut u32) -> bool {
        if *fuel == 0 {
            return false;
        }
        *fuel -= 1;
        self.effort = self.effort.saturating_add(1);
        s.count_attempt();
        if self.form_is_non_negative(s, x) {
            return true;
        }
        depth > 1
            && !s.is_form_negative_at(&x.constant, &x.terms, !self.known.excluded)
            && self.search(s, x, depth - 1, fuel)
    }

    /// Inequalities about a product from those about one factor, times the rest where that is
    /// not negative.
    fn product_candidates(
        &mut self,
        s: &mut Store,
        t: Expr,
        positive: bool,
        factors: &[(Expr, u32)],
    ) -> Rc<Vec<Linear>> {
        if let Some(found) = self.memo.borrow().products.get(&(t, positive)) {
            return Rc::clone(found);
        }
        let mut out = Vec::new();
        let term = Linear::of(s, t);
        let known = Rc::clone(&self.known);
        for i in 0..factors.len() {
            let (f, _) = factors[i];
            let others = factors.iter().enumerate();
            let others = others.map(|(j, &(g, m))| (g, if j == i { m - 1 } else { m }));
            let rest = s.product(others.collect::<Vec<_>>());
            if !self.interval(s, rest).non_negative() {
                continue;
            }
            let fi = self.interval(s, f);
            // t = f·rest ≥ lo·rest, and ≤ hi·rest
            if positive {
                if let Some(lo) = fi.lo.filter(Num::is_positive) {
                    out.push(term.plus(&-lo, &Linear::of(s, rest)));
                }
            } else if let Some(hi) = fi.hi {
                let zero = Linear { constant: Num::ZERO, terms: Default::default() };
                out.push(zero.plus(&hi, &Linear::of(s, rest)).plus(&Num::int(-1), &term));
            }
            self.quotient_times_divisor(s, t, positive, f, rest, &mut out);
            for g in known.forms_of(f).take(8) {
                let same_sign = g.coefficient(f).is_some_and(|m| m.is_positive() == positive);
                if g.terms.len() > 4 || !same_sign {
                    continue;
                }
                let g = s.linear_sum(g.constant.clone(), g.terms.iter().cloned());
                let p = s.mul(g, rest);
                let p = s.expand(p);
                let p = Linear::of(s, p);
                if p.coefficient(t).is_some() {
                    out.push(p);
                }
            }
        }
        let out = Rc::new(out);
        self.memo.borrow_mut().products.insert((t, positive), Rc::clone(&out));
        out
    }

    /// `x - b + 1 ≤ b·floor(x/b) ≤ x` for a positive `b`, times what else stands in the product.
    fn quotient_times_divisor(
        &mut self,
        s: &mut Store,
        product: Expr,
        positive: bool,
        factor: Expr,
        rest: Expr,
        out: &mut Vec<Linear>,
    ) {
        let Node::FloorDiv(x, b) = *s.node(factor) else { return };
        let others = match s.node(rest).clone() {
            _ if rest == b => s.one(),
            Node::Product(factors) if factors.iter().any(|f| f.0 == b) => {
                s.product(factors.into_iter().map(|(f, n)| (f, if f == b { n - 1 } else { n })))
            }
            _ => return,
        };
        if !self.interval(s, b).lo.is_some_and(|l| l.is_positive())
            || !self.interval(s, others).non_negative()
        {
            return;
        }
        let mut bound = x;
        if positive {
            let past = s.sub(x, b);
            bound = s.add_num(past, Num::ONE);
        }
        let bound = s.mul(bound, others);
        let bound = s.expand(bound);
        let (bound, product) = (Linear::of(s, bound), Linear::of(s, product));
        out.push(if positive {
            product.plus(&Num::int(-1), &bound)
        } else {
            bound.plus(&Num::int(-1), &product)
        });
    }

    /// Is the condition certainly true, or certainly false?
    pub fn decide(&mut self, s: &mut Store, cond: Expr) -> Option<bool> {
        if let Some(&t) = self.known.truths.get(&cond) {
            return Some(t);
        }
        match s.node(cond).clone() {
            Node::Const(v) => Some(!v.is_zero()),
            Node::Ge0(e) => {
                if self.prove_ge0(s, e) {
                    return Some(true);
                }
                self.prove_at_most(s, e, -1).then_some(false)
            }
            Node::Eq0(e) => {
                let above = s.add_num(e, Num::int(-1));
                if self.prove_ge0(s, above) || self.prove_at_most(s, e, -1) {
                    return Some(false);
                }
                (self.prove_ge0(s, e) && self.prove_at_most(s, e, 0)).then_some(true)
            }
            Node::Not(x) => self.decide(s, x).map(|t| !t),
            Node::Symbol(_) if s.is_boolean(cond) => {
                let i = self.known.term_interval(s, cond);
                (i.lo == i.hi).then(|| i.lo.is_some_and(|v| v.is_one()))
            }
            _ => None,
        }
    }

    /// Is `e ≤ at` certain?
    fn prove_at_most(&mut self, s: &mut Store, e: Expr, at: i64) -> bool {
        if self.known.contradiction {
            return true;
        }
        if s.is_above_at(e, at, !self.known.excluded) {
            return false;
        }
        if self.interval(s, e).lo.is_some_and(|l| l > Num::int(at)) {
            return false;
        }
        let n = s.linear_sum(Num::int(at), [(Num::int(-1), e)]);
        self.prove_ge0(s, n)
    }

    /// Does the integer certainly lie within the machine integers of that width and sign?
    pub fn fits(&mut self, s: &mut Store, e: Expr, width: u8, signed: bool) -> bool {
        if self.interval(s, e).fits(width, signed) {
            return true;
        }
        let (lo, hi) = machine_range(width, signed);
        let above = s.add_num(e, -lo);
        if !self.prove_ge0(s, above) {
            return false;
        }
        let below = s.linear_sum(hi, [(Num::int(-1), e)]);
        self.prove_ge0(s, below)
    }
}

/// The sum of two operands of an extremum, where little is left of it, as of `max(x, -x)`: the
/// greater is at least half of it.
fn middle(s: &Store, args: &[Expr]) -> Option<Linear> {
    let [a, b] = args else { return None };
    let sum = Linear::of(s, *a).plus(&Num::ONE, &Linear::of(s, *b));
    (sum.terms.len() <= 1).then_some(sum)
}
