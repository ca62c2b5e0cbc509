//! LLVM's passes that a module goes through, by what they are for; `passes.cpp` beside says why not by name.
//!
//! Each function must get a live module that verifies, or blocks of one, as all of LLVM's passes expect; none of them
//! keeps it.

use llvm_sys::prelude::{LLVMBasicBlockRef, LLVMModuleRef};

extern "C" {
    /// Promotes stack slots to values and leaves the control-flow graph as it is.
    #[link_name = "symprof_promote"]
    pub(super) fn promote(module: LLVMModuleRef);
    /// Promotes stack slots; what functions, known ones of the C library and those with a body, may do to memory.
    #[link_name = "symprof_promote_and_infer"]
    pub(super) fn promote_and_infer(module: LLVMModuleRef);
    /// Puts functions that are always inlined into their callers, then promotes stack slots.
    #[link_name = "symprof_inline_and_promote"]
    pub(super) fn inline_and_promote(module: LLVMModuleRef);
    /// Gives each edge from a block with several ways out to one with several ways in a block of its own.
    #[link_name = "symprof_break_critical_edges"]
    pub(super) fn break_critical_edges(module: LLVMModuleRef);
    /// Gives the edge between two blocks a block of its own, from one that ends with a branch by a condition to one with
    /// several ways in, and answers that.
    #[link_name = "symprof_split_edge"]
    pub(super) fn split_edge(from: LLVMBasicBlockRef, to: LLVMBasicBlockRef) -> LLVMBasicBlockRef;
    /// Inserts the counters of LLVM's profiles.
    #[link_name = "symprof_insert_counters"]
    pub(super) fn insert_counters(module: LLVMModuleRef);
}
