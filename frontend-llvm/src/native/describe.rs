//! The instructions of a module as they stand in the file, for features.
//!
//! Sound as the rest of `native`: nothing is changed, and what leaves is plain data. Sizes are asked of
//! sized types without scalable vectors in them; debug information is looked at behind a look at its kind,
//! since nothing has verified it.

use super::gather::memory_effects;
use super::{blocks, bodies, insts, name_of, take_message, text_at};
use crate::instructions::{Called, Described, DescribedFunction, Given, Shape};
use llvm_sys::core::*;
use llvm_sys::debuginfo::*;
use llvm_sys::prelude::*;
use llvm_sys::target::{LLVMGetModuleDataLayout, LLVMStoreSizeOfType, LLVMTargetDataRef};
use llvm_sys::{LLVMAtomicRMWBinOp, LLVMOpcode, LLVMTypeKind};
use rustc_hash::FxHashMap;
use std::sync::Arc;
use symprof_core::frontend::{Frame, Lanes, SourceLine};

/// Descriptions, with those of types and files made so far.
struct Describer {
    layout: LLVMTargetDataRef,
    shapes: FxHashMap<usize, Shape>,
    files: FxHashMap<usize, SourceLine>,
    context: LLVMContextRef,
    /// by location
    frames: FxHashMap<usize, Arc<[Frame]>>,
    /// functions of scopes, with their first lines and discriminators
    scopes: FxHashMap<usize, Option<Frame>>,
}

/// All instructions of all functions with a body, by the names of functions and blocks.
pub(super) unsafe fn describe(module: LLVMModuleRef) -> Vec<DescribedFunction> {
    let mut d = Describer {
        layout: LLVMGetModuleDataLayout(module),
        shapes: FxHashMap::default(),
        files: FxHashMap::default(),
        context: LLVMGetModuleContext(module),
        frames: FxHashMap::default(),
        scopes: FxHashMap::default(),
    };
    let mut all = Vec::new();
    for function in bodies(module) {
        let mut body = Vec::new();
        for block in blocks(function) {
            let name = name_of(LLVMBasicBlockAsValue(block));
            body.push((name, insts(block).into_iter().map(|i| d.instruction(i)).collect()));
        }
        all.push((name_of(function), body));
    }
    all
}

impl Describer {
    unsafe fn instruction(&mut self, inst: LLVMValueRef) -> Described {
        let opcode = LLVMGetInstructionOpcode(inst);
        let is_call = matches!(
            opcode,
            LLVMOpcode::LLVMCall | LLVMOpcode::LLVMInvoke | LLVMOpcode::LLVMCallBr
        );
        let count = match is_call {
            true => LLVMGetNumArgOperands(inst),
            false => LLVMGetNumOperands(inst).max(0) as u32,
        };
        let mut operands = Vec::new();
        for k in 0..count {
            let operand = LLVMGetOperand(inst, k);
            if !operand.is_null() {
                operands.push(self.given(operand));
            }
        }
        let ty = match opcode {
            LLVMOpcode::LLVMAlloca => LLVMGetAllocatedType(inst),
            _ => LLVMTypeOf(inst),
        };
        let is_void = LLVMGetTypeKind(ty) == LLVMTypeKind::LLVMVoidTypeKind;
        let float_rmw = opcode == LLVMOpcode::LLVMAtomicRMW
            && matches!(
                LLVMGetAtomicRMWBinOp(inst),
                LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpFAdd
                    | LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpFSub
            );
        Described {
            opcode,
            result: (!is_void).then(|| self.shape(ty)),
            operands,
            called: is_call.then(|| called(inst)),
            float_rmw,
            line: self.line(inst),
            frames: self.frames(inst),
        }
    }

    unsafe fn given(&mut self, value: LLVMValueRef) -> Given {
        let shape = self.shape(LLVMTypeOf(value));
        let integer = |v: LLVMValueRef| {
            let small = || LLVMGetIntTypeWidth(LLVMTypeOf(v)) <= 64;
            (!LLVMIsAConstantInt(v).is_null() && small()).then(|| LLVMConstIntGetZExtValue(v))
        };
        let selected = match shape.lanes {
            Lanes::Fixed(n) if shape.lane == "i1" && !LLVMIsAConstant(value).is_null() => (0..n)
                .map(|k| {
                    let lane = LLVMGetAggregateElement(value, k as u32);
                    (!lane.is_null()).then(|| integer(lane)).flatten()
                })
                .sum(),
            _ => None,
        };
        Given { constant: integer(value), selected, shape }
    }

