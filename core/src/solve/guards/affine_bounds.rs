//! Guards made affine in loop indices: a quotient, an extremum or a choice that depends on the
//! index of a loop around is replaced by a bound, so that the guard follows from the ends of that
//! index's range. The result implies the guard; where it fails and the guard would not, the
//! function is simulated for nothing, near the edge of the machine integers.

use crate::expr::{Expr, Node, Num};
use crate::facts::Facts;
use crate::solve::context::SolveContext;

/// A condition that implies `g`, without the quotients and extrema over loop indices that keep
/// `g` from being affine in these: `a·floor(x/d)` is at most `a·x/d`, and at least
/// `a·(x - d)/d`.
pub(in crate::solve) fn affine_bounds(
    cx: &mut SolveContext<'_>,
    facts: &mut Facts,
    g: Expr,
) -> Option<Expr> {
    let atoms: Vec<Expr> = cx.conjuncts(g);
    let mut out = Vec::new();
    for a in atoms {
        let Node::Ge0(e) = *cx.node(a) else {
            out.push(a);
            continue;
        };
        let mut work = vec![e];
        let mut steps = 0;
        while let Some(e) = work.pop() {
            steps += 1;
            if steps > cx.limits().guards.replacements {
                return None;
            }
            match nearer_to_affine(cx, facts, e) {
                Some(parts) => work.extend(parts),
                None => out.push(cx.ge0(e)),
            }
        }
    }
    Some(cx.and_all(&out))
}

/// A product with a minimum, a maximum or a choice, as one of products: the other factors must
/// not be negative.
fn choice_factor(
    cx: &mut SolveContext<'_>,
    facts: &mut Facts,
    factors: &[(Expr, u32)],
) -> Option<Expr> {
    let is_choice = |s: &SolveContext<'_>, e: Expr| {
        matches!(s.node(e), Node::Min(_) | Node::Max(_) | Node::Ite(..))
    };
    let at = factors.iter().position(|f| f.1 == 1 && is_choice(cx, f.0))?;
    let others = factors.iter().enumerate().filter(|x| x.0 != at).map(|x| *x.1);
    let rest = cx.product(others.collect::<Vec<_>>());
    if !facts.prove_ge0(cx, rest) {
        return None;
    }
    let times = |s: &mut SolveContext<'_>, a: Expr| {
        let p = s.mul(a, rest);
        s.expand(p)
    };
    Some(match cx.node(factors[at].0).clone() {
        Node::Ite(c, a, b) => {
            let (a, b) = (times(cx, a), times(cx, b));
            cx.ite(c, a, b)
        }
        Node::Min(args) => {
            let args: Vec<Expr> = args.iter().map(|&a| times(cx, a)).collect();
            cx.min_all(&args)
        }
        Node::Max(args) => {
            let args: Vec<Expr> = args.iter().map(|&a| times(cx, a)).collect();
            cx.max_all(&args)
        }
        _ => return None,
    })
}

/// The dividend and the divisor of a quotient in a product whose other factors make the divisor, or that divided by a
/// number, which is the third part.
fn quotient_times_divisor(
    cx: &mut SolveContext<'_>,
    factors: &[(Expr, u32)],
) -> Option<(Expr, Expr, Num)> {
    factors.iter().enumerate().find_map(|(at, &factor)| {
        let (Node::FloorDiv(x, d), 1) = (cx.node(factor.0), factor.1) else { return None };
        let (x, d) = (*x, *d);
        let others = factors.iter().enumerate().filter(|f| f.0 != at).map(|f| *f.1);
        let others = cx.product(others.collect::<Vec<_>>());
        if others == d {
            return Some((x, d, Num::ONE));
        }
        match cx.linear(d) {
            (c, terms) if c.is_zero() => match &terms[..] {
                [(times, t)] if *t == others && times.is_positive() => Some((x, d, times.clone())),
                _ => None,
            },
            _ => None,
        }
    })
}

/// Expressions that, none of them negative, keep `e` from being negative, with one quotient or
/// extremum over loop indices less; `None` if there is none.
fn nearer_to_affine(cx: &mut SolveContext<'_>, facts: &mut Facts, e: Expr) -> Option<Vec<Expr>> {
    let (c, terms) = cx.linear(e);
    for (i, (coefficient, t)) in terms.iter().enumerate() {
        if cx.vars(*t).is_empty() {
            continue;
        }
        let up = coefficient.is_positive();
        let rest: Vec<(Num, Expr)> =
            terms.iter().enumerate().filter(|x| x.0 != i).map(|x| x.1.clone()).collect();
        let with = |s: &mut SolveContext<'_>, x: Expr| {
            let own = (coefficient.clone(), x);
            s.linear_sum(c.clone(), rest.iter().cloned().chain([own]))
        };
        let (x, d, scaled) = match cx.node(*t).clone() {
            Node::Max(args) | Node::Min(args) => {
                let is_max = matches!(cx.node(*t), Node::Max(_));
                if is_max != up {
                    return Some(args.iter().map(|&a| with(cx, a)).collect());
                }
                // any one of them bounds it: the simplest
                let one = args.iter().copied().min_by_key(|&a| cx.vars(a).len())?;
                return Some(vec![with(cx, one)]);
            }
            // whichever it is
            Node::Ite(_, a, b) => return Some(vec![with(cx, a), with(cx, b)]),
            Node::FloorDiv(x, d) => (x, d, None),
            Node::Product(factors) if choice_factor(cx, facts, &factors).is_some() => {
                let t = choice_factor(cx, facts, &factors)?;
                return Some(vec![with(cx, t)]);
            }
            Node::Product(factors) => match quotient_times_divisor(cx, &factors) {
                Some((x, d, times)) => (x, d, Some(times)),
                None => continue,
            },
            _ => continue,
        };
        let minus_one = cx.add_num(d, Num::int(-1));
        if !facts.prove_ge0(cx, minus_one) {
            continue;
        }
        let x = if up { cx.sub(x, d) } else { x };
        if let Some(times) = scaled {
            let share = coefficient.checked_div(&times)?;
            return Some(vec![cx.linear_sum(c.clone(), rest.iter().cloned().chain([(share, x)]))]);
        }
        // times the divisor, which must be a number for the whole to stay affine
        let Some(d) = cx.as_const(d).cloned() else { continue };
        let others = rest.iter().map(|(k, t)| (k.clone() * d.clone(), *t));
        let terms: Vec<_> = others.chain([(coefficient.clone(), x)]).collect();
        return Some(vec![cx.linear_sum(c.clone() * d, terms)]);
    }
    None
}
