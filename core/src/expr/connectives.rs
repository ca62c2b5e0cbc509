//! Conjunctions and disjunctions: flat, without what the others imply, comparisons of the same
//! terms merged.

use super::node::{Args, Expr, Node};
use super::num::Num;
use super::store::Store;

/// A conjunction or a disjunction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Junction {
    And,
    Or,
}

impl Junction {
    /// The other one.
    fn dual(self) -> Junction {
        match self {
            Junction::And => Junction::Or,
            Junction::Or => Junction::And,
        }
    }

    /// The truth value that makes no difference as an operand; its negation is the absorbing one.
    fn neutral(self) -> bool {
        self == Junction::And
    }
}

/// Levels of connectives in which comparisons are looked at one by one. Each recurses natively.
const POINT_LEVELS: u32 = 4;

/// The result of merging two operands of a junction.
enum Merged {
    /// they stay as they are
    Apart,
    WithoutFirst,
    WithoutSecond,
    /// the junction has the absorbing value
    Absorbed,
    /// one stands in place of the first, none in place of the second
    FirstBy(Expr),
    /// one stands in place of the second, none in place of the first
    SecondBy(Expr),
}

/// Are the terms those of the negative?
fn are_opposite(a: &[(Num, Expr)], b: &[(Num, Expr)]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(x, y)| x.1 == y.1 && x.0 == -y.0.clone())
}

