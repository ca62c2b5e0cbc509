//! Rules for quotients and remainders.

use super::{Goal, Prove};
use crate::expr::{Expr, Node, Num, Store};
use crate::facts::{Facts, Linear};
use crate::rules::{Example, Rule, RuleInfo};
use rustc_hash::FxHashSet;

const DEFINITION: &str = "Graham, Knuth, Patashnik, Concrete Mathematics, chapter 3";

pub(in crate::facts) const QUOTIENT: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "quotient-times-divisor",
        stage: "proof",
        statement: "r*b + k*x >= 0: r + k*floor(x/b) >= 0 where k < 0; \
            with x - b + 1 in place of x where k > 0",
        conditions: "b > 0; where r + k*floor(x/b) is an integer, > -b is enough; \
            where b is no number, r is short and has no product",
        source: DEFINITION,
        example: Example::proof("n >= 2*d", "floor(n/2) - d"),
    },
    apply: Prove::Term(quotient),
};

pub(in crate::facts) const REMAINDER: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "remainder-below-modulus",
        stage: "proof",
        statement: "r + k*(b - 1) >= 0: r + k*(x mod b) >= 0",
        conditions: "b > 0, k < 0",
        source: DEFINITION,
        example: Example::proof("b >= 1", "b - a mod b - 1"),
    },
    apply: Prove::Term(remainder),
};

pub(in crate::facts) const DIVIDEND: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "bounded-dividend",
        stage: "proof",
        statement: "y <= c and r + y >= c: r >= 0, where r speaks of floor(x/b), and y is x without what r has of it",
        conditions: "b is no number; r speaks of no other such quotient; r, or what is known, speaks of x mod b; c is \
                     the greatest value of y by intervals, or by a known inequality over its terms",
        source: "shares of x lie within x, and its type bounds x",
        example: Example::proof(
            "n > 0 && d > 0 && a >= 0 && b >= a && b <= d - 1 && a >= n mod d",
            "2147483647 - (a + 1)*floor(n/d) - (n mod d)",
        ),
    },
    apply: Prove::Stronger(below_dividend),
};

pub(in crate::facts) const SOME_SHARE: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "share-of-something",
        stage: "proof",
        statement: "r + 1 - floor(x/b) - c >= 0: r >= 0, where floor(x/b) + c >= 1 is known",
        conditions: "b is no number; c is a truth value; r has a negative multiple of floor(x/b), or of a product with it",
        source: "a share that is not empty starts before the work ends",
        example: Example::proof(
            "n >= 1 && d > 0 && a >= 0 && a <= d - 1 && floor(n/d) + ite(n mod d > a, 1, 0) >= 1",
            "n - 1 - a*floor(n/d) - min(a, n mod d)",
        ),
    },
    apply: Prove::Stronger(by_some_share),
};

pub(in crate::facts) const TWO: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "two-quotients",
        stage: "proof",
        statement: "r + k*floor((x - y)/b) >= 0: r + k*floor(x/b) - k*floor(y/b) >= 0 for k > 0; \
            r + k*floor((x + y)/b) >= 0: r + k*floor(x/b) + k*floor(y/b) >= 0 for k < 0",
        conditions: "b > 0 is no number; x - y, or x + y, has fewer terms than x or y",
        source: DEFINITION,
        example: Example::proof(
            "a >= 1 && b >= 1",
            "floor((2*a + 2*a*m - n - 2)/(2*a*b + 1)) - floor((2*a*m - n)/(2*a*b + 1))",
        ),
    },
    apply: Prove::Stronger(as_one),
};

pub(in crate::facts) const EITHER: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "quotient-or-remainder",
        stage: "proof",
        statement: "r + min(k, l) >= 0: r + k*(x mod b) + l*floor(x/b) >= 0",
        conditions: "k > 0, l > 0, b > 0, x > 0",
        source: DEFINITION,
        example: Example::proof("n >= 1 && d >= 1", "(n mod d) + floor(n/d) - 1"),
    },
    apply: Prove::Term(quotient_or_remainder),
};

