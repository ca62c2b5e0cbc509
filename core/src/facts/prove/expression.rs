//! Rules for whole expressions: interval arithmetic, and products multiplied out.

use super::Prove;
use crate::expr::{Expr, Store};
use crate::facts::Facts;
use crate::rules::{Example, Rule, RuleInfo};

pub(in crate::facts) const INTERVAL: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "interval-arithmetic",
        stage: "proof",
        statement: "e lies in [lo, hi] and lo >= 0: e >= 0",
        conditions: "the interval is that of the operation on the intervals of its operands",
        source: "Moore, Interval Analysis (1966)",
        example: Example::proof("0 <= n && n <= 100", "s8(n)"),
    },
    apply: Prove::Expression(by_interval),
};

pub(in crate::facts) const MULTIPLIED_OUT: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "multiplied-out",
        stage: "proof",
        statement: "x >= 0: e >= 0, where x is e with its products multiplied out",
        conditions: "x is not e",
        source: "distributive law",
        example: Example::proof("m >= 1", "(n + 1)*(n - 1) - n^2 + m"),
    },
    apply: Prove::Rewrite(Store::expand),
};

fn by_interval(facts: &mut Facts, s: &mut Store, e: Expr) -> bool {
    facts.interval(s, e).non_negative()
}
