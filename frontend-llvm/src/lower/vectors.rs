//! Short vectors of integers and pointers, lane by lane.
//!
//! Vector code is tensor work and stays opaque, unless a scalar is made of it again
//! (`extractelement`, a reduction, a mask cast to an integer): sizes handled in pairs, induction
//! vectors compared with a bound. Only what such scalars need is followed; a vector is then the
//! list of its lanes, unknown ones left out. Of a vector of unknown length it is the lanes that there
//! are in any case: what works lane by lane gives these of these.

use super::calls::Site;
use super::cfg;
use super::function::{Lowered, Lowering};
use super::slots::slot_of;
use crate::facts::InstFacts;
use llvm_ir::instruction::{ExtractElement, InsertElement, Phi, ShuffleVector};
use llvm_ir::{Constant, Instruction as I, Name, Operand, Type as L, TypeRef};
use rustc_hash::{FxHashMap, FxHashSet};
use symprof_core::ir::{BinaryOp, Block, CastOp, Flags, Inst, Predicate, Type, Value};

/// Longer vectors stay opaque.
const LANES: usize = 64;

/// The lanes of a vector, unknown ones as `None`.
pub(super) type Lanes = Vec<Option<Value>>;

/// The vectors that scalars are made of, by name.
pub(super) fn needed<'m>(
    source: &'m llvm_ir::Function,
    defs: &FxHashMap<&'m Name, &'m I>,
) -> FxHashSet<&'m Name> {
    let mut seen: FxHashSet<&Name> = FxHashSet::default();
    let mut work: Vec<&'m I> = Vec::new();
    for inst in source.basic_blocks.iter().flat_map(|b| &b.instrs) {
        let makes_scalar = match inst {
            I::ExtractElement(_) => true,
            I::BitCast(i) => matches!(i.to_type.as_ref(), L::IntegerType { .. }),
            I::Call(i) => Site::from(i).direct_name().is_some_and(|n| reduction(n).is_some()),
            // What is kept on the stack is loaded again.
            I::Store(i) => slot_of(&i.address, defs).is_some(),
            _ => false,
        };
        if makes_scalar {
            work.push(inst);
        }
    }
    while let Some(inst) = work.pop() {
        cfg::for_each_operand(inst, |operand| {
            let Operand::LocalOperand { name, ty } = operand else { return };
            if shape(ty).is_some() && seen.insert(name) {
                work.extend(defs.get(name));
            }
        });
    }
    seen
}

/// Number of lanes and their type, of a vector short enough. Of one of unknown length these are the lanes
/// that it has at least: the first ones.
fn shape(ty: &TypeRef) -> Option<(usize, &TypeRef)> {
    match ty.as_ref() {
        L::VectorType { element_type, num_elements, .. } => {
            (*num_elements <= LANES).then_some((*num_elements, element_type))
        }
        _ => None,
    }
}

/// May a vector have more lanes than [`shape`] says?
pub(super) fn is_scalable(ty: &TypeRef) -> bool {
    matches!(ty.as_ref(), L::VectorType { scalable: true, .. })
}

/// What `llvm.vector.reduce.…` folds with.
fn reduction(name: &str) -> Option<BinaryOp> {
    let rest = name.strip_prefix("llvm.vector.reduce.")?;
    Some(match rest.split('.').next()? {
        "add" => BinaryOp::Add,
        "mul" => BinaryOp::Mul,
        "and" => BinaryOp::And,
        "or" => BinaryOp::Or,
        "xor" => BinaryOp::Xor,
        "smin" => BinaryOp::SMin,
        "smax" => BinaryOp::SMax,
        "umin" => BinaryOp::UMin,
        "umax" => BinaryOp::UMax,
        _ => return None,
    })
}

