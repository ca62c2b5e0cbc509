//! Recursion as a loop: one iteration an activation, or as many as there are at one depth.
//!
//! The blocks of a function that calls itself at most once in each activation run as often as those of a loop whose
//! variables are the parameters: what follows the call runs before the next activation instead of after it, which
//! changes no count that parameters decide. What memory holds, and what a call returns, is not known in that loop: what
//! they decide is data, or is left to simulation. Whether the call was reached, and with which arguments, travels along
//! with the flow to where the activation ends.
//!
//! A function that calls itself several times makes a tree of activations. Where all calls of an activation pass the
//! same values, as far as these decide anything, all activations at one depth are alike; the loop goes down the tree,
//! and each iteration counts as often as there are activations at its depth ([`activations`]).
//!
//! [`activations`]: crate::solve::count

use crate::analysis::endings::unwinds_to_caller;
use crate::analysis::LoopForest;
use crate::ir::{
    Block, BlockCall, BlockData, CallInfo, Callee, Function, Inst, Terminator, Type, Value,
    ValueData, ValueDef, UNDEF,
};
use crate::solve::context::Tree;
use crate::solve::Graphs;
use rustc_hash::FxHashSet;

/// What an [`Inst::Opaque`] says that stands for the result of a call of the function itself, where parameters decide it.
pub(in crate::solve) const OWN_RESULT: &str = "the result of a call of the function itself";

/// A recursive function as a loop.
pub(crate) struct Recursion {
    /// with a loop in place of the calls of itself
    pub(crate) func: Function,
    /// where an activation may call the function several times
    pub(in crate::solve) tree: Option<Tree>,
}

/// The function with the calls of itself turned into a loop. `None` where it has none; and where there are several in an
/// activation, if they pass different values, and these decide its flow, or if memory or results of calls decide which
/// of them it makes.
pub(crate) fn as_loop(func: &Function) -> Option<Recursion> {
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
    let (deciding, only_they_decide) = deciding_parameters(func, &sites);
    let alike = match sites.iter().all(once) {
        true => None,
        false => {
            if !only_they_decide && sites.iter().any(|s| is_decided_otherwise(func, s.block)) {
                return None;
            }
            let forest = &graphs.forest;
            let alike =
                alike(&Body { func, forest, only_parameters_decide: only_they_decide }, &sites);
            deciding.iter().all(|&k| alike[k as usize]).then_some(())?;
            Some(alike)
        }
    };
    let rewriter = Rewriter { g: func.clone(), sites: &sites, after: &after };
    Some(rewriter.rewritten(func, alike.as_deref()))
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

/// The parameters that decide the flow, those of the next activations too; and whether nothing else does.
fn deciding_parameters(func: &Function, sites: &[Site]) -> (FxHashSet<u32>, bool) {
    let conditions = func.layout.iter().filter_map(|&b| func.blocks[b].terminator.condition());
    let mut deciding = FxHashSet::default();
    let nothing_else = follow(func, conditions.collect(), |v| {
        let ValueDef::Param(k) = func.values[v].def else { return None };
        deciding.insert(k);
        Some(sites.iter().map(|s| s.args[k as usize]).collect())
    });
    (deciding, nothing_else)
}

/// Do parameters alone decide what the function returns?
fn returns_what_parameters_decide(func: &Function, sites: &[Site]) -> bool {
    let mut deciding = Vec::new();
    for &b in &func.layout {
        let terminator = &func.blocks[b].terminator;
        deciding.extend(terminator.condition());
        if let Terminator::Return(Some(v)) = terminator {
            deciding.push(*v);
        }
    }
    follow(func, deciding, |v| match func.values[v].def {
        ValueDef::Param(k) => Some(sites.iter().map(|s| s.args[k as usize]).collect()),
        ValueDef::Inst(b, k) => {
            let is_own = |s: &Site| s.block == b && s.at == k as usize;
            sites.iter().any(is_own).then(Vec::new)
        }
        ValueDef::BlockParam(..) => None,
    })
}

/// Does a branch that memory or the result of a call decides lead to a call, and past it?
fn is_decided_otherwise(func: &Function, call: Block) -> bool {
    let leads = |from: Block, passes: &dyn Fn(Block) -> bool, to: &dyn Fn(Block) -> bool| {
        let mut seen: FxHashSet<Block> = FxHashSet::default();
        let mut work: Vec<Block> = func.successors(from).collect();
        while let Some(b) = work.pop() {
            if passes(b) && seen.insert(b) {
                if to(b) {
                    return true;
                }
                work.extend(func.successors(b));
            }
        }
        false
    };
    let is_end = |b: Block| func.successors(b).next().is_none();
    func.layout.iter().any(|&b| {
        let condition = func.blocks[b].terminator.condition();
        condition.is_some_and(|c| !follow(func, vec![c], |_| None))
            && leads(b, &|_| true, &|to| to == call)
            && leads(b, &|by| by != call, &is_end)
    })
}

/// What the calls stand in.
struct Body<'a> {
    func: &'a Function,
    forest: &'a LoopForest,
    only_parameters_decide: bool,
}

