//! Conditions taken in cases: without the index, in the first iteration, either of two.

use super::{first_index_rule, search, Find, FirstTrue, Found, Search};
use crate::expr::{Expr, Node, Num, Store, Sym};
use crate::facts::Facts;
use crate::rules::{Example, NewRule, Rule};
use crate::sum::sign_regions::without_powers;

const DEFINITION: &str = "the definition of a least index";

pub(super) const INDEX_FREE: Rule<Find> = first_index_rule(NewRule {
    name: "first-of-constant",
    statement: "first k with c = 0, if c",
    conditions: "c does not speak of k",
    source: DEFINITION,
    example: Example::first_index("1", "n > 0", ["0", "n > 0"]),
    apply: index_free,
});

pub(super) const BY_SIGNS: Rule<Find> = first_index_rule(NewRule {
    name: "first-by-signs",
    statement: "first k with p(k) ≥ 0, or = 0 = first k in one of finitely many ranges",
    conditions: "p has numbers as coefficients and a degree from 2 on (limit `sign_degree`)",
    source: "isolation of integer roots by differences (sum::sign_regions)",
    example: Example::first_index("1", "k^2 >= 3*k + 5", ["5", "1"]),
    apply: by_signs,
});

pub(super) const FIRST_APART: Rule<Find> = first_index_rule(NewRule {
    name: "first-iteration-apart",
    statement: "first k with c(k) = 0 if c(0), else 1 + first k with c(k + 1)",
    conditions: "c has a choice by k = 0 in it",
    source: "loop peeling; LLVM's LoopPeel",
    example: Example::first_index(
        "1",
        "ite(k == 0, n, m + k) > 5",
        ["ite(n >= 6, 0, max(0, 5 - m) + 1)", "1"],
    ),
    apply: first_apart,
});

pub(super) const DISJUNCTION: Rule<Find> = first_index_rule(NewRule {
    name: "first-of-either",
    statement: "first k with a(k) or b(k) = the lesser of first k with a(k) and first k with b(k)",
    conditions: "both have closed forms",
    source: DEFINITION,
    example: Example::first_index(
        "1",
        "2*k >= n || 3*k >= m",
        ["min(max(0, n - floor(n/2)), max(0, floor((m + 2)/3)))", "1"],
    ),
    apply: disjunction,
});

pub(super) const FREE_CHOICE: Rule<Find> = first_index_rule(NewRule {
    name: "first-of-free-choice",
    statement: "first k with ite(c, a(k), b(k)) = ite(c, first k with a(k), first k with b(k))",
    conditions: "c does not speak of k",
    source: DEFINITION,
    example: Example::first_index(
        "1",
        "ite(n > 3, [k >= m], [2*k == n])",
        ["ite(n >= 4, max(0, m), floor(n/2))", "n >= 4 || n mod 2 == 0 && n >= 0"],
    ),
    apply: free_choice,
});

fn index_free(s: &mut Store, _: &mut Facts, r: &Search) -> Option<Found> {
    if s.has_var(r.cond, r.var) {
        return None;
    }
    Some(Ok(FirstTrue { index: s.zero(), exists: r.cond }))
}

fn by_signs(s: &mut Store, facts: &mut Facts, r: &Search) -> Option<Found> {
    let cond = without_powers(s, r.cond, r.var, &r.ended)?;
    Some(search(s, facts, &r.with_condition(cond)))
}

fn first_apart(s: &mut Store, facts: &mut Facts, r: &Search) -> Option<Found> {
    let Peeled { at_once, later } = peeled(s, r.var, r.cond)?;
    let later = match search(s, facts, &r.with_condition(later)) {
        Ok(later) => later,
        Err(e) => return Some(Err(e)),
    };
    let zero = s.zero();
    let next = s.add_num(later.index, Num::ONE);
    let (index, exists) = (s.ite(at_once, zero, next), s.or(at_once, later.exists));
    Some(Ok(FirstTrue { index: facts.simplify(s, index), exists }))
}

/// A condition at the first index, and after it with the index counted from there.
struct Peeled {
    at_once: Expr,
    later: Expr,
}

/// A condition on a value that has a form of its own in the first iteration, as what is shifted
/// down without its sign has: `ite(var = 0, n, floor(u(n)/2^var))`.
///
/// What is known of the index up to the answer is known of the one before, too.
fn peeled(s: &mut Store, var: Sym, cond: Expr) -> Option<Peeled> {
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

fn disjunction(s: &mut Store, facts: &mut Facts, r: &Search) -> Option<Found> {
    let Node::Or(args) = s.node(r.cond).clone() else { return None };
    let mut best: Option<FirstTrue> = None;
    for a in args {
        let f = match search(s, facts, &r.with_condition(a)) {
            Ok(f) => f,
            Err(e) => return Some(Err(e)),
        };
        best = Some(match best {
            None => f,
            Some(g) => earlier(s, facts, g, f),
        });
    }
    best.map(Ok)
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

fn free_choice(s: &mut Store, facts: &mut Facts, r: &Search) -> Option<Found> {
    let Node::Ite(c, a, b) = *s.node(r.cond) else { return None };
    if s.has_var(c, r.var) {
        return None;
    }
    let both = search(s, facts, &r.with_condition(a))
        .and_then(|x| Ok((x, search(s, facts, &r.with_condition(b))?)));
    Some(both.map(|(x, y)| FirstTrue {
        index: s.ite(c, x.index, y.index),
        exists: s.ite(c, x.exists, y.exists),
    }))
}
