//! Explanations: how the count of a block came about, from the journal of the analysis
//! ([`crate::rules::Journal`]); and, where there is no closed form, what first stands in the way.
//!
//! A count is a nest of sums: whether the block runs in an iteration of the loop around it (its path
//! condition), summed over the iterations of that loop, where the loop itself runs in an iteration of the
//! next one, and so on. [`Explanation::levels`] has the nest from the inside out, with the rules that
//! closed each sum; [`Explanation::replay`] builds it again, without any rule.

use super::error::ProfileError;
use super::explain_inside;
use super::function::FunctionProfile;
use super::source_words::SourceWords;
use super::status::Status;
use super::ModuleProfile;
use crate::analysis::{Cfg, Dominators, LoopForest, LoopId};
use crate::expr::{ConditionExpr, CountExpr, Expr, Node, Store, Sym};
use crate::facts::Facts;
use crate::ir::{Block, FuncId, Function, Location};
use crate::rules::{Journal, Part, RuleInfo, Settings, Span, Step, Subject};
use crate::solve::{as_loop, Obstruction};
use crate::sum::NoClosedForm;
use std::sync::Arc;

/// How the count of a block came about.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Explanation {
    /// the function
    pub function: String,
    /// the block
    pub block: String,
    /// the count that the profile shows, if it is a formula
    pub formula: Option<CountExpr>,
    /// how good it is
    pub status: Status,
    /// why it is no closed form
    pub reason: Option<String>,
    /// the count in the paper's counting functions; none where the control flow is irreducible
    pub raw: Option<String>,
    /// the loops around the block, from the outside in
    pub loops: Vec<LoopStep>,
    /// the sums that make up the count, from the inside out; the last one is over no loop
    pub levels: Vec<Level>,
    /// conditions on the parameters under which all counts of the function hold
    pub guards: Vec<GuardStep>,
    /// what was assumed, in words
    pub assumptions: Vec<String>,
    /// the store of all expressions
    pub store: Store,
    /// what the source calls symbols
    pub words: SourceWords,
    /// of a block inside a callee, how its count in one execution of the callee came about, over the parameters of that;
    /// none where the block stands as a copy in the function, as those of parallel regions do: `levels` are of it
    pub each_call: Option<Box<Explanation>>,
}

/// A loop around the block.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct LoopStep {
    /// its header
    pub header: String,
    /// where it is written, if the IR has debug information
    pub location: Option<Location>,
    /// its iteration index, from 0 on
    pub index: Option<Sym>,
    /// when it is left, in the index
    pub exit: Option<ConditionExpr>,
    /// its backedge-taken count: the index of its last iteration
    pub trip_count: Option<CountExpr>,
    /// the rules that found it
    pub rules: Vec<&'static RuleInfo>,
    /// the header parameters that were asked for
    pub parameters: Vec<ParameterStep>,
}

/// A header parameter as a recurrence.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ParameterStep {
    /// the parameter
    pub name: String,
    /// its value on entry
    pub start: Option<Expr>,
    /// its value around the back edge, over a placeholder for the value before
    pub next: Option<Expr>,
    /// its value in terms of the loop's index; none if no rule applies
    pub value: Option<Expr>,
    /// the rules that found it
    pub rules: Vec<&'static RuleInfo>,
}

/// One level of the nest of sums.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Level {
    /// when the block, or the loop of the level below, runs in an iteration
    pub condition: ConditionExpr,
    /// the loop that is summed over, by the number of its step in [`Explanation::loops`]; none of the
    /// function itself
    pub over: Option<usize>,
    /// The index of the sum and the first one, where it is no iteration index: it runs over the iterations of this loop
    /// and of the one below between them.
    pub range: Option<(Sym, Expr)>,
    /// how many activations of a recursion that calls itself several times an iteration stands for; what is summed holds
    /// them
    pub activations: Option<CountExpr>,
    /// what is summed
    pub summand: Option<CountExpr>,
    /// the last iteration that counts
    pub last: Option<Expr>,
    /// beside a [range](Self::range), what the iterations count, per entry of the loop, that leave the loop of the level
    /// below; they are part of the sum
    pub leaving: Option<CountExpr>,
    /// the sum per entry of the loop; none if there is no formula
    pub sum: Option<CountExpr>,
    /// is the sum a closed form? Else evaluation steps through it, or through what it sums.
    pub closed: bool,
    /// the rules that closed it
    pub rules: Vec<&'static RuleInfo>,
    /// The sum is the same at each entry: it is multiplied by the number of entries, of which the levels
    /// above are.
    pub times_entries: bool,
    /// which copy of a block inside a callee it is of, from 0 on: the count is the sum over the copies
    pub copy: usize,
}

