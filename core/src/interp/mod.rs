//! The reference interpreter: counts blocks by executing the control slice.
//!
//! It is core's oracle and the engine behind the status `simulation`, and shares no code with the
//! solver. What runs is the *control slice* only ([`ControlSlice`]): the integers, addresses and memory
//! that decide branches. A branch on a value that is not known is no error: the blocks it decides
//! about get [`Count::Unknown`] with the reason, and the run goes on behind them. A count is
//! [`Count::Known`] only if every execution of the block was counted.
//!
//! ```
//! use symprof_core::{interp::*, ir::*};
//! // for (i = 0; i < n; i++) {}
//! let mut b = FunctionBuilder::new("count");
//! let n = b.param("n", Type::Int(32));
//! let (entry, head, body, exit) =
//!     (b.block("entry"), b.block("head"), b.block("body"), b.block("exit"));
//! b.switch_to(entry);
//! let zero = b.iconst(Type::Int(32), 0);
//! b.jump(head, &[zero]);
//! let i = b.block_param(head, Type::Int(32), Some("i"));
//! b.switch_to(head);
//! let c = b.icmp(Predicate::Slt, i, n);
//! b.branch(c, (body, &[]), (exit, &[]));
//! b.switch_to(body);
//! let one = b.iconst(Type::Int(32), 1);
//! let next = b.binary(BinaryOp::Add, Flags::NSW, i, one);
//! b.jump(head, &[next]);
//! b.switch_to(exit);
//! b.ret(None);
//! let mut module = Module::new();
//! let f = module.add(b.finish());
//!
//! let interpreter = Interpreter::new(&module);
//! let five = interpreter.run(f, &[("n", 5)].into_iter().collect(), &Options::default())?;
//! assert_eq!(five.count(f, body), Count::Known(5));
//! let minus = interpreter.run(f, &[("n", -3)].into_iter().collect(), &Options::default())?;
//! assert_eq!(minus.count(f, body), Count::Known(0));
//! # Ok::<(), InterpError>(())
//! ```
//!
//! A value is 64 bits and a tag with a poison flag, so that `freeze` yields what really executes; an
//! address is an object and an offset (`memory` says what may alias). Where the order of two objects
//! in memory decides a branch, both orders are run, and counts that differ are unknown.
//!
//! Reading order:
//!
//! - what goes in and comes out: [`inputs`] with `symbol_names`, [`outcome`];
//! - what is executed: [`mod@slice`], `call_graph`, `exposure`, `program`, `compile`;
//! - the execution: `machine`, `external_calls`, `unknown_counts` with `influence_region`;
//! - values: `tagged_value`, `arith`, `tagged_ops`, `address_arithmetic`;
//! - memory: `run_state` (objects), `contents`, `memory`, `bulk_memory`;
//! - `simulator`: executions on behalf of expressions.

mod address_arithmetic;
mod arith;
mod bulk_memory;
mod call_graph;
mod compile;
mod contents;
mod exposure;
mod external_calls;
mod influence_region;
pub mod inputs;
mod machine;
mod memory;
pub mod outcome;
mod program;
mod run_state;
mod simulator;
pub mod slice;
mod symbol_names;
mod tagged_ops;
mod tagged_value;
#[cfg(test)]
mod tests;
mod unknown_counts;

pub use inputs::Inputs;
pub use outcome::{Assumption, AssumptionKinds, Count, Execution, FunctionCounts, InterpError};
pub use simulator::Simulator;
pub use slice::{Base, ControlSlice};

use crate::analysis::addresses::{functions, TakenAddresses};
use crate::assume::AssumptionKind;
use crate::ir::{Callee, FuncId, Function, Inst, Module, Type};
use inputs::Bindings;
use machine::{Machine, Run, UnknownCause};
use program::{body_of, FuncCode, Names, Program, Variant};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

/// Limits of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Steps: one a block and one an operation of the control slice.
    pub steps: u64,
    /// Registers of all activations at once, 16 bytes each.
    pub frame_registers: usize,
    /// Orders of objects in memory that are tried; beyond, branches that depend on the order are
    /// unknown.
    pub orders: u32,
    /// Kinds of assumptions that are not made: what rests on one of them is unknown.
    pub disabled: AssumptionKinds,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            steps: 10_000_000_000,
            frame_registers: 1 << 22,
            orders: 16,
            disabled: AssumptionKinds::NONE,
        }
    }
}

