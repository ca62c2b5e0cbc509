//! A module: its functions one by one, its constant globals, and whose address escapes.

use super::function;
use super::regions::Regions;
use crate::native::{Attr, Op, PIECE};
use rustc_hash::{FxHashMap, FxHashSet};
use symprof_core::frontend::Loaded;
use symprof_core::ir::{Block, FuncId, Module};
use symprof_core::known::OTHER_THREAD;

/// What the lowering of one function needs to know of its module.
pub(super) struct Scope<'m> {
    /// functions by qualified name
    pub(super) functions: FxHashMap<String, Op<'m>>,
    /// elements of constant globals of a few integers, by qualified name
    pub(super) tables: FxHashMap<String, Vec<i64>>,
    /// what globals hold the addresses of, by qualified names
    pub(super) holds: FxHashMap<String, Vec<String>>,
    /// functions with operations of the dialect `omp`
    pub(super) parallel: FxHashSet<String>,
    /// these, and functions that call them
    pub(super) threaded: FxHashSet<String>,
    /// functions that one of several threads may call
    pub(super) among: FxHashSet<String>,
    /// functions that may wait for another thread
    pub(super) waiting: FxHashSet<String>,
    /// functions that may end the program while threads of theirs run
    pub(super) ending: FxHashSet<String>,
    /// functions that cannot be carried over for what calls them, with the reason
    pub(super) refused: FxHashMap<String, String>,
    /// may operations on tensors write to memory of memrefs?
    pub(super) writable: bool,
    /// declarations of the dialect `omp` that run nothing but arithmetic, on memory that they are given
    pub(super) declared: FxHashSet<String>,
}

impl Scope<'_> {
    /// Is that a kind of function that is carried over? Modules of the LLVM dialect alone are LLVM IR, and more of
    /// their memory is followed there: those of an unfinished lowering, or with code of a device, are none.
    pub(super) fn follows(&self, function: Op<'_>) -> bool {
        ["func.func", "gpu.func", "llvm.func"].contains(&&*function.name())
    }
}

/// A function and the qualified name of the module around it.
struct Found<'m> {
    op: Op<'m>,
    path: String,
}

/// The name of a symbol as seen from a module.
pub(crate) fn qualified<S: AsRef<str>>(path: &str, parts: &[S]) -> String {
    let mut name = path.to_owned();
    for part in parts {
        if !name.is_empty() {
            name.push_str("::");
        }
        name.push_str(part.as_ref());
    }
    name
}

/// The qualified name of the module that an operation stands in.
pub(crate) fn path_of(op: Op<'_>) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut around = op.parent();
    while let Some(module) = around {
        around = module.parent();
        if ["builtin.module", "gpu.module"].contains(&&*module.name()) {
            // the outermost module has no part in it
            parts.extend(symbol_name(module).filter(|_| around.is_some()));
            parts.extend(module.attr(PIECE).and_then(|a| a.string()).map(|s| s.into_owned()));
        }
    }
    parts.reverse();
    qualified("", &parts)
}

/// The name of a symbol that an operation defines.
pub(super) fn symbol_name(op: Op<'_>) -> Option<String> {
    op.attr("sym_name")?.string().map(|s| s.into_owned())
}

/// Dialects that speak of IR: what they define is no part of the program.
const ABOUT_IR: &[&str] = &["transform.", "pdl.", "pdl_interp.", "irdl."];

/// Is it a function of some dialect? (They all name their type so.)
fn is_function(op: Op<'_>) -> bool {
    let name = op.name();
    op.attr("sym_name").is_some()
        && op.attr("function_type").is_some()
        && !ABOUT_IR.iter().any(|dialect| name.starts_with(dialect))
}

/// Does an operation in a module define what is no function, as a global of the LLVM dialect?
fn is_data(op: Op<'_>) -> bool {
    let name = op.name();
    let of_ir = ABOUT_IR.iter().any(|dialect| name.starts_with(dialect));
    !of_ir && !name.starts_with("omp.") && !["builtin.module", "gpu.module"].contains(&&*name)
}

/// The qualified name of what a global defines, and those that stand in it, as in a table of functions.
fn held(global: &Found<'_>) -> Option<(String, Vec<String>)> {
    let name = qualified(&global.path, &[symbol_name(global.op)?]);
    let within = function::walk(global.op).into_iter().chain([global.op]);
    let held: Vec<String> = within.flat_map(|op| symbols_in(op, &global.path)).collect();
    (!held.is_empty()).then_some((name, held))
}

/// A name that several symbols have once they are qualified, or a symbol and a place of the lowering's own: nothing
/// that refers to it says which is meant.
#[derive(Debug)]
pub(crate) struct Ambiguous(pub(crate) String);

