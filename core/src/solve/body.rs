//! One iteration of a loop as an acyclic graph.
//!
//! A *region* is the body of one loop (or of the whole function): its own blocks, and each loop
//! directly inside it as a single node. Edges back to the header and edges that leave lead to a
//! virtual exit. Within a region "does this block run in this iteration?" is a question about
//! paths in a DAG; dominance and postdominance there say which conditions matter
//! (Cooper, Harvey and Kennedy, *A Simple, Fast Dominance Algorithm*, on a graph already in
//! topological order).
//!
//! What is undefined to reach is not reached (`default: unreachable` of a `switch (i & 3)`): edges
//! there are neither exits nor ways that matter to postdominance.

use crate::analysis::{Cfg, LoopForest, LoopId};
use crate::ir::{Block, Function, Inst, Terminator};
use rustc_hash::FxHashMap;

/// A node of a region: a block of its own, or a loop directly inside, known by its header.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::solve) enum RegionNode {
    /// a block
    Block(Block),
    /// a loop directly inside
    Loop(LoopId),
}

/// An edge of the flow graph: the `slot`-th target of a block's terminator.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::solve) struct EdgeRef {
    pub from: Block,
    pub slot: u32,
    pub to: Block,
}

/// An edge within a region.
#[derive(Clone, Copy, Debug)]
pub(in crate::solve) struct InEdge {
    /// index of the source node
    pub source: u32,
    pub edge: EdgeRef,
}

/// The acyclic graph of one iteration.
#[derive(Clone, Debug)]
pub(in crate::solve) struct Region {
    /// nodes in topological order; the first is the entry
    pub nodes: Vec<RegionNode>,
    /// index of the node for a block of its own or the header of an inner loop
    index: FxHashMap<Block, u32>,
    /// edges into each node, back edges to the entry left out
    pub preds: Vec<Vec<InEdge>>,
    /// immediate dominator; the entry's is itself
    pub idom: Vec<u32>,
    /// Does every path from the immediate dominator to the end of the iteration pass the node?
    pub postdominates_idom: Vec<bool>,
    /// edges back to the header (none for the function)
    pub back_edges: Vec<EdgeRef>,
    /// edges that leave the loop (none for the function)
    pub exits: Vec<EdgeRef>,
}

const VIRTUAL_EXIT: u32 = u32::MAX;

/// Is it undefined to reach the block? It calls nothing, so that nothing ends the program before.
pub(in crate::solve) fn is_undefined(func: &Function, cfg: &Cfg, b: Block) -> bool {
    let block = &func.blocks[b];
    // where a call that never comes back would go on, none says where it goes instead
    let instead = |t: &Terminator| match t {
        Terminator::Unsupported(_, to) => to.iter().any(|to| to.block == b),
        _ => false,
    };
    matches!(block.terminator, Terminator::Unreachable)
        && !block.insts.iter().any(|(_, inst)| matches!(inst, Inst::Call(_)))
        && !cfg.predecessors(b).iter().any(|&p| instead(&func.blocks[p].terminator))
}

/// Does the header of a loop test whether its body is executed? A `loopCount` of what data decides is that of the body:
/// such a header executes once more. The header of a loop whose latch tests is the first block of its body, as in
/// [`LoopTest`](crate::paper::grammar::LoopTest).
pub(crate) fn tests_first(func: &Function, cfg: &Cfg, forest: &LoopForest, l: LoopId) -> bool {
    let outside = |&to: &Block| !forest.contains(l, to) && !is_undefined(func, cfg, to);
    let leaves = |b: Block| cfg.successors(b).iter().any(outside);
    // on an edge stands what comes before it
    let before = |b: Block| match cfg.predecessors(b) {
        [from] if func.split_edges.contains(&b) => *from,
        _ => b,
    };
    let latch_tests = matches!(forest.latches(l), &[latch] if leaves(before(latch)));
    leaves(forest.header(l)) && !latch_tests
}

