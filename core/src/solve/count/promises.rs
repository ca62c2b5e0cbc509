//! What formulas take for true because an execution in which it is false is undefined: promises of
//! flags (LangRef, "Poison Values": branching on a value whose promise is broken), and that
//! `unreachable` is not reached.
//!
//! A formula says nothing of executions that break one, and would give a number there all the same.
//! Each promise that parameters decide is stated as a condition on them, for points to be checked:
//! that of a value outside loops as it is, that of one in a loop, where it is affine in the index or monotone, at
//! the first and the last two iterations, as far as the branch is reached in these, and in loops that
//! end soon in each (`each_iteration`). A promise that parameters do not decide is an assumption,
//! printed with each answer; where the ends of the loops around it show that it holds, a point does
//! without it. Divisors and `llvm.assume` are guards (`asserted`), and so is that tables are read within
//! their ends (`table_reads`): their addresses keep their promises too.

use crate::analysis::{Influence, LoopId};
use crate::assume::AssumptionKind;
use crate::expr::{ConditionExpr, Expr, Node, Num, Sym};
use crate::ir::{Block, Value};
use crate::solve::assumptions::cause_text;
use crate::solve::context::addresses::speaks_of_addresses;
use crate::solve::context::notes::{assumes_kind, note, Cause, Note};
use crate::solve::context::{Reading, SolveContext};
use crate::solve::count::each_iteration::in_each_iteration;
use crate::solve::count::flags::promised;
use crate::solve::count::frozen::{frozen, promised_of_frozen, Frozen};
use crate::solve::count::looked_at::{looked_at, LookedAt, Open, When};
use crate::solve::count::table_reads::{table_addresses, table_reads};
use crate::solve::count::undefined_targets::not_undefined;
use crate::solve::guards::{at_both_ends, is_monotone, over_parameters};
use crate::solve::loop_facts::facts_in;
use crate::solve::path::{node_of, reach};
use crate::solve::Reason;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;

/// A condition that every defined execution meets.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Promise {
    /// the condition on the symbols
    pub condition: ConditionExpr,
    /// the block whose branch rests on it
    pub block: Block,
    /// how it is broken, in words
    pub broken: String,
}

pub(in crate::solve) type Counts = SecondaryMap<Block, Option<Result<Expr, Reason>>>;

/// The promises that points can break, as far as they are not known to hold. Those that no
/// condition on the parameters decides are noted as assumptions, or, where these are not made,
/// what rests on them has no count.
pub(in crate::solve) fn broken_promises(
    cx: &mut SolveContext<'_>,
    counts: &mut Counts,
) -> Vec<Promise> {
    let mut out = AllStated::default();
    // what stays within a table does not wrap around
    let mut unchecked: Vec<Unchecked> = table_reads(cx, counts);
    let mut open = Open::new(cx);
    for b in cx.program().cfg.reverse_postorder().to_vec() {
        let Some(Ok(count)) = counts[b] else { continue };
        if cx.is_zero(count) {
            continue;
        }
        // of more than these, points are not checked, and they are assumed
        let full = out.promises.len() >= cx.limits().guards.promises;
        let zero = cx.zero();
        let never = cx.eq(count, zero);
        let here = cx.program().forest.innermost(b);
        let condition = cx.program().func.blocks[b].terminator.condition();
        let (mut values, mut left_out) = (Vec::new(), None);
        for decides in condition.into_iter().chain(table_addresses(cx, b)) {
            let (found, more) = looked_at(cx, &mut open, b, decides);
            values.extend(found);
            left_out = left_out.or(more.then_some(decides));
        }
        // what a value is computed of comes first: what it promises may follow
        for LookedAt { value: v, when } in values.into_iter().rev() {
            let around = defined_in(cx, v, here);
            for (condition, what) in promised(cx, v, around) {
                let Some(condition) = not_known(cx, &out, condition, (v, around), (when, never))
                else {
                    continue;
                };
                let whole = match when {
                    When::If(when)
                        if !full && (around == here || cx.vars(condition).is_empty()) =>
                    {
                        at_the_ends(cx, condition, when, b)
                    }
                    _ => None,
                };
                let broken = format!("`%{}` {what}", cx.program().func.value_name(v));
                // a sum or a search that is too long is not looked at
                let all = whole.map(|w| {
                    let decided = state(cx, &mut out, (b, never), (w.condition, broken.clone()));
                    decided && w.all && !cx.is_stepped(w.condition)
                });
                if all != Some(true) {
                    let each = match when {
                        When::If(when) if !full => in_each_iteration(cx, condition, when, b),
                        _ => None,
                    };
                    let each = each.filter(|w| {
                        let never = cx.truth(false);
                        state(cx, &mut out, (b, never), (w.condition, broken)) && w.all
                    });
                    let enough = at_all_ends(cx, condition, around)
                        .or_else(|| readable(cx, each?.condition));
                    let cause = Cause::Promise(v, what, enough);
                    unchecked.push(Unchecked { value: v, block: b, cause });
                }
            }
        }
        if let Some(value) = left_out {
            unchecked.push(keeps_its_promises(cx, value, b));
        }
        let Some(decides) = condition else { continue };
        let found = frozen(cx, decides, Reading::Promised);
        cx.ledger_mut().decided_by.extend(&found.params);
        unchecked.extend(resting(cx, found, b));
        match not_undefined(cx, b) {
            Some(condition) if full => {
                let condition = cx.or(never, condition);
                let text = format!(
                    "`{}` does not lead to `unreachable`",
                    cx.program().func.blocks[b].name
                );
                let cause = Cause::CalleePromise(text, Some(condition));
                unchecked.push(Unchecked { value: decides, block: b, cause });
            }
            Some(condition) => {
                let broken = "`unreachable` is reached".to_owned();
                state(cx, &mut out, (b, never), (condition, broken));
            }
            None => {}
        }
    }
    // conditions may have asked for more elements
    unchecked.extend(table_reads(cx, counts));
    unchecked.retain(|u| u.enough().is_none_or(|e| !cx.is_one(e)));
    if assumes_kind(cx, AssumptionKind::Defined) {
        unchecked.into_iter().for_each(|u| u.note(cx));
    } else if !unchecked.is_empty() {
        let mut influence = Influence::new(cx.program().func, cx.program().cfg);
        for u in unchecked {
            let why = u.why(cx);
            cx.ledger_mut().unmet.get_or_insert_with(|| why.clone());
            for b in influence.of_value(u.value) {
                counts[b] = Some(Err(Reason::Unsolved(why.clone())));
            }
        }
    }
    out.promises
}

