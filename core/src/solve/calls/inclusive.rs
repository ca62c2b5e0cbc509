//! Counts inside callees, per execution of the function that is asked for (design, "What makes it
//! exact", 7).
//!
//! Bottom-up over the call graph: a callee's counts are formulas over its own parameters; at each
//! call they are copied with the arguments in place of the parameters and summed over the
//! iterations around the call, and the calls are added up. As in Whaley and Lam's and in Sharir and
//! Pnueli's functional approach a function is solved once, whoever calls it. A formula that is not
//! known everywhere must hold at every call: proved, or stated as a condition on the caller's
//! parameters. Where a callee has no formula and its arguments alone decide it, its control slice
//! stands in the sum instead, as a [`Simulation`](crate::expr::Node::Simulation).

use crate::assume::Assumed;
use crate::expr::{ConditionExpr, CountExpr, Expr, Store, Sym};
use crate::ir::{Block, CallInfo, FuncId, Inst, Module};
use crate::solve::assumptions::assumed;
use crate::solve::calls::inherited::{inherited_with, Inherited};
use crate::solve::calls::outcomes::{read_at_entry, EntryPlace};
use crate::solve::calls::sites::{add_count, forget_behind, CallSites, Called};
use crate::solve::context::addresses::speaks_of_addresses;
use crate::solve::context::atoms::spell_conditions;
use crate::solve::context::{Reading, SolveContext};
use crate::solve::count::addresses::without_addresses;
use crate::solve::count::asserted::guard_assumptions;
use crate::solve::count::block_counts;
use crate::solve::count::ends::{after_endless_calls, after_unknown_calls, after_unsolved_loops};
use crate::solve::count::idle_choices::without_idle_choices;
use crate::solve::count::left_nests::with_joined_sums;
use crate::solve::count::promises::{broken_promises, Counts};
use crate::solve::count::simplification::finish;
use crate::solve::count::whole_shares::without_shares;
use crate::solve::guards::preconditions::guard_divisors;
use crate::solve::value::declare_parameters;
use crate::solve::{meant, AssumedCondition, Callees, Graphs, Reason};
use crate::stack::on_large_stack;
use cranelift_entity::SecondaryMap;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The counts of a function's blocks, as far as they are solved.
pub type BlockCounts = SecondaryMap<Block, Option<Result<CountExpr, Reason>>>;

/// What the solver must know about the calls of a module. It is asked on the solver's thread.
pub trait CallFacts: Sync {
    /// The function with a body that a call runs, and no other.
    fn target(&self, call: &CallInfo) -> Option<FuncId>;
    /// Why the solved counts of one activation are not those of an execution, if they are not.
    fn obstacle(&self, function: FuncId) -> Option<Reason>;
    /// The function and those with a body that it reaches by direct calls.
    fn reached(&self, function: FuncId) -> Vec<FuncId>;
    /// For a function that comes back and whose integer parameters alone decide the control flow of
    /// what it reaches: which of them do.
    fn slice(&self, function: FuncId) -> Option<Vec<bool>>;
}

/// The counts of the blocks of a function and of all that it calls, per execution of the function.
#[derive(Clone, Debug, Default)]
#[must_use]
#[non_exhaustive]
pub struct Inclusive {
    /// the store of all expressions below
    pub store: Store,
    /// the function itself and those that it reaches by direct calls; none where it as a whole has
    /// no formula
    pub functions: BTreeMap<FuncId, BlockCounts>,
    /// conditions on the parameters under which the counts hold
    pub guards: Vec<ConditionExpr>,
    /// what was assumed
    pub assumptions: Vec<Assumed>,
    /// the same, as its callers take it over
    pub inherited: Vec<Inherited>,
    /// parameters that branches in what it runs look at, and how: [`Reading::Executed`] where they are frozen on the way there; none in a
    /// module that freezes nothing
    pub decided_by: BTreeSet<(u32, Reading)>,
    /// whether the calls of functions with a body come back
    pub calls_end: Ending,
    /// the same of the function itself
    pub ending: Ending,
    /// calls of which no formula says that they come back: block and number of the instruction
    pub(crate) unsure_calls: Vec<(Block, usize)>,
    /// symbols for what the function reads from memory, and the places, as its caller left them
    pub(crate) reads: Vec<(Sym, EntryPlace)>,
    /// why the function as a whole has no formula
    pub failed: Option<Reason>,
}

/// Whether an execution comes to an end: of loops and recursions, not of calls that end the program.
/// [`solve_inclusive`] has an example.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Ending {
    /// It may not, of some loop or recursion no formula says that it does.
    pub unsure: bool,
    /// It does only where the guards hold.
    pub within_guards: bool,
}

