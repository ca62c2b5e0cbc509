//! Data-flow expansion: the expression of each SSA value (paper, "Simple Case" and
//! "Flow-Sensitive Cases").
//!
//! A value that merges at a join is a choice over the conditions of the incoming edges *in the
//! same iteration*, relative to the join's immediate dominator. A value of an inner loop seen
//! from outside is its value in the last iteration.

pub(in crate::solve) mod asserted;
pub mod ops;
#[cfg(test)]
mod tests;

use crate::analysis::LoopId;
use crate::assume::AssumptionKind;
use crate::expr::{Expr, Node};
use crate::ir::{
    BinaryOp, Block, CallInfo, Callee, Inst, Predicate, Type, UnaryOp, Value, ValueDef, POISON,
    UNDEF,
};
use crate::known::{self, KnownResult};
use crate::memory::Base;
use crate::solve::assumptions::note_ranges;
use crate::solve::calls::recursion::OWN_RESULT;
use crate::solve::calls::results::callee_result;
use crate::solve::context::addresses::address_of;
use crate::solve::context::atoms::atom;
use crate::solve::context::notes::{
    assumes_kind, callee_name, in_words, note, Cause, Note, Object,
};
use crate::solve::context::{slot, Reading, SolveContext};
use crate::solve::data::loads::load;
use crate::solve::data::pointers::{compare_values, Comparison};
use crate::solve::data::read_once::read_once;
use crate::solve::loop_facts::{assume_known, facts_in};
use crate::solve::path::{is_poison, merge, node_of, path_facts};
use crate::solve::recurrence::header_parameter;
use crate::solve::trip::{loop_reason, trip};
use crate::solve::value::asserted::assumptions_before;
use crate::solve::Reason;

/// Makes the symbols of all parameters, in order.
pub(in crate::solve) fn declare_parameters(cx: &mut SolveContext<'_>) {
    for p in &cx.program().func.params {
        if let Type::Int(w) = p.ty {
            cx.parameter(&p.name, w);
        }
    }
}

/// The value as an expression over parameters and the indices of the loops around its
/// definition. in one reading.
pub(in crate::solve) fn value(cx: &mut SolveContext<'_>, v: Value, reading: Reading) -> Expr {
    let v = cx.program().congruence.leader(v);
    if let Some(&e) = cx.memos().values.get((reading, v)) {
        return e;
    }
    let e = match cx.program().func.values[v].def {
        ValueDef::Param(k) => parameter(cx, k),
        ValueDef::BlockParam(b, k) => match cx.program().forest.of_header(b) {
            Some(l) => return header_parameter(cx, l, k, reading),
            None => join(cx, b, k, reading),
        },
        ValueDef::Inst(b, k) => inst(cx, v, b, k, reading),
    };
    let e = tidy(cx, e, cx.program().func.def_block(v));
    cx.memos_mut().values.insert((reading, v), e);
    e
}

/// Drops wraps that what is known in the loop already excludes.
fn tidy(cx: &mut SolveContext<'_>, e: Expr, block: Block) -> Expr {
    if !matches!(cx.node(e), Node::Wrap { .. } | Node::Unsigned(..)) {
        return e;
    }
    let here = cx.program().forest.innermost(block);
    if let Some(mut f) = cx.loop_state_mut(here).body_facts.take() {
        let r = f.simplify(cx, e);
        cx.loop_state_mut(here).body_facts = Some(f);
        return r;
    }
    e
}

/// A value where it is used in a block of that loop: loops that end in between contribute
/// their last iteration.
pub(in crate::solve) fn value_in(
    cx: &mut SolveContext<'_>,
    v: Value,
    user: Option<LoopId>,
    reading: Reading,
) -> Expr {
    let mut e = value(cx, v, reading);
    let mut l = cx.program().forest.innermost(cx.program().func.def_block(v));
    while let Some(inner) = l {
        if user.is_some_and(|u| cx.program().forest.encloses(inner, u)) {
            break;
        }
        e = after_loop(cx, e, inner);
        l = cx.program().forest.parent(inner);
    }
    e
}

