//! Path conditions within one iteration.
//!
//! The condition of a node relative to its immediate dominator is true where the node
//! postdominates it, the branch's condition where there is one way in, and else the disjunction
//! over the edges in. The condition relative to the start of the iteration is the conjunction
//! along the dominator tree. Both are shared expressions, a node each, so that the whole stays
//! linear whatever the number of paths.

#[cfg(test)]
mod tests;

use crate::analysis::endings::is_invoke;
use crate::analysis::LoopId;
use crate::assume::AssumptionKind;
use crate::expr::{machine_range, Expr, Node};
use crate::ir::{BinaryOp, Block, Inst, Terminator};
use crate::solve::body::{is_undefined, EdgeRef, InEdge, RegionNode};
use crate::solve::context::notes::{assumes_kind, note, Cause, Note};
use crate::solve::context::{slot, Passed, Program, Reading, SolveContext};
use crate::solve::value::asserted::block_assumptions;
use crate::solve::value::{after_loop, value_in};
use crate::solve::Reason;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// The condition under which a block takes the `slot`-th target of its terminator, in an
/// iteration of its own innermost loop.
pub(in crate::solve) fn branch_condition(
    cx: &mut SolveContext<'_>,
    b: Block,
    slot: u32,
    reading: Reading,
) -> Expr {
    let Program { func, cfg, forest, shadowed, .. } = cx.program();
    let here = forest.innermost(b);
    let targets = cfg.successors(b);
    let undefined =
        |slot: u32| targets.get(slot as usize).is_some_and(|&t| is_undefined(func, cfg, t));
    if undefined(slot) {
        return cx.truth(false);
    }
    match &func.blocks[b].terminator {
        Terminator::Jump(_) => cx.truth(true),
        Terminator::Branch(..) if undefined(1 - slot) => cx.truth(true),
        &Terminator::Branch(c, ..) => {
            let c = value_in(cx, c, here, reading);
            let not_c = cx.not(c);
            let taken = [c, not_c];
            if let Some(taken) = past_checks(cx, b, slot, &taken) {
                return taken;
            }
            taken[slot as usize]
        }
        Terminator::Switch(v, cases, _) => {
            let width = func.values[*v].ty.width().unwrap_or(64);
            let v = value_in(cx, *v, here, reading);
            if let Some(taken) = past_checks(cx, b, slot, &[v]) {
                return taken;
            }
            let test = |s: &mut SolveContext<'_>, bits: u64| {
                let c = crate::solve::value::ops::constant(s, bits, width);
                s.eq(v, c)
            };
            if (slot as usize) < cases.len() {
                let (bits, _) = cases[slot as usize];
                // the first of equal cases wins
                if shadowed.contains(&(b, slot)) {
                    return cx.truth(false);
                }
                test(cx, bits)
            } else {
                let tests: Vec<Expr> = cases.iter().map(|c| test(cx, c.0)).collect();
                let any = cx.or_all(&tests);
                cx.not(any)
            }
        }
        Terminator::Unsupported(what, _) => {
            let reason = Reason::Unsupported(format!("the construct `{what}`"));
            let data = cx.data(Some(1), reason);
            past_checks(cx, b, slot, &[data]).unwrap_or(data)
        }
        Terminator::Return(_) | Terminator::Unreachable => cx.truth(false),
    }
}

