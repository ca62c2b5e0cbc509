//! What a region tells of blocks that execute as the run has it: as often as nobody knows.

use super::super::Member;
use super::Open;
use crate::native::parallel::build::{Builder, Declared};
use crate::native::parallel::omp::constant;
use crate::native::parallel::{callee, instructions, Region, BLOCK, PORTIONS};
use crate::native::{attribute_kind, insts, name_of};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMIntPredicate::*;
use llvm_sys::{LLVMAttributeFunctionIndex, LLVMLinkage};
use rustc_hash::FxHashMap;
use std::ffi::CStr;

/// The numbers of the places that are open, by the markers of the blocks; with whether they are to a thread alone.
pub(in super::super::super) unsafe fn places(
    open: &Open,
) -> impl Iterator<Item = (i64, bool)> + '_ {
    open.blocks.iter().filter_map(|&block| unsafe {
        let number = insts(block).into_iter().find_map(|i| marked(i))?;
        Some((number, open.even_alone))
    })
}

pub(in super::super) unsafe fn marked(inst: LLVMValueRef) -> Option<i64> {
    let is_marker = BLOCK.to_str() == Ok(name_of(callee(inst)?).as_str());
    is_marker.then(|| constant(LLVMGetOperand(inst, 0)))?
}

/// In a region, tells blocks that depend on how iterations are cut as often as nobody knows, but where a thread alone
/// takes all of them at once.
pub(in super::super) unsafe fn forget(
    b: &Builder,
    region: &Region,
    open: &FxHashMap<i64, bool>,
    member: impl Fn(LLVMValueRef) -> Member,
) {
    let mut forgotten = Vec::new();
    for inst in instructions(region.function) {
        let Some(number) = marked(inst) else { continue };
        let Some(&even_alone) = open.get(&number) else { continue };
        let team = member(inst).team;
        let is_alone = constant(team) == Some(1);
        if is_alone && !even_alone {
            continue;
        }
        let place = LLVMGetOperand(inst, 0);
        if !even_alone {
            let alone = told_at_one(b, place);
            b.before(inst);
            b.call(&alone, &[team]);
        }
        b.replace(inst, None);
        forgotten.push((place, even_alone));
    }
    forgotten.sort_unstable();
    forgotten.dedup();
    // some of the instructions above are gone
    for init in instructions(region.function) {
        let name = callee(init).map(|c| name_of(c)).unwrap_or_default();
        if !name.starts_with("__kmpc_dispatch_init") {
            continue;
        }
        let team = member(init).team;
        for &(place, even_alone) in &forgotten {
            let told = told_sometimes(b, place, even_alone);
            b.before(init);
            b.call(&told, &[team]);
        }
    }
}

/// A function of the size of a team that tells a block in some way, to be copied to where it is called.
struct Telling<'a> {
    b: &'a Builder,
    function: LLVMValueRef,
    is_alone: LLVMValueRef,
}

impl<'a> Telling<'a> {
    unsafe fn new(b: &'a Builder, name: &str) -> Telling<'a> {
        let int = LLVMInt32TypeInContext(b.context);
        let function = b.define(name, LLVMVoidTypeInContext(b.context), &[int]);
        LLVMSetLinkage(function, LLVMLinkage::LLVMInternalLinkage);
        let always = LLVMCreateEnumAttribute(b.context, attribute_kind("alwaysinline"), 0);
        LLVMAddAttributeAtIndex(function, LLVMAttributeFunctionIndex, always);
        let mut telling = Telling { b, function, is_alone: function };
        b.at_end(telling.block(c"symprof.portions"));
        telling.is_alone = b.compare(LLVMIntEQ, LLVMGetParam(function, 0), b.int(int, 1));
        telling
    }

    unsafe fn block(&self, name: &CStr) -> LLVMBasicBlockRef {
        LLVMAppendBasicBlockInContext(self.b.context, self.function, name.as_ptr())
    }

    unsafe fn tell(&self, place: LLVMValueRef) {
        let b = self.b;
        let (void, long) = (LLVMVoidTypeInContext(b.context), LLVMTypeOf(place));
        b.call(&b.declare(BLOCK, void, &[long], false), &[place]);
    }

    unsafe fn end(self, exit: LLVMBasicBlockRef) -> Declared {
        self.b.at_end(exit);
        LLVMBuildRetVoid(self.b.raw);
        Declared { ty: LLVMGlobalGetValueType(self.function), function: self.function }
    }
}

/// Tells a block once where a number is 1: that of a team, for one.
pub(in super::super) unsafe fn told_at_one(b: &Builder, place: LLVMValueRef) -> Declared {
    let telling = Telling::new(b, "symprof.told_at_one");
    let (once, exit) = (telling.block(c"symprof.at_once"), telling.block(c"symprof.told"));
    b.branch(telling.is_alone, once, exit);
    b.at_end(once);
    telling.tell(place);
    b.jump(exit);
    telling.end(exit)
}

/// Tells a block as often as nobody knows, to a team of one only if it does not take all at once.
unsafe fn told_sometimes(b: &Builder, place: LLVMValueRef, even_alone: bool) -> Declared {
    let telling = Telling::new(b, "symprof.told_sometimes");
    let many = telling.block(c"symprof.in_portions");
    let (header, body) =
        (telling.block(c"symprof.more_portions"), telling.block(c"symprof.portion"));
    let exit = telling.block(c"symprof.told");
    match even_alone {
        true => b.jump(many),
        false => b.branch(telling.is_alone, exit, many),
    }
    b.at_end(many);
    let long = LLVMInt64TypeInContext(b.context);
    let portions = b.declare(PORTIONS, long, &[], false);
    b.keeps_memory(portions.function);
    let times = b.call(&portions, &[]);
    b.jump(header);
    b.at_end(header);
    let done = b.phi(long);
    b.branch(b.compare(LLVMIntSLT, done, times), body, exit);
    b.at_end(body);
    telling.tell(place);
    let next = b.add(done, b.int(long, 1), true);
    b.jump(header);
    b.incoming(done, b.int(long, 0), many);
    b.incoming(done, next, body);
    telling.end(exit)
}
