//! The meaning of each integer operation as an expression over the signed values of its operands
//! (a one-bit value is 0 or 1).
//!
//! A flag (`nsw`) turns the machine operation into the mathematical one: where the promise is
//! broken the result is poison, and as soon as poison decides a branch the execution is undefined
//! (design, "What makes it exact", 4). Without flags the
//! operation is what executes: that is what `freeze` lets through. Where even that says nothing, `determined`
//! tells.

use crate::expr::{machine_range, BitFn, BitOp, Expr, Num, Store};
use crate::ir::{BinaryOp, CastOp, Flags, Predicate, UnaryOp};

/// Signed value of constant bits of that width.
pub fn constant(s: &mut Store, bits: u64, width: u8) -> Expr {
    s.num(Num::int(bits as i128).wrap(width, width > 1))
}

/// A binary operation on integers of `width` bits; `None` where it has no expression.
pub fn binary(
    s: &mut Store,
    op: BinaryOp,
    flags: Flags,
    width: u8,
    a: Expr,
    b: Expr,
) -> Option<Expr> {
    if width == 1 {
        return binary_bool(s, op, a, b);
    }
    let of = Operands { width, a, b };
    Some(match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => {
            let r = match op {
                BinaryOp::Add => s.add(a, b),
                BinaryOp::Sub => s.sub(a, b),
                _ => s.mul(a, b),
            };
            of.wrapped_unless(s, flags.nsw, r)
        }
        BinaryOp::SDiv
        | BinaryOp::UDiv
        | BinaryOp::FloorDivS
        | BinaryOp::CeilDivS
        | BinaryOp::CeilDivU => of.quotient(s, op, flags.exact),
        BinaryOp::SRem => s.trunc_rem(a, b),
        BinaryOp::URem => {
            let (x, y) = of.unsigned(s);
            let r = s.modulo(x, y);
            s.wrap(true, width, r)
        }
        BinaryOp::And => s.bits(BitOp::And, a, b),
        BinaryOp::Or => s.bits(BitOp::Or, a, b),
        BinaryOp::Xor => s.bits(BitOp::Xor, a, b),
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => of.shifted(s, op, flags.nsw)?,
        BinaryOp::SMin => s.min(a, b),
        BinaryOp::SMax => s.max(a, b),
        BinaryOp::UMin | BinaryOp::UMax => of.unsigned_extremum(s, op),
        BinaryOp::SAddSat | BinaryOp::SSubSat | BinaryOp::UAddSat | BinaryOp::USubSat => {
            of.saturated(s, op)
        }
        BinaryOp::SAddOverflow
        | BinaryOp::SSubOverflow
        | BinaryOp::SMulOverflow
        | BinaryOp::UAddOverflow
        | BinaryOp::UMulOverflow
        | BinaryOp::USubOverflow => of.overflows(s, op),
    })
}

/// The operands of a binary operation, of more than one bit.
#[derive(Clone, Copy)]
struct Operands {
    width: u8,
    a: Expr,
    b: Expr,
}

impl Operands {
    /// Both as unsigned numbers.
    fn unsigned(self, s: &mut Store) -> (Expr, Expr) {
        (s.unsigned(self.width, self.a), s.unsigned(self.width, self.b))
    }

    /// The machine operation of a mathematical result, unless that is promised to be a number of the type.
    fn wrapped_unless(self, s: &mut Store, promised: bool, result: Expr) -> Expr {
        if promised {
            result
        } else {
            s.wrap(true, self.width, result)
        }
    }

    fn quotient(self, s: &mut Store, op: BinaryOp, exact: bool) -> Expr {
        let Operands { width, a, b } = self;
        let r = match op {
            BinaryOp::SDiv if exact => s.floor_div(a, b),
            BinaryOp::SDiv => s.trunc_div(a, b),
            BinaryOp::FloorDivS => s.floor_div(a, b),
            BinaryOp::CeilDivS => s.ceil_div(a, b),
            _ => {
                let (x, y) = self.unsigned(s);
                match op {
                    BinaryOp::CeilDivU => s.ceil_div(x, y),
                    _ => s.floor_div(x, y),
                }
            }
        };
        s.wrap(true, width, r)
    }

    fn shifted(self, s: &mut Store, op: BinaryOp, promised: bool) -> Option<Expr> {
        let Operands { width, a, b } = self;
        let p = shift_factor(s, width, b)?;
        Some(match op {
            BinaryOp::Shl => {
                let r = s.mul(a, p);
                self.wrapped_unless(s, promised, r)
            }
            BinaryOp::LShr => {
                let x = s.unsigned(width, a);
                let r = s.floor_div(x, p);
                s.wrap(true, width, r)
            }
            _ => s.floor_div(a, p),
        })
    }

