//! Whole-system tests: files in, counts out. One binary, because each that links LLVM is large.

#[cfg(feature = "llvm")]
mod access_types;
mod ambiguous_names;
mod bad_input;
mod billion;
mod c;
mod choosing;
mod command_line;
mod constant_fields;
mod corpus;
mod examples;
mod explain;
mod export;
mod golden;
#[cfg(feature = "llvm")]
mod ir;
mod listings;
#[cfg(feature = "llvm")]
mod memory;
#[cfg(all(feature = "llvm", feature = "mlir"))]
mod mlir;
mod pictures;
#[cfg(all(feature = "llvm", feature = "mlir"))]
mod pipeline;
mod points;
mod presentation;
mod random_points;
#[cfg(feature = "llvm")]
mod reasons;
#[cfg(feature = "llvm")]
mod rust;
mod source_names;
#[cfg(all(feature = "llvm", feature = "mlir"))]
mod stages;
mod support;
#[cfg(feature = "llvm")]
mod terminal;
mod textbook;

/// That of the command line: what the tests do in this process is mostly analysis.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
