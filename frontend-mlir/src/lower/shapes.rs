//! Sizes of memrefs and tensors through the operations that make one of another.

use super::function::{Done, Lowering, Step};
use super::values::{Shaped, Size};
use crate::native::{Op, Val};
use std::cmp::Ordering;
use symprof_core::ir::structured::For;
use symprof_core::ir::{BinaryOp, Flags, Inst, Predicate, Type, Value};

impl<'m> Lowering<'_, 'm> {
    pub(super) fn tensor(&mut self, op: Op<'m>, name: &str) -> Done {
        match name {
            "extract" => {
                self.extract(op);
                Ok(())
            }
            "from_elements" => {
                self.made_of_elements(op);
                Ok(())
            }
            "generate" => self.generate(op),
            "yield" if !op.is_last() => Ok(()),
            "yield" => {
                let yields = self.flat_all(op.operands());
                self.leave_region(yields)
            }
            "empty" | "alloc_tensor" => {
                self.allocate_tensor(op);
                Ok(())
            }
            "concat" | "gather" | "pack" | "scatter" | "splat" | "unpack" => {
                self.unwritten_copy(op, name)
            }
            _ => self.shape_operation(op, name),
        }
    }

    /// Operations on shapes that memrefs and tensors share.
    pub(super) fn shape_operation(&mut self, op: Op<'m>, name: &str) -> Done {
        match name {
            "dim" => self.dim(op),
            "rank" => {
                let rank = op.operand(0).and_then(|v| v.ty().shape()).map(|s| s.len());
                if let Some(rank) = rank.and_then(|r| i64::try_from(r).ok()) {
                    let value = self.index(rank);
                    self.define(op, 0, value);
                }
                self.opaque_results(op, "the rank of an unranked shape");
            }
            "cast" | "bitcast" | "memory_space_cast" | "to_tensor" | "to_memref" | "clone" => {
                self.recast(op, name == "clone");
            }
            "subview" | "extract_slice" => self.slice(op),
            "insert" | "insert_slice" => {
                // the result is as large as the destination
                self.like(op, 0, op.operand(1));
            }
            "expand_shape" => self.listed_sizes(op, "static_output_shape", 1),
            "reinterpret_cast" => self.reinterpret(op),
            "extract_strided_metadata" => self.metadata(op),
            "reshape" => self.reshape(op),
            "realloc" => self.reallocate(op),
            "collapse_shape" => self.collapse(op),
            "view" => self.view(op),
            "transpose" => self.transpose(op),
            "pad" => return self.pad(op),
            "parallel_insert_slice" => {
                self.opaque_results(op, "contents of a tensor");
            }
            _ => return self.unknown(op),
        }
        Ok(())
    }

    /// A dynamic size or the extent that the type tells.
    fn dim(&mut self, op: Op<'m>) {
        let Some(source) = op.operand(0) else { return };
        let shaped = self.shaped(source);
        let index = self.operand(op, 1);
        let Some(sizes) = shaped.sizes.filter(|s| !s.is_empty()) else {
            return self.opaque_results(op, "a size of an unranked shape");
        };
        let known = self.known(index).map(usize::try_from);
        let value = match known {
            Some(Ok(k)) => match sizes.get(k) {
                Some(&size) => self.asked_size(size),
                None => return self.opaque_results(op, "a size beyond the rank"),
            },
            Some(Err(_)) => return self.opaque_results(op, "a size beyond the rank"),
            None => {
                // any of them
                let mut chosen = self.asked_size(sizes[sizes.len() - 1]);
                for (k, &size) in sizes.iter().enumerate().rev().skip(1) {
                    let (size, k) = (self.asked_size(size), self.index(k as i64));
                    let this = self.s.ins().icmp(Predicate::Eq, index, k);
                    chosen = self.s.ins().select(this, size, chosen);
                }
                chosen
            }
        };
        self.define(op, 0, value);
    }

    /// A result of the shape of another value.
    pub(super) fn like(&mut self, op: Op<'m>, k: usize, of: Option<Val<'m>>) {
        let (Some(result), Some(of)) = (op.result(k), of) else { return };
        let source = self.shaped(of);
        let sizes = self.refined(result, source.sizes.clone());
        let strides = super::values::strides_of_type(result.ty());
        let base = match result.ty().is_memref() {
            true => Some(self.address_of(&source)),
            false => None,
        };
        self.define_shaped(op, k, Shaped { base, sizes, strides });
    }

    /// Sizes as a type tells them, and as they are known where it does not.
    pub(super) fn refined(
        &mut self,
        result: Val<'m>,
        known: Option<Vec<Size>>,
    ) -> Option<Vec<Size>> {
        let shape = result.ty().shape()?;
        let known = known.filter(|k| k.len() == shape.len());
        let size = |(k, n): (usize, Option<i64>)| match (n, &known) {
            (Some(n), _) => Size::Static(n),
            (None, Some(known)) => known[k],
            (None, None) => {
                Size::Dynamic(self.s.ins().opaque(Type::Int(64), "a size that is not followed"))
            }
        };
        Some(shape.into_iter().enumerate().map(size).collect())
    }

    fn recast(&mut self, op: Op<'m>, copies: bool) {
        self.like(op, 0, op.operand(0));
        let is_tensor = op.operand(0).is_some_and(|v| v.ty().is_tensor());
        let Some(result) = op.result(0).filter(|r| r.ty().is_memref()) else {
            // the tensor may be the memref by another name
            return self.expose(op.operands());
        };
        let mut shaped = self.shaped(result);
        if is_tensor {
            let base = self.s.ins().opaque(Type::Ptr, "the memory of a tensor");
            shaped.base = Some(base);
        } else if copies {
            // a copy: memory that nobody else names
            let fresh = self.s.ins().inst(Type::Ptr, Inst::Alloca(None));
            shaped.base = Some(fresh);
        } else if let Some(source) = op.operand(0) {
            let from = self.shaped(source);
            if shaped.strides.is_none() {
                shaped.strides = self.strides(source.ty(), &from);
            }
        }
        self.define_shaped(op, 0, shaped);
    }

    /// Static sizes and operands for the dynamic ones.
    pub(super) fn mixed(&mut self, op: Op<'m>, statics: &[i64], first: usize) -> Vec<Size> {
        let mut next = first;
        let mut size = |&n: &i64| {
            if n != i64::MIN {
                return Size::Static(n);
            }
            next += 1;
            Size::Dynamic(self.operand(op, next - 1))
        };
        statics.iter().map(&mut size).collect()
    }

    /// A view with sizes that the operation lists.
    fn listed_sizes(&mut self, op: Op<'m>, name: &str, first: usize) {
        self.like(op, 0, op.operand(0));
        let statics = op.attr(name).and_then(|a| a.ints()).unwrap_or_default();
        let sizes = self.mixed(op, &statics, first);
        self.resize(op, sizes);
    }

    /// Gives a result its sizes.
    pub(super) fn resize(&mut self, op: Op<'m>, sizes: Vec<Size>) {
        let Some(result) = op.result(0) else { return };
        let mut shaped = self.shaped(result);
        shaped.sizes = self.refined(result, Some(sizes));
        self.define_shaped(op, 0, shaped);
    }

    /// A part of a memref or tensor, of the sizes listed; sizes of 1 may be dropped.
    fn slice(&mut self, op: Op<'m>) {
        let (Some(source), Some(result)) = (op.operand(0), op.result(0)) else { return };
        let ints = |name: &str| op.attr(name).and_then(|a| a.ints()).unwrap_or_default();
        let (offsets, sizes, steps) =
            (ints("static_offsets"), ints("static_sizes"), ints("static_strides"));
        let segments = op.segments().unwrap_or_default();
        let first = |k: usize| segments.iter().take(k).sum::<usize>();
        let offsets = self.mixed(op, &offsets, first(1));
        let sizes = self.mixed(op, &sizes, first(2));
        let steps = self.mixed(op, &steps, first(3));
        let kept = match (source.ty().strides(), result.ty().strides()) {
            (Some((from, _)), Some((to, _))) => kept_by_strides(&sizes, &from, &to),
            _ => kept(&sizes, &result.ty().shape().unwrap_or_default()),
        };
        let pick = |all: &[Size]| -> Option<Vec<Size>> {
            kept.as_ref().map(|kept| kept.iter().filter_map(|&k| all.get(k).copied()).collect())
        };
        let picked = pick(&sizes);
        let sizes = self.refined(result, picked);
        let from = self.shaped(source);
        let (mut base, mut strides) = (None, None);
        if result.ty().is_memref() {
            let element = source.ty().element().and_then(|e| e.byte_size());
            let old = self.strides(source.ty(), &from);
            let moved = match (&old, element.and_then(|e| i64::try_from(e).ok())) {
                (Some(old), Some(element)) => {
                    let origin = self.address_of(&from);
                    Some(self.moved(origin, &offsets, old, element))
                }
                _ => None,
            };
            base = Some(match moved {
                Some(base) => base,
                None => self.lost(source, "an address in a view"),
            });
            strides = old.and_then(|old| {
                let all: Vec<Size> =
                    old.iter().zip(&steps).map(|(&a, &b)| self.product(a, b)).collect();
                pick(&all)
            });
            strides = strides.or_else(|| super::values::strides_of_type(result.ty()));
        }
        self.define_shaped(op, 0, Shaped { base, sizes, strides });
    }

    /// An address displaced by offsets in elements.
    pub(super) fn moved(
        &mut self,
        base: Value,
        offsets: &[Size],
        strides: &[Size],
        element: i64,
    ) -> Value {
        let mut bytes: Option<Value> = None;
        for (&offset, &stride) in offsets.iter().zip(strides) {
            if offset == Size::Static(0) {
                continue;
            }
            let term = self.product(offset, stride);
            let term = self.product(term, Size::Static(element));
            let term = self.size(term);
            bytes = Some(match bytes {
                Some(before) => self.sum(before, term),
                None => term,
            });
        }
        match bytes {
            Some(bytes) => self.s.ins().inst(Type::Ptr, Inst::PtrAdd(Flags::NSW, base, bytes)),
            None => base,
        }
    }

    /// A size that is an operand but constant, as such.
    fn plain(&mut self, size: Size) -> Size {
        match size {
            Size::Dynamic(v) => self.known(v).map_or(size, Size::Static),
            Size::Static(_) => size,
        }
    }

    /// The product of two sizes.
    fn product(&mut self, a: Size, b: Size) -> Size {
        match (self.plain(a), self.plain(b)) {
            (Size::Static(1), other) | (other, Size::Static(1)) => other,
            (Size::Static(x), Size::Static(y)) => match x.checked_mul(y) {
                Some(n) => Size::Static(n),
                None => {
                    let (x, y) = (self.index(x), self.index(y));
                    Size::Dynamic(self.s.ins().binary(BinaryOp::Mul, Flags::NONE, x, y))
                }
            },
            (a, b) => {
                let (a, b) = (self.size(a), self.size(b));
                Size::Dynamic(self.s.ins().binary(BinaryOp::Mul, Flags::NONE, a, b))
            }
        }
    }

    /// Groups of sizes multiplied.
    fn collapse(&mut self, op: Op<'m>) {
        self.like(op, 0, op.operand(0));
        let groups = op.attr("reassociation").map_or(Vec::new(), |a| a.children());
        let source = op.operand(0).map(|v| self.shaped(v)).and_then(|s| s.sizes);
        let Some(source) = source else { return };
        let mut sizes = Vec::with_capacity(groups.len());
        for group in groups {
            let mut size = Size::Static(1);
            for k in group.ints().unwrap_or_default() {
                if let Some(&next) = usize::try_from(k).ok().and_then(|k| source.get(k)) {
                    size = self.product(size, next);
                }
            }
            sizes.push(size);
        }
        self.resize(op, sizes);
    }

    /// Bytes seen as a memref of the sizes given.
    fn view(&mut self, op: Op<'m>) {
        self.like(op, 0, op.operand(0));
        let Some(result) = op.result(0) else { return };
        let statics: Vec<i64> = result
            .ty()
            .shape()
            .unwrap_or_default()
            .into_iter()
            .map(|n| n.unwrap_or(i64::MIN))
            .collect();
        let sizes = self.mixed(op, &statics, 2);
        let mut shaped = self.shaped(result);
        shaped.sizes = Some(sizes);
        let (base, shift) = (shaped.base, self.operand(op, 1));
        shaped.base =
            base.map(|b| self.s.ins().inst(Type::Ptr, Inst::PtrAdd(Flags::NSW, b, shift)));
        self.define_shaped(op, 0, shaped);
    }

    fn transpose(&mut self, op: Op<'m>) {
        let map = op.attr("permutation").and_then(|a| a.affine_map());
        let (Some(map), Some(source)) = (map, op.operand(0)) else {
            return self.opaque_results(op, "a transposed shape");
        };
        let from = self.shaped(source);
        let old = self.strides(source.ty(), &from);
        let permuted = |all: Option<Vec<Size>>| -> Option<Vec<Size>> {
            let all = all?;
            (0..map.results.len()).map(|k| all.get(map.result_dim(k)?).copied()).collect()
        };
        let sizes = permuted(from.sizes.clone());
        let strides = permuted(old);
        self.define_shaped(op, 0, Shaped { base: from.base, sizes, strides });
    }

    pub(super) fn allocate_tensor(&mut self, op: Op<'m>) {
        let Some(result) = op.result(0) else { return };
        // a copy has the sizes of what is copied
        if let Some([0, 1, ..]) = op.segments().as_deref() {
            return self.like(op, 0, op.operand(0));
        }
        let statics: Vec<i64> = result
            .ty()
            .shape()
            .unwrap_or_default()
            .into_iter()
            .map(|n| n.unwrap_or(i64::MIN))
            .collect();
        let sizes = Some(self.mixed(op, &statics, 0));
        self.define_shaped(op, 0, Shaped { base: None, sizes, strides: None });
    }

    /// A tensor whose elements a region computes, one by one.
    fn generate(&mut self, op: Op<'m>) -> Done {
        self.allocate_tensor(op);
        let sizes = op.result(0).map(|r| self.shaped(r)).and_then(|s| s.sizes);
        self.over_domain(op, sizes.unwrap_or_default())
    }

    /// A larger tensor, whose region gives each of its elements; the source is put over these. So MLIR's own
    /// bufferization computes it, and so it does for a constant, by filling.
    fn pad(&mut self, op: Op<'m>) -> Done {
        let ints = |name: &str| op.attr(name).and_then(|a| a.ints()).unwrap_or_default();
        let (low, high) = (ints("static_low"), ints("static_high"));
        let segments = op.segments().unwrap_or_default();
        let first = |k: usize| segments.iter().take(k).sum::<usize>();
        let low = self.mixed(op, &low, first(1));
        let high = self.mixed(op, &high, first(2));
        let source = op.operand(0).map(|v| self.shaped(v)).and_then(|s| s.sizes);
        let mut sizes = Vec::new();
        for ((&size, low), high) in source.iter().flatten().zip(low).zip(high) {
            let mut sum = self.size(size);
            for part in [low, high] {
                let part = self.size(part);
                sum = self.s.ins().binary(BinaryOp::Add, Flags::NONE, sum, part);
            }
            sizes.push(Size::Dynamic(sum));
        }
        if let Some(result) = op.result(0) {
            let sizes = self.refined(result, Some(sizes));
            self.define_shaped(op, 0, Shaped { base: None, sizes, strides: None });
        }
        let sizes = op.result(0).map(|r| self.shaped(r)).and_then(|s| s.sizes);
        self.over_domain(op, sizes.unwrap_or_default())
    }

    /// Runs the region of an operation for each point of a domain of those sizes.
    pub(super) fn over_domain(&mut self, op: Op<'m>, sizes: Vec<Size>) -> Done {
        let (zero, one) = (self.index(0), self.index(1));
        let ends: Vec<Value> = sizes.into_iter().map(|s| self.asked_size(s)).collect();
        let name = op.name();
        let ivs = if ends.is_empty() {
            self.s.begin_region(&name, "body");
            Vec::new()
        } else {
            let dims: Vec<For<'_>> =
                ends.iter().map(|&end| self.counted(&name, zero, end, one).parallel()).collect();
            self.s.begin_parallel(&name, &dims, &[])?.0
        };
        self.steps.push(Step::EndDomain(op));
        if let Some(region) = op.region(0) {
            if matches!(&*name, "tensor.generate" | "tensor.pad") {
                self.bind_all(region.first().into_iter().flat_map(|b| b.args()), ivs.clone());
            } else {
                for arg in region.first().into_iter().flat_map(|b| b.args()) {
                    self.bind_opaque(arg, "contents of a tensor or memref");
                }
            }
            self.domains.push(ivs);
            self.enter(region);
        } else {
            self.domains.push(ivs);
        }
        Ok(())
    }

    pub(super) fn end_domain(&mut self, op: Op<'m>) -> Done {
        self.yields.clear();
        // the payload at another point may read what is yielded here
        self.clobber_all(super::linalg::outputs(op));
        match self.domains.pop() {
            Some(ivs) if !ivs.is_empty() => {
                self.s.end_for(&[])?;
            }
            _ => {
                self.s.end_region(&[])?;
            }
        }
        self.clobber_all(super::linalg::outputs(op));
        Ok(())
    }
}

