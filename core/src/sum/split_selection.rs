//! What keeps a summand from being a polynomial in the index: where a range is split next.
//!
//! The walk goes down sums, products, choices and connectives to the first obstacle at which a rule of
//! [`SPLITS`] applies; [`range_splits`](super::range_splits) and
//! [`quotient_blocks`](super::quotient_blocks) then take the sum apart there.

use super::compare::without_division;
use super::engine::{closing_rule, Close, Closed, Engine, Summation};
use super::first_index::power;
use super::quotient_blocks::Blocks;
use super::range_splits::{AffineAtom, QuotientBound, Side};
use super::sign_regions::without_powers;
use crate::expr::{Expr, Node, Num};
use crate::facts::Facts;
use crate::rules::{first_that_applies, Example, NewRule, Rule};

pub(super) const SPLIT: Rule<Close> = closing_rule(NewRule {
    name: "split",
    statement: "Σ_R ite(c(i), f, g) = Σ_{F_c(R)} f + Σ_{F_¬c(R)} g",
    conditions: "a rule of the stage `split` finds an obstacle in the summand",
    source: "the paper's range analysis: transfer functions F on ranges",
    example: Example::sum("n >= 0", ["0", "n"], "[i >= m]", "max(0, n - max(0, m) + 1)"),
    apply: split,
});

/// What to split a summand at.
pub(super) enum Split {
    /// a condition that does not depend on the index
    Free(Expr),
    /// `a·var + b ≥ 0`
    Compare(AffineAtom),
    /// `a·var + b = 0`
    Equal(AffineAtom),
    /// `rest ± floor(x/d) ≥ 0`
    Quotient(QuotientBound),
    /// a condition as another that is nearer to comparisons of the index
    Same { atom: Expr, by: Expr },
    /// the residue of the index modulo a number
    Residues { modulus: Num, of: Dividend },
    /// an extremum: the larger of two of its operands, which a condition may decide that does not
    /// depend on the index
    Extremum { node: Expr, a: Expr, b: Expr, apart: Option<Expr> },
    /// the blocks of indices between two multiples
    Blocks(Blocks),
}

/// What is divided, where a sum is split by residues.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dividend {
    /// multiples of the index by numbers
    Index,
    /// multiples of the index by something that is no number: multiples of the modulus show only once
    /// these are multiplied out
    Products,
}

