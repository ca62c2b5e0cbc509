//! The solver: from a function's control flow to a formula for each block.
//!
//! Where the paper solves `trueRatio` and `loopCount` and multiplies, this solver takes sums over
//! iteration domains (design, "What makes it exact"): the count of a block is the sum, over the
//! iterations of the loops around it, of the truth of its path condition. The steps, a file each:
//!
//! 1. `region`: one iteration of a loop as an acyclic graph;
//! 2. [`ops`]: the meaning of each operation as an expression;
//! 3. `values`: data-flow expansion (paper, "Simple Case" and "Flow-Sensitive Cases"): values
//!    that merge are choices over the path conditions of the same iteration;
//! 4. `reach`: path conditions within an iteration;
//! 5. `recurrence`: header parameters as closed forms in the iteration index (add recurrences),
//!    `extrema`: running minima and maxima; `kept`: values of the last or the first iteration that
//!    met a condition;
//! 6. `trip`: backedge-taken counts; `wraps`: exits and summands with their wraps put aside;
//!    `unsigned`: exits that compare without signs; `early`: bounds of indices from before;
//!    `ordinary`, `relax`: guards that formulas need;
//! 7. `memory`: loads of shapes as symbols; `pointers`: comparisons of addresses; `notes`: what is
//!    assumed for them;
//! 8. `calls`: results of callees that have a body;
//! 9. `counts`: the sums;
//! 10. `assumed`, `defined`: what the program promises, as conditions on the parameters;
//! 11. `flows`: formulas in free symbols for what data decides;
//! 12. `interprocedural`: counts inside callees, summed over their calls; `recursion`: a function
//!     that calls itself once, as a loop;
//! 13. `conditions`: what kinds of conditions there are.

mod assumed;
mod calls;
mod conditions;
mod counts;
mod defined;
mod early;
mod extrema;
mod finish;
mod flows;
mod interprocedural;
mod kept;
mod memory;
mod notes;
pub mod ops;
mod ordinary;
mod periodic;
mod pointers;
mod reach;
mod recurrence;
mod recursion;
mod region;
mod relax;
mod trip;
mod unsigned;
mod values;
mod wraps;

pub use calls::Callees;
pub use conditions::ConditionKinds;
pub use defined::Promise;
pub use flows::FreeSymbol;
pub use interprocedural::{solve_inclusive, BlockCounts, CallFacts, Inclusive};
pub use notes::{pointer_symbol, Inherited};
pub(crate) use recursion::as_loop;

use crate::analysis::{Cfg, Dominators, LoopForest, LoopId};
use crate::assume::Assumed;
use crate::expr::{Expr, Facts, Store, Sym};
use crate::ir::{Block, FuncId, Function, Module, Value};
use crate::memory::{load_symbols, Provenance};
use cranelift_entity::{EntityRef, SecondaryMap};
use notes::{Note, Object};
use region::Region;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// Why something has no formula.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Decided by tensor contents or by the result of an unknown call.
    Data(String),
    /// Decided by parameters, but no closed form is known here.
    Unsolved(String),
    /// Decided by a construct that the frontend could not carry over.
    Unsupported(String),
}

impl Reason {
    /// The reason in words.
    pub fn text(&self) -> &str {
        match self {
            Reason::Data(t) | Reason::Unsolved(t) | Reason::Unsupported(t) => t,
        }
    }
}

/// What the solver found for a function.
#[derive(Clone, Debug)]
pub struct Solution {
    /// the store of all expressions below
    pub store: Store,
    /// the count of each block per execution of the function
    pub counts: SecondaryMap<Block, Option<Result<Expr, Reason>>>,
    /// for a block that data decides, a formula in the free symbols
    pub flows: SecondaryMap<Block, Option<Expr>>,
    /// the free symbols of `flows`
    pub free: Vec<FreeSymbol>,
    /// Conditions on the parameters under which the counts hold; elsewhere the function is
    /// simulated.
    pub guards: Vec<Expr>,
    /// what every defined execution meets, beyond the guards
    pub promises: Vec<Promise>,
    /// what kinds of conditions decide the flow; none where it is irreducible
    pub conditions: Option<ConditionKinds>,
    /// what was assumed
    pub assumptions: Vec<Assumed>,
    /// the function as a whole has no formula
    pub unsupported: Option<String>,
    /// loops that some points never leave
    pub endless: Vec<Endless>,
}