impl Store {
    /// The conjuncts of a condition; a condition that is no conjunction is its only one.
    ///
    /// ```
    /// let mut s = symprof_core::expr::Store::new();
    /// let e = s.parse_with("n > 0 && m > 0", &mut |s, name| Some(s.parameter(name, 32)))?;
    /// assert_eq!(s.conjuncts(e).len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn conjuncts(&self, e: Expr) -> Vec<Expr> {
        match self.node(e) {
            Node::And(args) => args.to_vec(),
            _ => vec![e],
        }
    }

    /// `a ∧ b`
    pub fn and(&mut self, a: Expr, b: Expr) -> Expr {
        self.and_all(&[a, b])
    }

    /// `a ∨ b`
    pub fn or(&mut self, a: Expr, b: Expr) -> Expr {
        self.or_all(&[a, b])
    }

    /// All true.
    pub fn and_all(&mut self, args: &[Expr]) -> Expr {
        self.junction(Junction::And, args)
    }

    /// One true.
    pub fn or_all(&mut self, args: &[Expr]) -> Expr {
        self.junction(Junction::Or, args)
    }

    /// All true, or one true; the two are dual, with 1 and 0 exchanged.
    pub(crate) fn junction(&mut self, kind: Junction, args: &[Expr]) -> Expr {
        let mut operands = args.to_vec();
        loop {
            match self.junction_step(kind, &operands) {
                Ok(e) => return e,
                Err(simpler) => operands = simpler,
            }
        }
    }

    /// The junction, or simpler operands of an equal one.
    fn junction_step(&mut self, kind: Junction, args: &[Expr]) -> Result<Expr, Vec<Expr>> {
        let most = self.limits().expressions.junction_parts;
        let mut flat: Vec<Expr> = Vec::new();
        for &a in args {
            match self.node(a) {
                Node::Const(v) => {
                    if v.is_zero() == kind.neutral() {
                        return Ok(self.truth(!kind.neutral())); // the absorbing value
                    }
                }
                Node::And(inner) if kind == Junction::And && inner.len() < most => {
                    flat.extend(inner.iter())
                }
                Node::Or(inner) if kind == Junction::Or && inner.len() < most => {
                    flat.extend(inner.iter())
                }
                _ => flat.push(a),
            }
        }
        flat.sort_unstable();
        flat.dedup();
        // Absorption: x ∧ (x ∨ y) = x, and x ∧ (¬x ∨ y) = x ∧ y.
        while flat.len() <= most {
            let mut changed = false;
            for i in 0..flat.len() {
                let inner = match self.node(flat[i]) {
                    Node::Or(inner) if kind == Junction::And => inner.clone(),
                    Node::And(inner) if kind == Junction::Or => inner.clone(),
                    _ => continue,
                };
                let others = |x: Expr| flat.binary_search(&x).is_ok_and(|j| j != i);
                if inner.iter().any(|&x| others(x)) {
                    flat.remove(i);
                    changed = true;
                    break;
                }
                let kept: Args = inner
                    .iter()
                    .copied()
                    .filter(|x| !self.negations.get(x).is_some_and(|&n| others(n)))
                    .collect();
                if kept.len() < inner.len() {
                    let repl = self.junction(kind.dual(), &kept);
                    flat[i] = repl;
                    return Err(flat);
                }
            }
            if !changed {
                break;
            }
        }
        for &x in &flat {
            let n = self.not(x);
            if flat.binary_search(&n).is_ok() {
                return Ok(self.truth(!kind.neutral()));
            }
        }
        if let Some(simpler) = self.decided_at_points(&flat, kind) {
            return Err(simpler);
        }
        if flat.len() > 1 && flat.len() <= self.limits().expressions.merged_comparisons {
            if self.merge_comparisons(&mut flat, kind) {
                return Err(flat);
            }
            if flat.len() == 1 && self.as_const(flat[0]).is_some() {
                return Ok(flat[0]);
            }
        }
        Ok(match flat.as_slice() {
            [] => self.truth(kind.neutral()),
            [one] => *one,
            _ => {
                let args: Args = flat.into_iter().collect();
                self.intern(match kind {
                    Junction::And => Node::And(args),
                    Junction::Or => Node::Or(args),
                })
            }
        })
    }

    /// `t ∈ S ∧ f(t)` is `t ∈ {p ∈ S: f(p)}`, where `t ∈ S` is a disjunction of equalities and `f` is made of comparisons of
    /// `t`; dually `t ∉ S ∨ f(t)` is `t ∉ {p ∈ S: ¬f(p)}`. None if the operands stay as they are.
    ///
    /// Chains of `if (i == 0) … if (i == 1) …` have conditions of as many parts as cases, of which one equality says all.
    fn decided_at_points(&mut self, flat: &[Expr], kind: Junction) -> Option<Vec<Expr>> {
        let mut steps = self.limits().expressions.junction_parts.saturating_pow(2);
        for (i, &x) in flat.iter().enumerate() {
            let Some(all) = self.points(x, kind) else { continue };
            let mut points = all.clone();
            let others = flat.iter().enumerate().filter(|o| o.0 != i).map(|o| *o.1);
            let kept: Vec<Expr> = others
                .filter(|&y| {
                    let mut is_decided = true;
                    points.retain(|&b| {
                        let holds = self.holds_at(y, b, POINT_LEVELS, &mut steps);
                        is_decided &= holds.is_some();
                        holds != Some(!kind.neutral())
                    });
                    !is_decided
                })
                .collect();
            if kept.len() + 1 == flat.len() && points.len() == all.len() {
                continue;
            }
            let at: Vec<Expr> = points
                .into_iter()
                .map(|b| {
                    let equal = self.eq0(b);
                    if kind == Junction::And {
                        equal
                    } else {
                        self.not(equal)
                    }
                })
                .collect();
            let at = if at.len() == all.len() { x } else { self.junction(kind.dual(), &at) };
            return Some(kept.into_iter().chain([at]).collect());
        }
        None
    }

    /// `b` of each `b = 0` in a disjunction of equalities of the same terms, the operand of a conjunction; dually of each
    /// `b ≠ 0`.
    fn points(&self, operand: Expr, kind: Junction) -> Option<Vec<Expr>> {
        let node = self.node(operand);
        let parts: &[Expr] = match (node, kind) {
            (Node::Or(parts), Junction::And) | (Node::And(parts), Junction::Or) => parts,
            _ => return self.equality(node, kind).map(|b| vec![b]),
        };
        let first = self.equality(self.node(*parts.first()?), kind)?;
        let same = |x: &Expr| {
            let b = self.equality(self.node(*x), kind)?;
            self.value_at(b, first).map(|_| b)
        };
        parts.iter().map(same).collect()
    }

    /// Does a condition made of comparisons hold where `b = 0`, as far as these are of the same terms?
    fn holds_at(&self, condition: Expr, b: Expr, levels: u32, steps: &mut usize) -> Option<bool> {
        *steps = steps.checked_sub(1)?;
        let mut all = |parts: &[Expr], neutral: bool| {
            let levels = levels.checked_sub(1)?;
            let mut is_decided = true;
            for &part in parts {
                match self.holds_at(part, b, levels, steps) {
                    Some(holds) if holds != neutral => return Some(holds),
                    holds => is_decided &= holds.is_some(),
                }
            }
            is_decided.then_some(neutral)
        };
        Some(match self.node(condition) {
            Node::Ge0(a) => !self.value_at(*a, b)?.is_negative(),
            Node::Eq0(a) => self.value_at(*a, b)?.is_zero(),
            Node::Not(x) => match self.node(*x) {
                Node::Eq0(a) => !self.value_at(*a, b)?.is_zero(),
                _ => return None,
            },
            Node::And(parts) => all(parts, true)?,
            Node::Or(parts) => all(parts, false)?,
            _ => return None,
        })
    }

    /// The value of `a` where `b = 0`, if they differ by a constant, but for their signs.
    fn value_at(&self, a: Expr, b: Expr) -> Option<Num> {
        let (va, vb) = (self.linear_view(a), self.linear_view(b));
        let (ca, cb) = (va.constant.clone(), vb.constant.clone());
        if *va.terms == *vb.terms {
            Some(ca - cb)
        } else if are_opposite(&va.terms, &vb.terms) {
            Some(ca + cb)
        } else {
            None
        }
    }

    /// `t + c ≥ 0 ∧ t + d ≥ 0` keeps the stronger (the weaker for `or`); `t + c ≥ 0` and
    /// `-t + d ≥ 0` exclude each other where `c + d < 0` (and cover everything where
    /// `c + d ≥ -1`, for `or`). `t ≠ v` in a conjunction, and dually `t = v` in a disjunction,
    /// moves the end of one by 1, or is implied by it.
    ///
    /// True if an operand is new, so that further pairs may merge.
    fn merge_comparisons(&mut self, flat: &mut Vec<Expr>, kind: Junction) -> bool {
        let mut i = 0;
        while i < flat.len() {
            let mut j = i + 1;
            while j < flat.len() {
                match self.merged(flat[i], flat[j], kind) {
                    Merged::Apart => j += 1,
                    Merged::WithoutFirst => {
                        flat.remove(i);
                        j = i + 1;
                    }
                    Merged::WithoutSecond => {
                        flat.remove(j);
                    }
                    Merged::Absorbed => {
                        let v = self.truth(!kind.neutral());
                        flat.clear();
                        flat.push(v);
                        return false;
                    }
                    Merged::FirstBy(e) => {
                        flat[i] = e;
                        flat.remove(j);
                        return true;
                    }
                    Merged::SecondBy(e) => {
                        flat[j] = e;
                        flat.remove(i);
                        return true;
                    }
                }
            }
            i += 1;
        }
        false
    }

    /// Merges two operands.
    fn merged(&mut self, x: Expr, y: Expr, kind: Junction) -> Merged {
        let (a, other, first_compares) = match (self.node(x), self.node(y)) {
            (Node::Ge0(a), Node::Ge0(b)) => return self.merged_inequalities(*a, *b, kind),
            (Node::Ge0(a), other) => (*a, other, true),
            (other, Node::Ge0(a)) => (*a, other, false),
            _ => return Merged::Apart,
        };
        let Some(b) = self.equality(other, kind.dual()) else { return Merged::Apart };
        match self.moved_end(a, b, kind) {
            Some(e) if first_compares => Merged::FirstBy(e),
            Some(e) => Merged::SecondBy(e),
            None => Merged::Apart,
        }
    }

    /// `a ≥ 0` and `b ≥ 0`.
    fn merged_inequalities(&self, a: Expr, b: Expr, kind: Junction) -> Merged {
        let (va, vb) = (self.linear_view(a), self.linear_view(b));
        let is_and = kind == Junction::And;
        if *va.terms == *vb.terms {
            return match (va.constant > vb.constant) == is_and {
                true => Merged::WithoutFirst,
                false => Merged::WithoutSecond,
            };
        }
        if are_opposite(&va.terms, &vb.terms) {
            let gap = if self.is_integral(a) { Num::int(-1) } else { Num::ZERO };
            let sum = va.constant.clone() + vb.constant.clone();
            if is_and && sum.is_negative() || !is_and && sum >= gap {
                return Merged::Absorbed;
            }
        }
        Merged::Apart
    }

    /// `a ≥ 0 ∧ b ≠ 0` as one comparison, or `a ≥ 0 ∨ b = 0`, where `b` is `±a` but for a constant.
    fn moved_end(&mut self, a: Expr, b: Expr, kind: Junction) -> Option<Expr> {
        if !self.is_integral(a) || !self.is_integral(b) {
            return None;
        }
        let difference = self.sub(a, b);
        let sum = self.add(a, b);
        // the value of `a` where `b` is 0
        let at = self.as_const(difference).or(self.as_const(sum))?.clone();
        let (one, is_and) = (Num::ONE, kind == Junction::And);
        if is_and && at.is_zero() {
            let above = self.add_num(a, -one);
            Some(self.ge0(above))
        } else if !is_and && at == -one.clone() {
            let from = self.add_num(a, one);
            Some(self.ge0(from))
        } else {
            // a ≥ 0 implies b ≠ 0; b = 0 implies a ≥ 0
            (at.is_negative() == is_and).then(|| self.ge0(a))
        }
    }

    /// `b` of `b = 0` in a conjunction, of `b ≠ 0` in a disjunction.
    fn equality(&self, n: &Node, kind: Junction) -> Option<Expr> {
        match n {
            Node::Eq0(b) if kind == Junction::And => Some(*b),
            Node::Not(x) if kind == Junction::Or => match self.node(*x) {
                Node::Eq0(b) => Some(*b),
                _ => None,
            },
            _ => None,
        }
    }
}
