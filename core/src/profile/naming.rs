//! Names for repeated sub-expressions, so that a table of formulas says each thing once.
//!
//! A sub-expression gets a name if it occurs at two places or more in the formulas shown and is
//! long when written out. Names refer to earlier ones only. What is to be read on its own, such as a
//! condition that a user may pass to `--assume`, brings the names it uses along
//! ([`Naming::standalone`]).

use crate::expr::{Expr, Node, Store};
use rustc_hash::{FxHashMap, FxHashSet};

/// Names of sub-expressions. What reads as the negative of something, where it is subtracted at least as often as added,
/// has a name with a minus, which stands for that: `t1` for `ceil(n/4)`, and `-t1` for `floor(-n/4)`.
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

/// How much more often each expression is subtracted than it stands as it is, in formulas with these nodes. First of all,
/// formulas are to start without a minus.
fn subtracted(store: &Store, roots: &[Expr], nodes: &[Expr]) -> FxHashMap<Expr, i64> {
    let is_root = |e: Expr| roots.binary_search(&e).is_ok();
    // what is compared may stand on either side
    let mut compared = FxHashSet::default();
    for &e in nodes {
        if let Node::Ge0(x) | Node::Eq0(x) = *store.node(e) {
            compared.insert(x);
        }
    }
    let mut out: FxHashMap<Expr, i64> = FxHashMap::default();
    for &e in nodes {
        let mut add = |operand: Expr, sign: i64| *out.entry(operand).or_default() += sign;
        match store.node(e) {
            Node::Sum(..) if compared.contains(&e) && !is_root(e) => {}
            Node::Sum(c, terms) => {
                let alone = is_root(e) && c.is_zero() && terms.len() == 1;
                let weight = if alone { FORMULA } else { 1 };
                for (k, t) in terms.iter() {
                    add(*t, if k.is_negative() { weight } else { -weight });
                }
            }
            // a sign goes before the product
            Node::Product(_) => {}
            _ => store.for_each_shown(e, |a| add(a, -1)),
        }
        if is_root(e) {
            add(e, -FORMULA);
        }
    }
    out
}

/// As how many operands a formula of its own counts.
const FORMULA: i64 = 1 << 20;

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
        store.visit_shown(&roots, |e| {
            nodes.push(e);
            store.for_each_shown(e, |a| *places.entry(a).or_default() += 1);
        });
        let subtracted = subtracted(store, &roots, &nodes);
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
            let is_subtracted = subtracted.get(&e).is_none_or(|&n| n >= 0);
            let name =
                match is_subtracted && store.display_with(e, &naming.names).opposite().is_some() {
                    true => format!("-{name}"),
                    false => name,
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
        store.visit_shown(&[formula], |e| {
            if e != formula && self.names.contains_key(&e) {
                used.push(e);
            }
        });
        if used.is_empty() {
            return full;
        }
        // operands come before what uses them, as names come before what refers to them
        let definition = |&e: &Expr| self.definition(store, e);
        let lines: Vec<String> =
            used.iter().map(definition).map(|(name, text)| format!("{name} = {text}")).collect();
        let text = store.display_with(formula, &self.names);
        format!("{text} where {}", lines.join(", "))
    }

    /// The name of an expression, or of its negative, and what it stands for.
    fn definition(&self, store: &Store, e: Expr) -> (String, String) {
        let (name, text) = (&self.names[&e], store.display_with(e, &self.names));
        match name.strip_prefix('-') {
            Some(name) => {
                (name.to_owned(), text.opposite().unwrap_or_else(|| format!("-({text})")))
            }
            None => (name.clone(), text.to_string()),
        }
    }

    /// Names and what they stand for, in an order that defines before use.
    pub fn definitions(&self, store: &Store) -> Vec<(String, String)> {
        self.order.iter().map(|&e| self.definition(store, e)).collect()
    }

    /// The definitions as lines, `name = expression` each.
    pub fn lines(&self, store: &Store) -> Vec<String> {
        self.definitions(store).into_iter().map(|(n, e)| format!("{n} = {e}")).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::{Num, SymKind};

    /// Formulas with their names, and the definitions of these, each of which reads back as what it stands for.
    fn named(texts: &[&str]) -> (Vec<String>, Vec<String>) {
        let mut s = Store::new();
        for name in ["n", "m", "width", "step"] {
            s.parameter(name, 32);
        }
        s.symbol("trueRatio(if.then)", SymKind::Free, Some(Num::ZERO), Some(Num::ONE));
        let parsed = |s: &mut Store, t: &str| s.parse(t).unwrap_or_else(|e| panic!("{t}: {e}"));
        let all: Vec<Expr> = texts.iter().map(|t| parsed(&mut s, t)).collect();
        let naming = Naming::new(&s, &all);
        let (shown, lines): (Vec<String>, _) =
            (all.iter().map(|&e| naming.text(&s, e)).collect(), naming.lines(&s));
        for (&e, text) in all.iter().zip(&shown) {
            let text = match lines.is_empty() {
                true => text.clone(),
                false => format!("{text} where {}", lines.join(", ")),
            };
            assert_eq!(parsed(&mut s, &text), e, "{text}");
        }
        (shown, lines)
    }

    #[test]
    fn what_is_rounded_up_has_a_name_without_a_minus() {
        let (shown, lines) = named(&[
            "max(0, ceil((n + width)/step) - 1)",
            "min(m, ceil((n + width)/step))",
            "m*ceil((n + width)/step) + width",
            "-m*ceil((n + width)/step)*max(0, width)",
            "ceil((n + width)/step)^2",
            "[ceil((n + width)/step) > m]",
        ]);
        assert_eq!(lines, ["t1 = ceil((n + width)/step)"]);
        let expected =
            ["max(0, t1 - 1)", "min(m, t1)", "width + m*t1", "-m*t1*max(0, width)", "t1^2"];
        assert_eq!(shown[..5], expected);
        assert!(["t1 > m", "m < t1"].contains(&shown[5].as_str()), "{}", shown[5]);
    }

    #[test]
    fn what_a_formula_is_the_negative_of_has_the_name_of_the_formula() {
        let share = "max(0, n)*max(0, width)*(1 - trueRatio(if.then))";
        let (shown, lines) = named(&[share, &format!("max(0, m) + {share}")]);
        assert_eq!(lines, [format!("t1 = {share}")]);
        assert_eq!(shown, ["t1", "t1 + max(0, m)"]);
        // the negative of a count is no count
        let (shown, lines) = named(&["floor(-n/(width + 4))", "m - floor(-n/(width + 4))"]);
        assert_eq!(lines, ["t1 = -ceil(n/(width + 4))"]);
        assert_eq!(shown, ["t1", "m - t1"]);
    }
}