/// A loop, and the condition under which it ends once it is entered. Where that is false, and all
/// guards but its own hold, it does not.
#[derive(Clone, Debug)]
pub struct Endless {
    /// the loop's header
    pub header: Block,
    /// the blocks of the loop
    pub blocks: Vec<Block>,
    /// whether an iteration leaves it, over the parameters alone
    pub ends: Expr,
    /// the guard that the condition became, if it is one
    pub guard: Option<Expr>,
}

/// Solves one function. To solve several of one module, share a [`Callees`] between them.
///
/// Never fails: what has no formula says why. Near-linear in the number of blocks as long as
/// conditions are shared; see the module documentation for the steps.
pub fn solve(module: &Module, id: FuncId, assume: &[AssumedCondition]) -> Solution {
    solve_with(module, id, assume, &Callees::default())
}

/// As [`solve`], with what is known of the functions that may be called.
pub fn solve_with(
    module: &Module,
    id: FuncId,
    assume: &[AssumedCondition],
    callees: &Callees,
) -> Solution {
    let recursion = recursion::as_loop(&module.functions[id]);
    let func = recursion.as_ref().unwrap_or(&module.functions[id]);
    let graphs = Graphs::new(func);
    if let Some(text) = graphs.irreducible(func) {
        return Solution {
            store: Store::new(),
            counts: SecondaryMap::with_default(Some(Err(Reason::Unsolved(text)))),
            flows: SecondaryMap::new(),
            free: Vec::new(),
            guards: Vec::new(),
            promises: Vec::new(),
            conditions: None,
            assumptions: Vec::new(),
            unsupported: func.unsupported.clone(),
            endless: Vec::new(),
        };
    }
    let mut solver = Solver::new(module, func, &graphs, callees, vec![id]);
    solver.assume_given(assume);
    solver.guard_divisors();
    let mut counts = solver.block_counts();
    solver.guard_assumptions(&counts, &[]);
    solver.finish(&mut counts);
    solver.after_unknown_calls(&mut counts);
    solver.after_unsolved_loops(&mut counts);
    let by_address = solver.without_addresses(&mut counts);
    let promises = solver.broken_promises(&mut counts);
    let (mut flows, mut free) = solver.data_flows(&counts);
    solver.speak_of_addresses(by_address, &mut flows, &mut free);
    let mut assumptions = solver.assumed();
    for a in &mut assumptions {
        // those of the loop that a recursion is are no blocks of the function
        a.blocks.retain(|b| module.functions[id].blocks.is_valid(*b));
    }
    let conditions = solver.condition_kinds();
    // the activations of a recursion are no loop
    let endless = if recursion.is_some() { Vec::new() } else { solver.endless };
    Solution {
        store: solver.s,
        counts,
        flows,
        free,
        guards: solver.guards,
        promises,
        conditions: Some(conditions),
        assumptions,
        unsupported: func.unsupported.clone(),
        endless,
    }
}

/// The graphs of a function that the solver walks.
struct Graphs {
    cfg: Cfg,
    forest: LoopForest,
}

impl Graphs {
    fn new(func: &Function) -> Graphs {
        let cfg = Cfg::new(func);
        let forest = LoopForest::new(&cfg, &Dominators::new(&cfg));
        Graphs { cfg, forest }
    }

    /// Where the flow is irreducible, in words.
    fn irreducible(&self, func: &Function) -> Option<String> {
        let e = self.forest.irreducible().first()?;
        Some(format!(
            "irreducible control flow: the edge from `{}` to `{}` enters a cycle beside its header",
            func.blocks[e.from].name, func.blocks[e.to].name
        ))
    }
}

