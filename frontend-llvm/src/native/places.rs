//! Where blocks and loops are written, by debug information (LangRef, "Debugging Information"; the places of
//! loops, "llvm.loop").
//!
//! Sound as the rest of `native`: metadata is only read. It may be broken in any way (LLVM's verifier, which
//! would tell, does not end where scopes are in a circle), so before a node is asked for what only nodes of its
//! kind have, its kind is looked at, and no chain of nodes is followed. The line of a place is that of the code
//! as written, also where it was inlined from elsewhere.

use super::{blocks, bodies, insts, text_at};
use crate::facts::Places;
use llvm_sys::core::*;
use llvm_sys::debuginfo::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMOpcode;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use symprof_core::ir::Location;

/// The kind of metadata that loops have.
unsafe fn kind_of_loops(module: LLVMModuleRef) -> u32 {
    LLVMGetMDKindIDInContext(LLVMGetModuleContext(module), c"llvm.loop".as_ptr(), 9)
}

/// Drops properties of loops that are no list of any: LLVM looks at the first of them where it strips debug
/// information, whether there is one or not.
pub(super) unsafe fn drop_empty_loops(module: LLVMModuleRef) {
    let kind = kind_of_loops(module);
    for inst in bodies(module).into_iter().flat_map(|f| blocks(f)).flat_map(|b| insts(b)) {
        if LLVMHasMetadata(inst) == 0 {
            continue;
        }
        let node = LLVMGetMetadata(inst, kind);
        let none = node.is_null() || LLVMIsAMDNode(node).is_null();
        if !none && LLVMGetMDNodeNumOperands(node) == 0 {
            LLVMSetMetadata(inst, kind, std::ptr::null_mut());
        }
    }
}

/// For each block of each function with a body, in their order, where it and its loop are written. Empty
/// without debug information.
pub(super) unsafe fn of_blocks(module: LLVMModuleRef) -> Vec<Places> {
    if LLVMGetNamedMetadata(module, c"llvm.dbg.cu".as_ptr(), 11).is_null() {
        return Vec::new();
    }
    let mut lines = Lines::new(module);
    let mut all = Vec::new();
    for function in bodies(module) {
        for block in blocks(function) {
            let own = insts(block).into_iter().find_map(|inst| lines.of_inst(inst));
            let of_loop = lines.of_loop(LLVMGetBasicBlockTerminator(block));
            all.push(Places { own, of_loop });
        }
    }
    all
}

/// Reads places.
pub(super) struct Lines {
    /// the kind of metadata that loops have
    kind: u32,
    files: FxHashMap<LLVMMetadataRef, Option<Arc<str>>>,
}

impl Lines {
    pub(super) unsafe fn new(module: LLVMModuleRef) -> Lines {
        Lines { kind: kind_of_loops(module), files: FxHashMap::default() }
    }

    /// Where an instruction is written. Phi nodes and what only describes variables tell nothing of a block.
    pub(super) unsafe fn of_inst(&mut self, inst: LLVMValueRef) -> Option<Location> {
        match LLVMGetInstructionOpcode(inst) {
            LLVMOpcode::LLVMPHI => return None,
            LLVMOpcode::LLVMCall if !LLVMIsADbgInfoIntrinsic(inst).is_null() => return None,
            _ => {}
        }
        self.at(LLVMInstructionGetDebugLoc(inst))
    }

    /// Where the loop starts that a terminator goes on with: the first place among its properties.
    unsafe fn of_loop(&mut self, terminator: LLVMValueRef) -> Option<Location> {
        if terminator.is_null() || LLVMHasMetadata(terminator) == 0 {
            return None;
        }
        let node = LLVMGetMetadata(terminator, self.kind);
        if node.is_null() || LLVMIsAMDNode(node).is_null() {
            return None;
        }
        let mut properties = vec![std::ptr::null_mut(); LLVMGetMDNodeNumOperands(node) as usize];
        LLVMGetMDNodeOperands(node, properties.as_mut_ptr());
        // the first is the node itself
        let mut properties = properties.into_iter().skip(1).filter(|p| !p.is_null());
        properties.find_map(|p| self.at(LLVMValueAsMetadata(p)))
    }

    /// A place with a line; other metadata has none.
    unsafe fn at(&mut self, place: LLVMMetadataRef) -> Option<Location> {
        if place.is_null() || !is_place(LLVMGetMetadataKind(place)) {
            return None;
        }
        let line = LLVMDILocationGetLine(place);
        // line 0: code that stands for no line
        if line == 0 {
            return None;
        }
        let scope = LLVMDILocationGetScope(place);
        if scope.is_null() || !is_local_scope(LLVMGetMetadataKind(scope)) {
            return None;
        }
        let file = LLVMDIScopeGetFile(scope);
        if file.is_null() || !is_file(LLVMGetMetadataKind(file)) {
            return None;
        }
        let name = self.files.entry(file).or_insert_with(|| {
            let mut len = 0;
            let name = LLVMDIFileGetFilename(file, &mut len);
            (!name.is_null() && len > 0).then(|| text_at(name, len as usize).into())
        });
        Some(Location::new(name.clone()?, line))
    }
}

fn is_place(kind: LLVMMetadataKind) -> bool {
    matches!(kind, LLVMMetadataKind::LLVMDILocationMetadataKind)
}

fn is_local_scope(kind: LLVMMetadataKind) -> bool {
    matches!(
        kind,
        LLVMMetadataKind::LLVMDISubprogramMetadataKind
            | LLVMMetadataKind::LLVMDILexicalBlockMetadataKind
            | LLVMMetadataKind::LLVMDILexicalBlockFileMetadataKind
    )
}

fn is_file(kind: LLVMMetadataKind) -> bool {
    matches!(kind, LLVMMetadataKind::LLVMDIFileMetadataKind)
}
