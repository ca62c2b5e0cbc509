//! Backedge-taken counts: the index of the first iteration that does not go round again.
//!
//! The condition to leave in iteration `k` is the negation of the back edges' path conditions;
//! [`first_true`] finds its first index. Wraps that stand in the way are taken off, solved
//! without, and put back as obligations: each must not happen in iterations up to the answer.
//! An obligation that is not proved becomes a guard on the parameters, outside which the function
//! is simulated (design, "What makes it exact", 4 and 5).

use super::recurrence::Remembered;
use super::wraps::Obligation;
use super::{slot, Endless, Progress, Reason, Solver};
use crate::analysis::LoopId;
use crate::expr::{Expr, Facts, Node, Num, Sym, SymKind};
use crate::sum::{first_true, FirstTrue};

/// A backedge-taken count, and expressions that are not negative up to that iteration because the
/// guards say so.
struct Accepted {
    btc: Expr,
    not_negative: Vec<Expr>,
}

impl Solver<'_> {
    /// The backedge-taken count of a loop per entry, over the indices of the loops around it;
    /// `None` if there is no formula, with the reason in [`loop_reason`](Self::loop_reason).
    pub(super) fn trip(&mut self, l: LoopId) -> Option<Expr> {
        let i = slot(Some(l));
        match self.loops[i].progress {
            Progress::Done => return self.loops[i].btc,
            Progress::Working => return None,
            Progress::Open => {}
        }
        self.loops[i].progress = Progress::Working;
        self.remember(Remembered::Loop(i));
        let solved = self.solve_trip(l);
        let k = self.index(l);
        let mut body = self.facts(Some(l));
        let ke = self.s.sym(k);
        match solved {
            Ok(Accepted { btc, not_negative }) => {
                let left = self.s.sub(btc, ke);
                body.assume_non_negative(&mut self.s, left);
                for e in not_negative {
                    body.assume_non_negative(&mut self.s, e);
                }
                self.loops[i].btc = Some(btc);
            }
            Err(reason) => self.loops[i].reason = Some(reason),
        }
        self.loops[i].body_facts = Some(body);
        self.loops[i].progress = Progress::Done;
        self.loops[i].btc
    }

    /// Why a loop has no trip count.
    pub(super) fn loop_reason(&self, l: LoopId) -> Reason {
        self.loops[slot(Some(l))].reason.clone().unwrap_or_else(|| {
            let name = &self.func.blocks[self.forest.header(l)].name;
            Reason::Unsolved(format!("the trip count of the loop at `{name}` depends on itself"))
        })
    }

    /// What holds whenever the loop is entered.
    pub(super) fn entry_facts(&mut self, l: LoopId) -> Facts {
        let i = slot(Some(l));
        if let Some(f) = &self.loops[i].entry_facts {
            return f.clone();
        }
        let parent = self.forest.parent(l);
        let mut f = self.facts(parent);
        let header = self.forest.header(l);
        if let Some(node) = self.node_of(parent, header) {
            for c in self.path_facts(parent, node) {
                if self.unknown_in(c).is_some() {
                    continue;
                }
                let c = f.simplify(&mut self.s, c);
                f.assume(&mut self.s, c);
            }
            for c in self.header_assumptions(l) {
                f.assume(&mut self.s, c);
            }
            self.assume_not_last(parent, node, &mut f);
            f.refresh(&mut self.s);
        }
        // While a loop around is still being solved, more may come to be known.
        let settled = parent.is_none_or(|p| self.loops[slot(Some(p))].progress == Progress::Done);
        if settled {
            self.loops[i].entry_facts = Some(f.clone());
            self.remember(Remembered::Loop(i));
        }
        f
    }

    /// What runs only in iterations that are not the last one knows so.
    fn assume_not_last(&mut self, region: Option<LoopId>, node: u32, f: &mut Facts) {
        let Some(l) = region else { return };
        let state = &self.loops[slot(region)];
        let (Some(btc), Some(again)) = (state.btc, state.again) else { return };
        let reach = self.reach(region, node);
        if self.implies(reach, again) {
            let k = self.index(l);
            let ke = self.s.sym(k);
            let left = self.s.sub(btc, ke);
            let left = self.s.add_num(left, Num::int(-1));
            f.assume_non_negative(&mut self.s, left);
        }
    }

    /// Is the one condition the other, or a conjunction with it?
    pub(super) fn implies(&self, c: Expr, other: Expr) -> bool {
        let parts = |e: Expr| match self.s.node(e) {
            Node::And(args) => args.to_vec(),
            _ => vec![e],
        };
        let given = parts(c);
        self.s.is_one(other) || parts(other).iter().all(|p| given.contains(p))
    }

    fn solve_trip(&mut self, l: LoopId) -> Result<Accepted, Reason> {
        let name = self.func.blocks[self.forest.header(l)].name.clone();
        let k = self.index(l);
        self.bound_early(l);
        let back = self.regions[slot(Some(l))].back_edges.clone();
        let again: Vec<Expr> = back.iter().map(|e| self.edge_reached(Some(l), *e)).collect();
        let again = self.s.or_all(&again);
        self.loops[slot(Some(l))].again = Some(again);
        let exit = self.s.not(again);
        let mut facts = self.facts(Some(l));
        let exit = facts.simplify(&mut self.s, exit);
        if let Some(reason) = self.unknown_in(exit) {
            return Err(reason);
        }
        if self.s.is_zero(exit) {
            if self.entry_facts(l).is_contradictory() {
                // never entered: any count is right
                let btc = self.s.zero();
                return Ok(Accepted { btc, not_negative: Vec::new() });
            }
            let never = self.s.truth(false);
            self.may_be_endless(l, never, None);
            return Err(Reason::Unsolved(format!("the loop at `{name}` has no exit")));
        }
        if self.has_placeholder(exit) {
            return Err(Reason::Unsolved(format!("the exit of the loop at `{name}`")));
        }
        if let Some(btc) = self.direct(l, &facts, k, exit) {
            return Ok(btc);
        }
        // No closed form: search for the first exit, step by step.
        let j = self.s.fresh("t", SymKind::Index, Some(Num::ZERO), None);
        let je = self.s.sym(j);
        let zero = self.s.zero();
        let cond = self.s.substitute(exit, &[(k, je)]);
        let far = self.s.num(Num::pow2(64));
        let btc = self.s.first(j, zero, far, cond);
        Ok(Accepted { btc, not_negative: Vec::new() })
    }

    /// The first exit in closed form, wraps put aside if need be.
    fn direct(&mut self, l: LoopId, facts: &Facts, k: Sym, exit: Expr) -> Option<Accepted> {
        let mut entry = self.entry_facts(l);
        let mut work = facts.clone();
        if let Some(f) = first_true(&mut self.s, &mut work, k, exit) {
            if let Some(btc) = self.accept(l, &mut entry, f, &[], k) {
                return Some(btc);
            }
        }
        let mut obligations = Vec::new();
        let stripped = self.strip_wraps(exit, Some(k), &mut obligations);
        if obligations.is_empty() {
            return None;
        }
        if let Some(f) = first_true(&mut self.s, &mut work, k, stripped) {
            if let Some(btc) = self.accept(l, &mut entry.clone(), f, &obligations, k) {
                return Some(btc);
            }
        }
        obligations.clear();
        if let Some(read) = self.read_without_signs(exit, k, &mut obligations) {
            let read = self.strip_wraps(read, Some(k), &mut obligations);
            if let Some(f) = first_true(&mut self.s, &mut work, k, read) {
                if let Some(btc) = self.accept(l, &mut entry.clone(), f, &obligations, k) {
                    return Some(btc);
                }
            }
        }
        self.with_small_sizes(l, (entry, work), k, exit)
    }

    /// The first exit where sizes that are compared without signs are below half of what their
    /// type holds: a guard says so.
    fn with_small_sizes(
        &mut self,
        l: LoopId,
        (mut entry, mut inside): (Facts, Facts),
        k: Sym,
        exit: Expr,
    ) -> Option<Accepted> {
        let mut guards = Vec::new();
        for c in self.signs_of_sizes(exit) {
            let c = entry.simplify(&mut self.s, c);
            if self.s.as_const(c).is_some() {
                continue;
            }
            entry.assume(&mut self.s, c);
            if entry.is_contradictory() {
                return None;
            }
            inside.assume(&mut self.s, c);
            guards.push(self.over_parameters(l, c)?);
        }
        if guards.is_empty() {
            return None;
        }
        let exit = inside.simplify(&mut self.s, exit);
        let mut obligations = Vec::new();
        let stripped = self.strip_wraps(exit, Some(k), &mut obligations);
        let f = first_true(&mut self.s, &mut inside, k, stripped)?;
        let btc = self.accept(l, &mut entry, f, &obligations, k)?;
        self.guard(guards);
        Some(btc)
    }

    /// The comparisons `size ≥ 0`, without the index, that choices in an expression turn on.
    fn signs_of_sizes(&self, e: Expr) -> Vec<Expr> {
        let mut signs = Vec::new();
        self.s.visit(&[e], |_, node| {
            if let Node::Ite(c, ..) = *node {
                let sign = matches!(self.s.node(c), Node::Ge0(_)) && self.s.vars(c).is_empty();
                if sign && !signs.contains(&c) {
                    signs.push(c);
                }
            }
        });
        signs
    }

    /// Checks what a solution rests on. `None` if that can neither be proved nor be stated over
    /// the parameters alone.
    fn accept(
        &mut self,
        l: LoopId,
        entry: &mut Facts,
        f: FirstTrue,
        obligations: &[Obligation],
        k: Sym,
    ) -> Option<Accepted> {
        let mut guards = Vec::new();
        let mut not_negative = Vec::new();
        let exists = entry.simplify(&mut self.s, f.exists);
        if !self.s.is_one(exists) {
            if self.s.is_zero(exists) {
                return None;
            }
            guards.push(exists);
            entry.assume(&mut self.s, exists);
        }
        let btc = entry.simplify(&mut self.s, f.index);
        let mut inside = entry.clone();
        let ke = self.s.sym(k);
        let zero = self.s.zero();
        let lower = self.s.ge(ke, zero);
        let left = self.s.sub(btc, ke);
        inside.assume(&mut self.s, lower);
        inside.assume_non_negative(&mut self.s, left);
        for o in obligations {
            if inside.fits_in_each_case(&mut self.s, o.arg, o.width, o.signed) {
                continue;
            }
            // Monotone in the index: the ends suffice, one each where the direction is known.
            let (slope, _) = self.s.affine_in(o.arg, k)?;
            let fall = self.s.neg(slope);
            let rises = inside.prove_ge0(&mut self.s, slope);
            let falls = !rises && inside.prove_ge0(&mut self.s, fall);
            let [above, below] = o.bounds(&mut self.s);
            for (end, needed) in [(zero, [!falls, !rises]), (btc, [!rises, !falls])] {
                for (e, needed) in [above, below].into_iter().zip(needed) {
                    if needed {
                        let x = self.s.substitute(e, &[(k, end)]);
                        guards.push(self.s.ge0(x));
                    }
                }
            }
            not_negative.extend([above, below]);
        }
        let mut pending = Vec::new();
        for (k, g) in guards.into_iter().enumerate() {
            let g = entry_simplified(self, l, g);
            if self.s.is_one(g) {
                continue;
            }
            let g = match self.over_parameters(l, g) {
                Some(g) => g,
                None => {
                    let stronger = self.affine_bounds(entry, g)?;
                    self.over_parameters(l, stronger)?
                }
            };
            if !self.always_holds(g) && !self.guards.contains(&g) {
                if self.s.is_stepped(g) {
                    return None;
                }
                // the first one is that there is an exit, of the loop as it is if nothing was put aside
                if k == 0 && !self.s.is_one(exists) && obligations.is_empty() {
                    self.may_be_endless(l, exists, Some(g));
                }
                pending.push(g);
            }
        }
        self.guard(pending);
        Some(Accepted { btc, not_negative })
    }

    /// Notes that a loop ends only where that condition holds, if the parameters alone decide it.
    fn may_be_endless(&mut self, l: LoopId, ends: Expr, guard: Option<Expr>) {
        // what is solved with placeholders is solved again
        let settled = self.placeholders == 0 && !self.has_placeholder(ends);
        if settled && self.s.vars(ends).is_empty() && !self.speaks_of_addresses(&[ends]) {
            let (header, blocks) = (self.forest.header(l), self.forest.blocks(l).to_vec());
            self.endless.push(Endless { header, blocks, ends, guard });
        }
    }

    /// A condition that must hold at each entry of the loop, as a condition on parameters alone:
    /// needed only where the loop is entered at all, and at the ends of the ranges of the indices
    /// around it where it is affine in them.
    pub(super) fn over_parameters(&mut self, l: LoopId, g: Expr) -> Option<Expr> {
        if self.unknown_in(g).is_some() {
            return None;
        }
        // the part of the path to the loop that does not change from iteration to iteration
        let parent = self.forest.parent(l);
        let mut g = {
            let plain = self.without_indices(g);
            // a condition under which the loop never runs would send all to simulation
            let mut entered = self.entry_facts(l);
            entered.assume(&mut self.s, plain);
            if entered.is_contradictory() {
                return None;
            }
            plain
        };
        if let Some(node) = self.node_of(parent, self.forest.header(l)) {
            let path = self.reach(parent, node);
            let path: Vec<Expr> = match self.s.node(path).clone() {
                Node::And(args) => args.to_vec(),
                _ => vec![path],
            };
            for c in path {
                if self.s.vars(c).is_empty() {
                    let n = self.s.not(c);
                    g = self.s.or(n, g);
                }
            }
        }
        if self.s.is_one(g) {
            return Some(g);
        }
        let mut around = parent;
        let mut inner = l;
        while let Some(p) = around {
            let k = self.index(p);
            if self.s.has_var(g, k) {
                g = self.at_both_ends(p, g, k)?;
            }
            inner = p;
            around = self.forest.parent(p);
        }
        if !self.s.vars(g).is_empty() {
            return None;
        }
        // no point binds an address
        if self.speaks_of_addresses(&[g]) {
            return None;
        }
        let node = self.node_of(None, self.forest.header(inner))?;
        let entered = self.reach(None, node);
        if self.s.vars(entered).is_empty() {
            let not_entered = self.s.not(entered);
            g = self.s.or(not_entered, g);
        }
        Some(g)
    }

    /// Is a disjunction true because its parts exclude that all fail?
    pub(super) fn always_holds(&mut self, g: Expr) -> bool {
        let parts: Vec<Expr> = match self.s.node(g).clone() {
            Node::Or(args) => args.to_vec(),
            _ => vec![g],
        };
        let mut facts = self.facts(None);
        let (plain, nested): (Vec<Expr>, Vec<Expr>) = parts
            .into_iter()
            .partition(|&p| matches!(self.s.node(p), Node::Ge0(_) | Node::Eq0(_) | Node::Not(_)));
        for p in plain {
            let n = self.s.not(p);
            facts.assume(&mut self.s, n);
        }
        if facts.is_contradictory() {
            return true;
        }
        nested.into_iter().any(|p| {
            let p = facts.simplify(&mut self.s, p);
            self.s.is_one(p)
        })
    }

    /// A condition that implies `g`: disjunctions lose the parts that speak of indices, as long as
    /// one is left.
    fn without_indices(&mut self, g: Expr) -> Expr {
        match self.s.node(g).clone() {
            Node::And(args) => {
                let parts: Vec<Expr> = args.iter().map(|&a| self.without_indices(a)).collect();
                self.s.and_all(&parts)
            }
            Node::Or(args) => {
                let left: Vec<Expr> =
                    args.iter().copied().filter(|&a| self.s.vars(a).is_empty()).collect();
                if left.is_empty() {
                    g
                } else {
                    self.s.or_all(&left)
                }
            }
            _ => g,
        }
    }

    pub(super) fn at_both_ends(&mut self, p: LoopId, g: Expr, k: Sym) -> Option<Expr> {
        let btc = self.loops[slot(Some(p))].btc?;
        let atoms: Vec<Expr> = match self.s.node(g).clone() {
            Node::And(args) => args.to_vec(),
            _ => vec![g],
        };
        let zero = self.s.zero();
        let mut out = Vec::new();
        for a in atoms {
            if !self.s.has_var(a, k) {
                out.push(a);
                continue;
            }
            if !self.decided_at_the_ends(a, k) {
                return None;
            }
            for end in [zero, btc] {
                out.push(self.s.substitute(a, &[(k, end)]));
            }
        }
        Some(self.s.and_all(&out))
    }

    /// Does a condition hold in a range of `k` where it does at both ends? A comparison affine in
    /// `k` does, and one that is needed only where something does not hold that `k` has no part in.
    fn decided_at_the_ends(&mut self, a: Expr, k: Sym) -> bool {
        let with_k = |s: &Self, parts: &[Expr]| -> Vec<Expr> {
            parts.iter().copied().filter(|&p| s.s.has_var(p, k)).collect()
        };
        let needed = match self.s.node(a) {
            Node::Or(parts) => match with_k(self, parts)[..] {
                [only] => only,
                _ => return false,
            },
            _ => a,
        };
        let atoms = match self.s.node(needed) {
            Node::And(parts) => with_k(self, parts),
            _ => vec![needed],
        };
        atoms.into_iter().all(|a| match *self.s.node(a) {
            Node::Ge0(e) => self.s.affine_in(e, k).is_some(),
            _ => false,
        })
    }
}

pub(super) fn entry_simplified(solver: &mut Solver<'_>, l: LoopId, g: Expr) -> Expr {
    let mut f = solver.entry_facts(l);
    f.simplify(&mut solver.s, g)
}
