//! Size: deep chains neither overflow the stack nor hang, shared parts do not multiply, and
//! simplification ends.

use super::generate::Rng;
use symprof_core::expr::{BitOp, EvalError, Evaluator, Expr, Num, Store, Sym, SymKind};
use symprof_core::facts::Facts;

/// Deep enough to overflow any recursion; `SYMPROF_DEEP` makes the chains of another length.
const DEEP: usize = 20_000;

/// Everything one does with an expression.
fn exercise(name: &str, s: &mut Store, e: Expr, i: Sym) {
    let var = s.sym(i);
    let mut facts = Facts::new();
    let positive = s.ge0(var);
    facts.assume(s, positive);
    let _ = facts.interval(s, e);
    facts.prove_ge0(s, e);
    facts.simplify(s, e);
    s.coefficients(e, i);
    s.affine_in(e, i);
    s.expand(e);
    s.ge0(e);
    s.eq0(e);
    let condition = s.gt(e, var);
    s.not(condition);
    s.wrap(true, 32, e);
    let doubled = s.mul(e, e);
    s.add(doubled, e);
    s.is_boolean(e);
    s.trailing_zeros(e);
    s.display(e).to_string();
    let three = s.int(3);
    s.substitute(e, &[(i, three)]);
    s.dag_size(&[e]);
    let mut ev = Evaluator::new(s).with_budget(10_000);
    ev.bind(i, Num::int(3));
    for n in ["n", "m"] {
        ev.bind_name(n, Num::int(5));
    }
    match ev.eval(e) {
        Ok(_)
        | Err(
            EvalError::Budget(_)
            | EvalError::Depth(_)
            | EvalError::TooLong(_)
            | EvalError::Domain(_),
        ) => {}
        Err(why) => panic!("{name}: {why}"),
    }
}

fn chain(name: &str, depth: usize, step: impl Fn(&mut Store, Expr, &[Expr; 3], usize) -> Expr) {
    let mut s = Store::new();
    let (n, m) = (s.parameter("n", 32), s.parameter("m", 32));
    let i = s.symbol("i", SymKind::Index, None, None);
    let var = s.sym(i);
    let mut e = var;
    let asked = std::env::var("SYMPROF_DEEP").ok().and_then(|v| v.parse().ok());
    let depth = if depth == DEEP { asked.unwrap_or(DEEP) } else { depth };
    for k in 0..depth {
        e = step(&mut s, e, &[n, m, var], k);
    }
    exercise(name, &mut s, e, i);
}

#[test]
fn deep_chains_of_choices() {
    chain("ite", DEEP, |s, e, [n, m, _], k| {
        let c = s.add_num(*n, -(k as i64));
        let c = s.ge0(c);
        s.ite(c, e, *m)
    });
    chain("ite with a constant arm", DEEP, |s, e, [n, _, _], k| {
        let c = s.add_num(*n, -(k as i64));
        let c = s.ge0(c);
        let v = s.int(k as i64);
        s.ite(c, v, e)
    });
    chain("ite or zero", DEEP, |s, e, [n, _, _], k| {
        let c = s.add_num(*n, -(k as i64));
        let c = s.ge0(c);
        let zero = s.zero();
        s.ite(c, e, zero)
    });
    chain("and, or", DEEP, |s, e, [n, _, i], k| {
        let e = if k == 0 { s.ge0(*i) } else { e };
        let c = s.linear_sum(Num::int(k as i64), [(Num::ONE, *n), (Num::int(3), *i)]);
        let c = s.eq0(c);
        if k % 2 == 0 {
            s.and(c, e)
        } else {
            s.or(c, e)
        }
    });
    chain("and", 5_000, |s, e, [n, _, i], k| {
        let e = if k == 0 { s.ge0(*i) } else { e };
        let c = s.linear_sum(Num::int(k as i64), [(Num::ONE, *n), (Num::int(3), *i)]);
        let c = s.eq0(c);
        s.and(c, e)
    });
    chain("ite of truths", DEEP, |s, e, [n, m, i], k| {
        let e = if k == 0 { s.ge0(*i) } else { e };
        let c = s.add_num(*n, -(k as i64));
        let c = s.eq0(c);
        let d = s.add_num(*m, -(k as i64));
        let d = s.eq0(d);
        s.ite(c, e, d)
    });
}

