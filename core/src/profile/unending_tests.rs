//! Tests of what is said of callees that may run for ever.

use super::*;
use crate::assume::AssumptionKind;
use crate::ir::text::parse_module;

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
    assert!(assumptions.contains(&"calls of g end".to_owned()), "{assumptions:?}");
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