/// A condition the user takes as true, built in the solver's store; `None` if it speaks of
/// symbols that this function lacks.
pub type AssumedCondition<'a> = &'a dyn Fn(&mut Store) -> Option<Expr>;

/// How far a loop is solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Progress {
    #[default]
    Open,
    Working,
    Done,
}

/// What is known of a loop; entry 0 of the table is the function itself.
#[derive(Clone, Debug, Default)]
struct LoopState {
    /// iteration index, from 0
    index: Option<Sym>,
    progress: Progress,
    /// backedge-taken count: the index of the last iteration
    btc: Option<Expr>,
    /// a bound of the index, known before the loop is solved
    at_most: Option<Expr>,
    /// the condition to go round again: it holds in every iteration but the last
    again: Option<Expr>,
    /// why there is none
    reason: Option<Reason>,
    /// sums over its iterations without a closed form
    failed_sums: u32,
    /// and the work that these took
    failed_work: u64,
    /// what holds whenever the loop is entered
    entry_facts: Option<Facts>,
    /// what holds in each iteration
    body_facts: Option<Facts>,
}

/// The state of one analysis.
struct Solver<'a> {
    module: &'a Module,
    func: &'a Function,
    cfg: &'a Cfg,
    forest: &'a LoopForest,
    callees: &'a Callees,
    /// the functions being solved, each called by the one before
    active: Vec<FuncId>,
    regions: Vec<Region>,
    s: Store,
    /// values as the flags promise, and as they execute (below `freeze`)
    values: [SecondaryMap<Value, Option<Expr>>; 2],
    loops: Vec<LoopState>,
    reach_memo: Vec<Vec<Option<Expr>>>,
    rel_memo: Vec<Vec<Option<Expr>>>,
    /// address symbols of objects, both ways
    bases: FxHashMap<Sym, Object>,
    objects: FxHashMap<Object, Sym>,
    /// which of two objects lies first
    orders: FxHashMap<(Sym, Sym), Sym>,
    provenance: Provenance,
    /// blocks that run after a call that may not come back, or come back twice
    doubtful: FxHashSet<Block>,
    /// loads of pointers from places that nothing changes before, as they are asked for
    stable_loads: FxHashMap<Value, bool>,
    reasons: FxHashMap<Sym, Reason>,
    /// poison itself: what only may be poison has its reason, but is something else elsewhere
    poison: FxHashSet<Sym>,
    guards: Vec<Expr>,
    endless: Vec<Endless>,
    /// what the user assumes
    given: Facts,
    /// no facts: what is assumed on top of them is remembered
    nothing: Facts,
    notes: BTreeSet<Note>,
    writes: Vec<memory::Write>,
    /// the names of loads at constant paths
    load_names: FxHashMap<Value, String>,
    exit_values: FxHashMap<(Expr, LoopId), Expr>,
    sums: FxHashMap<(usize, Expr), Result<Expr, Reason>>,
    /// executions of a loop as a whole
    entry_counts: FxHashMap<LoopId, Result<Expr, Reason>>,
    /// what was remembered while placeholders are in force
    journal: Vec<recurrence::Remembered>,
    placeholders: u32,
    /// a callee whose result is used looks at the bits of poison
    callee_freezes: bool,
    /// ranges that sums may still be split into
    allowance: u64,
}

/// Index of a loop's entry in tables that start with the function itself.
fn slot(region: Option<LoopId>) -> usize {
    region.map_or(0, |l| l.index() + 1)
}

/// Work that the sums of a function may take: some, and more for each block.
const ALLOWANCE_BASE: u64 = 40_000;
const ALLOWANCE_BLOCK: u64 = 1_000;
/// Attempts at proofs that the analysis of a function may make, likewise.
const ATTEMPTS_BASE: u64 = 60_000;
const ATTEMPTS_BLOCK: u64 = 1_000;