/// A condition on the parameters, and what it is for.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct GuardStep {
    /// the condition
    pub condition: ConditionExpr,
    /// what it is for, in words
    pub because: Option<String>,
}

impl ModuleProfile<'_> {
    /// How the count of a block came about. Solves the function again with a journal, unless the options
    /// ask for one. A block of a function that it reaches has the name `callee/block`: its count is per execution of
    /// this function, as [`callees`](ModuleProfile::callees) has it.
    ///
    /// ```
    /// use symprof_core::{ir::text::parse_module, profile::{ModuleProfile, Options}};
    /// let module = parse_module(
    ///     "func @f(%n: i32) {
    ///      block entry:
    ///        %0 = const i32 0
    ///        %1 = const i32 1
    ///        jump head(%0)
    ///      block head(%i: i32):
    ///        %more = icmp slt %i, %n
    ///        branch %more, body, exit
    ///      block body:
    ///        %next = add nsw i32 %i, %1
    ///        jump head(%next)
    ///      block exit:
    ///        return
    ///      }",
    /// )?;
    /// let profile = ModuleProfile::new(&module, Options::default());
    /// let f = profile.by_name("f")?;
    /// let explained = profile.explain(f, "body")?;
    /// let i = &explained.loops[0].parameters[0];
    /// assert_eq!(i.name, "i");
    /// assert_eq!(i.rules[0].name, "add-recurrence");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ProfileError::NoBlock`] if the function has no block of that name.
    pub fn explain(&self, id: FuncId, block: &str) -> Result<Explanation, ProfileError> {
        let settings = &self.options().settings;
        if settings.keeps_journal() {
            return explain(self, id, block);
        }
        let settings = Arc::new(Settings::clone(settings).with_journal());
        let mut options = self.options().clone();
        options.settings = settings;
        explain(&ModuleProfile::new(self.module(), options), id, block)
    }
}

fn explain(
    profile: &ModuleProfile<'_>,
    id: FuncId,
    block: &str,
) -> Result<Explanation, ProfileError> {
    let f = profile.function(id);
    let Some(of_block) = f.block(block) else {
        let inside = explain_inside::explain(profile, id, block);
        return inside.unwrap_or_else(|| Err(no_block(profile, id, block)));
    };
    let (mut loops, mut levels, guards) = read(profile, id, &[of_block.block]);
    let written = f.written();
    let mut store = written.store().clone();
    as_shown(&mut store, &guards, &mut loops, &mut levels);
    Ok(Explanation {
        function: f.name().to_owned(),
        block: block.to_owned(),
        formula: of_block.count.formula().map(|e| CountExpr::new(written.count(e))),
        status: of_block.count.status(),
        reason: of_block.count.reason().map(str::to_owned),
        raw: of_block.raw.clone(),
        levels,
        loops,
        guards,
        assumptions: f.assumptions().to_vec(),
        store,
        words: f.symbols().source_words(),
        each_call: None,
    })
}

fn no_block(profile: &ModuleProfile<'_>, id: FuncId, block: &str) -> ProfileError {
    let f = profile.function(id);
    let names: Vec<String> = f.blocks().iter().map(|b| format!("`{}`", b.name)).collect();
    let mut available = names.join(", ");
    let inside = profile.callees(id).into_iter().flat_map(|c| c.functions());
    let inside =
        inside.filter_map(|g| Some(format!("`{}/{}`", g.name(), g.blocks().first()?.name)));
    let inside: Vec<String> = inside.collect();
    if !inside.is_empty() {
        available =
            format!("{available}, and blocks inside callees, such as {}", inside.join(", "));
    }
    ProfileError::NoBlock { function: f.name().to_owned(), block: block.to_owned(), available }
}