/// An expression of a loop's iteration as it stands in the last one.
pub(in crate::solve) fn after_loop(cx: &mut SolveContext<'_>, e: Expr, l: LoopId) -> Expr {
    let k = cx.index(l);
    if !cx.has_var(e, k) {
        return e;
    }
    if let Some(&r) = cx.memos().exits.get((e, l)) {
        return r;
    }
    let r = match trip(cx, l) {
        Some(btc) => {
            let mut inside = facts_in(cx, Some(l));
            let x = inside.simplify(cx, e);
            cx.substitute(x, &[(k, btc)])
        }
        None => {
            let reason = loop_reason(cx, l);
            cx.data(None, reason)
        }
    };
    cx.memos_mut().exits.insert((e, l), r);
    r
}

pub(in crate::solve) fn parameter(cx: &mut SolveContext<'_>, k: u32) -> Expr {
    let p = &cx.program().func.params[k as usize];
    match p.ty {
        Type::Int(w) => cx.parameter(&p.name, w),
        Type::Ptr => {
            let pointer = crate::solve::pointer_symbol(cx, &p.name);
            let null = cx.eq0(pointer);
            match cx.decided_by_the_user(null) {
                Some(true) => cx.zero(),
                _ => address_of(cx, Object::Param(k)),
            }
        }
        Type::Opaque => {
            let reason = Reason::Data(format!("the parameter `{}`", p.name));
            cx.data(None, reason)
        }
    }
}

/// A value merging at a join that heads no loop.
fn join(cx: &mut SolveContext<'_>, b: Block, k: u32, reading: Reading) -> Expr {
    let region = cx.program().forest.innermost(b);
    let Some(node) = cx.program().regions[slot(region)].node(b) else {
        return cx.data(None, Reason::Unsolved("unreachable code".into()));
    };
    if node == 0 {
        // the entry of the function has no parameters
        return cx.data(None, Reason::Unsolved("a parameter of the entry block".into()));
    }
    merge_param(cx, region, node, (b, k), reading)
}

/// The value of a block's `k`-th parameter, merged over the edges of a region into its node.
pub(in crate::solve) fn merge_param(
    cx: &mut SolveContext<'_>,
    region: Option<LoopId>,
    node: u32,
    (b, k): (Block, u32),
    reading: Reading,
) -> Expr {
    let edges = cx.program().regions[slot(region)].preds[node as usize].clone();
    let mut incoming: Vec<_> = edges
        .iter()
        .map(|e| {
            let arg = edge_argument(cx, e.edge.from, e.edge.slot, k);
            let v = match arg {
                Some(v) => value_in(cx, v, region, reading),
                None => cx.data(None, Reason::Unsolved("a missing argument".into())),
            };
            (*e, v)
        })
        .collect();
    // `i + 1` computed twice, once with the promise not to wrap: an integer of the width is
    // its own wrap
    let param = cx.program().func.blocks[b].params[k as usize];
    if let Some(w) = cx.program().func.values[param].ty.width().filter(|_| incoming.len() > 1) {
        let wraps: Vec<(Expr, Expr)> = incoming
            .iter()
            .filter_map(|x| match *cx.node(x.1) {
                Node::Wrap { signed: true, width, arg } if width == w => Some((arg, x.1)),
                _ => None,
            })
            .collect();
        for x in &mut incoming {
            x.1 = wraps.iter().find(|w| w.0 == x.1).map_or(x.1, |w| w.1);
        }
    }
    merge(cx, region, node, &incoming, reading)
}

/// The argument that an edge passes for the `k`-th parameter of its target.
pub(in crate::solve) fn edge_argument(
    cx: &SolveContext<'_>,
    from: Block,
    slot: u32,
    k: u32,
) -> Option<Value> {
    let term = &cx.program().func.blocks[from].terminator;
    let target = term.targets().nth(slot as usize)?;
    target.args.get(k as usize).copied()
}

