//! The one module with `unsafe` code: a read-only view of MLIR's operations, blocks, values, types
//! and attributes through its C API, and the reading of files.
//!
//! Why not melior's own types: their lifetimes tie a child to the borrow of its parent, which a
//! work list over a whole module cannot keep, and they lack affine maps, integer sets and arrays
//! of attributes. The views here are copies of a pointer with the lifetime `'m` of the operation
//! that is lowered.
//!
//! # Why it is sound
//! - A view is made from an operation that the caller borrows (or vouches for, in the `unsafe`
//!   entry points) for `'m`; everything reachable from it (blocks, values, types, attributes,
//!   identifiers) lives as long as that operation or its context, which outlives it. Nothing here
//!   mutates the IR.
//! - Each C function that demands a kind ("must be an integer attribute") is called behind the test
//!   for that kind, each index behind the test against the length.
//! - Strings are copied or borrowed from storage that the context owns.

mod affine;
mod annotate;
mod attributes;
mod dialects;
mod pieces;
mod raw;
mod read;
mod translate;
mod types;

pub(crate) use affine::{AffineMap, AffineNode, AffineOp, IntegerSet};
pub(crate) use annotate::annotate;
pub(crate) use attributes::Attr;
pub(crate) use pieces::PIECE;
pub use raw::{lower_raw_module, lower_raw_operation};
pub(crate) use read::{verify, with_parsed, Diagnosed};
pub(crate) use translate::llvm_ir;
pub(crate) use types::Ty;

use melior::ir::OperationRef;
use mlir_sys::*;
use std::borrow::Cow;
use std::ffi::c_void;
use std::marker::PhantomData;

/// What MLIR's C API gives as a reference to a string, which its context owns.
///
/// # Safety
/// The string must live for `'m`.
unsafe fn text<'m>(s: MlirStringRef) -> Cow<'m, str> {
    if s.data.is_null() || s.length == 0 {
        return Cow::Borrowed("");
    }
    // SAFETY: pointer and length describe a string that lives for 'm (the caller's promise)
    String::from_utf8_lossy(unsafe { std::slice::from_raw_parts(s.data.cast(), s.length) })
}

fn string_ref(s: &str) -> MlirStringRef {
    MlirStringRef { data: s.as_ptr().cast(), length: s.len() }
}

/// Appends what a printer gives to the string behind `user`.
unsafe extern "C" fn collect(part: MlirStringRef, user: *mut c_void) {
    // SAFETY: `user` is the string that `printed` hands over; the part lives during the call
    unsafe { (*user.cast::<String>()).push_str(&text(part)) }
}

/// Collects what a printer of the C API prints.
fn printed(print: impl FnOnce(MlirStringCallback, *mut c_void)) -> String {
    let mut out = String::new();
    print(Some(collect), (&raw mut out).cast());
    out
}

/// An operation.
#[derive(Clone, Copy)]
pub(crate) struct Op<'m>(MlirOperation, PhantomData<&'m ()>);

/// A region of an operation.
#[derive(Clone, Copy)]
pub(crate) struct Region<'m>(MlirRegion, PhantomData<&'m ()>);

/// A block of a region.
#[derive(Clone, Copy)]
pub(crate) struct Blk<'m>(MlirBlock, PhantomData<&'m ()>);

/// An SSA value: a block argument or a result.
#[derive(Clone, Copy)]
pub(crate) struct Val<'m>(MlirValue, PhantomData<&'m ()>);

impl<'m> Op<'m> {
    pub(crate) fn new(op: OperationRef<'_, 'm>) -> Self {
        Op(op.to_raw(), PhantomData)
    }

    /// # Safety
    /// The operation and its context must live, unchanged, for `'m`.
    pub(crate) unsafe fn from_raw(op: MlirOperation) -> Self {
        Op(op, PhantomData)
    }

    /// Tells operations apart.
    pub(crate) fn key(self) -> usize {
        self.0.ptr as usize
    }

