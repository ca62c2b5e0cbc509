//! Constants: operands, and the contents of constant globals.

use super::aliases;
use super::function::Lowering;
use super::module::Scope;
use llvm_ir::constant::{Constant as C, ConstantRef, Float};
use llvm_ir::module::GlobalVariable;
use llvm_ir::{Name, Type as L, TypeRef};
use rustc_hash::FxHashSet;
use symprof_core::ir::{BinaryOp, CastOp, ConstantAddress, Flags, Inst, Type, Value, UNDEF};

/// Constant expressions nested deeper are not followed.
const DEPTH: usize = 64;
/// Larger constant globals are not carried over: sizes and tables are small, weights are not.
const MAX_GLOBAL: u64 = 1 << 16;

/// Calls `f` with each global that a constant refers to.
pub(super) fn for_each_global(constant: &ConstantRef, f: &mut impl FnMut(&Name)) {
    let mut seen: FxHashSet<usize> = FxHashSet::default();
    let mut stack: Vec<&C> = vec![constant.as_ref()];
    while let Some(c) = stack.pop() {
        match c {
            C::GlobalReference { name, .. } => f(name),
            C::Struct { values, .. } | C::Vector(values) => {
                push_all(values, &mut seen, &mut stack);
            }
            C::Array { elements, .. } => push_all(elements, &mut seen, &mut stack),
            C::PtrAuth { ptr, .. } => stack.push(ptr.as_ref()),
            C::Add(e) => stack.extend([e.operand0.as_ref(), e.operand1.as_ref()]),
            C::Sub(e) => stack.extend([e.operand0.as_ref(), e.operand1.as_ref()]),
            C::Mul(e) => stack.extend([e.operand0.as_ref(), e.operand1.as_ref()]),
            C::Xor(e) => stack.extend([e.operand0.as_ref(), e.operand1.as_ref()]),
            C::ExtractElement(e) => stack.push(e.vector.as_ref()),
            C::InsertElement(e) => stack.extend([e.vector.as_ref(), e.element.as_ref()]),
            C::ShuffleVector(e) => stack.extend([e.operand0.as_ref(), e.operand1.as_ref()]),
            C::GetElementPtr(e) => {
                stack.push(e.address.as_ref());
                push_all(&e.indices, &mut seen, &mut stack);
            }
            C::Trunc(e) => stack.push(e.operand.as_ref()),
            C::PtrToInt(e) => stack.push(e.operand.as_ref()),
            C::IntToPtr(e) => stack.push(e.operand.as_ref()),
            C::BitCast(e) => stack.push(e.operand.as_ref()),
            C::AddrSpaceCast(e) => stack.push(e.operand.as_ref()),
            C::Int { .. }
            | C::Float(_)
            | C::Null(_)
            | C::AggregateZero(_)
            | C::Undef(_)
            | C::Poison(_)
            | C::BlockAddress
            | C::TokenNone => {}
        }
    }
}

/// Constants are shared; each is looked at once.
fn push_all<'c>(parts: &'c [ConstantRef], seen: &mut FxHashSet<usize>, stack: &mut Vec<&'c C>) {
    for part in parts {
        let leaf = matches!(part.as_ref(), C::Int { .. } | C::Float(_));
        if !leaf && seen.insert(std::ptr::from_ref::<C>(part.as_ref()) as usize) {
            stack.push(part.as_ref());
        }
    }
}

impl Lowering<'_, '_> {
    /// An integer or pointer constant as a value.
    pub(super) fn constant_operand(&mut self, constant: &ConstantRef) -> Option<Value> {
        self.constant_at(constant, 0)
    }

