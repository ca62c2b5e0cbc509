//! Are two formulas equal at every point? Decided where both are piecewise quasi-polynomials with affine
//! conditions and constant periods, in any number of sizes, as counts of affine nests are.
//!
//! The points are split into chambers, by the signs of what is compared and by residues, until the difference
//! is one polynomial on each. The formulas are equal where all of these are zero. A chamber on which one is
//! not holds a point at which the formulas differ, or none that is an integer; the search for it says which,
//! and a point is shown only after both formulas were evaluated there. What is outside the class (quotients by
//! sizes, bit operations, sums without a closed form) is a variable of which only its bounds are known:
//! formulas that are equal whatever its value are equal.
//!
//! Sources: chambers and residues are those of Clauss and Loechner, "Parametric analysis of polyhedral
//! iteration spaces" (1998), and of Verdoolaege et al., "Counting integer points in parametric polytopes using
//! Barvinok's rational functions" (2007), here split only where a formula asks for it. Refuting by sample
//! point is cheaper, and comes first.

mod chambers;
mod polynomial;
mod system;
#[cfg(test)]
mod tests;

use crate::expr::{Evaluator, Expr, Node, Num, Store, Sym, SymKind};
use crate::limits::EqualityLimits;
use crate::stack::on_large_stack;
use chambers::{Chamber, Stop};
use polynomial::{Assignment, Poly, Var};
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use system::{Effort, System};

/// Whether two formulas have the same value at every point of a domain.
///
/// ```
/// use symprof_core::equality::{equality, Equality};
/// use symprof_core::expr::Store;
/// let mut s = Store::new();
/// s.parameter("n", 32);
/// let (a, b) = (s.parse("max(n, 100000)")?, s.parse("max(n, 100001)")?);
/// // no sample is as large: the chamber in which they differ is searched for a point
/// assert!(matches!(equality(&s, a, b, &[]), Equality::Different(_)));
/// # Ok::<(), symprof_core::expr::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[must_use]
pub enum Equality {
    /// At every point at which both have a value, they have the same.
    Equal,
    /// They differ at this point: a value for each symbol, by name.
    Different(Vec<(Sym, Num)>),
    /// Neither was shown.
    Undecided(Undecided),
}

/// Why the equality of two formulas is not decided.
///
/// ```
/// use symprof_core::equality::{equality, Equality, Undecided};
/// use symprof_core::expr::Store;
/// let mut s = Store::new();
/// s.parameter("n", 32);
/// // bits are outside the class: a variable from 0 to 32
/// let (a, b) = (s.parse("ctz32(n) mod 64")?, s.parse("ctz32(n)")?);
/// assert_eq!(equality(&s, a, b, &[]), Equality::Equal);
/// let (a, b) = (s.parse("2^(ctz32(n) mod 2)")?, s.parse("1 + (ctz32(n) mod 2)")?);
/// assert_eq!(equality(&s, a, b, &[]), Equality::Undecided(Undecided::NoPoint));
/// # Ok::<(), symprof_core::expr::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Undecided {
    /// A budget ended, or a part has no known bounds: which.
    Limit(&'static str),
    /// On a part of the domain the difference is not zero for all values of its variables, and no point was
    /// found there: the part may be empty, or what is outside the class may have no such values.
    NoPoint,
}

impl fmt::Display for Undecided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Undecided::Limit(what) => f.write_str(what),
            Undecided::NoPoint => f.write_str("no point was found at which they differ"),
        }
    }
}

/// Compares two formulas of a store at all points at which the conditions hold, symbols being within their
/// bounds.
///
/// Near-linear in the nodes for each chamber; chambers, of which there may be exponentially many, are bounded
/// by [`EqualityLimits`].
///
/// ```
/// use symprof_core::equality::{equality, Equality};
/// use symprof_core::expr::Store;
/// let mut s = Store::new();
/// s.parameter("n", 32);
/// s.parameter("m", 32);
/// let unrolled = s.parse("4*max(0, floor(n/4))*max(0, m) + max(0, ite(n > 0, n mod 4, 0))*max(0, m)")?;
/// let plain = s.parse("max(0, n)*max(0, m)")?;
/// assert_eq!(equality(&s, unrolled, plain, &[]), Equality::Equal);
///
/// let off_by_one = s.parse("max(0, n)*max(1, m)")?;
/// let Equality::Different(point) = equality(&s, off_by_one, plain, &[]) else { return Err("a point".into()) };
/// // they differ where m is not positive and n is
/// let value = |name: &str| point.iter().find(|(v, _)| s.symbol_data(*v).name == name);
/// let (n, m) = (value("n").ok_or("n")?, value("m").ok_or("m")?);
/// assert!(n.1.is_positive() && !m.1.is_positive());
/// // where sizes are positive, they are equal
/// let positive = s.parse("n > 0 && m > 0")?;
/// assert_eq!(equality(&s, off_by_one, plain, &[positive]), Equality::Equal);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn equality(
    store: &Store,
    a: impl Into<Expr>,
    b: impl Into<Expr>,
    domain: &[Expr],
) -> Equality {
    let (a, b) = (a.into(), b.into());
    if a == b {
        return Equality::Equal;
    }
    let question = Question::new(store, a, b, domain);
    if let Some(point) = question.sampled() {
        return Equality::Different(point);
    }
    on_large_stack(|| question.decided())
}

