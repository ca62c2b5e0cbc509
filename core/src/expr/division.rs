//! Constructors of quotients and remainders, in their normal form: multiples of the divisor outside,
//! nested divisions by constants joined, `a mod b` for a constant `b` as `a - b·floor(a/b)`, so
//! that linear reasoning sees one primitive; [`Store::split_mod`] finds it again for bounds and
//! display.

use super::arith::ModParts;
use super::linear_view::LinearView;
use super::node::{Expr, Node};
use super::num::Num;
use super::powers::root;
use super::store::Store;
use smallvec::SmallVec;

impl Store {
    /// The exact quotient of two expressions, rational where it does not come out even; 0 where
    /// both are 0.
    pub fn quotient(&mut self, a: Expr, b: Expr) -> Expr {
        if self.is_zero(a) {
            return a;
        }
        if let Some(v) = self.as_const(b).cloned() {
            if let Some(inv) = Num::ONE.checked_div(&v) {
                return self.scale(inv, a);
            }
        }
        let i = self.interval(a);
        let never_zero = i.lo.as_ref().is_some_and(Num::is_positive)
            || i.hi.as_ref().is_some_and(Num::is_negative);
        if a == b && never_zero {
            return self.one();
        }
        self.intern(Node::Quotient(a, b))
    }

    /// `floor(a / b)` of integers.
    pub fn floor_div(&mut self, a: Expr, b: Expr) -> Expr {
        let Some(d) = self.as_const(b).cloned() else {
            return match self.node(a) {
                Node::Const(v) if v.is_zero() => a,
                _ if a == b => {
                    // floor(a/a) is 1 wherever it is defined
                    self.one()
                }
                _ => self.intern(Node::FloorDiv(a, b)),
            };
        };
        if d.is_zero() {
            return self.intern(Node::FloorDiv(a, b));
        }
        if d.is_one() {
            return a;
        }
        if d.is_negative() {
            let na = self.neg(a);
            let nb = self.num(-d);
            return self.floor_div(na, nb);
        }
        let i = self.interval(a);
        if i.non_negative() && i.hi.as_ref().is_some_and(|h| *h < d) {
            return self.zero();
        }
        match self.node(a).clone() {
            Node::Const(v) => self.num(v.floor_div(&d).unwrap_or(Num::ZERO)),
            Node::FloorDiv(x, c) => match self.as_const(c).cloned() {
                Some(c) if c.is_positive() => {
                    let cd = self.num(c * d);
                    self.floor_div(x, cd)
                }
                _ => match self.power_times(c, &d) {
                    Some(cd) => self.floor_div(x, cd),
                    None => self.intern(Node::FloorDiv(a, b)),
                },
            },
            Node::Sum(c, terms) => self.floor_div_sum(a, b, c, &terms, d),
            // The high bits of a shifted value are a wrap to the narrower width.
            Node::Wrap { signed, width, arg } if self.is_shifted_up(arg, &d, width) => {
                let bits = d.as_i128().map_or(0, |d| d.trailing_zeros() as u8);
                let inverse = Num::ONE.checked_div(&d).unwrap_or(Num::ONE);
                let low = self.scale(inverse, arg);
                self.wrap(signed, width - bits, low)
            }
            Node::Product(_) => match self.exact_quotient(a, &d) {
                Some(q) => q,
                None => self.intern(Node::FloorDiv(a, b)),
            },
            _ => self.intern(Node::FloorDiv(a, b)),
        }
    }

    /// `floor(e/d)` with choices between multiples of `d` divided apart.
    pub(crate) fn quotient_with_choices(&mut self, e: Expr, d: &Num) -> Expr {
        let (c, terms) = self.linear(e);
        let (mut apart, mut rest) = (Vec::new(), Vec::new());
        for (k, t) in terms {
            match self.choice_of_quotients(t, d).filter(|_| k.is_integer()) {
                Some(quotient) => apart.push((k, quotient)),
                None => rest.push((k, t)),
            }
        }
        let (rest, d) = (self.linear_sum(c, rest), self.num(d.clone()));
        let quotient = self.floor_div(rest, d);
        self.linear_sum(Num::ZERO, apart.into_iter().chain([(Num::ONE, quotient)]))
    }