/// Runs functions of one module; what it compiles is kept from run to run.
#[derive(Debug)]
pub struct Interpreter<'m> {
    module: &'m Module,
    names: Names<'m>,
    /// by function, one a variant
    programs: Vec<[OnceLock<Box<Program<'m>>>; Variant::COUNT]>,
    /// functions whose address is taken or escapes, and what these call
    externally_callable: Vec<bool>,
}

/// Runs one function of a module once. To run more often, make an [`Interpreter`].
///
/// # Errors
///
/// As [`Interpreter::run`].
pub fn run(
    module: &Module,
    func: FuncId,
    inputs: &Inputs,
    options: &Options,
) -> Result<Execution, InterpError> {
    Interpreter::new(module).run(func, inputs, options)
}

impl<'m> Interpreter<'m> {
    /// An interpreter of that module. Functions are compiled when first run.
    pub fn new(module: &'m Module) -> Self {
        let mut names = Names::default();
        for (id, f) in module.functions.iter() {
            names.entry(f.name.as_str()).or_insert(id);
        }
        let mut interpreter = Interpreter {
            module,
            names,
            programs: (0..module.functions.len()).map(|_| Default::default()).collect(),
            externally_callable: Vec::new(),
        };
        interpreter.externally_callable = interpreter.find_externally_callable();
        interpreter
    }

    fn find_externally_callable(&self) -> Vec<bool> {
        let mut reached = vec![false; self.module.functions.len()];
        let mut work: Vec<FuncId> = Vec::new();
        let mut addresses = TakenAddresses::new(self.module);
        for (id, f) in self.module.functions.iter() {
            if f.address_escapes || f.unsupported.is_some() {
                work.push(id);
            }
            work.extend(functions(&self.names, &addresses.of(f)));
        }
        work.extend(functions(&self.names, &addresses.of_globals()));
        while let Some(id) = work.pop() {
            if !std::mem::replace(&mut reached[id.as_u32() as usize], true) {
                for call in direct_calls(&self.module.functions[id]) {
                    work.extend(self.names.get(call));
                }
            }
        }
        reached
    }