    /// The block that it stands in.
    pub(crate) fn block(self) -> Option<Blk<'m>> {
        // SAFETY: a live operation; the block around lives as long, if there is one
        let block = unsafe { mlirOperationGetBlock(self.0) };
        (!block.ptr.is_null()).then_some(Blk(block, PhantomData))
    }

    /// The operation around.
    pub(crate) fn parent(self) -> Option<Op<'m>> {
        // SAFETY: a live operation; the one around lives as long, if there is one
        let parent = unsafe { mlirOperationGetParentOperation(self.0) };
        (!parent.ptr.is_null()).then_some(Op(parent, PhantomData))
    }

    pub(crate) fn name(self) -> Cow<'m, str> {
        // SAFETY: a live operation; identifiers are owned by the context
        unsafe { text(mlirIdentifierStr(mlirOperationGetName(self.0))) }
    }

    /// Does a dialect that is loaded define the operation?
    pub(crate) fn is_registered(self) -> bool {
        // SAFETY: a live operation, whose context knows its dialects; the name is owned by the context
        unsafe {
            let name = mlirIdentifierStr(mlirOperationGetName(self.0));
            mlirContextIsRegisteredOperation(mlirOperationGetContext(self.0), name)
        }
    }

    pub(crate) fn operand_count(self) -> usize {
        // SAFETY: a live operation
        unsafe { mlirOperationGetNumOperands(self.0) }.max(0) as usize
    }

    pub(crate) fn operand(self, k: usize) -> Option<Val<'m>> {
        // SAFETY: the index is within bounds
        (k < self.operand_count())
            .then(|| Val(unsafe { mlirOperationGetOperand(self.0, k as isize) }, PhantomData))
    }

    pub(crate) fn operands(self) -> impl Iterator<Item = Val<'m>> {
        (0..self.operand_count()).filter_map(move |k| self.operand(k))
    }

    pub(crate) fn result_count(self) -> usize {
        // SAFETY: a live operation
        unsafe { mlirOperationGetNumResults(self.0) }.max(0) as usize
    }

    pub(crate) fn result(self, k: usize) -> Option<Val<'m>> {
        // SAFETY: the index is within bounds
        (k < self.result_count())
            .then(|| Val(unsafe { mlirOperationGetResult(self.0, k as isize) }, PhantomData))
    }

    pub(crate) fn results(self) -> impl Iterator<Item = Val<'m>> {
        (0..self.result_count()).filter_map(move |k| self.result(k))
    }

    pub(crate) fn region_count(self) -> usize {
        // SAFETY: a live operation
        unsafe { mlirOperationGetNumRegions(self.0) }.max(0) as usize
    }

    pub(crate) fn region(self, k: usize) -> Option<Region<'m>> {
        // SAFETY: the index is within bounds
        (k < self.region_count())
            .then(|| Region(unsafe { mlirOperationGetRegion(self.0, k as isize) }, PhantomData))
    }

    pub(crate) fn regions(self) -> impl Iterator<Item = Region<'m>> {
        (0..self.region_count()).filter_map(move |k| self.region(k))
    }

    pub(crate) fn successors(self) -> impl Iterator<Item = Blk<'m>> {
        // SAFETY: a live operation, and indices within bounds
        let count = unsafe { mlirOperationGetNumSuccessors(self.0) };
        (0..count).map(move |k| Blk(unsafe { mlirOperationGetSuccessor(self.0, k) }, PhantomData))
    }

    pub(crate) fn next(self) -> Option<Op<'m>> {
        // SAFETY: a live operation; null at the end of its block
        let next = unsafe { mlirOperationGetNextInBlock(self.0) };
        (!next.ptr.is_null()).then_some(Op(next, PhantomData))
    }

    /// File and line from which the operation comes, if its location has one.
    pub(crate) fn place(self) -> Option<(String, u32)> {
        // SAFETY: a live operation, whose location its context owns
        let location = printed(|callback, user| unsafe {
            mlirLocationPrint(mlirOperationGetLocation(self.0), callback, user);
        });
        let (line, _) = read::place(&location)?;
        let (before, _) = location.split_once("\":")?;
        let file = before.rsplit_once('"')?.1.to_owned();
        Some((file, u32::try_from(line).ok().filter(|&l| l > 0)?))
    }

    /// An attribute, inherent or discardable.
    pub(crate) fn attr(self, name: &str) -> Option<Attr<'m>> {
        // SAFETY: a live operation; null if there is none
        let attr = unsafe { mlirOperationGetAttributeByName(self.0, string_ref(name)) };
        Attr::some(attr)
    }

    pub(crate) fn attrs(self) -> impl Iterator<Item = (Cow<'m, str>, Attr<'m>)> {
        // SAFETY: a live operation, and indices within bounds
        let count = unsafe { mlirOperationGetNumAttributes(self.0) };
        (0..count).filter_map(move |k| {
            let named = unsafe { mlirOperationGetAttribute(self.0, k) };
            // SAFETY: the context owns identifiers
            let name = unsafe { text(mlirIdentifierStr(named.name)) };
            Some((name, Attr::some(named.attribute)?))
        })
    }

    /// Sets an attribute to a string.
    ///
    /// # Safety
    /// Nothing else may look at the operation's attributes meanwhile.
    unsafe fn set_string(self, name: &str, value: &str) {
        // SAFETY: a live operation, whose context makes the attribute
        unsafe {
            let context = mlirOperationGetContext(self.0);
            let value = mlirStringAttrGet(context, string_ref(value));
            mlirOperationSetAttributeByName(self.0, string_ref(name), value);
        }
    }

    /// Takes an attribute away.
    ///
    /// # Safety
    /// Nobody else holds the operation.
    unsafe fn remove(self, name: &str) {
        // SAFETY: a live operation
        unsafe { mlirOperationRemoveAttributeByName(self.0, string_ref(name)) };
    }

    /// The sizes of the groups of operands, if the operation has several variadic ones.
    pub(crate) fn segments(self) -> Option<Vec<usize>> {
        let sizes = self.attr("operandSegmentSizes")?.ints()?;
        Some(sizes.into_iter().map(|n| n.max(0) as usize).collect())
    }

    /// Is it the last operation of its block?
    pub(crate) fn is_last(self) -> bool {
        self.next().is_none()
    }
}

