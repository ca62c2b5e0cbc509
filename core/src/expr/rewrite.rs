//! Rebuilding expressions: substitution, expansion, and the coefficients of a polynomial.

use super::node::{Args, Expr, Node, Sym};
use super::num::Num;
use super::primitives::{FirstIndex, FloorSum};
use super::simulation::{Simulated, SliceOutput};
use super::store::{for_each_operand, Store};
use rustc_hash::FxHashMap;

impl Store {
    /// The expression with each operand replaced by `f` of it, in normal form again; the expression itself
    /// where these are its own operands.
    pub fn rebuild(&mut self, e: Expr, f: &dyn Fn(Expr) -> Expr) -> Expr {
        let node = self.node(e);
        // a product is made factor by factor, and the products in between decide the order of terms
        let mut same = !matches!(node, Node::Product(_));
        for_each_operand(node, |a| same &= f(a) == a);
        match same {
            true => e,
            false => {
                let node = node.clone();
                self.build(node, f)
            }
        }
    }

    /// The expression with one of its nodes replaced.
    pub(crate) fn with_node(&mut self, e: Expr, node: Expr, by: Expr) -> Expr {
        self.mapped(e, |s, x, done| if x == node { by } else { s.rebuild(x, done) })
    }

    /// The expression where a comparison holds, or fails: its negation is as known.
    pub(crate) fn decided(&mut self, e: Expr, comparison: Expr, holds: bool) -> Expr {
        let not = self.not(comparison);
        let (yes, no) = (self.truth(holds), self.truth(!holds));
        self.mapped(e, |s, x, done| match x {
            _ if x == comparison => yes,
            _ if x == not => no,
            _ => s.rebuild(x, done),
        })
    }

    /// Each node mapped by `f`, operands first: it is given the node and what its operands became.
    pub(crate) fn mapped(
        &mut self,
        e: Expr,
        mut f: impl FnMut(&mut Self, Expr, &dyn Fn(Expr) -> Expr) -> Expr,
    ) -> Expr {
        let mut order = Vec::new();
        self.visit(&[e], |x, _| order.push(x));
        let mut done: FxHashMap<Expr, Expr> = FxHashMap::default();
        for x in order {
            let r = f(self, x, &|a| done.get(&a).copied().unwrap_or(a));
            done.insert(x, r);
        }
        done.get(&e).copied().unwrap_or(e)
    }

    /// A choice among the nodes that `wanted` accepts, whose condition speaks of nothing that is
    /// bound within the expression: it may move out.
    pub(crate) fn free_choice(
        &self,
        e: Expr,
        wanted: &dyn Fn(Expr, &Node) -> bool,
    ) -> Option<Expr> {
        let mut found = None;
        self.visit(&[e], |x, node| {
            if found.is_none() && x != e && wanted(x, node) && self.is_free_in(x, e) {
                found = Some(x);
            }
        });
        found
    }

    /// Does a part of an expression speak of nothing that is bound within that: of the index of no sum and of no search in
    /// it? Another part means something only there: no condition on it is one on what the expression speaks of.
    pub(crate) fn is_free_in(&self, part: Expr, whole: Expr) -> bool {
        let free = self.vars(whole);
        self.vars(part).iter().all(|v| free.contains(v))
    }

