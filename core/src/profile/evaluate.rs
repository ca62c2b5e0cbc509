//! Counts at a point: formulas where their domain holds, one execution of the control slice for
//! the rest.

use super::answer::{
    order_of_calls, sum_calls, BlockValue, Evaluation, FunctionEvaluation, Source,
};
use super::callees::{CalleeCounts, CalleeProfile, CountsInside, Effort};
use super::error::ProfileError;
use super::function::{BlockProfile, FunctionProfile};
use super::point::{Bound, Point};
use super::status::Status;
use super::{ModuleProfile, Options};
use crate::assume::{in_words, Assumed, AssumptionKind};
use crate::expr::{ConditionExpr, CountExpr, EvalError, Evaluator, Num};
use crate::interp::{self, Count, Execution, InterpError};
use crate::ir::{Block, FuncId, Inst};
use cranelift_entity::SecondaryMap;
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

/// Steps of formulas, and of an execution, that are tried before either takes all it may.
const LITTLE_FORMULA: u64 = 1_000_000;
const LITTLE_SIMULATION: u64 = 20_000_000;

/// Would more steps give no more counts?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Settled {
    Yes,
    No,
}

/// What the formulas of a function say at a point.
#[derive(Default)]
struct Solved {
    counts: Counts,
    /// the point lies outside the domain, breaks an assumption, or says what formulas do not speak of
    outside: bool,
    /// a formula takes more steps than allowed
    beyond: bool,
    /// by number among those of the profile: a loop that never ends once it is entered
    endless: Option<usize>,
    /// by number among those of the profile: a promise that is broken within the domain
    promise: Option<usize>,
}

/// An execution at a point.
enum Run {
    /// None was needed, or none is used.
    None,
    Done(Execution),
    /// It takes more steps than allowed.
    TooLong(u64),
}

