//! What becomes of pointers that go into something which is not lowered exactly.
//!
//! Core follows what a pointer is based on through the values of the neutral form. Where an
//! instruction has a result that is opaque, or none because its type is not modelled, the pointers
//! that went into it are lost sight of, and may come back as any pointer that cannot be traced. So
//! their addresses are made integers there, by a `ptrtoint` that nobody uses: an object whose address
//! is an integer somewhere is one that such pointers may point to.
//!
//! An address that is only accessed goes into no result, nor do the operands of a comparison.

use super::cfg;
use super::constants;
use super::function::{Lowered, Lowering};
use crate::layout;
use llvm_ir::constant::ConstantRef;
use llvm_ir::{Instruction as I, Name, Operand, Type as L, TypeRef};
use symprof_core::ir::{Inst, Type, Value};

/// Types nested deeper are taken to hold pointers.
const DEPTH: usize = 32;

impl<'m> Lowering<'_, 'm> {
    /// The pointers among the operands of an instruction whose result may be made of them.
    pub(super) fn expose_operands(&mut self, inst: &'m I) {
        match inst {
            // The address is not in what is loaded; calls and phi nodes see to themselves.
            I::Load(_) | I::VAArg(_) | I::Call(_) | I::Phi(_) | I::ICmp(_) => {}
            I::Store(i) => self.expose_operand(&i.value),
            I::CmpXchg(i) => {
                self.expose_operand(&i.expected);
                self.expose_operand(&i.replacement);
            }
            I::AtomicRMW(i) => self.expose_operand(&i.value),
            other => {
                let mut operands = Vec::new();
                cfg::for_each_operand(other, |o| operands.push(o));
                operands.into_iter().for_each(|o| self.expose_operand(o));
            }
        }
    }

    /// The pointers that an operand is or holds.
    pub(super) fn expose_operand(&mut self, operand: &Operand) {
        match operand {
            Operand::LocalOperand { name, .. } => match self.values.get(name) {
                Some(Lowered::Scalar(value)) => self.expose(*value),
                Some(Lowered::Parts(parts)) => {
                    let parts: Vec<Value> = parts.iter().copied().flatten().collect();
                    parts.into_iter().for_each(|v| self.expose(v));
                }
                Some(Lowered::Wide(_)) | None => {}
            },
            Operand::ConstantOperand(c) => self.expose_constant(c),
            Operand::MetadataOperand => {}
        }
    }

    /// The globals whose addresses are in a constant.
    pub(super) fn expose_constant(&mut self, constant: &ConstantRef) {
        let mut names: Vec<Name> = Vec::new();
        constants::for_each_global(constant, &mut |n| names.push(n.clone()));
        names.iter().for_each(|n| self.expose_global(n));
    }

    /// What a global's name may stand for.
    pub(super) fn expose_global(&mut self, name: &Name) {
        for global in self.scope.aliases.behind(name) {
            let address = self.global(&global);
            self.expose(address);
        }
    }

    /// One value, if it is a pointer; once in a block.
    pub(super) fn expose(&mut self, value: Value) {
        let traced = !matches!(self.b.func().inst(value), Some(Inst::Const(_) | Inst::Opaque(_)));
        let pointer = self.b.ty(value) == Type::Ptr && traced;
        if pointer && self.exposed.insert((self.b.current(), value)) {
            self.b.inst(Type::Int(64), Inst::PtrToInt(value));
        }
    }

    /// Can a value of that type hold a pointer that the neutral form does not show?
    pub(super) fn hides_pointers(&self, ty: &TypeRef) -> bool {
        self.hides(ty, 0)
    }

    fn hides(&self, ty: &TypeRef, depth: usize) -> bool {
        match ty.as_ref() {
            L::PointerType { .. } => depth > 0 || self.ty(ty) == Type::Opaque,
            L::VectorType { element_type, .. } | L::ArrayType { element_type, .. } => {
                depth > DEPTH || self.hides(element_type, depth + 1)
            }
            L::StructType { .. } | L::NamedStructType { .. } => {
                let fields = layout::fields(ty, &self.scope.module.types);
                depth > DEPTH
                    || fields.is_none_or(|(f, _)| f.iter().any(|t| self.hides(t, depth + 1)))
            }
            L::VoidType | L::IntegerType { .. } | L::FPType(_) | L::MetadataType => false,
            _ => true,
        }
    }
}