/// A rule's function: the split at an obstacle, which is no sum, product or connective.
pub(super) type Select = fn(&mut Engine<'_>, Expr) -> Option<Split>;

/// A rule of the table of splits.
const fn split_rule(rule: NewRule<Select>) -> Rule<Select> {
    rule.of("split")
}

/// What is tried at an obstacle, in order.
pub(super) static SPLITS: &[Rule<Select>] = &[
    FREE,
    EXTREMUM,
    PRODUCT_RESIDUES,
    RESIDUES,
    QUOTIENT,
    REMAINDER,
    COMPARISON,
    EQUALITY,
    POLYNOMIAL_SIGNS,
    POWER,
    QUOTIENT_BOUND,
    FREE_WITHIN,
];

const PAPER: &str = "the paper's range analysis: transfer functions F on ranges";

const FREE: Rule<Select> = split_rule(NewRule {
    name: "free-condition",
    statement: "Σ ite(c, f, g) = ite(c, Σ f, Σ g)",
    conditions: "c does not speak of the index",
    source: PAPER,
    example: Example::sum(
        "n >= 0",
        ["0", "n"],
        "ite(m > 0, 2^i, i)",
        "ite(m > 0, 2^(n + 1) - 1, n*(n + 1)/2)",
    ),
    apply: free_condition,
});

const EXTREMUM: Rule<Select> = split_rule(NewRule {
    name: "extremum",
    statement: "max(a, b) is a where a ≥ b, else b; min(a, b) likewise",
    conditions: "one of the operands speaks of the index",
    source: "the definition of an extremum",
    example: Example::sum("n >= 0", ["0", "n"], "max(i, m)", "max(0, m)*max(0, n - max(0, m) + 1) + max(0, n - max(0, m) + 1)*(max(0, n - max(0, m) + 1) - 1)/2 + m*max(0, min(n, m - 1) + 1)"),
    apply: extremum,
});

const PRODUCT_RESIDUES: Rule<Select> = split_rule(NewRule {
    name: "residues-of-products",
    statement: "with i = d·q + r, floor((a·i + b)/d) = a·q + floor((a·r + b)/d)",
    conditions: "d is a number with few residues, a an integer that is no number",
    source: "Graham, Knuth, Patashnik, Concrete Mathematics (1994), section 3.4",
    example: Example::sum(
        "n >= 0",
        ["0", "n"],
        "[(m*i) mod 2 == 1]",
        "ite(m mod 2 == 1, floor((n + 1)/2), 0)",
    ),
    apply: residues_of_products,
});

const RESIDUES: Rule<Select> = split_rule(NewRule {
    name: "residues",
    statement: "with i = r + q·d/gcd(a, d), floor((a·i + b)/d) is affine in q",
    conditions: "a and d > 0 are numbers; the residues are few, or a is neither 1 nor -1",
    source: "Graham, Knuth, Patashnik, Concrete Mathematics (1994), section 3.4",
    example: Example::sum(
        "n >= 0",
        ["0", "n"],
        "floor(i/2)",
        "floor(n/2)*(floor(n/2) + 1)/2 + floor((n + 1)/2)*(floor((n + 1)/2) - 1)/2",
    ),
    apply: residues,
});

const QUOTIENT: Rule<Select> = split_rule(NewRule {
    name: "quotient",
    statement: "floor((±i + b)/m) is one number q in each block m·q ≤ ±i + b < m·(q + 1)",
    conditions: "neither b nor m speaks of the index",
    source: "Graham, Knuth, Patashnik, Concrete Mathematics (1994), section 3.4",
    example: Example::sum(
        "n >= 0 && m > 0",
        ["0", "n"],
        "[floor(i/m) == 2]",
        "ite(floor(n/m) >= 2, min(n, 3*m - 1) - 2*m + 1, 0)",
    ),
    apply: quotient,
});

const REMAINDER: Rule<Select> = split_rule(NewRule {
    name: "remainder",
    statement: "(±i + b) mod m is ±i + b - m·q in each block m·q ≤ ±i + b < m·(q + 1)",
    conditions: "neither b nor m speaks of the index",
    source: "Graham, Knuth, Patashnik, Concrete Mathematics (1994), section 3.4",
    example: Example::sum("n >= 0 && m > 0", ["0", "n"], "(i + a) mod m", "((n + a + 1) mod m)*(((n + a + 1) mod m) - 1)/2 + m*(m - 1)*floor((n + a + 1)/m)/2 - (a mod m)*((a mod m) - 1)/2 - m*(m - 1)*floor(a/m)/2"),
    apply: remainder,
});

const COMPARISON: Rule<Select> = split_rule(NewRule {
    name: "comparison",
    statement: "a·i + b ≥ 0 cuts the range at ceil(-b/a) for a > 0, at floor(b/-a) for a < 0",
    conditions: "neither a nor b speaks of the index; quotients by numbers are multiplied out",
    source: PAPER,
    example: Example::sum(
        "n >= 0",
        ["0", "n"],
        "[2*i >= m]",
        "max(0, n - max(0, m - floor(m/2)) + 1)",
    ),
    apply: comparison,
});

const EQUALITY: Rule<Select> = split_rule(NewRule {
    name: "equality",
    statement: "a·i + b = 0 holds at i = -b/a alone, if a divides b",
    conditions: "neither a nor b speaks of the index",
    source: "the paper's range analysis: deleted points",
    example: Example::sum(
        "n >= 0",
        ["0", "n"],
        "[2*i == m]",
        "m mod 2 == 0 && m >= 0 && 2*n + 1 >= m",
    ),
    apply: equality,
});

const POLYNOMIAL_SIGNS: Rule<Select> = split_rule(NewRule {
    name: "polynomial-signs",
    statement: "p(i) ≥ 0, or = 0, holds on finitely many ranges of i",
    conditions: "p has numbers as coefficients and a degree from 2 on (limit `sign_degree`)",
    source: "isolation of integer roots by differences: p is monotone where p(x + 1) - p(x) keeps its sign",
    example: Example::sum("n >= 0", ["0", "n"], "[i^2 >= 2*i + 1]", "max(0, n - 2)"),
    apply: polynomial_signs,
});

const POWER: Rule<Select> = split_rule(NewRule {
    name: "power-comparison",
    statement: "k·a^(m·i + h) + b ≥ 0, or floor(x/a^(m·i + h)) ≤ b, holds from some i on",
    conditions: "i ≥ 0; a ≥ 2, m > 0 and h ≥ 0 are numbers, k > 0 and b do not speak of the index",
    source: "numbers of digits: a^e ≥ x from the number of digits of x - 1 in base a on",
    example: Example::sum(
        "n >= 0",
        ["0", "n"],
        "[2^i >= m]",
        "max(0, n - bitlen(max(1, m) - 1) + 1)",
    ),
    apply: power_comparison,
});

const QUOTIENT_BOUND: Rule<Select> = split_rule(NewRule {
    name: "quotient-bound",
    statement: "floor(x/d) ≥ r is x ≥ d·r for d > 0; floor(x/d) ≤ r is x ≤ d·r + d - 1; f·floor(x/d) ≥ r is \
                floor(x/d) ≥ ceil(r/f) for f > 0",
    conditions: "x and r are affine in the index, d and f do not speak of it, nor does r beside f",
    source: "Graham, Knuth, Patashnik, Concrete Mathematics (1994), section 3.2",
    example: Example::sum(
        "n >= 0 && m > 0",
        ["0", "n"],
        "[floor((i + a)/m) >= 2]",
        "max(0, n - max(0, 2*m - a) + 1)",
    ),
    apply: quotient_bound,
});

const FREE_WITHIN: Rule<Select> = split_rule(NewRule {
    name: "free-condition-in-a-wrap",
    statement: "Σ wrap(x + ite(c, f, g)) = ite(c, Σ wrap(x + f), Σ wrap(x + g))",
    conditions: "c does not speak of the index, and neither do x + f and x + g",
    source: PAPER,
    example: Example::sum(
        "n >= 0",
        ["0", "n"],
        "signed8(i + ite(m > 0, n - i, 2 - i))",
        "ite(m > 0, (n + 1)*s8(n), 2*n + 2)",
    ),
    apply: free_within,
});

fn split(e: &mut Engine<'_>, outer: &mut Facts, sum: &Summation) -> Option<Closed> {
    let split = e.select_split(sum.part.body)?;
    Some(e.sum_split(outer, sum.part, split))
}

impl Engine<'_> {
    /// The first obstacle in a summand, and what to split it at.
    pub(super) fn select_split(&mut self, e: Expr) -> Option<Split> {
        if !self.s.has_var(e, self.var) {
            return None;
        }
        match self.s.node(e).clone() {
            Node::Sum(_, terms) => terms.iter().find_map(|(_, t)| self.select_split(*t)),
            Node::Product(factors) => factors.iter().find_map(|(f, _)| self.select_split(*f)),
            Node::Ite(c, ..) if self.s.has_var(c, self.var) => self.select_at_condition(c),
            Node::Ge0(_) | Node::Eq0(_) | Node::Not(_) | Node::And(_) | Node::Or(_) => {
                self.select_at_condition(e)
            }
            Node::Unsigned(_, x) => {
                // x, or x + 2^w where it is negative
                let c = self.s.ge0(x);
                self.select_at_condition(c)
            }
            Node::FloorDiv(x, d) | Node::Mod(x, d) => {
                if self.s.has_var(d, self.var) {
                    return None;
                }
                match self.s.affine_in(x, self.var) {
                    Some(_) => self.split_at(e),
                    None => self.select_split(x),
                }
            }
            _ => self.split_at(e),
        }
    }

    /// The first obstacle in a condition, and what to split it at.
    pub(super) fn select_at_condition(&mut self, c: Expr) -> Option<Split> {
        if !self.s.has_var(c, self.var) {
            return match self.s.node(c) {
                Node::Const(_) => None,
                _ => self.split_at(c),
            };
        }
        match self.s.node(c).clone() {
            Node::Not(x) => self.select_at_condition(x),
            Node::And(args) | Node::Or(args) => {
                // comparisons of the index first: they narrow the range for what is left
                let mut fallback = None;
                for a in args {
                    match self.select_at_condition(a) {
                        Some(p @ (Split::Compare(_) | Split::Equal(_))) => return Some(p),
                        other => fallback = fallback.or(other),
                    }
                }
                fallback
            }
            Node::Ge0(x) => self.split_at(c).or_else(|| {
                let plain = without_division(self.s, x, self.var, &self.ended);
                self.select_split(plain)
            }),
            Node::Eq0(x) => self.split_at(c).or_else(|| self.select_split(x)),
            Node::Ite(x, ..) if self.s.has_var(x, self.var) => self.select_at_condition(x),
            Node::Ite(..) => self.split_at(c),
            _ => None,
        }
    }

    /// The split of the first rule that applies at an obstacle.
    pub(super) fn split_at(&mut self, e: Expr) -> Option<Split> {
        first_that_applies(self, SPLITS, |select, engine| select(engine, e))
    }

    /// A floor of an affine dividend by a divisor that does not depend on the index.
    fn affine_quotient(&mut self, e: Expr) -> Option<(AffineAtom, Expr)> {
        let Node::FloorDiv(x, d) = *self.s.node(e) else { return None };
        if self.s.has_var(d, self.var) {
            return None;
        }
        let (a, b) = self.s.affine_in(x, self.var)?;
        Some((AffineAtom { atom: e, a, b }, d))
    }
}

