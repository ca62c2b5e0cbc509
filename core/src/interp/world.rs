//! What a run knows besides registers: objects, their order in memory where it was asked for, and
//! what was assumed. What they contain is in [`memory`](super::memory).

use super::cell::{Cell, Obj, ReasonId, View};
use super::inputs::Bindings;
use super::memory::Last;
use super::outcome::{Assumption, Kinds};
use super::program::{Program, Root};
use super::words::Words;
use crate::assume::AssumptionKind;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

pub(crate) const SHIFT: ReasonId = ReasonId(0);
pub(crate) const ADDRESS: ReasonId = ReasonId(1);
pub(crate) const LOADED: ReasonId = ReasonId(2);
pub(crate) const UNINITIALISED: ReasonId = ReasonId(3);
pub(crate) const ORDERED: ReasonId = ReasonId(4);
pub(crate) const FULL: ReasonId = ReasonId(5);
pub(crate) const NO_INTEGER: ReasonId = ReasonId(6);
pub(crate) const DISJOINT: ReasonId = ReasonId(7);
pub(crate) const NOT_NULL: ReasonId = ReasonId(8);
pub(crate) const NO_WRAP: ReasonId = ReasonId(9);
pub(crate) const DEEP: ReasonId = ReasonId(10);
pub(crate) const PRESUMED: ReasonId = ReasonId(11);

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
pub(super) const REACH: i64 = 1 << 46;

/// Objects at most; beyond, addresses of new ones are unknown.
pub(super) const MOST_OBJECTS: usize = 1 << 20;

/// Pointers that are followed from one to the next where nothing is bound: a list of which nothing is
/// known has no end.
pub(super) const DEEPEST: u32 = 8;

/// Pointers in memory that are taken for other than null.
const MOST_PRESUMED: u32 = 256;

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
    Bound,
}

#[derive(Debug)]
pub(super) struct Object {
    pub(super) kind: Kind,
    /// a pointer to it is in memory, or may be
    pub(super) escaped: bool,
    /// an integer made of its address is, or may be
    pub(super) exposed: bool,
    /// It may overlap any object that has escaped.
    pub(super) unsure: bool,
    /// a `noalias` parameter: what it promises keeps others away
    promised: bool,
    /// where it lies, if that is bound; at 0 lies null
    pub(super) address: Option<u64>,
    compared_to_null: bool,
    /// addresses in it are assumed not to wrap
    straight: bool,
    /// epochs of the first write and of the last read that had an answer; 0 for never
    pub(super) first_write: u64,
    pub(super) last_read: u64,
    /// its bytes are those of a constant
    pub(super) constant: bool,
    pub(super) birth: u64,
    pub(super) clobbered: u64,
    /// node of the bindings that name its contents
    pub(super) node: Option<u32>,
    pub(super) words: Words,
}

pub(crate) struct World<'r> {
    pub(super) program: &'r Program<'r>,
    pub(super) bindings: &'r Bindings,
    /// kinds of assumptions that are not made
    pub(super) disabled: Kinds,
    pub(super) objects: Vec<Object>,
    /// objects whose address is bound, other than null
    pub(crate) addressed: Vec<Obj>,
    /// the memory at bound addresses, where there are any
    pub(super) bound: Option<Obj>,
    /// addresses of pointers from memory, and the nodes of the bindings behind them
    pub(super) bound_places: Vec<(u64, u32)>,
    /// objects below this number have escaped
    pub(super) escaped_below: u32,
    pub(super) loaded: FxHashMap<(Obj, i64), Obj>,
    pub(super) epoch: u64,
    pub(super) wild: Last,
    pub(super) any: Last,
    /// the same, of writes through pointers whose address is not known
    pub(super) wild_astray: Last,
    pub(super) any_astray: Last,
    pub(super) everything: u64,
    pub(super) words: usize,
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
    /// call sites whose assumption is noted: function, site
    pub noted: FxHashSet<(u32, u32)>,
    /// pointers in memory that were taken for other than null
    presumed: u32,
}

