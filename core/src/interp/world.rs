//! What a run knows besides registers: objects and their memory, the order of objects that were
//! compared, reasons.
//!
//! **Aliasing.** Objects are parameters, globals, allocas, heap allocations (all assumed apart) and
//! *loaded* objects: what a pointer read from memory points to, which may be any object whose address
//! could have been stored, or overlap it. A write through a loaded or unknown pointer therefore
//! invalidates every *escaped* object (not: allocas and allocations whose address never left the
//! registers, `noalias` parameters likewise); a write to an escaped object invalidates what is known
//! of loaded ones. Nothing is erased: each write gets a number (epoch), and a remembered word holds
//! only if no write that may overlap it is younger.

use super::arith::Trap;
use super::cell::{Cell, Obj, ReasonId, View};
use super::inputs::Bindings;
use super::outcome::{Assumption, InterpError};
use super::program::Program;
use crate::ir::Type;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

pub(crate) const SHIFT: ReasonId = ReasonId(0);
pub(crate) const ADDRESS: ReasonId = ReasonId(1);
pub(crate) const LOADED: ReasonId = ReasonId(2);
pub(crate) const UNINITIALISED: ReasonId = ReasonId(3);
pub(crate) const ORDERED: ReasonId = ReasonId(4);
pub(crate) const FULL: ReasonId = ReasonId(5);

/// The texts of the reasons above.
pub(crate) const FIXED_REASONS: [&str; 6] = [
    "a shift by the width or more",
    "arithmetic on an address",
    "a relation of pointers that were loaded from memory",
    "a read of uninitialised memory",
    "the order of objects in memory",
    "memory beyond what the interpreter keeps",
];

/// Offsets beyond this are not compared: objects are assumed farther apart than any offset, and
/// that is believable only for offsets that an address space can hold.
const REACH: i64 = 1 << 46;

/// Remembered words, and objects, at most; beyond, what is remembered is dropped.
const MOST_WORDS: usize = 1 << 20;
const MOST_OBJECTS: usize = 1 << 20;

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
}

#[derive(Debug)]
struct Object {
    kind: Kind,
    escaped: bool,
    not_null: bool,
    /// its bytes are those of a constant
    constant: bool,
    birth: u64,
    clobbered: u64,
    /// node of the bindings that name its contents
    node: Option<u32>,
    words: FxHashMap<i64, Word>,
}

/// Eight bytes at a multiple of eight.
#[derive(Clone, Copy, Debug)]
struct Word {
    bits: u64,
    /// bytes whose value is in `bits`
    known: u8,
    /// bytes that were written (or lost); others are still as at the start
    written: u8,
    /// a value other than a plain integer, at these bytes
    special: Option<(Cell, u8)>,
    epoch: u64,
}

/// The last write of a kind, and the last one through another object.
#[derive(Clone, Copy, Debug)]
struct Last {
    epoch: u64,
    by: Option<Obj>,
    other: u64,
}

impl Last {
    const NEVER: Last = Last { epoch: 0, by: None, other: 0 };

    fn note(&mut self, by: Option<Obj>, epoch: u64) {
        if self.by != by || by.is_none() {
            self.other = self.epoch;
            self.by = by;
        }
        self.epoch = epoch;
        if by.is_none() {
            self.other = epoch;
        }
    }

    fn excluding(&self, obj: Obj) -> u64 {
        if self.by == Some(obj) {
            self.other
        } else {
            self.epoch
        }
    }
}

/// What memory holds at an address.
enum Contents {
    Bits(u64),
    Special(Cell),
    Initial,
    Lost,
}

pub(crate) struct World<'r> {
    program: &'r Program<'r>,
    bindings: &'r Bindings,
    objects: Vec<Object>,
    /// objects below this number have escaped
    escaped_below: u32,
    loaded: FxHashMap<(Obj, i64), Obj>,
    epoch: u64,
    wild: Last,
    any: Last,
    everything: u64,
    words: usize,
    pairs: Vec<(Obj, Obj)>,
    pair_index: FxHashMap<(Obj, Obj), u32>,
    decided: Vec<Option<bool>>,
    /// decisions to take, in order; then `true` each
    plan: Vec<bool>,
    /// may undecided orders be decided?
    may_decide: bool,
    /// decisions taken, in order, and the pair decided
    pub made: Vec<(bool, u32)>,
    pub assumptions: BTreeSet<Assumption>,
}

