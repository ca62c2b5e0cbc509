//! Conditions that all hold: the intersection of their ranges (the paper's `F_∧`), less the points
//! that inequalities delete.

use super::comparisons::at_most_zero;
use super::equalities::{points, Points};
use super::{first_index_rule, search, Find, FirstTrue, Found, Search};
use crate::expr::{Expr, Node, Num, Store};
use crate::facts::Facts;
use crate::rules::{Example, NewRule, Rule};
use crate::sum::compare::affine_comparison;

pub(super) const RANGES: Rule<Find> = first_index_rule(NewRule {
    name: "first-in-ranges",
    statement: "first k with l ≤ k ≤ u, or at points p + q·j, less a point d = max(0, l, p + q·j), 1 or q further where that is d",
    conditions: "comparisons have coefficients of known sign; one equality and one inequality at most",
    source: "the paper's range analysis: intersections of ranges and deleted points",
    example: Example::first_index("1", "k >= n && k != m", ["max(0, n) + [m == max(0, n)]", "1"]),
    apply: ranges,
});

pub(super) const ONE_POINT: Rule<Find> = first_index_rule(NewRule {
    name: "first-at-one-point",
    statement: "first k with k = p and c(k) = p, if c(p)",
    conditions: "an affine equality is one of the conjuncts",
    source: "the definition of a least index",
    example: Example::first_index("1", "k == n && 2^k >= m", ["n", "n >= 0 && 2^n >= m"]),
    apply: one_point,
});

pub(super) const FREE_CONJUNCTS: Rule<Find> = first_index_rule(NewRule {
    name: "first-under-free",
    statement: "first k with c and a(k) = first k with a(k), if c",
    conditions: "c does not speak of k",
    source: "the definition of a least index",
    example: Example::first_index(
        "1",
        "n > 2 && (k == n || k >= m)",
        ["min(n, max(0, m))", "n >= 3"],
    ),
    apply: free_conjuncts,
});

fn ranges(s: &mut Store, facts: &mut Facts, r: &Search) -> Option<Found> {
    let Node::And(args) = s.node(r.cond).clone() else { return None };
    let zero = s.zero();
    let mut bounds = Bounds {
        lower: vec![zero],
        upper: Vec::new(),
        free: Vec::new(),
        deleted: None,
        points: None,
    };
    for c in args {
        bounds.take(s, facts, r, c)?;
    }
    Some(Ok(bounds.first(s, facts)))
}

/// What conjuncts say of the index.
struct Bounds {
    lower: Vec<Expr>,
    upper: Vec<Expr>,
    /// conditions that do not depend on it
    free: Vec<Expr>,
    deleted: Option<Expr>,
    points: Option<Points>,
}

impl Bounds {
    /// Takes a conjunct in, if it is read here.
    fn take(&mut self, s: &mut Store, facts: &mut Facts, r: &Search, c: Expr) -> Option<()> {
        let var = r.var;
        if !s.has_var(c, var) {
            self.free.push(c);
            return Some(());
        }
        match s.node(c).clone() {
            Node::Ge0(e) => match affine_comparison(s, e, r.var, &r.ended) {
                Some((a, b)) => self.take_comparison(s, facts, a, b),
                None if self.points.is_some() => None,
                None => {
                    self.points = Some(at_most_zero(s, facts, var, e)?);
                    Some(())
                }
            },
            Node::Eq0(_) if self.points.is_some() => None,
            Node::Eq0(e) => {
                self.points = Some(points(s, facts, var, e)?);
                Some(())
            }
            Node::Not(x) => {
                let Node::Eq0(e) = *s.node(x) else { return None };
                let (a, b) = s.affine_in(e, var)?;
                let a = s.as_const(a)?.clone();
                if self.deleted.is_some() || !a.abs().is_one() {
                    return None;
                }
                self.deleted = Some(if a.is_one() { s.neg(b) } else { b });
                Some(())
            }
            _ => None,
        }
    }

