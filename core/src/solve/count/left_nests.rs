//! Sums of sums that were left without a closed form, over one range where both run over one between them.
//!
//! Threads share the rows of an image out, and how much work a row is has no formula: `Σ_t Σ_{j < len(t)} g(a(t) + j)`
//! is `Σ_k g(k)` whoever has which row. The rules are those for loops within each other (`sum::nests`); here the value
//! that steps through both sums is found in what is summed.

use crate::expr::{Expr, Node, Num, Store, Sym};
use crate::facts::Facts;
use crate::solve::context::SolveContext;
use crate::solve::count::promises::Counts;
use crate::solve::count::whole_shares::{rewritten_under_guards, without_shares_in};
use crate::sum::{join, sum_range_within, Nest, RangeSum};

/// Counts with one sum in the place of two that run over one range, and closed forms where there are any then, under
/// all guards.
pub(in crate::solve) fn with_joined_sums(cx: &mut SolveContext<'_>, counts: &mut Counts) {
    rewritten_under_guards(cx, counts, with_joined_sums_in);
}

fn with_joined_sums_in(s: &mut Store, facts: &Facts, e: Expr) -> Expr {
    let new = within(s, &facts.thorough(), e, s.limits().counts.sums_within);
    match new == e {
        true => e,
        false => facts.clone().simplify(s, new),
    }
}

/// The same of a part of a formula where that is known. Conditions that the part stands under are known there, too.
fn within(s: &mut Store, facts: &Facts, e: Expr, depth: u32) -> Expr {
    if depth == 0 || !s.is_stepped(e) {
        return e;
    }
    match s.node(e).clone() {
        Node::Ite(c, yes, no) => {
            let otherwise = s.not(c);
            let [yes, no] = [(c, yes), (otherwise, no)].map(|(c, arm)| {
                let mut known = facts.clone();
                known.assume(s, c);
                match s.is_stepped(arm) && !known.is_contradictory() {
                    true => within(s, &known, arm, depth - 1),
                    false => arm,
                }
            });
            s.ite(c, yes, no)
        }
        Node::SumOver { var, lo, hi, body } => {
            if let Some(joined) = joined(s, facts, e) {
                return joined;
            }
            let sum = RangeSum { var, lo, hi, summand: body };
            let mut work = s.limits().counts.sum_work;
            sum_range_within(s, facts, &sum, &mut work).unwrap_or(e)
        }
        Node::Product(factors) => {
            let factors: Vec<(Expr, u32)> =
                factors.iter().map(|&(f, n)| (within(s, facts, f, depth - 1), n)).collect();
            s.product(factors)
        }
        _ => {
            let (c, terms) = s.linear(e);
            if terms.iter().any(|t| t.1 == e) {
                return e;
            }
            let terms: Vec<(Num, Expr)> =
                terms.into_iter().map(|(k, x)| (k, within(s, facts, x, depth - 1))).collect();
            s.linear_sum(c, terms)
        }
    }
}

/// Two sums as one, in closed form if it has one.
fn joined(s: &mut Store, facts: &Facts, e: Expr) -> Option<Expr> {
    let Node::SumOver { var: outer, lo, hi: last, body } = *s.node(e) else { return None };
    if !s.is_zero(lo) {
        return None;
    }
    // what the inner sum is under
    let (mut under, mut body) = (Vec::new(), body);
    while let Node::Ite(c, yes, no) = *s.node(body) {
        if !s.is_zero(no) {
            break;
        }
        under.extend(s.conjuncts(c));
        body = yes;
    }
    let Node::SumOver { var: inner, lo, hi, body } = *s.node(body) else { return None };
    if !s.is_zero(lo) {
        return None;
    }
    let (on_index, free): (Vec<Expr>, Vec<Expr>) =
        under.into_iter().partition(|&c| s.has_var(c, outer));
    let some = s.ge0(last);
    let given = s.and_all(&[&free[..], &[some]].concat());
    let mut facts = facts.clone();
    facts.assume(s, given);
    if facts.is_contradictory() {
        return Some(s.zero());
    }
    let mut each = facts.clone();
    let i = s.sym(outer);
    let left = s.sub(last, i);
    each.assume_non_negative(s, i);
    each.assume_non_negative(s, left);
    let not_empty = s.ge0(hi);
    let entered = s.and_all(&[&on_index[..], &[not_empty]].concat());
    let length = s.add_num(hi, Num::ONE);
    for (first, step) in values_in(s, body, outer, inner) {
        let nest = Nest { outer, last, inner, entered, length, first, step };
        let Some(joined) = join(s, &each, &nest) else { continue };
        let Some(summand) = joined.summand(s, &each, &nest, body) else { continue };
        let [lo, hi] = [joined.lo, joined.hi].map(|e| {
            let e = facts.simplify(s, e);
            without_shares_in(s, &facts, e)
        });
        let mut inside = facts.clone();
        let k = s.sym(joined.var);
        for (least, most) in [(lo, k), (k, hi)] {
            let left = s.sub(most, least);
            inside.assume_non_negative(s, left);
        }
        let summand = inside.simplify(s, summand);
        let sum = RangeSum { var: joined.var, lo, hi, summand };
        let mut work = s.limits().counts.sum_work;
        let sum = match sum_range_within(s, &facts, &sum, &mut work) {
            Ok(closed) => closed,
            Err(_) => s.sum_over(sum.var, sum.lo, sum.hi, sum.summand),
        };
        let zero = s.zero();
        return Some(s.ite(given, sum, zero));
    }
    None
}

