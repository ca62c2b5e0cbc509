//! The slice of a function and all it calls, compiled to a flat code over registers.
//!
//! Registers of an activation: constants first (copied from a template), then one for each value of
//! the slice, then one scratch register for swaps. An edge of the flow graph is a list of moves.

use super::arith::mask;
use super::cell::{Cell, Obj, ReasonId};
use super::region::Region;
use super::slice::{bases, known_callee, may_write, ControlSlice, Surroundings};
use super::symbols::load_symbols;
use super::world::{FIXED_REASONS, FULL};
use crate::analysis::{Cfg, PostDominators};
use crate::ir::{
    BinaryOp, Block, BlockCall, CallInfo, Callee, CastOp, Flags, FuncId, Function, Inst, Module,
    Predicate, Terminator, Type, UnaryOp, Value,
};
use crate::known::{symbol_name, KnownCallee};
use cranelift_entity::{EntityRef, SecondaryMap};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::{Arc, OnceLock};

/// No register.
pub(crate) const NONE: u32 = u32::MAX;

/// An operation; numbers are registers unless they say otherwise.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Op {
    Binary(BinaryOp, u8, Flags, u32, u32, u32),
    Compare(Predicate, u8, u32, u32, u32),
    Unary(UnaryOp, u8, u32, u32),
    Cast(CastOp, u8, u8, Flags, u32, u32),
    Select(u32, u32, u32, u32),
    Freeze(u32, u32),
    PtrAdd(u32, u32, u32),
    /// the low bits of an address, or all
    Address(u8, u32, u32),
    /// fresh stack object: register, site
    Alloca(u32, u32),
    /// register, address, type, reason of an unbound symbol (the next: of lost contents)
    Load(u32, u32, Type, u32),
    Store(u32, u32, u32),
    Clobber(u32),
    Assume(u32),
    /// to a function with a body: index of the call
    Call(u32),
    /// to unknown code: index of the site
    Unknown(u32),
    /// to code that never returns; the number of the instruction
    End(u32),
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub to: u32,
    pub moves: (u32, u32),
}

#[derive(Clone, Debug)]
pub(crate) enum Term {
    Jump(Edge),
    Branch(u32, Edge, Edge),
    Switch(u32, FxHashMap<u64, u32>, Vec<Edge>),
    Return(u32),
    Unreachable,
    Unsupported(ReasonId),
}

#[derive(Debug)]
pub(crate) struct BlockCode {
    pub start: u32,
    pub end: u32,
    pub cost: u64,
    pub term: Term,
    /// what a branch at its end decides about, where its condition is not known
    pub region: OnceLock<Region>,
}

/// A call to a function with a body.
#[derive(Debug)]
pub(crate) struct CallCode {
    pub func: u32,
    pub args: Vec<(u32, u32)>,
    pub dst: u32,
    pub inst: u32,
}

/// How a call to unknown code may write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Writes {
    No,
    Arguments,
    Anywhere,
}

/// A call to unknown code.
#[derive(Debug)]
pub(crate) struct Site {
    pub name: String,
    pub known: Option<&'static KnownCallee>,
    /// registers of arguments that may be addresses
    pub args: Vec<u32>,
    pub writes: Writes,
    pub dst: u32,
    pub ty: Type,
    pub unknown: ReasonId,
}

/// A global variable whose address is in a slice.
#[derive(Debug)]
pub(crate) struct GlobalInfo<'m> {
    pub name: &'m str,
    pub bytes: Option<&'m [Option<u8>]>,
}

/// A function compiled.
#[derive(Debug)]
pub(crate) struct FuncCode<'m> {
    pub id: FuncId,
    pub func: &'m Function,
    pub cfg: Cfg,
    pub slice: ControlSlice,
    pub ops: Vec<Op>,
    pub moves: Vec<(u32, u32)>,
    pub blocks: Vec<BlockCode>,
    pub template: Vec<Cell>,
    pub registers: usize,
    pub reg: SecondaryMap<Value, u32>,
    pub calls: Vec<CallCode>,
    pub sites: Vec<Site>,
    /// names of stack objects, for messages
    pub allocas: Vec<String>,
    pub param_regs: Vec<u32>,
    pub param_reasons: Vec<ReasonId>,
    /// where this function's blocks begin in the run's tables
    pub offset: usize,
    /// functions with a body that it calls
    pub callees: Vec<u32>,
    pub ending_blocks: Vec<bool>,
    pdom: OnceLock<PostDominators>,
}

