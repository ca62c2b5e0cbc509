//! Tests of the MLIR frontend. Each file of `cases/` is a module with markers (calls of `@t0`,
//! `@t1`, …) and the points to compare at; what is true is what the module, lowered by MLIR itself
//! and compiled, counts when it is executed.

mod bad_input;
mod cases;
mod constructs;
mod device;
mod dialects;
mod execution;
mod function_values;
mod invariance;
mod modules;
mod omp;
mod outside;
mod random;
mod random_omp;
mod threads;
mod writable;
