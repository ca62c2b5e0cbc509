//! Intrinsics that read and write memory through vectors: masked and vector-predicated loads and stores,
//! gathers and scatters, columns of matrices (LangRef, "Masked Vector Load and Store Intrinsics",
//! "Vector Predication Intrinsics", "Matrix Intrinsics").
//!
//! What they write is bytes that are not known, at places based on their pointers. The pointers of a
//! scatter are a vector; what its lanes are based on is traced through what vectors of addresses are
//! made by: geps of one pointer with a vector of indices, splats, choices, merges.

use super::calls::Site;
use super::function::Lowering;
use llvm_ir::types::Typed;
use llvm_ir::{Constant, Instruction as I, Name, Operand, Type as L};
use rustc_hash::FxHashSet;
use symprof_core::ir::{Flags, Inst, Type, Value};

/// Vectors of pointers based on more are not traced.
const BASES: usize = 8;
/// How many values of vectors a trace looks at.
const LIMIT: usize = 64;

/// Intrinsics whose result is not made of the pointers they get, but of what is there; where lanes are masked,
/// of what is [passed through](passed_through).
const LOADS: [&str; 7] = [
    "experimental.vp.strided.load",
    "masked.expandload",
    "masked.gather",
    "masked.load",
    "matrix.column.major.load",
    "vp.gather",
    "vp.load",
];

/// Does the intrinsic (without `llvm.`) only read at its pointers?
pub(super) fn is_load(stem: &str) -> bool {
    LOADS.iter().any(|l| is_named(stem, l))
}

/// What the lanes of a masked load have that are not loaded.
pub(super) fn passed_through<'m>(stem: &str, call: Site<'m>) -> Option<&'m Operand> {
    let is_masked = stem.starts_with("masked.") && is_load(stem);
    call.arguments.last().map(|(operand, _)| operand).filter(|_| is_masked)
}

fn is_named(stem: &str, name: &str) -> bool {
    stem.strip_prefix(name).is_some_and(|rest| rest.starts_with('.'))
}

impl<'m> Lowering<'_, 'm> {
    /// Lowers an intrinsic that stores vectors; false if it is none, or its pointers are not traced.
    pub(super) fn vector_store(&mut self, call: Site<'m>, stem: &str) -> bool {
        let [(value, _), (target, _), ..] = call.arguments else { return false };
        let one_after_the_other = ["masked.store", "masked.compressstore", "vp.store"];
        if one_after_the_other.iter().any(|n| is_named(stem, n)) {
            self.expose_operand(value);
            self.clobber(target, value);
            return true;
        }
        if is_named(stem, "matrix.column.major.store") {
            // The columns lie at or after the pointer: strides are unsigned.
            self.expose_operand(value);
            let target = self.address(target);
            let size = self.matrix_bytes(call, value);
            let size = size.map(|n| self.constant(Type::Int(64), n as i64));
            self.b.effect(Inst::Clobber(target, size));
            return true;
        }
        if is_named(stem, "experimental.vp.strided.store") {
            self.expose_operand(value);
            let target = self.address(target);
            self.clobber_around(target);
            return true;
        }
        if is_named(stem, "masked.scatter") || is_named(stem, "vp.scatter") {
            let Some(bases) = self.lane_bases(target) else { return false };
            self.expose_operand(value);
            bases.into_iter().for_each(|base| self.clobber_around(base));
            return true;
        }
        false
    }

    /// Unknown bytes somewhere before or after an address.
    fn clobber_around(&mut self, base: Value) {
        let offset = self.b.opaque(Type::Int(64), "a lane's place");
        let place = self.b.inst(Type::Ptr, Inst::PtrAdd(Flags::NONE, base, offset));
        self.b.effect(Inst::Clobber(place, None));
    }

    /// The bytes from the first element of a matrix to behind its last, for a constant stride.
    fn matrix_bytes(&self, call: Site<'m>, value: &Operand) -> Option<u64> {
        let number = |k: usize| match call.arguments.get(k)?.0.as_constant()? {
            Constant::Int { bits: 1..=64, value } => Some(*value),
            _ => None,
        };
        let (stride, rows, columns) = (number(2)?, number(4)?, number(5)?);
        let types = &self.scope.module.types;
        let L::VectorType { element_type, .. } = value.get_type(types).as_ref().clone() else {
            return None;
        };
        let element = self.scope.layout.size(&element_type, types)?.alloc;
        columns.checked_sub(1)?.checked_mul(stride)?.checked_add(rows)?.checked_mul(element)
    }

    /// The pointers that the lanes of a vector of pointers are displacements of.
    fn lane_bases(&mut self, pointers: &'m Operand) -> Option<Vec<Value>> {
        let mut bases: Vec<Value> = Vec::new();
        let mut seen: FxHashSet<&'m Name> = FxHashSet::default();
        let mut work = vec![pointers];
        // What comes through a phi node need not be defined where the vector is used.
        let mut merged = false;
        while let Some(at) = work.pop() {
            if seen.len() > LIMIT || bases.len() > BASES {
                return None;
            }
            // No lane of an undefined vector is written.
            if matches!(at.as_constant(), Some(Constant::Undef(_) | Constant::Poison(_))) {
                continue;
            }
            let Operand::LocalOperand { name, .. } = at else { return None };
            if !seen.insert(name) {
                continue;
            }
            match *self.defs.get(name)? {
                I::GetElementPtr(i) if self.is_vector(&i.address) => work.push(&i.address),
                I::GetElementPtr(i) => bases.push(self.scalar(&i.address)?),
                I::InsertElement(i) => {
                    bases.push(self.scalar(&i.element)?);
                    work.push(&i.vector);
                }
                I::ShuffleVector(i) => work.extend([&i.operand0, &i.operand1]),
                I::Select(i) => work.extend([&i.true_value, &i.false_value]),
                I::Phi(i) => {
                    merged = true;
                    work.extend(i.incoming_values.iter().map(|(v, _)| v));
                }
                I::Freeze(i) => work.push(&i.operand),
                _ => return None,
            }
        }
        bases.sort_unstable();
        bases.dedup();
        let func = self.b.func();
        let defined = |b: &Value| !merged || func.def_block(*b) == func.entry();
        Some(bases).filter(|b| !b.is_empty() && b.len() <= BASES && b.iter().all(defined))
    }
}
