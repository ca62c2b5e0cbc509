//! What the memory of a point holds before the execution, by the paths that symbols are named by.

use super::program::{Argument, Point, Program};

/// A byte where there is none: nothing reads it, so any value does.
pub const NOTHING: u8 = 0x5a;

/// What the memory of a point holds at a path, before the execution: the value of that width at
/// the end of loads of pointers from a root. None where there is nothing.
pub fn initial(
    point: &Point,
    root: Option<(usize, u64)>,
    offsets: &[i64],
    width: u32,
) -> Option<u64> {
    let (mut object, mut at) = root?;
    let (last, on_the_way) = offsets.split_last()?;
    for offset in on_the_way {
        let place = at.wrapping_add(*offset as u64);
        let found = point.objects[object].pointers.iter().find(|(p, _)| *p == place)?;
        (object, at) = found.1?;
    }
    let start = at.wrapping_add(*last as u64);
    let bytes = image(point, object);
    let mut value = 0;
    for i in 0..u64::from(width.div_ceil(8)) {
        let at = usize::try_from(start.wrapping_add(i)).unwrap_or(usize::MAX);
        let byte = bytes.get(at).copied().unwrap_or(NOTHING);
        value |= u64::from(byte) << (8 * i);
    }
    Some(value)
}

/// The bytes of an object, pointers as numbers.
pub fn image(point: &Point, object: usize) -> Vec<u8> {
    let mut bytes = point.objects[object].bytes.clone();
    for (at, to) in &point.objects[object].pointers {
        let address = to.map_or(0, |(o, offset)| point.objects[o].address.wrapping_add(offset));
        bytes[*at as usize..*at as usize + 8].copy_from_slice(&address.to_le_bytes());
    }
    bytes
}

/// The root of a path: where a parameter or global points.
pub fn root(program: &Program, point: &Point, name: &str) -> Option<(usize, u64)> {
    let f = &program.functions[0];
    for (k, a) in point.arguments.iter().enumerate() {
        if let (Argument::Ptr(to), true) = (a, f.param(k) == name) {
            return *to;
        }
    }
    let plain = name.trim_start_matches('@');
    let k = (0..program.globals.len()).find(|k| program.global(*k) == plain)?;
    Some((point.first_global + k, 0))
}
