//! Exact symbolic expressions: what counts are written in.
//!
//! An expression is an id into a [`Store`], a hash-consed DAG. Constructors (methods of `Store`)
//! keep a normal form; [`Facts`](crate::facts::Facts) simplify under assumptions; [`Evaluator`] computes exactly;
//! [`Display`] prints what a person would have written and [`Store::parse`] reads it back:
//! [`parse`] has the language. Answers hold expressions by what they mean: [`CountExpr`],
//! [`ConditionExpr`], [`RatioExpr`].
//!
//! Reading order: [`Num`], [`Node`], [`Store`], then the constructors in `arith`, `extremum`, `division`,
//! `logic`, `connectives`, `choice` and `wrapping`.
//!
//! # Normal forms
//!
//! A constructor brings its node into a normal form, so that equal expressions built in different ways
//! mostly meet in one id. What it does for that is part of it, and no rule that can be switched off:
//! whatever works on expressions relies on the form. Budgets of each are
//! [`ExpressionLimits`](crate::limits::ExpressionLimits).
//!
//! | constructor | normal form | file |
//! |---|---|---|
//! | [`linear_sum`](Store::linear_sum), `add`, `sub`, `scale` | `c + Σ k·t`: flat, `t` ascending and distinct, no `k` is 0 | `arith` |
//! | [`product`](Store::product), `mul` | `Π f^n`: flat, `f` ascending and primitive, the numeric content outside | `arith` |
//! | | a truth value among the factors is the condition of a choice with 0; it is its own power | `arith` |
//! | | a choice between 0 and what always has a value, without the conditions by which a factor beside it is 0 | `choice` |
//! | [`pow2`](Store::pow2) | the number, of a small exponent | `arith` |
//! | [`min_all`](Store::min_all), [`max_all`](Store::max_all) | flat, ascending, without operands that another dominates by intervals | `extremum` |
//! | [`quotient`](Store::quotient) | a factor, of a constant divisor; 1, of what is never 0 over itself | `division` |
//! | [`floor_div`](Store::floor_div) | of a constant divisor `d > 0`: multiples of `d` outside, the rest without a common divisor, its first coefficient positive; `floor(floor(x/c)/d)` is `floor(x/(c·d))` | `division` |
//! | | 0 where the dividend lies in `[0, d)`; exact where a product is a multiple of `d`; of 2: without questions of parity that the rest answers | `division`, `low_bits` |
//! | [`modulo`](Store::modulo) | of a constant `d`: `a - d·floor(a/d)`, which [`split_mod`](Store::split_mod) finds again, of as little of `a` as decides it (`low_bits`); of a symbol: multiples of it gone | `division` |
//! | [`ge0`](Store::ge0) | coprime integer coefficients, the constant rounded down; without a division that stands alone; a single minimum, maximum or choice with a number splits it into a junction | `logic` |
//! | | of the sign of bits: a junction of the signs of the operands | `bit_signs` |
//! | [`eq0`](Store::eq0) | coprime integer coefficients, the first positive; `ge0` where 0 is an end of the interval; split as `ge0` is | `logic` |
//! | [`not`](Store::not) | down at the atoms: of `Ge0` of an integer a `Ge0`; `Not` only of `Eq0`, of a symbol, of a `Ge0` of a fraction | `logic` |
//! | [`and_all`](Store::and_all), [`or_all`](Store::or_all) | flat, ascending, without `x ∧ ¬x`; parts that another implies are absorbed, comparisons of the same terms merged | `connectives` |
//! | [`ite`](Store::ite) | the condition no negation; arms without the condition; a junction of truth values; a minimum or maximum of two numbers compared; nested choices with a common arm are one; no condition at which both arms are equal | `choice` |
//! | [`wrap`](Store::wrap) | coefficients reduced modulo `2^w`, no inner wrap of `w` bits or more; gone where the operand fits | `wrapping` |
//! | [`unsigned`](Store::unsigned) | gone where the operand is not negative; of a wrap, the other wrap | `wrapping` |
//! | [`bits`](Store::bits) | arithmetic, of a mask of low or high bits, or where no bit is common | `wrapping` |
//! | [`sum_over`](Store::sum_over) | 0 for a body of 0 | `wrapping` |
//!
//! ```
//! # use symprof_core::expr::{ParseError, Store};
//! # let mut s = Store::new();
//! # for name in ["n", "m", "k"] { s.parameter(name, 32); }
//! # let mut same = |a: &str, b: &str| -> Result<(), ParseError> {
//! #     let (x, y) = (s.parse(a)?, s.parse(b)?);
//! #     assert!(x == y, "{a} is {}", s.display(x));
//! #     Ok(())
//! # };
//! same("2*(n + m) - n", "n + 2*m")?;
//! same("(2*n + 4*m)*k", "2*k*(n + 2*m)")?;
//! same("[n > 0]*[n > 0]*m", "ite(n > 0, m, 0)")?;
//! same("n*ite(n == 0 || m == 0 || k > 0, 0, m)", "n*ite(k > 0, 0, m)")?;
//! same("ite(n == 0 || k > 0, 0, n)", "ite(k > 0, 0, n)")?;
//! same("2^10", "1024")?;
//! same("max(n, max(m, n - 1))", "max(m, n)")?;
//! same("floor((4*n + 2*m + 7)/4)", "n + floor((m + 3)/2)")?;
//! same("floor(floor(n/2)/3)", "floor(n/6)")?;
//! same("floor(n*(n + 1)/2)", "n*(n + 1)/2")?;
//! same("n mod 8", "n - 8*floor(n/8)")?;
//! same("(n*m + k) mod m", "k mod m")?;
//! same("[4*n + 2*m >= 3]", "[2*n + m >= 2]")?;
//! same("[floor(n/3) >= m]", "[n >= 3*m]")?;
//! same("[min(n, m) >= k]", "[n >= k && m >= k]")?;
//! same("[bitor(n, m) >= 0]", "[n >= 0 && m >= 0]")?;
//! same("[6*n == 3*m]", "[m == 2*n]")?;
//! same("[!(n >= m && k == 0)]", "[n < m || k != 0]")?;
//! same("[n > 3 && (n > 3 || m > 0) && n > 1]", "[n > 3]")?;
//! same("ite(n < m, m, n)", "max(n, m)")?;
//! same("s8(255*n + 256*m)", "s8(-n)")?;
//! same("unsigned32(s32(n + m))", "u32(n + m)")?;
//! same("bitand(n, 7) + bitor(8*n, 3)", "n mod 8 + 8*n + 3")?;
//! # Ok::<(), ParseError>(())
//! ```