fn is_positive(facts: &mut Facts, s: &Store, e: Expr) -> bool {
    facts.interval(s, e).lo.is_some_and(|l| l.is_positive())
}

fn remainder(facts: &mut Facts, s: &mut Store, goal: &Goal<'_>, fuel: &mut u32) -> bool {
    let Some(&Node::Mod(_, b)) = goal.weak_node(s) else { return false };
    if !goal.k.is_negative() || !is_positive(facts, s, b) {
        return false;
    }
    let mut f = Linear::of(s, b).plus(&Num::int(-1), &Linear::of(s, goal.t));
    f.constant = f.constant - Num::ONE;
    facts.by_inequality(s, goal, &f, fuel)
}

/// Of `e ≥ 0` with a term `k·floor(x/b)`, `b` positive: `e·b` is at least as large with `x` (or
/// `x - b + 1`) in place of `b·floor(x/b)`; an integer `e` is not negative if `e·b` is above `-b`.
fn quotient(facts: &mut Facts, s: &mut Store, goal: &Goal<'_>, fuel: &mut u32) -> bool {
    let Node::FloorDiv(x, b) = *s.node(goal.t) else { return false };
    let Goal { form: e, k, .. } = *goal;
    let number = s.as_const(b).cloned();
    let positive = match &number {
        Some(b) => b.is_positive(),
        None => is_positive(facts, s, b),
    };
    // times a symbol, only what is short enough to stay so
    let is_product = |t: &(Num, Expr)| matches!(s.node(t.1), Node::Product(_));
    let short =
        e.terms.len() <= s.limits().proofs.quotient_terms && !e.terms.iter().any(is_product);
    if !positive || number.is_none() && !short {
        return false;
    }
    let rest = goal.rest(s);
    let rest = match number {
        Some(b) => Linear::default().plus(&b, &rest),
        None => {
            let rest = s.linear_sum(rest.constant, rest.terms);
            let rest = s.mul(rest, b);
            let rest = s.expand(rest);
            Linear::of(s, rest)
        }
    };
    let b = Linear::of(s, b);
    let mut bound = rest.plus(k, &Linear::of(s, x));
    if k.is_positive() {
        bound = bound.plus(&-k.clone(), &b);
        bound.constant = bound.constant + k.clone();
    }
    if goal.integral {
        bound = bound.plus(&Num::ONE, &b);
        bound.constant = bound.constant - Num::ONE;
    }
    facts.attempt(s, &bound, goal.depth, fuel)
}

/// Of a positive dividend the quotient and the remainder are not both 0.
fn quotient_or_remainder(
    facts: &mut Facts,
    s: &mut Store,
    goal: &Goal<'_>,
    fuel: &mut u32,
) -> bool {
    let Node::Mod(x, b) = *s.node(goal.t) else { return false };
    let Some(quotient) = s.existing(&Node::FloorDiv(x, b)) else { return false };
    let Some((l, _)) = goal.form.terms.iter().find(|t| t.1 == quotient) else { return false };
    if !goal.k.is_positive() || !l.is_positive() || !is_positive(facts, s, b) {
        return false;
    }
    let more = goal.k.clone() - l.clone();
    let least = if more.is_negative() { goal.k.clone() } else { l.clone() };
    let mut rest = goal.rest(s).plus(&-l.clone(), &Linear::of(s, quotient));
    rest.constant = rest.constant + least;
    is_positive(facts, s, x) && facts.attempt(s, &rest, goal.depth, fuel)
}

