//! Which values a branch looks at, and when: those whose poison makes it undefined (LangRef, "Poison Values").
//!
//! Poison goes through operations to what they compute. A choice looks at its condition, and of the two values at
//! the one that it takes: a `select` by its condition, a block parameter by the edge that its block was entered by,
//! and one of a header by the entry of the loop at first. Where the condition is one on the parameters, it stands
//! beside what is promised; else the promise is assumed.

use crate::analysis::flagged::flagged_values;
use crate::analysis::{Dominators, LoopId};
use crate::expr::Expr;
use crate::ir::{Block, Inst, Terminator, Value, ValueDef};
use crate::solve::context::{Program, Reading, SolveContext};
use crate::solve::count::flags::{is_known_number, is_literal_poison};
use crate::solve::count::frozen::incoming_by_edge;
use crate::solve::path::{node_of, reach};
use crate::solve::value::value_in;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use rustc_hash::FxHashSet;

/// A value that a branch looks at, where it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LookedAt {
    pub value: Value,
    pub when: When,
}

/// When a branch that is reached looks at a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum When {
    /// under that condition, in an iteration of the loop that the branch stands in
    If(Expr),
    /// now and then: no condition says when
    Sometimes,
}

/// Which values branches are still to be asked for.
pub(super) struct Open {
    /// those on whose way a promise is made
    flagged: EntitySet<Value>,
    /// the last block whose branch looks at the value whatever happens
    looked_at: SecondaryMap<Value, PackedOption<Block>>,
    dominators: Dominators,
}

impl Open {
    pub(super) fn new(cx: &SolveContext<'_>) -> Open {
        let Program { func, cfg, .. } = cx.program();
        let (flagged, dominators) = (flagged_values(func), Dominators::new(cfg));
        Open { flagged, looked_at: SecondaryMap::new(), dominators }
    }

    /// Where a block is reached, the branches of its dominators were, since the value was computed: a definition
    /// dominates its uses.
    fn is_open(&self, v: Value, block: Block) -> bool {
        let before = self.looked_at[v].expand();
        self.flagged.contains(v) && !before.is_some_and(|d| self.dominators.dominates(d, block))
    }
}

/// What the branch at the end of a block looks at, by the value that decides it, of what is open; and whether
/// `guards.branch_values` left some out. If not, what it always looks at is closed.
pub(super) fn looked_at(
    cx: &mut SolveContext<'_>,
    open: &mut Open,
    block: Block,
    decides: Value,
) -> (Vec<LookedAt>, bool) {
    let (mut seen, mut found, mut closed) = (FxHashSet::default(), Vec::new(), Vec::new());
    let mut work = vec![LookedAt { value: decides, when: When::If(cx.truth(true)) }];
    while let Some(LookedAt { value: v, when }) = work.pop() {
        if !open.is_open(v, block) || !seen.insert((v, when)) {
            continue;
        }
        if found.len() >= cx.limits().guards.branch_values {
            // what a value closed here is computed of may be left out
            closed.into_iter().rev().for_each(|(v, before)| open.looked_at[v] = before);
            return (found, true);
        }
        if is_always(cx, when) {
            closed.push((v, std::mem::replace(&mut open.looked_at[v], block.into())));
        }
        match cx.program().func.inst(v).cloned() {
            Some(Inst::Compare(_, a, b) | Inst::Binary(_, _, a, b) | Inst::PtrAdd(_, a, b)) => {
                work.extend([a, b].map(|value| LookedAt { value, when }));
            }
            Some(Inst::Cast(_, _, value) | Inst::Unary(_, value)) => {
                work.push(LookedAt { value, when });
            }
            Some(Inst::Select(c, a, b)) => {
                work.push(LookedAt { value: c, when });
                // that it does not take poison is what it promises itself
                let mut arms = vec![(a, (c, true)), (b, (c, false))];
                arms.retain(|(v, _)| !is_literal_poison(cx, *v));
                let promises = arms.len() < 2;
                for (value, choice) in arms {
                    let when = chosen_by(cx, block, when, choice);
                    work.push(LookedAt { value, when });
                }
                if !promises {
                    continue;
                }
            }
            Some(Inst::Opaque(_)) if is_literal_poison(cx, v) => {}
            Some(_) => continue,
            None => {
                let Program { func, cfg, .. } = cx.program();
                let ValueDef::BlockParam(to, _) = func.values[v].def else { continue };
                for (from, argument) in incoming_by_edge(func, cfg, v) {
                    let value = step(cx, v, (from, argument)).unwrap_or(argument);
                    if value != v {
                        let when = entered_by(cx, block, when, v, from);
                        work.push(LookedAt { value, when });
                    }
                }
                if cx.program().forest.of_header(to).is_none() {
                    continue;
                }
            }
        }
        found.push(LookedAt { value: v, when });
    }
    (found, false)
}

