//! Values that go round a ring of numbers: positions in a circular buffer, owners in turn, columns of a line. However
//! the end of the ring is met (`if (++x == n) x = 0;`, `if ((x += s) >= n) x -= n;`, `x = (x + 1) % n`), the value is
//! a remainder.
//!
//! What the ring is, is guessed from the conditions and the divisors in `next`, without wraps; that it is one is proved
//! for every value on it: `next` lies on the ring again and is the value and a step, but for its length. That the start
//! lies on it is proved, or becomes a condition on the parameters.

use crate::expr::{Expr, Node, Num, Sym};
use crate::facts::Facts;
use crate::rules::{Example, Rule, RuleInfo};
use crate::solve::context::predicated::Predicated;
use crate::solve::context::SolveContext;
use crate::solve::guards::no_wrap::{not_negative, strip_wraps};
use crate::solve::loop_facts::facts_in;
use crate::solve::recurrence::until::conditions;
use crate::solve::recurrence::{Find, Recurrence};
use rustc_hash::FxHashSet;

pub(in crate::solve) const CYCLIC: Rule<Find> = Rule {
    info: RuleInfo {
        name: "cyclic",
        stage: "recurrence",
        statement: "next = a + (P - a + s) mod n for every P from a to a + n - 1: value = a + (start - a + s*k) mod n; \
                    where only what becomes of the start lies on that ring, the same from there on",
        conditions: "a, n and s speak of neither P nor k; the start, or what becomes of it, lies between a and \
                     a + n - 1; n is at least 1. Where that is not known it may become a guard",
        source: "induction over the iterations; remainders are a group",
        example: Example::recurrence("0", "ite(P == b, 0, P + 1)", "k mod (b + 1)"),
    },
    apply: cyclic,
};

/// The numbers from `first` on, `length` of them, and by how much a value moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Ring {
    first: Expr,
    length: Expr,
    step: Expr,
    end: End,
}

/// How the end of a ring is met.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum End {
    /// a test meets it: a step must not be longer than the ring
    Test,
    /// a division does, wherever a step leads
    Division,
    /// a division does behind a test of the one end: steps lead there, and never the other way
    Last,
    First,
}

fn cyclic(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Predicated> {
    if cx.has_var(r.next, r.k) || !cx.has_var(r.next, r.p) {
        return None;
    }
    cx.dag_size_within(r.next, cx.limits().recurrences.iterated_nodes)?;
    // several steps in one iteration are as good as one, as many times
    let (next, times) = repeated(cx, r).unwrap_or((r.next, 1));
    let rings = rings(cx, next, r.p);
    let own = Recurrence { next, ..*r };
    // conditions on the start are asked for last, and those on the direction after them
    let on_one = |cx: &mut SolveContext<'_>, rings: &[Ring]| {
        [Start::Known, Start::Divided, Start::Guarded, Start::Beside]
            .into_iter()
            .find_map(|start| rings.iter().find_map(|&ring| around(cx, &own, ring, times, start)))
    };
    if let Some(found) = on_one(cx, &rings) {
        return Some(found);
    }
    let divided = rings.iter().filter(|r| r.end == End::Division);
    let one_way = divided.flat_map(|r| [End::Last, End::First].map(|end| Ring { end, ..*r }));
    let one_way: Vec<Ring> = one_way.filter(|r| cx.as_const(r.step).is_none()).collect();
    on_one(cx, &one_way)
}

/// Where a start lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Start {
    /// on the ring, which is proved
    Known,
    /// anywhere: a remainder lies on the ring, whatever is divided
    Divided,
    /// on the ring, which may become a guard
    Guarded,
    /// on the ring or just before it, so that what becomes of it lies there
    Beside,
}

