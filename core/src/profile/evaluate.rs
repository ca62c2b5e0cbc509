//! Counts at a point: formulas where their domain holds, one execution of the control slice for
//! the rest.

use super::callees::{CalleeCounts, CalleeProfile, CountsInside, Effort};
use super::count::PieceCount;
use super::error::ProfileError;
use super::function::{BlockProfile, FunctionProfile};
use super::status::Status;
use super::symbols::SymbolKind;
use super::{Assumption, ModuleProfile, Options};
use crate::expr::{EvalError, Evaluator, Expr, Num};
use crate::interp::{self, Count, Execution, Inputs, InterpError};
use crate::ir::{Block, Callee, FuncId, Inst, Type};
use cranelift_entity::SecondaryMap;
use num_bigint::BigInt;
use std::collections::BTreeMap;

/// Values of symbols, in the order given: integers for parameters and loads, also fractions for
/// the free symbols of what data decides.
///
/// ```
/// use symprof_core::{expr::Num, profile::Point};
/// let mut point: Point = [("n", 5), ("arg0[24]", 3)].into_iter().collect();
/// point.bind("trueRatio(if)", Num::ratio(1, 4));
/// assert_eq!(point.iter().next(), Some(("n", &Num::int(5))));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Point {
    values: Vec<(String, Num)>,
}

impl Point {
    /// Binds a symbol; a later value of the same name replaces the earlier.
    pub fn bind(&mut self, name: impl Into<String>, value: impl Into<Num>) {
        let (name, value) = (name.into(), value.into());
        match self.values.iter_mut().find(|(n, _)| *n == name) {
            Some(slot) => slot.1 = value,
            None => self.values.push((name, value)),
        }
    }

    /// The bindings in the order given.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Num)> {
        self.values.iter().map(|(n, v)| (n.as_str(), v))
    }
}

impl<N: Into<String>, V: Into<Num>> FromIterator<(N, V)> for Point {
    fn from_iter<I: IntoIterator<Item = (N, V)>>(iter: I) -> Self {
        let mut point = Point::default();
        for (n, v) in iter {
            point.bind(n, v);
        }
        point
    }
}

/// Where a count came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// the value of a formula
    Formula,
    /// an execution of the control slice
    Simulation,
}

/// The count of a block at a point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockValue {
    /// the block
    pub block: Block,
    /// its name
    pub name: String,
    /// the count; none where data decides it
    pub count: Option<BigInt>,
    /// where the count came from
    pub source: Option<Source>,
    /// why there is no count
    pub reason: Option<String>,
}

/// The counts of one function, summed over an execution of the function asked for.
#[derive(Clone, Debug)]
pub struct FunctionEvaluation {
    /// the function
    pub id: FuncId,
    /// its name
    pub name: String,
    /// its blocks in the order of the source
    pub blocks: Vec<BlockValue>,
    /// calls to each callee, in the order of the source
    pub calls: Vec<(String, Option<BigInt>)>,
}

impl FunctionEvaluation {
    /// The count of the block of that name, if it is known.
    pub fn block(&self, name: &str) -> Option<BigInt> {
        self.blocks.iter().find(|b| b.name == name).and_then(|b| b.count.clone())
    }

    /// The number of calls to that callee, if it is known.
    pub fn calls_to(&self, name: &str) -> Option<BigInt> {
        self.calls.iter().find(|(n, _)| n == name).and_then(|(_, c)| c.clone())
    }
}

/// The counts at a point.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// the function asked for, then every other with a body that it reaches
    pub functions: Vec<FunctionEvaluation>,
}

impl Evaluation {
    /// The function asked for.
    pub fn root(&self) -> &FunctionEvaluation {
        &self.functions[0]
    }
}

/// A count and where it came from.
pub(super) type Counts = SecondaryMap<Block, Option<(BigInt, Source)>>;

