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
    // whether the error handler returns is unknown
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
