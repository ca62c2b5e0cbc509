//! What can go wrong while reading MLIR. Each message names the file, what is wrong with it and
//! what to do about it.

use thiserror::Error;

/// Why a file or an operation could not be read.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum Error {
    /// The file cannot be opened or read.
    #[error(transparent)]
    Unreadable(#[from] symprof_core::frontend::Unreadable),
    /// Nothing in it.
    #[error("{name} is empty; give a file with MLIR, as text or bytecode")]
    Empty {
        /// the file
        name: String,
    },
    /// It cannot be text, and is no bytecode.
    #[error(
        "{name} is neither MLIR text nor bytecode ({what}); give a file that `mlir-opt` reads"
    )]
    NotMlir {
        /// the file
        name: String,
        /// what it looks like
        what: String,
    },
    /// It does not parse, or what it says does not verify.
    #[error("{name}{}: {message}; check it with `mlir-opt`", at(place))]
    Invalid {
        /// the file, or the operation that the caller holds
        name: String,
        /// line and column, from 1
        place: Option<(usize, usize)>,
        /// MLIR's words
        message: String,
    },
    /// Brackets nested deeper than the parser could follow.
    #[error("{name} nests brackets {depth} deep; at most {limit} are read")]
    TooDeep {
        /// the file
        name: String,
        /// how deep
        depth: usize,
        /// how deep it may be
        limit: usize,
    },
    /// Several symbols with one name, so that no call says which is meant.
    #[error(
        "{name} has several symbols of the qualified name `{symbol}`; give the modules around them names of \
         their own, or rename one (`FUNCTION.resultN` is a name of symprof's own)"
    )]
    Ambiguous {
        /// the file, or the operation that the caller holds
        name: String,
        /// the name, with those of the modules around it
        symbol: String,
    },
    /// An operation that holds no function.
    #[error(
        "the operation `{op}` is no function and holds none; give a `func.func` or a module of them"
    )]
    NoFunction {
        /// its name
        op: String,
    },
}

fn at(place: &Option<(usize, usize)>) -> String {
    place.map_or(String::new(), |(line, column)| format!(":{line}:{column}"))
}
