//! From the operations of a program to calls of the runtime, in states.

use super::languages::{Language, Writer};
use crate::compile::formulas::Formulas;
use crate::compile::{Op, Program, Reg};
use crate::expr::{BitFn, BitOp, Node};
use num_bigint::BigInt;
use std::collections::BTreeMap;

/// The function of these formulas.
pub(super) fn function(formulas: &Formulas<'_>, language: Language, name: &str) -> String {
    let mut w = Writer::new(language);
    let symbols: Vec<String> = formulas.inputs.iter().map(|i| i.name.clone()).collect();
    for (block, why) in &formulas.missing {
        w.remark(&format!("no formula of {block}: {why}"));
    }
    w.start(name, &symbols, &formulas.blocks);
    let program = formulas.program();
    match program.as_ref().map_err(Clone::clone).and_then(|p| writable(p, language)) {
        Err(why) => w.refuse(&why),
        Ok(program) => body(&mut w, formulas, program),
    }
    w.finish(name)
}

/// What the runtime has no operation for.
pub(super) fn without(node: &Node) -> Option<&'static str> {
    match node {
        Node::FirstIndex(_) => Some("a first index is not exported"),
        Node::BitFn(BitFn::ByteSwap(_) | BitFn::Reverse(_) | BitFn::Sqrt, _) => {
            Some("a reversal of bits, or a square root, is not exported")
        }
        Node::Wrap { width, .. } | Node::Unsigned(width, _) if !(1..=120).contains(width) => {
            Some("integers of more than 120 bits are not exported")
        }
        _ => None,
    }
}

/// The program, if the runtime has all of its operations; else why not.
fn writable(program: &Program, language: Language) -> Result<&Program, String> {
    for op in program.ops() {
        match op {
            Op::FirstIndex(..) => return Err("a condition has a first index".to_owned()),
            Op::BitFn(BitFn::ByteSwap(_) | BitFn::Reverse(_) | BitFn::Sqrt, ..) => {
                return Err("a condition has a reversal of bits, or a square root".to_owned())
            }
            Op::Wrap { width, .. } if !(1..=120).contains(width) => {
                return Err(format!("a condition has integers of {width} bits"))
            }
            _ => {}
        }
    }
    if language.has_machine_integers() && !program.is_small() {
        return Err("a constant has more than 128 bits".to_owned());
    }
    Ok(program)
}

fn body(w: &mut Writer, formulas: &Formulas<'_>, program: &Program) {
    w.declare(program.registers());
    for (k, input) in formulas.inputs.iter().enumerate() {
        let bounds = [input.low, input.high, input.highest, input.modulus];
        let [low, high, highest, modulus] = bounds.map(|v| w.constant(&BigInt::from(v)));
        let value = w.input(k);
        w.call(k, "input", &[value, low, high, highest, modulus]);
    }
    for &(r, c) in program.preset() {
        let v = w.constant(program.constant(c));
        w.call(r.index(), "copy", &[v]);
    }
    let states = states(program);
    w.enter_states();
    let mut open = true;
    for (k, op) in program.ops().iter().enumerate() {
        if let Some(&state) = states.get(&k) {
            w.state(state, open && k > 0);
            open = true;
        }
        if open {
            open = operation(w, program, op, &states);
        }
    }
    w.state(states[&program.ops().len()], open && !program.ops().is_empty());
    let outputs: Vec<usize> = program.outputs().iter().map(|r| r.index()).collect();
    w.answer(&outputs);
    w.leave_states();
}

/// The operations at which jumps arrive, the first one and the end, numbered in their order.
fn states(program: &Program) -> BTreeMap<usize, usize> {
    let end = program.ops().len();
    let mut at: Vec<usize> = program
        .ops()
        .iter()
        .filter_map(|op| match op {
            Op::Jump(t)
            | Op::JumpIfZero(_, t)
            | Op::JumpIfNonZero(_, t)
            | Op::JumpIfGreater(_, _, t) => Some(*t as usize),
            _ => None,
        })
        .chain([0, end])
        .collect();
    at.sort_unstable();
    at.dedup();
    at.into_iter().enumerate().map(|(state, k)| (k, state)).collect()
}

/// `to = constant + Σ coefficient·register`
fn linear<'p>(
    w: &mut Writer,
    to: Reg,
    constant: &BigInt,
    terms: impl Iterator<Item = (&'p BigInt, String)>,
) {
    let constant = w.constant(constant);
    w.call_into("t", "copy", &[constant]);
    for (k, x) in terms {
        let k = w.constant(k);
        w.call_into("u", "mul", &[k, x]);
        w.call_into("t", "add", &["t".to_owned(), "u".to_owned()]);
    }
    w.call(to.index(), "copy", &["t".to_owned()]);
}

