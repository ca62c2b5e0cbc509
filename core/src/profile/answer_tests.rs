//! Tests of what an evaluation says beyond counts: reasons, assumptions, ends of searches, undefined
//! points, bytes of memory.

use super::*;
use crate::assume::AssumptionKind;
use crate::ir::text::parse_module;
use num_bigint::BigInt;

fn module(text: &str) -> Module {
    parse_module(text).expect("it parses")
}

fn options(assume: &[&str], steps: u64) -> Options {
    let assume = assume.iter().map(|a| Assumption::parse(a).expect("an assumption")).collect();
    let mut options = Options { assume, formula_steps: steps, ..Options::default() };
    options.simulation.steps = steps;
    options
}

fn evaluate(
    profile: &ModuleProfile<'_>,
    function: &str,
    point: &[(&str, i128)],
) -> Result<Evaluation, ProfileError> {
    profile.evaluate(profile.by_name(function)?, &point.iter().copied().collect())
}

/// The counts of all blocks of a function, `-1` where there is none.
fn counts(e: &FunctionEvaluation) -> Vec<i64> {
    let count = |b: &BlockValue| b.count.as_ref().map_or(-1, |c| i64::try_from(c).expect("small"));
    e.blocks.iter().map(count).collect()
}

/// `for (j = i + 4; j != 6; j += 4)` on bytes, and a loop that no exit leaves at all.
const STRIDES: &str = "
func @f(%i: i8) {
block entry:
  %4 = const i8 4
  %6 = const i8 6
  %j0 = add i8 %i, %4
  jump head(%j0)
block head(%j: i8):
  %c = icmp eq %j, %6
  branch %c, exit, body
block body:
  %next = add i8 %j, %4
  jump head(%next)
block exit:
  return
}
func @g(%i: i8) {
block entry:
  %6 = const i8 6
  %c = icmp eq %i, %6
  branch %c, exit, loop
block loop:
  jump loop
block exit:
  return
}
func @wide(%n: i32) {
block entry:
  %0 = const i32 0
  %2 = const i32 2
  jump head(%0)
block head(%i: i32):
  %c = icmp eq %i, %n
  branch %c, exit, body
block body:
  %next = add i32 %i, %2
  jump head(%next)
block exit:
  return
}";

#[test]
fn loops_without_an_end_are_errors() {
    let module = module(STRIDES);
    let profile = ModuleProfile::new(&module, Options::default());
    let run =
        |f: &str, point: &[(&str, i128)]| evaluate(&profile, f, point).map(|e| counts(e.root()));
    assert_eq!(run("f", &[("i", 2)]), Ok(vec![1, 1, 0, 1]));
    assert_eq!(run("f", &[("i", -2)]), Ok(vec![1, 2, 1, 1]));
    assert_eq!(run("g", &[("i", 6)]), Ok(vec![1, 0, 1]));
    assert_eq!(run("wide", &[("n", 6)]), Ok(vec![1, 4, 3, 1]));
    for (f, symbol, value) in [("f", "i", 0), ("f", "i", 1), ("g", "i", 5), ("wide", "n", 7)] {
        let found = run(f, &[(symbol, value)]);
        assert!(
            matches!(&found, Err(ProfileError::Endless { function, .. }) if function == f),
            "{f} at {value}: {found:?}"
        );
    }
}

/// A block whose formula steps beyond the budget has no count; the others have theirs.
#[test]
fn what_takes_too_long_leaves_the_rest() {
    let module = module(
        "
func @f(%n: i64) {
block entry:
  %0 = const i64 0
  %1 = const i64 1
  jump head(%0)
block head(%i: i64):
  %more = icmp slt %i, %n
  branch %more, body, exit
block body:
  %sq = mul i64 %i, %i
  %x = xor i64 %sq, %i
  %3 = const i64 3
  %r = and i64 %x, %3
  %c = icmp eq %r, %3
  branch %c, rare, latch
block rare:
  jump latch
block latch:
  %next = add nsw i64 %i, %1
  jump head(%next)
block exit:
  return
}",
    );
    let profile = ModuleProfile::new(&module, options(&[], 10_000));
    let id = profile.by_name("f").expect("f");
    let status = |b: &str| profile.function(id).block(b).map(|b| b.count.status());
    assert_eq!(status("latch"), Some(Status::ClosedForm));
    if status("rare") > Some(Status::ClosedForm) {
        let e = evaluate(&profile, "f", &[("n", 1_000_000_000)]).expect("the rest is known");
        assert_eq!(counts(e.root()), [1, 1_000_000_001, 1_000_000_000, -1, 1_000_000_000, 1]);
        let reasons: Vec<_> = e.root().reasons().collect();
        assert_eq!(reasons.len(), 1);
        assert!(reasons[0].0 == "rare" && reasons[0].1.contains("--steps"), "{reasons:?}");
    }
    let near = evaluate(&profile, "f", &[("n", 100)]).expect("all is known");
    assert_eq!(near.root().reasons().count(), 0);
}

