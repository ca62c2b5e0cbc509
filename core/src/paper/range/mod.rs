//! The paper's induction variable range analysis (section "Solving trueRatio() for Affine
//! Conditions"), each piece usable alone:
//!
//! | paper | here |
//! |---|---|
//! | `R := range(s, e, D) \| ∅` | [`Range`] |
//! | the six transfer functions `F` | [`Range::f_le`], [`f_lt`](Range::f_lt), [`f_ge`](Range::f_ge), [`f_gt`](Range::f_gt), [`f_ne`](Range::f_ne), [`f_eq`](Range::f_eq) |
//! | `⟨RC⟩`, `⟨T⟩`, `⟨AC⟩`, `⟨rop⟩` | [`RangeCondition`], [`Term`], [`AffineConditions`], [`Rop`] |
//! | `F_T`, `I_i` | [`Term::transfer`], [`AffineConditions::ranges`] |
//! | `Ω` | [`Range::omega`] |
//! | `len` | [`Range::len`] |
//! | `trueRatio_AC` | [`true_ratio`] |
//! | composite expressions | [`Composite`] |
//!
//! Past the paper: steps other than 1 and conditions on residues ([`Stride`]); points of `D` may
//! be symbolic, coincide or lie outside; conditions may have coefficients on the variable and
//! operands that do not depend on it ([`Term::guard`]); any number of terms may overlap, counted
//! by inclusion and exclusion or by disjoint parts ([`count_by_inclusion_exclusion`],
//! [`count_by_decomposition`]).
//!
//! The analysis displays ratios. To *compute* counts the solver takes sums over ranges
//! ([`crate::sum`]), because a product of ratios is wrong where conditions are correlated.
//!
//! # The paper's example
//! `for (i = 0; i < H + 2; i++) if (i != 0 && i <= H) A else B`: the border of a convolution.
//!
//! ```
//! use symprof_core::expr::{Store, SymKind};
//! use symprof_core::facts::Facts;
//! use symprof_core::paper::range::{true_ratio, AffineConditions, Range};
//! let mut s = Store::new();
//! let (h, zero) = (s.parameter("H", 32), s.zero());
//! let i = s.symbol("i", SymKind::Index, None, None);
//!
//! // R₀ = range(0, H + 1, ∅)
//! let last = s.add_num(h, 1i64);
//! let r0 = Range::new(zero, last);
//! // F_{i ≤ H}(F_{i ≠ 0}(R₀)) = range(0, min(H, H + 1), {0})
//! let refined = r0.f_ne(zero).f_le(&mut s, h);
//! assert_eq!(refined.display(&s).to_string(), "range(0, H, {0})");
//!
//! // the same from the condition as an expression, under H ≥ 0
//! let var = s.sym(i);
//! let condition = { let (a, b) = (s.ne(var, zero), s.le(var, h)); s.and(a, b) };
//! let ac = AffineConditions::of(&mut s, condition, i).unwrap();
//! let mut facts = Facts::new();
//! let nonempty = s.ge(h, zero);
//! facts.assume(&mut s, nonempty);
//! let ratio = true_ratio(&mut s, &mut facts, &r0, &ac).unwrap();
//! assert_eq!(s.display(ratio.ratio).to_string(), "H/(H + 2)");
//!
//! // Without the assumption an empty or negative range counts 0, which H/(H + 2) alone does not.
//! let ratio = true_ratio(&mut s, &mut Facts::new(), &r0, &ac).unwrap();
//! assert_eq!(s.display(ratio.total).to_string(), "max(0, H + 2)");
//! ```

mod composite;
mod condition;
mod count;
mod transfer;

pub use composite::{Composite, Flow};
pub use condition::{AffineConditions, RangeCondition, Rop, Term};
pub use count::{
    count_by_decomposition, count_by_inclusion_exclusion, true_ratio, Guarded, TrueRatio,
};
pub use transfer::{Range, RangeDisplay, Stride};

/// Why a piece of the range analysis does not apply.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RangeError {
    /// A condition is not one on a range of the variable.
    #[error(
        "`{condition}` is not affine in `{variable}`: the analysis takes comparisons of \
         `a·{variable} + b` and of its remainders by a constant; sum over the range instead"
    )]
    NotAffine {
        /// the condition
        condition: String,
        /// the induction variable
        variable: String,
    },
    /// The disjunctive normal form is too long.
    #[error(
        "the condition has more than {limit} conjunctive terms in disjunctive normal form; split \
         it, or sum over the range instead"
    )]
    TooManyTerms {
        /// most terms taken
        limit: usize,
    },
    /// Two ranges with different steps, of which one is not a number, have no common form.
    #[error("ranges with the steps `{a}` and `{b}` have no common step; use constant steps")]
    DifferentSteps {
        /// one step
        a: String,
        /// the other
        b: String,
    },
}
