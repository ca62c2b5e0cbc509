//! Conditions brought nearer to affine comparisons: choices, quotients by parameters and
//! disjunctions moved out.

use super::{first_index_rule, search, Find, Found, Search};
use crate::expr::{Expr, Node, Num, Store, Sym};
use crate::facts::Facts;
use crate::rules::{first_that_applies, Example, NewRule, Rule};
use crate::sum::ended_limit::EndedLimit;
use crate::sum::range_splits::Side;
use crate::sum::sign_regions::without_powers;

pub(super) const DISJUNCTIVE_FORM: Rule<Find> = first_index_rule(NewRule {
    name: "first-of-disjunctive-form",
    statement: "a and (b or c) = (a and b) or (a and c); ite(c, a, b) = (c and a) or (not c and b)",
    conditions: "a part of the condition is a disjunction or a choice, and the result is not too long (limit `disjunctive_form`)",
    source: "the paper's range analysis: conditions in disjunctive normal form",
    example: Example::first_index("1", "ite(k > 3, [k >= n], [k == m])", ["ite(m >= 0 && m <= 3, min(m, max(4, n)), max(4, n))", "1"]),
    apply: disjunctive_form,
});

pub(super) const NEARER: Rule<Find> = first_index_rule(NewRule {
    name: "first-of-nearer-condition",
    statement: "first k with c(k) = first k with c'(k), where c' is c with one conjunct rewritten",
    conditions: "a rule of the stage `condition` rewrites a conjunct",
    source: "normalisation before solving, as in LLVM's ScalarEvolution (SimplifyICmpOperands)",
    example: Example::first_index("m > 0", "floor(k/m) >= n", ["max(0, n*m)", "1"]),
    apply: nearer,
});

/// A comparison, equality or inequality that the index decides.
pub(super) struct Atom {
    pub(super) var: Sym,
    pub(super) cond: Expr,
    pub(super) ended: EndedLimit,
}

/// A rule's function: an equivalent condition that is nearer to affine ones. `None` where it does not
/// apply.
pub(super) type Rewrite = fn(&mut Store, &mut Facts, &Atom) -> Option<Expr>;

/// A rule of the table of conditions.
const fn condition_rule(rule: NewRule<Rewrite>) -> Rule<Rewrite> {
    rule.of("condition")
}

/// What is tried at a conjunct, in order.
pub(super) static CONDITIONS: &[Rule<Rewrite>] =
    &[SIGN_REGIONS, BY_DIVISOR, WITHIN_QUOTIENT, APART, LIFTED_CHOICE];

const QUOTIENTS: &str = "Graham, Knuth, Patashnik, Concrete Mathematics (1994), section 3.2";

const SIGN_REGIONS: Rule<Rewrite> = condition_rule(NewRule {
    name: "sign-regions",
    statement: "p(k) ≥ 0, or = 0, or their negation, is a disjunction of ranges of k",
    conditions: "p has numbers as coefficients and a degree from 2 on (limit `sign_degree`)",
    source: "isolation of integer roots by differences (sum::sign_regions)",
    example: Example::equivalent("1", "k^2 != 5*k - 6", "k <= 1 || k >= 4"),
    apply: sign_regions,
});

const BY_DIVISOR: Rule<Rewrite> = condition_rule(NewRule {
    name: "quotient-comparison",
    statement: "floor(x/d) + r ≥ 0 is x + d·r ≥ 0, and r - floor(x/d) ≥ 0 is d·r + d - 1 - x ≥ 0, for d > 0",
    conditions: "d is no number and does not speak of k; else both signs of d in turn, for by 0 an execution is undefined",
    source: QUOTIENTS,
    example: Example::equivalent("m > 0", "floor((2*k + n)/m) >= 3", "n + 2*k >= 3*m"),
    apply: quotient_comparison,
});

const WITHIN_QUOTIENT: Rule<Rewrite> = condition_rule(NewRule {
    name: "quotient-equality",
    statement: "floor(x/d) + r = 0 is floor(x/d) + r ≥ 0 and floor(x/d) + r ≤ 0",
    conditions: "d is no number and does not speak of k",
    source: QUOTIENTS,
    example: Example::equivalent("m > 0", "floor(k/m) == 3", "k >= 3*m && 4*m > k"),
    apply: quotient_equality,
});

const APART: Rule<Rewrite> = condition_rule(NewRule {
    name: "apart",
    statement: "e ≠ 0 is e ≥ 1 or e ≤ -1",
    conditions: "e is an integer, and affine in k or a quotient by something that is no number",
    source: "trichotomy of the integers",
    example: Example::equivalent("m > 0", "floor(k/m) != n", "n > floor(k/m) || floor(k/m) > n"),
    apply: apart,
});

const LIFTED_CHOICE: Rule<Rewrite> = condition_rule(NewRule {
    name: "lifted-choice",
    statement: "f(ite(c, a, b)) is c and f(a), or not c and f(b); an extremum of two is a choice",
    conditions: "the condition is not too large (limit `lifted_choice`)",
    source: "distributivity of conditions over choices",
    example: Example::equivalent("1", "min(k, n) == 7", "k >= n && n == 7 || k == 7 && n > k"),
    apply: lifted_choice,
});

