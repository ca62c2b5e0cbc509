//! Memory that operations on tensors may write to. `bufferization.to_tensor` with `writable` makes a tensor of a
//! memref, and lets whatever makes another tensor of it write in place; which operations do, bufferization decides.
//! So such memory is not known wherever an operation reads it.
//!
//! Source: MLIR's documentation of the dialect `bufferization`.

use super::function::{walk, Lowering};
use super::shared::Shared;
use crate::native::{Op, Val};
use std::rc::Rc;

/// The memref of which an operation makes a tensor that may be written in place.
fn opened(op: Op<'_>) -> Option<Val<'_>> {
    let opens = op.name() == "bufferization.to_tensor" && op.attr("writable").is_some();
    op.operand(0).filter(|_| opens)
}

/// Are there tensors in a function whose memory may be written to in place?
pub(super) fn opens(function: Op<'_>) -> bool {
    walk(function).into_iter().any(|op| opened(op).is_some())
}

/// Does a function get tensors from others?
fn gets_tensors(function: Op<'_>) -> bool {
    let entry = function.region(0).and_then(|r| r.first());
    let calls = walk(function).into_iter().filter(|op| op.name().starts_with("func.call"));
    let mut all = entry.into_iter().flat_map(|b| b.args()).chain(calls.flat_map(|op| op.results()));
    all.any(|v| v.ty().is_tensor())
}

/// The memory of a function that operations on tensors may write to; `elsewhere`: in the module there are tensors
/// whose memory may be written to.
pub(super) fn of(function: Op<'_>, elsewhere: bool) -> Option<Rc<Shared<'_>>> {
    if elsewhere && gets_tensors(function) {
        // any memory may be that of a tensor which another function made
        return Some(Rc::new(Shared::of_function(function)));
    }
    let memrefs: Vec<Val<'_>> = walk(function).into_iter().filter_map(opened).collect();
    (!memrefs.is_empty()).then(|| Rc::new(Shared::of_memrefs(memrefs)))
}

/// Does an operation compute with integers alone?
fn is_scalar(op: Op<'_>) -> bool {
    let name = op.name();
    let dialect = name.split_once('.').map_or("", |n| n.0);
    let shaped = |v: Val<'_>| v.ty().is_tensor() || v.ty().is_memref();
    ["arith", "cf", "index", "math"].contains(&dialect)
        && !op.operands().chain(op.results()).any(shaped)
}

impl<'m> Lowering<'_, 'm> {
    /// Where an operation may read or write memory, operations on tensors may have written before.
    pub(super) fn forget_tensors(&mut self, op: Op<'m>) {
        let Some(written) = self.writable.clone().filter(|_| !is_scalar(op)) else { return };
        let outer = self.shared.replace((*written).clone());
        self.forget_others(op);
        self.shared = outer;
    }
}
