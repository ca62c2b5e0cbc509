//! Every rule of the table of summands: its example, and its statement on a small box.

use super::summands::SUMMANDS;
use crate::rules::{Example, Tries};
use crate::solve::guards::no_wrap::Summand;
use crate::solve::loop_facts::entry_facts;
use crate::solve::tests::{read, tells, value, with_loop};
use crate::solve::trip::trip;

/// Where the guards hold, the summand without what was put aside has the value of the summand in every
/// iteration up to the last one.
#[test]
fn examples_hold_on_every_value_of_a_small_box() {
    for rule in SUMMANDS {
        let name = rule.info.name;
        let Example::Summand { summand, plain } = rule.info.example else {
            panic!("{name} has an example of another stage")
        };
        with_loop(&[], |cx, l, k, p| {
            // guards speak of the ends of the loop
            trip(cx, l).expect("a trip count");
            let body = read(cx, summand, k, p);
            let last = read(cx, "5", k, p);
            let wanted = read(cx, plain, k, p);
            let entry = entry_facts(cx, l);
            let found = (rule.apply)(cx, &Summand { l, body, last, entry });
            let found = found.unwrap_or_else(|| panic!("{name} does not answer"));
            let text = |e| cx.display(e).to_string();
            assert_eq!(text(found.body), text(wanted), "{name}");
            let is_plain = name == "condition-where-others-hold";
            assert_eq!(found.guards.is_empty(), is_plain, "{name} rests on nothing");
            let (mut inside, mut beyond) = (0, 0);
            for a in [-200, -128, -7, 0, 1, 60, 122, 123, 127, 300] {
                for b in [-128, -3, 0, 2, 9, 127] {
                    let names = [("a", a), ("b", b), ("d", 1), ("n", 7)];
                    if found.guards.iter().any(|&g| value(cx, g, &[], &names).is_zero()) {
                        beyond += 1;
                        continue;
                    }
                    inside += 1;
                    for i in 0..=5 {
                        let at = |e| value(cx, e, &[(k, i)], &names);
                        assert_eq!(at(found.body), at(body), "{name}, a = {a}, b = {b}, k = {i}");
                    }
                }
            }
            assert!(
                inside > 10 && (beyond > 5 || is_plain),
                "{name}: {inside} points inside, {beyond} beyond"
            );
        });
    }
}

/// A rule that is off is not tried on the way to a sum.
#[test]
fn a_rule_that_is_off_does_not_answer() {
    for rule in SUMMANDS {
        with_loop(&[rule.info.name], |cx, _, _, _| {
            assert!(!cx.rule_log().tries(&rule.info));
        });
    }
}

/// What a count is where a loop may not end, data decides, promises may break, or guards hold.
#[test]
fn counts_say_what_they_rest_on() {
    tells(
        "func @ends(%n: i8) {
block entry:
  %0 = const i8 0
  %4 = const i8 4
  jump head(%0)
block head(%i: i8):
  %done = icmp eq %i, %n
  branch %done, exit, body
block body:
  %next = add i8 %i, %4
  jump head(%next)
block exit:
  return
}
> head: u6(floor(n/4)) + 1
> body: u6(floor(n/4))
> if n mod 4 == 0
---
func @data(%n: i32, %p: ptr) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %4 = const i64 4
  jump head(%0, %p)
block head(%i: i32, %q: ptr):
  %more = icmp slt %i, %n
  branch %more, test, exit
block test:
  %x = load i32 %q
  %some = icmp sgt %x, %0
  branch %some, taken, latch
block taken:
  jump latch
block latch:
  %r = ptradd nsw %q, %4
  %next = add nsw i32 %i, %1
  jump head(%next, %r)
block exit:
  return
}
> head: max(0, n) + 1
> test: max(0, n)
> taken: max(0, n)*trueRatio(test)
> latch: max(0, n)
> with trueRatio(test)
---
func @promised(%n: i32, %m: i32) {
block entry:
  %0 = const i32 0
  %sum = add nsw i32 %n, %m
  %below = icmp slt %sum, %0
  branch %below, low, high
block low:
  return
block high:
  return
}
> low: n + m <= -1
> high: n + m >= 0
---
func @frozen(%n: i32, %m: i32) {
block entry:
  %0 = const i32 0
  %sum = add nsw i32 %n, %m
  %kept = freeze i32 %sum
  %below = icmp slt %kept, %0
  branch %below, low, high
block low:
  return
block high:
  return
}
> low: s32(n + m) <= -1
> high: s32(n + m) >= 0
> assuming %sum never wraps around against its promise (nsw)
---
func @asserted(%n: i32, %m: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %positive = icmp sgt %n, %0
  assume %positive
  jump head(%0)
block head(%i: i32):
  %next = add nsw i32 %i, %1
  %more = icmp slt %next, %n
  branch %more, head(%next), exit
block exit:
  %none = icmp sle %n, %0
  branch %none, never, done
block never:
  return
block done:
  return
}
> head: n
> never: 0
> if n > 0
---
func @guarded(%n: i32, %m: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %end = mul i32 %n, %m
  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, %end
  branch %more, body, exit
block body:
  %next = add i32 %i, %n
  jump head(%next)
block exit:
  %none = icmp sle %n, %0
  branch %none, odd, done
block odd:
  return
block done:
  return
}
> head: ite(s32(n*m) <= 0, 0, ceil(s32(n*m)/n)) + 1
> body: ite(s32(n*m) <= 0, 0, ceil(s32(n*m)/n))
> odd: n <= 0
> done: n > 0
> if s32(n*m) <= 0 || n > 0
> if n*ite(s32(n*m) <= 0, 0, ceil(s32(n*m)/n)) < 2^31",
    );
}
