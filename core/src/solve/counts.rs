//! Counts: `#(b) = Σ over the iterations of the loops around b of [path condition of b]`.
//!
//! From the inside out: the count of a block per iteration of its own loop is the truth of its
//! path condition; per entry of the loop it is the sum of that over the iterations; per iteration
//! of the loop around, that sum where the loop is entered and 0 elsewhere; and so on.

use super::region::{EdgeRef, RegionNode};
use super::wraps::Plain;
use super::{slot, Reason, Solver};
use crate::analysis::LoopId;
use crate::expr::{Expr, Facts, Node, Num};
use crate::ir::Block;
use crate::sum::sum_range_within;
use cranelift_entity::SecondaryMap;

/// Work that one sum may take at first.
const SUM_WORK: u64 = 16_000;
/// Work that one sum may take where divisors are parameters, known to be positive.
const WITH_DIVISORS: u64 = 5_000;
/// Work that one sum may take at first where they may be negative: with their signs it has fewer
/// cases.
const WITH_SIGNS: u64 = 3_200;
/// So much work without an end says that a sum needs more than there is.
const LONG: u64 = 1_000;

/// So much work without an end halves what the next sum of the loop may take.
const HALVED_AFTER: u64 = 1_500;

/// After so many sums without a closed form the next one of the loop is tried only as it is.
const HOPELESS: u32 = 8;

/// What a summand is freed from, under guards, if it has no closed form as it is.
#[derive(Clone, Copy)]
enum Without {
    /// wraps of what loop indices decide
    Wraps,
    /// divisors that are not positive, sizes that wrap
    Oddities,
    /// wraps of parameters too
    AnyWraps,
}

/// What an expression divides by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Divisors {
    Numbers,
    /// parameters that are known to be positive
    Positive,
    /// others too
    Unsure,
}

impl Without {
    /// Work for another attempt at a sum. Where one took [`LONG`] and failed, what helps is that
    /// most of the summand goes, as the cases by the sign of a divisor do.
    fn work(self, was_long: bool) -> u64 {
        match self {
            _ if !was_long => SUM_WORK,
            Without::Oddities => 3_000,
            Without::Wraps | Without::AnyWraps => 500,
        }
    }
}

