//! The solver: from a function's control flow to a formula for each block.
//!
//! Where the paper solves `trueRatio` and `loopCount` and multiplies, this solver takes sums over
//! iteration domains (design, "What makes it exact"): the count of a block is the sum, over the
//! iterations of the loops around it, of the truth of its path condition.
//!
//! Each stage is a folder, or a file, of functions from a `context` and their inputs to an answer:
//!
//! - `context`: the state of one analysis: store, graphs, what is remembered, what formulas rest on;
//! - `body`: one iteration of a loop as an acyclic graph;
//! - `value`: data-flow expansion (paper, "Simple Case" and "Flow-Sensitive Cases"): values that merge
//!   are choices over the path conditions of the same iteration; `ops`: the meaning of each operation;
//! - `path`: path conditions within an iteration;
//! - `recurrence`: header parameters as closed forms in the iteration index: add recurrences, running
//!   minima and maxima (`min_max`), conditional updates (`conditional`), periods (`periodic`);
//! - `trip`: backedge-taken counts; bounds of indices from before (`bounds`), exits that compare
//!   without signs (`unsigned`);
//! - `guards`: conditions on the parameters under which formulas hold: no-wrap predicates, affine
//!   bounds, preconditions, and what the program itself says (`program`);
//! - `loop_facts`: what holds where a loop is entered, and in its iterations;
//! - `data`: loads of shapes as symbols (`loads`), values that an execution reads once (`read_once`),
//!   comparisons of addresses (`pointers`);
//! - `checks`: a second analysis, in which checks that end the program pass, for loops that these leave without a
//!   closed form;
//! - `observed`: a second analysis, in which what is read once has symbols, for what data decides;
//! - `assumptions`: what is assumed beyond the program;
//! - `count`: the sums; final simplification, promises of flags, formulas in free symbols for what
//!   data decides, kinds of conditions;
//! - `query`: one trip count, recurrence, path condition or count alone ([`Analysis`]);
//! - `calls`: results of callees, counts inside callees summed over their calls (`inclusive`), and a
//!   function that calls itself once as a loop (`recursion`).
//!
//! Values, path conditions, recurrences and trip counts need each other: the value of a header
//! parameter is a recurrence, whose step is a value, whose merges ask for path conditions; a value
//! after a loop asks for its trip count, which asks for values in the loop. This is one recursion over
//! loops from outside in and values from operands on, and ends because a loop that is being solved has
//! no trip count yet, and a header parameter that is being solved is a placeholder. All else is called
//! in order, by [`solve_with`] alone.

mod assumptions;
mod body;
mod calls;
mod checks;
mod context;
mod count;
mod data;
mod graphs;
mod guards;
mod loop_facts;
mod observed;
mod path;
mod query;
mod recurrence;
#[cfg(test)]
mod tests;
mod trip;
mod value;

pub(crate) use body::tests_first;
pub(crate) use calls::inclusive::solve_inclusive_here;
pub use calls::inclusive::{solve_inclusive, BlockCounts, CallFacts, Ending, Inclusive};
pub use calls::inherited::Inherited;
pub(crate) use calls::recursion::as_loop;
pub use calls::results::Callees;
pub use context::notes::pointer_symbol;
pub use context::Reading;
pub use count::conditions::ConditionKinds;
pub use count::free_symbols::FreeSymbol;
pub use count::promises::Promise;
pub use query::{Analysis, Answer, Irreducible};
pub use value::ops;

use crate::assume::Assumed;
use crate::expr::{ConditionExpr, CountExpr, Expr, Store};
use crate::ir::{Block, FuncId, Function, Module};
use crate::rules::{Journal, RuleInfo};
use crate::stack::on_large_stack;
use crate::sum::NoClosedForm;
use assumptions::assumed;
use checks::{closed, guard_checks, guard_promises, ordinary_sizes, unsolved_checks};
use context::atoms::{spell_conditions, spelled_out};
use context::{Progress, SolveContext};
use count::addresses::{speak_of_addresses, without_addresses};
use count::asserted::guard_assumptions;
use count::block_counts;
use count::conditions::condition_kinds;
use count::ends::{after_unknown_calls, after_unsolved_loops};
use count::free_symbols::{data_flows, Counts};
use count::promises::broken_promises;
use count::simplification::finish;
use cranelift_entity::SecondaryMap;
use graphs::Graphs;
use guards::preconditions::guard_divisors;
use observed::{add_assumptions, observe};
use std::collections::BTreeSet;
use value::declare_parameters;

