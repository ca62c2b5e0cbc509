//! Types of debug information: what structures, arrays and pointers of the source are made of (LangRef, "Debugging
//! Information"; DWARF 5, section 5).
//!
//! Sound as the rest of `native`: metadata is only read. It may be broken in any way, so before a node is asked for
//! what only nodes of its kind have, its kind is looked at, and each node of a type is read once.

use super::{take_message, text_at};
use llvm_sys::core::*;
use llvm_sys::debuginfo::{LLVMMetadataKind as K, *};
use llvm_sys::prelude::*;
use rustc_hash::FxHashMap;
use symprof_core::ir::{SourceMember, SourceNames, SourceType, SourceTypeId};

/// Types read of one module; those of large C++ programs go into the ten thousands.
const MOST_TYPES: usize = 50_000;
/// Qualifiers and other names of a type, one behind the other.
const MOST_NAMES: usize = 100;

/// Tags of DWARF.
mod tag {
    pub(super) const ARRAY: u16 = 0x01;
    pub(super) const CLASS: u16 = 0x02;
    pub(super) const ENUMERATION: u16 = 0x04;
    pub(super) const MEMBER: u16 = 0x0d;
    pub(super) const POINTER: u16 = 0x0f;
    pub(super) const REFERENCE: u16 = 0x10;
    pub(super) const STRUCTURE: u16 = 0x13;
    pub(super) const TYPEDEF: u16 = 0x16;
    pub(super) const UNION: u16 = 0x17;
    pub(super) const INHERITANCE: u16 = 0x1c;
    pub(super) const CONST: u16 = 0x26;
    pub(super) const VOLATILE: u16 = 0x35;
    pub(super) const RESTRICT: u16 = 0x37;
    pub(super) const VARIABLE: u16 = 0x34;
    pub(super) const RVALUE_REFERENCE: u16 = 0x42;
    pub(super) const ATOMIC: u16 = 0x47;
}

/// Flags of LLVM's types: a member that is no part of the object, or no whole bytes of it.
const STATIC_OR_BIT_FIELD: i32 = 1 << 12 | 1 << 19;

/// Operands of nodes by their numbers, as LLVM's `DebugInfoMetadata.h` lays them out.
const BASE_TYPE: usize = 3;
const ELEMENTS: usize = 4;
const COUNT: usize = 0;

/// Reads types, those that others speak of as they are asked for.
pub(super) struct Types {
    pub(super) context: LLVMContextRef,
    pub(super) names: SourceNames,
    ids: FxHashMap<LLVMMetadataRef, SourceTypeId>,
    /// types of which only the number is there
    open: Vec<(SourceTypeId, LLVMMetadataRef)>,
}

impl Types {
    pub(super) fn new(context: LLVMContextRef) -> Types {
        Types {
            context,
            names: SourceNames::default(),
            ids: FxHashMap::default(),
            open: Vec::new(),
        }
    }

    /// The operands of a node.
    pub(super) unsafe fn operands(&self, node: LLVMMetadataRef) -> Vec<LLVMValueRef> {
        let node = LLVMMetadataAsValue(self.context, node);
        if LLVMIsAMDNode(node).is_null() {
            return Vec::new();
        }
        let mut all = vec![std::ptr::null_mut(); LLVMGetMDNodeNumOperands(node) as usize];
        LLVMGetMDNodeOperands(node, all.as_mut_ptr());
        all
    }

    /// An operand that is a node.
    pub(super) unsafe fn node(
        &self,
        operands: &[LLVMValueRef],
        k: usize,
    ) -> Option<LLVMMetadataRef> {
        let value = operands.get(k).copied().filter(|v| !v.is_null())?;
        // a constant is no metadata here
        let is_node = LLVMIsAConstant(value).is_null() && !LLVMIsAMDNode(value).is_null();
        is_node.then(|| LLVMValueAsMetadata(value))
    }