/// What the journal of a function says of the counts of some of its blocks, one after another, and of the conditions
/// under which it is so.
pub(super) fn read(
    profile: &ModuleProfile<'_>,
    id: FuncId,
    blocks: &[Block],
) -> (Vec<LoopStep>, Vec<Level>, Vec<GuardStep>) {
    let f = profile.function(id);
    let func = &profile.module().functions[id];
    let recursion = as_loop(func);
    let func = recursion.as_ref().map_or(func, |r| &r.func);
    let cfg = Cfg::new(func);
    let forest = LoopForest::new(&cfg, &Dominators::new(&cfg));
    let nothing = Journal::default();
    let reader = Reader { f, func, forest: &forest, journal: f.journal().unwrap_or(&nothing) };
    let (mut loops, mut levels) = (Vec::new(), Vec::new());
    for (copy, &b) in blocks.iter().enumerate() {
        let (chain, steps) = reader.loops(b);
        let before = loops.len();
        loops.extend(steps);
        levels.extend(reader.levels(b, &chain).into_iter().map(|mut level| {
            level.over = level.over.map(|k| before + k);
            level.copy = copy;
            level
        }));
    }
    (loops, levels, reader.guards())
}

/// Loops and levels in the light of the conditions under which they are asked for, with sums as the profile shows
/// formulas.
pub(super) fn as_shown(
    store: &mut Store,
    guards: &[GuardStep],
    loops: &mut [LoopStep],
    levels: &mut [Level],
) {
    let mut facts = Facts::new();
    guards.iter().for_each(|g| facts.assume(store, g.condition.expr()));
    if !guards.is_empty() {
        let mut simple = |e: Expr| facts.simplify(store, e);
        for l in loops.iter_mut() {
            l.exit = l.exit.map(|e| ConditionExpr::new(simple(e.expr())));
            l.trip_count = l.trip_count.map(|e| CountExpr::new(simple(e.expr())));
        }
        for level in levels.iter_mut() {
            level.condition = ConditionExpr::new(simple(level.condition.expr()));
            for count in
                [&mut level.activations, &mut level.summand, &mut level.leaving, &mut level.sum]
            {
                *count = count.map(|e| CountExpr::new(simple(e.expr())));
            }
            level.last = level.last.map(&mut simple);
        }
    }
    let sums: Vec<Expr> = levels.iter().filter_map(|l| Some(l.sum?.expr())).collect();
    let mut shown = store.factored(&sums).into_iter().map(CountExpr::new);
    for level in levels.iter_mut().filter(|l| l.sum.is_some()) {
        level.sum = shown.next();
    }
}

/// Reads the journal of a function.
struct Reader<'a> {
    f: &'a FunctionProfile,
    func: &'a Function,
    forest: &'a LoopForest,
    journal: &'a Journal,
}

