//! What kinds of conditions decide the flow, for the paper's complexity table (columns CE, AC and
//! NAC of "Static complexity metrics extracted from LLVM IR kernels").
//!
//! * CE: branches and switches whose condition, after data-flow expansion, chooses between values
//!   of different paths (paper, "Composite Expressions");
//! * AC: conditions in loops that depend on an index, every comparison in them affine in each
//!   index it mentions (paper, "Solving trueRatio() for Affine Conditions");
//! * NAC: conditions in loops that depend on an index and are not affine.
//!
//! The normal test of a loop is its `loopCount` and no condition of its body: it counts for CE
//! only. Conditions on data count for none; their blocks are DD.

use crate::expr::{Expr, Node};
use crate::ir::Terminator;
use crate::solve::context::{Reading, SolveContext};
use crate::solve::path::branch_condition;

/// How many conditions of a function are of which kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct ConditionKinds {
    /// CE: conditions on values that depend on the path taken
    pub composite: usize,
    /// AC: affine conditions over induction variables
    pub affine: usize,
    /// NAC: other conditions over induction variables
    pub non_affine: usize,
}

/// Sorts the conditions of all branches and switches.
pub(in crate::solve) fn condition_kinds(cx: &mut SolveContext<'_>) -> ConditionKinds {
    let mut kinds = ConditionKinds::default();
    for b in cx.program().cfg.reverse_postorder().to_vec() {
        let slots = match &cx.program().func.blocks[b].terminator {
            Terminator::Branch(..) => 1,
            Terminator::Switch(_, cases, _) => cases.len() as u32,
            _ => continue,
        };
        let l = cx.program().forest.innermost(b);
        let is_loop_test = l.is_some_and(|l| {
            let normal = b == cx.program().forest.header(l)
                || cx.program().cfg.successors(b).contains(&cx.program().forest.header(l));
            normal
                && cx
                    .program()
                    .cfg
                    .successors(b)
                    .iter()
                    .any(|&t| !cx.program().forest.contains(l, t))
        });
        let conditions: Vec<Expr> =
            (0..slots).map(|k| branch_condition(cx, b, k, Reading::Promised)).collect();
        if conditions.iter().any(|&c| cx.unknown_in(c).is_some()) {
            continue;
        }
        kinds.composite += usize::from(conditions.iter().any(|&c| has_choice(cx, c)));
        if is_loop_test || conditions.iter().all(|&c| cx.vars(c).is_empty()) {
            continue;
        }
        if conditions.iter().all(|&c| is_affine(cx, c)) {
            kinds.affine += 1;
        } else {
            kinds.non_affine += 1;
        }
    }
    kinds
}

fn has_choice(cx: &SolveContext<'_>, e: Expr) -> bool {
    let mut found = false;
    cx.visit(&[e], |_, n| found |= matches!(n, Node::Ite(..)));
    found
}

/// Is every comparison in the condition affine in each index?
fn is_affine(cx: &mut SolveContext<'_>, condition: Expr) -> bool {
    let mut atoms = Vec::new();
    let mut work = vec![condition];
    while let Some(c) = work.pop() {
        match cx.node(c) {
            Node::And(args) | Node::Or(args) => work.extend(args),
            Node::Not(x) => work.push(*x),
            Node::Ge0(e) | Node::Eq0(e) => atoms.push(*e),
            Node::Const(_) | Node::Symbol(_) => {}
            _ => return false,
        }
    }
    atoms.into_iter().all(|e| {
        let vars: Vec<_> = cx.vars(e).iter().copied().collect();
        vars.into_iter().all(|v| {
            let slope = cx.affine_in(e, v).map(|(a, _)| a);
            slope.is_some_and(|a| cx.vars(a).is_empty())
        })
    })
}