/// The promises stated so far.
#[derive(Default)]
struct AllStated {
    promises: Vec<Promise>,
    conditions: FxHashSet<Expr>,
    /// those in whose light others are simplified
    short: Vec<Expr>,
}

impl AllStated {
    /// States a condition, unless it is stated already.
    fn add(&mut self, cx: &SolveContext<'_>, condition: Expr, block: Block, broken: String) {
        if !self.conditions.insert(condition) {
            return;
        }
        if is_short(cx, condition) {
            self.short.push(condition);
        }
        self.promises.push(Promise { condition: ConditionExpr::new(condition), block, broken });
    }

    /// The first ones, which speak of the parameters as they come in, and the last ones: of a long function the time
    /// is not for all.
    fn recalled(&self, cx: &SolveContext<'_>) -> Vec<Expr> {
        let most = cx.limits().guards.recalled_promises;
        let first = self.short.len().min(most / 2);
        let last = self.short.len().saturating_sub(most - first).max(first);
        self.short[..first].iter().chain(&self.short[last..]).copied().collect()
    }
}

/// Is a promise simplified, and are others in its light? What is long stays as it is: a chain of choices has such a
/// promise in each link, and is checked at points.
fn is_short(cx: &SolveContext<'_>, condition: Expr) -> bool {
    cx.dag_size_within(condition, cx.limits().guards.promise_nodes).is_some()
}

/// A promise of a value in a loop, simplified, unless it is known where a block that is `never` reached, or is, looks
/// at the value: by what is stated so far, and because the value was computed.
fn not_known(
    cx: &mut SolveContext<'_>,
    stated: &AllStated,
    condition: Expr,
    (v, around): (Value, Option<LoopId>),
    (when, never): (When, Expr),
) -> Option<Expr> {
    if !is_short(cx, condition) {
        return Some(condition);
    }
    let mut facts = facts_in(cx, around);
    let in_loop = facts.simplify(cx, condition);
    // the branch is reached, and what it looks at was computed
    let reached = cx.not(never);
    let computed = computed(cx, v, around);
    let looked_at = match when {
        When::If(c) => c,
        When::Sometimes => cx.truth(true),
    };
    let known = stated.recalled(cx).into_iter().chain([reached, computed, looked_at]);
    known.for_each(|c| facts.assume(cx, c));
    let needed = facts.simplify(cx, condition);
    (!cx.is_one(needed)).then_some(in_loop)
}

