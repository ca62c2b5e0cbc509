//! The memory model (design, "What makes it exact", 8): objects of bytes, the names of places in
//! them, what pointers are based on, and who may write what. The solver, the control slice and the
//! interpreter's inputs share it.
//!
//! Reading order: [`path`], [`symbols`], [`mod@bytes`], [`provenance`].

pub mod bytes;
pub(crate) mod fields;
pub mod path;
pub mod provenance;
pub mod symbols;
pub(crate) mod tables;
pub(crate) mod writes;

pub use bytes::{Conflict, MemoryBytes};
pub use path::MemoryPath;
pub use provenance::{Base, Bases, Provenance, Untraced};
pub use symbols::{load_symbols, LoadSymbol};
