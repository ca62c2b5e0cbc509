//! What a run knows besides registers: objects, their order in memory where it was asked for, and
//! what was assumed. What they contain is in [`memory`](super::memory).

use super::contents::Contents;
use super::inputs::Bindings;
use super::memory::LastWrite;
use super::outcome::{Assumption, AssumptionKinds};
use super::program::{Program, Root};
use super::tagged_value::{Obj, ReasonId, TaggedValue, View};
use crate::assume::AssumptionKind;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

pub(crate) const OVERSHIFT: ReasonId = ReasonId(0);
pub(crate) const ADDRESS_ARITHMETIC: ReasonId = ReasonId(1);
pub(crate) const LOADED_POINTERS: ReasonId = ReasonId(2);
pub(crate) const UNINITIALISED: ReasonId = ReasonId(3);
pub(crate) const OBJECT_ORDER: ReasonId = ReasonId(4);
pub(crate) const MEMORY_LIMIT: ReasonId = ReasonId(5);
pub(crate) const NOT_AN_INTEGER: ReasonId = ReasonId(6);
pub(crate) const NOT_ASSUMED_DISJOINT: ReasonId = ReasonId(7);
pub(crate) const NOT_ASSUMED_NON_NULL: ReasonId = ReasonId(8);
pub(crate) const NOT_ASSUMED_NO_WRAP: ReasonId = ReasonId(9);
pub(crate) const UNBOUND_DEPTH_LIMIT: ReasonId = ReasonId(10);
pub(crate) const NON_NULL_LIMIT: ReasonId = ReasonId(11);

/// The texts of the reasons above.
pub(crate) const FIXED_REASONS: [&str; 12] = [
    "a shift by the width or more",
    "arithmetic on an address",
    "a relation of pointers that were loaded from memory",
    "memory whose contents are not known",
    "the order of objects in memory",
    "memory beyond what the interpreter keeps",
    "a value that is no integer",
    "a relation of pointers to objects that are not assumed to lie apart",
    "a pointer that is not assumed to be other than null",
    "the order of addresses that are not assumed not to wrap",
    "a pointer behind more than 8 others, where the point binds nothing",
    "whether a pointer in memory is null, which is assumed of the first 256 only",
];

/// Offsets beyond this are not compared: objects are assumed farther apart than any offset, and
/// that is believable only for offsets that an address space can hold.
pub(super) const MAX_OFFSET: i64 = 1 << 46;

/// Objects at most; beyond, addresses of new ones are unknown.
pub(super) const MAX_OBJECTS: usize = 1 << 20;

/// Pointers that are followed from one to the next where nothing is bound: a list of which nothing is
/// known has no end.
pub(super) const MAX_UNBOUND_DEPTH: u32 = 8;

/// Pointers in memory that are taken for other than null.
const MAX_ASSUMED_NON_NULL: u32 = 256;

/// What an object is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    /// by index in the program's list
    Global(u32),
    Param(u32),
    /// function and site
    Alloca(u32, u32),
    Heap(u32, u32),
    Loaded(Obj, i64),
    /// all memory whose address is a number
    Absolute,
}

#[derive(Debug)]
pub(super) struct Object {
    pub(super) kind: Kind,
    /// a pointer to it is in memory, or may be
    pub(super) escaped: bool,
    /// an integer made of its address is, or may be
    pub(super) exposed: bool,
    /// It may overlap any object that has escaped.
    pub(super) may_overlap: bool,
    /// a `noalias` parameter: what it promises keeps others away
    no_alias: bool,
    /// where it lies, if that is bound; at 0 lies null
    pub(super) address: Option<u64>,
    compared_to_null: bool,
    /// addresses in it are assumed not to wrap
    no_wrap: bool,
    /// epochs of the first write and of the last read that had an answer; 0 for never
    pub(super) first_write: u64,
    pub(super) last_read: u64,
    /// its bytes are those of a constant
    pub(super) constant: bool,
    pub(super) birth: u64,
    pub(super) clobbered: u64,
    /// node of the bindings that name its contents
    pub(super) node: Option<u32>,
    pub(super) contents: Contents,
}

