//! Compiles slices to the code of [`program`](super::program): one pass over each function, from SSA
//! to registers.
//!
//! Each value of the slice has a register of its own, so nothing is allocated or spilled; block
//! parameters become parallel copies on the edges ([`parallel_copy`]), as when SSA form is left.
//! `block` compiles instructions and terminators, `call` calls.

mod block;
mod call;
mod parallel_copy;
mod unsliced_writes;

pub(super) use call::may_not_return;

use super::arith::mask;
use super::call_graph::CallGraph;
use super::exposure;
use super::program::{
    BlockCode, FuncCode, GlobalAddress, GlobalInfo, Op, Program, Term, Variant, NONE,
};
use super::reasons::{ReasonId, FIXED_REASONS};
use super::slice::ControlSlice;
use super::tagged_value::{Obj, TaggedValue};
use crate::analysis::Cfg;
use crate::ir::{Function, Inst, Type, Value, POISON};
use crate::memory::{load_symbols, LoadSymbol};
use cranelift_entity::{EntitySet, SecondaryMap};
use rustc_hash::FxHashMap;
use std::sync::{Arc, OnceLock};

/// Compiles the functions of one program and collects its tables.
pub(super) struct Builder<'a, 'm> {
    graph: &'a CallGraph<'a, 'm>,
    globals: Vec<GlobalInfo<'m>>,
    global_index: FxHashMap<&'m str, u32>,
    reasons: Vec<Arc<str>>,
    symbol_of_reason: FxHashMap<u32, String>,
    slices: &'a [ControlSlice],
    may_exit: &'a [bool],
    variant: Variant,
    symbols: OnceLock<Vec<LoadSymbol>>,
    address_may_wrap: bool,
}

/// What the compilation of a function's blocks needs to know.
struct Context {
    /// the names of load symbols
    paths: FxHashMap<Value, String>,
    /// the values whose object is exposed
    exposed: EntitySet<Value>,
    /// the register of values that are no integers
    opaque: u32,
    /// the register for swaps
    scratch: u32,
}

/// The registers of a function: constants first, then one for each other value of the slice.
#[derive(Default)]
struct Registers {
    of: SecondaryMap<Value, u32>,
    constants: Vec<TaggedValue>,
    count: u32,
}

impl<'a, 'm> Builder<'a, 'm> {
    pub(super) fn new(
        graph: &'a CallGraph<'a, 'm>,
        slices: &'a [ControlSlice],
        may_exit: &'a [bool],
        variant: Variant,
    ) -> Self {
        Builder {
            graph,
            globals: Vec::new(),
            global_index: FxHashMap::default(),
            reasons: FIXED_REASONS.iter().map(|&r| Arc::from(r)).collect(),
            symbol_of_reason: FxHashMap::default(),
            slices,
            may_exit,
            variant,
            symbols: OnceLock::new(),
            address_may_wrap: false,
        }
    }

