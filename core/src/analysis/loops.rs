//! The loop forest: natural loops, nested by inclusion, and what makes a graph irreducible.
//!
//! A *natural loop* has one *header*, which dominates its blocks; its *latches* jump back to the
//! header (terms of LLVM's LoopTerminology). Loops with the same header are one loop. The search
//! goes over the headers from the innermost outwards and collects each body backwards from its
//! latches, as LLVM's `LoopInfo` does; loops already found are passed as one step, through a
//! union-find forest, so that the whole is near-linear in blocks plus edges at any nesting depth.

use super::cfg::{Cfg, Rows};
use super::dominators::Dominators;
use crate::ir::Block;
use cranelift_entity::{entity_impl, packed_option::PackedOption, EntityRef, PrimaryMap};

/// A loop of a [`LoopForest`]. Ids go in preorder: a loop comes before the loops inside it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LoopId(u32);
entity_impl!(LoopId, "loop");

/// An edge of the flow graph.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub struct Edge {
    /// source
    pub from: Block,
    /// target
    pub to: Block,
}

#[derive(Clone, Debug)]
struct LoopData {
    header: Block,
    latches: Vec<Block>,
    entering: Vec<Block>,
    parent: PackedOption<LoopId>,
    depth: u32,
    /// one past the last loop inside this one
    end: u32,
    /// range in `LoopForest::blocks`
    blocks: (u32, u32),
    /// range in `LoopForest::exits`
    exits: (u32, u32),
}

/// The natural loops of a function.
///
/// ```
/// use symprof_core::{analysis::{Cfg, Dominators, LoopForest}, ir::*};
/// // entry -> head; head -> {body, exit}; body -> head
/// let mut b = FunctionBuilder::new("f");
/// let c = b.param("c", Type::BOOL);
/// let (entry, head, body, exit) =
///     (b.block("entry"), b.block("head"), b.block("body"), b.block("exit"));
/// b.switch_to(entry);
/// b.jump(head, &[]);
/// b.switch_to(head);
/// b.branch(c, (body, &[]), (exit, &[]));
/// b.switch_to(body);
/// b.jump(head, &[]);
/// b.switch_to(exit);
/// b.ret(None);
/// let cfg = Cfg::new(&b.finish());
/// let loops = LoopForest::new(&cfg, &Dominators::new(&cfg));
/// let l = loops.innermost(body).unwrap();
/// assert_eq!(loops.header(l), head);
/// assert_eq!(loops.latches(l), [body]);
/// assert_eq!(loops.preheader(l, &cfg), Some(entry));
/// assert_eq!(loops.exiting_edges(l).map(|e| e.to).collect::<Vec<_>>(), [exit]);
/// assert!(loops.irreducible().is_empty());
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct LoopForest {
    loops: PrimaryMap<LoopId, LoopData>,
    children: Rows<LoopId>,
    roots: Vec<LoopId>,
    innermost: Vec<PackedOption<LoopId>>,
    /// blocks in loops, grouped by innermost loop in the order of the loops, within one in reverse
    /// postorder; so the blocks of a loop with all loops inside it are contiguous
    blocks: Vec<Block>,
    /// edges that leave at least one loop, grouped by innermost loop of their source likewise
    exits: Vec<Edge>,
    irreducible: Vec<Edge>,
}

impl LoopForest {
    /// The loop forest of the reachable blocks.
    pub fn new(cfg: &Cfg, dom: &Dominators) -> Self {
        let mut found = Vec::new();
        let innermost = discover(cfg, dom, &mut found);
        Self::assemble(cfg, dom, &found, &innermost)
    }

    /// Renumbers the loops found in preorder and lays out their tables.
    fn assemble(cfg: &Cfg, dom: &Dominators, found: &[Found], innermost: &[u32]) -> Self {
        let Numbered { loops, children, roots, ids } = Numbered::new(cfg, found);
        let id = |l: u32| if l == NONE { None.into() } else { ids[l as usize] };
        let mut forest = LoopForest {
            loops,
            children,
            roots,
            innermost: innermost.iter().map(|&l| id(l)).collect(),
            blocks: Vec::new(),
            exits: Vec::new(),
            irreducible: Vec::new(),
        };
        forest.lay_out_blocks(cfg);
        forest.find_entering(cfg);
        for &from in cfg.reverse_postorder() {
            for &to in cfg.successors(from) {
                if cfg.is_retreating(from, to) && !dom.dominates(to, from) {
                    forest.irreducible.push(Edge { from, to });
                }
            }
        }
        forest
    }

