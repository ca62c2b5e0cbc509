//! Simplification under facts: decided conditions become constants, dominated operands of minima and
//! maxima and absent wraps are removed, divisions cancel. An arm of a choice is simplified under its own
//! condition, the body of a sum within the range of its index. The method is contextual rewriting
//! (Zhang and Remy, 1985), from operands to users, each node once.

use super::Facts;
use crate::expr::{
    for_each_operand, BitOp, Expr, Extremum, Interval, Junction, Node, Num, Store, Sym,
};

/// Is it a single comparison, and a short one?
fn is_comparison(s: &Store, e: Expr) -> bool {
    match *s.node(e) {
        Node::Ge0(_) | Node::Eq0(_) => {
            s.dag_size_within(e, s.limits().simplification.comparison_nodes).is_some()
        }
        Node::Not(x) => matches!(s.node(x), Node::Eq0(_)) && is_comparison(s, x),
        _ => false,
    }
}

impl Facts {
    /// The expression simplified under the facts. Where they contradict each other nothing is
    /// changed.
    ///
    /// ```
    /// use symprof_core::expr::Store;
    /// use symprof_core::facts::Facts;
    /// let mut s = Store::new();
    /// let (n, m) = (s.parameter("n", 32), s.parameter("m", 32));
    /// let sum = s.add(n, m);
    /// let (least, wrapped) = (s.min(n, m), s.wrap(true, 32, sum));
    /// let mut facts = Facts::new();
    /// let limit = s.int(1000);
    /// for c in [s.le(n, m), s.le(m, limit), s.ge0(n)] {
    ///     facts.assume(&mut s, c);
    /// }
    /// assert_eq!(facts.simplify(&mut s, least), n);
    /// assert_eq!(facts.simplify(&mut s, wrapped), sum);
    /// ```
    pub fn simplify(&mut self, s: &mut Store, e: Expr) -> Expr {
        self.effort = 0;
        self.refined = 0;
        self.simplify_within(s, e, s.limits().simplification.nesting)
    }

    fn simplify_within(&mut self, s: &mut Store, root: Expr, refine: u32) -> Expr {
        if let Some(r) = self.simplified(root, refine) {
            return r;
        }
        if self.known.contradiction {
            return root;
        }
        let mut order = Vec::new();
        let mut stack = vec![root];
        s.start_walk();
        while let Some(x) = stack.pop() {
            if !s.meet(x) || self.simplified(x, refine).is_some() {
                continue;
            }
            order.push(x);
            for_each_operand(s.node(x), |a| stack.push(a));
        }
        order.sort_unstable();
        self.memo.borrow_mut().simplified.reserve(order.len());
        for x in order {
            s.count_work();
            let r = self.simplify_node(s, x, refine);
            self.memo.borrow_mut().simplified.insert(x, (r, refine));
        }
        self.done(root)
    }

    /// The result for the expression with at least so many further conditions allowed.
    fn simplified(&self, e: Expr, refine: u32) -> Option<Expr> {
        let memo = self.memo.borrow();
        memo.simplified.get(&e).filter(|r| r.1 >= refine).map(|r| r.0)
    }

    fn done(&self, e: Expr) -> Expr {
        self.memo.borrow().simplified.get(&e).map_or(e, |r| r.0)
    }

    fn simplify_node(&mut self, s: &mut Store, x: Expr, refine: u32) -> Expr {
        match *s.node(x) {
            Node::Const(_) => return x,
            Node::Ite(c, a, b) => {
                let c = self.done(c);
                if s.as_const(c).is_none() && refine > 0 {
                    return self.simplify_choice(s, c, a, b, refine);
                }
            }
            Node::SumOver { var, lo, hi, body } => {
                let (lo, hi) = (self.done(lo), self.done(hi));
                return match self.simplify_body(s, var, [lo, hi], body, refine) {
                    Some(body) => s.sum_over(var, lo, hi, body),
                    None => s.zero(),
                };
            }
            Node::First { var, lo, hi, cond } => {
                let (lo, hi) = (self.done(lo), self.done(hi));
                return match self.simplify_body(s, var, [lo, hi], cond, refine) {
                    Some(cond) => s.first(var, lo, hi, cond),
                    None => lo,
                };
            }
            Node::Or(ref args)
                if refine > 0 && args.len() <= s.limits().simplification.disjunction_parts =>
            {
                let args: Vec<Expr> = args.iter().map(|&a| self.done(a)).collect();
                let args = self.simplify_disjuncts(s, args, refine);
                let y = s.or_all(&args);
                return self.simplify_top(s, y);
            }
            Node::And(ref args) if refine > 0 => {
                let args: Vec<Expr> = args.iter().map(|&a| self.done(a)).collect();
                let args = self.simplify_conjuncts(s, args, refine);
                let y = s.and_all(&args);
                return self.simplify_top(s, y);
            }
            _ => {}
        }
        let y = {
            let memo = self.memo.borrow();
            let get = |a: Expr| memo.simplified.get(&a).map_or(a, |r| r.0);
            s.rebuild(x, &get)
        };
        self.simplify_top(s, y)
    }

