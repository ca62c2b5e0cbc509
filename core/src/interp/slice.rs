//! The control slice: the values and effects that may decide control flow, and nothing else.
//!
//! A backward slice over SSA form (Weiser, "Program Slicing", 1984) whose criterion is the conditions
//! of all branches and switches: the closure of these under operands and block parameters. With a
//! load come the stores, clobbers and calls that may write what it reads, and their operands.
//! Pointers are distinguished by the one parameter, global, stack slot or allocation that they are
//! computed from, where there is a single one; a loaded pointer may point anywhere.

use crate::analysis::Cfg;
use crate::ir::{Block, CallInfo, Callee, Function, Inst, Terminator, Type, Value, ValueDef};
use crate::known;
use cranelift_entity::{EntitySet, SecondaryMap};
use rustc_hash::{FxHashMap, FxHashSet};

/// What a pointer is computed from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Base {
    /// the value is computed from no pointer
    #[default]
    None,
    /// the pointer parameter, the first address of that global, the alloca or the allocating call
    /// that defines this value
    One(Value),
    /// several of these, or a pointer of unknown origin
    Many,
}

impl Base {
    fn join(self, other: Base) -> Base {
        match (self, other) {
            (Base::None, x) | (x, Base::None) => x,
            (a, b) if a == b => a,
            _ => Base::Many,
        }
    }
}

/// What the slice of a function depends on outside of it.
pub(crate) struct SliceContext<'a> {
    /// For a call that a function with a body may answer: the parameters that the slices of those
    /// functions need.
    pub needed_params: &'a dyn Fn(&CallInfo) -> Option<&'a [bool]>,
    /// A caller's slice needs the function's result.
    pub result_needed: bool,
    /// There are calls between functions with bodies, so every load may read what any store writes.
    pub interprocedural: bool,
    /// Some function of several has a load in its slice.
    pub other_functions_load: bool,
    /// Objects may overlap, so every load may read what any store writes.
    pub objects_may_overlap: bool,
    /// Is the global a constant?
    pub is_constant: &'a dyn Fn(&str) -> bool,
}

/// The part of a function that decides control flow.
///
/// ```
/// use symprof_core::{interp::ControlSlice, ir::*};
/// // if (n < 8) {} ; the sum n + 8 decides nothing
/// let mut b = FunctionBuilder::new("f");
/// let n = b.param("n", Type::Int(32));
/// let (entry, then, end) = (b.block("entry"), b.block("then"), b.block("end"));
/// b.switch_to(entry);
/// let eight = b.iconst(Type::Int(32), 8);
/// let sum = b.binary(BinaryOp::Add, Flags::NONE, n, eight);
/// let c = b.icmp(Predicate::Slt, n, eight);
/// b.branch(c, (then, &[]), (end, &[]));
/// b.switch_to(then);
/// b.jump(end, &[]);
/// b.switch_to(end);
/// b.ret(Some(sum));
/// let slice = ControlSlice::new(&b.finish());
/// assert!(slice.contains(c) && slice.contains(n) && !slice.contains(sum));
/// ```
#[derive(Clone, Debug)]
pub struct ControlSlice {
    values: EntitySet<Value>,
    effects: FxHashSet<(Block, u32)>,
    bases: SecondaryMap<Value, Base>,
    loads: bool,
}

impl ControlSlice {
    /// The slice of a function on its own: calls count as calls to unknown code, and the value that it
    /// returns does not matter.
    pub fn new(func: &Function) -> Self {
        let cfg = Cfg::new(func);
        let bases = bases(func, &cfg);
        Self::within(
            func,
            &cfg,
            bases,
            &SliceContext {
                needed_params: &|_| None,
                result_needed: false,
                interprocedural: false,
                other_functions_load: false,
                objects_may_overlap: false,
                is_constant: &|_| false,
            },
        )
    }

    /// The slice of a function in its context. `bases` are those of [`bases`].
    pub(crate) fn within(
        func: &Function,
        cfg: &Cfg,
        bases: SecondaryMap<Value, Base>,
        context: &SliceContext<'_>,
    ) -> Self {
        let mut slicer = Slicer::new(func, cfg, bases, context);
        slicer.seed();
        slicer.close();
        slicer.assumptions();
        slicer.slice
    }

