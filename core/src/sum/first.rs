//! The least index at which a condition holds: trip counts, `break`s, wrap-around exits.
//!
//! For a loop whose exit condition in iteration `k` is `c(k)`, the backedge-taken count is the
//! least `k ≥ 0` with `c(k)`. Affine comparisons give it by one division; equalities modulo `2^w`
//! by the inverse of the odd part of the step; conjunctions by intersecting ranges; disjunctions
//! (several exits) by the minimum.

use super::compare::affine_comparison;
use crate::expr::{Expr, Facts, Node, Num, Store, Sym};
use num_bigint::BigInt;

/// Answers of more nodes than this are not split into cases.
const CASES: usize = 60;

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
/// use symprof_core::expr::{Facts, Store, SymKind};
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
    solve(s, facts, var, cond, 24)
}

fn solve(s: &mut Store, facts: &mut Facts, var: Sym, cond: Expr, depth: u32) -> Option<FirstTrue> {
    let zero = s.zero();
    if !s.has_var(cond, var) {
        return Some(FirstTrue { index: zero, exists: cond });
    }
    if depth == 0 {
        return None;
    }
    match s.node(cond).clone() {
        Node::Ge0(e) => {
            if let Some((a, b)) = affine_comparison(s, e, var) {
                return comparison(s, facts, a, b);
            }
            if let Some(f) = quadratic(s, facts, var, e).or_else(|| power(s, facts, var, e)) {
                return Some(f);
            }
            let cond = lift_choice(s, var, cond)?;
            solve(s, facts, var, cond, depth - 1)
        }
        Node::Eq0(e) => {
            if let Some(f) = equality(s, facts, var, e) {
                return Some(f);
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
            let cond = lift_choice(s, var, cond)?;
            solve(s, facts, var, cond, depth - 1)
        }
        Node::Not(x) => match *s.node(x) {
            Node::Eq0(e) => {
                // a·k + b ≠ 0 holds at 0, or else at 1
                let (a, b) = s.affine_in(e, var)?;
                let moves = s.eq0(a);
                let moves = s.not(moves);
                let at0 = s.eq0(b);
                let index = at0;
                let not0 = s.not(at0);
                let exists = s.or(not0, moves);
                Some(FirstTrue { index, exists })
            }
            _ => None,
        },
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
            let cond = distribute(s, var, &args)?;
            solve(s, facts, var, cond, depth - 1)
        }
        Node::Ite(c, a, b) if !s.has_var(c, var) => {
            let x = solve(s, facts, var, a, depth - 1)?;
            let y = solve(s, facts, var, b, depth - 1)?;
            Some(FirstTrue {
                index: s.ite(c, x.index, y.index),
                exists: s.ite(c, x.exists, y.exists),
            })
        }
        _ => None,
    }
}

/// A comparison of a choice as a choice of comparisons: `f(ite(c, a, b))` is
/// `c ∧ f(a) ∨ ¬c ∧ f(b)`; likewise a minimum or maximum of two.
fn lift_choice(s: &mut Store, var: Sym, cond: Expr) -> Option<Expr> {
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
    if s.dag_size(&[cond]) > 200 {
        return None;
    }
    let (fa, fb) = (s.with_node(cond, x, a), s.with_node(cond, x, b));
    let n = s.not(c);
    let (x, y) = (s.and(c, fa), s.and(n, fb));
    Some(s.or(x, y))
}

