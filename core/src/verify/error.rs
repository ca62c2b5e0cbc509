//! The verifier's errors: which precondition is broken, and where.

use crate::ir::entities::Block;
use crate::ir::types::Type;
use std::fmt;

/// A broken precondition and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("function @{function}{place}: {kind}")]
#[non_exhaustive]
pub struct VerifyError {
    /// name of the function
    pub function: String,
    /// where in it
    pub place: Place,
    /// what is broken
    pub kind: Box<VerifyErrorKind>,
}

/// Where in a function, as the text form writes it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Place {
    /// name of the block, if it is about one
    pub block: Option<String>,
    /// the instruction, terminator or annotation, if it is about one
    pub code: Option<String>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(block) = &self.block {
            write!(f, ", block {block}")?;
        }
        if let Some(code) = &self.code {
            write!(f, ", `{code}`")?;
        }
        Ok(())
    }
}

/// Which precondition is broken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum VerifyErrorKind {
    /// A function without blocks.
    #[error("the layout is empty: a function has at least its entry block")]
    NoBlocks,
    /// The layout lists a block that does not exist, or lists it twice.
    #[error(
        "the layout lists {0}, which does not exist or is listed before: list each block once"
    )]
    Layout(Block),
    /// Two blocks, parameters or functions of one name, or one without a name.
    #[error("the {what} name \"{name}\" is empty or borne twice: give each {what} its own")]
    Name {
        /// block, parameter or function
        what: &'static str,
        /// the name
        name: String,
    },
    /// A width outside 1..=64.
    #[error("{value} has {width} bits: integers have 1 to 64, wider ones are `opaque`")]
    Width {
        /// the value, or `the result`
        value: String,
        /// its width
        width: u8,
    },
    /// A value's record does not point to the place that defines it.
    #[error(
        "{value} is recorded as defined elsewhere ({recorded}): each value has one definition"
    )]
    Definition {
        /// the value
        value: String,
        /// where its record points
        recorded: String,
    },
    /// A parameter's type differs from that of its value.
    #[error("parameter {name} is of type {declared}, its value of type {actual}: make them agree")]
    ParamType {
        /// the parameter
        name: String,
        /// the parameter's type
        declared: Type,
        /// the value's type
        actual: Type,
    },
    /// A use of a value that nothing in the layout defines.
    #[error("{value} is used but no block of the layout defines it: define it before its use")]
    Undefined {
        /// the value
        value: String,
    },
    /// A use that the definition does not dominate.
    #[error("{value} is defined in block {defined}, which does not come before this use on every path: pass it as a block parameter")]
    Dominance {
        /// the value
        value: String,
        /// the block that defines it
        defined: String,
    },
    /// A target outside the layout.
    #[error("the target {0} is not in the layout: list it there")]
    Target(Block),
    /// A jump to the entry block.
    #[error("the entry block is a target: add a block before it")]
    EntryTarget,
    /// Parameters of the entry block.
    #[error("the entry block has parameters: use the function's")]
    EntryParams,
    /// Arguments that do not match the block's parameters in number.
    #[error("block {block} takes {takes} arguments and gets {gets}: give one for each parameter")]
    ArgumentCount {
        /// the target
        block: String,
        /// number of parameters
        takes: usize,
        /// number of arguments
        gets: usize,
    },
    /// An operand of another type than the operation asks for.
    #[error("{value} is of type {actual}, but {role} must be {expected}")]
    OperandType {
        /// the operand, or `the result`
        value: String,
        /// its type
        actual: Type,
        /// what it is to the operation
        role: &'static str,
        /// the type asked for
        expected: String,
    },
    /// No result of an operation that has one.
    #[error("the operation defines a value, which is missing: give it one")]
    MissingResult,
    /// A result of an operation that has none.
    #[error("the operation defines no value, but has one: take it away")]
    NeedlessResult,
    /// Bits above the width.
    #[error("{bits:#x} has bits above the width of {ty}: mask them")]
    Bits {
        /// the bits
        bits: u64,
        /// the type
        ty: Type,
    },
    /// A flag that means nothing to the operation.
    #[error("flag `{0}` means nothing here: nsw and nuw go with add, sub, mul, shl, trunc and ptradd, exact with sdiv, udiv, lshr, ashr, or and zext")]
    Flag(&'static str),
    /// A return that does not fit the function's result.
    #[error("returns {actual}, but the function's result is {declared}: make them agree")]
    Return {
        /// what is returned
        actual: String,
        /// what the function declares
        declared: String,
    },
    /// A store of a number of bytes that is not its value's.
    #[error("stores {bytes} bytes, but a value of type {ty} has {expected}: store that many")]
    StoreSize {
        /// the number stated
        bytes: u32,
        /// the value's type
        ty: Type,
        /// its number of bytes
        expected: u32,
    },
    /// An annotation of a block that is not in the layout.
    #[error(
        "a loop annotation belongs to {0}, which is not in the layout: annotate headers of loops"
    )]
    AnnotatedBlock(Block),
    /// A call that does not fit the callee of the same module.
    #[error("the call does not fit @{callee}: {problem}")]
    Call {
        /// the callee
        callee: String,
        /// how it does not fit
        problem: String,
    },
}
