//! Compiles calls: to functions with a body, through pointers, and to unknown code.

use super::super::interprocedural::never_returns;
use super::super::program::{CallCode, CallTarget, ExternalCall, FuncCode, Op, Writes, NONE};
use super::super::reasons::ReasonId;
use super::super::slice::may_write;
use super::Builder;
use crate::ir::{Block, CallInfo, Callee, Inst, Type, Value};
use crate::known;
use cranelift_entity::EntityRef;

/// A call instruction, with what the slice says of it.
pub(super) struct CallInst<'c> {
    pub(super) call: &'c CallInfo,
    pub(super) block: Block,
    /// its number in the block
    pub(super) inst: u32,
    pub(super) value: Option<Value>,
    /// the register of the result, or [`NONE`]
    pub(super) dst: u32,
    /// the address that it returns becomes an integer
    pub(super) exposed: bool,
    /// its effect on memory is in the slice
    pub(super) effect: bool,
}

impl<'m> Builder<'_, 'm> {
    /// Compiles a call.
    pub(super) fn call(&mut self, code: &mut FuncCode<'m>, at: &CallInst<'_>) {
        let call = at.call;
        let block = at.block.index();
        if let Some(callee) = self.graph.direct(call) {
            code.exiting_blocks[block] |= self.may_exit[callee as usize];
            self.followed_call(code, at, CallTarget::Function(callee), at.dst);
        } else if self.graph.is_resolved(call) {
            self.call_through_pointer(code, at);
        } else if never_returns(call) {
            code.exiting_blocks[block] = true;
            code.ops.push(Op::Exit { inst: at.inst });
        } else {
            let dst = result_register(code, at);
            if at.effect || dst != NONE {
                let site = self.external_call(code, at, dst, at.effect);
                code.ops.push(Op::ExternalCall { site });
            }
            if call.effects.returns_twice {
                self.returns_again(code, at);
            } else if self.variant.calls_may_not_return && may_not_return(call) {
                code.exiting_blocks[block] = true;
                let reason = self.no_return_reason(call);
                code.ops.push(Op::MayNotReturn { inst: at.inst, reason });
            }
        }
    }

    /// A call through a pointer that is resolved where the pointer is known.
    fn call_through_pointer(&mut self, code: &mut FuncCode<'m>, at: &CallInst<'_>) {
        let Callee::Indirect(pointer) = at.call.callee else { return };
        let targets = self.graph.called(code.func, at.value, at.call);
        let no_return = never_returns(at.call);
        let exits = targets.iter().any(|&t| self.may_exit[t as usize]);
        code.exiting_blocks[at.block.index()] |=
            exits || no_return || self.variant.calls_may_not_return || self.graph.pointers_may_exit;
        let dst = result_register(code, at);
        // In the case of unknown code all effects of the call count.
        let site = self.external_call(code, at, dst, true);
        let pointer = code.register_of[pointer];
        let callee = CallTarget::Pointer { pointer, targets, site, no_return };
        self.followed_call(code, at, callee, dst);
    }

    /// A call that a function with a body may answer.
    fn followed_call(
        &mut self,
        code: &mut FuncCode<'m>,
        at: &CallInst<'_>,
        callee: CallTarget,
        dst: u32,
    ) {
        let args = at.call.args.iter().enumerate();
        let args = args.map(|(p, &a)| (p as u32, code.register_of[a])).collect();
        code.calls.push(CallCode { callee, args, dst, inst: at.inst });
        code.ops.push(Op::Call { call: code.calls.len() as u32 - 1 });
        if at.call.effects.returns_twice {
            self.returns_again(code, at);
        }
    }

    /// Notes behind a call that it may return more than once (`setjmp`).
    fn returns_again(&mut self, code: &mut FuncCode<'m>, at: &CallInst<'_>) {
        code.exiting_blocks[at.block.index()] = true;
        let reason = self.reason(format!("`{}`, which may return again,", name_of(at.call)));
        code.ops.push(Op::MayNotReturn { inst: at.inst, reason });
    }

    fn no_return_reason(&mut self, call: &CallInfo) -> ReasonId {
        self.reason(format!("whether a call of {} returns, which is not assumed,", name_of(call)))
    }

    /// Describes a call as one to unknown code; returns its number. `effect`: its effect on memory
    /// counts.
    fn external_call(
        &mut self,
        code: &mut FuncCode<'m>,
        at: &CallInst<'_>,
        dst: u32,
        effect: bool,
    ) -> u32 {
        let call = at.call;
        let name = name_of(call).to_owned();
        let is_pointer = |a: &&Value| code.func.values[**a].ty == Type::Ptr;
        let pointers = call.args.iter().filter(is_pointer);
        // A pointer outside of the slice is made of a number and may point anywhere, unless it is null.
        let untraced = pointers.clone().any(|&a| {
            code.register_of[a] == NONE && !matches!(code.func.inst(a), Some(Inst::Const(0)))
        });
        let pointers = pointers.map(|&a| code.register_of[a]).filter(|&r| r != NONE).collect();
        let writes = match (effect && may_write(call), call.effects.argument_memory_only) {
            (false, _) => Writes::No,
            (true, true) if !untraced => Writes::Arguments,
            (true, _) => Writes::Anywhere,
        };
        let args = call.args.iter().map(|&a| code.register_of[a]);
        let args = args.filter(|&r| r != NONE && effect).collect();
        let unknown = self.reason(format!("the result of a call to {name}"));
        let may_not_return = (self.variant.calls_may_not_return && may_not_return(call))
            .then(|| self.no_return_reason(call));
        code.external_calls.push(ExternalCall {
            known: known::of_call(call),
            args,
            pointers,
            exposed: at.exposed,
            may_not_return,
            writes,
            dst,
            ty: at.value.map_or(Type::Opaque, |v| code.func.values[v].ty),
            unknown,
            name,
        });
        code.external_calls.len() as u32 - 1
    }
}

/// The register that unknown code's result goes to. A result that is no integer has a constant
/// register, which is not written.
fn result_register(code: &FuncCode<'_>, at: &CallInst<'_>) -> u32 {
    match (at.dst as usize) < code.constants.len() {
        true => NONE,
        false => at.dst,
    }
}

/// How messages call a callee.
fn name_of(call: &CallInfo) -> &str {
    match &call.callee {
        Callee::Direct(name) | Callee::Global(name) => name,
        Callee::Indirect(_) => "a pointer",
    }
}

/// Is it only an assumption that the call returns?
pub(in super::super) fn may_not_return(call: &CallInfo) -> bool {
    call.counted && known::of_call(call).is_none()
}
