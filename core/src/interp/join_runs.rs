//! Joins the runs of a program under all orders of objects into one [`Execution`].
//!
//! A count is known if all runs agree on it. Unknown code that was called may itself call functions
//! of the module whose address it knows, so their counts become unknown too; so do those of functions
//! that the linker may replace.

use super::machine::{Location, Run, UnknownCause};
use super::outcome::{Assumption, Count, Execution, FunctionCounts};
use super::program::{body_of, FuncCode, Program};
use super::reasons::ReasonId;
use super::unknown_counts::what_may_not_end;
use super::Interpreter;
use crate::analysis::addresses::TakenAddresses;
use crate::analysis::callbacks::{calls_outside, Callbacks, CalledBack, Outside};
use crate::ir::{Block, CallInfo, Callee, FuncId, Function, Inst};
use crate::known;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// What executed calls of unknown code imply.
#[derive(Default)]
struct UnknownCalls {
    /// what of it ran
    outside: Outside,
    /// functions with a body that another definition may replace
    interposed: Vec<FuncId>,
    assumptions: BTreeSet<Assumption>,
}

impl<'m> Interpreter<'m> {
    /// The execution of a function that a frontend could not lower: all counts are unknown.
    pub(super) fn unsupported(&self, program: &Program<'m>, why: &str) -> Execution {
        let reason: Arc<str> = why.into();
        let mut execution = Execution::default();
        let ids = program.funcs.iter().map(|f| f.id).chain(program.address_taken.iter().copied());
        for id in ids {
            let copied = self.calls.of(id).copied.iter().copied();
            for id in std::iter::once(id).chain(copied) {
                execution.functions.insert(id, self.all_unknown(id, &reason));
            }
        }
        execution
    }

    fn all_unknown(&self, id: FuncId, reason: &Arc<str>) -> FunctionCounts {
        let func = &self.module.functions[id];
        let reason = match &func.unsupported {
            Some(why) => Arc::from(why.as_str()),
            None => reason.clone(),
        };
        all_counts(func, &Count::Unknown { reason })
    }

    /// Joins the runs under all orders of objects.
    pub(super) fn join(&self, program: &Program<'m>, runs: &[Run], no_callback: bool) -> Execution {
        let mut execution = Execution::default();
        let mut texts = Texts { program, known: FxHashMap::default() };
        let mut unknown_calls = UnknownCalls::default();
        for run in runs {
            execution.steps += run.steps;
            execution.thrown |= run.thrown;
            unknown_calls.assumptions.extend(run.assumptions.iter().cloned());
        }
        let order: Arc<str> = match runs.iter().flat_map(|r| &r.decided_pairs).next() {
            Some((a, b)) => format!("the order of {a} and {b} in memory").into(),
            None => "".into(),
        };
        for (k, code) in program.funcs.iter().enumerate() {
            let mut counts = FunctionCounts::default();
            for (i, run) in runs.iter().enumerate() {
                let one = counts_of(&mut texts, run, k, code);
                counts = if i == 0 { one } else { merge_counts(counts, one, &order) };
            }
            self.find_unknown_calls(program, runs, k, &counts, &mut unknown_calls);
            execution.functions.insert(code.id, counts);
        }
        self.add_copies(program, &mut execution);
        self.add_address_taken(program, &mut unknown_calls, no_callback, &mut execution);
        self.mark_interposed_unknown(unknown_calls.interposed, &mut execution);
        self.mark_copies_unknown(&mut execution);
        let read = |r: u32| runs.iter().any(|run| run.used_symbols[r as usize]);
        let missing: BTreeSet<&String> =
            program.symbol_of_reason.iter().filter(|s| read(*s.0)).map(|s| s.1).collect();
        execution.missing_symbols = missing.into_iter().cloned().collect();
        execution.assumptions = unknown_calls.assumptions.into_iter().collect();
        execution
    }

    /// Adds the executions of blocks that stand in other functions as copies.
    fn add_copies(&self, program: &Program<'m>, execution: &mut Execution) {
        for code in &program.funcs {
            for (block, of, inner) in self.module.copies(code.id) {
                let counts = execution.functions[&code.id].blocks[block].clone();
                let zero = || all_counts(&self.module.functions[of], &Count::Known(0));
                let sum = &mut execution.functions.entry(of).or_insert_with(zero).blocks[inner];
                *sum = match (&*sum, counts) {
                    (Count::Known(a), Count::Known(b)) => Count::Known(a.saturating_add(b)),
                    (Count::Unknown { reason }, _) => Count::Unknown { reason: reason.clone() },
                    (_, unknown) => unknown,
                };
            }
        }
    }

    /// Marks as unknown the counts of blocks with copies whose counts are not known.
    fn mark_copies_unknown(&self, execution: &mut Execution) {
        let ids: Vec<FuncId> = execution.functions.keys().copied().collect();
        for id in ids {
            for (block, of, inner) in self.module.copies(id) {
                let Count::Unknown { reason } = execution.functions[&id].blocks[block].clone()
                else {
                    continue;
                };
                let zero = || all_counts(&self.module.functions[of], &Count::Known(0));
                let counts = execution.functions.entry(of).or_insert_with(zero);
                counts.blocks[inner] = Count::Unknown { reason };
            }
        }
    }

