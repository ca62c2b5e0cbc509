//! Compiles slices to the code of [`program`](super::program).

use super::arith::mask;
use super::call_graph::{never_returns, CallGraph};
use super::exposure;
use super::program::{
    BlockCode, CallCode, CallTarget, Edge, ExternalCall, FuncCode, GlobalInfo, Op, Root, Term,
    Variant, Writes, NONE,
};
use super::run_state::NOT_AN_INTEGER;
use super::slice::{known_callee, may_write, Base, ControlSlice};
use super::tagged_value::{Obj, ReasonId, TaggedValue, View};
use super::unknown_counts;
use crate::analysis::Cfg;
use crate::ir::{
    BinaryOp, Block, BlockCall, CallInfo, Callee, Function, Inst, Terminator, Type, Value, ValueDef,
};
use crate::known::symbol_name;
use crate::memory::{load_symbols, LoadSymbol};
use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use rustc_hash::FxHashMap;
use std::sync::{Arc, OnceLock};

/// Compiles the functions of one program, whose tables it collects.
pub(super) struct Builder<'a, 'm> {
    pub(super) graph: &'a CallGraph<'a, 'm>,
    pub(super) globals: Vec<GlobalInfo<'m>>,
    pub(super) global_index: FxHashMap<&'m str, u32>,
    pub(super) reasons: Vec<Arc<str>>,
    pub(super) symbol_of_reason: FxHashMap<u32, String>,
    pub(super) slices: &'a [ControlSlice],
    pub(super) may_exit: &'a [bool],
    pub(super) variant: Variant,
    pub(super) symbols: OnceLock<Vec<LoadSymbol>>,
    /// some address is computed without the promise that it stays in its object
    pub(super) address_may_wrap: bool,
}

/// What is found out about a function before its blocks are compiled.
struct Facts {
    /// names of load symbols
    paths: FxHashMap<Value, String>,
    /// values whose object is exposed
    exposed: EntitySet<Value>,
    /// the register of what is no integer
    opaque: u32,
}

