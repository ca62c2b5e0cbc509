//! Formulas for solvers: SMT-LIB 2.6 over integers, the form in which the paper hands its counts on.
//!
//! One script a function. Symbols are constants with their ranges asserted; each node of the formulas is a
//! definition, so that what is shared is written once. `inside` says where the formulas hold; elsewhere the
//! counts mean nothing. A count is `|count FUNCTION/BLOCK|`.
//!
//! | what | in SMT-LIB |
//! |---|---|
//! | floor division, remainder | `div` and `mod`, which round down for positive divisors; for negative ones both signs change |
//! | fractions | numerators over a common denominator, divided once at the end |
//! | wraps | `mod 2^w`, shifted for signed ones |
//! | bitwise operations | bit vectors of 128 bits |
//! | bit lengths, counts of ones, powers of two | sums and cases over the digits |
//! | ratios | reals |
//! | sums that are stepped through, floor sums, first indices, executions | refused, with a remark |
//!
//! Source: the SMT-LIB standard, theories Ints, Reals_Ints and FixedSizeBitVectors; paper, section on the
//! implementation, which keeps formulas as terms of Z3.

use crate::compile::build::holds_anyway;
use crate::compile::formulas::Formulas;
use crate::compile::lower::fraction;
use crate::expr::{BitFn, BitOp, Expr, Node, Num, Store, Sym};
use crate::ir::{Block, FuncId};
use crate::profile::plan::{Part, Required};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed};
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Write;

/// Digits of a power of two, and of a bit length.
const DIGITS: u32 = 127;

/// What no script has.
pub(super) fn without(node: &Node) -> Option<&'static str> {
    match node {
        Node::SumOver { .. } => Some("a sum over a range has no form without quantifiers"),
        Node::First { .. } | Node::FirstIndex(_) => {
            Some("a search has no form without quantifiers")
        }
        Node::FloorSum(_) => Some("a floor sum has no form without quantifiers"),
        Node::BitFn(BitFn::ByteSwap(_) | BitFn::Reverse(_) | BitFn::Sqrt, _) => {
            Some("a reversal of bits, or a square root, is not exported")
        }
        _ => None,
    }
}

