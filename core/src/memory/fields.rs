//! Fields that functions store: bytes of objects that they reach from their parameters, or in another way.
//!
//! Who assumes that fields do not change leaves out what the program itself stores in them, also where a function
//! that it calls does, by its name or through a pointer. What each function stores, with what it calls in turn, is
//! summed up once (the mod part of mod-ref analysis, a fixpoint over the call graph). Code outside of the module, and
//! pointers that it keeps in globals, are what the assumption is about: they are none of this.

use super::writes::{writes, Target};
use super::{load_symbols, Base, Provenance, Untraced};
use crate::analysis::addresses::may_run;
use crate::analysis::call_summaries::CallSummaries;
use crate::analysis::Cfg;
use crate::ir::{
    Allocation, CallInfo, Callee, FuncId, Function, Inst, Module, Terminator, Type, Value,
};
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// How a function reaches an object.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Way {
    /// from a parameter, through pointers loaded at these offsets
    Path(u32, Vec<i64>),
    /// from a parameter, through one or more loaded pointers
    Behind(u32),
    /// by a pointer that a call returned, or that was kept in memory of its own: it may point into the midst of an object
    Unknown,
}

/// Which pointers of its callers a function may keep in memory of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum Kept {
    Nothing,
    /// those that are in objects which it was given
    Behind,
    /// any that it was given
    #[default]
    Given,
}

/// Bytes of an object.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Field {
    pub(crate) way: Way,
    /// the offset in the object and how many bytes; none if they may be any of it
    pub(crate) at: Option<(i64, u64)>,
    /// what is stored may be a pointer
    pub(crate) pointer: bool,
}

/// Fields that a function stores.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Fields(pub(crate) BTreeSet<Field>);

/// More fields than this are not told apart within their objects.
const MOST: usize = 64;
/// Pointers loaded one behind the other: a function that walks a list by calling itself reaches ever more.
const LONGEST: usize = 4;
/// Bytes of a pointer.
const POINTER: u64 = 8;
/// Displacements that an address is followed through.
const STEPS: usize = 64;

impl Fields {
    /// May the pointer at that path from a parameter, or one on the way there, be another one later?
    fn replace(&self, param: u32, offsets: &[i64]) -> bool {
        let on_the_way = |f: &Field, k: usize| match &f.way {
            Way::Path(p, loads) => *p == param && loads[..] == offsets[..k],
            Way::Behind(p) => *p == param && k > 0,
            // what is stored through it may be any field, and is taken for it
            Way::Unknown => false,
        };
        let there = |f: &Field, x: i64| match f.at {
            Some((y, n)) => {
                let (x, y) = (i128::from(x), i128::from(y));
                y < x + i128::from(POINTER) && x < y + i128::from(n)
            }
            None => true,
        };
        self.0
            .iter()
            .filter(|f| f.pointer)
            .any(|f| offsets.iter().enumerate().any(|(k, &x)| on_the_way(f, k) && there(f, x)))
    }

    fn add(&mut self, field: Field) {
        let way = match field.way {
            Way::Path(param, loads) if loads.len() > LONGEST => Way::Behind(param),
            way => way,
        };
        let at = field.at.filter(|_| way != Way::Unknown);
        let field = Field { way, at, ..field };
        let same = |f: &Field| f.way == field.way && f.pointer == field.pointer;
        if self.0.contains(&Field { at: None, ..field.clone() }) {
            return;
        }
        if field.at.is_none() {
            self.0.retain(|f| !same(f));
        }
        self.0.insert(field);
        if self.0.len() > MOST {
            let coarse = |f: Field| {
                let way = match f.way {
                    Way::Path(param, loads) if !loads.is_empty() => Way::Behind(param),
                    way => way,
                };
                Field { way, at: None, ..f }
            };
            self.0 = std::mem::take(&mut self.0).into_iter().map(coarse).collect();
        }
    }
}

/// What a function's addresses are.
struct Paths<'f> {
    func: &'f Function,
    provenance: Provenance,
    keeps: Kept,
    /// pointers loaded at a constant path: from a parameter, or (none) from a global
    loaded: FxHashMap<Value, Option<(u32, Vec<i64>)>>,
    /// those of parameters where the pointer at a path may be replaced by another: it may be any
    replaced: FxHashSet<Value>,
}