    /// The node, its operands replaced by `f` of them, through the constructors.
    fn build(&mut self, node: Node, f: &dyn Fn(Expr) -> Expr) -> Expr {
        let mapped = |args: &Args| -> Args { args.iter().map(|&a| f(a)).collect() };
        match node {
            Node::Const(v) => self.num(v),
            Node::Symbol(s) => self.sym(s),
            Node::Sum(c, terms) => {
                self.linear_sum(c, terms.into_iter().map(|(k, t)| (k, f(t))).collect::<Vec<_>>())
            }
            Node::Product(factors) => {
                let mut acc = self.one();
                for (x, n) in factors {
                    let x = f(x);
                    if n <= self.limits().expressions.rebuilt_exponent {
                        for _ in 0..n {
                            acc = self.mul(acc, x);
                        }
                    } else {
                        let p = self.product([(x, n)]);
                        acc = self.mul(acc, p);
                    }
                }
                acc
            }
            Node::Quotient(a, b) => self.quotient(f(a), f(b)),
            Node::FloorDiv(a, b) => self.floor_div(f(a), f(b)),
            Node::Mod(a, b) => self.modulo(f(a), f(b)),
            Node::Min(args) => self.min_all(&mapped(&args)),
            Node::Max(args) => self.max_all(&mapped(&args)),
            Node::Ge0(a) => self.ge0(f(a)),
            Node::Eq0(a) => self.eq0(f(a)),
            Node::Not(a) => self.not(f(a)),
            Node::And(args) => self.and_all(&mapped(&args)),
            Node::Or(args) => self.or_all(&mapped(&args)),
            Node::Ite(c, a, b) => self.ite(f(c), f(a), f(b)),
            Node::Wrap { signed, width, arg } => self.wrap(signed, width, f(arg)),
            Node::Unsigned(w, a) => self.unsigned(w, f(a)),
            Node::Bits(op, a, b) => self.bits(op, f(a), f(b)),
            Node::BitFn(g, a) => self.bit_fn(g, f(a)),
            Node::Power(base, a) => self.power(base, f(a)),
            Node::SumOver { var, lo, hi, body } => self.sum_over(var, f(lo), f(hi), f(body)),
            Node::First { var, lo, hi, cond } => self.first(var, f(lo), f(hi), f(cond)),
            Node::FloorSum(of) => {
                let [terms, divisor, slope, offset] = of.operands().map(f);
                self.floor_sum(FloorSum { terms, divisor, slope, offset })
            }
            Node::FirstIndex(of) => {
                let [slope, offset, modulus, low, high] = of.operands().map(f);
                self.first_index(FirstIndex { slope, offset, modulus, low, high })
            }
            Node::Simulation { slice, output, args } => {
                let args = mapped(&args);
                self.intern(Node::Simulation { slice, output, args })
            }
        }
    }

    /// The expression with symbols replaced where they are free. Linear in its distinct nodes.
    /// An index bound inside that a replacement mentions is renamed first.
    ///
    /// ```
    /// use symprof_core::expr::Store;
    /// let mut s = Store::new();
    /// let (n, m) = (s.parameter("n", 32), s.parameter("m", 32));
    /// let e = s.add(n, m);
    /// let two = s.int(2);
    /// let r = s.substitute(e, &[(s.find_symbol("m").unwrap(), two)]);
    /// assert_eq!(s.display(r).to_string(), "n + 2");
    /// ```
    pub fn substitute(&mut self, e: Expr, map: &[(Sym, Expr)]) -> Expr {
        let mut done: FxHashMap<Expr, Expr> = FxHashMap::default();
        self.substitute_with(e, map, &mut done)
    }

    /// As [`substitute`](Store::substitute), keeping a memo for several expressions.
    pub fn substitute_with(
        &mut self,
        e: Expr,
        map: &[(Sym, Expr)],
        done: &mut FxHashMap<Expr, Expr>,
    ) -> Expr {
        if map.is_empty() {
            return e;
        }
        if let Some(&known) = done.get(&e) {
            return known;
        }
        let original = e;
        let e = self.rename_bound(e, map);
        // Bound symbols are tracked in every node, parameters are not.
        let tracked = map.iter().all(|(s, _)| {
            let k = self.symbol_data(*s).kind;
            use super::node::SymKind::*;
            matches!(k, Index | Placeholder | Data)
        });
        let replaced = map.iter().fold(0, |all, (s, _)| all | Store::symbol_bit(*s));
        let mut order = Vec::new();
        let mut seen = rustc_hash::FxHashSet::default();
        let mut stack = vec![e];
        while let Some(x) = stack.pop() {
            if self.symbol_bits(x) & replaced == 0 || done.contains_key(&x) || !seen.insert(x) {
                continue;
            }
            if tracked && !map.iter().any(|(v, _)| self.has_var(x, *v)) {
                continue;
            }
            order.push(x);
            for_each_operand(self.node(x), |a| stack.push(a));
        }
        order.sort_unstable();
        for x in order {
            let r = match self.node(x) {
                Node::Symbol(v) => {
                    map.iter().find(|(s, _)| s == v).map_or(x, |(_, replacement)| *replacement)
                }
                _ => {
                    let get = |a: Expr| done.get(&a).copied().unwrap_or(a);
                    self.rebuild(x, &get)
                }
            };
            done.insert(x, r);
        }
        let r = done.get(&e).copied().unwrap_or(e);
        done.insert(original, r);
        r
    }

