//! What one function promises and another freezes (LangRef, "'freeze' Instruction"): arguments that a callee
//! freezes, and results of which the callee or the caller freezes a part. A function is looked at once, over its own
//! parameters, as in Sharir and Pnueli's functional approach; at each call what it says stands for the arguments.

use crate::analysis::promised::hands_on;
use crate::analysis::Cfg;
use crate::expr::{Expr, Store, Sym};
use crate::ir::{
    BinaryOp, Block, CallInfo, Callee, Flags, FuncId, Inst, Module, Terminator, Type, Value,
    ValueDef,
};
use crate::solve::calls::inclusive::CallFacts;
use crate::solve::calls::results::Summary;
use crate::solve::context::{DecidedBy, Program, Reading, SolveContext};
use crate::solve::count::frozen::{frozen, incoming};
use crate::solve::count::promises::{at_all_ends, resting};
use crate::solve::loop_facts::facts_in;
use crate::solve::value::value_in;
use rustc_hash::{FxHashMap, FxHashSet};

/// What the result of a function rests on where poison is frozen.
#[derive(Clone, Debug, Default)]
pub(in crate::solve) struct FrozenResult {
    /// promises of frozen values in the function and what it calls, and where over its parameters that can be
    /// written, when they hold
    promises: Vec<(String, Option<Expr>)>,
    decided_by: DecidedBy,
}

/// The same at a call.
#[derive(Default)]
pub(in crate::solve) struct AtCall {
    /// promises, and conditions on the caller's parameters under which they hold
    pub(in crate::solve) promises: Vec<(String, Option<Expr>)>,
    /// arguments, and whether they are frozen on the way to the result
    pub(in crate::solve) arguments: Vec<(Value, Reading)>,
}

/// Does a function freeze something?
pub(super) fn freezes(module: &Module, id: FuncId) -> bool {
    let func = &module.functions[id];
    let mut insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    insts.any(|(_, inst)| matches!(inst, Inst::Freeze(_)))
}

/// May one of these functions freeze what breaks a promise that one of them makes? By their form alone, where
/// nothing is solved; what the caller of the first passes is looked at elsewhere.
pub(super) fn freeze_promises(module: &Module, reached: &[FuncId], calls: &dyn CallFacts) -> bool {
    let graphs: FxHashMap<FuncId, Cfg> =
        reached.iter().map(|&f| (f, Cfg::new(&module.functions[f]))).collect();
    let mut work: Vec<(FuncId, Value)> = Vec::new();
    let mut passed: FxHashMap<FuncId, Vec<(FuncId, &[Value])>> = FxHashMap::default();
    for &f in reached {
        let func = &module.functions[f];
        for (_, inst) in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
            match inst {
                Inst::Freeze(a) => work.push((f, *a)),
                Inst::Call(call) => {
                    if let Some(callee) = calls.target(call) {
                        passed.entry(callee).or_default().push((f, &call.args));
                    }
                }
                _ => {}
            }
        }
    }
    let mut seen: FxHashSet<(FuncId, Value)> = FxHashSet::default();
    while let Some((f, v)) = work.pop() {
        if !seen.insert((f, v)) {
            continue;
        }
        let func = &module.functions[f];
        if func.promised.contains(&v) {
            return true;
        }
        let from: Vec<Value> = match func.inst(v) {
            Some(Inst::Binary(BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr, ..)) => return true,
            Some(Inst::Binary(_, flags, ..) | Inst::Cast(_, flags, _)) if *flags != Flags::NONE => {
                return true
            }
            Some(Inst::Call(_) | Inst::Load(_)) => return true,
            // what is frozen twice may be promised below
            Some(Inst::Freeze(a)) => vec![*a],
            Some(inst) => hands_on(inst).to_vec(),
            None => incoming(func, &graphs[&f], v),
        };
        work.extend(from.into_iter().map(|v| (f, v)));
        if let ValueDef::Param(k) = func.values[v].def {
            let calls = passed.get(&f).into_iter().flatten();
            work.extend(calls.filter_map(|(g, args)| Some((*g, *args.get(k as usize)?))));
        }
    }
    false
}

/// What the function's result rests on, for a caller that freezes it or does not. The branches of the
/// function were looked at before.
pub(super) fn of_result(cx: &mut SolveContext<'_>, reading: Reading) -> FrozenResult {
    let mut out = FrozenResult { promises: Vec::new(), decided_by: cx.ledger().decided_by.clone() };
    for b in cx.program().cfg.reverse_postorder().to_vec() {
        let Terminator::Return(Some(v)) = cx.program().func.blocks[b].terminator else { continue };
        let found = frozen(cx, v, reading);
        out.decided_by.extend(&found.params);
        for rests in resting(cx, found, b) {
            out.promises.push((rests.text(cx), rests.enough()));
        }
    }
    out
}

/// What the result of a call rests on; nothing where it is not known.
pub(in crate::solve) fn at_call(
    cx: &mut SolveContext<'_>,
    call: &CallInfo,
    block: Block,
    reading: Reading,
) -> AtCall {
    let mut out = AtCall::default();
    let Program { module, callees, active, .. } = cx.program();
    let Callee::Direct(name) = &call.callee else { return out };
    let Some(id) = callees.definitive(module, name) else { return out };
    if active.contains(&id) {
        return out;
    }
    let summary = callees.summary(module, id, active, reading);
    if summary.result.is_err() {
        return out;
    }
    let FrozenResult { promises, decided_by } = &summary.frozen[reading as usize];
    for &(k, reading) in decided_by {
        out.arguments.extend(call.args.get(k as usize).map(|&a| (a, reading)));
    }
    if promises.is_empty() {
        return out;
    }
    let here = cx.program().forest.innermost(block);
    let values = arguments(cx, &summary, id, call, block);
    let mut map = |_: &mut Store, s: Sym| values.get(&s).copied();
    for (text, condition) in promises {
        let condition = condition.and_then(|c| cx.import(&summary.store, c, &mut map));
        let enough = condition.filter(|&c| cx.unknown_in(c).is_none()).and_then(|c| {
            let c = facts_in(cx, here).simplify(cx, c);
            at_all_ends(cx, c, here)
        });
        let shown = crate::known::shown_name(name);
        out.promises.push((format!("{text} (in {shown})"), enough));
    }
    out
}

/// The integers that a call passes, as they execute.
fn arguments(
    cx: &mut SolveContext<'_>,
    summary: &Summary,
    id: FuncId,
    call: &CallInfo,
    block: Block,
) -> FxHashMap<Sym, Expr> {
    let here = cx.program().forest.innermost(block);
    let params = &cx.program().module.functions[id].params;
    let mut values = FxHashMap::default();
    for (p, &a) in params.iter().zip(&call.args) {
        let symbol = summary.store.find_symbol(&p.name);
        if let (Type::Int(_), Some(s)) = (p.ty, symbol) {
            values.insert(s, value_in(cx, a, here, Reading::Executed));
        }
    }
    values
}
