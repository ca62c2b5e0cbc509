//! Filling and copying of byte ranges (LangRef, `llvm.memset` and `llvm.memmove`), as stores and
//! loads of words. A pointer that is copied as a whole keeps its provenance.

use super::arith::Trap;
use super::reasons::{LoadReasons, ReasonId};
use super::run_state::RunState;
use super::tagged_value::{TaggedValue, View};
use crate::ir::Type;

/// The bytes of longer ranges become unknown: they seldom decide control flow, and writing them would
/// take the time of the execution.
const MAX_BYTES: u64 = 512;

impl RunState<'_> {
    /// Stores a byte `length` times.
    pub(crate) fn fill(
        &mut self,
        to: TaggedValue,
        byte: TaggedValue,
        length: TaggedValue,
    ) -> Result<(), Trap> {
        let Some(length) = self.unrolled_length(to, length)? else { return Ok(()) };
        let word = byte.bits.wrapping_mul(0x0101_0101_0101_0101);
        let value = if byte.tag == 0 { TaggedValue::int(word) } else { byte };
        for (at, size) in accesses(0, length) {
            let place = displaced(to, at);
            match value.tag {
                0 => self.store(place, TaggedValue::int(value.bits >> (64 - 8 * size)), size)?,
                _ => self.clobber(place, Some(TaggedValue::int(u64::from(size)))),
            }
        }
        Ok(())
    }

    /// Copies `length` bytes; `reason` is that of copied bytes that are unknown.
    pub(crate) fn copy(
        &mut self,
        to: TaggedValue,
        from: TaggedValue,
        length: TaggedValue,
        reason: ReasonId,
    ) -> Result<(), Trap> {
        let Some(length) = self.unrolled_length(to, length)? else { return Ok(()) };
        let reasons = LoadReasons { unbound: reason, overwritten: reason };
        let offset = match from.view() {
            View::Ptr(_, offset) => offset,
            _ => 0,
        };
        let mut read: Vec<(u64, u32, TaggedValue)> = Vec::new();
        for (at, size) in accesses(offset, length) {
            let whole = self.load(displaced(from, at), Type::Int(8 * size as u8), reasons)?;
            if size == 1 || !matches!(whole.view(), View::Unknown(_)) {
                read.push((at, size, whole));
                continue;
            }
            for at in at..at + u64::from(size) {
                let byte = self.load(displaced(from, at), Type::Int(8), reasons)?;
                read.push((at, 1, byte));
            }
        }
        for (at, size, value) in read {
            self.store(displaced(to, at), value, size)?;
        }
        Ok(())
    }

    /// The length of a range if it is written byte by byte; otherwise its bytes become unknown here.
    fn unrolled_length(
        &mut self,
        to: TaggedValue,
        length: TaggedValue,
    ) -> Result<Option<u64>, Trap> {
        if length == TaggedValue::int(0) {
            return Ok(None);
        }
        let known = length.tag == 0 && length.bits <= MAX_BYTES;
        if known && matches!(to.view(), View::Ptr(..) | View::Int(_)) {
            return Ok(Some(length.bits));
        }
        if to.is_poison() {
            return Err(Trap::PoisonAddress);
        }
        self.clobber(to, Some(length));
        Ok(None)
    }
}

fn displaced(address: TaggedValue, by: u64) -> TaggedValue {
    address.displaced(TaggedValue::int(by)).unwrap_or(address)
}

/// A range as accesses of 8 bytes where these lie in one word, and else of single bytes; `start` is
/// the offset of the range in its object. Each has its distance from the start, and its size.
fn accesses(start: i64, length: u64) -> impl Iterator<Item = (u64, u32)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let left = length.checked_sub(at).filter(|&n| n > 0)?;
        let aligned = start.wrapping_add(at as i64) & 7 == 0;
        let size = if aligned && left >= 8 { 8 } else { 1 };
        let piece = (at, size as u32);
        at += size;
        Some(piece)
    })
}
