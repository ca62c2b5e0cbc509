//! Constructors of truth values and choices, in negation normal form over the two atoms
//! `e ≥ 0` and `e = 0` (the paper's range conditions `RC`, with everything on one side).
//!
//! `not` is pushed down to atoms, so that a condition and its negation are recognised by id, and
//! joins of complementary paths (`c ∧ x` or `¬c ∧ x`) collapse.

use super::node::{Args, Expr, Node, SymKind};
use super::num::Num;
use super::store::Store;

impl Store {
    /// A truth value.
    pub fn truth(&mut self, v: bool) -> Expr {
        self.num(if v { Num::ONE } else { Num::ZERO })
    }

    /// Is the expression a truth value (0 or 1 and nothing between)?
    pub fn is_boolean(&self, e: Expr) -> bool {
        match self.node(e) {
            Node::Const(v) => v.is_zero() || v.is_one(),
            Node::Ge0(_) | Node::Eq0(_) | Node::Not(_) | Node::And(_) | Node::Or(_) => true,
            Node::Ite(_, a, b) => self.is_boolean(*a) && self.is_boolean(*b),
            Node::Symbol(s) => {
                let d = self.symbol_data(*s);
                d.kind != SymKind::Free
                    && d.lo.as_ref().is_some_and(Num::is_zero)
                    && d.hi.as_ref().is_some_and(Num::is_one)
            }
            _ => false,
        }
    }

