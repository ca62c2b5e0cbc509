//! One function: blocks, block parameters, the order of lowering, terminators.

use super::calls::Site;
use super::cfg;
use super::module::{plain, Scope};
use super::promises;
use super::vectors;
use super::wide::{self, Wide};
use crate::facts::{BlockFacts, BodyFacts, ResultFacts};
use llvm_ir::function::ParameterAttribute as A;
use llvm_ir::types::Typed;
use llvm_ir::{Instruction as I, Name, Operand, Terminator as T, Type as L, TypeRef};
use rustc_hash::{FxHashMap, FxHashSet};
use symprof_core::frontend::EntryValues;
use symprof_core::ir::{
    Block, BlockCall, CallInfo, Callee, Flags, Function, FunctionBuilder, Inst, Terminator, Type,
    Value,
};
use symprof_core::known;

/// What a value of the source became.
#[derive(Clone, Debug)]
pub(super) enum Lowered {
    /// an integer or a pointer
    Scalar(Value),
    /// the parts of an aggregate or a vector, as far as they are integers or pointers
    Parts(Vec<Option<Value>>),
    /// an integer of more than 64 bits
    Wide(Wide),
}

/// The state of lowering one function.
pub(super) struct Lowering<'s, 'm> {
    pub(super) scope: &'s Scope<'m>,
    pub(super) source: &'m llvm_ir::Function,
    pub(super) b: FunctionBuilder,
    /// blocks by name
    blocks: FxHashMap<&'m Name, Block>,
    /// values by name
    pub(super) values: FxHashMap<&'m Name, Lowered>,
    /// instructions by the name of their result
    pub(super) defs: FxHashMap<&'m Name, &'m I>,
    /// what llvm-ir does not tell
    pub(super) facts: Option<&'m BodyFacts>,
    /// block and instruction being lowered, as the facts count them
    pub(super) place: (u32, u32),
    /// are there integers of more than 64 bits?
    pub(super) has_wide: bool,
    /// the number by which vectors of unknown length are longer
    pub(super) vscale: Option<Value>,
    /// the number of threads of parallel regions
    pub(super) threads: Option<Value>,
    /// vectors whose lanes are followed
    pub(super) needed: FxHashSet<&'m Name>,
    /// constants, addresses of globals, placeholders for arguments of unmodelled types
    entry: EntryValues,
    /// blocks that only an invoke leads to, by their places, with its result and what is promised of that
    pub(super) arrivals: FxHashMap<u32, (&'m Name, ResultFacts)>,
    /// pointers made integers because something is made of them that is not lowered, by block
    pub(super) exposed: FxHashSet<(Block, Value)>,
}

/// A function whose body cannot be lowered: its parameters, its blocks by name and the edges
/// between them, as far as they are known, and the addresses of the globals that it names.
pub(super) fn skeleton<'m>(
    scope: &Scope<'m>,
    source: &'m llvm_ir::Function,
    facts: Option<&'m BodyFacts>,
    reason: String,
    globals: Vec<String>,
) -> Function {
    let mut lowering = Lowering::new(scope, source);
    lowering.parameters(facts);
    let (names, successors): (Vec<String>, Vec<Vec<u32>>) = match facts {
        Some(f) => f.blocks.iter().map(|b| (b.name.clone(), b.successors.clone())).unzip(),
        None => source
            .basic_blocks
            .iter()
            .zip(cfg::successors(source))
            .map(|(b, s)| (plain(&b.name), s))
            .unzip(),
    };
    let blocks: Vec<Block> = names.into_iter().map(|n| lowering.b.block(n)).collect();
    if let Some(&entry) = blocks.first() {
        lowering.b.switch_to(entry);
        for name in &globals {
            lowering.expose_global(&Name::from(name.as_str()));
        }
    }
    for (block, successors) in blocks.iter().zip(successors) {
        let target = |s: u32| BlockCall::new(blocks[s as usize], []);
        let targets = successors.into_iter().map(target).collect();
        lowering.b.switch_to(*block);
        lowering.b.terminate(Terminator::Unsupported("a body that cannot be read".into(), targets));
    }
    let result = lowering.result();
    let mut function = lowering.b.finish();
    function.result = result;
    function.unsupported = Some(reason);
    function
}

