//! Tests of promises that one function makes and another freezes: the assumption is named, wherever the freeze
//! stands and however the value gets there.

use super::*;
use crate::assume::AssumptionKind;
use crate::ir::text::parse_module;
use num_bigint::BigInt;

/// A count, and what it rests on.
type Answer = (Option<BigInt>, Vec<String>);

/// The counts of the block `then`, in whichever function it stands, per execution of `@f` at values of `n`.
fn answers(text: &str, points: &[i64], options: Options) -> Vec<Answer> {
    let module = parse_module(text).expect("a module");
    let profile = ModuleProfile::new(&module, options);
    let f = profile.by_name("f").expect("f");
    let has = |g: &FunctionEvaluation| g.blocks.iter().any(|b| b.name == "then");
    let at = |&n: &i64| {
        let answer = profile.evaluate(f, &[("n", n)].into_iter().collect()).expect("an answer");
        let function = answer.functions.iter().find(|g| has(g)).expect("a function with the block");
        (function.block("then"), function.assumptions.clone())
    };
    points.iter().map(at).collect()
}

/// At `i32::MAX` the sum wraps around: the count is that of machine arithmetic under the assumption, and none without.
fn rests_on(text: &str, promise: &str) {
    let points = [7, 1, i64::from(i32::MAX)];
    let one = |n: i32| Some(BigInt::from(n));
    let found = answers(text, &points, Options::default());
    assert_eq!(found[..2], [(one(1), vec![]), (one(0), vec![])], "{text}");
    assert_eq!(found[2].0, one(0), "{text}");
    assert!(found[2].1.iter().any(|a| a == promise), "{text}{found:?}");
    executed(text, &points);
    let strict = Options::default().without([AssumptionKind::Defined]);
    let found = answers(text, &points, strict);
    assert_eq!(found[2].0, None, "{text}");
}

/// The same by executions alone.
fn executed(text: &str, points: &[i64]) {
    let module = parse_module(text).expect("a module");
    let profile = ModuleProfile::new(&module, Options::default());
    let f = profile.by_name("f").expect("f");
    for (k, &n) in points.iter().enumerate() {
        let point: Point = [("n", n)].into_iter().collect();
        let answer = profile.evaluate_by(Engine::Simulation, f, &point).expect("an answer");
        let has = |g: &&FunctionEvaluation| g.blocks.iter().any(|b| b.name == "then");
        let function = answer.functions.iter().find(has).expect("a function with the block");
        assert_eq!(function.block("then"), Some(BigInt::from(i32::from(k == 0))), "{text}");
        let named = function.assumptions.iter().any(|a| a.contains("frozen against its promise"));
        assert_eq!(named, k == 2, "{:?}", function.assumptions);
    }
}

/// `@f`, which computes `%x = n + 1` and does `rest`; then other functions.
fn caller(rest: &str, others: &[&str]) -> String {
    let f = format!(
        "func @f(%n: i32) {{
block entry:
  %1 = const i32 1
  %3 = const i32 3
  %x = add nsw i32 %n, %1
{rest}"
    );
    [&[f.as_str()], others].concat().concat()
}

const BRANCHES: &str = "  branch %c, then, exit
block then:
  jump exit
block exit:
  return
}
";

/// A function of that name whose block `then` runs where the value, computed so, is above 3.
fn branches_on(name: &str, value: &str) -> String {
    format!(
        "func @{name}(%a: i32) {{
block entry:
  %1 = const i32 1
  %3 = const i32 3
{value}  %c = icmp sgt %v, %3
{BRANCHES}"
    )
}

/// A function that returns a value, computed so.
fn returns(name: &str, value: &str) -> String {
    format!(
        "func @{name}(%a: i32) -> i32 {{
block entry:
  %1 = const i32 1
{value}  return %v
}}
"
    )
}

const CALLS: &str = "  call @g(%x)\n  return\n}\n";
const X: &str = "%x never wraps around against its promise (nsw)";

#[test]
fn a_callee_freezes_its_argument() {
    let g = branches_on("g", "  %v = freeze i32 %a\n");
    rests_on(&caller(CALLS, &[&g]), X);
    // the caller freezes it, and the callee branches
    let g = branches_on("g", "  %z = xor i32 %1, %1\n  %v = or i32 %a, %z\n");
    rests_on(&caller("  %y = freeze i32 %x\n  call @g(%y)\n  return\n}\n", &[&g]), X);
}

