//! The memory that the threads of a region share, as far as the function around it knows it: what is behind the
//! parameters of the outlined function.
//!
//! Slots that the region only reads (sizes that it got by reference) stay known, those too whose addresses it finds
//! in a structure that it only reads, as MLIR hands them over. What is behind pointers in such slots is another
//! matter: it may be written through them.

use super::build::Builder;
use super::{params, OTHERS};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::{LLVMAtomicOrdering, LLVMOpcode, LLVMTypeKind};

/// Slots behind slots that are followed.
const DEPTH: usize = 3;
/// Pointers of a structure that are followed.
const LEAVES: usize = 64;

/// What other threads may write to.
pub(super) struct Shared {
    /// parameters through which the region may write
    written: Vec<LLVMValueRef>,
    /// what is loaded that holds pointers which it may write through
    pointers: Vec<Loaded>,
}

/// A slot: found by loading a pointer from each of these places, from the first one on.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Place {
    parameter: LLVMValueRef,
    /// constant displacements, one for each pointer; none where there is no displacement
    displaced: Vec<Option<LLVMValueRef>>,
}

/// What is loaded from a slot: a pointer, or a structure with some.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Loaded {
    from: Place,
    ty: LLVMTypeRef,
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
        let pointer = LLVMPointerTypeInContext(b.context, 0);
        for loaded in &self.pointers {
            let mut address = loaded.from.parameter;
            for (k, displaced) in loaded.from.displaced.iter().enumerate() {
                if k > 0 {
                    address = b.load(pointer, address);
                }
                if let Some(gep) = displaced {
                    let copy = LLVMInstructionClone(*gep);
                    LLVMSetOperand(copy, 0, address);
                    LLVMInsertIntoBuilder(b.raw, copy);
                    address = copy;
                }
            }
            leaves(b, b.load(loaded.ty, address), &mut all);
        }
        let void = LLVMVoidTypeInContext(b.context);
        let other_threads = b.declare(OTHERS, void, &[], true);
        b.call(&other_threads, &all);
    }
}

/// The pointers in a value.
unsafe fn leaves(b: &Builder, value: LLVMValueRef, all: &mut Vec<LLVMValueRef>) {
    let mut work = vec![value];
    while let Some(value) = work.pop() {
        let ty = LLVMTypeOf(value);
        if is_pointer(ty) {
            all.push(value);
            continue;
        }
        for k in 0..elements(ty) {
            if holds_pointers(element(ty, k)) {
                work.push(LLVMBuildExtractValue(b.raw, value, k, c"".as_ptr()));
            }
        }
    }
}

/// How many elements a structure or an array has; 0 of anything else.
unsafe fn elements(ty: LLVMTypeRef) -> u32 {
    match LLVMGetTypeKind(ty) {
        LLVMTypeKind::LLVMStructTypeKind => LLVMCountStructElementTypes(ty),
        LLVMTypeKind::LLVMArrayTypeKind => LLVMGetArrayLength2(ty).try_into().unwrap_or(u32::MAX),
        _ => 0,
    }
}

unsafe fn element(ty: LLVMTypeRef, k: u32) -> LLVMTypeRef {
    match LLVMGetTypeKind(ty) {
        LLVMTypeKind::LLVMStructTypeKind => LLVMStructGetTypeAtIndex(ty, k),
        _ => LLVMGetElementType(ty),
    }
}

/// Is the type a pointer, or made of some?
unsafe fn holds_pointers(ty: LLVMTypeRef) -> bool {
    is_pointer(ty)
        || (0..elements(ty).min(LEAVES as u32)).any(|k| unsafe { holds_pointers(element(ty, k)) })
}

/// Is the type made of pointers of the usual address space and numbers alone, and of how many? Numbers of 64 bits
/// may be addresses by another name.
unsafe fn parts(ty: LLVMTypeRef, numbers: bool) -> Option<usize> {
    let one = |fits: bool| fits.then_some(1);
    match LLVMGetTypeKind(ty) {
        LLVMTypeKind::LLVMPointerTypeKind => one(LLVMGetPointerAddressSpace(ty) == 0),
        LLVMTypeKind::LLVMIntegerTypeKind => one(LLVMGetIntTypeWidth(ty) < 64 || numbers),
        LLVMTypeKind::LLVMFloatTypeKind | LLVMTypeKind::LLVMDoubleTypeKind => Some(1),
        LLVMTypeKind::LLVMStructTypeKind | LLVMTypeKind::LLVMArrayTypeKind => {
            let count = elements(ty);
            if count as usize > LEAVES {
                return None;
            }
            let mut sum = 0;
            for k in 0..count {
                sum += parts(element(ty, k), numbers)?;
            }
            (sum <= LEAVES).then_some(sum)
        }
        _ => None,
    }
}

