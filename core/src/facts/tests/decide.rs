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