    /// Is simplification under one more condition within the budget?
    pub(super) fn is_refinable(&mut self, s: &Store, e: Expr) -> bool {
        let limits = &s.limits().simplification;
        if self.refined > limits.refined_nodes_of_call || s.as_const(e).is_some() {
            return false;
        }
        match s.dag_size_within(e, limits.refined_nodes) {
            Some(n) => {
                self.refined += n;
                true
            }
            None => false,
        }
    }

    /// Simplifies each arm of a choice under its own condition.
    fn simplify_choice(&mut self, s: &mut Store, c: Expr, a: Expr, b: Expr, refine: u32) -> Expr {
        let mut arms = [a, b];
        let n = s.not(c);
        if let Some(other) = self.equal_at_the_point(s, [c, n], arms) {
            return other;
        }
        for (i, cond) in [c, n].into_iter().enumerate() {
            let other = self.done([b, a][i]);
            // a number may equal the other arm under this condition
            let number = s.as_const(arms[i]).is_some() && !s.is_boolean(other);
            if !self.is_refinable(s, if number { other } else { arms[i] }) {
                arms[i] = self.done(arms[i]);
                continue;
            }
            let mut inner = self.clone();
            inner.assume(s, cond);
            if inner.known.contradiction {
                // the condition of this arm is impossible
                return other;
            }
            // the arms are equal wherever this one is chosen, and the other one has a value there
            if arms[i] != other && inner.prove_equal(s, arms[i], other) && inner.has_value(s, other)
            {
                return other;
            }
            if !number {
                let comparisons = is_comparison(s, arms[i]) && is_comparison(s, other);
                arms[i] = self.refine(s, inner.clone(), arms[i], refine);
                if comparisons
                    && self.refine(s, inner.clone(), other, refine) == arms[i]
                    && inner.has_value(s, other)
                {
                    return other;
                }
            }
        }
        // the same question for the other arm as simplified
        for (i, cond) in [c, n].into_iter().enumerate() {
            let (arm, other) = (arms[i], arms[1 - i]);
            let number = s.as_const(arm).is_some() && !s.is_boolean(other);
            if number && other != [b, a][i] && self.is_refinable(s, other) {
                let mut inner = self.clone();
                inner.assume(s, cond);
                if inner.prove_equal(s, arm, other) && inner.has_value(s, other) {
                    return other;
                }
            }
        }
        s.ite(c, arms[0], arms[1])
    }

    /// Where the condition of one arm binds a symbol to a number, the other arm if it has the same value there:
    /// `ite(i == 0, n, floor(n/2^i))` is `floor(n/2^i)`.
    fn equal_at_the_point(
        &mut self,
        s: &mut Store,
        conditions: [Expr; 2],
        arms: [Expr; 2],
    ) -> Option<Expr> {
        let i = conditions.iter().position(|&c| matches!(s.node(c), Node::Eq0(_)))?;
        let Node::Eq0(e) = *s.node(conditions[i]) else { return None };
        let (c, terms) = s.linear(e);
        let [(k, x)] = terms.as_slice() else { return None };
        let Node::Symbol(symbol) = *s.node(*x) else { return None };
        let value = (-c).checked_div(k).filter(Num::is_integer)?;
        let (arm, other) = (arms[i], arms[1 - i]);
        if arm == other || !self.is_refinable(s, other) {
            return None;
        }
        let value = s.num(value);
        let [at, there] = [arm, other].map(|e| s.substitute(e, &[(symbol, value)]));
        let other = self.done(other);
        let mut inner = self.clone();
        inner.assume(s, conditions[i]);
        (at == there && inner.has_value(s, other)).then_some(other)
    }

