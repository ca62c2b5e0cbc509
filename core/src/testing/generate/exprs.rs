//! Bounds and conditions.

use super::{binary, var, Gen, WIDTHS};
use crate::ir::{BinaryOp, Predicate, UnaryOp};
use crate::testing::{Cond, Expr, Join};

impl Gen<'_> {
    // ---- expressions ----

    pub(super) fn start(&mut self) -> Expr {
        let counter = self.counter();
        match (self.rng.below(20), counter) {
            (0..=11, _) => Expr::Const(0),
            (12..=13, _) => Expr::Const(self.rng.range(-2, 4)),
            (14..=17, Some(i)) => {
                let k = self.rng.range(0, 2);
                if k == 0 {
                    var(i)
                } else {
                    binary(BinaryOp::Add, var(i), Expr::Const(k))
                }
            }
            (18, _) => self.param(),
            _ => Expr::Const(1),
        }
    }

    /// An expression that may bound a loop: mostly small.
    pub(super) fn bound(&mut self) -> Expr {
        let plain = self.plain_bound();
        match self.rng.below(40) {
            0 => Expr::Freeze(Box::new(plain)),
            1 => {
                let w = self.rng.pick(&WIDTHS);
                Expr::Cast(w, self.rng.percent(70), Box::new(plain))
            }
            2 => {
                let op = self.rng.pick(&[
                    UnaryOp::Abs,
                    UnaryOp::Ctpop,
                    UnaryOp::Cttz,
                    UnaryOp::Ctlz,
                    UnaryOp::Atom,
                    UnaryOp::Atom,
                ]);
                Expr::Unary(op, Box::new(plain))
            }
            3 if self.shape => Expr::Shape(4 * self.rng.below(4) as u8),
            4 if self.shape => Expr::Shape(4 * self.rng.below(4) as u8),
            5 if self.opaque => {
                let few = binary(BinaryOp::And, Expr::Opaque, Expr::Const(7));
                Expr::Freeze(Box::new(few))
            }
            6 => {
                let op = self.rng.pick(&[
                    BinaryOp::SAddSat,
                    BinaryOp::UAddSat,
                    BinaryOp::SSubSat,
                    BinaryOp::USubSat,
                ]);
                let k = self.small(5);
                binary(op, plain, k)
            }
            _ => plain,
        }
    }

    fn plain_bound(&mut self) -> Expr {
        let n = self.param();
        let counter = self.counter();
        let flags = self.flags(self.width);
        let sum = |op, a, b| Expr::Binary(op, flags, Box::new(a), Box::new(b));
        match (self.rng.below(30), counter) {
            (0..=7, _) => n,
            (8..=9, _) => self.small(9),
            (10..=12, Some(i)) => var(i),
            (13, Some(i)) => {
                let k = self.rng.range(1, 3);
                sum(BinaryOp::Add, var(i), Expr::Const(k))
            }
            (14..=15, Some(i)) => sum(BinaryOp::Sub, n, var(i)),
            (16, Some(i)) => {
                let k = self.rng.range(2, 4);
                let end = binary(BinaryOp::Add, var(i), Expr::Const(k));
                binary(self.rng.pick(&[BinaryOp::SMin, BinaryOp::UMin]), n, end)
            }
            (17, Some(i)) => {
                let m = self.rng.range(2, 3);
                sum(BinaryOp::Mul, var(i), Expr::Const(m))
            }
            (18, _) => {
                let other = self.param();
                let op = self.rng.pick(&[
                    BinaryOp::SMin,
                    BinaryOp::SMax,
                    BinaryOp::UMin,
                    BinaryOp::UMax,
                ]);
                binary(op, n, other)
            }
            (19..=20, _) => {
                let op = self.rng.pick(&[
                    BinaryOp::SDiv,
                    BinaryOp::UDiv,
                    BinaryOp::FloorDivS,
                    BinaryOp::CeilDivS,
                    BinaryOp::CeilDivU,
                ]);
                let k = self.rng.range(2, 4);
                binary(op, n, Expr::Const(k))
            }
            (21, _) => {
                let op = self.rng.pick(&[BinaryOp::SRem, BinaryOp::URem]);
                let k = self.rng.range(2, 5);
                binary(op, n, Expr::Const(k))
            }
            (22, _) => binary(BinaryOp::And, n, Expr::Const(self.rng.pick(&[-4, 3, 7, -2]))),
            (23, _) => {
                let op = self.rng.pick(&[BinaryOp::AShr, BinaryOp::LShr]);
                binary(op, n, Expr::Const(1))
            }
            (24, _) => {
                let (c, other) = (self.cond(), self.param());
                Expr::Select(Box::new(c), Box::new(n), Box::new(other))
            }
            (25..=26, _) => {
                // an accumulator, kept small so that the nest below it ends
                let x = self.scalar();
                let few = self.small(12);
                match self.rng.percent(60) {
                    true => binary(BinaryOp::SMin, var(x), few),
                    false => var(x),
                }
            }
            (27, _) => {
                let other = self.param();
                let op = self.rng.pick(&[BinaryOp::Add, BinaryOp::Sub]);
                sum(op, n, other)
            }
            (28, _) => {
                let k = self.rng.range(-2, 3);
                sum(BinaryOp::Add, n, Expr::Const(k))
            }
            (29, Some(i)) if self.rng.percent(30) => {
                // rarely defined where the variable is -1
                let by = binary(BinaryOp::Add, var(i), Expr::Const(1));
                binary(BinaryOp::URem, n, by)
            }
            _ => n,
        }
    }

    // ---- conditions ----

    pub(super) fn join(&mut self) -> Join {
        self.rng.pick(&[Join::Bits, Join::Select, Join::Blocks])
    }

    pub(super) fn cond(&mut self) -> Cond {
        match self.rng.below(20) {
            0..=1 => {
                let (a, b) = (self.atom(), self.atom());
                Cond::And(self.join(), Box::new(a), Box::new(b))
            }
            2..=3 => {
                let (a, b) = (self.atom(), self.atom());
                Cond::Or(self.join(), Box::new(a), Box::new(b))
            }
            4 => Cond::Xor(Box::new(self.atom()), Box::new(self.atom())),
            5 => Cond::Not(Box::new(self.atom())),
            6 => {
                let (a, b, c) = (self.atom(), self.atom(), self.atom());
                let and = Cond::And(self.join(), Box::new(a), Box::new(b));
                Cond::Not(Box::new(Cond::Or(self.join(), Box::new(and), Box::new(c))))
            }
            7 if self.opaque => Cond::Opaque,
            _ => self.atom(),
        }
    }

    /// A condition to leave by: true late rather than at once.
    pub(super) fn exit_cond(&mut self) -> Cond {
        let late = self.rng.pick(&[Predicate::Eq, Predicate::Sgt, Predicate::Sge, Predicate::Ugt]);
        let Some(i) = self.counter().filter(|_| self.rng.percent(60)) else {
            let x = self.scalar();
            let k = self.rng.range(2, 12);
            return match self.rng.percent(30) {
                true => Cond::Compare(late, self.widths[x], var(x), Expr::Const(k)),
                false => self.cond(),
            };
        };
        let b = self.bound_of_cond();
        let a = match self.counter() {
            Some(j) if self.rng.percent(30) => binary(BinaryOp::Add, var(i), var(j)),
            _ => var(i),
        };
        Cond::Compare(late, self.widths[i], a, b)
    }

    fn atom(&mut self) -> Cond {
        let pred = self.rng.pick(Predicate::ALL);
        let Some(i) = self.counter() else {
            let (a, b) = (self.param(), self.small(6));
            let w = self.width;
            return match self.rng.below(4) {
                0 => Cond::Compare(pred, w, a, self.param()),
                1 => Cond::Compare(pred, w, var(self.scalar()), b),
                _ => Cond::Compare(pred, w, a, b),
            };
        };
        let w = self.widths[i];
        let flags = self.flags(w);
        let sum = |op, a, b| Expr::Binary(op, flags, Box::new(a), Box::new(b));
        match self.rng.below(16) {
            0..=3 => {
                let b = self.bound_of_cond();
                Cond::Compare(pred, w, var(i), b)
            }
            4..=6 => {
                // two variables
                let j = self.counter().unwrap_or(i);
                let k = self.rng.range(-1, 2);
                let b = if k == 0 { var(j) } else { sum(BinaryOp::Add, var(j), Expr::Const(k)) };
                Cond::Compare(pred, w, var(i), b)
            }
            7..=8 => {
                let j = self.counter().unwrap_or(i);
                let op = self.rng.pick(&[BinaryOp::Add, BinaryOp::Sub]);
                let b = self.bound_of_cond();
                Cond::Compare(pred, w, sum(op, var(i), var(j)), b)
            }
            9 => {
                let k = self.rng.range(2, 3);
                let b = self.bound_of_cond();
                Cond::Compare(pred, w, sum(BinaryOp::Mul, var(i), Expr::Const(k)), b)
            }
            10..=11 => {
                let op = self.rng.pick(&[BinaryOp::SRem, BinaryOp::URem]);
                let (m, r) = (self.rng.range(2, 4), self.rng.range(0, 2));
                let rest = binary(op, var(i), Expr::Const(m));
                let pred = if self.rng.percent(70) { Predicate::Eq } else { pred };
                Cond::Compare(pred, w, rest, Expr::Const(r))
            }
            12 => {
                let mask = self.rng.range(1, 7);
                let bits = binary(BinaryOp::And, var(i), Expr::Const(mask));
                Cond::Compare(
                    self.rng.pick(&[Predicate::Eq, Predicate::Ne]),
                    w,
                    bits,
                    Expr::Const(0),
                )
            }
            13 => {
                let x = self.scalar();
                let b = self.small(6);
                Cond::Compare(pred, self.widths[x], var(x), b)
            }
            14 if self.rng.percent(40) => Cond::Bit(w, var(i)),
            14 if self.rng.percent(50) => {
                let op = self.rng.pick(&[
                    BinaryOp::SAddOverflow,
                    BinaryOp::UAddOverflow,
                    BinaryOp::SSubOverflow,
                    BinaryOp::USubOverflow,
                    BinaryOp::SMulOverflow,
                    BinaryOp::UMulOverflow,
                ]);
                let n = self.param();
                Cond::Overflow(op, w, var(i), n)
            }
            _ => {
                let (a, b) = (self.param(), self.small(6));
                Cond::Compare(pred, w, a, b)
            }
        }
    }

    fn bound_of_cond(&mut self) -> Expr {
        match self.rng.below(5) {
            0..=1 => self.small(8),
            2..=3 => self.param(),
            _ => {
                let (n, k) = (self.param(), self.rng.range(-2, 2));
                binary(BinaryOp::Add, n, Expr::Const(k))
            }
        }
    }
}