/// The script of these formulas.
pub(super) fn script(formulas: &Formulas<'_>, function: &str) -> String {
    let mut w = Script::default();
    w.line(&format!("; Executions of the blocks of {}, for SMT-LIB 2.6.", plain(function)));
    w.line("; They hold where `inside` does.");
    for (block, why) in &formulas.missing {
        w.line(&format!("; no formula of {}: {}", plain(block), plain(why)));
    }
    w.line("(set-logic ALL)");
    match formulas.parts() {
        Err(why) => {
            w.line(&format!("; no formula of any block: {}", plain(&why)));
            w.line("(define-fun inside () Bool false)");
        }
        Ok(parts) => w.body(formulas, parts),
    }
    w.text
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sort {
    Bool,
    Int,
    Real,
}

/// A term over a denominator.
#[derive(Clone, Debug)]
struct Value {
    term: String,
    sort: Sort,
    over: BigInt,
    /// the definition that says where there is a value, if not everywhere
    defined: Option<String>,
}

#[derive(Default)]
struct Script {
    text: String,
    names: u32,
    /// what says where there is a value, by what it says
    conditions: FxHashMap<String, String>,
    symbols: FxHashSet<String>,
}

impl Script {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn body(&mut self, formulas: &Formulas<'_>, parts: &[Part<'_>]) {
        let mut bound: FxHashMap<&str, Value> = FxHashMap::default();
        for input in &formulas.inputs {
            let ratio = parts.iter().any(|p| is_ratio(p.store, &input.name));
            let sort = if ratio { Sort::Real } else { Sort::Int };
            let term = self.symbol(&input.name);
            self.line(&format!("(declare-const {term} {})", word(sort)));
            let (low, high) = (input.low.into(), input.high.min(input.highest).into());
            let [low, high] = [low, high].map(|v: BigInt| literal(&v, sort));
            self.line(&format!("(assert (<= {low} {term} {high}))"));
            let value = Value { term, sort, over: BigInt::one(), defined: None };
            bound.insert(&input.name, value);
        }
        let mut inside = Vec::new();
        let mut counts: FxHashMap<(FuncId, Block), (Value, String)> = FxHashMap::default();
        for part in parts {
            let mut terms = Terms::new(self, part.store, &bound);
            for c in &part.conditions {
                terms.required(c, &mut inside);
            }
            let mut formula: FxHashMap<(FuncId, Block), Expr> = FxHashMap::default();
            for &(f, b, e) in &part.counts {
                let Some(v) = terms.integer(e) else { continue };
                inside.extend(v.defined.clone());
                if terms.store.interval(e).lo.as_ref().is_none_or(Num::is_negative) {
                    inside.push(format!("(>= {} 0)", v.term));
                }
                formula.insert((f, b), e);
                let name = v.term.clone();
                counts.insert((f, b), (v, name));
            }
            for (f, law) in &part.laws {
                let of = |blocks: &[Block]| -> Vec<(Expr, String)> {
                    let of = |b: &Block| {
                        Some((*formula.get(&(*f, *b))?, counts.get(&(*f, *b))?.1.clone()))
                    };
                    blocks.iter().filter_map(of).collect()
                };
                let positive =
                    |e: Expr| part.store.interval(e).lo.as_ref().is_some_and(Num::is_positive);
                inside.extend(
                    of(&law.entered)
                        .into_iter()
                        .filter(|(e, _)| !positive(*e))
                        .map(|(_, t)| format!("(> {t} 0)")),
                );
                inside.extend(
                    of(&law.never)
                        .into_iter()
                        .filter(|(e, _)| !part.store.is_zero(*e))
                        .map(|(_, t)| format!("(= {t} 0)")),
                );
                for (less, more) in &law.at_most {
                    let (less, more) = (of(less), of(more));
                    // no count is negative
                    if less.iter().all(|l| more.contains(l)) {
                        continue;
                    }
                    let exprs = |of: &[(Expr, String)]| of.iter().map(|x| x.0).collect::<Vec<_>>();
                    if !holds_anyway(part.store, &exprs(&less), &exprs(&more)) {
                        let [less, more] =
                            [less, more].map(|of| sum(of.into_iter().map(|x| x.1).collect(), "0"));
                        inside.push(format!("(<= {less} {more})"));
                    }
                }
            }
        }
        let mut seen = FxHashSet::default();
        inside.retain(|c| seen.insert(c.clone()));
        self.line(&format!("(define-fun inside () Bool {})", all(&inside)));
        for (answer, block) in formulas.answers().zip(&formulas.blocks) {
            if let Some((v, _)) = counts.get(&answer) {
                let name = self.symbol(&format!("count {block}"));
                self.line(&format!("(define-fun {name} () Int {})", v.term));
            }
        }
    }

    /// A quoted symbol that no other has.
    fn symbol(&mut self, name: &str) -> String {
        let allowed = |c: char| if c == '|' || c == '\\' || c.is_control() { '_' } else { c };
        let name: String = name.chars().map(allowed).collect();
        let mut unique = name.clone();
        let mut k = 1;
        while !self.symbols.insert(unique.clone()) {
            k += 1;
            unique = format!("{name}'{k}");
        }
        format!("|{unique}|")
    }

    /// A definition of that body.
    fn define(&mut self, sort: Sort, body: &str) -> String {
        let atomic = !body.contains(' ');
        if atomic {
            return body.to_owned();
        }
        self.names += 1;
        let name = format!("t{}", self.names);
        self.line(&format!("(define-fun {name} () {} {body})", word(sort)));
        name
    }

    /// A definition of a condition, the same for the same text.
    fn condition(&mut self, body: String) -> String {
        if let Some(name) = self.conditions.get(&body) {
            return name.clone();
        }
        let name = self.define(Sort::Bool, &body);
        self.conditions.insert(body, name.clone());
        name
    }
}

/// The terms of expressions of one store.
struct Terms<'a, 's> {
    script: &'a mut Script,
    store: &'s Store,
    bound: &'a FxHashMap<&'a str, Value>,
    values: FxHashMap<Expr, Option<Value>>,
}

impl<'a, 's> Terms<'a, 's> {
    fn new(
        script: &'a mut Script,
        store: &'s Store,
        bound: &'a FxHashMap<&'a str, Value>,
    ) -> Terms<'a, 's> {
        Terms { script, store, bound, values: FxHashMap::default() }
    }

