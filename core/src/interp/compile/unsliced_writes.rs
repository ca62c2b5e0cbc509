//! Writes to objects from outside the function that are not in its slice, because no load of the
//! slice reads them. That such an object is disjoint from those that are read is an assumption, which
//! a run notes once a block with such a write has run.

use super::super::program::Root;
use super::super::slice::{may_write, Base, ControlSlice};
use crate::analysis::Cfg;
use crate::ir::{Function, Inst, Value, ValueDef};

/// The blocks with such writes, with the objects written.
pub(super) fn find(func: &Function, slice: &ControlSlice, cfg: &Cfg) -> Vec<(u32, Root)> {
    let mut found: Vec<(u32, Root)> = Vec::new();
    if !slice.reads_memory() {
        return found;
    }
    for &block in cfg.reverse_postorder() {
        for (k, (_, inst)) in func.blocks[block].insts.iter().enumerate() {
            if slice.has_effect(block, k) {
                continue;
            }
            let written: &[Value] = match inst {
                Inst::Store(address, ..)
                | Inst::Clobber(address, _)
                | Inst::Fill(address, ..)
                | Inst::Copy(address, ..) => std::slice::from_ref(address),
                Inst::Call(call) if may_write(call) => &call.args,
                _ => continue,
            };
            for &v in written {
                let Base::One(base) = slice.base(v) else { continue };
                let root = match (func.values[base].def, func.inst(base)) {
                    (ValueDef::Param(k), _) => Root::Param(k),
                    (_, Some(Inst::GlobalAddr(name))) => Root::Global(name.clone()),
                    _ => continue,
                };
                let new = (block.as_u32(), root);
                // the entries of a block are adjacent
                let mut here = found.iter().rev().take_while(|f| f.0 == new.0);
                if !here.any(|f| *f == new) {
                    found.push(new);
                }
            }
        }
    }
    found
}