    fn unsigned_extremum(self, s: &mut Store, op: BinaryOp) -> Expr {
        let Operands { a, b, .. } = self;
        let (ia, ib) = (s.interval(a).non_negative(), s.interval(b).non_negative());
        let min = op == BinaryOp::UMin;
        if ia && ib {
            return if min { s.min(a, b) } else { s.max(a, b) };
        }
        let less = unsigned_less(s, a, b);
        if min {
            s.ite(less, a, b)
        } else {
            s.ite(less, b, a)
        }
    }

    /// A sum or difference, or the nearest number of the type.
    fn saturated(self, s: &mut Store, op: BinaryOp) -> Expr {
        let Operands { width, a, b } = self;
        match op {
            BinaryOp::SAddSat | BinaryOp::SSubSat => {
                let r = if op == BinaryOp::SAddSat { s.add(a, b) } else { s.sub(a, b) };
                let (lo, hi) = machine_range(width, true);
                let (lo, hi) = (s.num(lo), s.num(hi));
                let r = s.min(r, hi);
                s.max(r, lo)
            }
            BinaryOp::UAddSat => {
                let (x, y) = self.unsigned(s);
                let r = s.add(x, y);
                let hi = s.num(Num::pow2(width as u32) - Num::ONE);
                let r = s.min(r, hi);
                s.wrap(true, width, r)
            }
            _ => {
                let (x, y) = self.unsigned(s);
                let r = s.sub(x, y);
                let r = s.positive_part(r);
                s.wrap(true, width, r)
            }
        }
    }

    /// Is the mathematical result no number of the type?
    fn overflows(self, s: &mut Store, op: BinaryOp) -> Expr {
        let Operands { width, a, b } = self;
        match op {
            BinaryOp::SAddOverflow | BinaryOp::SSubOverflow | BinaryOp::SMulOverflow => {
                let r = match op {
                    BinaryOp::SAddOverflow => s.add(a, b),
                    BinaryOp::SSubOverflow => s.sub(a, b),
                    _ => s.mul(a, b),
                };
                let (lo, hi) = machine_range(width, true);
                let (lo, hi) = (s.num(lo), s.num(hi));
                let (above, below) = (s.gt(r, hi), s.lt(r, lo));
                s.or(above, below)
            }
            BinaryOp::UAddOverflow | BinaryOp::UMulOverflow => {
                let (x, y) = self.unsigned(s);
                let r = if op == BinaryOp::UAddOverflow { s.add(x, y) } else { s.mul(x, y) };
                let hi = s.num(Num::pow2(width as u32) - Num::ONE);
                s.gt(r, hi)
            }
            _ => unsigned_less(s, a, b),
        }
    }
}

/// The condition under which the bits of a result are determined even where it is poison: that the amount
/// of a shift is below the width, and that a division promised to be exact leaves no remainder. Machines and
/// compilers differ in the others. `None` where they always are.
pub fn determined(
    s: &mut Store,
    op: BinaryOp,
    flags: Flags,
    width: u8,
    a: Expr,
    b: Expr,
) -> Option<Expr> {
    let condition = match op {
        _ if width == 1 => return None,
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => {
            let amount = s.unsigned(width, b);
            let width = s.int(i64::from(width));
            s.lt(amount, width)
        }
        BinaryOp::SDiv if flags.exact => {
            let rest = s.trunc_rem(a, b);
            s.eq0(rest)
        }
        BinaryOp::UDiv if flags.exact => {
            let (x, y) = (s.unsigned(width, a), s.unsigned(width, b));
            let rest = s.modulo(x, y);
            s.eq0(rest)
        }
        _ => return None,
    };
    (!s.is_one(condition)).then_some(condition)
}

/// `2^b` for a shift amount; amounts of the width or more are poison.
fn shift_factor(s: &mut Store, width: u8, b: Expr) -> Option<Expr> {
    if let Some(v) = s.as_const(b).and_then(Num::as_i128) {
        return (0..width as i128).contains(&v).then(|| s.num(Num::pow2(v as u32)));
    }
    let b = s.unsigned(width, b);
    Some(s.pow2(b))
}

