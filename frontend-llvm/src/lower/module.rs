//! A module: its functions one by one, its constant globals, and whose address escapes.

use super::aliases::Aliases;
use super::{cfg, constants, function, library, regions, scalable};
use crate::facts::{BodyFacts, Effects, LostBody, ModuleFacts, SymbolFacts};
use crate::layout::Layout;
use crate::quiet::quiet;
use llvm_ir::function::{FunctionAttribute, MemoryEffect};
use llvm_ir::module::Linkage;
use llvm_ir::{ConstantRef, Instruction, Name, Operand, Terminator};
use rustc_hash::{FxHashMap, FxHashSet};
use symprof_core::frontend::Loaded;
use symprof_core::ir::{Allocation, Inst, Module};

/// Lowers a module that the caller holds in memory. Flags that llvm-ir drops (`nneg`, `disjoint`)
/// and attributes of declarations are not known then; formulas may carry more conditions than for
/// the same module loaded from a file. Nor are operand bundles, nor constants that are
/// `externally_initialized`: a module that has some is to be loaded from a file. Stack slots are not promoted.
///
/// ```
/// let text = "define i64 @f(i64 %n) {\nentry:\n  ret i64 %n\n}\n";
/// let held = symprof_llvm::llvm_ir::Module::from_ir_str(text).unwrap();
/// let loaded = symprof_llvm::lower_module(&held);
/// assert_eq!(loaded.outcomes[0].name, "f");
/// assert_eq!(loaded.outcomes[0].unsupported, None);
/// ```
pub fn lower_module(module: &llvm_ir::Module) -> Loaded {
    lower_with_facts(module, &ModuleFacts::default(), &[])
}

/// What the lowering of one function needs to know of its module.
pub(super) struct Scope<'m> {
    pub(super) module: &'m llvm_ir::Module,
    pub(super) facts: &'m ModuleFacts,
    pub(super) layout: Layout,
    pub(super) symbols: FxHashMap<&'m str, SymbolFacts>,
    /// aliases of functions and variables: what they stand for
    pub(super) aliases: Aliases,
    /// variables and aliases in address spaces other than the default one
    pub(super) spaces: FxHashMap<String, u32>,
    /// functions with a body that get `vscale` as a parameter
    pub(super) scalable: FxHashSet<&'m str>,
    /// functions with a body that get the number of threads as a parameter
    pub(super) threaded: FxHashSet<&'m str>,
    /// functions in whose blocks markers stand
    pub(super) marked: FxHashSet<&'m str>,
    /// functions with a body by name
    pub(super) bodies: FxHashMap<&'m str, &'m llvm_ir::Function>,
    /// declarations that the linker may leave undefined, at the address null
    weak: FxHashSet<String>,
    /// variables that only this module sees, or that never change: what is loaded from them is
    /// known to the module
    own: FxHashSet<String>,
    /// constants whose contents are those of this module in every program
    pub(super) fixed: FxHashSet<String>,
    /// nothing in the module can ask for `errno`
    pub(super) errno_is_out_of_reach: bool,
    /// constant geps are displacements in bytes (see `native`)
    pub(super) byte_geps: bool,
}

impl Scope<'_> {
    /// May the global of that name (through aliases) have no address?
    pub(super) fn may_be_null(&self, name: &str) -> bool {
        self.weak.contains(name)
    }

    /// Is the type that llvm-ir gives a constant one of another size? It gives all globals the default
    /// address space.
    pub(super) fn misjudges(&self, constant: &ConstantRef) -> bool {
        let mut found = false;
        if !self.spaces.is_empty() {
            constants::for_each_global(constant, &mut |name| {
                let space = self.spaces.get(&plain(name));
                found |= space.is_some_and(|&s| !self.layout.like_default(s));
            });
        }
        found
    }

    /// Does nobody else write the variable of that name (through aliases)?
    pub(super) fn is_own(&self, name: &str) -> bool {
        self.own.contains(name)
    }

    /// The name of a global, through aliases that are nothing but another name.
    pub(super) fn resolve(&self, name: &Name) -> String {
        match self.aliases.target(name) {
            Some((global, 0)) => global,
            _ => plain(name),
        }
    }
}

