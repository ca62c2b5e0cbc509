//! Types, as far as the lowering asks.

use super::printed;
use mlir_sys::*;
use std::marker::PhantomData;

/// A type.
#[derive(Clone, Copy)]
pub(crate) struct Ty<'m>(MlirType, PhantomData<&'m ()>);

impl<'m> Ty<'m> {
    pub(super) fn new(raw: MlirType) -> Self {
        Ty(raw, PhantomData)
    }

    // SAFETY of all that follows: types live as long as their context, for 'm; what demands a kind
    // of type is asked behind the test for that kind.

    /// Width in bits of an integer; `index` is 64 bits wide, as on every target that MLIR's own
    /// lowering assumes by default.
    pub(crate) fn width(self) -> Option<u32> {
        unsafe {
            if mlirTypeIsAIndex(self.0) {
                Some(64)
            } else if mlirTypeIsAInteger(self.0) {
                Some(mlirIntegerTypeGetWidth(self.0))
            } else {
                None
            }
        }
    }

    /// Width in bits of a floating-point type.
    fn float_width(self) -> Option<u32> {
        unsafe { mlirTypeIsAFloat(self.0).then(|| mlirFloatTypeGetWidth(self.0)) }
    }

    /// Size in memory of an element of that type, in bytes. None where an access touches fewer bytes than lie
    /// between two elements (`i24`).
    pub(crate) fn byte_size(self) -> Option<u64> {
        let bits = self.width().or_else(|| self.float_width())?;
        Some(u64::from(bits.div_ceil(8))).filter(|bytes| bytes.is_power_of_two())
    }

    pub(crate) fn is_float(self) -> bool {
        unsafe { mlirTypeIsAFloat(self.0) }
    }

    /// How many elements a vector has, all dimensions together; none where the machine decides that.
    /// Nothing for what is no vector.
    pub(crate) fn vector_lanes(self) -> Option<Option<u64>> {
        unsafe {
            if !mlirTypeIsAVector(self.0) {
                return None;
            }
            let rank = mlirShapedTypeGetRank(self.0).max(0) as isize;
            let size = |k| u64::try_from(mlirShapedTypeGetDimSize(self.0, k)).ok();
            let fixed = !mlirVectorTypeIsScalable(self.0);
            let product = || (0..rank).try_fold(1u64, |n, k| n.checked_mul(size(k)?));
            Some(fixed.then(product).flatten())
        }
    }

    pub(crate) fn is_memref(self) -> bool {
        unsafe { mlirTypeIsAMemRef(self.0) || mlirTypeIsAUnrankedMemRef(self.0) }
    }

    pub(crate) fn is_tensor(self) -> bool {
        unsafe { mlirTypeIsATensor(self.0) }
    }

    /// The sizes of a ranked memref or tensor, `None` for a dynamic one.
    pub(crate) fn shape(self) -> Option<Vec<Option<i64>>> {
        unsafe {
            if !(mlirTypeIsAMemRef(self.0) || mlirTypeIsARankedTensor(self.0)) {
                return None;
            }
            let rank = mlirShapedTypeGetRank(self.0).max(0) as isize;
            let size = |k| {
                let dynamic = mlirShapedTypeIsDynamicDim(self.0, k);
                (!dynamic).then(|| mlirShapedTypeGetDimSize(self.0, k))
            };
            Some((0..rank).map(size).collect())
        }
    }

    pub(crate) fn is_function(self) -> bool {
        unsafe { mlirTypeIsAFunction(self.0) }
    }

    /// How many values a function of that type takes.
    pub(crate) fn input_count(self) -> Option<usize> {
        unsafe {
            mlirTypeIsAFunction(self.0)
                .then(|| mlirFunctionTypeGetNumInputs(self.0).max(0) as usize)
        }
    }

    /// Type of the elements of a memref, tensor or vector.
    pub(crate) fn element(self) -> Option<Ty<'m>> {
        unsafe { mlirTypeIsAShaped(self.0).then(|| Ty::new(mlirShapedTypeGetElementType(self.0))) }
    }

    /// Strides and offset of a ranked memref in elements, `None` where dynamic; nothing if its
    /// layout has none.
    pub(crate) fn strides(self) -> Option<(Vec<Option<i64>>, Option<i64>)> {
        unsafe {
            if !mlirTypeIsAMemRef(self.0) {
                return None;
            }
            let rank = mlirShapedTypeGetRank(self.0).max(0) as usize;
            // one more, so that there is a place to point to for rank 0
            let mut strides = vec![0i64; rank + 1];
            let mut offset = 0i64;
            let result =
                mlirMemRefTypeGetStridesAndOffset(self.0, strides.as_mut_ptr(), &mut offset);
            if result.value == 0 {
                return None;
            }
            let known = |v: i64| (!mlirShapedTypeIsDynamicStrideOrOffset(v)).then_some(v);
            Some((strides[..rank].iter().map(|&v| known(v)).collect(), known(offset)))
        }
    }

    /// Has a memref the row-major layout that its type implies?
    pub(crate) fn is_row_major(self) -> bool {
        unsafe {
            mlirTypeIsAMemRef(self.0) && mlirAffineMapIsIdentity(mlirMemRefTypeGetAffineMap(self.0))
        }
    }
}

impl std::fmt::Display for Ty<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&printed(|callback, user| unsafe { mlirTypePrint(self.0, callback, user) }))
    }
}
