//! What the source says of values, for the reasons that people read: the variable that holds a value or lies where it
//! points to, and the line that computes it (LangRef, "Debugging Information"; "Source Level Debugging with LLVM").
//!
//! Sound as [`variables`](super::variables): metadata is only read. Values are remembered by their references while
//! none is deleted, and looked up among those that live.

use super::places::Lines;
use super::variables::Reader;
use super::{blocks, bodies, has_name, insts, name_of, params};
use llvm_sys::core::*;
use llvm_sys::debuginfo::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMOpcode as O;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use symprof_core::ir::ValueSource;

/// What the source says of values, by function and name of the value.
pub(super) type SpokenByName = FxHashMap<String, FxHashMap<String, ValueSource>>;

/// What the source says of the values of a module.
#[derive(Default)]
pub(super) struct Spoken {
    of: FxHashMap<LLVMValueRef, ValueSource>,
}

/// How well a variable says what a value is: least is best. Its own variable comes before one of a function that was
/// inlined, the whole variable before a part of it or what is computed from it.
type Rank = (bool, bool);

impl Spoken {
    /// Of a module whose debug records are calls.
    pub(super) unsafe fn of_module(module: LLVMModuleRef, reader: &Reader) -> Spoken {
        let mut lines = Lines::new(module);
        let mut names: FxHashMap<LLVMMetadataRef, Option<Arc<str>>> = FxHashMap::default();
        let mut best: FxHashMap<LLVMValueRef, (Rank, Arc<str>)> = FxHashMap::default();
        let mut spoken = Spoken::default();
        for inst in bodies(module).into_iter().flat_map(|f| blocks(f)).flat_map(|b| insts(b)) {
            if let Some(told) = reader.of_variable(inst) {
                let name = names.entry(told.variable).or_insert_with(|| {
                    // SAFETY: as all of this function
                    unsafe { reader.name(told.variable) }.map(Into::into)
                });
                let Some(name) = name.clone() else { continue };
                let rank = (is_inlined(inst), !told.is_whole);
                match best.get(&told.value) {
                    Some((known, _)) if *known <= rank => {}
                    _ => drop(best.insert(told.value, (rank, name))),
                }
            } else if tells_line(inst) {
                if let Some(location) = lines.of_inst(inst) {
                    spoken.of.insert(inst, ValueSource::new(None, Some(location)));
                }
            }
        }
        // without optimization a parameter is stored in the slot of its variable
        for (param, slot) in bodies(module).into_iter().flat_map(|f| stored_parameters(f)) {
            if let Some(known) = best.get(&slot).cloned() {
                best.entry(param).or_insert(known);
            }
        }
        for (value, (_, name)) in best {
            spoken.of.entry(value).or_default().variable = Some(name);
        }
        spoken
    }

    /// The same by names, once all values have one.
    pub(super) unsafe fn by_name(mut self, module: LLVMModuleRef) -> SpokenByName {
        let mut named = SpokenByName::default();
        if self.of.is_empty() {
            return named;
        }
        for function in bodies(module) {
            let mut of_function = FxHashMap::default();
            let values = blocks(function).into_iter().flat_map(|b| insts(b));
            for value in params(function).into_iter().chain(values) {
                if let Some(told) = self.of.remove(&value).filter(|_| has_name(value)) {
                    of_function.insert(name_of(value), told);
                }
            }
            if !of_function.is_empty() {
                named.insert(name_of(function), of_function);
            }
        }
        named
    }
}

/// Parameters that the first block stores, with where.
unsafe fn stored_parameters(function: LLVMValueRef) -> Vec<(LLVMValueRef, LLVMValueRef)> {
    let mut stores = insts(LLVMGetEntryBasicBlock(function));
    stores.retain(|&inst| unsafe { LLVMGetInstructionOpcode(inst) } == O::LLVMStore);
    let parts = |inst| unsafe { (LLVMGetOperand(inst, 0), LLVMGetOperand(inst, 1)) };
    let is_parameter = |v| unsafe { !LLVMIsAArgument(v).is_null() };
    stores.into_iter().map(parts).filter(|&(value, _)| is_parameter(value)).collect()
}

/// Is it an instruction whose result data decides?
unsafe fn tells_line(inst: LLVMValueRef) -> bool {
    matches!(
        LLVMGetInstructionOpcode(inst),
        O::LLVMLoad
            | O::LLVMCall
            | O::LLVMInvoke
            | O::LLVMICmp
            | O::LLVMFCmp
            | O::LLVMFPToSI
            | O::LLVMFPToUI
            | O::LLVMBitCast
            | O::LLVMExtractElement
            | O::LLVMExtractValue
            | O::LLVMTrunc
            | O::LLVMAtomicCmpXchg
            | O::LLVMAtomicRMW
            | O::LLVMVAArg
    )
}

/// Does it come from another function?
unsafe fn is_inlined(inst: LLVMValueRef) -> bool {
    let place = LLVMInstructionGetDebugLoc(inst);
    let is_place = !place.is_null()
        && matches!(LLVMGetMetadataKind(place), LLVMMetadataKind::LLVMDILocationMetadataKind);
    is_place && !LLVMDILocationGetInlinedAt(place).is_null()
}
