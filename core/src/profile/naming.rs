//! Names for repeated sub-expressions, so that a table of formulas says each thing once.
//!
//! A sub-expression gets a name if it occurs at two places or more in the formulas shown and is
//! long when written out. Names refer to earlier ones only. What is to be read on its own, such as a
//! condition that a user may pass to `--assume`, brings the names it uses along
//! ([`Naming::standalone`]).

use crate::expr::{for_each_operand, Expr, Node, Store};
use rustc_hash::FxHashMap;

/// Names of sub-expressions.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Naming {
    names: FxHashMap<Expr, String>,
    order: Vec<Expr>,
}

/// Is an expression of this length that stands at so many places worth a name?
fn worth(length: usize, places: u32) -> bool {
    match places {
        0 | 1 => false,
        2 | 3 => length >= 20,
        _ => length >= 12,
    }
}

/// Does an expression read no easier by a name? A symbol and its complement (`1 - trueRatio(if.then)`) do not.
fn is_atom(store: &Store, e: Expr) -> bool {
    let is_symbol = |e: Expr| matches!(store.node(e), Node::Symbol(_));
    match store.node(e) {
        Node::Const(_) | Node::Symbol(_) => true,
        Node::Sum(_, terms) => matches!(**terms, [(ref k, t)] if k.abs().is_one() && is_symbol(t)),
        _ => false,
    }
}

impl Naming {
    /// Names what repeats in these formulas.
    ///
    /// ```
    /// use symprof_core::{expr::Store, profile::Naming};
    /// let mut s = Store::new();
    /// let (n, m) = (s.parameter("n", 32), s.parameter("width", 32));
    /// let rows = s.positive_part(n);
    /// let columns = s.positive_part(m);
    /// let cells = s.mul(rows, columns);
    /// let twice = s.add(cells, rows);
    /// let naming = Naming::new(&s, &[cells, twice]);
    /// assert_eq!(naming.lines(&s), ["t1 = max(0, n)*max(0, width)"]);
    /// assert_eq!(naming.text(&s, twice), "max(0, n) + t1");
    /// ```
    ///
    /// A symbol less or more a number has none:
    ///
    /// ```
    /// use symprof_core::{expr::{Num, Store, SymKind}, profile::Naming};
    /// let mut s = Store::new();
    /// let n = s.parameter("n", 32);
    /// let ratio = s.symbol("trueRatio(if.then.i)", SymKind::Free, Some(Num::ZERO), Some(Num::ONE));
    /// let (ratio, one) = (s.sym(ratio), s.int(1));
    /// let (rest, entries) = (s.sub(one, ratio), s.positive_part(n));
    /// let (count, square) = (s.mul(entries, rest), s.mul(rest, rest));
    /// let naming = Naming::new(&s, &[count, square]);
    /// assert_eq!(naming.text(&s, count), "max(0, n)*(1 - trueRatio(if.then.i))");
    /// assert!(naming.lines(&s).is_empty());
    /// ```
    pub fn new<E: Copy + Into<Expr>>(store: &Store, formulas: &[E]) -> Naming {
        Naming::default().and(store, formulas)
    }

    /// The same names, and further ones for what repeats in these formulas.
    pub fn and<E: Copy + Into<Expr>>(&self, store: &Store, formulas: &[E]) -> Naming {
        self.with(store, formulas.iter().map(|&e| e.into()).collect())
    }

    fn with(&self, store: &Store, mut roots: Vec<Expr>) -> Naming {
        let mut naming = self.clone();
        // places where each node stands: as an operand of a distinct node, or as a formula
        let mut places: FxHashMap<Expr, u32> = FxHashMap::default();
        let mut nodes: Vec<Expr> = Vec::new();
        for &e in &roots {
            *places.entry(e).or_default() += 1;
        }
        roots.sort_unstable();
        roots.dedup();
        store.visit(&roots, |e, node| {
            nodes.push(e);
            for_each_operand(node, |a| *places.entry(a).or_default() += 1);
        });
        let taken: Vec<&str> = store.symbols().map(|(_, d)| d.name.as_str()).collect();
        let mut k = naming.order.len();
        for e in nodes {
            let places = places.get(&e).copied().unwrap_or(0);
            let atom = is_atom(store, e);
            // what holds an index of an enclosing sum means something only inside it
            let named = naming.names.contains_key(&e);
            if places < 2 || atom || named || !store.vars(e).is_empty() {
                continue;
            }
            if !worth(naming.text(store, e).chars().count(), places) {
                continue;
            }
            let name = loop {
                k += 1;
                let name = format!("t{k}");
                if !taken.contains(&name.as_str()) {
                    break name;
                }
            };
            naming.names.insert(e, name);
            naming.order.push(e);
        }
        naming
    }

    /// The formula with names in place of what they stand for. A formula that has a name itself is
    /// that name.
    pub fn text(&self, store: &Store, formula: impl Into<Expr>) -> String {
        let formula = formula.into();
        match self.names.get(&formula) {
            Some(name) => name.clone(),
            None => store.display_with(formula, &self.names).to_string(),
        }
    }

    /// The formula as a text that is read on its own: in full up to so many characters, and where it
    /// is longer, with names and a `where` that says what those stand for.
    ///
    /// ```
    /// use symprof_core::{expr::Store, profile::Naming};
    /// let mut s = Store::new();
    /// s.parameter("n", 32);
    /// s.parameter("width", 32);
    /// let e = s.parse("max(0, n)*max(0, width) >= 8 && max(0, n)*max(0, width) != 12")?;
    /// let naming = Naming::new(&s, &[e]);
    /// let long = naming.standalone(&s, e, 100);
    /// assert_eq!(long, "max(0, n)*max(0, width) >= 8 && max(0, n)*max(0, width) != 12");
    /// let named = naming.standalone(&s, e, 40);
    /// assert_eq!(named, "t1 >= 8 && t1 != 12 where t1 = max(0, n)*max(0, width)");
    /// assert_eq!(s.parse(&named)?, e);
    /// # Ok::<(), symprof_core::expr::ParseError>(())
    /// ```
    pub fn standalone(&self, store: &Store, formula: impl Into<Expr>, most: usize) -> String {
        let formula = formula.into();
        let full = store.display(formula).to_string();
        if full.chars().count() <= most {
            return full;
        }
        let mut used = Vec::new();
        store.visit(&[formula], |e, _| {
            if e != formula && self.names.contains_key(&e) {
                used.push(e);
            }
        });
        if used.is_empty() {
            return full;
        }
        // operands come before what uses them, as names come before what refers to them
        let text = |e: Expr| store.display_with(e, &self.names).to_string();
        let lines: Vec<String> =
            used.iter().map(|e| format!("{} = {}", self.names[e], text(*e))).collect();
        format!("{} where {}", text(formula), lines.join(", "))
    }

    /// Names and what they stand for, in an order that defines before use.
    pub fn definitions(&self, store: &Store) -> Vec<(String, String)> {
        let text = |e: &Expr| store.display_with(*e, &self.names).to_string();
        self.order.iter().map(|e| (self.names[e].clone(), text(e))).collect()
    }

    /// The definitions as lines, `name = expression` each.
    pub fn lines(&self, store: &Store) -> Vec<String> {
        self.definitions(store).into_iter().map(|(n, e)| format!("{n} = {e}")).collect()
    }
}
