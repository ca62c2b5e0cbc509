//! Budgets of presentation.

use std::ops::Range;

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
    /// Prime implicants of such a condition.
    pub implicants: usize,
    /// Degree of polynomials in a remainder.
    pub remainder_degree: usize,
    /// Residues at which values may jump, of a sum of quotients.
    pub jumps: usize,
    /// Shifts of a quotient, `floor((n + shift)/period)`, that are tried.
    pub shifts: usize,
    /// Quotients of an expression that are looked at, those in most places first.
    pub quotients: usize,
    /// Parts of a condition that are tried one by one.
    pub condition_parts: usize,
    /// Comparisons that a formula is split by for a try, those in most places first.
    pub cases: usize,
    /// Comparisons of a formula that is split at all.
    pub case_comparisons: usize,
    /// Cases within cases.
    pub nested_cases: u32,
    /// Characters of a formula that is worth cases.
    pub case_characters: Range<usize>,
    /// Atoms that are tried, those that make up most of the formula first.
    pub tried_atoms: usize,
    /// Characters of a formula that is worth atoms.
    pub atom_characters: Range<usize>,
    /// Symbols of a sum that are tried as the one whose terms stand together.
    pub symbols: usize,
    /// Contexts; beyond, an arm of a choice is written for all values.
    pub contexts: usize,
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
            implicants: 128,
            remainder_degree: 3,
            jumps: 3,
            shifts: 32,
            quotients: 3,
            condition_parts: 6,
            cases: 4,
            case_comparisons: 32,
            nested_cases: 3,
            case_characters: 30..1500,
            tried_atoms: 2,
            atom_characters: 30..800,
            symbols: 6,
            contexts: 256,
        }
    }
}
