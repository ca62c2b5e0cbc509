//! Polynomials in the index with numbers as coefficients: where they are negative, 0, positive.
//!
//! Over the integers the place of a derivative is taken by the difference `p(x + 1) - p(x)`, a
//! polynomial of one degree less: between its changes of sign `p` rises or falls, so that its own
//! changes are found by bisection. All exact, whatever the size of the numbers.

use super::ended_limit::EndedLimit;
use crate::expr::{Expr, Node, Num, Store, Sym};
use std::cmp::Ordering;

/// A range of integers, an absent end being infinite, and the sign of the polynomial within.
#[derive(Clone, Debug, PartialEq)]
struct Stretch {
    lo: Option<Num>,
    hi: Option<Num>,
    sign: Ordering,
}

/// A comparison with 0 of a polynomial in `var` with numbers as coefficients, of degree 2 or more,
/// as comparisons of `var` with numbers; `None` if it is none, or one beyond the limits `sign_degree` and
/// `sign_bits`.
pub(super) fn without_powers(
    s: &mut Store,
    atom: Expr,
    var: Sym,
    ended: &EndedLimit,
) -> Option<Expr> {
    let (e, or_more) = match *s.node(atom) {
        Node::Ge0(e) => (e, true),
        Node::Eq0(e) => (e, false),
        _ => return None,
    };
    let coefficients = s.coefficients(e, var)?;
    if coefficients.len() < 3 {
        return None;
    }
    let p: Option<Vec<Num>> = coefficients.iter().map(|&c| s.as_const(c).cloned()).collect();
    let p = p?;
    if p.len() > s.limits().sums.sign_degree.saturating_add(1) {
        ended.note("sign_degree");
        return None;
    }
    let Some(stretches) = stretches(&p, s.limits().sums.sign_bits) else {
        ended.note("sign_bits");
        return None;
    };
    let v = s.sym(var);
    let mut parts = Vec::new();
    for Stretch { lo, hi, sign } in stretches {
        if sign == Ordering::Equal || or_more && sign == Ordering::Greater {
            let a = match lo {
                Some(n) => at_least(s, v, n),
                None => s.truth(true),
            };
            let b = match hi {
                Some(n) => at_most(s, v, n),
                None => s.truth(true),
            };
            parts.push(s.and(a, b));
        }
    }
    Some(s.or_all(&parts))
}

fn at_least(s: &mut Store, v: Expr, n: Num) -> Expr {
    let n = s.num(n);
    s.ge(v, n)
}

fn at_most(s: &mut Store, v: Expr, n: Num) -> Expr {
    let n = s.num(n);
    s.le(v, n)
}

fn at(p: &[Num], x: &Num) -> Num {
    p.iter().rev().fold(Num::ZERO, |total, c| total * x.clone() + c.clone())
}

fn sign_at(p: &[Num], x: &Num) -> Ordering {
    at(p, x).cmp(&Num::ZERO)
}

/// The integers in ranges of one sign each, ascending; neighbours differ in sign. `None` where the sign
/// is not settled at numbers of so many bits.
fn stretches(p: &[Num], bits: u32) -> Option<Vec<Stretch>> {
    let p = &p[..p.iter().rposition(|c| !c.is_zero()).map_or(0, |i| i + 1)];
    if p.len() <= 1 {
        let sign = p.first().map_or(Ordering::Equal, |c| c.cmp(&Num::ZERO));
        return Some(vec![Stretch { lo: None, hi: None, sign }]);
    }
    let mut found: Vec<Stretch> = Vec::new();
    for slope in stretches(&difference(p), bits)? {
        // monotone from `lo` to one past the last step, which the next stretch begins with
        let hi = slope.hi.clone();
        for part in monotone(p, slope.lo, hi, bits)? {
            match found.last_mut() {
                Some(last) if last.sign == part.sign => last.hi = part.hi,
                _ => found.push(part),
            }
        }
    }
    Some(found)
}

