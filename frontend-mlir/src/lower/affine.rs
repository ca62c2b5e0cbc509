//! The dialect `affine`: its maps and sets become arithmetic, its loops counted loops.
//!
//! `floordiv`, `ceildiv` and `mod` round as MLIR says: `mod` by a positive number is never
//! negative. By a number that is not positive they are not defined; a constant one makes the
//! function unsupported, another one is assumed to be positive.

use super::function::{Done, Lowering, Step, Stop};
use crate::native::{AffineMap, AffineNode, AffineOp, IntegerSet, Op};
use symprof_core::ir::{BinaryOp, Flags, Inst, Predicate, Type, Value};

/// Kinds of reductions of `affine.parallel`, by number: how integers are combined, and from what
/// (the least and greatest integers are of the result's width).
fn reduction(kind: i64) -> Option<(BinaryOp, Start)> {
    Some(match kind {
        1 => (BinaryOp::Add, Start::Bits(0)),
        4 => (BinaryOp::SMax, Start::Least),
        5 => (BinaryOp::UMax, Start::Bits(0)),
        7 => (BinaryOp::SMin, Start::Greatest),
        8 => (BinaryOp::UMin, Start::Bits(-1)),
        10 => (BinaryOp::Mul, Start::Bits(1)),
        11 => (BinaryOp::Or, Start::Bits(0)),
        12 => (BinaryOp::And, Start::Bits(-1)),
        _ => return None,
    })
}

enum Start {
    Bits(i64),
    Least,
    Greatest,
}

