//! The dispatch loop of the [`Machine`]: operations and terminators.
//!
//! A switch-based interpreter loop. Its fast paths are the operations on known integers that are not
//! poison (a tag of 0); other values go through [`RunState`]. Rare operations have a function of
//! their own, which keeps the code of the loop small.

use super::arith::{self, Trap};
use super::external_calls::IndirectCall;
use super::machine::{undefined, Frame, Location, Machine, Stop, UnknownCause};
use super::outcome::{Assumption, InterpError};
use super::program::{CallTarget, Edge, FuncCode, Op, Term, NONE};
use super::reasons::{LoadReasons, ReasonId};
use super::run_state::{Kind, RunState};
use super::tagged_value::{TaggedValue, View};
use crate::analysis::endings::throws;
use crate::assume::AssumptionKind;
use crate::ir::{BinaryOp, Block, CastOp, Flags, Inst, Predicate, Terminator, Type};

/// What does not hold where a function's parallel regions are written out.
const IN_REGIONS: &str =
    "an assumption does not hold (of parallel regions, that no thread ends the program, and that \
                          signed numbers count the iterations)";

/// What follows a block.
pub(super) enum Next {
    Block(u32),
    Stop(Stop),
}

impl<'r, 'm: 'r> Machine<'r, 'm> {
    /// Runs an activation from its current operation on until it calls, returns or exits.
    pub(super) fn run_activation(
        &mut self,
        code: &'r FuncCode<'m>,
        frame: &mut Frame,
        regs: &mut [TaggedValue],
    ) -> Result<Stop, InterpError> {
        // The block and operation are kept here; the frame gets them where the loop is left.
        let (mut block, mut pc) = (frame.block, frame.pc);
        loop {
            let end = code.blocks[block as usize].end;
            for (at, op) in (pc..).zip(&code.ops[pc as usize..end as usize]) {
                let state = &mut self.state;
                let done = match *op {
                    Op::Add { w, flags, dst, a, b } => {
                        binary(state, regs, BinaryOp::Add, (w, flags), (dst, a, b))
                    }
                    Op::Sub { w, flags, dst, a, b } => {
                        binary(state, regs, BinaryOp::Sub, (w, flags), (dst, a, b))
                    }
                    Op::Mul { w, flags, dst, a, b } => {
                        binary(state, regs, BinaryOp::Mul, (w, flags), (dst, a, b))
                    }
                    Op::And { w, flags, dst, a, b } => {
                        binary(state, regs, BinaryOp::And, (w, flags), (dst, a, b))
                    }
                    Op::Or { w, flags, dst, a, b } => {
                        binary(state, regs, BinaryOp::Or, (w, flags), (dst, a, b))
                    }
                    Op::Binary { op, w, flags, dst, a, b } => {
                        binary(state, regs, op, (w, flags), (dst, a, b))
                    }
                    Op::Compare { pred, w, dst, a, b } => {
                        regs[dst as usize] =
                            compare(state, pred, w, (regs[a as usize], regs[b as usize]));
                        continue;
                    }
                    Op::Select { dst, cond, then, otherwise } => {
                        let (x, y) = (regs[then as usize], regs[otherwise as usize]);
                        regs[dst as usize] = select(state, regs[cond as usize], x, y);
                        continue;
                    }
                    Op::Cast { op, from, to, flags, dst, a } => {
                        regs[dst as usize] = cast(state, op, flags, (from, to), regs[a as usize]);
                        continue;
                    }
                    Op::Freeze { dst, a, promised } => {
                        let x = regs[a as usize];
                        let poison = x.is_poison() | promised;
                        regs[dst as usize] = if poison { state.freeze_poison(x) } else { x };
                        continue;
                    }
                    Op::PtrAdd { dst, a, b } => {
                        let (x, y) = (regs[a as usize], regs[b as usize]);
                        regs[dst as usize] = x.displaced(y).unwrap_or_else(|| state.ptr_add(x, y));
                        continue;
                    }
                    Op::Load { dst, address, ty, reasons } => {
                        self.load(regs, (dst, address), ty, reasons)
                    }
                    Op::Store { address, value, size } => {
                        state.store(regs[address as usize], regs[value as usize], size)
                    }
                    _ => {
                        (frame.block, frame.pc) = (block, at + 1);
                        match self.run_rare_op(op, code, frame, regs)? {
                            Some(stop) => return Ok(stop),
                            None => continue,
                        }
                    }
                };
                if let Err(trap) = done {
                    return Err(undefined(code, block, trap.text()));
                }
            }
            block = match self.known_successor(code, block, regs) {
                Ok(next) => next,
                Err(cond) => {
                    frame.block = block;
                    match self.run_rare_terminator(code, frame, cond, regs)? {
                        Next::Block(next) => next,
                        Next::Stop(stop) => return Ok(stop),
                    }
                }
            };
            pc = self.enter_block(code, block)?;
        }
    }

    /// A load, to the register of the result from that of the address. If the result is unknown
    /// because a symbol is not bound, the symbol is missing.
    #[inline(always)]
    fn load(
        &mut self,
        regs: &mut [TaggedValue],
        (dst, address): (u32, u32),
        ty: Type,
        reasons: LoadReasons,
    ) -> Result<(), Trap> {
        let value = self.state.load(regs[address as usize], ty, reasons)?;
        if value.view() == View::Unknown(reasons.unbound) {
            self.used_symbols[reasons.unbound.0 as usize] = true;
        }
        regs[dst as usize] = value;
        Ok(())
    }

    /// Runs an operation outside of the hot loop. The frame is already at the next one.
    #[inline(never)]
    fn run_rare_op(
        &mut self,
        op: &Op,
        code: &'r FuncCode<'m>,
        frame: &Frame,
        regs: &mut [TaggedValue],
    ) -> Result<Option<Stop>, InterpError> {
        let state = &mut self.state;
        let value = |r: u32| regs[r as usize];
        let trapped = |trap: Trap| undefined(code, frame.block, trap.text());
        match *op {
            Op::Unary { op, w, dst, a } => {
                let x = value(a);
                regs[dst as usize] = match x.tag {
                    0 => TaggedValue::int(arith::unary(op, w, x.bits)),
                    _ => state.unary(op, w, x),
                };
            }
            Op::AddressBits { w, dst, a } => regs[dst as usize] = state.low_bits(w, value(a)),
            Op::Alloca { dst, site } => {
                let exposed = code.allocas[site as usize].exposed;
                regs[dst as usize] = state.fresh(Kind::Alloca(frame.func, site), exposed);
            }
            Op::Expose { a } => state.expose(value(a)),
            Op::Clobber { address, length } => {
                let length = (length != NONE).then(|| value(length));
                state.clobber(value(address), length);
            }
            Op::Fill { address, byte, length } => {
                state.fill(value(address), value(byte), value(length)).map_err(trapped)?;
            }
            Op::Copy { to, from, length, reason } => {
                state.copy(value(to), value(from), value(length), reason).map_err(trapped)?;
            }
            Op::Assume { cond } => {
                let cond = value(cond);
                if cond.is_poison() || cond == TaggedValue::bool(false) {
                    let what = match &code.func.parallel {
                        Some(_) => IN_REGIONS,
                        None => "an assumption does not hold",
                    };
                    return Err(undefined(code, frame.block, what));
                }
            }
            Op::ExternalCall { site } => self.call_external(frame.func, site, regs)?,
            Op::Call { call } => return self.run_call(call, code, frame, regs),
            Op::MayNotReturn { reason, .. } => {
                self.exit_with_unknown_continuation(frame, reason);
                return Ok(Some(Stop::Exit));
            }
            Op::Exit { inst } => {
                let (func, block) = (frame.func, frame.block);
                match self.unwind_reason() {
                    Some(reason) => {
                        self.thrown = true;
                        self.mark_continuation_unknown(UnknownCause { reason, func, block });
                    }
                    None => self.record_exit(Location { func, block, inst }),
                }
                return Ok(Some(Stop::Exit));
            }
            Op::Add { .. }
            | Op::Sub { .. }
            | Op::Mul { .. }
            | Op::And { .. }
            | Op::Or { .. }
            | Op::Binary { .. }
            | Op::Compare { .. }
            | Op::Select { .. }
            | Op::Cast { .. }
            | Op::Freeze { .. }
            | Op::PtrAdd { .. }
            | Op::Load { .. }
            | Op::Store { .. } => unreachable!("the hot loop runs {op:?}"),
        }
        Ok(None)
    }

    /// Runs a call of a function with a body, or through a pointer.
    fn run_call(
        &mut self,
        number: u32,
        code: &'r FuncCode<'m>,
        frame: &Frame,
        regs: &mut [TaggedValue],
    ) -> Result<Option<Stop>, InterpError> {
        let call = &code.calls[number as usize];
        let callee = match &call.callee {
            CallTarget::Function(callee) => *callee,
            CallTarget::Pointer { .. } => match self.call_through_pointer(frame, call, regs)? {
                IndirectCall::Enters(callee) => callee,
                IndirectCall::Returns => return Ok(None),
                IndirectCall::MayNotReturn(reason) => {
                    self.exit_with_unknown_continuation(frame, reason);
                    return Ok(Some(Stop::Exit));
                }
                IndirectCall::Exits => {
                    let (func, block) = (frame.func, frame.block);
                    self.record_exit(Location { func, block, inst: call.inst });
                    return Ok(Some(Stop::Exit));
                }
            },
        };
        Ok(Some(Stop::Call { call: number, callee }))
    }

    /// The block that follows by a jump, or by a branch or switch whose condition is known. Otherwise
    /// the error is that condition; it has no meaning for terminators without one.
    #[inline(always)]
    fn known_successor(
        &mut self,
        code: &FuncCode<'_>,
        block: u32,
        regs: &mut [TaggedValue],
    ) -> Result<u32, TaggedValue> {
        let edge = match &code.blocks[block as usize].term {
            Term::Jump(edge) => edge,
            Term::Branch { cond, then, otherwise } => {
                let c = self.branch_condition(regs[*cond as usize]);
                choose(c, then, otherwise)?
            }
            Term::CompareBranch { pred, w, dst, a, b, then, otherwise } => {
                let c = compare(&mut self.state, *pred, *w, (regs[*a as usize], regs[*b as usize]));
                let c = self.branch_condition(c);
                regs[*dst as usize] = c;
                choose(c, then, otherwise)?
            }
            Term::Switch { cond, table, edges } => {
                let c = self.branch_condition(regs[*cond as usize]);
                if c.tag != 0 {
                    return Err(c);
                }
                &edges[table.get(&c.bits).map_or(edges.len() - 1, |&k| k as usize)]
            }
            Term::Invoke { outside: true, reason, .. }
                if self.state.disabled.contains(AssumptionKind::NoExit) =>
            {
                return Err(TaggedValue::unknown(*reason));
            }
            Term::Invoke { edge, outside, .. } => {
                if *outside {
                    self.state.assumptions.insert(Assumption::NoThrow);
                }
                edge
            }
            Term::Unsupported(reason) => return Err(TaggedValue::unknown(*reason)),
            Term::Return(_) | Term::Unreachable => return Err(TaggedValue::default()),
        };
        Ok(follow(code, edge, regs))
    }

    /// Runs the terminator of a block without a known successor, given its condition: returns where the
    /// activation continues, or why it stops.
    #[inline(never)]
    fn run_rare_terminator(
        &mut self,
        code: &FuncCode<'_>,
        frame: &Frame,
        cond: TaggedValue,
        regs: &mut [TaggedValue],
    ) -> Result<Next, InterpError> {
        if let (View::Unknown(reason), false) = (cond.view(), cond.is_poison()) {
            // an exception leaves the block
            let data = &code.func.blocks[Block::from_u32(frame.block)];
            self.thrown |= match &data.terminator {
                Terminator::Unsupported(_, to) => {
                    let thrown = |i: &Inst| matches!(i, Inst::Call(call) if throws(call));
                    to.is_empty() || data.insts.iter().any(|(_, i)| thrown(i))
                }
                _ => false,
            };
            return Ok(self.skip_region(frame, reason, regs));
        }
        let fail = |what: &str| Err(undefined(code, frame.block, what));
        let on_poison = match &code.blocks[frame.block as usize].term {
            Term::Return(NONE) => return Ok(Next::Stop(Stop::Return(TaggedValue::int(0)))),
            Term::Return(r) => return Ok(Next::Stop(Stop::Return(regs[*r as usize]))),
            Term::Unreachable => return fail("`unreachable` is reached"),
            Term::Switch { .. } => "a switch on poison",
            _ => "a branch on poison",
        };
        if cond.is_poison() {
            return fail(on_poison);
        }
        // The condition is an address.
        Ok(self.skip_region(frame, ReasonId::ADDRESS_ARITHMETIC, regs))
    }

    /// The condition of a branch, made concrete as far as possible.
    #[inline(always)]
    fn branch_condition(&mut self, c: TaggedValue) -> TaggedValue {
        if c.tag == 0 || c.is_unknown() {
            c
        } else {
            self.state.concretize(c)
        }
    }
}

