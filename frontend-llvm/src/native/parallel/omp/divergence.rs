//! Divergence: which branches of a region look at how its work was shared out.
//!
//! A region is counted as if its first thread took all work that any thread may take (chunks, `single`). That is right
//! where no branch looks at who took what. A value is one of four things: the same for all threads; of the portion of a
//! loop that is being worked on; of a thread's fixed share (its number, its part of a static loop, `master`); or of what
//! it happened to take. In open work a branch may look at the portion, elsewhere at the fixed share, and nowhere at what
//! a thread took: such a region is not followed. What others wrote to memory is forgotten where threads meet
//! (`shared`), and a program in which they do not meet has a data race, and no meaning; so here memory of others holds
//! what is the same for all, but for what the thread itself wrote there.
//!
//! Source: B. Coutinho, D. Sampaio, F. Pereira and W. Meira, *Divergence analysis and optimizations*, PACT 2011; LLVM's
//! UniformityAnalysis, from which merges under divergent branches and values that leave a loop at different times come.

mod shapes;

use super::addresses::{hands_out_own_memory, is_harmless, is_pointer, root, Root};
use super::found::found;
use super::is_runtime;
use super::whole::WholeLoop;
use super::zones::{Slot, Zone, Zones};
use crate::native::parallel::endings::goes_on;
use crate::native::parallel::flow::Flow;
use crate::native::parallel::{arguments, callee, is_call, runs};
use crate::native::{insts, name_of};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMOpcode;
use rustc_hash::{FxHashMap, FxHashSet};
use shapes::{comes_first, computes, decides, is_counter};

/// What a value depends on, beside what is the same for all threads: a set.
type Level = u8;
/// the portion of a loop that is being worked on
const PORTION: Level = 1;
/// a thread's fixed share
const SHARE: Level = 2;
/// what a thread happened to take
const TAKEN: Level = 4;
/// Beside these: a floating-point number with the bits of an integer, or its value. Others decide nothing that is
/// counted.
const INTEGER: Level = 8;
/// What a thread found, as it took turns with others. A branch may look at it, which is decided by data anyway; but
/// memory that it leads to may be of the thread's own.
const FOUND: Level = 16;

/// Blocks of functions that are looked at: what decides whether a block executes is asked by walking them.
const MOST_BLOCKS: usize = 2_000;

/// May a branch of the function, or a function that it calls, look at who took what? `asks` says which functions ask the
/// runtime, and are looked at by themselves.
pub(super) unsafe fn looks_at_shares(
    function: LLVMValueRef,
    asks: &dyn Fn(LLVMValueRef) -> bool,
) -> bool {
    let flow = Flow::of(function, goes_on);
    flow.is_none_or(|flow| looks(function, &flow, None, asks))
}

/// The same, and may anything else look at it, if these loops with fixed shares are work that any thread may take too?
/// Then nothing may look at fixed shares either: who gets the same iterations of another loop, by whatever way, has
/// written what it reads there.
pub(super) unsafe fn looks_at_any(
    function: LLVMValueRef,
    flow: &Flow,
    whole: &[WholeLoop],
    asks: &dyn Fn(LLVMValueRef) -> bool,
) -> bool {
    looks(function, flow, Some(whole), asks)
}

unsafe fn looks(
    function: LLVMValueRef,
    flow: &Flow,
    whole: Option<&[WholeLoop]>,
    asks: &dyn Fn(LLVMValueRef) -> bool,
) -> bool {
    if flow.blocks.len() > MOST_BLOCKS {
        return true;
    }
    let Some(zones) = Zones::of(function, flow, whole.unwrap_or_default()) else { return true };
    let mut divergence = Divergence {
        flow,
        zones,
        found: found(flow),
        elsewhere: if whole.is_some() { 0 } else { SHARE },
        asks,
        levels: FxHashMap::default(),
        contents: FxHashMap::default(),
        anywhere: (0, 0),
        is_left_behind: false,
        conditions: FxHashMap::default(),
        changed: true,
    };
    if hands_out_own_memory(flow) {
        return true;
    }
    while std::mem::take(&mut divergence.changed) {
        divergence.conditions.clear();
        for &block in &flow.order {
            for inst in insts(flow.blocks[block]) {
                divergence.visit(block, inst);
            }
        }
        // a branch may look at it behind the region
        if divergence.is_left_behind {
            return true;
        }
    }
    !flow.order.iter().all(|&b| divergence.is_plain(b))
}

