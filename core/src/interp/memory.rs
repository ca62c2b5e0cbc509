//! What objects contain: byte-addressed stores and loads, and what may overwrite what.
//!
//! **Aliasing.** Objects are parameters, globals, allocas, heap allocations (all assumed apart) and
//! *loaded* objects: what a pointer read from memory points to, which may be any object whose address
//! could have been stored, or overlap it. A write through a loaded or unknown pointer therefore
//! invalidates every *escaped* object (not: allocas and allocations whose address never left the
//! registers, `noalias` parameters likewise); a write to an escaped object invalidates what is known
//! of loaded ones. Where it is not assumed that parameters lie apart, they are like loaded ones.
//! Objects whose addresses are bound see each other's bytes. Nothing is erased: each write gets a
//! number (epoch), and a remembered word holds only if no write that may overlap it is younger.

use super::arith::{mask, Trap};
use super::contents::{bit_mask, byte_mask_in_word, StoredValue, Word};
use super::run_state::{
    within_max_offset, Kind, Object, RunState, MAX_OBJECTS, MAX_OFFSET, MAX_UNBOUND_DEPTH,
    MEMORY_LIMIT, UNBOUND_DEPTH_LIMIT, UNINITIALISED,
};
use super::tagged_value::{Obj, ReasonId, TaggedValue, View};
use crate::ir::Type;
use crate::memory::bytes::from_bytes;

/// Remembered words at most; beyond, what is written is forgotten.
const MAX_WORDS: usize = 1 << 20;

/// Stores of more bytes than this are not remembered.
const MAX_STORE_BYTES: u32 = 64;

/// The last write of a kind, and the last one through another object.
#[derive(Clone, Copy, Debug)]
pub(super) struct LastWrite {
    epoch: u64,
    by: Option<Obj>,
    other: u64,
}

impl LastWrite {
    pub(super) const NEVER: LastWrite = LastWrite { epoch: 0, by: None, other: 0 };

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

impl RunState<'_> {
    fn escaped(&self, obj: Obj) -> bool {
        let o = &self.objects[obj.0 as usize];
        o.escaped || o.exposed || obj.0 < self.escaped_below
    }

    /// Is what was known of the object at `epoch` still so?
    fn still_holds(&self, obj: Obj, epoch: u64) -> bool {
        let o = &self.objects[obj.0 as usize];
        o.constant
            || (epoch >= o.clobbered
                && epoch >= self.havoc_epoch
                && !(self.escaped(obj) && self.last_untraced_write(o).excluding(obj) > epoch)
                && !(o.may_overlap && self.last_escaped_write(o).excluding(obj) > epoch))
    }

    /// The last write through a pointer that may point into the object, whatever it is: of those with
    /// a known address it sees the bytes if its own is known.
    fn last_untraced_write(&self, object: &Object) -> &LastWrite {
        match object.address {
            Some(_) => &self.last_untraced_unbound,
            None => &self.last_untraced,
        }
    }

    /// The last write to any object that has escaped, likewise.
    fn last_escaped_write(&self, object: &Object) -> &LastWrite {
        match object.address {
            Some(_) => &self.last_escaped_unbound,
            None => &self.last_escaped,
        }
    }

    /// Notes a write to an object.
    fn note_write(&mut self, obj: Obj) -> u64 {
        self.epoch += 1;
        let escaped = self.escaped(obj);
        let object = &mut self.objects[obj.0 as usize];
        if object.first_write == 0 {
            object.first_write = self.epoch;
        }
        let (may_overlap, astray) = (object.may_overlap, object.address.is_none());
        if may_overlap {
            self.last_untraced.note(Some(obj), self.epoch);
        }
        if may_overlap || escaped {
            self.last_escaped.note(Some(obj), self.epoch);
        }
        if may_overlap && astray {
            self.last_untraced_unbound.note(Some(obj), self.epoch);
        }
        if (may_overlap || escaped) && astray {
            self.last_escaped_unbound.note(Some(obj), self.epoch);
        }
        self.epoch
    }

    /// A write of unknown extent through a pointer of unknown origin.
    pub(crate) fn write_anywhere(&mut self) {
        self.epoch += 1;
        for last in [
            &mut self.last_untraced,
            &mut self.last_escaped,
            &mut self.last_untraced_unbound,
            &mut self.last_escaped_unbound,
        ] {
            last.note(None, self.epoch);
        }
    }

    /// Forgets the contents of all memory, and takes every address for known to everyone.
    pub(crate) fn havoc_memory(&mut self) {
        self.write_anywhere();
        self.havoc_epoch = self.epoch;
        self.escape_all();
    }