#[test]
fn deep_chains_of_minima() {
    chain("min, max", DEEP, |s, e, [n, m, _], k| {
        let a = s.add_num(*n, k as i64);
        let b = s.sub(*m, a);
        let e = s.min(e, a);
        s.max(e, b)
    });
    chain("min plus", DEEP, |s, e, [n, m, _], _| {
        let e = s.add(e, *m);
        s.min(e, *n)
    });
    chain("max", 3_000, |s, e, [n, m, _], k| {
        let x = s.linear_sum(Num::ZERO, [(Num::int(k as i64), *n), (Num::int(-1), *m)]);
        s.max(e, x)
    });
}

#[test]
fn deep_chains_of_arithmetic() {
    chain("floor", DEEP, |s, e, [n, _, _], k| {
        let d = s.int(2 + (k % 5) as i64);
        let e = s.add(e, *n);
        s.floor_div(e, d)
    });
    chain("mod", DEEP, |s, e, [n, m, _], k| {
        let d = s.int(2 + (k % 5) as i64);
        let e = s.add(e, *m);
        let e = if k % 2 == 0 { s.modulo(e, *n) } else { s.modulo(e, d) };
        s.mul(e, *n)
    });
    chain("trunc", 20_000, |s, e, [n, m, _], _| {
        let e = s.add(e, *m);
        s.trunc_rem(e, *n)
    });
    chain("wrap", DEEP, |s, e, [n, m, _], _| {
        let e = s.mul(e, *n);
        let e = s.add(e, *m);
        s.wrap(true, 32, e)
    });
    chain("unsigned", DEEP, |s, e, [n, _, _], _| {
        let e = s.add(e, *n);
        let e = s.wrap(true, 32, e);
        let e = s.floor_div(e, *n);
        s.unsigned(32, e)
    });
    chain("bits", DEEP, |s, e, [n, m, _], k| {
        let e = s.add(e, *n);
        s.bits(if k % 2 == 0 { BitOp::Xor } else { BitOp::Or }, e, *m)
    });
    chain("product", DEEP, |s, e, [n, m, _], _| {
        let e = s.add(e, *m);
        s.mul(e, *n)
    });
    chain("quotient", 2_000, |s, e, [n, m, _], _| {
        let e = s.add(e, *m);
        s.quotient(*n, e)
    });
    chain("negation", DEEP, |s, e, _, _| s.neg(e));
}

#[test]
fn deep_chains_of_sums() {
    chain("sums", 2_000, |s, e, [n, _, _], k| {
        let v = s.symbol(&format!("k{}", k % 100), SymKind::Index, None, None);
        let (zero, kv) = (s.zero(), s.sym(v));
        let e = s.add(e, kv);
        s.sum_over(v, zero, *n, e)
    });
    chain("searches", 2_000, |s, e, [n, _, _], k| {
        let v = s.symbol(&format!("k{}", k % 100), SymKind::Index, None, None);
        let (zero, kv) = (s.zero(), s.sym(v));
        let c = s.gt(e, kv);
        s.first(v, zero, *n, c)
    });
    chain("sums that reach evaluation's depth", 60, |s, e, _, k| {
        let v = s.symbol(&format!("k{k}"), SymKind::Index, None, None);
        let (zero, kv) = (s.zero(), s.sym(v));
        let e = s.mul(e, kv);
        let e = s.add_num(e, 1i64);
        s.sum_over(v, zero, zero, e)
    });
}

