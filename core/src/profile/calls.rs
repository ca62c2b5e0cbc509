//! Facts about calls: which functions an execution reaches, and whether the counts of one
//! activation are those of an execution (design, "What makes it exact", 7).

use super::reentry::Reentry;
use super::unread::{Effect, Written};
use super::Options;
use crate::analysis::addresses::TakenAddresses;
use crate::analysis::call_summaries::CallSummaries;
use crate::analysis::callbacks::CalledBack;
use crate::analysis::coming_back::ComingBack;
use crate::analysis::endings::{ends, leaves_otherwise};
use crate::assume::{Assumed, AssumptionKind};
use crate::ir::{Block, Callee, FuncId, Inst, Module, Terminator};
use crate::solve::{as_loop, Callees, Reason};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::{Arc, Mutex, PoisonError};

/// Facts about the calls of a module.
#[derive(Debug)]
pub(super) struct CallGraph<'m> {
    module: &'m Module,
    calls: CallSummaries<'m>,
    /// what comes back, and the calls of what does: where it is a condition that no callee ends the program
    returning: Option<(ComingBack, CallSummaries<'m>)>,
    /// functions whose address is a value somewhere in the module: what a call through a pointer
    /// may run
    taken: FxHashSet<FuncId>,
    /// a callee whose address is a value and that may end the program
    pointer_ends: Option<&'m str>,
    /// functions whose address code outside may know, and what these call
    exposed: FxHashSet<FuncId>,
    /// functions that may not come back: they end the program, or call one that does
    may_end: FxHashSet<FuncId>,
    no_exit: NoExit,
    assumes_no_callback: bool,
    assumes_threads: bool,
    /// what calls may write that is assumed not to be read
    unread: [Written; 2],
    obstacles: Mutex<FxHashMap<FuncId, Option<Reason>>>,
    /// results of functions over their arguments, as they are asked for
    results: Callees,
}

/// What is made of callees that may end the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum NoExit {
    /// the counts of their callers are not known
    NotAssumed,
    /// that none does is a condition, or an assumption
    Assumed,
    /// the user says that none does
    Given,
}

impl<'m> CallGraph<'m> {
    pub(super) fn results(&self) -> &Callees {
        &self.results
    }

