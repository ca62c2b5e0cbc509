//! Sums over iteration domains, and the first index at which a condition holds.
//!
//! This is the paper's range analysis turned into a way to compute (design, "What makes it
//! exact", 1 and 2): a sum over a range is split at each condition on the index,
//!
//! `Σ_{i∈R} ite(c(i), f, g) = Σ_{F_c(R)} f + Σ_{F_¬c(R)} g`,
//!
//! with the paper's transfer functions `F` on ranges, until each part is a polynomial in the
//! index, which Faulhaber's formula sums. Past the paper: coefficients on the index, minima and
//! maxima, floor division (over residues, or by the floor-sum primitive), any number of
//! overlapping terms.
//!
//! `range_sum` is what callers see. `engine` has the table of closing rules, a file a family:
//! `short_ranges`, `linearity`, `clipped`, `polynomial`, `series`, `remainders`, `bits`, `points`, and at last `split_selection`, the
//! table of where to split. `range_splits` has the ranges' transfer functions, `quotient_blocks` the
//! values of quotients and remainders of the index, `sign_regions` the ranges on which a polynomial
//! keeps its sign; `factor_abstraction` puts symbols in the place of large constant factors.
//!
//! `nests` makes one range of two loops that run over it between them, one in the other.
//!
//! A loop's backedge-taken count is [`first_true`] of its exit condition.

mod bits;
mod clipped;
mod compare;
mod ended_limit;
mod engine;
mod factor_abstraction;
mod first_index;
mod linearity;
mod nests;
mod points;
mod polynomial;
mod quotient_blocks;
mod range_splits;
mod range_sum;
mod remainders;
mod series;
mod short_ranges;
mod sign_regions;
mod split_selection;
#[cfg(test)]
mod tests;

use crate::rules::RuleInfo;
pub(crate) use first_index::grows;
pub use first_index::{first_true, FirstTrue};
pub(crate) use nests::{join, Joined, Nest};
pub use range_sum::{sum_range, sum_range_within, NoClosedForm, RangeSum};

/// The rules of sums, and of first indices.
pub(crate) fn stage_rules() -> impl Iterator<Item = &'static RuleInfo> {
    let sums = engine::SUMS.iter().map(|r| &r.info);
    let splits = split_selection::SPLITS.iter().map(|r| &r.info);
    let blocks = quotient_blocks::BLOCKS.iter().map(|r| &r.info);
    let nests = nests::NESTS.iter().map(|r| &r.info);
    sums.chain(splits).chain(blocks).chain(nests).chain(first_index::stage_rules())
}