/// Why something has no formula.
///
/// ```
/// use symprof_core::ir::{text::parse_function, Module};
/// use symprof_core::solve::{solve, Reason};
/// let mut module = Module::new();
/// let id = module.add(parse_function("
/// func @f() {
/// block entry:
///   %c = opaque i1 \"fcmp of data\"
///   branch %c, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?);
/// let solution = solve(&module, id, &[]);
/// let then = module.functions[id].block_by_name("then").ok_or("no block")?;
/// let Some(Err(Reason::Data(why))) = &solution.counts[then] else { return Err("a reason".into()) };
/// assert_eq!(why, "fcmp of data");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
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

/// What first stands in the way of a closed form.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Obstruction {
    /// a sum over the iterations of a loop
    Sum {
        /// the loop's header
        header: Block,
        /// the summand, in the loop's index
        summand: Expr,
        /// what no rule sums, or the limit that ended the search
        why: NoClosedForm,
    },
    /// the first iteration that leaves a loop
    Exit {
        /// the loop's header
        header: Block,
        /// the condition to leave, in the loop's index
        condition: ConditionExpr,
        /// the part that no rule solves, or the limit that ended the search; none if there is a first
        /// index, and what it rests on is neither proved nor a condition on the parameters
        why: Option<NoClosedForm>,
    },
}

/// What the solver found for a function. [`solve`] has an example of counts; a formula holds where all
/// guards do:
///
/// ```
/// use symprof_core::{ir::{text::parse_function, Module}, solve::solve};
/// let mut module = Module::new();
/// let id = module.add(parse_function("
/// func @f(%n: i32, %d: i32) {
/// block entry:
///   %zero = const i32 0
///   %q = sdiv i32 %n, %d
///   %some = icmp sgt %q, %zero
///   branch %some, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?);
/// let solution = solve(&module, id, &[]);
/// let guards = solution.guards.iter().map(|&g| solution.store.display(g).to_string());
/// assert_eq!(guards.collect::<Vec<_>>(), ["d > 0"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
#[non_exhaustive]
pub struct Solution {
    /// the store of all expressions below
    pub store: Store,
    /// the count of each block per execution of the function
    pub counts: SecondaryMap<Block, Option<Result<CountExpr, Reason>>>,
    /// what first stands in the way of a closed form, where a count is a sum or a search
    pub obstructions: SecondaryMap<Block, Option<Obstruction>>,
    /// for a block that data decides, a formula in the free symbols
    pub flows: SecondaryMap<Block, Option<CountExpr>>,
    /// conditions under which these hold, beyond the `guards`
    pub flow_guards: Vec<ConditionExpr>,
    /// the free symbols of `flows`
    pub free: Vec<FreeSymbol>,
    /// Conditions on the parameters under which the counts hold; elsewhere the function is
    /// simulated.
    pub guards: Vec<ConditionExpr>,
    /// what every defined execution meets, beyond the guards
    pub promises: Vec<Promise>,
    /// what kinds of conditions decide the flow; none where it is irreducible
    pub conditions: Option<ConditionKinds>,
    /// what was assumed
    pub assumptions: Vec<Assumed>,
    /// names of the [rules](crate::rules) that answered, also on the way to what was given up
    pub rules: BTreeSet<&'static str>,
    /// how it was found, if the [settings](crate::rules::Settings::with_journal) ask for it
    pub journal: Option<Box<Journal>>,
    /// the function as a whole has no formula
    pub unsupported: Option<String>,
    /// loops that some points never leave
    pub endless: Vec<Endless>,
    /// the backedge-taken count of each loop per entry, over the parameters and the indices of the loops
    /// around it, where there is a formula
    pub trip_counts: Vec<CountExpr>,
}

/// A loop, and the condition under which it ends once it is entered. Where that is false, and all
/// guards but its own hold, it does not.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Endless {
    /// the loop's header
    pub header: Block,
    /// the blocks of the loop
    pub blocks: Vec<Block>,
    /// whether an iteration leaves it, over the parameters alone
    pub ends: ConditionExpr,
    /// the guard that the condition became, if it is one
    pub guard: Option<ConditionExpr>,
}

