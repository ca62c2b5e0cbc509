//! What calls may write that the program reads, and that is assumed not to be so: `errno`, which functions of C's math
//! library set, where a pointer that is passed in or found in memory may lead to it; and what an allocator writes that
//! a program brings itself (C++: [new.delete]; Rust: `#[global_allocator]`), where new expressions and Rust's
//! collections call it and it is taken for the library's. It is assumed where what is read behind such a call decides
//! a count.

use crate::analysis::{Cfg, Influence};
use crate::assume::{AssumptionKind, NO_ERRNO, QUIET_ALLOCATORS};
use crate::ir::{Block, FuncId, Function, Inst, Module, Terminator, Type, Value};
use crate::known;
use crate::memory::{Base, Provenance, Untraced};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;

/// What calls write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Effect {
    Errno,
    /// what an allocator of the program's own keeps account of
    Allocators,
}

impl Effect {
    pub(super) const ALL: [Effect; 2] = [Effect::Errno, Effect::Allocators];

    /// The kind of assumption that no read sees it.
    pub(super) fn kind(self) -> AssumptionKind {
        match self {
            Effect::Errno => AssumptionKind::Disjoint,
            Effect::Allocators => AssumptionKind::Allocation,
        }
    }

    /// The assumption in words.
    pub(super) fn text(self) -> &'static str {
        match self {
            Effect::Errno => NO_ERRNO,
            Effect::Allocators => QUIET_ALLOCATORS,
        }
    }

    /// What it is for, in words.
    pub(super) fn calls(self) -> &'static str {
        match self {
            Effect::Errno => "the calls that set `errno`",
            Effect::Allocators => "the calls of allocators",
        }
    }

    /// Why there is no count where it is not assumed.
    pub(super) fn doubt(self) -> &'static str {
        match self {
            Effect::Errno => "whether a pointer leads to `errno`",
            Effect::Allocators => "whether an allocator writes what is read",
        }
    }

    /// Does a call write so?
    fn is_of(self, inst: &Inst) -> bool {
        let Inst::Call(call) = inst else { return false };
        match self {
            Effect::Errno => call.effects.sets_errno,
            Effect::Allocators => known::of_call(call).is_some_and(|k| k.may_be_the_programs()),
        }
    }

    /// May a read of so many bits (none: of bytes) from an address see it?
    fn is_seen(self, provenance: &Provenance, address: Value, bits: Option<Type>) -> bool {
        match self {
            // `errno` is an `int`
            Effect::Errno => {
                let narrow = bits.is_none_or(|ty| matches!(ty, Type::Int(width) if width <= 32));
                narrow && leads_anywhere(provenance, address)
            }
            Effect::Allocators => {
                let global = |b: &Base| matches!(b, Base::Global(_));
                leads_anywhere(provenance, address)
                    || provenance.of(address).known.iter().any(global)
            }
        }
    }
}

/// What a function has to do with an effect.
#[derive(Clone, Default, Debug)]
struct Own {
    sets: bool,
    /// blocks whose counts reads behind its own calls may decide
    behind: Vec<Block>,
    /// reads of it may decide a count here or in a caller, if a callee or a caller sets it
    reads: bool,
}

/// What the functions of a module have to do with an effect.
#[derive(Debug)]
pub(super) struct Written {
    effect: Effect,
    /// none where no function sets it
    own: SecondaryMap<FuncId, Own>,
    any: bool,
}

impl Written {
    /// Linear in the module, but for the slices of what is read, and nothing where no function sets it.
    pub(super) fn new(module: &Module, effect: Effect) -> Written {
        let sets =
            |f: &Function| f.blocks.values().any(|b| b.insts.iter().any(|(_, i)| effect.is_of(i)));
        let any = module.functions.values().any(sets);
        let mut own: SecondaryMap<FuncId, Own> = SecondaryMap::new();
        for (id, func) in module.functions.iter().filter(|_| any) {
            own[id] = of_function(func, effect);
        }
        Written { effect, own, any }
    }

    /// What is written.
    pub(super) fn effect(&self) -> Effect {
        self.effect
    }

    /// The blocks of the root whose counts, or those of what it calls, rest on it that no read sees what is written;
    /// `reached` are the functions that an execution reaches, the root first.
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

fn of_function(func: &Function, effect: Effect) -> Own {
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
            if effect.is_of(inst) {
                calls.push(b);
                behind = true;
            }
            let address = match inst {
                Inst::Load(a) => *a,
                Inst::Copy(_, from, _) => *from,
                _ => continue,
            };
            if effect.is_seen(&provenance, address, value.map(|v| func.values[v].ty)) {
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
