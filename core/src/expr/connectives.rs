//! Conjunctions and disjunctions: flat, without what the others imply, comparisons of the same
//! terms merged.

use super::node::{Args, Expr, Node};
use super::num::Num;
use super::store::Store;

impl Store {
    /// The conditions that a conjunction joins; a condition that is none is its own.
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
        self.junction(args, true)
    }

    /// One true.
    pub fn or_all(&mut self, args: &[Expr]) -> Expr {
        self.junction(args, false)
    }

    /// `and` where `is_and`, else `or`; the two are dual, with 1 and 0 exchanged.
    fn junction(&mut self, args: &[Expr], is_and: bool) -> Expr {
        let mut operands = args.to_vec();
        loop {
            match self.junction_step(&operands, is_and) {
                Ok(e) => return e,
                Err(simpler) => operands = simpler,
            }
        }
    }

    /// The junction, or simpler operands of an equal one.
    fn junction_step(&mut self, args: &[Expr], is_and: bool) -> Result<Expr, Vec<Expr>> {
        let most = self.limits().expressions.junction_parts;
        let mut flat: Vec<Expr> = Vec::new();
        for &a in args {
            match self.node(a) {
                Node::Const(v) => {
                    if v.is_zero() == is_and {
                        return Ok(self.truth(!is_and)); // the absorbing value
                    }
                }
                Node::And(inner) if is_and && inner.len() < most => flat.extend(inner.iter()),
                Node::Or(inner) if !is_and && inner.len() < most => flat.extend(inner.iter()),
                _ => flat.push(a),
            }
        }
        flat.sort_unstable();
        flat.dedup();
        // Literals that hold decide the dual junctions among the operands: x ∧ (x ∨ y) = x and
        // x ∧ (¬x ∨ y) = x ∧ y.
        while flat.len() <= most {
            let mut changed = false;
            for i in 0..flat.len() {
                let inner = match self.node(flat[i]) {
                    Node::Or(inner) if is_and => inner.clone(),
                    Node::And(inner) if !is_and => inner.clone(),
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
                    let repl = self.junction(&kept, !is_and);
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
                return Ok(self.truth(!is_and));
            }
        }
        if flat.len() > 1 && flat.len() <= self.limits().expressions.merged_comparisons {
            if self.merge_comparisons(&mut flat, is_and) {
                return Err(flat);
            }
            if flat.len() == 1 && self.as_const(flat[0]).is_some() {
                return Ok(flat[0]);
            }
        }
        Ok(match flat.as_slice() {
            [] => self.truth(is_and),
            [one] => *one,
            _ => {
                let args: Args = flat.into_iter().collect();
                self.intern(if is_and { Node::And(args) } else { Node::Or(args) })
            }
        })
    }

    /// `t + c ≥ 0 ∧ t + d ≥ 0` keeps the stronger (the weaker for `or`); `t + c ≥ 0` and
    /// `-t + d ≥ 0` exclude each other where `c + d < 0` (and cover everything where
    /// `c + d ≥ -1`, for `or`). `t = v` in a conjunction, and dually `t ≠ v` in a disjunction,
    /// decides a comparison of `t`; `t ≠ v` in a conjunction, and dually `t = v` in a disjunction,
    /// moves the end of one by 1, or says nothing beside it.
    ///
    /// True if an operand is a new one, which others may go further with.
    fn merge_comparisons(&mut self, flat: &mut Vec<Expr>, is_and: bool) -> bool {
        let mut i = 0;
        while i < flat.len() {
            let mut j = i + 1;
            while j < flat.len() {
                let (a, b) = match (self.node(flat[i]), self.node(flat[j])) {
                    (Node::Ge0(a), Node::Ge0(b)) => (*a, *b),
                    (Node::Ge0(a), other) | (other, Node::Ge0(a))
                        if self.equality(other, is_and).is_some() =>
                    {
                        let (a, b) = (*a, self.equality(other, is_and).unwrap_or(*a));
                        let (ca, ta) = self.linear(a);
                        let (cb, tb) = self.linear(b);
                        let same = ta == tb;
                        let opposite = ta.len() == tb.len()
                            && ta
                                .iter()
                                .zip(tb.iter())
                                .all(|(x, y)| x.1 == y.1 && x.0 == -y.0.clone());
                        if same || opposite {
                            let value = if same { ca - cb } else { ca + cb };
                            let which =
                                if matches!(self.node(flat[i]), Node::Ge0(_)) { i } else { j };
                            // not (value ≥ 0) contradicts the equality; for `or`, value ≥ 0
                            // holds where the inequality does not
                            if value.is_negative() == is_and {
                                let v = self.truth(!is_and);
                                flat.clear();
                                flat.push(v);
                                return false;
                            }
                            flat.remove(which);
                            if which == i {
                                j = i + 1;
                            }
                            continue;
                        }
                        j += 1;
                        continue;
                    }
                    (Node::Ge0(a), other) | (other, Node::Ge0(a))
                        if self.equality(other, !is_and).is_some() =>
                    {
                        let (a, b) = (*a, self.equality(other, !is_and).unwrap_or(*a));
                        let which = if matches!(self.node(flat[i]), Node::Ge0(_)) { i } else { j };
                        if let Some(merged) = self.moved_end(a, b, is_and) {
                            flat[which] = merged;
                            flat.remove(i + j - which);
                            return true;
                        }
                        j += 1;
                        continue;
                    }
                    _ => {
                        j += 1;
                        continue;
                    }
                };
                let (ca, ta) = self.linear(a);
                let (cb, tb) = self.linear(b);
                if ta == tb {
                    let drop_first = (ca > cb) == is_and;
                    flat.remove(if drop_first { i } else { j });
                    if drop_first {
                        j = i + 1;
                    }
                    continue;
                }
                let opposite = ta.len() == tb.len()
                    && ta.iter().zip(tb.iter()).all(|(x, y)| x.1 == y.1 && x.0 == -y.0.clone());
                if opposite {
                    let gap = if self.is_integral(a) { Num::int(-1) } else { Num::ZERO };
                    let sum = ca + cb;
                    if is_and && sum.is_negative() || !is_and && sum >= gap {
                        let v = self.truth(!is_and);
                        flat.clear();
                        flat.push(v);
                        return false;
                    }
                }
                j += 1;
            }
            i += 1;
        }
        false
    }

    /// `a ≥ 0 ∧ b ≠ 0` as one comparison, or `a ≥ 0 ∨ b = 0`, where `b` is `±a` but for a constant.
    fn moved_end(&mut self, a: Expr, b: Expr, is_and: bool) -> Option<Expr> {
        if !self.is_integral(a) || !self.is_integral(b) {
            return None;
        }
        let difference = self.sub(a, b);
        let sum = self.add(a, b);
        // the value of `a` where `b` is 0
        let at = self.as_const(difference).or(self.as_const(sum))?.clone();
        let one = Num::ONE;
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
    fn equality(&self, n: &Node, is_and: bool) -> Option<Expr> {
        match n {
            Node::Eq0(b) if is_and => Some(*b),
            Node::Not(x) if !is_and => match self.node(*x) {
                Node::Eq0(b) => Some(*b),
                _ => None,
            },
            _ => None,
        }
    }
}