/// The stretches between `lo` and `hi`, where `p` is monotone.
fn monotone(p: &[Num], lo: Option<Num>, hi: Option<Num>, bits: u32) -> Option<Vec<Stretch>> {
    let settled = |towards: i128, from: &Num| -> Option<Num> {
        // far enough out the sign is the leading term's
        let lead = p.last()?.is_positive() != (towards < 0 && p.len() % 2 == 0);
        let wanted = if lead { Ordering::Greater } else { Ordering::Less };
        (0..bits)
            .map(|e| from.clone() + Num::int(towards) * Num::pow2(e))
            .find(|x| sign_at(p, x) == wanted)
    };
    let first = match (&lo, &hi) {
        (Some(lo), _) => lo.clone(),
        (None, Some(hi)) => settled(-1, hi)?,
        (None, None) => settled(-1, &Num::ZERO)?,
    };
    let last = match &hi {
        Some(hi) => hi.clone(),
        None => settled(1, &first)?,
    };
    let mut parts = Vec::new();
    let mut from = first.clone();
    loop {
        let sign = sign_at(p, &from);
        // the last one of that sign: monotone, so that what has the other sign comes after
        let (mut low, mut high) = (from.clone(), last.clone());
        while low < high {
            let middle = (low.clone() + high.clone() + Num::ONE).floor_div(&Num::int(2))?;
            if sign_at(p, &middle) == sign {
                low = middle;
            } else {
                high = middle - Num::ONE;
            }
        }
        let begin = if from == first { lo.clone() } else { Some(from) };
        let end = if low == last { hi.clone() } else { Some(low.clone()) };
        parts.push(Stretch { lo: begin, hi: end, sign });
        if low == last {
            return Some(parts);
        }
        from = low + Num::ONE;
    }
}

/// `p(x + 1) - p(x)`
fn difference(p: &[Num]) -> Vec<Num> {
    let mut out = vec![Num::ZERO; p.len().saturating_sub(1)];
    // the binomial coefficients of (x + 1)^n, row by row
    let mut row = vec![Num::ONE];
    for (n, c) in p.iter().enumerate() {
        for (k, b) in row.iter().enumerate().take(n) {
            out[k] = out[k].clone() + c.clone() * b.clone();
        }
        let mut next = vec![Num::ONE; n + 2];
        for k in 1..=n {
            next[k] = row[k - 1].clone() + row[k].clone();
        }
        row = next;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stretches_cover_all_integers_with_the_right_sign() {
        for p in [
            vec![0, 1, 1],
            vec![-1, 0, 1],
            vec![0, -7, 1],
            vec![6, -5, 1],
            vec![5, 0, -1],
            vec![1, 0, 0],
            vec![3, 1, 4, -1],
            vec![0, 2, -3, 1],
            vec![-24, 50, -35, 10, -1],
            vec![7, 0, 0, 0, 1],
            vec![0, 0, 0, 0, 0, -2],
            vec![-1_000_000, 0, 0, 1],
        ] {
            let p: Vec<Num> = p.into_iter().map(Num::int).collect();
            let found = stretches(&p, 512).unwrap();
            assert!(found.first().unwrap().lo.is_none() && found.last().unwrap().hi.is_none());
            for pair in found.windows(2) {
                let end = pair[0].hi.clone().unwrap();
                assert_eq!(Some(end + Num::ONE), pair[1].lo);
            }
            for x in -150..150 {
                let x = Num::int(x);
                let inside = |s: &&Stretch| {
                    s.lo.as_ref().is_none_or(|l| *l <= x) && s.hi.as_ref().is_none_or(|h| x <= *h)
                };
                let mut around = found.iter().filter(inside);
                assert_eq!(around.next().map(|s| s.sign), Some(sign_at(&p, &x)), "{p:?} at {x}");
                assert!(around.next().is_none());
            }
        }
    }
}
