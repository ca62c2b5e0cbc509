//! Memory: symbols by path, forwarding, aliasing; addresses and their order.

use super::flow::for_loop;
use super::*;

fn at(b: &mut FunctionBuilder, base: Value, offset: i64) -> Value {
    let k = b.iconst(I64, offset);
    b.inst(Type::Ptr, Inst::PtrAdd(Flags::NONE, base, k))
}

fn load(b: &mut FunctionBuilder, ty: Type, address: Value, name: &str) -> Value {
    let v = b.inst(ty, Inst::Load(address));
    b.name_value(v, name);
    v
}

/// Branches on `v == want`.
fn check(b: &mut FunctionBuilder, v: Value, want: i64) {
    let k = b.iconst(b.ty(v), want);
    let c = b.icmp(Predicate::Eq, v, k);
    probe(b, c);
}

fn then(m: &Module, inputs: &[(&str, i128)]) -> Option<u64> {
    count(m, &execute(m, inputs).unwrap(), "f", "then")
}

#[test]
fn loads_at_constant_paths_are_symbols() {
    let mut b = FunctionBuilder::new("f");
    let p = b.param("arg0", Type::Ptr);
    let a = at(&mut b, p, 24);
    let shape = load(&mut b, Type::Ptr, a, "shape");
    let n = load(&mut b, I64, shape, "n");
    for_loop(&mut b, "i", n, |_, _| {});
    b.ret(None);
    let m = module(b.finish());
    let body = |inputs: &[(&str, i128)]| count(&m, &execute(&m, inputs).unwrap(), "f", "i.body");
    assert_eq!(body(&[("arg0[24][0]", 9)]), Some(9));
    assert_eq!(body(&[("n", 9)]), Some(9));
    assert_eq!(body(&[("n", 9), ("arg0[24][0]", 4)]), Some(4));
    assert_eq!(body(&[("arg0[24][8]", 9)]), None);
    let e = execute(&m, &[]).unwrap();
    assert_eq!(e.missing_symbols, ["arg0[24][0]"]);
    assert!(reason(&m, &e, "f", "i.body").contains("arg0[24][0]"));
    let e = execute(&m, &[("n", 1i128 << 64)]).unwrap_err();
    assert!(matches!(&e, InterpError::OutOfRange { symbol, .. } if symbol == "arg0[24][0]"), "{e}");
}

#[test]
fn stores_are_forwarded_byte_by_byte() {
    for (base, offset) in [("alloca", 0), ("alloca", 3), ("param", 5)] {
        let build = |want: i64, read: i64, ty: Type| {
            let mut b = FunctionBuilder::new("f");
            let x = b.param("x", I32);
            let p = b.param("p", Type::Ptr);
            let o = if base == "param" { p } else { b.inst(Type::Ptr, Inst::Alloca(None)) };
            let a = at(&mut b, o, offset);
            b.effect(Inst::Store(a, x, 4));
            let byte = b.iconst(Type::Int(8), 0x7f);
            let a2 = at(&mut b, o, offset + 1);
            b.effect(Inst::Store(a2, byte, 1));
            let r = at(&mut b, o, offset + read);
            let v = load(&mut b, ty, r, "v");
            check(&mut b, v, want);
            module(b.finish())
        };
        let x = [("x", 0x11223344i128)];
        assert_eq!(then(&build(0x11227f44, 0, I32), &x), Some(1), "{base} {offset}");
        assert_eq!(then(&build(0x227f, 1, Type::Int(16)), &x), Some(1), "{base} {offset}");
        assert_eq!(then(&build(0x11, 3, Type::Int(8)), &x), Some(1), "{base} {offset}");
        // one byte beyond what was written
        assert_eq!(then(&build(0x11, 3, Type::Int(16)), &x), None, "{base} {offset}");
        assert_eq!(then(&build(0x11, 1, I32), &x), None, "{base} {offset}");
    }
}

