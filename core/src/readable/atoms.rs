//! Atoms: parts of a formula that stand in several places and are taken as one symbol.
//!
//! `ite(s32(m - n) >= 8, floor(s32(m - n)/8), 0)` is a function of `s32(m - n)` alone: with a symbol in its place
//! that has its bounds, it is of the class that has a canonical form. So are functions of a difference of two
//! sizes, of a bit length, of a maximum. What is equal for all values of the symbol within the bounds is equal
//! for those that the part takes.

use super::context::Context;
use super::quotients::QuotientAtom;
use super::{Symbols, Writer};
use crate::expr::{for_each_operand, BitFn, Expr, Node, Num, Store, Sym, SymKind};
use rustc_hash::FxHashMap;

/// Characters that the name of an atom counts for, at most: beyond, formulas with fewer of them always win.
const NAME: usize = 40;

/// What is replaced by symbols.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Atom {
    /// an expression, wherever it stands
    Part(Expr),
    /// a linear combination without its constant, in all its multiples
    Linear(Expr),
    /// a quotient by a size, with the remainder
    Quotient(QuotientAtom),
}

/// The upper bound of a symbol that stands for a number: one between 0 and 1 would be a truth value, and stand where
/// conditions do.
pub(super) fn of_a_number(lo: &Num, hi: Num) -> Num {
    if lo.is_zero() && hi.is_one() {
        Num::int(2)
    } else {
        hi
    }
}

impl Writer<'_> {
    /// The shortest of what is written with an atom.
    pub(super) fn by_atoms(&mut self, e: Expr, context: Context, levels: u32) -> Option<Expr> {
        let length = self.length(e);
        let is_worth = self.store.limits().readable.atom_characters.contains(&length);
        if self.in_atom || levels < 8 || !is_worth || self.characters < length {
            return None;
        }
        self.in_atom = true;
        let mut found = Vec::new();
        for atom in self.atoms_of(e, context) {
            let Some(left) = self.characters.checked_sub(length) else { break };
            self.characters = left;
            found.extend(self.with_atom(e, &atom, context, levels - 8));
        }
        self.in_atom = false;
        self.shortest(found)
    }

    fn with_atom(&mut self, e: Expr, atom: &Atom, context: Context, levels: u32) -> Option<Expr> {
        match atom {
            Atom::Quotient(q) => self.with_quotient(e, q, context, levels),
            Atom::Part(part) => {
                let (symbol, x) = self.stand_in(*part, context)?;
                let there = self.store.with_node(e, *part, x);
                let written = self.walk(there, context, levels);
                Some(put_back(self.store, written, &[(symbol, *part)]))
            }
            Atom::Linear(key) => {
                let (symbol, x) = self.stand_in(*key, context)?;
                let key = *key;
                let there = self.store.mapped(e, |s, node, done| {
                    match multiple(s, node).filter(|m| m.0 == key) {
                        Some((_, k, c)) => {
                            let x = s.scale(k, x);
                            s.add_num(x, c)
                        }
                        None => s.rebuild(node, done),
                    }
                });
                let written = self.walk(there, context, levels);
                Some(self.store.substitute(written, &[(symbol, key)]))
            }
        }
    }

    /// A symbol with the bounds that an integer has within the context; `None` where it may have no value, or
    /// no bounds.
    pub(super) fn stand_in(&mut self, part: Expr, context: Context) -> Option<(Sym, Expr)> {
        let there = self.narrowed(part, context);
        if !self.store.is_integral(there) || !is_total(self.store, there) {
            return None;
        }
        let interval = self.store.interval(there);
        let (lo, hi) = (interval.lo.clone()?, interval.hi.clone()?);
        let characters = self.length(part).min(NAME);
        Some(self.symbol_between(part, lo, hi, characters))
    }

    /// Has the expression a value wherever the context holds?
    pub(super) fn is_total(&mut self, e: Expr, context: Context) -> bool {
        if let Some(&known) = self.total.get(&(e, context)) {
            return known;
        }
        let there = self.narrowed(e, context);
        let total = is_total(self.store, there);
        self.total.insert((e, context), total);
        total
    }

    /// The symbol of these bounds that stands for an expression; its name is as long as what a reader sees.
    pub(super) fn symbol_between(
        &mut self,
        part: Expr,
        lo: Num,
        hi: Num,
        characters: usize,
    ) -> (Sym, Expr) {
        let truth = self.store.is_boolean(part);
        let store = &mut *self.store;
        let hi = if truth { hi } else { of_a_number(&lo, hi) };
        let symbol = *self.stand_ins.entry((part, lo.clone(), hi.clone())).or_insert_with(|| {
            let name = "x".repeat(characters.max(1));
            store.fresh(&name, SymKind::Parameter, Some(lo), Some(hi))
        });
        (symbol, self.store.sym(symbol))
    }

    /// What may be replaced, what makes up most of the formula first.
    fn atoms_of(&mut self, e: Expr, context: Context) -> Vec<Atom> {
        let mut nodes = Vec::new();
        let mut edges: FxHashMap<Expr, usize> = FxHashMap::default();
        self.store.visit(&[e], |x, node| {
            nodes.push(x);
            for_each_operand(node, |a| *edges.entry(a).or_default() += 1);
        });
        let mut places: Vec<(Atom, usize)> = Vec::new();
        let mut note = |atom: Atom, n: usize| match places.iter_mut().find(|p| p.0 == atom) {
            Some(place) => place.1 += n,
            None => places.push((atom, n)),
        };
        for &x in &nodes {
            // indices of sums within are bound there
            let speaks_of_bound = {
                let free = self.store.vars(e);
                !self.store.vars(x).iter().all(|v| free.contains(v))
            };
            if x == e || speaks_of_bound {
                continue;
            }
            let n = edges.get(&x).copied().unwrap_or(0);
            if let Some((key, _, _)) = multiple(self.store, x) {
                if self.symbols(key) == Symbols::Several {
                    note(Atom::Linear(key), n);
                }
            } else if is_opaque(self.store, x) {
                note(Atom::Part(x), n);
            }
        }
        for q in self.quotients_of(&nodes, context) {
            let weight = 1 + q.places;
            note(Atom::Quotient(q), weight);
        }
        places.retain(|p| p.1 >= 2);
        let mut weighed: Vec<(usize, Atom)> = Vec::new();
        for (atom, n) in places {
            let part = match &atom {
                Atom::Part(x) | Atom::Linear(x) => *x,
                Atom::Quotient(q) => q.dividend,
            };
            weighed.push((n * self.length(part), atom));
        }
        weighed.sort_by_key(|w| std::cmp::Reverse(w.0));
        weighed.truncate(self.store.limits().readable.tried_atoms);
        weighed.into_iter().map(|w| w.1).collect()
    }
}

