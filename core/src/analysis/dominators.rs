//! Dominator and postdominator trees.
//!
//! Method: T. Lengauer and R. E. Tarjan, *A fast algorithm for finding dominators in a flowgraph*
//! (TOPLAS 1979), the simple version with path compression: O(m log n) for m edges and n blocks,
//! whatever the shape of the graph. (The iterative scheme of Cooper, Harvey and Kennedy is quadratic
//! on ladders, which long chains of early exits are.) Ancestor queries are O(1) through the pre- and
//! postorder numbers of the tree.

use super::cfg::{Cfg, Rows};
use crate::ir::{Block, Function, Terminator};
use cranelift_entity::EntityRef;

const NONE: u32 = u32::MAX;

/// A rooted tree over dense numbers; nodes outside it have `pre == NONE`.
#[derive(Clone, Debug)]
struct Tree {
    idom: Vec<u32>,
    children: Rows<u32>,
    pre: Vec<u32>,
    /// one past the last preorder number of the subtree
    end: Vec<u32>,
    /// nodes in preorder
    order: Vec<u32>,
}

impl Tree {
    fn new(nodes: usize, root: u32, succs: impl Fn(u32) -> Vec<u32>) -> Self {
        let (idom, dfs) = immediate_dominators(nodes, root, succs);
        let pairs: Vec<(u32, u32)> =
            dfs.iter().filter(|&&v| v != root).map(|&v| (idom[v as usize], v)).collect();
        let children = Rows::new(nodes, &pairs);
        let mut pre = vec![NONE; nodes];
        let mut end = vec![NONE; nodes];
        let mut order = Vec::with_capacity(dfs.len());
        let mut stack = vec![root];
        // A node is popped twice: first to be numbered, then, its subtree done, to be closed.
        while let Some(v) = stack.pop() {
            if pre[v as usize] != NONE {
                end[v as usize] = order.len() as u32;
                continue;
            }
            pre[v as usize] = order.len() as u32;
            order.push(v);
            stack.push(v);
            stack.extend(children.row(v as usize).iter().rev());
        }
        Tree { idom, children, pre, end, order }
    }

    fn empty() -> Self {
        Tree { idom: vec![], children: Rows::new(0, &[]), pre: vec![], end: vec![], order: vec![] }
    }

    fn contains(&self, v: u32) -> bool {
        self.pre.get(v as usize).is_some_and(|&p| p != NONE)
    }

    fn is_ancestor(&self, a: u32, b: u32) -> bool {
        if !self.contains(a) || !self.contains(b) {
            return a == b;
        }
        let (a, b) = (a as usize, b as usize);
        self.pre[a] <= self.pre[b] && self.pre[b] < self.end[a]
    }

    fn parent(&self, v: u32) -> Option<u32> {
        self.idom.get(v as usize).copied().filter(|&p| p != NONE)
    }
}

/// Immediate dominators (`NONE` for the root and for unreachable nodes) and the nodes in
/// depth-first preorder.
fn immediate_dominators(
    nodes: usize,
    root: u32,
    succs: impl Fn(u32) -> Vec<u32>,
) -> (Vec<u32>, Vec<u32>) {
    let DepthFirst { vertex, parent, preds } = DepthFirst::new(nodes, root, succs);
    let n = vertex.len();
    let mut forest = LinkedForest::new(n);
    let mut idom = vec![0u32; n];
    // Buckets as linked lists: the nodes whose semidominator is v.
    let mut bucket_head = vec![NONE; n];
    let mut bucket_next = vec![NONE; n];
    for w in (1..n as u32).rev() {
        for &v in preds.row(w as usize) {
            let u = forest.eval(v);
            forest.semi[w as usize] = forest.semi[w as usize].min(forest.semi[u as usize]);
        }
        let s = forest.semi[w as usize] as usize;
        bucket_next[w as usize] = bucket_head[s];
        bucket_head[s] = w;
        let p = parent[w as usize];
        forest.link(p, w);
        let mut v = std::mem::replace(&mut bucket_head[p as usize], NONE);
        while v != NONE {
            let u = forest.eval(v);
            let semi = &forest.semi;
            idom[v as usize] = if semi[u as usize] < semi[v as usize] { u } else { p };
            v = bucket_next[v as usize];
        }
    }
    for w in 1..n {
        if idom[w] != forest.semi[w] {
            idom[w] = idom[idom[w] as usize];
        }
    }
    let mut result = vec![NONE; nodes];
    for w in 1..n {
        result[vertex[w] as usize] = vertex[idom[w] as usize];
    }
    (result, vertex)
}

/// A depth-first search from the root. Nodes are called by their number in it, but in `vertex`.
struct DepthFirst {
    /// the nodes in preorder
    vertex: Vec<u32>,
    /// parents in the spanning tree, `NONE` for the root
    parent: Vec<u32>,
    preds: Rows<u32>,
}

