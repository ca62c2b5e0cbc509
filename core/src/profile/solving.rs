//! What a profile is made of beside formulas: which analysis gives them, what they rest on, and the count object
//! of each block, with its status, its domain, and what is executed elsewhere.

use super::calls::CallGraph;
use super::condition::Condition;
use super::count::{BlockCount, Piece, PieceCount};
use super::endings::endings;
use super::given::build_condition;
use super::status::Status;
use super::symbols::SymbolTable;
use super::unending::EndlessCalls;
use super::{typical, Options};
use crate::assume::{Assumed, AssumptionKind};
use crate::expr::{ConditionExpr, CountExpr, Expr, Node, Simulated, Store};
use crate::interp::Interpreter;
use crate::ir::{Block, FuncId, Function, Inst, Module, Param, Type};
use crate::solve::{solve_here, AssumedCondition, BlockCounts, Obstruction, Reason, Solution};
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::OnceCell;
use std::sync::Arc;

/// What functions are profiled with.
#[derive(Clone, Copy)]
pub(super) struct Profiler<'a, 'm> {
    pub(super) module: &'m Module,
    pub(super) calls: &'a CallGraph<'m>,
    pub(super) interpreter: &'a Interpreter<'m>,
    pub(super) options: &'a Options,
}

/// What must hold for assumptions to hold, of the symbols that formulas speak of: a point need not bind more. Promises
/// of flags are looked at where they matter.
pub(super) fn necessary(
    store: &mut Store,
    details: &[Assumed],
    formulas: &[Expr],
) -> Vec<ConditionExpr> {
    let decided = details.iter().filter(|a| a.kind != AssumptionKind::Defined);
    let conditions: Vec<Expr> =
        decided.filter_map(|a| a.condition.map(ConditionExpr::expr)).collect();
    if conditions.is_empty() {
        return Vec::new();
    }
    let mut symbols = FxHashSet::default();
    store.visit(formulas, |_, node| {
        if let Node::Symbol(s) = node {
            symbols.insert(*s);
        }
    });
    let mut found = Vec::new();
    for condition in conditions {
        let about = store.consequence_about(condition, &symbols);
        let about = about.filter(|c| *c != condition && !store.is_one(*c));
        if let Some(c) = about.map(ConditionExpr::new).filter(|c| !found.contains(c)) {
            found.push(c);
        }
    }
    found
}

/// What the solver found for the blocks of a function.
pub(super) struct Formulas {
    pub(super) counts: BlockCounts,
    /// for a block that data decides, a formula in the free symbols
    pub(super) flows: SecondaryMap<Block, Option<CountExpr>>,
    pub(super) obstructions: SecondaryMap<Block, Option<Obstruction>>,
    /// why no block of the function has a count
    pub(super) no_count: Option<Reason>,
}

impl Formulas {
    /// The formula of a block, with the reason where it is in free symbols; or why it has none.
    fn of(&self, b: Block) -> Result<(CountExpr, Option<String>), Reason> {
        let left_out = || Reason::Unsolved("the solver left the block out".into());
        match (&self.no_count, &self.counts[b]) {
            (Some(why), _) => Err(why.clone()),
            (_, Some(Ok(e))) => Ok((*e, None)),
            (_, Some(Err(why))) => match (why, self.flows[b]) {
                (Reason::Data(text), Some(e)) => Ok((e, Some(text.clone()))),
                _ => Err(why.clone()),
            },
            (_, None) => Err(left_out()),
        }
    }
}

/// Where formulas hold.
pub(super) struct Within {
    pub(super) domain: Arc<[ConditionExpr]>,
    /// the same of formulas in free symbols
    pub(super) data_domain: Arc<[ConditionExpr]>,
    /// in words
    pub(super) assumptions: Arc<[String]>,
}