/// What is loaded that holds pointers, behind a parameter that is used for nothing but plain loads at constant places;
/// none if it is used otherwise.
unsafe fn pointers_in(parameter: LLVMValueRef) -> Option<Vec<Loaded>> {
    let start = Place { parameter, displaced: vec![None] };
    let mut found: Vec<Loaded> = Vec::new();
    loads_from(parameter, &start, &mut found).then_some(found)
}

/// Is an address used for nothing but plain loads at constant places? Then `found` gets what is loaded that holds
/// pointers which may be written through.
unsafe fn loads_from(address: LLVMValueRef, place: &Place, found: &mut Vec<Loaded>) -> bool {
    let mut work = vec![(address, None)];
    while let Some((address, displaced)) = work.pop() {
        let mut at = LLVMGetFirstUse(address);
        while !at.is_null() {
            let user = LLVMGetUser(at);
            if LLVMIsAInstruction(user).is_null() {
                return false;
            }
            match LLVMGetInstructionOpcode(user) {
                LLVMOpcode::LLVMLoad
                    if LLVMGetOrdering(user) == LLVMAtomicOrdering::LLVMAtomicOrderingNotAtomic =>
                {
                    let ty = LLVMTypeOf(user);
                    if parts(ty, is_number(user)).is_none() {
                        return false;
                    }
                    let mut from = place.clone();
                    if let Some(last) = from.displaced.last_mut() {
                        *last = displaced;
                    }
                    if holds_pointers(ty) && !(is_pointer(ty) && only_read(user, &from, found)) {
                        // what stands in for the load executes whether or not that does
                        if place.displaced.len() > 1 && !is_certain(user) {
                            return false;
                        }
                        let loaded = Loaded { from, ty };
                        if !found.contains(&loaded) {
                            found.push(loaded);
                        }
                    }
                }
                LLVMOpcode::LLVMGetElementPtr
                    if displaced.is_none() && has_constant_indices(user, address) =>
                {
                    work.push((user, Some(user)));
                }
                _ => return false,
            }
            at = LLVMGetNextUse(at);
        }
    }
    true
}

/// Is a pointer that was loaded used for nothing but plain loads, too? Then these are followed in its place.
unsafe fn only_read(pointer: LLVMValueRef, from: &Place, found: &mut Vec<Loaded>) -> bool {
    if from.displaced.len() >= DEPTH {
        return false;
    }
    let mut behind = from.clone();
    behind.displaced.push(None);
    let mut inner = found.clone();
    let reads = loads_from(pointer, &behind, &mut inner);
    if reads {
        *found = inner;
    }
    reads
}

/// Does an instruction execute whenever its function does? So it is known of the blocks in front of the first branch.
unsafe fn is_certain(inst: LLVMValueRef) -> bool {
    let wanted = LLVMGetInstructionParent(inst);
    let mut block = LLVMGetEntryBasicBlock(LLVMGetBasicBlockParent(wanted));
    let mut left = LLVMCountBasicBlocks(LLVMGetBasicBlockParent(wanted));
    while block != wanted {
        let end = LLVMGetBasicBlockTerminator(block);
        let is_jump =
            LLVMGetInstructionOpcode(end) == LLVMOpcode::LLVMBr && LLVMGetNumSuccessors(end) == 1;
        if left == 0 || !is_jump {
            return false;
        }
        left -= 1;
        block = LLVMGetSuccessor(end, 0);
    }
    true
}

/// Is no pointer made of an integer in the function that loads it?
unsafe fn is_number(load: LLVMValueRef) -> bool {
    let function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(load));
    let makes =
        |i: &LLVMValueRef| unsafe { LLVMGetInstructionOpcode(*i) == LLVMOpcode::LLVMIntToPtr };
    !super::instructions(function).iter().any(makes)
}

/// Is it an address at a constant distance from that one?
unsafe fn has_constant_indices(gep: LLVMValueRef, base: LLVMValueRef) -> bool {
    let count = LLVMGetNumOperands(gep).max(0) as u32;
    LLVMGetOperand(gep, 0) == base
        && (1..count).all(|k| unsafe { !LLVMIsAConstantInt(LLVMGetOperand(gep, k)).is_null() })
}