#[test]
fn memory_in_a_loop() {
    // a counter in memory: *p = 0; while (*p < n) *p += 1
    let mut b = FunctionBuilder::new("f");
    let n = b.param("n", I32);
    let p = b.inst(Type::Ptr, Inst::Alloca(None));
    let zero = b.iconst(I32, 0);
    b.effect(Inst::Store(p, zero, 4));
    let (head, body, exit) = (b.block("head"), b.block("body"), b.block("exit"));
    b.jump(head, &[]);
    b.switch_to(head);
    let v = load(&mut b, I32, p, "v");
    let c = b.icmp(Predicate::Slt, v, n);
    b.branch(c, (body, &[]), (exit, &[]));
    b.switch_to(body);
    let one = b.iconst(I32, 1);
    let next = b.binary(BinaryOp::Add, Flags::NSW, v, one);
    b.effect(Inst::Store(p, next, 4));
    b.jump(head, &[]);
    b.switch_to(exit);
    b.ret(None);
    let m = module(b.finish());
    let e = execute(&m, &[("n", 1000)]).unwrap();
    assert_eq!(count(&m, &e, "f", "body"), Some(1000));
}

/// f(p, q, x): writes in some way, then branches on `load p[0] == 7`.
fn after(write: impl FnOnce(&mut FunctionBuilder, Value, Value), no_alias: bool) -> Module {
    let mut b = FunctionBuilder::new("f");
    let (p, q) = (b.param("p", Type::Ptr), b.param("q", Type::Ptr));
    b.func_mut().params[0].no_alias = no_alias;
    write(&mut b, p, q);
    let v = load(&mut b, I32, p, "v");
    check(&mut b, v, 7);
    module(b.finish())
}

fn store_through_loaded(b: &mut FunctionBuilder, q: Value) {
    let r = b.inst(Type::Ptr, Inst::Load(q));
    let zero = b.iconst(I32, 0);
    b.effect(Inst::Store(r, zero, 4));
}

#[test]
fn what_may_have_been_overwritten_is_no_symbol() {
    let bound = [("p[0]", 7i128)];
    let nothing = after(|_, _, _| {}, false);
    assert_eq!(then(&nothing, &bound), Some(1));
    let other = after(
        |b, _, q| {
            let zero = b.iconst(I32, 0);
            b.effect(Inst::Store(q, zero, 4));
        },
        false,
    );
    assert_eq!(then(&other, &bound), Some(1));
    let beside = after(
        |b, p, _| {
            let (zero, a) = (b.iconst(I32, 0), at(b, p, 4));
            b.effect(Inst::Store(a, zero, 4));
        },
        false,
    );
    assert_eq!(then(&beside, &bound), Some(1));
    let loaded = after(|b, _, q| store_through_loaded(b, q), false);
    assert_eq!(then(&loaded, &bound), None);
    let e = execute(&loaded, &bound).unwrap();
    assert!(reason(&loaded, &e, "f", "then").contains("overwritten"));
    // not where nothing else reaches p
    let no_alias = after(|b, _, q| store_through_loaded(b, q), true);
    assert_eq!(then(&no_alias, &bound), Some(1));
    // but where its address has escaped before
    let escaped = after(
        |b, p, q| {
            b.effect(Inst::Store(q, p, 8));
            let a = at(b, q, 8);
            store_through_loaded(b, a);
        },
        true,
    );
    assert_eq!(then(&escaped, &bound), None);
    let clobbered = after(|b, p, _| b.effect(Inst::Clobber(p, None)), false);
    assert_eq!(then(&clobbered, &bound), None);
    let call = after(|b, _, _| b.effect(Inst::Call(unknown_call("g", &[]))), false);
    assert_eq!(then(&call, &bound), None);
    let pure = after(
        |b, _, q| {
            let effects = CallEffects { argument_memory_only: true, ..CallEffects::UNKNOWN };
            b.effect(Inst::Call(CallInfo { effects, ..unknown_call("g", &[q]) }));
        },
        false,
    );
    assert_eq!(then(&pure, &bound), Some(1));
    let free = after(|b, _, q| b.effect(Inst::Call(unknown_call("free", &[q]))), false);
    assert_eq!(then(&free, &bound), Some(1));
}

