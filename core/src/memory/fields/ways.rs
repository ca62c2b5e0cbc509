//! The ways on which a function reaches objects: from its parameters over pointers in memory, by results of calls, by
//! what it keeps in memory of its own.
//!
//! A way is followed back from an address through displacements, loads at constant offsets and calls whose results are
//! known; an address that is made of a number, or comes from anywhere else, may lead to any object
//! ([`Bases::is_open`](crate::memory::Bases)).

use super::{Field, Fields, StoredFields, LONGEST, POINTER};
use crate::analysis::Cfg;
use crate::ir::{Allocation, CallInfo, Function, Inst, Terminator, Type, Value};
use crate::memory::writes::{is_null, writes, Target};
use crate::memory::{load_symbols, Base, Provenance, Untraced};
use rustc_hash::{FxHashMap, FxHashSet};

/// Displacements that an address is followed through.
const STEPS: usize = 64;

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

/// How an object is reached, and the offset in it, if that is known.
pub(crate) type Place = (Way, Option<i64>);

/// What a function's addresses are.
pub(super) struct Paths<'f> {
    func: &'f Function,
    pub(super) provenance: Provenance,
    pub(super) keeps: Kept,
    /// pointers loaded at a constant path: from a parameter, or (none) from a global
    loaded: FxHashMap<Value, Option<(u32, Vec<i64>)>>,
    /// those of parameters where the pointer at a path may be replaced by another: it may be any
    replaced: FxHashSet<Value>,
}

impl<'f> Paths<'f> {
    pub(super) fn new(func: &'f Function) -> Paths<'f> {
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
    pub(super) fn resolved(
        &self,
        all: &StoredFields,
        call: &CallInfo,
        way: &Way,
        depth: usize,
    ) -> Vec<Place> {
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
    pub(super) fn stores(&self, all: &StoredFields) -> Vec<Field> {
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
    pub(super) fn distrust(&mut self, stored: &Fields) -> bool {
        let before = self.replaced.len();
        for (v, path) in &self.loaded {
            if path.as_ref().is_some_and(|(param, offsets)| stored.replace(*param, offsets)) {
                self.replaced.insert(*v);
            }
        }
        self.replaced.len() > before
    }

    /// What the function returns.
    pub(super) fn results(&self, all: &StoredFields) -> Vec<Place> {
        let blocks = self.func.layout.iter().map(|&b| &self.func.blocks[b]);
        let values = blocks.filter_map(|b| match b.terminator {
            Terminator::Return(v) => v,
            _ => None,
        });
        values.flat_map(|v| self.of(all, v, LONGEST)).collect()
    }
}
