//! The values of registers and memory: 64 bits and a tag that says what the bits mean.
//!
//! A value is a known integer, an address as an object and an offset (as in CompCert's memory
//! model), one of the few symbolic forms that compiled code makes of addresses, or unknown. A poison
//! flag stands beside the bits, because `freeze` of poison yields what really executes.

use super::reasons::ReasonId;
use std::fmt;

/// The flag of poison. The bits beside it are what executes when flags such as `nsw` are ignored.
pub(crate) const POISON: u32 = 1 << 3;
// The lowest three bits of a tag are its kind, the next is POISON, the others are the payload: an
// object, a pair of objects or a reason.
const KIND: u32 = 7;
const PAYLOAD_SHIFT: u32 = 4;
const INT: u32 = 0;
const PTR: u32 = 1;
const UNKNOWN: u32 = 2;
const ORDER: u32 = 3;
const DIFFERENCE: u32 = 4;
const NEGATED: u32 = 5;

/// An object in memory: an index into the objects of the run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Obj(pub u32);

/// A value with its tag. The tag 0 is a known integer that is not poison, so the fast paths of the
/// machine test a single number.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct TaggedValue {
    pub bits: u64,
    pub tag: u32,
}

/// A tagged value taken apart, without its poison flag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum View {
    /// A known integer, or an absolute address.
    Int(u64),
    /// An address: an object and an offset in bytes.
    Ptr(Obj, i64),
    /// An unknown value.
    Unknown(ReasonId),
    /// A truth value: whether the objects of a pair (an index) lie in memory in the order of the
    /// pair (`true`), or in the opposite order (`false`).
    Order(u32, bool),
    /// The address of the first object of a pair minus that of the second (`true`), or the opposite
    /// (`false`), plus a number.
    Difference(u32, bool, i64),
    /// A number minus the address of an object, as in `xor p, -1`, which is `-1 - p`.
    Negated(Obj, i64),
}

impl TaggedValue {
    /// The result of a shift by the width or more: poison, whose frozen bits are unknown.
    pub(crate) const OVERSHIFT: TaggedValue =
        TaggedValue { bits: 0, tag: UNKNOWN | POISON | (ReasonId::OVERSHIFT.0 << PAYLOAD_SHIFT) };

    /// The result of an exact division that leaves a remainder: poison, whose frozen bits are those of the
    /// instructions that a compiler divides by.
    pub(crate) const INEXACT: TaggedValue =
        TaggedValue { bits: 0, tag: UNKNOWN | POISON | (ReasonId::INEXACT.0 << PAYLOAD_SHIFT) };

    #[inline(always)]
    pub(crate) fn int(bits: u64) -> TaggedValue {
        TaggedValue { bits, tag: INT }
    }

    #[inline(always)]
    pub(crate) fn bool(b: bool) -> TaggedValue {
        TaggedValue { bits: b as u64, tag: INT }
    }

    pub(crate) fn ptr(obj: Obj, offset: i64) -> TaggedValue {
        TaggedValue { bits: offset as u64, tag: PTR | (obj.0 << PAYLOAD_SHIFT) }
    }

    pub(crate) fn unknown(reason: ReasonId) -> TaggedValue {
        TaggedValue { bits: 0, tag: UNKNOWN | (reason.0 << PAYLOAD_SHIFT) }
    }

    pub(crate) fn order(pair: u32, forward: bool) -> TaggedValue {
        TaggedValue { bits: forward as u64, tag: ORDER | (pair << PAYLOAD_SHIFT) }
    }

    /// The difference of the addresses of a pair: first minus second if `forward`, else second minus
    /// first. The direction is the lowest bit of the payload.
    pub(crate) fn difference(pair: u32, forward: bool, offset: i64) -> TaggedValue {
        TaggedValue {
            bits: offset as u64,
            tag: DIFFERENCE | (((pair << 1) | forward as u32) << PAYLOAD_SHIFT),
        }
    }

    /// `number` minus the address of the object.
    pub(crate) fn negated(obj: Obj, number: i64) -> TaggedValue {
        TaggedValue { bits: number as u64, tag: NEGATED | (obj.0 << PAYLOAD_SHIFT) }
    }

    #[inline(always)]
    pub(crate) fn is_poison(self) -> bool {
        self.tag & POISON != 0
    }

    /// Is the value unknown, whether it is poison or not?
    #[inline(always)]
    pub(crate) fn is_unknown(self) -> bool {
        self.tag & KIND == UNKNOWN
    }

    /// The value, poison if it is already or if `poison` says so.
    pub(crate) fn with_poison(self, poison: bool) -> TaggedValue {
        TaggedValue { bits: self.bits, tag: self.tag | if poison { POISON } else { 0 } }
    }

    /// The value as `freeze` yields it.
    pub(crate) fn frozen(self) -> TaggedValue {
        TaggedValue { bits: self.bits, tag: self.tag & !POISON }
    }

    /// The fast path of pointer arithmetic: an integer or address that is not poison plus a known
    /// number.
    #[inline(always)]
    pub(crate) fn displaced(self, by: TaggedValue) -> Option<TaggedValue> {
        (by.tag == 0 && self.tag & (KIND | POISON) <= PTR)
            .then(|| TaggedValue { bits: self.bits.wrapping_add(by.bits), tag: self.tag })
    }

    /// What the value is, whether it is poison or not.
    pub(crate) fn view(self) -> View {
        let payload = self.tag >> PAYLOAD_SHIFT;
        match self.tag & KIND {
            INT => View::Int(self.bits),
            PTR => View::Ptr(Obj(payload), self.bits as i64),
            ORDER => View::Order(payload, self.bits != 0),
            NEGATED => View::Negated(Obj(payload), self.bits as i64),
            DIFFERENCE => View::Difference(payload >> 1, payload & 1 != 0, self.bits as i64),
            _ => View::Unknown(ReasonId(payload)),
        }
    }
}

impl fmt::Debug for TaggedValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}{}", self.view(), if self.is_poison() { " poison" } else { "" })
    }
}
