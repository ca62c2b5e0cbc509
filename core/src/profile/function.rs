//! The symbolic profile of one function: its blocks with their counts, its symbols, assumptions
//! and domain.

use super::callees::CalleeCounts;
use super::calls::CallGraph;
use super::condition::Condition;
use super::count::BlockCount;
use super::given::{assumptions_for, bound_results, build_condition};
use super::loop_locations::loop_locations;
use super::naming::Naming;
use super::solving::{counted_blocks, necessary, Formulas, Profiler, Within};
use super::status::Status;
use super::symbols::SymbolTable;
use super::written::Written;
use crate::assume::{self, Assumed};
use crate::expr::{ConditionExpr, CountExpr, Expr, Node, Store, SymKind};
use crate::ir::{Block, FuncId, Function, Location, Param};
use crate::paper::grammar::GraphView;
use crate::paper::raw::{Metrics, RawProfile};
use crate::rules::Journal;
use crate::solve::{BlockCounts, Endless, Promise, Reason, Solution};
use cranelift_entity::SecondaryMap;
use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

/// A block and its count.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct BlockProfile {
    /// the block
    pub block: Block,
    /// its name in the source
    pub name: String,
    /// its count per execution of the function
    pub count: BlockCount,
    /// its count in counting functions (`#(entry)·loopCount(for.cond)`); none where the control
    /// flow is irreducible
    pub raw: Option<String>,
    /// where it is written, if the IR has debug information
    pub location: Option<Location>,
    /// where the loop is written that starts with this block, likewise
    pub loop_location: Option<Location>,
}

impl BlockProfile {
    pub(super) fn new(func: &Function, block: Block, count: BlockCount) -> BlockProfile {
        let data = &func.blocks[block];
        let (name, location) = (data.name.clone(), data.location.clone());
        BlockProfile { block, name, count, raw: None, location, loop_location: None }
    }
}

pub use crate::solve::{ConditionKinds, FreeSymbol};

/// A parameter as the source declares it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ParameterInfo {
    /// name
    pub name: String,
    /// type as the source spells it
    pub ty: String,
    /// the value where a point says nothing of it; for those that only lowering knows of
    pub default: Option<i64>,
}

impl ParameterInfo {
    fn new(param: &Param) -> ParameterInfo {
        let (name, ty) = (param.name.clone(), param.source_type.clone());
        ParameterInfo { name, ty, default: param.default }
    }

    /// Its type, and its value where a point says nothing of it, as for the signature of a function.
    pub fn declared(&self) -> String {
        match self.default {
            Some(value) => format!("{} = {value}", self.ty),
            None => self.ty.clone(),
        }
    }
}

/// The symbolic profile of a function.
///
/// ```
/// use symprof_core::{ir::{text::parse_function, Module}, profile::*};
/// let mut module = Module::new();
/// let id = module.add(parse_function("
/// func @f(%n: i32, %d: i32) {
/// block entry:
///   %0 = const i32 0
///   %1 = const i32 1
///   %end = sdiv i32 %n, %d
///   jump head(%0)
/// block head(%i: i32):
///   %more = icmp slt %i, %end
///   branch %more, body, exit
/// block body:
///   %c = opaque i1 \"fcmp of data\"
///   branch %c, then, latch
/// block then:
///   jump latch
/// block latch:
///   %next = add nsw i32 %i, %1
///   jump head(%next)
/// block exit:
///   return
/// }")?);
/// let profile = ModuleProfile::new(&module, Options::default().assuming("n >= 0")?);
/// let f = profile.function(id);
/// assert_eq!(f.parameters().len(), 2);
///
/// // where parameters decide: a formula, within a domain
/// let body = f.block("body").ok_or("no body")?;
/// assert_eq!(f.formula_text(body).as_deref(), Some("floor(n/d)"));
/// let domain: Vec<String> = f.domain().iter().map(|&c| f.store().display(c).to_string()).collect();
/// assert_eq!(domain, ["d > 0"]);
/// assert_eq!(f.used_symbols(), ["n", "d"]);
///
/// // where data decides: a formula in a free symbol, and a reason
/// let then = f.block("then").ok_or("no block")?;
/// assert_eq!(then.count.status(), Status::DataDependent);
/// assert_eq!(then.count.reason(), Some("fcmp of data"));
/// let free: Vec<&str> = f.free_symbols().iter().map(|s| s.name.as_str()).collect();
/// assert_eq!(free, ["trueRatio(body)"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct FunctionProfile {
    id: FuncId,
    name: String,
    parameters: Vec<ParameterInfo>,
    store: Store,
    /// the blocks of the source, then those that lowering added and that call someone
    blocks: Vec<BlockProfile>,
    visible: usize,
    index: SecondaryMap<Block, Option<usize>>,
    domain: Arc<[ConditionExpr]>,
    data_domain: Arc<[ConditionExpr]>,
    assumed: Vec<(String, ConditionExpr)>,
    /// what typical uses meet: these conditions, the first of the domain
    typical: Vec<Condition>,
    typical_conditions: usize,
    assumptions: Arc<[String]>,
    details: Vec<Assumed>,
    /// what follows from the conditions of `details` for the symbols that formulas speak of
    necessary: Vec<ConditionExpr>,
    promises: Vec<Promise>,
    symbols: SymbolTable,
    free: Vec<FreeSymbol>,
    /// symbols that an execution may ask for, where there may be one
    executed: Vec<String>,
    endless: Vec<Endless>,
    rules: BTreeSet<&'static str>,
    journal: Option<Box<Journal>>,
    reached: Vec<FuncId>,
    graph: Option<Metrics>,
    conditions: Option<ConditionKinds>,
    /// counts inside callees, once they are asked for
    pub(super) callees: OnceLock<Option<CalleeCounts>>,
    /// formulas as they are shown, once they are asked for
    pub(super) written: OnceLock<Written>,
}