#[test]
fn a_branch_on_data_around_a_store_loses_the_memory() {
    let m = after(
        |b, p, _| {
            let c = b.opaque(I1, "data");
            let (then, join) = (b.block("write"), b.block("join"));
            b.branch(c, (then, &[]), (join, &[]));
            b.switch_to(then);
            let zero = b.iconst(I32, 0);
            b.effect(Inst::Store(p, zero, 4));
            b.jump(join, &[]);
            b.switch_to(join);
        },
        false,
    );
    assert_eq!(then(&m, &[("p[0]", 7)]), None);
}

#[test]
fn stack_objects_whose_address_stays_are_not_written_by_others() {
    for escapes in [false, true] {
        let mut b = FunctionBuilder::new("f");
        let q = b.param("q", Type::Ptr);
        let s = b.inst(Type::Ptr, Inst::Alloca(None));
        let seven = b.iconst(I32, 7);
        b.effect(Inst::Store(s, seven, 4));
        let args = if escapes { vec![s] } else { vec![] };
        b.effect(Inst::Call(unknown_call("g", &args)));
        store_through_loaded(&mut b, q);
        let v = load(&mut b, I32, s, "v");
        check(&mut b, v, 7);
        let m = module(b.finish());
        assert_eq!(then(&m, &[]), if escapes { None } else { Some(1) });
    }
}

#[test]
fn a_pointer_stored_and_loaded_again_is_that_pointer() {
    let mut b = FunctionBuilder::new("f");
    let p = b.param("p", Type::Ptr);
    let s = b.inst(Type::Ptr, Inst::Alloca(None));
    b.effect(Inst::Store(s, p, 8));
    let r = load(&mut b, Type::Ptr, s, "r");
    let n = load(&mut b, I32, r, "n");
    check(&mut b, n, 5);
    let m = module(b.finish());
    assert_eq!(then(&m, &[("p[0]", 5)]), Some(1));
}

#[test]
fn constants_are_read() {
    let build = |offset: i64, want: i64| {
        let mut b = FunctionBuilder::new("f");
        let g = b.inst(Type::Ptr, Inst::GlobalAddr("table".into()));
        b.effect(Inst::Call(unknown_call("g", &[])));
        let a = at(&mut b, g, offset);
        let v = load(&mut b, Type::Int(16), a, "v");
        check(&mut b, v, want);
        let mut m = module(b.finish());
        m.constants.insert("table".into(), vec![Some(1), Some(2), None, Some(4)]);
        m
    };
    assert_eq!(then(&build(0, 0x0201), &[]), Some(1));
    assert_eq!(then(&build(2, 0), &[]), None);
    assert_eq!(then(&build(3, 4), &[]), None);
}

#[test]
fn callees_write_their_callers_memory() {
    // g(p): *p += 1, called n times
    let mut g = FunctionBuilder::new("g");
    let p = g.param("p", Type::Ptr);
    let v = load(&mut g, I32, p, "v");
    let one = g.iconst(I32, 1);
    let next = g.binary(BinaryOp::Add, Flags::NONE, v, one);
    g.effect(Inst::Store(p, next, 4));
    g.ret(None);
    let mut b = FunctionBuilder::new("f");
    let n = b.param("n", I32);
    let s = b.inst(Type::Ptr, Inst::Alloca(None));
    let zero = b.iconst(I32, 0);
    b.effect(Inst::Store(s, zero, 4));
    for_loop(&mut b, "i", n, |b, _| b.effect(Inst::Call(unknown_call("g", &[s]))));
    let v = load(&mut b, I32, s, "v");
    for_loop(&mut b, "j", v, |_, _| {});
    b.ret(None);
    let mut m = Module::new();
    m.add(b.finish());
    m.add(g.finish());
    let e = execute(&m, &[("n", 12)]).unwrap();
    assert_eq!(count(&m, &e, "f", "j.body"), Some(12));
}