/// Solves one function. To solve several of one module, share a [`Callees`] between them.
///
/// Runs on a [large stack](crate::stack) of its own, so that the caller's may be small. Never fails: what
/// has no formula says why. Near-linear in the number of blocks as long as
/// conditions are shared; see the module documentation for the steps.
///
/// ```
/// use symprof_core::{ir::{text::parse_function, Module}, solve::solve};
/// let mut module = Module::new();
/// let id = module.add(parse_function("
/// func @f(%n: i32) {
/// block entry:
///   %zero = const i32 0
///   %positive = icmp sgt %n, %zero
///   branch %positive, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?);
/// let solution = solve(&module, id, &[]);
/// let then = module.functions[id].block_by_name("then").ok_or("no block")?;
/// let Some(Ok(count)) = solution.counts[then] else { return Err("no formula".into()) };
/// // a condition that counts, 1 where it holds
/// assert_eq!(solution.store.display(count).to_string(), "n > 0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solve(module: &Module, id: FuncId, assume: &[AssumedCondition]) -> Solution {
    solve_with(module, id, assume, &Callees::default())
}

/// As [`solve`], with what is known of the functions that may be called.
///
/// ```
/// use symprof_core::ir::text::parse_module;
/// use symprof_core::solve::{solve_with, Callees};
/// let text = "func @f(%n: i32) {\nblock entry:\n  %m = call i32 @half(%n)\n  return\n}\n\
///             func @half(%n: i32) -> i32 {\nblock entry:\n  return %n\n}";
/// let module = parse_module(text)?;
/// let callees = Callees::default(); // results of callees are kept in it
/// for id in module.functions.keys() {
///     assert_eq!(solve_with(&module, id, &[], &callees).unsupported, None);
/// }
/// # Ok::<(), symprof_core::ir::text::ParseError>(())
/// ```
pub fn solve_with(
    module: &Module,
    id: FuncId,
    assume: &[AssumedCondition],
    callees: &Callees,
) -> Solution {
    // nests of loops and chains of values may be deep
    on_large_stack(|| solve_here(module, id, assume, callees))
}

/// As [`solve_with`], on the stack of the caller, who sees to its size.
pub(crate) fn solve_here(
    module: &Module,
    id: FuncId,
    assume: &[AssumedCondition],
    callees: &Callees,
) -> Solution {
    let recursion = as_loop(&module.functions[id]);
    let func = recursion.as_ref().map_or(&module.functions[id], |r| &r.func);
    let tree = recursion.as_ref().and_then(|r| r.tree.clone());
    let graphs = Graphs { tree, ..Graphs::new(func) };
    if let Some(text) = graphs.irreducible(func) {
        return unsolved(func, Reason::Unsolved(text));
    }
    let active = [id];
    let mut cx = SolveContext::new(module, func, &graphs, callees, &active);
    cx.ledger_mut().atoms.make();
    let mut found = analyse(&mut cx, assume);
    let mut used = &graphs;
    let checked;
    let passing = unsolved_checks(&mut cx, &found.counts);
    if !passing.is_empty() {
        checked = Graphs { passing, tree: graphs.tree.clone(), ..Graphs::new(func) };
        let mut second = SolveContext::new(module, func, &checked, callees, &active);
        second.ledger_mut().atoms.make();
        let other = analyse(&mut second, assume);
        if other.holds && closed(&second, &other.counts) > closed(&cx, &found.counts) {
            (cx, found, used) = (second, other, &checked);
        }
    }
    let Analysed { counts, by_address, mut promises, .. } = found;
    let (mut flows, mut assumptions) = flows_of_data(&mut cx, &counts, by_address, used, assume);
    for a in &mut assumptions {
        // those of the loop that a recursion is are no blocks of the function
        a.blocks.retain(|b| module.functions[id].blocks.is_valid(*b));
    }
    let conditions = condition_kinds(&mut cx);
    let loops = cx.program().forest.iter();
    let solved = loops.map(|l| cx.loop_state(Some(l))).filter(|l| l.progress == Progress::Done);
    let mut trip_counts: Vec<Expr> = solved.filter_map(|l| l.btc).collect();
    let (rules, mut journal) = (cx.rule_log().applied(), cx.rule_log().take_journal());
    spell_out(&mut cx, &mut flows, &mut promises, &mut assumptions);
    for count in &mut trip_counts {
        *count = spelled_out(&mut cx, *count);
    }
    if let Some(journal) = &mut journal {
        journal.map(|e| spelled_out(&mut cx, e));
    }
    let (store, ledger) = cx.into_parts();
    // the activations of a recursion are no loop
    let endless = if recursion.is_some() { Vec::new() } else { ledger.endless };
    Solution {
        store,
        counts: meant(counts, |count| count.map(CountExpr::new)),
        obstructions: ledger.obstructions.blocks,
        flows: meant(flows.of_blocks, CountExpr::new),
        flow_guards: flows.guards.into_iter().map(ConditionExpr::new).collect(),
        free: flows.free,
        guards: ledger.guards.into_iter().map(ConditionExpr::new).collect(),
        promises,
        conditions: Some(conditions),
        assumptions,
        rules,
        journal,
        unsupported: func.unsupported.clone(),
        endless,
        trip_counts: trip_counts.into_iter().map(CountExpr::new).collect(),
    }
}

