//! Where handles of threads stand: in memory of the creating function's own that is used for nothing else.

use super::same::{differs, Same, Values, Within};
use super::{arguments, is_create, is_join};
use crate::native::constants::has_fixed_size;
use crate::native::parallel::flow::Flow;
use crate::native::parallel::{callee, name_of, users};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::target::{LLVMABISizeOfType, LLVMOffsetOfElement, LLVMTargetDataRef};
use llvm_sys::{LLVMOpcode, LLVMTypeKind};

/// Bytes of a handle.
const HANDLE: i64 = 8;
/// Displacements behind each other that are followed.
const CHAIN: usize = 16;

/// Where a handle stands in its memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// so many bytes behind its start
    At(i64),
    /// in another place in each iteration of a loop
    Each { number: usize, address: Same },
}

/// What happens to a handle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    Create,
    Join,
    /// the memory is made, written to or given back
    Elsewhere,
}

pub(super) struct Event {
    pub(super) inst: LLVMValueRef,
    pub(super) what: What,
    pub(super) place: Option<Place>,
}

/// The memory behind a pointer, if it is the function's own.
pub(super) unsafe fn memory_of(mut pointer: LLVMValueRef) -> Option<LLVMValueRef> {
    for _ in 0..CHAIN {
        if !is(pointer, LLVMOpcode::LLVMGetElementPtr) {
            break;
        }
        pointer = LLVMGetOperand(pointer, 0);
    }
    let allocates = callee(pointer).is_some_and(|c| {
        let is_outside = unsafe { LLVMIsDeclaration(c) != 0 };
        is_outside && ["malloc", "calloc"].contains(&unsafe { name_of(c) }.as_str())
    });
    (is(pointer, LLVMOpcode::LLVMAlloca) || allocates).then_some(pointer)
}

unsafe fn is(value: LLVMValueRef, opcode: LLVMOpcode) -> bool {
    !LLVMIsAInstruction(value).is_null() && LLVMGetInstructionOpcode(value) == opcode
}

/// All that happens to memory in which handles stand; none if it is used for anything else.
pub(super) unsafe fn events(
    flow: &Flow,
    values: &mut Values,
    layout: LLVMTargetDataRef,
    memory: LLVMValueRef,
) -> Option<Vec<Event>> {
    let mut found = vec![Event { inst: memory, what: What::Elsewhere, place: None }];
    let mut work = vec![memory];
    while let Some(address) = work.pop() {
        for user in users(address) {
            if flow.block_of(user).is_none() {
                continue; // after a failure
            }
            match LLVMGetInstructionOpcode(user) {
                LLVMOpcode::LLVMGetElementPtr if LLVMGetOperand(user, 0) == address => {
                    work.push(user);
                }
                LLVMOpcode::LLVMLoad if LLVMGetFirstUse(user).is_null() => {}
                LLVMOpcode::LLVMLoad => {
                    let join = only_join(user)?;
                    let place = Some(place(flow, values, layout, address, join)?);
                    found.push(Event { inst: join, what: What::Join, place });
                }
                LLVMOpcode::LLVMICmp => {
                    let null = |k| unsafe {
                        !LLVMIsAConstantPointerNull(LLVMGetOperand(user, k)).is_null()
                    };
                    (null(0) || null(1)).then_some(())?;
                }
                LLVMOpcode::LLVMCall => found.push(call(flow, values, layout, address, user)?),
                _ => return None,
            }
        }
    }
    Some(found)
}

/// A call that gets the address: it creates a thread, or does something to the memory.
unsafe fn call(
    flow: &Flow,
    values: &mut Values,
    layout: LLVMTargetDataRef,
    address: LLVMValueRef,
    call: LLVMValueRef,
) -> Option<Event> {
    let given = arguments(call);
    if is_create(call) && !given[1..].contains(&address) {
        let place = Some(place(flow, values, layout, address, call)?);
        return Some(Event { inst: call, what: What::Create, place });
    }
    let name = callee(call).map(|c| name_of(c)).unwrap_or_default();
    let marks = name.starts_with("llvm.lifetime.");
    let sets = is_ours(call) && !given[1..].contains(&address);
    (marks || sets).then_some(Event { inst: call, what: What::Elsewhere, place: None })
}

