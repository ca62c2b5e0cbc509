//! Loading: bytes → MLIR parses and verifies → lowering.

use crate::error::Error;
use crate::frontend::Mlir;
use crate::instructions::instructions;
use crate::lower::{lower_tree, lower_with_places, Ambiguous};
use crate::native::{self, Op};
use melior::ir::OperationRef;
use std::collections::HashMap;
use std::path::Path;
use symprof_core::frontend::{File, Frontend, Instructions, Loaded, Nesting};
use symprof_core::ir::{Block, FuncId};
use symprof_core::stack::on_large_stack;

/// What bytecode starts with.
pub(crate) const MAGIC: &[u8] = b"ML\xefR";
/// Brackets nested deeper than this are refused.
const NESTING: usize = 10_000;

/// Reads and lowers a file, text or bytecode (told apart by content).
///
/// # Errors
/// [`Error`] names the file, what is wrong and what to do.
///
/// ```no_run
/// let loaded = symprof_mlir::load("matmul.mlir")?;
/// for outcome in &loaded.outcomes {
///     println!("{}: {}", outcome.name, outcome.unsupported.as_deref().unwrap_or("lowered"));
/// }
/// # Ok::<(), symprof_mlir::Error>(())
/// ```
pub fn load(path: impl AsRef<Path>) -> Result<Loaded, Error> {
    Mlir.load_path(path)
}

/// Reads and lowers text or bytecode in memory; `name` stands for the file in messages.
///
/// # Errors
/// As [`load`].
///
/// ```
/// let text = b"func.func @f(%n: index) {\n  return\n}";
/// let loaded = symprof_mlir::load_bytes(text, "f.mlir")?;
/// assert_eq!(loaded.outcomes[0].name, "f");
/// let error = symprof_mlir::load_bytes(b"func.func @f(", "f.mlir").unwrap_err();
/// assert!(error.to_string().starts_with("f.mlir:1:"), "{error}");
/// # Ok::<(), symprof_mlir::Error>(())
/// ```
pub fn load_bytes(bytes: &[u8], name: &str) -> Result<Loaded, Error> {
    check(bytes, name)?;
    // MLIR recurses over regions, types and attributes
    on_large_stack(|| {
        parse(bytes, name, |root, bad| {
            lower_tree(root).map(|loaded| loaded.with_warnings(left_out(name, bad)))
        })?
        .map_err(named(name))
    })
}

/// As [`load_bytes`], with the operations of the file as given.
///
/// # Errors
/// As [`load`].
///
/// ```
/// let text = b"func.func @f(%x: f32) -> f32 {\n  %y = arith.mulf %x, %x : f32\n  return %y : f32\n}";
/// let (loaded, operations) = symprof_mlir::load_with_instructions(text, "f.mlir")?;
/// let f = loaded.module.by_name("f").expect("it is in the file");
/// let block = &operations.of(f).expect("its blocks")[0];
/// let names: Vec<&str> = block.instructions.iter().map(|i| &*i.opcode).collect();
/// assert_eq!(names, ["arith.mulf", "func.return"]);
/// # Ok::<(), symprof_mlir::Error>(())
/// ```
pub fn load_with_instructions(bytes: &[u8], name: &str) -> Result<(Loaded, Instructions), Error> {
    check(bytes, name)?;
    on_large_stack(|| {
        parse(bytes, name, |root, bad| {
            let (loaded, places) = lower_with_places(root)?;
            let told = instructions(root, &places, name);
            Ok((loaded.with_warnings(left_out(name, bad)), told))
        })?
        .map_err(named(name))
    })
}

/// The formulas to annotate a module with, and what they rest on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Formulas {
    /// how often a block executes
    pub counts: HashMap<(FuncId, Block), String>,
    /// the condition within which the formulas of a function hold, for functions that have one
    pub domains: HashMap<FuncId, String>,
    /// what the counts of a function assume
    pub assumptions: HashMap<FuncId, String>,
}

