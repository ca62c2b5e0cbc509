//! Facts: at every point that satisfies the conditions assumed, what they prove, decide, bound
//! and simplify is so. All points of a small box are tried.

use super::generate::{cases, Rng, Shape};
use super::tree::{leaf, node, store_with, sym, Op, SymbolSpec, Tree};
use num_rational::BigRational;
use num_traits::{Signed, Zero};
use symprof_core::expr::{BitOp, EvalError, Evaluator, Num, Store, Sym, SymKind};
use symprof_core::facts::Facts;

const SIDE: i64 = 6;

const fn boxed(name: &'static str, kind: SymKind) -> SymbolSpec {
    SymbolSpec { name, kind, lo: Some(-SIDE), hi: Some(SIDE) }
}

/// Positions 7 and 8 are those that the generator binds.
const SYMBOLS: [SymbolSpec; 9] = [
    SymbolSpec { name: "b", kind: SymKind::Parameter, lo: Some(0), hi: Some(1) },
    boxed("n", SymKind::Parameter),
    boxed("m", SymKind::Parameter),
    SymbolSpec { name: "u", kind: SymKind::Parameter, lo: None, hi: None },
    SymbolSpec { name: "i", kind: SymKind::Index, lo: Some(0), hi: None },
    boxed("j", SymKind::Index),
    SymbolSpec { name: "x", kind: SymKind::Placeholder, lo: None, hi: None },
    SymbolSpec { name: "k", kind: SymKind::Index, lo: None, hi: None },
    SymbolSpec { name: "l", kind: SymKind::Index, lo: None, hi: None },
];

type Env = Vec<Option<BigRational>>;

#[derive(Clone, Debug)]
struct Case {
    conditions: Vec<Tree>,
    expressions: Vec<Tree>,
    symbols: Vec<usize>,
}

/// A linear inequality, as path conditions and loop bounds are.
fn linear(r: &mut Rng, symbols: &[usize]) -> Tree {
    let n = 1 + r.below(2) as usize;
    let ks = (0..n).map(|_| (r.pick(&[1, -1, 2, -2, 3, -3, 4]), 1)).collect();
    let kids = (0..n).map(|_| sym(r.pick(symbols))).collect();
    node(Op::Lin(r.within(-5, 5), ks), kids)
}

fn condition(r: &mut Rng, shape: &Shape) -> Tree {
    match r.below(6) {
        0..=2 => {
            let op = r.pick(&[Op::Ge0, Op::Ge0, Op::Eq0]);
            node(op, vec![linear(r, &shape.symbols)])
        }
        3 => {
            let kids = vec![condition(r, shape), condition(r, shape)];
            node(r.pick(&[Op::And, Op::Or]), kids)
        }
        4 => node(Op::Not, vec![condition(r, shape)]),
        _ => shape.truth(r, 2),
    }
}

fn case(r: &mut Rng) -> Case {
    let mut symbols = vec![r.pick(&[1usize, 3, 4, 5]), r.pick(&[1usize, 2, 6])];
    if r.chance(20) {
        symbols.push(0);
    }
    if r.chance(15) {
        symbols.push(7);
    }
    symbols.dedup();
    let shape = Shape { symbols: symbols.clone(), machine: r.chance(30) };
    let conditions = (0..1 + r.below(4)).map(|_| condition(r, &shape)).collect();
    let expressions = (0..4)
        .map(|_| match r.below(5) {
            0 => linear(r, &symbols),
            1 => condition(r, &shape),
            2 => {
                let kids = vec![linear(r, &symbols), linear(r, &symbols)];
                let inner = node(r.pick(&[Op::Min, Op::Max, Op::Mul]), kids);
                node(
                    Op::Lin(r.within(-9, 9), vec![(1, 1), (1, 1)]),
                    vec![inner, linear(r, &symbols)],
                )
            }
            3 => {
                let depth = r.below(3) as u32;
                shape.integer(r, 1 + depth)
            }
            _ => {
                let arms = vec![condition(r, &shape), shape.integer(r, 2), shape.integer(r, 2)];
                node(Op::Ite, arms)
            }
        })
        .collect();
    Case { conditions, expressions, symbols }
}

