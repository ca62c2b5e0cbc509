//! What debug information calls parameters and globals (LangRef, "Debugging Information"; DWARF 5, section 3).
//!
//! Sound as [`debug_types`](super::debug_types): metadata is only read, but for the form of debug records, all of
//! which are stripped afterwards.

use super::constants::has_fixed_size;
use super::debug_types::{is, Types};
use super::spoken::Spoken;
use super::{attribute_kind, bodies, globals, insts, name_of, params, take_message};
use llvm_sys::core::*;
use llvm_sys::debuginfo::{LLVMMetadataKind as K, *};
use llvm_sys::prelude::*;
use llvm_sys::target::{LLVMGetModuleDataLayout, LLVMOffsetOfElement};
use llvm_sys::{LLVMOpcode, LLVMTypeKind};
use rustc_hash::{FxHashMap, FxHashSet};
use symprof_core::ir::{SourceNames, SourceTypeId, SourceVariable, Type};
use symprof_core::memory::MemoryPath;

/// Variables of a module.
#[derive(Default)]
pub(super) struct Variables {
    /// types and globals
    pub(super) names: SourceNames,
    /// by function
    pub(super) functions: FxHashMap<String, FunctionVariables>,
    /// values
    pub(super) spoken: Spoken,
}

/// Variables of a function.
#[derive(Default)]
pub(super) struct FunctionVariables {
    /// what its parameters are called
    pub(super) parameters: Vec<Option<SourceVariable>>,
    /// all of its outermost scope
    pub(super) names: FxHashSet<String>,
}

/// What debug information says of a global.
struct DebugGlobal {
    name: String,
    /// with what it is declared in, if that is anything
    qualified: Option<String>,
    ty: SourceTypeId,
}

impl DebugGlobal {
    /// What it may be called, the shorter first.
    fn names(&self) -> impl Iterator<Item = &str> {
        [Some(self.name.as_str()), self.qualified.as_deref()].into_iter().flatten()
    }
}

/// Scopes in each other.
const MOST_SCOPES: usize = 100;
/// Operands of nodes by their numbers, as LLVM's `DebugInfoMetadata.h` lays them out.
const SCOPE: usize = 1;
const NAME_OF_SCOPE: usize = 2;
const SCOPE_OF_VARIABLE: usize = 0;
const NAME_OF_VARIABLE: usize = 1;
const TYPE_OF_VARIABLE: usize = 3;
const DECLARATION_OF_VARIABLE: usize = 6;
const TYPE_OF_SUBPROGRAM: usize = 4;
const VARIABLES_OF_SUBPROGRAM: usize = 7;
const TYPES_OF_SUBROUTINE: usize = 3;

/// The variables of a module; none without debug information.
pub(super) unsafe fn of_module(module: LLVMModuleRef) -> Variables {
    if LLVMGetNamedMetadata(module, c"llvm.dbg.cu".as_ptr(), 11).is_null() {
        return Variables::default();
    }
    // The C API of LLVM 19 reads no debug records; calls of intrinsics it does.
    LLVMSetIsNewDbgInfoFormat(module, 0);
    let mut reader = Reader {
        types: Types::new(LLVMGetModuleContext(module)),
        whole: std::ptr::null_mut(),
        parts: FxHashMap::default(),
    };
    reader.expressions(module);
    let mut functions = FxHashMap::default();
    let told: Vec<DebugFunction> = bodies(module).into_iter().map(|f| reader.told(f)).collect();
    let spoken = Spoken::of_module(module, &reader);
    // Numbers of arguments are printed only; nodes that no instruction uses are printed without a walk of the module.
    LLVMSetIsNewDbgInfoFormat(module, 1);
    for (function, told) in bodies(module).into_iter().zip(told) {
        let found = reader.of_function(function, &told.parameters);
        if found.iter().any(Option::is_some) || !told.names.is_empty() {
            functions.insert(
                name_of(function),
                FunctionVariables { parameters: found, names: told.names },
            );
        }
    }
    reader.globals(module);
    reader.types.finish();
    Variables { names: reader.types.names, functions, spoken }
}