#[test]
fn poison_survives_memory_and_bad_addresses_are_undefined() {
    let mut b = FunctionBuilder::new("f");
    let x = b.param("x", I32);
    let s = b.inst(Type::Ptr, Inst::Alloca(None));
    let one = b.iconst(I32, 1);
    let next = b.binary(BinaryOp::Add, Flags::NSW, x, one);
    b.effect(Inst::Store(s, next, 4));
    let v = load(&mut b, I32, s, "v");
    check(&mut b, v, 1);
    let m = module(b.finish());
    assert_eq!(then(&m, &[("x", 0)]), Some(1));
    assert!(execute(&m, &[("x", i32::MAX as i128)]).is_err());

    let mut b = FunctionBuilder::new("f");
    let p = b.param("p", Type::Ptr);
    let v = load(&mut b, I32, p, "v");
    check(&mut b, v, 1);
    let m = module(b.finish());
    assert_eq!(then(&m, &[("p[0]", 1)]), Some(1));
    let e = execute(&m, &[("p", 0)]).unwrap_err();
    assert!(matches!(&e, InterpError::Undefined { what, .. } if what.contains("null")), "{e}");
    assert_eq!(then(&m, &[("p", 64), ("p[0]", 1)]), Some(1));
}

/// f(p, q, n) branches on a condition over the two pointers.
fn over_pointers(build: impl FnOnce(&mut FunctionBuilder, Value, Value, Value) -> Value) -> Module {
    let mut b = FunctionBuilder::new("f");
    let (p, q) = (b.param("p", Type::Ptr), b.param("q", Type::Ptr));
    let n = b.param("n", I64);
    let c = build(&mut b, p, q, n);
    probe(&mut b, c);
    module(b.finish())
}

#[test]
fn pointers_into_one_object_compare_by_offset() {
    let m = over_pointers(|b, p, _, n| {
        let end = b.inst(Type::Ptr, Inst::PtrAdd(Flags::NONE, p, n));
        b.icmp(Predicate::Ult, p, end)
    });
    for (n, want) in [(1, 1), (0, 0), (-1, 0)] {
        assert_eq!(then(&m, &[("n", n)]), Some(want), "{n}");
    }
    assert_eq!(then(&m, &[("n", 1 << 60)]), None); // no address space is so large
    let m = over_pointers(|b, p, _, n| {
        let end = b.inst(Type::Ptr, Inst::PtrAdd(Flags::NONE, p, n));
        let (x, y) = (b.inst(I64, Inst::PtrToInt(end)), b.inst(I64, Inst::PtrToInt(p)));
        let d = b.binary(BinaryOp::Sub, Flags::NONE, x, y);
        let k = b.iconst(I64, 12);
        b.icmp(Predicate::Eq, d, k)
    });
    assert_eq!(then(&m, &[("n", 12)]), Some(1));
}

#[test]
fn overlap_checks_find_no_overlap_in_any_order() {
    let m = over_pointers(|b, p, q, n| {
        let (pe, qe) = (
            b.inst(Type::Ptr, Inst::PtrAdd(Flags::NSW, p, n)),
            b.inst(Type::Ptr, Inst::PtrAdd(Flags::NSW, q, n)),
        );
        let c0 = b.icmp(Predicate::Ult, p, qe);
        let c1 = b.icmp(Predicate::Ult, q, pe);
        b.binary(BinaryOp::And, Flags::NONE, c0, c1)
    });
    let e = execute(&m, &[("n", 100)]).unwrap();
    assert_eq!(count(&m, &e, "f", "then"), Some(0));
    assert_eq!(e.assumptions, [Assumption::Disjoint("p".into(), "q".into())]);
    let m = over_pointers(|b, p, q, _| {
        let (x, y) = (b.inst(I64, Inst::PtrToInt(p)), b.inst(I64, Inst::PtrToInt(q)));
        let d = b.binary(BinaryOp::Sub, Flags::NONE, x, y);
        let k = b.iconst(I64, 16);
        b.icmp(Predicate::Ult, d, k)
    });
    assert_eq!(then(&m, &[]), Some(0));
    let m = over_pointers(|b, p, q, _| b.icmp(Predicate::Eq, p, q));
    assert_eq!(then(&m, &[]), Some(0));
    // short-circuit form, over branches
    let mut b = FunctionBuilder::new("f");
    let (p, q) = (b.param("p", Type::Ptr), b.param("q", Type::Ptr));
    let (entry, second, overlap, apart) =
        (b.block("entry"), b.block("second"), b.block("overlap"), b.block("apart"));
    b.switch_to(entry);
    let (pe, qe) = (at(&mut b, p, 64), at(&mut b, q, 64));
    let c0 = b.icmp(Predicate::Ult, p, qe);
    b.branch(c0, (second, &[]), (apart, &[]));
    b.switch_to(second);
    let c1 = b.icmp(Predicate::Ult, q, pe);
    b.branch(c1, (overlap, &[]), (apart, &[]));
    for x in [overlap, apart] {
        b.switch_to(x);
        b.ret(None);
    }
    let m = module(b.finish());
    let e = execute(&m, &[]).unwrap();
    assert_eq!(count(&m, &e, "f", "overlap"), Some(0));
    assert_eq!(count(&m, &e, "f", "apart"), Some(1));
    assert!(reason(&m, &e, "f", "second").contains("p and q"));
}

