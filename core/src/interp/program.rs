//! The code that the machine runs: the slice of a function and of all that it calls, flat and over
//! registers.
//!
//! Registers of an activation: constants first, then one for each other value of the slice, then one
//! scratch register for swaps. An edge of the flow graph is a list of moves. A program has one
//! numbering of blocks: those of its functions one after another.

use super::call_graph::CallGraph;
use super::compile::Builder;
use super::influence_region::InfluenceRegion;
use super::interprocedural::{may_exit_functions, slices};
use super::reasons::{LoadReasons, ReasonId};
use super::slice::ControlSlice;
use super::tagged_value::{Obj, TaggedValue};
use crate::analysis::call_summaries::CallSummaries;
use crate::analysis::endless_loops::endless_headers;
use crate::analysis::looping::leading_to_a_cycle;
use crate::analysis::{Cfg, PostDominators};
use crate::ir::{
    BinaryOp, Block, CallInfo, Callee, CastOp, Flags, FuncId, Function, Inst, Predicate,
    Terminator, Type, UnaryOp, Value,
};
use crate::known::KnownCallee;
use crate::memory::LoadSymbol;
use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use rustc_hash::FxHashMap;
use std::sync::{Arc, OnceLock};

/// No register.
pub(crate) const NONE: u32 = u32::MAX;

/// An operation of the code. A plain `u32` is a register unless a comment says otherwise; `w` is a
/// width in bits. Frequent binary operations have operation codes of their own.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Op {
    Add {
        w: u8,
        flags: Flags,
        dst: u32,
        a: u32,
        b: u32,
    },
    Sub {
        w: u8,
        flags: Flags,
        dst: u32,
        a: u32,
        b: u32,
    },
    Mul {
        w: u8,
        flags: Flags,
        dst: u32,
        a: u32,
        b: u32,
    },
    And {
        w: u8,
        flags: Flags,
        dst: u32,
        a: u32,
        b: u32,
    },
    Or {
        w: u8,
        flags: Flags,
        dst: u32,
        a: u32,
        b: u32,
    },
    Binary {
        op: BinaryOp,
        w: u8,
        flags: Flags,
        dst: u32,
        a: u32,
        b: u32,
    },
    Compare {
        pred: Predicate,
        w: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    Unary {
        op: UnaryOp,
        w: u8,
        dst: u32,
        a: u32,
    },
    Cast {
        op: CastOp,
        from: u8,
        to: u8,
        flags: Flags,
        dst: u32,
        a: u32,
    },
    Select {
        dst: u32,
        cond: u32,
        then: u32,
        otherwise: u32,
    },
    Freeze {
        dst: u32,
        a: u32,
        /// It may be poison, by what is promised of values beside flags.
        promised: bool,
    },
    PtrAdd {
        dst: u32,
        a: u32,
        b: u32,
    },
    /// The address is exposed: it becomes an integer whose uses are not traced.
    Expose {
        a: u32,
    },
    /// `ptrtoint` or `inttoptr`: the low bits of an address.
    AddressBits {
        w: u8,
        dst: u32,
        a: u32,
    },
    /// A fresh stack object; `site` is an index into [`FuncCode::allocas`].
    Alloca {
        dst: u32,
        site: u32,
    },
    Load {
        dst: u32,
        address: u32,
        ty: Type,
        reasons: LoadReasons,
    },
    Store {
        address: u32,
        value: u32,
        size: u32,
    },
    /// A write of unknown bytes; the length is [`NONE`] where it is unknown.
    Clobber {
        address: u32,
        length: u32,
    },
    Fill {
        address: u32,
        byte: u32,
        length: u32,
    },
    /// `reason` is that of copied bytes that are unknown.
    Copy {
        to: u32,
        from: u32,
        length: u32,
        reason: ReasonId,
    },
    Assume {
        cond: u32,
    },
    /// A call to a function with a body, or through a pointer: an index into [`FuncCode::calls`].
    Call {
        call: u32,
    },
    /// A call to unknown code: an index into [`FuncCode::external_calls`].
    ExternalCall {
        site: u32,
    },
    /// A call that never returns; `inst` is the number of its instruction in the block.
    Exit {
        inst: u32,
    },
    /// Follows a call that may not return, or may return twice: how often the execution continues
    /// is unknown. `inst` is the number of the call in the block.
    MayNotReturn {
        inst: u32,
        reason: ReasonId,
    },
}

