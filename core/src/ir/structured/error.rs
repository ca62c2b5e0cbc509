//! Misuse of the structured builder.

use super::super::types::Type;

/// Misuse of the structured builder.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StructuredError {
    /// An operation is ended or continued that is not the innermost open one.
    #[error("{call} needs an open {expected} operation, but the innermost open one is {found}: end that first")]
    NotOpen {
        /// the method called
        call: &'static str,
        /// the kind of operation it belongs to
        expected: &'static str,
        /// path of the innermost open operation, or `none`
        found: String,
    },
    /// Another number of values than the operation carries.
    #[error("{op} carries {expected} values here and got {found}: yield one for each")]
    Count {
        /// path of the operation
        op: String,
        /// number of values carried
        expected: usize,
        /// number of values given
        found: usize,
    },
    /// A value of another type than the operation carries or needs.
    #[error("{op}: value {index} is of type {found}, expected {expected}: give one of that type")]
    Type {
        /// path of the operation
        op: String,
        /// which one of the values given
        index: usize,
        /// its type
        found: Type,
        /// the type needed
        expected: String,
    },
    /// A `break` or `continue` out of more loops than are open.
    #[error("{call} leaves loop {level} from within, but only {open} loops are open: count from the innermost, 0")]
    NoLoop {
        /// the method called
        call: &'static str,
        /// which enclosing loop, 0 the innermost
        level: usize,
        /// number of open loops
        open: usize,
    },
    /// A second `else` or default of one operation.
    #[error("{op} already has its {region} region: begin it once")]
    Twice {
        /// path of the operation
        op: String,
        /// the region
        region: &'static str,
    },
    /// A parallel operation over no dimension.
    #[error("{op} has no dimension: give at least one start, end and step")]
    NoDimension {
        /// path of the operation
        op: String,
    },
    /// The function is finished while an operation is open.
    #[error("{op} is still open: end it before the function is finished")]
    Open {
        /// path of the operation
        op: String,
    },
    /// The function is finished without a return.
    #[error("function @{function} ends without a return: call `ret` (or a `terminate`) first")]
    NoReturn {
        /// name of the function
        function: String,
    },
}
