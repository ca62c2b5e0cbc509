//! MLIR at every stage of a pipeline: modules of the last one, the LLVM dialect, are what LLVM IR is.

use symprof_core::frontend::{File, Frontend, Instructions, Loaded};
use symprof_llvm::Llvm;
use symprof_mlir::Mlir;

/// MLIR files; those whose functions are `llvm.func` are translated, and read as LLVM IR.
///
/// ```
/// let text = b"llvm.func @f(%n: i64) {\n  llvm.return\n}";
/// let loaded = symprof::input::built_in().load_bytes(text, "f.mlir")?;
/// assert_eq!(loaded.outcomes[0].unsupported, None);
/// # Ok::<(), symprof::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pipeline;

/// Why a file cannot be lowered.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub(crate) enum PipelineError {
    /// as MLIR
    Mlir(#[from] symprof_mlir::Error),
    /// as the LLVM IR that MLIR made of it
    Llvm(#[from] symprof_llvm::Error),
}

impl Frontend for Pipeline {
    type Source<'s> = File<'s>;
    type Error = PipelineError;

    fn name(&self) -> &str {
        Mlir.name()
    }

    fn extensions(&self) -> &[&str] {
        Mlir.extensions()
    }

    fn recognises(&self, file: &File<'_>) -> bool {
        Mlir.recognises(file)
    }

    fn load(&self, file: File<'_>) -> Result<Loaded, PipelineError> {
        Ok(match symprof_mlir::llvm_ir(file.bytes(), file.name())? {
            Some(ir) => Llvm.load(File::new(file.name(), ir.as_bytes()))?,
            None => Mlir.load(file)?,
        })
    }

    fn load_with_instructions(
        &self,
        file: File<'_>,
    ) -> Result<(Loaded, Instructions), PipelineError> {
        Ok(match symprof_mlir::llvm_ir(file.bytes(), file.name())? {
            Some(ir) => Llvm.load_with_instructions(File::new(file.name(), ir.as_bytes()))?,
            None => Mlir.load_with_instructions(file)?,
        })
    }
}
