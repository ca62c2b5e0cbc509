//! The functions of the language: their names, their operands, what they mean.

use crate::expr::node::{BitFn, BitOp, Expr};
use crate::expr::num::Num;
use crate::expr::primitives::{FirstIndex, FloorSum};
use crate::expr::store::Store;

/// A function of operands in parentheses. `floor`, `ceil`, `trunc`, `sum`, `first` and `simulate` have
/// a form of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::expr) enum Function {
    Min,
    Max,
    Abs,
    Ite,
    Remainder,
    Bits(BitOp),
    BitFn(BitFn),
    FloorSum,
    FirstIndex,
    Wrap { signed: bool, width: u8 },
    Unsigned(u8),
}

impl Function {
    pub(super) fn named(name: &str) -> Option<Function> {
        Some(match name {
            "min" => Function::Min,
            "max" => Function::Max,
            "abs" => Function::Abs,
            "ite" => Function::Ite,
            "rem" => Function::Remainder,
            "bitand" => Function::Bits(BitOp::And),
            "bitor" => Function::Bits(BitOp::Or),
            "bitxor" => Function::Bits(BitOp::Xor),
            "bitlen" => Function::BitFn(BitFn::Length),
            "popcount" => Function::BitFn(BitFn::Count),
            "isqrt" => Function::BitFn(BitFn::Sqrt),
            "floor_sum" => Function::FloorSum,
            "first_index" => Function::FirstIndex,
            _ => {
                // `s32` is `s` and 32
                let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
                if stem == "digits" {
                    let base = name[stem.len()..].parse::<u32>().ok().filter(|b| *b > 1)?;
                    return Some(Function::BitFn(BitFn::Digits(base)));
                }
                let width = name[stem.len()..].parse::<u8>().ok().filter(|w| *w > 0)?;
                match stem {
                    "s" | "signed" => Function::Wrap { signed: true, width },
                    "u" => Function::Wrap { signed: false, width },
                    "unsigned" => Function::Unsigned(width),
                    "ctz" => Function::BitFn(BitFn::TrailingZeros(width)),
                    "bswap" => Function::BitFn(BitFn::ByteSwap(width)),
                    "bitrev" => Function::BitFn(BitFn::Reverse(width)),
                    _ => return None,
                }
            }
        })
    }

    /// Number of operands; `None` for one or more.
    pub(super) fn arity(self) -> Option<usize> {
        match self {
            Function::Min | Function::Max => None,
            Function::Abs | Function::BitFn(_) | Function::Wrap { .. } | Function::Unsigned(_) => {
                Some(1)
            }
            Function::Bits(_) | Function::Remainder => Some(2),
            Function::Ite => Some(3),
            Function::FloorSum => Some(4),
            Function::FirstIndex => Some(5),
        }
    }

    /// Must its operands be integers?
    pub(super) fn takes_integers(self) -> bool {
        !matches!(self, Function::Min | Function::Max | Function::Abs | Function::Ite)
    }

    /// Applies it to as many operands as it takes.
    pub(super) fn apply(self, s: &mut Store, args: &[Expr]) -> Option<Expr> {
        Some(match (self, args) {
            (Function::Min, _) => s.min_all(args),
            (Function::Max, _) => s.max_all(args),
            (Function::Abs, &[a]) => {
                let negative = s.scale(Num::int(-1), a);
                s.max(a, negative)
            }
            (Function::Ite, &[c, a, b]) => s.ite(c, a, b),
            (Function::Remainder, &[a, b]) => s.trunc_rem(a, b),
            (Function::Bits(op), &[a, b]) => s.bits(op, a, b),
            (Function::BitFn(f), &[a]) => s.bit_fn(f, a),
            (Function::FloorSum, &[terms, divisor, slope, offset]) => {
                s.floor_sum(FloorSum { terms, divisor, slope, offset })
            }
            (Function::FirstIndex, &[slope, offset, modulus, low, high]) => {
                s.first_index(FirstIndex { slope, offset, modulus, low, high })
            }
            (Function::Wrap { signed, width }, &[a]) => s.wrap(signed, width, a),
            (Function::Unsigned(width), &[a]) => s.unsigned(width, a),
            _ => return None,
        })
    }
}