impl FunctionProfile {
    /// What the solver finds, as a profile.
    pub(super) fn solve(with: Profiler<'_, '_>, id: FuncId) -> FunctionProfile {
        let Profiler { module, calls, interpreter, options } = with;
        let func = &module.functions[id];
        let reached = calls.reached(id);
        let symbols = SymbolTable::new(module, &reached);
        let (conditions, rebound) = assumptions_for(&symbols, options);
        let (solution, typical) = with.solution(id, &symbols, &conditions);
        let Solution {
            mut store,
            mut counts,
            obstructions,
            flows,
            flow_guards,
            free,
            guards,
            promises,
            conditions: kinds,
            assumptions: found,
            rules,
            journal,
            unsupported,
            endless,
            trip_counts: _,
        } = solution;

        let mut build = |c: &Condition| build_condition(&symbols, &mut store, c);
        let assumed: Vec<(String, ConditionExpr)> =
            conditions.iter().filter_map(|c| Some((c.text().to_owned(), build(c)?))).collect();
        let in_typical_uses: Vec<ConditionExpr> = typical.iter().filter_map(build).collect();
        let typical_conditions = in_typical_uses.len();
        let domain: Arc<[ConditionExpr]> = in_typical_uses.into_iter().chain(guards).collect();
        let data_domain = domain.iter().chain(&flow_guards).copied().collect();

        let known = assumed.iter().map(|(_, c)| c).chain(domain.iter());
        let known: Vec<Expr> = known.map(|c| c.expr()).collect();
        let details = with.details((id, &reached), found, &mut store, &mut counts, &known);
        let mut words: Vec<String> = assumed.iter().map(|(t, _)| t.clone()).collect();
        words.extend(bound_results(&symbols, options));
        words.extend(assume::in_words(&details));
        let assumptions: Arc<[String]> = words.into();

        let no_count = unsupported.map(Reason::Unsupported);
        let no_count =
            no_count.or_else(|| Some(recursion_by_data(calls, id, &counts, calls.obstacle(id)?)));
        let no_count = no_count.or_else(|| {
            let of = |name| format!("`{name}` is bound to other than its default");
            rebound.map(of).map(Reason::Unsolved)
        });
        let within = Within { domain: domain.clone(), data_domain, assumptions };
        let formulas = Formulas { counts, flows, obstructions, no_count };
        let (shown, visible) = counted_blocks(func);
        let counts = with.block_counts((id, &reached), &mut store, &shown, formulas, &within);
        let view = GraphView::from_function(func).ok();
        let blocks = block_profiles(func, view.as_ref(), shown.into_iter().zip(counts));
        let formulas = blocks.iter().filter_map(|b| b.count.formula()).map(CountExpr::expr);
        let roots: Vec<Expr> =
            formulas.chain(domain.iter().chain(&flow_guards).map(|c| c.expr())).collect();
        let necessary = necessary(&mut store, &details, &roots);
        store.forget_scratch();
        // where something may be executed, what decides the flow is asked for
        let executes = blocks.iter().any(|b| b.count.status() == Status::Simulation)
            || !domain.is_empty()
            || !promises.is_empty()
            || details.iter().any(|a| a.condition.is_some());
        FunctionProfile {
            executed: if executes { interpreter.slice_symbols(id) } else { Vec::new() },
            // a loop is left by what ends the program too
            endless: if calls.may_end(id) { Vec::new() } else { endless },
            rules,
            journal,
            visible,
            index: places(&blocks),
            id,
            name: func.name.clone(),
            parameters: func.params.iter().map(ParameterInfo::new).collect(),
            store,
            blocks,
            domain,
            data_domain: flow_guards.into(),
            assumed,
            typical,
            typical_conditions,
            assumptions: within.assumptions,
            details,
            necessary,
            promises,
            symbols,
            free,
            reached: calls.counted(id),
            graph: view.as_ref().map(|v| Metrics::new(func, v)),
            conditions: kinds,
            callees: OnceLock::new(),
            written: OnceLock::new(),
        }
    }

