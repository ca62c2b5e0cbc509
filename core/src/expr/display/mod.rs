//! Prints expressions as a person would write them: `n*(m + 1)`, `floor(n/4)`, `n mod 4`,
//! `ceil(n/s)` for `-floor((-n)/s)`, `trunc(n/s)` for a choice between them, `max(0, n - i)`, `[n > 0]` for a
//! truth value used as a number.
//!
//! The text is read back by [`parse`](super::parse). `sums` has what is written as a sum, `numbers` long numbers.

mod numbers;
mod sums;

use super::node::{BitFn, BitOp, Expr, Node};
use super::num::Num;
use super::store::Store;
use super::truncation::Truncated;
use numbers::{is_long_power, numeral};
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

    /// Prints the expression with some sub-expressions replaced by names. A name that starts with a minus stands for
    /// the negative of what it is the name of.
    ///
    /// ```
    /// use symprof_core::expr::Store;
    /// let mut s = Store::new();
    /// s.parameter("n", 32);
    /// s.parameter("b", 32);
    /// let (e, rounded) = (s.parse("ceil(n/b) - 1")?, s.parse("floor((-n)/b)")?);
    /// let names = [(rounded, "-t".to_owned())].into_iter().collect();
    /// assert_eq!(s.display_with(e, &names).to_string(), "t - 1");
    /// # Ok::<(), symprof_core::expr::ParseError>(())
    /// ```
    pub fn display_with<'a>(
        &'a self,
        expr: impl Into<Expr>,
        names: &'a FxHashMap<Expr, String>,
    ) -> Display<'a> {
        Display { store: self, expr: expr.into(), names: Some(names) }
    }
}

/// How tightly an operator binds; a part that binds less than its place gets parentheses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Hash, Debug)]
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
/// Deeper parts are cut short, too.
const DEPTH: usize = 300;

/// Parts of expressions as they are printed without names, by the place where they stand: for whoever prints
/// many expressions of one store that have parts in common.
#[derive(Debug, Default)]
pub(crate) struct Texts {
    known: FxHashMap<(Expr, Prec), Text>,
}

/// A part in full.
#[derive(Debug)]
struct Text {
    text: String,
    /// how many levels deep it is
    levels: usize,
}

/// Bytes of a part that are worth keeping.
const KEPT: std::ops::Range<usize> = 12..4_000;

struct Printer<'a> {
    store: &'a Store,
    names: Option<&'a FxHashMap<Expr, String>>,
    /// what is printed as a whole, never by its own name
    root: Expr,
    out: String,
    depth: usize,
    /// the greatest depth of what is being printed
    deepest: usize,
    texts: Option<&'a mut Texts>,
}

impl<'a> Display<'a> {
    /// The negative of the expression, if the expression reads as that of something: of `-ceil(n/4)`, `ceil(n/4)`.
    pub(crate) fn opposite(&self) -> Option<String> {
        let mut p = self.printer(None);
        if !p.reads_negative(self.expr) {
            return None;
        }
        let (c, parts) = p.opposite_parts(self.expr);
        p.sum(&c, parts, Prec::Or);
        Some(p.out)
    }

    fn printer(&self, texts: Option<&'a mut Texts>) -> Printer<'a> {
        let Display { store, names, expr: root } = *self;
        Printer { store, names, root, out: String::new(), depth: 0, deepest: 0, texts }
    }
}

impl Display<'_> {
    fn text(&self, texts: Option<&mut Texts>) -> String {
        let mut p = self.printer(texts);
        p.top(self.expr);
        p.out
    }
}

impl Store {
    /// The expression as it is printed, with what was printed before taken from `texts`.
    pub(crate) fn text_with(&self, expr: Expr, texts: &mut Texts) -> String {
        let text = self.display(expr).text(Some(texts));
        match text.len() > LIMIT {
            // where it is cut short, parts are not in full
            true => self.display(expr).text(None),
            false => text,
        }
    }
}

