//! Expressions on a chamber: where all comparisons in them are decided and all quotients by numbers are
//! exact, an expression is one polynomial.
//!
//! What is not decided says how to split the chamber: by the sign of a polynomial, or by the residues of a
//! variable.

use super::polynomial::{Poly, Var};
use super::system::{Bounds, Effort, System};
use crate::expr::{Expr, Node, Num, Store, Sym};
use crate::facts::Facts;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A set of points: what holds of the variables, and what symbols are in them.
#[derive(Clone, Debug, Default)]
pub(super) struct Chamber {
    pub(super) system: System,
    /// symbols by the variables
    pub(super) symbols: BTreeMap<Sym, Poly>,
    /// parts outside the class, each a variable, by the variables
    parts: FxHashMap<Expr, Poly>,
    /// expressions that are known here
    known: FxHashMap<Expr, Rc<Poly>>,
    /// the next variable
    next: Var,
}

/// Why an expression is no polynomial on a chamber.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Stop {
    /// the sign of this polynomial decides
    Sign(Poly),
    /// the residue of the variable by the period decides
    Residue(Var, i128),
    /// a budget ended
    Limit(&'static str),
}

impl Chamber {
    /// All points of the symbols of these expressions.
    pub(super) fn whole(
        store: &Store,
        symbols: &[Sym],
        fractional: impl Fn(Sym) -> bool,
    ) -> Chamber {
        let mut chamber = Chamber::default();
        for &s in symbols {
            let v = chamber.fresh();
            let data = store.symbol_data(s);
            let x = Poly::variable(v);
            if fractional(s) {
                chamber.system.let_be_fractional(v);
            }
            chamber.within(&x, data.lo.clone(), data.hi.clone());
            chamber.symbols.insert(s, x);
        }
        chamber
    }

    fn fresh(&mut self) -> Var {
        self.next += 1;
        self.next - 1
    }

    fn within(&mut self, x: &Poly, lo: Option<Num>, hi: Option<Num>) {
        if let Some(lo) = lo {
            self.system.assume_not_negative(&x.plus_constant(-lo));
        }
        if let Some(hi) = hi {
            self.system.assume_not_negative(&x.scaled(&Num::int(-1)).plus_constant(hi));
        }
    }

    /// The parts that it is split into.
    pub(super) fn split(&self, by: &Stop) -> Vec<Chamber> {
        match by {
            Stop::Sign(p) => {
                let (mut above, mut below) = (self.clone(), self.clone());
                above.system.assume_not_negative(p);
                below.system.assume_negative(p);
                vec![above, below]
            }
            &Stop::Residue(v, period) => {
                (0..period).map(|r| self.with_residue(v, period, r)).collect()
            }
            Stop::Limit(_) => Vec::new(),
        }
    }

    /// Where the variable is so much more than a multiple of the period.
    fn with_residue(&self, v: Var, period: i128, residue: i128) -> Chamber {
        let turns = Poly::variable(self.next);
        let by = turns.scaled(&Num::int(period)).plus_constant(Num::int(residue));
        let mut chamber = self.substituted(v, &by);
        chamber.next += 1;
        chamber
    }

    fn substituted(&self, v: Var, by: &Poly) -> Chamber {
        let of = |p: &Poly| p.substituted(v, by);
        let shared = |p: &Rc<Poly>| if p.mentions(v) { Rc::new(of(p)) } else { p.clone() };
        Chamber {
            system: self.system.substituted(v, by),
            symbols: self.symbols.iter().map(|(s, p)| (*s, of(p))).collect(),
            parts: self.parts.iter().map(|(e, p)| (*e, of(p))).collect(),
            known: self.known.iter().map(|(e, p)| (*e, shared(p))).collect(),
            next: self.next,
        }
    }

    fn polynomials(&self) -> impl Iterator<Item = &Poly> {
        let known = self.known.values().map(|p| &**p);
        self.symbols
            .values()
            .chain(self.parts.values())
            .chain(known)
            .chain(self.system.constraints())
    }

    /// The chamber with one variable less, where its system shows that one is a function of others.
    pub(super) fn flattened(&self, effort: &Effort<'_>) -> Option<Chamber> {
        for p in self.system.constraints() {
            let determined = p.terms().find_map(|(m, c)| {
                let v = m.single()?;
                let alone = p.variables().filter(|w| *w == v).count() == 1;
                alone.then_some((v, c.clone()))
            });
            let Some((v, c)) = determined else { continue };
            // p = 0 everywhere on the chamber?
            if self.system.allows(&p.plus_constant(Num::int(-1)), false, effort)
                || p.variables().any(|v| self.system.is_fractional(v))
            {
                continue;
            }
            // v = v - p/c
            let inverse = Num::ONE.checked_div(&c)?;
            let by = Poly::variable(v).plus(p, &-inverse);
            // a power of a sum has many terms
            let exponent = self.polynomials().map(|q| q.exponent(v)).max().unwrap_or(0);
            let terms = u32::try_from(by.len()).ok().and_then(|n| n.checked_pow(exponent));
            if terms.is_none_or(|n| n as usize > effort.limits.terms) {
                continue;
            }
            effort
                .spend(self.polynomials().filter(|q| q.mentions(v)).map(|q| q.len() as u64).sum());
            return Some(self.substituted(v, &by));
        }
        None
    }