    /// `e ≥ 0` for an integer expression.
    pub fn ge0(&mut self, e: Expr) -> Expr {
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
        // A single min, max or choice between numbers splits the comparison.
        let mut splits = terms
            .iter()
            .filter(|(_, t)| matches!(self.node(*t), Node::Min(_) | Node::Max(_) | Node::Ite(..)));
        if let (Some((k, t)), None) = (splits.next(), splits.next()) {
            let (k, t) = (k.clone(), *t);
            let rest = self.linear_sum(c.clone(), terms.iter().filter(|x| x.1 != t).cloned());
            match self.node(t).clone() {
                Node::Min(args) | Node::Max(args) => {
                    let is_min = matches!(self.node(t), Node::Min(_));
                    let parts: Vec<Expr> = args
                        .iter()
                        .map(|&a| {
                            let x = self.linear_sum(Num::ZERO, [(Num::ONE, rest), (k.clone(), a)]);
                            self.ge0(x)
                        })
                        .collect();
                    return if is_min != k.is_negative() {
                        self.and_all(&parts)
                    } else {
                        self.or_all(&parts)
                    };
                }
                Node::Ite(cond, a, b)
                    if self.as_const(a).is_some() || self.as_const(b).is_some() =>
                {
                    let xa = self.linear_sum(Num::ZERO, [(Num::ONE, rest), (k.clone(), a)]);
                    let xb = self.linear_sum(Num::ZERO, [(Num::ONE, rest), (k, b)]);
                    let (xa, xb) = (self.ge0(xa), self.ge0(xb));
                    return self.ite(cond, xa, xb);
                }
                _ => {}
            }
        }
        // Coprime integer coefficients; the constant rounds down, the terms being integers.
        let mut den = c.denominator();
        for (k, _) in terms.iter() {
            den = den.lcm(&k.denominator());
        }
        let mut g = Num::ZERO;
        for (k, _) in terms.iter() {
            g = g.gcd(&(k.clone() * den.clone()));
        }
        let factor = den.checked_div(&g).unwrap_or(Num::ONE);
        let e = if factor.is_one() && c.is_integer() {
            e
        } else {
            self.linear_sum(
                (c * factor.clone()).floor(),
                terms.iter().map(|(k, t)| (k.clone() * factor.clone(), *t)).collect::<Vec<_>>(),
            )
        };
        self.intern(Node::Ge0(e))
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

    /// `a < b` of integers
    pub fn lt(&mut self, a: Expr, b: Expr) -> Expr {
        let d = self.linear_sum(Num::int(-1), [(Num::ONE, b), (Num::int(-1), a)]);
        self.ge0(d)
    }

    /// `a > b` of integers
    pub fn gt(&mut self, a: Expr, b: Expr) -> Expr {
        self.lt(b, a)
    }

    /// `e = 0` for an integer expression.
    pub fn eq0(&mut self, e: Expr) -> Expr {
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
            if let Node::Ite(cond, a, b) = *self.node(*k_term(&terms)) {
                if self.as_const(a).is_some() || self.as_const(b).is_some() {
                    let k = k.clone();
                    let xa = self.linear_sum(c.clone(), [(k.clone(), a)]);
                    let xb = self.linear_sum(c, [(k, b)]);
                    let (xa, xb) = (self.eq0(xa), self.eq0(xb));
                    return self.ite(cond, xa, xb);
                }
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
        if !c.is_integer() {
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
            self.negations.insert(n, top);
        }
        self.negations.get(&e).copied().unwrap_or(e)
    }

    fn negate_once(&mut self, e: Expr) -> Expr {
        let neg = |s: &Store, a: &Expr| s.negations.get(a).copied().unwrap_or(*a);
        match self.node(e).clone() {
            Node::Const(v) => self.truth(v.is_zero()),
            Node::Ge0(x) => {
                let y = self.linear_sum(Num::int(-1), [(Num::int(-1), x)]);
                self.ge0(y)
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
        let mut flat: Vec<Expr> = Vec::new();
        for &a in args {
            match self.node(a) {
                Node::Const(v) => {
                    if v.is_zero() == is_and {
                        return self.truth(!is_and); // the absorbing value
                    }
                }
                Node::And(inner) if is_and => flat.extend(inner.iter()),
                Node::Or(inner) if !is_and => flat.extend(inner.iter()),
                _ => flat.push(a),
            }
        }
        flat.sort_unstable();
        flat.dedup();
        // Literals that hold decide the dual junctions among the operands: x ∧ (x ∨ y) = x and
        // x ∧ (¬x ∨ y) = x ∧ y.
        loop {
            let mut changed = false;
            for i in 0..flat.len() {
                let inner = match self.node(flat[i]) {
                    Node::Or(inner) if is_and => inner.clone(),
                    Node::And(inner) if !is_and => inner.clone(),
                    _ => continue,
                };
                let others = |s: &Store, x: Expr| {
                    flat.binary_search(&x).is_ok_and(|j| j != i) && s.len() > 0
                };
                if inner.iter().any(|&x| others(self, x)) {
                    flat.remove(i);
                    changed = true;
                    break;
                }
                let kept: Args = inner
                    .iter()
                    .copied()
                    .filter(|&x| !self.negations.get(&x).is_some_and(|&n| others(self, n)))
                    .collect();
                if kept.len() < inner.len() {
                    let repl = self.junction(&kept, !is_and);
                    flat.remove(i);
                    let repl = [repl];
                    let mut all = flat.clone();
                    all.extend(repl);
                    return self.junction(&all, is_and);
                }
            }
            if !changed {
                break;
            }
        }
        for &x in &flat {
            let n = self.not(x);
            if flat.binary_search(&n).is_ok() {
                return self.truth(!is_and);
            }
        }
        if flat.len() > 1 && flat.len() <= 16 {
            self.merge_comparisons(&mut flat, is_and);
            if flat.len() == 1 && self.as_const(flat[0]).is_some() {
                return flat[0];
            }
        }
        match flat.as_slice() {
            [] => self.truth(is_and),
            [one] => *one,
            _ => {
                let args: Args = flat.into_iter().collect();
                self.intern(if is_and { Node::And(args) } else { Node::Or(args) })
            }
        }
    }

    /// `t + c ≥ 0 ∧ t + d ≥ 0` keeps the stronger (the weaker for `or`); `t + c ≥ 0` and
    /// `-t + d ≥ 0` exclude each other where `c + d < 0` (and cover everything where
    /// `c + d ≥ -1`, for `or`).
    fn merge_comparisons(&mut self, flat: &mut Vec<Expr>, is_and: bool) {
        let mut i = 0;
        while i < flat.len() {
            let mut j = i + 1;
            while j < flat.len() {
                let (a, b) = match (self.node(flat[i]), self.node(flat[j])) {
                    (Node::Ge0(a), Node::Ge0(b)) => (*a, *b),
                    (Node::Ge0(a), Node::Eq0(b)) | (Node::Eq0(b), Node::Ge0(a)) if is_and => {
                        // an equality decides a comparison of the same terms
                        let (a, b) = (*a, *b);
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
                            if value.is_negative() {
                                let f = self.truth(false);
                                flat.clear();
                                flat.push(f);
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
                    let sum = ca + cb;
                    if is_and && sum.is_negative() || !is_and && sum >= Num::int(-1) {
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

    /// `a` where `c` is true, else `b`.
    pub fn ite(&mut self, c: Expr, a: Expr, b: Expr) -> Expr {
        if let Some(v) = self.as_const(c) {
            return if v.is_zero() { b } else { a };
        }
        if a == b {
            return a;
        }
        if let Node::Not(x) = *self.node(c) {
            return self.ite(x, b, a);
        }
        let a = match *self.node(a) {
            Node::Ite(c2, x, _) if c2 == c => x,
            _ => a,
        };
        let b = match *self.node(b) {
            Node::Ite(c2, _, y) if c2 == c => y,
            _ => b,
        };
        let (a1, a0) = (self.is_one(a), self.is_zero(a));
        let (b1, b0) = (self.is_one(b), self.is_zero(b));
        if a1 && b0 {
            return c;
        }
        if a0 && b1 {
            return self.not(c);
        }
        if self.is_boolean(a) && self.is_boolean(b) {
            if b0 {
                return self.and(c, a);
            }
            if a1 {
                return self.or(c, b);
            }
            if a0 {
                let n = self.not(c);
                return self.and(n, b);
            }
            if b1 {
                let n = self.not(c);
                return self.or(n, a);
            }
        }
        self.intern(Node::Ite(c, a, b))
    }
}

fn k_term(terms: &[(Num, Expr)]) -> &Expr {
    &terms[0].1
}
