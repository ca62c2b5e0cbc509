//! Kirchhoff's law for counts: what comes into a block goes out of it. Every answer is checked: a
//! point that breaks it is undefined, or a formula is wrong.

use super::calls::CallGraph;
use super::evaluate::Counts;
use crate::analysis::Cfg;
use crate::assume::AssumptionKind;
use crate::ir::{Block, Function, Inst, Terminator};
use cranelift_entity::SecondaryMap;
use num_bigint::BigInt;

/// What the flow graph of a function says of its counts. Made in time linear in blocks
/// and edges (but for sorting the lists of one block), and checked in linear time.
#[derive(Debug)]
pub(super) struct FlowRules {
    rules: Vec<Rule>,
}

/// The law of flow as inequalities between counts.
#[derive(Debug, Default)]
pub(crate) struct Law {
    /// not 0
    pub(crate) entered: Vec<Block>,
    /// 0
    pub(crate) never: Vec<Block>,
    /// the sum of the first is at most that of the second
    pub(crate) at_most: Vec<(Vec<Block>, Vec<Block>)>,
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
        // the one block of a list, if it names no other; a long list is looked through once
        let one = |blocks: &[Block]| {
            let first = *blocks.first()?;
            blocks.iter().all(|b| *b == first).then_some(first)
        };
        let mut only_next: SecondaryMap<Block, Option<Block>> = SecondaryMap::new();
        let mut only_previous: SecondaryMap<Block, Option<Block>> = SecondaryMap::new();
        let mut flows: SecondaryMap<Block, bool> = SecondaryMap::new();
        for &b in cfg.reverse_postorder() {
            only_next[b] = one(cfg.successors(b));
            only_previous[b] = one(cfg.predecessors(b));
            flows[b] = goes_on(b);
        }
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
            let feeds = |p: &Block| flows[*p] && only_next[*p] == Some(block);
            let feeding = predecessors.iter().copied().filter(feeds).collect();
            let next = distinct(cfg.successors(block));
            let is_fed = |s: &Block| *s != func.entry() && only_previous[*s] == Some(block);
            let fed = next.iter().copied().filter(is_fed).collect();
            let successors = if flows[block] { next } else { Vec::new() };
            let entry = block == func.entry();
            Rule { block, entry, never, predecessors, feeding, successors, fed }
        };
        FlowRules { rules: cfg.reverse_postorder().iter().map(rule).collect() }
    }

    /// The law as inequalities between the counts of those blocks that are known, for whoever checks it by
    /// other means; `root`: the function was entered.
    pub(crate) fn law(&self, known: &dyn Fn(Block) -> bool, root: bool) -> Law {
        let of_known = |blocks: &[Block]| -> Vec<Block> {
            blocks.iter().copied().filter(|b| known(*b)).collect()
        };
        let all = |blocks: &[Block]| blocks.iter().all(|b| known(*b));
        let mut law = Law::default();
        for r in self.rules.iter().filter(|r| known(r.block)) {
            let one = vec![r.block];
            if r.entry && root {
                law.entered.push(r.block);
            }
            if r.never {
                law.never.push(r.block);
            }
            law.at_most.push((of_known(&r.feeding), one.clone()));
            law.at_most.push((of_known(&r.fed), one.clone()));
            if !r.entry && all(&r.predecessors) {
                law.at_most.push((one.clone(), r.predecessors.clone()));
            }
            if !r.successors.is_empty() && all(&r.successors) {
                law.at_most.push((one, r.successors.clone()));
            }
        }
        law
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

#[cfg(test)]
mod tests {
    use super::super::answer::Source;
    use super::*;
    use crate::ir::text::parse_module;
    use crate::profile::Options;

    /// Right counts pass, wrong ones are found, unknown ones are left alone.
    #[test]
    fn what_comes_in_goes_out() {
        let module = parse_module(
            "func @f(%n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, %n
  branch %more, body, exit
block body:
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  %c = icmp sgt %n, %0
  branch %c, never, end
block never:
  unreachable
block end:
  return
}",
        )
        .expect("it parses");
        let id = module.by_name("f").expect("f");
        let func = &module.functions[id];
        let rules = FlowRules::new(func, &CallGraph::new(&module, &Options::default()));
        let broken = |given: [i64; 6]| {
            let mut counts = Counts::new();
            for (&b, n) in func.layout.iter().zip(given) {
                counts[b] = (n >= 0).then(|| (n.into(), Source::Formula));
            }
            rules.broken(&counts, true).map(|b| func.blocks[b].name.clone())
        };
        assert_eq!(broken([1, 6, 5, 1, 0, 1]), None);
        assert_eq!(broken([1, -1, 5, 1, -1, 1]), None);
        assert_eq!(broken([1, -1, -1, -1, -1, -1]), None);
        for wrong in [
            [0, 6, 5, 1, 0, 1],
            [1, 5, 5, 1, 0, 1],
            [1, 7, 5, 1, 0, 1],
            [1, 6, 5, 2, 0, 2],
            [1, 6, 5, 1, 1, 0],
            [1, 6, 5, 1, 0, 0],
            [-1, 5, 7, -1, -1, -1],
        ] {
            assert!(broken(wrong).is_some(), "{wrong:?}");
        }
    }
}