/// Writes an operation that puts nothing into a register; does control go on behind it?
fn control(w: &mut Writer, program: &Program, op: &Op, states: &BTreeMap<usize, usize>) -> bool {
    let name = |r: Reg| format!("r{}", r.index());
    match *op {
        Op::JumpIfZero(a, t) => w.jump(Some((&name(a), "==", None)), states[&(t as usize)]),
        Op::JumpIfNonZero(a, t) => w.jump(Some((&name(a), "!=", None)), states[&(t as usize)]),
        Op::JumpIfGreater(a, b, t) => {
            w.jump(Some((&name(a), ">", Some(&name(b)))), states[&(t as usize)]);
        }
        Op::Step(n) => w.steps(n, program.budget()),
        Op::Require(a) => w.refuse_if(&name(a), "=="),
        Op::RequireNotNegative(a) => w.refuse_if(&name(a), "<"),
        Op::Jump(t) => {
            w.jump(None, states[&(t as usize)]);
            return false;
        }
        // refused by `writable`, or without a value
        _ => {
            w.refuse_always();
            return false;
        }
    }
    true
}

/// Writes an operation; does control go on behind it?
fn operation(w: &mut Writer, program: &Program, op: &Op, states: &BTreeMap<usize, usize>) -> bool {
    let name = |r: Reg| format!("r{}", r.index());
    let (to, call, operands) = match *op {
        Op::Linear { to, constant, first, len } => {
            let terms = &program.terms()[first as usize..(first + len) as usize];
            let terms = terms.iter().map(|&(k, x)| (program.constant(k), name(x)));
            linear(w, to, program.constant(constant), terms);
            return true;
        }
        Op::Add(to, a, b) => (to, "add", vec![a, b]),
        Op::Mul(to, a, b) => (to, "mul", vec![a, b]),
        Op::ExactDiv(to, a, b) => (to, "exact_div", vec![a, b]),
        Op::Quotient(to, a, b) => (to, "quotient", vec![a, b]),
        Op::FloorDiv(to, a, b) => (to, "floor_div", vec![a, b]),
        Op::Mod(to, a, b) => (to, "floor_mod", vec![a, b]),
        Op::Min(to, a, b) => (to, "min", vec![a, b]),
        Op::Max(to, a, b) => (to, "max", vec![a, b]),
        Op::NotNegative(to, a) => (to, "not_negative", vec![a]),
        Op::IsZero(to, a) => (to, "is_zero", vec![a]),
        Op::IsNonZero(to, a) => (to, "is_nonzero", vec![a]),
        Op::Both(to, a, b) => (to, "both", vec![a, b]),
        Op::Either(to, a, b) => (to, "either", vec![a, b]),
        Op::Select { to, condition, a, b } => (to, "select", vec![condition, a, b]),
        Op::Bits(BitOp::And, to, a, b) => (to, "bit_and", vec![a, b]),
        Op::Bits(BitOp::Or, to, a, b) => (to, "bit_or", vec![a, b]),
        Op::Bits(BitOp::Xor, to, a, b) => (to, "bit_xor", vec![a, b]),
        Op::BitFn(BitFn::Length, to, a) => (to, "bit_length", vec![a]),
        Op::BitFn(BitFn::Count, to, a) => (to, "bit_count", vec![a]),
        Op::Copy(to, a) => (to, "copy", vec![a]),
        Op::BitFn(BitFn::TrailingZeros(width), to, a) => {
            let width = w.constant(&BigInt::from(width));
            w.call(to.index(), "trailing_zeros", &[name(a), width]);
            return true;
        }
        Op::Power(to, base, a) => {
            let base = w.constant(&BigInt::from(base));
            w.call(to.index(), "power", &[base, name(a)]);
            return true;
        }
        Op::BitFn(BitFn::Digits(base), to, a) => {
            let base = w.constant(&BigInt::from(base));
            w.call(to.index(), "digits", &[base, name(a)]);
            return true;
        }
        Op::Wrap { to, a, width, signed } => {
            let width = w.constant(&BigInt::from(width));
            let call = if signed { "wrap_signed" } else { "wrap_unsigned" };
            w.call(to.index(), call, &[name(a), width]);
            return true;
        }
        Op::FloorSum(to, first) => (to, "floor_sum", (0..4).map(|k| first.next(k)).collect()),
        Op::Jump(_)
        | Op::JumpIfZero(..)
        | Op::JumpIfNonZero(..)
        | Op::JumpIfGreater(..)
        | Op::Step(_)
        | Op::Require(_)
        | Op::RequireNotNegative(_)
        | Op::BitFn(..)
        | Op::FirstIndex(..)
        | Op::Fail => return control(w, program, op, states),
    };
    let operands: Vec<String> = operands.into_iter().map(name).collect();
    w.call(to.index(), call, &operands);
    true
}