/// An object from outside of a function: what the k-th parameter points to, or a global.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Root {
    Param(u32),
    Global(String),
}

/// What a program is compiled for; each variant has slices and code of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Variant {
    /// Objects may overlap: every store may change what any load reads.
    pub objects_may_overlap: bool,
    /// Calls of unknown code are not assumed to return.
    pub calls_may_not_return: bool,
}

impl Variant {
    /// The number of variants.
    pub(crate) const COUNT: usize = 4;

    pub(crate) fn index(self) -> usize {
        self.objects_may_overlap as usize + 2 * self.calls_may_not_return as usize
    }
}

/// An edge of the flow graph: the block that it leads to, and a range of [`FuncCode::moves`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub to: u32,
    pub moves: (u32, u32),
}

/// How a block ends.
#[derive(Clone, Debug)]
pub(crate) enum Term {
    Jump(Edge),
    Branch {
        cond: u32,
        then: Edge,
        otherwise: Edge,
    },
    /// A comparison, whose result goes to a register, fused with the branch on it.
    CompareBranch {
        pred: Predicate,
        w: u8,
        dst: u32,
        a: u32,
        b: u32,
        then: Edge,
        otherwise: Edge,
    },
    /// A call that goes on at the edge where it comes back, and elsewhere by an exception. That of a
    /// function outside throws none, if that is assumed.
    Invoke {
        edge: Edge,
        outside: bool,
        reason: ReasonId,
    },
    /// `table` maps a value to an index of `edges`, whose last is the default.
    Switch {
        cond: u32,
        table: FxHashMap<u64, u32>,
        edges: Vec<Edge>,
    },
    /// The register of the value returned, or [`NONE`].
    Return(u32),
    Unreachable,
    Unsupported(ReasonId),
}

/// A block: the operations `start..end`, and its terminator.
#[derive(Debug)]
pub(crate) struct BlockCode {
    pub start: u32,
    pub end: u32,
    /// the steps of one execution
    pub cost: u64,
    pub term: Term,
    /// what the branch at its end decides, computed when its condition is first unknown
    pub region: OnceLock<InfluenceRegion>,
}

/// Who is called.
#[derive(Debug)]
pub(crate) enum CallTarget {
    /// A function with a body.
    Function(u32),
    /// What a register points to: one of the `targets`, which have bodies, or unknown code as
    /// [`FuncCode::external_calls`] describes it at `site`.
    Pointer { pointer: u32, targets: Vec<u32>, site: u32, no_return: bool },
}

/// A call that a function with a body may answer.
#[derive(Debug)]
pub(crate) struct CallCode {
    pub callee: CallTarget,
    /// For each argument that is passed: the register of the parameter in the callee, and that of the
    /// argument in the caller. For a call through a pointer the first is the parameter's number.
    pub args: Vec<(u32, u32)>,
    /// the register of the result, or [`NONE`]
    pub dst: u32,
    /// the number of the instruction in its block
    pub inst: u32,
}

/// What a call to unknown code may write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Writes {
    No,
    Arguments,
    Anywhere,
}