/// What an evaluation may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Engine {
    /// formulas, and an execution of the control slice where these do not answer
    #[default]
    Auto,
    /// formulas alone; what has none stays unknown
    Formula,
    /// an execution alone
    Simulation,
    /// both; a difference is an error
    Both,
}

/// Steps of formulas, and of an execution, that are tried before either takes all it may.
const LITTLE_FORMULA: u64 = 1_000_000;
const LITTLE_SIMULATION: u64 = 20_000_000;

/// Would more steps give no more counts?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Settled {
    Yes,
    No,
}

impl ModuleProfile<'_> {
    /// The counts of one execution of the function at a point.
    ///
    /// # Errors
    /// If the point binds an unknown symbol or a value out of range, if a count needs a symbol that
    /// the point does not bind, if an assumption does not hold there, or if a simulation that it
    /// takes is undefined or exceeds its steps.
    pub fn evaluate(&self, id: FuncId, point: &Point) -> Result<Evaluation, ProfileError> {
        self.evaluate_by(Engine::Auto, id, point)
    }

    /// As [`evaluate`](Self::evaluate), with a choice of what to use.
    ///
    /// # Errors
    /// As `evaluate`.
    pub fn evaluate_by(
        &self,
        engine: Engine,
        id: FuncId,
        point: &Point,
    ) -> Result<Evaluation, ProfileError> {
        let Options { formula_steps, simulation, .. } = self.options();
        let profile = self.function(id);
        let bound = self.bind(profile, point)?;
        // A sum may step for long where an execution ends at once, and the other way round: each
        // is tried a little first.
        if engine == Engine::Auto {
            let little =
                interp::Options { steps: simulation.steps.min(LITTLE_SIMULATION), ..*simulation };
            let steps = (*formula_steps).min(LITTLE_FORMULA);
            match self.evaluate_within(engine, profile, &bound, steps, &little) {
                Ok((answer, Settled::Yes)) => return Ok(answer),
                Ok((_, Settled::No)) | Err(_) => {}
            }
        }
        let all = self.evaluate_within(engine, profile, &bound, *formula_steps, simulation)?;
        Ok(all.0)
    }

    /// An evaluation whose formulas and whose execution take so many steps at most.
    fn evaluate_within(
        &self,
        engine: Engine,
        profile: &FunctionProfile,
        bound: &Bound,
        formula_steps: u64,
        simulation: &interp::Options,
    ) -> Result<(Evaluation, Settled), ProfileError> {
        let id = profile.id();
        let (mut counts, mut settled) = match engine {
            Engine::Simulation => (Counts::new(), Settled::Yes),
            _ => self.by_formula(profile, bound, formula_steps)?,
        };
        // where the function itself is executed, so is what it calls
        let mut inside = match engine {
            Engine::Simulation => CountsInside::new(),
            Engine::Auto if !only_data(profile, &counts) => CountsInside::new(),
            Engine::Formula => self.inside_by_formula(id, bound, Effort::Full),
            _ => self.inside_by_formula(id, bound, Effort::Little),
        };
        let run = match engine {
            Engine::Formula => None,
            Engine::Auto if self.missing(profile, &counts, &inside).next().is_none() => None,
            _ => match self.interpreter().run(id, &bound.inputs, simulation) {
                Ok(run) => Some(run),
                // What data decides has no count in the end, however long the loop.
                Err(InterpError::Budget { .. })
                    if engine == Engine::Auto
                        && self.missing(profile, &counts, &inside).all(is_data) =>
                {
                    // some of it a longer execution may know
                    settled = Settled::No;
                    None
                }
                Err(InterpError::Budget { function, block, steps }) => {
                    let again = engine == Engine::Auto && only_data(profile, &counts);
                    if again {
                        inside = self.inside_by_formula(id, bound, Effort::Full);
                    }
                    if !again || self.missing(profile, &counts, &inside).next().is_some() {
                        return Err(ProfileError::Budget { function, block, steps });
                    }
                    None
                }
                Err(e) => return Err(e.into()),
            },
        };
        if let Some(run) = &run {
            self.fill(profile, &mut counts, run)?;
            self.compare(&inside, run)?;
        }
        inside.insert(id, counts);
        let none = Counts::new();
        let functions = profile
            .reached()
            .iter()
            .map(|f| self.assemble(profile, *f, inside.get(f).unwrap_or(&none), run.as_ref()))
            .collect();
        let evaluation = Evaluation { functions };
        let open = evaluation.functions.iter().any(|f| f.blocks.iter().any(|b| b.count.is_none()));
        Ok((evaluation, if open { settled } else { Settled::Yes }))
    }

    /// What has no count, of the function and of those that it reaches: the blocks' profiles, none
    /// for a function that is not solved.
    fn missing<'p>(
        &'p self,
        profile: &'p FunctionProfile,
        counts: &'p Counts,
        inside: &'p CountsInside,
    ) -> impl Iterator<Item = Option<&'p BlockProfile>> {
        let own = profile.counted().iter().filter(|b| counts[b.block].is_none()).map(Some);
        let unsolved = profile.reached().len() > 1 && profile.callees().is_none();
        let callees = profile.callees().into_iter().flat_map(CalleeCounts::functions);
        let others = callees.flat_map(move |f| {
            let counts = inside.get(&f.id());
            let known = move |b: &BlockProfile| counts.is_some_and(|c| c[b.block].is_some());
            f.counted().iter().filter(move |b| !known(b)).map(Some)
        });
        own.chain(others).chain(unsolved.then_some(None))
    }

    fn bind(&self, profile: &FunctionProfile, point: &Point) -> Result<Bound, ProfileError> {
        let mut bound = Bound::default();
        let mut given: BTreeMap<String, (String, i128)> = BTreeMap::new();
        for (name, value) in point.iter() {
            // the address of a pointer is free too; null is none, which assumptions exclude
            let pointer = profile.symbols().find(name).filter(|s| s.ty == Type::Ptr);
            let null = pointer.is_some() && value.is_zero();
            if let Some(free) = profile.free_symbol(name).filter(|_| !null) {
                if !free.takes(value) {
                    return Err(ProfileError::FreeOutOfRange {
                        function: profile.name().to_owned(),
                        symbol: name.to_owned(),
                        value: value.to_string(),
                        range: free.range(),
                    });
                }
                if pointer.is_none() {
                    bound.values.push((name.to_owned(), value.clone()));
                    continue;
                }
            }
            let integer = value.as_i128().ok_or_else(|| ProfileError::NotInteger {
                function: profile.name().to_owned(),
                symbol: name.to_owned(),
                value: value.to_string(),
            });
            let (symbol, v) = profile.symbols().bind(name, integer?)?;
            if let Some((first, old)) = given.get(&symbol.name) {
                if *old != v {
                    return Err(ProfileError::Conflict {
                        function: profile.name().to_owned(),
                        first: first.clone(),
                        second: name.to_owned(),
                    });
                }
            }
            given.insert(symbol.name.clone(), (name.to_owned(), v));
            bound.calls |= symbol.kind == SymbolKind::CallResult;
        }
        for a in &self.options().assume {
            if let Assumption::Binding { name, value } = a {
                let Some(symbol) = profile.symbols().find(name) else { continue };
                if symbol.kind == SymbolKind::CallResult {
                    let (_, v) = profile.symbols().bind(name, *value)?;
                    given.entry(symbol.name.clone()).or_insert((name.clone(), v));
                    bound.calls = true;
                }
            }
        }
        for (name, (_, v)) in given {
            bound.inputs.bind(name.clone(), v);
            bound.values.push((name, Num::int(v)));
        }
        Ok(bound)
    }

    /// The counts that formulas give at the point.
    fn by_formula(
        &self,
        profile: &FunctionProfile,
        bound: &Bound,
        steps: u64,
    ) -> Result<(Counts, Settled), ProfileError> {
        let mut counts = Counts::new();
        let mut settled = Settled::Yes;
        let mut ev = Evaluator::new(profile.store()).with_budget(steps);
        for (name, v) in &bound.values {
            ev.bind_name(name, v.clone());
        }
        for (text, e) in profile.assumed() {
            if ev.truth(*e) == Ok(false) {
                return Err(ProfileError::OutsideDomain { condition: text.clone() });
            }
        }
        // Results of calls that the user binds are no part of the formulas.
        if bound.calls {
            return Ok((counts, settled));
        }
        let assumed = profile.assumption_details().iter().filter_map(|a| a.condition);
        let promised = profile.promises().iter().map(|p| p.condition);
        let broken = |c: Expr| ev.truth(c) == Ok(false);
        if assumed.chain(promised).any(broken) {
            return Ok((counts, settled));
        }
        let mut usable = true;
        for b in profile.counted() {
            let PieceCount::Formula(e) = b.count.pieces()[0].count else { continue };
            for guard in b.count.pieces()[0].domain.iter() {
                match ev.truth(*guard) {
                    Ok(true) => {}
                    Err(EvalError::Unbound(s)) => return Err(missing(profile, &b.name, s)),
                    Err(EvalError::Budget(_)) => (usable, settled) = (false, Settled::No),
                    _ => usable = false,
                }
            }
            if !usable {
                break;
            }
            match ev.eval(e) {
                // A count that is no natural number is none: the execution decides.
                Ok(v) => counts[b.block] = natural(&v).map(|v| (v, Source::Formula)),
                // what data decides stays open unless the point says
                Err(EvalError::Unbound(s)) if profile.free_symbol(&s).is_some() => {}
                Err(EvalError::Unbound(s)) => return Err(missing(profile, &b.name, s)),
                Err(EvalError::Budget(_)) => settled = Settled::No,
                Err(_) => {}
            }
        }
        Ok((counts, settled))
    }

    /// Takes what the execution counted where no formula did, and compares where both did.
    fn fill(
        &self,
        profile: &FunctionProfile,
        counts: &mut Counts,
        run: &Execution,
    ) -> Result<(), ProfileError> {
        for b in profile.counted() {
            let simulated = run.count(profile.id(), b.block).known().map(BigInt::from);
            match (&counts[b.block], &simulated) {
                (Some((f, _)), Some(s)) if f != s => {
                    return Err(ProfileError::Contradiction {
                        function: profile.name().to_owned(),
                        block: b.name.clone(),
                        formula: f.to_string(),
                        simulated: s.to_string(),
                    });
                }
                (None, None) if b.count.status() < Status::DataDependent => {
                    if let Some(symbol) = run.missing_symbols.first() {
                        return Err(missing(profile, &b.name, symbol.clone()));
                    }
                }
                (None, _) => counts[b.block] = simulated.map(|n| (n, Source::Simulation)),
                _ => {}
            }
        }
        Ok(())
    }

    /// Compares counts inside callees with those of an execution.
    fn compare(&self, inside: &CountsInside, run: &Execution) -> Result<(), ProfileError> {
        for (&id, counts) in inside {
            let func = &self.module().functions[id];
            for &b in &func.layout {
                let (Some((f, _)), Some(n)) = (&counts[b], run.count(id, b).known()) else {
                    continue;
                };
                if *f != BigInt::from(n) {
                    return Err(ProfileError::Contradiction {
                        function: func.name.clone(),
                        block: func.blocks[b].name.clone(),
                        formula: f.to_string(),
                        simulated: n.to_string(),
                    });
                }
            }
        }
        Ok(())
    }

    /// The answer for one function: the counts given and, where there are none, the execution's.
    fn assemble(
        &self,
        root: &FunctionProfile,
        id: FuncId,
        known: &Counts,
        run: Option<&Execution>,
    ) -> FunctionEvaluation {
        let func = &self.module().functions[id];
        let callees = root.callees().into_iter().flat_map(CalleeCounts::functions);
        let mut inside = callees.filter(|f| f.id() == id).flat_map(CalleeProfile::counted);
        let mut counts: SecondaryMap<Block, Option<BigInt>> = SecondaryMap::new();
        let mut blocks = Vec::new();
        for &b in func.layout.iter() {
            let mut reason = None;
            let mut found = known[b].clone();
            if let (None, Some(run)) = (&found, run) {
                match run.count(id, b) {
                    Count::Known(n) => found = Some((n.into(), Source::Simulation)),
                    Count::Unknown { reason: r } => reason = Some(r.to_string()),
                }
            }
            let (count, source) = found.unzip();
            counts[b].clone_from(&count);
            if func.blocks[b].hidden {
                continue;
            }
            if count.is_none() && reason.is_none() {
                let block = match id == root.id() {
                    true => root.of_block(b),
                    false => inside.find(|x| x.block == b),
                };
                reason = block.and_then(|x| x.count.reason()).map(str::to_owned);
            }
            let name = func.blocks[b].name.clone();
            blocks.push(BlockValue { block: b, name, count, source, reason });
        }
        let simulated = run.and_then(|r| r.functions.get(&id));
        let calls = match simulated {
            Some(s) => order_of_calls(func)
                .into_iter()
                .map(|n| {
                    let c = s.calls.get(n).and_then(Count::known).map(BigInt::from);
                    (n.to_owned(), c)
                })
                .collect(),
            None => sum_calls(func, &counts),
        };
        FunctionEvaluation { id, name: func.name.clone(), blocks, calls }
    }
}

