//! Equalities: affine, and modulo a number, as of wrap-around exits.

use super::{first_index_rule, Find, FirstTrue, Found, Search};
use crate::expr::{Expr, Node, Num, Store, Sym};
use crate::facts::Facts;
use crate::rules::{Example, NewRule, Rule};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::One;

pub(super) const AFFINE: Rule<Find> = first_index_rule(NewRule {
    name: "first-equality",
    statement: "first k with a·k + b = 0 = -b/a, if a divides b and -b/a ≥ 0",
    conditions: "a is an integer of known sign; neither a nor b speaks of k",
    source: "LLVM's ScalarEvolution (howFarToZero)",
    example: Example::first_index("1", "2*k == n", ["floor(n/2)", "n mod 2 == 0 && n >= 0"]),
    apply: affine_equality,
});

pub(super) const MODULAR: Rule<Find> = first_index_rule(NewRule {
    name: "first-congruence",
    statement: "first k with (a·k + b) mod m = v = ((v - b)/g·(a/g)⁻¹) mod m/g with g = gcd(a, m), if g divides v - b",
    conditions: "a and m are numbers and m/g > 1; v does not speak of k, and is a remainder modulo m; the outer remainder goes \
                 where a = g and 0 ≤ v - b < m is proved",
    source: "linear congruences; Graham, Knuth, Patashnik, Concrete Mathematics (1994), section 4.6; LLVM's SolveLinEquationWithOverflow",
    example: Example::first_index("1", "s8(3*k) == 9", ["3", "1"]),
    apply: modular_equality,
});

pub(super) const INEQUALITY: Rule<Find> = first_index_rule(NewRule {
    name: "first-inequality",
    statement: "first k with a·k + b ≠ 0 = 0 if b ≠ 0, else 1 if a ≠ 0",
    conditions: "neither a nor b speaks of k",
    source: "an affine function has one root at most",
    example: Example::first_index("1", "m*k != n", ["n == 0", "m != 0 || n != 0"]),
    apply: inequality,
});

/// Where an equality holds: at one index, or at that and every `period` after it.
pub(super) struct Points {
    pub(super) first: FirstTrue,
    pub(super) period: Option<Num>,
}

fn affine_equality(s: &mut Store, facts: &mut Facts, r: &Search) -> Option<Found> {
    let Node::Eq0(e) = *s.node(r.cond) else { return None };
    let (a, b) = s.affine_in(e, r.var)?;
    Some(Ok(affine_point(s, facts, a, b)?.first))
}

fn modular_equality(s: &mut Store, facts: &mut Facts, r: &Search) -> Option<Found> {
    let Node::Eq0(e) = *s.node(r.cond) else { return None };
    Some(Ok(modular_points(s, facts, r.var, e)?.first))
}

fn inequality(s: &mut Store, _: &mut Facts, r: &Search) -> Option<Found> {
    let Node::Not(x) = *s.node(r.cond) else { return None };
    let Node::Eq0(e) = *s.node(x) else { return None };
    let (a, b) = s.affine_in(e, r.var)?;
    let moves = s.eq0(a);
    let moves = s.not(moves);
    let at0 = s.eq0(b);
    let not0 = s.not(at0);
    let exists = s.or(not0, moves);
    Some(Ok(FirstTrue { index: at0, exists }))
}

/// `e = 0`
pub(super) fn points(s: &mut Store, facts: &mut Facts, var: Sym, e: Expr) -> Option<Points> {
    match s.affine_in(e, var) {
        Some((a, b)) => affine_point(s, facts, a, b),
        None => modular_points(s, facts, var, e),
    }
}

/// `a·k + b = 0`
fn affine_point(s: &mut Store, facts: &mut Facts, a: Expr, b: Expr) -> Option<Points> {
    let i = facts.interval(s, a);
    let (d, b) = if i.lo.is_some_and(|l| l.is_positive()) {
        (a, b)
    } else if i.hi.is_some_and(|h| h.is_negative()) {
        (s.neg(a), s.neg(b))
    } else {
        return None;
    };
    if !s.is_integral(d) {
        return None;
    }
    let nb = s.neg(b);
    let index = s.floor_div(nb, d);
    let r = s.modulo(nb, d);
    let divides = s.eq0(r);
    let reached = s.ge0(index);
    let exists = s.and(divides, reached);
    let index = by_cases(s, facts, index);
    let exists = by_cases(s, facts, exists);
    Some(Points { first: FirstTrue { index, exists }, period: None })
}

/// Simplified, with a choice within an operand (a start of one or the other parity) moved out, so
/// that each case is looked at under its condition.
fn by_cases(s: &mut Store, facts: &mut Facts, e: Expr) -> Expr {
    let e = facts.simplify(s, e);
    let Some(x) = s.free_choice(e, &|_, node| matches!(node, Node::Ite(..))) else { return e };
    match *s.node(x) {
        Node::Ite(c, a, b) if s.dag_size_within(e, s.limits().sums.cases).is_some() => {
            let (yes, no) = (s.with_node(e, x, a), s.with_node(e, x, b));
            let split = s.ite(c, yes, no);
            facts.simplify(s, split)
        }
        _ => e,
    }
}

/// A number of which only the remainder counts: `arg` modulo `modulus`, the representative of
/// which lies between `lo` and `lo + modulus - 1`.
struct Remainder {
    arg: Expr,
    modulus: Num,
    lo: Num,
}

