//! From which blocks can which be reached? Answered without a walk for nearly all pairs.
//!
//! The blocks of a loop reach each other, so that a question about two blocks is one about the outermost
//! loops around one of them alone, by their headers: a question in an acyclic graph. There a block reaches
//! what is below it in a depth-first tree of the flow graph, or above it in one of the graph reversed, and
//! nothing that precedes it in topological order (GRAIL's cuts: Yıldırım, Chaoji and Zaki, 2010). What that
//! leaves open is walked. Made in time linear in blocks and edges.

use super::{Cfg, LoopForest, LoopId};
use crate::ir::Block;
use cranelift_entity::{EntityRef, EntitySet};
use std::sync::{Mutex, PoisonError};

/// Which blocks of a reducible flow graph can be reached from which.
#[derive(Debug)]
pub(crate) struct Reachability {
    forward: Tree,
    backward: Tree,
    /// the block that was last walked from, and all from which it can be reached
    walked: Mutex<Option<(Block, EntitySet<Block>)>>,
}

/// A depth-first tree: when each block is entered, and when all below it have been.
#[derive(Debug)]
struct Tree(Vec<(u32, u32)>);

impl Tree {
    fn new<'g>(
        blocks: usize,
        roots: impl Iterator<Item = Block>,
        next: impl Fn(Block) -> &'g [Block],
    ) -> Tree {
        let mut spans = vec![(0u32, 0u32); blocks];
        let mut clock = 0;
        let mut stack: Vec<(Block, usize)> = Vec::new();
        for root in roots {
            if spans[root.index()].0 == 0 {
                stack.push((root, 0));
            }
            while let Some((b, at)) = stack.pop() {
                if at == 0 {
                    clock += 1;
                    spans[b.index()].0 = clock;
                }
                match next(b).get(at) {
                    Some(&to) => {
                        stack.push((b, at + 1));
                        if spans[to.index()].0 == 0 {
                            stack.push((to, 0));
                        }
                    }
                    None => spans[b.index()].1 = clock,
                }
            }
        }
        Tree(spans)
    }

    /// Is one block above another, or that block itself?
    fn is_above(&self, upper: Block, lower: Block) -> bool {
        let (from, to) = self.0[upper.index()];
        (from..=to).contains(&self.0[lower.index()].0) && from > 0
    }
}

impl Reachability {
    pub(crate) fn new(cfg: &Cfg) -> Reachability {
        let n = cfg.len();
        let order = cfg.reverse_postorder();
        let ends = order.iter().copied().filter(|&b| cfg.successors(b).is_empty());
        // what never comes to an end is above nothing else
        let roots = ends.chain(order.iter().rev().copied());
        Reachability {
            forward: Tree::new(n, order.first().copied().into_iter(), |b| cfg.successors(b)),
            backward: Tree::new(n, roots, |b| cfg.predecessors(b)),
            walked: Mutex::new(None),
        }
    }

    /// Can the start of `to` be reached from the end of `from`, in a graph without irreducible loops?
    pub(crate) fn reaches(&self, cfg: &Cfg, forest: &LoopForest, from: Block, to: Block) -> bool {
        if !cfg.is_reachable(from) || !cfg.is_reachable(to) {
            return false;
        }
        let outermost = |b: Block, other: Block| {
            let around = |l: LoopId| (!forest.contains(l, other)).then_some(l);
            let mut found = None;
            let mut next = forest.innermost(b);
            while let Some(l) = next.and_then(around) {
                found = Some(forest.header(l));
                next = forest.parent(l);
            }
            // a loop around both
            match next {
                Some(_) => None,
                None => Some(found.unwrap_or(b)),
            }
        };
        let (Some(from), Some(to)) = (outermost(from, to), outermost(to, from)) else {
            return true;
        };
        if cfg.position(from) >= cfg.position(to) {
            return false;
        }
        self.forward.is_above(from, to)
            || self.backward.is_above(to, from)
            || self.walked_to(cfg, from, to)
    }

    fn walked_to(&self, cfg: &Cfg, from: Block, to: Block) -> bool {
        let mut walked = self.walked.lock().unwrap_or_else(PoisonError::into_inner);
        match &*walked {
            Some((b, before)) if *b == to => before.contains(from),
            _ => {
                let mut before = EntitySet::new();
                let mut work = vec![to];
                while let Some(b) = work.pop() {
                    let new = cfg.predecessors(b).iter().copied();
                    work.extend(new.filter(|&p| cfg.is_reachable(p) && before.insert(p)));
                }
                let found = before.contains(from);
                *walked = Some((to, before));
                found
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::Dominators;
    use crate::testing::{generate, Size};
    use rustc_hash::FxHashSet;

    /// Every pair of blocks of random programs, against a walk.
    #[test]
    fn pairs_are_those_of_a_walk() {
        let (mut pairs, mut reached) = (0, 0);
        for seed in 0..200 {
            let module = generate(seed, Size::MEDIUM).lower();
            for func in module.functions.values() {
                let cfg = Cfg::new(func);
                let forest = LoopForest::new(&cfg, &Dominators::new(&cfg));
                if !forest.irreducible().is_empty() {
                    continue;
                }
                let reachability = Reachability::new(&cfg);
                for to in func.blocks.keys() {
                    let mut before = FxHashSet::default();
                    let mut work = vec![to];
                    while let Some(b) = work.pop() {
                        let new = cfg.predecessors(b).iter().copied();
                        work.extend(new.filter(|&p| cfg.is_reachable(p) && before.insert(p)));
                    }
                    for from in func.blocks.keys() {
                        let expected = before.contains(&from);
                        let found = reachability.reaches(&cfg, &forest, from, to);
                        assert_eq!(found, expected, "seed {seed}: {from} to {to}");
                        (pairs, reached) = (pairs + 1, reached + u32::from(expected));
                    }
                }
            }
        }
        assert!(reached > 1_000 && pairs - reached > 1_000, "{reached} of {pairs}");
    }
}
