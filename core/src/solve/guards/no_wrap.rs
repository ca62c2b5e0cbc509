//! Wraps put aside: an expression without them, and the conditions on the parameters under which
//! none of them happens (design, "What makes it exact", 4).

use crate::analysis::LoopId;
use crate::expr::{machine_range, Expr, Node, Num, Store, Sym};
use crate::facts::Facts;
use crate::solve::context::SolveContext;
use crate::solve::guards::affine_bounds::affine_bounds;
use crate::solve::guards::where_it_matters::where_operands_matter;
use crate::solve::guards::{always_holds, at_both_ends, over_parameters};
use crate::solve::loop_facts::{entry_facts, entry_simplified, facts_in};
use crate::solve::trip::trip;
use rustc_hash::FxHashMap;

/// A sum over the iterations of a loop.
#[derive(Clone, Debug)]
pub(in crate::solve) struct Summand {
    pub(in crate::solve) l: LoopId,
    /// what is summed, in the loop's index
    pub(in crate::solve) body: Expr,
    /// the last iteration that counts
    pub(in crate::solve) last: Expr,
    /// what holds where the loop is entered
    pub(in crate::solve) entry: Facts,
}

/// A summand without wraps, what is known where its loop is entered, and the conditions on the
/// parameters that this rests on.
pub(in crate::solve) struct Plain {
    pub body: Expr,
    pub facts: Facts,
    /// Do the facts hold where there is an iteration that counts, and not at each entry of the loop?
    pub of_iterations: bool,
    pub guards: Vec<Expr>,
}

/// A wrap that was taken off: the operand must be a machine integer of that width and sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::solve) struct Obligation {
    pub(in crate::solve) arg: Expr,
    pub(in crate::solve) width: u8,
    pub(in crate::solve) signed: bool,
}

impl Obligation {
    /// Two expressions that are not negative where it is met.
    pub(in crate::solve) fn bounds(self, s: &mut Store) -> [Expr; 2] {
        let (lo, hi) = machine_range(self.width, self.signed);
        [s.add_num(self.arg, -lo), s.linear_sum(hi, [(Num::int(-1), self.arg)])]
    }
}

/// The expression with every wrap taken off, or every one of something that depends on an
/// index.
pub(in crate::solve) fn strip_wraps(
    cx: &mut SolveContext<'_>,
    e: Expr,
    k: Option<Sym>,
    out: &mut Vec<Obligation>,
) -> Expr {
    strip(cx, e, k, |_, o| out.push(o))
}

/// The same, which tells of each wrap what it leaves to be shown.
fn strip(
    cx: &mut SolveContext<'_>,
    e: Expr,
    k: Option<Sym>,
    mut owed: impl FnMut(Expr, Obligation),
) -> Expr {
    let mut order = Vec::new();
    cx.visit(&[e], |x, _| order.push(x));
    let mut done: FxHashMap<Expr, Expr> = FxHashMap::default();
    for x in order {
        if k.is_some_and(|k| !cx.has_var(x, k)) {
            continue;
        }
        let r = match *cx.node(x) {
            Node::Wrap { signed, width, arg } => {
                let arg = done.get(&arg).copied().unwrap_or(arg);
                owed(x, Obligation { arg, width, signed });
                arg
            }
            Node::Unsigned(width, arg) => {
                let arg = done.get(&arg).copied().unwrap_or(arg);
                owed(x, Obligation { arg, width, signed: false });
                arg
            }
            // the high part of an index that stays low: `floor(k / 2^32)` is 0
            Node::FloorDiv(arg, d) if k.is_some() && high_part(cx, d).is_some() => {
                let arg = done.get(&arg).copied().unwrap_or(arg);
                let width = high_part(cx, d).unwrap_or(64);
                owed(x, Obligation { arg, width, signed: false });
                cx.zero()
            }
            _ => {
                let get = |a: Expr| done.get(&a).copied().unwrap_or(a);
                cx.rebuild(x, &get)
            }
        };
        done.insert(x, r);
    }
    done.get(&e).copied().unwrap_or(e)
}

/// The exponent of a large power of two.
fn high_part(cx: &SolveContext<'_>, d: Expr) -> Option<u8> {
    let v = cx.as_const(d)?.as_i128()?;
    let bits = v.trailing_zeros();
    (v > 0 && v.count_ones() == 1 && (16..=64).contains(&bits)).then_some(bits as u8)
}

/// Which wraps are taken off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::solve) enum Wraps {
    /// those of what indices decide
    OfIndices,
    /// those of parameters too
    All,
}

/// A summand of a loop with wraps taken off. `None` if there is nothing to take off, or no condition on
/// the parameters under which none of them happens. The conditions `given` are going to be guards.
pub(in crate::solve) fn without_wraps(
    cx: &mut SolveContext<'_>,
    summand: &Summand,
    wraps: Wraps,
    given: &[Expr],
) -> Option<Plain> {
    let Summand { l, body, last, entry: mut facts } = summand.clone();
    let mut owed = Vec::new();
    let mut plain = body;
    match wraps {
        Wraps::All => plain = owed_by(cx, plain, None, &mut owed),
        Wraps::OfIndices => {
            for v in cx.vars(body).clone() {
                plain = owed_by(cx, plain, Some(v), &mut owed);
            }
        }
    }
    if owed.is_empty() {
        return None;
    }
    let (guards, obligations) = wrap_guards(cx, l, last, &owed, given)?;
    // What is known of a wrapped value is known of the value, in an iteration that does not let it wrap: where there is
    // none, it may wrap.
    let mut of_iterations = false;
    for c in facts.conditions().to_vec() {
        let mut found = Vec::new();
        let c = strip_wraps(cx, c, None, &mut found);
        if !found.is_empty() && found.iter().all(|o| obligations.contains(o)) {
            facts.assume(cx, c);
            of_iterations = true;
        }
    }
    for &g in &guards {
        facts.assume(cx, g);
    }
    Some(Plain { body: plain, facts, of_iterations, guards })
}

