//! What an evaluation by formulas alone comes to, for points that bind given symbols: the conditions under
//! which [`evaluate`](ModuleProfile::evaluate) answers by formulas, and these. What compiles is this plan;
//! where one of its conditions fails, `evaluate` itself answers.

use super::answer::{has_cut_calls, order_of_calls};
use super::callees::CalleeCounts;
pub(crate) use super::flow::Law;
use super::function::{BlockProfile, FunctionProfile};
use super::point::Bound;
use super::symbols::SymbolKind;
use super::{Assumption, ModuleProfile, ProfileError, Status};
use crate::assume::{Assumed, AssumptionKind};
use crate::expr::{ConditionExpr, Expr, Node, Store};
use crate::ir::{Block, Callee, FuncId, Inst, Type};
use crate::memory::{MemoryBytes, MemoryPath};
use std::collections::BTreeSet;

/// What a column of points binds.
pub(crate) struct Column {
    /// the symbol in the stores of formulas
    pub(crate) symbol: String,
    /// the values that it takes as they are given
    pub(crate) low: i128,
    pub(crate) high: i128,
    /// a value above this stands for itself less `modulus`
    pub(crate) highest: i128,
    pub(crate) modulus: i128,
}

impl Column {
    /// The symbol of an integer of so many bits.
    fn of_integer(symbol: String, width: u8) -> Column {
        let modulus = 1i128 << width;
        let highest = if width == 1 { i128::MAX } else { (modulus >> 1) - 1 };
        // of one bit: 0 or 1; -1 is left to the ordinary evaluation
        let low = if width == 1 { 0 } else { -(modulus >> 1) };
        Column { symbol, low, high: modulus - 1, highest, modulus }
    }
}

/// Conditions and formulas over one store.
pub(crate) struct Part<'p> {
    pub(crate) store: &'p Store,
    /// Must be true. Where a symbol that no column binds keeps one from having a value, it counts as true if
    /// `or_unbound`.
    pub(crate) conditions: Vec<Required>,
    pub(crate) counts: Vec<(FuncId, Block, Expr)>,
    pub(crate) laws: Vec<(FuncId, Law)>,
}

pub(crate) struct Required {
    pub(crate) condition: Expr,
    pub(crate) or_unbound: bool,
}

/// A number of the answer: the sum of these counts.
pub(crate) struct Answer {
    pub(crate) function: FuncId,
    /// the block, or none for calls
    pub(crate) block: Option<Block>,
    /// the block's name, or that of the callee
    pub(crate) name: String,
    pub(crate) counts: Vec<(FuncId, Block)>,
}

/// Which answers a plan is for.
#[derive(Clone, Copy)]
pub(crate) enum Extent<'a> {
    /// all: what has no formula is an obstacle
    All,
    /// those that have formulas of what columns bind, without nodes for which this gives a reason
    Formulas(&'a Without),
}

/// Why formulas with such a node are left out.
pub(crate) type Without = dyn Fn(&Node) -> Option<&'static str>;

/// See the [module](self).
pub(crate) struct Plan<'p> {
    pub(crate) columns: Vec<Column>,
    /// why no point is answered by formulas alone, in words
    pub(crate) obstacle: Option<String>,
    pub(crate) parts: Vec<Part<'p>>,
    pub(crate) answers: Vec<Answer>,
    /// what has no formula, with the reason
    pub(crate) missing: Vec<(FuncId, Block, String)>,
    /// steps of sums and searches that all of it may take
    pub(crate) steps: u64,
}

