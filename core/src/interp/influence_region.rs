//! The range of influence of a branch (Weiser, "Program Slicing", 1984: INFL): the blocks between the
//! branch and its immediate postdominator.
//!
//! Every execution that takes the branch reaches the postdominator next, exactly once, or ends, or
//! stays between for ever. So where the condition is unknown the run continues there; how often the
//! blocks between are executed is unknown, and so is what they define, merge, write and call.

use super::program::{CallTarget, FuncCode, Op, NONE};
use super::slice::Base;
use crate::ir::{Block, Inst, Terminator, Value};
use cranelift_entity::{EntityRef, EntitySet};
use rustc_hash::{FxHashMap, FxHashSet};

/// See the [module](self).
#[derive(Debug, Default)]
pub(crate) struct InfluenceRegion {
    /// the block where the run continues; `None` for the caller
    pub stop: Option<u32>,
    /// the blocks whose counts are unknown
    pub blocks: Vec<u32>,
    /// the registers of the values that these define
    pub defined: Vec<u32>,
    /// for each parameter of `stop`: its register, and the register of its value if all edges from
    /// the region carry the same one
    pub merged: Vec<(u32, Option<u32>)>,
    /// the functions that may be called from the region
    pub callees: Vec<u32>,
    /// memory may be written or addresses may escape
    pub touches_memory: bool,
    /// the values that become unknown may hold addresses
    pub loses_addresses: bool,
    /// the whole execution may end in the region
    pub may_exit: bool,
    /// the headers of loops within the region that may never end
    pub endless_loops: Vec<u32>,
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
            ..InfluenceRegion::default()
        };
        let mut callees = FxHashSet::default();
        for &b in &inside {
            region.add_block(code, b);
            callees.extend(calls_in(code, b, 0));
        }
        region.may_exit |= matches!(func.blocks[block].terminator, Terminator::Unsupported(..));
        region.endless_loops = endless_loops(code, &inside);
        match stop {
            Some(stop) => {
                inside.push(block);
                region.merge_params(code, stop, &inside, &within);
            }
            None => region.may_exit |= inside.iter().any(|b| code.pdom().endless().contains(b)),
        }
        region.callees = callees.into_iter().collect();
        region.callees.sort_unstable();
        region
    }

    /// Adds what a block of the region defines and does.
    fn add_block(&mut self, code: &FuncCode<'_>, b: Block) {
        let data = &code.func.blocks[b];
        for &v in &data.params {
            self.define(code, v);
        }
        for (k, (value, inst)) in data.insts.iter().enumerate() {
            if let Some(v) = value {
                self.define(code, *v);
            }
            let effect = code.slice.has_effect(b, k);
            self.touches_memory |=
                effect && (inst.written().is_some() || matches!(inst, Inst::Call(_)));
            self.loses_addresses |= effect && matches!(inst, Inst::PtrToInt(_));
        }
        if let Terminator::Return(Some(v)) = data.terminator {
            self.loses_addresses |= may_hold_address(code, v);
        }
        // `unreachable` may stand behind a call that ends the program.
        self.may_exit |= code.exiting_blocks[b.index()]
            || matches!(data.terminator, Terminator::Unsupported(..) | Terminator::Unreachable);
    }

    /// Adds a value that the region defines.
    fn define(&mut self, code: &FuncCode<'_>, v: Value) {
        let r = code.register_of[v];
        if r != NONE && r as usize >= code.constants.len() {
            self.defined.push(r);
            self.loses_addresses |= may_hold_address(code, v);
        }
    }

    /// Finds the parameters of the stop that get the same value on all edges from the region, which
    /// come from the blocks `from`; `within` are the blocks inside.
    fn merge_params(
        &mut self,
        code: &FuncCode<'_>,
        stop: Block,
        from: &[Block],
        within: &EntitySet<Block>,
    ) {
        let func = code.func;
        for (k, &param) in func.blocks[stop].params.iter().enumerate() {
            if code.register_of[param] == NONE {
                continue;
            }
            let mut values = from
                .iter()
                .flat_map(|&p| func.blocks[p].terminator.targets())
                .filter(|t| t.block == stop)
                .map(|t| t.args.get(k).copied());
            // A value is known if it is defined outside. Constants share registers, which never
            // change, so they are known wherever they are defined.
            let known = |v: Value| {
                let r = code.register_of[v];
                let constant = (r as usize) < code.constants.len();
                (r != NONE && (constant || !within.contains(func.def_block(v)))).then_some(r)
            };
            let first = values.next().flatten().and_then(known);
            let carried = first.filter(|&r| values.all(|other| other.and_then(known) == Some(r)));
            self.loses_addresses |= carried.is_none() && may_hold_address(code, param);
            self.merged.push((code.register_of[param], carried));
        }
    }
}

