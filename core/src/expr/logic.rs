//! Constructors of truth values, in negation normal form over the two atoms
//! `e ≥ 0` and `e = 0` (the paper's range conditions `RC`, with everything on one side).
//!
//! `not` is pushed down to atoms, so that a condition and its negation are recognised by id, and
//! joins of complementary paths (`c ∧ x` or `¬c ∧ x`) collapse (`junction`).

use super::node::{Expr, Node};
use super::num::Num;
use super::store::Store;

/// Choices within each other by which a remainder has the sign of its dividend: one for each sign.
const SIGNS: u32 = 2;

impl Store {
    /// A truth value.
    pub fn truth(&mut self, v: bool) -> Expr {
        self.num(if v { Num::ONE } else { Num::ZERO })
    }

    /// `e ≥ 0`
    pub fn ge0(&mut self, e: Expr) -> Expr {
        let mut splits = self.limits().expressions.splits;
        self.ge0_splitting(e, &mut splits)
    }

    /// As [`ge0`](Store::ge0), with so many more splits of a min, max or choice.
    pub(super) fn ge0_splitting(&mut self, e: Expr, splits: &mut u32) -> Expr {
        let i = self.interval(e);
        if i.non_negative() {
            return self.truth(true);
        }
        if i.hi.as_ref().is_some_and(Num::is_negative) {
            return self.truth(false);
        }
        let (c, terms) = self.linear(e);
        // k·b + c for a truth value b: decided by its two values
        if let [(k, b)] = terms.as_slice() {
            if self.is_boolean(*b) {
                let (b, when0, when1) = (*b, !c.is_negative(), !(c + k.clone()).is_negative());
                return match (when0, when1) {
                    (true, true) => self.truth(true),
                    (false, false) => self.truth(false),
                    (false, true) => b,
                    (true, false) => self.not(b),
                };
            }
        }
        if let [term] = terms.as_slice() {
            if let Some(e) = self.sign_of_bits(&c, term, splits) {
                return e;
            }
            if let Some(e) = self.sign_of_power(&c, term, splits) {
                return e;
            }
        }
        if *splits > 0 {
            if let Some(e) = self.compared_modulo_two(&c, &terms) {
                *splits -= 1;
                return self.ge0_splitting(e, splits);
            }
            if let Some(e) = self.ge0_of_choice(&c, &terms, splits) {
                return e;
            }
        }
        let integral = terms.iter().all(|(_, t)| self.is_integral(*t));
        let undivided = match integral && *splits > 0 {
            true => self.without_division(&c, &terms),
            false => None,
        };
        if let Some(e) = undivided {
            *splits -= 1;
            return self.ge0_splitting(e, splits);
        }
        // Coprime integer coefficients; the constant rounds down where the terms are integers.
        let mut den = c.denominator();
        for (k, _) in terms.iter() {
            den = den.lcm(&k.denominator());
        }
        let mut g = Num::ZERO;
        for (k, _) in terms.iter() {
            g = g.gcd(&(k.clone() * den.clone()));
        }
        let factor = den.checked_div(&g).unwrap_or(Num::ONE);
        if factor.is_one() && (c.is_integer() || !integral) {
            if integral && self.is_even_without(&c, &terms) {
                // an even number above an odd one is above the next
                let even = self.linear_sum(c - Num::ONE, terms);
                return self.intern(Node::Ge0(even));
            }
            return self.intern(Node::Ge0(e));
        }
        let c = c * factor.clone();
        let e = self.linear_sum(
            if integral { c.floor() } else { c },
            terms.iter().map(|(k, t)| (k.clone() * factor.clone(), *t)).collect::<Vec<_>>(),
        );
        self.ge0_splitting(e, splits) // in its normal form now, and another rule may fit
    }

