//! Formulas as a person would write them: equal expressions, shorter to read.
//!
//! A count of one size is mostly a piecewise quasi-polynomial: polynomials, quotients by constants rounded
//! down, maxima and choices of the size. Such a function has a canonical form, from which it is written anew,
//! whatever way the analysis took to it; of several ways to write it the shortest is kept, if it is shorter
//! than what was there. In a formula of several sizes this is done for each part that speaks of one size, for
//! the product of all factors, and for the sum of all terms, that do; within an arm of a choice for those
//! sizes only at which the arm is taken.
//!
//! What is written is for readers: evaluation keeps the formula that the analysis derived. Both are equal at
//! every point: the canonical form decides it.
//!
//! Sources: Ehrhart quasi-polynomials and their residues (Verdoolaege et al., "Counting integer points in
//! parametric polytopes using Barvinok's rational functions", 2007), here in one variable, where pieces are
//! stretches of integers.

mod atoms;
mod cases;
mod choices;
mod context;
mod forms;
mod minimal;
mod piecewise;
mod polynomial;
mod quasi;
mod quotients;
mod remainders;
mod residues;
mod split;
#[cfg(test)]
mod tests;
mod truncation;
mod univariate;

use crate::expr::{for_each_operand, Expr, Node, Num, Store, Sym};
use context::{Context, Contexts};
use forms::{Forms, Known};
use rustc_hash::FxHashMap;
use univariate::Univariate;

/// Which symbols an expression has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Symbols {
    None,
    One(Sym),
    Several,
}

impl Symbols {
    fn with(self, other: Symbols) -> Symbols {
        match (self, other) {
            (Symbols::None, x) | (x, Symbols::None) => x,
            (a, b) if a == b => a,
            _ => Symbols::Several,
        }
    }
}

/// Rewrites the formulas of one store.
///
/// ```
/// use symprof_core::expr::Store;
/// use symprof_core::readable::Writer;
/// let mut s = Store::new();
/// s.parameter("n", 32);
/// let derived = s.parse("floor((n + 1)/2) + floor(n/2) + [n > 0] + [n <= 0]")?;
/// let written = Writer::new(&mut s).write(derived);
/// assert_eq!(s.display(written).to_string(), "n + 1");
/// # Ok::<(), symprof_core::expr::ParseError>(())
/// ```
#[derive(Debug)]
pub struct Writer<'s> {
    store: &'s mut Store,
    symbols: FxHashMap<Expr, Symbols>,
    contexts: Contexts,
    written: FxHashMap<(Expr, Context), Expr>,
    readers: FxHashMap<(Sym, i128, i128), Univariate>,
    forms: Known,
    /// expressions of one symbol, as they are written on a range of it: several places ask
    of_one: FxHashMap<(Expr, Sym, (i128, i128)), Option<Expr>>,
    /// conditions with few comparisons
    minimal: FxHashMap<Expr, Option<Expr>>,
    /// what holds wherever what is written does
    base: Context,
    /// cases that are being looked at
    cases: u32,
    /// symbols that stand for others within the bounds of a context
    narrow: FxHashMap<(Sym, Context), Sym>,
    /// symbols that stand for parts, by what they stand for and its bounds
    stand_ins: FxHashMap<(Expr, Num, Num), Sym>,
    /// what has a value wherever a context holds
    total: FxHashMap<(Expr, Context), bool>,
    /// is an atom being tried? Within it no others are
    in_atom: bool,
    /// characters of formulas that may still be written with atoms
    characters: usize,
}

