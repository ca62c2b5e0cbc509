//! The answer for one function: its counts, why there is none where there is none, and what they rest on.

use super::execution::Run;
use super::Counts;
use crate::assume::{in_words, Assumed, AssumptionKind};
use crate::interp::Count;
use crate::ir::{Block, Callee, FuncId, Function, Inst};
use crate::profile::answer::{order_of_calls, sum_calls, BlockValue, FunctionEvaluation, Source};
use crate::profile::callees::{CalleeCounts, CalleeProfile};
use crate::profile::function::{BlockProfile, FunctionProfile};
use crate::profile::point::Bound;
use crate::profile::status::Status;
use crate::profile::ModuleProfile;
use cranelift_entity::SecondaryMap;
use num_bigint::BigInt;
use std::collections::BTreeSet;

impl ModuleProfile<'_> {
    /// The answer for one function: the counts given and, where there are none, the execution's.
    /// `broken`: a block at which formulas break the law of flow.
    pub(super) fn assemble(
        &self,
        root: &FunctionProfile,
        id: FuncId,
        bound: &Bound,
        (known, formula_steps): (&Counts, u64),
        run: &Run,
        broken: Option<Block>,
    ) -> FunctionEvaluation {
        let func = &self.module().functions[id];
        let solved = root.callees.get().and_then(Option::as_ref);
        let callees = solved.into_iter().flat_map(CalleeCounts::functions);
        let inside: Vec<&BlockProfile> =
            callees.filter(|f| f.id() == id).flat_map(CalleeProfile::counted).collect();
        let mut of_inside: SecondaryMap<Block, Option<&BlockProfile>> = SecondaryMap::new();
        for b in inside {
            of_inside[b.block] = Some(b);
        }
        // what a body that may be replaced does, no execution of it says
        let replaced = if id == root.id() { None } else { self.calls.replaced(id) };
        let run_of = run.done().filter(|_| replaced.is_none());
        let mut counts: SecondaryMap<Block, Option<BigInt>> = SecondaryMap::new();
        let mut blocks = Vec::new();
        for &b in func.layout.iter() {
            let mut reason = replaced.clone();
            let mut found = known[b].clone();
            if let (None, Some(run)) = (&found, run_of) {
                match run.count(id, b) {
                    Count::Known(n) => found = Some((n.into(), Source::Simulation)),
                    Count::Unknown { reason: r } => reason = Some(r.to_string()),
                }
            }
            let (count, source) = found.unzip();
            counts[b].clone_from(&count);
            if func.blocks[b].hidden {
                continue;
            }
            if count.is_some() {
                reason = None;
            } else if reason.is_none() {
                let block = match id == root.id() {
                    true => root.of_block(b),
                    false => of_inside[b],
                };
                reason = Some(why_not(block, formula_steps, run, broken.is_some()));
            }
            let name = func.blocks[b].name.clone();
            blocks.push(BlockValue { block: b, name, count, source, reason });
        }
        let simulated = run_of.and_then(|r| r.functions.get(&id));
        let calls = match simulated {
            _ if self.calls.with_untold_calls(root.reached()).contains(&id) => {
                order_of_calls(func).into_iter().map(|n| (n.to_owned(), None)).collect()
            }
            // an execution counts the calls of copies with those of the function that they stand in
            _ if self.calls.is_copied(id, root.reached()) => {
                sum_calls(func, &counts, &self.calls.cuts(id))
            }
            Some(s) => order_of_calls(func)
                .into_iter()
                .map(|n| {
                    let c = s.calls.get(n).and_then(Count::known).map(BigInt::from);
                    (n.to_owned(), c)
                })
                .collect(),
            None => sum_calls(func, &counts, &self.calls.cuts(id)),
        };
        let name = func.name.clone();
        let mut answer = FunctionEvaluation { id, name, blocks, calls, assumptions: Vec::new() };
        answer.assumptions = self.rests_on(root, &answer, bound, run);
        answer
    }

    /// What the counts of a function rest on, in words, each once.
    fn rests_on(
        &self,
        root: &FunctionProfile,
        answer: &FunctionEvaluation,
        bound: &Bound,
        run: &Run,
    ) -> Vec<String> {
        let mut all: Vec<String> = Vec::new();
        let mut add = |text: String| {
            if !all.contains(&text) {
                all.push(text);
            }
        };
        if answer.has(Source::Formula) {
            root.assumed().iter().for_each(|(text, _)| add(text.clone()));
            let mut solved: SecondaryMap<Block, bool> = SecondaryMap::new();
            for b in answer.blocks.iter().filter(|b| b.source == Some(Source::Formula)) {
                solved[b.block] = true;
            }
            let calls = CountedCalls::of(&self.module().functions[answer.id], answer);
            calls.blocks.iter().for_each(|&b| solved[b] = true);
            if answer.id == root.id() {
                let open = bound.undecided(root.store(), root.assumption_details());
                let counted = |b: Block| answer.of(b).is_some_and(|b| b.count.is_some());
                let used = open.into_iter().filter(|a| {
                    let of_loop = a.kind == AssumptionKind::Ends && a.callees.is_empty();
                    let ended = of_loop && counted(a.block);
                    !ended && (a.blocks.iter().any(|&b| solved[b]) || calls.rest_on(a))
                });
                in_words(used).into_iter().for_each(&mut add);
            } else if let Some(inside) = root.callees.get().and_then(Option::as_ref) {
                let open = bound.undecided(inside.store(), inside.assumption_details());
                in_words(open).into_iter().for_each(&mut add);
            }
        }
        if answer.blocks.iter().any(|b| b.count.is_some()) {
            bound.calls.iter().for_each(|text| add(text.clone()));
        }
        let counts_calls = |run: &Run| {
            let executed = run.done().is_some_and(|r| r.functions.contains_key(&answer.id));
            executed && answer.calls.iter().any(|c| c.1.is_some())
        };
        let executed = answer.has(Source::Simulation) || counts_calls(run);
        if let (true, Some(run)) = (executed, run.done()) {
            run.assumptions.iter().for_each(|a| add(a.to_string()));
        }
        all
    }
}

