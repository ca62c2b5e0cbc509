//! What is known while an expression is looked at: path conditions, ranges of indices,
//! assumptions of the user; and proof and simplification under it.
//!
//! Proof of `e ≥ 0` is by intervals, then by a short search in the habit of Fourier-Motzkin:
//! subtract a positive multiple of a known non-negative expression so that a term whose bound is
//! too weak cancels, and try again. Floor divisions, minima, maxima and choices bring their
//! defining inequalities. Nothing is ever guessed: a failed proof only leaves more in the formula.

use super::interval::{machine_range, Interval};
use super::node::{Expr, Node};
use super::num::Num;
use super::store::Store;
use rustc_hash::FxHashMap;

/// A set of conditions taken as true.
///
/// ```
/// use symprof_core::expr::{Facts, Store};
/// let mut s = Store::new();
/// let (n, zero) = (s.parameter("n", 32), s.zero());
/// let e = s.max(n, zero);
/// let mut facts = Facts::new();
/// let positive = s.gt(n, zero);
/// facts.assume(&mut s, positive);
/// assert_eq!(facts.simplify(&mut s, e), n);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Facts {
    truths: FxHashMap<Expr, bool>,
    /// expressions known to be 0 or more
    non_negative: Vec<Expr>,
    /// sharper intervals of single terms
    bounds: FxHashMap<Expr, Interval>,
    intervals: FxHashMap<Expr, Interval>,
    simplified: FxHashMap<Expr, Expr>,
    proved: FxHashMap<Expr, bool>,
    contradiction: bool,
    conditions: Vec<Expr>,
}

/// Search effort of one proof: attempts, over all branches.
const FUEL: u32 = 120;
/// How many known inequalities one proof may combine.
const DEPTH: u32 = 4;

impl Facts {
    /// Nothing known.
    pub fn new() -> Facts {
        Facts::default()
    }

    /// The conditions assumed, in order.
    pub fn conditions(&self) -> &[Expr] {
        &self.conditions
    }

    /// Do the conditions exclude each other, as far as was noticed?
    pub fn is_contradictory(&self) -> bool {
        self.contradiction
    }

    /// Takes a condition as true.
    pub fn assume(&mut self, s: &mut Store, cond: Expr) {
        let mut work = vec![cond];
        while let Some(c) = work.pop() {
            if self.truths.get(&c) == Some(&true) {
                continue;
            }
            if self.truths.get(&c) == Some(&false) {
                self.contradiction = true;
            }
            self.truths.insert(c, true);
            let n = s.not(c);
            self.truths.insert(n, false);
            match s.node(c).clone() {
                Node::Const(v) => self.contradiction |= v.is_zero(),
                Node::And(args) => {
                    work.extend(args);
                    continue;
                }
                Node::Ge0(e) => self.add_non_negative(s, e),
                Node::Eq0(e) => {
                    let m = s.neg(e);
                    self.add_non_negative(s, e);
                    self.add_non_negative(s, m);
                }
                _ => {}
            }
            self.conditions.push(c);
        }
        self.intervals.clear();
        self.simplified.clear();
        self.proved.clear();
        self.sharpen(s);
    }

    fn add_non_negative(&mut self, s: &mut Store, e: Expr) {
        let i = s.interval(e);
        if i.hi.as_ref().is_some_and(Num::is_negative) {
            self.contradiction = true;
        }
        self.non_negative.push(e);
    }

