//! Calls: bodies, recursion, known and unknown callees, the end of an execution.

use super::flow::for_loop;
use super::*;

/// `name(n): for (i = 0; i < n; i++) sinf()`, returns n + 1
fn row(name: &str) -> Function {
    let mut b = FunctionBuilder::new(name);
    let n = b.param("n", I32);
    for_loop(&mut b, "i", n, |b, _| {
        b.effect(Inst::Call(unknown_call("sinf", &[])));
    });
    let one = b.iconst(I32, 1);
    let r = b.binary(BinaryOp::Add, Flags::NONE, n, one);
    b.ret(Some(r));
    b.finish()
}

fn calls(m: &Module, e: &Execution, function: &str, callee: &str) -> Option<u64> {
    e.functions[&m.by_name(function).unwrap()].calls[callee].known()
}

#[test]
fn callees_are_counted_over_all_call_sites() {
    let mut b = FunctionBuilder::new("f");
    let n = b.param("n", I32);
    for_loop(&mut b, "i", n, |b, i| {
        b.call(Some(I32), unknown_call("row", &[i]));
    });
    let last = b.call(Some(I32), unknown_call("row", &[n])).unwrap();
    let six = b.iconst(I32, 6);
    let c = b.icmp(Predicate::Eq, last, six);
    probe(&mut b, c);
    let mut m = Module::new();
    m.add(b.finish());
    m.add(row("row"));
    let e = execute(&m, &[("n", 5)]).unwrap();
    assert_eq!(count(&m, &e, "f", "then"), Some(1));
    assert_eq!(count(&m, &e, "row", "entry"), Some(6));
    assert_eq!(count(&m, &e, "row", "i.body"), Some(10 + 5));
    assert_eq!(calls(&m, &e, "f", "row"), Some(6));
    assert_eq!(calls(&m, &e, "row", "sinf"), Some(15));
    assert_eq!(e.assumptions, [Assumption::CallReturns("sinf".into())]);
}

/// `fib(n) = n < 2 ? n : fib(n-1) + fib(n-2)`
fn fib() -> Function {
    let mut b = FunctionBuilder::new("fib");
    let n = b.param("n", I32);
    let (entry, base, step) = (b.block("entry"), b.block("base"), b.block("step"));
    b.switch_to(entry);
    let two = b.iconst(I32, 2);
    let small = b.icmp(Predicate::Slt, n, two);
    b.branch(small, (base, &[]), (step, &[]));
    b.switch_to(base);
    b.ret(Some(n));
    b.switch_to(step);
    let (k1, k2) = (b.iconst(I32, -1), b.iconst(I32, -2));
    let n1 = b.binary(BinaryOp::Add, Flags::NSW, n, k1);
    let n2 = b.binary(BinaryOp::Add, Flags::NSW, n, k2);
    let a = b.call(Some(I32), unknown_call("fib", &[n1])).unwrap();
    let c = b.call(Some(I32), unknown_call("fib", &[n2])).unwrap();
    let r = b.binary(BinaryOp::Add, Flags::NSW, a, c);
    b.ret(Some(r));
    b.finish()
}

#[test]
fn recursion() {
    let mut b = FunctionBuilder::new("f");
    let n = b.param("n", I32);
    let r = b.call(Some(I32), unknown_call("fib", &[n])).unwrap();
    for_loop(&mut b, "i", r, |_, _| {});
    b.ret(None);
    let mut m = Module::new();
    m.add(b.finish());
    m.add(fib());
    let e = execute(&m, &[("n", 15)]).unwrap();
    assert_eq!(count(&m, &e, "f", "i.body"), Some(610));
    assert_eq!(count(&m, &e, "fib", "base"), Some(987));
    assert_eq!(count(&m, &e, "fib", "step"), Some(986));
}

#[test]
fn endless_recursion_meets_a_limit() {
    let mut b = FunctionBuilder::new("f");
    b.effect(Inst::Call(unknown_call("f", &[])));
    b.ret(None);
    let m = module(b.finish());
    let e = execute(&m, &[]).unwrap_err();
    assert!(matches!(&e, InterpError::Depth { function, .. } if function == "f"), "{e}");
}

#[test]
fn deep_recursion_needs_no_native_stack() {
    // down(n) = n == 0 ? 0 : down(n - 1)
    let mut b = FunctionBuilder::new("f");
    let n = b.param("n", I32);
    let (entry, more, end) = (b.block("entry"), b.block("more"), b.block("end"));
    b.switch_to(entry);
    let zero = b.iconst(I32, 0);
    let c = b.icmp(Predicate::Eq, n, zero);
    b.branch(c, (end, &[]), (more, &[]));
    b.switch_to(more);
    let minus = b.iconst(I32, -1);
    let next = b.binary(BinaryOp::Add, Flags::NSW, n, minus);
    b.effect(Inst::Call(unknown_call("f", &[next])));
    b.jump(end, &[]);
    b.switch_to(end);
    b.ret(None);
    let m = module(b.finish());
    let e = execute(&m, &[("n", 300_000)]).unwrap();
    assert_eq!(count(&m, &e, "f", "end"), Some(300_001));
}