    /// An operand that is text.
    pub(super) unsafe fn text(&self, operands: &[LLVMValueRef], k: usize) -> Option<String> {
        let value = operands.get(k).copied().filter(|v| !v.is_null())?;
        if LLVMIsAMDString(value).is_null() {
            return None;
        }
        let mut len = 0;
        let text = LLVMGetMDString(value, &mut len);
        (!text.is_null() && len > 0).then(|| text_at(text, len as usize))
    }

    /// Is something of that type passed as one value: a number of at most eight bytes, or an address?
    pub(super) unsafe fn is_single(&self, node: LLVMMetadataRef) -> bool {
        let Some(node) = self.without_names(node) else { return false };
        let small = LLVMDITypeGetSizeInBits(node) <= 64;
        if is(node, K::LLVMDIBasicTypeMetadataKind) {
            return small && !self.is_written_with(node, "DW_ATE_complex");
        }
        let tags = [tag::POINTER, tag::REFERENCE, tag::RVALUE_REFERENCE, tag::ENUMERATION];
        let has_tag = is(node, K::LLVMDIDerivedTypeMetadataKind)
            || is(node, K::LLVMDICompositeTypeMetadataKind);
        has_tag && small && tags.contains(&LLVMGetDINodeTag(node))
    }

    /// Does LLVM print a node with that word? What kind of number a type is, the C API does not tell.
    unsafe fn is_written_with(&self, node: LLVMMetadataRef, word: &str) -> bool {
        let text = take_message(LLVMPrintValueToString(LLVMMetadataAsValue(self.context, node)));
        text.contains(word)
    }

    /// A type without its qualifiers and other names; none of `void`, and of what is no type.
    unsafe fn without_names(&self, node: LLVMMetadataRef) -> Option<LLVMMetadataRef> {
        let mut node = node;
        for _ in 0..MOST_NAMES {
            if !is(node, K::LLVMDIDerivedTypeMetadataKind) {
                break;
            }
            match LLVMGetDINodeTag(node) {
                tag::TYPEDEF | tag::CONST | tag::VOLATILE | tag::RESTRICT | tag::ATOMIC => {
                    let operands = self.operands(node);
                    node = self.node(&operands, BASE_TYPE)?;
                }
                _ => break,
            }
        }
        let kinds = [
            K::LLVMDIBasicTypeMetadataKind,
            K::LLVMDIDerivedTypeMetadataKind,
            K::LLVMDICompositeTypeMetadataKind,
            K::LLVMDISubroutineTypeMetadataKind,
        ];
        kinds.into_iter().any(|kind| unsafe { is(node, kind) }).then_some(node)
    }

    /// The number of a type, without its qualifiers and other names; none of `void`.
    pub(super) unsafe fn ty(&mut self, node: Option<LLVMMetadataRef>) -> Option<SourceTypeId> {
        let node = self.without_names(node?)?;
        if let Some(&id) = self.ids.get(&node) {
            return Some(id);
        }
        let id = self.names.add(SourceType::Unknown);
        self.ids.insert(node, id);
        self.open.push((id, node));
        Some(id)
    }

    /// Reads the types of which only the number is there.
    pub(super) unsafe fn finish(&mut self) {
        while let Some((id, node)) = self.open.pop() {
            if self.ids.len() > MOST_TYPES {
                continue;
            }
            if let Some(ty) = self.read(node) {
                self.names.define(id, ty);
            }
        }
    }

