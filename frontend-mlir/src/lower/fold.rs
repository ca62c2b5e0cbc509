//! Arithmetic on constants, so that constant places stay constant whatever computes them: MLIR's own
//! lowerings leave `1 floordiv 2` as several operations. What is not defined is not folded.

use symprof_core::ir::{BinaryOp, Predicate};

/// The low bits of a value, read as a signed number.
pub(super) fn wrap(width: u8, value: i128) -> i64 {
    let unused = 64 - u32::from(width.clamp(1, 64));
    ((value as i64) << unused) >> unused
}

fn unsigned(width: u8, value: i64) -> u64 {
    value as u64 & (u64::MAX >> (64 - u32::from(width.clamp(1, 64))))
}

/// The result of an operation on two signed numbers of that width.
pub(super) fn binary(op: BinaryOp, width: u8, a: i64, b: i64) -> Option<i64> {
    let (x, y) = (i128::from(a), i128::from(b));
    let (u, v) = (i128::from(unsigned(width, a)), i128::from(unsigned(width, b)));
    // quotients of i128 overflow for no operands of 64 bits; the check is that of the width
    let quotient = |q: i128| (i128::from(wrap(width, q)) == q).then_some(q);
    let value = match op {
        BinaryOp::Add => x + y,
        BinaryOp::Sub => x - y,
        BinaryOp::Mul => x * y,
        // see `rounded_up`
        BinaryOp::CeilDivS if width > 1 && x == -(1i128 << (width - 1)) => return None,
        BinaryOp::SDiv | BinaryOp::FloorDivS | BinaryOp::CeilDivS if y != 0 => {
            let (q, r) = (x / y, x % y);
            let sign = if (r < 0) == (y < 0) { 1 } else { -1 };
            quotient(match op {
                BinaryOp::FloorDivS if r != 0 && sign < 0 => q - 1,
                BinaryOp::CeilDivS if r != 0 && sign > 0 => q + 1,
                _ => q,
            })?
        }
        BinaryOp::SRem if y != 0 => {
            quotient(x / y)?;
            x % y
        }
        BinaryOp::UDiv if v != 0 => u / v,
        BinaryOp::URem if v != 0 => u % v,
        BinaryOp::CeilDivU if v != 0 => u / v + i128::from(u % v != 0),
        BinaryOp::And => x & y,
        BinaryOp::Or => x | y,
        BinaryOp::Xor => x ^ y,
        BinaryOp::Shl if v < i128::from(width) => x << v,
        BinaryOp::AShr if v < i128::from(width) => x >> v,
        BinaryOp::LShr if v < i128::from(width) => u >> v,
        BinaryOp::SMin => x.min(y),
        BinaryOp::SMax => x.max(y),
        BinaryOp::UMin => u.min(v),
        BinaryOp::UMax => u.max(v),
        _ => return None,
    };
    Some(wrap(width, value))
}

/// Does a comparison of two signed numbers of that width hold?
pub(super) fn compare(predicate: Predicate, width: u8, a: i64, b: i64) -> bool {
    let (u, v) = (unsigned(width, a), unsigned(width, b));
    match predicate {
        Predicate::Eq => a == b,
        Predicate::Ne => a != b,
        Predicate::Slt => a < b,
        Predicate::Sle => a <= b,
        Predicate::Sgt => a > b,
        Predicate::Sge => a >= b,
        Predicate::Ult => u < v,
        Predicate::Ule => u <= v,
        Predicate::Ugt => u > v,
        Predicate::Uge => u >= v,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotients_round_as_their_names_say() {
        let all = |a, b| {
            [BinaryOp::SDiv, BinaryOp::FloorDivS, BinaryOp::CeilDivS, BinaryOp::SRem]
                .map(|op| binary(op, 64, a, b).unwrap())
        };
        assert_eq!(all(7, 2), [3, 3, 4, 1]);
        assert_eq!(all(-7, 2), [-3, -4, -3, -1]);
        assert_eq!(all(7, -2), [-3, -4, -3, 1]);
        assert_eq!(all(-7, -2), [3, 3, 4, -1]);
        assert_eq!(all(-8, 2), [-4, -4, -4, 0]);
    }

    #[test]
    fn what_is_undefined_is_left() {
        assert_eq!(binary(BinaryOp::SDiv, 8, -128, -1), None);
        assert_eq!(binary(BinaryOp::SRem, 8, -128, -1), None);
        assert_eq!(binary(BinaryOp::CeilDivS, 8, -128, 2), None);
        assert_eq!(binary(BinaryOp::URem, 8, 3, 0), None);
        assert_eq!(binary(BinaryOp::Shl, 8, 1, 8), None);
    }

    #[test]
    fn widths_wrap() {
        assert_eq!(binary(BinaryOp::Add, 8, 127, 1), Some(-128));
        assert_eq!(binary(BinaryOp::UDiv, 8, -1, 2), Some(127));
        assert_eq!(binary(BinaryOp::UMax, 8, -1, 2), Some(-1));
        assert_eq!(binary(BinaryOp::LShr, 64, -1, 63), Some(1));
        assert_eq!(binary(BinaryOp::Mul, 64, i64::MIN, -1), Some(i64::MIN));
        assert!(compare(Predicate::Ugt, 8, -1, 1) && compare(Predicate::Slt, 8, -1, 1));
    }
}