    /// The program of the functions compiled.
    pub(super) fn finish(mut self, funcs: Vec<FuncCode<'m>>) -> Program<'m> {
        self.find_global_addresses();
        Program {
            globals: self.globals,
            reasons: self.reasons,
            symbol_of_reason: self.symbol_of_reason,
            symbols: self.symbols,
            big_endian: self.graph.module.big_endian,
            address_may_wrap: self.address_may_wrap,
            blocks: funcs.iter().map(|f| f.blocks.len()).sum(),
            reads_memory: funcs.iter().any(|f| f.slice.reads_memory()),
            address_taken: self.graph.address_taken(),
            resolves_indirect_calls: self.graph.resolves_indirect_calls,
            endless: OnceLock::new(),
            funcs,
        }
    }

    fn reason(&mut self, text: String) -> ReasonId {
        self.reasons.push(text.into());
        ReasonId(self.reasons.len() as u32 - 1)
    }

    /// The address of a global, which thereby is one of the program's. A run creates the objects of
    /// globals first, so a global's index is the number of its object.
    fn global(&mut self, name: &'m str) -> Obj {
        let next = self.globals.len() as u32;
        let k = *self.global_index.entry(name).or_insert(next);
        if k == next {
            let bytes = self.graph.module.constants.get(name).map(|b| b.as_slice());
            let func = self.graph.function(name);
            let has_body = self.graph.has_body(name);
            let never_returns = !has_body && self.graph.module.never_returns(name);
            let addresses = Vec::new();
            self.globals.push(GlobalInfo { name, bytes, addresses, func, never_returns });
        }
        Obj(k)
    }

    /// Finds the addresses in the program's globals; the globals that these point to become the
    /// program's as well.
    fn find_global_addresses(&mut self) {
        let module = self.graph.module;
        let mut k = 0;
        while k < self.globals.len() {
            let mut addresses = Vec::new();
            for a in module.addresses.get(self.globals[k].name).into_iter().flatten() {
                let of = self.global(&a.global);
                if let Ok(at) = i64::try_from(a.at) {
                    addresses.push(GlobalAddress { at, of, offset: a.offset });
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

    /// Compiles one function, by its number in the call graph.
    pub(super) fn function(&mut self, k: usize, cfg: Cfg) -> FuncCode<'m> {
        let id = self.graph.ids[k];
        let func = &self.graph.module.functions[id];
        let slice = &self.slices[k];
        let mut registers = self.constants(func, slice, &cfg);
        let opaque = registers.constants.len() as u32;
        registers.constants.push(TaggedValue::unknown(ReasonId::NOT_AN_INTEGER));
        registers.count = opaque + 1;
        let param_regs = registers.assign(func, slice, &cfg);
        let scratch = registers.count;
        let param_reasons = self.param_reasons(func, k == 0);
        let exposed = exposure::exposed(func, &cfg);
        let mut code = FuncCode {
            id,
            exposed_params: func.params.iter().map(|p| exposed.contains(p.value)).collect(),
            unsliced_writes: unsliced_writes::find(func, slice, &cfg),
            func,
            slice: slice.clone(),
            ops: Vec::new(),
            moves: Vec::new(),
            blocks: Vec::new(),
            constants: registers.constants,
            registers: scratch as usize + 1,
            register_of: registers.of,
            calls: Vec::new(),
            external_calls: Vec::new(),
            allocas: Vec::new(),
            param_regs,
            param_reasons,
            offset: 0,
            callees: self.graph.callees[k].clone(),
            exiting_blocks: vec![false; func.blocks.len()],
            pdom: OnceLock::new(),
            always_undefined: OnceLock::new(),
            endless_headers: OnceLock::new(),
            cfg,
        };
        let paths: FxHashMap<Value, String> = if k == 0 && slice.reads_memory() {
            let symbols = self.symbols.get_or_init(|| load_symbols(func));
            symbols.iter().map(|s| (s.value, s.path.clone())).collect()
        } else {
            FxHashMap::default()
        };
        let cx = Context { paths, exposed, opaque, scratch };
        for block in func.blocks.keys() {
            let start = code.ops.len() as u32;
            if code.cfg.is_reachable(block) {
                self.block(&mut code, block, &cx);
            }
            let cost = code.ops.len() as u64 - u64::from(start) + 1;
            let term = self.terminator(&mut code, block, &cx);
            let term = fuse_compare(&mut code, start, term);
            let end = code.ops.len() as u32;
            code.blocks.push(BlockCode { start, end, cost, term, region: OnceLock::new() });
        }
        code
    }

    /// The constants of a slice, with their registers. Integers of equal bits share one.
    fn constants(&mut self, func: &'m Function, slice: &ControlSlice, cfg: &Cfg) -> Registers {
        let mut registers =
            Registers { of: SecondaryMap::with_default(NONE), ..Registers::default() };
        let mut integers: FxHashMap<u64, u32> = FxHashMap::default();
        for &block in cfg.reverse_postorder() {
            for (value, inst) in &func.blocks[block].insts {
                let Some(v) = value.filter(|&v| slice.contains(v)) else { continue };
                let next = registers.constants.len() as u32;
                let constant = match (func.values[v].ty.width(), inst) {
                    (Some(w), Inst::Const(bits)) => {
                        let bits = bits & mask(w);
                        let r = *integers.entry(bits).or_insert(next);
                        if r == next {
                            registers.constants.push(TaggedValue::int(bits));
                        }
                        registers.of[v] = r;
                        continue;
                    }
                    (Some(_), Inst::GlobalAddr(name)) => TaggedValue::ptr(self.global(name), 0),
                    (_, Inst::Opaque(why)) => {
                        let text = format!("{} ({why})", self.describe(func, v));
                        TaggedValue::unknown(self.reason(text)).with_poison(why == POISON)
                    }
                    (None, _) => {
                        let text = format!("{} (no integer)", self.describe(func, v));
                        TaggedValue::unknown(self.reason(text))
                    }
                    _ => continue,
                };
                registers.of[v] = next;
                registers.constants.push(constant);
            }
        }
        registers
    }

    /// The reason of each parameter that is not bound. Integer parameters of the root are symbols.
    fn param_reasons(&mut self, func: &Function, is_root: bool) -> Vec<ReasonId> {
        let mut reasons = Vec::with_capacity(func.params.len());
        for param in &func.params {
            let reason = self.reason(match param.ty {
                Type::Opaque => {
                    format!("parameter `{}` of type {}", param.name, param.source_type)
                }
                _ => format!("parameter `{}`, which is not bound", param.name),
            });
            if is_root && matches!(param.ty, Type::Int(_)) {
                self.symbol_of_reason.insert(reason.0, param.name.clone());
            }
            reasons.push(reason);
        }
        reasons
    }
}

impl Registers {
    /// Gives the values of the slice that are no constants a register each; returns those of the
    /// parameters.
    fn assign(&mut self, func: &Function, slice: &ControlSlice, cfg: &Cfg) -> Vec<u32> {
        let mut assign = |v: Value| {
            if slice.contains(v) && self.of[v] == NONE {
                self.of[v] = self.count;
                self.count += 1;
            }
            self.of[v]
        };
        let params = func.params.iter().map(|p| assign(p.value)).collect();
        for &block in cfg.reverse_postorder() {
            let data = &func.blocks[block];
            for v in data.params.iter().copied().chain(data.insts.iter().filter_map(|(v, _)| *v)) {
                assign(v);
            }
        }
        params
    }
}

/// Fuses a branch with the comparison before it, if its condition is that comparison. `start` is the
/// first operation of the block.
fn fuse_compare(code: &mut FuncCode<'_>, start: u32, term: Term) -> Term {
    let Term::Branch { cond, then, otherwise } = term else { return term };
    match code.ops.last() {
        Some(&Op::Compare { pred, w, dst, a, b })
            if dst == cond && code.ops.len() > start as usize =>
        {
            code.ops.pop();
            Term::CompareBranch { pred, w, dst, a, b, then, otherwise }
        }
        _ => term,
    }
}
