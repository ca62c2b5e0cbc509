//! `getelementptr`: a pointer displaced by a number of bytes.

use super::constants::sign_extend;
use super::function::Lowering;
use crate::facts::InstFacts;
use llvm_ir::instruction::GetElementPtr;
use llvm_ir::{Constant, Operand, Type as L, TypeRef};
use symprof_core::ir::{BinaryOp, CastOp, Flags, Inst, Type, Value};

impl<'m> Lowering<'_, 'm> {
    /// Lowers a gep; `None` where it is not one scalar pointer or its offsets have no size.
    pub(super) fn gep(&mut self, gep: &'m GetElementPtr, facts: InstFacts) -> Option<Value> {
        let base = self.scalar(&gep.address)?;
        if self.b.ty(base) != Type::Ptr {
            return None;
        }
        let nusw = gep.in_bounds || facts.has(InstFacts::NUSW);
        let flags = Self::flags(nusw, facts.has(InstFacts::NUW));
        let (constant, terms) = self.offsets(gep)?;
        let mut sum: Option<Value> = None;
        for (index, scale) in terms {
            let scaled = match scale {
                1 => index,
                _ => {
                    let scale = self.constant(Type::Int(64), scale);
                    self.b.binary(BinaryOp::Mul, flags, index, scale)
                }
            };
            sum = Some(match sum {
                Some(sum) => self.b.binary(BinaryOp::Add, flags, sum, scaled),
                None => scaled,
            });
        }
        let offset = match sum {
            // `gep p, 0` is p.
            None if constant == 0 => return Some(base),
            None => self.constant(Type::Int(64), constant),
            Some(sum) if constant == 0 => sum,
            Some(sum) => {
                let constant = self.constant(Type::Int(64), constant);
                self.b.binary(BinaryOp::Add, flags, sum, constant)
            }
        };
        Some(self.b.inst(Type::Ptr, Inst::PtrAdd(flags, base, offset)))
    }

    /// The constant part of the offset, and the variable indices with their scales.
    fn offsets(&mut self, gep: &'m GetElementPtr) -> Option<(i64, Vec<(Value, i64)>)> {
        let types = &self.scope.module.types;
        let mut ty: TypeRef = gep.source_element_type.clone();
        let mut constant = 0i64;
        let mut terms = Vec::new();
        for (k, index) in gep.indices.iter().enumerate() {
            // The first index steps over whole elements; the others go into them.
            let scale = if k == 0 {
                self.scope.layout.size(&ty, types)?.alloc
            } else {
                match ty.as_ref() {
                    L::ArrayType { element_type, .. } => {
                        let element = element_type.clone();
                        let scale = self.scope.layout.size(&element, types)?.alloc;
                        ty = element;
                        scale
                    }
                    L::VectorType { element_type, .. } => {
                        let element = element_type.clone();
                        let scale = self.scope.layout.size(&element, types)?.store;
                        ty = element;
                        scale
                    }
                    _ => {
                        let field = constant_index(index)?;
                        let (offset, inner) =
                            self.scope.layout.field(&ty, usize::try_from(field).ok()?, types)?;
                        constant = constant.wrapping_add(offset as i64);
                        ty = inner;
                        continue;
                    }
                }
            } as i64;
            match constant_index(index) {
                Some(value) => constant = constant.wrapping_add(value.wrapping_mul(scale)),
                None => {
                    let value = self.scalar(index)?;
                    terms.push((self.widened(value)?, scale));
                }
            }
        }
        Some((constant, terms))
    }

    /// An index, sign-extended to the width of addresses.
    fn widened(&mut self, index: Value) -> Option<Value> {
        match self.b.ty(index) {
            Type::Int(64) => Some(index),
            Type::Int(_) => Some(self.b.cast(CastOp::Sext, Flags::NONE, Type::Int(64), index)),
            _ => None,
        }
    }
}

fn constant_index(operand: &Operand) -> Option<i64> {
    match operand.as_constant()? {
        Constant::Int { bits: bits @ 1..=64, value } => Some(sign_extend(*bits, *value)),
        _ => None,
    }
}