/// What was written, with what the symbols stand for. Of a remainder, which they make a number of 0 or more, that it
/// is 0 is said as that: `n mod d == 0`, not `n mod d <= 0`.
pub(super) fn put_back(s: &mut Store, written: Expr, back: &[(Sym, Expr)]) -> Expr {
    let mut known = FxHashMap::default();
    let (zero, minus) = (s.zero(), Num::int(-1));
    for &(symbol, part) in back {
        if !matches!(s.node(part), Node::Mod(..)) {
            continue;
        }
        let x = s.sym(symbol);
        let (opposite, less) = (s.neg(x), s.add_num(x, minus.clone()));
        let (none, some) = (s.eq(part, zero), s.ne(part, zero));
        for (operand, meaning) in [(opposite, none), (less, some)] {
            let comparison = s.ge0(operand);
            if matches!(s.node(comparison), Node::Ge0(_)) {
                known.insert(comparison, meaning);
            }
        }
    }
    s.substitute_with(written, back, &mut known)
}

/// Has the expression a value at all values of its symbols?
fn is_total(s: &Store, e: Expr) -> bool {
    use Node::{And, Const, Eq0, Ge0, Ite, Max, Min, Not, Or, Product, Sum, Symbol, Wrap};
    let is_not_negative = |x: Expr| s.is_integral(x) && s.interval(x).non_negative();
    let mut all = true;
    s.visit(&[e], |_, node| {
        all &= match node {
            Const(_) | Symbol(_) | Sum(..) | Product(_) | Min(_) | Max(_) | Wrap { .. } => true,
            Ge0(_) | Eq0(_) | Not(_) | And(_) | Or(_) | Ite(..) | Node::Unsigned(..) => true,
            Node::FloorDiv(_, d) | Node::Mod(_, d) => {
                let divisor = s.interval(*d);
                divisor.at_least(&Num::ONE) || divisor.at_most(&Num::int(-1))
            }
            Node::Bits(_, a, b) => s.is_integral(*a) && s.is_integral(*b),
            Node::BitFn(BitFn::Length | BitFn::Digits(_) | BitFn::Count | BitFn::Sqrt, a) => {
                is_not_negative(*a)
            }
            Node::FloorSum(sum) => s.interval(sum.divisor).at_least(&Num::ONE),
            _ => false,
        }
    });
    all
}

/// `key·k + c` of several terms: the terms with coprime coefficients, the first positive.
fn multiple(s: &Store, e: Expr) -> Option<(Expr, Num, Num)> {
    let Node::Sum(c, terms) = s.node(e) else { return None };
    if terms.len() < 2 || !terms.iter().all(|t| t.0.is_integer() && s.is_integral(t.1)) {
        return None;
    }
    let mut k = terms.iter().fold(Num::ZERO, |g, t| g.gcd(&t.0));
    if terms[0].0.is_negative() {
        k = -k;
    }
    let mut key = Vec::new();
    for (a, t) in terms {
        key.push((a.checked_div(&k)?, *t));
    }
    let key = s.existing(&Node::Sum(Num::ZERO, key.into()))?;
    Some((key, k, c.clone()))
}

/// Is it of no class that has a canonical form, whatever it is of?
fn is_opaque(s: &Store, e: Expr) -> bool {
    match s.node(e) {
        Node::Wrap { .. } | Node::Unsigned(..) | Node::Bits(..) | Node::BitFn(..) => true,
        Node::FloorSum(_) | Node::Min(_) | Node::Max(_) => true,
        Node::FloorDiv(_, d) | Node::Mod(_, d) => s.as_const(*d).is_none(),
        Node::Ite(..) => !s.is_boolean(e),
        _ => false,
    }
}
