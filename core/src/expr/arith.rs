//! Constructors of arithmetic nodes. Each brings its node into the normal form that
//! [`Node`](super::Node) states, so that equal expressions built in different ways mostly meet in
//! one id:
//!
//! - sums are flat linear combinations over terms in ascending order;
//! - products hold primitive factors, their numeric content outside.
//!
//! Quotients and remainders are in `division`, minima and maxima in `extremum`.

use super::node::{Expr, Node};
use super::num::Num;
use super::store::Store;
use smallvec::SmallVec;

type Terms = SmallVec<[(Num, Expr); 2]>;

/// A sum written as `scale·(dividend mod modulus) + rest`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ModParts {
    /// factor of the remainder
    pub scale: Num,
    /// what is divided
    pub dividend: Expr,
    /// constant, positive modulus
    pub modulus: Num,
    /// constant of the rest
    pub rest_constant: Num,
    /// terms of the rest
    pub rest_terms: Vec<(Num, Expr)>,
}

impl Store {
    /// A number.
    pub fn num(&mut self, v: Num) -> Expr {
        self.intern(Node::Const(v))
    }

    /// An integer.
    pub fn int(&mut self, v: impl Into<i128>) -> Expr {
        self.num(Num::int(v))
    }

    /// 0
    pub fn zero(&mut self) -> Expr {
        self.num(Num::ZERO)
    }

    /// 1
    pub fn one(&mut self) -> Expr {
        self.num(Num::ONE)
    }

    /// The number, if the expression is one.
    pub fn as_const(&self, e: Expr) -> Option<&Num> {
        match self.node(e) {
            Node::Const(v) => Some(v),
            _ => None,
        }
    }

    /// Is it the number 0?
    pub fn is_zero(&self, e: Expr) -> bool {
        self.as_const(e).is_some_and(Num::is_zero)
    }

    /// Is it the number 1?
    pub fn is_one(&self, e: Expr) -> bool {
        self.as_const(e).is_some_and(Num::is_one)
    }

    /// The expression as a linear combination: constant and terms.
    pub fn linear(&self, e: Expr) -> (Num, Terms) {
        match self.node(e) {
            Node::Const(v) => (v.clone(), Terms::new()),
            Node::Sum(c, t) => (c.clone(), t.clone()),
            _ => (Num::ZERO, SmallVec::from_iter([(Num::ONE, e)])),
        }
    }

    /// `constant + Σ coefficient·term`, terms in any order and of any kind.
    pub fn linear_sum(
        &mut self,
        constant: Num,
        terms: impl IntoIterator<Item = (Num, Expr)>,
    ) -> Expr {
        let mut c = constant;
        let mut flat: Terms = Terms::new();
        for (k, e) in terms {
            if k.is_zero() {
                continue;
            }
            match self.node(e) {
                Node::Const(v) => c = c.plus_product(&k, v),
                Node::Sum(c2, inner) => {
                    c = c.plus_product(&k, c2);
                    let times =
                        |k2: &Num| if k.is_one() { k2.clone() } else { k.clone() * k2.clone() };
                    flat.extend(inner.iter().map(|(k2, t)| (times(k2), *t)));
                }
                _ => flat.push((k, e)),
            }
        }
        flat.sort_by_key(|t| t.1);
        let mut out: Terms = Terms::new();
        for (k, e) in flat {
            match out.last_mut() {
                Some(last) if last.1 == e => last.0 = last.0.clone() + k,
                _ => out.push((k, e)),
            }
        }
        out.retain(|t| !t.0.is_zero());
        if out.is_empty() {
            return self.num(c);
        }
        if c.is_zero() && out.len() == 1 && out[0].0.is_one() {
            return out[0].1;
        }
        if let Some(whole) = self.wrap_undone(&c, &out) {
            return whole;
        }
        self.intern(Node::Sum(c, out))
    }