fn free_condition(e: &mut Engine<'_>, obstacle: Expr) -> Option<Split> {
    let c = match *e.s.node(obstacle) {
        _ if !e.s.has_var(obstacle, e.var) => obstacle,
        Node::Ite(c, ..) if !e.s.has_var(c, e.var) => c,
        _ => return None,
    };
    Some(Split::Free(c))
}

fn free_within(e: &mut Engine<'_>, obstacle: Expr) -> Option<Split> {
    let Node::Wrap { arg, .. } = *e.s.node(obstacle) else { return None };
    let terms = e.s.linear(arg).1;
    terms.into_iter().find_map(|(_, t)| {
        let Node::Ite(c, x, y) = *e.s.node(t) else { return None };
        let cancel = !e.s.has_var(c, e.var)
            && [x, y].into_iter().all(|arm| {
                let there = e.s.with_node(arg, t, arm);
                !e.s.has_var(there, e.var)
            });
        cancel.then_some(Split::Free(c))
    })
}

fn extremum(e: &mut Engine<'_>, obstacle: Expr) -> Option<Split> {
    let (Node::Max(args) | Node::Min(args)) = e.s.node(obstacle).clone() else { return None };
    let a = args.iter().copied().find(|&a| e.s.has_var(a, e.var))?;
    let b = args.iter().copied().find(|&b| b != a)?;
    Some(Split::Extremum { node: obstacle, a, b, apart: distance_of_quotients(e, a, b) })
}