    /// Takes `a·var + b ≥ 0` in.
    fn take_comparison(
        &mut self,
        s: &mut Store,
        facts: &mut Facts,
        a: Expr,
        b: Expr,
    ) -> Option<()> {
        let ia = facts.interval(s, a);
        if ia.lo.as_ref().is_some_and(Num::is_positive) {
            let nb = s.neg(b);
            self.lower.push(s.ceil_div(nb, a));
        } else if ia.hi.as_ref().is_some_and(Num::is_negative) {
            let na = s.neg(a);
            self.upper.push(s.floor_div(b, na));
        } else {
            return None;
        }
        Some(())
    }

    /// The least index within.
    fn first(mut self, s: &mut Store, facts: &mut Facts) -> FirstTrue {
        let least = s.max_all(&self.lower);
        let least = facts.simplify(s, least);
        let index = match (self.points.take(), self.deleted) {
            (Some(points), deleted) => self.first_point(s, points, least, deleted),
            (None, Some(d)) => {
                let hit = s.eq(least, d);
                s.add(least, hit)
            }
            (None, None) => least,
        };
        for &u in &self.upper {
            self.free.push(s.le(index, u));
        }
        let exists = s.and_all(&self.free);
        let exists = facts.simplify(s, exists);
        FirstTrue { index, exists }
    }

    /// The first of the points that the lower bounds leave, other than the deleted one.
    fn first_point(
        &mut self,
        s: &mut Store,
        Points { first, period }: Points,
        least: Expr,
        deleted: Option<Expr>,
    ) -> Expr {
        self.free.push(first.exists);
        let Some(period) = period else {
            self.free.push(s.ge(first.index, least));
            if let Some(d) = deleted {
                self.free.push(s.ne(first.index, d));
            }
            return first.index;
        };
        let missing = s.sub(least, first.index);
        let d = s.num(period.clone());
        let periods = s.ceil_div(missing, d);
        let periods = s.positive_part(periods);
        let index = s.linear_sum(Num::ZERO, [(Num::ONE, first.index), (period.clone(), periods)]);
        match deleted {
            Some(d) => {
                let hit = s.eq(index, d);
                s.linear_sum(Num::ZERO, [(Num::ONE, index), (period, hit)])
            }
            None => index,
        }
    }
}

fn one_point(s: &mut Store, facts: &mut Facts, r: &Search) -> Option<Found> {
    let Node::And(args) = s.node(r.cond).clone() else { return None };
    let affine = |s: &mut Store, c: Expr| match *s.node(c) {
        Node::Eq0(e) if s.has_var(c, r.var) => s.affine_in(e, r.var).map(|_| e),
        _ => None,
    };
    let (i, e) = args.iter().enumerate().find_map(|(i, &c)| Some((i, affine(s, c)?)))?;
    let FirstTrue { index, exists } = points(s, facts, r.var, e)?.first;
    let mut all = vec![exists];
    for (_, &c) in args.iter().enumerate().filter(|x| x.0 != i) {
        all.push(s.substitute(c, &[(r.var, index)]));
    }
    let exists = s.and_all(&all);
    Some(Ok(FirstTrue { index, exists: facts.simplify(s, exists) }))
}

fn free_conjuncts(s: &mut Store, facts: &mut Facts, r: &Search) -> Option<Found> {
    let Node::And(args) = s.node(r.cond).clone() else { return None };
    let (depending, free): (Vec<Expr>, Vec<Expr>) =
        args.iter().partition(|&&a| s.has_var(a, r.var));
    if free.is_empty() {
        return None;
    }
    let mut inner = facts.clone();
    for &c in &free {
        inner.assume(s, c);
    }
    let holds = s.and_all(&free);
    if inner.is_contradictory() {
        return Some(Ok(FirstTrue { index: s.zero(), exists: s.truth(false) }));
    }
    let cond = s.and_all(&depending);
    let cond = inner.simplify(s, cond);
    let found = search(s, &mut inner, &r.with_condition(cond));
    Some(found.map(|f| FirstTrue { index: f.index, exists: s.and(holds, f.exists) }))
}
