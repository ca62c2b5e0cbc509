//! Reading a file of any supported kind: by its extension, else by its content.

use std::path::Path;
use symprof_core::ir::Module;

/// A module in the neutral control flow, from whatever frontend.
#[derive(Debug)]
pub struct Loaded {
    /// every function with a body, in the order of the file
    pub module: Module,
    /// what the user should know about the reading
    pub warnings: Vec<String>,
}

/// Why a file cannot be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InputError {
    /// LLVM IR that cannot be read.
    #[error(transparent)]
    Llvm(#[from] symprof_llvm::Error),
    /// MLIR, for which there is no frontend yet.
    #[error("{file} is MLIR, which this version does not read yet; lower it to LLVM IR with `mlir-opt` and `mlir-translate --mlir-to-llvmir`")]
    Mlir {
        /// the file
        file: String,
    },
}

/// Reads a file.
///
/// # Errors
/// [`InputError`] names the file, what is wrong with it and what to do.
///
/// ```no_run
/// let loaded = symprof::input::load("matmul.ll")?;
/// println!("{} functions", loaded.module.functions.len());
/// # Ok::<(), symprof::input::InputError>(())
/// ```
pub fn load(path: impl AsRef<Path>) -> Result<Loaded, InputError> {
    let path = path.as_ref();
    if path.extension().is_some_and(|e| e == "mlir") {
        return Err(InputError::Mlir { file: path.display().to_string() });
    }
    Ok(from_llvm(symprof_llvm::load(path)?))
}

/// Reads what is in memory; `name` stands for the file in messages.
///
/// # Errors
/// As [`load`].
pub fn load_bytes(bytes: &[u8], name: &str) -> Result<Loaded, InputError> {
    Ok(from_llvm(symprof_llvm::load_bytes(bytes, name)?))
}

fn from_llvm(loaded: symprof_llvm::LoadedModule) -> Loaded {
    Loaded { module: loaded.module, warnings: loaded.warnings }
}
