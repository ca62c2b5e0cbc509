//! Sums of counts in their shortest form. A compiler peels, unrolls and vectorises loops, so that a sum is over
//! parts of a range that are empty for some sizes; what the parts add up to is often one polynomial.
//!
//! Each step is an identity, under what is known: a choice between a term and 0 is the term where that is 0
//! anyway (`ite(r > 0, m*r, 0) = m*r` for `r >= 0`); `x mod d = x - d*floor(x/d)`. The shortest text wins.

use crate::expr::{Expr, Node, Store};
use crate::facts::Facts;
use rustc_hash::FxHashMap;

/// The expressions in their shortest form, where the conditions hold.
pub(super) fn tidy(store: &mut Store, known: &[Expr], all: &[Expr]) -> FxHashMap<Expr, Expr> {
    let mut facts = Facts::new();
    known.iter().for_each(|&c| facts.assume(store, c));
    let factored = store.factored(all);
    let mut found: FxHashMap<Expr, Expr> = all.iter().copied().zip(factored).collect();
    for e in all {
        let Some(&plain) = found.get(e) else { continue };
        if store.dag_size_within(*e, store.limits().profiles.factored_nodes).is_none() {
            continue;
        }
        let merged = merged(store, &facts, *e);
        let whole = without_remainders(store, merged);
        let whole = store.expand_within(whole);
        let candidates = store.factored(&[merged, whole]);
        // what starts with a minus reads badly
        let length = |e: Expr| {
            let text = store.display(e).to_string();
            text.chars().count() + if text.starts_with('-') { 8 } else { 0 }
        };
        let all = [plain, candidates[0], candidates[1], whole];
        let shortest = all.into_iter().min_by_key(|&e| length(e));
        found.insert(*e, shortest.unwrap_or(plain));
    }
    found
}

/// Choices between a term and 0 where the term is 0 anyway.
fn merged(store: &mut Store, facts: &Facts, e: Expr) -> Expr {
    store.mapped(e, |s, x, done| {
        let x = s.rebuild(x, done);
        let Node::Ite(c, a, b) = *s.node(x) else { return x };
        if !s.vars(x).is_empty() {
            return x;
        }
        let (value, where_not) = match (s.is_zero(a), s.is_zero(b)) {
            (false, true) => (a, s.not(c)),
            (true, false) => (b, c),
            _ => return x,
        };
        let mut there = facts.clone();
        there.assume(s, where_not);
        match there.is_contradictory() || vanishes(s, &mut there, value) {
            true => value,
            false => x,
        }
    })
}

/// Is a product 0, as far as is known?
fn vanishes(s: &mut Store, facts: &mut Facts, e: Expr) -> bool {
    let (c, terms) = s.linear(e);
    if c.is_zero() && terms.len() == 1 {
        if let Node::Product(factors) = s.node(terms[0].1).clone() {
            return factors.into_iter().any(|(f, _)| is_zero(s, facts, f));
        }
    }
    is_zero(s, facts, e)
}

fn is_zero(s: &mut Store, facts: &mut Facts, e: Expr) -> bool {
    let negative = s.neg(e);
    facts.prove_ge0(s, e) && facts.prove_ge0(s, negative)
}

/// Remainders as what the quotient leaves, where that quotient stands in the expression too.
fn without_remainders(store: &mut Store, e: Expr) -> Expr {
    let mut quotients = Vec::new();
    store.visit(&[e], |x, node| {
        if matches!(node, Node::FloorDiv(..)) {
            quotients.push(x);
        }
    });
    store.mapped(e, |s, x, done| {
        let x = s.rebuild(x, done);
        let Node::Mod(a, d) = *s.node(x) else { return x };
        if s.as_const(d).is_none_or(|d| !d.is_positive()) {
            return x;
        }
        let quotient = s.floor_div(a, d);
        let mut known = false;
        s.visit(&[quotient], |q, _| known |= quotients.contains(&q));
        if !known {
            return x;
        }
        let whole = s.mul(d, quotient);
        s.sub(a, whole)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shortest(known: &[&str], text: &str) -> String {
        let mut s = Store::new();
        for name in ["m", "n", "k"] {
            s.parameter(name, 32);
        }
        let known: Vec<Expr> = known.iter().map(|c| s.parse(c).expect("a condition")).collect();
        let e = s.parse(text).expect("a formula");
        let found = tidy(&mut s, &known, &[e]);
        s.display(found[&e]).to_string()
    }

    #[test]
    fn parts_of_an_unrolled_loop_are_one_product() {
        let parts = "2*m*n + 8*ite(k >= 5, m*n*(floor((k + 3)/4) - 1), 0) + \
                     2*ite((k + 3) mod 4 > 0, m*n*((k + 3) mod 4), 0)";
        assert_eq!(shortest(&["k >= 1"], parts), "2*m*n*k");
        // where nothing is known of k, nothing is taken for granted
        assert!(shortest(&[], parts).contains("ite(k >= 5"), "{}", shortest(&[], parts));
    }

    #[test]
    fn a_term_that_is_not_0_elsewhere_stays_a_choice() {
        assert_eq!(shortest(&[], "ite(k > 3, m*k, 0)"), "ite(k >= 4, m*k, 0)");
        assert_eq!(shortest(&["k >= 0"], "ite(k > 0, m*k, 0)"), "m*k");
    }
}
