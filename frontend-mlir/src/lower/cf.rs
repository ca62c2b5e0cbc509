//! Unstructured control flow: the dialect `cf`, between the blocks of a region.

use super::function::{Done, Lowering};
use crate::native::{Blk, Op, Val};
use symprof_core::ir::{
    BinaryOp, BlockCall, CallEffects, CallInfo, Callee, Flags, Terminator, Type, Value,
};

impl<'m> Lowering<'_, 'm> {
    pub(super) fn cf(&mut self, op: Op<'m>, name: &str) -> Done {
        match name {
            "br" => {
                let targets: Vec<Blk<'m>> = op.successors().collect();
                if let [to] = targets[..] {
                    let target = self.target(to, op.operands());
                    self.s.terminate(Terminator::Jump(target));
                }
                Ok(())
            }
            "cond_br" => self.cond_br(op),
            "switch" => self.switch(op),
            "assert" => self.assert(op),
            _ => self.unknown(op),
        }
    }

    /// A jump to a block with the values for its arguments.
    pub(super) fn target(
        &mut self,
        to: Blk<'m>,
        args: impl IntoIterator<Item = Val<'m>>,
    ) -> BlockCall {
        let args = self.flat_all(args);
        match self.blocks.get(&to.key()) {
            Some(&(block, _)) => BlockCall::new(block, args),
            // a block of one that jumps to itself does not verify
            None => BlockCall::new(self.s.ins().current(), args),
        }
    }

    fn cond_br(&mut self, op: Op<'m>) -> Done {
        let targets: Vec<Blk<'m>> = op.successors().collect();
        let (Some(segments), [then, els]) = (op.segments(), &targets[..]) else {
            return self.unknown(op);
        };
        let condition = self.operand(op, 0);
        let on_true = segments.get(1).copied().unwrap_or(0);
        let then = self.target(*then, op.operands().skip(1).take(on_true));
        let els = self.target(*els, op.operands().skip(1 + on_true));
        self.s.terminate(Terminator::Branch(condition, then, els));
        Ok(())
    }

    fn switch(&mut self, op: Op<'m>) -> Done {
        let targets: Vec<Blk<'m>> = op.successors().collect();
        let (Some(segments), Some((&default, cases))) = (op.segments(), targets.split_first())
        else {
            return self.unknown(op);
        };
        let flag = self.operand(op, 0);
        let mut at = 1 + segments.get(1).copied().unwrap_or(0);
        let default = self.target(default, op.operands().take(at).skip(1));
        let sizes = op.attr("case_operand_segments").and_then(|a| a.ints()).unwrap_or_default();
        let values = op.attr("case_values").and_then(|a| a.ints()).unwrap_or_default();
        if values.len() != cases.len() {
            return self.unknown(op);
        }
        let width = self.s.ins().ty(flag).width().map_or(64, u32::from).clamp(1, 64);
        let mut lowered: Vec<(u64, BlockCall)> = Vec::with_capacity(cases.len());
        for (k, (&case, value)) in cases.iter().zip(values).enumerate() {
            let count = sizes.get(k).map_or(0, |n| (*n).max(0) as usize);
            let target = self.target(case, op.operands().skip(at).take(count));
            at += count;
            lowered.push((value as u64 & (u64::MAX >> (64 - width)), target));
        }
        self.s.terminate(Terminator::Switch(flag, lowered, default));
        Ok(())
    }

    /// An assertion that does not hold ends the program.
    fn assert(&mut self, op: Op<'m>) -> Done {
        let holds = self.operand(op, 0);
        let one = self.constant(Type::BOOL, 1);
        let fails = self.s.ins().binary(BinaryOp::Xor, Flags::NONE, holds, one);
        self.end_if_so("cf.assert", fails)
    }

    /// Ends the program where a condition holds.
    pub(super) fn end_if_so(&mut self, name: &str, condition: Value) -> Done {
        self.s.begin_if(name, condition)?;
        let block = self.s.ins().current();
        self.s.func_mut().blocks[block].hidden = true;
        let no_args: Vec<Value> = Vec::new();
        let callee = Callee::Direct(self.unclaimed("abort".into()));
        let effects = CallEffects { no_return: true, ..CallEffects::PURE };
        self.s.ins().call(None, CallInfo { callee, args: no_args, effects, counted: false });
        self.s.terminate(Terminator::Unreachable);
        self.s.end_if(&[])?;
        Ok(())
    }
}
