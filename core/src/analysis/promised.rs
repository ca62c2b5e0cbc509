//! Which frozen values may be poison by what the source promises of values beside flags ([`Function::promised`]):
//! a walk against data flow through arguments and results, by form alone. Executions tell broken flags themselves
//! (`interp`); of these promises they do not know what is promised, only where.

use crate::ir::{Callee, FuncId, Function, Inst, Module, Terminator, Value, ValueDef};
use rustc_hash::FxHashSet;

/// May this value of a function of the module be poison by such a promise? What memory holds is not followed.
pub(crate) fn rests_on_promised(module: &Module, func: &Function, v: Value) -> bool {
    if module.functions.values().all(|f| f.promised.is_empty()) {
        return false;
    }
    let Some(id) = module.by_name(&func.name) else { return true };
    let mut seen: FxHashSet<(FuncId, Value)> = FxHashSet::default();
    let mut work = vec![(id, v)];
    while let Some((f, v)) = work.pop() {
        if !seen.insert((f, v)) {
            continue;
        }
        let func = &module.functions[f];
        if func.promised.contains(&v) {
            return true;
        }
        let here = |values: &[Value]| values.iter().map(|&v| (f, v)).collect::<Vec<_>>();
        work.extend(match func.inst(v) {
            Some(Inst::Compare(_, a, b) | Inst::Binary(_, _, a, b) | Inst::PtrAdd(_, a, b)) => {
                here(&[*a, *b])
            }
            Some(Inst::Cast(_, _, a) | Inst::Unary(_, a)) => here(&[*a]),
            Some(Inst::PtrToInt(a) | Inst::IntToPtr(a)) => here(&[*a]),
            Some(Inst::Select(c, a, b)) => here(&[*c, *a, *b]),
            Some(Inst::Call(call)) => returned(module, &call.callee),
            // what is frozen before is looked at there
            Some(_) => Vec::new(),
            None => match func.values[v].def {
                ValueDef::Param(k) => passed(module, &func.name, k),
                ValueDef::BlockParam(b, k) => {
                    let targets =
                        func.layout.iter().flat_map(|&p| func.blocks[p].terminator.targets());
                    let merged =
                        targets.filter(|t| t.block == b).filter_map(|t| t.args.get(k as usize));
                    merged.map(|&a| (f, a)).collect()
                }
                _ => Vec::new(),
            },
        });
    }
    false
}

/// What calls may return, one through a pointer any function.
fn returned(module: &Module, callee: &Callee) -> Vec<(FuncId, Value)> {
    let of = |f: FuncId| {
        let func = &module.functions[f];
        func.layout.iter().filter_map(move |&b| match func.blocks[b].terminator {
            Terminator::Return(Some(v)) => Some((f, v)),
            _ => None,
        })
    };
    match callee {
        Callee::Direct(name) | Callee::Global(name) if module.by_name(name).is_some() => {
            module.by_name(name).into_iter().flat_map(of).collect()
        }
        Callee::Direct(_) => Vec::new(),
        _ => module.functions.keys().flat_map(of).collect(),
    }
}

/// What calls pass as the k-th argument, those through pointers to any function.
fn passed(module: &Module, name: &str, k: u32) -> Vec<(FuncId, Value)> {
    let mut all = Vec::new();
    for (f, func) in module.functions.iter() {
        for (_, inst) in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
            let Inst::Call(call) = inst else { continue };
            if !matches!(&call.callee, Callee::Direct(n) if n != name) {
                all.extend(call.args.get(k as usize).map(|&a| (f, a)));
            }
        }
    }
    all
}
