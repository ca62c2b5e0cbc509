//! Which numbers code computes, where the intervals of registers decide some conditions and choices: those that
//! results, open conditions and operations that may have no value are made of. Others are never needed, and may be as
//! long as they like. Backward over straight-line code: Aho, Lam, Sethi, Ullman, *Compilers* (2006), section 8.4.

use crate::interval::{choice, Interval};
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
    let decided = |r: Reg| of(r).and_then(Interval::decided);
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
            (Some(to), choice(intervals, op).map_or_else(|| vec![a, b], |chosen| vec![chosen]))
        }
        Op::Select { to, condition, a, b } => (
            Some(to),
            choice(intervals, op).map_or_else(|| vec![condition, a, b], |chosen| vec![chosen]),
        ),
        Op::NotNegative(to, a)
        | Op::IsZero(to, a)
        | Op::IsNonZero(to, a)
        | Op::Copy(to, a)
        | Op::Wrap { to, a, .. } => (Some(to), vec![a]),
        Op::Require(a) if decided(a) == Some(true) => (None, Vec::new()),
        Op::RequireNotNegative(a) if of(a).is_some_and(Interval::is_natural) => (None, Vec::new()),
        Op::JumpIfZero(a, _) | Op::JumpIfNonZero(a, _) if decided(a).is_some() => {
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
