//! The paper's own pipeline, each part usable alone: the graph grammar ([`grammar`], section "Basic
//! Constructs"), raw profiles in counting functions ([`raw`], sections "Syntax-Guided Execution Count
//! Computation" and "Early Exits"), and induction variable range analysis ([`range`], section "Solving
//! trueRatio() for Affine Conditions").
//!
//! What the paper does next, solving the counting functions, is done by [`crate::solve`] with sums over
//! ranges ([`crate::sum`]), because a product of ratios is wrong where conditions are correlated.

pub mod grammar;
pub mod range;
pub mod raw;
