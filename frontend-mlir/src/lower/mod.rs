//! Lowering: the functions of an MLIR operation into [`symprof_core::ir`].
//!
//! Every `func.func`, `gpu.func` and `llvm.func` with a body becomes a [`Function`](symprof_core::ir::Function); a module
//! of the last ones alone is LLVM IR, and better read as such. What a device runs (`gpu.func`, and
//! `llvm.func` in `gpu.module`) has further parameters, who the thread is that runs it and how many there are.
//!
//! # How values are carried over
//! - `index` and integers of at most 64 bits are integers (`index` has 64 bits).
//! - A ranked memref is a pointer to its first element and one `i64` for each dynamic size; a
//!   ranked tensor is only its dynamic sizes. The sizes of an argument are parameters of their own,
//!   named `arg0.dim1`, behind all arguments; calls between functions with bodies pass them along.
//!   A size is not negative: where the program asks for an argument's size, the entry assumes so.
//! - A function that is a value is a pointer; one that is called where its constant stands is called by its name.
//! - Integers in local memory that is only loaded and stored at constant places become values
//!   (`slots`); small constant tables, and tensors made of integers, are choices between these.
//! - Everything else (floats, vectors, tensor contents) has no value; where an integer is made of
//!   it, the integer is opaque, with the reason.
//! - A function's first integer, pointer or size among its results is what the neutral form
//!   returns; further ones are stored to a global of the function, where the caller loads them.
//!
//! # What operations mean
//! Structured operations go through core's structured builder and mean what MLIR's own lowering to
//! `cf` makes of them: the induction variable of `scf.for` is incremented without a promise, so
//! that an `i8` loop wraps where the lowered program wraps. A constant step below one makes the
//! function unsupported; a dynamic one is assumed to be positive (`scf` demands it). `affine` maps
//! become arithmetic, rounded as the affine dialect rounds (`mod` is never negative), with divisors
//! assumed positive, and wraps allowed as in `-lower-affine`, but for the least integer, which is not rounded up.
//!
//! Threads (`omp`, `gpu`) are loops over them. What they exchange through memory is not followed: see `shared`.
//!
//! Operations of other dialects are plain statements; unless known better they may write any
//! memory. If they have regions, how often these execute is not known: see `unknown`. Nothing in
//! here recurses over the nesting of regions; open regions are kept on a list of steps.

mod affine;
mod arith;
mod calls;
mod cf;
mod clauses;
mod device;
mod ends;
mod fold;
mod function;
mod gpu;
mod layout;
mod linalg;
mod llvm;
mod locals;
mod memory;
mod module;
mod omp;
mod regions;
mod reshapes;
mod scf;
mod shapes;
mod shared;
mod slots;
mod structs;
mod unknown;
mod unwritten;
mod values;
mod writable;

pub(crate) use calls::direct_callee;
pub(crate) use device::{is_barrier, is_on_device, is_register};
pub(crate) use function::walk;
pub(crate) use module::{lower_tree, lower_with_places, path_of, qualified, Ambiguous, Places};