impl Reader<'_> {
    /// The loops around a block, from the outside in.
    fn loops(&self, b: Block) -> (Vec<LoopId>, Vec<LoopStep>) {
        let mut chain = Vec::new();
        let mut region = self.forest.innermost(b);
        while let Some(l) = region {
            chain.push(l);
            region = self.forest.parent(l);
        }
        chain.reverse();
        let steps = chain.iter().map(|&l| self.loop_step(l)).collect();
        (chain, steps)
    }

    fn location(&self, header: Block) -> Option<Location> {
        self.f.block(&self.func.blocks[header].name)?.loop_location.clone()
    }

    fn loop_step(&self, l: LoopId) -> LoopStep {
        let header = self.forest.header(l);
        let span = self.journal.last(Subject::TripCount(l));
        let index = span.and_then(|s| s.given(Part::Index)).and_then(|e| self.symbol(e));
        let parameters = self.func.blocks[header].params.iter();
        let parameters = parameters.filter_map(|&v| {
            let span = self.journal.last(Subject::Recurrence(v))?;
            Some(ParameterStep {
                name: self.func.value_name(v),
                start: span.given(Part::Start),
                next: span.given(Part::Next),
                value: span.answer,
                rules: self.journal.rules(span),
            })
        });
        LoopStep {
            header: self.name(header),
            location: self.location(header),
            index,
            exit: span.and_then(|s| s.given(Part::Exit)).map(ConditionExpr::new),
            trip_count: span.and_then(|s| s.answer).map(CountExpr::new),
            rules: span.map(|s| self.journal.rules(s)).unwrap_or_default(),
            parameters: parameters.collect(),
        }
    }

    /// The sums of a block's count from the inside out. Where a sum is the same at each entry of its loop,
    /// what follows is the number of entries.
    fn levels(&self, b: Block, chain: &[LoopId]) -> Vec<Level> {
        let mut levels = Vec::new();
        let mut question = self.journal.last(Subject::Count(b));
        while let Some(span) = question {
            question = None;
            let (mut condition, mut activations) = (None, None);
            for step in &span.steps {
                match *step {
                    Step::Given(Part::PathCondition, e) => condition = Some(e),
                    Step::Given(Part::Activations, e) => activations = Some(CountExpr::new(e)),
                    Step::Asks(_) | Step::Again(_) => {
                        let asked = self.asked(step);
                        match asked.map(|s| s.subject) {
                            Some(Subject::Sum(l, _)) => {
                                let over = chain.iter().position(|&x| x == l);
                                let level = self.level(condition.take(), asked, over);
                                let activations = activations.take();
                                levels.extend(level.map(|level| Level { activations, ..level }));
                            }
                            Some(Subject::Entries(_)) => {
                                if let Some(level) = levels.last_mut() {
                                    level.times_entries = true;
                                }
                                question = asked;
                            }
                            _ => {}
                        }
                    }
                    _ => {}
                }
            }
            if question.is_none() {
                levels.extend(self.level(condition, None, None));
            }
        }
        levels
    }

    /// The question that a step asks.
    fn asked(&self, step: &Step) -> Option<&Span> {
        match *step {
            Step::Asks(k) => self.journal.spans().get(k),
            Step::Again(subject) => self.journal.last(subject),
            _ => None,
        }
    }

    fn level(
        &self,
        condition: Option<Expr>,
        span: Option<&Span>,
        over: Option<usize>,
    ) -> Option<Level> {
        let sum = span.and_then(|s| s.answer);
        Some(Level {
            condition: ConditionExpr::new(condition?),
            closed: sum.is_some_and(|e| !self.f.store().is_stepped(e)),
            over,
            range: span.and_then(|s| self.symbol(s.given(Part::Index)?).zip(s.given(Part::Start))),
            activations: None,
            summand: span.and_then(|s| s.given(Part::Summand)).map(CountExpr::new),
            last: span.and_then(|s| s.given(Part::Last)),
            leaving: span.and_then(|s| s.given(Part::Leaving)).map(CountExpr::new),
            sum: sum.map(CountExpr::new),
            rules: span.map(|s| self.journal.rules(s)).unwrap_or_default(),
            times_entries: false,
            copy: 0,
        })
    }

    fn guards(&self) -> Vec<GuardStep> {
        let because = |&condition: &ConditionExpr| GuardStep {
            condition,
            because: self.journal.guarded(condition.expr()).map(|s| self.purpose(s)),
        };
        self.f.domain().iter().map(because).collect()
    }

    /// What a guard that came up with that question is for.
    fn purpose(&self, subject: Subject) -> String {
        let at = |l| self.name(self.forest.header(l));
        match subject {
            Subject::TripCount(l) => {
                let header = self.forest.header(l);
                match &self.func.blocks[header].terminator.condition() {
                    Some(c) => format!(
                        "the exit of the loop at `{}` (`{}`)",
                        at(l),
                        self.func.value_name(*c)
                    ),
                    None => format!("the exit of the loop at `{}`", at(l)),
                }
            }
            Subject::Recurrence(v) => {
                format!("`{}` as a recurrence", self.func.value_name(v))
            }
            Subject::Sum(l, _) => format!("a sum over the loop at `{}`", at(l)),
            Subject::Division(v) => format!("the division `{}`", self.func.value_name(v)),
            Subject::Check(b) => format!("the check in `{}`, which passes", self.name(b)),
            Subject::Count(b) => format!("the count of `{}`", self.name(b)),
            Subject::Entries(l) => format!("the entries of the loop at `{}`", at(l)),
            Subject::Attempt(name) => name.to_owned(),
        }
    }

    fn symbol(&self, e: Expr) -> Option<Sym> {
        match *self.f.store().node(e) {
            Node::Symbol(s) => Some(s),
            _ => None,
        }
    }

    /// The name of a block; of a copy, that of what it is a copy of.
    fn name(&self, b: Block) -> String {
        let data = &self.func.blocks[b];
        match &data.copies[..] {
            [of] => format!("{}/{}", of.function, of.block),
            _ => data.name.clone(),
        }
    }
}

