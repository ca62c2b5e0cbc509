//! Which blocks' counts a value may decide: forward slicing over data and control dependence
//! (Weiser; Ferrante, Ottenstein and Warren for control dependence by postdominators).
//!
//! An over-approximation: what is stored or passed on may come back by every load and call.

use super::{Cfg, PostDominators};
use crate::ir::{Block, Function, Inst, Terminator, Value};
use cranelift_entity::{EntityRef, SecondaryMap};

/// Forward slices of one function. Each query is linear in its slice: tables are reused.
#[derive(Debug)]
#[must_use]
pub struct Influence<'f> {
    func: &'f Function,
    cfg: &'f Cfg,
    pdom: Option<PostDominators>,
    users: Option<SecondaryMap<Value, Vec<Use>>>,
    /// what is loaded, and what calls return
    read: Option<Vec<Value>>,
    /// values that the slice reached
    tainted: Marks<Value>,
    /// blocks whose counts it decides
    concerned: Marks<Block>,
    /// blocks whose branch it decides
    branched: Marks<Block>,
    /// blocks of the region of one branch
    met: Marks<Block>,
}

/// Where a value is an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    /// of the instruction at that place of a block
    Inst(Block, u32),
    /// of the block's terminator
    End(Block),
}

/// A set that is emptied at no cost: what was marked in an earlier round is not in it.
#[derive(Debug)]
struct Marks<K: EntityRef> {
    rounds: SecondaryMap<K, u32>,
    round: u32,
}

impl<K: EntityRef> Marks<K> {
    fn new() -> Marks<K> {
        Marks { rounds: SecondaryMap::new(), round: 0 }
    }

    fn empty(&mut self) {
        match self.round.checked_add(1) {
            Some(next) => self.round = next,
            None => *self = Marks { round: 1, ..Marks::new() },
        }
    }

    fn contains(&self, k: K) -> bool {
        self.rounds[k] == self.round
    }

    /// True if it was not in the set.
    fn insert(&mut self, k: K) -> bool {
        std::mem::replace(&mut self.rounds[k], self.round) != self.round
    }
}