    /// `k·t + c ≥ 0` bounds the term `t`; with more terms, the bounds of the others bound it too.
    fn sharpen(&mut self, s: &mut Store) {
        for _ in 0..2 {
            let mut changed = false;
            for &e in self.non_negative.clone().iter() {
                let (c, terms) = s.linear(e);
                if terms.len() > 3 {
                    continue;
                }
                for i in 0..terms.len() {
                    let mut rest = Interval::point(c.clone());
                    for (j, (k, t)) in terms.iter().enumerate() {
                        if j != i {
                            rest = rest.plus(&self.term_interval(s, *t).scaled(k));
                        }
                    }
                    // k·t ≥ -rest, so k·t ≥ -max(rest)
                    let Some(max) = rest.hi else { continue };
                    let (k, t) = &terms[i];
                    let Some(q) = (-max).checked_div(k) else { continue };
                    let new = if k.is_positive() {
                        Interval { lo: Some(q.ceil()), hi: None }
                    } else {
                        Interval { lo: None, hi: Some(q.floor()) }
                    };
                    let old = self.term_interval(s, *t);
                    let met = old.meet(&new);
                    if met != old {
                        if let (Some(l), Some(h)) = (&met.lo, &met.hi) {
                            self.contradiction |= l > h;
                        }
                        self.bounds.insert(*t, met);
                        changed = true;
                    }
                }
            }
            if !changed {
                break;
            }
            self.intervals.clear();
        }
    }

    fn term_interval(&mut self, s: &Store, t: Expr) -> Interval {
        match self.bounds.get(&t) {
            Some(b) => b.clone(),
            None => s.interval(t).clone(),
        }
    }

    /// An interval of the expression under the facts.
    pub fn interval(&mut self, s: &Store, e: Expr) -> Interval {
        self.interval_within(s, e, 12)
    }

    fn interval_within(&mut self, s: &Store, e: Expr, depth: u32) -> Interval {
        if let Some(i) = self.intervals.get(&e) {
            return i.clone();
        }
        let own = self.term_interval(s, e);
        if depth == 0 {
            return own;
        }
        let d = depth - 1;
        let derived = match s.node(e) {
            Node::Sum(c, terms) => {
                let mut r = Interval::point(c.clone());
                for (k, t) in terms {
                    r = r.plus(&self.interval_within(s, *t, d).scaled(k));
                }
                r
            }
            Node::Product(factors) => {
                let mut r = Interval::point(Num::ONE);
                for (f, n) in factors {
                    let i = self.interval_within(s, *f, d);
                    for _ in 0..*n {
                        r = r.times(&i);
                    }
                }
                r
            }
            Node::Min(args) => {
                let mut r: Option<Interval> = None;
                for a in args {
                    let i = self.interval_within(s, *a, d);
                    r = Some(match r {
                        None => i,
                        Some(r) => Interval {
                            lo: match (r.lo, i.lo) {
                                (Some(a), Some(b)) => Some(a.min(b)),
                                _ => None,
                            },
                            hi: Interval { lo: None, hi: r.hi }
                                .meet(&Interval { lo: None, hi: i.hi })
                                .hi,
                        },
                    });
                }
                r.unwrap_or(Interval::ALL)
            }
            Node::Max(args) => {
                let mut r: Option<Interval> = None;
                for a in args {
                    let i = self.interval_within(s, *a, d);
                    r = Some(match r {
                        None => i,
                        Some(r) => Interval {
                            hi: match (r.hi, i.hi) {
                                (Some(a), Some(b)) => Some(a.max(b)),
                                _ => None,
                            },
                            lo: Interval { lo: r.lo, hi: None }
                                .meet(&Interval { lo: i.lo, hi: None })
                                .lo,
                        },
                    });
                }
                r.unwrap_or(Interval::ALL)
            }
            Node::Ite(_, a, b) => {
                let x = self.interval_within(s, *a, d);
                x.union(&self.interval_within(s, *b, d))
            }
            Node::FloorDiv(a, b) => {
                let ia = self.interval_within(s, *a, d);
                match s.as_const(*b) {
                    Some(v) if v.is_positive() => Interval {
                        lo: ia.lo.and_then(|l| l.floor_div(v)),
                        hi: ia.hi.and_then(|h| h.floor_div(v)),
                    },
                    _ => {
                        let ib = self.interval_within(s, *b, d);
                        if ib.lo.as_ref().is_some_and(Num::is_positive) {
                            let lo = if ia.non_negative() {
                                Some(Num::ZERO)
                            } else {
                                ia.lo.map(|l| l.min(Num::ZERO))
                            };
                            let b_lo = ib.lo.clone().unwrap_or(Num::ONE);
                            let hi = ia.hi.and_then(|h| {
                                if h.is_negative() {
                                    Some(Num::int(-1))
                                } else {
                                    h.floor_div(&b_lo)
                                }
                            });
                            Interval { lo, hi }
                        } else {
                            Interval::ALL
                        }
                    }
                }
            }
            Node::Mod(a, b) => {
                let ib = self.interval_within(s, *b, d);
                if ib.lo.as_ref().is_some_and(Num::is_positive) {
                    let ia = self.interval_within(s, *a, d);
                    let mut hi = ib.hi.map(|h| h - Num::ONE);
                    if ia.non_negative() {
                        hi = Interval { lo: None, hi }.meet(&Interval { lo: None, hi: ia.hi }).hi;
                    }
                    Interval { lo: Some(Num::ZERO), hi }
                } else {
                    Interval::ALL
                }
            }
            Node::Wrap { signed, width, arg } => {
                let i = self.interval_within(s, *arg, d);
                if i.fits(*width, *signed) {
                    i
                } else {
                    Interval::ALL
                }
            }
            Node::Unsigned(_, arg) => {
                let i = self.interval_within(s, *arg, d);
                if i.non_negative() {
                    i
                } else {
                    Interval::ALL
                }
            }
            _ => Interval::ALL,
        };
        let r = own.meet(&derived);
        self.intervals.insert(e, r.clone());
        r
    }

