//! Limits: every budget of the analysis, in one place.
//!
//! A limit bounds how long an analysis searches; beyond it a formula is less simple or missing, and never
//! wrong. All are counted in steps, nodes or attempts, never in time, so that an analysis finds the same
//! on every machine.
//!
//! Each says its unit, and what it was measured on.

/// The budgets of an analysis.
///
/// ```
/// use symprof_core::limits::Limits;
/// let mut few = Limits::default();
/// few.sums.ranges = 8;
/// assert_ne!(few, Limits::default());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Limits {
    /// of one sum over a range
    pub sums: SumLimits,
    /// of the counts of a function
    pub counts: CountLimits,
}

/// Budgets of one sum over a range, and of one search for a first index ([`crate::sum`]).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct SumLimits {
    /// Ranges that one sum may be split into. Sums of the C corpus that come to an end take up to 50.
    pub ranges: u32,
    /// Conditions that one sum may be split at without its range being split.
    pub choices: u32,
    /// [Work](crate::expr::Store::work) for one sum. Sums that come to an end take up to 7,000.
    pub work: u64,
    /// Indices that are named one by one, where there are no more of them.
    pub few_indices: u32,
    /// Residues that are summed one by one in any case; beyond, a sum by blocks or by floor sums is
    /// preferred.
    pub few_residues: u32,
    /// Residues that a sum is split into for a quotient by a number.
    pub residues: u32,
    /// Sums over blocks of equal quotient, one in the other.
    pub nested_blocks: u32,
    /// Nodes from which on a factor is large, and replaced by a symbol while the sum is taken.
    pub large_factor: usize,
    /// Choices within choices and sums within sums that are searched for large factors.
    pub nested_factors: u32,
    /// Quotients of quotients that are taken apart in one comparison.
    pub nested_quotients: u32,
    /// The degree of a polynomial whose signs are sought.
    pub sign_degree: usize,
    /// Bits of the largest number at which the sign of a polynomial is looked at.
    pub sign_bits: u32,
    /// Steps of a search for a first index: conditions rewritten, and parts of conditions, one in the
    /// other.
    pub first_index_steps: u32,
    /// Nodes of an answer that is split into cases, one for each choice in it.
    pub cases: usize,
    /// Nodes of a condition from which a choice is lifted.
    pub lifted_choice: usize,
    /// Comparisons of a conjunction that is brought into disjunctive form, in all its parts.
    pub disjunctive_form: usize,
}

impl Default for SumLimits {
    fn default() -> SumLimits {
        SumLimits {
            ranges: 96,
            choices: 512,
            work: 12_000,
            few_indices: 4,
            few_residues: 4,
            residues: 16,
            nested_blocks: 2,
            large_factor: 24,
            nested_factors: 12,
            nested_quotients: 4,
            sign_degree: 6,
            sign_bits: 512,
            first_index_steps: 24,
            cases: 60,
            lifted_choice: 200,
            disjunctive_form: 64,
        }
    }
}

/// Budgets of the counts of a function ([`crate::solve`]). Work is counted in nodes simplified under facts
/// ([`Store::work`](crate::expr::Store::work)).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct CountLimits {
    /// Work that one sum may take at first. Sums of the C corpus that come to an end take up to 7,000.
    pub sum_work: u64,
    /// Work that one sum may take where divisors are parameters, known to be positive.
    pub with_divisors: u64,
    /// Work that one sum may take at first where they may be negative: with their signs it has fewer cases.
    pub with_signs: u64,
    /// Work of a failed attempt that says that a sum needs more than there is.
    pub long: u64,
    /// Work of the attempt with ordinary parameters after one that took long.
    pub ordinary_after_long: u64,
    /// Work of an attempt without wraps after one that took long.
    pub unwrapped_after_long: u64,
    /// Failed work in a loop that halves what the next sum of the loop may take.
    pub halved_after: u64,
    /// Sums of a loop without a closed form after which the next is tried only as it is.
    pub hopeless: u32,
    /// Work that the sums of a function may take: so much, and [`CountLimits::per_block`] for each block.
    pub per_function: u64,
    /// Work that each block adds to it.
    pub per_block: u64,
    /// Attempts at proofs that the analysis of a function may make before each further one makes do with
    /// one: so many, and [`CountLimits::attempts_per_block`] for each block.
    pub attempts_per_function: u64,
    /// Attempts that each block adds to it.
    pub attempts_per_block: u64,
}

impl Default for CountLimits {
    fn default() -> CountLimits {
        CountLimits {
            sum_work: 16_000,
            with_divisors: 5_000,
            with_signs: 3_200,
            long: 1_000,
            ordinary_after_long: 3_000,
            unwrapped_after_long: 500,
            halved_after: 1_500,
            hopeless: 8,
            per_function: 40_000,
            per_block: 1_000,
            attempts_per_function: 60_000,
            attempts_per_block: 1_000,
        }
    }
}
