//! Checks a finished program and finds out what each escape skips.
//!
//! Every place that control can go to from inside nested sequences lies on one chain, from the
//! innermost outwards: the later members of the sequence, the end of the sequence, the later
//! members of the sequence around it, and so on to the end of the program. A place is therefore a
//! number, its *reach*: the farther out, the greater. An escape skips a member if its reach is
//! greater than the member's; a whole basic graph may escape past it if the greatest reach inside
//! is greater. So one pass from the inside out decides for each member whether the paper's
//! Sequence-Reduce or its Sequence-Reduce-Escape applies, in time linear in the program (times a
//! logarithm for the search of a label's origin).

use super::{
    BasicGraph, BasicId, EscapeKind, GraphError, GraphId, GraphView, Loop, LoopTest, Owner,
    OwnerSlot, Target,
};
use crate::ir::Block;
use cranelift_entity::{packed_option::PackedOption, EntitySet, SecondaryMap};

/// How far out a place lies, from the point of view of what it encloses.
type Reach = u64;

fn reach(depth: u32, index: usize) -> Reach {
    (u64::from(u32::MAX - depth) << 32) | index as u64
}

/// What is known about a member of a sequence.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Facts {
    /// position in the order of the text
    pub number: u32,
    /// one past the last member inside it
    pub end: u32,
    /// its own place
    pub own: Reach,
    /// the farthest place that an escape inside leads to; 0 without escapes
    pub reach: Reach,
    /// of a loop: the place behind its normal exit
    pub exit: Reach,
    pub follows: PackedOption<BasicId>,
    pub escaped: bool,
    pub breaks: bool,
}

/// What comes after the end of a graph or member.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    Label(Block),
    Iteration(Block),
    End,
    /// an escape: nothing leads there but falling into it
    Escape,
}

/// Where a graph lies.
#[derive(Clone, Copy, Debug, Default)]
struct Extent {
    depth: u32,
    /// its members are those numbered `start..end`, with what is inside them
    start: u32,
    end: u32,
    innermost: PackedOption<BasicId>,
}

pub(super) fn resolve(view: &mut GraphView) -> Result<(), GraphError> {
    let graphs = visit(view)?;
    check_headers(view)?;
    drop_natural(view, &graphs)?;
    let extents = number(view, &graphs);
    place_escapes(view, &graphs, &extents)
}

fn name(view: &GraphView, block: Block) -> String {
    view.block_name(block).to_owned()
}

/// The graphs inside a basic graph, each with its owner, in the order of the text.
fn inside(id: BasicId, basic: &BasicGraph) -> [Option<(GraphId, Owner)>; 2] {
    match basic {
        BasicGraph::Block(_) | BasicGraph::Escape(_) => [None, None],
        BasicGraph::Branch(b) => {
            [Some((b.then, Owner::Then(id))), Some((b.otherwise, Owner::Otherwise(id)))]
        }
        BasicGraph::Loop(l) => [Some((l.body, Owner::Body(id))), Some((l.exit, Owner::Exit(id)))],
    }
}

