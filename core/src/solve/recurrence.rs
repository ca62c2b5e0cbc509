//! Header parameters as closed forms in the iteration index.
//!
//! While a parameter is being solved it is a placeholder `P`; its value around the back edge,
//! `next(P)`, decides the form (Bachmann, Wang and Zima, *Chains of Recurrences*; LLVM's
//! ScalarEvolution):
//!
//! | next | value in iteration `k` |
//! |---|---|
//! | `P` | `start` |
//! | `P + δ`, `δ` invariant | `start + δ·k` (an add recurrence) |
//! | `P + δ(k)` | `start + Σ_{j<k} δ(j)` |
//! | `x(k)` without `P` | `start` at 0, then `x(k-1)` |
//! | `P·2^m`, `floor(P/2^m)` | geometric |
//! | `f(P)` with `f(f(P)) = P`, or from a number | periodic (`periodic`) |
//! | `max(P, x)`, `x` affine in `k` | see `extrema` |
//! | `c(k) ? x(k) : P`, `g(P) && c(k) ? x(k) : P` | see `kept` |
//! | `f(low bits of P)` | the same for the low bits, one step behind |
//!
//! What was computed with the placeholder is forgotten afterwards.

use super::extrema::running_extremum;
use super::kept::kept_value;
use super::known::facts_in;
use super::periodic::periodic;
use super::reach::edge_reached;
use super::values::{edge_argument, merge_param, value_in, value_name};
use super::{slot, Reason, SolveContext};
use crate::analysis::LoopId;
use crate::expr::{machine_range, Expr, Facts, Node, Num, Sym, SymKind};
use crate::ir::Value;
use crate::sum::sum_range_within;

/// What was remembered while a placeholder stood for a value.
#[derive(Clone, Copy, Debug)]
pub(super) enum Remembered {
    Value(bool, Value),
    Relative(usize, u32),
    Reach(usize, u32),
    Loop(usize),
    Exit(Expr, LoopId),
}

/// Notes something remembered, if a placeholder is in force.
pub(super) fn remember(cx: &mut SolveContext<'_>, r: Remembered) {
    if cx.placeholders > 0 {
        cx.journal.push(r);
    }
}

fn forget_since(cx: &mut SolveContext<'_>, mark: usize) {
    while cx.journal.len() > mark {
        match cx.journal.pop() {
            Some(Remembered::Value(raw, v)) => cx.values[raw as usize][v] = None,
            Some(Remembered::Relative(r, n)) => cx.rel_memo[r][n as usize] = None,
            Some(Remembered::Reach(r, n)) => cx.reach_memo[r][n as usize] = None,
            Some(Remembered::Exit(e, l)) => {
                cx.exit_values.remove(&(e, l));
            }
            Some(Remembered::Loop(i)) => {
                let index = cx.loops[i].index;
                cx.loops[i] = super::context::LoopState { index, ..Default::default() };
            }
            None => break,
        }
    }
}

/// Does the expression speak of a value that is still being solved?
pub(super) fn has_placeholder(cx: &SolveContext<'_>, e: Expr) -> bool {
    cx.vars(e).iter().any(|v| cx.symbol_data(*v).kind == SymKind::Placeholder)
}

/// The `k`-th parameter of a loop's header, as a function of the loop's index.
pub(super) fn header_parameter(cx: &mut SolveContext<'_>, l: LoopId, k: u32, raw: bool) -> Expr {
    let header = cx.forest.header(l);
    let v = cx.func.blocks[header].params[k as usize];
    let ty = cx.func.values[v].ty;
    let Some(width) = ty.width() else {
        let reason = Reason::Data(format!("the value `{}`", value_name(cx, v)));
        return cx.data(None, reason);
    };
    let start = start_value(cx, l, k, raw);
    let mark = cx.journal.len();
    let (lo, hi) = if width == 1 { (Num::ZERO, Num::ONE) } else { machine_range(width, true) };
    let p = cx.fresh("P", SymKind::Placeholder, Some(lo), Some(hi));
    let pe = cx.sym(p);
    cx.placeholders += 1;
    cx.values[raw as usize][v] = Some(pe);
    let next = next_value(cx, l, k, raw);
    let solved = solve_recurrence(cx, l, start, next, p, width);
    forget_since(cx, mark);
    cx.placeholders -= 1;
    let e = match solved {
        Ok(e) => e,
        Err(reason) => cx.data(Some(width), reason),
    };
    cx.values[raw as usize][v] = Some(e);
    remember(cx, Remembered::Value(raw, v));
    e
}

