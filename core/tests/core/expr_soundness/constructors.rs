//! Every constructor keeps the value; intervals contain it; rewrites keep it.

use super::generate::{cases, Rng, Shape};
use super::tree::{store_with, Tree, K, L, SYMBOLS};
use num_rational::BigRational;
use symprof_core::expr::{EvalError, Evaluator, Expr, Num, Store, Sym};

type Env = Vec<Option<BigRational>>;

fn random_point(r: &mut Rng) -> Env {
    SYMBOLS
        .iter()
        .map(|p| {
            let (lo, hi) = (p.lo.unwrap_or(-1000), p.hi.unwrap_or(1000));
            let v = match r.below(6) {
                0 => lo + r.below(3) as i64,
                1 => hi - r.below(3) as i64,
                2 => r.within(lo, hi),
                _ => r.within(-9, 9),
            };
            Some(BigRational::from_integer(v.clamp(lo, hi).into()))
        })
        .collect()
}

fn evaluator<'s>(s: &'s Store, symbols: &[Sym], env: &Env) -> Evaluator<'s> {
    let mut ev = Evaluator::new(s).with_budget(10_000);
    for (sym, v) in symbols.iter().zip(env) {
        if let Some(v) = v {
            ev.bind(*sym, Num::from_big(v.clone()));
        }
    }
    ev
}

/// What is wrong with the store's form of the tree at the point, if anything.
fn check(t: &Tree, env: &Env, s: &mut Store, symbols: &[Sym]) -> Result<(), String> {
    let e = t.build(s, symbols);
    let Some(want) = t.value(&mut env.clone()) else { return Ok(()) };
    let want = Num::from_big(want);
    // only the symbols that `vars` admits, and the parameters
    let mut visible = env.clone();
    for (i, sym) in symbols.iter().enumerate() {
        if i >= 4 && !s.vars(e).contains(sym) {
            visible[i] = None;
        }
    }
    let got = evaluator(s, symbols, &visible).eval(e);
    if matches!(got, Err(EvalError::Budget(_))) {
        return Ok(()); // a stepped operand that does not matter
    }
    if t.has_product() && matches!(got, Err(EvalError::DivisionByZero | EvalError::Domain(_))) {
        return Ok(()); // (undefined truth)·0 is a choice by the undefined
    }
    if got.as_ref() != Ok(&want) {
        return Err(format!("{} is {got:?}, not {want}", s.display(e)));
    }
    let i = s.interval(e);
    if i.lo.as_ref().is_some_and(|l| *l > want) || i.hi.as_ref().is_some_and(|h| *h < want) {
        return Err(format!("{} = {want} is outside {i:?}", s.display(e)));
    }
    if s.is_boolean(e) && !want.is_zero() && !want.is_one() {
        return Err(format!("{} = {want} is no truth value", s.display(e)));
    }
    if t.is_truth() {
        let n = s.not(e);
        let got = evaluator(s, symbols, env).eval(n);
        if got != Ok(Num::ONE - want.clone()) {
            return Err(format!("not({}) is {got:?}", s.display(e)));
        }
        let nn = s.not(n);
        let got = evaluator(s, symbols, env).eval(nn);
        if got.as_ref() != Ok(&want) {
            return Err(format!("not(not({})) is {got:?}", s.display(e)));
        }
    }
    check_text(e, s)?;
    check_rewrites(e, &want, env, s, symbols)
}

/// What is printed reads back as the same expression.
fn check_text(e: Expr, s: &mut Store) -> Result<(), String> {
    let text = s.display(e).to_string();
    if text.contains('…') {
        return Ok(());
    }
    match s.parse(&text) {
        Ok(r) if r == e => Ok(()),
        Ok(r) => Err(format!("{text} reads back as {}", s.display(r))),
        Err(why) => Err(format!("{text}: {why}")),
    }
}