impl FuncCode<'_> {
    pub(crate) fn pdom(&self) -> &PostDominators {
        self.pdom.get_or_init(|| {
            PostDominators::with_exits(self.func, &self.cfg, |b| self.ending_blocks[b.index()])
        })
    }

    /// The name of a block.
    pub(crate) fn block_name(&self, block: usize) -> &str {
        self.func.blocks.get(Block::new(block)).map_or("", |b| &b.name)
    }
}

/// A function to run, with all it may call.
#[derive(Debug)]
pub(crate) struct Program<'m> {
    pub funcs: Vec<FuncCode<'m>>,
    pub globals: Vec<GlobalInfo<'m>>,
    pub reasons: Vec<Arc<str>>,
    /// the symbol whose absence a reason tells of
    pub symbol_of: FxHashMap<u32, String>,
    pub blocks: usize,
    /// some load decides control flow
    pub reads_memory: bool,
    /// functions that are reached only through their address
    pub address_taken: Vec<FuncId>,
}

/// The module's functions by name.
pub(crate) type Names<'m> = FxHashMap<&'m str, FuncId>;

/// The function with a body that a call goes to, if it can be followed.
pub(crate) fn body_of(module: &Module, names: &Names<'_>, call: &CallInfo) -> Option<FuncId> {
    match &call.callee {
        Callee::Direct(name) => {
            let id = *names.get(name.as_str())?;
            module.functions[id].unsupported.is_none().then_some(id)
        }
        _ => None,
    }
}

impl<'m> Program<'m> {
    pub(crate) fn root(&self) -> &FuncCode<'m> {
        &self.funcs[0]
    }

    pub(crate) fn reason(&self, id: ReasonId) -> &Arc<str> {
        &self.reasons[id.0 as usize]
    }

    pub(crate) fn new(module: &'m Module, names: &Names<'m>, root: FuncId) -> Self {
        // What the root reaches by direct calls.
        let mut ids = vec![root];
        let mut index: FxHashMap<FuncId, u32> = FxHashMap::default();
        index.insert(root, 0);
        let mut callees: Vec<Vec<u32>> = Vec::new();
        let mut recursive = false;
        while callees.len() < ids.len() {
            let func = &module.functions[ids[callees.len()]];
            let mut called = Vec::new();
            for block in func.blocks.values() {
                for (_, inst) in &block.insts {
                    let Inst::Call(call) = inst else { continue };
                    let Some(id) = body_of(module, names, call) else { continue };
                    recursive |= id == root;
                    let next = ids.len() as u32;
                    let k = *index.entry(id).or_insert(next);
                    if k == next {
                        ids.push(id);
                    }
                    if !called.contains(&k) {
                        called.push(k);
                    }
                }
            }
            callees.push(called);
        }
        let linked = ids.len() > 1 || recursive;
        let cfgs: Vec<Cfg> = ids.iter().map(|&id| Cfg::new(&module.functions[id])).collect();
        let slices = slices(module, names, &ids, &index, &callees, &cfgs, linked);
        let may_end = endings(module, names, &ids, &callees, &cfgs);

        let mut builder = Builder {
            module,
            names,
            index,
            globals: Vec::new(),
            global_index: FxHashMap::default(),
            reasons: FIXED_REASONS.iter().map(|&r| Arc::from(r)).collect(),
            symbol_of: FxHashMap::default(),
            slices: &slices,
            may_end: &may_end,
            ids: &ids,
        };
        let mut funcs = Vec::new();
        let mut offset = 0;
        for (k, cfg) in cfgs.into_iter().enumerate() {
            let mut code = builder.function(k, cfg);
            code.offset = offset;
            code.callees = callees[k].clone();
            offset += code.blocks.len();
            funcs.push(code);
        }
        // Callees' parameter registers are known only now.
        for k in 0..funcs.len() {
            for c in 0..funcs[k].calls.len() {
                let callee = funcs[k].calls[c].func as usize;
                let args = std::mem::take(&mut funcs[k].calls[c].args);
                let regs = &funcs[callee].param_regs;
                let args = args.into_iter().filter_map(|(p, src)| {
                    let dst = *regs.get(p as usize)?;
                    (dst != NONE && src != NONE).then_some((dst, src))
                });
                funcs[k].calls[c].args = args.collect();
            }
        }
        let Builder { globals, reasons, symbol_of, .. } = builder;
        let reads_memory = funcs.iter().any(|f| f.slice.reads_memory());
        let address_taken = address_taken(module, names, &ids);
        Program { funcs, globals, reasons, symbol_of, blocks: offset, reads_memory, address_taken }
    }
}

