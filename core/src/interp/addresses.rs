//! Arithmetic on addresses: sums of a number and at most one address added and one subtracted.
//!
//! What optimizers compute from addresses are differences, split up at will: `(q + 8) - p`,
//! `(-1 - p) + max(p + 4, q)`. As long as such a sum holds no more than one object on either side it is
//! carried exactly, modulo 2^64; where the same object stands on both sides it cancels. Everything
//! else is unknown, and the objects that went into it have escaped.

use super::cell::{Cell, Obj, ReasonId, View};
use super::world::{in_reach, World, ADDRESS};
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

impl World<'_> {
    fn sum_of(&self, cell: Cell) -> Option<Sum> {
        Some(match cell.view() {
            View::Int(k) => Sum { number: k as i64, plus: None, minus: None },
            View::Ptr(o, k) => Sum { number: k, plus: Some(o), minus: None },
            View::Below(o, k) => Sum { number: k, plus: None, minus: Some(o) },
            View::Apart(pair, forward, k) => {
                let (a, b) = self.pairs[pair as usize];
                let (plus, minus) = if forward { (a, b) } else { (b, a) };
                Sum { number: k, plus: Some(plus), minus: Some(minus) }
            }
            View::Unknown(_) | View::Order(..) => return None,
        })
    }

    fn cell_of(&mut self, sum: Sum) -> Result<Cell, ReasonId> {
        match (sum.plus, sum.minus) {
            (None, None) => Ok(Cell::int(sum.number as u64)),
            (Some(o), None) => Ok(Cell::ptr(o, sum.number)),
            (None, Some(o)) => Ok(Cell::below(o, sum.number)),
            (Some(p), Some(m)) => self.difference((p, sum.number), (m, 0)),
        }
    }

    /// The sum of two values of 64 bits, either of which may hold addresses; `None` if it cannot be
    /// carried, or the reason why it is unknown.
    pub(super) fn added(&mut self, x: Cell, y: Cell) -> Option<Result<Cell, ReasonId>> {
        let sum = self.sum_of(x)?.add(self.sum_of(y)?)?;
        Some(self.cell_of(sum))
    }

    /// An operation of 64 bits on values of which some hold addresses, likewise.
    pub(super) fn address_arithmetic(
        &mut self,
        op: BinaryOp,
        x: Cell,
        y: Cell,
    ) -> Option<Result<Cell, ReasonId>> {
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
            BinaryOp::UMax => return self.chosen(Predicate::Uge, x, y),
            BinaryOp::UMin => return self.chosen(Predicate::Ule, x, y),
            BinaryOp::SMax => return self.chosen(Predicate::Sge, x, y),
            BinaryOp::SMin => return self.chosen(Predicate::Sle, x, y),
            _ => return None,
        };
        Some(self.cell_of(sum))
    }

    /// The first if it relates to the second so, else the second.
    fn chosen(&mut self, pred: Predicate, x: Cell, y: Cell) -> Option<Result<Cell, ReasonId>> {
        let first = self.compare(pred, 64, x.frozen(), y.frozen());
        match self.settle(first).view() {
            View::Int(b) => Some(Ok(if b & 1 != 0 { x.frozen() } else { y.frozen() })),
            _ => None,
        }
    }

    /// The numbers of two sums over the same objects.
    pub(super) fn same_objects(&self, x: Cell, y: Cell) -> Option<(i64, i64)> {
        let (a, b) = (self.sum_of(x)?, self.sum_of(y)?);
        let known = a.plus.is_some() || a.minus.is_some();
        (known && a.plus == b.plus && a.minus == b.minus).then_some((a.number, b.number))
    }

    /// As [`same_objects`](Self::same_objects), where they compare as the sums do: it is assumed that
    /// an object does not wrap around the address space, and neither does the distance of two, unless
    /// the pointers are all promised to stay in their objects.
    pub(super) fn in_order(
        &mut self,
        x: Cell,
        y: Cell,
        signed: bool,
    ) -> Result<(i64, i64), ReasonId> {
        // the negative of an address is no address: its order is left alone
        if matches!(x.view(), View::Below(..)) {
            return Err(ADDRESS);
        }
        let (a, b) = self.same_objects(x, y).ok_or(ADDRESS)?;
        if !in_reach(a) || !in_reach(b) {
            return Err(ADDRESS);
        }
        let sum = self.sum_of(x).ok_or(ADDRESS)?;
        let distance = sum.minus.is_some();
        if a != b && (signed || distance || self.program.wraps) {
            for obj in [sum.plus, sum.minus].into_iter().flatten() {
                self.straight(obj)?;
            }
        }
        Ok((a, b))
    }
}
