//! Where the loops of a function are written. Compilers note it at a latch; a profile names it at the
//! header. Where no latch tells, the header's own place stands for the loop.

use crate::analysis::{Cfg, Dominators, LoopForest};
use crate::ir::{Block, Function, Location};
use rustc_hash::FxHashMap;

/// The place of each loop, by its header; none of a function without debug information.
pub(super) fn loop_locations(func: &Function) -> FxHashMap<Block, Location> {
    let mut found = FxHashMap::default();
    if func.blocks.values().all(|b| b.location.is_none() && b.loop_location.is_none()) {
        return found;
    }
    let cfg = Cfg::new(func);
    let forest = LoopForest::new(&cfg, &Dominators::new(&cfg));
    for l in forest.iter() {
        let header = forest.header(l);
        let told = forest.latches(l).iter().find_map(|&b| func.blocks[b].loop_location.as_ref());
        if let Some(location) = told.or(func.blocks[header].location.as_ref()) {
            found.insert(header, location.clone());
        }
    }
    found
}
