//! The memory that the threads of a region share, as far as the function around it knows it: what is behind the
//! parameters of the outlined function.
//!
//! Slots that the region only reads (sizes that it got by reference) stay known. What is behind pointers in such
//! slots is another matter: it may be written through them.

use super::build::Builder;
use super::{params, OTHERS};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::{LLVMAtomicOrdering, LLVMOpcode, LLVMTypeKind};

/// What other threads may write to.
pub(super) struct Shared {
    /// parameters through which the region may write
    written: Vec<LLVMValueRef>,
    /// where pointers are loaded from that it may write through
    pointers: Vec<Place>,
}

/// A parameter, or a constant displacement from one.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Place {
    parameter: LLVMValueRef,
    displaced: Option<LLVMValueRef>,
}

unsafe fn is_pointer(ty: LLVMTypeRef) -> bool {
    LLVMGetTypeKind(ty) == LLVMTypeKind::LLVMPointerTypeKind
}

impl Shared {
    pub(super) unsafe fn of(function: LLVMValueRef) -> Shared {
        let mut shared = Shared { written: Vec::new(), pointers: Vec::new() };
        for parameter in params(function) {
            if is_pointer(LLVMTypeOf(parameter)) {
                match pointers_in(parameter) {
                    Some(pointers) => shared.pointers.extend(pointers),
                    None => shared.written.push(parameter),
                }
            }
        }
        shared
    }

    /// Other threads may write, from here on.
    pub(super) unsafe fn write(&self, b: &Builder) {
        let mut all = self.written.clone();
        for place in &self.pointers {
            let address = match place.displaced {
                Some(gep) => {
                    let copy = LLVMInstructionClone(gep);
                    LLVMInsertIntoBuilder(b.raw, copy);
                    copy
                }
                None => place.parameter,
            };
            all.push(b.load(LLVMPointerTypeInContext(b.context, 0), address));
        }
        let void = LLVMVoidTypeInContext(b.context);
        let other_threads = b.declare(OTHERS, void, &[], true);
        b.call(&other_threads, &all);
    }
}

/// Where pointers are loaded from behind one that is used for nothing but plain loads at constant places; none if it
/// is used otherwise.
unsafe fn pointers_in(parameter: LLVMValueRef) -> Option<Vec<Place>> {
    let mut found: Vec<Place> = Vec::new();
    let mut work = vec![Place { parameter, displaced: None }];
    while let Some(place) = work.pop() {
        let mut at = LLVMGetFirstUse(place.displaced.unwrap_or(parameter));
        while !at.is_null() {
            let user = LLVMGetUser(at);
            if LLVMIsAInstruction(user).is_null() {
                return None;
            }
            match LLVMGetInstructionOpcode(user) {
                LLVMOpcode::LLVMLoad
                    if LLVMGetOrdering(user) == LLVMAtomicOrdering::LLVMAtomicOrderingNotAtomic =>
                {
                    let ty = LLVMTypeOf(user);
                    match LLVMGetTypeKind(ty) {
                        LLVMTypeKind::LLVMPointerTypeKind => {
                            if LLVMGetPointerAddressSpace(ty) != 0 {
                                return None;
                            }
                            if !found.contains(&place) {
                                found.push(place);
                            }
                        }
                        LLVMTypeKind::LLVMIntegerTypeKind if LLVMGetIntTypeWidth(ty) < 64 => {}
                        LLVMTypeKind::LLVMFloatTypeKind | LLVMTypeKind::LLVMDoubleTypeKind => {}
                        // it may be an address by another name
                        LLVMTypeKind::LLVMIntegerTypeKind if is_number(user) => {}
                        _ => return None,
                    }
                }
                LLVMOpcode::LLVMGetElementPtr
                    if place.displaced.is_none() && has_constant_indices(user) =>
                {
                    work.push(Place { parameter, displaced: Some(user) });
                }
                _ => return None,
            }
            at = LLVMGetNextUse(at);
        }
    }
    Some(found)
}

/// Is no pointer made of an integer in the function that loads it?
unsafe fn is_number(load: LLVMValueRef) -> bool {
    let function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(load));
    let makes =
        |i: &LLVMValueRef| unsafe { LLVMGetInstructionOpcode(*i) == LLVMOpcode::LLVMIntToPtr };
    !super::instructions(function).iter().any(makes)
}

unsafe fn has_constant_indices(gep: LLVMValueRef) -> bool {
    let count = LLVMGetNumOperands(gep).max(0) as u32;
    (1..count).all(|k| unsafe { !LLVMIsAConstantInt(LLVMGetOperand(gep, k)).is_null() })
}