/// The calls whose sums an answer gives: what these rest on is more than what its visible blocks do.
#[derive(Default)]
struct CountedCalls<'f> {
    /// the blocks with such calls, hidden ones among them
    blocks: Vec<Block>,
    /// callees that are to come back before such a call, in its own block
    before: BTreeSet<&'f str>,
}

impl<'f> CountedCalls<'f> {
    fn of(func: &'f Function, answer: &FunctionEvaluation) -> CountedCalls<'f> {
        let known = |name: &str| answer.calls.iter().any(|(n, sum)| n == name && sum.is_some());
        let mut found = CountedCalls::default();
        for &b in &func.layout {
            let mut earlier: Vec<&str> = Vec::new();
            for (_, inst) in &func.blocks[b].insts {
                let Inst::Call(call) = inst else { continue };
                let name = match &call.callee {
                    Callee::Direct(name) | Callee::Global(name) => name.as_str(),
                    Callee::Indirect(_) => "a pointer",
                };
                if call.counted && known(name) {
                    found.blocks.push(b);
                    found.before.extend(earlier.drain(..));
                }
                earlier.push(name);
            }
        }
        found
    }

    /// Is it that a callee comes back which stands before a call of the same block?
    fn rest_on(&self, assumed: &Assumed) -> bool {
        assumed.callees.iter().any(|name| self.before.contains(name.as_str()))
    }
}

/// Why a block has no count, where the execution does not say: data decides, or it takes too long.
fn why_not(block: Option<&BlockProfile>, formula_steps: u64, run: &Run, broken: bool) -> String {
    let reason = block.and_then(|b| b.count.reason());
    let status = block.map_or(Status::Simulation, |b| b.count.status());
    let formula = block.is_some_and(|b| b.count.formula().is_some());
    let execution = match run {
        Run::TooLong(steps) => {
            format!("an execution of {steps} steps did not come to an end (`--steps N`)")
        }
        _ => "it is not executed".to_owned(),
    };
    match reason {
        Some(reason) if status >= Status::DataDependent => reason.to_owned(),
        _ if broken => format!("the formulas contradict the flow of control, and {execution}"),
        _ if formula && formula_steps < u64::MAX && status == Status::Summation => {
            format!("its formula takes more than {formula_steps} steps, and {execution}")
        }
        _ => execution,
    }
}
