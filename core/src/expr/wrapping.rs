//! Constructors for machine arithmetic: wraps, unsigned readings, bit operations; and for the
//! nodes that stand for a search or a sum.

use super::node::{BitFn, BitOp, Expr, Node, Sym};
use super::num::Num;
use super::primitives::{FirstIndex, FloorSum};
use super::store::Store;
use num_bigint::{BigInt, Sign};

impl Store {
    /// The integer modulo `2^width`, as a signed or unsigned number of that width.
    ///
    /// Inner wraps of at least that width make no difference and go; coefficients are reduced.
    pub fn wrap(&mut self, signed: bool, width: u8, e: Expr) -> Expr {
        let i = self.interval(e);
        if i.fits(width, signed) {
            return e;
        }
        if let Some(v) = self.as_const(e) {
            let v = v.wrap(width, signed);
            return self.num(v);
        }
        let m = Num::pow2(width as u32);
        let half = Num::pow2(width.max(1) as u32 - 1);
        let reduce = |v: &Num| -> Num {
            if !v.is_integer() {
                return v.clone();
            }
            let r = v.floor_mod(&m).unwrap_or(Num::ZERO);
            if r >= half && width > 1 {
                r - m.clone()
            } else {
                r
            }
        };
        let mut current = e;
        loop {
            let (c, terms) = self.linear(current);
            if !c.is_integer() || terms.iter().any(|t| !t.0.is_integer()) {
                break;
            }
            let mut changed = false;
            let stripped: Vec<(Num, Expr)> = terms
                .iter()
                .map(|(k, t)| {
                    let inner = self.unwrapped(*t, width.into());
                    let r = reduce(k);
                    changed |= inner.is_some() || r != *k;
                    (r, inner.unwrap_or(*t))
                })
                .collect();
            let c2 = reduce(&c);
            changed |= c2 != c;
            if !changed {
                break;
            }
            current = self.linear_sum(c2, stripped);
        }
        if self.interval(current).fits(width, signed) {
            return current;
        }
        if let Some(v) = self.as_const(current) {
            let v = v.wrap(width, signed);
            return self.num(v);
        }
        self.intern(Node::Wrap { signed, width, arg: current })
    }

    /// The operand of a wrap at so many bits or more.
    pub(super) fn unwrapped(&self, e: Expr, bits: u32) -> Option<Expr> {
        let (Node::Wrap { width, arg, .. } | Node::Unsigned(width, arg)) = *self.node(e) else {
            return None;
        };
        let short = self.linear_view(arg).terms.len() <= self.limits().expressions.unwrapped_terms;
        (u32::from(width) >= bits && short).then_some(arg)
    }

    /// The unsigned reading of a machine integer given by its signed value.
    pub fn unsigned(&mut self, width: u8, e: Expr) -> Expr {
        if self.interval(e).non_negative() {
            return e;
        }
        if let Some(v) = self.as_const(e) {
            let v = v.wrap(width, false);
            return self.num(v);
        }
        if let Node::Wrap { signed: true, width: w, arg } = *self.node(e) {
            if w == width {
                return self.wrap(false, width, arg);
            }
        }
        self.intern(Node::Unsigned(width, e))
    }

    /// A bitwise operation on two's complement integers.
    pub fn bits(&mut self, op: BitOp, a: Expr, b: Expr) -> Expr {
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        if let (Some(x), Some(y)) = (self.as_const(a), self.as_const(b)) {
            if let (Some(x), Some(y)) = (x.as_big_int(), y.as_big_int()) {
                return self.num(Num::big_int(bit_op(op, &x, &y)));
            }
        }
        if a == b {
            return match op {
                BitOp::And | BitOp::Or => a,
                BitOp::Xor => self.zero(),
            };
        }
        for (x, y) in [(a, b), (b, a)] {
            if let Some(mask) = self.as_const(y).and_then(Num::as_i128) {
                if let Some(r) = self.bits_with_constant(op, x, mask) {
                    return r;
                }
            }
        }
        // Or and xor of numbers without a common bit are sums: the low one fits below the
        // power of two that divides the high one.
        if matches!(op, BitOp::Or | BitOp::Xor) {
            for (x, y) in [(a, b), (b, a)] {
                let i = self.interval(y);
                if i.non_negative() {
                    if let Some(h) = i.hi.clone() {
                        if self.divisible_by_pow2_above(x, &h) {
                            return self.add(x, y);
                        }
                    }
                }
            }
        }
        self.intern(Node::Bits(op, a, b))
    }

