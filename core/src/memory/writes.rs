//! Where a function writes memory.

use crate::ir::{Block, Function, Inst, Value};
use crate::known;

/// A place that writes memory.
#[derive(Clone, Debug)]
pub(crate) struct Write {
    pub(crate) block: Block,
    /// by place in the block
    pub(crate) inst: u32,
    pub(crate) target: Target,
}

#[derive(Clone, Debug)]
pub(crate) enum Target {
    /// at an address, that many bytes where known
    At(Value, Option<u64>),
    /// through any of these pointers
    Through(Vec<Value>),
    /// wherever a callee gets to
    Anywhere,
}

/// All places of a function that write memory.
pub(crate) fn writes(func: &Function) -> Vec<Write> {
    let mut out = Vec::new();
    for &block in &func.layout {
        for (k, (_, inst)) in func.blocks[block].insts.iter().enumerate() {
            let target = match inst {
                Inst::Store(a, _, size) => Target::At(*a, Some(u64::from(*size))),
                Inst::Clobber(..) | Inst::Fill(..) | Inst::Copy(..) => {
                    let Some((a, len)) = inst.written() else { continue };
                    let bytes = len.and_then(|len| match func.inst(len) {
                        Some(Inst::Const(n)) => Some(*n),
                        _ => None,
                    });
                    Target::At(a, bytes)
                }
                Inst::Call(c) => {
                    let known = known::of_call(c);
                    if known.is_some_and(|k| !k.writes) || !c.effects.writes {
                        continue;
                    }
                    if c.effects.argument_memory_only {
                        Target::Through(c.args.clone())
                    } else {
                        Target::Anywhere
                    }
                }
                _ => continue,
            };
            out.push(Write { block, inst: k as u32, target });
        }
    }
    out
}
