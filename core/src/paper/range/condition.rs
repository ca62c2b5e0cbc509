//! The grammar of affine conditions, `⟨RC⟩`, `⟨T⟩` and `⟨AC⟩`, and its recovery from a truth value
//! by disjunctive normal form.

use super::transfer::{inverse, Range};
use super::{Guarded, RangeError};
use crate::expr::{ConditionExpr, Expr, Node, Num, Store, Sym};

/// `⟨rop⟩`: how the induction variable is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[must_use]
pub enum Rop {
    /// `<`
    Lt,
    /// `>`
    Gt,
    /// `<=`
    Le,
    /// `>=`
    Ge,
    /// `==`
    Eq,
    /// `!=`
    Ne,
}

impl Rop {
    /// The relation with its sides exchanged: `v rop i` is `i swapped v`.
    pub fn swapped(self) -> Rop {
        match self {
            Rop::Lt => Rop::Gt,
            Rop::Gt => Rop::Lt,
            Rop::Le => Rop::Ge,
            Rop::Ge => Rop::Le,
            Rop::Eq | Rop::Ne => self,
        }
    }
}

/// `⟨RC⟩ ::= i rop v`, where `v` does not depend on `i`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RangeCondition {
    /// `i rop v`; for the grammar's `v rop i` see [`Rop::swapped`]
    Compare(Rop, Expr),
    /// `i ≡ residue (mod modulus)`, past the paper
    Congruent {
        /// a positive integer
        modulus: Num,
        /// what `i` leaves
        residue: Expr,
    },
}

impl RangeCondition {
    /// The transfer function `F_RC`.
    ///
    /// # Errors
    /// [`RangeError::DifferentSteps`] for a congruence on a range whose step is not a number.
    pub fn transfer(&self, s: &mut Store, r: &Range) -> Result<Range, RangeError> {
        Ok(match self {
            RangeCondition::Compare(Rop::Le, v) => r.f_le(s, *v),
            RangeCondition::Compare(Rop::Lt, v) => r.f_lt(s, *v),
            RangeCondition::Compare(Rop::Ge, v) => r.f_ge(s, *v),
            RangeCondition::Compare(Rop::Gt, v) => r.f_gt(s, *v),
            RangeCondition::Compare(Rop::Ne, v) => r.f_ne(*v),
            RangeCondition::Compare(Rop::Eq, v) => r.f_eq(s, *v),
            RangeCondition::Congruent { modulus, residue } => {
                r.f_congruent(s, modulus, *residue)?
            }
        })
    }
}

/// `⟨T⟩ ::= RC₁ and … and RCₘ`, under a guard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// Conditions that do not depend on the variable, as one truth value; 1 in the paper.
    pub guard: ConditionExpr,
    /// range conditions, in order
    pub conditions: Vec<RangeCondition>,
}

impl Term {
    /// A term of range conditions only.
    pub fn new(s: &mut Store, conditions: Vec<RangeCondition>) -> Term {
        Term { guard: ConditionExpr::new(s.one()), conditions }
    }

    /// `F_T = F_RCₘ ∘ … ∘ F_RC₁`
    ///
    /// # Errors
    /// As [`RangeCondition::transfer`].
    pub fn transfer(&self, s: &mut Store, r: &Range) -> Result<Range, RangeError> {
        self.conditions.iter().try_fold(r.clone(), |r, c| c.transfer(s, &r))
    }
}

/// `⟨AC⟩ ::= T₁ or … or Tₙ`
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct AffineConditions {
    /// conjunctive terms; they may overlap
    pub terms: Vec<Term>,
}

