//! Functions and modules: blocks, values and their names.
//!
//! Names are those of the source IR and serve display and the command line only; every graph and
//! table is keyed by ids.

use super::access::{AccessType, AccessTypes};
use super::entities::{Block, FuncId, Value};
use super::inst::{Inst, Terminator};
use super::location::Location;
use super::source_names::{SourceNames, SourceVariable};
use super::types::Type;
use super::value_source::ValueSource;
use cranelift_entity::{EntityRef, PrimaryMap};
use rustc_hash::{FxHashMap, FxHashSet};

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ValueDef {
    /// the k-th parameter of the function
    Param(u32),
    /// the k-th parameter of a block
    BlockParam(Block, u32),
    /// the k-th instruction of a block
    Inst(Block, u32),
}

/// A value: its type, where it is defined and its name in the source, if it has one.
#[derive(Clone, Debug)]
pub struct ValueData {
    /// type
    pub ty: Type,
    /// definition
    pub def: ValueDef,
    /// name in the source IR, without sigils
    pub name: Option<String>,
}

/// A parameter of a function.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Param {
    /// the name by which users bind it: the IR's, or `arg0`, `arg1`, … by position
    pub name: String,
    /// type
    pub ty: Type,
    /// the type as the source spells it (`i32`, `ptr`, `memref<?x8xf32>`), for display
    pub source_type: String,
    /// its value
    pub value: Value,
    /// The object that a pointer parameter points to is reached through no other parameter
    /// (LLVM `noalias`).
    pub no_alias: bool,
    /// The value where a point says nothing of it; for those that only lowering knows of.
    pub default: Option<i64>,
    /// the variable of the source that it is, if debug information says so
    pub source: Option<SourceVariable>,
}

/// A basic block.
#[derive(Clone, Debug)]
pub struct BlockData {
    /// name in the source IR
    pub name: String,
    /// parameters; the predecessors' jumps carry their values
    pub params: Vec<Value>,
    /// instructions, each with the value it defines, if any
    pub insts: Vec<(Option<Value>, Inst)>,
    /// As which types its loads and stores access memory, by their places among the instructions; any type
    /// where nothing is said.
    pub access: FxHashMap<u32, AccessType>,
    /// how it ends
    pub terminator: Terminator,
    /// where it is written, if debug information says so: the first of its instructions that tells
    pub location: Option<Location>,
    /// where the loop is written whose next iteration starts behind this block, if debug information says so
    pub loop_location: Option<Location>,
    /// Blocks that lowering added (a loop's own header and latch of a structured loop) are left
    /// out of profiles.
    pub hidden: bool,
    /// Blocks of functions whose bodies were copied into this one: an execution of this block is one of theirs.
    pub copies: Vec<CopiedBlock>,
}

/// A block that was copied into another function, so that what decides it there is seen.
///
/// ```
/// use symprof_core::{ir::text::parse_module, profile::*};
/// // the body of `g` stands in `f`
/// let module = parse_module("
/// func @f(%n: i32) {
/// block entry:
///   %zero = const i32 0
///   %c = icmp sgt %n, %zero
///   branch %c, then, exit
/// block then hidden copies @g entry:
///   jump exit
/// block exit:
///   return
/// }
/// func @g() {
/// block entry:
///   return
/// }")?;
/// let profile = ModuleProfile::new(&module, Options::default());
/// let inside = profile.callees(profile.by_name("f")?).ok_or("no callees")?;
/// let entry = inside.function("g").and_then(|g| g.block("entry")).ok_or("no block")?;
/// let formula = entry.count.formula().ok_or("no formula")?;
/// assert_eq!(inside.store().display(formula).to_string(), "n > 0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub struct CopiedBlock {
    /// the function that it is of
    pub function: String,
    /// its name there
    pub block: String,
}

impl CopiedBlock {
    /// The block of that name, of the function of that name.
    pub fn new(function: impl Into<String>, block: impl Into<String>) -> CopiedBlock {
        CopiedBlock { function: function.into(), block: block.into() }
    }
}

