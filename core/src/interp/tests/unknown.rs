//! Branches on unknown values: what stays known, and that nothing known is wrong.

use super::flow::for_loop;
use super::*;

#[test]
fn a_diamond_loses_its_arms_only() {
    let mut b = FunctionBuilder::new("f");
    let n = b.param("n", I32);
    for_loop(&mut b, "i", n, |b, _| {
        let c = b.opaque(I1, "fcmp");
        let (then, els, join) = (b.block("then"), b.block("else"), b.block("join"));
        let (one, two) = (b.iconst(I32, 1), b.iconst(I32, 2));
        b.branch(c, (then, &[]), (els, &[]));
        b.switch_to(then);
        b.jump(join, &[one, n]);
        b.switch_to(els);
        b.jump(join, &[two, n]);
        let x = b.block_param(join, I32, None);
        let same = b.block_param(join, I32, None);
        b.switch_to(join);
        for_loop(b, "x", x, |_, _| {});
        for_loop(b, "s", same, |_, _| {});
    });
    b.ret(None);
    let m = module(b.finish());
    let e = execute(&m, &[("n", 7)]).unwrap();
    for (block, want) in [
        ("i.body", Some(7)),
        ("then", None),
        ("else", None),
        ("join", Some(7)),
        ("x.body", None),
        ("x.exit", Some(7)),
        ("s.body", Some(49)),
        ("i.exit", Some(1)),
    ] {
        assert_eq!(count(&m, &e, "f", block), want, "{block}");
    }
    assert!(reason(&m, &e, "f", "then").contains("fcmp"));
    assert!(reason(&m, &e, "f", "then").contains("`i.body` of `f`"));
}

#[test]
fn an_unknown_break_loses_the_loop() {
    let mut b = FunctionBuilder::new("f");
    let n = b.param("n", I32);
    let out = b.block("entry");
    b.switch_to(out);
    let done = b.block("done");
    for_loop(&mut b, "i", n, |b, _| {
        let c = b.opaque(I1, "data");
        let go = b.block("go");
        b.branch(c, (done, &[]), (go, &[]));
        b.switch_to(go);
    });
    b.jump(done, &[]);
    b.switch_to(done);
    for_loop(&mut b, "j", n, |_, _| {});
    b.ret(None);
    let m = module(b.finish());
    let e = execute(&m, &[("n", 5)]).unwrap();
    for block in ["i.head", "i.body", "go", "i.exit"] {
        assert_eq!(count(&m, &e, "f", block), None, "{block}");
    }
    assert_eq!(count(&m, &e, "f", "done"), Some(1));
    assert_eq!(count(&m, &e, "f", "j.body"), Some(5));
    // with no iteration nothing is unknown
    let e = execute(&m, &[("n", 0)]).unwrap();
    assert_eq!(count(&m, &e, "f", "i.head"), Some(1));
}

#[test]
fn what_the_region_defines_is_unknown_behind_it() {
    // do { k = k + 1 } while (unknown); for (j < k)
    let mut b = FunctionBuilder::new("f");
    let n = b.param("n", I32);
    let (entry, l, after) = (b.block("entry"), b.block("loop"), b.block("after"));
    b.switch_to(entry);
    b.jump(l, &[n]);
    let k = b.block_param(l, I32, None);
    b.switch_to(l);
    let one = b.iconst(I32, 1);
    let next = b.binary(BinaryOp::Add, Flags::NONE, k, one);
    let c = b.opaque(I1, "data");
    b.branch(c, (l, &[next]), (after, &[]));
    b.switch_to(after);
    for_loop(&mut b, "j", next, |_, _| {});
    b.ret(None);
    let m = module(b.finish());
    let e = execute(&m, &[("n", 3)]).unwrap();
    assert_eq!(count(&m, &e, "f", "after"), Some(1));
    assert_eq!(count(&m, &e, "f", "j.body"), None);
    assert_eq!(count(&m, &e, "f", "j.exit"), Some(1));
}

