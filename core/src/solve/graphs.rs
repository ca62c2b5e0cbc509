//! The graphs of a function, made once before it is solved.

use crate::analysis::congruence::Congruence;
use crate::analysis::endings::Endings;
use crate::analysis::reachability::Reachability;
use crate::analysis::{Cfg, Dominators, LoopForest};
use crate::ir::{Block, Function, Terminator};
use crate::solve::body::Region;
use crate::solve::context::{Passing, Tree};
use rustc_hash::FxHashSet;

/// The graphs of a function that the solver walks.
#[derive(Debug)]
pub(super) struct Graphs {
    pub(super) cfg: Cfg,
    pub(super) forest: LoopForest,
    /// one iteration of each loop, by slot; none where the flow is irreducible
    pub(super) regions: Vec<Region>,
    pub(super) endings: Endings,
    pub(super) reachability: Reachability,
    pub(super) congruence: Congruence,
    /// cases of switches whose value an earlier case has, by block and target
    pub(super) shadowed: FxHashSet<(Block, u32)>,
    /// checks that are taken to pass
    pub(super) passing: Passing,
    /// where the function is a recursion with several calls in an activation
    pub(super) tree: Option<Tree>,
}

impl Graphs {
    pub(super) fn new(func: &Function) -> Graphs {
        let cfg = Cfg::new(func);
        let forest = LoopForest::new(&cfg, &Dominators::new(&cfg));
        let mut regions = Vec::new();
        if forest.irreducible().is_empty() {
            let loops = std::iter::once(None).chain(forest.iter().map(Some));
            regions.extend(loops.map(|l| Region::new(func, &cfg, &forest, l)));
        }
        let endings = Endings::new(func, &cfg);
        let (reachability, shadowed) = (Reachability::new(&cfg), shadowed_cases(func));
        let congruence = Congruence::new(func, &cfg);
        Graphs {
            cfg,
            forest,
            regions,
            endings,
            reachability,
            congruence,
            shadowed,
            passing: Passing::default(),
            tree: None,
        }
    }

    /// Where the flow is irreducible, in words.
    pub(super) fn irreducible(&self, func: &Function) -> Option<String> {
        let e = self.forest.irreducible().first()?;
        Some(format!(
            "irreducible control flow: the edge from `{}` to `{}` enters a cycle beside its header",
            func.blocks[e.from].name, func.blocks[e.to].name
        ))
    }
}

/// Cases of switches whose value an earlier case has, by block and target.
fn shadowed_cases(func: &Function) -> FxHashSet<(Block, u32)> {
    let mut shadowed = FxHashSet::default();
    for (b, block) in func.blocks.iter() {
        let Terminator::Switch(_, cases, _) = &block.terminator else { continue };
        let mut seen = FxHashSet::default();
        let again = cases.iter().enumerate().filter(|(_, case)| !seen.insert(case.0));
        shadowed.extend(again.map(|(slot, _)| (b, slot as u32)));
    }
    shadowed
}
