//! What objects contain: byte-addressed stores and loads, and what may overwrite what.
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
use super::outcome::InterpError;
use super::world::{Kind, World, FULL, MOST_OBJECTS, UNINITIALISED};
use crate::ir::Type;

/// Remembered words at most; beyond, what is written is forgotten.
const MOST_WORDS: usize = 1 << 20;

/// Eight bytes at a multiple of eight.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word {
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
pub(super) struct Last {
    epoch: u64,
    by: Option<Obj>,
    other: u64,
}

impl Last {
    pub(super) const NEVER: Last = Last { epoch: 0, by: None, other: 0 };

    pub(super) fn note(&mut self, by: Option<Obj>, epoch: u64) {
        if self.by != by || by.is_none() {
            self.other = self.epoch;
            self.by = by;
        }
        self.epoch = epoch;
        if by.is_none() {
            self.other = epoch;
        }
    }

    pub(super) fn excluding(&self, obj: Obj) -> u64 {
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

impl World<'_> {
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
            View::Apart(..) | View::Below(..) => {
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
            let global = &self.program.globals[g as usize];
            if let Some(bytes) = global.bytes {
                let held = global.addresses.binary_search_by_key(&offset, |a| a.0);
                if let (Ok(k), 8) = (held, size) {
                    let (_, of, displaced) = global.addresses[k];
                    return Ok(Cell::ptr(of, displaced));
                }
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