/// Fills the tables from members to what holds them; returns the graphs, outer before inner.
fn visit(view: &mut GraphView) -> Result<Vec<GraphId>, GraphError> {
    let foreign = |id: &dyn std::fmt::Debug| GraphError::Foreign { id: format!("{id:?}") };
    let mut seen = SecondaryMap::<GraphId, bool>::new();
    let mut graphs = Vec::new();
    let mut work = vec![(view.root, Owner::Program)];
    while let Some((g, owner)) = work.pop() {
        let members = view.graphs.get_mut(g).ok_or_else(|| foreign(&g))?;
        let members = std::mem::take(members);
        if std::mem::replace(&mut seen[g], true) {
            let first = members.iter().find_map(|&b| view.first_block(b));
            let block = first.map_or_else(|| format!("{g:?}"), |b| name(view, b));
            return Err(GraphError::Repeated { block });
        }
        view.owner[g] = OwnerSlot(owner);
        graphs.push(g);
        for &b in &members {
            let basic = view.basics.get(b).ok_or_else(|| foreign(&b))?;
            let (home, start) = match basic {
                BasicGraph::Block(x) => (Some(*x), Some(*x)),
                // only the first test of a switch holds the block
                BasicGraph::Branch(br) if br.case == 0 => (Some(br.block), Some(br.block)),
                BasicGraph::Loop(l) if l.test == LoopTest::Header => {
                    (Some(l.header), Some(l.header))
                }
                BasicGraph::Loop(l) => (None, Some(l.header)),
                _ => (None, None),
            };
            for block in home.into_iter().chain(start) {
                view.names.get(block).ok_or_else(|| foreign(&block))?;
            }
            let block = view.first_block(b);
            let repeated = |view: &GraphView| {
                let block = block.map_or_else(|| format!("{b:?}"), |x| name(view, x));
                Err(GraphError::Repeated { block })
            };
            if view.within[b].is_some() {
                return repeated(view);
            }
            view.within[b] = Some(g).into();
            if let Some(x) = home {
                if view.home[x].is_some() {
                    return repeated(view);
                }
                view.home[x] = Some(b).into();
            }
            if let Some(x) = start {
                // A rotated loop is entered at the loop; its header is a member of the body, which
                // comes later.
                if view.start[x].is_none() {
                    view.start[x] = Some(b).into();
                }
            }
            work.extend(inside(b, basic).into_iter().flatten());
        }
        view.graphs[g] = members;
    }
    let mut unreachable = EntitySet::<Block>::new();
    for &block in &view.unreachable {
        unreachable.insert(block);
    }
    for block in view.names.keys() {
        if view.home[block].is_none() && !unreachable.contains(block) {
            return Err(GraphError::Missing { block: name(view, block) });
        }
    }
    Ok(graphs)
}

fn check_headers(view: &GraphView) -> Result<(), GraphError> {
    for (b, basic) in view.basics.iter() {
        let BasicGraph::Loop(l) = basic else { continue };
        if view.within[b].is_none() || l.test == LoopTest::Header {
            continue;
        }
        let first = view.graphs[l.body].first().copied();
        if first.is_none() || first != view.home(l.header) {
            return Err(GraphError::Header { header: name(view, l.header) });
        }
    }
    Ok(())
}

/// Drops the escapes that lead to what comes next anyway.
fn drop_natural(view: &mut GraphView, graphs: &[GraphId]) -> Result<(), GraphError> {
    let mut after_graph = SecondaryMap::<GraphId, Next>::with_default(Next::End);
    let mut after_member = SecondaryMap::<BasicId, Next>::with_default(Next::End);
    for &g in graphs {
        after_graph[g] = match view.owner(g) {
            Owner::Program => Next::End,
            Owner::Then(b) | Owner::Otherwise(b) | Owner::Exit(b) => after_member[b],
            Owner::Body(b) => match view.first_block(b) {
                Some(header) => Next::Iteration(header),
                None => Next::End,
            },
        };
        let members = std::mem::take(&mut view.graphs[g]);
        let mut kept = Vec::with_capacity(members.len());
        for (i, &b) in members.iter().enumerate() {
            let next = match members.get(i + 1) {
                None => after_graph[g],
                Some(&n) => view.first_block(n).map_or(Next::Escape, Next::Label),
            };
            after_member[b] = next;
            let BasicGraph::Escape(e) = &view.basics[b] else {
                kept.push(b);
                continue;
            };
            let leads_to = match e.target {
                Target::Block(x) => Some(Next::Label(x)),
                Target::Continue(x) => Some(Next::Iteration(x)),
                Target::Return | Target::Stop => Some(Next::End),
                Target::Exit(_) => None,
            };
            if leads_to == Some(next) {
                continue;
            }
            // The normal exit of a rotated loop to what follows the loop.
            let exit = e.exit_of.expand().and_then(|l| match &view.basics[l] {
                BasicGraph::Loop(data) if data.test != LoopTest::Header => {
                    let goes_on = leads_to == Some(after_member[l]);
                    (view.graphs[data.exit].is_empty() && goes_on).then_some(data.header)
                }
                _ => None,
            });
            if let (Some(header), BasicGraph::Escape(e)) = (exit, &mut view.basics[b]) {
                e.target = Target::Exit(header);
            }
            kept.push(b);
        }
        view.graphs[g] = kept;
    }
    Ok(())
}

