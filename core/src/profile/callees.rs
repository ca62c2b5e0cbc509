//! Counts inside the functions that a function reaches, per execution of it: formulas where the
//! solver sums them over the calls, and their evaluation.

use super::answer::Source;
use super::calls::CallGraph;
use super::endings::endings_inside;
use super::evaluate::{natural, Counts};
use super::function::{BlockProfile, FunctionProfile};
use super::given::{assumptions_for, build_condition};
use super::point::Bound;
use super::solving::{count, counted_blocks, necessary, Found};
use super::status::Status;
use super::written::Written;
use super::{count::PieceCount, ModuleProfile, Options};
use crate::analysis::callbacks::CalledBack;
use crate::assume::{in_words, Assumed, AssumptionKind};
use crate::expr::{ConditionExpr, CountExpr, Evaluator, Expr, Store};
use crate::interp::{self, Interpreter};
use crate::ir::{Block, CallInfo, FuncId, Module};
use crate::limits::ProfileLimits;
use crate::solve::{solve_inclusive_here, AssumedCondition, CallFacts, Inclusive, Reason};
use crate::stack::on_large_stack;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// The blocks of a function, counted per execution of another that reaches it.
#[derive(Clone, Debug)]
pub struct CalleeProfile {
    id: FuncId,
    name: String,
    blocks: Vec<BlockProfile>,
    visible: usize,
}

impl CalleeProfile {
    /// Its id in the module.
    pub fn id(&self) -> FuncId {
        self.id
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its blocks in the order of the source, without those that lowering added.
    pub fn blocks(&self) -> &[BlockProfile] {
        &self.blocks[..self.visible]
    }

    /// Its blocks, and those that lowering added in which someone is called.
    pub(super) fn counted(&self) -> &[BlockProfile] {
        &self.blocks
    }

    /// The block of that name.
    pub fn block(&self, name: &str) -> Option<&BlockProfile> {
        self.blocks().iter().find(|b| b.name == name)
    }
}

/// The counts inside all functions that a function reaches, per execution of it, over its own
/// parameters. See [`ModuleProfile::callees`].
///
/// ```
/// use symprof_core::{ir::text::parse_module, profile::*};
/// let module = parse_module("
/// func @f(%n: i32) {
/// block entry:
///   call @g(%n)
///   call @g(%n)
///   return
/// }
/// func @g(%m: i32) {
/// block entry:
///   %zero = const i32 0
///   %c = icmp sgt %m, %zero
///   branch %c, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?;
/// let profile = ModuleProfile::new(&module, Options::default());
/// let inside = profile.callees(profile.by_name("f")?).ok_or("it calls nobody")?;
/// let then = inside.function("g").and_then(|g| g.block("then")).ok_or("no block")?;
/// let formula = then.count.formula().ok_or("no formula")?;
/// assert_eq!(inside.store().display(formula).to_string(), "2*[n > 0]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct CalleeCounts {
    store: Store,
    functions: Vec<CalleeProfile>,
    domain: Arc<[ConditionExpr]>,
    assumptions: Arc<[String]>,
    details: Vec<Assumed>,
    /// what follows from the conditions of `details` for the symbols that formulas speak of
    necessary: Vec<ConditionExpr>,
    pub(super) written: OnceLock<Written>,
}

impl CalleeCounts {
    /// The store of all its expressions.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Conditions that must hold at a point for what is assumed to hold; see
    /// [`FunctionProfile`](super::FunctionProfile).
    pub(super) fn necessary(&self) -> &[ConditionExpr] {
        &self.necessary
    }

    /// The functions reached, in the order of the module.
    pub fn functions(&self) -> &[CalleeProfile] {
        &self.functions
    }

    /// The function of that name.
    pub fn function(&self, name: &str) -> Option<&CalleeProfile> {
        self.functions.iter().find(|f| f.name == name)
    }

    /// Conditions under which the formulas hold; elsewhere the function is simulated.
    pub fn domain(&self) -> &[ConditionExpr] {
        &self.domain
    }

