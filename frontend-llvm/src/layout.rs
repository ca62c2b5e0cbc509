//! Sizes and offsets of types in memory, from the module's data layout (LangRef, "Data Layout").
//!
//! llvm-ir's own table lacks sizes and the rule for aggregates, so the layout string is read here
//! with LLVM 19's defaults and look-up rules (`DataLayout::getAlignment`).

use llvm_ir::types::{FPType, NamedStructDef, Types};
use llvm_ir::{Type, TypeRef};
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// Types nested deeper than this have no size here; LLVM's own are a handful deep.
const DEPTH: usize = 256;

/// Size and alignment of a type, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Size {
    /// bytes that a store may write
    pub(crate) store: u64,
    /// distance between two array elements
    pub(crate) alloc: u64,
    /// ABI alignment
    pub(crate) align: u64,
}

/// The data layout of a module.
#[derive(Debug)]
pub(crate) struct Layout {
    pub(crate) little_endian: bool,
    /// (bits, ABI alignment in bytes), sorted by bits
    ints: Vec<(u64, u64)>,
    floats: Vec<(u64, u64)>,
    vectors: Vec<(u64, u64)>,
    aggregate: u64,
    /// (address space, bits, ABI alignment in bytes, bits of an index)
    pointers: Vec<(u32, u64, u64, u64)>,
    /// Sizes by the address of the shared type. The type is kept: that of a constant may be made on the way,
    /// and once it is dropped another one may have its address.
    cache: RefCell<FxHashMap<usize, (TypeRef, Option<Size>)>>,
}

impl Layout {
    /// Reads a layout string; parts that do not concern sizes are skipped.
    pub(crate) fn parse(text: &str) -> Layout {
        let mut layout = Layout {
            little_endian: true,
            ints: vec![(1, 1), (8, 1), (16, 2), (32, 4), (64, 4)],
            floats: vec![(16, 2), (32, 4), (64, 8), (128, 16)],
            vectors: vec![(64, 8), (128, 16)],
            aggregate: 1,
            pointers: vec![(0, 64, 8, 64)],
            cache: RefCell::default(),
        };
        for part in text.split('-') {
            layout.part(part);
        }
        layout
    }

    fn part(&mut self, part: &str) {
        let mut fields = part.split(':');
        let head = fields.next().unwrap_or_default();
        let numbers: Vec<u64> = fields.map_while(|f| f.parse().ok()).collect();
        let bytes = |bits: u64| (bits / 8).max(1);
        let tail = head.get(1..).unwrap_or_default();
        match (head.as_bytes().first(), numbers.as_slice()) {
            (Some(b'e'), []) => self.little_endian = true,
            (Some(b'E'), []) => self.little_endian = false,
            (Some(b'p'), [size, abi, rest @ ..]) => {
                let space = tail.parse().unwrap_or(0);
                let index = rest.get(1).copied().unwrap_or(*size);
                self.pointers.retain(|p| p.0 != space);
                self.pointers.push((space, *size, bytes(*abi), index));
            }
            (Some(b'i'), [abi, ..]) => insert(&mut self.ints, tail, bytes(*abi)),
            (Some(b'f'), [abi, ..]) => insert(&mut self.floats, tail, bytes(*abi)),
            (Some(b'v'), [abi, ..]) => insert(&mut self.vectors, tail, bytes(*abi)),
            (Some(b'a'), [abi, ..]) => self.aggregate = bytes(*abi),
            _ => {}
        }
    }

    /// Are pointers of that address space plain 64-bit addresses?
    pub(crate) fn is_64_bit(&self, space: u32) -> bool {
        let p = self.pointer(space);
        p.1 == 64 && p.3 == 64
    }

    /// Do pointers of that address space take as much room as those of the default one?
    pub(crate) fn like_default(&self, space: u32) -> bool {
        let (p, q) = (self.pointer(space), self.pointer(0));
        (p.1, p.2) == (q.1, q.2)
    }

    fn pointer(&self, space: u32) -> (u32, u64, u64, u64) {
        let find = |s| self.pointers.iter().find(|p| p.0 == s).copied();
        find(space).or_else(|| find(0)).unwrap_or((0, 64, 8, 64))
    }

    /// Size of a type; none for types without one (void, functions, opaque structs, scalable
    /// vectors, target types) and for sizes over 2^64.
    pub(crate) fn size(&self, ty: &TypeRef, types: &Types) -> Option<Size> {
        self.sized(ty, types, 0)
    }

    fn sized(&self, ty: &TypeRef, types: &Types, depth: usize) -> Option<Size> {
        if depth > DEPTH {
            return None;
        }
        let key = std::ptr::from_ref::<Type>(ty.as_ref()) as usize;
        if let Some((_, size)) = self.cache.borrow().get(&key) {
            return *size;
        }
        let size = self.compute(ty, types, depth);
        self.cache.borrow_mut().insert(key, (ty.clone(), size));
        size
    }

