//! The call graph below a root: the functions that an execution may reach.
//!
//! A call through a pointer may run any function whose address a reached function takes and whose
//! type fits; the program runs the right one where it knows the pointer. Everything else that a
//! pointer may hold is unknown code.

use super::program::body_of;
use crate::analysis::addresses::{types_fit, TakenAddresses};
use crate::analysis::call_summaries::CallSummaries;
use crate::analysis::promised::Promised;
use crate::ir::{CallInfo, Callee, FuncId, Function, Inst, Module, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Calls through pointers are resolved if they have at most so many targets.
const MAX_TARGETS: usize = 256;

/// What is done with calls through pointers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum IndirectCalls {
    /// They run the function whose address the pointer is, where that is known.
    Resolve,
    /// They are calls to unknown code.
    Ignore,
}

/// The functions that a root reaches by calls, and their calls. Functions are numbered by the order
/// in which they are reached.
pub(super) struct CallGraph<'a, 'm> {
    pub(super) module: &'m Module,
    calls: &'a CallSummaries<'m>,
    /// the functions reached, the root first
    pub(super) ids: Vec<FuncId>,
    pub(super) index: FxHashMap<FuncId, u32>,
    /// the functions that each of them may call
    pub(super) callees: Vec<Vec<u32>>,
    /// the root may be called
    recursive: bool,
    /// the functions that a call through a pointer may run, where these are resolved
    pub(super) targets: Vec<u32>,
    /// a pointer may hold the address of a callee that is known to end the program
    pub(super) pointers_may_exit: bool,
    /// calls through pointers are resolved where the pointer is known
    pub(super) resolves_indirect_calls: bool,
}

impl<'a, 'm> CallGraph<'a, 'm> {
    pub(super) fn new(calls: &'a CallSummaries<'m>, root: FuncId) -> Self {
        let graph = Self::reached(calls, root, IndirectCalls::Resolve);
        match graph.targets.len() > MAX_TARGETS {
            true => Self::reached(calls, root, IndirectCalls::Ignore),
            false => graph,
        }
        .with_callees()
    }

    /// The values of the module that may be poison by promises beside flags.
    pub(super) fn promised(&self) -> &Promised {
        self.calls.promised()
    }

    /// The functions that the root reaches, without their callees yet.
    fn reached(summaries: &'a CallSummaries<'m>, root: FuncId, indirect: IndirectCalls) -> Self {
        let module = summaries.module;
        let mut graph = CallGraph {
            module,
            calls: summaries,
            ids: vec![root],
            index: FxHashMap::default(),
            callees: Vec::new(),
            recursive: false,
            targets: Vec::new(),
            pointers_may_exit: false,
            resolves_indirect_calls: false,
        };
        graph.index.insert(root, 0);
        graph.reach(root, indirect);
        graph.resolves_indirect_calls = graph.pointers_may_exit || !graph.targets.is_empty();
        graph
    }

    fn with_callees(mut self) -> Self {
        for k in 0..self.ids.len() {
            let func = &self.module.functions[self.ids[k]];
            let mut called = Vec::new();
            for (value, call) in calls(func) {
                for c in self.called(func, value, call) {
                    if !called.contains(&c) {
                        called.push(c);
                    }
                }
            }
            self.callees.push(called);
        }
        self
    }

    /// Finds all functions that the root reaches. Once a call through a pointer is met, every function
    /// whose address is taken may be its target.
    fn reach(&mut self, root: FuncId, indirect: IndirectCalls) {
        let module = self.module;
        let mut addresses = TakenAddresses::new(module);
        // the functions whose address is taken; the first `added` of them are targets already
        let (mut taken, mut added) = (Vec::new(), 0);
        let (mut through_pointers, mut exiting_address) = (false, false);
        let mut at = 0;
        while at < self.ids.len() {
            let id = self.ids[at];
            let func = &module.functions[id];
            at += 1;
            for (_, call) in calls(func) {
                through_pointers |= indirect == IndirectCalls::Resolve
                    && matches!(call.callee, Callee::Indirect(_));
                if let Some(id) = body_of(self.calls, call) {
                    self.recursive |= id == root;
                    self.add(id);
                }
            }
            let found = addresses.of(&self.calls.of(id).addresses);
            exiting_address |= found.iter().any(|&n| module.never_returns(n));
            let runs = |id: &FuncId| {
                let f = &module.functions[*id];
                f.unsupported.is_none() && !f.interposable && !f.loose_signature
            };
            taken.extend(self.calls.functions(&found).filter(runs));
            if through_pointers {
                for &id in &taken[added..] {
                    self.recursive |= id == root;
                    let k = self.add(id);
                    self.targets.push(k);
                }
                added = taken.len();
            }
        }
        self.pointers_may_exit = through_pointers && exiting_address;
    }

    /// Adds a function, if it is not there yet; returns its number.
    fn add(&mut self, id: FuncId) -> u32 {
        let next = self.ids.len() as u32;
        let k = *self.index.entry(id).or_insert(next);
        if k == next {
            self.ids.push(id);
        }
        k
    }

    /// Are there calls between functions of the graph?
    pub(super) fn is_interprocedural(&self) -> bool {
        self.ids.len() > 1 || self.recursive
    }

    /// The function with a body that a call by name goes to.
    pub(super) fn direct(&self, call: &CallInfo) -> Option<u32> {
        body_of(self.calls, call).and_then(|id| self.index.get(&id)).copied()
    }

    /// The function of that name, if it is in the graph.
    pub(super) fn function(&self, name: &str) -> Option<u32> {
        self.calls.names.get(name).and_then(|id| self.index.get(id)).copied()
    }

    /// Does the module have a body of that function that is what calls by its name run?
    pub(super) fn has_body(&self, name: &str) -> bool {
        self.calls.names.contains_key(name)
    }

    /// Is it a call through a pointer that is resolved?
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
            types_fit(func, value, call, callee)
        };
        self.targets.iter().copied().filter(fits).collect()
    }

    /// The functions that are not in the graph and whose address its functions take, and what those
    /// reach in turn.
    pub(super) fn address_taken(&self) -> Vec<FuncId> {
        let mut seen: FxHashSet<FuncId> = self.ids.iter().copied().collect();
        let mut addresses = TakenAddresses::new(self.module);
        let mut work: Vec<FuncId> = self.ids.clone();
        let mut found = Vec::new();
        while let Some(id) = work.pop() {
            let func = &self.module.functions[id];
            let mut names = addresses.of(&self.calls.of(id).addresses);
            names.extend(calls(func).filter_map(|(_, call)| match &call.callee {
                Callee::Direct(name) => Some(name.as_str()),
                _ => None,
            }));
            for f in self.calls.functions(&names) {
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

/// The calls of a function, with the values that they define.
pub(super) fn calls(func: &Function) -> impl Iterator<Item = (Option<Value>, &CallInfo)> {
    func.blocks.values().flat_map(|b| &b.insts).filter_map(|(value, inst)| match inst {
        Inst::Call(call) => Some((*value, call)),
        _ => None,
    })
}
