//! Random raw trees and points. Deterministic: a failure repeats.

use super::tree::{leaf, node, sym, Op, Tree, K, L};
use symprof_core::expr::{BitFn, BitOp};

/// SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).
pub struct Rng(pub u64);

impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    pub fn within(&mut self, lo: i64, hi: i64) -> i64 {
        lo + self.below((hi - lo + 1) as u64) as i64
    }

    pub fn pick<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u64) as usize].clone()
    }

    pub fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }
}

/// How many cases a test tries.
pub fn cases(default: u64) -> u64 {
    std::env::var("SYMPROF_CASES").ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

/// Which trees to make.
pub struct Shape {
    /// symbols to use
    pub symbols: Vec<usize>,
    /// machine operations, searches and sums too?
    pub machine: bool,
}

pub fn constant(r: &mut Rng) -> i128 {
    match r.below(12) {
        0 => 0,
        1 => 1,
        2 => -1,
        3 => 2,
        4 => 1i128 << r.below(9),
        5 => (1i128 << r.below(9)) - 1,
        6 => -(1i128 << r.below(9)),
        7 => ((1i128 << r.below(5)) - 1) << r.below(5),
        8 => r.pick(&[1i128 << 31, (1 << 32) - 1, 1 << 32, (1 << 63) - 1, -(1 << 31), 255, 256]),
        _ => r.within(-9, 9) as i128,
    }
}

fn small_width(r: &mut Rng) -> u8 {
    match r.below(3) {
        0 => r.pick(&[1, 8, 16, 32, 64]),
        1 => r.within(1, 9) as u8,
        _ => r.within(1, 64) as u8,
    }
}

impl Shape {
    pub fn truth(&self, r: &mut Rng, depth: u32) -> Tree {
        if depth == 0 {
            return match r.below(4) {
                0 => leaf(r.within(0, 1) as i128),
                _ if self.symbols.contains(&0) && r.chance(40) => sym(0),
                _ => {
                    let a = self.leaf(r);
                    let b = leaf(r.within(-4, 4) as i128);
                    node(r.pick(&[Op::Ge, Op::Le, Op::Eq, Op::Lt]), vec![a, b])
                }
            };
        }
        let d = depth - 1;
        match r.below(14) {
            0 => node(Op::Ge0, vec![self.integer(r, d)]),
            1 => node(Op::Eq0, vec![self.integer(r, d)]),
            2..=5 => {
                let op = r.pick(&[Op::Ge, Op::Le, Op::Lt, Op::Gt, Op::Eq, Op::Ne]);
                let (a, b) = (self.integer(r, d), self.integer(r, d));
                node(op, vec![a, b])
            }
            6 => node(Op::Not, vec![self.truth(r, d)]),
            7..=9 => {
                let n = 2 + r.below(3);
                let mut kids: Vec<Tree> = (0..n).map(|_| self.truth(r, d.min(2))).collect();
                // repeat an operand, or its negation, to reach the absorption rules
                if r.chance(40) {
                    let again = r.pick(&kids);
                    let again = if r.chance(50) { node(Op::Not, vec![again]) } else { again };
                    let other = self.truth(r, 0);
                    let op = r.pick(&[Op::And, Op::Or]);
                    kids.push(node(op, vec![again, other]));
                }
                node(r.pick(&[Op::And, Op::Or]), kids)
            }
            10 => {
                let kids = vec![self.truth(r, d), self.truth(r, d), self.truth(r, d)];
                node(Op::Ite, kids)
            }
            _ => self.truth(r, d.min(1)),
        }
    }

    fn leaf(&self, r: &mut Rng) -> Tree {
        if r.chance(25) {
            leaf(constant(r))
        } else {
            sym(r.pick(&self.symbols))
        }
    }

    pub fn integer(&self, r: &mut Rng, depth: u32) -> Tree {
        if depth == 0 || r.chance(8) {
            return self.leaf(r);
        }
        let d = depth - 1;
        let two = |r: &mut Rng| vec![self.integer(r, d), self.integer(r, d)];
        let top = if self.machine { 30 } else { 20 };
        match r.below(top) {
            0..=3 => {
                let n = 1 + r.below(3) as usize;
                let ks: Vec<(i64, i64)> = (0..n)
                    .map(|_| {
                        let wide = r.within(-9, 9);
                        (r.pick(&[1, -1, 2, -2, 3, 4, -4, 8, wide]), 1)
                    })
                    .collect();
                let kids = (0..n).map(|_| self.integer(r, d)).collect();
                node(Op::Lin(r.within(-9, 9), ks), kids)
            }
            4 => {
                let es = vec![r.within(0, 3) as u32, r.within(0, 2) as u32];
                node(Op::Prod(es), two(r))
            }
            5 | 6 => node(Op::Mul, two(r)),
            7..=10 => {
                let op = r.pick(&[
                    Op::FloorDiv,
                    Op::CeilDiv,
                    Op::Mod,
                    Op::FloorDiv,
                    Op::Mod,
                    Op::TruncDiv,
                    Op::TruncRem,
                ]);
                let a = self.integer(r, d);
                let b = if r.chance(70) { leaf(constant(r)) } else { self.integer(r, d) };
                node(op, vec![a, b])
            }
            11..=13 => {
                let n = 2 + r.below(2);
                let kids = (0..n).map(|_| self.integer(r, d)).collect();
                node(r.pick(&[Op::Min, Op::Max]), kids)
            }
            14 => node(Op::Positive, vec![self.integer(r, d)]),
            15..=17 => {
                let c = self.truth(r, d);
                let mut kids = vec![c];
                kids.extend(two(r));
                if r.chance(30) {
                    kids[2] = leaf(0);
                }
                if r.chance(20) {
                    // the same condition again inside an arm
                    let inner = vec![kids[0].clone(), self.integer(r, 0), kids[1].clone()];
                    let arm = 1 + r.below(2) as usize;
                    kids[arm] = node(Op::Ite, inner);
                }
                if r.chance(20) {
                    // four values of two conditions
                    let again = self.truth(r, 1);
                    for arm in [1, 2] {
                        let inner = vec![again.clone(), self.integer(r, 1), self.integer(r, 1)];
                        kids[arm] = node(Op::Ite, inner);
                    }
                }
                node(Op::Ite, kids)
            }
            18 => self.truth(r, d),
            19 => {
                let modulus = leaf(r.within(1, 9) as i128);
                let inner = vec![self.integer(r, d), modulus.clone()];
                let kids = vec![node(Op::FloorDiv, inner), modulus];
                node(r.pick(&[Op::FloorDiv, Op::Mod]), kids)
            }
            20 | 21 => {
                let w = small_width(r);
                node(Op::Wrap(r.chance(50), w), vec![self.integer(r, d)])
            }
            22 => {
                let w = small_width(r);
                let inner = if r.chance(60) {
                    node(Op::Wrap(true, w), vec![self.integer(r, d)])
                } else {
                    self.integer(r, d)
                };
                node(Op::Unsigned(w), vec![inner])
            }
            23 | 24 => {
                let op = r.pick(&[BitOp::And, BitOp::Or, BitOp::Xor]);
                let mut kids = two(r);
                if r.chance(60) {
                    kids[1] = leaf(constant(r));
                }
                if r.chance(30) {
                    let m = leaf(1i128 << r.below(6));
                    kids[0] = node(Op::Mul, vec![kids[0].clone(), m]);
                }
                if r.chance(30) {
                    let m = leaf(1i128 << r.below(6));
                    kids[1] = node(Op::Mod, vec![kids[1].clone(), m]);
                }
                node(Op::Bits(op), kids)
            }
            25 => {
                let w = 8 * r.within(1, 8) as u8;
                let base = r.pick(&[3, 5, 10, 255]);
                let f = r.pick(&[
                    BitFn::Length,
                    BitFn::Digits(base),
                    BitFn::Count,
                    BitFn::TrailingZeros(w),
                    BitFn::ByteSwap(w),
                    BitFn::Reverse(w),
                    BitFn::Sqrt,
                ]);
                let inner = node(Op::Wrap(false, w), vec![self.integer(r, d)]);
                node(Op::BitFn(f), vec![inner])
            }
            26 => {
                let inner = vec![self.integer(r, d), leaf(r.within(1, 40) as i128)];
                let e = if r.chance(30) { self.integer(r, 1) } else { node(Op::Mod, inner) };
                node(Op::Power(r.pick(&[2, 2, 3, 4, 6, 9, 10])), vec![e])
            }
            27 | 28 => {
                let var = r.pick(&[K, L]);
                let lo =
                    if r.chance(60) { leaf(r.within(-3, 3) as i128) } else { self.integer(r, 1) };
                let hi = if r.chance(40) {
                    leaf(r.within(-3, 9) as i128)
                } else {
                    node(Op::Lin(r.within(-1, 5), vec![(1, 1)]), vec![lo.clone()])
                };
                let hi = if r.chance(20) { self.integer(r, 1) } else { hi };
                let mut inner = Shape { symbols: self.symbols.clone(), machine: self.machine };
                inner.symbols.extend([var, var]);
                if r.chance(60) {
                    node(Op::SumOver(var), vec![lo, hi, inner.integer(r, d)])
                } else {
                    node(Op::First(var), vec![lo, hi, inner.truth(r, d)])
                }
            }
            _ => {
                if r.chance(50) {
                    let n = if r.chance(50) { leaf(r.within(-1, 9) as i128) } else { self.leaf(r) };
                    let m = leaf(r.within(1, 9) as i128);
                    node(Op::FloorSum, vec![n, m, self.integer(r, d), self.integer(r, d)])
                } else {
                    let m = r.within(1, 60);
                    let l = r.within(0, m - 1);
                    let h = r.within(l, m - 1);
                    let mut kids = two(r);
                    kids.extend([leaf(m as i128), leaf(l as i128), leaf(h as i128)]);
                    node(Op::FirstIndex, kids)
                }
            }
        }
    }

    /// Rational-valued: only under `+`, `-`, `*` and exact division.
    pub fn rational(&self, r: &mut Rng, depth: u32) -> Tree {
        if depth == 0 || r.chance(10) {
            return match r.below(4) {
                0 => node(Op::Num(r.within(-9, 9) as i128, r.within(1, 6)), vec![]),
                _ => self.leaf(r),
            };
        }
        let d = depth - 1;
        match r.below(6) {
            0 | 1 => {
                let n = 1 + r.below(3) as usize;
                let ks = (0..n).map(|_| (r.within(-6, 6), r.within(1, 4))).collect();
                let kids = (0..n).map(|_| self.rational(r, d)).collect();
                node(Op::Lin(r.within(-3, 3), ks), kids)
            }
            2 => {
                let es = vec![r.within(0, 3) as u32, r.within(0, 3) as u32];
                node(Op::Prod(es), vec![self.rational(r, d), self.rational(r, d)])
            }
            3 => node(Op::Mul, vec![self.rational(r, d), self.rational(r, d)]),
            4 => node(Op::Quot, vec![self.rational(r, d), self.rational(r, d)]),
            _ => {
                let kids = vec![self.truth(r, 1), self.rational(r, d), self.rational(r, d)];
                node(Op::Ite, kids)
            }
        }
    }
}
