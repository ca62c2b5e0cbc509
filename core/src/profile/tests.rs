//! Tests of profiles and their evaluation on functions in the text form.

use super::*;
use crate::ir::text::parse_module;

fn options(assume: &[&str]) -> Options {
    let assume = assume.iter().map(|a| Assumption::parse(a).expect("an assumption")).collect();
    let mut options = Options { assume, ..Options::default() };
    options.simulation.steps = 100_000;
    options
}

/// The counts of all blocks of a function, `-1` where there is none.
fn counts(
    profile: &ModuleProfile<'_>,
    function: &str,
    point: &[(&str, i128)],
) -> Result<Vec<i64>, ProfileError> {
    let id = profile.by_name(function)?;
    let point = point.iter().copied().collect();
    let evaluation = profile.evaluate(id, &point)?;
    let number =
        |b: &BlockValue| b.count.as_ref().map_or(-1, |c| i64::try_from(c).expect("a small count"));
    Ok(evaluation.root().blocks.iter().map(number).collect())
}

fn statuses(profile: &ModuleProfile<'_>, function: &str) -> Vec<Status> {
    let id = profile.by_name(function).expect("the function is there");
    profile.function(id).blocks().iter().map(|b| b.count.status()).collect()
}

const LOOP: &str = "
func @f(%n: i32, %m: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, %n
  branch %more, body, exit
block body:
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}";

#[test]
fn formulas_and_simulation_agree() {
    let module = parse_module(LOOP).expect("it parses");
    let profile = ModuleProfile::new(&module, options(&[]));
    let id = profile.by_name("f").expect("f");
    for n in -3..9 {
        let point = [("n", n)].into_iter().collect();
        let mut answers = Vec::new();
        for engine in [Engine::Auto, Engine::Formula, Engine::Simulation, Engine::Both] {
            let e = profile.evaluate_by(engine, id, &point).expect("it evaluates");
            answers.push(e.root().blocks.iter().map(|b| b.count.clone()).collect::<Vec<_>>());
        }
        assert!(answers.windows(2).all(|w| w[0] == w[1]), "{answers:?}");
    }
}

#[test]
fn sources_are_told() {
    let module = parse_module(LOOP).expect("it parses");
    let profile = ModuleProfile::new(&module, options(&[]));
    let id = profile.by_name("f").expect("f");
    let point: Point = [("n", 4)].into_iter().collect();
    for (engine, source) in
        [(Engine::Auto, Source::Formula), (Engine::Simulation, Source::Simulation)]
    {
        let e = profile.evaluate_by(engine, id, &point).expect("it evaluates");
        assert!(e.root().blocks.iter().all(|b| b.source == Some(source)), "{engine:?}");
    }
}

#[test]
fn symbols_are_checked() {
    let module = parse_module(LOOP).expect("it parses");
    let profile = ModuleProfile::new(&module, options(&[]));
    let run = |point: &[(&str, i128)]| counts(&profile, "f", point);
    assert_eq!(run(&[("n", 2)]), Ok(vec![1, 3, 2, 1]));
    assert!(matches!(run(&[]), Err(ProfileError::MissingSymbol { symbol, .. }) if symbol == "n"));
    assert!(matches!(run(&[("k", 1)]), Err(ProfileError::UnknownSymbol { .. })));
    // -2^31 … 2^32 - 1, by bits
    assert_eq!(run(&[("n", (1 << 32) - 1)]), Ok(vec![1, 1, 0, 1]));
    assert!(matches!(run(&[("n", 1 << 32)]), Err(ProfileError::OutOfRange { .. })));
    assert!(matches!(run(&[("n", -(1 << 31) - 1)]), Err(ProfileError::OutOfRange { .. })));
    assert!(matches!(
        profile.by_name("g"),
        Err(ProfileError::NoFunction { available, .. }) if available == "it defines f"
    ));
}

