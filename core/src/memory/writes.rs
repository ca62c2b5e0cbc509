//! Where a function writes memory, and what its callees may write.
//!
//! What a call of a function with a body may write is summed up once for each function: through which
//! parameters and as which types ([`AccessTypes`](crate::ir::AccessTypes)), with what it calls in turn (the
//! mod part of mod-ref analysis, a fixpoint over the call graph).

use super::{Base, Bases, Provenance, Untraced};
use crate::analysis::coming_back::ComingBack;
use crate::analysis::Cfg;
use crate::ir::{AccessType, Block, CallInfo, FuncId, Function, Inst, Module, Type, Value};
use crate::known;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::sync::Arc;

/// A place that writes memory.
#[derive(Clone, Debug)]
pub(crate) struct Write {
    pub(crate) block: Block,
    /// by place in the block
    pub(crate) inst: u32,
    pub(crate) target: Target,
    /// as which type, if that is said
    pub(crate) access: Option<AccessType>,
}

#[derive(Clone, Debug)]
pub(crate) enum Target {
    /// at an address, that many bytes where known
    At(Value, Option<u64>),
    /// through any of these pointers
    Through(Vec<Value>),
    /// somewhere in the global of that name
    Global(Arc<str>),
    /// wherever a callee gets to
    Anywhere,
}

/// What a function may write that its callers can see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Written {
    /// nothing but these
    Only(BTreeSet<Entry>),
    Anything,
}

/// How something is reached, and as which type it is written, if that is said.
pub(crate) type Entry = (Reach, Option<AccessType>);

/// How a function reaches what it writes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Reach {
    /// from the k-th parameter
    Param(u32),
    /// by the name of a global
    Global(Arc<str>),
    /// otherwise: it is one of many globals, or something whose address got out
    Elsewhere,
}

/// More entries than this are not listed.
const MOST: usize = 64;
/// More globals than this are not told apart.
const MOST_GLOBALS: usize = 16;

/// All places of a function that write memory. `callee` has what the function may write that a call runs, if
/// that is known.
pub(crate) fn writes<'w>(
    func: &Function,
    callee: impl Fn(&CallInfo) -> Option<&'w Written>,
) -> Vec<Write> {
    let mut out = Vec::new();
    for &block in &func.layout {
        let data = &func.blocks[block];
        for (k, (_, inst)) in data.insts.iter().enumerate() {
            let k = k as u32;
            let access = data.access.get(&k).copied();
            let mut add = |target, access| out.push(Write { block, inst: k, target, access });
            match inst {
                Inst::Store(a, _, size) => add(Target::At(*a, Some(u64::from(*size))), access),
                Inst::Clobber(..) | Inst::Fill(..) | Inst::Copy(..) => {
                    let Some((a, len)) = inst.written() else { continue };
                    let bytes = len.and_then(|len| match func.inst(len) {
                        Some(Inst::Const(n)) => Some(*n),
                        _ => None,
                    });
                    add(Target::At(a, bytes), access);
                }
                Inst::Call(c) => {
                    for (target, access) in written_by_call(c, callee(c)) {
                        add(target, access);
                    }
                }
                _ => {}
            }
        }
    }
    out
}

/// What an argument is based on, if a callee may write through it: a number that is based on nothing is no
/// address, and a null pointer is not written through.
pub(crate) fn written_through<'p>(
    func: &Function,
    provenance: &'p Provenance,
    argument: Value,
) -> Option<&'p Bases> {
    let bases = provenance.of(argument);
    let address = func.values[argument].ty == Type::Ptr || !bases.is_empty();
    (address && !is_null(func, argument)).then_some(bases)
}

/// Is it the null pointer?
pub(crate) fn is_null(func: &Function, v: Value) -> bool {
    match func.inst(v) {
        Some(Inst::Const(0)) => true,
        Some(Inst::IntToPtr(a)) => matches!(func.inst(*a), Some(Inst::Const(0))),
        _ => false,
    }
}

/// What a call may write, in the terms of its caller.
fn written_by_call(c: &CallInfo, body: Option<&Written>) -> Vec<(Target, Option<AccessType>)> {
    let known = known::of_call(c);
    if known.is_some_and(|k| !k.writes) || !c.effects.writes {
        return Vec::new();
    }
    let all = || match c.effects.argument_memory_only {
        true => Target::Through(c.args.clone()),
        false => Target::Anywhere,
    };
    let Some(Written::Only(entries)) = body else { return vec![(all(), None)] };
    let target = |reach: &Reach| match reach {
        Reach::Param(k) => match c.args.get(*k as usize) {
            Some(&arg) => Target::Through(vec![arg]),
            None => Target::Anywhere,
        },
        Reach::Global(name) => Target::Global(Arc::clone(name)),
        Reach::Elsewhere => all(),
    };
    entries.iter().map(|(reach, access)| (target(reach), *access)).collect()
}