pub(crate) struct RunState<'r> {
    pub(super) program: &'r Program<'r>,
    pub(super) bindings: &'r Bindings,
    /// kinds of assumptions that are not made
    pub(super) disabled: AssumptionKinds,
    pub(super) objects: Vec<Object>,
    /// objects whose address is bound, other than null
    pub(crate) with_address: Vec<Obj>,
    /// the memory at bound addresses, where there are any
    pub(super) absolute: Option<Obj>,
    /// addresses of pointers from memory, and the nodes of the bindings behind them
    pub(super) bound_pointers: Vec<(u64, u32)>,
    /// objects below this number have escaped
    pub(super) escaped_below: u32,
    pub(super) loaded: FxHashMap<(Obj, i64), Obj>,
    pub(super) epoch: u64,
    pub(super) last_untraced: LastWrite,
    pub(super) last_escaped: LastWrite,
    /// the same, of writes through pointers whose address is not known
    pub(super) last_untraced_unbound: LastWrite,
    pub(super) last_escaped_unbound: LastWrite,
    pub(super) havoc_epoch: u64,
    pub(super) remembered_words: usize,
    pub(super) pairs: Vec<(Obj, Obj)>,
    pub(super) pair_index: FxHashMap<(Obj, Obj), u32>,
    pub(super) decided: Vec<Option<bool>>,
    /// decisions to take, in order; then `true` each
    pub(super) plan: Vec<bool>,
    /// may undecided orders be decided?
    pub(super) may_decide: bool,
    /// decisions taken, in order, and the pair decided
    pub made: Vec<(bool, u32)>,
    pub assumptions: BTreeSet<Assumption>,
    /// external calls whose assumption is recorded: function, index
    pub assumed_calls: FxHashSet<(u32, u32)>,
    /// pointers in memory that were taken for other than null
    assumed_non_null: u32,
}

impl<'r> RunState<'r> {
    pub(crate) fn new(
        program: &'r Program<'r>,
        bindings: &'r Bindings,
        disabled: AssumptionKinds,
        plan: Vec<bool>,
        may_decide: bool,
    ) -> Self {
        let mut state = RunState {
            program,
            bindings,
            disabled,
            objects: Vec::new(),
            with_address: Vec::new(),
            absolute: None,
            bound_pointers: Vec::new(),
            escaped_below: 0,
            loaded: FxHashMap::default(),
            epoch: 1,
            last_untraced: LastWrite::NEVER,
            last_escaped: LastWrite::NEVER,
            last_untraced_unbound: LastWrite::NEVER,
            last_escaped_unbound: LastWrite::NEVER,
            havoc_epoch: 0,
            remembered_words: 0,
            pairs: Vec::new(),
            pair_index: FxHashMap::default(),
            decided: Vec::new(),
            plan,
            may_decide,
            made: Vec::new(),
            assumptions: BTreeSet::new(),
            assumed_calls: FxHashSet::default(),
            assumed_non_null: 0,
        };
        for (i, global) in program.globals.iter().enumerate() {
            let obj = state.push(Kind::Global(i as u32), true);
            // the name costs something, and there is nothing to find by it in most runs
            let root = match bindings.memory().is_empty() {
                true => None,
                false => program.root_of_global(global.name),
            };
            let object = &mut state.objects[obj.0 as usize];
            object.constant = global.bytes.is_some();
            object.may_overlap = !object.constant && disabled.contains(AssumptionKind::Disjoint);
            object.node = root.and_then(|root| bindings.memory().root(&root));
        }
        state
    }

    pub(super) fn push(&mut self, kind: Kind, escaped: bool) -> Obj {
        let obj = Obj(self.objects.len() as u32);
        self.objects.push(Object {
            kind,
            escaped,
            exposed: false,
            may_overlap: matches!(kind, Kind::Loaded(..) | Kind::Absolute),
            no_alias: false,
            address: None,
            compared_to_null: false,
            no_wrap: false,
            first_write: 0,
            last_read: 0,
            constant: false,
            birth: self.epoch,
            clobbered: 0,
            node: None,
            contents: Contents::default(),
        });
        obj
    }

    /// The object that a pointer parameter of the function run points to, perhaps at an address.
    pub(crate) fn param(&mut self, k: u32, address: Option<u64>) -> TaggedValue {
        let code = self.program.root();
        let param = &code.func.params[k as usize];
        let obj = self.push(Kind::Param(k), !param.no_alias);
        let object = &mut self.objects[obj.0 as usize];
        object.node = self.bindings.memory().root(&param.name);
        object.exposed = code.exposed_params[k as usize];
        object.no_alias = param.no_alias;
        object.may_overlap = !param.no_alias && self.disabled.contains(AssumptionKind::Disjoint);
        self.bind_address(obj, address);
        TaggedValue::ptr(obj, 0)
    }