/// Nothing known at all stays an error.
#[test]
fn nothing_within_the_budget_is_an_error() {
    let module = module(
        "func @f(%n: i64) {
block entry:
  %1 = const i64 1
  %3 = const i64 3
  jump head(%n)
block head(%x: i64):
  %more = icmp ne %x, %1
  branch %more, body, exit
block body:
  %a = mul i64 %x, %3
  %b = lshr i64 %a, %1
  %c = xor i64 %b, %x
  jump head(%c)
block exit:
  return
}",
    );
    let profile = ModuleProfile::new(&module, options(&[], 100));
    let id = profile.by_name("f").expect("f");
    let found = evaluate(&profile, "f", &[("n", 7)]);
    let open = |e: &Evaluation| e.root().reasons().all(|(_, why)| why.contains("--steps"));
    // entry and exit have formulas; the loop has none
    match &found {
        Ok(e) => assert!(open(e) && e.root().reasons().count() == 2, "{e:?}"),
        Err(e) => assert!(matches!(e, ProfileError::Budget { .. }), "{e:?}"),
    }
    let simulated = profile.evaluate_by(Engine::Simulation, id, &[("n", 7)].into_iter().collect());
    assert!(matches!(simulated, Err(ProfileError::Budget { .. })), "{simulated:?}");
}

/// Data that nothing tells costs little, however long the loop.
#[test]
fn unbound_data_is_given_up_soon() {
    let module = module(
        "func @f(%n: i64, %b: ptr) {
block entry:
  %0 = const i64 0
  %1 = const i64 1
  %4 = const i64 4
  jump head(%0)
block head(%i: i64):
  %more = icmp slt %i, %n
  branch %more, body, exit
block body:
  %at = mul i64 %i, %4
  %p = ptradd %b, %at
  %x = load i32 %p
  %z = const i32 0
  %c = icmp sgt %x, %z
  branch %c, then, latch
block then:
  jump latch
block latch:
  %next = add nsw i64 %i, %1
  jump head(%next)
block exit:
  return
}",
    );
    let mut most = Options::default();
    most.simulation.steps = u64::MAX;
    let profile = ModuleProfile::new(&module, most);
    // for ever, if it were executed to its end
    let e = evaluate(&profile, "f", &[("n", 1 << 60)]).expect("the rest is known");
    let n = 1 << 60;
    assert_eq!(counts(e.root()), [1, n + 1, n, -1, n, 1]);
    // bytes that are bound decide: here those of two elements, one of them positive
    let bound = evaluate(&profile, "f", &[("n", 2), ("b[0]:i32", 1), ("b[4]:i32", -1)]);
    assert_eq!(bound.map(|e| counts(e.root())), Ok(vec![1, 3, 2, 1, 2, 1]));
}

