//! Whole ranges of bytes: filling and copying (LangRef, `llvm.memset`, `llvm.memmove`), as stores and
//! loads of words. A pointer that is copied whole keeps what it is based on.

use super::arith::Trap;
use super::run_state::RunState;
use super::tagged_value::{ReasonId, TaggedValue, View};
use crate::ir::Type;

/// Longer ranges are lost: an execution must not spend its time on bytes that decide nothing.
const MAX_BYTES: u64 = 512;

impl RunState<'_> {
    /// Writes a byte to each of so many.
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

    /// Copies so many bytes; `why` is the reason of those that are not known.
    pub(crate) fn copy(
        &mut self,
        to: TaggedValue,
        from: TaggedValue,
        length: TaggedValue,
        why: ReasonId,
    ) -> Result<(), Trap> {
        let Some(length) = self.unrolled_length(to, length)? else { return Ok(()) };
        let offset = match from.view() {
            View::Ptr(_, offset) => offset,
            _ => 0,
        };
        let mut read: Vec<(u64, u32, TaggedValue)> = Vec::new();
        for (at, size) in accesses(offset, length) {
            let whole = self.load(displaced(from, at), Type::Int(8 * size as u8), why, why)?;
            if size == 1 || !matches!(whole.view(), View::Unknown(_)) {
                read.push((at, size, whole));
                continue;
            }
            for at in at..at + u64::from(size) {
                let byte = self.load(displaced(from, at), Type::Int(8), why, why)?;
                read.push((at, 1, byte));
            }
        }
        for (at, size, value) in read {
            self.store(displaced(to, at), value, size)?;
        }
        Ok(())
    }

    /// The length of a range that is written out; of another one the bytes are lost here.
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

/// A range in pieces of 8 bytes that lie in one word, where the range begins at an offset, and of
/// single bytes.
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