impl ModuleProfile<'_> {
    /// The plan for points that bind these symbols.
    ///
    /// # Errors
    /// If the function has no such symbol.
    pub(crate) fn plan(
        &self,
        id: FuncId,
        columns: &[String],
        extent: Extent<'_>,
    ) -> Result<Plan<'_>, ProfileError> {
        let profile = self.function(id);
        for name in columns {
            let free = profile.free_symbol(name).is_some();
            if !free && profile.symbols().other_place(name).is_none() {
                profile.symbols().bind(name, 0)?;
            }
        }
        let answers = self.answers(profile);
        let limits = self.limits();
        let steps = self.options().formula_steps.min(limits.first_formula_steps);
        let mut plan = Plan {
            columns: Vec::new(),
            obstacle: None,
            parts: Vec::new(),
            answers,
            missing: Vec::new(),
            steps: steps.min(limits.little_formula_steps),
        };
        match self.columns(profile, columns).and_then(|columns| {
            let memory = self.memory_columns(profile, &columns)?;
            let parts = self.parts(profile, memory, extent, &columns, &mut plan.missing)?;
            Ok((columns, parts))
        }) {
            Ok((columns, parts)) => (plan.columns, plan.parts) = (columns, parts),
            Err(why) => plan.obstacle = Some(why),
        }
        if matches!(extent, Extent::Formulas(_)) {
            let missing: BTreeSet<(FuncId, Block)> =
                plan.missing.iter().map(|m| (m.0, m.1)).collect();
            plan.answers.retain(|a| a.counts.iter().all(|c| !missing.contains(c)));
        }
        Ok(plan)
    }

    /// The symbols of formulas that columns bind; or why the values of a column are not simply theirs.
    fn columns(&self, profile: &FunctionProfile, names: &[String]) -> Result<Vec<Column>, String> {
        let symbols = profile.symbols();
        let bound_result = |a: &&Assumption| match a {
            Assumption::Binding { name, .. } => {
                symbols.find(name).is_some_and(|s| s.kind == SymbolKind::CallResult)
            }
            Assumption::Condition(_) => false,
        };
        if let Some(a) = self.options().assume.iter().find(bound_result) {
            return Err(format!("`{a}` binds what a call returns"));
        }
        let mut columns: Vec<Column> = Vec::new();
        for name in names {
            let symbol = symbols.find(name);
            let column = match (profile.free_symbol(name), symbol) {
                (Some(free), None) => {
                    let low = free.lo.ceil().as_i128();
                    let high = free.hi.as_ref().map_or(Some(i128::MAX), |h| h.floor().as_i128());
                    let symbol = free.name.clone();
                    match (low, high) {
                        (Some(low), Some(high)) => {
                            Column { symbol, low, high, highest: i128::MAX, modulus: 0 }
                        }
                        _ => return Err(format!("`{name}` has no machine integers as bounds")),
                    }
                }
                (None, Some(s)) if s.kind != SymbolKind::CallResult => match s.ty {
                    Type::Int(w @ 1..=64) => Column::of_integer(s.name.clone(), w),
                    _ => return Err(format!("`{name}` is an address")),
                },
                // what a callee loads has its place and type as its name
                (None, None) => match symbols.other_place(name) {
                    Some((place, Type::Int(w @ 1..=64))) => {
                        Column::of_integer(place.to_string(), w)
                    }
                    _ => return Err(format!("`{name}` is more than the symbol of a formula")),
                },
                (_, Some(s)) if s.kind == SymbolKind::CallResult => {
                    return Err(format!("`{name}` is what a call returns"))
                }
                _ => return Err(format!("`{name}` is more than the symbol of a formula")),
            };
            if columns.iter().any(|c| c.symbol == column.symbol) {
                return Err(format!("two columns bind `{}`", column.symbol));
            }
            columns.push(column);
        }
        Ok(columns)
    }

    /// Do columns bind places in memory? An error where one binds more than its own symbol.
    fn memory_columns(
        &self,
        profile: &FunctionProfile,
        columns: &[Column],
    ) -> Result<bool, String> {
        let bound = |name: &str| columns.iter().any(|c| c.symbol == name);
        let big_endian = self.module().big_endian;
        let symbols = profile.symbols().iter().filter(|s| bound(&s.name));
        let mut places: Vec<(&str, Type, MemoryPath)> =
            symbols.filter_map(|s| Some((s.name.as_str(), s.ty, s.place.clone()?))).collect();
        for c in columns {
            if let Some((place, ty)) = profile.symbols().other_place(&c.symbol) {
                places.push((&c.symbol, ty, place));
            }
        }
        let mut zeros = MemoryBytes::default();
        for (k, (symbol, ty, place)) in places.iter().enumerate() {
            if !matches!(ty, Type::Int(1 | 8 | 16 | 32 | 64)) {
                return Err(format!("`{symbol}` has bits that its bytes do not fill"));
            }
            // bytes that two of them have in common cannot be both 0 and not
            for (other, of, at) in &places[..k] {
                let mut bytes = MemoryBytes::default();
                let first = bytes.bind(place, *ty, 0, big_endian);
                let second = bytes.bind(at, *of, u64::MAX, big_endian);
                if first.is_err() || second.is_err() {
                    return Err(format!("`{symbol}` and `{other}` overlap"));
                }
            }
            if zeros.bind(place, *ty, 0, big_endian).is_err() {
                return Err(format!("`{symbol}` overlaps another place"));
            }
        }
        for s in profile.symbols().iter().filter(|s| !bound(&s.name)) {
            let given = s.place.as_ref().and_then(|p| zeros.value(p, s.ty, big_endian));
            if given.is_some() {
                return Err(format!("the bytes of `{}` are part of what columns bind", s.name));
            }
        }
        Ok(!places.is_empty())
    }

    /// Conditions and formulas; or what has none.
    fn parts(
        &self,
        profile: &FunctionProfile,
        memory: bool,
        extent: Extent<'_>,
        columns: &[Column],
        missing: &mut Vec<(FuncId, Block, String)>,
    ) -> Result<Vec<Part<'_>>, String> {
        let id = profile.id();
        let profile = self.function(id);
        let bound = Bound { memory, ..Bound::default() };
        if super::evaluate::unsure_of_endings(profile.assumption_details())
            && self.may_learn(profile, &bound)
        {
            return Err("a callee may end the program, and no condition says when".to_owned());
        }
        let untold = self.calls.with_untold_calls(profile.reached());
        let calls = |f: &FuncId| !order_of_calls(&self.module().functions[*f]).is_empty();
        if matches!(extent, Extent::All) && untold.iter().any(calls) {
            return Err("calls in copies of other functions' blocks are not told apart".to_owned());
        }
        let cut = |f: &FuncId| has_cut_calls(&self.module().functions[*f], &self.calls.cuts(*f));
        if matches!(extent, Extent::All) && profile.reached().iter().any(cut) {
            return Err("calls behind one that may not come back have no count".to_owned());
        }
        let mut found = Found { extent, columns, missing };
        let mut parts = vec![self.root_part(profile, &mut found)?];
        if profile.reached().len() > 1 {
            match self.callees(id) {
                Some(callees) => parts.push(self.callee_part(callees, &mut found)?),
                None if matches!(extent, Extent::All) => return Err(NOT_SUMMED.to_owned()),
                None => {
                    for &f in profile.reached().iter().filter(|f| **f != id) {
                        let blocks = self.module().functions[f].layout.iter();
                        missing.extend(blocks.map(|b| (f, *b, NOT_SUMMED.to_owned())));
                    }
                }
            }
        }
        Ok(parts)
    }

    fn root_part<'p>(
        &'p self,
        profile: &'p FunctionProfile,
        found: &mut Found<'_>,
    ) -> Result<Part<'p>, String> {
        let (id, store) = (profile.id(), profile.store());
        let counts = found.formulas(store, (id, profile.name()), profile.counted())?;
        let strict = |condition: Expr| Required { condition, or_unbound: false };
        let lenient = |condition: Expr| Required { condition, or_unbound: true };
        let mut conditions = Vec::new();
        conditions.extend(profile.assumed().iter().map(|(_, c)| lenient(c.expr())));
        conditions.extend(deciding(profile.assumption_details()).map(lenient));
        conditions.extend(profile.necessary().iter().map(|c| lenient(c.expr())));
        conditions.extend(profile.promises().iter().map(|p| lenient(p.condition.expr())));
        conditions.extend(profile.domain().iter().map(|c| strict(c.expr())));
        let by_data = profile.counted().iter();
        if by_data.into_iter().any(|b| b.count.status() == Status::DataDependent) {
            conditions.extend(profile.data_domain().iter().map(|c| strict(c.expr())));
        }
        let known: BTreeSet<Block> = counts.iter().map(|c| c.1).collect();
        let law = self.flow(id).law(&|b| known.contains(&b), true);
        Ok(Part { store, conditions, counts, laws: vec![(id, law)] })
    }

    fn callee_part<'p>(
        &'p self,
        callees: &'p CalleeCounts,
        found: &mut Found<'_>,
    ) -> Result<Part<'p>, String> {
        let store = callees.store();
        let mut counts = Vec::new();
        let mut laws = Vec::new();
        for f in callees.functions() {
            let formulas = found.formulas(store, (f.id(), f.name()), f.counted())?;
            let known: BTreeSet<Block> = formulas.iter().map(|c| c.1).collect();
            laws.push((f.id(), self.flow(f.id()).law(&|b| known.contains(&b), false)));
            counts.extend(formulas);
        }
        let mut conditions: Vec<Required> = deciding(callees.assumption_details())
            .map(|condition| Required { condition, or_unbound: true })
            .collect();
        let lenient = |c: &ConditionExpr| Required { condition: c.expr(), or_unbound: true };
        conditions.extend(callees.necessary().iter().map(lenient));
        conditions.extend(
            callees.domain().iter().map(|c| Required { condition: c.expr(), or_unbound: false }),
        );
        Ok(Part { store, conditions, counts, laws })
    }

    /// The numbers of an answer in the order of [`Evaluation`](super::Evaluation): for each function its
    /// blocks, then its calls.
    fn answers(&self, profile: &FunctionProfile) -> Vec<Answer> {
        let mut answers = Vec::new();
        let untold = self.calls.with_untold_calls(profile.reached());
        for &id in profile.reached() {
            let func = &self.module().functions[id];
            for &b in func.layout.iter().filter(|b| !func.blocks[**b].hidden) {
                let name = func.blocks[b].name.clone();
                answers.push(Answer { function: id, block: Some(b), name, counts: vec![(id, b)] });
            }
            let cut = || has_cut_calls(func, &self.calls.cuts(id));
            let told = match untold.contains(&id) || cut() {
                true => Vec::new(),
                false => order_of_calls(func),
            };
            for callee in told {
                let calls = |b: Block| {
                    func.blocks[b].insts.iter().filter(|(_, i)| match i {
                        Inst::Call(c) if c.counted => match &c.callee {
                            Callee::Direct(n) | Callee::Global(n) => n == callee,
                            _ => false,
                        },
                        _ => false,
                    })
                };
                let counts =
                    func.layout.iter().flat_map(|&b| calls(b).map(move |_| (id, b))).collect();
                answers.push(Answer { function: id, block: None, name: callee.to_owned(), counts });
            }
        }
        answers
    }
}

