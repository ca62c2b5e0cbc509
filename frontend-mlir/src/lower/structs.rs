//! Structures of the LLVM dialect: which of their integers are known, by position. Descriptors of memrefs are such
//! structures: two pointers, an offset, sizes and strides.
//!
//! Source: MLIR's documentation of the target LLVM IR, "Ranked memrefs".

use super::function::Lowering;
use super::values::{neutral, strides_of_type, Lowered, Size};
use crate::native::{Op, Val};
use std::collections::BTreeMap;
use std::rc::Rc;
use symprof_core::ir::{Type, Value};

/// The integers of a structure that are followed, by position.
pub(super) type Parts = Rc<BTreeMap<Vec<i64>, Value>>;

/// Of more integers in one structure none is followed: each insertion makes a new structure.
const FOLLOWED: usize = 128;

/// The position that an operation inserts at, or extracts from.
fn position(op: Op<'_>) -> Vec<i64> {
    op.attr("position").and_then(|a| a.ints()).unwrap_or_default()
}

impl<'m> Lowering<'_, 'm> {
    pub(super) fn parts(&self, v: Option<Val<'m>>) -> Parts {
        match v.and_then(|v| self.values.get(&v.key())) {
            Some(Lowered::Parts(parts)) => Rc::clone(parts),
            _ => Parts::default(),
        }
    }

    /// `llvm.insertvalue` of operand 1 into operand 0.
    pub(super) fn insert_value(&mut self, op: Op<'m>) {
        let (Some(result), Some(inserted)) = (op.result(0), op.operand(1)) else { return };
        let at = position(op);
        let mut parts = (*self.parts(op.operand(0))).clone();
        parts.retain(|place, _| !place.starts_with(&at));
        if matches!(neutral(inserted.ty()), Type::Int(_)) {
            let value = self.int(inserted);
            parts.insert(at, value);
        } else {
            for (place, value) in self.parts(Some(inserted)).iter() {
                parts.insert([&at[..], place].concat(), *value);
            }
        }
        if parts.len() <= FOLLOWED {
            self.values.insert(result.key(), Lowered::Parts(Rc::new(parts)));
        }
    }

    /// `llvm.extractvalue`.
    pub(super) fn extract_value(&mut self, op: Op<'m>) {
        let Some(result) = op.result(0) else { return };
        let (parts, at) = (self.parts(op.operand(0)), position(op));
        if matches!(neutral(result.ty()), Type::Int(_)) {
            match parts.get(&at) {
                Some(&value) => self.define(op, 0, value),
                None => self.opaque_results(op, "a part of a structure that is not followed"),
            }
            return;
        }
        let inner = parts.iter().filter(|(place, _)| place.starts_with(&at));
        let inner = inner.map(|(place, value)| (place[at.len()..].to_vec(), *value)).collect();
        self.values.insert(result.key(), Lowered::Parts(Rc::new(inner)));
    }

    /// Offset, sizes and strides of a ranked memref.
    pub(super) fn numbers_of(&mut self, v: Val<'m>) -> Vec<Value> {
        let (ty, shaped) = (v.ty(), self.shaped(v));
        let rank = ty.shape().map_or(0, |s| s.len());
        let offset = ty.strides().and_then(|s| s.1).map(Size::Static);
        let strides = self.strides(ty, &shaped);
        let mut numbers = vec![offset];
        for list in [shaped.sizes, strides] {
            numbers.extend((0..rank).map(|k| list.as_ref().and_then(|l| l.get(k)).copied()));
        }
        let number = |n: Option<Size>| match n {
            Some(size) => self.size(size),
            None => self.s.ins().opaque(Type::Int(64), "a part of a layout that is not followed"),
        };
        numbers.into_iter().map(number).collect()
    }

    /// A cast of a memref into its descriptor.
    pub(super) fn descriptor_of(&mut self, memref: Val<'m>) -> Lowered {
        let rank = match memref.ty().shape() {
            Some(shape) => shape.len(),
            None => return Lowered::Nothing,
        };
        let place = |k: usize| match k {
            0 => vec![2],
            k if k <= rank => vec![3, k as i64 - 1],
            k => vec![4, (k - 1 - rank) as i64],
        };
        let numbers = self.numbers_of(memref).into_iter().enumerate();
        Lowered::Parts(Rc::new(numbers.map(|(k, n)| (place(k), n)).collect()))
    }

    /// A cast of a descriptor into its memref: where its elements are is not followed.
    pub(super) fn memref_of(&mut self, descriptor: Val<'m>, memref: Val<'m>) -> Lowered {
        let parts = self.parts(Some(descriptor));
        let mut shaped = self.unknown_shaped(memref.ty(), "a cast between dialects");
        let known = |list: i64, k: usize| {
            parts.get(&vec![list, k as i64]).map(|value| Size::Dynamic(*value))
        };
        if let Some(sizes) = &mut shaped.sizes {
            for (k, size) in sizes.iter_mut().enumerate() {
                if let (Size::Dynamic(_), Some(known)) = (*size, known(3, k)) {
                    *size = known;
                }
            }
            if strides_of_type(memref.ty()).is_none() && !memref.ty().is_row_major() {
                shaped.strides = (0..sizes.len()).map(|k| known(4, k)).collect();
            }
        }
        Lowered::Shaped(shaped)
    }
}
