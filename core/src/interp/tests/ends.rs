//! Loops and recursions of which data decides whether they end: that they do is assumed where the execution goes on
//! behind them, and where that is not assumed, nothing behind them has a count.

use super::*;
use crate::assume::AssumptionKind;
use crate::ir::text::parse_module;

/// A walk through a list.
const WALK: &str = "func @walk(%p: ptr) {
block entry:
  %0 = const ptr 0
  jump head(%p)
block head(%q: ptr):
  %c = icmp eq %q, %0
  branch %c, exit, body
block body:
  %next = load ptr %q
  jump head(%next)
block exit:
  return
}";

/// The same by recursion.
const RECURSION: &str = "func @walk(%p: ptr) {
block entry:
  %0 = const ptr 0
  %c = icmp eq %p, %0
  branch %c, exit, next
block next:
  %q = load ptr %p
  call @walk(%q)
  jump exit
block exit:
  return
}";

/// The same as a leaf.
const LEAF: &str = "func @walk(%p: ptr) {
block entry:
  return
}";

/// A module with `@f`, which begins so, and has a block `behind` to which it jumps. No point says what it reads.
fn module_of(lines: &str, others: &[&str]) -> Module {
    let f = format!(
        "func @f(%p: ptr, %n: i32) {{\nblock entry:\n{lines}\nblock behind:\n  jump end\n\
         block end:\n  return\n}}\n"
    );
    parse_module(&(f + &others.join("\n"))).expect("a module")
}

fn ended(m: &Module, assumed: bool) -> Execution {
    let options = match assumed {
        true => Options::default(),
        false => Options::default().without([AssumptionKind::Ends]),
    };
    let inputs = [("n", 5)].into_iter().collect();
    run(m, m.by_name("f").expect("f"), &inputs, &options).expect("an execution")
}

/// What `behind` rests on, and why it has no count if that is not assumed.
fn said(m: &Module) -> (Vec<String>, Option<String>) {
    let e = ended(m, true);
    assert_eq!(count(m, &e, "f", "behind"), Some(1));
    let assumed = e.assumptions.iter().filter(|a| a.kind() == AssumptionKind::Ends);
    let texts = assumed.map(|a| a.to_string()).collect();
    let without = ended(m, false);
    assert_eq!(count(m, &without, "f", "entry"), Some(1));
    let known = count(m, &without, "f", "behind").is_some();
    (texts, (!known).then(|| reason(m, &without, "f", "behind")))
}

fn rests_on(m: &Module, text: &str, place: &str) {
    let (assumed, why) = said(m);
    assert_eq!(assumed, [text]);
    let expected =
        format!("whether {text}, which is not assumed, decides where block {place} continues");
    assert_eq!(why, Some(expected));
}

fn rests_on_nothing(m: &Module) {
    assert_eq!(said(m), (vec![], None));
}

#[test]
fn loops_of_the_function() {
    let m = module_of(
        "  %0 = const i32 0
  %8 = const i64 8
  jump head(%p)
block head(%q: ptr):
  %x = load i32 %q
  %more = icmp ne %x, %0
  branch %more, body, behind
block body:
  %next = ptradd nsw %q, %8
  jump head(%next)",
        &[],
    );
    rests_on(&m, "the loop at `head` ends", "`head` of `f`");
    // in the manner of do … while, within a choice
    let m = module_of(
        "  %0 = const i32 0
  %x = load i32 %p
  %some = icmp ne %x, %0
  branch %some, again, behind
block again:
  %y = opaque i1 \"volatile\"
  branch %y, again, last
block last:
  jump behind",
        &[],
    );
    rests_on(&m, "the loop at `again` ends", "`entry` of `f`");
}

