//! Random points to evaluate a generated function at.

use super::rng::Rng;
use crate::ir::{Function, Inst, Type, Value, ValueDef};
use std::collections::BTreeMap;

/// Values of a function's integer parameters and load symbols, by name.
pub type Point = BTreeMap<String, i128>;

/// Eight points: small numbers mostly, so that loops end soon; for narrow integers, whose wraps
/// are cheap to run into, any number at times.
///
/// Bound are the integer parameters by name and the numbers loaded at constant offsets from a
/// pointer parameter, as `shape[8]`.
pub fn random_points(rng: &mut Rng, func: &Function) -> Vec<Point> {
    let mut symbols: Vec<(String, u8)> = Vec::new();
    for param in &func.params {
        if let Type::Int(w) = param.ty {
            symbols.push((param.name.clone(), w));
        }
    }
    for &b in &func.layout {
        for (result, inst) in &func.blocks[b].insts {
            let (Some(v), Inst::Load(address)) = (result, inst) else { continue };
            if let (Type::Int(w), Some(path)) = (func.values[*v].ty, path(func, *address)) {
                symbols.push((path, w));
            }
        }
    }
    (0..8)
        .map(|k| {
            let narrow = k % 2 == 1;
            symbols.iter().map(|(name, w)| (name.clone(), number(rng, *w, narrow))).collect()
        })
        .collect()
}

/// The name of the memory at an address: a pointer parameter, or a constant offset from one.
fn path(func: &Function, address: Value) -> Option<String> {
    let (base, offset) = match func.inst(address) {
        Some(Inst::PtrAdd(_, base, by)) => match func.inst(*by)? {
            Inst::Const(bits) => (*base, *bits as i64),
            _ => return None,
        },
        _ => (address, 0),
    };
    match func.values[base].def {
        ValueDef::Param(k) => Some(format!("{}[{offset}]", func.params.get(k as usize)?.name)),
        _ => None,
    }
}

fn number(rng: &mut Rng, width: u8, narrow: bool) -> i128 {
    let w = u32::from(width.clamp(1, 64));
    let (low, high) = (-1i128 << (w - 1), (1i128 << (w - 1)) - 1);
    let small = i128::from(match rng.weighted(&[80, 9, 11]) {
        0 => rng.range(1, 12),
        1 => 0,
        _ => rng.range(-3, -1),
    });
    if w <= 8 && narrow && rng.percent(50) {
        return match rng.below(4) {
            0 => low,
            1 => high,
            // as unsigned
            2 => i128::from(rng.range(0, (1 << w) - 1)),
            _ => i128::from(rng.range(low as i64, high as i64)),
        };
    }
    small.clamp(low, high)
}
