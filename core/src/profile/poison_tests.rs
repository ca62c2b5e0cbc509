//! Tests of what makes a result poison: where a branch looks at it, a point has no counts, by formulas or executions;
//! elsewhere they agree.

use super::*;
use crate::ir::text::parse_module;
use crate::ir::Module;

/// Is there an answer? Where there is, formulas give it, and the executed counts are those.
fn is_defined(module: &Module, point: &[(&str, i64)]) -> bool {
    let profile = ModuleProfile::new(module, Options::default());
    let f = profile.by_name("f").expect("f");
    let point: Point = point.iter().copied().collect();
    let answers = [Engine::Formula, Engine::Simulation, Engine::Both]
        .map(|engine| profile.evaluate_by(engine, f, &point));
    let counts = |answer: &Evaluation| {
        answer.root().blocks.iter().map(|b| b.count.clone()).collect::<Vec<_>>()
    };
    match &answers {
        [Ok(formulas), Ok(executed), Ok(both)] => {
            assert_eq!(counts(formulas), counts(executed));
            assert_eq!(counts(formulas), counts(both));
            assert!(counts(formulas).iter().all(Option::is_some));
            true
        }
        [formulas, Err(executed), Err(both)] => {
            let undefined = |e: &ProfileError| e.to_string().contains("undefined at this point");
            assert!(undefined(executed) && undefined(both), "{executed} {both}");
            let given = |a: &Evaluation| a.root().blocks.iter().any(|b| b.count.is_some());
            assert!(!formulas.as_ref().is_ok_and(given), "formulas say nothing there");
            false
        }
        other => panic!("{other:?}"),
    }
}

/// `@f(%n)`, which branches on whether `%v` is above 8.
fn branch(value: &str) -> Module {
    let text = format!(
        "func @f(%n: i32) {{
block entry:
  %1 = const i32 1
  %2 = const i32 2
  %3 = const i32 3
  %5 = const i32 5
  %8 = const i32 8
  %12 = const i32 12
  {value}
  %large = icmp sgt %v, %8
  branch %large, then, exit
block then:
  jump exit
block exit:
  return
}}
"
    );
    parse_module(&text).expect("it parses")
}

#[test]
fn a_branch_looks_at_a_broken_flag() {
    let cases: [(&str, &[i64], &[i64]); 13] = [
        ("%v = udiv exact i32 %n, %3", &[0, 6, 27, -1], &[5, -2, i32::MAX as i64 - 2]),
        ("%d = or i32 %n, %1\n  %v = udiv exact i32 %n, %d", &[0, 7, -1], &[6, -2]),
        ("%d = or i32 %n, %1\n  %v = sdiv exact i32 %n, %d", &[0, 7], &[6, -4]),
        ("%v = lshr exact i32 %n, %2", &[0, 40, -4], &[1, -3]),
        ("%v = or exact i32 %n, %1", &[0, 8, 10, -2], &[9, -1]),
        (
            "%a = and i32 %n, %12\n  %b = and i32 %n, %5\n  %v = or exact i32 %a, %b",
            &[8, 1],
            &[4, 12],
        ),
        ("%t = trunc nsw %n to i8\n  %v = sext %t to i32", &[100, -128], &[128, -129]),
        ("%t = trunc nuw %n to i8\n  %v = zext %t to i32", &[100, 200], &[256, -1]),
        ("%v = mul nuw i32 %n, %5", &[3, 400_000_000], &[900_000_000, -1]),
        ("%v = shl nuw i32 %n, %3", &[3, 268_435_456], &[536_870_912, -1]),
        ("%t = zext exact %n to i64\n  %v = trunc %t to i32", &[3], &[-1]),
        ("%v = add nuw i32 %n, %5", &[3, -6], &[-5]),
        ("%v = sub nuw i32 %n, %5", &[5, -1], &[4]),
    ];
    for (value, defined, undefined) in cases {
        let module = branch(value);
        for &n in defined {
            assert!(is_defined(&module, &[("n", n)]), "{value} at {n}");
            let profile = ModuleProfile::new(&module, Options::default());
            let point: Point = [("n", n)].into_iter().collect();
            let found = profile.evaluate(profile.by_name("f").expect("f"), &point);
            assert_eq!(found.expect("an answer").root().assumptions, [""; 0], "{value} at {n}");
        }
        for &n in undefined {
            assert!(!is_defined(&module, &[("n", n)]), "{value} at {n}");
        }
    }
}

/// The zeros before the first bit of a number that is promised not to be 0.
const ZEROS: &str = "%0 = const i32 0\n  %none = icmp eq %n, %0\n  %p = opaque i32 \"poison\"\n  \
                     %z = ctlz i32 %n\n";

#[test]
fn a_branch_looks_at_a_choice_of_poison() {
    let module = branch(&format!("{ZEROS}  %v = select i32 %none, %p, %z"));
    for n in [1, 5, 1 << 23, -1, i64::from(i32::MIN)] {
        assert!(is_defined(&module, &[("n", n)]), "{n}");
    }
    assert!(!is_defined(&module, &[("n", 0)]));
    let least =
        "%least = const i32 -2147483648\n  %none = icmp ne %n, %least\n  %a = abs i32 %n\n  \
                 %p = opaque i32 \"poison\"\n  %v = select i32 %none, %a, %p";
    let module = branch(least);
    assert!(is_defined(&module, &[("n", -9)]) && is_defined(&module, &[("n", -7)]));
    assert!(!is_defined(&module, &[("n", i64::from(i32::MIN))]));
    // what is frozen is some number, which nobody knows
    let frozen = "%w = select i32 %none, %p, %z\n  %v = freeze i32 %w";
    let module = branch(&format!("{ZEROS}  {frozen}"));
    let profile = ModuleProfile::new(&module, Options::default());
    let point: Point = [("n", 0)].into_iter().collect();
    let f = profile.by_name("f").expect("f");
    for engine in [Engine::Formula, Engine::Simulation] {
        let answer = profile.evaluate_by(engine, f, &point).expect("an answer");
        assert_eq!(answer.root().block("then"), None);
    }
}

