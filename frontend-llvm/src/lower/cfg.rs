//! Walks over llvm-ir's data: successors, reverse postorder, operands.

use either::Either;
use llvm_ir::instruction::InlineAssembly;
use llvm_ir::{BasicBlock, Constant, Function, Instruction as I, Name, Operand, Terminator as T};
use rustc_hash::FxHashMap;

/// Calls `f` with each successor of a terminator, in the order of its targets.
pub(super) fn for_each_successor<'a>(term: &'a T, mut f: impl FnMut(&'a Name)) {
    match term {
        T::Ret(_) | T::Resume(_) | T::Unreachable(_) => {}
        T::Br(t) => f(&t.dest),
        T::CondBr(t) => {
            f(&t.true_dest);
            f(&t.false_dest);
        }
        T::Switch(t) => {
            t.dests.iter().for_each(|(_, d)| f(d));
            f(&t.default_dest);
        }
        T::IndirectBr(t) => t.possible_dests.iter().for_each(f),
        T::Invoke(t) => {
            f(&t.return_label);
            f(&t.exception_label);
        }
        T::CleanupRet(t) => t.unwind_dest.iter().for_each(f),
        T::CatchRet(t) => f(&t.successor),
        T::CatchSwitch(t) => {
            t.catch_handlers.iter().for_each(&mut f);
            t.default_unwind_dest.iter().for_each(f);
        }
        // llvm-ir does not know the other targets of a `callbr`; the facts do.
        T::CallBr(t) => f(&t.return_label),
    }
}

/// What a terminator is called in the LangRef.
pub(super) fn terminator_name(term: &T) -> &'static str {
    match term {
        T::Ret(_) => "ret",
        T::Br(_) | T::CondBr(_) => "br",
        T::Switch(_) => "switch",
        T::IndirectBr(_) => "indirectbr",
        T::Invoke(_) => "invoke",
        T::Resume(_) => "resume",
        T::Unreachable(_) => "unreachable",
        T::CleanupRet(_) => "cleanupret",
        T::CatchRet(_) => "catchret",
        T::CatchSwitch(_) => "catchswitch",
        T::CallBr(_) => "callbr",
    }
}

