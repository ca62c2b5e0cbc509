//! Which objects a function exposes: those whose address becomes an integer.
//!
//! An integer goes where nobody follows it: through floating point, vectors, bits of it at a time.
//! Frontends write a `ptrtoint` for whatever pointer goes into what they do not lower. So an object
//! whose address comes to a `ptrtoint`, in the control slice or not, may be reached through pointers
//! of unknown origin from the moment it is created.

use crate::analysis::Cfg;
use crate::ir::{Function, Inst, Value, ValueDef};
use cranelift_entity::EntitySet;

/// The values (parameters, stack slots, results of calls) whose object is exposed. What is stored
/// and loaded again is not followed: storing an address lets it out as well. Linear in the function.
pub(super) fn exposed(func: &Function, cfg: &Cfg) -> EntitySet<Value> {
    let mut seen = EntitySet::with_capacity(func.values.len());
    let mut work: Vec<Value> = Vec::new();
    for &block in cfg.reverse_postorder() {
        let insts = func.blocks[block].insts.iter();
        work.extend(insts.filter_map(|(_, inst)| match inst {
            Inst::PtrToInt(of) => Some(*of),
            _ => None,
        }));
    }
    while let Some(v) = work.pop() {
        if !seen.insert(v) {
            continue;
        }
        match func.values[v].def {
            ValueDef::Param(_) => {}
            ValueDef::BlockParam(block, k) => {
                for &p in cfg.predecessors(block) {
                    let targets = func.blocks[p].terminator.targets();
                    let carried = targets.filter(|t| t.block == block);
                    work.extend(carried.filter_map(|t| t.args.get(k as usize)));
                }
            }
            ValueDef::Inst(..) => match func.inst(v) {
                // no address goes through a truth value, and one from memory was let out before
                None | Some(Inst::Load(_) | Inst::Compare(..) | Inst::Alloca(_)) => {}
                Some(Inst::Select(_, a, b)) => work.extend([*a, *b]),
                // a callee may return what it was given
                Some(inst) => inst.for_each_operand(|o| work.push(o)),
            },
        }
    }
    seen
}
