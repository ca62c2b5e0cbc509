//! How good a count is: the status of a block (design, "The promise").

use crate::expr::{for_each_operand, Expr, Node, Store, SymKind};
use rustc_hash::FxHashMap;
use std::fmt;

/// The status of a block, strongest first: the least that evaluation of its count takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[must_use]
#[non_exhaustive]
pub enum Status {
    /// A formula over parameters whose evaluation is polynomial in the number of bits of the
    /// sizes.
    ClosedForm,
    /// Exact; holds a bounded sum or a first-exit search that evaluation steps through.
    Summation,
    /// Exact; evaluation executes the function's control slice, within a step budget.
    Simulation,
    /// The control flow reads tensor contents or the result of an unknown call.
    DataDependent,
    /// No formula; the reason names the construct.
    Unsupported,
}

impl Status {
    /// All, strongest first.
    pub const ALL: &'static [Status] = &[
        Status::ClosedForm,
        Status::Summation,
        Status::Simulation,
        Status::DataDependent,
        Status::Unsupported,
    ];

    /// The name in output (`closed-form`).
    pub fn name(self) -> &'static str {
        match self {
            Status::ClosedForm => "closed-form",
            Status::Summation => "summation",
            Status::Simulation => "simulation",
            Status::DataDependent => "data-dependent",
            Status::Unsupported => "unsupported",
        }
    }

    /// The status of a formula by what it holds.
    ///
    /// ```
    /// use symprof_core::{expr::{Num, Store, SymKind}, profile::Status};
    /// let mut s = Store::new();
    /// let n = s.parameter("n", 32);
    /// assert_eq!(Status::of(&s, n), Status::ClosedForm);
    /// let i = s.symbol("i", SymKind::Index, None, None);
    /// let (zero, index) = (s.zero(), s.sym(i));
    /// let square = s.mul(index, index);
    /// let sum = s.sum_over(i, zero, n, square);
    /// assert_eq!(Status::of(&s, sum), Status::Summation);
    /// ```
    pub fn of(store: &Store, formula: impl Into<Expr>) -> Status {
        let formula = formula.into();
        Status::of_all(store, &[formula]).get(&formula).copied().unwrap_or(Status::ClosedForm)
    }

    /// The statuses of several formulas and of all their parts. Linear in the size of the DAG.
    ///
    /// A sum or search whose range no parameter makes longer (the bits of a size, a filter of 3)
    /// is evaluated in time polynomial in the bits of the sizes, and counts as a closed form.
    pub fn of_all(store: &Store, formulas: &[Expr]) -> FxHashMap<Expr, Status> {
        let mut all: FxHashMap<Expr, Status> = FxHashMap::default();
        // steps that an evaluation takes at most, where a sum or search holds others
        let mut steps: FxHashMap<Expr, u64> = FxHashMap::default();
        store.visit(formulas, |e, node| {
            let mut most = 1;
            for_each_operand(node, |a| most = most.max(steps.get(&a).copied().unwrap_or(1)));
            let bounded = match node {
                Node::SumOver { lo, hi, .. } | Node::First { lo, hi, .. } => {
                    most =
                        longest_range(store, *lo, *hi).map_or(u64::MAX, |n| n.saturating_mul(most));
                    most <= store.limits().profiles.constant_steps
                }
                _ => true,
            };
            if most > 1 {
                steps.insert(e, most);
            }
            let mut status = match node {
                Node::SumOver { .. } | Node::First { .. } if !bounded => Status::Summation,
                Node::Simulation { .. } => Status::Simulation,
                Node::Symbol(s) => match store.symbol_data(*s).kind {
                    SymKind::Parameter | SymKind::Defaulted | SymKind::Index => Status::ClosedForm,
                    SymKind::Free | SymKind::Observed | SymKind::Data | SymKind::Placeholder => {
                        Status::DataDependent
                    }
                },
                _ => Status::ClosedForm,
            };
            for_each_operand(node, |a| {
                status = status.max(all.get(&a).copied().unwrap_or(Status::ClosedForm));
            });
            all.insert(e, status);
        });
        all
    }
}

/// How many indices a range has at most, whatever the parameters.
fn longest_range(store: &Store, lo: Expr, hi: Expr) -> Option<u64> {
    let least = store.interval(lo).lo.as_ref()?.as_i128()?;
    let greatest = store.interval(hi).hi.as_ref()?.as_i128()?;
    u64::try_from(greatest.checked_sub(least)?.checked_add(1)?.max(0)).ok()
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