/// Which dimensions of a memref its view keeps: not those of size 1 whose stride the view does not have. So MLIR tells
/// dimensions of size 1 apart (`computeMemRefRankReductionMask`).
fn kept_by_strides(
    sizes: &[Size],
    source: &[Option<i64>],
    view: &[Option<i64>],
) -> Option<Vec<usize>> {
    let rank = sizes.len();
    let mut dropped: Vec<bool> =
        sizes.iter().map(|s| view.len() < rank && *s == Size::Static(1)).collect();
    let fits = |dropped: &[bool]| dropped.iter().filter(|d| !**d).count() == view.len();
    if !fits(&dropped) {
        let count = |all: &[Option<i64>], s| all.iter().filter(|other| **other == s).count();
        // strides of dimensions that are dropped by now
        let mut gone: Vec<Option<i64>> = Vec::new();
        for (k, dropped) in dropped.iter_mut().enumerate().filter(|(_, dropped)| **dropped) {
            let stride = *source.get(k)?;
            match (count(source, stride) - count(&gone, stride)).cmp(&count(view, stride)) {
                Ordering::Greater => gone.push(stride),
                Ordering::Equal => *dropped = false,
                Ordering::Less => return None,
            }
        }
    }
    let kept = (0..rank).filter(|&k| !dropped[k]).collect();
    fits(&dropped).then_some(kept)
}

/// Which dimensions of a slice its result keeps: all but some of size 1.
fn kept(sizes: &[Size], result: &[Option<i64>]) -> Option<Vec<usize>> {
    let mut kept = Vec::with_capacity(result.len());
    let mut rest = result.iter();
    let mut next = rest.next();
    for (k, size) in sizes.iter().enumerate() {
        let droppable = sizes.len() - k > result.len() - kept.len();
        let fits = match (size, next) {
            (Size::Static(n), Some(Some(m))) => n == m,
            (Size::Dynamic(_), Some(None)) => true,
            // a constant operand that the type does not tell
            (Size::Static(_), Some(None)) => !droppable,
            _ => false,
        };
        if fits {
            kept.push(k);
            next = rest.next();
        } else if *size != Size::Static(1) {
            return None;
        }
    }
    next.is_none().then_some(kept)
}
