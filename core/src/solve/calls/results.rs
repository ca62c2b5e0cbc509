//! Results of callees whose body is present, as formulas over their arguments.
//!
//! A callee is solved once, over its own parameters; at a call its result is copied with the
//! arguments in place of the parameters. Recursion and results that memory or data decide stay
//! unknown here; simulation executes them.

use crate::analysis::looping::looping;
use crate::assume::{AssumptionKind, Disabled, ON_REQUEST};
use crate::expr::{Expr, Num, Store, Sym};
use crate::ir::{Block, CallInfo, Callee, FuncId, Inst, Module, Terminator, Type, Value, ValueDef};
use crate::memory::fields::StoredFields;
use crate::memory::writes::{summaries, Written};
use crate::rules::Settings;
use crate::solve::calls::frozen::{freezes, of_result, FrozenResult};
use crate::solve::calls::inherited::{inherit, inherited_promises, Inherited};
use crate::solve::calls::outcomes::{left_at_return, read_at_call, read_at_entry, EntryPlace};
use crate::solve::context::addresses::symbols;
use crate::solve::context::notes::{callee_name, may_not_return, Object};
use crate::solve::context::{Program, Reading, SolveContext};
use crate::solve::count::flags::is_known_number;
use crate::solve::data::reaching::unknown;
use crate::solve::data::tables::note_read;
use crate::solve::loop_facts::facts_in;
use crate::solve::path::{node_of, reach};
use crate::solve::value::{declare_parameters, value_in};
use crate::solve::{Graphs, Inclusive, Reason};
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// What is known of the functions of a module as callees, filled as it is asked for.
///
/// ```
/// use std::sync::Arc;
/// use symprof_core::assume::AssumptionKind;
/// use symprof_core::rules::Settings;
/// use symprof_core::solve::Callees;
/// let settings = Settings::default().without_rules(["multiplying"])?;
/// let callees = Callees::new([AssumptionKind::Disjoint].into()).with_settings(Arc::new(settings));
/// assert!(callees.disabled().contains(&AssumptionKind::Disjoint));
/// assert!(!callees.settings().tries("multiplying"));
/// # Ok::<(), symprof_core::rules::UnknownRule>(())
/// ```
#[derive(Debug, Default)]
pub struct Callees {
    /// assumptions that are not made
    disabled: Disabled,
    /// assumptions that are made only on request, and are requested
    granted: BTreeSet<AssumptionKind>,
    /// limits, and rules that are not tried
    settings: Arc<Settings>,
    /// functions whose body a call by name runs, once asked for
    names: OnceLock<FxHashMap<String, FuncId>>,
    /// what each function returns: as its flags promise, and as it executes
    known: [Mutex<FxHashMap<FuncId, Arc<Summary>>>; 2],
    inclusive: Mutex<FxHashMap<FuncId, Arc<Inclusive>>>,
    /// names of unknown callees behind each function, once asked for
    unknown: Mutex<FxHashMap<FuncId, Arc<BTreeSet<String>>>>,
    /// functions with loops or recursions, and those that call one, once asked for
    looping: OnceLock<SecondaryMap<FuncId, bool>>,
    /// what functions leave in places of their callers, as it is asked for
    left: Mutex<FxHashMap<(FuncId, EntryPlace), Arc<Summary>>>,
    /// what each function may write, once asked for
    written: OnceLock<SecondaryMap<FuncId, Option<Written>>>,
    /// the fields that each function stores, once asked for
    fields: OnceLock<StoredFields>,
    /// whether a function freezes something, once asked for
    freezing: OnceLock<bool>,
}

