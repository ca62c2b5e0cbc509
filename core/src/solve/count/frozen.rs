//! Promises of what is frozen (LangRef, "'freeze' Instruction"). Branching on it is defined where a promise is broken,
//! and then compilers differ in what comes out: that the promise is kept, or that machine arithmetic says what the
//! value is, is assumed (`promises`). What is frozen in one function may be promised in another: the walk goes through
//! results of callees, and says which parameters it ends at (`calls::frozen`).

use crate::analysis::promised::hands_on;
use crate::analysis::{Cfg, LoopId};
use crate::expr::{machine_range, Expr, Num};
use crate::ir::{BinaryOp, Block, CastOp, Flags, Function, Inst, Type, Value, ValueDef};
use crate::solve::calls::frozen::{at_call, AtCall};
use crate::solve::context::{DecidedBy, Program, Reading, SolveContext};
use crate::solve::count::promises::{is_known_number, promised};
use crate::solve::loop_facts::facts_in;
use crate::solve::value::{ops, value_in};
use rustc_hash::FxHashSet;

/// What is frozen on the way to a value.
#[derive(Default)]
pub(in crate::solve) struct Frozen {
    /// values of the function itself
    pub(in crate::solve) values: Vec<Value>,
    /// results of callees, and what these rest on there: promises in words, and conditions under which they hold
    pub(in crate::solve) results: Vec<(Value, String, Option<Expr>)>,
    /// parameters on the way, and whether they are frozen there
    pub(in crate::solve) params: DecidedBy,
    /// There is more than is looked at, on the way to this value.
    pub(in crate::solve) more: Option<Value>,
}

/// What is frozen on the way to `v`, at which a branch, a callee (as it executes: once it is frozen) or a caller looks.
/// Branching on it is defined where it breaks a promise, but then compilers differ in what comes out (x86's `add` and
/// `jle` read the flag of the overflow): that it keeps it, or that machine arithmetic says what it is, is assumed.
pub(in crate::solve) fn frozen(cx: &mut SolveContext<'_>, v: Value, reading: Reading) -> Frozen {
    let mut found = Frozen::default();
    let Program { module, func, cfg, callees, .. } = cx.program();
    if !callees.anyone_freezes(module) {
        return found;
    }
    let mut seen: FxHashSet<(Value, Reading)> = FxHashSet::default();
    let mut work = vec![(v, reading)];
    let asked = v;
    while let Some((v, reading)) = work.pop() {
        if seen.contains(&(v, reading)) {
            continue;
        }
        if seen.len() >= cx.limits().guards.frozen_values {
            // whatever is not looked at may be frozen, and any parameter may be on the way
            found.more = Some(asked);
            let all = 0..func.params.len() as u32;
            found.params.extend(all.flat_map(|k| [(k, Reading::Promised), (k, Reading::Executed)]));
            break;
        }
        seen.insert((v, reading));
        match func.inst(v) {
            Some(Inst::Freeze(a)) => work.push((*a, Reading::Executed)),
            Some(Inst::Call(call)) => {
                let AtCall { promises, arguments } = at_call(cx, call, func.def_block(v), reading);
                found.results.extend(promises.into_iter().map(|(text, c)| (v, text, c)));
                work.extend(arguments);
            }
            Some(inst) => work.extend(hands_on(inst).into_iter().map(|a| (a, reading))),
            None => work.extend(incoming(func, cfg, v).into_iter().map(|a| (a, reading))),
        }
        if let ValueDef::Param(k) = func.values[v].def {
            found.params.insert((k, reading));
        }
        if reading == Reading::Executed {
            found.values.push(v);
        }
    }
    found
}

/// The values that merge in a block parameter.
pub(in crate::solve) fn incoming(func: &Function, cfg: &Cfg, v: Value) -> Vec<Value> {
    incoming_by_edge(func, cfg, v).into_iter().map(|(_, argument)| argument).collect()
}

/// The same, each with the block that its edge comes from.
pub(super) fn incoming_by_edge(func: &Function, cfg: &Cfg, v: Value) -> Vec<(Block, Value)> {
    let ValueDef::BlockParam(b, k) = func.values[v].def else { return Vec::new() };
    let mut from = cfg.predecessors(b).to_vec();
    from.sort_unstable();
    from.dedup();
    let edges = from.into_iter().flat_map(|p| {
        let targets = func.blocks[p].terminator.targets().filter(|t| t.block == b);
        targets.filter_map(move |t| Some((p, *t.args.get(k as usize)?)))
    });
    edges.collect()
}

/// All that the computation of a frozen value promises, each with the condition under which it holds, where that
/// can be written.
pub(super) fn promised_of_frozen(
    cx: &mut SolveContext<'_>,
    v: Value,
    here: Option<LoopId>,
) -> Vec<(Option<Expr>, &'static str)> {
    let always = promised(cx, v, here).into_iter().map(|(c, what)| (Some(c), what));
    let mut all: Vec<_> = always.collect();
    all.extend(promised_when_frozen(cx, v, here));
    all.extend(promised_bit(cx, v, here));
    if cx.program().func.promised.contains(&v) {
        all.push((
            None,
            "breaks what attributes or metadata promise of it (range, align, nonnull)",
        ));
    }
    all
}