    /// Is `e` divisible by a power of two greater than `h ≥ 0`?
    pub fn divisible_by_pow2_above(&self, e: Expr, h: &Num) -> bool {
        Num::pow2(self.trailing_zeros(e)) > *h
    }

    /// A number of low bits that are surely zero.
    pub fn trailing_zeros(&self, e: Expr) -> u32 {
        let limits = &self.limits().expressions;
        self.trailing_zeros_within(e, limits.low_bit_levels, &mut limits.low_bit_nodes.clone())
    }

    /// As above; looks no deeper than `depth` nodes and at no more than `fuel`. At most 1024.
    fn trailing_zeros_within(&self, e: Expr, depth: u32, fuel: &mut u32) -> u32 {
        if depth == 0 || *fuel == 0 {
            return 0;
        }
        *fuel -= 1;
        let depth = depth - 1;
        let of_num = |v: &Num| -> u32 {
            if v.is_zero() {
                1024
            } else if !v.is_integer() {
                0
            } else {
                v.as_big_int().and_then(|b| b.trailing_zeros()).unwrap_or(0) as u32
            }
        };
        let zeros = match self.node(e) {
            Node::Const(v) => of_num(v),
            Node::Sum(c, terms) => {
                let mut t = of_num(c);
                for (k, x) in terms {
                    if !k.is_integer() {
                        return 0;
                    }
                    t = t.min(of_num(k) + self.trailing_zeros_within(*x, depth, fuel));
                }
                t
            }
            Node::Product(fs) => fs.iter().fold(0u32, |acc, (f, n)| {
                let t = self.trailing_zeros_within(*f, depth, fuel);
                acc.saturating_add(t.saturating_mul(*n))
            }),
            Node::Wrap { width, arg, .. } => {
                self.trailing_zeros_within(*arg, depth, fuel).min(*width as u32)
            }
            Node::Unsigned(w, a) => self.trailing_zeros_within(*a, depth, fuel).min(*w as u32),
            Node::Ite(_, a, b) => self
                .trailing_zeros_within(*a, depth, fuel)
                .min(self.trailing_zeros_within(*b, depth, fuel)),
            Node::Min(args) | Node::Max(args) => {
                args.iter().map(|a| self.trailing_zeros_within(*a, depth, fuel)).min().unwrap_or(0)
            }
            _ => 0,
        };
        zeros.min(1024)
    }

    /// A bitwise operation with a constant, as arithmetic.
    fn bits_with_constant(&mut self, op: BitOp, x: Expr, mask: i128) -> Option<Expr> {
        match op {
            BitOp::And => self.and_constant(x, mask),
            BitOp::Or => self.or_constant(x, mask),
            BitOp::Xor => self.xor_constant(x, mask),
        }
    }

    fn and_constant(&mut self, x: Expr, mask: i128) -> Option<Expr> {
        if mask == 0 {
            return Some(self.zero());
        }
        if mask == -1 {
            return Some(x);
        }
        if let Some(n) = low_ones(mask) {
            // x & (2^n - 1) = x mod 2^n
            let m = self.num(Num::pow2(n));
            return Some(self.modulo(x, m));
        }
        // x & -2^n = 2^n·floor(x / 2^n)
        if let Some(m) = negated_power(mask) {
            let d = self.int(m);
            let q = self.floor_div(x, d);
            return Some(self.scale(Num::int(m), q));
        }
        if mask < 0 {
            return None;
        }
        // x & (2^n - 2^t): drop t low bits of the n lowest (`and n, 2147483644`)
        let t = mask.trailing_zeros();
        let n = low_ones(mask >> t)?;
        let hi = self.num(Num::pow2(n + t));
        let low = self.modulo(x, hi);
        let d = self.num(Num::pow2(t));
        let q = self.floor_div(low, d);
        Some(self.scale(Num::pow2(t), q))
    }

