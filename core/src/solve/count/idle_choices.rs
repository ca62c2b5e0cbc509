//! Counts that speak of a choice, and are the same whichever way it goes.
//!
//! A team of one thread takes all iterations as one chunk, and a larger one chunks of sixteen: where each of them
//! holds whole vectors, as many vectors are worked on. Such a count has the size of a chunk everywhere in it; by
//! cases, as Shannon's expansion has it, the size is a number or a parameter, and both formulas are compared as
//! piecewise quasi-polynomials ([`equality`]).

use crate::equality::{equality, Equality};
use crate::expr::{Expr, Node, Num, Store, Sym};
use crate::facts::Facts;
use crate::solve::context::SolveContext;
use crate::solve::count::promises::Counts;
use crate::solve::count::whole_shares::rewritten_under_guards;
use rustc_hash::FxHashMap;

/// Counts without the symbols that decide nothing, under all guards.
pub(in crate::solve) fn without_idle_choices(cx: &mut SolveContext<'_>, counts: &mut Counts) {
    rewritten_under_guards(cx, counts, without_idle_choices_in);
}

/// The formula without each symbol that it speaks of in cases only, if it means the same in all of them.
fn without_idle_choices_in(s: &mut Store, facts: &Facts, e: Expr) -> Expr {
    let mut e = e;
    for (symbol, cases) in cases(s, e) {
        if let [yes, no] = cases[..] {
            let arms = [yes, no].map(|case| s.decided(e, case, true));
            if facts.differ_at_a_sample(s, arms[0], arms[1]) {
                continue;
            }
        }
        let of_case = |s: &mut Store, case: Expr| {
            let e = s.decided(e, case, true);
            let mut known = facts.clone();
            known.assume(s, case);
            (!known.is_contradictory()).then(|| known.simplify(s, e))
        };
        let arms: Vec<Expr> = cases.into_iter().filter_map(|c| of_case(s, c)).collect();
        // where a case has no value, nothing may take its place
        if arms.iter().any(|&x| divides_by_zero(s, x)) {
            continue;
        }
        let divisors = s.limits().counts.chosen_divisors;
        let nodes = |s: &Store, e| s.dag_size_within(e, s.limits().counts.shared_nodes);
        let shortest = arms.iter().copied().min_by_key(|&x| nodes(s, x).unwrap_or(usize::MAX));
        let Some(shortest) = shortest.filter(|_| !arms.iter().any(|&x| speaks_of(s, x, symbol)))
        else {
            continue;
        };
        // each with the one that stays: where it has no value, two others may differ
        if arms.iter().all(|&x| are_equal(s, facts, [x, shortest], divisors)) {
            e = shortest;
        }
    }
    e
}

fn divides_by_zero(s: &Store, e: Expr) -> bool {
    let mut found = false;
    s.visit(&[e], |_, node| {
        if let Node::FloorDiv(_, by) | Node::Mod(_, by) | Node::Quotient(_, by) = node {
            found |= s.is_zero(*by);
        }
    });
    found
}

/// The symbols of a formula that has few nodes, each with conditions of which one holds: a comparison and its negation,
/// if it is the only one of the symbol, or what the symbol is that divides a small number. That it is 0 is a case too:
/// it may divide under a condition only.
fn cases(s: &mut Store, e: Expr) -> Vec<(Sym, Vec<Expr>)> {
    let mut found = Vec::new();
    for (symbol, comparison) in deciding(s, e) {
        found.push((symbol, vec![comparison, s.not(comparison)]));
    }
    for (symbol, at, most) in dividing(s, e) {
        let mut each = Vec::new();
        for value in 0..=most {
            let value = s.int(value);
            each.push(s.eq(at, value));
        }
        let most = s.int(most);
        each.push(s.lt(most, at));
        // with another sign it is a divisor too
        let zero = s.zero();
        each.push(s.lt(at, zero));
        found.push((symbol, each));
    }
    found.sort_unstable();
    found
}

/// The symbols that divide small numbers, and the largest of these, if the formula has few nodes.
fn dividing(s: &Store, e: Expr) -> Vec<(Sym, Expr, i128)> {
    let limits = &s.limits().counts;
    if s.dag_size_within(e, limits.shared_nodes).is_none() {
        return Vec::new();
    }
    let mut found: Vec<(Sym, Expr, i128)> = Vec::new();
    s.visit(&[e], |_, node| {
        let (Node::FloorDiv(a, b) | Node::Mod(a, b)) = *node else { return };
        let (Node::Symbol(v), Some(a)) = (s.node(b), s.as_const(a).and_then(Num::as_i128)) else {
            return;
        };
        // a ratio has values between these
        if !s.is_integral(b) || !(0..=limits.small_dividend).contains(&a) {
            return;
        }
        match found.iter_mut().find(|f| f.0 == *v) {
            Some(known) => known.2 = known.2.max(a),
            None => found.push((*v, b, a)),
        }
    });
    found
}