/// The condition under which a block takes the `slot`-th target, where that is a check that is taken to pass; or
/// where data decides it and all that data may do is end the program: it is assumed that it does not. What parameters decide beside it stays a
/// condition. `decides`: for a branch when each target is taken, else the value that chooses.
fn past_checks(cx: &mut SolveContext<'_>, b: Block, slot: u32, decides: &[Expr]) -> Option<Expr> {
    let program = cx.program();
    if program.passing.contains(b) {
        let ends = program.endings.checks(program.func, program.cfg, b)?;
        let taken = !*ends.get(slot as usize)?;
        return Some(cx.truth(taken));
    }
    let throws = is_invoke(&program.func.blocks[b].terminator);
    // what parameters decide, an execution knows
    if !matches!(cx.unknown_in(*decides.first()?)?, Reason::Data(_)) && !throws {
        return None;
    }
    let ends = program.endings.checks(program.func, program.cfg, b)?;
    if !assumes_kind(cx, AssumptionKind::NoExit) {
        return None;
    }
    let end = ends.iter().position(|e| *e)?;
    let taken = match decides {
        [_, _] => {
            let parts = match cx.node(decides[end]).clone() {
                Node::Or(parts) => parts.to_vec(),
                _ => vec![decides[end]],
            };
            let known: Vec<Expr> =
                parts.into_iter().filter(|&p| cx.unknown_in(p).is_none()).collect();
            let ended = cx.or_all(&known);
            match slot as usize == end {
                true => ended,
                false => cx.not(ended),
            }
        }
        _ if *ends.get(slot as usize)? => cx.truth(false),
        _ if ends.iter().filter(|e| !**e).count() == 1 => cx.truth(true),
        _ => return None,
    };
    let cause = if throws { Cause::NoThrow } else { Cause::NoExit };
    note(cx, Note { cause, at: None, block: b });
    Some(taken)
}

/// The condition under which an edge out of a node of the region is taken, given that the
/// node is reached. For an inner loop: that it is left by this edge.
pub(in crate::solve) fn edge_condition(
    cx: &mut SolveContext<'_>,
    region: Option<LoopId>,
    edge: EdgeRef,
) -> Expr {
    let mut inner = cx.program().forest.innermost(edge.from);
    if inner == region {
        return branch_condition(cx, edge.from, edge.slot, Reading::Promised);
    }
    // the loop directly inside the region that the edge leaves
    while let Some(l) = inner {
        if cx.program().forest.parent(l) == region {
            return exit_condition(cx, l, edge);
        }
        inner = cx.program().forest.parent(l);
    }
    cx.truth(false)
}

/// The condition, seen from outside, that a loop that was entered is left by this edge.
fn exit_condition(cx: &mut SolveContext<'_>, l: LoopId, edge: EdgeRef) -> Expr {
    let exits = &cx.program().regions[slot(Some(l))].exits;
    if *exits == [edge] {
        return cx.truth(true); // loops end: endless executions are in no domain
    }
    // The last exit is the complement of the others, so that the flows out add up.
    if exits.last() == Some(&edge) {
        let others: Vec<Expr> =
            exits[..exits.len() - 1].iter().map(|e| exit_condition(cx, l, *e)).collect();
        let any = cx.or_all(&others);
        return cx.not(any);
    }
    let within = edge_reached(cx, Some(l), edge);
    after_loop(cx, within, l)
}

/// The condition that an edge is taken in an iteration of the region.
pub(in crate::solve) fn edge_reached(
    cx: &mut SolveContext<'_>,
    region: Option<LoopId>,
    edge: EdgeRef,
) -> Expr {
    let Some(node) = node_of(cx, region, edge.from) else { return cx.truth(false) };
    let reach = reach(cx, region, node);
    let taken = edge_condition(cx, region, edge);
    cx.and(reach, taken)
}

/// The node of the region that contains a block.
pub(in crate::solve) fn node_of(
    cx: &SolveContext<'_>,
    region: Option<LoopId>,
    b: Block,
) -> Option<u32> {
    let mut key = b;
    let mut l = cx.program().forest.innermost(b);
    while l != region {
        let inner = l?;
        key = cx.program().forest.header(inner);
        l = cx.program().forest.parent(inner);
    }
    cx.program().regions[slot(region)].node(key)
}

