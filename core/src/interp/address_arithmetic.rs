//! Arithmetic on addresses: sums of a number and at most one address added and one subtracted.
//!
//! What optimizers compute from addresses are differences, split up at will: `(q + 8) - p`,
//! `(-1 - p) + max(p + 4, q)`. As long as such a sum holds no more than one object on either side it is
//! carried exactly, modulo 2^64; where the same object stands on both sides it cancels. Everything
//! else is unknown, and the objects that went into it have escaped.

use super::run_state::{within_max_offset, RunState, ADDRESS_ARITHMETIC};
use super::tagged_value::{Obj, ReasonId, TaggedValue, View};
use crate::ir::{BinaryOp, Predicate};

/// `number + plus - minus`.
#[derive(Clone, Copy, Debug)]
struct Sum {
    number: i64,
    plus: Option<Obj>,
    minus: Option<Obj>,
}

impl Sum {
    fn negated(self) -> Sum {
        Sum { number: self.number.wrapping_neg(), plus: self.minus, minus: self.plus }
    }

    /// The sum of two, if it holds no more than one object on either side.
    fn add(self, other: Sum) -> Option<Sum> {
        let number = self.number.wrapping_add(other.number);
        let (mut plus, mut minus) = ([self.plus, other.plus], [self.minus, other.minus]);
        for p in &mut plus {
            for m in &mut minus {
                if p.is_some() && p == m {
                    (*p, *m) = (None, None);
                }
            }
        }
        let one = |side: [Option<Obj>; 2]| match side {
            [Some(_), Some(_)] => None,
            [a, b] => Some(a.or(b)),
        };
        Some(Sum { number, plus: one(plus)?, minus: one(minus)? })
    }
}

impl RunState<'_> {
    fn sum_of(&self, cell: TaggedValue) -> Option<Sum> {
        Some(match cell.view() {
            View::Int(k) => Sum { number: k as i64, plus: None, minus: None },
            View::Ptr(o, k) => Sum { number: k, plus: Some(o), minus: None },
            View::Negated(o, k) => Sum { number: k, plus: None, minus: Some(o) },
            View::Difference(pair, forward, k) => {
                let (a, b) = self.pairs[pair as usize];
                let (plus, minus) = if forward { (a, b) } else { (b, a) };
                Sum { number: k, plus: Some(plus), minus: Some(minus) }
            }
            View::Unknown(_) | View::Order(..) => return None,
        })
    }

    fn cell_of(&mut self, sum: Sum) -> Result<TaggedValue, ReasonId> {
        match (sum.plus, sum.minus) {
            (None, None) => Ok(TaggedValue::int(sum.number as u64)),
            (Some(o), None) => Ok(TaggedValue::ptr(o, sum.number)),
            (None, Some(o)) => Ok(TaggedValue::negated(o, sum.number)),
            (Some(p), Some(m)) => self.difference((p, sum.number), (m, 0)),
        }
    }

    /// The sum of two values of 64 bits, either of which may hold addresses; `None` if it cannot be
    /// carried, or the reason why it is unknown.
    pub(super) fn sum(
        &mut self,
        x: TaggedValue,
        y: TaggedValue,
    ) -> Option<Result<TaggedValue, ReasonId>> {
        let sum = self.sum_of(x)?.add(self.sum_of(y)?)?;
        Some(self.cell_of(sum))
    }

    /// An operation of 64 bits on values of which some hold addresses, likewise.
    pub(super) fn address_arithmetic(
        &mut self,
        op: BinaryOp,
        x: TaggedValue,
        y: TaggedValue,
    ) -> Option<Result<TaggedValue, ReasonId>> {
        const MINUS_ONE: View = View::Int(u64::MAX);
        let (a, b) = (self.sum_of(x)?, self.sum_of(y)?);
        let minus_one = Sum { number: -1, plus: None, minus: None };
        let sum = match op {
            BinaryOp::Add => a.add(b)?,
            BinaryOp::Sub => a.add(b.negated())?,
            BinaryOp::Mul if y.view() == MINUS_ONE => a.negated(),
            BinaryOp::Mul if x.view() == MINUS_ONE => b.negated(),
            // the complement is -1 - x
            BinaryOp::Xor if y.view() == MINUS_ONE => minus_one.add(a.negated())?,
            BinaryOp::Xor if x.view() == MINUS_ONE => minus_one.add(b.negated())?,
            BinaryOp::UMax => return self.min_or_max(Predicate::Uge, x, y),
            BinaryOp::UMin => return self.min_or_max(Predicate::Ule, x, y),
            BinaryOp::SMax => return self.min_or_max(Predicate::Sge, x, y),
            BinaryOp::SMin => return self.min_or_max(Predicate::Sle, x, y),
            _ => return None,
        };
        Some(self.cell_of(sum))
    }

    /// The first if it relates to the second so, else the second.
    fn min_or_max(
        &mut self,
        pred: Predicate,
        x: TaggedValue,
        y: TaggedValue,
    ) -> Option<Result<TaggedValue, ReasonId>> {
        let first = self.compare(pred, 64, x.frozen(), y.frozen());
        match self.concretize(first).view() {
            View::Int(b) => Some(Ok(if b & 1 != 0 { x.frozen() } else { y.frozen() })),
            _ => None,
        }
    }

    /// The numbers of two sums over the same objects.
    pub(super) fn offsets_if_same_objects(
        &self,
        x: TaggedValue,
        y: TaggedValue,
    ) -> Option<(i64, i64)> {
        let (a, b) = (self.sum_of(x)?, self.sum_of(y)?);
        let known = a.plus.is_some() || a.minus.is_some();
        (known && a.plus == b.plus && a.minus == b.minus).then_some((a.number, b.number))
    }

    /// As [`offsets_if_same_objects`](Self::offsets_if_same_objects), where they compare as the sums do: it is assumed that
    /// an object does not wrap around the address space, and neither does the distance of two, unless
    /// the pointers are all promised to stay in their objects.
    pub(super) fn ordered_offsets(
        &mut self,
        x: TaggedValue,
        y: TaggedValue,
        signed: bool,
    ) -> Result<(i64, i64), ReasonId> {
        // the negative of an address is no address: its order is left alone
        if matches!(x.view(), View::Negated(..)) {
            return Err(ADDRESS_ARITHMETIC);
        }
        let (a, b) = self.offsets_if_same_objects(x, y).ok_or(ADDRESS_ARITHMETIC)?;
        if !within_max_offset(a) || !within_max_offset(b) {
            return Err(ADDRESS_ARITHMETIC);
        }
        let sum = self.sum_of(x).ok_or(ADDRESS_ARITHMETIC)?;
        let distance = sum.minus.is_some();
        if a != b && (signed || distance || self.program.address_may_wrap) {
            for obj in [sum.plus, sum.minus].into_iter().flatten() {
                self.assume_no_wrap(obj)?;
            }
        }
        Ok((a, b))
    }
}
