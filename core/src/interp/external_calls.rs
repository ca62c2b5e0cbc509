//! Calls that leave what is executed: to code without a body, and through pointers.
//!
//! What a callee without a body does is what its attributes and the table of known callees
//! ([`known`](crate::known)) say; otherwise it may write all memory whose address it can know, and its result is
//! unknown. A call through a pointer is resolved where the pointer is the address of a function that
//! the call may run.

use super::inputs::fit;
use super::machine::{undefined, Frame, Location, Machine};
use super::outcome::{Assumption, InterpError};
use super::program::{CallCode, CallTarget, ExternalCall, Writes, NONE};
use super::reasons::ReasonId;
use super::run_state::Kind;
use super::tagged_value::{TaggedValue, View};
use crate::assume::AssumptionKind;
use crate::ir::Type;
use crate::known::{shown_name, KnownResult};

/// What a call through a pointer does.
pub(super) enum IndirectCall {
    /// It runs a function with a body.
    Enters(u32),
    /// It returns from unknown code.
    Returns,
    /// It runs unknown code that is not assumed to return.
    MayNotReturn(ReasonId),
    /// It ends the execution.
    Exits,
}

impl<'r, 'm: 'r> Machine<'r, 'm> {
    /// A call through a pointer from an activation. A pointer other than the address of a function
    /// that the call may run leads to unknown code.
    pub(super) fn call_through_pointer(
        &mut self,
        frame: &Frame,
        call: &CallCode,
        regs: &mut [TaggedValue],
    ) -> Result<IndirectCall, InterpError> {
        let code = &self.program.funcs[frame.func as usize];
        let CallTarget::Pointer { pointer, targets, site, no_return } = &call.callee else {
            return Ok(IndirectCall::Returns);
        };
        let external = &code.external_calls[*site as usize];
        let pointer = match *pointer {
            NONE => TaggedValue::unknown(external.unknown),
            r => regs[r as usize],
        };
        let fail = |what: &str| Err(undefined(code, frame.block, what));
        if pointer.is_poison() {
            return fail("a call through a poison pointer");
        }
        match pointer.view() {
            View::Int(0) => return fail("a call through a null pointer"),
            View::Ptr(obj, 0) => {
                if let Kind::Global(g) = self.state.objects[obj.0 as usize].kind {
                    let global = &self.program.globals[g as usize];
                    if let Some(k) = global.func.filter(|k| targets.contains(k)) {
                        return Ok(IndirectCall::Enters(k));
                    }
                    if global.never_returns {
                        return Ok(IndirectCall::Exits);
                    }
                }
            }
            _ => {}
        }
        let (func, block) = (frame.func, frame.block);
        self.unresolved_calls.insert(Location { func, block, inst: call.inst });
        self.call_external(func, *site, regs)?;
        Ok(match external.may_not_return {
            _ if *no_return => IndirectCall::Exits,
            Some(reason) => IndirectCall::MayNotReturn(reason),
            None => IndirectCall::Returns,
        })
    }

    /// A call to unknown code, by the number of the call in its function.
    pub(super) fn call_external(
        &mut self,
        func: u32,
        site: u32,
        regs: &mut [TaggedValue],
    ) -> Result<(), InterpError> {
        let state = &mut self.state;
        let call = &self.program.funcs[func as usize].external_calls[site as usize];
        for &a in &call.args {
            state.escape(regs[a as usize]);
        }
        match call.writes {
            Writes::No => {}
            Writes::Anywhere => state.write_anywhere(),
            Writes::Arguments => {
                for &a in &call.pointers {
                    state.clobber(regs[a as usize], None);
                }
            }
        }
        if call.dst != NONE {
            regs[call.dst as usize] = self.external_result(func, site, call)?;
        }
        Ok(())
    }

    /// What a call to unknown code returns: what the inputs bind, else what the table of known
    /// callees says where that may be assumed.
    fn external_result(
        &mut self,
        func: u32,
        site: u32,
        call: &ExternalCall,
    ) -> Result<TaggedValue, InterpError> {
        let state = &mut self.state;
        let may_assume = |kind| !state.disabled.contains(kind);
        let integer = |value| Ok(TaggedValue::int(fit(value, call.ty, || call.name.clone())?));
        let bound = self.bindings.call(&call.name);
        let is_pointer = call.ty == Type::Ptr;
        match (bound, call.known.map(|k| k.result)) {
            (Some(value), _) if !is_pointer || value == 0 => integer(value),
            (_, Some(KnownResult::FreshObject))
                if is_pointer && may_assume(AssumptionKind::Allocation) =>
            {
                if state.assumed_calls.insert((func, site)) {
                    state
                        .assumptions
                        .insert(Assumption::FreshObject(shown_name(&call.name).to_owned()));
                }
                Ok(state.fresh(Kind::Heap(func, site), call.exposed))
            }
            (None, Some(KnownResult::Value(value)))
                if !is_pointer && may_assume(AssumptionKind::CallResult) =>
            {
                let value = i128::from(value);
                if state.assumed_calls.insert((func, site)) {
                    let name = shown_name(&call.name).to_owned();
                    state.assumptions.insert(Assumption::CallResult(name, value));
                }
                integer(value)
            }
            _ => Ok(TaggedValue::unknown(call.unknown)),
        }
    }
}