/// What the solver assumed and a point may break.
fn deciding(details: &[Assumed]) -> impl Iterator<Item = Expr> + '_ {
    let decided = details.iter().filter(|a| a.kind != AssumptionKind::Defined);
    decided.filter_map(|a| a.condition.map(|c| c.expr()))
}

/// The formulas that are found, and what has none.
struct Found<'a> {
    extent: Extent<'a>,
    columns: &'a [Column],
    missing: &'a mut Vec<(FuncId, Block, String)>,
}

impl Found<'_> {
    /// The formulas of blocks; an error for the first block that has none, where all are wanted.
    fn formulas(
        &mut self,
        store: &Store,
        (id, function): (FuncId, &str),
        blocks: &[BlockProfile],
    ) -> Result<Vec<(FuncId, Block, Expr)>, String> {
        let mut found = Vec::new();
        for b in blocks {
            let why = match b.count.formula() {
                Some(e) if b.count.status() != Status::Simulation => {
                    match self.beyond_columns(store, e.expr()) {
                        None => {
                            found.push((id, b.block, e.expr()));
                            continue;
                        }
                        Some(why) => why,
                    }
                }
                _ => b.count.reason().unwrap_or("it is executed").to_owned(),
            };
            if matches!(self.extent, Extent::All) {
                let block = &b.name;
                return Err(format!(
                    "block `{block}` of function `{function}` has no formula: {why}"
                ));
            }
            self.missing.push((id, b.block, why));
        }
        Ok(found)
    }

    /// Why a formula is none of what columns bind. Where all are wanted, a symbol without a column may still
    /// stand where it is not asked for.
    fn beyond_columns(&self, store: &Store, e: Expr) -> Option<String> {
        let Extent::Formulas(without) = self.extent else { return None };
        let (mut symbols, mut indices, mut why) = (Vec::new(), BTreeSet::new(), None);
        store.visit(&[e], |_, node| {
            match node {
                Node::Symbol(s) => symbols.push(*s),
                Node::SumOver { var, .. } | Node::First { var, .. } => {
                    indices.insert(*var);
                }
                Node::Simulation { .. } => why = Some("an execution is part of its formula"),
                _ => {}
            }
            why = why.or_else(|| without(node));
        });
        if let Some(why) = why {
            return Some(why.to_owned());
        }
        let names = symbols.iter().filter(|s| !indices.contains(s));
        let names = names.map(|s| &store.symbol_data(*s).name);
        let unbound = |name: &&String| !self.columns.iter().any(|c| c.symbol == **name);
        names.filter(unbound).min().map(|name| format!("it depends on `{name}`"))
    }
}

/// Why blocks of callees have no formula of their caller's symbols.
const NOT_SUMMED: &str = "counts inside callees are not summed";
