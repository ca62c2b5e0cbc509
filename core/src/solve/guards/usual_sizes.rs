//! Guards that leave no size that programs have: a count is better stepped through, or simulated, than told under such a
//! one. Sizes are sampled, as in random testing: a proof does not decide all such conditions.

use crate::analysis::LoopId;
use crate::expr::{Evaluator, Expr, Node, Num, Sym, SymKind};
use crate::solve::context::addresses::symbols;
use crate::solve::context::SolveContext;
use crate::solve::path::{node_of, reach};
use std::ops::ControlFlow;

/// Sizes of arrays, even and odd ones, powers of two and not.
const USUAL_SIZES: [i64; 8] = [24, 33, 50, 64, 100, 127, 255, 1000];

/// Strides, pads and sizes of tiles.
const USUAL_STEPS: [i64; 8] = [1, 2, 3, 4, 5, 8, 16, 32];

/// Does a condition on one parameter hold at none of the sizes that programs have? Formulas for a handful of sizes are of
/// less use than an execution at each.
pub(super) fn is_of_small_sizes(cx: &mut SolveContext<'_>, g: Expr) -> bool {
    let all = symbols(cx, &[g]);
    let (Some(&sym), 1) = (all.iter().next(), all.len()) else { return false };
    let mut size = 0;
    cx.visit(&[g], |_, _| size += 1);
    let data = cx.symbol_data(sym);
    let most = data.hi.clone();
    if data.kind != SymKind::Parameter || size > cx.limits().guards.readable {
        return false;
    }
    let parameter = cx.sym(sym);
    let sizes = USUAL_SIZES.map(Num::int).into_iter();
    let mut sizes = sizes.filter(|n| most.as_ref().is_none_or(|most| n <= most)).peekable();
    sizes.peek().is_some()
        && sizes.all(|n| {
            let n = cx.num(n);
            let at = cx.with_node(g, parameter, n);
            cx.is_zero(at)
        })
}

/// Does a condition fail at each of some points with usual sizes at which the nest of the loop runs and the guards so far
/// hold? Such a one may hold nowhere, which a proof would not always see.
pub(super) fn is_of_unusual_points(cx: &mut SolveContext<'_>, l: LoopId, g: Expr) -> bool {
    let mut fails = 0;
    let all = at_usual_points(cx, l, &[g], |holds| {
        fails += 1;
        if holds {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    all && fails >= FEW_POINTS
}

/// At how many points with usual sizes, of those at which the nest of the loop runs and the guards so far hold, does one
/// of the conditions fail?
pub(in crate::solve) fn usual_points_without(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    guards: &[Expr],
) -> usize {
    let mut fails = 0;
    at_usual_points(cx, l, guards, |holds| {
        fails += usize::from(!holds);
        ControlFlow::Continue(())
    });
    fails
}

/// Tells for points with usual sizes, at which the nest of the loop runs and the guards so far hold, whether all of the
/// conditions hold, for as long as more is asked for. Was each point told?
fn at_usual_points(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    guards: &[Expr],
    mut told: impl FnMut(bool) -> ControlFlow<()>,
) -> bool {
    let forest = &cx.program().forest;
    let outermost = std::iter::successors(Some(l), |&l| forest.parent(l)).last().unwrap_or(l);
    let header = forest.header(outermost);
    let Some(node) = node_of(cx, None, header) else { return false };
    let entered = reach(cx, None, node);
    let is_plain = |cx: &SolveContext<'_>, e: Expr| {
        let of_parameters = |&s: &Sym| cx.symbol_data(s).kind == SymKind::Parameter;
        !cx.is_stepped(e) && cx.vars(e).is_empty() && symbols(cx, &[e]).iter().all(of_parameters)
    };
    if !is_plain(cx, entered) || !guards.iter().all(|&g| is_plain(cx, g)) {
        return false;
    }
    let mut known = cx.ledger().guards.clone();
    known.retain(|&c| is_plain(cx, c));
    known.push(entered);
    let all: Vec<Expr> = known.iter().chain(guards).copied().collect();
    let sizes: Vec<Sym> = symbols(cx, &all).into_iter().collect();
    let undefined = undefined_where(cx, &all);
    usual_points(sizes.len()).all(|point| {
        let mut ev = Evaluator::new(cx);
        for (&s, v) in sizes.iter().zip(point) {
            let (of, v) = (cx.symbol_data(s), Num::int(v));
            let v = of.lo.clone().map_or(v.clone(), |lo| lo.max(v));
            ev.bind(s, of.hi.clone().map_or(v.clone(), |hi| hi.min(v)));
        }
        if undefined(&mut ev) || !known.iter().all(|&c| ev.truth(c) == Ok(true)) {
            return true;
        }
        told(!guards.iter().any(|&g| ev.truth(g) == Ok(false))).is_continue()
    })
}

/// Where an execution would be undefined: where it divides by 0, or shifts a number out of its type.
fn undefined_where(cx: &SolveContext<'_>, all: &[Expr]) -> impl Fn(&mut Evaluator<'_>) -> bool {
    let (mut divisors, mut shifts) = (Vec::new(), Vec::new());
    cx.visit(all, |_, node| match *node {
        Node::FloorDiv(_, d) | Node::Mod(_, d) => divisors.push(d),
        Node::Wrap { width, arg, .. } => {
            if let Node::Power(2, by) = *cx.node(arg) {
                shifts.push((by, Num::int(i64::from(width))));
            }
        }
        _ => {}
    });
    move |ev| {
        divisors.iter().any(|&d| ev.eval(d).is_ok_and(|d| d.is_zero()))
            || shifts.iter().any(|(by, width)| ev.eval(*by).is_ok_and(|by| by >= *width))
    }
}

/// Points that tell whether a condition is one of unusual sizes.
const FEW_POINTS: usize = 4;

/// Points with so many sizes: all the same, and mixed with those of strides and tiles.
fn usual_points(sizes: usize) -> impl Iterator<Item = Vec<i64>> {
    let same = USUAL_SIZES.into_iter().map(move |n| vec![n; sizes]);
    let mut state = 1_u64;
    let mixed = (0..3 * USUAL_SIZES.len()).map(move |_| {
        let mut pick = || {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            let at = (state >> 33) as usize % (USUAL_SIZES.len() + USUAL_STEPS.len());
            *USUAL_SIZES.get(at).unwrap_or(&USUAL_STEPS[at % USUAL_STEPS.len()])
        };
        (0..sizes).map(|_| pick()).collect()
    });
    same.chain(mixed)
}