/// Two formulas, and where they are compared.
struct Question<'s> {
    store: &'s Store,
    formulas: [Expr; 2],
    domain: &'s [Expr],
    /// the free symbols, by name
    symbols: Vec<(Sym, Expr)>,
    /// steps that evaluations at points may still take
    steps: AtomicU64,
}

impl<'s> Question<'s> {
    fn new(store: &'s Store, a: Expr, b: Expr, domain: &'s [Expr]) -> Question<'s> {
        let all: Vec<Expr> = domain.iter().copied().chain([a, b]).collect();
        let (mut symbols, mut bound) = (Vec::new(), Vec::new());
        store.visit(&all, |e, node| match node {
            Node::Symbol(s) => symbols.push((*s, e)),
            Node::SumOver { var, .. } | Node::First { var, .. } => bound.push(*var),
            _ => {}
        });
        symbols.retain(|(s, _)| !bound.contains(s));
        symbols.sort_by(|a, b| store.symbol_data(a.0).name.cmp(&store.symbol_data(b.0).name));
        symbols.dedup();
        let steps = AtomicU64::new(store.limits().equality.steps);
        Question { store, formulas: [a, b], domain, symbols, steps }
    }

    fn limits(&self) -> &'s EqualityLimits {
        &self.store.limits().equality
    }

    /// May the symbol have values that are no integers? Ratios have, and averages over the entries of a loop.
    fn is_fractional(&self, s: Sym) -> bool {
        let integral = self.symbols.iter().any(|&(t, e)| t == s && self.store.is_integral(e));
        !integral || self.store.symbol_data(s).kind == SymKind::Free
    }

    /// Do the formulas differ at a point of the domain? Where one has no value, they do not.
    fn differ_at(&self, point: &[(Sym, Num)]) -> bool {
        let is_one = |(s, v): &(Sym, Num)| v.is_integer() || self.is_fractional(*s);
        if self.steps.load(Relaxed) == 0 || !point.iter().all(is_one) {
            return false;
        }
        let mut evaluator = Evaluator::new(self.store).with_budget(self.steps.load(Relaxed));
        point.iter().for_each(|(s, v)| evaluator.bind(*s, v.clone()));
        let inside = self.domain.iter().all(|&c| evaluator.truth(c) == Ok(true));
        let [a, b] = match inside {
            true => self.formulas.map(|e| evaluator.eval(e).ok()),
            false => [None, None],
        };
        let left = self.steps.load(Relaxed).saturating_sub(evaluator.steps());
        self.steps.store(left, Relaxed);
        a.is_some() && b.is_some() && a != b
    }

    /// A point among the samples at which they differ.
    fn sampled(&self) -> Option<Vec<(Sym, Num)>> {
        let points = (0..self.limits().samples).map(|k| self.sample(k));
        let found = points.into_iter().find(|p| self.differ_at(p));
        // a search for a point of a chamber has as many steps
        self.steps.store(self.limits().steps, Relaxed);
        found
    }

    /// The k-th sample: all symbols the same small number, then small ones, then larger and negative ones.
    fn sample(&self, k: u64) -> Vec<(Sym, Num)> {
        // a linear congruential generator (Knuth, MMIX) gives each symbol its numbers
        const MUL: u64 = 6_364_136_223_846_793_005;
        const ADD: u64 = 1_442_695_040_888_963_407;
        let mut state = k.wrapping_mul(MUL).wrapping_add(ADD);
        let mut next = |n: u64| {
            state = state.wrapping_mul(MUL).wrapping_add(ADD);
            i128::from((state >> 33) % n)
        };
        let mut one = |s: Sym| {
            let data = self.store.symbol_data(s);
            let value = match k {
                0..=9 => i128::from(k),
                10..=39 => next(8),
                40..=79 => next(40),
                80..=99 => next(5000),
                _ => next(200) - 100,
            };
            let ratio = k >= 10 && self.is_fractional(s);
            let mut value = match ratio {
                true => Num::ratio((value % 9).unsigned_abs() as i64, 8),
                false => Num::from(value),
            };
            if let Some(lo) = data.lo.as_ref().filter(|lo| value < **lo) {
                value = lo.ceil();
            }
            if let Some(hi) = data.hi.as_ref().filter(|hi| value > **hi) {
                value = hi.floor();
            }
            (s, value)
        };
        self.symbols.iter().map(|&(s, _)| one(s)).collect()
    }

    fn decided(&self) -> Equality {
        let limits = self.limits();
        let effort = &Effort::new(limits);
        let symbols: Vec<Sym> = self.symbols.iter().map(|s| s.0).collect();
        let mut open = vec![Chamber::whole(self.store, &symbols, |s| self.is_fractional(s))];
        let mut looked_at = 0;
        let mut undecided = None;
        while let Some(mut chamber) = open.pop() {
            looked_at += 1;
            if looked_at > limits.chambers {
                return Equality::Undecided(Undecided::Limit("there are too many chambers"));
            }
            if effort.is_over() {
                return Equality::Undecided(Undecided::Limit("it takes too much work"));
            }
            if !chamber.system.may_have_solution(effort) {
                continue;
            }
            let difference = match self.difference(&mut chamber, effort) {
                Ok(Some(p)) => p,
                Ok(None) => continue,
                Err(Stop::Limit(what)) => return Equality::Undecided(Undecided::Limit(what)),
                Err(by) => {
                    open.extend(chamber.split(&by));
                    continue;
                }
            };
            if difference.is_zero() {
                continue;
            }
            if let Some(flat) = chamber.flattened(effort) {
                open.push(flat);
                continue;
            }
            match self.point_in(&chamber, &difference, effort) {
                Some(point) => return Equality::Different(point),
                None => undecided = Some(Undecided::NoPoint),
            }
        }
        undecided.map_or(Equality::Equal, Equality::Undecided)
    }

    /// The difference of the formulas on a chamber; none where the chamber is outside the domain.
    fn difference(&self, chamber: &mut Chamber, effort: &Effort<'_>) -> Result<Option<Poly>, Stop> {
        let levels = effort.limits.levels;
        for &c in self.domain {
            match chamber.truth(self.store, c, effort) {
                Ok(true) => {}
                Ok(false) => return Ok(None),
                // what is shown on more than the domain holds on it
                Err(Stop::Limit(_)) => {}
                Err(by) => return Err(by),
            }
        }
        let [a, b] = self.formulas;
        let a = chamber.value(self.store, a, effort, levels)?;
        let b = chamber.value(self.store, b, effort, levels)?;
        Ok(Some(a.plus(&b, &Num::int(-1))))
    }

    /// A point of a chamber at which the formulas differ.
    fn point_in(
        &self,
        chamber: &Chamber,
        difference: &Poly,
        effort: &Effort<'_>,
    ) -> Option<Vec<(Sym, Num)>> {
        let of_symbols = chamber.symbols.values();
        let all = chamber.system.constraints().chain(of_symbols).chain([difference]);
        let mut variables: Vec<Var> = all.flat_map(Poly::variables).collect();
        variables.sort_unstable();
        variables.dedup();
        let mut tries = self.limits().tries;
        let at = &mut Assignment::new();
        self.assigned(chamber, &chamber.system, &variables, at, &mut tries, effort)
    }

    /// The same, some variables having a value; `here` is the system with those.
    fn assigned(
        &self,
        chamber: &Chamber,
        here: &System,
        variables: &[Var],
        at: &mut Assignment,
        tries: &mut u32,
        effort: &Effort<'_>,
    ) -> Option<Vec<(Sym, Num)>> {
        let Some((&v, rest)) = variables.split_first() else {
            let of = |p: &Poly| p.value(at);
            let point: Option<Vec<_>> = self
                .symbols
                .iter()
                .map(|(s, _)| Some((*s, of(chamber.symbols.get(s)?)?)))
                .collect();
            return point.filter(|p| chamber.system.holds_at(at) && self.differ_at(p));
        };
        let fresh = variables.iter().max().copied().unwrap_or(0) + 1;
        let bounds = here.bounds(&Poly::variable(v), fresh, effort);
        let (lo, hi) = (bounds.lo.map(|x| x.ceil()), bounds.hi.map(|x| x.floor()));
        let around = |x: &Num, steps: [i64; 4]| steps.map(|k| x.clone() + Num::int(k)).to_vec();
        let candidates = match (&lo, &hi) {
            (Some(lo), Some(hi)) => {
                [around(lo, [0, 1, 2, 3]), around(hi, [0, -1, -2, -3])].concat()
            }
            (Some(lo), None) => around(lo, [0, 1, 2, 3]),
            (None, Some(hi)) => around(hi, [0, -1, -2, -3]),
            (None, None) => around(&Num::ZERO, [0, 1, 2, -1]),
        };
        let inside = |x: &Num| lo.iter().all(|l| x >= l) && hi.iter().all(|h| x <= h);
        let mut seen: Vec<Num> = Vec::new();
        for x in candidates {
            if !inside(&x) || seen.contains(&x) {
                continue;
            }
            seen.push(x.clone());
            *tries = tries.checked_sub(1)?;
            let there = here.substituted(v, &Poly::constant(x.clone()));
            at.insert(v, x);
            if let Some(point) = self.assigned(chamber, &there, rest, at, tries, effort) {
                return Some(point);
            }
            at.remove(&v);
        }
        None
    }
}
