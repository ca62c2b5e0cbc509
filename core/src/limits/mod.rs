//! Limits: every budget of the analysis, in one place.
//!
//! A limit bounds how long an analysis searches; beyond it a formula is less simple or missing, and never
//! wrong. All are counted in steps, nodes or attempts, never in time, so that an analysis finds the same
//! on every machine.
//!
//! Each says its unit, and what it was measured on where that is known.
//!
//! What is no budget of an analysis stays beside the code that needs it: bounds on what the parser reads
//! (nesting, digits, exponents) and on what is displayed, and lengths beyond which a number is of no use
//! as the end of an interval. So do the longest lists and polynomials that a data type represents
//! ([`memory`](crate::memory), [`readable`](crate::readable)), and what a frontend reads or an interpreter holds. Fields whose levels recurse natively say so: more of them take more stack.

mod equality;
mod expressions;
mod profiles;
mod readable;

pub use equality::EqualityLimits;
pub use expressions::{EvaluationLimits, ExpressionLimits, RangeLimits};
pub use profiles::ProfileLimits;
pub use readable::ReadableLimits;

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
    /// of recurrences and trip counts
    pub recurrences: RecurrenceLimits,
    /// of conditions on the parameters
    pub guards: GuardLimits,
    /// of addresses
    pub addresses: AddressLimits,
    /// of one proof, and of what is taken from a condition
    pub proofs: ProofLimits,
    /// of one simplification under facts
    pub simplification: SimplificationLimits,
    /// of one expression being built or rewritten
    pub expressions: ExpressionLimits,
    /// of one evaluation
    pub evaluation: EvaluationLimits,
    /// of ranges and what the paper does with them
    pub ranges: RangeLimits,
    /// of profiles
    pub profiles: ProfileLimits,
    /// of formulas written for readers
    pub readable: ReadableLimits,
    /// of comparing two formulas
    pub equality: EqualityLimits,
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
    /// Choices on the index of an outer loop, one in the other, that a sum over two loops is looked at in.
    pub nest_cases: u32,
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
            nest_cases: 4,
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
    /// Work that the sums of a function may take: so much, and [`CountLimits::per_block`] for each block.
    pub per_function: u64,
    /// Work that each block adds to it.
    pub per_block: u64,
    /// Attempts at proofs that the analysis of a function may make before each further one makes do with
    /// one: so many, and [`CountLimits::attempts_per_block`] for each block.
    pub attempts_per_function: u64,
    /// Attempts that each block adds to it.
    pub attempts_per_block: u64,
    /// Nodes of a formula in which quotients and remainders of shared work are looked for.
    pub shared_nodes: usize,
    /// Choices, sums and products within each other in which sums without a closed form are looked at once more.
    pub sums_within: u32,
    /// Values in a summand that are looked at as what steps through two sums.
    pub joined_values: usize,
    /// Divisors that are one of two numbers, within each other, each way of which formulas are compared.
    pub chosen_divisors: u32,
    /// The largest number that is divided by a parameter each value of which up to it is a case.
    pub small_dividend: i128,
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
            per_function: 40_000,
            per_block: 1_000,
            attempts_per_function: 60_000,
            attempts_per_block: 1_000,
            shared_nodes: 200,
            sums_within: 8,
            joined_values: 4,
            chosen_divisors: 3,
            small_dividend: 8,
        }
    }
}