/// What debug information says of a function.
#[derive(Default)]
struct DebugFunction {
    parameters: Vec<DebugParameter>,
    /// variables of its outermost scope
    names: FxHashSet<String>,
}

/// What debug information says of a parameter of the IR.
struct DebugParameter {
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

/// Reads what debug information says.
pub(super) struct Reader {
    types: Types,
    /// the expression that is the value itself
    whole: LLVMMetadataRef,
    /// expressions that are a part of a value: offset and size in bytes
    parts: FxHashMap<LLVMMetadataRef, (u64, u64)>,
}

/// What a call of debug information says.
pub(super) struct OfVariable {
    /// that this value
    pub(super) value: LLVMValueRef,
    /// is, or tells where to find, this variable
    pub(super) variable: LLVMMetadataRef,
    /// by this expression
    expression: LLVMMetadataRef,
    /// which is the value itself
    pub(super) is_whole: bool,
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
    unsafe fn told(&self, function: LLVMValueRef) -> DebugFunction {
        let mut told = DebugFunction::default();
        let subprogram = LLVMGetSubprogram(function);
        if !is(subprogram, K::LLVMDISubprogramMetadataKind) {
            return told;
        }
        let retained = self.types.node(&self.types.operands(subprogram), VARIABLES_OF_SUBPROGRAM);
        let retained = retained.map(|list| self.types.operands(list)).unwrap_or_default();
        for k in 0..retained.len() {
            told.names
                .extend(self.types.node(&retained, k).and_then(|v| self.name_in(v, subprogram)));
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
            let Some(OfVariable { value, variable, expression, .. }) = self.of_variable(inst)
            else {
                continue;
            };
            // others are of functions that were inlined, or of inner blocks
            let Some(name) = self.name_in(variable, subprogram) else { continue };
            told.names.insert(name);
            let is_address = !LLVMIsADbgDeclareInst(inst).is_null();
            if let Some(&param) = index.get(&value) {
                let part = match expression == self.whole {
                    true if is_address => Part::Address,
                    true => Part::Whole,
                    // a part that is less than the value is one of its halves, and the value has no name
                    false => match self.parts.get(&expression) {
                        Some(&(at, size))
                            if !is_address && size_of(LLVMTypeOf(value)) == Some(size) =>
                        {
                            Part::At(at, size)
                        }
                        _ => continue,
                    },
                };
                told.parameters.push(DebugParameter { param, variable, part });
            } else if is_address {
                for &(at, param) in stored.get(&value).into_iter().flatten() {
                    let size = size_of(LLVMTypeOf(LLVMGetParam(function, param as u32)));
                    if let Some(size) = size {
                        told.parameters.push(DebugParameter {
                            param,
                            variable,
                            part: Part::At(at, size),
                        });
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
        told: &[DebugParameter],
    ) -> Vec<Option<SourceVariable>> {
        let returned = is_returned_through(function);
        let params = LLVMCountParams(function) as usize;
        let mut found = vec![None; params];
        let of_source = self.parameters_of_source(LLVMGetSubprogram(function));
        let numbered: Vec<(usize, &DebugParameter)> = told
            .iter()
            .filter_map(|t| Some((argument_number(self.types.context, t.variable)?, t)))
            .collect();
        // how many parameters of the IR each one of the source has become
        let mut lengths = Vec::with_capacity(of_source.len());
        for (k, ty) in of_source.into_iter().enumerate() {
            let of = numbered.iter().filter(|(number, _)| *number == k + 1);
            let taken: FxHashSet<usize> = of.clone().map(|(_, t)| t.param).collect();
            let is_address = of.clone().any(|(_, t)| matches!(t.part, Part::Address));
            let Some(ty) = ty else { return found };
            // A structure is none, one or several; it is known to be those that are told where they make up all of it.
            let certain = self.types.is_single(ty) || is_address || {
                let known = self.types.ty(Some(ty));
                self.types.finish();
                let size = known.and_then(|ty| self.types.names.size(ty));
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
        let is_at_home = |number: usize, t: &DebugParameter| {
            (first(number)..first(number) + lengths[number - 1]).contains(&t.param)
        };
        let offset = |t: &DebugParameter| match t.part {
            Part::At(at, _) => at,
            Part::Whole | Part::Address => 0,
        };
        for (number, t) in &numbered {
            // its parts are passed in their order
            let in_order = |(n, other): &(usize, &DebugParameter)| {
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
        let ty = self.types.node(&self.types.operands(subprogram), TYPE_OF_SUBPROGRAM);
        let Some(ty) = ty.filter(|&ty| unsafe { is(ty, K::LLVMDISubroutineTypeMetadataKind) })
        else {
            return Vec::new();
        };
        let types = self.types.node(&self.types.operands(ty), TYPES_OF_SUBROUTINE);
        let mut types = types.map(|types| self.types.operands(types)).unwrap_or_default();
        // the first is what it returns, and nothing at the end are arguments that vary
        if types.len() > 1 && types.last().is_some_and(|t| t.is_null()) {
            types.pop();
        }
        (1..types.len()).map(|k| self.types.node(&types, k)).collect()
    }

    /// The part of a variable that lies there.
    unsafe fn part(
        &mut self,
        variable: &SourceVariable,
        at: u64,
        size: u64,
    ) -> Option<SourceVariable> {
        self.types.finish();
        let ty = Some(Type::Int(u8::try_from(size * 8).ok().filter(|w| *w <= 64)?));
        let offsets = vec![i64::try_from(at).ok()?];
        self.types.names.at(variable, &MemoryPath { root: variable.name.clone(), offsets, ty })
    }

    /// What a call says of a variable, if it is one that does.
    pub(super) unsafe fn of_variable(&self, inst: LLVMValueRef) -> Option<OfVariable> {
        let is_told = LLVMGetInstructionOpcode(inst) == LLVMOpcode::LLVMCall
            && !LLVMIsADbgVariableIntrinsic(inst).is_null()
            && LLVMGetNumArgOperands(inst) >= 3
            && (0..3).all(|k| is_metadata(LLVMGetOperand(inst, k)));
        let value = is_told.then(|| self.value(LLVMGetOperand(inst, 0))).flatten()?;
        let variable = LLVMValueAsMetadata(LLVMGetOperand(inst, 1));
        let expression = LLVMValueAsMetadata(LLVMGetOperand(inst, 2));
        Some(OfVariable { value, variable, expression, is_whole: expression == self.whole })
    }

    /// The name of a local variable.
    pub(super) unsafe fn name(&self, variable: LLVMMetadataRef) -> Option<String> {
        if !is(variable, K::LLVMDILocalVariableMetadataKind) {
            return None;
        }
        self.types.text(&self.types.operands(variable), NAME_OF_VARIABLE)
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

    /// The name of a variable in the outermost scope of a function.
    unsafe fn name_in(
        &self,
        variable: LLVMMetadataRef,
        subprogram: LLVMMetadataRef,
    ) -> Option<String> {
        if !is(variable, K::LLVMDILocalVariableMetadataKind) {
            return None;
        }
        let operands = self.types.operands(variable);
        let is_here = self.types.node(&operands, SCOPE_OF_VARIABLE) == Some(subprogram);
        is_here.then(|| self.types.text(&operands, NAME_OF_VARIABLE)).flatten()
    }

    /// The name and type of a variable.
    unsafe fn variable(&mut self, variable: LLVMMetadataRef) -> Option<(String, SourceTypeId)> {
        let operands = self.types.operands(variable);
        let name = self.types.text(&operands, NAME_OF_VARIABLE)?;
        Some((name, self.types.ty(self.types.node(&operands, TYPE_OF_VARIABLE))?))
    }

    /// The variables that globals are. A name that several globals of the module go by (`static` ones of functions,
    /// those of namespaces) is none's but that whose name in the IR it is; the others are named with what they
    /// are declared in.
    unsafe fn globals(&mut self, module: LLVMModuleRef) {
        let all: Vec<(String, Option<DebugGlobal>)> =
            globals(module).into_iter().map(|g| (name_of(g), self.of_global(g))).collect();
        let mut goes_by: FxHashMap<&str, usize> = FxHashMap::default();
        for (name, told) in &all {
            *goes_by.entry(name).or_default() += 1;
            for other in told.iter().flat_map(DebugGlobal::names).filter(|other| other != name) {
                *goes_by.entry(other).or_default() += 1;
            }
        }
        for (name, told) in &all {
            let Some(told) = told else { continue };
            let mut spoken = told.names().filter(|spoken| *spoken == name || goes_by[spoken] == 1);
            if let Some(spoken) = spoken.next() {
                let variable = SourceVariable::in_memory(spoken.to_owned(), told.ty);
                self.types.names.globals.insert(name.clone(), variable);
            }
        }
    }

    /// The variable that a global is.
    unsafe fn of_global(&mut self, global: LLVMValueRef) -> Option<DebugGlobal> {
        let mut count = 0;
        let entries = LLVMGlobalCopyAllMetadata(global, &mut count);
        let nodes = (0..count as u32).map(|k| LLVMValueMetadataEntriesGetMetadata(entries, k));
        let told: Vec<LLVMMetadataRef> =
            nodes.filter(|n| is(*n, K::LLVMDIGlobalVariableExpressionMetadataKind)).collect();
        LLVMDisposeValueMetadataEntries(entries);
        // what several variables were merged into has the name of none
        let [told] = told[..] else { return None };
        let operands = self.types.operands(told);
        let (variable, expression) =
            (self.types.node(&operands, 0)?, self.types.node(&operands, 1)?);
        if expression != self.whole || !is(variable, K::LLVMDIGlobalVariableMetadataKind) {
            return None;
        }
        let operands = self.types.operands(variable);
        let name = self.types.text(&operands, NAME_OF_VARIABLE)?;
        let ty = self.types.ty(self.types.node(&operands, TYPE_OF_VARIABLE))?;
        // a static member stands where it is declared
        let declared = self.types.node(&operands, DECLARATION_OF_VARIABLE);
        let scope = match declared {
            Some(member) => self.types.node(&self.types.operands(member), SCOPE),
            None => self.types.node(&operands, SCOPE_OF_VARIABLE),
        };
        let scope = self.scope(scope);
        let qualified = (!scope.is_empty()).then(|| format!("{scope}::{name}"));
        Some(DebugGlobal { name, qualified, ty })
    }

    /// The namespaces, classes and functions that a scope is, from the outermost on.
    unsafe fn scope(&self, scope: Option<LLVMMetadataRef>) -> String {
        let mut names = Vec::new();
        let mut open = scope;
        while let Some(node) = open.filter(|_| names.len() < MOST_SCOPES) {
            let operands = self.types.operands(node);
            let kinds = [
                K::LLVMDINamespaceMetadataKind,
                K::LLVMDISubprogramMetadataKind,
                K::LLVMDICompositeTypeMetadataKind,
            ];
            if kinds.into_iter().any(|kind| unsafe { is(node, kind) }) {
                names.extend(self.types.text(&operands, NAME_OF_SCOPE));
            } else if !is(node, K::LLVMDILexicalBlockMetadataKind) {
                break;
            }
            open = self.types.node(&operands, SCOPE);
        }
        names.reverse();
        names.join("::")
    }
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
