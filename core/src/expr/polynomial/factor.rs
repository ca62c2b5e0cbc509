//! Factoring by linear divisors.

use super::{power, Monomial, Polynomial};
use crate::expr::node::Expr;
use crate::expr::num::Num;
use crate::expr::store::Store;
use num_integer::Integer;

/// A polynomial as a number times powers of primitive polynomials: integer coefficients without
/// a common divisor, the first of them positive.
pub(super) struct Factored {
    content: Num,
    factors: Vec<(Polynomial, u32)>,
}

impl Factored {
    /// Divides by all linear divisors found. `hints` are linear polynomials that may, with a constant
    /// added, be divisors.
    pub(super) fn of(s: &Store, p: &Polynomial, hints: &[Polynomial]) -> Factored {
        let mut f = Factored { content: Num::ONE, factors: Vec::new() };
        let mut rest = f.take_common_powers(p);
        for x in rest.atoms() {
            while let Some(root) = rational_root(s, &rest, x) {
                let root = Polynomial::constant(root);
                let Some(q) = divide(s, &rest, x, &root) else { break };
                f.push_linear(x, &root);
                rest = q;
            }
        }
        for hint in hints {
            let Some((x, k)) = leading(hint) else { continue };
            let most = i64::from(s.limits().expressions.divisor_shift);
            for shift in -most..=most {
                if rest.degree(x) == 0 {
                    break;
                }
                // x - root is the hint plus the shift, over its leading coefficient
                let mut root = Polynomial::atom(x);
                let Some(inverse) = Num::ONE.checked_div(&k) else { break };
                root.add_scaled(&-inverse.clone(), hint);
                root.add_scaled(&-(inverse * Num::int(shift)), &Polynomial::constant(Num::ONE));
                while let Some(q) = divide(s, &rest, x, &root) {
                    f.push_linear(x, &root);
                    rest = q;
                }
            }
        }
        f.push(rest);
        f
    }

    /// As an expression.
    pub(super) fn to_expr(&self, s: &mut Store) -> Expr {
        let factors: Vec<(Expr, u32)> =
            self.factors.iter().map(|(p, n)| (p.to_expr(s), *n)).collect();
        let product = s.product(factors);
        s.scale(self.content.clone(), product)
    }

    /// Takes out the powers of atoms that all monomials share.
    fn take_common_powers(&mut self, p: &Polynomial) -> Polynomial {
        let mut rest = p.clone();
        for x in p.atoms() {
            let n = p.0.keys().map(|m| power(m, x)).min().unwrap_or(0);
            if n == 0 {
                continue;
            }
            self.factors.push((Polynomial::atom(x), n));
            let lower = |m: &Monomial| -> Monomial {
                m.iter().map(|f| if f.0 == x { (x, f.1 - n) } else { *f }).collect()
            };
            let lowered = rest.0.iter().map(|(m, k)| {
                let m: Monomial = lower(m).into_iter().filter(|f| f.1 > 0).collect();
                (m, k.clone())
            });
            rest = Polynomial(lowered.collect());
        }
        rest
    }

    /// The factor `x - root`.
    fn push_linear(&mut self, x: Expr, root: &Polynomial) {
        let mut p = Polynomial::atom(x);
        p.add_scaled(&Num::int(-1), root);
        self.push(p);
    }

    fn push(&mut self, p: Polynomial) {
        let content = content(&p);
        self.content = self.content.clone() * content.clone();
        if p.as_constant().is_some() {
            return;
        }
        let Some(inverse) = Num::ONE.checked_div(&content) else { return };
        let p = p.scaled(&inverse);
        match self.factors.iter_mut().find(|f| f.0 == p) {
            Some(f) => f.1 += 1,
            None => self.factors.push((p, 1)),
        }
    }
}

/// The common divisor of the coefficients, with the sign of the leading one.
fn content(p: &Polynomial) -> Num {
    let mut gcd = Num::ZERO;
    let mut den = Num::ONE;
    for k in p.0.values() {
        gcd = gcd.gcd(&k.numerator());
        den = den.lcm(&k.denominator());
    }
    let v = gcd.checked_div(&den).unwrap_or(Num::ONE).abs();
    // the highest monomial comes last
    let negative = p.0.iter().max_by_key(|(m, _)| m.iter().map(|f| u64::from(f.1)).sum::<u64>());
    match negative {
        Some((_, k)) if k.is_negative() => -v,
        _ => v,
    }
}

