//! The reference interpreter: counts blocks by executing the control slice.
//!
//! The interpreter is core's oracle and the engine behind the status `simulation`, and shares no code
//! with the solver. It executes only the *control slice* ([`ControlSlice`]): the integers, addresses
//! and memory that decide branches. A branch on an unknown value is no error: the blocks whose
//! execution it decides get [`Count::Unknown`] with the reason, and the run continues behind them. A
//! count is [`Count::Known`] only if every execution of the block was counted.
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
//! - what is executed: [`mod@slice`], `call_graph`, `interprocedural`, `exposure`, `program`,
//!   `compile`;
//! - the execution: `machine`, `dispatch`, `external_calls`, `unknown_counts` with
//!   `influence_region`, `join_runs`;
//! - values: `tagged_value` with `reasons`, `arith`, `tagged_ops`, `address_arithmetic`;
//! - memory: `run_state` (objects), `object_relations`, `contents`, `memory`, `aliasing`,
//!   `initial_memory`, `bulk_memory`;
//! - `simulator`: executions on behalf of expressions.

mod address_arithmetic;
mod aliasing;
pub(crate) mod arith;
mod bulk_memory;
mod call_graph;
mod compile;
mod contents;
mod dispatch;
mod exposure;
mod external_calls;
mod influence_region;
mod initial_memory;
pub mod inputs;
mod interprocedural;
mod join_runs;
mod machine;
mod memory;
mod object_relations;
pub mod outcome;
mod program;
mod reasons;
mod run_state;
mod simulator;
pub mod slice;
mod symbol_names;
mod tagged_ops;
pub(crate) mod tagged_value;
#[cfg(test)]
mod tests;
mod unknown_counts;

pub use inputs::Inputs;
pub use outcome::{Assumption, AssumptionKinds, Count, Execution, FunctionCounts, InterpError};
pub use simulator::Simulator;
pub use slice::{Base, ControlSlice};

use crate::analysis::addresses::TakenAddresses;
use crate::analysis::call_summaries::CallSummaries;
use crate::assume::AssumptionKind;
use crate::ir::{FuncId, Module, Type};
use inputs::Bindings;
use machine::{Machine, Run};
use object_relations::OrderPolicy;
use program::{Program, Variant};
use rustc_hash::FxHashSet;
use std::sync::OnceLock;

/// Limits of a run, and what it does not assume. Made from [`Options::default`] step by step; more fields
/// may join these.
///
/// ```
/// use symprof_core::{assume::AssumptionKind, interp::Options};
/// let options = Options::default()
///     .with_steps(1_000_000)
///     .with_orders(4)
///     .without([AssumptionKind::NotNull]);
/// assert_eq!((options.steps, options.orders), (1_000_000, 4));
/// assert!(options.disabled.contains(AssumptionKind::NotNull));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
#[non_exhaustive]
pub struct Options {
    /// Steps: one a block and one an operation of the control slice.
    pub steps: u64,
    /// Registers of all activations at once, of 16 bytes each.
    pub frame_registers: usize,
    /// Orders of objects in memory that are run; if there are more, branches that depend on the order
    /// are unknown.
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

impl Options {
    /// The same, with so many steps: one a block and one an operation of the control slice.
    pub fn with_steps(self, steps: u64) -> Self {
        Options { steps, ..self }
    }

    /// The same, with so many registers of all activations at once, of 16 bytes each.
    pub fn with_frame_registers(self, frame_registers: usize) -> Self {
        Options { frame_registers, ..self }
    }

    /// The same, where at most so many orders of objects in memory are run.
    pub fn with_orders(self, orders: u32) -> Self {
        Options { orders, ..self }
    }

    /// The same, without assumptions of these kinds, beside those that are not made already.
    pub fn without(self, kinds: impl IntoIterator<Item = AssumptionKind>) -> Self {
        Options { disabled: self.disabled.with(kinds), ..self }
    }
}

/// Runs functions of one module; what it compiles is kept from run to run.
#[derive(Debug)]
pub struct Interpreter<'m> {
    module: &'m Module,
    calls: CallSummaries<'m>,
    /// compiled code, by function and variant
    programs: Vec<[OnceLock<Box<Program<'m>>>; Variant::COUNT]>,
    /// functions that unknown code may call because their address is taken or escapes, and what these
    /// call
    externally_callable: Vec<bool>,
}

/// Runs one function of a module once. To run more often, make an [`Interpreter`].
///
/// ```
/// use symprof_core::interp::{run, Count, Options};
/// use symprof_core::ir::{text::parse_function, Module};
/// let mut module = Module::new();
/// let f = module.add(parse_function("
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
/// let run = run(&module, f, &[("n", 5)].into_iter().collect(), &Options::default())?;
/// let then = module.functions[f].block_by_name("then").ok_or("no block")?;
/// assert_eq!(run.count(f, then), Count::Known(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
        let mut interpreter = Interpreter {
            module,
            calls: CallSummaries::new(module),
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
            work.extend(self.calls.functions(&addresses.of(&self.calls.of(id).addresses)));
        }
        work.extend(self.calls.functions(&addresses.of_globals()));
        while let Some(id) = work.pop() {
            if !std::mem::replace(&mut reached[id.as_u32() as usize], true) {
                work.extend(self.calls.of(id).by_name());
            }
        }
        reached
    }

    fn program(&self, func: FuncId, variant: Variant) -> Result<&Program<'m>, InterpError> {
        match self.programs.get(func.as_u32() as usize) {
            Some(slots) => Ok(slots[variant.index()]
                .get_or_init(|| Box::new(Program::new(&self.calls, func, variant)))),
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
        let runs = run_all_orders(program, &bindings, options)?;
        Ok(self.join(program, &runs, !disabled(AssumptionKind::NoCallback)))
    }
}

/// Runs the program under each order of objects that its branches depend on. Where these are too
/// many, a single run leaves all orders open.
fn run_all_orders(
    program: &Program<'_>,
    bindings: &Bindings,
    options: &Options,
) -> Result<Vec<Run>, InterpError> {
    let mut plan = Vec::new();
    let mut runs = Vec::new();
    let mut budget = *options;
    for _ in 0..options.orders.max(1) {
        let run = Machine::run(program, bindings, &budget, OrderPolicy::Decide(plan));
        let run = run.map_err(|e| match e {
            InterpError::Budget { function, block, .. } => {
                InterpError::Budget { function, block, steps: options.steps }
            }
            e => e,
        })?;
        budget.steps -= run.steps;
        // The next path of the decision tree: the last decision that was `true` becomes `false`.
        let last = run.decisions.iter().rposition(|&d| d);
        let next = last.map(|k| [&run.decisions[..k], &[false]].concat());
        runs.push(run);
        match next {
            Some(decisions) => plan = decisions,
            None => return Ok(runs),
        }
    }
    Ok(vec![Machine::run(program, bindings, options, OrderPolicy::LeaveOpen)?])
}