/// A call to unknown code.
#[derive(Debug)]
pub(crate) struct ExternalCall {
    /// the symbol name of the callee
    pub name: String,
    pub known: Option<&'static KnownCallee>,
    /// registers of the arguments whose objects escape
    pub args: Vec<u32>,
    /// registers of the arguments that are pointers
    pub pointers: Vec<u32>,
    /// the address that it returns becomes an integer
    pub exposed: bool,
    /// why it is unknown what follows, where calls are not assumed to return; `None` for callees that
    /// are known to return
    pub may_not_return: Option<ReasonId>,
    pub writes: Writes,
    /// the register of the result, or [`NONE`]
    pub dst: u32,
    pub ty: Type,
    /// why its result is unknown
    pub unknown: ReasonId,
}

/// A stack object.
#[derive(Debug)]
pub(crate) struct AllocaSite {
    /// its name in messages
    pub name: String,
    /// its address becomes an integer
    pub exposed: bool,
}

/// An address in the initial contents of a global: that of another global plus an offset.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct GlobalAddress {
    /// the offset where it is stored
    pub at: i64,
    pub of: Obj,
    pub offset: i64,
}

/// A global whose address is in a slice: a variable, a constant or a function.
#[derive(Debug)]
pub(crate) struct GlobalInfo<'m> {
    pub name: &'m str,
    /// the bytes of a constant, as far as they are known
    pub bytes: Option<&'m [Option<u8>]>,
    /// the addresses in its initial contents, by offset
    pub addresses: Vec<GlobalAddress>,
    /// its index in [`Program::funcs`], if it is a function there
    pub func: Option<u32>,
    /// It is a function without a body that never comes back.
    pub never_returns: bool,
}

/// A compiled function.
#[derive(Debug)]
pub(crate) struct FuncCode<'m> {
    pub id: FuncId,
    pub func: &'m Function,
    pub cfg: Cfg,
    pub slice: ControlSlice,
    pub ops: Vec<Op>,
    /// the moves of all edges: destination, source
    pub moves: Vec<(u32, u32)>,
    pub blocks: Vec<BlockCode>,
    /// the first registers, which never change
    pub constants: Vec<TaggedValue>,
    /// the number of registers
    pub registers: usize,
    pub register_of: SecondaryMap<Value, u32>,
    pub calls: Vec<CallCode>,
    pub external_calls: Vec<ExternalCall>,
    pub allocas: Vec<AllocaSite>,
    /// parameters whose address becomes an integer
    pub exposed_params: Vec<bool>,
    /// blocks with writes to objects from outside that are not in the slice, and the objects
    pub unsliced_writes: Vec<(u32, Root)>,
    pub param_regs: Vec<u32>,
    /// why a parameter is unknown where it is not bound
    pub param_reasons: Vec<ReasonId>,
    /// the number of its first block in the program
    pub offset: usize,
    /// the functions with a body that it may call
    pub callees: Vec<u32>,
    /// blocks within which the whole execution may end
    pub exiting_blocks: Vec<bool>,
    pub pdom: OnceLock<PostDominators>,
    pub always_undefined: OnceLock<Vec<bool>>,
    pub endless_headers: OnceLock<EntitySet<Block>>,
}

impl FuncCode<'_> {
    /// The postdominators, without blocks that are always undefined: no execution with counts reaches
    /// these.
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

    /// Does every path from the block lead to undefined behaviour? No execution that has counts
    /// reaches such a block.
    pub(crate) fn is_always_undefined(&self, block: Block) -> bool {
        self.always_undefined.get_or_init(|| self.find_always_undefined())[block.index()]
    }

    fn find_always_undefined(&self) -> Vec<bool> {
        let n = self.func.blocks.len();
        let mut always_undefined = vec![false; n];
        let always_reaches_end = |b: Block| {
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
            if matches!(self.func.blocks[b].terminator, Terminator::Unreachable)
                && always_reaches_end(b)
            {
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
                if left[p.index()] == 0 && !unsupported && always_reaches_end(p) {
                    always_undefined[p.index()] = true;
                    work.push(p);
                }
            }
        }
        always_undefined
    }

    /// The blocks to which executions may come back for ever ([`endless_headers`]).
    pub(crate) fn endless_headers(&self) -> &EntitySet<Block> {
        self.endless_headers.get_or_init(|| endless_headers(self.func, &self.cfg))
    }

    /// The name of a block.
    pub(crate) fn block_name(&self, block: usize) -> &str {
        self.func.blocks.get(Block::new(block)).map_or("", |b| &b.name)
    }
}