    /// `e ≥ 0` for a sum with a minimum, maximum or choice between numbers, its only one or one of which an
    /// operand makes the sum a number: the comparison with each of its operands.
    fn ge0_of_choice(&mut self, c: &Num, terms: &[(Num, Expr)], splits: &mut u32) -> Option<Expr> {
        let (k, t, operands) = self.choice_to_split(c, terms)?;
        match *self.node(t) {
            Node::Min(_) | Node::Max(_) => {
                let is_min = matches!(self.node(t), Node::Min(_));
                *splits -= 1;
                let mut parts = Vec::with_capacity(operands.len());
                for x in operands {
                    parts.push(self.ge0_splitting(x, splits));
                }
                Some(match is_min != k.is_negative() {
                    true => self.and_all(&parts),
                    false => self.or_all(&parts),
                })
            }
            Node::Ite(cond, a, b) => {
                let (xa, xb) = (operands[0], operands[1]);
                *splits -= 1;
                // an arm that is a number, or that makes a number of the whole
                if ![a, b, xa, xb].into_iter().any(|e| self.as_const(e).is_some()) {
                    return None;
                }
                let xa = self.ge0_splitting(xa, splits);
                let xb = self.ge0_splitting(xb, splits);
                Some(self.ite(cond, xa, xb))
            }
            _ => None,
        }
    }

    /// The minimum, maximum or choice of a sum that a comparison is split by, with its coefficient and the sum with
    /// each of its operands in its place: the only one, else the first of which an operand makes the sum a number,
    /// as in `x - min(x, y)` for a choice `x`.
    fn choice_to_split(
        &mut self,
        c: &Num,
        terms: &[(Num, Expr)],
    ) -> Option<(Num, Expr, Vec<Expr>)> {
        let operands_of = |s: &Self, t: Expr| match s.node(t) {
            Node::Min(args) | Node::Max(args) => args.to_vec(),
            Node::Ite(_, a, b) => vec![*a, *b],
            _ => Vec::new(),
        };
        let choices: Vec<(Num, Expr, Vec<Expr>)> = terms
            .iter()
            .map(|(k, t)| (k.clone(), *t, operands_of(self, *t)))
            .filter(|choice| !choice.2.is_empty())
            .collect();
        let is_single = choices.len() == 1;
        choices.into_iter().find_map(|(k, t, operands)| {
            // what takes all other terms out has as many
            let may_cancel = |&a: &Expr| self.linear(a).1.len() == terms.len() - 1;
            if !is_single && !operands.iter().any(may_cancel) {
                return None;
            }
            let rest: Vec<_> = terms.iter().filter(|x| x.1 != t).cloned().collect();
            let rest = self.linear_sum(c.clone(), rest);
            let mut whole = Vec::with_capacity(operands.len());
            for a in operands {
                whole.push(self.linear_sum(Num::ZERO, [(Num::ONE, rest), (k.clone(), a)]));
            }
            let some_number = whole.iter().any(|&x| self.as_const(x).is_some());
            (is_single || some_number).then_some((k, t, whole))
        })
    }

    /// An integer that is not negative exactly where the sum is, without its only division: for an
    /// integer `r`, `r + floor(x/d) ≥ 0` is `d·r + x ≥ 0`, and `r - floor(x/d) ≥ 0` is
    /// `d·r + d - 1 - x ≥ 0`.
    fn without_division(&mut self, c: &Num, terms: &[(Num, Expr)]) -> Option<Expr> {
        let (x, d, sign) = self.single_floor(c, terms)?;
        let rest = terms.iter().filter(|t| !matches!(self.node(t.1), Node::FloorDiv(..)));
        let mut scaled: Vec<(Num, Expr)> = rest.map(|(k, t)| (k.clone() * d.clone(), *t)).collect();
        let past = if sign.is_negative() { d.clone() - Num::ONE } else { Num::ZERO };
        scaled.push((sign, x));
        Some(self.linear_sum(c.clone() * d + past, scaled))
    }

