//! Rules: what a stage tries in turn, as an ordered table with names.
//!
//! A rule says in mathematics what it does and under which side conditions, names its source, and has
//! an example that the tests execute. The first rule of a table that applies answers. A rule that is
//! switched off ([`Settings::without_rules`]) may cost formulas, and makes none wrong.
//!
//! Each stage has its table beside its code; [`rules`] lists them all. What a store's owner switched off
//! and which rules answered stands in its `RuleLog`, for expressions are what every rule works on.
//!
//! ```
//! let names: Vec<&str> = symprof_core::rules::rules().map(|r| r.name).collect();
//! assert!(names.contains(&"add-recurrence"));
//! ```

mod journal;

pub use journal::{Journal, Part, Span, Step, Subject};

use crate::expr::{Expr, Store};
use crate::limits::Limits;
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use std::sync::Arc;

/// What is said of a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct RuleInfo {
    /// its published name, one of a kind
    pub name: &'static str,
    /// the stage that tries it
    pub stage: &'static str,
    /// what it concludes, in mathematics
    pub statement: &'static str,
    /// when
    pub conditions: &'static str,
    /// where the method comes from
    pub source: &'static str,
    /// one use of it
    pub example: Example,
}

/// A use of a rule, in the language of expressions ([`crate::expr::parse`]). `n`, `a`, `b`, `d`, and in
/// the tables of sums also `m`, are parameters of 32 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Example {
    /// Of a header parameter: its value on entry, that around the back edge (`P` the value before, `k`
    /// the iteration), and its value in iteration `k`.
    #[non_exhaustive]
    Recurrence {
        /// the value on entry
        start: &'static str,
        /// the value around the back edge
        next: &'static str,
        /// the value in iteration `k`
        value: &'static str,
    },
    /// Of a loop: the condition to leave it in iteration `k`, and its backedge-taken count.
    #[non_exhaustive]
    TripCount {
        /// the condition to leave
        exit: &'static str,
        /// the count
        count: &'static str,
    },
    /// Of what is put aside in a summand at iteration `k`, under guards.
    #[non_exhaustive]
    Summand {
        /// the summand
        summand: &'static str,
        /// the summand that is summed in its place
        plain: &'static str,
    },
    /// Of a sum over `i`.
    #[non_exhaustive]
    Sum {
        /// what is known of the parameters
        given: &'static str,
        /// the first index
        lo: &'static str,
        /// the last index
        hi: &'static str,
        /// the summand at `i`
        summand: &'static str,
        /// the closed form
        closed: &'static str,
    },
    /// Of a sum over `i` of a sum over `j`, both from 0 on, as one over `k`.
    #[non_exhaustive]
    Nest {
        /// what is known of the parameters
        given: &'static str,
        /// the last `i`
        last: &'static str,
        /// how many `j` there are
        length: &'static str,
        /// the value that steps through both loops, where `j` is 0
        first: &'static str,
        /// what each `j` adds to it
        step: &'static str,
        /// the summand at `i` and `j`
        summand: &'static str,
        /// the first and the last `k`, and the summand there
        range: [&'static str; 3],
    },
    /// Of the first index `k`, from 0 on, at which a condition holds.
    #[non_exhaustive]
    FirstIndex {
        /// what is known of the parameters
        given: &'static str,
        /// the condition
        condition: &'static str,
        /// the first index, where there is one
        first: &'static str,
        /// whether there is one
        exists: &'static str,
    },
    /// Of a condition on the index `k`.
    #[non_exhaustive]
    Equivalent {
        /// what is known of the parameters
        given: &'static str,
        /// the condition
        condition: &'static str,
        /// the same as a rule writes it
        equivalent: &'static str,
    },
    /// Of a proof.
    #[non_exhaustive]
    Proof {
        /// what is known
        given: &'static str,
        /// what is not negative then
        claim: &'static str,
        /// a rule that proves it where this one is switched off
        instead: Option<&'static str>,
    },
}

impl Example {
    pub(crate) const fn recurrence(
        start: &'static str,
        next: &'static str,
        value: &'static str,
    ) -> Example {
        Example::Recurrence { start, next, value }
    }