/// Walks from values to what they are made of, or to what `made_of` says of them. Are no memory and no result of a call
/// among it?
fn follow(
    func: &Function,
    mut work: Vec<Value>,
    mut made_of: impl FnMut(Value) -> Option<Vec<Value>>,
) -> bool {
    let mut seen: FxHashSet<Value> = FxHashSet::default();
    let mut is_known = true;
    while let Some(v) = work.pop() {
        if !seen.insert(v) {
            continue;
        }
        if let Some(parts) = made_of(v) {
            work.extend(parts);
            continue;
        }
        match func.values[v].def {
            ValueDef::Param(_) => {}
            ValueDef::BlockParam(b, k) => {
                let targets = func.layout.iter().flat_map(|&p| func.blocks[p].terminator.targets());
                for t in targets.filter(|t| t.block == b) {
                    match t.args.get(k as usize) {
                        Some(&a) => work.push(a),
                        None => is_known = false,
                    }
                }
            }
            ValueDef::Inst(..) => match func.inst(v) {
                None | Some(Inst::Load(_) | Inst::Call(_) | Inst::Opaque(_)) => is_known = false,
                Some(inst) => inst.for_each_operand(|a| work.push(a)),
            },
        }
    }
    is_known
}

/// Which parameters have one value at all activations of a depth: those for which every call passes the same, made of
/// such parameters. That these decide the flow too is for the caller to see.
fn alike(body: &Body<'_>, sites: &[Site]) -> Vec<bool> {
    let func = body.func;
    let mut alike = vec![true; func.params.len()];
    let Some((first, others)) = sites.split_first() else { return alike };
    loop {
        let before = alike.clone();
        for k in 0..alike.len() {
            let arg = first.args[k];
            let mut only_alike = true;
            let known = follow(func, vec![arg], |v| {
                let ValueDef::Param(k) = func.values[v].def else { return None };
                only_alike &= before[k as usize];
                None
            });
            alike[k] = before[k]
                && known
                && only_alike
                && is_one_value(body, arg, NESTED)
                && others.iter().all(|s| is_same(func, arg, s.args[k], NESTED));
        }
        if alike == before {
            return alike;
        }
    }
}

/// Instructions within instructions that are compared.
const NESTED: u32 = 8;

/// Has the value one value in an activation, however often it is computed? Where memory may decide the way to a join,
/// what joins there need not be one value at all activations of a depth.
fn is_one_value(body: &Body<'_>, v: Value, nested: u32) -> bool {
    let Body { func, forest, only_parameters_decide } = *body;
    match func.values[v].def {
        ValueDef::Param(_) => true,
        ValueDef::BlockParam(b, _) => only_parameters_decide && forest.innermost(b).is_none(),
        ValueDef::Inst(b, _) => {
            let Some(fewer) = nested.checked_sub(1) else { return false };
            let mut one = true;
            if let Some(inst) = func.inst(v) {
                if !only_parameters_decide || forest.innermost(b).is_some() {
                    inst.for_each_operand(|a| one &= is_one_value(body, a, fewer));
                }
            }
            one
        }
    }
}

