//! Published number-theoretic primitives, each in a logarithmic number of arithmetic steps.
//!
//! - [`floor_sum`]: `Σ_{i<n} floor((a·i + b)/m)`, the Euclid-like reduction of AtCoder's library
//!   and of Graham, Knuth, Patashnik, *Concrete Mathematics*, section 3.5.
//! - [`first_index`]: the least `k ≥ 0` with `(a·k + b) mod m` in `[l, r]`, by the same descent on
//!   `(a, m)` ("first value of a linear sequence in a modular range").

use super::num::Num;

/// The sum of the quotients of an affine sequence, each rounded down:
/// `Σ_{i=0}^{terms-1} floor((slope·i + offset) / divisor)`. The operands are numbers, or expressions
/// ([`Store::floor_sum`](super::Store::floor_sum)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FloorSum<T> {
    /// how many quotients are added
    pub terms: T,
    /// what is divided by, positive
    pub divisor: T,
    /// what a dividend is more than the one before
    pub slope: T,
    /// the first dividend
    pub offset: T,
}

impl<T> FloorSum<T> {
    /// The operands in the order of `floor_sum(terms, divisor, slope, offset)`.
    pub fn operands(self) -> [T; 4] {
        [self.terms, self.divisor, self.slope, self.offset]
    }
}

/// The first index of an affine sequence whose remainder lies in a range: the least `k ≥ 0` with
/// `low ≤ (slope·k + offset) mod modulus ≤ high`, or -1. The operands are numbers, or expressions
/// ([`Store::first_index`](super::Store::first_index)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FirstIndex<T> {
    /// what a number of the sequence is more than the one before
    pub slope: T,
    /// the first number
    pub offset: T,
    /// what remainders are taken by, positive
    pub modulus: T,
    /// the least remainder that counts
    pub low: T,
    /// the greatest remainder that counts
    pub high: T,
}

impl<T> FirstIndex<T> {
    /// The operands in the order of `first_index(slope, offset, modulus, low, high)`.
    pub fn operands(self) -> [T; 5] {
        [self.slope, self.offset, self.modulus, self.low, self.high]
    }
}

/// The value of a [`FloorSum`]; 0 where there are no terms, `None` where the divisor is not positive.
///
/// ```
/// use symprof_core::expr::{primitives::{floor_sum, FloorSum}, Num};
/// // 0/2 + 1/2 + … + 9/2, each rounded down
/// let [terms, divisor, slope, offset] = [10, 2, 1, 0].map(Num::int);
/// let sum = floor_sum(&FloorSum { terms, divisor, slope, offset });
/// assert_eq!(sum, Some(Num::int(20)));
/// ```
#[must_use]
pub fn floor_sum(sum: &FloorSum<Num>) -> Option<Num> {
    let FloorSum { terms: n, divisor: m, slope: a, offset: b } = sum;
    if !m.is_positive() {
        return None;
    }
    if !n.is_positive() {
        return Some(Num::ZERO);
    }
    let half = Num::ratio(1, 2);
    let mut acc = Num::ZERO;
    let mut sign = Num::ONE;
    let (mut n, mut m, mut a, mut b) = (n.clone(), m.clone(), a.clone(), b.clone());
    loop {
        let qa = a.floor_div(&m)?;
        acc = acc + sign.clone() * qa.clone() * n.clone() * (n.clone() - Num::ONE) * half.clone();
        a = a - qa * m.clone();
        let qb = b.floor_div(&m)?;
        acc = acc + sign.clone() * qb.clone() * n.clone();
        b = b - qb * m.clone();
        if a.is_zero() {
            return Some(acc);
        }
        // Count lattice points from the other axis: Σ_{i<n} floor((a i + b)/m)
        // = n·y - Σ_{j<y} floor((m j + m - b + a - 1)/a)  with y = floor((a (n-1) + b)/m)
        let y = (a.clone() * (n.clone() - Num::ONE) + b.clone()).floor_div(&m)?;
        if y.is_zero() {
            return Some(acc);
        }
        acc = acc + sign.clone() * n.clone() * y.clone();
        sign = -sign;
        let nb = m.clone() - b + a.clone() - Num::ONE;
        n = y;
        b = nb;
        std::mem::swap(&mut a, &mut m);
    }
}