    /// A choice between multiples of `d`, divided by it.
    fn choice_of_quotients(&mut self, e: Expr, d: &Num) -> Option<Expr> {
        let Node::Ite(c, yes, no) = *self.node(e) else { return None };
        let multiple = |s: &Self, arm: Expr| {
            let view = s.linear_view(arm);
            let integral = view.terms.iter().all(|(_, t)| s.is_integral(*t));
            let mut numbers = view.terms.iter().map(|(k, _)| k).chain([view.constant]);
            integral && numbers.all(|k| k.checked_div(d).is_some_and(|q| q.is_integer()))
        };
        if !multiple(self, yes) || !multiple(self, no) {
            return None;
        }
        let inverse = Num::ONE.checked_div(d)?;
        let [yes, no] = [yes, no].map(|arm| self.scale(inverse.clone(), arm));
        Some(self.ite(c, yes, no))
    }

    /// `b^e·d` as one power, for a power `d` of the same base.
    fn power_times(&mut self, power: Expr, d: &Num) -> Option<Expr> {
        let Node::Power(base, e) = *self.node(power) else { return None };
        let (root, times) = root(u32::try_from(d.as_i128()?).ok()?);
        if root != base {
            return None;
        }
        let e = self.add_num(e, Num::int(times));
        Some(self.power(base, e))
    }

    /// `floor(x/d)` for an `x` without multiples of `d`. The first coefficient becomes positive: for an
    /// integer whose first term is negative, `floor(x/d)` is `-floor((-x + d - 1)/d)`.
    pub(super) fn floor_of_primitive(&mut self, x: Expr, d: Num) -> Expr {
        let den = self.num(d.clone());
        let terms = self.linear_view(x).terms;
        let turned = terms.first().is_some_and(|(k, _)| k.is_negative())
            && terms.iter().all(|(k, t)| k.is_integer() && self.is_integral(*t));
        if turned {
            let up = self.linear_sum(d - Num::ONE, [(Num::int(-1), x)]);
            // the other coefficients may have left their range; the first stays positive
            let q = self.floor_div(up, den);
            return self.neg(q);
        }
        match self.node(x) {
            Node::FloorDiv(..) | Node::Wrap { .. } => self.floor_div(x, den),
            _ => self.intern(Node::FloorDiv(x, den)),
        }
    }

    /// `floor((c + Σ terms) / d)`: multiples of `d` move out, a common divisor cancels.
    pub(super) fn floor_div_sum(
        &mut self,
        a: Expr,
        b: Expr,
        c: Num,
        terms: &[(Num, Expr)],
        d: Num,
    ) -> Expr {
        if !c.is_integer() || terms.iter().any(|(k, _)| !k.is_integer()) {
            return self.intern(Node::FloorDiv(a, b));
        }
        if d == Num::int(2) {
            if let Some(half) = self.half_without_parity(&c, terms) {
                return half;
            }
        }
        let mut out: Vec<(Num, Expr)> = Vec::new();
        let mut rest: Vec<(Num, Expr)> = Vec::new();
        for (k, e) in terms {
            let q = k.floor_div(&d).unwrap_or(Num::ZERO);
            let r = k.clone() - q.clone() * d.clone();
            // coefficients nearer to 0 read better: -1 rather than d - 1
            let (q, r) =
                if r.clone() + r.clone() > d { (q + Num::ONE, r - d.clone()) } else { (q, r) };
            if !q.is_zero() {
                out.push((q, *e));
            }
            if !r.is_zero() {
                rest.push((r, *e));
            }
        }
        let q0 = c.floor_div(&d).unwrap_or(Num::ZERO);
        let r0 = c - q0.clone() * d.clone();
        let mut g = d.clone();
        for (k, _) in &rest {
            g = g.gcd(k);
        }
        let inner = if rest.is_empty() {
            self.zero() // 0 ≤ r0 < d
        } else {
            let div = |v: &Num| v.checked_div(&g).unwrap_or(Num::ZERO);
            let dg = div(&d);
            let num = self.linear_sum(
                r0.floor_div(&g).unwrap_or(Num::ZERO),
                rest.iter().map(|(k, e)| (div(k), *e)).collect::<Vec<_>>(),
            );
            if dg.is_one() {
                num
            } else if let Some(q) = self.exact_quotient(num, &dg) {
                q
            } else {
                let i = self.interval(num);
                if i.non_negative() && i.hi.as_ref().is_some_and(|h| *h < dg) {
                    self.zero()
                } else {
                    self.floor_of_primitive(num, dg)
                }
            }
        };
        out.push((Num::ONE, inner));
        self.linear_sum(q0, out)
    }

