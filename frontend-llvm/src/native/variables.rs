//! What debug information calls parameters and globals, and what their types are made of (LangRef, "Debugging
//! Information"; DWARF 5, section 5).
//!
//! Sound as the rest of `native`: metadata is only read, but for the form of debug records, all of which are
//! stripped afterwards. It may be broken in any way, so before a node is asked for what only nodes of its kind
//! have, its kind is looked at, and each node of a type is read once.

use super::constants::has_fixed_size;
use super::{attribute_kind, bodies, globals, insts, name_of, params, take_message, text_at};
use llvm_sys::core::*;
use llvm_sys::debuginfo::{LLVMMetadataKind as K, *};
use llvm_sys::prelude::*;
use llvm_sys::target::{LLVMGetModuleDataLayout, LLVMOffsetOfElement};
use llvm_sys::{LLVMOpcode, LLVMTypeKind};
use rustc_hash::{FxHashMap, FxHashSet};
use symprof_core::ir::{SourceMember, SourceNames, SourceType, SourceTypeId, SourceVariable, Type};
use symprof_core::memory::MemoryPath;

/// Variables of a module.
#[derive(Default)]
pub(super) struct Variables {
    /// types and globals
    pub(super) names: SourceNames,
    /// by function
    pub(super) functions: FxHashMap<String, OfFunction>,
}

/// Variables of a function.
#[derive(Default)]
pub(super) struct OfFunction {
    /// what its parameters are called
    pub(super) parameters: Vec<Option<SourceVariable>>,
    /// all of its outermost scope
    pub(super) names: FxHashSet<String>,
}

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
const SCOPE_OF_VARIABLE: usize = 0;
const NAME_OF_VARIABLE: usize = 1;
const TYPE_OF_VARIABLE: usize = 3;
const TYPE_OF_SUBPROGRAM: usize = 4;
const VARIABLES_OF_SUBPROGRAM: usize = 7;
const TYPES_OF_SUBROUTINE: usize = 3;
const BASE_TYPE: usize = 3;
const ELEMENTS: usize = 4;
const COUNT: usize = 0;

/// The variables of a module; none without debug information.
pub(super) unsafe fn of_module(module: LLVMModuleRef) -> Variables {
    if LLVMGetNamedMetadata(module, c"llvm.dbg.cu".as_ptr(), 11).is_null() {
        return Variables::default();
    }
    // The C API of LLVM 19 reads no debug records; calls of intrinsics it does.
    LLVMSetIsNewDbgInfoFormat(module, 0);
    let mut reader = Reader {
        context: LLVMGetModuleContext(module),
        whole: std::ptr::null_mut(),
        parts: FxHashMap::default(),
        names: SourceNames::default(),
        ids: FxHashMap::default(),
        open: Vec::new(),
    };
    reader.expressions(module);
    let mut functions = FxHashMap::default();
    let told: Vec<Function> = bodies(module).into_iter().map(|f| reader.told(f)).collect();
    // Numbers of arguments are printed only; nodes that no instruction uses are printed without a walk of the module.
    LLVMSetIsNewDbgInfoFormat(module, 1);
    for (function, told) in bodies(module).into_iter().zip(told) {
        let found = reader.of_function(function, &told.parameters);
        if found.iter().any(Option::is_some) || !told.names.is_empty() {
            functions
                .insert(name_of(function), OfFunction { parameters: found, names: told.names });
        }
    }
    for global in globals(module) {
        if let Some(variable) = reader.of_global(global) {
            reader.names.globals.insert(name_of(global), variable);
        }
    }
    reader.finish();
    Variables { names: reader.names, functions }
}

/// What debug information says of a function.
#[derive(Default)]
struct Function {
    parameters: Vec<Told>,
    /// variables of its outermost scope
    names: FxHashSet<String>,
}

/// What debug information says of a parameter of the IR.
struct Told {
    param: usize,
    variable: LLVMMetadataRef,
    part: Part,
}

/// Which part of a variable a parameter is.
enum Part {
    Whole,
    /// it is the address at which the variable lies
    Address,
    /// so many bytes behind its start, and how many
    At(u64, u64),
}