impl<'f> Influence<'f> {
    /// Slices of that function; nothing is computed before it is asked for.
    pub fn new(func: &'f Function, cfg: &'f Cfg) -> Influence<'f> {
        Influence {
            func,
            cfg,
            pdom: None,
            users: None,
            read: None,
            tainted: Marks::new(),
            concerned: Marks::new(),
            branched: Marks::new(),
            met: Marks::new(),
        }
    }

    /// The blocks that may run after a block, it itself if it is on a cycle.
    ///
    /// ```
    /// use symprof_core::{analysis::{Cfg, Influence}, ir::text::parse_function};
    /// let func = parse_function("func @f() {\nblock entry:\n  jump loop\nblock loop:\n  jump loop\n}")?;
    /// let cfg = Cfg::new(&func);
    /// let influence = Influence::new(&func, &cfg);
    /// let again = func.block_by_name("loop").ok_or("no block")?;
    /// assert_eq!(influence.after(func.entry()), [again]);
    /// assert_eq!(influence.after(again), [again]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn after(&self, block: Block) -> Vec<Block> {
        let mut blocks = self.cfg.between(block, None);
        blocks.sort_unstable();
        blocks
    }

    /// The blocks that may run after one of several, ascending. Linear in the function, however many there
    /// are.
    pub(crate) fn after_any(&mut self, blocks: &[Block]) -> Vec<Block> {
        self.met.empty();
        let mut work = blocks.to_vec();
        let mut found = Vec::new();
        while let Some(b) = work.pop() {
            for &s in self.cfg.successors(b) {
                if self.met.insert(s) {
                    found.push(s);
                    work.push(s);
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// The blocks whose counts the value may decide, ascending.
    ///
    /// ```
    /// use symprof_core::{analysis::{Cfg, Influence}, ir::text::parse_function};
    /// let func = parse_function("
    /// func @f(%n: i1, %m: i1) {
    /// block entry:
    ///   branch %n, a, b
    /// block a:
    ///   jump b
    /// block b:
    ///   branch %m, c, d
    /// block c:
    ///   jump d
    /// block d:
    ///   return
    /// }")?;
    /// let cfg = Cfg::new(&func);
    /// let blocks = Influence::new(&func, &cfg).of_value(func.params[0].value);
    /// let names: Vec<&str> = blocks.iter().map(|&b| func.blocks[b].name.as_str()).collect();
    /// assert_eq!(names, ["a"]);
    /// # Ok::<(), symprof_core::ir::text::ParseError>(())
    /// ```
    pub fn of_value(&mut self, value: Value) -> Vec<Block> {
        self.of_values(&[value])
    }

    /// The blocks whose counts one of several values may decide, ascending: each step of a slice rests on one
    /// value, so that the slice of several is all that theirs hold.
    pub(crate) fn of_values(&mut self, values: &[Value]) -> Vec<Block> {
        let Influence { func, cfg, pdom, users, read, tainted, concerned, branched, met } = self;
        let pdom = pdom.get_or_insert_with(|| PostDominators::new(func, cfg));
        let users = users.get_or_insert_with(|| uses(func));
        // what went into memory may come back by any of these
        let read = read.get_or_insert_with(|| values_read(func));
        tainted.empty();
        concerned.empty();
        branched.empty();
        let mut out: Vec<Block> = Vec::new();
        let mut memory = false;
        let mut work: Vec<Value> = values.iter().copied().filter(|&v| tainted.insert(v)).collect();
        while let Some(v) = work.pop() {
            for &user in &users[v] {
                let b = match user {
                    Use::End(b) => b,
                    Use::Inst(b, k) => {
                        let (result, inst) = &func.blocks[b].insts[k as usize];
                        work.extend(result.filter(|&r| tainted.insert(r)));
                        if reaches_memory(inst) && !std::mem::replace(&mut memory, true) {
                            work.extend(read.iter().copied().filter(|&v| tainted.insert(v)));
                        }
                        continue;
                    }
                };
                let data = &func.blocks[b];
                for target in data.terminator.targets() {
                    let params = &func.blocks[target.block].params;
                    for (&p, _) in params.iter().zip(&target.args).filter(|(_, &a)| a == v) {
                        work.extend(Some(p).filter(|&p| tainted.insert(p)));
                    }
                }
                let decides = data.terminator.condition() == Some(v);
                // what a branch decides lies within what the branch around it does
                if !decides || concerned.contains(b) || !branched.insert(b) {
                    continue;
                }
                let stop = pdom.ipdom(b);
                met.empty();
                let mut region = vec![b];
                while let Some(from) = region.pop() {
                    for &x in cfg.successors(from) {
                        if Some(x) == stop || !met.insert(x) {
                            continue;
                        }
                        region.push(x);
                        if !concerned.insert(x) {
                            continue;
                        }
                        out.push(x);
                        let inside = func.blocks[x].insts.iter().filter_map(|i| i.0);
                        let inside = inside.chain(func.blocks[x].params.iter().copied());
                        work.extend(inside.filter(|&d| tainted.insert(d)));
                        if func.blocks[x].insts.iter().any(|i| reaches_memory(&i.1))
                            && !std::mem::replace(&mut memory, true)
                        {
                            work.extend(read.iter().copied().filter(|&v| tainted.insert(v)));
                        }
                    }
                }
                let joined = stop.iter().flat_map(|s| &func.blocks[*s].params).copied();
                work.extend(joined.filter(|&p| tainted.insert(p)));
            }
        }
        out.sort_unstable();
        out
    }
}

/// May what goes into an instruction come back by loads and calls?
fn reaches_memory(inst: &Inst) -> bool {
    inst.written().is_some() || matches!(inst, Inst::Call(_))
}

/// What is loaded, and what calls return.
fn values_read(func: &Function) -> Vec<Value> {
    let all = func.blocks.values().flat_map(|b| &b.insts);
    let read = all.filter(|(_, inst)| matches!(inst, Inst::Load(_) | Inst::Call(_)));
    read.filter_map(|(value, _)| *value).collect()
}

/// Where each value is an operand, each place once.
fn uses(func: &Function) -> SecondaryMap<Value, Vec<Use>> {
    let mut uses: SecondaryMap<Value, Vec<Use>> = SecondaryMap::with_capacity(func.values.len());
    for (b, data) in func.blocks.iter() {
        let mut note = |v: Value, at: Use| {
            if uses[v].last() != Some(&at) {
                uses[v].push(at);
            }
        };
        for (k, (_, inst)) in data.insts.iter().enumerate() {
            inst.for_each_operand(|v| note(v, Use::Inst(b, k as u32)));
        }
        let end = Use::End(b);
        data.terminator.targets().flat_map(|t| &t.args).for_each(|&v| note(v, end));
        if let Some(c) = data.terminator.condition() {
            note(c, end);
        }
        if let Terminator::Return(Some(v)) = data.terminator {
            note(v, end);
        }
    }
    uses
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{generate, Size};
    use std::collections::BTreeSet;

    /// The same by definition: all instructions are looked at until nothing comes to be reached.
    fn by_definition(func: &Function, cfg: &Cfg, values: &[Value]) -> Vec<Block> {
        let pdom = PostDominators::new(func, cfg);
        let mut tainted: BTreeSet<Value> = values.iter().copied().collect();
        let mut concerned: BTreeSet<Block> = BTreeSet::new();
        let mut memory = false;
        loop {
            let before = (tainted.len(), concerned.len(), memory);
            for (b, data) in func.blocks.iter() {
                for (result, inst) in &data.insts {
                    let mut uses = false;
                    inst.for_each_operand(|o| uses |= tainted.contains(&o));
                    memory |= uses && reaches_memory(inst);
                    let read = memory && matches!(inst, Inst::Load(_) | Inst::Call(_));
                    tainted.extend(result.filter(|_| uses || read));
                }
                for to in data.terminator.targets() {
                    let params = func.blocks[to.block].params.iter().zip(&to.args);
                    let passed: Vec<Value> =
                        params.filter(|p| tainted.contains(p.1)).map(|p| *p.0).collect();
                    tainted.extend(passed);
                }
                if data.terminator.condition().is_some_and(|c| tainted.contains(&c)) {
                    let stop = pdom.ipdom(b);
                    for x in cfg.between(b, stop) {
                        concerned.insert(x);
                        tainted.extend(func.blocks[x].insts.iter().filter_map(|i| i.0));
                        tainted.extend(&func.blocks[x].params);
                        memory |= func.blocks[x].insts.iter().any(|i| reaches_memory(&i.1));
                    }
                    tainted.extend(stop.iter().flat_map(|s| &func.blocks[*s].params));
                }
            }
            if before == (tainted.len(), concerned.len(), memory) {
                return concerned.into_iter().collect();
            }
        }
    }

    #[test]
    fn slices_of_random_programs_are_as_defined() {
        let mut blocks = 0;
        for seed in 0..60 {
            let module = generate(seed, Size::MEDIUM).lower();
            for func in module.functions.values() {
                let cfg = Cfg::new(func);
                let mut influence = Influence::new(func, &cfg);
                let values: Vec<Value> = func.values.keys().collect();
                for some in values.chunks(1).chain(values.chunks(3)) {
                    let slice = influence.of_values(some);
                    assert_eq!(slice, by_definition(func, &cfg, some), "seed {seed}: {some:?}");
                    blocks += slice.len();
                }
                let all: Vec<Block> = func.blocks.keys().collect();
                for some in all.chunks(2) {
                    let each = some.iter().flat_map(|&b| influence.after(b));
                    let union: BTreeSet<Block> = each.collect();
                    assert!(influence.after_any(some).into_iter().eq(union), "seed {seed}");
                }
            }
        }
        assert!(blocks > 1_000, "{blocks}");
    }
}