impl Profiler<'_, '_> {
    /// The solver's answer under these conditions; and those that typical uses meet, if these are asked for.
    pub(super) fn solution(
        &self,
        id: FuncId,
        symbols: &SymbolTable,
        conditions: &[Condition],
    ) -> (Solution, Vec<Condition>) {
        let build = |s: &mut Store, c: &Condition| build_condition(symbols, s, c);
        let solve = |given: &[Condition]| {
            let builders: Vec<_> = given.iter().map(|c| move |s: &mut Store| build(s, c)).collect();
            let given: Vec<AssumedCondition<'_>> =
                builders.iter().map(|b| b as AssumedCondition<'_>).collect();
            solve_here(self.module, id, &given, self.calls.results())
        };
        let (first, wanted) = (solve(conditions), AssumptionKind::Typical);
        if !self.options.granted.contains(&wanted) || self.options.disabled.contains(&wanted) {
            return (first, Vec::new());
        }
        let mut found = Vec::new();
        (typical::solve(first, symbols, conditions, &mut found, &solve), found)
    }

    /// What the solver assumed, and what is assumed of calls where these are followed; counts are forgotten that
    /// rest on what is not to be assumed of calls.
    pub(super) fn details(
        &self,
        (id, reached): (FuncId, &[FuncId]),
        mut details: Vec<Assumed>,
        store: &mut Store,
        counts: &mut BlockCounts,
        known: &[Expr],
    ) -> Vec<Assumed> {
        let Profiler { module, calls, interpreter, .. } = *self;
        if calls.vouches_for_no_exit() {
            details.retain(|a| a.kind != AssumptionKind::NoExit);
        }
        if calls.obstacle(id).is_none() {
            let func = &module.functions[id];
            details.extend(calls.threads_assumed(reached));
            details.extend(calls.unread_assumed(reached));
            details.extend(calls.called_back_from(id).assumed(&[id], func));
            details.extend(endings((module, calls, interpreter), (id, reached), store, known));
            if let Some(endless) = EndlessCalls::of(self, id) {
                let assumed = endless.assumed(self, (id, reached), &details, store, known);
                match self.options.disabled.contains(&AssumptionKind::Ends) {
                    false => details.extend(assumed),
                    true => EndlessCalls::forget_counts(&assumed, counts),
                }
            }
        }
        details
    }

    /// The count objects of some blocks.
    pub(super) fn block_counts(
        &self,
        (id, reached): (FuncId, &[FuncId]),
        store: &mut Store,
        blocks: &[Block],
        formulas: Formulas,
        within: &Within,
    ) -> Vec<BlockCount> {
        let (interpreter, func) = (self.interpreter, &self.module.functions[id]);
        let Within { domain, data_domain, assumptions } = within;
        let all: FxHashMap<Block, _> = func.layout.iter().map(|&b| (b, formulas.of(b))).collect();
        let solved = || func.layout.iter().copied().filter(|b| all[b].is_ok());
        let given: Vec<Expr> =
            solved().filter_map(|b| Some(all[&b].as_ref().ok()?.0.expr())).collect();
        let factored = store.factored(&given);
        let statuses = Status::of_all(store, &factored);
        let mut shown: SecondaryMap<Block, Option<Expr>> = SecondaryMap::new();
        for (b, &e) in solved().zip(&factored) {
            shown[b] = Some(e);
        }
        let mut slice =
            Slice { interpreter, id, reached: reached.len(), arguments: OnceCell::new() };
        let found = |b: Block| match (&all[&b], shown[b]) {
            (Ok((_, why)), Some(e)) => Ok((e, why.clone())),
            (Ok((e, why)), None) => Ok((e.expr(), why.clone())),
            (Err(why), _) => Err(why.clone()),
        };
        blocks
            .iter()
            .map(|&b| {
                let obstruction = formulas.obstructions[b].as_ref().map(|o| o.text(store, func));
                let found = Found { count: found(b), obstruction };
                let by_data = matches!(&found.count, Ok((_, Some(_))));
                let domain = if by_data { data_domain } else { domain };
                let mut simulate = || slice.count(store, func, b);
                count(&statuses, found, &mut simulate, domain, assumptions)
            })
            .collect()
    }
}

/// The control slice of a function as an expression.
struct Slice<'a, 'm> {
    interpreter: &'a Interpreter<'m>,
    id: FuncId,
    reached: usize,
    /// its arguments, if these decide all; made when first asked for
    arguments: OnceCell<Option<Vec<Expr>>>,
}

impl Slice<'_, '_> {
    fn count(&mut self, store: &mut Store, func: &Function, block: Block) -> Option<CountExpr> {
        let arguments = self.arguments.get_or_init(|| {
            if self.reached > store.limits().profiles.sliced_functions {
                return None;
            }
            let needed = self.interpreter.deciding_integers(self.id)?;
            let integers = func.params.iter().filter_map(|p| match p.ty {
                Type::Int(w) => Some((p, w)),
                _ => None,
            });
            let argument = |((p, w), needed): ((&Param, u8), bool)| match needed {
                true => store.parameter(&p.name, w),
                false => store.zero(),
            };
            Some(integers.zip(needed).map(argument).collect())
        });
        let arguments = arguments.as_ref()?;
        let (function, block) = (&func.name, &func.blocks[block].name);
        let what = Simulated { executed: function, function, block };
        Some(CountExpr::new(store.simulation(what, arguments)))
    }
}

/// The blocks of a function in the order of the source, then those that lowering added in which
/// someone is called; and how many the former are.
pub(super) fn counted_blocks(func: &Function) -> (Vec<Block>, usize) {
    let is_hidden = |b: &Block| func.blocks[*b].hidden;
    let calls_some = |b: &Block| {
        func.blocks[*b].insts.iter().any(|(_, i)| matches!(i, Inst::Call(c) if c.counted))
    };
    let mut blocks: Vec<Block> = func.layout.iter().copied().filter(|b| !is_hidden(b)).collect();
    let visible = blocks.len();
    blocks.extend(func.layout.iter().copied().filter(|b| is_hidden(b) && calls_some(b)));
    (blocks, visible)
}

/// What was found for a block.
pub(super) struct Found {
    /// a formula, with the reason for it where it is in free symbols; or why there is none
    pub(super) count: Result<(Expr, Option<String>), Reason>,
    /// what stands in the way of a closed form, if evaluation steps through a sum or a search
    pub(super) obstruction: Option<String>,
}

/// The count object of what was found for a block.
pub(super) fn count(
    statuses: &FxHashMap<Expr, Status>,
    found: Found,
    simulate: &mut dyn FnMut() -> Option<CountExpr>,
    domain: &Arc<[ConditionExpr]>,
    assumptions: &Arc<[String]>,
) -> BlockCount {
    let everywhere: Arc<[ConditionExpr]> = Arc::from([]);
    let piece = |count, status, domain: &Arc<[ConditionExpr]>| Piece {
        domain: domain.clone(),
        count,
        status,
        assumptions: assumptions.clone(),
    };
    match found.count {
        Ok((e, why)) => {
            let mut status = statuses.get(&e).copied().unwrap_or(Status::Unsupported);
            if why.is_some() {
                // in free symbols, the address of a pointer among them
                status = status.max(Status::DataDependent);
            }
            let mut pieces = vec![piece(PieceCount::Formula(CountExpr::new(e)), status, domain)];
            if !domain.is_empty() {
                let otherwise = PieceCount::Simulate(simulate());
                pieces.push(piece(otherwise, Status::Simulation, &everywhere));
            }
            let reason =
                match status {
                    Status::Summation => {
                        let why = found.obstruction;
                        Some(why.unwrap_or_else(|| {
                            "holds a sum or a search without a closed form".into()
                        }))
                    }
                    Status::Simulation => Some("holds executions of a control slice".into()),
                    Status::DataDependent => Some(
                        why.unwrap_or_else(|| "holds symbols that no parameter decides".into()),
                    ),
                    _ => None,
                };
            BlockCount::new(pieces, reason)
        }
        Err(found) => {
            let (count, status, why) = match found {
                Reason::Unsolved(why) => {
                    (PieceCount::Simulate(simulate()), Status::Simulation, why)
                }
                Reason::Data(why) => (PieceCount::Unknown, Status::DataDependent, why),
                Reason::Unsupported(why) => (PieceCount::Unknown, Status::Unsupported, why),
            };
            BlockCount::new(vec![piece(count, status, &everywhere)], Some(why))
        }
    }
}
