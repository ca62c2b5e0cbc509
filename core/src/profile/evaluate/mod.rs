//! Counts at a point: formulas where their domain holds, one execution of the control slice for
//! the rest.
//!
//! `formulas` has what the formulas say at the point, `execution` what an execution does, `answers` the
//! answer of each function from both.

mod answers;
mod execution;
mod formulas;

use super::answer::{Evaluation, Source};
use super::callees::{CalleeCounts, CountsInside, Effort};
use super::error::ProfileError;
use super::function::{BlockProfile, FunctionProfile};
use super::point::{Bound, Point};
use super::status::Status;
use super::{ModuleProfile, Options};
use crate::assume::{Assumed, AssumptionKind};
use crate::expr::Num;
use crate::interp::{self, Execution, InterpError};
use crate::ir::{Block, FuncId};
use cranelift_entity::SecondaryMap;
use execution::{contradiction, Run};
use formulas::Solved;
use num_bigint::BigInt;

/// A count and where it came from.
pub(super) type Counts = SecondaryMap<Block, Option<(BigInt, Source)>>;

/// What an evaluation may use.
///
/// ```
/// use symprof_core::{ir::{text::parse_function, Module}, profile::*};
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
/// let profile = ModuleProfile::new(&module, Options::default());
/// let point = [("n", 5)].into_iter().collect();
/// let by_execution = profile.evaluate_by(Engine::Simulation, id, &point)?;
/// assert_eq!(by_execution.root().blocks[1].source, Some(Source::Simulation));
/// assert_eq!(profile.evaluate(id, &point)?.root().blocks[1].source, Some(Source::Formula));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
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

/// Would more steps give no more counts?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Settled {
    Yes,
    No,
}

/// An evaluation: by what, of what, where, and how many steps it may take.
#[derive(Clone, Copy)]
struct Request<'e> {
    engine: Engine,
    profile: &'e FunctionProfile,
    bound: &'e Bound,
    formula_steps: u64,
    simulation: &'e interp::Options,
}

/// What formulas give at a point.
struct Found {
    solved: Solved,
    inside: CountsInside,
    /// the counts that were given up, if they break the law of flow
    broken: Option<Broken>,
    /// an execution may know what formulas assume of the program's end
    unsure: bool,
    settled: Settled,
}

/// Counts of formulas that break the law of flow, and a block at which they do.
struct Broken {
    function: FuncId,
    block: Block,
    counts: Counts,
    inside: CountsInside,
}

impl Broken {
    /// The count of an execution and that of the formula, if they differ at the block.
    fn wrong(
        &self,
        profile: &FunctionProfile,
        run: &Execution,
    ) -> Option<(BigInt, &(BigInt, Source))> {
        let own = self.function == profile.id();
        let formula = if own { &self.counts } else { &self.inside[&self.function] };
        let executed = run.count(self.function, self.block).known().map(BigInt::from);
        executed.zip(formula[self.block].as_ref()).filter(|(n, c)| *n != c.0)
    }
}

