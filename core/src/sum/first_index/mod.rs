//! The least index at which a condition holds: trip counts, `break`s, wrap-around exits.
//!
//! For a loop whose exit condition in iteration `k` is `c(k)`, the backedge-taken count is the
//! least `k ≥ 0` with `c(k)`. Affine comparisons give it by one division; equalities modulo `2^w`
//! by the inverse of the odd part of the step; conjunctions by intersecting ranges; disjunctions
//! (several exits) by the minimum.

mod choices;
mod growth;
mod points;
#[cfg(test)]
mod tests;

use super::compare::affine_comparison;
use super::sign_regions::without_powers;
use crate::expr::{Expr, Node, Num, Store, Sym};
use crate::facts::Facts;
use choices::{by_divisor, distribute, lift_choice, within_quotient};
pub(super) use growth::power;
use growth::quadratic;
use points::{at_most_zero, equality, Points};

/// The least index with a condition, as far as there is one.
#[derive(Clone, Copy, Debug)]
pub struct FirstTrue {
    /// the least index; meaningful only where `exists`
    pub index: Expr,
    /// is there any index with the condition?
    pub exists: Expr,
}

/// The least `var ≥ 0` with `cond`; `None` where the condition has no form that is known here.
///
/// `facts` may mention `var` only through conditions that hold for every index up to and
/// including the answer.
///
/// ```
/// use symprof_core::expr::{Store, SymKind};
/// use symprof_core::facts::Facts;
/// use symprof_core::sum::first_true;
/// let mut s = Store::new();
/// let n = s.parameter("n", 32);
/// let k = s.symbol("k", SymKind::Index, None, None);
/// let i = s.sym(k);
/// let two_i = s.add(i, i);
/// let exit = s.ge(two_i, n); // first k with 2k ≥ n
/// let f = first_true(&mut s, &mut Facts::new(), k, exit).unwrap();
/// assert_eq!(s.display(f.index).to_string(), "max(0, n - floor(n/2))");
/// ```
pub fn first_true(s: &mut Store, facts: &mut Facts, var: Sym, cond: Expr) -> Option<FirstTrue> {
    solve(s, facts, var, cond, s.limits().sums.first_index_steps)
}