impl Run {
    fn done(&self) -> Option<&Execution> {
        match self {
            Run::Done(run) => Some(run),
            _ => None,
        }
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
        // A sum may step for long where an execution ends at once, and the other way round: each
        // is tried a little first.
        if engine == Engine::Auto {
            let little =
                interp::Options { steps: simulation.steps.min(LITTLE_SIMULATION), ..*simulation };
            let steps = (*formula_steps).min(LITTLE_FORMULA);
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
        let run = match engine {
            Engine::Formula => Run::None,
            Engine::Auto if missing.is_empty() => Run::None,
            _ => {
                let mut options = *simulation;
                // what nothing tells that the point binds or the code writes, no execution knows
                let hopeless = all_data && !solved.outside && !self.may_learn(profile, bound);
                if engine == Engine::Auto && hopeless {
                    options.steps = options.steps.min(LITTLE_SIMULATION);
                }
                // each execution of a block is a step at least
                let steps = BigInt::from(options.steps);
                let known = profile.counted().iter().filter_map(|b| {
                    let (n, _) = solved.counts[b.block].as_ref()?;
                    Some((b, n))
                });
                let total: BigInt = known.clone().map(|(_, n)| n).sum();
                let longest = known.max_by_key(|(_, n)| *n).filter(|_| total > steps);
                let run = match longest.filter(|_| engine == Engine::Auto) {
                    None => self.interpreter().run(id, &bound.inputs, &options),
                    Some((b, _)) => Err(InterpError::Budget {
                        function: profile.name().to_owned(),
                        block: b.name.clone(),
                        steps: simulation.steps,
                    }),
                };
                match run {
                    Ok(run) => Run::Done(run),
                    Err(InterpError::Budget { function, block, steps }) => {
                        self.is_endless(profile, &solved, &function, &block)?;
                        // an execution that comes so far is undefined, but takes too long to see it
                        if let Some(p) = solved.promise.map(|k| &profile.promises()[k]) {
                            let func = &self.module().functions[id];
                            return Err(ProfileError::Undefined {
                                function: func.name.clone(),
                                block: func.blocks[p.block].name.clone(),
                                what: p.broken.clone(),
                            });
                        }
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

    /// An error if the loop that the execution is in never ends at this point.
    fn is_endless(
        &self,
        profile: &FunctionProfile,
        solved: &Solved,
        function: &str,
        block: &str,
    ) -> Result<(), ProfileError> {
        let Some(k) = solved.endless else { return Ok(()) };
        let blocks = &self.module().functions[profile.id()].blocks;
        let inside = profile.endless()[k].blocks.iter().any(|&b| blocks[b].name == block);
        if function == profile.name() && inside {
            let of = &profile.endless()[k].blocks;
            let details = profile.assumption_details().iter();
            let used = details.filter(|a| {
                a.kind != AssumptionKind::Ends && a.blocks.iter().any(|b| of.contains(b))
            });
            return Err(ProfileError::Endless {
                function: function.to_owned(),
                block: block.to_owned(),
                assumptions: in_words(used),
            });
        }
        Ok(())
    }

    /// May an execution learn what decides where formulas say that data does: from bytes that the
    /// point binds, or from what the code itself writes?
    fn may_learn(&self, profile: &FunctionProfile, bound: &Bound) -> bool {
        if bound.memory || !bound.calls.is_empty() || profile.reached().len() > 1 {
            return true;
        }
        let func = &self.module().functions[profile.id()];
        let Ok(slice) = self.interpreter().slice(profile.id()) else { return true };
        func.layout.iter().any(|&b| {
            let insts = func.blocks[b].insts.iter().enumerate();
            insts.into_iter().any(|(k, (_, i))| {
                slice.has_effect(b, k) && !matches!(i, Inst::Assume(_) | Inst::Call(_))
            })
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

    /// The counts that formulas give at the point.
    fn by_formula(
        &self,
        profile: &FunctionProfile,
        bound: &Bound,
        steps: u64,
    ) -> Result<Solved, ProfileError> {
        let mut solved = Solved::default();
        let mut ev = Evaluator::new(profile.store()).with_budget(steps);
        for (name, v) in &bound.values {
            ev.bind_name(name, v.clone());
        }
        let details = profile.assumption_details();
        let mut broken = |c: ConditionExpr| ev.truth(c) == Ok(false);
        // Results of calls that the user binds are no part of the formulas.
        // a loop without an exit, where the point enters it
        let stuck =
            |a: &&Assumed| a.kind == AssumptionKind::Ends && a.condition.is_some_and(&mut broken);
        if let Some(a) = details.iter().find(stuck) {
            solved.endless = profile.endless().iter().position(|l| l.header == a.block);
        }
        let decided = details.iter().filter(|a| a.kind != AssumptionKind::Defined);
        if !bound.calls.is_empty() || decided.filter_map(|a| a.condition).any(&mut broken) {
            solved.outside = true;
            return Ok(solved);
        }
        if let Some(k) = profile.promises().iter().position(|p| broken(p.condition)) {
            solved.outside = true;
            let inside = profile.domain().iter().all(|&g| ev.truth(g) == Ok(true));
            solved.promise = Some(k).filter(|_| inside);
            return Ok(solved);
        }
        let blocks = profile.counted().iter();
        let mut formulas: Vec<(&BlockProfile, CountExpr)> =
            blocks.filter_map(|b| Some((b, b.count.formula()?))).collect();
        let mut failed = Vec::new();
        if let Some(&(first, _)) = formulas.first() {
            for &guard in profile.domain() {
                ev.allow(steps);
                match ev.truth(guard) {
                    Ok(true) => {}
                    Err(EvalError::Unbound(s)) if !solved.outside => {
                        return Err(missing(profile, &first.name, s));
                    }
                    found => {
                        solved.beyond |= matches!(found, Err(EvalError::Budget(_)));
                        solved.outside = true;
                        failed.push(guard);
                    }
                }
            }
        }
        // one of these, and no other reason why the formulas do not hold
        ev.allow(steps);
        solved.endless = profile.endless().iter().position(|l| {
            failed.iter().all(|g| Some(*g) == l.guard) && ev.truth(l.ends) == Ok(false)
        });
        if solved.outside {
            return Ok(solved);
        }
        let mut decided: SecondaryMap<Block, bool> = SecondaryMap::new();
        for &b in details.iter().filter(|a| bound.decides(a)).flat_map(|a| &a.blocks) {
            decided[b] = true;
        }
        // those that take no steps come first; no other takes the steps of all
        formulas.sort_by_key(|f| profile.store().is_stepped(f.1.expr()));
        let mut left = steps;
        for (b, e) in formulas {
            if decided[b.block] {
                continue;
            }
            ev.allow(left.max(steps.min(LITTLE_FORMULA)));
            match ev.eval(e) {
                // A count that is no natural number is none: the execution decides.
                Ok(v) => {
                    solved.counts[b.block] = natural(&v).map(|v| (v, Source::Formula));
                }
                // what data decides stays open unless the point says
                Err(EvalError::Unbound(s)) if profile.free_symbol(&s).is_some() => {}
                Err(EvalError::Unbound(s)) => return Err(missing(profile, &b.name, s)),
                Err(EvalError::Budget(_)) => solved.beyond = true,
                Err(_) => {}
            }
            left = left.saturating_sub(ev.steps());
        }
        Ok(solved)
    }

    /// Takes what the execution counted where no formula did, and compares where both did.
    fn fill(
        &self,
        profile: &FunctionProfile,
        counts: &mut Counts,
        run: &Execution,
    ) -> Result<(), ProfileError> {
        let listed =
            if run.missing_symbols.is_empty() { Vec::new() } else { profile.used_symbols() };
        let asked = run.missing_symbols.iter().find(|s| listed.contains(&s.as_str()));
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
                    if let Some(symbol) = asked {
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
    /// `broken`: a block at which formulas break the law of flow.
    fn assemble(
        &self,
        root: &FunctionProfile,
        id: FuncId,
        bound: &Bound,
        (known, formula_steps): (&Counts, u64),
        run: &Run,
        broken: Option<Block>,
    ) -> FunctionEvaluation {
        let func = &self.module().functions[id];
        let solved = root.callees.get().and_then(Option::as_ref);
        let callees = solved.into_iter().flat_map(CalleeCounts::functions);
        let inside: Vec<&BlockProfile> =
            callees.filter(|f| f.id() == id).flat_map(CalleeProfile::counted).collect();
        let mut of_inside: SecondaryMap<Block, Option<&BlockProfile>> = SecondaryMap::new();
        for b in inside {
            of_inside[b.block] = Some(b);
        }
        // what a body that may be replaced does, no execution of it says
        let replaced = if id == root.id() { None } else { self.calls.replaced(id) };
        let run_of = run.done().filter(|_| replaced.is_none());
        let mut counts: SecondaryMap<Block, Option<BigInt>> = SecondaryMap::new();
        let mut blocks = Vec::new();
        for &b in func.layout.iter() {
            let mut reason = replaced.clone();
            let mut found = known[b].clone();
            if let (None, Some(run)) = (&found, run_of) {
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
            if count.is_some() {
                reason = None;
            } else if reason.is_none() {
                let block = match id == root.id() {
                    true => root.of_block(b),
                    false => of_inside[b],
                };
                reason = Some(why_not(block, formula_steps, run, broken.is_some()));
            }
            let name = func.blocks[b].name.clone();
            blocks.push(BlockValue { block: b, name, count, source, reason });
        }
        let simulated = run_of.and_then(|r| r.functions.get(&id));
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
        let name = func.name.clone();
        let mut answer = FunctionEvaluation { id, name, blocks, calls, assumptions: Vec::new() };
        answer.assumptions = self.rests_on(root, &answer, bound, run);
        answer
    }

    /// What the counts of a function rest on, in words, each once.
    fn rests_on(
        &self,
        root: &FunctionProfile,
        answer: &FunctionEvaluation,
        bound: &Bound,
        run: &Run,
    ) -> Vec<String> {
        let mut all: Vec<String> = Vec::new();
        let mut add = |text: String| {
            if !all.contains(&text) {
                all.push(text);
            }
        };
        if answer.has(Source::Formula) {
            root.assumed().iter().for_each(|(text, _)| add(text.clone()));
            let mut solved: SecondaryMap<Block, bool> = SecondaryMap::new();
            for b in answer.blocks.iter().filter(|b| b.source == Some(Source::Formula)) {
                solved[b.block] = true;
            }
            if answer.id == root.id() {
                let open = bound.undecided(root.store(), root.assumption_details());
                let counted = |b: Block| answer.of(b).is_some_and(|b| b.count.is_some());
                let used = open.into_iter().filter(|a| {
                    let ended = a.kind == AssumptionKind::Ends && counted(a.block);
                    !ended && a.blocks.iter().any(|&b| solved[b])
                });
                in_words(used).into_iter().for_each(&mut add);
            } else if let Some(inside) = root.callees.get().and_then(Option::as_ref) {
                let open = bound.undecided(inside.store(), inside.assumption_details());
                in_words(open).into_iter().for_each(&mut add);
            }
        }
        if answer.blocks.iter().any(|b| b.count.is_some()) {
            bound.calls.iter().for_each(|text| add(text.clone()));
        }
        if let (true, Some(run)) = (answer.has(Source::Simulation), run.done()) {
            run.assumptions.iter().for_each(|a| add(a.to_string()));
        }
        all
    }
}

/// Why a block has no count, where the execution does not say: data decides, or it takes too long.
fn why_not(block: Option<&BlockProfile>, formula_steps: u64, run: &Run, broken: bool) -> String {
    let reason = block.and_then(|b| b.count.reason());
    let status = block.map_or(Status::Simulation, |b| b.count.status());
    let formula = block.is_some_and(|b| b.count.formula().is_some());
    let execution = match run {
        Run::TooLong(steps) => {
            format!("an execution of {steps} steps did not come to an end (`--steps N`)")
        }
        _ => "it is not executed".to_owned(),
    };
    match reason {
        Some(reason) if status >= Status::DataDependent => reason.to_owned(),
        _ if broken => format!("the formulas contradict the flow of control, and {execution}"),
        _ if formula && formula_steps < u64::MAX && status == Status::Summation => {
            format!("its formula takes more than {formula_steps} steps, and {execution}")
        }
        _ => execution,
    }
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
