//! What the program assumes (`llvm.assume`, a frontend's own assumptions, divisors that are not 0)
//! as conditions on the parameters. Executions that break one are undefined: the formulas, which
//! rest on them, do not speak of those, and the execution that answers instead says so.

use super::{Reason, Solver};
use crate::analysis::LoopId;
use crate::expr::{Expr, Node, Store, Sym};
use crate::ir::{Block, Inst, Value};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;

impl Solver<'_> {
    /// Does a block say more than where it goes on?
    pub(super) fn assumes(&self, b: Block) -> bool {
        self.func.blocks[b].insts.iter().any(|(_, i)| promise(i).is_some())
    }

    /// The conditions assumed in a block that no loop index and no data decides. Only these are
    /// used: only these can be checked at a point.
    pub(super) fn block_assumptions(&mut self, b: Block) -> Vec<Expr> {
        self.assumptions_where(b, |_, _| true)
    }

    /// Those of a loop's header that speak of values from before the loop: they hold wherever
    /// the loop is entered.
    pub(super) fn header_assumptions(&mut self, l: LoopId) -> Vec<Expr> {
        self.assumptions_where(self.forest.header(l), |s, v| {
            !s.forest.contains(l, s.func.def_block(v))
        })
    }

    fn assumptions_where(&mut self, b: Block, of: impl Fn(&Self, Value) -> bool) -> Vec<Expr> {
        let here = self.forest.innermost(b);
        let promises: Vec<Promise> =
            self.func.blocks[b].insts.iter().filter_map(|(_, i)| promise(i)).collect();
        let mut conditions = Vec::new();
        for p in promises {
            let (Promise::Holds(v) | Promise::NotZero(v)) = p;
            if !of(self, v) {
                continue;
            }
            let e = self.value_in(v, here, false);
            if !self.s.vars(e).is_empty() {
                continue;
            }
            conditions.push(match p {
                Promise::Holds(_) => e,
                Promise::NotZero(_) => {
                    let zero = self.s.eq0(e);
                    self.s.not(zero)
                }
            });
        }
        conditions
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

/// What an instruction that executes says of its operands.
#[derive(Clone, Copy)]
enum Promise {
    Holds(Value),
    NotZero(Value),
}

fn promise(i: &Inst) -> Option<Promise> {
    match *i {
        Inst::Assume(c) => Some(Promise::Holds(c)),
        Inst::Binary(op, _, _, d) if op.divides() => Some(Promise::NotZero(d)),
        _ => None,
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
