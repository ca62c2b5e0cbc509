//! Promises of what is frozen (LangRef, "'freeze' Instruction"). Branching on it is defined where a promise is broken,
//! and then compilers differ in what comes out: that the promise is kept, or that machine arithmetic says what the
//! value is, is assumed (`promises`). What is frozen in one function may be promised in another: the walk goes through
//! results of callees, and says which parameters it ends at (`calls::frozen`).

use crate::analysis::promised::hands_on;
use crate::analysis::{Cfg, LoopId};
use crate::expr::Expr;
use crate::ir::{Block, Function, Inst, Value, ValueDef};
use crate::solve::calls::frozen::{at_call, AtCall};
use crate::solve::context::{DecidedBy, Program, Reading, SolveContext};
use crate::solve::count::flags::promises_of;
use rustc_hash::FxHashSet;

/// What is frozen on the way to a value.
#[derive(Default)]
pub(in crate::solve) struct Frozen {
    /// values of the function itself
    pub(in crate::solve) values: Vec<Value>,
    /// results of callees, and what these rest on there: promises in words, and conditions under which they hold
    pub(in crate::solve) results: Vec<(Value, String, Option<Expr>)>,
    /// parameters on the way, and whether they are frozen there
    pub(in crate::solve) params: DecidedBy,
    /// There is more than is looked at, on the way to this value.
    pub(in crate::solve) more: Option<Value>,
}

/// What is frozen on the way to `v`, at which a branch, a callee (as it executes: once it is frozen) or a caller looks.
/// Branching on it is defined where it breaks a promise, but then compilers differ in what comes out (x86's `add` and
/// `jle` read the flag of the overflow): that it keeps it, or that machine arithmetic says what it is, is assumed.
pub(in crate::solve) fn frozen(cx: &mut SolveContext<'_>, v: Value, reading: Reading) -> Frozen {
    let mut found = Frozen::default();
    let Program { module, func, cfg, callees, .. } = cx.program();
    if !callees.anyone_freezes(module) {
        return found;
    }
    let mut seen: FxHashSet<(Value, Reading)> = FxHashSet::default();
    let mut work = vec![(v, reading)];
    let asked = v;
    while let Some((v, reading)) = work.pop() {
        if seen.contains(&(v, reading)) {
            continue;
        }
        if seen.len() >= cx.limits().guards.frozen_values {
            // whatever is not looked at may be frozen, and any parameter may be on the way
            found.more = Some(asked);
            let all = 0..func.params.len() as u32;
            found.params.extend(all.flat_map(|k| [(k, Reading::Promised), (k, Reading::Executed)]));
            break;
        }
        seen.insert((v, reading));
        match func.inst(v) {
            Some(Inst::Freeze(a)) => work.push((*a, Reading::Executed)),
            Some(Inst::Call(call)) => {
                let AtCall { promises, arguments } = at_call(cx, call, func.def_block(v), reading);
                found.results.extend(promises.into_iter().map(|(text, c)| (v, text, c)));
                work.extend(arguments);
            }
            Some(inst) => work.extend(hands_on(inst).into_iter().map(|a| (a, reading))),
            None => work.extend(incoming(func, cfg, v).into_iter().map(|a| (a, reading))),
        }
        if let ValueDef::Param(k) = func.values[v].def {
            found.params.insert((k, reading));
        }
        if reading == Reading::Executed {
            found.values.push(v);
        }
    }
    found
}

/// The values that merge in a block parameter.
pub(in crate::solve) fn incoming(func: &Function, cfg: &Cfg, v: Value) -> Vec<Value> {
    incoming_by_edge(func, cfg, v).into_iter().map(|(_, argument)| argument).collect()
}

/// The same, each with the block that its edge comes from.
pub(super) fn incoming_by_edge(func: &Function, cfg: &Cfg, v: Value) -> Vec<(Block, Value)> {
    let ValueDef::BlockParam(b, k) = func.values[v].def else { return Vec::new() };
    let mut from = cfg.predecessors(b).to_vec();
    from.sort_unstable();
    from.dedup();
    let edges = from.into_iter().flat_map(|p| {
        let targets = func.blocks[p].terminator.targets().filter(|t| t.block == b);
        targets.filter_map(move |t| Some((p, *t.args.get(k as usize)?)))
    });
    edges.collect()
}

/// All that the computation of a frozen value promises, each with the condition under which it holds, where that
/// can be written.
pub(super) fn promised_of_frozen(
    cx: &mut SolveContext<'_>,
    v: Value,
    here: Option<LoopId>,
) -> Vec<(Option<Expr>, &'static str)> {
    let mut all = promises_of(cx, v, here);
    if cx.program().func.promised.contains(&v) {
        all.push((
            None,
            "breaks what attributes or metadata promise of it (range, align, nonnull)",
        ));
    }
    all
}