    fn program(&self, func: FuncId, variant: Variant) -> Result<&Program<'m>, InterpError> {
        match self.programs.get(func.as_u32() as usize) {
            Some(slots) => Ok(slots[variant.index()]
                .get_or_init(|| Box::new(Program::new(self.module, &self.names, func, variant)))),
            None => Err(InterpError::NoFunction(func)),
        }
    }

    /// The control slice of a function, with regard to what it calls.
    ///
    /// # Errors
    ///
    /// If the module has no such function.
    pub fn slice(&self, func: FuncId) -> Result<&ControlSlice, InterpError> {
        Ok(&self.program(func, Variant::default())?.root().slice)
    }

    /// The names of the integers that an execution of the function's slice may ask for: its
    /// parameters, then load symbols, in the order of the function. None if the module has no such
    /// function.
    ///
    /// ```
    /// use symprof_core::{interp::Interpreter, ir::{text::parse_function, Module}};
    /// let mut module = Module::new();
    /// let f = module.add(parse_function("
    /// func @f(%p: ptr, %n: i32, %m: i32) {
    /// block entry:
    ///   %k = load i32 %p
    ///   %c = icmp sgt %m, %k
    ///   branch %c, more, exit
    /// block more:
    ///   jump exit
    /// block exit:
    ///   return
    /// }")?);
    /// assert_eq!(Interpreter::new(&module).slice_symbols(f), ["m", "p[0]"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn slice_symbols(&self, func: FuncId) -> Vec<String> {
        let Ok(program) = self.program(func, Variant::default()) else { return Vec::new() };
        let root = program.root();
        let mut names: Vec<String> = Vec::new();
        for (param, &reg) in root.func.params.iter().zip(&root.param_regs) {
            if matches!(param.ty, Type::Int(_)) && reg != program::NONE {
                names.push(param.name.clone());
            }
        }
        if root.slice.reads_memory() {
            let mut seen: FxHashSet<&str> = FxHashSet::default();
            for s in program.symbols() {
                let asked = matches!(s.ty, Type::Int(_)) && root.slice.contains(s.value);
                if asked && seen.insert(&s.path) {
                    names.push(s.path.clone());
                }
            }
        }
        names
    }

    /// Executes a function's control slice and counts the blocks of all functions that it reaches.
    ///
    /// Symbols without a value are unknown, and listed in [`Execution::missing_symbols`] if the
    /// slice reads them; names in `inputs` that nothing answers to are ignored.
    ///
    /// # Errors
    ///
    /// If the execution is undefined (so outside every count's domain), if a limit of `options` is
    /// met, if a bound value does not fit its type, if two bindings contradict each other, if a path
    /// does not say which type it has, or if the module has no such function.
    pub fn run(
        &self,
        func: FuncId,
        inputs: &Inputs,
        options: &Options,
    ) -> Result<Execution, InterpError> {
        let disabled = |kind| options.disabled.contains(kind);
        let mut variant = Variant {
            objects_may_overlap: disabled(AssumptionKind::Disjoint)
                || disabled(AssumptionKind::Allocation),
            calls_may_not_return: disabled(AssumptionKind::Returns),
        };
        let mut program = self.program(func, variant)?;
        let root = &self.module.functions[func];
        if let Some(why) = &root.unsupported {
            return Ok(self.unsupported(program, why));
        }
        let bindings = Bindings::new(program, inputs)?;
        if bindings.several_addresses() {
            variant.objects_may_overlap = true;
            program = self.program(func, variant)?;
        }
        let runs = orders(program, &bindings, options)?;
        Ok(self.outcome(program, &runs))
    }

    fn unsupported(&self, program: &Program<'m>, why: &str) -> Execution {
        let reason: Arc<str> = why.into();
        let mut execution = Execution::default();
        let ids = program.funcs.iter().map(|f| f.id).chain(program.address_taken.iter().copied());
        for id in ids {
            execution.functions.insert(id, self.all_unknown(id, &reason));
        }
        execution
    }

    fn all_unknown(&self, id: FuncId, reason: &Arc<str>) -> FunctionCounts {
        let func = &self.module.functions[id];
        let reason = match &func.unsupported {
            Some(why) => Arc::from(why.as_str()),
            None => reason.clone(),
        };
        let unknown = Count::Unknown { reason };
        let mut counts = FunctionCounts::default();
        for b in func.blocks.keys() {
            counts.blocks[b] = unknown.clone();
        }
        for (_, _, name) in counted_calls(func) {
            counts.calls.insert(name.to_owned(), unknown.clone());
        }
        counts
    }

    /// The counts of functions that were called by name and may be others than they seem, and of
    /// all that their bodies call.
    fn mark_interposed_unknown(&self, mut work: Vec<FuncId>, execution: &mut Execution) {
        let mut seen: FxHashSet<FuncId> = FxHashSet::default();
        let mut by: Arc<str> = "".into();
        while let Some(id) = work.pop() {
            if !seen.insert(id) {
                continue;
            }
            let func = &self.module.functions[id];
            if func.interposable {
                let name = &func.name;
                by = format!("another definition of `{name}` may take this one's place at linking")
                    .into();
            }
            execution.functions.insert(id, self.all_unknown(id, &by));
            work.extend(direct_calls(func).iter().filter_map(|name| self.names.get(name)));
            let mut taken = TakenAddresses::new(self.module);
            work.extend(functions(&self.names, &taken.of(func)));
        }
    }

    /// Joins the runs under all orders of objects into one answer.
    fn outcome(&self, program: &Program<'m>, runs: &[Run]) -> Execution {
        let mut execution = Execution::default();
        let mut texts = Texts { program, known: FxHashMap::default() };
        let mut assumptions: BTreeSet<Assumption> = BTreeSet::new();
        let mut calls_back = false;
        let mut replaced: Vec<FuncId> = Vec::new();
        for run in runs {
            execution.steps += run.steps;
            assumptions.extend(run.assumptions.iter().cloned());
        }
        let order: Arc<str> = match runs.iter().flat_map(|r| &r.pair_names).next() {
            Some((a, b)) => format!("the order of {a} and {b} in memory").into(),
            None => "".into(),
        };
        for (k, code) in program.funcs.iter().enumerate() {
            let mut counts = FunctionCounts::default();
            for (i, run) in runs.iter().enumerate() {
                let one = counts_of(&mut texts, run, k, code);
                counts = if i == 0 { one } else { merge_counts(counts, one, &order) };
            }
            for (block, at, inst) in all_calls(code.func) {
                if counts.blocks[block] != Count::Known(0) {
                    let Inst::Call(call) = inst else { continue };
                    let place = (k as u32, block.as_u32(), at);
                    // calls through pointers that are known to have run functions of the module
                    if program.resolves_indirect_calls
                        && matches!(call.callee, Callee::Indirect(_))
                        && counts.blocks[block].known().is_some()
                        && runs.iter().all(|run| !run.unresolved_calls.contains(&place))
                    {
                        continue;
                    }
                    if body_of(self.module, &self.names, call).is_none() {
                        if let Callee::Direct(name) = &call.callee {
                            let body = self.names.get(name.as_str());
                            let weak = |id: &&FuncId| self.module.functions[**id].interposable;
                            calls_back |= body.is_some_and(|id| !weak(&id));
                            replaced.extend(body.filter(weak));
                        }
                        match slice::known_callee(call) {
                            Some(k) => calls_back |= k.calls_back,
                            None => {
                                let harmless = !call.effects.reads && !call.effects.writes;
                                calls_back |= !harmless;
                                if call.counted && !call.effects.no_return {
                                    assumptions.insert(Assumption::CallReturns(callee_name(call)));
                                }
                            }
                        }
                    }
                }
            }
            execution.functions.insert(code.id, counts);
        }
        if calls_back {
            let reason: Arc<str> =
                "the function's address is known to code that may call it".into();
            let ids: Vec<FuncId> = execution.functions.keys().copied().collect();
            for id in ids {
                if self.externally_callable[id.as_u32() as usize] {
                    execution.functions.insert(id, self.all_unknown(id, &reason));
                }
            }
            for &id in &program.address_taken {
                execution.functions.insert(id, self.all_unknown(id, &reason));
            }
        } else {
            for &id in &program.address_taken {
                let mut zero = FunctionCounts::default();
                for b in self.module.functions[id].blocks.keys() {
                    zero.blocks[b] = Count::Known(0);
                }
                for (_, _, name) in counted_calls(&self.module.functions[id]) {
                    zero.calls.insert(name.to_owned(), Count::Known(0));
                }
                execution.functions.insert(id, zero);
            }
        }
        self.mark_interposed_unknown(replaced, &mut execution);
        let mut missing: BTreeSet<&String> = BTreeSet::new();
        for run in runs {
            missing.extend(
                program
                    .symbol_of_reason
                    .iter()
                    .filter_map(|(&r, name)| run.used_symbols[r as usize].then_some(name)),
            );
        }
        execution.missing_symbols = missing.into_iter().cloned().collect();
        execution.assumptions = assumptions.into_iter().collect();
        execution
    }
}