impl<'a> Solver<'a> {
    fn new(
        module: &'a Module,
        func: &'a Function,
        graphs: &'a Graphs,
        callees: &'a Callees,
        active: Vec<FuncId>,
    ) -> Solver<'a> {
        let (cfg, forest) = (&graphs.cfg, &graphs.forest);
        let mut regions = vec![Region::new(func, cfg, forest, None)];
        for l in forest.iter() {
            regions.push(Region::new(func, cfg, forest, Some(l)));
        }
        let memo = |regions: &[Region]| regions.iter().map(|r| vec![None; r.nodes.len()]).collect();
        let mut solver = Solver {
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
            s: Store::new(),
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
        solver.s.limit_proofs(ATTEMPTS_BASE + ATTEMPTS_BLOCK * blocks);
        solver.loops[0].body_facts = Some(Facts::new());
        solver.declare_parameters();
        solver
    }
}

impl Solver<'_> {
    /// Takes the user's conditions as true.
    fn assume_given(&mut self, assume: &[AssumedCondition<'_>]) {
        let mut root = Facts::new();
        for a in assume {
            if let Some(c) = a(&mut self.s) {
                root.assume(&mut self.s, c);
            }
        }
        self.loops[0].entry_facts = Some(root.clone());
        self.loops[0].body_facts = Some(root.clone());
        self.given = root;
    }

    /// A value that is not known; it may differ in each iteration.
    fn data(&mut self, width: Option<u8>, reason: Reason) -> Expr {
        use crate::expr::{machine_range, Num, SymKind};
        let (lo, hi) = match width {
            Some(1) => (Some(Num::ZERO), Some(Num::ONE)),
            Some(w) => {
                let (l, h) = machine_range(w, true);
                (Some(l), Some(h))
            }
            None => (None, None),
        };
        let sym = self.s.fresh("data", SymKind::Data, lo, hi);
        self.reasons.insert(sym, reason);
        self.s.sym(sym)
    }

    /// The reason of the first unknown value in an expression.
    fn unknown_in(&self, e: Expr) -> Option<Reason> {
        self.s.vars(e).iter().find_map(|v| self.reasons.get(v).cloned())
    }

    /// What holds in each iteration of a loop, as far as it is solved.
    fn facts(&mut self, region: Option<LoopId>) -> Facts {
        let i = slot(region);
        if let Some(f) = &self.loops[i].body_facts {
            return f.clone();
        }
        let Some(l) = region else { return Facts::new() };
        let mut f = self.entry_facts(l);
        let k = self.index(l);
        let c = {
            let zero = self.s.zero();
            let k = self.s.sym(k);
            self.s.ge(k, zero)
        };
        f.assume(&mut self.s, c);
        if let Some(bound) = self.loops[i].at_most {
            let k = self.s.sym(k);
            let left = self.s.sub(bound, k);
            f.assume_non_negative(&mut self.s, left);
        }
        f
    }

    /// Restricts all counts to where these conditions hold: from now on they are known.
    fn guard(&mut self, conditions: Vec<Expr>) {
        for g in conditions {
            if self.guards.contains(&g) {
                continue;
            }
            self.guards.push(g);
            let Solver { s, loops, .. } = self;
            let known = loops.iter_mut().flat_map(|l| [&mut l.entry_facts, &mut l.body_facts]);
            for f in known.flatten() {
                f.assume(s, g);
            }
        }
    }

    /// The iteration index of a loop.
    fn index(&mut self, l: LoopId) -> Sym {
        use crate::expr::{Num, SymKind};
        if let Some(k) = self.loops[slot(Some(l))].index {
            return k;
        }
        const NAMES: [&str; 8] = ["i", "j", "k", "l", "p", "q", "r", "t"];
        let depth = self.forest.depth(l) as usize;
        let name = NAMES[depth.saturating_sub(1).min(NAMES.len() - 1)];
        let k = self.s.fresh(name, SymKind::Index, Some(Num::ZERO), None);
        self.loops[slot(Some(l))].index = Some(k);
        k
    }
}