/// Numbers the members in the order of the text.
fn number(view: &mut GraphView, graphs: &[GraphId]) -> SecondaryMap<GraphId, Extent> {
    let mut extents = SecondaryMap::<GraphId, Extent>::new();
    for &g in graphs {
        let (depth, innermost) = match view.owner(g) {
            Owner::Program => (0, None),
            Owner::Then(b) | Owner::Otherwise(b) | Owner::Exit(b) => {
                let outer = extents[view.within(b)];
                (outer.depth + 1, outer.innermost.expand())
            }
            // one farther in than the exit, so that the exit is out of the body
            Owner::Body(b) => (extents[view.within(b)].depth + 2, Some(b)),
        };
        extents[g] = Extent { depth, start: 0, end: 0, innermost: innermost.into() };
    }
    // (graph, next member, graphs inside the current member still to visit)
    let mut work = vec![(view.root, 0usize, [None, None])];
    while let Some((g, next, rest)) = work.last_mut() {
        if let Some((inner, _)) = rest[0].take().or_else(|| rest[1].take()) {
            extents[inner].start = view.order.len() as u32;
            work.push((inner, 0, [None, None]));
            continue;
        }
        let g = *g;
        if *next > 0 {
            let done = view.graphs[g][*next - 1];
            view.facts[done].end = view.order.len() as u32;
        }
        match view.graphs[g].get(*next) {
            Some(&b) => {
                let at = *next;
                *next += 1;
                *rest = inside(b, &view.basics[b]);
                let depth = extents[g].depth;
                let facts = &mut view.facts[b];
                facts.number = view.order.len() as u32;
                facts.own = reach(depth, at);
                facts.exit = reach(depth + 1, 0);
                view.order.push(b);
            }
            None => {
                extents[g].end = view.order.len() as u32;
                work.pop();
            }
        }
    }
    extents
}

fn place_escapes(
    view: &mut GraphView,
    graphs: &[GraphId],
    extents: &SecondaryMap<GraphId, Extent>,
) -> Result<(), GraphError> {
    let origin = find_targets(view, extents)?;
    spread_reach(view, graphs, &origin)
}

/// The first member of a sequence from inside which a jump leads to a member of it, for each member.
type Origins = SecondaryMap<BasicId, u32>;

/// Finds the place and kind of each escape.
fn find_targets(
    view: &mut GraphView,
    extents: &SecondaryMap<GraphId, Extent>,
) -> Result<Origins, GraphError> {
    let mut origin = Origins::with_default(u32::MAX);
    for k in 0..view.order.len() {
        let b = view.order[k];
        let BasicGraph::Escape(e) = &view.basics[b] else { continue };
        let (reach, kind) = match e.target {
            Target::Return | Target::Stop => {
                (reach(0, view.graphs[view.root].len()), EscapeKind::Return)
            }
            Target::Continue(h) | Target::Exit(h) => {
                let l = enclosing_loop(view, extents, b, h)?;
                if matches!(e.target, Target::Continue(_)) {
                    let end = view.graphs[l.body].len();
                    (reach(extents[l.body].depth, end), EscapeKind::Continue)
                } else if l.test == LoopTest::Header {
                    return Err(GraphError::Header { header: name(view, h) });
                } else {
                    (reach(extents[l.exit].depth, 0), EscapeKind::NormalExit)
                }
            }
            Target::Block(x) => {
                let to = later_member(view, extents, b, x)?;
                let g = view.within(to);
                let number = view.facts[b].number;
                let members = &view.graphs[g];
                let from = members.partition_point(|&m| view.facts[m].number <= number) as u32 - 1;
                origin[to] = origin[to].min(from);
                let home = extents[view.within(b)].innermost;
                let kind =
                    if home == extents[g].innermost { EscapeKind::Jump } else { EscapeKind::Break };
                (view.facts[to].own, kind)
            }
        };
        view.facts[b].reach = reach;
        if let BasicGraph::Escape(e) = &mut view.basics[b] {
            e.kind = kind;
        }
    }
    Ok(origin)
}

