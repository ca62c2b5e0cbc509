//! Arithmetic on addresses: sums of a number and at most one address added and one subtracted.
//!
//! Optimizers compute differences of addresses, split into operations in any way: `(q + 8) - p`,
//! `(-1 - p) + max(p + 4, q)`. A sum is represented exactly, modulo 2^64, as long as it adds at most
//! one object and subtracts at most one; an object on both sides cancels. Any other result is
//! unknown, and the objects that went into it escape.

use super::object_relations::within_max_offset;
use super::reasons::ReasonId;
use super::run_state::RunState;
use super::tagged_value::{Obj, TaggedValue, View};
use crate::ir::{BinaryOp, Predicate};

/// `number` plus the address of `plus` minus that of `minus`.
#[derive(Clone, Copy, Debug)]
struct AddressSum {
    number: i64,
    plus: Option<Obj>,
    minus: Option<Obj>,
}

impl AddressSum {
    fn negated(self) -> AddressSum {
        AddressSum { number: self.number.wrapping_neg(), plus: self.minus, minus: self.plus }
    }

    /// The sum of two, if it adds at most one object and subtracts at most one.
    fn add(self, other: AddressSum) -> Option<AddressSum> {
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
        Some(AddressSum { number, plus: one(plus)?, minus: one(minus)? })
    }
}

impl RunState<'_> {
    /// A value as a sum; `None` if it is unknown or a truth value.
    fn sum_of(&self, value: TaggedValue) -> Option<AddressSum> {
        Some(match value.view() {
            View::Int(k) => AddressSum { number: k as i64, plus: None, minus: None },
            View::Ptr(o, k) => AddressSum { number: k, plus: Some(o), minus: None },
            View::Negated(o, k) => AddressSum { number: k, plus: None, minus: Some(o) },
            View::Difference(pair, forward, k) => {
                let (plus, minus) = self.orders.difference(pair, forward);
                AddressSum { number: k, plus: Some(plus), minus: Some(minus) }
            }
            View::Unknown(_) | View::Order(..) => return None,
        })
    }

    /// A sum as a value, or the reason why it is unknown.
    fn value_of_sum(&mut self, sum: AddressSum) -> Result<TaggedValue, ReasonId> {
        match (sum.plus, sum.minus) {
            (None, None) => Ok(TaggedValue::int(sum.number as u64)),
            (Some(o), None) => Ok(TaggedValue::ptr(o, sum.number)),
            (None, Some(o)) => Ok(TaggedValue::negated(o, sum.number)),
            (Some(p), Some(m)) => self.difference((p, sum.number), (m, 0)),
        }
    }

    /// The sum of two values of 64 bits, either of which may hold addresses: `None` if it is no
    /// [`AddressSum`], or the reason why it is unknown.
    pub(super) fn sum(
        &mut self,
        x: TaggedValue,
        y: TaggedValue,
    ) -> Option<Result<TaggedValue, ReasonId>> {
        let sum = self.sum_of(x)?.add(self.sum_of(y)?)?;
        Some(self.value_of_sum(sum))
    }

    /// The result of an operation of 64 bits on values of which some hold addresses, in the same
    /// form.
    pub(super) fn address_arithmetic(
        &mut self,
        op: BinaryOp,
        x: TaggedValue,
        y: TaggedValue,
    ) -> Option<Result<TaggedValue, ReasonId>> {
        const MINUS_ONE: View = View::Int(u64::MAX);
        let (a, b) = (self.sum_of(x)?, self.sum_of(y)?);
        let minus_one = AddressSum { number: -1, plus: None, minus: None };
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
        Some(self.value_of_sum(sum))
    }

    /// The minimum or maximum of two values: the first if the predicate holds, else the second.
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

    /// The numbers of two sums, if they are over the same objects and not mere integers.
    pub(super) fn offsets_if_same_objects(
        &self,
        x: TaggedValue,
        y: TaggedValue,
    ) -> Option<(i64, i64)> {
        let (a, b) = (self.sum_of(x)?, self.sum_of(y)?);
        let known = a.plus.is_some() || a.minus.is_some();
        (known && a.plus == b.plus && a.minus == b.minus).then_some((a.number, b.number))
    }

    /// The numbers of two sums over the same objects, if the sums compare as their numbers do, or the
    /// reason why not. It is assumed that neither an object nor the distance of two wraps around the
    /// address space, unless all pointers are promised to stay in their objects.
    pub(super) fn ordered_offsets(
        &mut self,
        x: TaggedValue,
        y: TaggedValue,
        signed: bool,
    ) -> Result<(i64, i64), ReasonId> {
        // The negative of an address is no address: nothing is assumed of its order.
        if matches!(x.view(), View::Negated(..)) {
            return Err(ReasonId::ADDRESS_ARITHMETIC);
        }
        let (a, b) = self.offsets_if_same_objects(x, y).ok_or(ReasonId::ADDRESS_ARITHMETIC)?;
        if !within_max_offset(a) || !within_max_offset(b) {
            return Err(ReasonId::ADDRESS_ARITHMETIC);
        }
        let sum = self.sum_of(x).ok_or(ReasonId::ADDRESS_ARITHMETIC)?;
        let distance = sum.minus.is_some();
        if a != b && (signed || distance || self.program.address_may_wrap) {
            for obj in [sum.plus, sum.minus].into_iter().flatten() {
                self.assume_no_wrap(obj)?;
            }
        }
        Ok((a, b))
    }
}