impl DepthFirst {
    fn new(nodes: usize, root: u32, succs: impl Fn(u32) -> Vec<u32>) -> Self {
        let mut number = vec![NONE; nodes];
        let mut vertex: Vec<u32> = Vec::new();
        let mut parent: Vec<u32> = Vec::new();
        let mut edges: Vec<(u32, u32)> = Vec::new(); // (to: node, from: number)
        let mut stack: Vec<(u32, u32)> = vec![(root, NONE)];
        while let Some((v, from)) = stack.pop() {
            if number[v as usize] != NONE {
                continue;
            }
            let k = vertex.len() as u32;
            number[v as usize] = k;
            vertex.push(v);
            parent.push(from);
            for w in succs(v).into_iter().rev() {
                edges.push((w, k));
                stack.push((w, k));
            }
        }
        for e in &mut edges {
            e.0 = number[e.0 as usize];
        }
        let preds = Rows::new(vertex.len(), &edges);
        DepthFirst { vertex, parent, preds }
    }
}

/// The forest of the paper's LINK and EVAL, over numbers of the search.
struct LinkedForest {
    ancestor: Vec<u32>,
    /// the node with the least semidominator among those between the root of a tree and a node
    label: Vec<u32>,
    semi: Vec<u32>,
    /// kept for its memory
    path: Vec<u32>,
}

impl LinkedForest {
    fn new(nodes: usize) -> Self {
        let semi: Vec<u32> = (0..nodes as u32).collect();
        LinkedForest { ancestor: vec![NONE; nodes], label: semi.clone(), semi, path: Vec::new() }
    }

    fn link(&mut self, parent: u32, node: u32) {
        self.ancestor[node as usize] = parent;
    }

    fn eval(&mut self, v: u32) -> u32 {
        let LinkedForest { ancestor, label, semi, path } = self;
        if ancestor[v as usize] == NONE {
            return label[v as usize];
        }
        // Path compression from the node below the root of the linked tree downwards.
        path.clear();
        let mut u = v;
        while ancestor[ancestor[u as usize] as usize] != NONE {
            path.push(u);
            u = ancestor[u as usize];
        }
        while let Some(u) = path.pop() {
            let a = ancestor[u as usize] as usize;
            if semi[label[a] as usize] < semi[label[u as usize] as usize] {
                label[u as usize] = label[a];
            }
            ancestor[u as usize] = ancestor[a];
        }
        label[v as usize]
    }
}

/// The dominator tree: `a` dominates `b` if every path from the entry to `b` passes `a`.
///
/// ```
/// use symprof_core::{analysis::{Cfg, Dominators}, ir::*};
/// let mut b = FunctionBuilder::new("f");
/// let (entry, end) = (b.block("entry"), b.block("end"));
/// b.switch_to(entry);
/// b.jump(end, &[]);
/// b.switch_to(end);
/// b.ret(None);
/// let dom = Dominators::new(&Cfg::new(&b.finish()));
/// assert!(dom.dominates(entry, end) && !dom.dominates(end, entry));
/// assert_eq!(dom.idom(end), Some(entry));
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Dominators {
    tree: Tree,
}

impl Dominators {
    /// The dominator tree of the reachable blocks.
    pub fn new(cfg: &Cfg) -> Self {
        if cfg.is_empty() {
            return Dominators { tree: Tree::empty() };
        }
        let tree = Tree::new(cfg.len(), cfg.entry().as_u32(), |v| {
            cfg.successors(Block::from_u32(v)).iter().map(|b| b.as_u32()).collect()
        });
        Dominators { tree }
    }

    /// Does every path from the entry to `b` pass `a`? A block dominates itself; an unreachable
    /// block dominates and is dominated by nothing else.
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        self.tree.is_ancestor(a.as_u32(), b.as_u32())
    }

    /// The closest dominator other than the block itself; `None` for the entry and for unreachable
    /// blocks.
    pub fn idom(&self, block: Block) -> Option<Block> {
        self.tree.parent(block.as_u32()).map(Block::from_u32)
    }

    /// The blocks whose immediate dominator is `block`.
    pub fn children(&self, block: Block) -> impl Iterator<Item = Block> + '_ {
        self.tree.children.row(block.index()).iter().map(|&v| Block::from_u32(v))
    }

    /// The reachable blocks, each before the blocks it dominates.
    pub fn preorder(&self) -> impl DoubleEndedIterator<Item = Block> + '_ {
        self.tree.order.iter().map(|&v| Block::from_u32(v))
    }
}

