//! Instructions and terminators. Each instruction defines at most one value.
//!
//! The meaning of each integer operation is LLVM's (LangRef); the few that LLVM lacks (floor and
//! ceiling division) are MLIR's `arith`.

use super::call::{CallInfo, Callee};
use super::entities::{Block, Value};
use super::predicate::Predicate;

/// What an [`Inst::Opaque`] says that stands for poison.
pub const POISON: &str = "poison";

/// The same for LLVM's `undef`, any value at each use. A branch on it is undefined, as on poison.
pub const UNDEF: &str = "undef";

/// Promises about an operation's result; breaking one makes the result poison. More may join these:
/// start from [`NONE`](Self::NONE).
///
/// ```
/// use symprof_core::ir::Flags;
/// let both = Flags { nuw: true, ..Flags::NSW };
/// assert_eq!(both, Flags { nsw: true, nuw: true, ..Flags::NONE });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Flags {
    /// no signed wrap
    pub nsw: bool,
    /// no unsigned wrap
    pub nuw: bool,
    /// division or right shift leaves no remainder; `zext` of a value that is not negative (`nneg`),
    /// and `or` of operands that have no bit in common (`disjoint`), are marked so too
    pub exact: bool,
}

impl Flags {
    /// No promise.
    pub const NONE: Flags = Flags { nsw: false, nuw: false, exact: false };
    /// No signed wrap.
    pub const NSW: Flags = Flags { nsw: true, nuw: false, exact: false };
    /// No unsigned wrap.
    pub const NUW: Flags = Flags { nsw: false, nuw: true, exact: false };
}

/// Operations on two integers of the same width, with a result of that width
/// (one bit for the overflow tests).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum BinaryOp {
    /// sum
    Add,
    /// difference
    Sub,
    /// product
    Mul,
    /// signed division, truncated; by zero: undefined
    SDiv,
    /// unsigned division; by zero: undefined
    UDiv,
    /// remainder of `SDiv`
    SRem,
    /// remainder of `UDiv`
    URem,
    /// signed division rounded down (MLIR `arith.floordivsi`)
    FloorDivS,
    /// signed division rounded up (MLIR `arith.ceildivsi`)
    CeilDivS,
    /// unsigned division rounded up (MLIR `arith.ceildivui`)
    CeilDivU,
    /// bitwise and
    And,
    /// bitwise or
    Or,
    /// bitwise exclusive or
    Xor,
    /// shift left; an amount of the width or more is poison
    Shl,
    /// logical shift right
    LShr,
    /// arithmetic shift right
    AShr,
    /// signed minimum
    SMin,
    /// signed maximum
    SMax,
    /// unsigned minimum
    UMin,
    /// unsigned maximum
    UMax,
    /// saturating signed sum
    SAddSat,
    /// saturating unsigned sum
    UAddSat,
    /// saturating signed difference
    SSubSat,
    /// saturating unsigned difference
    USubSat,
    /// does the signed sum overflow? (one bit)
    SAddOverflow,
    /// does the unsigned sum overflow? (one bit)
    UAddOverflow,
    /// does the signed difference overflow? (one bit)
    SSubOverflow,
    /// does the unsigned difference overflow? (one bit)
    USubOverflow,
    /// does the signed product overflow? (one bit)
    SMulOverflow,
    /// does the unsigned product overflow? (one bit)
    UMulOverflow,
}