    /// Groups blocks and exits by loop, and gives each loop its ranges of them.
    fn lay_out_blocks(&mut self, cfg: &Cfg) {
        let mut grouped = Vec::new();
        for &b in cfg.reverse_postorder() {
            if let Some(l) = self.innermost[b.index()].expand() {
                grouped.push((l.0, b));
            }
        }
        let rows = Rows::new(self.loops.len(), &grouped);
        for l in self.loops.keys() {
            let start = (self.blocks.len() as u32, self.exits.len() as u32);
            for &b in rows.row(l.index()) {
                self.blocks.push(b);
                for &to in cfg.successors(b) {
                    if !self.contains(l, to) {
                        self.exits.push(Edge { from: b, to });
                    }
                }
            }
            let data = &mut self.loops[l];
            data.blocks.0 = start.0;
            data.exits.0 = start.1;
        }
        // the ranges of a loop go up to the next one that is not inside it
        for l in self.loops.keys() {
            let end = self.loops[l].end;
            let (blocks_end, exits_end) = match self.loops.get(LoopId(end)) {
                Some(next) => (next.blocks.0, next.exits.0),
                None => (self.blocks.len() as u32, self.exits.len() as u32),
            };
            let data = &mut self.loops[l];
            data.blocks.1 = blocks_end;
            data.exits.1 = exits_end;
        }
    }

    /// The blocks by which each loop is entered.
    fn find_entering(&mut self, cfg: &Cfg) {
        for l in self.loops.keys() {
            let mut entering = Vec::new();
            for &p in cfg.predecessors(self.loops[l].header) {
                if cfg.is_reachable(p) && !self.contains(l, p) && entering.last() != Some(&p) {
                    entering.push(p);
                }
            }
            self.loops[l].entering = entering;
        }
    }

    /// The number of loops.
    pub fn len(&self) -> usize {
        self.loops.len()
    }

    /// Is there no loop?
    pub fn is_empty(&self) -> bool {
        self.loops.is_empty()
    }

    /// All loops, each before the loops inside it.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = LoopId> {
        self.loops.keys()
    }

    /// The loops that lie in no other, in the order of the program.
    pub fn roots(&self) -> &[LoopId] {
        &self.roots
    }

    /// The innermost loop around a block.
    pub fn innermost(&self, block: Block) -> Option<LoopId> {
        self.innermost.get(block.index()).and_then(|l| l.expand())
    }

    /// The loop of that header.
    pub fn of_header(&self, block: Block) -> Option<LoopId> {
        self.innermost(block).filter(|&l| self.header(l) == block)
    }

    /// How many loops are around a block.
    pub fn depth_of(&self, block: Block) -> u32 {
        self.innermost(block).map_or(0, |l| self.depth(l))
    }

    /// The header: the one block by which the loop is entered.
    pub fn header(&self, l: LoopId) -> Block {
        self.loops[l].header
    }

    /// The blocks of the loop that jump to its header.
    pub fn latches(&self, l: LoopId) -> &[Block] {
        &self.loops[l].latches
    }

    /// The blocks outside the loop that jump to its header.
    pub fn entering(&self, l: LoopId) -> &[Block] {
        &self.loops[l].entering
    }

    /// The one entering block, if there is one and it leads nowhere else.
    pub fn preheader(&self, l: LoopId, cfg: &Cfg) -> Option<Block> {
        match self.entering(l) {
            [p] if cfg.successors(*p).len() == 1 => Some(*p),
            _ => None,
        }
    }

    /// The innermost loop around this one.
    pub fn parent(&self, l: LoopId) -> Option<LoopId> {
        self.loops[l].parent.expand()
    }

    /// The loops directly inside this one, in the order of the program.
    pub fn children(&self, l: LoopId) -> &[LoopId] {
        self.children.row(l.index())
    }

    /// Nesting depth; 1 for a loop that lies in no other.
    pub fn depth(&self, l: LoopId) -> u32 {
        self.loops[l].depth
    }

    /// Does the loop contain the block? O(1).
    pub fn contains(&self, l: LoopId, block: Block) -> bool {
        self.innermost(block).is_some_and(|i| self.encloses(l, i))
    }

    /// Is `inner` the loop `outer` or inside it? O(1).
    pub fn encloses(&self, outer: LoopId, inner: LoopId) -> bool {
        // During assembly `end` of every loop is already known.
        outer <= inner && inner.0 < self.loops[outer].end
    }

    /// The blocks of the loop, those of the loops inside it included; grouped by innermost loop,
    /// this loop's own first, which start with the header.
    pub fn blocks(&self, l: LoopId) -> &[Block] {
        let (a, b) = self.loops[l].blocks;
        &self.blocks[a as usize..b as usize]
    }

    /// The edges from a block of the loop to a block outside it, with repeats. Takes time in the
    /// number of edges that leave this loop or one inside it.
    pub fn exiting_edges(&self, l: LoopId) -> impl Iterator<Item = Edge> + '_ {
        let (a, b) = self.loops[l].exits;
        self.exits[a as usize..b as usize].iter().copied().filter(move |e| !self.contains(l, e.to))
    }

    /// The retreating edges whose target does not dominate their source: each closes a cycle with
    /// more than one entry. Empty if and only if the flow graph is reducible.
    pub fn irreducible(&self) -> &[Edge] {
        &self.irreducible
    }
}