fn solve(s: &mut Store, facts: &mut Facts, var: Sym, cond: Expr, depth: u32) -> Option<FirstTrue> {
    let zero = s.zero();
    if !s.has_var(cond, var) {
        return Some(FirstTrue { index: zero, exists: cond });
    }
    if depth == 0 {
        return None;
    }
    if let Some(c) = without_powers(s, cond, var) {
        return solve(s, facts, var, c, depth - 1);
    }
    if let Some(f) = choices::peeled(s, var, cond) {
        let later = solve(s, facts, var, f.later, depth - 1)?;
        let next = s.add_num(later.index, Num::ONE);
        let (index, exists) = (s.ite(f.at_once, zero, next), s.or(f.at_once, later.exists));
        return Some(FirstTrue { index: facts.simplify(s, index), exists });
    }
    match s.node(cond).clone() {
        Node::Ge0(e) => {
            if let Some((a, b)) = affine_comparison(s, e, var) {
                return comparison(s, facts, a, b);
            }
            if let Some(p) = at_most_zero(s, facts, var, e) {
                return Some(p.first);
            }
            if let Some(f) = quadratic(s, facts, var, e).or_else(|| power(s, facts, var, e)) {
                return Some(f);
            }
            let cond = by_divisor(s, facts, var, e).or_else(|| lift_choice(s, var, cond))?;
            solve(s, facts, var, cond, depth - 1)
        }
        Node::Eq0(e) => {
            if let Some(p) = equality(s, facts, var, e) {
                return Some(p.first);
            }
            // a number that is never negative is 0 where it is at most 0
            if let Node::FloorDiv(a, _) = *s.node(e) {
                if facts.prove_ge0(s, a) {
                    let n = s.neg(e);
                    if let Some(f) = power(s, facts, var, n) {
                        return Some(f);
                    }
                }
            }
            let cond = within_quotient(s, facts, var, e).or_else(|| lift_choice(s, var, cond))?;
            solve(s, facts, var, cond, depth - 1)
        }
        Node::Not(x) => {
            let affine = match *s.node(x) {
                Node::Eq0(e) => s.affine_in(e, var),
                _ => None,
            };
            let Some((a, b)) = affine else {
                let cond = distribute(s, facts, var, &[cond])?;
                return solve(s, facts, var, cond, depth - 1);
            };
            // a·k + b ≠ 0 holds at 0, or else at 1
            let moves = s.eq0(a);
            let moves = s.not(moves);
            let at0 = s.eq0(b);
            let not0 = s.not(at0);
            let exists = s.or(not0, moves);
            Some(FirstTrue { index: at0, exists })
        }
        Node::Or(args) => {
            let mut best: Option<FirstTrue> = None;
            for a in args {
                let f = solve(s, facts, var, a, depth - 1)?;
                best = Some(match best {
                    None => f,
                    Some(g) => earlier(s, facts, g, f),
                });
            }
            best
        }
        Node::And(args) => {
            if let Some(f) = conjunction(s, facts, var, &args) {
                return Some(f);
            }
            if let Some(f) = at_one_point(s, facts, var, &args) {
                return Some(f);
            }
            let (depending, free): (Vec<Expr>, Vec<Expr>) =
                args.iter().partition(|&&a| s.has_var(a, var));
            if free.is_empty() {
                let cond = distribute(s, facts, var, &args)?;
                return solve(s, facts, var, cond, depth - 1);
            }
            // what no index decides holds throughout, or there is no such index
            let mut inner = facts.clone();
            for &c in &free {
                inner.assume(s, c);
            }
            let holds = s.and_all(&free);
            if inner.is_contradictory() {
                return Some(FirstTrue { index: zero, exists: s.truth(false) });
            }
            let cond = s.and_all(&depending);
            let cond = inner.simplify(s, cond);
            let f = solve(s, &mut inner, var, cond, depth - 1)?;
            Some(FirstTrue { index: f.index, exists: s.and(holds, f.exists) })
        }
        Node::Ite(c, a, b) if !s.has_var(c, var) => {
            let x = solve(s, facts, var, a, depth - 1)?;
            let y = solve(s, facts, var, b, depth - 1)?;
            Some(FirstTrue {
                index: s.ite(c, x.index, y.index),
                exists: s.ite(c, x.exists, y.exists),
            })
        }
        Node::Ite(..) => {
            let cond = distribute(s, facts, var, &[cond])?;
            solve(s, facts, var, cond, depth - 1)
        }
        _ => None,
    }
}

/// The earlier of two.
fn earlier(s: &mut Store, facts: &mut Facts, x: FirstTrue, y: FirstTrue) -> FirstTrue {
    let both = s.min(x.index, y.index);
    let both = facts.simplify(s, both);
    let (xe, ye) = (facts.simplify(s, x.exists), facts.simplify(s, y.exists));
    let if_x = s.ite(ye, both, x.index);
    let index = s.ite(xe, if_x, y.index);
    let exists = s.or(xe, ye);
    FirstTrue { index, exists }
}

/// `a·k + b ≥ 0`
fn comparison(s: &mut Store, facts: &mut Facts, a: Expr, b: Expr) -> Option<FirstTrue> {
    let zero = s.zero();
    let now = s.ge0(b);
    let ia = facts.interval(s, a);
    if ia.hi.as_ref().is_some_and(|h| !h.is_positive()) {
        // it can only get worse
        return Some(FirstTrue { index: zero, exists: now });
    }
    let nb = s.neg(b);
    let later = s.ceil_div(nb, a);
    if ia.lo.as_ref().is_some_and(Num::is_positive) {
        let index = s.positive_part(later);
        let index = facts.simplify(s, index);
        return Some(FirstTrue { index, exists: s.truth(true) });
    }
    let grows = s.gt(a, zero);
    let exists = s.or(now, grows);
    let index = s.ite(now, zero, later);
    Some(FirstTrue { index, exists })
}

