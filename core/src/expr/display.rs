//! Prints expressions as a person would write them: `n*(m + 1)`, `floor(n/4)`, `n mod 4`,
//! `ceil(n/s)` for `-floor((-n)/s)`, `max(0, n - i)`, `[n > 0]` for a truth value used as a number.
//!
//! The text is read back by [`parse`](super::parse).

use super::node::{BitFn, BitOp, Expr, Node};
use super::num::Num;
use super::store::Store;
use rustc_hash::FxHashMap;
use std::fmt;

/// An expression with its store, ready to be printed.
#[derive(Clone, Copy)]
#[must_use]
pub struct Display<'a> {
    store: &'a Store,
    expr: Expr,
    names: Option<&'a FxHashMap<Expr, String>>,
}

impl Store {
    /// Prints the expression.
    pub fn display(&self, expr: impl Into<Expr>) -> Display<'_> {
        Display { store: self, expr: expr.into(), names: None }
    }

    /// The expression for a sentence: cut off with `…` after 100 characters.
    pub(crate) fn brief(&self, expr: impl Into<Expr>) -> String {
        let text = self.display(expr).to_string();
        match text.char_indices().nth(100) {
            Some((at, _)) => format!("{}…", &text[..at]),
            None => text,
        }
    }

    /// Prints the expression with some sub-expressions replaced by names.
    pub fn display_with<'a>(
        &'a self,
        expr: impl Into<Expr>,
        names: &'a FxHashMap<Expr, String>,
    ) -> Display<'a> {
        Display { store: self, expr: expr.into(), names: Some(names) }
    }
}

/// How tightly an operator binds; a part that binds less than its place gets parentheses.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Prec {
    Or,
    And,
    Compare,
    Sum,
    Quotient,
    Product,
    Atom,
}

/// Beyond this length an expression is cut short with `…`: a DAG printed as a tree can be
/// exponentially long.
const LIMIT: usize = 20_000;

/// Where a quotient with as much to subtract as to add is rounded to.
#[derive(Clone, Copy, PartialEq)]
enum Tie {
    Down,
    Up,
}

/// Where a term of a sum stands.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    First,
    Later,
}

/// What a sum adds up.
enum Part {
    Term(Expr),
    /// remainder by a constant
    Mod(Expr, Num),
    /// Factors, and a quotient of what is negated here, rounded up: the negative of a product with
    /// a quotient rounded down.
    Ceil {
        factors: Factors,
        negated: Expr,
        divisor: Expr,
    },
    /// a product with one of its factors negated
    Turned(Factors),
}

/// Factors of a product, maybe one of them negated.
struct Factors {
    all: Vec<(Expr, u32)>,
    turned: Option<usize>,
}

struct Printer<'a> {
    store: &'a Store,
    names: Option<&'a FxHashMap<Expr, String>>,
    out: String,
    depth: usize,
}

impl fmt::Display for Display<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut p = Printer { store: self.store, names: self.names, out: String::new(), depth: 0 };
        p.top(self.expr);
        f.write_str(&p.out)
    }
}

