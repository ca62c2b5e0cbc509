//! LLVM IR as core's [`Frontend`] has it: files, and modules held in memory.

use crate::error::Error;
use crate::lower::lower_module;
use crate::reader::{is_bitcode, load_bytes, load_with_instructions};
use std::convert::Infallible;
use symprof_core::frontend::{File, Frontend, Instructions, Loaded};

/// LLVM IR in files: text and bitcode, told apart by content.
///
/// ```
/// use symprof_core::frontend::{File, Frontend};
/// use symprof_llvm::Llvm;
/// let bytes = b"; a comment\ndefine i64 @f(i64 %n) {\n  ret i64 %n\n}\n";
/// let file = File::new("stdin", bytes);
/// assert!(Llvm.recognises(&file));
/// assert_eq!(Llvm.load(file)?.outcomes[0].name, "f");
/// # Ok::<(), symprof_llvm::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Llvm;

/// What a line at the top level of a module starts with.
const STARTS: &[&str] = &[
    ";",
    "source_filename",
    "target ",
    "module asm",
    "define ",
    "declare ",
    "attributes #",
    "uselistorder",
    "@",
    "%",
    "$",
    "!",
    "^",
];

impl Frontend for Llvm {
    type Source<'s> = File<'s>;
    type Error = Error;

    fn name(&self) -> &str {
        "LLVM IR"
    }

    fn extensions(&self) -> &[&str] {
        &["ll", "bc"]
    }

    fn recognises(&self, file: &File<'_>) -> bool {
        let starts = |line: String| STARTS.iter().any(|start| line.starts_with(start));
        is_bitcode(file.bytes()) || file.first_line().is_some_and(starts)
    }

    fn load(&self, file: File<'_>) -> Result<Loaded, Error> {
        load_bytes(file.bytes(), file.name())
    }

    fn load_with_instructions(&self, file: File<'_>) -> Result<(Loaded, Instructions), Error> {
        load_with_instructions(file.bytes(), file.name())
    }
}

/// LLVM IR that the caller holds in memory, as [`lower_module`] takes it.
///
/// ```
/// use symprof_core::frontend::Frontend;
/// let text = "define i64 @f(i64 %n) {\nentry:\n  ret i64 %n\n}\n";
/// let held = symprof_llvm::llvm_ir::Module::from_ir_str(text).unwrap();
/// let Ok(loaded) = symprof_llvm::LlvmInMemory.load(&held);
/// assert_eq!(loaded.outcomes[0].name, "f");
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct LlvmInMemory;

impl Frontend for LlvmInMemory {
    type Source<'s> = &'s llvm_ir::Module;
    type Error = Infallible;

    fn name(&self) -> &str {
        "LLVM IR in memory"
    }

    fn load(&self, module: &llvm_ir::Module) -> Result<Loaded, Infallible> {
        Ok(lower_module(module))
    }
}
