//! Lowering: an `llvm_ir::Module` into [`symprof_core::ir`].
//!
//! Every function with a body becomes a [`Function`](symprof_core::ir::Function): its blocks with
//! their names, in the order of the file; phi nodes of integers and pointers as block parameters;
//! integer and pointer instructions one to one (a few intrinsics expand). Integers of 65 to
//! 128 bits are two words (`wide`), aggregates their leaves (`aggregates`), vectors that scalars are
//! made of their lanes (`vectors`); small stack slots and short copies are written out piece by piece
//! (`slots`), and what vectors store is bytes that are not known (`vector_memory`). Aggregates are passed
//! leaf by leaf; of those returned the caller computes what it can (`results`). `vscale` is a parameter
//! (`scalable`). What else is neither integer nor pointer has no value in the neutral form; where an
//! integer is made of it (`fcmp`, `fptosi`) the result is opaque with the reason. Pointers that go
//! into what is not lowered exactly are exposed (`expose`). What a name of a global stands for is
//! decided in `aliases`, whether a callee is the C library's in `library`; what is promised of values is assumed by `promises`.
//!
//! Instructions are lowered in reverse postorder, in which definitions come before uses. Blocks
//! that the entry does not reach keep their name and nothing else: they execute no time.

mod aggregates;
mod aliases;
mod calls;
mod cfg;
mod constants;
mod expose;
mod function;
mod gep;
mod inst;
mod intrinsics;
mod library;
mod module;
mod promises;
mod reasons;
mod regions;
mod results;
mod scalable;
mod slots;
mod threads;
mod vector_memory;
mod vectors;
mod wide;

pub use module::lower_module;
pub(crate) use module::lower_with_facts;
