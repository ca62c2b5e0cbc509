//! Builds what was written in a store: operands on a stack, operators one after the other.

use super::token::{error_at, short};
use super::written::{Op, Relation, Resolve, Rounding, Written};
use super::ParseError;
use crate::expr::node::{Expr, Sym, SymKind};
use crate::expr::num::Num;
use crate::expr::simulation::Simulated;
use crate::expr::store::Store;

/// Exponents that are written out.
const MAX_EXPONENT: u32 = 1 << 16;
/// Names of symbols that a message lists.
const LISTED: usize = 12;

/// What a text is to stand for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    Expression,
    Condition,
}

pub(super) fn build(
    written: &Written,
    store: &mut Store,
    resolve: &mut Resolve<'_>,
    wanted: Wanted,
) -> Result<Expr, ParseError> {
    let mut b = Builder { s: store, stack: Vec::new(), names: Vec::new(), resolve };
    for op in &written.code {
        b.op(op)?;
    }
    if wanted == Wanted::Condition {
        b.condition(0, written.is_name())?;
    }
    b.pop()
}

/// What a name of the text itself stands for.
enum Meaning {
    Index(Sym),
    Definition(Expr),
}

struct Builder<'a, 'r> {
    s: &'a mut Store,
    stack: Vec<Expr>,
    /// the last of a name counts
    names: Vec<(String, Meaning)>,
    resolve: &'a mut Resolve<'r>,
}

impl Builder<'_, '_> {
    /// The grammar gives each operator its operands, so that there is one.
    fn pop(&mut self) -> Result<Expr, ParseError> {
        self.stack.pop().ok_or_else(|| error_at(0, "an operand", "none"))
    }

    fn pop_many(&mut self, n: usize) -> Result<Vec<Expr>, ParseError> {
        match self.stack.len().checked_sub(n) {
            Some(rest) => Ok(self.stack.split_off(rest)),
            None => Err(error_at(0, "an operand", "none")),
        }
    }

    fn op(&mut self, op: &Op) -> Result<(), ParseError> {
        let made = match op {
            Op::Number(v) => self.s.num(v.clone()),
            Op::Truth(v) => self.s.truth(*v),
            Op::Name(name, at) => self.name(name, *at)?,
            Op::Sum(signs) => {
                let terms = self.pop_many(signs.len())?;
                let sign = |minus: bool| if minus { Num::int(-1) } else { Num::ONE };
                let signed = signs.iter().map(|m| sign(*m)).zip(terms);
                self.s.linear_sum(Num::ZERO, signed.collect::<Vec<_>>())
            }
            Op::Product(n) => {
                let factors = self.pop_many(*n)?;
                self.s.product(factors.into_iter().map(|e| (e, 1)).collect::<Vec<_>>())
            }
            Op::Power(at) => self.power(*at)?,
            Op::Negate => {
                let e = self.pop()?;
                self.s.neg(e)
            }
            Op::Quotient => {
                let (b, a) = (self.pop()?, self.pop()?);
                self.s.quotient(a, b)
            }
            Op::RoundedQuotient { rounding, negated, at } => {
                let sign = if *negated { Num::int(-1) } else { Num::ONE };
                self.rounded_quotient(*rounding, sign, *at)?
            }
            Op::Rounded { rounding, at } => self.rounded_sum(*rounding, *at)?,
            Op::Modulo => {
                let (b, a) = (self.pop()?, self.pop()?);
                self.s.modulo_as_written(a, b)
            }
            Op::Integer(at) => {
                let e = self.pop()?;
                self.integer(e, *at)?
            }
            Op::Condition { at, name } => return self.condition(*at, *name),
            Op::Compare(relations) => self.chain(relations)?,
            Op::Not => {
                let e = self.pop()?;
                self.s.not(e)
            }
            Op::All(n) => {
                let all = self.pop_many(*n)?;
                self.s.and_all(&all)
            }
            Op::Any(n) => {
                let any = self.pop_many(*n)?;
                self.s.or_all(&any)
            }
            Op::Call(function, n) => {
                let args = self.pop_many(*n)?;
                let made = function.apply(self.s, &args);
                made.ok_or_else(|| error_at(0, "other operands", &args.len().to_string()))?
            }
            Op::Simulate { function, inner, block, args } => {
                let args = self.pop_many(*args)?;
                let what = Simulated { executed: function, function: inner, block };
                self.s.simulation(what, &args)
            }
            Op::Bind(name) => {
                self.bind(name);
                return Ok(());
            }
            Op::SumOver | Op::First => self.over_index(op)?,
            Op::Define(name) => {
                let e = self.pop()?;
                self.names.push((name.clone(), Meaning::Definition(e)));
                return Ok(());
            }
        };
        self.stack.push(made);
        Ok(())
    }

    fn name(&mut self, name: &str, at: usize) -> Result<Expr, ParseError> {
        match self.names.iter().rev().find(|n| n.0 == name) {
            Some((_, Meaning::Index(index))) => return Ok(self.s.sym(*index)),
            Some((_, Meaning::Definition(e))) => return Ok(*e),
            None => {}
        }
        if let Some(e) = (self.resolve)(self.s, name) {
            return Ok(e);
        }
        let mut known: Vec<&str> = self.s.symbols().map(|(_, d)| d.name.as_str()).collect();
        known.sort_unstable();
        let more = if known.len() > LISTED { ", …" } else { "" };
        known.truncate(LISTED);
        let expected = match known.as_slice() {
            [] => "a number (there are no symbols)".to_owned(),
            _ => format!("the name of a known symbol ({}{more})", known.join(", ")),
        };
        Err(error_at(at, &expected, &format!("`{name}`")))
    }