    /// A condition that is to hold. Where a symbol that is not given keeps it from having a value, one that
    /// need not then is left out.
    fn required(&mut self, c: &Required, inside: &mut Vec<String>) {
        let parts: Vec<Expr> = match (c.or_unbound, self.store.node(c.condition)) {
            (true, Node::And(args)) => args.to_vec(),
            _ => vec![c.condition],
        };
        for e in parts {
            match self.value(e) {
                Some(v) => {
                    inside.extend(v.defined.clone());
                    inside.push(truth(&v));
                }
                None if c.or_unbound && !self.is_refused(e) => {}
                None => {
                    self.script.line("; a condition of the formulas cannot be written");
                    inside.push("false".to_owned());
                }
            }
        }
    }

    /// Has the expression a node that no script has?
    fn is_refused(&self, e: Expr) -> bool {
        let mut refused = false;
        self.store.visit(&[e], |_, node| {
            refused |= without(node).is_some() || matches!(node, Node::Simulation { .. });
        });
        refused
    }

    fn symbol(&self, s: Sym) -> Option<Value> {
        self.bound.get(self.store.symbol_data(s).name.as_str()).cloned()
    }

    /// The value as an integer.
    fn integer(&mut self, e: Expr) -> Option<Value> {
        let v = self.value(e)?;
        match (v.sort, v.over.is_one()) {
            (Sort::Int, true) => Some(v),
            (Sort::Bool, _) => {
                let term = self.script.define(Sort::Int, &number(&v).0);
                Some(Value { term, sort: Sort::Int, ..v })
            }
            (Sort::Int, false) => {
                let over = literal(&v.over, Sort::Int);
                let whole = format!("(= (mod {} {over}) 0)", v.term);
                let exact = if self.store.is_integral(e) { None } else { Some(whole) };
                let defined = self.both(v.defined, exact);
                let term = self.script.define(Sort::Int, &format!("(div {} {over})", v.term));
                Some(Value { term, sort: Sort::Int, over: BigInt::one(), defined })
            }
            (Sort::Real, _) => {
                let over = literal(&v.over, Sort::Real);
                let fraction = self.script.define(Sort::Real, &format!("(/ {} {over})", v.term));
                let defined = self.both(v.defined, Some(format!("(is_int {fraction})")));
                let term = self.script.define(Sort::Int, &format!("(to_int {fraction})"));
                Some(Value { term, sort: Sort::Int, over: BigInt::one(), defined })
            }
        }
    }

    fn both(&mut self, a: Option<String>, b: Option<String>) -> Option<String> {
        let parts: Vec<String> = a.into_iter().chain(b).collect();
        (!parts.is_empty()).then(|| self.script.condition(all(&parts)))
    }

    /// Where all of these have values.
    fn defined(&mut self, of: &[&Value]) -> Option<String> {
        let mut parts: Vec<String> = of.iter().filter_map(|v| v.defined.clone()).collect();
        parts.sort();
        parts.dedup();
        (!parts.is_empty()).then(|| self.script.condition(all(&parts)))
    }

    /// The value; `None` if a symbol is not given, or a node has no form.
    fn value(&mut self, root: Expr) -> Option<Value> {
        // operands first: formulas may be deeper than a stack
        let mut stack = vec![(root, false)];
        while let Some((e, ready)) = stack.pop() {
            if self.values.contains_key(&e) {
                continue;
            }
            if ready {
                let value = self.written(e);
                self.values.insert(e, value);
                continue;
            }
            stack.push((e, true));
            if without(self.store.node(e)).is_none() {
                crate::expr::for_each_operand(self.store.node(e), |a| stack.push((a, false)));
            }
        }
        self.values[&root].clone()
    }

    fn known(&self, e: Expr) -> Option<Value> {
        self.values.get(&e).cloned().flatten()
    }

