//! Runs programs. One interpreter for machine integers and for integers of any length; it allocates
//! nothing where numbers do not.

use super::number::Number;
use super::program::{Op, Program, Reg};
use super::Trap;

/// Runs the program on registers whose inputs and constants are set.
pub(super) fn run<N: Number>(program: &Program, pool: &[N], r: &mut [N]) -> Result<(), Trap> {
    let mut steps = 0u64;
    let mut at = 0usize;
    while let Some(&op) = program.ops.get(at) {
        at += 1;
        let (to, value) = match op {
            Op::Linear { to, constant, first, len } => {
                let mut sum = pool[constant.0 as usize].clone();
                for &(k, x) in &program.terms[first as usize..(first + len) as usize] {
                    sum = sum.add(&pool[k.0 as usize].mul(&r[x.index()])?)?;
                }
                (to, sum)
            }
            Op::Add(to, a, b) => (to, r[a.index()].add(&r[b.index()])?),
            Op::Mul(to, a, b) => (to, r[a.index()].mul(&r[b.index()])?),
            Op::Min(to, a, b) => (to, (&r[a.index()]).min(&r[b.index()]).clone()),
            Op::Max(to, a, b) => (to, (&r[a.index()]).max(&r[b.index()]).clone()),
            Op::NotNegative(to, a) => (to, N::of_bool(!r[a.index()].is_negative())),
            Op::IsZero(to, a) => (to, N::of_bool(r[a.index()].is_zero())),
            Op::IsNonZero(to, a) => (to, N::of_bool(!r[a.index()].is_zero())),
            Op::Both(to, a, b) => {
                (to, N::of_bool(!r[a.index()].is_zero() && !r[b.index()].is_zero()))
            }
            Op::Either(to, a, b) => {
                (to, N::of_bool(!r[a.index()].is_zero() || !r[b.index()].is_zero()))
            }
            Op::Select { to, condition, a, b } => {
                (to, r[if r[condition.index()].is_zero() { b } else { a }.index()].clone())
            }
            Op::Copy(to, a) => (to, r[a.index()].clone()),
            Op::ExactDiv(to, a, b) => (to, r[a.index()].exact_div(&r[b.index()])?),
            Op::FloorDiv(to, a, b) => (to, r[a.index()].floor_div(&r[b.index()])?),
            Op::Mod(to, a, b) => (to, r[a.index()].floor_mod(&r[b.index()])?),
            Op::Wrap { to, a, width, signed } => (to, r[a.index()].wrap(width, signed)?),
            Op::Quotient(to, a, b) => (to, quotient(&r[a.index()], &r[b.index()])?),
            Op::Bits(op, to, a, b) => (to, r[a.index()].bits(op, &r[b.index()])),
            Op::BitFn(f, to, a) => (to, r[a.index()].bit_fn(f)?),
            Op::Power(to, base, a) => (to, r[a.index()].power(base, program.largest_power)?),
            Op::FloorSum(to, first) => (to, N::floor_sum(consecutive(r, first))?),
            Op::FirstIndex(to, first) => (to, N::first_index(consecutive(r, first))?),
            control => {
                if let Some(target) = step(control, program, r, &mut steps)? {
                    at = target as usize;
                }
                continue;
            }
        };
        r[to.index()] = value;
    }
    Ok(())
}

/// Does an operation that has no result; where the program goes on, if not at the next one.
#[inline]
fn step<N: Number>(
    op: Op,
    program: &Program,
    r: &[N],
    steps: &mut u64,
) -> Result<Option<u32>, Trap> {
    match op {
        Op::Jump(target) => return Ok(Some(target)),
        Op::JumpIfZero(a, target) if r[a.index()].is_zero() => return Ok(Some(target)),
        Op::JumpIfNonZero(a, target) if !r[a.index()].is_zero() => return Ok(Some(target)),
        Op::JumpIfGreater(a, b, target) if r[a.index()] > r[b.index()] => return Ok(Some(target)),
        Op::Step(n) => {
            *steps += u64::from(n);
            if *steps > program.budget {
                return Err(Trap::Budget);
            }
        }
        Op::Require(a) if r[a.index()].is_zero() => return Err(Trap::Guard),
        Op::RequireNotNegative(a) if r[a.index()].is_negative() => return Err(Trap::Guard),
        Op::Fail => return Err(Trap::NoValue),
        _ => {}
    }
    Ok(None)
}

fn quotient<N: Number>(a: &N, b: &N) -> Result<N, Trap> {
    match a.is_zero() && b.is_zero() {
        true => Ok(a.clone()),
        false => a.exact_div(b),
    }
}

fn consecutive<N, const K: usize>(r: &[N], first: Reg) -> [&N; K] {
    std::array::from_fn(|k| &r[first.index() + k])
}
