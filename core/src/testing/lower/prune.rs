//! Drops block parameters that only hand a value on to be dropped later, as `mem2reg` would never
//! make them, and numbers the values anew.

use crate::ir::{Block, Function, Terminator, Value, ValueDef};
use cranelift_entity::{EntitySet, PrimaryMap, SecondaryMap};

/// Linear in the size of the function.
pub(super) fn prune(func: &mut Function) {
    let mut arguments: SecondaryMap<Value, Vec<Value>> = SecondaryMap::new();
    let mut live: EntitySet<Value> = EntitySet::new();
    let mut work: Vec<Value> = func.params.iter().map(|p| p.value).collect();
    for data in func.blocks.values() {
        data.insts.iter().for_each(|(_, inst)| inst.for_each_operand(|v| work.push(v)));
        work.extend(data.terminator.condition());
        if let Terminator::Return(Some(v)) = data.terminator {
            work.push(v);
        }
        for target in data.terminator.targets() {
            for (&param, &arg) in func.blocks[target.block].params.iter().zip(&target.args) {
                arguments[param].push(arg);
            }
        }
    }
    for (start, end, step) in func.loops.values().filter_map(|a| a.triple) {
        work.extend([start, end, step]);
    }
    while let Some(v) = work.pop() {
        if live.insert(v) {
            work.append(&mut arguments[v]);
        }
    }
    let mut keep: SecondaryMap<Block, Vec<bool>> = SecondaryMap::new();
    for (b, data) in func.blocks.iter() {
        keep[b] = data.params.iter().map(|&v| live.contains(v)).collect();
    }
    for data in func.blocks.values_mut() {
        data.params.retain(|&v| live.contains(v));
        data.terminator.for_each_target_mut(|t| {
            let mut kept = keep[t.block].iter();
            t.args.retain(|_| kept.next().copied().unwrap_or(true));
        });
    }
    renumber(func);
}

fn renumber(func: &mut Function) {
    let mut values = PrimaryMap::new();
    let mut new: SecondaryMap<Value, Value> = SecondaryMap::with_default(Value::from_u32(0));
    for (k, param) in func.params.iter_mut().enumerate() {
        let mut data = func.values[param.value].clone();
        data.def = ValueDef::Param(k as u32);
        new[param.value] = values.push(data);
        param.value = new[param.value];
    }
    for &b in &func.layout {
        let block = &mut func.blocks[b];
        for (k, v) in block.params.iter_mut().enumerate() {
            let mut data = func.values[*v].clone();
            data.def = ValueDef::BlockParam(b, k as u32);
            new[*v] = values.push(data);
            *v = new[*v];
        }
        for (k, (result, _)) in block.insts.iter_mut().enumerate() {
            let Some(v) = result else { continue };
            let mut data = func.values[*v].clone();
            data.def = ValueDef::Inst(b, k as u32);
            new[*v] = values.push(data);
            *v = new[*v];
        }
    }
    for block in func.blocks.values_mut() {
        block.insts.iter_mut().for_each(|(_, inst)| inst.for_each_operand_mut(|v| *v = new[*v]));
        block.terminator.for_each_operand_mut(|v| *v = new[*v]);
    }
    for annotation in func.loops.values_mut() {
        if let Some((start, end, step)) = &mut annotation.triple {
            [start, end, step].into_iter().for_each(|v| *v = new[*v]);
        }
    }
    func.values = values;
}
