//! The least index at which a condition holds: trip counts, `break`s, wrap-around exits.
//!
//! For a loop whose exit condition in iteration `k` is `c(k)`, the backedge-taken count is the
//! least `k ≥ 0` with `c(k)`. Affine comparisons give it by one division; equalities modulo `2^w`
//! by the inverse of the odd part of the step; conjunctions by intersecting ranges; disjunctions
//! (several exits) by the minimum.
//!
//! The rules, a file a family, stand in [`FIRST_INDICES`]; what brings a condition nearer to affine
//! ones, in [`CONDITIONS`](conditions::CONDITIONS).

mod cases;
mod comparisons;
mod conditions;
mod conjunctions;
mod equalities;
mod growth;
mod powers;
#[cfg(test)]
mod tests;

use super::ended_limit::EndedLimit;
use super::range_sum::NoClosedForm;
use crate::expr::{Expr, Store, Sym};
use crate::facts::Facts;
use crate::rules::{first_that_applies, NewRule, Rule, RuleInfo};
pub(super) use growth::power;
pub(crate) use powers::grows;

/// The least index with a condition, as far as there is one.
///
/// ```
/// use symprof_core::expr::{Evaluator, Num, Store, SymKind};
/// use symprof_core::facts::Facts;
/// use symprof_core::sum::first_true;
/// let mut s = Store::new();
/// let n = s.parameter("n", 32);
/// let k = s.symbol("k", SymKind::Index, None, None);
/// let i = s.sym(k);
/// let two_i = s.add(i, i);
/// let met = s.eq(two_i, n); // 2k = n for no k where n is odd, or negative
/// let first = first_true(&mut s, &mut Facts::new(), k, met).unwrap();
/// assert_eq!(s.display(first.exists).to_string(), "n mod 2 == 0 && n >= 0");
/// assert_eq!(s.display(first.index).to_string(), "floor(n/2)");
/// let mut ev = Evaluator::new(&s);
/// ev.bind_name("n", Num::int(7));
/// assert_eq!(ev.truth(first.exists), Ok(false)); // and the index, 3, says nothing
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
#[non_exhaustive]
pub struct FirstTrue {
    /// the least index; meaningful only where `exists`
    pub index: Expr,
    /// is there any index with the condition?
    pub exists: Expr,
}

/// The least `var ≥ 0` with `cond`.
///
/// `facts` may mention `var` only through conditions that hold for every index up to and
/// including the answer.
///
/// ```
/// use symprof_core::expr::{Store, SymKind};
/// use symprof_core::facts::Facts;
/// use symprof_core::sum::{first_true, NoClosedForm};
/// let mut s = Store::new();
/// let n = s.parameter("n", 32);
/// let k = s.symbol("k", SymKind::Index, None, None);
/// let i = s.sym(k);
/// let two_i = s.add(i, i);
/// let exit = s.ge(two_i, n); // first k with 2k ≥ n
/// let f = first_true(&mut s, &mut Facts::new(), k, exit).unwrap();
/// assert_eq!(s.display(f.index).to_string(), "max(0, n - floor(n/2))");
///
/// let hard = s.parse_condition("k >= n || 2^k == n*k + 3").unwrap();
/// let why = first_true(&mut s, &mut Facts::new(), k, hard).unwrap_err();
/// let NoClosedForm::NoRule { part } = why else { panic!("{why}") };
/// assert_eq!(s.display(part).to_string(), "2^k == n*k + 3");
/// ```
///
/// # Errors
/// [`NoClosedForm`] where no rule applies to the condition or a part of it, or a limit ended.
pub fn first_true(
    s: &mut Store,
    facts: &mut Facts,
    var: Sym,
    cond: Expr,
) -> Result<FirstTrue, NoClosedForm> {
    let steps_left = s.limits().sums.first_index_steps;
    let first = Search { var, cond, steps_left, ended: EndedLimit::default() };
    search(s, facts, &first).map_err(|why| first.ended.or(why))
}

/// A search for the least `var ≥ 0` with `cond`.
#[derive(Clone)]
struct Search {
    var: Sym,
    cond: Expr,
    steps_left: u32,
    /// by this search, and by those on the way to its answer
    ended: EndedLimit,
}

impl Search {
    /// A search for another condition, on the way to the answer of this one.
    fn with_condition(&self, cond: Expr) -> Search {
        Search { cond, steps_left: self.steps_left.saturating_sub(1), ..self.clone() }
    }
}

/// A first index, or why there is none in closed form.
type Found = Result<FirstTrue, NoClosedForm>;

/// A rule's function: `None` where it does not apply.
type Find = fn(&mut Store, &mut Facts, &Search) -> Option<Found>;

/// A rule of the table of first indices.
const fn first_index_rule(rule: NewRule<Find>) -> Rule<Find> {
    rule.of("first index")
}

/// What is tried, in order.
static FIRST_INDICES: &[Rule<Find>] = &[
    cases::INDEX_FREE,
    cases::BY_SIGNS,
    cases::FIRST_APART,
    comparisons::AFFINE,
    comparisons::GREATEST_REMAINDER,
    growth::QUADRATIC,
    growth::POWER,
    equalities::AFFINE,
    equalities::MODULAR,
    growth::VANISHING_QUOTIENT,
    equalities::INEQUALITY,
    powers::BEFORE_WRAP,
    cases::DISJUNCTION,
    conjunctions::RANGES,
    powers::ALL_GROW,
    conjunctions::ONE_POINT,
    conjunctions::FREE_CONJUNCTS,
    cases::FREE_CHOICE,
    conditions::DISJUNCTIVE_FORM,
    conditions::NEARER,
];

fn search(s: &mut Store, facts: &mut Facts, search: &Search) -> Found {
    if search.steps_left == 0 && s.has_var(search.cond, search.var) {
        return Err(search.ended.note("first_index_steps"));
    }
    let found = first_that_applies(s, FIRST_INDICES, |find, s| find(s, facts, search));
    found.unwrap_or(Err(NoClosedForm::NoRule { part: search.cond }))
}

/// The rules of this folder.
pub(super) fn stage_rules() -> impl Iterator<Item = &'static RuleInfo> {
    let conditions = conditions::CONDITIONS.iter().map(|r| &r.info);
    FIRST_INDICES.iter().map(|r| &r.info).chain(conditions)
}
