//! Programs of single expressions against the evaluator.

use super::build::program;
use super::number::Number;
use super::program::{Op, Program};
use super::run::run;
use super::Trap;
use crate::expr::{Evaluator, Expr, Num, Store, SymKind};
use crate::ir::{Block, FuncId};
use crate::profile::plan::{Answer, Column, Part, Plan, Required};
use crate::testing::Rng;
use cranelift_entity::EntityRef;
use num_bigint::BigInt;
use num_traits::ToPrimitive;

/// The program of one expression over `n`, `m`, `k`.
fn compile(store: &Store, e: Expr) -> Result<Program, String> {
    compile_under(store, None, e)
}

/// The same, for points at which a condition holds.
fn compile_under(store: &Store, condition: Option<Expr>, e: Expr) -> Result<Program, String> {
    let (f, b) = (FuncId::from_u32(0), Block::new(0));
    let column = |name: &str| Column {
        symbol: name.to_owned(),
        low: i128::MIN,
        high: i128::MAX,
        highest: i128::MAX,
        modulus: 0,
    };
    let conditions = condition.map(|condition| Required { condition, or_unbound: false });
    let conditions = conditions.into_iter().collect();
    let part = Part { store, conditions, counts: vec![(f, b, e)], laws: Vec::new() };
    let answer = Answer { function: f, block: Some(b), name: "b".into(), counts: vec![(f, b)] };
    program(&Plan {
        missing: Vec::new(),
        columns: ["n", "m", "k"].map(column).into(),
        obstacle: None,
        parts: vec![part],
        answers: vec![answer],
        steps: 100_000,
    })
}

fn result<N: Number>(p: &Program, pool: &[N], inputs: [N; 3], zero: N) -> Result<N, Trap> {
    let mut r = vec![zero; p.registers()];
    r[..3].clone_from_slice(&inputs);
    for &(reg, c) in p.preset() {
        r[reg.index()] = pool[c.0 as usize].clone();
    }
    run(p, pool, &mut r)?;
    Ok(r[p.outputs()[0].index()].clone())
}

/// A random expression, or condition, in the language of formulas.
fn number(rng: &mut Rng, depth: u32, names: &[&str]) -> String {
    if depth == 0 || rng.percent(12) {
        return match rng.below(3) {
            0 => rng.range(-5, 17).to_string(),
            _ => (*rng.pick(&names.iter().collect::<Vec<_>>())).to_string(),
        };
    }
    let d = depth - 1;
    let one = |rng: &mut Rng| number(rng, d, names);
    match rng.below(19) {
        0..=2 => format!("({} + {})", one(rng), one(rng)),
        3 | 4 => format!("({} - {})", one(rng), one(rng)),
        5 | 6 => format!("({})*({})", one(rng), one(rng)),
        7 => format!("floor(({})/({}))", one(rng), one(rng)),
        8 => format!("(({}) mod ({}))", one(rng), one(rng)),
        9 => format!("max({}, {}, {})", one(rng), one(rng), one(rng)),
        10 => format!("min({}, {})", one(rng), one(rng)),
        11 | 12 => format!("ite({}, {}, {})", truth(rng, d, names), one(rng), one(rng)),
        13 => format!("[{}]*({})", truth(rng, d, names), one(rng)),
        14 => {
            let x = one(rng);
            format!("({x})*({x} + 1)/2")
        }
        15 => {
            let call = rng.pick(&["s8", "u8", "s32", "u64", "unsigned16"]);
            format!("{call}({})", one(rng))
        }
        16 => {
            let call = rng.pick(&["bitand", "bitor", "bitxor"]);
            format!("{call}({}, {})", one(rng), one(rng))
        }
        17 => {
            let index = format!("i{depth}");
            let mut inner = names.to_vec();
            inner.push(&index);
            let body = number(rng, d, &inner);
            let last = rng.pick(&["n mod 9", "m mod 5 - 1", "k mod 3", "max(0, m) mod 4"]);
            format!("sum({index} = {} .. {last}, {body})", rng.range(-2, 2))
        }
        _ => {
            let index = format!("i{depth}");
            let mut inner = names.to_vec();
            inner.push(&index);
            let condition = truth(rng, d, &inner);
            format!("first({index} = 0 .. k mod 7, {condition})")
        }
    }
}

fn truth(rng: &mut Rng, depth: u32, names: &[&str]) -> String {
    let d = depth.saturating_sub(1);
    if depth > 0 && rng.percent(30) {
        let (a, b) = (truth(rng, d, names), truth(rng, d, names));
        return match rng.below(3) {
            0 => format!("({a} && {b})"),
            1 => format!("({a} || {b})"),
            _ => format!("!({a})"),
        };
    }
    let op = rng.pick(&["<", "<=", "==", "!=", ">=", ">"]);
    format!("{} {op} {}", number(rng, d, names), number(rng, d, names))
}

/// The value of the evaluator, if it is an integer.
fn evaluated(store: &Store, e: Expr, at: &[(&str, i128); 3]) -> Option<BigInt> {
    let mut ev = Evaluator::new(store).with_budget(100_000);
    for (name, v) in at {
        ev.bind_name(name, Num::int(*v));
    }
    ev.eval(e).ok()?.as_big_int()
}

