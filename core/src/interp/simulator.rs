//! Executions on behalf of expressions: the evaluation of
//! [`simulation`](crate::expr::Node::Simulation) nodes by the functions of a module.

use super::outcome::InterpError;
use super::program::Variant;
use super::{Inputs, Interpreter, Options};
use crate::expr::{EvalError, Num, Simulate, Slice};
use crate::ir::{Block, FuncId, Type};
use rustc_hash::FxHashMap;
use std::cell::{Cell, RefCell};

/// Executes control slices for an [`Evaluator`](crate::expr::Evaluator). All its executions
/// together take no more steps than its options allow.
///
/// ```
/// use symprof_core::{expr::*, interp::*, ir::{text::parse_function, Module}};
/// let mut module = Module::new();
/// module.add(parse_function("
/// func @halve(%n: i32) {
/// block entry:
///   jump head(%n)
/// block head(%x: i32):
///   %0 = const i32 0
///   %1 = const i32 1
///   %more = icmp ugt %x, %0
///   branch %more, body, exit
/// block body:
///   %next = lshr i32 %x, %1
///   jump head(%next)
/// block exit:
///   return
/// }")?);
/// let mut s = Store::new();
/// let n = s.parameter("n", 32);
/// let halve = Simulated { executed: "halve", function: "halve", block: "body" };
/// let body = s.simulation(halve, &[n]);
/// let interpreter = Interpreter::new(&module);
/// let simulator = interpreter.simulator(&Options::default());
/// let mut ev = Evaluator::new(&s).with_simulator(&simulator);
/// ev.bind_name("n", Num::int(1000));
/// assert_eq!(ev.eval(body)?, Num::int(10));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Simulator<'i, 'm> {
    interpreter: &'i Interpreter<'m>,
    options: Options,
    left: Cell<u64>,
    executions: Cell<u64>,
    /// blocks of functions by name, as they are asked for
    blocks: RefCell<FxHashMap<FuncId, FxHashMap<&'m str, Block>>>,
}

impl<'m> Interpreter<'m> {
    /// A simulator, which executes the simulations in expressions.
    pub fn simulator(&self, options: &Options) -> Simulator<'_, 'm> {
        Simulator {
            interpreter: self,
            options: *options,
            left: Cell::new(options.steps),
            executions: Cell::new(0),
            blocks: RefCell::new(FxHashMap::default()),
        }
    }

    /// For a function whose control flow is decided by its integer parameters alone: for each of
    /// these, in order, whether it takes part. `None` where memory, a pointer or anything else from
    /// outside does too, because then the arguments do not determine the counts.
    ///
    /// ```
    /// use symprof_core::{interp::Interpreter, ir::{text::parse_function, Module}};
    /// let mut module = Module::new();
    /// let f = module.add(parse_function("
    /// func @f(%p: ptr, %n: i32, %m: i32) {
    /// block entry:
    ///   %c = icmp sgt %m, %m
    ///   branch %c, entry2, exit
    /// block entry2:
    ///   jump exit
    /// block exit:
    ///   return
    /// }")?);
    /// assert_eq!(Interpreter::new(&module).deciding_integers(f), Some(vec![false, true]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn deciding_integers(&self, func: FuncId) -> Option<Vec<bool>> {
        let program = self.program(func, Variant::default()).ok()?;
        let root = program.root();
        if root.func.unsupported.is_some()
            || program.reads_memory
            || program.resolves_indirect_calls
        {
            return None;
        }
        let mut needed = Vec::new();
        for p in &root.func.params {
            let decides = root.slice.contains(p.value);
            match p.ty {
                Type::Int(_) => needed.push(decides),
                _ if decides => return None,
                _ => {}
            }
        }
        Some(needed)
    }
}

impl<'m> Simulator<'_, 'm> {
    /// The number of executions so far.
    pub fn executions(&self) -> u64 {
        self.executions.get()
    }

    fn block(&self, function: &str, block: &str) -> Option<(FuncId, Block)> {
        let id = *self.interpreter.calls.names.get(function)?;
        let mut known = self.blocks.borrow_mut();
        let names = known.entry(id).or_insert_with(|| {
            let blocks = &self.interpreter.module.functions[id].blocks;
            blocks.iter().map(|(b, data)| (data.name.as_str(), b)).collect()
        });
        Some((id, *names.get(block)?))
    }
}

impl Simulate for Simulator<'_, '_> {
    fn simulate(&self, slice: &Slice, args: &[Num]) -> Result<Vec<Option<Num>>, EvalError> {
        let refuse = |why: String| EvalError::Simulation { function: slice.function.clone(), why };
        let Some(&id) = self.interpreter.calls.names.get(slice.function.as_str()) else {
            return Err(refuse("the module has no such function".into()));
        };
        if self.interpreter.deciding_integers(id).is_none() {
            return Err(refuse("more than its integer parameters decides its control flow".into()));
        }
        let params = &self.interpreter.module.functions[id].params;
        let params: Vec<_> = params.iter().filter(|p| matches!(p.ty, Type::Int(_))).collect();
        if params.len() != args.len() {
            let (n, given) = (params.len(), args.len());
            return Err(refuse(format!("it takes {n} integers and is given {given}")));
        }
        let mut inputs = Inputs::new();
        for (p, v) in params.iter().zip(args) {
            match v.as_i128() {
                Some(v) => inputs.bind(p.name.clone(), v),
                None => return Err(refuse(format!("`{}` = {v} is no machine integer", p.name))),
            };
        }
        self.executions.set(self.executions.get() + 1);
        let options = Options { steps: self.left.get(), ..self.options };
        let run = self.interpreter.run(id, &inputs, &options).map_err(|e| match e {
            InterpError::Budget { function, block, .. } => {
                let steps = self.options.steps;
                EvalError::SimulationBudget { function, block, steps }
            }
            other => refuse(other.to_string()),
        })?;
        self.left.set(self.left.get().saturating_sub(run.steps));
        let count = |function: &str, block: &str| {
            let (f, b) = self.block(function, block)?;
            run.count(f, b).known().map(|n| Num::int(i128::from(n)))
        };
        Ok(slice.outputs().iter().map(|o| count(&o.function, &o.block)).collect())
    }
}