    /// All that was assumed, in words.
    pub fn assumptions(&self) -> &[String] {
        &self.assumptions
    }

    /// What was assumed for them, beyond what the user assumes; the blocks are those of the function
    /// asked for.
    pub fn assumption_details(&self) -> &[Assumed] {
        &self.details
    }

    /// The formulas of all blocks that have one.
    pub fn formulas(&self) -> Vec<CountExpr> {
        let blocks = self.functions.iter().flat_map(|f| &f.blocks);
        blocks.filter_map(|b| b.count.formula()).collect()
    }
}

/// Counts of blocks by function.
pub(super) type CountsInside = BTreeMap<FuncId, Counts>;

/// What the solver's counts say of the functions that a function reaches.
struct Inside<'c> {
    calls: &'c CallGraph<'c>,
    /// reached by direct calls
    direct: FxHashSet<FuncId>,
    /// other code may run them too
    from_elsewhere: FxHashSet<FuncId>,
    solved: &'c Inclusive,
    zero: Expr,
}

impl Inside<'_> {
    /// The count of a block per execution of the function that was solved.
    fn count(&self, f: FuncId, b: Block) -> Result<Expr, Reason> {
        if let Some(why) = self.calls.replaced(f) {
            return Err(Reason::Data(why));
        }
        if self.from_elsewhere.contains(&f) {
            let why = "the function's address is known to code that may call it".to_owned();
            return Err(Reason::Data(why));
        }
        // only its address is reached, and nothing calls what an address holds
        if !self.direct.contains(&f) {
            return Ok(self.zero);
        }
        let left_out = || Reason::Unsolved("the solver left the function out".into());
        match (&self.solved.failed, self.solved.functions.get(&f)) {
            (Some(why), _) => Err(why.clone()),
            (_, Some(counts)) => {
                let count = counts[b].clone().unwrap_or_else(|| Err(left_out()));
                count.map(CountExpr::expr)
            }
            _ => Err(left_out()),
        }
    }
}