/// The functions whose address the reached ones take, and what those reach in turn, other than the
/// reached ones themselves.
fn address_taken(module: &Module, names: &Names<'_>, ids: &[FuncId]) -> Vec<FuncId> {
    let mut seen: FxHashSet<FuncId> = ids.iter().copied().collect();
    let mut work: Vec<FuncId> = ids.to_vec();
    let mut found = Vec::new();
    while let Some(id) = work.pop() {
        for block in module.functions[id].blocks.values() {
            for (_, inst) in &block.insts {
                let name = match inst {
                    Inst::GlobalAddr(name) => name,
                    Inst::Call(CallInfo { callee: Callee::Direct(name), .. }) => name,
                    _ => continue,
                };
                if let Some(&f) = names.get(name.as_str()) {
                    if seen.insert(f) {
                        found.push(f);
                        work.push(f);
                    }
                }
            }
        }
    }
    found.sort();
    found
}

/// The slices of all functions, by iteration: a callee's slice says which arguments its callers'
/// slices need, theirs whether its result is needed, and one load makes all stores matter.
fn slices(
    module: &Module,
    names: &Names<'_>,
    ids: &[FuncId],
    index: &FxHashMap<FuncId, u32>,
    callees: &[Vec<u32>],
    cfgs: &[Cfg],
    linked: bool,
) -> Vec<ControlSlice> {
    let n = ids.len();
    let mut callers = vec![Vec::new(); n];
    for (k, called) in callees.iter().enumerate() {
        for &c in called {
            callers[c as usize].push(k);
        }
    }
    let all_bases: Vec<_> = (0..n).map(|k| bases(&module.functions[ids[k]], &cfgs[k])).collect();
    let mut params: Vec<Vec<bool>> =
        ids.iter().map(|&id| vec![false; module.functions[id].params.len()]).collect();
    let mut result = vec![false; n];
    let mut memory = false;
    let mut slices: Vec<Option<ControlSlice>> = vec![None; n];
    let mut queued = vec![true; n];
    let mut work: Vec<usize> = (0..n).collect();
    while let Some(k) = work.pop() {
        queued[k] = false;
        let func = &module.functions[ids[k]];
        let slice = ControlSlice::within(
            func,
            &cfgs[k],
            all_bases[k].clone(),
            &Surroundings {
                callee: &|call| {
                    let id = body_of(module, names, call)?;
                    Some(&params[*index.get(&id)? as usize])
                },
                result: result[k],
                linked,
                memory: linked && memory,
                constant: &|name| module.constants.contains_key(name),
            },
        );
        let mut again: Vec<usize> = Vec::new();
        for (p, param) in func.params.iter().enumerate() {
            if slice.contains(param.value) && !params[k][p] {
                params[k][p] = true;
                again.extend(&callers[k]);
            }
        }
        for block in func.blocks.values() {
            for (value, inst) in &block.insts {
                let (Some(v), Inst::Call(call)) = (value, inst) else { continue };
                let Some(id) = body_of(module, names, call) else { continue };
                let Some(&c) = index.get(&id) else { continue };
                if slice.contains(*v) && !result[c as usize] {
                    result[c as usize] = true;
                    again.push(c as usize);
                }
            }
        }
        if linked && slice.reads_memory() && !memory {
            memory = true;
            again.extend(0..n);
        }
        slices[k] = Some(slice);
        for a in again {
            if !std::mem::replace(&mut queued[a], true) {
                work.push(a);
            }
        }
    }
    slices.into_iter().flatten().collect()
}

