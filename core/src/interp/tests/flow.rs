//! Loops, switches, parallel moves, budgets, sizes.

use super::*;

/// `for (i = 0; i < bound; i += 1) body(i)`; leaves the builder in the block behind the loop.
pub(super) fn for_loop(
    b: &mut FunctionBuilder,
    name: &str,
    bound: Value,
    body: impl FnOnce(&mut FunctionBuilder, Value),
) {
    let ty = b.ty(bound);
    b.current();
    let head = b.block(format!("{name}.head"));
    let inside = b.block(format!("{name}.body"));
    let exit = b.block(format!("{name}.exit"));
    let zero = b.iconst(ty, 0);
    b.jump(head, &[zero]);
    let i = b.block_param(head, ty, Some(name));
    b.switch_to(head);
    let c = b.icmp(Predicate::Slt, i, bound);
    b.branch(c, (inside, &[]), (exit, &[]));
    b.switch_to(inside);
    body(b, i);
    let one = b.iconst(ty, 1);
    let next = b.binary(BinaryOp::Add, Flags::NSW, i, one);
    b.jump(head, &[next]);
    b.switch_to(exit);
}

#[test]
fn triangular_nest() {
    let mut b = FunctionBuilder::new("f");
    let n = b.param("n", I32);
    for_loop(&mut b, "i", n, |b, i| {
        for_loop(b, "j", i, |b, j| for_loop(b, "k", j, |_, _| {}));
    });
    b.ret(None);
    let m = module(b.finish());
    for n in [-5i128, 0, 1, 2, 17] {
        let e = execute(&m, &[("n", n)]).unwrap();
        let n = n.max(0) as u64;
        assert_eq!(count(&m, &e, "f", "i.head"), Some(n + 1));
        assert_eq!(count(&m, &e, "f", "j.body"), Some(n * n.saturating_sub(1) / 2));
        let c3 = if n < 3 { 0 } else { n * (n - 1) * (n - 2) / 6 };
        assert_eq!(count(&m, &e, "f", "k.body"), Some(c3));
        assert_eq!(count(&m, &e, "f", "i.exit"), Some(1));
    }
}

#[test]
fn millions_of_iterations() {
    let mut b = FunctionBuilder::new("f");
    let n = b.param("n", I64);
    for_loop(&mut b, "i", n, |b, _| for_loop(b, "j", n, |_, _| {}));
    b.ret(None);
    let m = module(b.finish());
    let e = execute(&m, &[("n", 2000)]).unwrap();
    assert_eq!(count(&m, &e, "f", "j.body"), Some(4_000_000));
}

#[test]
fn block_arguments_move_at_once() {
    // (x, y, z) rotate and (p, q) swap each round: after 5 rounds (2, 3, 1) and (8, 7)
    let mut b = FunctionBuilder::new("f");
    let n = b.param("n", I32);
    let start: Vec<Value> = [0, 1, 2, 3, 7, 8].map(|k| b.iconst(I32, k)).to_vec();
    let head = b.block("head");
    let body = b.block("body");
    let exit = b.block("exit");
    b.jump(head, &start);
    let p: Vec<Value> = (0..6).map(|_| b.block_param(head, I32, None)).collect();
    b.switch_to(head);
    let c = b.icmp(Predicate::Slt, p[0], n);
    b.branch(c, (body, &[]), (exit, &[]));
    b.switch_to(body);
    let one = b.iconst(I32, 1);
    let next = b.binary(BinaryOp::Add, Flags::NSW, p[0], one);
    b.jump(head, &[next, p[2], p[3], p[1], p[5], p[4]]);
    b.switch_to(exit);
    let mut all = b.iconst(I1, 1);
    for (v, want) in p[1..].iter().zip([3, 1, 2, 8, 7]) {
        let k = b.iconst(I32, want);
        let c = b.icmp(Predicate::Eq, *v, k);
        all = b.binary(BinaryOp::And, Flags::NONE, all, c);
    }
    probe(&mut b, all);
    let m = module(b.finish());
    for (n, want) in [(5, 1), (4, 0), (11, 1)] {
        let e = execute(&m, &[("n", n)]).unwrap();
        assert_eq!(count(&m, &e, "f", "then"), Some(want), "{n} rounds");
    }
}

#[test]
fn switches_take_the_first_case() {
    let mut b = FunctionBuilder::new("f");
    let x = b.param("x", Type::Int(8));
    let (one, minus, other) = (b.block("one"), b.block("minus"), b.block("other"));
    let entry = b.block("entry");
    b.func_mut().layout.rotate_right(1);
    b.switch_to(entry);
    let to = |x| BlockCall::new(x, []);
    let cases = vec![(1, to(one)), (0xff, to(minus)), (1, to(other))];
    b.terminate(Terminator::Switch(x, cases, to(other)));
    for x in [one, minus, other] {
        b.switch_to(x);
        b.ret(None);
    }
    let m = module(b.finish());
    for (x, name) in [(1, "one"), (-1, "minus"), (255, "minus"), (7, "other")] {
        let e = execute(&m, &[("x", x)]).unwrap();
        assert_eq!(count(&m, &e, "f", name), Some(1), "{x}");
    }
}

#[test]
fn endless_loops_exhaust_the_budget() {
    let mut b = FunctionBuilder::new("f");
    let l = b.block("loop");
    b.func_mut();
    b.switch_to(l);
    b.jump(l, &[]);
    let m = module(b.finish());
    let f = m.by_name("f").unwrap();
    let options = Options { steps: 1000, ..Options::default() };
    let e = run(&m, f, &Inputs::new(), &options).unwrap_err();
    assert_eq!(e, InterpError::Budget { function: "f".into(), block: "loop".into(), steps: 1000 });
    assert!(e.to_string().contains("`loop`") && e.to_string().contains("1000"));
}

