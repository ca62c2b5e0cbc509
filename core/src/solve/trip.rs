//! Backedge-taken counts: the index of the first iteration that does not go round again.
//!
//! The condition to leave in iteration `k` is the negation of the back edges' path conditions;
//! [`first_true`] finds its first index. Wraps that stand in the way are taken off, solved
//! without, and put back as obligations: each must not happen in iterations up to the answer.
//! An obligation that is not proved becomes a guard on the parameters, outside which the function
//! is simulated (design, "What makes it exact", 4 and 5).

use super::recurrence::Remembered;
use super::{slot, Progress, Reason, Solver};
use crate::analysis::LoopId;
use crate::expr::{machine_range, Expr, Facts, Node, Num, Sym, SymKind};
use crate::sum::{first_true, FirstTrue};
use rustc_hash::FxHashMap;

/// A backedge-taken count, and expressions that are not negative up to that iteration because the
/// guards say so.
struct Accepted {
    btc: Expr,
    not_negative: Vec<Expr>,
}

/// A summand without wraps, what is known where its loop is entered, and the conditions on the
/// parameters that this rests on.
pub(super) struct Plain {
    pub body: Expr,
    pub facts: Facts,
    pub guards: Vec<Expr>,
}

/// A wrap that was taken off: the operand must be a machine integer of that width and sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Obligation {
    pub(super) arg: Expr,
    pub(super) width: u8,
    pub(super) signed: bool,
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

    /// The expression with every wrap taken off, or every one of something that depends on an
    /// index.
    pub(super) fn strip_wraps(
        &mut self,
        e: Expr,
        k: Option<Sym>,
        out: &mut Vec<Obligation>,
    ) -> Expr {
        let mut order = Vec::new();
        self.s.visit(&[e], |x, _| order.push(x));
        let mut done: FxHashMap<Expr, Expr> = FxHashMap::default();
        for x in order {
            if k.is_some_and(|k| !self.s.has_var(x, k)) {
                continue;
            }
            let r = match *self.s.node(x) {
                Node::Wrap { signed, width, arg } => {
                    let arg = done.get(&arg).copied().unwrap_or(arg);
                    out.push(Obligation { arg, width, signed });
                    arg
                }
                Node::Unsigned(width, arg) => {
                    let arg = done.get(&arg).copied().unwrap_or(arg);
                    out.push(Obligation { arg, width, signed: false });
                    arg
                }
                // the high part of an index that stays low: `floor(k / 2^32)` is 0
                Node::FloorDiv(arg, d) if k.is_some() && self.high_part(d).is_some() => {
                    let arg = done.get(&arg).copied().unwrap_or(arg);
                    let width = self.high_part(d).unwrap_or(64);
                    out.push(Obligation { arg, width, signed: false });
                    self.s.zero()
                }
                _ => {
                    let get = |a: Expr| done.get(&a).copied().unwrap_or(a);
                    self.s.rebuild(x, &get)
                }
            };
            done.insert(x, r);
        }
        done.get(&e).copied().unwrap_or(e)
    }

    /// The exponent of a large power of two.
    fn high_part(&self, d: Expr) -> Option<u8> {
        let v = self.s.as_const(d)?.as_i128()?;
        let bits = v.trailing_zeros();
        (v > 0 && v.count_ones() == 1 && (16..=64).contains(&bits)).then_some(bits as u8)
    }

    /// A summand of a loop with wraps taken off, of what its indices decide, or, if `all`, of
    /// parameters too. `last` is the last iteration that counts, `facts` hold where the loop is
    /// entered. `None` if there is nothing to take off, or no condition on the
    /// parameters under which none of them happens. The conditions `given` are going to be guards.
    pub(super) fn without_wraps(
        &mut self,
        l: LoopId,
        body: Expr,
        last: Expr,
        mut facts: Facts,
        all: bool,
        given: &[Expr],
    ) -> Option<Plain> {
        let mut obligations = Vec::new();
        let mut plain = body;
        if all {
            plain = self.strip_wraps(plain, None, &mut obligations);
        } else {
            for v in self.s.vars(body).clone() {
                plain = self.strip_wraps(plain, Some(v), &mut obligations);
            }
        }
        if obligations.is_empty() {
            return None;
        }
        let guards = self.wrap_guards(l, last, &obligations, given)?;
        // what is known of a wrapped value is known of the value
        for c in facts.conditions().to_vec() {
            let mut found = Vec::new();
            let c = self.strip_wraps(c, None, &mut found);
            if !found.is_empty() && found.iter().all(|o| obligations.contains(o)) {
                facts.assume(&mut self.s, c);
            }
        }
        for &g in &guards {
            facts.assume(&mut self.s, g);
        }
        Some(Plain { body: plain, facts, guards })
    }

    /// An expression of a loop's iterations without the wraps of what changes, and the conditions
    /// under which none of them happens; as it is, where there is nothing to take off.
    pub(super) fn unwrapped(&mut self, l: LoopId, e: Expr) -> (Expr, Vec<Expr>) {
        let plain = self.trip(l).and_then(|btc| {
            let entry = self.entry_facts(l);
            self.without_wraps(l, e, btc, entry, false, &[])
        });
        match plain {
            Some(Plain { body, guards, .. }) => (body, guards),
            None => (e, Vec::new()),
        }
    }

    /// The conditions on the parameters under which no obligation of an iteration up to the last
    /// one that counts is broken.
    fn wrap_guards(
        &mut self,
        l: LoopId,
        last: Expr,
        obligations: &[Obligation],
        given: &[Expr],
    ) -> Option<Vec<Expr>> {
        let mut inside = self.facts(Some(l));
        given.iter().for_each(|&g| inside.assume(&mut self.s, g));
        let k = self.index(l);
        let ke = self.s.sym(k);
        let left = self.s.sub(last, ke);
        inside.assume_non_negative(&mut self.s, left);
        let mut guards = Vec::new();
        for o in obligations {
            let (lo, hi) = machine_range(o.width, o.signed);
            let above = self.s.add_num(o.arg, -lo);
            let below = self.s.linear_sum(hi, [(Num::int(-1), o.arg)]);
            for e in [above, below] {
                if inside.prove_ge0(&mut self.s, e) {
                    continue;
                }
                let g = self.s.ge0(e);
                let g = match self.at_entry(l, g) {
                    Some(g) => g,
                    None => {
                        let stronger = self.affine_bounds(&mut inside, g)?;
                        self.at_entry(l, stronger)?
                    }
                };
                if !self.always_holds(g) && !self.guards.contains(&g) && !guards.contains(&g) {
                    if self.s.is_stepped(g) {
                        return None;
                    }
                    guards.push(g);
                }
            }
        }
        Some(guards)
    }

    /// A condition on an iteration of the loop as one on the parameters.
    fn at_entry(&mut self, l: LoopId, g: Expr) -> Option<Expr> {
        let k = self.index(l);
        let mut g = g;
        if self.s.has_var(g, k) {
            g = self.at_both_ends(l, g, k)?;
        }
        let g = entry_simplified(self, l, g);
        self.over_parameters(l, g)
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
            let (lo, hi) = machine_range(o.width, o.signed);
            let above = self.s.add_num(o.arg, -lo);
            let below = self.s.linear_sum(hi, [(Num::int(-1), o.arg)]);
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
        for g in guards {
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
                pending.push(g);
            }
        }
        self.guard(pending);
        Some(Accepted { btc, not_negative })
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
    fn always_holds(&mut self, g: Expr) -> bool {
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

    fn at_both_ends(&mut self, p: LoopId, g: Expr, k: Sym) -> Option<Expr> {
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

fn entry_simplified(solver: &mut Solver<'_>, l: LoopId, g: Expr) -> Expr {
    let mut f = solver.entry_facts(l);
    f.simplify(&mut solver.s, g)
}
