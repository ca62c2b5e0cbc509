//! Entry points for callers that come through MLIR's C API and hold raw handles. Their `unsafe`
//! is the caller's promise that the handle is alive; it is turned into a borrow at once.

use crate::error::Error;
use crate::reader::lower_operation;
use melior::ir::OperationRef;
use mlir_sys::{mlirModuleGetOperation, MlirModule, MlirOperation};
use symprof_core::frontend::Loaded;

/// As [`lower_module`](crate::lower_module), for a raw handle.
///
/// # Errors
/// As [`lower_module`](crate::lower_module).
///
/// # Safety
/// The handle must be a module that is alive, and that nothing changes during the call.
pub unsafe fn lower_raw_module(module: MlirModule) -> Result<Loaded, Error> {
    // SAFETY: the module is alive (the caller's promise), and so is its operation
    unsafe { lower_raw_operation(mlirModuleGetOperation(module)) }
}

/// As [`lower_operation`](crate::lower_operation), for a raw handle.
///
/// # Errors
/// As [`lower_operation`](crate::lower_operation).
///
/// # Safety
/// The handle must be an operation that is alive, and that nothing changes during the call.
pub unsafe fn lower_raw_operation(operation: MlirOperation) -> Result<Loaded, Error> {
    // SAFETY: the operation is alive (the caller's promise)
    lower_operation(unsafe { OperationRef::from_raw(operation) })
}