/// Does the call never return, whatever its callee's body?
fn never_returns(call: &CallInfo) -> bool {
    call.effects.no_return || known_callee(call).is_some_and(|k| k.ends)
}

/// Which functions may end the whole execution.
fn endings(
    module: &Module,
    names: &Names<'_>,
    ids: &[FuncId],
    callees: &[Vec<u32>],
    cfgs: &[Cfg],
) -> Vec<bool> {
    let mut ends: Vec<bool> = Vec::new();
    let mut callers = vec![Vec::new(); ids.len()];
    for (k, &id) in ids.iter().enumerate() {
        for &c in &callees[k] {
            callers[c as usize].push(k);
        }
        let func = &module.functions[id];
        ends.push(cfgs[k].reverse_postorder().iter().any(|&b| {
            let data = &func.blocks[b];
            matches!(data.terminator, Terminator::Unsupported(..))
                || data.insts.iter().any(|(_, inst)| match inst {
                    Inst::Call(c) => body_of(module, names, c).is_none() && never_returns(c),
                    _ => false,
                })
        }));
    }
    let mut work: Vec<usize> = (0..ids.len()).filter(|&k| ends[k]).collect();
    while let Some(k) = work.pop() {
        for &c in &callers[k] {
            if !std::mem::replace(&mut ends[c], true) {
                work.push(c);
            }
        }
    }
    ends
}

struct Builder<'a, 'm> {
    module: &'m Module,
    names: &'a Names<'m>,
    index: FxHashMap<FuncId, u32>,
    globals: Vec<GlobalInfo<'m>>,
    global_index: FxHashMap<&'m str, u32>,
    reasons: Vec<Arc<str>>,
    symbol_of: FxHashMap<u32, String>,
    slices: &'a [ControlSlice],
    may_end: &'a [bool],
    ids: &'a [FuncId],
}

