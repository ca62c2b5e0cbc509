//! Rules for minima and maxima. Each is stated for a minimum; a maximum is `-min` of the negatives.

use super::{Goal, Prove};
use crate::expr::{Args, Expr, Node, Num, Store};
use crate::facts::{Facts, Linear};
use crate::rules::{Example, Rule, RuleInfo};

const LATTICE: &str = "the order of a lattice: a minimum is the greatest lower bound";

pub(in crate::facts) const EACH_OPERAND: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "extremum-by-operand",
        stage: "proof",
        statement: "r + k*x >= 0 and r + k*y >= 0: r + k*min(x, y) >= 0",
        conditions: "k > 0 (of a maximum, k < 0)",
        source: LATTICE,
        example: Example::proof_also_by(
            "a >= d && b >= d",
            "min(a, b) - d",
            "extremum-operands-apart",
        ),
    },
    apply: Prove::Term(each_operand),
};

pub(in crate::facts) const MIDDLE: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "middle-of-extremum",
        stage: "proof",
        statement: "2*r + k*(x + y) >= 0: r + k*min(x, y) >= 0",
        conditions: "k < 0 (of a maximum, k > 0); x + y has one term or none, as in max(x, -x)",
        source: "the arithmetic mean lies between minimum and maximum",
        example: Example::proof("true", "max(n, -n)"),
    },
    apply: Prove::Term(by_middle),
};

pub(in crate::facts) const OPERAND: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "operand-of-extremum",
        stage: "proof",
        statement: "r + k*x >= 0: r + k*min(x, y) >= 0",
        conditions: "k < 0 (of a maximum, k > 0)",
        source: LATTICE,
        example: Example::proof("true", "max(n, m) - n"),
    },
    apply: Prove::Term(by_operand),
};

pub(in crate::facts) const OPERANDS_APART: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "extremum-operands-apart",
        stage: "proof",
        statement:
            "r + k*x >= 0 and r + k*y >= 0: r + k*min(x, y) >= 0, each by a proof of its own",
        conditions: "k > 0 (of a maximum, k < 0); r has no such extremum",
        source: LATTICE,
        example: Example::proof(
            "n >= 2*a && a >= 2*b && b >= 2*d && d >= m && m >= 0",
            "min(n, 2*n - m) - 8*m",
        ),
    },
    apply: Prove::Each(operands_apart),
};

pub(in crate::facts) const STEP: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "minimum-and-step",
        stage: "proof",
        statement: "r + k*min(x + 1, y) >= 0: r + k*(min(x, y) + [y > x]) >= 0",
        conditions: "x and y are integers",
        source: "case analysis: shares of n mod t more for the first threads end where the next ones begin",
        example: Example::proof("n >= 0 && m >= 0", "min(n + 1, m) - min(n, m) - [m > n]"),
    },
    apply: Prove::Term(with_step),
};

pub(in crate::facts) const STEP_OF_INDEX: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "index-and-step",
        stage: "proof",
        statement: "r + k*(x + 1) >= 0 and r + k*y >= 0: r + k*(x + [y > x]) >= 0",
        conditions: "k > 0; x is one term, with a factor of k at least; x and y are integers",
        source: "case analysis: the last index of a share of n div t or one more, for thread x",
        example: Example::proof("n >= 0 && m >= 1", "n + [m > n] - 1"),
    },
    apply: Prove::Term(index_with_step),
};

/// Which way an extremum must be bounded for the goal.
enum Side {
    /// from below a minimum, from above a maximum: by all operands
    All(Args),
    /// from above a minimum, from below a maximum: by one operand
    One(Args),
}

fn side(s: &Store, goal: &Goal<'_>) -> Option<Side> {
    match goal.weak_node(s)? {
        Node::Min(args) if goal.k.is_positive() => Some(Side::All(args.clone())),
        Node::Max(args) if goal.k.is_negative() => Some(Side::All(args.clone())),
        Node::Min(args) | Node::Max(args) => Some(Side::One(args.clone())),
        _ => None,
    }
}

/// A search for all operands shares its attempts and its depth; proofs of their own are remembered, and
/// longer ones are found.
fn operands_apart(s: &mut Store, e: Expr) -> Option<Vec<Expr>> {
    if !s.linear_view(e).terms.iter().any(|t| matches!(s.node(t.1), Node::Min(_) | Node::Max(_))) {
        return None;
    }
    let (c, terms) = s.linear(e);
    let bounded = |(k, t): &(Num, Expr)| match s.node(*t) {
        Node::Min(args) if k.is_positive() => Some((k.clone(), *t, args.clone())),
        Node::Max(args) if k.is_negative() => Some((k.clone(), *t, args.clone())),
        _ => None,
    };
    let mut extrema = terms.iter().filter_map(bounded);
    let (k, extremum, args) = extrema.next()?;
    if extrema.next().is_some() || args.len() > s.limits().proofs.extremum_operands {
        return None;
    }
    let rest: Vec<(Num, Expr)> = terms.into_iter().filter(|x| x.1 != extremum).collect();
    let with = |a: Expr| s.linear_sum(c.clone(), rest.iter().cloned().chain([(k.clone(), a)]));
    Some(args.into_iter().map(with).collect())
}

