//! Every rule of the table: its example, and its statement on a small box.

use super::*;
use crate::rules::{Example, RuleInfo, Tries};
use crate::solve::tests::{read, tells, value, with_loop};

/// The exit of an example, and the count that it says.
fn example(cx: &mut SolveContext<'_>, rule: &RuleInfo, l: LoopId, k: Sym, p: Sym) -> (Exit, Expr) {
    let Example::TripCount { exit, count } = rule.example else {
        panic!("{} has an example of another stage", rule.name)
    };
    let [condition, count] = [exit, count].map(|e| read(cx, e, k, p));
    (Exit { l, k, condition, inside: facts_in(cx, Some(l)), why: Cell::default() }, count)
}

#[test]
fn an_example_fires_its_rule_first() {
    let mut other = Vec::new();
    for rule in TRIP_COUNTS {
        with_loop(&[], |cx, l, k, p| {
            let (exit, wanted) = example(cx, &rule.info, l, k, p);
            let found = first_that_applies(cx, TRIP_COUNTS, |find, cx| find(cx, &exit));
            let found = found.unwrap_or_else(|| panic!("{} does not answer", rule.info.name));
            let applied = cx.rule_log().applied();
            assert!(applied.contains(rule.info.name), "{applied:?}, not {}", rule.info.name);
            let text = |e: Expr| cx.display(e).to_string();
            if text(found.btc) != text(wanted) {
                other.push(format!("{}: {}", rule.info.name, text(found.btc)));
            }
        });
    }
    assert!(other.is_empty(), "other counts than the examples have:\n{}", other.join("\n"));
}

/// The statement itself: where the guards hold, the count is the first iteration that leaves.
#[test]
fn examples_hold_on_every_value_of_a_small_box() {
    for rule in TRIP_COUNTS {
        let name = rule.info.name;
        with_loop(&[], |cx, l, k, p| {
            let (exit, _) = example(cx, &rule.info, l, k, p);
            let found = (rule.apply)(cx, &exit).expect("an answer");
            let guards = found.predicates.clone();
            let (mut inside, mut beyond) = (0, 0);
            for a in [-128, -100, -7, -1, 0, 1, 5, 100, 127] {
                for n in [-130, -9, -1, 0, 1, 2, 17, 126, 127, 200] {
                    for d in -2..=3 {
                        let names = [("a", a), ("b", 1), ("d", d), ("n", n)];
                        if guards.iter().any(|&g| value(cx, g, &[], &names).is_zero()) {
                            beyond += 1;
                            continue;
                        }
                        inside += 1;
                        let leaves =
                            |i: &i64| !value(cx, exit.condition, &[(k, *i)], &names).is_zero();
                        let first = (0..600).find(leaves);
                        let count = value(cx, found.btc, &[], &names).as_i128();
                        let right = match first {
                            Some(i) => count == Some(i.into()),
                            None => count.is_some_and(|c| c >= 600),
                        };
                        assert!(
                            right,
                            "{name}: {count:?}, not {first:?}, a = {a}, d = {d}, n = {n}"
                        );
                    }
                }
            }
            assert!(inside > 20 && (beyond > 0 || guards.is_empty()), "{name}: {inside}, {beyond}");
        });
    }
}

#[test]
fn a_rule_that_is_off_does_not_answer() {
    for rule in TRIP_COUNTS {
        with_loop(&[rule.info.name], |cx, l, k, p| {
            let (exit, _) = example(cx, &rule.info, l, k, p);
            first_that_applies(cx, TRIP_COUNTS, |find, cx| find(cx, &exit));
            assert!(!cx.rule_log().applied().contains(rule.info.name));
        });
    }
}

/// Groups of five bits out of bytes: what an inner loop leaves over, the next iteration of the outer one begins with.
#[test]
fn what_an_inner_loop_leaves_over_is_a_remainder() {
    tells(
        "func @groups(%n: i32, %up: i32) {
block entry:
  %zero = const i32 0
  %one = const i32 1
  %five = const i32 5
  jump bytes(%zero, %zero)
block bytes(%i: i32, %kept: i32):
  %more = icmp slt %i, %n
  branch %more, byte, exit
block byte:
  %bits = add nsw i32 %kept, %up
  jump groups(%bits)
block groups(%left: i32):
  %full = icmp sge %left, %five
  branch %full, group, next
block group:
  %fewer = sub nsw i32 %left, %five
  jump groups(%fewer)
block next:
  %i1 = add nsw i32 %i, %one
  jump bytes(%i1, %left)
block exit:
  return
}
> bytes: max(0, n) + 1
> byte: max(0, n)
> groups: max(0, n) + floor(up*max(0, n)/5)
> group: floor(up*max(0, n)/5)
> next: max(0, n)
> if up >= 0
> assuming %bits never wraps around against its promise (nsw), and 1 more like it",
    );
}
