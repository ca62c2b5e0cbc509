//! Loads and stores of bytes.
//!
//! What is stored is remembered in the [contents](super::contents) of objects, as bytes where the
//! value is a number and as a whole otherwise; what may invalidate it says
//! [`aliasing`](super::aliasing), what was there before the run
//! [`initial_memory`](super::initial_memory).

use super::arith::{mask, Trap};
use super::contents::{bit_mask, byte_mask_in_word, WholeValue, Word};
use super::object_relations::{within_max_offset, MAX_OFFSET};
use super::reasons::{LoadReasons, ReasonId};
use super::run_state::RunState;
use super::tagged_value::{Obj, TaggedValue, View};
use crate::ir::Type;
use crate::memory::bytes::from_bytes;

/// At most so many words are remembered; beyond, what is written is forgotten.
const MAX_WORDS: usize = 1 << 20;

/// Stores of more bytes than this are treated as writes of unknown bytes.
const MAX_STORE_BYTES: u32 = 64;

impl RunState<'_> {
    /// The object and offset of an address; `None` if they are unknown.
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

    /// The place at a numeric address, in the object of absolute memory. Objects with a bound address
    /// see the same bytes; that others do not overlap it is assumed as for any parameter.
    fn at_number(&self, address: u64) -> Option<(Obj, i64)> {
        let bound = self.absolute?;
        let start = self.objects[bound.0 as usize].address?;
        Some((bound, address.wrapping_sub(start) as i64))
    }

    /// Writes unknown bytes from an address on: `length` of them. Where the length is not given, or
    /// unknown, all contents of the object become unknown.
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
                let aliases = self.bound_aliases(obj, offset);
                let epoch = self.note_write(obj);
                for (obj, offset) in [(obj, offset)].into_iter().chain(aliases) {
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

    /// Forgets a range of the bytes of an object, or all of them.
    fn forget(&mut self, obj: Obj, range: Option<(i64, i64)>, epoch: u64) {
        let object = &mut self.objects[obj.0 as usize];
        match range {
            Some((low, high)) => object.contents.clobber(low, high, epoch),
            None => {
                object.clobbered = epoch;
                self.remembered_words -= object.contents.words.len();
                object.contents = Default::default();
            }
        }
    }

    /// Stores a value of `size` bytes.
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
        let aliases = match self.with_address.len() {
            0 | 1 => Vec::new(),
            _ => self.bound_aliases(obj, offset),
        };
        // The words get the epoch of the write only after all are changed: which of their other bytes
        // are still valid depends on the writes before this one.
        self.write_words(obj, offset, value, size);
        for &(o, at) in aliases.iter().filter(|m| within_max_offset(m.1)) {
            self.write_words(o, at, value, size);
        }
        let epoch = self.note_write(obj);
        self.set_epoch(obj, offset, size, epoch);
        for &(o, at) in aliases.iter().filter(|m| within_max_offset(m.1)) {
            self.set_epoch(o, at, size, epoch);
        }
        Ok(())
    }

    /// Puts the bytes of a value into the words of an object.
    fn write_words(&mut self, obj: Obj, offset: i64, value: TaggedValue, size: u32) {
        let number = self.concrete_bits(value).filter(|_| size <= 8 && !value.is_poison());
        let bits = number.map_or(0, |bits| self.to_memory_order(bits, size));
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
                word.whole = Some(WholeValue { value, at: offset, size: size as u8 });
            }
            let old = self.objects[obj.0 as usize].contents.words.insert(at, word);
            self.remembered_words += old.is_none() as usize;
        }
    }

    /// Gives an epoch to the words of a range.
    fn set_epoch(&mut self, obj: Obj, offset: i64, size: u32, epoch: u64) {
        let (first, last) = words_of(offset, size);
        for at in first..=last {
            if let Some(w) = self.objects[obj.0 as usize].contents.words.get_mut(&at) {
                w.epoch = epoch;
            }
        }
    }

    /// The bits of a value with its first byte in memory as the lowest byte. Its own inverse.
    pub(super) fn to_memory_order(&self, bits: u64, size: u32) -> u64 {
        match self.program.big_endian {
            true => bits.swap_bytes() >> (64 - 8 * size),
            false => bits,
        }
    }

    /// The present state of a word.
    fn word(&self, obj: Obj, at: i64) -> Word {
        let object = &self.objects[obj.0 as usize];
        let start = Some(object.birth).filter(|&birth| self.is_valid_since(obj, birth));
        object.contents.current(at, start, |epoch| self.is_valid_since(obj, epoch))
    }

    /// Loads a value of type `ty`.
    pub(crate) fn load(
        &mut self,
        address: TaggedValue,
        ty: Type,
        reasons: LoadReasons,
    ) -> Result<TaggedValue, Trap> {
        let target = self.target(address)?;
        let overwritten = reasons.overwritten;
        let Some(width) = ty.width() else { return Ok(TaggedValue::unknown(overwritten)) };
        let Some((obj, offset)) = target.filter(|t| within_max_offset(t.1)) else {
            return Ok(match address.view() {
                View::Unknown(reason) => TaggedValue::unknown(reason),
                _ => TaggedValue::unknown(overwritten),
            });
        };
        let size = (width as u32).div_ceil(8);
        let object = &self.objects[obj.0 as usize];
        let (first, last) = words_of(offset, size);
        // The fast path: all bytes are known and in one word.
        let plain = match object.contents.words.get(&first) {
            Some(w) if first == last && w.whole.is_none() && !object.contents.any_clobbered() => {
                let bytes = byte_mask_in_word(first, offset, size);
                let known = if ty == Type::Ptr { w.known & w.written } else { w.known };
                let all = known & bytes == bytes && self.is_valid_since(obj, w.epoch);
                all.then(|| (w.bits & bit_mask(bytes)) >> (8 * (offset & 7)))
            }
            _ => None,
        };
        let value = match plain {
            Some(bits) => number_of_width(self.to_memory_order(bits, size), width, overwritten),
            None => self.load_from_parts((obj, offset), ty, reasons),
        };
        if !matches!(value.view(), View::Unknown(_)) {
            self.objects[obj.0 as usize].last_read = self.writes.epoch;
        }
        Ok(value)
    }

    /// Loads a value that was stored whole, or whose bytes come from several stores or from before
    /// the run.
    #[cold]
    #[inline(never)]
    fn load_from_parts(
        &mut self,
        (obj, offset): (Obj, i64),
        ty: Type,
        reasons: LoadReasons,
    ) -> TaggedValue {
        let LoadReasons { unbound, overwritten } = reasons;
        let width = ty.width().unwrap_or(64);
        let size = (width as u32).div_ceil(8);
        let (first, last) = words_of(offset, size);
        let words = [self.word(obj, first), self.word(obj, last)];
        let whole = words[0].whole.filter(|v| (v.at, v.size as u32) == (offset, size));
        if let Some(whole) = whole.filter(|&v| words[1].whole == Some(v)) {
            return self.reload(whole.value, width, overwritten);
        }
        let mut bytes = [0u8; 8];
        let mut initial_bytes = 0u8;
        for (i, byte) in bytes[..size as usize].iter_mut().enumerate() {
            let at = offset + i as i64;
            let (word, k) = (&words[(at >> 3 != first) as usize], at & 7);
            let initial = word.written >> k & 1 == 0;
            // An initial pointer leads to an object of its own, even where its bytes are known.
            if word.known >> k & 1 != 0 && !(initial && ty == Type::Ptr) {
                *byte = (word.bits >> (8 * k)) as u8;
            } else if !initial {
                return TaggedValue::unknown(overwritten);
            } else {
                initial_bytes |= 1 << i;
            }
        }
        if initial_bytes == mask(size as u8) as u8 {
            let value = self.initial_value((obj, offset), ty, reasons);
            if value.tag == 0 && first == last && self.remembered_words < MAX_WORDS {
                self.cache_initial(obj, (offset, size), words[0], value.bits);
            }
            return value;
        }
        for i in (0..size as usize).filter(|i| initial_bytes >> i & 1 != 0) {
            match self.initial_byte(obj, offset + i as i64) {
                Ok(byte) => bytes[i] = byte,
                Err(reason) => return TaggedValue::unknown(reason.unwrap_or(unbound)),
            }
        }
        let bits = from_bytes(ty, &bytes[..size as usize], self.program.big_endian);
        bits.map_or(TaggedValue::unknown(overwritten), TaggedValue::int)
    }

    /// Loads a value that was stored whole, all of its bytes, as an integer or address of a width.
    fn reload(&mut self, value: TaggedValue, width: u8, overwritten: ReasonId) -> TaggedValue {
        let read = match value.view() {
            View::Unknown(_) => value,
            View::Int(bits) => number_of_width(bits, width, overwritten),
            View::Order(..) if width == 1 => value,
            // a truth value as a number of more bits
            View::Order(..) => self.concretize(value),
            _ if width == 64 => value,
            _ => TaggedValue::unknown(overwritten),
        };
        read.with_poison(value.is_poison())
    }
}

/// A number that was read as an integer of a width: unknown if it does not fit, because then no value
/// of that width was stored there.
fn number_of_width(bits: u64, width: u8, overwritten: ReasonId) -> TaggedValue {
    match bits & !mask(width) {
        0 => TaggedValue::int(bits),
        _ => TaggedValue::unknown(overwritten),
    }
}

/// The first and the last word of a range, which is not empty and within [`MAX_OFFSET`].
fn words_of(offset: i64, size: u32) -> (i64, i64) {
    (offset >> 3, (offset + size as i64 - 1) >> 3)
}
