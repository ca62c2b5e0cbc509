//! The counts of callees, added up call by call.
//!
//! At each call the callee's counts stand with the arguments in place of the parameters: what they rest on is
//! proved there, or becomes a condition on the caller's parameters.

use crate::assume::{AssumptionKind, FROZEN_BITS};
use crate::expr::{machine_range, CountExpr, Expr, Node, Simulated, Store, Sym};
use crate::facts::Facts;
use crate::ir::{Block, FuncId, Inst, Type, Value};
use crate::solve::calls::frozen::{freeze_promises, freezes};
use crate::solve::calls::inclusive::{CallFacts, Ending, Inclusive};
use crate::solve::calls::inherited::{inherit, Inherited};
use crate::solve::calls::outcomes::read_at_call;
use crate::solve::context::addresses::symbols;
use crate::solve::context::notes::{assumes_kind, note, Cause, Note};
use crate::solve::context::{slot, DecidedBy, Program, Reading, SolveContext};
use crate::solve::count::ends::{Doubt, Unsure};
use crate::solve::count::frozen::frozen;
use crate::solve::count::promises::{resting, Counts};
use crate::solve::count::{settle, summed};
use crate::solve::loop_facts::facts_in;
use crate::solve::path::{node_of, path_facts, reach};
use crate::solve::value::value_in;
use crate::solve::Reason;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// A call that runs a function with a body.
struct Site<'f> {
    block: Block,
    /// its number in the block
    inst: usize,
    callee: FuncId,
    args: &'f [Value],
}

/// The value of an argument, for a parameter that is an integer.
type Argument = Option<Result<Expr, Reason>>;

/// What the counts of a callee become at a call.
type Formulas = FxHashMap<(FuncId, Block), Result<Expr, Reason>>;

/// The counts of callees, added up call by call.
pub(super) struct CallSites<'s, 'a, 'c> {
    cx: &'s mut SolveContext<'a>,
    calls: &'c dyn CallFacts,
    /// the counts of the function itself
    own: &'c Counts,
    functions: BTreeMap<FuncId, Counts>,
    end: Ending,
    unsure: Vec<Unsure>,
}

/// What calls run.
pub(super) struct Called {
    /// the counts of the functions that the calls reach, per execution of the function itself
    pub(super) functions: BTreeMap<FuncId, Counts>,
    /// do the calls come back?
    pub(super) end: Ending,
    /// those of which no formula says so
    pub(super) unsure: Vec<Unsure>,
}

