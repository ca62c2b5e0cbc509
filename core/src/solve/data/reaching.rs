//! What a place in memory holds at a point: the store that reaches it, what merges there, and what a loop makes
//! of it from iteration to iteration.
//!
//! Method: memory SSA with one variable for each place that is asked for (Novillo, *Memory SSA*, 2007; LLVM's
//! `MemorySSA`), built on demand and backwards from the load, as values are (Braun et al., *Simple and Efficient
//! Construction of SSA Form*, 2013). A write that may touch the place and is none that covers it exactly leaves
//! something unknown there. A call of a function with a body leaves what that function leaves
//! ([`outcomes`](crate::solve::calls::outcomes)).
//!
//! What was stored is taken as it executes: machine arithmetic says what memory holds, whatever its flags promise.

use crate::analysis::endings::is_invoke;
use crate::analysis::LoopId;
use crate::expr::{machine_range, Expr, Num, SymKind};
use crate::ir::{AccessType, Block, Inst, Type, Value, ValueDef};
use crate::solve::body::{EdgeRef, InEdge, RegionNode};
use crate::solve::context::notes::{note, solved_as_loop, Note};
use crate::solve::context::predicated::noted;
use crate::solve::context::{slot, Held, Origin, Reading, SolveContext, Spot, Watched};
use crate::solve::data::conflicts::all_conflicts;
use crate::solve::data::definitions::written_by;
use crate::solve::data::entry::at_entry;
use crate::solve::data::loads::{access_of, loaded_path, place_of, start, Place};
use crate::solve::loop_facts::facts_in;
use crate::solve::path::{edge_reached, merge, node_of, reach};
use crate::solve::recurrence::solve_recurrence;
use crate::solve::value::after_loop;
use crate::solve::Reason;
use rustc_hash::{FxHashMap, FxHashSet};

/// The place at an address: from an object, or a pointer of which nothing is known, at a constant offset.
pub(in crate::solve) fn spot_at(
    cx: &mut SolveContext<'_>,
    address: Value,
    ty: Type,
    access: Option<AccessType>,
) -> Spot {
    let (origin, offset) = match start(cx, address) {
        (at, Some(offset)) => (at, offset),
        (_, None) => (address, 0),
    };
    let origin = match cx.program().func.inst(origin) {
        Some(Inst::GlobalAddr(name)) => Origin::Global(name.clone()),
        Some(Inst::Load(_)) => match loaded_path(cx, origin) {
            Some(path) => Origin::Loaded(path),
            None => Origin::Value(origin),
        },
        _ => Origin::Value(origin),
    };
    Spot { origin, offset, ty, access }
}

/// The value of the load `v`, the k-th instruction of `b`, where what was stored there is known; the assumptions
/// that this rests on are noted. Each place is looked at once, in time linear in the blocks that may write it.
pub(in crate::solve) fn stored(
    cx: &mut SolveContext<'_>,
    (v, b, k): (Value, Block, u32),
    address: Value,
) -> Option<Expr> {
    let ty = cx.program().func.values[v].ty;
    let access = access_of(cx, b, k);
    let spot = spot_at(cx, address, ty, access);
    let place = place_of(cx, address, bytes_of(ty)?);
    match held(cx, &spot, &place, Some(v), (b, k)) {
        Held::Known(e) => known_there(cx, e, b),
        Held::AtEntry => at_entry(cx, &spot),
        Held::Unknown => None,
    }
}

/// A value in a block in which nothing is unknown, once the cases are left out that the way there excludes.
pub(in crate::solve) fn known_there(cx: &mut SolveContext<'_>, e: Expr, b: Block) -> Option<Expr> {
    if cx.unknown_in(e).is_none() {
        return Some(e);
    }
    let here = cx.program().forest.innermost(b);
    let node = node_of(cx, here, b)?;
    let mut facts = facts_in(cx, here);
    // the branches on the way only: what is assumed in the block may rest on the value
    let way = reach(cx, here, node);
    for c in cx.conjuncts(way) {
        if cx.unknown_in(c).is_none() {
            facts.assume(cx, c);
        }
    }
    let e = facts.simplify(cx, e);
    cx.unknown_in(e).is_none().then_some(e)
}

/// How many bytes a value of a type takes in memory.
pub(super) fn bytes_of(ty: Type) -> Option<u64> {
    Some(u64::from(ty.width()?).div_ceil(8))
}

