//! What the program asserts (`llvm.assume`, a frontend's own assumptions, divisors that are not 0) as
//! guards. Executions that break one are undefined: the formulas, which rest on them, do not speak of
//! those, and the execution that answers instead says so.

use crate::expr::Expr;
use crate::ir::Block;
use crate::solve::context::addresses::symbols;
use crate::solve::context::SolveContext;
use crate::solve::value::asserted::block_assumptions;
use crate::solve::Reason;
use cranelift_entity::SecondaryMap;

/// Adds what is assumed in blocks that execute to the guards, as far as it speaks of symbols
/// that counts, or `more` formulas, use.
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
        .flat_map(|b| block_assumptions(cx, b).into_iter().map(move |c| (b, c)))
        .collect();
    if found.is_empty() {
        return;
    }
    let mut roots: Vec<Expr> =
        counts.values().filter_map(|c| c.as_ref()?.as_ref().ok().copied()).collect();
    roots.extend(&cx.ledger().guards);
    roots.extend(more);
    let used = symbols(cx, &roots);
    for (block, condition) in found {
        let known = cx.ledger().guards.contains(&condition);
        if known || symbols(cx, &[condition]).is_disjoint(&used) {
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