    fn or_constant(&mut self, x: Expr, mask: i128) -> Option<Expr> {
        if mask == 0 {
            return Some(x);
        }
        if mask == -1 {
            return Some(self.int(-1));
        }
        // x | (2^n - 1) sets the low bits
        if let Some(n) = low_ones(mask) {
            let d = self.num(Num::pow2(n));
            let q = self.floor_div(x, d);
            let hi = self.scale(Num::pow2(n), q);
            return Some(self.add_num(hi, mask));
        }
        // x | -2^n keeps the low bits
        let d = self.int(negated_power(mask)?);
        let low = self.modulo(x, d);
        Some(self.add_num(low, mask))
    }

    fn xor_constant(&mut self, x: Expr, mask: i128) -> Option<Expr> {
        match mask {
            0 => Some(x),
            // ~x = -1 - x
            -1 => Some(self.linear_sum(Num::int(-1), [(Num::int(-1), x)])),
            1 => {
                // x ^ 1 = x + 1 - 2·(x mod 2)
                let two = self.int(2);
                let low = self.modulo(x, two);
                Some(self.linear_sum(Num::ONE, [(Num::ONE, x), (Num::int(-2), low)]))
            }
            _ => None,
        }
    }

    /// A bit-level function of a non-negative integer.
    pub fn bit_fn(&mut self, f: BitFn, e: Expr) -> Expr {
        let f = match f {
            BitFn::Digits(0 | 1) => {
                let zero = self.zero();
                return self.floor_div(e, zero);
            }
            BitFn::Digits(2) => BitFn::Length,
            f => f,
        };
        if let Some(v) = self.as_const(e).and_then(Num::as_big_int) {
            if let Some(r) = bit_fn(f, &v) {
                return self.num(Num::big_int(r));
            }
        }
        self.intern(Node::BitFn(f, e))
    }

    /// `Σ_{var=lo}^{hi} body`, evaluated by stepping; operands in the order of `sum(var = lo .. hi, body)`. From a
    /// number to the same it is the body there, and to a lesser one 0.
    pub fn sum_over(&mut self, var: Sym, lo: Expr, hi: Expr, body: Expr) -> Expr {
        if self.is_zero(body) {
            return body;
        }
        if let (Some(first), Some(last)) = (self.as_const(lo), self.as_const(hi)) {
            if first > last {
                return self.zero();
            }
            if first == last {
                return self.substitute(body, &[(var, lo)]);
            }
        }
        self.intern(Node::SumOver { var, lo, hi, body })
    }

    /// The least `var` in `lo..=hi` with `cond`, else `hi + 1`; evaluated by stepping. Operands in the order
    /// of `first(var = lo .. hi, cond)`.
    pub fn first(&mut self, var: Sym, lo: Expr, hi: Expr, cond: Expr) -> Expr {
        self.intern(Node::First { var, lo, hi, cond })
    }

    /// A sum of quotients rounded down; the divisor must be positive.
    ///
    /// ```
    /// use symprof_core::expr::{FloorSum, Store};
    /// let mut s = Store::new();
    /// let [terms, divisor] = ["n", "m"].map(|name| s.parameter(name, 32));
    /// let (slope, offset) = (s.int(3), s.int(1));
    /// let e = s.floor_sum(FloorSum { terms, divisor, slope, offset });
    /// assert_eq!(s.display(e).to_string(), "floor_sum(n, m, 3, 1)");
    /// ```
    pub fn floor_sum(&mut self, sum: FloorSum<Expr>) -> Expr {
        self.intern(Node::FloorSum(Box::new(sum)))
    }

