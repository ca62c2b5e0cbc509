//! Straight-line programs: what a profile compiles to.
//!
//! A program is a list of operations on numbered registers, each of which holds an integer: the numerator
//! of a value over a denominator that the compiler knows. Jumps go forward, past what a condition makes
//! superfluous, except the one that closes the loop of a sum. The same program runs on checked 128-bit
//! integers and on integers of any length (`run`); a further backend may translate it.
//!
//! The form is that of register bytecode (Ierusalimschy, de Figueiredo, Celes, *The Implementation of Lua
//! 5.0*, 2005), made from an expression DAG.

use crate::expr::{BitFn, BitOp};
use num_bigint::BigInt;
use num_traits::ToPrimitive;
use rustc_hash::FxHashMap;

/// A register.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Reg(pub(super) u32);

impl Reg {
    /// Its number.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The one so many behind it.
    pub fn next(self, by: u32) -> Reg {
        Reg(self.0 + by)
    }
}

/// A constant of the program's [pool](Program::constant).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Const(pub(super) u32);

/// An operation. Where its side condition does not hold, the program ends without an answer
/// ([`Trap`](super::Trap)).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Op {
    /// `to = constant + Σ coefficient·register` over a slice of [`Program::terms`]
    Linear {
        /// result
        to: Reg,
        /// summand
        constant: Const,
        /// first term
        first: u32,
        /// number of terms
        len: u32,
    },
    /// `to = a + b`
    Add(Reg, Reg, Reg),
    /// `to = a·b`
    Mul(Reg, Reg, Reg),
    /// `to = a/b` where that is an integer
    ExactDiv(Reg, Reg, Reg),
    /// as `ExactDiv`, and 0 where both are 0
    Quotient(Reg, Reg, Reg),
    /// `to = floor(a/b)` for `b ≠ 0`
    FloorDiv(Reg, Reg, Reg),
    /// `to = a - b·floor(a/b)` for `b ≠ 0`
    Mod(Reg, Reg, Reg),
    /// the lesser
    Min(Reg, Reg, Reg),
    /// the greater
    Max(Reg, Reg, Reg),
    /// 1 where `a ≥ 0`, else 0
    NotNegative(Reg, Reg),
    /// 1 where `a = 0`, else 0
    IsZero(Reg, Reg),
    /// 1 where `a ≠ 0`, else 0
    IsNonZero(Reg, Reg),
    /// 1 where both are not 0, else 0
    Both(Reg, Reg, Reg),
    /// 1 where one is not 0, else 0
    Either(Reg, Reg, Reg),
    /// `to = a` where `condition ≠ 0`, else `b`
    Select {
        /// result
        to: Reg,
        /// condition
        condition: Reg,
        /// value where it holds
        a: Reg,
        /// value where it does not
        b: Reg,
    },
    /// `a` modulo `2^width`, in the signed or the unsigned range
    Wrap {
        /// result
        to: Reg,
        /// operand
        a: Reg,
        /// bits
        width: u8,
        /// signed result?
        signed: bool,
    },
    /// bitwise operation of two's complement integers of any length
    Bits(BitOp, Reg, Reg, Reg),
    /// bit-level function of `a ≥ 0`
    BitFn(BitFn, Reg, Reg),
    /// `to = b^a` for a base of 2 or more and `a ≥ 0`
    Power(Reg, u32, Reg),
    /// a [`FloorSum`](crate::expr::FloorSum) of four operands in its order, from consecutive registers
    FloorSum(Reg, Reg),
    /// a [`FirstIndex`](crate::expr::FirstIndex) of five operands in its order, from consecutive registers
    FirstIndex(Reg, Reg),
    /// `to = a`
    Copy(Reg, Reg),
    /// go on at that operation
    Jump(u32),
    /// go on there if the register is 0
    JumpIfZero(Reg, u32),
    /// go on there if the register is not 0
    JumpIfNonZero(Reg, u32),
    /// go on there if the first register exceeds the second
    JumpIfGreater(Reg, Reg, u32),
    /// count so many steps against [`Program::budget`]
    Step(u32),
    /// the register is not 0
    Require(Reg),
    /// the register is not negative
    RequireNotNegative(Reg),
    /// there is no value
    Fail,
}

/// A program and what it takes.
///
/// Made by [`ModuleProfile::compile`](crate::profile::ModuleProfile::compile). Registers `0..inputs` hold
/// the values of the columns, as the signed numbers of the symbols' types; those after them constants.
#[derive(Clone, Debug, Default)]
pub struct Program {
    pub(super) ops: Vec<Op>,
    pub(super) terms: Vec<(Const, Reg)>,
    pub(super) pool: Vec<BigInt>,
    /// the pool as machine integers, if all of it fits
    pub(super) small_pool: Option<Vec<i128>>,
    /// registers that hold constants from the start
    pub(super) preset: Vec<(Reg, Const)>,
    pub(super) inputs: u32,
    pub(super) registers: u32,
    pub(super) outputs: Vec<Reg>,
    /// the distinct registers of outputs, in the order of their first output
    pub(super) results: Vec<Reg>,
    /// the number among `results` of each output's register
    pub(super) slots: Vec<u32>,
    pub(super) budget: u64,
    /// the values that inputs have
    pub(super) input_ranges: Vec<(i128, i128)>,
    /// the largest exponent of a power of two
    pub(super) largest_power: u32,
}

impl Program {
    /// The operations.
    pub fn ops(&self) -> &[Op] {
        &self.ops
    }

    /// The terms of [`Op::Linear`].
    pub fn terms(&self) -> &[(Const, Reg)] {
        &self.terms
    }

    /// A constant.
    pub fn constant(&self, c: Const) -> &BigInt {
        &self.pool[c.0 as usize]
    }

    /// The registers that hold constants from the start.
    pub fn preset(&self) -> &[(Reg, Const)] {
        &self.preset
    }

    /// Number of columns.
    pub fn inputs(&self) -> usize {
        self.inputs as usize
    }

    /// The least and the greatest value of each input.
    pub fn input_ranges(&self) -> &[(i128, i128)] {
        &self.input_ranges
    }

    /// Number of registers.
    pub fn registers(&self) -> usize {
        self.registers as usize
    }

    /// The registers of the answers, each a natural number.
    pub fn outputs(&self) -> &[Reg] {
        &self.outputs
    }

    /// The distinct registers among the [`outputs`](Self::outputs): blocks that run equally often have one.
    pub fn results(&self) -> &[Reg] {
        &self.results
    }

    /// Steps of sums and searches after which the program ends without an answer.
    pub fn budget(&self) -> u64 {
        self.budget
    }

    /// Have all constants at most 128 bits?
    pub(crate) fn is_small(&self) -> bool {
        self.small_pool.is_some()
    }

    /// Fixes the pool and the results once all constants and outputs are in it.
    pub(super) fn seal(&mut self) {
        self.small_pool = self.pool.iter().map(ToPrimitive::to_i128).collect();
        let mut slots: FxHashMap<Reg, u32> = FxHashMap::default();
        for &r in &self.outputs {
            let next = self.results.len() as u32;
            let slot = *slots.entry(r).or_insert(next);
            if slot == next {
                self.results.push(r);
            }
            self.slots.push(slot);
        }
    }
}
