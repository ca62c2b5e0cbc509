//! Gathering the facts that llvm-ir drops: attributes, flags, constants of more than 64 bits.
//!
//! Sound as the rest of `native`: nothing is changed, and what leaves is plain data.

use super::access::Gathered;
use super::promised::Kinds;
use super::{
    attribute_kind, blocks, bodies, bundles, functions, globals, globals_in, insts, name_of,
    take_message, Graph,
};
use crate::facts::{Access, BlockFacts, BodyFacts, Effects, InstFacts, ModuleFacts, SymbolFacts};
use crate::headers::Range;
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::{
    LLVMAttributeFunctionIndex, LLVMGEPFlagInBounds, LLVMGEPFlagNUSW, LLVMGEPFlagNUW, LLVMOpcode,
};
use rustc_hash::FxHashMap;
use symprof_core::ir::Allocation;

/// The facts of a module. `unnamed` are the parameters without a name of each function with a body,
/// `graphs` their control flow, `ranges` those of their parameters by name.
pub(super) unsafe fn gather(
    module: LLVMModuleRef,
    unnamed: Vec<Vec<bool>>,
    graphs: Vec<Graph>,
    mut ranges: FxHashMap<String, Vec<Option<Range>>>,
) -> ModuleFacts {
    let mut facts =
        ModuleFacts { symbols: symbols(module), attached: attached(module), ..Default::default() };
    for variable in globals(module) {
        if LLVMIsExternallyInitialized(variable) != 0 {
            facts.externally_initialized.insert(name_of(variable));
        }
    }
    facts.replaced_when_loaded = is_replaced_when_loaded(module);
    let mut types = Gathered::new(module);
    let promised = Kinds::new(module);
    for ((function, unnamed_params), graph) in bodies(module).into_iter().zip(unnamed).zip(graphs) {
        let mut body = body_facts(function, graph, &mut types, &promised);
        body.ranges = ranges.remove(&body.name).unwrap_or_default();
        body.unnamed_params = unnamed_params;
        facts.bodies.push(body);
    }
    facts.access_types = types.types;
    facts
}

/// What is known of a function by its attributes, for all functions by name.
unsafe fn symbols(module: LLVMModuleRef) -> FxHashMap<String, SymbolFacts> {
    let memory = attribute_kind("memory");
    let noreturn = attribute_kind("noreturn");
    let nounwind = attribute_kind("nounwind");
    let returns_twice = attribute_kind("returns_twice");
    let allocation = attribute_kind("allockind");
    let nobuiltin = attribute_kind("nobuiltin");
    let mut symbols = FxHashMap::default();
    for function in functions(module) {
        let (at, name) = (LLVMAttributeFunctionIndex, name_of(function));
        let value = |kind| unsafe {
            let attribute = LLVMGetEnumAttributeAtIndex(function, at, kind);
            (!attribute.is_null()).then(|| LLVMGetEnumAttributeValue(attribute))
        };
        let effects = value(memory).map_or(Effects::UNKNOWN, decode_memory);
        let has = |kind| value(kind).is_some();
        let known = SymbolFacts {
            effects,
            no_return: has(noreturn),
            no_unwind: has(nounwind),
            returns_twice: has(returns_twice),
            allocation: decode_allocation(value(allocation)),
            not_library: has(nobuiltin) || says_no_builtin(function, &name),
        };
        symbols.insert(name, known);
    }
    symbols
}

/// The globals that stand in what is attached to functions.
unsafe fn attached(module: LLVMModuleRef) -> FxHashMap<String, Vec<String>> {
    let mut attached = FxHashMap::default();
    for function in functions(module) {
        let mut found = Vec::new();
        if LLVMHasPersonalityFn(function) != 0 {
            globals_in(LLVMGetPersonalityFn(function), &mut found);
        }
        if LLVMHasPrefixData(function) != 0 {
            globals_in(LLVMGetPrefixData(function), &mut found);
        }
        if LLVMHasPrologueData(function) != 0 {
            globals_in(LLVMGetPrologueData(function), &mut found);
        }
        if !found.is_empty() {
            attached.insert(name_of(function), found);
        }
    }
    attached
}

/// The facts of a function's instructions and parameters.
unsafe fn body_facts(
    function: LLVMValueRef,
    graph: Graph,
    types: &mut Gathered,
    promised: &Kinds,
) -> BodyFacts {
    let mut facts = BodyFacts {
        name: name_of(function),
        vscale_range: vscale_range(function),
        promised: promised.of_parameters(function),
        ..Default::default()
    };
    let kept = kind_of_kept(LLVMGetModuleContext(LLVMGetGlobalParent(function)));
    let mut printed = 0;
    for (k, (block, (name, successors))) in blocks(function).into_iter().zip(graph).enumerate() {
        let mut flags = Vec::new();
        for (j, inst) in insts(block).into_iter().enumerate() {
            let at = (k as u32, j as u32);
            flags.push(inst_facts(inst, kept));
            if let Some(ty) = types.of(inst) {
                facts.access.insert(at, ty);
            }
            if let Some(known) = promised.of(inst, &mut printed) {
                facts.results.insert(at, known);
            }
            let passed = promised.of_arguments(inst);
            if !passed.is_empty() {
                facts.arguments.insert(at, passed);
            }
            wide_constants(inst, at, &mut facts.wide);
            if let Some(found) = bundles::facts(inst) {
                facts.bundles.insert(at, found);
            }
        }
        flags.pop(); // the terminator
        let places = Default::default();
        facts.blocks.push(BlockFacts { name, insts: flags, successors, added: false, places });
    }
    facts
}