/// Lowers a function with a body. `hidden` are globals in constants of it that llvm-ir cannot read.
pub(super) fn lower<'m>(
    scope: &Scope<'m>,
    source: &'m llvm_ir::Function,
    facts: Option<&'m BodyFacts>,
    hidden: &[String],
) -> Function {
    let mut lowering = Lowering::new(scope, source);
    lowering.parameters(facts);
    for block in &source.basic_blocks {
        let made = lowering.b.block(plain(&block.name));
        lowering.b.func_mut().blocks[made].hidden = lowering.has_regions();
        let known = facts.and_then(|f| f.blocks.get(lowering.blocks.len()));
        if let Some(BlockFacts { places, added, .. }) = known {
            if *added {
                lowering.b.func_mut().split_edges.insert(made);
            }
            let data = &mut lowering.b.func_mut().blocks[made];
            data.location.clone_from(&places.own);
            data.loop_location.clone_from(&places.of_loop);
        }
        lowering.blocks.insert(&block.name, made);
        for inst in &block.instrs {
            if let Some(name) = inst.try_get_result() {
                lowering.defs.insert(name, inst);
            }
        }
    }
    lowering.facts = facts;
    lowering.has_wide = source.basic_blocks.iter().flat_map(|b| &b.instrs).any(|i| match i {
        I::ZExt(i) => wide::width(&i.to_type).is_some(),
        I::SExt(i) => wide::width(&i.to_type).is_some(),
        I::Load(i) => wide::width(&i.loaded_ty).is_some(),
        I::Phi(i) => wide::width(&i.to_type).is_some(),
        _ => false,
    });
    lowering.needed = vectors::needed(source, &lowering.defs);
    let successors = match facts {
        Some(f) => f.blocks.iter().map(|b| b.successors.clone()).collect(),
        None => cfg::successors(source),
    };
    lowering.arrivals = promises::arrivals(source, facts, &successors);
    let order = cfg::reverse_postorder(&source.basic_blocks, &successors);
    for &k in &order {
        lowering.block_params(k as usize);
    }
    lowering.parameter_facts(facts);
    for name in hidden {
        lowering.expose_global(&Name::from(name.as_str()));
    }
    for &k in &order {
        lowering.block(k as usize, facts, &successors[k as usize]);
    }
    lowering.unreached_blocks(&order);
    let result = lowering.result();
    let mut function = lowering.b.finish();
    function.result = result;
    function.parallel = scope.facts.expanded.assumed.get(&source.name).map(|&assumed| {
        // a parameter of the source may have the name
        let last = function.params.last().filter(|_| scope.threaded.contains(source.name.as_str()));
        let threads = last.map_or("num_threads", |p| &*p.name);
        assumed.replace("`num_threads`", &format!("`{threads}`"))
    });
    function
}

impl<'s, 'm> Lowering<'s, 'm> {
    fn new(scope: &'s Scope<'m>, source: &'m llvm_ir::Function) -> Self {
        Lowering {
            scope,
            source,
            b: FunctionBuilder::new(source.name.clone()),
            blocks: FxHashMap::default(),
            values: FxHashMap::default(),
            defs: FxHashMap::default(),
            facts: None,
            place: (0, 0),
            has_wide: false,
            vscale: None,
            threads: None,
            needed: FxHashSet::default(),
            entry: EntryValues::default(),
            arrivals: FxHashMap::default(),
            exposed: FxHashSet::default(),
        }
    }

    /// What a block of the file became.
    pub(super) fn block_of(&self, name: &Name) -> Option<Block> {
        self.blocks.get(name).copied()
    }

    /// The type of what the function returns.
    fn result(&self) -> Option<Type> {
        match self.source.return_type.as_ref() {
            L::VoidType => None,
            _ => Some(self.ty(&self.source.return_type)),
        }
    }

    /// The type of a value in the neutral form.
    pub(super) fn ty(&self, ty: &TypeRef) -> Type {
        match ty.as_ref() {
            L::IntegerType { bits: bits @ 1..=64 } => Type::Int(*bits as u8),
            L::PointerType { addr_space } if self.scope.layout.is_64_bit(*addr_space) => Type::Ptr,
            _ => Type::Opaque,
        }
    }

    pub(super) fn ty_of(&self, typed: &(impl Typed + ?Sized)) -> Type {
        self.ty(&self.scope.module.type_of(typed))
    }