impl ModuleProfile<'_> {
    /// The counts of one execution of the function at a point.
    ///
    /// What takes too long has no count, and a reason; only where nothing is known that is an error.
    ///
    /// # Errors
    /// If the point binds an unknown symbol or a value out of range, if a count needs a symbol that
    /// the point does not bind, if an assumption of the user does not hold there, if the execution is
    /// undefined or in a loop that never ends, or if nothing is known within the steps allowed.
    ///
    /// ```
    /// use symprof_core::{ir::{text::parse_function, Module}, profile::*};
    /// let mut module = Module::new();
    /// let id = module.add(parse_function("
    /// func @f(%n: i32, %p: ptr) {
    /// block entry:
    ///   %x = load i32 %p
    ///   %c = icmp slt %x, %n
    ///   branch %c, then, exit
    /// block then:
    ///   jump exit
    /// block exit:
    ///   return
    /// }")?);
    /// let profile = ModuleProfile::new(&module, Options::default());
    /// let at = |x| profile.evaluate(id, &[("n", 5), ("p[0]", x)].into_iter().collect());
    /// assert_eq!(at(3)?.root().block("then"), Some(1.into()));
    /// assert_eq!(at(7)?.root().block("then"), Some(0.into()));
    ///
    /// let point = [("m", 5)].into_iter().collect();
    /// let error = profile.evaluate(id, &point).unwrap_err();
    /// assert!(matches!(error, ProfileError::UnknownSymbol { .. }), "{error}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn evaluate(&self, id: FuncId, point: &Point) -> Result<Evaluation, ProfileError> {
        self.evaluate_by(Engine::Auto, id, point)
    }

    /// As [`evaluate`](Self::evaluate), with a choice of what to use.
    ///
    /// # Errors
    /// As `evaluate`.
    ///
    /// ```
    /// use symprof_core::{ir::{text::parse_function, Module}, profile::*};
    /// let mut module = Module::new();
    /// let id = module.add(parse_function("func @f() {\nblock entry:\n  return\n}")?);
    /// let profile = ModuleProfile::new(&module, Options::default());
    /// // by formula and by execution, which must agree
    /// let counts = profile.evaluate_by(Engine::Both, id, &Point::default())?;
    /// assert_eq!(counts.root().block("entry"), Some(1.into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn evaluate_by(
        &self,
        engine: Engine,
        id: FuncId,
        point: &Point,
    ) -> Result<Evaluation, ProfileError> {
        let Options { formula_steps, simulation, .. } = self.options();
        let profile = self.function(id);
        let bound = self.bind(profile, point)?;
        let formula_steps = *formula_steps;
        let all = Request { engine, profile, bound: &bound, formula_steps, simulation };
        // A sum may step for long where an execution ends at once, and the other way round: each
        // is tried a little first.
        if engine == Engine::Auto {
            let first = self.limits();
            let steps = simulation.steps.min(first.first_execution_steps);
            let little = interp::Options { steps, ..*simulation };
            let steps = formula_steps.min(first.first_formula_steps);
            let little = Request { formula_steps: steps, simulation: &little, ..all };
            match self.evaluate_within(&little) {
                Ok((answer, Settled::Yes)) => return Ok(answer),
                Ok((_, Settled::No))
                | Err(ProfileError::Budget { .. } | ProfileError::Undecided { .. }) => {}
                Err(e) => return Err(e),
            }
        }
        Ok(self.evaluate_within(&all)?.0)
    }

    /// An evaluation whose formulas and whose execution take so many steps at most.
    fn evaluate_within(&self, of: &Request<'_>) -> Result<(Evaluation, Settled), ProfileError> {
        let Request { profile, bound, formula_steps, simulation, .. } = *of;
        self.check_given(profile, bound, formula_steps, simulation)?;
        let mut found = self.found(of)?;
        let run = self.run(of, &mut found)?;
        if let Run::Done(run) = &run {
            if found.unsure {
                after_endings(profile, &mut found.solved.counts, &mut found.inside, run);
            }
            self.fill(profile, &mut found.solved.counts, bound, run)?;
            self.compare(&found.inside, bound, run)?;
            let wrong = found.broken.as_ref().and_then(|b| Some((b, b.wrong(profile, run)?)));
            if let Some((broken, (executed, (formula, _)))) = wrong {
                let function = &self.module().functions[broken.function];
                let place = (function.name.as_str(), function.blocks[broken.block].name.as_str());
                let other = contradiction(place, std::iter::empty(), bound, (formula, &executed));
                debug_assert!(!bound.free.is_empty(), "the flow is broken: {other}");
                if !bound.free.is_empty() {
                    return Err(other);
                }
            }
        }
        let Found { solved, mut inside, broken, settled, .. } = found;
        inside.insert(profile.id(), solved.counts);
        let none = Counts::new();
        let functions = profile
            .reached()
            .iter()
            .map(|&f| {
                let counts = inside.get(&f).unwrap_or(&none);
                let why = broken.as_ref().filter(|b| b.function == f).map(|b| b.block);
                self.assemble(profile, f, bound, (counts, formula_steps), &run, why)
            })
            .collect();
        let evaluation = Evaluation { functions };
        let open = evaluation.functions.iter().any(|f| f.blocks.iter().any(|b| b.count.is_none()));
        Ok((evaluation, if open { settled } else { Settled::Yes }))
    }

    /// What formulas give at the point.
    fn found(&self, of: &Request<'_>) -> Result<Found, ProfileError> {
        let Request { engine, profile, bound, .. } = *of;
        let mut solved = match engine {
            Engine::Simulation => Solved::default(),
            _ => self.by_formula(profile, bound, of.formula_steps)?,
        };
        // where the function itself is executed, so is what it calls
        let mut inside = match engine {
            Engine::Simulation => CountsInside::new(),
            Engine::Auto if !only_data(profile, &solved.counts) => CountsInside::new(),
            Engine::Formula => self.inside_by_formula(profile.id(), bound, Effort::Full),
            _ => self.inside_by_formula(profile.id(), bound, Effort::Little),
        };
        let broken = self.broken(profile, &solved.counts, &inside);
        let broken = broken.map(|(function, block)| Broken {
            function,
            block,
            counts: std::mem::replace(&mut solved.counts, Counts::new()),
            inside: std::mem::take(&mut inside),
        });
        // an execution may know what formulas assume
        let unsure =
            unsure_of_endings(profile.assumption_details()) && self.may_learn(profile, bound);
        let settled = if solved.beyond { Settled::No } else { Settled::Yes };
        Ok(Found { solved, inside, broken, unsure, settled })
    }

    /// The execution that tells what formulas leave open, if the engine asks for one. Where it takes too
    /// long, more of the formulas is used.
    fn run(&self, of: &Request<'_>, found: &mut Found) -> Result<Run, ProfileError> {
        let Request { engine, profile, bound, .. } = *of;
        if self.calls.forbids_execution(profile.reached()) {
            return Ok(Run::None);
        }
        let missing: Vec<bool> =
            self.missing(profile, &found.solved.counts, &found.inside).map(is_data).collect();
        let all_data = missing.iter().all(|data| *data);
        match engine {
            Engine::Formula => return Ok(Run::None),
            Engine::Auto if missing.is_empty() && !found.unsure => return Ok(Run::None),
            _ => {}
        }
        let mut options = *of.simulation;
        // what nothing tells that the point binds or the code writes, no execution knows
        let hopeless = missing.is_empty()
            || all_data && !found.solved.outside && !self.may_learn(profile, bound);
        if engine == Engine::Auto && hopeless {
            options.steps = options.steps.min(self.limits().first_execution_steps);
        }
        let counts = &found.solved.counts;
        let (function, block, steps) = match self.execute(engine, profile, bound, counts, &options)
        {
            Ok(run) => return Ok(Run::Done(run)),
            Err(InterpError::Budget { function, block, steps }) => (function, block, steps),
            Err(e) => return Err(e.into()),
        };
        self.why_without_end(profile, &found.solved, &function, &block)?;
        let known = |b: &BlockProfile| counts[b.block].is_some();
        let any =
            profile.counted().iter().any(known) && !self.callees_are_outside(profile.id(), bound);
        if engine != Engine::Auto || !(any || all_data) {
            return Err(ProfileError::Budget { function, block, steps });
        }
        // sums over the calls may know what an execution did not come to
        if only_data(profile, counts) && !all_data && found.broken.is_none() {
            found.inside = self.inside_by_formula(profile.id(), bound, Effort::Full);
            if self.broken(profile, &Counts::new(), &found.inside).is_some() {
                found.inside.clear();
            }
        }
        if !hopeless {
            found.settled = Settled::No;
        }
        Ok(Run::TooLong(steps))
    }

    /// A block at which the counts of formulas break the law of flow.
    fn broken(
        &self,
        profile: &FunctionProfile,
        counts: &Counts,
        inside: &CountsInside,
    ) -> Option<(FuncId, Block)> {
        let own = self.flow(profile.id()).broken(counts, true).map(|b| (profile.id(), b));
        own.or_else(|| {
            let mut callees = inside.iter().filter(|(f, _)| **f != profile.id());
            callees.find_map(|(&f, counts)| Some((f, self.flow(f).broken(counts, false)?)))
        })
    }

    /// What has no count, of the function and of those that it reaches: the blocks' profiles, none
    /// for a function that is not solved.
    fn missing<'p>(
        &'p self,
        profile: &'p FunctionProfile,
        counts: &'p Counts,
        inside: &'p CountsInside,
    ) -> impl Iterator<Item = Option<&'p BlockProfile>> + 'p {
        let own = profile.counted().iter().filter(|b| counts[b.block].is_none()).map(Some);
        let solved = profile.callees.get().and_then(Option::as_ref);
        let unsolved = profile.reached().len() > 1 && solved.is_none();
        let callees = solved.into_iter().flat_map(CalleeCounts::functions);
        let others = callees.flat_map(move |f| {
            let counts = inside.get(&f.id());
            let known = move |b: &BlockProfile| counts.is_some_and(|c| c[b.block].is_some());
            f.counted().iter().filter(move |b| !known(b)).map(Some)
        });
        own.chain(others).chain(unsolved.then_some(None))
    }
}