/// The condition that a node runs in an iteration of its region.
pub(in crate::solve) fn reach(
    cx: &mut SolveContext<'_>,
    region: Option<LoopId>,
    node: u32,
) -> Expr {
    let r = slot(region);
    let mut chain = Vec::new();
    let mut n = node;
    let mut acc = loop {
        if let Some(&e) = cx.memos().reach.get((r, n)) {
            break e;
        }
        if n == 0 {
            break cx.truth(true);
        }
        chain.push(n);
        n = cx.program().regions[r].idom[n as usize];
    };
    while let Some(n) = chain.pop() {
        let rel = relative(cx, region, n);
        acc = cx.and(acc, rel);
        cx.memos_mut().reach.insert((r, n), acc);
    }
    acc
}

/// The condition of a node relative to its immediate dominator.
pub(in crate::solve) fn relative(
    cx: &mut SolveContext<'_>,
    region: Option<LoopId>,
    node: u32,
) -> Expr {
    let r = slot(region);
    if let Some(&e) = cx.memos().relative.get((r, node)) {
        return e;
    }
    let e = if node == 0 || cx.program().regions[r].postdominates_idom[node as usize] {
        cx.truth(true)
    } else {
        let edges = cx.program().regions[r].preds[node as usize].clone();
        let conds = edges_relative(cx, region, node, &edges);
        cx.or_all(&conds)
    };
    cx.memos_mut().relative.insert((r, node), e);
    e
}

/// The condition of each edge into a node, relative to the node's immediate dominator.
fn edges_relative(
    cx: &mut SolveContext<'_>,
    region: Option<LoopId>,
    node: u32,
    edges: &[InEdge],
) -> Vec<Expr> {
    let r = slot(region);
    let d = cx.program().regions[r].idom[node as usize];
    let mut path: FxHashMap<u32, Expr> = FxHashMap::default();
    path.insert(d, cx.truth(true));
    edges
        .iter()
        .map(|e| {
            let mut chain = Vec::new();
            let mut n = e.source;
            let mut acc = loop {
                if let Some(&x) = path.get(&n) {
                    break x;
                }
                if n == 0 {
                    break cx.truth(true);
                }
                chain.push(n);
                n = cx.program().regions[r].idom[n as usize];
            };
            while let Some(n) = chain.pop() {
                let rel = relative(cx, region, n);
                acc = cx.and(acc, rel);
                path.insert(n, acc);
            }
            let taken = edge_condition(cx, region, e.edge);
            cx.and(acc, taken)
        })
        .collect()
}

pub(in crate::solve) fn is_poison(cx: &SolveContext<'_>, e: Expr) -> bool {
    matches!(cx.node(e), Node::Symbol(sym) if cx.ledger().poison.contains(sym))
}

/// The value that merges at a node: equal values need no condition.
pub(in crate::solve) fn merge(
    cx: &mut SolveContext<'_>,
    region: Option<LoopId>,
    node: u32,
    incoming: &[(InEdge, Expr)],
    reading: Reading,
) -> Expr {
    // Branching on poison is undefined: where nobody looks at its bits (as `freeze` does), it is
    // any of the others.
    let sound: Vec<(InEdge, Expr)>;
    let mut incoming = incoming;
    if reading == Reading::Promised && incoming.iter().any(|x| is_poison(cx, x.1)) {
        sound = incoming.iter().filter(|x| !is_poison(cx, x.1)).cloned().collect();
        if !sound.is_empty() {
            incoming = &sound;
        }
    }
    let Some((_, first)) = incoming.first() else {
        return cx.data(None, Reason::Unsolved("unreachable code".into()));
    };
    if incoming.iter().all(|(_, v)| v == first) {
        return *first;
    }
    let edges: Vec<InEdge> = incoming.iter().map(|x| x.0).collect();
    let conds = edges_relative(cx, region, node, &edges);
    // group equal values, the last group needs no condition
    let mut groups: Vec<(Expr, Vec<Expr>)> = Vec::new();
    for ((_, v), c) in incoming.iter().zip(conds) {
        match groups.iter_mut().find(|g| g.0 == *v) {
            Some(g) => g.1.push(c),
            None => groups.push((*v, vec![c])),
        }
    }
    let Some((last, _)) = groups.pop() else { return *first };
    let mut acc = last;
    for (v, conds) in groups.into_iter().rev() {
        let c = cx.or_all(&conds);
        acc = cx.ite(c, v, acc);
    }
    acc
}