impl BinaryOp {
    /// Every operation, in the order of declaration, for tables and generators.
    pub const ALL: &'static [BinaryOp] = &[
        BinaryOp::Add,
        BinaryOp::Sub,
        BinaryOp::Mul,
        BinaryOp::SDiv,
        BinaryOp::UDiv,
        BinaryOp::SRem,
        BinaryOp::URem,
        BinaryOp::FloorDivS,
        BinaryOp::CeilDivS,
        BinaryOp::CeilDivU,
        BinaryOp::And,
        BinaryOp::Or,
        BinaryOp::Xor,
        BinaryOp::Shl,
        BinaryOp::LShr,
        BinaryOp::AShr,
        BinaryOp::SMin,
        BinaryOp::SMax,
        BinaryOp::UMin,
        BinaryOp::UMax,
        BinaryOp::SAddSat,
        BinaryOp::UAddSat,
        BinaryOp::SSubSat,
        BinaryOp::USubSat,
        BinaryOp::SAddOverflow,
        BinaryOp::UAddOverflow,
        BinaryOp::SSubOverflow,
        BinaryOp::USubOverflow,
        BinaryOp::SMulOverflow,
        BinaryOp::UMulOverflow,
    ];

    /// Is the result one bit wide whatever the operands?
    pub fn is_overflow_test(self) -> bool {
        matches!(
            self,
            BinaryOp::SAddOverflow
                | BinaryOp::UAddOverflow
                | BinaryOp::SSubOverflow
                | BinaryOp::USubOverflow
                | BinaryOp::SMulOverflow
                | BinaryOp::UMulOverflow
        )
    }

    /// Does it divide by its second operand, undefined where that is 0?
    pub fn divides(self) -> bool {
        use BinaryOp::*;
        matches!(self, SDiv | UDiv | SRem | URem | FloorDivS | CeilDivS | CeilDivU)
    }

    /// The name in the text form (`add`, `sadd_sat`, …).
    pub fn name(self) -> &'static str {
        match self {
            BinaryOp::Add => "add",
            BinaryOp::Sub => "sub",
            BinaryOp::Mul => "mul",
            BinaryOp::SDiv => "sdiv",
            BinaryOp::UDiv => "udiv",
            BinaryOp::SRem => "srem",
            BinaryOp::URem => "urem",
            BinaryOp::FloorDivS => "floordivs",
            BinaryOp::CeilDivS => "ceildivs",
            BinaryOp::CeilDivU => "ceildivu",
            BinaryOp::And => "and",
            BinaryOp::Or => "or",
            BinaryOp::Xor => "xor",
            BinaryOp::Shl => "shl",
            BinaryOp::LShr => "lshr",
            BinaryOp::AShr => "ashr",
            BinaryOp::SMin => "smin",
            BinaryOp::SMax => "smax",
            BinaryOp::UMin => "umin",
            BinaryOp::UMax => "umax",
            BinaryOp::SAddSat => "sadd_sat",
            BinaryOp::UAddSat => "uadd_sat",
            BinaryOp::SSubSat => "ssub_sat",
            BinaryOp::USubSat => "usub_sat",
            BinaryOp::SAddOverflow => "sadd_overflow",
            BinaryOp::UAddOverflow => "uadd_overflow",
            BinaryOp::SSubOverflow => "ssub_overflow",
            BinaryOp::USubOverflow => "usub_overflow",
            BinaryOp::SMulOverflow => "smul_overflow",
            BinaryOp::UMulOverflow => "umul_overflow",
        }
    }
}

/// Operations on one integer; the result has the operand's width.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum UnaryOp {
    /// signed absolute value; that of the least value wraps to itself
    Abs,
    /// count of leading zeros (the width for 0)
    Ctlz,
    /// count of trailing zeros (the width for 0)
    Cttz,
    /// number of ones
    Ctpop,
    /// bytes reversed
    Bswap,
    /// bits reversed
    BitReverse,
    /// The operand itself, which an analysis takes for one unknown as it takes a parameter, if only parameters
    /// decide it: formulas are found in terms of it, and say at the end what it is.
    Atom,
}

impl UnaryOp {
    /// Every operation, in the order of declaration.
    pub const ALL: &'static [UnaryOp] = &[
        UnaryOp::Abs,
        UnaryOp::Ctlz,
        UnaryOp::Cttz,
        UnaryOp::Ctpop,
        UnaryOp::Bswap,
        UnaryOp::BitReverse,
        UnaryOp::Atom,
    ];

    /// The name in the text form.
    pub fn name(self) -> &'static str {
        match self {
            UnaryOp::Abs => "abs",
            UnaryOp::Ctlz => "ctlz",
            UnaryOp::Cttz => "cttz",
            UnaryOp::Ctpop => "ctpop",
            UnaryOp::Bswap => "bswap",
            UnaryOp::BitReverse => "bitreverse",
            UnaryOp::Atom => "atom",
        }
    }
}

/// Width changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum CastOp {
    /// zero extension; with `exact` the operand is promised not to be negative
    Zext,
    /// sign extension
    Sext,
    /// truncation; `nsw`/`nuw` promise that no information is lost
    Trunc,
}

impl CastOp {
    /// Every width change.
    pub const ALL: &'static [CastOp] = &[CastOp::Zext, CastOp::Sext, CastOp::Trunc];

    /// The name in the text form.
    pub fn name(self) -> &'static str {
        match self {
            CastOp::Zext => "zext",
            CastOp::Sext => "sext",
            CastOp::Trunc => "trunc",
        }
    }
}