    fn constant_at(&mut self, constant: &ConstantRef, depth: usize) -> Option<Value> {
        let ty = self.constant_ty(constant);
        if ty == Type::Opaque {
            return None;
        }
        if depth > DEPTH {
            return Some(self.lost(ty, "a constant expression nested too deep", constant));
        }
        let value = match constant.as_ref() {
            C::Int { value, .. } => self.constant(ty, *value as i64),
            C::Null(_) | C::AggregateZero(_) => self.constant(ty, 0),
            C::Undef(_) => self.b.opaque(ty, UNDEF),
            C::Poison(_) => self.b.poison(ty),
            C::GlobalReference { name, .. } => {
                let Some((global, offset)) = self.scope.aliases.target(name) else {
                    let name = super::module::plain(name);
                    let reason = format!("address of {name}, which may be another's");
                    return Some(self.lost(ty, reason, constant));
                };
                if self.scope.may_be_null(&global) {
                    let reason = format!("address of {global}, which may be null");
                    return Some(self.lost(ty, reason, constant));
                }
                let base = self.global(&global);
                match offset {
                    0 => base,
                    _ => {
                        let offset = self.constant(Type::Int(64), offset);
                        self.b.inst(Type::Ptr, Inst::PtrAdd(Flags::NONE, base, offset))
                    }
                }
            }
            C::Add(e) => self.constant_binary(BinaryOp::Add, &e.operand0, &e.operand1, depth)?,
            C::Sub(e) => self.constant_binary(BinaryOp::Sub, &e.operand0, &e.operand1, depth)?,
            C::Mul(e) => self.constant_binary(BinaryOp::Mul, &e.operand0, &e.operand1, depth)?,
            C::Xor(e) => self.constant_binary(BinaryOp::Xor, &e.operand0, &e.operand1, depth)?,
            C::Trunc(e) => match self.constant_at(&e.operand, depth + 1) {
                Some(v) => self.b.cast(CastOp::Trunc, Self::flags(false, false), ty, v),
                None => self.lost(ty, "trunc of a wide constant", constant),
            },
            C::PtrToInt(e) => match self.constant_at(&e.operand, depth + 1) {
                Some(v) => self.b.inst(ty, Inst::PtrToInt(v)),
                None => self.lost(ty, "address outside the 64-bit address spaces", constant),
            },
            C::IntToPtr(e) => match self.constant_at(&e.operand, depth + 1) {
                Some(v) => self.int_to_ptr(v),
                None => self.lost(ty, "pointer from a wide integer", constant),
            },
            C::BitCast(e) => match self.constant_at(&e.operand, depth + 1) {
                Some(v) if self.b.ty(v) == ty => v,
                _ => self.lost(ty, "bitcast of a constant", constant),
            },
            C::GetElementPtr(e) => self.constant_gep(e, constant, depth),
            _ => self.lost(ty, "a constant that is not modelled", constant),
        };
        Some(value)
    }

    /// The type of a constant. llvm-ir gives all globals and constant geps the default address space.
    pub(super) fn constant_ty(&self, constant: &ConstantRef) -> Type {
        let mut at = constant;
        for _ in 0..=DEPTH {
            match at.as_ref() {
                C::GlobalReference { name, .. } => {
                    let space = self.scope.spaces.get(&super::module::plain(name));
                    let space = space.copied().unwrap_or(0);
                    return match self.scope.layout.is_64_bit(space) {
                        true => Type::Ptr,
                        false => Type::Opaque,
                    };
                }
                C::GetElementPtr(e) => {
                    let vector = |c: &ConstantRef| {
                        matches!(self.scope.module.type_of(c).as_ref(), L::VectorType { .. })
                    };
                    if e.indices.iter().any(vector) {
                        return Type::Opaque;
                    }
                    at = &e.address;
                }
                // llvm-ir takes it for a label.
                C::BlockAddress => return Type::Ptr,
                _ => return self.ty_of(at),
            }
        }
        Type::Ptr
    }

    /// A constant that is not known; what it is made of is exposed.
    fn lost(&mut self, ty: Type, reason: impl Into<String>, constant: &ConstantRef) -> Value {
        self.expose_constant(constant);
        self.b.opaque(ty, reason)
    }

    fn constant_binary(
        &mut self,
        op: BinaryOp,
        a: &ConstantRef,
        b: &ConstantRef,
        depth: usize,
    ) -> Option<Value> {
        let a = self.constant_at(a, depth + 1)?;
        let b = self.constant_at(b, depth + 1)?;
        Some(self.b.binary(op, Self::flags(false, false), a, b))
    }

    /// `native` has turned constant geps into displacements in bytes; llvm-ir does not tell the
    /// element type of others.
    fn constant_gep(
        &mut self,
        e: &llvm_ir::constant::GetElementPtr,
        constant: &ConstantRef,
        depth: usize,
    ) -> Value {
        let offset = match e.indices.as_slice() {
            [index] if self.scope.byte_geps => match index.as_ref() {
                C::Int { bits: bits @ 1..=64, value } => Some(sign_extend(*bits, *value)),
                _ => None,
            },
            _ => None,
        };
        let base = self.constant_at(&e.address, depth + 1);
        match (base, offset) {
            (Some(base), Some(offset)) => {
                let offset = self.constant(Type::Int(64), offset);
                self.b.inst(Type::Ptr, Inst::PtrAdd(Self::flags(e.in_bounds, false), base, offset))
            }
            _ => self.lost(Type::Ptr, "a constant getelementptr that is not modelled", constant),
        }
    }
}