/// Indices of the blocks that the entry reaches, in reverse postorder: a block comes after its
/// dominators. Iterative, since a chain of blocks may be as long as the function.
pub(super) fn reverse_postorder(blocks: &[BasicBlock], successors: &[Vec<u32>]) -> Vec<u32> {
    let mut seen = vec![false; blocks.len()];
    let mut order = Vec::with_capacity(blocks.len());
    let mut stack: Vec<(u32, usize)> = Vec::new();
    if !blocks.is_empty() {
        seen[0] = true;
        stack.push((0, 0));
    }
    while let Some((block, next)) = stack.last_mut() {
        match successors[*block as usize].get(*next) {
            Some(&s) => {
                *next += 1;
                if !std::mem::replace(&mut seen[s as usize], true) {
                    stack.push((s, 0));
                }
            }
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}

/// A target of a jump that is no block of the function; only modules made by hand have one.
pub(super) fn dangling(function: &Function) -> Option<&Name> {
    let names: rustc_hash::FxHashSet<&Name> =
        function.basic_blocks.iter().map(|b| &b.name).collect();
    let mut found = None;
    for block in &function.basic_blocks {
        for_each_successor(&block.term, |n| {
            if !names.contains(n) {
                found = Some(n);
            }
        });
    }
    found
}

/// Successors of each block as indices.
pub(super) fn successors(function: &Function) -> Vec<Vec<u32>> {
    let index: FxHashMap<&Name, u32> =
        function.basic_blocks.iter().enumerate().map(|(k, b)| (&b.name, k as u32)).collect();
    let of = |b: &BasicBlock| {
        let mut all = Vec::new();
        for_each_successor(&b.term, |n| all.extend(index.get(n)));
        all
    };
    function.basic_blocks.iter().map(of).collect()
}

/// The operand that tells what is called, where it is not simply a global.
fn indirect(callee: &Either<InlineAssembly, Operand>) -> Option<&Operand> {
    let Either::Right(callee) = callee else { return None };
    match callee.as_constant() {
        Some(Constant::GlobalReference { .. }) => None,
        _ => Some(callee),
    }
}

/// Calls `f` with each operand of an instruction, but for the callee of a direct call.
pub(super) fn for_each_operand<'a>(inst: &'a I, mut f: impl FnMut(&'a Operand)) {
    macro_rules! binary {
        ($i:expr) => {{
            f(&$i.operand0);
            f(&$i.operand1);
        }};
    }
    match inst {
        I::Add(i) => binary!(i),
        I::Sub(i) => binary!(i),
        I::Mul(i) => binary!(i),
        I::UDiv(i) => binary!(i),
        I::SDiv(i) => binary!(i),
        I::URem(i) => binary!(i),
        I::SRem(i) => binary!(i),
        I::And(i) => binary!(i),
        I::Or(i) => binary!(i),
        I::Xor(i) => binary!(i),
        I::Shl(i) => binary!(i),
        I::LShr(i) => binary!(i),
        I::AShr(i) => binary!(i),
        I::FAdd(i) => binary!(i),
        I::FSub(i) => binary!(i),
        I::FMul(i) => binary!(i),
        I::FDiv(i) => binary!(i),
        I::FRem(i) => binary!(i),
        I::ICmp(i) => binary!(i),
        I::FCmp(i) => binary!(i),
        I::ShuffleVector(i) => binary!(i),
        I::FNeg(i) => f(&i.operand),
        I::ExtractElement(i) => {
            f(&i.vector);
            f(&i.index);
        }
        I::InsertElement(i) => {
            f(&i.vector);
            f(&i.element);
            f(&i.index);
        }
        I::ExtractValue(i) => f(&i.aggregate),
        I::InsertValue(i) => {
            f(&i.aggregate);
            f(&i.element);
        }
        I::Alloca(i) => f(&i.num_elements),
        I::Load(i) => f(&i.address),
        I::Store(i) => {
            f(&i.address);
            f(&i.value);
        }
        I::Fence(_) | I::LandingPad(_) => {}
        I::CmpXchg(i) => {
            f(&i.address);
            f(&i.expected);
            f(&i.replacement);
        }
        I::AtomicRMW(i) => {
            f(&i.address);
            f(&i.value);
        }
        I::GetElementPtr(i) => {
            f(&i.address);
            i.indices.iter().for_each(f);
        }
        I::Trunc(i) => f(&i.operand),
        I::ZExt(i) => f(&i.operand),
        I::SExt(i) => f(&i.operand),
        I::FPTrunc(i) => f(&i.operand),
        I::FPExt(i) => f(&i.operand),
        I::FPToUI(i) => f(&i.operand),
        I::FPToSI(i) => f(&i.operand),
        I::UIToFP(i) => f(&i.operand),
        I::SIToFP(i) => f(&i.operand),
        I::PtrToInt(i) => f(&i.operand),
        I::IntToPtr(i) => f(&i.operand),
        I::BitCast(i) => f(&i.operand),
        I::AddrSpaceCast(i) => f(&i.operand),
        I::Freeze(i) => f(&i.operand),
        I::VAArg(i) => f(&i.arg_list),
        I::Phi(i) => i.incoming_values.iter().for_each(|(v, _)| f(v)),
        I::Select(i) => {
            f(&i.condition);
            f(&i.true_value);
            f(&i.false_value);
        }
        I::Call(i) => {
            indirect(&i.function).into_iter().for_each(&mut f);
            i.arguments.iter().for_each(|(a, _)| f(a));
        }
        I::CatchPad(i) => {
            f(&i.catch_switch);
            i.args.iter().for_each(f);
        }
        I::CleanupPad(i) => {
            f(&i.parent_pad);
            i.args.iter().for_each(f);
        }
    }
}

/// Calls `f` with each operand of a terminator, but for the callee of a direct call.
pub(super) fn for_each_terminator_operand<'a>(term: &'a T, mut f: impl FnMut(&'a Operand)) {
    match term {
        T::Ret(t) => t.return_operand.iter().for_each(f),
        T::CondBr(t) => f(&t.condition),
        T::Switch(t) => f(&t.operand),
        T::IndirectBr(t) => f(&t.operand),
        T::Invoke(t) => {
            indirect(&t.function).into_iter().for_each(&mut f);
            t.arguments.iter().for_each(|(a, _)| f(a));
        }
        T::Resume(t) => f(&t.operand),
        T::CleanupRet(t) => f(&t.cleanup_pad),
        T::CatchRet(t) => f(&t.catch_pad),
        T::CallBr(t) => {
            indirect(&t.function).into_iter().for_each(&mut f);
            t.arguments.iter().for_each(|(a, _)| f(a));
        }
        T::Br(_) | T::Unreachable(_) | T::CatchSwitch(_) => {}
    }
}
