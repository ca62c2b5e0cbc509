//! Powers of a number: values that are multiplied by it in each iteration, also with something added.

use crate::expr::{Expr, Node, Num};
use crate::ir::Value;
use crate::rules::{Example, Rule, RuleInfo};
use crate::solve::context::predicated::Predicated;
use crate::solve::context::{slot, Program, SolveContext};
use crate::solve::recurrence::{Find, Recurrence};
use rustc_hash::FxHashSet;

pub(in crate::solve) const MULTIPLYING: Rule<Find> = Rule {
    info: RuleInfo {
        name: "multiplying",
        stage: "recurrence",
        statement: "next = P*r: value = start*r^k",
        conditions: "r is a number from 2 to 2^32; where the product is taken modulo 2^w, so is the value, and r is a \
                     power of two or an exit tests P: modulo 2^w the powers of others never end, and are as long as \
                     the loop",
        source: "closed form of a geometric progression",
        example: Example::recurrence("a", "3*P", "a*3^k"),
    },
    apply: multiplying,
};

pub(in crate::solve) const MULTIPLYING_AND_ADDING: Rule<Find> = Rule {
    info: RuleInfo {
        name: "multiplying-and-adding",
        stage: "recurrence",
        statement: "next = P*r + d: value = start*r^k + d*(r^k - 1)/(r - 1)",
        conditions: "r is a number from 2 to 2^32; d speaks of neither P nor k; where the sum is taken modulo 2^w, \
                     so is the value, and r is a power of two or an exit tests P",
        source: "sum of a geometric progression: 1 + r + ... + r^(k - 1) = (r^k - 1)/(r - 1)",
        example: Example::recurrence("a", "4*P + d", "a*2^(2*k) + d*(2^(2*k) - 1)/3"),
    },
    apply: multiplying_and_adding,
};

pub(super) fn ratio(v: &Num) -> Option<u32> {
    u32::try_from(v.as_i128()?).ok().filter(|r| *r > 1)
}

/// Does an exit of the loop test the value, or what becomes of it?
fn is_tested(cx: &SolveContext<'_>, r: &Recurrence) -> bool {
    let Some(&p) = cx.ledger().placeholders.get(&r.p) else { return false };
    let Program { func, forest, regions, .. } = cx.program();
    let exits = regions[slot(Some(r.l))].exits.iter();
    let mut work: Vec<Value> =
        exits.filter_map(|e| func.blocks[e.from].terminator.condition()).collect();
    let mut seen: FxHashSet<Value> = FxHashSet::default();
    while let Some(v) = work.pop() {
        if v == p {
            return true;
        }
        let own = forest.innermost(func.def_block(v)) == Some(r.l);
        if own && seen.insert(v) && seen.len() <= cx.limits().recurrences.test_values {
            if let Some(inst) = func.inst(v) {
                inst.for_each_operand(|a| work.push(a));
            }
        }
    }
    false
}

/// `r^k`
pub(super) fn factor(cx: &mut SolveContext<'_>, r: &Recurrence, ratio: u32) -> Expr {
    let ke = cx.sym(r.k);
    cx.power(ratio, ke)
}

fn multiplying(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let pe = cx.sym(r.p);
    let (wrapped, inner) = match *cx.node(r.next) {
        Node::Wrap { signed: true, width: w, arg } if w == r.width => (true, arg),
        _ => (false, r.next),
    };
    let Node::Sum(c, terms) = cx.node(inner).clone() else { return None };
    if !c.is_zero() || terms.len() != 1 || terms[0].1 != pe {
        return None;
    }
    let ratio = ratio(&terms[0].0)?;
    if wrapped && !ratio.is_power_of_two() && !is_tested(cx, r) {
        return None;
    }
    let f = factor(cx, r, ratio);
    let v = cx.mul(r.start, f);
    Some(if wrapped { cx.wrap(true, r.width, v) } else { v }.into())
}

/// `r - 1` divides `r^k - 1`: the quotient is how often `d` was added, each time as often as it has been multiplied since.
fn multiplying_and_adding(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let pe = cx.sym(r.p);
    let (wrapped, inner) = match *cx.node(r.next) {
        Node::Wrap { signed: true, width: w, arg } if w == r.width => (true, arg),
        _ => (false, r.next),
    };
    let Node::Sum(c, mut terms) = cx.node(inner).clone() else { return None };
    let own = terms.iter().position(|t| t.1 == pe)?;
    let (by, _) = terms.remove(own);
    let ratio = ratio(&by)?;
    let d = cx.linear_sum(c, terms);
    if cx.has_var(d, r.p) || cx.has_var(d, r.k) {
        return None;
    }
    if wrapped && !ratio.is_power_of_two() && !is_tested(cx, r) {
        return None;
    }
    let f = factor(cx, r, ratio);
    let multiplied = cx.mul(r.start, f);
    let times = cx.add_num(f, Num::int(-1));
    let times = cx.scale(Num::ONE.checked_div(&(by - Num::ONE))?, times);
    let added = cx.mul(d, times);
    let v = cx.add(multiplied, added);
    Some(if wrapped { cx.wrap(true, r.width, v) } else { v }.into())
}