/// The other operand, where an argument is the next value of a header's parameter, one operation from the last: what
/// that operation promises the parameter does.
fn step(
    cx: &SolveContext<'_>,
    parameter: Value,
    (from, argument): (Block, Value),
) -> Option<Value> {
    let Program { func, forest, .. } = cx.program();
    forest.of_header(func.def_block(parameter)).filter(|&l| forest.contains(l, from))?;
    match func.inst(argument) {
        Some(Inst::Binary(_, _, a, b) | Inst::PtrAdd(_, a, b)) if *a == parameter => Some(*b),
        Some(Inst::Binary(_, _, a, b) | Inst::PtrAdd(_, a, b)) if *b == parameter => Some(*a),
        _ => None,
    }
}

/// When the value is looked at that a choice by a condition takes.
fn chosen_by(cx: &mut SolveContext<'_>, block: Block, when: When, (c, is): (Value, bool)) -> When {
    let (When::If(when), here) = (when, cx.program().forest.innermost(block)) else {
        return When::Sometimes;
    };
    let own = cx.program().forest.innermost(cx.program().func.def_block(c));
    let stays = is_around(cx, own, here);
    let c = value_in(cx, c, here, Reading::Promised);
    // in a loop that is over the condition is that of another iteration
    if !is_known_number(cx, c) || !stays && !cx.vars(c).is_empty() {
        return When::Sometimes;
    }
    let c = if is { c } else { cx.not(c) };
    let both = cx.and(when, c);
    let mut size = 0;
    cx.visit(&[both], |_, _| size += 1);
    match size <= cx.limits().guards.readable {
        true => When::If(both),
        false => When::Sometimes,
    }
}

/// When the argument is looked at that an edge gives to a parameter.
fn entered_by(
    cx: &mut SolveContext<'_>,
    block: Block,
    when: When,
    parameter: Value,
    from: Block,
) -> When {
    let here = cx.program().forest.innermost(block);
    let to = cx.program().func.def_block(parameter);
    if let Some(l) = cx.program().forest.of_header(to) {
        let at_first = here == Some(l) && block == to && is_always(cx, when);
        let enters = !cx.program().forest.contains(l, from);
        return match enters && (at_first || goes_on(cx, parameter, to)) {
            true => when,
            false => When::Sometimes,
        };
    }
    let Program { func, forest, .. } = cx.program();
    let region = forest.innermost(to);
    if !is_around(cx, region, here) {
        return When::Sometimes;
    }
    let Some(node) = node_of(cx, region, from) else { return When::Sometimes };
    let condition = match &func.blocks[from].terminator {
        // a loop that is left at one place only is left there
        _ if forest.innermost(from) != region => match is_only_exit(cx, region, from, to) {
            true => None,
            false => return When::Sometimes,
        },
        Terminator::Jump(_) => None,
        Terminator::Branch(c, t, e) if t.block != e.block => Some((*c, t.block == to)),
        _ => return When::Sometimes,
    };
    let When::If(when) = when else { return When::Sometimes };
    let reached = reach(cx, region, node);
    if !is_known_number(cx, reached) || !is_known_number(cx, when) {
        return When::Sometimes;
    }
    let when = When::If(cx.and(when, reached));
    match condition {
        Some(choice) => chosen_by(cx, block, when, choice),
        None => when,
    }
}

/// Is the loop around the other, or the same, so that its iteration is the current one there?
fn is_around(cx: &SolveContext<'_>, l: Option<LoopId>, here: Option<LoopId>) -> bool {
    match (l, here) {
        (None, _) => true,
        (Some(l), Some(h)) => cx.program().forest.contains(l, cx.program().forest.header(h)),
        (Some(_), None) => false,
    }
}

/// Is that the only edge out of the outermost loop below the region that the block stands in?
fn is_only_exit(cx: &SolveContext<'_>, region: Option<LoopId>, from: Block, to: Block) -> bool {
    let forest = cx.program().forest;
    let mut l = forest.innermost(from);
    while let Some(inner) = l {
        if forest.parent(inner) == region {
            let mut edges = forest.exiting_edges(inner);
            return edges.all(|e| e.from == from && e.to == to);
        }
        l = forest.parent(inner);
    }
    false
}

fn is_always(cx: &SolveContext<'_>, when: When) -> bool {
    matches!(when, When::If(c) if cx.is_one(c))
}

/// Is what a header's parameter is given at the end of each iteration computed of what it was, so that poison stays?
fn goes_on(cx: &SolveContext<'_>, parameter: Value, header: Block) -> bool {
    let Program { func, cfg, forest, .. } = cx.program();
    let Some(l) = forest.of_header(header) else { return false };
    let mut edges = incoming_by_edge(func, cfg, parameter).into_iter();
    edges.all(|(from, next)| !forest.contains(l, from) || is_computed_of(cx, next, parameter))
}

/// Does an operation, or one on its operands, have that operand, whatever the others are?
fn is_computed_of(cx: &SolveContext<'_>, v: Value, of: Value) -> bool {
    const DEPTH: usize = 16;
    let mut work = vec![v];
    for _ in 0..DEPTH {
        let Some(v) = work.pop() else { return false };
        if v == of {
            return true;
        }
        match cx.program().func.inst(v) {
            Some(Inst::Binary(_, _, a, b) | Inst::PtrAdd(_, a, b)) => work.extend([*a, *b]),
            Some(Inst::Cast(_, _, a) | Inst::Unary(_, a)) => work.push(*a),
            _ => {}
        }
    }
    false
}
