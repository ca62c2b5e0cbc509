//! Parsing and verifying, with MLIR's diagnostics caught.

use super::dialects::register_dialects;
use super::pieces::{all_pieces, split};
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
    /// of a file of several pieces: the number of this one, and how many there are
    pub(crate) piece: Option<(usize, usize)>,
}

/// Catches the errors that MLIR reports in a context while it lives.
pub(super) struct Catcher {
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
            (*user.cast::<Vec<Diagnosed>>()).push(Diagnosed {
                place: place(&shown),
                message,
                piece: None,
            });
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
    pub(super) unsafe fn new(context: MlirContext) -> Self {
        let mut errors: Box<Vec<Diagnosed>> = Box::default();
        let list: *mut Vec<Diagnosed> = &mut *errors;
        // SAFETY: the handler is detached before the list goes (see `finish` and `drop`)
        let id =
            unsafe { mlirContextAttachDiagnosticHandler(context, Some(caught), list.cast(), None) };
        Catcher { context, id, errors }
    }

    fn first(&mut self) -> Diagnosed {
        let none = || Diagnosed { message: "MLIR gives no reason".into(), ..Diagnosed::default() };
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

/// Parses and verifies a module, text or bytecode, and gives it to `f`, with what is wrong with pieces of the file
/// that are no modules.
pub(crate) fn with_parsed<R>(
    bytes: &[u8],
    f: impl FnOnce(Op<'_>, &[Diagnosed]) -> R,
) -> Result<R, Diagnosed> {
    let registry = DialectRegistry::new();
    // SAFETY: the registry is live
    unsafe { register_dialects(registry.to_raw()) };
    let context = Context::new();
    context.enable_multi_threading(false);
    context.append_dialect_registry(&registry);
    context.set_allow_unregistered_dialects(true);

    // SAFETY: the context outlives module and what is parsed; a module that was parsed is destroyed once.
    unsafe {
        let pieces = split(bytes);
        let (module, bad) = match parsed(&context, bytes) {
            // a line that separates pieces is a comment to the parser
            Ok(module) if pieces.len() > 1 => match all_pieces(&context, &pieces) {
                Ok((all, bad)) if bad.is_empty() => (all, bad),
                _ => (module, Vec::new()),
            },
            Ok(module) => (module, Vec::new()),
            Err(diagnosed) if pieces.len() < 2 => return Err(diagnosed),
            Err(_) => all_pieces(&context, &pieces)?,
        };
        Ok(f(Op::from_raw(module.as_operation().to_raw()), &bad))
    }
}

/// A module of its own.
///
/// # Safety
/// The module must not outlive the context.
pub(super) unsafe fn parsed<'c>(
    context: &'c Context,
    bytes: &[u8],
) -> Result<melior::ir::Module<'c>, Diagnosed> {
    let mut buffer = vec![Line([0; 64]); bytes.len() / 64 + 1];
    for (line, part) in buffer.iter_mut().zip(bytes.chunks(64)) {
        line.0[..part.len()].copy_from_slice(part);
    }
    // SAFETY: the buffer holds the bytes, one line after the other, and a zero behind them; a module that was parsed
    // has one owner
    unsafe {
        let mut catcher = Catcher::new(context.to_raw());
        let source = MlirStringRef { data: buffer.as_ptr().cast(), length: bytes.len() };
        let module = mlirModuleCreateParse(context.to_raw(), source);
        match module.ptr.is_null() {
            true => Err(catcher.first()),
            false => Ok(melior::ir::Module::from_raw(module)),
        }
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
