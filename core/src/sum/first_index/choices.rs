//! Conditions brought nearer to affine comparisons: choices, quotients by parameters and
//! disjunctions moved out.

use crate::expr::{Expr, Node, Num, Store, Sym};
use crate::facts::Facts;
use crate::sum::sign_regions::without_powers;

/// A comparison of a choice as a choice of comparisons: `f(ite(c, a, b))` is
/// `c ∧ f(a) ∨ ¬c ∧ f(b)`; likewise a minimum or maximum of two.
pub(super) fn lift_choice(s: &mut Store, var: Sym, cond: Expr) -> Option<Expr> {
    let x = s.free_choice(cond, &|x, node| {
        s.has_var(x, var)
            && match node {
                Node::Ite(..) => true,
                Node::Min(args) | Node::Max(args) => args.len() == 2,
                _ => false,
            }
    })?;
    let (c, a, b) = match s.node(x).clone() {
        Node::Ite(c, a, b) => (c, a, b),
        Node::Min(args) => (s.le(args[0], args[1]), args[0], args[1]),
        Node::Max(args) => (s.ge(args[0], args[1]), args[0], args[1]),
        _ => return None,
    };
    if s.dag_size(&[cond]) > s.limits().sums.lifted_choice {
        return None;
    }
    let (fa, fb) = (s.with_node(cond, x, a), s.with_node(cond, x, b));
    let n = s.not(c);
    let (x, y) = (s.and(c, fa), s.and(n, fb));
    Some(s.or(x, y))
}

/// A condition at the first index, and after it with the index counted from there.
pub(super) struct Peeled {
    pub(super) at_once: Expr,
    pub(super) later: Expr,
}

/// A condition on a value that has a form of its own in the first iteration, as what is shifted
/// down without its sign has: `ite(var = 0, n, floor(u(n)/2^var))`.
///
/// What is known of the index up to the answer is known of the one before, too.
pub(super) fn peeled(s: &mut Store, var: Sym, cond: Expr) -> Option<Peeled> {
    let (v, zero) = (s.sym(var), s.zero());
    let first = s.eq0(v);
    let mut found = false;
    s.visit(&[cond], |_, node| found |= matches!(node, Node::Ite(c, ..) if *c == first));
    if !found {
        return None;
    }
    let (no, next) = (s.truth(false), s.add_num(v, Num::ONE));
    let others = s.with_node(cond, first, no);
    Some(Peeled {
        at_once: s.substitute(cond, &[(var, zero)]),
        later: s.substitute(others, &[(var, next)]),
    })
}

/// The one quotient by something other than a number in `e`, its divisor free of `var`, of which
/// `e` is `±floor(x/d) + rest`.
fn quotient(s: &mut Store, var: Sym, e: Expr) -> Option<(bool, Expr, Expr, Expr)> {
    let (c, terms) = s.linear(e);
    let mut with = terms.iter().filter(|t| s.has_var(t.1, var));
    let (k, t) = with.find(|t| matches!(s.node(t.1), Node::FloorDiv(..)))?.clone();
    let Node::FloorDiv(x, d) = *s.node(t) else { return None };
    let integral = |(k, t): &(Num, Expr)| k.is_integer() && s.is_integral(*t);
    if !k.abs().is_one() || s.has_var(d, var) || s.as_const(d).is_some() {
        return None;
    }
    if !c.is_integer() || !terms.iter().all(integral) {
        return None;
    }
    let rest = s.linear_sum(c, terms.into_iter().filter(|y| y.1 != t));
    Some((k.is_positive(), x, d, rest))
}

/// A comparison with a quotient by a parameter as one without, where the sign of the divisor is
/// known, and else as two of which one holds.
pub(super) fn by_divisor(s: &mut Store, facts: &mut Facts, var: Sym, e: Expr) -> Option<Expr> {
    let (up, x, d, rest) = quotient(s, var, e)?;
    let zero = s.zero();
    let (above, below) = (s.gt(d, zero), s.lt(d, zero));
    let (x, d) = match (facts.decide(s, above), facts.decide(s, below)) {
        (Some(true), _) => (x, d),
        (_, Some(true)) => (s.neg(x), s.neg(d)),
        _ => {
            // by 0: an execution that uses the result is undefined
            let c = s.ge0(e);
            let (a, b) = (s.and(above, c), s.and(below, c));
            return Some(s.or(a, b));
        }
    };
    // floor(x/d) + r ≥ 0 is x + d·r ≥ 0, and r - floor(x/d) ≥ 0 is d·r + d - 1 - x ≥ 0
    let scaled = s.mul(rest, d);
    let scaled = s.expand(scaled);
    let plain = if up {
        s.add(scaled, x)
    } else {
        s.linear_sum(Num::int(-1), [(Num::ONE, scaled), (Num::ONE, d), (Num::int(-1), x)])
    };
    Some(s.ge0(plain))
}

