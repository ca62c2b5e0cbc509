//! What the program asserts (`llvm.assume`, a frontend's own assumptions, divisors that are not 0) as
//! guards. Executions that break one are undefined: the formulas, which rest on them, do not speak of
//! those, and the execution that answers instead says so.

use crate::expr::Expr;
use crate::ir::{Block, Inst, Value, ValueDef};
use crate::solve::context::addresses::{speaks_of_addresses, symbols};
use crate::solve::context::atoms::of_atoms_too;
use crate::solve::context::{Program, Reading, SolveContext};
use crate::solve::count::frozen::incoming;
use crate::solve::count::promises::at_the_ends;
use crate::solve::value::asserted::block_assumptions;
use crate::solve::value::value_in;
use crate::solve::Reason;
use cranelift_entity::{EntitySet, SecondaryMap};

/// Adds what is assumed in blocks that execute to the guards, as far as it speaks of symbols
/// that counts, or `more` formulas, use, or that decide a branch: formulas that became simpler by an
/// assumption may no longer speak of what it is about.
pub(in crate::solve) fn guard_assumptions(
    cx: &mut SolveContext<'_>,
    counts: &SecondaryMap<Block, Option<Result<Expr, Reason>>>,
    more: &[Expr],
) {
    let found: Vec<(Block, Expr)> = cx
        .program()
        .func
        .layout
        .clone()
        .into_iter()
        .flat_map(|b| {
            let mut all = block_assumptions(cx, b);
            // of a block that data decides nobody knows in which iterations it executes
            if matches!(counts[b], Some(Ok(_))) {
                all.extend(at_ends_of_loop(cx, b));
            }
            all.into_iter().map(move |c| (b, c))
        })
        .collect();
    if found.is_empty() {
        return;
    }
    let mut roots: Vec<Expr> =
        counts.values().filter_map(|c| c.as_ref()?.as_ref().ok().copied()).collect();
    roots.extend(&cx.ledger().guards);
    roots.extend(more);
    roots.extend(deciding(cx));
    // what an atom is made of stands in the formulas in the end
    let used = of_atoms_too(cx, symbols(cx, &roots));
    for (block, condition) in found {
        let known = cx.ledger().guards.contains(&condition);
        let spoken_of = of_atoms_too(cx, symbols(cx, &[condition]));
        // what fails whatever the parameters are speaks of none
        if known || spoken_of.is_disjoint(&used) && !cx.is_zero(condition) {
            continue;
        }
        // a block whose count is not known may execute
        let never = match &counts[block] {
            Some(Ok(count)) => cx.eq0(*count),
            _ => cx.truth(false),
        };
        let guard = cx.or(never, condition);
        if !cx.is_one(guard) && !cx.ledger().guards.contains(&guard) {
            cx.ledger_mut().guards.push(guard);
        }
    }
}

/// What a block assumes of the index of its loop, at the first and the last iterations in which it executes.
fn at_ends_of_loop(cx: &mut SolveContext<'_>, b: Block) -> Vec<Expr> {
    let Some(here) = cx.program().forest.innermost(b) else { return Vec::new() };
    let insts = cx.program().func.blocks[b].insts.iter();
    let assumed: Vec<Value> = insts
        .filter_map(|(_, i)| match *i {
            Inst::Assume(c) => Some(c),
            _ => None,
        })
        .collect();
    let mut conditions = Vec::new();
    for v in assumed {
        let e = value_in(cx, v, Some(here), Reading::Promised);
        let undecided = cx.unknown_in(e).is_some() || speaks_of_addresses(cx, &[e]);
        if cx.vars(e).is_empty() || undecided {
            continue;
        }
        let always = cx.truth(true);
        conditions.extend(at_the_ends(cx, e, always, b).map(|stated| stated.condition));
    }
    conditions
}

/// What the function is given, loads and gets of calls that branches are computed of.
fn deciding(cx: &mut SolveContext<'_>) -> Vec<Expr> {
    let Program { func, forest, cfg, .. } = cx.program();
    let mut seen: EntitySet<Value> = EntitySet::new();
    let mut work: Vec<Value> = cfg
        .reverse_postorder()
        .iter()
        .filter_map(|&b| func.blocks[b].terminator.condition())
        .collect();
    let mut given = Vec::new();
    while let Some(v) = work.pop() {
        if !seen.insert(v) {
            continue;
        }
        match func.inst(v) {
            Some(Inst::Load(..) | Inst::Call(_)) => given.push(v),
            Some(inst) => inst.for_each_operand(|o| work.push(o)),
            None if matches!(func.values[v].def, ValueDef::Param(_)) => given.push(v),
            None => work.extend(incoming(func, cfg, v)),
        }
    }
    let value = |v: Value| {
        let around = forest.innermost(func.def_block(v));
        value_in(cx, v, around, Reading::Promised)
    };
    given.into_iter().map(value).collect()
}
