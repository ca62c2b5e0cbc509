//! Values that come back: header parameters with `next` a function of the value alone (a toggle, a
//! mirror, the state of a small machine).
//!
//! Where a few applications of `next` give the value back, whatever it was, it is periodic from the
//! start; where the start is a number, its orbit is followed until it repeats.

use super::{slot, SolveContext};
use crate::analysis::LoopId;
use crate::expr::{Expr, Facts, Sym};

/// The longest period that is looked for whatever the value is.
const PERIOD: usize = 4;
/// The longest orbit of a number that is followed.
const ORBIT: usize = 12;
/// Functions of more nodes than this are not iterated.
const NODES: usize = 120;

/// The value, over the loop's index, of a header parameter that starts at `start` and goes on
/// with `next`, a function of the placeholder `p`; `None` if no period is found.
pub(super) fn periodic(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    start: Expr,
    next: Expr,
    p: Sym,
) -> Option<Expr> {
    cx.dag_size_within(next, NODES)?;
    // only what does not change meanwhile: indices of the loops around
    let mut around = Vec::new();
    let mut outer = cx.forest.parent(l);
    while let Some(o) = outer {
        around.extend(cx.loops[slot(Some(o))].index);
        outer = cx.forest.parent(o);
    }
    if !cx.vars(next).iter().all(|v| *v == p || around.contains(v)) {
        return None;
    }
    let k = cx.index(l);
    let (orbit, prefix) = match symbolic_period(cx, start, next, p) {
        Some(orbit) => (orbit, 0),
        None => orbit(cx, start, next, p)?,
    };
    // orbit[..prefix] once, then the rest again and again
    let ke = cx.sym(k);
    let period = cx.int((orbit.len() - prefix) as i64);
    let since = cx.add_num(ke, -(prefix as i64));
    let phase = cx.modulo(since, period);
    let mut value = *orbit.last()?;
    for (j, &v) in orbit.iter().enumerate().rev().skip(1) {
        let here = if j < prefix { cx.int(j as i64) } else { cx.int((j - prefix) as i64) };
        let at = if j < prefix { cx.eq(ke, here) } else { cx.eq(phase, here) };
        value = cx.ite(at, v, value);
    }
    Some(value)
}

fn applied(cx: &mut SolveContext<'_>, next: Expr, p: Sym, value: Expr) -> Expr {
    let e = cx.substitute(next, &[(p, value)]);
    Facts::new().simplify(cx, e)
}

/// The values from the start until `next` has given back whatever it was applied to.
fn symbolic_period(
    cx: &mut SolveContext<'_>,
    start: Expr,
    next: Expr,
    p: Sym,
) -> Option<Vec<Expr>> {
    let own = cx.sym(p);
    let mut e = own;
    for period in 1..=PERIOD {
        e = applied(cx, next, p, e);
        if e == own {
            let mut values = vec![start];
            for _ in 1..period {
                let last = *values.last()?;
                values.push(applied(cx, next, p, last));
            }
            return Some(values);
        }
        cx.dag_size_within(e, NODES)?;
    }
    None
}

/// The numbers from the start until one comes again, and how many come before that one.
fn orbit(cx: &mut SolveContext<'_>, start: Expr, next: Expr, p: Sym) -> Option<(Vec<Expr>, usize)> {
    cx.as_const(start)?;
    let mut values = vec![start];
    for _ in 0..ORBIT {
        let last = *values.last()?;
        let e = applied(cx, next, p, last);
        cx.as_const(e)?;
        if let Some(at) = values.iter().position(|&v| v == e) {
            return Some((values, at));
        }
        values.push(e);
    }
    None
}
