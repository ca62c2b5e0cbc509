//! Attributes, as far as the lowering asks.

use super::affine::{AffineMap, IntegerSet};
use super::types::Ty;
use super::{printed, text};
use mlir_sys::*;
use std::borrow::Cow;
use std::marker::PhantomData;

/// An attribute.
#[derive(Clone, Copy)]
pub(crate) struct Attr<'m>(MlirAttribute, PhantomData<&'m ()>);

impl<'m> Attr<'m> {
    pub(super) fn some(raw: MlirAttribute) -> Option<Self> {
        (!raw.ptr.is_null()).then_some(Attr(raw, PhantomData))
    }

    // SAFETY of all that follows: attributes live as long as their context, for 'm; what demands
    // a kind of attribute is asked behind the test for that kind, indices are within bounds.

    /// The attribute as MLIR prints it.
    pub(crate) fn text(self) -> String {
        // SAFETY: a live attribute, which its context owns
        printed(|callback, user| unsafe { mlirAttributePrint(self.0, callback, user) })
    }

    /// An integer or a boolean of at most 64 bits, sign-extended.
    pub(crate) fn int(self) -> Option<i64> {
        unsafe {
            if !mlirAttributeIsAInteger(self.0) {
                return None;
            }
            let ty = mlirAttributeGetType(self.0);
            if Ty::new(ty).width()? > 64 {
                return None;
            }
            Some(if mlirTypeIsAInteger(ty) && mlirIntegerTypeIsUnsigned(ty) {
                mlirIntegerAttrGetValueUInt(self.0) as i64
            } else if mlirTypeIsAInteger(ty) && mlirIntegerTypeIsSigned(ty) {
                mlirIntegerAttrGetValueSInt(self.0)
            } else {
                mlirIntegerAttrGetValueInt(self.0)
            })
        }
    }

