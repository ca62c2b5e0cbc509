//! Calls that leave what is executed: to code without a body, and through pointers.

use super::inputs::{fit, Bindings};
use super::machine::{undefined, Machine};
use super::outcome::{Assumption, InterpError};
use super::program::{CallCode, CallTarget, ExternalCall, Writes, NONE};
use super::run_state::{Kind, RunState};
use super::tagged_value::{ReasonId, TaggedValue, View};
use crate::assume::AssumptionKind;
use crate::ir::Type;
use crate::known::{self, KnownResult};

/// What a call through a pointer does.
pub(super) enum IndirectCall {
    /// runs a function with a body
    Enters(u32),
    /// comes back from code of which nothing is known
    Returns,
    /// may not come back, and why
    MayNotReturn(ReasonId),
    /// ends the execution
    Exits,
}

impl<'r, 'm: 'r> Machine<'r, 'm> {
    /// A call through a pointer, in a function and block. What is not the address of a function
    /// that the call may run is unknown code.
    pub(super) fn call_through_pointer(
        &mut self,
        state: &mut RunState<'r>,
        bindings: &Bindings,
        (f, block): (u32, u32),
        call: &CallCode,
        regs: &mut [TaggedValue],
    ) -> Result<IndirectCall, InterpError> {
        let code = &self.program.funcs[f as usize];
        let CallTarget::Pointer { pointer, targets, site, no_return } = &call.callee else {
            return Ok(IndirectCall::Returns);
        };
        let pointer = match *pointer {
            NONE => TaggedValue::unknown(code.external_calls[*site as usize].unknown),
            r => regs[r as usize],
        };
        let fail = |what: &str| Err(undefined(code, block as usize, what));
        if pointer.is_poison() {
            return fail("a call through a poison pointer");
        }
        match pointer.view() {
            View::Int(0) => return fail("a call through a null pointer"),
            View::Ptr(obj, 0) => {
                if let Kind::Global(g) = state.objects[obj.0 as usize].kind {
                    let global = &self.program.globals[g as usize];
                    if let Some(k) = global.func.filter(|k| targets.contains(k)) {
                        return Ok(IndirectCall::Enters(k));
                    }
                    let known = known::lookup(global.name).filter(|_| global.func.is_none());
                    if known.is_some_and(|k| k.ends) {
                        return Ok(IndirectCall::Exits);
                    }
                }
            }
            _ => {}
        }
        self.unresolved_calls.insert((f, block, call.inst));
        call_external(state, bindings, &code.external_calls[*site as usize], regs, f, *site)?;
        Ok(match code.external_calls[*site as usize].doubt {
            _ if *no_return => IndirectCall::Exits,
            Some(reason) => IndirectCall::MayNotReturn(reason),
            None => IndirectCall::Returns,
        })
    }
}

/// A call to code without a body.
pub(super) fn call_external(
    state: &mut RunState<'_>,
    bindings: &Bindings,
    site: &ExternalCall,
    regs: &mut [TaggedValue],
    f: u32,
    s: u32,
) -> Result<(), InterpError> {
    for &a in &site.args {
        state.escape(regs[a as usize]);
    }
    match site.writes {
        Writes::No => {}
        Writes::Anywhere => state.write_anywhere(),
        Writes::Arguments => {
            for &a in &site.pointers {
                state.clobber(regs[a as usize], None);
            }
        }
    }
    if site.dst == NONE {
        return Ok(());
    }
    let bound = bindings.call(&site.name);
    let fresh = site.known.is_some_and(|k| k.result == KnownResult::FreshObject);
    let cell = match (bound, site.known.map(|k| k.result)) {
        (Some(value), _) if site.ty != Type::Ptr || value == 0 => {
            TaggedValue::int(fit(value, site.ty, || site.name.clone())?)
        }
        (_, Some(KnownResult::FreshObject))
            if site.ty == Type::Ptr && !state.disabled.contains(AssumptionKind::Allocation) =>
        {
            if state.assumed_calls.insert((f, s)) {
                state.assumptions.insert(Assumption::FreshObject(site.name.clone()));
            }
            state.fresh(Kind::Heap(f, s), site.exposed)
        }
        (None, Some(KnownResult::Value(value)))
            if site.ty != Type::Ptr
                && !fresh
                && !state.disabled.contains(AssumptionKind::CallResult) =>
        {
            let value = value as i128;
            if state.assumed_calls.insert((f, s)) {
                state.assumptions.insert(Assumption::CallResult(site.name.clone(), value));
            }
            TaggedValue::int(fit(value, site.ty, || site.name.clone())?)
        }
        _ => TaggedValue::unknown(site.unknown),
    };
    regs[site.dst as usize] = cell;
    Ok(())
}