/// Places that overlap are bytes of each other.
#[test]
fn places_that_overlap() {
    let text = "
func @f(%p: ptr) {
block entry:
  %a = load i32 %p
  %b = load i8 %p
  %0 = const i32 0
  %z = const i8 0
  %c = icmp slt %a, %0
  branch %c, low, next
block low:
  jump next
block next:
  %d = icmp eq %b, %z
  branch %d, zero, exit
block zero:
  jump exit
block exit:
  return
}";
    let module = module(text);
    let profile = ModuleProfile::new(&module, Options::default());
    let id = profile.by_name("f").expect("f");
    assert_eq!(profile.function(id).used_symbols(), ["p[0]", "p[0]:i8"]);
    let run = |point: &[(&str, i128)]| evaluate(&profile, "f", point).map(|e| counts(e.root()));
    // little-endian: the byte is the low one
    assert_eq!(run(&[("p[0]", 256)]), Ok(vec![1, 0, 1, 1, 1]));
    assert_eq!(run(&[("p[0]:i32", -1)]), Ok(vec![1, 1, 1, 0, 1]));
    assert_eq!(run(&[("p[0]:i16", 256), ("p[2]:i16", -1)]), Ok(vec![1, 1, 1, 1, 1]));
    let conflict = run(&[("p[0]", 256), ("p[0]:i8", 1)]);
    assert!(
        matches!(&conflict, Err(ProfileError::Overlap { first, second, .. })
            if (first.as_str(), second.as_str()) == ("p[0]", "p[0]:i8")),
        "{conflict:?}"
    );
    let missing = run(&[("p[0]:i8", 0)]);
    assert!(
        matches!(&missing, Err(ProfileError::MissingSymbol { symbol, .. }) if symbol == "p[0]"),
        "{missing:?}"
    );
    for wrong in ["q[0]:i8", "p[0", "p:i8"] {
        let found = run(&[(wrong, 0)]);
        assert!(matches!(found, Err(ProfileError::UnknownSymbol { .. })), "{wrong}: {found:?}");
    }
    let wide = run(&[("p[4]:i8", 256)]);
    assert!(matches!(wide, Err(ProfileError::OutOfRange { .. })), "{wide:?}");
    let mut big = module.clone();
    big.big_endian = true;
    let profile = ModuleProfile::new(&big, Options::default());
    let e = evaluate(&profile, "f", &[("p[0]", 256)]).expect("it evaluates");
    assert_eq!(counts(e.root()), [1, 0, 1, 1, 1]);
    let e = evaluate(&profile, "f", &[("p[0]", 1 << 24)]).expect("it evaluates");
    assert_eq!(counts(e.root()), [1, 0, 1, 0, 1]);
}

/// A point that breaks what the program promises is undefined, whatever formulas say.
#[test]
fn undefined_points_are_errors() {
    let module = module(
        "
func @f(%n: i32) {
block entry:
  %0 = const i32 0
  %c = icmp sgt %n, %0
  assume %c
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
}",
    );
    let profile = ModuleProfile::new(&module, Options::default());
    assert!(evaluate(&profile, "f", &[("n", 3)]).is_ok());
    let found = evaluate(&profile, "f", &[("n", 0)]).map(|e| counts(e.root()));
    let Err(e @ ProfileError::Undefined { .. }) = found else { panic!("{found:?}") };
    assert!(e.to_string().starts_with("undefined at this point: "), "{e}");
}

/// What answers rest on is told for each function: assumptions of formulas, of executions, of users.
#[test]
fn answers_say_what_they_rest_on() {
    let module = module(
        "
func @f(%p: ptr, %n: i32) {
block entry:
  %z = const i64 0
  %none = inttoptr %z
  %c = icmp eq %p, %none
  branch %c, null, call
block null:
  jump exit
block call:
  call @elsewhere(%p)
  jump exit
block exit:
  return
}",
    );
    let profile = ModuleProfile::new(&module, options(&["n > 0"], 1000));
    let assumed = |point: &[(&str, i128)]| {
        let e = evaluate(&profile, "f", point).expect("it evaluates");
        (counts(e.root()), e.root().assumptions.clone())
    };
    let (found, texts) = assumed(&[]);
    assert_eq!(found, [1, 0, 1, 1]);
    for text in ["n > 0", "p is not null", "calls of elsewhere return"] {
        assert!(texts.iter().any(|t| t == text), "{texts:?}");
    }
    // null: executed, and nothing is called
    let (found, texts) = assumed(&[("p", 0)]);
    assert_eq!((found, texts), (vec![1, 1, 0, 1], Vec::new()));
    let without =
        Options { disabled: [crate::assume::AssumptionKind::NotNull].into(), ..options(&[], 1000) };
    let profile = ModuleProfile::new(&module, without);
    let e = evaluate(&profile, "f", &[("p", 1)]).expect("it evaluates");
    assert_eq!(counts(e.root()), [1, 0, 1, 1]);
    assert!(!e.root().assumptions.iter().any(|t| t == "p is not null"));
}

