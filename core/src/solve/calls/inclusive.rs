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
use crate::expr::{machine_range, ConditionExpr, CountExpr, Expr, Node, Simulated, Store, Sym};
use crate::facts::Facts;
use crate::ir::{Block, CallInfo, FuncId, Inst, Module, Type, Value};
use crate::solve::assumptions::assumed;
use crate::solve::calls::inherited::{inherit, inherited_with, Inherited};
use crate::solve::context::addresses::speaks_of_addresses;
use crate::solve::context::{slot, SolveContext};
use crate::solve::count::addresses::without_addresses;
use crate::solve::count::asserted::guard_assumptions;
use crate::solve::count::ends::{after_unknown_calls, after_unsolved_loops};
use crate::solve::count::promises::{broken_promises, Counts};
use crate::solve::count::whole_shares::without_shares;
use crate::solve::count::{block_counts, settle, summed};
use crate::solve::guards::preconditions::guard_divisors;
use crate::solve::loop_facts::facts_in;
use crate::solve::path::{node_of, path_facts, reach};
use crate::solve::value::{declare_parameters, value_in};
use crate::solve::{meant, AssumedCondition, Callees, Graphs, Reason};
use crate::stack::on_large_stack;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
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
    /// why the function as a whole has no formula
    pub failed: Option<Reason>,
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
    let func = recursion.as_ref().unwrap_or(&module.functions[id]);
    let graphs = Graphs::new(func);
    let failed = func.unsupported.clone().map(Reason::Unsupported);
    let failed = failed
        .or_else(|| calls.obstacle(id))
        .or_else(|| graphs.irreducible(func).map(Reason::Unsolved));
    if failed.is_some() {
        return Inclusive { failed, ..Inclusive::default() };
    }
    let active = [id];
    let mut cx = SolveContext::new(module, func, &graphs, callees, &active);
    declare_parameters(&mut cx);
    cx.assume_given(assume);
    guard_divisors(&mut cx);
    let mut own = block_counts(&mut cx);
    let sites = CallSites { cx: &mut cx, calls, own: &own, functions: BTreeMap::new() };
    let mut functions = sites.counts();
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
    let promises = broken_promises(&mut cx, &mut own);
    after_unknown_calls(&mut cx, &mut own);
    after_unsolved_loops(&mut cx, &mut own);
    without_addresses(&mut cx, &mut own);
    if add_copies(&mut cx, id, &own, &mut functions) {
        functions.values_mut().for_each(|counts| without_shares(&mut cx, counts));
    }
    functions.insert(id, own);
    let inherited = inherited_with(&cx, &promises);
    let mut assumptions = assumed(&mut cx);
    for a in &mut assumptions {
        a.blocks.retain(|b| module.functions[id].blocks.is_valid(*b));
    }
    let (store, ledger) = cx.into_parts();
    let counts = |c: Counts| meant(c, |count| count.map(CountExpr::new));
    let functions = functions.into_iter().map(|(f, c)| (f, counts(c))).collect();
    let guards = ledger.guards.into_iter().map(ConditionExpr::new).collect();
    Inclusive { functions, inherited, assumptions, guards, failed: None, store }
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

fn add_count(
    cx: &mut SolveContext<'_>,
    sum: &mut Option<Result<Expr, Reason>>,
    count: Result<Expr, Reason>,
) {
    *sum = Some(match (sum.take(), count) {
        (Some(Ok(a)), Ok(e)) => Ok(cx.add(a, e)),
        (Some(Err(why)), _) | (_, Err(why)) => Err(why),
        (None, Ok(e)) => Ok(e),
    });
}

/// A call that runs a function with a body.
struct Site<'f> {
    block: Block,
    callee: FuncId,
    args: &'f [Value],
}

/// The counts of callees, added up call by call.
struct CallSites<'s, 'a, 'c> {
    cx: &'s mut SolveContext<'a>,
    calls: &'c dyn CallFacts,
    /// the counts of the function itself
    own: &'c Counts,
    functions: BTreeMap<FuncId, Counts>,
}

