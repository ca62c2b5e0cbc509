//! `getelementptr`: a pointer displaced by a number of bytes.

use super::constants::sign_extend;
use super::function::{Lowered, Lowering};
use super::vectors::is_scalable;
use crate::facts::InstFacts;
use llvm_ir::instruction::GetElementPtr;
use llvm_ir::{Constant, Operand, Type as L, TypeRef};
use symprof_core::ir::{BinaryOp, CastOp, Flags, Inst, Type, Value};

/// A summand of an offset.
enum Part {
    /// a number of bytes
    Fixed(i64),
    /// an index, and the bytes of a step
    Steps(Value, i64),
}

impl<'m> Lowering<'_, 'm> {
    /// Lowers a gep; `None` where it is not one scalar pointer or its offsets have no size.
    ///
    /// `inbounds` and `nusw` promise that no step of the sum, taken in the order of the indices, wraps
    /// signed; nothing is promised of the summands in another order. Only `inbounds` promises a
    /// pointer into its object.
    pub(super) fn gep(&mut self, gep: &'m GetElementPtr, facts: InstFacts) -> Option<Value> {
        let base = self.scalar(&gep.address)?;
        if self.b.ty(base) != Type::Ptr {
            return None;
        }
        let nuw = facts.has(InstFacts::NUW);
        let flags = Self::flags(gep.in_bounds || facts.has(InstFacts::NUSW), nuw);
        let Some(parts) = self.offsets(gep) else {
            return self.scalable_gep(gep, base);
        };
        let mut sum: Option<Value> = None;
        for part in in_order(parts, flags.nsw) {
            let part = match part {
                Part::Fixed(bytes) => self.constant(Type::Int(64), bytes),
                Part::Steps(index, 1) => index,
                Part::Steps(index, scale) => {
                    let scale = self.constant(Type::Int(64), scale);
                    self.b.binary(BinaryOp::Mul, flags, index, scale)
                }
            };
            sum = Some(match sum {
                Some(sum) => self.b.binary(BinaryOp::Add, flags, sum, part),
                None => part,
            });
        }
        // `gep p, 0` is p.
        let Some(offset) = sum else { return Some(base) };
        let flags = Self::flags(gep.in_bounds, nuw);
        Some(self.b.inst(Type::Ptr, Inst::PtrAdd(flags, base, offset)))
    }

    /// A gep over vectors of unknown length: the pointer displaced by a number that is not known.
    fn scalable_gep(&mut self, gep: &'m GetElementPtr, base: Value) -> Option<Value> {
        let scalars = !gep.indices.iter().any(|i| self.is_vector(i));
        if !scalars || !is_scalable(&gep.source_element_type) {
            return None;
        }
        let offset = self.b.opaque(Type::Int(64), "a number of vectors of unknown length");
        let flags = Self::flags(gep.in_bounds, false);
        Some(self.b.inst(Type::Ptr, Inst::PtrAdd(flags, base, offset)))
    }

    /// The summands of the offset, in the order of the indices.
    fn offsets(&mut self, gep: &'m GetElementPtr) -> Option<Vec<Part>> {
        let types = &self.scope.module.types;
        let mut ty: TypeRef = gep.source_element_type.clone();
        let mut parts = Vec::new();
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
                        parts.push(Part::Fixed(offset as i64));
                        ty = inner;
                        continue;
                    }
                }
            } as i64;
            match constant_index(index) {
                Some(value) => parts.push(Part::Fixed(value.wrapping_mul(scale))),
                None => {
                    let index = self.index(index)?;
                    if scale != 0 {
                        parts.push(Part::Steps(index, scale));
                    }
                }
            }
        }
        Some(parts)
    }

    /// An index in the width of addresses: sign-extended or truncated.
    fn index(&mut self, operand: &Operand) -> Option<Value> {
        if let Operand::LocalOperand { name, .. } = operand {
            if let Some(Lowered::Wide(wide)) = self.values.get(name) {
                return Some(wide.low);
            }
        }
        let value = self.scalar(operand)?;
        self.widened(value)
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

/// The summands with constants put together: at the end where that changes nothing, else with the
/// constants next to them.
fn in_order(parts: Vec<Part>, ordered: bool) -> Vec<Part> {
    let steps = parts.iter().filter(|p| matches!(p, Part::Steps(..))).count();
    let mut total = Some(0i64);
    for part in &parts {
        if let Part::Fixed(bytes) = part {
            total = match ordered {
                true => total.and_then(|t| t.checked_add(*bytes)),
                false => total.map(|t| t.wrapping_add(*bytes)),
            };
        }
    }
    // The sum of all is what it is in any order; that of one index and all constants has no step
    // before the last.
    if let (Some(total), true) = (total, !ordered || steps <= 1) {
        let steps = parts.into_iter().filter(|p| matches!(p, Part::Steps(..)));
        return steps.chain((total != 0).then_some(Part::Fixed(total))).collect();
    }
    let mut all: Vec<Part> = Vec::new();
    for part in parts {
        match (all.last_mut(), part) {
            (_, Part::Fixed(0)) => {}
            (Some(Part::Fixed(before)), Part::Fixed(bytes))
                if before.checked_add(bytes).is_some() =>
            {
                *before += bytes;
            }
            (_, part) => all.push(part),
        }
    }
    all
}

fn constant_index(operand: &Operand) -> Option<i64> {
    match operand.as_constant()? {
        Constant::Int { bits: bits @ 1..=64, value } => Some(sign_extend(*bits, *value)),
        _ => None,
    }
}
