//! Comparisons that hold from some index on because something grows: quadratics, powers of a number.

use super::{first_index_rule, Find, FirstTrue, Found, Search};
use crate::expr::{BitFn, Expr, Node, Num, Store, Sym};
use crate::facts::Facts;
use crate::rules::{Example, NewRule, Rule};

pub(super) const QUADRATIC: Rule<Find> = first_index_rule(NewRule {
    name: "first-quadratic",
    statement: "first k with a·k² + b·k + c ≥ 0 = 0 if c ≥ 0, else ceil((ceil(sqrt(b² - 4·a·c)) - b)/(2·a))",
    conditions: "a > 0 and b ≥ 0, so that it grows with k",
    source: "the quadratic formula, rounded up",
    example: Example::first_index("m >= 0", "k^2 + m*k >= n", ["ite(n <= 0, 0, isqrt(4*n + m^2 - 1) - floor((m + isqrt(4*n + m^2 - 1) + 1)/2) + 1)", "1"]),
    apply: first_quadratic,
});

pub(super) const POWER: Rule<Find> = first_index_rule(NewRule {
    name: "first-power",
    statement: "first k with a^(m·k + h) ≥ x = ceil((number of digits of x - 1 - h)/m); floor(x/a^(m·k + h)) ≤ b likewise",
    conditions: "a ≥ 2, m > 0 and h ≥ 0 are numbers; k·a^… has k > 0, floor(x/a^…) has b ≥ 0",
    source: "numbers of digits: a^e ≥ x from the number of digits of x - 1 in base a on",
    example: Example::first_index("1", "2^k >= n", ["bitlen(max(1, n) - 1)", "1"]),
    apply: first_power,
});

pub(super) const VANISHING_QUOTIENT: Rule<Find> = first_index_rule(NewRule {
    name: "first-vanishing-quotient",
    statement: "first k with floor(x/a^(m·k + h)) = 0 = first k with floor(x/a^(m·k + h)) ≤ 0",
    conditions: "x ≥ 0",
    source: "a number that is never negative is 0 where it is at most 0",
    example: Example::first_index("n >= 0", "floor(n/2^k) == 0", ["bitlen(n)", "1"]),
    apply: vanishing_quotient,
});

fn first_quadratic(s: &mut Store, facts: &mut Facts, r: &Search) -> Option<Found> {
    let Node::Ge0(e) = *s.node(r.cond) else { return None };
    quadratic(s, facts, r.var, e).map(Ok)
}

fn first_power(s: &mut Store, facts: &mut Facts, r: &Search) -> Option<Found> {
    let Node::Ge0(e) = *s.node(r.cond) else { return None };
    power(s, facts, r.var, e).map(Ok)
}

fn vanishing_quotient(s: &mut Store, facts: &mut Facts, r: &Search) -> Option<Found> {
    let Node::Eq0(e) = *s.node(r.cond) else { return None };
    let Node::FloorDiv(a, _) = *s.node(e) else { return None };
    if !facts.prove_ge0(s, a) {
        return None;
    }
    let n = s.neg(e);
    power(s, facts, r.var, n).map(Ok)
}

/// `a·k² + b·k + c ≥ 0` with `a > 0` and `b ≥ 0`: it grows with `k`, and holds from
/// `2a·k + b ≥ ceil(sqrt(b² - 4ac))` on.
fn quadratic(s: &mut Store, facts: &mut Facts, var: Sym, e: Expr) -> Option<FirstTrue> {
    let p = s.coefficients(e, var)?;
    let [c, b, a] = p.as_slice() else { return None };
    let (c, b, a) = (*c, *b, *a);
    if !facts.interval(s, a).lo.is_some_and(|l| l.is_positive()) || !facts.prove_ge0(s, b) {
        return None;
    }
    let zero = s.zero();
    let now = s.ge0(c);
    let square = s.mul(b, b);
    let ac = s.mul(a, c);
    // c < 0 where this counts, so the discriminant is positive
    let d = s.linear_sum(Num::int(-1), [(Num::ONE, square), (Num::int(-4), ac)]);
    let d = s.max(d, zero);
    let root = s.bit_fn(BitFn::Sqrt, d);
    let need = s.linear_sum(Num::ONE, [(Num::ONE, root), (Num::int(-1), b)]);
    let two_a = s.scale(Num::int(2), a);
    let later = s.ceil_div(need, two_a);
    let index = s.ite(now, zero, later);
    Some(FirstTrue { index: facts.simplify(s, index), exists: s.truth(true) })
}

/// Comparisons with one power of a number in the index: `κ·a^(m·k + h) + β ≥ 0` with `κ > 0`, and
/// `β - floor(x / a^(m·k + h)) ≥ 0` with `x ≥ 0`. The least exponent with `a^e ≥ X` is the number of digits
/// of `X - 1` in base `a`.
pub(in crate::sum) fn power(
    s: &mut Store,
    facts: &mut Facts,
    var: Sym,
    e: Expr,
) -> Option<FirstTrue> {
    let (c, terms) = s.linear(e);
    let mut with = terms.iter().filter(|t| s.has_var(t.1, var));
    let (kappa, t) = with.next()?.clone();
    if with.next().is_some() {
        return None;
    }
    let beta = s.linear_sum(c, terms.into_iter().filter(|x| x.1 != t));
    let one = s.one();
    // X: the power must be at least this
    let (base, exponent, x) = match s.node(t).clone() {
        Node::Power(base, x) if kappa.is_positive() => {
            let k = s.num(kappa);
            let n = s.neg(beta);
            (base, x, s.ceil_div(n, k))
        }
        Node::Product(factors) if kappa.is_positive() => {
            let (powers, rest): (Vec<_>, Vec<_>) =
                factors.into_iter().partition(|f| s.has_var(f.0, var));
            let [(p, 1)] = powers.as_slice() else { return None };
            let Node::Power(base, x) = *s.node(*p) else { return None };
            let rest = s.product(rest);
            let k = s.scale(kappa, rest);
            let minus_one = s.add_num(k, Num::int(-1));
            if !facts.prove_ge0(s, minus_one) {
                return None;
            }
            let n = s.neg(beta);
            (base, x, s.ceil_div(n, k))
        }
        Node::FloorDiv(x, d) if kappa == Num::int(-1) => {
            let Node::Power(base, p) = *s.node(d) else { return None };
            if s.has_var(x, var) || !facts.prove_ge0(s, beta) {
                return None;
            }
            // floor(x/a^p) ≤ β where a^p > x/(β+1), for β ≥ 0; a negative x is below at once
            let x = s.positive_part(x);
            let x = facts.simplify(s, x);
            let next = s.add_num(beta, Num::ONE);
            let q = s.floor_div(x, next);
            (base, p, s.add(q, one))
        }
        _ => return None,
    };
    let (m, shift) = s.affine_in(exponent, var)?;
    s.as_const(shift).filter(|c| !c.is_negative() && c.is_integer())?;
    s.as_const(m).filter(|m| m.is_positive() && m.is_integer())?;
    let x = s.max(x, one);
    let below = s.add_num(x, Num::int(-1));
    let digits = s.digits(base, below);
    let more = s.sub(digits, shift);
    let more = s.positive_part(more);
    let index = s.ceil_div(more, m);
    Some(FirstTrue { index: facts.simplify(s, index), exists: s.truth(true) })
}