fn check_rewrites(
    e: Expr,
    want: &Num,
    env: &Env,
    s: &mut Store,
    symbols: &[Sym],
) -> Result<(), String> {
    let (content, part) = s.primitive(e);
    let same = |what: &str, x: Expr, s: &Store| {
        let got = evaluator(s, symbols, env).eval(x);
        // multiplying out may turn 0·(undefined) into undefined - undefined: that is noticed
        let noticed = matches!(what, "expand" | "coefficients" | "affine_in")
            && matches!(got, Err(EvalError::DivisionByZero | EvalError::Domain(_)));
        if got.as_ref() == Ok(want) || noticed || matches!(got, Err(EvalError::Budget(_))) {
            Ok(())
        } else {
            let (x, e) = (s.display(x).to_string(), s.display(e).to_string());
            Err(format!("{what} made {x} of {e}: {got:?}, not {want}"))
        }
    };
    let p = s.scale(content, part);
    same("primitive", p, s)?;
    let x = s.expand(e);
    same("expand", x, s)?;
    let id = s.rebuild(e, &|x| x);
    same("rebuild", id, s)?;
    for i in [4usize, 5, 6, K] {
        if !s.has_var(e, symbols[i]) {
            continue;
        }
        let Some(v) = env[i].clone().map(Num::from_big) else { continue };
        if let Some(cs) = s.coefficients(e, symbols[i]) {
            let var = s.sym(symbols[i]);
            let mut acc = s.zero();
            for &c in cs.iter().rev() {
                if s.has_var(c, symbols[i]) {
                    return Err(format!("a coefficient of {} has the variable", s.display(e)));
                }
                acc = s.mul(acc, var);
                acc = s.add(acc, c);
            }
            same("coefficients", acc, s)?;
        }
        if let Some((a, b)) = s.affine_in(e, symbols[i]) {
            let var = s.sym(symbols[i]);
            let m = s.mul(a, var);
            let sum = s.add(m, b);
            same("affine_in", sum, s)?;
        }
        let c = s.num(v);
        let r = s.substitute(e, &[(symbols[i], c)]);
        if s.has_var(r, symbols[i]) {
            return Err(format!("substitute left the variable in {}", s.display(r)));
        }
        same("substitute a number", r, s)?;
        // i := l - (l - i), where l may be bound inside
        let (l, w) = (s.sym(symbols[L]), s.sym(symbols[i]));
        if let Some(lv) = env[L].clone().map(Num::from_big) {
            let diff = match s.as_const(c) {
                Some(v) => lv - v.clone(),
                None => continue,
            };
            let replacement = s.linear_sum(-diff, [(Num::ONE, l)]);
            let r = s.substitute(e, &[(symbols[i], replacement)]);
            same("substitute an expression", r, s)?;
        }
        let other = s.sym(symbols[1]);
        let r = s.substitute(e, &[(symbols[i], w), (symbols[1], other)]);
        same("substitute nothing", r, s)?;
    }
    Ok(())
}

fn run(name: &str, seed: u64, n: u64, make: impl Fn(&mut Rng) -> Tree) {
    let mut r = Rng(seed);
    let (mut s, mut symbols) = store_with(&SYMBOLS);
    let mut defined = 0u64;
    for case in 0..n {
        if case % 16 == 0 {
            (s, symbols) = store_with(&SYMBOLS);
        }
        let t = make(&mut r);
        for _ in 0..4 {
            let env = random_point(&mut r);
            if t.value(&mut env.clone()).is_some() {
                defined += 1;
            }
            if let Err(why) = check(&t, &env, &mut s, &symbols) {
                let fails = |t: &Tree| {
                    let (mut s, symbols) = store_with(&SYMBOLS);
                    check(t, &env, &mut s, &symbols).is_err()
                };
                if !fails(&t) {
                    panic!("{name} case {case} fails only in a used store: {why}\n{t:?}");
                }
                let t = t.shrink(fails);
                let (mut s, symbols) = store_with(&SYMBOLS);
                let why = check(&t, &env, &mut s, &symbols).unwrap_err();
                let at: Vec<String> = SYMBOLS
                    .iter()
                    .zip(&env)
                    .map(|(p, v)| format!("{}={}", p.name, v.clone().unwrap()))
                    .collect();
                panic!("{name} case {case}: {why}\nat {}\n{t:?}", at.join(" "));
            }
        }
    }
    assert!(defined > n, "{name}: only {defined} of {} values are defined", 4 * n);
}

fn some_symbols(r: &mut Rng) -> Vec<usize> {
    let n = 2 + r.below(3);
    (0..n).map(|_| r.below(SYMBOLS.len() as u64) as usize).collect()
}

#[test]
fn arithmetic_and_logic_keep_their_value() {
    run("integer", 1, cases(10_000), |r| {
        let shape = Shape { symbols: some_symbols(r), machine: false };
        let depth = 2 + r.below(3) as u32;
        shape.integer(r, depth)
    });
}

#[test]
fn truth_values_keep_their_value() {
    run("truth", 2, cases(10_000), |r| {
        let shape = Shape { symbols: some_symbols(r), machine: r.chance(30) };
        let depth = 2 + r.below(3) as u32;
        shape.truth(r, depth)
    });
}

#[test]
fn machine_operations_keep_their_value() {
    run("machine", 3, cases(10_000), |r| {
        let shape = Shape { symbols: some_symbols(r), machine: true };
        let depth = 2 + r.below(3) as u32;
        shape.integer(r, depth)
    });
}

#[test]
fn rationals_keep_their_value() {
    run("rational", 4, cases(5_000), |r| {
        let shape = Shape { symbols: some_symbols(r), machine: false };
        let depth = 2 + r.below(3) as u32;
        shape.rational(r, depth)
    });
}
