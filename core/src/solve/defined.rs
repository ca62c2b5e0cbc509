//! What formulas take for true because an execution in which it is false is undefined: promises of
//! flags (LangRef, "Poison Values": branching on a value whose promise is broken), and that
//! `unreachable` is not reached.
//!
//! A formula says nothing of executions that break one, and would give a number there all the same.
//! Each promise that parameters decide is stated as a condition on them, for points to be checked:
//! that of a value outside loops as it is, that of one in a loop, where it is affine in the index, at
//! the first and the last two iterations, as far as the branch is reached in these. A promise that
//! parameters do not decide is an assumption, printed with each answer; where the ends of the loops
//! around it show that it holds, a point does without it. Divisors and `llvm.assume` are guards
//! (`assumed`).

use super::notes::{Cause, Inherited, Note};
use super::{slot, Progress, Reason, Solver};
use crate::analysis::{Influence, LoopId};
use crate::assume::AssumptionKind;
use crate::expr::{machine_range, Expr, Node, Num};
use crate::ir::{BinaryOp, Block, CastOp, Inst, Terminator, Type, Value, ValueDef};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;

/// A condition that every defined execution meets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promise {
    /// the condition on the symbols
    pub condition: Expr,
    /// the block whose branch rests on it
    pub block: Block,
    /// how it is broken, in words
    pub broken: String,
}

/// Values that one branch looks at, and promises of one function, at most.
const CONE: usize = 32;
const MOST: usize = 400;
/// Nodes of a condition that a reader still takes in.
const LARGE: usize = 40;

type Counts = SecondaryMap<Block, Option<Result<Expr, Reason>>>;

