//! Tests of what is said of callees that may run for ever.

use super::*;
use crate::assume::AssumptionKind;
use crate::ir::text::parse_module;
use std::collections::BTreeSet;

/// The assumptions of `@f`, which calls `@g` and then runs a block, and the status of that block; once as assumptions
/// are made, and once without that loops end.
fn said(g: &str) -> (Vec<String>, Status, Status) {
    let text = format!(
        "func @f(%n: i32, %p: ptr) {{
block entry:
  %0 = const i32 0
  call @g(%n, %p)
  %c = icmp sgt %n, %0
  branch %c, behind, exit
block behind:
  jump exit
block exit:
  return
}}
{g}"
    );
    let module = parse_module(&text).expect("a module");
    let of = |options: Options| {
        let profile = ModuleProfile::new(&module, options);
        let f = profile.function(profile.by_name("f").expect("the function"));
        (f.assumptions().to_vec(), f.block("behind").expect("the block").count.status())
    };
    let (assumptions, status) = of(Options::default());
    let disabled = [AssumptionKind::Ends].into();
    let (_, without) = of(Options { disabled, ..Options::default() });
    (assumptions, status, without)
}

/// A list is walked by activations, of which no formula says how many there are.
const WALK: &str = "func @g(%n: i32, %p: ptr) {
block entry:
  %0 = const i64 0
  %none = inttoptr %0
  %c = icmp eq %p, %none
  branch %c, exit, next
block next:
  %q = load ptr %p
  call @g(%n, %q)
  jump exit
block exit:
  return
}";

#[test]
fn recursions() {
    let known = |kind| matches!(kind, Status::ClosedForm);
    let (assumptions, status, without) = said(WALK);
    assert!(assumptions.contains(&"the recursion ends (in g)".to_owned()), "{assumptions:?}");
    assert!(known(status));
    assert_eq!(without, Status::DataDependent);
    // one activation after the other, as many as the parameter says: all come back
    let (assumptions, status, without) = said(
        "func @g(%n: i32, %p: ptr) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %c = icmp sgt %n, %0
  branch %c, next, exit
block next:
  %less = sub nsw i32 %n, %1
  call @g(%less, %p)
  jump exit
block exit:
  return
}",
    );
    assert!(assumptions.iter().all(|a| !a.contains("end")), "{assumptions:?}");
    assert!(known(status) && known(without));
}

#[test]
fn recursions_of_several_functions() {
    let other = WALK.replace("call @g", "call @h");
    let same = WALK.replace("func @g", "func @h");
    let (assumptions, status, without) = said(&format!("{other}\n{same}"));
    assert!(assumptions.contains(&"calls of g end".to_owned()), "{assumptions:?}");
    assert_eq!((status, without), (Status::ClosedForm, Status::DataDependent));
}

/// A loop through a list, in a callee of the callee.
#[test]
fn loops_of_callees() {
    let (assumptions, status, without) = said(
        "func @g(%n: i32, %p: ptr) {
block entry:
  call @h(%p)
  return
}
func @h(%p: ptr) {
block entry:
  jump head(%p)
block head(%q: ptr):
  %0 = const i64 0
  %none = inttoptr %0
  %c = icmp eq %q, %none
  branch %c, exit, body
block body:
  %next = load ptr %q
  jump head(%next)
block exit:
  return
}",
    );
    let told = "the loop at `head` ends (in h) (in g)".to_owned();
    assert!(assumptions.contains(&told), "{assumptions:?}");
    assert_eq!((status, without), (Status::ClosedForm, Status::DataDependent));
}