impl AffineConditions {
    /// The affine conditions of a truth value over the induction variable.
    ///
    /// ```
    /// use symprof_core::expr::{Store, SymKind};
    /// use symprof_core::paper::range::AffineConditions;
    /// let mut s = Store::new();
    /// let n = s.parameter("n", 32);
    /// let i = s.symbol("i", SymKind::Index, None, None);
    /// let c = s.parse("2*i >= n && i != 3 || i mod 4 == 1 && n > 7").unwrap();
    /// let ac = AffineConditions::of(&mut s, c, i).unwrap();
    /// assert_eq!(ac.terms.len(), 2);
    /// assert!(ac.terms.iter().any(|t| s.display(t.guard).to_string() == "n >= 8"));
    /// let c = s.parse("i^2 > n").unwrap();
    /// assert!(AffineConditions::of(&mut s, c, i).is_err());
    /// ```
    ///
    /// # Errors
    /// [`RangeError::NotAffine`] or [`RangeError::TooManyTerms`].
    pub fn of(s: &mut Store, cond: Expr, var: Sym) -> Result<AffineConditions, RangeError> {
        let nesting = s.limits().ranges.nesting;
        let terms = Recover { s, var }.terms(cond, nesting)?;
        Ok(AffineConditions { terms })
    }

    /// `I_i := F_{T_i}(R₀)`, each with its term's guard.
    ///
    /// # Errors
    /// As [`RangeCondition::transfer`].
    pub fn ranges(&self, s: &mut Store, r0: &Range) -> Result<Vec<Guarded>, RangeError> {
        let of =
            |s: &mut Store, t: &Term| Ok(Guarded { guard: t.guard, range: t.transfer(s, r0)? });
        self.terms.iter().map(|t| of(s, t)).collect()
    }
}

struct Recover<'s> {
    s: &'s mut Store,
    var: Sym,
}