impl<'m> Lowering<'_, 'm> {
    pub(super) fn affine(&mut self, op: Op<'m>, name: &str) -> Done {
        match name {
            "for" => self.affine_for(op),
            "parallel" => self.affine_parallel(op),
            "if" => self.affine_if(op),
            "yield" => {
                let yields = self.flat_all(op.operands());
                self.leave_region(yields)
            }
            "apply" | "min" | "max" => {
                let Some(map) = op.attr("map").and_then(|a| a.affine_map()) else {
                    return self.unknown(op);
                };
                let inputs: Vec<Value> =
                    (0..op.operand_count()).map(|k| self.operand(op, k)).collect();
                let results = self.map(op, &map, &inputs)?;
                let combine = if name == "min" { BinaryOp::SMin } else { BinaryOp::SMax };
                if let Some(value) = self.extremum(combine, &results) {
                    self.define(op, 0, value);
                }
                Ok(())
            }
            "delinearize_index" => self.delinearize(op),
            "load" | "store" => self.affine_access(op, name == "load"),
            _ => self.unknown(op),
        }
    }

    // ---- maps and sets ----

    /// The results of a map.
    pub(super) fn map(
        &mut self,
        op: Op<'m>,
        map: &AffineMap,
        inputs: &[Value],
    ) -> Result<Vec<Value>, Stop> {
        let mut values: Vec<Value> = Vec::with_capacity(map.nodes.len());
        for node in &map.nodes {
            let input = |k: usize| {
                inputs.get(k).copied().ok_or_else(|| {
                    Stop(format!("`{}` has too few operands for its map", op.name()))
                })
            };
            let value = match *node {
                AffineNode::Dim(k) => input(k)?,
                AffineNode::Symbol(k) => input(map.dims + k)?,
                AffineNode::Constant(n) => self.index(n),
                AffineNode::Binary(operation, a, b) => {
                    let (a, b) = (values[a], values[b]);
                    self.affine_binary(op, operation, a, b)?
                }
            };
            values.push(value);
        }
        Ok(map.results.iter().map(|&k| values[k]).collect())
    }

    fn affine_binary(
        &mut self,
        op: Op<'m>,
        operation: AffineOp,
        a: Value,
        b: Value,
    ) -> Result<Value, Stop> {
        if let (Some(x), Some(y)) = (self.known(a), self.known(b)) {
            if let Some(value) = fold(operation, x, y) {
                return Ok(self.index(value));
            }
        }
        let plain = match operation {
            AffineOp::Add => Some(BinaryOp::Add),
            AffineOp::Mul => Some(BinaryOp::Mul),
            _ => None,
        };
        if let Some(plain) = plain {
            return Ok(self.s.ins().binary(plain, Flags::NONE, a, b));
        }
        self.divisor(op, b)?;
        if operation == AffineOp::Mod && self.known(b).is_none() {
            // as MLIR lowers it: the remainder, moved up where it is negative
            let zero = self.index(0);
            let ins = self.s.ins();
            let rest = ins.binary(BinaryOp::SRem, Flags::NONE, a, b);
            let moved = ins.binary(BinaryOp::Add, Flags::NONE, rest, b);
            let negative = ins.icmp(Predicate::Slt, rest, zero);
            return Ok(ins.select(negative, moved, rest));
        }
        if operation == AffineOp::CeilDiv {
            return Ok(self.rounded_up(a, b));
        }
        let ins = self.s.ins();
        Ok(match operation {
            AffineOp::FloorDiv => ins.binary(BinaryOp::FloorDivS, Flags::NONE, a, b),
            // a - floor(a / b)·b, modulo 2^64 whatever the product
            _ => {
                let quotient = ins.binary(BinaryOp::FloorDivS, Flags::NONE, a, b);
                let product = ins.binary(BinaryOp::Mul, Flags::NONE, quotient, b);
                ins.binary(BinaryOp::Sub, Flags::NONE, a, product)
            }
        })
    }

    fn divisor(&mut self, op: Op<'m>, b: Value) -> Done {
        match self.known(b) {
            Some(n) if n <= 0 => Err(Stop(format!(
                "{} divides by {n}; affine divisors are positive",
                self.place(op)
            ))),
            Some(_) => Ok(()),
            None => {
                let zero = self.index(0);
                let positive = self.s.ins().icmp(Predicate::Sgt, b, zero);
                self.s.ins().effect(Inst::Assume(positive));
                Ok(())
            }
        }
    }

    /// The least or greatest of some values.
    fn extremum(&mut self, combine: BinaryOp, values: &[Value]) -> Option<Value> {
        let (&first, rest) = values.split_first()?;
        let ins = self.s.ins();
        Some(rest.iter().fold(first, |a, &b| ins.binary(combine, Flags::NONE, a, b)))
    }

    /// Does a point lie in a set?
    fn contains(&mut self, op: Op<'m>, set: &IntegerSet, inputs: &[Value]) -> Result<Value, Stop> {
        let results = self.map(op, &set.map, inputs)?;
        let zero = self.index(0);
        let mut all: Option<Value> = None;
        for (value, &equality) in results.into_iter().zip(&set.equalities) {
            let predicate = if equality { Predicate::Eq } else { Predicate::Sge };
            let holds = self.s.ins().icmp(predicate, value, zero);
            all = Some(match all {
                Some(before) => self.s.ins().binary(BinaryOp::And, Flags::NONE, before, holds),
                None => holds,
            });
        }
        Ok(match all {
            Some(value) => value,
            None => self.constant(Type::BOOL, 1),
        })
    }

    // ---- structured operations ----

    fn affine_if(&mut self, op: Op<'m>) -> Done {
        let Some(set) = op.attr("condition").and_then(|a| a.integer_set()) else {
            return self.unknown(op);
        };
        let inputs: Vec<Value> = (0..op.operand_count()).map(|k| self.operand(op, k)).collect();
        let condition = self.contains(op, &set, &inputs)?;
        self.choice(op, "affine.if", condition)
    }

    fn affine_for(&mut self, op: Op<'m>) -> Done {
        let bound = |name: &str| op.attr(name).and_then(|a| a.affine_map());
        let (Some(lower), Some(upper), Some(step), Some([lowers, uppers, _])) = (
            bound("lowerBoundMap"),
            bound("upperBoundMap"),
            op.attr("step").and_then(|a| a.int()),
            op.segments().and_then(|s| <[usize; 3]>::try_from(s).ok()),
        ) else {
            return self.unknown(op);
        };
        if step <= 0 {
            let place = self.place(op);
            return Err(Stop(format!("{place} steps by {step}; make the step positive")));
        }
        let inputs: Vec<Value> = (0..lowers + uppers).map(|k| self.operand(op, k)).collect();
        let lower = self.map(op, &lower, &inputs[..lowers])?;
        let upper = self.map(op, &upper, &inputs[lowers..])?;
        let bounds = (self.extremum(BinaryOp::SMax, &lower), self.extremum(BinaryOp::SMin, &upper));
        let (Some(start), Some(end)) = bounds else { return self.unknown(op) };
        let step = self.index(step);
        let init = self.flat_all(op.operands().skip(lowers + uppers));
        let spec = self.counted("affine.for", start, end, step);
        let (iv, carried) = self.s.begin_for(spec, &init)?;
        self.enter_loop(op, vec![iv], carried);
        Ok(())
    }

    fn affine_parallel(&mut self, op: Op<'m>) -> Done {
        let map = |name: &str| op.attr(name).and_then(|a| a.affine_map());
        let ints = |name: &str| op.attr(name).and_then(|a| a.ints());
        let (Some(lower), Some(upper), Some(steps)) =
            (map("lowerBoundsMap"), map("upperBoundsMap"), ints("steps"))
        else {
            return self.unknown(op);
        };
        let groups = (ints("lowerBoundsGroups"), ints("upperBoundsGroups"));
        let (Some(lower_groups), Some(upper_groups)) = groups else { return self.unknown(op) };
        let inputs: Vec<Value> = (0..op.operand_count()).map(|k| self.operand(op, k)).collect();
        let split = (lower.dims + lower.symbols).min(inputs.len());
        let lower = self.map(op, &lower, &inputs[..split])?;
        let upper = self.map(op, &upper, &inputs[split..])?;
        let starts = self.grouped(BinaryOp::SMax, &lower, &lower_groups);
        let ends = self.grouped(BinaryOp::SMin, &upper, &upper_groups);
        let (Some(starts), Some(ends)) = (starts, ends) else { return self.unknown(op) };
        let mut dims = Vec::with_capacity(steps.len());
        for ((start, end), step) in starts.into_iter().zip(ends).zip(steps) {
            if step <= 0 {
                let place = self.place(op);
                return Err(Stop(format!("{place} steps by {step}; make the steps positive")));
            }
            let step = self.index(step);
            dims.push(self.counted("affine.parallel", start, end, step).parallel());
        }
        let mut init = Vec::new();
        for (result, kind) in op.results().zip(ints("reductions").unwrap_or_default()) {
            if let (Type::Int(w), Some((_, start))) =
                (super::values::neutral(result.ty()), reduction(kind))
            {
                let bits = match start {
                    Start::Bits(b) => b,
                    Start::Least => i64::MIN >> (64 - w),
                    Start::Greatest => i64::MAX >> (64 - w),
                };
                init.push(self.constant(Type::Int(w), bits));
            }
        }
        // no dimension: a box of one point
        let (ivs, carried) = if dims.is_empty() {
            self.s.begin_region("affine.parallel", "body");
            (Vec::new(), init)
        } else {
            self.s.begin_parallel("affine.parallel", &dims, &init)?
        };
        let carried = vec![carried];
        self.reductions.push(super::function::Reduction { carried, combined: Vec::new() });
        self.steps.push(Step::EndAffineParallel(op));
        if let Some(region) = op.region(0) {
            if let Some(block) = region.first() {
                self.bind_all(block.args(), ivs);
            }
            self.enter(region);
        }
        Ok(())
    }

    /// Combines the results of a map in groups of those sizes.
    fn grouped(
        &mut self,
        combine: BinaryOp,
        values: &[Value],
        groups: &[i64],
    ) -> Option<Vec<Value>> {
        let mut rest = values;
        let mut out = Vec::with_capacity(groups.len());
        for &size in groups {
            let (group, behind) = rest.split_at_checked(usize::try_from(size).ok()?)?;
            out.push(self.extremum(combine, group)?);
            rest = behind;
        }
        Some(out)
    }

    pub(super) fn end_affine_parallel(&mut self, op: Op<'m>) -> Done {
        let yields = std::mem::take(&mut self.yields);
        let kinds = op.attr("reductions").and_then(|a| a.ints()).unwrap_or_default();
        let carried = self.reductions.pop().and_then(|r| r.carried.into_iter().next());
        let mut carried = carried.unwrap_or_default().into_iter();
        let mut yielded = yields.into_iter();
        let mut next = Vec::new();
        let mut followed = Vec::new();
        for (result, kind) in op.results().zip(kinds) {
            let count = super::values::flat_types(result.ty()).len();
            let value = yielded.by_ref().take(count).next();
            if let (Type::Int(_), Some((combine, _)), Some(value)) =
                (super::values::neutral(result.ty()), reduction(kind), value)
            {
                if let Some(before) = carried.next() {
                    next.push(self.s.ins().binary(combine, Flags::NONE, before, value));
                    followed.push(result);
                }
            }
        }
        let dims = op.attr("steps").and_then(|a| a.ints()).map_or(0, |s| s.len());
        let results = if dims == 0 { self.s.end_region(&next)? } else { self.s.end_for(&next)? };
        self.bind_all(followed, results);
        self.opaque_results(op, "a reduction that is not followed");
        self.close_at_once(op);
        Ok(())
    }

    // ---- others ----

    /// Quotients and remainders by the sizes of a basis, the last one innermost.
    fn delinearize(&mut self, op: Op<'m>) -> Done {
        let mut rest = self.operand(op, 0);
        let rank = op.result_count();
        if op.operand_count() != rank + 1 {
            return self.unknown(op);
        }
        // strides of the results, the last one 1
        let mut strides = Vec::with_capacity(rank);
        let mut stride: Option<Value> = None;
        for k in (1..rank).rev() {
            let size = self.operand(op, k + 1);
            stride = Some(match stride {
                Some(before) => self.affine_binary(op, AffineOp::Mul, before, size)?,
                None => size,
            });
            strides.extend(stride);
        }
        for k in 0..rank {
            let Some(stride) = strides.pop() else {
                self.define(op, k, rest);
                break;
            };
            let quotient = self.affine_binary(op, AffineOp::FloorDiv, rest, stride)?;
            self.define(op, k, quotient);
            rest = self.affine_binary(op, AffineOp::Mod, rest, stride)?;
        }
        Ok(())
    }

    fn affine_access(&mut self, op: Op<'m>, load: bool) -> Done {
        let Some(map) = op.attr("map").and_then(|a| a.affine_map()) else {
            return self.unknown(op);
        };
        let first = if load { 1 } else { 2 };
        let inputs: Vec<Value> = (first..op.operand_count()).map(|k| self.operand(op, k)).collect();
        let indices = self.map(op, &map, &inputs)?;
        self.access(op, load, indices);
        Ok(())
    }
}

