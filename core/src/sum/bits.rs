//! How many bits of a number are set, among those that the index goes through: `Σ [bit a·i + b of y]`.
//!
//! For masks that enable one channel each, and for powers by squaring. The number is read without a sign, shifted
//! to the first bit and cut after the last; a step of more than one bit keeps the bits of a mask.

use super::engine::{closing_rule, Close, Closed, Engine, Summation};
use crate::expr::{BitFn, BitOp, Expr, Node, Num};
use crate::facts::Facts;
use crate::rules::{Example, NewRule, Rule};

pub(super) const BITS: Rule<Close> = closing_rule(NewRule {
    name: "bits",
    statement: "Σ_{0 ≤ j < len} [bit a·j + b of y] = popcount(floor((y mod 2^(a·len + b))/2^b) & m), m the bits 0, a, 2·a, …",
    conditions: "y is of at most 64 bits and does not speak of the index, a > 0 is a number, b ≥ 0; a negative y is read in two's complement, \
                 as wide as the power that is compared with it wraps, or as the bits go",
    source: "the sum of binary digits; Graham, Knuth, Patashnik, Concrete Mathematics (1994), section 4.4",
    example: Example::sum(
        "n >= 0 && n < 32",
        ["0", "n"],
        "[bitand(unsigned32(m), 2^i) > 0]",
        "popcount(unsigned32(m) mod (2^(n + 1)))",
    ),
    apply: bits,
});

/// Numbers of machine integers have at most so many bits.
const WIDTHS: [u8; 4] = [8, 16, 32, 64];

/// A bit of a number.
struct Bit {
    /// the number, whose sign counts as in two's complement
    of: Expr,
    /// which one
    at: Expr,
    /// the bits of the power that picks it, if that wraps
    width: Option<u8>,
    /// is the condition that it is set? Else that it is not
    set: bool,
}

fn bits(e: &mut Engine<'_>, outer: &mut Facts, sum: &Summation) -> Option<Closed> {
    let body = sum.part.body;
    let (c, yes, no) = match *e.s.node(body) {
        Node::Ite(c, a, b) if !e.s.has_var(a, e.var) && !e.s.has_var(b, e.var) => (c, a, b),
        _ => (body, e.s.one(), e.s.zero()),
    };
    let bit = e.bit(c)?;
    let (yes, no) = if bit.set { (yes, no) } else { (no, yes) };
    let (a, b) = e.s.affine_in(bit.at, e.var)?;
    let step = u32::try_from(e.s.as_const(a)?.as_i128()?).ok().filter(|&a| a > 0)?;
    if e.s.has_var(bit.of, e.var) {
        return None;
    }
    let start = e.s.mul(a, sum.part.lo);
    let start = e.s.add(start, b);
    if !outer.prove_ge0(e.s, start) {
        return None;
    }
    let span = e.s.scale(Num::int(step), sum.len);
    let end = e.s.add(start, span);
    let (number, width) = e.without_sign(outer, &bit, end)?;
    let count = e.set_bits(outer, number, width, [start, end], step);
    let difference = e.s.sub(yes, no);
    let (whole, more) = (e.s.mul(sum.len, no), e.s.mul(count, difference));
    Some(Ok(e.s.add(whole, more)))
}