impl<'f> Paths<'f> {
    fn new(func: &'f Function) -> Paths<'f> {
        let param = |name: &str| func.params.iter().position(|p| p.name == name);
        let loaded = load_symbols(func).into_iter().filter_map(|s| {
            if s.global {
                return Some((s.value, None));
            }
            let param = u32::try_from(param(&s.place.root)?).ok()?;
            Some((s.value, Some((param, s.place.offsets))))
        });
        let loaded = loaded.collect();
        let provenance = Provenance::new(func, &Cfg::new(func));
        let replaced = FxHashSet::default();
        let mut paths = Paths { func, provenance, keeps: Kept::Given, loaded, replaced };
        paths.keeps = paths.what_it_keeps();
        paths
    }

    /// The objects that an address may lie in, and where, if that is known. None are those of the function itself, and
    /// globals.
    fn of(&self, all: &StoredFields, address: Value, depth: usize) -> Vec<Place> {
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
        let at = |base: Value| offset.filter(|_| base == v);
        let bases = self.provenance.of(address);
        let mut found = Vec::new();
        for base in &bases.known {
            match *base {
                Base::Param(k) => {
                    let param = self.func.params.get(k as usize).map(|p| p.value);
                    found.push((Way::Path(k, Vec::new()), param.and_then(at)));
                }
                Base::Loaded(pointer) => {
                    let sum = |(x, y): (i64, i64)| x.checked_add(y);
                    let behind = self.behind(all, pointer, depth).into_iter();
                    found.extend(behind.map(|(way, x)| (way, x.zip(at(pointer)).and_then(sum))));
                }
                Base::Stack(_) | Base::Allocated(_) | Base::Global(_) => {}
            }
        }
        if bases.is_open() {
            found.push((Way::Unknown, None));
        }
        found
    }

    /// Where a loaded pointer, or the result of a call, leads to; nowhere if it is where a global leads to.
    fn behind(&self, all: &StoredFields, pointer: Value, depth: usize) -> Vec<Place> {
        if self.replaced.contains(&pointer) {
            return vec![(Way::Unknown, None)];
        }
        match self.loaded.get(&pointer) {
            Some(Some((param, offsets))) => {
                return vec![(Way::Path(*param, offsets.clone()), Some(0))]
            }
            Some(None) => return Vec::new(),
            None => {}
        }
        let address = match self.func.inst(pointer) {
            Some(Inst::Load(address)) if depth > 0 => *address,
            Some(Inst::Call(call)) if depth > 0 => {
                let Some(ways) = all.returned(call) else { return vec![(Way::Unknown, None)] };
                let sum = |(x, y): (i64, i64)| x.checked_add(y);
                let mut found = Vec::new();
                for (way, at) in ways {
                    let resolved = self.resolved(all, call, way, depth - 1).into_iter();
                    found.extend(resolved.map(|(way, x)| (way, x.zip(*at).and_then(sum))));
                }
                return found;
            }
            _ => return vec![(Way::Unknown, None)],
        };
        let mut found = if self.is_of_its_own(address) { self.kept() } else { Vec::new() };
        let outer = self.of(all, address, depth - 1).into_iter();
        let behind = |way| match way {
            Way::Path(k, _) | Way::Behind(k) => (Way::Behind(k), Some(0)),
            Way::Unknown => (Way::Unknown, None),
        };
        found.extend(outer.map(|(way, _)| behind(way)));
        found
    }

    /// Is an address that of memory of its own?
    fn is_of_its_own(&self, address: Value) -> bool {
        let own = |b: &Base| matches!(b, Base::Stack(_) | Base::Allocated(_));
        self.provenance.of(address).known.iter().any(own)
    }

    /// What pointers memory of its own may hold: ones that it was given, where it stores one, or hands both to the same
    /// callee; or what is behind them, where it copies their objects.
    fn what_it_keeps(&self) -> Kept {
        let insts = || self.func.blocks.values().flat_map(|b| &b.insts).map(|(_, inst)| inst);
        let gets_out = |inst: &Inst| match inst {
            Inst::Store(_, value, _) => self.is_of_its_own(*value),
            Inst::Call(call) => call.args.iter().any(|&a| self.is_of_its_own(a)),
            _ => false,
        };
        // memory of its own is also what a pointer leads to that was loaded, once its address is in memory
        let reached_by_others = insts().any(gets_out);
        let may_be_own = |address: Value| {
            let bases = self.provenance.of(address);
            let is_loaded = |b: &Base| matches!(b, Base::Loaded(_));
            let by_others = bases.is_open() || bases.known.iter().any(is_loaded);
            let is_pointer = self.func.values[address].ty == Type::Ptr;
            self.is_of_its_own(address) || is_pointer && reached_by_others && by_others
        };
        let kept = insts().map(|inst| match inst {
            Inst::Store(a, value, _) if may_be_own(*a) => self.kept_of(*value),
            // an exchange, for one
            Inst::Clobber(a, _) if may_be_own(*a) => Kept::Given,
            Inst::Copy(a, source, _) if may_be_own(*a) && self.leads_out(*source) => {
                match self.provenance.of(*source).is_open() {
                    true => Kept::Given,
                    false => Kept::Behind,
                }
            }
            Inst::Call(c) if c.effects.allocation != Allocation::Release => {
                let own = c.args.iter().any(|&v| may_be_own(v));
                match own && c.args.iter().any(|&v| self.leads_out(v)) {
                    true => Kept::Given,
                    false => Kept::Nothing,
                }
            }
            _ => Kept::Nothing,
        });
        kept.max().unwrap_or(Kept::Nothing)
    }

    /// May it be a pointer to what is not the function's own, or a number that holds one?
    fn leads_out(&self, v: Value) -> bool {
        let bases = self.provenance.of(v);
        let given = |b: &Base| matches!(b, Base::Param(_) | Base::Loaded(_));
        let traced = || bases.untraced == Untraced::Anything || bases.known.iter().any(given);
        match self.func.values[v].ty {
            Type::Ptr => !is_null(self.func, v) && (bases.is_open() || traced()),
            _ => traced(),
        }
    }

    /// What memory of its own keeps that a value is stored in.
    fn kept_of(&self, value: Value) -> Kept {
        if self.leads_out(value) {
            return Kept::Given;
        }
        // as a structure is copied that holds a pointer
        match (self.func.values[value].ty, self.func.inst(value)) {
            (Type::Int(64), Some(Inst::Load(a))) if self.provenance.of(*a).is_open() => Kept::Given,
            (Type::Int(64), Some(Inst::Load(a))) if !self.is_only_own(*a) => Kept::Behind,
            _ => Kept::Nothing,
        }
    }

    /// Is an address that of memory of its own, and no other?
    fn is_only_own(&self, address: Value) -> bool {
        let bases = self.provenance.of(address);
        let own = |b: &Base| matches!(b, Base::Stack(_) | Base::Allocated(_));
        !bases.is_open() && bases.known.iter().all(own)
    }

    /// Where pointers lead that are loaded from memory of its own.
    fn kept(&self) -> Vec<Place> {
        match self.keeps {
            Kept::Nothing => Vec::new(),
            Kept::Behind => {
                let params = self.func.params.iter().enumerate();
                let pointers = params.filter(|(_, p)| p.ty == Type::Ptr);
                pointers.map(|(k, _)| (Way::Behind(k as u32), Some(0))).collect()
            }
            Kept::Given => vec![(Way::Unknown, None)],
        }
    }

    /// What a callee reaches that way, as this function does.
    fn resolved(&self, all: &StoredFields, call: &CallInfo, way: &Way, depth: usize) -> Vec<Place> {
        let (param, loads) = match way {
            Way::Unknown => return vec![(Way::Unknown, None)],
            Way::Behind(k) => (*k, None),
            Way::Path(k, loads) => (*k, Some(loads.as_slice())),
        };
        let Some(&argument) = call.args.get(param as usize) else {
            return vec![(Way::Unknown, None)];
        };
        let places = self.of(all, argument, depth);
        if loads == Some(&[]) {
            return places;
        }
        let mut found = if self.is_of_its_own(argument) { self.kept() } else { Vec::new() };
        for (outer, offset) in places {
            let first = loads.and_then(|loads| offset?.checked_add(*loads.first()?));
            let inner = match (outer, loads, first) {
                (Way::Path(k, mut path), Some([_, rest @ ..]), Some(first)) => {
                    path.push(first);
                    path.extend(rest);
                    Way::Path(k, path)
                }
                (Way::Path(k, _) | Way::Behind(k), ..) => Way::Behind(k),
                (Way::Unknown, ..) => Way::Unknown,
            };
            found.push((inner, Some(0)));
        }
        found
    }

    /// The bytes that the function itself stores.
    fn stores(&self, all: &StoredFields) -> Vec<Field> {
        let mut found = Vec::new();
        for w in writes(self.func, |_| None) {
            let Target::At(address, bytes) = w.target else { continue };
            let pointer = match &self.func.blocks[w.block].insts[w.inst as usize].1 {
                // memory of its own leads nowhere else, unless it keeps pointers
                Inst::Store(_, v, _) => {
                    let own = self.is_of_its_own(*v) && self.keeps != Kept::Nothing;
                    own || self.kept_of(*v) != Kept::Nothing
                }
                Inst::Fill(..) => false,
                _ => bytes.is_none_or(|n| n >= POINTER),
            };
            let places = self.of(all, address, LONGEST).into_iter();
            found.extend(places.map(|(way, x)| Field { way, at: x.zip(bytes), pointer }));
        }
        found
    }

    /// Takes no path for known on which one of these fields is another pointer; was there one?
    fn distrust(&mut self, stored: &Fields) -> bool {
        let before = self.replaced.len();
        for (v, path) in &self.loaded {
            if path.as_ref().is_some_and(|(param, offsets)| stored.replace(*param, offsets)) {
                self.replaced.insert(*v);
            }
        }
        self.replaced.len() > before
    }

    /// What the function returns.
    fn results(&self, all: &StoredFields) -> Vec<Place> {
        let blocks = self.func.layout.iter().map(|&b| &self.func.blocks[b]);
        let values = blocks.filter_map(|b| match b.terminator {
            Terminator::Return(v) => v,
            _ => None,
        });
        values.flat_map(|v| self.of(all, v, LONGEST)).collect()
    }
}

fn is_null(func: &Function, v: Value) -> bool {
    match func.inst(v) {
        Some(Inst::Const(0)) => true,
        Some(Inst::IntToPtr(a)) => matches!(func.inst(*a), Some(Inst::Const(0))),
        _ => false,
    }
}

/// Functions of the module that code outside of it is given the address of by a call, and may run.
fn handed_over<'c>(
    func: &'c Function,
    provenance: &'c Provenance,
    call: &'c CallInfo,
) -> impl Iterator<Item = &'c str> {
    let bases = call.args.iter().flat_map(|&a| &provenance.of(a).known);
    bases.filter_map(|b| match *b {
        Base::Global(v) => match func.inst(v) {
            Some(Inst::GlobalAddr(name)) => Some(&**name),
            _ => None,
        },
        _ => None,
    })
}