/// A conjunction with a disjunction in it, in disjunctive form.
fn distribute(s: &mut Store, var: Sym, args: &[Expr]) -> Option<Expr> {
    let i = args
        .iter()
        .position(|&a| s.has_var(a, var) && matches!(s.node(a), Node::Or(_) | Node::Ite(..)));
    let Some(i) = i else {
        // a part that is a comparison of a choice
        let i = args
            .iter()
            .position(|&a| s.has_var(a, var) && matches!(s.node(a), Node::Ge0(_) | Node::Eq0(_)))?;
        for k in i..args.len() {
            if let Some(l) = lift_choice(s, var, args[k]) {
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
        _ => return None,
    };
    if parts.len() * args.len() > 64 {
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
    let root = s.bit_fn(crate::expr::BitFn::Sqrt, d);
    let need = s.linear_sum(Num::ONE, [(Num::ONE, root), (Num::int(-1), b)]);
    let two_a = s.scale(Num::int(2), a);
    let later = s.ceil_div(need, two_a);
    let index = s.ite(now, zero, later);
    Some(FirstTrue { index: facts.simplify(s, index), exists: s.truth(true) })
}

/// Comparisons with one power of two in the index: `κ·2^(m·k) + β ≥ 0` with `κ > 0`, and
/// `β - floor(x / 2^(m·k)) ≥ 0` with `x ≥ 0`. The least exponent with `2^e ≥ X` is the bit length
/// of `X - 1`.
fn power(s: &mut Store, facts: &mut Facts, var: Sym, e: Expr) -> Option<FirstTrue> {
    let (c, terms) = s.linear(e);
    let mut with = terms.iter().filter(|t| s.has_var(t.1, var));
    let (kappa, t) = with.next()?.clone();
    if with.next().is_some() {
        return None;
    }
    let beta = s.linear_sum(c, terms.into_iter().filter(|x| x.1 != t));
    let one = s.one();
    // X: the power must be at least this
    let (exponent, x) = match s.node(t).clone() {
        Node::Pow2(x) if kappa.is_positive() => {
            let k = s.num(kappa);
            let n = s.neg(beta);
            (x, s.ceil_div(n, k))
        }
        Node::Product(factors) if kappa.is_positive() => {
            let (powers, rest): (Vec<_>, Vec<_>) =
                factors.into_iter().partition(|f| s.has_var(f.0, var));
            let [(p, 1)] = powers.as_slice() else { return None };
            let Node::Pow2(x) = *s.node(*p) else { return None };
            let rest = s.product(rest);
            let k = s.scale(kappa, rest);
            let minus_one = s.add_num(k, Num::int(-1));
            if !facts.prove_ge0(s, minus_one) {
                return None;
            }
            let n = s.neg(beta);
            (x, s.ceil_div(n, k))
        }
        Node::FloorDiv(x, d) if kappa == Num::int(-1) => {
            let Node::Pow2(p) = *s.node(d) else { return None };
            if s.has_var(x, var) || !facts.prove_ge0(s, beta) {
                return None;
            }
            // floor(x/2^p) ≤ β where 2^p > x/(β+1), for β ≥ 0; a negative x is below at once
            let x = s.positive_part(x);
            let x = facts.simplify(s, x);
            let next = s.add_num(beta, Num::ONE);
            let q = s.floor_div(x, next);
            (p, s.add(q, one))
        }
        _ => return None,
    };
    let (m, shift) = s.affine_in(exponent, var)?;
    if !s.is_zero(shift) {
        return None;
    }
    s.as_const(m).filter(|m| m.is_positive() && m.is_integer())?;
    let x = s.max(x, one);
    let below = s.add_num(x, Num::int(-1));
    let bits = s.bit_fn(crate::expr::BitFn::Length, below);
    let index = s.ceil_div(bits, m);
    Some(FirstTrue { index: facts.simplify(s, index), exists: s.truth(true) })
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

/// `e = 0`
fn equality(s: &mut Store, facts: &mut Facts, var: Sym, e: Expr) -> Option<FirstTrue> {
    if let Some((a, b)) = s.affine_in(e, var) {
        let a = s.as_const(a).cloned().filter(|a| a.is_integer())?;
        if a.is_zero() {
            return None;
        }
        let (a, b) = if a.is_negative() { (-a, s.neg(b)) } else { (a, b) };
        let nb = s.neg(b);
        let d = s.num(a);
        let index = s.floor_div(nb, d);
        let r = s.modulo(nb, d);
        let divides = s.eq0(r);
        let reached = s.ge0(index);
        let exists = s.and(divides, reached);
        return Some(FirstTrue {
            index: by_cases(s, facts, index),
            exists: by_cases(s, facts, exists),
        });
    }
    modular_equality(s, facts, var, e)
}

/// Simplified, with a choice within an operand (a start of one or the other parity) moved out, so
/// that each case is looked at under its condition.
fn by_cases(s: &mut Store, facts: &mut Facts, e: Expr) -> Expr {
    let e = facts.simplify(s, e);
    let Some(x) = s.free_choice(e, &|_, node| matches!(node, Node::Ite(..))) else { return e };
    match *s.node(x) {
        Node::Ite(c, a, b) if s.dag_size_within(e, CASES).is_some() => {
            let (yes, no) = (s.with_node(e, x, a), s.with_node(e, x, b));
            let split = s.ite(c, yes, no);
            facts.simplify(s, split)
        }
        _ => e,
    }
}

/// `κ·wrap_w(a·k + b) + γ = 0`: the wrap-around exit of an equality test. With `a = 2^t·odd`, the
/// solution is `k = ((v - b)/2^t · odd⁻¹) mod 2^(w-t)` where `2^t` divides `v - b`.
fn modular_equality(s: &mut Store, facts: &mut Facts, var: Sym, e: Expr) -> Option<FirstTrue> {
    let (c, terms) = s.linear(e);
    let mut wrapped = None;
    for (k, t) in terms.iter() {
        if s.has_var(*t, var) {
            match (*s.node(*t)).clone() {
                Node::Wrap { signed, width, arg } if wrapped.is_none() => {
                    wrapped = Some((k.clone(), *t, signed, width, arg));
                }
                _ => return None,
            }
        }
    }
    let (kappa, node, signed, width, arg) = wrapped?;
    let gamma = s.linear_sum(c, terms.into_iter().filter(|t| t.1 != node));
    // wrap(arg) = v
    let v = if kappa == Num::ONE {
        s.neg(gamma)
    } else if kappa == Num::int(-1) {
        gamma
    } else {
        return None;
    };
    let in_range = if facts.fits(s, v, width, signed) {
        s.truth(true)
    } else {
        let (lo, hi) = crate::expr::machine_range(width, signed);
        let (lo, hi) = (s.num(lo), s.num(hi));
        let (x, y) = (s.ge(v, lo), s.le(v, hi));
        s.and(x, y)
    };
    let (a, b) = s.affine_in(arg, var)?;
    let a = s.as_const(a)?.as_big_int()?;
    let modulus = BigInt::from(1) << width as u32;
    let a = ((a % &modulus) + &modulus) % &modulus;
    let t = a.trailing_zeros().unwrap_or(width as u64) as u32;
    if t >= width as u32 {
        return None;
    }
    let rest = width - t as u8;
    let rest_modulus = BigInt::from(1) << rest as u32;
    let inverse = (a >> t).modinv(&rest_modulus)?;
    let d = s.sub(v, b);
    let two_t = s.num(Num::pow2(t));
    let remainder = s.modulo(d, two_t);
    let divides = s.eq0(remainder);
    let q = s.floor_div(d, two_t);
    // the representative nearest to 0 reads best: -1 rather than 2^w - 1
    let inverse = if &inverse * 2 > rest_modulus { inverse - rest_modulus } else { inverse };
    let k = s.scale(Num::big_int(inverse), q);
    let index = s.wrap(false, rest, k);
    let exists = s.and(divides, in_range);
    Some(FirstTrue { index: facts.simplify(s, index), exists: facts.simplify(s, exists) })
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
                let (a, b) = affine_comparison(s, e, var)?;
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
    if let Some(p) = point {
        free.push(p.exists);
        free.push(s.ge(p.index, index));
        index = p.index;
        if let Some(d) = deleted {
            free.push(s.ne(index, d));
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
