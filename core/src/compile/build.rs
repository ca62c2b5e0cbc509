//! From the plan of an evaluation to a program: conditions, formulas, Kirchhoff's law, answers.

use super::lower::{Assembler, Lower, Obstacle};
use super::number::LONGEST;
use super::program::{Op, Program, Reg};
use crate::expr::{Expr, Node, Num, Store, Sym};
use crate::ir::{Block, FuncId};
use crate::profile::plan::{Column, Part, Plan, Required};
use num_bigint::BigInt;
use num_traits::One;
use rustc_hash::{FxHashMap, FxHashSet};

/// The counts of blocks, by register.
type Registers = FxHashMap<(FuncId, Block), Reg>;

/// The program of a plan.
pub(super) fn program(plan: &Plan<'_>) -> Result<Program, Obstacle> {
    let mut asm = Assembler::new(plan.columns.len());
    let mut registers = Registers::default();
    for part in &plan.parts {
        let limits = &part.store.limits().evaluation;
        // numbers of programs are so short that their length is no step, and no obstacle
        if limits.digits_per_step <= LONGEST || limits.digits <= 4 * LONGEST {
            return Err("numbers are limited to few binary digits".to_owned());
        }
        asm.program.largest_power = limits.power_of_two;
        let bound = plan.columns.iter().enumerate();
        let bound: FxHashMap<Sym, Reg> = bound
            .filter_map(|(k, c)| Some((part.store.find_symbol(&c.symbol)?, Reg(k as u32))))
            .collect();
        lower_part(&mut asm, part, bound, &mut registers)?;
    }
    let mut sums: FxHashMap<Vec<Reg>, Reg> = FxHashMap::default();
    for answer in &plan.answers {
        let of = |c: &(FuncId, Block)| {
            registers.get(c).copied().ok_or_else(|| format!("`{}` is not counted", answer.name))
        };
        let terms = answer.counts.iter().map(of).collect::<Result<Vec<Reg>, _>>()?;
        let reg = match sums.get(&terms) {
            Some(&reg) => reg,
            None => {
                let ones: Vec<(BigInt, Reg)> = terms.iter().map(|r| (BigInt::one(), *r)).collect();
                let reg = asm.linear(&BigInt::ZERO, &ones);
                sums.insert(terms, reg);
                reg
            }
        };
        asm.program.outputs.push(reg);
    }
    let range = |c: &Column| (c.low, c.high.min(c.highest));
    asm.program.input_ranges = plan.columns.iter().map(range).collect();
    asm.program.budget = plan.steps;
    let mut program = asm.program;
    program.seal();
    Ok(program)
}

fn lower_part(
    asm: &mut Assembler,
    part: &Part<'_>,
    bound: FxHashMap<Sym, Reg>,
    registers: &mut Registers,
) -> Result<(), Obstacle> {
    let store = part.store;
    let counts = part.counts.iter().map(|c| c.2);
    let all: Vec<Expr> =
        part.conditions.iter().map(|c| c.condition).chain(counts.clone()).collect();
    let mut lower = Lower::new(asm, store, bound, &all);
    let required: FxHashSet<Expr> =
        part.conditions.iter().flat_map(|c| decidable(store, &lower, c)).collect();
    let roots: Vec<Expr> = required.iter().copied().chain(counts).collect();
    let holding: Vec<Expr> = required.iter().copied().collect();
    lower.shape.require(&roots, &holding);
    lower.roots(&roots, &mut |lower, e| {
        if required.contains(&e) && store.interval(e).lo.as_ref().is_none_or(|v| !v.is_positive()) {
            if let Ok(v) = lower.value(e) {
                lower.asm.emit(Op::Require(v.reg));
            }
        }
    })?;
    let mut integers: FxHashMap<Expr, Reg> = FxHashMap::default();
    let mut formulas: FxHashMap<(FuncId, Block), Expr> = FxHashMap::default();
    for &(f, b, e) in &part.counts {
        let reg = match integers.get(&e) {
            Some(&reg) => reg,
            None => {
                let reg = lower.integer(e)?;
                if !is_natural(store, e) {
                    lower.asm.emit(Op::RequireNotNegative(reg));
                }
                integers.insert(e, reg);
                reg
            }
        };
        registers.insert((f, b), reg);
        formulas.insert((f, b), e);
    }
    let mut checks = FxHashSet::default();
    for (f, law) in &part.laws {
        let formula = |b: &Block| formulas.get(&(*f, *b)).copied();
        for e in law.entered.iter().filter_map(formula) {
            if store.interval(e).lo.as_ref().is_none_or(|v| !v.is_positive()) {
                asm.emit(Op::Require(integers[&e]));
            }
        }
        for e in law.never.iter().filter_map(formula) {
            if !matches!(store.node(e), Node::Const(v) if v.is_zero()) {
                let zero = asm.register();
                asm.emit(Op::IsZero(zero, integers[&e]));
                asm.emit(Op::Require(zero));
            }
        }
        for (less, more) in &law.at_most {
            let (less, more): (Vec<Expr>, Vec<Expr>) = (
                less.iter().filter_map(formula).collect(),
                more.iter().filter_map(formula).collect(),
            );
            if holds_anyway(store, &less, &more) {
                continue;
            }
            let terms = difference(&less, &more, &integers);
            if checks.insert(terms.clone()) && !terms.iter().all(|(k, _)| *k > BigInt::ZERO) {
                let rest = asm.linear(&BigInt::ZERO, &terms);
                asm.emit(Op::RequireNotNegative(rest));
            }
        }
    }
    Ok(())
}

