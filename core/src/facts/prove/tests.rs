//! Every rule of the table: its example, its statement on a small box, and what it proves near its
//! example.

use super::{Proof, PROOFS};
use crate::expr::{Evaluator, Expr, Num, Store};
use crate::facts::Facts;
use crate::limits::{Limits, ProofLimits};
use crate::rules::{Example, RuleInfo, Settings};
use std::rc::Rc;
use std::sync::Arc;

const NAMES: [&str; 5] = ["n", "m", "a", "b", "d"];

/// A point: the values of the parameters.
type Point = [i64; 5];

fn store_without(off: &[&'static str]) -> Store {
    // a proof without sample points has as many attempts as one with
    let mut limits = Limits::default();
    limits.proofs.attempts_without_points = limits.proofs.attempts;
    let settings = Settings::new(limits).without_rules(off).expect("rules");
    let mut s = Store::with_settings(Arc::new(settings));
    for name in NAMES {
        s.parameter(name, 32);
    }
    s
}

fn example(rule: &RuleInfo) -> (&'static str, &'static str, Option<&'static str>) {
    let Example::Proof { given, claim, instead } = rule.example else {
        panic!("{} has an example of another stage", rule.name)
    };
    (given, claim, instead)
}

/// What is given and what is claimed, and the facts.
fn question(s: &mut Store, given: &str, claim: &str) -> (Facts, Expr, Expr) {
    let given = s.parse_condition(given).unwrap_or_else(|e| panic!("`{given}`: {e}"));
    let claim = s.parse(claim).unwrap_or_else(|e| panic!("`{claim}`: {e}"));
    let mut facts = Facts::new();
    facts.assume(s, given);
    (facts, given, claim)
}

/// All points of a box over the parameters that the text speaks of; the others are 0.
fn points(text: &str, side: i64) -> Vec<Point> {
    let words: Vec<&str> = text.split(|c: char| !c.is_ascii_alphanumeric()).collect();
    let mut points = vec![[0; 5]];
    for (i, name) in NAMES.iter().enumerate() {
        if words.contains(name) {
            let wider = points.into_iter().flat_map(|p| {
                (-side..=side).map(move |v| {
                    let mut p = p;
                    p[i] = v;
                    p
                })
            });
            points = wider.collect();
        }
    }
    points
}

/// The value at a point, if there is one.
fn value(s: &Store, e: Expr, p: &Point) -> Option<Num> {
    let mut ev = Evaluator::new(s);
    for (name, v) in NAMES.iter().zip(p) {
        ev.bind_name(name, Num::int(*v));
    }
    ev.eval(e).ok()
}

/// A point of the box at which what is given holds, and the claim does not.
fn counterexample(s: &Store, given: Expr, claim: Expr, points: &[Point]) -> Option<Point> {
    let holds = |p: &&Point| value(s, given, p).is_some_and(|v| v.is_one());
    let fails = |p: &&Point| value(s, claim, p).is_some_and(|v| v.is_negative());
    points.iter().filter(holds).find(fails).copied()
}

#[test]
fn an_example_fires_its_rule() {
    for rule in PROOFS {
        let (given, claim, _) = example(&rule.info);
        let mut s = store_without(&[]);
        let (mut facts, _, claim) = question(&mut s, given, claim);
        assert!(facts.prove_ge0(&mut s, claim), "{}: no proof", rule.info.name);
        let applied = s.rule_log().applied();
        assert!(applied.contains(rule.info.name), "{}: {applied:?}", rule.info.name);
    }
}

#[test]
fn a_rule_that_is_off_does_not_answer() {
    for rule in PROOFS {
        let (given, claim, instead) = example(&rule.info);
        let mut s = store_without(&[rule.info.name]);
        let (mut facts, _, claim) = question(&mut s, given, claim);
        let proved = facts.prove_ge0(&mut s, claim);
        let applied = s.rule_log().applied();
        assert_eq!(proved, instead.is_some(), "{}: {applied:?}", rule.info.name);
        assert!(instead.is_none_or(|other| applied.contains(other)), "{applied:?}");
        assert!(!applied.contains(rule.info.name));
    }
}

#[test]
fn examples_hold_at_every_point_of_a_small_box() {
    for rule in PROOFS {
        let (given, claim, _) = example(&rule.info);
        let mut s = store_without(&[]);
        let box_of_example = points(&format!("{given} {claim}"), 4);
        let (_, given, claim) = question(&mut s, given, claim);
        let broken = counterexample(&s, given, claim, &box_of_example);
        assert_eq!(broken, None, "{}", rule.info.name);
        // it is no matter of what is given being false, or the claim without a value
        let defined = |p: &&Point| {
            value(&s, given, p).is_some_and(|v| v.is_one()) && value(&s, claim, p).is_some()
        };
        assert!(box_of_example.iter().filter(defined).count() > 3, "{}", rule.info.name);
    }
}

/// What is proved near an example, by this rule alone, holds; and not all of it is proved. No sample
/// point refutes a claim before the rule looks at it, so that a rule that proves too much is seen.
#[test]
fn what_a_rule_proves_alone_holds() {
    for rule in PROOFS {
        let (given, claim, _) = example(&rule.info);
        // the arms, operands and products of most rules are settled by a known inequality
        let mut kept = vec![rule.info.name, "known-inequalities-combined", "interval-arithmetic"];
        if rule.info.name == "bounded-dividend" {
            // what lies within a dividend is for these to say
            kept.extend(["factor-quotient-and-remainder", "factor-inequality", "multiplied-out"]);
        }
        let others = PROOFS.iter().map(|r| r.info.name).filter(|name| !kept.contains(name));
        let others: Vec<&str> = others.collect();
        let box_of_example = points(&format!("{given} {claim} n"), 3);
        let (mut proved, mut refuted) = (0, 0);
        for scale in [-2, -1, 1, 2] {
            for add in -3..=3 {
                for of_n in [-1, 0, 1] {
                    let near = format!("{scale}*({claim}) + {of_n}*n + {add}");
                    let mut s = store_without(&others);
                    let (mut facts, given, near_claim) = question(&mut s, given, &near);
                    Rc::make_mut(&mut facts.known).excluded = u128::MAX;
                    if !facts.prove_ge0(&mut s, near_claim) {
                        refuted += 1;
                        continue;
                    }
                    proved += 1;
                    let broken = counterexample(&s, given, near_claim, &box_of_example);
                    assert_eq!(broken, None, "{}: {near}", rule.info.name);
                }
            }
        }
        assert!(proved > 3 && refuted > 3, "{}: {proved} and {refuted}", rule.info.name);
    }
}

/// The statement of a rule in numbers: where its conditions hold, does it?
fn statement(rule: &str) -> fn(&Point) -> bool {
    match rule {
        // with e = a + b for a and b from intervals
        "interval-arithmetic" => {
            |&[lo_a, a, lo_b, b, _]| !(lo_a <= a && lo_b <= b && lo_a + lo_b >= 0) || a + b >= 0
        }
        // with p and q from 1 to 3, f = b
        "one-known-inequality" | "known-inequalities-combined" => |&[e, f, ..]| {
            let factors = (1..=3).flat_map(|p| (1..=3).map(move |q| (p, q)));
            factors.into_iter().all(|(p, q)| !(f >= 0 && p * e - q * f > -p) || e >= 0)
        },
        "quotient-times-divisor" => |&[x, b, r, k, _]| {
            let least = if k > 0 { x - b + 1 } else { x };
            !(b > 0 && r * b + k * least > -b) || r + k * x.div_euclid(b) >= 0
        },
        "remainder-below-modulus" => |&[x, b, r, k, _]| {
            !(b > 0 && k < 0 && r + k * (b - 1) >= 0) || r + k * x.rem_euclid(b) >= 0
        },
        "extremum-by-operand" | "extremum-operands-apart" => |&[x, y, r, k, _]| {
            let each = |k: i64| r + k * x >= 0 && r + k * y >= 0;
            !(k > 0 && each(k)) || r + k * x.min(y) >= 0 && (!each(-k) || r - k * x.max(y) >= 0)
        },
        "minimum-and-step" => |&[x, y, r, k, _]| {
            let step = i64::from(y > x);
            r + k * (x + 1).min(y) < 0 || r + k * (x.min(y) + step) >= 0
        },
        "index-and-step" => |&[x, y, r, k, _]| {
            let step = i64::from(y > x);
            !(k > 0 && r + k * (x + 1) >= 0 && r + k * y >= 0) || r + k * (x + step) >= 0
        },
        "quotient-or-remainder" => |&[x, b, r, k, l]| {
            !(k > 0 && l > 0 && b > 0 && x > 0 && r + k.min(l) >= 0)
                || r + k * x.rem_euclid(b) + l * x.div_euclid(b) >= 0
        },
        "factor-quotient-and-remainder" => {
            |&[x, b, q, ..]| b <= 0 || q < 0 || x.div_euclid(b) * b * q == (x - x.rem_euclid(b)) * q
        }
        "middle-of-extremum" => |&[x, y, r, k, _]| {
            let extremum = if k < 0 { x.min(y) } else { x.max(y) };
            2 * r + k * (x + y) < 0 || r + k * extremum >= 0
        },
        "operand-of-extremum" => |&[x, y, r, k, _]| {
            let extremum = if k < 0 { x.min(y) } else { x.max(y) };
            r + k * x < 0 || r + k * extremum >= 0
        },
        "choice-by-arm" => |&[x, y, r, k, c]| {
            !(r + k * x >= 0 && r + k * y >= 0) || r + k * (if c > 0 { x } else { y }) >= 0
        },
        "factor-bound" => |&[lo, f, hi, r, _]| {
            !(lo <= f && f <= hi && r >= 0) || lo * r <= f * r && f * r <= hi * r
        },
        "factor-quotient" => |&[x, b, q, ..]| {
            !(b > 0 && q >= 0) || {
                let product = x.div_euclid(b) * b * q;
                (x - b + 1) * q <= product && product <= x * q
            }
        },
        "factor-quotient-by-a-multiple" => |&[x, b, q, c, ..]| {
            !(b > 0 && q >= 0 && c > 0) || {
                let product = c * x.div_euclid(c * b) * b * q;
                (x - c * b + 1) * q <= product && product <= x * q
            }
        },
        "two-quotients" => |&[x, y, b, r, k]| {
            let floor = |x: i64| x.div_euclid(b);
            b <= 0
                || (!(k > 0 && r + k * floor(x - y) >= 0) || r + k * (floor(x) - floor(y)) >= 0)
                    && (!(k < 0 && r + k * floor(x + y) >= 0) || r + k * (floor(x) + floor(y)) >= 0)
        },
        // with c = b for the greatest x
        "bounded-dividend" => |&[x, c, r, ..]| !(x <= c && r + x >= c) || r >= 0,
        "share-of-something" => |&[x, b, r, c, _]| {
            b <= 0 || {
                let share = x.div_euclid(b) + i64::from(c > 0);
                !(r + 1 - share >= 0 && share >= 1) || r >= 0
            }
        },
        "factor-inequality" => |&[g, r, ..]| !(g >= 0 && r >= 0) || g * r >= 0,
        "multiplied-out" => |&[x, y, z, w, _]| (x + y) * (z + w) == x * z + x * w + y * z + y * w,
        other => panic!("the statement of {other} is not tested"),
    }
}

#[test]
fn statements_hold_on_every_value_of_a_small_box() {
    let box_of_five = points(&NAMES.join(" "), 3);
    for rule in PROOFS {
        let holds = statement(rule.info.name);
        for p in &box_of_five {
            assert!(holds(p), "{} at {p:?}", rule.info.name);
        }
    }
}

/// Facts that know `n ≥ m ≥ d`, and `n - d`, which takes two attempts.
fn two_steps(s: &mut Store) -> (Facts, Expr) {
    let (facts, _, claim) = question(s, "n >= m && m >= d", "n - d");
    (facts, claim)
}

#[test]
fn what_failed_for_want_of_budget_is_tried_again_with_more() {
    let mut s = store_without(&[]);
    let (mut facts, claim) = two_steps(&mut s);
    s.limit_proofs(0);
    s.count_attempt();
    for _ in 0..2 {
        assert!(!facts.prove_ge0(&mut s, claim));
        let within = s.limits().proofs.attempts_when_exhausted;
        assert_eq!(facts.memo.borrow().proved.get(&claim), Some(&Proof::Missing { within }));
    }
    s.limit_proofs(u64::MAX);
    assert!(facts.prove_ge0(&mut s, claim));
    assert_eq!(facts.memo.borrow().proved.get(&claim), Some(&Proof::Found));
    // and what was found stays, whatever the budget
    s.limit_proofs(0);
    assert!(facts.prove_ge0(&mut s, claim));
}

/// Clones share what was proved; each starts with all its patience.
#[test]
fn what_failed_late_is_tried_again_by_a_clone() {
    let mut limits = Limits::default();
    (limits.proofs.patience, limits.proofs.attempts_when_late) = (0, 1);
    let mut s = Store::with_settings(Arc::new(Settings::new(limits)));
    for name in NAMES {
        s.parameter(name, 32);
    }
    let (mut facts, claim) = two_steps(&mut s);
    facts.effort = 1;
    assert!(!facts.prove_ge0(&mut s, claim));
    assert!(facts.clone().prove_ge0(&mut s, claim));
    assert!(facts.prove_ge0(&mut s, claim));
}

#[test]
fn a_search_that_came_to_its_end_is_not_repeated() {
    let mut s = store_without(&[]);
    // no point of the sample refutes it, and nothing proves it
    let (mut facts, _, claim) = question(&mut s, "n^2 >= m^2 && m >= 0 && n >= 0", "n - m");
    assert!(!facts.prove_ge0(&mut s, claim));
    let within = u32::MAX;
    assert_eq!(facts.memo.borrow().proved.get(&claim), Some(&Proof::Missing { within }));
}

/// Budgets as small as they can be, and large ones, prove nothing wrong.
#[test]
fn extreme_budgets_prove_nothing_wrong() {
    let proofs = ProofLimits {
        attempts: 0,
        attempts_without_points: 0,
        patience: 0,
        attempts_when_late: 0,
        attempts_when_exhausted: 0,
        combined: 0,
        terms: 0,
        short_form: 0,
        quotient_terms: 0,
        quotient_nodes: 0,
        product_degree: 0,
        factor_inequalities: 0,
        factor_inequality_terms: 0,
        interval_levels: 0,
        extrema: 0,
        extremum_operands: 0,
        disjunction_nodes: 0,
        disjunction_parts: 0,
        conjunction_parts: 0,
        sharpenings: 0,
        sharpened_terms: 0,
        follow_ups: 0,
        choices: 0,
        continuations: 0,
        continued_conditions: 0,
    };
    let least = Limits { proofs, ..Limits::default() };
    let mut most = Limits::default();
    (most.proofs.attempts, most.proofs.combined, most.proofs.terms) = (500, 8, 100);
    (most.proofs.product_degree, most.proofs.factor_inequality_terms) = (20, 40);
    for limits in [least, most] {
        let settings = Arc::new(Settings::new(limits));
        for rule in PROOFS {
            let (given, claim, _) = example(&rule.info);
            let box_of_example = points(&format!("{given} {claim}"), 3);
            for add in -2..=2 {
                let near = format!("{claim} + {add}");
                let mut s = Store::with_settings(Arc::clone(&settings));
                for name in NAMES {
                    s.parameter(name, 32);
                }
                let (mut facts, given, claim) = question(&mut s, given, &near);
                if facts.prove_ge0(&mut s, claim) {
                    let broken = counterexample(&s, given, claim, &box_of_example);
                    assert_eq!(broken, None, "{near}");
                }
            }
        }
    }
}

/// Work that is shared out as equally as it goes, the first `n mod d` shares with one more: a share ends where the work
/// ends, at most.
#[test]
fn shares_lie_within_the_work() {
    let share = "n > 0 && d > 0 && a >= 0 && a <= d - 1";
    let some = format!("{share} && floor(n/d) + ite(n mod d > a, 1, 0) >= 1");
    let between = "m > n && n + 2147483647 >= m && d > 0 && a >= 0 && a <= d - 1";
    let inside = format!("{share} && b >= 0 && b <= floor(n/d) - 1 + ite(n mod d > a, 1, 0)");
    for (given, claim) in [
        (share, "n - (a + 1)*floor(n/d) - (n mod d)"),
        (share, "n - (a + 1)*floor(n/d) - min(a + 1, n mod d)"),
        (share, "n - (a + 1)*floor(n/d) - min(a, n mod d) - ite(n mod d > a, 1, 0)"),
        (&inside, "n - a*floor(n/d) - min(a, n mod d) - b - 1"),
        // one that is not empty starts before the end
        (&some, "n - 1 - a*floor(n/d) - min(a, n mod d)"),
        // bounds of one term of the work, the other being there already
        (between, "2147483647 - n - (a + 1)*floor((m - n)/d) - min(a, (m - n) mod d) - ite((m - n) mod d > a, 1, 0)"),
        (between, "2147483647 - (a + 1)*floor((m - n)/d) - min(a, (m - n) mod d) - ite((m - n) mod d > a, 1, 0)"),
    ] {
        for (claim, holds) in [(claim.to_owned(), true), (format!("{claim} - 1"), false)] {
            let mut s = store_without(&[]);
            let (mut facts, _, claim_expr) = question(&mut s, given, &claim);
            assert_eq!(facts.prove_ge0(&mut s, claim_expr), holds, "{claim} where {given}");
        }
    }
}

/// In what is large no quotient is looked for: in a chain of quotients each link would walk all below it.
#[test]
fn quotients_are_looked_for_in_what_is_small() {
    let (given, claim, _) = example(&super::division::DIVIDEND.info);
    for (quotient_nodes, holds) in [(8, true), (5, false)] {
        let mut limits = Limits::default();
        limits.proofs.quotient_nodes = quotient_nodes;
        let mut s = Store::with_settings(Arc::new(Settings::new(limits)));
        for name in NAMES {
            s.parameter(name, 32);
        }
        let (mut facts, _, claim) = question(&mut s, given, claim);
        assert_eq!(facts.prove_ge0(&mut s, claim), holds, "{quotient_nodes}");
    }
}

/// So that each lies within the numbers of a type, whose bounds are no inequalities.
#[test]
fn shares_are_numbers_of_the_type_of_the_work() {
    let share = "n > 0 && d > 0 && a >= 0 && a <= d - 1";
    let first = format!("{share} && a <= n mod d - 1 && d <= 1000");
    let later = format!("{share} && a >= n mod d");
    for (given, claim) in [
        (&first, "a*floor(n/d) + floor(n/d) + a"),
        (&first, "a*floor(n/d) + a + 8*floor((floor(n/d) + 1)/8)"),
        (&later, "a*floor(n/d) + floor(n/d) + (n mod d)"),
        (&later, "a*floor(n/d) + (n mod d) + 8*floor(floor(n/d)/8)"),
    ] {
        for (most, holds) in [("2147483647", true), ("1073741823", false)] {
            let mut s = store_without(&[]);
            let (mut facts, _, claim) = question(&mut s, given, &format!("{most} - ({claim})"));
            assert_eq!(facts.prove_ge0(&mut s, claim), holds, "{claim} where {given}");
        }
    }
}

/// A remainder of at least 1 has a divisor of at least 2, so that the quotient is half of the dividend at most.
/// Chunks of a number of steps, of loops with a step: whoever takes them, all of them hold what there is.
#[test]
fn chunks_hold_the_work() {
    for (claim, holds) in [
        ("3*m*ceil(n/(3*m)) - n", true),
        ("m*ceil(n/(3*m)) - floor((n + 2)/3)", true),
        ("m*ceil(n/(2*m)) - ceil(n/2)", true),
        ("m*ceil(n/(3*m)) - floor((n + 2)/3) - 1", false),
        ("m*ceil(n/(3*m)) - floor((n + 3)/3)", false),
        ("m*floor(n/(2*m)) - floor(n/2)", false),
    ] {
        let mut s = store_without(&[]);
        let (mut facts, given, claim_there) = question(&mut s, "n >= 1 && m >= 1", claim);
        assert_eq!(facts.prove_ge0(&mut s, claim_there), holds, "{claim}");
        let broken = counterexample(&s, given, claim_there, &points("n m", 12));
        assert_eq!(broken.is_none(), holds, "{claim}");
    }
}

#[test]
fn what_leaves_a_rest_divides_into_several() {
    for (given, holds) in [
        ("n > 0 && d > 0 && a >= 0 && n mod d >= a + 1", true),
        ("n > 0 && d > 0 && a >= 0", false),
    ] {
        let mut s = store_without(&[]);
        let (mut facts, _, claim) = question(&mut s, given, "1073741823 - floor(n/d)");
        assert_eq!(facts.prove_ge0(&mut s, claim), holds, "{given}");
    }
}