/// What a structured builder knows about a loop: the triple of the paper's affine loop
/// (`AL: from S to E in K`), and whether its iterations may run in parallel.
#[derive(Clone, Debug)]
pub struct LoopAnnotation {
    /// start, end and step, where the loop is a counted one
    pub triple: Option<(Value, Value, Value)>,
    /// iterations may run in any order or at once; counts do not change
    pub parallel: bool,
    /// path name of the loop's region (`scf.for#0.body`)
    pub path: String,
}

/// A function: a control-flow graph over scalar SSA values.
///
/// ```
/// use symprof_core::ir::text::parse_function;
/// let f = parse_function("
/// func @f(%c: i1) {
/// block entry:
///   branch %c, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?;
/// let entry = f.entry();
/// assert_eq!(f.blocks[entry].name, "entry");
/// let next: Vec<&str> = f.successors(entry).map(|b| f.blocks[b].name.as_str()).collect();
/// assert_eq!(next, ["then", "exit"]);
/// assert_eq!(f.block_by_name("then"), f.successors(entry).next());
/// assert_eq!(f.value_name(f.params[0].value), "c");
/// # Ok::<(), symprof_core::ir::text::ParseError>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
#[non_exhaustive]
pub struct Function {
    /// name, without sigil
    pub name: String,
    /// parameters
    pub params: Vec<Param>,
    /// type of the value returned, if any
    pub result: Option<Type>,
    /// blocks
    pub blocks: PrimaryMap<Block, BlockData>,
    /// values
    pub values: PrimaryMap<Value, ValueData>,
    /// the blocks in the order of the source; the first is the entry
    pub layout: Vec<Block>,
    /// annotations of structured loops, by header
    pub loops: FxHashMap<Block, LoopAnnotation>,
    /// The function's address is handed to code that may call it (design, 7): its counts cannot
    /// be known from its call sites.
    pub address_escapes: bool,
    /// Another definition may take this one's place when the program is linked (LLVM's `weak` and
    /// `linkonce`): its own profile is that of this body, but calls by its name are calls of unknown
    /// code.
    pub interposable: bool,
    /// Calls pass it other arguments than it has parameters: variable ones, structures that are taken apart,
    /// what only lowering knows of. So a call through a pointer may run it whatever it passes.
    pub loose_signature: bool,
    /// Values of which the source promises what no flag says: a range, an alignment, that a pointer is not null
    /// (LLVM's `range(…)`, `align`, `nonnull` without `noundef`). One that is otherwise is poison, which matters
    /// where it is frozen. The text form does not hold them.
    pub promised: FxHashSet<Value>,
    /// Values whose flags are no promises of the program: whoever made their instructions has a proof that no execution
    /// breaks one, so that none needs to be checked. The text form does not hold them.
    pub kept: FxHashSet<Value>,
    /// Variables that the function has in the source, by their names, which hide globals. The text form does not hold
    /// them.
    pub variable_names: FxHashSet<String>,
    /// Blocks that were put on an edge of the program as it was given, to count how often it is taken. The text form does
    /// not hold them.
    pub split_edges: FxHashSet<Block>,
    /// What the source says of values. The text form does not hold it.
    pub value_sources: FxHashMap<Value, ValueSource>,
    /// What is assumed of the runtime that runs the function's parallel regions, where these are written out as
    /// loops over threads.
    pub parallel: Option<String>,
    /// Set if the whole function cannot be analysed, with the reason.
    pub unsupported: Option<String>,
}

impl Function {
    /// A value as messages name it: by its name in the source, else by its number.
    pub fn value_name(&self, v: Value) -> String {
        self.values[v].name.clone().unwrap_or_else(|| v.to_string())
    }

    /// The entry block. Functions made by [`FunctionBuilder`](super::FunctionBuilder) have one.
    pub fn entry(&self) -> Block {
        self.layout.first().copied().unwrap_or_else(|| Block::new(0))
    }

