//! Rules for products: inequalities about a product `f·r` from those about one factor `f`, times the
//! rest `r` where that is not negative.

use super::{Goal, Prove, PROOFS};
use crate::expr::{Expr, Node, Num, Store};
use crate::facts::{Facts, Linear};
use crate::rules::{Example, Rule, RuleInfo};
use std::rc::Rc;

const MONOTONICITY: &str = "multiplication by what is not negative keeps an inequality";

pub(in crate::facts) const BOUND: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "factor-bound",
        stage: "proof",
        statement: "lo <= f <= hi: lo*r <= f*r <= hi*r",
        conditions: "r >= 0; for the lower bound, lo > 0",
        source: MONOTONICITY,
        example: Example::proof("m >= 0", "3*m - min(a, 3)*m"),
    },
    apply: Prove::Factor(by_bound),
};

pub(in crate::facts) const QUOTIENT: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "factor-quotient",
        stage: "proof",
        statement: "f = floor(x/b), r = b*q: (x - b + 1)*q <= f*r <= x*q",
        conditions: "b > 0, q >= 0",
        source: "Graham, Knuth, Patashnik, Concrete Mathematics, chapter 3",
        example: Example::proof_also_by(
            "m >= 1",
            "n - m*floor(n/m)",
            "factor-quotient-and-remainder",
        ),
    },
    apply: Prove::Factor(by_quotient),
};

pub(in crate::facts) const MULTIPLE: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "factor-quotient-by-a-multiple",
        stage: "proof",
        statement: "f = floor(x/(c*b)), r = b*q: (x - c*b + 1)*q/c <= f*r <= x*q/c",
        conditions: "c > 1 is a number, or b a product; b > 0, q >= 0",
        source: "Graham, Knuth, Patashnik, Concrete Mathematics, chapter 3",
        example: Example::proof("m >= 1 && n >= 0 && n <= 20", "10 - m*floor(n/(2*m))"),
    },
    apply: Prove::Factor(by_quotient_of_multiple),
};

pub(in crate::facts) const REMAINDER: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "factor-quotient-and-remainder",
        stage: "proof",
        statement: "f = floor(x/b), r = b*q: f*r = (x - x mod b)*q",
        conditions: "b > 0, q >= 0",
        source: "the definition of the remainder",
        example: Example::proof(
            "m >= 1 && d >= 0 && d <= m && n >= 0",
            "n - d*floor(n/m) - (n mod m)",
        ),
    },
    apply: Prove::Factor(by_remainder),
};

pub(in crate::facts) const INEQUALITY: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "factor-inequality",
        stage: "proof",
        statement: "g >= 0: g*r >= 0",
        conditions: "g >= 0 is known, is short, and has a term in f; r >= 0",
        source: MONOTONICITY,
        example: Example::proof("n >= d && m >= 0", "n*m - d*m"),
    },
    apply: Prove::Factor(by_known),
};

/// A product as one factor times the rest, which is not negative.
pub(in crate::facts) struct Factor {
    product: Expr,
    factor: Expr,
    rest: Expr,
    /// Is the product bounded from below (its coefficient in the goal is positive), or from above?
    from_below: bool,
}

