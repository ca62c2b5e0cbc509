//! Guards: conditions on the parameters under which formulas hold, outside which the function is
//! simulated (design, "What makes it exact", 5).
//!
//! Here a condition that must hold in iterations, or at entries of a loop, becomes one on the
//! parameters alone. [`no_wrap`]: exits and summands with their wraps put aside; [`affine_bounds`]:
//! bounds that are affine in the parameters; [`preconditions`]: divisors and sizes out of the ordinary; [`residues`]:
//! what divisors leave; [`usual_sizes`]: conditions that hold at no sizes that programs have; [`where_it_matters`]: where an
//! operand of an expression is looked at.

pub(in crate::solve) mod affine_bounds;
pub(in crate::solve) mod no_wrap;
pub(in crate::solve) mod preconditions;
mod residues;
#[cfg(test)]
mod tests;
pub(in crate::solve) mod usual_sizes;
mod where_it_matters;

use crate::analysis::LoopId;
use crate::expr::{Expr, Node, Store, Sym};
use crate::facts::Facts;
use crate::solve::context::addresses::speaks_of_addresses;
use crate::solve::context::SolveContext;
use crate::solve::loop_facts::{entry_facts, facts_in};
use crate::solve::path::{node_of, reach};
pub(in crate::solve) use residues::holds_for_each_residue;
use usual_sizes::{is_of_small_sizes, is_of_unusual_points};

/// A condition that must hold at each entry of the loop, as a condition on parameters alone:
/// needed only where the loop is entered at all, and at the ends of the ranges of the indices
/// around it where it is affine in them.
pub(in crate::solve) fn over_parameters(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    g: Expr,
) -> Option<Expr> {
    let g = necessary_over_parameters(cx, l, g)?;
    (!is_of_small_sizes(cx, g) && !is_of_unusual_points(cx, l, g)).then_some(g)
}

/// The same of a condition without which there are no counts, be it of a single size: that a loop ends.
pub(in crate::solve) fn necessary_over_parameters(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    g: Expr,
) -> Option<Expr> {
    let g = over_symbols(cx, l, g)?;
    // most points bind no address
    (!speaks_of_addresses(cx, &[g])).then_some(g)
}

/// The same, as a condition on parameters and the addresses of objects.
pub(in crate::solve) fn over_symbols(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    g: Expr,
) -> Option<Expr> {
    if cx.unknown_in(g).is_some() {
        return None;
    }
    // the part of the path to the loop that does not change from iteration to iteration
    let parent = cx.program().forest.parent(l);
    let mut g = {
        let plain = without_indices(cx, g);
        // a condition under which the loop never runs would send all to simulation
        let mut entered = entry_facts(cx, l);
        entered.assume(cx, plain);
        if entered.is_contradictory() {
            return None;
        }
        plain
    };
    if let Some(node) = node_of(cx, parent, cx.program().forest.header(l)) {
        let path = reach(cx, parent, node);
        let path: Vec<Expr> = cx.conjuncts(path);
        for c in path {
            if cx.vars(c).is_empty() {
                let n = cx.not(c);
                g = cx.or(n, g);
            }
        }
    }
    if cx.is_one(g) {
        return Some(g);
    }
    let mut around = parent;
    let mut inner = l;
    while let Some(p) = around {
        let k = cx.index(p);
        if cx.has_var(g, k) {
            g = at_both_ends(cx, p, g, k)?;
        }
        inner = p;
        around = cx.program().forest.parent(p);
    }
    if !cx.vars(g).is_empty() {
        return None;
    }
    let node = node_of(cx, None, cx.program().forest.header(inner))?;
    let entered = reach(cx, None, node);
    if cx.vars(entered).is_empty() {
        // nor would one under which the nest never runs leave anything
        let mut known = facts_in(cx, None);
        known.assume(cx, entered);
        let possible = known.thorough().simplify(cx, g);
        if cx.is_zero(possible) {
            return None;
        }
        let not_entered = cx.not(entered);
        g = cx.or(not_entered, g);
    }
    Some(g)
}

/// Is a condition true at all points, as far as that is seen?
pub(in crate::solve) fn always_holds(cx: &mut SolveContext<'_>, g: Expr) -> bool {
    let facts = facts_in(cx, None);
    cannot_fail(cx, &facts, g) || holds_for_each_residue(cx, &facts, g)
}