    fn parameters(&mut self, facts: Option<&BodyFacts>) {
        let mut taken: Vec<String> = Vec::new();
        let mut taken_apart = false;
        for (k, p) in self.source.parameters.iter().enumerate() {
            let unnamed = match facts {
                Some(f) => f.unnamed_params.get(k).copied().unwrap_or(false),
                None => matches!(p.name, Name::Number(_)),
            };
            let mut name = if unnamed { format!("arg{k}") } else { plain(&p.name) };
            // A parameter may be called `arg1` in the file without being the second one.
            while taken.contains(&name) {
                name.push('\'');
            }
            taken.push(name.clone());
            if self.leaf_parameters(p, &name, &mut taken) {
                taken_apart = true;
                continue;
            }
            let ty = self.ty(&p.ty);
            let value = self.b.param(name, ty);
            self.values.insert(&p.name, Lowered::Scalar(value));
            if let Some(param) = self.b.func_mut().params.last_mut() {
                param.source_type = p.ty.to_string();
                param.source = facts.and_then(|f| f.variables.get(k).cloned().flatten());
                // `byval`: a copy made for this call.
                param.no_alias = p.attributes.iter().any(|a| matches!(a, A::NoAlias | A::ByVal(_)));
            }
        }
        self.vscale_parameter(&taken);
        self.threads_parameter(&taken);
        let func = self.b.func_mut();
        func.variable_names = facts.map(|f| f.variable_names.clone()).unwrap_or_default();
        func.loose_signature =
            self.source.is_var_arg || func.params.len() != self.source.parameters.len();
        func.loose_signature |= taken_apart;
    }

    /// Phi nodes of integers and pointers become parameters of their block; so do the parts of
    /// phi nodes of short integer vectors.
    fn block_params(&mut self, k: usize) {
        let source = &self.source.basic_blocks[k];
        let block = self.blocks[&source.name];
        for inst in &source.instrs {
            let I::Phi(phi) = inst else { continue };
            let ty = self.ty(&phi.to_type);
            if ty == Type::Opaque {
                self.vector_phi(block, phi);
                self.wide_phi(block, phi);
                self.aggregate_phi(block, phi);
                continue;
            }
            let name = source_name(&phi.dest);
            let value = self.b.block_param(block, ty, name);
            self.told_by_source(&phi.dest, value);
            self.values.insert(&phi.dest, Lowered::Scalar(value));
        }
    }

    fn block(&mut self, k: usize, facts: Option<&BodyFacts>, successors: &[u32]) {
        let source = &self.source.basic_blocks[k];
        self.b.switch_to(self.blocks[&source.name]);
        if let Some(&(name, known)) = self.arrivals.get(&(k as u32)) {
            self.result_facts(name, known);
        }
        for (j, inst) in source.instrs.iter().enumerate() {
            let known = facts.and_then(|f| f.blocks[k].insts.get(j).copied());
            self.place = (k as u32, j as u32);
            self.b.access_as(facts.and_then(|f| f.access.get(&self.place).copied()));
            self.inst(inst, known.unwrap_or_default());
            self.b.access_as(None);
            let promised = facts.and_then(|f| f.results.get(&self.place));
            if let (Some(name), Some(known)) = (inst.try_get_result(), promised) {
                self.result_facts(name, *known);
            }
            if let llvm_ir::Instruction::Call(call) = inst {
                self.argument_facts(
                    &call.arguments,
                    facts.and_then(|f| f.arguments.get(&self.place)),
                );
            }
            self.synchronize(inst);
        }
        self.place = (k as u32, source.instrs.len() as u32);
        if let T::Invoke(invoke) = &source.term {
            self.argument_facts(
                &invoke.arguments,
                facts.and_then(|f| f.arguments.get(&self.place)),
            );
        }
        self.terminator(&source.name, &source.term, successors);
    }

    /// Does the block that is written call what never returns? A callee is known for it where modules are linked
    /// whose declarations did not say so.
    fn has_ended(&mut self) -> bool {
        // a body of the module is what runs, whatever the library calls by its name
        let bodies = &self.scope.bodies;
        let own = |c: &CallInfo| matches!(&c.callee, Callee::Direct(n) if bodies.contains_key(n.as_str()));
        let known_end = |c: &CallInfo| !own(c) && known::of_call(c).is_some_and(|known| known.ends);
        let ends = |c: &CallInfo| c.effects.no_return || known_end(c);
        let here = self.b.current();
        let data = &self.b.func().blocks[here];
        data.insts.iter().any(|(_, inst)| matches!(inst, Inst::Call(c) if ends(c)))
    }