    /// Is `e ≥ 0` certain?
    pub fn prove_ge0(&mut self, s: &mut Store, e: Expr) -> bool {
        if self.contradiction || self.interval(s, e).non_negative() {
            return true;
        }
        if let Some(&p) = self.proved.get(&e) {
            return p;
        }
        let mut fuel = FUEL;
        let mut p = self.search(s, e, DEPTH, &mut fuel);
        if !p {
            let x = s.expand(e);
            if x != e {
                fuel = FUEL;
                p = self.interval(s, x).non_negative() || self.search(s, x, DEPTH, &mut fuel);
            }
        }
        self.proved.insert(e, p);
        p
    }

    /// Is `a ≥ b` certain?
    pub fn prove_ge(&mut self, s: &mut Store, a: Expr, b: Expr) -> bool {
        let d = s.sub(a, b);
        self.prove_ge0(s, d)
    }

    fn search(&mut self, s: &mut Store, e: Expr, depth: u32, fuel: &mut u32) -> bool {
        if depth == 0 || *fuel == 0 {
            return false;
        }
        let (_, terms) = s.linear(e);
        if terms.len() > 12 {
            return false;
        }
        for (k, t) in terms.iter() {
            let i = self.interval(s, *t).scaled(k);
            if i.non_negative() {
                continue;
            }
            // Known inequalities in which the term has the same sign cancel it.
            let mut candidates: Vec<Expr> = Vec::new();
            for &f in &self.non_negative {
                if f == e {
                    return true;
                }
                if s.linear(f).1.iter().any(|(m, x)| x == t && m.is_positive() == k.is_positive()) {
                    candidates.push(f);
                }
            }
            match s.node(*t).clone() {
                Node::FloorDiv(x, b) => {
                    if let Some(b) = s.as_const(b).cloned() {
                        if b.is_positive() {
                            candidates.push(if k.is_positive() {
                                // b·q - x + b - 1 ≥ 0
                                let q = s.scale(b.clone(), *t);
                                let d = s.sub(q, x);
                                s.add_num(d, b - Num::ONE)
                            } else {
                                let q = s.scale(b, *t);
                                s.sub(x, q)
                            });
                        }
                    }
                }
                Node::Mod(_, b) if k.is_negative() => {
                    if self.interval(s, b).lo.as_ref().is_some_and(Num::is_positive) {
                        let d = s.sub(b, *t);
                        candidates.push(s.add_num(d, Num::int(-1)));
                    }
                }
                Node::Min(args) => {
                    if k.is_positive() {
                        // the least of them: e must hold with each
                        let rest = s.linear_sum(Num::ZERO, [(Num::ONE, e), (-k.clone(), *t)]);
                        let all = args.iter().all(|&a| {
                            let x = s.linear_sum(Num::ZERO, [(Num::ONE, rest), (k.clone(), a)]);
                            self.attempt(s, x, depth, fuel)
                        });
                        if all {
                            return true;
                        }
                    } else {
                        for a in args {
                            candidates.push(s.sub(a, *t));
                        }
                    }
                }
                Node::Max(args) => {
                    if k.is_negative() {
                        let rest = s.linear_sum(Num::ZERO, [(Num::ONE, e), (-k.clone(), *t)]);
                        let all = args.iter().all(|&a| {
                            let x = s.linear_sum(Num::ZERO, [(Num::ONE, rest), (k.clone(), a)]);
                            self.attempt(s, x, depth, fuel)
                        });
                        if all {
                            return true;
                        }
                    } else {
                        for a in args {
                            candidates.push(s.sub(*t, a));
                        }
                    }
                }
                Node::Ite(_, a, b) => {
                    let rest = s.linear_sum(Num::ZERO, [(Num::ONE, e), (-k.clone(), *t)]);
                    let all = [a, b].iter().all(|&a| {
                        let x = s.linear_sum(Num::ZERO, [(Num::ONE, rest), (k.clone(), a)]);
                        self.attempt(s, x, depth, fuel)
                    });
                    if all {
                        return true;
                    }
                }
                Node::Product(factors) if factors.iter().map(|f| f.1).sum::<u32>() <= 4 => {
                    self.product_candidates(s, *t, k.is_positive(), &factors, &mut candidates);
                }
                _ => {}
            }
            for f in candidates {
                let Some((m, _)) = s.linear(f).1.iter().find(|x| x.1 == *t).cloned() else {
                    continue;
                };
                let Some(lambda) = k.checked_div(&m) else { continue };
                if !lambda.is_positive() {
                    continue;
                }
                let x = s.linear_sum(Num::ZERO, [(Num::ONE, e), (-lambda, f)]);
                if x != e && self.attempt(s, x, depth, fuel) {
                    return true;
                }
            }
        }
        false
    }