/// Values that step through both sums, in what is summed: what the first index decides of them, and what each inner
/// iteration adds.
fn values_in(s: &mut Store, body: Expr, outer: Sym, inner: Sym) -> Vec<(Expr, Expr)> {
    let mut found: Vec<(Expr, Expr)> = Vec::new();
    let mut nodes = Vec::new();
    s.visit(&[body], |x, _| nodes.push(x));
    for x in nodes {
        if !s.has_var(x, inner) || !s.has_var(x, outer) {
            continue;
        }
        let Some((slope, rest)) = s.affine_in(x, inner) else { continue };
        let terms = s.linear(rest).1;
        let of_outer = terms.into_iter().filter(|(_, x)| s.has_var(*x, outer));
        let terms: Vec<(Num, Expr)> = of_outer.collect();
        let (unit, step) = match s.as_const(slope).cloned() {
            Some(c) => (Num::ONE.checked_div(&c), s.one()),
            None => (Some(Num::ONE), slope),
        };
        let Some(unit) = unit else { continue };
        let first = s.linear_sum(Num::ZERO, terms);
        let first = s.linear_sum(Num::ZERO, [(unit, first)]);
        let alone = |e: Expr, s: &Store| s.vars(e).iter().all(|&v| v == outer);
        let fits = s.is_integral(first) && alone(first, s) && alone(step, s);
        if fits && !s.has_var(step, outer) && !found.contains(&(first, step)) {
            found.push((first, step));
        }
        if found.len() == s.limits().counts.joined_values {
            break;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::with_joined_sums_in;
    use crate::solve::count::whole_shares::tests::read_by;

    fn read(given: &[&str], text: &str) -> String {
        read_by(with_joined_sums_in, given, text)
    }

    /// Shares of threads as the runtime has them: each has `floor(n/t)` iterations, and the first ones have one more.
    fn shares(of: &str, summand: &str) -> String {
        let first = format!("(j + i*floor({of}/t) + min(i, ({of}) mod t))");
        let length = format!("floor({of}/t) + [({of}) mod t > i]");
        let summand = summand.replace("AT", &first);
        format!("sum(i = 0 .. t - 1, ite(n > 0 && {length} > 0, sum(j = 0 .. {length} - 1, {summand}), 0))")
    }

    #[test]
    fn shares_are_summed_over_whoever_has_them() {
        let given = ["t > 0"];
        let open = shares("n", "bitlen(AT^2 + 1) mod 3");
        let joined = "ite(n > 0, sum(k = 0 .. n - 1, bitlen(k^2 + 1) mod 3), 0)";
        assert_eq!(read(&given, &open), joined);
        let rows = shares("n*m", "[floor(AT/m) >= AT mod m]");
        let within = read(&["t > 0", "m > 0"], &format!("ite(m == n, {rows}, 0)"));
        assert_eq!(within, "ite(n == m, n + n*(n - 1)/2, 0)");
    }

    /// Whose turn it is, and shares that are none, stay.
    #[test]
    fn other_sums_stay() {
        for (given, text) in [
            (&["t > 0"][..], shares("n", "bitlen(AT^2 + i) mod 3")),
            (&["t > 0"], shares("n", "bitlen(AT^2 + j) mod 3")),
            (&["t > 0"], shares("n", "bitlen(AT^2) mod 3").replace("] - 1,", "],")),
        ] {
            let found = read(given, &text);
            assert!(found.contains("sum(i = 0"), "{found}");
        }
    }
}