/// if (CALL(…) CONDITION) then
fn on_result(callee: Callee, ty: Type, pred: Predicate) -> Module {
    let mut b = FunctionBuilder::new("f");
    let info = CallInfo { callee, ..unknown_call("", &[]) };
    let r = b.call(Some(ty), info).unwrap();
    let zero = b.iconst(ty, 0);
    let c = b.icmp(pred, r, zero);
    probe(&mut b, c);
    module(b.finish())
}

#[test]
fn known_callees_have_default_results_that_can_be_overridden() {
    let launch = Callee::Global("__TVMBackendParallelLaunch".into());
    let m = on_result(launch, I32, Predicate::Ne);
    let e = execute(&m, &[]).unwrap();
    assert_eq!(count(&m, &e, "f", "then"), Some(0));
    assert_eq!(e.assumptions, [Assumption::CallResult("__TVMBackendParallelLaunch".into(), 0)]);
    let e = execute(&m, &[("TVMBackendParallelLaunch", -1)]).unwrap();
    assert_eq!(count(&m, &e, "f", "then"), Some(1));
    assert_eq!(calls(&m, &e, "f", "__TVMBackendParallelLaunch"), Some(1));

    let m = on_result(Callee::Direct("malloc".into()), Type::Ptr, Predicate::Eq);
    let e = execute(&m, &[]).unwrap();
    assert_eq!(count(&m, &e, "f", "then"), Some(0));
    assert_eq!(e.assumptions, [Assumption::FreshObject("malloc".into())]);
    let e = execute(&m, &[("malloc", 0)]).unwrap();
    assert_eq!(count(&m, &e, "f", "then"), Some(1));
}

#[test]
fn unknown_results_are_unknown_or_bound() {
    let m = on_result(Callee::Direct("rand".into()), I32, Predicate::Ne);
    let e = execute(&m, &[]).unwrap();
    assert_eq!(count(&m, &e, "f", "then"), None);
    assert!(reason(&m, &e, "f", "then").contains("a call to rand"));
    assert_eq!(count(&m, &e, "f", "end"), Some(1));
    let e = execute(&m, &[("rand", 4)]).unwrap();
    assert_eq!(count(&m, &e, "f", "then"), Some(1));
}

/// callee(n): sinf(); if (n == 3) exit(); sinf()
fn leaver() -> Function {
    let mut b = FunctionBuilder::new("leaver");
    let n = b.param("n", I32);
    let (entry, out, stay) = (b.block("entry"), b.block("out"), b.block("stay"));
    b.switch_to(entry);
    b.effect(Inst::Call(unknown_call("sinf", &[])));
    let three = b.iconst(I32, 3);
    let c = b.icmp(Predicate::Eq, n, three);
    b.branch(c, (out, &[]), (stay, &[]));
    b.switch_to(out);
    b.effect(Inst::Call(unknown_call("exit", &[])));
    b.effect(Inst::Call(unknown_call("never", &[])));
    b.terminate(Terminator::Unreachable);
    b.switch_to(stay);
    b.effect(Inst::Call(unknown_call("sinf", &[])));
    b.ret(None);
    b.finish()
}

#[test]
fn an_exit_ends_the_counts_of_what_follows() {
    let mut b = FunctionBuilder::new("f");
    let n = b.param("n", I32);
    for_loop(&mut b, "i", n, |b, i| {
        b.effect(Inst::Call(unknown_call("before", &[])));
        b.effect(Inst::Call(unknown_call("leaver", &[i])));
        b.effect(Inst::Call(unknown_call("after", &[])));
    });
    b.ret(None);
    let mut m = Module::new();
    m.add(b.finish());
    m.add(leaver());
    let e = execute(&m, &[("n", 10)]).unwrap();
    assert_eq!(count(&m, &e, "f", "i.body"), Some(4));
    assert_eq!(count(&m, &e, "f", "i.exit"), Some(0));
    assert_eq!(calls(&m, &e, "f", "before"), Some(4));
    assert_eq!(calls(&m, &e, "f", "leaver"), Some(4));
    assert_eq!(calls(&m, &e, "f", "after"), Some(3));
    assert_eq!(calls(&m, &e, "leaver", "exit"), Some(1));
    assert_eq!(calls(&m, &e, "leaver", "never"), Some(0));
    assert_eq!(calls(&m, &e, "leaver", "sinf"), Some(7));
    let e = execute(&m, &[("n", 2)]).unwrap();
    assert_eq!(count(&m, &e, "f", "i.exit"), Some(1));
}

