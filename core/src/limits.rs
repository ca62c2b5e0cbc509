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
//! as the end of an interval. Fields whose levels recurse natively say so: more of them take more stack.

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
            attempts: 48,
            attempts_without_points: 6,
            patience: 20_000,
            attempts_when_late: 4,
            attempts_when_exhausted: 1,
            combined: 4,
            terms: 12,
            short_form: 2,
            quotient_terms: 4,
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
            comparison_nodes: 12,
            absorbed_parts: 6,
            absorption_nodes: 10,
            extremum_operands: 16,
        }
    }
}

/// Budgets of one expression being built or rewritten ([`crate::expr`]).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ExpressionLimits {
    /// Operands of a minimum or maximum that is flattened into another; twice as many are compared
    /// in pairs.
    pub extremum_operands: usize,
    /// Levels of minima and maxima that such a comparison looks into. Each recurses natively.
    pub extremum_levels: u32,
    /// Parts of a conjunction or disjunction that is flattened, and within which parts absorb
    /// others.
    pub junction_parts: usize,
    /// Parts of a conjunction or disjunction whose comparisons are merged.
    pub merged_comparisons: usize,
    /// Choices, minima and maxima that one comparison is split by: nested ones would multiply. Beyond,
    /// the comparison stays one node.
    pub splits: u32,
    /// Terms of a sum of products that is seen to be even in a comparison.
    pub even_terms: usize,
    /// Conditions of nested choices that are merged into one; a longer chain stays a chain.
    pub merged_conditions: usize,
    /// Nodes of an arm that is tried at one value of an index.
    pub covered_nodes: usize,
    /// Nodes of arms that are reordered.
    pub reordered_nodes: usize,
    /// Terms of both arms of a choice that is seen to be a minimum or maximum.
    pub chosen_terms: usize,
    /// Combinations of residues that are tried to see that a sum of fractions is an integer.
    pub residues: u32,
    /// Denominator of such a sum.
    pub residue_denominator: u32,
    /// Atoms of such a sum.
    pub residue_atoms: usize,
    /// Terms of a sum of products that is divided exactly.
    pub exact_quotient_terms: usize,
    /// Divisor of such a sum.
    pub exact_divisor: u32,
    /// Exponent of a power whose base is again a power.
    pub exponent: u32,
    /// Binary digits of a number that a power of a number is written out as.
    pub power_digits: u64,
    /// Exponent of a power of two that is written out.
    pub power_of_two: u32,
    /// Levels of an expression whose low bits are looked at. Each recurses natively.
    pub low_bit_levels: u32,
    /// Nodes of an expression whose low bits are looked at.
    pub low_bit_nodes: u32,
    /// Exponent of a factor that is multiplied in one by one when an expression is rebuilt.
    pub rebuilt_exponent: u32,
    /// Nodes of a polynomial that is taken apart.
    pub polynomial_nodes: usize,
    /// Degree of a polynomial that is taken apart.
    pub polynomial_degree: usize,
    /// Terms of a product of sums that is multiplied out.
    pub expanded_terms: usize,
    /// Exponent of a sum that is multiplied out.
    pub expanded_exponent: u32,
    /// Monomials of a polynomial that is factored for display.
    pub factored_monomials: usize,
    /// Exponent of a sum that is multiplied out for that.
    pub factored_exponent: u32,
    /// Levels of sums of products of sums that are factored. Each recurses natively.
    pub factored_levels: u32,
    /// Numerator of a rational root that is tried.
    pub root_numerator: u32,
    /// Denominator of a rational root that is tried.
    pub root_denominator: u32,
    /// Sums of the original expression that are tried as divisors of one polynomial.
    pub divisors: usize,
    /// Constant that is added to such a sum, or subtracted.
    pub divisor_shift: u32,
}

impl Default for ExpressionLimits {
    fn default() -> ExpressionLimits {
        ExpressionLimits {
            extremum_operands: 12,
            extremum_levels: 3,
            junction_parts: 128,
            merged_comparisons: 16,
            splits: 24,
            even_terms: 3,
            merged_conditions: 12,
            covered_nodes: 40,
            reordered_nodes: 40,
            chosen_terms: 6,
            residues: 1296,
            residue_denominator: 36,
            residue_atoms: 10,
            exact_quotient_terms: 4,
            exact_divisor: 6,
            exponent: 1 << 16,
            power_digits: 1 << 16,
            power_of_two: 4096,
            low_bit_levels: 8,
            low_bit_nodes: 64,
            rebuilt_exponent: 8,
            polynomial_nodes: 2000,
            polynomial_degree: 8,
            expanded_terms: 64,
            expanded_exponent: 8,
            factored_monomials: 64,
            factored_exponent: 8,
            factored_levels: 32,
            root_numerator: 12,
            root_denominator: 3,
            divisors: 8,
            divisor_shift: 3,
        }
    }
}

/// Budgets of one evaluation ([`crate::expr::Evaluator`]).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct EvaluationLimits {
    /// Steps of sums and searches, unless the evaluator is given others.
    pub steps: u64,
    /// Levels of stepped sums. Each recurses natively.
    pub levels: u32,
    /// Nodes evaluated anew that count like one more step.
    pub nodes_per_step: usize,
    /// Binary digits of a number; powers of powers grow without end.
    pub digits: u64,
    /// Binary digits of a number that counts like one more step.
    pub digits_per_step: u64,
    /// Exponent of a power of two.
    pub power_of_two: u32,
    /// Executions that are remembered.
    pub remembered_runs: usize,
}