    pub(crate) fn string(self) -> Option<Cow<'m, str>> {
        unsafe { mlirAttributeIsAString(self.0).then(|| text(mlirStringAttrGetValue(self.0))) }
    }

    /// A reference to a symbol: its parts, the root first.
    pub(crate) fn symbol(self) -> Option<Vec<Cow<'m, str>>> {
        unsafe {
            if !mlirAttributeIsASymbolRef(self.0) {
                return None;
            }
            let mut parts = vec![text(mlirSymbolRefAttrGetRootReference(self.0))];
            for k in 0..mlirSymbolRefAttrGetNumNestedReferences(self.0) {
                let nested = mlirSymbolRefAttrGetNestedReference(self.0, k);
                parts.push(text(mlirSymbolRefAttrGetRootReference(nested)));
            }
            Some(parts)
        }
    }

    /// The attributes within an array or a dictionary.
    pub(crate) fn children(self) -> Vec<Attr<'m>> {
        unsafe {
            if mlirAttributeIsAArray(self.0) {
                let count = mlirArrayAttrGetNumElements(self.0);
                let element = |k| Attr::some(mlirArrayAttrGetElement(self.0, k));
                (0..count).filter_map(element).collect()
            } else if mlirAttributeIsADictionary(self.0) {
                let count = mlirDictionaryAttrGetNumElements(self.0);
                let element = |k| Attr::some(mlirDictionaryAttrGetElement(self.0, k).attribute);
                (0..count).filter_map(element).collect()
            } else {
                Vec::new()
            }
        }
    }

    /// Integers: a dense array, an array of integer attributes, or dense elements of one of the
    /// widths that occur.
    pub(crate) fn ints(self) -> Option<Vec<i64>> {
        unsafe {
            let a = self.0;
            if mlirAttributeIsADenseI64Array(a) {
                let count = mlirDenseArrayGetNumElements(a);
                return Some((0..count).map(|k| mlirDenseI64ArrayGetElement(a, k)).collect());
            }
            if mlirAttributeIsADenseI32Array(a) {
                let count = mlirDenseArrayGetNumElements(a);
                return Some(
                    (0..count).map(|k| mlirDenseI32ArrayGetElement(a, k).into()).collect(),
                );
            }
            if mlirAttributeIsAArray(a) {
                return self.children().into_iter().map(Attr::int).collect();
            }
            if mlirAttributeIsADenseIntElements(a) {
                let count = mlirElementsAttrGetNumElements(a).max(0) as isize;
                let ty = mlirShapedTypeGetElementType(mlirAttributeGetType(a));
                let index = mlirTypeIsAIndex(ty);
                let at = |k: isize| match Ty::new(ty).width()? {
                    1 => Some(mlirDenseElementsAttrGetBoolValue(a, k).into()),
                    8 => Some(mlirDenseElementsAttrGetInt8Value(a, k).into()),
                    16 => Some(mlirDenseElementsAttrGetInt16Value(a, k).into()),
                    32 => Some(mlirDenseElementsAttrGetInt32Value(a, k).into()),
                    64 if !index => Some(mlirDenseElementsAttrGetInt64Value(a, k)),
                    64 => self
                        .raw(8)?
                        .get(k as usize * 8..)?
                        .first_chunk()
                        .map(|b| i64::from_ne_bytes(*b)),
                    // other widths are padded in MLIR's own way: each as an attribute of its own
                    _ => self.element(k as u64)?.int(),
                };
                return (0..count).map(at).collect();
            }
            None
        }
    }

    /// An element of a shaped attribute, by its place in row-major order.
    fn element(self, place: u64) -> Option<Attr<'m>> {
        unsafe {
            let ty = mlirAttributeGetType(self.0);
            let rank = mlirShapedTypeGetRank(ty).max(0) as usize;
            // one more, so that there is a place to point to for rank 0
            let mut indices = vec![0u64; rank + 1];
            let mut rest = place;
            for k in (0..rank).rev() {
                let size = u64::try_from(mlirShapedTypeGetDimSize(ty, k as isize)).ok()?.max(1);
                indices[k] = rest % size;
                rest /= size;
            }
            let at = indices.as_mut_ptr();
            let valid = mlirElementsAttrIsValidIndex(self.0, rank as isize, at);
            valid.then(|| Attr::some(mlirElementsAttrGetValue(self.0, rank as isize, at)))?
        }
    }

    /// The number of dense elements.
    pub(crate) fn element_count(self) -> Option<usize> {
        unsafe {
            mlirAttributeIsADenseElements(self.0)
                .then(|| usize::try_from(mlirElementsAttrGetNumElements(self.0)).ok())?
        }
    }

    /// The bytes of dense elements of whole bytes each, in order.
    pub(crate) fn raw(self, element: usize) -> Option<Vec<u8>> {
        unsafe {
            let a = self.0;
            if !mlirAttributeIsADenseElements(a) {
                return None;
            }
            let ty = Ty::new(mlirShapedTypeGetElementType(mlirAttributeGetType(a)));
            // MLIR packs booleans, and pads odd widths in its own way
            let bits = (element * 8) as u32;
            let whole = ty.width() == Some(bits)
                || ty.width().is_none() && ty.byte_size() == Some(element as u64);
            if !whole || element == 0 {
                return None;
            }
            let count = usize::try_from(mlirElementsAttrGetNumElements(a)).ok()?;
            const LIMIT: usize = 1 << 24;
            let total = count.checked_mul(element).filter(|t| *t <= LIMIT)?;
            let data = mlirDenseElementsAttrGetRawData(a).cast::<u8>();
            if data.is_null() {
                return (total == 0).then(Vec::new);
            }
            if mlirDenseElementsAttrIsSplat(a) {
                let one = std::slice::from_raw_parts(data, element);
                return Some(one.iter().copied().cycle().take(total).collect());
            }
            Some(std::slice::from_raw_parts(data, total).to_vec())
        }
    }

    pub(crate) fn affine_map(self) -> Option<AffineMap> {
        unsafe {
            mlirAttributeIsAAffineMap(self.0)
                .then(|| AffineMap::from_raw(mlirAffineMapAttrGetValue(self.0)))
        }
    }

    /// An integer set. The C API of MLIR 19 cannot take one out of its attribute, so its text is
    /// read back as the affine map of its constraints.
    pub(crate) fn integer_set(self) -> Option<IntegerSet> {
        if unsafe { !mlirAttributeIsAIntegerSet(self.0) } {
            return None;
        }
        let shown = self.to_string();
        let (map, equalities) = IntegerSet::as_map(&shown)?;
        let context = unsafe { mlirAttributeGetContext(self.0) };
        let parsed = unsafe { mlirAttributeParseGet(context, super::string_ref(&map)) };
        let map = Attr::some(parsed)?.affine_map()?;
        (map.results.len() == equalities.len()).then_some(IntegerSet { map, equalities })
    }

    pub(crate) fn ty(self) -> Option<Ty<'m>> {
        unsafe { mlirAttributeIsAType(self.0).then(|| Ty::new(mlirTypeAttrGetValue(self.0))) }
    }
}

impl std::fmt::Display for Attr<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&printed(|callback, user| unsafe {
            mlirAttributePrint(self.0, callback, user)
        }))
    }
}