    fn written(&mut self, e: Expr) -> Option<Value> {
        let node = self.store.node(e).clone();
        let plain = |term: String, sort: Sort, defined: Option<String>| Value {
            term,
            sort,
            over: BigInt::one(),
            defined,
        };
        Some(match node {
            Node::Const(v) => {
                let (n, over) = fraction(&v);
                Value { term: literal(&n, Sort::Int), sort: Sort::Int, over, defined: None }
            }
            Node::Symbol(s) => self.symbol(s)?,
            Node::Sum(c, terms) => {
                let mut all = vec![(Num::ONE, None, Some(c))];
                for (k, t) in terms {
                    all.push((k, Some(self.known(t)?), None));
                }
                self.sum(all)
            }
            Node::Product(factors) => {
                let mut parts = Vec::new();
                for (f, power) in factors {
                    let v = self.known(f)?;
                    parts.extend(std::iter::repeat_n(v, power as usize));
                }
                let sort = widest(&parts);
                let over = parts.iter().fold(BigInt::one(), |d, v| d * &v.over);
                let terms: Vec<String> = parts.iter().map(|v| of_sort(v, sort)).collect();
                let term = self.script.define(sort, &format!("(* {})", terms.join(" ")));
                let defined = self.defined(&parts.iter().collect::<Vec<_>>());
                Value { term, sort, over, defined }
            }
            Node::Quotient(a, b) => {
                let (a, b) = self.over_same(a, b)?;
                let exact = format!(
                    "(or (and (= {a} 0) (= {b} 0)) (and (not (= {b} 0)) (= (mod {a} {b}) 0)))",
                    a = a.term,
                    b = b.term
                );
                let both = self.defined(&[&a, &b]);
                let defined = self.both(both, Some(exact));
                let quotient = format!("(ite (= {0} 0) 0 (div {1} {0}))", b.term, a.term);
                plain(self.script.define(Sort::Int, &quotient), Sort::Int, defined)
            }
            Node::FloorDiv(a, b) | Node::Mod(a, b) => {
                let is_div = matches!(node, Node::FloorDiv(..));
                let divisor = self.store.interval(b);
                let (positive, negative) =
                    (divisor.at_least(&Num::ONE), divisor.at_most(&Num::int(-1)));
                let over = self.known(a)?.over.lcm(&self.known(b)?.over);
                let (a, b) = self.over_same(a, b)?;
                let (x, y) = (&a.term, &b.term);
                let (up, down) = match is_div {
                    true => (format!("(div {x} {y})"), format!("(div (- {x}) (- {y}))")),
                    false => (format!("(mod {x} {y})"), format!("(- (mod (- {x}) (- {y})))")),
                };
                let body = match (positive, negative) {
                    (true, _) => up,
                    (_, true) => down,
                    _ => format!("(ite (= {y} 0) 0 (ite (> {y} 0) {up} {down}))"),
                };
                let zero = (!positive && !negative).then(|| format!("(not (= {y} 0))"));
                let both = self.defined(&[&a, &b]);
                let defined = self.both(both, zero);
                let term = self.script.define(Sort::Int, &body);
                let over = if is_div { BigInt::one() } else { over };
                Value { term, sort: Sort::Int, over, defined }
            }
            Node::Min(args) => self.extremum(&args, "<=")?,
            Node::Max(args) => self.extremum(&args, ">=")?,
            Node::Ge0(a) => {
                let v = self.known(a)?;
                let (term, sort) = number(&v);
                let body = format!("(>= {term} {})", literal(&BigInt::ZERO, sort));
                plain(self.script.define(Sort::Bool, &body), Sort::Bool, v.defined)
            }
            Node::Eq0(a) | Node::Not(a) => {
                let v = self.known(a)?;
                let body = match v.sort {
                    Sort::Bool => format!("(not {})", v.term),
                    sort => format!("(= {} {})", v.term, literal(&BigInt::ZERO, sort)),
                };
                plain(self.script.define(Sort::Bool, &body), Sort::Bool, v.defined)
            }
            Node::And(args) | Node::Or(args) => {
                let of: Option<Vec<Value>> = args.iter().map(|&a| self.known(a)).collect();
                let of = of?;
                let parts: Vec<String> = of.iter().map(truth).collect();
                let word = if matches!(self.store.node(e), Node::And(_)) { "and" } else { "or" };
                let body = format!("({word} {})", parts.join(" "));
                let defined = self.defined(&of.iter().collect::<Vec<_>>());
                plain(self.script.define(Sort::Bool, &body), Sort::Bool, defined)
            }
            Node::Ite(c, a, b) => {
                let (c, a, b) = (self.known(c)?, self.known(a)?, self.known(b)?);
                let over = a.over.lcm(&b.over);
                let sort = widest(&[a.clone(), b.clone()]);
                let [x, y] = [&a, &b].map(|v| scaled(v, &(&over / &v.over), sort));
                let condition = truth(&c);
                let arm = |d: &Option<String>| d.clone().unwrap_or_else(|| "true".to_owned());
                let of_arms = (a.defined.is_some() || b.defined.is_some())
                    .then(|| format!("(ite {condition} {} {})", arm(&a.defined), arm(&b.defined)));
                let defined = self.both(c.defined, of_arms);
                let term = self.script.define(sort, &format!("(ite {condition} {x} {y})"));
                Value { term, sort, over, defined }
            }
            Node::Wrap { signed, width, arg } => {
                let v = self.integer(arg)?;
                let (modulus, half) = (power(width.into()), power(u32::from(width) - 1));
                let body = match signed {
                    false => format!("(mod {} {modulus})", v.term),
                    true => format!("(- (mod (+ {} {half}) {modulus}) {half})", v.term),
                };
                plain(self.script.define(Sort::Int, &body), Sort::Int, v.defined)
            }
            Node::Unsigned(width, arg) => {
                let v = self.integer(arg)?;
                let body = format!("(mod {} {})", v.term, power(width.into()));
                plain(self.script.define(Sort::Int, &body), Sort::Int, v.defined)
            }
            Node::Bits(op, a, b) => {
                let (a, b) = (self.integer(a)?, self.integer(b)?);
                let fits = |v: &Value| format!("(<= (- {0}) {1} (- {0} 1))", power(127), v.term);
                let range = format!("(and {} {})", fits(&a), fits(&b));
                let both = self.defined(&[&a, &b]);
                let defined = self.both(both, Some(range));
                let word = match op {
                    BitOp::And => "bvand",
                    BitOp::Or => "bvor",
                    BitOp::Xor => "bvxor",
                };
                let bits = |v: &Value| format!("((_ int2bv 128) {})", v.term);
                let body = format!("(bv2nat ({word} {} {}))", bits(&a), bits(&b));
                let raw = self.script.define(Sort::Int, &body);
                let body =
                    format!("(ite (>= {raw} {}) (- {raw} {}) {raw})", power(127), power(128));
                plain(self.script.define(Sort::Int, &body), Sort::Int, defined)
            }
            Node::BitFn(f, a) => {
                let v = self.integer(a)?;
                let digit = |k: u32| match f {
                    BitFn::Length => format!("(ite (>= {} {}) 1 0)", v.term, power(k)),
                    BitFn::Count => format!("(mod (div {} {}) 2)", v.term, power(k)),
                    _ => format!("(ite (= (mod {} {}) 0) 1 0)", v.term, power(k + 1)),
                };
                let digits = match f {
                    BitFn::TrailingZeros(width) => width.into(),
                    _ => DIGITS,
                };
                let terms: Vec<String> = (0..digits).map(digit).collect();
                let fits = format!("(and (>= {0} 0) (< {0} {1}))", v.term, power(DIGITS));
                let defined = self.both(v.defined, Some(fits));
                plain(self.script.define(Sort::Int, &sum(terms, "0")), Sort::Int, defined)
            }
            Node::Pow2(a) => {
                let v = self.integer(a)?;
                let mut body = "0".to_owned();
                for k in (0..DIGITS).rev() {
                    body = format!("(ite (= {} {k}) {} {body})", v.term, power(k));
                }
                let fits = format!("(and (>= {0} 0) (< {0} {DIGITS}))", v.term);
                let defined = self.both(v.defined, Some(fits));
                plain(self.script.define(Sort::Int, &body), Sort::Int, defined)
            }
            _ => return None,
        })
    }

