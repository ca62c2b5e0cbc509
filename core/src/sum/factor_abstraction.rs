//! Large factors that a sum's index has no part in are symbols while the sum is taken, so that they
//! are not simplified anew in each part of the range.
//!
//! Only factors that the summand is linear in are abstracted, so that nothing has to be known of them.

use crate::expr::{Expr, Node, Store, Sym, SymKind};

/// A summand with symbols in place of its large factors.
pub(super) struct FactorAbstraction {
    pub(super) body: Expr,
    /// what the symbols stand for
    pub(super) factors: Vec<(Sym, Expr)>,
}

impl FactorAbstraction {
    pub(super) fn new(s: &mut Store, var: Sym, body: Expr) -> FactorAbstraction {
        let mut abstraction = FactorAbstraction { body, factors: Vec::new() };
        if is_large(s, body) {
            abstraction.body = abstraction.abstracted(s, var, body, s.limits().sums.nested_factors);
        }
        abstraction
    }

    /// A part of the summand that it is linear in.
    fn abstracted(&mut self, s: &mut Store, var: Sym, e: Expr, depth: u32) -> Expr {
        if depth == 0 {
            return e;
        }
        if !s.has_var(e, var) {
            return self.symbol_for(s, e);
        }
        match s.node(e).clone() {
            Node::Sum(c, terms) => {
                let terms: Vec<_> = terms
                    .into_iter()
                    .map(|(k, t)| (k, self.abstracted(s, var, t, depth - 1)))
                    .collect();
                s.linear_sum(c, terms)
            }
            Node::Ite(c, a, b) if !s.is_boolean(e) => {
                let (a, b) =
                    (self.abstracted(s, var, a, depth - 1), self.abstracted(s, var, b, depth - 1));
                s.ite(c, a, b)
            }
            Node::Product(factors) => {
                let (with, free): (Vec<_>, Vec<_>) =
                    factors.into_iter().partition(|f| s.has_var(f.0, var));
                if free.is_empty() {
                    return e;
                }
                let free = s.product(free);
                let (free, with) = (self.symbol_for(s, free), s.product(with));
                s.mul(free, with)
            }
            _ => e,
        }
    }

    fn symbol_for(&mut self, s: &mut Store, e: Expr) -> Expr {
        if !s.is_integral(e) || !is_large(s, e) {
            return e;
        }
        if let Some((symbol, _)) = self.factors.iter().find(|f| f.1 == e) {
            return s.sym(*symbol);
        }
        let symbol = s.fresh("F", SymKind::Placeholder, None, None);
        self.factors.push((symbol, e));
        s.sym(symbol)
    }
}

fn is_large(s: &Store, e: Expr) -> bool {
    s.dag_size_within(e, s.limits().sums.large_factor.saturating_sub(1)).is_none()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::{Evaluator, Num};

    const FACTOR: &str = "max(ite(n*m > k, floor(n/(m^2 + 1)), min(n, m + k, 7*k)), \
                          ite(n > k + m*k, n*k, ite(n == m, floor((k - n)/(n^2 + 3)), -5)))";

    /// Symbols replaced by their factors give the summand back, and no large factor stays in between.
    #[test]
    fn symbols_replace_large_factors() {
        let mut s = Store::new();
        for name in ["n", "m", "k"] {
            s.parameter(name, 8);
        }
        let i = s.fresh("i", SymKind::Index, Some(Num::ZERO), None);
        let ie = s.sym(i);
        let large = s.parse(FACTOR).expect("it parses");
        assert!(is_large(&s, large));
        let m = s.parse("m").expect("it parses");
        let (product, early, less) = (s.mul(large, ie), s.lt(ie, m), s.lt(ie, large));
        // the condition that has the large factor keeps it: nothing is known of a symbol there
        let (choice, kept) = (s.ite(early, large, ie), s.ite(less, ie, m));
        let body = s.add_all([product, choice, kept]);
        let abstraction = FactorAbstraction::new(&mut s, i, body);
        assert_eq!(abstraction.factors.len(), 1, "{}", s.display(abstraction.body));
        let (symbol, factor) = abstraction.factors[0];
        assert_eq!(factor, large);
        assert!(s.has_var(abstraction.body, symbol));
        let back = s.substitute(abstraction.body, &[(symbol, factor)]);
        for point in [[5, 3, 2], [-4, 7, 1], [6, 6, -9], [120, -3, 11], [0, 0, 0]] {
            for at in [0, 1, 6] {
                let mut ev = Evaluator::new(&s);
                for (name, v) in ["n", "m", "k"].iter().zip(point) {
                    ev.bind_name(name, Num::int(v));
                }
                ev.bind(i, Num::int(at));
                assert_eq!(ev.eval(back), ev.eval(body), "at {point:?}, {at}");
            }
        }
    }

    #[test]
    fn a_small_summand_stays_as_it_is() {
        let mut s = Store::new();
        let n = s.parameter("n", 32);
        let i = s.fresh("i", SymKind::Index, Some(Num::ZERO), None);
        let ie = s.sym(i);
        let body = s.mul(n, ie);
        let abstraction = FactorAbstraction::new(&mut s, i, body);
        assert_eq!((abstraction.body, abstraction.factors.len()), (body, 0));
    }
}