    /// Is a polynomial not negative here?
    fn is_not_negative(&self, p: &Poly, effort: &Effort<'_>) -> Result<bool, Stop> {
        if let Some(v) = p.as_constant() {
            return Ok(!v.is_negative());
        }
        if !self.system.allows(p, true, effort) {
            return Ok(true);
        }
        match self.system.allows(p, false, effort) {
            false => Ok(false),
            true => Err(Stop::Sign(p.clone())),
        }
    }

    fn is_zero(&self, p: &Poly, effort: &Effort<'_>) -> Result<bool, Stop> {
        if p.is_zero() {
            return Ok(true);
        }
        let above = self.is_not_negative(p, effort);
        let below = self.is_not_negative(&p.scaled(&Num::int(-1)), effort);
        match (above, below) {
            (Ok(false), _) | (_, Ok(false)) => Ok(false),
            (above, below) => Ok(above? && below?),
        }
    }

    /// `floor(p / d)` for a positive integer `d`.
    fn floor_div(&self, p: &Poly, d: &Num, effort: &Effort<'_>) -> Result<Poly, Stop> {
        let p = p.scaled(&Num::ONE.checked_div(d).unwrap_or(Num::ONE));
        let is_whole =
            |m: &super::polynomial::Monomial| m.variables().all(|v| !self.system.is_fractional(v));
        let open = p.varying().find(|(m, c)| !c.is_integer() || !is_whole(m));
        let Some((m, _)) = open else {
            let offset = p.offset();
            return Ok(p.plus_constant(offset.floor() - offset));
        };
        // the least period of a variable after which its coefficients are integers
        let period = |v: Var| {
            let of_v = p.varying().filter(|(m, _)| m.variables().any(|w| w == v));
            let d = of_v.fold(Num::ONE, |d, (_, c)| d.lcm(&c.denominator()));
            d.as_i128().filter(|&d| d > 1 && d <= effort.limits.residues)
        };
        let periods = m.variables().filter_map(|v| Some((period(v)?, v)));
        match periods.min().filter(|_| is_whole(m)) {
            Some((period, v)) => Err(Stop::Residue(v, period)),
            None => self.small_quotient(&p, effort),
        }
    }

    /// The floor of a polynomial that has few values.
    fn small_quotient(&self, p: &Poly, effort: &Effort<'_>) -> Result<Poly, Stop> {
        let Bounds { lo: Some(lo), hi: Some(hi) } = self.system.bounds(p, self.next, effort) else {
            return Err(Stop::Limit("a quotient has no bounds"));
        };
        let (mut lo, hi) = (lo.floor(), hi.floor());
        if hi.clone() - lo.clone() > Num::int(effort.limits.quotients) {
            return Err(Stop::Limit("a quotient by a large number has many values"));
        }
        while lo < hi {
            let next = lo.clone() + Num::ONE;
            if !self.is_not_negative(&p.plus_constant(-next.clone()), effort)? {
                break;
            }
            lo = next;
        }
        Ok(Poly::constant(lo))
    }

    fn wrapped(
        &self,
        p: &Poly,
        signed: bool,
        width: u8,
        effort: &Effort<'_>,
    ) -> Result<Poly, Stop> {
        let modulus = Num::pow2(u32::from(width));
        let half = match signed {
            true => Num::pow2(u32::from(width.saturating_sub(1))),
            false => Num::ZERO,
        };
        let turns = self.floor_div(&p.plus_constant(half), &modulus, effort)?;
        Ok(p.plus(&turns, &-modulus))
    }

    /// The truth of a condition here.
    pub(super) fn truth(&mut self, s: &Store, e: Expr, effort: &Effort<'_>) -> Result<bool, Stop> {
        self.is_true(s, e, effort, effort.limits.levels)
    }

    fn is_true(
        &mut self,
        s: &Store,
        e: Expr,
        effort: &Effort<'_>,
        levels: u32,
    ) -> Result<bool, Stop> {
        let p = self.value(s, e, effort, levels)?;
        Ok(!self.is_zero(&p, effort)?)
    }

    /// The polynomial that an expression is here. Linear in its nodes but for what they ask of the system.
    pub(super) fn value(
        &mut self,
        s: &Store,
        e: Expr,
        effort: &Effort<'_>,
        levels: u32,
    ) -> Result<Poly, Stop> {
        if let Some(p) = self.known.get(&e) {
            return Ok((**p).clone());
        }
        let Some(levels) = levels.checked_sub(1) else {
            return Err(Stop::Limit("an expression is too deep"));
        };
        let found = self.node(s, e, effort, levels)?;
        if found.len() > effort.limits.terms {
            return Err(Stop::Limit("a polynomial has too many terms"));
        }
        effort.spend(1 + found.len() as u64);
        self.known.insert(e, Rc::new(found.clone()));
        Ok(found)
    }