/// The value of an operation on constants, where it is defined and does not overflow.
fn fold(operation: AffineOp, a: i64, b: i64) -> Option<i64> {
    match operation {
        AffineOp::Add => a.checked_add(b),
        AffineOp::Mul => a.checked_mul(b),
        _ if b <= 0 => None,
        AffineOp::Mod => Some(a.rem_euclid(b)),
        AffineOp::FloorDiv => Some(a.div_euclid(b)),
        // see `rounded_up`
        AffineOp::CeilDiv if a == i64::MIN => None,
        AffineOp::CeilDiv => Some(a.div_euclid(b) + i64::from(a.rem_euclid(b) != 0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_round_as_the_affine_dialect_does() {
        let all = |a, b| {
            [AffineOp::Mod, AffineOp::FloorDiv, AffineOp::CeilDiv].map(|o| fold(o, a, b).unwrap())
        };
        assert_eq!(all(7, 3), [1, 2, 3]);
        assert_eq!(all(-7, 3), [2, -3, -2]);
        assert_eq!(all(-6, 3), [0, -2, -2]);
        assert_eq!(all(i64::MIN + 1, 3), [2, -3074457345618258603, -3074457345618258602]);
        assert_eq!(fold(AffineOp::FloorDiv, i64::MIN, 3), Some(-3074457345618258603));
        assert_eq!(fold(AffineOp::CeilDiv, i64::MIN, 3), None);
        assert_eq!(fold(AffineOp::Mod, 1, 0), None);
        assert_eq!(fold(AffineOp::Mul, i64::MAX, 2), None);
    }
}