/// The value on entry, merged over the edges into the loop.
fn start_value(cx: &mut SolveContext<'_>, l: LoopId, k: u32, raw: bool) -> Expr {
    let parent = cx.forest.parent(l);
    let header = cx.forest.header(l);
    let Some(node) = cx.regions[slot(parent)].node(header) else {
        return cx.data(None, Reason::Unsolved("unreachable code".into()));
    };
    merge_param(cx, parent, node, (header, k), raw)
}

/// The value around the back edges.
fn next_value(cx: &mut SolveContext<'_>, l: LoopId, k: u32, raw: bool) -> Expr {
    let edges = cx.regions[slot(Some(l))].back_edges.clone();
    let mut acc: Option<Expr> = None;
    for e in edges.iter().rev() {
        let v = match edge_argument(cx, e.from, e.slot, k) {
            Some(v) => value_in(cx, v, Some(l), raw),
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

fn solve_recurrence(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    start: Expr,
    next: Expr,
    p: Sym,
    width: u8,
) -> Result<Expr, Reason> {
    let k = cx.index(l);
    let ke = cx.sym(k);
    let pe = cx.sym(p);
    if next == pe || next == start {
        return Ok(start);
    }
    if let Some(r) = cx.unknown_in(next) {
        return Err(r);
    }
    let name = || Reason::Unsolved("a value that changes from iteration to iteration".into());
    let pending = |s: &SolveContext<'_>, e: Expr| {
        s.vars(e).iter().any(|v| *v != p && s.symbol_data(*v).kind == SymKind::Placeholder)
    };
    if pending(cx, next) {
        return Err(name());
    }
    if !cx.has_var(next, p) {
        let before = cx.add_num(ke, Num::int(-1));
        let prior = cx.substitute(next, &[(k, before)]);
        let first = cx.eq0(ke);
        return Ok(cx.ite(first, start, prior));
    }
    // A jump may have been threaded past the increment: 1 where the value is 0, and one more
    // elsewhere, is one more everywhere.
    let next = if step(cx, next, p, width, &mut false).is_none() {
        Facts::new().simplify(cx, next)
    } else {
        next
    };
    let mut wrapped = false;
    if let Some(step) = step(cx, next, p, width, &mut wrapped) {
        if !cx.has_var(step, p) {
            let total = if cx.has_var(step, k) {
                let j = cx.fresh("s", SymKind::Index, Some(Num::ZERO), None);
                let je = cx.sym(j);
                let body = cx.substitute(step, &[(k, je)]);
                let zero = cx.zero();
                let last = cx.add_num(ke, Num::int(-1));
                let facts = facts_in(cx, Some(l));
                let SolveContext { store, allowance, .. } = &mut *cx;
                match sum_range_within(store, &facts, j, zero, last, body, allowance) {
                    Some(e) => e,
                    None => cx.sum_over(j, zero, last, body),
                }
            } else {
                cx.mul(step, ke)
            };
            let value = cx.add(start, total);
            return Ok(if wrapped { cx.wrap(true, width, value) } else { value });
        }
    }
    if let Some(e) = running_extremum(cx, l, start, next, p) {
        return Ok(e);
    }
    if let Some(e) = kept_value(cx, l, start, next, p) {
        return Ok(e);
    }
    if let Some(e) = periodic(cx, l, start, next, p) {
        return Ok(e);
    }
    if let Some(e) = geometric(cx, start, next, p, k, width) {
        return Ok(e);
    }
    narrower(cx, l, start, next, p, width).ok_or_else(name)
}

/// A `next` that looks at the low bits of `P` alone (a `char` that is counted in an `int`): these
/// have a recurrence of their own, and `P` is one step behind.
fn narrower(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    start: Expr,
    next: Expr,
    p: Sym,
    wide: u8,
) -> Option<Expr> {
    let pe = cx.sym(p);
    let mut low = None;
    cx.visit(&[next], |x, node| {
        if let Node::Wrap { signed, width, arg } = *node {
            if arg == pe && (2..wide).contains(&width) {
                low = Some((x, signed, width));
            }
        }
    });
    let (node, signed, width) = low?;
    let (lo, hi) = machine_range(width, true);
    let q = cx.fresh("P", SymKind::Placeholder, Some(lo), Some(hi));
    let qe = cx.sym(q);
    let by = if signed { qe } else { cx.unsigned(width, qe) };
    let next = cx.with_node(next, node, by);
    if cx.has_var(next, p) {
        return None;
    }
    let first = cx.wrap(true, width, start);
    let next_low = cx.wrap(true, width, next);
    let found = solve_recurrence(cx, l, first, next_low, q, width).ok()?;
    let k = cx.index(l);
    let ke = cx.sym(k);
    let before = cx.add_num(ke, Num::int(-1));
    let prior = cx.substitute(found, &[(k, before)]);
    let value = cx.substitute(next, &[(k, before), (q, prior)]);
    let at_first = cx.eq0(ke);
    Some(cx.ite(at_first, start, value))
}

/// If `next = P + δ`: `δ`. Sets `wrapped` if the sum is taken modulo `2^width`.
fn step(
    cx: &mut SolveContext<'_>,
    next: Expr,
    p: Sym,
    width: u8,
    wrapped: &mut bool,
) -> Option<Expr> {
    match cx.node(next).clone() {
        Node::Symbol(s) if s == p => Some(cx.zero()),
        Node::Wrap { signed: true, width: w, arg } if w == width => {
            *wrapped = true;
            step(cx, arg, p, width, wrapped)
        }
        Node::Ite(c, a, b) if !cx.has_var(c, p) => {
            let a = step(cx, a, p, width, wrapped)?;
            let b = step(cx, b, p, width, wrapped)?;
            Some(cx.ite(c, a, b))
        }
        Node::Sum(c, terms) => {
            let mut carrying = terms.iter().filter(|t| cx.has_var(t.1, p));
            let (k, t) = carrying.next()?.clone();
            if carrying.next().is_some() || !k.is_one() {
                return None;
            }
            let inner = step(cx, t, p, width, wrapped)?;
            let rest: Vec<_> = terms.into_iter().filter(|x| x.1 != t).collect();
            let rest = cx.linear_sum(c, rest);
            Some(cx.add(inner, rest))
        }
        _ => None,
    }
}

/// `P·2^m`, `floor(P / 2^m)`, and `P / 2^m` rounded towards 0.
fn geometric(
    cx: &mut SolveContext<'_>,
    start: Expr,
    next: Expr,
    p: Sym,
    k: Sym,
    width: u8,
) -> Option<Expr> {
    let pe = cx.sym(p);
    let ke = cx.sym(k);
    let power = |v: &Num| -> Option<u32> {
        let v = v.as_i128()?;
        (v > 1 && v.count_ones() == 1).then(|| v.trailing_zeros())
    };
    let (wrapped, inner) = match *cx.node(next) {
        Node::Wrap { signed: true, width: w, arg } if w == width => (true, arg),
        _ => (false, next),
    };
    match cx.node(inner).clone() {
        Node::Sum(c, terms) if c.is_zero() && terms.len() == 1 && terms[0].1 == pe => {
            let m = power(&terms[0].0)?;
            let e = cx.scale(Num::int(m as i128), ke);
            let f = cx.pow2(e);
            let v = cx.mul(start, f);
            Some(if wrapped { cx.wrap(true, width, v) } else { v })
        }
        Node::FloorDiv(x, d) if !wrapped => {
            let m = power(cx.as_const(d)?)?;
            let e = cx.scale(Num::int(m as i128), ke);
            let f = cx.pow2(e);
            if x == pe {
                return Some(cx.floor_div(start, f));
            }
            if let Node::Unsigned(w, y) = *cx.node(x) {
                if y == pe && w == width {
                    let u = cx.unsigned(width, start);
                    if u == start {
                        return Some(cx.floor_div(start, f));
                    }
                    let later = cx.floor_div(u, f);
                    let first = cx.eq0(ke);
                    return Some(cx.ite(first, start, later));
                }
            }
            None
        }
        // rounded towards 0, again and again, is so once
        Node::Ite(_, a, _) if !wrapped => {
            let Node::FloorDiv(x, d) = *cx.node(a) else { return None };
            let m = power(cx.as_const(d)?)?;
            if x != pe || cx.trunc_div(pe, d) != inner {
                return None;
            }
            let e = cx.scale(Num::int(m as i128), ke);
            let f = cx.pow2(e);
            let (down, up) = (cx.floor_div(start, f), cx.ceil_div(start, f));
            let zero = cx.zero();
            let positive = cx.ge(start, zero);
            Some(cx.ite(positive, down, up))
        }
        _ => None,
    }
}
