//! Changes to a module after which blocks and values tell what profiles of LLVM are made of: each edge out of
//! a branch has a block of its own, or LLVM's own counters stand where they would be, or the condition of each
//! select is handed to a marker.
//!
//! Sound as the rest of `native`: what is made lives in the module; blocks are only added, so that those seen
//! before stay.

use super::{attribute_kind, blocks, bodies, insts, name_of, passes, NativeError};
use crate::pgo::{BlockEdges, BodyEdges, Counter, Length, Select, Step, MARKER};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::{LLVMAttributeFunctionIndex, LLVMOpcode, LLVMTypeKind};
use rustc_hash::FxHashMap;

/// What is changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rework {
    Nothing,
    /// edges that several lead from and to get a block of their own
    Edges,
    /// a marker stands before each select
    Selects,
    /// a marker stands before each copy whose length is not constant
    Lengths,
    /// LLVM's counters, as `opt -passes=pgo-instr-gen` inserts them
    Counters,
}

/// Gives each edge from a block with several ways out to a block with several ways in a block of its own;
/// where each edge of the file leads then.
pub(super) unsafe fn split_edges(module: LLVMModuleRef) -> Result<Vec<BodyEdges>, NativeError> {
    let given: Vec<(LLVMValueRef, Vec<LLVMBasicBlockRef>)> =
        bodies(module).into_iter().map(|f| (f, blocks(f))).collect();
    passes::break_critical_edges(module);
    let mut all = Vec::new();
    for (function, given) in given {
        let mut entered: FxHashMap<LLVMBasicBlockRef, usize> = FxHashMap::default();
        for block in blocks(function) {
            for to in successors(block) {
                *entered.entry(to).or_default() += 1;
            }
        }
        let of = |&block: &LLVMBasicBlockRef| {
            let to = successors(block).into_iter();
            let alone = |b| (name_of(LLVMBasicBlockAsValue(b)), entered.get(&b) == Some(&1));
            BlockEdges {
                name: name_of(LLVMBasicBlockAsValue(block)),
                successors: to.map(alone).collect(),
            }
        };
        all.push(BodyEdges { function: name_of(function), blocks: given.iter().map(of).collect() });
    }
    Ok(all)
}

unsafe fn successors(block: LLVMBasicBlockRef) -> Vec<LLVMBasicBlockRef> {
    let terminator = LLVMGetBasicBlockTerminator(block);
    (0..LLVMGetNumSuccessors(terminator)).map(|k| LLVMGetSuccessor(terminator, k)).collect()
}

/// Calls of the marker: with a number and a value of so many bits.
struct Markers {
    ty: LLVMTypeRef,
    function: LLVMValueRef,
    builder: LLVMBuilderRef,
    number: LLVMTypeRef,
    value: LLVMTypeRef,
    next: u64,
}

impl Markers {
    unsafe fn new(module: LLVMModuleRef, bits: u32) -> Result<Markers, NativeError> {
        if !LLVMGetNamedFunction(module, MARKER.as_ptr()).is_null() {
            let why = "the name `symprof.observe` is taken".to_owned();
            return Err(NativeError::Step("marking conditions", why));
        }
        let context = LLVMGetModuleContext(module);
        let number = LLVMInt64TypeInContext(context);
        let mut parameters = [number, LLVMIntTypeInContext(context, bits)];
        let void = LLVMVoidTypeInContext(context);
        let ty = LLVMFunctionType(void, parameters.as_mut_ptr(), 2, 0);
        let function = LLVMAddFunction(module, MARKER.as_ptr(), ty);
        // it does nothing, and comes back (`memory(none)` is 0)
        for name in ["memory", "nounwind", "willreturn"] {
            let attribute = LLVMCreateEnumAttribute(context, attribute_kind(name), 0);
            LLVMAddAttributeAtIndex(function, LLVMAttributeFunctionIndex, attribute);
        }
        let builder = LLVMCreateBuilderInContext(context);
        Ok(Markers { ty, function, builder, number, value: parameters[1], next: 0 })
    }

    /// Hands a value over, widened as an unsigned number where it is narrower.
    unsafe fn before(&mut self, inst: LLVMValueRef, value: LLVMValueRef) -> u64 {
        let tag = self.next;
        self.next += 1;
        LLVMPositionBuilderBefore(self.builder, inst);
        let narrow = LLVMGetIntTypeWidth(LLVMTypeOf(value)) < LLVMGetIntTypeWidth(self.value);
        let value = match narrow {
            true => LLVMBuildZExt(self.builder, value, self.value, c"".as_ptr()),
            false => value,
        };
        let mut arguments = [LLVMConstInt(self.number, tag, 0), value];
        LLVMBuildCall2(
            self.builder,
            self.ty,
            self.function,
            arguments.as_mut_ptr(),
            2,
            c"".as_ptr(),
        );
        tag
    }
}

impl Drop for Markers {
    fn drop(&mut self) {
        // SAFETY: made in `new`, disposed of once
        unsafe { LLVMDisposeBuilder(self.builder) }
    }
}