/// The headers of the loops within these blocks that may never end.
fn endless_loops(code: &FuncCode<'_>, blocks: &[Block]) -> Vec<u32> {
    let headers = code.endless_headers();
    if !blocks.iter().any(|&b| headers.contains(b)) {
        return Vec::new();
    }
    let left = on_cycles(code, blocks);
    let is_header = |to: &Block| {
        let mut from = code.cfg.predecessors(*to).iter();
        left.contains(to)
            && from.any(|from| left.contains(from) && code.cfg.is_retreating(*from, *to))
    };
    let found = blocks.iter().copied().filter(|&b| headers.contains(b));
    let mut found: Vec<Block> = found.filter(is_header).collect();
    found.sort_unstable_by_key(|&b| code.cfg.position(b));
    found.into_iter().map(|b| b.as_u32()).collect()
}

/// Those of the blocks that may lie on a cycle of them: blocks without a predecessor, or without a
/// successor, are taken away as long as there are some. What lies between two cycles stays.
fn on_cycles(code: &FuncCode<'_>, blocks: &[Block]) -> FxHashSet<Block> {
    let mut left: FxHashSet<Block> = blocks.iter().copied().collect();
    for forwards in [true, false] {
        let (before, behind): (Edges<'_>, Edges<'_>) = match forwards {
            true => (&|b| code.cfg.predecessors(b), &|b| code.cfg.successors(b)),
            false => (&|b| code.cfg.successors(b), &|b| code.cfg.predecessors(b)),
        };
        let edges = |b: Block| before(b).iter().filter(|p| left.contains(p)).count();
        let mut open: FxHashMap<Block, usize> = left.iter().map(|&b| (b, edges(b))).collect();
        let mut work: Vec<Block> = open.iter().filter(|(_, n)| **n == 0).map(|(b, _)| *b).collect();
        while let Some(b) = work.pop() {
            left.remove(&b);
            for s in behind(b) {
                let Some(n) = open.get_mut(s) else { continue };
                *n -= 1;
                if *n == 0 {
                    work.push(*s);
                }
            }
        }
    }
    left
}

/// The blocks at the other ends of a block's edges.
type Edges<'a> = &'a dyn Fn(Block) -> &'a [Block];

fn may_hold_address(code: &FuncCode<'_>, v: Value) -> bool {
    code.slice.base(v) != Base::None
}

/// The functions with a body that a block may call from the operation number `from` on.
pub(crate) fn calls_in<'a>(
    code: &'a FuncCode<'_>,
    block: Block,
    from: u32,
) -> impl Iterator<Item = u32> + 'a {
    let b = &code.blocks[block.index()];
    let ops = &code.ops[b.start.max(from) as usize..b.end as usize];
    ops.iter()
        .flat_map(move |op| match op {
            Op::Call { call } => match &code.calls[*call as usize].callee {
                CallTarget::Function(k) => std::slice::from_ref(k),
                CallTarget::Pointer { targets, .. } => targets,
            },
            _ => &[],
        })
        .copied()
}
