//! Reading a file of any supported kind: by its extension, else by its content.

use std::path::{Path, PathBuf};
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
    /// The file cannot be opened or read.
    #[error("cannot read {}: {source}; check the path and its permissions", path.display())]
    Unreadable {
        /// the file
        path: PathBuf,
        /// what the system says
        source: std::io::Error,
    },
    /// LLVM IR that cannot be read.
    #[cfg(feature = "llvm")]
    #[error(transparent)]
    Llvm(#[from] symprof_llvm::Error),
    /// MLIR that cannot be read.
    #[cfg(feature = "mlir")]
    #[error(transparent)]
    Mlir(#[from] symprof_mlir::Error),
    /// A kind whose frontend is not built in.
    #[error(
        "{name} is {kind}, which this build does not read; build it with `--features {feature}`"
    )]
    NotBuilt {
        /// the file
        name: String,
        /// what it is
        kind: &'static str,
        /// the feature to turn on
        feature: &'static str,
    },
}

/// What a file holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// LLVM IR, text or bitcode
    Llvm,
    /// MLIR, text or bytecode
    Mlir,
}

impl Kind {
    /// By the extension of the name (`ll`, `bc`, `mlir`), else by the content.
    ///
    /// ```
    /// use symprof::input::Kind;
    /// assert_eq!(Kind::of("a.mlir", b""), Kind::Mlir);
    /// assert_eq!(Kind::of("a.txt", b"// a comment\nfunc.func @f() { return }"), Kind::Mlir);
    /// assert_eq!(Kind::of("a.txt", b"; a comment\ndefine void @f() {\n ret void\n}"), Kind::Llvm);
    /// ```
    pub fn of(name: &str, content: &[u8]) -> Kind {
        match Path::new(name).extension().and_then(|e| e.to_str()) {
            Some("mlir") => return Kind::Mlir,
            Some("ll" | "bc") => return Kind::Llvm,
            _ => {}
        }
        const BYTECODE: &[u8] = b"ML\xefR";
        let starts_as_mlir = |line: &str| {
            let mlir = ["module {", "module @", "module attributes", "builtin.", "func.", "//"];
            let generic = ["\"builtin.", "\"func.", "#map", "#set"];
            mlir.iter().chain(&generic).any(|start| line.starts_with(start))
        };
        let text = String::from_utf8_lossy(&content[..content.len().min(4096)]);
        let first = text.lines().map(str::trim_start).find(|l| !l.is_empty());
        if content.starts_with(BYTECODE) || first.is_some_and(starts_as_mlir) {
            Kind::Mlir
        } else {
            Kind::Llvm
        }
    }
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
    let bytes = std::fs::read(path)
        .map_err(|source| InputError::Unreadable { path: path.to_path_buf(), source })?;
    load_bytes(&bytes, &path.display().to_string())
}

/// Reads what is in memory; `name` stands for the file in messages, and its extension counts.
///
/// # Errors
/// As [`load`].
pub fn load_bytes(bytes: &[u8], name: &str) -> Result<Loaded, InputError> {
    match Kind::of(name, bytes) {
        #[cfg(feature = "llvm")]
        Kind::Llvm => {
            let loaded = symprof_llvm::load_bytes(bytes, name)?;
            Ok(Loaded { module: loaded.module, warnings: loaded.warnings })
        }
        #[cfg(feature = "mlir")]
        Kind::Mlir => {
            let loaded = symprof_mlir::load_bytes(bytes, name)?;
            Ok(Loaded { module: loaded.module, warnings: loaded.warnings })
        }
        #[allow(unreachable_patterns)] // with all features
        kind => {
            let (kind, feature) = match kind {
                Kind::Llvm => ("LLVM IR", "llvm"),
                Kind::Mlir => ("MLIR", "mlir"),
            };
            Err(InputError::NotBuilt { name: name.to_owned(), kind, feature })
        }
    }
}
