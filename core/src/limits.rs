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
}

/// Budgets of one sum over a range ([`crate::sum`]).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct SumLimits {
    /// Ranges that one sum may be split into. Sums of the C corpus that come to an end take up to 50.
    pub ranges: u32,
}

impl Default for SumLimits {
    fn default() -> SumLimits {
        SumLimits { ranges: 96 }
    }
}