/// What a place holds before the k-th instruction of a block, as seen from there. `load` is a load of the place.
pub(in crate::solve) fn held(
    cx: &mut SolveContext<'_>,
    spot: &Spot,
    place: &Place,
    load: Option<Value>,
    (b, k): (Block, u32),
) -> Held {
    let depth = cx.objects().watch_depth;
    if depth >= cx.limits().addresses.nested_places || is_out_of_order(cx) {
        return Held::Unknown;
    }
    let watched = watch(cx, spot, place, load);
    cx.objects_mut().watch_depth += 1;
    let found = before(cx, watched, b, k);
    cx.objects_mut().watch_depth -= 1;
    if found != Held::Unknown {
        let conflicts = all_conflicts(cx, load, Some((b, k)), place, spot.access);
        for cause in conflicts.causes {
            note(cx, Note { cause, at: load, block: b });
        }
    }
    found
}

/// Does memory not follow the order of the flow graph? In a recursion that is solved as a loop, what follows the
/// call stands before the next activation; and what was written before `longjmp` is there behind `setjmp`.
pub(super) fn is_out_of_order(cx: &mut SolveContext<'_>) -> bool {
    if let Some(known) = cx.objects().out_of_order {
        return known;
    }
    let func = cx.program().func;
    let mut insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    let twice = |i: &Inst| matches!(i, Inst::Call(call) if call.effects.returns_twice);
    let found = cx.program().active.is_empty()
        || solved_as_loop(cx).is_some()
        || insts.any(|(_, i)| twice(i));
    cx.objects_mut().out_of_order = Some(found);
    found
}

/// The number of a place among those that are watched, and all that may write it.
fn watch(cx: &mut SolveContext<'_>, spot: &Spot, place: &Place, load: Option<Value>) -> usize {
    if let Some(&known) = cx.objects().watched_by_spot.get(spot) {
        return known;
    }
    let found = all_conflicts(cx, load, None, place, spot.access).writes;
    let program = cx.program();
    let mut writes: FxHashMap<Block, Vec<u32>> = FxHashMap::default();
    let mut written = FxHashSet::default();
    for (block, inst) in found {
        let in_block = writes.entry(block).or_default();
        in_block.push(inst);
        if in_block.len() > 1 {
            continue;
        }
        let mut region = program.forest.innermost(block);
        while let Some(node) = node_of(cx, region, block) {
            written.insert((slot(region), node));
            let Some(l) = region else { break };
            region = program.forest.parent(l);
        }
    }
    for in_block in writes.values_mut() {
        in_block.sort_unstable();
        in_block.dedup();
    }
    let defined = match &spot.origin {
        Origin::Value(v) => match program.func.values[*v].def {
            ValueDef::Param(_) => None,
            ValueDef::BlockParam(b, _) => Some((b, None)),
            ValueDef::Inst(b, k) => Some((b, Some(k))),
        },
        Origin::Global(_) | Origin::Loaded(_) => None,
    };
    let number = cx.objects().watched.len();
    let watched = Watched { spot: spot.clone(), defined, writes, written };
    cx.objects_mut().watched.push(watched.into());
    cx.objects_mut().watched_by_spot.insert(spot.clone(), number);
    number
}

/// What a place holds before the k-th instruction of a block.
fn before(cx: &mut SolveContext<'_>, watched: usize, b: Block, k: u32) -> Held {
    let of = cx.objects().watched[watched].clone();
    let (user, mut b, mut k) = (cx.program().forest.innermost(b), b, k);
    loop {
        let here = cx.program().forest.innermost(b);
        let first = match of.defined {
            Some((at, inst)) if at == b => inst.map_or(0, |inst| inst + 1),
            _ => 0,
        };
        let earlier = of.writes.get(&b).into_iter().flatten().rev();
        for &w in earlier.filter(|&&w| first <= w && w < k) {
            match written_by(cx, &of.spot, b, w) {
                Held::AtEntry => {}
                Held::Known(e) => return Held::Known(seen_from(cx, e, here, user)),
                Held::Unknown => return Held::Unknown,
            }
        }
        if of.defined.is_some_and(|(at, _)| at == b) {
            return Held::Unknown;
        }
        // up the dominator tree of each region, as long as nothing between writes the place
        let mut region = here;
        let mut node = match cx.program().regions[slot(region)].node(b) {
            Some(node) => node,
            None => return Held::Unknown,
        };
        let up = loop {
            if node == 0 {
                let Some(l) = region else { return Held::AtEntry };
                if is_defined_in(cx, &of, l) {
                    return Held::Unknown;
                }
                let parent = cx.program().forest.parent(l);
                let header = cx.program().forest.header(l);
                let Some(outer) = cx.program().regions[slot(parent)].node(header) else {
                    return Held::Unknown;
                };
                if of.written.contains(&(slot(parent), outer)) {
                    let found = around(cx, watched, &of, l);
                    return raised(cx, found, region, user);
                }
                (region, node) = (parent, outer);
                continue;
            }
            let graph = &cx.program().regions[slot(region)];
            let dominator = graph.idom[node as usize];
            let is_block = match graph.nodes[dominator as usize] {
                RegionNode::Block(d) => Some(d),
                // behind the loop the pointer is that of its last iteration
                RegionNode::Loop(l)
                    if is_defined_in(cx, &of, l)
                        && !of.written.contains(&(slot(region), dominator)) =>
                {
                    return Held::Unknown
                }
                RegionNode::Loop(_) => None,
            };
            let loop_writes = is_block.is_none() && of.written.contains(&(slot(region), dominator));
            if loop_writes || !clean_between(cx, &of, region, dominator, node) {
                let found = merged(cx, watched, region, node);
                return raised(cx, found, region, user);
            }
            // what a call leaves that comes back is not what an exception leaves
            let Some(d) = is_block else {
                node = dominator;
                continue;
            };
            let invokes = is_invoke(&cx.program().func.blocks[d].terminator);
            if invokes && of.writes.contains_key(&d) {
                let found = merged(cx, watched, region, node);
                return raised(cx, found, region, user);
            }
            break d;
        };
        (b, k) = (up, u32::MAX);
    }
}