impl<'s> Writer<'s> {
    /// A writer of what this store holds.
    pub fn new(store: &'s mut Store) -> Writer<'s> {
        let characters = store.limits().readable.atoms;
        Writer {
            store,
            symbols: FxHashMap::default(),
            contexts: Contexts::default(),
            written: FxHashMap::default(),
            readers: FxHashMap::default(),
            forms: Known::default(),
            of_one: FxHashMap::default(),
            minimal: FxHashMap::default(),
            base: Context::ANY,
            cases: 0,
            narrow: FxHashMap::default(),
            stand_ins: FxHashMap::default(),
            total: FxHashMap::default(),
            in_atom: false,
            characters,
        }
    }

    /// An equal expression that is at most as long. What two formulas share is written once.
    pub fn write(&mut self, e: Expr) -> Expr {
        let limits = &self.store.limits().readable;
        let (levels, characters) = (limits.levels, limits.characters);
        match self.forms.is_longer(self.store, e, characters) {
            true => e,
            false => {
                let written = self.walk(e, self.base, levels);
                let written = self.with_remainders(written);
                self.with_truncation(written)
            }
        }
    }

    /// What is written from now on holds where the condition does; elsewhere it need not.
    pub fn assume(&mut self, condition: Expr) {
        self.base = self.restricted(self.base, condition, true);
    }

    /// A condition over few comparisons, minimised once.
    fn minimal(&mut self, e: Expr) -> Option<Expr> {
        if let Some(&known) = self.minimal.get(&e) {
            return known;
        }
        let found = minimal::minimal(self.store, e, &mut self.forms);
        self.minimal.insert(e, found);
        found
    }

    fn length(&mut self, e: Expr) -> usize {
        self.forms.length(self.store, e)
    }

    fn shortest(&mut self, all: impl IntoIterator<Item = Expr>) -> Option<Expr> {
        // the first of those that are as short
        let mut best: Option<(usize, Expr)> = None;
        for e in all {
            let length = self.length(e);
            if best.is_none_or(|b| length < b.0) {
                best = Some((length, e));
            }
        }
        best.map(|b| b.1)
    }

    /// Which symbols stand in an expression.
    fn symbols(&mut self, e: Expr) -> Symbols {
        let mut stack = vec![(e, false)];
        while let Some((x, ready)) = stack.pop() {
            if self.symbols.contains_key(&x) {
                continue;
            }
            if !ready {
                stack.push((x, true));
                for_each_operand(self.store.node(x), |a| stack.push((a, false)));
                continue;
            }
            let mut all = match self.store.node(x) {
                Node::Symbol(s) => Symbols::One(*s),
                // these speak of an index too
                Node::SumOver { .. } | Node::First { .. } => Symbols::Several,
                _ => Symbols::None,
            };
            for_each_operand(self.store.node(x), |a| all = all.with(self.symbols[&a]));
            self.symbols.insert(x, all);
        }
        self.symbols[&e]
    }

    /// The expression, written for values of the symbols within the context.
    fn walk(&mut self, e: Expr, context: Context, levels: u32) -> Expr {
        if matches!(self.store.node(e), Node::Const(_) | Node::Symbol(_)) {
            return e;
        }
        if let Some(&done) = self.written.get(&(e, context)) {
            return done;
        }
        if levels == 0 || self.written.len() >= self.store.limits().readable.expressions {
            return e;
        }
        let written = match self.symbols(e) {
            Symbols::None => e,
            Symbols::One(v) => match self.of_one(e, v, context) {
                Some(written) => written,
                None => {
                    let parts = self.by_parts(e, context, levels);
                    let atoms = self.by_atoms(parts, context, levels);
                    self.shortest([e, parts].into_iter().chain(atoms)).unwrap_or(e)
                }
            },
            Symbols::Several => {
                let grouped = self.by_symbols(e, context, levels).unwrap_or(e);
                let parts = self.by_parts(grouped, context, levels);
                let split = self.by_terms(parts, context, levels);
                let found = [Some(e), Some(parts), split].into_iter().flatten();
                let found = self.shortest(found).unwrap_or(e);
                let cases = self.by_cases(found, context, levels);
                let found = self.shortest([found].into_iter().chain(cases)).unwrap_or(found);
                let atoms = self.by_atoms(found, context, levels);
                self.shortest([found].into_iter().chain(atoms)).unwrap_or(found)
            }
        };
        self.written.insert((e, context), written);
        written
    }

    /// An expression of one symbol, from its canonical form.
    fn of_one(&mut self, e: Expr, symbol: Sym, context: Context) -> Option<Expr> {
        let range = self.contexts.range(self.store, context, symbol)?;
        if let Some(&known) = self.of_one.get(&(e, symbol, range)) {
            return known;
        }
        let written = self.of_one_within(e, symbol, range);
        self.of_one.insert((e, symbol, range), written);
        written
    }

    fn of_one_within(&mut self, e: Expr, symbol: Sym, (lo, hi): (i128, i128)) -> Option<Expr> {
        let reader = self
            .readers
            .entry((symbol, lo, hi))
            .or_insert_with(|| Univariate::new(symbol, (lo, hi)));
        let function = reader.read(self.store, e)?;
        let mut forms = Forms { store: &mut *self.store, symbol, reader, known: &mut self.forms };
        let found = match forms.store.is_boolean(e) {
            true => forms.condition(&function),
            false => forms.shortest(&function),
        };
        let found = found.filter(|&found| {
            // what was written is read back: a slip of the writer is no count
            reader.read(self.store, found).is_some_and(|g| g.equals(&function))
        });
        self.shortest([e].into_iter().chain(found))
    }

    /// A junction in which the conditions on one symbol, where several are, are written as one.
    fn by_symbols(&mut self, e: Expr, context: Context, levels: u32) -> Option<Expr> {
        let (args, is_and) = match self.store.node(e) {
            Node::And(args) => (args.to_vec(), true),
            Node::Or(args) => (args.to_vec(), false),
            _ => return None,
        };
        let mut groups: Vec<(Symbols, Vec<Expr>)> = Vec::new();
        for a in args {
            let symbols = self.symbols(a);
            let one = matches!(symbols, Symbols::One(_));
            match groups.iter_mut().find(|g| one && g.0 == symbols) {
                Some(group) => group.1.push(a),
                None => groups.push((symbols, vec![a])),
            }
        }
        if groups.iter().all(|g| g.1.len() == 1) {
            return None;
        }
        let mut parts = Vec::new();
        for (_, group) in groups {
            let all = self.joined(is_and, &group);
            parts.push(if group.len() > 1 { self.walk(all, context, levels - 1) } else { all });
        }
        Some(self.joined(is_and, &parts))
    }

    fn joined(&mut self, is_and: bool, parts: &[Expr]) -> Expr {
        match is_and {
            true => self.store.and_all(parts),
            false => self.store.or_all(parts),
        }
    }

    /// The expression with its operands written anew.
    fn by_parts(&mut self, e: Expr, context: Context, levels: u32) -> Expr {
        match self.store.node(e).clone() {
            Node::Ite(c, a, b) => {
                let condition = self.walk(c, context, levels - 1);
                let then = self.restricted(context, c, true);
                let other = self.restricted(context, c, false);
                let a = self.walk(a, then, levels - 1);
                let b = self.walk(b, other, levels - 1);
                let choice = self.store.ite(condition, a, b);
                let choice = self.with_fewer_conditions(choice, context);
                let apart = self.out_of_choices(choice);
                self.shortest([choice].into_iter().chain(apart)).unwrap_or(choice)
            }
            Node::SumOver { var, lo, hi, body } => {
                let index = self.with_index(context, var, lo, hi);
                let body = self.walk(body, index, levels - 1);
                let [lo, hi] = [lo, hi].map(|end| {
                    let written = self.walk(end, context, levels - 1);
                    if self.is_plainly_integral(written) {
                        written
                    } else {
                        end
                    }
                });
                self.store.sum_over(var, lo, hi, body)
            }
            // what is searched and executed stays as it is
            Node::First { .. } | Node::Simulation { .. } => e,
            node => {
                let mut operands = Vec::new();
                for_each_operand(&node, |a| operands.push(a));
                // divisions, wraps and bits are of what is seen to be an integer
                let any = matches!(
                    node,
                    Node::Sum(..)
                        | Node::Product(_)
                        | Node::Min(_)
                        | Node::Max(_)
                        | Node::Quotient(..)
                        | Node::And(_)
                        | Node::Or(_)
                        | Node::Not(_)
                );
                let mut written: FxHashMap<Expr, Expr> = FxHashMap::default();
                let others = self.beside_conditions(&node, context);
                for a in operands {
                    let inside = match self.symbols(a) {
                        Symbols::Several => others,
                        _ => context,
                    };
                    let w = self.walk(a, inside, levels - 1);
                    let kept = any || self.is_plainly_integral(w);
                    written.insert(a, if kept { w } else { a });
                }
                let rebuilt = self.store.rebuild(e, &|a| written.get(&a).copied().unwrap_or(a));
                let others = match self.store.node(rebuilt) {
                    Node::And(_) | Node::Or(_) => vec![self.minimal(rebuilt)],
                    Node::Ge0(_) => vec![self.without_quotient(rebuilt, context)],
                    Node::Min(_) | Node::Max(_) => vec![self.divided_extremum(rebuilt)],
                    _ => vec![
                        self.in_extremum(rebuilt),
                        self.in_choice(rebuilt),
                        self.out_of_choices(rebuilt),
                        self.with_sign_turned(rebuilt),
                    ],
                };
                let all = [Some(rebuilt)].into_iter().chain(others).flatten();
                self.shortest(all).unwrap_or(rebuilt)
            }
        }
    }

    /// An integer, as a reader sees without a proof: no fraction stands in it.
    fn is_plainly_integral(&self, e: Expr) -> bool {
        let (c, terms) = self.store.linear(e);
        self.store.is_integral(e) && c.is_integer() && terms.iter().all(|t| t.0.is_integer())
    }

    /// The context of those operands of a junction that speak of several symbols: where the conditions of one
    /// symbol decide, the others say nothing.
    fn beside_conditions(&mut self, node: &Node, context: Context) -> Context {
        let (operands, holds) = match node {
            Node::And(args) => (args, true),
            Node::Or(args) => (args, false),
            _ => return context,
        };
        let mut inside = context;
        for &a in operands {
            if matches!(self.symbols(a), Symbols::One(_)) {
                inside = self.restricted(inside, a, holds);
            }
        }
        inside
    }

    /// The context within a sum, where its index lies between its ends.
    fn with_index(&mut self, context: Context, index: Sym, lo: Expr, hi: Expr) -> Context {
        let [lo, hi] = [lo, hi].map(|end| {
            let there = self.narrowed(end, context);
            self.store.interval(there).clone()
        });
        match (lo.lo.as_ref().and_then(end), hi.hi.as_ref().and_then(end)) {
            (Some(lo), Some(hi)) if lo <= hi => {
                self.contexts.with(self.store, context, index, (lo, hi))
            }
            _ => context,
        }
    }

    fn restricted(&mut self, context: Context, condition: Expr, holds: bool) -> Context {
        self.contexts.restricted(self.store, &mut self.readers, context, condition, holds)
    }
}

/// Bits of the ends of a range beyond which it counts as unbounded: sums of ends and periods are taken in 128.
const BITS: u32 = 100;

/// The range of a symbol that stands for integers, if it is bounded.
fn bounds(store: &Store, symbol: Sym) -> Option<(i128, i128)> {
    let data = store.symbol_data(symbol);
    let (lo, hi) = (end(data.lo.as_ref()?)?, end(data.hi.as_ref()?)?);
    // ratios lie between 0 and 1
    (hi - lo >= 2).then_some((lo, hi))
}

/// An end of a range.
fn end(v: &Num) -> Option<i128> {
    v.as_i128().filter(|v| v.unsigned_abs() < 1 << BITS)
}
