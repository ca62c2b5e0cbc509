//! Header parameters as closed forms in the iteration index.
//!
//! While a parameter is being solved it is a placeholder `P`; its value around the back edge,
//! `next(P)`, decides the form (Bachmann, Wang and Zima, *Chains of Recurrences*; LLVM's
//! ScalarEvolution). The rules, a file a family, stand in [`RECURRENCES`]: sums ([`add`]), running
//! extrema ([`min_max`], [`unsigned_cap`]), conditional updates ([`conditional`]), steps until a condition fails ([`until`]),
//! values that come back ([`periodic`]) or go round a ring ([`cyclic`]), powers of a number ([`geometric`]), quotients
//! ([`dividing`]), and values of which only the low bits count ([`narrow`]). Of a number that loses its lowest one in
//! each iteration, only whether it is 0 is known ([`ones`]). What blocks only hand around needs no placeholder
//! ([`redundant`]).
//!
//! What was computed with the placeholder is forgotten afterwards.

pub(in crate::solve) mod add;
mod back_edge;
pub(in crate::solve) mod conditional;
pub(in crate::solve) mod cyclic;
pub(in crate::solve) mod dividing;
pub(in crate::solve) mod geometric;
pub(in crate::solve) mod min_max;
pub(in crate::solve) mod narrow;
pub(in crate::solve) mod ones;
pub(in crate::solve) mod periodic;
mod redundant;
#[cfg(test)]
mod tests;
pub(in crate::solve) mod unsigned_cap;
pub(in crate::solve) mod until;

use crate::analysis::LoopId;
use crate::expr::parse::with_names;
use crate::expr::{machine_range, Expr, Node, Num, Sym, SymKind};
use crate::facts::Facts;
use crate::ir::Value;
use crate::rules::{first_that_applies, Part, Rule, Subject};
use crate::solve::context::atoms::spelled_out;
use crate::solve::context::notes::{in_words, loop_in_words};
use crate::solve::context::predicated::{noted, Predicated};
use crate::solve::context::questions::{answered, asked, given};
use crate::solve::context::{slot, Reading, SolveContext};
use crate::solve::path::edge_reached;
use crate::solve::recurrence::back_edge::{handed_on, where_taken, Handed};
use crate::solve::recurrence::ones::note_clearing;
use crate::solve::value::{edge_argument, merge_param, value_in};
use crate::solve::Reason;

/// The `k`-th parameter of a loop's header, as a function of the loop's index.
pub(in crate::solve) fn header_parameter(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    k: u32,
    reading: Reading,
) -> Expr {
    let header = cx.program().forest.header(l);
    let v = cx.program().func.blocks[header].params[k as usize];
    let ty = cx.program().func.values[v].ty;
    let Some(width) = ty.width() else {
        let reason = Reason::Data(format!("the value `{}`", in_words(cx, v)));
        return cx.data(None, reason);
    };
    let only = redundant::only_value(cx, v, reading);
    let may_enter = cx.memos().may_enter(&cx.limits().recurrences, cx.program().func.layout.len());
    if only.is_none() && !may_enter {
        let name = in_words(cx, v);
        let why = format!("too many values depend on one another: `{name}` is not looked at");
        return cx.data(Some(width), Reason::Unsolved(why));
    }
    let start = match only {
        Some(e) => e,
        None => start_value(cx, l, k, reading),
    };
    let (lo, hi) = if width == 1 { (Num::ZERO, Num::ONE) } else { machine_range(width, true) };
    let p = cx.fresh("P", SymKind::Placeholder, Some(lo), Some(hi));
    let pe = cx.sym(p);
    cx.ledger_mut().placeholders.insert(p, v);
    asked(cx, Subject::Recurrence(v));
    given(cx, Part::Start, start);
    let mark = cx.memos_mut().enter(slot(Some(l)), p);
    cx.memos_mut().values.insert((reading, v), pe);
    let next = match only {
        Some(e) => e,
        None => next_value(cx, l, k, reading),
    };
    given(cx, Part::Next, next);
    let solved = solve_recurrence(cx, l, start, next, p, width).map(|a| noted(cx, a));
    answered(cx, Subject::Recurrence(v), solved.as_ref().ok().copied());
    cx.memos_mut().leave(mark);
    let e = match solved {
        Ok(e) => e,
        Err(None) => {
            let reason = match cx.unknown_in(start) {
                Some(data @ Reason::Data(_)) if rests_on(cx, next, p) => data,
                _ => no_rule(cx, l, v, next, p),
            };
            let symbol = cx.data(Some(width), reason);
            note_clearing(cx, l, (start, next), p, width, symbol);
            symbol
        }
        Err(Some(reason)) => cx.data(Some(width), reason),
    };
    cx.memos_mut().values.insert((reading, v), e);
    e
}

/// The value on entry, merged over the edges into the loop.
fn start_value(cx: &mut SolveContext<'_>, l: LoopId, k: u32, reading: Reading) -> Expr {
    let parent = cx.program().forest.parent(l);
    let header = cx.program().forest.header(l);
    let Some(node) = cx.program().regions[slot(parent)].node(header) else {
        return cx.data(None, Reason::Unsolved("unreachable code".into()));
    };
    merge_param(cx, parent, node, (header, k), reading)
}