    /// Where an address points to; `None` if nobody knows.
    fn target(&self, address: TaggedValue) -> Result<Option<(Obj, i64)>, Trap> {
        if address.is_poison() {
            return Err(Trap::PoisonAddress);
        }
        match address.view() {
            View::Ptr(obj, _) if self.objects[obj.0 as usize].address == Some(0) => {
                Err(Trap::NullAddress)
            }
            View::Ptr(obj, offset) => Ok(Some((obj, offset))),
            View::Int(0) => Err(Trap::NullAddress),
            View::Int(k) => Ok(self.at_number(k)),
            _ => Ok(None),
        }
    }

    /// The place at a numeric address, as one of an object whose address is bound: all of these see
    /// the same bytes. That it is not one of an object elsewhere is assumed as for any parameter.
    fn at_number(&self, address: u64) -> Option<(Obj, i64)> {
        let bound = self.absolute?;
        let start = self.objects[bound.0 as usize].address?;
        Some((bound, address.wrapping_sub(start) as i64))
    }

    /// The place of an object where other objects see the same bytes: those whose address is bound
    /// as its own is.
    fn bound_aliases(&self, obj: Obj, offset: i64) -> Vec<(Obj, i64)> {
        let Some(here) = self.objects[obj.0 as usize].address else { return Vec::new() };
        let others = self.with_address.iter().filter(|&&o| o != obj);
        others
            .map(|&o| {
                let there = self.objects[o.0 as usize].address.unwrap_or(here);
                (o, offset.wrapping_add(here.wrapping_sub(there) as i64))
            })
            .collect()
    }

    /// A write of unknown bytes from an address on: so many, or nobody knows how many, and then all
    /// of the object is lost.
    pub(crate) fn clobber(&mut self, address: TaggedValue, length: Option<TaggedValue>) {
        let length = match length {
            Some(TaggedValue { bits: 0, tag: 0 }) => return,
            Some(TaggedValue { bits, tag: 0 }) => {
                i64::try_from(bits).ok().filter(|&n| n <= MAX_OFFSET)
            }
            _ => None,
        };
        let view = match address.view() {
            View::Int(k) => self.at_number(k).map_or(View::Int(k), |(o, at)| View::Ptr(o, at)),
            view => view,
        };
        match view {
            View::Ptr(obj, offset) => {
                let bound_aliases = self.bound_aliases(obj, offset);
                let epoch = self.note_write(obj);
                for (obj, offset) in [(obj, offset)].into_iter().chain(bound_aliases) {
                    let range =
                        length.filter(|_| within_max_offset(offset)).map(|n| (offset, offset + n));
                    self.forget(obj, range, epoch);
                }
            }
            View::Difference(..) | View::Negated(..) => {
                self.escape(address);
                self.write_anywhere();
            }
            _ => self.write_anywhere(),
        }
    }

    /// Forgets a range of an object's bytes, or all.
    fn forget(&mut self, obj: Obj, range: Option<(i64, i64)>, epoch: u64) {
        let object = &mut self.objects[obj.0 as usize];
        match range {
            Some((low, high)) => object.contents.clobber(low, high, epoch),
            None => {
                object.clobbered = epoch;
                self.remembered_words -= object.contents.map.len();
                object.contents = Default::default();
            }
        }
    }

    /// Writes `size` bytes.
    pub(crate) fn store(
        &mut self,
        address: TaggedValue,
        value: TaggedValue,
        size: u32,
    ) -> Result<(), Trap> {
        let target = self.target(address)?;
        self.escape(value);
        if size == 0 {
            return Ok(());
        }
        let Some((obj, offset)) = target.filter(|t| within_max_offset(t.1)) else {
            self.clobber(address, None);
            return Ok(());
        };
        if size > MAX_STORE_BYTES || self.remembered_words >= MAX_WORDS {
            self.clobber(address, Some(TaggedValue::int(size as u64)));
            return Ok(());
        }
        let bound_aliases = match self.with_address.len() {
            0 | 1 => Vec::new(),
            _ => self.bound_aliases(obj, offset),
        };
        // What words still hold depends on the writes before this one.
        self.write_words(obj, offset, value, size);
        for &(o, at) in bound_aliases.iter().filter(|m| within_max_offset(m.1)) {
            self.write_words(o, at, value, size);
        }
        let epoch = self.note_write(obj);
        self.set_epoch(obj, offset, size, epoch);
        for &(o, at) in bound_aliases.iter().filter(|m| within_max_offset(m.1)) {
            self.set_epoch(o, at, size, epoch);
        }
        Ok(())
    }