unsafe fn is_bit(value: LLVMValueRef) -> bool {
    let ty = LLVMTypeOf(value);
    LLVMGetTypeKind(ty) == LLVMTypeKind::LLVMIntegerTypeKind && LLVMGetIntTypeWidth(ty) == 1
}

/// Puts a marker before each select that one bit decides.
pub(super) unsafe fn mark_selects(module: LLVMModuleRef) -> Result<Vec<Select>, NativeError> {
    let functions = bodies(module);
    let mut markers = Markers::new(module, 1)?;
    let mut all = Vec::new();
    for function in functions {
        for (block, at) in blocks(function).into_iter().enumerate() {
            for (inst, value) in insts(at).into_iter().enumerate() {
                if LLVMGetInstructionOpcode(value) != LLVMOpcode::LLVMSelect {
                    continue;
                }
                let condition = LLVMGetOperand(value, 0);
                if is_bit(condition) {
                    let tag = markers.before(value, condition);
                    all.push(Select {
                        function: name_of(function),
                        block,
                        inst,
                        name: name_of(value),
                        in_block: name_of(LLVMBasicBlockAsValue(at)),
                        tag,
                    });
                }
            }
        }
    }
    Ok(all)
}

/// Puts a marker before each copy, move or filling of memory whose length is not constant.
pub(super) unsafe fn mark_lengths(module: LLVMModuleRef) -> Result<Vec<Length>, NativeError> {
    let functions = bodies(module);
    let mut markers: Option<Markers> = None;
    let mut all = Vec::new();
    for function in functions {
        for (block, at) in blocks(function).into_iter().enumerate() {
            for (inst, value) in insts(at).into_iter().enumerate() {
                if LLVMIsAMemIntrinsic(value).is_null() {
                    continue;
                }
                let length = LLVMGetOperand(value, 2);
                if LLVMIsAConstantInt(length).is_null() {
                    if markers.is_none() {
                        markers = Some(Markers::new(module, 64)?);
                    }
                    if let Some(markers) = &mut markers {
                        let tag = markers.before(value, length);
                        all.push(Length { function: name_of(function), block, inst, tag });
                    }
                }
            }
        }
    }
    Ok(all)
}

/// Inserts LLVM's counters, and markers where they count by a condition.
pub(super) unsafe fn counters(module: LLVMModuleRef) {
    passes::insert_counters(module);
}

/// LLVM's counters with markers, once they are inserted and everything has a name.
pub(super) unsafe fn mark_counters(module: LLVMModuleRef) -> Result<Vec<Counter>, NativeError> {
    let functions = bodies(module);
    let mut markers = Markers::new(module, 1)?;
    let mut all = Vec::new();
    for function in functions {
        for block in blocks(function) {
            for inst in insts(block) {
                if LLVMGetInstructionOpcode(inst) != LLVMOpcode::LLVMCall {
                    continue;
                }
                let by_step = match name_of(LLVMGetCalledValue(inst)).as_str() {
                    "llvm.instrprof.increment" => false,
                    "llvm.instrprof.increment.step" => true,
                    _ => continue,
                };
                let number = |k| unsafe {
                    let operand = LLVMGetOperand(inst, k);
                    match LLVMIsAConstantInt(operand).is_null() {
                        true => 0,
                        false => LLVMConstIntGetZExtValue(operand),
                    }
                };
                let step = match by_step {
                    false => Step::One,
                    true => step(&mut markers, inst),
                };
                all.push(Counter {
                    function: name_of(function),
                    block: name_of(LLVMBasicBlockAsValue(block)),
                    profile: profile_name(LLVMGetOperand(inst, 0)),
                    hash: number(1),
                    counters: number(2),
                    index: number(3),
                    step,
                });
            }
        }
    }
    Ok(all)
}

/// By how much a counter grows.
unsafe fn step(markers: &mut Markers, inst: LLVMValueRef) -> Step {
    let by = LLVMGetOperand(inst, 4);
    if !LLVMIsAConstantInt(by).is_null() {
        return Step::Constant(LLVMConstIntGetZExtValue(by));
    }
    let is_zext = !LLVMIsAInstruction(by).is_null()
        && LLVMGetInstructionOpcode(by) == LLVMOpcode::LLVMZExt
        && is_bit(LLVMGetOperand(by, 0));
    match is_zext {
        true => Step::Where(markers.before(inst, LLVMGetOperand(by, 0))),
        false => Step::Unknown,
    }
}

/// The name under which a function stands in profiles: the contents of the variable that counters name.
unsafe fn profile_name(variable: LLVMValueRef) -> String {
    if LLVMIsAGlobalVariable(variable).is_null() {
        return String::new();
    }
    let contents = LLVMGetInitializer(variable);
    if contents.is_null() || LLVMIsAConstantDataSequential(contents).is_null() {
        return String::new();
    }
    let mut len = 0;
    let text = LLVMGetAsString(contents, &mut len);
    super::text_at(text, len)
}