    /// Is the value in the slice?
    pub fn contains(&self, value: Value) -> bool {
        self.values.contains(value)
    }

    /// Is the k-th instruction of the block in the slice for its effect on memory, as an assumption,
    /// or as a call that is executed?
    pub fn has_effect(&self, block: Block, k: usize) -> bool {
        self.effects.contains(&(block, k as u32))
    }

    /// Does a load decide control flow, other than one from a constant?
    pub fn reads_memory(&self) -> bool {
        self.loads
    }

    /// What a value that may be an address is computed from.
    pub fn base(&self, value: Value) -> Base {
        self.bases[value]
    }

    /// The number of values in the slice of that function.
    pub fn len(&self, func: &Function) -> usize {
        func.values.keys().filter(|&v| self.values.contains(v)).count()
    }
}

/// The bases of all values, by iteration over the reverse postorder to the fixpoint. Each value
/// changes at most twice.
pub(crate) fn bases(func: &Function, cfg: &Cfg) -> SecondaryMap<Value, Base> {
    let mut bases: SecondaryMap<Value, Base> = SecondaryMap::with_capacity(func.values.len());
    let mut globals: FxHashMap<&str, Value> = FxHashMap::default();
    for p in &func.params {
        if p.ty == Type::Ptr {
            bases[p.value] = Base::One(p.value);
        }
    }
    let mut changed = true;
    while changed {
        changed = false;
        for &block in cfg.reverse_postorder() {
            let data = &func.blocks[block];
            for (value, inst) in &data.insts {
                let Some(value) = *value else { continue };
                let base = match inst {
                    Inst::Alloca(_) => Base::One(value),
                    Inst::GlobalAddr(name) => Base::One(*globals.entry(name).or_insert(value)),
                    Inst::Load(_) | Inst::Opaque(_) => unknown_origin(func.values[value].ty),
                    Inst::Call(call) => match known::of_call(call).map(|k| k.result) {
                        Some(known::KnownResult::FreshObject) => Base::One(value),
                        Some(known::KnownResult::Value(_)) => Base::None,
                        _ => unknown_origin(func.values[value].ty),
                    },
                    Inst::Compare(..) => Base::None,
                    Inst::IntToPtr(a) => match bases[*a] {
                        Base::None if !matches!(func.inst(*a), Some(Inst::Const(_))) => Base::Many,
                        b => b,
                    },
                    // The condition is no part of the address.
                    Inst::Select(_, a, b) => bases[*a].join(bases[*b]),
                    Inst::Binary(op, ..) if op.is_overflow_test() => Base::None,
                    _ => {
                        let mut base = Base::None;
                        inst.for_each_operand(|v| base = base.join(bases[v]));
                        base
                    }
                };
                if base != bases[value] {
                    bases[value] = base;
                    changed = true;
                }
            }
            for target in data.terminator.targets() {
                for (&param, &arg) in func.blocks[target.block].params.iter().zip(&target.args) {
                    let base = bases[param].join(bases[arg]);
                    if base != bases[param] {
                        bases[param] = base;
                        changed = true;
                    }
                }
            }
        }
    }
    bases
}

/// The base of a value of unknown origin: it may be any address if its type can hold one.
fn unknown_origin(ty: Type) -> Base {
    match ty {
        Type::Ptr | Type::Int(64) => Base::Many,
        _ => Base::None,
    }
}

/// May the call write memory that its caller sees?
pub(crate) fn may_write(call: &CallInfo) -> bool {
    call.effects.writes && known::of_call(call).is_none_or(|k| k.writes)
}

/// The closure in progress.
struct Slicer<'a, 'b> {
    func: &'a Function,
    cfg: &'a Cfg,
    context: &'a SliceContext<'b>,
    slice: ControlSlice,
    /// values of the slice whose operands are not in it yet
    work: Vec<Value>,
    /// instructions with an effect on memory, by the base whose object they may touch
    by_base: FxHashMap<Value, Vec<(Block, u32)>>,
    /// those that may touch any object
    anywhere: Vec<(Block, u32)>,
    /// bases whose objects a load of the slice reads
    bases_read: FxHashSet<Value>,
    /// a load of the slice may read any object
    reads_anything: bool,
}