#[test]
fn assumptions_simplify_and_are_checked() {
    let module = parse_module(LOOP).expect("it parses");
    let profile = ModuleProfile::new(&module, options(&["n >= 1"]));
    let id = profile.by_name("f").expect("f");
    let f = profile.function(id);
    let body = f.block("body").expect("a body");
    assert_eq!(f.formula_text(body).as_deref(), Some("n"));
    assert_eq!(f.assumptions(), ["n >= 1"]);
    assert!(profile.check_assumptions(&[id]).is_ok());
    assert_eq!(counts(&profile, "f", &[("n", 1)]), Ok(vec![1, 2, 1, 1]));
    assert!(matches!(
        counts(&profile, "f", &[("n", 0)]),
        Err(ProfileError::OutsideDomain { condition }) if condition == "n >= 1"
    ));
    let other = ModuleProfile::new(&module, options(&["q >= 1"]));
    let Err(e) = other.check_assumptions(&[id]) else { panic!("there is no such symbol") };
    assert!(matches!(&e, ProfileError::Assumption { column: 1, .. }), "{e}");
    // binding a parameter is the condition that it has that value
    let bound = ModuleProfile::new(&module, options(&["n=7"]));
    let f = bound.function(id);
    assert_eq!(f.formula_text(f.block("head").expect("a head")).as_deref(), Some("8"));
}

/// Unknown control flow has no count, and a reason; what does not depend on it has one.
#[test]
fn data_decides() {
    let module = parse_module(
        "func @f(%p: ptr, %n: i32) {
block entry:
  %x = opaque i1 \"a comparison of floats\"
  branch %x, yes, no
block yes:
  jump exit
block no:
  jump exit
block exit:
  return
}",
    )
    .expect("it parses");
    let profile = ModuleProfile::new(&module, options(&[]));
    assert_eq!(
        statuses(&profile, "f"),
        [Status::ClosedForm, Status::DataDependent, Status::DataDependent, Status::ClosedForm]
    );
    assert_eq!(counts(&profile, "f", &[]), Ok(vec![1, -1, -1, 1]));
    let id = profile.by_name("f").expect("f");
    let e = profile.evaluate(id, &Point::default()).expect("it evaluates");
    let reason = e.root().blocks[1].reason.clone().unwrap_or_default();
    assert!(reason.contains("a comparison of floats"), "{reason}");
}

/// A loop without an end is an error that says so.
#[test]
fn endless_loops() {
    let module = parse_module(
        "func @f(%n: i32) {
block entry:
  jump head
block head:
  %0 = const i32 5
  %c = icmp eq %n, %0
  branch %c, exit, head
block exit:
  return
}",
    )
    .expect("it parses");
    let profile = ModuleProfile::new(&module, options(&[]));
    assert_eq!(counts(&profile, "f", &[("n", 5)]), Ok(vec![1, 1, 1]));
    let endless = counts(&profile, "f", &[("n", 4)]);
    assert!(
        matches!(&endless, Err(ProfileError::Endless { block, .. }) if block == "head"),
        "{endless:?}"
    );
}

const CALLS: &str = "
func @leaf(%n: i32) {
block entry:
  %0 = const i32 0
  %c = icmp sgt %n, %0
  branch %c, deep, exit
block deep:
  %1 = const i32 1
  %2 = sub i32 %n, %1
  call @leaf(%2)
  jump exit
block exit:
  return
}
func @quit(%n: i32) {
block entry:
  %0 = const i32 3
  %c = icmp eq %n, %0
  branch %c, stop, back
block stop:
  call @exit(%0) [noreturn]
  unreachable
block back:
  return
}
func @root(%n: i32) {
block entry:
  call @leaf(%n)
  call @quit(%n)
  jump after
block after:
  call @quit(%n)
  return
}
func @middle(%n: i32) {
block entry:
  call @first(%n)
  call @abort()
  call @second(%n)
  jump after
block after:
  return
}";

/// The counts of a recursive function are sums over its activations.
#[test]
fn linear_recursion_is_a_loop() {
    let module = parse_module(CALLS).expect("it parses");
    let profile = ModuleProfile::new(&module, options(&[]));
    assert!(statuses(&profile, "leaf").iter().all(|s| *s == Status::ClosedForm));
    assert_eq!(counts(&profile, "leaf", &[("n", 4)]), Ok(vec![5, 4, 5]));
}

