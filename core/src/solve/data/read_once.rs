//! Values that an execution reads once: what a call outside loops returns, and what a load reads from a
//! place that nothing writes between its executions.
//!
//! Such a value is one symbol for all that it decides, in place of a `loopCount` for each loop. Loads of one
//! place in one state of memory are one symbol. The state of a place is the set of writes that may come before
//! and touch it, as memory SSA joins definitions: a write between two loads comes before the second one and
//! not, unless a loop holds both, before the first.

use crate::analysis::LoopId;
use crate::expr::{Expr, Num, SymKind};
use crate::ir::{Block, Callee, Inst, Type, Value, ValueDef};
use crate::solve::context::notes::{callee_name, note, Note};
use crate::solve::context::{Observation, Root, SolveContext, Source, State};
use crate::solve::data::conflicts::conflicts;
use crate::solve::data::loads::start;
use crate::solve::data::reaching::is_out_of_order;
use crate::solve::FreeSymbol;

/// The symbol of a load, or of a call's result, that an execution reads once and whose value data decides;
/// none if it may differ between two executions of the instruction, or if data has no symbols. Linear in the
/// writes of the function.
pub(in crate::solve) fn read_once(cx: &mut SolveContext<'_>, v: Value, why: &str) -> Option<Expr> {
    let Type::Int(width) = cx.program().func.values[v].ty else { return None };
    if cx.objects().read_once.observation == Observation::Met {
        return None;
    }
    let ValueDef::Inst(b, k) = cx.program().func.values[v].def else { return None };
    let source = match &cx.program().func.blocks[b].insts[k as usize].1 {
        Inst::Call(_) => cx.program().forest.innermost(b).is_none().then_some(Source::Call(v))?,
        Inst::Load(_) => Source::Load(state(cx, v, 0)?),
        _ => return None,
    };
    let reading = &mut cx.objects_mut().read_once.observation;
    if *reading != Observation::Symbols {
        *reading = Observation::Met;
        return None;
    }
    if let Some(&(e, k)) = cx.objects().read_once.of.get(&source) {
        let values = &mut cx.objects_mut().read_once.free[k].values;
        if !values.contains(&v) {
            values.push(v);
        }
        return Some(e);
    }
    let (name, reason) = (name(cx, v, b), why.to_owned());
    let (lo, hi) = match width {
        1 => (Num::ZERO, Num::ONE),
        w => crate::expr::machine_range(w, true),
    };
    let symbol = cx.symbol(&name, SymKind::Observed, Some(lo.clone()), Some(hi.clone()));
    let e = cx.sym(symbol);
    let once = &mut cx.objects_mut().read_once;
    once.of.insert(source, (e, once.free.len()));
    once.free.push(FreeSymbol { name, lo, hi: Some(hi), reason, values: vec![v] });
    Some(e)
}

/// The place that a load reads, and its state; none if two executions of the load may read two values.
fn state(cx: &mut SolveContext<'_>, v: Value, depth: usize) -> Option<State> {
    let func = cx.program().func;
    let (ValueDef::Inst(b, k), ty) = (func.values[v].def, func.values[v].ty) else { return None };
    let Some(Inst::Load(address)) = func.inst(v) else { return None };
    let (root, offset) = match start(cx, *address) {
        (at, Some(offset)) => (root(cx, at, depth)?, offset),
        // an address that is computed is the same for those who use it
        (_, None) if is_outside_loops(cx, *address) => (Root::Value(*address), 0),
        _ => return None,
    };
    let bytes = u64::from(ty.width()?).div_ceil(8);
    let outermost = outermost(cx, b);
    let forest = cx.program().forest;
    // a write whose order is not known may lie between any two executions
    let out_of_order = is_out_of_order(cx);
    let repeated = |w: Block| out_of_order || outermost.is_some_and(|l| forest.contains(l, w));
    let conflicts = conflicts(cx, (v, b, k), *address, bytes, |w| !repeated(w));
    if conflicts.writes.last().is_some_and(|w| repeated(w.0)) {
        return None;
    }
    if cx.objects().read_once.observation == Observation::Symbols {
        for cause in conflicts.causes {
            note(cx, Note { cause, at: Some(v), block: b });
        }
    }
    let mut writes = conflicts.writes;
    writes.sort_unstable();
    writes.dedup();
    Some(State { root, offset, ty, writes })
}

/// What an address starts at, if that is the same whenever the address is used.
fn root(cx: &mut SolveContext<'_>, at: Value, depth: usize) -> Option<Root> {
    match cx.program().func.inst(at) {
        Some(Inst::GlobalAddr(name)) => Some(Root::Global(name.clone())),
        Some(Inst::Load(_)) if depth < cx.limits().addresses.loaded_pointers => {
            match state(cx, at, depth + 1) {
                Some(state) => Some(Root::Loaded(Box::new(state))),
                None => is_outside_loops(cx, at).then_some(Root::Value(at)),
            }
        }
        _ => is_outside_loops(cx, at).then_some(Root::Value(at)),
    }
}

fn is_outside_loops(cx: &SolveContext<'_>, v: Value) -> bool {
    let func = cx.program().func;
    matches!(func.values[v].def, ValueDef::Param(_))
        || cx.program().forest.innermost(func.def_block(v)).is_none()
}

/// The outermost loop around a block.
fn outermost(cx: &SolveContext<'_>, b: Block) -> Option<LoopId> {
    let forest = cx.program().forest;
    let mut l = forest.innermost(b)?;
    while let Some(outer) = forest.parent(l) {
        l = outer;
    }
    Some(l)
}

/// What is read, and the block where it is read: `arg0[8]@22`, `get@5`.
fn name(cx: &SolveContext<'_>, v: Value, b: Block) -> String {
    let func = cx.program().func;
    let numbered = |n: &String| n.bytes().all(|c| c.is_ascii_digit());
    let own = || func.values[v].name.clone().filter(|n| !numbered(n));
    let stem = match func.inst(v) {
        Some(Inst::Call(call)) => match &call.callee {
            Callee::Indirect(_) => own().unwrap_or_else(|| "call".to_owned()),
            Callee::Direct(_) | Callee::Global(_) => callee_name(call),
        },
        _ => {
            let path = cx.objects().load_names.get(&v).cloned();
            path.or_else(own).unwrap_or_else(|| "load".to_owned())
        }
    };
    let plain = format!("{stem}@{}", func.blocks[b].name);
    let mut name = plain.clone();
    let mut k = 2;
    while cx.find_symbol(&name).is_some() {
        name = format!("{plain}.{k}");
        k += 1;
    }
    name
}