    /// Successors of a block, in the order of its terminator's targets, with repeats.
    pub fn successors(&self, block: Block) -> impl Iterator<Item = Block> + '_ {
        self.blocks[block].terminator.targets().map(|t| t.block)
    }

    /// The instruction that defines a value, if an instruction does.
    pub fn inst(&self, value: Value) -> Option<&Inst> {
        match self.values[value].def {
            ValueDef::Inst(b, k) => self.blocks[b].insts.get(k as usize).map(|(_, i)| i),
            _ => None,
        }
    }

    /// The block in which a value is defined; parameters belong to the entry.
    pub fn def_block(&self, value: Value) -> Block {
        match self.values[value].def {
            ValueDef::Param(_) => self.entry(),
            ValueDef::BlockParam(b, _) | ValueDef::Inst(b, _) => b,
        }
    }

    /// The block of that name.
    pub fn block_by_name(&self, name: &str) -> Option<Block> {
        self.layout.iter().copied().find(|&b| self.blocks[b].name == name)
    }
}

/// Functions that may call each other.
///
/// ```
/// use symprof_core::ir::{text::parse_function, Module};
/// let mut module = Module::new();
/// let id = module.add(parse_function("func @f(%n: i32) {\nblock entry:\n  return\n}")?);
/// assert_eq!(module.by_name("f"), Some(id));
/// assert_eq!(module.by_name("g"), None);
/// # Ok::<(), symprof_core::ir::text::ParseError>(())
/// ```
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Module {
    /// functions with a body
    pub functions: PrimaryMap<FuncId, Function>,
    /// Contents of constant globals, byte by byte, by name; `None` where a byte is unknown.
    pub constants: FxHashMap<String, Vec<Option<u8>>>,
    /// Addresses among the contents of constant globals, by the name of the constant: eight bytes
    /// each, which are `None` in [`constants`](Self::constants).
    pub addresses: FxHashMap<String, Vec<ConstantAddress>>,
    /// Globals whose addresses stand at first in a variable that is no constant, by its name.
    pub holds: FxHashMap<String, Vec<String>>,
    /// Functions that are declared never to come back and that have no body here, or one that may be
    /// replaced.
    pub never_return: FxHashSet<String>,
    /// The most significant byte of an integer comes first in memory.
    pub big_endian: bool,
    /// the types of accesses to memory
    pub access_types: AccessTypes,
    /// types and global variables of the source, if debug information says so
    pub source: SourceNames,
}

/// The address of a global in the contents of a constant one (an entry of a table of functions).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ConstantAddress {
    /// where it stands, in bytes from the start of the constant
    pub at: u64,
    /// the global variable or function whose address it is
    pub global: String,
    /// the bytes by which it is displaced
    pub offset: i64,
}

impl Module {
    /// An empty module.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a function.
    pub fn add(&mut self, function: Function) -> FuncId {
        self.functions.push(function)
    }

    /// The function of that name. Linear in the number of functions.
    pub fn by_name(&self, name: &str) -> Option<FuncId> {
        self.functions.iter().find(|(_, f)| f.name == name).map(|(id, _)| id)
    }

    /// Is a function of that name, of which the module has no body, declared never to come back?
    ///
    /// ```
    /// let module = symprof_core::ir::text::parse_module("noreturn @die\n")?;
    /// assert!(module.never_returns("die"));
    /// assert!(!module.never_returns("printf"));
    /// # Ok::<(), symprof_core::ir::text::ParseError>(())
    /// ```
    #[must_use]
    pub fn never_returns(&self, name: &str) -> bool {
        self.never_return.contains(name)
    }