impl CallSites<'_, '_, '_> {
    fn counts(mut self) -> BTreeMap<FuncId, Counts> {
        let func = self.cx.program().func;
        let mut sites = Vec::new();
        for &block in &func.layout {
            for (_, inst) in &func.blocks[block].insts {
                let Inst::Call(call) = inst else { continue };
                let Some(callee) = self.calls.target(call) else { continue };
                sites.push(Site { block, callee, args: &call.args });
            }
        }
        let zero = self.cx.zero();
        let mut blocks = func.layout.len() as u64;
        for site in &sites {
            for f in self.calls.reached(site.callee) {
                let layout = &self.cx.program().module.functions[f].layout;
                blocks += layout.len() as u64;
                let counts = self.functions.entry(f).or_default();
                layout.iter().for_each(|&b| counts[b] = Some(Ok(zero)));
            }
        }
        // the sums over calls are work as those of the blocks are
        self.cx.allow(blocks);
        for site in &sites {
            if self.cx.program().cfg.is_reachable(site.block) {
                self.call(site);
            }
        }
        self.functions
    }

    /// Adds the counts of the executions that begin at a call.
    fn call(&mut self, site: &Site<'_>) {
        match &self.own[site.block] {
            Some(Ok(e)) if self.cx.is_zero(*e) => return,
            Some(Ok(_)) => {}
            Some(Err(why)) => return self.unknown(site, &why.clone()),
            None => {
                let why = Reason::Unsolved("the solver left the block out".into());
                return self.unknown(site, &why);
            }
        }
        let module = self.cx.program().module;
        let callee = &module.functions[site.callee];
        let known = self.cx.program().callees.inclusive_known(site.callee).unwrap_or_default();
        let summary: &Inclusive = &known;
        let args = match self.arguments(site) {
            Ok(args) => args,
            Err(why) => return self.unknown(site, &why),
        };
        let mut values: FxHashMap<Sym, Expr> = FxHashMap::default();
        for (k, p) in callee.params.iter().enumerate() {
            if let (Some(s), Some(Ok(e))) = (summary.store.find_symbol(&p.name), &args[k]) {
                values.insert(s, *e);
            }
        }
        let missing = || {
            let why = args.iter().flatten().find_map(|a| a.as_ref().err());
            why.cloned().unwrap_or_else(|| {
                Reason::Unsolved(format!("what `{}` reads from memory decides it", callee.name))
            })
        };
        let mut map = |_: &mut Store, s: Sym| values.get(&s).copied();
        let held = match &summary.failed {
            Some(why) => Err(why.clone()),
            None => self.hold(site, summary, &mut map),
        };
        let found: Vec<(FuncId, Block, Result<CountExpr, Reason>)> = summary
            .functions
            .iter()
            .flat_map(|(&f, counts)| counts.iter().map(move |(b, c)| (f, b, c)))
            .filter_map(|(f, b, c)| Some((f, b, c.clone()?)))
            .collect();
        let roots: Vec<Expr> =
            found.iter().filter_map(|x| Some(x.2.as_ref().ok()?.expr())).collect();
        let copies = match &held {
            Ok(()) => self.cx.import_all(&summary.store, &roots, &mut map),
            Err(_) => Vec::new(),
        };
        let mut copies = copies.into_iter();
        let mut formulas: FxHashMap<(FuncId, Block), Result<Expr, Reason>> = FxHashMap::default();
        for (f, b, count) in found {
            let formula = match (&held, count) {
                (Err(why), _) => Err(why.clone()),
                (_, Err(why)) => Err(why),
                (_, Ok(_)) => copies.next().flatten().ok_or_else(missing),
            };
            formulas.insert((f, b), formula);
        }
        if held.is_ok() && formulas.values().any(Result::is_ok) {
            let at = (None, site.block);
            if let Err(why) = inherit(self.cx, &summary.inherited, site.args, at, &callee.name) {
                formulas.values_mut().for_each(|f| *f = Err(why.clone()));
            }
        }
        let slice = self.slice(site, &args);
        for f in self.calls.reached(site.callee) {
            for &b in &module.functions[f].layout {
                let formula = formulas
                    .remove(&(f, b))
                    .unwrap_or_else(|| Err(summary.failed.clone().unwrap_or_else(missing)));
                let count = formula.or_else(|why| match (&slice, &why) {
                    (Some(args), Reason::Unsolved(_)) => {
                        let inner = &module.functions[f];
                        let block = &inner.blocks[b].name;
                        let (executed, function) = (&callee.name, &inner.name);
                        Ok(self.cx.simulation(Simulated { executed, function, block }, args))
                    }
                    _ => Err(why),
                });
                let count = count.and_then(|e| summed(self.cx, site.block, e));
                self.add(f, b, count);
            }
        }
    }

    /// May the callee look at the bits of poison? Then its arguments must be what executes.
    fn freezes(&self, callee: FuncId) -> bool {
        let module = self.cx.program().module;
        self.calls.reached(callee).iter().any(|&f| {
            let func = &module.functions[f];
            let mut insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
            insts.any(|(_, inst)| matches!(inst, Inst::Freeze(_)))
        })
    }

    fn add(&mut self, f: FuncId, b: Block, count: Result<Expr, Reason>) {
        add_count(self.cx, &mut self.functions.entry(f).or_default()[b], count);
    }

    /// Nothing is known of what a call runs.
    fn unknown(&mut self, site: &Site<'_>, why: &Reason) {
        for f in self.calls.reached(site.callee) {
            for &b in &self.cx.program().module.functions[f].layout {
                self.add(f, b, Err(why.clone()));
            }
        }
    }

    /// The arguments of a callee's slice, if these alone decide what it does.
    fn slice(
        &mut self,
        site: &Site<'_>,
        args: &[Option<Result<Expr, Reason>>],
    ) -> Option<Vec<Expr>> {
        let needed = self.calls.slice(site.callee)?;
        let zero = self.cx.zero();
        let integers = args.iter().flatten();
        integers
            .zip(needed)
            .map(|(arg, needed)| match (needed, arg) {
                (true, Ok(e)) => Some(*e),
                (true, Err(_)) => None,
                (false, _) => Some(zero),
            })
            .collect()
    }

    /// What holds where the call runs.
    fn facts_at(&mut self, block: Block) -> Facts {
        let here = self.cx.program().forest.innermost(block);
        settle(self.cx, here);
        let mut facts = facts_in(self.cx, here);
        if let Some(node) = node_of(self.cx, here, block) {
            for c in path_facts(self.cx, here, node) {
                if self.cx.unknown_in(c).is_none() {
                    let c = facts.simplify(self.cx, c);
                    facts.assume(self.cx, c);
                }
            }
        }
        facts
    }

    /// For each parameter of the callee that is an integer, the value of its argument: a number
    /// that the parameter's type can hold.
    ///
    /// An argument that overflows against its promise is poison, and a callee that branches on it
    /// undefined. Its formula speaks of the numbers of the type only, so that the argument is
    /// taken as the promise has it where that is such a number, and else as it executes.
    fn arguments(&mut self, site: &Site<'_>) -> Result<Vec<Option<Result<Expr, Reason>>>, Reason> {
        let params = &self.cx.program().module.functions[site.callee].params;
        if params.len() != site.args.len() {
            let why = "a call with another number of arguments than the callee has parameters";
            return Err(Reason::Unsolved(why.into()));
        }
        let exact = self.freezes(site.callee);
        let here = self.cx.program().forest.innermost(site.block);
        let mut facts = self.facts_at(site.block);
        let mut out = Vec::new();
        for (p, &v) in params.iter().zip(site.args) {
            let Type::Int(width) = p.ty else {
                out.push(None);
                continue;
            };
            if self.cx.program().func.values[v].ty != p.ty {
                return Err(Reason::Unsolved("an argument of another type".into()));
            }
            let cx = &mut *self.cx;
            let plain = value_in(cx, v, here, false);
            let raw = value_in(cx, v, here, true);
            if let Some(why) = cx.unknown_in(plain).or_else(|| cx.unknown_in(raw)) {
                out.push(Some(Err(why)));
                continue;
            }
            let plain = facts.simplify(cx, plain);
            let raw = facts.simplify(cx, raw);
            let arg = match plain == raw || exact {
                true => raw,
                false if facts.fits(cx, plain, width, width > 1) => plain,
                false => {
                    let (lo, hi) = machine_range(width, width > 1);
                    let (lo, hi) = (cx.num(lo), cx.num(hi));
                    let conditions = [cx.ge(plain, lo), cx.le(plain, hi)];
                    let guards = conditions.map(|c| self.at_every_call(site.block, c));
                    match guards {
                        [Some(a), Some(b)] => {
                            self.guard([a, b]);
                            plain
                        }
                        _ => raw,
                    }
                }
            };
            out.push(Some(Ok(arg)));
        }
        Ok(out)
    }

    fn guard(&mut self, guards: impl IntoIterator<Item = Expr>) {
        let guards: Vec<Expr> = guards.into_iter().filter(|&g| !self.cx.is_one(g)).collect();
        self.cx.guard(&guards);
    }

    /// Makes sure that a callee's formulas hold at every execution of a call.
    fn hold(
        &mut self,
        site: &Site<'_>,
        summary: &Inclusive,
        map: &mut dyn FnMut(&mut Store, Sym) -> Option<Expr>,
    ) -> Result<(), Reason> {
        let name = &self.cx.program().module.functions[site.callee].name;
        let partly = || Reason::Unsolved(format!("the counts of `{name}` hold in part only"));
        let mut facts = self.facts_at(site.block);
        let mut pending = Vec::new();
        let guards: Vec<Expr> = summary.guards.iter().map(|g| g.expr()).collect();
        for g in self.cx.import_all(&summary.store, &guards, map) {
            let g = g.ok_or_else(partly)?;
            if facts.decide(self.cx, g) != Some(true) {
                let g = facts.simplify(self.cx, g);
                pending.push(self.at_every_call(site.block, g).ok_or_else(partly)?);
            }
        }
        self.guard(pending);
        Ok(())
    }

    /// A condition on the parameters alone under which `g` holds whenever a block runs: `g` at
    /// the ends of the ranges of the indices around, in which it must be affine, unless what no
    /// index decides keeps the block from running.
    fn at_every_call(&mut self, block: Block, g: Expr) -> Option<Expr> {
        let cx = &mut *self.cx;
        cx.unknown_in(g).is_none().then_some(())?;
        let mut atoms = cx.conjuncts(g);
        let mut excuses = Vec::new();
        let (mut key, mut region) = (block, cx.program().forest.innermost(block));
        loop {
            let node = cx.program().regions[slot(region)].node(key)?;
            let path = reach(cx, region, node);
            for c in cx.conjuncts(path) {
                if cx.vars(c).is_empty() {
                    excuses.push(cx.not(c));
                }
            }
            let mut facts = facts_in(cx, region);
            let mut left = Vec::new();
            for a in atoms {
                let a = facts.simplify(cx, a);
                if !cx.is_one(a) {
                    left.extend(cx.conjuncts(a));
                }
            }
            let Some(l) = region else {
                atoms = left;
                break;
            };
            let k = cx.index(l);
            let last = cx.loop_state(region).btc;
            let zero = cx.zero();
            atoms = Vec::new();
            for a in left {
                if !cx.has_var(a, k) {
                    atoms.push(a);
                    continue;
                }
                let Node::Ge0(e) = *cx.node(a) else { return None };
                cx.affine_in(e, k)?;
                for end in [zero, last?] {
                    atoms.push(cx.substitute(a, &[(k, end)]));
                }
            }
            key = cx.program().forest.header(l);
            region = cx.program().forest.parent(l);
        }
        let all = cx.and_all(&atoms);
        let any: Vec<Expr> = excuses.into_iter().chain([all]).collect();
        let g = cx.or_all(&any);
        cx.vars(g).is_empty().then_some(g)
    }
}
