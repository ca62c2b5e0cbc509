//! What a loop through a portion keeps in a register beside its place in memory: the upper bound, or what a place
//! shared by all threads holds.
//!
//! Where an iteration may write to a place, it is read again behind, and the header of the loop merges what was read
//! before the first iteration and by the last one. By partial redundancy elimination (E. Morel and C. Renvoise, 1979)
//! that is how bounds of inner loops look that are variables outside of the region. The merge depends on no portion: all
//! it merges was read from the one place while the loop ran, and a place that one thread writes then and another reads
//! has a data race. If no other thread reads it, its value is that of the iterations before, as without threads.

use super::super::addresses::{root, Root};
use super::super::is_atomic;
use super::{Form, Forms, Of};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMOpcode;
use rustc_hash::{FxHashMap, FxHashSet};

/// Merges that are followed from one.
const MOST: usize = 256;

impl Forms<'_> {
    /// The form of a parameter of an inner loop where the loop begins, if the loop may keep it: the upper bound, or what
    /// is the same however iterations are cut.
    pub(super) unsafe fn at_the_start(&self, phi: LLVMValueRef, inner: usize) -> Option<Form> {
        let outside = |from: usize| !self.flow.is_in(from, inner);
        let mut starts = self.incoming(phi)?.into_iter().filter(|&(from, _)| outside(from));
        let (Some((_, value)), None) = (starts.next(), starts.next()) else { return None };
        let form = self.of_outer(value, 0);
        (form == Form::of(Of::Upper) || form.is_same()).then_some(form)
    }

    /// Does an inner loop keep a parameter as it is where the loop begins, by the forms of its values?
    pub(super) unsafe fn is_kept(
        &self,
        phi: LLVMValueRef,
        inner: usize,
        forms: &FxHashMap<LLVMValueRef, Form>,
    ) -> bool {
        let Some(values) = self.incoming(phi) else { return false };
        let form = forms.get(&phi);
        let again = values.into_iter().filter(|&(from, _)| self.flow.is_in(from, inner));
        let is_form =
            |(_, v): (usize, LLVMValueRef)| forms.get(&v).is_some_and(|f| Some(f) == form);
        again.into_iter().all(is_form)
            && (form == Some(&Form::of(Of::Upper)) || self.is_of_one_place(phi, inner))
    }

    /// Is all that a parameter of an inner loop may be read from one place that all threads share, since the portion
    /// was told?
    unsafe fn is_of_one_place(&self, phi: LLVMValueRef, inner: usize) -> bool {
        let mut place = None;
        let mut seen = FxHashSet::default();
        let mut work = vec![phi];
        while let Some(value) = work.pop() {
            if !seen.insert(value) {
                continue;
            }
            if self.is_outside(value) || seen.len() > MOST {
                return false;
            }
            let merges = !LLVMIsAPHINode(value).is_null();
            let block = self.flow.block_of(value);
            if merges && block.is_some_and(|b| self.flow.is_in(b, inner)) {
                work.extend((0..LLVMCountIncoming(value)).map(|k| LLVMGetIncomingValue(value, k)));
                continue;
            }
            if LLVMIsALoadInst(value).is_null() || is_atomic(value) {
                return false;
            }
            let read = (LLVMGetOperand(value, 0), LLVMTypeOf(value));
            if *place.get_or_insert(read) != read {
                return false;
            }
        }
        place.is_some_and(|(address, _)| unsafe {
            self.is_fixed(address) && root(address) == Root::Others
        })
    }

    /// Is an address the same wherever it is used in a place?
    unsafe fn is_fixed(&self, address: LLVMValueRef) -> bool {
        if self.is_outside(address) {
            return true;
        }
        let operands = 0..LLVMGetNumOperands(address).max(0) as u32;
        LLVMGetInstructionOpcode(address) == LLVMOpcode::LLVMGetElementPtr
            && operands.into_iter().all(|k| unsafe { self.is_outside(LLVMGetOperand(address, k)) })
    }

    /// The blocks that a merge is come to from, and what it is then.
    unsafe fn incoming(&self, phi: LLVMValueRef) -> Option<Vec<(usize, LLVMValueRef)>> {
        let from = |k: u32| unsafe {
            let end = LLVMGetBasicBlockTerminator(LLVMGetIncomingBlock(phi, k));
            Some((self.flow.block_of(end)?, LLVMGetIncomingValue(phi, k)))
        };
        (0..LLVMCountIncoming(phi)).map(from).collect()
    }
}
