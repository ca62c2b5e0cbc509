//! Every rule of the table: its example, and its statement on a small box.

use super::*;
use crate::analysis::LoopId;
use crate::expr::Sym;
use crate::rules::{Example, RuleInfo, Tries};
use crate::solve::tests::{read, tells, value, with_loop};

/// What is solved in an example, and the value that it says.
fn example(
    cx: &mut SolveContext<'_>,
    rule: &RuleInfo,
    l: LoopId,
    k: Sym,
    p: Sym,
) -> (Recurrence, Expr) {
    let Example::Recurrence { start, next, value } = rule.example else {
        panic!("{} has an example of another stage", rule.name)
    };
    let [start, next, value] = [start, next, value].map(|e| read(cx, e, k, p));
    (Recurrence { l, k, start, next, p, width: 32 }, value)
}

#[test]
fn an_example_fires_its_rule_first() {
    let mut other = Vec::new();
    for rule in RECURRENCES {
        with_loop(&[], |cx, l, k, p| {
            let (r, wanted) = example(cx, &rule.info, l, k, p);
            let found = answer(cx, RECURRENCES, &r).expect("an answer").value;
            // a rule may hand a smaller problem to the table again
            assert!(
                cx.rule_log().applied().contains(rule.info.name),
                "{:?}",
                cx.rule_log().applied()
            );
            let before = RECURRENCES.iter().take_while(|r| r.info.name != rule.info.name);
            for earlier in before {
                assert!((earlier.apply)(cx, &r).is_none(), "{} fires", earlier.info.name);
            }
            let text = |e: Expr| cx.display(e).to_string();
            if text(found) != text(wanted) {
                other.push(format!("{}: {}", rule.info.name, text(found)));
            }
        });
    }
    assert!(other.is_empty(), "other values than the examples have:\n{}", other.join("\n"));
}

/// The statement itself: the value is the start at 0, and around the back edge what `next` says.
#[test]
fn examples_hold_on_every_value_of_a_small_box() {
    for rule in RECURRENCES {
        let name = rule.info.name;
        with_loop(&[], |cx, l, k, p| {
            let (r, _) = example(cx, &rule.info, l, k, p);
            let Predicated { value: e, predicates } = (rule.apply)(cx, &r).expect("an answer");
            for a in -5..=5 {
                for b in -3..=3 {
                    let names = [("a", a), ("b", b), ("d", b), ("n", 20)];
                    if predicates.iter().any(|&p| value(cx, p, &[], &names).is_zero()) {
                        continue;
                    }
                    let mut now = value(cx, r.start, &[], &names);
                    for i in 0..12 {
                        let here = value(cx, e, &[(k, i)], &names);
                        assert_eq!(here, now, "{name} at a = {a}, b = d = {b}, k = {i}");
                        let before = now.as_i128().expect("small") as i64;
                        now = value(cx, r.next, &[(k, i), (p, before)], &names);
                    }
                }
            }
        });
    }
}

#[test]
fn a_rule_that_is_off_does_not_answer() {
    for rule in RECURRENCES {
        with_loop(&[rule.info.name], |cx, l, k, p| {
            let (r, _) = example(cx, &rule.info, l, k, p);
            answer(cx, RECURRENCES, &r);
            assert!(!cx.rule_log().applied().contains(rule.info.name));
        });
    }
}

/// A start that is the next value at k = -1 needs no case of its own; any other start does.
#[test]
fn a_delayed_value_that_starts_in_line_is_one_formula() {
    let delayed = RECURRENCES.iter().find(|r| r.info.name == "delayed").expect("the rule");
    for (start, next, wanted) in [
        ("a", "a + 2*k + 2", "a + 2*k"),
        ("max(a, b)", "max(a + k + 1, b)", "max(a + k, b)"),
        ("a + 1", "a + 2*k + 2", "ite(k == 0, a + 1, a + 2*k)"),
    ] {
        with_loop(&[], |cx, l, k, p| {
            let [start, next, wanted] = [start, next, wanted].map(|e| read(cx, e, k, p));
            let r = Recurrence { l, k, start, next, p, width: 32 };
            let found = (delayed.apply)(cx, &r).expect("an answer").value;
            assert_eq!(cx.display(found).to_string(), cx.display(wanted).to_string());
        });
    }
}