/// Reads a file and prints it as text with an attribute `symprof.count` on each operation with
/// regions and on each call of a function: how often its region, or the call, executes. For an
/// operation with several regions the attribute lists them (`then: n; else: 0`). A function has
/// its domain and assumptions too (`symprof.domain`, `symprof.assumptions`). `formulas` is
/// asked once, with the module lowered; blocks for which it gives none are left without.
///
/// # Errors
/// As [`load`].
///
/// ```
/// # let path = std::env::temp_dir().join("symprof-annotate-doc.mlir");
/// # std::fs::write(&path, "func.func @f(%n: index) {\n  affine.for %i = 0 to %n {\n  }\n  return\n}\n").unwrap();
/// use symprof_core::profile::{ModuleProfile, Options};
/// let text = symprof_mlir::annotate(&path, |loaded| {
///     let profile = ModuleProfile::new(&loaded.module, Options::default());
///     let mut formulas = symprof_mlir::Formulas::default();
///     for id in loaded.module.functions.keys() {
///         let function = profile.function(id);
///         for block in function.blocks() {
///             let text = function.formula_text(block);
///             formulas.counts.extend(text.map(|t| ((id, block.block), t)));
///         }
///     }
///     formulas
/// })?;
/// assert!(text.contains("symprof.count = \"max(0, arg0)\""), "{text}");
/// # Ok::<(), symprof_mlir::Error>(())
/// ```
pub fn annotate(
    path: impl AsRef<Path>,
    formulas: impl Fn(&Loaded) -> Formulas + Sync,
) -> Result<String, Error> {
    let path = path.as_ref();
    annotate_bytes(&File::read(path)?, &path.display().to_string(), formulas)
}

/// As [`annotate`], of what is in memory; `name` stands for the file in messages.
///
/// # Errors
/// As [`load_bytes`].
///
/// ```
/// let text = b"func.func @f(%n: index) {\n  affine.for %i = 0 to %n {\n  }\n  return\n}\n";
/// let none = |_: &symprof_core::frontend::Loaded| symprof_mlir::Formulas::default();
/// let printed = symprof_mlir::annotate_bytes(text, "f.mlir", none)?;
/// assert!(printed.contains("affine.for") && !printed.contains("symprof.count"), "{printed}");
/// # Ok::<(), symprof_mlir::Error>(())
/// ```
pub fn annotate_bytes(
    bytes: &[u8],
    name: &str,
    formulas: impl Fn(&Loaded) -> Formulas + Sync,
) -> Result<String, Error> {
    check(bytes, name)?;
    on_large_stack(|| {
        parse(bytes, name, |root, bad| {
            // what is printed is the whole file
            if let Some(bad) = bad.first() {
                return Err(invalid(name, bad.clone()));
            }
            let (loaded, places) = lower_with_places(root).map_err(named(name))?;
            let formulas = formulas(&loaded);
            let count = |block| {
                let place = places.get(&block)?;
                let name = &loaded.module.functions[place.0].blocks[place.1].name;
                Some((name.clone(), formulas.counts.get(place)?.clone()))
            };
            let rests_on = |block| {
                let &(id, block) = places.get(&block)?;
                let starts = loaded.module.functions[id].layout.first() == Some(&block);
                let of = |all: &HashMap<FuncId, String>| all.get(&id).cloned();
                starts.then(|| (of(&formulas.domains), of(&formulas.assumptions)))
            };
            Ok(native::annotate(root, count, rests_on))
        })?
    })
}

/// A module of the last stage of a pipeline, whose functions are `llvm.func`, as text of LLVM IR: what reads LLVM IR
/// profiles it. `None` for modules of any other stage, and where MLIR cannot translate.
///
/// # Errors
/// As [`load_bytes`].
///
/// ```
/// let text = b"llvm.func @f(%n: i64) -> i64 {\n  llvm.return %n : i64\n}";
/// let ir = symprof_mlir::llvm_ir(text, "f.mlir")?.ok_or("it is of the LLVM dialect")?;
/// assert!(ir.contains("define i64 @f(i64"), "{ir}");
/// assert!(symprof_mlir::llvm_ir(b"func.func @f() { return }", "f.mlir")?.is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn llvm_ir(bytes: &[u8], name: &str) -> Result<Option<String>, Error> {
    check(bytes, name)?;
    let function = b"llvm.func";
    let may_be = |text: &[u8]| text.windows(function.len()).any(|part| part == function);
    if !may_be(bytes) {
        return Ok(None);
    }
    on_large_stack(|| {
        parse(bytes, name, |root, _| {
            let operations = root.regions().flat_map(|r| r.blocks()).flat_map(|b| b.ops());
            let names: Vec<String> = operations.map(|o| o.name().into_owned()).collect();
            let last_stage = names.iter().all(|n| n.starts_with("llvm.") || n.starts_with("omp."));
            (last_stage && names.iter().any(|n| n == "llvm.func"))
                .then(|| native::llvm_ir(root))
                .flatten()
        })
    })
}

