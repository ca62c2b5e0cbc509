//! What can go wrong while reading IR. Each message names the file, what is wrong with it and what
//! to do about it.

use thiserror::Error;

/// Why a file could not be read as LLVM IR.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum Error {
    /// The file cannot be opened or read.
    #[error(transparent)]
    Unreadable(#[from] symprof_core::frontend::Unreadable),
    /// Nothing in it.
    #[error("{name} is empty; give a file with LLVM IR (.ll or .bc)")]
    Empty {
        /// the file
        name: String,
    },
    /// Neither text nor bitcode.
    #[error(
        "{name} is not LLVM IR ({what}); give textual IR (.ll), bitcode (.bc), or compile with \
         `clang -S -emit-llvm`"
    )]
    NotIr {
        /// the file
        name: String,
        /// what it looks like
        what: String,
    },
    /// Textual IR that does not parse.
    #[error("{name}:{line}:{column}: {message}, at `{token}`; {remedy}")]
    Parse {
        /// the file
        name: String,
        /// line, from 1
        line: usize,
        /// column, from 1
        column: usize,
        /// the token at which the parser stopped
        token: String,
        /// LLVM's words
        message: String,
        /// what to do
        remedy: String,
    },
    /// Bitcode that ends too early or is damaged.
    #[error(
        "{name} is damaged or truncated bitcode ({message}); produce it again, or give textual IR"
    )]
    MalformedBitcode {
        /// the file
        name: String,
        /// LLVM's words
        message: String,
    },
    /// Bitcode written by a newer LLVM.
    #[error(
        "{name} is bitcode of {producer}, which LLVM 19 cannot read ({message}); give the textual \
         form instead: `llvm-dis {name}` of that LLVM"
    )]
    NewerBitcode {
        /// the file
        name: String,
        /// who wrote it
        producer: String,
        /// LLVM's words
        message: String,
    },
    /// Well-formed text, but no valid IR.
    #[error("{name} is not valid IR: {message}; run `opt -passes=verify` on it")]
    Invalid {
        /// the file
        name: String,
        /// the verifier's words
        message: String,
    },
    /// A module that LLVM reads but the llvm-ir crate cannot carry.
    #[error("{name} holds what the llvm-ir crate cannot represent: {message}")]
    Unrepresentable {
        /// the file
        name: String,
        /// what it choked on
        message: String,
    },
    /// A step inside LLVM failed.
    #[error("LLVM failed on {name} while {step}: {message}")]
    Native {
        /// the file
        name: String,
        /// the step
        step: &'static str,
        /// LLVM's words
        message: String,
    },
}