impl fmt::Display for Display<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(None))
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
        self.out.push_str(&crate::expr::parse::quoted(name));
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

    /// A quotient rounded towards 0, or its remainder.
    fn truncated(&mut self, division: Truncated) {
        match division {
            Truncated::Quotient(a, b) => {
                self.out.push_str("trunc(");
                self.number(a, Prec::Product);
                self.out.push('/');
                self.number(b, Prec::Atom);
                self.out.push(')');
            }
            Truncated::Remainder(a, b) => self.call("rem", &[a, b]),
        }
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
            Some(name) => {
                let have = if name.starts_with('-') { Prec::Sum } else { Prec::Atom };
                let paren = self.open(prec, have);
                self.out.push_str(name);
                self.close(paren);
            }
            None => self.written_out(e, prec),
        }
    }

    fn written_out(&mut self, e: Expr, prec: Prec) {
        self.deepest = self.deepest.max(self.depth);
        if self.out.len() > LIMIT || self.depth > DEPTH {
            self.out.push('…');
            return;
        }
        let known = self.texts.as_ref().and_then(|t| t.known.get(&(e, prec)));
        if let Some(Text { text, levels }) = known.filter(|t| self.depth + t.levels <= DEPTH) {
            self.out.push_str(text);
            self.deepest = self.deepest.max(self.depth + levels);
            return;
        }
        let start = self.out.len();
        let before = std::mem::replace(&mut self.deepest, self.depth);
        self.depth += 1;
        self.operation(e, prec);
        self.depth -= 1;
        let levels = self.deepest - self.depth;
        if let Some(texts) = self.texts.as_mut().filter(|_| self.deepest <= DEPTH) {
            let text = &self.out[start..];
            if KEPT.contains(&text.len()) && self.out.len() <= LIMIT {
                texts.known.insert((e, prec), Text { text: text.to_owned(), levels });
            }
        }
        self.deepest = self.deepest.max(before);
    }

    fn operation(&mut self, e: Expr, prec: Prec) {
        if let Some(truncated) = self.store.truncated(e) {
            return self.truncated(truncated);
        }
        match self.store.node(e) {
            Node::Const(v) => {
                let paren = (v.is_negative() && prec > Prec::Sum)
                    || (!v.is_integer() && prec > Prec::Product);
                if paren {
                    self.out.push('(');
                }
                self.out.push_str(&numeral(v));
                self.close(paren);
            }
            Node::Symbol(s) => self.name(*s),
            Node::Sum(..) => {
                let (c, parts) = self.parts(e);
                self.sum(&c, parts, prec);
            }
            Node::Product(_) | Node::FloorDiv(..) if self.has_opposites(e) => {
                let (c, parts) = self.parts(e);
                self.sum(&c, parts, prec);
            }
            Node::Product(factors) => {
                let paren = self.open(prec, Prec::Product);
                self.factors(&self.paired_factors(factors));
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
            Node::Power(base, a) => {
                let paren = self.open(prec, Prec::Product);
                self.out.push_str(&format!("{base}^"));
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
                    BitFn::Digits(base) => format!("digits{base}"),
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
        let beyond = c.clone() + Num::ONE;
        // `a - 1 >= b` reads as `a > b`
        let (left, op, right) = if strict && pos.is_empty() && is_long_power(&beyond) {
            // -n + 2147483647 ≥ 0 reads as n < 2^31
            ((Num::ZERO, neg), "<", (beyond, pos))
        } else if strict && neg.is_empty() && is_long_power(&beyond) {
            ((Num::ZERO, pos), ">", (-beyond, neg))
        } else if pos.is_empty() {
            // -n + c ≥ 0 reads as n ≤ c
            ((Num::ZERO, neg), flipped, (c, pos))
        } else if strict && c == Num::int(-1) {
            ((Num::ZERO, pos), ">", (Num::ZERO, neg))
        } else if c.is_negative() || neg.is_empty() {
            // n + 7 ≥ 0 reads as n ≥ -7
            ((Num::ZERO, pos), op, (-c, neg))
        } else {
            ((c, pos), op, (Num::ZERO, neg))
        };
        self.sum(&left.0, left.1, Prec::Sum);
        self.out.push_str(&format!(" {op} "));
        self.sum(&right.0, right.1, Prec::Sum);
        self.close(paren);
    }
}
