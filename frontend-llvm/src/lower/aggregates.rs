//! Structs and arrays as values: descriptors of memory (pointers, offset, sizes, strides) that are put
//! together and taken apart again.
//!
//! An aggregate is the list of its leaves in order: integers and pointers, `None` for what is neither
//! or not known. A vector is one leaf, and unknown.

use super::calls::Site;
use super::function::{Lowered, Lowering};
use crate::layout::fields;
use llvm_ir::constant::{Constant as C, ConstantRef};
use llvm_ir::function::Parameter;
use llvm_ir::instruction::{ExtractValue, InsertValue, Load, Phi};
use llvm_ir::{Instruction as I, Operand, Type as L, TypeRef};
use std::ops::Range;
use symprof_core::ir::{Block, Inst, Type, Value};

/// Aggregates of more leaves are not followed.
const LEAVES: usize = 256;
/// Aggregates of more leaves are one parameter.
const PASSED: usize = 16;
/// Types nested deeper are not.
const DEPTH: usize = 16;

/// A leaf of an aggregate type: its type, and its offset in memory.
pub(super) struct Leaf {
    pub(super) ty: TypeRef,
    offset: u64,
}

impl<'m> Lowering<'_, 'm> {
    /// The leaves of an aggregate type; `None` if it is none, or too large.
    pub(super) fn leaves(&self, ty: &TypeRef) -> Option<Vec<Leaf>> {
        let mut found = Vec::new();
        if !is_aggregate(ty) {
            return None;
        }
        self.collect(ty, 0, &mut found, 0)?;
        Some(found)
    }

    fn collect(&self, ty: &TypeRef, at: u64, found: &mut Vec<Leaf>, depth: usize) -> Option<()> {
        if depth > DEPTH || found.len() > LEAVES {
            return None;
        }
        let types = &self.scope.module.types;
        match ty.as_ref() {
            L::ArrayType { element_type, num_elements } => {
                let step = self.scope.layout.size(element_type, types)?.alloc;
                if *num_elements > LEAVES {
                    return None;
                }
                for k in 0..*num_elements as u64 {
                    self.collect(element_type, at + k * step, found, depth + 1)?;
                }
            }
            L::StructType { .. } | L::NamedStructType { .. } => {
                for k in 0..fields(ty, types)?.0.len() {
                    let (offset, field) = self.scope.layout.field(ty, k, types)?;
                    self.collect(&field, at + offset, found, depth + 1)?;
                }
            }
            _ => found.push(Leaf { ty: ty.clone(), offset: at }),
        }
        (found.len() <= LEAVES).then_some(())
    }

    /// The leaves that indices select, and the type of what they select.
    pub(super) fn selected(
        &self,
        ty: &TypeRef,
        indices: &[u32],
    ) -> Option<(Range<usize>, TypeRef)> {
        let types = &self.scope.module.types;
        let count = |ty: &TypeRef| match is_aggregate(ty) {
            true => self.leaves(ty).map(|l| l.len()),
            false => Some(1),
        };
        let (mut start, mut ty) = (0, ty.clone());
        for &k in indices {
            let k = k as usize;
            let inner = match ty.as_ref() {
                L::ArrayType { element_type, .. } => {
                    start += k * count(element_type)?;
                    element_type.clone()
                }
                _ => {
                    let (all, _) = fields(&ty, types)?;
                    for before in all.get(..k)? {
                        start += count(before)?;
                    }
                    all.get(k)?.clone()
                }
            };
            ty = inner;
        }
        Some((start..start + count(&ty)?, ty))
    }

    /// The leaves of a value, as far as they are known.
    fn parts(&mut self, operand: &Operand) -> Option<Vec<Option<Value>>> {
        let ty = self.scope.module.type_of(operand);
        let count = self.leaves(&ty)?.len();
        let parts = match operand {
            Operand::LocalOperand { name, .. } => match self.values.get(name) {
                Some(Lowered::Parts(parts)) => parts.clone(),
                _ => return None,
            },
            Operand::ConstantOperand(c) => {
                let mut parts = Vec::with_capacity(count);
                self.constant_parts(c, &mut parts);
                parts
            }
            Operand::MetadataOperand => return None,
        };
        (parts.len() == count).then_some(parts)
    }

    fn constant_parts(&mut self, constant: &ConstantRef, parts: &mut Vec<Option<Value>>) {
        let ty = self.scope.module.type_of(constant);
        match constant.as_ref() {
            C::Struct { values: inner, .. } | C::Array { elements: inner, .. } => {
                inner.iter().for_each(|c| self.constant_parts(c, parts));
            }
            C::AggregateZero(_) if is_aggregate(&ty) => {
                for leaf in self.leaves(&ty).unwrap_or_default() {
                    parts.push(match self.ty(&leaf.ty) {
                        Type::Opaque => None,
                        ty => Some(self.constant(ty, 0)),
                    });
                }
            }
            // undefined
            _ if is_aggregate(&ty) => {
                let count = self.leaves(&ty).map_or(0, |l| l.len());
                parts.extend(std::iter::repeat_n(None, count));
            }
            _ => parts.push(self.known_constant(constant)),
        }
    }

    /// `insertvalue`: the leaves with some replaced. What is no leaf of the list is exposed.
    pub(super) fn insert_value(&mut self, inst: &'m I, i: &'m InsertValue) {
        let ty = self.scope.module.type_of(&i.aggregate);
        let place = self.selected(&ty, &i.indices);
        let (Some((range, inner)), Some(leaves)) = (place, self.leaves(&ty)) else {
            return self.expose_operands(inst);
        };
        let mut parts = match self.parts(&i.aggregate) {
            Some(parts) => parts,
            None => {
                self.expose_operand(&i.aggregate);
                vec![None; leaves.len()]
            }
        };
        let new = match is_aggregate(&inner) {
            true => self.parts(&i.element),
            false => self.scalar(&i.element).map(|v| vec![Some(v)]),
        };
        match (new, parts.get_mut(range)) {
            (Some(new), Some(place)) if new.len() == place.len() => place.copy_from_slice(&new),
            (_, place) => {
                place.into_iter().for_each(|p| p.fill(None));
                self.expose_operand(&i.element);
            }
        }
        self.values.insert(&i.dest, Lowered::Parts(parts));
    }

    /// `extractvalue`: one leaf, or those of an aggregate within.
    pub(super) fn extract_value(&mut self, inst: &'m I, i: &'m ExtractValue) {
        let ty = self.scope.module.type_of(&i.aggregate);
        let place = self.selected(&ty, &i.indices);
        let known = place.and_then(|(range, inner)| {
            let parts = self.parts(&i.aggregate)?.get(range)?.to_vec();
            Some((parts, is_aggregate(&inner)))
        });
        match known {
            Some((parts, true)) => {
                self.values.insert(&i.dest, Lowered::Parts(parts));
            }
            Some((parts, false)) if matches!(parts.as_slice(), [Some(_)]) => {
                parts.into_iter().flatten().for_each(|v| self.define(&i.dest, v));
            }
            // What made a leaf unknown has exposed it.
            Some(_) => self.unknown(inst, &i.dest),
            None => self.opaque_result(inst, &i.dest),
        }
    }

    /// The leaves of an aggregate that is passed as a parameter; none if it stays one value.
    pub(super) fn passed_leaves(&self, ty: &TypeRef) -> Option<Vec<Leaf>> {
        let leaves = self.leaves(ty)?;
        let known = leaves.iter().any(|l| self.ty(&l.ty) != Type::Opaque);
        (known && leaves.len() <= PASSED).then_some(leaves)
    }

    /// A parameter for each leaf of an aggregate, `NAME.0`, `NAME.1`, …; false if the parameter is none,
    /// or a large one.
    pub(super) fn leaf_parameters(
        &mut self,
        p: &'m Parameter,
        name: &str,
        taken: &mut Vec<String>,
    ) -> bool {
        let Some(leaves) = self.passed_leaves(&p.ty) else { return false };
        let mut parts = Vec::with_capacity(leaves.len());
        for (k, leaf) in leaves.into_iter().enumerate() {
            let mut name = format!("{name}.{k}");
            while taken.contains(&name) {
                name.push('\'');
            }
            taken.push(name.clone());
            let ty = self.ty(&leaf.ty);
            let value = self.b.param(name, ty);
            if let Some(param) = self.b.func_mut().params.last_mut() {
                param.source_type = leaf.ty.to_string();
            }
            parts.push((ty != Type::Opaque).then_some(value));
        }
        self.values.insert(&p.name, Lowered::Parts(parts));
        true
    }

    /// The arguments as a callee with that body takes them: aggregates leaf by leaf.
    pub(super) fn as_taken(
        &mut self,
        body: &llvm_ir::Function,
        site: Site<'m>,
        args: Vec<Value>,
    ) -> Vec<Value> {
        let mut taken = Vec::with_capacity(args.len());
        for (k, arg) in args.into_iter().enumerate() {
            let leaves = body.parameters.get(k).and_then(|p| self.passed_leaves(&p.ty));
            let (Some(leaves), Some((operand, _))) = (leaves, site.arguments.get(k)) else {
                taken.push(arg);
                continue;
            };
            let parts = self.parts(operand);
            for (j, leaf) in leaves.iter().enumerate() {
                let ty = self.ty(&leaf.ty);
                taken.push(match parts.as_ref().and_then(|p| p[j]) {
                    Some(part) => part,
                    None if ty == Type::Opaque => self.unmodelled(&leaf.ty),
                    None => self.b.opaque(ty, "a part of an aggregate that is not known"),
                });
            }
        }
        taken
    }

    /// Parameters for the leaves of an aggregate phi.
    pub(super) fn aggregate_phi(&mut self, block: Block, phi: &'m Phi) {
        let Some(leaves) = self.leaves(&phi.to_type) else { return };
        let mut parts = Vec::with_capacity(leaves.len());
        for leaf in leaves {
            let ty = self.ty(&leaf.ty);
            parts.push((ty != Type::Opaque).then(|| self.b.block_param(block, ty, None)));
        }
        self.values.insert(&phi.dest, Lowered::Parts(parts));
    }

    /// The arguments for the leaves of an aggregate phi; false if its leaves are no parameters, or of
    /// an incoming value that is not followed.
    pub(super) fn aggregate_arguments(
        &mut self,
        phi: &'m Phi,
        from: Option<&Operand>,
        args: &mut Vec<Value>,
    ) -> bool {
        let Some(leaves) = self.leaves(&phi.to_type) else { return false };
        let parts = from.and_then(|operand| self.parts(operand));
        for (k, leaf) in leaves.iter().enumerate() {
            let ty = self.ty(&leaf.ty);
            if ty == Type::Opaque {
                continue;
            }
            args.push(match parts.as_ref().and_then(|p| p[k]) {
                Some(value) => value,
                None => self.b.opaque(ty, "a part of an aggregate that is not known"),
            });
        }
        parts.is_some()
    }

    /// `select` and `freeze` of aggregates, leaf by leaf; false if it is another instruction, or one of
    /// aggregates that are not followed.
    pub(super) fn leafwise(&mut self, inst: &'m I) -> bool {
        let (dest, parts) = match inst {
            I::Select(i) => {
                let Some(condition) = self.scalar(&i.condition) else { return false };
                let (Some(a), Some(b)) = (self.parts(&i.true_value), self.parts(&i.false_value))
                else {
                    return false;
                };
                let mut parts = Vec::with_capacity(a.len());
                for (a, b) in a.into_iter().zip(b) {
                    parts.push(match (a, b) {
                        (Some(a), Some(b)) => Some(self.b.select(condition, a, b)),
                        // of a leaf that may be either, the known one gets out of sight
                        (one, other) => {
                            one.or(other).into_iter().for_each(|v| self.expose(v));
                            None
                        }
                    });
                }
                (&i.dest, parts)
            }
            I::Freeze(i) => {
                let Some(parts) = self.parts(&i.operand) else { return false };
                let mut frozen = Vec::with_capacity(parts.len());
                for part in parts {
                    frozen.push(part.map(|v| {
                        let ty = self.b.ty(v);
                        self.b.inst(ty, Inst::Freeze(v))
                    }));
                }
                (&i.dest, frozen)
            }
            _ => return false,
        };
        self.values.insert(dest, Lowered::Parts(parts));
        true
    }

    /// A load of an aggregate, leaf by leaf; false if it is none.
    pub(super) fn load_leaves(&mut self, i: &'m Load) -> bool {
        let plain = !i.volatile && i.atomicity.is_none();
        let (true, Some(leaves)) = (plain, self.leaves(&i.loaded_ty)) else { return false };
        let Some(base) = self.scalar(&i.address) else { return false };
        let mut parts = Vec::with_capacity(leaves.len());
        for leaf in leaves {
            let ty = self.ty(&leaf.ty);
            parts.push((ty != Type::Opaque).then(|| {
                let place = self.displaced(base, leaf.offset);
                self.b.inst(ty, Inst::Load(place))
            }));
        }
        self.values.insert(&i.dest, Lowered::Parts(parts));
        true
    }

    /// A store of an aggregate, leaf by leaf; false if none of its leaves is known.
    pub(super) fn store_leaves(&mut self, address: &'m Operand, value: &'m Operand) -> bool {
        if matches!(value, Operand::ConstantOperand(c) if self.scope.misjudges(c)) {
            return false;
        }
        let ty = self.scope.module.type_of(value);
        let Some(leaves) = self.leaves(&ty) else { return false };
        let types = &self.scope.module.types;
        let sizes: Option<Vec<u64>> =
            leaves.iter().map(|l| self.scope.layout.size(&l.ty, types).map(|s| s.store)).collect();
        let whole = self.scope.layout.size(&ty, types).map(|s| s.store);
        let (Some(sizes), Some(whole)) = (sizes, whole) else { return false };
        let parts = self.parts(value).filter(|p| p.iter().any(Option::is_some));
        let (Some(parts), Some(base)) = (parts, self.scalar(address)) else { return false };
        // What lies between the leaves is written with anything.
        if sizes.iter().sum::<u64>() != whole {
            self.clobber_bytes(base, whole);
        }
        for ((leaf, size), part) in leaves.iter().zip(sizes).zip(parts) {
            let place = self.displaced(base, leaf.offset);
            match part {
                Some(part) => self.b.effect(Inst::Store(place, part, size as u32)),
                // What made it unknown has exposed it.
                None => self.clobber_bytes(place, size),
            }
        }
        true
    }
}

fn is_aggregate(ty: &TypeRef) -> bool {
    matches!(ty.as_ref(), L::ArrayType { .. } | L::StructType { .. } | L::NamedStructType { .. })
}
