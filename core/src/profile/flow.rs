//! Kirchhoff's law for counts: what comes into a block goes out of it. Every answer is checked: a
//! point that breaks it is undefined, or a formula is wrong.

use super::calls::CallGraph;
use super::evaluate::Counts;
use crate::analysis::Cfg;
use crate::assume::AssumptionKind;
use crate::ir::{Block, Function, Inst, Terminator};
use num_bigint::BigInt;

/// What the flow graph of a function says of its counts. Linear in blocks and edges.
#[derive(Debug)]
pub(super) struct FlowRules {
    rules: Vec<Rule>,
}

/// The counts at a block and around it.
#[derive(Debug)]
struct Rule {
    block: Block,
    /// is it the entry?
    entry: bool,
    /// no defined execution enters it
    never: bool,
    predecessors: Vec<Block>,
    /// those that go nowhere else, and always go on
    feeding: Vec<Block>,
    /// where it goes on, if it always does
    successors: Vec<Block>,
    /// successors that nothing else leads to
    fed: Vec<Block>,
}

impl FlowRules {
    /// The rules of a function; none where a call may return twice.
    pub(super) fn new(func: &Function, calls: &CallGraph<'_>) -> FlowRules {
        let twice = |i: &Inst| matches!(i, Inst::Call(c) if c.effects.returns_twice);
        let all = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
        if func.unsupported.is_some() || all.into_iter().any(|(_, i)| twice(i)) {
            return FlowRules { rules: Vec::new() };
        }
        let cfg = Cfg::new(func);
        let returns = !calls.results().disabled().contains(&AssumptionKind::Returns);
        let goes_on = |b: Block| {
            let known = !matches!(func.blocks[b].terminator, Terminator::Unsupported(..));
            known
                && func.blocks[b].insts.iter().all(|(_, i)| match i {
                    Inst::Call(c) => returns && !calls.call_may_end(c),
                    _ => true,
                })
        };
        let distinct = |blocks: &[Block]| {
            let mut all = blocks.to_vec();
            all.sort_unstable();
            all.dedup();
            all
        };
        let rule = |&block: &Block| {
            let data = &func.blocks[block];
            let has_call = data.insts.iter().any(|(_, i)| matches!(i, Inst::Call(_)));
            let never = matches!(data.terminator, Terminator::Unreachable) && !has_call;
            let predecessors = distinct(cfg.predecessors(block));
            let only = |p: &Block| distinct(cfg.successors(*p)) == [block];
            let feeding: Vec<Block> =
                predecessors.iter().copied().filter(|p| only(p) && goes_on(*p)).collect();
            let next = distinct(cfg.successors(block));
            let fed = next
                .iter()
                .copied()
                .filter(|&s| s != func.entry() && distinct(cfg.predecessors(s)) == [block])
                .collect();
            let successors = if goes_on(block) { next } else { Vec::new() };
            let entry = block == func.entry();
            Rule { block, entry, never, predecessors, feeding, successors, fed }
        };
        FlowRules { rules: cfg.reverse_postorder().iter().map(rule).collect() }
    }

    /// The first block at which counts break the law, as far as they are known; `root`: the function
    /// was entered.
    pub(super) fn broken(&self, counts: &Counts, root: bool) -> Option<Block> {
        let count = |b: &Block| counts[*b].as_ref().map(|c| &c.0);
        let sum = |blocks: &[Block]| {
            blocks.iter().map(count).try_fold(BigInt::ZERO, |sum, n| Some(sum + n?))
        };
        let one_known = |blocks: &[Block]| {
            let known = blocks.iter().filter_map(count);
            known.fold(BigInt::ZERO, |sum, n| sum + n)
        };
        let breaks = |r: &&Rule| {
            let Some(n) = count(&r.block) else { return false };
            let zero = BigInt::ZERO;
            let entered = r.entry && root && *n == zero;
            let reached = r.never && *n != zero;
            let too_few = one_known(&r.feeding) > *n || one_known(&r.fed) > *n;
            let from = || sum(&r.predecessors).is_some_and(|most| *n > most);
            let to = || sum(&r.successors).is_some_and(|most| *n > most);
            entered
                || reached
                || too_few
                || (!r.entry && from())
                || (!r.successors.is_empty() && to())
        };
        self.rules.iter().find(breaks).map(|r| r.block)
    }
}
