//! Operations on tagged values that are not plain integers: poison, unknown values, addresses, and
//! orders of objects that are not decided yet. The machine calls them where its fast paths do not
//! apply. Poison follows LLVM's LangRef: it passes through operations, beside the bits that execute.

use super::arith::{self, Trap};
use super::object_relations::within_max_offset;
use super::outcome::Assumption;
use super::reasons::ReasonId;
use super::run_state::RunState;
use super::tagged_value::{TaggedValue, View};
use crate::assume::AssumptionKind;
use crate::ir::{BinaryOp, CastOp, Flags, Predicate, UnaryOp};
use std::cmp::Ordering;

impl RunState<'_> {
    /// Poison, frozen: its bits are those of machine arithmetic, which is assumed, as compilers may take others.
    #[cold]
    pub(super) fn freeze_poison(&mut self, x: TaggedValue) -> TaggedValue {
        if x.is_unknown() {
            return x.frozen();
        }
        if self.disabled.contains(AssumptionKind::Defined) {
            return TaggedValue::unknown(ReasonId::FROZEN);
        }
        self.assumptions.insert(Assumption::FrozenBits);
        x.frozen()
    }

    /// An unknown result. The reason is that of an operand if there is one; the objects of the operands
    /// escape, because the result may be based on them.
    fn unknown_result(&mut self, operands: &[TaggedValue]) -> TaggedValue {
        let mut reason = None;
        for &c in operands {
            self.escape(c);
            match c.view() {
                View::Unknown(r) => reason = reason.or(Some(r)),
                View::Order(..) => reason = reason.or(Some(ReasonId::OBJECT_ORDER)),
                _ => {}
            }
        }
        TaggedValue::unknown(reason.unwrap_or(ReasonId::ADDRESS_ARITHMETIC))
    }

    /// An unknown result of two operands, for a reason; their objects escape.
    fn unknown_because(&mut self, reason: ReasonId, x: TaggedValue, y: TaggedValue) -> TaggedValue {
        self.escape(x);
        self.escape(y);
        TaggedValue::unknown(reason)
    }

    /// A binary operation.
    #[cold]
    #[inline(never)]
    pub(crate) fn binary(
        &mut self,
        op: BinaryOp,
        flags: Flags,
        w: u8,
        x: TaggedValue,
        y: TaggedValue,
    ) -> Result<TaggedValue, Trap> {
        if op.divides() {
            if y.is_poison() {
                return Err(Trap::PoisonDivisor);
            }
            if y == TaggedValue::int(0) {
                return Err(Trap::DivisionByZero);
            }
        }
        let poison = x.is_poison() | y.is_poison();
        let result = match (x.view(), y.view()) {
            (View::Int(a), View::Int(b)) => arith::binary(op, flags, w, a, b)?,
            (View::Order(p, a), View::Order(q, b)) if p == q => {
                // both ask for the order of one pair, so their answers are equal or opposite
                match (op, a == b) {
                    (BinaryOp::And | BinaryOp::Or, true) => x.frozen(),
                    (BinaryOp::And, false) => TaggedValue::bool(false),
                    (BinaryOp::Or, false) => TaggedValue::bool(true),
                    (BinaryOp::Xor, same) => TaggedValue::bool(!same),
                    _ => self.concretized_binary(op, flags, w, x, y)?,
                }
            }
            (View::Order(p, forward), View::Int(b)) | (View::Int(b), View::Order(p, forward)) => {
                match (op, b & 1) {
                    (BinaryOp::And, 0) => TaggedValue::bool(false),
                    (BinaryOp::Or, 1) => TaggedValue::bool(true),
                    (BinaryOp::And, _) | (BinaryOp::Or, _) | (BinaryOp::Xor, 0) => {
                        TaggedValue::order(p, forward)
                    }
                    (BinaryOp::Xor, _) => TaggedValue::order(p, !forward),
                    _ => self.concretized_binary(op, flags, w, x, y)?,
                }
            }
            (View::Order(..), _) | (_, View::Order(..)) => {
                self.concretized_binary(op, flags, w, x, y)?
            }
            // One operand decides the bits, whatever the other is. If the other is poison so is the
            // result, but an execution that branches on poison is undefined anyway.
            (View::Int(0), _) | (_, View::Int(0))
                if matches!(op, BinaryOp::And | BinaryOp::Mul) =>
            {
                TaggedValue::int(0)
            }
            (View::Int(m), _) | (_, View::Int(m)) if op == BinaryOp::Or && m == arith::mask(w) => {
                TaggedValue::int(m)
            }
            _ => self.address_binary(op, flags, w, x, y)?,
        };
        Ok(result.with_poison(poison))
    }

    /// A binary operation on values of which some are addresses or unknown.
    fn address_binary(
        &mut self,
        op: BinaryOp,
        flags: Flags,
        w: u8,
        x: TaggedValue,
        y: TaggedValue,
    ) -> Result<TaggedValue, Trap> {
        Ok(match if w == 64 { self.address_arithmetic(op, x, y) } else { None } {
            Some(Ok(value)) => value,
            Some(Err(reason)) => self.unknown_because(reason, x, y),
            None => match (self.concrete_bits(x), self.concrete_bits(y)) {
                (Some(a), Some(b)) => {
                    return self.bound_address_binary(op, flags, w, (x, a), (y, b))
                }
                _ => self.unknown_result(&[x, y]),
            },
        })
    }

    /// A binary operation on bound addresses, as numbers. An address whose low bits are masked off
    /// still points to its object.
    fn bound_address_binary(
        &mut self,
        op: BinaryOp,
        flags: Flags,
        w: u8,
        (x, a): (TaggedValue, u64),
        (y, b): (TaggedValue, u64),
    ) -> Result<TaggedValue, Trap> {
        let result = arith::binary(op, flags, w, a, b)?;
        let (pointer, mask) = if matches!(x.view(), View::Int(_)) { (y, a) } else { (x, b) };
        match (op, pointer.view()) {
            (BinaryOp::And, View::Ptr(obj, offset)) if (mask as i64) < 0 => {
                let start = if pointer == x { a } else { b };
                let by = result.bits.wrapping_sub(start) as i64;
                Ok(TaggedValue::ptr(obj, offset.wrapping_add(by)))
            }
            _ => {
                self.expose(x);
                self.expose(y);
                Ok(result)
            }
        }
    }

    /// A binary operation on an undecided order and another value: the order is decided.
    fn concretized_binary(
        &mut self,
        op: BinaryOp,
        flags: Flags,
        w: u8,
        x: TaggedValue,
        y: TaggedValue,
    ) -> Result<TaggedValue, Trap> {
        // Beside an unknown operand the order is left open: an `and` or `or` may not depend on it.
        let (x, y) = match (x.view(), y.view()) {
            (View::Unknown(_), _) | (_, View::Unknown(_)) => (x, y),
            _ => (self.concretize(x), self.concretize(y)),
        };
        match (x.view(), y.view()) {
            (View::Int(a), View::Int(b)) => arith::binary(op, flags, w, a, b),
            _ => Ok(self.unknown_result(&[x, y])),
        }
    }

    /// A comparison.
    #[cold]
    #[inline(never)]
    pub(crate) fn compare(
        &mut self,
        pred: Predicate,
        w: u8,
        x: TaggedValue,
        y: TaggedValue,
    ) -> TaggedValue {
        let poison = x.is_poison() | y.is_poison();
        if let (Some(a), Some(b)) = (self.concrete_bits(x), self.concrete_bits(y)) {
            return TaggedValue::bool(arith::compare(pred, w, a, b)).with_poison(poison);
        }
        let (x, y) = (self.null_as_number(x), self.null_as_number(y));
        let result = match (x.view(), y.view()) {
            (View::Int(a), View::Int(b)) => TaggedValue::bool(arith::compare(pred, w, a, b)),
            (View::Ptr(o, _), View::Ptr(p, _)) if o == p => self.compare_sums(pred, x, y),
            (View::Difference(..), View::Difference(..))
            | (View::Negated(..), View::Negated(..)) => self.compare_sums(pred, x, y),
            (View::Ptr(o, a), View::Ptr(p, b)) => {
                match self.lower_address((o, a), (p, b), signed(pred)) {
                    Ok(lower) => compare_by_order(pred, lower),
                    Err(reason) => self.unknown_because(reason, x, y),
                }
            }
            (View::Ptr(o, a), View::Int(0)) => match self.assume_not_null(o, a) {
                Ok(()) => {
                    compare_non_null_to_null(pred).unwrap_or_else(|| self.unknown_result(&[x, y]))
                }
                Err(reason) => self.unknown_because(reason, x, y),
            },
            (View::Int(0), View::Ptr(o, a)) => match self.assume_not_null(o, a) {
                Ok(()) => compare_non_null_to_null(pred.swapped())
                    .unwrap_or_else(|| self.unknown_result(&[x, y])),
                Err(reason) => self.unknown_because(reason, x, y),
            },
            (View::Difference(p, f, a), View::Int(c))
                if within_max_offset(a) && within_max_offset(c as i64) =>
            {
                self.compare_distance(pred, p, f, c as i64)
            }
            (View::Int(c), View::Difference(p, f, a))
                if within_max_offset(a) && within_max_offset(c as i64) =>
            {
                self.compare_distance(pred.swapped(), p, f, c as i64)
            }
            (View::Order(p, forward), View::Int(b)) | (View::Int(b), View::Order(p, forward))
                if matches!(pred, Predicate::Eq | Predicate::Ne) =>
            {
                TaggedValue::order(p, forward == ((b & 1 == 1) == (pred == Predicate::Eq)))
            }
            (View::Order(..), _) | (_, View::Order(..)) => {
                let (x, y) = (self.concretize(x), self.concretize(y));
                match (x.view(), y.view()) {
                    (View::Int(a), View::Int(b)) => {
                        TaggedValue::bool(arith::compare(pred, w, a, b))
                    }
                    _ => self.unknown_result(&[x, y]),
                }
            }
            _ => self.unknown_result(&[x, y]),
        };
        result.with_poison(poison)
    }

    /// A comparison of two address sums, known if they are over the same objects.
    fn compare_sums(&mut self, pred: Predicate, x: TaggedValue, y: TaggedValue) -> TaggedValue {
        let numbers = match pred {
            Predicate::Eq | Predicate::Ne => {
                self.offsets_if_same_objects(x, y).ok_or(ReasonId::ADDRESS_ARITHMETIC)
            }
            _ => self.ordered_offsets(x, y, signed(pred)),
        };
        match numbers {
            Ok((a, b)) => TaggedValue::bool(holds(pred, a.cmp(&b))),
            Err(ReasonId::ADDRESS_ARITHMETIC) => self.unknown_result(&[x, y]),
            Err(reason) => self.unknown_because(reason, x, y),
        }
    }

    /// An address in an object that is bound to null, as a number.
    fn null_as_number(&self, value: TaggedValue) -> TaggedValue {
        match value.view() {
            View::Ptr(o, k) if self.objects[o.0 as usize].address == Some(0) => {
                TaggedValue::int(k as u64).with_poison(value.is_poison())
            }
            _ => value,
        }
    }

    /// A comparison of the distance between two objects, which is beyond any offset in either
    /// direction, with a small number.
    fn compare_distance(
        &mut self,
        pred: Predicate,
        pair: u32,
        forward: bool,
        c: i64,
    ) -> TaggedValue {
        // A negative number read as unsigned is above every distance.
        let unsigned_above = c >= 0;
        if signed(pred) {
            let (a, b) = self.orders.pair(pair);
            if let Err(reason) = self.assume_no_wrap(a).and_then(|()| self.assume_no_wrap(b)) {
                return TaggedValue::unknown(reason);
            }
        }
        match pred {
            Predicate::Eq => TaggedValue::bool(false),
            Predicate::Ne => TaggedValue::bool(true),
            Predicate::Ult | Predicate::Ule => TaggedValue::bool(!unsigned_above),
            Predicate::Ugt | Predicate::Uge => TaggedValue::bool(unsigned_above),
            Predicate::Sgt | Predicate::Sge => self.difference_is_positive(pair, forward),
            Predicate::Slt | Predicate::Sle => negate(self.difference_is_positive(pair, forward)),
        }
    }

    /// A `select`.
    #[cold]
    #[inline(never)]
    pub(crate) fn select(
        &mut self,
        cond: TaggedValue,
        then: TaggedValue,
        otherwise: TaggedValue,
    ) -> TaggedValue {
        let poison = cond.is_poison();
        if then == otherwise {
            return then.with_poison(poison);
        }
        let chosen = match cond.view() {
            View::Int(b) => {
                if b & 1 != 0 {
                    then
                } else {
                    otherwise
                }
            }
            View::Order(p, forward) => match (then.view(), otherwise.view()) {
                // `select c, c', false` and `select c, true, c'` are short-circuit `and` and `or`
                (View::Order(q, f), View::Int(0)) if p == q && !then.is_poison() => {
                    if f == forward {
                        cond
                    } else {
                        TaggedValue::bool(false)
                    }
                }
                (View::Int(1), View::Order(q, f)) if p == q && !otherwise.is_poison() => {
                    if f == forward {
                        cond
                    } else {
                        TaggedValue::bool(true)
                    }
                }
                _ => match self.concretize(cond).view() {
                    View::Int(b) if b & 1 != 0 => then,
                    View::Int(_) => otherwise,
                    _ => self.unknown_result(&[cond, then, otherwise]),
                },
            },
            _ => self.unknown_result(&[cond, then, otherwise]),
        };
        chosen.with_poison(poison)
    }

    /// A width change.
    #[cold]
    #[inline(never)]
    pub(crate) fn cast(
        &mut self,
        op: CastOp,
        flags: Flags,
        from: u8,
        to: u8,
        x: TaggedValue,
    ) -> TaggedValue {
        let concrete = self.concretize(x);
        let result = match concrete.view() {
            View::Int(a) => arith::cast(op, flags, from, to, a),
            _ => self.unknown_result(&[concrete]),
        };
        result.with_poison(x.is_poison())
    }

    /// An operation on one integer.
    #[cold]
    #[inline(never)]
    pub(crate) fn unary(&mut self, op: UnaryOp, w: u8, x: TaggedValue) -> TaggedValue {
        let concrete = self.concretize(x);
        let result = match concrete.view() {
            View::Int(a) => TaggedValue::int(arith::unary(op, w, a)),
            _ => self.unknown_result(&[concrete]),
        };
        result.with_poison(x.is_poison())
    }

    /// A pointer plus an offset.
    #[cold]
    #[inline(never)]
    pub(crate) fn ptr_add(&mut self, x: TaggedValue, y: TaggedValue) -> TaggedValue {
        let result = match self.sum(x, y) {
            Some(Ok(value)) => value,
            Some(Err(reason)) => self.unknown_because(reason, x, y),
            None => self.unknown_result(&[x, y]),
        };
        result.with_poison(x.is_poison() | y.is_poison())
    }

    /// The low `w` bits of an address.
    #[cold]
    #[inline(never)]
    pub(crate) fn low_bits(&mut self, w: u8, x: TaggedValue) -> TaggedValue {
        if w >= 64 {
            return x;
        }
        let result = match x.view() {
            View::Int(a) => TaggedValue::int(a & arith::mask(w)),
            _ => match self.concrete_bits(x) {
                Some(bits) => {
                    self.expose(x);
                    TaggedValue::int(bits & arith::mask(w))
                }
                None => self.unknown_result(&[x]),
            },
        };
        result.with_poison(x.is_poison())
    }
}

