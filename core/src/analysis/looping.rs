//! Functions that may run for ever: those with a loop or a recursion, and those that call one. All others
//! come back or end the program, since each block runs at most once in an activation and activations nest as deep as
//! the call graph.

use super::Cfg;
use crate::ir::{CallInfo, FuncId, Inst, Module};
use cranelift_entity::SecondaryMap;

/// Which functions may run for ever, in time linear in the module: functions without loops are taken away
/// as long as all that they call are (Kahn's topological order); what stays has a loop, is on a cycle of calls, or
/// leads to one. `target` is the function that a call runs, if it has a body.
pub(crate) fn looping(
    module: &Module,
    target: impl Fn(&CallInfo) -> Option<FuncId>,
) -> SecondaryMap<FuncId, bool> {
    let mut callers: SecondaryMap<FuncId, Vec<FuncId>> = SecondaryMap::new();
    let mut open: SecondaryMap<FuncId, usize> = SecondaryMap::new();
    let mut work = Vec::new();
    for (id, func) in module.functions.iter() {
        let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
        for callee in insts.filter_map(|(_, inst)| match inst {
            Inst::Call(call) => target(call),
            _ => None,
        }) {
            callers[callee].push(id);
            open[id] += 1;
        }
        let cfg = Cfg::new(func);
        let order = cfg.reverse_postorder();
        let retreats = |&b: &_| cfg.successors(b).iter().any(|&s| cfg.is_retreating(b, s));
        if func.unsupported.is_some() || order.iter().any(retreats) {
            // counted as a call that never comes back
            open[id] += 1;
        } else if open[id] == 0 {
            work.push(id);
        }
    }
    let mut looping = SecondaryMap::with_default(true);
    while let Some(id) = work.pop() {
        looping[id] = false;
        for &caller in &callers[id] {
            open[caller] -= 1;
            if open[caller] == 0 {
                work.push(caller);
            }
        }
    }
    looping
}

#[cfg(test)]
mod tests {
    use super::looping;
    use crate::ir::text::parse_module;
    use crate::ir::{CallInfo, Callee};

    #[test]
    fn loops_and_recursions_and_their_callers_may_run_for_ever() {
        let module = parse_module(
            "func @leaf() {
             block entry:
               return
             }
             func @twice() {
             block entry:
               call @leaf()
               call @leaf()
               return
             }
             func @spins() {
             block entry:
               jump entry2
             block entry2:
               jump entry2
             }
             func @even() {
             block entry:
               call @odd()
               return
             }
             func @odd() {
             block entry:
               call @even()
               return
             }
             func @calls() {
             block entry:
               call @twice()
               call @spins()
               return
             }",
        )
        .expect("it parses");
        let target = |call: &CallInfo| match &call.callee {
            Callee::Direct(name) => module.by_name(name),
            _ => None,
        };
        let found = looping(&module, target);
        let names = module.functions.iter().filter(|(id, _)| found[*id]);
        let names: Vec<&str> = names.map(|(_, f)| f.name.as_str()).collect();
        assert_eq!(names, ["spins", "even", "odd", "calls"]);
    }
}
