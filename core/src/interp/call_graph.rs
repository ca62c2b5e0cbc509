//! What functions that call each other need of one another: their slices, whether they may end the
//! execution, which they reach through addresses only.

use super::compile::may_not_return;
use super::program::{body_of, Names, Variant};
use super::slice::{bases, known_callee, ControlSlice, SliceContext};
use crate::analysis::addresses::{functions, may_run, TakenAddresses};
use crate::analysis::Cfg;
use crate::ir::{CallInfo, Callee, FuncId, Function, Inst, Module, Terminator, Value};
use crate::known;
use rustc_hash::{FxHashMap, FxHashSet};

/// Calls through pointers are followed if they may run this many functions at most.
const MAX_TARGETS: usize = 256;

/// What a function reaches by calls.
pub(super) struct CallGraph<'a, 'm> {
    pub(super) module: &'m Module,
    names: &'a Names<'m>,
    /// the functions reached, the root first
    pub(super) ids: Vec<FuncId>,
    pub(super) index: FxHashMap<FuncId, u32>,
    /// the functions that each of them may call
    pub(super) callees: Vec<Vec<u32>>,
    /// Is the root among what it reaches?
    recursive: bool,
    /// functions that a call through a pointer may run, where such calls are followed
    targets: Vec<u32>,
    /// A pointer may hold the address of a callee that is known to end the program.
    pub(super) pointers_may_exit: bool,
    /// Calls through pointers are executed as far as the pointer is known.
    pub(super) resolves_indirect_calls: bool,
}

impl<'a, 'm> CallGraph<'a, 'm> {
    pub(super) fn new(module: &'m Module, names: &'a Names<'m>, root: FuncId) -> Self {
        let graph = Self::reach(module, names, root, true);
        match graph.targets.len() > MAX_TARGETS {
            true => Self::reach(module, names, root, false),
            false => graph,
        }
    }

    fn reach(module: &'m Module, names: &'a Names<'m>, root: FuncId, follow: bool) -> Self {
        let mut graph = CallGraph {
            module,
            names,
            ids: vec![root],
            index: FxHashMap::default(),
            callees: Vec::new(),
            recursive: false,
            targets: Vec::new(),
            pointers_may_exit: false,
            resolves_indirect_calls: false,
        };
        graph.index.insert(root, 0);
        let mut addresses = TakenAddresses::new(module);
        // functions whose address is taken, and those of them that are reached already
        let (mut taken, mut added) = (Vec::new(), 0);
        let (mut through_pointers, mut ending) = (false, false);
        let mut at = 0;
        while at < graph.ids.len() {
            let func = &module.functions[graph.ids[at]];
            at += 1;
            for (_, inst) in func.blocks.values().flat_map(|b| &b.insts) {
                let Inst::Call(call) = inst else { continue };
                through_pointers |= follow && matches!(call.callee, Callee::Indirect(_));
                if let Some(id) = body_of(module, names, call) {
                    graph.recursive |= id == root;
                    graph.add(id);
                }
            }
            let found = addresses.of(func);
            ending |= found.iter().any(|&n| known::lookup(n).is_some_and(|k| k.ends));
            let runs = |id: &FuncId| {
                let f = &module.functions[*id];
                f.unsupported.is_none() && !f.interposable
            };
            taken.extend(functions(names, &found).filter(runs));
            if through_pointers {
                for &id in &taken[added..] {
                    graph.recursive |= id == root;
                    let k = graph.add(id);
                    graph.targets.push(k);
                }
                added = taken.len();
            }
        }
        graph.pointers_may_exit = through_pointers && ending;
        graph.resolves_indirect_calls = graph.pointers_may_exit || !graph.targets.is_empty();
        for &id in &graph.ids {
            let func = &module.functions[id];
            let mut called = Vec::new();
            for (value, inst) in func.blocks.values().flat_map(|b| &b.insts) {
                let Inst::Call(call) = inst else { continue };
                for c in graph.called(func, *value, call) {
                    if !called.contains(&c) {
                        called.push(c);
                    }
                }
            }
            graph.callees.push(called);
        }
        graph
    }

    fn add(&mut self, id: FuncId) -> u32 {
        let next = self.ids.len() as u32;
        let k = *self.index.entry(id).or_insert(next);
        if k == next {
            self.ids.push(id);
        }
        k
    }

    /// Do functions run that are called by others, or by themselves?
    pub(super) fn linked(&self) -> bool {
        self.ids.len() > 1 || self.recursive
    }

    /// The function with a body that a call by name goes to.
    pub(super) fn direct(&self, call: &CallInfo) -> Option<u32> {
        body_of(self.module, self.names, call).and_then(|id| self.index.get(&id)).copied()
    }

    /// The function of that name, if it is among the reached.
    pub(super) fn function(&self, name: &str) -> Option<u32> {
        self.names.get(name).and_then(|id| self.index.get(id)).copied()
    }

    /// Is it a call through a pointer that is followed?
    pub(super) fn is_resolved(&self, call: &CallInfo) -> bool {
        self.resolves_indirect_calls && matches!(call.callee, Callee::Indirect(_))
    }

    /// The functions with a body that a call may run.
    pub(super) fn called(
        &self,
        func: &Function,
        value: Option<Value>,
        call: &CallInfo,
    ) -> Vec<u32> {
        if !self.is_resolved(call) {
            return self.direct(call).into_iter().collect();
        }
        let fits = |k: &u32| {
            let callee = &self.module.functions[self.ids[*k as usize]];
            may_run(func, value, call, callee)
        };
        self.targets.iter().copied().filter(fits).collect()
    }

