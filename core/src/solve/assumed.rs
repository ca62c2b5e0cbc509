//! What the program assumes (`llvm.assume`, a frontend's own assumptions) as conditions on the
//! parameters. Executions that break one are undefined: the formulas, which rest on them, do not
//! speak of those, and the execution that answers instead says so.

use super::{Reason, Solver};
use crate::expr::{Expr, Node, Store, Sym};
use crate::ir::{Block, Inst};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;

impl Solver<'_> {
    /// The conditions assumed in a block that no loop index and no data decides. Only these are
    /// used: only these can be checked at a point.
    pub(super) fn block_assumptions(&mut self, b: Block) -> Vec<Expr> {
        let here = self.forest.innermost(b);
        let conds: Vec<_> = self.func.blocks[b]
            .insts
            .iter()
            .filter_map(|(_, i)| match i {
                Inst::Assume(c) => Some(*c),
                _ => None,
            })
            .collect();
        let conds: Vec<Expr> = conds.into_iter().map(|c| self.value_in(c, here, false)).collect();
        conds.into_iter().filter(|&c| self.s.vars(c).is_empty()).collect()
    }

    /// Adds what is assumed in blocks that execute to the guards, as far as it speaks of symbols
    /// that counts, or `more` formulas, use.
    pub(super) fn guard_assumptions(
        &mut self,
        counts: &SecondaryMap<Block, Option<Result<Expr, Reason>>>,
        more: &[Expr],
    ) {
        let found: Vec<(Block, Expr)> = self
            .func
            .layout
            .clone()
            .into_iter()
            .flat_map(|b| self.block_assumptions(b).into_iter().map(move |c| (b, c)))
            .collect();
        if found.is_empty() {
            return;
        }
        let mut roots: Vec<Expr> =
            counts.values().filter_map(|c| c.as_ref()?.as_ref().ok().copied()).collect();
        roots.extend(&self.guards);
        roots.extend(more);
        let used = symbols(&self.s, &roots);
        for (block, condition) in found {
            let known = self.guards.contains(&condition);
            if known || symbols(&self.s, &[condition]).is_disjoint(&used) {
                continue;
            }
            // a block whose count is not known may execute
            let never = match &counts[block] {
                Some(Ok(count)) => self.s.eq0(*count),
                _ => self.s.truth(false),
            };
            let guard = self.s.or(never, condition);
            if !self.s.is_one(guard) && !self.guards.contains(&guard) {
                self.guards.push(guard);
            }
        }
    }

    pub(super) fn speaks_of_addresses(&self, roots: &[Expr]) -> bool {
        symbols(&self.s, roots).iter().any(|s| self.bases.contains_key(s))
    }

    /// Counts that speak of the addresses of objects are none: no point binds these, and an
    /// execution needs no more than what is assumed about them.
    pub(super) fn without_addresses(
        &mut self,
        counts: &mut SecondaryMap<Block, Option<Result<Expr, Reason>>>,
    ) {
        let formulas: Vec<Expr> =
            counts.values().filter_map(|c| c.as_ref()?.as_ref().ok().copied()).collect();
        let everywhere = self.speaks_of_addresses(&self.guards);
        if !everywhere && !self.speaks_of_addresses(&formulas) {
            return;
        }
        for &b in &self.func.layout {
            if let Some(Ok(e)) = counts[b] {
                if everywhere || self.speaks_of_addresses(&[e]) {
                    let why = "it rests on where objects lie in memory".to_owned();
                    counts[b] = Some(Err(Reason::Unsolved(why)));
                }
            }
        }
        if everywhere {
            self.guards.clear();
        }
    }
}

fn symbols(s: &Store, roots: &[Expr]) -> FxHashSet<Sym> {
    let mut all = FxHashSet::default();
    s.visit(roots, |_, node| {
        if let Node::Symbol(symbol) = node {
            all.insert(*symbol);
        }
    });
    all
}