#[test]
fn an_exit_that_may_happen_makes_what_follows_unknown() {
    let mut b = FunctionBuilder::new("f");
    let x = b.opaque(I32, "data");
    b.effect(Inst::Call(unknown_call("leaver", &[x])));
    b.effect(Inst::Call(unknown_call("after", &[])));
    let next = b.block("next");
    b.jump(next, &[]);
    b.switch_to(next);
    b.ret(None);
    let mut m = Module::new();
    m.add(b.finish());
    m.add(leaver());
    let e = execute(&m, &[]).unwrap();
    assert_eq!(count(&m, &e, "f", "entry"), Some(1));
    assert_eq!(count(&m, &e, "f", "next"), None);
    assert!(reason(&m, &e, "f", "next").contains("data"));
    assert_eq!(calls(&m, &e, "f", "leaver"), Some(1));
    assert_eq!(calls(&m, &e, "f", "after"), None);
    assert_eq!(count(&m, &e, "leaver", "entry"), Some(1));
    assert_eq!(count(&m, &e, "leaver", "stay"), None);
}

#[test]
fn functions_whose_address_gets_out_have_no_counts_once_unknown_code_runs() {
    let mut b = FunctionBuilder::new("f");
    let address = b.inst(Type::Ptr, Inst::GlobalAddr("row".into()));
    b.effect(Inst::Call(unknown_call("TVMBackendParallelLaunch", &[address])));
    b.ret(None);
    let mut m = Module::new();
    m.add(b.finish());
    let mut lambda = row("row");
    lambda.address_escapes = true;
    let row_id = m.add(lambda);
    let e = execute(&m, &[]).unwrap();
    assert_eq!(count(&m, &e, "f", "entry"), Some(1));
    assert!(reason(&m, &e, "row", "entry").contains("address"));
    // Run on its own it is counted: what it calls cannot call it, unless it is unknown code.
    let e = run(&m, row_id, &[("n", 0)].into_iter().collect(), &Options::default()).unwrap();
    assert_eq!(count(&m, &e, "row", "i.head"), Some(1));
    let twice = || [("n", 2)].into_iter().collect();
    let e = run(&m, row_id, &twice(), &Options::default()).unwrap();
    assert_eq!(count(&m, &e, "row", "i.head"), Some(3));
    assert!(e.assumptions.contains(&Assumption::NoCallback));
    let checked = Options::default().without([AssumptionKind::NoCallback]);
    let e = run(&m, row_id, &twice(), &checked).unwrap();
    assert_eq!(count(&m, &e, "row", "i.head"), None);
}

#[test]
fn unsupported_functions_are_unknown() {
    let mut b = FunctionBuilder::new("f");
    b.effect(Inst::Call(unknown_call("row", &[])));
    b.ret(None);
    let mut m = Module::new();
    m.add(b.finish());
    let mut bad = row("row");
    bad.unsupported = Some("blockaddress".into());
    let bad = m.add(bad);
    let e = execute(&m, &[]).unwrap();
    assert_eq!(count(&m, &e, "f", "entry"), Some(1));
    assert_eq!(reason(&m, &e, "row", "entry"), "blockaddress");
    let e = run(&m, bad, &Inputs::new(), &Options::default()).unwrap();
    assert_eq!(reason(&m, &e, "row", "entry"), "blockaddress");
}

/// p = calloc(…); `between`; then the load of p[OFFSET] decides.
fn zeroed(between: &str, offset: u32) -> Option<u64> {
    let text = format!(
        "func @f(%n: i32) {{\nblock entry:\n  %k = const i64 {offset}\n  %p = call ptr @calloc(%k, %k)\n  \
         {between}\n  %q = ptradd nsw %p, %k\n  %v = load i32 %q\n  %z = const i32 0\n  \
         %c = icmp eq %v, %z\n  branch %c, then, end\nblock then:\n  jump end\n\
         block end:\n  return\n}}"
    );
    let m = crate::ir::text::parse_module(&text).unwrap();
    let e = execute(&m, &[("n", 7)]).unwrap();
    count(&m, &e, "f", "then")
}