    fn terminator(&mut self, from: &Name, term: &'m T, successors: &[u32]) {
        let lowered = match term {
            // what stands behind a call that never returns does not execute
            _ if self.has_ended() => Terminator::Unreachable,
            T::Ret(t) => Terminator::Return(t.return_operand.as_ref().map(|v| self.handed_over(v))),
            T::Br(t) => Terminator::Jump(self.edge(from, &t.dest)),
            T::CondBr(t) => {
                let condition = self.any_value(&t.condition);
                let then = self.edge(from, &t.true_dest);
                Terminator::Branch(condition, then, self.edge(from, &t.false_dest))
            }
            T::Switch(t) => self.switch(from, t),
            T::Unreachable(_) => Terminator::Unreachable,
            // Nothing is thrown: a call and a jump.
            T::Invoke(t) if self.effects(Site::from(t)).no_unwind => {
                self.call_site(Site::from(t));
                Terminator::Jump(self.edge(from, &t.return_label))
            }
            other => {
                if let T::Invoke(t) = other {
                    // The call happens; where it comes back to is not known, and one that never
                    // returns may unwind.
                    self.unwinding_call(Site::from(t));
                }
                if let T::CallBr(t) = other {
                    self.assembly(&t.arguments);
                    self.unknown_result(&t.result, "the result of a `callbr`");
                }
                let source = self.source;
                let targets = successors
                    .iter()
                    .map(|&s| self.edge(from, &source.basic_blocks[s as usize].name))
                    .collect();
                let name = match other {
                    // It throws or ends the program; a pad is entered only for what a handler takes.
                    T::Invoke(t) if self.never_comes_back(Site::from(t)) => "noreturn invoke",
                    _ => cfg::terminator_name(other),
                };
                Terminator::Unsupported(name.to_owned(), targets)
            }
        };
        self.b.terminate(lowered);
    }

    /// The result of a terminator that is not followed. Its type is that of its uses.
    fn unknown_result(&mut self, name: &'m Name, reason: &str) {
        let mut found = None;
        for block in &self.source.basic_blocks {
            let mut note = |o: &Operand| {
                if let Operand::LocalOperand { name: n, ty } = o {
                    if n == name {
                        found = Some(ty.clone());
                    }
                }
            };
            block.instrs.iter().for_each(|i| cfg::for_each_operand(i, &mut note));
            cfg::for_each_terminator_operand(&block.term, &mut note);
        }
        if let Some(ty) = found.map(|t| self.ty(&t)).filter(|t| *t != Type::Opaque) {
            let value = self.b.opaque(ty, reason);
            self.define(name, value);
        }
    }

    fn switch(&mut self, from: &Name, t: &'m llvm_ir::terminator::Switch) -> Terminator {
        let wide = self.ty_of(&t.operand) == Type::Opaque;
        let value = if wide {
            let reason = format!("switch over {}", self.scope.module.type_of(&t.operand));
            self.b.opaque(Type::Int(64), reason)
        } else {
            self.any_value(&t.operand)
        };
        let cases = t.dests.iter().enumerate().map(|(k, (case, dest))| {
            let bits = match case.as_ref() {
                llvm_ir::Constant::Int { value, .. } if !wide => *value,
                // The value is not known: any distinct numbers will do.
                _ => k as u64,
            };
            (bits, self.edge(from, dest))
        });
        let cases = cases.collect();
        Terminator::Switch(value, cases, self.edge(from, &t.default_dest))
    }

    /// A jump with the arguments for the parameters that stand for the target's phi nodes.
    fn edge(&mut self, from: &Name, to: &'m Name) -> BlockCall {
        let block = self.blocks[to];
        let source = self.source;
        // Blocks were made in the order of the source.
        let target = &source.basic_blocks[block.as_u32() as usize];
        let mut args = Vec::new();
        for (j, inst) in target.instrs.iter().enumerate() {
            let I::Phi(phi) = inst else { continue };
            let position = phi.incoming_values.iter().position(|(_, pred)| pred == from);
            let incoming = position.map(|p| (p as u32, &phi.incoming_values[p].0));
            if self.ty(&phi.to_type) == Type::Opaque {
                let operand = incoming.map(|i| i.1);
                let followed = self.vector_arguments(phi, operand, &mut args)
                    || self.aggregate_arguments(phi, operand, &mut args);
                self.wide_arguments(phi, (block.as_u32(), j as u32), incoming, &mut args);
                if let (Some((_, operand)), false) = (incoming, followed) {
                    self.expose_operand(operand);
                }
                continue;
            }
            args.push(match incoming {
                Some((_, operand)) => self.any_value(operand),
                None => {
                    let ty = self.ty(&phi.to_type);
                    self.b.opaque(ty, "phi without an entry for this edge")
                }
            });
        }
        BlockCall::new(block, args)
    }

