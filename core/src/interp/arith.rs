//! The semantics of each integer operation, as LLVM's LangRef defines it.
//!
//! An operand of width w is its bits, zero-extended to 64. A result is the bits that execute (flags
//! are ignored) and the poison flag, which is set if a flag such as `nsw` does not hold. Undefined
//! operations (division by zero, a quotient that does not fit) are [`Trap`]s.

use super::tagged_value::{TaggedValue, POISON};
use crate::ir::{BinaryOp, CastOp, Flags, Predicate, UnaryOp};

/// An operation without a defined result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trap {
    DivisionByZero,
    DivisionOverflow,
    PoisonDivisor,
    PoisonAddress,
    NullAddress,
}

impl Trap {
    /// The trap in words.
    pub(crate) fn text(self) -> &'static str {
        match self {
            Trap::DivisionByZero => "division by zero",
            Trap::DivisionOverflow => "division of the least value by -1",
            Trap::PoisonDivisor => "division by poison",
            Trap::PoisonAddress => "access through a poison address",
            Trap::NullAddress => "access through a null pointer",
        }
    }
}

/// The mask of the lowest `w` bits.
#[inline(always)]
pub(crate) fn mask(w: u8) -> u64 {
    u64::MAX >> ((64 - w) & 63)
}

/// `x` as a signed number of width `w`.
#[inline(always)]
pub(crate) fn signed(w: u8, x: u64) -> i64 {
    let s = (64 - w) & 63;
    ((x << s) as i64) >> s
}

/// Is a number in the signed range of width `w`?
#[inline(always)]
fn fits(w: u8, x: i128) -> bool {
    let half = 1i128 << (w - 1);
    -half <= x && x < half
}

/// The result of a binary operation on integers that are known and not poison.
///
/// - `add sub mul`: modulo 2^w; `nsw` (`nuw`) poison if the signed (unsigned) result does not fit.
/// - `shl`: poison if the amount is w or more, and then its bits are not determined either; `nuw`
///   poison if a one is shifted out; `nsw` poison if a bit unlike the resulting sign is.
/// - `or`: `exact` (LLVM's `disjoint`) poison if a bit is set in both.
/// - `lshr ashr`: likewise for the amount; `exact` poison if a one is shifted out.
/// - `sdiv udiv srem urem` and the rounding divisions: undefined by zero and, if signed, for the
///   least value by -1; `exact` poison if `sdiv`, `udiv` leave a remainder, and then its bits are not
///   determined either: compilers multiply by the inverse of the divisor.
/// - `*_sat` clamp to the type's range; `*_overflow` tell whether the exact result does not fit.
#[inline(always)]
pub(crate) fn binary(
    op: BinaryOp,
    flags: Flags,
    w: u8,
    x: u64,
    y: u64,
) -> Result<TaggedValue, Trap> {
    let m = mask(w);
    let ok = |bits: u64| Ok(TaggedValue::int(bits & m));
    let flagged = |bits: u64, hold: bool| Ok(result(w, bits, hold));
    let boolean = |b: bool| Ok(TaggedValue::bool(b));
    let (sx, sy) = (signed(w, x), signed(w, y));
    let least = 1u64 << (w - 1);
    match op {
        BinaryOp::Add => {
            let r = x.wrapping_add(y) & m;
            let nsw = !flags.nsw || (!(x ^ y) & (x ^ r) & least) == 0;
            let nuw = !flags.nuw || r >= x;
            flagged(r, nsw & nuw)
        }
        BinaryOp::Sub => {
            let r = x.wrapping_sub(y) & m;
            let nsw = !flags.nsw || ((x ^ y) & (x ^ r) & least) == 0;
            let nuw = !flags.nuw || x >= y;
            flagged(r, nsw & nuw)
        }
        BinaryOp::Mul => {
            let nsw = !flags.nsw || fits(w, sx as i128 * sy as i128);
            let nuw = !flags.nuw || x as u128 * y as u128 <= m as u128;
            flagged(x.wrapping_mul(y), nsw & nuw)
        }
        BinaryOp::And => ok(x & y),
        BinaryOp::Or => flagged(x | y, !flags.exact || x & y == 0),
        BinaryOp::Xor => ok(x ^ y),
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr if y >= w as u64 => {
            Ok(TaggedValue::OVERSHIFT)
        }
        BinaryOp::Shl => {
            let r = (x << y) & m;
            let nuw = !flags.nuw || r >> y == x;
            let nsw = !flags.nsw || signed(w, r) >> y == sx;
            flagged(r, nsw & nuw)
        }
        BinaryOp::LShr => flagged(x >> y, !flags.exact || (x >> y) << y == x),
        BinaryOp::AShr => flagged((sx >> y) as u64, !flags.exact || (x >> y) << y == x),
        BinaryOp::UDiv | BinaryOp::URem | BinaryOp::CeilDivU => divide_unsigned(op, flags, w, x, y),
        BinaryOp::SDiv | BinaryOp::SRem | BinaryOp::FloorDivS | BinaryOp::CeilDivS => {
            divide_signed(op, flags, w, x, y)
        }
        BinaryOp::SMin => ok(sx.min(sy) as u64),
        BinaryOp::SMax => ok(sx.max(sy) as u64),
        BinaryOp::UMin => ok(x.min(y)),
        BinaryOp::UMax => ok(x.max(y)),
        BinaryOp::SAddSat | BinaryOp::SSubSat => {
            let exact = if op == BinaryOp::SAddSat {
                sx as i128 + sy as i128
            } else {
                sx as i128 - sy as i128
            };
            let half = 1i128 << (w - 1);
            ok(exact.clamp(-half, half - 1) as u64)
        }
        BinaryOp::UAddSat => ok((x as u128 + y as u128).min(m as u128) as u64),
        BinaryOp::USubSat => ok(x.saturating_sub(y)),
        BinaryOp::SAddOverflow => boolean(!fits(w, sx as i128 + sy as i128)),
        BinaryOp::UAddOverflow => boolean(x as u128 + y as u128 > m as u128),
        BinaryOp::SSubOverflow => boolean(!fits(w, sx as i128 - sy as i128)),
        BinaryOp::USubOverflow => boolean(x < y),
        BinaryOp::SMulOverflow => boolean(!fits(w, sx as i128 * sy as i128)),
        BinaryOp::UMulOverflow => boolean(x as u128 * y as u128 > m as u128),
    }
}

