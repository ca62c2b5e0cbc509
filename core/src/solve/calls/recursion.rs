//! Linear recursion as a loop: one iteration an activation.
//!
//! Where every activation calls the function itself at most once, and neither memory nor results
//! of calls decide the flow, its blocks run as often as those of a loop whose variables are the
//! parameters: what follows the call runs before the next activation instead of after it, which
//! changes no count. Whether the call was reached, and with which arguments, travels along with
//! the flow to where the activation ends.

use crate::analysis::endings::unwinds_to_caller;
use crate::ir::{
    Block, BlockCall, BlockData, CallInfo, Callee, Function, Inst, Terminator, Type, Value,
    ValueData, ValueDef, POISON,
};
use crate::solve::Graphs;
use rustc_hash::FxHashSet;

/// The function with the calls of itself turned into a loop; `None` where it has none, or more
/// than one in an activation, or where memory or results decide its flow.
pub(crate) fn as_loop(func: &Function) -> Option<Function> {
    let sites = sites(func)?;
    let leaves = |&b: &Block| unwinds_to_caller(&func.blocks[b].terminator);
    if sites.is_empty() || func.unsupported.is_some() || func.layout.iter().any(leaves) {
        return None;
    }
    let graphs = Graphs::new(func);
    if graphs.irreducible(func).is_some() {
        return None;
    }
    let mut after: FxHashSet<Block> = FxHashSet::default();
    let mut work: Vec<Block> = sites.iter().flat_map(|s| func.successors(s.block)).collect();
    while let Some(b) = work.pop() {
        if after.insert(b) {
            work.extend(func.successors(b));
        }
    }
    let once = |s: &Site| {
        graphs.forest.innermost(s.block).is_none()
            && !after.contains(&s.block)
            && sites.iter().filter(|o| o.block == s.block).count() == 1
    };
    if !sites.iter().all(once) || !is_decided_by_parameters(func, &sites) {
        return None;
    }
    Some(Rewriter { g: func.clone(), sites: &sites, after: &after }.rewritten(func))
}

/// A call of the function itself.
struct Site {
    block: Block,
    at: usize,
    args: Vec<Value>,
}

/// The calls of the function itself; `None` if one passes other than the parameters' types.
fn sites(func: &Function) -> Option<Vec<Site>> {
    let mut sites = Vec::new();
    for &block in &func.layout {
        for (at, (_, inst)) in func.blocks[block].insts.iter().enumerate() {
            let Inst::Call(CallInfo { callee: Callee::Direct(name), args, .. }) = inst else {
                continue;
            };
            if *name == func.name {
                let types = args.iter().map(|a| func.values[*a].ty);
                types.eq(func.params.iter().map(|p| p.ty)).then_some(())?;
                sites.push(Site { block, at, args: args.clone() });
            }
        }
    }
    Some(sites)
}

/// Do the parameters alone decide the flow, those of the next activations too?
fn is_decided_by_parameters(func: &Function, sites: &[Site]) -> bool {
    let conditions = func.layout.iter().filter_map(|&b| func.blocks[b].terminator.condition());
    let mut work: Vec<Value> = conditions.collect();
    let mut seen: FxHashSet<Value> = FxHashSet::default();
    while let Some(v) = work.pop() {
        if !seen.insert(v) {
            continue;
        }
        match func.values[v].def {
            ValueDef::Param(k) => work.extend(sites.iter().map(|s| s.args[k as usize])),
            ValueDef::BlockParam(b, k) => {
                let targets = func.layout.iter().flat_map(|&p| func.blocks[p].terminator.targets());
                for t in targets.filter(|t| t.block == b) {
                    match t.args.get(k as usize) {
                        Some(&a) => work.push(a),
                        None => return false,
                    }
                }
            }
            ValueDef::Inst(..) => match func.inst(v) {
                None | Some(Inst::Load(_) | Inst::Call(_) | Inst::Opaque(_)) => return false,
                Some(inst) => inst.for_each_operand(|a| work.push(a)),
            },
        }
    }
    true
}

struct Rewriter<'a> {
    g: Function,
    sites: &'a [Site],
    /// the blocks that may follow a call
    after: &'a FxHashSet<Block>,
}