    unsafe fn shape(&mut self, ty: LLVMTypeRef) -> Shape {
        use LLVMTypeKind::*;
        if let Some(known) = self.shapes.get(&(ty as usize)) {
            return known.clone();
        }
        let kind = LLVMGetTypeKind(ty);
        let (lane, lanes) = match kind {
            LLVMVectorTypeKind => {
                (LLVMGetElementType(ty), Lanes::Fixed(LLVMGetVectorSize(ty).into()))
            }
            LLVMScalableVectorTypeKind => {
                (LLVMGetElementType(ty), Lanes::Scalable(LLVMGetVectorSize(ty).into()))
            }
            _ => (ty, Lanes::Scalar),
        };
        let float = matches!(
            LLVMGetTypeKind(lane),
            LLVMHalfTypeKind
                | LLVMBFloatTypeKind
                | LLVMFloatTypeKind
                | LLVMDoubleTypeKind
                | LLVMX86_FP80TypeKind
                | LLVMFP128TypeKind
                | LLVMPPC_FP128TypeKind
        );
        let sized = !matches!(
            kind,
            LLVMVoidTypeKind | LLVMMetadataTypeKind | LLVMTokenTypeKind | LLVMLabelTypeKind
        ) && LLVMTypeIsSized(ty) != 0
            && !has_scalable(ty);
        let shape = Shape {
            lane: take_message(LLVMPrintTypeToString(lane)),
            lanes,
            float,
            bytes: sized.then(|| LLVMStoreSizeOfType(self.layout, ty)),
        };
        self.shapes.insert(ty as usize, shape.clone());
        shape
    }

    /// The line from which an instruction comes, in the file in which it stands there.
    unsafe fn line(&mut self, inst: LLVMValueRef) -> Option<SourceLine> {
        let location = LLVMInstructionGetDebugLoc(inst);
        if location.is_null() || !is(location, &LLVMMetadataKind::LLVMDILocationMetadataKind) {
            return None;
        }
        let line = LLVMDILocationGetLine(location);
        if line == 0 {
            return None; // made by the compiler
        }
        let scope = LLVMDILocationGetScope(location);
        if scope.is_null() || !SCOPES.iter().any(|k| is(scope, k)) {
            return None;
        }
        let file = LLVMDIScopeGetFile(scope);
        if file.is_null() || !is(file, &LLVMMetadataKind::LLVMDIFileMetadataKind) {
            return None;
        }
        let known = self.files.entry(file as usize).or_insert_with(|| {
            let mut len = 0;
            let name = LLVMDIFileGetFilename(file, &mut len);
            let name = if name.is_null() { String::new() } else { text_at(name, len as usize) };
            let directory = LLVMDIFileGetDirectory(file, &mut len);
            let directory = match directory.is_null() {
                true => String::new(),
                false => text_at(directory, len as usize),
            };
            SourceLine::new(name, 0).within(directory)
        });
        let mut found = known.clone();
        found.line = line;
        Some(found)
    }
}

impl Describer {
    /// The functions that an instruction is written in, the outermost first; none if some is not told.
    unsafe fn frames(&mut self, inst: LLVMValueRef) -> Arc<[Frame]> {
        let location = LLVMInstructionGetDebugLoc(inst);
        if location.is_null() {
            return Arc::from([]);
        }
        if let Some(known) = self.frames.get(&(location as usize)) {
            return known.clone();
        }
        let mut frames = Vec::new();
        let mut at = location;
        while !at.is_null() {
            let frame = match is(at, &LLVMMetadataKind::LLVMDILocationMetadataKind) {
                true if frames.len() < DEEPEST => self.frame(at),
                _ => None,
            };
            let Some(frame) = frame else {
                frames.clear();
                break;
            };
            frames.push(frame);
            at = LLVMDILocationGetInlinedAt(at);
        }
        frames.reverse();
        let frames: Arc<[Frame]> = frames.into();
        self.frames.insert(location as usize, frames.clone());
        frames
    }

    unsafe fn frame(&mut self, location: LLVMMetadataRef) -> Option<Frame> {
        let scope = LLVMDILocationGetScope(location);
        let known = self.scopes.get(&(scope as usize)).cloned();
        let found = match known {
            Some(known) => known,
            None => {
                let found = self.scope(scope);
                self.scopes.insert(scope as usize, found.clone());
                found
            }
        };
        found.map(|mut frame| {
            frame.line = LLVMDILocationGetLine(location);
            frame
        })
    }