    fn attempt(&mut self, s: &mut Store, x: Expr, depth: u32, fuel: &mut u32) -> bool {
        if *fuel == 0 {
            return false;
        }
        *fuel -= 1;
        self.interval(s, x).non_negative() || self.search(s, x, depth - 1, fuel)
    }

    /// Inequalities about a product from those about one factor, times the rest where that is
    /// not negative.
    fn product_candidates(
        &mut self,
        s: &mut Store,
        t: Expr,
        positive: bool,
        factors: &[(Expr, u32)],
        out: &mut Vec<Expr>,
    ) {
        for i in 0..factors.len() {
            let (f, n) = factors[i];
            let rest = s.product(
                factors
                    .iter()
                    .enumerate()
                    .map(|(j, &(g, m))| (g, if j == i { n - 1 } else { m }))
                    .collect::<Vec<_>>(),
            );
            if !self.interval(s, rest).non_negative() {
                continue;
            }
            let fi = self.interval(s, f);
            // t = f·rest ≥ lo·rest, and ≤ hi·rest
            if positive {
                if let Some(lo) = fi.lo.filter(Num::is_positive) {
                    let x = s.scale(lo, rest);
                    out.push(s.sub(t, x));
                }
            } else if let Some(hi) = fi.hi {
                let x = s.scale(hi, rest);
                out.push(s.sub(x, t));
            }
            for g in self.non_negative.clone() {
                let (_, gt) = s.linear(g);
                if gt.len() > 4 || !gt.iter().any(|(m, x)| *x == f && m.is_positive() == positive) {
                    continue;
                }
                let p = s.mul(g, rest);
                let p = s.expand(p);
                if s.linear(p).1.iter().any(|x| x.1 == t) {
                    out.push(p);
                }
            }
        }
    }

