//! Fields that functions store: bytes at constant paths from their pointer parameters.
//!
//! Who assumes that fields do not change leaves out what the program itself stores in them, also where a function
//! that it calls does. What each function stores, with what it calls in turn, is summed up once (the mod part of
//! mod-ref analysis, a fixpoint over the call graph). A store through a pointer that comes from elsewhere is
//! none of these.

use super::writes::{writes, Target};
use super::{load_symbols, Base, Provenance};
use crate::analysis::Cfg;
use crate::ir::{CallInfo, FuncId, Function, Inst, Module, Value, ValueDef};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// Bytes at a constant path from a parameter.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Field {
    pub(crate) param: u32,
    /// offsets of the pointers loaded on the way
    pub(crate) loads: Vec<i64>,
    /// the offset from there and how many bytes; none if it is anywhere in that object
    pub(crate) at: Option<(i64, u64)>,
}

/// Fields that a function stores.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Fields(pub(crate) BTreeSet<Field>);

/// More fields than this are not told apart within their objects.
const MOST: usize = 64;
/// Pointers loaded one behind the other: a function that walks a list by calling itself reaches ever more.
const LONGEST: usize = 4;
/// Displacements that an address is followed through.
const STEPS: usize = 64;

impl Fields {
    fn add(&mut self, field: Field) {
        let whole = Field { at: None, ..field.clone() };
        if field.loads.len() > LONGEST || self.0.contains(&whole) {
            return;
        }
        if field.at.is_none() {
            self.0.retain(|f| (f.param, &f.loads) != (field.param, &field.loads));
        }
        self.0.insert(field);
        if self.0.len() > MOST {
            self.0 =
                std::mem::take(&mut self.0).into_iter().map(|f| Field { at: None, ..f }).collect();
        }
    }
}

/// What a function's addresses are, as paths from its parameters.
struct Paths<'f> {
    func: &'f Function,
    provenance: Provenance,
    /// pointers loaded at a constant path
    loaded: FxHashMap<Value, (u32, Vec<i64>)>,
}