impl<'m> Builder<'_, 'm> {
    fn reason(&mut self, text: String) -> ReasonId {
        self.reasons.push(text.into());
        ReasonId(self.reasons.len() as u32 - 1)
    }

    fn global(&mut self, name: &'m str) -> TaggedValue {
        let next = self.globals.len() as u32;
        let k = *self.global_index.entry(name).or_insert(next);
        if k == next {
            let bytes = self.graph.module.constants.get(name).map(|b| b.as_slice());
            let func = self.graph.function(name);
            self.globals.push(GlobalInfo { name, bytes, addresses: Vec::new(), func });
        }
        TaggedValue::ptr(Obj(k), 0)
    }

    /// Finds the addresses that the globals met hold; their globals join.
    pub(super) fn contents(&mut self) {
        let module = self.graph.module;
        let mut k = 0;
        while k < self.globals.len() {
            let mut addresses = Vec::new();
            for a in module.addresses.get(self.globals[k].name).into_iter().flatten() {
                if let (View::Ptr(obj, _), Ok(at)) =
                    (self.global(&a.global).view(), i64::try_from(a.at))
                {
                    addresses.push((at, obj, a.offset));
                }
            }
            addresses.sort_unstable();
            self.globals[k].addresses = addresses;
            k += 1;
        }
    }

    /// How messages call a value.
    fn describe(&self, func: &Function, value: Value) -> String {
        match &func.values[value].name {
            Some(name) => format!("`{name}`"),
            None => format!("a value in block `{}`", func.blocks[func.def_block(value)].name),
        }
    }

    /// Compiles one function.
    pub(super) fn function(&mut self, k: usize, cfg: Cfg) -> FuncCode<'m> {
        let id = self.graph.ids[k];
        let func = &self.graph.module.functions[id];
        let slice = &self.slices[k];
        let mut reg: SecondaryMap<Value, u32> = SecondaryMap::with_default(NONE);
        let mut fixed = Vec::new();
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
                        let next = fixed.len() as u32;
                        let r = *constants.entry(bits).or_insert(next);
                        if r == next {
                            fixed.push(TaggedValue::int(bits));
                        }
                        reg[v] = r;
                        continue;
                    }
                    (Some(_), Inst::GlobalAddr(name)) => self.global(name),
                    (_, Inst::Opaque(why)) => {
                        let text = format!("{} ({why})", self.describe(func, v));
                        TaggedValue::unknown(self.reason(text))
                    }
                    (None, _) => {
                        let text = format!("{} (no integer)", self.describe(func, v));
                        TaggedValue::unknown(self.reason(text))
                    }
                    _ => continue,
                };
                reg[v] = fixed.len() as u32;
                fixed.push(cell);
            }
        }
        let opaque = fixed.len() as u32;
        fixed.push(TaggedValue::unknown(NOT_AN_INTEGER));
        // variables
        let mut registers = fixed.len() as u32;
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
                    self.symbol_of_reason.insert(r.0, param.name.clone());
                }
                r
            })
            .collect();

        let exposed = exposure::exposed(func, &cfg);
        let mut code = FuncCode {
            id,
            exposed_params: func.params.iter().map(|p| exposed.contains(p.value)).collect(),
            unsliced_writes: unsliced_writes(func, slice, &cfg),
            func,
            slice: slice.clone(),
            ops: Vec::new(),
            moves: Vec::new(),
            blocks: Vec::new(),
            fixed,
            registers: registers as usize,
            reg,
            calls: Vec::new(),
            external_calls: Vec::new(),
            allocas: Vec::new(),
            param_regs,
            param_reasons,
            offset: 0,
            callees: Vec::new(),
            exiting_blocks: vec![false; func.blocks.len()],
            pdom: OnceLock::new(),
            always_undefined: OnceLock::new(),
            cfg,
        };
        let paths: FxHashMap<Value, String> = if k == 0 && slice.reads_memory() {
            let symbols = self.symbols.get_or_init(|| load_symbols(func));
            symbols.iter().map(|s| (s.value, s.path.clone())).collect()
        } else {
            FxHashMap::default()
        };
        let facts = Facts { paths, exposed, opaque };
        for block in func.blocks.keys() {
            let start = code.ops.len() as u32;
            if code.cfg.is_reachable(block) {
                self.block(&mut code, block, &facts);
            }
            let cost = code.ops.len() as u64 - start as u64 + 1;
            let mut term = self.terminator(&mut code, block, scratch, opaque);
            if let Term::Branch(c, then, otherwise) = term {
                match code.ops.last() {
                    Some(&Op::Compare(pred, w, d, x, y))
                        if d == c && code.ops.len() > start as usize =>
                    {
                        term = Term::Test(pred, w, d, x, y, then, otherwise);
                        code.ops.pop();
                    }
                    _ => {}
                }
            }
            let end = code.ops.len() as u32;
            code.blocks.push(BlockCode { start, end, cost, term, region: OnceLock::new() });
        }
        code
    }

    fn block(&mut self, code: &mut FuncCode<'m>, block: Block, facts: &Facts) {
        let func = code.func;
        let opaque = facts.opaque;
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
                let exposed = value.is_some_and(|v| facts.exposed.contains(v));
                self.call(code, (block, k), call, (*value, dst, exposed), effect);
                continue;
            }
            let op = match inst {
                Inst::Store(a, v, size) if effect => {
                    let value = if func.values[*v].ty == Type::Opaque { opaque } else { reg(v) };
                    Op::Store(reg(a), value, *size)
                }
                Inst::Clobber(a, length) if effect => {
                    Op::Clobber(reg(a), length.map_or(NONE, |n| reg(&n)))
                }
                Inst::Fill(a, byte, length) if effect => Op::Fill(reg(a), reg(byte), reg(length)),
                Inst::Copy(to, from, length) if effect => {
                    let name = &func.blocks[block].name;
                    let text = format!("what is copied in block `{name}`");
                    let reason = self.reason(text);
                    Op::Copy(reg(to), reg(from), reg(length), reason.0)
                }
                Inst::Assume(v) if effect => Op::Assume(reg(v)),
                Inst::PtrToInt(a) if effect => {
                    code.ops.push(Op::Expose(reg(a)));
                    if dst == NONE {
                        continue;
                    }
                    Op::Address(ty.width().unwrap_or(64), dst, reg(a))
                }
                _ if dst == NONE || (dst as usize) < code.fixed.len() => continue,
                Inst::Unary(op, a) => Op::Unary(*op, width(a), dst, reg(a)),
                Inst::Binary(op, flags, a, b) => {
                    let (w, flags, x, y) = (width(a), *flags, reg(a), reg(b));
                    match op {
                        BinaryOp::Add => Op::Add(w, flags, dst, x, y),
                        BinaryOp::Sub => Op::Sub(w, flags, dst, x, y),
                        BinaryOp::Mul => Op::Mul(w, flags, dst, x, y),
                        BinaryOp::And => Op::And(w, flags, dst, x, y),
                        BinaryOp::Or => Op::Or(w, flags, dst, x, y),
                        op => Op::Binary(*op, w, flags, dst, x, y),
                    }
                }
                Inst::Compare(pred, a, b) => Op::Compare(*pred, width(a), dst, reg(a), reg(b)),
                Inst::Select(c, a, b) => Op::Select(dst, reg(c), reg(a), reg(b)),
                Inst::Cast(op, flags, a) => {
                    Op::Cast(*op, width(a), ty.width().unwrap_or(64), *flags, dst, reg(a))
                }
                Inst::Freeze(a) => Op::Freeze(dst, reg(a)),
                Inst::PtrAdd(flags, a, b) => {
                    self.address_may_wrap |= !flags.nsw;
                    Op::PtrAdd(dst, reg(a), reg(b))
                }
                Inst::PtrToInt(a) => {
                    self.address_may_wrap = true;
                    Op::Address(ty.width().unwrap_or(64), dst, reg(a))
                }
                Inst::IntToPtr(a) => {
                    self.address_may_wrap = true;
                    Op::Address(64, dst, reg(a))
                }
                Inst::Alloca(_) => {
                    let name = value.and_then(|v| func.values[v].name.clone());
                    let name = name.unwrap_or_else(|| "a stack object".to_owned());
                    let exposed = value.is_some_and(|v| facts.exposed.contains(v));
                    code.allocas.push((name, exposed));
                    Op::Alloca(dst, code.allocas.len() as u32 - 1)
                }
                Inst::Load(a) => {
                    let v = value.unwrap_or(*a);
                    let path = facts.paths.get(&v);
                    let text = match path {
                        Some(p) => format!("the load of `{p}`"),
                        None => unknown_counts::describe_load(func, v, *a),
                    };
                    let free = match path {
                        Some(_) => format!("{text}, which is not bound"),
                        None => text.clone(),
                    };
                    let free = self.reason(free);
                    self.reason(format!("{text}, which may have been overwritten"));
                    if let Some(p) = path {
                        self.symbol_of_reason.insert(free.0, p.clone());
                    }
                    Op::Load(dst, reg(a), ty, free.0)
                }
                Inst::Const(_)
                | Inst::Opaque(_)
                | Inst::GlobalAddr(_)
                | Inst::Store(..)
                | Inst::Clobber(..)
                | Inst::Fill(..)
                | Inst::Copy(..)
                | Inst::Assume(_)
                | Inst::Call(_) => continue,
            };
            code.ops.push(op);
        }
    }

    fn call(
        &mut self,
        code: &mut FuncCode<'m>,
        (block, k): (Block, usize),
        call: &CallInfo,
        (value, dst, exposed): (Option<Value>, u32, bool),
        effect: bool,
    ) {
        let inst = k as u32;
        let result = |dst: u32| (value, dst, exposed);
        let again = call.effects.returns_twice.then(|| {
            code.exiting_blocks[block.index()] = true;
            Op::MayNotReturn(
                inst,
                self.reason(format!("`{}`, which may return again,", name_of(call))),
            )
        });
        let args = |code: &FuncCode<'m>| {
            let all = call.args.iter().enumerate();
            all.map(|(p, &a)| (p as u32, code.reg[a])).collect::<Vec<_>>()
        };
        let in_template = (dst as usize) < code.fixed.len();
        if let Some(callee) = self.graph.direct(call) {
            code.exiting_blocks[block.index()] |= self.may_exit[callee as usize];
            let args = args(code);
            code.calls.push(CallCode { callee: CallTarget::Function(callee), args, dst, inst });
            code.ops.push(Op::Call(code.calls.len() as u32 - 1));
            code.ops.extend(again);
            return;
        }
        let dst = if in_template { NONE } else { dst };
        if let (true, Callee::Indirect(pointer)) = (self.graph.is_resolved(call), &call.callee) {
            let targets = self.graph.called(code.func, value, call);
            let no_return = never_returns(call);
            let ends = targets.iter().any(|&t| self.may_exit[t as usize]);
            let doubts = self.variant.calls_may_not_return;
            code.exiting_blocks[block.index()] |=
                ends || no_return || doubts || self.graph.pointers_may_exit;
            let site = self.site(code, call, result(dst), true);
            let pointer = code.reg[*pointer];
            let callee = CallTarget::Pointer { pointer, targets, site, no_return };
            let args = args(code);
            code.calls.push(CallCode { callee, args, dst, inst });
            code.ops.push(Op::Call(code.calls.len() as u32 - 1));
            code.ops.extend(again);
            return;
        }
        if never_returns(call) {
            code.exiting_blocks[block.index()] = true;
            code.ops.push(Op::Exit(inst));
            return;
        }
        if effect || dst != NONE {
            let site = self.site(code, call, result(dst), effect);
            code.ops.push(Op::ExternalCall(site));
        }
        if again.is_some() {
            code.ops.extend(again);
        } else if self.variant.calls_may_not_return && may_not_return(call) {
            code.exiting_blocks[block.index()] = true;
            let why = self.doubt(call);
            code.ops.push(Op::MayNotReturn(inst, why));
        }
    }

    fn doubt(&mut self, call: &CallInfo) -> ReasonId {
        self.reason(format!("whether a call of {} returns, which is not assumed,", name_of(call)))
    }

    /// A call as one of unknown code.
    fn site(
        &mut self,
        code: &mut FuncCode<'m>,
        call: &CallInfo,
        (value, dst, exposed): (Option<Value>, u32, bool),
        effect: bool,
    ) -> u32 {
        let name = name_of(call).to_owned();
        let is_pointer = |a: &&Value| code.func.values[**a].ty == Type::Ptr;
        let pointers = call.args.iter().filter(is_pointer);
        // null points to nothing; other addresses that are no part of the slice are numbers
        let stray = pointers
            .clone()
            .any(|&a| code.reg[a] == NONE && !matches!(code.func.inst(a), Some(Inst::Const(0))));
        let pointers = pointers.map(|&a| code.reg[a]).filter(|&r| r != NONE).collect();
        let writes = match (may_write(call), call.effects.argument_memory_only) {
            (false, _) => Writes::No,
            (true, true) if !stray => Writes::Arguments,
            (true, _) => Writes::Anywhere,
        };
        let args = call.args.iter().map(|&a| code.reg[a]).filter(|&r| r != NONE && effect);
        let args = args.collect();
        let unknown = self.reason(format!("the result of a call to {name}"));
        let doubt =
            (self.variant.calls_may_not_return && may_not_return(call)).then(|| self.doubt(call));
        code.external_calls.push(ExternalCall {
            known: known_callee(call),
            args,
            pointers,
            exposed,
            doubt,
            writes: if effect { writes } else { Writes::No },
            dst,
            ty: value.map_or(Type::Opaque, |v| code.func.values[v].ty),
            unknown,
            name: symbol_name(&name).to_owned(),
        });
        code.external_calls.len() as u32 - 1
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

/// How messages call a callee.
fn name_of(call: &CallInfo) -> &str {
    match &call.callee {
        Callee::Direct(name) | Callee::Global(name) => name,
        Callee::Indirect(_) => "a pointer",
    }
}

/// Is it only an assumption that the call comes back?
pub(super) fn may_not_return(call: &CallInfo) -> bool {
    call.counted && known_callee(call).is_none()
}

/// What the function writes outside of itself without any regard to its slice.
fn unsliced_writes(func: &Function, slice: &ControlSlice, cfg: &Cfg) -> Vec<(u32, Root)> {
    let mut found: Vec<(u32, Root)> = Vec::new();
    if !slice.reads_memory() {
        return found;
    }
    for &block in cfg.reverse_postorder() {
        for (k, (_, inst)) in func.blocks[block].insts.iter().enumerate() {
            if slice.has_effect(block, k) {
                continue;
            }
            let written: &[Value] = match inst {
                Inst::Store(address, ..)
                | Inst::Clobber(address, _)
                | Inst::Fill(address, ..)
                | Inst::Copy(address, ..) => std::slice::from_ref(address),
                Inst::Call(call) if may_write(call) => &call.args,
                _ => continue,
            };
            for &v in written {
                let Base::One(base) = slice.base(v) else { continue };
                let root = match (func.values[base].def, func.inst(base)) {
                    (ValueDef::Param(k), _) => Root::Param(k),
                    (_, Some(Inst::GlobalAddr(name))) => Root::Global(name.clone()),
                    _ => continue,
                };
                let new = (block.as_u32(), root);
                // the entries of one block stand together
                let here = found.iter().rev().take_while(|f| f.0 == new.0);
                if !here.into_iter().any(|f| *f == new) {
                    found.push(new);
                }
            }
        }
    }
    found
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