impl Default for EvaluationLimits {
    fn default() -> EvaluationLimits {
        EvaluationLimits {
            steps: 50_000_000,
            levels: 60,
            nodes_per_step: 16,
            digits: 1 << 22,
            digits_per_step: 1024,
            power_of_two: 1_000_000,
            remembered_runs: 1 << 16,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::{Evaluator, Num, Store};
    use crate::rules::Settings;
    use std::sync::Arc;

    const TEXTS: [&str; 8] = [
        "max(n, min(m, n + 3), 2) + min(max(n, m), max(m, k)) - max(n - 1, max(m, 5))",
        "ite(n > 0, ite(m > 0, k, n), ite(m > 0, n, m)) + ite(n >= m, n, m)",
        "[n > 0 && (m > 0 || k > 0) && n != 3 && n >= 2] + [min(n, m) >= max(k, 1)]",
        "floor((n*(n + 1) + 4*m)/2) + [n*(n + 1) >= 7] + floor(s8(8*n)/8)",
        "n*(n + 1)/2 + m*(m - 1)*(m + 1)/6 - (n + m)^3 + ((n^2)^3)^2",
        "bitor(4*n, m mod 4) + bitand(m, 6) + 2^(n mod 5)",
        "(n + m + k)^4 - (n - m)*(n + m) + 3^7*n",
        "[ite(n > m, 3, k) == 3] + [max(n, m, 4) == 4] + n/2 + n/2",
    ];

    /// A budget decides what form an expression has, and not its value.
    #[test]
    fn expressions_keep_their_value_whatever_the_limits() {
        let least = ExpressionLimits {
            extremum_operands: 0,
            extremum_levels: 0,
            junction_parts: 0,
            merged_comparisons: 0,
            splits: 0,
            even_terms: 0,
            merged_conditions: 0,
            covered_nodes: 0,
            reordered_nodes: 0,
            chosen_terms: 0,
            residues: 0,
            residue_denominator: 0,
            residue_atoms: 0,
            exact_quotient_terms: 0,
            exact_divisor: 0,
            exponent: 0,
            power_digits: 0,
            power_of_two: 0,
            low_bit_levels: 0,
            low_bit_nodes: 0,
            rebuilt_exponent: 0,
            polynomial_nodes: 0,
            polynomial_degree: 0,
            expanded_terms: 0,
            expanded_exponent: 0,
            factored_monomials: 0,
            factored_exponent: 0,
            factored_levels: 0,
            root_numerator: 0,
            root_denominator: 0,
            divisors: 0,
            divisor_shift: 0,
        };
        let most = ExpressionLimits {
            extremum_operands: usize::MAX,
            junction_parts: usize::MAX,
            splits: 200,
            residues: 1 << 20,
            residue_denominator: u32::MAX,
            exact_divisor: u32::MAX,
            exponent: u32::MAX,
            polynomial_degree: usize::MAX,
            expanded_terms: 1 << 12,
            ..ExpressionLimits::default()
        };
        for text in TEXTS {
            let values: Vec<Vec<Num>> = [ExpressionLimits::default(), least.clone(), most.clone()]
                .map(|expressions| values(text, Limits { expressions, ..Limits::default() }))
                .to_vec();
            assert_eq!(values[0], values[1], "{text}");
            assert_eq!(values[0], values[2], "{text}");
        }
    }

    fn values(text: &str, limits: Limits) -> Vec<Num> {
        let mut s = Store::with_settings(Arc::new(Settings::new(limits)));
        for name in ["n", "m", "k"] {
            s.parameter(name, 32);
        }
        let e = s.parse(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        let e = [e, s.expand(e), s.factored(&[e])[0]];
        let mut values = Vec::new();
        for p in 0..343 {
            let mut ev = Evaluator::new(&s);
            for (i, name) in ["n", "m", "k"].into_iter().enumerate() {
                ev.bind_name(name, Num::int(p / 7i64.pow(i as u32) % 7 - 3));
            }
            values.extend(e.map(|e| ev.eval(e).expect("a value")));
        }
        values
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
    /// Nodes of a function of the value that is iterated for these.
    pub iterated_nodes: usize,
    /// Values that the test of a counted loop depends on, where it bounds the loop's index from before.
    pub test_values: usize,
}

impl Default for RecurrenceLimits {
    fn default() -> RecurrenceLimits {
        RecurrenceLimits {
            nested_choices: 8,
            period: 4,
            orbit: 12,
            iterated_nodes: 120,
            test_values: 32,
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
    /// Values that one branch looks at, of which promises are taken.
    pub branch_values: usize,
    /// Promises of one function.
    pub promises: usize,
    /// Nodes of a condition that is printed with a promise.
    pub readable: usize,
}

impl Default for GuardLimits {
    fn default() -> GuardLimits {
        GuardLimits {
            replacements: 32,
            divisions: 32,
            few: 16,
            branch_values: 32,
            promises: 400,
            readable: 40,
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
}

impl Default for AddressLimits {
    fn default() -> AddressLimits {
        AddressLimits { steps: 10_000, choices: 4, choice_nodes: 200 }
    }
}
