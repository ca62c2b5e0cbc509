//! One function: parameters, blocks, and the list of steps that replaces recursion over regions.

use super::device::is_on_device;
use super::module::{referenced, symbol_name, Scope};
use super::values::Lowered;
use crate::native::{Blk, Op, Region};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use symprof_core::frontend::EntryValues;
use symprof_core::ir::structured::{StructuredBuilder, StructuredError};
use symprof_core::ir::{
    Block, BlockData, CallEffects, CallInfo, Callee, Function, FunctionBuilder, Terminator, Type,
    Value,
};

/// Why a function cannot be carried over, in words.
#[derive(Debug)]
pub(super) struct Stop(pub(super) String);

impl From<StructuredError> for Stop {
    fn from(e: StructuredError) -> Self {
        Stop(e.to_string())
    }
}

pub(super) type Done = Result<(), Stop>;

/// What is left to do; the next step is the last of the list.
#[derive(Clone, Copy)]
pub(super) enum Step<'m> {
    /// this operation and those behind it in its block
    Ops(Op<'m>),
    /// a block of a region with several
    Block(Blk<'m>),
    /// the end of a loop, with the values yielded
    EndLoop(Op<'m>),
    /// the `else` region of a choice
    Else(Op<'m>),
    /// the end of a choice
    EndIf(Op<'m>),
    /// the `after` region of a while loop
    After(Op<'m>),
    /// the end of a while loop
    EndWhile(Op<'m>),
    /// the region of a switch at that position
    Case(Op<'m>, usize),
    /// the end of a region of a switch
    EndCase,
    /// the end of a switch
    EndSwitch(Op<'m>),
    /// the end of a region that runs once
    EndRegion(Op<'m>),
    /// the combining region of a reduction at that position
    Reduce(Op<'m>, usize),
    /// the end of a combining region
    EndReduce,
    /// the end of all combining regions
    EndReductions,
    /// the end of `scf.forall`
    EndForall(Op<'m>),
    /// the end of `affine.parallel`
    EndAffineParallel(Op<'m>),
    /// the end of an operation over an iteration domain
    EndDomain(Op<'m>),
    /// the end of `gpu.launch`
    EndLaunch(Op<'m>),
    /// the end of `omp.parallel`
    EndTeam(Op<'m>),
    /// the end of what a thread of OpenMP does once; was it chosen to?
    EndOnce(Op<'m>, bool),
    /// the end of `omp.loop_nest`
    EndNest(Op<'m>),
    /// the end of the blocks of a region with several
    EndBlocks,
    /// the region of an unknown operation at that position
    Unknown(Op<'m>, usize),
    /// the end of a region of an unknown operation
    EndUnknown(Op<'m>),
}

/// The state of lowering one function.
pub(super) struct Lowering<'s, 'm> {
    pub(super) scope: &'s Scope<'m>,
    /// qualified name of the module around the function
    pub(super) module: String,
    pub(super) s: StructuredBuilder,
    /// what became of each value
    pub(super) values: FxHashMap<usize, Lowered>,
    /// blocks of regions with several, and their paths
    pub(super) blocks: FxHashMap<usize, (Block, String)>,
    pub(super) steps: Vec<Step<'m>>,
    /// what the last terminator of a region yielded
    pub(super) yields: Vec<Value>,
    /// the condition that `scf.condition` gave
    pub(super) condition: Option<Value>,
    /// values carried by the open parallel loops, and what their reductions made so far
    pub(super) reductions: Vec<Reduction>,
    /// induction variables of the open iteration domains of linalg operations
    pub(super) domains: Vec<Vec<Value>>,
    /// the operations of the LLVM dialect that make local memory which is followed, by key
    pub(super) locals: FxHashSet<usize>,
    /// sizes of launches that are assumed to fit into registers of a device
    pub(super) narrow: FxHashSet<Value>,
    /// ids and sizes of the open launches
    pub(super) launches: Vec<super::gpu::Launch>,
    /// what threads may write to, within operations that start some or share work out
    pub(super) shared: Option<super::shared::Shared<'m>>,
    /// the same of loops whose iterations may run at once, by loop
    pub(super) of_loops: FxHashMap<usize, Rc<super::shared::Shared<'m>>>,
    /// memory that operations on tensors may write to
    pub(super) writable: Option<Rc<super::shared::Shared<'m>>>,
    /// may one of several threads run the whole function?
    pub(super) among: bool,
    /// how many operations that start threads, or share work out, are open
    pub(super) sharing: usize,
    /// does a block of a region dominate another one? By their keys, where that was asked
    pub(super) dominance: FxHashMap<(usize, usize), bool>,
    /// threads of the open parallel regions
    pub(super) teams: Vec<super::omp::Team>,
    /// the open operations of `omp` that are followed
    pub(super) omp_open: Vec<usize>,
    /// how many threads there are, where the function starts some
    pub(super) threads: Option<Value>,
    /// open regions of unknown operations: from where they are entered, and where they end
    pub(super) unknown: Vec<super::unknown::Open>,
    /// constants
    entry: EntryValues,
    /// elements of tensors that are made of integers, by tensor
    pub(super) elements: FxHashMap<usize, Vec<Value>>,
    /// sizes of arguments that are assumed not to be negative
    pub(super) assumed: FxHashSet<Value>,
    /// position in the source of each block that stands for one
    position: FxHashMap<Block, u32>,
    numbers: FxHashMap<usize, u32>,
    /// operations without regions that stand for loops, and the blocks of these
    pub(super) stands: Vec<(usize, Block)>,
    /// functions whose address is taken
    pub(super) escaping: Vec<String>,
}

/// Values of a parallel loop on their way through its reductions.
pub(super) struct Reduction {
    /// carried values, by reduction
    pub(super) carried: Vec<Vec<Value>>,
    /// combined values so far
    pub(super) combined: Vec<Value>,
}

/// A function lowered, and the functions whose address it takes.
pub(super) struct LoweredFunction {
    pub(super) function: Function,
    pub(super) escaping: Vec<String>,
    /// blocks of the source that have one here, by key
    pub(super) places: Vec<(usize, Block)>,
}

/// Lowers a function with a body.
pub(super) fn lower(scope: &Scope<'_>, op: Op<'_>, name: &str, module: &str) -> LoweredFunction {
    let attempt = if let Some(reason) = scope.refused.get(name) {
        Err(Stop(reason.clone()))
    } else if let Some(reason) = super::layout::refused(op) {
        Err(Stop(reason))
    } else if scope.follows(op) && is_variadic(op) {
        Err(Stop("a body that takes any number of arguments".into()))
    } else if scope.follows(op) {
        let mut lowering = Lowering::new(scope, op, name, module);
        lowering.declare_more(op, name);
        lowering.run(op).map(|()| lowering)
    } else {
        let what = op.name();
        Err(Stop(format!("`{what}` is not `func.func`; lower it to LLVM IR and profile that")))
    };
    let attempt = attempt.and_then(Lowering::finish);
    let mut lowered =
        attempt.unwrap_or_else(|Stop(reason)| skeleton(scope, op, name, module, reason));
    lowered.function.interposable = super::calls::is_replaceable(op);
    lowered
}

/// A function that cannot be carried over: its parameters and whom it calls.
fn skeleton(
    scope: &Scope<'_>,
    op: Op<'_>,
    name: &str,
    module: &str,
    reason: String,
) -> LoweredFunction {
    let mut b = FunctionBuilder::new(name);
    super::values::parameters(&mut b, op);
    if is_on_device(op) {
        super::gpu::kernel_parameters(&mut b);
    }
    if scope.threaded.contains(name) {
        super::omp::threads_parameter(&mut b);
    }
    b.block("entry");
    let mut escaping = Vec::new();
    for op in walk(op) {
        match super::calls::direct_callee(op, module) {
            Some(callee) if scope.functions.get(&callee).is_some_and(|f| has_body(*f)) => {
                escaping.push(callee);
            }
            Some(callee) => {
                let (callee, args) = (Callee::Direct(callee), Vec::new());
                let effects = CallEffects::UNKNOWN;
                b.call(None, CallInfo { callee, args, effects, counted: true });
            }
            None => referenced(op, module, scope, &mut escaping),
        }
    }
    b.terminate(Terminator::Unsupported(reason.clone(), Vec::new()));
    let mut function = b.finish();
    function.unsupported = Some(reason);
    LoweredFunction { function, escaping, places: Vec::new() }
}

/// Does a function of the LLVM dialect take further arguments, which have no names?
fn is_variadic(op: Op<'_>) -> bool {
    let of_llvm = op.name() == "llvm.func";
    of_llvm && op.attr("function_type").is_some_and(|a| a.text().contains("..."))
}

/// Is a function defined, not only declared?
pub(super) fn has_body(op: Op<'_>) -> bool {
    op.region(0).and_then(|r| r.first()).is_some()
}

/// Every operation within an operation, outer ones first.
pub(crate) fn walk(op: Op<'_>) -> Vec<Op<'_>> {
    let mut all = Vec::new();
    let mut work = vec![op];
    while let Some(op) = work.pop() {
        let inner: Vec<Op<'_>> =
            op.regions().flat_map(|r| r.blocks()).flat_map(|b| b.ops()).collect();
        all.extend(inner.iter().copied());
        work.extend(inner.into_iter().filter(|o| o.region_count() > 0));
    }
    all
}

/// Numbers the blocks within an operation in the order of the source.
fn number(op: Op<'_>) -> FxHashMap<usize, u32> {
    let mut numbers = FxHashMap::default();
    let mut work: Vec<Blk<'_>> = Vec::new();
    work.extend(blocks_of(op).into_iter().rev());
    while let Some(block) = work.pop() {
        let next = numbers.len() as u32;
        numbers.insert(block.key(), next);
        let inner: Vec<Blk<'_>> = block.ops().flat_map(blocks_of).collect();
        work.extend(inner.into_iter().rev());
    }
    numbers
}

impl<'s, 'm> Lowering<'s, 'm> {
    fn new(scope: &'s Scope<'m>, op: Op<'m>, name: &str, module: &str) -> Self {
        let mut b = FunctionBuilder::new(name);
        let values = super::values::parameters(&mut b, op);
        let several = op.region(0).is_some_and(|r| r.blocks().count() > 1);
        let entry = b.block(if several { "bb0" } else { "entry" });
        b.switch_to(entry);
        Lowering {
            scope,
            module: module.to_owned(),
            s: StructuredBuilder::over(b),
            values,
            blocks: FxHashMap::default(),
            steps: Vec::new(),
            yields: Vec::new(),
            condition: None,
            reductions: Vec::new(),
            domains: Vec::new(),
            locals: super::locals::followed(op),
            narrow: FxHashSet::default(),
            launches: Vec::new(),
            shared: None,
            of_loops: FxHashMap::default(),
            writable: super::writable::of(op, scope.writable),
            among: false,
            sharing: 0,
            dominance: FxHashMap::default(),
            teams: Vec::new(),
            omp_open: Vec::new(),
            threads: None,
            unknown: Vec::new(),
            entry: EntryValues::default(),
            elements: FxHashMap::default(),
            assumed: FxHashSet::default(),
            position: FxHashMap::default(),
            numbers: number(op),
            stands: Vec::new(),
            escaping: Vec::new(),
        }
    }

    /// Parameters behind those of the source.
    fn declare_more(&mut self, op: Op<'m>, name: &str) {
        // a kernel says itself what its threads share
        if self.scope.among.contains(name) && !is_on_device(op) {
            self.run_among_others();
        }
        if is_on_device(op) {
            let ids = super::gpu::kernel_parameters(self.s.builder());
            self.begin_kernel(op, ids);
        }
        if self.scope.threaded.contains(name) {
            let threads = super::omp::threads_parameter(self.s.builder());
            self.threads = Some(threads);
            self.assume_threads(threads);
        }
        if self.scope.parallel.contains(name) {
            self.s.func_mut().parallel = Some(super::omp::assumed(op));
        }
    }

    fn run(&mut self, op: Op<'m>) -> Done {
        if let Some(body) = op.region(0) {
            self.enter(body);
        }
        while let Some(step) = self.steps.pop() {
            self.step(step)?;
        }
        Ok(())
    }

    fn finish(mut self) -> Result<LoweredFunction, Stop> {
        if !self.s.is_ended() {
            // a body without a terminator does not verify
            self.s.terminate(Terminator::Unsupported("a missing terminator".into(), Vec::new()));
        }
        let mut function = self.s.finish()?;
        super::slots::promote(&mut function);
        // blocks in the order of the source, those that the lowering added behind their origin
        let mut last = 0;
        let mut keyed: Vec<(u32, Block)> = Vec::with_capacity(function.layout.len());
        for &block in &function.layout {
            last = self.position.get(&block).copied().unwrap_or(last);
            keyed.push((last, block));
        }
        keyed.sort_by_key(|k| k.0);
        function.layout = keyed.into_iter().map(|k| k.1).collect();
        let by_number: FxHashMap<u32, Block> =
            self.position.iter().map(|(&block, &n)| (n, block)).collect();
        let place = |(&key, n): (&usize, &u32)| by_number.get(n).map(|&block| (key, block));
        let places = self.numbers.iter().filter_map(place).chain(self.stands).collect();
        Ok(LoweredFunction { function, escaping: self.escaping, places })
    }

    fn step(&mut self, step: Step<'m>) -> Done {
        match step {
            Step::Ops(op) => {
                if let Some(next) = op.next() {
                    self.steps.push(Step::Ops(next));
                }
                self.op(op)
            }
            Step::Block(block) => {
                if let Some((made, path)) = self.blocks.get(&block.key()).cloned() {
                    self.attach(made);
                    self.s.switch_to(made, path);
                    self.mark(block);
                    self.steps.extend(block.first_op().map(Step::Ops));
                }
                Ok(())
            }
            Step::EndLoop(op) => self.end_loop(op),
            Step::Else(op) => self.begin_else(op),
            Step::EndIf(op) => self.end_if(op),
            Step::After(op) => self.begin_after(op),
            Step::EndWhile(op) => self.end_while(op),
            Step::Case(op, k) => self.begin_case(op, k),
            Step::EndCase => {
                let yields = std::mem::take(&mut self.yields);
                Ok(self.s.end_case(&yields)?)
            }
            Step::EndSwitch(op) => {
                let results = self.s.end_switch()?;
                self.bind_results(op, results);
                Ok(())
            }
            Step::EndRegion(op) => {
                let yields = std::mem::take(&mut self.yields);
                let results = self.s.end_region(&yields)?;
                self.bind_results(op, results);
                Ok(())
            }
            Step::Reduce(op, k) => self.begin_reduce(op, k),
            Step::EndReduce => self.end_reduce(),
            Step::EndReductions => {
                if let Some(reduction) = self.reductions.pop() {
                    self.yields = reduction.combined;
                }
                Ok(())
            }
            Step::EndForall(op) => self.end_forall(op),
            Step::EndAffineParallel(op) => self.end_affine_parallel(op),
            Step::EndDomain(op) => self.end_domain(op),
            Step::EndLaunch(op) => self.end_launch(op),
            Step::EndTeam(op) => self.end_team(op),
            Step::EndOnce(op, chosen) => self.end_once(op, chosen),
            Step::EndNest(op) => self.end_nest(op),
            Step::EndBlocks => {
                self.s.end_region(&[])?;
                Ok(())
            }
            Step::Unknown(op, k) => self.begin_unknown_region(op, k),
            Step::EndUnknown(op) => self.end_unknown_region(op),
        }
    }

    /// One operation, by its dialect.
    pub(super) fn op(&mut self, op: Op<'m>) -> Done {
        let name = op.name();
        let (dialect, rest) = name.split_once('.').unwrap_or(("", &name));
        self.wait_at(op, &name);
        self.forget_tensors(op);
        self.expose_locals(op, &name);
        match dialect {
            "scf" => self.scf(op, rest),
            "affine" => self.affine(op, rest),
            "arith" | "math" if self.is_elementwise(op) => self.elementwise(op),
            "arith" | "index" | "math" => {
                self.arith(op, dialect, rest);
                Ok(())
            }
            "cf" => self.cf(op, rest),
            "func" => self.func(op, rest),
            "memref" => self.memref(op, rest),
            "tensor" | "bufferization" => self.tensor(op, rest),
            "linalg" => self.linalg(op, rest),
            "gpu" => self.gpu(op, rest),
            "omp" => self.omp(op, rest),
            "tosa" => self.tosa(op, rest),
            "llvm" => self.llvm(op, rest),
            "nvvm" | "rocdl" => self.target_operation(op),
            "builtin" if rest == "unrealized_conversion_cast" => {
                self.unrealized_cast(op);
                Ok(())
            }
            _ => self.unknown(op),
        }
    }

    // ---- regions and blocks ----

    /// Enters a region whose block (the first, if there are several) is the current one.
    pub(super) fn enter(&mut self, region: Region<'m>) {
        let blocks: Vec<Blk<'m>> = region.blocks().collect();
        let Some(&first) = blocks.first() else { return };
        self.mark(first);
        if blocks.len() == 1 {
            self.steps.extend(first.first_op().map(Step::Ops));
            return;
        }
        let path = self.s.path().to_owned();
        let name = |k: usize| match path.as_str() {
            "" => format!("bb{k}"),
            path => format!("{path}/bb{k}"),
        };
        let current = self.s.ins().current();
        self.s.ins().func_mut().blocks[current].name = name(0);
        self.s.switch_to(current, name(0));
        self.blocks.insert(first.key(), (current, name(0)));
        for (k, block) in blocks.iter().enumerate().skip(1) {
            let made = self.detached(name(k), false);
            self.block_params(*block, made);
            self.blocks.insert(block.key(), (made, name(k)));
        }
        // definitions before uses: reverse postorder
        let order = reverse_postorder(first);
        let reached: FxHashSet<usize> = order.iter().map(|b| b.key()).collect();
        for block in blocks.iter().skip(1).filter(|b| !reached.contains(&b.key())) {
            // executed no time: its name and nothing else
            if let Some((made, _)) = self.blocks.get(&block.key()).cloned() {
                self.attach(made);
                self.position.extend(self.numbers.get(&block.key()).map(|&n| (made, n)));
            }
        }
        self.steps.extend(order.iter().skip(1).rev().map(|&b| Step::Block(b)));
        self.steps.extend(first.first_op().map(Step::Ops));
    }

    /// As [`enter`](Self::enter), of a region whose blocks may be several although the operation around has no exit
    /// for each of them.
    pub(super) fn enter_blocks(&mut self, op: Op<'m>, region: Region<'m>) {
        if region.blocks().count() > 1 {
            let outer = self.s.ins().current();
            let path = self.s.path().to_owned();
            self.s.begin_region(&op.name(), "blocks");
            let func = self.s.func_mut();
            func.blocks[outer].name = format!("{path}.start");
            func.blocks[outer].hidden = true;
            let first = self.s.ins().current();
            self.s.switch_to(first, path);
            self.steps.push(Step::EndBlocks);
        }
        self.enter(region);
    }

    /// A block that is not in the layout yet.
    fn detached(&mut self, name: String, hidden: bool) -> Block {
        self.s.func_mut().blocks.push(BlockData {
            name,
            params: Vec::new(),
            insts: Vec::new(),
            access: Default::default(),
            terminator: Terminator::Unreachable,
            location: None,
            loop_location: None,
            hidden,
            copies: Vec::new(),
        })
    }

    fn attach(&mut self, block: Block) {
        self.s.func_mut().layout.push(block);
    }

    /// Notes that the current block stands for one of the source.
    pub(super) fn mark(&mut self, block: Blk<'m>) {
        if let Some(&n) = self.numbers.get(&block.key()) {
            let current = self.s.ins().current();
            self.position.entry(current).or_insert(n);
        }
    }

    // ---- constants ----

    /// A constant; bits above the width are dropped.
    pub(super) fn constant(&mut self, ty: Type, value: i64) -> Value {
        self.entry.constant(self.s.builder(), ty, value)
    }

    /// An `index` constant.
    pub(super) fn index(&mut self, value: i64) -> Value {
        self.constant(Type::Int(64), value)
    }

    /// The address of a global or function.
    pub(super) fn global(&mut self, name: &str) -> Value {
        self.entry.global(self.s.builder(), name)
    }

    /// The name of the function, for messages.
    pub(super) fn place(&self, op: Op<'m>) -> String {
        match self.s.path() {
            "" => format!("`{}`", op.name()),
            path => format!("`{}` in `{path}`", op.name()),
        }
    }

    /// An operation that is not followed may do anything with the functions that it names.
    pub(super) fn note_references(&mut self, op: Op<'m>) {
        let mut names = Vec::new();
        if symbol_name(op).is_none() {
            referenced(op, &self.module, self.scope, &mut names);
        }
        for name in names {
            self.function_address(name);
        }
    }
}

fn blocks_of(op: Op<'_>) -> Vec<Blk<'_>> {
    op.regions().flat_map(|r| r.blocks()).collect()
}

fn successors(b: Blk<'_>) -> Vec<Blk<'_>> {
    b.last_op().map_or(Vec::new(), |o| o.successors().collect())
}

/// The blocks that a block reaches, definitions before uses.
fn reverse_postorder(first: Blk<'_>) -> Vec<Blk<'_>> {
    let mut seen: FxHashSet<usize> = FxHashSet::default();
    seen.insert(first.key());
    let mut order = Vec::new();
    // each entry: a block and its successors still to visit, the last of them last
    let mut work = vec![(first, successors(first))];
    while let Some((block, rest)) = work.last_mut() {
        match rest.pop() {
            Some(s) => {
                if seen.insert(s.key()) {
                    work.push((s, successors(s)));
                }
            }
            None => {
                order.push(*block);
                work.pop();
            }
        }
    }
    order.reverse();
    order
}