/// The postdominator tree: `a` postdominates `b` if every path from `b` to the end passes `a`.
///
/// The root is a virtual exit. Blocks that end in `return`, `unreachable` or `unsupported` lead
/// there (the last also to the blocks where it may continue), and so does every block from which
/// none of these can be reached: an endless loop is taken to be able to stop anywhere.
///
/// ```
/// use symprof_core::{analysis::{Cfg, PostDominators}, ir::*};
/// let mut b = FunctionBuilder::new("f");
/// let c = b.param("c", Type::BOOL);
/// let (entry, then, end) = (b.block("entry"), b.block("then"), b.block("end"));
/// b.switch_to(entry);
/// b.branch(c, (then, &[]), (end, &[]));
/// b.switch_to(then);
/// b.jump(end, &[]);
/// b.switch_to(end);
/// b.ret(None);
/// let f = b.finish();
/// let pdom = PostDominators::new(&f, &Cfg::new(&f));
/// assert_eq!(pdom.ipdom(entry), Some(end));
/// assert_eq!(pdom.ipdom(end), None); // the virtual exit
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct PostDominators {
    tree: Tree,
    root: u32,
    endless: Vec<Block>,
}

impl PostDominators {
    /// The postdominator tree of the reachable blocks.
    pub fn new(func: &Function, cfg: &Cfg) -> Self {
        Self::with_exits(func, cfg, |_| false)
    }

    /// As [`new`](Self::new), where the blocks for which `may_end` holds may also end the function,
    /// as with a call that may not return.
    pub fn with_exits(func: &Function, cfg: &Cfg, may_end: impl Fn(Block) -> bool) -> Self {
        Self::pruned(func, cfg, may_end, |_| false)
    }

    /// As [`with_exits`](Self::with_exits), over the graph without the blocks for which
    /// `impossible` holds, as where every way leads to undefined behaviour.
    pub fn pruned(
        func: &Function,
        cfg: &Cfg,
        may_end: impl Fn(Block) -> bool,
        impossible: impl Fn(Block) -> bool,
    ) -> Self {
        let there = |b: Block| cfg.is_reachable(b) && !impossible(b);
        let n = cfg.len();
        let root = n as u32;
        let ends = |b: Block| {
            matches!(
                func.blocks[b].terminator,
                Terminator::Return(_) | Terminator::Unreachable | Terminator::Unsupported(..)
            )
        };
        // Backwards from the natural ends, to find what cannot reach one.
        let mut reaches = vec![false; n];
        let mut work: Vec<Block> =
            cfg.reverse_postorder().iter().copied().filter(|&b| ends(b) && there(b)).collect();
        let mut exits: Vec<u32> = work.iter().map(|b| b.as_u32()).collect();
        for &b in &work {
            reaches[b.index()] = true;
        }
        while let Some(b) = work.pop() {
            for &p in cfg.predecessors(b) {
                if there(p) && !std::mem::replace(&mut reaches[p.index()], true) {
                    work.push(p);
                }
            }
        }
        let mut endless = Vec::new();
        for &b in cfg.reverse_postorder() {
            if !there(b) {
                continue;
            }
            if !reaches[b.index()] {
                endless.push(b);
                exits.push(b.as_u32());
            } else if may_end(b) && !ends(b) {
                exits.push(b.as_u32());
            }
        }
        let tree = Tree::new(n + 1, root, |v| {
            if v == root {
                return exits.clone();
            }
            let preds = cfg.predecessors(Block::from_u32(v)).iter();
            preds.filter(|&&p| there(p)).map(|p| p.as_u32()).collect()
        });
        PostDominators { tree, root, endless }
    }

    /// Does every path from `b` to the end pass `a`? A block postdominates itself.
    pub fn postdominates(&self, a: Block, b: Block) -> bool {
        self.tree.is_ancestor(a.as_u32(), b.as_u32())
    }

    /// The closest postdominator other than the block itself; `None` stands for the virtual exit
    /// (and for unreachable blocks).
    pub fn ipdom(&self, block: Block) -> Option<Block> {
        self.tree.parent(block.as_u32()).filter(|&p| p != self.root).map(Block::from_u32)
    }