    /// Is the condition certainly true, or certainly false?
    pub fn decide(&mut self, s: &mut Store, cond: Expr) -> Option<bool> {
        if let Some(&t) = self.truths.get(&cond) {
            return Some(t);
        }
        match s.node(cond).clone() {
            Node::Const(v) => Some(!v.is_zero()),
            Node::Ge0(e) => {
                if self.prove_ge0(s, e) {
                    return Some(true);
                }
                let n = s.linear_sum(Num::int(-1), [(Num::int(-1), e)]);
                self.prove_ge0(s, n).then_some(false)
            }
            Node::Eq0(e) => {
                let above = s.add_num(e, Num::int(-1));
                if self.prove_ge0(s, above) {
                    return Some(false);
                }
                let below = s.linear_sum(Num::int(-1), [(Num::int(-1), e)]);
                if self.prove_ge0(s, below) {
                    return Some(false);
                }
                let n = s.neg(e);
                (self.prove_ge0(s, e) && self.prove_ge0(s, n)).then_some(true)
            }
            Node::Not(x) => self.decide(s, x).map(|t| !t),
            _ => None,
        }
    }

    /// The expression simplified under the facts: conditions that are decided go, dominated
    /// operands of min and max go, wraps that cannot happen go.
    pub fn simplify(&mut self, s: &mut Store, e: Expr) -> Expr {
        self.simplify_within(s, e, 3)
    }

    fn simplify_within(&mut self, s: &mut Store, root: Expr, refine: u32) -> Expr {
        if let Some(&r) = self.simplified.get(&root) {
            return r;
        }
        if self.contradiction {
            return root;
        }
        let mut order = Vec::new();
        let mut seen = rustc_hash::FxHashSet::default();
        let mut stack = vec![root];
        while let Some(x) = stack.pop() {
            if self.simplified.contains_key(&x) || !seen.insert(x) {
                continue;
            }
            order.push(x);
            super::store::for_each_operand(s.node(x), |a| stack.push(a));
        }
        order.sort_unstable();
        for x in order {
            let r = self.simplify_node(s, x, refine);
            self.simplified.insert(x, r);
        }
        self.simplified.get(&root).copied().unwrap_or(root)
    }

    fn simplify_node(&mut self, s: &mut Store, x: Expr, refine: u32) -> Expr {
        if let Node::Ite(c, a, b) = *s.node(x) {
            let c2 = self.simplified.get(&c).copied().unwrap_or(c);
            if s.as_const(c2).is_none() && refine > 0 {
                // Each arm is looked at under its own condition.
                let mut arms = [a, b];
                for (i, arm) in arms.iter_mut().enumerate() {
                    let mut inner = self.clone();
                    let n = s.not(c2);
                    inner.assume(s, if i == 0 { c2 } else { n });
                    if inner.contradiction {
                        // this arm cannot be chosen
                        let other = if i == 0 { b } else { a };
                        return self.simplified.get(&other).copied().unwrap_or(other);
                    }
                    if s.as_const(*arm).is_none() && s.dag_size(&[*arm]) <= 60 {
                        *arm = inner.simplify_within(s, *arm, refine - 1);
                    } else {
                        *arm = self.simplified.get(arm).copied().unwrap_or(*arm);
                    }
                }
                return s.ite(c2, arms[0], arms[1]);
            }
        }
        let memo = &self.simplified;
        let y = {
            let get = |a: Expr| memo.get(&a).copied().unwrap_or(a);
            s.rebuild(x, &get)
        };
        self.simplify_top(s, y)
    }