/// How an object is reached, and the offset in it, if that is known.
pub(crate) type Place = (Way, Option<i64>);

/// The fields that each function of a module stores.
#[derive(Debug)]
pub(crate) struct StoredFields {
    of: SecondaryMap<FuncId, Fields>,
    /// which pointers functions may keep in memory of their own
    keeps: SecondaryMap<FuncId, Kept>,
    /// where pointers lead that functions return, but for what others return to them
    results: SecondaryMap<FuncId, Vec<Place>>,
    names: FxHashMap<String, FuncId>,
    pointer_targets: Vec<FuncId>,
}

impl StoredFields {
    /// Linear in the module, but for recursion, in which the fields of a function grow step by step.
    pub(crate) fn new(module: &Module) -> StoredFields {
        let summaries = CallSummaries::new(module);
        let names = summaries.names.iter().map(|(name, id)| ((*name).to_owned(), *id)).collect();
        let pointer_targets = summaries.pointer_targets.clone();
        let (of, keeps, results) = (SecondaryMap::new(), SecondaryMap::new(), SecondaryMap::new());
        let mut all = StoredFields { of, keeps, results, names, pointer_targets };
        let mut paths: FxHashMap<FuncId, Paths<'_>> = FxHashMap::default();
        for (id, func) in module.functions.iter() {
            let of_function = Paths::new(func);
            all.keeps[id] = of_function.keeps;
            paths.insert(id, of_function);
        }
        let calls = Calls::new(&all, module, &paths);
        // results that are not known yet are unknown
        let unknown = vec![(Way::Unknown, None)];
        module.functions.keys().for_each(|id| all.results[id].clone_from(&unknown));
        // nor are those of bodies that another definition may replace
        let mut definitive: Vec<FuncId> = summaries.definitive.values().copied().collect();
        definitive.sort_unstable();
        // what is stored is found by paths that are known, and says which of these are not
        for _ in 0..2 {
            for &id in &definitive {
                all.results[id] = paths[&id].results(&all);
            }
            for id in module.functions.keys() {
                let stores = paths[&id].stores(&all);
                stores.into_iter().for_each(|field| all.of[id].add(field));
            }
            all.complete(&calls, &paths);
            let distrusted =
                paths.iter_mut().filter_map(|(id, p)| p.distrust(&all.of[*id]).then_some(()));
            if distrusted.count() == 0 {
                break;
            }
        }
        all
    }