impl Region {
    /// The region of a loop, or of the function for `None`.
    pub fn new(func: &Function, cfg: &Cfg, forest: &LoopForest, region: Option<LoopId>) -> Region {
        let mut blocks: Vec<Block> = match region {
            Some(l) => forest.blocks(l).to_vec(),
            None => cfg.reverse_postorder().to_vec(),
        };
        blocks.sort_by_key(|&b| cfg.position(b));
        let direct = |b: Block| forest.innermost(b) == region;
        let inner_loop =
            |b: Block| forest.of_header(b).filter(|&l| forest.parent(l) == region && !direct(b));
        let mut nodes = Vec::new();
        let mut index = FxHashMap::default();
        for &b in &blocks {
            let node = if direct(b) {
                RegionNode::Block(b)
            } else if let Some(l) = inner_loop(b) {
                RegionNode::Loop(l)
            } else {
                continue;
            };
            index.insert(b, nodes.len() as u32);
            nodes.push(node);
        }
        // the node of any block within the region
        let node_of = |b: Block| -> Option<u32> {
            let mut key = b;
            let mut l = forest.innermost(b);
            while l != region {
                let inner = l?;
                key = forest.header(inner);
                l = forest.parent(inner);
            }
            index.get(&key).copied()
        };
        let header = region.map(|l| forest.header(l));
        let inside = |b: Block| region.is_none_or(|l| forest.contains(l, b));
        let n = nodes.len();
        let mut preds: Vec<Vec<InEdge>> = vec![Vec::new(); n];
        let mut succs: Vec<Vec<u32>> = vec![Vec::new(); n];
        let mut back_edges = Vec::new();
        let mut exits = Vec::new();
        for &b in &blocks {
            let Some(source) = node_of(b) else { continue };
            let mut any = false;
            for (slot, &to) in cfg.successors(b).iter().enumerate() {
                let edge = EdgeRef { from: b, slot: slot as u32, to };
                if is_undefined(func, cfg, to) {
                    if let Some(target) = node_of(to) {
                        preds[target as usize].push(InEdge { source, edge });
                    }
                    continue;
                }
                any = true;
                if Some(to) == header {
                    back_edges.push(edge);
                    succs[source as usize].push(VIRTUAL_EXIT);
                } else if !inside(to) {
                    exits.push(edge);
                    succs[source as usize].push(VIRTUAL_EXIT);
                } else if let Some(target) = node_of(to) {
                    if target != source {
                        preds[target as usize].push(InEdge { source, edge });
                        succs[source as usize].push(target);
                    }
                }
            }
            if !any {
                succs[source as usize].push(VIRTUAL_EXIT);
            }
        }
        let idom = dominators(&preds);
        let postdominates_idom = postdominance(&succs, &idom);
        Region { nodes, index, preds, idom, postdominates_idom, back_edges, exits }
    }

    /// The node of a block of the region's own, or of the loop with that header.
    pub fn node(&self, key: Block) -> Option<u32> {
        self.index.get(&key).copied()
    }
}

fn dominators(preds: &[Vec<InEdge>]) -> Vec<u32> {
    let mut idom: Vec<u32> = vec![0; preds.len()];
    for n in 1..preds.len() {
        let mut d: Option<u32> = None;
        for e in &preds[n] {
            let mut a = e.source;
            if a as usize >= n {
                continue; // only in irreducible graphs, which are refused elsewhere
            }
            d = Some(match d {
                None => a,
                Some(mut b) => {
                    while a != b {
                        if a > b {
                            a = idom[a as usize];
                        } else {
                            b = idom[b as usize];
                        }
                    }
                    a
                }
            });
        }
        idom[n] = d.unwrap_or(0);
    }
    idom
}

/// For each node: does it lie on every path from its immediate dominator to the virtual exit?
fn postdominance(succs: &[Vec<u32>], idom: &[u32]) -> Vec<bool> {
    let n = succs.len();
    // immediate postdominators, in reverse topological order; VIRTUAL_EXIT is the root
    let mut ipdom: Vec<u32> = vec![VIRTUAL_EXIT; n];
    for x in (0..n).rev() {
        let mut p: Option<u32> = None;
        for &t in &succs[x] {
            if t != VIRTUAL_EXIT && t as usize <= x {
                continue;
            }
            p = Some(match p {
                None => t,
                Some(q) => {
                    let (mut a, mut b) = (t, q);
                    // ids grow towards the exit, which is greatest
                    while a != b {
                        if a < b {
                            a = ipdom[a as usize];
                        } else {
                            b = ipdom[b as usize];
                        }
                    }
                    a
                }
            });
        }
        ipdom[x] = p.unwrap_or(VIRTUAL_EXIT);
    }
    (0..n)
        .map(|x| {
            if x == 0 {
                return true;
            }
            let mut p = ipdom[idom[x] as usize];
            while p != VIRTUAL_EXIT && (p as usize) < x {
                p = ipdom[p as usize];
            }
            p as usize == x
        })
        .collect()
}