/// What follows a call that ends the program does not run.
#[test]
fn calls_that_do_not_come_back() {
    let module = parse_module(CALLS).expect("it parses");
    let profile = ModuleProfile::new(&module, options(&[]));
    assert_eq!(counts(&profile, "root", &[("n", 2)]), Ok(vec![1, 1]));
    assert_eq!(counts(&profile, "root", &[("n", 3)]), Ok(vec![1, 0]));
    let id = profile.by_name("root").expect("root");
    let e = profile.evaluate(id, &[("n", 3)].into_iter().collect()).expect("it evaluates");
    assert_eq!(e.root().calls_to("quit"), Some(1.into()));
    assert_eq!(e.root().calls_to("leaf"), Some(1.into()));
    let names: Vec<&str> = e.functions.iter().map(|f| f.name.as_str()).collect();
    assert_eq!(names, ["root", "leaf", "quit"]);
    assert_eq!(e.functions[1].block("deep"), Some(3.into()));

    assert_eq!(counts(&profile, "middle", &[("n", 3)]), Ok(vec![1, 0]));
    let id = profile.by_name("middle").expect("middle");
    let e = profile.evaluate(id, &[("n", 3)].into_iter().collect()).expect("it evaluates");
    assert_eq!(e.root().calls_to("first"), Some(1.into()));
    assert_eq!(e.root().calls_to("second"), Some(0.into()));
}

/// A function whose address an unknown call gets to know has unknown counts.
#[test]
fn escaping_functions() {
    let module = parse_module(
        "func @task(%n: i32) {
block entry:
  return
}
func @launcher(%n: i32) {
block entry:
  %f = globaladdr @task
  call @elsewhere(%f)
  return
}",
    )
    .expect("it parses");
    let profile = ModuleProfile::new(&module, options(&[]));
    let id = profile.by_name("launcher").expect("launcher");
    let e = profile.evaluate(id, &Point::default()).expect("it evaluates");
    assert_eq!(e.root().block("entry"), Some(1.into()));
    assert_eq!(e.functions[1].name, "task");
    assert_eq!(e.functions[1].block("entry"), None);
    assert_eq!(e.root().calls_to("elsewhere"), Some(1.into()));
}

/// The result of an unknown call is a symbol that the user may bind.
#[test]
fn results_of_calls_can_be_bound() {
    let module = parse_module(
        "func @f(%n: i32) {
block entry:
  %r = call i32 @ask(%n)
  %0 = const i32 0
  %c = icmp ne %r, %0
  branch %c, yes, exit
block yes:
  jump exit
block exit:
  return
}",
    )
    .expect("it parses");
    let profile = ModuleProfile::new(&module, options(&[]));
    assert_eq!(counts(&profile, "f", &[]), Ok(vec![1, -1, 1]));
    assert_eq!(counts(&profile, "f", &[("ask", 1)]), Ok(vec![1, 1, 1]));
    assert_eq!(counts(&profile, "f", &[("ask", 0)]), Ok(vec![1, 0, 1]));
    let bound = ModuleProfile::new(&module, options(&["ask=1"]));
    assert_eq!(counts(&bound, "f", &[]), Ok(vec![1, 1, 1]));
}

#[test]
fn unsupported_functions_say_why() {
    let module = parse_module(
        "func @f(%n: i32) unsupported \"scalable vectors\" {
block entry:
  return
}",
    )
    .expect("it parses");
    let profile = ModuleProfile::new(&module, options(&[]));
    let id = profile.by_name("f").expect("f");
    let b = &profile.function(id).blocks()[0];
    assert_eq!(b.count.status(), Status::Unsupported);
    assert_eq!(b.count.reason(), Some("scalable vectors"));
    assert_eq!(counts(&profile, "f", &[]), Ok(vec![-1]));
}

#[test]
fn a_pointer_may_run_what_ends_the_program() {
    let module = parse_module(
        r#"
constant @table = "????????????????????????????????" addresses [0 @go 0, 8 @stop 0]
func @f(%k: i64) {
block entry:
  %8 = const i64 8
  %at = mul i64 %k, %8
  %t = globaladdr @table
  %a = ptradd %t, %at
  %p = load ptr %a
  call %p()
  jump after
block after:
  return
}
func @go() {
block entry:
  return
}
func @stop() {
block entry:
  %0 = const i32 1
  call @exit(%0) [reads writes noreturn]
  unreachable
}
"#,
    )
    .unwrap();
    let profile = ModuleProfile::new(&module, Options::default());
    let f = profile.by_name("f").unwrap();
    let after = profile.function(f).block("after").unwrap();
    assert_eq!(after.count.status(), Status::ClosedForm);
    assert_eq!(
        profile.function(f).assumptions(),
        ["calls of a pointer return", "no call through a pointer ends the program"]
    );
    for (k, [after, go, stop]) in [(0, [1, 1, 0]), (1, [0, 0, 1])] {
        let point = [("k", k)].into_iter().collect();
        let e = profile.evaluate(f, &point).unwrap();
        let count = |function: &str, block: &str| {
            e.functions.iter().find(|x| x.name == function).unwrap().block(block)
        };
        assert_eq!(count("f", "after"), Some(after.into()));
        assert_eq!(count("go", "entry"), Some(go.into()));
        assert_eq!(count("stop", "entry"), Some(stop.into()));
    }
}

