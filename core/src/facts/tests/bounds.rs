//! Intervals of expressions under conditions.

use super::knowing;
use crate::expr::{Interval, Num};
use crate::limits::Limits;
use crate::rules::Settings;
use std::sync::Arc;

fn interval(e: &str, conditions: &[&str]) -> Interval {
    let (mut s, mut facts) = knowing(conditions);
    let e = s.parse(e).expect("an expression");
    facts.interval(&s, e)
}

fn from_to(lo: i64, hi: i64) -> Interval {
    Interval::new(Num::int(lo), Num::int(hi))
}

#[test]
fn operations_have_the_interval_of_their_operands() {
    let known = ["2 <= n && n <= 5", "-3 <= m && m <= 4"];
    for (e, lo, hi) in [
        ("n + 2*m - 1", -5, 12),
        ("n*m", -15, 20),
        ("m^2", 0, 16),
        ("min(n, m)", -3, 4),
        ("max(n, m)", 2, 5),
        ("ite(k > 0, n, m)", -3, 5),
        ("floor(m/2)", -2, 2),
        ("floor(m/n)", -3, 2),
        ("m mod n", 0, 4),
        ("n mod max(k, 9)", 0, 5),
        ("s8(m)", -3, 4),
        ("unsigned32(n)", 2, 5),
    ] {
        assert_eq!(interval(e, &known), from_to(lo, hi), "{e}");
    }
}

/// By the bounds of the other terms of a form.
#[test]
fn inequalities_of_several_terms_bound_each() {
    let known = ["n + m <= 10", "n >= 1", "m >= 2"];
    assert_eq!(interval("n", &known), from_to(1, 8));
    assert_eq!(interval("m", &known), from_to(2, 9));
    // the bound of a sum is not that of the form, but the sum of the bounds
    assert_eq!(interval("n + m", &known), from_to(3, 17));
}

/// A quotient is bounded by what is known of its dividend as one inequality.
#[test]
fn quotients_of_sums_that_are_known_have_bounds() {
    let known = ["n >= m", "2*n - 2*m <= 18"];
    assert_eq!(interval("floor((n - m + 1)/4)", &known), from_to(0, 2));
    assert_eq!(interval("floor((m - n + 2)/4)", &known), from_to(-2, 0));
    assert_eq!(interval("floor((2*n - 2*m + 1)/5)", &known), from_to(0, 3));
    // of other terms, or of one more, no inequality is known
    for open in ["floor((n + m)/4)", "floor((n - m + k)/4)", "floor((n - 2*m)/4)"] {
        let found = interval(open, &known);
        assert_eq!(found, interval(open, &[]), "{open}");
    }
}

#[test]
fn fewer_levels_bound_no_less_than_there_is() {
    let mut limits = Limits::default();
    limits.proofs.interval_levels = 1;
    let settings = Arc::new(Settings::new(limits));
    let mut s = crate::expr::Store::with_settings(settings);
    let n = s.parameter("n", 32);
    let given = s.parse_condition("0 <= n && n <= 5").expect("a condition");
    let mut facts = crate::facts::Facts::new();
    facts.assume(&mut s, given);
    let e = s.parse("max(n, 3)").expect("an expression");
    assert_eq!(facts.interval(&s, e), from_to(3, 5));
    // `n` is one level down, and within the two it is not asked for
    let deep = s.parse("max(min(n^2, 9), 3)").expect("an expression");
    assert_eq!(facts.interval(&s, deep), from_to(3, 9));
    let deeper = s.parse("max(min(n^2, 900), 3)").expect("an expression");
    assert_eq!(facts.interval(&s, deeper), from_to(3, 900));
    assert_eq!(facts.interval(&s, n), from_to(0, 5));
}