fn residues_of_products(e: &mut Engine<'_>, obstacle: Expr) -> Option<Split> {
    let (AffineAtom { a, .. }, d) = e.affine_quotient(obstacle)?;
    if e.s.as_const(a).is_some() || !e.s.is_integral(a) {
        return None;
    }
    let modulus = e.s.as_const(d).filter(|c| c.is_positive())?.clone();
    let few = modulus <= e.few_residues();
    few.then_some(Split::Residues { modulus, of: Dividend::Products })
}

fn residues(e: &mut Engine<'_>, obstacle: Expr) -> Option<Split> {
    let (AffineAtom { a, .. }, d) = e.affine_quotient(obstacle)?;
    let a = e.s.as_const(a).filter(|a| a.is_integer())?.clone();
    let d = e.s.as_const(d).filter(|c| c.is_positive())?;
    let modulus = d.checked_div(&d.gcd(&a))?;
    let apply = modulus <= e.few_residues() || !a.abs().is_one();
    apply.then_some(Split::Residues { modulus, of: Dividend::Index })
}

fn quotient(e: &mut Engine<'_>, obstacle: Expr) -> Option<Split> {
    let (AffineAtom { a, b, .. }, m) = e.affine_quotient(obstacle)?;
    let a = e.s.as_const(a).filter(|a| a.abs().is_one())?.clone();
    Some(Split::Blocks(Blocks { node: obstacle, a, b, m }))
}