/// Is it a call that makes, sets or gives back memory which it gets first, and leaves it where it is?
unsafe fn is_ours(call: LLVMValueRef) -> bool {
    let Some(callee) = callee(call) else { return false };
    let name = name_of(callee);
    let sets = name.starts_with("llvm.memset.") || name == "free";
    LLVMIsDeclaration(callee) != 0 && sets && !arguments(call).is_empty()
}

/// The one call that waits for the thread whose handle is loaded: in the same block, with no thread created in between.
unsafe fn only_join(load: LLVMValueRef) -> Option<LLVMValueRef> {
    let ty = LLVMTypeOf(load);
    let handle = match LLVMGetTypeKind(ty) {
        LLVMTypeKind::LLVMPointerTypeKind => true,
        LLVMTypeKind::LLVMIntegerTypeKind => LLVMGetIntTypeWidth(ty) == 64,
        _ => false,
    };
    let plain = super::harmless::is_plain_access(load);
    let all = users(load);
    let [join] = all[..] else { return None };
    if !handle || !plain || !is_join(join) || arguments(join)[0] != load {
        return None;
    }
    let mut at = LLVMGetNextInstruction(load);
    while !at.is_null() && at != join {
        if is_create(at) {
            return None;
        }
        at = LLVMGetNextInstruction(at);
    }
    (at == join).then_some(join)
}

/// The place behind a pointer, as `user` finds it: at a constant distance from the start, or another one in each
/// iteration of the loop around.
unsafe fn place(
    flow: &Flow,
    values: &mut Values,
    layout: LLVMTargetDataRef,
    address: LLVMValueRef,
    user: LLVMValueRef,
) -> Option<Place> {
    let mut at: i64 = 0;
    let mut index: Option<(LLVMValueRef, i64)> = None;
    let mut pointer = address;
    while is(pointer, LLVMOpcode::LLVMGetElementPtr) {
        let count = LLVMGetNumOperands(pointer).max(1) as u32;
        let mut ty = LLVMGetGEPSourceElementType(pointer);
        for k in 1..count {
            let operand = LLVMGetOperand(pointer, k);
            if k > 1 && LLVMGetTypeKind(ty) == LLVMTypeKind::LLVMStructTypeKind {
                has_fixed_size(ty).then_some(())?;
                let field = u32::try_from(constant(operand)?).ok()?;
                at = at.checked_add(i64::try_from(LLVMOffsetOfElement(layout, ty, field)).ok()?)?;
                ty = LLVMStructGetTypeAtIndex(ty, field);
                continue;
            }
            if k > 1 {
                let is_array = LLVMGetTypeKind(ty) == LLVMTypeKind::LLVMArrayTypeKind;
                ty = is_array.then(|| LLVMGetElementType(ty))?;
            }
            let size = element_size(layout, ty)?;
            match constant(operand) {
                Some(n) => at = at.checked_add(n.checked_mul(size)?)?,
                None if index.is_none() => index = Some((operand, size)),
                None => return None,
            }
        }
        pointer = LLVMGetOperand(pointer, 0);
    }
    let Some((index, size)) = index else { return Some(Place::At(at)) };
    let number = flow.innermost(flow.block_of(user)?)?;
    if size < HANDLE || !differs(flow, index, number) {
        return None;
    }
    let address = values.of(flow, address, Within::Loop(number), 0)?;
    Some(Place::Each { number, address })
}

unsafe fn constant(value: LLVMValueRef) -> Option<i64> {
    let narrow =
        !LLVMIsAConstantInt(value).is_null() && LLVMGetIntTypeWidth(LLVMTypeOf(value)) <= 64;
    narrow.then(|| LLVMConstIntGetSExtValue(value))
}

unsafe fn element_size(layout: LLVMTargetDataRef, ty: LLVMTypeRef) -> Option<i64> {
    use LLVMTypeKind::*;
    match LLVMGetTypeKind(ty) {
        LLVMIntegerTypeKind | LLVMPointerTypeKind | LLVMStructTypeKind | LLVMArrayTypeKind => {
            has_fixed_size(ty).then(|| LLVMABISizeOfType(layout, ty))?.try_into().ok()
        }
        _ => None,
    }
}

/// Are two constant places the same, or apart from each other?
pub(super) fn are_clear(a: i64, b: i64) -> bool {
    a == b || a.abs_diff(b) >= HANDLE as u64
}
