//! What instructions say of their operands where they execute: `llvm.assume`, and divisors that are
//! not 0. Only conditions that no loop index and no data decides are used: only these can be checked
//! at a point.

use crate::analysis::LoopId;
use crate::expr::Expr;
use crate::ir::{Block, Inst, Value, ValueDef};
use crate::solve::context::{Reading, SolveContext};
use crate::solve::value::value_in;

/// Does a block say more than where it goes on?
pub(in crate::solve) fn assumes(cx: &SolveContext<'_>, b: Block) -> bool {
    cx.program().func.blocks[b].insts.iter().any(|(_, i)| assertion(i).is_some())
}

/// The conditions assumed in a block that no loop index and no data decides. Only these are
/// used: only these can be checked at a point.
pub(in crate::solve) fn block_assumptions(cx: &mut SolveContext<'_>, b: Block) -> Vec<Expr> {
    assumptions_where(cx, b, |_, _| true)
}

/// Those of the block of an instruction that speak of what is computed before it: they do not rest on it.
pub(in crate::solve) fn assumptions_before(cx: &mut SolveContext<'_>, v: Value) -> Vec<Expr> {
    let ValueDef::Inst(b, before) = cx.program().func.values[v].def else { return Vec::new() };
    assumptions_where(cx, b, |s, v| match s.program().func.values[v].def {
        ValueDef::Inst(c, at) => c != b || at < before,
        ValueDef::Param(_) | ValueDef::BlockParam(..) => true,
    })
}

/// Those of a loop's header that speak of values from before the loop: they hold wherever
/// the loop is entered.
pub(in crate::solve) fn header_assumptions(cx: &mut SolveContext<'_>, l: LoopId) -> Vec<Expr> {
    assumptions_where(cx, cx.program().forest.header(l), |s, v| {
        !s.program().forest.contains(l, s.program().func.def_block(v))
    })
}

pub(in crate::solve) fn assumptions_where(
    cx: &mut SolveContext<'_>,
    b: Block,
    of: impl Fn(&SolveContext<'_>, Value) -> bool,
) -> Vec<Expr> {
    let here = cx.program().forest.innermost(b);
    let assertions: Vec<Assertion> =
        cx.program().func.blocks[b].insts.iter().filter_map(|(_, i)| assertion(i)).collect();
    let mut conditions = Vec::new();
    for p in assertions {
        let (Assertion::Holds(v) | Assertion::NotZero(v)) = p;
        if !of(cx, v) {
            continue;
        }
        let e = value_in(cx, v, here, Reading::Promised);
        if !cx.vars(e).is_empty() {
            continue;
        }
        conditions.push(match p {
            Assertion::Holds(_) => e,
            Assertion::NotZero(_) => {
                let zero = cx.eq0(e);
                cx.not(zero)
            }
        });
    }
    conditions
}

/// What an instruction that executes says of its operands.
#[derive(Clone, Copy)]
pub(in crate::solve) enum Assertion {
    Holds(Value),
    NotZero(Value),
}

pub(in crate::solve) fn assertion(i: &Inst) -> Option<Assertion> {
    match *i {
        Inst::Assume(c) => Some(Assertion::Holds(c)),
        Inst::Binary(op, _, _, d) if op.divides() => Some(Assertion::NotZero(d)),
        _ => None,
    }
}
