//! Expressions and conditions, and branches on them.

use super::{fitting, Lower};
use crate::ir::{BinaryOp, Block, CastOp, Flags, Inst, Predicate, Type, Value};
use crate::testing::{Cond, Expr, Join};

impl Lower<'_> {
    // ---- expressions ----

    pub(super) fn resize(&mut self, value: Value, to: u8, signed: bool) -> Value {
        let from = self.b.ty(value).width().unwrap_or(to);
        match from.cmp(&to) {
            std::cmp::Ordering::Equal => value,
            std::cmp::Ordering::Greater => {
                self.b.cast(CastOp::Trunc, Flags::NONE, Type::Int(to), value)
            }
            std::cmp::Ordering::Less => {
                let op = if signed { CastOp::Sext } else { CastOp::Zext };
                self.b.cast(op, Flags::NONE, Type::Int(to), value)
            }
        }
    }

    pub(super) fn expr(&mut self, e: &Expr, w: u8) -> Value {
        let ty = Type::Int(w);
        match e {
            Expr::Var(v) => self.resize(self.env[*v], w, true),
            Expr::Const(k) => self.b.iconst(ty, *k),
            Expr::Binary(op, flags, a, b) => {
                let (a, b) = (self.expr(a, w), self.expr(b, w));
                if op.is_overflow_test() {
                    return a;
                }
                self.b.binary(*op, fitting(*op, *flags), a, b)
            }
            Expr::Unary(op, a) => {
                let a = self.expr(a, w);
                self.b.inst(ty, Inst::Unary(*op, a))
            }
            Expr::Select(c, a, b) => {
                let (c, a, b) = (self.cond(c), self.expr(a, w), self.expr(b, w));
                self.b.select(c, a, b)
            }
            Expr::Cast(at, signed, a) => {
                let a = self.expr(a, *at);
                self.resize(a, w, *signed)
            }
            Expr::Freeze(a) => {
                let a = self.expr(a, w);
                self.b.inst(ty, Inst::Freeze(a))
            }
            Expr::Shape(offset) => {
                let Some(shape) = self.shape else { return self.b.iconst(ty, 1) };
                let offset = self.b.iconst(Type::Int(64), i64::from(*offset));
                let address = self.b.inst(Type::Ptr, Inst::PtrAdd(Flags::NSW, shape, offset));
                let value = self.b.inst(Type::Int(32), Inst::Load(address));
                self.resize(value, w, true)
            }
            Expr::Opaque => self.b.opaque(ty, "data"),
        }
    }

    fn cond(&mut self, c: &Cond) -> Value {
        match c {
            Cond::Compare(pred, w, a, b) => {
                let (a, b) = (self.expr(a, *w), self.expr(b, *w));
                self.b.icmp(*pred, a, b)
            }
            Cond::And(join, a, b) | Cond::Or(join, a, b) => {
                let and = matches!(c, Cond::And(..));
                let (a, b) = (self.cond(a), self.cond(b));
                if *join == Join::Bits {
                    let op = if and { BinaryOp::And } else { BinaryOp::Or };
                    return self.b.binary(op, Flags::NONE, a, b);
                }
                let fixed = self.b.iconst(Type::BOOL, i64::from(!and));
                match and {
                    true => self.b.select(a, b, fixed),
                    false => self.b.select(a, fixed, b),
                }
            }
            Cond::Xor(a, b) => {
                let (a, b) = (self.cond(a), self.cond(b));
                self.b.binary(BinaryOp::Xor, Flags::NONE, a, b)
            }
            Cond::Not(a) => {
                let a = self.cond(a);
                let one = self.b.iconst(Type::BOOL, 1);
                self.b.binary(BinaryOp::Xor, Flags::NONE, a, one)
            }
            Cond::Bit(w, a) => {
                let a = self.expr(a, *w);
                self.resize(a, 1, false)
            }
            Cond::Overflow(op, w, a, b) => {
                let (a, b) = (self.expr(a, *w), self.expr(b, *w));
                match op.is_overflow_test() {
                    true => self.b.binary(*op, Flags::NONE, a, b),
                    false => self.b.icmp(Predicate::Eq, a, b),
                }
            }
            Cond::Const(k) => self.b.iconst(Type::BOOL, i64::from(*k)),
            Cond::Opaque => self.b.opaque(Type::BOOL, "data"),
        }
    }

    /// Branches on a condition; joins by blocks become branches of their own.
    pub(super) fn branch(&mut self, c: &Cond, then: (Block, &[Value]), els: (Block, &[Value])) {
        match c {
            Cond::And(Join::Blocks, a, b) => {
                let second = self.fresh("and");
                self.branch(a, (second, &[]), els);
                self.enter(second);
                self.branch(b, then, els);
            }
            Cond::Or(Join::Blocks, a, b) => {
                let second = self.fresh("or");
                self.branch(a, then, (second, &[]));
                self.enter(second);
                self.branch(b, then, els);
            }
            Cond::Not(a)
                if matches!(**a, Cond::And(Join::Blocks, ..) | Cond::Or(Join::Blocks, ..)) =>
            {
                self.branch(a, els, then);
            }
            _ => {
                let value = self.cond(c);
                self.b.branch(value, then, els);
            }
        }
    }
}