    fn write_words(&mut self, obj: Obj, offset: i64, value: TaggedValue, size: u32) {
        let number = self.concrete_bits(value).filter(|_| size <= 8 && !value.is_poison());
        let bits = number.map_or(0, |bits| self.in_order_of_memory(bits, size));
        let whole = value.tag != 0 && size <= 8;
        let (first, last) = words_of(offset, size);
        for at in first..=last {
            let mut word = self.word(obj, at);
            let bytes = byte_mask_in_word(at, offset, size);
            word.overwrite(at, bytes);
            word.written |= bytes;
            if number.is_some() {
                word.known |= bytes;
                let (mask, shift) = (bit_mask(bytes), 8 * ((at << 3) - offset));
                let part = if shift < 0 { bits << -shift } else { bits >> shift };
                word.bits = (word.bits & !mask) | (part & mask);
            }
            if whole {
                word.part = Some(StoredValue { cell: value, at: offset, size: size as u8 });
            }
            let old = self.objects[obj.0 as usize].contents.map.insert(at, word);
            self.remembered_words += old.is_none() as usize;
        }
    }

    fn set_epoch(&mut self, obj: Obj, offset: i64, size: u32, epoch: u64) {
        let (first, last) = words_of(offset, size);
        for at in first..=last {
            if let Some(w) = self.objects[obj.0 as usize].contents.map.get_mut(&at) {
                w.epoch = epoch;
            }
        }
    }

    /// A value's bits such that its first byte in memory is the lowest, and the other way round.
    fn in_order_of_memory(&self, bits: u64, size: u32) -> u64 {
        match self.program.big_endian {
            true => bits.swap_bytes() >> (64 - 8 * size),
            false => bits,
        }
    }

    /// A word as it is now.
    fn word(&self, obj: Obj, at: i64) -> Word {
        let object = &self.objects[obj.0 as usize];
        let start = Some(object.birth).filter(|&birth| self.still_holds(obj, birth));
        object.contents.current(at, start, |epoch| self.still_holds(obj, epoch))
    }

    /// Reads a value of type `ty`. `free` and `lost` are the reasons of the reading instruction:
    /// the contents were there before the run, or something may have overwritten them.
    pub(crate) fn load(
        &mut self,
        address: TaggedValue,
        ty: Type,
        free: ReasonId,
        lost: ReasonId,
    ) -> Result<TaggedValue, Trap> {
        let target = self.target(address)?;
        let Some(width) = ty.width() else { return Ok(TaggedValue::unknown(lost)) };
        let Some((obj, offset)) = target.filter(|t| within_max_offset(t.1)) else {
            return Ok(match address.view() {
                View::Unknown(reason) => TaggedValue::unknown(reason),
                _ => TaggedValue::unknown(lost),
            });
        };
        let size = (width as u32).div_ceil(8);
        let object = &self.objects[obj.0 as usize];
        let (first, last) = words_of(offset, size);
        let plain = match object.contents.map.get(&first) {
            Some(w) if first == last && w.part.is_none() && !object.contents.any_clobbered() => {
                let bytes = byte_mask_in_word(first, offset, size);
                let there = if ty == Type::Ptr { w.known & w.written } else { w.known };
                let all = there & bytes == bytes && self.still_holds(obj, w.epoch);
                all.then(|| (w.bits & bit_mask(bytes)) >> (8 * (offset & 7)))
            }
            _ => None,
        };
        let cell = match plain {
            Some(bits) => self.number_of_width(self.in_order_of_memory(bits, size), width, lost),
            None => self.load_from_parts((obj, offset), ty, free, lost),
        };
        if !matches!(cell.view(), View::Unknown(_)) {
            self.objects[obj.0 as usize].last_read = self.epoch;
        }
        Ok(cell)
    }

    /// A number read as a type: unknown if none of that type was stored there.
    fn number_of_width(&self, bits: u64, width: u8, lost: ReasonId) -> TaggedValue {
        match bits & !mask(width) {
            0 => TaggedValue::int(bits),
            _ => TaggedValue::unknown(lost),
        }
    }

