//! Budgets of comparing formulas.

/// Budgets of one comparison of two formulas ([`crate::equality`]).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct EqualityLimits {
    /// Points at which the formulas are evaluated first.
    pub samples: u64,
    /// Steps of sums and searches of all evaluations at sample points, and as many of those at points of chambers.
    pub steps: u64,
    /// Numbers and terms that are computed.
    pub work: u64,
    /// Chambers that are looked at.
    pub chambers: u32,
    /// Levels of an expression that are looked into; each recurses natively.
    pub levels: u32,
    /// Degree of a polynomial in all variables together.
    pub degree: u64,
    /// Terms of a polynomial.
    pub terms: usize,
    /// Inequalities of a system while variables are eliminated.
    pub rows: usize,
    /// Residues that a chamber is split into at once.
    pub residues: i128,
    /// Values of a quotient by a larger number.
    pub quotients: i64,
    /// Values of variables that are tried in the search for a point of a chamber.
    pub tries: u32,
}

impl Default for EqualityLimits {
    fn default() -> EqualityLimits {
        EqualityLimits {
            samples: 120,
            steps: 20_000,
            work: 500_000,
            chambers: 3_000,
            levels: 400,
            degree: 16,
            terms: 400,
            rows: 120,
            residues: 64,
            quotients: 8,
            tries: 400,
        }
    }
}