const NONE: u32 = u32::MAX;

/// A loop as it is discovered, inner loops before outer ones.
struct Found {
    header: Block,
    latches: Vec<Block>,
    parent: u32,
}

/// The loops found, renumbered in preorder, without what is laid out by loop.
struct Numbered {
    loops: PrimaryMap<LoopId, LoopData>,
    children: Rows<LoopId>,
    roots: Vec<LoopId>,
    /// of each loop found
    ids: Vec<PackedOption<LoopId>>,
}

impl Numbered {
    fn new(cfg: &Cfg, found: &[Found]) -> Self {
        let n = found.len();
        // Headers in reverse postorder put an outer loop before the loops inside it; siblings keep
        // the order of the program.
        let mut by_header: Vec<u32> = (0..n as u32).collect();
        by_header.sort_by_key(|&l| cfg.position(found[l as usize].header));
        let parent = |l: u32| found[l as usize].parent;
        let nested: Vec<(u32, u32)> =
            by_header.iter().filter(|&&l| parent(l) != NONE).map(|&l| (parent(l), l)).collect();
        let inside = Rows::new(n, &nested);
        let mut ids: Vec<PackedOption<LoopId>> = vec![None.into(); n];
        let mut loops: PrimaryMap<LoopId, LoopData> = PrimaryMap::new();
        let mut pairs = Vec::new();
        let mut roots = Vec::new();
        let mut stack: Vec<u32> =
            by_header.iter().rev().copied().filter(|&l| parent(l) == NONE).collect();
        // A loop is popped twice: first to be numbered, then, those inside it done, to be closed.
        while let Some(l) = stack.pop() {
            if let Some(id) = ids[l as usize].expand() {
                let next = loops.len() as u32;
                loops[id].end = next;
                continue;
            }
            let outer = match parent(l) {
                NONE => None,
                p => ids[p as usize].expand(),
            };
            let data = &found[l as usize];
            let id = loops.push(LoopData {
                header: data.header,
                latches: data.latches.clone(),
                entering: Vec::new(),
                parent: outer.into(),
                depth: outer.map_or(1, |p| loops[p].depth + 1),
                end: 0,
                blocks: (0, 0),
                exits: (0, 0),
            });
            ids[l as usize] = id.into();
            match outer {
                Some(p) => pairs.push((p.0, id)),
                None => roots.push(id),
            }
            stack.push(l);
            stack.extend(inside.row(l as usize).iter().rev());
        }
        Numbered { children: Rows::new(n, &pairs), loops, roots, ids }
    }
}

/// Finds the loops; returns the innermost loop of each block.
fn discover(cfg: &Cfg, dom: &Dominators, found: &mut Vec<Found>) -> Vec<u32> {
    let mut innermost = vec![NONE; cfg.len()];
    // Union-find: the outermost loop found so far around each loop.
    let mut up: Vec<u32> = Vec::new();
    fn outermost(up: &mut [u32], mut l: u32) -> u32 {
        while up[l as usize] != l {
            up[l as usize] = up[up[l as usize] as usize];
            l = up[l as usize];
        }
        l
    }
    let mut work: Vec<Block> = Vec::new();
    for header in dom.preorder().rev() {
        let mut latches = Vec::new(); // repeats of an edge are neighbours
        for &p in cfg.predecessors(header) {
            if cfg.is_reachable(p) && dom.dominates(header, p) && latches.last() != Some(&p) {
                latches.push(p);
            }
        }
        if latches.is_empty() {
            continue;
        }
        let l = found.len() as u32;
        up.push(l);
        innermost[header.index()] = l;
        work.extend(&latches);
        found.push(Found { header, latches, parent: NONE });
        while let Some(b) = work.pop() {
            // `from`: the block whose predecessors continue the walk
            let from = match innermost[b.index()] {
                NONE => {
                    innermost[b.index()] = l;
                    b
                }
                inner => {
                    let inner = outermost(&mut up, inner);
                    if inner == l {
                        continue;
                    }
                    found[inner as usize].parent = l;
                    up[inner as usize] = l;
                    found[inner as usize].header
                }
            };
            work.extend(cfg.predecessors(from).iter().filter(|&&p| cfg.is_reachable(p)));
        }
    }
    innermost
}

#[cfg(test)]
mod tests {
    use super::super::tests_support::{graph, random_graph};
    use super::*;

    fn b(i: usize) -> Block {
        Block::new(i)
    }

    fn forest(n: usize, edges: &[(usize, usize)]) -> (Cfg, LoopForest) {
        let cfg = Cfg::new(&graph(n, edges));
        let forest = LoopForest::new(&cfg, &Dominators::new(&cfg));
        (cfg, forest)
    }