    /// The object lies at an address.
    pub(super) fn bind_address(&mut self, obj: Obj, address: Option<u64>) {
        self.objects[obj.0 as usize].address = address;
        if address.is_some_and(|a| a != 0) {
            self.with_address.push(obj);
        }
    }

    /// Where an object lies, if that is bound.
    pub(crate) fn address(&self, obj: Obj) -> Option<u64> {
        self.objects[obj.0 as usize].address
    }

    /// A fresh object of a frame or the heap.
    pub(crate) fn fresh(&mut self, kind: Kind, exposed: bool) -> TaggedValue {
        if self.objects.len() >= MAX_OBJECTS {
            return TaggedValue::unknown(MEMORY_LIMIT);
        }
        let obj = self.push(kind, false);
        self.objects[obj.0 as usize].exposed = exposed;
        TaggedValue::ptr(obj, 0)
    }

    pub(crate) fn object_count(&self) -> usize {
        self.objects.len()
    }

    /// Forgets the objects from number `from` on if all are stack objects whose address went
    /// nowhere; the frame that made them has ended.
    pub(crate) fn end_frame(&mut self, from: usize, result: TaggedValue) {
        let gone = |o: &Object| matches!(o.kind, Kind::Alloca(..)) && !o.escaped;
        let result_inside = matches!(
            result.view(),
            View::Ptr(o, _) | View::Negated(o, _) if o.0 as usize >= from
        );
        if !result_inside
            && self.escaped_below as usize <= from
            && self.objects[from..].iter().all(gone)
            && self.pairs.iter().all(|p| (p.1 .0 as usize) < from)
        {
            self.remembered_words -=
                self.objects[from..].iter().map(|o| o.contents.map.len()).sum::<usize>();
            self.objects.truncate(from);
        }
    }

    /// The object's name for messages.
    pub(crate) fn name(&self, obj: Obj) -> String {
        let mut suffix = Vec::new();
        let mut at = obj;
        loop {
            let root = match self.objects[at.0 as usize].kind {
                Kind::Loaded(parent, offset) => {
                    suffix.push(offset);
                    at = parent;
                    continue;
                }
                Kind::Global(g) => self.program.global_name(self.program.globals[g as usize].name),
                Kind::Param(k) => match self.program.root().func.params.get(k as usize) {
                    Some(p) => p.name.clone(),
                    None => format!("arg{k}"),
                },
                Kind::Absolute => "the memory at bound addresses".to_owned(),
                Kind::Alloca(f, site) => {
                    self.program.funcs[f as usize].allocas[site as usize].0.clone()
                }
                Kind::Heap(f, site) => {
                    let site = &self.program.funcs[f as usize].external_calls[site as usize];
                    format!("the result of {}", site.name)
                }
            };
            let path: String = suffix.iter().rev().map(|o| format!("[{o}]")).collect();
            return root + &path;
        }
    }

    /// The names of a pair of objects.
    pub(crate) fn pair_names(&self, pair: u32) -> (String, String) {
        let (a, b) = self.pairs[pair as usize];
        (self.name(a), self.name(b))
    }

    pub(super) fn is_loaded(&self, obj: Obj) -> bool {
        matches!(self.objects[obj.0 as usize].kind, Kind::Loaded(..) | Kind::Absolute)
    }

    // ----- addresses as values -----

    /// The cell's object may from now on be reached through pointers of unknown origin.
    pub(crate) fn escape(&mut self, cell: TaggedValue) {
        match cell.view() {
            View::Ptr(obj, _) | View::Negated(obj, _) => {
                self.objects[obj.0 as usize].escaped = true;
            }
            View::Difference(pair, ..) => {
                let (a, b) = self.pairs[pair as usize];
                self.objects[a.0 as usize].escaped = true;
                self.objects[b.0 as usize].escaped = true;
            }
            _ => {}
        }
    }

    /// As [`escape`](Self::escape), by way of an integer.
    pub(crate) fn expose(&mut self, cell: TaggedValue) {
        match cell.view() {
            View::Ptr(obj, _) => self.objects[obj.0 as usize].exposed = true,
            _ => self.escape(cell),
        }
    }

