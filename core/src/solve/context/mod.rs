//! The state of one analysis: what is solved and its graphs, the store of its expressions, what is
//! remembered, what the formulas rest on, and what is known of objects in memory.
//!
//! Stages are functions from a context and their inputs to an answer; a context builds expressions as
//! its store does, and has nothing else to say of how anything is solved. Its fields are its own.

pub(super) mod addresses;
pub(super) mod atoms;
mod ledger;
mod memo;
pub(super) mod notes;
mod passing;
mod places;
pub(super) mod predicated;
pub(super) mod questions;
mod reading;
mod reads;
mod writes;

pub(super) use ledger::{Clearing, DecidedBy, Ledger, Objects, TableRead};
pub(super) use memo::{slot, Apart, LoopState, Memos, OneRange, Passed, Progress};
pub(super) use passing::Passing;
pub(super) use places::{Held, Origin, Spot, Watched};
pub use reading::Reading;
pub(super) use reads::{Observation, ReadOnce, Root, Source, State};
pub(super) use writes::{Group, Writes};

use super::body::Region;
use super::{AssumedCondition, Callees, Graphs, Reason};
use crate::analysis::congruence::Congruence;
use crate::analysis::endings::Endings;
use crate::analysis::reachability::Reachability;
use crate::analysis::{Cfg, LoopForest, LoopId};
use crate::expr::{machine_range, Expr, Num, Store, Sym, SymKind};
use crate::facts::Facts;
use crate::ir::{Block, FuncId, Function, Module};
use crate::rules::{RuleLog, Tries};
use rustc_hash::FxHashSet;
use std::ops::{Deref, DerefMut};

/// What is solved, and its graphs.
#[derive(Clone, Copy)]
pub(super) struct Program<'a> {
    pub(super) module: &'a Module,
    pub(super) func: &'a Function,
    pub(super) cfg: &'a Cfg,
    pub(super) forest: &'a LoopForest,
    /// one iteration of each loop, by slot; the function itself comes first
    pub(super) regions: &'a [Region],
    /// where the program ends
    pub(super) endings: &'a Endings,
    /// which blocks can be reached from which
    pub(super) reachability: &'a Reachability,
    /// which block parameters equal each other
    pub(super) congruence: &'a Congruence,
    /// cases of switches whose value an earlier case has, by block and target
    pub(super) shadowed: &'a FxHashSet<(Block, u32)>,
    /// checks that are taken to pass
    pub(super) passing: &'a Passing,
    /// where the function is a recursion with several calls in an activation
    pub(super) tree: Option<&'a Tree>,
    pub(super) callees: &'a Callees,
    /// the functions being solved, each called by the one before
    pub(super) active: &'a [FuncId],
}

/// A recursion whose activations call the function several times, as a loop over the depths of the tree that they make;
/// those of one depth are alike.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    /// the header of the loop over the depths
    pub(super) header: Block,
    /// the blocks of the calls, one for each call
    pub(super) calls: Vec<Block>,
}

/// The state of one analysis.
pub(super) struct SolveContext<'a> {
    program: Program<'a>,
    store: Store,
    memos: Memos,
    ledger: Ledger,
    objects: Objects,
    /// work that sums may still take
    allowance: u64,
}