impl<'f> Paths<'f> {
    fn new(func: &'f Function) -> Paths<'f> {
        let param = |name: &str| func.params.iter().position(|p| p.name == name);
        let loaded = load_symbols(func).into_iter().filter(|s| !s.global).filter_map(|s| {
            let param = u32::try_from(param(&s.place.root)?).ok()?;
            Some((s.value, (param, s.place.offsets)))
        });
        let provenance = Provenance::new(func, &Cfg::new(func));
        Paths { func, provenance, loaded: loaded.collect() }
    }

    /// The object that a value is the address of, where it has a path.
    fn object(&self, v: Value) -> Option<(u32, Vec<i64>)> {
        match self.func.values[v].def {
            ValueDef::Param(_) => {
                let param = self.func.params.iter().position(|p| p.value == v)?;
                Some((u32::try_from(param).ok()?, Vec::new()))
            }
            _ => self.loaded.get(&v).cloned(),
        }
    }

    /// The objects that an address may lie in, and where, if that is known.
    fn of(&self, address: Value) -> Vec<(u32, Vec<i64>, Option<i64>)> {
        let (mut v, mut offset) = (address, Some(0i64));
        for _ in 0..STEPS {
            match self.func.inst(v) {
                Some(Inst::PtrAdd(_, base, by)) => {
                    offset = match (offset, self.func.inst(*by)) {
                        (Some(x), Some(Inst::Const(c))) => x.checked_add(*c as i64),
                        _ => None,
                    };
                    v = *base;
                }
                Some(Inst::Freeze(of)) => v = *of,
                _ => break,
            }
        }
        if let Some((param, loads)) = self.object(v) {
            return vec![(param, loads, offset)];
        }
        let known = self.provenance.of(address).known.iter();
        known
            .filter_map(|base| match base {
                Base::Param(k) => Some((*k, Vec::new(), None)),
                Base::Loaded(v) => self.loaded.get(v).map(|(k, loads)| (*k, loads.clone(), None)),
                _ => None,
            })
            .collect()
    }
}

/// The fields that each function of a module stores. `target` has the function whose body a call runs. Linear in the
/// module, but for recursion, in which the fields of a function grow step by step.
pub(crate) fn stored(
    module: &Module,
    target: impl Fn(&CallInfo) -> Option<FuncId>,
) -> SecondaryMap<FuncId, Fields> {
    let mut found: SecondaryMap<FuncId, Fields> = SecondaryMap::new();
    let mut callers: FxHashMap<FuncId, BTreeSet<FuncId>> = FxHashMap::default();
    let mut calls: FxHashMap<FuncId, Vec<(FuncId, &CallInfo)>> = FxHashMap::default();
    let mut paths: FxHashMap<FuncId, Paths<'_>> = FxHashMap::default();
    for (id, func) in module.functions.iter() {
        let of_function = Paths::new(func);
        for w in writes(func, |_| None) {
            if let Target::At(address, bytes) = w.target {
                for (param, loads, offset) in of_function.of(address) {
                    found[id].add(Field { param, loads, at: offset.zip(bytes) });
                }
            }
        }
        paths.insert(id, of_function);
        for (_, inst) in func.blocks.values().flat_map(|b| &b.insts) {
            let Inst::Call(call) = inst else { continue };
            if let Some(callee) = target(call) {
                callers.entry(callee).or_default().insert(id);
                calls.entry(id).or_default().push((callee, call));
            }
        }
    }
    let mut work: BTreeSet<FuncId> = calls.keys().copied().collect();
    // callees stand before their callers in most files
    while let Some(id) = work.pop_first() {
        let mut new = found[id].clone();
        for (callee, call) in calls.get(&id).into_iter().flatten() {
            let of_callee = if *callee == id { new.clone() } else { found[*callee].clone() };
            for field in &of_callee.0 {
                let Some(&argument) = call.args.get(field.param as usize) else { continue };
                for (param, mut loads, offset) in paths[&id].of(argument) {
                    let mut rest = field.loads.iter();
                    let at = match rest.next() {
                        None => offset
                            .zip(field.at)
                            .and_then(|(x, (y, n))| Some((x.checked_add(y)?, n))),
                        Some(first) => {
                            let Some(first) = offset.and_then(|x| x.checked_add(*first)) else {
                                continue;
                            };
                            loads.push(first);
                            loads.extend(rest);
                            field.at
                        }
                    };
                    new.add(Field { param, loads, at });
                }
            }
        }
        if new != found[id] {
            found[id] = new;
            work.extend(callers.get(&id).into_iter().flatten());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_module;

    #[test]
    fn stores_of_callees_are_those_of_callers() {
        let text = "func @outer(%a: ptr, %n: i32) {\nblock entry:\n  %eight = const i64 8\n  \
             %at = ptradd nsw %a, %eight\n  %q = load ptr %at\n  call @inner(%n, %q)\n  \
             call @inner(%n, %at)\n  return\n}\n\
             func @inner(%n: i32, %p: ptr) {\nblock entry:\n  %four = const i64 4\n  \
             %at = ptradd nsw %p, %four\n  store %at, %n, 4\n  %next = load ptr %p\n  \
             %wide = sext %n to i64\n  %some = ptradd nsw %next, %wide\n  store %some, %n, 4\n  return\n}\n";
        let module = parse_module(text).unwrap();
        let inner = module.by_name("inner");
        let found = stored(&module, |_| inner);
        let field = |param, loads: &[i64], at| Field { param, loads: loads.to_vec(), at };
        let of =
            |name: &str| found[module.by_name(name).unwrap()].0.iter().cloned().collect::<Vec<_>>();
        assert_eq!(of("inner"), [field(1, &[], Some((4, 4))), field(1, &[0], None)]);
        let expected = [
            field(0, &[], Some((12, 4))),
            field(0, &[8], None),
            field(0, &[8], Some((4, 4))),
            field(0, &[8, 0], None),
        ];
        for f in &expected {
            // what is anywhere in an object stands for its parts
            let whole = Field { at: None, ..f.clone() };
            assert!(of("outer").contains(f) || of("outer").contains(&whole), "{f:?}");
        }
    }

    #[test]
    fn a_walk_by_recursion_ends() {
        let text = "func @walk(%p: ptr, %n: i32) {\nblock entry:\n  store %p, %n, 4\n  %eight = const i64 8\n  \
             %at = ptradd nsw %p, %eight\n  %next = load ptr %at\n  call @walk(%next, %n)\n  return\n}\n";
        let module = parse_module(text).unwrap();
        let walk = module.by_name("walk");
        let found = stored(&module, |_| walk);
        assert_eq!(found[walk.unwrap()].0.len(), LONGEST + 1);
    }
}