/// What of a condition can be checked, where a symbol without a value makes it pass: of a conjunction the
/// operands that have values; of a disjunction all, or, as it cannot be false, none.
fn decidable(store: &Store, lower: &Lower<'_, '_>, c: &Required) -> Vec<Expr> {
    if !c.or_unbound {
        return vec![c.condition];
    }
    let fails = |e: &Expr| lower.shape.has_no_value(*e);
    match store.node(c.condition) {
        Node::And(args) => args.iter().copied().filter(|a| !fails(a)).collect(),
        Node::Or(args) if args.iter().any(fails) => Vec::new(),
        _ if fails(&c.condition) => Vec::new(),
        _ => vec![c.condition],
    }
}

fn is_natural(store: &Store, e: Expr) -> bool {
    store.interval(e).lo.as_ref().is_some_and(|v| !v.is_negative())
}

/// Is the one sum at most the other whatever the symbols are? Sees what cancels, and what is never negative.
pub(crate) fn holds_anyway(store: &Store, less: &[Expr], more: &[Expr]) -> bool {
    let mut constant = Num::ZERO;
    let mut terms: FxHashMap<Expr, Num> = FxHashMap::default();
    let sides = more.iter().map(|e| (*e, Num::ONE)).chain(less.iter().map(|e| (*e, Num::int(-1))));
    let mut add = |e: Expr, k: Num| {
        let sum = terms.remove(&e).unwrap_or(Num::ZERO) + k;
        if !sum.is_zero() {
            terms.insert(e, sum);
        }
    };
    for (e, sign) in sides {
        match store.node(e) {
            Node::Const(v) => constant = constant + sign * v.clone(),
            Node::Sum(c, inner) => {
                constant = constant + sign.clone() * c.clone();
                inner.iter().for_each(|(k, t)| add(*t, sign.clone() * k.clone()));
            }
            _ => add(e, sign),
        }
    }
    let grows = |(e, k): (&Expr, &Num)| k.is_positive() && is_natural(store, *e);
    !constant.is_negative() && terms.iter().all(grows)
}

/// `Σ more - Σ less` over registers, without what cancels.
fn difference(
    less: &[Expr],
    more: &[Expr],
    registers: &FxHashMap<Expr, Reg>,
) -> Vec<(BigInt, Reg)> {
    let mut sums: FxHashMap<Reg, i64> = FxHashMap::default();
    more.iter().for_each(|e| *sums.entry(registers[e]).or_default() += 1);
    less.iter().for_each(|e| *sums.entry(registers[e]).or_default() -= 1);
    let mut terms: Vec<(BigInt, Reg)> =
        sums.into_iter().filter(|s| s.1 != 0).map(|(r, k)| (BigInt::from(k), r)).collect();
    terms.sort_by_key(|t| t.1);
    terms
}