/// An expression of a loop's iterations without the wraps of what changes, and the conditions
/// under which none of them happens; as it is, where there is nothing to take off.
pub(in crate::solve) fn unwrapped(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    e: Expr,
) -> (Expr, Vec<Expr>) {
    let plain = trip(cx, l).and_then(|btc| {
        let entry = entry_facts(cx, l);
        without_wraps(cx, &Summand { l, body: e, last: btc, entry }, Wraps::OfIndices, &[])
    });
    match plain {
        Some(Plain { body, guards, .. }) => (body, guards),
        None => (e, Vec::new()),
    }
}

/// A wrap that was taken off, in the expression where it was.
struct Owed {
    obligation: Obligation,
    wrap: Expr,
    of: Expr,
    /// wraps of what depends on this index were taken off
    index: Option<Sym>,
}

/// [`strip_wraps`] that keeps what the wraps were.
fn owed_by(cx: &mut SolveContext<'_>, e: Expr, k: Option<Sym>, owed: &mut Vec<Owed>) -> Expr {
    strip(cx, e, k, |wrap, obligation| owed.push(Owed { obligation, wrap, of: e, index: k }))
}

/// The conditions on the parameters under which no obligation of an iteration up to the last one that counts is broken
/// where that matters; beside them the obligations that are met everywhere.
fn wrap_guards(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    last: Expr,
    owed: &[Owed],
    given: &[Expr],
) -> Option<(Vec<Expr>, Vec<Obligation>)> {
    let mut inside = facts_in(cx, Some(l));
    given.iter().for_each(|&g| inside.assume(cx, g));
    let k = cx.index(l);
    let ke = cx.sym(k);
    let left = cx.sub(last, ke);
    inside.assume_non_negative(cx, left);
    let (mut bounds, mut everywhere) = (Vec::new(), Vec::new());
    let mut places: FxHashMap<Expr, FxHashMap<Expr, Vec<Expr>>> = FxHashMap::default();
    let mut of_arms = Vec::new();
    for o in owed {
        let mut open = o.obligation.bounds(cx).to_vec();
        open.retain(|&e| !inside.prove_ge0(cx, e));
        if open.is_empty() {
            everywhere.push(o.obligation);
            continue;
        }
        let places = places.entry(o.of).or_insert_with(|| where_operands_matter(cx, o.of));
        match places.get(&o.wrap) {
            Some(under) if !under.is_empty() => of_arms.push((o, under.clone(), open)),
            _ => {
                everywhere.push(o.obligation);
                bounds.extend(open);
            }
        }
    }
    let mut guards = not_negative(cx, l, &mut inside, &bounds)?;
    if !of_arms.is_empty() {
        guards.iter().for_each(|&g| inside.assume(cx, g));
        bounds.drain(..).for_each(|e| inside.assume_non_negative(cx, e));
    }
    for (o, under, mut open) in of_arms {
        let mut there = inside.clone();
        for c in under {
            // A condition without its wraps is the same: what they owe is met where it is evaluated, which is outside
            // of what it decides.
            let mut found = Vec::new();
            let plain = strip_wraps(cx, c, o.index, &mut found);
            let are_met = found.iter().all(|f| owed.iter().any(|o| o.obligation == *f));
            for c in [Some(c), are_met.then_some(plain)].into_iter().flatten() {
                let c = there.simplify(cx, c);
                there.assume(cx, c);
            }
        }
        let all = open.len();
        open.retain(|&e| !there.prove_ge0_by_extremum(cx, e));
        if open.len() == all {
            everywhere.push(o.obligation);
        }
        bounds.extend(open);
    }
    let more = not_negative(cx, l, &mut inside, &bounds)?;
    guards.extend(more.into_iter().filter(|g| !guards.contains(g)).collect::<Vec<_>>());
    Some((guards, everywhere))
}

/// The conditions on the parameters under which none of those is negative in an iteration of the loop, beside what is
/// known there.
pub(in crate::solve) fn not_negative(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    inside: &mut Facts,
    bounds: &[Expr],
) -> Option<Vec<Expr>> {
    let mut guards = Vec::new();
    for &e in bounds {
        if inside.prove_ge0(cx, e) {
            continue;
        }
        let g = cx.ge0(e);
        let g = match at_entry(cx, l, g) {
            Some(g) => g,
            None => {
                let stronger = affine_bounds(cx, inside, g)?;
                at_entry(cx, l, stronger)?
            }
        };
        if !always_holds(cx, g) && !cx.ledger().guards.contains(&g) && !guards.contains(&g) {
            if cx.is_stepped(g) {
                return None;
            }
            guards.push(g);
        }
    }
    Some(guards)
}

/// A condition on an iteration of the loop as one on the parameters.
fn at_entry(cx: &mut SolveContext<'_>, l: LoopId, g: Expr) -> Option<Expr> {
    let k = cx.index(l);
    let mut g = g;
    if cx.has_var(g, k) {
        g = at_both_ends(cx, l, g, k)?;
    }
    let g = entry_simplified(cx, l, g);
    over_parameters(cx, l, g)
}
