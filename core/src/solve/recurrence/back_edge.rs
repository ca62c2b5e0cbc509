//! What is known where a loop goes on: a header parameter takes its next value only on a back edge, so the
//! branches that lead there have decided (as LLVM's `isImpliedCond` asks dominating branches). Rust's ranges step
//! by `zext(i < n)` and go on where `i < n`; `k == 0 ? 0 : k - 1` is computed before the loop is left at 0.

use crate::analysis::LoopId;
use crate::expr::{Expr, Node};
use crate::ir::{BinaryOp, Inst, Terminator, Value};
use crate::solve::body::EdgeRef;
use crate::solve::context::addresses::has_placeholder;
use crate::solve::context::{slot, SolveContext};
use crate::solve::loop_facts::facts_in;
use crate::solve::path::edge_reached;
use crate::solve::recurrence::until::conditions;
use crate::solve::recurrence::Recurrence;
use rustc_hash::FxHashMap;

/// What an edge hands on.
pub(in crate::solve) enum Handed {
    Truth(bool),
    Value(Value),
}

/// What a back edge hands on for a value: an arm of a selection, or the truth of a condition, where the branches on
/// the only way there have decided. Linear in the loop's blocks.
pub(in crate::solve) fn handed_on(
    cx: &SolveContext<'_>,
    l: LoopId,
    edge: EdgeRef,
    value: Value,
) -> Handed {
    let func = cx.program().func;
    let is_decided = |v: Value| match func.inst(v) {
        Some(Inst::Select(..)) => true,
        _ => func.values[v].ty.width() == Some(1),
    };
    if !is_decided(value) {
        return Handed::Value(value);
    }
    let known = decided(cx, l, edge);
    let truth = |v: Value| truth_of(cx, &known, v);
    let mut v = value;
    for _ in 0..cx.limits().recurrences.selects {
        if let Some(t) = truth(v) {
            return Handed::Truth(t);
        }
        match func.inst(v) {
            Some(Inst::Select(c, then, otherwise)) => match truth(*c) {
                Some(true) => v = *then,
                Some(false) => v = *otherwise,
                None => break,
            },
            _ => break,
        }
    }
    Handed::Value(v)
}

/// The truth of a condition, or of its negation, among those that are known.
fn truth_of(cx: &SolveContext<'_>, known: &FxHashMap<Value, bool>, v: Value) -> Option<bool> {
    let func = cx.program().func;
    if let Some(&t) = known.get(&v) {
        return Some(t);
    }
    let Some(Inst::Binary(BinaryOp::Xor, _, a, b)) = func.inst(v) else { return None };
    let one = matches!(func.inst(*b), Some(Inst::Const(1))) && func.values[v].ty.width() == Some(1);
    known.get(a).filter(|_| one).map(|t| !t)
}

/// The conditions that branches on the only way to an edge have decided.
fn decided(cx: &SolveContext<'_>, l: LoopId, edge: EdgeRef) -> FxHashMap<Value, bool> {
    let program = cx.program();
    let region = &program.regions[slot(Some(l))];
    let mut known = FxHashMap::default();
    let mut at = edge;
    loop {
        if program.forest.innermost(at.from) == Some(l) {
            if let Terminator::Branch(c, then, otherwise) = &program.func.blocks[at.from].terminator
            {
                if then.block != otherwise.block {
                    known.entry(*c).or_insert(at.slot == 0);
                }
            }
        }
        let Some(node) = region.node(at.from) else { return known };
        match region.preds[node as usize].as_slice() {
            [one] => at = one.edge,
            _ => return known,
        }
    }
}

/// The same recurrence where its next value is another one once the loop goes on: a choice among its parts
/// is decided, for with the other arm the back edge is not taken. Not more is looked at than small functions.
pub(in crate::solve) fn where_taken(cx: &mut SolveContext<'_>, r: &Recurrence) -> Option<Expr> {
    let l = r.l;
    let [edge] = cx.program().regions[slot(Some(l))].back_edges[..] else { return None };
    let small = cx.limits().recurrences.iterated_nodes;
    cx.dag_size_within(r.next, small)?;
    let choices = conditions(cx, r.next, |_, _| true);
    if choices.is_empty() {
        return None;
    }
    let again = edge_reached(cx, Some(l), edge);
    if cx.unknown_in(again).is_some() || !cx.has_var(again, r.p) {
        return None;
    }
    cx.dag_size_within(again, small)?;
    for c in choices {
        for holds in [true, false] {
            let (this, other) = (cx.truth(holds), cx.truth(!holds));
            let without = cx.with_node(again, c, other);
            let mut facts = facts_in(cx, Some(l));
            let not = if holds { cx.not(c) } else { c };
            facts.assume(cx, not);
            let without = facts.simplify(cx, without);
            if cx.is_zero(without) {
                return Some(cx.with_node(r.next, c, this));
            }
        }
    }
    None
}

/// A step with choices by the index as it is in the iterations after which the loop goes on: a chunk that is not the
/// last one is a full one (`min(c, n - c*k)` is `c` where `n > c*(k + 1)`).
pub(in crate::solve) fn where_going_on(
    cx: &mut SolveContext<'_>,
    r: &Recurrence,
    step: Expr,
) -> Expr {
    let [edge] = cx.program().regions[slot(Some(r.l))].back_edges[..] else { return step };
    let small = cx.limits().recurrences.iterated_nodes;
    let mut chooses = false;
    cx.visit(&[step], |_, node| {
        chooses |= matches!(node, Node::Ite(..) | Node::Min(_) | Node::Max(_));
    });
    if !chooses || !cx.has_var(step, r.k) || cx.dag_size_within(step, small).is_none() {
        return step;
    }
    let again = edge_reached(cx, Some(r.l), edge);
    if cx.unknown_in(again).is_some()
        || has_placeholder(cx, again)
        || cx.dag_size_within(again, small).is_none()
    {
        return step;
    }
    let mut facts = facts_in(cx, Some(r.l));
    facts.assume(cx, again);
    facts.simplify(cx, step)
}

#[cfg(test)]
mod tests {
    use crate::solve::tests::tells;

    /// Each chunk looks at all before it, which are full ones.
    #[test]
    fn chunks_before_the_last_one_are_full() {
        tells(
            "func @chunks(%n: i8, %g: i8) {
block entry:
  %zero = const i8 0
  %one = const i8 1
  jump head(%n, %zero)
block head(%left: i8, %before: i8):
  %some = icmp ne %left, %zero
  branch %some, chunk, exit
block chunk:
  %is_last = icmp ult %left, %g
  %size = select i8 %is_last, %left, %g
  jump look(%zero)
block look(%j: i8):
  %more = icmp ult %j, %before
  branch %more, step, next
block step:
  %j1 = add i8 %j, %one
  jump look(%j1)
block next:
  %before1 = add i8 %before, %size
  %left1 = sub i8 %left, %size
  jump head(%left1, %before1)
block exit:
  return
}
> head: ite(n == 0, 0, ceil(n/g)) + 1
> chunk: ite(n == 0, 0, ceil(n/g))
> look: ite(n == 0, 0, ceil(n/g))*(g*ite(n == 0, 0, ceil(n/g)) - g + 2)/2
> step: g*ite(n == 0, 0, ceil(n/g))*(ite(n == 0, 0, ceil(n/g)) - 1)/2
> next: ite(n == 0, 0, ceil(n/g))
> if g >= 0
> if n >= 0
> if g > 0 || n <= 0",
        );
    }
}