#[test]
fn random_expressions_have_the_evaluators_values() {
    let mut rng = Rng::new(11);
    let (mut same, mut trapped, mut long, mut programs) = (0u32, 0u32, 0u32, 0u32);
    for _ in 0..6000 {
        let depth = 1 + rng.below(4) as u32;
        let text = number(&mut rng, depth, &["n", "m", "k"]);
        let mut store = Store::new();
        for name in ["n", "m", "k"] {
            store.symbol(name, SymKind::Parameter, None, None);
        }
        let Ok(e) = store.parse(&text) else { continue };
        let p = match compile(&store, e) {
            Ok(p) => p,
            Err(why) => panic!("{text}: {why}"),
        };
        programs += 1;
        for round in 0..12 {
            let mut value = || match round % 4 {
                0 | 1 => i128::from(rng.range(-20, 40)),
                2 => i128::from(rng.bits() as i64 >> rng.range(0, 62)),
                _ => {
                    (i128::from(rng.bits() as i64) << 64 | i128::from(rng.bits()))
                        >> rng.range(0, 120)
                }
            };
            let at = [("n", value()), ("m", value()), ("k", value())];
            let want = evaluated(&store, e, &at);
            let natural = want.as_ref().filter(|v| **v >= BigInt::ZERO);
            let inputs = at.map(|a| a.1);
            let pool = p.small_pool.clone().unwrap_or_default();
            let small = match p.small_pool {
                Some(_) => result(&p, &pool, inputs, 0i128),
                None => Err(Trap::Overflow),
            };
            let big = result(&p, &p.pool, inputs.map(BigInt::from), BigInt::ZERO);
            let context = || format!("{text} = {} at {at:?}: {small:?}, {big:?}", store.display(e));
            for found in [small.map(BigInt::from), big.clone()].into_iter().flatten() {
                assert_eq!(Some(&found), natural, "{}", context());
                same += 1;
            }
            if matches!(small, Err(Trap::Overflow)) && big.is_ok() {
                long += 1;
            }
            if small.is_err() && small != Err(Trap::Overflow) {
                assert_eq!(big.as_ref().err(), small.as_ref().err(), "{}", context());
            }
            if natural.is_some() && big.is_err() {
                trapped += 1;
            }
            if let Ok(v) = &big {
                // what fits is found in machine integers, unless a number on the way does not
                assert!(v.to_i128().is_some() || small.is_err(), "{}", context());
            }
        }
    }
    println!("{programs} programs: {same} same, {long} long, {trapped} left to the evaluator");
    assert!(programs > 4000 && same > 40_000 && long > 300, "{programs} {same} {long}");
    assert!(trapped * 20 < same, "{trapped} of {same} values are left to the evaluator");
}

/// Division is guarded by what it is only asked for under; steps are those of the evaluator, or more.
#[test]
fn what_is_not_needed_is_not_computed() {
    let mut s = Store::new();
    for name in ["n", "m", "k"] {
        s.symbol(name, SymKind::Parameter, None, None);
    }
    for (text, value) in [
        ("ite(m == 0, 7, floor(n/m))", 7),
        ("[m != 0 && floor(n/m) > 3]", 0),
        ("[m == 0 || floor(n/m) > 3]", 1),
        ("m*floor(n/m)*2^m", 0),
        ("ite(m == 0, 5, sum(i = 0 .. n, floor(i/m)))", 5),
        // used in several regions, each of them in one where it has a value
        ("ite(m > 0, floor(n/m), 2) + ite(m < 0, floor(n/m)*n, 3) + ite(m != 0, k - floor(n/m), 4)", 9),
        ("ite(n < 0, bitlen(k - n), 1) + ite(n <= 0, bitlen(k - n) + n, 1)", 2),
        ("sum(i = 1 .. 4, ite(i <= 3, i, floor(n/m)) - [i == 4]*ite(i < 4, floor(i/m), 0))", -1),
    ] {
        let e = s.parse(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        let p = compile(&s, e).unwrap_or_else(|e| panic!("{text}: {e}"));
        let pool = p.small_pool.clone().unwrap_or_default();
        let found = result(&p, &pool, [1_000_000_000, 0, 0], 0i128);
        match value {
            -1 => assert_eq!(found, Err(Trap::NoValue), "{text}"),
            v => assert_eq!(found, Ok(v), "{text}"),
        }
    }
    let endless = s.parse("sum(i = 0 .. n, bitxor(i, m))").expect("it parses");
    let p = compile(&s, endless).expect("it compiles");
    let pool = p.small_pool.clone().unwrap_or_default();
    assert_eq!(result(&p, &pool, [1 << 90, 0, 0], 0i128), Err(Trap::Budget));
}

/// What has a value wherever a program answers is computed once, and elsewhere in each region that asks for it.
#[test]
fn a_division_that_a_requirement_allows_is_done_once() {
    let mut s = Store::new();
    for name in ["n", "m", "k"] {
        s.symbol(name, SymKind::Parameter, None, None);
    }
    let text = "ite(k > 0, floor(n/m), 2) + ite(k < 0, floor(n/m)*n, 3)";
    let e = s.parse(text).expect("it parses");
    for (condition, divisions) in [
        (None, 2),
        (Some("m >= 1"), 1),
        (Some("m != 0"), 1),
        (Some("m >= 0"), 2),
        (Some("m + n >= 5"), 2),
    ] {
        let c = condition.map(|c| s.parse(c).expect("it parses"));
        let p = compile_under(&s, c, e).expect("it compiles");
        let found = p.ops.iter().filter(|op| matches!(op, Op::FloorDiv(..))).count();
        assert_eq!(found, divisions, "{condition:?}");
    }
}