/// Says of what formulas rest on what the atoms in it are made of; the counts say so already.
fn spell_out(
    cx: &mut SolveContext<'_>,
    flows: &mut Flows,
    promises: &mut [Promise],
    assumptions: &mut [Assumed],
) {
    if !cx.ledger().atoms.any() {
        return;
    }
    let ledger = cx.ledger_mut();
    let mut guards = std::mem::take(&mut ledger.guards);
    let mut endless = std::mem::take(&mut ledger.endless);
    let mut obstructions = std::mem::take(&mut ledger.obstructions);
    let all = flows.of_blocks.values_mut().flatten().chain(&mut flows.guards).chain(&mut guards);
    all.for_each(|e| *e = spelled_out(cx, *e));
    spell_conditions(cx, promises.iter_mut().map(|p| &mut p.condition));
    spell_conditions(cx, assumptions.iter_mut().filter_map(|a| a.condition.as_mut()));
    for e in &mut endless {
        spell_conditions(cx, e.guard.iter_mut().chain([&mut e.ends]));
    }
    for o in obstructions.blocks.values_mut().flatten() {
        match o {
            Obstruction::Sum { summand, .. } => *summand = spelled_out(cx, *summand),
            Obstruction::Exit { condition, .. } => spell_conditions(cx, [condition]),
        }
    }
    let ledger = cx.ledger_mut();
    ledger.guards = guards;
    ledger.endless = endless;
    ledger.obstructions = obstructions;
}

/// The counts of one analysis, and what they rest on.
struct Analysed {
    counts: Counts,
    /// formulas that speak of where objects lie
    by_address: Vec<(Block, Expr)>,
    promises: Vec<Promise>,
    /// The guards say where the checks pass that are taken to; else nothing is known.
    holds: bool,
}

/// Calls the stages in order.
fn analyse(cx: &mut SolveContext<'_>, assume: &[AssumedCondition<'_>]) -> Analysed {
    declare_parameters(cx);
    cx.assume_given(assume);
    ordinary_sizes(cx);
    guard_divisors(cx);
    let mut counts = block_counts(cx);
    let mut holds = guard_checks(cx, &counts).is_some();
    guard_assumptions(cx, &counts, &[]);
    finish(cx, [&mut counts]);
    after_unknown_calls(cx, &mut counts);
    after_unsolved_loops(cx, &mut counts);
    let by_address = without_addresses(cx, &mut counts);
    let mut promises = broken_promises(cx, &mut counts);
    if !cx.program().passing.is_empty() {
        holds &= guard_promises(cx, std::mem::take(&mut promises)).is_some();
    }
    Analysed { counts, by_address, promises, holds }
}

