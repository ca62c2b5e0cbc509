//! Fields that functions store: bytes of objects that they reach from their parameters, or in another way.
//!
//! Who assumes that fields do not change leaves out what the program itself stores in them, also where a function
//! that it calls does, by its name or through a pointer. What each function stores, with what it calls in turn, is
//! summed up once (the mod part of mod-ref analysis, a fixpoint over the call graph). Code outside of the module, and
//! pointers that it keeps in globals, are what the assumption is about: they are none of this.

mod ways;

use super::{Base, Provenance};
use crate::analysis::addresses::may_run;
use crate::analysis::call_summaries::CallSummaries;
use crate::ir::{CallInfo, Callee, FuncId, Function, Inst, Module, Value};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::collections::BTreeSet;
use ways::Paths;
pub(crate) use ways::{Kept, Place, Way};

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