impl Solver<'_> {
    /// The promises that points can break, as far as they are not known to hold. Those that no
    /// condition on the parameters decides are noted as assumptions, or, where these are not made,
    /// what rests on them has no count.
    pub(super) fn broken_promises(&mut self, counts: &mut Counts) -> Vec<Promise> {
        let mut out: Vec<Promise> = Vec::new();
        let mut unchecked: Vec<(Value, Block, Option<Expr>, &'static str)> = Vec::new();
        for b in self.cfg.reverse_postorder().to_vec() {
            let Some(Ok(count)) = counts[b] else { continue };
            if self.s.is_zero(count) || out.len() >= MOST {
                continue;
            }
            let Some(decides) = self.func.blocks[b].terminator.condition() else { continue };
            let zero = self.s.zero();
            let never = self.s.eq(count, zero);
            let mut add = |s: &mut Self, condition: Expr, broken: String| {
                let condition = s.s.or(never, condition);
                let decided =
                    s.s.vars(condition).is_empty() && !s.speaks_of_addresses(&[condition]);
                let stated = s.s.is_one(condition) || out.iter().any(|p| p.condition == condition);
                if decided && !stated {
                    out.push(Promise { condition, block: b, broken });
                }
                decided
            };
            let here = self.forest.innermost(b);
            for v in self.cone(decides) {
                let around = self.defined_in(v, here);
                for (condition, what) in self.promised(v, around) {
                    let condition = self.facts(around).simplify(&mut self.s, condition);
                    let whole = match around == here || self.s.vars(condition).is_empty() {
                        true => self.at_the_ends(condition, b),
                        false => None,
                    };
                    let broken = format!("`%{}` {what}", self.value_name(v));
                    if !whole.is_some_and(|c| add(self, c, broken)) {
                        let enough = self.at_all_ends(condition, around);
                        unchecked.push((v, b, enough, what));
                    }
                }
            }
            if let Some(condition) = self.not_undefined(b) {
                add(self, condition, "`unreachable` is reached".to_owned());
            }
        }
        unchecked.retain(|u| u.2.is_none_or(|e| !self.s.is_one(e)));
        if self.assumes_kind(AssumptionKind::Defined) {
            for (v, block, enough, what) in unchecked {
                self.note(Note { cause: Cause::Promise(v, what, enough), at: Some(v), block });
            }
        } else if !unchecked.is_empty() {
            let mut influence = Influence::new(self.func, self.cfg);
            for (v, _, _, what) in unchecked {
                let why = format!("it rests on `%{}`, which perhaps {what}", self.value_name(v));
                for b in influence.of_value(v) {
                    counts[b] = Some(Err(Reason::Unsolved(why.clone())));
                }
            }
        }
        out
    }

    /// The same for a function of which only the result is known, as its callers take it over.
    pub(super) fn inherited_promises(&mut self) -> Vec<Inherited> {
        let one = self.s.one();
        let mut counts = Counts::new();
        for &b in &self.func.layout {
            let l = self.forest.innermost(b);
            if l.is_none() || self.loops[slot(l)].progress == Progress::Done {
                counts[b] = Some(Ok(one));
            }
        }
        let promises = self.broken_promises(&mut counts);
        self.inherited_with(&promises)
    }

    /// The loop in whose iterations a value is looked at from a block in the loop `here`: the one
    /// that defines it if that is around the block, else its last iteration's value is.
    fn defined_in(&self, v: Value, here: Option<LoopId>) -> Option<LoopId> {
        let own = self.forest.innermost(self.func.def_block(v));
        match (own, here) {
            (Some(l), Some(h)) if !self.forest.contains(l, self.forest.header(h)) => here,
            (Some(_), None) => here,
            _ => own,
        }
    }

    /// A condition on the parameters that implies one which is to hold in all iterations of a loop.
    fn at_all_ends(&mut self, condition: Expr, around: Option<LoopId>) -> Option<Expr> {
        let enough = match around {
            Some(l) => {
                let k = self.index(l);
                let c = self.at_both_ends(l, condition, k)?;
                self.over_parameters(l, c)?
            }
            None => condition,
        };
        let mut size = 0;
        self.s.visit(&[enough], |_, _| size += 1);
        let spoken = self.s.vars(enough).is_empty() && !self.speaks_of_addresses(&[enough]);
        (spoken && size <= LARGE).then_some(enough)
    }

    /// The values whose poison makes a branch on `v` undefined: operands of what is no choice.
    fn cone(&self, v: Value) -> Vec<Value> {
        let mut seen: FxHashSet<Value> = FxHashSet::default();
        let mut found = Vec::new();
        let mut work = vec![v];
        while let Some(v) = work.pop() {
            if found.len() >= CONE || !seen.insert(v) {
                continue;
            }
            match self.func.inst(v) {
                Some(Inst::Compare(_, a, b) | Inst::Binary(_, _, a, b) | Inst::PtrAdd(_, a, b)) => {
                    work.extend([*a, *b])
                }
                Some(Inst::Cast(_, _, a) | Inst::Unary(_, a)) => work.push(*a),
                Some(_) => continue,
                None if matches!(self.func.values[v].def, ValueDef::BlockParam(b, _)
                    if self.forest.of_header(b).is_some()) => {}
                None => continue,
            }
            found.push(v);
        }
        found
    }

    /// What the computation of a value promises, where it is not known to hold.
    fn promised(&mut self, v: Value, here: Option<LoopId>) -> Vec<(Expr, &'static str)> {
        let Type::Int(width) = self.func.values[v].ty else { return Vec::new() };
        if width == 1 {
            return Vec::new();
        }
        let mut out = Vec::new();
        let inst = self.func.inst(v).cloned();
        let wraps = match &inst {
            Some(Inst::Binary(op, flags, ..)) => {
                use BinaryOp::{Add, Mul, Shl, Sub};
                flags.nsw && matches!(op, Add | Sub | Mul | Shl)
            }
            None => true,
            _ => false,
        };
        if wraps {
            let e = self.value_in(v, here, false);
            if self.is_known_number(e) && !self.s.interval(e).fits(width, true) {
                let mut facts = self.facts(here);
                if !facts.fits(&mut self.s, e, width, true) {
                    let (lo, hi) = machine_range(width, true);
                    let (lo, hi) = (self.s.num(lo), self.s.num(hi));
                    let (above, below) = (self.s.ge(e, lo), self.s.le(e, hi));
                    out.push((self.s.and(above, below), "wraps around against its promise (nsw)"));
                }
            }
        }
        match inst {
            Some(Inst::Binary(op @ (BinaryOp::SDiv | BinaryOp::UDiv), flags, a, d))
                if flags.exact =>
            {
                let (a, d) = (self.value_in(a, here, false), self.value_in(d, here, false));
                let known = self.is_known_number(a) && self.is_known_number(d);
                // other divisors may be 0
                let positive = self.s.as_const(d).is_some_and(|d| d.is_positive());
                if known && positive && (op == BinaryOp::SDiv || self.s.interval(a).non_negative())
                {
                    let rest = self.s.modulo(a, d);
                    out.push((self.s.eq0(rest), "leaves a remainder against its promise (exact)"));
                }
            }
            Some(Inst::Binary(op @ (BinaryOp::Add | BinaryOp::Sub), flags, a, b)) if flags.nuw => {
                let (a, b) = (self.value_in(a, here, false), self.value_in(b, here, false));
                if self.is_known_number(a) && self.is_known_number(b) {
                    let difference = self.s.sub(a, b);
                    // addresses of one object, none of which wraps around
                    let within = op == BinaryOp::Sub
                        && self.speaks_of_addresses(&[a, b])
                        && !self.speaks_of_addresses(&[difference]);
                    let (a, b) = match within {
                        true => (a, b),
                        false => {
                            let mut facts = self.facts(here);
                            let mut read = |e| match facts.fits(&mut self.s, e, width, false) {
                                true => e,
                                false => self.s.unsigned(width, e),
                            };
                            (read(a), read(b))
                        }
                    };
                    let holds = match op {
                        BinaryOp::Sub => self.s.ge(a, b),
                        _ => {
                            let sum = self.s.add(a, b);
                            let top = self.s.num(Num::pow2(u32::from(width)));
                            self.s.lt(sum, top)
                        }
                    };
                    out.push((holds, "wraps around against its promise (nuw)"));
                }
            }
            Some(Inst::Binary(BinaryOp::LShr | BinaryOp::AShr, flags, a, by)) if flags.exact => {
                let (a, by) = (self.value_in(a, here, false), self.value_in(by, here, false));
                let bits = self.s.as_const(by).and_then(Num::as_i128);
                if let (true, Some(bits @ 0..=63)) = (self.is_known_number(a), bits) {
                    let divisor = self.s.num(Num::pow2(bits as u32));
                    let rest = self.s.modulo(a, divisor);
                    out.push((self.s.eq0(rest), "drops bits against its promise (exact)"));
                }
            }
            Some(Inst::Cast(CastOp::Zext, flags, a)) if flags.exact => {
                let a = self.value_in(a, here, false);
                if self.is_known_number(a) {
                    let zero = self.s.zero();
                    out.push((self.s.ge(a, zero), "extends a negative number (nneg)"));
                }
            }
            _ => {}
        }
        out.retain(|(c, _)| !self.s.is_one(*c));
        out
    }

    fn is_known_number(&self, e: Expr) -> bool {
        self.unknown_in(e).is_none() && !self.has_placeholder(e) && !self.s.is_stepped(e)
    }

    /// A condition where a block branches as one on the parameters: in a loop, at the first and the
    /// last two iterations, unless the block is not reached. None where it is not affine in the
    /// loop's index, or speaks of that of another loop.
    fn at_the_ends(&mut self, condition: Expr, b: Block) -> Option<Expr> {
        let here = self.forest.innermost(b);
        if self.s.vars(condition).is_empty() {
            return Some(condition);
        }
        let k = self.index(here?);
        let last = self.loops[slot(here)].btc?;
        let node = self.node_of(here, b)?;
        let reach = self.reach(here, node);
        let own = |s: &Self, e: Expr| s.s.vars(e).iter().all(|v| *v == k);
        if !own(self, condition) || !own(self, reach) || !self.s.vars(last).is_empty() {
            return None;
        }
        let zero = self.s.zero();
        let before = self.s.add_num(last, Num::int(-1));
        let missed = self.s.not(reach);
        let mut all = Vec::new();
        for c in super::interprocedural::conjuncts(&self.s, condition) {
            if let (true, Node::Ge0(e)) = (self.s.has_var(c, k), self.s.node(c).clone()) {
                self.s.affine_in(e, k)?;
            } else if self.s.has_var(c, k) {
                return None;
            }
            let c = self.s.or(missed, c);
            for end in [zero, before, last] {
                let there = self.s.substitute(c, &[(k, end)]);
                // there may be one iteration only
                let outside = self.s.lt(end, zero);
                all.push(self.s.or(outside, there));
            }
        }
        Some(self.s.and_all(&all))
    }

    /// The condition under which a block's branch does not go where nothing is defined, if it may.
    fn not_undefined(&mut self, b: Block) -> Option<Expr> {
        let targets = self.cfg.successors(b).to_vec();
        let here = self.forest.innermost(b);
        let undefined = |s: &Self, t: Block| super::region::is_undefined(s.func, t);
        let Terminator::Branch(c, ..) = self.func.blocks[b].terminator else { return None };
        let [then, otherwise] = targets.as_slice() else { return None };
        let (then, otherwise) = (undefined(self, *then), undefined(self, *otherwise));
        if then == otherwise {
            return None;
        }
        let c = self.value_in(c, here, false);
        self.is_known_number(c).then_some(())?;
        let good = if then { self.s.not(c) } else { c };
        self.at_the_ends(good, b)
    }
}
