//! The objects that a function exposes: those whose address becomes an integer ("exposed" as in C's
//! provenance model PNVI-ae).
//!
//! The uses of such an integer are not traced: it may go through floating point or vectors, or a few
//! bits at a time. Frontends also write a `ptrtoint` for each pointer that goes into something that
//! they do not lower. So an object whose address reaches a `ptrtoint`, in the control slice or not,
//! may be reached through pointers of unknown origin from its creation on.

use crate::analysis::Cfg;
use crate::ir::{Function, Inst, Value, ValueDef};
use cranelift_entity::EntitySet;

/// The values (parameters, stack slots, results of calls) whose object is exposed: a backward closure
/// from the operands of `ptrtoint`. It does not follow memory, because an object whose address is
/// stored has escaped anyway. Linear in the function.
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
                // A truth value carries no address, and one from memory had escaped before.
                None | Some(Inst::Load(_) | Inst::Compare(..) | Inst::Alloca(_)) => {}
                Some(Inst::Select(_, a, b)) => work.extend([*a, *b]),
                // A callee may return its argument.
                Some(inst) => inst.for_each_operand(|o| work.push(o)),
            },
        }
    }
    seen
}