impl Explanation {
    /// The rules that the explanation names: those of trip counts, recurrences and sums, each once.
    pub fn rules(&self) -> Vec<&'static RuleInfo> {
        let of_loops = self.loops.iter().flat_map(|l| {
            l.rules.iter().chain(l.parameters.iter().flat_map(|p| p.rules.iter())).copied()
        });
        let of_sums = self.levels.iter().flat_map(|l| l.rules.iter().copied());
        let mut found: Vec<&'static RuleInfo> = Vec::new();
        for r in of_loops.chain(of_sums) {
            if !found.contains(&r) {
                found.push(r);
            }
        }
        found
    }

    /// The count as the nest of sums that the levels are, in [`store`](Explanation::store), without any
    /// rule: where the guards hold it has the value of the formula. None if a level has no trip count, or if there is
    /// none: of a block inside a callee, [`each_call`](Self::each_call) has them.
    ///
    /// ```
    /// use symprof_core::expr::{Evaluator, Num};
    /// use symprof_core::{ir::{text::parse_function, Module}, profile::*};
    /// let mut module = Module::new();
    /// let id = module.add(parse_function("
    /// func @f(%n: i32) {
    /// block entry:
    ///   %0 = const i32 0
    ///   %1 = const i32 1
    ///   jump head(%0)
    /// block head(%i: i32):
    ///   %more = icmp slt %i, %n
    ///   branch %more, body, exit
    /// block body:
    ///   %next = add nsw i32 %i, %1
    ///   jump head(%next)
    /// block exit:
    ///   return
    /// }")?);
    /// let profile = ModuleProfile::new(&module, Options::default());
    /// let mut explained = profile.explain(id, "body")?;
    /// assert!(explained.rules().iter().any(|r| r.name == "add-recurrence"));
    /// let count = explained.replay().ok_or("a trip count")?;
    /// let mut ev = Evaluator::new(&explained.store);
    /// ev.bind_name("n", Num::int(5));
    /// assert_eq!(ev.eval(count)?, Num::int(5));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn replay(&mut self) -> Option<CountExpr> {
        let s = &mut self.store;
        let (zero, one) = (s.zero(), s.one());
        let (mut done, mut count) = (one, one);
        let (mut copies, mut copy) = (Vec::new(), self.levels.first()?.copy);
        for level in &self.levels {
            if level.copy != copy {
                copies.push(s.mul(done, count));
                (done, count, copy) = (one, one, level.copy);
            }
            count = s.ite(level.condition.expr(), count, zero);
            if let Some(activations) = level.activations {
                count = s.mul(activations.expr(), count);
            }
            let Some(over) = level.over else { continue };
            let step = self.loops.get(over)?;
            count = s.sum_over(step.index?, zero, step.trip_count?.expr(), count);
            if level.times_entries {
                done = s.mul(done, count);
                count = one;
            }
        }
        copies.push(s.mul(done, count));
        Some(CountExpr::new(s.add_all(copies)))
    }
}

impl Obstruction {
    /// In words: which sum, or which exit.
    pub(super) fn text(&self, store: &Store, func: &Function) -> String {
        let name = |b: Block| func.blocks.get(b).map_or("?", |b| b.name.as_str());
        let because = |whole: Expr, why: NoClosedForm| match why {
            NoClosedForm::NoRule { part } if part != whole => {
                format!(": no rule for `{}`", store.brief(part))
            }
            NoClosedForm::NoRule { .. } => ": no rule applies".to_owned(),
            NoClosedForm::Limit { name } => format!(": the limit `sums.{name}` ends the search"),
        };
        match *self {
            Obstruction::Sum { header, summand, why } => format!(
                "no closed form of the sum of `{}` over the loop at `{}`{}",
                store.brief(summand),
                name(header),
                because(summand, why)
            ),
            Obstruction::Exit { header, condition, why } => format!(
                "no closed form of the first iteration of the loop at `{}` with `{}`{}",
                name(header),
                store.brief(condition),
                why.map(|why| because(condition.expr(), why)).unwrap_or_default()
            ),
        }
    }
}
