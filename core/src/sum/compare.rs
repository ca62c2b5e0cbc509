//! Comparisons as affine ones: what a quotient in a comparison says of its dividend.

use super::ended_limit::EndedLimit;
use crate::expr::{Expr, Node, Num, Store, Sym};

/// `e ≥ 0` as `a·var + b ≥ 0`; `None` if it is no such comparison.
pub(super) fn affine_comparison(
    s: &mut Store,
    e: Expr,
    var: Sym,
    ended: &EndedLimit,
) -> Option<(Expr, Expr)> {
    let e = without_division(s, e, var, ended);
    s.affine_in(e, var)
}

/// An expression that is not negative exactly where `e` is, without the quotient that depends on
/// `var`, if there is one such: `floor(x/d) + r ≥ 0` is `x + d·r ≥ 0`, and `r - floor(x/d) ≥ 0` is
/// `d·r + d - 1 - x ≥ 0`, for an integer `r`. So many of one in the other as the limit
/// `nested_quotients` says.
pub(super) fn without_division(s: &mut Store, e: Expr, var: Sym, ended: &EndedLimit) -> Expr {
    let mut e = e;
    let mut left = s.limits().sums.nested_quotients;
    while let Some(x) = one_less(s, e, var) {
        if left == 0 {
            ended.note("nested_quotients");
            break;
        }
        left -= 1;
        e = x;
    }
    e
}

fn one_less(s: &mut Store, e: Expr, var: Sym) -> Option<Expr> {
    let (c, terms) = s.linear(e);
    let integral = |(k, t): &(Num, Expr)| k.is_integer() && s.is_integral(*t);
    if !c.is_integer() || !terms.iter().all(integral) {
        return None;
    }
    let quotient =
        |t: &(Num, Expr)| s.has_var(t.1, var) && matches!(s.node(t.1), Node::FloorDiv(..));
    let mut quotients = terms.iter().filter(|t| quotient(t));
    let (k, t) = quotients.next()?.clone();
    if quotients.next().is_some() {
        return None;
    }
    let Node::FloorDiv(x, d) = *s.node(t) else { return None };
    let d = s.as_const(d).filter(|d| d.is_positive())?.clone();
    let mut rest = s.linear_sum(c, terms.into_iter().filter(|x| x.1 != t));
    if !k.abs().is_one() {
        // floor(x/d) ≥ ceil(-r/k), or ≤ floor(r/-k)
        if s.has_var(rest, var) {
            return None;
        }
        let by = s.num(k.abs());
        rest = s.floor_div(rest, by);
    }
    let (sign, constant) =
        if k.is_negative() { (Num::int(-1), d.clone() - Num::ONE) } else { (Num::ONE, Num::ZERO) };
    Some(s.linear_sum(constant, [(d, rest), (sign, x)]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::{Evaluator, SymKind};

    #[test]
    fn comparisons_without_division_say_the_same() {
        for k in [-3, -1, 1, 2] {
            for d in [2, 5] {
                for (at, m) in (-7..20).flat_map(|at| [-8, 0, 3, 11].map(|m| (at, m))) {
                    let mut s = Store::new();
                    let i = s.symbol("i", SymKind::Index, None, None);
                    let (ie, me, de) = (s.sym(i), s.int(m), s.int(d));
                    let x = s.add_num(ie, Num::ONE);
                    let q = s.floor_div(x, de);
                    let e = s.linear_sum(Num::int(2), [(Num::int(k), q), (Num::ONE, me)]);
                    let (a, b) = affine_comparison(&mut s, e, i, &EndedLimit::default()).unwrap();
                    let value = s.int(at);
                    let now = s.substitute(e, &[(i, value)]);
                    let affine = s.mul(a, value);
                    let affine = s.add(affine, b);
                    let sign = |e| !Evaluator::new(&s).eval(e).unwrap().is_negative();
                    assert_eq!(sign(now), sign(affine), "{k}·floor(({at} + 1)/{d}) + {m} + 2");
                }
            }
        }
    }
}