#[test]
fn shared_parts_do_not_multiply() {
    chain("ite", 2_000, |s, e, [n, m, _], k| {
        let c = s.add_num(*n, -(k as i64));
        let c = s.ge0(c);
        let (a, b) = (s.add_num(e, 1i64), s.add(e, *m));
        s.ite(c, a, b)
    });
    chain("ite of truths", 2_000, |s, e, [n, m, i], k| {
        let e = if k == 0 { s.ge0(*i) } else { e };
        let c = s.add_num(*n, -(k as i64));
        let c = s.eq0(c);
        let d = s.add_num(*m, -(k as i64));
        let d = s.eq0(d);
        let (a, b) = (s.and(e, d), s.or(e, d));
        s.ite(c, a, b)
    });
    chain("min of max", 2_000, |s, e, [n, m, i], k| {
        let (a, b) = (s.add(e, *n), s.add(e, *m));
        let k = s.add_num(*i, k as i64);
        let x = s.min(a, k);
        let y = s.min(b, *n);
        s.max(x, y)
    });
    chain("products", 2_000, |s, e, [n, m, _], k| {
        let (a, b) = (s.mul(e, *n), s.mul(e, *m));
        let x = s.add(a, b);
        s.add_num(x, k as i64)
    });
    chain("powers", 60, |s, e, _, _| s.mul(e, e));
    chain("floor", 2_000, |s, e, [n, m, _], k| {
        let (a, b) = (s.floor_div(e, *n), s.modulo(e, *m));
        let x = s.mul(a, b);
        s.add_num(x, k as i64)
    });
}

#[test]
fn many_facts_and_parts_are_simplified() {
    let mut r = Rng(7);
    let mut s = Store::new();
    let params: Vec<Expr> = (0..8).map(|k| s.parameter(&format!("n{k}"), 32)).collect();
    let indices: Vec<Expr> = (0..7)
        .map(|k| {
            let v = s.symbol(&format!("i{k}"), SymKind::Index, None, None);
            s.sym(v)
        })
        .collect();
    // 30 facts: parameters are positive, each index within its bound and above another
    let mut facts = Facts::new();
    let one = s.one();
    for &p in &params {
        let c = s.ge(p, one);
        facts.assume(&mut s, c);
    }
    for (k, &i) in indices.iter().enumerate() {
        let (lo, hi) = (s.ge0(i), s.lt(i, params[k]));
        facts.assume(&mut s, lo);
        facts.assume(&mut s, hi);
        if k > 0 {
            let above = s.ge(i, indices[k - 1]);
            facts.assume(&mut s, above);
        }
        let third = s.linear_sum(
            Num::int(5),
            [(Num::int(2), params[k]), (Num::int(-1), params[k + 1]), (Num::int(-1), i)],
        );
        let third = s.ge0(third);
        facts.assume(&mut s, third);
    }
    let mut pool: Vec<Expr> = params.iter().chain(&indices).copied().collect();
    while s.len() < 3_000 {
        let a = r.pick(&pool);
        let b = r.pick(&pool);
        let c = r.pick(&pool);
        let v = Num::int(r.within(-9, 9));
        let e = match r.below(9) {
            0 | 1 => s.linear_sum(v, [(Num::ONE, a), (Num::int(-1), b)]),
            2 => s.linear_sum(v, [(Num::int(2), a), (Num::int(3), b), (Num::int(-1), c)]),
            3 => s.min(a, b),
            4 => s.max(a, b),
            5 => {
                let four = s.int(4);
                s.floor_div(a, four)
            }
            6 => {
                let cond = s.gt(a, b);
                s.ite(cond, c, b)
            }
            7 => s.wrap(true, 32, a),
            _ => s.mul(a, b),
        };
        if s.dag_size(&[e]) < 60 {
            pool.push(e);
        }
    }
    let roots: Vec<Expr> = pool.into_iter().rev().collect();
    let size = s.dag_size(&roots);
    for &e in &roots {
        facts.simplify(&mut s, e);
    }
    println!("{size} nodes are simplified");
}

/// A sum over numbers of up to a million binary digits: each costs as many steps as it takes time.
#[test]
fn long_numbers_are_no_single_steps() {
    let mut s = Store::new();
    s.parameter("n", 32);
    let sum = s.parse("sum(i = 0 .. 900000, floor(2^(i + 700000)/(2^i + n)))").expect("a sum");
    let mut ev = Evaluator::new(&s);
    ev.bind_name("n", Num::int(3));
    assert!(matches!(ev.eval(sum), Err(EvalError::Budget(_))));
}
