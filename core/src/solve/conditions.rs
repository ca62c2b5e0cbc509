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

use super::Solver;
use crate::expr::{Expr, Node};
use crate::ir::Terminator;

/// How many conditions of a function are of which kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ConditionKinds {
    /// CE: conditions on values that depend on the path taken
    pub composite: usize,
    /// AC: affine conditions over induction variables
    pub affine: usize,
    /// NAC: other conditions over induction variables
    pub non_affine: usize,
}

impl Solver<'_> {
    /// Sorts the conditions of all branches and switches.
    pub(super) fn condition_kinds(&mut self) -> ConditionKinds {
        let mut kinds = ConditionKinds::default();
        for b in self.cfg.reverse_postorder().to_vec() {
            let slots = match &self.func.blocks[b].terminator {
                Terminator::Branch(..) => 1,
                Terminator::Switch(_, cases, _) => cases.len() as u32,
                _ => continue,
            };
            let l = self.forest.innermost(b);
            let is_loop_test = l.is_some_and(|l| {
                let normal = b == self.forest.header(l)
                    || self.cfg.successors(b).contains(&self.forest.header(l));
                normal && self.cfg.successors(b).iter().any(|&t| !self.forest.contains(l, t))
            });
            let conditions: Vec<Expr> =
                (0..slots).map(|k| self.branch_condition(b, k, false)).collect();
            if conditions.iter().any(|&c| self.unknown_in(c).is_some()) {
                continue;
            }
            kinds.composite += usize::from(conditions.iter().any(|&c| self.has_choice(c)));
            if is_loop_test || conditions.iter().all(|&c| self.s.vars(c).is_empty()) {
                continue;
            }
            if conditions.iter().all(|&c| self.is_affine(c)) {
                kinds.affine += 1;
            } else {
                kinds.non_affine += 1;
            }
        }
        kinds
    }

    fn has_choice(&self, e: Expr) -> bool {
        let mut found = false;
        self.s.visit(&[e], |_, n| found |= matches!(n, Node::Ite(..)));
        found
    }

    /// Is every comparison in the condition affine in each index?
    fn is_affine(&mut self, condition: Expr) -> bool {
        let mut atoms = Vec::new();
        let mut work = vec![condition];
        while let Some(c) = work.pop() {
            match self.s.node(c) {
                Node::And(args) | Node::Or(args) => work.extend(args),
                Node::Not(x) => work.push(*x),
                Node::Ge0(e) | Node::Eq0(e) => atoms.push(*e),
                Node::Const(_) | Node::Symbol(_) => {}
                _ => return false,
            }
        }
        atoms.into_iter().all(|e| {
            let vars: Vec<_> = self.s.vars(e).iter().copied().collect();
            vars.into_iter().all(|v| {
                let slope = self.s.affine_in(e, v).map(|(a, _)| a);
                slope.is_some_and(|a| self.s.vars(a).is_empty())
            })
        })
    }
}