#[test]
fn a_callee_further_down_freezes_its_argument() {
    let g = "func @g(%b: i32, %k: i32) {\nblock entry:\n  call @h(%b)\n  return\n}\n";
    let h = branches_on("h", "  %v = freeze i32 %a\n");
    let calls = "  call @g(%x, %3)\n  return\n}\n";
    rests_on(&caller(calls, &[g, &h]), X);
    // the one in between freezes it
    let g = "func @g(%b: i32, %k: i32) {\nblock entry:\n  %y = freeze i32 %b\n  call @h(%y)\n  return\n}\n";
    let h = branches_on("h", "  %z = xor i32 %1, %1\n  %v = or i32 %a, %z\n");
    rests_on(&caller(calls, &[g, &h]), X);
}

#[test]
fn an_argument_is_frozen_behind_a_block_parameter() {
    let g = "func @g(%a: i32) {
block entry:
  %1 = const i32 1
  %3 = const i32 3
  %go = icmp eq %1, %3
  branch %go, other, join(%a)
block other:
  jump join(%3)
block join(%w: i32):
  %v = freeze i32 %w
  %c = icmp sgt %v, %3
";
    rests_on(&caller(CALLS, &[g, BRANCHES]), X);
}

#[test]
fn a_callee_freezes_its_own_promise_and_returns() {
    let g = returns("g", "  %s = add nsw i32 %a, %1\n  %v = freeze i32 %s\n");
    let f = "  %r = call i32 @g(%n)\n  %c = icmp sgt %r, %3\n";
    let promise = "%s never wraps around against its promise (nsw) (in g)";
    rests_on(&caller(f, &[BRANCHES, &g]), promise);
    // through one more function
    let h = returns("h", "  %v = call i32 @g(%a)\n");
    let f = "  %r = call i32 @h(%n)\n  %c = icmp sgt %r, %3\n";
    let promise = "%s never wraps around against its promise (nsw) (in g) (in h)";
    rests_on(&caller(f, &[BRANCHES, &g, &h]), promise);
}

#[test]
fn a_caller_freezes_what_the_callee_promises() {
    let g = returns("g", "  %v = add nsw i32 %a, %1\n");
    let f = "  %r = call i32 @g(%n)\n  %y = freeze i32 %r\n  %c = icmp sgt %y, %3\n";
    let promise = "%v never wraps around against its promise (nsw) (in g)";
    rests_on(&caller(f, &[BRANCHES, &g]), promise);
}

#[test]
fn a_result_is_a_frozen_argument() {
    let g = returns("g", "  %v = freeze i32 %a\n");
    let f = "  %r = call i32 @g(%x)\n  %c = icmp sgt %r, %3\n";
    rests_on(&caller(f, &[BRANCHES, &g]), X);
    // the caller freezes it
    let g = returns("g", "  %z = xor i32 %1, %1\n  %v = or i32 %a, %z\n");
    let f = "  %r = call i32 @g(%x)\n  %y = freeze i32 %r\n  %c = icmp sgt %y, %3\n";
    rests_on(&caller(f, &[BRANCHES, &g]), X);
}

/// Which value is returned is decided by what is frozen.
#[test]
fn a_result_that_a_frozen_argument_chooses() {
    let g = |value: &str| {
        format!(
            "func @g(%a: i32) -> i32 {{
block entry:
  %1 = const i32 1
  %3 = const i32 3
  %4 = const i32 4
{value}  %v = freeze i32 %s
  %big = icmp sgt %v, %3
  branch %big, large, small
block large:
  return %4
block small:
  return %1
}}
"
        )
    };
    let f = |argument: &str| format!("  %r = call i32 @g({argument})\n  %c = icmp sgt %r, %3\n");
    let passed = g("  %zero = xor i32 %1, %1\n  %s = or i32 %a, %zero\n");
    rests_on(&caller(&f("%x"), &[BRANCHES, &passed]), X);
    let strict = || Options::default().without([AssumptionKind::Defined]);
    let own = caller(&f("%n"), &[BRANCHES, &g("  %s = add nsw i32 %a, %1\n")]);
    let most = i64::from(i32::MAX);
    let found = answers(&own, &[most], Options::default());
    let promise = "%s never wraps around against its promise (nsw) (in g)";
    assert_eq!(found, [(Some(BigInt::from(0)), vec![promise.to_owned()])]);
    assert_eq!(answers(&own, &[most], strict())[0].0, None);
}

