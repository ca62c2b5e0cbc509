//! Expressions of one symbol as piecewise quasi-polynomials.

use super::piecewise::{Piecewise, Sign};
use super::polynomial::Poly;
use super::quasi::{Quasi, DEGREE};
use crate::expr::{for_each_operand, Expr, Node, Num, Store, Sym};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// The expressions of one symbol that were looked at, on one range of it.
#[derive(Debug)]
pub(super) struct Univariate {
    of: Sym,
    lo: i128,
    hi: i128,
    known: FxHashMap<Expr, Option<Rc<Piecewise>>>,
}

impl Univariate {
    /// Of a symbol from `lo` to `hi`, where there is an integer between.
    pub(super) fn new(of: Sym, (lo, hi): (i128, i128)) -> Univariate {
        Univariate { of, lo, hi, known: FxHashMap::default() }
    }

    /// The range of the symbol.
    pub(super) fn range(&self) -> (i128, i128) {
        (self.lo, self.hi)
    }

    /// The function of the symbol that the expression is; `None` where it is none of this class, or too
    /// large. Each distinct node is looked at once.
    pub(super) fn read(&mut self, s: &Store, e: Expr) -> Option<Rc<Piecewise>> {
        let mut stack = vec![(e, false)];
        while let Some((x, ready)) = stack.pop() {
            if self.known.contains_key(&x) {
                continue;
            }
            if !ready {
                stack.push((x, true));
                for_each_operand(s.node(x), |a| stack.push((a, false)));
                continue;
            }
            let function = self.node(s, x).map(Rc::new);
            self.known.insert(x, function);
        }
        self.known.get(&e).cloned().flatten()
    }

    fn constant(&self, v: Num) -> Piecewise {
        Piecewise::of(self.lo, self.hi, Quasi::constant(v))
    }

    /// The function of a node whose operands are known.
    fn node(&self, s: &Store, e: Expr) -> Option<Piecewise> {
        let get = |a: &Expr| self.known.get(a).cloned().flatten();
        let minus = |a: &Poly, b: &Poly| a.plus(b, &Num::int(-1));
        match s.node(e) {
            Node::Const(v) => Some(self.constant(v.clone())),
            Node::Symbol(v) if *v == self.of => {
                Some(Piecewise::of(self.lo, self.hi, Quasi::polynomial(Poly::variable())))
            }
            Node::Sum(c, terms) => {
                let mut sum = self.constant(c.clone());
                for (k, t) in terms {
                    sum = sum.with(&*get(t)?, |a, b| a.plus(b, k))?;
                }
                Some(sum)
            }
            Node::Product(factors) => {
                let mut product = self.constant(Num::ONE);
                for (f, n) in factors {
                    let f = get(f)?;
                    if *n as usize > DEGREE {
                        return None;
                    }
                    for _ in 0..*n {
                        product = product.with(&f, Poly::times)?;
                    }
                }
                Some(product)
            }
            Node::FloorDiv(a, b) => get(a)?.floor_div(&positive(s, *b)?),
            Node::Mod(a, b) => {
                let (a, d) = (get(a)?, positive(s, *b)?);
                let multiples = a.floor_div(&d)?.each(|p| p.scaled(&d))?;
                a.with(&multiples, minus)
            }
            Node::Min(args) | Node::Max(args) => {
                let least = matches!(s.node(e), Node::Min(_));
                let mut all = args.iter();
                let mut best = (*get(all.next()?)?).clone();
                for a in all {
                    let a = get(a)?;
                    let above = a.with(&best, minus)?.is(Sign::NotNegative)?;
                    best = match least {
                        true => best.chosen(&above, &a)?,
                        false => a.chosen(&above, &best)?,
                    };
                }
                Some(best)
            }
            Node::Ge0(a) => get(a)?.is(Sign::NotNegative),
            Node::Eq0(a) => get(a)?.is(Sign::Zero),
            Node::Not(a) => self.constant(Num::ONE).with(&*get(a)?, minus),
            Node::And(args) => {
                let mut all = self.constant(Num::ONE);
                for a in args {
                    all = all.with(&*get(a)?, Poly::times)?;
                }
                Some(all)
            }
            Node::Or(args) => {
                let mut none = self.constant(Num::ONE);
                for a in args {
                    let not = self.constant(Num::ONE).with(&*get(a)?, minus)?;
                    none = none.with(&not, Poly::times)?;
                }
                self.constant(Num::ONE).with(&none, minus)
            }
            Node::Ite(c, a, b) => get(a)?.chosen(&*get(c)?, &*get(b)?),
            Node::Wrap { signed, width, arg } => wrapped(&*get(arg)?, *signed, *width),
            // as evaluation reads it: also of what exceeds the width, which no defined execution has
            Node::Unsigned(width, arg) => wrapped(&*get(arg)?, false, *width),
            Node::Quotient(a, b) => {
                let inverse = Num::ONE.checked_div(s.as_const(*b)?)?;
                get(a)?.each(|p| p.scaled(&inverse))
            }
            _ => None,
        }
    }
}

/// A constant divisor above 0.
fn positive(s: &Store, e: Expr) -> Option<Num> {
    s.as_const(e).filter(|d| d.is_positive() && d.is_integer()).cloned()
}

/// `v - 2^w·floor((v + offset) / 2^w)`.
fn wrapped(v: &Piecewise, signed: bool, width: u8) -> Option<Piecewise> {
    let modulus = Num::pow2(u32::from(width));
    let half = Num::pow2(u32::from(width.checked_sub(1)?));
    let offset = Poly::constant(if signed { half } else { Num::ZERO });
    let turns = v.each(|p| p.plus(&offset, &Num::ONE))?.floor_div(&modulus)?;
    v.with(&turns, |v, t| v.plus(t, &-modulus.clone()))
}