/// Conditions of which one is an equality that one index meets: the others are looked at there.
fn at_one_point(s: &mut Store, facts: &mut Facts, var: Sym, args: &[Expr]) -> Option<FirstTrue> {
    let affine = |s: &mut Store, c: Expr| match *s.node(c) {
        Node::Eq0(e) if s.has_var(c, var) => s.affine_in(e, var).map(|_| e),
        _ => None,
    };
    let (i, e) = args.iter().enumerate().find_map(|(i, &c)| Some((i, affine(s, c)?)))?;
    let FirstTrue { index, exists } = equality(s, facts, var, e)?.first;
    let mut all = vec![exists];
    for (_, &c) in args.iter().enumerate().filter(|x| x.0 != i) {
        all.push(s.substitute(c, &[(var, index)]));
    }
    let exists = s.and_all(&all);
    Some(FirstTrue { index, exists: facts.simplify(s, exists) })
}

/// Comparisons that all hold: the intersection of their ranges (the paper's `F_T`), less the
/// points that inequalities delete.
fn conjunction(s: &mut Store, facts: &mut Facts, var: Sym, args: &[Expr]) -> Option<FirstTrue> {
    let zero = s.zero();
    let mut lower = vec![zero];
    let mut upper = Vec::new();
    let mut free = Vec::new();
    let mut deleted = None;
    let mut point = None;
    for &c in args {
        if !s.has_var(c, var) {
            free.push(c);
            continue;
        }
        match s.node(c).clone() {
            Node::Ge0(e) => {
                let Some((a, b)) = affine_comparison(s, e, var) else {
                    if point.is_some() {
                        return None;
                    }
                    point = Some(at_most_zero(s, facts, var, e)?);
                    continue;
                };
                let ia = facts.interval(s, a);
                if ia.lo.as_ref().is_some_and(Num::is_positive) {
                    let nb = s.neg(b);
                    lower.push(s.ceil_div(nb, a));
                } else if ia.hi.as_ref().is_some_and(Num::is_negative) {
                    let na = s.neg(a);
                    upper.push(s.floor_div(b, na));
                } else {
                    return None;
                }
            }
            Node::Eq0(e) => {
                if point.is_some() {
                    return None;
                }
                point = Some(equality(s, facts, var, e)?);
            }
            Node::Not(x) => {
                let Node::Eq0(e) = *s.node(x) else { return None };
                let (a, b) = s.affine_in(e, var)?;
                let a = s.as_const(a)?.clone();
                if deleted.is_some() || !(a == Num::ONE || a == Num::int(-1)) {
                    return None;
                }
                deleted = Some(if a.is_one() { s.neg(b) } else { b });
            }
            _ => return None,
        }
    }
    let mut index = s.max_all(&lower);
    index = facts.simplify(s, index);
    if let Some(Points { first, period }) = point {
        free.push(first.exists);
        let again = period.clone();
        index = match period {
            None => {
                free.push(s.ge(first.index, index));
                first.index
            }
            // the first of them that the lower bounds leave
            Some(period) => {
                let missing = s.sub(index, first.index);
                let d = s.num(period.clone());
                let periods = s.ceil_div(missing, d);
                let periods = s.positive_part(periods);
                s.linear_sum(Num::ZERO, [(Num::ONE, first.index), (period, periods)])
            }
        };
        if let Some(d) = deleted {
            match again {
                None => free.push(s.ne(index, d)),
                Some(period) => {
                    let hit = s.eq(index, d);
                    index = s.linear_sum(Num::ZERO, [(Num::ONE, index), (period, hit)]);
                }
            }
        }
    } else if let Some(d) = deleted {
        let hit = s.eq(index, d);
        index = s.add(index, hit);
    }
    for u in upper {
        free.push(s.le(index, u));
    }
    let exists = s.and_all(&free);
    let exists = facts.simplify(s, exists);
    Some(FirstTrue { index, exists })
}
