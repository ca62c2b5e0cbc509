//! Simplification of conjunctions and disjunctions: each conjunct is simplified under the other
//! conjuncts, each disjunct under the negations of the other disjuncts (contextual rewriting).

use super::Facts;
use crate::expr::{Expr, Junction, Node, Num, Store};
use smallvec::SmallVec;

/// Is it a comparison that is linear in symbols?
fn is_plain(s: &Store, a: Expr) -> bool {
    match *s.node(a) {
        Node::Ge0(e) | Node::Eq0(e) => {
            s.linear_view(e).terms.iter().all(|(_, t)| matches!(s.node(*t), Node::Symbol(_)))
        }
        Node::Not(x) => matches!(s.node(x), Node::Eq0(_)) && is_plain(s, x),
        _ => false,
    }
}

/// Is it a short comparison?
fn is_short(s: &Store, a: Expr) -> bool {
    let comparison = match *s.node(a) {
        Node::Ge0(_) | Node::Eq0(_) => true,
        Node::Not(x) => matches!(s.node(x), Node::Eq0(_)),
        _ => false,
    };
    comparison && s.dag_size_within(a, s.limits().simplification.context_nodes).is_some()
}

impl Facts {
    /// Simplifies the compound disjuncts under the negations of the plain comparisons among them.
    pub(super) fn simplify_disjuncts(
        &mut self,
        s: &mut Store,
        mut args: Vec<Expr>,
        refine: u32,
    ) -> Vec<Expr> {
        self.include_border(s, &mut args);
        let plain: Vec<Expr> = args.iter().copied().filter(|&a| is_plain(s, a)).collect();
        if plain.len() < 2 && plain.len() == args.len() || plain.is_empty() {
            return args;
        }
        let mut inner = self.clone();
        for c in plain {
            let c = s.not(c);
            inner.assume(s, c);
        }
        if inner.known.contradiction {
            return vec![s.truth(true)];
        }
        for a in args.iter_mut() {
            if !is_plain(s, *a) && self.is_refinable(s, *a) {
                *a = self.refine(s, inner.clone(), *a, refine);
            }
        }
        args
    }

    /// `x = 0 ∨ (x > 0 ∧ rest)` is `x ≥ 0 ∧ rest` where the rest holds at 0 too.
    fn include_border(&mut self, s: &mut Store, args: &mut Vec<Expr>) {
        let mut at = 0;
        while at < args.len() {
            let merged = match *s.node(args[at]) {
                Node::Eq0(x) if s.is_integral(x) => {
                    let others = args.iter().enumerate().filter(|o| o.0 != at);
                    let others: Vec<(usize, Expr)> = others.map(|(i, &o)| (i, o)).collect();
                    others.into_iter().find_map(|(i, o)| Some((i, self.with_border(s, x, o)?)))
                }
                _ => None,
            };
            match merged {
                Some((i, e)) => {
                    args[i] = e;
                    args.remove(at);
                    at = 0;
                }
                None => at += 1,
            }
        }
    }

    fn with_border(&mut self, s: &mut Store, x: Expr, other: Expr) -> Option<Expr> {
        let mut parts: Vec<Expr> = match s.node(other) {
            Node::And(args) => args.to_vec(),
            _ => vec![other],
        };
        let n = s.neg(x);
        let (i, side) = [x, n].into_iter().find_map(|side| {
            let inside = s.add_num(side, Num::int(-1));
            let inside = s.ge0(inside);
            Some((parts.iter().position(|&p| p == inside)?, side))
        })?;
        parts[i] = s.ge0(side);
        if parts.len() > 1 {
            let border = s.eq0(x);
            let mut facts = self.clone();
            facts.assume(s, border);
            let rest = parts.iter().enumerate().filter(|p| p.0 != i);
            let mut rest = rest.map(|p| *p.1).collect::<Vec<_>>().into_iter();
            if !rest.all(|p| facts.decide(s, p) == Some(true)) {
                return None;
            }
        }
        Some(s.and_all(&parts))
    }