/// Are two values computed alike from the same?
fn is_same(func: &Function, a: Value, b: Value, nested: u32) -> bool {
    if a == b {
        return true;
    }
    let (Some(fewer), Some(x), Some(y)) = (nested.checked_sub(1), func.inst(a), func.inst(b))
    else {
        return false;
    };
    if matches!(x, Inst::Alloca(_)) {
        return false;
    }
    let (mut of_x, mut of_y) = (Vec::new(), Vec::new());
    let bare = |inst: &Inst, operands: &mut Vec<Value>| {
        let mut bare = inst.clone();
        bare.for_each_operand_mut(|v| operands.push(std::mem::replace(v, a)));
        bare
    };
    bare(x, &mut of_x) == bare(y, &mut of_y)
        && func.values[a].ty == func.values[b].ty
        && of_x.len() == of_y.len()
        && of_x.iter().zip(&of_y).all(|(&x, &y)| is_same(func, x, y, fewer))
}

struct Rewriter<'a> {
    g: Function,
    sites: &'a [Site],
    /// the blocks that may follow a call
    after: &'a FxHashSet<Block>,
}

impl Rewriter<'_> {
    /// With a loop over the activations; over the depths of their tree, where it is told which parameters are alike.
    fn rewritten(mut self, func: &Function, alike: Option<&[bool]>) -> Recursion {
        let entry = self.block("start");
        let exit = self.block("end");
        let header = match alike {
            None => func.entry(),
            Some(_) => self.block(&func.blocks[func.entry()].name),
        };
        self.g.result = None;
        // the calls of itself are jumps now
        let result = match returns_what_parameters_decide(func, self.sites) {
            true => OWN_RESULT.to_owned(),
            false => format!("the result of the call to `{}`", func.name),
        };
        for s in self.sites {
            self.g.blocks[s.block].insts[s.at].1 = Inst::Opaque(result.clone());
        }
        let [no, yes] = [0, 1].map(|bit| self.at_start(entry, Type::Int(1), Inst::Const(bit)));
        // whether an activation called, and with what: any values will do where it did not
        let types: Vec<Type> = func.params.iter().map(|p| p.ty).collect();
        let first: Vec<Value> = func.params.iter().map(|p| p.value).collect();
        let none: Vec<Value> = match alike {
            None => types
                .iter()
                .map(|ty| self.at_start(entry, *ty, Inst::Opaque(UNDEF.into())))
                .collect(),
            // a loop around a call passes on what it began with
            Some(_) => first.clone(),
        };
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
        if let Some(alike) = alike {
            self.let_out(entry, alike);
        }
        // the parameters of each activation
        let names: Vec<_> =
            func.params.iter().map(|p| self.g.values[p.value].name.clone()).collect();
        let mut now: Vec<Value> =
            types.iter().zip(names).map(|(ty, name)| self.parameter(header, *ty, name)).collect();
        if let Some(alike) = alike {
            // what differs among the activations of a depth is not known
            for (k, value) in now.iter_mut().enumerate().filter(|(k, _)| !alike[*k]) {
                let name = self.g.values[func.params[k].value].name.clone().unwrap_or_default();
                let what = format!("`{name}`, which differs among the calls of `{}`", func.name);
                *value = self.at_start(header, types[k], Inst::Opaque(what));
            }
            self.g.blocks[header].terminator = Terminator::Jump(BlockCall::new(func.entry(), []));
        }
        // what each call passes on is the same in all activations
        let passed_on = |(k, p): (usize, &Value)| self.sites.iter().all(|s| s.args[k] == *p);
        let stays: Vec<bool> = first.iter().enumerate().map(passed_on).collect();
        for &b in &func.layout {
            let replace = |v: &mut Value| {
                if let Some(k) = first.iter().position(|p| p == v).filter(|&k| !stays[k]) {
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
        let tree = alike.map(|_| {
            self.g.layout.insert(1, header);
            Tree { header, calls: self.sites.iter().map(|s| s.block).collect() }
        });
        Recursion { func: self.g, tree }
    }

    /// Hands out the addresses that the calls pass where activations get others: any of these may be what is not known
    /// there.
    fn let_out(&mut self, entry: Block, alike: &[bool]) {
        let mut to = None;
        for s in self.sites {
            for (&arg, _) in s.args.iter().zip(alike).filter(|(_, alike)| !**alike) {
                if self.g.values[arg].ty == Type::Ptr {
                    let to = *to.get_or_insert_with(|| {
                        self.at_start(entry, Type::Ptr, Inst::Opaque(UNDEF.into()))
                    });
                    self.g.blocks[s.block].insts.push((None, Inst::Store(to, arg, 8)));
                }
            }
        }
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