/// The symbols that stand in one comparison of a formula, with it, if it has few nodes.
fn deciding(s: &mut Store, e: Expr) -> Vec<(Sym, Expr)> {
    if s.dag_size_within(e, s.limits().counts.shared_nodes).is_none() {
        return Vec::new();
    }
    let mut comparisons = Vec::new();
    s.visit(&[e], |x, node| {
        if matches!(node, Node::Ge0(_) | Node::Eq0(_)) && s.vars(x).is_empty() {
            comparisons.push(x);
        }
    });
    let mut places: FxHashMap<Sym, Vec<Expr>> = FxHashMap::default();
    for c in comparisons {
        let (mut symbols, mut is_plain) = (Vec::new(), true);
        s.visit(&[c], |x, node| match node {
            Node::Symbol(v) => symbols.push(*v),
            Node::Ge0(_) | Node::Eq0(_) => is_plain &= x == c,
            _ => {}
        });
        // what is compared with a choice is decided with it
        if !is_plain {
            continue;
        }
        let not = s.not(c);
        for v in symbols {
            let known = places.entry(v).or_default();
            if !known.contains(&not) {
                known.push(c);
            }
        }
    }
    let mut found: Vec<(Sym, Expr)> =
        places.into_iter().filter(|p| p.1.len() == 1).map(|(v, c)| (v, c[0])).collect();
    found.sort_unstable();
    found
}

fn speaks_of(s: &Store, e: Expr, symbol: Sym) -> bool {
    let mut found = false;
    s.visit(&[e], |_, node| found |= matches!(node, Node::Symbol(v) if *v == symbol));
    found
}

/// Have the formulas the same value wherever the facts hold? So many divisors that are the smaller or the larger of
/// two are taken apart, within each other.
fn are_equal(s: &mut Store, facts: &Facts, formulas: [Expr; 2], divisors: u32) -> bool {
    let mut facts = facts.clone();
    let [a, b] = formulas.map(|e| facts.simplify(s, e));
    if a == b || facts.is_contradictory() {
        return true;
    }
    let divided = [a, b].into_iter().find_map(|e| chosen_divisor(s, e));
    match divided {
        Some(_) if divisors == 0 => false,
        Some((c, x, by)) => {
            let not = s.not(c);
            [c, not].into_iter().zip(by).all(|(c, by)| {
                let mut inner = facts.clone();
                inner.assume(s, c);
                let formulas = [a, b].map(|e| s.with_node(e, x, by));
                are_equal(s, &inner, formulas, divisors - 1)
            })
        }
        None => equality(s, a, b, facts.conditions()) == Equality::Equal,
    }
}

/// A divisor that is one of two numbers: when it is the first, itself, and both.
fn chosen_divisor(s: &mut Store, e: Expr) -> Option<(Expr, Expr, [Expr; 2])> {
    let mut found = None;
    s.visit(&[e], |_, node| {
        let (Node::FloorDiv(_, by) | Node::Mod(_, by)) = *node else { return };
        let is_one = matches!(s.node(by), Node::Ite(..))
            || matches!(s.node(by), Node::Max(args) | Node::Min(args) if args.len() == 2);
        if is_one && s.vars(by).is_empty() {
            found = found.or(Some(by));
        }
    });
    let by = found?;
    Some(match s.node(by).clone() {
        Node::Ite(c, x, y) => (c, by, [x, y]),
        Node::Max(args) => (s.ge(args[0], args[1]), by, [args[0], args[1]]),
        Node::Min(args) => (s.le(args[0], args[1]), by, [args[0], args[1]]),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::without_idle_choices_in;
    use crate::solve::count::whole_shares::tests::read_by;

    fn read(text: &str) -> String {
        read_within("t > 0", text)
    }

    fn read_within(given: &str, text: &str) -> String {
        read_by(without_idle_choices_in, &[given], text)
    }

    /// Chunks of all there is or of 16 hold as many vectors of 8.
    #[test]
    fn vectors_of_chunks() {
        let text = "ite(n > 0, floor(C/8)*(ceil(n/C) - 1) + floor((n - C*(ceil(n/C) - 1))/8), 0)";
        let chunk = "ite(t == 1, n, min(16, n))";
        assert_eq!(read(&text.replace('C', chunk)), "ite(n > 0, floor(n/8), 0)");
        // each chunk of 12 holds one vector, which is no multiple
        let chunk = "ite(t == 1, n, min(12, n))";
        let of_twelve = text.replace('C', chunk);
        assert!(read(&of_twelve).contains("t == 1"), "{}", read(&of_twelve));
    }

    /// One of the threads that share four sections takes the third, however many there are.
    #[test]
    fn numbers_shared_out_among_any() {
        let least = "floor(3/t)*2 + min(2, 3 mod t)";
        let text = format!("[{least} <= 2] + [{least} > 2]*(floor(3/t) + 1 - floor(3/t))");
        assert_eq!(read(&text), "1");
        let text = "ite(t <= 3, floor(3/t), 1)";
        assert!(read(text).contains("t"), "{}", read(text));
    }

    /// A symbol that divides under a condition may be 0 elsewhere.
    #[test]
    fn divisors_that_may_be_0() {
        let text = "ite(t > 0, (2 mod t) + t*floor(2/t), 0)";
        assert_eq!(read_within("t > 0", text), "2");
        for given in ["t >= 0", "t != -1", "1 > 0"] {
            assert!(read_within(given, text).contains("t > 0"), "{given}");
        }
        // 0 has no value where n is positive
        let text = "ite(n > 0, (2 mod t) + t*floor(2/t), 2)";
        assert_eq!(read_within("t > 0", text), "2");
        assert!(read_within("t >= 0", text).contains("/t"));
    }

    #[test]
    fn comparisons_and_their_negations() {
        assert_eq!(read("ite(t >= 5, 2*floor(n/2) + (n mod 2), 0) + ite(t < 5, n, 0)"), "n");
        let text = "ite(t >= 5, n, 0) + ite(t <= 3, n, 0)";
        assert_eq!(read(text), text);
    }
}