/// Runs the program under each order of objects that its branches ask for.
fn orders(
    program: &Program<'_>,
    bindings: &Bindings,
    options: &Options,
) -> Result<Vec<Run>, InterpError> {
    let mut plan = Vec::new();
    let mut runs = Vec::new();
    let mut budget = *options;
    for _ in 0..options.orders.max(1) {
        let run = Machine::run(program, bindings, &budget, plan, true);
        let run = run.map_err(|e| match e {
            InterpError::Budget { function, block, .. } => {
                InterpError::Budget { function, block, steps: options.steps }
            }
            e => e,
        })?;
        budget.steps -= run.steps;
        let made: Vec<bool> = run.made.iter().map(|m| m.0).collect();
        runs.push(run);
        // the next combination: the last decision that was `true` becomes `false`
        match made.iter().rposition(|&d| d) {
            Some(k) => {
                plan = made[..k].to_vec();
                plan.push(false);
            }
            None => return Ok(runs),
        }
    }
    Ok(vec![Machine::run(program, bindings, options, Vec::new(), false)?])
}

/// Reasons as text, each made once.
struct Texts<'r, 'm> {
    program: &'r Program<'m>,
    known: FxHashMap<(u32, u32, u32), Arc<str>>,
}

impl Texts<'_, '_> {
    fn why(&mut self, why: UnknownCause) -> Arc<str> {
        let key = (why.reason.0, why.func, why.block);
        if let Some(text) = self.known.get(&key) {
            return text.clone();
        }
        let code = &self.program.funcs[why.func as usize];
        let text: Arc<str> = format!(
            "{} decides where block `{}` of `{}` continues",
            self.program.reason(why.reason),
            code.block_name(why.block as usize),
            code.func.name,
        )
        .into();
        self.known.insert(key, text.clone());
        text
    }
}

