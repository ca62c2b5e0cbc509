//! Registering what modules may be written in; `dialects.cpp` beside says why not by MLIR's own function.

use mlir_sys::{MlirContext, MlirDialectRegistry};

extern "C" {
    /// Adds all dialects of MLIR to a live registry, with the operations that extensions bring.
    #[link_name = "symprof_register_dialects"]
    pub(super) fn register_dialects(registry: MlirDialectRegistry);
    /// Lets the modules of a live context be translated to LLVM IR.
    #[link_name = "symprof_register_translations"]
    pub(super) fn register_translations(context: MlirContext);
}
