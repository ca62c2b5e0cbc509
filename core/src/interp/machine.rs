//! The machine: runs a [`Program`](super::program::Program) and counts its blocks.
//!
//! Activations live in one vector, so recursion is bounded by a limit and not by the native stack.
//! The loop's fast paths handle plain integers; everything else goes through [`RunState`].

use super::arith;
use super::external_calls::{call_external, IndirectCall};
use super::inputs::{fit, Bindings};
use super::outcome::{Assumption, InterpError};
use super::program::{CallTarget, Edge, FuncCode, Op, Program, Root, Term, NONE};
use super::run_state::{Kind, RunState};
use super::tagged_value::{ReasonId, TaggedValue, View};
use super::Options;
use crate::ir::{BinaryOp, Type};
use cranelift_entity::EntityRef;
use rustc_hash::FxHashSet;

/// Why a block's count is lost: the unknown value, and the function and block whose branch it
/// decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct UnknownCause {
    pub reason: ReasonId,
    pub func: u32,
    pub block: u32,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    pub(super) func: u32,
    pub(super) block: u32,
    base: usize,
    /// the operation to go on with
    pub(super) pc: u32,
    dst: u32,
    objects: usize,
}

/// The raw outcome of one run under one order of objects.
pub(crate) struct Run {
    pub counts: Vec<u64>,
    pub lost: Vec<Option<UnknownCause>>,
    /// where the execution ended within a block: function, block, instruction
    pub exits: Vec<(u32, u32, u32)>,
    /// where it may have ended within a block, the block itself having been entered
    pub possible_exits: Vec<(u32, u32, u32, UnknownCause)>,
    /// calls through pointers that ran nobody knows what: function, block, instruction
    pub unresolved_calls: FxHashSet<(u32, u32, u32)>,
    pub used_symbols: Vec<bool>,
    pub made: Vec<(bool, u32)>,
    pub pair_names: Vec<(String, String)>,
    pub assumptions: std::collections::BTreeSet<Assumption>,
    pub steps: u64,
}

/// A binary operation: goes on with the next one, or evaluates to the trap. Expanded for each
/// frequent operation, whose meaning is thereby inlined.
macro_rules! binary {
    ($state:ident, $regs:ident, $op:expr, $w:ident, $flags:ident, $d:ident, $a:ident, $b:ident) => {{
        let (x, y) = ($regs[$a as usize], $regs[$b as usize]);
        let result = if x.tag | y.tag == 0 {
            arith::binary($op, $flags, $w, x.bits, y.bits)
        } else {
            $state.binary($op, $flags, $w, x, y)
        };
        match result {
            Ok(cell) => {
                $regs[$d as usize] = cell;
                continue;
            }
            Err(trap) => trap,
        }
    }};
}

/// Where to go after a branch on an unknown value.
pub(super) enum Next {
    Block(u32),
    Caller,
    End,
}

pub(crate) struct Machine<'r, 'm> {
    pub(super) program: &'r Program<'m>,
    counts: Vec<u64>,
    pub(super) lost: Vec<Option<UnknownCause>>,
    /// branches whose region is marked already
    pub(super) marked: Vec<bool>,
    pub(super) exits: Vec<(u32, u32, u32)>,
    pub(super) possible_exits: Vec<(u32, u32, u32, UnknownCause)>,
    pub(super) unresolved_calls: FxHashSet<(u32, u32, u32)>,
    used_symbols: Vec<bool>,
    pub(super) frames: Vec<Frame>,
}