/// A body that another definition may take the place of is unknown to its callers.
#[test]
fn replaceable_bodies() {
    let module = module(
        "
func @weak(%n: i32) interposable {
block entry:
  call @inner(%n)
  return
}
func @inner(%n: i32) {
block entry:
  return
}
func @f(%n: i32) {
block entry:
  call @weak(%n)
  call @inner(%n)
  jump exit
block exit:
  return
}",
    );
    let profile = ModuleProfile::new(&module, Options::default());
    let e = evaluate(&profile, "f", &[("n", 1)]).expect("it evaluates");
    assert_eq!(counts(e.root()), [1, 1]);
    assert_eq!(e.root().calls_to("weak"), Some(1.into()));
    let weak = e.functions.iter().find(|f| f.name == "weak").expect("weak is listed");
    assert_eq!(counts(weak), [-1]);
    let why = weak.reasons().next().map(|r| r.1.to_owned()).unwrap_or_default();
    assert!(why.contains("another definition may take the place of `weak`"), "{why}");
    // the other definition may call what the known one does
    let inner = e.functions.iter().find(|f| f.name == "inner").expect("inner is listed");
    assert_eq!(counts(inner), [-1]);
    let own = evaluate(&profile, "weak", &[("n", 1)]).expect("it evaluates");
    assert_eq!(counts(own.root()), [1]);
    assert_eq!(own.functions[1].block("entry"), Some(1.into()));
}

/// A callee that never comes back leaves its caller without counts.
#[test]
fn callees_without_an_end() {
    let module = module(
        "
func @f(%n: i32) {
block entry:
  call @stride(%n)
  jump exit
block exit:
  return
}
func @stride(%n: i32) {
block entry:
  %0 = const i32 0
  %2 = const i32 2
  jump head(%0)
block head(%i: i32):
  %c = icmp eq %i, %n
  branch %c, exit, body
block body:
  %next = add i32 %i, %2
  jump head(%next)
block exit:
  return
}",
    );
    let profile = ModuleProfile::new(&module, options(&[], 10_000));
    let e = evaluate(&profile, "f", &[("n", 1 << 20)]).expect("a formula");
    assert_eq!(e.functions[1].block("body"), Some((1 << 19).into()));
    let found = evaluate(&profile, "f", &[("n", 7)]);
    assert!(matches!(found, Err(ProfileError::Budget { .. })), "{found:?}");
}

/// Results of calls that the user binds are among the assumptions, of the profile and of answers.
#[test]
fn bound_results_of_calls_are_told() {
    let module = module(
        "
func @f(%n: i32) {
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
    );
    let profile = ModuleProfile::new(&module, options(&["ask=1"], 1000));
    let id = profile.by_name("f").expect("f");
    assert_eq!(profile.check_assumptions(&[id]), Ok(()));
    assert!(profile.function(id).assumptions().iter().any(|a| a == "ask=1"));
    let e = evaluate(&profile, "f", &[]).expect("it evaluates");
    assert_eq!(counts(e.root()), [1, 1, 1]);
    assert!(e.root().assumptions.iter().any(|a| a == "ask=1"), "{:?}", e.root().assumptions);
    let both = ModuleProfile::new(&module, options(&["ask=1", "ask=2"], 1000));
    let found = both.check_assumptions(&[id]);
    assert!(matches!(found, Err(ProfileError::Contradictory { .. })), "{found:?}");
    let condition = ModuleProfile::new(&module, options(&["ask>1"], 1000));
    let found = condition.check_assumptions(&[id]);
    let Err(ProfileError::Assumption { column: 1, error, .. }) = found else { panic!("{found:?}") };
    assert!(matches!(*error, ProfileError::OfCall { .. }), "{error}");
}

/// Each iteration but the last enters a loop without an exit.
const STUCK: &str = "func @f(%n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %no = const i1 0
  jump head(%0)
block head(%i: i32):
  %next = add i32 %i, %1
  %c = icmp slt %next, %n
  branch %c, stuck, exit
block stuck:
  branch %no, back, stuck
block back:
  jump head(%next)
block exit:
  return
}";