/// A function as its callers see it.
#[derive(Debug)]
pub(in crate::solve) struct Summary {
    pub(super) store: Store,
    /// the value returned, or why it is not known
    pub(super) result: Result<Expr, Reason>,
    /// what the result rests on
    guards: Vec<Expr>,
    /// that it reads tables within their ends, and what it does else
    within_tables: Vec<(Expr, String)>,
    assumptions: Vec<Inherited>,
    /// the address symbols of its pointer parameters
    pointers: Vec<Option<Sym>>,
    /// does the function, or one whose result it uses, look at the bits of poison?
    freezes: bool,
    /// what the result rests on where poison is frozen: for a caller that does not freeze it, and for one that does
    pub(super) frozen: [FrozenResult; 2],
    /// symbols for what the function reads from memory, and the places, as its caller left them
    pub(super) reads: Vec<(Sym, EntryPlace)>,
}

impl Callees {
    /// Nothing known yet; assumptions of these kinds are not made.
    pub fn new(disabled: Disabled) -> Callees {
        Callees { disabled, ..Callees::default() }
    }

    /// The same with other limits, or with rules switched off.
    #[must_use]
    pub fn with_settings(self, settings: Arc<Settings>) -> Callees {
        Callees { settings, ..self }
    }

    /// The same, and those of these kinds that are made only on request are made.
    #[must_use]
    pub fn granting(self, granted: BTreeSet<AssumptionKind>) -> Callees {
        Callees { granted, ..self }
    }

    /// Are assumptions of that kind made?
    pub(in crate::solve) fn assumes(&self, kind: AssumptionKind) -> bool {
        // what typical uses mean
        let implied = kind == AssumptionKind::FieldsConstant
            && self.granted.contains(&AssumptionKind::Typical)
            && !self.disabled.contains(&AssumptionKind::Typical);
        let asked = !ON_REQUEST.contains(&kind) || self.granted.contains(&kind) || implied;
        asked && !self.disabled.contains(&kind)
    }

    /// Does the user vouch for what assumptions of that kind say?
    pub(in crate::solve) fn grants(&self, kind: AssumptionKind) -> bool {
        self.granted.contains(&kind)
    }

    /// What the analysis may take, and which rules it tries.
    pub fn settings(&self) -> Arc<Settings> {
        Arc::clone(&self.settings)
    }

    /// The kinds of assumptions that are not made.
    pub fn disabled(&self) -> &Disabled {
        &self.disabled
    }

    /// The function whose body a call by that name runs.
    pub(in crate::solve) fn definitive(&self, module: &Module, name: &str) -> Option<FuncId> {
        let names = self.names.get_or_init(|| {
            let names = module.definitive().into_iter();
            names.map(|(n, id)| (n.to_owned(), id)).collect()
        });
        names.get(name).copied()
    }

    /// What the function may write that a call runs, if its name says which.
    pub(in crate::solve) fn written(&self, module: &Module, call: &CallInfo) -> Option<&Written> {
        let target = |call: &CallInfo| match &call.callee {
            Callee::Direct(name) => self.definitive(module, name),
            _ => None,
        };
        let id = target(call)?;
        self.written.get_or_init(|| summaries(module, target))[id].as_ref()
    }

    /// The fields that each function stores.
    pub(in crate::solve) fn fields(&self, module: &Module) -> &StoredFields {
        self.fields.get_or_init(|| StoredFields::new(module))
    }

