//! Builds a [`Function`] block by block.
//!
//! ```
//! use symprof_core::ir::*;
//! // for (i = 0; i < n; i++) {}
//! let mut b = FunctionBuilder::new("count");
//! let n = b.param("n", Type::Int(32));
//! let (entry, head, body, exit) =
//!     (b.block("entry"), b.block("head"), b.block("body"), b.block("exit"));
//! b.switch_to(entry);
//! let zero = b.iconst(Type::Int(32), 0);
//! b.jump(head, &[zero]);
//! let i = b.block_param(head, Type::Int(32), Some("i"));
//! b.switch_to(head);
//! let c = b.icmp(Predicate::Slt, i, n);
//! b.branch(c, (body, &[]), (exit, &[]));
//! b.switch_to(body);
//! let one = b.iconst(Type::Int(32), 1);
//! let next = b.binary(BinaryOp::Add, Flags::NSW, i, one);
//! b.jump(head, &[next]);
//! b.switch_to(exit);
//! b.ret(None);
//! let function = b.finish();
//! assert_eq!(function.layout.len(), 4);
//! ```
//!
//! The builder checks nothing beyond what it needs not to panic; verification is a separate step
//! over the finished function.

use super::access::AccessType;
use super::call::CallInfo;
use super::entities::{Block, Value};
use super::function::{BlockData, Function, LoopAnnotation, Param, ValueData, ValueDef};
use super::inst::{BinaryOp, BlockCall, CastOp, Flags, Inst, Terminator, POISON};
use super::predicate::Predicate;
use super::types::Type;
use cranelift_entity::PrimaryMap;
use rustc_hash::FxHashMap;

/// Builds one function. See the [module](self) for an example.
#[derive(Debug)]
#[must_use]
pub struct FunctionBuilder {
    func: Function,
    current: Option<Block>,
    /// as which type memory is accessed
    access: Option<AccessType>,
}

impl FunctionBuilder {
    /// Starts a function of that name. The first block made is its entry.
    pub fn new(name: impl Into<String>) -> Self {
        FunctionBuilder {
            func: Function {
                name: name.into(),
                params: Vec::new(),
                result: None,
                blocks: PrimaryMap::new(),
                values: PrimaryMap::new(),
                layout: Vec::new(),
                loops: FxHashMap::default(),
                address_escapes: false,
                interposable: false,
                loose_signature: false,
                promised: Default::default(),
                kept: Default::default(),
                variable_names: Default::default(),
                value_sources: Default::default(),
                split_edges: Default::default(),
                parallel: None,
                unsupported: None,
            },
            current: None,
            access: None,
        }
    }

    /// The function so far.
    pub fn func(&self) -> &Function {
        &self.func
    }

    /// The function so far, for what has no method here.
    pub fn func_mut(&mut self) -> &mut Function {
        &mut self.func
    }

    /// Appends a parameter.
    pub fn param(&mut self, name: impl Into<String>, ty: Type) -> Value {
        let name = name.into();
        let k = self.func.params.len() as u32;
        let value = self.func.values.push(ValueData {
            ty,
            def: ValueDef::Param(k),
            name: Some(name.clone()),
        });
        let source_type = ty.to_string();
        self.func.params.push(Param {
            name,
            ty,
            source_type,
            value,
            no_alias: false,
            default: None,
            source: None,
        });
        value
    }

    /// Appends a block, which ends in `unreachable` until it gets a terminator.
    pub fn block(&mut self, name: impl Into<String>) -> Block {
        let block = self.func.blocks.push(BlockData {
            name: name.into(),
            params: Vec::new(),
            insts: Vec::new(),
            access: Default::default(),
            terminator: Terminator::Unreachable,
            location: None,
            loop_location: None,
            hidden: false,
            copies: Vec::new(),
        });
        self.func.layout.push(block);
        block
    }

    /// Appends a parameter to a block.
    pub fn block_param(&mut self, block: Block, ty: Type, name: Option<&str>) -> Value {
        let k = self.func.blocks[block].params.len() as u32;
        let value = self.func.values.push(ValueData {
            ty,
            def: ValueDef::BlockParam(block, k),
            name: name.map(str::to_owned),
        });
        self.func.blocks[block].params.push(value);
        value
    }

    /// What follows is appended to `block`.
    pub fn switch_to(&mut self, block: Block) {
        self.current = Some(block);
    }

    /// The block that is appended to, made and named `entry` if there is none yet.
    pub fn current(&mut self) -> Block {
        match self.current {
            Some(b) => b,
            None => {
                let b = match self.func.layout.first() {
                    Some(&b) => b,
                    None => self.block("entry"),
                };
                self.current = Some(b);
                b
            }
        }
    }

    /// Runs `f` at the end of the entry, which dominates everything, and goes on where it was.
    ///
    /// ```
    /// use symprof_core::ir::*;
    /// let mut b = FunctionBuilder::new("f");
    /// let (entry, next) = (b.block("entry"), b.block("next"));
    /// b.switch_to(next);
    /// b.in_entry(|b| b.iconst(Type::Int(32), 7));
    /// assert_eq!(b.current(), next);
    /// assert_eq!(b.func().blocks[entry].insts.len(), 1);
    /// ```
    pub fn in_entry<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> R {
        let current = self.current();
        let entry = self.func.layout.first().copied().unwrap_or(current);
        self.switch_to(entry);
        let result = f(self);
        self.switch_to(current);
        result
    }