/// Budgets of one proof, and of what is taken from a condition ([`crate::facts`]).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ProofLimits {
    /// Attempts of one proof, over all branches of its search.
    pub attempts: u32,
    /// Attempts of one proof where no sample point is left: most likely there is none at all, and
    /// it does not matter much what is known.
    pub attempts_without_points: u32,
    /// Attempts of one top-level call, after which each of its proofs has `attempts_when_late`.
    pub patience: u32,
    /// Attempts of one proof after `patience` is used up.
    pub attempts_when_late: u32,
    /// Attempts of one proof after those that a store allows
    /// ([`Store::limit_proofs`](crate::expr::Store::limit_proofs)) are used up.
    pub attempts_when_exhausted: u32,
    /// Known inequalities that one proof may combine. Each level recurses natively.
    pub combined: u32,
    /// Terms of a form that a proof is searched for.
    pub terms: usize,
    /// Terms of a form that known inequalities are tried for also where its terms have bounds of
    /// their own.
    pub short_form: usize,
    /// Terms of a form that is multiplied by a symbolic divisor.
    pub quotient_terms: usize,
    /// Nodes of a form in which the one quotient by a symbol is looked for.
    pub quotient_nodes: usize,
    /// Degree of a product that inequalities are looked for.
    pub product_degree: u64,
    /// Known inequalities about one factor that are multiplied by the rest of a product.
    pub factor_inequalities: usize,
    /// Terms of such an inequality.
    pub factor_inequality_terms: usize,
    /// Levels of an expression that an interval under facts is computed from. Each recurses
    /// natively.
    pub interval_levels: u32,
    /// Minima and maxima that are looked at operand by operand after a condition came in.
    pub extrema: u32,
    /// Operands of such a minimum or maximum.
    pub extremum_operands: usize,
    /// Nodes of a disjunction that is looked at again whenever something comes to be known.
    pub disjunction_nodes: usize,
    /// Parts of such a disjunction.
    pub disjunction_parts: usize,
    /// Parts of a conjunction that is looked at to see whether it can hold.
    pub conjunction_parts: usize,
    /// Times that bounds of terms are sharpened by one another after a condition came in.
    pub sharpenings: usize,
    /// Terms of a form by which bounds are sharpened.
    pub sharpened_terms: usize,
    /// Rounds of consequences that a new condition may have.
    pub follow_ups: usize,
    /// Levels of choices within choices that are made. Each recurses natively.
    pub choices: u32,
    /// Continuations of the same facts that are kept.
    pub continuations: usize,
    /// Conditions of facts that keep their continuations: each continuation holds all of them.
    pub continued_conditions: usize,
}

impl Default for ProofLimits {
    fn default() -> ProofLimits {
        ProofLimits {
            attempts: 64,
            attempts_without_points: 6,
            patience: 20_000,
            attempts_when_late: 4,
            attempts_when_exhausted: 1,
            combined: 4,
            terms: 12,
            short_form: 2,
            quotient_terms: 4,
            quotient_nodes: 1_000,
            product_degree: 4,
            factor_inequalities: 8,
            factor_inequality_terms: 4,
            interval_levels: 24,
            extrema: 2,
            extremum_operands: 4,
            disjunction_nodes: 48,
            disjunction_parts: 4,
            conjunction_parts: 4,
            sharpenings: 40,
            sharpened_terms: 4,
            follow_ups: 6,
            choices: 3,
            continuations: 8,
            continued_conditions: 128,
        }
    }
}

/// Budgets of one simplification under facts ([`crate::facts`]).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct SimplificationLimits {
    /// Nodes of an arm or a body that is looked at under its own condition.
    pub refined_nodes: usize,
    /// Nodes that one top-level call looks at in that way.
    pub refined_nodes_of_call: usize,
    /// Conditions of arms that may be known on top of the facts. Each level recurses natively.
    pub nesting: u32,
    /// Parts of a disjunction that is looked at part by part.
    pub disjunction_parts: usize,
    /// Comparisons of a conjunction whose parts are looked at in the light of each other.
    pub conjunction_parts: usize,
    /// Nodes of a comparison in whose light others are looked at, besides those that are linear in symbols.
    pub context_nodes: usize,
    /// Nodes of a comparison that is looked for in another one.
    pub comparison_nodes: usize,
    /// Parts of a junction from which those go that others imply.
    pub absorbed_parts: usize,
    /// Nodes that a look for such parts counts like, towards `refined_nodes_of_call`.
    pub absorption_nodes: usize,
    /// Operands of a minimum or maximum that are compared with one another.
    pub extremum_operands: usize,
}

impl Default for SimplificationLimits {
    fn default() -> SimplificationLimits {
        SimplificationLimits {
            refined_nodes: 60,
            refined_nodes_of_call: 4_000,
            nesting: 3,
            disjunction_parts: 12,
            conjunction_parts: 24,
            context_nodes: 8,
            comparison_nodes: 12,
            absorbed_parts: 6,
            absorption_nodes: 10,
            extremum_operands: 16,
        }
    }
}

