//! What the low bits of an expression depend on: a remainder by a power of two, and the half of a sum, are told by less
//! than the whole dividend (Warren, *Hacker's Delight*, chapter 2).

use super::node::{BitOp, Expr, Node};
use super::num::Num;
use super::store::Store;

impl Store {
    /// An expression congruent modulo `2^t`: without wraps at `t` bits or more; modulo 2 without those in the arms of a
    /// choice and without even terms in the factors of a product, an exclusive or is a sum, and whether `y` is odd is `y`.
    pub(crate) fn same_low_bits(&mut self, a: Expr, modulus: &Num) -> Expr {
        let Some(m) = modulus.as_i128().filter(|m| *m > 1 && m.count_ones() == 1) else { return a };
        let bits = m.trailing_zeros();
        let mut a = a;
        loop {
            let (mut c, terms) = self.linear(a);
            if !c.is_integer() || terms.iter().any(|t| !t.0.is_integer()) {
                return a;
            }
            let mut changed = false;
            let mut stripped: Vec<(Num, Expr)> = Vec::new();
            for (k, t) in terms {
                let one = match *self.node(t) {
                    Node::Bits(BitOp::Xor, x, y) if bits == 1 => self.add(x, y),
                    Node::Ite(condition, x, y) if bits == 1 => {
                        let arms = [x, y].map(|arm| self.unwrapped(arm, bits).unwrap_or(arm));
                        let arms = match [self.low_bit(x), self.low_bit(y)] {
                            [Some(x), Some(y)] => [x, y].map(|bit| self.num(bit)),
                            _ => arms,
                        };
                        match arms == [x, y] {
                            true => t,
                            false => self.ite(condition, arms[0], arms[1]),
                        }
                    }
                    Node::Ge0(parity) if bits == 1 => match self.of_parity(parity) {
                        Some((y, negated)) => self.add_num(y, Num::int(i64::from(negated))),
                        None => t,
                    },
                    Node::Product(_) if bits == 1 => self.with_low_factors(t),
                    _ => self.unwrapped(t, bits).unwrap_or(t),
                };
                changed |= one != t;
                match self.as_const(one).cloned() {
                    Some(v) => c = c + k * v,
                    None => stripped.push((k, one)),
                }
            }
            if !changed {
                return a;
            }
            a = self.linear_sum(c, stripped);
        }
    }

    /// A sum of integers, halved and rounded down, where a term that asks for the parity of `y` takes odd terms of `y` away:
    /// `[y odd] = y - 2*floor(y/2)`.
    pub(super) fn half_without_parity(&mut self, c: &Num, terms: &[(Num, Expr)]) -> Option<Expr> {
        let odd_terms = |terms: &[(Num, Expr)]| terms.iter().filter(|t| !is_even(&t.0)).count();
        for (at, (k, t)) in terms.iter().enumerate() {
            let Node::Ge0(parity) = *self.node(*t) else { continue };
            let Some((y, negated)) = self.of_parity(parity).filter(|_| !is_even(k)) else {
                continue;
            };
            let sign = if negated { -k.clone() } else { k.clone() };
            let constant = if negated { c.clone() + k.clone() } else { c.clone() };
            let others = terms.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, x)| x.clone());
            let others: Vec<_> = others.chain([(sign.clone(), y)]).collect();
            let dividend = self.linear_sum(constant, others);
            if odd_terms(&self.linear(dividend).1) >= odd_terms(terms) {
                continue;
            }
            let two = self.num(Num::int(2));
            let [whole, of_y] = [dividend, y].map(|x| self.floor_div(x, two));
            return Some(self.linear_sum(Num::ZERO, [(Num::ONE, whole), (-sign, of_y)]));
        }
        None
    }

    /// A product of integers, congruent modulo 2, where a factor is a number modulo 2.
    fn with_low_factors(&mut self, product: Expr) -> Expr {
        let Node::Product(factors) = self.node(product) else { return product };
        let integral = factors.iter().all(|f| self.is_integral(f.0));
        if !integral || factors.iter().all(|f| self.low_bit(f.0).is_none()) {
            return product;
        }
        let factors = factors.to_vec();
        let mut low = self.one();
        for (factor, times) in factors {
            let factor = match self.low_bit(factor) {
                Some(bit) => self.num(bit),
                None => factor,
            };
            for _ in 0..times {
                low = self.mul(low, factor);
            }
        }
        low
    }

    /// The remainder by 2, where it is a number because all terms are even.
    fn low_bit(&self, e: Expr) -> Option<Num> {
        let view = self.linear_view(e);
        let number = view.constant.is_integer()
            && view.terms.iter().all(|(k, x)| is_even(k) && self.is_integral(*x));
        number.then(|| if is_even(view.constant) { Num::ZERO } else { Num::ONE })
    }

    /// A sum that is compared, where it asks for a remainder by two: of a dividend with no more than decides it, and
    /// `y mod 2` with `[y odd]` as one.
    pub(super) fn compared_modulo_two(&mut self, c: &Num, terms: &[(Num, Expr)]) -> Option<Expr> {
        let is_quotient = |t: &(Num, Expr)| matches!(self.node(t.1), Node::FloorDiv(..));
        if terms.len() < 2 || !terms.iter().any(is_quotient) {
            return None;
        }
        let mut parts = self.split_mod(c, terms).filter(|p| p.modulus == Num::int(2))?;
        let mut low = parts.dividend;
        match parts.rest_terms[..] {
            [] => {
                low = self.same_low_bits(low, &parts.modulus);
                if low == parts.dividend {
                    return None;
                }
            }
            [(ref k, parity)] => {
                let Node::Ge0(parity) = *self.node(parity) else { return None };
                let (_, negated) = self.of_parity(parity).filter(|of| of.0 == low)?;
                if negated {
                    parts.rest_constant = parts.rest_constant + k.clone();
                    parts.scale = parts.scale - k.clone();
                } else {
                    parts.scale = parts.scale + k.clone();
                }
            }
            _ => return None,
        }
        let modulus = self.num(parts.modulus);
        let remainder = self.modulo(low, modulus);
        Some(self.linear_sum(parts.rest_constant, [(parts.scale, remainder)]))
    }

    /// `y` where `e >= 0` asks only whether the integer `y` is odd, or, negated, even.
    fn of_parity(&self, e: Expr) -> Option<(Expr, bool)> {
        let (c, terms) = self.linear(e);
        let parts = self.split_mod(&c, &terms)?;
        let of_two = parts.rest_terms.is_empty() && parts.modulus == Num::int(2);
        if !of_two || !self.is_integral(parts.dividend) {
            return None;
        }
        let even = !parts.rest_constant.is_negative();
        let odd = !(parts.rest_constant + parts.scale).is_negative();
        (even != odd).then_some((parts.dividend, even))
    }
}