fn remainder(e: &mut Engine<'_>, obstacle: Expr) -> Option<Split> {
    let Node::Mod(x, m) = *e.s.node(obstacle) else { return None };
    if e.s.has_var(m, e.var) {
        return None;
    }
    let (a, b) = e.s.affine_in(x, e.var)?;
    let a = e.s.as_const(a).filter(|a| a.abs().is_one())?.clone();
    Some(Split::Blocks(Blocks { node: obstacle, a, b, m }))
}

/// What is at least 0, quotients by numbers multiplied out, in a comparison of the index.
fn compared(e: &mut Engine<'_>, atom: Expr) -> Option<Expr> {
    let Node::Ge0(x) = *e.s.node(atom) else { return None };
    e.s.has_var(x, e.var).then(|| without_division(e.s, x, e.var, &e.ended))
}

fn comparison(e: &mut Engine<'_>, atom: Expr) -> Option<Split> {
    let plain = compared(e, atom)?;
    let (a, b) = e.s.affine_in(plain, e.var)?;
    Some(Split::Compare(AffineAtom { atom, a, b }))
}

fn equality(e: &mut Engine<'_>, atom: Expr) -> Option<Split> {
    let Node::Eq0(x) = *e.s.node(atom) else { return None };
    if !e.s.has_var(x, e.var) {
        return None;
    }
    let (a, b) = e.s.affine_in(x, e.var)?;
    Some(Split::Equal(AffineAtom { atom, a, b }))
}

fn polynomial_signs(e: &mut Engine<'_>, atom: Expr) -> Option<Split> {
    let by = without_powers(e.s, atom, e.var, &e.ended)?;
    Some(Split::Same { atom, by })
}

fn power_comparison(e: &mut Engine<'_>, atom: Expr) -> Option<Split> {
    let plain = compared(e, atom)?;
    let v = e.s.sym(e.var);
    // the negation of a comparison of integers is one too
    if !e.s.interval(v).non_negative() || !e.s.is_integral(plain) {
        return None;
    }
    let mut facts = Facts::new();
    if let Some(f) = power(e.s, &mut facts, e.var, plain) {
        return Some(Split::Same { atom, by: e.s.ge(v, f.index) });
    }
    let negated = e.s.linear_sum(Num::int(-1), [(Num::int(-1), plain)]);
    let f = power(e.s, &mut facts, e.var, negated)?;
    Some(Split::Same { atom, by: e.s.lt(v, f.index) })
}

fn quotient_bound(e: &mut Engine<'_>, atom: Expr) -> Option<Split> {
    let plain = compared(e, atom)?;
    let plain = e.s.expand(plain);
    let (c, terms) = e.s.linear(plain);
    if !c.is_integer() || !terms.iter().all(|(k, t)| k.is_integer() && e.s.is_integral(*t)) {
        return None;
    }
    let of_index = |e: &Engine<'_>, t: Expr| {
        matches!(e.s.node(t), Node::FloorDiv(..)) && e.s.has_var(t, e.var)
    };
    let plain = terms.iter().position(|(k, t)| k.abs().is_one() && of_index(e, *t));
    let (k, t, quotient, factor) = match plain {
        Some(at) => (terms[at].0.clone(), terms[at].1, terms[at].1, None),
        None => terms.iter().find_map(|(k, t)| {
            let (quotient, factor) = multiple_of_quotient(e, *t, of_index)?;
            Some((k.clone(), *t, quotient, Some(factor)))
        })?,
    };
    let Node::FloorDiv(x, d) = *e.s.node(quotient) else { return None };
    let rest = e.s.linear_sum(c, terms.into_iter().filter(|y| y.1 != t));
    if e.s.has_var(d, e.var)
        || e.s.affine_in(x, e.var).is_none()
        || e.s.affine_in(rest, e.var).is_none()
        || factor.is_some() && e.s.has_var(rest, e.var)
    {
        return None;
    }
    let factor = factor.map(|f| e.s.scale(k.abs(), f));
    let side = if k.is_negative() { Side::AtMost } else { Side::AtLeast };
    Some(Split::Quotient(QuotientBound { atom, rest, factor, x, d, side }))
}

