//! Functions whose address is a value: what a call through a pointer may run.
//!
//! An address is taken by an instruction, or stands in a global (a table of functions) whose address
//! is. Everything else that a pointer may hold comes from outside the module.

use crate::ir::{CallInfo, FuncId, Function, Module, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Follows the addresses that functions take through globals; each global is met once.
#[derive(Debug)]
pub(crate) struct TakenAddresses<'m> {
    module: &'m Module,
    seen: FxHashSet<&'m str>,
}

impl<'m> TakenAddresses<'m> {
    pub(crate) fn new(module: &'m Module) -> Self {
        TakenAddresses { module, seen: FxHashSet::default() }
    }

    /// The globals whose address a function that takes these takes, directly or through globals, and that
    /// were not met before.
    pub(crate) fn of(&mut self, taken: &[&'m str]) -> Vec<&'m str> {
        self.closure(taken.to_vec())
    }

    /// The globals whose address stands in any other, likewise.
    pub(crate) fn of_globals(&mut self) -> Vec<&'m str> {
        let constants = self.module.addresses.values().flatten().map(|a| a.global.as_str());
        let variables = self.module.holds.values().flatten().map(String::as_str);
        self.closure(constants.chain(variables).collect())
    }

    fn closure(&mut self, mut work: Vec<&'m str>) -> Vec<&'m str> {
        let mut found = Vec::new();
        while let Some(name) = work.pop() {
            if self.seen.insert(name) {
                found.push(name);
                let held = self.module.addresses.get(name).into_iter().flatten();
                work.extend(held.map(|a| a.global.as_str()));
                let held = self.module.holds.get(name).into_iter().flatten();
                work.extend(held.map(String::as_str));
            }
        }
        found
    }
}

/// May the call, which stands in `caller` and defines `value`, run that function? Where calls pass other
/// arguments than a function has parameters, types tell nothing, neither of the function nor, as it may hand
/// on what it got (`musttail` of `...`), of its calls.
pub(crate) fn may_run(
    caller: &Function,
    value: Option<Value>,
    call: &CallInfo,
    callee: &Function,
) -> bool {
    caller.loose_signature || callee.loose_signature || types_fit(caller, value, call, callee)
}

/// Do the arguments and the result of the call have the types of that function? Calling it as something else
/// is undefined.
pub(crate) fn types_fit(
    caller: &Function,
    value: Option<Value>,
    call: &CallInfo,
    callee: &Function,
) -> bool {
    let params = callee.params.iter().map(|p| p.ty);
    callee.unsupported.is_none()
        && callee.params.len() == call.args.len()
        && params.zip(&call.args).all(|(ty, &a)| ty == caller.values[a].ty)
        && value.is_none_or(|v| callee.result == Some(caller.values[v].ty))
}

/// The functions with a body among globals.
pub(crate) fn functions<'a>(
    names: &'a FxHashMap<&str, FuncId>,
    globals: &'a [&str],
) -> impl Iterator<Item = FuncId> + 'a {
    globals.iter().filter_map(|&name| names.get(name).copied())
}
