//! Comparisons of bitwise results with 0 and -1, as comparisons of their operands: in two's
//! complement `a | b` is negative where one of them is, and `a ^ b` where their signs differ.
//! Compilers write `a >= 0 && b >= 0` as `(a | b) >= 0`, `a == 0 && b == 0` as `(a | b) == 0`, and
//! `a < 2^k && b < 2^k` of numbers that are not negative as `(a | b) < 2^k`: a bit from the k-th on is in
//! one of them (Warren, *Hacker's Delight*, chapter 2).

use super::node::{BitOp, Expr, Node};
use super::num::Num;
use super::store::Store;

impl Store {
    /// `c + k·t ≥ 0` of a bitwise result `t`, where that asks for its sign, or for high bits.
    pub(super) fn sign_of_bits(
        &mut self,
        c: &Num,
        (k, t): &(Num, Expr),
        splits: &mut u32,
    ) -> Option<Expr> {
        let Node::Bits(op, a, b) = *self.node(*t) else { return None };
        // t ≥ least, or t ≤ most
        let bound = (-c.clone()).checked_div(k)?;
        let non_negative = k.is_positive();
        if !non_negative && bound.floor().is_zero() && self.interval(*t).non_negative() {
            return self.zero_of_bits(&Num::ZERO, &(Num::ONE, *t), splits);
        }
        let most = if non_negative { bound.ceil() - Num::ONE } else { bound.floor() };
        if op == BitOp::Or && *splits > 0 && is_low_mask(&most) {
            let low = self.or_is_at_most([a, b], &most, splits);
            return Some(if non_negative { self.not(low) } else { low });
        }
        let asks =
            if non_negative { bound.ceil().is_zero() } else { bound.floor() == Num::int(-1) };
        if !asks || *splits == 0 {
            return None;
        }
        *splits -= 1;
        let (a, b) = (self.ge0_splitting(a, splits), self.ge0_splitting(b, splits));
        let sign = match op {
            BitOp::And => self.or_all(&[a, b]),
            BitOp::Or => self.and_all(&[a, b]),
            BitOp::Xor => {
                let not_b = self.not(b);
                self.ite(a, b, not_b)
            }
        };
        Some(if non_negative { sign } else { self.not(sign) })
    }

    /// `a | b ≤ 2^k - 1`: one of them is negative, or neither has a bit from the k-th on.
    fn or_is_at_most(&mut self, operands: [Expr; 2], most: &Num, splits: &mut u32) -> Expr {
        *splits -= 1;
        let negative = operands.map(|x| {
            let up = self.ge0_splitting(x, splits);
            self.not(up)
        });
        let low = operands.map(|x| {
            let left = self.linear_sum(most.clone(), [(Num::int(-1), x)]);
            self.ge0_splitting(left, splits)
        });
        let low = self.and_all(&low);
        self.or_all(&[negative[0], negative[1], low])
    }

    /// `c + k·t = 0` of a bitwise result `t`, where one value of both operands decides that.
    pub(super) fn zero_of_bits(
        &mut self,
        c: &Num,
        (k, t): &(Num, Expr),
        splits: &mut u32,
    ) -> Option<Expr> {
        let Node::Bits(op, a, b) = *self.node(*t) else { return None };
        let value = (-c.clone()).checked_div(k)?;
        if *splits == 0 {
            return None;
        }
        match op {
            // the one value that determines all bits of both operands
            BitOp::Or if value.is_zero() => {}
            BitOp::And if value == Num::int(-1) => {}
            BitOp::Xor if value.is_zero() => {
                *splits -= 1;
                let d = self.sub(a, b);
                return Some(self.eq0_splitting(d, splits));
            }
            _ => return None,
        }
        *splits -= 1;
        let each = [a, b].map(|x| {
            let x = self.add_num(x, -value.clone());
            self.eq0_splitting(x, splits)
        });
        Some(self.and_all(&each))
    }
}

/// Is it `2^k - 1` with `k` from 1 to 64?
fn is_low_mask(n: &Num) -> bool {
    n.as_i128().is_some_and(|n| n > 0 && n < 1 << 64 && (n & (n + 1)) == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::Evaluator;

    #[test]
    fn a_disjunction_of_bits_is_small_where_its_operands_are() {
        let mut s = Store::new();
        let (a, b) = (s.parameter("a", 32), s.parameter("b", 32));
        let or = s.bits(BitOp::Or, a, b);
        for bound in [1, 3, 7, 8, 5] {
            let left = s.linear_sum(Num::int(bound), [(Num::int(-1), or)]);
            let at_most = s.ge0(left);
            let above = s.add_num(or, Num::int(-bound - 1));
            let above = s.ge0(above);
            let split = ((bound + 1) & bound) == 0;
            assert_eq!(s.display(at_most).to_string().contains("bitor"), !split, "{bound}");
            for x in -9..18i64 {
                for y in -9..18i64 {
                    let mut ev = Evaluator::new(&s);
                    ev.bind_name("a", Num::int(i128::from(x)));
                    ev.bind_name("b", Num::int(i128::from(y)));
                    let small = i128::from(x | y) <= bound;
                    assert_eq!(ev.truth(at_most), Ok(small), "{x} | {y} <= {bound}");
                    assert_eq!(ev.truth(above), Ok(!small), "{x} | {y} > {bound}");
                }
            }
        }
    }

    #[test]
    fn comparisons_of_bits_are_comparisons_of_their_operands() {
        let mut s = Store::new();
        let (a, b) = (s.parameter("a", 32), s.parameter("b", 32));
        let (a_up, b_up) = (s.ge0(a), s.ge0(b));
        let both = s.and_all(&[a_up, b_up]);
        let one = s.or_all(&[a_up, b_up]);
        let or = s.bits(BitOp::Or, a, b);
        let and = s.bits(BitOp::And, a, b);
        let xor = s.bits(BitOp::Xor, a, b);
        assert_eq!(s.ge0(or), both);
        assert_eq!(s.ge0(and), one);
        let below = s.linear_sum(Num::int(-1), [(Num::int(-1), or)]);
        let neither = s.not(both);
        assert_eq!(s.ge0(below), neither);
        let (a_zero, b_zero) = (s.eq0(a), s.eq0(b));
        let both_zero = s.and_all(&[a_zero, b_zero]);
        assert_eq!(s.eq0(or), both_zero);
        let same = s.eq(a, b);
        assert_eq!(s.eq0(xor), same);
        let signs = s.ge0(xor);
        let not_b = s.not(b_up);
        let expected = s.ite(a_up, b_up, not_b);
        assert_eq!(signs, expected);
        // a comparison that does not determine the operands stays
        let at_least_six = s.add_num(or, Num::int(-6));
        let at_least_six = s.ge0(at_least_six);
        assert!(matches!(s.node(at_least_six), Node::Ge0(_)));
        let three = s.add_num(or, Num::int(-3));
        let three = s.eq0(three);
        assert!(matches!(s.node(three), Node::Eq0(_)));
        // at most 0 is 0, without signs
        let (ua, ub) = (s.unsigned(32, a), s.unsigned(32, b));
        let or = s.bits(BitOp::Or, ua, ub);
        let (zero, or_zero) = (s.zero(), s.eq0(or));
        assert_eq!(s.le(or, zero), or_zero);
        assert!(matches!(s.node(or_zero), Node::And(_)));
    }
}
