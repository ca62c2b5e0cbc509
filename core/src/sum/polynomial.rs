//! Faulhaber's formula: sums of a polynomial over consecutive integers.
//!
//! `Σ_{j=0}^{n-1} j^p = Σ_r S(p, r)·r!·C(n, r+1)` with Stirling numbers of the second kind
//! (Graham, Knuth, Patashnik, *Concrete Mathematics*, section 6.1). The binomials stay products
//! `n·(n-1)·…`, which is how a person writes them.

use super::engine::{closing_rule, Close, Closed, Engine, Summation};
use crate::expr::{Expr, Num, Store, Sym};
use crate::facts::Facts;
use crate::rules::{Example, NewRule, Rule};

pub(super) const FAULHABER: Rule<Close> = closing_rule(NewRule {
    name: "faulhaber",
    statement: "Σ_{0 ≤ j < n} j^p = Σ_r S(p, r)·n·(n - 1)⋯(n - r)/(r + 1)",
    conditions: "the summand is a polynomial in the index",
    source:
        "Faulhaber's formula; Graham, Knuth, Patashnik, Concrete Mathematics (1994), section 6.1",
    example: Example::sum(
        "n >= 0",
        ["0", "n"],
        "i^2 + m*i",
        "n*(n + 1)/2 + n*m*(n + 1)/2 + n*(n + 1)*(n - 1)/3",
    ),
    apply: faulhaber,
});

fn faulhaber(e: &mut Engine<'_>, _: &mut Facts, sum: &Summation) -> Option<Closed> {
    sum_polynomial(e.s, e.var, sum.part.lo, sum.len, sum.part.body).map(Ok)
}

/// `Σ_{var=lo}^{lo+len-1} body` for `len ≥ 0` and a body that is a polynomial in `var`; `None` if
/// it is not one.
pub(super) fn sum_polynomial(
    s: &mut Store,
    var: Sym,
    lo: Expr,
    len: Expr,
    body: Expr,
) -> Option<Expr> {
    // var = lo + j
    let j = s.sym(var);
    let shifted = s.add(lo, j);
    let body = s.substitute(body, &[(var, shifted)]);
    let coefficients = s.coefficients(body, var)?;
    let mut total = s.zero();
    for (p, c) in coefficients.into_iter().enumerate() {
        if s.is_zero(c) {
            continue;
        }
        let sum = power_sum(s, p as u32, len);
        let term = s.mul(c, sum);
        total = s.add(total, term);
    }
    Some(total)
}

/// `Σ_{j=0}^{n-1} j^p`
fn power_sum(s: &mut Store, p: u32, n: Expr) -> Expr {
    let stirling = stirling_row(p);
    let mut total = s.zero();
    for (r, st) in stirling.into_iter().enumerate() {
        if st == 0 {
            continue;
        }
        // r!·C(n, r+1) = n(n-1)…(n-r) / (r+1)
        let mut factors = Vec::new();
        for k in 0..=r {
            factors.push((s.add_num(n, Num::int(-(k as i128))), 1));
        }
        let falling = s.product(factors);
        let c = Num::int(st as i128) * Num::ratio(1, r as i64 + 1);
        let term = s.scale(c, falling);
        total = s.add(total, term);
    }
    total
}

/// Stirling numbers of the second kind `S(p, 0..=p)`.
fn stirling_row(p: u32) -> Vec<u64> {
    let mut row = vec![1u64];
    for _ in 0..p {
        let mut next = vec![0u64; row.len() + 1];
        for (r, v) in row.iter().enumerate() {
            next[r + 1] += v;
            next[r] += r as u64 * v;
        }
        row = next;
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::{Evaluator, SymKind};

    #[test]
    fn power_sums_equal_their_definition() {
        for p in 0..8u32 {
            for n in 0..9i64 {
                let mut s = Store::new();
                let ne = s.int(n);
                let v = s.symbol("j", SymKind::Index, None, None);
                let j = s.sym(v);
                let body = s.product([(j, p)]);
                let zero = s.zero();
                let e = sum_polynomial(&mut s, v, zero, ne, body).unwrap();
                let want: i128 = (0..n as i128).map(|j| j.pow(p)).sum();
                assert_eq!(Evaluator::new(&s).eval(e).unwrap(), Num::int(want), "p={p} n={n}");
            }
        }
    }
}