impl<'m> Region<'m> {
    pub(crate) fn first(self) -> Option<Blk<'m>> {
        // SAFETY: a live region; null if it is empty
        let block = unsafe { mlirRegionGetFirstBlock(self.0) };
        (!block.ptr.is_null()).then_some(Blk(block, PhantomData))
    }

    pub(crate) fn blocks(self) -> impl Iterator<Item = Blk<'m>> {
        std::iter::successors(self.first(), |b| b.next())
    }
}

impl<'m> Blk<'m> {
    /// For tables.
    pub(crate) fn key(self) -> usize {
        self.0.ptr as usize
    }

    /// Tells the region around apart.
    pub(crate) fn region_key(self) -> usize {
        // SAFETY: a live block
        unsafe { mlirBlockGetParentRegion(self.0).ptr as usize }
    }

    /// The operation around.
    pub(crate) fn parent(self) -> Option<Op<'m>> {
        // SAFETY: a live block; the operation around lives as long, if there is one
        let parent = unsafe { mlirBlockGetParentOperation(self.0) };
        (!parent.ptr.is_null()).then_some(Op(parent, PhantomData))
    }

    fn next(self) -> Option<Blk<'m>> {
        // SAFETY: a live block; null at the end of its region
        let block = unsafe { mlirBlockGetNextInRegion(self.0) };
        (!block.ptr.is_null()).then_some(Blk(block, PhantomData))
    }

    pub(crate) fn first_op(self) -> Option<Op<'m>> {
        // SAFETY: a live block; null if it is empty
        let op = unsafe { mlirBlockGetFirstOperation(self.0) };
        (!op.ptr.is_null()).then_some(Op(op, PhantomData))
    }

    pub(crate) fn ops(self) -> impl Iterator<Item = Op<'m>> {
        std::iter::successors(self.first_op(), |o| o.next())
    }

    pub(crate) fn last_op(self) -> Option<Op<'m>> {
        self.ops().last()
    }

    pub(crate) fn args(self) -> impl Iterator<Item = Val<'m>> {
        // SAFETY: a live block, and indices within bounds
        let count = unsafe { mlirBlockGetNumArguments(self.0) };
        (0..count).map(move |k| Val(unsafe { mlirBlockGetArgument(self.0, k) }, PhantomData))
    }
}

impl<'m> Val<'m> {
    /// The block that it is an argument of, or that the operation which it is a result of stands in.
    pub(crate) fn block(self) -> Option<Blk<'m>> {
        // SAFETY: a live value; what is asked for a kind of value is asked behind the test for that kind
        let block = unsafe {
            if mlirValueIsABlockArgument(self.0) {
                mlirBlockArgumentGetOwner(self.0)
            } else if mlirValueIsAOpResult(self.0) {
                mlirOperationGetBlock(mlirOpResultGetOwner(self.0))
            } else {
                return None;
            }
        };
        (!block.ptr.is_null()).then_some(Blk(block, PhantomData))
    }

    /// The operation whose result it is, if it is one.
    pub(crate) fn maker(self) -> Option<Op<'m>> {
        // SAFETY: a live value, and what is asked for results is asked behind the test for them
        unsafe {
            mlirValueIsAOpResult(self.0).then(|| Op(mlirOpResultGetOwner(self.0), PhantomData))
        }
    }

    /// For tables.
    pub(crate) fn key(self) -> usize {
        self.0.ptr as usize
    }

    pub(crate) fn ty(self) -> Ty<'m> {
        // SAFETY: a live value
        Ty::new(unsafe { mlirValueGetType(self.0) })
    }
}
