//! Tests of the LLVM frontend, in one binary: each binary that links LLVM is large.

mod corpus;