impl<'r, 'm: 'r> Machine<'r, 'm> {
    /// Runs the program's root.
    pub(crate) fn run(
        program: &'r Program<'m>,
        bindings: &'r Bindings,
        options: &Options,
        plan: Vec<bool>,
        may_decide: bool,
    ) -> Result<Run, InterpError> {
        let mut state = RunState::new(program, bindings, options.disabled, plan, may_decide);
        let mut machine = Machine {
            program,
            counts: vec![0; program.blocks],
            lost: vec![None; program.blocks],
            marked: vec![false; program.blocks],
            exits: Vec::new(),
            possible_exits: Vec::new(),
            unresolved_calls: FxHashSet::default(),
            used_symbols: vec![false; program.reasons.len()],
            frames: Vec::new(),
        };
        let args = machine.arguments(&mut state, bindings)?;
        let steps = machine.execute(&mut state, bindings, options, &args)?;
        let root = program.root();
        let ran = |b: u32| {
            let k = root.offset + b as usize;
            machine.counts[k] > 0 || machine.lost[k].is_some()
        };
        let mut unsliced_writes: Vec<Root> =
            root.unsliced_writes.iter().filter(|l| ran(l.0)).map(|l| l.1.clone()).collect();
        unsliced_writes.dedup();
        state.note_disjoint(&unsliced_writes);
        let pair_names = state.made.iter().map(|&(_, p)| state.pair_names(p)).collect();
        Ok(Run {
            counts: machine.counts,
            lost: machine.lost,
            exits: machine.exits,
            possible_exits: machine.possible_exits,
            unresolved_calls: machine.unresolved_calls,
            used_symbols: machine.used_symbols,
            made: std::mem::take(&mut state.made),
            pair_names,
            assumptions: std::mem::take(&mut state.assumptions),
            steps,
        })
    }

    /// The root's arguments; checks what is bound even where the slice does not need it.
    fn arguments(
        &mut self,
        state: &mut RunState<'r>,
        bindings: &Bindings,
    ) -> Result<Vec<TaggedValue>, InterpError> {
        let code = self.program.root();
        let mut args = Vec::with_capacity(code.func.params.len());
        for (k, param) in code.func.params.iter().enumerate() {
            let unknown = TaggedValue::unknown(code.param_reasons[k]);
            args.push(match (param.ty, bindings.param(k)) {
                (Type::Int(_), Some(value)) => {
                    TaggedValue::int(fit(value, param.ty, || param.name.clone())?)
                }
                (Type::Ptr, address) => state.param(k as u32, address.map(|a| a as u64)),
                (Type::Int(_), None) => {
                    if code.param_regs[k] != NONE {
                        self.used_symbols[code.param_reasons[k].0 as usize] = true;
                    }
                    unknown
                }
                (Type::Opaque, _) => unknown,
            });
        }
        // it sees what is written to parameters from the start
        if let Some(address) = state.with_address.first().and_then(|&o| state.address(o)) {
            state.absolute_memory(address);
        }
        Ok(args)
    }

    /// Nobody knows how often the execution goes on at an operation: function, block, number.
    fn suspend_with_unknown_continuation(
        &mut self,
        (func, block, pc): (u32, u32, u32),
        base: usize,
        reason: ReasonId,
    ) {
        self.frames.push(Frame { func, block, base, pc, dst: NONE, objects: 0 });
        self.mark_continuation_unknown(UnknownCause { reason, func, block });
    }

    /// If a call on the stack stands where an unwinding callee is met (`invoke`), why nobody knows
    /// what follows one that never returns: it may unwind.
    fn unwinds_to(&self) -> Option<ReasonId> {
        self.frames.iter().rev().find_map(|frame| {
            let code = &self.program.funcs[frame.func as usize];
            match code.blocks[frame.block as usize].term {
                Term::Unsupported(reason) => Some(reason),
                _ => None,
            }
        })
    }

    fn execute(
        &mut self,
        state: &mut RunState<'r>,
        bindings: &Bindings,
        options: &Options,
        args: &[TaggedValue],
    ) -> Result<u64, InterpError> {
        let program = self.program;
        let mut steps = options.steps;
        let mut stack: Vec<TaggedValue> = Vec::new();
        let mut f = 0usize;
        let mut base = 0usize;
        let mut dst = NONE;
        let mut objects = state.object_count();
        let mut entering = true;
        let mut pc = 0u32;
        enter(&program.funcs[0], &mut stack);
        for (&r, &a) in program.funcs[0].param_regs.iter().zip(args) {
            if r != NONE {
                stack[r as usize] = a;
            }
        }
        let mut block = program.funcs[0].func.entry().index();
        if program.funcs[0].blocks.is_empty() {
            return Ok(0);
        }
        'activation: loop {
            let code = &program.funcs[f];
            let regs = &mut stack[base..base + code.registers];
            let result: TaggedValue = 'blocks: loop {
                let here = &code.blocks[block];
                if entering {
                    self.counts[code.offset + block] += 1;
                    if steps < here.cost {
                        return Err(InterpError::Budget {
                            function: code.func.name.clone(),
                            block: code.block_name(block).to_owned(),
                            steps: options.steps,
                        });
                    }
                    steps -= here.cost;
                    pc = here.start;
                }
                entering = true;
                for (at, op) in (pc..).zip(&code.ops[pc as usize..here.end as usize]) {
                    let trapped = match *op {
                        Op::Add(w, flags, d, a, b) => {
                            binary!(state, regs, BinaryOp::Add, w, flags, d, a, b)
                        }
                        Op::Sub(w, flags, d, a, b) => {
                            binary!(state, regs, BinaryOp::Sub, w, flags, d, a, b)
                        }
                        Op::Mul(w, flags, d, a, b) => {
                            binary!(state, regs, BinaryOp::Mul, w, flags, d, a, b)
                        }
                        Op::And(w, flags, d, a, b) => {
                            binary!(state, regs, BinaryOp::And, w, flags, d, a, b)
                        }
                        Op::Or(w, flags, d, a, b) => {
                            binary!(state, regs, BinaryOp::Or, w, flags, d, a, b)
                        }
                        Op::Binary(op, w, flags, d, a, b) => {
                            binary!(state, regs, op, w, flags, d, a, b)
                        }
                        Op::Compare(pred, w, d, a, b) => {
                            let (x, y) = (regs[a as usize], regs[b as usize]);
                            regs[d as usize] = if x.tag | y.tag == 0 {
                                TaggedValue::bool(arith::compare(pred, w, x.bits, y.bits))
                            } else {
                                state.compare(pred, w, x, y)
                            };
                            continue;
                        }
                        Op::Select(d, c, a, b) => {
                            let (c, x, y) = (regs[c as usize], regs[a as usize], regs[b as usize]);
                            regs[d as usize] = if c.tag == 0 {
                                if c.bits & 1 != 0 {
                                    x
                                } else {
                                    y
                                }
                            } else {
                                state.select(c, x, y)
                            };
                            continue;
                        }
                        Op::Cast(op, from, to, flags, d, a) => {
                            let x = regs[a as usize];
                            regs[d as usize] = if x.tag == 0 {
                                arith::cast(op, flags, from, to, x.bits)
                            } else {
                                state.cast(op, flags, from, to, x)
                            };
                            continue;
                        }
                        Op::Unary(op, w, d, a) => {
                            let x = regs[a as usize];
                            regs[d as usize] = if x.tag == 0 {
                                TaggedValue::int(arith::unary(op, w, x.bits))
                            } else {
                                state.unary(op, w, x)
                            };
                            continue;
                        }
                        Op::Freeze(d, a) => {
                            regs[d as usize] = regs[a as usize].frozen();
                            continue;
                        }
                        Op::PtrAdd(d, a, b) => {
                            let (x, y) = (regs[a as usize], regs[b as usize]);
                            regs[d as usize] = match x.displaced(y) {
                                Some(c) => c,
                                None => state.ptr_add(x, y),
                            };
                            continue;
                        }
                        Op::Address(w, d, a) => {
                            regs[d as usize] = state.low_bits(w, regs[a as usize]);
                            continue;
                        }
                        Op::Alloca(d, site) => {
                            let exposed = code.allocas[site as usize].1;
                            regs[d as usize] = state.fresh(Kind::Alloca(f as u32, site), exposed);
                            continue;
                        }
                        Op::Expose(a) => {
                            state.expose(regs[a as usize]);
                            continue;
                        }
                        Op::Load(d, a, ty, free) => {
                            let reasons = (ReasonId(free), ReasonId(free + 1));
                            match state.load(regs[a as usize], ty, reasons.0, reasons.1) {
                                Ok(cell) => {
                                    if cell.view() == View::Unknown(reasons.0) {
                                        self.used_symbols[free as usize] = true;
                                    }
                                    regs[d as usize] = cell;
                                    continue;
                                }
                                Err(trap) => trap,
                            }
                        }
                        Op::Store(a, v, size) => {
                            match state.store(regs[a as usize], regs[v as usize], size) {
                                Ok(()) => continue,
                                Err(trap) => trap,
                            }
                        }
                        Op::Clobber(a, n) => {
                            let length = (n != NONE).then(|| regs[n as usize]);
                            state.clobber(regs[a as usize], length);
                            continue;
                        }
                        Op::Fill(a, byte, n) => {
                            let (byte, n) = (regs[byte as usize], regs[n as usize]);
                            match state.fill(regs[a as usize], byte, n) {
                                Ok(()) => continue,
                                Err(trap) => trap,
                            }
                        }
                        Op::Copy(to, from, n, why) => {
                            let (to, from) = (regs[to as usize], regs[from as usize]);
                            match state.copy(to, from, regs[n as usize], ReasonId(why)) {
                                Ok(()) => continue,
                                Err(trap) => trap,
                            }
                        }
                        Op::MayNotReturn(_, reason) => {
                            self.suspend_with_unknown_continuation(
                                (f as u32, block as u32, at + 1),
                                base,
                                reason,
                            );
                            return Ok(options.steps - steps);
                        }
                        Op::Assume(c) => {
                            let c = regs[c as usize];
                            if c.is_poison() || c == TaggedValue::bool(false) {
                                return Err(undefined(code, block, "an assumption does not hold"));
                            }
                            continue;
                        }
                        Op::ExternalCall(s) => {
                            let site = &code.external_calls[s as usize];
                            call_external(state, bindings, site, regs, f as u32, s)?;
                            continue;
                        }
                        Op::Call(c) => {
                            let call = &code.calls[c as usize];
                            let func = match &call.callee {
                                CallTarget::Function(k) => *k,
                                CallTarget::Pointer { .. } => {
                                    let pc_after = at + 1;
                                    let at = (f as u32, block as u32);
                                    match self
                                        .call_through_pointer(state, bindings, at, call, regs)?
                                    {
                                        IndirectCall::Enters(k) => k,
                                        IndirectCall::Returns => continue,
                                        IndirectCall::MayNotReturn(reason) => {
                                            let next = (f as u32, block as u32, pc_after);
                                            self.suspend_with_unknown_continuation(
                                                next, base, reason,
                                            );
                                            return Ok(options.steps - steps);
                                        }
                                        IndirectCall::Exits => {
                                            self.record_exit(f as u32, block as u32, call.inst);
                                            return Ok(options.steps - steps);
                                        }
                                    }
                                }
                            };
                            let callee = &program.funcs[func as usize];
                            let depth = self.frames.len();
                            if stack.len() + callee.registers > options.frame_registers
                                || depth >= options.frame_registers
                            {
                                return Err(InterpError::Depth {
                                    function: callee.func.name.clone(),
                                    depth,
                                });
                            }
                            if callee.blocks.is_empty() {
                                return Err(undefined(code, block, "a call of an empty function"));
                            }
                            self.frames.push(Frame {
                                func: f as u32,
                                block: block as u32,
                                base,
                                pc: at + 1,
                                dst,
                                objects,
                            });
                            let next = enter(callee, &mut stack);
                            let by_number = matches!(call.callee, CallTarget::Pointer { .. });
                            for &(to, from) in &call.args {
                                let to = match by_number {
                                    true => callee.param_regs[to as usize],
                                    false => to,
                                };
                                if to != NONE {
                                    stack[next + to as usize] = stack[base + from as usize];
                                }
                            }
                            f = func as usize;
                            block = callee.func.entry().index();
                            base = next;
                            dst = call.dst;
                            objects = state.object_count();
                            continue 'activation;
                        }
                        Op::Exit(inst) => {
                            if let Some(reason) = self.unwinds_to() {
                                self.mark_continuation_unknown(UnknownCause {
                                    reason,
                                    func: f as u32,
                                    block: block as u32,
                                });
                                return Ok(options.steps - steps);
                            }
                            self.record_exit(f as u32, block as u32, inst);
                            return Ok(options.steps - steps);
                        }
                    };
                    return Err(undefined(code, block, trapped.text()));
                }
                let (condition, chosen) = match &here.term {
                    Term::Jump(edge) => {
                        block = follow(code, edge, regs);
                        continue 'blocks;
                    }
                    Term::Branch(c, then, otherwise) => {
                        let mut c = regs[*c as usize];
                        if c.tag != 0 {
                            c = state.concretize(c);
                        }
                        if c.tag == 0 {
                            let edge = if c.bits & 1 != 0 { then } else { otherwise };
                            block = follow(code, edge, regs);
                            continue 'blocks;
                        }
                        (c, "a branch on poison")
                    }
                    Term::Test(pred, w, d, a, b, then, otherwise) => {
                        let (x, y) = (regs[*a as usize], regs[*b as usize]);
                        let c = if x.tag | y.tag == 0 {
                            TaggedValue::bool(arith::compare(*pred, *w, x.bits, y.bits))
                        } else {
                            let c = state.compare(*pred, *w, x, y);
                            state.concretize(c)
                        };
                        regs[*d as usize] = c;
                        if c.tag == 0 {
                            let edge = if c.bits & 1 != 0 { then } else { otherwise };
                            block = follow(code, edge, regs);
                            continue 'blocks;
                        }
                        (c, "a branch on poison")
                    }
                    Term::Switch(c, table, edges) => {
                        let mut c = regs[*c as usize];
                        if c.tag != 0 {
                            c = state.concretize(c);
                        }
                        if c.tag == 0 {
                            let k = table.get(&c.bits).map_or(edges.len() - 1, |&k| k as usize);
                            block = follow(code, &edges[k], regs);
                            continue 'blocks;
                        }
                        (c, "a switch on poison")
                    }
                    Term::Return(v) => {
                        break 'blocks match *v {
                            NONE => TaggedValue::int(0),
                            v => regs[v as usize],
                        }
                    }
                    Term::Unreachable => {
                        return Err(undefined(code, block, "`unreachable` is reached"));
                    }
                    Term::Unsupported(reason) => (TaggedValue::unknown(*reason), ""),
                };
                if condition.is_poison() {
                    return Err(undefined(code, block, chosen));
                }
                let reason = match condition.view() {
                    View::Unknown(reason) => reason,
                    // an address as a condition
                    _ => super::run_state::ADDRESS_ARITHMETIC,
                };
                match self.skip_region(state, f, block, reason, regs) {
                    Next::Block(b) => block = b as usize,
                    Next::Caller => break 'blocks TaggedValue::unknown(reason),
                    Next::End => return Ok(options.steps - steps),
                }
            };
            // Return to the caller.
            state.end_frame(objects, result);
            stack.truncate(base);
            let Some(frame) = self.frames.pop() else {
                return Ok(options.steps - steps);
            };
            f = frame.func as usize;
            base = frame.base;
            block = frame.block as usize;
            pc = frame.pc;
            if dst != NONE {
                stack[base + dst as usize] = result;
            }
            dst = frame.dst;
            objects = frame.objects;
            entering = false;
        }
    }
}

/// Makes room for an activation; returns where it begins.
fn enter(code: &FuncCode<'_>, stack: &mut Vec<TaggedValue>) -> usize {
    let base = stack.len();
    stack.extend_from_slice(&code.fixed);
    stack.resize(base + code.registers, TaggedValue::int(0));
    base
}

#[inline(always)]
fn follow(code: &FuncCode<'_>, edge: &Edge, regs: &mut [TaggedValue]) -> usize {
    for &(to, from) in &code.moves[edge.moves.0 as usize..edge.moves.1 as usize] {
        regs[to as usize] = regs[from as usize];
    }
    edge.to as usize
}

pub(super) fn undefined(code: &FuncCode<'_>, block: usize, what: &str) -> InterpError {
    InterpError::Undefined {
        function: code.func.name.clone(),
        block: code.block_name(block).to_owned(),
        what: what.to_owned(),
    }
}