#[derive(Default)]
pub(super) struct Bound {
    inputs: Inputs,
    pub(super) values: Vec<(String, Num)>,
    /// the result of a call is bound
    pub(super) calls: bool,
}

fn missing(profile: &FunctionProfile, block: &str, symbol: String) -> ProfileError {
    ProfileError::MissingSymbol {
        function: profile.name().to_owned(),
        block: block.to_owned(),
        symbol,
    }
}

pub(super) fn natural(v: &Num) -> Option<BigInt> {
    if v.is_negative() {
        return None;
    }
    v.as_big_int()
}

fn is_data(block: Option<&BlockProfile>) -> bool {
    block.is_some_and(|b| b.count.status() >= Status::DataDependent)
}

fn only_data(profile: &FunctionProfile, counts: &Counts) -> bool {
    profile
        .counted()
        .iter()
        .all(|b| counts[b.block].is_some() || b.count.status() >= Status::DataDependent)
}

/// The callees whose calls are counted, in the order of the source, each once.
fn order_of_calls(func: &crate::ir::Function) -> Vec<&str> {
    let mut names: Vec<&str> = Vec::new();
    for_each_counted_call(func, |_, name| {
        if !names.contains(&name) {
            names.push(name);
        }
    });
    names
}

/// Calls as the sum of the counts of the blocks they stand in.
fn sum_calls(
    func: &crate::ir::Function,
    counts: &SecondaryMap<Block, Option<BigInt>>,
) -> Vec<(String, Option<BigInt>)> {
    let mut sums: Vec<(String, Option<BigInt>)> =
        order_of_calls(func).into_iter().map(|n| (n.to_owned(), Some(BigInt::ZERO))).collect();
    for_each_counted_call(func, |block, name| {
        if let Some(slot) = sums.iter_mut().find(|(n, _)| n == name) {
            slot.1 = match (slot.1.take(), &counts[block]) {
                (Some(a), Some(b)) => Some(a + b),
                _ => None,
            };
        }
    });
    sums
}

fn for_each_counted_call<'f>(func: &'f crate::ir::Function, mut f: impl FnMut(Block, &'f str)) {
    for &b in &func.layout {
        for (_, inst) in &func.blocks[b].insts {
            let Inst::Call(call) = inst else { continue };
            if let (true, Callee::Direct(n) | Callee::Global(n)) = (call.counted, &call.callee) {
                f(b, n);
            }
        }
    }
}
