//! Tests of the interpreter, by theme.

mod arith;
mod assumed;
mod bytes;
mod calls;
mod ends;
mod escapes;
mod flow;
mod memory;
mod pointers;
mod random;
mod random_memory;
mod unknown;

use super::*;
use crate::ir::*;

pub(super) const I1: Type = Type::Int(1);
pub(super) const I32: Type = Type::Int(32);
pub(super) const I64: Type = Type::Int(64);

/// Runs the module's function `f` (its first otherwise) with default options.
pub(super) fn execute(module: &Module, inputs: &[(&str, i128)]) -> Result<Execution, InterpError> {
    let f = module.by_name("f").unwrap_or_else(|| module.functions.keys().next().unwrap());
    let inputs = inputs.iter().map(|&(n, v)| (n, v)).collect();
    run(module, f, &inputs, &Options::default())
}

/// A module of one function.
pub(super) fn module(function: Function) -> Module {
    let mut m = Module::new();
    m.add(function);
    m
}

/// The count of a block by name, in the named function.
pub(super) fn count(m: &Module, e: &Execution, function: &str, block: &str) -> Option<u64> {
    let f = m.by_name(function).unwrap();
    let b = m.functions[f].block_by_name(block).unwrap();
    e.count(f, b).known()
}

/// The reason why a block's count is not known.
pub(super) fn reason(m: &Module, e: &Execution, function: &str, block: &str) -> String {
    let f = m.by_name(function).unwrap();
    let b = m.functions[f].block_by_name(block).unwrap();
    match e.count(f, b) {
        Count::Unknown { reason } => reason.to_string(),
        Count::Known(n) => panic!("block {block} is known: {n}"),
    }
}

/// Ends the current block with a branch to `then` (if true) or `end`, both of which return.
pub(super) fn probe(b: &mut FunctionBuilder, cond: Value) {
    let (then, end) = (b.block("then"), b.block("end"));
    b.branch(cond, (then, &[]), (end, &[]));
    b.switch_to(then);
    b.jump(end, &[]);
    b.switch_to(end);
    b.ret(None);
}

/// A call to unknown code.
pub(super) fn unknown_call(name: &str, args: &[Value]) -> CallInfo {
    CallInfo {
        callee: Callee::Direct(name.into()),
        args: args.to_vec(),
        effects: CallEffects::UNKNOWN,
        counted: true,
    }
}