    pub(super) fn refine(&mut self, s: &mut Store, mut inner: Facts, e: Expr, refine: u32) -> Expr {
        (inner.effort, inner.refined) = (self.effort, self.refined);
        let r = inner.simplify_within(s, e, refine - 1);
        (self.effort, self.refined) = (inner.effort, inner.refined);
        r
    }

    /// The body of a sum or search, simplified within its range; `None` where the range is empty. Facts
    /// about another index of that name do not hold inside.
    fn simplify_body(
        &mut self,
        s: &mut Store,
        var: Sym,
        range: [Expr; 2],
        body: Expr,
        refine: u32,
    ) -> Option<Expr> {
        if refine == 0 || !self.is_refinable(s, body) {
            return Some(if self.mentions(s, var) { body } else { self.done(body) });
        }
        let mut inner = self.without(s, var);
        // bounds over an outer index of that name do not bound this one
        if !range.iter().any(|&r| s.has_var(r, var)) {
            let v = s.sym(var);
            let (from, to) = (s.ge(v, range[0]), s.le(v, range[1]));
            inner.assume(s, from);
            inner.assume(s, to);
            if inner.known.contradiction {
                return None;
            }
        }
        Some(self.refine(s, inner, body, refine))
    }

    /// Simplifies the outermost node, its operands being simplified already.
    fn simplify_top(&mut self, s: &mut Store, y: Expr) -> Expr {
        match s.node(y).clone() {
            Node::Ge0(e) | Node::Eq0(e) => self.simplify_comparison(s, y, e),
            Node::Not(_) => match self.decide(s, y) {
                Some(t) => s.truth(t),
                None => y,
            },
            Node::And(args) => match self.known.truths.get(&y) {
                Some(&t) => s.truth(t),
                None => self.absorb(s, y, &args, Junction::And),
            },
            Node::Or(args) => match self.known.truths.get(&y) {
                Some(&t) => s.truth(t),
                None => self.absorb(s, y, &args, Junction::Or),
            },
            Node::Symbol(_) => match self.known.bounds.get(&y) {
                Some(Interval { lo: Some(l), hi: Some(h) }) if l == h => {
                    let v = l.clone();
                    s.num(v)
                }
                _ => y,
            },
            Node::Max(args) => self.simplify_extremum(s, y, &args, Extremum::Max),
            Node::Min(args) => self.simplify_extremum(s, y, &args, Extremum::Min),
            Node::Wrap { signed, width, arg } => {
                let multiplied_out = s.expand(arg);
                let fewer =
                    s.linear_view(multiplied_out).terms.len() < s.linear_view(arg).terms.len();
                let (y, arg) = match fewer {
                    true => (s.wrap(signed, width, multiplied_out), multiplied_out),
                    false => (y, arg),
                };
                if self.fits(s, arg, width, signed)
                    || self.fits_by_cases(s, arg, width, signed, s.limits().simplification.nesting)
                {
                    arg
                } else {
                    self.congruent(s, arg, width, signed).unwrap_or(y)
                }
            }
            Node::Unsigned(w, arg) => self.simplify_unsigned(s, y, w, arg),
            Node::FloorDiv(a, b) => self.simplify_floor_div(s, y, a, b),
            // disjunction and exclusive disjunction without a common bit are sums
            Node::Bits(BitOp::Or | BitOp::Xor, a, b) => {
                for (x, low) in [(a, b), (b, a)] {
                    let i = self.interval(s, low);
                    if let (true, Some(h)) = (i.non_negative(), &i.hi) {
                        if s.divisible_by_pow2_above(x, h) {
                            return s.add(x, low);
                        }
                    }
                }
                y
            }
            Node::Mod(a, b) => {
                if self.is_proper(s, a, b) {
                    a
                } else {
                    y
                }
            }
            _ => y,
        }
    }