struct Reader {
    context: LLVMContextRef,
    /// the expression that is the value itself
    whole: LLVMMetadataRef,
    /// expressions that are a part of a value: offset and size in bytes
    parts: FxHashMap<LLVMMetadataRef, (u64, u64)>,
    names: SourceNames,
    ids: FxHashMap<LLVMMetadataRef, SourceTypeId>,
    /// types of which only the number is there
    open: Vec<(SourceTypeId, LLVMMetadataRef)>,
}

/// The operation that says which bits of a variable a value is.
const FRAGMENT: u64 = 0x1000;

impl Reader {
    /// The expressions that are looked for: equal ones are one node.
    unsafe fn expressions(&mut self, module: LLVMModuleRef) {
        let builder = LLVMCreateDIBuilderDisallowUnresolved(module);
        self.whole = LLVMDIBuilderCreateExpression(builder, std::ptr::null_mut(), 0);
        for offset in [0, 32, 64, 96] {
            for size in [32, 64] {
                let mut words = [FRAGMENT, offset, size];
                let node = LLVMDIBuilderCreateExpression(builder, words.as_mut_ptr(), words.len());
                self.parts.insert(node, (offset / 8, size / 8));
            }
        }
        LLVMDisposeDIBuilder(builder);
    }

    /// What is told of the parameters of a function: by its first block, or, where nothing is optimized, of the
    /// slots that they are stored in.
    unsafe fn told(&self, function: LLVMValueRef) -> Function {
        let mut told = Function::default();
        let subprogram = LLVMGetSubprogram(function);
        if !is(subprogram, K::LLVMDISubprogramMetadataKind) {
            return told;
        }
        let retained = self.node(&self.operands(subprogram), VARIABLES_OF_SUBPROGRAM);
        let retained = retained.map(|list| self.operands(list)).unwrap_or_default();
        for k in 0..retained.len() {
            told.names.extend(self.node(&retained, k).and_then(|v| self.name_in(v, subprogram)));
        }
        let module = LLVMGetGlobalParent(function);
        let index: FxHashMap<LLVMValueRef, usize> =
            params(function).into_iter().enumerate().map(|(k, p)| (p, k)).collect();
        let entry = insts(LLVMGetEntryBasicBlock(function));
        let mut stored: FxHashMap<LLVMValueRef, Vec<(u64, usize)>> = FxHashMap::default();
        for &inst in &entry {
            if LLVMGetInstructionOpcode(inst) == LLVMOpcode::LLVMStore {
                let (value, address) = (LLVMGetOperand(inst, 0), LLVMGetOperand(inst, 1));
                if let (Some(&k), Some((slot, at))) = (index.get(&value), slot_of(module, address))
                {
                    stored.entry(slot).or_default().push((at, k));
                }
            }
        }
        for inst in entry {
            let is_told = LLVMGetInstructionOpcode(inst) == LLVMOpcode::LLVMCall
                && !LLVMIsADbgVariableIntrinsic(inst).is_null()
                && LLVMGetNumArgOperands(inst) >= 3
                && (0..3).all(|k| is_metadata(LLVMGetOperand(inst, k)));
            let Some(value) = is_told.then(|| self.value(LLVMGetOperand(inst, 0))).flatten() else {
                continue;
            };
            let variable = LLVMValueAsMetadata(LLVMGetOperand(inst, 1));
            // others are of functions that were inlined, or of inner blocks
            let Some(name) = self.name_in(variable, subprogram) else { continue };
            told.names.insert(name);
            let expression = LLVMValueAsMetadata(LLVMGetOperand(inst, 2));
            let is_address = !LLVMIsADbgDeclareInst(inst).is_null();
            if let Some(&param) = index.get(&value) {
                let part = match expression == self.whole {
                    true if is_address => Part::Address,
                    true => Part::Whole,
                    false => match self.parts.get(&expression) {
                        Some(&(at, size)) if !is_address => Part::At(at, size),
                        _ => continue,
                    },
                };
                told.parameters.push(Told { param, variable, part });
            } else if is_address {
                for &(at, param) in stored.get(&value).into_iter().flatten() {
                    let size = size_of(LLVMTypeOf(LLVMGetParam(function, param as u32)));
                    if let Some(size) = size {
                        told.parameters.push(Told { param, variable, part: Part::At(at, size) });
                    }
                }
            }
        }
        told
    }