    /// The functions whose address the reached ones take, and what those reach in turn, other than
    /// the reached ones themselves.
    pub(super) fn address_taken(&self) -> Vec<FuncId> {
        let mut seen: FxHashSet<FuncId> = self.ids.iter().copied().collect();
        let mut addresses = TakenAddresses::new(self.module);
        let mut work: Vec<FuncId> = self.ids.clone();
        let mut found = Vec::new();
        while let Some(id) = work.pop() {
            let func = &self.module.functions[id];
            let mut names = addresses.of(func);
            names.extend(func.blocks.values().flat_map(|b| &b.insts).filter_map(
                |(_, i)| match i {
                    Inst::Call(CallInfo { callee: Callee::Direct(name), .. }) => {
                        Some(name.as_str())
                    }
                    _ => None,
                },
            ));
            for f in functions(self.names, &names) {
                if seen.insert(f) {
                    found.push(f);
                    work.push(f);
                }
            }
        }
        found.sort();
        found
    }
}

/// The slices of all functions, by iteration: a callee's slice says which arguments its callers'
/// slices need, theirs whether its result is needed, and one load makes all stores matter.
pub(super) fn slices(
    graph: &CallGraph<'_, '_>,
    cfgs: &[Cfg],
    variant: Variant,
) -> Vec<ControlSlice> {
    let CallGraph { module, ids, callees, .. } = graph;
    let linked = graph.linked();
    let n = ids.len();
    let mut callers = vec![Vec::new(); n];
    for (k, called) in callees.iter().enumerate() {
        for &c in called {
            callers[c as usize].push(k);
        }
    }
    let all_bases: Vec<_> = (0..n).map(|k| bases(&module.functions[ids[k]], &cfgs[k])).collect();
    let mut params: Vec<Vec<bool>> =
        ids.iter().map(|&id| vec![false; module.functions[id].params.len()]).collect();
    // what any function needs that a pointer may run
    let mut by_pointer: Vec<bool> = Vec::new();
    let mut result = vec![false; n];
    let mut memory = false;
    let mut slices: Vec<Option<ControlSlice>> = vec![None; n];
    let mut queued = vec![true; n];
    let mut work: Vec<usize> = (0..n).collect();
    while let Some(k) = work.pop() {
        queued[k] = false;
        let func = &module.functions[ids[k]];
        let slice = ControlSlice::within(
            func,
            &cfgs[k],
            all_bases[k].clone(),
            &SliceContext {
                callee: &|call| match graph.is_resolved(call) {
                    true => Some(&by_pointer),
                    false => Some(&params[graph.direct(call)? as usize]),
                },
                result: result[k],
                linked,
                memory: linked && memory,
                overlap: variant.objects_may_overlap,
                constant: &|name| module.constants.contains_key(name),
            },
        );
        let mut again: Vec<usize> = Vec::new();
        for (p, param) in func.params.iter().enumerate() {
            if slice.contains(param.value) && !params[k][p] {
                params[k][p] = true;
                if graph.targets.contains(&(k as u32)) {
                    by_pointer.resize(by_pointer.len().max(p + 1), false);
                    by_pointer[p] = true;
                }
                again.extend(&callers[k]);
            }
        }
        for block in func.blocks.values() {
            for (value, inst) in &block.insts {
                let (Some(v), Inst::Call(call)) = (value, inst) else { continue };
                if !slice.contains(*v) {
                    continue;
                }
                for c in graph.called(func, *value, call) {
                    if !std::mem::replace(&mut result[c as usize], true) {
                        again.push(c as usize);
                    }
                }
            }
        }
        if linked && slice.reads_memory() && !memory {
            memory = true;
            again.extend(0..n);
        }
        slices[k] = Some(slice);
        for a in again {
            if !std::mem::replace(&mut queued[a], true) {
                work.push(a);
            }
        }
    }
    slices.into_iter().flatten().collect()
}

/// Does the call never return, whatever its callee's body?
pub(super) fn never_returns(call: &CallInfo) -> bool {
    call.effects.no_return || known_callee(call).is_some_and(|k| k.ends)
}

/// Which functions may end the whole execution, or return nobody knows how often.
pub(super) fn may_exit_functions(
    graph: &CallGraph<'_, '_>,
    cfgs: &[Cfg],
    variant: Variant,
) -> Vec<bool> {
    let CallGraph { module, ids, callees, .. } = graph;
    let mut ends: Vec<bool> = Vec::new();
    let mut callers = vec![Vec::new(); ids.len()];
    for (k, &id) in ids.iter().enumerate() {
        for &c in &callees[k] {
            callers[c as usize].push(k);
        }
        let func = &module.functions[id];
        ends.push(cfgs[k].reverse_postorder().iter().any(|&b| {
            let data = &func.blocks[b];
            let called = data.insts.iter().any(|(_, inst)| matches!(inst, Inst::Call(_)));
            matches!(data.terminator, Terminator::Unsupported(..))
                || called && matches!(data.terminator, Terminator::Unreachable)
                || data.insts.iter().any(|(_, inst)| match inst {
                    Inst::Call(c) => {
                        graph.direct(c).is_none() && never_returns(c)
                            || graph.is_resolved(c)
                                && (graph.pointers_may_exit || variant.calls_may_not_return)
                            || graph.direct(c).is_none()
                                && variant.calls_may_not_return
                                && may_not_return(c)
                            || c.effects.returns_twice
                    }
                    _ => false,
                })
        }));
    }
    let mut work: Vec<usize> = (0..ids.len()).filter(|&k| ends[k]).collect();
    while let Some(k) = work.pop() {
        for &c in &callers[k] {
            if !std::mem::replace(&mut ends[c], true) {
                work.push(c);
            }
        }
    }
    ends
}