/// May another module's definition take the place of one of that linkage, and do something else?
/// `weak_odr` and `linkonce_odr` promise the same. A body that is `available_externally` is emitted by another module,
/// whose source may have another (C11, 6.7.4). Those of a library that the loader may replace (`-fsemantic-interposition`)
/// are marked in the module; which of them it may not (`dso_local`), neither llvm-ir nor the C API tells.
pub(super) fn interposable(linkage: Linkage, facts: &ModuleFacts) -> bool {
    facts.replaced_when_loaded && linkage == Linkage::External
        || matches!(
            linkage,
            Linkage::LinkOnceAny
                | Linkage::WeakAny
                | Linkage::AvailableExternally
                | Linkage::LinkerPrivateWeak
                | Linkage::Common
                | Linkage::ExternalWeak
        )
}

/// A name without its sigil.
pub(super) fn plain(name: &Name) -> String {
    match name {
        Name::Name(s) => s.to_string(),
        Name::Number(n) => n.to_string(),
    }
}

/// Lowers a module. `lost` tells, where a function's body is not the one of the file, why llvm-ir
/// could not carry it.
pub(crate) fn lower_with_facts(
    module: &llvm_ir::Module,
    facts: &ModuleFacts,
    lost: &[Option<LostBody>],
) -> Loaded {
    let scope = scope(module, facts);
    let mut lowered = Module::new();
    lowered.big_endian = !scope.layout.little_endian;
    lowered.access_types = facts.access_types.clone();
    lowered.source = facts.source.clone();
    let hidden = |name: &str| facts.hidden.get(name).map_or(&[][..], Vec::as_slice);
    for (k, f) in module.functions.iter().enumerate() {
        // The facts were taken from the same module in the same order; a mismatch would mean
        // that the text between was not read as printed, and then nothing of them is used.
        let body = facts.bodies.get(k).filter(|b| agrees(b, f));
        let lowered_body = match lost.get(k).and_then(Option::as_ref) {
            // what the crate asserts of itself tells a reader nothing
            Some(lost) if lost.reason.contains("assertion") => {
                Err("llvm-ir cannot read it: it has a form that the crate does not know".to_owned())
            }
            Some(lost) => Err(format!("llvm-ir cannot read it: {}", lost.reason)),
            None => match cfg::dangling(f) {
                Some(name) => Err(format!("it jumps to {name}, which is no block of it")),
                None => quiet(|| function::lower(&scope, f, body, hidden(&f.name)))
                    .map_err(|reason| format!("llvm-ir gives no answer about it: {reason}")),
            },
        };
        let mut function = lowered_body.unwrap_or_else(|reason| {
            let globals = match lost.get(k).and_then(Option::as_ref) {
                Some(lost) => lost.globals.clone(),
                None => named_in(f).into_iter().chain(hidden(&f.name).iter().cloned()).collect(),
            };
            function::skeleton(&scope, f, facts.bodies.get(k), reason, globals)
        });
        function.interposable = interposable(f.linkage, facts);
        lowered.add(function);
    }
    let bodies = lowered.definitive();
    let ends =
        |(name, facts): &(&&str, &SymbolFacts)| facts.no_return && !bodies.contains_key(**name);
    let declared_ends = scope.symbols.iter().filter(ends).map(|(&n, _)| n.to_owned());
    let known_ends = module.func_declarations.iter().filter(|f| library::is_known_end(&scope, f));
    lowered.never_return = declared_ends.chain(known_ends.map(|f| f.name.clone())).collect();
    for (name, globals) in &facts.attached {
        let behind = globals.iter().flat_map(|g| scope.aliases.behind(&Name::from(g.as_str())));
        lowered.holds.insert(name.clone(), behind.collect());
    }
    let hidden_anywhere = facts.hidden.values().flatten();
    let hidden_anywhere =
        hidden_anywhere.flat_map(|n| scope.aliases.behind(&Name::from(n.as_str())));
    mark_escapes(&scope, &mut lowered, hidden_anywhere.collect());
    for global in &module.global_vars {
        let name = plain(&global.name);
        let mut held: Vec<String> = Vec::new();
        if let (Some(init), false) = (&global.initializer, is_list(global)) {
            constants::for_each_global(init, &mut |n| held.extend(scope.aliases.behind(n)));
        }
        let hidden =
            hidden(&name).iter().flat_map(|n| scope.aliases.behind(&Name::from(n.as_str())));
        let hidden: Vec<String> = hidden.collect();
        if let Some(contents) = constants::contents_of_global(&scope, global) {
            held.retain(|g| contents.addresses.iter().all(|a| a.global != *g));
            if !contents.addresses.is_empty() {
                lowered.addresses.insert(name.clone(), contents.addresses);
            }
            lowered.constants.insert(name.clone(), contents.bytes);
        }
        // Addresses that are not among the contents known.
        held.extend(hidden);
        if !held.is_empty() {
            lowered.holds.insert(name, held);
        }
    }
    // What may be called or reached through the name.
    for (name, behind) in scope.aliases.unknown() {
        lowered.holds.insert(name.clone(), behind.clone());
    }
    Loaded::new(lowered)
}