/// Promises of operations on one bit, of which -1 is the signed reading where it is set: a number that is extended
/// is none, as it is not negative.
fn promised_bit(
    cx: &mut SolveContext<'_>,
    v: Value,
    here: Option<LoopId>,
) -> Vec<(Option<Expr>, &'static str)> {
    let func = cx.program().func;
    let (is_bit, inst) = (|v: Value| func.values[v].ty == Type::Int(1), func.inst(v));
    use BinaryOp::{AShr, Add, LShr, Mul, Shl, Sub};
    let (a, b, only) = match inst {
        Some(&Inst::Cast(CastOp::Zext, flags, a)) if flags.exact && is_bit(a) => (a, None, false),
        Some(&Inst::Binary(Add | Mul, _, a, b)) if is_bit(v) => (a, Some(b), false),
        Some(&Inst::Binary(Sub, _, a, b)) if is_bit(v) => (a, Some(b), true),
        Some(&Inst::Binary(Shl | LShr | AShr, _, _, by)) if is_bit(v) => (by, None, false),
        _ => return Vec::new(),
    };
    let mut known = |v: Value| {
        let e = value_in(cx, v, here, Reading::Promised);
        is_known_number(cx, e).then_some(e)
    };
    // both may not be set, or for a difference the second only
    let (a, b) = (known(a), b.map(&mut known));
    let a = a.map(|a| if only { a } else { cx.not(a) });
    let holds = match b {
        None => a,
        Some(b) => a.zip(b).map(|(a, b)| {
            let unset = cx.not(b);
            cx.or(a, unset)
        }),
    };
    let what = match inst {
        Some(Inst::Cast(..)) => "extends a negative number (nneg)",
        Some(Inst::Binary(Shl | LShr | AShr, ..)) => "shifts by its width or more",
        // a product is no larger than what one bit holds, but as signed ones
        Some(Inst::Binary(_, flags, ..)) if flags.nsw => "wraps around against its promise (nsw)",
        Some(Inst::Binary(Add | Sub, flags, ..)) if flags.nuw => {
            "wraps around against its promise (nuw)"
        }
        _ => return Vec::new(),
    };
    vec![(holds, what)]
}

/// Promises that only what is frozen shows, as formulas take these values as they execute. A compiler may take a disjoint `or` for a sum, and what is
/// widened again after a narrowing that loses nothing for what was there before.
fn promised_when_frozen(
    cx: &mut SolveContext<'_>,
    v: Value,
    here: Option<LoopId>,
) -> Vec<(Option<Expr>, &'static str)> {
    let Type::Int(width) = cx.program().func.values[v].ty else { return Vec::new() };
    let (a, b, product) = match cx.program().func.inst(v) {
        Some(&Inst::Binary(BinaryOp::Or, flags, a, b)) if flags.exact => {
            let holds = disjoint_bits(cx, v, (a, b), here);
            return vec![(holds, "joins bits that are set in both (disjoint)")];
        }
        Some(&Inst::Cast(CastOp::Trunc, flags, a)) => {
            let signed = flags.nsw.then(|| {
                let holds = fits(cx, a, width, true, here);
                (holds, "loses bits against its promise (nsw)")
            });
            let unsigned = flags.nuw.then(|| {
                let holds = fits(cx, a, width, false, here);
                (holds, "loses bits against its promise (nuw)")
            });
            return signed.into_iter().chain(unsigned).collect();
        }
        Some(&Inst::Binary(op @ (BinaryOp::Mul | BinaryOp::Shl), flags, a, b))
            if flags.nuw && width > 1 =>
        {
            (a, b, op == BinaryOp::Mul)
        }
        _ => return Vec::new(),
    };
    let holds = unsigned_reading(cx, a, here).zip(unsigned_reading(cx, b, here)).map(|(a, b)| {
        let factor = if product { b } else { cx.pow2(b) };
        let (result, top) = (cx.mul(a, factor), cx.num(Num::pow2(u32::from(width))));
        cx.lt(result, top)
    });
    vec![(holds, "wraps around against its promise (nuw)")]
}

/// The number that an integer is without a sign.
fn unsigned_reading(cx: &mut SolveContext<'_>, v: Value, here: Option<LoopId>) -> Option<Expr> {
    let Type::Int(width) = cx.program().func.values[v].ty else { return None };
    let e = value_in(cx, v, here, Reading::Promised);
    is_known_number(cx, e).then_some(())?;
    match facts_in(cx, here).fits(cx, e, width, false) {
        true => Some(e),
        false => Some(cx.unsigned(width, e)),
    }
}

/// The value is a number of that many bits.
fn fits(
    cx: &mut SolveContext<'_>,
    v: Value,
    width: u8,
    signed: bool,
    here: Option<LoopId>,
) -> Option<Expr> {
    let e = match signed {
        true => Some(value_in(cx, v, here, Reading::Promised)).filter(|&e| is_known_number(cx, e)),
        false => unsigned_reading(cx, v, here),
    }?;
    let (lo, hi) = machine_range(width, signed);
    let (lo, hi) = (cx.num(lo), cx.num(hi));
    let (above, below) = (cx.ge(e, lo), cx.le(e, hi));
    Some(cx.and(above, below))
}

/// No bit is set in both operands of an `or`.
fn disjoint_bits(
    cx: &mut SolveContext<'_>,
    v: Value,
    (a, b): (Value, Value),
    here: Option<LoopId>,
) -> Option<Expr> {
    let Type::Int(width) = cx.program().func.values[v].ty else { return None };
    // what its operands promise is stated of them
    let [a, b] = [a, b].map(|v| value_in(cx, v, here, Reading::Promised));
    if !is_known_number(cx, a) || !is_known_number(cx, b) {
        return None;
    }
    // where it was found to be the sum, it is
    if value_in(cx, v, here, Reading::Promised) == cx.add(a, b) {
        return Some(cx.truth(true));
    }
    let common = ops::binary(cx, BinaryOp::And, Flags::NONE, width, a, b)?;
    Some(match width {
        1 => cx.not(common),
        _ => cx.eq0(common),
    })
}
