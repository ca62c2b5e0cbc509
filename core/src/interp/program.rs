//! The slice of a function and all it calls, compiled to a flat code over registers.
//!
//! Registers of an activation: constants first (copied from a template), then one for each value of
//! the slice, then one scratch register for swaps. An edge of the flow graph is a list of moves.

use super::call_graph::{may_exit_functions, slices, CallGraph};
use super::compile::Builder;
use super::influence_region::InfluenceRegion;
use super::run_state::FIXED_REASONS;
use super::slice::ControlSlice;
use super::tagged_value::{Obj, ReasonId, TaggedValue};
use crate::analysis::{Cfg, PostDominators};
use crate::ir::{
    BinaryOp, Block, CallInfo, Callee, CastOp, Flags, FuncId, Function, Inst, Module, Predicate,
    Terminator, Type, UnaryOp, Value,
};
use crate::known::KnownCallee;
use crate::memory::LoadSymbol;
use cranelift_entity::{EntityRef, SecondaryMap};
use rustc_hash::FxHashMap;
use std::sync::{Arc, OnceLock};

/// No register.
pub(crate) const NONE: u32 = u32::MAX;

/// An operation; numbers are registers unless they say otherwise.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Op {
    /// width, flags, result, operands; the frequent operations have codes of their own
    Add(u8, Flags, u32, u32, u32),
    Sub(u8, Flags, u32, u32, u32),
    Mul(u8, Flags, u32, u32, u32),
    And(u8, Flags, u32, u32, u32),
    Or(u8, Flags, u32, u32, u32),
    Binary(BinaryOp, u8, Flags, u32, u32, u32),
    Compare(Predicate, u8, u32, u32, u32),
    Unary(UnaryOp, u8, u32, u32),
    Cast(CastOp, u8, u8, Flags, u32, u32),
    Select(u32, u32, u32, u32),
    Freeze(u32, u32),
    PtrAdd(u32, u32, u32),
    /// The address becomes an integer that nobody follows.
    Expose(u32),
    /// the low bits of an address, or all
    Address(u8, u32, u32),
    /// fresh stack object: register, site
    Alloca(u32, u32),
    /// register, address, type, reason of an unbound symbol (the next: of lost contents)
    Load(u32, u32, Type, u32),
    Store(u32, u32, u32),
    /// address, and length or none
    Clobber(u32, u32),
    /// address, byte, length
    Fill(u32, u32, u32),
    /// to, from, length, reason of bytes that are not known
    Copy(u32, u32, u32, u32),
    Assume(u32),
    /// to a function with a body, or through a pointer: index of the call
    Call(u32),
    /// to unknown code: index of the site
    ExternalCall(u32),
    /// to code that never returns; the number of the instruction
    Exit(u32),
    /// Nobody knows how often it goes on behind a call: the number of its instruction, and why.
    MayNotReturn(u32, ReasonId),
}

/// What is outside of a function.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Root {
    Param(u32),
    Global(String),
}

/// What programs are made for; each has its own slices and code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Variant {
    /// Objects may overlap: every store matters to every load.
    pub objects_may_overlap: bool,
    /// Calls of unknown code may not come back.
    pub calls_may_not_return: bool,
}

impl Variant {
    /// How many there are.
    pub(crate) const COUNT: usize = 4;

    pub(crate) fn index(self) -> usize {
        self.objects_may_overlap as usize + 2 * self.calls_may_not_return as usize
    }
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
    /// a comparison (predicate, width, register of the result, operands) and the branch on it
    Test(Predicate, u8, u32, u32, u32, Edge, Edge),
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
    pub region: OnceLock<InfluenceRegion>,
}

/// Who is called.
#[derive(Debug)]
pub(crate) enum CallTarget {
    /// a function with a body
    Function(u32),
    /// what a register points to: one of these functions with a body, or unknown code as at a site
    Pointer { pointer: u32, targets: Vec<u32>, site: u32, no_return: bool },
}

/// A call that a function with a body may answer.
#[derive(Debug)]
pub(crate) struct CallCode {
    pub callee: CallTarget,
    /// the callee's register of a parameter, through a pointer the parameter's number, and the
    /// register of the argument
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
pub(crate) struct ExternalCall {
    pub name: String,
    pub known: Option<&'static KnownCallee>,
    /// registers of arguments that may be addresses
    pub args: Vec<u32>,
    /// those of pointers
    pub pointers: Vec<u32>,
    /// Its result's address becomes an integer.
    pub exposed: bool,
    /// why what follows a call is not known where it is not assumed that calls return; none for
    /// code that is known to
    pub doubt: Option<ReasonId>,
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
    /// the addresses among them, in order: where each stands, of which global, displaced by how much
    pub addresses: Vec<(i64, Obj, i64)>,
    /// its index if it is a function that runs
    pub func: Option<u32>,
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
    pub fixed: Vec<TaggedValue>,
    pub registers: usize,
    pub reg: SecondaryMap<Value, u32>,
    pub calls: Vec<CallCode>,
    pub external_calls: Vec<ExternalCall>,
    /// names of stack objects, for messages, and whether their addresses become integers
    pub allocas: Vec<(String, bool)>,
    /// parameters whose address becomes an integer
    pub exposed_params: Vec<bool>,
    /// blocks that write objects from outside which the slice never reads
    pub unsliced_writes: Vec<(u32, Root)>,
    pub param_regs: Vec<u32>,
    pub param_reasons: Vec<ReasonId>,
    /// where this function's blocks begin in the run's tables
    pub offset: usize,
    /// functions with a body that it calls
    pub callees: Vec<u32>,
    pub exiting_blocks: Vec<bool>,
    pub pdom: OnceLock<PostDominators>,
    pub always_undefined: OnceLock<Vec<bool>>,
}

impl FuncCode<'_> {
    pub(crate) fn pdom(&self) -> &PostDominators {
        self.pdom.get_or_init(|| {
            PostDominators::pruned(
                self.func,
                &self.cfg,
                |b| self.exiting_blocks[b.index()],
                |b| self.is_always_undefined(b),
            )
        })
    }