/// An instruction.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Inst {
    /// An integer constant: its bits, zero-extended to 64.
    Const(u64),
    /// An operation on one integer.
    Unary(UnaryOp, Value),
    /// An operation on two integers.
    Binary(BinaryOp, Flags, Value, Value),
    /// A comparison of two integers or two pointers; one bit.
    Compare(Predicate, Value, Value),
    /// The second operand if the first (one bit) is true, else the third.
    Select(Value, Value, Value),
    /// A width change to the width of the result.
    Cast(CastOp, Flags, Value),
    /// The operand if it is not poison, else an arbitrary but fixed value. What executes is the
    /// operand computed with wraps, flags ignored.
    Freeze(Value),
    /// A pointer displaced by a signed number of bytes (a 64-bit integer). With `nsw` (LLVM's
    /// `inbounds`) the sum stays within the object.
    PtrAdd(Flags, Value, Value),
    /// The address as an integer, of the width of the result.
    PtrToInt(Value),
    /// A pointer from an integer.
    IntToPtr(Value),
    /// A value that is not known, and why; it may differ at each execution.
    Opaque(String),
    /// The address of a global variable or function.
    GlobalAddr(String),
    /// A fresh stack object; the operand is its size in bytes, where known.
    Alloca(Option<Value>),
    /// Reads a value of the result's type from memory.
    Load(Value),
    /// Writes the value (second) to the address (first); the number is the size in bytes.
    Store(Value, Value, u32),
    /// Writes an unknown number of unknown bytes at or after the address (memset, memcpy, masked
    /// and vector stores), as many as the second operand says where it is there.
    Clobber(Value, Option<Value>),
    /// Writes a byte (second, an i8) to each of so many bytes (third) from the address on (memset).
    Fill(Value, Value, Value),
    /// Copies so many bytes (third) from the second address to the first, as if all were read before
    /// any is written (memmove).
    Copy(Value, Value, Value),
    /// A call.
    Call(CallInfo),
    /// `llvm.assume`: executions in which the operand is false are undefined.
    Assume(Value),
}

impl Inst {
    /// Does it read or write memory, and is no call?
    pub fn accesses_memory(&self) -> bool {
        matches!(self, Inst::Load(_)) || self.written().is_some()
    }

    /// For an instruction that writes memory and is no call: the address, and the number of bytes
    /// where an operand has it.
    pub fn written(&self) -> Option<(Value, Option<Value>)> {
        match *self {
            Inst::Store(a, ..) => Some((a, None)),
            Inst::Clobber(a, len) => Some((a, len)),
            Inst::Fill(a, _, len) | Inst::Copy(a, _, len) => Some((a, Some(len))),
            _ => None,
        }
    }

    /// Calls `f` with each operand, in order.
    pub fn for_each_operand(&self, mut f: impl FnMut(Value)) {
        match self {
            Inst::Const(_) | Inst::Opaque(_) | Inst::GlobalAddr(_) => {}
            Inst::Unary(_, a)
            | Inst::Cast(_, _, a)
            | Inst::Freeze(a)
            | Inst::PtrToInt(a)
            | Inst::IntToPtr(a)
            | Inst::Load(a)
            | Inst::Assume(a) => f(*a),
            Inst::Binary(_, _, a, b) | Inst::Compare(_, a, b) | Inst::PtrAdd(_, a, b) => {
                f(*a);
                f(*b);
            }
            Inst::Store(a, b, _) => {
                f(*a);
                f(*b);
            }
            Inst::Select(a, b, c) => {
                f(*a);
                f(*b);
                f(*c);
            }
            Inst::Alloca(size) => {
                if let Some(a) = size {
                    f(*a);
                }
            }
            Inst::Clobber(a, len) => {
                f(*a);
                if let Some(b) = len {
                    f(*b);
                }
            }
            Inst::Fill(a, b, c) | Inst::Copy(a, b, c) => {
                f(*a);
                f(*b);
                f(*c);
            }
            Inst::Call(call) => {
                if let Callee::Indirect(v) = call.callee {
                    f(v);
                }
                call.args.iter().copied().for_each(f);
            }
        }
    }

    /// As [`for_each_operand`](Self::for_each_operand), to replace operands.
    pub fn for_each_operand_mut(&mut self, mut f: impl FnMut(&mut Value)) {
        match self {
            Inst::Const(_) | Inst::Opaque(_) | Inst::GlobalAddr(_) => {}
            Inst::Unary(_, a)
            | Inst::Cast(_, _, a)
            | Inst::Freeze(a)
            | Inst::PtrToInt(a)
            | Inst::IntToPtr(a)
            | Inst::Load(a)
            | Inst::Assume(a) => f(a),
            Inst::Binary(_, _, a, b) | Inst::Compare(_, a, b) | Inst::PtrAdd(_, a, b) => {
                f(a);
                f(b);
            }
            Inst::Store(a, b, _) => {
                f(a);
                f(b);
            }
            Inst::Select(a, b, c) => {
                f(a);
                f(b);
                f(c);
            }
            Inst::Alloca(size) => {
                if let Some(a) = size {
                    f(a);
                }
            }
            Inst::Clobber(a, len) => {
                f(a);
                if let Some(b) = len {
                    f(b);
                }
            }
            Inst::Fill(a, b, c) | Inst::Copy(a, b, c) => {
                f(a);
                f(b);
                f(c);
            }
            Inst::Call(call) => {
                if let Callee::Indirect(v) = &mut call.callee {
                    f(v);
                }
                call.args.iter_mut().for_each(f);
            }
        }
    }
}

