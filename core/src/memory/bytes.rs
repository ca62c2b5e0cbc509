//! Bound places as bytes: what a user binds by path sets the bytes of objects, and every load reads
//! these, whatever its type and wherever it begins.
//!
//! A value of N bits takes ⌈N/8⌉ bytes, zero-extended, in the module's byte order; a pointer takes
//! eight. An object is what a root, or a pointer read at an offset of another object, points to.

use super::MemoryPath;
use crate::ir::Type;
use rustc_hash::FxHashMap;

/// The bytes that bindings give, by object.
///
/// ```
/// use symprof_core::{ir::Type, memory::{MemoryBytes, MemoryPath}};
/// let place = |text| MemoryPath::parse(text).unwrap();
/// let mut bytes = MemoryBytes::default();
/// bytes.bind(&place("p[4]"), Type::Int(32), 0x1122_3344, false).unwrap();
/// assert_eq!(bytes.value(&place("p[5]"), Type::Int(16), false), Some(0x2233));
/// assert_eq!(bytes.value(&place("p[6]"), Type::Int(32), false), None);
/// let conflict = bytes.bind(&place("p[7]:i8"), Type::Int(8), 5, false).unwrap_err();
/// assert_eq!((conflict.first.as_str(), conflict.second.as_str()), ("p[4]", "p[7]:i8"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct MemoryBytes {
    roots: FxHashMap<String, u32>,
    objects: Vec<Contents>,
    /// what was bound, for messages
    names: Vec<String>,
}

#[derive(Clone, Debug, Default)]
struct Contents {
    /// by offset: the byte, and the binding it comes from
    bytes: FxHashMap<i64, (u8, u32)>,
    /// what the pointers in it point to, by their offset
    behind: FxHashMap<i64, u32>,
}

/// Two bindings that give one byte different values.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "`{first}` and `{second}` overlap in memory and are bound to different bytes; bind one of them, \
     or make them agree"
)]
#[non_exhaustive]
pub struct Conflict {
    /// what was bound first
    pub first: String,
    /// what contradicts it
    pub second: String,
}

impl MemoryBytes {
    /// Sets the bytes of a place: those of a value of type `ty` with these bits.
    ///
    /// # Errors
    ///
    /// If one of the bytes is bound to another value already.
    pub fn bind(
        &mut self,
        place: &MemoryPath,
        ty: Type,
        bits: u64,
        big_endian: bool,
    ) -> Result<(), Conflict> {
        self.bind_as(&place.to_string(), place, ty, bits, big_endian)
    }

    /// As [`bind`](Self::bind); errors call the binding by that name.
    ///
    /// # Errors
    ///
    /// As `bind`.
    pub fn bind_as(
        &mut self,
        name: &str,
        place: &MemoryPath,
        ty: Type,
        bits: u64,
        big_endian: bool,
    ) -> Result<(), Conflict> {
        let Some((&offset, way)) = place.offsets.split_last() else { return Ok(()) };
        let mut object = match self.roots.get(&place.root) {
            Some(&o) => o,
            None => {
                let o = self.object();
                self.roots.insert(place.root.clone(), o);
                o
            }
        };
        for &at in way {
            object = match self.behind(object, at) {
                Some(o) => o,
                None => {
                    let o = self.object();
                    self.objects[object as usize].behind.insert(at, o);
                    o
                }
            };
        }
        let this = self.names.len() as u32;
        self.names.push(name.to_owned());
        let (bytes, size) = to_bytes(ty, bits, big_endian);
        for (i, &byte) in bytes[..size].iter().enumerate() {
            let at = offset.wrapping_add(i as i64);
            let (old, by) = *self.objects[object as usize].bytes.entry(at).or_insert((byte, this));
            if old != byte {
                let (first, second) = (self.names[by as usize].clone(), name.to_owned());
                return Err(Conflict { first, second });
            }
        }
        Ok(())
    }

    fn object(&mut self) -> u32 {
        self.objects.push(Contents::default());
        self.objects.len() as u32 - 1
    }

