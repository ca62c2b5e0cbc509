//! Proofs of `e ≥ 0`: interval arithmetic, then a short search in the manner of Fourier-Motzkin
//! elimination (Schrijver, *Theory of Linear and Integer Programming*, section 12.2).
//!
//! A form `c + Σ k·t` is not negative if the least values of its terms add up to 0 or more. Where they
//! do not, a rule of [`PROOFS`] replaces it by forms from which it follows and in which a term whose
//! bound is too weak is gone: it subtracts a positive multiple of a known inequality
//! ([`inequalities`]), or uses the definition of the operation ([`division`], [`extremum`], [`choice`],
//! [`product`]). Of forms over the integers the constant is rounded down after a division by the common
//! divisor, as in a Gomory-Chvátal cut.
//!
//! Refutation comes first: a sample point (`expr/sample_points`) at which the conditions hold and `e` is
//! negative ends the proof. What was proved or not is remembered, a failure with the budget that it had.

pub(super) mod choice;
pub(super) mod division;
pub(super) mod expression;
pub(super) mod extremum;
pub(super) mod inequalities;
pub(super) mod product;
#[cfg(test)]
mod tests;

use super::linear::Combined;
use super::{Facts, Linear};
use crate::expr::{Expr, Node, Num, Store};
use crate::rules::{first_that_applies, Rule, RuleInfo};
use product::Factor;
use smallvec::SmallVec;

/// A rule's function, by what the rule looks at.
#[derive(Clone, Copy)]
pub(super) enum Prove {
    /// The whole expression: does the rule prove it?
    Expression(fn(&mut Facts, &mut Store, Expr) -> bool),
    /// A linear form: does the rule prove it?
    Form(fn(&mut Facts, &mut Store, &Form<'_>) -> bool),
    /// One term of a form: does the form follow, within the attempts left?
    Term(fn(&mut Facts, &mut Store, &Goal<'_>, &mut u32) -> bool),
    /// One factor of a product: which forms are not negative?
    Factor(fn(&mut Facts, &mut Store, &Factor, &mut Vec<Linear>)),
    /// The whole expression, where all of the above fail: what is equal to it, to be proved instead?
    Rewrite(fn(&mut Store, Expr) -> Expr),
    /// The whole expression, where all of the above fail: what is not negative exactly where it is, all together
    Each(fn(&mut Store, Expr) -> Option<Vec<Expr>>),
    /// The whole expression, where all of the above fail: what is at most as large, to be proved by these but the last
    Stronger(fn(&mut Facts, &mut Store, Expr) -> Option<Expr>),
}

/// What is tried, in order.
pub(super) static PROOFS: &[Rule<Prove>] = &[
    expression::INTERVAL,
    inequalities::ONE,
    inequalities::COMBINED,
    division::QUOTIENT,
    division::REMAINDER,
    extremum::STEP,
    extremum::EACH_OPERAND,
    extremum::MIDDLE,
    extremum::OPERAND,
    choice::EACH_ARM,
    product::BOUND,
    product::QUOTIENT,
    product::REMAINDER,
    product::INEQUALITY,
    product::MULTIPLE,
    expression::MULTIPLIED_OUT,
    extremum::OPERANDS_APART,
    division::DIVIDEND,
    division::TWO,
    extremum::STEP_OF_INDEX,
    division::EITHER,
    division::SOME_SHARE,
];

/// The rules of proofs.
pub(crate) fn proof_rules() -> impl Iterator<Item = &'static RuleInfo> {
    PROOFS.iter().map(|r| &r.info)
}

/// What became of the search for a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Proof {
    /// There is one.
    Found,
    /// None was found with so many attempts; with more, there may be one.
    Missing {
        /// attempts that the search had
        within: u32,
    },
}

/// A linear form to prove not negative.
#[derive(Clone, Copy)]
pub(super) struct Form<'a> {
    form: &'a Linear,
    /// is the form an integer?
    integral: bool,
}

/// A form to prove not negative by what is known of one of its terms, `k·t`.
#[derive(Clone, Copy)]
pub(super) struct Goal<'a> {
    form: &'a Linear,
    integral: bool,
    k: &'a Num,
    t: Expr,
    /// how many more known inequalities may be combined
    depth: u32,
    own_bound: OwnBound,
}

/// The bound of a term by intervals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum OwnBound {
    /// the term may be negative
    TooWeak,
    /// the term is not negative
    Enough,
}