impl<'m> Builder<'_, 'm> {
    fn reason(&mut self, text: String) -> ReasonId {
        self.reasons.push(text.into());
        ReasonId(self.reasons.len() as u32 - 1)
    }

    fn global(&mut self, name: &'m str) -> Cell {
        let next = self.globals.len() as u32;
        let k = *self.global_index.entry(name).or_insert(next);
        if k == next {
            let bytes = self.module.constants.get(name).map(|b| b.as_slice());
            self.globals.push(GlobalInfo { name, bytes });
        }
        Cell::ptr(Obj(k), 0)
    }

    /// How messages call a value.
    fn describe(&self, func: &Function, value: Value) -> String {
        match &func.values[value].name {
            Some(name) => format!("`{name}`"),
            None => format!("a value in block `{}`", func.blocks[func.def_block(value)].name),
        }
    }

    fn function(&mut self, k: usize, cfg: Cfg) -> FuncCode<'m> {
        let id = self.ids[k];
        let func = &self.module.functions[id];
        let slice = &self.slices[k];
        let mut reg: SecondaryMap<Value, u32> = SecondaryMap::with_default(NONE);
        let mut template = Vec::new();
        // constants
        let mut constants: FxHashMap<u64, u32> = FxHashMap::default();
        for &block in cfg.reverse_postorder() {
            for (value, inst) in &func.blocks[block].insts {
                let Some(v) = *value else { continue };
                if !slice.contains(v) {
                    continue;
                }
                let cell = match (func.values[v].ty.width(), inst) {
                    (Some(w), Inst::Const(bits)) => {
                        let bits = bits & mask(w);
                        let next = template.len() as u32;
                        let r = *constants.entry(bits).or_insert(next);
                        if r == next {
                            template.push(Cell::int(bits));
                        }
                        reg[v] = r;
                        continue;
                    }
                    (Some(_), Inst::GlobalAddr(name)) => self.global(name),
                    (_, Inst::Opaque(why)) => {
                        let text = format!("{} ({why})", self.describe(func, v));
                        Cell::unknown(self.reason(text))
                    }
                    (None, _) => {
                        let text = format!("{} (no integer)", self.describe(func, v));
                        Cell::unknown(self.reason(text))
                    }
                    _ => continue,
                };
                reg[v] = template.len() as u32;
                template.push(cell);
            }
        }
        let opaque = template.len() as u32;
        template.push(Cell::unknown(FULL));
        // variables
        let mut registers = template.len() as u32;
        let mut assign = |v: Value, reg: &mut SecondaryMap<Value, u32>| {
            if slice.contains(v) && reg[v] == NONE {
                reg[v] = registers;
                registers += 1;
            }
            reg[v]
        };
        let param_regs: Vec<u32> = func.params.iter().map(|p| assign(p.value, &mut reg)).collect();
        for &block in cfg.reverse_postorder() {
            let data = &func.blocks[block];
            for &p in &data.params {
                assign(p, &mut reg);
            }
            for v in data.insts.iter().filter_map(|(v, _)| *v) {
                assign(v, &mut reg);
            }
        }
        let scratch = registers;
        registers += 1;

        let param_reasons: Vec<ReasonId> = (0..func.params.len())
            .map(|p| {
                let param = &func.params[p];
                let text = match param.ty {
                    Type::Opaque => {
                        format!("parameter `{}` of type {}", param.name, param.source_type)
                    }
                    _ => format!("parameter `{}`, which is not bound", param.name),
                };
                let r = self.reason(text);
                if k == 0 && matches!(param.ty, Type::Int(_)) {
                    self.symbol_of.insert(r.0, param.name.clone());
                }
                r
            })
            .collect();

        let mut code = FuncCode {
            id,
            func,
            slice: slice.clone(),
            ops: Vec::new(),
            moves: Vec::new(),
            blocks: Vec::new(),
            template,
            registers: registers as usize,
            reg,
            calls: Vec::new(),
            sites: Vec::new(),
            allocas: Vec::new(),
            param_regs,
            param_reasons,
            offset: 0,
            callees: Vec::new(),
            ending_blocks: vec![false; func.blocks.len()],
            pdom: OnceLock::new(),
            cfg,
        };
        let paths: FxHashMap<Value, String> = if k == 0 && slice.reads_memory() {
            load_symbols(func).into_iter().map(|s| (s.value, s.path)).collect()
        } else {
            FxHashMap::default()
        };
        for block in func.blocks.keys() {
            let start = code.ops.len() as u32;
            if code.cfg.is_reachable(block) {
                self.block(&mut code, block, opaque, &paths);
            }
            let end = code.ops.len() as u32;
            let term = self.terminator(&mut code, block, scratch, opaque);
            code.blocks.push(BlockCode {
                start,
                end,
                cost: (end - start) as u64 + 1,
                term,
                region: OnceLock::new(),
            });
        }
        code
    }

    fn block(
        &mut self,
        code: &mut FuncCode<'m>,
        block: Block,
        opaque: u32,
        paths: &FxHashMap<Value, String>,
    ) {
        let func = code.func;
        for (k, (value, inst)) in func.blocks[block].insts.iter().enumerate() {
            let dst = value.map_or(NONE, |v| code.reg[v]);
            let ty = value.map_or(Type::Opaque, |v| func.values[v].ty);
            let effect = code.slice.has_effect(block, k);
            // Only malformed functions use what no reachable block defines.
            let reg = |v: &Value| match code.reg[*v] {
                NONE => opaque,
                r => r,
            };
            let width = |v: &Value| func.values[*v].ty.width().unwrap_or(64);
            if let Inst::Call(call) = inst {
                self.call(code, block, k, call, dst, ty, effect);
                continue;
            }
            let op = match inst {
                Inst::Store(a, v, size) if effect => {
                    let value = if func.values[*v].ty == Type::Opaque { opaque } else { reg(v) };
                    Op::Store(reg(a), value, *size)
                }
                Inst::Clobber(a, _) if effect => Op::Clobber(reg(a)),
                Inst::Assume(v) if effect => Op::Assume(reg(v)),
                _ if dst == NONE || (dst as usize) < code.template.len() => continue,
                Inst::Unary(op, a) => Op::Unary(*op, width(a), dst, reg(a)),
                Inst::Binary(op, flags, a, b) => {
                    Op::Binary(*op, width(a), *flags, dst, reg(a), reg(b))
                }
                Inst::Compare(pred, a, b) => Op::Compare(*pred, width(a), dst, reg(a), reg(b)),
                Inst::Select(c, a, b) => Op::Select(dst, reg(c), reg(a), reg(b)),
                Inst::Cast(op, flags, a) => {
                    Op::Cast(*op, width(a), ty.width().unwrap_or(64), *flags, dst, reg(a))
                }
                Inst::Freeze(a) => Op::Freeze(dst, reg(a)),
                Inst::PtrAdd(_, a, b) => Op::PtrAdd(dst, reg(a), reg(b)),
                Inst::PtrToInt(a) => Op::Address(ty.width().unwrap_or(64), dst, reg(a)),
                Inst::IntToPtr(a) => Op::Address(64, dst, reg(a)),
                Inst::Alloca(_) => {
                    let name = value.and_then(|v| func.values[v].name.clone());
                    code.allocas.push(name.unwrap_or_else(|| "a stack object".to_owned()));
                    Op::Alloca(dst, code.allocas.len() as u32 - 1)
                }
                Inst::Load(a) => {
                    let v = value.unwrap_or(*a);
                    let path = paths.get(&v);
                    let text = match path {
                        Some(p) => format!("the load of `{p}`"),
                        None => format!("the load of {}", self.describe(func, v)),
                    };
                    let free = match path {
                        Some(_) => format!("{text}, which is not bound"),
                        None => text.clone(),
                    };
                    let free = self.reason(free);
                    self.reason(format!("{text}, which may have been overwritten"));
                    if let Some(p) = path {
                        self.symbol_of.insert(free.0, p.clone());
                    }
                    Op::Load(dst, reg(a), ty, free.0)
                }
                Inst::Const(_)
                | Inst::Opaque(_)
                | Inst::GlobalAddr(_)
                | Inst::Store(..)
                | Inst::Clobber(..)
                | Inst::Assume(_)
                | Inst::Call(_) => continue,
            };
            code.ops.push(op);
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn call(
        &mut self,
        code: &mut FuncCode<'m>,
        block: Block,
        k: usize,
        call: &CallInfo,
        dst: u32,
        ty: Type,
        effect: bool,
    ) {
        let body = body_of(self.module, self.names, call).and_then(|id| self.index.get(&id));
        if let Some(&callee) = body {
            code.ending_blocks[block.index()] |= self.may_end[callee as usize];
            let args = call.args.iter().enumerate().map(|(p, &a)| (p as u32, code.reg[a]));
            let args = args.collect();
            code.calls.push(CallCode { func: callee, args, dst, inst: k as u32 });
            code.ops.push(Op::Call(code.calls.len() as u32 - 1));
            return;
        }
        if never_returns(call) {
            code.ending_blocks[block.index()] = true;
            code.ops.push(Op::End(k as u32));
            return;
        }
        let in_template = (dst as usize) < code.template.len();
        if !effect && (dst == NONE || in_template) {
            return;
        }
        let name = match &call.callee {
            Callee::Direct(name) | Callee::Global(name) => name.clone(),
            Callee::Indirect(_) => "a pointer".to_owned(),
        };
        let writes = match (may_write(call), call.effects.argument_memory_only) {
            (false, _) => Writes::No,
            (true, true) => Writes::Arguments,
            (true, false) => Writes::Anywhere,
        };
        let args = call.args.iter().map(|&a| code.reg[a]).filter(|&r| r != NONE && effect);
        let args = args.collect();
        let unknown = self.reason(format!("the result of a call to {name}"));
        code.sites.push(Site {
            known: known_callee(call),
            args,
            writes: if effect { writes } else { Writes::No },
            dst: if in_template { NONE } else { dst },
            ty,
            unknown,
            name: symbol_name(&name).to_owned(),
        });
        code.ops.push(Op::Unknown(code.sites.len() as u32 - 1));
    }

    fn terminator(
        &mut self,
        code: &mut FuncCode<'m>,
        block: Block,
        scratch: u32,
        opaque: u32,
    ) -> Term {
        let func = code.func;
        let condition = |code: &FuncCode<'m>, v: Value| match code.reg[v] {
            NONE => opaque,
            r => r,
        };
        match &func.blocks[block].terminator {
            Terminator::Jump(t) => Term::Jump(edge(code, t, scratch)),
            Terminator::Branch(c, t, e) => {
                let (t, e) = (edge(code, t, scratch), edge(code, e, scratch));
                Term::Branch(condition(code, *c), t, e)
            }
            Terminator::Switch(c, cases, default) => {
                let mut table = FxHashMap::default();
                let mut edges = Vec::new();
                let m = mask(func.values[*c].ty.width().unwrap_or(64));
                for (bits, target) in cases {
                    table.entry(bits & m).or_insert(edges.len() as u32);
                    edges.push(edge(code, target, scratch));
                }
                edges.push(edge(code, default, scratch));
                Term::Switch(condition(code, *c), table, edges)
            }
            Terminator::Return(v) => Term::Return(v.map_or(NONE, |v| code.reg[v])),
            Terminator::Unreachable => Term::Unreachable,
            Terminator::Unsupported(what, _) => {
                Term::Unsupported(self.reason(format!("the construct `{what}`")))
            }
        }
    }
}