impl Rewriter<'_> {
    fn rewritten(mut self, func: &Function) -> Function {
        let header = func.entry();
        let entry = self.block("start");
        let exit = self.block("end");
        self.g.result = None;
        // the calls of itself are jumps now
        for s in self.sites {
            let inst = &mut self.g.blocks[s.block].insts[s.at].1;
            *inst = Inst::Opaque(format!("the result of the call to `{}`", func.name));
        }
        let [no, yes] = [0, 1].map(|bit| self.at_start(entry, Type::Int(1), Inst::Const(bit)));
        // whether an activation called, and with what: any values will do where it did not
        let types: Vec<Type> = func.params.iter().map(|p| p.ty).collect();
        let first: Vec<Value> = func.params.iter().map(|p| p.value).collect();
        let none = types.iter().map(|ty| self.at_start(entry, *ty, Inst::Opaque(POISON.into())));
        let none: Vec<Value> = none.collect();
        let mut carried: Vec<(Block, Vec<Value>)> = Vec::new();
        for &b in func.layout.iter().filter(|b| self.after.contains(b)) {
            let values = std::iter::once(Type::Int(1)).chain(types.iter().copied());
            let values = values.map(|ty| self.parameter(b, ty, None)).collect();
            carried.push((b, values));
        }
        let carries = |b: Block| carried.iter().find(|c| c.0 == b).map(|c| &c.1);
        for &b in &func.layout {
            let site = self.sites.iter().find(|s| s.block == b);
            let own: Vec<Value> = match (site, carries(b)) {
                (Some(s), _) => std::iter::once(yes).chain(s.args.iter().copied()).collect(),
                (None, Some(values)) => values.clone(),
                (None, None) => std::iter::once(no).chain(none.iter().copied()).collect(),
            };
            let terminator = &mut self.g.blocks[b].terminator;
            terminator.for_each_target_mut(|t| {
                if self.after.contains(&t.block) {
                    t.args.extend(&own);
                }
            });
            if matches!(terminator, Terminator::Return(_)) {
                let next = BlockCall::new(header, &own[1..]);
                let done = BlockCall::new(exit, []);
                *terminator = match (site, carries(b)) {
                    (Some(_), _) => Terminator::Jump(next),
                    (None, Some(_)) => Terminator::Branch(own[0], next, done),
                    (None, None) => Terminator::Jump(done),
                };
            }
        }
        // the parameters of each activation
        let names: Vec<_> =
            func.params.iter().map(|p| self.g.values[p.value].name.clone()).collect();
        let now: Vec<Value> =
            types.iter().zip(names).map(|(ty, name)| self.parameter(header, *ty, name)).collect();
        for &b in &func.layout {
            let replace = |v: &mut Value| {
                if let Some(k) = first.iter().position(|p| p == v) {
                    *v = now[k];
                }
            };
            let block = &mut self.g.blocks[b];
            block.insts.iter_mut().for_each(|(_, i)| i.for_each_operand_mut(replace));
            block.terminator.for_each_operand_mut(replace);
        }
        self.g.blocks[entry].terminator = Terminator::Jump(BlockCall::new(header, first));
        self.g.blocks[exit].terminator = Terminator::Return(None);
        self.g.layout.insert(0, entry);
        self.g.layout.push(exit);
        self.g
    }

    fn block(&mut self, name: &str) -> Block {
        self.g.blocks.push(BlockData {
            name: name.to_owned(),
            params: Vec::new(),
            insts: Vec::new(),
            access: Default::default(),
            terminator: Terminator::Unreachable,
            location: None,
            loop_location: None,
            hidden: true,
            copies: Vec::new(),
        })
    }

    fn at_start(&mut self, entry: Block, ty: Type, inst: Inst) -> Value {
        let k = self.g.blocks[entry].insts.len() as u32;
        let v = self.value(ty, ValueDef::Inst(entry, k), None);
        self.g.blocks[entry].insts.push((Some(v), inst));
        v
    }

    fn value(&mut self, ty: Type, def: ValueDef, name: Option<String>) -> Value {
        self.g.values.push(ValueData { ty, def, name })
    }

    fn parameter(&mut self, b: Block, ty: Type, name: Option<String>) -> Value {
        let k = self.g.blocks[b].params.len() as u32;
        let v = self.value(ty, ValueDef::BlockParam(b, k), name);
        self.g.blocks[b].params.push(v);
        v
    }
}
