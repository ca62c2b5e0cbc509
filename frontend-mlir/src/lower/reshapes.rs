//! Shapes that values make: tensors of sizes, and the operations that read sizes, strides and
//! layouts from operands.

use super::function::Lowering;
use super::values::{neutral, Shaped, Size};
use crate::native::{Attr, Op, Val};
use symprof_core::ir::{BinaryOp, CastOp, Flags, Inst, Predicate, Type, Value};

/// Tensors of more elements are data.
const FEW: usize = 64;
/// Loads from larger tables at places that vary are left to memory.
const CHOICES: usize = 16;

impl<'m> Lowering<'_, 'm> {
    // ---- tensors of integers ----

    /// Keeps the elements of a constant tensor of integers.
    pub(super) fn constant_elements(&mut self, op: Op<'m>) {
        let Some(result) = op.result(0).filter(|r| r.ty().is_tensor()) else { return };
        self.keep_elements(result, op.attr("value").and_then(few_integers));
    }

    /// Keeps what a tensor or memref holds, if that is known.
    pub(super) fn keep_elements(&mut self, of: Val<'m>, values: Option<Vec<i64>>) {
        let (Some(values), Some(ty @ Type::Int(_))) = (values, of.ty().element().map(neutral))
        else {
            return;
        };
        let values = values.into_iter().map(|n| self.constant(ty, n)).collect();
        self.elements.insert(of.key(), values);
    }

    pub(super) fn made_of_elements(&mut self, op: Op<'m>) {
        let Some(result) = op.result(0) else { return };
        let scalars: Vec<Val<'m>> = op.operands().collect();
        let integers = scalars.iter().all(|v| matches!(neutral(v.ty()), Type::Int(_)));
        if integers && scalars.len() <= FEW {
            let values = scalars.into_iter().map(|v| self.int(v)).collect();
            self.elements.insert(result.key(), values);
        }
        self.opaque_results(op, "contents of a tensor");
    }

    /// An element of a tensor, if the tensor is made of known integers.
    pub(super) fn extract(&mut self, op: Op<'m>) {
        let indices: Vec<Value> = (1..op.operand_count()).map(|k| self.operand(op, k)).collect();
        let element = op.operand(0).and_then(|tensor| self.element(tensor, &indices));
        if let Some(value) = element {
            self.define(op, 0, value);
        }
        self.opaque_results(op, "`tensor.extract` reads the contents of a tensor");
    }

    /// An element of a tensor or memref of known integers: at a constant place, or as a choice
    /// between them, if they are few.
    pub(super) fn element(&mut self, of: Val<'m>, indices: &[Value]) -> Option<Value> {
        let all = self.elements.get(&of.key())?.clone();
        let shape: Option<Vec<i64>> = of.ty().shape()?.into_iter().collect();
        let mut place: Option<Value> = None;
        for (&index, size) in indices.iter().zip(shape?) {
            if self.known(index).is_some_and(|k| k < 0 || k >= size) {
                return None;
            }
            place = Some(match place {
                Some(before) => {
                    let row = self.scaled(before, Size::Static(size));
                    self.sum(row, index)
                }
                None => index,
            });
        }
        let Some(place) = place else { return all.first().copied() };
        if let Some(k) = self.known(place) {
            return all.get(usize::try_from(k).ok()?).copied();
        }
        let (&last, rest) = all.split_last()?;
        if all.len() > CHOICES {
            return None;
        }
        // an access out of bounds is undefined, and no choice among the elements
        for (&index, size) in indices.iter().zip(of.ty().shape()?) {
            if self.known(index).is_none() {
                let size = self.index(size?);
                let within = self.s.ins().icmp(Predicate::Ult, index, size);
                self.s.ins().effect(Inst::Assume(within));
            }
        }
        let mut chosen = last;
        for (k, &value) in rest.iter().enumerate().rev() {
            let k = self.index(k as i64);
            let this = self.s.ins().icmp(Predicate::Eq, place, k);
            chosen = self.s.ins().select(this, value, chosen);
        }
        Some(chosen)
    }

    // ---- shapes from operands ----

    /// A reshape whose sizes a tensor or a memref of integers holds.
    pub(super) fn reshape(&mut self, op: Op<'m>) {
        let (Some(source), Some(shape), Some(result)) =
            (op.operand(0), op.operand(1), op.result(0))
        else {
            return self.opaque_results(op, "a reshape");
        };
        let wanted = result.ty().shape().unwrap_or_default();
        let known = self.elements.get(&shape.key()).cloned();
        let bytes = shape.ty().element().and_then(|e| e.byte_size());
        let ty = shape.ty().element().map(neutral);
        let mut sizes = Vec::with_capacity(wanted.len());
        for (k, size) in wanted.iter().enumerate() {
            let read = match (size, &known, ty, bytes) {
                (Some(n), ..) => {
                    sizes.push(Size::Static(*n));
                    continue;
                }
                (_, Some(known), ..) => known.get(k).copied(),
                (_, _, Some(ty @ Type::Int(_)), Some(bytes)) if shape.ty().is_memref() => {
                    let k = self.index(k as i64);
                    let address = self.element_address(shape, &[k], Some(bytes));
                    Some(self.s.ins().inst(ty, Inst::Load(address)))
                }
                _ => None,
            };
            let size = match read {
                Some(v) => self.widened(v),
                None => self.s.ins().opaque(Type::Int(64), "a size that a tensor holds"),
            };
            sizes.push(Size::Dynamic(size));
        }
        let base = match result.ty().is_memref() {
            true => {
                let from = self.shaped(source);
                Some(self.address_of(&from))
            }
            false => None,
        };
        let sizes = self.refined(result, Some(sizes));
        let strides = super::values::strides_of_type(result.ty());
        self.define_shaped(op, 0, Shaped { base, sizes, strides });
    }

    /// A signed integer as an index.
    fn widened(&mut self, v: Value) -> Value {
        match self.s.ins().ty(v) {
            Type::Int(64) => v,
            _ => self.s.ins().cast(CastOp::Sext, Flags::NONE, Type::Int(64), v),
        }
    }

    /// Tensors one behind the other in one dimension.
    pub(super) fn concat(&mut self, op: Op<'m>) {
        self.like(op, 0, op.operand(0));
        let dim = op.attr("dim").and_then(|a| a.int()).and_then(|d| usize::try_from(d).ok());
        let (Some(dim), Some(result)) = (dim, op.result(0)) else { return };
        let mut sum: Option<Value> = None;
        for v in op.operands().collect::<Vec<_>>() {
            let size = self.shaped(v).sizes.and_then(|s| s.get(dim).copied());
            let Some(size) = size else { return };
            let size = self.size(size);
            sum = Some(match sum {
                Some(before) => self.s.ins().binary(BinaryOp::Add, Flags::NONE, before, size),
                None => size,
            });
        }
        let mut sizes = self.shaped(result).sizes.unwrap_or_default();
        if let (Some(slot), Some(sum)) = (sizes.get_mut(dim), sum) {
            *slot = Size::Dynamic(sum);
        }
        self.resize(op, sizes);
    }

    /// Memory of another size; its contents move there.
    pub(super) fn reallocate(&mut self, op: Op<'m>) {
        let Some(result) = op.result(0) else { return };
        let statics: Vec<i64> = result
            .ty()
            .shape()
            .unwrap_or_default()
            .into_iter()
            .map(|n| n.unwrap_or(i64::MIN))
            .collect();
        let sizes = Some(self.mixed(op, &statics, 1));
        let base = Some(self.s.ins().inst(Type::Ptr, Inst::Alloca(None)));
        let strides = super::values::strides_of_type(result.ty());
        self.define_shaped(op, 0, Shaped { base, sizes, strides });
        // what it holds is copied in a way that is not followed
        self.clobber_all([result].into_iter());
    }

    // ---- layouts ----

    /// The start of the buffer that a memref is in: its first element, where its layout has no
    /// offset.
    pub(super) fn buffer(&mut self, v: Val<'m>) -> Value {
        let shaped = self.shaped(v);
        match v.ty().strides() {
            Some((_, Some(0))) => self.address_of(&shaped),
            _ => self.lost(v, "the start of a buffer"),
        }
    }

    /// Offset, sizes and strides of a memref as values.
    pub(super) fn metadata(&mut self, op: Op<'m>) {
        let Some(source) = op.operand(0) else { return };
        let from = self.shaped(source);
        let base = Some(self.buffer(source));
        if let Some(result) = op.result(0) {
            let sizes = self.refined(result, None);
            self.define_shaped(op, 0, Shaped { base, sizes, strides: Some(Vec::new()) });
        }
        if let Some((_, Some(offset))) = source.ty().strides() {
            let offset = self.index(offset);
            self.define(op, 1, offset);
        }
        let strides = self.strides(source.ty(), &from).unwrap_or_default();
        let sizes = from.sizes.unwrap_or_default();
        let rank = sizes.len();
        for (k, size) in sizes.into_iter().enumerate() {
            let size = self.asked_size(size);
            self.define(op, 2 + k, size);
        }
        for (k, stride) in strides.into_iter().enumerate() {
            let stride = self.size(stride);
            self.define(op, 2 + rank + k, stride);
        }
        self.opaque_results(op, "the layout of a memref");
    }

    /// A buffer seen with the offset, sizes and strides given.
    pub(super) fn reinterpret(&mut self, op: Op<'m>) {
        let (Some(source), Some(result)) = (op.operand(0), op.result(0)) else { return };
        let ints = |name: &str| op.attr(name).and_then(|a| a.ints()).unwrap_or_default();
        let segments = op.segments().unwrap_or_default();
        let first = |k: usize| segments.iter().take(k).sum::<usize>();
        let offset = self.mixed(op, &ints("static_offsets"), first(1));
        let sizes = self.mixed(op, &ints("static_sizes"), first(2));
        let strides = self.mixed(op, &ints("static_strides"), first(3));
        let element = source.ty().element().and_then(|e| e.byte_size());
        let buffer = self.buffer(source);
        let base = match element.and_then(|e| i64::try_from(e).ok()) {
            Some(element) => self.moved(buffer, &offset, &[Size::Static(1)], element),
            None => self.lost(source, "an address in a view"),
        };
        let sizes = self.refined(result, Some(sizes));
        self.define_shaped(op, 0, Shaped { base: Some(base), sizes, strides: Some(strides) });
    }
}

/// The integers of a dense attribute, if they are few.
pub(super) fn few_integers(attr: Attr<'_>) -> Option<Vec<i64>> {
    (attr.element_count()? <= FEW).then(|| attr.ints())?
}
