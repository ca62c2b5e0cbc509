//! What functions that call each other need of one another: their slices, whether they may end the
//! execution, which they reach through addresses only.

use super::program::{body_of, Names};
use super::slice::{bases, known_callee, ControlSlice, Surroundings};
use crate::analysis::Cfg;
use crate::ir::{CallInfo, Callee, FuncId, Inst, Module, Terminator};
use rustc_hash::{FxHashMap, FxHashSet};

/// The functions whose address the reached ones take, and what those reach in turn, other than the
/// reached ones themselves.
pub(super) fn address_taken(module: &Module, names: &Names<'_>, ids: &[FuncId]) -> Vec<FuncId> {
    let mut seen: FxHashSet<FuncId> = ids.iter().copied().collect();
    let mut work: Vec<FuncId> = ids.to_vec();
    let mut found = Vec::new();
    while let Some(id) = work.pop() {
        for block in module.functions[id].blocks.values() {
            for (_, inst) in &block.insts {
                let name = match inst {
                    Inst::GlobalAddr(name) => name,
                    Inst::Call(CallInfo { callee: Callee::Direct(name), .. }) => name,
                    _ => continue,
                };
                if let Some(&f) = names.get(name.as_str()) {
                    if seen.insert(f) {
                        found.push(f);
                        work.push(f);
                    }
                }
            }
        }
    }
    found.sort();
    found
}

/// The slices of all functions, by iteration: a callee's slice says which arguments its callers'
/// slices need, theirs whether its result is needed, and one load makes all stores matter.
pub(super) fn slices(
    module: &Module,
    names: &Names<'_>,
    ids: &[FuncId],
    index: &FxHashMap<FuncId, u32>,
    callees: &[Vec<u32>],
    cfgs: &[Cfg],
    linked: bool,
) -> Vec<ControlSlice> {
    let n = ids.len();
    let mut callers = vec![Vec::new(); n];
    for (k, called) in callees.iter().enumerate() {
        for &c in called {
            callers[c as usize].push(k);
        }
    }
    let all_bases: Vec<_> = (0..n).map(|k| bases(&module.functions[ids[k]], &cfgs[k])).collect();
    let mut params: Vec<Vec<bool>> =
        ids.iter().map(|&id| vec![false; module.functions[id].params.len()]).collect();
    let mut result = vec![false; n];
    let mut memory = false;
    let mut slices: Vec<Option<ControlSlice>> = vec![None; n];
    let mut queued = vec![true; n];
    let mut work: Vec<usize> = (0..n).collect();
    while let Some(k) = work.pop() {
        queued[k] = false;
        let func = &module.functions[ids[k]];
        let slice = ControlSlice::within(
            func,
            &cfgs[k],
            all_bases[k].clone(),
            &Surroundings {
                callee: &|call| {
                    let id = body_of(module, names, call)?;
                    Some(&params[*index.get(&id)? as usize])
                },
                result: result[k],
                linked,
                memory: linked && memory,
                constant: &|name| module.constants.contains_key(name),
            },
        );
        let mut again: Vec<usize> = Vec::new();
        for (p, param) in func.params.iter().enumerate() {
            if slice.contains(param.value) && !params[k][p] {
                params[k][p] = true;
                again.extend(&callers[k]);
            }
        }
        for block in func.blocks.values() {
            for (value, inst) in &block.insts {
                let (Some(v), Inst::Call(call)) = (value, inst) else { continue };
                let Some(id) = body_of(module, names, call) else { continue };
                let Some(&c) = index.get(&id) else { continue };
                if slice.contains(*v) && !result[c as usize] {
                    result[c as usize] = true;
                    again.push(c as usize);
                }
            }
        }
        if linked && slice.reads_memory() && !memory {
            memory = true;
            again.extend(0..n);
        }
        slices[k] = Some(slice);
        for a in again {
            if !std::mem::replace(&mut queued[a], true) {
                work.push(a);
            }
        }
    }
    slices.into_iter().flatten().collect()
}

/// Does the call never return, whatever its callee's body?
pub(super) fn never_returns(call: &CallInfo) -> bool {
    call.effects.no_return || known_callee(call).is_some_and(|k| k.ends)
}

/// Which functions may end the whole execution.
pub(super) fn endings(
    module: &Module,
    names: &Names<'_>,
    ids: &[FuncId],
    callees: &[Vec<u32>],
    cfgs: &[Cfg],
) -> Vec<bool> {
    let mut ends: Vec<bool> = Vec::new();
    let mut callers = vec![Vec::new(); ids.len()];
    for (k, &id) in ids.iter().enumerate() {
        for &c in &callees[k] {
            callers[c as usize].push(k);
        }
        let func = &module.functions[id];
        ends.push(cfgs[k].reverse_postorder().iter().any(|&b| {
            let data = &func.blocks[b];
            let called = data.insts.iter().any(|(_, inst)| matches!(inst, Inst::Call(_)));
            matches!(data.terminator, Terminator::Unsupported(..))
                || called && matches!(data.terminator, Terminator::Unreachable)
                || data.insts.iter().any(|(_, inst)| match inst {
                    Inst::Call(c) => body_of(module, names, c).is_none() && never_returns(c),
                    _ => false,
                })
        }));
    }
    let mut work: Vec<usize> = (0..ids.len()).filter(|&k| ends[k]).collect();
    while let Some(k) = work.pop() {
        for &c in &callers[k] {
            if !std::mem::replace(&mut ends[c], true) {
                work.push(c);
            }
        }
    }
    ends
}