fn inst(cx: &mut SolveContext<'_>, v: Value, b: Block, k: u32, reading: Reading) -> Expr {
    let ty = cx.program().func.values[v].ty;
    let inst = cx.program().func.blocks[b].insts[k as usize].1.clone();
    let Some(w) = ty.width() else {
        let reason = match &inst {
            Inst::Opaque(r) => Reason::Data(r.clone()),
            _ => Reason::Data("a value that is not an integer".into()),
        };
        return cx.data(None, reason);
    };
    let at = At { value: v, block: b, region: cx.program().forest.innermost(b), reading };
    let result = match inst {
        Inst::Const(bits) => Some(ops::constant(cx, bits, w)),
        Inst::Unary(UnaryOp::Atom, a) => {
            let a = at.operand(cx, a);
            Some(atom(cx, a))
        }
        Inst::Unary(..) | Inst::Binary(..) | Inst::Cast(..) => arithmetic(cx, at, &inst, w),
        Inst::Compare(pred, a, b) => Some(comparison(cx, at, pred, a, b)),
        Inst::Select(c, t, e) => Some(choice(cx, at, c, t, e)),
        Inst::Freeze(a) => Some(value_in(cx, a, at.region, Reading::Executed)),
        Inst::PtrAdd(flags, p, o) => {
            let p = at.operand(cx, p);
            let o = at.operand(cx, o);
            let r = cx.add(p, o);
            Some(if at.reading.of(flags).nsw { r } else { cx.wrap(true, 64, r) })
        }
        Inst::PtrToInt(a) => {
            let a = at.operand(cx, a);
            Some(if w == 64 { a } else { cx.wrap(true, w, a) })
        }
        Inst::IntToPtr(a) => {
            let from = width_of(cx, a);
            let a = at.operand(cx, a);
            Some(if from == 64 { a } else { cx.unsigned(from, a) })
        }
        Inst::Opaque(reason) => Some(opaque(cx, w, reason)),
        Inst::GlobalAddr(name) => Some(address_of(cx, Object::Global(name))),
        Inst::Alloca(_) => at.region.is_none().then(|| address_of(cx, Object::Stack(v))),
        Inst::Load(a) => load(cx, v, b, k, a),
        Inst::Call(call) => Some(call_result(cx, v, b, &call, reading)),
        Inst::Store(..) | Inst::Clobber(..) | Inst::Fill(..) | Inst::Copy(..) | Inst::Assume(_) => {
            None
        }
    };
    match result {
        Some(e) => e,
        None => {
            let why = format!("the value `{}`", in_words(cx, v));
            cx.data(Some(w), Reason::Unsolved(why))
        }
    }
}

/// Where an instruction stands, and how its operands are read.
#[derive(Clone, Copy)]
struct At {
    value: Value,
    block: Block,
    /// the innermost loop around it
    region: Option<LoopId>,
    reading: Reading,
}

impl At {
    fn operand(self, cx: &mut SolveContext<'_>, v: Value) -> Expr {
        value_in(cx, v, self.region, self.reading)
    }

    /// Notes the assumptions that these operands rest on; may they be made?
    fn may_use(self, cx: &mut SolveContext<'_>, operands: &[Expr]) -> bool {
        note_ranges(cx, operands, (self.value, self.block))
    }
}

fn width_of(cx: &SolveContext<'_>, v: Value) -> u8 {
    cx.program().func.values[v].ty.width().unwrap_or(64)
}