#[test]
fn nothing_is_counted_behind_a_loop_that_never_ends() {
    let module = module(STUCK);
    let profile = ModuleProfile::new(&module, options(&[], 1_000));
    let id = profile.by_name("f").expect("f");
    assert_eq!(profile.function(id).assumptions(), ["the loop at `stuck` ends"]);
    let at = |n: i128| profile.evaluate(id, &[("n", n)].into_iter().collect());
    let ended = at(1).expect("it ends");
    assert_eq!(counts(ended.root()), [1, 1, 0, 0, 1]);
    assert!(ended.root().assumptions.is_empty());
    for n in [2, 5, 2_000_000_000] {
        let found = at(n).map(|e| counts(e.root()));
        assert!(
            matches!(&found, Err(ProfileError::Endless { block, .. }) if block == "stuck"),
            "{n}: {found:?}"
        );
    }
    let without = Options {
        disabled: [crate::assume::AssumptionKind::Ends].into_iter().collect(),
        ..options(&[], 1_000)
    };
    let profile = ModuleProfile::new(&module, without);
    let back = profile.function(id).block("back").expect("a block");
    assert_eq!(back.count.status(), Status::DataDependent);
}

/// Which function calls is not told where blocks of others stand in it, but of these others it is, however the answer
/// came about.
#[test]
fn calls_in_copies_are_those_of_the_functions_that_the_copies_are_of() {
    let text = "
func @f(%n: i32) {
block entry:
  %zero = const i32 0
  %c = icmp sgt %n, %zero
  branch %c, inside, exit
block inside hidden copies @g entry:
  call @h()
  jump own
block own:
  call @h()
  call @h()
  jump exit
block exit:
  return
}
func @g() {
block entry:
  call @h()
  return
}
func @h() {
block entry:
  return
}";
    let module = crate::ir::text::parse_module(text).expect("it parses");
    let profile = ModuleProfile::new(&module, Options::default());
    let id = profile.by_name("f").expect("the function");
    for engine in [Engine::Formula, Engine::Simulation, Engine::Both, Engine::Auto] {
        for n in [0, 7] {
            let point = [("n", n)].into_iter().collect();
            let found = profile.evaluate_by(engine, id, &point).expect("counts");
            let of = |f: &str| found.functions.iter().find(|found| found.name == f).expect("there");
            let executed = Some(i64::from(n > 0).into());
            assert_eq!(of("f").calls, [("h".to_owned(), None)], "{engine:?} at {n}");
            assert_eq!(of("g").calls, [("h".to_owned(), executed.clone())], "{engine:?} at {n}");
            // blocks say whose executions they are
            assert_eq!(of("g").block("entry"), executed, "{engine:?} at {n}");
        }
    }
}

/// Calls behind others of their block rest on these coming back, whether a block that shows it does or not.
#[test]
fn sums_of_calls_rest_on_what_stands_before_them() {
    let text = "func @f(%n: i32) {
block entry:
  call @stop()
  call @mark()
  return
}
";
    let module = parse_module(text).expect("a module");
    let profile = ModuleProfile::new(&module, Options::default());
    let answer = profile.evaluate(profile.by_name("f").expect("f"), &Point::default());
    let answer = answer.expect("an answer");
    let calls = [("stop", 1), ("mark", 1)].map(|(n, k)| (n.to_owned(), Some(BigInt::from(k))));
    assert_eq!(answer.root().calls, calls);
    assert_eq!(answer.root().assumptions, ["calls of stop return"]);
}

/// What formulas may not assume of threads, an execution does not either.
#[test]
fn executions_assume_of_threads_no_more_than_formulas() {
    let text = "func @f(%n: i32) parallel \"somebody runs the threads\" {
block entry:
  %1 = const i32 1
  %3 = const i32 3
  jump head(%n)
block head(%x: i32):
  %more = icmp sgt %x, %1
  branch %more, body, exit
block body:
  %odd = trunc %x to i1
  %triple = mul i32 %x, %3
  %up = add i32 %triple, %1
  %down = lshr i32 %x, %1
  %next = select i32 %odd, %up, %down
  jump head(%next)
block exit:
  return
}
";
    let module = parse_module(text).expect("a module");
    let count = |options: Options| {
        let profile = ModuleProfile::new(&module, options);
        let mut point = Point::default();
        point.bind("n", 6);
        let answer = profile.evaluate(profile.by_name("f").expect("f"), &point).expect("an answer");
        answer.root().block("body")
    };
    assert_eq!(count(Options::default()), Some(BigInt::from(8)));
    assert_eq!(count(Options::default().without([AssumptionKind::Threads])), None);
}