/// A jump target with the arguments for its block parameters.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BlockCall {
    /// where to
    pub block: Block,
    /// one argument a block parameter
    pub args: Vec<Value>,
}

impl BlockCall {
    /// A jump to `block` with `args`.
    pub fn new(block: Block, args: impl Into<Vec<Value>>) -> Self {
        BlockCall { block, args: args.into() }
    }
}

/// How a block ends.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Terminator {
    /// to one block
    Jump(BlockCall),
    /// to the first target if the one-bit value is true, else to the second
    Branch(Value, BlockCall, BlockCall),
    /// to the target of the first case whose bits equal the value's, else to the default (last)
    Switch(Value, Vec<(u64, BlockCall)>, BlockCall),
    /// back to the caller
    Return(Option<Value>),
    /// no defined execution gets past here (`unreachable`, or after a call that never returns)
    Unreachable,
    /// a construct that the frontend cannot carry over, and its name; listed are the blocks where
    /// it may continue
    Unsupported(String, Vec<BlockCall>),
}

impl Terminator {
    /// The targets, in order; a switch lists its cases first and its default last.
    ///
    /// ```
    /// use symprof_core::ir::text::parse_function;
    /// let f = parse_function("func @f(%c: i1) {\nblock entry:\n  branch %c, a, a\nblock a:\n  return\n}")?;
    /// let terminator = &f.blocks[f.entry()].terminator;
    /// assert_eq!(terminator.targets().count(), 2);
    /// assert_eq!(terminator.condition(), Some(f.params[0].value));
    /// # Ok::<(), symprof_core::ir::text::ParseError>(())
    /// ```
    pub fn targets(&self) -> impl Iterator<Item = &BlockCall> {
        let (one, two, many): (Option<&BlockCall>, Option<&BlockCall>, &[(u64, BlockCall)]) =
            match self {
                Terminator::Jump(t) => (Some(t), None, &[]),
                Terminator::Branch(_, t, e) => (Some(t), Some(e), &[]),
                Terminator::Switch(_, cases, default) => (None, Some(default), cases),
                _ => (None, None, &[]),
            };
        let unsupported: &[BlockCall] = match self {
            Terminator::Unsupported(_, targets) => targets,
            _ => &[],
        };
        many.iter().map(|(_, t)| t).chain(one).chain(two).chain(unsupported)
    }

    /// The value that decides where to go, if any.
    pub fn condition(&self) -> Option<Value> {
        match self {
            Terminator::Branch(v, ..) | Terminator::Switch(v, ..) => Some(*v),
            _ => None,
        }
    }

    /// Calls `f` with each value used: the condition, the arguments, the value returned.
    pub fn for_each_operand(&self, mut f: impl FnMut(Value)) {
        if let Some(v) = self.condition() {
            f(v);
        }
        if let Terminator::Return(Some(v)) = self {
            f(*v);
        }
        for t in self.targets() {
            t.args.iter().copied().for_each(&mut f);
        }
    }

    /// Calls `f` with each target, in the order of [`targets`](Self::targets).
    pub fn for_each_target_mut(&mut self, mut f: impl FnMut(&mut BlockCall)) {
        match self {
            Terminator::Jump(t) => f(t),
            Terminator::Branch(_, t, e) => {
                f(t);
                f(e);
            }
            Terminator::Switch(_, cases, default) => {
                cases.iter_mut().for_each(|(_, t)| f(t));
                f(default);
            }
            Terminator::Unsupported(_, targets) => targets.iter_mut().for_each(f),
            Terminator::Return(_) | Terminator::Unreachable => {}
        }
    }

    /// As [`for_each_operand`](Self::for_each_operand), to replace operands.
    pub fn for_each_operand_mut(&mut self, mut f: impl FnMut(&mut Value)) {
        match self {
            Terminator::Branch(v, ..) | Terminator::Switch(v, ..) | Terminator::Return(Some(v)) => {
                f(v)
            }
            _ => {}
        }
        self.for_each_target_mut(|t| t.args.iter_mut().for_each(&mut f));
    }
}