/// An operation on integers whose result has `w` bits.
fn arithmetic(cx: &mut SolveContext<'_>, at: At, inst: &Inst, w: u8) -> Option<Expr> {
    match *inst {
        Inst::Unary(op, a) => {
            let a = at.operand(cx, a);
            match at.may_use(cx, &[a]) {
                true => ops::unary(cx, op, w, a),
                false => Some(unplaced(cx, w)),
            }
        }
        Inst::Binary(op, flags, a, b) => {
            let width = width_of(cx, a);
            let a = at.operand(cx, a);
            let b = at.operand(cx, b);
            if let Some(e) = extremum_in_order(cx, at, op, [a, b]) {
                return Some(e);
            }
            let sum = matches!(op, BinaryOp::Add | BinaryOp::Sub);
            match sum || at.may_use(cx, &[a, b]) {
                true => {
                    let r = ops::binary(cx, op, at.reading.of(flags), width, a, b)?;
                    let determined = ops::determined(cx, op, flags, width, a, b);
                    Some(where_determined(
                        cx,
                        determined.filter(|_| at.reading == Reading::Executed),
                        r,
                        w,
                    ))
                }
                false => Some(unplaced(cx, w)),
            }
        }
        Inst::Cast(op, flags, a) => {
            let from = width_of(cx, a);
            let a = at.operand(cx, a);
            Some(match at.may_use(cx, &[a]) {
                true => ops::cast(cx, op, at.reading.of(flags), from, w, a),
                false => unplaced(cx, w),
            })
        }
        _ => None,
    }
}

/// The lesser or the larger of two unsigned numbers in a loop, where what is known there says that they are not
/// negative as signed ones: the order is that of signed numbers. Chunks of a parallel loop end so; elsewhere what
/// comes to be known later decides a choice more often than it shortens a minimum.
fn extremum_in_order(
    cx: &mut SolveContext<'_>,
    at: At,
    op: BinaryOp,
    operands: [Expr; 2],
) -> Option<Expr> {
    let is_min = match op {
        BinaryOp::UMin => true,
        BinaryOp::UMax => false,
        _ => return None,
    };
    if !cx.ledger().atoms.any() {
        return None;
    }
    let region = Some(at.region?);
    let mut facts = facts_in(cx, region);
    if let Some(node) = node_of(cx, region, at.block) {
        let mut path = path_facts(cx, region, node);
        path.extend(assumptions_before(cx, at.value));
        assume_known(cx, &mut facts, path);
    }
    let [a, b] = operands.map(|e| facts.simplify(cx, e));
    if ![a, b].into_iter().all(|e| facts.prove_ge0(cx, e)) {
        return None;
    }
    Some(if is_min { cx.min(a, b) } else { cx.max(a, b) })
}

fn comparison(cx: &mut SolveContext<'_>, at: At, pred: Predicate, a: Value, b: Value) -> Expr {
    if let Some(truth) = is_fresh_against_null(cx, pred, a, b) {
        return cx.truth(truth);
    }
    let width = width_of(cx, a);
    let wrapping = cx.objects().provenance.of(a).wrapping || cx.objects().provenance.of(b).wrapping;
    let a = at.operand(cx, a);
    let b = at.operand(cx, b);
    let wrapping = at.reading == Reading::Executed || wrapping;
    let c = Comparison { pred, at: Some(at.value), block: at.block, wrapping };
    compare_values(cx, &c, width, a, b)
}

fn choice(cx: &mut SolveContext<'_>, at: At, c: Value, t: Value, e: Value) -> Expr {
    let c = at.operand(cx, c);
    let t = at.operand(cx, t);
    let e = at.operand(cx, e);
    match (is_poison(cx, t), is_poison(cx, e)) {
        // as where values merge: poison is any value
        (true, false) if at.reading == Reading::Promised => e,
        (false, true) if at.reading == Reading::Promised => t,
        _ => cx.ite(c, t, e),
    }
}

/// A value that the frontend does not follow.
fn opaque(cx: &mut SolveContext<'_>, width: u8, reason: String) -> Expr {
    let is_poison = reason == POISON || reason == UNDEF;
    let why = match reason == OWN_RESULT {
        true => Reason::Unsolved(reason),
        false => Reason::Data(reason),
    };
    let e = cx.data(Some(width), why);
    if let (true, Node::Symbol(sym)) = (is_poison, cx.node(e).clone()) {
        cx.ledger_mut().poison.insert(sym);
    }
    e
}