/// A product as a quotient of the index times what the index has no part in.
fn multiple_of_quotient(
    e: &mut Engine<'_>,
    t: Expr,
    of_index: impl Fn(&Engine<'_>, Expr) -> bool,
) -> Option<(Expr, Expr)> {
    let Node::Product(factors) = e.s.node(t).clone() else { return None };
    let (of, free): (Vec<_>, Vec<_>) = factors.into_iter().partition(|f| e.s.has_var(f.0, e.var));
    match of.as_slice() {
        &[(q, 1)] if of_index(e, q) => Some((q, e.s.product(free))),
        _ => None,
    }
}

/// `c + floor(x/d)`, or `c - floor(x/d)`
struct QuotientIn {
    c: Num,
    side: Side,
    x: Expr,
    d: Expr,
}

/// Where the difference of two operands is `c + floor(x/d) + floor(y/d)` and `w = x + y` does not
/// depend on the index: `w ≥ d·(1 - c)`. The quotients add up to `floor(w/d)` or to one less, so
/// the difference is not negative where that holds, and not positive where it does not. The
/// windows of a strided, dilated convolution are such: `floor(x/d) - ceil(y/d) + 1`, clipped or
/// not.
fn distance_of_quotients(e: &mut Engine<'_>, a: Expr, b: Expr) -> Option<Expr> {
    let difference = e.s.sub(a, b);
    let (c, terms) = e.s.linear(difference);
    let [(k1, t1), (k2, t2)] = &terms[..] else { return None };
    let (first, second) = (quotient_in(e, k1, *t1)?, quotient_in(e, k2, *t2)?);
    if first.d != second.d || e.s.has_var(first.d, e.var) {
        return None;
    }
    let c = c + first.c + second.c;
    // of the quotients' difference: `floor(w/d)`, or one more
    let (w, least) = match (first.side, second.side) {
        (Side::AtLeast, Side::AtLeast) => (e.s.add(first.x, second.x), Num::ONE - c),
        (Side::AtLeast, Side::AtMost) => (e.s.sub(first.x, second.x), -c),
        (Side::AtMost, Side::AtLeast) => (e.s.sub(second.x, first.x), -c),
        (Side::AtMost, Side::AtMost) => return None,
    };
    let least = e.s.scale(least, first.d);
    (!e.s.has_var(w, e.var)).then(|| e.s.ge(w, least))
}

/// `k·t` as `c ± floor(x/d)`; of an extremum, the operand that is one.
fn quotient_in(e: &mut Engine<'_>, k: &Num, t: Expr) -> Option<QuotientIn> {
    let operands = match e.s.node(t) {
        Node::Min(args) | Node::Max(args) => args.to_vec(),
        _ => vec![t],
    };
    operands.into_iter().find_map(|operand| {
        let (c, terms) = e.s.linear(operand);
        let [(k2, q)] = &terms[..] else { return None };
        let sign = k.clone() * k2.clone();
        match *e.s.node(*q) {
            Node::FloorDiv(x, d) if sign.abs().is_one() && e.s.has_var(x, e.var) => {
                let side = if sign.is_negative() { Side::AtMost } else { Side::AtLeast };
                Some(QuotientIn { c: k.clone() * c, side, x, d })
            }
            _ => None,
        }
    })
}