/// A number as a program has it: a parameter, or a wrapped linear form, read with its sign or
/// without. Few bits, so that the box holds numbers that wrap.
fn machine(r: &mut Rng, symbols: &[usize]) -> Tree {
    let width = r.pick(&[3, 4, 5, 8]);
    let inner = match r.below(4) {
        0 => linear(r, symbols),
        1 => {
            node(Op::Lin(r.within(-40, 40), vec![(r.within(1, 50), 1)]), vec![sym(r.pick(symbols))])
        }
        _ => sym(r.pick(symbols)),
    };
    match r.below(4) {
        0 => inner,
        1 => node(Op::Unsigned(8), vec![sym(r.pick(symbols))]),
        2 => node(Op::Unsigned(width), vec![node(Op::Wrap(true, width), vec![inner])]),
        _ => node(Op::Wrap(true, width), vec![inner]),
    }
}

/// A comparison of machine numbers, or of the bits of two of them, with a small one.
fn comparison(r: &mut Rng, symbols: &[usize]) -> Tree {
    let a = machine(r, symbols);
    let left = if r.chance(25) {
        let op = r.pick(&[BitOp::And, BitOp::Or, BitOp::Xor]);
        node(Op::Bits(op), vec![a, machine(r, symbols)])
    } else {
        a
    };
    let right =
        if r.chance(75) { leaf(r.pick(&[0, 0, 0, 1, -1, 2, -2, 5])) } else { machine(r, symbols) };
    node(r.pick(&[Op::Eq, Op::Ne, Op::Ne, Op::Ge, Op::Le, Op::Lt, Op::Gt]), vec![left, right])
}

/// Conditions on machine numbers, and the same numbers in choices and beside bounds.
fn machine_case(r: &mut Rng) -> Case {
    let mut symbols = vec![r.pick(&[1usize, 5]), r.pick(&[1usize, 2])];
    symbols.dedup();
    let conditions: Vec<Tree> = (0..1 + r.below(3)).map(|_| comparison(r, &symbols)).collect();
    let expressions = (0..6)
        .map(|_| match r.below(5) {
            0 => comparison(r, &symbols),
            1 | 2 => {
                let bound = leaf(r.pick(&[0, 1, 2, -1, 7]));
                node(r.pick(&[Op::Min, Op::Max]), vec![machine(r, &symbols), bound])
            }
            3 => {
                let kids = vec![comparison(r, &symbols), comparison(r, &symbols)];
                node(r.pick(&[Op::And, Op::Or]), kids)
            }
            _ => {
                let inner =
                    vec![comparison(r, &symbols), machine(r, &symbols), machine(r, &symbols)];
                let outer =
                    vec![comparison(r, &symbols), node(Op::Ite, inner), machine(r, &symbols)];
                node(Op::Ite, outer)
            }
        })
        .collect();
    Case { conditions, expressions, symbols }
}

fn points(symbols: &[usize]) -> Vec<Env> {
    let mut out: Vec<Env> = vec![vec![Some(BigRational::zero()); SYMBOLS.len()]];
    for &i in symbols {
        let p = &SYMBOLS[i];
        let (lo, hi) = (p.lo.unwrap_or(-SIDE), p.hi.unwrap_or(SIDE));
        out = out
            .iter()
            .flat_map(|env| {
                (lo..=hi).map(|v| {
                    let mut env = env.clone();
                    env[i] = Some(BigRational::from_integer(v.into()));
                    env
                })
            })
            .collect();
    }
    out
}

fn holds(c: &Tree, env: &Env) -> bool {
    c.value(&mut env.clone()).is_some_and(|v| !v.is_zero())
}

fn value(
    s: &Store,
    symbols: &[Sym],
    env: &Env,
    e: symprof_core::expr::Expr,
) -> Result<Num, EvalError> {
    let mut ev = Evaluator::new(s).with_budget(10_000);
    for (sym, v) in symbols.iter().zip(env) {
        ev.bind(*sym, Num::from_big(v.clone().unwrap()));
    }
    ev.eval(e)
}