fn each_operand(facts: &mut Facts, s: &mut Store, goal: &Goal<'_>, fuel: &mut u32) -> bool {
    let Some(Side::All(args)) = side(s, goal) else { return false };
    facts.with_each(s, goal, &args, fuel)
}

fn by_middle(facts: &mut Facts, s: &mut Store, goal: &Goal<'_>, fuel: &mut u32) -> bool {
    let Some(Side::One(args)) = side(s, goal) else { return false };
    let Some(sum) = middle(s, &args) else { return false };
    // 2·max - (x + y) ≥ 0, (x + y) - 2·min ≥ 0
    let sign = sign(goal);
    let twice = Linear::default().plus(&(sign.clone() + sign.clone()), &Linear::of(s, goal.t));
    let known = twice.plus(&-sign, &sum);
    facts.by_inequality(s, goal, &known, fuel)
}

fn by_operand(facts: &mut Facts, s: &mut Store, goal: &Goal<'_>, fuel: &mut u32) -> bool {
    let Some(Side::One(args)) = side(s, goal) else { return false };
    // max - x ≥ 0, x - min ≥ 0
    let sign = sign(goal);
    let term = Linear::default().plus(&sign, &Linear::of(s, goal.t));
    args.iter().any(|&a| {
        let known = term.plus(&-sign.clone(), &Linear::of(s, a));
        facts.by_inequality(s, goal, &known, fuel)
    })
}

fn with_step(facts: &mut Facts, s: &mut Store, goal: &Goal<'_>, fuel: &mut u32) -> bool {
    let Node::Ge0(above) = *s.node(goal.t) else { return false };
    let minima = goal.form.terms.iter().filter(|(k, t)| k == goal.k && *t != goal.t);
    let minima: Vec<Expr> = minima.map(|x| x.1).collect();
    for minimum in minima {
        let Node::Min(args) = s.node(minimum) else { continue };
        let &[a, b] = &args[..] else { continue };
        for (x, y) in [(a, b), (b, a)] {
            let (next, past) = (s.add_num(x, Num::ONE), s.sub(y, x));
            if s.add_num(past, Num::int(-1)) != above || !s.is_integral(x) || !s.is_integral(y) {
                continue;
            }
            let step = s.min(next, y);
            let form = goal.rest(s).plus(&-goal.k.clone(), &Linear::of(s, minimum));
            let form = form.plus(goal.k, &Linear::of(s, step));
            // one comparison less, so that this ends
            return facts.attempt(s, &form, goal.depth + 1, fuel);
        }
    }
    false
}

fn index_with_step(facts: &mut Facts, s: &mut Store, goal: &Goal<'_>, fuel: &mut u32) -> bool {
    let Node::Ge0(above) = *s.node(goal.t) else { return false };
    if !goal.k.is_positive() || !s.is_integral(above) {
        return false;
    }
    // y > x as y - x - 1 >= 0
    let past = Linear::of(s, above);
    let of_index = |t: Expr| past.terms.iter().any(|(k, x)| *x == t && *k == Num::int(-1));
    let enough = |k: &Num| !(k.clone() - goal.k.clone()).is_negative();
    let indices = goal.form.terms.iter().filter(|(k, t)| enough(k) && of_index(*t));
    let indices: Vec<Expr> = indices.map(|x| x.1).collect();
    indices.into_iter().any(|x| {
        let next = s.add_num(x, Num::ONE);
        let other = s.add(above, next);
        let rest = goal.rest(s).plus(&-goal.k.clone(), &Linear::of(s, x));
        let each = [next, other].map(|e| rest.plus(goal.k, &Linear::of(s, e)));
        s.is_integral(x) && each.iter().all(|form| facts.attempt(s, form, goal.depth, fuel))
    })
}

/// 1 where the goal asks how large the term is at least, -1 where it asks how small.
fn sign(goal: &Goal<'_>) -> Num {
    if goal.k.is_positive() {
        Num::ONE
    } else {
        Num::int(-1)
    }
}

/// The sum of two operands, where little is left of it, as of `max(x, -x)`.
fn middle(s: &Store, args: &[Expr]) -> Option<Linear> {
    let [a, b] = args else { return None };
    let sum = Linear::of(s, *a).plus(&Num::ONE, &Linear::of(s, *b));
    (sum.terms.len() <= 1).then_some(sum)
}
