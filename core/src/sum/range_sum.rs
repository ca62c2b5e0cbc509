//! `Σ_{var=lo}^{hi} summand` in closed form, where there is one: what callers see.

use super::engine::{Engine, Part};
use super::factor_abstraction::FactorAbstraction;
use crate::expr::{Expr, Store, Sym};
use crate::facts::Facts;

/// A sum over consecutive integers; it is 0 where `hi < lo`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RangeSum {
    /// the index
    pub var: Sym,
    /// its first value
    pub lo: Expr,
    /// its last value
    pub hi: Expr,
    /// what is summed, in the index
    pub summand: Expr,
}

/// Why a sum, or a first index, has no closed form.
///
/// ```
/// use symprof_core::expr::{Store, SymKind};
/// use symprof_core::facts::Facts;
/// use symprof_core::sum::{sum_range, NoClosedForm, RangeSum};
/// let mut s = Store::new();
/// let (lo, hi) = (s.zero(), s.parameter("n", 32));
/// let var = s.symbol("i", SymKind::Index, None, None);
/// let summand = s.parse("i*floor(n/(i^2 + 1))").unwrap();
/// let sum = RangeSum { var, lo, hi, summand };
/// let e = sum_range(&mut s, &Facts::new(), &sum).unwrap_err();
/// let NoClosedForm::NoRule { part } = e else { panic!("{e}") };
/// assert_eq!(s.display(part).to_string(), "i*floor(n/(i^2 + 1))");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NoClosedForm {
    /// No rule applies to this summand, or condition, the innermost one. It may speak of indices that
    /// the rules introduced.
    #[error(
        "no rule applies to a part of it; keep the sum or the search, which evaluation steps through \
         (`Store::sum_over`, `Store::first`)"
    )]
    NoRule {
        /// the summand or condition
        part: Expr,
    },
    /// A limit ended, of the whole search or of one rule, be it on the way to something that another rule
    /// then looked at: with a higher one there may be a closed form.
    #[error(
        "the limit `sums.{name}` ended the search for a closed form; allow more (`Limits::sums`), or keep \
         the sum or the search (`Store::sum_over`, `Store::first`)"
    )]
    Limit {
        /// the field of [`SumLimits`](crate::limits::SumLimits); `work` also where the allowance of
        /// [`sum_range_within`] ended
        name: &'static str,
    },
}

/// A sum in closed form under `facts`, which must not mention its index.
///
/// # Errors
/// [`NoClosedForm`] where none was found; the caller may then keep [`Store::sum_over`].
///
/// ```
/// use symprof_core::expr::{Store, SymKind};
/// use symprof_core::facts::Facts;
/// use symprof_core::sum::{sum_range, RangeSum};
/// let mut s = Store::new();
/// let (hi, lo) = (s.parameter("n", 32), s.zero());
/// let var = s.symbol("i", SymKind::Index, None, None);
/// let i = s.sym(var);
/// let summand = s.sub(hi, i); // n - i, summed over i = 0 .. n
/// let mut facts = Facts::new();
/// let c = s.ge(hi, lo);
/// facts.assume(&mut s, c);
/// let e = sum_range(&mut s, &facts, &RangeSum { var, lo, hi, summand }).unwrap();
/// assert_eq!(s.display(e).to_string(), "n*(n + 1)/2");
/// ```
pub fn sum_range(s: &mut Store, facts: &Facts, sum: &RangeSum) -> Result<Expr, NoClosedForm> {
    sum_range_within(s, facts, sum, &mut u64::MAX.clone())
}

/// As [`sum_range`], taking what it needs from a common allowance of [work](Store::work).
///
/// # Errors
/// [`NoClosedForm`] where none was found, or the allowance is used up.
///
/// ```
/// use symprof_core::expr::{Store, SymKind};
/// use symprof_core::facts::Facts;
/// use symprof_core::sum::{sum_range_within, NoClosedForm, RangeSum};
/// let mut s = Store::new();
/// let (lo, hi) = (s.zero(), s.parameter("n", 32));
/// let var = s.symbol("i", SymKind::Index, None, None);
/// let sum = RangeSum { var, lo, hi, summand: s.sym(var) };
/// let mut allowance = 1_000;
/// let first = sum_range_within(&mut s, &Facts::new(), &sum, &mut allowance);
/// assert!(first.is_ok() && allowance < 1_000);
/// // what is left is for the next sum; where nothing is, there is no answer
/// let late = sum_range_within(&mut s, &Facts::new(), &sum, &mut 0);
/// assert_eq!(late, Err(NoClosedForm::Limit { name: "work" }));
/// ```
pub fn sum_range_within(
    s: &mut Store,
    facts: &Facts,
    sum: &RangeSum,
    allowance: &mut u64,
) -> Result<Expr, NoClosedForm> {
    let start = s.work();
    let mut outer = facts.clone();
    let mut engine = Engine::new(s, sum.var, *allowance);
    let abstraction = FactorAbstraction::new(engine.s, sum.var, sum.summand);
    let part = Part { lo: sum.lo, hi: sum.hi, body: abstraction.body };
    let found = engine.sum(&mut outer, part);
    let ended = engine.ended;
    *allowance = allowance.saturating_sub(s.work() - start);
    let factors = &abstraction.factors;
    match found {
        Ok(e) => {
            let e = if factors.is_empty() { e } else { s.substitute(e, factors) };
            Ok(outer.simplify(s, e))
        }
        Err(why) => Err(match ended.or(why) {
            NoClosedForm::NoRule { part } => {
                NoClosedForm::NoRule { part: s.substitute(part, factors) }
            }
            limit => limit,
        }),
    }
}