/// Forms that are not negative, in which a product occurs, and the rules that found them.
pub(in crate::facts) type OfProduct = Rc<Vec<(Linear, &'static RuleInfo)>>;

impl Facts {
    /// Does an inequality about a product cancel it and leave what is not negative?
    pub(super) fn by_factors(&mut self, s: &mut Store, goal: &Goal<'_>, fuel: &mut u32) -> bool {
        let Node::Product(factors) = s.node(goal.t) else { return false };
        // a multiple of a divisor moves with the dividend, also where its own bound is enough
        if goal.weak_node(s).is_none() && !is_rounded(s, factors) {
            return false;
        }
        if factors.iter().map(|f| f.1 as u64).sum::<u64>() > s.limits().proofs.product_degree {
            return false;
        }
        let factors = factors.clone();
        let known = self.inequalities_of_product(s, goal, &factors);
        let found = known.iter().find(|(f, _)| self.by_inequality(s, goal, f, fuel));
        if let Some((_, rule)) = found {
            s.rule_log().answered(rule);
        }
        found.is_some()
    }

    fn inequalities_of_product(
        &mut self,
        s: &mut Store,
        goal: &Goal<'_>,
        factors: &[(Expr, u32)],
    ) -> OfProduct {
        let (product, from_below) = (goal.t, goal.k.is_positive());
        if let Some(found) = self.memo.borrow().products.get(&(product, from_below)) {
            return Rc::clone(found);
        }
        let mut tagged = Vec::new();
        let mut out = Vec::new();
        for i in 0..factors.len() {
            let (factor, _) = factors[i];
            let others = factors.iter().enumerate();
            let others = others.map(|(j, &(g, m))| (g, if j == i { m - 1 } else { m }));
            let rest = s.product(others.collect::<Vec<_>>());
            if !self.interval(s, rest).non_negative() {
                continue;
            }
            let factor = Factor { product, factor, rest, from_below };
            for rule in PROOFS {
                let Prove::Factor(find) = rule.apply else { continue };
                if s.rule_log().tries(&rule.info) {
                    find(self, s, &factor, &mut out);
                    tagged.extend(out.drain(..).map(|f| (f, &rule.info)));
                }
            }
        }
        let found = Rc::new(tagged);
        self.memo.borrow_mut().products.insert((product, from_below), Rc::clone(&found));
        found
    }
}

/// Is one of the factors a quotient by another one, or by a multiple of it?
fn is_rounded(s: &Store, factors: &[(Expr, u32)]) -> bool {
    factors.iter().any(|&(f, _)| match *s.node(f) {
        Node::FloorDiv(_, d) => {
            match (factors.iter().any(|g| g.0 == d), &*s.linear_view(d).terms) {
                (true, _) => true,
                (false, [(_, t)]) => factors.iter().any(|g| g.0 == *t),
                _ => false,
            }
        }
        _ => false,
    })
}

fn by_bound(facts: &mut Facts, s: &mut Store, of: &Factor, out: &mut Vec<Linear>) {
    let i = facts.interval(s, of.factor);
    let (product, rest) = (Linear::of(s, of.product), Linear::of(s, of.rest));
    if of.from_below {
        if let Some(lo) = i.lo.filter(Num::is_positive) {
            out.push(product.plus(&-lo, &rest));
        }
    } else if let Some(hi) = i.hi {
        out.push(Linear::default().plus(&hi, &rest).plus(&Num::int(-1), &product));
    }
}

/// The dividend and the divisor of a quotient, where the product has the divisor as a factor, and what else stands in
/// the product; the divisor is positive, and that is not negative.
fn rounded(facts: &mut Facts, s: &mut Store, of: &Factor) -> Option<(Expr, Expr, Expr)> {
    let Node::FloorDiv(x, b) = *s.node(of.factor) else { return None };
    let others = without(s, of.rest, b)?;
    let is_positive = facts.interval(s, b).lo.is_some_and(|l| l.is_positive());
    (is_positive && facts.interval(s, others).non_negative()).then_some((x, b, others))
}

/// The rest of a product, less one factor.
fn without(s: &mut Store, rest: Expr, factor: Expr) -> Option<Expr> {
    match s.node(rest).clone() {
        _ if rest == factor => Some(s.one()),
        Node::Product(factors) if factors.iter().any(|f| f.0 == factor) => Some(
            s.product(factors.into_iter().map(|(f, n)| (f, if f == factor { n - 1 } else { n }))),
        ),
        _ => None,
    }
}

/// The same where the divisor is a number times a factor, or itself a product of factors.
fn rounded_to_multiple(
    facts: &mut Facts,
    s: &mut Store,
    of: &Factor,
) -> Option<(Expr, Expr, Expr)> {
    let Node::FloorDiv(x, b) = *s.node(of.factor) else { return None };
    let (constant, terms) = s.linear(b);
    let [(c, t)] = terms.as_slice() else { return None };
    let parts = match s.node(*t).clone() {
        Node::Product(parts) => parts,
        _ if c.is_one() => return None,
        _ => [(*t, 1)].into_iter().collect(),
    };
    if !constant.is_zero() || !c.is_positive() {
        return None;
    }
    let mut others = of.rest;
    for (f, n) in parts {
        for _ in 0..n {
            others = without(s, others, f)?;
        }
    }
    let others = s.scale(Num::ONE.checked_div(c)?, others);
    let is_positive = facts.interval(s, b).lo.is_some_and(|l| l.is_positive());
    (is_positive && facts.interval(s, others).non_negative()).then_some((x, b, others))
}

/// `b·floor(x/b) = x - x mod b` for a positive `b`, times what else stands in the product.
fn by_remainder(facts: &mut Facts, s: &mut Store, of: &Factor, out: &mut Vec<Linear>) {
    let Some((x, b, others)) = rounded(facts, s, of) else { return };
    let rest = s.modulo(x, b);
    let exact = s.sub(x, rest);
    let exact = s.mul(exact, others);
    let exact = s.expand(exact);
    let (exact, product) = (Linear::of(s, exact), Linear::of(s, of.product));
    out.push(if of.from_below {
        product.plus(&Num::int(-1), &exact)
    } else {
        exact.plus(&Num::int(-1), &product)
    });
}

fn by_quotient(facts: &mut Facts, s: &mut Store, of: &Factor, out: &mut Vec<Linear>) {
    if let Some(parts) = rounded(facts, s, of) {
        out.push(bound_of_rounded(s, of, parts));
    }
}

fn by_quotient_of_multiple(facts: &mut Facts, s: &mut Store, of: &Factor, out: &mut Vec<Linear>) {
    if let Some(parts) = rounded_to_multiple(facts, s, of) {
        out.push(bound_of_rounded(s, of, parts));
    }
}

/// `x - b + 1 ≤ b·floor(x/b) ≤ x` for a positive `b`, times what else stands in the product.
fn bound_of_rounded(s: &mut Store, of: &Factor, (x, b, others): (Expr, Expr, Expr)) -> Linear {
    let mut bound = x;
    if of.from_below {
        let past = s.sub(x, b);
        bound = s.add_num(past, Num::ONE);
    }
    let bound = s.mul(bound, others);
    let bound = s.expand(bound);
    let (bound, product) = (Linear::of(s, bound), Linear::of(s, of.product));
    match of.from_below {
        true => product.plus(&Num::int(-1), &bound),
        false => bound.plus(&Num::int(-1), &product),
    }
}

fn by_known(facts: &mut Facts, s: &mut Store, of: &Factor, out: &mut Vec<Linear>) {
    let known = Rc::clone(&facts.known);
    for g in known.forms_of(of.factor).take(s.limits().proofs.factor_inequalities) {
        let sign = g.coefficient(of.factor).is_some_and(|m| m.is_positive() == of.from_below);
        if g.terms.len() > s.limits().proofs.factor_inequality_terms || !sign {
            continue;
        }
        let g = s.linear_sum(g.constant.clone(), g.terms.iter().cloned());
        let p = s.mul(g, of.rest);
        let p = s.expand(p);
        let p = Linear::of(s, p);
        if p.coefficient(of.product).is_some() {
            out.push(p);
        }
    }
}