/// Adds a condition that is to hold where a block is reached, if the parameters decide it.
fn state(
    cx: &mut SolveContext<'_>,
    out: &mut AllStated,
    (block, never): (Block, Expr),
    (condition, broken): (Expr, String),
) -> bool {
    let condition = cx.or(never, condition);
    let decided = cx.vars(condition).is_empty() && !speaks_of_addresses(cx, &[condition]);
    if decided && !cx.is_one(condition) {
        out.add(cx, condition, block, broken);
    }
    decided
}

/// A promise that no condition on the parameters states.
pub(in crate::solve) struct Unchecked {
    /// the value whose meaning rests on it
    pub(super) value: Value,
    pub(super) block: Block,
    pub(super) cause: Cause,
}

impl Unchecked {
    /// A condition on the parameters under which it holds.
    pub(in crate::solve) fn enough(&self) -> Option<Expr> {
        match self.cause {
            Cause::Promise(_, _, enough) | Cause::CalleePromise(_, enough) => enough,
            _ => None,
        }
    }

    /// The promise in words.
    pub(in crate::solve) fn text(&self, cx: &SolveContext<'_>) -> String {
        cause_text(cx, &self.cause)
    }

    /// Assumes it.
    pub(in crate::solve) fn note(self, cx: &mut SolveContext<'_>) {
        let Unchecked { value, block, cause } = self;
        note(cx, Note { cause, at: Some(value), block });
    }

    /// Why something has no count where it is not assumed.
    pub(in crate::solve) fn why(&self, cx: &SolveContext<'_>) -> String {
        match self.cause {
            Cause::Promise(v, what, _) => {
                format!("it rests on `%{}`, which perhaps {what}", cx.program().func.value_name(v))
            }
            _ => format!("it rests on this, which is not assumed: {}", self.text(cx)),
        }
    }
}

/// What a block rests on where it looks at these frozen values, as far as it is not known to hold.
pub(in crate::solve) fn resting(
    cx: &mut SolveContext<'_>,
    found: Frozen,
    block: Block,
) -> Vec<Unchecked> {
    let here = cx.program().forest.innermost(block);
    let mut out = Vec::new();
    for v in found.values {
        let around = defined_in(cx, v, here);
        for (condition, what) in promised_of_frozen(cx, v, around) {
            let enough = condition.and_then(|c| {
                let c = facts_in(cx, around).simplify(cx, c);
                at_all_ends(cx, c, around)
            });
            out.push(Unchecked { value: v, block, cause: Cause::Promise(v, what, enough) });
        }
    }
    if let Some(value) = found.more {
        out.push(keeps_its_promises(cx, value, block));
    }
    for (value, text, enough) in found.results {
        out.push(Unchecked { value, block, cause: Cause::CalleePromise(text, enough) });
    }
    out.retain(|u| u.enough().is_none_or(|e| !cx.is_one(e)));
    out
}

/// More is looked at, or frozen, before the end of a block than what is stated of it.
fn keeps_its_promises(cx: &SolveContext<'_>, value: Value, block: Block) -> Unchecked {
    let name = &cx.program().func.blocks[block].name;
    let text = format!("what is looked at before the end of `{name}` keeps its promises");
    Unchecked { value, block, cause: Cause::CalleePromise(text, None) }
}

/// The loop in whose iterations a value is looked at from a block in the loop `here`: the one
/// that defines it if that is around the block, else its last iteration's value is.
fn defined_in(cx: &SolveContext<'_>, v: Value, here: Option<LoopId>) -> Option<LoopId> {
    let own = cx.program().forest.innermost(cx.program().func.def_block(v));
    match (own, here) {
        (Some(l), Some(h)) if !cx.program().forest.contains(l, cx.program().forest.header(h)) => {
            here
        }
        (Some(_), None) => here,
        _ => own,
    }
}

/// The condition that a value is computed, in an iteration of the loop that it is looked at in.
fn computed(cx: &mut SolveContext<'_>, v: Value, around: Option<LoopId>) -> Expr {
    let block = cx.program().func.def_block(v);
    let known =
        (cx.program().forest.innermost(block) == around).then(|| node_of(cx, around, block));
    match known.flatten() {
        Some(node) => reach(cx, around, node),
        None => cx.truth(true),
    }
}

/// A condition on the parameters that implies one which is to hold in all iterations of a loop.
pub(in crate::solve) fn at_all_ends(
    cx: &mut SolveContext<'_>,
    condition: Expr,
    around: Option<LoopId>,
) -> Option<Expr> {
    let enough = match around {
        Some(l) => {
            let k = cx.index(l);
            let c = at_both_ends(cx, l, condition, k)?;
            over_parameters(cx, l, c)?
        }
        None => condition,
    };
    readable(cx, enough)
}