struct Divergence<'a> {
    flow: &'a Flow,
    zones: Zones,
    /// what a thread may have found, outside of open work
    found: FxHashSet<LLVMValueRef>,
    /// what may be looked at outside of open work
    elsewhere: Level,
    asks: &'a dyn Fn(LLVMValueRef) -> bool,
    levels: FxHashMap<LLVMValueRef, Level>,
    /// what memory of the thread's own holds, and of it what was not computed as floating-point
    contents: FxHashMap<LLVMValueRef, (Level, Level)>,
    /// the same of what is stored where the memory is not known
    anywhere: (Level, Level),
    /// what a thread took, or what it has of its own in open work, decides what memory of others holds
    is_left_behind: bool,
    /// what decides whether a block executes
    conditions: FxHashMap<usize, Level>,
    changed: bool,
}

impl Divergence<'_> {
    /// The level of a value as a block sees it.
    unsafe fn at(&self, block: usize, value: LLVMValueRef) -> Level {
        if LLVMIsAInstruction(value).is_null() {
            return 0;
        }
        let Some(from) = self.flow.block_of(value) else { return 0 };
        let zone = self.zones.of_block(from);
        let own = self.levels.get(&value).copied().unwrap_or(0);
        let to = self.zones.of_block(block);
        if own & !FOUND == 0 && is_float(value) {
            // what a thread computed in its work leads to memory of its own, if it leads to any
            return if zone.is_some() && zone != to { own | FOUND } else { own };
        }
        if zone.is_some() && zone != to {
            return TAKEN | own & INTEGER;
        }
        let way = self.zones.on_the_way(from);
        if own & PORTION != 0 && zone.is_none() && way != to.or(self.zones.on_the_way(block)) {
            return TAKEN | own & INTEGER;
        }
        own | self.left(from, block)
    }

    /// When loops end that are left between two blocks.
    unsafe fn left(&self, from: usize, to: usize) -> Level {
        let mut level = 0;
        let mut at = self.flow.innermost(from);
        while let Some(l) = at.filter(|&l| !self.flow.is_in(to, l)) {
            for &b in self.flow.order.iter().filter(|&&b| self.flow.is_in(b, l)) {
                if self.flow.edges[b].iter().any(|e| !self.flow.is_in(e.to, l)) {
                    level |= self.decision(b);
                }
            }
            at = self.flow.parent(l);
        }
        level
    }

    /// What the end of a block decides by. Whether a thread takes work makes no difference behind the work, where all
    /// ways meet, but in what is merged there and what leaves it.
    unsafe fn decision(&self, block: usize) -> Level {
        if self.zones.is_test(block) {
            return 0;
        }
        match decides(self.flow.blocks[block]) {
            Some(condition) => self.at(block, condition),
            None => 0,
        }
    }

    /// What decides whether a block executes, and how often, of all that comes before it.
    unsafe fn executes_by(&mut self, block: usize) -> Level {
        if let Some(&level) = self.conditions.get(&block) {
            return level;
        }
        let flow = self.flow;
        let mut reaching: FxHashSet<usize> = FxHashSet::default();
        let mut work = flow.before[block].clone();
        while let Some(b) = work.pop() {
            if reaching.insert(b) {
                work.extend(&flow.before[b]);
            }
        }
        let mut level = 0;
        for &b in &reaching {
            let decision = self.decision(b);
            if level | decision != level && self.may_pass_by(b, block) {
                level |= decision;
            }
        }
        self.conditions.insert(block, level);
        level
    }

    /// Is there a way from a block to the end of the function that does not pass another?
    fn may_pass_by(&self, from: usize, block: usize) -> bool {
        let mut seen: FxHashSet<usize> = FxHashSet::default();
        let mut work: Vec<usize> = self.flow.edges[from].iter().map(|e| e.to).collect();
        while let Some(b) = work.pop() {
            if b == block || !seen.insert(b) {
                continue;
            }
            if self.flow.edges[b].is_empty() {
                return true;
            }
            work.extend(self.flow.edges[b].iter().map(|e| e.to));
        }
        false
    }

    /// What decides from where a merge is come to.
    unsafe fn merged_by(&self, block: usize) -> Level {
        let stop = self.flow.dominator(block);
        let mut seen: FxHashSet<usize> = FxHashSet::from_iter([stop]);
        let mut level = self.decision(stop);
        let mut work = self.flow.before[block].clone();
        while let Some(b) = work.pop() {
            if seen.insert(b) {
                level |= self.decision(b);
                work.extend(&self.flow.before[b]);
            }
        }
        level
    }

    unsafe fn visit(&mut self, block: usize, inst: LLVMValueRef) {
        use LLVMOpcode::*;
        let level = match LLVMGetInstructionOpcode(inst) {
            LLVMStore => {
                let (value, to) = (LLVMGetOperand(inst, 0), LLVMGetOperand(inst, 1));
                let stored = self.at(block, value);
                let is_computed = is_float(value) && stored & !FOUND == 0;
                return self.write(block, to, stored, is_computed);
            }
            LLVMBitCast | LLVMSIToFP | LLVMUIToFP
                if is_float(inst) && !is_float(LLVMGetOperand(inst, 0)) =>
            {
                self.operands(block, inst) | INTEGER
            }
            LLVMFNeg | LLVMFAdd | LLVMFSub | LLVMFMul | LLVMFDiv | LLVMFRem | LLVMFPExt
            | LLVMFPTrunc => self.computed(block, inst),
            LLVMCall if computes(inst) => self.computed(block, inst),
            LLVMPHI if is_float(inst) => self.merge_float(block, inst),
            LLVMPHI => self.merge(block, inst),
            LLVMLoad if is_float(inst) => self.read_float(block, LLVMGetOperand(inst, 0)),
            LLVMLoad => self.read(block, LLVMGetOperand(inst, 0)),
            LLVMCall | LLVMInvoke => self.call(block, inst),
            // where nobody looks at fixed shares, these may not decide what memory of others holds
            LLVMAtomicRMW if self.elsewhere == 0 => {
                let (to, value) = (LLVMGetOperand(inst, 0), LLVMGetOperand(inst, 1));
                let stored = self.at(block, value);
                self.write(block, to, stored, is_float(value) && stored & !FOUND == 0);
                0
            }
            // other threads are forgotten there: the number is unknown, and found
            LLVMAtomicRMW | LLVMAtomicCmpXchg => 0,
            _ => self.operands(block, inst),
        };
        let level = level | self.found_by(block, inst);
        let known = self.levels.entry(inst).or_insert(0);
        self.changed |= *known | level != *known;
        *known |= level;
    }

    /// Of an instruction outside of open work, whether a thread may have found what it answers.
    fn found_by(&self, block: usize, inst: LLVMValueRef) -> Level {
        let is_found = self.zones.of_block(block).is_none() && self.found.contains(&inst);
        if is_found {
            FOUND
        } else {
            0
        }
    }

    unsafe fn operands(&self, block: usize, inst: LLVMValueRef) -> Level {
        let count = LLVMGetNumOperands(inst).max(0) as u32;
        let all = (0..count).map(|k| unsafe { LLVMGetOperand(inst, k) });
        all.fold(0, |level, v| level | unsafe { self.at(block, v) })
    }

    /// Floating-point arithmetic: its result decides nothing that is counted, but may be made an address of.
    unsafe fn computed(&self, block: usize, inst: LLVMValueRef) -> Level {
        let level = self.operands(block, inst);
        let own = match self.zones.of_block(block) {
            Some(_) => SHARE | TAKEN,
            None => PORTION | SHARE | TAKEN,
        };
        if level & (own | FOUND) != 0 {
            FOUND
        } else {
            0
        }
    }

    /// A merge of floating-point numbers, which may be of the thread where work is carried on or ends, or where it is
    /// decided by who came from where.
    unsafe fn merge_float(&self, block: usize, phi: LLVMValueRef) -> Level {
        let is_header = self.flow.loops.iter().any(|l| l.header == block);
        let is_carried = is_header && self.zones.of_block(block).is_some();
        let is_end = self.zones.all.iter().any(|z| z.end == block);
        let decided = self.merged_by(block) & (SHARE | TAKEN) != 0;
        let own = if is_carried || is_end || decided { FOUND } else { 0 };
        self.incoming(block, phi) | own
    }

    /// What the values depend on that a merge chooses from.
    unsafe fn incoming(&self, block: usize, phi: LLVMValueRef) -> Level {
        let values = (0..LLVMCountIncoming(phi)).map(|k| unsafe { LLVMGetIncomingValue(phi, k) });
        values.fold(0, |level, v| level | unsafe { self.at(block, v) })
    }

    unsafe fn merge(&self, block: usize, phi: LLVMValueRef) -> Level {
        let values: Vec<LLVMValueRef> =
            (0..LLVMCountIncoming(phi)).map(|k| unsafe { LLVMGetIncomingValue(phi, k) }).collect();
        let all = self.incoming(block, phi);
        if values.iter().all(|v| *v == values[0]) {
            return all;
        }
        let zone = self.zones.of_block(block).map(|z| &self.zones.all[z]);
        let header = |l: usize| self.flow.loops[l].header == block;
        let is_carried = zone.is_some_and(|zone: &Zone| {
            let through = zone.through(self.flow, block).is_some_and(header);
            zone.outer.is_some_and(header) || zone.are_cut && through && !is_counter(phi)
        });
        if is_carried || self.zones.all.iter().any(|z| z.end == block) {
            return TAKEN;
        }
        // the n-th iteration is that of every thread
        match is_counter(phi) {
            true => all,
            false => all | self.merged_by(block),
        }
    }

    unsafe fn read(&self, block: usize, from: LLVMValueRef) -> Level {
        if let Some(level) = self.zones.slot(from, block) {
            return match level {
                Slot::Portion { inside: true } => PORTION,
                Slot::Portion { inside: false } => TAKEN,
                Slot::Share => SHARE,
                // whether a thread had the last iteration, nobody knows
                Slot::Last => 0,
            };
        }
        let mut address = self.at(block, from);
        // the thread wrote there what it has a share of, if the memory is its own
        if address & FOUND != 0 && self.zones.of_block(block).is_some() {
            address |= SHARE;
        }
        address
            | match root(from) {
                Root::Own(memory) => self.contents(memory).0,
                Root::Others => 0,
                Root::Unknown => TAKEN,
            }
    }

    /// What is read as a floating-point number: what was stored as another, and its like.
    unsafe fn read_float(&self, block: usize, from: LLVMValueRef) -> Level {
        match root(from) {
            Root::Own(memory) if !self.zones.is_slot(memory) => match self.contents(memory) {
                (0, 0) => 0,
                (_, 0) => FOUND,
                (_, level) => level | self.at(block, from),
            },
            Root::Others => self.at(block, from),
            _ => TAKEN,
        }
    }

    /// What memory of the thread's own holds, and of it what was not computed as floating-point.
    fn contents(&self, memory: LLVMValueRef) -> (Level, Level) {
        let (all, others) = self.contents.get(&memory).copied().unwrap_or((0, 0));
        (all | self.anywhere.0, others | self.anywhere.1)
    }

    unsafe fn write(&mut self, block: usize, to: LLVMValueRef, stored: Level, is_computed: bool) {
        let zone = self.zones.of_block(block);
        let level = stored | self.at(block, to);
        match root(to) {
            Root::Own(memory) if !self.zones.is_slot(memory) => {
                let level = match zone {
                    // it holds that until the next portion, or longer
                    Some(_) if !self.is_of_an_iteration(memory) => TAKEN,
                    Some(_) => level,
                    None if level & PORTION != 0 => TAKEN,
                    None => level | self.executes_by(block),
                };
                self.hold(Some(memory), level, is_computed);
            }
            Root::Own(_) => {}
            root => {
                if root == Root::Unknown {
                    let level =
                        if zone.is_some() { TAKEN } else { level | self.executes_by(block) };
                    self.hold(None, level, is_computed);
                }
                let allowed = match zone {
                    Some(_) => PORTION,
                    None if self.elsewhere == 0 => 0,
                    None => PORTION | SHARE,
                };
                let may_be_own = zone.is_some() && self.at(block, to) & FOUND != 0;
                self.is_left_behind |= may_be_own || !is_within(level, allowed);
            }
        }
    }

    /// Memory of the thread's own holds something from now on, or any of it.
    fn hold(&mut self, memory: Option<LLVMValueRef>, level: Level, is_computed: bool) {
        let known = match memory {
            Some(memory) => self.contents.entry(memory).or_insert((0, 0)),
            None => &mut self.anywhere,
        };
        let other = if is_computed { 0 } else { level | INTEGER };
        let new = (known.0 | level, known.1 | other);
        self.changed |= new != *known;
        *known = new;
    }

    /// Does memory begin to live anew in each iteration that looks at it: is a marker of LLVM first in all that is done
    /// with it, in one loop through a portion?
    unsafe fn is_of_an_iteration(&self, memory: LLVMValueRef) -> bool {
        let mut places = Vec::new();
        let mut starts = Vec::new();
        let mut work = vec![memory];
        while let Some(address) = work.pop() {
            let mut at = LLVMGetFirstUse(address);
            while !at.is_null() {
                let user = LLVMGetUser(at);
                at = LLVMGetNextUse(at);
                if LLVMIsAInstruction(user).is_null() {
                    return false;
                }
                let Some(block) = self.flow.block_of(user) else { continue };
                let name = callee(user).map(|c| name_of(c)).unwrap_or_default();
                if name.starts_with("llvm.lifetime.start") {
                    starts.push((block, user));
                } else if !name.starts_with("llvm.lifetime.end") {
                    places.push((block, user));
                }
                if !LLVMIsAGetElementPtrInst(user).is_null() {
                    work.push(user);
                }
            }
        }
        let [(start, marker)] = starts[..] else { return false };
        let inner = |b: usize| {
            let zone = self.zones.of_block(b)?;
            self.zones.all[zone].through(self.flow, b)
        };
        inner(start).is_some()
            && places.iter().all(|&(b, user)| {
                let first = match b == start {
                    true => comes_first(marker, user),
                    false => self.flow.dominates(start, b),
                };
                first && inner(b) == inner(start)
            })
    }

    unsafe fn call(&mut self, block: usize, call: LLVMValueRef) -> Level {
        let all = arguments(call);
        let given = all.iter().fold(0, |level, &v| level | unsafe { self.at(block, v) });
        let given = given | self.at(block, LLVMGetCalledValue(call));
        let held = all.iter().fold(0, |level, &v| level | unsafe { self.content(v) });
        let Some(function) = runs(call) else { return given | held };
        let name = name_of(function);
        if ["llvm.memcpy.", "llvm.memmove.", "llvm.memset."].iter().any(|n| name.starts_with(n)) {
            let moved = match name.starts_with("llvm.memset.") {
                true => given,
                false => given | self.read(block, all[1]) | self.found_by(block, call),
            };
            self.write(block, all[0], moved, false);
            return 0;
        }
        if name.starts_with("symprof.") {
            return 0;
        }
        if is_runtime(&name) {
            return match name.as_str() {
                "__kmpc_single" => TAKEN,
                n if n.starts_with("__kmpc_dispatch_next") => match self.zones.are_shares {
                    true => SHARE,
                    false => TAKEN,
                },
                "__kmpc_master" | "__kmpc_masked" => SHARE,
                "__kmpc_global_thread_num" | "omp_get_thread_num" => SHARE,
                _ => 0,
            };
        }
        if name.starts_with("llvm.") {
            let only_marks = ["lifetime.", "assume", "invariant.", "prefetch", "dbg."];
            if only_marks.iter().any(|n| name["llvm.".len()..].starts_with(n)) {
                return 0;
            }
            // it may read there, and write what it read and got
            let pointers: Vec<LLVMValueRef> =
                all.iter().copied().filter(|&v| unsafe { is_pointer(v) }).collect();
            let level = pointers.iter().fold(given, |l, &v| l | unsafe { self.read(block, v) });
            let level = level | self.found_by(block, call);
            pointers.into_iter().for_each(|v| unsafe { self.write(block, v, level, false) });
            return level;
        }
        match (self.asks)(function) {
            true => TAKEN,
            false => given | held,
        }
    }

    /// Does a block end, and call functions, by nothing that it may not look at?
    unsafe fn is_plain(&self, block: usize) -> bool {
        let (in_work, elsewhere) = (PORTION, self.elsewhere);
        let zone = self.zones.of_block(block);
        let allowed = if zone.is_some() { in_work } else { elsewhere };
        let decides_well = self.zones.is_test(block)
            || decides(self.flow.blocks[block])
                .is_none_or(|c| is_within(unsafe { self.at(block, c) }, allowed));
        decides_well
            && insts(self.flow.blocks[block]).into_iter().all(|inst| unsafe {
                if !is_call(inst) || is_harmless(inst) {
                    return true;
                }
                // a function that asks the runtime is looked at as if it got the same from all threads
                let asks = callee(inst)
                    .is_some_and(|f| (self.asks)(f) || name_of(f) == "__kmpc_fork_call");
                // and as one that all threads come to, with a share each
                if zone.is_some() && callee(inst).is_some_and(|f| (self.asks)(f)) {
                    return false;
                }
                let allowed = if asks { allowed & PORTION } else { allowed };
                let is_handed_on = zone.is_some() || asks;
                let called = callee(inst).is_none().then(|| LLVMGetCalledValue(inst));
                arguments(inst).into_iter().chain(called).all(|v| {
                    let level = self.at(block, v) | self.content(v);
                    let leads_to_own = is_handed_on && level & FOUND != 0;
                    is_within(level, allowed) && !leads_to_own
                })
            })
    }

    /// What memory of the thread's own holds that an address leads to.
    unsafe fn content(&self, address: LLVMValueRef) -> Level {
        if !is_pointer(address) {
            return 0;
        }
        match root(address) {
            Root::Own(memory) if self.zones.is_slot(memory) => TAKEN,
            Root::Own(memory) => self.contents(memory).0,
            Root::Others => 0,
            Root::Unknown => TAKEN,
        }
    }
}

/// Does a value depend on nothing but what is allowed?
fn is_within(level: Level, allowed: Level) -> bool {
    level & (PORTION | SHARE | TAKEN) & !allowed == 0
}

fn is_float(value: LLVMValueRef) -> bool {
    // SAFETY: a value of a module that is being worked on
    unsafe { super::forms::is_floating(value) }
}