/// Budgets of recurrences and trip counts ([`crate::solve`]).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct RecurrenceLimits {
    /// Choices within choices that a conditional update is followed through; each is a level of recursion.
    pub nested_choices: u32,
    /// The longest period that is looked for whatever the value is, in iterations.
    pub period: usize,
    /// The longest orbit of a number that is followed, in iterations.
    pub orbit: usize,
    /// Steps in one iteration, of an unrolled loop, that are found to be one step taken so many times.
    pub repeated_steps: u32,
    /// Nodes of a function of the value that is iterated for these.
    pub iterated_nodes: usize,
    /// Values that the test of a counted loop depends on, where it bounds the loop's index from before.
    pub test_values: usize,
    /// Selections, one behind the other, through which a back edge's value is followed.
    pub selects: usize,
    /// Values that are handed from block to block until one parameter has them.
    pub merged_values: usize,
    /// Attempts at header parameters that one of them leads to. Parameters that rest on each other are tried
    /// in every order, which are exponentially many.
    pub nested_attempts: u32,
    /// Answers of such attempts that may be found and forgotten, in all of a function: so many, and
    /// [`RecurrenceLimits::forgotten_per_block`] for each block. Kernels forget up to 13 a block, decoders that
    /// keep their state in memory thousands.
    pub forgotten_per_function: u64,
    /// See [`RecurrenceLimits::forgotten_per_function`].
    pub forgotten_per_block: u64,
    /// [`RecurrenceLimits::nested_attempts`] once these are used up.
    pub nested_attempts_then: u32,
}

impl Default for RecurrenceLimits {
    fn default() -> RecurrenceLimits {
        RecurrenceLimits {
            nested_choices: 8,
            period: 4,
            orbit: 12,
            repeated_steps: 8,
            iterated_nodes: 120,
            test_values: 32,
            selects: 8,
            merged_values: 128,
            nested_attempts: 400,
            forgotten_per_function: 2_000,
            forgotten_per_block: 50,
            nested_attempts_then: 8,
        }
    }
}

/// Budgets of conditions on the parameters: guards, and promises of flags ([`crate::solve`]).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct GuardLimits {
    /// Replacements that make one guard affine in the indices.
    pub replacements: usize,
    /// Different divisions of a function that are guarded from the start.
    pub divisions: usize,
    /// Guards that are looked at in the light of all others; of more, each in that of those before.
    pub few: usize,
    /// Choices in a guard that are taken apart where it may follow from the others; each doubles the work.
    pub cases: u32,
    /// Values that one branch looks at, of which promises are taken.
    pub branch_values: usize,
    /// Values that one branch looks at, of which it is asked whether they are frozen; that more of them keep their
    /// promises is assumed as a whole.
    pub frozen_values: usize,
    /// Promises of one function of which points are checked; more are assumed.
    pub promises: usize,
    /// Nodes of a promise that is simplified, and in whose light others are.
    pub promise_nodes: usize,
    /// Promises in whose light another one is simplified: the first of the function, and the last before it.
    pub recalled_promises: usize,
    /// Nodes of a condition that is printed with a promise.
    pub readable: usize,
    /// The longest period of quotients and remainders in a condition that is decided for each residue.
    pub residues: i64,
    /// Choices, one within the other, that are known where a wrap in them is looked at.
    pub nested_conditions: usize,
}

impl Default for GuardLimits {
    fn default() -> GuardLimits {
        GuardLimits {
            replacements: 32,
            divisions: 32,
            few: 16,
            cases: 2,
            branch_values: 128,
            frozen_values: 512,
            promises: 400,
            promise_nodes: 100,
            recalled_promises: 64,
            readable: 40,
            residues: 64,
            nested_conditions: 16,
        }
    }
}

/// Budgets of addresses ([`crate::solve`]).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct AddressLimits {
    /// Steps back from an address to its object.
    pub steps: usize,
    /// Choices between addresses that are taken apart in one comparison; each is a level of recursion.
    pub choices: u32,
    /// Nodes of such a choice.
    pub choice_nodes: usize,
    /// Loaded pointers, each at a place that another leads to, that are followed back. Each level recurses natively.
    pub loaded_pointers: usize,
    /// Places in memory, and merges of what they hold, that what one holds is followed through. Each level
    /// recurses natively.
    pub nested_places: u32,
    /// Places of which it is asked what one function leaves in them.
    pub outcomes: usize,
    /// Runs of equal elements that a constant table is written as. ggml's table of types has 17 of sizes of blocks; its 36
    /// of sizes of types would make its analysis take six times as long, for 1% more of its blocks.
    pub table_runs: usize,
}

impl Default for AddressLimits {
    fn default() -> AddressLimits {
        AddressLimits {
            steps: 10_000,
            choices: 4,
            choice_nodes: 200,
            loaded_pointers: 40,
            nested_places: 64,
            outcomes: 64,
            table_runs: 32,
        }
    }
}
