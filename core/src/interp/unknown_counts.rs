//! Counts that become unknown: those that a branch on an unknown value decides, and those behind an
//! operation after which the execution may have ended.
//!
//! Skipping such a branch follows Weiser: what it decides is its range of influence
//! ([`influence_region`](super::influence_region)), and the execution continues behind that. Where the
//! range has a loop that may never end, or calls a function that has one, that it does is assumed.

use super::dispatch::Next;
use super::influence_region::{calls_in, InfluenceRegion};
use super::machine::{Frame, Location, Machine, Stop, UnknownCause};
use super::outcome::Assumption;
use super::program::{FuncCode, Op, Program, Term};
use super::reasons::ReasonId;
use super::tagged_value::TaggedValue;
use crate::assume::AssumptionKind;
use crate::ir::Block;
use cranelift_entity::EntityRef;

impl<'r, 'm: 'r> Machine<'r, 'm> {
    /// Skips what the branch at the end of the frame's block decides, because its condition is
    /// unknown; returns where the activation continues.
    pub(super) fn skip_region(
        &mut self,
        frame: &Frame,
        reason: ReasonId,
        regs: &mut [TaggedValue],
    ) -> Next {
        let program = self.program;
        let code = &program.funcs[frame.func as usize];
        let block = frame.block as usize;
        let region =
            code.blocks[block].region.get_or_init(|| InfluenceRegion::new(code, Block::new(block)));
        let cause = UnknownCause { reason, func: frame.func, block: frame.block };
        if !std::mem::replace(&mut self.region_marked[code.offset + block], true) {
            for &b in &region.blocks {
                self.unknown[code.offset + b as usize].get_or_insert(cause);
            }
            self.mark_functions_unknown(&region.callees, cause);
        }
        let unknown = TaggedValue::unknown(reason);
        if region.touches_memory || (!region.callees.is_empty() && program.reads_memory) {
            self.state.havoc_memory();
        }
        if region.loses_addresses {
            self.state.escape_all();
        }
        // A register of `merged` may also be in `defined`, but the register that it takes its value
        // from never is.
        for &r in &region.defined {
            regs[r as usize] = unknown;
        }
        let carried: Vec<TaggedValue> = region
            .merged
            .iter()
            .map(|&(_, from)| from.map_or(unknown, |r| regs[r as usize]))
            .collect();
        for (&(to, _), value) in region.merged.iter().zip(carried) {
            regs[to as usize] = value;
        }
        if region.stop.is_none() && region.may_exit {
            self.mark_continuation_unknown(cause);
            return Next::Stop(Stop::Exit);
        }
        if !self.comes_to_an_end(frame, region) {
            let cause = UnknownCause { reason: ReasonId::NOT_ASSUMED_TO_END, ..cause };
            self.mark_behind_unknown(frame, cause);
            self.mark_continuation_unknown(cause);
            return Next::Stop(Stop::Exit);
        }
        match region.stop {
            Some(b) => Next::Block(b),
            None => Next::Stop(Stop::Return(unknown)),
        }
    }

    /// Does what the branch at the end of the frame's block decides come to an end? If its code does not
    /// show it, that is assumed, where it may be and something follows.
    fn comes_to_an_end(&mut self, frame: &Frame, region: &InfluenceRegion) -> bool {
        let program = self.program;
        let block = program.funcs[frame.func as usize].offset + frame.block as usize;
        let nothing_follows = region.stop.is_none() && self.frames.is_empty();
        if nothing_follows || self.end_assumed[block] {
            return true;
        }
        let mut open = what_may_not_end(program, frame.func, region).peekable();
        if open.peek().is_some() && self.state.disabled.contains(AssumptionKind::Ends) {
            return false;
        }
        self.end_assumed[block] = true;
        self.state.assumptions.extend(open);
        true
    }

    /// Marks as unknown what the activation executes behind its block.
    fn mark_behind_unknown(&mut self, frame: &Frame, cause: UnknownCause) {
        let code = &self.program.funcs[frame.func as usize];
        let mut functions = Vec::new();
        for b in code.cfg.between(Block::from_u32(frame.block), None) {
            self.unknown[code.offset + b.index()].get_or_insert(cause);
            functions.extend(calls_in(code, b, 0));
        }
        self.mark_functions_unknown(&functions, cause);
    }

    /// Marks all counts of these functions, and of those that they call, as unknown.
    fn mark_functions_unknown(&mut self, functions: &[u32], cause: UnknownCause) {
        let mut seen = vec![false; self.program.funcs.len()];
        let mut work = functions.to_vec();
        while let Some(g) = work.pop() {
            if std::mem::replace(&mut seen[g as usize], true) {
                continue;
            }
            let code = &self.program.funcs[g as usize];
            for slot in &mut self.unknown[code.offset..code.offset + code.blocks.len()] {
                slot.get_or_insert(cause);
            }
            work.extend(&code.callees);
        }
    }

    /// Ends the run at an operation of an activation behind which it may continue.
    pub(super) fn exit_with_unknown_continuation(&mut self, frame: &Frame, reason: ReasonId) {
        self.frames.push(*frame);
        let cause = UnknownCause { reason, func: frame.func, block: frame.block };
        self.mark_continuation_unknown(cause);
    }

    /// Marks as unknown what the waiting activations still execute: whether they continue is
    /// unknown.
    pub(super) fn mark_continuation_unknown(&mut self, cause: UnknownCause) {
        let frames = std::mem::take(&mut self.frames);
        let mut functions = Vec::new();
        for frame in frames.iter().rev() {
            let code = &self.program.funcs[frame.func as usize];
            let block = Block::from_u32(frame.block);
            for b in code.cfg.between(block, None) {
                self.unknown[code.offset + b.index()].get_or_insert(cause);
                functions.extend(calls_in(code, b, 0));
            }
            functions.extend(calls_in(code, block, frame.pc));
            self.possible_exits.push((call_location(code, frame), cause));
        }
        self.mark_functions_unknown(&functions, cause);
    }

    /// Records that the execution ends at an instruction: the calls behind it are not made, here and
    /// in the activations that wait.
    pub(super) fn record_exit(&mut self, location: Location) {
        self.exits.push(location);
        for frame in std::mem::take(&mut self.frames) {
            let code = &self.program.funcs[frame.func as usize];
            self.exits.push(call_location(code, &frame));
        }
    }

    /// Where a callee that never returns may unwind to: the reason of the `invoke` by which an
    /// activation waits, if there is one.
    pub(super) fn unwind_reason(&self) -> Option<ReasonId> {
        self.frames.iter().rev().find_map(|frame| {
            let code = &self.program.funcs[frame.func as usize];
            match code.blocks[frame.block as usize].term {
                Term::Unsupported(reason) | Term::Invoke { reason, .. } => Some(reason),
                _ => None,
            }
        })
    }
}

/// What has to end for the execution to come out of a region of that function, and may not: its loops, and
/// the functions that it calls.
pub(super) fn what_may_not_end<'a>(
    program: &'a Program<'_>,
    func: u32,
    region: &'a InfluenceRegion,
) -> impl Iterator<Item = Assumption> + 'a {
    let code = &program.funcs[func as usize];
    let inside = (func != 0).then_some(&code.func.name);
    let loops = region.endless_loops.iter().map(move |&b| {
        Assumption::LoopEnds(code.block_name(b as usize).to_owned(), inside.cloned())
    });
    let endless = region.callees.iter().filter(|c| program.may_be_endless(**c));
    let name = |&c: &u32| program.funcs[c as usize].func.name.clone();
    loops.chain(endless.map(move |c| Assumption::CallsEnd(name(c))))
}

/// The call that an activation waits for.
fn call_location(code: &FuncCode<'_>, frame: &Frame) -> Location {
    let inst = match code.ops.get(frame.pc as usize - 1) {
        Some(Op::Call { call }) => code.calls[*call as usize].inst,
        Some(Op::MayNotReturn { inst, .. }) => *inst,
        _ => 0,
    };
    Location { func: frame.func, block: frame.block, inst }
}
