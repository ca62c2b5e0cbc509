//! Parallel regions that were written out (see `native`): which blocks of outlined functions stand in a function
//! as copies, how many threads there are, and what other threads may do.
//!
//! The number of threads is one more parameter, the last, of each function that starts some or calls one that
//! does: it is the same in a whole execution.

use super::calls::Site;
use super::function::Lowering;
use crate::native::{ATOM, BLOCK, NUMBER, OTHERS, PORTIONS, THREADS, UNKNOWN, WRITTEN};
use llvm_ir::{Constant, Instruction, Name, Operand};
use rustc_hash::FxHashSet;
use symprof_core::ir::{
    Block, CallEffects, CallInfo, Callee, CopiedBlock, Inst, Predicate, Type, UnaryOp, Value,
};
use symprof_core::known::OTHER_THREAD;

/// Is it called to learn how many threads there are?
pub(super) fn asks_for_threads(name: &str) -> bool {
    THREADS.to_str() == Ok(name)
}

/// The number of a place that a marker gives.
fn marked_place(argument: &Operand) -> Option<usize> {
    let Operand::ConstantOperand(number) = argument else { return None };
    match number.as_ref() {
        Constant::Int { value, .. } => Some(*value as usize),
        _ => None,
    }
}

impl<'m> Lowering<'_, 'm> {
    /// Do markers stand in the function's own blocks?
    pub(super) fn has_regions(&self) -> bool {
        self.scope.marked.contains(self.source.name.as_str())
    }

    /// Adds the parameter, if the function has it.
    pub(super) fn threads_parameter(&mut self, taken: &[String]) {
        if !self.scope.threaded.contains(self.source.name.as_str()) {
            return;
        }
        let mut name = "num_threads".to_owned();
        while taken.contains(&name) {
            name.push('\'');
        }
        let value = self.b.param(name, Type::Int(32));
        if let Some(param) = self.b.func_mut().params.last_mut() {
            param.source_type = "i32".to_owned();
            param.default = Some(1);
        }
        self.threads = Some(value);
    }

    /// There is one at least.
    pub(super) fn threads_facts(&mut self) {
        let Some(threads) = self.threads else { return };
        let one = self.constant(Type::Int(32), 1);
        let condition = self.b.icmp(Predicate::Sge, threads, one);
        self.b.effect(Inst::Assume(condition));
    }

    /// Puts it among the arguments for a callee that gets it, before those in excess of its parameters.
    pub(super) fn pass_threads(
        &mut self,
        body: &llvm_ir::Function,
        excess: usize,
        args: &mut Vec<Value>,
    ) {
        if !self.scope.threaded.contains(body.name.as_str()) {
            return;
        }
        let threads = match self.threads {
            Some(threads) => threads,
            None => self.b.opaque(Type::Int(32), "the number of threads"),
        };
        args.insert(args.len().saturating_sub(excess), threads);
    }

    /// Lowers a call of what stands for parallel regions, if it is one.
    pub(super) fn region_call(&mut self, site: Site<'m>) -> bool {
        if self.scope.facts.expanded.places.is_empty() {
            return false;
        }
        let Some(name) = site.direct_name() else { return false };
        if BLOCK.to_str() == Ok(name) {
            self.copied(site);
        } else if THREADS.to_str() == Ok(name) {
            if let Some(dest) = site.dest {
                let value = match self.threads {
                    Some(value) => value,
                    None => self.b.opaque(Type::Int(32), "the number of threads"),
                };
                self.define(dest, value);
            }
        } else if OTHERS.to_str() == Ok(name) {
            let args = self.arguments(site);
            let callee = Callee::Direct(OTHER_THREAD.to_owned());
            let effects = CallEffects::UNKNOWN;
            self.b.effect(Inst::Call(CallInfo { callee, args, effects, counted: false }));
        } else if name.starts_with(UNKNOWN) {
            if let (Some(dest), Some(ty)) = (site.dest, self.result_type(site)) {
                let value = self.b.opaque(ty, "what a thread wrote while others ran");
                self.define(dest, value);
            }
        } else if name.as_bytes().starts_with(NUMBER.to_bytes()) {
            if let (Some(dest), Some(ty)) = (site.dest, self.result_type(site)) {
                let value = self.b.opaque(ty, "what a thread computed");
                self.define(dest, value);
            }
        } else if name.starts_with(ATOM) {
            let (arguments, ty) = (self.arguments(site), self.result_type(site));
            if let (Some(dest), [of], Some(ty)) = (site.dest, &arguments[..], ty) {
                let value = self.b.inst(ty, Inst::Unary(UnaryOp::Atom, *of));
                self.define(dest, value);
            }
        } else if PORTIONS.to_str() == Ok(name) {
            if let (Some(dest), Some(ty)) = (site.dest, self.result_type(site)) {
                let value = self.b.opaque(ty, "how many iterations threads take at once");
                self.define(dest, value);
            }
        } else if WRITTEN.to_str() == Ok(name) {
            if let [address, size] = self.arguments(site)[..] {
                self.b.effect(Inst::Clobber(address, Some(size)));
            }
        } else {
            return false;
        }
        true
    }

    /// The block being lowered is one of the file, or executes one of another function.
    fn copied(&mut self, site: Site<'m>) {
        let Some(number) = site.arguments.first().and_then(|a| marked_place(&a.0)) else { return };
        let known = self.scope.facts.expanded.places.get(number);
        let (Some((function, block)), Some(at)) = (known, self.current_block()) else { return };
        let own = *function == self.source.name;
        let data = &mut self.b.func_mut().blocks[at];
        match own {
            true => data.hidden = false,
            false => data.copies.push(CopiedBlock::new(function.clone(), block.clone())),
        }
    }

    /// Blocks that nothing jumps to are blocks of the file too, if they are its own.
    pub(super) fn unreached_blocks(&mut self, reached: &[u32]) {
        if !self.has_regions() {
            return;
        }
        let reached: FxHashSet<u32> = reached.iter().copied().collect();
        for (k, block) in (0..).zip(&self.source.basic_blocks) {
            let own = |i: &Instruction| match i {
                Instruction::Call(call) => self.own_place(call),
                _ => false,
            };
            if reached.contains(&k) || !block.instrs.iter().any(own) {
                continue;
            }
            if let Some(made) = self.block_of(&block.name) {
                self.b.func_mut().blocks[made].hidden = false;
            }
        }
    }

    /// Is it the marker of a block of this function?
    fn own_place(&self, call: &llvm_ir::instruction::Call) -> bool {
        let number = call.arguments.first().and_then(|a| marked_place(&a.0));
        let place = number.and_then(|n| self.scope.facts.expanded.places.get(n));
        let called = call.function.as_ref().right().and_then(|o| match o {
            Operand::ConstantOperand(c) => match c.as_ref() {
                Constant::GlobalReference { name: Name::Name(name), .. } => Some(name),
                _ => None,
            },
            _ => None,
        });
        called.is_some_and(|n| BLOCK.to_str() == Ok(n.as_str()))
            && place.is_some_and(|p| p.0 == self.source.name)
    }

    fn current_block(&self) -> Option<Block> {
        let block = &self.source.basic_blocks.get(self.place.0 as usize)?.name;
        self.block_of(block)
    }
}