/// Refuses what MLIR's parser should not see.
fn check(bytes: &[u8], name: &str) -> Result<(), Error> {
    if bytes.starts_with(MAGIC) {
        return Ok(());
    }
    let name = name.to_owned();
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(Error::Empty { name });
    }
    if let Err(e) = std::str::from_utf8(bytes) {
        let what = format!("byte {} is not UTF-8", e.valid_up_to());
        return Err(Error::NotMlir { name, what });
    }
    if let Some(at) = bytes.iter().position(|&b| b == 0) {
        return Err(Error::NotMlir { name, what: format!("byte {at} is zero") });
    }
    match Nesting::new("//").with_escapes().beyond(bytes, NESTING) {
        Some(excess) => Err(Error::TooDeep { name, depth: excess.depth, limit: NESTING }),
        None => Ok(()),
    }
}

/// The error for an ambiguous name in that file.
fn named(name: &str) -> impl FnOnce(Ambiguous) -> Error + '_ {
    |Ambiguous(symbol)| Error::Ambiguous { name: name.to_owned(), symbol }
}

fn parse<R>(
    bytes: &[u8],
    name: &str,
    f: impl FnOnce(Op<'_>, &[native::Diagnosed]) -> R,
) -> Result<R, Error> {
    native::with_parsed(bytes, f).map_err(|d| invalid(name, d))
}

/// The error for what MLIR says of that file.
fn invalid(name: &str, diagnosed: native::Diagnosed) -> Error {
    let native::Diagnosed { place, message, piece } = diagnosed;
    let message = match piece {
        Some((number, of)) => format!("in piece {number} of {of}: {message}"),
        None => message,
    };
    Error::Invalid { name: name.to_owned(), place, message }
}

/// A note for each piece of a file that is no module.
fn left_out(name: &str, bad: &[native::Diagnosed]) -> Vec<String> {
    bad.iter().map(|d| format!("{} (this piece is left out)", invalid(name, d.clone()))).collect()
}

/// Lowers a module that the caller holds in memory. It is verified first, and not changed.
///
/// # Errors
/// [`Error::Invalid`] if it does not verify.
///
/// ```
/// use symprof_mlir::melior::{dialect::DialectRegistry, ir::Module, utility, Context};
/// let registry = DialectRegistry::new();
/// utility::register_all_dialects(&registry);
/// let context = Context::new();
/// context.append_dialect_registry(&registry);
/// let held = Module::parse(&context, "func.func @f(%n: index) { return }").unwrap();
/// let loaded = symprof_mlir::lower_module(&held)?;
/// assert_eq!(loaded.outcomes[0].name, "f");
/// assert_eq!(loaded.module.functions.values().next().unwrap().params[0].name, "arg0");
/// # Ok::<(), symprof_mlir::Error>(())
/// ```
pub fn lower_module(module: &melior::ir::Module<'_>) -> Result<Loaded, Error> {
    lower_operation(module.as_operation())
}

/// Lowers the functions of an operation that the caller holds: a `func.func`, or an operation
/// with functions directly in its regions (a module). It is verified first, and not changed.
///
/// # Errors
/// [`Error::Invalid`] if it does not verify, [`Error::NoFunction`] if there is no function in it
/// although it is no module, [`Error::Ambiguous`] if two symbols in it have one name.
pub fn lower_operation(operation: OperationRef<'_, '_>) -> Result<Loaded, Error> {
    let op = Op::new(operation);
    let name = op.name().into_owned();
    native::verify(operation).map_err(|d| Error::Invalid {
        name: format!("the operation `{name}`"),
        place: d.place,
        message: d.message,
    })?;
    let loaded = lower_tree(op).map_err(named(&format!("the operation `{name}`")))?;
    if loaded.outcomes.is_empty() && name != "builtin.module" {
        return Err(Error::NoFunction { op: name });
    }
    Ok(loaded)
}
