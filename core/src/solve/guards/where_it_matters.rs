//! Where in an expression an operand matters: an arm of a choice does where its condition holds, a part of a
//! conjunction where those before it hold, a factor where no other is 0. What a wrap must not do for the expression to
//! mean the same without it, it must not do there; elsewhere it may wrap as it likes (short-circuit evaluation, as in
//! Aho, Lam, Sethi, Ullman, *Compilers*, section 6.6).

use crate::expr::{for_each_operand, Expr, Node, Store};
use rustc_hash::{FxHashMap, FxHashSet};

/// For each operand of the expression, conditions that hold wherever the value of the expression depends on it. They are
/// told in the order in which they are evaluated: a later one may matter only where the earlier ones hold.
pub(super) fn where_operands_matter(s: &mut Store, e: Expr) -> FxHashMap<Expr, Vec<Expr>> {
    let mut order = Vec::new();
    let mut with_wraps: FxHashSet<Expr> = FxHashSet::default();
    s.visit(&[e], |x, node| {
        order.push(x);
        let mut wraps = matches!(node, Node::Wrap { .. } | Node::Unsigned(..));
        for_each_operand(node, |a| wraps |= with_wraps.contains(&a));
        if wraps {
            with_wraps.insert(x);
        }
    });
    let most = s.limits().guards.nested_conditions;
    let mut matters: FxHashMap<Expr, Vec<Expr>> = FxHashMap::default();
    matters.insert(e, Vec::new());
    for x in order.into_iter().rev() {
        let here = matters[&x].clone();
        let node = s.node(x).clone();
        let mut reach = |a: Expr, under: &[Expr]| {
            let under = &under[..under.len().min(most)];
            match matters.get_mut(&a) {
                Some(known) => known.retain(|c| under.contains(c)),
                None => drop(matters.insert(a, under.to_vec())),
            }
        };
        let mut after = here.clone();
        match node {
            Node::Ite(c, yes, no) => {
                reach(c, &here);
                after.push(c);
                reach(yes, &after);
                after.pop();
                after.push(s.not(c));
                reach(no, &after);
            }
            Node::And(args) | Node::Or(args) => {
                let all = matches!(s.node(x), Node::And(_));
                let (wrapping, plain): (Vec<Expr>, Vec<Expr>) =
                    args.iter().partition(|&a| with_wraps.contains(a));
                for a in plain.into_iter().chain(wrapping) {
                    reach(a, &after);
                    after.push(if all { a } else { s.not(a) });
                }
            }
            Node::Product(factors) => {
                let factors = factors.iter().map(|f| f.0);
                let (choices, others): (Vec<Expr>, Vec<Expr>) =
                    factors.partition(|&f| s.is_boolean(f) && !with_wraps.contains(&f));
                for a in choices.into_iter() {
                    reach(a, &after);
                    after.push(a);
                }
                others.into_iter().for_each(|a| reach(a, &after));
            }
            _ => for_each_operand(&node, |a| reach(a, &here)),
        }
    }
    matters
}