    fn power(&mut self, at: usize) -> Result<Expr, ParseError> {
        let (exponent, base) = (self.pop()?, self.pop()?);
        let number = self.s.as_const(base).and_then(Num::as_i128);
        let number = number.and_then(|b| u32::try_from(b).ok()).filter(|b| *b > 1);
        let fixed = self.s.as_const(exponent).and_then(Num::as_i128);
        let short = fixed.is_some_and(|n| (0..=i128::from(MAX_EXPONENT)).contains(&n));
        if let (Some(b), true) = (number, number == Some(2) || !short) {
            let exponent = self.integer(exponent, at)?;
            return Ok(self.s.power(b, exponent));
        }
        match fixed {
            Some(n) if (0..=i128::from(MAX_EXPONENT)).contains(&n) => {
                Ok(self.s.product([(base, n as u32)]))
            }
            _ => {
                let found = format!("`{}`", self.shown(exponent));
                let expected = format!("an exponent from 0 to {MAX_EXPONENT} (any where the base is a number from 2 on)");
                Err(error_at(at, &expected, &found))
            }
        }
    }

    /// A name for the index of a sum or search: one that stands for something else outside gets an
    /// index of its own.
    fn bind(&mut self, name: &str) {
        let index = match self.s.find_symbol(name) {
            Some(v) if is_index(self.s, v) => v,
            _ => self.s.fresh(name, SymKind::Index, None, None),
        };
        self.names.push((name.to_owned(), Meaning::Index(index)));
    }

    /// A sum or search over the index that was bound last.
    fn over_index(&mut self, op: &Op) -> Result<Expr, ParseError> {
        let (body, hi, lo) = (self.pop()?, self.pop()?, self.pop()?);
        let Some((_, Meaning::Index(index))) = self.names.pop() else {
            return Err(error_at(0, "an index", "none"));
        };
        Ok(match op {
            Op::SumOver => self.s.sum_over(index, lo, hi, body),
            _ => self.s.first(index, lo, hi, body),
        })
    }

    fn rounded_quotient(
        &mut self,
        rounding: Rounding,
        sign: Num,
        at: usize,
    ) -> Result<Expr, ParseError> {
        let (b, a) = (self.pop()?, self.pop()?);
        self.integer(a, at)?;
        self.integer(b, at)?;
        let a = self.s.scale(sign, a);
        Ok(self.rounded(a, b, rounding))
    }

    /// A sum with constant denominators, rounded.
    fn rounded_sum(&mut self, rounding: Rounding, at: usize) -> Result<Expr, ParseError> {
        let e = self.pop()?;
        let (c, terms) = self.s.linear(e);
        let den = terms.iter().fold(c.denominator(), |d, t| d.lcm(&t.0.denominator()));
        let a = self.s.scale(den.clone(), e);
        self.integer(a, at)?;
        let den = self.s.num(den);
        Ok(self.rounded(a, den, rounding))
    }

    fn rounded(&mut self, a: Expr, b: Expr, rounding: Rounding) -> Expr {
        match rounding {
            Rounding::Up => self.s.ceil_div(a, b),
            Rounding::Down => self.s.floor_div(a, b),
            Rounding::TowardsZero => self.s.trunc_div(a, b),
        }
    }

    /// Comparisons that lead one way, as `1 <= n < m`.
    fn chain(&mut self, relations: &[Relation]) -> Result<Expr, ParseError> {
        let operands = self.pop_many(relations.len() + 1)?;
        let pairs = operands.windows(2).zip(relations);
        let all: Vec<Expr> = pairs.map(|(p, r)| self.compare(p[0], *r, p[1])).collect();
        Ok(match all.as_slice() {
            [one] => *one,
            _ => self.s.and_all(&all),
        })
    }

    fn compare(&mut self, a: Expr, relation: Relation, b: Expr) -> Expr {
        match relation {
            Relation::Less => self.s.lt(a, b),
            Relation::LessEqual => self.s.le(a, b),
            Relation::Greater => self.s.gt(a, b),
            Relation::GreaterEqual => self.s.ge(a, b),
            Relation::Equal | Relation::Is => self.s.eq(a, b),
            Relation::NotEqual => self.s.ne(a, b),
        }
    }

    fn shown(&self, e: Expr) -> String {
        short(&self.s.display(e).to_string())
    }

    fn integer(&self, e: Expr, at: usize) -> Result<Expr, ParseError> {
        if self.s.is_integral(e) {
            return Ok(e);
        }
        let found = format!("`{}`, which may be a fraction", self.shown(e));
        Err(error_at(at, "an integer (`floor(a/b)` rounds)", &found))
    }

    /// What lies on top becomes a truth value.
    fn condition(&mut self, at: usize, name: bool) -> Result<(), ParseError> {
        let e = self.pop()?;
        let truth = match (self.s.is_boolean(e), name) {
            (true, _) => e,
            (false, true) => {
                let zero = self.s.zero();
                self.s.ne(e, zero)
            }
            (false, false) => {
                let found = format!("the number `{}`", self.shown(e));
                return Err(error_at(at, "a condition, such as `n >= 1`", &found));
            }
        };
        self.stack.push(truth);
        Ok(())
    }
}

fn is_index(s: &Store, v: Sym) -> bool {
    matches!(s.symbol_data(v).kind, SymKind::Index | SymKind::Placeholder | SymKind::Data)
}
