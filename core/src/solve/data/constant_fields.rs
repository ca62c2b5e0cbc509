//! Fields that are assumed not to change (`fields-constant`): integers reached from parameters over constant offsets,
//! which no store changes but those through the same path.
//!
//! What the program itself stores there is left out of the assumption: a store from the same pointer on, or through a
//! pointer of which nothing is known, and a call of functions of the module that do so
//! ([`fields`](crate::memory::fields)). Paths from other parameters and from globals lead elsewhere, as is assumed.

use crate::assume::AssumptionKind;
use crate::ir::{CallInfo, Callee, Inst, Type, Value};
use crate::known;
use crate::memory::fields::{Field, Kept, Way};
use crate::memory::writes::{Target, Write};
use crate::memory::{Base, Bases, MemoryPath};
use crate::solve::context::notes::assumes_kind;
use crate::solve::context::SolveContext;
use crate::solve::data::loads::{overlap, place_of, relation, start, Place, Relation};

/// Is what `v` loads reached from a parameter, and assumed not to be what is written?
pub(super) fn is_constant_field(
    cx: &mut SolveContext<'_>,
    v: Option<Value>,
    read: &Place,
    w: &Write,
) -> bool {
    let Some(v) = v.filter(|_| assumes_kind(cx, AssumptionKind::FieldsConstant)) else {
        return false;
    };
    let root = cx.objects().load_names.get(&v).and_then(|path| path.split('[').next());
    let Some(root) = root.map(str::to_owned) else { return false };
    if !cx.program().func.params.iter().any(|p| p.name == root) {
        return false;
    }
    let read = FieldRead { place: read, root: &root };
    match &w.target {
        Target::At(a, size) => !read.may_be_stored(cx, *a, size.map(|n| (0, n))),
        _ => !read.may_be_stored_by_call(cx, w),
    }
}

/// Calls one behind the other that pointers are followed through.
const DEEPEST: usize = 4;

/// Where a pointer leads, as to the object that is read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Behind {
    /// to another, as is assumed
    Elsewhere,
    /// maybe to it, by a path from the same parameter
    Reached,
    /// maybe to any part of it
    Anywhere,
}

/// A field that is read, by a path from a parameter.
struct FieldRead<'r> {
    place: &'r Place,
    /// the parameter
    root: &'r str,
}

