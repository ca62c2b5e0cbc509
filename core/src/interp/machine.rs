//! The machine: runs a [`Program`] and counts the executions of its blocks.
//!
//! A register machine. The registers of all activations lie in one vector, so recursion is bounded
//! by [`Options::frame_registers`] and not by the native stack. This file has what surrounds the
//! execution of operations: arguments, calls and returns, steps, the result of a run. The operations
//! are in [`dispatch`](super::dispatch).

use super::inputs::{fit, Bindings};
use super::object_relations::OrderPolicy;
use super::outcome::{Assumption, InterpError};
use super::program::{CallCode, CallTarget, FuncCode, Program, Root, NONE};
use super::reasons::ReasonId;
use super::run_state::RunState;
use super::tagged_value::TaggedValue;
use super::Options;
use crate::ir::Type;
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

/// Why a count is unknown: an unknown value, and the function and block whose branch it decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct UnknownCause {
    pub reason: ReasonId,
    pub func: u32,
    pub block: u32,
}

/// An instruction of the program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Location {
    pub func: u32,
    pub block: u32,
    /// its number in the block
    pub inst: u32,
}

/// An activation of a function.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    pub(super) func: u32,
    pub(super) block: u32,
    /// where its registers begin
    base: usize,
    /// the operation at which it continues once a call has returned
    pub(super) pc: u32,
    /// the caller's register for the result, or [`NONE`]
    dst: u32,
    /// the number of objects when it began: those that it creates come after
    first_object: usize,
}

/// Why the execution of an activation stops.
pub(super) enum Stop {
    /// It calls a function, by the call of that number in its code.
    Call { call: u32, callee: u32 },
    /// It returns to its caller.
    Return(TaggedValue),
    /// The whole execution ends.
    Exit,
}

/// The raw result of one run under one order of objects.
pub(crate) struct Run {
    /// by block of the program; meaningless where `unknown` has a cause
    pub counts: Vec<u64>,
    pub unknown: Vec<Option<UnknownCause>>,
    /// instructions at which the execution ended within a block
    pub exits: Vec<Location>,
    /// instructions at which it may have ended within a block
    pub possible_exits: Vec<(Location, UnknownCause)>,
    /// the execution left a callee otherwise than by a return, to where an `invoke` may take it
    pub thrown: bool,
    /// calls through pointers that ran unknown code
    pub unresolved_calls: FxHashSet<Location>,
    /// by reason: the unbound symbol that it names was read
    pub used_symbols: Vec<bool>,
    /// for each decision about the order of two objects: whether it was the order of the pair
    pub decisions: Vec<bool>,
    /// the names of the pairs that were decided about
    pub decided_pairs: Vec<(String, String)>,
    pub assumptions: BTreeSet<Assumption>,
    pub steps: u64,
}

/// The state of a run: counts, activations, memory.
pub(crate) struct Machine<'r, 'm> {
    pub(super) program: &'r Program<'m>,
    pub(super) bindings: &'r Bindings,
    options: &'r Options,
    pub(super) state: RunState<'r>,
    steps_left: u64,
    counts: Vec<u64>,
    pub(super) unknown: Vec<Option<UnknownCause>>,
    /// by block: the influence region of its branch is marked as unknown already
    pub(super) region_marked: Vec<bool>,
    /// by block: it is assumed already that what its branch decides comes to an end
    pub(super) end_assumed: Vec<bool>,
    pub(super) exits: Vec<Location>,
    pub(super) possible_exits: Vec<(Location, UnknownCause)>,
    pub(super) thrown: bool,
    pub(super) unresolved_calls: FxHashSet<Location>,
    pub(super) used_symbols: Vec<bool>,
    /// the activations that wait for a call to return, the root's first
    pub(super) frames: Vec<Frame>,
}

