//! LLVM IR frontend.
