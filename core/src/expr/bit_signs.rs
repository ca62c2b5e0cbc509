//! Comparisons of bitwise results with 0 and -1, as comparisons of their operands: in two's
//! complement `a | b` is negative where one of them is, and `a ^ b` where their signs differ.
//! Compilers write `a >= 0 && b >= 0` as `(a | b) >= 0`, and `a == 0 && b == 0` as `(a | b) == 0`.

use super::node::{BitOp, Expr, Node};
use super::num::Num;
use super::store::Store;

impl Store {
    /// `c + k·t ≥ 0` of a bitwise result `t`, where that asks for its sign.
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

#[cfg(test)]
mod tests {
    use super::*;

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
        let at_least_four = s.add_num(or, Num::int(-4));
        let at_least_four = s.ge0(at_least_four);
        assert!(matches!(s.node(at_least_four), Node::Ge0(_)));
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
