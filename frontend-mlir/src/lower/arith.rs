//! Integer arithmetic: the dialects `arith` and `index`, and the integer operations of `math`.

use super::fold;
use super::function::Lowering;
use super::values::neutral;
use crate::native::Op;
use symprof_core::ir::{BinaryOp, CastOp, Flags, Inst, Predicate, Type, UnaryOp, Value};

/// Operations of two integers, by name in `arith`, then in `index`.
const BINARY: &[(&str, &str, BinaryOp)] = &[
    ("addi", "add", BinaryOp::Add),
    ("subi", "sub", BinaryOp::Sub),
    ("muli", "mul", BinaryOp::Mul),
    ("divsi", "divs", BinaryOp::SDiv),
    ("divui", "divu", BinaryOp::UDiv),
    ("remsi", "rems", BinaryOp::SRem),
    ("remui", "remu", BinaryOp::URem),
    ("floordivsi", "floordivs", BinaryOp::FloorDivS),
    ("ceildivsi", "ceildivs", BinaryOp::CeilDivS),
    ("ceildivui", "ceildivu", BinaryOp::CeilDivU),
    ("andi", "and", BinaryOp::And),
    ("ori", "or", BinaryOp::Or),
    ("xori", "xor", BinaryOp::Xor),
    ("shli", "shl", BinaryOp::Shl),
    ("shrsi", "shrs", BinaryOp::AShr),
    ("shrui", "shru", BinaryOp::LShr),
    ("minsi", "mins", BinaryOp::SMin),
    ("maxsi", "maxs", BinaryOp::SMax),
    ("minui", "minu", BinaryOp::UMin),
    ("maxui", "maxu", BinaryOp::UMax),
];

/// In the order of the predicate's number.
const PREDICATES: [Predicate; 10] = [
    Predicate::Eq,
    Predicate::Ne,
    Predicate::Slt,
    Predicate::Sle,
    Predicate::Sgt,
    Predicate::Sge,
    Predicate::Ult,
    Predicate::Ule,
    Predicate::Ugt,
    Predicate::Uge,
];

/// What an operation promises about wraps.
fn flags(op: Op<'_>) -> Flags {
    match op.attr("overflowFlags") {
        Some(a) => {
            let text = a.to_string();
            Flags { nsw: text.contains("nsw"), nuw: text.contains("nuw"), exact: false }
        }
        None => Flags::NONE,
    }
}