/// The value around the back edges.
fn next_value(cx: &mut SolveContext<'_>, l: LoopId, k: u32, reading: Reading) -> Expr {
    let edges = cx.program().regions[slot(Some(l))].back_edges.clone();
    let mut acc: Option<Expr> = None;
    for e in edges.iter().rev() {
        let v = match edge_argument(cx, e.from, e.slot, k) {
            Some(v) => match handed_on(cx, l, *e, v) {
                Handed::Truth(truth) => cx.truth(truth),
                Handed::Value(v) => value_in(cx, v, Some(l), reading),
            },
            None => cx.data(None, Reason::Unsolved("a missing argument".into())),
        };
        acc = Some(match acc {
            None => v,
            Some(a) if a == v => a,
            Some(a) => {
                let c = edge_reached(cx, Some(l), *e);
                cx.ite(c, v, a)
            }
        });
    }
    acc.unwrap_or_else(|| cx.zero())
}

/// A header parameter that is being solved.
pub(in crate::solve) struct Recurrence {
    pub(in crate::solve) l: LoopId,
    /// the loop's index
    pub(in crate::solve) k: Sym,
    /// the value on entry
    pub(in crate::solve) start: Expr,
    /// the value around the back edge, in `p` and `k`
    pub(in crate::solve) next: Expr,
    /// the placeholder for the value
    pub(in crate::solve) p: Sym,
    pub(in crate::solve) width: u8,
}

/// A rule's function.
pub(in crate::solve) type Find = fn(&mut SolveContext<'_>, &Recurrence) -> Option<Predicated>;

/// What is tried, in order.
pub(in crate::solve) static RECURRENCES: &[Rule<Find>] = &[
    add::CONSTANT,
    add::DELAYED,
    add::ADD,
    add::SUM,
    min_max::RUNNING,
    conditional::LAST,
    conditional::FIRST,
    until::SATURATING,
    until::RUNNING_OUT,
    until::FLOORED,
    min_max::CAPPED,
    unsigned_cap::CAPPED_UNSIGNED,
    periodic::PERIOD,
    periodic::ORBIT_OF_A_NUMBER,
    geometric::MULTIPLYING,
    geometric::MULTIPLYING_AND_ADDING,
    dividing::DIVIDING,
    dividing::DIVIDING_TOWARDS_ZERO,
    dividing::DIVIDING_UP,
    dividing::DIVIDING_DOWN_TO,
    cyclic::CYCLIC,
    narrow::LOW_BITS,
    add::FIXED_POINT,
    periodic::SETTLING,
];

/// The rules that need to know nothing of `next` but what it is.
const WHATEVER_NEXT_IS: usize = 1;

/// Does the value of each iteration rest on the one before, so that what begins with data is data? One that a choice may
/// replace is decided by that, and may have begun with anything (`last = hit ? i : last`).
fn rests_on(cx: &SolveContext<'_>, next: Expr, p: Sym) -> bool {
    match *cx.node(next) {
        Node::Ite(_, a, b) => rests_on(cx, a, p) && rests_on(cx, b, p),
        _ => cx.has_var(next, p),
    }
}

/// Why a header parameter is not known: what it becomes from iteration to iteration.
fn no_rule(cx: &mut SolveContext<'_>, l: LoopId, v: Value, next: Expr, p: Sym) -> Reason {
    let next = spelled_out(cx, next);
    let the_loop = loop_in_words(cx, cx.program().forest.header(l));
    // placeholders are the values that they stand for
    let cx = &*cx;
    let value = |symbol: &str| {
        let s = cx.find_symbol(symbol)?;
        let v = if s == p { Some(v) } else { cx.ledger().placeholders.get(&s).copied() };
        v.map(|v| in_words(cx, v))
    };
    let (name, next) = (in_words(cx, v), with_names(&cx.brief(next), value));
    let text = format!("{the_loop} takes `{name}` to `{next}`");
    Reason::Unsolved(format!("{text}, and no rule solves that"))
}

/// The value of a header parameter in iteration `k`; a reason if `next` is not known, none if no rule
/// applies.
pub(in crate::solve) fn solve_recurrence(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    start: Expr,
    next: Expr,
    p: Sym,
    width: u8,
) -> Result<Predicated, Option<Reason>> {
    let k = cx.index(l);
    let pending = |s: &SolveContext<'_>, e: Expr| {
        s.vars(e).iter().any(|v| *v != p && s.symbol_data(*v).kind == SymKind::Placeholder)
    };
    let mut recurrence = Recurrence { l, k, start, next, p, width };
    if let Some(e) = answer(cx, &RECURRENCES[..WHATEVER_NEXT_IS], &recurrence) {
        return Ok(e);
    }
    if let Some(r) = cx.unknown_in(next) {
        return Err(Some(r));
    }
    if pending(cx, next) {
        return Err(None);
    }
    // A jump may have been threaded past the increment: 1 where the value is 0, and one more
    // elsewhere, is one more everywhere.
    if cx.has_var(next, p) && add::step(cx, next, p, width, &mut false).is_none() {
        recurrence.next = Facts::new().simplify(cx, next);
    }
    if let Some(found) = answer(cx, &RECURRENCES[WHATEVER_NEXT_IS..], &recurrence) {
        return Ok(found);
    }
    recurrence.next = where_taken(cx, &recurrence).ok_or(None)?;
    answer(cx, &RECURRENCES[WHATEVER_NEXT_IS..], &recurrence).ok_or(None)
}

fn answer(
    cx: &mut SolveContext<'_>,
    table: &'static [Rule<Find>],
    recurrence: &Recurrence,
) -> Option<Predicated> {
    first_that_applies(cx, table, |apply, cx| apply(cx, recurrence))
}
