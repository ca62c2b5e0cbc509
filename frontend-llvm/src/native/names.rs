//! Names: numbers for what has none, as LLVM's printer counts them, and the names of blocks.
//!
//! Sound as the rest of `native`: names change no code.

use super::{
    aliases, blocks, bodies, functions, globals, has_name, ifuncs, insts, name_of, params, set_name,
};
use crate::compat::Numbered;
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMTypeKind;

/// Gives every unnamed global, block and value its number in the file as its name, and tells for
/// each function with a body which parameters had none. Numbers as LLVM's printer counts them: one
/// count a function over parameters, blocks and instructions with a result. The reader accepts
/// numbers that leave some out; then the numbers written in the text count.
pub(super) unsafe fn name_everything(
    module: LLVMModuleRef,
    written: &[Vec<Numbered>],
) -> Vec<Vec<bool>> {
    let mut number = 0usize;
    let all = [globals(module), aliases(module), ifuncs(module), functions(module)];
    for value in all.into_iter().flatten() {
        if !has_name(value) {
            set_name(value, &number.to_string());
            number += 1;
        }
    }
    let bodies = bodies(module);
    let written = if written.len() == bodies.len() { written } else { &[] };
    let name = |(k, f)| unsafe { name_body(f, written.get(k).map_or(&[], Vec::as_slice)) };
    bodies.into_iter().enumerate().map(name).collect()
}

unsafe fn name_body(function: LLVMValueRef, written: &[Numbered]) -> Vec<bool> {
    let params = params(function);
    let unnamed_params: Vec<bool> = params.iter().map(|&p| !has_name(p)).collect();
    let mut unnamed = Vec::new();
    for block in blocks(function) {
        let label = LLVMBasicBlockAsValue(block);
        let results = insts(block)
            .into_iter()
            .filter(|&i| LLVMGetTypeKind(LLVMTypeOf(i)) != LLVMTypeKind::LLVMVoidTypeKind);
        let all = std::iter::once((label, true)).chain(results.map(|i| (i, false)));
        unnamed.extend(all.filter(|&(v, _)| !has_name(v)));
    }
    let nameless = params.into_iter().filter(|&p| !has_name(p)).chain(unnamed.iter().map(|u| u.0));
    let nameless: Vec<LLVMValueRef> = nameless.collect();
    let first = nameless.len() - unnamed.len();
    let mut numbers: Vec<usize> = (0..nameless.len()).collect();
    // The entry may stand without a label; anything else that does makes the text's numbers
    // impossible to tell apart, and those without gaps are taken.
    for skip in [0, 1] {
        let rest = unnamed.get(skip..).unwrap_or_default();
        let same =
            rest.len() == written.len() && rest.iter().zip(written).all(|(u, w)| u.1 == w.is_label);
        if same {
            let places = numbers[first + skip.min(unnamed.len())..].iter_mut();
            places.zip(written).for_each(|(n, w)| *n = w.number);
            break;
        }
    }
    for (value, number) in nameless.into_iter().zip(numbers) {
        set_name(value, &number.to_string());
    }
    unnamed_params
}

/// The blocks of all functions with a body, by function and name.
pub(super) unsafe fn block_names(module: LLVMModuleRef) -> Vec<(String, String)> {
    let of = |f| unsafe {
        let names = blocks(f).into_iter().map(|b| name_of(LLVMBasicBlockAsValue(b)));
        names.map(|b| (name_of(f), b)).collect::<Vec<_>>()
    };
    bodies(module).into_iter().flat_map(of).collect()
}
