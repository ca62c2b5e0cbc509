//! Facts about functions that depend on their callers and callees, as fixpoints over the call graph:
//! the control slices, and which functions may end the whole execution.

use super::call_graph::{calls, CallGraph};
use super::compile::may_not_return;
use super::program::Variant;
use super::slice::{bases, Base, ControlSlice, SliceContext};
use crate::analysis::Cfg;
use crate::ir::{CallInfo, Inst, Terminator, Value};
use crate::known;
use cranelift_entity::SecondaryMap;

/// The slices of all functions of the graph. A callee's slice says which arguments the slices of its
/// callers need, and theirs whether its result is needed; a load in one slice makes all stores
/// matter. The iteration ends because each of these facts only grows.
pub(super) fn slices(
    graph: &CallGraph<'_, '_>,
    cfgs: &[Cfg],
    variant: Variant,
) -> Vec<ControlSlice> {
    let functions = &graph.module.functions;
    let n = graph.ids.len();
    let mut facts = SliceFacts {
        graph,
        callers: callers(graph),
        params: graph.ids.iter().map(|&id| vec![false; functions[id].params.len()]).collect(),
        target_params: Vec::new(),
        result: vec![false; n],
        memory: false,
    };
    let bases: Vec<_> = (0..n).map(|k| bases(&functions[graph.ids[k]], &cfgs[k])).collect();
    let mut slices: Vec<Option<ControlSlice>> = vec![None; n];
    let mut queued = vec![true; n];
    let mut work: Vec<usize> = (0..n).collect();
    while let Some(k) = work.pop() {
        queued[k] = false;
        let slice = facts.slice(k, &cfgs[k], bases[k].clone(), variant);
        for a in facts.add(k, &slice) {
            if !std::mem::replace(&mut queued[a], true) {
                work.push(a);
            }
        }
        slices[k] = Some(slice);
    }
    slices.into_iter().flatten().collect()
}

/// What the slices found so far need of one another.
struct SliceFacts<'g, 'a, 'm> {
    graph: &'g CallGraph<'a, 'm>,
    callers: Vec<Vec<usize>>,
    /// by function: the parameters that its slice needs
    params: Vec<Vec<bool>>,
    /// the parameters that any function needs which a pointer may run
    target_params: Vec<bool>,
    /// by function: its result is needed
    result: Vec<bool>,
    /// some slice of several functions has a load
    memory: bool,
}

impl SliceFacts<'_, '_, '_> {
    /// The slice of a function under the facts known so far.
    fn slice(
        &self,
        k: usize,
        cfg: &Cfg,
        bases: SecondaryMap<Value, Base>,
        variant: Variant,
    ) -> ControlSlice {
        let graph = self.graph;
        let context = SliceContext {
            needed_params: &|call| match graph.is_resolved(call) {
                true => Some(&self.target_params),
                false => Some(&self.params[graph.direct(call)? as usize]),
            },
            result_needed: self.result[k],
            interprocedural: graph.is_interprocedural(),
            other_functions_load: self.memory,
            objects_may_overlap: variant.objects_may_overlap,
            is_constant: &|name| graph.module.constants.contains_key(name),
        };
        ControlSlice::within(&graph.module.functions[graph.ids[k]], cfg, bases, &context)
    }

    /// Adds what the slice of a function needs; returns the functions whose slices that may change.
    fn add(&mut self, k: usize, slice: &ControlSlice) -> Vec<usize> {
        let func = &self.graph.module.functions[self.graph.ids[k]];
        let mut again: Vec<usize> = Vec::new();
        for (p, param) in func.params.iter().enumerate() {
            if slice.contains(param.value) && !self.params[k][p] {
                self.params[k][p] = true;
                if self.graph.targets.contains(&(k as u32)) {
                    self.target_params.resize(self.target_params.len().max(p + 1), false);
                    self.target_params[p] = true;
                }
                again.extend(&self.callers[k]);
            }
        }
        for (value, call) in calls(func).filter(|(v, _)| v.is_some_and(|v| slice.contains(v))) {
            for c in self.graph.called(func, value, call) {
                if !std::mem::replace(&mut self.result[c as usize], true) {
                    again.push(c as usize);
                }
            }
        }
        if self.graph.is_interprocedural() && slice.reads_memory() && !self.memory {
            self.memory = true;
            again.extend(0..self.params.len());
        }
        again
    }
}

/// The callers of each function of the graph.
fn callers(graph: &CallGraph<'_, '_>) -> Vec<Vec<usize>> {
    let mut callers = vec![Vec::new(); graph.ids.len()];
    for (k, called) in graph.callees.iter().enumerate() {
        for &c in called {
            callers[c as usize].push(k);
        }
    }
    callers
}

/// Does the call never return, whatever the body of its callee?
pub(super) fn never_returns(call: &CallInfo) -> bool {
    call.effects.no_return || known::of_call(call).is_some_and(|k| k.ends)
}

/// The functions that may end the whole execution, or return more than once.
pub(super) fn may_exit_functions(
    graph: &CallGraph<'_, '_>,
    cfgs: &[Cfg],
    variant: Variant,
) -> Vec<bool> {
    let callers = callers(graph);
    let mut exits: Vec<bool> =
        (0..graph.ids.len()).map(|k| may_exit_itself(graph, k, &cfgs[k], variant)).collect();
    let mut work: Vec<usize> = (0..exits.len()).filter(|&k| exits[k]).collect();
    while let Some(k) = work.pop() {
        for &c in &callers[k] {
            if !std::mem::replace(&mut exits[c], true) {
                work.push(c);
            }
        }
    }
    exits
}

/// May a function end the execution other than by a callee with a body?
fn may_exit_itself(graph: &CallGraph<'_, '_>, k: usize, cfg: &Cfg, variant: Variant) -> bool {
    let func = &graph.module.functions[graph.ids[k]];
    let may_exit = |call: &CallInfo| {
        let unknown_code = graph.direct(call).is_none();
        unknown_code && never_returns(call)
            || graph.is_resolved(call) && (graph.pointers_may_exit || variant.calls_may_not_return)
            || unknown_code && variant.calls_may_not_return && may_not_return(call)
            || call.effects.returns_twice
    };
    cfg.reverse_postorder().iter().any(|&b| {
        let data = &func.blocks[b];
        let mut calls = data.insts.iter().filter_map(|(_, inst)| match inst {
            Inst::Call(call) => Some(call),
            _ => None,
        });
        match data.terminator {
            Terminator::Unsupported(..) => true,
            // `unreachable` may stand behind a call that ends the program.
            Terminator::Unreachable => calls.next().is_some(),
            _ => calls.any(may_exit),
        }
    })
}