impl Ending {
    pub(super) fn and(self, other: Ending) -> Ending {
        Ending {
            unsure: self.unsure || other.unsure,
            within_guards: self.within_guards || other.within_guards,
        }
    }
}

impl Callees {
    /// The counts of a function and of all that it calls, each function solved once; on a
    /// [large stack](crate::stack) of its own.
    pub fn inclusive(&self, module: &Module, id: FuncId, calls: &dyn CallFacts) -> Arc<Inclusive> {
        on_large_stack(|| self.inclusive_here(module, id, calls))
    }

    /// The same on the stack of the caller, who sees to its size.
    pub(crate) fn inclusive_here(
        &self,
        module: &Module,
        id: FuncId,
        calls: &dyn CallFacts,
    ) -> Arc<Inclusive> {
        let mut stack = vec![(id, false)];
        while let Some((f, ready)) = stack.pop() {
            if self.inclusive_known(f).is_some() {
                continue;
            }
            if ready {
                let solved = Arc::new(solve_inclusive_here(module, f, &[], self, calls));
                self.keep_inclusive(f, solved);
                continue;
            }
            stack.push((f, true));
            // a function on a cycle of calls has an obstacle, so that this ends
            if calls.obstacle(f).is_none() {
                stack.extend(targets(module, f, calls).filter(|h| *h != f).map(|h| (h, false)));
            }
        }
        self.inclusive_known(id).unwrap_or_default()
    }
}

fn targets<'a>(
    module: &'a Module,
    id: FuncId,
    calls: &'a dyn CallFacts,
) -> impl Iterator<Item = FuncId> + 'a {
    let func = &module.functions[id];
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    insts.filter_map(|(_, inst)| match inst {
        Inst::Call(call) => calls.target(call),
        _ => None,
    })
}

/// The counts of a function and of all that it calls, under assumptions on its parameters. Those of
/// the callees are shared between calls through `callees`. Runs on a [large stack](crate::stack) of its own.
/// [`ModuleProfile::callees`](crate::profile::ModuleProfile::callees) has the facts about calls at hand.
///
/// ```
/// use symprof_core::ir::{text::parse_module, CallInfo, Callee, FuncId, Module};
/// use symprof_core::solve::{solve_inclusive, CallFacts, Callees, Reason};
/// /// of a module without recursion, in which every call comes back
/// struct Calls<'m>(&'m Module);
/// impl CallFacts for Calls<'_> {
///     fn target(&self, call: &CallInfo) -> Option<FuncId> {
///         match &call.callee {
///             Callee::Direct(name) => self.0.by_name(name),
///             _ => None,
///         }
///     }
///     fn obstacle(&self, _: FuncId) -> Option<Reason> {
///         None
///     }
///     fn reached(&self, function: FuncId) -> Vec<FuncId> {
///         let calls = |f: &FuncId| self.0.functions[*f].name == "f";
///         match calls(&function) {
///             true => self.0.functions.keys().collect(),
///             false => vec![function],
///         }
///     }
///     fn slice(&self, _: FuncId) -> Option<Vec<bool>> {
///         None
///     }
/// }
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
/// let (f, g) = (module.by_name("f").ok_or("f")?, module.by_name("g").ok_or("g")?);
/// let (calls, callees) = (Calls(&module), Callees::default());
/// callees.inclusive(&module, g, &calls);
/// let inside = solve_inclusive(&module, f, &[], &callees, &calls);
/// let then = module.functions[g].block_by_name("then").ok_or("no block")?;
/// let Some(Ok(count)) = inside.functions[&g][then] else { return Err("no formula".into()) };
/// assert_eq!(inside.store.display(count).to_string(), "2*[n > 0]");
/// // neither has a loop, so both come to an end
/// assert!(!inside.ending.unsure && !inside.ending.within_guards);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solve_inclusive(
    module: &Module,
    id: FuncId,
    assume: &[AssumedCondition<'_>],
    callees: &Callees,
    calls: &dyn CallFacts,
) -> Inclusive {
    on_large_stack(|| solve_inclusive_here(module, id, assume, callees, calls))
}

