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
use execution::Run;
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
        // A sum may step for long where an execution ends at once, and the other way round: each
        // is tried a little first.
        if engine == Engine::Auto {
            let first = self.limits();
            let steps = simulation.steps.min(first.first_execution_steps);
            let little = interp::Options { steps, ..*simulation };
            let steps = (*formula_steps).min(first.first_formula_steps);
            match self.evaluate_within(engine, profile, &bound, steps, &little) {
                Ok((answer, Settled::Yes)) => return Ok(answer),
                Ok((_, Settled::No))
                | Err(ProfileError::Budget { .. } | ProfileError::Undecided { .. }) => {}
                Err(e) => return Err(e),
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
        self.check_given(profile, bound, formula_steps, simulation)?;
        let mut solved = match engine {
            Engine::Simulation => Solved::default(),
            _ => self.by_formula(profile, bound, formula_steps)?,
        };
        // where the function itself is executed, so is what it calls
        let mut inside = match engine {
            Engine::Simulation => CountsInside::new(),
            Engine::Auto if !only_data(profile, &solved.counts) => CountsInside::new(),
            Engine::Formula => self.inside_by_formula(id, bound, Effort::Full),
            _ => self.inside_by_formula(id, bound, Effort::Little),
        };
        let mut settled = if solved.beyond { Settled::No } else { Settled::Yes };
        let broken = self.broken(profile, &solved.counts, &inside);
        let known = (solved.counts.clone(), inside.clone());
        if broken.is_some() {
            (solved.counts, inside) = (Counts::new(), CountsInside::new());
        }
        let missing: Vec<bool> =
            self.missing(profile, &solved.counts, &inside).map(is_data).collect();
        let all_data = missing.iter().all(|data| *data);
        // an execution may know what formulas assume
        let unsure =
            unsure_of_endings(profile.assumption_details()) && self.may_learn(profile, bound);
        let run = match engine {
            Engine::Formula => Run::None,
            Engine::Auto if missing.is_empty() && !unsure => Run::None,
            _ => {
                let mut options = *simulation;
                // what nothing tells that the point binds or the code writes, no execution knows
                let hopeless = missing.is_empty()
                    || all_data && !solved.outside && !self.may_learn(profile, bound);
                if engine == Engine::Auto && hopeless {
                    options.steps = options.steps.min(self.limits().first_execution_steps);
                }
                match self.execute(engine, profile, bound, &solved.counts, &options) {
                    Ok(run) => Run::Done(run),
                    Err(InterpError::Budget { function, block, steps }) => {
                        self.why_without_end(profile, &solved, &function, &block)?;
                        let known = |b: &BlockProfile| solved.counts[b.block].is_some();
                        let any = profile.counted().iter().any(known)
                            && !self.callees_are_outside(id, bound);
                        if engine != Engine::Auto || !(any || all_data) {
                            return Err(ProfileError::Budget { function, block, steps });
                        }
                        // sums over the calls may know what an execution did not come to
                        if only_data(profile, &solved.counts) && !all_data && broken.is_none() {
                            inside = self.inside_by_formula(id, bound, Effort::Full);
                            if self.broken(profile, &Counts::new(), &inside).is_some() {
                                inside.clear();
                            }
                        }
                        if !hopeless {
                            settled = Settled::No;
                        }
                        Run::TooLong(steps)
                    }
                    Err(e) => return Err(e.into()),
                }
            }
        };
        if let Run::Done(run) = &run {
            if unsure {
                after_endings(profile, &mut solved.counts, &mut inside, run);
            }
            self.fill(profile, &mut solved.counts, run)?;
            self.compare(&inside, run)?;
            if let (Some((f, block)), true) = (broken, cfg!(debug_assertions)) {
                let formula = if f == id { &known.0 } else { &known.1[&f] };
                let wrong = run.count(f, block).known().map(BigInt::from);
                let wrong = wrong.zip(formula[block].as_ref()).filter(|(n, c)| *n != c.0);
                let name = &self.module().functions[f].blocks[block].name;
                debug_assert!(wrong.is_none(), "the flow is broken at `{name}`: {wrong:?}");
            }
        }
        inside.insert(id, solved.counts);
        let none = Counts::new();
        let functions = profile
            .reached()
            .iter()
            .map(|&f| {
                let counts = inside.get(&f).unwrap_or(&none);
                let why = broken.filter(|b| b.0 == f).map(|b| b.1);
                self.assemble(profile, f, bound, (counts, formula_steps), &run, why)
            })
            .collect();
        let evaluation = Evaluation { functions };
        let open = evaluation.functions.iter().any(|f| f.blocks.iter().any(|b| b.count.is_none()));
        Ok((evaluation, if open { settled } else { Settled::Yes }))
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