    /// What the source calls the parameters of a function. Optimized code says of variables what they hold, which is
    /// not what they were passed, once they are assigned to: what is told is taken where the variable is the
    /// parameter of that place in the source.
    unsafe fn of_function(
        &mut self,
        function: LLVMValueRef,
        told: &[Told],
    ) -> Vec<Option<SourceVariable>> {
        let returned = is_returned_through(function);
        let params = LLVMCountParams(function) as usize;
        let mut found = vec![None; params];
        let of_source = self.parameters_of_source(LLVMGetSubprogram(function));
        let numbered: Vec<(usize, &Told)> = told
            .iter()
            .filter_map(|t| Some((argument_number(self.context, t.variable)?, t)))
            .collect();
        // how many parameters of the IR each one of the source has become
        let mut lengths = Vec::with_capacity(of_source.len());
        for (k, ty) in of_source.into_iter().enumerate() {
            let of = numbered.iter().filter(|(number, _)| *number == k + 1);
            let taken: FxHashSet<usize> = of.clone().map(|(_, t)| t.param).collect();
            let is_address = of.clone().any(|(_, t)| matches!(t.part, Part::Address));
            let Some(ty) = ty else { return found };
            // A structure is none, one or several; it is known to be those that are told where they make up all of it.
            let certain = self.is_single(ty) || is_address || {
                let known = self.ty(Some(ty));
                self.finish();
                let size = known.and_then(|ty| self.names.size(ty));
                size.is_some_and(|size| size <= 8 * taken.len() as u64)
            };
            if !certain {
                return found;
            }
            lengths.push(taken.len().max(1));
        }
        let all_known = numbered.iter().all(|(number, _)| *number <= lengths.len());
        if !all_known || lengths.iter().sum::<usize>() + usize::from(returned) != params {
            return found;
        }
        let first =
            |number: usize| usize::from(returned) + lengths[..number - 1].iter().sum::<usize>();
        let is_at_home = |number: usize, t: &Told| {
            (first(number)..first(number) + lengths[number - 1]).contains(&t.param)
        };
        let offset = |t: &Told| match t.part {
            Part::At(at, _) => at,
            Part::Whole | Part::Address => 0,
        };
        for (number, t) in &numbered {
            // its parts are passed in their order
            let in_order = |(n, other): &(usize, &Told)| {
                n != number
                    || is_at_home(*n, other)
                        && other.param.cmp(&t.param) == offset(other).cmp(&offset(t))
            };
            if !is_at_home(*number, t) || !numbered.iter().all(in_order) {
                continue;
            }
            let Some((name, ty)) = self.variable(t.variable) else { continue };
            let variable = match t.part {
                Part::Address => Some(SourceVariable::in_memory(name, ty)),
                Part::Whole => Some(SourceVariable::new(name, ty)),
                Part::At(at, size) => self.part(&SourceVariable::in_memory(name, ty), at, size),
            };
            found[t.param] = found[t.param].take().or(variable);
        }
        found
    }

    /// The types of the parameters that a function has in the source.
    unsafe fn parameters_of_source(
        &self,
        subprogram: LLVMMetadataRef,
    ) -> Vec<Option<LLVMMetadataRef>> {
        if !is(subprogram, K::LLVMDISubprogramMetadataKind) {
            return Vec::new();
        }
        let ty = self.node(&self.operands(subprogram), TYPE_OF_SUBPROGRAM);
        let Some(ty) = ty.filter(|&ty| unsafe { is(ty, K::LLVMDISubroutineTypeMetadataKind) })
        else {
            return Vec::new();
        };
        let types = self.node(&self.operands(ty), TYPES_OF_SUBROUTINE);
        let mut types = types.map(|types| self.operands(types)).unwrap_or_default();
        // the first is what it returns, and nothing at the end are arguments that vary
        if types.len() > 1 && types.last().is_some_and(|t| t.is_null()) {
            types.pop();
        }
        (1..types.len()).map(|k| self.node(&types, k)).collect()
    }

