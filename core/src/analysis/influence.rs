//! Which blocks' counts a value may decide: forward slicing over data and control dependence
//! (Weiser; Ferrante, Ottenstein and Warren for control dependence by postdominators).
//!
//! An over-approximation: what is stored or passed on may come back by every load and call.

use super::{Cfg, PostDominators};
use crate::ir::{Block, Function, Inst, Terminator, Value};
use cranelift_entity::{EntitySet, SecondaryMap};

/// Forward slices of one function. Each query is linear in the function.
#[derive(Debug)]
#[must_use]
pub struct Influence<'f> {
    func: &'f Function,
    cfg: &'f Cfg,
    pdom: Option<PostDominators>,
    users: Option<SecondaryMap<Value, Vec<Block>>>,
}

impl<'f> Influence<'f> {
    /// Slices of that function; nothing is computed before it is asked for.
    pub fn new(func: &'f Function, cfg: &'f Cfg) -> Influence<'f> {
        Influence { func, cfg, pdom: None, users: None }
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
        let (func, cfg) = (self.func, self.cfg);
        let pdom = self.pdom.get_or_insert_with(|| PostDominators::new(func, cfg));
        let users = self.users.get_or_insert_with(|| users(func));
        let mut tainted: EntitySet<Value> = EntitySet::with_capacity(func.values.len());
        let mut concerned: EntitySet<Block> = EntitySet::with_capacity(func.blocks.len());
        let mut branched: EntitySet<Block> = EntitySet::with_capacity(func.blocks.len());
        let mut out: Vec<Block> = Vec::new();
        let mut memory = false;
        let mut work = vec![value];
        tainted.insert(value);
        while let Some(v) = work.pop() {
            for &b in &users[v] {
                let data = &func.blocks[b];
                for (result, inst) in &data.insts {
                    let mut uses = false;
                    inst.for_each_operand(|o| uses |= o == v);
                    if !uses {
                        continue;
                    }
                    if let Some(r) = result {
                        if tainted.insert(*r) {
                            work.push(*r);
                        }
                    }
                    let stores = inst.written().is_some() || matches!(inst, Inst::Call(_));
                    if stores && !std::mem::replace(&mut memory, true) {
                        taint_memory(func, &mut tainted, &mut work);
                    }
                }
                for target in data.terminator.targets() {
                    let params = &func.blocks[target.block].params;
                    for (&p, _) in params.iter().zip(&target.args).filter(|(_, &a)| a == v) {
                        if tainted.insert(p) {
                            work.push(p);
                        }
                    }
                }
                let decides = data.terminator.condition() == Some(v);
                if !decides || !branched.insert(b) {
                    continue;
                }
                let stop = pdom.ipdom(b);
                let region = cfg.between(b, stop);
                for &x in &region {
                    if concerned.insert(x) {
                        out.push(x);
                    }
                    let inside = func.blocks[x].insts.iter().filter_map(|i| i.0);
                    for d in inside.chain(func.blocks[x].params.iter().copied()) {
                        if tainted.insert(d) {
                            work.push(d);
                        }
                    }
                    let stores = |i: &Inst| i.written().is_some() || matches!(i, Inst::Call(_));
                    if func.blocks[x].insts.iter().any(|i| stores(&i.1))
                        && !std::mem::replace(&mut memory, true)
                    {
                        taint_memory(func, &mut tainted, &mut work);
                    }
                }
                for &p in stop.iter().flat_map(|s| &func.blocks[*s].params) {
                    if tainted.insert(p) {
                        work.push(p);
                    }
                }
            }
        }
        out.sort_unstable();
        out
    }
}

/// What is loaded and what calls return may be tainted too.
fn taint_memory(func: &Function, tainted: &mut EntitySet<Value>, work: &mut Vec<Value>) {
    for block in func.blocks.values() {
        for (value, inst) in &block.insts {
            if let (Some(v), Inst::Load(_) | Inst::Call(_)) = (value, inst) {
                if tainted.insert(*v) {
                    work.push(*v);
                }
            }
        }
    }
}

/// The blocks in which a value is an operand, each once.
fn users(func: &Function) -> SecondaryMap<Value, Vec<Block>> {
    let mut users: SecondaryMap<Value, Vec<Block>> = SecondaryMap::with_capacity(func.values.len());
    for (b, data) in func.blocks.iter() {
        let mut note = |v: Value| {
            if users[v].last() != Some(&b) {
                users[v].push(b);
            }
        };
        for (_, inst) in &data.insts {
            inst.for_each_operand(&mut note);
        }
        data.terminator.targets().flat_map(|t| &t.args).copied().for_each(&mut note);
        if let Some(c) = data.terminator.condition() {
            note(c);
        }
        if let Terminator::Return(Some(v)) = data.terminator {
            note(v);
        }
    }
    users
}
