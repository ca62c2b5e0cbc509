//! Operations on cells that are not plain integers: poison, unknown values, addresses, and orders
//! of objects that are still open. The machine comes here when its fast path does not apply.

use super::arith::{self, Trap};
use super::cell::{Cell, ReasonId, View};
use super::world::{in_reach, World, ADDRESS, ORDERED};
use crate::ir::{BinaryOp, CastOp, Flags, Predicate, UnaryOp};
use std::cmp::Ordering;

impl World<'_> {
    /// An unknown result of operands whose addresses thereby go astray.
    fn astray(&mut self, operands: &[Cell]) -> Cell {
        let mut reason = None;
        for &c in operands {
            self.escape(c);
            match c.view() {
                View::Unknown(r) => reason = reason.or(Some(r)),
                View::Order(..) => reason = reason.or(Some(ORDERED)),
                _ => {}
            }
        }
        Cell::unknown(reason.unwrap_or(ADDRESS))
    }

    fn because(&mut self, reason: ReasonId, x: Cell, y: Cell) -> Cell {
        self.escape(x);
        self.escape(y);
        Cell::unknown(reason)
    }

    /// A binary operation.
    #[cold]
    #[inline(never)]
    pub(crate) fn binary(
        &mut self,
        op: BinaryOp,
        flags: Flags,
        w: u8,
        x: Cell,
        y: Cell,
    ) -> Result<Cell, Trap> {
        if op.divides() {
            if y.is_poison() {
                return Err(Trap::PoisonDivisor);
            }
            if y == Cell::int(0) {
                return Err(Trap::DivisionByZero);
            }
        }
        let poison = x.is_poison() | y.is_poison();
        let result = match (x.view(), y.view()) {
            (View::Int(a), View::Int(b)) => arith::binary(op, flags, w, a, b)?,
            (View::Order(p, a), View::Order(q, b)) if p == q => {
                // the same question: equal or opposite answers
                match (op, a == b) {
                    (BinaryOp::And | BinaryOp::Or, true) => x.frozen(),
                    (BinaryOp::And, false) => Cell::bool(false),
                    (BinaryOp::Or, false) => Cell::bool(true),
                    (BinaryOp::Xor, same) => Cell::bool(!same),
                    _ => self.settled_binary(op, flags, w, x, y)?,
                }
            }
            (View::Order(p, forward), View::Int(b)) | (View::Int(b), View::Order(p, forward)) => {
                match (op, b & 1) {
                    (BinaryOp::And, 0) => Cell::bool(false),
                    (BinaryOp::Or, 1) => Cell::bool(true),
                    (BinaryOp::And, _) | (BinaryOp::Or, _) | (BinaryOp::Xor, 0) => {
                        Cell::order(p, forward)
                    }
                    (BinaryOp::Xor, _) => Cell::order(p, !forward),
                    _ => self.settled_binary(op, flags, w, x, y)?,
                }
            }
            (View::Order(..), _) | (_, View::Order(..)) => {
                self.settled_binary(op, flags, w, x, y)?
            }
            // One operand decides. Were the other poison, so would be the result, but what executes
            // is the same, and an execution that branches on poison is outside every domain.
            (View::Int(0), _) | (_, View::Int(0))
                if matches!(op, BinaryOp::And | BinaryOp::Mul) =>
            {
                Cell::int(0)
            }
            (View::Int(m), _) | (_, View::Int(m)) if op == BinaryOp::Or && m == arith::mask(w) => {
                Cell::int(m)
            }
            _ => self.sums(op, flags, w, x, y)?,
        };
        Ok(result.with_poison(poison))
    }

    /// An operation on values of which some hold addresses or are unknown.
    fn sums(&mut self, op: BinaryOp, flags: Flags, w: u8, x: Cell, y: Cell) -> Result<Cell, Trap> {
        Ok(match if w == 64 { self.address_arithmetic(op, x, y) } else { None } {
            Some(Ok(cell)) => cell,
            Some(Err(reason)) => self.because(reason, x, y),
            None => match (self.number(x), self.number(y)) {
                (Some(a), Some(b)) => return self.of_numbers(op, flags, w, (x, a), (y, b)),
                _ => self.astray(&[x, y]),
            },
        })
    }

    /// An operation on addresses that are bound, as numbers. An address whose low bits are masked
    /// off still points to its object.
    fn of_numbers(
        &mut self,
        op: BinaryOp,
        flags: Flags,
        w: u8,
        (x, a): (Cell, u64),
        (y, b): (Cell, u64),
    ) -> Result<Cell, Trap> {
        let result = arith::binary(op, flags, w, a, b)?;
        let (pointer, mask) = if matches!(x.view(), View::Int(_)) { (y, a) } else { (x, b) };
        match (op, pointer.view()) {
            (BinaryOp::And, View::Ptr(obj, offset)) if (mask as i64) < 0 => {
                let start = if pointer == x { a } else { b };
                let by = result.bits.wrapping_sub(start) as i64;
                Ok(Cell::ptr(obj, offset.wrapping_add(by)))
            }
            _ => {
                self.expose(x);
                self.expose(y);
                Ok(result)
            }
        }
    }

    fn settled_binary(
        &mut self,
        op: BinaryOp,
        flags: Flags,
        w: u8,
        x: Cell,
        y: Cell,
    ) -> Result<Cell, Trap> {
        // `and`, `or` with an unknown value may still be decided by it, so only others ask.
        let (x, y) = match (x.view(), y.view()) {
            (View::Unknown(_), _) | (_, View::Unknown(_)) => (x, y),
            _ => (self.settle(x), self.settle(y)),
        };
        match (x.view(), y.view()) {
            (View::Int(a), View::Int(b)) => arith::binary(op, flags, w, a, b),
            _ => Ok(self.astray(&[x, y])),
        }
    }

    /// A comparison.
    #[cold]
    #[inline(never)]
    pub(crate) fn compare(&mut self, pred: Predicate, w: u8, x: Cell, y: Cell) -> Cell {
        let poison = x.is_poison() | y.is_poison();
        if let (Some(a), Some(b)) = (self.number(x), self.number(y)) {
            return Cell::bool(arith::compare(pred, w, a, b)).with_poison(poison);
        }
        let (x, y) = (self.null_as_number(x), self.null_as_number(y));
        let result = match (x.view(), y.view()) {
            (View::Int(a), View::Int(b)) => Cell::bool(arith::compare(pred, w, a, b)),
            (View::Ptr(o, _), View::Ptr(p, _)) if o == p => self.compare_sums(pred, x, y),
            (View::Apart(..), View::Apart(..)) | (View::Below(..), View::Below(..)) => {
                self.compare_sums(pred, x, y)
            }
            (View::Ptr(o, a), View::Ptr(p, b)) => match self.lower((o, a), (p, b), signed(pred)) {
                Ok(lower) => by_order(pred, lower),
                Err(reason) => self.because(reason, x, y),
            },
            (View::Ptr(o, a), View::Int(0)) => match self.not_null(o, a) {
                Ok(()) => above_zero(pred).unwrap_or_else(|| self.astray(&[x, y])),
                Err(reason) => self.because(reason, x, y),
            },
            (View::Int(0), View::Ptr(o, a)) => match self.not_null(o, a) {
                Ok(()) => above_zero(swapped(pred)).unwrap_or_else(|| self.astray(&[x, y])),
                Err(reason) => self.because(reason, x, y),
            },
            (View::Apart(p, f, a), View::Int(c)) if in_reach(a) && in_reach(c as i64) => {
                self.compare_distance(pred, p, f, c as i64)
            }
            (View::Int(c), View::Apart(p, f, a)) if in_reach(a) && in_reach(c as i64) => {
                self.compare_distance(swapped(pred), p, f, c as i64)
            }
            (View::Order(p, forward), View::Int(b)) | (View::Int(b), View::Order(p, forward))
                if matches!(pred, Predicate::Eq | Predicate::Ne) =>
            {
                Cell::order(p, forward == ((b & 1 == 1) == (pred == Predicate::Eq)))
            }
            (View::Order(..), _) | (_, View::Order(..)) => {
                let (x, y) = (self.settle(x), self.settle(y));
                match (x.view(), y.view()) {
                    (View::Int(a), View::Int(b)) => Cell::bool(arith::compare(pred, w, a, b)),
                    _ => self.astray(&[x, y]),
                }
            }
            _ => self.astray(&[x, y]),
        };
        result.with_poison(poison)
    }

    /// A comparison of sums over the same objects, if they are.
    fn compare_sums(&mut self, pred: Predicate, x: Cell, y: Cell) -> Cell {
        let numbers = match pred {
            Predicate::Eq | Predicate::Ne => self.same_objects(x, y).ok_or(ADDRESS),
            _ => self.in_order(x, y, signed(pred)),
        };
        match numbers {
            Ok((a, b)) => Cell::bool(holds(pred, a.cmp(&b))),
            Err(ADDRESS) => self.astray(&[x, y]),
            Err(reason) => self.because(reason, x, y),
        }
    }

    /// Null with an offset as a number, where that is what a pointer is bound to.
    fn null_as_number(&self, cell: Cell) -> Cell {
        match cell.view() {
            View::Ptr(o, k) if self.objects[o.0 as usize].address == Some(0) => {
                Cell::int(k as u64).with_poison(cell.is_poison())
            }
            _ => cell,
        }
    }

    /// A distance between two objects, which is beyond any offset in either direction, against a
    /// small number.
    fn compare_distance(&mut self, pred: Predicate, pair: u32, forward: bool, c: i64) -> Cell {
        let unsigned_above = c >= 0; // a negative number read as unsigned is above every distance
        if signed(pred) {
            let (a, b) = self.pairs[pair as usize];
            if let Err(reason) = self.straight(a).and_then(|()| self.straight(b)) {
                return Cell::unknown(reason);
            }
        }
        match pred {
            Predicate::Eq => Cell::bool(false),
            Predicate::Ne => Cell::bool(true),
            Predicate::Ult | Predicate::Ule => Cell::bool(!unsigned_above),
            Predicate::Ugt | Predicate::Uge => Cell::bool(unsigned_above),
            Predicate::Sgt | Predicate::Sge => self.distance_is_positive(pair, forward),
            Predicate::Slt | Predicate::Sle => negate(self.distance_is_positive(pair, forward)),
        }
    }

    /// A choice.
    #[cold]
    #[inline(never)]
    pub(crate) fn select(&mut self, cond: Cell, then: Cell, otherwise: Cell) -> Cell {
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
                // `select c, c', false` and `select c, true, c'`: the short-circuit forms of and, or
                (View::Order(q, f), View::Int(0)) if p == q && !then.is_poison() => {
                    if f == forward {
                        cond
                    } else {
                        Cell::bool(false)
                    }
                }
                (View::Int(1), View::Order(q, f)) if p == q && !otherwise.is_poison() => {
                    if f == forward {
                        cond
                    } else {
                        Cell::bool(true)
                    }
                }
                _ => match self.settle(cond).view() {
                    View::Int(b) if b & 1 != 0 => then,
                    View::Int(_) => otherwise,
                    _ => self.astray(&[cond, then, otherwise]),
                },
            },
            _ => self.astray(&[cond, then, otherwise]),
        };
        chosen.with_poison(poison)
    }

    /// A width change.
    #[cold]
    #[inline(never)]
    pub(crate) fn cast(&mut self, op: CastOp, flags: Flags, from: u8, to: u8, x: Cell) -> Cell {
        let settled = self.settle(x);
        let result = match settled.view() {
            View::Int(a) => arith::cast(op, flags, from, to, a),
            _ => self.astray(&[settled]),
        };
        result.with_poison(x.is_poison())
    }

    /// An operation on one integer.
    #[cold]
    #[inline(never)]
    pub(crate) fn unary(&mut self, op: UnaryOp, w: u8, x: Cell) -> Cell {
        let settled = self.settle(x);
        let result = match settled.view() {
            View::Int(a) => Cell::int(arith::unary(op, w, a)),
            _ => self.astray(&[settled]),
        };
        result.with_poison(x.is_poison())
    }

    /// A displaced pointer.
    #[cold]
    #[inline(never)]
    pub(crate) fn ptr_add(&mut self, x: Cell, y: Cell) -> Cell {
        let result = match self.added(x, y) {
            Some(Ok(cell)) => cell,
            Some(Err(reason)) => self.because(reason, x, y),
            None => self.astray(&[x, y]),
        };
        result.with_poison(x.is_poison() | y.is_poison())
    }

    /// The low `w` bits of an address.
    #[cold]
    #[inline(never)]
    pub(crate) fn low_bits(&mut self, w: u8, x: Cell) -> Cell {
        if w >= 64 {
            return x;
        }
        let result = match x.view() {
            View::Int(a) => Cell::int(a & arith::mask(w)),
            _ => match self.number(x) {
                Some(bits) => {
                    self.expose(x);
                    Cell::int(bits & arith::mask(w))
                }
                None => self.astray(&[x]),
            },
        };
        result.with_poison(x.is_poison())
    }
}

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