/// A share of `x` is at most `x`, which one inequality between two forms says; that it is a number of a type follows from
/// the interval of `x`, of which there is no inequality to combine with.
fn below_dividend(facts: &mut Facts, s: &mut Store, e: Expr) -> Option<Expr> {
    if !s.is_divided(e) || s.dag_size_within(e, s.limits().proofs.quotient_nodes).is_none() {
        return None;
    }
    let (mut quotient, mut several, mut rests) = (None, false, FxHashSet::default());
    s.visit(&[e], |x, node| match *node {
        Node::FloorDiv(a, b) if s.as_const(b).is_none() => {
            several |= quotient.replace((a, b)).is_some_and(|other| other != (a, b));
        }
        Node::Mod(..) => drop(rests.insert(x)),
        _ => {}
    });
    let (x, b) = quotient.filter(|_| !several)?;
    let rest = s.existing(&Node::Mod(x, b))?;
    if !rests.contains(&rest) && !facts.known.by_term.contains_key(&rest) {
        return None;
    }
    // what r has of the dividend already needs no bound
    let (c, mut others) = s.linear(x);
    let form = s.linear_view(e);
    let mut all_alike = true;
    others.retain(|(k, t)| {
        let in_form = form.terms.iter().find(|u| u.1 == *t);
        all_alike &= in_form.is_none_or(|u| u.0 == *k);
        in_form.is_none()
    });
    if !all_alike || others.is_empty() {
        return None;
    }
    let rest = s.linear_sum(c, others);
    let most = facts.interval(s, rest).meet(&facts.known_sum(s, rest)).hi?;
    let stronger = s.add(e, rest);
    Some(s.add_num(stronger, -most))
}

/// A share that is not empty starts before the work ends: the known inequality that it is not is taken off the form.
fn by_some_share(facts: &mut Facts, s: &mut Store, e: Expr) -> Option<Expr> {
    if !s.is_divided(e) {
        return None;
    }
    let terms = s.linear_view(e).terms;
    let mut factors = terms.iter().filter(|t| t.0.is_negative()).flat_map(|t| match s.node(t.1) {
        Node::Product(factors) => factors.iter().map(|f| f.0).collect(),
        _ => vec![t.1],
    });
    let by_symbol =
        |t: &Expr| matches!(*s.node(*t), Node::FloorDiv(_, b) if s.as_const(b).is_none());
    let quotient = factors.find(by_symbol)?;
    let of_shares = |form: &&Linear| {
        let [a, b] = form.terms.as_slice() else { return false };
        let step = if a.1 == quotient { b } else { a };
        a.0.is_one() && b.0.is_one() && s.is_boolean(step.1) && form.constant == Num::int(-1)
    };
    let known = facts.known.forms_of(quotient).find(of_shares)?.clone();
    let minus = known.terms.iter().map(|(k, t)| (-k.clone(), *t));
    let minus = s.linear_sum(-known.constant.clone(), minus.collect::<Vec<_>>());
    Some(s.add(e, minus))
}

/// Two quotients by one divisor as one: floors are superadditive, `floor(x) + floor(y) <= floor(x + y)`.
fn as_one(facts: &mut Facts, s: &mut Store, e: Expr) -> Option<Expr> {
    if !s.is_divided(e) {
        return None;
    }
    let (c, terms) = s.linear(e);
    let mut quotients = terms.iter().filter_map(|(k, t)| match *s.node(*t) {
        Node::FloorDiv(x, b) if s.as_const(b).is_none() => Some((k.clone(), *t, x, b)),
        _ => None,
    });
    let (first, second) = (quotients.next()?, quotients.next()?);
    let (k, l) = (first.0.clone(), second.0.clone());
    if quotients.next().is_some() || first.3 != second.3 {
        return None;
    }
    let (factor, x, sign, y) = match () {
        () if k == l && k.is_negative() => (k, first.2, Num::ONE, second.2),
        () if k.is_positive() && l == -k.clone() => (k, first.2, Num::int(-1), second.2),
        () if k.is_negative() && l == -k.clone() => (l, second.2, Num::int(-1), first.2),
        () => return None,
    };
    let both = s.linear_sum(Num::ZERO, [(Num::ONE, x), (sign, y)]);
    let [of_both, of_x, of_y] = [both, x, y].map(|e| s.linear_view(e).terms.len());
    if of_both >= of_x.max(of_y) || !is_positive(facts, s, first.3) {
        return None;
    }
    let rest = terms.into_iter().filter(|t| t.1 != first.1 && t.1 != second.1);
    let rest: Vec<(Num, Expr)> = rest.collect();
    let one = s.floor_div(both, first.3);
    Some(s.linear_sum(c, rest.into_iter().chain([(factor, one)])))
}