/// Is the pointer that the offset of a place counts from another one in each iteration of a loop?
fn is_defined_in(cx: &SolveContext<'_>, of: &Watched, l: LoopId) -> bool {
    of.defined.is_some_and(|(b, _)| cx.program().forest.contains(l, b))
}

/// What is known in iterations of one region, as seen from one inside or around.
fn raised(
    cx: &mut SolveContext<'_>,
    found: Held,
    from: Option<LoopId>,
    user: Option<LoopId>,
) -> Held {
    match found {
        Held::Known(e) => Held::Known(seen_from(cx, e, from, user)),
        other => other,
    }
}

/// An expression of a loop's iteration, as seen from a loop inside or around: loops that end in between
/// contribute their last iteration.
fn seen_from(
    cx: &mut SolveContext<'_>,
    e: Expr,
    from: Option<LoopId>,
    user: Option<LoopId>,
) -> Expr {
    let (mut e, mut from) = (e, from);
    while let Some(inner) = from {
        if user.is_some_and(|u| cx.program().forest.encloses(inner, u)) {
            break;
        }
        e = after_loop(cx, e, inner);
        from = cx.program().forest.parent(inner);
    }
    e
}

/// Does nothing write the place on the ways from a node of a region to one that it dominates?
fn clean_between(
    cx: &SolveContext<'_>,
    of: &Watched,
    region: Option<LoopId>,
    dominator: u32,
    node: u32,
) -> bool {
    let graph = &cx.program().regions[slot(region)];
    let mut work = vec![node];
    let mut seen = FxHashSet::default();
    while let Some(n) = work.pop() {
        for e in &graph.preds[n as usize] {
            if e.source == dominator || !seen.insert(e.source) {
                continue;
            }
            if of.written.contains(&(slot(region), e.source)) {
                return false;
            }
            work.push(e.source);
        }
    }
    true
}

/// What a place holds at the start of a node of a region, merged over the edges into it.
fn merged(cx: &mut SolveContext<'_>, watched: usize, region: Option<LoopId>, node: u32) -> Held {
    let key = (watched, slot(region), node);
    if let Some(&known) = cx.memos().places.get(key) {
        return known;
    }
    let depth = cx.objects().watch_depth;
    if depth >= cx.limits().addresses.nested_places {
        return Held::Unknown;
    }
    cx.objects_mut().watch_depth += 1;
    let edges = cx.program().regions[slot(region)].preds[node as usize].clone();
    let found = merged_over(cx, watched, region, node, &edges);
    cx.objects_mut().watch_depth -= 1;
    cx.memos_mut().places.insert(key, found);
    found
}

fn merged_over(
    cx: &mut SolveContext<'_>,
    watched: usize,
    region: Option<LoopId>,
    node: u32,
    edges: &[InEdge],
) -> Held {
    let incoming: Vec<(InEdge, Held)> =
        edges.iter().map(|e| (*e, at_edge(cx, watched, region, e.edge))).collect();
    for all in [Held::AtEntry, Held::Unknown] {
        if incoming.iter().all(|x| x.1 == all) {
            return all;
        }
    }
    // where the way that leaves something unknown is not taken, it does not matter
    let mut values: Vec<(InEdge, Expr)> = Vec::new();
    for (e, found) in incoming {
        let v = match value_of(cx, watched, found) {
            Some(v) => v,
            None => unknown(cx),
        };
        values.push((e, v));
    }
    Held::Known(merge(cx, region, node, &values, Reading::Executed))
}