    /// Is `e` a multiple of `d`, a power of two below `2^width`?
    fn is_shifted_up(&self, e: Expr, d: &Num, width: u8) -> bool {
        let power = d.as_i128().is_some_and(|d| d.count_ones() == 1 && d.trailing_zeros() > 0);
        let LinearView { constant, terms } = self.linear_view(e);
        let multiple = |v: &Num| v.checked_div(d).is_some_and(|q| q.is_integer());
        power
            && *d < Num::pow2(width as u32)
            && multiple(constant)
            && terms.iter().all(|(k, t)| multiple(k) && self.is_integral(*t))
    }

    /// `e / d` for a sum of products that is a multiple of `d` for all values of its factors, as
    /// `i·(i + 1)` is of 2.
    fn exact_quotient(&mut self, e: Expr, d: &Num) -> Option<Expr> {
        let terms = self.linear_view(e).terms;
        let is_product = |t: &(Num, Expr)| matches!(self.node(t.1), Node::Product(_));
        let limits = &self.limits().expressions;
        let large = *d > Num::int(limits.exact_divisor);
        if terms.len() > limits.exact_quotient_terms || large || !terms.iter().any(is_product) {
            return None;
        }
        let q = self.scale(Num::ONE.checked_div(d)?, e);
        self.is_integral(q).then_some(q)
    }

    /// `ceil(a / b)` of integers.
    pub fn ceil_div(&mut self, a: Expr, b: Expr) -> Expr {
        let na = self.neg(a);
        let q = self.floor_div(na, b);
        self.neg(q)
    }

    /// `a - b·floor(a / b)`: the remainder with the sign of the divisor.
    pub fn modulo(&mut self, a: Expr, b: Expr) -> Expr {
        match self.as_const(b) {
            Some(v) if v.is_zero() => self.intern(Node::Mod(a, b)),
            Some(v) if v.is_negative() => {
                let v = -v.clone();
                let (na, nb) = (self.neg(a), self.num(v));
                let r = self.modulo(na, nb);
                self.neg(r)
            }
            Some(v) => {
                let v = v.clone();
                let a = self.same_low_bits(a, &v);
                let q = self.floor_div(a, b);
                self.linear_sum(Num::ZERO, [(Num::ONE, a), (-v, q)])
            }
            None => {
                let (ia, ib) = (self.interval(a), self.interval(b));
                if ia.non_negative() {
                    if let (Some(h), Some(l)) = (&ia.hi, &ib.lo) {
                        if h < l {
                            return a;
                        }
                    }
                }
                if self.is_zero(a) || a == b {
                    return self.zero();
                }
                let less = self.without_multiples(a, b);
                if less != a {
                    return self.modulo(less, b);
                }
                self.intern(Node::Mod(a, b))
            }
        }
    }

    /// As [`modulo`](Store::modulo), but a dividend keeps the wraps that make no difference to its low
    /// bits: the sum `a - b·floor(a / b)` that is printed as `a mod b`.
    pub(super) fn modulo_as_written(&mut self, a: Expr, b: Expr) -> Expr {
        match self.as_const(b).cloned() {
            Some(v) if v.is_positive() => {
                let q = self.floor_div(a, b);
                self.linear_sum(Num::ZERO, [(Num::ONE, a), (-v, q)])
            }
            _ => self.modulo(a, b),
        }
    }

