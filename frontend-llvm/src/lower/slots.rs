//! Small block operations are written out as loads and stores, and so are vector stores into the
//! stack slots that promotion leaves (arrays with variable indices), so that what is loaded later is
//! known.

use super::calls::Site;
use super::function::Lowering;
use super::vectors::is_scalable;
use crate::layout::{fields, Layout};
use llvm_ir::instruction::Alloca;
use llvm_ir::types::Types;
use llvm_ir::{Constant, Instruction as I, Name, Operand, Type as L, TypeRef};
use rustc_hash::FxHashMap;
use symprof_core::ir::{Flags, Inst, Type, Value};

/// Block operations over more pieces than this are not written out.
const PIECES: usize = 128;
/// Longer block operations outside of stack slots are not written out.
const BYTES: u64 = 128;
/// How far an address is followed to its base.
const LIMIT: usize = 64;

/// The stack slot that an address points into, if it is seen to.
pub(super) fn slot_of<'m>(
    address: &'m Operand,
    defs: &FxHashMap<&'m Name, &'m I>,
) -> Option<&'m Alloca> {
    let mut at = address;
    for _ in 0..LIMIT {
        let Operand::LocalOperand { name, .. } = at else { return None };
        match defs.get(name)? {
            I::Alloca(slot) => return Some(slot),
            I::GetElementPtr(i) => at = &i.address,
            I::BitCast(i) => at = &i.operand,
            _ => return None,
        }
    }
    None
}

/// A piece of a type in memory: its offset, its type, its size.
struct Piece {
    offset: u64,
    ty: TypeRef,
    size: u64,
}

/// The scalars and vectors that a type is made of; `None` if there are too many.
fn pieces(layout: &Layout, ty: &TypeRef, types: &Types) -> Option<Vec<Piece>> {
    let mut found = Vec::new();
    let mut work = vec![(0u64, ty.clone())];
    while let Some((offset, ty)) = work.pop() {
        if found.len() + work.len() > PIECES {
            return None;
        }
        match ty.as_ref() {
            L::ArrayType { element_type, num_elements } => {
                let stride = layout.size(element_type, types)?.alloc;
                if *num_elements > PIECES {
                    return None;
                }
                for k in 0..*num_elements as u64 {
                    work.push((offset + k * stride, element_type.clone()));
                }
            }
            L::StructType { .. } | L::NamedStructType { .. } => {
                for k in 0..fields(&ty, types)?.0.len() {
                    let (at, field) = layout.field(&ty, k, types)?;
                    work.push((offset + at, field));
                }
            }
            _ => {
                let size = layout.size(&ty, types)?.store;
                found.push(Piece { offset, ty, size });
            }
        }
    }
    found.sort_by_key(|p| p.offset);
    Some(found)
}

/// A range of bytes as integers of 8, 4, 2 and 1 bytes: offsets and sizes.
fn words(length: u64) -> Vec<(u64, u64)> {
    let mut all = Vec::new();
    let mut at = 0;
    while at < length {
        let size = [8, 4, 2, 1].into_iter().find(|s| at + s <= length).unwrap_or(1);
        all.push((at, size));
        at += size;
    }
    all
}

