//! What a summand is freed from, under guards, if it has no closed form as it is: wraps of what indices
//! decide, parameters out of the ordinary, and at last wraps of any kind.

use crate::expr::{Expr, Node, Num, Sym, SymKind};
use crate::rules::{Example, Rule, RuleInfo};
use crate::solve::context::SolveContext;
use crate::solve::guards::no_wrap::{strip_wraps, without_wraps, Plain, Summand, Wraps};
use crate::solve::guards::over_parameters;
use crate::solve::guards::preconditions::{ordinary_parameters, possible_news};
use crate::solve::loop_facts::facts_in;

/// A rule's function: the summand without something, and the guards that this takes.
pub(in crate::solve) type Free = fn(&mut SolveContext<'_>, &Summand) -> Option<Plain>;

/// What is tried, in order.
pub(in crate::solve) static SUMMANDS: &[Rule<Free>] = &[
    Rule {
        info: RuleInfo {
            name: "no-wrap-summand",
            stage: "count",
            statement: "sum of f(wrap(x(k))) = sum of f(x(k))",
            conditions: "no x(k) of the range leaves the machine integers of its width: proved, or a guard \
                         at both ends of the range where x is affine in k; only wraps of what indices decide",
            source: "design, \"What makes it exact\", 4",
            example: Example::summand("max(signed8(a + k), 0)", "max(a + k, 0)"),
        },
        apply: without_index_wraps,
    },
    Rule {
        info: RuleInfo {
            name: "ordinary-parameters",
            stage: "count",
            statement: "sum of f(floor(x/d), u(y), wrap(z)) = sum of f(floor(x/d), y, z) where d > 0",
            conditions: "d, y and z are free of indices; d > 0, y >= 0 and that z does not wrap are guards",
            source: "design, \"What makes it exact\", 5",
            example: Example::summand("max(unsigned32(b) - k, 0)", "max(b - k, 0)"),
        },
        apply: with_ordinary_parameters,
    },
    Rule {
        info: RuleInfo {
            name: "no-wrap-parameters",
            stage: "count",
            statement: "sum of f(wrap(x(k)), wrap(z)) = sum of f(x(k), z)",
            conditions: "as of no-wrap-summand; wraps of parameters too",
            source: "design, \"What makes it exact\", 4",
            example: Example::summand("max(signed8(a + b) - k, 0)", "max(a + b - k, 0)"),
        },
        apply: without_any_wraps,
    },
    Rule {
        info: RuleInfo {
            name: "sizes-below-half",
            stage: "count",
            statement: "sum of ite(s >= 0, f(k), g(k)) = sum of f(k) where s >= 0",
            conditions: "s is a parameter that is compared with 0, or wraps together with an index; s >= 0 is a guard, and \
                         what ordinary-parameters asks; wraps as in no-wrap-summand",
            source: "design, \"What makes it exact\", 5; sizes compared without signs are below half of their type",
            example: Example::summand("ite(b >= 0, max(signed8(b - k), 0), k)", "max(b - k, 0)"),
        },
        apply: with_sizes_below_half,
    },
    Rule {
        info: RuleInfo {
            name: "condition-where-others-hold",
            stage: "count",
            statement: "sum of ite(a && b(k), f(k), 0) = sum of ite(a && c(k), g(k), 0)",
            conditions: "b(k) = c(k) where a holds, and f(k) = g(k) where a and c(k) hold, as simplification under \
                         conditions finds them",
            source: "contextual rewriting (Zhang and Remy, 1985)",
            example: Example::summand("ite(floor(a/3) > k && max(b, ite(floor(a/3) > k, b, n)) > 3, 2, 0)", "ite(floor(a/3) > k && b > 3, 2, 0)"),
        },
        apply: where_the_others_hold,
    },
];

/// Each part of the condition that a summand stands under, where the other parts hold.
fn where_the_others_hold(cx: &mut SolveContext<'_>, s: &Summand) -> Option<Plain> {
    let (condition, value) = match *cx.node(s.body) {
        Node::Ite(c, value, none) if cx.is_zero(none) => (c, value),
        Node::And(_) => (s.body, cx.one()),
        _ => return None,
    };
    let mut parts = cx.conjuncts(condition);
    let inside = facts_in(cx, Some(s.l));
    for at in 0..parts.len() {
        let mut others = inside.clone();
        let of_others = parts.iter().enumerate().filter(|o| o.0 != at);
        of_others.for_each(|o| others.assume(cx, *o.1));
        others.refresh(cx);
        parts[at] = others.simplify(cx, parts[at]);
    }
    let mut all = inside;
    parts.iter().for_each(|&part| all.assume(cx, part));
    all.refresh(cx);
    let value = all.simplify(cx, value);
    let (condition, zero) = (cx.and_all(&parts), cx.zero());
    let body = cx.ite(condition, value, zero);
    let facts = s.entry.clone();
    (body != s.body).then_some(Plain { body, facts, of_iterations: false, guards: Vec::new() })
}

fn without_index_wraps(cx: &mut SolveContext<'_>, s: &Summand) -> Option<Plain> {
    without_wraps(cx, s, Wraps::OfIndices, &[])
}

fn without_any_wraps(cx: &mut SolveContext<'_>, s: &Summand) -> Option<Plain> {
    without_wraps(cx, s, Wraps::All, &[])
}

/// A summand where divisors are positive and sizes do not wrap.
fn with_ordinary_parameters(cx: &mut SolveContext<'_>, s: &Summand) -> Option<Plain> {
    let ordinary = ordinary_parameters(cx, s.l, &[s.body, s.last]);
    (!ordinary.is_empty()).then(|| where_they_hold(cx, s, &ordinary.clone(), ordinary))
}

/// The same where sizes that are read without signs are below half of what their type holds. A choice of the program
/// that turns on a sign is not to be guarded away: where nothing wraps with the index, there is no such size.
fn with_sizes_below_half(cx: &mut SolveContext<'_>, s: &Summand) -> Option<Plain> {
    let mut wraps = Vec::new();
    let k = cx.index(s.l);
    strip_wraps(cx, s.body, Some(k), &mut wraps);
    if wraps.is_empty() {
        return None;
    }
    let mut guards = ordinary_parameters(cx, s.l, &[s.body, s.last]);
    let (mut entry, mut known, mut has_news) = (s.entry.clone(), guards.clone(), false);
    guards.iter().for_each(|&g| entry.assume(cx, g));
    for size in sizes_read_without_sign(cx, s.body) {
        let size = cx.sym(size);
        let not_negative = cx.ge0(size);
        let Some(news) = possible_news(cx, &mut entry, not_negative) else { continue };
        has_news = true;
        known.push(news);
        guards.push(over_parameters(cx, s.l, news)?);
    }
    // else it is as with ordinary parameters
    has_news.then(|| where_they_hold(cx, s, &known, guards))
}

/// A summand as it is where conditions hold that are known under guards.
fn where_they_hold(
    cx: &mut SolveContext<'_>,
    s: &Summand,
    known: &[Expr],
    guards: Vec<Expr>,
) -> Plain {
    let Summand { l, body, last, ref entry } = *s;
    let (mut entry, mut inside) = (entry.clone(), facts_in(cx, Some(l)));
    for &c in known {
        entry.assume(cx, c);
        inside.assume(cx, c);
    }
    let body: Expr = inside.simplify(cx, body);
    let simplified = Summand { l, body, last, entry: entry.clone() };
    let plain = without_wraps(cx, &simplified, Wraps::OfIndices, &guards);
    let mut plain =
        plain.unwrap_or(Plain { body, facts: entry, of_iterations: false, guards: Vec::new() });
    plain.guards.extend(guards);
    plain
}

/// The parameters that an expression compares with 0, or that wrap together with an index.
fn sizes_read_without_sign(cx: &SolveContext<'_>, e: Expr) -> Vec<Sym> {
    let mut found = Vec::new();
    let mut add = |e: Expr| {
        if let Node::Symbol(v) = *cx.node(e) {
            if cx.symbol_data(v).kind == SymKind::Parameter && !found.contains(&v) {
                found.push(v);
            }
        }
    };
    cx.visit(&[e], |_, node| match *node {
        // n >= 0, and n <= -1
        Node::Ge0(x) => {
            let (c, terms) = cx.linear(x);
            if let [(k, t)] = &terms[..] {
                let is_sign = k.is_one() && c.is_zero() || k == &Num::int(-1) && c == *k;
                if is_sign {
                    add(*t);
                }
            }
        }
        Node::Wrap { arg, .. } if !cx.vars(arg).is_empty() => {
            cx.linear(arg).1.iter().for_each(|(_, t)| add(*t));
        }
        _ => {}
    });
    found
}