/// A start that does not lie beyond the cap is where the steps begin, as far as it goes.
#[test]
fn a_capped_value_that_starts_below_the_cap_is_one_formula() {
    let capped = RECURRENCES.iter().find(|r| r.info.name == "capped").expect("the rule");
    for (start, next, wanted) in [
        ("min(a, b)", "min(b, P + 3)", "min(b, a + 3*k)"),
        ("max(a, b)", "max(b, P - 2)", "max(b, a - 2*k)"),
        (
            "ite(d > a, b - d + a, b - 4)",
            "min(b, P + 3)",
            "min(b, ite(d > a, b - d + a, b - 4) + 3*k)",
        ),
        ("max(a, b)", "min(b, P + 3)", "ite(k == 0, max(a, b), min(b, max(a, b) + 3*k))"),
    ] {
        with_loop(&[], |cx, l, k, p| {
            let [start, next, wanted] = [start, next, wanted].map(|e| read(cx, e, k, p));
            let r = Recurrence { l, k, start, next, p, width: 32 };
            let found = (capped.apply)(cx, &r).expect("an answer").value;
            for (a, b) in [(-4, 5), (2, 2), (3, -1), (0, 9)] {
                for i in 0..9 {
                    let at = |e| value(cx, e, &[(k, i)], &[("a", a), ("b", b), ("d", a)]);
                    assert_eq!(at(found), at(wanted), "at {a}, {b}, {i}");
                }
            }
            let text = |e: Expr| cx.display(e).to_string();
            let is_apart = |e: Expr| text(e).contains(" == 0");
            assert_eq!(is_apart(found), is_apart(wanted), "{}", text(found));
        });
    }
}

/// Thirty values, each made of all others: each order to try them in would be a path of the search.
#[test]
fn values_that_rest_on_each_other_are_tried_a_number_of_times() {
    use std::fmt::Write;
    const VALUES: usize = 30;
    let list = |f: &dyn Fn(usize) -> String| (0..VALUES).map(f).collect::<Vec<_>>().join(", ");
    let mut body = String::new();
    for k in 0..VALUES {
        let others = (1..VALUES).map(|d| (k + d) % VALUES);
        let sum = others.fold(format!("%x{k}"), |sum, other| {
            let name = format!("%s{k}_{other}");
            writeln!(body, "  {name} = xor i32 {sum}, %x{other}").expect("a string");
            name
        });
        writeln!(body, "  %y{k} = mul i32 {sum}, %n").expect("a string");
    }
    let text = format!(
        "func @f(%n: i32) {{\nblock entry:\n  jump head({})\nblock head({}):\n{body}  \
         %more = icmp ne %y0, %n\n  branch %more, head({}), exit\nblock exit:\n  return\n}}",
        list(&|_| "%n".into()),
        list(&|k| format!("%x{k}: i32")),
        list(&|k| format!("%y{k}")),
    );
    let module = crate::ir::text::parse_module(&text).unwrap_or_else(|e| panic!("{e}"));
    let profile = crate::profile::ModuleProfile::new(&module, crate::profile::Options::default());
    let id = profile.by_name("f").expect("a function");
    let statuses = profile.function(id).blocks().iter().map(|b| b.count.formula().is_some());
    assert_eq!(statuses.collect::<Vec<_>>(), [true, false, true]);
}