impl ModuleProfile<'_> {
    /// The counts inside the functions that a function reaches, per execution of it; `None` if it
    /// reaches none, or more than are summed. Solved on first use.
    ///
    /// ```
    /// use symprof_core::{ir::text::parse_module, profile::*};
    /// let module = parse_module("
    /// func @rows(%n: i32) {
    /// block entry:
    ///   %0 = const i32 0
    ///   %1 = const i32 1
    ///   jump head(%0)
    /// block head(%i: i32):
    ///   %more = icmp slt %i, %n
    ///   branch %more, body, exit
    /// block body:
    ///   call @row(%i)
    ///   %next = add nsw i32 %i, %1
    ///   jump head(%next)
    /// block exit:
    ///   return
    /// }
    /// func @row(%n: i32) {
    /// block entry:
    ///   %0 = const i32 0
    ///   %1 = const i32 1
    ///   jump head(%0)
    /// block head(%j: i32):
    ///   %more = icmp slt %j, %n
    ///   branch %more, body, exit
    /// block body:
    ///   %next = add nsw i32 %j, %1
    ///   jump head(%next)
    /// block exit:
    ///   return
    /// }")?;
    /// let profile = ModuleProfile::new(&module, Options::default());
    /// let rows = profile.by_name("rows")?;
    /// let inside = profile.callees(rows).ok_or("it reaches none")?;
    /// let body = inside.function("row").and_then(|f| f.block("body")).ok_or("no body")?;
    /// let formula = body.count.formula().ok_or("no formula")?;
    /// assert_eq!(inside.store().display(formula).to_string(), "max(0, n)*(max(0, n) - 1)/2");
    /// // so that no execution is needed
    /// let point = [("n", 1_000_000_000)].into_iter().collect();
    /// let counts = profile.evaluate(rows, &point)?;
    /// assert_eq!(counts.functions[1].block("body"), Some(499_999_999_500_000_000u64.into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If the id is of another module and too large for this one.
    pub fn callees(&self, id: FuncId) -> Option<&CalleeCounts> {
        let profile = self.function(id);
        let solved = profile.callees.get_or_init(|| {
            if !(2..=self.limits().summed_functions).contains(&profile.reached().len()) {
                return None;
            }
            Some(on_large_stack(|| self.solve_callees(profile)))
        });
        solved.as_ref()
    }

    fn solve_callees(&self, profile: &FunctionProfile) -> CalleeCounts {
        let facts = Facts::new(self.module(), &self.calls, self.interpreter());
        let reached = profile.reached();
        let reentry = self.calls.called_back_from(profile.id());
        let possible = |f: &FuncId| reentry.of(*f) != CalledBack::Possibly;
        let mut inclusive = match reached[1..].iter().any(possible) {
            true => solve_root(profile, &facts, self.options()),
            false => Inclusive::default(),
        };
        let assumed =
            endings_inside(self.module(), &self.calls, profile.id(), &facts, &mut inclusive);
        inclusive.assumptions.extend(assumed);
        if self.calls.vouches_for_no_exit() {
            inclusive.assumptions.retain(|a| a.kind != AssumptionKind::NoExit);
        }
        let root = &self.module().functions[profile.id()];
        inclusive.assumptions.extend(reentry.assumed(&reached[1..], root));
        inclusive.assumptions.extend(self.calls.threads_assumed(reached));
        inclusive.assumptions.extend(self.calls.unread_assumed(reached));
        let unknown: Vec<FuncId> = reached.iter().copied().filter(|f| !possible(f)).collect();
        // what stands as copies in a function that other code may call runs with it
        let copied = unknown.iter().flat_map(|&f| self.calls.copied(f));
        let inside = Inside {
            calls: &self.calls,
            direct: facts.reached(profile.id()).into_iter().collect(),
            from_elsewhere: copied.chain(unknown.iter().copied()).collect(),
            zero: inclusive.store.zero(),
            solved: &inclusive,
        };
        let mut counts: Vec<(FuncId, Block, Result<Expr, Reason>)> = Vec::new();
        for &f in &reached[1..] {
            let blocks = counted_blocks(&self.module().functions[f]).0;
            counts.extend(blocks.into_iter().map(|b| (f, b, inside.count(f, b))));
        }
        let Inclusive { store, guards, assumptions: details, .. } = inclusive;
        let assumed = profile.assumed().iter().map(|(text, _)| text.clone());
        let assumptions: Arc<[String]> = assumed.chain(in_words(&details)).collect();
        let mut callees = CalleeCounts {
            store,
            functions: Vec::new(),
            domain: guards.into(),
            assumptions,
            details,
            necessary: Vec::new(),
            written: OnceLock::new(),
        };
        self.add_profiles(&mut callees, counts);
        let domain = callees.domain().iter().map(|c| c.expr());
        let roots: Vec<Expr> =
            callees.formulas().into_iter().map(CountExpr::expr).chain(domain).collect();
        callees.necessary = necessary(&mut callees.store, &callees.details, &roots);
        callees.store.forget_scratch();
        callees
    }

    /// Makes profiles of the functions whose counts these are; those of one function stand together.
    fn add_profiles(
        &self,
        callees: &mut CalleeCounts,
        counts: Vec<(FuncId, Block, Result<Expr, Reason>)>,
    ) {
        let CalleeCounts { store, functions, domain, assumptions, .. } = callees;
        let formulas: Vec<Expr> = counts.iter().filter_map(|c| c.2.clone().ok()).collect();
        let formulas = store.factored(&formulas);
        let statuses = Status::of_all(store, &formulas);
        let mut formulas = formulas.into_iter();
        for (id, block, found) in counts {
            let func = &self.module().functions[id];
            let found = found.map(|e| (formulas.next().unwrap_or(e), None));
            let found = Found { count: found, obstruction: None };
            let count = count(&statuses, found, &mut || None, domain, assumptions);
            let block = BlockProfile::new(func, block, count);
            if functions.last().is_none_or(|p| p.id != id) {
                let (name, visible) = (func.name.clone(), counted_blocks(func).1);
                functions.push(CalleeProfile { id, name, blocks: Vec::new(), visible });
            }
            if let Some(last) = functions.last_mut() {
                last.blocks.push(block);
            }
        }
    }

    /// Does the point lie outside the domain of the counts inside callees? Then these may not come
    /// back, and what follows their calls has no counts either.
    pub(super) fn callees_are_outside(&self, id: FuncId, bound: &Bound) -> bool {
        let Some(callees) = self.callees(id) else { return false };
        let mut ev =
            Evaluator::new(callees.store()).with_budget(self.limits().little_formula_steps);
        for (name, v) in &bound.values {
            ev.bind_name(name, v.clone());
        }
        callees.domain().iter().any(|&guard| ev.truth(guard) == Ok(false))
    }

    /// The counts inside callees that formulas give at the point, with few steps or as many as
    /// are allowed: where these add up what changes from step to step, executing the caller is
    /// quicker.
    pub(super) fn inside_by_formula(
        &self,
        id: FuncId,
        bound: &Bound,
        effort: Effort,
    ) -> CountsInside {
        let mut all = CountsInside::new();
        // Results of calls that the user binds are no part of the formulas.
        let (Some(callees), true) = (self.callees(id), bound.calls.is_empty()) else { return all };
        let Options { simulation, formula_steps, .. } = self.options();
        let within = |few: u64, all: u64| match effort {
            Effort::Little => all.min(few),
            Effort::Full => all,
        };
        let limits = self.limits();
        let mut ev = Evaluator::new(callees.store())
            .with_budget(within(limits.little_formula_steps, *formula_steps));
        let steps = within(limits.little_execution_steps, simulation.steps);
        let simulator = self.interpreter().simulator(&interp::Options { steps, ..*simulation });
        let mut executing = Evaluator::new(callees.store())
            .with_budget(within(limits.little_executions, *formula_steps))
            .with_simulator(&simulator);
        for (name, v) in &bound.values {
            ev.bind_name(name, v.clone());
            executing.bind_name(name, v.clone());
        }
        let mut broken = |a: &Assumed| {
            let decides = a.kind != AssumptionKind::Defined;
            decides && a.condition.is_some_and(|c| ev.truth(c) == Ok(false))
        };
        if callees.details.iter().any(|a| broken(a) || bound.decides(a))
            || callees.necessary.iter().any(|&c| ev.truth(c) == Ok(false))
        {
            return all;
        }
        if callees.domain().iter().any(|&guard| ev.truth(guard) != Ok(true)) {
            return all;
        }
        for f in &callees.functions {
            let counts = all.entry(f.id).or_default();
            for b in &f.blocks {
                let PieceCount::Formula(e) = b.count.pieces()[0].count else { continue };
                let value = match b.count.status() {
                    Status::Simulation => executing.eval(e),
                    _ => ev.eval(e),
                };
                let value = value.ok().and_then(|v| natural(&v));
                counts[b.block] = value.map(|v| (v, Source::Formula));
            }
        }
        all
    }
}

