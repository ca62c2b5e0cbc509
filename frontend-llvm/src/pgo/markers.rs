//! Markers in the neutral form: calls that hand over a number and a value. They are taken out, and the
//! values observed at the ends of their blocks.

use super::MARKER;
use rustc_hash::FxHashMap;
use symprof_core::ir::{Block, Callee, FuncId, Function, Inst, Module, Value, ValueDef};
use symprof_core::profile::Probe;

/// The values that markers were handed, by their numbers, without the markers.
pub(crate) fn take_out(module: &mut Module) -> FxHashMap<u64, Probe> {
    let mut found = FxHashMap::default();
    let functions: Vec<FuncId> = module.functions.keys().collect();
    for function in functions {
        let func = &mut module.functions[function];
        let blocks: Vec<Block> = func.blocks.keys().collect();
        for block in blocks {
            for (tag, value) in take_out_of(func, block) {
                found.insert(tag, Probe { function, block, value });
            }
        }
    }
    found
}

fn take_out_of(func: &mut Function, block: Block) -> Vec<(u64, Value)> {
    let marked = |func: &Function, inst: &Inst| match inst {
        Inst::Call(call) => match (&call.callee, call.args.as_slice()) {
            (Callee::Direct(name), &[tag, value])
                if Some(name.as_str()) == MARKER.to_str().ok() =>
            {
                match func.inst(tag) {
                    Some(Inst::Const(tag)) => Some((*tag, value)),
                    _ => None,
                }
            }
            _ => None,
        },
        _ => None,
    };
    let all: Vec<Option<(u64, Value)>> =
        func.blocks[block].insts.iter().map(|(_, i)| marked(func, i)).collect();
    if all.iter().all(Option::is_none) {
        return Vec::new();
    }
    let data = &mut func.blocks[block];
    let insts = std::mem::take(&mut data.insts);
    let access = std::mem::take(&mut data.access);
    for (k, (inst, marker)) in insts.into_iter().zip(&all).enumerate() {
        if marker.is_some() {
            continue;
        }
        let at = data.insts.len() as u32;
        if let Some(result) = inst.0 {
            func.values[result].def = ValueDef::Inst(block, at);
        }
        if let Some(&ty) = access.get(&(k as u32)) {
            data.access.insert(at, ty);
        }
        data.insts.push(inst);
    }
    all.into_iter().flatten().collect()
}