/// Is a disjunction true because its parts exclude that all fail?
fn cannot_fail(cx: &mut Store, facts: &Facts, g: Expr) -> bool {
    let parts: Vec<Expr> = match cx.node(g).clone() {
        Node::Or(args) => args.to_vec(),
        _ => vec![g],
    };
    let mut facts = facts.clone();
    let (plain, nested): (Vec<Expr>, Vec<Expr>) = parts
        .into_iter()
        .partition(|&p| matches!(cx.node(p), Node::Ge0(_) | Node::Eq0(_) | Node::Not(_)));
    for p in plain {
        let n = cx.not(p);
        facts.assume(cx, n);
    }
    if facts.is_contradictory() {
        return true;
    }
    nested.into_iter().any(|p| {
        let p = facts.simplify(cx, p);
        cx.is_one(p)
    })
}

/// A condition that implies `g`: disjunctions lose the parts that speak of indices, as long as
/// one is left.
fn without_indices(cx: &mut SolveContext<'_>, g: Expr) -> Expr {
    match cx.node(g).clone() {
        Node::And(args) => {
            let parts: Vec<Expr> = args.iter().map(|&a| without_indices(cx, a)).collect();
            cx.and_all(&parts)
        }
        Node::Or(args) => {
            let left: Vec<Expr> = args.iter().copied().filter(|&a| cx.vars(a).is_empty()).collect();
            if left.is_empty() {
                g
            } else {
                cx.or_all(&left)
            }
        }
        _ => g,
    }
}

pub(in crate::solve) fn at_both_ends(
    cx: &mut SolveContext<'_>,
    p: LoopId,
    g: Expr,
    k: Sym,
) -> Option<Expr> {
    let btc = cx.loop_state(Some(p)).btc?;
    let atoms: Vec<Expr> = cx.conjuncts(g);
    let zero = cx.zero();
    let mut out = Vec::new();
    for a in atoms {
        if !cx.has_var(a, k) {
            out.push(a);
            continue;
        }
        if !decided_at_the_ends(cx, a, k) {
            return None;
        }
        for end in [zero, btc] {
            out.push(cx.substitute(a, &[(k, end)]));
        }
    }
    Some(cx.and_all(&out))
}

/// Is it a polynomial in `k` that only rises, or only falls, from `k = 0` on?
fn rises_or_falls(cx: &mut SolveContext<'_>, e: Expr, k: Sym) -> bool {
    let Some(coefficients) = cx.coefficients(e, k) else { return false };
    let numbers = coefficients.iter().skip(1).map(|&c| cx.as_const(c));
    let numbers: Option<Vec<_>> = numbers.collect();
    numbers.is_some_and(|all| {
        all.iter().all(|c| !c.is_negative()) || all.iter().all(|c| !c.is_positive())
    })
}

/// Does a number only grow, or only fall, with the index: a power by it, or a quotient by such a power, times what does not
/// depend on it, beside what does not?
pub(in crate::solve) fn is_monotone(cx: &mut SolveContext<'_>, e: Expr, k: Sym) -> bool {
    let (_, terms) = cx.linear(e);
    let terms: Vec<Expr> = terms.iter().map(|t| t.1).collect();
    let Some(term) = the_one_with(cx, &terms, k) else { return false };
    let factors = match cx.node(term) {
        Node::Product(factors) => factors.iter().map(|f| f.0).collect(),
        _ => vec![term],
    };
    let by = match the_one_with(cx, &factors, k).map(|f| cx.node(f).clone()) {
        Some(Node::FloorDiv(x, m)) if !cx.has_var(x, k) => cx.node(m).clone(),
        Some(power) => power,
        None => return false,
    };
    matches!(by, Node::Power(_, exponent) if cx.affine_in(exponent, k).is_some())
}

/// The one of these that depends on an index.
fn the_one_with(cx: &SolveContext<'_>, all: &[Expr], k: Sym) -> Option<Expr> {
    let mut found = all.iter().filter(|e| cx.has_var(**e, k));
    match (found.next(), found.next()) {
        (Some(e), None) => Some(*e),
        _ => None,
    }
}

/// Does a condition hold in a range of `k` where it does at both ends? A comparison affine in
/// `k`, or monotone there, does, and one that is needed only where something does not hold that `k` has no part in.
fn decided_at_the_ends(cx: &mut SolveContext<'_>, a: Expr, k: Sym) -> bool {
    let with_k = |s: &SolveContext<'_>, parts: &[Expr]| -> Vec<Expr> {
        parts.iter().copied().filter(|&p| s.has_var(p, k)).collect()
    };
    let needed = match cx.node(a) {
        Node::Or(parts) => match with_k(cx, parts)[..] {
            [only] => only,
            _ => return false,
        },
        _ => a,
    };
    let atoms = match cx.node(needed) {
        Node::And(parts) => with_k(cx, parts),
        _ => vec![needed],
    };
    atoms.into_iter().all(|a| match *cx.node(a) {
        Node::Ge0(e) => {
            cx.affine_in(e, k).is_some() || rises_or_falls(cx, e, k) || is_monotone(cx, e, k)
        }
        _ => false,
    })
}