/// A condition on the parameters that is short enough to be printed, and does not always fail.
fn readable(cx: &SolveContext<'_>, enough: Expr) -> Option<Expr> {
    let mut size = 0;
    cx.visit(&[enough], |_, _| size += 1);
    let spoken = cx.vars(enough).is_empty() && !speaks_of_addresses(cx, &[enough]);
    (spoken && !cx.is_zero(enough) && size <= cx.limits().guards.readable).then_some(enough)
}

/// A promise as a condition on the parameters.
pub(super) struct Stated {
    pub(super) condition: Expr,
    /// Does it say so of all iterations?
    pub(super) all: bool,
}

/// A condition where a block branches, and looks at it, as one on the parameters: in a loop, at the first and
/// the last two iterations, unless the block is not reached. None where it is neither affine in the
/// loop's index nor monotone, or speaks of that of another loop.
pub(super) fn at_the_ends(
    cx: &mut SolveContext<'_>,
    condition: Expr,
    when: Expr,
    b: Block,
) -> Option<Stated> {
    let here = cx.program().forest.innermost(b);
    at_the_ends_of(cx, condition, when, (b, here, None))
}

/// The same of a block, or of a loop by its header, as it runs in an iteration of a loop around; in one iteration of the
/// second loop, around that, if there is one.
pub(super) fn at_the_ends_of(
    cx: &mut SolveContext<'_>,
    condition: Expr,
    when: Expr,
    (b, here, outer): (Block, Option<LoopId>, Option<LoopId>),
) -> Option<Stated> {
    if cx.vars(condition).is_empty() && cx.vars(when).is_empty() {
        let missed = cx.not(when);
        return Some(Stated { condition: cx.or(missed, condition), all: true });
    }
    let k = cx.index(here?);
    let last = cx.loop_state(here).btc?;
    let node = node_of(cx, here, b)?;
    let reach = reach(cx, here, node);
    let looked_at = cx.and(reach, when);
    let outer = outer.map(|l| cx.index(l));
    let of_outer = |v: &Sym| Some(*v) == outer;
    let own = |s: &SolveContext<'_>, e: Expr| s.vars(e).iter().all(|v| *v == k || of_outer(v));
    if !own(cx, condition) || !own(cx, looked_at) || !cx.vars(last).iter().all(of_outer) {
        return None;
    }
    let zero = cx.zero();
    let before = cx.add_num(last, Num::int(-1));
    let missed = cx.not(looked_at);
    let mut all = Vec::new();
    for c in cx.conjuncts(condition) {
        if let Some(c) = nowhere_equal(cx, c, k, last, missed) {
            all.push(c);
            continue;
        }
        match cx.node(c).clone() {
            Node::Ge0(e) if cx.affine_in(e, k).is_some() || is_monotone(cx, e, k) => {}
            _ if cx.has_var(c, k) => return None,
            _ => {}
        }
        let c = cx.or(missed, c);
        for end in [zero, before, last] {
            let there = cx.substitute(c, &[(k, end)]);
            // there may be one iteration only
            let outside = cx.lt(end, zero);
            all.push(cx.or(outside, there));
        }
    }
    // it may be looked at in iterations between the ends only
    let mut facts = facts_in(cx, here);
    let index = cx.sym(k);
    let goes_on = cx.le(index, before);
    facts.assume(cx, goes_on);
    let between = facts.simplify(cx, looked_at);
    let everywhere = cx.is_one(between) || !cx.has_var(looked_at, k);
    Some(Stated { condition: cx.and_all(&all), all: everywhere })
}

/// That a number which steps by 1 with the index `k` is 0 in no iteration up to the `last`, except where it is not looked
/// at (`missed`): of the one iteration in which it is.
fn nowhere_equal(
    cx: &mut SolveContext<'_>,
    condition: Expr,
    k: Sym,
    last: Expr,
    missed: Expr,
) -> Option<Expr> {
    let Node::Not(equal) = *cx.node(condition) else { return None };
    let Node::Eq0(e) = *cx.node(equal) else { return None };
    let (slope, at_first) = cx.affine_in(e, k).filter(|_| cx.has_var(e, k))?;
    let step = cx.as_const(slope).filter(|s| s.abs().is_one())?.clone();
    if !cx.is_integral(at_first) {
        return None;
    }
    let there = cx.scale(-step, at_first);
    let zero = cx.zero();
    let (before, after) = (cx.lt(there, zero), cx.gt(there, last));
    let missed = cx.substitute(missed, &[(k, there)]);
    Some(cx.or_all(&[before, after, missed]))
}
