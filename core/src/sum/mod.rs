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
//! `range_sum` drives; `aside` puts large constant factors aside; `pick` chooses where to split
//! next; `cuts` has the ranges' transfer functions, `blocks` what quotients and remainders of the
//! index take, `remainders` how often one by a parameter lies above a bound, `signs` where a polynomial changes sign, `polynomial` and `series` the closed forms
//! of the parts.
//!
//! A loop's backedge-taken count is [`first_true`] of its exit condition.

mod aside;
mod blocks;
mod compare;
mod cuts;
mod first;
mod pick;
mod polynomial;
mod range_sum;
mod remainders;
mod series;
mod signs;

pub use first::{first_true, FirstTrue};
pub use range_sum::{sum_range, sum_range_within};