    /// Its id in the module.
    pub fn id(&self) -> FuncId {
        self.id
    }

    /// The conditions that typical uses meet, if formulas for these were asked for
    /// ([`typical`](crate::assume::AssumptionKind::Typical)): sizes that bound loops are positive and do not wrap around. They are the
    /// first of the [domain](FunctionProfile::domain), so that beyond them the function is executed.
    ///
    /// ```
    /// use symprof_core::{assume::AssumptionKind, ir::{text::parse_function, Module}, profile::*};
    /// let mut module = Module::new();
    /// let id = module.add(parse_function("
    /// func @sum(%n: i32, %pad: i32) {
    /// block entry:
    ///   %0 = const i32 0
    ///   %end = sub i32 %n, %pad
    ///   jump head(%0)
    /// block head(%i: i32):
    ///   %more = icmp slt %i, %end
    ///   branch %more, body, exit
    /// block body:
    ///   %1 = const i32 1
    ///   %next = add nsw i32 %i, %1
    ///   jump head(%next)
    /// block exit:
    ///   return
    /// }")?);
    /// let formula = |kinds: Option<AssumptionKind>| -> Option<(String, Vec<String>)> {
    ///     let profile = ModuleProfile::new(&module, Options::default().granting(kinds));
    ///     let f = profile.function(id);
    ///     let conditions = f.typical().iter().map(|&c| f.store().display(c).to_string());
    ///     Some((f.formula_text(f.block("body")?)?, conditions.collect()))
    /// };
    /// let all = ("max(0, s32(n - pad))".to_owned(), vec![]);
    /// assert_eq!(formula(None), Some(all));
    /// let (text, conditions) = formula(Some(AssumptionKind::Typical)).ok_or("no formula")?;
    /// assert_eq!(text, "n - pad");
    /// assert_eq!(conditions, ["n >= pad", "pad + 2147483647 >= n"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn typical(&self) -> &[ConditionExpr] {
        &self.domain[..self.typical_conditions]
    }

    /// The same as texts, to be built in another store.
    pub(super) fn typical_texts(&self) -> &[Condition] {
        &self.typical
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its parameters, in order.
    pub fn parameters(&self) -> &[ParameterInfo] {
        &self.parameters
    }

    /// The store of all its expressions.
    pub fn store(&self) -> &Store {
        &self.store
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

    /// The profile of a block; of one that lowering added only if someone is called in it.
    pub fn of_block(&self, block: Block) -> Option<&BlockProfile> {
        self.index[block].map(|k| &self.blocks[k])
    }

    /// Conditions under which the formulas hold; elsewhere the function is simulated.
    pub fn domain(&self) -> &[ConditionExpr] {
        &self.domain
    }

    /// Conditions under which the formulas of data-dependent blocks hold: the
    /// [domain](FunctionProfile::domain), and what restricts the values that an execution reads.
    ///
    /// ```
    /// use symprof_core::{ir::text::parse_module, profile::{ModuleProfile, Options}};
    /// let module = parse_module("func @f() {
    /// block entry:
    ///   %0 = const i8 0
    ///   %1 = const i8 1
    ///   %n = call i8 @get()
    ///   jump loop(%0)
    /// block loop(%i: i8):
    ///   %next = add i8 %i, %1
    ///   %more = icmp sle %next, %n
    ///   branch %more, loop(%next), exit
    /// block exit:
    ///   return
    /// }")?;
    /// let profile = ModuleProfile::new(&module, Options::default());
    /// let f = profile.function(profile.by_name("f")?);
    /// let text = f.formula_text(f.block("loop").ok_or("no block")?);
    /// assert_eq!(text.as_deref(), Some("max(0, get@entry) + 1"));
    /// // with `i8` no value is above 127, and the loop would go on for ever
    /// let domain: Vec<String> = f.data_domain().iter().map(|c| f.store().display(*c).to_string()).collect();
    /// assert_eq!(domain, ["get@entry <= 126"]);
    /// assert!(f.domain().is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn data_domain(&self) -> &[ConditionExpr] {
        &self.data_domain
    }

    /// Conditions that the user assumes, with their text.
    pub fn assumed(&self) -> &[(String, ConditionExpr)] {
        &self.assumed
    }

    /// The paper's complexity metrics of the flow graph; none where it is irreducible.
    pub fn graph_metrics(&self) -> Option<Metrics> {
        self.graph
    }

    /// What kinds of conditions decide the flow; none where it is irreducible.
    pub fn conditions(&self) -> Option<ConditionKinds> {
        self.conditions
    }

    /// How many blocks have that status.
    pub fn blocks_with(&self, status: Status) -> usize {
        self.blocks().iter().filter(|b| b.count.status() == status).count()
    }

    /// Has every block a formula over the parameters alone?
    pub fn is_wholly_solved(&self) -> bool {
        self.blocks().iter().all(|b| b.count.status() <= Status::Summation)
    }

    /// All that was assumed, in words.
    pub fn assumptions(&self) -> &[String] {
        &self.assumptions
    }

    /// How the counts were found, if the [settings](crate::rules::Settings::with_journal) ask for it.
    pub fn journal(&self) -> Option<&Journal> {
        self.journal.as_deref()
    }

    /// The names of the solver's [`rules`](mod@crate::rules) that answered for this function, also on
    /// the way to what was given up.
    pub fn rules(&self) -> &BTreeSet<&'static str> {
        &self.rules
    }

    /// What was assumed beyond what the user assumes, with conditions and the blocks concerned.
    pub fn assumption_details(&self) -> &[Assumed] {
        &self.details
    }

    /// What every defined execution meets, beyond the domain: at a point that breaks one, execution
    /// is undefined, as far as it gets there.
    pub fn promises(&self) -> &[Promise] {
        &self.promises
    }

    /// What a point may bind.
    pub fn symbols(&self) -> &SymbolTable {
        &self.symbols
    }

    /// The function itself and those with a body that it may reach.
    pub fn reached(&self) -> &[FuncId] {
        &self.reached
    }

    /// The formulas of all blocks that have one.
    pub fn formulas(&self) -> Vec<CountExpr> {
        self.blocks.iter().filter_map(|b| b.count.formula()).collect()
    }

    /// The symbols that an evaluation may ask for: the parameters and load paths that formulas and
    /// domain use and, where there may be an execution, those that decide the flow. In the order of
    /// the function's symbols.
    pub fn used_symbols(&self) -> Vec<&str> {
        let mut used = self.names_of(|k| matches!(k, SymKind::Parameter | SymKind::Defaulted));
        used.retain(|n| self.free_symbol(n).is_none());
        used.extend(self.executed.iter().map(String::as_str));
        let mut names: Vec<&str> =
            self.symbols.iter().map(|s| s.name.as_str()).filter(|n| used.contains(n)).collect();
        names.extend(used.iter().filter(|n| self.symbols.find(n).is_none()));
        names
    }

    /// Loops that some points never leave.
    pub(super) fn endless(&self) -> &[Endless] {
        &self.endless
    }

    /// Conditions that must hold at a point for what is assumed to hold, whatever the symbols are that it need not
    /// bind: the addresses of buffers, say, that must not wrap around.
    pub(super) fn necessary(&self) -> &[ConditionExpr] {
        &self.necessary
    }

    /// The symbols in formulas that no parameter decides.
    pub fn free_symbols(&self) -> Vec<&FreeSymbol> {
        let used = self.names_of(|k| k != SymKind::Parameter);
        self.free.iter().filter(|f| used.contains(f.name.as_str())).collect()
    }

    /// The free symbol of that name, or with a place in it as the source calls it (`c->rows@if.end`).
    pub(super) fn free_symbol(&self, name: &str) -> Option<&FreeSymbol> {
        let of = |name: &str| self.free.iter().find(|f| f.name == name);
        of(name).or_else(|| {
            let (place, block) = name.split_once('@')?;
            let symbol = self.symbols.find(place)?;
            of(&format!("{}@{block}", symbol.name))
        })
    }

    fn names_of(&self, wanted: impl Fn(SymKind) -> bool) -> BTreeSet<&str> {
        let formulas = self.formulas().into_iter().map(CountExpr::expr);
        let domain = self.domain.iter().chain(self.data_domain.iter());
        let roots: Vec<Expr> = formulas.chain(domain.map(|c| c.expr())).collect();
        let mut names = BTreeSet::new();
        self.store.visit(&roots, |_, node| {
            if let Node::Symbol(s) = node {
                let data = self.store.symbol_data(*s);
                if wanted(data.kind) {
                    names.insert(data.name.as_str());
                }
            }
        });
        names
    }

    /// May a point bind that name: is it a symbol, a place in memory, or a free symbol of what data decides?
    ///
    /// ```
    /// use symprof_core::{ir::{text::parse_function, Module}, profile::*};
    /// let mut module = Module::new();
    /// let id = module.add(parse_function("func @f(%n: i32) {\nblock entry:\n  return\n}")?);
    /// let profile = ModuleProfile::new(&module, Options::default());
    /// assert!(profile.function(id).takes("n") && !profile.function(id).takes("m"));
    /// # Ok::<(), symprof_core::ir::text::ParseError>(())
    /// ```
    pub fn takes(&self, name: &str) -> bool {
        self.symbols.takes(name) || self.free_symbol(name).is_some()
    }

    /// The formula of a block as text, as [`written`](Self::written) has it. One that is very long says
    /// under `where` what repeats in it.
    pub fn formula_text(&self, block: &BlockProfile) -> Option<String> {
        let (written, formula) = (self.written(), block.count.formula()?);
        let (store, e) = (written.store(), written.count(formula));
        let full = store.display(e).to_string();
        match full.len() <= LONG {
            true => Some(full),
            false => Some(Naming::new(store, &[e]).standalone(store, e, LONG)),
        }
    }
}

