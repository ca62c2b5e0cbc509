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
mod context;
mod counts;
mod defined;
mod early;
mod extrema;
mod finish;
mod flows;
mod interprocedural;
mod kept;
mod known;
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

use assumed::{
    after_unknown_calls, after_unsolved_loops, guard_assumptions, speak_of_addresses,
    without_addresses,
};
use conditions::condition_kinds;
use context::{slot, Progress, SolveContext};
use counts::block_counts;
use defined::broken_promises;
use finish::finish;
use flows::data_flows;
use notes::assumed;
use ordinary::guard_divisors;

use crate::analysis::{Cfg, Dominators, LoopForest};
use crate::assume::Assumed;
use crate::expr::{Expr, Store};
use crate::ir::{Block, FuncId, Function, Module};
use cranelift_entity::SecondaryMap;
use notes::Object;

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
    let mut cx = SolveContext::new(module, func, &graphs, callees, vec![id]);
    cx.assume_given(assume);
    guard_divisors(&mut cx);
    let mut counts = block_counts(&mut cx);
    guard_assumptions(&mut cx, &counts, &[]);
    finish(&mut cx, &mut counts);
    after_unknown_calls(&mut cx, &mut counts);
    after_unsolved_loops(&mut cx, &mut counts);
    let by_address = without_addresses(&mut cx, &mut counts);
    let promises = broken_promises(&mut cx, &mut counts);
    let (mut flows, mut free) = data_flows(&mut cx, &counts);
    speak_of_addresses(&mut cx, by_address, &mut flows, &mut free);
    let mut assumptions = assumed(&mut cx);
    for a in &mut assumptions {
        // those of the loop that a recursion is are no blocks of the function
        a.blocks.retain(|b| module.functions[id].blocks.is_valid(*b));
    }
    let conditions = condition_kinds(&mut cx);
    // the activations of a recursion are no loop
    let endless = if recursion.is_some() { Vec::new() } else { cx.endless };
    Solution {
        store: cx.store,
        counts,
        flows,
        free,
        guards: cx.guards,
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