#[test]
fn loops_that_a_counter_ends() {
    // until data says so, or at the end
    let m = module_of(
        "  %0 = const i32 0
  %1 = const i32 1
  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, %n
  branch %more, body, behind
block body:
  %y = opaque i1 \"data\"
  branch %y, behind, latch
block latch:
  %next = add nsw i32 %i, %1
  jump head(%next)",
        &[],
    );
    rests_on_nothing(&m);
    // within a choice that data makes
    let within = |step: &str| {
        module_of(
            &format!(
                "  %0 = const i32 0
  %4 = const i32 4
  %y = opaque i1 \"data\"
  branch %y, head(%0), behind
block head(%i: i32):
  %next = add i32 %i, {step}
  %more = icmp ult %next, %4
  branch %more, head(%next), last
block last:
  jump behind"
            ),
            &[],
        )
    };
    rests_on(&within("%0"), "the loop at `head` ends", "`entry` of `f`");
    rests_on_nothing(&within("%4"));
    // around a choice: the point says how often, whatever the step
    let m = module_of(
        "  %0 = const i32 0
  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, %n
  branch %more, body, behind
block body:
  %y = opaque i1 \"data\"
  branch %y, rare, latch
block rare:
  jump latch
block latch:
  %next = add i32 %i, %n
  jump head(%next)",
        &[],
    );
    rests_on_nothing(&m);
    assert_eq!(count(&m, &ended(&m, false), "f", "latch"), Some(1));
}

#[test]
fn loops_of_callees() {
    let m = module_of("  call @walk(%p)\n  jump behind", &[WALK]);
    rests_on(&m, "the loop at `head` ends (in walk)", "`head` of `walk`");
    let e = ended(&m, false);
    assert_eq!(count(&m, &e, "walk", "entry"), Some(1));
    assert_eq!(count(&m, &e, "walk", "exit"), None);
}

#[test]
fn calls_within_what_data_decides() {
    let lines = "  %y = opaque i1 \"data\"
  branch %y, some, behind
block some:
  call @through(%p)
  jump behind";
    let through = "func @through(%p: ptr) {\nblock entry:\n  call @walk(%p)\n  return\n}";
    for (walk, endless) in [(WALK, true), (RECURSION, true), (LEAF, false)] {
        let m = module_of(lines, &[through, walk]);
        match endless {
            true => rests_on(&m, "calls of through end", "`entry` of `f`"),
            false => rests_on_nothing(&m),
        }
    }
}

#[test]
fn recursions() {
    let m = module_of("  call @walk(%p)\n  jump behind", &[RECURSION]);
    rests_on(&m, "calls of walk end", "`entry` of `walk`");
    // of the function itself: what follows its own call does
    let m = module_of(
        "  %y = opaque i1 \"data\"
  branch %y, some, behind
block some:
  call @f(%p, %n)
  jump behind",
        &[],
    );
    let e = ended(&m, true);
    assert_eq!(count(&m, &e, "f", "behind"), None);
    assert!(e.assumptions.iter().any(|a| a.to_string() == "calls of f end"));
}

/// The last that is executed is no end of anything.
#[test]
fn where_nothing_follows() {
    let m = parse_module(
        "func @f(%n: i32) {
block entry:
  jump again
block again:
  %y = opaque i1 \"data\"
  branch %y, other, first
block other:
  %z = opaque i1 \"data\"
  branch %z, again, second
block first:
  return
block second:
  return
}",
    )
    .expect("a module");
    for assumed in [true, false] {
        let e = ended(&m, assumed);
        assert_eq!(e.assumptions, []);
        assert_eq!(count(&m, &e, "f", "entry"), Some(1));
        assert_eq!(count(&m, &e, "f", "first"), None);
    }
}

/// Behind a call in its own block, and in blocks that ran before.
#[test]
fn what_is_behind() {
    let m = parse_module(
        "func @f(%p: ptr, %n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  call @g()
  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, %n
  branch %more, body, exit
block body:
  call @h()
  call @spins()
  call @k()
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}
func @spins() {
block entry:
  jump again
block again:
  %y = opaque i1 \"volatile\"
  branch %y, again, out
block out:
  return
}
func @g() {
block entry:
  return
}
func @h() {
block entry:
  return
}
func @k() {
block entry:
  return
}",
    )
    .expect("a module");
    let counts = |assumed: bool| {
        let e = ended(&m, assumed);
        let calls = &e.functions[&m.by_name("f").expect("f")].calls;
        ["g", "h", "spins", "k"].map(|f| (calls[f].known(), count(&m, &e, f, "entry")))
    };
    assert_eq!(
        counts(true),
        [(Some(1), Some(1)), (Some(5), Some(5)), (Some(5), Some(5)), (Some(5), Some(5))]
    );
    assert_eq!(counts(false), [(Some(1), Some(1)), (None, None), (None, None), (None, None)]);
}
