//! Values of which only the low bits go around (a `char` that is counted in an `int`).

use crate::expr::{machine_range, Node, Num, SymKind};
use crate::rules::{Example, Rule, RuleInfo};
use crate::solve::context::predicated::Predicated;
use crate::solve::context::SolveContext;
use crate::solve::recurrence::solve_recurrence;
use crate::solve::recurrence::{Find, Recurrence};

pub(in crate::solve) const LOW_BITS: Rule<Find> = Rule {
    info: RuleInfo {
        name: "low-bits",
        stage: "recurrence",
        statement: "next = f(P mod 2^v): value = start if k = 0, else f(q(k - 1)), where q solves q -> f(q) mod 2^v",
        conditions: "2 <= v < w, and next speaks of P in no other way",
        source: "modular arithmetic: sums and products of low bits have low bits of their own",
        example: Example::recurrence("a", "s8(P) + 1", "ite(k == 0, a, s8(k + s8(a) - 1) + 1)"),
    },
    apply: low_bits,
};

/// These have a recurrence of their own, and `P` is one step behind.
fn low_bits(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    let pe = cx.sym(r.p);
    let mut low = None;
    cx.visit(&[r.next], |x, node| {
        if let Node::Wrap { signed, width, arg } = *node {
            if arg == pe && (2..r.width).contains(&width) {
                low = Some((x, signed, width));
            }
        }
    });
    let (node, signed, width) = low?;
    let (lo, hi) = machine_range(width, true);
    let q = cx.fresh("P", SymKind::Placeholder, Some(lo), Some(hi));
    let qe = cx.sym(q);
    let by = if signed { qe } else { cx.unsigned(width, qe) };
    let next = cx.with_node(r.next, node, by);
    if cx.has_var(next, r.p) {
        return None;
    }
    let first = cx.wrap(true, width, r.start);
    let next_low = cx.wrap(true, width, next);
    let Predicated { value: found, predicates } =
        solve_recurrence(cx, r.l, first, next_low, q, width).ok()?;
    let k = r.k;
    let ke = cx.sym(k);
    let before = cx.add_num(ke, Num::int(-1));
    let prior = cx.substitute(found, &[(k, before)]);
    let value = cx.substitute(next, &[(k, before), (q, prior)]);
    let at_first = cx.eq0(ke);
    Some(Predicated::new(cx.ite(at_first, r.start, value), predicates))
}