fn check(case: &Case, proved: &mut [u64; 3]) -> Result<(), String> {
    let (mut s, symbols) = store_with(&SYMBOLS);
    let mut facts = Facts::new();
    for c in &case.conditions {
        let c = c.build(&mut s, &symbols);
        facts.assume(&mut s, c);
    }
    let inside: Vec<Env> = points(&case.symbols)
        .into_iter()
        .filter(|env| case.conditions.iter().all(|c| holds(c, env)))
        .collect();
    if facts.is_contradictory() {
        return match inside.first() {
            None => Ok(()),
            Some(env) => Err(format!("a contradiction, yet {env:?} satisfies")),
        };
    }
    for t in &case.expressions {
        let e = t.build(&mut s, &symbols);
        let interval = facts.interval(&s, e);
        let simple = facts.simplify(&mut s, e);
        let non_negative = facts.prove_ge0(&mut s, e);
        let decided = t.is_truth().then(|| facts.decide(&mut s, e)).flatten();
        proved[0] += u64::from(non_negative);
        proved[1] += u64::from(decided.is_some());
        proved[2] += u64::from(simple != e);
        for env in &inside {
            let Some(v) = t.value(&mut env.clone()) else { continue };
            let at: Vec<String> = case
                .symbols
                .iter()
                .map(|&i| format!("{}={}", SYMBOLS[i].name, env[i].clone().unwrap()))
                .collect();
            let at = format!("{} = {v} at {}", s.display(e), at.join(" "));
            if non_negative && v.is_negative() {
                return Err(format!("{at} is proved non-negative"));
            }
            if decided.is_some_and(|d| d == v.is_zero()) {
                return Err(format!("{at} is decided {decided:?}"));
            }
            let n = Num::from_big(v);
            if interval.lo.as_ref().is_some_and(|l| *l > n)
                || interval.hi.as_ref().is_some_and(|h| *h < n)
            {
                return Err(format!("{at} is outside {interval:?}"));
            }
            let got = value(&s, &symbols, env, simple);
            // a conjunct that another implies may go, and with it what kept an undefined one from
            // mattering: that is noticed
            let noticed = matches!(
                got,
                Err(EvalError::Budget(_) | EvalError::DivisionByZero | EvalError::Domain(_))
            );
            if got != Ok(n) && !noticed {
                return Err(format!("{at} simplifies to {}: {got:?}", s.display(simple)));
            }
        }
    }
    Ok(())
}

fn fails(case: &Case) -> bool {
    check(case, &mut [0; 3]).is_err()
}

/// Fewer conditions and expressions, then smaller ones.
fn shrink(mut case: Case) -> Case {
    for _ in 0..6 {
        for list in [0, 1] {
            let mut i = 0;
            loop {
                let mut less = case.clone();
                let items = if list == 0 { &mut less.conditions } else { &mut less.expressions };
                if i >= items.len() {
                    break;
                }
                items.remove(i);
                if fails(&less) {
                    case = less;
                } else {
                    i += 1;
                }
            }
            let n = if list == 0 { case.conditions.len() } else { case.expressions.len() };
            for i in 0..n {
                let with = |t: &Tree| {
                    let mut c = case.clone();
                    let items = if list == 0 { &mut c.conditions } else { &mut c.expressions };
                    items[i] = t.clone();
                    c
                };
                let items = if list == 0 { &case.conditions } else { &case.expressions };
                let small = items[i].clone().shrink(|t| fails(&with(t)));
                case = with(&small);
            }
        }
    }
    case
}

/// Checks random cases; how many expressions were proved, decided and simplified.
fn check_all(seed: u64, n: u64, case: impl Fn(&mut Rng) -> Case) -> [u64; 3] {
    let mut r = Rng(seed);
    let mut proved = [0u64; 3];
    for number in 0..n {
        let c = case(&mut r);
        if check(&c, &mut proved).is_err() {
            let small = shrink(c);
            let why = check(&small, &mut [0; 3]).unwrap_err();
            let (mut s, symbols) = store_with(&SYMBOLS);
            let mut shown = vec![];
            for t in &small.conditions {
                let e = t.build(&mut s, &symbols);
                shown.push(s.display(e).to_string());
            }
            panic!("case {number}: under {shown:?}: {why}\n{small:?}");
        }
    }
    proved
}

#[test]
fn what_facts_say_holds_wherever_they_do() {
    let n = cases(1_500);
    let proved = check_all(5, n, case);
    // the test means something only if much is proved
    assert!(proved.iter().all(|&p| p > n / 8), "{proved:?} of {n}");
}

#[test]
fn what_facts_say_of_machine_numbers_holds_wherever_they_do() {
    let n = cases(3_000);
    let proved = check_all(6, n, machine_case);
    assert!(proved.iter().all(|&p| p > n / 8), "{proved:?} of {n}");
}

#[test]
fn a_ratio_is_no_integer() {
    let mut s = Store::new();
    let ratio = s.symbol("ratio", SymKind::Free, Some(Num::ZERO), Some(Num::ONE));
    let r = s.sym(ratio);
    let half = s.num(Num::ratio(1, 2));
    let above = s.gt(r, half);
    let below = s.not(above);
    let mut facts = Facts::new();
    facts.assume(&mut s, above);
    assert_eq!(facts.simplify(&mut s, r), r);
    let mut ev = Evaluator::new(&s);
    ev.bind(ratio, Num::ratio(3, 4));
    assert!(ev.truth(above).unwrap());
    assert!(!ev.truth(below).unwrap());
}