/// A function to run, its root, with all that it may call.
#[derive(Debug)]
pub(crate) struct Program<'m> {
    /// the root first
    pub funcs: Vec<FuncCode<'m>>,
    pub globals: Vec<GlobalInfo<'m>>,
    /// the texts of reasons, by [`ReasonId`]
    pub reasons: Vec<Arc<str>>,
    /// the unbound symbol that a reason names
    pub symbol_of_reason: FxHashMap<u32, String>,
    /// the load symbols of the root, computed on demand
    pub symbols: OnceLock<Vec<LoadSymbol>>,
    pub big_endian: bool,
    /// some address is computed without the promise that it stays in its object
    pub address_may_wrap: bool,
    /// the number of blocks of all functions
    pub blocks: usize,
    /// some load decides control flow
    pub reads_memory: bool,
    /// functions that are reached only through their address
    pub address_taken: Vec<FuncId>,
    /// calls through pointers run the function whose address the pointer is known to be
    pub resolves_indirect_calls: bool,
    /// by function: it may run for ever, computed when an execution first skips a call
    pub endless: OnceLock<Vec<bool>>,
}

/// The function with a body that a call goes to, if it can be followed.
pub(crate) fn body_of(calls: &CallSummaries<'_>, call: &CallInfo) -> Option<FuncId> {
    match &call.callee {
        Callee::Direct(name) => {
            let id = *calls.names.get(name.as_str())?;
            let callee = &calls.module.functions[id];
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

    /// May a function run for ever: has it, or one that it calls, a loop that is not shown to end, or a recursion?
    pub(crate) fn may_be_endless(&self, func: u32) -> bool {
        let find = || {
            let own: Vec<bool> =
                self.funcs.iter().map(|f| !f.endless_headers().is_empty()).collect();
            leading_to_a_cycle(&own, |k| self.funcs[k].callees.iter().map(|&c| c as usize))
        };
        self.endless.get_or_init(find)[func as usize]
    }

    pub(crate) fn new(calls: &CallSummaries<'m>, root: FuncId, variant: Variant) -> Self {
        let (module, graph) = (calls.module, CallGraph::new(calls, root));
        let cfgs: Vec<Cfg> = graph.ids.iter().map(|&id| Cfg::new(&module.functions[id])).collect();
        let slices = slices(&graph, &cfgs, variant);
        let may_exit = may_exit_functions(&graph, &cfgs, variant);

        let mut builder = Builder::new(&graph, &slices, &may_exit, variant);
        let mut funcs = Vec::new();
        let mut offset = 0;
        for (k, cfg) in cfgs.into_iter().enumerate() {
            let mut code = builder.function(k, cfg);
            code.offset = offset;
            offset += code.blocks.len();
            funcs.push(code);
        }
        resolve_parameters(&mut funcs);
        builder.finish(funcs)
    }
}

/// Replaces the parameter numbers of calls by registers, which are known only once the callees are
/// compiled.
fn resolve_parameters(funcs: &mut [FuncCode<'_>]) {
    for k in 0..funcs.len() {
        for c in 0..funcs[k].calls.len() {
            let CallTarget::Function(callee) = funcs[k].calls[c].callee else { continue };
            let args = std::mem::take(&mut funcs[k].calls[c].args);
            let regs = &funcs[callee as usize].param_regs;
            let args = args.into_iter().filter_map(|(p, src)| {
                let dst = *regs.get(p as usize)?;
                (dst != NONE && src != NONE).then_some((dst, src))
            });
            funcs[k].calls[c].args = args.collect();
        }
    }
}
