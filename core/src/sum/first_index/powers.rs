//! Powers of a number beside other things: where machine integers end, and several conditions of which each holds from some
//! index on.

use super::{first_index_rule, search, Find, FirstTrue, Found, Search};
use crate::expr::{Expr, Node, Num, Store, Sym};
use crate::facts::Facts;
use crate::rules::{Example, NewRule, Rule};
use rustc_hash::FxHashMap;

/// What powers of machine integers are looked for beyond.
const WIDEST: u32 = 128;

pub(super) const BEFORE_WRAP: Rule<Find> = first_index_rule(NewRule {
    name: "first-before-wrap",
    statement: "first k with c(wrap(a·b^(m·k + h))) = min(K, first k with c(a·b^(m·k + h))), where K is the first k at \
                which the power leaves the machine integers",
    conditions: "a, m > 0, b ≥ 2 and h ≥ 0 are numbers; c holds at K",
    source: "the definition of a least index: below K the wraps change nothing",
    example: Example::first_index(
        "n >= 0 && n <= 2^31 - 1",
        "signed32(2*2^k) <= -1 || signed32(2*2^k) >= n",
        ["min(30, bitlen(max(1, n - floor(n/2)) - 1))", "1"],
    ),
    apply: before_wrap,
});

pub(super) const ALL_GROW: Rule<Find> = first_index_rule(NewRule {
    name: "first-of-all-that-grow",
    statement: "first k with a(k) and b(k) = the greater of first k with a(k) and first k with b(k)",
    conditions: "both compare sums in which k and powers with k have positive coefficients, and quotients of what is \
                 not negative by such powers have negative ones: they hold from some index on",
    source: "the definition of a least index",
    example: Example::first_index(
        "1",
        "2^k >= n && 2^k >= m",
        ["max(bitlen(max(1, n) - 1), bitlen(max(1, m) - 1))", "1"],
    ),
    apply: all_grow,
});

/// `a·b^(m·k + h)`: the numbers.
struct Power {
    factor: Num,
    base: u32,
    slope: u32,
    shift: u32,
}

impl Power {
    fn of(s: &mut Store, e: Expr, var: Sym) -> Option<Power> {
        let (c, terms) = s.linear(e);
        let [(factor, t)] = terms.as_slice() else { return None };
        let Node::Power(base, exponent) = *s.node(*t) else { return None };
        if !c.is_zero() || !factor.is_positive() || !factor.is_integer() {
            return None;
        }
        let factor = factor.clone();
        let (m, h) = s.affine_in(exponent, var)?;
        let number = |s: &Store, e: Expr| {
            s.as_const(e).and_then(Num::as_i128).and_then(|v| u32::try_from(v).ok())
        };
        let (slope, shift) = (number(s, m)?, number(s, h)?);
        let short = slope > 0 && slope < WIDEST && shift < WIDEST;
        short.then_some(Power { factor, base, slope, shift })
    }

    /// The first index at which it is at least `2^bits`.
    fn leaves(&self, bits: u32) -> Option<u32> {
        let limit = Num::pow2(bits);
        // a power that is longer than all of them has left them
        let left = |k: &u32| {
            let power = Num::power_within(self.base, self.slope * k + self.shift, WIDEST);
            power.is_none_or(|p| self.factor.clone() * p >= limit)
        };
        (0..=WIDEST).find(left)
    }
}

fn before_wrap(s: &mut Store, facts: &mut Facts, r: &Search) -> Option<Found> {
    let mut wraps: Vec<(Expr, Expr, u32)> = Vec::new();
    s.visit(&[r.cond], |x, node| match node {
        Node::Wrap { signed, width, arg } => {
            wraps.push((x, *arg, u32::from(*width) - u32::from(*signed)));
        }
        Node::Unsigned(width, arg) => wraps.push((x, *arg, u32::from(*width))),
        _ => {}
    });
    let mut plain: FxHashMap<Expr, Expr> = FxHashMap::default();
    let mut end: Option<u32> = None;
    for (wrap, arg, bits) in wraps {
        let Some(power) = Power::of(s, arg, r.var) else { continue };
        let leaves = power.leaves(bits)?;
        end = Some(end.map_or(leaves, |e| e.min(leaves)));
        plain.insert(wrap, arg);
    }
    let end = s.int(i128::from(end?));
    let there = s.substitute(r.cond, &[(r.var, end)]);
    let there = facts.simplify(s, there);
    if !s.is_one(there) {
        return None;
    }
    let cond = s.mapped(r.cond, |s, x, done| match plain.get(&x) {
        Some(&arg) => done(arg),
        None => s.rebuild(x, done),
    });
    let first = match search(s, facts, &r.with_condition(cond)) {
        Ok(first) => first,
        Err(why) => return Some(Err(why)),
    };
    let before = s.min(first.index, end);
    let index = s.ite(first.exists, before, end);
    Some(Ok(FirstTrue { index: facts.simplify(s, index), exists: s.truth(true) }))
}

/// Does a condition hold from some index on, if anywhere? Comparisons of sums that grow with it do, and of quotients by
/// powers of it that fall.
fn holds_from_some_index_on(s: &mut Store, facts: &mut Facts, e: Expr, var: Sym) -> bool {
    let sum = match *s.node(e) {
        Node::Ge0(sum) => sum,
        // a quotient that is not negative is 0 where it is at most 0
        Node::Eq0(x) => return falls(s, facts, x, var),
        _ => return false,
    };
    let (constant, terms) = s.linear(sum);
    let (down, up): (Vec<_>, Vec<_>) = terms.into_iter().partition(|t| !t.0.is_positive());
    let up = s.linear_sum(constant, up);
    let down: Vec<Expr> = down.into_iter().map(|t| t.1).collect();
    grows(s, up, var) && down.into_iter().all(|t| !s.has_var(t, var) || falls(s, facts, t, var))
}

/// Is it a quotient by a power of the index, of what does not speak of it and is not negative?
fn falls(s: &mut Store, facts: &mut Facts, e: Expr, var: Sym) -> bool {
    let Node::FloorDiv(x, by) = *s.node(e) else { return false };
    !s.has_var(x, var) && Power::of(s, by, var).is_some() && facts.prove_ge0(s, x)
}

/// Is a sum no less at each index from 0 on than at the one before? Its terms of the index are the index itself and
/// powers, with positive coefficients.
pub(crate) fn grows(s: &mut Store, sum: Expr, var: Sym) -> bool {
    let (_, terms) = s.linear(sum);
    for (k, t) in terms {
        let term_grows = match *s.node(t) {
            _ if !s.has_var(t, var) => continue,
            Node::Symbol(v) => v == var,
            Node::Power(..) => Power::of(s, t, var).is_some(),
            _ => false,
        };
        if !k.is_positive() || !term_grows {
            return false;
        }
    }
    true
}

fn all_grow(s: &mut Store, facts: &mut Facts, r: &Search) -> Option<Found> {
    let Node::And(args) = s.node(r.cond).clone() else { return None };
    if !args.iter().all(|&a| holds_from_some_index_on(s, facts, a, r.var)) {
        return None;
    }
    let (mut index, mut exists) = (s.zero(), s.truth(true));
    for a in args {
        match search(s, facts, &r.with_condition(a)) {
            Ok(first) => {
                index = s.max(index, first.index);
                exists = s.and(exists, first.exists);
            }
            Err(why) => return Some(Err(why)),
        }
    }
    Some(Ok(FirstTrue { index: facts.simplify(s, index), exists }))
}