    /// Does every way from the block lead to undefined behaviour? Such blocks run in no execution
    /// that has counts.
    pub(crate) fn is_always_undefined(&self, block: Block) -> bool {
        self.always_undefined.get_or_init(|| self.find_always_undefined())[block.index()]
    }

    fn find_always_undefined(&self) -> Vec<bool> {
        let n = self.func.blocks.len();
        let mut always_undefined = vec![false; n];
        let harmless = |b: Block| {
            // An unknown callee might never return, whatever is assumed.
            !self.func.blocks[b].insts.iter().any(|(_, inst)| match inst {
                Inst::Call(c) => c.counted || c.effects.no_return,
                _ => false,
            })
        };
        let mut left: Vec<usize> = vec![0; n];
        let mut work = Vec::new();
        for &b in self.cfg.reverse_postorder() {
            left[b.index()] = self.cfg.successors(b).len();
            if matches!(self.func.blocks[b].terminator, Terminator::Unreachable) && harmless(b) {
                always_undefined[b.index()] = true;
                work.push(b);
            }
        }
        while let Some(b) = work.pop() {
            for &p in self.cfg.predecessors(b) {
                if !self.cfg.is_reachable(p) || always_undefined[p.index()] {
                    continue;
                }
                left[p.index()] -= 1;
                let unsupported =
                    matches!(self.func.blocks[p].terminator, Terminator::Unsupported(..));
                if left[p.index()] == 0 && !unsupported && harmless(p) {
                    always_undefined[p.index()] = true;
                    work.push(p);
                }
            }
        }
        always_undefined
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
    pub symbol_of_reason: FxHashMap<u32, String>,
    /// load symbols of the root, when they were asked for
    pub symbols: OnceLock<Vec<LoadSymbol>>,
    pub big_endian: bool,
    /// Some address is computed without the promise that it stays in its object.
    pub address_may_wrap: bool,
    pub blocks: usize,
    /// some load decides control flow
    pub reads_memory: bool,
    /// functions that are reached only through their address
    pub address_taken: Vec<FuncId>,
    /// Calls through pointers run what the pointer is known to hold.
    pub resolves_indirect_calls: bool,
}

/// The module's functions by name.
pub(crate) type Names<'m> = FxHashMap<&'m str, FuncId>;

/// The function with a body that a call goes to, if it can be followed.
pub(crate) fn body_of(module: &Module, names: &Names<'_>, call: &CallInfo) -> Option<FuncId> {
    match &call.callee {
        Callee::Direct(name) => {
            let id = *names.get(name.as_str())?;
            let callee = &module.functions[id];
            (callee.unsupported.is_none() && !callee.interposable).then_some(id)
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

    /// The name of a global in messages: a parameter's name is the parameter.
    pub(crate) fn global_name(&self, name: &str) -> String {
        self.root_of_global(name).unwrap_or_else(|| name.to_owned())
    }

    pub(crate) fn new(
        module: &'m Module,
        names: &Names<'m>,
        root: FuncId,
        variant: Variant,
    ) -> Self {
        let graph = CallGraph::new(module, names, root);
        let cfgs: Vec<Cfg> = graph.ids.iter().map(|&id| Cfg::new(&module.functions[id])).collect();
        let slices = slices(&graph, &cfgs, variant);
        let may_exit = may_exit_functions(&graph, &cfgs, variant);

        let mut builder = Builder {
            graph: &graph,
            globals: Vec::new(),
            global_index: FxHashMap::default(),
            reasons: FIXED_REASONS.iter().map(|&r| Arc::from(r)).collect(),
            symbol_of_reason: FxHashMap::default(),
            slices: &slices,
            may_exit: &may_exit,
            variant,
            symbols: OnceLock::new(),
            address_may_wrap: false,
        };
        let mut funcs = Vec::new();
        let mut offset = 0;
        for (k, cfg) in cfgs.into_iter().enumerate() {
            let mut code = builder.function(k, cfg);
            code.offset = offset;
            code.callees = graph.callees[k].clone();
            offset += code.blocks.len();
            funcs.push(code);
        }
        builder.contents();
        // Callees' parameter registers are known only now.
        for k in 0..funcs.len() {
            for c in 0..funcs[k].calls.len() {
                let CallTarget::Function(callee) = funcs[k].calls[c].callee else { continue };
                let callee = callee as usize;
                let args = std::mem::take(&mut funcs[k].calls[c].args);
                let regs = &funcs[callee].param_regs;
                let args = args.into_iter().filter_map(|(p, src)| {
                    let dst = *regs.get(p as usize)?;
                    (dst != NONE && src != NONE).then_some((dst, src))
                });
                funcs[k].calls[c].args = args.collect();
            }
        }
        let Builder { globals, reasons, symbol_of_reason, symbols, address_may_wrap, .. } = builder;
        let reads_memory = funcs.iter().any(|f| f.slice.reads_memory());
        Program {
            funcs,
            globals,
            reasons,
            symbol_of_reason,
            symbols,
            big_endian: module.big_endian,
            address_may_wrap,
            blocks: offset,
            reads_memory,
            address_taken: graph.address_taken(),
            resolves_indirect_calls: graph.resolves_indirect_calls,
        }
    }
}