    /// The blocks whose immediate postdominator is `block`; with `None`, the virtual exit.
    pub fn children(&self, block: Option<Block>) -> impl Iterator<Item = Block> + '_ {
        let row = block.map_or(self.root as usize, |b| b.index());
        self.tree.children.row(row).iter().map(|&v| Block::from_u32(v))
    }

    /// The reachable blocks from which no end can be reached.
    pub fn endless(&self) -> &[Block] {
        &self.endless
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests_support::{graph, random_graph};
    use super::*;

    fn b(i: usize) -> Block {
        Block::new(i)
    }

    /// `a` dominates `x` by definition: `x` is not reached when `a` is taken out.
    fn dominates_by_definition(cfg: &Cfg, a: Block, x: Block) -> bool {
        let mut seen = vec![false; cfg.len()];
        let mut work = vec![];
        if cfg.entry() != a {
            work.push(cfg.entry());
            seen[cfg.entry().index()] = true;
        }
        while let Some(v) = work.pop() {
            for &s in cfg.successors(v) {
                if s != a && !std::mem::replace(&mut seen[s.index()], true) {
                    work.push(s);
                }
            }
        }
        !seen[x.index()]
    }

    #[test]
    fn equals_the_definition_on_random_graphs() {
        for seed in 0..400 {
            let f = random_graph(seed, 2 + seed as usize % 13);
            let cfg = Cfg::new(&f);
            let dom = Dominators::new(&cfg);
            for &x in cfg.reverse_postorder() {
                for &a in cfg.reverse_postorder() {
                    assert_eq!(
                        dom.dominates(a, x),
                        dominates_by_definition(&cfg, a, x),
                        "seed {seed}: {a} dom {x}"
                    );
                }
                if let Some(i) = dom.idom(x) {
                    assert!(dom.children(i).any(|c| c == x));
                    // the closest: every other strict dominator dominates it
                    for &a in cfg.reverse_postorder() {
                        assert!(a == x || !dom.dominates(a, x) || dom.dominates(a, i));
                    }
                } else {
                    assert_eq!(x, cfg.entry());
                }
            }
        }
    }

    #[test]
    fn postdominators_equal_the_definition_on_random_graphs() {
        for seed in 0..400 {
            let f = random_graph(seed, 2 + seed as usize % 13);
            let cfg = Cfg::new(&f);
            let pdom = PostDominators::new(&f, &cfg);
            for &x in cfg.reverse_postorder() {
                for &a in cfg.reverse_postorder() {
                    // Is an end reached from x without passing a?
                    let mut seen = vec![false; cfg.len()];
                    let mut work = if a == x { vec![] } else { vec![x] };
                    let mut escapes = false;
                    while let Some(v) = work.pop() {
                        escapes |= cfg.successors(v).is_empty() || pdom.endless().contains(&v);
                        for &s in cfg.successors(v) {
                            if s != a && !std::mem::replace(&mut seen[s.index()], true) {
                                work.push(s);
                            }
                        }
                    }
                    assert_eq!(pdom.postdominates(a, x), !escapes, "seed {seed}: {a} pdom {x}");
                }
            }
        }
    }

    #[test]
    fn endless_loops_lead_to_the_virtual_exit() {
        // 0 -> {1, 2}; 1 -> 1; 2 returns
        let f = graph(3, &[(0, 1), (0, 2), (1, 1)]);
        let pdom = PostDominators::new(&f, &Cfg::new(&f));
        assert_eq!(pdom.endless(), [b(1)]);
        assert_eq!(pdom.ipdom(b(0)), None);
        assert_eq!(pdom.ipdom(b(1)), None);
    }

    #[test]
    fn blocks_that_may_end_are_exits() {
        let f = graph(3, &[(0, 1), (1, 2)]);
        let cfg = Cfg::new(&f);
        assert_eq!(PostDominators::new(&f, &cfg).ipdom(b(0)), Some(b(1)));
        let pdom = PostDominators::with_exits(&f, &cfg, |x| x == b(1));
        assert_eq!(pdom.ipdom(b(0)), Some(b(1)));
        assert_eq!(pdom.ipdom(b(1)), None);
    }

    #[test]
    fn impossible_blocks_are_left_out() {
        // 0 -> {1, 2}, 1 -> 2, 2 -> {3, 4}; without 3 everything runs into 4
        let f = graph(5, &[(0, 1), (0, 2), (1, 2), (2, 3), (2, 4)]);
        let cfg = Cfg::new(&f);
        assert_eq!(PostDominators::new(&f, &cfg).ipdom(b(2)), None);
        let pdom = PostDominators::pruned(&f, &cfg, |_| false, |x| x == b(3));
        assert_eq!(pdom.ipdom(b(2)), Some(b(4)));
        assert!(!pdom.postdominates(b(4), b(3)));
    }

    #[test]
    fn a_ladder_of_early_exits_is_fast() {
        // each block goes to the next one or to the common exit
        let n = 100_000;
        let mut edges = Vec::new();
        for i in 0..n - 1 {
            edges.push((i, i + 1));
            edges.push((i, n));
        }
        edges.push((n - 1, n));
        let f = graph(n + 1, &edges);
        let cfg = Cfg::new(&f);
        assert_eq!(Dominators::new(&cfg).idom(b(n)), Some(b(0)));
        assert_eq!(PostDominators::new(&f, &cfg).ipdom(b(0)), Some(b(n)));
    }
}
