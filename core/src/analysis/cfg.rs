//! The flow graph of a function as dense tables: predecessors, successors, a depth-first order.
//!
//! The tables are in compressed-row form (one vector of edges, one of offsets), after cranelift's
//! `flowgraph.rs` in purpose and regalloc2's in layout.

use crate::ir::{Block, Function};
use cranelift_entity::{EntityRef, EntitySet};

/// Lists of numbers, one a row, stored in one vector.
#[derive(Clone, Debug)]
pub(super) struct Rows<T> {
    start: Vec<u32>,
    items: Vec<T>,
}

impl<T: Copy> Rows<T> {
    /// Distributes `(row, item)` pairs over `rows` rows, keeping their order within a row.
    pub(super) fn new(rows: usize, pairs: &[(u32, T)]) -> Self {
        let mut start = vec![0u32; rows + 1];
        for &(r, _) in pairs {
            start[r as usize + 1] += 1;
        }
        for i in 0..rows {
            start[i + 1] += start[i];
        }
        let mut items: Vec<T> = pairs.iter().map(|&(_, x)| x).collect();
        let mut next = start.clone();
        for &(r, x) in pairs {
            items[next[r as usize] as usize] = x;
            next[r as usize] += 1;
        }
        Rows { start, items }
    }

    /// A row; empty for a row that does not exist.
    pub(super) fn row(&self, r: usize) -> &[T] {
        match (self.start.get(r), self.start.get(r + 1)) {
            (Some(&a), Some(&b)) => &self.items[a as usize..b as usize],
            _ => &[],
        }
    }
}

/// Predecessors, successors, reverse postorder and reachability of a function's blocks.
///
/// ```
/// use symprof_core::{analysis::Cfg, ir::*};
/// let mut b = FunctionBuilder::new("diamond");
/// let c = b.param("c", Type::BOOL);
/// let (entry, left, right, join) =
///     (b.block("entry"), b.block("left"), b.block("right"), b.block("join"));
/// b.switch_to(entry);
/// b.branch(c, (left, &[]), (right, &[]));
/// b.switch_to(left);
/// b.jump(join, &[]);
/// b.switch_to(right);
/// b.jump(join, &[]);
/// b.switch_to(join);
/// b.ret(None);
/// let cfg = Cfg::new(&b.finish());
/// assert_eq!(cfg.predecessors(join), [left, right]);
/// assert_eq!(cfg.reverse_postorder(), [entry, left, right, join]);
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Cfg {
    entry: Block,
    succs: Rows<Block>,
    preds: Rows<Block>,
    rpo: Vec<Block>,
    /// position in `rpo`; `u32::MAX` for unreachable blocks
    position: Vec<u32>,
}

impl Cfg {
    /// The flow graph of a function, in time linear in blocks plus edges.
    pub fn new(func: &Function) -> Self {
        let n = func.blocks.len();
        let mut forward = Vec::new();
        let mut backward = Vec::new();
        for block in func.blocks.keys() {
            for target in func.successors(block) {
                forward.push((block.as_u32(), target));
                backward.push((target.as_u32(), block));
            }
        }
        let succs = Rows::new(n, &forward);
        let preds = Rows::new(n, &backward);
        let entry = func.entry();
        let rpo = if n == 0 { Vec::new() } else { reverse_postorder(entry, &succs) };
        let mut position = vec![u32::MAX; n];
        for (i, b) in rpo.iter().enumerate() {
            position[b.index()] = i as u32;
        }
        Cfg { entry, succs, preds, rpo, position }
    }

    /// The entry block.
    pub fn entry(&self) -> Block {
        self.entry
    }

    /// The number of blocks of the function, unreachable ones included.
    pub fn len(&self) -> usize {
        self.position.len()
    }

    /// Has the function no blocks?
    pub fn is_empty(&self) -> bool {
        self.position.is_empty()
    }

    /// Targets of a block's terminator, in its order, with repeats.
    pub fn successors(&self, block: Block) -> &[Block] {
        self.succs.row(block.index())
    }

    /// The blocks that jump to a block, once an edge; unreachable ones too.
    pub fn predecessors(&self, block: Block) -> &[Block] {
        self.preds.row(block.index())
    }

