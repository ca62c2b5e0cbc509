//! Budgets of expressions: their construction, and their evaluation.

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
    /// Terms of the operand of a wrap that makes no difference and goes; where more stay in a wrap, a chain of wraps has
    /// sums of bounded length.
    pub unwrapped_terms: usize,
    /// Exponent of a power whose base is again a power.
    pub exponent: u32,
    /// Binary digits of a number that a power of a number is written out as.
    pub power_digits: u64,
    /// Exponent of a power of two that is written out; of a power of another base, its binary digits.
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
            unwrapped_terms: 48,
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
    /// Exponent of a power of two; of a power of another base, its binary digits.
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
    use crate::limits::Limits;
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
            unwrapped_terms: 0,
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

/// Budgets of ranges recovered from conditions, and of counting their unions ([`crate::paper::range`]).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct RangeLimits {
    /// Terms of a condition in disjunctive normal form.
    pub terms: usize,
    /// Levels of a condition. Each recurses natively.
    pub nesting: u32,
    /// The largest divisor of which a condition on a remainder is taken apart into residues.
    pub residues: u32,
    /// Overlaps, or disjoint parts, of one union.
    pub parts: usize,
}

impl Default for RangeLimits {
    fn default() -> RangeLimits {
        RangeLimits { terms: 64, nesting: 100, residues: 16, parts: 4096 }
    }
}