    /// Tells calls of functions that the module has a body for, and calls with other types, from those of
    /// [known callees](crate::known) of the same name. To be called when all functions are there.
    pub fn mark_own_callees(&mut self) {
        let names: std::collections::HashSet<String> =
            self.functions.values().map(|f| f.name.clone()).collect();
        for func in self.functions.values_mut() {
            let values = &func.values;
            for (value, inst) in func.blocks.values_mut().flat_map(|b| &mut b.insts) {
                let Inst::Call(call) = inst else { continue };
                if let super::Callee::Direct(name) = &call.callee {
                    call.effects.own_body = names.contains(name);
                }
                if let Some(known) = crate::known::by_name(call) {
                    let args: Vec<Type> = call.args.iter().map(|&a| values[a].ty).collect();
                    let result = value.map(|v| values[v].ty);
                    call.effects.not_library |= !known.fits(&args, result);
                }
            }
        }
    }

    /// Notes that the addresses of these functions are values somewhere: they may be called by
    /// whoever gets hold of them, and so may, then, whatever they call. Names that are no functions
    /// of the module are passed over. To be called when all functions are there.
    ///
    /// ```
    /// let text = "func @f() {\nblock entry:\n  call @g()\n  return\n}\nfunc @g() {\nblock entry:\n  return\n}\n\
    ///             func @h() {\nblock entry:\n  return\n}\n";
    /// let mut module = symprof_core::ir::text::parse_module(text)?;
    /// module.mark_escapes(["f", "printf"]);
    /// let escaping = module.functions.values().filter(|f| f.address_escapes);
    /// assert_eq!(escaping.map(|f| f.name.as_str()).collect::<Vec<_>>(), ["f", "g"]);
    /// # Ok::<(), symprof_core::ir::text::ParseError>(())
    /// ```
    pub fn mark_escapes<'a>(&mut self, escaping: impl IntoIterator<Item = &'a str>) {
        let mut ids: FxHashMap<&str, Vec<FuncId>> = FxHashMap::default();
        for (id, f) in &self.functions {
            ids.entry(&f.name).or_default().push(id);
        }
        let named = |name: &str| ids.get(name).into_iter().flatten().copied();
        let mut work: Vec<FuncId> = escaping.into_iter().flat_map(named).collect();
        let mut reached = rustc_hash::FxHashSet::default();
        while let Some(id) = work.pop() {
            if !reached.insert(id) {
                continue;
            }
            for (_, inst) in self.functions[id].blocks.values().flat_map(|b| &b.insts) {
                if let Inst::Call(call) = inst {
                    if let super::Callee::Direct(name) = &call.callee {
                        work.extend(named(name));
                    }
                }
            }
        }
        for id in reached {
            self.functions[id].address_escapes = true;
        }
    }

    /// The functions whose body is what a call by name runs. Linear in the number of functions.
    pub fn definitive(&self) -> FxHashMap<&str, FuncId> {
        let mut names = FxHashMap::default();
        for (id, f) in self.functions.iter().filter(|(_, f)| !f.interposable) {
            names.entry(f.name.as_str()).or_insert(id);
        }
        names
    }

    /// What stands in the function as a copy: which block of it copies which block of which function.
    /// Linear in the blocks of the function and of those copied.
    pub fn copies(&self, id: FuncId) -> Vec<(Block, FuncId, Block)> {
        let func = &self.functions[id];
        let mut known: FxHashMap<&str, (FuncId, FxHashMap<&str, Block>)> = FxHashMap::default();
        let mut found = Vec::new();
        for &b in &func.layout {
            for copy in &func.blocks[b].copies {
                if !known.contains_key(copy.function.as_str()) {
                    let Some(of) = self.by_name(&copy.function) else { continue };
                    let blocks = self.functions[of].blocks.iter();
                    let names = blocks.map(|(b, data)| (data.name.as_str(), b)).collect();
                    known.insert(&copy.function, (of, names));
                }
                let (of, names) = &known[copy.function.as_str()];
                found.extend(names.get(copy.block.as_str()).map(|&inner| (b, *of, inner)));
            }
        }
        found
    }
}