#[test]
fn an_unknown_return_ends_the_function_and_not_the_caller() {
    let mut g = FunctionBuilder::new("g");
    let c = g.opaque(I1, "data");
    let (out, more) = (g.block("out"), g.block("more"));
    let zero = g.iconst(I32, 0);
    g.branch(c, (out, &[]), (more, &[]));
    g.switch_to(out);
    g.ret(Some(zero));
    g.switch_to(more);
    let one = g.iconst(I32, 1);
    g.ret(Some(one));
    let mut b = FunctionBuilder::new("f");
    let n = b.param("n", I32);
    for_loop(&mut b, "i", n, |b, _| {
        let r = b.call(Some(I32), unknown_call("g", &[])).unwrap();
        let zero = b.iconst(I32, 0);
        let c = b.icmp(Predicate::Eq, r, zero);
        let (then, join) = (b.block("then"), b.block("join"));
        b.branch(c, (then, &[]), (join, &[]));
        b.switch_to(then);
        b.jump(join, &[]);
        b.switch_to(join);
    });
    b.ret(None);
    let mut m = Module::new();
    m.add(b.finish());
    m.add(g.finish());
    let e = execute(&m, &[("n", 4)]).unwrap();
    assert_eq!(count(&m, &e, "g", "entry"), Some(4));
    assert_eq!(count(&m, &e, "g", "more"), None);
    assert_eq!(count(&m, &e, "f", "then"), None);
    assert_eq!(count(&m, &e, "f", "join"), Some(4));
    assert_eq!(count(&m, &e, "f", "i.exit"), Some(1));
}

#[test]
fn functions_called_in_a_region_are_unknown() {
    let mut g = FunctionBuilder::new("g");
    g.effect(Inst::Call(unknown_call("h", &[])));
    g.ret(None);
    let mut h = FunctionBuilder::new("h");
    h.ret(None);
    let mut b = FunctionBuilder::new("f");
    b.effect(Inst::Call(unknown_call("g", &[])));
    let c = b.opaque(I1, "data");
    let (then, join) = (b.block("then"), b.block("join"));
    b.branch(c, (then, &[]), (join, &[]));
    b.switch_to(then);
    b.effect(Inst::Call(unknown_call("g", &[])));
    b.jump(join, &[]);
    b.switch_to(join);
    b.effect(Inst::Call(unknown_call("h", &[])));
    b.ret(None);
    let mut m = Module::new();
    m.add(b.finish());
    m.add(g.finish());
    m.add(h.finish());
    let e = execute(&m, &[]).unwrap();
    assert_eq!(count(&m, &e, "f", "join"), Some(1));
    assert_eq!(count(&m, &e, "g", "entry"), None);
    assert_eq!(count(&m, &e, "h", "entry"), None);
    let calls = &e.functions[&m.by_name("f").unwrap()].calls;
    assert_eq!(calls["g"].known(), None);
    assert_eq!(calls["h"].known(), Some(1));
}

#[test]
fn absorbing_operands_decide() {
    let mut b = FunctionBuilder::new("f");
    let n = b.param("n", I32);
    let zero = b.iconst(I32, 0);
    let small = b.icmp(Predicate::Sgt, n, zero);
    let data = b.opaque(I1, "data");
    let both = b.binary(BinaryOp::And, Flags::NONE, small, data);
    probe(&mut b, both);
    let m = module(b.finish());
    assert_eq!(count(&m, &execute(&m, &[("n", 0)]).unwrap(), "f", "then"), Some(0));
    assert_eq!(count(&m, &execute(&m, &[("n", 1)]).unwrap(), "f", "then"), None);
}

#[test]
fn ways_into_undefined_behaviour_are_not_taken() {
    let build = |call: bool| {
        let mut b = FunctionBuilder::new("f");
        let n = b.param("n", I32);
        for_loop(&mut b, "i", n, |b, _| {
            let c = b.opaque(I1, "data");
            let (go, trap) = (b.block("go"), b.block("trap"));
            b.branch(c, (go, &[]), (trap, &[]));
            b.switch_to(trap);
            if call {
                b.effect(Inst::Call(unknown_call("report", &[])));
            }
            b.terminate(Terminator::Unreachable);
            b.switch_to(go);
        });
        b.ret(None);
        module(b.finish())
    };
    let m = build(false);
    let e = execute(&m, &[("n", 4)]).unwrap();
    assert_eq!(count(&m, &e, "f", "go"), Some(4));
    assert_eq!(count(&m, &e, "f", "trap"), Some(0));
    // who knows whether a reported error comes back
    let m = build(true);
    let e = execute(&m, &[("n", 4)]).unwrap();
    assert_eq!(count(&m, &e, "f", "go"), None);
    assert_eq!(count(&m, &e, "f", "i.exit"), None);
}