    /// A cell as a number, where addresses are bound.
    pub(super) fn concrete_bits(&self, cell: TaggedValue) -> Option<u64> {
        let at = |obj: Obj| self.objects[obj.0 as usize].address;
        Some(match cell.view() {
            View::Int(bits) => bits,
            View::Ptr(o, k) => at(o)?.wrapping_add(k as u64),
            View::Negated(o, k) => (k as u64).wrapping_sub(at(o)?),
            View::Difference(pair, forward, k) => {
                let (a, b) = self.pairs[pair as usize];
                let (plus, minus) = if forward { (a, b) } else { (b, a) };
                at(plus)?.wrapping_sub(at(minus)?).wrapping_add(k as u64)
            }
            View::Unknown(_) | View::Order(..) => return None,
        })
    }

    /// All objects may.
    pub(crate) fn escape_all(&mut self) {
        self.escaped_below = self.objects.len() as u32;
    }

    /// The number of a pair of objects, and whether they are in its order. That they lie apart is
    /// assumed from now on.
    fn pair(&mut self, a: Obj, b: Obj) -> (u32, bool) {
        let (key, forward) = if a < b { ((a, b), true) } else { ((b, a), false) };
        let next = self.pairs.len() as u32;
        let pair = *self.pair_index.entry(key).or_insert(next);
        if pair == next {
            self.pairs.push(key);
            self.decided.push(None);
            self.assumptions.insert(Assumption::Disjoint(self.name(key.0), self.name(key.1)));
        }
        (pair, forward)
    }

    /// Whether `a` lies before `b`: a value that is decided only where it must be.
    fn is_before(&mut self, a: Obj, b: Obj) -> TaggedValue {
        let (pair, forward) = self.pair(a, b);
        match self.decided[pair as usize] {
            Some(d) => TaggedValue::bool(d == forward),
            None => TaggedValue::order(pair, forward),
        }
    }

    /// The truth of an order, decided now if need be; `None` if it must stay open.
    pub(crate) fn decide(&mut self, pair: u32, forward: bool) -> Option<bool> {
        if let Some(d) = self.decided[pair as usize] {
            return Some(d == forward);
        }
        if !self.may_decide {
            return None;
        }
        let d = self.plan.get(self.made.len()).copied().unwrap_or(true);
        self.made.push((d, pair));
        self.decided[pair as usize] = Some(d);
        Some(d == forward)
    }

    /// An order value as a known one, if it can be decided; an address as the number that it is
    /// bound to.
    pub(crate) fn concretize(&mut self, cell: TaggedValue) -> TaggedValue {
        match cell.view() {
            View::Ptr(..) | View::Negated(..) | View::Difference(..) => {
                match self.concrete_bits(cell) {
                    Some(bits) => {
                        self.expose(cell);
                        TaggedValue::int(bits).with_poison(cell.is_poison())
                    }
                    None => cell,
                }
            }
            View::Order(pair, forward) => match self.decide(pair, forward) {
                Some(b) => TaggedValue::bool(b).with_poison(cell.is_poison()),
                None => TaggedValue::unknown(OBJECT_ORDER).with_poison(cell.is_poison()),
            },
            _ => cell,
        }
    }

    /// Whether one address is lower than another in a different object, as a cell, or the reason why
    /// that is not known. `signed`: as signed numbers.
    pub(crate) fn lower_address(
        &mut self,
        a: (Obj, i64),
        b: (Obj, i64),
        signed: bool,
    ) -> Result<TaggedValue, ReasonId> {
        self.check_relatable(a.0, b.0)?;
        if !within_max_offset(a.1) || !within_max_offset(b.1) {
            return Err(ADDRESS_ARITHMETIC);
        }
        for (obj, offset) in [a, b] {
            if signed || offset != 0 && self.program.address_may_wrap {
                self.assume_no_wrap(obj)?;
            }
        }
        Ok(self.is_before(a.0, b.0))
    }

    /// The difference of addresses in two objects.
    pub(crate) fn difference(
        &mut self,
        a: (Obj, i64),
        b: (Obj, i64),
    ) -> Result<TaggedValue, ReasonId> {
        let at = |(obj, offset): (Obj, i64)| {
            Some(self.objects[obj.0 as usize].address?.wrapping_add(offset as u64))
        };
        if let (Some(a), Some(b)) = (at(a), at(b)) {
            return Ok(TaggedValue::int(a.wrapping_sub(b)));
        }
        self.check_relatable(a.0, b.0)?;
        let (pair, forward) = self.pair(a.0, b.0);
        Ok(TaggedValue::difference(pair, forward, a.1.wrapping_sub(b.1)))
    }