impl<'r> World<'r> {
    pub(crate) fn new(
        program: &'r Program<'r>,
        bindings: &'r Bindings,
        plan: Vec<bool>,
        may_decide: bool,
    ) -> Self {
        let mut world = World {
            program,
            bindings,
            objects: Vec::new(),
            escaped_below: 0,
            loaded: FxHashMap::default(),
            epoch: 1,
            wild: Last::NEVER,
            any: Last::NEVER,
            everything: 0,
            words: 0,
            pairs: Vec::new(),
            pair_index: FxHashMap::default(),
            decided: Vec::new(),
            plan,
            may_decide,
            made: Vec::new(),
            assumptions: BTreeSet::new(),
        };
        for (i, global) in program.globals.iter().enumerate() {
            let obj = world.push(Kind::Global(i as u32), true);
            world.objects[obj.0 as usize].constant = global.bytes.is_some();
            world.objects[obj.0 as usize].node = bindings.root(global.name);
        }
        world
    }

    fn push(&mut self, kind: Kind, escaped: bool) -> Obj {
        let obj = Obj(self.objects.len() as u32);
        self.objects.push(Object {
            kind,
            escaped,
            not_null: !matches!(kind, Kind::Loaded(..)),
            constant: false,
            birth: self.epoch,
            clobbered: 0,
            node: None,
            words: FxHashMap::default(),
        });
        obj
    }

    /// The object that a pointer parameter of the function run points to.
    pub(crate) fn param(&mut self, k: u32, no_alias: bool, node: Option<u32>) -> Cell {
        let obj = self.push(Kind::Param(k), !no_alias);
        self.objects[obj.0 as usize].node = node;
        Cell::ptr(obj, 0)
    }

    /// A fresh object of a frame or the heap.
    pub(crate) fn fresh(&mut self, kind: Kind) -> Cell {
        if self.objects.len() >= MOST_OBJECTS {
            return Cell::unknown(FULL);
        }
        Cell::ptr(self.push(kind, false), 0)
    }

    pub(crate) fn object_count(&self) -> usize {
        self.objects.len()
    }