impl FieldRead<'_> {
    /// May it be those bytes of an object that is not known?
    fn may_be_at(&self, at: Option<(i64, u64)>) -> bool {
        let (offset, bytes) = at.map_or((None, 0), |(x, n)| (Some(x), n));
        overlap(self.place, &Place { bases: Bases::default(), offset, bytes })
    }

    /// May it be what is stored there: through the same path, from the same pointer on, or through a pointer of which
    /// nothing is known, which may point into the midst of an object? Another path leads elsewhere, as is assumed.
    fn may_be_stored(
        &self,
        cx: &mut SolveContext<'_>,
        address: Value,
        at: Option<(i64, u64)>,
    ) -> bool {
        let mut written = place_of(cx, address, at.map_or(0, |x| x.1));
        written.offset = at.zip(written.offset).and_then(|((x, _), y)| x.checked_add(y));
        if written.bases.is_open() {
            return true;
        }
        let overlaps = overlap(self.place, &written);
        written.bases.known.iter().any(|&b| {
            let same = self
                .place
                .bases
                .known
                .iter()
                .any(|&a| matches!(relation(cx, a, b), Relation::Same));
            let behind = match b {
                Base::Loaded(pointer) => self.behind(cx, pointer, DEEPEST),
                _ => Behind::Elsewhere,
            };
            match behind {
                Behind::Anywhere => true,
                Behind::Reached => overlaps,
                Behind::Elsewhere => same && overlaps,
            }
        })
    }

    /// Where a pointer leads that is loaded, or that a call returns.
    fn behind(&self, cx: &SolveContext<'_>, pointer: Value, depth: usize) -> Behind {
        if let Some(path) = cx.objects().load_names.get(&pointer) {
            return match MemoryPath::parse(path)
                .is_some_and(|p| is_replaced(cx, &p.root, &p.offsets))
            {
                true => Behind::Anywhere,
                false => Behind::Elsewhere,
            };
        }
        let program = cx.program();
        match program.func.inst(pointer) {
            Some(Inst::Load(address)) => self.reached(cx, *address),
            Some(Inst::Call(call)) => {
                let ways = program.callees.fields(program.module).returned(call);
                let ways = ways
                    .filter(|_| depth > 0)
                    .map(|ways| ways.iter().map(|(way, _)| self.along(cx, call, way, depth - 1)));
                ways.map_or(Behind::Anywhere, |ways| ways.max().unwrap_or(Behind::Elsewhere))
            }
            _ => Behind::Anywhere,
        }
    }

    /// Where a callee gets that way: it may be to the midst of an object.
    fn along(&self, cx: &SolveContext<'_>, call: &CallInfo, way: &Way, depth: usize) -> Behind {
        let (param, loads) = match way {
            Way::Unknown => return Behind::Anywhere,
            Way::Behind(k) => (*k, None),
            Way::Path(k, loads) => (*k, Some(loads.as_slice())),
        };
        let Some(&argument) = call.args.get(param as usize) else { return Behind::Anywhere };
        if loads == Some(&[]) {
            let bases = cx.objects().provenance.of(argument);
            let unknown = bases.is_open();
            let leads_there = |&base: &Base| match base {
                _ if self.place.bases.known.contains(&base) => true,
                Base::Loaded(v) => match cx.objects().load_names.get(&v) {
                    Some(path) if self.is_named(cx, path) => true,
                    Some(_) | None => self.behind(cx, v, depth) != Behind::Elsewhere,
                },
                _ => false,
            };
            return match unknown || bases.known.iter().any(leads_there) {
                true => Behind::Anywhere,
                false => Behind::Elsewhere,
            };
        }
        match loads.and_then(|loads| path_behind(cx, argument, loads)) {
            Some(p) if self.is_behind(cx, &p) || is_replaced(cx, &p.0, &p.1) => Behind::Anywhere,
            Some(_) => Behind::Elsewhere,
            None => match self.reached(cx, argument) {
                Behind::Elsewhere => Behind::Elsewhere,
                _ => Behind::Anywhere,
            },
        }
    }

    /// Is its object what the pointer at that path leads to?
    fn is_named(&self, cx: &SolveContext<'_>, path: &str) -> bool {
        let loaded = |base: &Base| match base {
            Base::Loaded(v) => cx.objects().load_names.get(v).is_some_and(|p| p == path),
            _ => false,
        };
        self.place.bases.known.iter().any(loaded)
    }

    /// Where pointers lead that are loaded from what an address points to.
    fn reached(&self, cx: &SolveContext<'_>, address: Value) -> Behind {
        let bases = cx.objects().provenance.of(address);
        if bases.is_open() {
            return Behind::Anywhere;
        }
        let program = cx.program();
        let keeps = program.callees.fields(program.module).keeps(program.func);
        // what a parameter itself leads to is no path through a pointer in memory
        let is_loaded = |b: &Base| matches!(b, Base::Loaded(_));
        let deeper = self.place.bases.known.iter().any(is_loaded);
        let of_root = |same: bool| match same && deeper {
            true => Behind::Reached,
            false => Behind::Elsewhere,
        };
        let from = |base: &Base| match *base {
            Base::Param(k) => of_root(cx.program().func.params[k as usize].name == self.root),
            Base::Loaded(v) => match cx.objects().load_names.get(&v) {
                Some(path) => of_root(path.split('[').next() == Some(self.root)),
                None => Behind::Anywhere,
            },
            Base::Stack(_) | Base::Allocated(_) => match keeps {
                Kept::Given => Behind::Anywhere,
                Kept::Behind => of_root(true),
                Kept::Nothing => Behind::Elsewhere,
            },
            Base::Global(_) => Behind::Elsewhere,
        };
        bases.known.iter().map(from).max().unwrap_or(Behind::Anywhere)
    }

    /// May a function of the module store it, which the write, a call, runs?
    fn may_be_stored_by_call(&self, cx: &mut SolveContext<'_>, w: &Write) -> bool {
        let program = cx.program();
        let insts = &program.func.blocks[w.block].insts;
        let Some((value, Inst::Call(call))) = insts.get(w.inst as usize) else { return false };
        if self.is_handed_over(cx, call) {
            return true;
        }
        let fields = program.callees.fields(program.module);
        let provenance = &cx.objects().provenance;
        let stored: Vec<Field> = fields
            .of_call(program.module, (program.func, provenance), *value, call)
            .cloned()
            .collect();
        stored.into_iter().any(|field| {
            let (param, loads) = match &field.way {
                Way::Unknown => return true,
                Way::Behind(k) => (*k, None),
                Way::Path(k, loads) => (*k, Some(loads.as_slice())),
            };
            let Some(&argument) = call.args.get(param as usize) else { return true };
            if loads == Some(&[]) {
                return self.may_be_stored(cx, argument, field.at);
            }
            let pointer = loads.and_then(|loads| path_behind(cx, argument, loads));
            match pointer {
                Some(p) if is_replaced(cx, &p.0, &p.1) => true,
                Some(p) => self.is_behind(cx, &p) && self.may_be_at(field.at),
                None => match self.reached(cx, argument) {
                    Behind::Anywhere => true,
                    Behind::Reached => self.may_be_at(field.at),
                    Behind::Elsewhere => false,
                },
            }
        })
    }

    /// Does a library function get its object to write to, or other code outside of the module the address of the field
    /// itself? What such code does with an object as a whole is what the assumption is about.
    fn is_handed_over(&self, cx: &mut SolveContext<'_>, call: &CallInfo) -> bool {
        let program = cx.program();
        let outside = match &call.callee {
            Callee::Direct(name) => program.module.by_name(name).is_none(),
            Callee::Global(_) | Callee::Indirect(_) => false,
        };
        let pointer = |v: &Value| program.func.values[*v].ty == Type::Ptr;
        outside
            && call.args.iter().copied().filter(pointer).any(|argument| {
                let given = place_of(cx, argument, 0);
                let pairs = given
                    .bases
                    .known
                    .iter()
                    .flat_map(|&b| self.place.bases.known.iter().map(move |&a| (a, b)));
                let same =
                    pairs.into_iter().any(|(a, b)| matches!(relation(cx, a, b), Relation::Same));
                let writes = known::of_call(call).is_some_and(|k| k.writes);
                let within = given.offset.is_some_and(|x| x > 0 && Some(x) == self.place.offset);
                same && (writes || within)
            })
    }

    /// Is that the pointer to its object?
    fn is_behind(&self, cx: &SolveContext<'_>, pointer: &(String, Vec<i64>)) -> bool {
        self.place.bases.known.iter().any(|base| {
            let Base::Loaded(v) = base else { return false };
            let path = cx.objects().load_names.get(v).and_then(|p| MemoryPath::parse(p));
            path.is_some_and(|p| p.root == pointer.0 && p.offsets == pointer.1)
        })
    }
}

/// May the pointer at that path be another one later in the function? Where it was loaded says little then.
fn is_replaced(cx: &SolveContext<'_>, root: &str, offsets: &[i64]) -> bool {
    let program = cx.program();
    let param = program.func.params.iter().position(|p| p.name == root);
    let fields = program.callees.fields(program.module);
    param.is_some_and(|k| fields.replaces(program.func, k as u32, offsets))
}

/// The root and the offsets of the pointer that is reached from an address by these loads.
fn path_behind(cx: &SolveContext<'_>, address: Value, loads: &[i64]) -> Option<(String, Vec<i64>)> {
    let (start, offset) = start(cx, address);
    let func = cx.program().func;
    let (root, mut offsets) = match cx.objects().load_names.get(&start) {
        Some(path) => MemoryPath::parse(path).map(|path| (path.root, path.offsets))?,
        None => (func.params.iter().find(|p| p.value == start)?.name.clone(), Vec::new()),
    };
    offsets.push(offset?.checked_add(*loads.first()?)?);
    offsets.extend(&loads[1..]);
    Some((root, offsets))
}
