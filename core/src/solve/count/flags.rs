//! What the computation of a value promises (LangRef, "Poison Values"): flags of instructions, amounts of shifts, and
//! that a choice does not take poison, which is how frontends write what else makes a result poison. Each promise is a
//! condition; whether anybody looks at the value is for `promises`, `looked_at` and `frozen` to say.

use crate::analysis::LoopId;
use crate::expr::{machine_range, Expr, Num};
use crate::ir::{BinaryOp, CastOp, Flags, Inst, Type, Value, POISON};
use crate::solve::context::addresses::{has_placeholder, speaks_of_addresses};
use crate::solve::context::{Reading, SolveContext};
use crate::solve::loop_facts::facts_in;
use crate::solve::value::{ops, value_in};

/// What the computation of a value promises, where it is not known to hold and can be written.
pub(in crate::solve) fn promised(
    cx: &mut SolveContext<'_>,
    v: Value,
    here: Option<LoopId>,
) -> Vec<(Expr, &'static str)> {
    if is_literal_poison(cx, v) {
        return vec![(cx.truth(false), "is poison")];
    }
    let all = promises_of(cx, v, here).into_iter();
    all.filter_map(|(c, what)| Some((c.filter(|&c| !cx.is_one(c))?, what))).collect()
}

/// All that the computation of a value promises, each with the condition under which it holds, where that can be
/// written.
pub(super) fn promises_of(
    cx: &mut SolveContext<'_>,
    v: Value,
    here: Option<LoopId>,
) -> Vec<(Option<Expr>, &'static str)> {
    let func = cx.program().func;
    let Type::Int(width) = func.values[v].ty else { return Vec::new() };
    if func.kept.contains(&v) {
        return Vec::new();
    }
    let mut out = Vec::new();
    if width > 1 {
        let written = promised_of_numbers(cx, v, here, width).into_iter();
        out.extend(written.map(|(c, what)| (Some(c), what)));
    }
    out.extend(promised_of_bits(cx, v, here, width));
    out.extend(promised_of_one_bit(cx, v, here));
    out.extend(not_poison(cx, v, here).map(|c| (Some(c), "is poison")));
    out
}

/// Is the value poison whatever happens?
pub(super) fn is_literal_poison(cx: &SolveContext<'_>, v: Value) -> bool {
    matches!(cx.program().func.inst(v), Some(Inst::Opaque(why)) if why == POISON)
}

/// A choice between poison and something else takes the other.
fn not_poison(cx: &mut SolveContext<'_>, v: Value, here: Option<LoopId>) -> Option<Expr> {
    let Some(&Inst::Select(c, a, b)) = cx.program().func.inst(v) else { return None };
    let (a, b) = (is_literal_poison(cx, a), is_literal_poison(cx, b));
    if a == b {
        return None;
    }
    let c = value_in(cx, c, here, Reading::Promised);
    let known = is_number(cx, c);
    known.then(|| if a { cx.not(c) } else { c })
}

/// What operations on integers of several bits promise, of operands whose numbers are known.
fn promised_of_numbers(
    cx: &mut SolveContext<'_>,
    v: Value,
    here: Option<LoopId>,
    width: u8,
) -> Vec<(Expr, &'static str)> {
    let inst = cx.program().func.inst(v).cloned();
    let mut out = Vec::new();
    if promises_no_signed_wrap(inst.as_ref()) {
        let holds = no_signed_wrap(cx, v, here, width);
        out.extend(holds.map(|c| (c, "wraps around against its promise (nsw)")));
    }
    let operand = |cx: &mut SolveContext<'_>, v: Value| value_in(cx, v, here, Reading::Promised);
    if let Some(Inst::Binary(BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr, _, _, by)) = inst {
        let by = operand(cx, by);
        let holds = no_excessive_shift(cx, by, width);
        out.extend(holds.map(|c| (c, "shifts by its width or more")));
    }
    match inst {
        Some(Inst::Binary(op @ (BinaryOp::SDiv | BinaryOp::UDiv), flags, a, d)) if flags.exact => {
            let holds = no_remainder(cx, op, (a, d), here);
            out.extend(holds.map(|c| (c, "leaves a remainder against its promise (exact)")));
        }
        Some(Inst::Binary(op @ (BinaryOp::Add | BinaryOp::Sub), flags, a, b)) if flags.nuw => {
            let (a, b) = (operand(cx, a), operand(cx, b));
            let holds = no_unsigned_wrap(cx, op, (a, b), here, width);
            out.extend(holds.map(|c| (c, "wraps around against its promise (nuw)")));
        }
        Some(Inst::Binary(BinaryOp::LShr | BinaryOp::AShr, flags, a, by)) if flags.exact => {
            let holds = no_bits_dropped(cx, a, by, here);
            out.extend(holds.map(|c| (c, "drops bits against its promise (exact)")));
        }
        Some(Inst::Cast(CastOp::Zext, flags, a)) if flags.exact => {
            let a = operand(cx, a);
            if is_number(cx, a) {
                let zero = cx.zero();
                out.push((cx.ge(a, zero), "extends a negative number (nneg)"));
            }
        }
        _ => {}
    }
    out
}