#[test]
fn unsupported_terminators_lose_what_may_follow() {
    let mut b = FunctionBuilder::new("f");
    let next = b.block("next");
    let entry = b.block("entry");
    b.func_mut().layout.rotate_right(1);
    b.switch_to(entry);
    let construct = Terminator::Unsupported("invoke".into(), vec![BlockCall::new(next, [])]);
    b.terminate(construct);
    b.switch_to(next);
    b.ret(None);
    let m = module(b.finish());
    let e = execute(&m, &[]).unwrap();
    assert_eq!(count(&m, &e, "f", "entry"), Some(1));
    assert!(reason(&m, &e, "f", "next").contains("invoke"));
}

/// Unbound parameters against bound ones: whatever a run without them knows, each run with them
/// confirms.
#[test]
fn known_counts_hold_for_all_values_of_the_unknown() {
    for seed in 0..1500u64 {
        let m = module(random_function(seed));
        let f = m.by_name("f").unwrap();
        let options = Options { steps: 1_500, ..Options::default() };
        let bind = |a: Option<i128>, c: Option<i128>| -> Inputs {
            let pairs = [("a", a), ("c", c)];
            pairs.into_iter().filter_map(|(n, v)| v.map(|v| (n, v))).collect()
        };
        let interpreter = Interpreter::new(&m);
        for (a, free) in [(None, true), (Some(3), true), (Some(-1), true), (Some(3), false)] {
            let c = if free { None } else { Some(2) };
            let Ok(vague) = interpreter.run(f, &bind(a, c), &options) else { continue };
            for av in -2..5i128 {
                for cv in -1..4i128 {
                    let (av, cv) = (a.unwrap_or(av), c.unwrap_or(cv));
                    let Ok(e) = interpreter.run(f, &bind(Some(av), Some(cv)), &options) else {
                        continue;
                    };
                    for b in m.functions[f].blocks.keys() {
                        let exact = e.count(f, b);
                        assert!(exact.known().is_some(), "seed {seed}: all inputs are bound");
                        if let Count::Known(_) = vague.count(f, b) {
                            assert_eq!(
                                vague.count(f, b),
                                exact,
                                "seed {seed} block {} a={av} c={cv}",
                                m.functions[f].blocks[b].name
                            );
                        }
                    }
                }
            }
        }
    }
}

/// A random flow graph over two variables with random arithmetic; loops are common, many runs do
/// not end (those are dropped by the budget).
fn random_function(seed: u64) -> Function {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03;
    let mut next = move |n: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 20) % n
    };
    let ty = Type::Int(8);
    let mut b = FunctionBuilder::new("f");
    let (a, c) = (b.param("a", ty), b.param("c", ty));
    let n = 3 + next(6) as usize;
    let entry = b.block("entry");
    let blocks: Vec<Block> = (0..n).map(|i| b.block(format!("b{i}"))).collect();
    let params: Vec<Vec<Value>> =
        blocks.iter().map(|&x| (0..3).map(|_| b.block_param(x, ty, None)).collect()).collect();
    b.switch_to(entry);
    let k = b.iconst(ty, next(4) as i64);
    b.jump(blocks[0], &[a, c, k]);
    for i in 0..n {
        b.switch_to(blocks[i]);
        let mut pool = params[i].clone();
        pool.push(b.iconst(ty, next(3) as i64));
        pool.push(b.iconst(ty, -1));
        for _ in 0..2 {
            let ops = [
                BinaryOp::Add,
                BinaryOp::Sub,
                BinaryOp::And,
                BinaryOp::Mul,
                BinaryOp::SMin,
                BinaryOp::Add,
            ];
            let op = ops[next(6) as usize];
            let (x, y) =
                (pool[next(pool.len() as u64) as usize], pool[next(pool.len() as u64) as usize]);
            pool.push(b.binary(op, Flags::NONE, x, y));
        }
        let mut pick = |pool: &[Value]| pool[next(pool.len() as u64) as usize];
        let (x, y) = (pick(&pool), pick(&pool));
        let args =
            |pick: &mut dyn FnMut(&[Value]) -> Value| [pick(&pool), pick(&pool), pick(&pool)];
        let (one, two) = (args(&mut pick), args(&mut pick));
        let (s, t) = (next(n as u64 + 1) as usize, next(n as u64 + 1) as usize);
        let t = if next(2) == 0 { (i + 1).min(n) } else { t };
        if i + 1 == n || s == n && t == n {
            b.ret(None);
        } else if s == n || t == n || next(5) == 0 {
            b.jump(blocks[(i + 1) % n], &one);
        } else {
            let cond = b.icmp(Predicate::Slt, x, y);
            b.branch(cond, (blocks[s], &one), (blocks[t], &two));
        }
    }
    b.finish()
}
