//! The memory that threads share: what the region that they run may write to.
//!
//! Threads run side by side. What others write is not known to one of them, from its start on and behind each
//! point at which they wait for each other; it is not what those before it in a loop over threads wrote. Nor is it
//! known behind the region who wrote last. Two threads that access the same place, one of them to write, without
//! having waited for each other, have no defined execution (OpenMP 5.2, section 1.4.1; MLIR's documentation of
//! `scf.parallel`).

use super::function::Lowering;
use crate::native::{Blk, Op, Val};
use rustc_hash::FxHashSet;
use std::rc::Rc;
use symprof_core::ir::{CallEffects, CallInfo, Callee, Inst};
use symprof_core::known::{self, OTHER_THREAD};

/// What the threads of an operation may write to.
#[derive(Clone, Default)]
pub(super) struct Shared<'m> {
    /// memrefs made before it: its operands and those of operations in its regions
    outside: Vec<Val<'m>>,
    /// memrefs made in its regions
    inside: Vec<Val<'m>>,
    /// may it write to what has other names?
    unseen: bool,
}

/// Loops whose iterations may run at once.
pub(super) const AT_ONCE: [&str; 3] = ["affine.parallel", "scf.forall", "scf.parallel"];

/// The outermost loop around an operation whose iterations may run at once.
pub(super) fn at_once(op: Op<'_>) -> Option<Op<'_>> {
    let mut outermost = None;
    let mut around = op.parent();
    while let Some(parent) = around {
        if AT_ONCE.contains(&&*parent.name()) {
            outermost = Some(parent);
        }
        around = parent.parent();
    }
    outermost
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

/// Dialects whose operations write to no memory but what they are given, and wait for nobody.
const OVERT: [&str; 11] = [
    "affine", "arith", "cf", "index", "linalg", "math", "memref", "omp", "scf", "tensor", "vector",
];

/// Is it an operation of `gpu` that says who a thread is, or begins or ends a launch?
fn is_frame_of_gpu(name: &str) -> bool {
    ["gpu.launch", "gpu.terminator", "gpu.return"].contains(&name)
        || ["_id", "_dim"].iter().any(|end| name.ends_with(end))
}

fn is_overt(op: Op<'_>, name: &str) -> bool {
    match name.split_once('.').unwrap_or((name, "")) {
        ("gpu", _) => is_frame_of_gpu(name),
        ("llvm", what) => super::llvm::is_quiet(op, what),
        ("nvvm" | "rocdl", _) => super::device::is_register(name),
        (dialect, _) => OVERT.contains(&dialect),
    }
}

/// May an operation write to memory that it does not name, or make other threads do so?
fn is_unseen(op: Op<'_>, name: &str) -> bool {
    let gets = op.results().any(|r| r.ty().is_memref());
    // pointers are not followed
    let points = || op.operands().any(|v| v.ty().to_string().starts_with("!llvm"));
    // what is written there may lie before the first element
    let moved = |v: Val<'_>| v.ty().is_memref() && !v.ty().is_row_major();
    !is_overt(op, name)
        || name.starts_with("omp.") && points()
        || ["memref.get_global", "memref.reinterpret_cast", "memref.extract_strided_metadata"]
            .contains(&name)
        || gets && READS.contains(&name)
        || op.operands().chain(op.results()).any(moved)
}

/// May a thread wait for another there? The operations of `omp` and calls see to that themselves.
pub(super) fn may_wait(op: Op<'_>, name: &str) -> bool {
    let dialect = name.split_once('.').map_or("", |n| n.0);
    name.contains("atomic") || !["omp", "func"].contains(&dialect) && !is_overt(op, name)
}

/// May a function of which there is no body wait for another thread? Not so what is known by its name, nor what is
/// declared to leave memory alone.
pub(super) fn outside_may_wait(name: &str, declaration: Option<Op<'_>>) -> bool {
    let last = name.rsplit("::").next().unwrap_or(name);
    let is_known = known::lookup(last).is_some_and(|k| !k.calls_back);
    !is_known && declaration.is_none_or(|f| f.attr("llvm.readnone").is_none())
}

/// May an operation that is no call of a function by its name run functions?
pub(super) fn may_call(op: Op<'_>) -> bool {
    let name = op.name();
    let quiet = ["func.return", "func.constant"].contains(&&*name);
    !quiet && !is_overt(op, &name)
}

impl<'m> Shared<'m> {
    /// What the operation itself and its regions may write to.
    fn of(op: Op<'m>) -> Self {
        let mut shared = Shared::default();
        let all: Vec<Op<'m>> = std::iter::once(op).chain(super::function::walk(op)).collect();
        let blocks = all.iter().flat_map(|o| o.regions()).flat_map(|r| r.blocks());
        let within: FxHashSet<usize> = blocks.map(|b| b.key()).collect();
        for inner in all {
            let name = inner.name();
            shared.unseen |= is_unseen(inner, &name);
            if READS.contains(&&*name) {
                continue;
            }
            for v in inner.operands().filter(|v| v.ty().is_memref()) {
                match v.block().is_some_and(|b| within.contains(&b.key())) {
                    true => shared.inside.push(v),
                    false => shared.outside.push(v),
                }
            }
        }
        for list in [&mut shared.outside, &mut shared.inside] {
            list.sort_by_key(|v| v.key());
            list.dedup_by_key(|v| v.key());
        }
        shared
    }
}

impl<'m> Shared<'m> {
    /// What a function may write to, under whatever name.
    pub(super) fn of_function(function: Op<'m>) -> Self {
        Shared { unseen: true, ..Shared::of(function) }
    }

    /// Memrefs of a function.
    pub(super) fn of_memrefs(memrefs: Vec<Val<'m>>) -> Self {
        Shared { inside: memrefs, ..Shared::default() }
    }
}

/// Is every way from the first block of a region to a block of it by that other block?
fn dominates(dominator: Blk<'_>, block: Blk<'_>, first: Blk<'_>) -> bool {
    let mut seen: FxHashSet<usize> = FxHashSet::default();
    let mut work = vec![first];
    while let Some(next) = work.pop() {
        if next.key() == dominator.key() || !seen.insert(next.key()) {
            continue;
        }
        if next.key() == block.key() {
            return false;
        }
        work.extend(next.last_op().into_iter().flat_map(|op| op.successors()));
    }
    true
}

impl<'m> Lowering<'_, 'm> {
    /// One of several threads may run the whole function: what others write behind the names that it is given is known
    /// at none of the places where it may wait for them.
    pub(super) fn run_among_others(&mut self) {
        self.among = true;
        self.shared = Some(Shared { unseen: true, ..Shared::default() });
    }

    /// Threads run an operation from here on, or one of them does what they share out. What the outermost of the open
    /// operations may write to is all that any of them may.
    pub(super) fn open_shared(&mut self, op: Op<'m>) {
        self.sharing += 1;
        if self.sharing == 1 {
            let mut shared = Shared::of(op);
            shared.unseen |= self.among;
            self.shared = Some(shared);
        }
    }

    /// The threads of the operation opened last are done: which of them wrote last is not known.
    pub(super) fn close_shared(&mut self, op: Op<'m>) {
        self.forget_others(op);
        self.sharing = self.sharing.saturating_sub(1);
        if self.sharing == 0 {
            self.shared = self.among.then(|| Shared { unseen: true, ..Shared::default() });
        }
    }

    /// Where threads may wait for each other at an operation, others may have written.
    pub(super) fn wait_at(&mut self, op: Op<'m>, name: &str) {
        if may_wait(op, name) {
            self.forget_at(op);
        }
    }

    /// What others may have written where an operation waits for them: other threads, or other iterations of a loop
    /// whose iterations may run at once.
    pub(super) fn forget_at(&mut self, op: Op<'m>) {
        match at_once(op) {
            Some(around) => self.forget_loop(around, op),
            None => self.forget_others(op),
        }
    }

    /// What iterations of a loop that may run at once, and other threads, may have written by an operation.
    fn forget_loop(&mut self, around: Op<'m>, op: Op<'m>) {
        let outer = self.shared.take();
        let of_loop =
            self.of_loops.entry(around.key()).or_insert_with(|| Rc::new(Shared::of(around)));
        let mut all = outer.clone().unwrap_or_default();
        all.outside.extend(&of_loop.outside);
        all.inside.extend(&of_loop.inside);
        all.unseen = true;
        self.shared = Some(all);
        self.forget_others(op);
        self.shared = outer;
    }

    /// Behind a loop whose iterations may run at once: where they wait for each other, any of them may have written
    /// last.
    pub(super) fn close_at_once(&mut self, op: Op<'m>) {
        if AT_ONCE.contains(&&*op.name()) {
            let ops = super::function::walk(op);
            if ops.into_iter().any(|o| may_wait(o, &o.name()) || self.call_waits(o)) {
                let around = at_once(op).unwrap_or(op);
                self.forget_loop(around, op);
            }
        }
    }

    /// Is a value defined in a block around an operation, or before one on every way to it?
    fn reaches(&mut self, v: Val<'m>, at: Op<'m>) -> bool {
        let Some(from) = v.block() else { return false };
        let mut around = at.block();
        while let Some(block) = around {
            if block.key() == from.key() {
                return true;
            }
            if block.region_key() == from.region_key() {
                let regions = block.parent().into_iter().flat_map(|op| op.regions());
                let mut firsts = regions.filter_map(|r| r.first());
                let first = firsts.find(|b| b.region_key() == block.region_key());
                let dominated = || first.is_none_or(|first| dominates(from, block, first));
                let pair = (from.key(), block.key());
                return *self.dominance.entry(pair).or_insert_with(dominated);
            }
            around = block.parent().and_then(|op| op.block());
        }
        false
    }

    /// Other threads may have written to what they share, under whatever name; `at` is an operation that the names
    /// reach.
    pub(super) fn forget_others(&mut self, at: Op<'m>) {
        let Some(shared) = self.shared.clone() else { return };
        let mut written = shared.outside;
        // a thread's own memory: another one may have had the iterations that write there; they know it by its name
        for &v in &shared.inside {
            if self.values.contains_key(&v.key()) && self.reaches(v, at) {
                written.push(v);
            }
        }
        let mut args = Vec::new();
        for v in written {
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
    }
}