    /// Is something of that type passed as one value: a number of at most eight bytes, or an address?
    unsafe fn is_single(&self, node: LLVMMetadataRef) -> bool {
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

    /// The part of a variable that lies there.
    unsafe fn part(
        &mut self,
        variable: &SourceVariable,
        at: u64,
        size: u64,
    ) -> Option<SourceVariable> {
        self.finish();
        let ty = Some(Type::Int(u8::try_from(size * 8).ok().filter(|w| *w <= 64)?));
        let offsets = vec![i64::try_from(at).ok()?];
        self.names.at(variable, &MemoryPath { root: variable.name.clone(), offsets, ty })
    }

    /// The value that metadata is, if it is one of a function.
    unsafe fn value(&self, metadata: LLVMValueRef) -> Option<LLVMValueRef> {
        let kind = LLVMGetMetadataKind(LLVMValueAsMetadata(metadata));
        matches!(kind, K::LLVMLocalAsMetadataMetadataKind).then(|| {
            let mut value = std::ptr::null_mut();
            // of a value: itself
            LLVMGetMDNodeOperands(metadata, &mut value);
            value
        })
    }

    /// The operands of a node.
    unsafe fn operands(&self, node: LLVMMetadataRef) -> Vec<LLVMValueRef> {
        let node = LLVMMetadataAsValue(self.context, node);
        if LLVMIsAMDNode(node).is_null() {
            return Vec::new();
        }
        let mut all = vec![std::ptr::null_mut(); LLVMGetMDNodeNumOperands(node) as usize];
        LLVMGetMDNodeOperands(node, all.as_mut_ptr());
        all
    }

    /// An operand that is a node.
    unsafe fn node(&self, operands: &[LLVMValueRef], k: usize) -> Option<LLVMMetadataRef> {
        let value = operands.get(k).copied().filter(|v| !v.is_null())?;
        // a constant is no metadata here
        let is_node = LLVMIsAConstant(value).is_null() && !LLVMIsAMDNode(value).is_null();
        is_node.then(|| LLVMValueAsMetadata(value))
    }

    /// An operand that is text.
    unsafe fn text(&self, operands: &[LLVMValueRef], k: usize) -> Option<String> {
        let value = operands.get(k).copied().filter(|v| !v.is_null())?;
        if LLVMIsAMDString(value).is_null() {
            return None;
        }
        let mut len = 0;
        let text = LLVMGetMDString(value, &mut len);
        (!text.is_null() && len > 0).then(|| text_at(text, len as usize))
    }

    /// The name of a variable in the outermost scope of a function.
    unsafe fn name_in(
        &self,
        variable: LLVMMetadataRef,
        subprogram: LLVMMetadataRef,
    ) -> Option<String> {
        if !is(variable, K::LLVMDILocalVariableMetadataKind) {
            return None;
        }
        let operands = self.operands(variable);
        let is_here = self.node(&operands, SCOPE_OF_VARIABLE) == Some(subprogram);
        is_here.then(|| self.text(&operands, NAME_OF_VARIABLE)).flatten()
    }

    /// The name and type of a variable.
    unsafe fn variable(&mut self, variable: LLVMMetadataRef) -> Option<(String, SourceTypeId)> {
        let operands = self.operands(variable);
        let name = self.text(&operands, NAME_OF_VARIABLE)?;
        Some((name, self.ty(self.node(&operands, TYPE_OF_VARIABLE))?))
    }

    /// The variable that a global is.
    unsafe fn of_global(&mut self, global: LLVMValueRef) -> Option<SourceVariable> {
        let mut count = 0;
        let entries = LLVMGlobalCopyAllMetadata(global, &mut count);
        let nodes = (0..count as u32).map(|k| LLVMValueMetadataEntriesGetMetadata(entries, k));
        let told: Vec<LLVMMetadataRef> =
            nodes.filter(|n| is(*n, K::LLVMDIGlobalVariableExpressionMetadataKind)).collect();
        LLVMDisposeValueMetadataEntries(entries);
        // what several variables were merged into has the name of none
        let [told] = told[..] else { return None };
        let operands = self.operands(told);
        let (variable, expression) = (self.node(&operands, 0)?, self.node(&operands, 1)?);
        if expression != self.whole || !is(variable, K::LLVMDIGlobalVariableMetadataKind) {
            return None;
        }
        let operands = self.operands(variable);
        let name = self.text(&operands, NAME_OF_VARIABLE)?;
        let ty = self.ty(self.node(&operands, TYPE_OF_VARIABLE))?;
        Some(SourceVariable::in_memory(name, ty))
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
    unsafe fn ty(&mut self, node: Option<LLVMMetadataRef>) -> Option<SourceTypeId> {
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
    unsafe fn finish(&mut self) {
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
            if self.is_written_with(node, "float") {
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
        let name = if name.is_null() { String::new() } else { text_at(name, len) };
        let is_base = LLVMGetDINodeTag(node) == tag::INHERITANCE;
        let name = if is_base { String::new() } else { name };
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
unsafe fn is(node: LLVMMetadataRef, kind: K) -> bool {
    !node.is_null() && LLVMGetMetadataKind(node) as u32 == kind as u32
}

/// Is it metadata as an operand?
unsafe fn is_metadata(value: LLVMValueRef) -> bool {
    LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMTypeKind::LLVMMetadataTypeKind
}

/// The stack slot that an address is in, and how many bytes behind its start: by a number of bytes, or as a member of
/// a structure that is passed in registers.
unsafe fn slot_of(module: LLVMModuleRef, address: LLVMValueRef) -> Option<(LLVMValueRef, u64)> {
    if !LLVMIsAAllocaInst(address).is_null() {
        return Some((address, 0));
    }
    if LLVMIsAGetElementPtrInst(address).is_null() {
        return None;
    }
    let base = LLVMGetOperand(address, 0);
    let element = LLVMGetGEPSourceElementType(address);
    let index = |k| {
        let index = LLVMGetOperand(address, k);
        let number =
            (!LLVMIsAConstantInt(index).is_null()).then(|| LLVMConstIntGetSExtValue(index));
        number.and_then(|n| u64::try_from(n).ok())
    };
    let at = match (LLVMGetNumOperands(address), LLVMGetTypeKind(element)) {
        (2, LLVMTypeKind::LLVMIntegerTypeKind) if LLVMGetIntTypeWidth(element) == 8 => index(1)?,
        (3, LLVMTypeKind::LLVMStructTypeKind) if index(1) == Some(0) && has_fixed_size(element) => {
            let member = u32::try_from(index(2)?).ok()?;
            LLVMOffsetOfElement(LLVMGetModuleDataLayout(module), element, member)
        }
        _ => return None,
    };
    (!LLVMIsAAllocaInst(base).is_null()).then_some((base, at))
}

/// The bytes of an integer or a pointer.
unsafe fn size_of(ty: LLVMTypeRef) -> Option<u64> {
    match LLVMGetTypeKind(ty) {
        LLVMTypeKind::LLVMIntegerTypeKind => Some(u64::from(LLVMGetIntTypeWidth(ty)).div_ceil(8)),
        LLVMTypeKind::LLVMPointerTypeKind => Some(8),
        _ => None,
    }
}

/// Is the first parameter the place where the result goes?
unsafe fn is_returned_through(function: LLVMValueRef) -> bool {
    let kind = attribute_kind("sret");
    LLVMCountParams(function) > 0 && !LLVMGetEnumAttributeAtIndex(function, 1, kind).is_null()
}

/// Which argument of its function a variable is, from 1 on; none of other variables. LLVM's C API has it as text only:
/// `<0x…> = !DILocalVariable(name: "n", arg: 2, …)`.
unsafe fn argument_number(context: LLVMContextRef, variable: LLVMMetadataRef) -> Option<usize> {
    let text = take_message(LLVMPrintValueToString(LLVMMetadataAsValue(context, variable)));
    argument_in(&text)
}

fn argument_in(text: &str) -> Option<usize> {
    let (_, fields) = text.split_once("!DILocalVariable(")?;
    // what stands between quotes is escaped: a quote there is `\\22`
    let outside = fields.split('"').step_by(2);
    let number = outside.into_iter().find_map(|part| {
        let (_, rest) = part.split_once("arg: ")?;
        rest.split(|c: char| !c.is_ascii_digit()).next()
    });
    number?.parse().ok().filter(|n| *n > 0)
}

#[cfg(test)]
mod tests {
    use super::argument_in;

    #[test]
    fn numbers_of_arguments() {
        let text = r#"<0x1> = !DILocalVariable(name: "n", arg: 12, scope: <0x2>, line: 3)"#;
        assert_eq!(argument_in(text), Some(12));
        assert_eq!(argument_in(r#"<0x1> = !DILocalVariable(name: "arg: 3", scope: <0x2>)"#), None);
        assert_eq!(argument_in("<0x1> = !DIBasicType(name: \"n\")"), None);
    }
}