fn signed(pred: Predicate) -> bool {
    matches!(pred, Predicate::Slt | Predicate::Sle | Predicate::Sgt | Predicate::Sge)
}

fn swapped(pred: Predicate) -> Predicate {
    match pred {
        Predicate::Eq | Predicate::Ne => pred,
        Predicate::Slt => Predicate::Sgt,
        Predicate::Sle => Predicate::Sge,
        Predicate::Sgt => Predicate::Slt,
        Predicate::Sge => Predicate::Sle,
        Predicate::Ult => Predicate::Ugt,
        Predicate::Ule => Predicate::Uge,
        Predicate::Ugt => Predicate::Ult,
        Predicate::Uge => Predicate::Ule,
    }
}

fn negate(c: Cell) -> Cell {
    match c.view() {
        View::Order(p, f) => Cell::order(p, !f),
        View::Int(b) => Cell::bool(b == 0),
        _ => c,
    }
}

/// The comparison of addresses in different objects, given whether the first is the lower.
fn by_order(pred: Predicate, lower: Cell) -> Cell {
    match pred {
        Predicate::Eq => Cell::bool(false),
        Predicate::Ne => Cell::bool(true),
        _ if holds(pred, Ordering::Less) => lower,
        _ => negate(lower),
    }
}

/// The comparison of an address that is not null with null; signed ones are not known.
fn above_zero(pred: Predicate) -> Option<Cell> {
    match pred {
        Predicate::Ne | Predicate::Ugt | Predicate::Uge => Some(Cell::bool(true)),
        Predicate::Eq | Predicate::Ult | Predicate::Ule => Some(Cell::bool(false)),
        _ => None,
    }
}
