//! Sums of what tells many single indices apart: `if (i == 0) … if (i == 1) …`, or a `switch` on the index.
//!
//! Each equality by itself would cut the range once and leave a summand almost as long; all at once take one walk.

use super::engine::{closing_rule, Close, Closed, Engine, Summation};
use crate::expr::{for_each_operand, Expr, Node, Num, Store};
use crate::facts::Facts;
use crate::rules::{Example, NewRule, Rule};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

pub(super) const POINTS: Rule<Close> = closing_rule(NewRule {
    name: "points",
    statement: "Σ_R f = Σ_R g + Σ_{p in P ∩ R} (f(p) - g(p)), g being f where i is in P nowhere",
    conditions: "P are the numbers that the index is compared with for equality, four or more",
    source: "the paper's range analysis: deleted points",
    example: Example::sum(
        "n >= 0",
        ["0", "n"],
        "ite(i == 2 || i == 5 || i == 7 || i == 9, m, 0)",
        "ite(n >= 2, m, 0) + ite(n >= 5, m, 0) + ite(n >= 7, m, 0) + ite(n >= 9, m, 0)",
    ),
    apply: points,
});

/// So many points are told apart one by one, by the rule `equality`.
const FEW: usize = 3;

fn points(e: &mut Engine<'_>, outer: &mut Facts, sum: &Summation) -> Option<Closed> {
    let points = Points::of(e, sum.part.body);
    (points.equalities.len() > FEW).then(|| e.sum_at_points(outer, sum, points))
}

/// The points of a summand.
struct Points {
    body: Expr,
    /// the equalities that hold at each, and nowhere else
    equalities: BTreeMap<Num, Vec<Expr>>,
    /// the nodes that have a node as an operand
    users: FxHashMap<Expr, Vec<Expr>>,
    /// what each node is where no equality holds
    elsewhere: FxHashMap<Expr, Expr>,
}

impl Points {
    fn of(e: &mut Engine<'_>, body: Expr) -> Points {
        let mut compared = Vec::new();
        e.s.visit(&[body], |x, node| {
            if let Node::Eq0(of) = node {
                compared.push((x, *of));
            }
        });
        let mut equalities: BTreeMap<Num, Vec<Expr>> = BTreeMap::new();
        for (x, of) in compared {
            let Some((a, b)) = e.s.affine_in(of, e.var) else { continue };
            let (Some(a), Some(b)) = (e.s.as_const(a), e.s.as_const(b)) else { continue };
            let point = (-b.clone()).checked_div(a).filter(|p| p.is_integer());
            if let Some(point) = point {
                equalities.entry(point).or_default().push(x);
            }
        }
        Points { body, equalities, users: FxHashMap::default(), elsewhere: FxHashMap::default() }
    }

    /// The summand where no equality holds.
    fn nowhere(&mut self, s: &mut Store) -> Expr {
        let all: FxHashSet<Expr> = self.equalities.values().flatten().copied().collect();
        let no = s.truth(false);
        let users = &mut self.users;
        s.visit(&[self.body], |x, node| {
            for_each_operand(node, |a| users.entry(a).or_default().push(x));
        });
        let elsewhere = &mut self.elsewhere;
        s.mapped(self.body, |s, x, done| {
            let here = if all.contains(&x) { no } else { s.rebuild(x, done) };
            elsewhere.insert(x, here);
            here
        })
    }

    /// The summand where some equalities hold. Only what stands above these is made anew, so that all points together
    /// take about one walk.
    fn where_these_hold(&self, s: &mut Store, equalities: &[Expr]) -> Expr {
        let yes = s.truth(true);
        let mut here: FxHashMap<Expr, Expr> = equalities.iter().map(|&x| (x, yes)).collect();
        let mut above: FxHashSet<Expr> = FxHashSet::default();
        let mut work = equalities.to_vec();
        while let Some(x) = work.pop() {
            let users = self.users.get(&x).into_iter().flatten();
            work.extend(users.copied().filter(|&user| above.insert(user)));
        }
        // users come after their operands
        let mut above: Vec<Expr> = above.into_iter().collect();
        above.sort_unstable();
        for x in above {
            let known = |a: Expr| here.get(&a).or(self.elsewhere.get(&a)).copied().unwrap_or(a);
            let made = s.rebuild(x, &known);
            here.insert(x, made);
        }
        here.get(&self.body).copied().unwrap_or(self.body)
    }
}

impl Engine<'_> {
    fn sum_at_points(&mut self, outer: &mut Facts, sum: &Summation, mut points: Points) -> Closed {
        let part = sum.part;
        let elsewhere = points.nowhere(self.s);
        let mut total = self.sum(outer, part.with_body(elsewhere))?;
        for (point, equalities) in &points.equalities {
            let at = self.s.num(point.clone());
            let (above, below) = (self.s.ge(at, part.lo), self.s.le(at, part.hi));
            let hit = self.s.and(above, below);
            let hit = outer.simplify(self.s, hit);
            if self.s.is_zero(hit) {
                continue;
            }
            let with = points.where_these_hold(self.s, equalities);
            let change = self.s.sub(with, elsewhere);
            let mut change = self.s.substitute(change, &[(self.var, at)]);
            if self.s.as_const(change).is_none() {
                let mut facts = outer.clone();
                facts.assume(self.s, hit);
                change = facts.simplify(self.s, change);
            }
            let zero = self.s.zero();
            let change = self.s.ite(hit, change, zero);
            total = self.s.add(total, change);
        }
        Ok(total)
    }
}