/// Is the number twice an integer?
fn is_even(k: &Num) -> bool {
    k.checked_div(&Num::int(2)).is_some_and(|half| half.is_integer())
}

#[cfg(test)]
mod tests {
    use crate::expr::{Evaluator, Expr, Num, Store};

    const NAMES: [&str; 4] = ["n", "m", "k", "two"];

    fn parsed(text: &str) -> (Store, Expr) {
        let mut s = Store::new();
        for name in NAMES {
            s.parameter(name, 32);
        }
        let e = s.parse(text).unwrap_or_else(|e| panic!("`{text}`: {e}"));
        (s, e)
    }

    /// The value at each point of a box, where `two` is 2.
    fn values(s: &Store, e: Expr) -> Vec<Num> {
        let points = (0..343).map(|p| [p % 7 - 3, p / 7 % 7 - 3, p / 49 - 3, 2]);
        let value = |at: [i64; 4]| {
            let mut ev = Evaluator::new(s);
            for (name, v) in NAMES.iter().zip(at) {
                ev.bind_name(name, Num::int(v));
            }
            ev.eval(e).expect("it has a value")
        };
        points.map(value).collect()
    }

    /// What divides by a symbol is not looked into: the same values, and the form expected.
    fn becomes(s: &Store, e: Expr, slow: &str, expected: &str) {
        let (t, slow) = parsed(slow);
        assert_eq!(values(s, e), values(&t, slow));
        assert_eq!(s.display(e).to_string(), expected);
    }

    fn remainder(dividend: &str, expected: &str) {
        let (mut s, e) = parsed(dividend);
        let two = s.num(Num::int(2));
        let e = s.modulo(e, two);
        let slow = format!("({}) mod two", dividend.replace("mod 2", "mod two"));
        becomes(&s, e, &slow, expected);
    }

    fn half(dividend: &str, expected: &str) {
        let (s, e) = parsed(&format!("floor(({dividend})/2)"));
        let slow = format!("floor(({})/two)", dividend.replace("mod 2", "mod two"));
        becomes(&s, e, &slow, expected);
    }

    #[test]
    fn a_remainder_by_two_looks_through_questions_of_parity() {
        remainder("n + [n mod 2 == 1]", "0");
        remainder("n + [n mod 2 == 0]", "1");
        remainder("m - [(n + 1) mod 2 == 0]", "(n + m) mod 2");
    }

    #[test]
    fn a_comparison_asks_for_no_more_than_the_low_bits() {
        let (s, e) = parsed("[(n + [n mod 2 == 1] - 2*floor((n + [n mod 2 == 1])/2)) == 0]");
        becomes(&s, e, "1", "1");
        let (s, e) = parsed("[m*(2*n + 1) - 2*floor(m*(2*n + 1)/2) == 0]");
        becomes(&s, e, "[m mod two == 0]", "m mod 2 == 0");
    }

    #[test]
    fn a_half_takes_up_what_makes_it_even() {
        half("n + [n mod 2 == 1]", "n - floor(n/2)");
        half("n - [n mod 2 == 1]", "floor(n/2)");
        half("m + n + 3*[n mod 2 == 0] + m", "m + 3*floor(n/2) - n + 1");
    }

    #[test]
    fn a_factor_is_looked_at_modulo_two() {
        remainder("m*(2*n + 1) + m", "0");
        remainder("k*m*(2*n + 1)", "(m*k) mod 2");
    }

    #[test]
    fn an_arm_of_a_choice_is_not_wrapped() {
        remainder("m + ite(k > 0, m, s32(m + 2))", "(m + ite(k > 0, m, m + 2)) mod 2");
    }

    #[test]
    fn arms_of_even_terms_are_their_constants() {
        remainder("n + ite(n mod 2 == 0, 8*m, 8*m + 1)", "0");
        remainder("n + ite(k > 0, 2*m - 3, 4*k)", "(n + [k > 0]) mod 2");
    }
}