#[test]
fn fresh_zeros_are_zeros_until_they_are_written() {
    assert_eq!(zeroed("", 8), Some(1));
    assert_eq!(zeroed("store %p, %n, 4", 8), Some(1));
    assert_eq!(zeroed("store %p, %n, 4", 0), Some(0));
    // one byte of four is not zero
    assert_eq!(zeroed("store %p, %n, 4", 3), Some(1));
    assert_eq!(zeroed("%b = trunc %n to i8\n  store %p, %b, 1", 0), Some(0));
    assert_eq!(zeroed("clobber %p", 8), None);
    assert_eq!(zeroed("call @use(%p)", 8), None);
    // the object was not known to it
    assert_eq!(zeroed("call @use(%n)", 8), Some(1));
}

#[test]
fn what_an_attribute_says_of_a_callee_counts_where_no_entry_does() {
    let said = |callee: &str| {
        let text = format!(
            "func @f() {{\nblock entry:\n  %n = const i64 8\n  %p = call ptr {callee}\n  %v = load i32 %p\n  \
             %z = const i32 0\n  %c = icmp eq %v, %z\n  branch %c, then, end\nblock then:\n  \
             jump end\nblock end:\n  return\n}}"
        );
        let m = crate::ir::text::parse_module(&text).unwrap();
        assert_eq!(m.to_string().trim(), text.trim(), "it reads back");
        let e = execute(&m, &[]).unwrap();
        let assumed: Vec<String> = e.assumptions.iter().map(ToString::to_string).collect();
        (count(&m, &e, "f", "then"), assumed)
    };
    assert_eq!(said("@arena() [zeroed]").0, Some(1));
    assert_eq!(said("@arena() [zeroed]").1, ["arena returns a fresh object, never null"]);
    assert_eq!(said("@arena() [allocates]").0, None);
    assert_eq!(said("@arena() [reads]").0, None);
    // the table knows it
    assert_eq!(said("@malloc(%n) [zeroed]").0, None);
    // but no function of other types, and none that the source says is another
    assert_eq!(said("@calloc(%n, %n)").0, Some(1));
    assert_eq!(said("@calloc(%n) [reads writes notlibrary]").0, None);
    assert_eq!(said("@calloc(%n, %n) [reads writes notlibrary]").0, None);
    assert_eq!(said("@__calloc(%n, %n)").0, None);
}

#[test]
fn an_allocator_by_attribute_may_write_what_its_effects_say() {
    let decided = |effects: &str| {
        let text = format!(
            "func @f(%n: i32) {{\nblock entry:\n  %g = globaladdr @counter\n  store %g, %n, 4\n  \
             %p = call ptr @arena() {effects}\n  %v = load i32 %g\n  %z = const i32 7\n  \
             %c = icmp eq %v, %z\n  branch %c, then, end\nblock then:\n  jump end\n\
             block end:\n  return\n}}"
        );
        let m = crate::ir::text::parse_module(&text).unwrap();
        let e = execute(&m, &[("n", 7)]).unwrap();
        count(&m, &e, "f", "then")
    };
    assert_eq!(decided("[reads writes allocates]"), None);
    assert_eq!(decided("[reads writes argmem allocates]"), Some(1));
    assert_eq!(decided("[allocates]"), Some(1));
}

/// Two callees, of which one has the name of the other without leading `__`, are two.
#[test]
fn a_short_name_is_that_of_one_callee() {
    let text = |first: &str| {
        format!(
            "func @f() {{\nblock entry:\n  %a = call i32 @{first}()\n  %b = call i32 @__size()\n  \
             %c = icmp eq %a, %b\n  branch %c, then, end\nblock then:\n  jump end\n\
             block end:\n  return\n}}"
        )
    };
    let then = |first: &str, inputs: &[(&str, i128)]| {
        let m = crate::ir::text::parse_module(&text(first)).unwrap();
        let e = execute(&m, inputs).unwrap();
        count(&m, &e, "f", "then")
    };
    assert_eq!(then("size", &[("size", 5)]), None);
    assert_eq!(then("size", &[("size", 5), ("__size", 9)]), Some(0));
    assert_eq!(then("size", &[("size", 5), ("__size", 5)]), Some(1));
    assert_eq!(then("width", &[("size", 5), ("width", 5)]), Some(1));
    let m = crate::ir::text::parse_module(&text("size")).unwrap();
    let profile = crate::profile::ModuleProfile::new(&m, crate::profile::Options::default());
    let id = profile.by_name("f").unwrap();
    let named = |name: &str| profile.function(id).symbols().find(name).map(|s| s.name.clone());
    assert_eq!(named("size").as_deref(), Some("size"));
    assert_eq!(named("__size").as_deref(), Some("__size"));
    let m = crate::ir::text::parse_module(&text("width")).unwrap();
    let profile = crate::profile::ModuleProfile::new(&m, crate::profile::Options::default());
    let found = profile.function(id).symbols().find("size").map(|s| s.name.clone());
    assert_eq!(found.as_deref(), Some("__size"));
}