    /// Adds what the executed calls of unknown code in the k-th function imply.
    fn find_unknown_calls(
        &self,
        program: &Program<'m>,
        runs: &[Run],
        k: usize,
        counts: &FunctionCounts,
        found: &mut UnknownCalls,
    ) {
        for (block, inst, call) in all_calls(program.funcs[k].func) {
            if counts.blocks[block] == Count::Known(0) {
                continue;
            }
            let location = Location { func: k as u32, block: block.as_u32(), inst };
            let resolved = program.resolves_indirect_calls
                && matches!(call.callee, Callee::Indirect(_))
                && counts.blocks[block].known().is_some()
                && runs.iter().all(|run| !run.unresolved_calls.contains(&location));
            if resolved || body_of(&self.calls, call).is_some() {
                continue;
            }
            if let Callee::Direct(name) = &call.callee {
                let body = self.calls.names.get(name.as_str());
                let interposable = |id: &&FuncId| self.module.functions[**id].interposable;
                if body.is_some_and(|id| !interposable(&id)) {
                    found.outside = Outside::Code;
                }
                found.interposed.extend(body.filter(interposable));
            }
            found.outside = found.outside.max(calls_outside(program.funcs[k].func, call, false));
            if call.effects.sets_errno && program.reads_memory {
                found.assumptions.insert(Assumption::NoErrno);
            }
            match known::of_call(call) {
                Some(known) if known.may_be_the_programs() && program.reads_memory => {
                    found.assumptions.insert(Assumption::QuietAllocators);
                }
                Some(_) => {}
                None => {
                    if call.counted && !call.effects.no_return {
                        found.assumptions.insert(Assumption::CallReturns(callee_name(call)));
                    }
                }
            }
        }
    }

    /// Adds the functions that are reached only by their address. They ran only if unknown code
    /// called them, and then all that it can call has unknown counts.
    fn add_address_taken(
        &self,
        program: &Program<'m>,
        unknown: &mut UnknownCalls,
        no_callback: bool,
        execution: &mut Execution,
    ) {
        if unknown.outside == Outside::Nothing {
            for &id in &program.address_taken {
                let zero = all_counts(&self.module.functions[id], &Count::Known(0));
                execution.functions.insert(id, zero);
            }
            return;
        }
        let reason: Arc<str> = "the function's address is known to code that may call it".into();
        let ids: Vec<FuncId> = execution.functions.keys().copied().collect();
        let callbacks = OnceCell::new();
        let calls: Vec<_> = ids.iter().map(|&f| self.calls.of(f)).collect();
        let make = || Callbacks::new(&self.calls, &calls);
        for &id in &ids {
            if !self.externally_callable[id.as_u32() as usize] {
                continue;
            }
            // where only handlers ran, calls through pointers were followed
            let back = match unknown.outside {
                Outside::Code => callbacks.get_or_init(make).of(id, Outside::Code),
                _ => CalledBack::IfRegisteredBefore,
            };
            match back {
                CalledBack::Never => {}
                CalledBack::IfRegisteredBefore if no_callback => {
                    unknown.assumptions.insert(Assumption::NoCallback);
                }
                _ => drop(execution.functions.insert(id, self.all_unknown(id, &reason))),
            }
        }
        for &id in &program.address_taken {
            let handlers = unknown.outside == Outside::Handlers && no_callback;
            if handlers {
                unknown.assumptions.insert(Assumption::NoCallback);
            }
            let counts = match handlers {
                true => all_counts(&self.module.functions[id], &Count::Known(0)),
                false => self.all_unknown(id, &reason),
            };
            execution.functions.insert(id, counts);
        }
    }

    /// Marks as unknown the counts of functions that were called by name and that another definition
    /// may replace at linking, and of all that their bodies call.
    fn mark_interposed_unknown(&self, mut work: Vec<FuncId>, execution: &mut Execution) {
        let mut seen: FxHashSet<FuncId> = FxHashSet::default();
        let mut reason: Arc<str> = "".into();
        while let Some(id) = work.pop() {
            if !seen.insert(id) {
                continue;
            }
            let func = &self.module.functions[id];
            if func.interposable {
                let name = &func.name;
                reason =
                    format!("another definition of `{name}` may take this one's place at linking")
                        .into();
            }
            execution.functions.insert(id, self.all_unknown(id, &reason));
            work.extend(self.calls.of(id).by_name());
            let mut taken = TakenAddresses::new(self.module);
            work.extend(self.calls.functions(&taken.of(&self.calls.of(id).addresses)));
        }
    }
}