mod arith;
mod bit_signs;
mod choice;
mod connectives;
mod consequence;
mod display;
mod division;
mod eval;
mod extremum;
mod integer_valued;
mod interned;
mod interval;
mod linear_view;
mod logic;
mod low_bits;
mod meaning;
mod node;
mod num;
pub mod parse;
mod polynomial;
mod powers;
pub mod primitives;
mod rewrite;
mod sample_points;
mod simulation;
mod store;
mod truncation;
mod typeset;
mod wrapping;

pub use arith::ModParts;
pub(crate) use connectives::Junction;
pub use display::Display;
pub(crate) use display::Texts;
pub use eval::{EvalError, Evaluator};
pub(crate) use extremum::Extremum;
pub use interval::{machine_range, Interval};
pub use meaning::{ConditionExpr, CountExpr, RatioExpr};
pub use node::{Args, BitFn, BitOp, Expr, Node, SliceRef, Sym, SymKind, SymbolData};
pub use num::Num;
pub use parse::{ParseError, Written};
pub use primitives::{FirstIndex, FloorSum};
pub use simulation::{Simulate, Simulated, Slice, SliceOutput};
pub use store::{for_each_operand, Store, VarSet};
pub use typeset::{latex_text, Notation};
pub(crate) use wrapping::{bit_fn, bit_op};