/// A conjunction with a disjunction or a choice in it, in disjunctive form.
fn disjunctive_form(s: &mut Store, facts: &mut Facts, r: &Search) -> Option<Found> {
    let args = match s.node(r.cond).clone() {
        Node::And(args) => args.to_vec(),
        Node::Not(_) | Node::Ite(..) => vec![r.cond],
        _ => return None,
    };
    let i = args.iter().position(|&a| s.has_var(a, r.var) && is_compound(s, a))?;
    let parts = alternatives(s, args[i])?;
    if parts.len().saturating_mul(args.len()) > s.limits().sums.disjunctive_form {
        return Some(Err(r.ended.note("disjunctive_form")));
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
    let cond = s.or_all(&terms);
    Some(search(s, facts, &r.with_condition(cond)))
}

fn is_compound(s: &Store, a: Expr) -> bool {
    match s.node(a) {
        Node::Or(_) | Node::Ite(..) => true,
        Node::Not(x) => matches!(s.node(*x), Node::Ite(..)),
        _ => false,
    }
}

/// Conditions of which one holds where this one does.
fn alternatives(s: &mut Store, a: Expr) -> Option<Vec<Expr>> {
    match s.node(a).clone() {
        Node::Or(parts) => Some(parts.to_vec()),
        Node::Ite(c, a, b) => {
            let n = s.not(c);
            Some(vec![s.and(c, a), s.and(n, b)])
        }
        Node::Not(x) => {
            let Node::Ite(c, a, b) = *s.node(x) else { return None };
            let (n, a, b) = (s.not(c), s.not(a), s.not(b));
            Some(vec![s.and(c, a), s.and(n, b)])
        }
        _ => None,
    }
}

/// A conjunction with one part rewritten.
fn nearer(s: &mut Store, facts: &mut Facts, r: &Search) -> Option<Found> {
    let args = match s.node(r.cond).clone() {
        Node::And(args) => args.to_vec(),
        Node::Ge0(_) | Node::Eq0(_) | Node::Not(_) => vec![r.cond],
        _ => return None,
    };
    let cond = (0..args.len()).find_map(|k| {
        if !s.has_var(args[k], r.var) {
            return None;
        }
        let mut all = args.clone();
        let atom = Atom { var: r.var, cond: args[k], ended: r.ended.clone() };
        all[k] = rewritten(s, facts, &atom)?;
        Some(s.and_all(&all))
    })?;
    Some(search(s, facts, &r.with_condition(cond)))
}

/// A condition as the first rule rewrites it that applies.
fn rewritten(s: &mut Store, facts: &mut Facts, atom: &Atom) -> Option<Expr> {
    let other = |&c: &Expr| c != atom.cond;
    first_that_applies(s, CONDITIONS, |rewrite, s| rewrite(s, facts, atom).filter(other))
}

fn sign_regions(s: &mut Store, _: &mut Facts, atom: &Atom) -> Option<Expr> {
    match *s.node(atom.cond) {
        Node::Not(x) => {
            let x = without_powers(s, x, atom.var, &atom.ended)?;
            Some(s.not(x))
        }
        _ => without_powers(s, atom.cond, atom.var, &atom.ended),
    }
}

fn quotient_comparison(s: &mut Store, facts: &mut Facts, atom: &Atom) -> Option<Expr> {
    let Node::Ge0(e) = *s.node(atom.cond) else { return None };
    by_divisor(s, facts, atom.var, e)
}

fn quotient_equality(s: &mut Store, facts: &mut Facts, atom: &Atom) -> Option<Expr> {
    let Node::Eq0(e) = *s.node(atom.cond) else { return None };
    let n = s.neg(e);
    let a = by_divisor(s, facts, atom.var, e)?;
    let b = by_divisor(s, facts, atom.var, n)?;
    Some(s.and(a, b))
}

/// `e ≥ 0` for an `e` with a quotient by a parameter as a comparison without, where the sign of the
/// divisor is known, and else as two of which one holds.
fn by_divisor(s: &mut Store, facts: &mut Facts, var: Sym, e: Expr) -> Option<Expr> {
    let Quotient { side, x, d, rest } = quotient(s, var, e)?;
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
    let scaled = s.mul(rest, d);
    let scaled = s.expand(scaled);
    let plain = match side {
        Side::AtLeast => s.add(scaled, x),
        Side::AtMost => {
            s.linear_sum(Num::int(-1), [(Num::ONE, scaled), (Num::ONE, d), (Num::int(-1), x)])
        }
    };
    Some(s.ge0(plain))
}

/// `±floor(x/d) + rest`, bounded from below or from above where that is at least 0.
struct Quotient {
    side: Side,
    x: Expr,
    d: Expr,
    rest: Expr,
}

/// The one quotient by something other than a number in `e`, its divisor free of `var`.
fn quotient(s: &mut Store, var: Sym, e: Expr) -> Option<Quotient> {
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
    let side = if k.is_positive() { Side::AtLeast } else { Side::AtMost };
    Some(Quotient { side, x, d, rest })
}

fn apart(s: &mut Store, facts: &mut Facts, atom: &Atom) -> Option<Expr> {
    let Node::Not(x) = *s.node(atom.cond) else { return None };
    let Node::Eq0(e) = *s.node(x) else { return None };
    if !s.is_integral(e) {
        return None;
    }
    if s.affine_in(e, atom.var).is_none() {
        quotient(s, atom.var, e)?;
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

fn lifted_choice(s: &mut Store, _: &mut Facts, atom: &Atom) -> Option<Expr> {
    let x = s.free_choice(atom.cond, &|x, node| {
        s.has_var(x, atom.var)
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
    if s.dag_size(&[atom.cond]) > s.limits().sums.lifted_choice {
        atom.ended.note("lifted_choice");
        return None;
    }
    let (fa, fb) = (s.with_node(atom.cond, x, a), s.with_node(atom.cond, x, b));
    let n = s.not(c);
    let (x, y) = (s.and(c, fa), s.and(n, fb));
    Some(s.or(x, y))
}
