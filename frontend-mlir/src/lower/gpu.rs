//! Kernels launched on a device: the dialect `gpu`. A launch is the loops over blocks and threads that it stands
//! for: its region runs once a thread.
//!
//! Source: MLIR's documentation of the dialect; the sizes of clusters change how blocks are scheduled and not how
//! often they run.

use super::function::{Done, Lowering, Step};
use crate::native::{Op, Region, Val};
use symprof_core::ir::structured::For;
use symprof_core::ir::Value;

/// A launch that is open.
pub(super) struct Launch<'m> {
    /// ids of a thread: of its block and of itself in it, in three dimensions each; then the sizes of both
    ids: Vec<Value>,
    /// the memory that it may write to
    written: Vec<Val<'m>>,
    /// may it write to what has other names?
    unseen: bool,
    /// what of `written` is there outside of the launch, if threads may order what they write: then not the last
    /// thread in the loops is the one that writes last
    left: Vec<Val<'m>>,
}

/// May threads wait for one another there?
fn orders(name: &str) -> bool {
    ["gpu.barrier", "func.call", "func.call_indirect"].contains(&name) || name.contains("atomic")
}

/// What leaves memory alone; anything else may write to the memrefs that it is given, or is a view of them.
const READS: [&str; 7] = [
    "memref.load",
    "memref.dim",
    "memref.rank",
    "affine.load",
    "affine.vector_load",
    "vector.load",
    "vector.transfer_read",
];

/// The memory that a region may write to, whether it may be reached by other names (threads wait for each other,
/// call, or take globals), and whether threads may wait for each other.
fn written<'m>(regions: impl Iterator<Item = Region<'m>>) -> (Vec<Val<'m>>, bool, bool) {
    let mut work: Vec<Region<'m>> = regions.collect();
    let (mut written, mut unseen, mut ordered) = (Vec::new(), false, false);
    while let Some(region) = work.pop() {
        for op in region.blocks().flat_map(|b| b.ops()) {
            let name = op.name();
            ordered |= orders(&name);
            unseen |= orders(&name) || name == "memref.get_global";
            if !READS.contains(&&*name) {
                written.extend(op.operands().filter(|v| v.ty().is_memref()));
            }
            work.extend(op.regions());
        }
    }
    written.sort_by_key(|v| v.key());
    written.dedup_by_key(|v| v.key());
    (written, unseen, ordered)
}

impl<'m> Lowering<'_, 'm> {
    pub(super) fn gpu(&mut self, op: Op<'m>, name: &str) -> Done {
        let of_dimension = |k: usize| {
            let text = op.attr("dimension").map(|a| a.text()).unwrap_or_default();
            let dimension = ["dim x", "dim y", "dim z"].iter().position(|d| text.contains(d));
            dimension.map(|d| k + d)
        };
        let id = match name {
            "launch" => return self.launch(op),
            "barrier" => {
                self.forget_written(op);
                return Ok(());
            }
            "terminator" => return self.leave_region(Vec::new()),
            "block_id" => of_dimension(0),
            "thread_id" => of_dimension(3),
            "grid_dim" => of_dimension(6),
            "block_dim" => of_dimension(9),
            _ => None,
        };
        match (id, self.launches.last()) {
            (Some(id), Some(launch)) => {
                let value = launch.ids[id];
                self.bind_results(op, [value]);
                Ok(())
            }
            _ => self.unknown(op),
        }
    }

    fn launch(&mut self, op: Op<'m>) -> Done {
        // dependencies, three sizes of the grid, three of a block, clusters, shared memory
        let dependencies = op.segments().and_then(|s| s.first().copied()).unwrap_or(0);
        if op.operand_count() < dependencies + 6 {
            return self.unknown(op);
        }
        let sizes: Vec<Value> = (0..6).map(|k| self.operand(op, dependencies + k)).collect();
        let (zero, one) = (self.index(0), self.index(1));
        let dims: Vec<For<'_>> = sizes
            .iter()
            .map(|&end| self.counted("gpu.launch", zero, end, one).parallel())
            .collect();
        let ids = self.s.begin_parallel("gpu.launch", &dims, &[])?.0;
        let all: Vec<Value> = ids.iter().chain(&sizes).copied().collect();
        self.steps.push(Step::EndLaunch(op));
        let (written, unseen, ordered) = written(op.regions());
        let outside = |v: &Val<'m>| ordered && self.values.contains_key(&v.key());
        let left = written.iter().copied().filter(outside).collect();
        self.launches.push(Launch { ids: all.clone(), written, unseen, left });
        // threads run side by side: what others write is not known to them, from the start on and behind each
        // barrier; it is not what those before them in the loops wrote
        self.forget_written(op);
        if let Some(region) = op.region(0) {
            if let Some(block) = region.first() {
                self.bind_all(block.args().take(all.len()), all.iter().copied());
                // clusters, and memory that a work group or a thread has
                let rest: Vec<Val<'m>> = block.args().skip(all.len()).collect();
                for arg in rest {
                    self.bind_opaque(arg, "what a launch gives to its threads");
                }
            }
            self.enter(region);
        }
        Ok(())
    }

    /// Other threads may have written to what the launch writes to, under whatever name.
    pub(super) fn forget_written(&mut self, op: Op<'m>) {
        let Some(launch) = self.launches.last() else { return };
        let known = |v: &Val<'m>| self.values.contains_key(&v.key());
        let here: Vec<Val<'m>> = launch.written.iter().copied().filter(known).collect();
        let unseen = launch.unseen;
        self.clobber_all(here.into_iter());
        if unseen {
            self.statement(op);
        }
    }

    pub(super) fn end_launch(&mut self, op: Op<'m>) -> Done {
        self.yields.clear();
        let launch = self.launches.pop();
        self.s.end_for(&[])?;
        if let Some(launch) = launch.filter(|l| !l.left.is_empty()) {
            self.clobber_all(launch.left.into_iter());
            if launch.unseen {
                self.statement(op);
            }
        }
        self.opaque_results(op, "the result of `gpu.launch`");
        Ok(())
    }
}
