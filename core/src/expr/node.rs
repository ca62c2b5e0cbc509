//! What an expression can be.
//!
//! Expressions denote exact numbers (integers, and rationals where a ratio or a polynomial's
//! coefficient needs them). A boolean is the number 1 or 0. Integer machine values appear as
//! their signed value; where a machine operation may wrap, a [`Node::Wrap`] says so.

use super::num::Num;
use super::primitives::{FirstIndex, FloorSum};
use cranelift_entity::entity_impl;
use smallvec::SmallVec;

/// An expression: an id in a [`Store`](super::Store). Equal ids mean equal expressions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Expr(u32);
entity_impl!(Expr, "e");

/// A symbol of a [`Store`](super::Store).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sym(u32);
entity_impl!(Sym, "s");

/// A control slice that expressions of a [`Store`](super::Store) execute: see
/// [`Store::slice`](super::Store::slice).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SliceRef(u32);
entity_impl!(SliceRef, "slice");

/// Short operand list.
pub type Args = SmallVec<[Expr; 4]>;

/// Bit-level operations that stay operations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BitOp {
    /// bitwise and of two's complement integers of any length
    And,
    /// bitwise or
    Or,
    /// bitwise exclusive or
    Xor,
}

/// Bit-level functions of one non-negative integer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum BitFn {
    /// number of binary digits: 0 for 0, `floor(log2 x) + 1` else
    Length,
    /// number of digits in that base of 3 or more: 0 for 0, `floor(log x) + 1` else
    Digits(u32),
    /// number of ones
    Count,
    /// index of the lowest one; the given width for 0
    TrailingZeros(u8),
    /// bytes reversed, in that width
    ByteSwap(u8),
    /// bits reversed, in that width
    Reverse(u8),
    /// integer square root, rounded down
    Sqrt,
}

/// A node of the expression DAG.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Node {
    /// a number
    Const(Num),
    /// a symbol
    Symbol(Sym),
    /// `constant + Σ coefficient·term`; terms ascend by id and are neither `Const` nor `Sum`
    Sum(Num, SmallVec<[(Num, Expr); 2]>),
    /// `Π factor^exponent`; factors ascend by id and are neither `Const` nor `Product`
    Product(SmallVec<[(Expr, u32); 2]>),
    /// exact quotient of two expressions; 0 where both are 0
    Quotient(Expr, Expr),
    /// `floor(a / b)` of integers
    FloorDiv(Expr, Expr),
    /// `a - b·floor(a / b)` of integers
    Mod(Expr, Expr),
    /// least of several
    Min(Args),
    /// greatest of several
    Max(Args),
    /// truth of `e ≥ 0`
    Ge0(Expr),
    /// truth of `e = 0`
    Eq0(Expr),
    /// negation of a truth value that is neither `And`, `Or`, `Not` nor a `Ge0` of an integer
    Not(Expr),
    /// all true; operands ascend by id
    And(Args),
    /// one true; operands ascend by id
    Or(Args),
    /// second operand where the first is true, else the third
    Ite(Expr, Expr, Expr),
    /// the integer modulo 2^w, brought into `[-2^(w-1), 2^(w-1))` if signed, `[0, 2^w)` if not
    Wrap {
        /// signed result?
        signed: bool,
        /// width in bits
        width: u8,
        /// integer operand
        arg: Expr,
    },
    /// The unsigned value of a machine integer given by its signed value: `e`, or `e + 2^w` where
    /// `e < 0`. The operand lies in `[-2^(w-1), 2^(w-1))` in every defined execution.
    Unsigned(u8, Expr),
    /// bitwise operation
    Bits(BitOp, Expr, Expr),
    /// bit-level function
    BitFn(BitFn, Expr),
    /// `b^e` for a base of 2 or more and `e ≥ 0`
    Power(u32, Expr),
    /// `Σ_{var=lo}^{hi} body`; 0 where `hi < lo`. Evaluation steps through the range.
    SumOver {
        /// summation index
        var: Sym,
        /// first value
        lo: Expr,
        /// last value
        hi: Expr,
        /// summand
        body: Expr,
    },
    /// The least `var ≥ lo` with `cond`; if there is none up to `hi`, then `hi + 1`, or `lo` where
    /// `hi < lo`. Evaluation steps through the range.
    First {
        /// search index
        var: Sym,
        /// first candidate
        lo: Expr,
        /// last candidate
        hi: Expr,
        /// condition
        cond: Expr,
    },
    /// a sum of quotients rounded down, in `O(log)` arithmetic steps
    FloorSum(Box<FloorSum<Expr>>),
    /// a first index with a remainder in a range, or -1, in `O(log)` arithmetic steps
    FirstIndex(Box<FirstIndex<Expr>>),
    /// How often a block executes when a function runs with these arguments. Evaluation executes
    /// the function's control slice; see [`Simulate`](super::Simulate).
    Simulation {
        /// what is executed
        slice: SliceRef,
        /// the block, as an index among the slice's outputs
        output: u32,
        /// values of the function's integer parameters, in order
        args: Args,
    },
}

/// What a symbol stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SymKind {
    /// a parameter, a shape: given by the user
    Parameter,
    /// has a default from the table of known callees or of assumptions
    Defaulted,
    /// an iteration index, bound by a loop or a sum
    Index,
    /// stands for a value while it is being solved
    Placeholder,
    /// Not decided by parameters: a ratio, a result of an unknown call. With bounds 0 and 1 it is a
    /// ratio, any number between; with others, or none, it is an integer.
    Free,
    /// an integer that an execution reads once: from memory, or as what a call returns
    Observed,
    /// a value read from data, which may differ in each iteration
    Data,
}

/// A symbol: its name, kind and the range of its values.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SymbolData {
    /// name, unique within the store
    pub name: String,
    /// kind
    pub kind: SymKind,
    /// least value, if bounded
    pub lo: Option<Num>,
    /// greatest value, if bounded
    pub hi: Option<Num>,
}