    /// The low bits of an integer and its high part as the integer: `wrap(x) + 2^w·floor(x/2^w)` is `x`. A
    /// frontend that masks low bits out of an unsigned number brings both up.
    fn wrap_undone(&mut self, c: &Num, terms: &Terms) -> Option<Expr> {
        let is_high_part = |s: &Store, e: Expr, w: u8| match *s.node(e) {
            Node::FloorDiv(_, d) => s.as_const(d) == Some(&Num::pow2(w.into())),
            _ => false,
        };
        if terms.len() < 2 || !terms.iter().any(|t| matches!(self.node(t.1), Node::FloorDiv(..))) {
            return None;
        }
        let (at, signed, width, arg) = terms
            .iter()
            .enumerate()
            .find_map(|(at, t)| match *self.node(t.1) {
                Node::Wrap { signed, width, arg } => Some((at, signed, width, arg)),
                Node::Unsigned(width, arg) => Some((at, false, width, arg)),
                _ => None,
            })
            .filter(|x| terms.iter().any(|t| is_high_part(self, t.1, x.2)))?;
        let (size, k) = (Num::pow2(width.into()), terms[at].0.clone());
        let half = if signed { Num::pow2(u32::from(width) - 1) } else { Num::ZERO };
        let above = self.add_num(arg, half);
        let divisor = self.num(size.clone());
        let quotient = self.floor_div(above, divisor);
        let low = [(k.clone(), arg), (-k * size, quotient)];
        let rest = terms.iter().enumerate().filter(|t| t.0 != at).map(|t| t.1.clone());
        let whole = self.linear_sum(c.clone(), rest.chain(low).collect::<Vec<_>>());
        let (_, left) = self.linear(whole);
        let is_left = left.iter().any(|t| is_high_part(self, t.1, width));
        (!is_left).then_some(whole)
    }

    /// `a + b`
    pub fn add(&mut self, a: Expr, b: Expr) -> Expr {
        self.linear_sum(Num::ZERO, [(Num::ONE, a), (Num::ONE, b)])
    }

    /// `a - b`
    pub fn sub(&mut self, a: Expr, b: Expr) -> Expr {
        self.linear_sum(Num::ZERO, [(Num::ONE, a), (Num::int(-1), b)])
    }

    /// `-a`
    pub fn neg(&mut self, a: Expr) -> Expr {
        self.scale(Num::int(-1), a)
    }

    /// `c·a`
    pub fn scale(&mut self, c: Num, a: Expr) -> Expr {
        if c.is_one() {
            return a;
        }
        self.linear_sum(Num::ZERO, [(c, a)])
    }

    /// `a + v`
    pub fn add_num(&mut self, a: Expr, v: impl Into<Num>) -> Expr {
        self.linear_sum(v.into(), [(Num::ONE, a)])
    }

    /// Sum of several.
    pub fn add_all(&mut self, items: impl IntoIterator<Item = Expr>) -> Expr {
        self.linear_sum(Num::ZERO, items.into_iter().map(|e| (Num::ONE, e)))
    }

    /// Numeric content and primitive part: `e = content · primitive`, where a sum's primitive
    /// part has coprime integer coefficients and a positive leading one.
    pub fn primitive(&mut self, e: Expr) -> (Num, Expr) {
        match self.node(e) {
            Node::Const(v) => {
                let v = v.clone();
                (v, self.one())
            }
            Node::Sum(c, terms) => {
                let mut den = c.denominator();
                for (k, _) in terms.iter() {
                    den = den.lcm(&k.denominator());
                }
                let mut g = (c.clone() * den.clone()).abs();
                for (k, _) in terms.iter() {
                    g = g.gcd(&(k.clone() * den.clone()));
                }
                let mut content = g.checked_div(&den).unwrap_or(Num::ONE);
                if terms[0].0.is_negative() {
                    content = -content;
                }
                if content.is_one() {
                    return (content, e);
                }
                let inv = Num::ONE.checked_div(&content).unwrap_or(Num::ONE);
                let p = self.scale(inv, e);
                (content, p)
            }
            _ => (Num::ONE, e),
        }
    }

