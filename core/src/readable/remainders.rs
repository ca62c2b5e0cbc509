//! Remainders by sizes: `x - b*floor(x/b)` is `x mod b` (Graham, Knuth, Patashnik, *Concrete Mathematics*, section 3.4).
//!
//! Sums of tiles leave the difference, in which multiples cancel; a reader takes in the remainder at once. By a
//! constant divisor the difference is the normal form, and printed as a remainder.

use super::Writer;
use crate::expr::{Expr, Node, Store};

impl Writer<'_> {
    /// The expression with remainders by symbols in place of what is a dividend without the multiples of its divisor, if
    /// it is shorter. Linear in the nodes.
    pub(super) fn with_remainders(&mut self, e: Expr) -> Expr {
        let written = self.store.mapped(e, |s, x, done| {
            let mut x = s.rebuild(x, done);
            while let Some(less) = with_remainder(s, x) {
                x = less;
            }
            x
        });
        self.shortest([e, written]).unwrap_or(e)
    }
}

/// A sum with one remainder more, `k*(x mod b)` in place of `k*x - k*b*floor(x/b)`.
fn with_remainder(s: &mut Store, e: Expr) -> Option<Expr> {
    if !matches!(s.node(e), Node::Sum(..)) {
        return None;
    }
    let (constant, terms) = s.linear(e);
    for (k, t) in &terms {
        let Some((x, b)) = multiple_of_quotient(s, *t) else { continue };
        let (of_x, parts) = s.linear(x);
        let mut rest = terms.clone();
        rest.retain(|r| r.1 != *t);
        let factor = -k.clone();
        // the dividend, as often as the multiples are taken away
        let is_there = parts.iter().all(|(q, v)| {
            let wanted = q.clone() * factor.clone();
            rest.iter().position(|r| r.1 == *v && r.0 == wanted).map(|i| rest.remove(i)).is_some()
        });
        if parts.is_empty() || !is_there {
            continue;
        }
        let remainder = s.modulo(x, b);
        let constant = constant.clone() - of_x * factor.clone();
        rest.push((factor, remainder));
        return Some(s.linear_sum(constant, rest));
    }
    None
}

/// The dividend and the divisor of `b*floor(x/b)` for a symbol `b`.
fn multiple_of_quotient(s: &Store, e: Expr) -> Option<(Expr, Expr)> {
    let Node::Product(factors) = s.node(e) else { return None };
    let [(a, 1), (b, 1)] = factors[..] else { return None };
    [(a, b), (b, a)].into_iter().find_map(|(quotient, divisor)| match *s.node(quotient) {
        Node::FloorDiv(x, d) if d == divisor && matches!(s.node(d), Node::Symbol(_)) => {
            Some((x, d))
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use crate::expr::{Evaluator, Num, Store};
    use crate::readable::Writer;

    #[test]
    fn a_dividend_without_multiples_of_its_divisor_is_a_remainder() {
        for (text, wanted) in [
            ("floor((n - g*floor(n/g))/8)", "floor((n mod g)/8)"),
            ("2*n + m + 3 - 2*g*floor(n/g)", "m + 2*(n mod g) + 3"),
            ("n + 1 - g*floor((n + 2)/g)", "((n + 2) mod g) - 1"),
            ("n - m*floor(n/g)", "n - m*floor(n/g)"),
            ("2*n - g*floor(n/g)", "2*n - g*floor(n/g)"),
        ] {
            let mut s = Store::new();
            for name in ["n", "m", "g"] {
                s.parameter(name, 32);
            }
            let derived = s.parse(text).expect("a formula");
            let written = Writer::new(&mut s).with_remainders(derived);
            assert_eq!(s.display(written).to_string(), wanted, "{text}");
            for n in -9..9 {
                for g in (-4..5).filter(|g| *g != 0) {
                    let mut ev = Evaluator::new(&s);
                    for (name, value) in [("n", n), ("m", 5), ("g", g)] {
                        ev.bind_name(name, Num::int(value));
                    }
                    assert_eq!(ev.eval(derived), ev.eval(written), "{text} at {n}, {g}");
                }
            }
        }
    }
}