/// The value of a [`FirstIndex`], -1 if there is none; `None` where the modulus is not positive. An
/// empty range (`low > high`, after clipping to the remainders that there are) has no index.
///
/// ```
/// use symprof_core::expr::{primitives::{first_index, FirstIndex}, Num};
/// // 3*k mod 10 is first 1 or 2 at k = 4
/// let [slope, offset, modulus, low, high] = [3, 0, 10, 1, 2].map(Num::int);
/// let first = first_index(&FirstIndex { slope, offset, modulus, low, high });
/// assert_eq!(first, Some(Num::int(4)));
/// ```
#[must_use]
pub fn first_index(of: &FirstIndex<Num>) -> Option<Num> {
    let FirstIndex { slope: a, offset: b, modulus: m, low: l, high: r } = of;
    if !m.is_positive() {
        return None;
    }
    let l = l.clone().max(Num::ZERO);
    let r = r.clone().min(m.clone() - Num::ONE);
    if l > r {
        return Some(Num::int(-1));
    }
    let b0 = b.floor_mod(m)?;
    if l <= b0 && b0 <= r {
        return Some(Num::ZERO);
    }
    // (a·k) mod m must lie in [l - b, r - b], which does not contain 0 and may wrap around m;
    // shifted by -b it is one interval within [1, m-1] since 0 is outside.
    let lo = (l - b0.clone()).floor_mod(m)?;
    let hi = (r - b0).floor_mod(m)?;
    let k = first_multiple(a.floor_mod(m)?, m.clone(), lo, hi)?;
    Some(k.unwrap_or(Num::int(-1)))
}

/// The least `k ≥ 0` with `l ≤ (a·k) mod m ≤ r`, for `0 ≤ a < m` and `0 < l ≤ r < m`.
///
/// If a multiple of `a` lies in `[l, r]` before any wrap, the first one is the answer. Else each
/// wrap adds one `m`, and with `a·k - m·j` in `[l, r]` the least `j` solves the same problem for
/// `(m mod a, a)` in reverse: `m·j` in `[-r, -l]` modulo `a`.
fn first_multiple(a: Num, m: Num, l: Num, r: Num) -> Option<Option<Num>> {
    let mut frames: Vec<(Num, Num, Num)> = Vec::new();
    let (mut a, mut m, mut l, mut r) = (a, m, l, r);
    let mut answer = loop {
        if l > r {
            // only reached through residues that surround 0, which k = 0 meets
            break Some(Num::ZERO);
        }
        if l.is_zero() {
            break Some(Num::ZERO);
        }
        if a.is_zero() {
            break None;
        }
        let k = l.clone().checked_div(&a)?.ceil();
        if k.clone() * a.clone() <= r {
            break Some(k);
        }
        frames.push((a.clone(), m.clone(), l.clone()));
        let nl = (-r.clone()).floor_mod(&a)?;
        let nr = (-l.clone()).floor_mod(&a)?;
        let na = m.floor_mod(&a)?;
        m = a;
        a = na;
        l = nl;
        r = nr;
    };
    while let Some((a, m, l)) = frames.pop() {
        // the least j wraps; k is the first with a·k ≥ l + m·j
        answer = match answer {
            Some(j) => Some((l + m * j).checked_div(&a)?.ceil()),
            None => None,
        };
    }
    Some(answer)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn n(v: i64) -> Num {
        Num::int(v)
    }

    #[test]
    fn floor_sum_equals_its_definition() {
        for len in 0..9i64 {
            for m in 1..8i64 {
                for a in -9..9i64 {
                    for b in -9..9i64 {
                        let want: i64 = (0..len).map(|i| (a * i + b).div_euclid(m)).sum();
                        let [terms, divisor, slope, offset] = [len, m, a, b].map(n);
                        let sum = FloorSum { terms, divisor, slope, offset };
                        assert_eq!(floor_sum(&sum), Some(n(want)), "{sum:?}");
                    }
                }
            }
        }
        let [terms, divisor, slope, offset] = [3, 0, 1, 1].map(n);
        assert_eq!(floor_sum(&FloorSum { terms, divisor, slope, offset }), None);
    }

    #[test]
    fn first_index_equals_its_definition() {
        for m in 1..14i64 {
            for a in 0..m {
                for b in 0..m {
                    for l in 0..m {
                        for r in l..m {
                            let want = (0..m)
                                .find(|k| {
                                    let v = (a * k + b).rem_euclid(m);
                                    l <= v && v <= r
                                })
                                .unwrap_or(-1);
                            let [slope, offset, modulus, low, high] = [a, b, m, l, r].map(n);
                            let first = FirstIndex { slope, offset, modulus, low, high };
                            assert_eq!(first_index(&first), Some(n(want)), "{first:?}");
                        }
                    }
                }
            }
        }
    }
}