    /// Adds what callees store.
    fn complete(&mut self, calls: &Calls<'_>, paths: &FxHashMap<FuncId, Paths<'_>>) {
        let mut work: BTreeSet<FuncId> = calls.of.keys().copied().collect();
        // callees stand before their callers in most files
        while let Some(id) = work.pop_first() {
            let mut new = self.of[id].clone();
            for (callee, call) in calls.of.get(&id).into_iter().flatten() {
                let of_callee = match *callee == id {
                    true => Cow::Owned(new.clone()),
                    false => Cow::Borrowed(&self.of[*callee]),
                };
                for field in &of_callee.0 {
                    let places = match call {
                        Some(call) => paths[&id].resolved(self, call, &field.way, LONGEST),
                        None => vec![(Way::Unknown, None)],
                    };
                    for (way, offset) in places {
                        let sum = |(x, (y, n)): (i64, (i64, u64))| Some((x.checked_add(y)?, n));
                        let at = offset.zip(field.at).and_then(sum);
                        new.add(Field { way, at, ..*field });
                    }
                }
            }
            if new != self.of[id] {
                self.of[id] = new;
                work.extend(calls.callers.get(&id).into_iter().flatten());
            }
        }
    }

    /// May a pointer that a function finds at that path from a parameter be another one later?
    pub(crate) fn replaces(&self, function: &Function, param: u32, offsets: &[i64]) -> bool {
        let of = self.names.get(&function.name).map(|id| &self.of[*id]);
        of.is_none_or(|of| of.replace(param, offsets))
    }