/// A frozen result, where its bits are determined; elsewhere it is any number.
fn where_determined(
    cx: &mut SolveContext<'_>,
    determined: Option<Expr>,
    r: Expr,
    width: u8,
) -> Expr {
    let Some(determined) = determined else { return r };
    let why = "the frozen result of a shift by the width or of an inexact division";
    let any = cx.data(Some(width), Reason::Data(why.into()));
    cx.ite(determined, r, any)
}

/// What rests on where an address lies, of which nothing is assumed.
fn unplaced(cx: &mut SolveContext<'_>, width: u8) -> Expr {
    cx.data(Some(width), Reason::Data("where an address lies".into()))
}

/// Whether an allocation in a loop is compared with null, and what comes out: what is allocated
/// differs from iteration to iteration, but is never null.
fn is_fresh_against_null(
    cx: &mut SolveContext<'_>,
    pred: Predicate,
    a: Value,
    b: Value,
) -> Option<bool> {
    let null =
        |s: &SolveContext<'_>, v: Value| matches!(s.program().func.inst(v), Some(Inst::Const(0)));
    let fresh = match (null(cx, a), null(cx, b)) {
        (false, true) => a,
        (true, false) => b,
        _ => return None,
    };
    let Some(Inst::Call(call)) = cx.program().func.inst(fresh).cloned() else { return None };
    let block = cx.program().func.def_block(fresh);
    let allocates = cx.objects().provenance.of(fresh).single() == Some(Base::Allocated(fresh));
    let assumed = assumes_kind(cx, AssumptionKind::Allocation);
    if !allocates || !assumed || cx.program().forest.innermost(block).is_none() {
        return None;
    }
    let truth = match pred {
        Predicate::Eq => false,
        Predicate::Ne => true,
        _ => return None,
    };
    let cause = Cause::Allocation(callee_name(&call));
    note(cx, Note { cause, at: Some(fresh), block });
    Some(truth)
}

fn call_result(
    cx: &mut SolveContext<'_>,
    v: Value,
    b: Block,
    call: &CallInfo,
    reading: Reading,
) -> Expr {
    let width = cx.program().func.values[v].ty.width();
    let name = match &call.callee {
        Callee::Direct(n) | Callee::Global(n) => n.clone(),
        Callee::Indirect(_) => "a function pointer".into(),
    };
    match known::of_call(call).map(|k| k.result) {
        Some(KnownResult::FreshObject)
            if cx.program().func.values[v].ty == Type::Ptr
                && assumes_kind(cx, AssumptionKind::Allocation) =>
        {
            let cause = Cause::Allocation(callee_name(call));
            note(cx, Note { cause, at: Some(v), block: b });
            if cx.program().forest.innermost(b).is_some() {
                // another object in each iteration
                let why = format!("the address of what `{}` returns", callee_name(call));
                return cx.data(width, Reason::Data(why));
            }
            return address_of(cx, Object::Allocated(v));
        }
        Some(KnownResult::Value(x)) if assumes_kind(cx, AssumptionKind::CallResult) => {
            let cause = Cause::CallResult(callee_name(call), x);
            note(cx, Note { cause, at: Some(v), block: b });
            return cx.int(x);
        }
        _ => {}
    }
    let body = match &call.callee {
        Callee::Direct(n) => cx.program().callees.definitive(cx.program().module, n),
        _ => None,
    };
    if let Some(id) = body {
        return match callee_result(cx, &name, id, &call.args, (v, b), reading) {
            Ok(e) => e,
            Err(Reason::Data(why)) => returned_once(cx, v, why),
            Err(reason) => cx.data(width, reason),
        };
    }
    let why = cx.program().func.at_line(v, &format!("the result of the call to `{name}`"));
    returned_once(cx, v, why)
}

/// What a call returns that data decides: a symbol, if it runs once.
fn returned_once(cx: &mut SolveContext<'_>, v: Value, why: String) -> Expr {
    if let Some(e) = read_once(cx, v, &why) {
        return e;
    }
    let width = cx.program().func.values[v].ty.width();
    cx.data(width, Reason::Data(why))
}