    /// The value of that type at a place, if all its bytes are bound (and are those of such a value:
    /// bits beyond its width are zero).
    pub fn value(&self, place: &MemoryPath, ty: Type, big_endian: bool) -> Option<u64> {
        let (&offset, way) = place.offsets.split_last()?;
        let mut object = self.root(&place.root)?;
        for &at in way {
            object = self.behind(object, at)?;
        }
        let mut bytes = [0; 8];
        let size = size_of(ty);
        for (i, byte) in bytes[..size].iter_mut().enumerate() {
            *byte = self.byte(object, offset.wrapping_add(i as i64))?;
        }
        from_bytes(ty, &bytes[..size], big_endian)
    }

    /// Do objects whose addresses are known agree on the bytes that they share? `address` tells where
    /// a root points to.
    ///
    /// # Errors
    ///
    /// If they do not.
    pub(crate) fn agree(
        &self,
        address: impl Fn(&str) -> Option<u64>,
        big_endian: bool,
    ) -> Result<(), Conflict> {
        let mut roots: Vec<_> = self.roots.iter().collect();
        roots.sort_unstable();
        let mut work: Vec<_> = roots.into_iter().map(|(name, &o)| (o, address(name))).collect();
        let mut there: FxHashMap<u64, (u8, u32)> = FxHashMap::default();
        while let Some((object, address)) = work.pop() {
            let contents = &self.objects[object as usize];
            for (&at, &(byte, by)) in &contents.bytes {
                // null is nowhere
                let Some(start) = address.filter(|&a| a != 0) else { break };
                let (old, first) =
                    *there.entry(start.wrapping_add(at as u64)).or_insert((byte, by));
                if old != byte {
                    let (first, second) = (first.min(by), first.max(by));
                    let name = |k: u32| self.names[k as usize].clone();
                    return Err(Conflict { first: name(first), second: name(second) });
                }
            }
            for (&at, &behind) in &contents.behind {
                let mut bytes = [0; 8];
                let known = bytes.iter_mut().enumerate().all(|(i, byte)| {
                    let bound = contents.bytes.get(&at.wrapping_add(i as i64));
                    bound.is_some_and(|b| {
                        *byte = b.0;
                        true
                    })
                });
                let address = from_bytes(Type::Ptr, &bytes, big_endian).filter(|_| known);
                work.push((behind, address));
            }
        }
        Ok(())
    }

    /// Is nothing bound?
    pub(crate) fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// The object behind a root.
    pub(crate) fn root(&self, name: &str) -> Option<u32> {
        self.roots.get(name).copied()
    }

    /// The object behind the pointer at an offset.
    pub(crate) fn behind(&self, object: u32, offset: i64) -> Option<u32> {
        self.objects[object as usize].behind.get(&offset).copied()
    }

    /// A bound byte.
    pub(crate) fn byte(&self, object: u32, offset: i64) -> Option<u8> {
        self.objects[object as usize].bytes.get(&offset).map(|b| b.0)
    }
}

/// The bytes that a value of that type takes in memory; none if it is opaque.
///
/// ```
/// use symprof_core::{ir::Type, memory::bytes::size_of};
/// assert_eq!((size_of(Type::Int(1)), size_of(Type::Int(24)), size_of(Type::Ptr)), (1, 3, 8));
/// ```
pub fn size_of(ty: Type) -> usize {
    ty.width().map_or(0, |w| (w as usize).div_ceil(8))
}

/// A value as bytes, in the order of their addresses, and how many they are.
///
/// ```
/// use symprof_core::{ir::Type, memory::bytes::to_bytes};
/// let (bytes, size) = to_bytes(Type::Int(24), 0x11_2233, true);
/// assert_eq!(bytes[..size], [0x11, 0x22, 0x33]);
/// ```
pub fn to_bytes(ty: Type, bits: u64, big_endian: bool) -> ([u8; 8], usize) {
    let size = size_of(ty);
    let bits = bits & ty.width().map_or(0, |w| u64::MAX >> (64 - w));
    let mut bytes = bits.to_le_bytes();
    if big_endian {
        bytes[..size].reverse();
    }
    (bytes, size)
}

