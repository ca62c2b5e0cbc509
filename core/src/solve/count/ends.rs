//! What follows calls of which nothing is known, and loops of which no formula says how long they run:
//! that they come back, and end, is noted as an assumption, or not assumed.

use crate::analysis::endless_loops::endless_headers;
use crate::assume::AssumptionKind;
use crate::expr::Expr;
use crate::ir::{Block, Callee, FuncId, Inst};
use crate::solve::context::notes::{
    assumes_kind, called_name, callee_name, loop_in_words, may_not_return, Cause, Note,
};
use crate::solve::context::{Program, SolveContext};
use crate::solve::count::entry_count;
use crate::solve::Reason;
use cranelift_entity::{EntitySet, SecondaryMap};

/// A call behind which counts are not known.
pub(in crate::solve) struct Doubt {
    pub(in crate::solve) block: Block,
    /// its number in the block
    pub(in crate::solve) inst: usize,
    pub(in crate::solve) why: Reason,
}

/// What follows calls of which nothing is known: that they come back is noted, or not assumed;
/// what may come back twice leaves what follows to data.
pub(in crate::solve) fn after_unknown_calls(
    cx: &mut SolveContext<'_>,
    counts: &mut SecondaryMap<Block, Option<Result<Expr, Reason>>>,
) -> Vec<Doubt> {
    let assumed = assumes_kind(cx, AssumptionKind::Returns);
    let mut unknown: Vec<Doubt> = Vec::new();
    for &block in cx.program().cfg.reverse_postorder() {
        for (k, (_, inst)) in cx.program().func.blocks[block].insts.iter().enumerate() {
            let Inst::Call(call) = inst else { continue };
            let doubt = |why: String| Doubt { block, inst: k, why: Reason::Data(why) };
            if call.effects.returns_twice {
                unknown.push(doubt(format!("`{}` may return again", callee_name(call))));
            }
            let body = match &call.callee {
                Callee::Direct(n) => cx.program().callees.definitive(cx.program().module, n),
                _ => None,
            };
            let Program { module, callees, .. } = cx.program();
            // what a callee calls may not come back either
            let names: Vec<String> = match body {
                Some(id) => callees.unknown_calls(module, id).iter().cloned().collect(),
                None if may_not_return(call) => vec![callee_name(call)],
                None => Vec::new(),
            };
            for name in names {
                if assumed {
                    let cause = Cause::Returns(name, called_name(call));
                    cx.ledger_mut().notes.insert(Note { cause, at: None, block });
                } else {
                    unknown.push(doubt(format!("whether `{name}` returns")));
                }
            }
        }
    }
    for Doubt { block, why, .. } in &unknown {
        for after in cx.program().cfg.between(*block, None) {
            counts[after] = Some(Err(why.clone()));
            cx.ledger_mut().doubtful.insert(after);
        }
    }
    unknown
}

/// A call of a function of the module of which no formula says that it ends.
pub(in crate::solve) struct Unsure {
    pub(in crate::solve) block: Block,
    /// its number in the block
    pub(in crate::solve) inst: usize,
    pub(in crate::solve) callee: FuncId,
    /// It is an assumption already.
    pub(in crate::solve) told: bool,
}

/// What follows calls of functions of the module of which no formula says that they end: that they do is
/// noted, or not assumed.
pub(in crate::solve) fn after_endless_calls(
    cx: &mut SolveContext<'_>,
    counts: &mut SecondaryMap<Block, Option<Result<Expr, Reason>>>,
    calls: Vec<Unsure>,
) -> Vec<Doubt> {
    let assumed = assumes_kind(cx, AssumptionKind::Ends);
    let mut unknown = Vec::new();
    for Unsure { block, inst, callee, told } in calls {
        if assumed && told {
            continue;
        }
        let name = cx.program().module.functions[callee].name.clone();
        if assumed {
            let cause = Cause::CallEnds(name);
            cx.ledger_mut().notes.insert(Note { cause, at: None, block });
            continue;
        }
        let why = Reason::Data(format!("whether `{name}` ends"));
        for after in cx.program().cfg.between(block, None) {
            counts[after] = Some(Err(why.clone()));
            cx.ledger_mut().doubtful.insert(after);
        }
        unknown.push(Doubt { block, inst, why });
    }
    unknown
}

/// What follows loops of which neither a formula says how long they run nor their code that they end: that they do
/// is noted, or not assumed; are there some?
pub(in crate::solve) fn after_unsolved_loops(
    cx: &mut SolveContext<'_>,
    counts: &mut SecondaryMap<Block, Option<Result<Expr, Reason>>>,
) -> bool {
    let assumed = assumes_kind(cx, AssumptionKind::Ends);
    let mut some = false;
    let mut may_be_endless: Option<EntitySet<Block>> = None;
    for l in cx.program().forest.iter() {
        let header = cx.program().forest.header(l);
        let never = matches!(&counts[header], Some(Ok(c)) if cx.is_zero(*c));
        let solved = cx.loop_state(Some(l)).btc.is_some_and(|e| !cx.is_stepped(e));
        if never || solved || !cx.program().cfg.is_reachable(header) {
            continue;
        }
        let program = cx.program();
        let endless =
            may_be_endless.get_or_insert_with(|| endless_headers(program.func, program.cfg));
        if !endless.contains(header) {
            continue;
        }
        some = true;
        if assumed {
            // one without an exit does where it is not entered
            let exits = &cx.loop_state(Some(l)).reason;
            let endless =
                cx.ledger().endless.iter().any(|e| e.guard.is_none() && e.header == header);
            let entered = match (endless, exits) {
                (true, Some(_)) => entry_count(cx, l).ok(),
                _ => None,
            };
            let enough = entered.map(|e| cx.eq0(e));
            let cause = Cause::Ends(header, enough);
            cx.ledger_mut().notes.insert(Note { cause, at: None, block: header });
            continue;
        }
        let why = format!("whether {} ends", loop_in_words(cx, header));
        for after in cx.program().cfg.between(header, None) {
            if !cx.program().forest.contains(l, after) {
                counts[after] = Some(Err(Reason::Data(why.clone())));
                cx.ledger_mut().doubtful.insert(after);
            }
        }
    }
    some
}