    /// Is it assumed that two objects lie apart?
    pub(super) fn check_relatable(&self, a: Obj, b: Obj) -> Result<(), ReasonId> {
        if self.is_loaded(a) || self.is_loaded(b) {
            return Err(LOADED_POINTERS);
        }
        match self.disabled.contains(AssumptionKind::Disjoint) {
            true => Err(NOT_ASSUMED_DISJOINT),
            false => Ok(()),
        }
    }

    /// Assumes that the addresses of an object do not wrap around the address space.
    pub(super) fn assume_no_wrap(&mut self, obj: Obj) -> Result<(), ReasonId> {
        if self.disabled.contains(AssumptionKind::NoWrap) {
            return Err(NOT_ASSUMED_NO_WRAP);
        }
        if !std::mem::replace(&mut self.objects[obj.0 as usize].no_wrap, true) {
            self.assumptions.insert(Assumption::NoWrap(self.name(obj)));
        }
        Ok(())
    }

    /// Whether the first object of a distance lies behind the second, so that it is positive.
    pub(crate) fn distance_is_positive(&mut self, pair: u32, forward: bool) -> TaggedValue {
        match self.decided[pair as usize] {
            Some(d) => TaggedValue::bool(d != forward),
            None => TaggedValue::order(pair, !forward),
        }
    }

    /// Is the address, of an object whose place is not bound, other than null?
    pub(crate) fn not_null(&mut self, obj: Obj, offset: i64) -> Result<(), ReasonId> {
        if !within_max_offset(offset) {
            return Err(ADDRESS_ARITHMETIC);
        }
        let object = &self.objects[obj.0 as usize];
        if !matches!(object.kind, Kind::Param(_) | Kind::Loaded(..)) {
            return Ok(());
        }
        if self.disabled.contains(AssumptionKind::NotNull) {
            return Err(NOT_ASSUMED_NON_NULL);
        }
        let loaded = matches!(object.kind, Kind::Loaded(..));
        if loaded && !object.compared_to_null {
            if self.assumed_non_null >= MAX_ASSUMED_NON_NULL {
                return Err(NON_NULL_LIMIT);
            }
            self.assumed_non_null += 1;
        }
        let object = &self.objects[obj.0 as usize];
        if !object.compared_to_null {
            self.objects[obj.0 as usize].compared_to_null = true;
            self.assumptions.insert(Assumption::NotNull(self.name(obj)));
        }
        Ok(())
    }

    /// Notes what the run's loads rest on: objects that were written before others were read do not
    /// overlap these. `unsliced_writes` names what the slice leaves out of what is written.
    pub(crate) fn note_disjoint(&mut self, unsliced_writes: &[Root]) {
        let matters = |o: &Object| {
            let outside = matches!(o.kind, Kind::Param(_) | Kind::Global(_));
            outside && !o.constant && !o.no_alias && !o.may_overlap
        };
        let global = |o: &Object| matches!(o.kind, Kind::Global(_));
        let of = |o: Obj| &self.objects[o.0 as usize];
        let ids = || (0..self.objects.len() as u32).map(Obj).filter(|&o| matters(of(o)));
        let read: Vec<Obj> = ids().filter(|&o| of(o).last_read > 0).collect();
        let mut wrote: Vec<(Obj, u64)> = ids().map(|o| (o, of(o).first_write)).collect();
        wrote.retain(|w| w.1 > 0);
        let mut found = Vec::new();
        for root in unsliced_writes {
            match root {
                Root::Param(k) => {
                    let same = |o: &Obj| matches!(of(*o).kind, Kind::Param(p) if p == *k);
                    wrote.extend(ids().find(same).map(|o| (o, 0)));
                }
                Root::Global(name) => {
                    let name = self.program.global_name(name);
                    let params = read.iter().filter(|&&r| !global(of(r)));
                    found.extend(params.map(|&r| (name.clone(), self.name(r))));
                }
            }
        }
        for (w, first_write) in wrote {
            for &r in read.iter().filter(|&&r| r != w && first_write <= of(r).last_read) {
                let both_lie = of(w).address.is_some() && of(r).address.is_some();
                if !(both_lie || global(of(w)) && global(of(r))) {
                    found.push((self.name(w.min(r)), self.name(w.max(r))));
                }
            }
        }
        self.assumptions.extend(found.into_iter().map(|(a, b)| Assumption::Disjoint(a, b)));
    }
}

pub(crate) fn within_max_offset(offset: i64) -> bool {
    (-MAX_OFFSET..=MAX_OFFSET).contains(&offset)
}