    /// The same value with no sum or search binding an index of the map, or one that a replacement
    /// mentions: those get fresh names.
    fn rename_bound(&mut self, e: Expr, map: &[(Sym, Expr)]) -> Expr {
        if !self.is_stepped(e) {
            return e;
        }
        let clashes = |s: &Store, n: &Node| match n {
            Node::SumOver { var, .. } | Node::First { var, .. } => {
                map.iter().any(|(v, r)| v == var || s.has_var(*r, *var))
            }
            _ => false,
        };
        let mut order = Vec::new();
        let mut found = false;
        self.visit(&[e], |x, n| {
            found |= clashes(self, n);
            order.push(x);
        });
        if !found {
            return e;
        }
        let mut renamed: FxHashMap<Expr, Expr> = FxHashMap::default();
        for x in order {
            let r = {
                let get = |a: Expr| renamed.get(&a).copied().unwrap_or(a);
                self.rebuild(x, &get)
            };
            let node = self.node(r).clone();
            let r = match node {
                Node::SumOver { var, lo, hi, body } if clashes(self, &node) => {
                    let (var, body) = self.rename_index(var, body);
                    self.sum_over(var, lo, hi, body)
                }
                Node::First { var, lo, hi, cond } if clashes(self, &node) => {
                    let (var, cond) = self.rename_index(var, cond);
                    self.first(var, lo, hi, cond)
                }
                _ => r,
            };
            renamed.insert(x, r);
        }
        renamed.get(&e).copied().unwrap_or(e)
    }

    /// A fresh index in place of `var`. No sum inside binds `var`: those were renamed before.
    fn rename_index(&mut self, var: Sym, body: Expr) -> (Sym, Expr) {
        let d = self.symbol_data(var).clone();
        let to = self.fresh(&d.name, d.kind, d.lo, d.hi);
        let replacement = self.sym(to);
        (to, self.substitute(body, &[(var, replacement)]))
    }

    /// Copies an expression of another store, its free symbols replaced as `map` says; `None` if
    /// `map` has no answer for one of them. Linear in its distinct nodes.
    ///
    /// ```
    /// use symprof_core::expr::Store;
    /// let mut callee = Store::new();
    /// let x = callee.parameter("x", 32);
    /// let e = callee.add_num(x, 1i64);
    /// let mut s = Store::new();
    /// let n = s.parameter("n", 32);
    /// let r = s.import(&callee, e, &mut |_, _| Some(n)).unwrap();
    /// assert_eq!(s.display(r).to_string(), "n + 1");
    /// ```
    pub fn import(
        &mut self,
        other: &Store,
        e: Expr,
        map: &mut dyn FnMut(&mut Store, Sym) -> Option<Expr>,
    ) -> Option<Expr> {
        self.import_all(other, &[e], map).pop().flatten()
    }

