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
//! `script` is the text, `value` what a term is, `terms` goes through the nodes of an expression, and
//! `operations` says what each of them becomes.
//!
//! Source: the SMT-LIB standard, theories Ints, Reals_Ints and FixedSizeBitVectors; paper, section on the
//! implementation, which keeps formulas as terms of Z3.

mod operations;
mod script;
mod terms;
mod value;

use crate::compile::build::holds_anyway;
use crate::compile::formulas::Formulas;
use crate::expr::{BitFn, Expr, Node, Num, Store};
use crate::ir::{Block, FuncId};
use crate::profile::plan::{Law, Part};
use num_bigint::BigInt;
use rustc_hash::{FxHashMap, FxHashSet};
use script::Script;
use std::fmt::Write;
use terms::Terms;
use value::{all, literal, sum, Sort, Value};

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
        Ok(parts) => body(&mut w, formulas, parts),
    }
    w.text
}

/// Declares the symbols, and defines `inside` and the counts.
fn body(w: &mut Script, formulas: &Formulas<'_>, parts: &[Part<'_>]) {
    let bound = inputs(w, formulas, parts);
    let mut found = Counts::default();
    for part in parts {
        let own = found.define(Terms::new(w, part.store, &bound), part);
        for (f, law) in &part.laws {
            let of_law =
                OfLaw { store: part.store, function: *f, exprs: &own, terms: &found.terms };
            of_law.conditions(law, &mut found.inside);
        }
    }
    let Counts { mut inside, terms } = found;
    let mut seen = FxHashSet::default();
    inside.retain(|c| seen.insert(c.clone()));
    w.line(&format!("(define-fun inside () Bool {})", all(&inside)));
    for (answer, block) in formulas.answers().zip(&formulas.blocks) {
        if let Some(term) = terms.get(&answer) {
            let name = w.symbol(&format!("count {block}"));
            w.line(&format!("(define-fun {name} () Int {term})"));
        }
    }
}

/// Declares a constant within its range for each input.
fn inputs<'f>(
    w: &mut Script,
    formulas: &'f Formulas<'_>,
    parts: &[Part<'_>],
) -> FxHashMap<&'f str, Value> {
    let mut bound: FxHashMap<&str, Value> = FxHashMap::default();
    for input in &formulas.inputs {
        let ratio = parts.iter().any(|p| is_ratio(p.store, &input.name));
        let sort = if ratio { Sort::Real } else { Sort::Int };
        let term = w.symbol(&input.name);
        w.line(&format!("(declare-const {term} {})", sort.word()));
        let (low, high) = (input.low.into(), input.high.min(input.highest).into());
        let [low, high] = [low, high].map(|v: BigInt| literal(&v, sort));
        w.line(&format!("(assert (<= {low} {term} {high}))"));
        bound.insert(&input.name, Value::whole(term, sort, None));
    }
    bound
}

/// The counts of blocks as terms, and where they are counts.
#[derive(Default)]
struct Counts {
    /// what must hold
    inside: Vec<String>,
    terms: FxHashMap<(FuncId, Block), String>,
}

impl Counts {
    /// Defines the counts of a part; the expressions of those that have a form.
    fn define(
        &mut self,
        mut terms: Terms<'_, '_>,
        part: &Part<'_>,
    ) -> FxHashMap<(FuncId, Block), Expr> {
        for c in &part.conditions {
            terms.required(c, &mut self.inside);
        }
        let mut exprs = FxHashMap::default();
        for &(f, b, e) in &part.counts {
            let Some(v) = terms.integer(e) else { continue };
            self.inside.extend(v.defined);
            if part.store.interval(e).lo.as_ref().is_none_or(Num::is_negative) {
                self.inside.push(format!("(>= {} 0)", v.term));
            }
            exprs.insert((f, b), e);
            self.terms.insert((f, b), v.term);
        }
        exprs
    }
}

/// The counts of a function that its law of flow speaks of.
struct OfLaw<'c> {
    store: &'c Store,
    function: FuncId,
    exprs: &'c FxHashMap<(FuncId, Block), Expr>,
    terms: &'c FxHashMap<(FuncId, Block), String>,
}

impl OfLaw<'_> {
    /// The counts of these blocks, as far as they have a form.
    fn counts(&self, blocks: &[Block]) -> Vec<(Expr, String)> {
        let of = |b: &Block| {
            let key = (self.function, *b);
            Some((*self.exprs.get(&key)?, self.terms.get(&key)?.clone()))
        };
        blocks.iter().filter_map(of).collect()
    }

    /// What the law asks for beyond what holds anyway.
    fn conditions(&self, law: &Law, inside: &mut Vec<String>) {
        let store = self.store;
        let positive = |e: Expr| store.interval(e).lo.as_ref().is_some_and(Num::is_positive);
        let entered = self.counts(&law.entered).into_iter().filter(|(e, _)| !positive(*e));
        inside.extend(entered.map(|(_, t)| format!("(> {t} 0)")));
        let never = self.counts(&law.never).into_iter().filter(|(e, _)| !store.is_zero(*e));
        inside.extend(never.map(|(_, t)| format!("(= {t} 0)")));
        for (less, more) in &law.at_most {
            let (less, more) = (self.counts(less), self.counts(more));
            // no count is negative
            if less.iter().all(|l| more.contains(l)) {
                continue;
            }
            let exprs = |of: &[(Expr, String)]| of.iter().map(|x| x.0).collect::<Vec<_>>();
            if !holds_anyway(store, &exprs(&less), &exprs(&more)) {
                let [less, more] =
                    [less, more].map(|of| sum(of.into_iter().map(|x| x.1).collect(), "0"));
                inside.push(format!("(<= {less} {more})"));
            }
        }
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

/// Text that ends no comment.
fn plain(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        let _ = if c.is_control() { write!(out, "_") } else { write!(out, "{c}") };
    }
    out
}