impl<'a, 'b> Slicer<'a, 'b> {
    fn new(
        func: &'a Function,
        cfg: &'a Cfg,
        bases: SecondaryMap<Value, Base>,
        context: &'a SliceContext<'b>,
    ) -> Self {
        let mut slicer = Slicer {
            func,
            cfg,
            context,
            slice: ControlSlice {
                values: EntitySet::with_capacity(func.values.len()),
                effects: FxHashSet::default(),
                bases,
                loads: false,
            },
            work: Vec::new(),
            by_base: FxHashMap::default(),
            anywhere: Vec::new(),
            bases_read: FxHashSet::default(),
            reads_anything: false,
        };
        for &block in cfg.reverse_postorder() {
            for (k, (_, inst)) in func.blocks[block].insts.iter().enumerate() {
                let at = (block, k as u32);
                let mut touched = Vec::new();
                match inst {
                    Inst::Store(address, value, _) => {
                        touched.push(slicer.address(*address));
                        touched.push(slicer.slice.bases[*value]);
                    }
                    Inst::Clobber(address, _)
                    | Inst::Fill(address, ..)
                    | Inst::Copy(address, ..) => {
                        touched.push(slicer.address(*address));
                    }
                    // Within one function, an exposed object is known to be so from the start; an object
                    // of a caller becomes exposed here.
                    Inst::PtrToInt(of) if context.interprocedural => {
                        touched.push(slicer.slice.bases[*of])
                    }
                    Inst::Call(call) if (context.needed_params)(call).is_none() => {
                        if may_write(call) && !call.effects.argument_memory_only {
                            touched.push(Base::Many);
                        }
                        touched.extend(call.args.iter().map(|&a| slicer.slice.bases[a]));
                    }
                    _ => {}
                }
                if touched.contains(&Base::Many) {
                    slicer.anywhere.push(at);
                }
                for base in touched {
                    if let Base::One(v) = base {
                        slicer.by_base.entry(v).or_default().push(at);
                    }
                }
            }
        }
        slicer
    }

    /// The base of an address. One that is computed from no pointer is a number, and may be any.
    fn address(&self, v: Value) -> Base {
        match self.slice.bases[v] {
            Base::None => Base::Many,
            b => b,
        }
    }

    /// Adds a value to the slice.
    fn need(&mut self, v: Value) {
        if self.slice.values.insert(v) {
            self.work.push(v);
        }
    }