    /// `Π factor^exponent`
    pub fn product(&mut self, factors: impl IntoIterator<Item = (Expr, u32)>) -> Expr {
        let (most, most_digits) =
            (self.limits().expressions.exponent, self.limits().expressions.power_digits);
        let mut content = Num::ONE;
        let mut flat: SmallVec<[(Expr, u32); 2]> = SmallVec::new();
        for (e, n) in factors {
            if n == 0 {
                continue;
            }
            let (c, p) = self.primitive(e);
            if c.is_zero() {
                return self.zero();
            }
            if !c.abs().is_one() && c.digits().saturating_mul(n as u64) > most_digits {
                flat.push((e, n)); // the power of a number with too many digits stays a power
                continue;
            }
            content = content * c.pow(n);
            match self.node(p) {
                Node::Const(_) => {} // 1
                // Above the limit a power of a power stays one, so that exponents do not overflow.
                Node::Product(inner)
                    if inner.iter().all(|f| f.1.checked_mul(n).is_some_and(|p| p <= most)) =>
                {
                    flat.extend(inner.iter().map(|&(f, m)| (f, m * n)))
                }
                _ => flat.push((p, n)),
            }
        }
        flat.sort_by_key(|t| t.0);
        let mut out: SmallVec<[(Expr, u32); 2]> = SmallVec::new();
        for (e, n) in flat {
            match out.last_mut() {
                Some(last) if last.0 == e && last.1.checked_add(n).is_some() => last.1 += n,
                _ => out.push((e, n)),
            }
        }
        // Truth values among the factors become the condition of a choice between the rest and 0.
        if out.len() > 1 && out.iter().any(|f| self.is_boolean(f.0)) {
            let (conditions, rest): (Vec<_>, Vec<_>) =
                out.into_iter().partition(|f| self.is_boolean(f.0));
            let conditions: Vec<Expr> = conditions.into_iter().map(|f| f.0).collect();
            let c = self.and_all(&conditions);
            if rest.is_empty() {
                return self.scale(content, c);
            }
            let x = self.product(rest);
            let x = self.scale(content, x);
            let zero = self.zero();
            return self.ite(c, x, zero);
        }
        if let [(b, n)] = out.as_mut_slice() {
            if self.is_boolean(*b) {
                *n = 1; // 0 and 1 are their own powers
            }
        }
        if let Some((k, freed)) = self.freed_choice(&out) {
            out[k].0 = freed;
            let core = self.product(out);
            return self.scale(content, core);
        }
        let core = match out.as_slice() {
            [] => return self.num(content),
            [(e, 1)] => *e,
            _ => self.intern(Node::Product(out)),
        };
        self.scale(content, core)
    }

    /// `a·b`
    pub fn mul(&mut self, a: Expr, b: Expr) -> Expr {
        if let Some(v) = self.as_const(a).cloned() {
            return self.scale(v, b);
        }
        if let Some(v) = self.as_const(b).cloned() {
            return self.scale(v, a);
        }
        // A choice between 0 and something absorbs the other factor: ite(c, t, 0)·y = ite(c, t·y, 0).
        let (mut a, mut b) = (a, b);
        let mut conditions = Vec::new();
        loop {
            match (self.choice_or_zero(a), self.choice_or_zero(b)) {
                (Some((c, t)), _) => {
                    conditions.push(c);
                    a = t;
                }
                (None, Some((c, t))) => {
                    conditions.push(c);
                    b = t;
                }
                (None, None) => break,
            }
        }
        let mut r = if self.as_const(a).is_some() || self.as_const(b).is_some() {
            let (k, x) = match self.as_const(a) {
                Some(v) => (v.clone(), b),
                None => (self.as_const(b).cloned().unwrap_or(Num::ONE), a),
            };
            self.scale(k, x)
        } else {
            self.product([(a, 1), (b, 1)])
        };
        let zero = self.zero();
        while let Some(c) = conditions.pop() {
            r = self.ite(c, r, zero);
        }
        r
    }

    /// A factor that is a choice with 0 for a condition that another factor implies, and what it is then.
    fn freed_choice(&mut self, factors: &[(Expr, u32)]) -> Option<(usize, Expr)> {
        if factors.len() < 2 {
            return None;
        }
        (0..factors.len()).find_map(|k| Some((k, self.chosen_beside(factors[k].0, factors)?)))
    }

    fn choice_or_zero(&self, e: Expr) -> Option<(Expr, Expr)> {
        match *self.node(e) {
            Node::Ite(c, t, z) if self.is_zero(z) && !self.is_boolean(e) => Some((c, t)),
            _ => None,
        }
    }

    /// Product of several.
    pub fn mul_all(&mut self, items: impl IntoIterator<Item = Expr>) -> Expr {
        let one = self.one();
        items.into_iter().fold(one, |acc, e| self.mul(acc, e))
    }
}

#[cfg(test)]
mod tests {
    use super::Store;

    #[test]
    fn low_bits_and_high_part_are_the_integer() {
        for (text, wanted) in [
            ("unsigned32(n) - 32*(floor(n/32) mod 134217728)", "n mod 32"),
            ("unsigned32(n) > 32*(floor(n/32) mod 134217728)", "n mod 32 > 0"),
            ("2*u32(m + n) + 3 - 16*(floor((m + n)/8) mod 536870912)", "2*((m + n) mod 8) + 3"),
            ("s32(m + n) + 4294967296*floor((m + n + 2147483648)/4294967296)", "m + n"),
            // the high part of another width stays
            ("unsigned32(n) - 65536*floor(n/65536)", "unsigned32(n) - 65536*floor(n/65536)"),
        ] {
            let mut s = Store::new();
            s.parameter("m", 32);
            s.parameter("n", 32);
            let e = s.parse(text).expect("it parses");
            assert_eq!(s.display(e).to_string(), wanted, "{text}");
        }
    }
}