/// What each function of a module may write before it comes back. `target` has the function whose body a call
/// runs. Linear in the module, but for recursion, in which the entries of a function grow step by step.
pub(crate) fn summaries(
    module: &Module,
    target: impl Fn(&CallInfo) -> Option<FuncId>,
) -> SecondaryMap<FuncId, Option<Written>> {
    let mut found: SecondaryMap<FuncId, Option<Written>> = SecondaryMap::new();
    let mut callers: FxHashMap<FuncId, Vec<FuncId>> = FxHashMap::default();
    for (id, func) in module.functions.iter() {
        for (_, inst) in func.blocks.values().flat_map(|b| &b.insts) {
            if let Inst::Call(call) = inst {
                callers.entry(target(call).unwrap_or(id)).or_default().push(id);
            }
        }
    }
    for ids in callers.values_mut() {
        ids.sort_unstable();
        ids.dedup();
    }
    let provenance: Vec<Provenance> =
        module.functions.values().map(|f| Provenance::new(f, &Cfg::new(f))).collect();
    let coming_back = ComingBack::new(module, &target);
    // all start at nothing, the least; callees before callers where the module has them so
    let mut work: Vec<FuncId> = module.functions.keys().rev().collect();
    let mut waiting: SecondaryMap<FuncId, bool> = SecondaryMap::with_default(true);
    while let Some(id) = work.pop() {
        waiting[id] = false;
        let func = &module.functions[id];
        let nothing = Written::Only(BTreeSet::new());
        let callee = |call: &CallInfo| {
            target(call).map(|f| match &found[f] {
                Some(written) => written,
                None => &nothing,
            })
        };
        let comes_back = |b: Block| coming_back.may(id, b);
        let new = written(func, &provenance[id.as_u32() as usize], comes_back, callee);
        if found[id].as_ref() == Some(&new) {
            continue;
        }
        found[id] = Some(new);
        for &caller in callers.get(&id).into_iter().flatten() {
            if !std::mem::replace(&mut waiting[caller], true) {
                work.push(caller);
            }
        }
    }
    found
}

fn written<'w>(
    func: &Function,
    provenance: &Provenance,
    comes_back: impl Fn(Block) -> bool,
    callee: impl Fn(&CallInfo) -> Option<&'w Written>,
) -> Written {
    if func.unsupported.is_some() {
        return Written::Anything;
    }
    let mut all = BTreeSet::new();
    for w in writes(func, callee).into_iter().filter(|w| comes_back(w.block)) {
        match &w.target {
            Target::At(a, _) => reach(func, provenance.of(*a), w.access, &mut all),
            Target::Through(pointers) => {
                for bases in pointers.iter().filter_map(|&p| written_through(func, provenance, p)) {
                    reach(func, bases, w.access, &mut all);
                }
            }
            Target::Global(name) => {
                all.insert((Reach::Global(Arc::clone(name)), w.access));
            }
            Target::Anywhere => drop(all.insert((Reach::Elsewhere, w.access))),
        }
        all = without_many_globals(all);
        if all.len() > MOST {
            return Written::Anything;
        }
    }
    Written::Only(all)
}

/// The same with one entry for globals where there are too many.
fn without_many_globals(all: BTreeSet<Entry>) -> BTreeSet<Entry> {
    let is_global = |e: &&Entry| matches!(e.0, Reach::Global(_));
    if all.iter().filter(is_global).count() <= MOST_GLOBALS {
        return all;
    }
    let merged = |(reach, access)| match reach {
        Reach::Global(_) => (Reach::Elsewhere, access),
        other => (other, access),
    };
    all.into_iter().map(merged).collect()
}

fn reach(func: &Function, bases: &Bases, access: Option<AccessType>, all: &mut BTreeSet<Entry>) {
    if bases.untraced != Untraced::No || bases.is_empty() {
        all.insert((Reach::Elsewhere, access));
    }
    for base in &bases.known {
        match base {
            Base::Param(k) => drop(all.insert((Reach::Param(*k), access))),
            // of this activation: no caller has them
            Base::Stack(_) | Base::Allocated(_) => {}
            Base::Global(address) => {
                let reach = match func.inst(*address) {
                    Some(Inst::GlobalAddr(name)) => Reach::Global(name.as_str().into()),
                    _ => Reach::Elsewhere,
                };
                all.insert((reach, access));
            }
            Base::Loaded(_) => drop(all.insert((Reach::Elsewhere, access))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_module;

    /// A function that stores to so many globals, and one that calls it.
    fn summed(globals: usize) -> [Written; 2] {
        let stores: String = (0..globals)
            .map(|k| format!("  %g{k} = globaladdr @g{k}\n  store %g{k}, %n, 4\n"))
            .collect();
        let text = format!(
            "func @outer(%n: i32) {{\nblock entry:\n  call @inner(%n)\n  return\n}}\n\
             func @inner(%n: i32) {{\nblock entry:\n{stores}  return\n}}\n"
        );
        let module = parse_module(&text).unwrap();
        let inner = module.by_name("inner");
        let found = summaries(&module, |_| inner);
        ["outer", "inner"].map(|f| found[module.by_name(f).unwrap()].clone().unwrap())
    }

    #[test]
    fn globals_are_told_apart_as_long_as_they_are_few() {
        for few in [0, 1, MOST_GLOBALS] {
            let names = |k: usize| (Reach::Global(format!("g{k}").into()), None);
            let expected = Written::Only((0..few).map(names).collect());
            assert_eq!(summed(few), [expected.clone(), expected]);
        }
        let expected = Written::Only(BTreeSet::from([(Reach::Elsewhere, None)]));
        assert_eq!(summed(MOST_GLOBALS + 1), [expected.clone(), expected]);
    }
}