impl<'a> SolveContext<'a> {
    /// A context for one function; `active` are those being solved, the last is this one.
    pub(super) fn new(
        module: &'a Module,
        func: &'a Function,
        graphs: &'a Graphs,
        callees: &'a Callees,
        active: &'a [FuncId],
    ) -> SolveContext<'a> {
        let Graphs { cfg, forest, regions, tree, .. } = graphs;
        let mut cx = SolveContext {
            program: Program {
                module,
                func,
                cfg,
                forest,
                regions,
                endings: &graphs.endings,
                reachability: &graphs.reachability,
                congruence: &graphs.congruence,
                shadowed: &graphs.shadowed,
                passing: &graphs.passing,
                tree: tree.as_ref(),
                callees,
                active,
            },
            store: Store::with_settings(callees.settings()),
            memos: Memos::new(regions.iter().map(|r| r.nodes.len())),
            ledger: Ledger::default(),
            objects: Objects::new(func, cfg, module, callees),
            allowance: callees.settings().limits().counts.per_function,
        };
        cx.allow(func.layout.len() as u64);
        cx.memos.loops.state_mut(0).body_facts = Some(Facts::new());
        cx
    }

    /// What is solved, and its graphs.
    pub(super) fn program(&self) -> Program<'a> {
        self.program
    }

    /// What is remembered.
    pub(super) fn memos(&self) -> &Memos {
        &self.memos
    }

    /// The same, to be added to.
    pub(super) fn memos_mut(&mut self) -> &mut Memos {
        &mut self.memos
    }

    /// What is known of a loop; of the function itself, where none is given.
    pub(super) fn loop_state(&self, region: Option<LoopId>) -> &LoopState {
        self.memos.loops.state(slot(region))
    }

    /// The same, to be changed.
    pub(super) fn loop_state_mut(&mut self, region: Option<LoopId>) -> &mut LoopState {
        self.memos.loops.state_mut(slot(region))
    }

    /// What the formulas rest on.
    pub(super) fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The same, to be added to.
    pub(super) fn ledger_mut(&mut self) -> &mut Ledger {
        &mut self.ledger
    }

    /// Objects in memory and their addresses.
    pub(super) fn objects(&self) -> &Objects {
        &self.objects
    }

    /// The same, to be added to.
    pub(super) fn objects_mut(&mut self) -> &mut Objects {
        &mut self.objects
    }

    /// Work that sums may still take.
    pub(super) fn allowance(&mut self) -> &mut u64 {
        &mut self.allowance
    }

    /// More work for so many more blocks.
    pub(super) fn allow(&mut self, blocks: u64) {
        let limits = &self.store.limits().counts;
        let attempts = limits.attempts_per_function + limits.attempts_per_block * blocks;
        self.allowance += limits.per_block * blocks;
        self.store.limit_proofs(attempts);
    }

    /// Takes the user's conditions as true.
    pub(super) fn assume_given(&mut self, assume: &[AssumedCondition<'_>]) {
        let mut root = Facts::new();
        for a in assume {
            if let Some(c) = a(&mut self.store) {
                root.assume(&mut self.store, c.expr());
            }
        }
        let state = self.loop_state_mut(None);
        state.entry_facts = Some(root.clone());
        state.body_facts = Some(root.clone());
        self.ledger.given = root;
    }

    /// Does the user assume that a condition holds, or that it does not?
    pub(super) fn decided_by_the_user(&mut self, condition: Expr) -> Option<bool> {
        self.ledger.given.decide(&mut self.store, condition)
    }

    /// A value that is not known; it may differ in each iteration.
    pub(super) fn data(&mut self, width: Option<u8>, reason: Reason) -> Expr {
        let (lo, hi) = match width {
            Some(1) => (Some(Num::ZERO), Some(Num::ONE)),
            Some(w) => {
                let (l, h) = machine_range(w, true);
                (Some(l), Some(h))
            }
            None => (None, None),
        };
        let sym = self.store.fresh("data", SymKind::Data, lo, hi);
        self.ledger.reasons.insert(sym, reason);
        self.store.sym(sym)
    }

    /// The reason of the first unknown value in an expression.
    pub(super) fn unknown_in(&self, e: Expr) -> Option<Reason> {
        self.store.vars(e).iter().find_map(|v| self.ledger.reasons.get(v).cloned())
    }

    /// Restricts all counts to where these conditions hold: from now on they are known.
    pub(super) fn guard(&mut self, conditions: &[Expr]) {
        for &g in conditions {
            if self.ledger.guards.contains(&g) {
                continue;
            }
            debug_assert!(self.store.vars(g).is_empty(), "a guard speaks of parameters alone");
            self.ledger.guards.push(g);
            self.store.rule_log().guard(g);
            let SolveContext { store, memos, .. } = self;
            let states = memos.loops.states_mut().iter_mut();
            for f in states.flat_map(|l| [&mut l.entry_facts, &mut l.body_facts]).flatten() {
                f.assume(store, g);
            }
        }
    }

    /// The iteration index of a loop.
    pub(super) fn index(&mut self, l: LoopId) -> Sym {
        if let Some(k) = self.loop_state(Some(l)).index {
            return k;
        }
        const NAMES: [&str; 8] = ["i", "j", "k", "l", "p", "q", "r", "t"];
        let depth = self.program.forest.depth(l) as usize;
        let name = NAMES[depth.saturating_sub(1).min(NAMES.len() - 1)];
        let k = self.store.fresh(name, SymKind::Index, Some(Num::ZERO), None);
        self.loop_state_mut(Some(l)).index = Some(k);
        k
    }

    /// The store, and what the formulas rest on, at the end.
    pub(super) fn into_parts(self) -> (Store, Ledger) {
        (self.store, self.ledger)
    }
}

impl Deref for SolveContext<'_> {
    type Target = Store;

    fn deref(&self) -> &Store {
        &self.store
    }
}

impl DerefMut for SolveContext<'_> {
    fn deref_mut(&mut self) -> &mut Store {
        &mut self.store
    }
}

impl Tries for SolveContext<'_> {
    fn rule_log(&mut self) -> &mut RuleLog {
        self.store.rule_log()
    }
}
