//! Atoms: values of the parameters that formulas are found in terms of, each under one name, as if it were a
//! parameter itself: what a runtime makes of its arguments with choices and minima, say the size of a chunk. What
//! an atom is made of comes into the formulas at the end, so each choice in it is looked at once there, and not in
//! each sum on the way.
//!
//! A formula that holds for all values of a symbol holds for those that the atom takes: abstraction by a fresh
//! variable, as program verifiers do for terms without interpretation (Kroening and Strichman, "Decision
//! Procedures", chapter 4).

use super::addresses::symbols;
use super::SolveContext;
use crate::expr::{ConditionExpr, Expr, Node, Num, Sym, SymKind};
use crate::facts::Facts;
use rustc_hash::{FxHashMap, FxHashSet};

/// The atoms of one analysis.
#[derive(Default)]
pub(in crate::solve) struct Atoms {
    /// are there any? What is solved for another analysis speaks of parameters alone
    made: bool,
    /// in the order in which they were made: an atom may be made of earlier ones
    meanings: Vec<(Sym, Expr)>,
    symbols: FxHashMap<Expr, Sym>,
}

impl Atoms {
    /// From now on values are made atoms where the program says so: the formulas are [spelled out](spelled_out).
    pub(in crate::solve) fn make(&mut self) {
        self.made = true;
    }

    /// Were there any?
    pub(in crate::solve) fn any(&self) -> bool {
        !self.meanings.is_empty()
    }
}

/// The symbol for a value that parameters alone decide; any other as it is.
pub(in crate::solve) fn atom(cx: &mut SolveContext<'_>, e: Expr) -> Expr {
    if !cx.ledger.atoms.made || !cx.vars(e).is_empty() || cx.is_stepped(e) {
        return e;
    }
    if let Some(&s) = cx.ledger.atoms.symbols.get(&e) {
        return cx.sym(s);
    }
    let mut of_parameters = true;
    cx.visit(&[e], |_, node| {
        if let Node::Symbol(s) = *node {
            let kind = cx.symbol_data(s).kind;
            of_parameters &= matches!(kind, SymKind::Parameter | SymKind::Defaulted);
        }
    });
    // facts say of an affine value what they would say of a symbol, and more
    if is_affine(cx, e) || !of_parameters || !cx.is_integral(e) {
        return e;
    }
    let range = cx.interval(e).clone();
    let whole = |bound: Option<Num>| bound.filter(Num::is_integer);
    let s = cx.fresh("atom", SymKind::Parameter, whole(range.lo), whole(range.hi));
    cx.ledger.atoms.symbols.insert(e, s);
    cx.ledger.atoms.meanings.push((s, e));
    cx.sym(s)
}

/// Is it an affine form of symbols, or the wrap of one?
fn is_affine(cx: &SolveContext<'_>, e: Expr) -> bool {
    let of = match *cx.node(e) {
        Node::Wrap { arg, .. } => arg,
        _ => e,
    };
    cx.linear(of).1.iter().all(|&(_, term)| matches!(cx.node(term), Node::Symbol(_)))
}

/// The symbols, and those that atoms among them are made of.
pub(in crate::solve) fn of_atoms_too(
    cx: &SolveContext<'_>,
    mut all: FxHashSet<Sym>,
) -> FxHashSet<Sym> {
    for &(s, meaning) in cx.ledger.atoms.meanings.iter().rev() {
        if all.contains(&s) {
            all.extend(symbols(cx, &[meaning]));
        }
    }
    all
}

/// The expression with what its atoms are made of in their places.
pub(in crate::solve) fn spelled_out(cx: &mut SolveContext<'_>, e: Expr) -> Expr {
    let mut e = e;
    for k in (0..cx.ledger.atoms.meanings.len()).rev() {
        let meaning = cx.ledger.atoms.meanings[k];
        e = cx.substitute(e, &[meaning]);
    }
    e
}

/// The same for conditions.
pub(in crate::solve) fn spell_conditions<'c>(
    cx: &mut SolveContext<'_>,
    conditions: impl IntoIterator<Item = &'c mut ConditionExpr>,
) {
    for c in conditions {
        *c = ConditionExpr::new(spelled_out(cx, c.expr()));
    }
}

/// Takes of the atoms in some expressions what minima and maxima in them say: that they are at most, or at least,
/// each part.
pub(in crate::solve) fn know_atoms(cx: &mut SolveContext<'_>, facts: &mut Facts, parts: &[Expr]) {
    if !cx.ledger.atoms.any() {
        return;
    }
    let mut spoken = FxHashSet::default();
    cx.visit(parts, |_, node| {
        if let Node::Symbol(s) = *node {
            spoken.insert(s);
        }
    });
    for k in 0..cx.ledger.atoms.meanings.len() {
        let (s, meaning) = cx.ledger.atoms.meanings[k];
        if !spoken.contains(&s) {
            continue;
        }
        let value = cx.sym(s);
        for bound in parts_of(cx, meaning, false) {
            if at_most(cx, facts, meaning, bound) {
                let left = cx.sub(bound, value);
                facts.assume_non_negative(cx, left);
            }
        }
        for bound in parts_of(cx, meaning, true) {
            let left = cx.sub(value, bound);
            facts.assume_non_negative(cx, left);
        }
    }
}

/// The parts of minima in an expression of minima and maxima; of maxima, those of the expression itself.
fn parts_of(cx: &SolveContext<'_>, e: Expr, of_maxima: bool) -> Vec<Expr> {
    match cx.node(e) {
        Node::Max(args) if of_maxima => args.to_vec(),
        Node::Min(args) if !of_maxima => args.to_vec(),
        Node::Max(args) => args.iter().flat_map(|&a| parts_of(cx, a, false)).collect(),
        _ => Vec::new(),
    }
}

/// Is an expression of minima and maxima at most that, one of its parts?
fn at_most(cx: &mut SolveContext<'_>, facts: &mut Facts, e: Expr, bound: Expr) -> bool {
    let args = match cx.node(e) {
        Node::Min(args) if args.contains(&bound) => return true,
        Node::Max(args) => args.clone(),
        _ => Default::default(),
    };
    if args.is_empty() {
        let left = cx.sub(bound, e);
        return facts.prove_ge0(cx, left);
    }
    args.iter().all(|&a| at_most(cx, facts, a, bound))
}