/// What is known of a function whose blocks as a whole have no count.
fn unsolved(func: &Function, why: Reason) -> Solution {
    Solution {
        store: Store::new(),
        counts: SecondaryMap::with_default(Some(Err(why))),
        obstructions: SecondaryMap::new(),
        flows: SecondaryMap::new(),
        flow_guards: Vec::new(),
        free: Vec::new(),
        guards: Vec::new(),
        promises: Vec::new(),
        conditions: None,
        assumptions: Vec::new(),
        rules: BTreeSet::new(),
        journal: None,
        unsupported: func.unsupported.clone(),
        endless: Vec::new(),
        trip_counts: Vec::new(),
    }
}

/// Formulas in free symbols, for blocks that data decides.
struct Flows {
    of_blocks: SecondaryMap<Block, Option<Expr>>,
    free: Vec<FreeSymbol>,
    /// conditions beyond those of the counts
    guards: Vec<Expr>,
}

/// The formulas of blocks that data decides, and what was assumed for these and for the counts.
fn flows_of_data(
    cx: &mut SolveContext<'_>,
    counts: &Counts,
    mut by_address: Vec<(Block, Expr)>,
    graphs: &Graphs,
    assume: &[AssumedCondition<'_>],
) -> (Flows, Vec<Assumed>) {
    if cx.program().tree.is_some() {
        // the law of flow is another where an iteration stands for many activations
        let (of_blocks, free) = (SecondaryMap::with_default(None), Vec::new());
        return (Flows { of_blocks, free, guards: Vec::new() }, assumed(cx));
    }
    let spoken: Vec<Block> = by_address.iter().map(|b| b.0).collect();
    let (mut of_blocks, mut free) = data_flows(cx, counts, &mut by_address);
    speak_of_addresses(cx, by_address, &mut of_blocks, &mut free);
    let mut assumptions = assumed(cx);
    let mut guards = Vec::new();
    if let Some(observed) = observe(cx, counts, graphs, assume) {
        for (b, e) in observed.flows.iter().filter(|(b, _)| !spoken.contains(b)) {
            of_blocks[b] = e.or(of_blocks[b]);
        }
        let known = |f: &FreeSymbol| free.iter().all(|x| x.name != f.name);
        let new: Vec<FreeSymbol> = observed.free.into_iter().filter(known).collect();
        free.extend(new);
        guards = observed.guards;
        add_assumptions(&mut assumptions, observed.assumptions, &mut guards);
        guards.retain(|g| !cx.ledger().guards.contains(g));
    }
    (Flows { of_blocks, free, guards }, assumptions)
}

/// The same for each block, with what its expression means.
fn meant<T: Clone, U: Clone>(
    of_blocks: SecondaryMap<Block, Option<T>>,
    meaning: impl Fn(T) -> U,
) -> SecondaryMap<Block, Option<U>> {
    let mut all = SecondaryMap::with_default(None);
    for (b, e) in of_blocks.iter() {
        all[b] = e.clone().map(&meaning);
    }
    all
}

/// The rules of the solver's stages.
pub(crate) fn stage_rules() -> impl Iterator<Item = &'static RuleInfo> {
    let trips = trip::TRIP_COUNTS.iter().map(|r| &r.info);
    let summands = count::summands::SUMMANDS.iter().map(|r| &r.info);
    recurrence::RECURRENCES.iter().map(|r| &r.info).chain(trips).chain(summands)
}

/// A condition the user takes as true, built in the solver's store; `None` if it speaks of
/// symbols that this function lacks. It is built on the solver's thread.
///
/// ```
/// use symprof_core::expr::{ConditionExpr, Store};
/// use symprof_core::ir::{text::parse_function, Module};
/// use symprof_core::solve::solve;
/// let mut module = Module::new();
/// let id = module.add(parse_function("
/// func @f(%n: i32) {
/// block entry:
///   %zero = const i32 0
///   %positive = icmp sgt %n, %zero
///   branch %positive, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?);
/// let at_least_one = |s: &mut Store| {
///     let (n, one) = (s.parameter("n", 32), s.one());
///     Some(ConditionExpr::new(s.ge(n, one)))
/// };
/// let solution = solve(&module, id, &[&at_least_one]);
/// let then = module.functions[id].block_by_name("then").ok_or("no block")?;
/// let Some(Ok(count)) = solution.counts[then] else { return Err("no formula".into()) };
/// assert_eq!(solution.store.display(count).to_string(), "1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type AssumedCondition<'a> = &'a (dyn Fn(&mut Store) -> Option<ConditionExpr> + Sync);