    /// The names of functions of which nothing is known that the function, or one that it calls, calls: they
    /// may not come back. Each function's are found once.
    pub(in crate::solve) fn unknown_calls(
        &self,
        module: &Module,
        id: FuncId,
    ) -> Arc<BTreeSet<String>> {
        let known =
            |id| self.unknown.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned();
        if let Some(found) = known(id) {
            return found;
        }
        let (mut seen, mut found, mut work) = (FxHashSet::default(), BTreeSet::new(), vec![id]);
        while let Some(f) = work.pop() {
            if !seen.insert(f) {
                continue;
            }
            if let Some(inner) = known(f) {
                found.extend(inner.iter().cloned());
                continue;
            }
            let func = &module.functions[f];
            for (_, inst) in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
                let Inst::Call(call) = inst else { continue };
                let body = match &call.callee {
                    Callee::Direct(name) => self.definitive(module, name),
                    _ => None,
                };
                match body {
                    Some(callee) => work.push(callee),
                    None if may_not_return(call) => drop(found.insert(callee_name(call))),
                    None => {}
                }
            }
        }
        let found = Arc::new(found);
        let mut all = self.unknown.lock().unwrap_or_else(PoisonError::into_inner);
        all.entry(id).or_insert(found).clone()
    }

    /// Has the function, or one that it calls, a loop or a recursion? Every other one comes back, or ends
    /// the program. Found once for the module.
    pub(crate) fn may_be_endless(&self, module: &Module, id: FuncId) -> bool {
        let target = |call: &CallInfo| match &call.callee {
            Callee::Direct(name) => self.definitive(module, name),
            _ => None,
        };
        self.looping.get_or_init(|| looping(module, target))[id]
    }

    /// May a call not come back, because nothing is known of its callee, or of one that this calls?
    pub(crate) fn may_not_return(&self, module: &Module, call: &CallInfo) -> bool {
        let body = match &call.callee {
            Callee::Direct(name) => self.definitive(module, name),
            _ => None,
        };
        match body {
            Some(id) => !self.unknown_calls(module, id).is_empty(),
            None => may_not_return(call),
        }
    }

    pub(crate) fn inclusive_known(&self, id: FuncId) -> Option<Arc<Inclusive>> {
        self.inclusive.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    pub(in crate::solve) fn keep_inclusive(&self, id: FuncId, solved: Arc<Inclusive>) {
        let mut known = self.inclusive.lock().unwrap_or_else(PoisonError::into_inner);
        known.entry(id).or_insert(solved);
    }

    /// Does a function of the module freeze something? Else nothing of it is asked for. Found once.
    pub(in crate::solve) fn anyone_freezes(&self, module: &Module) -> bool {
        let any = || module.functions.keys().any(|f| freezes(module, f));
        *self.freezing.get_or_init(any)
    }

    pub(super) fn summary(
        &self,
        module: &Module,
        id: FuncId,
        active: &[FuncId],
        reading: Reading,
    ) -> Arc<Summary> {
        let memo = &self.known[reading as usize];
        let known = memo.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned();
        if let Some(s) = known {
            return s;
        }
        let mut active = active.to_vec();
        active.push(id);
        let result = |cx: &mut SolveContext<'_>| returned(cx, reading);
        let summary = Arc::new(summarize(module, id, self, active, result));
        let mut known = memo.lock().unwrap_or_else(PoisonError::into_inner);
        known.entry(id).or_insert(summary).clone()
    }

    /// What a function leaves in a place of its caller, over its parameters and what it reads.
    pub(super) fn left(
        &self,
        module: &Module,
        (id, place): (FuncId, &EntryPlace),
        active: &[FuncId],
    ) -> Arc<Summary> {
        let key = (id, place.clone());
        let known = self.left.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        if let Some(s) = known {
            return s;
        }
        let mut active = active.to_vec();
        active.push(id);
        let result = |cx: &mut SolveContext<'_>| left_at_return(cx, place);
        let summary = Arc::new(summarize(module, id, self, active, result));
        let mut known = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        known.entry(key).or_insert(summary).clone()
    }
}