impl Extent {
    /// Is the member of that number in the graph, or inside a member of it?
    fn has(&self, number: u32) -> bool {
        self.start <= number && number < self.end
    }
}

/// The loop with that header, if an escape is in its body.
fn enclosing_loop<'v>(
    view: &'v GraphView,
    extents: &SecondaryMap<GraphId, Extent>,
    escape: BasicId,
    header: Block,
) -> Result<&'v Loop, GraphError> {
    match view.start[header].expand().map(|b| &view.basics[b]) {
        Some(BasicGraph::Loop(l)) if extents[l.body].has(view.facts[escape].number) => Ok(l),
        _ => Err(GraphError::OutOfScope { target: format!("loop `{}`", view.block_name(header)) }),
    }
}

/// The member that starts with that block, if it comes after an escape in a sequence around it.
fn later_member(
    view: &GraphView,
    extents: &SecondaryMap<GraphId, Extent>,
    escape: BasicId,
    block: Block,
) -> Result<BasicId, GraphError> {
    let number = view.facts[escape].number;
    let later =
        |to: &BasicId| extents[view.within(*to)].has(number) && number < view.facts[*to].number;
    view.start[block].expand().filter(later).ok_or_else(|| GraphError::OutOfScope {
        target: format!("block `{}`", view.block_name(block)),
    })
}

/// Finds out which members escapes skip, from the inside out.
fn spread_reach(
    view: &mut GraphView,
    graphs: &[GraphId],
    origin: &Origins,
) -> Result<(), GraphError> {
    // an inner graph comes later in `graphs`
    let mut graph_reach = SecondaryMap::<GraphId, Reach>::new();
    // The members that dominate the current one among its sequence, each with the farthest reach
    // from it up to the next of them.
    let mut spine: Vec<(u32, Reach)> = Vec::new();
    for &g in graphs.iter().rev() {
        spine.clear();
        for i in 0..view.graphs[g].len() {
            let b = view.graphs[g][i];
            let mut inner = view.facts[b].reach;
            for (inside, _) in inside(b, &view.basics[b]).into_iter().flatten() {
                inner = inner.max(graph_reach[inside]);
            }
            view.facts[b].reach = inner;
            graph_reach[g] = graph_reach[g].max(inner);
            if let BasicGraph::Loop(l) = &view.basics[b] {
                view.facts[b].breaks = graph_reach[l.body] > view.facts[b].exit;
            }
            let mut skipped = 0;
            while let Some(&(r, far)) = spine.last() {
                // a jump into `b` from before `r` goes around `r`
                if r <= origin[b] {
                    break;
                }
                skipped = skipped.max(far);
                spine.pop();
            }
            if let Some((r, far)) = spine.last_mut() {
                *far = skipped.max(*far);
                let before = view.graphs[g][*r as usize];
                if let (BasicGraph::Escape(_), Some(x)) =
                    (&view.basics[before], view.first_block(b))
                {
                    return Err(GraphError::Unreached { block: name(view, x) });
                }
                view.facts[b].follows = Some(before).into();
                view.facts[b].escaped = *far > view.facts[b].own;
            }
            spine.push((i as u32, inner));
        }
    }
    Ok(())
}
