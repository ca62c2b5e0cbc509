//! Functions that may run for ever: those with a loop or a recursion, and those that call one. All others
//! come back or end the program, since each block runs at most once in an activation and activations nest as deep as
//! the call graph.

use super::Cfg;
use crate::ir::{CallInfo, FuncId, Inst, Module};
use cranelift_entity::{EntityRef, SecondaryMap};

/// Which functions may run for ever, in time linear in the module: those with a loop, on a cycle of calls, and those
/// that lead to one. `target` is the function that a call runs, if it has a body.
pub(crate) fn looping(
    module: &Module,
    target: impl Fn(&CallInfo) -> Option<FuncId>,
) -> SecondaryMap<FuncId, bool> {
    let (mut callees, mut loops) = (Vec::new(), Vec::new());
    for func in module.functions.values() {
        let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
        let calls = insts.filter_map(|(_, inst)| match inst {
            Inst::Call(call) => target(call),
            _ => None,
        });
        callees.push(calls.map(|f| f.index()).collect::<Vec<_>>());
        let cfg = Cfg::new(func);
        let order = cfg.reverse_postorder();
        let retreats = |&b: &_| cfg.successors(b).iter().any(|&s| cfg.is_retreating(b, s));
        loops.push(func.unsupported.is_some() || order.iter().any(retreats));
    }
    let found = leading_to_a_cycle(&loops, |f| callees[f].iter().copied());
    let mut looping = SecondaryMap::with_default(true);
    module.functions.keys().zip(found).for_each(|(f, endless)| looping[f] = endless);
    looping
}

/// Which functions have a cycle of their own (`own`), are on a cycle of calls, or lead to either: the others are
/// taken away as long as all that they call are (Kahn's topological order). Linear in the calls.
pub(crate) fn leading_to_a_cycle<I: Iterator<Item = usize>>(
    own: &[bool],
    callees: impl Fn(usize) -> I,
) -> Vec<bool> {
    let mut callers = vec![Vec::new(); own.len()];
    let mut open = vec![0; own.len()];
    for (k, &has) in own.iter().enumerate() {
        // counted as a call that never comes back
        open[k] = usize::from(has);
        for callee in callees(k) {
            callers[callee].push(k);
            open[k] += 1;
        }
    }
    let mut work: Vec<usize> = (0..own.len()).filter(|&k| open[k] == 0).collect();
    let mut found = vec![true; own.len()];
    while let Some(k) = work.pop() {
        found[k] = false;
        for &caller in &callers[k] {
            open[caller] -= 1;
            if open[caller] == 0 {
                work.push(caller);
            }
        }
    }
    found
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