/// In a loop each iteration keeps the promise, or it is said that this is assumed.
#[test]
fn a_branch_in_a_loop_looks_at_a_choice_of_poison() {
    let module = |step: &str| {
        let text = format!(
            "func @f(%n: i32) {{
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %2 = const i32 2
  %28 = const i32 28
  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, %n
  branch %more, body, exit
block body:
  %next = add nsw i32 %i, %1
  %none = icmp eq %{step}, %0
  %p = opaque i32 \"poison\"
  %z = ctlz i32 %{step}
  %v = select i32 %none, %p, %z
  %large = icmp sgt %v, %28
  branch %large, then, head(%next)
block then:
  jump head(%next)
block exit:
  return
}}
"
        );
        parse_module(&text).expect("it parses")
    };
    for n in [0, 1, 7, 300] {
        assert!(is_defined(&module("next"), &[("n", n)]), "{n}");
    }
    assert!(is_defined(&module("i"), &[("n", 0)]));
    let from_zero = module("i");
    let profile = ModuleProfile::new(&from_zero, Options::default());
    let point: Point = [("n", 7)].into_iter().collect();
    let f = profile.by_name("f").expect("f");
    let found = profile.evaluate(f, &point);
    let says_so = |a: &Evaluation| a.root().assumptions.iter().any(|a| a.contains("is poison"));
    assert!(found.as_ref().map_or(true, says_so), "{found:?}");
}

/// Poison that merges is looked at where its edge was taken.
#[test]
fn a_branch_looks_at_poison_that_merges() {
    let module = parse_module(
        "func @f(%n: i32, %m: i32) {
block entry:
  %0 = const i32 0
  %p = opaque i32 \"poison\"
  %c = icmp sgt %m, %0
  branch %c, given, next(%p)
block given:
  jump next(%n)
block next(%v: i32):
  %large = icmp sgt %v, %0
  branch %large, then, exit
block then:
  jump exit
block exit:
  return
}
",
    )
    .expect("it parses");
    assert!(is_defined(&module, &[("n", 3), ("m", 1)]));
    assert!(is_defined(&module, &[("n", -3), ("m", 1)]));
    assert!(!is_defined(&module, &[("n", 3), ("m", 0)]));
}

/// A recursion is a loop over its activations, and one that halves its size has as many as the size has bits. In each
/// of them promises are kept, and in what follows the last one.
#[test]
fn an_activation_looks_at_a_broken_flag() {
    for (again, last) in [("jump exit", "jump exit"), ("return", "return")] {
        let text = format!(
            "func @f(%n: i32, %thr: i32) {{
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %2 = const i32 2
  %ends = icmp sle %n, %thr
  branch %ends, work, again
block work:
  jump head(%0)
block head(%i: i32):
  %twice = mul nsw i32 %n, %2
  %more = icmp slt %i, %twice
  branch %more, body, last
block body:
  %next = add nsw i32 %i, %1
  jump head(%next)
block again:
  %half = sdiv i32 %n, %2
  call @f(%half, %thr)
  {again}
block last:
  {last}
block exit:
  return
}}
"
        );
        let module = parse_module(&text).expect("it parses");
        for (n, thr) in [(5, 9), (40, 3), (1000, 100), (7, 0)] {
            assert!(is_defined(&module, &[("n", n), ("thr", thr)]), "{n} {thr}");
        }
        let most = i64::from(i32::MAX);
        for (n, thr) in [(-most, 0), (1_500_000_000, most), (-most + 1, -most / 2)] {
            let point: Point = [("n", n), ("thr", thr)].into_iter().collect();
            let profile = ModuleProfile::new(&module, Options::default());
            let found = profile.evaluate(profile.by_name("f").expect("f"), &point);
            let text = found.expect_err("it is undefined").to_string();
            assert!(text.contains("undefined at this point"), "{text}");
        }
    }
}

/// A power by the iteration's number grows, so that the last iterations show whether one wraps.
#[test]
fn a_power_keeps_its_promise_if_the_last_one_does() {
    let module = parse_module(
        "func @f(%n: i32) {
block entry:
  %1 = const i32 1
  %3 = const i32 3
  jump head(%1)
block head(%p: i32):
  %below = icmp slt %p, %n
  branch %below, multiply, exit
block multiply:
  %q = mul nsw i32 %p, %3
  jump head(%q)
block exit:
  return
}
",
    )
    .expect("it parses");
    let most = 3_i64.pow(19);
    for n in [-1, 1, 10, most] {
        assert!(is_defined(&module, &[("n", n)]), "{n}");
    }
    assert!(!is_defined(&module, &[("n", most + 1)]));
    let profile = ModuleProfile::new(&module, Options::default());
    let f = profile.by_name("f").expect("f");
    assert!(profile.function(f).assumptions().is_empty());
}
