//! Types of memory accesses: which accesses a language's rules keep apart (strict aliasing).
//!
//! The model and the relation are those of LLVM's type-based alias analysis (LangRef, "tbaa Metadata";
//! `llvm/lib/Analysis/TypeBasedAliasAnalysis.cpp`, struct-path tags of the older format). A program that
//! reads as one type what it wrote as another that the relation keeps apart is undefined, so what rests on
//! the relation is an assumption ([`AssumptionKind::StrictAliasing`](crate::assume::AssumptionKind)).

use rustc_hash::FxHashMap;

/// The type of an access: the number of an [`AccessTag`] of the module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct AccessType(pub u32);

/// The number of a [`TypeNode`] of the module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TypeId(pub u32);

/// A type that memory is accessed as.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypeNode {
    /// its name, for messages
    pub name: String,
    /// A structure's fields, by their offsets in bytes, ascending. A scalar has one at 0, the more general
    /// type; a root, which belongs to one language, none.
    pub fields: Vec<(u64, TypeId)>,
}

/// An access of a field: the type of the whole object, that of the field, and where it lies in bytes. An
/// access of a scalar is one of the field at 0 of itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AccessTag {
    /// the object's type
    pub base: TypeId,
    /// the type that is read or written
    pub access: TypeId,
    /// where it lies in the object
    pub offset: u64,
}

/// The types of a module's accesses.
///
/// ```
/// use symprof_core::ir::access::{AccessTag, AccessTypes, TypeNode};
/// let mut types = AccessTypes::default();
/// let mut node = |name: &str, fields: &[(u64, _)]| {
///     types.add_type(TypeNode { name: name.into(), fields: fields.to_vec() })
/// };
/// let root = node("C", &[]);
/// let char = node("omnipotent char", &[(0, root)]);
/// let (int, float) = (node("int", &[(0, char)]), node("float", &[(0, char)]));
/// let size = node("size", &[(0, int), (4, int)]);
/// let mut tag = |base, access, offset| types.add_tag(AccessTag { base, access, offset });
/// let (width, height) = (tag(size, int, 0), tag(size, int, 4));
/// let (scalar, number, byte) = (tag(int, int, 0), tag(float, float, 0), tag(char, char, 0));
/// assert!(!types.may_alias(width, height) && !types.may_alias(width, number));
/// assert!(types.may_alias(width, scalar) && types.may_alias(width, byte));
/// ```
#[derive(Clone, Debug, Default)]
pub struct AccessTypes {
    types: Vec<TypeNode>,
    tags: Vec<AccessTag>,
    numbers: FxHashMap<AccessTag, AccessType>,
}

/// Chains of types longer than this are taken to alias.
const LONGEST: usize = 64;

impl AccessTypes {
    /// Adds a type.
    pub fn add_type(&mut self, node: TypeNode) -> TypeId {
        self.types.push(node);
        TypeId(self.types.len() as u32 - 1)
    }

    /// The number of a tag, added if it is new.
    pub fn add_tag(&mut self, tag: AccessTag) -> AccessType {
        let next = AccessType(self.tags.len() as u32);
        let number = *self.numbers.entry(tag).or_insert(next);
        if number == next {
            self.tags.push(tag);
        }
        number
    }

    /// All types, by number.
    pub fn types(&self) -> &[TypeNode] {
        &self.types
    }

    /// All tags, by number.
    pub fn tags(&self) -> &[AccessTag] {
        &self.tags
    }

    /// May two accesses meet, as far as their types say? Where a number is none of the module's, they may.
    /// Linear in the depth of the types.
    pub fn may_alias(&self, a: AccessType, b: AccessType) -> bool {
        let tag = |t: AccessType| self.tags.get(t.0 as usize).copied();
        let (Some(a), Some(b)) = (tag(a), tag(b)) else { return true };
        if a == b {
            return true;
        }
        // types without a common generalisation are those of two languages
        let Some(common) = self.common(a.access, b.access) else { return true };
        let part = |base, part| self.may_be_part(base, part, common);
        part(a, b).or_else(|| part(b, a)).unwrap_or(false)
    }

    /// The type one step up: the field that holds the offset, and the offset in it; a scalar's more general
    /// type.
    fn step(&self, of: TypeId, offset: u64) -> Option<(TypeId, u64)> {
        let fields = &self.types.get(of.0 as usize)?.fields;
        match fields.as_slice() {
            [] => None,
            [(at, field)] => Some((*field, offset.wrapping_sub(*at))),
            _ => {
                let k = fields.partition_point(|(at, _)| *at <= offset).checked_sub(1)?;
                Some((fields[k].1, offset - fields[k].0))
            }
        }
    }

    /// The more general types of a scalar, itself first; none if they are too many to be a chain.
    fn chain(&self, mut of: TypeId) -> Option<Vec<TypeId>> {
        let mut chain = vec![of];
        while let Some((up, _)) = self.step(of, 0) {
            if chain.len() > LONGEST {
                return None;
            }
            chain.push(up);
            of = up;
        }
        Some(chain)
    }

    /// The least type above both.
    fn common(&self, a: TypeId, b: TypeId) -> Option<TypeId> {
        let (a, b) = (self.chain(a)?, self.chain(b)?);
        a.iter().rev().zip(b.iter().rev()).take_while(|(x, y)| x == y).last().map(|(x, _)| *x)
    }

    /// If the second access may be one of a part of the first one's object: may they meet?
    fn may_be_part(&self, base: AccessTag, part: AccessTag, common: TypeId) -> Option<bool> {
        if base.access == base.base && base.access == common {
            return Some(true);
        }
        let (mut of, mut offset) = (base.base, base.offset);
        for _ in 0..LONGEST {
            if of == part.base {
                let whole = of == base.access || part.base == part.access;
                return Some(offset == part.offset || whole);
            }
            match self.step(of, offset) {
                Some(next) => (of, offset) = next,
                None => return None,
            }
        }
        Some(true)
    }
}
