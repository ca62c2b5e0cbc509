//! The memory that threads share: what the region that they run may write to.
//!
//! Threads run side by side. What others write is not known to one of them, from its start on and behind each
//! point at which they wait for each other; it is not what those before it in a loop over threads wrote.

use super::function::{Done, Lowering, Stop};
use crate::native::{Op, Region, Val};
use symprof_core::ir::{CallEffects, CallInfo, Callee, Inst};
use symprof_core::known::OTHER_THREAD;

/// What the threads of a region may write to.
#[derive(Clone, Default)]
pub(super) struct Shared<'m> {
    /// memrefs that it names
    written: Vec<Val<'m>>,
    /// may it write to what has other names?
    unseen: bool,
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

/// Dialects whose operations write to no memory but what they are given.
const OVERT: [&str; 11] = [
    "affine", "arith", "cf", "index", "linalg", "math", "memref", "omp", "scf", "tensor", "vector",
];

/// May an operation write to memory that it does not name, or make other threads do so?
fn is_unseen(op: Op<'_>, name: &str) -> bool {
    let dialect = name.split_once('.').map_or("", |n| n.0);
    let of_gpu = dialect == "gpu" && name != "gpu.barrier";
    let gets = op.results().any(|r| r.ty().is_memref());
    // pointers are not followed
    let points = dialect == "omp" && op.operands().any(|v| v.ty().to_string().starts_with("!llvm"));
    !(OVERT.contains(&dialect) || of_gpu)
        || points
        || name == "memref.get_global"
        || gets && READS.contains(&name)
}

impl<'m> Shared<'m> {
    /// What these regions may write to.
    pub(super) fn of(regions: impl Iterator<Item = Region<'m>>) -> Self {
        let mut work: Vec<Region<'m>> = regions.collect();
        let mut shared = Shared::default();
        while let Some(region) = work.pop() {
            for op in region.blocks().flat_map(|b| b.ops()) {
                let name = op.name();
                shared.unseen |= is_unseen(op, &name);
                if !READS.contains(&&*name) {
                    shared.written.extend(op.operands().filter(|v| v.ty().is_memref()));
                }
                work.extend(op.regions());
            }
        }
        shared.written.sort_by_key(|v| v.key());
        shared.written.dedup_by_key(|v| v.key());
        shared
    }
}

/// Does a value reach an operation?
enum Reach {
    Yes,
    No,
    /// it is of another block of a region around, which may come before
    Unclear,
}

/// Whether a value is defined in a block around an operation, or before one.
fn reach(v: Val<'_>, at: Op<'_>) -> Reach {
    let Some(from) = v.block() else { return Reach::No };
    let mut around = at.block();
    while let Some(block) = around {
        if block.key() == from.key() {
            return Reach::Yes;
        }
        if block.region_key() == from.region_key() {
            return if from.is_first() { Reach::Yes } else { Reach::Unclear };
        }
        around = block.parent().and_then(|op| op.block());
    }
    Reach::No
}

impl<'m> Lowering<'_, 'm> {
    /// Other threads may have written to what they share, under whatever name; `at` is an operation that the names
    /// reach.
    pub(super) fn forget(&mut self, shared: &Shared<'m>, at: Op<'m>) -> Done {
        let mut args = Vec::new();
        for &v in &shared.written {
            if !self.values.contains_key(&v.key()) {
                continue;
            }
            match reach(v, at) {
                Reach::Yes => {}
                Reach::No => continue,
                Reach::Unclear => {
                    let place = self.place(at);
                    return Err(Stop(format!(
                        "threads share memory that a block before {place} makes; make it before the region"
                    )));
                }
            }
            let memref = self.shaped(v);
            let base = self.address_of(&memref);
            self.s.ins().effect(Inst::Clobber(base, None));
            args.push(base);
        }
        if shared.unseen {
            let callee = Callee::Direct(OTHER_THREAD.to_owned());
            let effects = CallEffects::UNKNOWN;
            self.s.ins().call(None, CallInfo { callee, args, effects, counted: false });
        }
        Ok(())
    }
}
