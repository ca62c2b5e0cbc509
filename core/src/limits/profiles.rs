//! Budgets of profiles: what an evaluation tries first, checks of what users assume, counts inside
//! callees.

/// Budgets of a profile and of its evaluation ([`crate::profile`]). How much an evaluation may take in all
/// is an option of the profile ([`Options`](crate::profile::Options)).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ProfileLimits {
    /// Steps of formulas that an evaluation tries before either a formula or an execution takes all that
    /// it may: a sum may step for long where an execution ends at once.
    pub first_formula_steps: u64,
    /// Steps of an execution that are tried then; also all steps of an execution that most likely knows
    /// no more than the formulas. For a loop over tensor contents of 10^9 iterations these are 12 s less.
    pub first_execution_steps: u64,
    /// Steps of formulas inside callees, where executing the caller may be quicker.
    pub little_formula_steps: u64,
    /// Steps of executions inside such formulas.
    pub little_execution_steps: u64,
    /// Steps of sums over such executions.
    pub little_executions: u64,
    /// Functions reached, up to which counts are summed over calls.
    pub summed_functions: usize,
    /// Blocks of callees, counted once for each call that copies their formulas, up to which counts are
    /// summed over calls.
    pub summed_copies: usize,
    /// Functions reached, up to which a control slice is an expression: it is made of the code of all of
    /// them.
    pub sliced_functions: usize,
    /// Steps that it may take to show that assumptions hold at a point.
    pub deciding_steps: u64,
    /// Attempts at proofs that a check of assumptions for contradictions may make.
    pub contradiction_attempts: u64,
    /// Steps of nested sums and searches, whatever the parameters, that pass for a constant: such a
    /// formula counts as closed.
    pub constant_steps: u64,
    /// Nodes of an expression that is factored for a vector of features; larger ones stay as they are.
    pub factored_nodes: usize,
    /// Analyses that look for more conditions of a typical use: under those of one, others become plain.
    pub typical_rounds: usize,
}

impl Default for ProfileLimits {
    fn default() -> ProfileLimits {
        ProfileLimits {
            first_formula_steps: 1_000_000,
            first_execution_steps: 20_000_000,
            little_formula_steps: 1_000_000,
            little_execution_steps: 20_000_000,
            little_executions: 4_000,
            summed_functions: 100,
            summed_copies: 10_000,
            sliced_functions: 100,
            deciding_steps: 100_000,
            contradiction_attempts: 20_000,
            constant_steps: 4096,
            factored_nodes: 400,
            typical_rounds: 3,
        }
    }
}