/// An edge: its moves in an order in which none overwrites what a later one reads.
fn edge(code: &mut FuncCode<'_>, target: &BlockCall, scratch: u32) -> Edge {
    let params = match code.func.blocks.get(target.block) {
        Some(b) => &b.params,
        None => return Edge { to: 0, moves: (0, 0) },
    };
    let mut pending: Vec<(u32, u32)> = params
        .iter()
        .zip(&target.args)
        .map(|(&p, &a)| (code.reg[p], code.reg[a]))
        .filter(|&(d, s)| d != NONE && s != NONE && d != s)
        .collect();
    let start = code.moves.len() as u32;
    // readers of each register still to be served
    let mut readers: FxHashMap<u32, u32> = FxHashMap::default();
    let mut writer: FxHashMap<u32, usize> = FxHashMap::default();
    for (i, &(d, s)) in pending.iter().enumerate() {
        *readers.entry(s).or_insert(0) += 1;
        writer.insert(d, i);
    }
    let mut ready: Vec<usize> =
        (0..pending.len()).filter(|&i| !readers.contains_key(&pending[i].0)).collect();
    let mut done = vec![false; pending.len()];
    let mut next = 0;
    loop {
        while let Some(i) = ready.pop() {
            let (d, s) = pending[i];
            code.moves.push((d, s));
            done[i] = true;
            if let Some(n) = readers.get_mut(&s) {
                *n -= 1;
                if *n == 0 {
                    readers.remove(&s);
                    if let Some(&w) = writer.get(&s).filter(|&&w| !done[w]) {
                        ready.push(w);
                    }
                }
            }
        }
        // What is left are cycles: free one register by saving it.
        while next < pending.len() && done[next] {
            next += 1;
        }
        let Some(&(d, _)) = pending.get(next) else { break };
        code.moves.push((scratch, d));
        for p in pending.iter_mut().zip(&done).filter(|(p, &done)| !done && p.1 == d).map(|x| x.0) {
            p.1 = scratch;
        }
        readers.remove(&d);
        ready.push(next);
    }
    Edge { to: target.block.as_u32(), moves: (start, code.moves.len() as u32) }
}