#[test]
fn counts_do_not_speak_of_addresses() {
    let module = parse_module(
        r#"
func @f(%p: ptr, %n: i64) {
block entry:
  %8 = const i64 8
  %a = ptradd nsw %p, %n
  %b = ptradd nsw %p, %8
  %x = ptrtoint %a to i64
  %y = ptrtoint %b to i64
  %m = umax i64 %x, %y
  %z = ptrtoint %p to i64
  %d = sub i64 %m, %z
  %c = icmp ugt %d, %8
  branch %c, then, end
block then:
  jump end
block end:
  return
}
"#,
    )
    .unwrap();
    let profile = ModuleProfile::new(&module, Options::default());
    let f = profile.by_name("f").unwrap();
    for (n, then) in [(-3, 0), (8, 0), (9, 1)] {
        let point = [("n", n)].into_iter().collect();
        let e = profile.evaluate(f, &point).unwrap();
        assert_eq!(e.root().block("then"), Some(then.into()), "n = {n}");
    }
}

#[test]
fn simulated_counts_are_expressions() {
    use crate::expr::{Evaluator, Num};
    // the steps of Collatz's sequence have no closed form
    let module = parse_module(
        "
func @f(%n: i32, %m: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %2 = const i32 2
  %3 = const i32 3
  jump head(%n)
block head(%x: i32):
  %more = icmp sgt %x, %1
  branch %more, body, exit
block body:
  %low = and i32 %x, %1
  %odd = icmp ne %low, %0
  branch %odd, up, down
block up:
  %triple = mul nsw i32 %x, %3
  %a = add nsw i32 %triple, %1
  jump head(%a)
block down:
  %b = lshr i32 %x, %1
  jump head(%b)
block exit:
  return
}
func @g(%p: ptr) {
block entry:
  %0 = const i32 1
  %n = load i32 %p
  jump head(%n)
block head(%x: i32):
  %more = icmp sgt %x, %0
  branch %more, body, exit
block body:
  %a = mul i32 %x, %x
  jump head(%a)
block exit:
  return
}",
    )
    .expect("it parses");
    let profile = ModuleProfile::new(&module, options(&[]));
    let f = profile.function(profile.by_name("f").expect("f"));
    let body = f.block("body").expect("a body");
    assert_eq!((body.count.status(), body.count.formula()), (Status::Simulation, None));
    let e = body.count.expression().expect("a simulation");
    assert_eq!(f.store().display(e).to_string(), "simulate(f, body, n, 0)");
    assert_eq!(Status::of(f.store(), e), Status::Simulation);
    let up = f.block("up").and_then(|b| b.count.expression()).expect("a simulation");

    let simulator = profile.interpreter().simulator(&profile.options().simulation);
    let mut ev = Evaluator::new(f.store()).with_simulator(&simulator);
    ev.bind_name("n", Num::int(27));
    assert_eq!((ev.eval(e), ev.eval(up)), (Ok(Num::int(111)), Ok(Num::int(41))));
    assert_eq!(simulator.executions(), 1);
    // the steps allowed are those of all executions
    let few = crate::interp::Options { steps: 1000, ..profile.options().simulation };
    let simulator = profile.interpreter().simulator(&few);
    let mut ev = Evaluator::new(f.store()).with_simulator(&simulator);
    ev.bind_name("n", Num::int(27));
    assert_eq!(ev.eval(e), Ok(Num::int(111)));
    ev.bind_name("n", Num::int(31));
    let budget = ev.eval(e).expect_err("both take more");
    assert!(matches!(budget, crate::expr::EvalError::SimulationBudget { steps: 1000, .. }));

    // what memory decides is no function of the arguments
    let g = profile.function(profile.by_name("g").expect("g"));
    let body = g.block("body").expect("a body");
    assert_eq!((body.count.status(), body.count.expression()), (Status::Simulation, None));
}

