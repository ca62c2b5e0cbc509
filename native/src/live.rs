//! Which numbers code computes, where the intervals of registers decide some conditions and choices: those that
//! results, open conditions and operations that may have no value are made of. Others are never needed, and may be as
//! long as they like. Backward over straight-line code: Aho, Lam, Sethi, Ullman, *Compilers* (2006), section 8.4.

use crate::interval::Interval;
use symprof_core::compile::{Op, Program, Reg};

/// For each register, whether what it holds is needed. Linear in the program.
pub fn live(program: &Program, intervals: &[Option<Interval>]) -> Vec<bool> {
    let mut live = vec![false; program.registers()];
    program.results().iter().for_each(|r| live[r.index()] = true);
    // a constant is needed, but not what it is computed of
    let is_constant = |r: Reg| intervals[r.index()].as_ref().is_some_and(|i| i.value().is_some());
    // code runs forward, and a register is read behind all operations that write it
    for &op in program.ops().iter().rev() {
        let (to, needed) = needed(program, intervals, op);
        if to.is_none_or(|to| live[to.index()] && !is_constant(to)) {
            needed.into_iter().for_each(|r| live[r.index()] = true);
        }
    }
    live
}

/// The register for which an operation is done, none where it is done at any rate; and the registers that it needs.
fn needed(program: &Program, intervals: &[Option<Interval>], op: Op) -> (Option<Reg>, Vec<Reg>) {
    let of = |r: Reg| intervals[r.index()].as_ref();
    let is_zero = |r: Reg| of(r).is_some_and(Interval::is_zero);
    let is_set = |r: Reg| of(r).is_some_and(|i| !i.has_zero());
    match op {
        Op::Linear { to, first, len, .. } => {
            let terms = &program.terms()[first as usize..(first + len) as usize];
            (Some(to), terms.iter().map(|t| t.1).collect())
        }
        Op::Add(to, a, b)
        | Op::Mul(to, a, b)
        | Op::Both(to, a, b)
        | Op::Either(to, a, b)
        | Op::Bits(_, to, a, b) => (Some(to), vec![a, b]),
        Op::Min(to, a, b) | Op::Max(to, a, b) => {
            let lesser = if matches!(op, Op::Min(..)) { (a, b) } else { (b, a) };
            let below = |x: Reg, y: Reg| match (of(x), of(y)) {
                (Some(x), Some(y)) => x.high <= y.low,
                _ => false,
            };
            (
                Some(to),
                match () {
                    () if below(lesser.0, lesser.1) => vec![lesser.0],
                    () if below(lesser.1, lesser.0) => vec![lesser.1],
                    () => vec![a, b],
                },
            )
        }
        Op::Select { to, condition, .. } if is_constant_choice(of(condition)) => {
            let Op::Select { a, b, .. } = op else { return (Some(to), Vec::new()) };
            (Some(to), vec![if is_zero(condition) { b } else { a }])
        }
        Op::Select { to, condition, a, b } => (Some(to), vec![condition, a, b]),
        Op::NotNegative(to, a)
        | Op::IsZero(to, a)
        | Op::IsNonZero(to, a)
        | Op::Copy(to, a)
        | Op::Wrap { to, a, .. } => (Some(to), vec![a]),
        Op::Require(a) if is_set(a) => (None, Vec::new()),
        Op::RequireNotNegative(a) if of(a).is_some_and(Interval::is_natural) => (None, Vec::new()),
        Op::JumpIfZero(a, _) | Op::JumpIfNonZero(a, _) if is_set(a) || is_zero(a) => {
            (None, Vec::new())
        }
        Op::Require(a)
        | Op::RequireNotNegative(a)
        | Op::JumpIfZero(a, _)
        | Op::JumpIfNonZero(a, _)
        // they leave where they have no value
        | Op::BitFn(_, _, a)
        | Op::Power(_, _, a) => (None, vec![a]),
        Op::ExactDiv(_, a, b) | Op::FloorDiv(_, a, b) | Op::Mod(_, a, b) => (None, vec![a, b]),
        Op::FloorSum(_, first) => (None, (0..4).map(|k| first.next(k)).collect()),
        Op::FirstIndex(_, first) => (None, (0..5).map(|k| first.next(k)).collect()),
        _ => (None, Vec::new()),
    }
}

/// Is it known which way a choice goes?
fn is_constant_choice(condition: Option<&Interval>) -> bool {
    condition.is_some_and(|c| c.is_zero() || !c.has_zero())
}