    /// The function that a scope is in, and the discriminator of the innermost block that has one.
    unsafe fn scope(&mut self, mut scope: LLVMMetadataRef) -> Option<Frame> {
        let mut discriminator = None;
        for _ in 0..DEEPEST {
            if scope.is_null() || !SCOPES.iter().any(|k| is(scope, k)) {
                return None;
            }
            let node = LLVMMetadataAsValue(self.context, scope);
            let mut operands = vec![std::ptr::null_mut(); LLVMGetMDNodeNumOperands(node) as usize];
            LLVMGetMDNodeOperands(node, operands.as_mut_ptr());
            let operand = |k: usize| operands.get(k).copied().filter(|o| !o.is_null());
            if is(scope, &LLVMMetadataKind::LLVMDISubprogramMetadataKind) {
                // file, scope, name, name for the linker
                let name = [3, 2].into_iter().filter_map(operand).find_map(|o| string(o))?;
                let start = LLVMDISubprogramGetLine(scope);
                return Some(Frame::new(name, start, 0, discriminator.unwrap_or(0)));
            }
            if is(scope, &LLVMMetadataKind::LLVMDILexicalBlockFileMetadataKind)
                && discriminator.is_none()
            {
                // the C interface has no other way to it
                let text = take_message(LLVMPrintValueToString(node));
                let (_, digits) = text.split_once("discriminator: ").unwrap_or_default();
                let digits: String = digits.chars().take_while(char::is_ascii_digit).collect();
                discriminator = digits.parse().ok();
            }
            scope = LLVMValueAsMetadata(operand(1)?);
        }
        None
    }
}

/// Functions inlined into each other, and scopes within each other, that are looked at: broken metadata may have
/// them in a circle.
const DEEPEST: usize = 200;

/// The text of a string in metadata.
unsafe fn string(value: LLVMValueRef) -> Option<String> {
    let mut len = 0;
    let text = LLVMGetMDString(value, &mut len);
    (!text.is_null() && len > 0).then(|| text_at(text, len as usize))
}

/// The scopes that locations have.
const SCOPES: [LLVMMetadataKind; 3] = [
    LLVMMetadataKind::LLVMDISubprogramMetadataKind,
    LLVMMetadataKind::LLVMDILexicalBlockMetadataKind,
    LLVMMetadataKind::LLVMDILexicalBlockFileMetadataKind,
];

unsafe fn is(metadata: LLVMMetadataRef, kind: &LLVMMetadataKind) -> bool {
    std::mem::discriminant(&LLVMGetMetadataKind(metadata)) == std::mem::discriminant(kind)
}

/// Is there a scalable vector, whose size LLVM would not give as a number?
unsafe fn has_scalable(ty: LLVMTypeRef) -> bool {
    let mut work = vec![ty];
    while let Some(ty) = work.pop() {
        match LLVMGetTypeKind(ty) {
            LLVMTypeKind::LLVMScalableVectorTypeKind | LLVMTypeKind::LLVMTargetExtTypeKind => {
                return true;
            }
            LLVMTypeKind::LLVMStructTypeKind => {
                let count = LLVMCountStructElementTypes(ty);
                work.extend((0..count).map(|k| LLVMStructGetTypeAtIndex(ty, k)));
            }
            LLVMTypeKind::LLVMArrayTypeKind => work.push(LLVMGetElementType(ty)),
            _ => {}
        }
    }
    false
}

unsafe fn called(inst: LLVMValueRef) -> Called {
    let callee = LLVMGetCalledValue(inst);
    if !LLVMIsAInlineAsm(callee).is_null() {
        return Called::Assembly;
    }
    if LLVMIsAGlobalValue(callee).is_null() {
        return Called::Pointer;
    }
    let name = name_of(callee);
    if LLVMIsAFunction(callee).is_null() {
        return Called::Function(name);
    }
    let id = LLVMGetIntrinsicID(callee);
    if id == 0 {
        // a name that looks like an intrinsic's is none of this LLVM
        return Called::Function(name);
    }
    let mut len = 0;
    let base = LLVMIntrinsicGetName(id, &mut len);
    let base = if base.is_null() { name.clone() } else { text_at(base, len) };
    let base = base.trim_end_matches('.').to_owned();
    Called::Intrinsic { name, base, effects: memory_effects(callee) }
}