impl<'a> Goal<'a> {
    fn new(of: Form<'a>, (k, t): &'a (Num, Expr), depth: u32, own_bound: OwnBound) -> Goal<'a> {
        Goal { form: of.form, integral: of.integral, k, t: *t, depth, own_bound }
    }

    /// The form without the term, by a known inequality in which the term has the same sign.
    fn without<'f>(&self, known: &'f Linear) -> Option<Combined<'f>>
    where
        'a: 'f,
    {
        self.form.without((self.k, self.t), known, self.integral)
    }

    /// The form less the term.
    fn rest(&self, s: &Store) -> Linear {
        self.form.plus(&-self.k.clone(), &Linear::of(s, self.t))
    }

    /// The operation of the term, where the term's own bound is too weak.
    fn weak_node<'s>(&self, s: &'s Store) -> Option<&'s Node> {
        (self.own_bound == OwnBound::TooWeak).then(|| s.node(self.t))
    }
}

/// The form of `x`, which has the value of `e`, to prove not negative.
fn like(s: &Store, e: Expr, x: Expr) -> Linear {
    let form = Linear::of(s, x);
    match s.is_integral(e) {
        true => form.rounded(s),
        false => form,
    }
}

impl Facts {
    /// The attempts that a proof may take now.
    fn budget(&self, s: &Store) -> u32 {
        let limits = &s.limits().proofs;
        if s.proofs_exhausted() {
            limits.attempts_when_exhausted
        } else if self.effort > limits.patience {
            limits.attempts_when_late
        } else if !self.known.excluded == 0 {
            limits.attempts_without_points
        } else {
            limits.attempts
        }
    }

    /// Is `e ≥ 0` certain?
    pub fn prove_ge0(&mut self, s: &mut Store, e: Expr) -> bool {
        if self.known.contradiction || s.interval(e).non_negative() {
            return true;
        }
        // Refuting by sample point is cheaper than interval arithmetic.
        if s.is_negative_at(e, !self.known.excluded) {
            return false;
        }
        let before = self.memo.borrow().proved.get(&e).copied();
        match before {
            Some(Proof::Found) => return true,
            Some(Proof::Missing { within }) if self.budget(s) <= within => return false,
            _ => {}
        }
        if self.by_interval(s, e) {
            return true;
        }
        let mut proof = self.by_search(s, e);
        if matches!(proof, Proof::Missing { .. }) && (self.by_each(s, e) || self.by_stronger(s, e))
        {
            proof = Proof::Found;
        }
        self.memo.borrow_mut().proved.insert(e, proof);
        proof == Proof::Found
    }

    /// A search for the form of an expression, and for what it is rewritten to.
    fn by_search(&mut self, s: &mut Store, e: Expr) -> Proof {
        let form = like(s, e, e);
        match self.search_for(s, &form) {
            Proof::Missing { within } => self.by_rewriting(s, e, within),
            found => found,
        }
    }

    fn by_interval(&mut self, s: &mut Store, e: Expr) -> bool {
        let whole = |apply, s: &mut Store| match apply {
            Prove::Expression(prove) => prove(self, s, e).then_some(()),
            _ => None,
        };
        first_that_applies(s, PROOFS, whole).is_some()
    }

    /// A proof of an expression that is equal to this one, for which none was found `within` a budget.
    fn by_rewriting(&mut self, s: &mut Store, e: Expr, mut within: u32) -> Proof {
        let rewritten = |apply, s: &mut Store| {
            let Prove::Rewrite(rewrite) = apply else { return None };
            let x = rewrite(s, e);
            if x == e {
                return None;
            }
            if self.by_interval(s, x) {
                return Some(Proof::Found);
            }
            let form = like(s, e, x);
            match self.search_for(s, &form) {
                Proof::Missing { within: also } => {
                    within = within.min(also);
                    None
                }
                found => Some(found),
            }
        };
        first_that_applies(s, PROOFS, rewritten).unwrap_or(Proof::Missing { within })
    }

    /// Are all expressions not negative that are so exactly where this one is?
    fn by_each(&mut self, s: &mut Store, e: Expr) -> bool {
        let apart = |apply, s: &mut Store| {
            let Prove::Each(parts) = apply else { return None };
            parts(s, e)?.into_iter().all(|x| self.prove_ge0(s, x)).then_some(())
        };
        first_that_applies(s, PROOFS, apart).is_some()
    }

    /// Is something not negative that is at most as large?
    fn by_stronger(&mut self, s: &mut Store, e: Expr) -> bool {
        let stronger = |apply, s: &mut Store| {
            let Prove::Stronger(less) = apply else { return None };
            let x = less(self, s, e)?;
            let proved = self.by_interval(s, x)
                || !s.is_negative_at(x, !self.known.excluded)
                    && self.by_search(s, x) == Proof::Found;
            proved.then_some(())
        };
        first_that_applies(s, PROOFS, stronger).is_some()
    }

    fn search_for(&mut self, s: &mut Store, form: &Linear) -> Proof {
        let budget = self.budget(s);
        let mut fuel = budget;
        if self.search(s, form, s.limits().proofs.combined, &mut fuel) {
            return Proof::Found;
        }
        // a search that came to its end finds no more with a larger budget
        Proof::Missing { within: if fuel == 0 { budget } else { u32::MAX } }
    }