/// Counts of a function that are all the same.
fn all_counts(func: &Function, count: &Count) -> FunctionCounts {
    let mut counts = FunctionCounts::default();
    for b in func.blocks.keys() {
        counts.blocks[b] = count.clone();
    }
    for (_, _, name) in counted_calls(func) {
        counts.calls.insert(name.to_owned(), count.clone());
    }
    counts
}

/// The causes of unknown counts in words, each made once.
struct Texts<'r, 'm> {
    program: &'r Program<'m>,
    known: FxHashMap<UnknownCause, Arc<str>>,
}

impl Texts<'_, '_> {
    fn of(&mut self, cause: UnknownCause) -> Arc<str> {
        if let Some(text) = self.known.get(&cause) {
            return text.clone();
        }
        let code = &self.program.funcs[cause.func as usize];
        let open = || {
            let region = code.blocks[cause.block as usize].region.get()?;
            what_may_not_end(self.program, cause.func, region).next()
        };
        let reason = match cause.reason {
            ReasonId::NOT_ASSUMED_TO_END => {
                open().map(|a| format!("whether {a}, which is not assumed,").into())
            }
            _ => None,
        };
        let text: Arc<str> = format!(
            "{} decides where block `{}` of `{}` continues",
            reason.as_ref().unwrap_or(self.program.reason(cause.reason)),
            code.block_name(cause.block as usize),
            code.func.name,
        )
        .into();
        self.known.insert(cause, text.clone());
        text
    }
}

/// The counts of the k-th function in one run.
fn counts_of(
    texts: &mut Texts<'_, '_>,
    run: &Run,
    k: usize,
    code: &FuncCode<'_>,
) -> FunctionCounts {
    let mut counts = FunctionCounts::default();
    for (i, b) in code.func.blocks.keys().enumerate() {
        counts.blocks[b] = match run.unknown[code.offset + i] {
            Some(cause) => Count::Unknown { reason: texts.of(cause) },
            None => Count::Known(run.counts[code.offset + i]),
        };
    }
    // The instructions at which executions of a block ended within it.
    let mut exits: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
    for exit in run.exits.iter().filter(|e| e.func as usize == k) {
        exits.entry(exit.block).or_default().push(exit.inst);
    }
    let mut calls: BTreeMap<&str, Count> = BTreeMap::new();
    for (block, inst, name) in counted_calls(code.func) {
        let mut count = counts.blocks[block].clone();
        if let (Count::Known(n), Some(exits)) = (&mut count, exits.get(&block.as_u32())) {
            *n -= exits.iter().filter(|&&e| inst > e).count() as u64;
        }
        let possible_exit = run
            .possible_exits
            .iter()
            .find(|(at, _)| (at.func as usize, at.block) == (k, block.as_u32()) && inst > at.inst);
        if let (Count::Known(_), Some((_, cause))) = (&count, possible_exit) {
            count = Count::Unknown { reason: texts.of(*cause) };
        }
        let sum = calls.entry(name).or_default();
        *sum = match (&*sum, count) {
            (Count::Known(a), Count::Known(b)) => Count::Known(a + b),
            (Count::Unknown { reason }, _) => Count::Unknown { reason: reason.clone() },
            (_, unknown) => unknown,
        };
    }
    counts.calls = calls.into_iter().map(|(n, c)| (n.to_owned(), c)).collect();
    counts
}

/// The counts on which two runs agree; the others are unknown because of the order of objects.
fn merge_counts(mut a: FunctionCounts, b: FunctionCounts, order: &Arc<str>) -> FunctionCounts {
    let merge = |x: &mut Count, y: &Count| {
        if let (Count::Known(p), Count::Known(q)) = (&*x, y) {
            if p == q {
                return;
            }
            *x = Count::Unknown { reason: order.clone() };
        } else if x.known().is_some() {
            *x = y.clone();
        }
    };
    for block in b.blocks.keys() {
        merge(&mut a.blocks[block], &b.blocks[block]);
    }
    for (name, count) in &b.calls {
        merge(a.calls.entry(name.clone()).or_default(), count);
    }
    a
}

fn callee_name(call: &CallInfo) -> String {
    match &call.callee {
        Callee::Direct(name) | Callee::Global(name) => name.clone(),
        Callee::Indirect(_) => "a pointer".to_owned(),
    }
}

/// The calls of a function: block, number of the instruction, call.
fn all_calls(func: &Function) -> impl Iterator<Item = (Block, u32, &CallInfo)> {
    func.blocks.iter().flat_map(|(block, data)| {
        data.insts.iter().enumerate().filter_map(move |(k, (_, inst))| match inst {
            Inst::Call(call) => Some((block, k as u32, call)),
            _ => None,
        })
    })
}

/// The calls of a function that are counted: block, number of the instruction, name of the callee.
fn counted_calls(func: &Function) -> impl Iterator<Item = (Block, u32, &str)> {
    all_calls(func).filter(|(_, _, call)| call.counted).filter_map(|(block, k, call)| {
        match &call.callee {
            Callee::Direct(name) | Callee::Global(name) => Some((block, k, name.as_str())),
            Callee::Indirect(_) => None,
        }
    })
}
