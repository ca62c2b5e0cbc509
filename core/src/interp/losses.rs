//! What a run loses: the counts that a branch on an unknown value decides about, and what follows
//! where the execution ends.

use super::cell::{Cell, ReasonId};
use super::machine::{Machine, Next, Why};
use super::program::{FuncCode, Op};
use super::region::{calls_in, Region};
use super::world::World;
use crate::ir::{Block, Function, Inst, Value};
use cranelift_entity::EntityRef;

impl<'r, 'm: 'r> Machine<'r, 'm> {
    /// The branch at the end of a block depends on a value that is not known.
    pub(super) fn skip(
        &mut self,
        world: &mut World<'r>,
        f: usize,
        block: usize,
        reason: ReasonId,
        regs: &mut [Cell],
    ) -> Next {
        let program = self.program;
        let code = &program.funcs[f];
        let region = code.blocks[block].region.get_or_init(|| Region::new(code, Block::new(block)));
        let why = Why { reason, func: f as u32, block: block as u32 };
        if !std::mem::replace(&mut self.marked[code.offset + block], true) {
            for &b in &region.blocks {
                self.lost[code.offset + b as usize].get_or_insert(why);
            }
            self.lose_functions(&region.callees, why);
        }
        let unknown = Cell::unknown(reason);
        if region.touches_memory || (!region.callees.is_empty() && program.reads_memory) {
            world.forget_everything();
        }
        if region.loses_addresses {
            world.escape_all();
        }
        // A merged register may also be one that the region defines, but never is its source.
        for &r in &region.defined {
            regs[r as usize] = unknown;
        }
        let carried: Vec<Cell> = region
            .merged
            .iter()
            .map(|&(_, from)| from.map_or(unknown, |r| regs[r as usize]))
            .collect();
        for (&(to, _), cell) in region.merged.iter().zip(carried) {
            regs[to as usize] = cell;
        }
        match region.stop {
            Some(b) => Next::Block(b),
            None if region.may_end => {
                self.doubt_callers(why);
                Next::End
            }
            None => Next::Caller,
        }
    }

    /// All counts of these functions and of those they call are lost.
    fn lose_functions(&mut self, functions: &[u32], why: Why) {
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
    pub(super) fn doubt_callers(&mut self, why: Why) {
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
            self.doubts.push((frame.func, frame.block, inst, why));
        }
        self.lose_functions(&functions, why);
    }

    /// The execution ends at an instruction; the calls behind it, here and up the stack, are not
    /// made.
    pub(super) fn end_here(&mut self, f: u32, block: u32, inst: u32) {
        self.cuts.push((f, block, inst));
        for frame in std::mem::take(&mut self.frames) {
            let code = &self.program.funcs[frame.func as usize];
            self.cuts.push((frame.func, frame.block, call_inst(code, frame.pc)));
        }
    }
}

/// The instruction of the call before an operation.
fn call_inst(code: &FuncCode<'_>, pc: u32) -> u32 {
    match code.ops.get(pc as usize - 1) {
        Some(Op::Call(c)) => code.calls[*c as usize].inst,
        Some(Op::Doubt(inst, _)) => *inst,
        _ => 0,
    }
}

/// A load as the reader of a file knows it: by its name, which is no number, or by the object that the
/// address is computed from.
pub(super) fn load_in_words(func: &Function, v: Value, mut address: Value) -> String {
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
