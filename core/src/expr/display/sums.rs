//! Prints sums: terms with their signs, remainders found again, quotients rounded up where more is
//! subtracted than added.

use super::{Prec, Printer};
use crate::expr::{Expr, Node, Num};

/// Where a quotient with as much to subtract as to add is rounded to.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Tie {
    Down,
    Up,
}

/// Where a term of a sum stands.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    First,
    Later,
}

/// Does a part stand for a term, or for its negative?
#[derive(Clone, Copy, PartialEq)]
enum Sign {
    Same,
    Other,
}

/// What a sum adds up.
pub(super) enum Part {
    Term(Expr),
    /// remainder by a constant
    Mod(Expr, Num),
    /// Factors, and quotients of what is negated here, rounded up: a product with quotients rounded down, negated
    /// as often as there are such.
    Ceil {
        factors: Factors,
        quotients: Vec<(Expr, Expr)>,
    },
    /// a product with some of its factors negated
    Turned(Factors),
}

/// Factors of a product, maybe some of them negated.
pub(super) struct Factors {
    pub(super) all: Vec<(Expr, u32)>,
    pub(super) turned: Vec<usize>,
}

impl Printer<'_> {
    /// The constant and the terms of an expression, remainders being found again.
    pub(super) fn parts(&self, e: Expr) -> (Num, Vec<(Num, Part)>) {
        let (mut c, terms) = self.store.linear(e);
        let mut terms = terms.to_vec();
        let mut parts = Vec::new();
        while let Some(m) = self.store.split_mod(&c, &terms) {
            parts.push((m.scale, Part::Mod(m.dividend, m.modulus)));
            c = m.rest_constant;
            terms = m.rest_terms;
        }
        let alone = terms.len() == 1 && parts.is_empty();
        let term = |(k, t): (Num, Expr)| {
            let tie = if alone && k.is_negative() { Tie::Up } else { Tie::Down };
            let (k, part) = match self.rounded_up(t, tie) {
                Some((part, Sign::Other)) => (-k, part),
                Some((part, Sign::Same)) => (k, part),
                None => (k, Part::Term(t)),
            };
            if !k.is_negative() {
                return (k, self.paired(part));
            }
            match self.turned(part, alone && c.is_zero()) {
                Ok(part) => (-k, part),
                Err(part) => (k, part),
            }
        };
        let mut all: Vec<_> = terms.into_iter().map(term).collect();
        all.extend(parts);
        (c, all)
    }

    /// A term that has quotients with more to subtract than to add, these rounded up; whether that is the term or its
    /// negative. Of as much to subtract as to add, as `tie` says.
    fn rounded_up(&self, term: Expr, tie: Tie) -> Option<(Part, Sign)> {
        let factors = match self.store.node(term) {
            Node::Product(factors) => factors.to_vec(),
            Node::FloorDiv(..) => vec![(term, 1)],
            _ => return None,
        };
        if self.named(term) {
            return None;
        }
        let quotient = |e: Expr| match *self.store.node(e) {
            Node::FloorDiv(a, b) if !self.named(e) && !self.named(a) => {
                let (_, terms) = self.store.linear(a);
                let negative = terms.iter().filter(|t| t.0.is_negative()).count();
                let positive = terms.len() - negative;
                let tied = tie == Tie::Up && negative == positive && negative > 0;
                (negative > positive || tied).then_some((a, b))
            }
            _ => None,
        };
        let (mut all, mut quotients) = (Vec::new(), Vec::new());
        for f in factors {
            match quotient(f.0).filter(|_| f.1 == 1) {
                Some(found) => quotients.push(found),
                None => all.push(f),
            }
        }
        let sign = match quotients.len() {
            0 => return None,
            n if n % 2 == 0 => Sign::Same,
            _ => Sign::Other,
        };
        Some((Part::Ceil { factors: Factors { all, turned: Vec::new() }, quotients }, sign))
    }

    /// The factors of a product that read as what is never positive: `p - 1`, of a share `p`.
    fn complements(&self, factors: &[(Expr, u32)]) -> Vec<usize> {
        let is_complement = |&(f, n): &(Expr, u32)| match self.store.node(f) {
            Node::Sum(c, terms) => {
                c.is_negative()
                    && terms.len() == 1
                    && n == 1
                    && !self.named(f)
                    && self.store.interval(f).at_most(&Num::ZERO)
            }
            _ => false,
        };
        (0..factors.len()).filter(|&k| is_complement(&factors[k])).collect()
    }

    /// The same product, with complements of shares written as such, two and two.
    fn paired(&self, part: Part) -> Part {
        let Part::Term(e) = part else { return part };
        let Node::Product(factors) = self.store.node(e) else { return part };
        match self.named(e) {
            true => part,
            false => match self.paired_factors(factors) {
                all if all.turned.is_empty() => part,
                all => Part::Turned(all),
            },
        }
    }

    pub(super) fn paired_factors(&self, factors: &[(Expr, u32)]) -> Factors {
        let mut turned = self.complements(factors);
        turned.truncate(turned.len() & !1);
        Factors { all: factors.to_vec(), turned }
    }

    /// The negative of a product with a factor that reads `1 - ceil(n/s)`: with `ceil(n/s) - 1`; of a product that stands
    /// alone, behind a minus, with any difference. The part as it was where there is none.
    fn turned(&self, part: Part, alone: bool) -> Result<Part, Part> {
        // by the signs alone: what is within the terms would be looked at again and again
        let turns = |&(f, n): &(Expr, u32)| {
            let Node::Sum(c, terms) = self.store.node(f) else { return false };
            let below = |(k, t): &(Num, Expr)| k.is_negative() != self.turns_around(*t);
            let turns = match alone {
                true => c.is_negative() || terms.iter().any(below),
                false => !c.is_negative() && terms.iter().all(below),
            };
            n == 1 && !self.named(f) && turns
        };
        let place = |factors: &[(Expr, u32)]| factors.iter().position(turns);
        match part {
            Part::Term(e) if !self.named(e) => {
                let Node::Product(factors) = self.store.node(e) else { return Err(part) };
                let mut turned = self.complements(factors);
                if turned.len() % 2 == 0 {
                    match place(factors).filter(|at| !turned.contains(at)) {
                        Some(at) => turned.push(at),
                        None => return Err(self.paired(part)),
                    }
                }
                Ok(Part::Turned(Factors { all: factors.to_vec(), turned }))
            }
            Part::Ceil { factors: Factors { all, .. }, quotients } => {
                let turned: Vec<usize> = place(&all).into_iter().collect();
                let found = !turned.is_empty();
                let part = Part::Ceil { factors: Factors { all, turned }, quotients };
                match found {
                    true => Ok(part),
                    false => Err(part),
                }
            }
            other => Err(other),
        }
    }

    fn part(&mut self, part: &Part, prec: Prec) {
        match part {
            Part::Turned(factors) => {
                let paren = self.open(prec, Prec::Product);
                self.factors(factors);
                self.close(paren);
            }
            Part::Term(e) => self.number(*e, prec),
            Part::Mod(x, m) => {
                let m = m.to_string();
                self.modulo(*x, |p| p.out.push_str(&m), prec);
            }
            Part::Ceil { factors, quotients } => {
                let several = !factors.all.is_empty() || quotients.len() > 1;
                let paren = several && self.open(prec, Prec::Product);
                self.factors(factors);
                for (i, (negated, divisor)) in quotients.iter().enumerate() {
                    if i > 0 || !factors.all.is_empty() {
                        self.out.push('*');
                    }
                    let (c, mut parts) = self.parts(*negated);
                    parts.iter_mut().for_each(|p| p.0 = -p.0.clone());
                    self.rounded("ceil(", |p| p.sum(&-c, parts, Prec::Product), *divisor);
                }
                self.close(paren);
            }
        }
    }

    /// Is a term printed with quotients rounded up?
    pub(super) fn is_rounded_up(&self, term: Expr) -> bool {
        self.rounded_up(term, Tie::Down).is_some()
    }

    /// Is a term printed as its negative, a quotient rounded up?
    fn turns_around(&self, term: Expr) -> bool {
        matches!(self.rounded_up(term, Tie::Down), Some((_, Sign::Other)))
    }

    fn named(&self, e: Expr) -> bool {
        e != self.root && self.names.is_some_and(|n| n.contains_key(&e))
    }

    pub(super) fn factors(&mut self, factors: &Factors) {
        for (i, factor) in factors.all.iter().enumerate() {
            if i > 0 {
                self.out.push('*');
            }
            if factors.turned.contains(&i) {
                let (c, mut parts) = self.parts(factor.0);
                parts.iter_mut().for_each(|p| p.0 = -p.0.clone());
                self.sum(&-c, parts, Prec::Atom);
            } else {
                self.factor(factor);
            }
        }
    }

    fn factor(&mut self, (f, n): &(Expr, u32)) {
        match *self.store.node(*f) {
            // a sign that the product does not take stays within
            Node::FloorDiv(a, b) if !self.named(*f) => self.floor(a, b),
            _ => self.number(*f, Prec::Atom),
        }
        if *n > 1 {
            self.out.push_str(&format!("^{n}"));
        }
    }

    pub(super) fn floor(&mut self, a: Expr, b: Expr) {
        self.rounded("floor(", |p| p.number(a, Prec::Product), b);
    }

    /// A rounded quotient.
    fn rounded(&mut self, open: &str, dividend: impl FnOnce(&mut Self), divisor: Expr) {
        self.out.push_str(open);
        dividend(self);
        self.out.push('/');
        self.number(divisor, Prec::Atom);
        self.out.push(')');
    }

    pub(super) fn sum(&mut self, c: &Num, mut parts: Vec<(Num, Part)>, prec: Prec) {
        if parts.is_empty() {
            self.out.push_str(&c.to_string());
            return;
        }
        if let ([(k, part)], true) = (parts.as_slice(), c.is_zero()) {
            if k.is_one() {
                self.part(part, prec);
                return;
            }
        }
        let single = parts.len() == 1 && c.is_zero();
        let have = if single && !parts[0].0.is_negative() { Prec::Product } else { Prec::Sum };
        let paren = self.open(prec, have);
        // positive terms first, so that a sum does not start with a minus where it need not
        parts.sort_by_key(|t| t.0.is_negative());
        let mut place = Place::First;
        if parts[0].0.is_negative() && c.is_positive() {
            self.out.push_str(&c.to_string());
            place = Place::Later;
        }
        let constant_done = place == Place::Later;
        for (k, part) in &parts {
            self.signed_term(k, place, |p, prec| p.part(part, prec));
            place = Place::Later;
        }
        if !c.is_zero() && !constant_done {
            self.out.push_str(if c.is_negative() { " - " } else { " + " });
            self.out.push_str(&c.abs().to_string());
        }
        self.close(paren);
    }

    /// Prints `± |k|·term` with the sign as fits the place.
    fn signed_term(&mut self, k: &Num, place: Place, term: impl FnOnce(&mut Self, Prec)) {
        if place == Place::First {
            if k.is_negative() {
                self.out.push('-');
            }
        } else {
            self.out.push_str(if k.is_negative() { " - " } else { " + " });
        }
        let k = k.abs();
        let (n, d) = (k.numerator(), k.denominator());
        if !n.is_one() {
            self.out.push_str(&format!("{n}*"));
        }
        term(self, if n.is_one() { Prec::Quotient } else { Prec::Product });
        if !d.is_one() {
            self.out.push_str(&format!("/{d}"));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::expr::{Num, Store, SymKind};

    #[test]
    fn complements_of_shares_are_written_as_such() {
        let mut s = Store::new();
        s.parameter("n", 32);
        for name in ["p", "q", "r"] {
            s.symbol(name, SymKind::Free, Some(Num::ZERO), Some(Num::ONE));
        }
        for text in [
            "max(0, n)*(1 - p)",
            "max(0, n)*(1 - p)*(1 - q)",
            "max(0, n)*(1 - p)*(1 - q)*(1 - r)",
            "max(0, n) - max(0, n)*(1 - p)*(1 - q)",
            "max(0, n)*p*(1 - q) + 3",
        ] {
            let e = s.parse(text).expect("a formula");
            let shown = s.display(e).to_string();
            assert!(!shown.contains("- 1") && !shown.starts_with('-'), "{text}: {shown}");
            assert_eq!(s.parse(&shown), Ok(e), "{text}: {shown}");
        }
        // of what may be positive, the sign stays
        let e = s.parse("(n - 1)*(n - 2)").expect("a formula");
        assert_eq!(s.display(e).to_string(), "(n - 1)*(n - 2)");
    }
}
