//! Contexts: within which bounds symbols lie where an arm of a choice is taken.

use super::univariate::Univariate;
use crate::expr::{for_each_operand, Expr, Node, Store, Sym};
use rustc_hash::FxHashMap;

/// Bounds of some symbols, by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Context(usize);

impl Context {
    /// Symbols have the bounds of their type.
    pub(super) const ANY: Context = Context(0);
}

type Bounds = Vec<(Sym, i128, i128)>;

/// All contexts met.
#[derive(Debug)]
pub(super) struct Contexts {
    all: Vec<Bounds>,
    numbers: FxHashMap<Bounds, usize>,
}

impl Default for Contexts {
    fn default() -> Contexts {
        Contexts { all: vec![Vec::new()], numbers: [(Vec::new(), 0)].into_iter().collect() }
    }
}

impl Contexts {
    /// The range of a symbol, if it is bounded.
    pub(super) fn range(&self, s: &Store, context: Context, symbol: Sym) -> Option<(i128, i128)> {
        let known = self.all[context.0].iter().find(|b| b.0 == symbol);
        known.map(|b| (b.1, b.2)).or_else(|| super::bounds(s, symbol))
    }

    /// The symbols with other bounds than those of their types.
    pub(super) fn bounds(&self, context: Context) -> &[(Sym, i128, i128)] {
        &self.all[context.0]
    }

    /// The context where a condition holds too, or fails. A condition that never does leaves it.
    pub(super) fn restricted(
        &mut self,
        s: &mut Store,
        readers: &mut FxHashMap<(Sym, i128, i128), Univariate>,
        context: Context,
        condition: Expr,
        holds: bool,
    ) -> Context {
        let parts: Vec<Expr> = match (s.node(condition), holds) {
            (Node::And(args), true) | (Node::Or(args), false) => args.to_vec(),
            _ => vec![condition],
        };
        let mut bounds = self.all[context.0].clone();
        for part in parts {
            let Some(symbol) = only_symbol(s, part) else { continue };
            let known = bounds.iter().find(|b| b.0 == symbol).map(|b| (b.1, b.2));
            let Some((lo, hi)) = known.or_else(|| super::bounds(s, symbol)) else { continue };
            let reader = readers
                .entry((symbol, lo, hi))
                .or_insert_with(|| Univariate::new(symbol, (lo, hi)));
            let Some(truth) = reader.read(s, part).filter(|t| t.is_truth()) else { continue };
            let Some((lo, hi)) = truth.hull(holds) else { return context };
            bounds.retain(|b| b.0 != symbol);
            bounds.push((symbol, lo, hi));
        }
        bounds.sort_unstable();
        self.number(s, bounds).unwrap_or(context)
    }

    /// The context where a symbol has these bounds.
    pub(super) fn with(
        &mut self,
        s: &Store,
        context: Context,
        symbol: Sym,
        ends: (i128, i128),
    ) -> Context {
        let mut bounds = self.all[context.0].clone();
        bounds.retain(|b| b.0 != symbol);
        bounds.push((symbol, ends.0, ends.1));
        bounds.sort_unstable();
        self.number(s, bounds).unwrap_or(context)
    }

    fn number(&mut self, s: &Store, bounds: Bounds) -> Option<Context> {
        if let Some(&k) = self.numbers.get(&bounds) {
            return Some(Context(k));
        }
        if self.all.len() >= s.limits().readable.contexts {
            return None;
        }
        self.numbers.insert(bounds.clone(), self.all.len());
        self.all.push(bounds);
        Some(Context(self.all.len() - 1))
    }
}

/// The symbol of an expression that has one.
fn only_symbol(s: &Store, e: Expr) -> Option<Sym> {
    let (mut found, mut stack, mut looked) = (None, vec![e], 0);
    while let Some(x) = stack.pop() {
        looked += 1;
        match s.node(x) {
            Node::Symbol(v) if found.is_some_and(|f| f != *v) => return None,
            Node::Symbol(v) => found = Some(*v),
            Node::SumOver { .. } | Node::First { .. } => return None,
            _ if looked > 200 => return None,
            node => for_each_operand(node, |a| stack.push(a)),
        }
    }
    found
}
