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
//! `range_sum` drives; `factor_abstraction` puts symbols in the place of large constant factors;
//! `split_selection` chooses where to split next; `range_splits` has the ranges' transfer functions,
//! `quotient_blocks` the values of quotients and remainders of the index, `remainders` the number of
//! indices at which a remainder by a parameter lies above a bound, `sign_regions` the ranges on which a
//! polynomial keeps its sign, `polynomial` and `series` the closed forms of the parts.
//!
//! A loop's backedge-taken count is [`first_true`] of its exit condition.

mod compare;
mod factor_abstraction;
mod first_index;
mod polynomial;
mod quotient_blocks;
mod range_splits;
mod range_sum;
mod remainders;
mod series;
mod sign_regions;
mod split_selection;

pub use first_index::{first_true, FirstTrue};
pub use range_sum::{sum_range, sum_range_within};
