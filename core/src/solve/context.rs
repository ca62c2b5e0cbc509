//! The state of one analysis: the function and its graphs, the store of its expressions, what is
//! remembered of values, conditions and loops, and what the formulas rest on.

use super::memory::{self, Write};
use super::notes::{Note, Object};
use super::recurrence::Remembered;
use super::region::Region;
use super::values::declare_parameters;
use super::{AssumedCondition, Callees, Endless, Graphs, Reason};
use crate::analysis::{Cfg, LoopForest, LoopId};
use crate::expr::{Expr, Facts, Store, Sym};
use crate::ir::{Block, FuncId, Function, Module, Value};
use crate::memory::{load_symbols, Provenance};
use cranelift_entity::{EntityRef, SecondaryMap};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::ops::{Deref, DerefMut};

/// How far a loop is solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Progress {
    #[default]
    Open,
    Working,
    Done,
}

/// What is known of a loop; entry 0 of the table is the function itself.
#[derive(Clone, Debug, Default)]
pub(super) struct LoopState {
    /// iteration index, from 0
    pub(super) index: Option<Sym>,
    pub(super) progress: Progress,
    /// backedge-taken count: the index of the last iteration
    pub(super) btc: Option<Expr>,
    /// a bound of the index, known before the loop is solved
    pub(super) at_most: Option<Expr>,
    /// the condition to go round again: it holds in every iteration but the last
    pub(super) again: Option<Expr>,
    /// why there is none
    pub(super) reason: Option<Reason>,
    /// sums over its iterations without a closed form
    pub(super) failed_sums: u32,
    /// and the work that these took
    pub(super) failed_work: u64,
    /// what holds whenever the loop is entered
    pub(super) entry_facts: Option<Facts>,
    /// what holds in each iteration
    pub(super) body_facts: Option<Facts>,
}

/// The state of one analysis.
pub(super) struct SolveContext<'a> {
    pub(super) module: &'a Module,
    pub(super) func: &'a Function,
    pub(super) cfg: &'a Cfg,
    pub(super) forest: &'a LoopForest,
    pub(super) callees: &'a Callees,
    /// the functions being solved, each called by the one before
    pub(super) active: Vec<FuncId>,
    pub(super) regions: Vec<Region>,
    pub(super) store: Store,
    /// values as the flags promise, and as they execute (below `freeze`)
    pub(super) values: [SecondaryMap<Value, Option<Expr>>; 2],
    pub(super) loops: Vec<LoopState>,
    pub(super) reach_memo: Vec<Vec<Option<Expr>>>,
    pub(super) rel_memo: Vec<Vec<Option<Expr>>>,
    /// address symbols of objects, both ways
    pub(super) bases: FxHashMap<Sym, Object>,
    pub(super) objects: FxHashMap<Object, Sym>,
    /// which of two objects lies first
    pub(super) orders: FxHashMap<(Sym, Sym), Sym>,
    pub(super) provenance: Provenance,
    /// blocks that run after a call that may not come back, or come back twice
    pub(super) doubtful: FxHashSet<Block>,
    /// loads of pointers from places that nothing changes before, as they are asked for
    pub(super) stable_loads: FxHashMap<Value, bool>,
    pub(super) reasons: FxHashMap<Sym, Reason>,
    /// poison itself: what only may be poison has its reason, but is something else elsewhere
    pub(super) poison: FxHashSet<Sym>,
    pub(super) guards: Vec<Expr>,
    pub(super) endless: Vec<Endless>,
    /// what the user assumes
    pub(super) given: Facts,
    /// no facts: what is assumed on top of them is remembered
    pub(super) nothing: Facts,
    pub(super) notes: BTreeSet<Note>,
    pub(super) writes: Vec<Write>,
    /// the names of loads at constant paths
    pub(super) load_names: FxHashMap<Value, String>,
    pub(super) exit_values: FxHashMap<(Expr, LoopId), Expr>,
    pub(super) sums: FxHashMap<(usize, Expr), Result<Expr, Reason>>,
    /// executions of a loop as a whole
    pub(super) entry_counts: FxHashMap<LoopId, Result<Expr, Reason>>,
    /// what was remembered while placeholders are in force
    pub(super) journal: Vec<Remembered>,
    pub(super) placeholders: u32,
    /// a callee whose result is used looks at the bits of poison
    pub(super) callee_freezes: bool,
    /// ranges that sums may still be split into
    pub(super) allowance: u64,
}

/// Index of a loop's entry in tables that start with the function itself.
pub(super) fn slot(region: Option<LoopId>) -> usize {
    region.map_or(0, |l| l.index() + 1)
}

/// Work that the sums of a function may take: some, and more for each block.
pub(super) const ALLOWANCE_BASE: u64 = 40_000;
pub(super) const ALLOWANCE_BLOCK: u64 = 1_000;
/// Attempts at proofs that the analysis of a function may make, likewise.
pub(super) const ATTEMPTS_BASE: u64 = 60_000;
pub(super) const ATTEMPTS_BLOCK: u64 = 1_000;