impl<'r, 'm: 'r> Machine<'r, 'm> {
    /// Runs the root of a program.
    pub(crate) fn run(
        program: &'r Program<'m>,
        bindings: &'r Bindings,
        options: &'r Options,
        order_policy: OrderPolicy,
    ) -> Result<Run, InterpError> {
        let mut machine = Machine {
            program,
            bindings,
            options,
            state: RunState::new(program, bindings, options.disabled, order_policy),
            steps_left: options.steps,
            counts: vec![0; program.blocks],
            unknown: vec![None; program.blocks],
            region_marked: vec![false; program.blocks],
            end_assumed: vec![false; program.blocks],
            exits: Vec::new(),
            possible_exits: Vec::new(),
            thrown: false,
            unresolved_calls: FxHashSet::default(),
            used_symbols: vec![false; program.reasons.len()],
            frames: Vec::new(),
        };
        let args = machine.arguments()?;
        machine.execute(&args)?;
        Ok(machine.finish())
    }

    fn finish(mut self) -> Run {
        let root = self.program.root();
        let ran = |b: u32| {
            let k = root.offset + b as usize;
            self.counts[k] > 0 || self.unknown[k].is_some()
        };
        let mut unsliced: Vec<Root> =
            root.unsliced_writes.iter().filter(|l| ran(l.0)).map(|l| l.1.clone()).collect();
        unsliced.dedup();
        self.state.note_disjoint(&unsliced);
        let decisions = self.state.decisions();
        Run {
            counts: self.counts,
            unknown: self.unknown,
            exits: self.exits,
            possible_exits: self.possible_exits,
            thrown: self.thrown,
            unresolved_calls: self.unresolved_calls,
            used_symbols: self.used_symbols,
            decisions: decisions.iter().map(|d| d.in_order).collect(),
            decided_pairs: decisions.iter().map(|d| self.state.pair_names(d.pair)).collect(),
            assumptions: std::mem::take(&mut self.state.assumptions),
            steps: self.options.steps - self.steps_left,
        }
    }

    /// The arguments of the root. Bound values are checked even where the slice does not need them.
    fn arguments(&mut self) -> Result<Vec<TaggedValue>, InterpError> {
        let code = self.program.root();
        let mut args = Vec::with_capacity(code.func.params.len());
        for (k, param) in code.func.params.iter().enumerate() {
            let unknown = TaggedValue::unknown(code.param_reasons[k]);
            args.push(match (param.ty, self.bindings.param(k)) {
                (Type::Int(_), Some(value)) => {
                    TaggedValue::int(fit(value, param.ty, || param.name.clone())?)
                }
                (Type::Ptr, address) => self.state.param(k as u32, address.map(|a| a as u64)),
                (Type::Int(_), None) => {
                    if code.param_regs[k] != NONE {
                        self.used_symbols[code.param_reasons[k].0 as usize] = true;
                    }
                    unknown
                }
                (Type::Opaque, _) => unknown,
            });
        }
        // Created before the first write to a parameter, the object sees all of them.
        if let Some(address) = self.state.with_address.first().and_then(|&o| self.state.address(o))
        {
            self.state.absolute_memory(address);
        }
        Ok(args)
    }

    /// Runs activations, beginning with that of the root, until the execution ends.
    fn execute(&mut self, args: &[TaggedValue]) -> Result<(), InterpError> {
        let program = self.program;
        let root = program.root();
        if root.blocks.is_empty() {
            return Ok(());
        }
        let mut stack: Vec<TaggedValue> = Vec::new();
        push_registers(root, &mut stack);
        for (&r, &a) in root.param_regs.iter().zip(args) {
            if r != NONE {
                stack[r as usize] = a;
            }
        }
        let block = root.func.entry().as_u32();
        let mut frame = Frame {
            func: 0,
            block,
            base: 0,
            pc: self.enter_block(root, block)?,
            dst: NONE,
            first_object: self.state.object_count(),
        };
        loop {
            let code = &program.funcs[frame.func as usize];
            let regs = &mut stack[frame.base..frame.base + code.registers];
            match self.run_activation(code, &mut frame, regs)? {
                Stop::Call { call, callee } => {
                    let call = &code.calls[call as usize];
                    frame = self.enter_function(&frame, call, callee, &mut stack)?;
                }
                Stop::Return(result) => {
                    self.state.end_frame(frame.first_object, result);
                    stack.truncate(frame.base);
                    let Some(caller) = self.frames.pop() else { return Ok(()) };
                    if frame.dst != NONE {
                        stack[caller.base + frame.dst as usize] = result;
                    }
                    frame = caller;
                }
                Stop::Exit => return Ok(()),
            }
        }
    }

    /// Counts a block and pays its steps; returns the number of its first operation.
    #[inline(always)]
    pub(super) fn enter_block(
        &mut self,
        code: &FuncCode<'_>,
        block: u32,
    ) -> Result<u32, InterpError> {
        let here = &code.blocks[block as usize];
        self.counts[code.offset + block as usize] += 1;
        if self.steps_left < here.cost {
            return Err(self.out_of_steps(code, block));
        }
        self.steps_left -= here.cost;
        Ok(here.start)
    }

    #[cold]
    fn out_of_steps(&self, code: &FuncCode<'_>, block: u32) -> InterpError {
        InterpError::Budget {
            function: code.func.name.clone(),
            block: code.block_name(block as usize).to_owned(),
            steps: self.options.steps,
        }
    }

    /// Suspends an activation and begins that of a callee.
    fn enter_function(
        &mut self,
        caller: &Frame,
        call: &CallCode,
        callee: u32,
        stack: &mut Vec<TaggedValue>,
    ) -> Result<Frame, InterpError> {
        let program = self.program;
        let code = &program.funcs[callee as usize];
        let depth = self.frames.len();
        let limit = self.options.frame_registers;
        if stack.len() + code.registers > limit || depth >= limit {
            return Err(InterpError::Depth { function: code.func.name.clone(), depth });
        }
        if code.blocks.is_empty() {
            let caller_code = &program.funcs[caller.func as usize];
            return Err(undefined(caller_code, caller.block, "a call of an empty function"));
        }
        self.frames.push(*caller);
        let base = push_registers(code, stack);
        let by_number = matches!(call.callee, CallTarget::Pointer { .. });
        for &(to, from) in &call.args {
            let to = match by_number {
                true => code.param_regs[to as usize],
                false => to,
            };
            if to != NONE {
                stack[base + to as usize] = stack[caller.base + from as usize];
            }
        }
        let block = code.func.entry().as_u32();
        Ok(Frame {
            func: callee,
            block,
            base,
            pc: self.enter_block(code, block)?,
            dst: call.dst,
            first_object: self.state.object_count(),
        })
    }
}

/// Makes room for the registers of an activation; returns where they begin.
fn push_registers(code: &FuncCode<'_>, stack: &mut Vec<TaggedValue>) -> usize {
    let base = stack.len();
    stack.extend_from_slice(&code.constants);
    stack.resize(base + code.registers, TaggedValue::int(0));
    base
}

/// The error of an execution that is undefined at a block.
#[cold]
pub(super) fn undefined(code: &FuncCode<'_>, block: u32, what: &str) -> InterpError {
    InterpError::Undefined {
        function: code.func.name.clone(),
        block: code.block_name(block as usize).to_owned(),
        what: what.to_owned(),
    }
}