impl<'s, 'a, 'c> CallSites<'s, 'a, 'c> {
    pub(super) fn new(
        cx: &'s mut SolveContext<'a>,
        calls: &'c dyn CallFacts,
        own: &'c Counts,
    ) -> CallSites<'s, 'a, 'c> {
        let (functions, unsure) = (BTreeMap::new(), Vec::new());
        CallSites { cx, calls, own, functions, end: Ending::default(), unsure }
    }

    /// What the calls run, and whether they come back.
    pub(super) fn counts(mut self) -> Called {
        let func = self.cx.program().func;
        let mut sites = Vec::new();
        for &block in &func.layout {
            for (inst, (_, data)) in func.blocks[block].insts.iter().enumerate() {
                let Inst::Call(call) = data else { continue };
                let Some(callee) = self.calls.target(call) else { continue };
                sites.push(Site { block, inst, callee, args: &call.args });
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
        let CallSites { functions, end, unsure, .. } = self;
        Called { functions, end, unsure }
    }

    /// Adds the counts of the executions that begin at a call, and whether it comes back.
    fn call(&mut self, site: &Site<'_>) {
        if matches!(&self.own[site.block], Some(Ok(e)) if self.cx.is_zero(*e)) {
            return;
        }
        let known = self.cx.program().callees.inclusive_known(site.callee).unwrap_or_default();
        let held = match self.add_counts(site, &known) {
            Ok(held) => held,
            Err(why) => {
                self.unknown(site, &why);
                false
            }
        };
        self.comes_back(site, &known, held);
    }

    /// Takes over whether a call comes back; `held`: what the callee's formulas rest on holds at the call, or
    /// where the caller's do.
    fn comes_back(&mut self, site: &Site<'_>, callee: &Inclusive, held: bool) {
        let Program { module, callees, .. } = self.cx.program();
        let Ending { unsure, within_guards } = callee.ending;
        self.end.within_guards |= within_guards && held;
        let rests_on_something = within_guards || !callee.inherited.is_empty();
        let unsure = unsure || callee.failed.is_some() || !held && rests_on_something;
        if unsure && callees.may_be_endless(module, site.callee) {
            self.end.unsure = true;
            // what was taken over from the callee says it of its loops
            let told = held && callee.inherited.iter().any(Inherited::says_that_it_ends);
            let Site { block, inst, callee, .. } = *site;
            self.unsure.push(Unsure { block, inst, callee, told });
        }
    }

    /// Adds the counts of the executions that begin at a call; does what the callee's formulas rest on hold?
    fn add_counts(&mut self, site: &Site<'_>, known: &Inclusive) -> Result<bool, Reason> {
        match &self.own[site.block] {
            Some(Ok(_)) => {}
            Some(Err(why)) => return Err(why.clone()),
            None => return Err(Reason::Unsolved("the solver left the block out".into())),
        }
        let module = self.cx.program().module;
        let name = &module.functions[site.callee].name;
        let args = self.arguments(site)?;
        let (mut formulas, mut held) = self.formulas(site, known, &args);
        let any = formulas.values().any(Result::is_ok);
        held &= any;
        if any {
            let at = (None, site.block);
            if let Err(why) = inherit(self.cx, &known.inherited, site.args, at, name) {
                held = false;
                formulas.values_mut().for_each(|f| *f = Err(why.clone()));
            }
        }
        let mut slice = self.slice(site, &args);
        if let Err(why) = self.keep_promises(site, known, &formulas, slice.is_some()) {
            (held, slice) = (false, None);
            let blocks = self.blocks(site.callee);
            formulas = blocks.into_iter().map(|at| (at, Err(why.clone()))).collect();
        }
        for f in self.calls.reached(site.callee) {
            for &b in &module.functions[f].layout {
                let formula = formulas.remove(&(f, b)).unwrap_or_else(|| {
                    Err(known.failed.clone().unwrap_or_else(|| missing(name, &args)))
                });
                let count = match (formula, &slice) {
                    (Err(Reason::Unsolved(_)), Some(args)) => {
                        let inner = &module.functions[f];
                        let (function, block) = (&inner.name, &inner.blocks[b].name);
                        let of = Simulated { executed: name, function, block };
                        Ok(self.cx.simulation(of, args))
                    }
                    (formula, _) => formula,
                };
                let count = count.and_then(|e| summed(self.cx, site.block, e));
                self.add(f, b, count);
            }
        }
        Ok(held)
    }

    /// The counts of an execution of the callee with the arguments in place of its parameters, where
    /// they hold at every execution of the call; do the callee's guards?
    fn formulas(
        &mut self,
        site: &Site<'_>,
        callee: &Inclusive,
        args: &[Argument],
    ) -> (Formulas, bool) {
        let func = &self.cx.program().module.functions[site.callee];
        let mut values: FxHashMap<Sym, Expr> = FxHashMap::default();
        for (p, arg) in func.params.iter().zip(args) {
            if let (Some(s), Some(Ok(e))) = (callee.store.find_symbol(&p.name), arg) {
                values.insert(s, *e);
            }
        }
        let counts = callee.functions.values().flat_map(|counts| counts.values());
        let mut spoken_of: Vec<Expr> =
            counts.filter_map(|c| Some(c.as_ref()?.as_ref().ok()?.expr())).collect();
        spoken_of.extend(callee.guards.iter().map(|g| g.expr()));
        let spoken_of = symbols(&callee.store, &spoken_of);
        for (s, place) in callee.reads.iter().filter(|(s, _)| spoken_of.contains(s)) {
            let at = (site.block, site.inst as u32);
            if let Some(e) = read_at_call(self.cx, site.args, place, at) {
                values.insert(*s, e);
            }
        }
        let mut map = |_: &mut Store, s: Sym| values.get(&s).copied();
        let held = match &callee.failed {
            Some(why) => Err(why.clone()),
            None => self.hold(site, callee, &mut map),
        };
        let found: Vec<(FuncId, Block, Result<CountExpr, Reason>)> = callee
            .functions
            .iter()
            .flat_map(|(&f, counts)| counts.iter().map(move |(b, c)| (f, b, c)))
            .filter_map(|(f, b, c)| Some((f, b, c.clone()?)))
            .collect();
        let roots: Vec<Expr> =
            found.iter().filter_map(|x| Some(x.2.as_ref().ok()?.expr())).collect();
        let copies = match &held {
            Ok(()) => self.cx.import_all(&callee.store, &roots, &mut map),
            Err(_) => Vec::new(),
        };
        let mut copies = copies.into_iter();
        let formula = |(f, b, count): (FuncId, Block, Result<CountExpr, Reason>)| {
            let formula = match (&held, count) {
                (Err(why), _) => Err(why.clone()),
                (_, Err(why)) => Err(why),
                (_, Ok(_)) => copies.next().flatten().ok_or_else(|| missing(&func.name, args)),
            };
            ((f, b), formula)
        };
        (found.into_iter().map(formula).collect(), held.is_ok())
    }

    /// May the callee look at the bits of poison? Then its arguments must be what executes.
    fn freezes(&self, callee: FuncId) -> bool {
        let module = self.cx.program().module;
        self.calls.reached(callee).iter().any(|&f| freezes(module, f))
    }

    /// All blocks that a callee reaches.
    fn blocks(&self, callee: FuncId) -> Vec<(FuncId, Block)> {
        let module = self.cx.program().module;
        let reached = self.calls.reached(callee).into_iter();
        reached.flat_map(|f| module.functions[f].layout.iter().map(move |&b| (f, b))).collect()
    }

    /// Assumes what arguments promise that are frozen on their way to a branch of the callee, where that is not known
    /// to hold; or says which promise it is that is not assumed.
    fn keep_promises(
        &mut self,
        site: &Site<'_>,
        callee: &Inclusive,
        formulas: &Formulas,
        executed: bool,
    ) -> Result<(), Reason> {
        let Program { module, callees, .. } = self.cx.program();
        if !callees.anyone_freezes(module) {
            return Ok(());
        }
        let formula = |at: &(FuncId, Block)| matches!(formulas.get(at), Some(Ok(_)));
        let blocks = self.blocks(site.callee);
        let executed = executed && !blocks.iter().all(formula);
        let mut looked_at = match blocks.iter().any(formula) {
            true => callee.decided_by.clone(),
            false => DecidedBy::new(),
        };
        let assumed = assumes_kind(self.cx, AssumptionKind::Defined);
        if executed {
            let freezes = self.freezes(site.callee);
            let reading = if freezes { Reading::Executed } else { Reading::Promised };
            looked_at.extend((0..site.args.len() as u32).map(|k| (k, reading)));
            // where nothing is assumed, such executions have no count
            let reached = self.calls.reached(site.callee);
            if assumed && freezes && freeze_promises(module, &reached, self.calls) {
                let name = &module.functions[site.callee].name;
                let text = format!("{FROZEN_BITS} (in {name})");
                let cause = Cause::Inherited(AssumptionKind::Defined, text, name.clone());
                note(self.cx, Note { cause, at: None, block: site.block });
            }
        }
        for (k, reading) in looked_at {
            let Some(&arg) = site.args.get(k as usize) else { continue };
            let found = frozen(self.cx, arg, reading);
            self.cx.ledger_mut().decided_by.extend(&found.params);
            for rests in resting(self.cx, found, site.block) {
                match assumed {
                    true => rests.note(self.cx),
                    false => return Err(Reason::Unsolved(rests.why(self.cx))),
                }
            }
        }
        Ok(())
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
    fn slice(&mut self, site: &Site<'_>, args: &[Argument]) -> Option<Vec<Expr>> {
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
    fn arguments(&mut self, site: &Site<'_>) -> Result<Vec<Argument>, Reason> {
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
            let plain = value_in(cx, v, here, Reading::Promised);
            let raw = value_in(cx, v, here, Reading::Executed);
            let raw_is_unknown = cx.unknown_in(raw);
            let needed = raw_is_unknown.clone().filter(|_| exact);
            if let Some(why) = cx.unknown_in(plain).or(needed) {
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
                        _ => match raw_is_unknown {
                            Some(why) => {
                                out.push(Some(Err(why)));
                                continue;
                            }
                            None => raw,
                        },
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

/// Takes away the counts of what is called behind calls and loops of which it is not assumed that they end: where the
/// counts of the caller's blocks `own` are taken away, which were `before`, and behind a call in its own block.
pub(super) fn forget_behind(
    cx: &SolveContext<'_>,
    calls: &dyn CallFacts,
    (before, own): (&Counts, &Counts),
    doubts: &[Doubt],
    functions: &mut BTreeMap<FuncId, Counts>,
) {
    let Program { module, func, .. } = cx.program();
    for &block in &func.layout {
        // what never runs calls nobody, and what has no count has been given up
        let may_run = matches!(&before[block], Some(Ok(e)) if !cx.is_zero(*e));
        if !may_run {
            continue;
        }
        for (k, (_, inst)) in func.blocks[block].insts.iter().enumerate() {
            let Inst::Call(call) = inst else { continue };
            let Some(callee) = calls.target(call) else { continue };
            let earlier = |d: &&Doubt| d.block == block && d.inst < k;
            let why = match &own[block] {
                Some(Err(why)) => Some(why),
                _ => doubts.iter().find(earlier).map(|d| &d.why),
            };
            let Some(why) = why else { continue };
            for f in calls.reached(callee) {
                let counts = functions.entry(f).or_default();
                module.functions[f].layout.iter().for_each(|&b| counts[b] = Some(Err(why.clone())));
            }
        }
    }
}

/// What keeps a callee's formula from being one of the arguments: an argument without a value, or none.
fn missing(callee: &str, args: &[Argument]) -> Reason {
    let why = args.iter().flatten().find_map(|a| a.as_ref().err());
    why.cloned().unwrap_or_else(|| {
        Reason::Unsolved(format!("what `{callee}` reads from memory decides it"))
    })
}

/// Adds a count to a sum; a count that is not known makes the sum unknown.
pub(super) fn add_count(
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