    unsafe fn read(&mut self, node: LLVMMetadataRef) -> Option<SourceType> {
        if is(node, K::LLVMDIBasicTypeMetadataKind) {
            // a number that is no integer is not what its bits are as one
            if self.is_written_with(node, "_float") {
                return None;
            }
            return Some(SourceType::Scalar { size: LLVMDITypeGetSizeInBits(node).div_ceil(8) });
        }
        let operands = self.operands(node);
        if is(node, K::LLVMDIDerivedTypeMetadataKind) {
            let tag = LLVMGetDINodeTag(node);
            let reference = matches!(tag, tag::REFERENCE | tag::RVALUE_REFERENCE);
            if (reference || tag == tag::POINTER) && LLVMDITypeGetSizeInBits(node) == 64 {
                let to = self.ty(self.node(&operands, BASE_TYPE));
                let to = to.unwrap_or_else(|| self.names.add(SourceType::Unknown));
                return Some(SourceType::Pointer { to, reference });
            }
            return None;
        }
        if !is(node, K::LLVMDICompositeTypeMetadataKind) {
            return None;
        }
        let size = LLVMDITypeGetSizeInBits(node) / 8;
        let elements = self.node(&operands, ELEMENTS);
        let elements = elements.map(|e| self.operands(e)).unwrap_or_default();
        match LLVMGetDINodeTag(node) {
            tag::ENUMERATION => Some(SourceType::Scalar { size }),
            tag::STRUCTURE | tag::CLASS | tag::UNION => {
                let nodes = (0..elements.len()).filter_map(|k| self.node(&elements, k));
                let nodes: Vec<LLVMMetadataRef> = nodes.collect();
                let members = nodes.into_iter().filter_map(|n| self.member(n)).collect();
                Some(SourceType::Record { size, members })
            }
            tag::ARRAY => {
                let mut element = self.ty(self.node(&operands, BASE_TYPE))?;
                let all = Some(size).filter(|s| *s > 0);
                // the rows of an array of several dimensions are arrays themselves
                let counts: Vec<Option<u64>> = (0..elements.len())
                    .map(|k| self.node(&elements, k).and_then(|n| self.count(n)))
                    .collect();
                for k in (1..counts.len()).rev() {
                    let outer = counts[..k].iter().try_fold(1u64, |all, n| all.checked_mul((*n)?));
                    let size = all.zip(outer).and_then(|(all, n)| all.checked_div(n));
                    element = self.names.add(SourceType::Array { element, size });
                }
                Some(SourceType::Array { element, size: all })
            }
            _ => None,
        }
    }

    /// The number of elements in a dimension, if it is a constant.
    unsafe fn count(&self, subrange: LLVMMetadataRef) -> Option<u64> {
        if !is(subrange, K::LLVMDISubrangeMetadataKind) {
            return None;
        }
        let operands = self.operands(subrange);
        let count = operands.get(COUNT).copied().filter(|c| !c.is_null())?;
        if LLVMIsAConstantInt(count).is_null() {
            return None;
        }
        u64::try_from(LLVMConstIntGetSExtValue(count)).ok()
    }

    unsafe fn member(&mut self, node: LLVMMetadataRef) -> Option<SourceMember> {
        let is_member = is(node, K::LLVMDIDerivedTypeMetadataKind)
            && matches!(LLVMGetDINodeTag(node), tag::MEMBER | tag::INHERITANCE | tag::VARIABLE);
        if !is_member {
            return None;
        }
        let mut len = 0;
        let name = LLVMDITypeGetName(node, &mut len);
        let has_name = !name.is_null() && LLVMGetDINodeTag(node) != tag::INHERITANCE;
        let name = if has_name { text_at(name, len) } else { String::new() };
        let is_elsewhere = LLVMGetDINodeTag(node) == tag::VARIABLE
            || LLVMDITypeGetFlags(node) & STATIC_OR_BIT_FIELD != 0;
        let operands = self.operands(node);
        let ty = match is_elsewhere {
            // of the same name as one of a base, it is the one that the name means
            true => self.names.add(SourceType::Unknown),
            false => self.ty(self.node(&operands, BASE_TYPE))?,
        };
        Some(SourceMember::new(name, LLVMDITypeGetOffsetInBits(node) / 8, ty))
    }
}

/// Is a node there, and of that kind?
pub(super) unsafe fn is(node: LLVMMetadataRef, kind: K) -> bool {
    !node.is_null() && LLVMGetMetadataKind(node) as u32 == kind as u32
}
