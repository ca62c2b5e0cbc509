//! MLIR as core's [`Frontend`] has it: files, and operations held in memory.

use crate::error::Error;
use crate::reader::{load_bytes, load_with_instructions, lower_operation, MAGIC};
use melior::ir::OperationRef;
use symprof_core::frontend::{File, Frontend, Instructions, Loaded};

/// MLIR in files: text and bytecode, told apart by content.
///
/// ```
/// use symprof_core::frontend::{File, Frontend};
/// use symprof_mlir::Mlir;
/// let file = File::new("stdin", b"// a comment\nfunc.func @f(%n: index) { return }");
/// assert!(Mlir.recognises(&file));
/// assert_eq!(Mlir.load(file)?.outcomes[0].name, "f");
/// # Ok::<(), symprof_mlir::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Mlir;

/// What the first line starts with.
const STARTS: &[&str] = &[
    "module {",
    "module @",
    "module attributes",
    "builtin.",
    "func.",
    "llvm.func",
    "llvm.mlir.",
    "omp.",
    "gpu.module",
    "memref.global",
    "//",
    "\"builtin.",
    "\"func.",
    "#map",
    "#set",
];

impl Frontend for Mlir {
    type Source<'s> = File<'s>;
    type Error = Error;

    fn name(&self) -> &str {
        "MLIR"
    }

    fn extensions(&self) -> &[&str] {
        &["mlir"]
    }

    fn recognises(&self, file: &File<'_>) -> bool {
        let starts = |line: String| STARTS.iter().any(|start| line.starts_with(start));
        file.bytes().starts_with(MAGIC) || file.first_line().is_some_and(starts)
    }

    fn load(&self, file: File<'_>) -> Result<Loaded, Error> {
        load_bytes(file.bytes(), file.name())
    }

    fn load_with_instructions(&self, file: File<'_>) -> Result<(Loaded, Instructions), Error> {
        load_with_instructions(file.bytes(), file.name())
    }
}

/// MLIR that the caller holds in memory: an operation, as [`lower_operation`] takes it.
///
/// ```
/// use symprof_core::frontend::Frontend;
/// use symprof_mlir::melior::{dialect::DialectRegistry, ir::Module, utility, Context};
/// let registry = DialectRegistry::new();
/// utility::register_all_dialects(&registry);
/// let context = Context::new();
/// context.append_dialect_registry(&registry);
/// let held = Module::parse(&context, "func.func @f(%n: index) { return }").unwrap();
/// let loaded = symprof_mlir::MlirInMemory.load(held.as_operation())?;
/// assert_eq!(loaded.outcomes[0].name, "f");
/// # Ok::<(), symprof_mlir::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct MlirInMemory;

impl Frontend for MlirInMemory {
    type Source<'s> = OperationRef<'s, 's>;
    type Error = Error;

    fn name(&self) -> &str {
        "MLIR in memory"
    }

    fn load(&self, operation: OperationRef<'_, '_>) -> Result<Loaded, Error> {
        lower_operation(operation)
    }
}