    /// `e ≥ 0` or `e = 0`: decided, or with products multiplied out where that leaves fewer terms.
    fn simplify_comparison(&mut self, s: &mut Store, y: Expr, e: Expr) -> Expr {
        if let Some(t) = self.decide(s, y) {
            return s.truth(t);
        }
        if matches!(s.node(y), Node::Ge0(_)) {
            if let Some(x) = self.without_quotient(s, e) {
                return s.ge0(x);
            }
        }
        let x = match s.dag_size_within(e, s.limits().simplification.refined_nodes) {
            Some(_) => s.expand_within(e),
            None => s.expand(e),
        };
        let shorter = s.linear_view(x).terms.len() < s.linear_view(e).terms.len();
        match s.node(y) {
            _ if !shorter => y,
            Node::Ge0(_) => s.ge0(x),
            _ => s.eq0(x),
        }
    }

    /// What is not negative exactly where `e` is, for a comparison of one quotient `q = floor(x/d)` by a positive
    /// symbol: `q ≥ 0` is `x ≥ 0`, `q ≥ 1` is `x ≥ d`, and the same of their negations.
    fn without_quotient(&mut self, s: &mut Store, e: Expr) -> Option<Expr> {
        let view = s.linear_view(e);
        let [(k, q)] = &*view.terms else { return None };
        let (c, k, q) = (view.constant.as_i128()?, k.as_i128()?, *q);
        let Node::FloorDiv(x, d) = *s.node(q) else { return None };
        let of_integers = s.is_integral(x) && s.is_integral(d) && s.as_const(d).is_none();
        if !of_integers || !self.interval(s, d).lo.is_some_and(|l| l.is_positive()) {
            return None;
        }
        let minus = Num::int(-1);
        match (k, c) {
            (1, 0) => Some(x),
            (1, -1) => Some(s.sub(x, d)),
            (-1, -1) => Some(s.linear_sum(minus.clone(), [(minus, x)])),
            (-1, 0) => Some(s.linear_sum(minus.clone(), [(Num::ONE, d), (minus, x)])),
            _ => None,
        }
    }

    fn simplify_extremum(
        &mut self,
        s: &mut Store,
        y: Expr,
        args: &[Expr],
        which: Extremum,
    ) -> Expr {
        let mut keep: Vec<Expr> = args.to_vec();
        let mut i = 0;
        while i < keep.len() && args.len() <= s.limits().simplification.extremum_operands {
            let a = keep[i];
            let dominated = keep.clone().into_iter().any(|b| {
                b != a
                    && match which {
                        Extremum::Max => self.is_least(s, b, a),
                        Extremum::Min => self.is_least(s, a, b),
                    }
            });
            if dominated {
                keep.remove(i);
            } else {
                i += 1;
            }
        }
        if keep.len() == args.len() {
            y
        } else {
            s.extremum(which, &keep)
        }
    }

    /// Is `a ≥ b`, also if a choice decides, each arm of which is looked at under its condition?
    fn is_least(&mut self, s: &mut Store, a: Expr, b: Expr) -> bool {
        if self.prove_ge(s, a, b) {
            return true;
        }
        let above = s.sub(a, b);
        let terms = s.linear_view(above).terms;
        let choice = terms.iter().find(|t| matches!(s.node(t.1), Node::Ite(..)));
        let Some((k, choice)) = choice.cloned() else { return false };
        let Node::Ite(c, x, y) = *s.node(choice) else { return false };
        if !self.is_refinable(s, above) {
            return false;
        }
        let n = s.not(c);
        [(c, x), (n, y)].into_iter().all(|(c, arm)| {
            let mut inner = self.clone();
            inner.assume(s, c);
            let less = -k.clone();
            let x = s.linear_sum(Num::ZERO, [(Num::ONE, above), (less, choice), (k.clone(), arm)]);
            inner.prove_ge0(s, x)
        })
    }

    /// Is `0 ≤ a < b`?
    fn is_proper(&mut self, s: &mut Store, a: Expr, b: Expr) -> bool {
        if !self.prove_ge0(s, a) {
            return false;
        }
        let d = s.sub(b, a);
        let d = s.add_num(d, Num::int(-1));
        self.prove_ge0(s, d)
    }