impl Solver<'_> {
    /// The count of every block per execution of the function.
    pub(super) fn block_counts(&mut self) -> SecondaryMap<Block, Option<Result<Expr, Reason>>> {
        let mut counts: SecondaryMap<Block, Option<Result<Expr, Reason>>> = SecondaryMap::new();
        for &b in &self.func.layout {
            let c = if self.cfg.is_reachable(b) { self.block_count(b) } else { Ok(self.s.zero()) };
            counts[b] = Some(c);
        }
        counts
    }

    fn block_count(&mut self, b: Block) -> Result<Expr, Reason> {
        let one = self.s.one();
        self.summed(b, one)
    }

    /// The count of an edge per execution of the function.
    pub(super) fn edge_count(&mut self, e: EdgeRef) -> Result<Expr, Reason> {
        self.settle(self.forest.innermost(e.from));
        let taken = self.branch_condition(e.from, e.slot, false);
        self.summed(e.from, taken)
    }

    /// The sum of `count` over all executions of a block.
    pub(super) fn summed(&mut self, b: Block, count: Expr) -> Result<Expr, Reason> {
        self.summed_from(b, self.forest.innermost(b), count)
    }

    /// How often a loop is entered per execution of the function.
    pub(super) fn entry_count(&mut self, l: LoopId) -> Result<Expr, Reason> {
        if let Some(r) = self.entry_counts.get(&l) {
            return r.clone();
        }
        let one = self.s.one();
        let r = self.summed_from(self.forest.header(l), self.forest.parent(l), one);
        self.entry_counts.insert(l, r.clone());
        r
    }

    /// The sum of `count` over all executions of a node of a region: of a block, or of the loop
    /// whose header is `key`.
    fn summed_from(
        &mut self,
        mut key: Block,
        mut region: Option<LoopId>,
        mut count: Expr,
    ) -> Result<Expr, Reason> {
        loop {
            // where the node runs in this iteration
            let Some(node) = self.regions[slot(region)].node(key) else {
                return Ok(self.s.zero());
            };
            debug_assert!(match self.regions[slot(region)].nodes[node as usize] {
                RegionNode::Block(x) => x == key,
                RegionNode::Loop(l) => self.forest.header(l) == key,
            });
            // loops are solved from the outside in: an inner one rests on what holds around it
            self.settle(region);
            let reach = self.reach(region, node);
            let zero = self.s.zero();
            count = self.s.ite(reach, count, zero);
            let Some(l) = region else {
                if let Some(r) = self.unknown_in(count) {
                    return Err(r);
                }
                let mut f = self.facts(None);
                return Ok(f.simplify(&mut self.s, count));
            };
            count = self.over_iterations(l, count)?;
            // The same at each entry: what is around the loop is summed once for all its blocks.
            if self.s.vars(count).is_empty() {
                let entries = self.entry_count(l)?;
                return Ok(self.s.mul(entries, count));
            }
            key = self.forest.header(l);
            region = self.forest.parent(l);
        }
    }

    pub(super) fn settle(&mut self, region: Option<LoopId>) {
        let mut chain = Vec::new();
        let mut l = region;
        while let Some(x) = l {
            chain.push(x);
            l = self.forest.parent(x);
        }
        for x in chain.into_iter().rev() {
            self.trip(x);
        }
    }

    /// The sum of a count over the iterations of a loop, per entry of the loop.
    fn over_iterations(&mut self, l: LoopId, body: Expr) -> Result<Expr, Reason> {
        let i = slot(Some(l));
        if let Some(r) = self.sums.get(&(i, body)) {
            return r.clone();
        }
        let r = self.sum_iterations(l, body);
        self.sums.insert((i, body), r.clone());
        r
    }

    fn sum_iterations(&mut self, l: LoopId, body: Expr) -> Result<Expr, Reason> {
        let Some(btc) = self.trip(l) else { return Err(self.loop_reason(l)) };
        let (last, body) = self.up_to_last(l, btc, body);
        let mut inside = self.facts(Some(l));
        let body = inside.simplify(&mut self.s, body);
        if let Some(r) = self.unknown_in(body) {
            return Err(r);
        }
        let k = self.index(l);
        let zero = self.s.zero();
        let mut entry = self.entry_facts(l);
        let promised = if last == btc { Vec::new() } else { self.promises(l, &mut entry) };
        let some = self.s.ge(last, zero);
        let closed = |s: &mut Self, e: Expr| {
            let e = if promised.is_empty() { e } else { s.s.ite(some, e, zero) };
            let mut entry = s.entry_facts(l);
            entry.simplify(&mut s.s, e)
        };
        let mut was_long = false;
        let work = match self.divisors(body, &mut inside) {
            Divisors::Numbers => SUM_WORK,
            Divisors::Positive => WITH_DIVISORS,
            Divisors::Unsure => WITH_SIGNS,
        };
        if let Some(e) = self.closed_sum(l, &entry, last, body, work, &mut was_long) {
            return Ok(closed(self, e));
        }
        // A wrap of something that changes may stand in the way: without it the sum holds where it
        // cannot happen. So may parameters out of the ordinary, and at last wraps of any kind.
        for attempt in [Without::Wraps, Without::Oddities, Without::AnyWraps] {
            if self.allowance == 0 || self.loops[slot(Some(l))].failed_sums >= HOPELESS {
                break;
            }
            let plain = match attempt {
                Without::Wraps => self.without_wraps(l, body, last, entry.clone(), false, &[]),
                Without::AnyWraps => self.without_wraps(l, body, last, entry.clone(), true, &[]),
                Without::Oddities => self.without_oddities(l, body, last, &entry),
            };
            if let Some(Plain { body, facts, guards }) = plain {
                let work = attempt.work(was_long);
                if let Some(e) = self.closed_sum(l, &facts, last, body, work, &mut was_long) {
                    self.guard(guards);
                    return Ok(closed(self, e));
                }
            }
        }
        Ok(self.s.sum_over(k, zero, last, body))
    }

    /// What something is divided by in an expression, the worst of it.
    fn divisors(&self, e: Expr, facts: &mut Facts) -> Divisors {
        let mut found = Divisors::Numbers;
        self.s.visit(&[e], |_, node| {
            let Node::FloorDiv(_, d) = *node else { return };
            if self.s.as_const(d).is_none() {
                let positive = facts.interval(&self.s, d).lo.is_some_and(|l| l.is_positive());
                found = found.max(if positive { Divisors::Positive } else { Divisors::Unsure });
            }
        });
        found
    }

    /// A summand where divisors are positive and sizes do not wrap.
    fn without_oddities(
        &mut self,
        l: LoopId,
        body: Expr,
        last: Expr,
        entry: &Facts,
    ) -> Option<Plain> {
        let ordinary = self.ordinary_parameters(l, &[body, last]);
        if ordinary.is_empty() {
            return None;
        }
        let (mut entry, mut inside) = (entry.clone(), self.facts(Some(l)));
        for &g in &ordinary {
            entry.assume(&mut self.s, g);
            inside.assume(&mut self.s, g);
        }
        let body = inside.simplify(&mut self.s, body);
        let plain = self.without_wraps(l, body, last, entry.clone(), false, &ordinary);
        let mut plain = plain.unwrap_or(Plain { body, facts: entry, guards: Vec::new() });
        plain.guards.extend(ordinary);
        Some(plain)
    }

    /// Takes in what is assumed of the parameters in blocks that run in every iteration but the
    /// last one: where there is such an iteration, it holds.
    fn promises(&mut self, l: LoopId, facts: &mut Facts) -> Vec<Expr> {
        let Some(again) = self.loops[slot(Some(l))].again else { return Vec::new() };
        let blocks: Vec<Block> = self.forest.blocks(l).to_vec();
        let blocks: Vec<Block> = blocks.into_iter().filter(|&b| self.assumes(b)).collect();
        let mut promised = Vec::new();
        for b in blocks {
            let Some(node) = self.regions[slot(Some(l))].node(b) else { continue };
            let runs = self.reach(Some(l), node);
            if self.forest.innermost(b) != Some(l) || !self.implies(again, runs) {
                continue;
            }
            for c in self.block_assumptions(b) {
                if facts.decide(&mut self.s, c) != Some(true) {
                    facts.assume(&mut self.s, c);
                    promised.push(c);
                }
            }
        }
        promised
    }

    /// The last iteration that counts for a summand, and the summand there. The condition to go
    /// round again holds in every iteration but the last one: a summand that is 0 where it fails
    /// is summed over the iterations before, and there the condition says nothing new.
    fn up_to_last(&mut self, l: LoopId, btc: Expr, body: Expr) -> (Expr, Expr) {
        let Some(again) = self.loops[slot(Some(l))].again else { return (btc, body) };
        let not_again = self.s.not(again);
        let (t, f) = (self.s.truth(true), self.s.truth(false));
        let mut at_last = self.nothing.clone();
        at_last.assume(&mut self.s, not_again);
        let rest = self.s.with_node(body, again, f);
        let rest = at_last.simplify(&mut self.s, rest);
        if at_last.is_contradictory() || !self.s.is_zero(rest) {
            return (btc, body);
        }
        let mut before = self.nothing.clone();
        before.assume(&mut self.s, again);
        let body = self.s.with_node(body, again, t);
        let body = before.simplify(&mut self.s, body);
        // without iterations before the last one the range is empty, by how much is no matter
        let zero = self.s.zero();
        let parts = match self.s.node(btc) {
            Node::Max(args) => args.clone(),
            _ => smallvec::smallvec![btc],
        };
        let parts: Vec<Expr> = parts.into_iter().filter(|&a| a != zero).collect();
        let count = self.s.max_all(&parts);
        (self.s.add_num(count, Num::int(-1)), body)
    }

    /// The sum over the iterations in closed form. A loop whose sums had none gets less and less
    /// work for the next: its blocks tend to share what stands in the way.
    fn closed_sum(
        &mut self,
        l: LoopId,
        entry: &Facts,
        last: Expr,
        body: Expr,
        work: u64,
        was_long: &mut bool,
    ) -> Option<Expr> {
        let i = slot(Some(l));
        let k = self.index(l);
        let zero = self.s.zero();
        let given = SUM_WORK >> (self.loops[i].failed_work / HALVED_AFTER).min(6);
        let given = self.allowance.min(given).min(work);
        let mut left = given;
        let e = sum_range_within(&mut self.s, entry, k, zero, last, body, &mut left);
        self.allowance -= given - left;
        if e.is_none() {
            self.loops[i].failed_sums += 1;
            self.loops[i].failed_work += given - left;
            *was_long |= given - left >= LONG;
        }
        e
    }
}