impl Recover<'_> {
    fn not_affine(&self, cond: Expr) -> RangeError {
        RangeError::NotAffine {
            condition: self.s.display(cond).to_string(),
            variable: self.s.symbol_data(self.var).name.clone(),
        }
    }

    fn guard(&mut self, guard: Expr, conditions: Vec<RangeCondition>) -> Vec<Term> {
        if self.s.is_zero(guard) {
            return Vec::new();
        }
        vec![Term { guard: ConditionExpr::new(guard), conditions }]
    }

    fn terms(&mut self, cond: Expr, depth: u32) -> Result<Vec<Term>, RangeError> {
        let limit = self.s.limits().ranges.terms;
        if depth == 0 {
            return Err(RangeError::TooManyTerms { limit });
        }
        if !self.s.has_var(cond, self.var) {
            return Ok(self.guard(cond, Vec::new()));
        }
        let d = depth - 1;
        match self.s.node(cond).clone() {
            Node::And(args) => {
                let one = self.s.one();
                let mut all = self.guard(one, Vec::new());
                for a in args {
                    let terms = self.terms(a, d)?;
                    all = self.both(&all, &terms)?;
                }
                Ok(all)
            }
            Node::Or(args) => {
                let mut all = Vec::new();
                for a in args {
                    all.extend(self.terms(a, d)?);
                    if all.len() > limit {
                        return Err(RangeError::TooManyTerms { limit });
                    }
                }
                Ok(all)
            }
            Node::Ite(c, a, b) => {
                let n = self.s.not(c);
                let mut all = Vec::new();
                for (c, arm) in [(c, a), (n, b)] {
                    let (c, arm) = (self.terms(c, d)?, self.terms(arm, d)?);
                    all.extend(self.both(&c, &arm)?);
                }
                Ok(all)
            }
            Node::Ge0(e) => self.atom(cond, e, Rop::Ge),
            Node::Eq0(e) => self.atom(cond, e, Rop::Eq),
            Node::Not(x) => match *self.s.node(x) {
                Node::Eq0(e) => self.atom(cond, e, Rop::Ne),
                _ => Err(self.not_affine(cond)),
            },
            _ => Err(self.not_affine(cond)),
        }
    }

    /// The conjunction of two disjunctions of terms.
    fn both(&mut self, a: &[Term], b: &[Term]) -> Result<Vec<Term>, RangeError> {
        let limit = self.s.limits().ranges.terms;
        if a.len() * b.len() > limit {
            return Err(RangeError::TooManyTerms { limit });
        }
        let mut all = Vec::new();
        for x in a {
            for y in b {
                let guard = self.s.and(x.guard.expr(), y.guard.expr());
                let conditions = x.conditions.iter().chain(&y.conditions).cloned().collect();
                all.extend(self.guard(guard, conditions));
            }
        }
        Ok(all)
    }

    /// `e rop 0`
    fn atom(&mut self, cond: Expr, e: Expr, rop: Rop) -> Result<Vec<Term>, RangeError> {
        let Some((a, b)) = self.s.affine_in(e, self.var) else {
            return self.residues(cond, e, rop);
        };
        let (positive, negative) = (self.s.int(1), self.s.int(-1));
        let (positive, negative) = (self.s.ge(a, positive), self.s.le(a, negative));
        let na = self.s.neg(a);
        let zero = self.s.eq0(a);
        let at_zero = match rop {
            Rop::Ge => self.s.ge0(b),
            Rop::Eq => self.s.eq0(b),
            _ => {
                let e = self.s.eq0(b);
                self.s.not(e)
            }
        };
        let constant = self.s.and(zero, at_zero);
        let mut all = self.guard(constant, Vec::new());
        if rop == Rop::Ge {
            // a·i + b ≥ 0 is i ≥ -floor(b / a) for a > 0, i ≤ floor(b / -a) for a < 0
            let q = self.s.floor_div(b, a);
            let q = self.s.neg(q);
            all.extend(self.guard(positive, vec![RangeCondition::Compare(Rop::Ge, q)]));
            let q = self.s.floor_div(b, na);
            all.extend(self.guard(negative, vec![RangeCondition::Compare(Rop::Le, q)]));
            return Ok(all);
        }
        // a·i + b = 0 is i = -b / a where a divides b
        let nb = self.s.neg(b);
        let (rest, q) = (self.s.modulo(nb, a), self.s.floor_div(nb, a));
        let nonzero = self.s.not(zero);
        let even = self.s.eq0(rest);
        let divisible = self.s.and(nonzero, even);
        all.extend(self.guard(divisible, vec![RangeCondition::Compare(rop, q)]));
        if rop == Rop::Ne {
            let odd = self.s.not(even);
            let odd = self.s.and(nonzero, odd);
            all.extend(self.guard(odd, Vec::new()));
        }
        Ok(all)
    }

    /// `k·((a·i + b) mod m) + rest rop 0`: one congruence for each remainder, under the guard that
    /// the remainder satisfies the comparison.
    fn residues(&mut self, cond: Expr, e: Expr, rop: Rop) -> Result<Vec<Term>, RangeError> {
        let (c, terms) = self.s.linear(e);
        let parts = self.s.split_mod(&c, &terms).ok_or_else(|| self.not_affine(cond))?;
        let rest = self.s.linear_sum(parts.rest_constant, parts.rest_terms);
        let affine = self.s.affine_in(parts.dividend, self.var);
        let a = affine.and_then(|(a, _)| self.s.as_const(a).cloned());
        let (Some((_, b)), Some(a), Some(m)) = (affine, a, parts.modulus.as_i128()) else {
            return Err(self.not_affine(cond));
        };
        let coprime = a.is_integer() && a.gcd(&parts.modulus).is_one();
        if self.s.has_var(rest, self.var)
            || m > i128::from(self.s.limits().ranges.residues)
            || !coprime
        {
            return Err(self.not_affine(cond));
        }
        let inverse = inverse(&a, &parts.modulus);
        let modulus = self.s.num(parts.modulus.clone());
        let mut all = Vec::new();
        for r in 0..m {
            let x = self.s.linear_sum(parts.scale.clone() * Num::int(r), [(Num::ONE, rest)]);
            let guard = match rop {
                Rop::Ge => self.s.ge0(x),
                Rop::Eq => self.s.eq0(x),
                _ => {
                    let e = self.s.eq0(x);
                    self.s.not(e)
                }
            };
            // a·i ≡ r - b, so i ≡ a⁻¹·(r - b)
            let v = self.s.linear_sum(inverse.clone() * Num::int(r), [(-inverse.clone(), b)]);
            let residue = self.s.modulo(v, modulus);
            let congruent = RangeCondition::Congruent { modulus: parts.modulus.clone(), residue };
            all.extend(self.guard(guard, vec![congruent]));
        }
        Ok(all)
    }
}
