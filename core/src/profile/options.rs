//! How a profile is made and evaluated: what is taken for true, and how long an answer may take.

use super::condition::{Assumption, ConditionError};
use crate::assume::{AssumptionKind, Disabled};
use crate::interp;
use crate::rules::Settings;
use std::collections::BTreeSet;
use std::sync::Arc;

/// How a profile is made and evaluated. Made from [`Options::default`] step by step; more fields may
/// join these.
///
/// ```
/// use symprof_core::{assume::AssumptionKind, profile::Options};
/// let options = Options::default()
///     .assuming("n >= 1 && n % 8 == 0")?
///     .without([AssumptionKind::Disjoint])
///     .with_steps(1_000_000);
/// assert_eq!(options.assume.len(), 1);
/// assert!(options.disabled.contains(&AssumptionKind::Disjoint));
/// assert_eq!((options.formula_steps, options.simulation.steps), (1_000_000, 1_000_000));
/// # Ok::<(), symprof_core::profile::ConditionError>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
#[non_exhaustive]
pub struct Options {
    /// what the user takes as true
    pub assume: Vec<Assumption>,
    /// kinds of assumptions that are not made
    pub disabled: Disabled,
    /// Kinds that the user vouches for: the uses of [`AssumptionKind::NoExit`] are neither listed nor
    /// checked, [`AssumptionKind::FieldsConstant`] and [`AssumptionKind::Typical`] are made at all. Others have no meaning
    /// here.
    pub granted: BTreeSet<AssumptionKind>,
    /// what the analysis may take, and which [rules](crate::rules) it tries
    pub settings: Arc<Settings>,
    /// limits of a simulation; which kinds of assumptions it makes, `disabled` says
    pub simulation: interp::Options,
    /// steps of sums and searches in one evaluation of a formula; beyond, the function is simulated
    pub formula_steps: u64,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            assume: Vec::new(),
            disabled: Disabled::new(),
            granted: BTreeSet::new(),
            settings: Arc::default(),
            simulation: interp::Options { steps: 1_000_000_000, ..interp::Options::default() },
            formula_steps: 50_000_000,
        }
    }
}

impl Options {
    /// The same, and that text is taken as true too: a condition over symbols (`n >= 1`) or the
    /// result of a call (`malloc=0`).
    ///
    /// # Errors
    /// As [`Assumption::parse`].
    ///
    /// ```
    /// use symprof_core::profile::Options;
    /// let error = Options::default().assuming("n >=").unwrap_err();
    /// assert!(error.to_string().starts_with("cannot read the assumption `n >=`: column 5"));
    /// ```
    pub fn assuming(self, text: &str) -> Result<Self, ConditionError> {
        Ok(self.with_assumptions([Assumption::parse(text)?]))
    }

    /// The same, and these are taken as true too.
    pub fn with_assumptions(mut self, assumed: impl IntoIterator<Item = Assumption>) -> Self {
        self.assume.extend(assumed);
        self
    }

    /// The same, and assumptions of these kinds are not made.
    pub fn without(mut self, kinds: impl IntoIterator<Item = AssumptionKind>) -> Self {
        self.disabled.extend(kinds);
        self
    }

    /// The same, and the user vouches for these kinds of assumptions.
    ///
    /// ```
    /// use symprof_core::{assume::AssumptionKind, profile::Options};
    /// let options = Options::default().granting([AssumptionKind::NoExit]);
    /// assert!(options.granted.contains(&AssumptionKind::NoExit));
    /// ```
    pub fn granting(mut self, kinds: impl IntoIterator<Item = AssumptionKind>) -> Self {
        self.granted.extend(kinds);
        self
    }

    /// The same, with these limits and rules.
    ///
    /// ```
    /// use symprof_core::{profile::Options, rules::Settings};
    /// let options = Options::default().with_settings(Settings::default().without_rules(["multiplying"])?);
    /// assert!(!options.settings.tries("multiplying"));
    /// # Ok::<(), symprof_core::rules::UnknownRule>(())
    /// ```
    pub fn with_settings(mut self, settings: impl Into<Arc<Settings>>) -> Self {
        self.settings = settings.into();
        self
    }

    /// The same, where the evaluation of a formula, and a simulation, take so many steps each. A step
    /// of a simulation is a block, or an operation of its control slice.
    pub fn with_steps(self, steps: u64) -> Self {
        let simulation = self.simulation.with_steps(steps);
        self.with_formula_steps(steps).with_simulation(simulation)
    }

    /// The same, where sums and searches in the evaluation of a formula take so many steps.
    pub fn with_formula_steps(mut self, steps: u64) -> Self {
        self.formula_steps = steps;
        self
    }

    /// The same, with these limits of a simulation.
    pub fn with_simulation(mut self, limits: interp::Options) -> Self {
        self.simulation = limits;
        self
    }
}