/// The same on the stack of the caller, who sees to its size.
pub(crate) fn solve_inclusive_here(
    module: &Module,
    id: FuncId,
    assume: &[AssumedCondition<'_>],
    callees: &Callees,
    calls: &dyn CallFacts,
) -> Inclusive {
    let recursion = crate::solve::as_loop(&module.functions[id]);
    let func = recursion.as_ref().map_or(&module.functions[id], |r| &r.func);
    let tree = recursion.as_ref().and_then(|r| r.tree.clone());
    let graphs = Graphs { tree, ..Graphs::new(func) };
    let failed = func.unsupported.clone().map(Reason::Unsupported);
    let failed = failed
        .or_else(|| calls.obstacle(id))
        .or_else(|| graphs.irreducible(func).map(Reason::Unsolved));
    if failed.is_some() {
        return Inclusive { failed, ..Inclusive::default() };
    }
    let active = [id];
    let mut cx = SolveContext::new(module, func, &graphs, callees, &active);
    cx.ledger_mut().atoms.make();
    declare_parameters(&mut cx);
    cx.assume_given(assume);
    guard_divisors(&mut cx);
    let mut own = block_counts(&mut cx);
    let Called { mut functions, end: calls_end, unsure } =
        CallSites::new(&mut cx, calls, &own).counts();
    let formulas = |counts: &Counts| -> Vec<Expr> {
        counts.values().filter_map(|c| c.as_ref()?.as_ref().ok().copied()).collect()
    };
    let roots: Vec<Expr> = functions.values().flat_map(formulas).collect();
    guard_assumptions(&mut cx, &own, &roots);
    // the guards of the function's own counts are those of the others too
    let everywhere = speaks_of_addresses(&cx, &cx.ledger().guards);
    for counts in functions.values_mut() {
        for c in counts.values_mut() {
            if let Some(Ok(e)) = *c {
                if everywhere || speaks_of_addresses(&cx, &[e]) {
                    let why = "it rests on where objects lie in memory".to_owned();
                    *c = Some(Err(Reason::Unsolved(why)));
                }
            }
        }
    }
    let mut promises = broken_promises(&mut cx, &mut own);
    spell_conditions(&mut cx, promises.iter_mut().map(|p| &mut p.condition));
    let before = own.clone();
    let unsure_calls = unsure.iter().map(|u| (u.block, u.inst)).collect();
    let mut doubts = after_unknown_calls(&mut cx, &mut own);
    let unsolved = after_unsolved_loops(&mut cx, &mut own);
    doubts.extend(after_endless_calls(&mut cx, &mut own, unsure));
    forget_behind(&cx, calls, (&before, &own), &doubts, &mut functions);
    without_addresses(&mut cx, &mut own);
    let is_shared_out = add_copies(&mut cx, id, &own, &mut functions);
    functions.insert(id, own);
    if is_shared_out {
        functions.values_mut().for_each(|counts| with_joined_sums(&mut cx, counts));
        functions.values_mut().for_each(|counts| without_shares(&mut cx, counts));
    }
    finish(&mut cx, functions.values_mut());
    if is_shared_out {
        functions.values_mut().for_each(|counts| with_joined_sums(&mut cx, counts));
        functions.values_mut().for_each(|counts| without_idle_choices(&mut cx, counts));
    }
    let inherited = inherited_with(&cx, &promises);
    let mut assumptions = assumed(&mut cx);
    spell_conditions(&mut cx, assumptions.iter_mut().filter_map(|a| a.condition.as_mut()));
    for a in &mut assumptions {
        a.blocks.retain(|b| module.functions[id].blocks.is_valid(*b));
    }
    let reads = read_at_entry(&cx);
    let (store, ledger) = cx.into_parts();
    let decided_by = ledger.decided_by;
    // beyond the guards of a function with loops nothing is known of how long these run
    let within_guards = graphs.forest.iter().next().is_some() && !ledger.guards.is_empty();
    let loops = Ending { unsure: unsolved, within_guards };
    let ending = loops.and(calls_end);
    let counts = |c: Counts| meant(c, |count| count.map(CountExpr::new));
    let functions = functions.into_iter().map(|(f, c)| (f, counts(c))).collect();
    let guards = ledger.guards.into_iter().map(ConditionExpr::new).collect();
    Inclusive {
        functions,
        inherited,
        assumptions,
        guards,
        decided_by,
        calls_end,
        ending,
        unsure_calls,
        reads,
        failed: None,
        store,
    }
}

/// Adds the executions of blocks that stand in the function as copies; are there some?
fn add_copies(
    cx: &mut SolveContext<'_>,
    id: FuncId,
    own: &Counts,
    functions: &mut BTreeMap<FuncId, Counts>,
) -> bool {
    let module = cx.program().module;
    let zero = cx.zero();
    let copies = module.copies(id);
    let any = !copies.is_empty();
    for (block, f, inner) in copies {
        let counts = functions.entry(f).or_default();
        for &b in &module.functions[f].layout {
            counts[b].get_or_insert(Ok(zero));
        }
        let left_out = || Err(Reason::Unsolved("the solver left the block out".into()));
        let count = own[block].clone().unwrap_or_else(left_out);
        add_count(cx, &mut counts[inner], count);
    }
    any
}