    /// Which pointers may a function keep in memory of its own?
    pub(crate) fn keeps(&self, function: &Function) -> Kept {
        self.names.get(&function.name).map_or(Kept::Given, |id| self.keeps[*id])
    }

    /// Where the pointer leads that a call returns, in terms of what it runs, if its name says what that is.
    pub(crate) fn returned(&self, call: &CallInfo) -> Option<&[Place]> {
        match &call.callee {
            Callee::Direct(name) => self.names.get(name).map(|id| self.results[*id].as_slice()),
            Callee::Global(_) | Callee::Indirect(_) => None,
        }
    }

    /// The functions of the module that a call may run, and whether with its arguments: code outside of it may run
    /// those that the call hands it the addresses of, with any.
    fn targets(
        &self,
        module: &Module,
        (caller, provenance): (&Function, &Provenance),
        value: Option<Value>,
        call: &CallInfo,
    ) -> Vec<(FuncId, bool)> {
        match &call.callee {
            Callee::Direct(name) => match self.names.get(name) {
                Some(&id) => vec![(id, true)],
                None => handed_over(caller, provenance, call)
                    .filter_map(|name| Some((*self.names.get(name)?, false)))
                    .collect(),
            },
            Callee::Global(_) | Callee::Indirect(_) => {
                let runs = |id: &&FuncId| may_run(caller, value, call, &module.functions[**id]);
                let found = self.pointer_targets.iter().filter(runs);
                found.map(|&id| (id, true)).collect()
            }
        }
    }

    /// The fields that a call may store, in terms of what it runs.
    pub(crate) fn of_call<'s>(
        &'s self,
        module: &Module,
        caller: (&Function, &Provenance),
        value: Option<Value>,
        call: &CallInfo,
    ) -> impl Iterator<Item = &'s Field> + 's {
        static ANY: Field = Field { way: Way::Unknown, at: None, pointer: true };
        self.targets(module, caller, value, call).into_iter().flat_map(move |(id, by_call)| {
            let any = std::iter::once(&ANY).filter(move |_| !by_call && !self.of[id].0.is_empty());
            self.of[id].0.iter().filter(move |_| by_call).chain(any)
        })
    }
}

/// Calls that run functions of the module.
struct Calls<'m> {
    /// by caller; the call where the callee gets its arguments
    of: FxHashMap<FuncId, Vec<(FuncId, Option<&'m CallInfo>)>>,
    callers: FxHashMap<FuncId, BTreeSet<FuncId>>,
}

