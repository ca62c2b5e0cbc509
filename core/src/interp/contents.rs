//! What an object contains beyond its initial contents: words of eight bytes that were written, and
//! ranges that were overwritten by unknown bytes (a shadow memory, with masks of known bytes).
//!
//! Bytes are kept in the order of their addresses, so a value of a big-endian module is reversed.
//! A write to another object that may overlap this one changes nothing here: each word has the epoch
//! of its write, and [`aliasing`](super::aliasing) says whether a word of that epoch is still valid.

use super::tagged_value::TaggedValue;
use rustc_hash::FxHashMap;

/// At most so many clobbered ranges are kept; beyond, they become one.
const MAX_CLOBBERED_RANGES: usize = 16;

/// A stored value that is no plain integer (an address, an unknown value, poison), kept as a whole.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct WholeValue {
    pub(super) value: TaggedValue,
    /// the offset of its first byte in the object
    pub(super) at: i64,
    /// in bytes
    pub(super) size: u8,
}

/// Eight bytes whose offset is a multiple of eight.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word {
    pub(super) bits: u64,
    /// a mask of the bytes whose value is in `bits`
    pub(super) known: u8,
    /// a mask of the bytes that were written or clobbered; the others are initial contents
    pub(super) written: u8,
    /// a value of which some bytes lie here, none of them overwritten
    pub(super) whole: Option<WholeValue>,
    pub(super) epoch: u64,
}

/// The bytes `low..high`, overwritten by unknown ones at an epoch.
#[derive(Clone, Copy, Debug)]
struct ClobberedRange {
    low: i64,
    high: i64,
    epoch: u64,
}

/// The written words and clobbered ranges of an object.
#[derive(Debug, Default)]
pub(super) struct Contents {
    /// by offset / 8
    pub(super) words: FxHashMap<i64, Word>,
    clobbered: Vec<ClobberedRange>,
}

impl Contents {
    /// Records that the bytes `low..high` are overwritten by unknown ones.
    pub(super) fn clobber(&mut self, low: i64, high: i64, epoch: u64) {
        if let Some(r) = self.clobbered.iter_mut().find(|r| r.low <= low && r.high >= high) {
            if (r.low, r.high) == (low, high) {
                r.epoch = epoch;
                return;
            }
        }
        self.clobbered.push(ClobberedRange { low, high, epoch });
        if self.clobbered.len() > MAX_CLOBBERED_RANGES {
            let low = self.clobbered.iter().map(|r| r.low).min().unwrap_or(low);
            let high = self.clobbered.iter().map(|r| r.high).max().unwrap_or(high);
            self.clobbered = vec![ClobberedRange { low, high, epoch }];
        }
    }

    pub(super) fn any_clobbered(&self) -> bool {
        !self.clobbered.is_empty()
    }

    /// The mask of the bytes of a word that were clobbered after an epoch.
    fn clobbered_since(&self, word: i64, epoch: u64) -> u8 {
        let base = word << 3;
        let later = self.clobbered.iter().filter(|r| r.epoch > epoch);
        later.fold(0, |mask, r| match r.low < base + 8 && r.high > base {
            true => mask | byte_mask(r.low.max(base) - base, r.high.min(base + 8) - base),
            false => mask,
        })
    }

    /// The present state of a word. `initial` is the epoch from which on the initial contents count,
    /// if they are still valid; `is_valid` says whether what was written at an epoch is.
    pub(super) fn current(
        &self,
        at: i64,
        initial: Option<u64>,
        is_valid: impl Fn(u64) -> bool,
    ) -> Word {
        let unknown = Word { bits: 0, known: 0, written: 0xff, whole: None, epoch: 0 };
        let mut word = match (self.words.get(&at), initial) {
            (Some(w), _) if is_valid(w.epoch) => *w,
            (None, Some(epoch)) => Word { written: 0, epoch, ..unknown },
            _ => return unknown,
        };
        let clobbered = match self.clobbered.is_empty() {
            true => 0,
            false => self.clobbered_since(at, word.epoch),
        };
        word.overwrite(at, clobbered);
        word.written |= clobbered;
        word
    }
}

impl Word {
    /// Makes bytes unknown, together with a whole value that any of them belongs to. `at` is the
    /// number of the word.
    pub(super) fn overwrite(&mut self, at: i64, bytes: u8) {
        self.known &= !bytes;
        if self.whole.is_some_and(|v| byte_mask_in_word(at, v.at, v.size as u32) & bytes != 0) {
            self.whole = None;
        }
    }
}

/// The mask of the bytes `low..high` of a word.
fn byte_mask(low: i64, high: i64) -> u8 {
    (((1u32 << (high - low)) - 1) << low) as u8
}

/// The mask of the bytes of `offset..offset + size` that lie in a word.
pub(super) fn byte_mask_in_word(word: i64, offset: i64, size: u32) -> u8 {
    let base = word << 3;
    let (low, high) = (offset.max(base), (offset + size as i64).min(base + 8));
    if low < high {
        byte_mask(low - base, high - base)
    } else {
        0
    }
}

/// The mask of bits for a mask of bytes.
pub(super) fn bit_mask(bytes: u8) -> u64 {
    let mut mask = 0;
    for i in 0..8 {
        if bytes >> i & 1 != 0 {
            mask |= 0xff << (8 * i);
        }
    }
    mask
}
