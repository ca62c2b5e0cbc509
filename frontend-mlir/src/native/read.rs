//! Parsing and verifying, with MLIR's diagnostics caught.

use super::{printed, Op};
use melior::dialect::DialectRegistry;
use melior::ir::OperationRef;
use melior::Context;
use mlir_sys::*;
use std::ffi::c_void;

/// What MLIR reports as an error.
#[derive(Clone, Debug, Default)]
pub(crate) struct Diagnosed {
    /// line and column, from 1, where the location has them
    pub(crate) place: Option<(usize, usize)>,
    /// MLIR's words
    pub(crate) message: String,
}

/// Catches the errors that MLIR reports in a context while it lives.
struct Catcher {
    context: MlirContext,
    id: MlirDiagnosticHandlerID,
    // boxed, because the handler keeps the address of the list
    #[allow(clippy::box_collection)]
    errors: Box<Vec<Diagnosed>>,
}

unsafe extern "C" fn caught(d: MlirDiagnostic, user: *mut c_void) -> MlirLogicalResult {
    // SAFETY: the diagnostic lives during the call; `user` is the catcher's list, which outlives
    // the handler
    unsafe {
        if mlirDiagnosticGetSeverity(d) == MlirDiagnosticSeverity_MlirDiagnosticError {
            let message = printed(|callback, user| mlirDiagnosticPrint(d, callback, user));
            let location = mlirDiagnosticGetLocation(d);
            let shown = printed(|callback, user| mlirLocationPrint(location, callback, user));
            (*user.cast::<Vec<Diagnosed>>()).push(Diagnosed { place: place(&shown), message });
        }
        MlirLogicalResult { value: 1 }
    }
}

/// Line and column of the first `"file":line:column` in the text of a location.
pub(super) fn place(location: &str) -> Option<(usize, usize)> {
    let (_, rest) = location.split_once("\":")?;
    let number = |s: &str| {
        let digits = s.find(|c: char| !c.is_ascii_digit()).unwrap_or(s.len());
        s[..digits].parse::<usize>().ok().map(|n| (n, digits))
    };
    let (line, used) = number(rest)?;
    let (column, _) = number(rest.get(used..)?.strip_prefix(':')?)?;
    Some((line, column))
}

impl Catcher {
    /// # Safety
    /// The context must outlive the catcher.
    unsafe fn new(context: MlirContext) -> Self {
        let mut errors: Box<Vec<Diagnosed>> = Box::default();
        let list: *mut Vec<Diagnosed> = &mut *errors;
        // SAFETY: the handler is detached before the list goes (see `finish` and `drop`)
        let id =
            unsafe { mlirContextAttachDiagnosticHandler(context, Some(caught), list.cast(), None) };
        Catcher { context, id, errors }
    }

    fn first(&mut self) -> Diagnosed {
        let none = || Diagnosed { place: None, message: "MLIR gives no reason".into() };
        if self.errors.is_empty() {
            none()
        } else {
            self.errors.swap_remove(0)
        }
    }
}

impl Drop for Catcher {
    fn drop(&mut self) {
        // SAFETY: attached in `new`, detached once
        unsafe { mlirContextDetachDiagnosticHandler(self.context, self.id) }
    }
}

/// The input, aligned as bytecode may ask for, and with the zero behind it that MLIR's lexer reads.
#[repr(align(64))]
#[derive(Clone, Copy)]
struct Line([u8; 64]);

/// Parses and verifies a module, text or bytecode, and gives it to `f`.
pub(crate) fn with_parsed<R>(bytes: &[u8], f: impl FnOnce(Op<'_>) -> R) -> Result<R, Diagnosed> {
    let registry = DialectRegistry::new();
    melior::utility::register_all_dialects(&registry);
    let context = Context::new();
    context.enable_multi_threading(false);
    context.append_dialect_registry(&registry);
    context.set_allow_unregistered_dialects(true);

    let mut buffer = vec![Line([0; 64]); bytes.len() / 64 + 1];
    for (line, part) in buffer.iter_mut().zip(bytes.chunks(64)) {
        line.0[..part.len()].copy_from_slice(part);
    }
    // SAFETY: the context outlives catcher and module; the buffer holds the bytes, one line after
    // the other, and a zero behind them; a module that was parsed is destroyed once.
    unsafe {
        let mut catcher = Catcher::new(context.to_raw());
        let source = MlirStringRef { data: buffer.as_ptr().cast(), length: bytes.len() };
        let module = mlirModuleCreateParse(context.to_raw(), source);
        if module.ptr.is_null() {
            return Err(catcher.first());
        }
        let module = melior::ir::Module::from_raw(module);
        Ok(f(Op::from_raw(module.as_operation().to_raw())))
    }
}

/// Verifies an operation that the caller holds.
pub(crate) fn verify(op: OperationRef<'_, '_>) -> Result<(), Diagnosed> {
    // SAFETY: the operation and its context live during the call
    unsafe {
        let mut catcher = Catcher::new(mlirOperationGetContext(op.to_raw()));
        if mlirOperationVerify(op.to_raw()) {
            Ok(())
        } else {
            Err(catcher.first())
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn places_are_found_in_locations() {
        assert_eq!(super::place("loc(\"-\":3:14)"), Some((3, 14)));
        let nested = "loc(callsite(\"f\"(\"a.mlir\":7:2) at unknown))";
        assert_eq!(super::place(nested), Some((7, 2)));
        assert_eq!(super::place("loc(unknown)"), None);
    }
}