/// A binary operation with a width and flags, on the registers of the result and the operands. Where
/// `op` is a constant, inlining leaves only the code of that operation.
#[inline(always)]
fn binary(
    state: &mut RunState<'_>,
    regs: &mut [TaggedValue],
    op: BinaryOp,
    (w, flags): (u8, Flags),
    (dst, a, b): (u32, u32, u32),
) -> Result<(), Trap> {
    let (x, y) = (regs[a as usize], regs[b as usize]);
    regs[dst as usize] = if x.tag | y.tag == 0 {
        arith::binary(op, flags, w, x.bits, y.bits)?
    } else {
        state.binary(op, flags, w, x, y)?
    };
    Ok(())
}

#[inline(always)]
fn compare(
    state: &mut RunState<'_>,
    pred: Predicate,
    w: u8,
    (x, y): (TaggedValue, TaggedValue),
) -> TaggedValue {
    if x.tag | y.tag == 0 {
        TaggedValue::bool(arith::compare(pred, w, x.bits, y.bits))
    } else {
        state.compare(pred, w, x, y)
    }
}

#[inline(always)]
fn select(
    state: &mut RunState<'_>,
    cond: TaggedValue,
    then: TaggedValue,
    otherwise: TaggedValue,
) -> TaggedValue {
    match cond.tag {
        0 if cond.bits & 1 != 0 => then,
        0 => otherwise,
        _ => state.select(cond, then, otherwise),
    }
}

#[inline(always)]
fn cast(
    state: &mut RunState<'_>,
    op: CastOp,
    flags: Flags,
    (from, to): (u8, u8),
    x: TaggedValue,
) -> TaggedValue {
    match x.tag {
        0 => arith::cast(op, flags, from, to, x.bits),
        _ => state.cast(op, flags, from, to, x),
    }
}

/// The edge that a branch takes if its condition is known, else the condition.
#[inline(always)]
fn choose<'e>(
    c: TaggedValue,
    then: &'e Edge,
    otherwise: &'e Edge,
) -> Result<&'e Edge, TaggedValue> {
    match c.tag {
        0 if c.bits & 1 != 0 => Ok(then),
        0 => Ok(otherwise),
        _ => Err(c),
    }
}

/// Makes the moves of an edge; returns the block that it leads to.
#[inline(always)]
fn follow(code: &FuncCode<'_>, edge: &Edge, regs: &mut [TaggedValue]) -> u32 {
    for &(to, from) in &code.moves[edge.moves.0 as usize..edge.moves.1 as usize] {
        regs[to as usize] = regs[from as usize];
    }
    edge.to
}