/// `e` as `±remainder + rest`: a wrap, or a remainder by a constant; only that depends on `var`.
fn remainder(s: &mut Store, e: Expr, var: Sym) -> Option<(Remainder, Num, Expr)> {
    let (c, terms) = s.linear(e);
    let (found, kappa, rest) = match s.split_mod(&c, &terms) {
        Some(p) if s.has_var(p.dividend, var) => {
            let rest = s.linear_sum(p.rest_constant, p.rest_terms);
            (Remainder { arg: p.dividend, modulus: p.modulus, lo: Num::ZERO }, p.scale, rest)
        }
        _ => {
            let (kappa, t) = terms.iter().find(|t| s.has_var(t.1, var))?.clone();
            let (signed, width, arg) = match *s.node(t) {
                Node::Wrap { signed, width, arg } => (signed, width, arg),
                Node::Unsigned(width, arg) => (false, width, arg),
                _ => return None,
            };
            let rest = s.linear_sum(c, terms.into_iter().filter(|x| x.1 != t));
            let lo = crate::expr::machine_range(width, signed).0;
            (Remainder { arg, modulus: Num::pow2(width as u32), lo }, kappa, rest)
        }
    };
    (!s.has_var(rest, var)).then_some((found, kappa, rest))
}

/// A distance that is congruent modulo a number, where the start is one of two that lie a number apart, as behind a
/// prologue: they differ by a truth value then, and what else they are is said once.
fn from_either_start(s: &mut Store, distance: Expr, modulus: &Num) -> Option<Expr> {
    let (c, terms) = s.linear(distance);
    let at = terms.iter().position(|(_, t)| matches!(s.node(*t), Node::Ite(..)))?;
    let (k, start) = terms[at].clone();
    let Node::Ite(condition, a, b) = *s.node(start) else { return None };
    // a parity of what is a minimum is two comparisons, and goes with the minimum only
    if matches!(s.node(condition), Node::And(_) | Node::Or(_)) {
        return None;
    }
    let [a, b] = [a, b].map(|arm| s.same_low_bits(arm, modulus));
    let apart = s.sub(a, b);
    s.as_const(apart).filter(|_| k.is_integer())?;
    let start = s.ite(condition, a, b);
    let others = terms.into_iter().enumerate().filter(|(i, _)| *i != at).map(|(_, x)| x);
    let others: Vec<(Num, Expr)> = others.chain([(k, start)]).collect();
    let distance = s.linear_sum(c, others);
    let distance = s.with_common_terms_in_front(distance);
    Some(s.same_low_bits(distance, modulus))
}

/// `κ·((a·k + b) mod m) + γ = 0`, as of a wrap-around exit. With `g = gcd(a, m)`, the first
/// solution is `k = ((v - b)/g · (a/g)⁻¹) mod m/g` where `g` divides `v - b`, and every `m/g`
/// there is another. Where `a = g` and `v - b` lies in `0 … m - 1`, that is `(v - b)/g`.
pub(super) fn modular_points(
    s: &mut Store,
    facts: &mut Facts,
    var: Sym,
    e: Expr,
) -> Option<Points> {
    let (Remainder { arg, modulus, lo }, kappa, gamma) = remainder(s, e, var)?;
    // the remainder is v
    let v = match (kappa.is_one(), (-kappa).is_one()) {
        (true, _) => s.neg(gamma),
        (_, true) => gamma,
        _ => return None,
    };
    if !s.is_integral(v) {
        return None;
    }
    let hi = lo.clone() + modulus.clone() - Num::ONE;
    let (lo, hi) = (s.num(lo), s.num(hi));
    let (above, below) = (s.ge(v, lo), s.le(v, hi));
    let in_range = s.and(above, below);
    let (a, b) = s.affine_in(arg, var)?;
    let (a, modulus) = (s.as_const(a)?.as_big_int()?, modulus.as_big_int()?);
    let a = ((a % &modulus) + &modulus) % &modulus;
    let g = a.gcd(&modulus);
    let period = &modulus / &g;
    if period.is_one() {
        return None;
    }
    let inverse = (a / &g).modinv(&period)?;
    let d = s.sub(v, b);
    let modulus = Num::big_int(modulus);
    let from_either = from_either_start(s, d, &modulus);
    let d = from_either.unwrap_or(d);
    // the least multiple of g above -g is 0
    let not_behind = s.add_num(d, Num::big_int(&g - 1));
    let before = s.linear_sum(modulus - Num::ONE, [(Num::int(-1), d)]);
    let has_choice = s.free_choice(d, &|_, node| matches!(node, Node::Ite(..))).is_some();
    let ahead = has_choice
        && inverse.is_one()
        && facts.prove_ge0_in_each_case(s, not_behind)
        && facts.prove_ge0_in_each_case(s, before);
    let g = Num::big_int(g);
    let quotient = from_either.map(|d| s.quotient_with_choices(d, &g));
    let g = s.num(g);
    let q = quotient.unwrap_or_else(|| s.floor_div(d, g));
    let rest = s.modulo(d, g);
    let divides = s.eq0(rest);
    // the representative nearest to 0 reads best: -1 rather than 2^w - 1
    let inverse = if &inverse * 2 > period { inverse - &period } else { inverse };
    let k = s.scale(Num::big_int(inverse), q);
    let power = period.trailing_zeros().filter(|t| BigInt::from(1) << *t == period && *t <= 64);
    let period = Num::big_int(period);
    let index = match power {
        _ if ahead => k,
        Some(bits) => s.wrap(false, bits as u8, k),
        None => {
            let m = s.num(period.clone());
            s.modulo(k, m)
        }
    };
    let exists = s.and(divides, in_range);
    let first = FirstTrue { index: facts.simplify(s, index), exists: facts.simplify(s, exists) };
    Some(Points { first, period: Some(period) })
}