impl<'r> World<'r> {
    pub(crate) fn new(
        program: &'r Program<'r>,
        bindings: &'r Bindings,
        disabled: Kinds,
        plan: Vec<bool>,
        may_decide: bool,
    ) -> Self {
        let mut world = World {
            program,
            bindings,
            disabled,
            objects: Vec::new(),
            addressed: Vec::new(),
            bound: None,
            bound_places: Vec::new(),
            escaped_below: 0,
            loaded: FxHashMap::default(),
            epoch: 1,
            wild: Last::NEVER,
            any: Last::NEVER,
            wild_astray: Last::NEVER,
            any_astray: Last::NEVER,
            everything: 0,
            words: 0,
            pairs: Vec::new(),
            pair_index: FxHashMap::default(),
            decided: Vec::new(),
            plan,
            may_decide,
            made: Vec::new(),
            assumptions: BTreeSet::new(),
            noted: FxHashSet::default(),
            presumed: 0,
        };
        for (i, global) in program.globals.iter().enumerate() {
            let obj = world.push(Kind::Global(i as u32), true);
            // the name costs something, and there is nothing to find by it in most runs
            let root = match bindings.memory().is_empty() {
                true => None,
                false => program.root_of_global(global.name),
            };
            let object = &mut world.objects[obj.0 as usize];
            object.constant = global.bytes.is_some();
            object.unsure = !object.constant && disabled.contains(AssumptionKind::Disjoint);
            object.node = root.and_then(|root| bindings.memory().root(&root));
        }
        world
    }

    pub(super) fn push(&mut self, kind: Kind, escaped: bool) -> Obj {
        let obj = Obj(self.objects.len() as u32);
        self.objects.push(Object {
            kind,
            escaped,
            exposed: false,
            unsure: matches!(kind, Kind::Loaded(..) | Kind::Bound),
            promised: false,
            address: None,
            compared_to_null: false,
            straight: false,
            first_write: 0,
            last_read: 0,
            constant: false,
            birth: self.epoch,
            clobbered: 0,
            node: None,
            words: Words::default(),
        });
        obj
    }

    /// The object that a pointer parameter of the function run points to, perhaps at an address.
    pub(crate) fn param(&mut self, k: u32, address: Option<u64>) -> Cell {
        let code = self.program.root();
        let param = &code.func.params[k as usize];
        let obj = self.push(Kind::Param(k), !param.no_alias);
        let object = &mut self.objects[obj.0 as usize];
        object.node = self.bindings.memory().root(&param.name);
        object.exposed = code.exposed_params[k as usize];
        object.promised = param.no_alias;
        object.unsure = !param.no_alias && self.disabled.contains(AssumptionKind::Disjoint);
        self.locate(obj, address);
        Cell::ptr(obj, 0)
    }

    /// The object lies at an address.
    pub(super) fn locate(&mut self, obj: Obj, address: Option<u64>) {
        self.objects[obj.0 as usize].address = address;
        if address.is_some_and(|a| a != 0) {
            self.addressed.push(obj);
        }
    }

    /// Where an object lies, if that is bound.
    pub(crate) fn address(&self, obj: Obj) -> Option<u64> {
        self.objects[obj.0 as usize].address
    }

    /// A fresh object of a frame or the heap.
    pub(crate) fn fresh(&mut self, kind: Kind, exposed: bool) -> Cell {
        if self.objects.len() >= MOST_OBJECTS {
            return Cell::unknown(FULL);
        }
        let obj = self.push(kind, false);
        self.objects[obj.0 as usize].exposed = exposed;
        Cell::ptr(obj, 0)
    }

    pub(crate) fn object_count(&self) -> usize {
        self.objects.len()
    }

