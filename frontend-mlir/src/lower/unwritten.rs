//! Operations on tensors that stand for loops which are not written yet: element by element (`arith` and `math` on
//! tensors, much of `tosa`), over the iteration domain that their dialects define; of others it is not told how many
//! iterations they stand for.
//!
//! Sources: MLIR's documentation of the trait `ElementwiseMappable` and of the dialect `tosa` ("Elementwise" operations,
//! broadcasting); `linalg.softmax`.

use super::function::{Done, Lowering};
use super::values::{Shaped, Size};
use crate::native::{Op, Val};
use symprof_core::ir::{Predicate, Value};

/// Operations of `tosa` that compute each element of their result from the elements at its place.
const ELEMENTWISE: &[&str] = &[
    "abs",
    "add",
    "arithmetic_right_shift",
    "bitwise_and",
    "bitwise_not",
    "bitwise_or",
    "bitwise_xor",
    "cast",
    "ceil",
    "clamp",
    "clz",
    "cos",
    "equal",
    "erf",
    "exp",
    "floor",
    "greater",
    "greater_equal",
    "int_div",
    "log",
    "logical_and",
    "logical_left_shift",
    "logical_not",
    "logical_or",
    "logical_right_shift",
    "logical_xor",
    "maximum",
    "minimum",
    "mul",
    "negate",
    "pow",
    "reciprocal",
    "rescale",
    "rsqrt",
    "select",
    "sigmoid",
    "sin",
    "sub",
    "tanh",
];

/// Operations of `tosa` that compute nothing.
const STILL: &[&str] = &["const", "const_shape", "identity", "reshape", "yield"];

impl<'m> Lowering<'_, 'm> {
    /// Is it an operation of `arith` or `math` on tensors, element by element?
    pub(super) fn is_elementwise(&self, op: Op<'m>) -> bool {
        let ranked = |v: Val<'m>| v.ty().is_tensor() && v.ty().shape().is_some();
        op.operand_count() > 0 && op.operands().all(ranked) && op.results().all(ranked)
    }

    pub(super) fn elementwise(&mut self, op: Op<'m>) -> Done {
        self.like(op, 0, op.operand(0));
        let sizes = op.result(0).map(|r| self.shaped(r)).and_then(|s| s.sizes);
        self.over_points(op, sizes.unwrap_or_default())
    }

    /// What an operation without a region does, once for each point of a domain.
    pub(super) fn over_points(&mut self, op: Op<'m>, sizes: Vec<Size>) -> Done {
        self.over_domain(op, sizes)?;
        let block = self.s.ins().current();
        self.stands.push((op.key(), block));
        Ok(())
    }

    pub(super) fn tosa(&mut self, op: Op<'m>, name: &str) -> Done {
        if op.region_count() > 0 || STILL.contains(&name) {
            return self.unknown(op);
        }
        if ELEMENTWISE.contains(&name) {
            if let Some(sizes) = self.broadcast(op) {
                let result = op.result(0);
                if let Some(result) = result {
                    let sizes = self.refined(result, Some(sizes.clone()));
                    let shaped = Shaped { base: None, sizes, strides: None };
                    self.define_shaped(op, 0, shaped);
                }
                return self.over_points(op, sizes);
            }
        }
        self.unwritten(op)
    }

    /// Operations of `tensor` that put elements into other places: once for each element of the result, where its sizes
    /// are told.
    pub(super) fn unwritten_copy(&mut self, op: Op<'m>, name: &str) -> Done {
        match name {
            "concat" => self.concat(op),
            "splat" => self.splat(op),
            // the result is as large as the destination
            "scatter" => {
                self.like(op, 0, op.operand(1));
                return self.unwritten(op);
            }
            _ => return self.unwritten(op),
        }
        let sizes = op.result(0).map(|r| self.shaped_sizes(r)).unwrap_or_default();
        self.over_points(op, sizes)
    }

    /// A tensor of equal elements; its dynamic sizes stand behind the element.
    fn splat(&mut self, op: Op<'m>) {
        let Some(result) = op.result(0) else { return };
        let mut dynamic = op.operands().skip(1);
        let mut sizes = Vec::new();
        for size in result.ty().shape().unwrap_or_default() {
            let size = match size {
                Some(n) => Some(Size::Static(n)),
                None => dynamic.next().map(|v| Size::Dynamic(self.int(v))),
            };
            sizes.extend(size);
        }
        self.define_shaped(op, 0, Shaped { base: None, sizes: Some(sizes), strides: None });
    }

    /// The sizes of the result of an operation whose operands are stretched to the same shape where they have one
    /// element.
    fn broadcast(&mut self, op: Op<'m>) -> Option<Vec<Size>> {
        let shape = op.result(0)?.ty().shape()?;
        let mut sizes = Vec::with_capacity(shape.len());
        for (k, size) in shape.iter().enumerate() {
            if let Some(n) = size {
                sizes.push(Size::Static(*n));
                continue;
            }
            let mut longest: Option<Value> = None;
            for v in op.operands() {
                let from = v.ty().shape()?;
                // one of lower rank is stretched along its missing dimensions
                let behind = shape.len().checked_sub(from.len())?;
                let Some(k) = k.checked_sub(behind) else { continue };
                let size = self.shaped(v).sizes.and_then(|s| s.get(k).copied())?;
                if size == Size::Static(1) {
                    continue;
                }
                let size = self.asked_size(size);
                longest = Some(match longest {
                    Some(other) => {
                        let one = self.index(1);
                        let stretched = self.s.ins().icmp(Predicate::Eq, other, one);
                        self.s.ins().select(stretched, size, other)
                    }
                    None => size,
                });
            }
            sizes.push(Size::Dynamic(longest?));
        }
        Some(sizes)
    }
}