/// What a place holds where an edge is taken, as seen from a region.
fn at_edge(
    cx: &mut SolveContext<'_>,
    watched: usize,
    region: Option<LoopId>,
    edge: EdgeRef,
) -> Held {
    // what an exception leaves behind is not what a call leaves that comes back
    if is_invoke(&cx.program().func.blocks[edge.from].terminator) && edge.slot > 0 {
        let of = &cx.objects().watched[watched];
        if of.writes.contains_key(&edge.from) {
            return Held::Unknown;
        }
    }
    let found = before(cx, watched, edge.from, u32::MAX);
    let from = cx.program().forest.innermost(edge.from);
    raised(cx, found, from, region)
}

/// A symbol for what is not known of a place.
pub(in crate::solve) fn unknown(cx: &mut SolveContext<'_>) -> Expr {
    cx.data(None, Reason::Data("what memory holds".into()))
}

/// What was found as an expression.
fn value_of(cx: &mut SolveContext<'_>, watched: usize, found: Held) -> Option<Expr> {
    match found {
        Held::Known(e) => Some(e),
        Held::Unknown => None,
        Held::AtEntry => {
            let spot = cx.objects().watched[watched].spot.clone();
            at_entry(cx, &spot)
        }
    }
}

/// The numbers that an integer of so many bits may be.
fn range_of(width: u8) -> (Num, Num) {
    match width {
        1 => (Num::ZERO, Num::ONE),
        w => machine_range(w, true),
    }
}

/// What a place that a loop writes holds at the start of its iterations.
fn around(cx: &mut SolveContext<'_>, watched: usize, of: &Watched, l: LoopId) -> Held {
    let key = (watched, slot(Some(l)), 0);
    if let Some(&known) = cx.memos().places.get(key) {
        return known;
    }
    let Type::Int(width) = of.spot.ty else { return Held::Unknown };
    let depth = cx.objects().watch_depth;
    let limits = cx.limits();
    if depth >= limits.addresses.nested_places
        || !cx.memos().may_enter(&limits.recurrences, cx.program().func.layout.len())
    {
        return Held::Unknown;
    }
    cx.objects_mut().watch_depth += 1;
    let found = recurrence(cx, watched, l, width);
    cx.objects_mut().watch_depth -= 1;
    let found = found.map_or(Held::Unknown, Held::Known);
    cx.memos_mut().places.insert(key, found);
    found
}

/// The same as a recurrence: what the place holds on entry, and around the back edges.
fn recurrence(cx: &mut SolveContext<'_>, watched: usize, l: LoopId, width: u8) -> Option<Expr> {
    let parent = cx.program().forest.parent(l);
    let node = cx.program().regions[slot(parent)].node(cx.program().forest.header(l))?;
    let on_entry = merged(cx, watched, parent, node);
    let start = value_of(cx, watched, on_entry)?;
    if cx.unknown_in(start).is_some() {
        return None;
    }
    let (lo, hi) = range_of(width);
    let p = cx.fresh("P", SymKind::Placeholder, Some(lo), Some(hi));
    let pe = cx.sym(p);
    let mark = cx.memos_mut().enter(slot(Some(l)), p);
    cx.memos_mut().places.insert((watched, slot(Some(l)), 0), Held::Known(pe));
    let next = next_value(cx, watched, l);
    let solved = next.and_then(|next| solve_recurrence(cx, l, start, next, p, width).ok());
    let solved = solved.map(|found| noted(cx, found));
    cx.memos_mut().leave(mark);
    solved
}

/// What a place holds around the back edges of a loop.
fn next_value(cx: &mut SolveContext<'_>, watched: usize, l: LoopId) -> Option<Expr> {
    let edges = cx.program().regions[slot(Some(l))].back_edges.clone();
    let mut acc: Option<Expr> = None;
    for e in edges.iter().rev() {
        let found = at_edge(cx, watched, Some(l), *e);
        let v = value_of(cx, watched, found)?;
        acc = Some(match acc {
            None => v,
            Some(a) if a == v => a,
            Some(a) => {
                let c = edge_reached(cx, Some(l), *e);
                cx.ite(c, v, a)
            }
        });
    }
    acc
}
