//! Files of several pieces, each a module of its own, as `mlir-opt -split-input-file` takes them: `// -----` stands
//! between two pieces.

use super::read::{parsed, Diagnosed};
use super::Op;
use melior::Context;
use mlir_sys::*;
use rustc_hash::FxHashSet;

/// The attribute of the module of a piece that has the name before those of its symbols, where pieces share some.
pub(crate) const PIECE: &str = "symprof.piece";

/// The attribute of the module around the pieces of a file.
const PIECES: &str = "symprof.pieces";

/// The pieces of a file, each on the lines that it has in the file; also those that `--mlir-print-ir-after-all` prints
/// (`// -----// IR Dump After …`).
pub(super) fn split(bytes: &[u8]) -> Vec<String> {
    let Ok(text) = std::str::from_utf8(bytes) else { return Vec::new() };
    let mut pieces = vec![String::new()];
    for (k, line) in text.lines().enumerate() {
        if line.trim_end() == "// -----" || line.starts_with("// -----//") {
            pieces.push("\n".repeat(k + 1));
        } else if let Some(piece) = pieces.last_mut() {
            piece.push_str(line);
            piece.push('\n');
        }
    }
    pieces
}

/// One module with a module for each piece that is one, and what is wrong with the others.
///
/// # Errors
/// No piece is a module: what is wrong with the first.
///
/// # Safety
/// The module must not outlive the context.
pub(super) unsafe fn all_pieces<'c>(
    context: &'c Context,
    pieces: &[String],
) -> Result<(melior::ir::Module<'c>, Vec<Diagnosed>), Diagnosed> {
    let all = melior::ir::Module::new(melior::ir::Location::unknown(context));
    // SAFETY: nobody else holds the module
    unsafe {
        let around = Op::from_raw(all.as_operation().to_raw());
        around.set_string(PIECES, &pieces.len().to_string());
    }
    let mut roots: Vec<(usize, Op<'_>)> = Vec::new();
    let mut bad: Vec<Diagnosed> = Vec::new();
    for (k, piece) in pieces.iter().enumerate() {
        // SAFETY: it is owned by the module that it is put into, and by nobody else
        unsafe {
            match parsed(context, piece.as_bytes()) {
                Ok(module) => {
                    let root = mlirModuleGetOperation(module.to_raw());
                    std::mem::forget(module);
                    mlirBlockAppendOwnedOperation(mlirModuleGetBody(all.to_raw()), root);
                    roots.push((k, Op::from_raw(root)));
                }
                Err(e) => bad.push(Diagnosed { piece: Some((k + 1, pieces.len())), ..e }),
            }
        }
    }
    if roots.is_empty() {
        return Err(bad.into_iter().next().unwrap_or_default());
    }
    let mut seen: FxHashSet<String> = FxHashSet::default();
    let shared = roots.iter().any(|(_, root)| {
        // what a piece has twice is no matter of pieces
        let own: FxHashSet<String> = symbols(*root).into_iter().collect();
        own.into_iter().any(|name| !seen.insert(name))
    });
    if shared {
        for (k, root) in roots {
            // SAFETY: nobody else holds the module
            unsafe { root.set_string(PIECE, &format!("piece{}", k + 1)) };
        }
    }
    Ok((all, bad))
}

/// The symbols that a module defines, with the names of the modules around them.
fn symbols(root: Op<'_>) -> Vec<String> {
    let mut found = Vec::new();
    let mut work = vec![(root, String::new())];
    while let Some((op, path)) = work.pop() {
        let name = op.attr("sym_name").and_then(|a| a.string());
        let inner = match name {
            Some(name) if path.is_empty() => name.into_owned(),
            Some(name) => format!("{path}::{name}"),
            None => path,
        };
        let is_module = ["builtin.module", "gpu.module"].contains(&&*op.name());
        if is_module {
            let children = op.regions().flat_map(|r| r.blocks()).flat_map(|b| b.ops());
            work.extend(children.map(|op| (op, inner.clone())));
        } else if op.attr("sym_name").is_some() {
            found.push(inner);
        }
    }
    found
}

/// The modules of the pieces of a file, without the names that they were given; of a file that is one, its own.
pub(super) fn modules_of(root: Op<'_>) -> Vec<Op<'_>> {
    if root.attr(PIECES).is_none() {
        return vec![root];
    }
    let modules: Vec<Op<'_>> =
        root.regions().flat_map(|r| r.blocks()).flat_map(|b| b.ops()).collect();
    for op in &modules {
        // SAFETY: the module was read for this purpose, and nobody else holds it
        unsafe { op.remove(PIECE) };
    }
    modules
}
