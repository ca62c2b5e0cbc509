//! Data layouts of modules: `index` is followed as 64 bits wide, whatever they say.
//!
//! Source: MLIR's documentation of data layouts (the dialect `dlti`).

use super::function::walk;
use crate::native::{Op, Val};

/// How an entry for `index` begins, as MLIR prints it.
const ENTRY: &str = "dlti.dl_entry<index,";

/// How many bits `index` has by the data layouts of the modules around an operation, where they say so.
fn index_width(op: Op<'_>) -> Option<u64> {
    let mut around = Some(op);
    while let Some(op) = around {
        let layout = op.attr("dlti.dl_spec").map(|a| a.text()).unwrap_or_default();
        if let Some((_, entry)) = layout.split_once(ENTRY) {
            let entry = entry.trim_start();
            let digits = entry.find(|c: char| !c.is_ascii_digit()).unwrap_or(entry.len());
            return Some(entry[..digits].parse().unwrap_or(0));
        }
        around = op.parent();
    }
    None
}

/// Does an operation, or one in it, use `index`, or memory and tensors, whose sizes are such numbers?
fn uses_index(function: Op<'_>) -> bool {
    let uses = |v: Val<'_>| {
        let ty = v.ty();
        ty.is_memref() || ty.is_tensor() || ty.to_string().contains("index")
    };
    let all = std::iter::once(function).chain(walk(function));
    all.into_iter().any(|op| {
        let mut blocks = op.regions().flat_map(|r| r.blocks());
        op.results().any(uses) || blocks.any(|b| b.args().any(uses))
    })
}

/// Why a function cannot be carried over, if its data layout says so.
pub(super) fn refused(function: Op<'_>) -> Option<String> {
    let width = index_width(function).filter(|width| *width != 64)?;
    uses_index(function).then(|| {
        format!(
            "`index` has {width} bits by the data layout of the module; 64 are followed: lower it to LLVM IR and \
             profile that"
        )
    })
}