/// A field that each loop of a nest loads again where the loop within has run: the parameters of headers and joins are
/// handed that one value. Where something else is stored there, they settle after the first row.
#[test]
fn a_value_that_is_only_handed_around_is_known_whatever_the_ways() {
    const NEST: &str = "func @f(%p: ptr, %q: ptr, %n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %4 = const i64 4
  %at = ptradd %p, %4
  %h = load i32 %at
  jump rows(%0, %h, %h)
block rows(%i: i32, %last: i32, %width: i32):
  %some = icmp sgt %width, %0
  branch %some, columns(%0, %last), next(%last, %width)
block columns(%j: i32, %held: i32):
  STORE
  %again = load i32 %at
  %j1 = add nsw i32 %j, %1
  %more = icmp slt %j1, %again
  branch %more, columns(%j1, %again), next(%again, %again)
block next(%now: i32, %wide: i32):
  %i1 = add nsw i32 %i, %1
  %on = icmp slt %i1, %now
  branch %on, rows(%i1, %now, %wide), exit
block exit:
  return
}";
    let program = |stored: &str| NEST.replace("STORE", stored);
    tells(&format!(
        "{}
> rows: max(0, p[4] - 1) + 1
> columns: p[4]*max(0, p[4])
> next: max(0, p[4] - 1) + 1
> assuming p and q do not overlap and are farther apart than any offset
---
{}
> rows: ite(p[4] <= 0 || n <= 1, 0, n - 1) + 1
> columns: (max(0, n - 1) + 1)*([p[4] > 0] + ite(ite(p[4] <= 0, p[4], n) > 0, max(0, n - 1), 0))
> next: ite(p[4] <= 0 || n <= 1, 0, n - 1) + 1",
        program("store %q, %n, 4"),
        program("store %at, %n, 4")
    ));
}

/// What a load finds may rest on the parameter that the loaded value is handed to: it is asked about once.
#[test]
fn a_value_that_decides_what_is_loaded_is_no_only_one() {
    tells(
        "func @f(%p: ptr, %k: i64, %n: i32) {
block entry:
  %0 = const i32 0
  %q = inttoptr %k
  %some = icmp sgt %n, %0
  branch %some, put, head(%0)
block put:
  store %q, %0, 4
  jump head(%0)
block again:
  %x = load i32 %p
  jump head(%x)
block head(%i: i32):
  %less = icmp slt %i, %0
  branch %less, again, exit
block exit:
  return
}
> put: n > 0
> again: 0
> assuming the loop at `head` ends",
    );
}

/// The end of a chunk, kept in a register and in memory: each round looks at the one or the other. Where the two are
/// not handed on side by side, neither is known.
#[test]
fn a_value_that_is_kept_twice_is_one() {
    const CHUNKS: &str = "func @f(%n: i32, %c: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  jump chunks(%0, %c, %c)
block chunks(%lo: i32, %hi: i32, %kept: i32):
  jump each(%lo, %hi)
block each(%i: i32, %held: i32):
  %first = icmp slt %i, %1
  branch %first, again, on(%held)
block again:
  jump on(%kept)
block on(%last: i32):
  %i1 = add nsw i32 %i, %1
  %more = icmp slt %i1, %last
  branch %more, each(%i1, %last), next(%last)
block next(%end: i32):
  %lo1 = add nsw i32 %lo, %c
  %hi1 = add nsw i32 %end, %c
  %go = icmp slt %lo1, %n
  branch %go, chunks(%lo1, %hi1, KEPT), exit
block exit:
  return
}";
    let program = |kept: &str| CHUNKS.replace("KEPT", kept);
    let stuck = "? the loop at `chunks` takes `hi` to `c + ite(c*i + ite(c*i <= 0 && c <= 1, \
                 max(0, c - c*i - 1), max(0, 1 - c*i, ite(c*i <= 0, c, hi) - c…`, and no rule solves that";
    tells(&format!(
        "{}
> chunks: ite(c >= n, 0, ceil(n/c) - 1) + 1
> each: (ite(c >= n, 0, ceil(n/c) - 1) + 1)*(max(0, c - 1) + 1)
> again: max(0, min(0, max(0, c - 1) + c*ite(c >= n, 0, ceil(n/c) - 1)) + 1)
> on: (ite(c >= n, 0, ceil(n/c) - 1) + 1)*(max(0, c - 1) + 1)
> next: ite(c >= n, 0, ceil(n/c) - 1) + 1
> if c >= n || c > 0
> assuming %lo never wraps around against its promise (nsw), and 6 more like it
---
{}
> chunks: ite(c >= n, 0, ceil(n/c) - 1) + 1
> each: {stuck}
> again: {stuck}
> on: {stuck}
> next: ite(c >= n, 0, ceil(n/c) - 1) + 1
> if c >= n || c > 0",
        program("%hi1"),
        program("%c")
    ));
}