#[test]
fn the_order_of_objects_is_not_known() {
    let m = over_pointers(|b, p, q, _| b.icmp(Predicate::Ult, p, q));
    let e = execute(&m, &[]).unwrap();
    assert!(reason(&m, &e, "f", "then").contains("the order of p and q"));
    assert_eq!(count(&m, &e, "f", "end"), Some(1));
    // more orders than are run
    let f = m.by_name("f").unwrap();
    let options = Options { orders: 1, ..Options::default() };
    let e = run(&m, f, &Inputs::new(), &options).unwrap();
    assert_eq!(count(&m, &e, "f", "then"), None);
    assert_eq!(count(&m, &e, "f", "end"), Some(1));
}

#[test]
fn three_objects_have_more_than_two_orders() {
    // q lies above p and above r: false for p < q < r and for its reverse, true for p < r < q
    let mut b = FunctionBuilder::new("f");
    let (p, q, r) = (b.param("p", Type::Ptr), b.param("q", Type::Ptr), b.param("r", Type::Ptr));
    let c0 = b.icmp(Predicate::Ult, p, q);
    let c1 = b.icmp(Predicate::Ult, r, q);
    let c = b.binary(BinaryOp::And, Flags::NONE, c0, c1);
    probe(&mut b, c);
    let m = module(b.finish());
    assert_eq!(then(&m, &[]), None);
}

#[test]
fn null_checks() {
    let m = over_pointers(|b, p, _, _| {
        let null = b.iconst(Type::Ptr, 0);
        b.icmp(Predicate::Eq, p, null)
    });
    let e = execute(&m, &[]).unwrap();
    assert_eq!(count(&m, &e, "f", "then"), Some(0));
    assert_eq!(e.assumptions, [Assumption::NotNull("p".into())]);
    assert_eq!(then(&m, &[("p", 0)]), Some(1));
}

#[test]
fn loaded_pointers_are_assumed_to_be_other_than_null_and_nothing_else() {
    let build = |with_null: bool| {
        over_pointers(|b, p, q, _| {
            let r = load(b, Type::Ptr, p, "strides");
            let other = if with_null { b.iconst(Type::Ptr, 0) } else { q };
            b.icmp(Predicate::Eq, r, other)
        })
    };
    assert_eq!(then(&build(false), &[]), None);
    let null = build(true);
    let e = execute(&null, &[]).unwrap();
    assert_eq!(count(&null, &e, "f", "then"), Some(0));
    assert_eq!(e.assumptions, [Assumption::NotNull("p[0]".into())]);
    assert_eq!(then(&null, &[("p[0]", 0)]), Some(1));
    assert_eq!(then(&null, &[("strides", 1)]), Some(0));
}

#[test]
fn arithmetic_on_addresses_is_unknown() {
    let m = over_pointers(|b, p, _, _| {
        let x = b.inst(I64, Inst::PtrToInt(p));
        let k = b.iconst(I64, 15);
        let low = b.binary(BinaryOp::And, Flags::NONE, x, k);
        let zero = b.iconst(I64, 0);
        b.icmp(Predicate::Eq, low, zero)
    });
    let e = execute(&m, &[]).unwrap();
    assert!(reason(&m, &e, "f", "then").contains("address"));
}