fn summarize(
    module: &Module,
    id: FuncId,
    callees: &Callees,
    active: Vec<FuncId>,
    result: impl FnOnce(&mut SolveContext<'_>) -> Result<Expr, Reason>,
) -> Summary {
    let func = &module.functions[id];
    let graphs = Graphs::new(func);
    let unknown = |why: String| Summary {
        store: Store::new(),
        result: Err(Reason::Unsolved(why)),
        guards: Vec::new(),
        within_tables: Vec::new(),
        assumptions: Vec::new(),
        pointers: Vec::new(),
        freezes: false,
        frozen: Default::default(),
        reads: Vec::new(),
    };
    if let Some(why) = func.unsupported.clone().or_else(|| graphs.irreducible(func)) {
        return unknown(why);
    }
    let mut cx = SolveContext::new(module, func, &graphs, callees, &active);
    declare_parameters(&mut cx);
    let result = result(&mut cx);
    let freezes = freezes(module, id) || cx.ledger().callee_freezes;
    let assumptions = inherited_promises(&mut cx);
    let frozen = Reading::ALL.map(|reading| of_result(&mut cx, reading));
    let pointers = pointer_parameters(&cx);
    let reads = read_at_entry(&cx);
    let (store, ledger) = cx.into_parts();
    let result = match ledger.unmet {
        Some(why) => Err(Reason::Unsolved(why)),
        None => result,
    };
    let (mut guards, within_tables) = (ledger.guards, ledger.within_tables);
    guards.retain(|g| within_tables.iter().all(|(c, _)| c != g));
    Summary { result, freezes, frozen, assumptions, pointers, guards, within_tables, store, reads }
}

/// The value that the function returns; in one reading.
fn returned(cx: &mut SolveContext<'_>, reading: Reading) -> Result<Expr, Reason> {
    let mut acc: Option<Expr> = None;
    for &b in cx.program().cfg.reverse_postorder().iter().rev() {
        let Terminator::Return(v) = &cx.program().func.blocks[b].terminator else { continue };
        let Some(v) = *v else {
            return Err(Reason::Unsolved("it returns nothing".into()));
        };
        if cx.program().forest.innermost(b).is_some() {
            return Err(Reason::Unsolved("it returns from within a loop".into()));
        }
        let e = value_in(cx, v, None, reading);
        acc = Some(match acc {
            None => e,
            Some(other) => {
                let Some(node) = node_of(cx, None, b) else { continue };
                let c = reach(cx, None, node);
                cx.ite(c, e, other)
            }
        });
    }
    let e = acc.ok_or_else(|| Reason::Unsolved("it does not return".into()))?;
    match cx.unknown_in(e) {
        Some(r) => Err(r),
        None => Ok(e),
    }
}

/// The result of a call to a function of the module, over the values at the call.
pub(in crate::solve) fn callee_result(
    cx: &mut SolveContext<'_>,
    name: &str,
    callee: FuncId,
    args: &[Value],
    (value, at): (Value, Block),
    reading: Reading,
) -> Result<Expr, Reason> {
    let unsolved = |why: &str| Reason::Unsolved(format!("the result of `{name}`: {why}"));
    if cx.program().active.contains(&callee) {
        return Err(unsolved("it is recursive"));
    }
    let Program { module, callees, active, func, .. } = cx.program();
    let summary = callees.summary(module, callee, active, reading);
    let ValueDef::Inst(_, inst) = func.values[value].def else {
        return Err(unsolved("it is no result of an instruction"));
    };
    let site = SummaryAt { name, callee, args, value: Some(value), at: (at, inst), unknown: None };
    if let Err(Reason::Unsolved(why)) = &summary.result {
        return Err(unsolved(why));
    }
    over_values(cx, &summary, &site, reading).map_err(|why| match why {
        Reason::Unsolved(why) => unsolved(&why),
        other => other,
    })
}

/// A call at which a summary of the callee is looked at.
pub(super) struct SummaryAt<'s> {
    pub(super) name: &'s str,
    pub(super) callee: FuncId,
    pub(super) args: &'s [Value],
    /// the value that it defines
    pub(super) value: Option<Value>,
    /// where it stands
    pub(super) at: (Block, u32),
    /// a place that may hold something unknown before the call: where it does, the answer speaks of that
    pub(super) unknown: Option<EntryPlace>,
}