/// The signed value of the low `bits` bits.
pub(super) fn sign_extend(bits: u32, value: u64) -> i64 {
    let shift = 64 - bits.clamp(1, 64);
    ((value << shift) as i64) >> shift
}

/// What a constant global holds.
pub(super) struct Contents {
    /// its bytes, `None` for those that are not known (addresses, padding)
    pub(super) bytes: Vec<Option<u8>>,
    /// the addresses of globals among them
    pub(super) addresses: Vec<ConstantAddress>,
}

/// The contents of a constant global, if they are known.
pub(super) fn contents_of_global(scope: &Scope<'_>, global: &GlobalVariable) -> Option<Contents> {
    let init = global.initializer.as_ref()?;
    if !scope.fixed.contains(&super::module::plain(&global.name)) || !scope.layout.little_endian {
        return None;
    }
    if scope.misjudges(init) {
        return None;
    }
    let size = scope.layout.size(&type_of(scope, init)?, &scope.module.types)?;
    if size.alloc > MAX_GLOBAL {
        return None;
    }
    let bytes = vec![None; size.alloc as usize];
    let mut contents = Contents { bytes, addresses: Vec::new() };
    fill(scope, init, 0, &mut contents, 0)?;
    contents.addresses.sort_by_key(|a| a.at);
    Some(contents)
}

/// The global whose address an eight-byte constant is, and its displacement in bytes.
fn address(scope: &Scope<'_>, constant: &ConstantRef) -> Option<(String, i64)> {
    let (name, by) = aliases::displaced(constant, scope.byte_geps)?;
    let (global, offset) = scope.aliases.target(&Name::from(name))?;
    (!scope.may_be_null(&global)).then_some((global, offset.wrapping_add(by)))
}

/// The type of a constant; llvm-ir gives none for constant geps.
fn type_of(scope: &Scope<'_>, constant: &ConstantRef) -> Option<TypeRef> {
    match constant.as_ref() {
        C::GetElementPtr(_) => Some(scope.module.types.pointer()),
        C::Array { elements, .. } if elements.is_empty() => None,
        C::TokenNone | C::BlockAddress => None,
        _ => Some(scope.module.type_of(constant)),
    }
}

fn fill(
    scope: &Scope<'_>,
    constant: &ConstantRef,
    at: u64,
    contents: &mut Contents,
    depth: usize,
) -> Option<()> {
    if depth > DEPTH {
        return None;
    }
    let size = scope.layout.size(&type_of(scope, constant)?, &scope.module.types)?;
    let mut put = |value: u64, len: u64| {
        for k in 0..len {
            let byte = if k < 8 { (value >> (8 * k)) as u8 } else { 0 };
            *contents.bytes.get_mut((at + k) as usize)? = Some(byte);
        }
        Some(())
    };
    match constant.as_ref() {
        C::Int { bits: 0..=64, value } => put(*value, size.store),
        C::Float(Float::Single(f)) => put(u64::from(f.to_bits()), 4),
        C::Float(Float::Double(f)) => put(f.to_bits(), 8),
        C::Null(_) => put(0, size.store),
        C::AggregateZero(_) => put(0, size.alloc),
        C::Array { elements: parts, .. } | C::Vector(parts) => {
            let mut place = at;
            for part in parts {
                let part_size = scope.layout.size(&type_of(scope, part)?, &scope.module.types)?;
                // Vectors of odd widths are packed bit by bit; they stay unknown.
                if matches!(constant.as_ref(), C::Vector(_)) && part_size.store != part_size.alloc {
                    return Some(());
                }
                if matches!(part.as_ref(), C::Int { bits, .. } if bits % 8 != 0)
                    && matches!(constant.as_ref(), C::Vector(_))
                {
                    return Some(());
                }
                fill(scope, part, place, contents, depth + 1)?;
                place += part_size.alloc;
            }
            Some(())
        }
        C::Struct { values, .. } => {
            let ty = type_of(scope, constant)?;
            for (k, value) in values.iter().enumerate() {
                let (offset, _) = scope.layout.field(&ty, k, &scope.module.types)?;
                fill(scope, value, at + offset, contents, depth + 1)?;
            }
            Some(())
        }
        // Undefined and other values: unknown bytes.
        _ => {
            if size.store == 8 {
                if let Some((global, offset)) = address(scope, constant) {
                    contents.addresses.push(ConstantAddress { at, global, offset });
                }
            }
            Some(())
        }
    }
}
