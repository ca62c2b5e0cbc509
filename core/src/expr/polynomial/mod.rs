//! Polynomials over atoms, for presentation: multiplied out, then factored, so that a count reads
//! as in a textbook (`n*(n + 1)/2`, not `n + n*(n - 1)/2`). An atom is whatever is neither a sum
//! nor a product.
//!
//! The method is the schoolbook's: content and common powers first, then linear divisors one by
//! one: rational roots in one atom, and sums that stand in the expression as it was, shifted by
//! small numbers. Each divisor is divided out exactly, so the result is the same polynomial. Of
//! several forms the one with the fewest leaves is kept.

mod factor;
mod tidy;

#[cfg(test)]
mod tests;

use super::node::{Expr, Node};
use super::num::Num;
use super::store::Store;
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// Powers of atoms, ascending by atom.
type Monomial = SmallVec<[(Expr, u32); 4]>;

/// A polynomial multiplied out; no coefficient is zero.
#[derive(Clone, Debug, Default, PartialEq)]
struct Polynomial(BTreeMap<Monomial, Num>);

impl Polynomial {
    fn constant(v: Num) -> Polynomial {
        let mut p = Polynomial::default();
        p.add_term(Monomial::new(), v);
        p
    }

    fn atom(x: Expr) -> Polynomial {
        let mut p = Polynomial::default();
        p.add_term(Monomial::from_slice(&[(x, 1)]), Num::ONE);
        p
    }

    fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    fn as_constant(&self) -> Option<Num> {
        match self.0.len() {
            0 => Some(Num::ZERO),
            1 => self.0.get(&Monomial::new()).cloned(),
            _ => None,
        }
    }

    fn add_term(&mut self, m: Monomial, k: Num) {
        if k.is_zero() {
            return;
        }
        let v = self.0.get(&m).cloned().unwrap_or(Num::ZERO) + k;
        if v.is_zero() {
            self.0.remove(&m);
        } else {
            self.0.insert(m, v);
        }
    }

    /// `self + k·other`
    fn add_scaled(&mut self, k: &Num, other: &Polynomial) {
        for (m, v) in &other.0 {
            self.add_term(m.clone(), v.clone() * k.clone());
        }
    }

    fn scaled(&self, k: &Num) -> Polynomial {
        let mut p = Polynomial::default();
        p.add_scaled(k, self);
        p
    }

    /// The product; `None` if it grows too large. A truth value is its own square.
    fn times(&self, s: &Store, other: &Polynomial) -> Option<Polynomial> {
        let mut p = Polynomial::default();
        for (a, x) in &self.0 {
            for (b, y) in &other.0 {
                p.add_term(product(s, a, b)?, x.clone() * y.clone());
                if p.0.len() > s.limits().expressions.factored_monomials {
                    return None;
                }
            }
        }
        Some(p)
    }

    fn atoms(&self) -> Vec<Expr> {
        let mut atoms: Vec<Expr> = self.0.keys().flatten().map(|f| f.0).collect();
        atoms.sort_unstable();
        atoms.dedup();
        atoms
    }

    /// The highest power of an atom.
    fn degree(&self, x: Expr) -> u32 {
        self.0.keys().map(|m| power(m, x)).max().unwrap_or(0)
    }

    /// The coefficients as a polynomial in one atom, by ascending power.
    fn by_powers(&self, x: Expr) -> Vec<Polynomial> {
        let mut out = vec![Polynomial::default(); self.degree(x) as usize + 1];
        for (m, k) in &self.0 {
            let n = power(m, x) as usize;
            out[n].add_term(m.iter().copied().filter(|f| f.0 != x).collect(), k.clone());
        }
        out
    }

    /// Of an expression; `None` if it is too large multiplied out. `atom` says what stands for an
    /// atom.
    fn of(s: &Store, e: Expr, atom: &dyn Fn(Expr) -> Expr, depth: u32) -> Option<Polynomial> {
        if depth == 0 {
            return None;
        }
        let p = match s.node(e) {
            Node::Const(v) => Polynomial::constant(v.clone()),
            Node::Sum(c, terms) => {
                let mut p = Polynomial::constant(c.clone());
                for (k, t) in terms {
                    p.add_scaled(k, &Polynomial::of(s, *t, atom, depth - 1)?);
                }
                p
            }
            Node::Product(factors) => {
                let mut p = Polynomial::constant(Num::ONE);
                for (f, n) in factors {
                    let q = Polynomial::of(s, *f, atom, depth - 1)?;
                    if q.0.len() == 1 {
                        p = p.times(s, &q.to_power(s, *n)?)?;
                        continue;
                    }
                    if *n > s.limits().expressions.factored_exponent {
                        return None;
                    }
                    for _ in 0..*n {
                        p = p.times(s, &q)?;
                    }
                }
                p
            }
            _ => Polynomial::atom(atom(e)),
        };
        (p.0.len() <= s.limits().expressions.factored_monomials).then_some(p)
    }

    /// The power of a single monomial; `None` if it grows too large.
    fn to_power(&self, s: &Store, n: u32) -> Option<Polynomial> {
        let mut p = Polynomial::default();
        for (m, k) in &self.0 {
            let is_unit = k.abs().is_one();
            if !is_unit && k.digits().saturating_mul(n.into()) > s.limits().expressions.power_digits
            {
                return None;
            }
            let powers = m.iter().map(|f| Some((f.0, within(s, f.1.checked_mul(n)?)?)));
            p.add_term(powers.collect::<Option<Monomial>>()?, k.pow(n));
        }
        Some(p)
    }

    /// As an expression: a sum of products of atoms.
    fn to_expr(&self, s: &mut Store) -> Expr {
        let mut constant = Num::ZERO;
        let mut terms = Vec::new();
        for (m, k) in &self.0 {
            if m.is_empty() {
                constant = k.clone();
            } else {
                terms.push((k.clone(), s.product(m.iter().copied())));
            }
        }
        s.linear_sum(constant, terms)
    }
}

fn power(m: &Monomial, x: Expr) -> u32 {
    m.iter().find(|f| f.0 == x).map_or(0, |f| f.1)
}

/// The exponent, if it is no larger than an expression's.
fn within(s: &Store, exponent: u32) -> Option<u32> {
    (exponent <= s.limits().expressions.exponent).then_some(exponent)
}

/// The product of two monomials; `None` if an exponent is too large.
fn product(s: &Store, a: &Monomial, b: &Monomial) -> Option<Monomial> {
    let mut out = a.clone();
    for &(x, n) in b {
        match out.iter_mut().find(|f| f.0 == x) {
            Some(f) => f.1 = within(s, f.1.checked_add(n)?)?,
            None => out.push((x, n)),
        }
    }
    for f in &mut out {
        if s.is_boolean(f.0) {
            f.1 = 1;
        }
    }
    out.sort_unstable();
    Some(out)
}
