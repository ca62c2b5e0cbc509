//! Prints sums: terms with their signs, remainders found again, quotients rounded up where more is
//! subtracted than added.

use super::numbers::numeral;
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
    /// Factors, those negated that have the name of their negative, and quotients of what is negated here, rounded up:
    /// a product negated as often as there are such factors, and quotients rounded down.
    Opposite {
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
        let (c, terms) = self.store.linear(e);
        self.parts_of(c, terms.to_vec())
    }

    /// Those of the negative.
    pub(super) fn opposite_parts(&self, e: Expr) -> (Num, Vec<(Num, Part)>) {
        let (c, terms) = self.store.linear(e);
        self.parts_of(-c, terms.iter().map(|(k, t)| (-k.clone(), *t)).collect())
    }

    fn parts_of(&self, mut c: Num, mut terms: Vec<(Num, Expr)>) -> (Num, Vec<(Num, Part)>) {
        let mut parts = Vec::new();
        while let Some(m) = self.store.split_mod(&c, &terms) {
            parts.push((m.scale, Part::Mod(m.dividend, m.modulus)));
            c = m.rest_constant;
            terms = m.rest_terms;
        }
        let alone = terms.len() == 1 && parts.is_empty();
        let term = |(k, t): (Num, Expr)| {
            let tie = if alone && k.is_negative() { Tie::Up } else { Tie::Down };
            let (k, part) = match self.opposite(t, tie) {
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

    /// A term that has quotients with more to subtract than to add, these rounded up, or that has names of negatives;
    /// whether that is the term or its negative. Of as much to subtract as to add, as `tie` says.
    fn opposite(&self, term: Expr, tie: Tie) -> Option<(Part, Sign)> {
        let factors = match self.store.node(term) {
            _ if self.named(term) => vec![(term, 1)],
            Node::Product(factors) => factors.to_vec(),
            Node::FloorDiv(..) => vec![(term, 1)],
            _ => return None,
        };
        let quotient = |e: Expr| match *self.store.node(e) {
            Node::FloorDiv(a, b) if !self.named(e) && !self.named(a) => {
                let (c, terms) = self.store.linear(a);
                let negative = match terms.is_empty() {
                    true => usize::from(c.is_negative()),
                    false => terms.iter().filter(|t| t.0.is_negative()).count(),
                };
                let positive = terms.len().saturating_sub(negative);
                let tied = tie == Tie::Up && negative == positive && negative > 0;
                (negative > positive || tied).then_some((a, b))
            }
            _ => None,
        };
        let (mut all, mut turned, mut quotients) = (Vec::new(), Vec::new(), Vec::new());
        let mut odd = false;
        for f in factors {
            if self.has_negative_name(f.0) {
                turned.push(all.len());
                odd ^= f.1 % 2 == 1;
            }
            match quotient(f.0).filter(|_| f.1 == 1) {
                Some(found) => {
                    quotients.push(found);
                    odd = !odd;
                }
                None => all.push(f),
            }
        }
        if quotients.is_empty() && turned.is_empty() {
            return None;
        }
        let sign = if odd { Sign::Other } else { Sign::Same };
        Some((Part::Opposite { factors: Factors { all, turned }, quotients }, sign))
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
            Part::Opposite { factors: Factors { all, mut turned }, quotients } => {
                let found = place(&all);
                turned.extend(found);
                let part = Part::Opposite { factors: Factors { all, turned }, quotients };
                match found.is_some() {
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
                let m = numeral(m);
                self.modulo(*x, |p| p.out.push_str(&m), prec);
            }
            Part::Opposite { factors, quotients } => {
                let several = factors.all.len() + quotients.len() > 1;
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

    /// Is a term printed with quotients rounded up, or names of negatives?
    pub(super) fn has_opposites(&self, term: Expr) -> bool {
        self.opposite(term, Tie::Down).is_some()
    }

    /// Is a term printed as its negative: a quotient rounded up, or a name that stands for that?
    fn turns_around(&self, term: Expr) -> bool {
        matches!(self.opposite(term, Tie::Down), Some((_, Sign::Other)))
    }

    /// Does an expression read as the negative of something: with a minus before it, or by a share less 1?
    pub(super) fn reads_negative(&self, e: Expr) -> bool {
        let (c, parts) = self.parts(e);
        let is_odd = |part: &Part| match part {
            Part::Term(e) => match self.store.node(*e) {
                Node::Product(factors) => self.complements(factors).len() % 2 == 1,
                _ => false,
            },
            Part::Turned(factors) => self.complements(&factors.all).len() % 2 == 1,
            _ => false,
        };
        c.is_zero() && matches!(&parts[..], [(k, part)] if k.is_negative() || is_odd(part))
    }

    fn named(&self, e: Expr) -> bool {
        e != self.root && self.names.is_some_and(|n| n.contains_key(&e))
    }

    fn has_negative_name(&self, e: Expr) -> bool {
        let name = self.names.and_then(|n| n.get(&e));
        e != self.root && name.is_some_and(|n| n.starts_with('-'))
    }

    /// The name that stands for the negative of an expression.
    fn negative_name(&mut self, e: Expr) {
        if let Some(name) = self.names.and_then(|n| n.get(&e)) {
            self.out.push_str(name.trim_start_matches('-'));
        }
    }

    pub(super) fn factors(&mut self, factors: &Factors) {
        for (i, factor) in factors.all.iter().enumerate() {
            if i > 0 {
                self.out.push('*');
            }
            if !factors.turned.contains(&i) {
                self.factor(factor);
            } else if self.has_negative_name(factor.0) {
                self.negative_name(factor.0);
                self.exponent(factor.1);
            } else {
                let (c, mut parts) = self.parts(factor.0);
                parts.iter_mut().for_each(|p| p.0 = -p.0.clone());
                self.sum(&-c, parts, Prec::Atom);
            }
        }
    }

    fn factor(&mut self, (f, n): &(Expr, u32)) {
        match *self.store.node(*f) {
            // a sign that the product does not take stays within
            Node::FloorDiv(a, b) if !self.named(*f) => self.floor(a, b),
            _ => self.number(*f, Prec::Atom),
        }
        self.exponent(*n);
    }

    fn exponent(&mut self, n: u32) {
        if n > 1 {
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
            self.out.push_str(&numeral(c));
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
            self.out.push_str(&numeral(c));
            place = Place::Later;
        }
        let constant_done = place == Place::Later;
        for (k, part) in &parts {
            self.signed_term(k, place, |p, prec| p.part(part, prec));
            place = Place::Later;
        }
        if !c.is_zero() && !constant_done {
            self.out.push_str(if c.is_negative() { " - " } else { " + " });
            self.out.push_str(&numeral(&c.abs()));
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
            self.out.push_str(&format!("{}*", numeral(&n)));
        }
        term(self, if n.is_one() { Prec::Quotient } else { Prec::Product });
        if !d.is_one() {
            self.out.push_str(&format!("/{}", numeral(&d)));
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