    /// An expression congruent modulo the symbol `b`: without multiples of `b`, and without remainders by
    /// multiples of `b`.
    pub(super) fn without_multiples(&mut self, a: Expr, b: Expr) -> Expr {
        let (c, terms) = self.linear(a);
        if !terms.iter().all(|(k, t)| k.is_integer() && self.is_integral(*t)) {
            return a;
        }
        let is_multiple = |s: &Store, e: Expr| match s.node(e) {
            Node::Product(factors) => factors.iter().any(|f| f.0 == b),
            _ => e == b,
        };
        let mut rest = Vec::new();
        for (k, t) in terms {
            match *self.node(t) {
                _ if is_multiple(self, t) => {}
                Node::Mod(x, m) if is_multiple(self, m) => rest.push((k, x)),
                _ => rest.push((k, t)),
            }
        }
        self.linear_sum(c, rest)
    }

    /// Finds a remainder by a constant in a sum, if there is one: a term `-b·s·floor(x/b)` whose
    /// `s·x` is there too.
    pub fn split_mod(&self, c: &Num, terms: &[(Num, Expr)]) -> Option<ModParts> {
        let dividends = terms.iter().filter_map(|t| match self.node(t.1) {
            Node::FloorDiv(x, _) => Some(*x),
            _ => None,
        });
        let mut dividends: SmallVec<[Expr; 8]> = dividends.collect();
        dividends.sort_unstable();
        // the quotients of one number stand side by side
        let shared = |x: Expr| {
            let first = dividends.partition_point(|&y| y < x);
            dividends.get(first + 1) == Some(&x)
        };
        for (k, e) in terms {
            let Node::FloorDiv(x, b) = self.node(*e) else { continue };
            let Some(b) = self.as_const(*b) else { continue };
            if !b.is_positive() || b.is_one() {
                continue;
            }
            let Some(scale) = (-k.clone()).checked_div(b) else { continue };
            let LinearView { constant: xc, terms: xt } = self.linear_view(*x);
            // most quotients fail at the first term that is missing
            let is_there = |(kx, x): &(Num, Expr)| {
                let found = terms.iter().find(|t| t.1 == *x && t.1 != *e);
                found.is_some_and(|t| t.0 == scale.clone() * kx.clone())
            };
            if !xt.is_empty() && xt.iter().all(is_there) {
                let others = terms.iter().filter(|t| t.1 != *e);
                return Some(ModParts {
                    rest_constant: c.clone() - scale.clone() * xc.clone(),
                    rest_terms: others
                        .filter(|t| !xt.iter().any(|x| x.1 == t.1))
                        .cloned()
                        .collect(),
                    scale,
                    dividend: *x,
                    modulus: b.clone(),
                });
            }
            if let Some(parts) = shared(*x).then(|| self.split_digit(c, terms, (k, *e))).flatten() {
                return Some(parts);
            }
        }
        None
    }

    /// The remainder of a quotient, a digit of `x`: `-k·m·floor(x/(d·m))`, the term given, whose
    /// `k·floor(x/d)` is there too.
    fn split_digit(
        &self,
        c: &Num,
        terms: &[(Num, Expr)],
        (above, quotient): (&Num, Expr),
    ) -> Option<ModParts> {
        let parts = |e: Expr| match self.node(e) {
            Node::FloorDiv(x, b) => self.as_const(*b).map(|b| (*x, b)),
            _ => None,
        };
        let (x, b) = parts(quotient)?;
        terms.iter().find_map(|(scale, e)| {
            let (_, d) = parts(*e).filter(|(y, d)| *y == x && d.is_positive())?;
            let modulus = b.checked_div(d).filter(|m| m.is_integer() && !m.is_one())?;
            let digit = -above.clone() == scale.clone() * modulus.clone();
            digit.then(|| ModParts {
                scale: scale.clone(),
                dividend: *e,
                modulus,
                rest_constant: c.clone(),
                rest_terms: terms
                    .iter()
                    .filter(|(_, t)| t != e && *t != quotient)
                    .cloned()
                    .collect(),
            })
        })
    }
}