fn agrees(facts: &BodyFacts, f: &llvm_ir::Function) -> bool {
    facts.name == f.name
        && facts.blocks.len() == f.basic_blocks.len()
        && facts.blocks.iter().zip(&f.basic_blocks).all(|(a, b)| a.insts.len() == b.instrs.len())
}

fn scope<'m>(module: &'m llvm_ir::Module, facts: &'m ModuleFacts) -> Scope<'m> {
    let mut symbols: FxHashMap<&str, SymbolFacts> =
        facts.symbols.iter().map(|(n, s)| (n.as_str(), *s)).collect();
    for f in &module.functions {
        symbols.entry(&f.name).or_insert_with(|| from_attributes(&f.function_attributes));
    }
    let byte_geps = !facts.bodies.is_empty() && !facts.odd_geps;
    let spaces = module.global_vars.iter().map(|v| (&v.name, v.addr_space));
    let spaces = spaces.chain(module.global_aliases.iter().map(|a| (&a.name, a.addr_space)));
    let layout = Layout::parse(&module.data_layout.layout_str);
    let asks_errno = |name: &str| name.contains("errno") || name == "__error";
    let errno_is_out_of_reach = !module.func_declarations.iter().any(|f| asks_errno(&f.name))
        && !module.global_vars.iter().any(|g| asks_errno(&plain(&g.name)));
    let weak = |linkage: Linkage| linkage == Linkage::ExternalWeak;
    let functions = module.func_declarations.iter().filter(|f| weak(f.linkage));
    let variables = module.global_vars.iter();
    let outside = |v: &llvm_ir::module::GlobalVariable| matches!(&v.name, Name::Name(n) if facts.externally_initialized.contains(n.as_str()));
    let fixed = |v: &llvm_ir::module::GlobalVariable| {
        // a variable is the same in all modules
        let replaceable =
            interposable(v.linkage, facts) && v.linkage != Linkage::AvailableExternally;
        let replaced = replaceable || v.linkage == Linkage::Appending || outside(v);
        v.is_constant && v.initializer.is_some() && !replaced
    };
    let own = |v: &llvm_ir::module::GlobalVariable| {
        let local = matches!(v.linkage, Linkage::Internal | Linkage::Private);
        local && !outside(v) || fixed(v)
    };
    Scope {
        weak: functions
            .map(|f| f.name.clone())
            .chain(variables.clone().filter(|v| weak(v.linkage)).map(|v| plain(&v.name)))
            .collect(),
        fixed: variables.clone().filter(|v| fixed(v)).map(|v| plain(&v.name)).collect(),
        own: variables.filter(|v| own(v)).map(|v| plain(&v.name)).collect(),
        module,
        facts,
        layout,
        symbols,
        aliases: Aliases::new(module, facts, byte_geps),
        spaces: spaces.filter(|s| s.1 != 0).map(|(n, s)| (plain(n), s)).collect(),
        bodies: module.functions.iter().map(|f| (f.name.as_str(), f)).collect(),
        scalable: scalable::users(module),
        threaded: match facts.expanded.places.is_empty() {
            true => FxHashSet::default(),
            false => scalable::askers(module, regions::asks_for_threads),
        },
        marked: facts.expanded.places.iter().map(|(f, _)| f.as_str()).collect(),
        errno_is_out_of_reach,
        byte_geps,
    }
}