    /// The first index with a remainder in a range, or -1 if there is none; the modulus must be positive,
    /// and `0 ≤ low ≤ high < modulus`.
    ///
    /// ```
    /// use symprof_core::expr::{Evaluator, FirstIndex, Num, Store};
    /// let mut s = Store::new();
    /// let [slope, offset, modulus, low, high] = [3, 0, 10, 1, 2].map(|k| s.int(k));
    /// let e = s.first_index(FirstIndex { slope, offset, modulus, low, high });
    /// assert_eq!(s.display(e).to_string(), "first_index(3, 0, 10, 1, 2)");
    /// assert_eq!(Evaluator::new(&s).eval(e), Ok(Num::int(4)));
    /// ```
    pub fn first_index(&mut self, first: FirstIndex<Expr>) -> Expr {
        self.intern(Node::FirstIndex(Box::new(first)))
    }
}

/// `n` of `2^n - 1`.
fn low_ones(mask: i128) -> Option<u32> {
    let ones = (0..i128::MAX).contains(&mask) && (mask + 1).count_ones() == 1;
    ones.then(|| (mask + 1).trailing_zeros())
}

/// `2^n` of `-2^n`.
fn negated_power(mask: i128) -> Option<i128> {
    let power = mask < 0 && mask != i128::MIN && (-mask).count_ones() == 1;
    power.then_some(-mask)
}

/// A bitwise operation on big integers (two's complement of any length).
pub(crate) fn bit_op(op: BitOp, a: &BigInt, b: &BigInt) -> BigInt {
    match op {
        BitOp::And => a & b,
        BitOp::Or => a | b,
        BitOp::Xor => a ^ b,
    }
}

/// A bit-level function; `None` for a negative operand.
pub(crate) fn bit_fn(f: BitFn, v: &BigInt) -> Option<BigInt> {
    if v.sign() == Sign::Minus {
        return None;
    }
    let bytes = |w: u8| -> Option<Vec<u8>> {
        if w % 8 != 0 {
            return None;
        }
        let mut digits = v.to_bytes_le().1;
        digits.resize(w as usize / 8, 0);
        Some(digits)
    };
    Some(match f {
        BitFn::Length => BigInt::from(v.bits()),
        BitFn::Digits(base) => {
            // each digit takes more than the binary ones of the base less one: a first guess from below
            let bits = u32::try_from(v.bits()).ok()?;
            let mut digits = bits.saturating_sub(1) / (base.ilog2() + 1);
            let mut power = BigInt::from(base).pow(digits);
            while power <= *v {
                power *= base;
                digits += 1;
            }
            BigInt::from(digits)
        }
        BitFn::Count => {
            BigInt::from(v.iter_u64_digits().map(|d| d.count_ones() as u64).sum::<u64>())
        }
        BitFn::TrailingZeros(w) => BigInt::from(v.trailing_zeros().unwrap_or(w as u64)),
        BitFn::ByteSwap(w) => BigInt::from_bytes_be(Sign::Plus, &bytes(w)?),
        BitFn::Reverse(w) => {
            let mut r = BigInt::from(0);
            for i in 0..w as u64 {
                r.set_bit(w as u64 - 1 - i, v.bit(i));
            }
            r
        }
        BitFn::Sqrt => v.sqrt(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A wrap of a wrap keeps the outer one, but for operands of many terms: else each link of a chain would hold all
    /// terms of the links before.
    #[test]
    fn sums_in_a_chain_of_wraps_stay_short() {
        let mut s = Store::new();
        let [mut x, m] = ["n", "m"].map(|name| s.parameter(name, 32));
        let outer = |s: &mut Store, e: Expr| {
            let inner = s.wrap(true, 32, e);
            let sum = s.add(inner, m);
            s.wrap(true, 32, sum)
        };
        let twice = s.int(2);
        let short = s.mul(twice, x);
        let joined = s.parse("s32(2*n + m)").expect("an expression");
        assert_eq!(outer(&mut s, short), joined);
        let (divisor, most) = (s.int(1009), s.limits().expressions.unwrapped_terms);
        for _ in 0..4 * most {
            let tripled = s.scale(Num::int(3), x);
            let low = outer(&mut s, tripled);
            x = s.modulo(low, divisor);
            let mut longest = 0;
            s.visit(&[x], |_, node| {
                if let Node::Sum(_, terms) = node {
                    longest = longest.max(terms.len());
                }
            });
            assert!(longest <= 2 * most, "{longest} terms");
        }
    }
}