    pub(crate) const fn sum(
        given: &'static str,
        [lo, hi]: [&'static str; 2],
        summand: &'static str,
        closed: &'static str,
    ) -> Example {
        Example::Sum { given, lo, hi, summand, closed }
    }

    pub(crate) const fn nest(
        given: &'static str,
        [last, length, first, step]: [&'static str; 4],
        summand: &'static str,
        range: [&'static str; 3],
    ) -> Example {
        Example::Nest { given, last, length, first, step, summand, range }
    }

    pub(crate) const fn first_index(
        given: &'static str,
        condition: &'static str,
        [first, exists]: [&'static str; 2],
    ) -> Example {
        Example::FirstIndex { given, condition, first, exists }
    }

    pub(crate) const fn equivalent(
        given: &'static str,
        condition: &'static str,
        equivalent: &'static str,
    ) -> Example {
        Example::Equivalent { given, condition, equivalent }
    }

    pub(crate) const fn trip_count(exit: &'static str, count: &'static str) -> Example {
        Example::TripCount { exit, count }
    }

    pub(crate) const fn summand(summand: &'static str, plain: &'static str) -> Example {
        Example::Summand { summand, plain }
    }

    /// Of a proof that only this rule finds.
    pub(crate) const fn proof(given: &'static str, claim: &'static str) -> Example {
        Example::Proof { given, claim, instead: None }
    }

    /// Of a proof that another rule finds too, later or in more steps.
    pub(crate) const fn proof_also_by(
        given: &'static str,
        claim: &'static str,
        instead: &'static str,
    ) -> Example {
        Example::Proof { given, claim, instead: Some(instead) }
    }
}

/// A rule of a stage: what is said of it, and the function that tries it.
pub(crate) struct Rule<F: 'static> {
    pub(crate) info: RuleInfo,
    pub(crate) apply: F,
}

/// A rule as it is written down; the stage is that of its table ([`NewRule::of`]).
pub(crate) struct NewRule<F: 'static> {
    pub(crate) name: &'static str,
    pub(crate) statement: &'static str,
    pub(crate) conditions: &'static str,
    pub(crate) source: &'static str,
    pub(crate) example: Example,
    pub(crate) apply: F,
}

impl<F: Copy> NewRule<F> {
    /// The rule, as one of that stage.
    pub(crate) const fn of(self, stage: &'static str) -> Rule<F> {
        let NewRule { name, statement, conditions, source, example, apply } = self;
        Rule { info: RuleInfo { name, stage, statement, conditions, source, example }, apply }
    }
}

/// The rules of all stages, in the order in which each stage tries them.
pub fn rules() -> impl Iterator<Item = &'static RuleInfo> {
    let of_sums = crate::sum::stage_rules();
    crate::solve::stage_rules().chain(of_sums).chain(crate::facts::proof_rules())
}

/// What an analysis may take, and which rules it tries.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    limits: Limits,
    off: BTreeSet<&'static str>,
    journal: bool,
}

/// There is no rule of that name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no rule `{name}`; the rules are {}", names())]
#[non_exhaustive]
pub struct UnknownRule {
    /// the name
    pub name: String,
}

fn names() -> String {
    rules().map(|r| r.name).collect::<Vec<_>>().join(", ")
}

impl Settings {
    /// With these limits, and every rule.
    pub fn new(limits: Limits) -> Settings {
        Settings { limits, ..Settings::default() }
    }

    /// The same with rules switched off. For tests, and to see what a rule is for: formulas may be lost,
    /// none is wrong.
    ///
    /// ```
    /// use symprof_core::rules::Settings;
    /// assert!(Settings::default().without_rules(["multiplying"]).is_ok());
    /// let e = Settings::default().without_rules(["dubling"]).unwrap_err();
    /// assert!(e.to_string().starts_with("there is no rule `dubling`; the rules are "));
    /// ```
    ///
    /// # Errors
    /// [`UnknownRule`] for a name that no rule has.
    pub fn without_rules<S: AsRef<str>>(
        mut self,
        names: impl IntoIterator<Item = S>,
    ) -> Result<Settings, UnknownRule> {
        for name in names {
            let name = name.as_ref();
            let rule = rules().find(|r| r.name == name);
            let rule = rule.ok_or_else(|| UnknownRule { name: name.to_owned() })?;
            self.off.insert(rule.name);
        }
        Ok(self)
    }