    /// Forgets the objects from number `from` on if all are stack objects whose address went
    /// nowhere; the frame that made them has ended.
    pub(crate) fn end_frame(&mut self, from: usize, result: Cell) {
        let gone = |o: &Object| matches!(o.kind, Kind::Alloca(..)) && !o.escaped;
        let result_inside = matches!(
            result.view(),
            View::Ptr(o, _) | View::Below(o, _) if o.0 as usize >= from
        );
        if !result_inside
            && self.escaped_below as usize <= from
            && self.objects[from..].iter().all(gone)
            && self.pairs.iter().all(|p| (p.1 .0 as usize) < from)
        {
            self.words -= self.objects[from..].iter().map(|o| o.words.map.len()).sum::<usize>();
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
                Kind::Bound => "the memory at bound addresses".to_owned(),
                Kind::Alloca(f, site) => {
                    self.program.funcs[f as usize].allocas[site as usize].0.clone()
                }
                Kind::Heap(f, site) => {
                    let site = &self.program.funcs[f as usize].sites[site as usize];
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
        matches!(self.objects[obj.0 as usize].kind, Kind::Loaded(..) | Kind::Bound)
    }

    // ----- addresses as values -----

    /// The cell's object may from now on be reached through pointers of unknown origin.
    pub(crate) fn escape(&mut self, cell: Cell) {
        match cell.view() {
            View::Ptr(obj, _) | View::Below(obj, _) => {
                self.objects[obj.0 as usize].escaped = true;
            }
            View::Apart(pair, ..) => {
                let (a, b) = self.pairs[pair as usize];
                self.objects[a.0 as usize].escaped = true;
                self.objects[b.0 as usize].escaped = true;
            }
            _ => {}
        }
    }

    /// As [`escape`](Self::escape), by way of an integer.
    pub(crate) fn expose(&mut self, cell: Cell) {
        match cell.view() {
            View::Ptr(obj, _) => self.objects[obj.0 as usize].exposed = true,
            _ => self.escape(cell),
        }
    }

    /// A cell as a number, where addresses are bound.
    pub(super) fn number(&self, cell: Cell) -> Option<u64> {
        let at = |obj: Obj| self.objects[obj.0 as usize].address;
        Some(match cell.view() {
            View::Int(bits) => bits,
            View::Ptr(o, k) => at(o)?.wrapping_add(k as u64),
            View::Below(o, k) => (k as u64).wrapping_sub(at(o)?),
            View::Apart(pair, forward, k) => {
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
            self.assumptions.insert(Assumption::Apart(self.name(key.0), self.name(key.1)));
        }
        (pair, forward)
    }

    /// Whether `a` lies before `b`: a value that is decided only where it must be.
    fn before(&mut self, a: Obj, b: Obj) -> Cell {
        let (pair, forward) = self.pair(a, b);
        match self.decided[pair as usize] {
            Some(d) => Cell::bool(d == forward),
            None => Cell::order(pair, forward),
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
    pub(crate) fn settle(&mut self, cell: Cell) -> Cell {
        match cell.view() {
            View::Ptr(..) | View::Below(..) | View::Apart(..) => match self.number(cell) {
                Some(bits) => {
                    self.expose(cell);
                    Cell::int(bits).with_poison(cell.is_poison())
                }
                None => cell,
            },
            View::Order(pair, forward) => match self.decide(pair, forward) {
                Some(b) => Cell::bool(b).with_poison(cell.is_poison()),
                None => Cell::unknown(ORDERED).with_poison(cell.is_poison()),
            },
            _ => cell,
        }
    }

    /// Whether one address is lower than another in a different object, as a cell, or the reason why
    /// that is not known. `signed`: as signed numbers.
    pub(crate) fn lower(
        &mut self,
        a: (Obj, i64),
        b: (Obj, i64),
        signed: bool,
    ) -> Result<Cell, ReasonId> {
        self.may_relate(a.0, b.0)?;
        if !in_reach(a.1) || !in_reach(b.1) {
            return Err(ADDRESS);
        }
        for (obj, offset) in [a, b] {
            if signed || offset != 0 && self.program.wraps {
                self.straight(obj)?;
            }
        }
        Ok(self.before(a.0, b.0))
    }

    /// The difference of addresses in two objects.
    pub(crate) fn difference(&mut self, a: (Obj, i64), b: (Obj, i64)) -> Result<Cell, ReasonId> {
        let at = |(obj, offset): (Obj, i64)| {
            Some(self.objects[obj.0 as usize].address?.wrapping_add(offset as u64))
        };
        if let (Some(a), Some(b)) = (at(a), at(b)) {
            return Ok(Cell::int(a.wrapping_sub(b)));
        }
        self.may_relate(a.0, b.0)?;
        let (pair, forward) = self.pair(a.0, b.0);
        Ok(Cell::apart(pair, forward, a.1.wrapping_sub(b.1)))
    }

    /// Is it assumed that two objects lie apart?
    pub(super) fn may_relate(&self, a: Obj, b: Obj) -> Result<(), ReasonId> {
        if self.is_loaded(a) || self.is_loaded(b) {
            return Err(LOADED);
        }
        match self.disabled.contains(AssumptionKind::Disjoint) {
            true => Err(DISJOINT),
            false => Ok(()),
        }
    }

    /// Assumes that the addresses of an object do not wrap around the address space.
    pub(super) fn straight(&mut self, obj: Obj) -> Result<(), ReasonId> {
        if self.disabled.contains(AssumptionKind::NoWrap) {
            return Err(NO_WRAP);
        }
        if !std::mem::replace(&mut self.objects[obj.0 as usize].straight, true) {
            self.assumptions.insert(Assumption::NoWrap(self.name(obj)));
        }
        Ok(())
    }

    /// Whether the first object of a distance lies behind the second, so that it is positive.
    pub(crate) fn distance_is_positive(&mut self, pair: u32, forward: bool) -> Cell {
        match self.decided[pair as usize] {
            Some(d) => Cell::bool(d != forward),
            None => Cell::order(pair, !forward),
        }
    }

    /// Is the address, of an object whose place is not bound, other than null?
    pub(crate) fn not_null(&mut self, obj: Obj, offset: i64) -> Result<(), ReasonId> {
        if !in_reach(offset) {
            return Err(ADDRESS);
        }
        let object = &self.objects[obj.0 as usize];
        if !matches!(object.kind, Kind::Param(_) | Kind::Loaded(..)) {
            return Ok(());
        }
        if self.disabled.contains(AssumptionKind::NotNull) {
            return Err(NOT_NULL);
        }
        let loaded = matches!(object.kind, Kind::Loaded(..));
        if loaded && !object.compared_to_null {
            if self.presumed >= MOST_PRESUMED {
                return Err(PRESUMED);
            }
            self.presumed += 1;
        }
        let object = &self.objects[obj.0 as usize];
        if !object.compared_to_null {
            self.objects[obj.0 as usize].compared_to_null = true;
            self.assumptions.insert(Assumption::NotNull(self.name(obj)));
        }
        Ok(())
    }

    /// Notes what the run's loads rest on: objects that were written before others were read do not
    /// overlap these. `left_out` names what the slice leaves out of what is written.
    pub(crate) fn note_disjoint(&mut self, left_out: &[Root]) {
        let matters = |o: &Object| {
            let outside = matches!(o.kind, Kind::Param(_) | Kind::Global(_));
            outside && !o.constant && !o.promised && !o.unsure
        };
        let global = |o: &Object| matches!(o.kind, Kind::Global(_));
        let of = |o: Obj| &self.objects[o.0 as usize];
        let ids = || (0..self.objects.len() as u32).map(Obj).filter(|&o| matters(of(o)));
        let read: Vec<Obj> = ids().filter(|&o| of(o).last_read > 0).collect();
        let mut wrote: Vec<(Obj, u64)> = ids().map(|o| (o, of(o).first_write)).collect();
        wrote.retain(|w| w.1 > 0);
        let mut found = Vec::new();
        for root in left_out {
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
        self.assumptions.extend(found.into_iter().map(|(a, b)| Assumption::Apart(a, b)));
    }
}

pub(crate) fn in_reach(offset: i64) -> bool {
    (-REACH..=REACH).contains(&offset)
}