/// A function of the value that an unrolled loop applies several times, and how often.
fn repeated(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<(Expr, u32)> {
    let mut parts = Vec::new();
    cx.visit(&[r.next], |x, _| parts.push(x));
    parts.retain(|&x| x != r.next && cx.has_var(x, r.p) && !cx.is_boolean(x));
    let pe = cx.sym(r.p);
    for part in parts.into_iter().filter(|&x| x != pe) {
        let mut value = part;
        for times in 2..=cx.limits().recurrences.repeated_steps {
            value = cx.substitute(part, &[(r.p, value)]);
            if value == r.next {
                return Some((part, times));
            }
            if cx.dag_size_within(value, cx.limits().recurrences.iterated_nodes).is_none() {
                break;
            }
        }
    }
    None
}

/// Rings that a value may go round, by what tests it and what it is divided by: without the wraps of what the value
/// decides, or without any.
fn rings(cx: &mut SolveContext<'_>, next: Expr, p: Sym) -> Vec<Ring> {
    let mut found = Vec::new();
    for of in [Some(p), None] {
        let plain = strip_wraps(cx, next, of, &mut Vec::new());
        rings_by_tests(cx, plain, p, &mut found);
        rings_by_divisors(cx, plain, p, &mut found);
    }
    let mut seen = FxHashSet::default();
    found.retain(|ring| seen.insert(*ring));
    found
}

fn rings_by_tests(cx: &mut SolveContext<'_>, next: Expr, p: Sym, found: &mut Vec<Ring>) {
    let pe = cx.sym(p);
    for c in conditions(cx, next, |s, c| s.has_var(c, p)) {
        let [yes, no] = [true, false].map(|holds| {
            let truth = cx.truth(holds);
            cx.with_node(next, c, truth)
        });
        let not = cx.not(c);
        for (reset, at_end, stepped) in [(c, yes, no), (not, no, yes)] {
            let step = cx.sub(stepped, pe);
            let Some(bounds) = bounds(cx, reset, p).filter(|_| !cx.has_var(step, p)) else {
                continue;
            };
            let Some((first, length)) = range(cx, bounds, step, (at_end, stepped), p) else {
                continue;
            };
            if ![first, length].iter().any(|&e| cx.has_var(e, p)) {
                found.push(Ring { first, length, step, end: End::Test });
            }
        }
    }
}

/// The first number of a ring and its length, by the values that are not followed by one a step away.
fn range(
    cx: &mut SolveContext<'_>,
    (least, greatest): (Option<Expr>, Option<Expr>),
    step: Expr,
    (at_end, stepped): (Expr, Expr),
    p: Sym,
) -> Option<(Expr, Expr)> {
    let by = cx.as_const(step).cloned();
    let length = cx.sub(stepped, at_end);
    // the value may begin anew from a number, or by the length before or after where the step leads
    let anew = cx.has_var(length, p);
    if let Some(least) = least.filter(|_| by.as_ref().is_none_or(Num::is_positive)) {
        let end = cx.add(least, step);
        return Some(match anew {
            true => (at_end, cx.sub(end, at_end)),
            false => (cx.sub(end, length), length),
        });
    }
    let greatest = greatest.filter(|_| by.is_some_and(|by| by.is_negative()))?;
    let before = cx.add(greatest, step);
    let first = cx.add_num(before, Num::ONE);
    Some(match anew {
        true => (first, cx.sub(at_end, before)),
        false => (first, cx.neg(length)),
    })
}

fn rings_by_divisors(cx: &mut SolveContext<'_>, next: Expr, p: Sym, found: &mut Vec<Ring>) {
    let (zero, one, pe) = (cx.zero(), cx.one(), cx.sym(p));
    let mut divided = Vec::new();
    cx.visit(&[next], |_, node| {
        if let Node::Mod(x, d) | Node::FloorDiv(x, d) = *node {
            divided.push((x, d));
        }
    });
    for (x, length) in divided {
        let (added, back) = (cx.sub(x, pe), cx.add(x, pe));
        // `ceil((P + a)/n)` is written as a quotient of `-P - a`
        let added = match (cx.has_var(added, p), cx.has_var(back, p)) {
            (false, _) => added,
            (_, false) => {
                let a = cx.neg(back);
                cx.add_num(a, Num::int(-1))
            }
            _ => continue,
        };
        if cx.has_var(length, p) {
            continue;
        }
        // the remainder itself, or what a step before the division leaves of it
        for first in [zero, one] {
            let step = cx.add(added, first);
            found.push(Ring { first, length, step, end: End::Division });
        }
    }
}

/// From where on, and up to where, a condition on the value holds: `P >= e`, `P <= e`, or both where `P == e`.
fn bounds(
    cx: &mut SolveContext<'_>,
    condition: Expr,
    p: Sym,
) -> Option<(Option<Expr>, Option<Expr>)> {
    let (e, equal) = match *cx.node(condition) {
        Node::Eq0(e) => (e, true),
        Node::Ge0(e) => (e, false),
        _ => return None,
    };
    let pe = cx.sym(p);
    let (_, terms) = cx.linear(e);
    let factor = &terms.iter().find(|t| t.1 == pe)?.0;
    let (rises, own) = match factor {
        k if k.is_one() => (true, cx.sub(e, pe)),
        k if *k == Num::int(-1) => (false, cx.add(e, pe)),
        _ => return None,
    };
    if cx.has_var(own, p) {
        return None;
    }
    let at = if rises { cx.neg(own) } else { own };
    Some(((rises || equal).then_some(at), (!rises || equal).then_some(at)))
}

/// The value on a ring, if it is one: from the start on, or from what becomes of it.
fn around(
    cx: &mut SolveContext<'_>,
    r: &Recurrence,
    ring: Ring,
    times: u32,
    start: Start,
) -> Option<Predicated> {
    let entered = match (start, ring.end == End::Test) {
        (Start::Known | Start::Guarded, _) => false,
        (Start::Divided, false) | (Start::Beside, true) => true,
        (Start::Divided, true) | (Start::Beside, false) => return None,
    };
    let Ring { first, length, step, .. } = ring;
    let pe = cx.sym(r.p);
    let end = cx.add(first, length);
    let last = cx.add_num(end, Num::int(-1));
    let mut facts = facts_in(cx, Some(r.l));
    let mut wanted = vec![cx.add_num(length, Num::int(-1))];
    if cx.as_const(step).is_none() {
        match ring.end {
            End::Test => wanted.extend([step, cx.sub(length, step)]),
            End::Division => {}
            End::Last => wanted.push(step),
            End::First => wanted.push(cx.neg(step)),
        }
    }
    if entered {
        let before = cx.sub(r.start, first);
        wanted.push(cx.add_num(before, Num::ONE));
    }
    let mut guards = not_negative(cx, r.l, &mut facts, &wanted)?;
    guards.iter().for_each(|&g| facts.assume(cx, g));
    let from = match entered {
        false => r.start,
        true => {
            let after = cx.substitute(r.next, &[(r.p, r.start)]);
            facts.simplify(cx, after)
        }
    };
    let wanted = [cx.sub(from, first), cx.sub(last, from)];
    let on_it = not_negative(cx, r.l, &mut facts, &wanted)?;
    if start == Start::Known && !on_it.is_empty() {
        return None;
    }
    guards.extend(on_it);
    if is_never_entered(cx, r, &guards) {
        return None;
    }
    guards.iter().for_each(|&g| facts.assume(cx, g));
    for e in [cx.sub(pe, first), cx.sub(last, pe)] {
        facts.assume_non_negative(cx, e);
    }
    let next = facts.simplify(cx, r.next);
    let choices = cx.limits().recurrences.nested_choices;
    if !goes_round(cx, &facts, next, (pe, ring), choices) {
        return None;
    }
    let ke = cx.sym(r.k);
    let steps = cx.scale(Num::int(times), ke);
    let steps = if entered { cx.add_num(steps, Num::int(-1)) } else { steps };
    let total = cx.mul(step, steps);
    let value = on_ring(cx, ring, from, total);
    let is_first = cx.eq0(ke);
    let value = if entered { cx.ite(is_first, r.start, value) } else { value };
    Some(Predicated::new(value, guards))
}

/// Do the guards hold only where the loop is not entered, but for wraps? A test that leaps ahead is no end of a ring
/// (`if (j == r) j = n - r`, from the left margin to the right one), though one could be guessed from it.
fn is_never_entered(cx: &mut SolveContext<'_>, r: &Recurrence, guards: &[Expr]) -> bool {
    if guards.is_empty() {
        return false;
    }
    let mut facts = Facts::new();
    let entered = facts_in(cx, Some(r.l)).conditions().to_vec();
    for &c in entered.iter().chain(guards) {
        let plain = strip_wraps(cx, c, None, &mut Vec::new());
        facts.assume(cx, plain);
    }
    facts.is_contradictory()
}

/// `first + (from - first + moved) mod length`
fn on_ring(cx: &mut SolveContext<'_>, ring: Ring, from: Expr, moved: Expr) -> Expr {
    let since = cx.sub(from, ring.first);
    let since = cx.add(since, moved);
    let rest = cx.modulo(since, ring.length);
    cx.add(ring.first, rest)
}

/// Is the next value on the ring, a step from the value on it?
fn goes_round(
    cx: &mut SolveContext<'_>,
    facts: &Facts,
    next: Expr,
    (value, ring): (Expr, Ring),
    choices: u32,
) -> bool {
    if facts.is_contradictory() {
        return true;
    }
    let Ring { first, length, step, .. } = ring;
    let remainder = on_ring(cx, ring, value, step);
    if next == remainder || facts.clone().simplify(cx, remainder) == next {
        return true;
    }
    let mut known = facts.clone();
    let end = cx.add(first, length);
    let last = cx.add_num(end, Num::int(-1));
    let [above, below] = [cx.sub(next, first), cx.sub(last, next)];
    if known.prove_ge0(cx, above) && known.prove_ge0(cx, below) {
        let moved = cx.add(value, step);
        let off = cx.sub(next, moved);
        let by = [off, cx.add(off, length), cx.sub(off, length)];
        let is_zero = |known: &mut Facts, cx: &mut SolveContext<'_>, e: Expr| {
            let back = cx.neg(e);
            known.prove_ge0(cx, e) && known.prove_ge0(cx, back)
        };
        if by.into_iter().any(|e| is_zero(&mut known, cx, e)) {
            return true;
        }
        // or a number of lengths, which a division takes off
        let off = cx.expand(off);
        let rest = cx.modulo(off, length);
        if cx.is_zero(rest) {
            return true;
        }
    }
    let Some(fewer) = choices.checked_sub(1) else { return false };
    let mut tests = Vec::new();
    cx.visit(&[next], |_, node| match *node {
        Node::Ite(c, ..) => tests.push(c),
        Node::Ge0(_) | Node::Eq0(_) => {}
        Node::Sum(_, ref terms) => tests.extend(terms.iter().map(|t| t.1)),
        _ => {}
    });
    tests.retain(|&c| cx.is_boolean(c) && !matches!(cx.node(c), Node::Const(_)));
    let Some(&test) = tests.last() else { return false };
    let not = cx.not(test);
    [(test, true), (not, false)].into_iter().all(|(c, holds)| {
        let mut known = facts.clone();
        known.assume(cx, c);
        let truth = cx.truth(holds);
        let then = cx.with_node(next, test, truth);
        let then = known.simplify(cx, then);
        goes_round(cx, &known, then, (value, ring), fewer)
    })
}
