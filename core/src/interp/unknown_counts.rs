//! What a run loses: the counts that a branch on an unknown value decides about, and what follows
//! where the execution ends.

use super::influence_region::{calls_in, InfluenceRegion};
use super::machine::{Machine, Next, UnknownCause};
use super::program::{FuncCode, Op};
use super::run_state::RunState;
use super::tagged_value::{ReasonId, TaggedValue};
use crate::ir::{Block, Function, Inst, Value};
use cranelift_entity::EntityRef;

impl<'r, 'm: 'r> Machine<'r, 'm> {
    /// The branch at the end of a block depends on a value that is not known.
    pub(super) fn skip_region(
        &mut self,
        state: &mut RunState<'r>,
        f: usize,
        block: usize,
        reason: ReasonId,
        regs: &mut [TaggedValue],
    ) -> Next {
        let program = self.program;
        let code = &program.funcs[f];
        let region =
            code.blocks[block].region.get_or_init(|| InfluenceRegion::new(code, Block::new(block)));
        let why = UnknownCause { reason, func: f as u32, block: block as u32 };
        if !std::mem::replace(&mut self.marked[code.offset + block], true) {
            for &b in &region.blocks {
                self.lost[code.offset + b as usize].get_or_insert(why);
            }
            self.mark_functions_unknown(&region.callees, why);
        }
        let unknown = TaggedValue::unknown(reason);
        if region.touches_memory || (!region.callees.is_empty() && program.reads_memory) {
            state.havoc_memory();
        }
        if region.loses_addresses {
            state.escape_all();
        }
        // A merged register may also be one that the region defines, but never is its source.
        for &r in &region.defined {
            regs[r as usize] = unknown;
        }
        let carried: Vec<TaggedValue> = region
            .merged
            .iter()
            .map(|&(_, from)| from.map_or(unknown, |r| regs[r as usize]))
            .collect();
        for (&(to, _), cell) in region.merged.iter().zip(carried) {
            regs[to as usize] = cell;
        }
        match region.stop {
            Some(b) => Next::Block(b),
            None if region.may_exit => {
                self.mark_continuation_unknown(why);
                Next::End
            }
            None => Next::Caller,
        }
    }

    /// All counts of these functions and of those they call are lost.
    fn mark_functions_unknown(&mut self, functions: &[u32], why: UnknownCause) {
        let mut seen = vec![false; self.program.funcs.len()];
        let mut work = functions.to_vec();
        while let Some(g) = work.pop() {
            if std::mem::replace(&mut seen[g as usize], true) {
                continue;
            }
            let code = &self.program.funcs[g as usize];
            for slot in &mut self.lost[code.offset..code.offset + code.blocks.len()] {
                slot.get_or_insert(why);
            }
            work.extend(&code.callees);
        }
    }

    /// Nobody knows whether the activations on the stack go on.
    pub(super) fn mark_continuation_unknown(&mut self, why: UnknownCause) {
        let frames = std::mem::take(&mut self.frames);
        let mut functions = Vec::new();
        for frame in frames.iter().rev() {
            let code = &self.program.funcs[frame.func as usize];
            let block = Block::from_u32(frame.block);
            for b in code.cfg.between(block, None) {
                self.lost[code.offset + b.index()].get_or_insert(why);
                functions.extend(calls_in(code, b, 0));
            }
            functions.extend(calls_in(code, block, frame.pc));
            let inst = call_inst(code, frame.pc);
            self.possible_exits.push((frame.func, frame.block, inst, why));
        }
        self.mark_functions_unknown(&functions, why);
    }

    /// The execution ends at an instruction; the calls behind it, here and up the stack, are not
    /// made.
    pub(super) fn record_exit(&mut self, f: u32, block: u32, inst: u32) {
        self.exits.push((f, block, inst));
        for frame in std::mem::take(&mut self.frames) {
            let code = &self.program.funcs[frame.func as usize];
            self.exits.push((frame.func, frame.block, call_inst(code, frame.pc)));
        }
    }
}

/// The instruction of the call before an operation.
fn call_inst(code: &FuncCode<'_>, pc: u32) -> u32 {
    match code.ops.get(pc as usize - 1) {
        Some(Op::Call(c)) => code.calls[*c as usize].inst,
        Some(Op::MayNotReturn(inst, _)) => *inst,
        _ => 0,
    }
}

/// A load as the reader of a file knows it: by its name, which is no number, or by the object that the
/// address is computed from.
pub(super) fn describe_load(func: &Function, v: Value, mut address: Value) -> String {
    let name = |v: Value| func.values[v].name.as_ref();
    if let Some(name) = name(v).filter(|n| !n.bytes().all(|b| b.is_ascii_digit())) {
        return format!("the load of `{name}`");
    }
    while let Some(Inst::PtrAdd(_, base, _)) = func.inst(address) {
        address = *base;
    }
    let parameter = || func.params.iter().find(|p| p.value == address).map(|p| &p.name);
    let object = match func.inst(address) {
        Some(Inst::GlobalAddr(name)) => Some(name),
        Some(Inst::Alloca(_)) => name(address),
        None => parameter(),
        _ => None,
    };
    match object {
        Some(object) => format!("a load from `{object}`"),
        None => format!("a load in block `{}`", func.blocks[func.def_block(v)].name),
    }
}
