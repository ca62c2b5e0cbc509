//! Handles with a meaning: a handle of a store says nothing of what its expression stands for, so that
//! a count and a condition could be swapped. Public functions give and take newtypes of them (Rust API
//! Guidelines, C-NEWTYPE).

/// A newtype of a handle that is `Copy`: made by `new`, and turned back by `From` or its accessor.
macro_rules! newtype {
    ($(#[$doc:meta])* $name:ident of $handle:ident by $accessor:ident) => {
        $(#[$doc])*
        #[repr(transparent)]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name($handle);

        impl $name {
            /// States that this is what the expression means. Nothing is checked.
            #[must_use]
            pub const fn new(meant: $handle) -> Self {
                $name(meant)
            }

            /// The expression, without what it means.
            #[must_use]
            pub const fn $accessor(self) -> $handle {
                self.0
            }
        }

        impl From<$name> for $handle {
            fn from(of: $name) -> $handle {
                of.0
            }
        }
    };
}
pub(crate) use newtype;