/// How long formulas are evaluated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Effort {
    /// less than an execution would take
    Little,
    /// as long as is allowed
    Full,
}

fn solve_root(profile: &FunctionProfile, facts: &Facts<'_, '_>, options: &Options) -> Inclusive {
    let failed =
        |why: String| Inclusive { failed: Some(Reason::Unsolved(why)), ..Inclusive::default() };
    let (mut conditions, rebound) = assumptions_for(profile.symbols(), options);
    conditions.extend(profile.typical_texts().iter().cloned());
    if let Some(name) = rebound {
        return failed(format!("`{name}` is bound to other than its default"));
    }
    if !facts.is_small(profile.id(), &options.settings.limits().profiles) {
        return failed("the functions reached are too many to be summed over all calls".into());
    }
    let (module, id, callees) = (facts.module, profile.id(), facts.graph.results());
    if conditions.is_empty() {
        return Inclusive::clone(&callees.inclusive_here(module, id, facts));
    }
    for callee in facts.graph.direct(id) {
        callees.inclusive_here(module, callee, facts);
    }
    let build = |s: &mut Store, c| build_condition(profile.symbols(), s, c);
    let builders: Vec<_> = conditions.iter().map(|c| move |s: &mut Store| build(s, c)).collect();
    let given: Vec<AssumedCondition<'_>> =
        builders.iter().map(|b| b as AssumedCondition<'_>).collect();
    let mut inclusive = solve_inclusive_here(module, id, &given, callees, facts);
    let Inclusive { store, guards, .. } = &mut inclusive;
    guards.extend(profile.typical_texts().iter().filter_map(|c| build(store, c)));
    inclusive
}

/// What the solver is told of calls.
pub(super) struct Facts<'p, 'm> {
    module: &'m Module,
    graph: &'p CallGraph<'m>,
    interpreter: &'p Interpreter<'m>,
    reached: Mutex<FxHashMap<FuncId, Vec<FuncId>>>,
    slices: Mutex<FxHashMap<FuncId, Option<Vec<bool>>>>,
}

impl<'p, 'm> Facts<'p, 'm> {
    pub(super) fn new(
        module: &'m Module,
        graph: &'p CallGraph<'m>,
        interpreter: &'p Interpreter<'m>,
    ) -> Facts<'p, 'm> {
        Facts { module, graph, interpreter, reached: Mutex::default(), slices: Mutex::default() }
    }

    /// Are there few enough calls and blocks behind them?
    pub(super) fn is_small(&self, root: FuncId, limits: &ProfileLimits) -> bool {
        let all = self.reached(root);
        if all.len() > limits.summed_functions {
            return false;
        }
        let blocks = |f: &FuncId| self.module.functions[*f].layout.len();
        let mut copies = 0usize;
        for &f in &all {
            for callee in self.graph.direct(f) {
                copies += self.reached(callee).iter().map(blocks).sum::<usize>();
                if copies > limits.summed_copies {
                    return false;
                }
            }
        }
        true
    }
}

fn locked<T>(known: &Mutex<T>) -> MutexGuard<'_, T> {
    known.lock().unwrap_or_else(PoisonError::into_inner)
}