/// A block parameter does where the values that merge in it do.
fn promises_no_signed_wrap(inst: Option<&Inst>) -> bool {
    use BinaryOp::{Add, Mul, Shl, Sub};
    match inst {
        Some(Inst::Binary(op, flags, ..)) => flags.nsw && matches!(op, Add | Sub | Mul | Shl),
        None => true,
        _ => false,
    }
}

/// The value is a number of its type, where that is not known.
fn no_signed_wrap(
    cx: &mut SolveContext<'_>,
    v: Value,
    here: Option<LoopId>,
    width: u8,
) -> Option<Expr> {
    let e = value_in(cx, v, here, Reading::Promised);
    if !is_number(cx, e) || cx.interval(e).fits(width, true) {
        return None;
    }
    let mut facts = facts_in(cx, here);
    if facts.fits_in_each_case(cx, e, width, true) {
        return None;
    }
    let (lo, hi) = machine_range(width, true);
    let (lo, hi) = (cx.num(lo), cx.num(hi));
    let (above, below) = (cx.ge(e, lo), cx.le(e, hi));
    Some(cx.and(above, below))
}

/// A division leaves no remainder. That it is by no zero is stated of the divisor.
fn no_remainder(
    cx: &mut SolveContext<'_>,
    op: BinaryOp,
    (a, d): (Value, Value),
    here: Option<LoopId>,
) -> Option<Expr> {
    let [a, d] = [a, d].map(|v| match op {
        BinaryOp::SDiv => {
            let e = value_in(cx, v, here, Reading::Promised);
            is_number(cx, e).then_some(e)
        }
        _ => unsigned_reading(cx, v, here),
    });
    let rest = cx.modulo(a?, d?);
    Some(cx.eq0(rest))
}

/// A sum or difference of the unsigned readings is a number of `width` bits.
fn no_unsigned_wrap(
    cx: &mut SolveContext<'_>,
    op: BinaryOp,
    (a, b): (Expr, Expr),
    here: Option<LoopId>,
    width: u8,
) -> Option<Expr> {
    if !is_number(cx, a) || !is_number(cx, b) {
        return None;
    }
    let difference = cx.sub(a, b);
    // addresses of one object, none of which wraps around
    let within = op == BinaryOp::Sub
        && speaks_of_addresses(cx, &[a, b])
        && !speaks_of_addresses(cx, &[difference]);
    let (a, b) = match within {
        true => (a, b),
        false => {
            let mut facts = facts_in(cx, here);
            let mut read = |e| match facts.fits(cx, e, width, false) {
                true => e,
                false => cx.unsigned(width, e),
            };
            (read(a), read(b))
        }
    };
    Some(match op {
        BinaryOp::Sub => cx.ge(a, b),
        _ => {
            let sum = cx.add(a, b);
            let top = cx.num(Num::pow2(u32::from(width)));
            cx.lt(sum, top)
        }
    })
}

/// The amount of a shift is below the width. What promises not to wrap, and is no number of the type, is no such
/// amount either.
fn no_excessive_shift(cx: &mut SolveContext<'_>, by: Expr, width: u8) -> Option<Expr> {
    if !is_number(cx, by) {
        return None;
    }
    let (zero, top) = (cx.zero(), cx.int(i64::from(width)));
    let (above, below) = (cx.ge(by, zero), cx.lt(by, top));
    Some(cx.and(above, below))
}

/// A shift to the right moves no bit that is set out of the word.
fn no_bits_dropped(
    cx: &mut SolveContext<'_>,
    a: Value,
    by: Value,
    here: Option<LoopId>,
) -> Option<Expr> {
    let a = value_in(cx, a, here, Reading::Promised);
    is_number(cx, a).then_some(())?;
    let by = unsigned_reading(cx, by, here)?;
    let divisor = cx.pow2(by);
    let rest = cx.modulo(a, divisor);
    Some(cx.eq0(rest))
}

/// Is a value made of what has a number, be it one that evaluation steps to?
fn is_number(cx: &SolveContext<'_>, e: Expr) -> bool {
    cx.unknown_in(e).is_none() && !has_placeholder(cx, e)
}

/// Does a value have a number that evaluation does not step to?
pub(in crate::solve) fn is_known_number(cx: &SolveContext<'_>, e: Expr) -> bool {
    is_number(cx, e) && !cx.is_stepped(e)
}

/// Promises of operations on one bit, of which -1 is the signed reading where it is set: a number that is extended
/// is none, as it is not negative.
fn promised_of_one_bit(
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
        is_number(cx, e).then_some(e)
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

/// Promises of bits: that both operands of a disjoint `or` have none in common, that a narrowing loses none, and that a
/// product of numbers without a sign does not wrap.
fn promised_of_bits(
    cx: &mut SolveContext<'_>,
    v: Value,
    here: Option<LoopId>,
    width: u8,
) -> Vec<(Option<Expr>, &'static str)> {
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
    is_number(cx, e).then_some(())?;
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
        true => Some(value_in(cx, v, here, Reading::Promised)).filter(|&e| is_number(cx, e)),
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
    if !is_number(cx, a) || !is_number(cx, b) {
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
