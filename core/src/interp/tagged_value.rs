//! Values of the machine: 64 bits and a tag that says what they are.

use std::fmt;

/// The value is poison; its bits are what executes when flags are ignored (`freeze` clears this).
pub(crate) const POISON: u32 = 1 << 3;
const KIND: u32 = 7;
const INT: u32 = 0;
const PTR: u32 = 1;
const UNKNOWN: u32 = 2;
const ORDER: u32 = 3;
const DIFFERENCE: u32 = 4;
const NEGATED: u32 = 5;

/// An object in memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Obj(pub u32);

/// Why a value is not known: an index into the run's reasons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct ReasonId(pub u32);

/// A register's contents. A tag of 0 is a known integer that is not poison, so that the machine's
/// fast paths test one number.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct TaggedValue {
    pub bits: u64,
    pub tag: u32,
}

/// What a cell is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum View {
    /// a known integer (or an absolute address)
    Int(u64),
    /// an address: an object and an offset
    Ptr(Obj, i64),
    /// not known
    Unknown(ReasonId),
    /// a truth value: whether the pair of objects (an index) lies in memory in the pair's order,
    /// or in the opposite one
    Order(u32, bool),
    /// the address of the first object of a pair minus that of the second, or the opposite, plus a
    /// number
    Difference(u32, bool, i64),
    /// a number minus the address of an object (`-1 - p` is `xor p, -1`): half of a distance
    Negated(Obj, i64),
}

impl TaggedValue {
    /// What a shift by the width or more gives: poison, and no bits to freeze.
    pub(crate) const OVERSHIFT: TaggedValue =
        TaggedValue { bits: 0, tag: UNKNOWN | POISON | (super::run_state::OVERSHIFT.0 << 4) };

    #[inline(always)]
    pub(crate) fn int(bits: u64) -> TaggedValue {
        TaggedValue { bits, tag: INT }
    }

    #[inline(always)]
    pub(crate) fn bool(b: bool) -> TaggedValue {
        TaggedValue { bits: b as u64, tag: INT }
    }

    pub(crate) fn ptr(obj: Obj, offset: i64) -> TaggedValue {
        TaggedValue { bits: offset as u64, tag: PTR | (obj.0 << 4) }
    }

    pub(crate) fn unknown(reason: ReasonId) -> TaggedValue {
        TaggedValue { bits: 0, tag: UNKNOWN | (reason.0 << 4) }
    }

    pub(crate) fn order(pair: u32, forward: bool) -> TaggedValue {
        TaggedValue { bits: forward as u64, tag: ORDER | (pair << 4) }
    }

    /// `forward`: first minus second. The number is kept in the bits; the direction in the pair's
    /// low bit.
    pub(crate) fn difference(pair: u32, forward: bool, offset: i64) -> TaggedValue {
        TaggedValue { bits: offset as u64, tag: DIFFERENCE | (((pair << 1) | forward as u32) << 4) }
    }

    /// `number` minus the address of the object.
    pub(crate) fn negated(obj: Obj, number: i64) -> TaggedValue {
        TaggedValue { bits: number as u64, tag: NEGATED | (obj.0 << 4) }
    }

    #[inline(always)]
    pub(crate) fn is_poison(self) -> bool {
        self.tag & POISON != 0
    }

    pub(crate) fn with_poison(self, poison: bool) -> TaggedValue {
        TaggedValue { bits: self.bits, tag: self.tag | if poison { POISON } else { 0 } }
    }

    pub(crate) fn frozen(self) -> TaggedValue {
        TaggedValue { bits: self.bits, tag: self.tag & !POISON }
    }

    /// The fast case of a displaced pointer: address plus known number.
    #[inline(always)]
    pub(crate) fn displaced(self, by: TaggedValue) -> Option<TaggedValue> {
        (by.tag == 0 && self.tag & (KIND | POISON) <= PTR)
            .then(|| TaggedValue { bits: self.bits.wrapping_add(by.bits), tag: self.tag })
    }

    /// What the cell is, poison or not.
    pub(crate) fn view(self) -> View {
        let payload = self.tag >> 4;
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
