//! Random programs and points from a seed. Accesses tend to stay inside their objects; what does
//! not is rejected by the oracle, and the next try of the same seed begins.

use super::grow::Generator;
use super::oracle::{execute, Rules, Truth};
use super::program::{Argument, Object, Point, Program, Ty, SIZE};
use std::collections::BTreeMap;
use symprof::symprof_core::testing::Rng;

/// A program with points at which it is defined, and what is true there.
#[derive(Clone, Debug)]
pub struct Sample {
    pub seed: u64,
    pub program: Program,
    pub points: Vec<(Point, Truth)>,
}

/// Points tried, the most that are kept, the fewest that make a sample.
const TRIED: usize = 12;
const KEPT: usize = 6;
const FEWEST: usize = 2;
/// Tries in which at least half of the branches go both ways.
const LIVELY: usize = 40;

/// By function and branch: was it taken, was it not?
pub fn ways(points: &[(Point, Truth)]) -> BTreeMap<(usize, u32), [bool; 2]> {
    let mut all: BTreeMap<_, [bool; 2]> = BTreeMap::new();
    for (branch, taken) in points.iter().flat_map(|(_, t)| &t.ways) {
        let both = all.entry(*branch).or_default();
        both[0] |= taken[0];
        both[1] |= taken[1];
    }
    all
}

/// What the points of a sample break on purpose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Break {
    /// parameters point into one object
    Overlap,
    /// objects lie side by side
    Near,
    /// a parameter is null
    Null,
    /// offsets go around the address space
    Wrap,
    /// objects are aligned like nothing
    Align,
}

impl Break {
    pub const ALL: [Break; 5] =
        [Break::Overlap, Break::Near, Break::Null, Break::Wrap, Break::Align];
}

/// The program of a seed.
pub fn sample(seed: u64) -> Sample {
    grow(seed, None)
}

/// One whose points break an assumption.
pub fn broken(seed: u64, what: Break) -> Sample {
    grow(seed, Some(what))
}

fn grow(seed: u64, broken: Option<Break>) -> Sample {
    let rules = if broken.is_some() { Rules::Machine } else { Rules::Portable };
    let mut rng = Rng::new(seed ^ 0x6d65_6d6f_7279);
    for attempt in 0.. {
        // a program that is hard to make defined gives way to a smaller one
        let budget = 13usize.saturating_sub(attempt / 8).max(3);
        let (program, layout) = Generator::new(&mut rng, budget, broken).program();
        let mut points = Vec::new();
        for k in 0..TRIED {
            let mut point = layout.point(&program, &mut rng, k);
            if let Some(what) = broken {
                layout.break_on_purpose(what, &mut point, &mut rng);
            }
            if let Ok(truth) = execute(&program, &point, rules) {
                points.push((point, truth));
            }
            if points.len() == KEPT {
                break;
            }
        }
        let ways = ways(&points);
        let both = ways.values().filter(|w| **w == [true, true]).count();
        // a program whose branches never turn tests little
        let lively = ways.len() > 1 && (2 * both >= ways.len() || attempt > LIVELY);
        if points.len() >= FEWEST && lively {
            return Sample { seed, program, points };
        }
    }
    unreachable!("the loop has no end")
}

/// What the pointers of a program point to, and how its integers are chosen.
pub struct Layout {
    /// for each parameter
    pub kinds: Vec<Kind>,
    /// the objects of the pointer parameters, and one that only loaded pointers reach
    pub holders: Vec<bool>,
    pub globals: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Small,
    /// 2^62 more now and then, which a `gep` of four bytes wraps away
    Wide,
    Any,
    Pointer(u64),
    /// null, or a place in an object of its own
    Null,
}

/// Where an object that holds a pointer holds it: the last field of `S`.
const SLOT: u64 = 16;
impl Layout {
    pub fn point(&self, program: &Program, rng: &mut Rng, k: usize) -> Point {
        let f = &program.functions[0];
        let mut parameter = 0;
        let arguments: Vec<Argument> = (0..f.params)
            .map(|p| match (self.kinds[p], f.vars[p]) {
                (Kind::Pointer(at), _) => {
                    parameter += 1;
                    Argument::Ptr(Some((parameter - 1, at)))
                }
                (Kind::Null, _) if rng.percent(50) => Argument::Ptr(None),
                (Kind::Null, _) => Argument::Ptr(Some((self.holders.len() - 1 + self.globals, 0))),
                (Kind::Wide, _) if rng.percent(40) => Argument::Int((1 << 62) + rng.range(0, 6)),
                (Kind::Any, Ty::Int(w)) => {
                    Argument::Int((rng.bits() as i64) << (64 - w) >> (64 - w))
                }
                _ if k == 0 => Argument::Int(0),
                _ => Argument::Int(rng.range(0, 7)),
            })
            .collect();
        let hidden = self.holders.len() - 1;
        let count = hidden + self.globals + 1;
        let objects = (0..count).map(|o| {
            let constant = o.checked_sub(hidden).and_then(|g| program.globals.get(g)?.as_ref());
            // wide loads are seldom small among random bytes
            let fill = rng.below(5);
            let mut any = || match fill {
                0 => 0,
                1 if !rng.percent(15) => 0,
                2 => rng.range(0, 2) as u8,
                3 => rng.bits() as u8,
                _ => byte(rng),
            };
            let bytes = constant.cloned().unwrap_or_else(|| (0..SIZE).map(|_| any()).collect());
            let mut pointers = Vec::new();
            if o < hidden && self.holders[o] {
                let other = rng.below(count);
                let to = match rng.below(10) {
                    0 => None,
                    1 | 2 => Some((other, rng.range(0, 8) as u64)),
                    _ => Some((count - 1, rng.range(0, 4) as u64 * 4)),
                };
                pointers.push((SLOT, to));
            }
            Object { address: (o as u64 + 1) << 20, bytes, pointers }
        });
        let objects = objects.collect();
        Point { arguments, objects, first_global: hidden }
    }

    fn break_on_purpose(&self, what: Break, point: &mut Point, rng: &mut Rng) {
        match what {
            Break::Overlap => {
                let shared = rng.below(point.objects.len());
                let pointers = point.arguments.iter_mut().filter_map(|a| match a {
                    Argument::Ptr(Some(to)) => Some(to),
                    _ => None,
                });
                for to in pointers {
                    if rng.percent(70) {
                        *to = (shared, rng.pick(&[0, 0, 1, 4]));
                    }
                }
            }
            Break::Near => {
                for (k, o) in point.objects.iter_mut().enumerate() {
                    o.address = (1 << 20) + k as u64 * SIZE;
                }
            }
            Break::Null => {}
            Break::Wrap => {
                // the first or the last bytes that there are
                for (k, o) in point.objects.iter_mut().enumerate() {
                    let far = k as u64 * 2 * SIZE;
                    o.address = match rng.percent(50) {
                        true => 64 + far,
                        false => 0u64.wrapping_sub(4096) + far,
                    };
                }
            }
            Break::Align => {
                point.objects.iter_mut().for_each(|o| o.address += rng.below(32) as u64)
            }
        }
    }
}

/// Small numbers that conditions tell apart, and the ends of the range.
pub fn byte(rng: &mut Rng) -> u8 {
    match rng.below(10) {
        0..=3 => rng.range(0, 3) as u8,
        4 | 5 => rng.range(0, 12) as u8,
        6 => rng.pick(&[0, 127, 128, 255]),
        7 => 0,
        _ => rng.bits() as u8,
    }
}
