//! Constructors of truth values, in negation normal form over the two atoms
//! `e ≥ 0` and `e = 0` (the paper's range conditions `RC`, with everything on one side).
//!
//! `not` is pushed down to atoms, so that a condition and its negation are recognised by id, and
//! joins of complementary paths (`c ∧ x` or `¬c ∧ x`) collapse.

use super::node::{Args, Expr, Node};
use super::num::Num;
use super::store::Store;

/// How many times a comparison is split along a min, max or choice in it: nested ones would
/// otherwise multiply. Beyond, the comparison stays one node.
const SPLITS: u32 = 24;
/// Longer conjunctions and disjunctions are kept as they are: no flattening, no absorption.
const LONG: usize = 128;

impl Store {
    /// A truth value.
    pub fn truth(&mut self, v: bool) -> Expr {
        self.num(if v { Num::ONE } else { Num::ZERO })
    }

    /// `e ≥ 0`
    pub fn ge0(&mut self, e: Expr) -> Expr {
        self.ge0_splitting(e, &mut SPLITS.clone())
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
        }
        // A single min, max or choice between numbers splits the comparison.
        let mut choices = terms
            .iter()
            .filter(|(_, t)| matches!(self.node(*t), Node::Min(_) | Node::Max(_) | Node::Ite(..)));
        let choice = (choices.next(), choices.next());
        if let ((Some((k, t)), None), true) = (choice, *splits > 0) {
            *splits -= 1;
            let (k, t) = (k.clone(), *t);
            let rest = self.linear_sum(c.clone(), terms.iter().filter(|x| x.1 != t).cloned());
            match self.node(t).clone() {
                Node::Min(args) | Node::Max(args) => {
                    let is_min = matches!(self.node(t), Node::Min(_));
                    let parts: Vec<Expr> = args
                        .iter()
                        .map(|&a| {
                            let x = self.linear_sum(Num::ZERO, [(Num::ONE, rest), (k.clone(), a)]);
                            self.ge0_splitting(x, splits)
                        })
                        .collect();
                    return if is_min != k.is_negative() {
                        self.and_all(&parts)
                    } else {
                        self.or_all(&parts)
                    };
                }
                Node::Ite(cond, a, b) => {
                    let xa = self.linear_sum(Num::ZERO, [(Num::ONE, rest), (k.clone(), a)]);
                    let xb = self.linear_sum(Num::ZERO, [(Num::ONE, rest), (k, b)]);
                    // an arm that is a number, or that makes a number of the whole
                    if [a, b, xa, xb].into_iter().any(|e| self.as_const(e).is_some()) {
                        let xa = self.ge0_splitting(xa, splits);
                        let xb = self.ge0_splitting(xb, splits);
                        return self.ite(cond, xa, xb);
                    }
                }
                _ => {}
            }
        }
        let integral = terms.iter().all(|(_, t)| self.is_integral(*t));
        // r + floor(x/d) ≥ 0 is d·r + x ≥ 0, and r - floor(x/d) ≥ 0 is d·r + d - 1 - x ≥ 0, for
        // an integer r: a comparison needs no division.
        let floor = if integral && *splits > 0 { self.single_floor(&c, &terms) } else { None };
        if let Some((x, d, below)) = floor {
            *splits -= 1;
            let rest = terms.iter().filter(|t| !matches!(self.node(t.1), Node::FloorDiv(..)));
            let mut scaled: Vec<(Num, Expr)> =
                rest.map(|(k, t)| (k.clone() * d.clone(), *t)).collect();
            scaled.push((if below { Num::int(-1) } else { Num::ONE }, x));
            let c = c * d.clone() + if below { d - Num::ONE } else { Num::ZERO };
            let e = self.linear_sum(c, scaled);
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

    /// Of a sum of products with an odd constant: is the rest even, as `i·(i + 1)` is?
    fn is_even_without(&mut self, c: &Num, terms: &[(Num, Expr)]) -> bool {
        let odd = c.as_i128().is_some_and(|c| c % 2 != 0);
        let is_product = |t: &(Num, Expr)| matches!(self.node(t.1), Node::Product(_));
        if !odd || terms.len() > 3 || !terms.iter().any(is_product) {
            return false;
        }
        let half = Num::ratio(1, 2);
        let halves: Vec<_> = terms.iter().map(|(k, t)| (k.clone() * half.clone(), *t)).collect();
        let half = self.linear_sum(Num::ZERO, halves);
        self.is_integral(half)
    }

    /// If the only floor division in a sum of integers is one by a constant, with coefficient 1 or
    /// -1: its dividend, its divisor, and whether it is subtracted.
    fn single_floor(&self, c: &Num, terms: &[(Num, Expr)]) -> Option<(Expr, Num, bool)> {
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
                    found = Some((*x, d.clone(), k.is_negative()));
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
    pub fn eq0(&mut self, e: Expr) -> Expr {
        self.eq0_splitting(e, &mut SPLITS.clone())
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

    /// `e = 0` for a sum with one choice, minimum or maximum, one operand of which makes it a
    /// number: the others decide.
    fn eq0_of_choice(&mut self, c: &Num, terms: &[(Num, Expr)], splits: &mut u32) -> Option<Expr> {
        let is_choice =
            |s: &Self, t: Expr| matches!(s.node(t), Node::Min(_) | Node::Max(_) | Node::Ite(..));
        let mut choices = terms.iter().filter(|(_, t)| is_choice(self, *t));
        let ((k, t), None) = (choices.next()?.clone(), choices.next()) else { return None };
        let rest = self.linear_sum(c.clone(), terms.iter().filter(|x| x.1 != t).cloned());
        let with =
            |s: &mut Self, a: Expr| s.linear_sum(Num::ZERO, [(Num::ONE, rest), (k.clone(), a)]);
        match self.node(t).clone() {
            Node::Ite(cond, a, b) => {
                let (xa, xb) = (with(self, a), with(self, b));
                self.as_const(xa).or(self.as_const(xb))?;
                *splits -= 1;
                let xa = self.eq0_splitting(xa, splits);
                let xb = self.eq0_splitting(xb, splits);
                Some(self.ite(cond, xa, xb))
            }
            Node::Min(args) | Node::Max(args) => {
                let is_min = matches!(self.node(t), Node::Min(_)) != k.is_negative();
                let each: Vec<Expr> = args.iter().map(|&a| with(self, a)).collect();
                let i = each.iter().position(|&x| self.as_const(x).is_some())?;
                let v = self.as_const(each[i])?.clone();
                let others: Vec<Expr> =
                    each.into_iter().enumerate().filter(|x| x.0 != i).map(|x| x.1).collect();
                *splits -= 1;
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

    /// `a ∧ b`
    pub fn and(&mut self, a: Expr, b: Expr) -> Expr {
        self.and_all(&[a, b])
    }

    /// `a ∨ b`
    pub fn or(&mut self, a: Expr, b: Expr) -> Expr {
        self.or_all(&[a, b])
    }

    /// All true.
    pub fn and_all(&mut self, args: &[Expr]) -> Expr {
        self.junction(args, true)
    }

    /// One true.
    pub fn or_all(&mut self, args: &[Expr]) -> Expr {
        self.junction(args, false)
    }

    /// `and` where `is_and`, else `or`; the two are dual, with 1 and 0 exchanged.
    fn junction(&mut self, args: &[Expr], is_and: bool) -> Expr {
        let mut operands = args.to_vec();
        loop {
            match self.junction_step(&operands, is_and) {
                Ok(e) => return e,
                Err(simpler) => operands = simpler,
            }
        }
    }

    /// The junction, or simpler operands of an equal one.
    fn junction_step(&mut self, args: &[Expr], is_and: bool) -> Result<Expr, Vec<Expr>> {
        let mut flat: Vec<Expr> = Vec::new();
        for &a in args {
            match self.node(a) {
                Node::Const(v) => {
                    if v.is_zero() == is_and {
                        return Ok(self.truth(!is_and)); // the absorbing value
                    }
                }
                Node::And(inner) if is_and && inner.len() < LONG => flat.extend(inner.iter()),
                Node::Or(inner) if !is_and && inner.len() < LONG => flat.extend(inner.iter()),
                _ => flat.push(a),
            }
        }
        flat.sort_unstable();
        flat.dedup();
        // Literals that hold decide the dual junctions among the operands: x ∧ (x ∨ y) = x and
        // x ∧ (¬x ∨ y) = x ∧ y.
        while flat.len() <= LONG {
            let mut changed = false;
            for i in 0..flat.len() {
                let inner = match self.node(flat[i]) {
                    Node::Or(inner) if is_and => inner.clone(),
                    Node::And(inner) if !is_and => inner.clone(),
                    _ => continue,
                };
                let others = |x: Expr| flat.binary_search(&x).is_ok_and(|j| j != i);
                if inner.iter().any(|&x| others(x)) {
                    flat.remove(i);
                    changed = true;
                    break;
                }
                let kept: Args = inner
                    .iter()
                    .copied()
                    .filter(|x| !self.negations.get(x).is_some_and(|&n| others(n)))
                    .collect();
                if kept.len() < inner.len() {
                    let repl = self.junction(&kept, !is_and);
                    flat[i] = repl;
                    return Err(flat);
                }
            }
            if !changed {
                break;
            }
        }
        for &x in &flat {
            let n = self.not(x);
            if flat.binary_search(&n).is_ok() {
                return Ok(self.truth(!is_and));
            }
        }
        if flat.len() > 1 && flat.len() <= 16 {
            self.merge_comparisons(&mut flat, is_and);
            if flat.len() == 1 && self.as_const(flat[0]).is_some() {
                return Ok(flat[0]);
            }
        }
        Ok(match flat.as_slice() {
            [] => self.truth(is_and),
            [one] => *one,
            _ => {
                let args: Args = flat.into_iter().collect();
                self.intern(if is_and { Node::And(args) } else { Node::Or(args) })
            }
        })
    }

    /// `t + c ≥ 0 ∧ t + d ≥ 0` keeps the stronger (the weaker for `or`); `t + c ≥ 0` and
    /// `-t + d ≥ 0` exclude each other where `c + d < 0` (and cover everything where
    /// `c + d ≥ -1`, for `or`). `t = v` in a conjunction, and dually `t ≠ v` in a disjunction,
    /// decides a comparison of `t`.
    fn merge_comparisons(&mut self, flat: &mut Vec<Expr>, is_and: bool) {
        let mut i = 0;
        while i < flat.len() {
            let mut j = i + 1;
            while j < flat.len() {
                let (a, b) = match (self.node(flat[i]), self.node(flat[j])) {
                    (Node::Ge0(a), Node::Ge0(b)) => (*a, *b),
                    (Node::Ge0(a), other) | (other, Node::Ge0(a))
                        if self.equality(other, is_and).is_some() =>
                    {
                        let (a, b) = (*a, self.equality(other, is_and).unwrap_or(*a));
                        let (ca, ta) = self.linear(a);
                        let (cb, tb) = self.linear(b);
                        let same = ta == tb;
                        let opposite = ta.len() == tb.len()
                            && ta
                                .iter()
                                .zip(tb.iter())
                                .all(|(x, y)| x.1 == y.1 && x.0 == -y.0.clone());
                        if same || opposite {
                            let value = if same { ca - cb } else { ca + cb };
                            let which =
                                if matches!(self.node(flat[i]), Node::Ge0(_)) { i } else { j };
                            // not (value ≥ 0) contradicts the equality; for `or`, value ≥ 0
                            // holds where the inequality does not
                            if value.is_negative() == is_and {
                                let v = self.truth(!is_and);
                                flat.clear();
                                flat.push(v);
                                return;
                            }
                            flat.remove(which);
                            if which == i {
                                j = i + 1;
                            }
                            continue;
                        }
                        j += 1;
                        continue;
                    }
                    _ => {
                        j += 1;
                        continue;
                    }
                };
                let (ca, ta) = self.linear(a);
                let (cb, tb) = self.linear(b);
                if ta == tb {
                    let drop_first = (ca > cb) == is_and;
                    flat.remove(if drop_first { i } else { j });
                    if drop_first {
                        j = i + 1;
                    }
                    continue;
                }
                let opposite = ta.len() == tb.len()
                    && ta.iter().zip(tb.iter()).all(|(x, y)| x.1 == y.1 && x.0 == -y.0.clone());
                if opposite {
                    let gap = if self.is_integral(a) { Num::int(-1) } else { Num::ZERO };
                    let sum = ca + cb;
                    if is_and && sum.is_negative() || !is_and && sum >= gap {
                        let v = self.truth(!is_and);
                        flat.clear();
                        flat.push(v);
                        return;
                    }
                }
                j += 1;
            }
            i += 1;
        }
    }

    /// `b` of `b = 0` in a conjunction, of `b ≠ 0` in a disjunction.
    fn equality(&self, n: &Node, is_and: bool) -> Option<Expr> {
        match n {
            Node::Eq0(b) if is_and => Some(*b),
            Node::Not(x) if !is_and => match self.node(*x) {
                Node::Eq0(b) => Some(*b),
                _ => None,
            },
            _ => None,
        }
    }
}

fn k_term(terms: &[(Num, Expr)]) -> &Expr {
    &terms[0].1
}