    /// Of a sum of products with an odd constant: is the rest even, as `i·(i + 1)` is?
    fn is_even_without(&mut self, c: &Num, terms: &[(Num, Expr)]) -> bool {
        let odd = c.as_i128().is_some_and(|c| c % 2 != 0);
        let is_product = |t: &(Num, Expr)| matches!(self.node(t.1), Node::Product(_));
        if !odd
            || terms.len() > self.limits().expressions.even_terms
            || !terms.iter().any(is_product)
        {
            return false;
        }
        let half = Num::ratio(1, 2);
        let halves: Vec<_> = terms.iter().map(|(k, t)| (k.clone() * half.clone(), *t)).collect();
        let half = self.linear_sum(Num::ZERO, halves);
        self.is_integral(half)
    }

    /// If the only floor division in a sum of integers is one by a constant, with coefficient 1 or
    /// -1: its dividend, its divisor, and that coefficient.
    fn single_floor(&self, c: &Num, terms: &[(Num, Expr)]) -> Option<(Expr, Num, Num)> {
        let mut found = None;
        if !c.is_integer() || terms.iter().any(|(k, _)| !k.is_integer()) {
            return None;
        }
        for (k, t) in terms {
            match self.node(*t) {
                Node::FloorDiv(x, d) => {
                    let d = self.as_const(*d).filter(|d| d.is_positive())?;
                    if found.is_some() || !k.abs().is_one() {
                        return None;
                    }
                    found = Some((*x, d.clone(), k.clone()));
                }
                Node::Quotient(..) => return None,
                _ => {}
            }
        }
        found
    }

    /// `a ≥ b`
    pub fn ge(&mut self, a: Expr, b: Expr) -> Expr {
        let d = self.sub(a, b);
        self.ge0(d)
    }

    /// `a ≤ b`
    pub fn le(&mut self, a: Expr, b: Expr) -> Expr {
        self.ge(b, a)
    }

    /// `a < b`
    pub fn lt(&mut self, a: Expr, b: Expr) -> Expr {
        if !self.is_integral(a) || !self.is_integral(b) {
            let ge = self.ge(a, b);
            return self.not(ge);
        }
        let d = self.linear_sum(Num::int(-1), [(Num::ONE, b), (Num::int(-1), a)]);
        self.ge0(d)
    }

    /// `a > b`
    pub fn gt(&mut self, a: Expr, b: Expr) -> Expr {
        self.lt(b, a)
    }

    /// `e = 0`
    ///
    /// ```
    /// use symprof_core::expr::Store;
    /// let mut s = Store::new();
    /// let (n, d) = (s.parameter("n", 32), s.parameter("d", 32));
    /// // C's `n % d == 0`: that `d` divides `n` does not depend on the signs
    /// let rest = s.trunc_rem(n, d);
    /// let divides = s.eq0(rest);
    /// assert_eq!(s.display(divides).to_string(), "n mod d == 0");
    /// ```
    pub fn eq0(&mut self, e: Expr) -> Expr {
        let mut splits = self.limits().expressions.splits;
        self.eq0_splitting(e, &mut splits)
    }

