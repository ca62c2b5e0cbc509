//! Calls that leave what is executed: to code without a body, and through pointers.

use super::cell::{Cell, ReasonId, View};
use super::inputs::{fit, Bindings};
use super::machine::{undefined, Machine};
use super::outcome::{Assumption, InterpError};
use super::program::{CallCode, Called, Site, Writes, NONE};
use super::world::{Kind, World};
use crate::assume::AssumptionKind;
use crate::ir::Type;
use crate::known::{self, KnownResult};

/// What a call through a pointer does.
pub(super) enum Through {
    /// runs a function with a body
    Runs(u32),
    /// comes back from code of which nothing is known
    Comes,
    /// may not come back, and why
    Doubtful(ReasonId),
    /// ends the execution
    Ends,
}

impl<'r, 'm: 'r> Machine<'r, 'm> {
    /// A call through a pointer, in a function and block. What is not the address of a function
    /// that the call may run is unknown code.
    pub(super) fn through(
        &mut self,
        world: &mut World<'r>,
        bindings: &Bindings,
        (f, block): (u32, u32),
        call: &CallCode,
        regs: &mut [Cell],
    ) -> Result<Through, InterpError> {
        let code = &self.program.funcs[f as usize];
        let Called::Pointer { pointer, targets, site, no_return } = &call.callee else {
            return Ok(Through::Comes);
        };
        let pointer = match *pointer {
            NONE => Cell::unknown(code.sites[*site as usize].unknown),
            r => regs[r as usize],
        };
        let fail = |what: &str| Err(undefined(code, block as usize, what));
        if pointer.is_poison() {
            return fail("a call through a poison pointer");
        }
        match pointer.view() {
            View::Int(0) => return fail("a call through a null pointer"),
            View::Ptr(obj, 0) => {
                if let Kind::Global(g) = world.objects[obj.0 as usize].kind {
                    let global = &self.program.globals[g as usize];
                    if let Some(k) = global.func.filter(|k| targets.contains(k)) {
                        return Ok(Through::Runs(k));
                    }
                    let known = known::lookup(global.name).filter(|_| global.func.is_none());
                    if known.is_some_and(|k| k.ends) {
                        return Ok(Through::Ends);
                    }
                }
            }
            _ => {}
        }
        self.strays.insert((f, block, call.inst));
        call_unknown(world, bindings, &code.sites[*site as usize], regs, f, *site)?;
        Ok(match code.sites[*site as usize].doubt {
            _ if *no_return => Through::Ends,
            Some(reason) => Through::Doubtful(reason),
            None => Through::Comes,
        })
    }
}

/// A call to code without a body.
pub(super) fn call_unknown(
    world: &mut World<'_>,
    bindings: &Bindings,
    site: &Site,
    regs: &mut [Cell],
    f: u32,
    s: u32,
) -> Result<(), InterpError> {
    for &a in &site.args {
        world.escape(regs[a as usize]);
    }
    match site.writes {
        Writes::No => {}
        Writes::Anywhere => world.write_anywhere(),
        Writes::Arguments => {
            for &a in &site.pointers {
                world.clobber(regs[a as usize], None);
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
            Cell::int(fit(value, site.ty, || site.name.clone())?)
        }
        (_, Some(KnownResult::FreshObject))
            if site.ty == Type::Ptr && !world.disabled.contains(AssumptionKind::Allocation) =>
        {
            if world.noted.insert((f, s)) {
                world.assumptions.insert(Assumption::FreshObject(site.name.clone()));
            }
            world.fresh(Kind::Heap(f, s), site.exposed)
        }
        (None, Some(KnownResult::Value(value)))
            if site.ty != Type::Ptr
                && !fresh
                && !world.disabled.contains(AssumptionKind::CallResult) =>
        {
            let value = value as i128;
            if world.noted.insert((f, s)) {
                world.assumptions.insert(Assumption::Returns(site.name.clone(), value));
            }
            Cell::int(fit(value, site.ty, || site.name.clone())?)
        }
        _ => Cell::unknown(site.unknown),
    };
    regs[site.dst as usize] = cell;
    Ok(())
}