/// One call of itself in an activation, two alike, and two that differ.
#[test]
fn a_recursion_freezes_its_argument() {
    let g = |again: &str| {
        format!(
            "func @g(%a: i32, %d: i32) {{
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %3 = const i32 3
  %more = icmp sgt %d, %0
  branch %more, again, look
block again:
  %e = sub i32 %d, %1
{again}  return
block look:
  %v = freeze i32 %a
  %c = icmp sgt %v, %3
{BRANCHES}"
        )
    };
    let calls = "  call @g(%x, %3)\n  return\n}\n";
    rests_on(&caller(calls, &[&g("  call @g(%a, %e)\n")]), X);
    let alike = "  call @g(%a, %e)\n  call @g(%a, %e)\n";
    // executed: the count is that of both
    let uneven = "  call @g(%a, %e)\n  %less = sub i32 %e, %1\n  call @g(%a, %less)\n";
    for (again, leaves, ends) in [(alike, 8, None), (uneven, 5, Some("calls of g end".to_owned()))]
    {
        let found =
            answers(&caller(calls, &[&g(again)]), &[7, i64::from(i32::MAX)], Options::default());
        assert_eq!(found[0], (Some(BigInt::from(leaves)), ends.into_iter().collect()));
        assert_eq!(found[1].0, Some(BigInt::from(0)));
        assert!(!found[1].1.is_empty(), "{found:?}");
        let strict = Options::default().without([AssumptionKind::Defined]);
        let found = answers(&caller(calls, &[&g(again)]), &[i64::from(i32::MAX)], strict);
        assert_eq!(found[0].0, None);
    }
}

/// A callee without a formula is executed with the arguments that formulas have.
#[test]
fn a_callee_that_is_executed_freezes_its_argument() {
    let g = "func @g(%a: i32) {
block entry:
  %1 = const i32 1
  %3 = const i32 3
  %v = freeze i32 %a
  jump head(%v)
block head(%y: i32):
  %more = icmp sgt %y, %1
  branch %more, then, exit
block then:
  %odd = trunc %y to i1
  branch %odd, up, down
block up:
  %triple = mul i32 %y, %3
  %b = add i32 %triple, %1
  jump head(%b)
block down:
  %h = lshr i32 %y, %1
  jump head(%h)
block exit:
  return
}
";
    let most = i64::from(i32::MAX);
    let text = caller(CALLS, &[g]);
    let found = answers(&text, &[5, most], Options::default());
    assert_eq!(found[0].0, Some(BigInt::from(8)));
    assert_eq!(found[1].0, Some(BigInt::from(0)));
    assert!(!found[1].1.is_empty());
    let strict = Options::default().without([AssumptionKind::Defined]);
    assert_eq!(answers(&text, &[most], strict)[0].0, None);
}

/// What cannot wrap around, what is not frozen, and what no branch looks at needs no assumption.
#[test]
fn what_needs_no_assumption() {
    let assumed = |text: &str| {
        let module = parse_module(text).expect("a module");
        let profile = ModuleProfile::new(&module, Options::default());
        let f = profile.by_name("f").expect("f");
        let inside = profile.callees(f).map(|c| c.assumptions().to_vec()).unwrap_or_default();
        [profile.function(f).assumptions().to_vec(), inside].concat()
    };
    let frozen = branches_on("g", "  %v = freeze i32 %a\n");
    let small = "  %s = lshr i32 %n, %3\n  %t = add nsw i32 %s, %1\n  call @g(%t)\n  return\n}\n";
    assert_eq!(assumed(&caller(small, &[&frozen])), Vec::<String>::new());
    let beside = branches_on("g", "  %w = freeze i32 %1\n  %v = add i32 %w, %a\n");
    assert_eq!(assumed(&caller(CALLS, &[&beside])), Vec::<String>::new());
    let unused = "func @g(%a: i32) {\nblock entry:\n  %v = freeze i32 %a\n  return\n}\n";
    assert_eq!(assumed(&caller(CALLS, &[unused])), Vec::<String>::new());
    // the callee's sum does not wrap around for what it is given here
    let g = returns("g", "  %s = add nsw i32 %a, %1\n  %v = freeze i32 %s\n");
    let f = "  %s = lshr i32 %n, %3\n  %r = call i32 @g(%s)\n  %c = icmp sgt %r, %3\n";
    assert_eq!(assumed(&caller(f, &[BRANCHES, &g])), Vec::<String>::new());
}