    /// Simplifies the conjuncts that are no plain comparisons under those that are; where facts are thorough, under
    /// short ones too.
    pub(super) fn simplify_conjuncts(
        &mut self,
        s: &mut Store,
        mut args: Vec<Expr>,
        refine: u32,
    ) -> Vec<Expr> {
        let thorough = self.thorough;
        let is_context = |s: &Store, a: Expr| is_plain(s, a) || thorough && is_short(s, a);
        let context = args.iter().filter(|&&a| is_context(s, a)).count();
        let plain: Vec<Expr> = args.iter().copied().filter(|&a| is_plain(s, a)).collect();
        let unequal = |s: &Store, a: Expr| matches!(s.node(a), Node::Not(_)) && is_plain(s, a);
        let wanted = args.iter().any(|&a| !is_plain(s, a) || context > 1 && unequal(s, a));
        // each part is looked at in the light of all others
        if context == 0 || !wanted || context > s.limits().simplification.conjunction_parts {
            return args;
        }
        for i in 0..args.len() {
            let a = args[i];
            let sharpened = unequal(s, a) && context > 1;
            if is_plain(s, a) && !sharpened || !self.is_refinable(s, a) {
                continue;
            }
            // of two that say the same one stays: others are taken as they are by now
            let others: Vec<Expr> = match thorough {
                true => {
                    let others = args.iter().enumerate().filter(|o| o.0 != i).map(|o| *o.1);
                    others.filter(|&c| is_context(s, c)).collect()
                }
                // plain ones keep what they say
                false => plain.iter().copied().filter(|&c| c != a).collect(),
            };
            if others.is_empty() {
                continue;
            }
            let mut inner = self.clone();
            for c in others {
                inner.assume(s, c);
            }
            if inner.known.contradiction {
                return vec![s.truth(false)];
            }
            args[i] =
                if sharpened { inner.one_sided(s, a) } else { self.refine(s, inner, a, refine) };
        }
        args
    }

    /// Drops parts of a small junction that another part implies (`and`) or is implied by (`or`).
    pub(super) fn absorb(&mut self, s: &mut Store, y: Expr, args: &[Expr], kind: Junction) -> Expr {
        let is_and = kind == Junction::And;
        let atomic =
            |s: &Store, a: Expr| matches!(s.node(a), Node::Ge0(_) | Node::Eq0(_)) || is_plain(s, a);
        let limits = s.limits().simplification.clone();
        if args.len() > limits.absorbed_parts || self.refined > limits.refined_nodes_of_call {
            return y;
        }
        let mut keep: Vec<Expr> = args.to_vec();
        let mut i = 0;
        while i < keep.len() {
            let a = keep[i];
            if !atomic(s, a) {
                i += 1;
                continue;
            }
            self.refined += limits.absorption_nodes;
            // a sample point at which `a` holds and another part fails refutes the implication
            let holds = s.true_points(a, !self.known.excluded);
            let mut follows: SmallVec<[Expr; 4]> = SmallVec::new();
            for (j, &b) in keep.iter().enumerate() {
                // a condition that is cheap to evaluate stays beside a search: it may decide the junction
                let (goes, stays) = if is_and { (b, a) } else { (a, b) };
                let dearer = s.is_stepped(stays) && !s.is_stepped(goes);
                if j != i && !dearer && atomic(s, b) && !s.is_false_at(b, holds) {
                    follows.push(b);
                }
            }
            if follows.is_empty() {
                i += 1;
                continue;
            }
            let mut inner = self.clone();
            inner.assume(s, a);
            // in a conjunction the implied parts are redundant, in a disjunction `a` is
            let mut j = 0;
            let mut gone = false;
            while j < keep.len() {
                if follows.contains(&keep[j]) && inner.decide(s, keep[j]) == Some(true) {
                    if is_and {
                        keep.remove(j);
                        if j < i {
                            i -= 1;
                        }
                        continue;
                    }
                    gone = true;
                    break;
                }
                j += 1;
            }
            if gone {
                keep.remove(i);
            } else {
                i += 1;
            }
        }
        if keep.len() == args.len() {
            y
        } else {
            s.junction(kind, &keep)
        }
    }
}
