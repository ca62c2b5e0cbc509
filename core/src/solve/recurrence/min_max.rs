//! Running extrema: `m = max(m, x)` in a loop whose `x` moves in one direction is the largest of
//! its first value and the last, or the first, `x`.

use crate::expr::{Expr, Node, Num, Sym};
use crate::rules::{Example, Rule, RuleInfo};
use crate::solve::context::predicated::Predicated;
use crate::solve::context::SolveContext;
use crate::solve::guards::no_wrap::unwrapped;
use crate::solve::loop_facts::facts_in;
use crate::solve::recurrence::{Find, Recurrence};

/// The value around the back edge: an extremum of the value before and `with`, where `when` holds.
struct Running {
    when: Expr,
    with: Expr,
    max: bool,
}

pub(in crate::solve) const RUNNING: Rule<Find> = Rule {
    info: RuleInfo {
        name: "running-extremum",
        stage: "recurrence",
        statement: "next = max(P, x(k)) where c, else P: value = max(start, x(k - 1)) for a rising x and max(start, x(0)) for a falling one, where c and k > 0, else start; likewise for min",
        conditions: "x is affine in k with a slope of known sign; neither x nor c speaks of P, nor c of k",
        source: "extrema of a monotone function lie at the ends",
        example: Example::recurrence("a", "max(P, 2*k)", "ite(k >= 1, max(a, 2*k - 2), a)"),
    },
    apply: running_extremum,
};

fn running_extremum(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let Recurrence { l, k, start, next, p, .. } = *r;
    let Running { when, with, max } = running(cx, next, p)?;
    if cx.has_var(when, k) {
        return None;
    }
    let (with, guards) = unwrapped(cx, l, with);
    let (slope, _) = cx.affine_in(with, k)?;
    let mut facts = facts_in(cx, Some(l));
    let fall = cx.neg(slope);
    let rises = facts.prove_ge0(cx, slope);
    if !rises && !facts.prove_ge0(cx, fall) {
        return None;
    }
    let ke = cx.sym(k);
    let zero = cx.zero();
    let before = cx.add_num(ke, Num::int(-1));
    let at = if rises == max { before } else { zero };
    let most = cx.substitute(with, &[(k, at)]);
    let most = if max { cx.max(start, most) } else { cx.min(start, most) };
    let later = cx.ge0(before);
    let changed = cx.and(when, later);
    Some(Predicated::new(cx.ite(changed, most, start), guards))
}

fn running(cx: &mut SolveContext<'_>, next: Expr, p: Sym) -> Option<Running> {
    let pe = cx.sym(p);
    match cx.node(next).clone() {
        Node::Max(args) | Node::Min(args) if args.contains(&pe) => {
            let max = matches!(cx.node(next), Node::Max(_));
            let rest: Vec<Expr> = args.into_iter().filter(|&a| a != pe).collect();
            if rest.iter().any(|&a| cx.has_var(a, p)) {
                return None;
            }
            let with = if max { cx.max_all(&rest) } else { cx.min_all(&rest) };
            Some(Running { when: cx.truth(true), with, max })
        }
        Node::Ite(c, a, b) if !cx.has_var(c, p) && (a == pe || b == pe) => {
            let (c, changed) = if a == pe { (cx.not(c), b) } else { (c, a) };
            let r = running(cx, changed, p)?;
            Some(Running { when: cx.and(c, r.when), ..r })
        }
        _ => None,
    }
}
