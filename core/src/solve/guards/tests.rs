//! Guards: what replaces a condition implies it, on every value of a small box.

use crate::expr::{Expr, Sym};
use crate::solve::context::SolveContext;
use crate::solve::guards::affine_bounds::affine_bounds;
use crate::solve::guards::no_wrap::{strip_wraps, without_wraps, Plain, Summand, Wraps};
use crate::solve::guards::usual_sizes::{
    is_of_small_sizes, is_of_unusual_points, usual_points_without,
};
use crate::solve::guards::{always_holds, at_both_ends};
use crate::solve::loop_facts::{entry_facts, facts_in};
use crate::solve::tests::{read, tells, value, with_loop};
use crate::solve::trip::trip;

/// Values of `a`, `b` and `n`.
fn points() -> impl Iterator<Item = [(&'static str, i64); 4]> {
    let small = [-130, -9, -2, -1, 0, 1, 2, 5, 9, 127];
    small.into_iter().flat_map(move |a| {
        small.into_iter().flat_map(move |b| {
            [-3, 0, 1, 4, 11].into_iter().map(move |n| [("a", a), ("b", b), ("d", 2), ("n", n)])
        })
    })
}

/// Does a condition hold in the first `n` iterations of the loop?
fn throughout(cx: &SolveContext<'_>, e: Expr, k: Sym, at: &[(&str, i64)]) -> bool {
    let n = at.iter().find(|p| p.0 == "n").map_or(0, |p| p.1);
    (0..n.max(1)).all(|i| !value(cx, e, &[(k, i)], at).is_zero())
}

#[test]
fn affine_bounds_imply_what_they_replace() {
    for condition in [
        "max(k, a) <= b",
        "min(k, a) >= b",
        "min(k, a) + k <= b",
        "floor(k/3) + a <= b",
        "a - floor(k/4) >= b",
        "ite(b > 0, k, 2*k) <= a",
        "d*floor(k/d) + a <= b",
        "floor((k + a)/d)*d >= b",
        "d*d*floor(k/(d*d)) + a <= b",
        "d*floor(k/(2*d)) + a <= b",
        "4*d*floor((k + a)/(2*d)) >= b",
        "max(k, 3)*max(b, 0) <= a",
    ] {
        with_loop(&[], |cx, l, k, p| {
            let g = read(cx, condition, k, p);
            let mut facts = facts_in(cx, Some(l));
            let d = read(cx, "d >= 1", k, p);
            facts.assume(cx, d);
            let found = affine_bounds(cx, &mut facts, g).expect(condition);
            for part in cx.conjuncts(found).to_vec() {
                let crate::expr::Node::Ge0(e) = *cx.node(part) else { continue };
                assert!(cx.affine_in(e, k).is_some(), "{condition}: {}", cx.display(part));
            }
            let mut holds = 0;
            for at in points() {
                if throughout(cx, found, k, &at) {
                    holds += 1;
                    assert!(
                        throughout(cx, g, k, &at),
                        "{condition} at {at:?}: {}",
                        cx.display(found)
                    );
                }
            }
            assert!(holds > 20, "{condition}: {} holds at {holds} points", cx.display(found));
        });
    }
}

#[test]
fn what_holds_at_both_ends_holds_between() {
    let mut decided = Vec::new();
    for condition in [
        "a + 2*k <= 9",
        "a - k >= b",
        "a + k <= 9 && b - k >= -9",
        "b > 0 || k <= a",
        "b > 0 || k <= a && k >= b - 5",
        "k*k <= 9",
        "k*k - 5*k <= a",
        "2*2^k + a <= 9",
        "a + b*floor(n/2^k) >= -9",
        "floor(k/2) <= a",
        "2^k - 3*k >= a",
        "k <= a || k >= b",
        "a <= 9",
    ] {
        with_loop(&[], |cx, l, k, p| {
            trip(cx, l).expect("a trip count");
            let g = read(cx, condition, k, p);
            let Some(found) = at_both_ends(cx, l, g, k) else { return };
            decided.push(condition);
            assert!(!cx.has_var(found, k), "{condition}");
            for at in points() {
                let ends = !value(cx, found, &[], &at).is_zero();
                assert_eq!(ends, throughout(cx, g, k, &at), "{condition} at {at:?}");
            }
        });
    }
    // of the others the ends do not tell what lies between
    assert_eq!(decided.len(), 10, "{decided:?}");
}

#[test]
fn an_expression_without_wraps_is_equal_where_none_happens() {
    for (text, of_indices, of_all) in [
        ("s8(a + k)*2", "2*(a + k)", "2*(a + k)"),
        ("s8(a + k) + s8(a + b)", "a + k + s8(a + b)", "2*a + b + k"),
        ("unsigned8(k - b) + a", "a - b + k", "a - b + k"),
        ("s8(2*s8(a + k))", "2*a + 2*k", "2*a + 2*k"),
        ("floor((a + k)/65536)", "0", "floor((a + k)/65536)"),
    ] {
        with_loop(&[], |cx, _, k, p| {
            let e = read(cx, text, k, p);
            for (only, wanted) in [(Some(k), of_indices), (None, of_all)] {
                let mut obligations = Vec::new();
                let plain = strip_wraps(cx, e, only, &mut obligations);
                let wanted = read(cx, wanted, k, p);
                assert_eq!(cx.display(plain).to_string(), cx.display(wanted).to_string(), "{text}");
                let mut met = 0;
                for at in points() {
                    for i in 0..4 {
                        let is_met = obligations.clone().into_iter().all(|o| {
                            let bounds = o.bounds(cx);
                            bounds.iter().all(|&b| !value(cx, b, &[(k, i)], &at).is_negative())
                        });
                        if is_met {
                            met += 1;
                            let [x, y] = [e, plain].map(|e| value(cx, e, &[(k, i)], &at));
                            assert_eq!(x, y, "{text} at {at:?}, {i}");
                        }
                    }
                }
                assert!(met > 100, "{text}: {met}");
            }
        });
    }
}

/// A summand without wraps, which is equal where the guards hold, and these; `None` if there are none.
fn unwrapped(text: &str) -> Option<(String, Vec<String>)> {
    with_loop(&[], |cx, l, k, p| {
        let last = trip(cx, l).expect("a trip count");
        let body = read(cx, text, k, p);
        let entry = entry_facts(cx, l);
        let summand = Summand { l, body, last, entry };
        let Plain { body: plain, guards, .. } = without_wraps(cx, &summand, Wraps::OfIndices, &[])?;
        for at in points() {
            if guards.iter().any(|&g| value(cx, g, &[], &at).is_zero()) {
                continue;
            }
            let n = at.iter().find(|p| p.0 == "n").map_or(0, |p| p.1);
            for i in 0..n.max(1) {
                let [x, y] = [body, plain].map(|e| value(cx, e, &[(k, i)], &at));
                assert_eq!(x, y, "{text} at {at:?}, {i}: {}", cx.display(plain));
            }
        }
        let guards = guards.iter().map(|&g| cx.display(g).to_string()).collect();
        Some((cx.display(plain).to_string(), guards))
    })
}

#[test]
fn wraps_matter_where_they_are_looked_at() {
    for (text, plain, guards) in [
        ("ite(k >= 5, unsigned8(min(k, 99) - 5), 0)", "ite(i >= 5, min(99, i) - 5, 0)", &[][..]),
        ("[k >= 5]*unsigned8(min(k, 99) - 5)", "ite(i >= 5, min(99, i) - 5, 0)", &[]),
        ("[k <= 4 || unsigned8(min(k, 99) - 5) > 3]", "i <= 4 || i >= 9", &[]),
        (
            "ite(k >= 9 && unsigned8(min(k, 99) - 5) > 3, unsigned8(min(k, 99) - 9), 1)",
            "ite(i >= 9, min(99, i) - 9, 1)",
            &[],
        ),
        // what a condition says of a wrapped value, it says of the value
        (
            "ite(unsigned8(k + a) >= 5, unsigned8(k + a - 5), 0)",
            "max(0, a + i - 5)",
            &["a >= 0", "a <= 255 && a + n <= 256"],
        ),
        // one bound is known where it is looked at, the other one is guarded
        ("ite(k >= 5, unsigned8(k - 5), 0)", "max(0, i - 5)", &["n <= 261"]),
    ] {
        let (found, needed) = unwrapped(text).expect(text);
        assert_eq!(found, plain, "{text}");
        assert_eq!(needed, guards, "{text}");
    }
    for everywhere in [
        "ite(k >= 5, unsigned8(min(k, 99) - 5), 0) + unsigned8(min(k, 99) - 5)",
        "ite(unsigned8(min(k, 99) - 5) > 3, unsigned8(min(k, 99) - 5), 0)",
        "[unsigned8(min(k, 99) - 5) > 3 && unsigned8(min(k, 99) - 6) > 3]",
    ] {
        assert!(unwrapped(everywhere).is_none_or(|u| !u.1.is_empty()), "{everywhere}");
    }
}

/// Choices, conjunctions, disjunctions and products of wraps, of which the plain ones are equal where the guards hold.
#[test]
fn random_summands_are_equal_without_wraps() {
    let mut state = 11u64;
    let mut pick = |n: usize| {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        (state >> 33) as usize % n
    };
    let (mut guarded, mut free) = (0, 0);
    for _ in 0..1500 {
        let mut values: Vec<String> =
            ["k", "a", "3", "unsigned8(min(k, 9) - 3)", "s8(k + a)"].map(str::to_owned).into();
        let mut truths: Vec<String> =
            ["k >= 3", "a <= 5", "b > k", "a + k >= 0 && a <= 99"].map(str::to_owned).into();
        for _ in 0..5 {
            let (x, y) = (values[pick(values.len())].clone(), values[pick(values.len())].clone());
            let (c, d) = (truths[pick(truths.len())].clone(), truths[pick(truths.len())].clone());
            match pick(7) {
                0 => values.push(format!("({x} - {y})")),
                1 => values.push(format!("ite({c}, {x}, {y})")),
                2 => values.push(format!("[{c}]*{x}")),
                3 => values.push(format!("unsigned8({x} - {y})")),
                4 => truths.push(format!("({c} && {d})")),
                5 => truths.push(format!("({c} || {x} >= {y})")),
                _ => truths.push(format!("({x} > {y} && {c})")),
            }
        }
        let text = format!("ite({}, {}, 0)", truths[truths.len() - 1], values[values.len() - 1]);
        match unwrapped(&text) {
            Some((_, guards)) if guards.is_empty() => free += 1,
            Some(_) => guarded += 1,
            None => {}
        }
    }
    assert!(free > 30 && guarded > 30, "{free} free, {guarded} guarded");
}

#[test]
fn points_that_programs_have_are_left() {
    for (text, unusual) in [
        ("a >= b && b > a + 1", true),
        ("a >= 3*ceil(a/3) + 4", true),
        ("a >= b*ceil(a/b) + 4", true),
        ("a + b <= 0", true),
        ("a == 0", true),
        ("a <= b", false),
        ("a == 1", false),
        ("a == b", false),
        ("a mod 8 == 0", false),
        ("a mod b == 0", false),
        ("a*b <= 2147483647", false),
        // nor is there a point where a shift leaves its type
        ("signed32(2^a) <= 0", true),
        ("signed32(2^a) > 0", false),
        // of what a divisor of 0 leaves nothing is known
        ("floor(a/(b - b)) >= 3", false),
    ] {
        with_loop(&[], |cx, l, k, p| {
            trip(cx, l).expect("a trip count");
            let g = read(cx, text, k, p);
            assert_eq!(is_of_unusual_points(cx, l, g), unusual, "{text}");
        });
    }
}

/// Of the points with usual sizes, more are left by one condition than by another.
#[test]
fn conditions_leave_more_or_fewer_of_the_usual_points() {
    with_loop(&[], |cx, l, k, p| {
        trip(cx, l).expect("a trip count");
        let mut without = |texts: &[&str]| {
            let guards: Vec<_> = texts.iter().map(|t| read(cx, t, k, p)).collect();
            usual_points_without(cx, l, &guards)
        };
        assert_eq!(without(&["a >= 0", "b > 0"]), 0);
        let few = without(&["a >= 8"]);
        assert!(few > 0 && few < without(&["a mod 8 >= 2"]));
        assert!(without(&["a >= 8", "b >= 8"]) > few);
        // what depends on other things than parameters is not sampled
        assert_eq!(without(&["k >= 100"]), 0);
    });
}

/// Each of two guards has usual points, together they have none.
#[test]
fn guards_leave_points_together() {
    with_loop(&[], |cx, l, k, p| {
        trip(cx, l).expect("a trip count");
        let [guard, other] = ["a >= b + 2", "a <= b + 1"].map(|g| read(cx, g, k, p));
        assert!(!is_of_unusual_points(cx, l, guard) && !is_of_unusual_points(cx, l, other));
        cx.guard(&[guard]);
        assert!(is_of_unusual_points(cx, l, other));
    });
}

#[test]
fn a_disjunction_that_cannot_fail_always_holds() {
    for (text, always) in [
        ("a >= 3 || a <= 5", true),
        ("a >= 3 || a <= 1", false),
        ("a >= 3 || a <= 2 && b <= 2147483647", true),
        ("a >= 3 || a <= 2 && b <= 7", false),
        ("a + b >= 1 || a <= 0 || b <= 0", true),
        // of what divisors leave
        ("a mod 2 == 0 || a mod 4 == 1 || a mod 4 == 3", true),
        ("a mod 2 == 0 || a mod 4 == 1 || floor(a/2) mod 2 == 0", false),
        (
            "b <= 0 || a <= 0 || a mod 4 > 0 || a >= 4 && (a mod 32 == 0 || floor(a/4) mod 8 > 0) \
             && (a mod 4 == 0 || a >= 32 && floor(a/4) mod 8 == 0)",
            true,
        ),
        ("a <= 0 || a mod 4 > 0 || a >= 8 && (a mod 32 == 0 || floor(a/4) mod 8 > 0)", false),
        // periods that no number of 64 bits counts
        ("a mod 4611686018427387904 == 5 || a mod 3 == 0", false),
        ("a mod 3 == 0 || a mod 4611686018427387904 == 5", false),
        ("floor(a/4611686018427387904) mod 3 == 0 || a mod 3 > 3", false),
        ("a mod 3 <= 1 || b mod 3 > 1 || a mod 3 > b mod 3", false),
    ] {
        with_loop(&[], |cx, _, k, p| {
            let g = read(cx, text, k, p);
            assert_eq!(always_holds(cx, g), always, "{text}");
        });
    }
}

/// Conditions of quotients, remainders and sizes, of which what always holds does so at each size.
#[test]
fn what_holds_for_each_residue_always_holds() {
    let mut state = 7u64;
    let mut pick = |n: u64| {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        (state >> 33) % n
    };
    let mut found = [0, 0];
    for _ in 0..600 {
        let mut atom = || {
            let (m, k) = ([2, 3, 4, 8][pick(4) as usize], [2, 4][pick(2) as usize]);
            let left = match pick(4) {
                0 => format!("a mod {m}"),
                1 => format!("floor(a/{m}) mod {k}"),
                2 => format!("(a + {}) mod {m}", pick(5)),
                _ => "a".to_owned(),
            };
            let order = ["<=", ">", "==", "!="][pick(4) as usize];
            format!("{left} {order} {}", pick(5))
        };
        let parts: Vec<String> = (0..4).map(|_| format!("({} && {})", atom(), atom())).collect();
        let single: Vec<String> = (0..3).map(|_| atom()).collect();
        let text = [single, parts[..2].to_vec()].concat().join(" || ");
        with_loop(&[], |cx, _, k, p| {
            let g = read(cx, &text, k, p);
            let holds = always_holds(cx, g);
            let everywhere = (-70..70).all(|a| !value(cx, g, &[], &[("a", a)]).is_zero());
            assert!(!holds || everywhere, "{text}");
            found[usize::from(holds)] += 1;
        });
    }
    assert!(found.iter().all(|&n| n > 20), "{found:?}");
}

#[test]
fn sizes_that_programs_have_are_left() {
    for (text, small) in [
        ("a <= 0 || a mod 8 > 0 && a <= 15", true),
        ("a == 0", true),
        ("a <= 23", true),
        ("a <= 24", false),
        ("a mod 8 == 0", false),
        ("a mod 7 == 1", false),
        ("a <= 46340", false),
        ("a > 500", false),
        // for another size it may be more
        ("a + b <= 3", false),
    ] {
        with_loop(&[], |cx, _, k, p| {
            let g = read(cx, text, k, p);
            assert_eq!(is_of_small_sizes(cx, g), small, "{text}");
        });
    }
}

/// Divisors and sizes out of the ordinary, and wraps, in whole programs.
#[test]
fn formulas_hold_in_the_domain_that_is_told() {
    tells(
        "func @tiles(%n: i32, %b: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %less = sub nsw i32 %b, %1
  %more = add nsw i32 %n, %less
  %count = sdiv i32 %more, %b
  jump head(%0)
block head(%j: i32):
  %c = icmp slt %j, %count
  branch %c, body, exit
block body:
  %next = add nsw i32 %j, %1
  jump head(%next)
block exit:
  return
}
> head: ceil(n/b) + 1
> body: ceil(n/b)
> if b > 0
> if n + b > 0
---
func @nest(%n: i32, %m: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  jump outer(%0)
block outer(%i: i32):
  %c = icmp slt %i, %n
  branch %c, inner(%0), exit
block inner(%j: i32):
  %end = add i32 %i, %m
  %d = icmp slt %j, %end
  branch %d, body, latch
block body:
  %nextj = add i32 %j, %1
  jump inner(%nextj)
block latch:
  %nexti = add i32 %i, %1
  jump outer(%nexti)
block exit:
  return
}
> outer: max(0, n) + 1
> inner: max(0, n) + max(0, n - max(0, -m))*(2*m + 2*max(0, -m) + max(0, n - max(0, -m)) - 1)/2
> body: max(0, n - max(0, -m))*(2*m + 2*max(0, -m) + max(0, n - max(0, -m)) - 1)/2
> latch: max(0, n)
> if n + m < 2^31
---
func @sizes(%n: i32, %s: i32) {
block entry:
  %0 = const i32 0
  jump head(%0)
block head(%j: i32):
  %c = icmp ult %j, %n
  branch %c, body, exit
block body:
  %next = add i32 %j, %s
  jump head(%next)
block exit:
  return
}
> head: ite(unsigned32(n) == 0, 0, ceil(unsigned32(n)/unsigned32(s))) + 1
> body: ite(unsigned32(n) == 0, 0, ceil(unsigned32(n)/unsigned32(s)))
> if unsigned32(n) == 0 || unsigned32(s) > 0
> if unsigned32(s)*ite(unsigned32(n) == 0, 0, ceil(unsigned32(n)/unsigned32(s))) < 2^32",
    );
}