    /// `Σ coefficient·value`, or `coefficient·constant`.
    fn sum(&mut self, all: Vec<(Num, Option<Value>, Option<Num>)>) -> Value {
        let mut over = BigInt::one();
        let values: Vec<Value> = all.iter().filter_map(|t| t.1.clone()).collect();
        let sort = widest(&values);
        let denominator = |k: &Num, v: Option<&Value>| {
            let (n, d) = fraction(k);
            let d = d * v.map_or_else(BigInt::one, |v| v.over.clone());
            let g = n.gcd(&d);
            (n / &g, d / g)
        };
        let mut parts = Vec::new();
        for (k, v, c) in &all {
            let k = c.as_ref().unwrap_or(k);
            let (n, d) = denominator(k, v.as_ref());
            over = over.lcm(&d);
            parts.push((n, d, v));
        }
        let mut terms = Vec::new();
        for (n, d, v) in parts {
            let k = n * (&over / d);
            match v {
                None if k == BigInt::ZERO => {}
                None => terms.push(literal(&k, sort)),
                Some(v) => {
                    let inner = of_sort(v, sort);
                    terms.push(match k.is_one() {
                        true => inner,
                        false => format!("(* {} {inner})", literal(&k, sort)),
                    });
                }
            }
        }
        let zero = literal(&BigInt::ZERO, sort);
        let term = self.script.define(sort, &sum(terms, &zero));
        let defined = self.defined(&values.iter().collect::<Vec<_>>());
        Value { term, sort, over, defined }
    }