/// A result of width `w`, which is poison unless its flags hold.
#[inline(always)]
fn result(w: u8, bits: u64, flags_hold: bool) -> TaggedValue {
    TaggedValue { bits: bits & mask(w), tag: if flags_hold { 0 } else { POISON } }
}

#[inline(always)]
fn divide_unsigned(op: BinaryOp, flags: Flags, w: u8, x: u64, y: u64) -> Result<TaggedValue, Trap> {
    if y == 0 {
        return Err(Trap::DivisionByZero);
    }
    Ok(match op {
        BinaryOp::UDiv if flags.exact && x % y != 0 => TaggedValue::INEXACT,
        BinaryOp::UDiv => result(w, x / y, true),
        BinaryOp::URem => result(w, x % y, true),
        _ => result(w, x.div_ceil(y), true),
    })
}

#[inline(always)]
fn divide_signed(op: BinaryOp, flags: Flags, w: u8, x: u64, y: u64) -> Result<TaggedValue, Trap> {
    if y == 0 {
        return Err(Trap::DivisionByZero);
    }
    if x == 1u64 << (w - 1) && y == mask(w) {
        return Err(Trap::DivisionOverflow);
    }
    let (sx, sy) = (signed(w, x), signed(w, y));
    let (q, r) = (sx.wrapping_div(sy), sx.wrapping_rem(sy));
    let bits = match op {
        BinaryOp::SDiv if flags.exact && r != 0 => return Ok(TaggedValue::INEXACT),
        BinaryOp::SDiv => q,
        BinaryOp::SRem => r,
        BinaryOp::FloorDivS => q.wrapping_sub((r != 0 && (r < 0) != (sy < 0)) as i64),
        _ => q.wrapping_add((r != 0 && (r < 0) == (sy < 0)) as i64),
    };
    Ok(result(w, bits as u64, true))
}

/// For each predicate, in the order of declaration: a mask of the orders for which it is true (less,
/// equal, greater: bits 0 to 2), and whether it is signed.
const PREDICATES: [(u8, bool); 10] = [
    (0b010, false),
    (0b101, false),
    (0b001, true),
    (0b011, true),
    (0b100, true),
    (0b110, true),
    (0b001, false),
    (0b011, false),
    (0b100, false),
    (0b110, false),
];

/// The comparison of two integers of width `w`. It is branch-free, because mispredicted branches
/// determine the speed of the machine.
#[inline(always)]
pub(crate) fn compare(pred: Predicate, w: u8, x: u64, y: u64) -> bool {
    let (holds, is_signed) = PREDICATES[pred as usize];
    // Flipping the sign bit turns the signed order into the unsigned one.
    let bias = (is_signed as u64) << ((w - 1) & 63);
    let (x, y) = (x ^ bias, y ^ bias);
    let order = (x >= y) as u8 + (x > y) as u8;
    holds >> order & 1 != 0
}

/// The result of an operation on one integer of width `w`.
#[inline(always)]
pub(crate) fn unary(op: UnaryOp, w: u8, x: u64) -> u64 {
    let bits = match op {
        UnaryOp::Abs => signed(w, x).unsigned_abs(),
        UnaryOp::Ctlz => (x.leading_zeros() - (64 - w as u32)) as u64,
        UnaryOp::Cttz => (x.trailing_zeros()).min(w as u32) as u64,
        UnaryOp::Ctpop => x.count_ones() as u64,
        // LLVM has bswap at multiples of 16 bits only; at other widths whole bytes are reversed.
        UnaryOp::Bswap => x.swap_bytes() >> (64 - w as u32),
        UnaryOp::BitReverse => x.reverse_bits() >> (64 - w as u32),
        UnaryOp::Atom => x,
    };
    // Counts exceed narrow types (`ctlz i1 0` is 1, `ctlz i2 0` is 2): they wrap as in LLVM.
    bits & mask(w)
}

/// The result of a change of width. `zext` with `exact` (LLVM's `nneg`) is poison if the operand is
/// negative; `trunc` with `nuw` (`nsw`) is poison if zero (sign) extension of the result is not the
/// operand.
#[inline(always)]
pub(crate) fn cast(op: CastOp, flags: Flags, from: u8, to: u8, x: u64) -> TaggedValue {
    let s = signed(from, x);
    let (bits, kept) = match op {
        CastOp::Zext => (x, !flags.exact || s >= 0),
        CastOp::Sext => (s as u64 & mask(to), true),
        CastOp::Trunc => {
            let r = x & mask(to);
            (r, (!flags.nuw || r == x) & (!flags.nsw || signed(to, r) == s))
        }
    };
    TaggedValue { bits, tag: if kept { 0 } else { POISON } }
}