    /// Forgets the objects from number `from` on if all are stack objects whose address went
    /// nowhere; the frame that made them has ended.
    pub(crate) fn end_frame(&mut self, from: usize, result: Cell) {
        let gone = |o: &Object| matches!(o.kind, Kind::Alloca(..)) && !o.escaped;
        let result_inside = matches!(result.view(), View::Ptr(o, _) if o.0 as usize >= from);
        if !result_inside
            && self.escaped_below as usize <= from
            && self.objects[from..].iter().all(gone)
            && self.pairs.iter().all(|p| (p.1 .0 as usize) < from)
        {
            self.words -= self.objects[from..].iter().map(|o| o.words.len()).sum::<usize>();
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
                Kind::Global(g) => self.program.globals[g as usize].name.to_owned(),
                Kind::Param(k) => match self.program.root().func.params.get(k as usize) {
                    Some(p) => p.name.clone(),
                    None => format!("arg{k}"),
                },
                Kind::Alloca(f, site) => {
                    self.program.funcs[f as usize].allocas[site as usize].clone()
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

    fn is_loaded(&self, obj: Obj) -> bool {
        matches!(self.objects[obj.0 as usize].kind, Kind::Loaded(..))
    }

    // ----- addresses as values -----

    /// The cell's object may from now on be reached through pointers of unknown origin.
    pub(crate) fn escape(&mut self, cell: Cell) {
        match cell.view() {
            View::Ptr(obj, _) => self.objects[obj.0 as usize].escaped = true,
            View::Apart(pair, ..) => {
                let (a, b) = self.pairs[pair as usize];
                self.objects[a.0 as usize].escaped = true;
                self.objects[b.0 as usize].escaped = true;
            }
            _ => {}
        }
    }

    /// All objects may.
    pub(crate) fn escape_all(&mut self) {
        self.escaped_below = self.objects.len() as u32;
    }

    fn pair(&mut self, a: Obj, b: Obj) -> (u32, bool) {
        let (key, forward) = if a < b { ((a, b), true) } else { ((b, a), false) };
        let next = self.pairs.len() as u32;
        let pair = *self.pair_index.entry(key).or_insert(next);
        if pair == next {
            self.pairs.push(key);
            self.decided.push(None);
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

    /// An order value as a known one, if it can be decided.
    pub(crate) fn settle(&mut self, cell: Cell) -> Cell {
        match cell.view() {
            View::Order(pair, forward) => match self.decide(pair, forward) {
                Some(b) => Cell::bool(b).with_poison(cell.is_poison()),
                None => Cell::unknown(ORDERED).with_poison(cell.is_poison()),
            },
            _ => cell,
        }
    }

    fn assume_apart(&mut self, a: Obj, b: Obj) {
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        self.assumptions.insert(Assumption::Apart(self.name(a), self.name(b)));
    }

    /// The result of comparing two addresses for order (`Less`: the first is lower) as a cell that
    /// says whether the first is lower, or the reason why that is not known; for different objects.
    pub(crate) fn lower(&mut self, a: (Obj, i64), b: (Obj, i64)) -> Result<Cell, ReasonId> {
        if self.is_loaded(a.0) || self.is_loaded(b.0) {
            return Err(LOADED);
        }
        if !in_reach(a.1) || !in_reach(b.1) {
            return Err(ADDRESS);
        }
        self.assume_apart(a.0, b.0);
        Ok(self.before(a.0, b.0))
    }

    /// The difference of addresses in two objects.
    pub(crate) fn difference(&mut self, a: (Obj, i64), b: (Obj, i64)) -> Result<Cell, ReasonId> {
        if self.is_loaded(a.0) || self.is_loaded(b.0) {
            return Err(LOADED);
        }
        self.assume_apart(a.0, b.0);
        let (pair, forward) = self.pair(a.0, b.0);
        Ok(Cell::apart(pair, forward, a.1.wrapping_sub(b.1)))
    }

    /// Whether the first object of a distance lies behind the second, so that it is positive.
    pub(crate) fn distance_is_positive(&mut self, pair: u32, forward: bool) -> Cell {
        match self.decided[pair as usize] {
            Some(d) => Cell::bool(d != forward),
            None => Cell::order(pair, !forward),
        }
    }

    /// Is the address other than null?
    pub(crate) fn not_null(&mut self, obj: Obj, offset: i64) -> Option<bool> {
        let object = &self.objects[obj.0 as usize];
        if !object.not_null || !in_reach(offset) {
            return None;
        }
        if matches!(object.kind, Kind::Param(_)) {
            self.assumptions.insert(Assumption::NotNull(self.name(obj)));
        }
        Some(true)
    }

    // ----- memory -----

    fn escaped(&self, obj: Obj) -> bool {
        self.objects[obj.0 as usize].escaped || obj.0 < self.escaped_below
    }

    /// Is what was known of the object at `epoch` still so?
    fn holds(&self, obj: Obj, epoch: u64) -> bool {
        let o = &self.objects[obj.0 as usize];
        o.constant
            || (epoch >= o.clobbered
                && epoch >= self.everything
                && !(self.escaped(obj) && self.wild.excluding(obj) > epoch)
                && !(self.is_loaded(obj) && self.any.excluding(obj) > epoch))
    }

    /// Notes a write to an object.
    fn written(&mut self, obj: Obj) -> u64 {
        self.epoch += 1;
        if self.is_loaded(obj) {
            self.wild.note(Some(obj), self.epoch);
            self.any.note(Some(obj), self.epoch);
        } else if self.escaped(obj) {
            self.any.note(Some(obj), self.epoch);
        }
        self.epoch
    }

    /// A write of unknown extent through a pointer of unknown origin.
    pub(crate) fn write_anywhere(&mut self) {
        self.epoch += 1;
        self.wild.note(None, self.epoch);
        self.any.note(None, self.epoch);
    }

    /// Forgets the contents of all memory, and takes every address for known to everyone.
    pub(crate) fn forget_everything(&mut self) {
        self.write_anywhere();
        self.everything = self.epoch;
        self.escape_all();
    }

    /// A write of unknown extent to what the address points into.
    pub(crate) fn clobber(&mut self, address: Cell) {
        match address.view() {
            View::Ptr(obj, _) => {
                let epoch = self.written(obj);
                let object = &mut self.objects[obj.0 as usize];
                object.clobbered = epoch;
                self.words -= object.words.len();
                object.words.clear();
            }
            View::Apart(..) => {
                self.escape(address);
                self.write_anywhere();
            }
            _ => self.write_anywhere(),
        }
    }

    /// Writes `size` bytes.
    pub(crate) fn store(&mut self, address: Cell, value: Cell, size: u32) -> Result<(), Trap> {
        if address.is_poison() {
            return Err(Trap::PoisonAddress);
        }
        self.escape(value);
        let (obj, offset) = match address.view() {
            View::Ptr(obj, offset) => (obj, offset),
            View::Int(0) => return Err(Trap::NullAddress),
            _ => {
                self.clobber(address);
                return Ok(());
            }
        };
        if size == 0 || size > 64 || self.words >= MOST_WORDS {
            self.clobber(address);
            return Ok(());
        }
        let start_valid = self.holds(obj, self.objects[obj.0 as usize].birth);
        let plain = value.tag == 0 && size <= 8;
        let first = offset >> 3;
        let last = offset.wrapping_add(size as i64 - 1) >> 3;
        if last < first {
            self.clobber(address);
            return Ok(());
        }
        // The words' epochs are compared with writes before this one.
        for at in first..=last {
            let fresh = Word {
                bits: 0,
                known: 0,
                written: if start_valid { 0 } else { 0xff },
                special: None,
                epoch: self.epoch,
            };
            let old = self.objects[obj.0 as usize].words.get(&at).copied();
            let mut word = match old {
                Some(w) if self.holds(obj, w.epoch) => w,
                Some(_) => Word { written: 0xff, ..fresh },
                None => fresh,
            };
            self.words += old.is_none() as usize;
            let base = at << 3;
            let low = offset.max(base) - base;
            let high = (offset + size as i64).min(base + 8) - base;
            let bytes = (((1u32 << (high - low)) - 1) << low) as u8;
            if let Some((_, covered)) = word.special {
                if covered & bytes != 0 {
                    word.special = None;
                }
            }
            word.written |= bytes;
            word.known &= !bytes;
            if plain {
                word.known |= bytes;
                let shift = base + low - offset; // bytes of the value that lie before this word
                let part = value.bits >> (8 * shift);
                let mask = spread(bytes);
                word.bits = (word.bits & !mask) | ((part << (8 * low)) & mask);
            } else if first == last && size <= 8 {
                word.special = Some((value, bytes));
            }
            self.objects[obj.0 as usize].words.insert(at, word);
        }
        let epoch = self.written(obj);
        for at in first..=last {
            if let Some(w) = self.objects[obj.0 as usize].words.get_mut(&at) {
                w.epoch = epoch;
            }
        }
        Ok(())
    }

    fn contents(&self, obj: Obj, offset: i64, size: u32) -> Contents {
        let object = &self.objects[obj.0 as usize];
        let start_valid = self.holds(obj, object.birth);
        let first = offset >> 3;
        let last = offset.wrapping_add(size as i64 - 1) >> 3;
        if last < first {
            return Contents::Lost;
        }
        let mut bits = 0u64;
        let (mut known, mut initial) = (true, true);
        for at in first..=last {
            let Some(w) = object.words.get(&at) else {
                known = false;
                initial &= start_valid;
                continue;
            };
            if !self.holds(obj, w.epoch) {
                return Contents::Lost;
            }
            let base = at << 3;
            let low = offset.max(base) - base;
            let high = (offset + size as i64).min(base + 8) - base;
            let bytes = (((1u32 << (high - low)) - 1) << low) as u8;
            if let Some((cell, covered)) = w.special {
                if covered == bytes && first == last {
                    return Contents::Special(cell);
                }
            }
            known &= w.known & bytes == bytes;
            initial &= w.written & bytes == 0;
            let shift = base + low - offset;
            bits |= ((w.bits & spread(bytes)) >> (8 * low)) << (8 * shift);
        }
        match (known, initial) {
            (true, _) => Contents::Bits(bits),
            (_, true) => Contents::Initial,
            _ => Contents::Lost,
        }
    }

    /// Reads a value of type `ty`. `free` and `lost` are the reasons of the reading instruction:
    /// the contents were there before the run, or something may have overwritten them.
    pub(crate) fn load(
        &mut self,
        address: Cell,
        ty: Type,
        free: ReasonId,
        lost: ReasonId,
    ) -> Result<Result<Cell, Trap>, InterpError> {
        if address.is_poison() {
            return Ok(Err(Trap::PoisonAddress));
        }
        let Some(width) = ty.width() else { return Ok(Ok(Cell::unknown(lost))) };
        let (obj, offset) = match address.view() {
            View::Ptr(obj, offset) => (obj, offset),
            View::Int(0) => return Ok(Err(Trap::NullAddress)),
            View::Unknown(reason) => return Ok(Ok(Cell::unknown(reason))),
            _ => return Ok(Ok(Cell::unknown(lost))),
        };
        let size = (width as u32).div_ceil(8);
        let mask = super::arith::mask(width);
        let cell = match self.contents(obj, offset, size) {
            Contents::Bits(bits) => Cell::int(bits & mask),
            Contents::Special(cell) => cell,
            Contents::Lost => Cell::unknown(lost),
            Contents::Initial => self.initial(obj, offset, size, ty, free)?,
        };
        Ok(Ok(cell))
    }

    /// What was at an address before the run.
    fn initial(
        &mut self,
        obj: Obj,
        offset: i64,
        size: u32,
        ty: Type,
        free: ReasonId,
    ) -> Result<Cell, InterpError> {
        let object = &self.objects[obj.0 as usize];
        if let Kind::Global(g) = object.kind {
            if let Some(bytes) = self.program.globals[g as usize].bytes {
                return Ok(constant(bytes, offset, size, ty).unwrap_or(Cell::unknown(free)));
            }
        }
        if matches!(object.kind, Kind::Alloca(..) | Kind::Heap(..)) {
            return Ok(Cell::unknown(UNINITIALISED));
        }
        let node = object.node.and_then(|n| self.bindings.child(n, offset));
        let bound = node.and_then(|n| self.bindings.value(n));
        if ty == Type::Ptr {
            if bound == Some(0) {
                return Ok(Cell::int(0));
            }
            let obj = match self.loaded.get(&(obj, offset)) {
                Some(&o) => o,
                None if self.objects.len() >= MOST_OBJECTS => return Ok(Cell::unknown(FULL)),
                None => {
                    let o = self.push(Kind::Loaded(obj, offset), true);
                    // Its contents are those at the start, not at its first mention.
                    self.objects[o.0 as usize].birth = 0;
                    self.objects[o.0 as usize].node = node;
                    self.loaded.insert((obj, offset), o);
                    o
                }
            };
            self.objects[obj.0 as usize].not_null |= bound.is_some();
            return Ok(Cell::ptr(obj, 0));
        }
        match bound {
            Some(value) => {
                let name = || format!("{}[{offset}]", self.name(obj));
                super::inputs::fit(value, ty, name).map(Cell::int)
            }
            None => Ok(Cell::unknown(free)),
        }
    }
}

pub(crate) fn in_reach(offset: i64) -> bool {
    (-REACH..=REACH).contains(&offset)
}

/// A byte of ones for each bit set.
fn spread(bytes: u8) -> u64 {
    let mut mask = 0;
    for i in 0..8 {
        if bytes >> i & 1 != 0 {
            mask |= 0xff << (8 * i);
        }
    }
    mask
}

/// A value out of a constant's bytes, least significant byte first.
fn constant(bytes: &[Option<u8>], offset: i64, size: u32, ty: Type) -> Option<Cell> {
    let start = usize::try_from(offset).ok()?;
    let bytes = bytes.get(start..start.checked_add(size as usize)?)?;
    let mut bits = 0u64;
    for (i, b) in bytes.iter().enumerate() {
        bits |= ((*b)? as u64) << (8 * i);
    }
    let w = ty.width()?;
    Some(Cell::int(bits & super::arith::mask(w)))
}
