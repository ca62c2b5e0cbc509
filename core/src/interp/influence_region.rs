//! What a branch decides about whose condition is not known.
//!
//! Every execution that passes the branch comes to its immediate postdominator next, once, or ends.
//! So the run goes on there; the blocks between are executed nobody knows how often, and what they
//! define, merge, write and call is not known either.

use super::program::{FuncCode, NONE};
use crate::ir::{Block, Inst, Terminator, Value};
use cranelift_entity::{EntityRef, EntitySet};
use rustc_hash::FxHashSet;

/// See the [module](self).
#[derive(Debug)]
pub(crate) struct InfluenceRegion {
    /// where the run goes on; `None`: at the caller
    pub stop: Option<u32>,
    /// blocks whose counts are lost
    pub blocks: Vec<u32>,
    /// registers that hold what the region defined
    pub defined: Vec<u32>,
    /// parameters of the stop: register, and the register of the one value that all edges carry
    pub merged: Vec<(u32, Option<u32>)>,
    /// functions called from the region
    pub callees: Vec<u32>,
    /// Memory may be written, or addresses may get out.
    pub touches_memory: bool,
    /// Addresses may be among what is not known any more.
    pub loses_addresses: bool,
    /// The execution may end within.
    pub may_exit: bool,
}

impl InfluenceRegion {
    /// The region of the branch at the end of `block`.
    pub(crate) fn new(code: &FuncCode<'_>, block: Block) -> InfluenceRegion {
        let func = code.func;
        let stop = code.pdom().ipdom(block);
        let mut within = EntitySet::with_capacity(func.blocks.len());
        let mut inside = Vec::new();
        let mut work = vec![block];
        while let Some(b) = work.pop() {
            for &s in code.cfg.successors(b) {
                if Some(s) != stop && !code.is_always_undefined(s) && within.insert(s) {
                    inside.push(s);
                    work.push(s);
                }
            }
        }

        let mut region = InfluenceRegion {
            stop: stop.map(|b| b.as_u32()),
            blocks: inside.iter().map(|b| b.as_u32()).collect(),
            defined: Vec::new(),
            merged: Vec::new(),
            callees: Vec::new(),
            touches_memory: false,
            loses_addresses: false,
            may_exit: false,
        };
        let mut callees = FxHashSet::default();
        for &b in &inside {
            let data = &func.blocks[b];
            for &v in &data.params {
                region.lose(code, v);
            }
            for (k, (value, inst)) in data.insts.iter().enumerate() {
                if let Some(v) = value {
                    region.lose(code, *v);
                }
                region.touches_memory |= code.slice.has_effect(b, k)
                    && (inst.written().is_some() || matches!(inst, Inst::Call(_)));
                region.loses_addresses |=
                    code.slice.has_effect(b, k) && matches!(inst, Inst::PtrToInt(_));
            }
            // what is returned from here is not known either
            if let Terminator::Return(Some(v)) = data.terminator {
                region.loses_addresses |= may_hold_address(code, v);
            }
            // `unreachable` behind a call: the call may end the program after all.
            region.may_exit |= code.exiting_blocks[b.index()]
                || matches!(data.terminator, Terminator::Unsupported(..) | Terminator::Unreachable);
            region.calls_of(code, b, &mut callees);
        }
        region.may_exit |= matches!(func.blocks[block].terminator, Terminator::Unsupported(..));
        if stop.is_none() {
            region.may_exit |= inside.iter().any(|b| code.pdom().endless().contains(b));
        }
        if let Some(stop) = stop {
            for (k, &param) in func.blocks[stop].params.iter().enumerate() {
                if code.reg[param] == NONE {
                    continue;
                }
                let mut values = inside
                    .iter()
                    .chain([&block])
                    .flat_map(|&p| func.blocks[p].terminator.targets())
                    .filter(|t| t.block == stop)
                    .map(|t| t.args.get(k).copied());
                // Constants share registers, which never change.
                let known = |v: Value| {
                    let r = code.reg[v];
                    let kept = (r as usize) < code.fixed.len();
                    (r != NONE && (kept || !within.contains(func.def_block(v)))).then_some(r)
                };
                let first = values.next().flatten().and_then(known);
                let carried =
                    first.filter(|&r| values.all(|other| other.and_then(known) == Some(r)));
                region.loses_addresses |= carried.is_none() && may_hold_address(code, param);
                region.merged.push((code.reg[param], carried));
            }
        }
        region.callees = callees.into_iter().collect();
        region.callees.sort_unstable();
        region
    }

    fn lose(&mut self, code: &FuncCode<'_>, v: Value) {
        let r = code.reg[v];
        if r != NONE && r as usize >= code.fixed.len() {
            self.defined.push(r);
            self.loses_addresses |= may_hold_address(code, v);
        }
    }

    fn calls_of(&mut self, code: &FuncCode<'_>, b: Block, callees: &mut FxHashSet<u32>) {
        callees.extend(calls_in(code, b, 0));
    }
}

fn may_hold_address(code: &FuncCode<'_>, v: Value) -> bool {
    code.slice.base(v) != super::slice::Base::None
}

/// The functions with a body that a block may call from its op number `from` on.
pub(crate) fn calls_in<'a>(
    code: &'a FuncCode<'_>,
    block: Block,
    from: u32,
) -> impl Iterator<Item = u32> + 'a {
    use super::program::{CallTarget, Op};
    let b = &code.blocks[block.index()];
    let ops = &code.ops[b.start.max(from) as usize..b.end as usize];
    ops.iter()
        .flat_map(move |op| match op {
            Op::Call(c) => match &code.calls[*c as usize].callee {
                CallTarget::Function(k) => std::slice::from_ref(k),
                CallTarget::Pointer { targets, .. } => targets,
            },
            _ => &[],
        })
        .copied()
}