    /// Adds the conditions of branches, the result if it is needed, and calls that are executed.
    fn seed(&mut self) {
        if self.context.other_functions_load {
            self.include_all_effects();
        }
        for &block in self.cfg.reverse_postorder() {
            let data = &self.func.blocks[block];
            if let Some(v) = data.terminator.condition() {
                self.need(v);
            }
            if let (true, Terminator::Return(Some(v))) =
                (self.context.result_needed, &data.terminator)
            {
                self.need(*v);
            }
            for (k, (_, inst)) in data.insts.iter().enumerate() {
                let Inst::Call(call) = inst else { continue };
                if let Some(needs) = (self.context.needed_params)(call) {
                    self.slice.effects.insert((block, k as u32));
                    for (&arg, _) in call.args.iter().zip(needs).filter(|(_, &n)| n) {
                        self.need(arg);
                    }
                    // The pointer decides which function runs. That may be unknown code, to which the
                    // arguments that are addresses escape.
                    if let Callee::Indirect(pointer) = call.callee {
                        self.need(pointer);
                        for &arg in &call.args {
                            if self.slice.bases[arg] != Base::None {
                                self.need(arg);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Adds what the values on the work list depend on, transitively.
    fn close(&mut self) {
        while let Some(v) = self.work.pop() {
            match self.func.values[v].def {
                ValueDef::Param(_) => {}
                ValueDef::BlockParam(block, k) => self.merge(block, k as usize),
                ValueDef::Inst(..) if self.func.values[v].ty == Type::Opaque => {}
                ValueDef::Inst(..) => match self.func.inst(v) {
                    Some(Inst::Load(address)) => {
                        self.need(*address);
                        self.include_writes_to(*address);
                    }
                    Some(Inst::Call(_) | Inst::Alloca(_)) | None => {}
                    Some(inst) => inst.for_each_operand(|o| self.need(o)),
                },
            }
        }
    }

    /// Adds the arguments that are passed to a block parameter.
    fn merge(&mut self, block: Block, k: usize) {
        let (func, cfg) = (self.func, self.cfg);
        let mut last = None;
        for &p in cfg.predecessors(block) {
            if last == Some(p) || !cfg.is_reachable(p) {
                continue;
            }
            last = Some(p);
            for target in func.blocks[p].terminator.targets().filter(|t| t.block == block) {
                if let Some(&arg) = target.args.get(k) {
                    self.need(arg);
                }
            }
        }
    }

    /// Adds the effects that may change what a load from an address reads.
    fn include_writes_to(&mut self, address: Value) {
        let base = self.address(address);
        if let Base::One(v) = base {
            if let Some(Inst::GlobalAddr(name)) = self.func.inst(v) {
                if (self.context.is_constant)(name) {
                    return;
                }
            }
        }
        self.slice.loads = true;
        match base {
            Base::One(v) if !self.context.interprocedural && !self.context.objects_may_overlap => {
                if self.bases_read.insert(v) {
                    let at = self.by_base.remove(&v).unwrap_or_default();
                    self.include(&at);
                    let at = std::mem::take(&mut self.anywhere);
                    self.include(&at);
                }
            }
            _ => self.include_all_effects(),
        }
    }

    /// Adds all effects on memory.
    fn include_all_effects(&mut self) {
        if !std::mem::replace(&mut self.reads_anything, true) {
            let mut all = std::mem::take(&mut self.anywhere);
            all.extend(std::mem::take(&mut self.by_base).into_values().flatten());
            self.include(&all);
        }
    }

    /// Adds effects on memory, with what they need.
    fn include(&mut self, at: &[(Block, u32)]) {
        let func = self.func;
        for &(block, k) in at {
            if !self.slice.effects.insert((block, k)) {
                continue;
            }
            match &func.blocks[block].insts[k as usize].1 {
                Inst::Store(address, value, _) => {
                    self.need(*address);
                    if func.values[*value].ty != Type::Opaque {
                        self.need(*value);
                    }
                }
                Inst::Clobber(address, length) => {
                    self.need(*address);
                    if let Some(length) = length {
                        self.need(*length);
                    }
                }
                Inst::Fill(address, byte, length) => {
                    [address, byte, length].into_iter().for_each(|v| self.need(*v));
                }
                Inst::Copy(to, from, length) => {
                    [to, from, length].into_iter().for_each(|v| self.need(*v));
                    self.include_writes_to(*from);
                }
                Inst::PtrToInt(of) => self.need(*of),
                Inst::Call(call) => {
                    for &arg in &call.args {
                        if self.slice.bases[arg] != Base::None {
                            self.need(arg);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// Adds the assumptions (`llvm.assume`) that need no further load and no further call. They
    /// decide whether an execution is defined, but no counts.
    fn assumptions(&mut self) {
        let func = self.func;
        let mut rejected: EntitySet<Value> = EntitySet::new();
        for &block in self.cfg.reverse_postorder() {
            for (k, (_, inst)) in func.blocks[block].insts.iter().enumerate() {
                let Inst::Assume(cond) = inst else { continue };
                if self.is_cheap(*cond, &mut rejected) {
                    self.slice.effects.insert((block, k as u32));
                    self.need(*cond);
                    self.close();
                }
            }
        }
    }

    /// Can the slice take in a condition without a load or call that is not in it? `rejected` has
    /// conditions of which that was found not to be so.
    fn is_cheap(&self, cond: Value, rejected: &mut EntitySet<Value>) -> bool {
        let mut seen: FxHashSet<Value> = FxHashSet::default();
        let mut work = vec![cond];
        while let Some(v) = work.pop() {
            if self.slice.values.contains(v) || !seen.insert(v) {
                continue;
            }
            let expensive = match self.func.inst(v) {
                Some(Inst::Load(_) | Inst::Call(_)) => true,
                // Following block parameters could take time quadratic in the size of the function.
                None => matches!(self.func.values[v].def, ValueDef::BlockParam(..)),
                Some(_) => false,
            };
            if expensive || rejected.contains(v) || seen.len() > 64 {
                rejected.insert(cond);
                return false;
            }
            if let Some(inst) = self.func.inst(v) {
                inst.for_each_operand(|o| work.push(o));
            }
        }
        true
    }
}