impl<'m> Lowering<'_, 'm> {
    /// The type and number of a vector's lanes, if they are integers or pointers.
    fn lane_type(&self, ty: &TypeRef) -> Option<(usize, Type)> {
        let (count, element) = shape(ty)?;
        Some((count, self.ty(element))).filter(|(_, t)| *t != Type::Opaque)
    }

    /// The lanes of an operand.
    pub(super) fn lanes(&mut self, operand: &Operand) -> Option<Lanes> {
        match operand {
            Operand::LocalOperand { name, .. } => match self.values.get(name) {
                Some(Lowered::Parts(parts)) => Some(parts.clone()),
                _ => None,
            },
            Operand::ConstantOperand(c) => {
                let ty = self.scope.module.type_of(c);
                let (count, lane) = self.lane_type(&ty)?;
                match c.as_ref() {
                    Constant::Vector(elements) => {
                        Some(elements.iter().map(|e| self.known_constant(e)).collect())
                    }
                    Constant::AggregateZero(_) => {
                        let zero = self.constant(lane, 0);
                        Some(vec![Some(zero); count])
                    }
                    _ => {
                        self.expose_constant(c);
                        Some(vec![None; count])
                    }
                }
            }
            Operand::MetadataOperand => None,
        }
    }

    /// A constant; nothing where it is undefined.
    pub(super) fn known_constant(&mut self, c: &llvm_ir::ConstantRef) -> Option<Value> {
        match c.as_ref() {
            Constant::Undef(_) | Constant::Poison(_) => None,
            _ => {
                let known = self.constant_operand(c);
                if known.is_none() {
                    self.expose_constant(c);
                }
                known
            }
        }
    }

    /// Parameters for the lanes of a vector phi, if they are needed.
    pub(super) fn vector_phi(&mut self, block: Block, phi: &'m Phi) {
        if !self.needed.contains(&phi.dest) {
            return;
        }
        if let Some((count, ty)) = self.lane_type(&phi.to_type) {
            let lanes = (0..count).map(|_| Some(self.b.block_param(block, ty, None))).collect();
            self.values.insert(&phi.dest, Lowered::Parts(lanes));
        }
    }

    /// The arguments for the lanes of a vector phi; false if its lanes are no parameters.
    pub(super) fn vector_arguments(
        &mut self,
        phi: &'m Phi,
        from: Option<&Operand>,
        args: &mut Vec<Value>,
    ) -> bool {
        let lane = self.lane_type(&phi.to_type);
        let Some((count, ty)) = lane.filter(|_| self.needed.contains(&phi.dest)) else {
            return false;
        };
        let lanes = from.and_then(|operand| self.lanes(operand)).unwrap_or_default();
        for k in 0..count {
            args.push(match lanes.get(k).copied().flatten() {
                Some(value) => value,
                None => self.b.opaque(ty, "a vector's lane that is not known"),
            });
        }
        true
    }

    /// Lowers an instruction with a vector result that is needed; false if it is another.
    pub(super) fn vector(&mut self, inst: &'m I, facts: InstFacts) -> bool {
        let Some(dest) = inst.try_get_result().filter(|d| self.needed.contains(d)) else {
            return false;
        };
        if matches!(inst, I::Phi(_)) {
            return true; // its lanes are parameters already
        }
        let lanes = self.vector_lanes(inst, facts);
        // What moves lanes moves them as they are: of those not known the pointers are exposed.
        let exact = match inst {
            I::InsertElement(_) | I::ShuffleVector(_) | I::Freeze(_) => lanes.is_some(),
            _ => lanes.as_ref().is_some_and(|l| l.iter().all(Option::is_some)),
        };
        if !exact {
            self.expose_operands(inst);
        }
        if let Some(lanes) = lanes.filter(|l| l.iter().any(Option::is_some)) {
            self.values.insert(dest, Lowered::Parts(lanes));
        }
        // Calls and loads have effects besides.
        !matches!(inst, I::Call(_) | I::CmpXchg(_) | I::AtomicRMW(_) | I::VAArg(_))
    }

    fn vector_lanes(&mut self, inst: &'m I, facts: InstFacts) -> Option<Lanes> {
        use BinaryOp as B;
        let wraps = |i: (bool, bool)| Self::flags(i.0, i.1);
        let exact = |e| Flags { exact: e, ..Flags::NONE };
        match inst {
            I::Add(i) => self.lanewise(B::Add, wraps((i.nsw, i.nuw)), &i.operand0, &i.operand1),
            I::Sub(i) => self.lanewise(B::Sub, wraps((i.nsw, i.nuw)), &i.operand0, &i.operand1),
            I::Mul(i) => self.lanewise(B::Mul, wraps((i.nsw, i.nuw)), &i.operand0, &i.operand1),
            I::Shl(i) => self.lanewise(B::Shl, wraps((i.nsw, i.nuw)), &i.operand0, &i.operand1),
            I::UDiv(i) => self.lanewise(B::UDiv, exact(i.exact), &i.operand0, &i.operand1),
            I::SDiv(i) => self.lanewise(B::SDiv, exact(i.exact), &i.operand0, &i.operand1),
            I::LShr(i) => self.lanewise(B::LShr, exact(i.exact), &i.operand0, &i.operand1),
            I::AShr(i) => self.lanewise(B::AShr, exact(i.exact), &i.operand0, &i.operand1),
            I::URem(i) => self.lanewise(B::URem, Flags::NONE, &i.operand0, &i.operand1),
            I::SRem(i) => self.lanewise(B::SRem, Flags::NONE, &i.operand0, &i.operand1),
            I::And(i) => self.lanewise(B::And, Flags::NONE, &i.operand0, &i.operand1),
            I::Or(i) => {
                let flags = exact(facts.has(InstFacts::DISJOINT));
                self.lanewise(B::Or, flags, &i.operand0, &i.operand1)
            }
            I::Xor(i) => self.lanewise(B::Xor, Flags::NONE, &i.operand0, &i.operand1),
            I::ICmp(i) => {
                let predicate = super::inst::predicate(i.predicate);
                let (a, b) = (self.lanes(&i.operand0)?, self.lanes(&i.operand1)?);
                Some(self.zip(a, b, |s, a, b| s.b.icmp(predicate, a, b)))
            }
            I::ZExt(i) => self.cast_lanes(
                CastOp::Zext,
                exact(facts.has(InstFacts::NNEG)),
                &i.operand,
                &i.to_type,
            ),
            I::SExt(i) => self.cast_lanes(CastOp::Sext, Flags::NONE, &i.operand, &i.to_type),
            I::Trunc(i) => {
                let flags = Self::flags(facts.has(InstFacts::NSW), facts.has(InstFacts::NUW));
                self.cast_lanes(CastOp::Trunc, flags, &i.operand, &i.to_type)
            }
            I::Freeze(i) => {
                let lanes = self.lanes(&i.operand)?;
                let freeze = |l: Option<Value>| {
                    l.map(|v| {
                        let ty = self.b.ty(v);
                        self.b.inst(ty, Inst::Freeze(v))
                    })
                };
                Some(lanes.into_iter().map(freeze).collect())
            }
            I::Select(i) => self.select_lanes(i),
            I::InsertElement(i) => self.insert_lane(i),
            I::ShuffleVector(i) => self.shuffle(i),
            I::Load(i) if !i.volatile && i.atomicity.is_none() => {
                self.load_lanes(&i.address, &i.loaded_ty)
            }
            I::Call(i) => self.call_lanes(Site::from(i)),
            _ => None,
        }
    }

    fn zip(&mut self, a: Lanes, b: Lanes, f: impl Fn(&mut Self, Value, Value) -> Value) -> Lanes {
        let both = a.into_iter().zip(b);
        both.map(|(a, b)| Some(f(self, a?, b?))).collect()
    }

    fn lanewise(&mut self, op: BinaryOp, flags: Flags, a: &Operand, b: &Operand) -> Option<Lanes> {
        let (a, b) = (self.lanes(a)?, self.lanes(b)?);
        Some(self.zip(a, b, |s, a, b| s.b.binary(op, flags, a, b)))
    }

    fn cast_lanes(
        &mut self,
        op: CastOp,
        flags: Flags,
        operand: &Operand,
        to: &TypeRef,
    ) -> Option<Lanes> {
        let (_, ty) = self.lane_type(to)?;
        let lanes = self.lanes(operand)?;
        Some(lanes.into_iter().map(|l| l.map(|v| self.b.cast(op, flags, ty, v))).collect())
    }

    fn select_lanes(&mut self, i: &'m llvm_ir::instruction::Select) -> Option<Lanes> {
        let (a, b) = (self.lanes(&i.true_value)?, self.lanes(&i.false_value)?);
        let conditions = match self.scalar(&i.condition) {
            Some(c) => vec![Some(c); a.len()],
            None => self.lanes(&i.condition)?,
        };
        let arms = a.into_iter().zip(b).zip(conditions);
        Some(arms.map(|((a, b), c)| Some(self.b.select(c?, a?, b?))).collect())
    }

    fn insert_lane(&mut self, i: &'m InsertElement) -> Option<Lanes> {
        let mut lanes = self.lanes(&i.vector)?;
        match constant_lane(&i.index) {
            Some(k) => *lanes.get_mut(k)? = self.scalar(&i.element),
            None => {
                self.expose_operand(&i.vector);
                self.expose_operand(&i.element);
                lanes.fill(None);
            }
        }
        Some(lanes)
    }

    fn shuffle(&mut self, i: &'m ShuffleVector) -> Option<Lanes> {
        let mut all = self.lanes(&i.operand0)?;
        all.extend(self.lanes(&i.operand1)?);
        let (count, _) = shape(&self.scope.module.type_of(&i.mask)).map(|s| (s.0, ()))?;
        Some(match i.mask.as_ref() {
            Constant::Vector(mask) => mask
                .iter()
                .map(|m| match m.as_ref() {
                    Constant::Int { value, .. } => all.get(*value as usize).copied().flatten(),
                    _ => None,
                })
                .collect(),
            Constant::AggregateZero(_) => vec![all.first().copied().flatten(); count],
            _ => vec![None; count],
        })
    }

    /// Lanes of whole bytes lie one after the other.
    fn load_lanes(&mut self, address: &'m Operand, ty: &TypeRef) -> Option<Lanes> {
        let (count, lane) = self.lane_type(ty)?;
        let width = self.lane_bytes(ty)?;
        let base = self.scalar(address)?;
        let mut lanes = Vec::with_capacity(count);
        for k in 0..count as u64 {
            let place = self.displaced(base, k * width);
            lanes.push(Some(self.b.inst(lane, Inst::Load(place))));
        }
        Some(lanes)
    }

    /// The bytes of a lane in memory; lanes that are no whole bytes are packed some other way.
    pub(super) fn lane_bytes(&self, ty: &TypeRef) -> Option<u64> {
        let (_, lane) = self.lane_type(ty)?;
        let width = lane.width().filter(|w| w.is_power_of_two() && *w >= 8)?;
        Some(u64::from(width / 8))
    }

    /// Integer intrinsics on vectors work lane by lane.
    fn call_lanes(&mut self, site: Site<'m>) -> Option<Lanes> {
        let name = site.direct_name()?.strip_prefix("llvm.")?;
        if name.starts_with("get.active.lane.mask.") {
            return self.active_lanes(site);
        }
        if name.starts_with("stepvector.") || name.starts_with("experimental.stepvector.") {
            let L::FuncType { result_type, .. } = site.ty.as_ref() else { return None };
            let (count, ty) = self.lane_type(result_type)?;
            return Some((0..count).map(|k| Some(self.constant(ty, k as i64))).collect());
        }
        let family = name.split('.').next().unwrap_or_default();
        if let Some(op) = super::intrinsics::binary(name, family) {
            let [(a, _), (b, _), ..] = site.arguments else { return None };
            return self.lanewise(op, Flags::NONE, a, b);
        }
        let op = super::intrinsics::unary(family)?;
        let lanes = self.lanes(&site.arguments.first()?.0)?;
        let never = super::intrinsics::never(site);
        let apply = |l: Option<Value>| l.map(|v| self.unary(op, v, never));
        Some(lanes.into_iter().map(apply).collect())
    }

    /// Lane k is on if `base + k`, which does not wrap, is below the bound.
    fn active_lanes(&mut self, site: Site<'m>) -> Option<Lanes> {
        let [(base, _), (bound, _), ..] = site.arguments else { return None };
        let L::FuncType { result_type, .. } = site.ty.as_ref() else { return None };
        let (count, _) = self.lane_type(result_type)?;
        let (base, bound) = (self.scalar(base)?, self.scalar(bound)?);
        let ty = self.b.ty(base);
        let yes = self.constant(Type::BOOL, 1);
        let mut lanes = Vec::with_capacity(count);
        for k in 0..count {
            let k = self.constant(ty, k as i64);
            let index = self.b.binary(BinaryOp::Add, Flags::NONE, base, k);
            let wraps = self.b.binary(BinaryOp::UAddOverflow, Flags::NONE, base, k);
            let fits = self.b.binary(BinaryOp::Xor, Flags::NONE, wraps, yes);
            let below = self.b.icmp(Predicate::Ult, index, bound);
            lanes.push(Some(self.b.binary(BinaryOp::And, Flags::NONE, fits, below)));
        }
        Some(lanes)
    }

    /// The lane that `extractelement` takes, if it is known.
    pub(super) fn extract_lane(&mut self, i: &'m ExtractElement) -> Option<Value> {
        let lanes = self.lanes(&i.vector)?;
        lanes.get(constant_lane(&i.index)?).copied().flatten()
    }

    /// A reduction over known lanes.
    pub(super) fn reduce(&mut self, site: Site<'m>, name: &str) -> Option<Value> {
        let op = reduction(name)?;
        if is_scalable(&self.scope.module.type_of(&site.arguments.first()?.0)) {
            return None;
        }
        let lanes = self.lanes(&site.arguments.first()?.0)?;
        let lanes: Option<Vec<Value>> = lanes.into_iter().collect();
        let fold = |a, b| self.b.binary(op, Flags::NONE, a, b);
        lanes?.into_iter().reduce(fold)
    }

    /// A mask `<n x i1>` as an integer of n bits: lane 0 is the lowest bit of little-endian
    /// machines.
    pub(super) fn mask_bits(&mut self, operand: &'m Operand, to: &TypeRef) -> Option<Value> {
        let (count, lane) = self.lane_type(&self.scope.module.type_of(operand))?;
        let ty = self.ty(to);
        let whole = !is_scalable(&self.scope.module.type_of(operand));
        let fits = whole && lane == Type::BOOL && ty == Type::Int(u8::try_from(count).ok()?);
        if !fits || !self.scope.layout.little_endian {
            return None;
        }
        let lanes: Option<Vec<Value>> = self.lanes(operand)?.into_iter().collect();
        let mut sum: Option<Value> = None;
        for (k, lane) in lanes?.into_iter().enumerate() {
            let mut bit = lane;
            if ty != Type::BOOL {
                bit = self.b.cast(CastOp::Zext, Flags::NONE, ty, bit);
            }
            if k > 0 {
                let k = self.constant(ty, k as i64);
                bit = self.b.binary(BinaryOp::Shl, Flags::NONE, bit, k);
            }
            sum = Some(match sum {
                Some(sum) => self.b.binary(BinaryOp::Or, Flags::NONE, sum, bit),
                None => bit,
            });
        }
        sum
    }
}

fn constant_lane(index: &Operand) -> Option<usize> {
    match index.as_constant()? {
        Constant::Int { value, .. } => usize::try_from(*value).ok(),
        _ => None,
    }
}
