//! What is wrong with a text, and where.

use super::super::types::Type;
use super::lexer::Position;

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{position}: {kind}")]
#[non_exhaustive]
pub struct ParseError {
    /// where: the first character of the token
    pub position: Position,
    /// what
    pub kind: ParseErrorKind,
}

/// What is wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// A token that cannot stand there.
    #[error("found {found}, expected {expected}")]
    Unexpected {
        /// the token, shortened
        found: String,
        /// what may stand there
        expected: String,
    },
    /// A value is used in a function that does not define it.
    #[error("value {0} is used but not defined in this function: define it, or correct the name")]
    UndefinedValue(String),
    /// A value is defined a second time.
    #[error("value {0} is defined a second time: name one of the two otherwise")]
    RedefinedValue(String),
    /// A jump to a block that the function does not have.
    #[error("block {0} is a target but not defined in this function: add it, or correct the name")]
    UndefinedBlock(String),
    /// A block is defined a second time.
    #[error("block {0} is defined a second time: name one of the two otherwise")]
    RedefinedBlock(String),
    /// A number that its type cannot hold.
    #[error("{number} is not a value of type {ty}: an iN holds -2^(N-1) to 2^N-1")]
    NumberRange {
        /// the number
        number: String,
        /// the type
        ty: Type,
    },
    /// `switch` states another type than its operand's.
    #[error("switch over {stated}, but {value} is of type {actual}: state that type")]
    SwitchType {
        /// the type in the text
        stated: Type,
        /// the operand
        value: String,
        /// its type
        actual: Type,
    },
    /// A module where one function is asked for has none or more.
    #[error("expected one function and nothing else, found {0} functions")]
    NotOneFunction(usize),
}