#[test]
fn assumptions_have_a_meaning_and_can_hold_together() {
    let module = parse_module(LOOP).expect("it parses");
    let check = |texts: &[&str]| {
        let profile = ModuleProfile::new(&module, options(texts));
        let id = profile.by_name("f").expect("f");
        profile.check_assumptions(&[id])
    };
    for fine in [&["n>5", "n<7"][..], &["n%2==0", "n>=1 || m>=1"], &["n=4294967295", "n<0"]] {
        assert_eq!(check(fine), Ok(()), "{fine:?}");
    }
    for (texts, named) in [
        (&["n>5", "m>0", "n<3"][..], "`n>5` and `n<3`"),
        (&["n%2==0", "n==3"], "`n%2==0` and `n==3`"),
        (&["n==3", "n%2==0"], "`n==3` and `n%2==0`"),
        (&["n%2==0", "n%4==1"], "`n%2==0` and `n%4==1`"),
        (&["n%6==1", "m>0", "n%4==2"], "`n%6==1` and `n%4==2`"),
        (&["n=1", "n=2"], "`n=1` and `n=2`"),
        (&["n>m", "m>7", "n<8"], "`n>m` and `m>7` and `n<8`"),
    ] {
        let Err(ProfileError::Contradictory { conditions, .. }) = check(texts) else {
            panic!("{texts:?}: {:?}", check(texts))
        };
        assert_eq!(conditions, named);
    }
    for text in ["n>=4294967296", "n>5 && n<3", "n != n"] {
        let found = check(&[text]);
        assert!(
            matches!(&found, Err(ProfileError::Impossible { condition, .. }) if condition == text),
            "{text}: {found:?}"
        );
    }
    for text in ["k>0", "n>0 && k>0", "malloc=0"] {
        assert!(matches!(check(&[text]), Err(ProfileError::Assumption { .. })), "{text}");
    }
    for (text, message) in [
        (
            "n=4294967296",
            "the assumption `n=4294967296`, column 3: `n` = 4294967296 is out of range; n of \
             function `f` is of type i32, which takes -2147483648 … 4294967295",
        ),
        (
            "n > 0 && kk > 0",
            "the assumption `n > 0 && kk > 0`, column 10: function `f` has no symbol `kk`; its \
             symbols are n, m",
        ),
        (
            "not_null",
            "the assumption `not_null`, column 1: function `f` has no symbol `not_null`; its symbols \
             are n, m, and the names of assumptions are disjoint, not-null, no-wrap, allocation, \
             call-result, returns, ends, defined, no-exit, \
             no-callback, strict-aliasing, fields-constant, threads, typical",
        ),
    ] {
        assert_eq!(check(&[text]).map_err(|e| e.to_string()), Err(message.to_owned()));
    }
}

#[test]
fn conditions_on_pointers() {
    let module = parse_module(
        "
func @f(%b: ptr, %n: i32) {
block entry:
  %z = const i64 0
  %none = inttoptr %z
  %c = icmp eq %b, %none
  branch %c, without, with
block without:
  return
block with:
  %q = load ptr %b
  %d = icmp eq %q, %none
  branch %d, inner, exit
block inner:
  return
block exit:
  return
}",
    )
    .expect("it parses");
    let formulas = |texts: &[&str]| {
        let profile = ModuleProfile::new(&module, options(texts));
        let id = profile.by_name("f").expect("f");
        assert_eq!(profile.check_assumptions(&[id]), Ok(()));
        let f = profile.function(id);
        f.blocks().iter().map(|b| f.formula_text(b).unwrap_or_default()).collect::<Vec<_>>()
    };
    assert_eq!(formulas(&[]), ["1", "0", "1", "0", "1"]);
    assert_eq!(formulas(&["b!=0 && n>0"]), ["1", "0", "1", "0", "1"]);
    assert_eq!(formulas(&["b==0"]), ["1", "1", "0", "0", "0"]);
    assert_eq!(formulas(&["b[0]==0"]), ["1", "0", "1", "1", "0"]);
    assert_eq!(formulas(&["q=0"]), ["1", "0", "1", "1", "0"]);
}