    /// Is `-b ≤ a < 0`?
    fn is_just_below(&mut self, s: &mut Store, a: Expr, b: Expr) -> bool {
        if !self.interval(s, a).hi.is_some_and(|h| h.is_negative()) {
            return false;
        }
        let d = s.add(b, a);
        self.prove_ge0(s, d)
    }

    fn simplify_floor_div(&mut self, s: &mut Store, y: Expr, a: Expr, b: Expr) -> Expr {
        if let Some(d) = s.as_const(b).cloned() {
            let i = self.interval(s, a);
            if let (Some(l), Some(h)) = (&i.lo, &i.hi) {
                if let (Some(x), Some(z)) = (l.floor_div(&d), h.floor_div(&d)) {
                    if x == z {
                        return s.num(x);
                    }
                }
            }
        }
        if self.is_proper(s, a, b) {
            return s.zero();
        }
        if self.is_just_below(s, a, b) {
            return s.int(-1);
        }
        if let Some(q) = self.by_residue(s, a, b) {
            return q;
        }
        self.cancel_factor(s, y, a, b)
    }

    /// `floor((x + c)/m) = floor(x/m) + q` where the bounds of `x mod m` leave one `q`.
    fn by_residue(&mut self, s: &mut Store, a: Expr, b: Expr) -> Option<Expr> {
        let m = s.as_const(b)?.clone();
        for at in 0..self.known.residues.len() {
            let r = &self.known.residues[at];
            if r.modulus != m || r.dividend == a {
                continue;
            }
            let x = r.dividend;
            let (lo, hi) = (r.lo.clone(), r.hi.clone());
            let d = s.sub(a, x);
            let Some(c) = s.as_const(d).filter(|c| c.is_integer()).cloned() else { continue };
            let (p, q) = ((lo + c.clone()).floor_div(&m)?, (hi + c).floor_div(&m)?);
            if p == q {
                let whole = s.floor_div(x, b);
                return Some(s.add_num(whole, p));
            }
        }
        None
    }

    /// `floor((x·b + r) / b) = x + floor(r / b)` for a `b` known to be positive: a symbol or product, or a sum of which
    /// the dividend is a multiple but for a number smaller than it.
    fn cancel_factor(&mut self, s: &mut Store, y: Expr, a: Expr, b: Expr) -> Expr {
        if s.as_const(b).is_some() || !self.interval(s, b).lo.is_some_and(|l| l.is_positive()) {
            return y;
        }
        if let Some(times) = self.multiple_of_sum(s, a, b) {
            return times;
        }
        let (c, terms) = s.linear(a);
        let mut out = Vec::new();
        let mut rest = Vec::new();
        for (k, t) in terms {
            let q = match s.node(t).clone() {
                _ if t == b => Some(s.one()),
                Node::Product(fs) if fs.iter().any(|f| f.0 == b) && k.is_integer() => {
                    let less = fs.iter().map(|&(f, n)| (f, if f == b { n - 1 } else { n }));
                    Some(s.product(less.collect::<Vec<_>>()))
                }
                _ => None,
            };
            match q {
                Some(q) if k.is_integer() => out.push((k, q)),
                _ => rest.push((k, t)),
            }
        }
        if out.is_empty() {
            return y;
        }
        let r = s.linear_sum(c, rest);
        let r = s.floor_div(r, b);
        let r = self.simplify_top(s, r);
        out.push((Num::ONE, r));
        s.linear_sum(Num::ZERO, out)
    }

    /// `k` or `k - 1` where `a = k·b + c` for a number `c` between `-b` and `b`.
    fn multiple_of_sum(&mut self, s: &mut Store, a: Expr, b: Expr) -> Option<Expr> {
        let (_, of_b) = s.linear(b);
        let (unit, term) = of_b.first()?.clone();
        let (_, of_a) = s.linear(a);
        let times = of_a.iter().find(|t| t.1 == term)?.0.checked_div(&unit)?;
        if !times.is_integer() || of_a.len() != of_b.len() {
            return None;
        }
        let rest = s.linear_sum(Num::ZERO, [(Num::ONE, a), (-times.clone(), b)]);
        s.as_const(rest)?;
        if self.is_proper(s, rest, b) {
            return Some(s.num(times));
        }
        self.is_just_below(s, rest, b).then(|| s.num(times - Num::ONE))
    }
}