impl Engine<'_> {
    /// Reads that one bit of a number is set, or is not: of `y & 2^at`, or of `floor(y/2^at)` that it is odd.
    fn bit(&mut self, c: Expr) -> Option<Bit> {
        match *self.s.node(c) {
            Node::Eq0(x) => self.bit_by_equality(x),
            Node::Not(x) => {
                let Node::Eq0(x) = *self.s.node(x) else { return None };
                self.bit_by_equality(x).map(|bit| Bit { set: !bit.set, ..bit })
            }
            // positive, or not: the bit alone is not negative
            Node::Ge0(x) => {
                let more = self.s.add_num(x, Num::ONE);
                let less = self.s.neg(x);
                let set = self.picked(more, true);
                set.or_else(|| self.picked(less, true).map(|bit| Bit { set: false, ..bit }))
            }
            _ => None,
        }
    }

    /// Reads that a number is 0 which is so where a bit is not set, or where the bit is 1.
    fn bit_by_equality(&mut self, x: Expr) -> Option<Bit> {
        if let Some(bit) = self.picked(x, false) {
            return Some(Bit { set: false, ..bit });
        }
        let more = self.s.add_num(x, Num::ONE);
        let less = self.s.linear_sum(Num::ONE, [(Num::int(-1), x)]);
        self.parity(more, true).or_else(|| self.parity(less, true))
    }

    /// A number that is 0 where a bit is not set, and else not; positive then, if that is asked.
    fn picked(&mut self, x: Expr, positive: bool) -> Option<Bit> {
        if let Node::Bits(BitOp::And, a, b) = *self.s.node(x) {
            return self.masked(a, b, positive).or_else(|| self.masked(b, a, positive));
        }
        self.parity(x, positive)
    }

    /// The bit that is the remainder of a quotient by 2, or its negation.
    fn parity(&mut self, x: Expr, positive: bool) -> Option<Bit> {
        let (constant, terms) = self.s.linear(x);
        let [one, other] = &terms[..] else { return None };
        let (whole, half) = if one.0.abs().is_one() { (one, other) } else { (other, one) };
        let is_rest = whole.0.abs().is_one() && half.0 == whole.0.clone() * Num::int(-2);
        if !constant.is_zero() || !is_rest || positive && !whole.0.is_one() {
            return None;
        }
        let (whole, half) = (whole.1, half.1);
        let Node::FloorDiv(of, d) = *self.s.node(whole) else { return None };
        let Node::Power(2, at) = *self.s.node(d) else { return None };
        let by = self.s.int(2);
        if self.s.floor_div(whole, by) != half {
            return None;
        }
        Some(Bit { of, at, width: None, set: true })
    }

    fn masked(&mut self, of: Expr, power: Expr, positive: bool) -> Option<Bit> {
        let (power, width) = match *self.s.node(power) {
            // the sign bit alone is negative
            Node::Wrap { signed, width, arg } if !signed || !positive => (arg, Some(width)),
            Node::Unsigned(width, arg) => (arg, Some(width)),
            _ => (power, None),
        };
        let Node::Power(2, at) = *self.s.node(power) else { return None };
        Some(Bit { of, at, width, set: true })
    }

    /// The number whose bits these are, without a sign, and how many it has at most; they are looked at as far as to
    /// the end.
    fn without_sign(&mut self, outer: &mut Facts, bit: &Bit, end: Expr) -> Option<(Expr, u8)> {
        let of = bit.of;
        if let Some(w) = bit.width {
            // a wrapped power is 0 behind its width, and its sign bit is that of the number
            let fits = outer.fits(self.s, of, w, true) || outer.fits(self.s, of, w, false);
            return fits.then(|| (self.s.unsigned(w, of), w));
        }
        if let Some(w) = WIDTHS.into_iter().find(|&w| outer.fits(self.s, of, w, false)) {
            return Some((of, w));
        }
        let w = WIDTHS.into_iter().find(|&w| outer.fits(self.s, of, w, true))?;
        let left = self.s.linear_sum(Num::int(w), [(Num::int(-1), end)]);
        outer.prove_ge0(self.s, left).then(|| (self.s.unsigned(w, of), w))
    }

    /// How many of the bits from `start` on, in steps of some, before `end`, are set.
    fn set_bits(
        &mut self,
        outer: &mut Facts,
        number: Expr,
        width: u8,
        [start, end]: [Expr; 2],
        step: u32,
    ) -> Expr {
        // powers of large numbers are not computed: behind the last bit there are none
        let all = self.s.int(width);
        let [start, end] = [start, end].map(|x| {
            let x = self.s.min(x, all);
            outer.simplify(self.s, x)
        });
        let is_whole = end == all;
        let [first, behind] = [start, end].map(|x| self.s.pow2(x));
        let number = if is_whole { number } else { self.s.modulo(number, behind) };
        let number = self.s.floor_div(number, first);
        let number = match step {
            1 => number,
            _ => {
                let places = (0..64).step_by(step as usize);
                let mask = places.fold(0_i128, |mask, at| mask | 1 << at);
                let mask = self.s.int(mask);
                self.s.bits(BitOp::And, number, mask)
            }
        };
        self.s.bit_fn(BitFn::Count, number)
    }
}