/// May the loader replace what other modules see of this one?
pub(super) unsafe fn is_replaced_when_loaded(module: LLVMModuleRef) -> bool {
    let flag = "SemanticInterposition";
    !LLVMGetModuleFlag(module, flag.as_ptr().cast(), flag.len()).is_null()
}

/// Is a function compiled without the library, or without its function of a name?
pub(super) unsafe fn says_no_builtin(function: LLVMValueRef, name: &str) -> bool {
    let has = |key: &str| unsafe {
        let (text, length) = (key.as_ptr().cast(), key.len() as u32);
        !LLVMGetStringAttributeAtIndex(function, LLVMAttributeFunctionIndex, text, length).is_null()
    };
    has("no-builtins") || has(&format!("no-builtin-{name}"))
}

/// What a function may do to memory, as its attribute says.
pub(super) unsafe fn memory_effects(function: LLVMValueRef) -> Effects {
    let kind = attribute_kind("memory");
    let attribute = LLVMGetEnumAttributeAtIndex(function, LLVMAttributeFunctionIndex, kind);
    match attribute.is_null() {
        true => Effects::UNKNOWN,
        false => decode_memory(LLVMGetEnumAttributeValue(attribute)),
    }
}

/// The encoding of LLVM 19's `MemoryEffects` (llvm/Support/ModRef.h): two bits, read and write, for
/// each of argument memory, inaccessible memory and all other memory.
fn decode_memory(bits: u64) -> Effects {
    let access =
        |k: u32| Access { reads: bits >> (2 * k) & 1 != 0, writes: bits >> (2 * k) & 2 != 0 };
    Effects { argument: access(0), hidden: access(1), other: access(2) }
}

/// The attribute `vscale_range`: the least number above the greatest, which is 0 where there is none.
unsafe fn vscale_range(function: LLVMValueRef) -> Option<(u32, Option<u32>)> {
    let (at, kind) = (LLVMAttributeFunctionIndex, attribute_kind("vscale_range"));
    let attribute = LLVMGetEnumAttributeAtIndex(function, at, kind);
    if attribute.is_null() {
        return None;
    }
    let value = LLVMGetEnumAttributeValue(attribute);
    let most = value as u32;
    Some(((value >> 32) as u32, (most != 0).then_some(most)))
}

/// The encoding of LLVM 19's `AllocFnKind` (llvm/IR/Attributes.h): a bit each for a function that allocates,
/// that reallocates and that frees; two for what fresh memory holds. What is reallocated holds what it held.
fn decode_allocation(bits: Option<u64>) -> Allocation {
    let bits = bits.unwrap_or(0);
    let has = |k: u32| bits >> k & 1 != 0;
    match (has(0), has(1), has(2), has(4)) {
        (true, false, _, true) => Allocation::Zeroed,
        (true, ..) | (_, true, ..) => Allocation::Fresh,
        (_, _, true, _) => Allocation::Release,
        _ => Allocation::Unknown,
    }
}

/// Notes the constants of 65 to 128 bits among an instruction's operands.
unsafe fn wide_constants(
    inst: LLVMValueRef,
    place: (u32, u32),
    found: &mut FxHashMap<(u32, u32, u32), (u64, u64)>,
) {
    for k in 0..LLVMGetNumOperands(inst) as u32 {
        let operand = LLVMGetOperand(inst, k);
        if operand.is_null() || LLVMIsAConstantInt(operand).is_null() {
            continue;
        }
        let bits = LLVMGetIntTypeWidth(LLVMTypeOf(operand));
        if !(65..=128).contains(&bits) {
            continue;
        }
        // The C API gives one word of a constant; its text, `i65 -1`, has all.
        let text = take_message(LLVMPrintValueToString(operand));
        let number = text
            .rsplit(' ')
            .next()
            .and_then(|n| n.parse::<i128>().map(|v| v as u128).or_else(|_| n.parse::<u128>()).ok());
        if let Some(number) = number {
            let number = if bits == 128 { number } else { number & ((1 << bits) - 1) };
            found.insert((place.0, place.1, k), (number as u64, (number >> 64) as u64));
        }
    }
}

/// The kind of metadata that says that promises of an instruction are kept.
pub(super) unsafe fn kind_of_kept(context: LLVMContextRef) -> u32 {
    let name = c"symprof.kept";
    LLVMGetMDKindIDInContext(context, name.as_ptr(), name.count_bytes() as u32)
}

unsafe fn inst_facts(inst: LLVMValueRef, kept: u32) -> InstFacts {
    let mut facts = InstFacts::default();
    match LLVMGetInstructionOpcode(inst) {
        LLVMOpcode::LLVMAdd | LLVMOpcode::LLVMSub | LLVMOpcode::LLVMMul => {
            let is_kept = LLVMHasMetadata(inst) != 0 && !LLVMGetMetadata(inst, kept).is_null();
            facts.set(InstFacts::KEPT, is_kept);
        }
        LLVMOpcode::LLVMTrunc => {
            facts.set(InstFacts::NUW, LLVMGetNUW(inst) != 0);
            facts.set(InstFacts::NSW, LLVMGetNSW(inst) != 0);
        }
        LLVMOpcode::LLVMZExt => facts.set(InstFacts::NNEG, LLVMGetNNeg(inst) != 0),
        LLVMOpcode::LLVMOr => facts.set(InstFacts::DISJOINT, LLVMGetIsDisjoint(inst) != 0),
        LLVMOpcode::LLVMGetElementPtr => {
            let flags = LLVMGEPGetNoWrapFlags(inst);
            facts.set(InstFacts::NUSW, flags & (LLVMGEPFlagInBounds | LLVMGEPFlagNUSW) != 0);
            facts.set(InstFacts::NUW, flags & LLVMGEPFlagNUW != 0);
        }
        _ => {}
    }
    facts
}
