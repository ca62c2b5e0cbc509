//! Types of values in the neutral control flow.

use std::fmt;

/// The type of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// An integer of 1 to 64 bits, arithmetic modulo 2^w. `Int(1)` is a boolean.
    Int(u8),
    /// An address: 64 bits wide, made of an object and a byte offset.
    Ptr,
    /// Anything that the analysis does not follow: floating point, vectors, aggregates, integers
    /// over 64 bits.
    Opaque,
}

impl Type {
    /// The booleans, results of comparisons.
    pub const BOOL: Type = Type::Int(1);

    /// Width in bits of an integer or a pointer (64), `None` for opaque values.
    pub fn width(self) -> Option<u8> {
        match self {
            Type::Int(w) => Some(w),
            Type::Ptr => Some(64),
            Type::Opaque => None,
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Int(w) => write!(f, "i{w}"),
            Type::Ptr => write!(f, "ptr"),
            Type::Opaque => write!(f, "opaque"),
        }
    }
}