    /// As [`eq0`](Store::eq0), with so many more splits of a choice.
    pub(super) fn eq0_splitting(&mut self, e: Expr, splits: &mut u32) -> Expr {
        let i = self.interval(e);
        if i.lo.as_ref().is_some_and(Num::is_positive)
            || i.hi.as_ref().is_some_and(Num::is_negative)
        {
            return self.truth(false);
        }
        let (c, terms) = self.linear(e);
        if terms.is_empty() {
            return self.truth(c.is_zero());
        }
        if let [(k, b)] = terms.as_slice() {
            if let Some(test) = self.divisibility(*b).filter(|t| c.is_zero() && t != b) {
                return self.eq0_splitting(test, splits);
            }
            if self.is_boolean(*b) {
                let b = *b;
                let (when0, when1) = (c.is_zero(), (c + k.clone()).is_zero());
                return match (when0, when1) {
                    (false, false) => self.truth(false),
                    (false, true) => b,
                    _ => self.not(b),
                };
            }
            if let Some(e) = self.zero_of_bits(&c, &terms[0], splits) {
                return e;
            }
            if let Node::Ite(cond, a, b) = *self.node(*k_term(&terms)) {
                let constant = self.as_const(a).is_some() || self.as_const(b).is_some();
                if constant && *splits > 0 {
                    *splits -= 1;
                    let k = k.clone();
                    let xa = self.linear_sum(c.clone(), [(k.clone(), a)]);
                    let xb = self.linear_sum(c, [(k, b)]);
                    let xa = self.eq0_splitting(xa, splits);
                    let xb = self.eq0_splitting(xb, splits);
                    return self.ite(cond, xa, xb);
                }
            }
        }
        if *splits > 0 {
            if let Some(e) = self.compared_modulo_two(&c, &terms) {
                *splits -= 1;
                return self.eq0_splitting(e, splits);
            }
            if let Some(e) = self.eq0_of_choice(&c, &terms, splits) {
                return e;
            }
        }
        let mut den = c.denominator();
        for (k, _) in terms.iter() {
            den = den.lcm(&k.denominator());
        }
        let mut g = Num::ZERO;
        for (k, _) in terms.iter() {
            g = g.gcd(&(k.clone() * den.clone()));
        }
        let mut factor = den.checked_div(&g).unwrap_or(Num::ONE);
        if terms[0].0.is_negative() {
            factor = -factor;
        }
        let c = c * factor.clone();
        if !c.is_integer() && terms.iter().all(|(_, t)| self.is_integral(*t)) {
            return self.truth(false);
        }
        let e = self.linear_sum(
            c,
            terms.iter().map(|(k, t)| (k.clone() * factor.clone(), *t)).collect::<Vec<_>>(),
        );
        // One end of the interval leaves one comparison.
        let i = self.interval(e);
        if i.non_negative() {
            let n = self.neg(e);
            return self.ge0(n);
        }
        if i.hi.as_ref().is_some_and(Num::is_zero) {
            return self.ge0(e);
        }
        self.intern(Node::Eq0(e))
    }

    /// The remainder that is 0 exactly where `e` is, if `e` is one by an expression, or a choice among the same
    /// with other signs, as C's `%` is. Whether the quotient is rounded down or towards 0, and the signs of the
    /// numbers, make no difference to divisibility.
    fn divisibility(&mut self, e: Expr) -> Option<Expr> {
        let (a, b) = self.dividend_and_divisor(e, SIGNS)?;
        Some(self.intern(Node::Mod(a, b)))
    }

    fn dividend_and_divisor(&mut self, e: Expr, choices: u32) -> Option<(Expr, Expr)> {
        match *self.node(e) {
            Node::Mod(a, b) => Some((self.with_positive_lead(a), b)),
            Node::Ite(_, x, y) if choices > 0 => {
                let [x, y] = [x, y].map(|x| match self.linear(x) {
                    (c, terms) if c.is_zero() && terms.len() == 1 => {
                        self.dividend_and_divisor(terms[0].1, choices - 1)
                    }
                    _ => None,
                });
                let ((a, b), (other_a, other_b)) = (x?, y?);
                let same = a == other_a && (b == other_b || self.neg(b) == other_b);
                same.then(|| (a, if b == other_b { b } else { self.with_positive_lead(b) }))
            }
            _ => None,
        }
    }

    /// The expression or its negation: that whose first term is positive.
    fn with_positive_lead(&mut self, e: Expr) -> Expr {
        let (c, terms) = self.linear(e);
        let lead = terms.first().map_or(&c, |t| &t.0);
        match lead.is_negative() {
            true => self.neg(e),
            false => e,
        }
    }