/// A loop in steps of two to a bound that may be odd: where it is, the callee never comes back.
#[test]
fn loops_that_end_under_a_condition() {
    let g = "func @g(%n: i32, %p: ptr) {
block entry:
  %0 = const i32 0
  jump head(%0)
block head(%i: i32):
  %c = icmp eq %i, %n
  branch %c, exit, body
block body:
  %2 = const i32 2
  %next = add i32 %i, %2
  jump head(%next)
block exit:
  return
}";
    let (assumptions, status, without) = said(g);
    assert_eq!(assumptions, ["calls of g end"]);
    assert_eq!((status, without), (Status::ClosedForm, Status::DataDependent));
    let module = parse_module(&format!(
        "{g}
func @f(%n: i32, %p: ptr) {{
block entry:
  call @g(%n, %p)
  jump behind
block behind:
  return
}}"
    ))
    .expect("a module");
    let options = Options {
        simulation: crate::interp::Options { steps: 1_000, ..Default::default() },
        ..Options::default()
    };
    let profile = ModuleProfile::new(&module, options);
    let f = profile.by_name("f").expect("the function");
    let condition = profile.function(f).assumption_details().iter().find_map(|a| a.condition);
    let condition = condition.expect("a condition");
    assert_eq!(profile.function(f).store().display(condition).to_string(), "n mod 2 == 0");
    let at = |n: i64| profile.evaluate(f, &[("n", i128::from(n))].into_iter().collect());
    assert_eq!(at(10).expect("it ends").root().block("behind"), Some(1.into()));
    assert!(at(11).is_err());
}

/// How long a loop runs, data decides; that it ends, its counter shows. One that skips its end may run for ever.
#[test]
fn loops_that_show_that_they_end() {
    let g = |test: &str| {
        format!(
            "func @g(%n: i32, %p: ptr) {{
block entry:
  %0 = const i32 0
  %bound = load i32 %p
  jump head(%0)
block head(%i: i32):
  %c = icmp {test} %i, %bound
  branch %c, body, exit
block body:
  %2 = const i32 2
  %next = add nsw i32 %i, %2
  jump head(%next)
block exit:
  return
}}"
        )
    };
    let (assumptions, status, without) = said(&g("slt"));
    assert_eq!((assumptions.len(), status, without), (0, Status::ClosedForm, Status::ClosedForm));
    let wraps = g("ne").replace("add nsw", "add");
    let (assumptions, status, without) = said(&wraps);
    assert_eq!(assumptions, ["calls of g end"]);
    assert_eq!((status, without), (Status::ClosedForm, Status::DataDependent));
}

/// A loop through a list; whether it ends, data decides.
const LIST: &str = "func @walk(%p: ptr) {
block entry:
  jump head(%p)
block head(%q: ptr):
  %0 = const ptr 0
  %c = icmp eq %q, %0
  branch %c, exit, body
block body:
  %next = load ptr %q
  jump head(%next)
block exit:
  return
}
func @g(%n: i32) {
block entry:
  %0 = const i32 0
  %c = icmp sgt %n, %0
  branch %c, then, exit
block then:
  jump exit
block exit:
  return
}
func @twice(%n: i32) {
block entry:
  call @g(%n)
  call @g(%n)
  return
}
func @walks(%p: ptr, %n: i32) {
block entry:
  call @walk(%p)
  call @g(%n)
  return
}
func @asks(%p: ptr, %n: i32) {
block entry:
  call @unknown(%p)
  call @g(%n)
  return
}
func @counts(%n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  jump head(%0)
block head(%i: i32):
  %c = icmp slt %i, %n
  branch %c, body, exit
block body:
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}
";

/// Counts of blocks at `n = 3`, by name, where these are not assumed: `f`, which is made of these lines, its block
/// `last`, and callees.
fn counts_without(
    kinds: &[AssumptionKind],
    lines: &str,
    wanted: [&str; 3],
    engine: Engine,
) -> [Option<u32>; 3] {
    let f = format!(
        "func @f(%p: ptr, %n: i32) {{\nblock entry:\n{lines}\n  jump last\nblock last:\n  return\n}}\n{LIST}"
    );
    let module = parse_module(&f).expect("a module");
    let profile = ModuleProfile::new(&module, Options::default().without(kinds.iter().copied()));
    let f = profile.by_name("f").expect("f");
    let point = [("n", 3)].into_iter().collect();
    let answer = profile.evaluate_by(engine, f, &point).expect("an answer");
    wanted.map(|place| {
        let count = match place.split_once('.') {
            Some((function, block)) => {
                answer.functions.iter().find(|f| f.name == function)?.block(block)
            }
            None => answer.root().calls_to(place),
        };
        u32::try_from(count?).ok()
    })
}

