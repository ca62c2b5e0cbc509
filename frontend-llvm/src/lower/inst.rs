//! Instructions, but for calls and geps.

use super::function::Lowering;
use crate::facts::InstFacts;
use crate::layout::fields;
use llvm_ir::{Instruction as I, IntPredicate, Name, Operand, Type as L, TypeRef};
use symprof_core::ir::{BinaryOp, CastOp, Flags, Inst, Predicate, Type, Value};

impl<'m> Lowering<'_, 'm> {
    /// Lowers one instruction of a block at the builder's place.
    pub(super) fn inst(&mut self, inst: &'m I, facts: InstFacts) {
        if self.vector(inst, facts)
            || self.wide_inst(inst, facts)
            || self.arithmetic(inst, facts)
            || self.conversion(inst, facts)
            || self.access(inst)
        {
            return;
        }
        match inst {
            I::ICmp(i) => {
                let value = match (self.scalar(&i.operand0), self.scalar(&i.operand1)) {
                    (Some(a), Some(b)) => Some(self.b.icmp(predicate(i.predicate), a, b)),
                    _ => None,
                };
                self.define_or_opaque(inst, &i.dest, value);
            }
            I::Select(_) | I::Freeze(_) if self.leafwise(inst) => {}
            I::Freeze(i) => {
                let value = self.scalar(&i.operand).map(|v| {
                    let ty = self.b.ty(v);
                    self.b.inst(ty, Inst::Freeze(v))
                });
                self.define_or_opaque(inst, &i.dest, value);
            }
            I::Select(i) => self.select(inst, i),
            I::GetElementPtr(i) => {
                let value = self.gep(i, facts);
                self.define_or_opaque(inst, &i.dest, value);
            }
            I::ExtractValue(i) => self.extract_value(inst, i),
            I::InsertValue(i) => self.insert_value(inst, i),
            I::ExtractElement(i) => {
                let value = self.extract_lane(i);
                self.define_or_opaque(inst, &i.dest, value);
            }
            I::Call(i) => self.call(inst, i),
            // Phi nodes are block parameters; what a fence shows is in `threads`.
            I::Phi(_) | I::Fence(_) => {}
            other => {
                if let Some(name) = other.try_get_result() {
                    self.opaque_result(other, name);
                }
            }
        }
    }

    /// Lowers an operation on two integers; is it one?
    fn arithmetic(&mut self, inst: &'m I, facts: InstFacts) -> bool {
        macro_rules! wrapping {
            ($op:ident, $i:expr) => {{
                self.binary(BinaryOp::$op, Self::flags($i.nsw, $i.nuw), inst, $i);
                if facts.has(InstFacts::KEPT) {
                    self.keeps_promises(&$i.dest);
                }
            }};
        }
        macro_rules! exact {
            ($op:ident, $i:expr) => {{
                let flags = Flags { exact: $i.exact, ..Flags::NONE };
                self.binary(BinaryOp::$op, flags, inst, $i)
            }};
        }
        macro_rules! plain {
            ($op:ident, $i:expr) => {
                self.binary(BinaryOp::$op, Flags::NONE, inst, $i)
            };
        }
        match inst {
            I::Add(i) => wrapping!(Add, i),
            I::Sub(i) => wrapping!(Sub, i),
            I::Mul(i) => wrapping!(Mul, i),
            I::Shl(i) => wrapping!(Shl, i),
            I::UDiv(i) => exact!(UDiv, i),
            I::SDiv(i) => exact!(SDiv, i),
            I::LShr(i) => exact!(LShr, i),
            I::AShr(i) => exact!(AShr, i),
            I::URem(i) => plain!(URem, i),
            I::SRem(i) => plain!(SRem, i),
            I::And(i) => plain!(And, i),
            I::Or(i) => {
                let flags = Flags { exact: facts.has(InstFacts::DISJOINT), ..Flags::NONE };
                self.binary(BinaryOp::Or, flags, inst, i)
            }
            I::Xor(i) => plain!(Xor, i),
            _ => return false,
        }
        true
    }

    /// Lowers a conversion of an integer or pointer; is it one?
    fn conversion(&mut self, inst: &'m I, facts: InstFacts) -> bool {
        match inst {
            I::ZExt(i) => {
                let flags = Flags { exact: facts.has(InstFacts::NNEG), ..Flags::NONE };
                self.cast(CastOp::Zext, flags, inst, &i.operand, &i.to_type, &i.dest);
            }
            I::SExt(i) => {
                self.cast(CastOp::Sext, Flags::NONE, inst, &i.operand, &i.to_type, &i.dest);
            }
            I::Trunc(i) => match self.written_part(&i.operand, &i.to_type) {
                Some(value) => self.define(&i.dest, value),
                None => {
                    let flags = Self::flags(facts.has(InstFacts::NSW), facts.has(InstFacts::NUW));
                    self.cast(CastOp::Trunc, flags, inst, &i.operand, &i.to_type, &i.dest);
                }
            },
            I::PtrToInt(i) => {
                let value = match (self.scalar(&i.operand), self.ty(&i.to_type)) {
                    (Some(v), ty @ Type::Int(_)) if self.b.ty(v) == Type::Ptr => {
                        Some(self.b.inst(ty, Inst::PtrToInt(v)))
                    }
                    _ => None,
                };
                self.define_or_opaque(inst, &i.dest, value);
            }
            I::IntToPtr(i) => {
                let value = match (self.scalar(&i.operand), self.ty(&i.to_type)) {
                    (Some(v), Type::Ptr) => Some(self.int_to_ptr(v)),
                    _ => None,
                };
                self.define_or_opaque(inst, &i.dest, value);
            }
            I::BitCast(i) => {
                let value = match self.scalar(&i.operand) {
                    Some(v) if self.b.ty(v) == self.ty(&i.to_type) => Some(v),
                    _ => self.mask_bits(&i.operand, &i.to_type),
                };
                self.define_or_opaque(inst, &i.dest, value);
            }
            _ => return false,
        }
        true
    }

    /// Lowers what makes, reads or writes memory, but for calls; is it that?
    fn access(&mut self, inst: &'m I) -> bool {
        match inst {
            I::Alloca(i) => self.alloca(i),
            I::Load(i) if self.load_leaves(i) => {}
            I::Load(i) => self.load(inst, i),
            I::Store(i) if !i.volatile && self.store_lanes(&i.address, &i.value) => {}
            I::Store(i)
                if !i.volatile
                    && i.atomicity.is_none()
                    && self.store_leaves(&i.address, &i.value) => {}
            I::Store(i) => self.store(&i.address, &i.value, i.volatile || i.atomicity.is_some()),
            I::CmpXchg(i) => {
                self.clobber(&i.address, &i.expected);
                self.opaque_result(inst, &i.dest);
            }
            I::AtomicRMW(i) => {
                self.clobber(&i.address, &i.value);
                self.opaque_result(inst, &i.dest);
            }
            I::VAArg(i) => {
                if let Some(list) = self.scalar(&i.arg_list) {
                    self.b.effect(Inst::Clobber(list, None));
                }
                self.opaque_result(inst, &i.dest);
            }
            I::CatchPad(i) => {
                // What is caught is put where the arguments point to.
                for argument in &i.args {
                    if self.operand_ty(argument) == Type::Ptr {
                        let place = self.address(argument);
                        self.b.effect(Inst::Clobber(place, None));
                    }
                }
                self.opaque_result(inst, &i.dest);
            }
            _ => return false,
        }
        true
    }

    /// A result that is this value, or not known.
    fn define_or_opaque(&mut self, inst: &'m I, dest: &'m Name, value: Option<Value>) {
        match value {
            Some(value) => self.define(dest, value),
            None => self.opaque_result(inst, dest),
        }
    }

    /// A result that is not known, with the reason; nothing where its type is not modelled. What it is
    /// made of is exposed.
    pub(super) fn opaque_result(&mut self, inst: &'m I, dest: &'m Name) {
        self.expose_operands(inst);
        self.unknown(inst, dest);
    }

    /// As [`opaque_result`](Self::opaque_result), of what was exposed before.
    pub(super) fn unknown(&mut self, inst: &'m I, dest: &'m Name) {
        let ty = self.ty_of_result(inst);
        if ty != Type::Opaque {
            let reason = self.reason(inst);
            let value = self.b.opaque(ty, reason);
            self.define(dest, value);
        }
    }

    /// The type of an instruction's result.
    fn ty_of_result(&self, inst: &I) -> Type {
        // llvm-ir computes these from the operands and is not sure of all.
        match inst {
            I::GetElementPtr(i) => match self.scope.module.type_of(&i.address).as_ref() {
                L::VectorType { .. } => Type::Opaque,
                _ if i.indices.iter().any(|x| self.is_vector(x)) => Type::Opaque,
                _ => self.operand_ty(&i.address),
            },
            I::ICmp(i) if self.is_vector(&i.operand0) => Type::Opaque,
            I::FCmp(i) if self.is_vector(&i.operand0) => Type::Opaque,
            I::ICmp(_) | I::FCmp(_) => Type::BOOL,
            // llvm-ir does not look into named structs.
            I::ExtractValue(i) => self.part_ty(&i.aggregate, &i.indices),
            other => self.ty_of(other),
        }
    }

    /// The type of a part of an aggregate.
    fn part_ty(&self, aggregate: &Operand, indices: &[u32]) -> Type {
        let types = &self.scope.module.types;
        let mut ty = types.type_of(aggregate);
        for &k in indices {
            let inner = match ty.as_ref() {
                L::ArrayType { element_type, .. } => Some(element_type.clone()),
                _ => fields(&ty, types).and_then(|(f, _)| f.get(k as usize).cloned()),
            };
            match inner {
                Some(inner) => ty = inner,
                None => return Type::Opaque,
            }
        }
        self.ty(&ty)
    }

    pub(super) fn is_vector(&self, operand: &Operand) -> bool {
        matches!(self.scope.module.type_of(operand).as_ref(), L::VectorType { .. })
    }

    fn binary<B: llvm_ir::instruction::BinaryOp + llvm_ir::instruction::HasResult>(
        &mut self,
        op: BinaryOp,
        flags: Flags,
        inst: &'m I,
        i: &'m B,
    ) {
        match (self.scalar(i.get_operand0()), self.scalar(i.get_operand1())) {
            (Some(a), Some(b)) => {
                let value = self.b.binary(op, flags, a, b);
                self.define(i.get_result(), value);
            }
            _ => self.opaque_result(inst, i.get_result()),
        }
    }

    fn cast(
        &mut self,
        op: CastOp,
        flags: Flags,
        inst: &'m I,
        operand: &'m Operand,
        to: &TypeRef,
        dest: &'m Name,
    ) {
        match (self.scalar(operand), self.ty(to)) {
            (Some(v), ty @ Type::Int(_)) => {
                let value = self.b.cast(op, flags, ty, v);
                self.define(dest, value);
            }
            _ => self.opaque_result(inst, dest),
        }
    }

    /// The value in the lower bits of what is made of them and of other bits: `or (and y, mask), zext x`, as
    /// promotion reads a slot of which a part was written. The rest is often undefined.
    fn written_part(&mut self, wide: &'m Operand, to: &TypeRef) -> Option<Value> {
        let Operand::LocalOperand { name, .. } = wide else { return None };
        let defs = &self.defs;
        let def = |o: &'m Operand| match o {
            Operand::LocalOperand { name, .. } => defs.get(name).copied(),
            _ => None,
        };
        let I::Or(or) = *defs.get(name)? else { return None };
        let (I::And(rest), I::ZExt(part)) = (def(&or.operand0)?, def(&or.operand1)?) else {
            return None;
        };
        let mask = match rest.operand1.as_constant()? {
            llvm_ir::Constant::Int { bits: 0..=64, value } => *value,
            _ => return None,
        };
        let Type::Int(width) = self.ty(to) else { return None };
        let part = &part.operand;
        let leaves_it = mask & (u64::MAX >> (64 - u32::from(width))) == 0;
        let same = self.operand_ty(part) == Type::Int(width);
        (leaves_it && same).then(|| self.scalar(part))?
    }

    fn select(&mut self, inst: &'m I, i: &'m llvm_ir::instruction::Select) {
        // A vector condition chooses lane by lane; only scalars choose between scalars.
        let arms = (self.scalar(&i.true_value), self.scalar(&i.false_value));
        match (self.scalar(&i.condition), arms) {
            (Some(c), (Some(t), Some(e))) => {
                let value = self.b.select(c, t, e);
                self.define(&i.dest, value);
            }
            _ => self.opaque_result(inst, &i.dest),
        }
    }

    /// `inttoptr` zero-extends or truncates to the width of addresses.
    pub(super) fn int_to_ptr(&mut self, value: Value) -> Value {
        let wide = match self.b.ty(value) {
            Type::Int(64) => value,
            _ => self.b.cast(CastOp::Zext, Flags::NONE, Type::Int(64), value),
        };
        self.b.inst(Type::Ptr, Inst::IntToPtr(wide))
    }

    fn alloca(&mut self, i: &'m llvm_ir::instruction::Alloca) {
        let element = self.scope.layout.size(&i.allocated_type, &self.scope.module.types);
        let one =
            matches!(i.num_elements.as_constant(), Some(llvm_ir::Constant::Int { value: 1, .. }));
        let count = if one { None } else { self.scalar(&i.num_elements) };
        let size = match (element, count) {
            (Some(e), _) if one => Some(self.constant(Type::Int(64), e.alloc as i64)),
            (Some(e), Some(count)) => {
                let count = match self.b.ty(count) {
                    Type::Int(64) => count,
                    _ => self.b.cast(CastOp::Zext, Flags::NONE, Type::Int(64), count),
                };
                let scale = self.constant(Type::Int(64), e.alloc as i64);
                Some(self.b.binary(BinaryOp::Mul, Flags::NONE, count, scale))
            }
            _ => None,
        };
        let value = self.b.inst(Type::Ptr, Inst::Alloca(size));
        self.define(&i.dest, value);
    }

    fn load(&mut self, inst: &'m I, i: &'m llvm_ir::instruction::Load) {
        let ty = self.ty(&i.loaded_ty);
        match self.scalar(&i.address) {
            Some(address) if ty != Type::Opaque && !i.volatile && i.atomicity.is_none() => {
                let value = self.b.inst(ty, Inst::Load(address));
                self.define(&i.dest, value);
            }
            _ => self.opaque_result(inst, &i.dest),
        }
    }

    fn store(&mut self, address: &'m Operand, value: &'m Operand, shared: bool) {
        match (self.scalar(value), self.scalar(address)) {
            (Some(v), Some(a)) if !shared => {
                let bits = self.b.ty(v).width().unwrap_or(64);
                self.b.effect(Inst::Store(a, v, u32::from(bits).div_ceil(8)));
            }
            _ => {
                self.expose_operand(value);
                self.clobber(address, value);
            }
        }
    }

    /// Unknown bytes in the place of a value.
    pub(super) fn clobber(&mut self, address: &Operand, value: &Operand) {
        let address = self.address(address);
        let known = !matches!(value, Operand::ConstantOperand(c) if self.scope.misjudges(c));
        let ty = self.scope.module.type_of(value);
        let size = self.scope.layout.size(&ty, &self.scope.module.types).filter(|_| known);
        let size = size.map(|s| self.constant(Type::Int(64), s.store as i64));
        self.b.effect(Inst::Clobber(address, size));
    }

    /// A pointer operand; one that is not modelled may point anywhere.
    pub(super) fn address(&mut self, operand: &Operand) -> Value {
        match self.scalar(operand) {
            Some(v) if self.b.ty(v) == Type::Ptr => v,
            _ => self.b.opaque(Type::Ptr, "an address that is not modelled"),
        }
    }
}

pub(super) fn predicate(p: IntPredicate) -> Predicate {
    match p {
        IntPredicate::EQ => Predicate::Eq,
        IntPredicate::NE => Predicate::Ne,
        IntPredicate::UGT => Predicate::Ugt,
        IntPredicate::UGE => Predicate::Uge,
        IntPredicate::ULT => Predicate::Ult,
        IntPredicate::ULE => Predicate::Ule,
        IntPredicate::SGT => Predicate::Sgt,
        IntPredicate::SGE => Predicate::Sge,
        IntPredicate::SLT => Predicate::Slt,
        IntPredicate::SLE => Predicate::Sle,
    }
}