impl CallFacts for Facts<'_, '_> {
    fn target(&self, call: &CallInfo) -> Option<FuncId> {
        self.graph.target(call)
    }

    fn obstacle(&self, function: FuncId) -> Option<Reason> {
        self.graph.obstacle(function)
    }

    fn reached(&self, function: FuncId) -> Vec<FuncId> {
        let mut known = locked(&self.reached);
        let found = known.entry(function).or_insert_with(|| {
            let (mut seen, mut out) = (FxHashSet::default(), Vec::new());
            let mut work = vec![function];
            while let Some(f) = work.pop() {
                if seen.insert(f) {
                    out.push(f);
                    work.extend(self.graph.direct(f));
                }
            }
            let copied: Vec<FuncId> = out.iter().flat_map(|&f| self.graph.copied(f)).collect();
            out.extend(copied.into_iter().filter(|f| seen.insert(*f)));
            out
        });
        found.clone()
    }

    fn slice(&self, function: FuncId) -> Option<Vec<bool>> {
        let mut known = locked(&self.slices);
        let slice = known.entry(function).or_insert_with(|| {
            let reached = self.reached(function);
            let comes_back = !self.graph.may_end(function);
            let reentry = self.graph.called_back(&reached);
            let alone = reached.iter().all(|&f| reentry.of(f) == CalledBack::Never);
            (comes_back && alone).then(|| self.interpreter.deciding_integers(function))?
        });
        slice.clone()
    }
}