/// Is the predicate true of operands in that order?
fn holds(pred: Predicate, order: Ordering) -> bool {
    match pred {
        Predicate::Eq => order.is_eq(),
        Predicate::Ne => order.is_ne(),
        Predicate::Slt | Predicate::Ult => order.is_lt(),
        Predicate::Sle | Predicate::Ule => order.is_le(),
        Predicate::Sgt | Predicate::Ugt => order.is_gt(),
        Predicate::Sge | Predicate::Uge => order.is_ge(),
    }
}

/// Does the predicate read its operands as signed numbers?
fn signed(pred: Predicate) -> bool {
    matches!(pred, Predicate::Slt | Predicate::Sle | Predicate::Sgt | Predicate::Sge)
}

/// The negation of a truth value.
fn negate(c: TaggedValue) -> TaggedValue {
    match c.view() {
        View::Order(p, f) => TaggedValue::order(p, !f),
        View::Int(b) => TaggedValue::bool(b == 0),
        _ => c,
    }
}

/// The comparison of addresses in different objects, given whether the first is the lower.
fn compare_by_order(pred: Predicate, lower: TaggedValue) -> TaggedValue {
    match pred {
        Predicate::Eq => TaggedValue::bool(false),
        Predicate::Ne => TaggedValue::bool(true),
        _ if holds(pred, Ordering::Less) => lower,
        _ => negate(lower),
    }
}

/// The comparison of an address that is not null with null; a signed one is unknown.
fn compare_non_null_to_null(pred: Predicate) -> Option<TaggedValue> {
    match pred {
        Predicate::Ne | Predicate::Ugt | Predicate::Uge => Some(TaggedValue::bool(true)),
        Predicate::Eq | Predicate::Ult | Predicate::Ule => Some(TaggedValue::bool(false)),
        _ => None,
    }
}
