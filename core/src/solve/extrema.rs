//! Running extrema: `m = max(m, x)` in a loop whose `x` moves in one direction is the largest of
//! its first value and the last, or the first, `x`.

use super::Solver;
use crate::analysis::LoopId;
use crate::expr::{Expr, Node, Num, Sym};

/// The value around the back edge: an extremum of the value before and `with`, where `when` holds.
struct Running {
    when: Expr,
    with: Expr,
    max: bool,
}

impl Solver<'_> {
    /// The closed form of a header parameter whose value around the back edge, `next`, is an
    /// extremum of the value before (the placeholder `p`) and of something affine in the index.
    pub(super) fn running_extremum(
        &mut self,
        l: LoopId,
        start: Expr,
        next: Expr,
        p: Sym,
    ) -> Option<Expr> {
        let Running { when, with, max } = self.running(next, p)?;
        let k = self.index(l);
        if self.s.has_var(when, k) {
            return None;
        }
        let (with, guards) = self.unwrapped(l, with);
        let (slope, _) = self.s.affine_in(with, k)?;
        let mut facts = self.facts(Some(l));
        let fall = self.s.neg(slope);
        let rises = facts.prove_ge0(&mut self.s, slope);
        if !rises && !facts.prove_ge0(&mut self.s, fall) {
            return None;
        }
        self.guard(guards);
        let ke = self.s.sym(k);
        let zero = self.s.zero();
        let before = self.s.add_num(ke, Num::int(-1));
        let at = if rises == max { before } else { zero };
        let most = self.s.substitute(with, &[(k, at)]);
        let most = if max { self.s.max(start, most) } else { self.s.min(start, most) };
        let later = self.s.ge0(before);
        let changed = self.s.and(when, later);
        Some(self.s.ite(changed, most, start))
    }

    fn running(&mut self, next: Expr, p: Sym) -> Option<Running> {
        let pe = self.s.sym(p);
        match self.s.node(next).clone() {
            Node::Max(args) | Node::Min(args) if args.contains(&pe) => {
                let max = matches!(self.s.node(next), Node::Max(_));
                let rest: Vec<Expr> = args.into_iter().filter(|&a| a != pe).collect();
                if rest.iter().any(|&a| self.s.has_var(a, p)) {
                    return None;
                }
                let with = if max { self.s.max_all(&rest) } else { self.s.min_all(&rest) };
                Some(Running { when: self.s.truth(true), with, max })
            }
            Node::Ite(c, a, b) if !self.s.has_var(c, p) && (a == pe || b == pe) => {
                let (c, changed) = if a == pe { (self.s.not(c), b) } else { (c, a) };
                let r = self.running(changed, p)?;
                Some(Running { when: self.s.and(c, r.when), ..r })
            }
            _ => None,
        }
    }
}