/// Operations on single bits. The signed value of a set bit is -1, so signed and unsigned
/// extrema change places.
fn binary_bool(s: &mut Store, op: BinaryOp, a: Expr, b: Expr) -> Option<Expr> {
    Some(match op {
        BinaryOp::And | BinaryOp::Mul | BinaryOp::UMin | BinaryOp::SMax => s.and(a, b),
        BinaryOp::Or | BinaryOp::UMax | BinaryOp::SMin | BinaryOp::UAddSat => s.or(a, b),
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor => {
            // exclusive or: the negation of b where a holds
            let n = s.not(b);
            s.ite(a, n, b)
        }
        BinaryOp::UAddOverflow => s.and(a, b),
        BinaryOp::USubOverflow => {
            let n = s.not(a);
            s.and(n, b)
        }
        BinaryOp::USubSat => {
            let n = s.not(b);
            s.and(a, n)
        }
        BinaryOp::UMulOverflow => s.truth(false),
        // a defined division is by 1, a defined shift by 0
        BinaryOp::UDiv | BinaryOp::CeilDivU => a,
        BinaryOp::URem => s.truth(false),
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => a,
        _ => return None,
    })
}

/// An operation on one integer.
pub fn unary(s: &mut Store, op: UnaryOp, width: u8, a: Expr) -> Option<Expr> {
    if op == UnaryOp::Atom {
        return Some(a);
    }
    if width == 1 {
        return None;
    }
    let u = s.unsigned(width, a);
    let r = match op {
        UnaryOp::Abs => {
            let n = s.neg(a);
            s.max(a, n)
        }
        UnaryOp::Ctlz => {
            let l = s.bit_fn(BitFn::Length, u);
            s.linear_sum(Num::int(width as i128), [(Num::int(-1), l)])
        }
        UnaryOp::Cttz => s.bit_fn(BitFn::TrailingZeros(width), u),
        UnaryOp::Ctpop => s.bit_fn(BitFn::Count, u),
        UnaryOp::Bswap => s.bit_fn(BitFn::ByteSwap(width), u),
        UnaryOp::BitReverse => s.bit_fn(BitFn::Reverse(width), u),
        UnaryOp::Atom => a,
    };
    // a number of bits fits in any width but two
    let counts = matches!(op, UnaryOp::Ctlz | UnaryOp::Cttz | UnaryOp::Ctpop);
    Some(if counts && width > 2 { r } else { s.wrap(true, width, r) })
}

/// `a < b` of the unsigned readings, in terms of the signed values: below a bound that is not
/// negative means not negative and less.
pub fn unsigned_less(s: &mut Store, a: Expr, b: Expr) -> Expr {
    let (pa, pb) = (s.ge0(a), s.ge0(b));
    let less = s.lt(a, b);
    let both = s.and(pa, less);
    let either = s.or(pa, less);
    s.ite(pb, both, either)
}

/// A comparison of integers of `width` bits.
pub fn compare(s: &mut Store, pred: Predicate, width: u8, a: Expr, b: Expr) -> Expr {
    // The signed value of a set bit is -1.
    let (sa, sb) = if width == 1 { (s.neg(a), s.neg(b)) } else { (a, b) };
    let unsigned = |s: &mut Store, a: Expr, b: Expr| {
        if width == 1 {
            s.lt(a, b)
        } else {
            unsigned_less(s, a, b)
        }
    };
    match pred {
        Predicate::Eq => s.eq(a, b),
        Predicate::Ne => s.ne(a, b),
        Predicate::Slt => s.lt(sa, sb),
        Predicate::Sle => s.le(sa, sb),
        Predicate::Sgt => s.gt(sa, sb),
        Predicate::Sge => s.ge(sa, sb),
        Predicate::Ult => unsigned(s, a, b),
        Predicate::Ugt => unsigned(s, b, a),
        Predicate::Ule => {
            let g = unsigned(s, b, a);
            s.not(g)
        }
        Predicate::Uge => {
            let l = unsigned(s, a, b);
            s.not(l)
        }
    }
}

/// A width change.
pub fn cast(s: &mut Store, op: CastOp, flags: Flags, from: u8, to: u8, a: Expr) -> Expr {
    match op {
        CastOp::Zext if from == 1 || flags.exact => a,
        CastOp::Zext => s.unsigned(from, a),
        CastOp::Sext if from == 1 => s.neg(a),
        CastOp::Sext => a,
        CastOp::Trunc if to == 1 => {
            let two = s.int(2);
            let low = s.modulo(a, two);
            let z = s.eq0(low);
            s.not(z)
        }
        CastOp::Trunc if flags.nsw => a,
        CastOp::Trunc => s.wrap(true, to, a),
    }
}
