//! MLIR frontend.