/// An equality with a quotient by a parameter as two comparisons.
pub(super) fn within_quotient(s: &mut Store, facts: &mut Facts, var: Sym, e: Expr) -> Option<Expr> {
    let n = s.neg(e);
    let a = by_divisor(s, facts, var, e)?;
    let b = by_divisor(s, facts, var, n)?;
    Some(s.and(a, b))
}

/// An inequality `e ≠ 0` that is not affine, as `e > 0 ∨ e < 0`.
fn apart(s: &mut Store, facts: &mut Facts, var: Sym, c: Expr) -> Option<Expr> {
    let Node::Not(x) = *s.node(c) else { return None };
    let Node::Eq0(e) = *s.node(x) else { return None };
    if !s.is_integral(e) {
        return None;
    }
    if s.affine_in(e, var).is_none() {
        quotient(s, var, e)?;
    }
    let n = s.neg(e);
    let (a, b) = (s.add_num(e, Num::int(-1)), s.add_num(n, Num::int(-1)));
    let (a, b) = (s.ge0(a), s.ge0(b));
    match (facts.decide(s, a), facts.decide(s, b)) {
        (Some(false), _) => Some(b),
        (_, Some(false)) => Some(a),
        _ => Some(s.or(a, b)),
    }
}

/// A comparison of a polynomial with numbers as coefficients, or its negation.
fn plain_powers(s: &mut Store, c: Expr, var: Sym) -> Option<Expr> {
    match *s.node(c) {
        Node::Not(x) => {
            let x = without_powers(s, x, var)?;
            Some(s.not(x))
        }
        _ => without_powers(s, c, var),
    }
}

/// A conjunction with a disjunction in it, in disjunctive form, or with a part put in a form that
/// is nearer to affine.
pub(super) fn distribute(
    s: &mut Store,
    facts: &mut Facts,
    var: Sym,
    args: &[Expr],
) -> Option<Expr> {
    let compound = |s: &Store, a: Expr| match s.node(a) {
        Node::Or(_) | Node::Ite(..) => true,
        Node::Not(x) => matches!(s.node(*x), Node::Ite(..)),
        _ => false,
    };
    let i = args.iter().position(|&a| s.has_var(a, var) && compound(s, a));
    let Some(i) = i else {
        for k in 0..args.len() {
            if !s.has_var(args[k], var) {
                continue;
            }
            let plain = plain_powers(s, args[k], var);
            let nearer = match *s.node(args[k]) {
                _ if plain.is_some() => plain,
                Node::Ge0(e) => by_divisor(s, facts, var, e),
                Node::Eq0(e) => within_quotient(s, facts, var, e),
                Node::Not(_) => apart(s, facts, var, args[k]),
                _ => None,
            };
            let nearer = nearer.filter(|&e| e != args[k]);
            if let Some(l) = nearer.or_else(|| lift_choice(s, var, args[k])) {
                let mut all = args.to_vec();
                all[k] = l;
                return Some(s.and_all(&all));
            }
        }
        return None;
    };
    let parts: Vec<Expr> = match s.node(args[i]).clone() {
        Node::Or(parts) => parts.to_vec(),
        Node::Ite(c, a, b) => {
            let n = s.not(c);
            vec![s.and(c, a), s.and(n, b)]
        }
        Node::Not(x) => {
            let Node::Ite(c, a, b) = *s.node(x) else { return None };
            let (n, a, b) = (s.not(c), s.not(a), s.not(b));
            vec![s.and(c, a), s.and(n, b)]
        }
        _ => return None,
    };
    if parts.len() * args.len() > s.limits().sums.disjunctive_form {
        return None;
    }
    let rest: Vec<Expr> = args.iter().enumerate().filter(|x| x.0 != i).map(|x| *x.1).collect();
    let terms: Vec<Expr> = parts
        .into_iter()
        .map(|p| {
            let mut all = rest.clone();
            all.push(p);
            s.and_all(&all)
        })
        .collect();
    Some(s.or_all(&terms))
}