/// What is called behind a call that may not come back: in its block, in later ones, and deeper.
#[test]
fn counts_inside_callees_behind_what_may_not_end() {
    let (ends, returns) = (AssumptionKind::Ends, AssumptionKind::Returns);
    let places = ["f.last", "g.then", "g"];
    for (kind, lines, with, without) in [
        // in its block
        (ends, "  call @walk(%p)\n  call @g(%n)", [1, 1, 1], [None, None, None]),
        (ends, "  call @g(%n)\n  call @walk(%p)", [1, 1, 1], [None, Some(1), Some(1)]),
        (returns, "  call @unknown(%p)\n  call @g(%n)", [1, 1, 1], [None, None, None]),
        // in a later one
        (ends, "  call @walk(%p)\n  jump b\nblock b:\n  call @g(%n)", [1, 1, 1], [None, None, None]),
        (returns, "  call @unknown(%p)\n  jump b\nblock b:\n  call @g(%n)", [1, 1, 1], [None, None, None]),
        // two deep, in the function that calls it and behind
        (ends, "  call @walk(%p)\n  call @twice(%n)\n  call @g(%n)", [1, 3, 1], [None, None, None]),
        (ends, "  call @g(%n)\n  call @walks(%p, %n)", [1, 2, 1], [None, None, Some(1)]),
        (returns, "  call @g(%n)\n  call @asks(%p, %n)", [1, 2, 1], [None, None, Some(1)]),
        (ends, "  call @walks(%p, %n)\n  call @g(%n)", [1, 2, 1], [None, None, None]),
        (returns, "  call @asks(%p, %n)\n  call @g(%n)", [1, 2, 1], [None, None, None]),
        // a loop of the function itself
        (
            ends,
            "  jump head(%p)\nblock head(%q: ptr):\n  %0 = const ptr 0\n  %c = icmp eq %q, %0\n  \
             branch %c, b, body\nblock body:\n  %next = load ptr %q\n  jump head(%next)\nblock b:\n  call @g(%n)",
            [1, 1, 1],
            [None, None, None],
        ),
        // formulas say that it ends
        (ends, "  call @counts(%n)\n  call @g(%n)", [1, 1, 1], [Some(1), Some(1), Some(1)]),
    ] {
        for engine in [Engine::Auto, Engine::Formula, Engine::Simulation, Engine::Both] {
            let counts = |kinds: &[_]| counts_without(kinds, lines, places, engine);
            assert_eq!(counts(&[]), with.map(Some), "{engine:?}: {lines}");
            assert_eq!(counts(&[kind]), without, "{engine:?}: {lines}");
            let other = if kind == ends { returns } else { ends };
            assert_eq!(counts(&[other]), with.map(Some), "{engine:?}: {lines}");
        }
    }
}

/// Executions name what they take for true where formulas do, in the same words.
#[test]
fn executions_assume_that_what_they_skip_ends() {
    let text = format!(
        "func @f(%p: ptr, %n: i32) {{
block entry:
  call @walk(%p)
  %c = opaque i1 \"data\"
  branch %c, then, exit
block then:
  call @walk(%p)
  jump exit
block exit:
  call @g(%n)
  return
}}\n{LIST}"
    );
    let module = parse_module(&text).expect("a module");
    let profile = ModuleProfile::new(&module, Options::default());
    let f = profile.by_name("f").expect("f");
    let point = [("n", 3)].into_iter().collect();
    let mut said = Vec::new();
    for engine in [Engine::Formula, Engine::Simulation] {
        let answer = profile.evaluate_by(engine, f, &point).expect("an answer");
        let g = answer.functions.iter().find(|f| f.name == "g").expect("g");
        assert_eq!(g.block("then"), Some(1.into()), "{engine:?}");
        said.push([&answer.functions[0].assumptions, &g.assumptions].map(|all| {
            let ends = all.iter().filter(|a| a.contains("end"));
            ends.cloned().collect::<BTreeSet<String>>()
        }));
    }
    let expected = ["calls of walk end", "the loop at `head` ends (in walk)"];
    let expected: BTreeSet<String> = expected.map(str::to_owned).into();
    assert_eq!(said, [[expected.clone(), expected.clone()], [expected.clone(), expected]]);
}