/// Effects as llvm-ir's attributes tell them, of a function or of a call site.
pub(super) fn from_attributes(attributes: &[FunctionAttribute]) -> SymbolFacts {
    use crate::facts::Access;
    let access = |e: &MemoryEffect| Access {
        reads: matches!(e, MemoryEffect::Read | MemoryEffect::ReadWrite),
        writes: matches!(e, MemoryEffect::Write | MemoryEffect::ReadWrite),
    };
    let mut facts = SymbolFacts {
        effects: Effects::UNKNOWN,
        no_return: false,
        no_unwind: false,
        returns_twice: false,
        allocation: Allocation::Unknown,
        not_library: false,
    };
    for attribute in attributes {
        match attribute {
            FunctionAttribute::Memory { default, argmem, inaccessible_mem } => {
                facts.effects = Effects {
                    argument: access(argmem),
                    hidden: access(inaccessible_mem),
                    other: access(default),
                };
            }
            FunctionAttribute::NoReturn => facts.no_return = true,
            FunctionAttribute::NoUnwind => facts.no_unwind = true,
            FunctionAttribute::ReturnsTwice => facts.returns_twice = true,
            FunctionAttribute::NoBuiltin => facts.not_library = true,
            _ => {}
        }
    }
    facts
}

/// The globals that a body names, direct callees included.
fn named_in(f: &llvm_ir::Function) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut note = |operand: &Operand| {
        if let Operand::ConstantOperand(c) = operand {
            constants::for_each_global(c, &mut |n| found.push(plain(n)));
        }
    };
    for block in &f.basic_blocks {
        for inst in &block.instrs {
            cfg::for_each_operand(inst, &mut note);
            if let Instruction::Call(call) = inst {
                call.function.as_ref().right().into_iter().for_each(&mut note);
            }
        }
        cfg::for_each_terminator_operand(&block.term, &mut note);
        if let Terminator::Invoke(call) = &block.term {
            call.function.as_ref().right().into_iter().for_each(&mut note);
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// `llvm.used` and its like only keep functions alive.
fn is_list(global: &llvm_ir::module::GlobalVariable) -> bool {
    matches!(&global.name, Name::Name(n) if n.starts_with("llvm."))
}

/// Marks the functions whose address is a value somewhere (not only a direct callee); `escaping` are
/// those that llvm-ir does not show.
fn mark_escapes(scope: &Scope<'_>, module: &mut Module, mut escaping: FxHashSet<String>) {
    for global in &scope.module.global_vars {
        if let (Some(init), false) = (&global.initializer, is_list(global)) {
            constants::for_each_global(init, &mut |n| {
                escaping.extend(scope.aliases.behind(n));
            });
        }
    }
    escape_through_operands(scope, &mut escaping);
    escaping.extend(scope.aliases.unknown().flat_map(|(_, behind)| behind.iter().cloned()));
    escaping.extend(module.holds.values().flatten().cloned());
    // What a body that is not known names may do anything.
    for f in module.functions.values().filter(|f| f.unsupported.is_some()) {
        for (_, inst) in f.blocks.values().flat_map(|b| &b.insts) {
            if let Inst::GlobalAddr(name) = inst {
                escaping.insert(name.clone());
            }
        }
    }
    module.mark_escapes(escaping.iter().map(String::as_str));
}

/// Function addresses that are operands of any instruction, but for direct callees.
fn escape_through_operands(scope: &Scope<'_>, escaping: &mut FxHashSet<String>) {
    let mut note = |operand: &Operand| {
        if let Operand::ConstantOperand(c) = operand {
            constants::for_each_global(c, &mut |n| {
                escaping.extend(scope.aliases.behind(n));
            });
        }
    };
    for f in &scope.module.functions {
        for block in &f.basic_blocks {
            for inst in &block.instrs {
                cfg::for_each_operand(inst, &mut note);
            }
            cfg::for_each_terminator_operand(&block.term, &mut note);
        }
    }
}