/// One run's counts of one function.
fn counts_of(
    texts: &mut Texts<'_, '_>,
    run: &Run,
    k: usize,
    code: &FuncCode<'_>,
) -> FunctionCounts {
    let mut counts = FunctionCounts::default();
    for (i, b) in code.func.blocks.keys().enumerate() {
        counts.blocks[b] = match run.lost[code.offset + i] {
            Some(why) => Count::Unknown { reason: texts.why(why) },
            None => Count::Known(run.counts[code.offset + i]),
        };
    }
    // Executions of a block that ended within it.
    let mut exits: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
    for &(f, block, inst) in run.exits.iter().filter(|c| c.0 as usize == k) {
        debug_assert_eq!(f as usize, k);
        exits.entry(block).or_default().push(inst);
    }
    let mut calls: BTreeMap<&str, Count> = BTreeMap::new();
    for (block, at, name) in counted_calls(code.func) {
        let mut count = counts.blocks[block].clone();
        if let (Count::Known(n), Some(exits)) = (&mut count, exits.get(&block.as_u32())) {
            *n -= exits.iter().filter(|&&c| at > c).count() as u64;
        }
        let doubt = run
            .possible_exits
            .iter()
            .find(|d| (d.0 as usize, d.1) == (k, block.as_u32()) && at > d.2);
        if let (Count::Known(_), Some(doubt)) = (&count, doubt) {
            count = Count::Unknown { reason: texts.why(doubt.3) };
        }
        let sum = calls.entry(name).or_default();
        *sum = match (&*sum, count) {
            (Count::Known(a), Count::Known(b)) => Count::Known(a + b),
            (Count::Unknown { reason }, _) => Count::Unknown { reason: reason.clone() },
            (_, unknown) => unknown,
        };
    }
    counts.calls = calls.into_iter().map(|(n, c)| (n.to_owned(), c)).collect();
    counts
}

/// Counts on which two runs agree.
fn merge_counts(mut a: FunctionCounts, b: FunctionCounts, order: &Arc<str>) -> FunctionCounts {
    let join = |x: &mut Count, y: &Count| {
        if let (Count::Known(p), Count::Known(q)) = (&*x, y) {
            if p == q {
                return;
            }
            *x = Count::Unknown { reason: order.clone() };
        } else if x.known().is_some() {
            *x = y.clone();
        }
    };
    for block in b.blocks.keys() {
        join(&mut a.blocks[block], &b.blocks[block]);
    }
    for (name, count) in &b.calls {
        join(a.calls.entry(name.clone()).or_default(), count);
    }
    a
}

fn callee_name(call: &crate::ir::CallInfo) -> String {
    match &call.callee {
        Callee::Direct(name) | Callee::Global(name) => name.clone(),
        Callee::Indirect(_) => "a pointer".to_owned(),
    }
}

fn all_calls(func: &Function) -> impl Iterator<Item = (crate::ir::Block, u32, &Inst)> {
    func.blocks.iter().flat_map(|(block, data)| {
        data.insts
            .iter()
            .enumerate()
            .filter(|(_, (_, inst))| matches!(inst, Inst::Call(_)))
            .map(move |(k, (_, inst))| (block, k as u32, inst))
    })
}

/// The calls that are counted: block, number of the instruction, name.
fn counted_calls(func: &Function) -> impl Iterator<Item = (crate::ir::Block, u32, &str)> {
    all_calls(func).filter_map(|(block, k, inst)| match inst {
        Inst::Call(call) if call.counted => match &call.callee {
            Callee::Direct(name) | Callee::Global(name) => Some((block, k, name.as_str())),
            Callee::Indirect(_) => None,
        },
        _ => None,
    })
}

fn direct_calls(func: &Function) -> FxHashSet<&str> {
    all_calls(func)
        .filter_map(|(_, _, inst)| match inst {
            Inst::Call(call) => match &call.callee {
                Callee::Direct(name) => Some(name.as_str()),
                _ => None,
            },
            _ => None,
        })
        .collect()
}