    /// The reachable blocks in reverse postorder of a depth-first walk from the entry that takes
    /// the targets in their order: each block after all its predecessors but those by back edges.
    pub fn reverse_postorder(&self) -> &[Block] {
        &self.rpo
    }

    /// Position in the reverse postorder; `None` if the block is unreachable.
    pub fn position(&self, block: Block) -> Option<u32> {
        self.position.get(block.index()).copied().filter(|&p| p != u32::MAX)
    }

    /// Can the block be reached from the entry?
    pub fn is_reachable(&self, block: Block) -> bool {
        self.position(block).is_some()
    }

    /// Is the edge retreating in the depth-first walk, that is, not later in reverse postorder?
    /// In a reducible graph these are the back edges of loops, whatever the walk.
    pub fn is_retreating(&self, from: Block, to: Block) -> bool {
        match (self.position(from), self.position(to)) {
            (Some(a), Some(b)) => b <= a,
            _ => false,
        }
    }

    /// The blocks that lie on a path from a successor of `from` that does not pass `stop`
    /// (`None`: that does not stop); `from` itself only if it lies on such a path. In the order of
    /// discovery.
    ///
    /// With `stop` the immediate postdominator of `from` this is the region that the branch at
    /// `from` decides about.
    pub fn between(&self, from: Block, stop: Option<Block>) -> Vec<Block> {
        let mut seen = EntitySet::with_capacity(self.len());
        let mut found = Vec::new();
        let mut work = vec![from];
        while let Some(b) = work.pop() {
            for &s in self.successors(b) {
                if Some(s) != stop && seen.insert(s) {
                    found.push(s);
                    work.push(s);
                }
            }
        }
        found
    }
}

fn reverse_postorder(entry: Block, succs: &Rows<Block>) -> Vec<Block> {
    let mut seen = EntitySet::new();
    let mut order = Vec::new();
    // (block, number of targets still to visit): last target first, so that the order reversed
    // lists the first target first
    let mut stack = vec![(entry, succs.row(entry.index()).len())];
    seen.insert(entry);
    while let Some(top) = stack.last_mut() {
        let block = top.0;
        if top.1 == 0 {
            order.push(block);
            stack.pop();
            continue;
        }
        top.1 -= 1;
        let target = succs.row(block.index())[top.1];
        if seen.insert(target) {
            stack.push((target, succs.row(target.index()).len()));
        }
    }
    order.reverse();
    order
}

#[cfg(test)]
mod tests {
    use super::super::tests_support::graph;
    use super::*;

    fn b(i: usize) -> Block {
        Block::new(i)
    }

    #[test]
    fn order_and_reachability() {
        // 0 -> 1 -> {2, 3}, 2 -> 1, 4 unreachable -> 3
        let f = graph(5, &[(0, 1), (1, 2), (1, 3), (2, 1), (4, 3)]);
        let cfg = Cfg::new(&f);
        assert_eq!(cfg.reverse_postorder(), [b(0), b(1), b(2), b(3)]);
        assert!(!cfg.is_reachable(b(4)));
        assert_eq!(cfg.predecessors(b(3)), [b(1), b(4)]);
        assert!(cfg.is_retreating(b(2), b(1)));
        assert!(!cfg.is_retreating(b(1), b(2)));
        assert_eq!(cfg.between(b(1), Some(b(3))), [b(2), b(1)]);
    }

    #[test]
    fn repeated_edges_are_kept() {
        let f = graph(2, &[(0, 1), (0, 1)]);
        let cfg = Cfg::new(&f);
        assert_eq!(cfg.successors(b(0)), [b(1), b(1)]);
        assert_eq!(cfg.predecessors(b(1)), [b(0), b(0)]);
    }

    #[test]
    fn no_blocks() {
        let cfg = Cfg::new(&crate::ir::FunctionBuilder::new("none").finish());
        assert!(cfg.is_empty() && cfg.reverse_postorder().is_empty());
    }

    #[test]
    fn a_long_chain_needs_no_stack() {
        let n = 200_000;
        let edges: Vec<(usize, usize)> = (1..n).map(|i| (i - 1, i)).collect();
        let cfg = Cfg::new(&graph(n, &edges));
        assert_eq!(cfg.reverse_postorder().len(), n);
    }
}