    /// Simplifies the outermost node, its operands being simplified already.
    fn simplify_top(&mut self, s: &mut Store, y: Expr) -> Expr {
        if s.as_const(y).is_some() {
            return y;
        }
        match s.node(y).clone() {
            Node::Ge0(_) | Node::Eq0(_) | Node::Not(_) => match self.decide(s, y) {
                Some(t) => s.truth(t),
                None => y,
            },
            Node::And(_) | Node::Or(_) => match self.truths.get(&y) {
                Some(&t) => s.truth(t),
                None => y,
            },
            Node::Symbol(_) => match self.bounds.get(&y) {
                Some(Interval { lo: Some(l), hi: Some(h) }) if l == h => {
                    let v = l.clone();
                    s.num(v)
                }
                _ => match self.truths.get(&y) {
                    Some(&t) if s.is_boolean(y) => s.truth(t),
                    _ => y,
                },
            },
            Node::Max(args) | Node::Min(args) => {
                let max = matches!(s.node(y), Node::Max(_));
                let mut keep: Vec<Expr> = args.to_vec();
                let mut i = 0;
                while i < keep.len() {
                    let a = keep[i];
                    let dominated = keep.clone().into_iter().any(|b| {
                        b != a && if max { self.prove_ge(s, b, a) } else { self.prove_ge(s, a, b) }
                    });
                    if dominated {
                        keep.remove(i);
                    } else {
                        i += 1;
                    }
                }
                if keep.len() == args.len() {
                    y
                } else if max {
                    s.max_all(&keep)
                } else {
                    s.min_all(&keep)
                }
            }
            Node::Wrap { signed, width, arg } => {
                if self.fits(s, arg, width, signed) {
                    arg
                } else {
                    y
                }
            }
            Node::Unsigned(w, arg) => {
                if self.prove_ge0(s, arg) {
                    return arg;
                }
                let below = s.linear_sum(Num::int(-1), [(Num::int(-1), arg)]);
                if self.prove_ge0(s, below) {
                    return s.add_num(arg, Num::pow2(w as u32));
                }
                y
            }
            Node::FloorDiv(a, b) => {
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
                if self.prove_ge0(s, a) {
                    let d = s.sub(b, a);
                    let d = s.add_num(d, Num::int(-1));
                    if self.prove_ge0(s, d) {
                        return s.zero();
                    }
                }
                self.cancel_factor(s, y, a, b)
            }
            Node::Mod(a, b) => {
                if self.prove_ge0(s, a) {
                    let d = s.sub(b, a);
                    let d = s.add_num(d, Num::int(-1));
                    if self.prove_ge0(s, d) {
                        return a;
                    }
                }
                y
            }
            _ => y,
        }
    }

    /// `floor((x·b + r) / b) = x + floor(r / b)` for a symbolic `b` known not to be 0.
    fn cancel_factor(&mut self, s: &mut Store, y: Expr, a: Expr, b: Expr) -> Expr {
        if s.as_const(b).is_some() || !self.interval(s, b).lo.is_some_and(|l| l.is_positive()) {
            return y;
        }
        let (c, terms) = s.linear(a);
        let mut out = Vec::new();
        let mut rest = Vec::new();
        for (k, t) in terms {
            let q = if t == b {
                Some(s.one())
            } else {
                match s.node(t).clone() {
                    Node::Product(fs) if fs.iter().any(|f| f.0 == b) && k.is_integer() => Some(
                        s.product(
                            fs.iter()
                                .map(|&(f, n)| (f, if f == b { n - 1 } else { n }))
                                .collect::<Vec<_>>(),
                        ),
                    ),
                    _ => None,
                }
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

    /// Does the integer certainly lie within the machine integers of that width and sign?
    pub fn fits(&mut self, s: &mut Store, e: Expr, width: u8, signed: bool) -> bool {
        let (lo, hi) = machine_range(width, signed);
        let above = s.add_num(e, -lo);
        if !self.prove_ge0(s, above) {
            return false;
        }
        let below = s.linear_sum(hi, [(Num::int(-1), e)]);
        self.prove_ge0(s, below)
    }
}
