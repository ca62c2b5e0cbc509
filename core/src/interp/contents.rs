//! What an object holds since the run began: words of eight bytes, and ranges whose bytes were
//! overwritten by nobody knows what.
//!
//! Bytes are kept in the order of their addresses, so a value is turned around where the module's
//! most significant byte comes first. Nothing is erased: a word holds only as long as nothing that
//! may overlap it was written later, which [`memory`](super::memory) knows.

use super::tagged_value::TaggedValue;
use rustc_hash::FxHashMap;

/// Lost ranges at most; beyond, they become one.
const MAX_CLOBBERED_RANGES: usize = 16;

/// A value that is no plain integer (an address, something unknown, poison), stored whole.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct StoredValue {
    pub(super) cell: TaggedValue,
    /// where it begins, and its bytes
    pub(super) at: i64,
    pub(super) size: u8,
}

/// Eight bytes at a multiple of eight.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word {
    pub(super) bits: u64,
    /// bytes whose value is in `bits`
    pub(super) known: u8,
    /// bytes that were written (or lost); others are still as at the start
    pub(super) written: u8,
    /// a value of which some bytes lie here, all of them as they were stored
    pub(super) part: Option<StoredValue>,
    pub(super) epoch: u64,
}

/// Bytes `low..high`, overwritten at an epoch.
#[derive(Clone, Copy, Debug)]
struct Lost {
    low: i64,
    high: i64,
    epoch: u64,
}

/// The words and lost ranges of an object.
#[derive(Debug, Default)]
pub(super) struct Contents {
    pub(super) map: FxHashMap<i64, Word>,
    lost: Vec<Lost>,
}

impl Contents {
    /// Notes that a range was overwritten.
    pub(super) fn clobber(&mut self, low: i64, high: i64, epoch: u64) {
        if let Some(l) = self.lost.iter_mut().find(|l| l.low <= low && l.high >= high) {
            if (l.low, l.high) == (low, high) {
                l.epoch = epoch;
                return;
            }
        }
        self.lost.push(Lost { low, high, epoch });
        if self.lost.len() > MAX_CLOBBERED_RANGES {
            let low = self.lost.iter().map(|l| l.low).min().unwrap_or(low);
            let high = self.lost.iter().map(|l| l.high).max().unwrap_or(high);
            self.lost = vec![Lost { low, high, epoch }];
        }
    }

    pub(super) fn any_clobbered(&self) -> bool {
        !self.lost.is_empty()
    }

    /// The bytes of a word that were lost after an epoch.
    fn clobbered_since(&self, word: i64, epoch: u64) -> u8 {
        let base = word << 3;
        let later = self.lost.iter().filter(|l| l.epoch > epoch);
        later.fold(0, |mask, l| match l.low < base + 8 && l.high > base {
            true => mask | byte_mask(l.low.max(base) - base, l.high.min(base + 8) - base),
            false => mask,
        })
    }

    /// A word as it is now. `start` is the epoch from which its contents at the start count, if
    /// these still hold; `holds` says whether what was written at an epoch does.
    pub(super) fn current(&self, at: i64, start: Option<u64>, holds: impl Fn(u64) -> bool) -> Word {
        let nothing = Word { bits: 0, known: 0, written: 0xff, part: None, epoch: 0 };
        let mut word = match (self.map.get(&at), start) {
            (Some(w), _) if holds(w.epoch) => *w,
            (None, Some(epoch)) => Word { written: 0, epoch, ..nothing },
            _ => return nothing,
        };
        let lost = match self.lost.is_empty() {
            true => 0,
            false => self.clobbered_since(at, word.epoch),
        };
        word.overwrite(at, lost);
        word.written |= lost;
        word
    }
}

impl Word {
    /// Takes bytes away from what is known.
    pub(super) fn overwrite(&mut self, at: i64, bytes: u8) {
        self.known &= !bytes;
        if self.part.is_some_and(|p| byte_mask_in_word(at, p.at, p.size as u32) & bytes != 0) {
            self.part = None;
        }
    }
}

/// Bytes `low..high` of a word as a mask.
pub(super) fn byte_mask(low: i64, high: i64) -> u8 {
    (((1u32 << (high - low)) - 1) << low) as u8
}

/// The bytes of `offset..offset + size` that lie in a word.
pub(super) fn byte_mask_in_word(word: i64, offset: i64, size: u32) -> u8 {
    let base = word << 3;
    let (low, high) = (offset.max(base), (offset + size as i64).min(base + 8));
    if low < high {
        byte_mask(low - base, high - base)
    } else {
        0
    }
}

/// A byte of ones for each bit set.
pub(super) fn bit_mask(bytes: u8) -> u64 {
    let mut mask = 0;
    for i in 0..8 {
        if bytes >> i & 1 != 0 {
            mask |= 0xff << (8 * i);
        }
    }
    mask
}