/// The first name that is ambiguous.
fn ambiguous(functions: &[String], globals: &[(String, Op<'_>)]) -> Option<Ambiguous> {
    let of_functions: FxHashSet<&str> = functions.iter().map(String::as_str).collect();
    // where functions leave their results behind the first one
    let is_result = |name: &str| {
        name.rsplit_once(".result").is_some_and(|(function, k)| {
            of_functions.contains(function) && k.parse::<usize>().is_ok()
        })
    };
    let mut seen: FxHashSet<&str> = FxHashSet::default();
    let all = functions.iter().chain(globals.iter().map(|(name, _)| name));
    // and what stands for other threads
    let is_own = |name: &str| is_result(name) || name == OTHER_THREAD;
    let mut twice = all.filter(|name| is_own(name) || !seen.insert(name.as_str()));
    twice.next().map(|name| Ambiguous(name.clone()))
}

/// The blocks that stand for those of the source, and for what operations without regions do repeatedly, by the key
/// of block or operation.
pub(crate) type Places = FxHashMap<usize, (FuncId, Block)>;

/// Lowers a function, or what is directly in the regions of a module and of modules therein.
pub(crate) fn lower_tree(root: Op<'_>) -> Result<Loaded, Ambiguous> {
    Ok(lower_with_places(root)?.0)
}

/// As [`lower_tree`], and what became of each block.
pub(crate) fn lower_with_places(root: Op<'_>) -> Result<(Loaded, Places), Ambiguous> {
    let mut found: Vec<Found<'_>> = Vec::new();
    let mut globals: Vec<(String, Op<'_>)> = Vec::new();
    let mut declared: FxHashSet<String> = FxHashSet::default();
    let mut other: FxHashSet<String> = FxHashSet::default();
    let mut data: Vec<Found<'_>> = Vec::new();
    // operations still to look at, the next one last
    let mut work = vec![Found { op: root, path: String::new() }];
    let mut is_root = true;
    while let Some(Found { op, path }) = work.pop() {
        if is_function(op) {
            found.push(Found { op, path });
        } else if op.name() == "memref.global" {
            if let Some(name) = symbol_name(op) {
                globals.push((qualified(&path, &[name]), op));
            }
        } else if !is_root && is_data(op) {
            data.push(Found { op, path });
        } else if op.name().starts_with("omp.") {
            let plain = super::clauses::is_plain_declaration(op);
            let name = symbol_name(op).map(|name| qualified(&path, &[name]));
            if plain { &mut declared } else { &mut other }.extend(name);
        } else if is_root || ["builtin.module", "gpu.module"].contains(&&*op.name()) {
            let piece = op.attr(PIECE).and_then(|a| a.string()).map(|s| s.into_owned());
            let name = symbol_name(op).filter(|_| !is_root);
            let parts: Vec<String> = piece.into_iter().chain(name).collect();
            let inner = qualified(&path, &parts);
            let children: Vec<Op<'_>> =
                op.regions().flat_map(|r| r.blocks()).flat_map(|b| b.ops()).collect();
            work.extend(children.into_iter().rev().map(|op| Found { op, path: inner.clone() }));
        }
        is_root = false;
    }

    let name = |f: &Found<'_>| qualified(&f.path, &[symbol_name(f.op).unwrap_or_default()]);
    let names: Vec<String> = found.iter().map(name).collect();
    if let Some(ambiguous) = ambiguous(&names, &globals) {
        return Err(ambiguous);
    }
    let table = |(name, op): &(String, Op<'_>)| {
        op.attr("constant")?;
        let values = super::reshapes::few_integers(op.attr("initial_value")?)?;
        Some((name.clone(), values))
    };
    declared.retain(|name| !other.contains(name));
    let bodies: Vec<(String, String, Op<'_>)> =
        found.iter().map(|f| (name(f), f.path.clone(), f.op)).collect();
    let regions = Regions::of(&bodies);
    let scope = Scope {
        functions: found.iter().map(|f| (name(f), f.op)).collect(),
        tables: globals.iter().filter_map(table).collect(),
        holds: data.iter().filter_map(held).collect(),
        parallel: regions.parallel,
        threaded: regions.threaded,
        among: regions.among,
        waiting: regions.waiting,
        ending: regions.ending,
        refused: regions.refused,
        writable: found.iter().any(|f| super::writable::opens(f.op)),
        declared,
    };
    let mut module = Module::new();
    module.holds.clone_from(&scope.holds);
    module.big_endian = found.iter().any(|f| super::layout::is_big_endian(f.op));
    let known_end = |(name, op): &(&String, &Op<'_>)| super::ends::is_known_end(name, **op);
    let ends = scope.functions.iter().filter(known_end);
    module.never_return = ends.map(|(name, _)| name.clone()).collect();
    let mut places = Places::default();
    let mut escaping: FxHashSet<String> = FxHashSet::default();
    for f in &found {
        if f.op.region(0).and_then(|r| r.first()).is_none() {
            continue;
        }
        let name = name(f);
        let lowered = function::lower(&scope, f.op, &name, &f.path);
        escaping.extend(lowered.escaping);
        let id = module.add(lowered.function);
        places.extend(lowered.places.into_iter().map(|(key, block)| (key, (id, block))));
    }
    for (name, op) in globals {
        if let Some(bytes) = constant_bytes(op) {
            module.constants.insert(name, bytes);
        }
    }
    module.mark_escapes(escaping.iter().map(String::as_str));
    Ok((Loaded::new(module), places))
}

/// The contents of a constant global of integers.
fn constant_bytes(global: Op<'_>) -> Option<Vec<Option<u8>>> {
    global.attr("constant")?;
    let element = global.attr("type")?.ty()?.element()?.byte_size()?;
    let bytes = global.attr("initial_value")?.raw(usize::try_from(element).ok()?)?;
    Some(bytes.into_iter().map(Some).collect())
}

/// The qualified names of the symbols that attributes of an operation refer to.
fn symbols_in(op: Op<'_>, path: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut work: Vec<Attr<'_>> = op.attrs().map(|(_, a)| a).collect();
    while let Some(attr) = work.pop() {
        match attr.symbol() {
            Some(parts) => found.push(qualified(path, &parts)),
            None => work.extend(attr.children()),
        }
    }
    found
}

/// The functions that attributes of an operation refer to, and globals that hold addresses.
pub(super) fn referenced(op: Op<'_>, path: &str, scope: &Scope<'_>, out: &mut Vec<String>) {
    let has_address = |n: &String| scope.functions.contains_key(n) || scope.holds.contains_key(n);
    out.extend(symbols_in(op, path).into_iter().filter(has_address));
}