    /// What follows accesses memory as that type, until another is said.
    ///
    /// ```
    /// use symprof_core::ir::*;
    /// let mut b = FunctionBuilder::new("f");
    /// let p = b.param("p", Type::Ptr);
    /// b.access_as(Some(AccessType(3)));
    /// b.inst(Type::Int(32), Inst::Load(p));
    /// b.access_as(None);
    /// b.inst(Type::Int(32), Inst::Load(p));
    /// let entry = b.current();
    /// let access = &b.func().blocks[entry].access;
    /// assert_eq!((access.get(&0), access.get(&1)), (Some(&AccessType(3)), None));
    /// ```
    pub fn access_as(&mut self, ty: Option<AccessType>) {
        self.access = ty;
    }

    fn note_access(&mut self, block: Block, inst: &Inst) {
        if let (Some(ty), true) = (self.access, inst.accesses_memory()) {
            let block = &mut self.func.blocks[block];
            block.access.insert(block.insts.len() as u32, ty);
        }
    }

    /// Appends an instruction that defines a value of type `ty`.
    pub fn inst(&mut self, ty: Type, inst: Inst) -> Value {
        let block = self.current();
        let k = self.func.blocks[block].insts.len() as u32;
        let value =
            self.func.values.push(ValueData { ty, def: ValueDef::Inst(block, k), name: None });
        self.note_access(block, &inst);
        self.func.blocks[block].insts.push((Some(value), inst));
        value
    }

    /// Appends an instruction that defines no value (store, clobber, assume, call of no result).
    pub fn effect(&mut self, inst: Inst) {
        let block = self.current();
        self.note_access(block, &inst);
        self.func.blocks[block].insts.push((None, inst));
    }

    /// Names a value after the source.
    pub fn name_value(&mut self, value: Value, name: impl Into<String>) {
        self.func.values[value].name = Some(name.into());
    }

    /// The type of a value.
    pub fn ty(&self, value: Value) -> Type {
        self.func.values[value].ty
    }

    /// An integer constant; bits above the width are dropped.
    pub fn iconst(&mut self, ty: Type, value: i64) -> Value {
        let bits = match ty.width() {
            Some(w) if w < 64 => (value as u64) & ((1u64 << w) - 1),
            _ => value as u64,
        };
        self.inst(ty, Inst::Const(bits))
    }

    /// An operation on two integers.
    pub fn binary(&mut self, op: BinaryOp, flags: Flags, a: Value, b: Value) -> Value {
        let ty = if op.is_overflow_test() { Type::BOOL } else { self.ty(a) };
        self.inst(ty, Inst::Binary(op, flags, a, b))
    }

    /// A comparison.
    pub fn icmp(&mut self, pred: Predicate, a: Value, b: Value) -> Value {
        self.inst(Type::BOOL, Inst::Compare(pred, a, b))
    }

    /// A choice between two values of one type.
    pub fn select(&mut self, cond: Value, then: Value, otherwise: Value) -> Value {
        let ty = self.ty(then);
        self.inst(ty, Inst::Select(cond, then, otherwise))
    }

    /// A width change.
    pub fn cast(&mut self, op: CastOp, flags: Flags, ty: Type, a: Value) -> Value {
        self.inst(ty, Inst::Cast(op, flags, a))
    }

    /// A value that is not known.
    pub fn opaque(&mut self, ty: Type, reason: impl Into<String>) -> Value {
        self.inst(ty, Inst::Opaque(reason.into()))
    }

    /// Poison: branching on it is an undefined execution, so where values merge it may be taken for
    /// any of the others.
    pub fn poison(&mut self, ty: Type) -> Value {
        self.opaque(ty, POISON)
    }

    /// A call; its result if `ty` is given.
    pub fn call(&mut self, ty: Option<Type>, info: CallInfo) -> Option<Value> {
        match ty {
            Some(ty) => Some(self.inst(ty, Inst::Call(info))),
            None => {
                self.effect(Inst::Call(info));
                None
            }
        }
    }

    /// Ends the current block.
    pub fn terminate(&mut self, terminator: Terminator) {
        let block = self.current();
        self.func.blocks[block].terminator = terminator;
    }

    /// Ends the current block with a jump.
    pub fn jump(&mut self, to: Block, args: &[Value]) {
        self.terminate(Terminator::Jump(BlockCall::new(to, args)));
    }

    /// Ends the current block with a branch.
    pub fn branch(&mut self, cond: Value, then: (Block, &[Value]), els: (Block, &[Value])) {
        self.terminate(Terminator::Branch(
            cond,
            BlockCall::new(then.0, then.1),
            BlockCall::new(els.0, els.1),
        ));
    }

    /// Ends the current block with a return.
    pub fn ret(&mut self, value: Option<Value>) {
        if let Some(v) = value {
            self.func.result = Some(self.ty(v));
        }
        self.terminate(Terminator::Return(value));
    }

    /// Notes what is known about the loop with that header.
    pub fn annotate_loop(&mut self, header: Block, annotation: LoopAnnotation) {
        self.func.loops.insert(header, annotation);
    }

    /// The finished function.
    pub fn finish(self) -> Function {
        self.func
    }
}
