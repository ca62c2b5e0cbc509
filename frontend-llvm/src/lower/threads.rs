//! What other threads do to memory (LangRef, "Memory Model for Concurrent Operations").
//!
//! A plain access races with no other, or is undefined; so between synchronizing operations memory
//! is as this thread left it. After an acquiring operation, what others wrote before they released is
//! seen: it is lowered as a call of which nothing is known.

use super::function::Lowering;
use llvm_ir::instruction::{Atomicity, MemoryOrdering};
use llvm_ir::Instruction as I;
use symprof_core::ir::{CallEffects, CallInfo, Callee, Inst};
use symprof_core::known::OTHER_THREAD;

impl<'m> Lowering<'_, 'm> {
    /// Adds the effect of other threads after an instruction that synchronizes with them.
    pub(super) fn synchronize(&mut self, inst: &'m I) {
        let acquires = match inst {
            I::Load(i) => i.atomicity.as_ref().is_some_and(acquires),
            I::Fence(i) => acquires(&i.atomicity),
            I::AtomicRMW(i) => acquires(&i.atomicity),
            I::CmpXchg(i) => acquires(&i.atomicity) || is_acquiring(i.failure_memory_ordering),
            _ => false,
        };
        if acquires {
            let callee = Callee::Direct(OTHER_THREAD.to_owned());
            let effects = CallEffects::UNKNOWN;
            let call = CallInfo { callee, args: Vec::new(), effects, counted: false };
            self.b.effect(Inst::Call(call));
        }
    }
}

fn acquires(atomicity: &Atomicity) -> bool {
    is_acquiring(atomicity.mem_ordering)
}

fn is_acquiring(ordering: MemoryOrdering) -> bool {
    use MemoryOrdering::{Monotonic, Release, Unordered};
    !matches!(ordering, Unordered | Monotonic | Release)
}