    fn extremum(&mut self, args: &[Expr], how: &str) -> Option<Value> {
        let of: Option<Vec<Value>> = args.iter().map(|&a| self.known(a)).collect();
        let of = of?;
        let sort = widest(&of);
        let over = of.iter().fold(BigInt::one(), |d, v| d.lcm(&v.over));
        let mut best: Option<String> = None;
        for v in &of {
            let x = scaled(v, &(&over / &v.over), sort);
            let x = self.script.define(sort, &x);
            best = Some(match best {
                None => x,
                Some(y) => self.script.define(sort, &format!("(ite ({how} {y} {x}) {y} {x})")),
            });
        }
        let defined = self.defined(&of.iter().collect::<Vec<_>>());
        Some(Value { term: best?, sort, over, defined })
    }

    /// The numerators of two integers over one denominator.
    fn over_same(&mut self, a: Expr, b: Expr) -> Option<(Value, Value)> {
        let mut of = |e: Expr| match self.known(e)? {
            v if v.sort == Sort::Real => self.integer(e),
            v => Some(v),
        };
        let (a, b) = (of(a)?, of(b)?);
        let over = a.over.lcm(&b.over);
        let mut numerator = |v: Value| {
            let term = scaled(&v, &(&over / &v.over), Sort::Int);
            let term = self.script.define(Sort::Int, &term);
            Value { term, sort: Sort::Int, over: BigInt::one(), defined: v.defined }
        };
        Some((numerator(a), numerator(b)))
    }
}

/// A symbol of the store that is a number between 0 and 1.
fn is_ratio(store: &Store, name: &str) -> bool {
    use crate::expr::SymKind::Free;
    store.find_symbol(name).is_some_and(|s| {
        let data = store.symbol_data(s);
        data.kind == Free && data.lo == Some(Num::ZERO) && data.hi == Some(Num::ONE)
    })
}

fn word(sort: Sort) -> &'static str {
    match sort {
        Sort::Bool => "Bool",
        Sort::Int => "Int",
        Sort::Real => "Real",
    }
}

fn widest(of: &[Value]) -> Sort {
    if of.iter().any(|v| v.sort == Sort::Real) {
        Sort::Real
    } else {
        Sort::Int
    }
}

/// The term as a number, and its sort.
fn number(v: &Value) -> (String, Sort) {
    match v.sort {
        Sort::Bool => (format!("(ite {} 1 0)", v.term), Sort::Int),
        sort => (v.term.clone(), sort),
    }
}

fn of_sort(v: &Value, sort: Sort) -> String {
    match number(v) {
        (term, Sort::Int) if sort == Sort::Real => match term.parse::<BigInt>() {
            Ok(number) => literal(&number, sort),
            Err(_) => format!("(to_real {term})"),
        },
        (term, _) => term,
    }
}

fn scaled(v: &Value, by: &BigInt, sort: Sort) -> String {
    let term = of_sort(v, sort);
    if by.is_one() {
        term
    } else {
        format!("(* {} {term})", literal(by, sort))
    }
}

/// Is the value not 0?
fn truth(v: &Value) -> String {
    match v.sort {
        Sort::Bool => v.term.clone(),
        sort => format!("(not (= {} {}))", v.term, literal(&BigInt::ZERO, sort)),
    }
}

fn literal(v: &BigInt, sort: Sort) -> String {
    let point = if sort == Sort::Real { ".0" } else { "" };
    match v.is_negative() {
        true => format!("(- {}{point})", v.magnitude()),
        false => format!("{v}{point}"),
    }
}

fn power(digits: u32) -> String {
    (BigInt::one() << digits).to_string()
}

fn sum(terms: Vec<String>, zero: &str) -> String {
    match terms.as_slice() {
        [] => zero.to_owned(),
        [one] => one.clone(),
        more => format!("(+ {})", more.join(" ")),
    }
}

fn all(parts: &[String]) -> String {
    match parts {
        [] => "true".to_owned(),
        [one] => one.clone(),
        more => format!("(and {})", more.join(" ")),
    }
}

/// Text that ends no comment.
fn plain(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        let _ = if c.is_control() { write!(out, "_") } else { write!(out, "{c}") };
    }
    out
}