impl<'m> Lowering<'_, 'm> {
    pub(super) fn arith(&mut self, op: Op<'m>, dialect: &str, name: &str) {
        let scalar = |k| op.result(k).map(|r| neutral(r.ty()));
        match (scalar(0), name) {
            (_, "select") => self.select(op),
            (Some(ty @ Type::Int(_)), _) => {
                if !self.integer(op, dialect, name, ty) {
                    let name = op.name();
                    self.opaque_results(op, &format!("the result of `{name}`"));
                }
            }
            (_, "constant") => {
                self.constant_elements(op);
                self.opaque_results(op, "data");
            }
            // vectors and floats
            _ => self.opaque_results(op, "data"),
        }
    }

    /// An operation whose result is an integer; false if it is not followed.
    fn integer(&mut self, op: Op<'m>, dialect: &str, name: &str, ty: Type) -> bool {
        let operands_are_integers = op.operands().all(|v| matches!(neutral(v.ty()), Type::Int(_)));
        if !operands_are_integers {
            return false;
        }
        let binary = BINARY
            .iter()
            .find(|(arith, index, _)| *(if dialect == "index" { index } else { arith }) == name);
        if let (Some(&(_, _, operation)), true) = (binary, dialect != "math") {
            let (a, b) = (self.operand(op, 0), self.operand(op, 1));
            let folded = match (self.known(a), self.known(b), ty) {
                (Some(x), Some(y), Type::Int(w)) => fold::binary(operation, w, x, y),
                _ => None,
            };
            let value = match folded {
                Some(n) => self.constant(ty, n),
                None if operation == BinaryOp::CeilDivS => self.rounded_up(a, b),
                None => self.s.ins().binary(operation, flags(op), a, b),
            };
            self.define(op, 0, value);
            return true;
        }
        match (dialect, name) {
            ("arith" | "index", "constant" | "bool.constant") => {
                let Some(value) = op.attr("value").and_then(|a| a.int()) else { return false };
                let value = self.constant(ty, value);
                self.define(op, 0, value);
            }
            ("arith", "cmpi") | ("index", "cmp") => {
                let Some(predicate) = predicate(op) else { return false };
                let (a, b) = (self.operand(op, 0), self.operand(op, 1));
                let width = self.s.ins().ty(a).width().unwrap_or(64);
                let value = match (self.known(a), self.known(b)) {
                    (Some(x), Some(y)) => {
                        let holds = fold::compare(predicate, width, x, y);
                        self.constant(Type::BOOL, holds.into())
                    }
                    _ => self.s.ins().icmp(predicate, a, b),
                };
                self.define(op, 0, value);
            }
            ("arith", "extsi") => self.convert(op, ty, CastOp::Sext),
            ("arith", "extui") => self.convert(op, ty, CastOp::Zext),
            ("arith", "trunci" | "bitcast") => self.convert(op, ty, CastOp::Trunc),
            ("arith", "index_cast") | ("index", "casts") => self.convert(op, ty, CastOp::Sext),
            ("arith", "index_castui") | ("index", "castu") => self.convert(op, ty, CastOp::Zext),
            ("arith", "addui_extended") => {
                let (a, b) = (self.operand(op, 0), self.operand(op, 1));
                let sum = self.s.ins().binary(BinaryOp::Add, Flags::NONE, a, b);
                let carry = self.s.ins().binary(BinaryOp::UAddOverflow, Flags::NONE, a, b);
                self.define(op, 0, sum);
                self.define(op, 1, carry);
            }
            ("arith", "mulsi_extended") => self.halves(op, ty, CastOp::Sext),
            ("arith", "mului_extended") => self.halves(op, ty, CastOp::Zext),
            ("index", "sizeof") => {
                let value = self.index(64);
                self.define(op, 0, value);
            }
            ("math", "absi") => self.unary(op, UnaryOp::Abs),
            ("math", "ctlz") => self.unary(op, UnaryOp::Ctlz),
            ("math", "cttz") => self.unary(op, UnaryOp::Cttz),
            ("math", "ctpop") => self.unary(op, UnaryOp::Ctpop),
            _ => return false,
        }
        true
    }

    fn unary(&mut self, op: Op<'m>, operation: UnaryOp) {
        let a = self.operand(op, 0);
        let ty = self.s.ins().ty(a);
        let value = self.s.ins().inst(ty, Inst::Unary(operation, a));
        self.define(op, 0, value);
    }

    /// A change of width; to a smaller one it truncates, whatever the operation.
    pub(super) fn convert(&mut self, op: Op<'m>, to: Type, widen: CastOp) {
        let a = self.operand(op, 0);
        let from = self.s.ins().ty(a);
        let value = if from.width() == to.width() {
            a
        } else if let (Some(n), Some(w)) = (self.known(a), from.width()) {
            let unsigned = i128::from(n) & ((1 << w) - 1);
            let n = if widen == CastOp::Zext { unsigned } else { n.into() };
            self.constant(to, fold::wrap(to.width().unwrap_or(64), n))
        } else if from.width() > to.width() {
            self.s.ins().cast(CastOp::Trunc, flags(op), to, a)
        } else {
            self.s.ins().cast(widen, Flags::NONE, to, a)
        };
        self.define(op, 0, value);
    }

    /// The low and the high half of a product.
    fn halves(&mut self, op: Op<'m>, ty: Type, widen: CastOp) {
        let (a, b) = (self.operand(op, 0), self.operand(op, 1));
        let low = self.s.ins().binary(BinaryOp::Mul, Flags::NONE, a, b);
        self.define(op, 0, low);
        let high = match ty {
            Type::Int(w @ 1..=32) => {
                let wide = Type::Int(2 * w);
                let shift = self.constant(wide, w.into());
                let b_ = self.s.ins();
                let (x, y) =
                    (b_.cast(widen, Flags::NONE, wide, a), b_.cast(widen, Flags::NONE, wide, b));
                let product = b_.binary(BinaryOp::Mul, Flags::NONE, x, y);
                let high = b_.binary(BinaryOp::LShr, Flags::NONE, product, shift);
                b_.cast(CastOp::Trunc, Flags::NONE, ty, high)
            }
            Type::Int(64) => self.high_half(a, b, widen == CastOp::Sext),
            _ => {
                let reason = format!("the high half of `{}`", op.name());
                self.s.ins().opaque(ty, reason)
            }
        };
        self.define(op, 1, high);
    }

    /// The upper 64 bits of a product of 64-bit integers, by halves of 32 bits (Warren, "Hacker's
    /// Delight", 8-2).
    fn high_half(&mut self, a: Value, b: Value, signed: bool) -> Value {
        let (half, shift, mask) = (self.index(32), self.index(63), self.index(i64::from(u32::MAX)));
        let ins = self.s.ins();
        let mut op = |operation, x, y| ins.binary(operation, Flags::NONE, x, y);
        let (a0, a1) = (op(BinaryOp::And, a, mask), op(BinaryOp::LShr, a, half));
        let (b0, b1) = (op(BinaryOp::And, b, mask), op(BinaryOp::LShr, b, half));
        let low = op(BinaryOp::Mul, a0, b0);
        let carry = op(BinaryOp::LShr, low, half);
        let cross = op(BinaryOp::Mul, a1, b0);
        let middle = op(BinaryOp::Add, cross, carry);
        let (middle0, middle1) =
            (op(BinaryOp::And, middle, mask), op(BinaryOp::LShr, middle, half));
        let cross = op(BinaryOp::Mul, a0, b1);
        let other = op(BinaryOp::Add, cross, middle0);
        let other1 = op(BinaryOp::LShr, other, half);
        let top = op(BinaryOp::Mul, a1, b1);
        let top = op(BinaryOp::Add, top, middle1);
        let mut high = op(BinaryOp::Add, top, other1);
        if signed {
            // a negative factor was taken for one larger by 2^64
            for (x, y) in [(a, b), (b, a)] {
                let sign = op(BinaryOp::AShr, x, shift);
                let excess = op(BinaryOp::And, sign, y);
                high = op(BinaryOp::Sub, high, excess);
            }
        }
        high
    }

    /// A quotient of signed numbers, rounded up. The least integer is divided so by no execution that is followed:
    /// MLIR's lowerings negate it, which wraps around, and so do not compute what they document.
    pub(super) fn rounded_up(&mut self, a: Value, b: Value) -> Value {
        let ty = self.s.ins().ty(a);
        if let Type::Int(width @ 2..=64) = ty {
            let least = i64::MIN >> (64 - u32::from(width));
            match self.known(a) {
                Some(n) if n == least => {
                    return self.s.ins().opaque(ty, "a quotient of the least integer, rounded up");
                }
                Some(_) => {}
                None => {
                    let least = self.constant(ty, least);
                    let greater = self.s.ins().icmp(Predicate::Sgt, a, least);
                    self.s.ins().effect(Inst::Assume(greater));
                }
            }
        }
        self.s.ins().binary(BinaryOp::CeilDivS, Flags::NONE, a, b)
    }

    /// A choice between two values of any type by one bit.
    fn select(&mut self, op: Op<'m>) {
        let (Some(c), Some(t), Some(e)) = (op.operand(0), op.operand(1), op.operand(2)) else {
            return;
        };
        if neutral(c.ty()) != Type::BOOL {
            return self.opaque_results(op, "data");
        }
        let c = self.int(c);
        if let Some(k) = self.known(c) {
            let chosen = if k == 0 { e } else { t };
            let flat = self.flat(chosen);
            return self.bind_results(op, flat);
        }
        let (t, e) = (self.flat(t), self.flat(e));
        let chosen: Vec<_> =
            t.into_iter().zip(e).map(|(t, e)| self.s.ins().select(c, t, e)).collect();
        self.bind_results(op, chosen);
    }
}

/// The predicate of a comparison: a number in `arith`, a word in `index`.
fn predicate(op: Op<'_>) -> Option<Predicate> {
    if let Some(k) = op.attr("predicate").and_then(|a| a.int()) {
        return PREDICATES.get(usize::try_from(k).ok()?).copied();
    }
    let text = op.attr("pred")?.to_string();
    let word = text.rsplit(|c: char| !c.is_ascii_alphabetic()).find(|w| !w.is_empty())?;
    PREDICATES.into_iter().find(|p| p.name() == word)
}
