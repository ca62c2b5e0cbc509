//! That no pointer leads to `errno`, which functions of C's math library set. It is assumed where an integer
//! that decides a count is read behind such a call and through a pointer that may lead anywhere: one that is
//! passed in, or found in memory.

use crate::analysis::{Cfg, Influence};
use crate::ir::{Block, FuncId, Function, Inst, Module, Terminator, Type, Value};
use crate::memory::{Base, Provenance, Untraced};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;

/// What a function has to do with `errno`.
#[derive(Clone, Default, Debug)]
struct Own {
    sets: bool,
    /// blocks whose counts reads behind its own calls may decide
    behind: Vec<Block>,
    /// reads of it may decide a count here or in a caller, if a callee or a caller sets it
    reads: bool,
}

/// What the functions of a module have to do with `errno`.
#[derive(Debug)]
pub(super) struct Errno {
    /// none where no function sets it
    own: SecondaryMap<FuncId, Own>,
    any: bool,
}

impl Errno {
    /// Linear in the module, but for the slices of what is read, and nothing where no function sets it.
    pub(super) fn new(module: &Module) -> Errno {
        let sets = |f: &Function| f.blocks.values().any(|b| b.insts.iter().any(|(_, i)| sets(i)));
        let any = module.functions.values().any(sets);
        let mut own: SecondaryMap<FuncId, Own> = SecondaryMap::new();
        for (id, func) in module.functions.iter().filter(|_| any) {
            own[id] = of_function(func);
        }
        Errno { own, any }
    }

    /// The blocks of the root whose counts, or those of what it calls, rest on it that no pointer leads to
    /// `errno`; `reached` are the functions that an execution reaches, the root first.
    pub(super) fn concerns(&self, module: &Module, reached: &[FuncId]) -> Vec<Block> {
        let Some(&root) = reached.first().filter(|_| self.any) else { return Vec::new() };
        let setting = reached.iter().filter(|&&f| self.own[f].sets).count();
        let reads = |f: FuncId| {
            let others = setting - usize::from(self.own[f].sets) > 0;
            self.own[f].reads && others || f != root && !self.own[f].behind.is_empty()
        };
        match reached.iter().any(|&f| reads(f)) {
            true => module.functions[root].layout.clone(),
            false => self.own[root].behind.clone(),
        }
    }
}

fn sets(inst: &Inst) -> bool {
    matches!(inst, Inst::Call(call) if call.effects.sets_errno)
}

fn of_function(func: &Function) -> Own {
    if func.unsupported.is_some() {
        return Own::default();
    }
    let cfg = Cfg::new(func);
    let provenance = Provenance::new(func, &cfg);
    let mut calls: Vec<Block> = Vec::new();
    // reads, and whether a call stands before them in their block
    let mut found: Vec<(Block, Option<Value>, bool)> = Vec::new();
    for &b in cfg.reverse_postorder() {
        let mut behind = false;
        for (value, inst) in &func.blocks[b].insts {
            if sets(inst) {
                calls.push(b);
                behind = true;
            }
            let address = match inst {
                // `errno` is an `int`
                Inst::Load(a) => *a,
                Inst::Copy(_, from, _) => *from,
                _ => continue,
            };
            let narrow = value.is_none_or(|v| match func.values[v].ty {
                Type::Int(width) => width <= 32,
                _ => false,
            });
            if narrow && leads_anywhere(&provenance, address) {
                found.push((b, *value, behind));
            }
        }
    }
    let mut influence = Influence::new(func, &cfg);
    let after: FxHashSet<Block> = influence.after_any(&calls).into_iter().collect();
    let mut decided = |reads: &[(Block, Option<Value>, bool)]| {
        if reads.iter().any(|r| r.1.is_none()) {
            return func.layout.clone();
        }
        let values: Vec<Value> = reads.iter().filter_map(|r| r.1).collect();
        influence.of_values(&values)
    };
    let later: Vec<_> = found.iter().copied().filter(|r| r.2 || after.contains(&r.0)).collect();
    let gives_back = |b: &Block| matches!(func.blocks[*b].terminator, Terminator::Return(Some(_)));
    let behind = decided(&later);
    let returns = func.layout.iter().any(gives_back);
    let reads = !found.is_empty() && (returns || !decided(&found).is_empty());
    Own { sets: !calls.is_empty(), behind, reads }
}

/// May the address be that of an object that this module does not name?
fn leads_anywhere(provenance: &Provenance, address: Value) -> bool {
    let bases = provenance.of(address);
    let outside = |b: &Base| matches!(b, Base::Param(_) | Base::Loaded(_));
    bases.untraced != Untraced::No || bases.known.iter().any(outside)
}
