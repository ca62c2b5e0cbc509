//! Conditions that follow from others and speak of fewer symbols: the existential quantifier over what is dropped,
//! from above, by the bounds of symbols (one step of Fourier-Motzkin elimination against the bounds alone).

use super::node::{Expr, Node, Sym};
use super::num::Num;
use super::store::Store;
use rustc_hash::FxHashSet;

impl Store {
    /// A condition that holds wherever `condition` does and speaks of the symbols `kept` alone; none if nothing is
    /// left of it. Linear in the condition.
    ///
    /// ```
    /// use symprof_core::expr::Store;
    /// let mut s = Store::new();
    /// let (n, p) = (s.parameter("n", 64), s.parameter("p", 8));
    /// let condition = s.parse("-100 <= n + p <= 100 && p != n")?;
    /// let symbol = s.find_symbol("n").into_iter().collect();
    /// let about_n = s.consequence_about(condition, &symbol).expect("p has bounds");
    /// assert_eq!(s.display(about_n).to_string(), "n >= -227 && n <= 228");
    /// # let _ = (n, p);
    /// # Ok::<(), symprof_core::expr::ParseError>(())
    /// ```
    pub fn consequence_about(&mut self, condition: Expr, kept: &FxHashSet<Sym>) -> Option<Expr> {
        let mut other = FxHashSet::default();
        let mut all = Vec::new();
        // operands come before what has them
        self.visit(&[condition], |e, node| {
            all.push((e, matches!(node, Node::Symbol(s) if !kept.contains(s))))
        });
        for (e, is_dropped) in all {
            let mut speaks = is_dropped;
            super::for_each_operand(self.node(e), |a| speaks |= other.contains(&a));
            if speaks {
                other.insert(e);
            }
        }
        self.about(condition, &other, self.limits().proofs.interval_levels)
    }

    /// As [`consequence_about`](Self::consequence_about); `other` are the expressions that speak of what is dropped.
    fn about(&mut self, condition: Expr, other: &FxHashSet<Expr>, depth: u32) -> Option<Expr> {
        if !other.contains(&condition) {
            return Some(condition);
        }
        let depth = depth.checked_sub(1)?;
        match self.node(condition).clone() {
            Node::And(args) => {
                let left: Vec<Expr> =
                    args.iter().filter_map(|&a| self.about(a, other, depth)).collect();
                (!left.is_empty()).then(|| self.and_all(&left))
            }
            Node::Or(args) => {
                let left = args.iter().map(|&a| self.about(a, other, depth));
                let left: Vec<Expr> = left.collect::<Option<_>>()?;
                Some(self.or_all(&left))
            }
            Node::Ge0(e) => {
                let most = self.most(e, other)?;
                Some(self.ge0(most))
            }
            Node::Eq0(e) => {
                let negated = self.neg(e);
                let sides = [e, negated].map(|e| {
                    let most = self.most(e, other)?;
                    Some(self.ge0(most))
                });
                let sides: Vec<Expr> = sides.into_iter().flatten().collect();
                (!sides.is_empty()).then(|| self.and_all(&sides))
            }
            _ => None,
        }
    }

    /// The expression with each term of a sum that speaks of what is dropped at its greatest.
    fn most(&mut self, e: Expr, other: &FxHashSet<Expr>) -> Option<Expr> {
        let (constant, terms) = match self.node(e) {
            Node::Sum(c, terms) => (c.clone(), terms.to_vec()),
            _ => (Num::ZERO, vec![(Num::ONE, e)]),
        };
        let mut sum = self.num(constant);
        for (k, t) in terms {
            let term = if other.contains(&t) {
                let greatest = self.interval(t).scaled(&k).hi?;
                self.num(greatest)
            } else {
                let k = self.num(k);
                self.mul(k, t)
            };
            sum = self.add(sum, term);
        }
        Some(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::Evaluator;

    /// What holds at a point holds of its consequence, and that speaks of `a` and `b` alone.
    #[test]
    fn consequences_hold_where_the_conditions_do() {
        let conditions = [
            "a + b - 2*c >= 0",
            "a - c == 3",
            "2*c == b",
            "a >= 0 || c > b",
            "(a >= 0 || c > b) && a + b + c <= -4",
            "a*c >= 3",
            "a mod 2 == 1 && c != b",
            "!(a >= c)",
            "max(a, c) <= 1",
            "b > 100 && floor(c/2) >= a",
        ];
        let mut informative = 0;
        for text in conditions {
            let mut s = Store::new();
            for name in ["a", "b", "c"] {
                s.parameter(name, 3);
            }
            let condition = s.parse(text).unwrap();
            let kept = ["a", "b"].iter().filter_map(|n| s.find_symbol(n)).collect();
            let Some(about) = s.consequence_about(condition, &kept) else { continue };
            let mut refuted = 0;
            for (a, b, c) in (-4..4)
                .flat_map(|a| (-4..4).map(move |b| (a, b)))
                .flat_map(|(a, b)| (-4..4).map(move |c| (a, b, c)))
            {
                let mut ev = Evaluator::new(&s);
                ev.bind_name("a", Num::int(a));
                ev.bind_name("b", Num::int(b));
                let follows = ev.truth(about).expect("it speaks of a and b alone");
                ev.bind_name("c", Num::int(c));
                let holds = ev.truth(condition).expect("all is bound");
                assert!(follows || !holds, "{text} at {a}, {b}, {c}: {}", s.display(about));
                refuted += u32::from(!follows);
            }
            informative += u32::from(refuted > 0);
        }
        assert!(informative >= 6, "{informative}");
    }
}