/// Is it assumed that no callee ends the program, where no condition says when?
pub(super) fn unsure_of_endings(details: &[Assumed]) -> bool {
    details.iter().any(|a| a.kind == AssumptionKind::NoExit && a.condition.is_none())
}

/// Takes what an execution counted where formulas assume that no callee ended the program.
fn after_endings(
    profile: &FunctionProfile,
    counts: &mut Counts,
    inside: &mut CountsInside,
    run: &Execution,
) {
    let executed = |f: FuncId, b: Block| {
        run.count(f, b).known().map(|n| Some((BigInt::from(n), Source::Simulation)))
    };
    let endings = profile.assumption_details().iter().filter(|a| a.kind == AssumptionKind::NoExit);
    for &b in endings.flat_map(|a| &a.blocks) {
        match executed(profile.id(), b) {
            Some(count) => counts[b] = count,
            None if run.thrown => counts[b] = None,
            None => {}
        }
    }
    for (&f, counts) in inside {
        let known: Vec<Block> = counts.keys().filter(|&b| counts[b].is_some()).collect();
        for b in known {
            match executed(f, b) {
                Some(count) => counts[b] = count,
                None if run.thrown => counts[b] = None,
                None => {}
            }
        }
    }
}

/// The error of a block whose count needs a symbol that the point does not bind.
fn missing_symbol(profile: &FunctionProfile, block: &str, symbol: String) -> ProfileError {
    let words = profile.symbols().source_words();
    let symbol = words.name(&symbol).map_or(symbol.clone(), str::to_owned);
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