impl<'m> Calls<'m> {
    fn new(
        all: &StoredFields,
        module: &'m Module,
        paths: &FxHashMap<FuncId, Paths<'_>>,
    ) -> Calls<'m> {
        let mut calls = Calls { of: FxHashMap::default(), callers: FxHashMap::default() };
        for (id, func) in module.functions.iter() {
            for (value, inst) in func.blocks.values().flat_map(|b| &b.insts) {
                let Inst::Call(call) = inst else { continue };
                let caller = (func, &paths[&id].provenance);
                for (callee, by_call) in all.targets(module, caller, *value, call) {
                    calls.callers.entry(callee).or_default().insert(id);
                    calls.of.entry(id).or_default().push((callee, by_call.then_some(call)));
                }
            }
        }
        calls
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_module;

    fn fields(text: &str, name: &str) -> Vec<Field> {
        let module = parse_module(text).unwrap();
        let found = StoredFields::new(&module);
        found.of[module.by_name(name).unwrap()].0.iter().cloned().collect()
    }

    #[test]
    fn stores_of_callees_are_those_of_callers() {
        let text = "func @outer(%a: ptr, %n: i32) {\nblock entry:\n  %eight = const i64 8\n  \
             %at = ptradd nsw %a, %eight\n  %q = load ptr %at\n  call @inner(%n, %q)\n  return\n}\n\
             func @inner(%n: i32, %p: ptr) {\nblock entry:\n  %four = const i64 4\n  \
             %at = ptradd nsw %p, %four\n  store %at, %n, 4\n  %next = load ptr %p\n  \
             %wide = sext %n to i64\n  %some = ptradd nsw %next, %wide\n  store %some, %n, 4\n  return\n}\n";
        let field = |param, loads: &[i64], at| Field {
            way: Way::Path(param, loads.to_vec()),
            at,
            pointer: false,
        };
        assert_eq!(fields(text, "inner"), [field(1, &[], Some((4, 4))), field(1, &[0], None)]);
        assert_eq!(fields(text, "outer"), [field(0, &[8], Some((4, 4))), field(0, &[8, 0], None)]);
    }

    #[test]
    fn pointers_from_elsewhere_lead_to_objects_that_are_not_known() {
        // through what a call returns, through local memory, through a pointer to the function
        let text = "func @given(%a: ptr, %n: i32) {\nblock entry:\n  %p = call ptr @same(%a)\n  store %p, %n, 4\n  \
             return\n}\n\
             func @same(%a: ptr) -> ptr {\nblock entry:\n  return %a\n}\n\
             func @kept(%a: ptr, %n: i32) {\nblock entry:\n  %eight = const i64 8\n  %s = alloca %eight\n  \
             store %s, %a, 8\n  call @inner(%s, %n)\n  return\n}\n\
             func @inner(%s: ptr, %n: i32) {\nblock entry:\n  %p = load ptr %s\n  store %p, %n, 4\n  return\n}\n\
             func @pointed(%f: ptr, %a: ptr, %n: i32) {\nblock entry:\n  call %f(%a, %n)\n  return\n}\n\
             func @taker(%x: ptr) {\nblock entry:\n  %g = globaladdr @inner\n  store %x, %g, 8\n  return\n}\n";
        let given = Field { way: Way::Path(0, Vec::new()), at: Some((0, 4)), pointer: false };
        assert_eq!(fields(text, "given"), [given]);
        assert_eq!(fields(text, "kept"), [Field { way: Way::Unknown, at: None, pointer: false }]);
        // another definition may return another pointer
        let replaced = text.replace("-> ptr {", "-> ptr interposable {");
        assert_eq!(
            fields(&replaced, "given"),
            [Field { way: Way::Unknown, at: None, pointer: false }]
        );
        let inner = Field { way: Way::Path(1, vec![0]), at: Some((0, 4)), pointer: false };
        assert_eq!(fields(text, "pointed"), [inner]);
    }

    #[test]
    fn a_walk_by_recursion_ends() {
        let text = "func @walk(%p: ptr, %n: i32) {\nblock entry:\n  store %p, %n, 4\n  %eight = const i64 8\n  \
             %at = ptradd nsw %p, %eight\n  %next = load ptr %at\n  call @walk(%next, %n)\n  return\n}\n";
        // as many paths as are kept, and whatever is behind them
        assert_eq!(fields(text, "walk").len(), LONGEST + 2);
    }
}