    /// The same with a [`Journal`] kept of each analysis, from which explanations are made. It costs memory
    /// for each question that a stage is asked.
    #[must_use]
    pub fn with_journal(self) -> Settings {
        Settings { journal: true, ..self }
    }

    /// Is a journal kept?
    pub fn keeps_journal(&self) -> bool {
        self.journal
    }

    /// The limits.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Is that rule tried?
    pub fn tries(&self, rule: &str) -> bool {
        self.off.is_empty() || !self.off.contains(rule)
    }
}

/// What a store's owner switched off, and which rules answered.
#[derive(Clone, Debug, Default)]
pub(crate) struct RuleLog {
    settings: Arc<Settings>,
    /// names of rules that answered, also on the way to what was given up
    applied: FxHashSet<&'static str>,
    journal: Option<Box<Journal>>,
}

impl RuleLog {
    pub(crate) fn new(settings: Arc<Settings>) -> RuleLog {
        let journal = settings.keeps_journal().then(Box::default);
        RuleLog { settings, journal, ..RuleLog::default() }
    }

    pub(crate) fn limits(&self) -> &Limits {
        self.settings.limits()
    }

    pub(crate) fn tries(&self, rule: &'static RuleInfo) -> bool {
        self.settings.tries(rule.name)
    }

    pub(crate) fn answered(&mut self, rule: &'static RuleInfo) {
        self.applied.insert(rule.name);
        log::trace!(target: "symprof::rules", "{}: {}", rule.stage, rule.name);
        self.step(Step::Applied(rule));
    }

    /// What is asked from now on belongs to that question.
    pub(crate) fn begin(&mut self, subject: Subject) {
        if let Some(j) = &mut self.journal {
            j.begin(subject);
        }
    }

    /// The question that was asked last is answered.
    pub(crate) fn end(&mut self, answer: Option<Expr>) {
        if let Some(j) = &mut self.journal {
            j.end(answer);
        }
    }

    /// Is a journal kept?
    pub(crate) fn keeps_journal(&self) -> bool {
        self.journal.is_some()
    }

    /// How many questions its journal has, the number of the next one; none if none is kept.
    pub(crate) fn asked(&self) -> Option<usize> {
        self.journal.as_ref().map(|j| j.spans().len())
    }

    pub(crate) fn step(&mut self, step: Step) {
        if let Some(j) = &mut self.journal {
            j.step(step);
        }
    }

    /// A condition becomes a guard.
    pub(crate) fn guard(&mut self, condition: Expr) {
        if let Some(j) = &mut self.journal {
            j.guard(condition);
        }
    }

    /// A guard is written in another way.
    pub(crate) fn rewritten(&mut self, condition: Expr, by: Expr) {
        if let Some(j) = &mut self.journal {
            j.rewritten(condition, by);
        }
    }

    pub(crate) fn take_journal(&mut self) -> Option<Box<Journal>> {
        self.journal.take()
    }

    /// Names of the rules that answered so far.
    pub(crate) fn applied(&self) -> BTreeSet<&'static str> {
        self.applied.iter().copied().collect()
    }
}

/// Whoever tries rules: a store, or what holds one.
pub(crate) trait Tries {
    fn rule_log(&mut self) -> &mut RuleLog;
}

impl Tries for Store {
    fn rule_log(&mut self) -> &mut RuleLog {
        Store::rule_log(self)
    }
}

/// The answer of the first rule that applies, of those that are not switched off.
pub(crate) fn first_that_applies<C: Tries, F: Copy, T>(
    cx: &mut C,
    table: &'static [Rule<F>],
    mut apply: impl FnMut(F, &mut C) -> Option<T>,
) -> Option<T> {
    for rule in table {
        if !cx.rule_log().tries(&rule.info) {
            continue;
        }
        if let Some(answer) = apply(rule.apply, cx) {
            cx.rule_log().answered(&rule.info);
            return Some(answer);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_of_a_kind_and_nothing_is_left_unsaid() {
        let names: BTreeSet<&str> = rules().map(|r| r.name).collect();
        assert_eq!(names.len(), rules().count());
        for r in rules() {
            let said = [r.name, r.stage, r.statement, r.conditions, r.source];
            assert!(said.iter().all(|s| !s.is_empty()), "{r:?}");
        }
    }
}
