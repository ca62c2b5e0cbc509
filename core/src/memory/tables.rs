//! Constant tables read at a computed index: what stands at equal distances in the bytes of a constant, in few pieces.
//!
//! These are the forms in which LLVM writes a `switch` that returns constants (`SimplifyCFG`, `SwitchLookupTable`: one
//! value, a linear map, an array), the other way round; a table in a program is read in the same way.

use super::bytes::{from_bytes, size_of};
use crate::ir::Type;

/// Elements of one type at equal distances in a constant: a field of all structs in an array, say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Column {
    /// where the first one stands
    pub start: u64,
    /// from one to the next, in bytes
    pub stride: u64,
    /// how many they are
    pub count: u64,
    pub ty: Type,
}

/// The elements of a column as signed numbers (those of one bit are 0 and 1), by their number from 0 on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Pieces {
    /// The k-th is `first + k*step`.
    Line { first: i128, step: i128 },
    /// Runs of equal ones: the number of the last of each, and its value.
    Runs(Vec<(u64, i128)>),
}

/// The elements of a column in the bytes of a constant; none if one of them is not known, or if they are no line and
/// more than so many runs. Linear in the elements that are looked at: the first that goes beyond ends it.
pub(crate) fn pieces(
    bytes: &[Option<u8>],
    column: Column,
    big_endian: bool,
    most: usize,
) -> Option<Pieces> {
    let mut runs: Vec<(u64, i128)> = Vec::new();
    let (mut first, mut step) = (0, 0);
    let (mut line, mut few) = (true, true);
    for k in 0..column.count {
        let at = k.checked_mul(column.stride)?.checked_add(column.start)?;
        let value = element(bytes, usize::try_from(at).ok()?, column.ty, big_endian)?;
        match k {
            0 => first = value,
            1 => step = value - first,
            _ => line &= value == first + i128::from(k) * step,
        }
        let room = runs.len() < most;
        match runs.last_mut() {
            Some(run) if run.1 == value => run.0 = k,
            _ if room => runs.push((k, value)),
            _ => few = false,
        }
        if !line && !few {
            return None;
        }
    }
    match line {
        true if column.count > 0 => Some(Pieces::Line { first, step }),
        _ => (!runs.is_empty()).then_some(Pieces::Runs(runs)),
    }
}

fn element(bytes: &[Option<u8>], at: usize, ty: Type, big_endian: bool) -> Option<i128> {
    let size = size_of(ty);
    let mut read = [0; 8];
    for (to, byte) in read.iter_mut().zip(bytes.get(at..at.checked_add(size)?)?) {
        *to = (*byte)?;
    }
    let bits = from_bytes(ty, &read[..size], big_endian)?;
    let width = u32::from(ty.width()?);
    Some(match width {
        1 => i128::from(bits),
        _ => i128::from((bits << (64 - width)) as i64 >> (64 - width)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(bytes: &[u8]) -> Vec<Option<u8>> {
        bytes.iter().copied().map(Some).collect()
    }

    fn column(start: u64, stride: u64, count: u64, width: u8) -> Column {
        Column { start, stride, count, ty: Type::Int(width) }
    }

    #[test]
    fn runs_of_a_field() {
        // {i8, i8} each: the second field is 7, 7, -1
        let bytes = known(&[1, 7, 2, 7, 4, 255]);
        let runs = |most| pieces(&bytes, column(1, 2, 3, 8), false, most);
        assert_eq!(runs(2), Some(Pieces::Runs(vec![(1, 7), (2, -1)])));
        assert_eq!(runs(1), None);
        let both = pieces(&bytes, column(0, 2, 3, 16), true, 3);
        assert_eq!(both, Some(Pieces::Runs(vec![(0, 0x107), (1, 0x207), (2, 0x4ff)])));
    }

    #[test]
    fn lines_may_be_long() {
        let bytes = known(&(0..200).map(|k| 250u8.wrapping_sub(k)).collect::<Vec<_>>());
        let line = pieces(&bytes, column(0, 1, 100, 8), false, 2);
        assert_eq!(line, Some(Pieces::Line { first: -6, step: -1 }));
        // from -128 on it goes on with 127, and so it does where it comes back to what was
        let back = known(&[1, 2, 3, 2]);
        assert_eq!(pieces(&back, column(0, 1, 4, 8), false, 2), None);
        assert_eq!(pieces(&bytes, column(0, 1, 200, 8), false, 2), None);
        let one = pieces(&bytes, column(3, 1, 1, 8), false, 1);
        assert_eq!(one, Some(Pieces::Line { first: -9, step: 0 }));
    }

    #[test]
    fn what_is_not_known_is_no_number() {
        let mut bytes = known(&[1, 2, 3, 4]);
        bytes[2] = None;
        assert_eq!(pieces(&bytes, column(0, 1, 4, 8), false, 8), None);
        assert!(pieces(&bytes, column(0, 1, 2, 8), false, 8).is_some());
        // beyond the end, none at all, and a bit that no number of one bit has
        assert_eq!(pieces(&bytes, column(2, 1, 3, 8), false, 8), None);
        assert_eq!(pieces(&bytes, column(0, 1, 0, 8), false, 8), None);
        assert_eq!(pieces(&bytes, column(0, 1, 2, 1), false, 8), None);
    }
}