#[test]
fn the_budget_is_exact() {
    let mut b = FunctionBuilder::new("f");
    let n = b.param("n", I32);
    for_loop(&mut b, "i", n, |_, _| {});
    b.ret(None);
    let m = module(b.finish());
    let f = m.by_name("f").unwrap();
    let inputs: Inputs = [("n", 10)].into_iter().collect();
    let steps = run(&m, f, &inputs, &Options::default()).unwrap().steps;
    let options = |steps| Options { steps, ..Options::default() };
    assert!(run(&m, f, &inputs, &options(steps)).is_ok());
    assert!(run(&m, f, &inputs, &options(steps - 1)).is_err());
}

#[test]
fn undefined_executions_are_named() {
    let mut b = FunctionBuilder::new("f");
    let n = b.param("n", I32);
    let (entry, trap, fine) = (b.block("entry"), b.block("trap"), b.block("fine"));
    b.switch_to(entry);
    let zero = b.iconst(I32, 0);
    let c = b.icmp(Predicate::Eq, n, zero);
    b.branch(c, (trap, &[]), (fine, &[]));
    b.switch_to(fine);
    let hundred = b.iconst(I32, 100);
    let small = b.icmp(Predicate::Slt, n, hundred);
    b.effect(Inst::Assume(small));
    b.ret(None);
    let m = module(b.finish());
    let e = execute(&m, &[("n", 0)]).unwrap_err();
    assert!(matches!(&e, InterpError::Undefined { block, .. } if block == "trap"), "{e}");
    let e = execute(&m, &[("n", 100)]).unwrap_err();
    assert!(matches!(&e, InterpError::Undefined { block, .. } if block == "fine"), "{e}");
    assert!(execute(&m, &[("n", 99)]).is_ok());
}

#[test]
fn ten_thousand_blocks_and_two_hundred_loops_deep() {
    let mut b = FunctionBuilder::new("f");
    let n = b.param("n", I32);
    let mut current = b.block("entry");
    for i in 0..10_000 {
        b.switch_to(current);
        let k = b.iconst(I32, i);
        let c = b.icmp(Predicate::Slt, n, k);
        let (then, join) = (b.block(format!("then{i}")), b.block(format!("join{i}")));
        b.branch(c, (then, &[]), (join, &[]));
        b.switch_to(then);
        b.jump(join, &[]);
        current = join;
    }
    b.switch_to(current);
    b.ret(None);
    let m = module(b.finish());
    let e = execute(&m, &[("n", 5000)]).unwrap();
    assert_eq!(count(&m, &e, "f", "then5000"), Some(0));
    assert_eq!(count(&m, &e, "f", "then5001"), Some(1));

    fn nest(b: &mut FunctionBuilder, n: Value, depth: usize) {
        if depth > 0 {
            for_loop(b, &format!("i{depth}"), n, |b, _| nest(b, n, depth - 1));
        }
    }
    let mut b = FunctionBuilder::new("f");
    let n = b.param("n", I32);
    nest(&mut b, n, 200);
    b.ret(None);
    let m = module(b.finish());
    let e = execute(&m, &[("n", 1)]).unwrap();
    assert_eq!(count(&m, &e, "f", "i1.body"), Some(1));
    // with an unknown n, all blocks but the first and the last are unknown
    let e = execute(&m, &[]).unwrap();
    assert_eq!(e.missing_symbols, ["n"]);
    assert_eq!(count(&m, &e, "f", "i1.body"), None);
    assert_eq!(count(&m, &e, "f", "i200.exit"), Some(1));
}

#[test]
fn an_interpreter_runs_often() {
    let mut b = FunctionBuilder::new("f");
    let n = b.param("n", I32);
    for_loop(&mut b, "i", n, |_, _| {});
    b.ret(None);
    let m = module(b.finish());
    let f = m.by_name("f").unwrap();
    let interpreter = Interpreter::new(&m);
    let body = m.functions[f].block_by_name("i.body").unwrap();
    for n in 0..300i128 {
        let e = interpreter.run(f, &[("n", n)].into_iter().collect(), &Options::default());
        assert_eq!(e.unwrap().count(f, body), Count::Known(n as u64));
    }
}

#[test]
fn the_slice_leaves_tensor_work_out() {
    let mut b = FunctionBuilder::new("f");
    let (n, p) = (b.param("n", I64), b.param("p", Type::Ptr));
    let mut skipped = Vec::new();
    for_loop(&mut b, "i", n, |b, i| {
        let at = b.inst(Type::Ptr, Inst::PtrAdd(Flags::NONE, p, i));
        let x = b.inst(I32, Inst::Load(at));
        let y = b.binary(BinaryOp::Mul, Flags::NONE, x, x);
        b.effect(Inst::Store(at, y, 4));
        skipped = vec![at, x, y];
    });
    b.ret(None);
    let m = module(b.finish());
    let f = m.by_name("f").unwrap();
    let interpreter = Interpreter::new(&m);
    let slice = interpreter.slice(f).unwrap();
    assert!(skipped.iter().all(|&v| !slice.contains(v)));
    assert!(!slice.reads_memory());
    let e = execute(&m, &[("n", 6)]).unwrap();
    assert_eq!(count(&m, &e, "f", "i.body"), Some(6));
    assert!(e.missing_symbols.is_empty());
}
