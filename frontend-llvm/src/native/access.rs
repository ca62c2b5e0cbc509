//! The types of accesses to memory, `!tbaa` (LangRef, "tbaa Metadata"), in the older of its two formats,
//! which is the one that clang and rustc write.
//!
//! Sound as the rest of `native`: metadata is only read, and lives in the module's context.

use super::text_at;
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use rustc_hash::FxHashMap;
use symprof_core::ir::access::{AccessTag, AccessType, AccessTypes, TypeId, TypeNode};

/// Deeper types than this are not followed.
const DEEPEST: u32 = 64;

/// The types met so far.
pub(super) struct Gathered {
    kind: u32,
    pub(super) types: AccessTypes,
    /// none for what is no type of that format
    known: FxHashMap<LLVMValueRef, Option<TypeId>>,
    tags: FxHashMap<LLVMValueRef, Option<AccessType>>,
}

impl Gathered {
    pub(super) unsafe fn new(module: LLVMModuleRef) -> Gathered {
        Gathered {
            kind: metadata_kind(module),
            types: AccessTypes::default(),
            known: FxHashMap::default(),
            tags: FxHashMap::default(),
        }
    }

    /// As which type an instruction accesses memory, if it says so.
    pub(super) unsafe fn of(&mut self, inst: LLVMValueRef) -> Option<AccessType> {
        if LLVMHasMetadata(inst) == 0 {
            return None;
        }
        let node = LLVMGetMetadata(inst, self.kind);
        if node.is_null() {
            return None;
        }
        if let Some(&known) = self.tags.get(&node) {
            return known;
        }
        let found = self.tag(node);
        self.tags.insert(node, found);
        found
    }

    unsafe fn tag(&mut self, node: LLVMValueRef) -> Option<AccessType> {
        let operands = operands(node)?;
        let &[base, access, offset, ..] = operands.as_slice() else { return None };
        let offset = integer(offset)?;
        let (base, access) = (self.type_of(base, DEEPEST)?, self.type_of(access, DEEPEST)?);
        Some(self.types.add_tag(AccessTag { base, access, offset }))
    }

    /// A type, with those of its fields; none if any of them has another format.
    unsafe fn type_of(&mut self, node: LLVMValueRef, depth: u32) -> Option<TypeId> {
        if let Some(&known) = self.known.get(&node) {
            return known;
        }
        let found = match depth {
            0 => None,
            _ => self.new_type(node, depth),
        };
        self.known.insert(node, found);
        found
    }

    unsafe fn new_type(&mut self, node: LLVMValueRef, depth: u32) -> Option<TypeId> {
        let operands = operands(node)?;
        let (&name, rest) = operands.split_first()?;
        let name = string(name)?;
        let mut fields = Vec::new();
        for pair in rest.chunks(2) {
            let field = self.type_of(pair[0], depth - 1)?;
            // a scalar may leave out where its more general type lies
            let at = match pair.get(1) {
                Some(&at) => integer(at)?,
                None if rest.len() == 1 => 0,
                None => return None,
            };
            fields.push((at, field));
        }
        let ascending = fields.windows(2).all(|w| w[0].0 <= w[1].0);
        ascending.then(|| self.types.add_type(TypeNode { name, fields }))
    }
}

/// The kind of metadata that has the types of accesses.
pub(super) unsafe fn metadata_kind(module: LLVMModuleRef) -> u32 {
    LLVMGetMDKindIDInContext(LLVMGetModuleContext(module), c"tbaa".as_ptr(), 4)
}

/// Does an instruction's type say nothing but where the access lies?
pub(super) unsafe fn is_plain(inst: LLVMValueRef, kind: u32) -> bool {
    operands(LLVMGetMetadata(inst, kind)).is_some_and(|o| o.len() == 3)
}

/// The operands of a metadata node.
pub(super) unsafe fn operands(node: LLVMValueRef) -> Option<Vec<LLVMValueRef>> {
    if node.is_null() || LLVMIsAMDNode(node).is_null() {
        return None;
    }
    let mut found = vec![std::ptr::null_mut(); LLVMGetMDNodeNumOperands(node) as usize];
    LLVMGetMDNodeOperands(node, found.as_mut_ptr());
    Some(found)
}

pub(super) unsafe fn integer(value: LLVMValueRef) -> Option<u64> {
    let constant = !value.is_null() && !LLVMIsAConstantInt(value).is_null();
    (constant && LLVMGetIntTypeWidth(LLVMTypeOf(value)) <= 64)
        .then(|| LLVMConstIntGetZExtValue(value))
}

unsafe fn string(value: LLVMValueRef) -> Option<String> {
    if value.is_null() || LLVMIsAMDString(value).is_null() {
        return None;
    }
    let mut len = 0;
    let start = LLVMGetMDString(value, &mut len);
    (!start.is_null()).then(|| text_at(start, len as usize))
}