#[cfg(test)]
mod tests {
    use crate::expr::{Evaluator, Node, Num, Store, SymKind};
    use crate::facts::Facts;
    use crate::sum::{sum_range, RangeSum};

    /// Sums over bits in closed form, against each bit.
    #[test]
    fn set_bits_are_counted() {
        let bodies = [
            ("[bitand(unsigned32(m), 2^i) > 0]", 40),
            ("[bitand(m, signed32(2^i)) != 0]", 40),
            ("[bitand(m, signed32(2^i)) == 0]", 40),
            ("[bitand(m, signed32(2^(2*i + 1))) != 0]", 40),
            ("ite(bitand(max(0, m), 2^(3*i)) == 0, n, 5)", 40),
            ("[bitand(m, 2^i) > 0]", 31),
            ("[floor(unsigned32(m)/2^i) mod 2 == 1]", 40),
            ("[floor(unsigned32(m)/2^(i + 2)) mod 2 == 0]", 40),
            ("[floor(max(0, m)/2^i) != 2*floor(max(0, m)/2^(i + 1))]", 40),
        ];
        for (text, most) in bodies {
            let mut s = Store::new();
            for name in ["n", "m"] {
                s.parameter(name, 32);
            }
            let i = s.symbol("i", SymKind::Index, None, None);
            let body = s.parse(text).expect("it parses");
            let (lo, hi) = (s.zero(), s.parse("n - 1").expect("n - 1"));
            let mut facts = Facts::new();
            let given = s.parse_condition(&format!("n >= 0 && n <= {most}")).expect("a condition");
            facts.assume(&mut s, given);
            let sum = sum_range(&mut s, &facts, &RangeSum { var: i, lo, hi, summand: body });
            let sum = sum.expect(text);
            s.visit(&[sum], |_, node| assert!(!matches!(node, Node::SumOver { .. })));
            let told = s.sum_over(i, lo, hi, body);
            let masks =
                [0, 1, 5, 0x55, 0x7fff_ffff, -1, -2, -0x8000_0000, 0x1234_5678, -0x1234_5678];
            let ends = [0, 1, 2, 7, 15, 16, 30, 31, 32, 33, 40];
            for m in masks {
                for n in ends.into_iter().filter(|&n| n <= most) {
                    let mut ev = Evaluator::new(&s);
                    ev.bind_name("n", Num::int(n));
                    ev.bind_name("m", Num::int(m));
                    assert_eq!(ev.eval(sum), ev.eval(told), "{text} at n={n},m={m}");
                    assert!(ev.eval(sum).is_ok());
                }
            }
        }
    }

    /// Bits of a negative number go on for ever where nothing wraps, and not every power is of one bit.
    #[test]
    fn what_is_no_bit_is_left() {
        for text in [
            "[bitand(m, 2^i) > 0]",
            "[bitand(m, 3^i) > 0]",
            "[bitand(m, 2^i) > 1]",
            "[bitand(m, signed32(2^i)) > 0]",
        ] {
            let mut s = Store::new();
            for name in ["n", "m"] {
                s.parameter(name, 32);
            }
            let i = s.symbol("i", SymKind::Index, None, None);
            let summand = s.parse(text).expect("it parses");
            let (lo, hi) = (s.zero(), s.parse("n").expect("n"));
            let sum = RangeSum { var: i, lo, hi, summand };
            assert!(sum_range(&mut s, &Facts::new(), &sum).is_err(), "{text}");
        }
    }
}