/// What a summary says at a call, over the values there.
pub(super) fn over_values(
    cx: &mut SolveContext<'_>,
    summary: &Summary,
    site: &SummaryAt<'_>,
    reading: Reading,
) -> Result<Expr, Reason> {
    let unsolved = |why: &str| Reason::Unsolved(why.to_owned());
    let result = summary.result.clone()?;
    // What comes out of a `freeze` is what executes, so that is what must go in.
    let reading = if summary.freezes { Reading::Executed } else { reading };
    cx.ledger_mut().callee_freezes |= summary.freezes;
    let here = cx.program().forest.innermost(site.at.0);
    let params = &cx.program().module.functions[site.callee].params;
    let types = |s: &SolveContext<'_>, a: &Value| s.program().func.values[*a].ty;
    if params.len() != site.args.len()
        || params.iter().zip(site.args).any(|(p, a)| p.ty != types(cx, a))
    {
        return Err(unsolved("it is called with other arguments than it takes"));
    }
    let mut bound: FxHashMap<Sym, Expr> = FxHashMap::default();
    for (k, (p, a)) in params.iter().zip(site.args).enumerate() {
        let symbol = match p.ty {
            Type::Int(_) => summary.store.find_symbol(&p.name),
            _ => summary.pointers.get(k).copied().flatten(),
        };
        if let Some(s) = symbol {
            let value = value_in(cx, *a, here, reading);
            // the callee's formulas rest on where addresses lie
            let data = summary.store.symbol_data(s);
            let i = cx.interval(value);
            let inside = |lo: &Num, hi: &Num| {
                i.lo.as_ref().is_some_and(|x| x >= lo) && i.hi.as_ref().is_some_and(|x| x <= hi)
            };
            let fits = match (p.ty, &data.lo, &data.hi) {
                (Type::Ptr, Some(lo), Some(hi)) => inside(lo, hi),
                _ => true,
            };
            if !fits {
                return Err(unsolved("it rests on where an address lies"));
            }
            bound.insert(s, value);
        }
    }
    let mut roots = vec![result];
    roots.extend(&summary.guards);
    roots.extend(summary.within_tables.iter().map(|(c, _)| c));
    let spoken_of = symbols(&summary.store, &roots);
    for (s, place) in summary.reads.iter().filter(|(s, _)| spoken_of.contains(s)) {
        let found = match read_at_call(cx, site.args, place, site.at) {
            None if site.unknown.as_ref() == Some(place) => Some(unknown(cx)),
            found => found,
        };
        if let Some(e) = found {
            bound.insert(*s, e);
        }
    }
    let mut map = |_: &mut Store, s: Sym| bound.get(&s).copied();
    let memory = || unsolved("it rests on memory");
    let e = cx.import(&summary.store, result, &mut map).ok_or_else(memory)?;
    let mut facts = facts_in(cx, here);
    for g in &summary.guards {
        let g = cx.import(&summary.store, *g, &mut map).ok_or_else(memory)?;
        if facts.decide(cx, g) != Some(true) {
            return Err(unsolved("it holds in part of its domain only"));
        }
    }
    for (c, broken) in &summary.within_tables {
        let c = cx.import(&summary.store, *c, &mut map).ok_or_else(memory)?;
        if facts.decide(cx, c) == Some(true) {
            continue;
        }
        // the call says it of its arguments
        if site.value.is_none() || !is_known_number(cx, c) {
            return Err(unsolved("it may read beyond the end of a table"));
        }
        let broken = format!("{broken} (in {})", crate::known::shown_name(site.name));
        note_read(cx, site.at, c, broken);
    }
    inherit(cx, &summary.assumptions, site.args, (site.value, site.at.0), site.name)?;
    Ok(e)
}

/// The address symbols of the pointer parameters, where they are spoken of.
pub(in crate::solve) fn pointer_parameters(cx: &SolveContext<'_>) -> Vec<Option<Sym>> {
    let params = 0..cx.program().func.params.len() as u32;
    params.map(|k| cx.objects().symbols.get(&Object::Param(k)).copied()).collect()
}
