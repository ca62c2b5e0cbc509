//! What the formulas of a function say at a point: where the point lies in their domain, their values.

use super::{missing_symbol, natural, Counts};
use crate::assume::{Assumed, AssumptionKind};
use crate::expr::{ConditionExpr, CountExpr, EvalError, Evaluator};
use crate::ir::Block;
use crate::profile::answer::Source;
use crate::profile::error::ProfileError;
use crate::profile::function::{BlockProfile, FunctionProfile};
use crate::profile::point::Bound;
use crate::profile::status::Status;
use crate::profile::ModuleProfile;
use cranelift_entity::SecondaryMap;

/// What the formulas of a function say at a point.
#[derive(Default)]
pub(super) struct Solved {
    pub(super) counts: Counts,
    /// the point lies outside the domain, breaks an assumption, or says what formulas do not speak of
    pub(super) outside: bool,
    /// a formula takes more steps than allowed
    pub(super) beyond: bool,
    /// by number among those of the profile: a loop that never ends once it is entered
    pub(super) endless: Option<usize>,
    /// by number among those of the profile: a promise that is broken within the domain
    pub(super) promise: Option<usize>,
}

impl ModuleProfile<'_> {
    /// The counts that formulas give at the point.
    pub(super) fn by_formula(
        &self,
        profile: &FunctionProfile,
        bound: &Bound,
        steps: u64,
    ) -> Result<Solved, ProfileError> {
        let mut solved = Solved::default();
        let mut ev = Evaluator::new(profile.store()).with_budget(steps);
        for (name, v) in &bound.values {
            ev.bind_name(name, v.clone());
        }
        if breaks_what_is_assumed(profile, bound, &mut ev, &mut solved) {
            solved.outside = true;
            return Ok(solved);
        }
        let blocks = profile.counted().iter();
        let mut formulas: Vec<(&BlockProfile, CountExpr)> =
            blocks.filter_map(|b| Some((b, b.count.formula()?))).collect();
        let mut failed = Vec::new();
        if let Some(&(first, _)) = formulas.first() {
            for &guard in profile.domain() {
                ev.allow(steps);
                match ev.truth(guard) {
                    Ok(true) => {}
                    Err(EvalError::Unbound(s)) if !solved.outside => {
                        return Err(missing_symbol(profile, &first.name, s));
                    }
                    found => {
                        solved.beyond |= matches!(found, Err(EvalError::Budget(_)));
                        solved.outside = true;
                        failed.push(guard);
                    }
                }
            }
        }
        // one of these, and no other reason why the formulas do not hold
        ev.allow(steps);
        solved.endless = profile.endless().iter().position(|l| {
            failed.iter().all(|g| Some(*g) == l.guard) && ev.truth(l.ends) == Ok(false)
        });
        if solved.outside {
            return Ok(solved);
        }
        let data_domain = profile.data_domain();
        let is_inside = data_domain.iter().all(|&g| ev.truth(g) == Ok(true));
        if !is_inside {
            formulas.retain(|(b, _)| b.count.status() != Status::DataDependent);
        }
        let mut decided: SecondaryMap<Block, bool> = SecondaryMap::new();
        let details = profile.assumption_details().iter();
        for &b in details.filter(|a| bound.decides(a)).flat_map(|a| &a.blocks) {
            decided[b] = true;
        }
        // those that take no steps come first; no other takes the steps of all
        formulas.sort_by_key(|f| profile.store().is_stepped(f.1.expr()));
        let mut left = steps;
        for (b, e) in formulas {
            if decided[b.block] {
                continue;
            }
            ev.allow(left.max(steps.min(self.limits().first_formula_steps)));
            match ev.eval(e) {
                // A count that is no natural number is none: the execution decides.
                Ok(v) => {
                    solved.counts[b.block] = natural(&v).map(|v| (v, Source::Formula));
                }
                // what data decides stays open unless the point says
                Err(EvalError::Unbound(s)) if profile.free_symbol(&s).is_some() => {}
                Err(EvalError::Unbound(s)) => return Err(missing_symbol(profile, &b.name, s)),
                Err(EvalError::Budget(_)) => solved.beyond = true,
                Err(_) => {}
            }
            left = left.saturating_sub(ev.steps());
        }
        Ok(solved)
    }
}

/// Does the point break an assumption, or a promise of the code? Notes which promise, and the loop that
/// never ends.
fn breaks_what_is_assumed(
    profile: &FunctionProfile,
    bound: &Bound,
    ev: &mut Evaluator<'_>,
    solved: &mut Solved,
) -> bool {
    let details = profile.assumption_details();
    let mut broken = |c: ConditionExpr| ev.truth(c) == Ok(false);
    // nothing else was asked beyond typical uses
    if profile.typical().iter().chain(profile.necessary()).any(|&c| broken(c)) {
        return true;
    }
    // a loop without an exit, where the point enters it
    let stuck =
        |a: &&Assumed| a.kind == AssumptionKind::Ends && a.condition.is_some_and(&mut broken);
    if let Some(a) = details.iter().find(stuck) {
        solved.endless = profile.endless().iter().position(|l| l.header == a.block);
    }
    let decided = details.iter().filter(|a| a.kind != AssumptionKind::Defined);
    // Results of calls that the user binds are no part of the formulas.
    if !bound.calls.is_empty() || decided.filter_map(|a| a.condition).any(&mut broken) {
        return true;
    }
    let Some(k) = profile.promises().iter().position(|p| broken(p.condition)) else { return false };
    let inside = profile.domain().iter().all(|&g| ev.truth(g) == Ok(true));
    solved.promise = Some(k).filter(|_| inside);
    true
}