    /// As [`import`](Store::import) of several expressions at once; shared parts stay shared, and
    /// one that has no answer takes none of the others with it.
    pub fn import_all(
        &mut self,
        other: &Store,
        roots: &[Expr],
        map: &mut dyn FnMut(&mut Store, Sym) -> Option<Expr>,
    ) -> Vec<Option<Expr>> {
        let mut order = Vec::new();
        let mut bound: FxHashMap<Sym, Sym> = FxHashMap::default();
        other.visit(roots, |x, node| {
            order.push(x);
            if let Node::SumOver { var, .. } | Node::First { var, .. } = node {
                bound.insert(*var, *var);
            }
        });
        let mut bound_in_order: Vec<Sym> = bound.keys().copied().collect();
        bound_in_order.sort_unstable();
        for old in bound_in_order {
            let d = other.symbol_data(old);
            let new = self.fresh(&d.name, d.kind, d.lo.clone(), d.hi.clone());
            bound.insert(old, new);
        }
        let mut done: FxHashMap<Expr, Expr> = FxHashMap::default();
        for x in order {
            let node = other.node(x).clone();
            let mut complete = true;
            for_each_operand(&node, |a| complete &= done.contains_key(&a));
            if !complete {
                continue;
            }
            let get = |a: Expr| done.get(&a).copied().unwrap_or(a);
            let r = match node {
                Node::Symbol(s) => match bound.get(&s) {
                    Some(&b) => self.sym(b),
                    None => match map(self, s) {
                        Some(e) => e,
                        None => continue,
                    },
                },
                Node::SumOver { var, lo, hi, body } => {
                    let var = bound.get(&var).copied().unwrap_or(var);
                    self.sum_over(var, get(lo), get(hi), get(body))
                }
                Node::First { var, lo, hi, cond } => {
                    let var = bound.get(&var).copied().unwrap_or(var);
                    self.first(var, get(lo), get(hi), get(cond))
                }
                Node::Simulation { slice, output, args } => {
                    let output = other.slice_output(slice, output);
                    let args: Args = args.iter().map(|&a| get(a)).collect();
                    let executed = &other.slice(slice).function;
                    let SliceOutput { function, block } = output;
                    self.simulation(Simulated { executed, function, block }, &args)
                }
                node => self.build(node, &get),
            };
            done.insert(x, r);
        }
        roots.iter().map(|e| done.get(e).copied()).collect()
    }

    /// The coefficients of `e` as a polynomial in `var`, by ascending power; `None` if it is not
    /// one or its degree exceeds 8.
    pub fn coefficients(&mut self, e: Expr, var: Sym) -> Option<Vec<Expr>> {
        if !self.has_var(e, var) {
            return Some(vec![e]);
        }
        // What depends on the variable, down through sums and products.
        let mut order = Vec::new();
        let mut seen = rustc_hash::FxHashSet::default();
        let mut stack = vec![e];
        while let Some(x) = stack.pop() {
            if !self.has_var(x, var) || !seen.insert(x) {
                continue;
            }
            order.push(x);
            if order.len() > self.limits().expressions.polynomial_nodes {
                return None;
            }
            match self.node(x) {
                Node::Symbol(_) => {}
                Node::Sum(_, terms) => stack.extend(terms.iter().map(|t| t.1)),
                Node::Product(factors) => stack.extend(factors.iter().map(|f| f.0)),
                _ => return None,
            }
        }
        order.sort_unstable();
        let mut done: FxHashMap<Expr, Vec<Expr>> = FxHashMap::default();
        for x in order {
            let of = |y: Expr| done.get(&y).cloned().unwrap_or_else(|| vec![y]);
            let p = match self.node(x).clone() {
                Node::Sum(c, terms) => {
                    let mut acc: Vec<Vec<(Num, Expr)>> = vec![vec![]];
                    for (k, t) in terms {
                        let p = of(t);
                        acc.resize(acc.len().max(p.len()), vec![]);
                        for (i, x) in p.into_iter().enumerate() {
                            acc[i].push((k.clone(), x));
                        }
                    }
                    let constant = |i: usize| if i == 0 { c.clone() } else { Num::ZERO };
                    let sums = acc.into_iter().enumerate();
                    sums.map(|(i, terms)| self.linear_sum(constant(i), terms)).collect()
                }
                Node::Product(factors) => {
                    let mut acc = vec![self.one()];
                    for (f, n) in factors {
                        let p = of(f);
                        if p.len() == 1 {
                            let power = self.product([(p[0], n)]);
                            acc = self.poly_mul(&acc, &[power])?;
                            continue;
                        }
                        for _ in 0..n {
                            acc = self.poly_mul(&acc, &p)?;
                        }
                    }
                    acc
                }
                _ => vec![self.zero(), self.one()],
            };
            done.insert(x, p);
        }
        done.remove(&e)
    }

