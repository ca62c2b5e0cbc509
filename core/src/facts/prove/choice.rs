//! The rule for choices.

use super::{Goal, Prove};
use crate::expr::{Node, Store};
use crate::facts::Facts;
use crate::rules::{Example, Rule, RuleInfo};

pub(in crate::facts) const EACH_ARM: Rule<Prove> = Rule {
    info: RuleInfo {
        name: "choice-by-arm",
        stage: "proof",
        statement: "r + k*x >= 0 and r + k*y >= 0: r + k*ite(c, x, y) >= 0",
        conditions: "none: an arm is looked at without the condition that chooses it",
        source: "case analysis",
        example: Example::proof("n >= d && m >= d", "ite(a > 0, n, m) - d"),
    },
    apply: Prove::Term(each_arm),
};

fn each_arm(facts: &mut Facts, s: &mut Store, goal: &Goal<'_>, fuel: &mut u32) -> bool {
    let Some(&Node::Ite(_, x, y)) = goal.weak_node(s) else { return false };
    facts.with_each(s, goal, &[x, y], fuel)
}