impl fmt::Debug for Display<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Printer<'_> {
    fn top(&mut self, e: Expr) {
        // the root itself is never replaced by its own name
        self.written_out(e, Prec::Or);
    }

    fn is_truth(&self, e: Expr) -> bool {
        !matches!(self.store.node(e), Node::Const(_)) && self.store.is_boolean(e)
    }

    fn name(&mut self, s: super::node::Sym) {
        self.quoted(&self.store.symbol_data(s).name);
    }

    /// A name, in quotes if it would not read back without.
    fn quoted(&mut self, name: &str) {
        self.out.push_str(&super::parse::quoted(name));
    }

    /// Prints where a number is wanted: truth values get brackets.
    fn number(&mut self, e: Expr, prec: Prec) {
        if self.is_truth(e) && !matches!(self.store.node(e), Node::Symbol(_)) {
            if let Some(name) = self.names.and_then(|n| n.get(&e)) {
                self.out.push_str(name);
                return;
            }
            self.out.push('[');
            self.node(e, Prec::Or);
            self.out.push(']');
        } else {
            self.node(e, prec);
        }
    }

    fn open(&mut self, want: Prec, have: Prec) -> bool {
        let paren = have < want;
        if paren {
            self.out.push('(');
        }
        paren
    }

    fn close(&mut self, paren: bool) {
        if paren {
            self.out.push(')');
        }
    }

    fn call(&mut self, name: &str, args: &[Expr]) {
        self.out.push_str(name);
        self.out.push('(');
        for (i, a) in args.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.number(*a, Prec::Or);
        }
        self.out.push(')');
    }

    /// A number comes first, whenever it was made.
    fn extremum(&mut self, name: &str, args: &[Expr]) {
        let mut args = args.to_vec();
        args.sort_by_key(|a| self.store.as_const(*a).is_none());
        self.call(name, &args);
    }

    /// Prints a name that stands for the expression, or the expression.
    fn node(&mut self, e: Expr, prec: Prec) {
        match self.names.and_then(|n| n.get(&e)) {
            Some(name) => self.out.push_str(name),
            None => self.written_out(e, prec),
        }
    }

    fn written_out(&mut self, e: Expr, prec: Prec) {
        if self.out.len() > LIMIT || self.depth > 300 {
            self.out.push('…');
            return;
        }
        self.depth += 1;
        self.operation(e, prec);
        self.depth -= 1;
    }

    fn operation(&mut self, e: Expr, prec: Prec) {
        match self.store.node(e) {
            Node::Const(v) => {
                let paren = (v.is_negative() && prec > Prec::Sum)
                    || (!v.is_integer() && prec > Prec::Product);
                if paren {
                    self.out.push('(');
                }
                self.out.push_str(&v.to_string());
                self.close(paren);
            }
            Node::Symbol(s) => self.name(*s),
            Node::Sum(..) => {
                let (c, parts) = self.parts(e);
                self.sum(&c, parts, prec);
            }
            Node::Product(_) | Node::FloorDiv(..) if self.rounded_up(e, Tie::Down).is_some() => {
                let (c, parts) = self.parts(e);
                self.sum(&c, parts, prec);
            }
            Node::Product(factors) => {
                let paren = self.open(prec, Prec::Product);
                self.factors(&Factors { all: factors.to_vec(), turned: None });
                self.close(paren);
            }
            Node::Quotient(a, b) => {
                let paren = self.open(prec, Prec::Quotient);
                self.number(*a, Prec::Quotient);
                self.out.push('/');
                self.number(*b, Prec::Atom);
                self.close(paren);
            }
            Node::FloorDiv(a, b) => self.floor(*a, *b),
            Node::Mod(a, b) => self.modulo(*a, |p| p.number(*b, Prec::Atom), prec),
            Node::Min(args) => self.extremum("min", args),
            Node::Max(args) => self.extremum("max", args),
            Node::Ge0(x) => self.comparison(*x, ">=", "<=", prec),
            Node::Eq0(x) => self.comparison(*x, "==", "==", prec),
            Node::Not(x) => match self.store.node(*x) {
                Node::Eq0(y) => self.comparison(*y, "!=", "!=", prec),
                _ => {
                    self.out.push('!');
                    self.node(*x, Prec::Atom);
                }
            },
            Node::And(args) => self.junction(args, " && ", Prec::And, prec),
            Node::Or(args) => self.junction(args, " || ", Prec::Or, prec),
            Node::Ite(c, a, b) => {
                self.out.push_str("ite(");
                self.node(*c, Prec::Or);
                self.out.push_str(", ");
                self.number(*a, Prec::Or);
                self.out.push_str(", ");
                self.number(*b, Prec::Or);
                self.out.push(')');
            }
            Node::Pow2(a) => {
                let paren = self.open(prec, Prec::Product);
                self.out.push_str("2^");
                self.number(*a, Prec::Atom);
                self.close(paren);
            }
            Node::SumOver { var, lo, hi, body } => self.binder("sum", *var, *lo, *hi, *body),
            Node::First { var, lo, hi, cond } => self.binder("first", *var, *lo, *hi, *cond),
            node @ (Node::Wrap { .. }
            | Node::Unsigned(..)
            | Node::Bits(..)
            | Node::BitFn(..)
            | Node::FloorSum(_)
            | Node::FirstIndex(_)
            | Node::Simulation { .. }) => self.function(node),
        }
    }

    /// Prints an operation that has no sign of its own.
    fn function(&mut self, node: &Node) {
        match node {
            Node::Wrap { signed, width, arg } => {
                let name = format!("{}{width}", if *signed { "s" } else { "u" });
                self.call(&name, &[*arg]);
            }
            Node::Unsigned(w, a) => self.call(&format!("unsigned{w}"), &[*a]),
            Node::Bits(op, a, b) => {
                let name = match op {
                    BitOp::And => "bitand",
                    BitOp::Or => "bitor",
                    BitOp::Xor => "bitxor",
                };
                self.call(name, &[*a, *b]);
            }
            Node::BitFn(f, a) => {
                let name = match f {
                    BitFn::Length => "bitlen".to_owned(),
                    BitFn::Count => "popcount".to_owned(),
                    BitFn::TrailingZeros(w) => format!("ctz{w}"),
                    BitFn::ByteSwap(w) => format!("bswap{w}"),
                    BitFn::Reverse(w) => format!("bitrev{w}"),
                    BitFn::Sqrt => "isqrt".to_owned(),
                };
                self.call(&name, &[*a]);
            }
            Node::FloorSum(args) => self.call("floor_sum", &args.operands()),
            Node::FirstIndex(args) => self.call("first_index", &args.operands()),
            Node::Simulation { slice, output, args } => {
                let function = &self.store.slice(*slice).function;
                let output = self.store.slice_output(*slice, *output);
                self.out.push_str("simulate(");
                self.quoted(function);
                self.out.push_str(", ");
                if output.function != *function {
                    self.quoted(&output.function);
                    self.out.push_str(": ");
                }
                self.quoted(&output.block);
                for a in args {
                    self.out.push_str(", ");
                    self.number(*a, Prec::Or);
                }
                self.out.push(')');
            }
            // the others have a form of their own
            _ => {}
        }
    }

    fn binder(&mut self, name: &str, var: super::node::Sym, lo: Expr, hi: Expr, body: Expr) {
        self.out.push_str(name);
        self.out.push('(');
        self.name(var);
        self.out.push_str(" = ");
        self.number(lo, Prec::Sum);
        self.out.push_str(" .. ");
        self.number(hi, Prec::Sum);
        self.out.push_str(", ");
        self.number(body, Prec::Or);
        self.out.push(')');
    }

    fn junction(&mut self, args: &[Expr], op: &str, have: Prec, prec: Prec) {
        let paren = self.open(prec, have);
        for (i, a) in args.iter().enumerate() {
            if i > 0 {
                self.out.push_str(op);
            }
            let inner = if have == Prec::And { Prec::Compare } else { Prec::And };
            self.node(*a, inner);
        }
        self.close(paren);
    }

    fn modulo(&mut self, a: Expr, b: impl FnOnce(&mut Self), prec: Prec) {
        let paren = prec > Prec::Sum;
        if paren {
            self.out.push('(');
        }
        self.number(a, Prec::Atom);
        self.out.push_str(" mod ");
        b(self);
        self.close(paren);
    }

    /// `x OP 0` with the negative terms moved to the right.
    fn comparison(&mut self, x: Expr, op: &str, flipped: &str, prec: Prec) {
        let paren = self.open(prec, Prec::Compare);
        let (mut c, mut parts) = self.parts(x);
        let (mut op, mut flipped) = (op, flipped);
        if op == ">=" && self.store.interval(x).hi.as_ref().is_some_and(Num::is_zero) {
            // what is never above 0 reads better as an equation
            c = -c;
            parts.iter_mut().for_each(|p| p.0 = -p.0.clone());
            (op, flipped) = ("==", "==");
        }
        let strict = op == ">=" && self.store.is_integral(x);
        let (pos, neg): (Vec<_>, Vec<_>) = parts.into_iter().partition(|t| t.0.is_positive());
        let neg: Vec<_> = neg.into_iter().map(|(k, e)| (-k, e)).collect();
        // `a - 1 >= b` reads as `a > b`
        let (left, op, right) = if pos.is_empty() {
            // -n + c ≥ 0 reads as n ≤ c
            ((Num::ZERO, neg), flipped, (c, pos))
        } else if strict && c == Num::int(-1) {
            ((Num::ZERO, pos), ">", (Num::ZERO, neg))
        } else if c.is_negative() {
            ((Num::ZERO, pos), op, (-c, neg))
        } else {
            ((c, pos), op, (Num::ZERO, neg))
        };
        self.sum(&left.0, left.1, Prec::Sum);
        self.out.push_str(&format!(" {op} "));
        self.sum(&right.0, right.1, Prec::Sum);
        self.close(paren);
    }

    /// The constant and the terms of an expression, remainders being found again.
    fn parts(&self, e: Expr) -> (Num, Vec<(Num, Part)>) {
        let (mut c, terms) = self.store.linear(e);
        let mut terms = terms.to_vec();
        let mut parts = Vec::new();
        while let Some(m) = self.store.split_mod(&c, &terms) {
            parts.push((m.scale, Part::Mod(m.dividend, m.modulus)));
            c = m.rest_constant;
            terms = m.rest_terms;
        }
        let alone = terms.len() == 1 && parts.is_empty();
        let term = |(k, t): (Num, Expr)| {
            let tie = if alone && k.is_negative() { Tie::Up } else { Tie::Down };
            let (k, part) = match self.rounded_up(t, tie) {
                Some(part) => (-k, part),
                None => (k, Part::Term(t)),
            };
            if !k.is_negative() {
                return (k, part);
            }
            match self.turned(part) {
                Ok(part) => (-k, part),
                Err(part) => (k, part),
            }
        };
        let mut all: Vec<_> = terms.into_iter().map(term).collect();
        all.extend(parts);
        (c, all)
    }

    /// The negative of a term that has a quotient with more to subtract than to add: that quotient
    /// rounded up. Of as much to subtract as to add, as `tie` says.
    fn rounded_up(&self, term: Expr, tie: Tie) -> Option<Part> {
        let mut factors = match self.store.node(term) {
            Node::Product(factors) => factors.to_vec(),
            Node::FloorDiv(..) => vec![(term, 1)],
            _ => return None,
        };
        if self.named(term) {
            return None;
        }
        let quotient = |e: Expr| match *self.store.node(e) {
            Node::FloorDiv(a, b) if !self.named(e) && !self.named(a) => {
                let (_, terms) = self.store.linear(a);
                let negative = terms.iter().filter(|t| t.0.is_negative()).count();
                let positive = terms.len() - negative;
                let tied = tie == Tie::Up && negative == positive && negative > 0;
                (negative > positive || tied).then_some((a, b))
            }
            _ => None,
        };
        let found = |f: &(Expr, u32)| quotient(f.0).filter(|_| f.1 == 1);
        let (at, (negated, divisor)) =
            factors.iter().enumerate().find_map(|(i, f)| Some((i, found(f)?)))?;
        factors.remove(at);
        let factors = Factors { all: factors, turned: None };
        Some(Part::Ceil { factors, negated, divisor })
    }

    /// The negative of a product with a factor that reads `1 - ceil(n/s)`: with `ceil(n/s) - 1`. The
    /// part as it was where there is none.
    fn turned(&self, part: Part) -> Result<Part, Part> {
        // by the signs alone: what is within the terms would be looked at again and again
        let turns = |&(f, n): &(Expr, u32)| {
            let Node::Sum(c, terms) = self.store.node(f) else { return false };
            let below =
                |(k, t): &(Num, Expr)| k.is_negative() != self.rounded_up(*t, Tie::Down).is_some();
            n == 1 && !self.named(f) && !c.is_negative() && terms.iter().all(below)
        };
        let place = |factors: &[(Expr, u32)]| factors.iter().position(turns);
        match part {
            Part::Term(e) if !self.named(e) => {
                let Node::Product(factors) = self.store.node(e) else { return Err(part) };
                match place(factors) {
                    Some(at) => {
                        Ok(Part::Turned(Factors { all: factors.to_vec(), turned: Some(at) }))
                    }
                    None => Err(part),
                }
            }
            Part::Ceil { factors: Factors { all, .. }, negated, divisor } => {
                let turned = place(&all);
                let factors = Factors { all, turned };
                let part = Part::Ceil { factors, negated, divisor };
                match turned {
                    Some(_) => Ok(part),
                    None => Err(part),
                }
            }
            other => Err(other),
        }
    }

    fn part(&mut self, part: &Part, prec: Prec) {
        match part {
            Part::Turned(factors) => {
                let paren = self.open(prec, Prec::Product);
                self.factors(factors);
                self.close(paren);
            }
            Part::Term(e) => self.number(*e, prec),
            Part::Mod(x, m) => {
                let m = m.to_string();
                self.modulo(*x, |p| p.out.push_str(&m), prec);
            }
            Part::Ceil { factors, negated, divisor } => {
                let paren = !factors.all.is_empty() && self.open(prec, Prec::Product);
                self.factors(factors);
                if !factors.all.is_empty() {
                    self.out.push('*');
                }
                let (c, mut parts) = self.parts(*negated);
                parts.iter_mut().for_each(|p| p.0 = -p.0.clone());
                self.rounded("ceil(", |p| p.sum(&-c, parts, Prec::Product), *divisor);
                self.close(paren);
            }
        }
    }

    fn named(&self, e: Expr) -> bool {
        self.names.is_some_and(|n| n.contains_key(&e))
    }

    fn factors(&mut self, factors: &Factors) {
        for (i, factor) in factors.all.iter().enumerate() {
            if i > 0 {
                self.out.push('*');
            }
            if factors.turned == Some(i) {
                let (c, mut parts) = self.parts(factor.0);
                parts.iter_mut().for_each(|p| p.0 = -p.0.clone());
                self.sum(&-c, parts, Prec::Atom);
            } else {
                self.factor(factor);
            }
        }
    }

    fn factor(&mut self, (f, n): &(Expr, u32)) {
        match *self.store.node(*f) {
            // a sign that the product does not take stays within
            Node::FloorDiv(a, b) if !self.named(*f) => self.floor(a, b),
            _ => self.number(*f, Prec::Atom),
        }
        if *n > 1 {
            self.out.push_str(&format!("^{n}"));
        }
    }

    fn floor(&mut self, a: Expr, b: Expr) {
        self.rounded("floor(", |p| p.number(a, Prec::Product), b);
    }

    /// A rounded quotient.
    fn rounded(&mut self, open: &str, dividend: impl FnOnce(&mut Self), divisor: Expr) {
        self.out.push_str(open);
        dividend(self);
        self.out.push('/');
        self.number(divisor, Prec::Atom);
        self.out.push(')');
    }

    fn sum(&mut self, c: &Num, mut parts: Vec<(Num, Part)>, prec: Prec) {
        if parts.is_empty() {
            self.out.push_str(&c.to_string());
            return;
        }
        if let ([(k, part)], true) = (parts.as_slice(), c.is_zero()) {
            if k.is_one() {
                self.part(part, prec);
                return;
            }
        }
        let single = parts.len() == 1 && c.is_zero();
        let have = if single && !parts[0].0.is_negative() { Prec::Product } else { Prec::Sum };
        let paren = self.open(prec, have);
        // positive terms first, so that a sum does not start with a minus where it need not
        parts.sort_by_key(|t| t.0.is_negative());
        let mut place = Place::First;
        if parts[0].0.is_negative() && c.is_positive() {
            self.out.push_str(&c.to_string());
            place = Place::Later;
        }
        let constant_done = place == Place::Later;
        for (k, part) in &parts {
            self.signed_term(k, place, |p, prec| p.part(part, prec));
            place = Place::Later;
        }
        if !c.is_zero() && !constant_done {
            self.out.push_str(if c.is_negative() { " - " } else { " + " });
            self.out.push_str(&c.abs().to_string());
        }
        self.close(paren);
    }

    /// Prints `± |k|·term` with the sign as fits the place.
    fn signed_term(&mut self, k: &Num, place: Place, term: impl FnOnce(&mut Self, Prec)) {
        if place == Place::First {
            if k.is_negative() {
                self.out.push('-');
            }
        } else {
            self.out.push_str(if k.is_negative() { " - " } else { " + " });
        }
        let k = k.abs();
        let (n, d) = (k.numerator(), k.denominator());
        if !n.is_one() {
            self.out.push_str(&format!("{n}*"));
        }
        term(self, if n.is_one() { Prec::Quotient } else { Prec::Product });
        if !d.is_one() {
            self.out.push_str(&format!("/{d}"));
        }
    }
}