/// The value of that type that has these bytes; `None` if there are not as many as it takes, or if
/// bits beyond its width are set, so that no such value was stored there.
///
/// ```
/// use symprof_core::{ir::Type, memory::bytes::from_bytes};
/// assert_eq!(from_bytes(Type::Int(16), &[1, 2], false), Some(0x0201));
/// assert_eq!(from_bytes(Type::Int(16), &[1, 2], true), Some(0x0102));
/// assert_eq!(from_bytes(Type::Int(1), &[2], false), None);
/// ```
pub fn from_bytes(ty: Type, bytes: &[u8], big_endian: bool) -> Option<u64> {
    let width = ty.width()?;
    if bytes.len() != size_of(ty) {
        return None;
    }
    let mut all = [0; 8];
    all[..bytes.len()].copy_from_slice(bytes);
    if big_endian {
        all[..bytes.len()].reverse();
    }
    let bits = u64::from_le_bytes(all);
    (bits & !(u64::MAX >> (64 - width)) == 0).then_some(bits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &str) -> MemoryPath {
        MemoryPath::parse(text).expect("a path")
    }

    #[test]
    fn every_width_and_order_reads_what_was_bound() {
        for width in 1..=64u8 {
            for big in [false, true] {
                let ty = Type::Int(width);
                let bits = 0x9123_4567_89ab_cdef & (u64::MAX >> (64 - width));
                let mut m = MemoryBytes::default();
                m.bind(&place("p[-3]"), ty, bits, big).expect("no conflict");
                assert_eq!(m.value(&place("p[-3]"), ty, big), Some(bits), "i{width}");
                let (bytes, size) = to_bytes(ty, bits, big);
                for (i, &b) in bytes[..size].iter().enumerate() {
                    let at = MemoryPath { offsets: vec![i as i64 - 3], ..place("p[0]") };
                    assert_eq!(m.value(&at, Type::Int(8), big), Some(b as u64));
                }
                let behind = MemoryPath { offsets: vec![size as i64 - 3], ..place("p[0]") };
                assert_eq!(m.value(&behind, Type::Int(8), big), None);
            }
        }
    }

    #[test]
    fn paths_through_pointers_are_objects_of_their_own() {
        let mut m = MemoryBytes::default();
        m.bind(&place("p[8]"), Type::Ptr, 4096, false).expect("no conflict");
        m.bind(&place("p[8][0]"), Type::Int(32), 7, false).expect("no conflict");
        m.bind(&place("@p[8]"), Type::Int(32), 1, false).expect("no conflict");
        assert_eq!(m.value(&place("p[8]"), Type::Int(64), false), Some(4096));
        assert_eq!(m.value(&place("p[8][0]"), Type::Int(32), false), Some(7));
        assert_eq!(m.value(&place("p[9][0]"), Type::Int(32), false), None);
        assert_eq!(m.value(&place("@p[8]"), Type::Int(32), false), Some(1));
    }

    #[test]
    fn bindings_that_agree_are_no_conflict() {
        let mut m = MemoryBytes::default();
        m.bind(&place("p[0]"), Type::Int(32), 0x0102, true).expect("no conflict");
        m.bind(&place("p[2]"), Type::Int(8), 1, true).expect("no conflict");
        m.bind(&place("p[3]"), Type::Int(16), 0x0203, true).expect("no conflict");
        let e = m.bind(&place("p[1]:i24"), Type::Int(24), 0, true).expect_err("a conflict");
        assert_eq!((e.first.as_str(), e.second.as_str()), ("p[0]", "p[1]:i24"));
    }

    #[test]
    fn offsets_at_the_end_of_the_address_space_wrap() {
        let mut m = MemoryBytes::default();
        let last = MemoryPath { offsets: vec![i64::MAX], ..place("p[0]") };
        m.bind(&last, Type::Int(16), 0x0201, false).expect("no conflict");
        assert_eq!(m.value(&last, Type::Int(16), false), Some(0x0201));
    }
}