/// Conditions that hold whenever a node of the region is reached: its path condition and the
/// assumptions (`llvm.assume`) in the blocks that dominate it. Linear in their number.
pub(in crate::solve) fn path_facts(
    cx: &mut SolveContext<'_>,
    region: Option<LoopId>,
    node: u32,
) -> Vec<Expr> {
    let mut out = Vec::new();
    let mut before = None;
    if node > 0 {
        out.push(relative(cx, region, node));
        before = passed(cx, region, cx.program().regions[slot(region)].idom[node as usize]);
    } else if let Some(RegionNode::Block(b)) = cx.program().regions[slot(region)].nodes.first() {
        out = block_assumptions(cx, *b);
    }
    let mut next = before.as_ref();
    while let Some(p) = next {
        out.extend(&p.conditions);
        next = p.before.as_ref();
    }
    out.retain(|&c| !cx.is_one(c));
    // what holds first says how to read the rest
    out.reverse();
    out
}

/// What holds once that node was passed; none where it is nothing.
fn passed(cx: &mut SolveContext<'_>, region: Option<LoopId>, node: u32) -> Option<Rc<Passed>> {
    let r = slot(region);
    let mut chain = Vec::new();
    let mut n = node;
    let mut all = loop {
        if let Some(known) = cx.memos().passed.get((r, n)) {
            break known.clone();
        }
        chain.push(n);
        if n == 0 {
            break None;
        }
        n = cx.program().regions[r].idom[n as usize];
    };
    while let Some(n) = chain.pop() {
        let mut conditions = Vec::new();
        if let RegionNode::Block(b) = cx.program().regions[r].nodes[n as usize] {
            conditions = block_assumptions(cx, b);
            conditions.extend(kept_promises(cx, region, b));
        }
        if n > 0 {
            conditions.push(relative(cx, region, n));
        }
        conditions.retain(|&c| !cx.is_one(c));
        if !conditions.is_empty() {
            all = Some(Rc::new(Passed { conditions, before: all }));
        }
        cx.memos_mut().passed.insert((r, n), all.clone());
    }
    all
}

/// What the flags of the values that decide a block's branch prove, given that the block
/// runs: a broken promise would make the branch undefined. Poison passes through every
/// operation but `freeze`, merges and the arms of a choice.
fn kept_promises(cx: &mut SolveContext<'_>, region: Option<LoopId>, b: Block) -> Vec<Expr> {
    let mut out = Vec::new();
    let Some(c) = cx.program().func.blocks[b].terminator.condition() else { return out };
    let mut work = vec![c];
    let mut seen = FxHashSet::default();
    while let Some(v) = work.pop() {
        if seen.len() > 32 || !seen.insert(v) {
            continue;
        }
        let Some(inst) = cx.program().func.inst(v) else { continue };
        match inst.clone() {
            Inst::Compare(_, x, y) => work.extend([x, y]),
            Inst::Cast(_, _, x) | Inst::Select(x, ..) | Inst::Unary(_, x) => work.push(x),
            Inst::Binary(op, flags, x, y) => {
                work.extend([x, y]);
                let exact =
                    matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl);
                let Some(w) = cx.program().func.values[v].ty.width() else { continue };
                if flags.nsw && exact && w > 1 {
                    let e = value_in(cx, v, region, Reading::Promised);
                    if cx.unknown_in(e).is_none() && !cx.interval(e).fits(w, true) {
                        let (lo, hi) = machine_range(w, true);
                        let (lo, hi) = (cx.num(lo), cx.num(hi));
                        out.push(cx.ge(e, lo));
                        out.push(cx.le(e, hi));
                    }
                }
            }
            _ => {}
        }
    }
    out
}