    /// A value whose bytes come from several stores, or from the start.
    #[cold]
    #[inline(never)]
    fn load_from_parts(
        &mut self,
        (obj, offset): (Obj, i64),
        ty: Type,
        free: ReasonId,
        lost: ReasonId,
    ) -> TaggedValue {
        let width = ty.width().unwrap_or(64);
        let size = (width as u32).div_ceil(8);
        let (first, last) = words_of(offset, size);
        let words = [self.word(obj, first), self.word(obj, last)];
        let whole = words[0].part.filter(|p| (p.at, p.size as u32) == (offset, size));
        if let Some(part) = whole.filter(|&p| words[1].part == Some(p)) {
            return self.reload(part.cell, width, lost);
        }
        let mut bytes = [0u8; 8];
        let mut from_start = 0u8;
        for (i, byte) in bytes[..size as usize].iter_mut().enumerate() {
            let at = offset + i as i64;
            let (word, k) = (&words[(at >> 3 != first) as usize], at & 7);
            // what a pointer from the start points to has a name
            let start = word.written >> k & 1 == 0;
            if word.known >> k & 1 != 0 && !(start && ty == Type::Ptr) {
                *byte = (word.bits >> (8 * k)) as u8;
            } else if !start {
                return TaggedValue::unknown(lost);
            } else {
                from_start |= 1 << i;
            }
        }
        if from_start == mask(size as u8) as u8 {
            let cell = self.initial_value((obj, offset), ty, free, lost);
            if cell.tag == 0 && first == last && self.remembered_words < MAX_WORDS {
                self.cache_initial(obj, (offset, size), words[0], cell.bits);
            }
            return cell;
        }
        for i in (0..size as usize).filter(|i| from_start >> i & 1 != 0) {
            match self.initial_byte(obj, offset + i as i64) {
                Ok(byte) => bytes[i] = byte,
                Err(reason) => return TaggedValue::unknown(reason.unwrap_or(free)),
            }
        }
        let bits = from_bytes(ty, &bytes[..size as usize], self.program.big_endian);
        bits.map_or(TaggedValue::unknown(lost), TaggedValue::int)
    }

    /// Keeps a number read from the start, so that the next load has it at hand.
    fn cache_initial(&mut self, obj: Obj, (offset, size): (i64, u32), mut word: Word, bits: u64) {
        let at = offset >> 3;
        let bytes = byte_mask_in_word(at, offset, size);
        word.known |= bytes;
        word.bits &= !bit_mask(bytes);
        word.bits |= self.in_order_of_memory(bits, size) << (8 * (offset & 7));
        let old = self.objects[obj.0 as usize].contents.map.insert(at, word);
        self.remembered_words += old.is_none() as usize;
    }

    /// A value that is no plain integer, read as it was stored.
    fn reload(&mut self, cell: TaggedValue, width: u8, lost: ReasonId) -> TaggedValue {
        let poison = cell.is_poison();
        let read = match cell.view() {
            View::Unknown(_) => cell,
            View::Int(bits) => self.number_of_width(bits, width, lost),
            View::Order(..) if width == 1 => cell,
            // a truth value as a number of more bits
            View::Order(..) => self.concretize(cell),
            _ if width == 64 => cell,
            _ => TaggedValue::unknown(lost),
        };
        read.with_poison(poison)
    }

    /// A byte as it was at the start; where it is not known, the reason, if it is another one than
    /// that it is not bound.
    fn initial_byte(&self, obj: Obj, at: i64) -> Result<u8, Option<ReasonId>> {
        let object = &self.objects[obj.0 as usize];
        match object.kind {
            Kind::Alloca(..) | Kind::Heap(..) => return Err(Some(UNINITIALISED)),
            Kind::Global(g) => {
                if let Some(bytes) = self.program.globals[g as usize].bytes {
                    let byte = usize::try_from(at).ok().and_then(|at| bytes.get(at));
                    return byte.copied().flatten().ok_or(None);
                }
            }
            Kind::Param(_) | Kind::Loaded(..) | Kind::Absolute => {}
        }
        let own = object.node.and_then(|n| self.bindings.memory().byte(n, at));
        let others = || {
            let places = self.nodes_at(obj, at);
            places.into_iter().find_map(|(n, at)| self.bindings.memory().byte(n, at))
        };
        own.or_else(others).ok_or(None)
    }

    /// The nodes of the bindings that name a place of an object whose address is bound, with the
    /// offsets there.
    fn nodes_at(&self, obj: Obj, offset: i64) -> Vec<(u32, i64)> {
        let bound_aliases = self.bound_aliases(obj, offset).into_iter();
        let named =
            bound_aliases.filter_map(|(o, at)| Some((self.objects[o.0 as usize].node?, at)));
        let Some(start) = self.objects[obj.0 as usize].address else { return Vec::new() };
        let here = start.wrapping_add(offset as u64);
        let behind = self.bound_pointers.iter();
        named.chain(behind.map(|&(a, n)| (n, here.wrapping_sub(a) as i64))).collect()
    }

