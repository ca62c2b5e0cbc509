//! Questions about conditions.

use super::knowing;

fn decided(cond: &str, conditions: &[&str]) -> Option<bool> {
    let (mut s, mut facts) = knowing(conditions);
    let cond = s.parse_condition(cond).expect("a condition");
    facts.decide(&mut s, cond)
}

#[test]
fn conditions_are_true_false_or_open() {
    let known = ["n > m", "m > 2"];
    for (cond, truth) in [
        ("n > m", Some(true)),
        ("n <= m", Some(false)),
        ("n >= 4", Some(true)),
        ("n <= 3", Some(false)),
        ("n == 4", None),
        ("n == 2", Some(false)),
        ("n != m", Some(true)),
        ("k > 0", None),
        ("1 == 1", Some(true)),
    ] {
        assert_eq!(decided(cond, &known), truth, "{cond}");
    }
    assert_eq!(decided("n == m", &["n <= m", "m <= n"]), Some(true));
    // what contradicts itself decides everything, and nothing is asked of it
    assert_eq!(decided("k > 0", &["n > m", "n <= m"]), Some(true));
}

#[test]
fn equality_and_order_are_those_of_the_difference() {
    let (mut s, mut facts) = knowing(&["n <= m", "m <= n", "k > n"]);
    let [n, m, k] = ["n", "m", "k"].map(|name| s.parse(name).expect("a parameter"));
    assert!(facts.prove_equal(&mut s, n, m) && facts.prove_equal(&mut s, n, n));
    assert!(!facts.prove_equal(&mut s, n, k));
    assert!(facts.prove_ge(&mut s, k, m) && !facts.prove_ge(&mut s, m, k));
}

#[test]
fn integers_fit_a_width_by_both_ends() {
    let (mut s, mut facts) = knowing(&["0 <= n && n <= 127", "0 <= m && m <= n"]);
    let difference = s.parse("n - m").expect("an expression");
    let sum = s.parse("n + m").expect("an expression");
    assert!(facts.fits(&mut s, difference, 8, true) && facts.fits(&mut s, difference, 8, false));
    assert!(!facts.fits(&mut s, sum, 8, true) && facts.fits(&mut s, sum, 8, false));
}

/// Behind a loop that may not have run: where it ran, there is a rest, which the condition of the choice tells.
#[test]
fn what_is_known_is_looked_at_each_way_that_a_choice_goes() {
    let known = ["n > 0", "n <= 11 || n mod 8 > 0"];
    let (mut s, mut facts) = knowing(&known);
    for (e, holds) in [
        ("n - ite(n <= 11, 0, 8*floor(n/8)) - 1", true),
        ("n - ite(n <= 11, 0, 8*floor(n/8)) - 2", false),
        ("n - max(m, ite(n <= 11, 0, 8*floor(n/8))) - 1", false),
        ("max(m, n - ite(n <= 11, 0, 8*floor(n/8)) - 1)", true),
    ] {
        let e = s.parse(e).expect("an expression");
        assert_eq!(facts.prove_ge0_in_each_case(&mut s, e), holds, "{}", s.display(e));
    }
    // a way that it cannot go
    let quotient = "ite(n >= 0, floor(n/m), -floor((-n)/m))";
    let (mut s, mut facts) = knowing(&["m > 0", &format!("{quotient} > 0")]);
    for (e, holds) in [("ite(n >= 0, 3, -1)", true), ("ite(n >= 0, -1, 3)", false)] {
        let e = s.parse(e).expect("an expression");
        assert_eq!(facts.prove_ge0_in_each_case(&mut s, e), holds, "{}", s.display(e));
    }
}
