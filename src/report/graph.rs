//! The flow graph of a function as it is drawn: the blocks of the IR, the edges between them, and its loops.
//!
//! Blocks that lowering added are none of the reader's: an edge goes through them. How often an edge is taken
//! follows from the counts of blocks by Kirchhoff's law (what enters a block leaves it), where enough of them
//! are known.

use num_bigint::BigInt;
use symprof_core::analysis::{Cfg, Dominators, LoopForest};
use symprof_core::ir::{Block, Function};
use symprof_core::profile::FunctionProfile;

/// A flow graph over the places of blocks among [`FunctionProfile::blocks`].
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Graph {
    /// edges, by their source
    pub edges: Vec<GraphEdge>,
    /// loops, outer ones first
    pub loops: Vec<GraphLoop>,
    /// the block that is entered
    pub entry: usize,
    blocks: usize,
}

/// An edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct GraphEdge {
    /// source
    pub from: usize,
    /// target
    pub to: usize,
    /// does it go back to the header of a loop around its source?
    pub back: bool,
}

/// A loop.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct GraphLoop {
    /// the block that is entered
    pub header: usize,
    /// its blocks, those of loops inside it too
    pub blocks: Vec<usize>,
    /// the loop around it, by its place in the list
    pub parent: Option<usize>,
}

impl Graph {
    /// The graph of a function with this profile. Linear in its blocks, edges and depths of loops.
    ///
    /// ```
    /// use symprof::ir::{text::parse_module};
    /// use symprof::profile::{ModuleProfile, Options};
    /// use symprof::report::graph::Graph;
    /// let module = parse_module("
    /// func @f(%n: i32) {
    /// block entry:
    ///   %zero = const i32 0
    ///   jump head(%zero)
    /// block head(%i: i32):
    ///   %one = const i32 1
    ///   %next = add nsw i32 %i, %one
    ///   %more = icmp slt %next, %n
    ///   branch %more, head(%next), exit
    /// block exit:
    ///   return
    /// }")?;
    /// let profile = ModuleProfile::new(&module, Options::default());
    /// let f = profile.function(profile.by_name("f")?);
    /// let graph = Graph::new(&module.functions[f.id()], f);
    /// assert_eq!((graph.edges.len(), graph.loops.len()), (3, 1));
    /// // ten iterations take the back edge nine times
    /// let counts = [1, 10, 1].map(|n| Some(n.into()));
    /// let taken: Vec<String> =
    ///     graph.taken(&counts).into_iter().flatten().map(|n| n.to_string()).collect();
    /// assert_eq!(taken, ["1", "9", "1"]);
    /// # Ok::<(), symprof::Error>(())
    /// ```
    pub fn new(func: &Function, profile: &FunctionProfile) -> Graph {
        let cfg = Cfg::new(func);
        let loops = LoopForest::new(&cfg, &Dominators::new(&cfg));
        let place = |b: Block| profile.blocks().iter().position(|p| p.block == b);
        let mut places = vec![None; func.blocks.len()];
        for (k, b) in profile.blocks().iter().enumerate() {
            places[symprof_core::cranelift_entity::EntityRef::index(b.block)] = Some(k);
        }
        let shown = |b: Block| places[symprof_core::cranelift_entity::EntityRef::index(b)];
        let mut edges: Vec<GraphEdge> = Vec::new();
        for (from, b) in profile.blocks().iter().enumerate() {
            let mut seen = vec![b.block];
            let mut stack: Vec<Block> = match cfg.is_reachable(b.block) {
                true => cfg.successors(b.block).iter().rev().copied().collect(),
                false => Vec::new(),
            };
            while let Some(to) = stack.pop() {
                match shown(to) {
                    Some(target) => {
                        let edge = GraphEdge { from, to: target, back: false };
                        if !edges.contains(&edge) || edges.len() > 4096 {
                            edges.push(edge);
                        }
                    }
                    None if seen.contains(&to) => {}
                    None => {
                        seen.push(to);
                        stack.extend(cfg.successors(to).iter().rev());
                    }
                }
            }
        }
        let mut drawn: Vec<GraphLoop> = Vec::new();
        let mut numbers = std::collections::BTreeMap::new();
        for l in loops.iter() {
            let blocks: Vec<usize> = loops.blocks(l).iter().filter_map(|b| shown(*b)).collect();
            let header = shown(loops.header(l)).or_else(|| blocks.first().copied());
            let Some(header) = header else { continue };
            let parent = loops.parent(l).and_then(|p| numbers.get(&p).copied());
            numbers.insert(l, drawn.len());
            drawn.push(GraphLoop { header, blocks, parent });
        }
        for e in &mut edges {
            e.back = drawn.iter().any(|l| l.header == e.to && l.blocks.contains(&e.from));
        }
        let entry = place(cfg.entry()).unwrap_or(0);
        Graph { edges, loops: drawn, entry, blocks: profile.blocks().len() }
    }

    /// How often each edge is taken in one execution of the function, as far as the counts of the blocks say.
    pub fn taken(&self, counts: &[Option<BigInt>]) -> Vec<Option<BigInt>> {
        let mut taken: Vec<Option<BigInt>> = vec![None; self.edges.len()];
        // for each block, its edges out, then those in
        let mut sides: Vec<Vec<usize>> = vec![Vec::new(); 2 * self.blocks];
        for (k, e) in self.edges.iter().enumerate() {
            sides[2 * e.from].push(k);
            sides[2 * e.to + 1].push(k);
        }
        let mut work: Vec<usize> = (0..sides.len()).collect();
        while let Some(side) = work.pop() {
            let Some(Some(count)) = counts.get(side / 2) else { continue };
            let unknown: Vec<usize> =
                sides[side].iter().copied().filter(|&e| taken[e].is_none()).collect();
            let [e] = unknown[..] else { continue };
            let mut rest = count.clone();
            if side % 2 == 1 && side / 2 == self.entry {
                rest -= 1;
            }
            sides[side].iter().filter_map(|&e| taken[e].as_ref()).for_each(|n| rest -= n);
            // no law where an execution ends within a block
            if rest < BigInt::ZERO {
                continue;
            }
            taken[e] = Some(rest);
            work.extend([2 * self.edges[e].from, 2 * self.edges[e].to + 1]);
        }
        taken
    }
}