    fn poly_mul(&mut self, a: &[Expr], b: &[Expr]) -> Option<Vec<Expr>> {
        // a polynomial of degree n has n + 1 coefficients
        if a.len() + b.len() > self.limits().expressions.polynomial_degree.saturating_add(2) {
            return None;
        }
        let mut out = vec![self.zero(); a.len() + b.len() - 1];
        for (i, &x) in a.iter().enumerate() {
            for (j, &y) in b.iter().enumerate() {
                let p = self.mul(x, y);
                out[i + j] = self.add(out[i + j], p);
            }
        }
        Some(out)
    }

    /// If `e = a·var + b` with neither `a` nor `b` containing `var`: `(a, b)`, the slope first.
    pub fn affine_in(&mut self, e: Expr, var: Sym) -> Option<(Expr, Expr)> {
        let p = self.coefficients(e, var)?;
        match p.as_slice() {
            [b] => Some((self.zero(), *b)),
            [b, a] => Some((*a, *b)),
            // higher coefficients may have cancelled
            [b, a, rest @ ..] if rest.iter().all(|r| self.is_zero(*r)) => Some((*a, *b)),
            _ => None,
        }
    }

    /// The expression with products of sums multiplied out, as far as that stays small.
    pub fn expand(&mut self, e: Expr) -> Expr {
        if !self.linear_view(e).terms.iter().any(|t| self.is_expandable(t.1)) {
            return e;
        }
        if let Some(&x) = self.expanded.get(&e) {
            return x;
        }
        let (c, terms) = self.linear(e);
        let x = self.multiplied_out(e, c, terms.to_vec());
        self.expanded.insert(e, x);
        x
    }

    /// The expression with products of sums multiplied out in it, as far as each stays small.
    pub(crate) fn expand_within(&mut self, e: Expr) -> Expr {
        self.mapped(e, |s, x, done| {
            let x = s.rebuild(x, done);
            s.expand(x)
        })
    }

    fn multiplied_out(&mut self, e: Expr, c: Num, terms: Vec<(Num, Expr)>) -> Expr {
        let mut out: Vec<(Num, Expr)> = vec![];
        for (k, t) in terms {
            match self.node(t).clone() {
                Node::Product(factors) => {
                    let mut acc: Vec<(Num, Expr)> = vec![(k, self.one())];
                    for (f, n) in factors {
                        if n > self.limits().expressions.expanded_exponent {
                            return e;
                        }
                        for _ in 0..n {
                            let (fc, ft) = self.linear(f);
                            if acc.len() * (ft.len() + 1) > self.limits().expressions.expanded_terms
                            {
                                return e;
                            }
                            let mut next = Vec::new();
                            for (ka, a) in &acc {
                                if !fc.is_zero() {
                                    next.push((ka.clone() * fc.clone(), *a));
                                }
                                for (kf, x) in &ft {
                                    let p = self.mul(*a, *x);
                                    next.push((ka.clone() * kf.clone(), p));
                                }
                            }
                            acc = next;
                        }
                    }
                    out.extend(acc);
                }
                _ => out.push((k, t)),
            }
        }
        self.linear_sum(c, out)
    }

    fn is_expandable(&self, e: Expr) -> bool {
        match self.node(e) {
            Node::Product(fs) => fs.iter().any(|(f, _)| matches!(self.node(*f), Node::Sum(..))),
            _ => false,
        }
    }
}