    pub(super) fn module(&self) -> &'m Module {
        self.module
    }

    pub(super) fn new(module: &'m Module, options: &Options) -> Self {
        let mut g = CallGraph {
            module,
            calls: CallSummaries::new(module),
            returning: None,
            taken: FxHashSet::default(),
            pointer_ends: None,
            exposed: FxHashSet::default(),
            may_end: FxHashSet::default(),
            obstacles: Mutex::default(),
            no_exit: match options {
                o if o.disabled.contains(&AssumptionKind::NoExit) => NoExit::NotAssumed,
                o if o.granted.contains(&AssumptionKind::NoExit) => NoExit::Given,
                _ => NoExit::Assumed,
            },
            assumes_no_callback: !options.disabled.contains(&AssumptionKind::NoCallback),
            assumes_threads: !options.disabled.contains(&AssumptionKind::Threads),
            unread: Effect::ALL.map(|effect| Written::new(module, effect)),
            results: Callees::new(options.disabled.clone())
                .with_settings(Arc::clone(&options.settings))
                .granting(options.granted.clone()),
        };
        if g.no_exit != NoExit::NotAssumed {
            let coming_back = ComingBack::new(module, |call| g.calls.target(call));
            let calls = g.calls.without_endings(&coming_back);
            g.returning = Some((coming_back, calls));
        }
        let mut work = Vec::new();
        let mut addresses = TakenAddresses::new(module);
        for (id, f) in module.functions.iter() {
            if f.address_escapes || f.unsupported.is_some() {
                work.push(id);
            }
            let taken = addresses.of(&g.calls.of(id).addresses);
            g.take(&taken);
        }
        g.take(&addresses.of_globals());
        work.extend(&g.taken);
        while let Some(id) = work.pop() {
            if g.exposed.insert(id) {
                work.extend(g.calls.of(id).by_name());
            }
        }
        // callers of what may end, from the callees up; a call through a pointer is one of all whose
        // address is taken
        let through: Vec<FuncId> =
            module.functions.keys().filter(|&id| g.calls_pointer(id)).collect();
        if g.pointer_ends.is_some() {
            work.extend(&through);
        }
        let mut callers: FxHashMap<FuncId, Vec<FuncId>> = FxHashMap::default();
        for (id, f) in module.functions.iter() {
            for callee in g.direct(id) {
                callers.entry(callee).or_default().push(id);
            }
            let leaves = f.layout.iter().any(|&b| leaves_otherwise(&f.blocks[b]));
            if f.unsupported.is_some() || leaves {
                work.push(id);
            }
        }
        while let Some(id) = work.pop() {
            if g.may_end.insert(id) {
                work.extend(callers.get(&id).into_iter().flatten());
                if g.pointer_ends.is_none() && g.taken.contains(&id) {
                    g.pointer_ends = Some(&module.functions[id].name);
                    work.extend(&through);
                }
            }
        }
        g
    }

    /// The addresses of these globals are values.
    fn take(&mut self, globals: &[&'m str]) {
        let ends = |n: &&&str| self.module.never_returns(n);
        self.pointer_ends = self.pointer_ends.or(globals.iter().find(ends).copied());
        self.taken.extend(self.calls.functions(globals));
    }

    /// The function whose body a call by name runs.
    pub(super) fn target(&self, call: &crate::ir::CallInfo) -> Option<FuncId> {
        self.calls.target(call)
    }

    fn calls_pointer(&self, id: FuncId) -> bool {
        self.calls.of(id).through_values
    }

    /// Does the user vouch for it that no call ends the program?
    pub(super) fn vouches_for_no_exit(&self) -> bool {
        self.no_exit == NoExit::Given
    }

    /// May a call not come back?
    pub(super) fn call_may_end(&self, call: &crate::ir::CallInfo) -> bool {
        ends(call)
            || match self.target(call) {
                Some(callee) => self.may_end.contains(&callee),
                None => matches!(call.callee, Callee::Indirect(_)) && self.pointer_ends.is_some(),
            }
    }

    /// Why the counts of a function are not known to its callers, if its body may be replaced.
    pub(super) fn replaced(&self, id: FuncId) -> Option<String> {
        let func = &self.module.functions[id];
        func.interposable
            .then(|| format!("another definition may take the place of `{}`", func.name))
    }

    /// Functions with a body that are called by name.
    pub(super) fn direct(&self, id: FuncId) -> impl Iterator<Item = FuncId> + '_ {
        self.calls.of(id).direct.iter().copied()
    }

    /// The function and every other with a body that it may reach, in the order of the module
    /// after the function itself. What a body that may be replaced calls is not followed.
    pub(super) fn reached(&self, root: FuncId) -> Vec<FuncId> {
        self.reached_by(root, self.calls.of(root).by_name().collect(), &self.calls)
    }

    /// The same where the function itself calls these by name, and others what is said of them.
    fn reached_by(
        &self,
        root: FuncId,
        mut work: Vec<FuncId>,
        calls: &CallSummaries<'m>,
    ) -> Vec<FuncId> {
        let mut seen: FxHashSet<FuncId> = [root].into_iter().collect();
        let mut addresses = TakenAddresses::new(self.module);
        work.extend(self.calls.functions(&addresses.of(&self.calls.of(root).addresses)));
        while let Some(id) = work.pop() {
            if seen.insert(id) && !self.module.functions[id].interposable {
                work.extend(calls.of(id).by_name());
                work.extend(calls.functions(&addresses.of(&calls.of(id).addresses)));
            }
        }
        let rest = self.module.functions.keys().filter(|id| *id != root && seen.contains(id));
        std::iter::once(root).chain(rest).collect()
    }

    /// The functions that an execution counts: those [reached](CallGraph::reached), and those of which
    /// they contain copies.
    pub(super) fn counted(&self, root: FuncId) -> Vec<FuncId> {
        let mut all = self.reached(root);
        let copied: FxHashSet<FuncId> = all.iter().flat_map(|&f| self.copied(f)).collect();
        if copied.iter().any(|f| !all.contains(f)) {
            let counted: FxHashSet<FuncId> = all.iter().copied().chain(copied).collect();
            let rest = self.module.functions.keys().filter(|id| *id != root);
            all = std::iter::once(root).chain(rest.filter(|id| counted.contains(id))).collect();
        }
        all
    }

    /// What is assumed of the runtime that runs a function's parallel regions, if it has some.
    fn runs_threads(&self, id: FuncId) -> Option<&'m str> {
        self.module.functions[id].parallel.as_deref()
    }

    /// Would an execution take for true what is not to be assumed: of threads, or of what calls write?
    pub(super) fn forbids_execution(&self, reached: &[FuncId]) -> bool {
        let threads = || reached.iter().any(|&f| self.runs_threads(f).is_some());
        !self.assumes_threads && threads() || self.doubted(reached).is_some()
    }

    /// What is assumed of threads for the counts of an execution of the root.
    pub(super) fn threads_assumed(&self, reached: &[FuncId]) -> Vec<Assumed> {
        let Some(&root) = reached.first() else { return Vec::new() };
        let root = &self.module.functions[root];
        let mut texts: Vec<(&str, &str)> = Vec::new();
        for &f in reached {
            let text = self.runs_threads(f).filter(|t| texts.iter().all(|(known, _)| known != t));
            texts.extend(text.map(|t| (t, self.module.functions[f].name.as_str())));
        }
        let assumed = |(text, function): (&str, &str)| Assumed {
            kind: AssumptionKind::Threads,
            text: text.to_owned(),
            condition: None,
            instruction: format!("the parallel regions of `{function}`"),
            block: root.entry(),
            callees: Vec::new(),
            blocks: root.layout.clone(),
        };
        texts.into_iter().map(assumed).collect()
    }

    /// What calls write and no read sees, as far as counts of an execution of the root rest on it.
    fn unread(&self, reached: &[FuncId]) -> impl Iterator<Item = (Effect, Vec<Block>)> + '_ {
        let blocks = self.unread.each_ref().map(|w| (w.effect(), w.concerns(self.module, reached)));
        blocks.into_iter().filter(|(_, blocks)| !blocks.is_empty())
    }

    /// That no read sees what calls write, as far as counts of an execution of the root rest on it.
    pub(super) fn unread_assumed(&self, reached: &[FuncId]) -> Vec<Assumed> {
        let Some(&root) = reached.first() else { return Vec::new() };
        let assumed = |(effect, blocks): (Effect, Vec<Block>)| Assumed {
            kind: effect.kind(),
            text: effect.text().to_owned(),
            condition: None,
            instruction: effect.calls().to_owned(),
            block: self.module.functions[root].entry(),
            callees: Vec::new(),
            blocks,
        };
        self.unread(reached).map(assumed).collect()
    }

    /// What of it is not to be assumed.
    fn doubted(&self, reached: &[FuncId]) -> Option<Effect> {
        let disabled = self.results.disabled();
        self.unread(reached).map(|(effect, _)| effect).find(|e| disabled.contains(&e.kind()))
    }

    /// Functions whose blocks stand in that one as copies.
    pub(super) fn copied(&self, id: FuncId) -> impl Iterator<Item = FuncId> + '_ {
        self.calls.of(id).copied.iter().copied()
    }

    /// Of these functions, those of which it is not known how often they call others. A block with copies says whose
    /// executions it is, not whose calls: inlining puts those of several functions into one. The functions that the
    /// copies are of have their own blocks, and each execution of these makes their calls, unless one does not come
    /// back.
    pub(super) fn with_untold_calls(&self, reached: &[FuncId]) -> FxHashSet<FuncId> {
        let holds = |f: &FuncId| self.copied(*f).next().is_some();
        let holders: FxHashSet<FuncId> = reached.iter().copied().filter(holds).collect();
        let copied = holders.iter().flat_map(|&f| self.copied(f));
        let unsure: Vec<FuncId> = copied.filter(|&f| !self.all_come_back(f)).collect();
        holders.into_iter().chain(unsure).collect()
    }

    /// Does every call in a function come back?
    fn all_come_back(&self, id: FuncId) -> bool {
        let func = &self.module.functions[id];
        let comes_back = |inst: &Inst| match inst {
            Inst::Call(call) => !self.call_may_end(call),
            _ => true,
        };
        !self.results.disabled().contains(&AssumptionKind::Returns)
            && func.layout.iter().all(|&b| func.blocks[b].insts.iter().all(|(_, i)| comes_back(i)))
    }

    /// Is the function one whose blocks stand in one of these as copies?
    pub(super) fn is_copied(&self, id: FuncId, reached: &[FuncId]) -> bool {
        reached.iter().any(|&f| self.copied(f).any(|of| of == id))
    }

    /// Why the solved counts of one activation are not those of an execution of the function, if
    /// they are not; and whether data (code outside the module) decides that. Found once for each function.
    pub(super) fn obstacle(&self, id: FuncId) -> Option<Reason> {
        let known = || self.obstacles.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = known().get(&id) {
            return found.clone();
        }
        let found = self.find_obstacle(id);
        known().entry(id).or_insert(found).clone()
    }

    fn find_obstacle(&self, id: FuncId) -> Option<Reason> {
        let func = &self.module.functions[id];
        let mut seen: FxHashSet<FuncId> = FxHashSet::default();
        let mut work: Vec<FuncId> = self.direct(id).collect();
        if work.contains(&id) && as_loop(func).is_some() {
            // Solved as a loop, with what follows the call before the next activation: as long as all
            // activations come back.
            if self.may_end.contains(&id) && self.no_exit != NoExit::Given {
                let why = format!("`{}` is recursive and may end the program", func.name);
                return Some(Reason::Unsolved(why));
            }
            work.retain(|&callee| callee != id);
        }
        while let Some(callee) = work.pop() {
            if callee == id {
                let why = format!("`{}` is recursive; its activations are not summed", func.name);
                return Some(Reason::Unsolved(why));
            }
            if seen.insert(callee) {
                work.extend(self.direct(callee));
            }
        }
        if !self.assumes_threads {
            let region = self.reached(id).into_iter().find(|&f| self.runs_threads(f).is_some());
            if let Some(f) = region {
                let name = &self.module.functions[f].name;
                return Some(Reason::Data(format!("which threads do what in `{name}`")));
            }
        }
        if let Some(effect) = self.doubted(&self.reached(id)) {
            return Some(Reason::Data(effect.doubt().to_owned()));
        }
        if self.no_exit == NoExit::NotAssumed {
            let mut callees = self.direct(id);
            let ends = callees.find(|c| self.may_end.contains(c));
            let why = match (ends, self.pointer_ends) {
                (Some(c), _) => {
                    let callee = &self.module.functions[c].name;
                    Some(format!("the callee `{callee}` may end the program"))
                }
                (None, Some(callee)) if self.calls_pointer(id) => {
                    Some(format!("`{callee}`, which a pointer may hold, may end the program"))
                }
                _ => None,
            };
            if why.is_some() {
                return why.map(Reason::Unsolved);
            }
        }
        for &b in &func.layout {
            let block = &func.blocks[b];
            let last = block.insts.iter().rposition(|(_, i)| matches!(i, Inst::Call(_)));
            for (k, (_, inst)) in block.insts.iter().enumerate() {
                let Inst::Call(call) = inst else { continue };
                let stops = matches!(block.terminator, Terminator::Unreachable);
                if ends(call) && (!stops || last != Some(k)) {
                    let name = &block.name;
                    let why = format!("a call that never returns in the middle of block `{name}`");
                    return Some(Reason::Unsolved(why));
                }
            }
        }
        if self.called_back_from(id).of(id) == CalledBack::Possibly {
            let why = "the function's address is known to code that may call it".to_owned();
            return Some(Reason::Data(why));
        }
        None
    }

    /// The blocks of a function in which it calls what may call it again, itself among others.
    pub(super) fn recursive_calls(&self, id: FuncId) -> Vec<Block> {
        let mut comes_back: FxHashMap<FuncId, bool> = FxHashMap::default();
        let func = &self.module.functions[id];
        let mut found = Vec::new();
        for &b in &func.layout {
            let mut called = func.blocks[b].insts.iter().filter_map(|(_, inst)| match inst {
                Inst::Call(call) => self.target(call),
                _ => None,
            });
            let again =
                |f: FuncId| *comes_back.entry(f).or_insert_with(|| f == id || self.reaches(f, id));
            if called.any(again) {
                found.push(b);
            }
        }
        found
    }

    /// Do calls by name lead from one function to another?
    fn reaches(&self, from: FuncId, to: FuncId) -> bool {
        let mut seen: FxHashSet<FuncId> = FxHashSet::default();
        let mut work = vec![from];
        while let Some(f) = work.pop() {
            if seen.insert(f) {
                work.extend(self.direct(f));
            }
        }
        seen.contains(&to)
    }

    /// Is it a condition of the callers' formulas that no callee ends the program?
    pub(super) fn takes_endings_as_conditions(&self) -> bool {
        self.no_exit == NoExit::Assumed
    }

    /// May a call through a pointer in the function end the program?
    pub(super) fn pointer_may_end(&self, id: FuncId) -> bool {
        self.pointer_ends.is_some() && self.calls_pointer(id)
    }

    /// The blocks of a function that may leave it otherwise than by a return.
    pub(super) fn ending_blocks(&self, id: FuncId) -> impl Iterator<Item = Block> + '_ {
        let func = &self.module.functions[id];
        func.layout.iter().copied().filter(|&b| leaves_otherwise(&func.blocks[b]))
    }

    /// Does no call of the function come back, where it is a condition that no call ends the program?
    pub(super) fn never_comes_back(&self, id: FuncId) -> bool {
        self.returning.as_ref().is_some_and(|(coming_back, _)| coming_back.never(id))
    }

    /// The blocks of a function that call one from which nothing comes back.
    pub(super) fn blocks_with_last_calls(&self, id: FuncId) -> impl Iterator<Item = Block> + '_ {
        let func = &self.module.functions[id];
        let last = |inst: &Inst| match inst {
            Inst::Call(call) => self.target(call).is_some_and(|f| self.never_comes_back(f)),
            _ => false,
        };
        let calls = move |b: &Block| func.blocks[*b].insts.iter().any(|(_, inst)| last(inst));
        func.layout.iter().copied().filter(calls)
    }

    /// May the function not come back?
    pub(super) fn may_end(&self, id: FuncId) -> bool {
        self.may_end.contains(&id)
    }

    /// How functions may be run, other than by their names, while these run.
    pub(super) fn called_back(&self, functions: &[FuncId]) -> Reentry<'_, 'm> {
        let of = functions.iter().map(|&f| self.calls.of(f)).collect();
        Reentry::new(self, &self.calls, of)
    }

    /// How functions may be run, other than by their names, while that one runs: where that is a condition of
    /// its counts, as long as no callee ends the program.
    pub(super) fn called_back_from(&self, root: FuncId) -> Reentry<'_, 'm> {
        let Some((coming_back, returning)) = &self.returning else {
            return self.called_back(&self.reached(root));
        };
        // the root itself may end the program, which is no condition: all that it calls first runs
        let own = self.calls.of(root);
        let called = own.by_name().filter(|&f| !coming_back.never(f)).collect();
        let reached = self.reached_by(root, called, returning);
        let others = reached[1..].iter().map(|&f| returning.of(f));
        let of = std::iter::once(own).chain(others).collect();
        Reentry::new(self, returning, of)
    }

    /// Is it assumed that code outside runs only functions that it is told of meanwhile?
    pub(super) fn assumes_no_callback(&self) -> bool {
        self.assumes_no_callback
    }

    /// May code outside the module, or a pointer, run the function?
    pub(super) fn is_exposed(&self, id: FuncId) -> bool {
        self.exposed.contains(&id)
    }
}