    /// `e = 0` for a sum with a choice, minimum or maximum, one operand of which makes it a
    /// number: the others decide.
    fn eq0_of_choice(&mut self, c: &Num, terms: &[(Num, Expr)], splits: &mut u32) -> Option<Expr> {
        let (k, t, each) = self.choice_to_split(c, terms)?;
        let i = each.iter().position(|&x| self.as_const(x).is_some())?;
        *splits -= 1;
        match *self.node(t) {
            Node::Ite(cond, ..) => {
                let xa = self.eq0_splitting(each[0], splits);
                let xb = self.eq0_splitting(each[1], splits);
                Some(self.ite(cond, xa, xb))
            }
            Node::Min(_) | Node::Max(_) => {
                let is_min = matches!(self.node(t), Node::Min(_)) != k.is_negative();
                let v = self.as_const(each[i])?.clone();
                let others: Vec<Expr> =
                    each.into_iter().enumerate().filter(|x| x.0 != i).map(|x| x.1).collect();
                if v.is_zero() {
                    // none of the others is beyond it
                    let beyond = |s: &mut Self, x: Expr| {
                        let x = if is_min { x } else { s.neg(x) };
                        s.ge0(x)
                    };
                    let parts: Vec<Expr> = others.into_iter().map(|x| beyond(self, x)).collect();
                    return Some(self.and_all(&parts));
                }
                if v.is_negative() == is_min {
                    return Some(self.truth(false));
                }
                let x = if is_min { self.min_all(&others) } else { self.max_all(&others) };
                Some(self.eq0_splitting(x, splits))
            }
            _ => None,
        }
    }

    /// `a = b`
    pub fn eq(&mut self, a: Expr, b: Expr) -> Expr {
        let d = self.sub(a, b);
        self.eq0(d)
    }

    /// `a ≠ b`
    pub fn ne(&mut self, a: Expr, b: Expr) -> Expr {
        let e = self.eq(a, b);
        self.not(e)
    }

    /// Negation of a truth value.
    pub fn not(&mut self, e: Expr) -> Expr {
        if let Some(&n) = self.negations.get(&e) {
            return n;
        }
        // Operands have smaller ids than their users, so a worklist in post-order needs no
        // native recursion.
        let mut stack = vec![e];
        while let Some(&top) = stack.last() {
            if self.negations.contains_key(&top) {
                stack.pop();
                continue;
            }
            let pending: Vec<Expr> = match self.node(top) {
                Node::And(args) | Node::Or(args) => {
                    args.iter().copied().filter(|a| !self.negations.contains_key(a)).collect()
                }
                Node::Ite(_, a, b) => {
                    [*a, *b].into_iter().filter(|a| !self.negations.contains_key(a)).collect()
                }
                _ => Vec::new(),
            };
            if !pending.is_empty() {
                stack.extend(pending);
                continue;
            }
            stack.pop();
            let n = self.negate_once(top);
            self.negations.insert(top, n);
            // A negation that came out as a constant, or that was reached before, has its own.
            if self.as_const(n).is_none() && self.is_boolean(top) {
                self.negations.entry(n).or_insert(top);
            }
        }
        self.negations.get(&e).copied().unwrap_or(e)
    }

    fn negate_once(&mut self, e: Expr) -> Expr {
        let neg = |s: &Store, a: &Expr| s.negations.get(a).copied().unwrap_or(*a);
        match self.node(e).clone() {
            Node::Const(v) => self.truth(v.is_zero()),
            Node::Ge0(x) if self.is_integral(x) => {
                // what could be split of it has been
                let y = self.linear_sum(Num::int(-1), [(Num::int(-1), x)]);
                self.ge0_splitting(y, &mut 0)
            }
            Node::Not(x) => x,
            Node::And(args) => {
                let n: Vec<Expr> = args.iter().map(|a| neg(self, a)).collect();
                self.or_all(&n)
            }
            Node::Or(args) => {
                let n: Vec<Expr> = args.iter().map(|a| neg(self, a)).collect();
                self.and_all(&n)
            }
            Node::Ite(c, a, b) => {
                let (a, b) = (neg(self, &a), neg(self, &b));
                self.ite(c, a, b)
            }
            _ => self.intern(Node::Not(e)),
        }
    }
}

fn k_term(terms: &[(Num, Expr)]) -> &Expr {
    &terms[0].1
}