    #[test]
    fn a_nest_with_a_break_out_of_both() {
        // 0 -> 1(outer) -> 2(inner) -> {2, 3, 4}; 3 -> 1; 1 -> 4
        let edges = [(0, 1), (1, 2), (1, 4), (2, 2), (2, 3), (2, 4), (3, 1)];
        let (cfg, f) = forest(5, &edges);
        assert_eq!(f.len(), 2);
        let (outer, inner) = (f.of_header(b(1)).unwrap(), f.of_header(b(2)).unwrap());
        assert_eq!(f.parent(inner), Some(outer));
        assert_eq!(f.children(outer), [inner]);
        assert_eq!((f.depth(outer), f.depth(inner)), (1, 2));
        assert_eq!(f.blocks(outer), [b(1), b(3), b(2)]);
        assert_eq!(f.blocks(inner), [b(2)]);
        assert_eq!(f.preheader(outer, &cfg), Some(b(0)));
        assert_eq!(f.preheader(inner, &cfg), None);
        let e = |from, to| Edge { from: b(from), to: b(to) };
        assert_eq!(f.exiting_edges(outer).collect::<Vec<_>>(), [e(1, 4), e(2, 4)]);
        assert_eq!(f.exiting_edges(inner).collect::<Vec<_>>(), [e(2, 3), e(2, 4)]);
        assert_eq!(f.depth_of(b(4)), 0);
    }

    #[test]
    fn loops_of_one_header_are_one() {
        let (_, f) = forest(4, &[(0, 1), (1, 2), (1, 3), (2, 1), (3, 1)]);
        assert_eq!(f.len(), 1);
        assert_eq!(f.latches(f.roots()[0]), [b(2), b(3)]);
    }

    #[test]
    fn irreducible_edges_are_named() {
        let (_, f) = forest(4, &[(0, 1), (0, 2), (1, 2), (2, 1), (1, 3)]);
        assert!(f.is_empty());
        assert_eq!(f.irreducible().len(), 1);
        let Edge { from, to } = f.irreducible()[0];
        assert!((from, to) == (b(2), b(1)) || (from, to) == (b(1), b(2)));
    }

    /// By definition: the header and what reaches a latch without passing the header.
    fn body(cfg: &Cfg, header: Block, latches: &[Block]) -> Vec<Block> {
        let mut body = vec![header];
        let mut work = latches.to_vec();
        while let Some(x) = work.pop() {
            if !body.contains(&x) {
                body.push(x);
                work.extend(cfg.predecessors(x).iter().filter(|&&p| cfg.is_reachable(p)));
            }
        }
        body.sort();
        body
    }

    #[test]
    fn equals_the_definition_on_random_graphs() {
        for seed in 0..600 {
            let f = random_graph(seed, 2 + seed as usize % 17);
            let cfg = Cfg::new(&f);
            let dom = Dominators::new(&cfg);
            let forest = LoopForest::new(&cfg, &dom);
            for h in cfg.reverse_postorder() {
                let latches: Vec<Block> = cfg
                    .reverse_postorder()
                    .iter()
                    .copied()
                    .filter(|&p| cfg.successors(p).contains(h) && dom.dominates(*h, p))
                    .collect();
                assert_eq!(forest.of_header(*h).is_some(), !latches.is_empty(), "seed {seed}");
                let Some(l) = forest.of_header(*h) else { continue };
                let mut blocks = forest.blocks(l).to_vec();
                assert_eq!(blocks[0], *h);
                blocks.sort();
                assert_eq!(blocks, body(&cfg, *h, &latches), "seed {seed}");
                for &x in cfg.reverse_postorder() {
                    assert_eq!(forest.contains(l, x), blocks.contains(&x));
                }
                if let Some(p) = forest.parent(l) {
                    assert!(forest.blocks(p).len() > blocks.len());
                    assert!(blocks.iter().all(|&x| forest.contains(p, x)));
                }
                let exits = forest.exiting_edges(l).count();
                let by_definition: usize = blocks
                    .iter()
                    .map(|&x| cfg.successors(x).iter().filter(|s| !blocks.contains(s)).count())
                    .sum();
                assert_eq!(exits, by_definition);
            }
        }
    }

    #[test]
    fn a_deep_nest_is_fast() {
        // n headers one inside the other, latches in reverse
        let n = 50_000;
        let mut edges = Vec::new();
        for i in 0..2 * n - 1 {
            edges.push((i, i + 1));
        }
        for i in 0..n {
            edges.push((2 * n - 1 - i, i));
        }
        let (_, f) = forest(2 * n, &edges);
        assert_eq!(f.len(), n);
        assert_eq!(f.iter().map(|l| f.depth(l)).max(), Some(n as u32));
    }
}