impl<'a> SolveContext<'a> {
    pub(super) fn new(
        module: &'a Module,
        func: &'a Function,
        graphs: &'a Graphs,
        callees: &'a Callees,
        active: Vec<FuncId>,
    ) -> SolveContext<'a> {
        let (cfg, forest) = (&graphs.cfg, &graphs.forest);
        let mut regions = vec![Region::new(func, cfg, forest, None)];
        for l in forest.iter() {
            regions.push(Region::new(func, cfg, forest, Some(l)));
        }
        let memo = |regions: &[Region]| regions.iter().map(|r| vec![None; r.nodes.len()]).collect();
        let mut solver = SolveContext {
            module,
            func,
            cfg,
            forest,
            callees,
            active,
            reach_memo: memo(&regions),
            rel_memo: memo(&regions),
            loops: vec![LoopState::default(); regions.len()],
            regions,
            store: Store::new(),
            values: [SecondaryMap::new(), SecondaryMap::new()],
            bases: FxHashMap::default(),
            objects: FxHashMap::default(),
            orders: FxHashMap::default(),
            provenance: Provenance::new(func, cfg),
            doubtful: FxHashSet::default(),
            stable_loads: FxHashMap::default(),
            reasons: FxHashMap::default(),
            poison: FxHashSet::default(),
            guards: Vec::new(),
            endless: Vec::new(),
            given: Facts::new(),
            nothing: Facts::new(),
            notes: BTreeSet::new(),
            writes: memory::writes(func),
            load_names: load_symbols(func).into_iter().map(|s| (s.value, s.path)).collect(),
            exit_values: FxHashMap::default(),
            sums: FxHashMap::default(),
            entry_counts: FxHashMap::default(),
            journal: Vec::new(),
            placeholders: 0,
            callee_freezes: false,
            allowance: ALLOWANCE_BASE + ALLOWANCE_BLOCK * func.layout.len() as u64,
        };
        let blocks = func.layout.len() as u64;
        solver.store.limit_proofs(ATTEMPTS_BASE + ATTEMPTS_BLOCK * blocks);
        solver.loops[0].body_facts = Some(Facts::new());
        declare_parameters(&mut solver);
        solver
    }
}

impl SolveContext<'_> {
    /// Takes the user's conditions as true.
    pub(super) fn assume_given(&mut self, assume: &[AssumedCondition<'_>]) {
        let mut root = Facts::new();
        for a in assume {
            if let Some(c) = a(&mut self.store) {
                root.assume(&mut self.store, c);
            }
        }
        self.loops[0].entry_facts = Some(root.clone());
        self.loops[0].body_facts = Some(root.clone());
        self.given = root;
    }

    /// A value that is not known; it may differ in each iteration.
    pub(super) fn data(&mut self, width: Option<u8>, reason: Reason) -> Expr {
        use crate::expr::{machine_range, Num, SymKind};
        let (lo, hi) = match width {
            Some(1) => (Some(Num::ZERO), Some(Num::ONE)),
            Some(w) => {
                let (l, h) = machine_range(w, true);
                (Some(l), Some(h))
            }
            None => (None, None),
        };
        let sym = self.store.fresh("data", SymKind::Data, lo, hi);
        self.reasons.insert(sym, reason);
        self.store.sym(sym)
    }

    /// The reason of the first unknown value in an expression.
    pub(super) fn unknown_in(&self, e: Expr) -> Option<Reason> {
        self.store.vars(e).iter().find_map(|v| self.reasons.get(v).cloned())
    }

    /// Restricts all counts to where these conditions hold: from now on they are known.
    pub(super) fn guard(&mut self, conditions: Vec<Expr>) {
        for g in conditions {
            if self.guards.contains(&g) {
                continue;
            }
            self.guards.push(g);
            let SolveContext { store, loops, .. } = self;
            let known = loops.iter_mut().flat_map(|l| [&mut l.entry_facts, &mut l.body_facts]);
            for f in known.flatten() {
                f.assume(store, g);
            }
        }
    }

    /// The iteration index of a loop.
    pub(super) fn index(&mut self, l: LoopId) -> Sym {
        use crate::expr::{Num, SymKind};
        if let Some(k) = self.loops[slot(Some(l))].index {
            return k;
        }
        const NAMES: [&str; 8] = ["i", "j", "k", "l", "p", "q", "r", "t"];
        let depth = self.forest.depth(l) as usize;
        let name = NAMES[depth.saturating_sub(1).min(NAMES.len() - 1)];
        let k = self.store.fresh(name, SymKind::Index, Some(Num::ZERO), None);
        self.loops[slot(Some(l))].index = Some(k);
        k
    }
}

/// A context builds expressions as its store does.
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