/// The profiles of the blocks with these counts, with what their source and the flow graph say of them.
/// What stands in the way of the counts of an execution; that data decides it, where that is said of a recursive call: how
/// often the function is entered again no execution over parameters tells.
fn recursion_by_data(
    calls: &CallGraph<'_>,
    id: FuncId,
    counts: &BlockCounts,
    obstacle: Reason,
) -> Reason {
    let Reason::Unsolved(_) = obstacle else { return obstacle };
    let decided = calls.recursive_calls(id).into_iter().find_map(|b| match &counts[b] {
        Some(Err(Reason::Data(why))) => Some(why.clone()),
        _ => None,
    });
    match decided {
        Some(why) => {
            let name = &calls.module().functions[id].name;
            Reason::Data(format!("how often `{name}` calls itself: {why}"))
        }
        None => obstacle,
    }
}

fn block_profiles(
    func: &Function,
    view: Option<&GraphView>,
    counts: impl Iterator<Item = (Block, BlockCount)>,
) -> Vec<BlockProfile> {
    let raw = view.map(|v| (RawProfile::new(v), v));
    let loops = loop_locations(func);
    let profile = |(b, count): (Block, BlockCount)| BlockProfile {
        raw: raw.as_ref().map(|(r, v)| r.display(v, r.one_step(b)).to_string()),
        loop_location: loops.get(&b).cloned(),
        ..BlockProfile::new(func, b, count)
    };
    counts.map(profile).collect()
}

/// The place of each block in the list.
fn places(blocks: &[BlockProfile]) -> SecondaryMap<Block, Option<usize>> {
    let mut index = SecondaryMap::new();
    for (k, b) in blocks.iter().enumerate() {
        index[b.block] = Some(k);
    }
    index
}

/// Formulas up to this length are written in full.
const LONG: usize = 16_000;
