//! Budgets of presentation.

/// Budgets of formulas written anew for readers ([`crate::readable`]).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ReadableLimits {
    /// Expressions that are looked at, each within each context that it stands in, for all formulas of a
    /// function. With 0, formulas are shown as they were derived.
    pub expressions: usize,
    /// Levels of an expression that are looked into; each recurses natively.
    pub levels: u32,
    /// Characters beyond which a formula stays as it is: it is no text for readers.
    pub characters: usize,
    /// Characters of the formulas that are tried with atoms in place of their parts, together, for all formulas
    /// of a function.
    pub atoms: usize,
    /// Stretches of a function of one size that is written as choices.
    pub stretches: usize,
    /// Terms of a sum of several sizes that are grouped by what speaks of one.
    pub terms: usize,
    /// Distinct comparisons of a condition that is minimised; its table has two rows for each more.
    pub comparisons: usize,
}

impl Default for ReadableLimits {
    fn default() -> ReadableLimits {
        ReadableLimits {
            expressions: 3_000,
            levels: 120,
            characters: 8_000,
            atoms: 12_000,
            stretches: 6,
            terms: 24,
            comparisons: 8,
        }
    }
}