impl<'m> Lowering<'_, 'm> {
    /// A short `memset`, `memcpy` or `memmove` of a known length, written out as integers: whatever
    /// is copied, addresses included, is copied whole.
    pub(super) fn block_operation(&mut self, site: Site<'m>, family: &str) -> bool {
        let [(target, _), (source, _), (length, _), (volatile, _)] = site.arguments else {
            return false;
        };
        let length = match length.as_constant() {
            Some(Constant::Int { bits: 0..=64, value }) if *value <= BYTES => *value,
            _ => return false,
        };
        if volatile.as_constant() != Some(&Constant::Int { bits: 1, value: 0 }) {
            return false;
        }
        let Some(target) = self.scalar(target) else { return false };
        match (family, source.as_constant()) {
            ("memset", Some(Constant::Int { value: byte, .. })) => {
                let pattern = (*byte & 0xFF).wrapping_mul(0x0101_0101_0101_0101);
                for (at, size) in words(length) {
                    let place = self.displaced(target, at);
                    let value = self.constant(Type::Int(8 * size as u8), pattern as i64);
                    self.b.effect(Inst::Store(place, value, size as u32));
                }
                true
            }
            ("memcpy" | "memmove", _) => {
                let Some(source) = self.scalar(source) else { return false };
                // All is read before anything is written: the two may overlap.
                let mut moves = Vec::new();
                for (at, size) in words(length) {
                    let from = self.displaced(source, at);
                    moves.push((
                        at,
                        size,
                        self.b.inst(Type::Int(8 * size as u8), Inst::Load(from)),
                    ));
                }
                for (at, size, value) in moves {
                    let place = self.displaced(target, at);
                    self.b.effect(Inst::Store(place, value, size as u32));
                }
                true
            }
            _ => false,
        }
    }

    /// How a piece is copied: an integer that is no whole number of bytes with all its bits.
    fn piece_ty(&self, piece: &Piece) -> Type {
        match self.ty(&piece.ty) {
            Type::Int(_) => Type::Int(8 * piece.size as u8),
            ty => ty,
        }
    }

    /// `memset` and `memcpy` of a whole slot or a prefix of it, written out piece by piece.
    pub(super) fn slot_operation(&mut self, site: Site<'m>, family: &str) -> bool {
        let [(target, _), (source, _), (length, _), (volatile, _)] = site.arguments else {
            return false;
        };
        let Operand::LocalOperand { name, .. } = target else { return false };
        let Some(I::Alloca(slot)) = self.defs.get(name).copied() else { return false };
        let Some(Constant::Int { bits: 0..=64, value: length }) = length.as_constant() else {
            return false;
        };
        let plain = volatile.as_constant() == Some(&Constant::Int { bits: 1, value: 0 });
        let types = &self.scope.module.types;
        let Some(all) = pieces(&self.scope.layout, &slot.allocated_type, types) else {
            return false;
        };
        let end = all.last().map_or(0, |p| p.offset + p.size);
        let covered = all.iter().all(|p| p.offset >= *length || p.offset + p.size <= *length);
        if !plain || *length > end.next_multiple_of(16) || !covered {
            return false;
        }
        let all: Vec<Piece> = all.into_iter().filter(|p| p.offset < *length).collect();
        // Bytes between the pieces are written too.
        let gaps = all.iter().map(|p| p.size).sum::<u64>() != *length;
        let target = self.address(target);
        match (family, source.as_constant()) {
            ("memset", Some(Constant::Int { value: byte, .. })) => {
                if gaps {
                    self.clobber_bytes(target, *length);
                }
                let pattern = (*byte & 0xFF).wrapping_mul(0x0101_0101_0101_0101);
                for piece in all {
                    let place = self.displaced(target, piece.offset);
                    match self.piece_ty(&piece) {
                        Type::Opaque => self.clobber_bytes(place, piece.size),
                        // All ones is no address; only null is written as one.
                        Type::Ptr if *byte != 0 => self.clobber_bytes(place, piece.size),
                        ty => {
                            let value = self.constant(ty, pattern as i64);
                            self.b.effect(Inst::Store(place, value, piece.size as u32));
                        }
                    }
                }
                true
            }
            ("memcpy" | "memmove", _) => {
                let source = self.address(source);
                // All is read before anything is written: the two may overlap.
                let mut moves: Vec<(Value, Option<Value>, u64)> = Vec::new();
                for piece in all {
                    let ty = self.piece_ty(&piece);
                    let value = (ty != Type::Opaque).then(|| {
                        let from = self.displaced(source, piece.offset);
                        self.b.inst(ty, Inst::Load(from))
                    });
                    moves.push((self.displaced(target, piece.offset), value, piece.size));
                }
                if gaps {
                    self.clobber_bytes(target, *length);
                }
                for (place, value, size) in moves {
                    match value {
                        Some(value) => self.b.effect(Inst::Store(place, value, size as u32)),
                        None => self.clobber_bytes(place, size),
                    }
                }
                true
            }
            _ => false,
        }
    }

    pub(super) fn clobber_bytes(&mut self, place: Value, size: u64) {
        let size = self.constant(Type::Int(64), size as i64);
        self.b.effect(Inst::Clobber(place, Some(size)));
    }

    /// A pointer some bytes further on, for an access that reaches as far: the whole of it executes, so
    /// all of it is within one object.
    pub(super) fn displaced(&mut self, base: Value, offset: u64) -> Value {
        if offset == 0 {
            return base;
        }
        let offset = self.constant(Type::Int(64), offset as i64);
        self.b.inst(Type::Ptr, Inst::PtrAdd(Flags::NSW, base, offset))
    }

    /// A vector store into a slot, lane by lane; false if its lanes are not followed.
    pub(super) fn store_lanes(&mut self, address: &'m Operand, value: &'m Operand) -> bool {
        let ty = self.scope.module.type_of(value);
        let Some(width) = self.lane_bytes(&ty).filter(|_| !is_scalable(&ty)) else { return false };
        if slot_of(address, &self.defs).is_none() {
            return false;
        }
        let Some(lanes) = self.lanes(value) else { return false };
        let base = self.address(address);
        for (k, lane) in lanes.into_iter().enumerate() {
            let place = self.displaced(base, k as u64 * width);
            match lane {
                Some(lane) => self.b.effect(Inst::Store(place, lane, width as u32)),
                None => self.clobber_bytes(place, width),
            }
        }
        true
    }
}