    /// Do the least values of the terms add up to 0 or more?
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

    /// The same of a form that is not written out.
    fn is_non_negative(&mut self, s: &Store, form: &Combined<'_>) -> bool {
        let mut lo = Num::ZERO;
        for (k, t) in form.terms() {
            match self.plus_least(s, lo, &k, t) {
                Some(sum) => lo = sum,
                None => return false,
            }
        }
        !(lo + form.constant()).is_negative()
    }

    fn search(&mut self, s: &mut Store, e: &Linear, depth: u32, fuel: &mut u32) -> bool {
        if depth == 0 || *fuel == 0 || e.terms.len() > s.limits().proofs.terms {
            return false;
        }
        let integral = e.is_integral(s);
        let tight = if integral { e.tightened() } else { None };
        let e = tight.as_ref().unwrap_or(e);
        let of = Form { form: e, integral };
        // what one known inequality settles must not wait behind long searches
        if depth == s.limits().proofs.combined && self.by_form(s, &of) {
            return true;
        }
        // first the terms whose own bound is too weak
        let mut bounded: SmallVec<[&(Num, Expr); 4]> = SmallVec::new();
        for term in e.terms.iter() {
            let (k, t) = term;
            if self.plus_least(s, Num::ZERO, k, *t).is_some_and(|l| !l.is_negative()) {
                bounded.push(term);
            } else if self.by_term(s, &Goal::new(of, term, depth, OwnBound::TooWeak), fuel) {
                return true;
            }
        }
        // A term may be more than its least value: a quotient moves with its dividend, and of a
        // short form much may be known.
        bounded.iter().any(|t| self.by_term(s, &Goal::new(of, t, depth, OwnBound::Enough), fuel))
    }

    fn by_form(&mut self, s: &mut Store, form: &Form<'_>) -> bool {
        let whole = |apply, s: &mut Store| match apply {
            Prove::Form(prove) => prove(self, s, form).then_some(()),
            _ => None,
        };
        first_that_applies(s, PROOFS, whole).is_some()
    }

    fn by_term(&mut self, s: &mut Store, goal: &Goal<'_>, fuel: &mut u32) -> bool {
        let of_term = |apply, s: &mut Store| match apply {
            Prove::Term(prove) => prove(self, s, goal, fuel).then_some(()),
            _ => None,
        };
        first_that_applies(s, PROOFS, of_term).is_some() || self.by_factors(s, goal, fuel)
    }

    /// Does the inequality cancel the term and leave what is not negative?
    fn by_inequality(
        &mut self,
        s: &mut Store,
        goal: &Goal<'_>,
        known: &Linear,
        fuel: &mut u32,
    ) -> bool {
        let x = goal.form.without((goal.k, goal.t), known, false);
        x.is_some_and(|x| self.attempt_combined(s, &x, goal.depth, fuel))
    }

    /// Does `e ≥ 0` hold whichever of the operands stands in place of the term?
    fn with_each(
        &mut self,
        s: &mut Store,
        goal: &Goal<'_>,
        operands: &[Expr],
        fuel: &mut u32,
    ) -> bool {
        let rest = goal.rest(s);
        operands.iter().all(|&a| {
            let x = rest.plus(goal.k, &Linear::of(s, a));
            self.attempt(s, &x, goal.depth, fuel)
        })
    }

    fn attempt(&mut self, s: &mut Store, x: &Linear, depth: u32, fuel: &mut u32) -> bool {
        self.may_attempt(s, fuel)
            && (self.form_is_non_negative(s, x) || self.goes_on(s, x, depth, fuel))
    }

    /// The same of a form that is written out where its bounds are not enough.
    fn attempt_combined(
        &mut self,
        s: &mut Store,
        x: &Combined<'_>,
        depth: u32,
        fuel: &mut u32,
    ) -> bool {
        self.may_attempt(s, fuel)
            && (self.is_non_negative(s, x)
                || depth > 1 && self.goes_on(s, &x.written_out(), depth, fuel))
    }

    /// Takes one of the attempts that are left.
    fn may_attempt(&mut self, s: &mut Store, fuel: &mut u32) -> bool {
        if *fuel == 0 {
            return false;
        }
        *fuel -= 1;
        self.effort = self.effort.saturating_add(1);
        s.count_attempt();
        true
    }

    /// A search for what is not refuted.
    fn goes_on(&mut self, s: &mut Store, x: &Linear, depth: u32, fuel: &mut u32) -> bool {
        depth > 1
            && !s.is_form_negative_at(&x.constant, &x.terms, !self.known.excluded)
            && self.search(s, x, depth - 1, fuel)
    }
}