    fn compute(&self, ty: &TypeRef, types: &Types, depth: usize) -> Option<Size> {
        match ty.as_ref() {
            Type::IntegerType { bits } => {
                let bits = u64::from(*bits);
                let by_width = self.ints.iter().find(|i| i.0 >= bits).or(self.ints.last());
                simple(bits, by_width.map_or(1, |i| i.1))
            }
            Type::PointerType { addr_space } => {
                let (_, bits, align, _) = self.pointer(*addr_space);
                simple(bits, align)
            }
            Type::FPType(fp) => {
                let bits = float_bits(*fp);
                let exact = self.floats.iter().find(|f| f.0 == bits).map(|f| f.1);
                simple(bits, exact.unwrap_or((bits / 8).next_power_of_two()))
            }
            Type::VectorType { scalable: true, .. } => None,
            Type::VectorType { element_type, num_elements, .. } => {
                let bits = match element_type.as_ref() {
                    Type::IntegerType { bits } => u64::from(*bits),
                    Type::FPType(fp) => float_bits(*fp),
                    Type::PointerType { addr_space } => self.pointer(*addr_space).1,
                    _ => return None,
                };
                let bits = bits.checked_mul(*num_elements as u64)?;
                let exact = self.vectors.iter().find(|v| v.0 == bits).map(|v| v.1);
                simple(bits, exact.unwrap_or(bits.div_ceil(8).next_power_of_two()))
            }
            Type::ArrayType { element_type, num_elements } => {
                let element = self.sized(element_type, types, depth + 1)?;
                let bytes = element.alloc.checked_mul(*num_elements as u64)?;
                Some(Size { store: bytes, alloc: bytes, align: element.align })
            }
            Type::StructType { .. } | Type::NamedStructType { .. } => {
                let (fields, packed) = fields(ty, types)?;
                self.walk(&fields, packed, types, depth, fields.len()).map(|(_, size)| size)
            }
            Type::X86_MMXType => simple(64, 8),
            _ => None,
        }
    }

    /// Offset of the `k`-th field and the type of it.
    pub(crate) fn field(&self, ty: &TypeRef, k: usize, types: &Types) -> Option<(u64, TypeRef)> {
        let (fields, packed) = fields(ty, types)?;
        let field = fields.get(k)?.clone();
        let (offset, _) = self.walk(&fields, packed, types, 0, k)?;
        Some((offset, field))
    }

    /// Lays out the fields: the offset of the `k`-th (the end, for their number), and the size.
    fn walk(
        &self,
        fields: &[TypeRef],
        packed: bool,
        types: &Types,
        depth: usize,
        k: usize,
    ) -> Option<(u64, Size)> {
        let mut at = 0u64;
        let mut align = if packed { 1 } else { self.aggregate };
        let mut wanted = None;
        for (j, field) in fields.iter().enumerate() {
            let size = self.sized(field, types, depth + 1)?;
            let field_align = if packed { 1 } else { size.align };
            align = align.max(field_align);
            at = at.checked_next_multiple_of(field_align)?;
            if j == k {
                wanted = Some(at);
            }
            at = at.checked_add(size.alloc)?;
        }
        let end = at.checked_next_multiple_of(align)?;
        Some((wanted.unwrap_or(at), Size { store: end, alloc: end, align }))
    }
}

fn insert(table: &mut Vec<(u64, u64)>, bits: &str, align: u64) {
    let Ok(bits) = bits.parse() else { return };
    table.retain(|e| e.0 != bits);
    let at = table.partition_point(|e| e.0 < bits);
    table.insert(at, (bits, align));
}

fn simple(bits: u64, align: u64) -> Option<Size> {
    let store = bits.div_ceil(8);
    Some(Size { store, alloc: store.checked_next_multiple_of(align)?, align })
}

/// The fields of a struct type, and whether it is packed.
pub(crate) fn fields(ty: &TypeRef, types: &Types) -> Option<(Vec<TypeRef>, bool)> {
    match ty.as_ref() {
        Type::StructType { element_types, is_packed } => Some((element_types.clone(), *is_packed)),
        Type::NamedStructType { name } => match types.named_struct_def(name) {
            Some(NamedStructDef::Defined(ty)) => match ty.as_ref() {
                Type::StructType { element_types, is_packed } => {
                    Some((element_types.clone(), *is_packed))
                }
                _ => None,
            },
            Some(NamedStructDef::Opaque) | None => None,
        },
        _ => None,
    }
}

fn float_bits(fp: FPType) -> u64 {
    match fp {
        FPType::Half | FPType::BFloat => 16,
        FPType::Single => 32,
        FPType::Double => 64,
        FPType::X86_FP80 => 80,
        FPType::FP128 | FPType::PPC_FP128 => 128,
    }
}
