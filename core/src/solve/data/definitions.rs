//! What one instruction leaves in a place that it may write: the definitions of memory SSA.
//!
//! Only what covers the place exactly, or a whole of which it is a part, is known: a store of its type, a fill, a copy,
//! and a call of a function whose body says it.

use crate::ir::{Block, Inst, Type, Value};
use crate::solve::calls::outcomes::{left_by, Left};
use crate::solve::context::{Held, Reading, SolveContext, Spot};
use crate::solve::data::entry::at_entry;
use crate::solve::data::loads::place_of;
use crate::solve::data::reaching::{bytes_of, held, spot_at};
use crate::solve::value::{ops, value_in};

/// What the k-th instruction of a block, which may write a place, leaves there: what it held before
/// ([`Held::AtEntry`]), a value, or something unknown.
pub(super) fn written_by(cx: &mut SolveContext<'_>, spot: &Spot, b: Block, k: u32) -> Held {
    let func = cx.program().func;
    let here = cx.program().forest.innermost(b);
    match &func.blocks[b].insts[k as usize].1 {
        &Inst::Store(address, v, size) => {
            let ty = func.values[v].ty;
            let exact = ty == spot.ty && bytes_of(ty) == Some(u64::from(size));
            let to = spot_at(cx, address, ty, spot.access);
            match exact && to == *spot {
                true => Held::Known(value_in(cx, v, here, Reading::Executed)),
                false => Held::Unknown,
            }
        }
        &Inst::Fill(address, byte, len) => filled(cx, spot, (address, byte, len)),
        &Inst::Copy(to, from, len) => copied(cx, spot, (to, from, len), (b, k)),
        Inst::Call(call) => match left_by(cx, spot, call, (b, k)) {
            Left::Untouched => Held::AtEntry,
            Left::Value(e) => Held::Known(e),
            Left::Unknown => Held::Unknown,
        },
        _ => Held::Unknown,
    }
}

/// What a copy leaves in a place that it covers: what was there in the source.
fn copied(
    cx: &mut SolveContext<'_>,
    spot: &Spot,
    (to, from, len): (Value, Value, Value),
    at: (Block, u32),
) -> Held {
    let Some(&Inst::Const(len)) = cx.program().func.inst(len) else { return Held::Unknown };
    let Some(bytes) = bytes_of(spot.ty) else { return Held::Unknown };
    let to = spot_at(cx, to, spot.ty, spot.access);
    let first = i128::from(spot.offset) - i128::from(to.offset);
    let covered =
        to.origin == spot.origin && first >= 0 && first + i128::from(bytes) <= i128::from(len);
    // a copy reads bytes, whatever type they were written as
    let mut source = spot_at(cx, from, spot.ty, None);
    let mut place = place_of(cx, from, bytes);
    let there = i64::try_from(first).ok().and_then(|d| source.offset.checked_add(d));
    let Some(offset) = there.filter(|_| covered) else { return Held::Unknown };
    place.offset = place.offset.and_then(|x| x.checked_add(offset - source.offset));
    source.offset = offset;
    match held(cx, &source, &place, None, at) {
        Held::AtEntry => at_entry(cx, &source).map_or(Held::Unknown, Held::Known),
        found => found,
    }
}

/// What a fill by a known byte leaves in a place that it covers.
fn filled(
    cx: &mut SolveContext<'_>,
    spot: &Spot,
    (address, byte, len): (Value, Value, Value),
) -> Held {
    let func = cx.program().func;
    let (Some(&Inst::Const(byte)), Some(&Inst::Const(len))) = (func.inst(byte), func.inst(len))
    else {
        return Held::Unknown;
    };
    let (Type::Int(width), Some(bytes)) = (spot.ty, bytes_of(spot.ty)) else {
        return Held::Unknown;
    };
    let to = spot_at(cx, address, spot.ty, spot.access);
    let first = i128::from(spot.offset) - i128::from(to.offset);
    let covered = to.origin == spot.origin
        && first >= 0
        && first + i128::from(bytes) <= i128::from(len)
        && bytes <= 8
        && width % 8 == 0;
    if !covered {
        return Held::Unknown;
    }
    let bits = (0..bytes).fold(0u64, |acc, k| acc | (byte & 0xff) << (8 * k));
    Held::Known(ops::constant(cx, bits, width))
}