    fn node(&mut self, s: &Store, e: Expr, effort: &Effort<'_>, levels: u32) -> Result<Poly, Stop> {
        let truth = |b: bool| Poly::constant(if b { Num::ONE } else { Num::ZERO });
        let mut of = |a: &Expr| self.value(s, *a, effort, levels);
        match s.node(e) {
            Node::Const(v) => Ok(Poly::constant(v.clone())),
            Node::Symbol(v) => match self.symbols.get(v) {
                Some(p) => Ok(p.clone()),
                None => Ok(self.part(s, e)),
            },
            Node::Sum(c, terms) => terms
                .iter()
                .try_fold(Poly::constant(c.clone()), |sum, (k, t)| Ok(sum.plus(&of(t)?, k))),
            Node::Product(factors) => {
                let all: Vec<_> = factors.iter().map(|(f, n)| (of(f), *n)).collect();
                if all.iter().any(|(f, _)| f.as_ref().is_ok_and(Poly::is_zero)) {
                    return Ok(Poly::default());
                }
                let mut product = Poly::constant(Num::ONE);
                for (f, n) in all {
                    let f = f?;
                    let degree = product.degree() + f.degree() * u64::from(n);
                    // also of numbers, which grow by it
                    if degree > effort.limits.degree || u64::from(n) > 4 * effort.limits.degree {
                        return Err(Stop::Limit("a polynomial has too high a degree"));
                    }
                    for _ in 0..n {
                        product = product.times(&f);
                        if product.len() > effort.limits.terms {
                            return Err(Stop::Limit("a polynomial has too many terms"));
                        }
                    }
                }
                Ok(product)
            }
            Node::FloorDiv(a, b) | Node::Mod(a, b) => {
                let divisor = of(b)?.as_constant().filter(|d| d.is_integer() && d.is_positive());
                let Some(d) = divisor else { return Ok(self.part(s, e)) };
                let a = of(a)?;
                let q = self.floor_div(&a, &d, effort)?;
                Ok(match s.node(e) {
                    Node::Mod(..) => a.plus(&q, &-d),
                    _ => q,
                })
            }
            Node::Quotient(a, b) => {
                let inverse = of(b)?.as_constant().and_then(|d| Num::ONE.checked_div(&d));
                match inverse {
                    Some(k) => Ok(of(a)?.scaled(&k)),
                    None => Ok(self.part(s, e)),
                }
            }
            Node::Min(args) | Node::Max(args) => {
                let least = matches!(s.node(e), Node::Min(_));
                let all = args.iter().map(of).collect::<Result<Vec<Poly>, Stop>>()?;
                let mut all = all.into_iter();
                let mut best = all.next().unwrap_or_default();
                for a in all {
                    let above = self.is_not_negative(&a.plus(&best, &Num::int(-1)), effort)?;
                    if above != least {
                        best = a;
                    }
                }
                Ok(best)
            }
            Node::Ge0(a) => {
                let a = of(a)?;
                Ok(truth(self.is_not_negative(&a, effort)?))
            }
            Node::Eq0(a) => {
                let a = of(a)?;
                Ok(truth(self.is_zero(&a, effort)?))
            }
            Node::Not(a) => Ok(truth(!self.is_true(s, *a, effort, levels)?)),
            Node::And(args) | Node::Or(args) => {
                let decides = matches!(s.node(e), Node::Or(_));
                let all = args.iter().map(|a| self.is_true(s, *a, effort, levels));
                let all: Vec<Result<bool, Stop>> = all.collect();
                if all.contains(&Ok(decides)) {
                    return Ok(truth(decides));
                }
                all.into_iter().find(Result::is_err).unwrap_or(Ok(!decides)).map(truth)
            }
            Node::Ite(c, a, b) => {
                let arm = if self.is_true(s, *c, effort, levels)? { a } else { b };
                self.value(s, *arm, effort, levels)
            }
            Node::Wrap { signed, width, arg } => {
                let arg = of(arg)?;
                self.wrapped(&arg, *signed, *width, effort)
            }
            Node::Unsigned(width, arg) => {
                let arg = of(arg)?;
                self.wrapped(&arg, false, *width, effort)
            }
            _ => Ok(self.part(s, e)),
        }
    }

    /// The variable that stands for a part outside the class: equal parts are equal values.
    fn part(&mut self, s: &Store, e: Expr) -> Poly {
        if let Some(p) = self.parts.get(&e) {
            return p.clone();
        }
        let v = self.fresh();
        if !s.is_integral(e) {
            self.system.let_be_fractional(v);
        }
        let x = Poly::variable(v);
        let bounds = Facts::new().interval(s, e);
        self.within(&x, bounds.lo, bounds.hi);
        self.parts.insert(e, x.clone());
        x
    }
}
