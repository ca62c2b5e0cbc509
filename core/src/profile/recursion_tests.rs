//! What data decides of recursion and of values that begin with data is data-dependent: no execution over parameters
//! would tell.

use super::*;
use crate::ir::text::parse_module;

/// A tree of calls; whether a node has children is decided by `WHAT`.
const TREE: &str = "func @walk(%p: ptr, %n: i64) {
block entry:
  %0 = const i64 0
  %1 = const i64 1
  %at = ptradd %p, %n
  %v = load i64 %at
  %more = icmp sgt %WHAT, %0
  branch %more, again, exit
block again:
  %half = ashr i64 %n, %1
  %rest = sub nsw i64 %n, %half
  %less = sub nsw i64 %rest, %1
  call @walk(%p, %half)
  call @walk(%p, %less)
  jump exit
block exit:
  return
}";

fn walk(what: &str, check: impl Fn(&ModuleProfile<'_>, FuncId)) {
    let module = parse_module(&TREE.replace("WHAT", what)).expect("it parses");
    let profile = ModuleProfile::new(&module, Options::default());
    check(&profile, profile.by_name("walk").expect("walk"));
}

#[test]
fn calls_that_data_decides_are_not_executed() {
    walk("v", |profile, id| {
        let f = profile.function(id);
        assert_eq!(f.blocks_with(Status::DataDependent), f.blocks().len());
        let reason = f.block("entry").and_then(|b| b.count.reason()).expect("a reason");
        assert!(reason.starts_with("how often `walk` calls itself: "), "{reason}");
    });
}

#[test]
fn calls_that_parameters_decide_are_executed() {
    walk("n", |profile, id| {
        let f = profile.function(id);
        assert_eq!(f.blocks_with(Status::Simulation), f.blocks().len());
        let answer = profile.evaluate(id, &[("n", 4)].into_iter().collect()).expect("an answer");
        assert_eq!(answer.root().block("entry"), Some(9.into()));
        assert_eq!(answer.root().block("again"), Some(4.into()));
    });
}

/// Data decides what an activation does beside its calls, not how many there are.
#[test]
fn data_beside_the_calls_is_data_there() {
    let module = parse_module(
        "func @moves(%p: ptr, %n: i64) {
block entry:
  %0 = const i64 0
  %1 = const i64 1
  %more = icmp sgt %n, %0
  branch %more, again, exit
block again:
  %less = sub nsw i64 %n, %1
  call @moves(%p, %less)
  %v = load i64 %p
  %few = icmp slt %v, %n
  branch %few, log, next
block log:
  store %p, %n, 8
  jump next
block next:
  call @moves(%p, %less)
  jump exit
block exit:
  return
}",
    );
    let module = module.expect("it parses");
    let profile = ModuleProfile::new(&module, Options::default());
    let f = profile.function(profile.by_name("moves").expect("moves"));
    let text = |b: &str| {
        let count = &f.block(b).expect("a block").count;
        count.formula().map(|e| f.store().display(e).to_string())
    };
    assert_eq!(text("next").as_deref(), Some("2^max(0, n) - 1"));
    assert_eq!(f.block("log").expect("a block").count.status(), Status::DataDependent);
}

/// No rule says what becomes of the value.
#[test]
fn what_becomes_of_data_is_data() {
    const BITS: &str = "func @bits(%p: ptr, %n: i64) {
block entry:
  %0 = const i64 0
  %1 = const i64 1
  %at = ptradd %p, %n
  %v = load i64 %at
  jump head(%START)
block head(%x: i64):
  %none = icmp eq %x, %0
  branch %none, exit, body
block body:
  %less = sub i64 %x, %1
  %rest = xor i64 %x, %less
  jump head(%rest)
block exit:
  return
}";
    for (start, status) in [("v", Status::DataDependent), ("n", Status::Simulation)] {
        let module = parse_module(&BITS.replace("START", start)).expect("it parses");
        let profile = ModuleProfile::new(&module, Options::default());
        let f = profile.function(profile.by_name("bits").expect("bits"));
        assert_eq!(f.block("body").expect("a body").count.status(), status, "{start}");
    }
}