    /// What was at an address before the run.
    fn initial_value(
        &mut self,
        (obj, offset): (Obj, i64),
        ty: Type,
        free: ReasonId,
        lost: ReasonId,
    ) -> TaggedValue {
        let size = crate::memory::bytes::size_of(ty);
        if let Kind::Global(g) = self.objects[obj.0 as usize].kind {
            let global = &self.program.globals[g as usize];
            let held = global.addresses.binary_search_by_key(&offset, |a| a.0);
            if let (Ok(k), 8) = (held, size) {
                let (_, of, displaced) = global.addresses[k];
                return TaggedValue::ptr(of, displaced);
            }
        }
        let mut bytes = [0u8; 8];
        let mut missing = None;
        for (i, byte) in bytes[..size].iter_mut().enumerate() {
            match self.initial_byte(obj, offset + i as i64) {
                Ok(b) => *byte = b,
                Err(reason) => missing = Some(reason.unwrap_or(free)),
            }
        }
        let bits = match missing {
            None => from_bytes(ty, &bytes[..size], self.program.big_endian),
            Some(_) => None,
        };
        let object = &self.objects[obj.0 as usize];
        let fresh = matches!(object.kind, Kind::Alloca(..) | Kind::Heap(..));
        match (ty, bits, missing) {
            (Type::Ptr, ..) if !fresh && !object.constant => self.pointee(obj, offset, bits),
            // a pointer that is read as a number is where the bindings behind it lie
            (Type::Int(64), Some(bits), _) if bits != 0 && self.is_bound_behind(obj, offset) => {
                self.pointee(obj, offset, Some(bits));
                TaggedValue::int(bits)
            }
            (_, Some(bits), _) => TaggedValue::int(bits),
            (_, None, Some(reason)) => TaggedValue::unknown(reason),
            (_, None, None) => TaggedValue::unknown(lost),
        }
    }

    /// Is something bound behind the pointer at that place?
    fn is_bound_behind(&self, obj: Obj, offset: i64) -> bool {
        let own = self.objects[obj.0 as usize].node;
        own.is_some_and(|n| self.bindings.memory().behind(n, offset).is_some())
    }

    /// The object behind a pointer that was in memory at the start. With an address it is a place
    /// of the memory at bound addresses.
    fn pointee(&mut self, obj: Obj, offset: i64, address: Option<u64>) -> TaggedValue {
        let own = self.objects[obj.0 as usize].node.map(|n| (n, offset));
        let places = own.into_iter().chain(self.nodes_at(obj, offset));
        let memory = self.bindings.memory();
        let node = places.into_iter().find_map(|(n, at)| memory.behind(n, at));
        if let Some(address) = address.filter(|&a| a != 0) {
            let bound = self.absolute_memory(address);
            if let Some(node) = node.filter(|&n| !self.bound_pointers.contains(&(address, n))) {
                self.bound_pointers.push((address, node));
            }
            let start = self.objects[bound.0 as usize].address.unwrap_or(address);
            return TaggedValue::ptr(bound, address.wrapping_sub(start) as i64);
        }
        if let Some(&o) = self.loaded.get(&(obj, offset)) {
            return TaggedValue::ptr(o, 0);
        }
        if self.objects.len() >= MAX_OBJECTS {
            return TaggedValue::unknown(MEMORY_LIMIT);
        }
        if node.is_none() && self.depth(obj) >= MAX_UNBOUND_DEPTH {
            return TaggedValue::unknown(UNBOUND_DEPTH_LIMIT);
        }
        let o = self.push(Kind::Loaded(obj, offset), true);
        // Its contents are those at the start, not at its first mention.
        self.objects[o.0 as usize].birth = 0;
        self.objects[o.0 as usize].node = node;
        self.bind_address(o, address);
        self.loaded.insert((obj, offset), o);
        TaggedValue::ptr(o, 0)
    }

    /// How many pointers lead to an object, as far as that matters.
    fn depth(&self, mut obj: Obj) -> u32 {
        for depth in 0..MAX_UNBOUND_DEPTH {
            match self.objects[obj.0 as usize].kind {
                Kind::Loaded(parent, _) => obj = parent,
                _ => return depth,
            }
        }
        MAX_UNBOUND_DEPTH
    }

    /// The memory at bound addresses, as an object that may overlap others.
    pub(super) fn absolute_memory(&mut self, address: u64) -> Obj {
        if let Some(bound) = self.absolute {
            return bound;
        }
        let o = self.push(Kind::Absolute, true);
        self.objects[o.0 as usize].birth = 0;
        self.bind_address(o, Some(address));
        self.absolute = Some(o);
        o
    }
}

/// The first and last word of a range that is not empty and within reach.
fn words_of(offset: i64, size: u32) -> (i64, i64) {
    (offset >> 3, (offset + size as i64 - 1) >> 3)
}