    /// Binds a name of the source to its value.
    pub(super) fn define(&mut self, name: &'m Name, value: Value) {
        if let Some(text) = source_name(name) {
            // A value that stands for two names (an intrinsic that is the identity) keeps the first.
            if self.b.func().values[value].name.is_none() && !self.is_constant(value) {
                self.b.name_value(value, text);
            }
        }
        self.told_by_source(name, value);
        self.values.insert(name, Lowered::Scalar(value));
    }

    /// Notes what the source says of a value.
    fn told_by_source(&mut self, name: &Name, value: Value) {
        let told = self.source_of(name).filter(|_| !self.is_constant(value)).cloned();
        if let Some(told) = told {
            self.b.func_mut().value_sources.entry(value).or_insert(told);
        }
    }

    fn is_constant(&self, value: Value) -> bool {
        matches!(self.b.func().inst(value), Some(Inst::Const(_) | Inst::GlobalAddr(_)))
    }

    /// A constant; bits above the width are dropped.
    pub(super) fn constant(&mut self, ty: Type, value: i64) -> Value {
        self.entry.constant(&mut self.b, ty, value)
    }

    /// The address of a global.
    pub(super) fn global(&mut self, name: &str) -> Value {
        self.entry.global(&mut self.b, name)
    }

    /// A placeholder for an operand of a type that is not modelled.
    pub(super) fn unmodelled(&mut self, ty: &TypeRef) -> Value {
        self.entry.placeholder(&mut self.b, Type::Opaque, &format!("value of type {ty}"))
    }

    /// The value of an operand; a placeholder where its type is not modelled.
    pub(super) fn any_value(&mut self, operand: &Operand) -> Value {
        if let Some(value) = self.scalar(operand) {
            return value;
        }
        if let Operand::LocalOperand { name, .. } = operand {
            // A parameter of a type that is not modelled stands for itself.
            if let Some(Lowered::Scalar(value)) = self.values.get(name) {
                return *value;
            }
        }
        let ty = self.scope.module.type_of(operand);
        self.unmodelled(&ty)
    }

    /// As [`any_value`](Self::any_value), for a value that others get: the pointers that it holds out
    /// of sight are exposed.
    pub(super) fn handed_over(&mut self, operand: &Operand) -> Value {
        if self.operand_ty(operand) == Type::Opaque {
            self.expose_operand(operand);
        }
        self.any_value(operand)
    }

    /// The type of an operand in the neutral form.
    pub(super) fn operand_ty(&self, operand: &Operand) -> Type {
        match operand {
            Operand::LocalOperand { ty, .. } => self.ty(ty),
            Operand::ConstantOperand(c) => self.constant_ty(c),
            Operand::MetadataOperand => Type::Opaque,
        }
    }

    /// The value of an integer or pointer operand.
    pub(super) fn scalar(&mut self, operand: &Operand) -> Option<Value> {
        match operand {
            Operand::ConstantOperand(constant) => self.constant_operand(constant),
            Operand::MetadataOperand => None,
            Operand::LocalOperand { name, ty } => {
                // The type of the use decides: llvm-ir gives all addresses of stack slots the
                // default address space.
                let ty = self.ty(ty);
                match self.values.get(name) {
                    _ if ty == Type::Opaque => None,
                    Some(Lowered::Scalar(value)) if self.b.ty(*value) == ty => Some(*value),
                    // Verified IR defines what it uses; a module made by hand may not.
                    _ => Some(self.b.opaque(ty, format!("{name}, which is defined nowhere"))),
                }
            }
        }
    }

    /// No promise about wraps, or that of one flag.
    pub(super) fn flags(nsw: bool, nuw: bool) -> Flags {
        Flags { nsw, nuw, exact: false }
    }
}

/// The name of a value in the file, where it has one.
fn source_name(name: &Name) -> Option<&str> {
    match name {
        Name::Name(s) => Some(s),
        Name::Number(_) => None,
    }
}