/// An atom of a linear polynomial, and its coefficient.
fn leading(p: &Polynomial) -> Option<(Expr, Num)> {
    p.0.iter().find(|(m, _)| !m.is_empty()).map(|(m, k)| (m[0].0, k.clone()))
}

/// A common rational root in `x` of all coefficient polynomials, with small numerator and denominator.
fn rational_root(s: &Store, p: &Polynomial, x: Expr) -> Option<Num> {
    // the polynomial in x that each monomial of the other atoms comes with
    let mut groups: std::collections::BTreeMap<Monomial, Vec<Num>> = Default::default();
    for (m, k) in &p.0 {
        let n = power(m, x) as usize;
        let others: Monomial = m.iter().copied().filter(|f| f.0 != x).collect();
        let group = groups.entry(others).or_default();
        group.resize(group.len().max(n + 1), Num::ZERO);
        group[n] = k.clone();
    }
    let limits = &s.limits().expressions;
    let most = i64::from(limits.root_numerator);
    let least = groups.values().min_by_key(|g| g.len())?;
    let is_root = |r: &Num| groups.values().all(|g| at(g, r).is_zero());
    match least.as_slice() {
        [_] => None,
        [b, a] => (-b.clone()).checked_div(a).filter(|r| is_root(r)),
        coefficients => {
            let possible = RationalRoots::of(coefficients);
            (1..=i64::from(limits.root_denominator))
                .flat_map(|q| (-most..=most).map(move |n| (n, q)))
                .filter(|&(n, q)| possible.as_ref().is_none_or(|p| p.may_have(n.into(), q.into())))
                .map(|(n, q)| Num::ratio(n, q))
                .find(|r| is_root(r))
        }
    }
}

/// The rational root theorem: the numerator of a root other than 0 divides the lowest coefficient, its
/// denominator the leading one. Two divisions are cheaper than a value by Horner's rule.
struct RationalRoots {
    lowest: i128,
    leading: i128,
    has_zero: bool,
}

impl RationalRoots {
    /// `None` where the coefficients over their common denominator are no machine integers.
    fn of(coefficients: &[Num]) -> Option<RationalRoots> {
        let denominator = coefficients.iter().fold(Num::ONE, |d, c| d.lcm(&c.denominator()));
        let whole = |c: &Num| (c.clone() * denominator.clone()).as_i128();
        let lowest = coefficients.iter().find(|c| !c.is_zero())?;
        let leading = coefficients.iter().rfind(|c| !c.is_zero())?;
        Some(RationalRoots {
            lowest: whole(lowest)?,
            leading: whole(leading)?,
            has_zero: coefficients.first().is_some_and(Num::is_zero),
        })
    }

    /// Whether `n/q`, in lowest terms, passes; of fractions that are not, the reduced one does.
    fn may_have(&self, n: i128, q: i128) -> bool {
        match n {
            0 => self.has_zero && q == 1,
            _ => n.gcd(&q) == 1 && self.lowest % n == 0 && self.leading % q == 0,
        }
    }
}

/// The value of a polynomial in one atom, by Horner's rule.
fn at(coefficients: &[Num], x: &Num) -> Num {
    coefficients.iter().rev().fold(Num::ZERO, |acc, k| acc * x.clone() + k.clone())
}

/// The exact quotient by `x - root`, by synthetic division; `None` if there is a remainder.
fn divide(s: &Store, p: &Polynomial, x: Expr, root: &Polynomial) -> Option<Polynomial> {
    let coefficients = p.by_powers(x);
    let mut quotient = Polynomial::default();
    let mut carry = Polynomial::default();
    for (n, c) in coefficients.iter().enumerate().rev() {
        carry = carry.times(s, root)?;
        carry.add_scaled(&Num::ONE, c);
        if n == 0 {
            break;
        }
        let power = match n {
            1 => Polynomial::constant(Num::ONE),
            _ => Polynomial::atom(x).to_power(s, n as u32 - 1)?,
        };
        quotient.add_scaled(&Num::ONE, &carry.times(s, &power)?);
    }
    carry.is_zero().then_some(quotient)
}
